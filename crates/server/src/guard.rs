//! What every request passes: a short body, the right host, no foreign origin, a problem in words where it fails.

use axum::Json;
use axum::body::{Body, Bytes};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, Method, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use http_body_util::BodyExt;
use tuz_i18n::{Args, Language, Surface, Text};

use crate::problem::Fault;
use crate::view::named;
use crate::wire::{Code, Problem};

/// No request is longer; a deal of nine boxes has a tenth.
pub(crate) const LONGEST: usize = 64 << 10;

/// The file of a player who is brought back may be longer: some ten thousand rounds.
pub(crate) const LONGEST_IMPORT: usize = 128 << 20;

/// Of a body that is too long so much is heard out before it is refused.
const HEARD_OUT: usize = 16 << 20;

/// Reads the whole body before anything else is done. Were a request refused with its body unread, the connection would
/// be cut, and whoever still writes would see that in place of the answer.
pub(crate) async fn whole_body(request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let is_file = parts.method == Method::PUT && parts.uri.path() == "/api/v1/player/file";
    match read(body, if is_file { LONGEST_IMPORT } else { LONGEST }).await {
        Ok(bytes) => next.run(Request::from_parts(parts, Body::from(bytes))).await,
        Err(fault) => fault.into_response(),
    }
}

async fn read(mut body: Body, longest: usize) -> Result<Bytes, Fault> {
    let (mut bytes, mut length) = (Vec::new(), 0);
    while let Some(frame) = body.frame().await {
        let frame = frame.map_err(|_| Fault::bad("the body breaks off"))?;
        let Ok(part) = frame.into_data() else { continue };
        length += part.len();
        if length > longest.max(HEARD_OUT) {
            break;
        }
        if length <= longest {
            bytes.extend_from_slice(&part);
        }
    }
    if length > longest { Err(Fault::TooLarge) } else { Ok(bytes.into()) }
}

/// Names under which the server may be asked.
#[derive(Clone)]
pub(crate) struct Hosts(pub(crate) std::sync::Arc<[String]>);

impl Hosts {
    fn knows(&self, host: &str) -> bool {
        let name = without_port(host);
        let name = name.strip_suffix('.').unwrap_or(name);
        let local = ["localhost", "127.0.0.1", "[::1]"].into_iter();
        local.chain(self.0.iter().map(String::as_str)).any(|known| known.eq_ignore_ascii_case(name))
    }
}

/// A host without its port; a colon inside brackets is part of an address.
fn without_port(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => host,
    }
}

/// Refuses what was meant for another host, as pages do whose name was bent to this machine, and what another site's
/// page asks in its visitor's name.
pub(crate) async fn same_site(State(hosts): State<Hosts>, request: Request, next: Next) -> Response {
    match check(&hosts, request.headers(), request.uri()) {
        Ok(()) => next.run(request).await,
        Err(fault) => fault.into_response(),
    }
}

fn check(hosts: &Hosts, headers: &HeaderMap, uri: &Uri) -> Result<(), Fault> {
    // Named once in the headers, perhaps in the address too, and everywhere the same.
    let mut named = headers.get_all(header::HOST).iter().map(|host| host.to_str().unwrap_or_default());
    let address = uri.authority().map(axum::http::uri::Authority::as_str);
    let host = named.next().or(address).ok_or(Fault::ForeignHost)?;
    if named.next().is_some() || address.is_some_and(|address| address != host) || !hosts.knows(host) {
        return Err(Fault::ForeignHost);
    }
    let mut origins = headers.get_all(header::ORIGIN).iter();
    if origins.any(|origin| !is_origin_of(origin.to_str().unwrap_or_default(), host)) {
        return Err(Fault::ForeignOrigin);
    }
    // A link or a form of another site sends no origin with GET, but browsers say where it comes from.
    let from_elsewhere = headers.get("sec-fetch-site").is_some_and(|site| site == "cross-site");
    let is_visit = headers.get("sec-fetch-mode").is_some_and(|mode| mode == "navigate");
    if from_elsewhere && !is_visit { Err(Fault::ForeignOrigin) } else { Ok(()) }
}

fn is_origin_of(origin: &str, host: &str) -> bool {
    let rest = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
    rest.is_some_and(|rest| rest.eq_ignore_ascii_case(host))
}

/// Gives every answer of an error the body of a problem, in the language that the request prefers.
pub(crate) async fn in_words(request: Request, next: Next) -> Response {
    let language = language(request.headers());
    let response = next.run(request).await;
    let status = response.status();
    if !status.is_client_error() && !status.is_server_error() {
        return response;
    }
    // An answer of the framework's own has no problem with it, but perhaps headers that matter, such as `Allow`.
    let (mut parts, _) = response.into_parts();
    let problem = parts.extensions.remove::<Problem>().unwrap_or_else(|| Fault::of_status(status).problem());
    parts.status = problem.code.status();
    worded(parts, problem, language)
}

/// The language that a request prefers.
pub(crate) fn language(headers: &HeaderMap) -> &'static Language {
    let wanted = headers.get(header::ACCEPT_LANGUAGE).and_then(|wanted| wanted.to_str().ok());
    Language::negotiate(wanted.unwrap_or_default())
}

/// A problem whose message is in this language.
pub(crate) fn said(mut problem: Problem, language: &Language) -> Problem {
    let text = Text::new(language, Surface::Terminal);
    problem.message = if let Some(reason) = &problem.reason {
        text.reason("refusal", reason)
    } else {
        let said = text.say(&format!("error-{}", named(&problem.code)), &Args::new());
        let detail = std::mem::take(&mut problem.message);
        // What exactly cannot be understood is told in English, as it is for programmers.
        if problem.code == Code::BadRequest && !detail.is_empty() { format!("{said} {detail}") } else { said }
    };
    problem
}

fn worded(mut parts: axum::http::response::Parts, problem: Problem, language: &Language) -> Response {
    let mut response = (parts.status, Json(said(problem, language))).into_response();
    parts.headers.remove(header::CONTENT_LENGTH);
    parts.headers.remove(header::CONTENT_TYPE);
    response.headers_mut().extend(parts.headers);
    response
}
