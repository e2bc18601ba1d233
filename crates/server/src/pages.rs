//! The page and what belongs to it.

use std::path::PathBuf;
use std::sync::Arc;

use axum::body::Body;
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use tuz_web::{Asset, Encoding};

use crate::problem::Fault;

/// What the page may load and do: what comes from here, and nothing else.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// Where the page comes from: a folder, or the program.
#[derive(Clone)]
pub(crate) struct Pages(Option<Arc<PathBuf>>);

impl Pages {
    pub(crate) fn new(folder: Option<PathBuf>) -> Self {
        Self(folder.map(Arc::new))
    }

    /// Answers for every address that the API does not have: a file, or the page itself where the address has no
    /// extension, as the page knows its own addresses.
    pub(crate) async fn answer(self, request: Request) -> Result<Response, Fault> {
        let path = request.uri().path().trim_start_matches('/');
        if path == "api" || path.starts_with("api/") {
            return Err(Fault::NotFound);
        }
        if !matches!(*request.method(), Method::GET | Method::HEAD) {
            return Err(Fault::BadMethod);
        }
        let name = path.rsplit('/').next().unwrap_or_default();
        let file = if name.contains('.') { path } else { "index.html" }.to_owned();
        let first = if takes_brotli(request.headers()) { Encoding::Brotli } else { Encoding::Identity };
        let encodings = [first, Encoding::Identity];
        let found = tokio::task::spawn_blocking(move || {
            encodings.iter().find_map(|&encoding| Some((encoding, self.asset(&file, encoding)?)))
        });
        let (encoding, asset) = found.await.map_err(Fault::failed)?.ok_or(Fault::NotFound)?;
        sent(asset, encoding, request.headers())
    }

    fn asset(&self, path: &str, encoding: Encoding) -> Option<Asset> {
        match &self.0 {
            Some(folder) => tuz_web::asset_in_folder(folder, path, encoding),
            None => tuz_web::asset_encoded(path, encoding),
        }
    }
}

fn takes_brotli(headers: &HeaderMap) -> bool {
    let accepted = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    accepted.flat_map(|value| value.split(',')).any(|coding| {
        let mut parts = coding.split(';').map(str::trim);
        let is_brotli = parts.next().is_some_and(|name| name.eq_ignore_ascii_case("br"));
        is_brotli && !parts.any(|weight| weight.strip_prefix("q=").is_some_and(|q| q.parse() == Ok(0.0)))
    })
}

fn sent(asset: Asset, encoding: Encoding, headers: &HeaderMap) -> Result<Response, Fault> {
    let etag = HeaderValue::from_str(&asset.etag).map_err(Fault::failed)?;
    let known = headers.get_all(header::IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    let is_known = known.flat_map(|value| value.split(',')).any(|tag| {
        let tag = tag.trim();
        tag.strip_prefix("W/").unwrap_or(tag) == asset.etag
    });
    let mut response = if is_known {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        Body::from(asset.bytes).into_response()
    };
    let headers = response.headers_mut();
    let cache = if asset.immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(cache));
    headers.insert(header::ETAG, etag);
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    if !is_known {
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(asset.content_type));
        if encoding == Encoding::Brotli {
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("br"));
        }
    }
    Ok(response)
}
