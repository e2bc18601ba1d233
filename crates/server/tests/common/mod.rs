//! A server without a network, and somebody who asks it.

// Each test file uses its own part, and none is a library.
#![allow(dead_code, unreachable_pub)]

pub(crate) mod http;
pub(crate) mod play;
pub(crate) mod wrong;

use std::net::SocketAddr;
use std::path::Path;

use axum::Router;
use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use tower::ServiceExt;
use tuz_fair::Seed;
use tuz_server::{Chance, Config};
use tuz_store::Store;

/// The secret from which the shuffles of the tests follow.
pub(crate) fn secret() -> Seed {
    Seed::from_bytes([7; 32])
}

/// The service on this store.
pub(crate) fn app(store: &Store) -> Router {
    app_keeping(store, tuz_server::NothingKept)
}

/// The service on this store, with house edges kept there.
pub(crate) fn app_keeping(store: &Store, kept: impl tuz_server::KeptEdges + 'static) -> Router {
    tuz_server::app(Config {
        store: store.clone(),
        chance: Chance::Known(secret()),
        hosts: Vec::new(),
        cookie: "tuz_test".to_owned(),
        kept: std::sync::Arc::new(kept),
        web_root: None,
    })
    .expect("the service starts")
}

/// Runs asynchronous tests.
pub(crate) fn block_on<T>(work: impl Future<Output = T>) -> T {
    tokio::runtime::Runtime::new().expect("a runtime").block_on(work)
}

/// A store in a new file of this name.
pub(crate) async fn file_store(name: &str) -> Store {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    Store::open(folder.join("tuz.db")).await.expect("a store")
}

/// Serves at this address as long as the process lives.
pub(crate) fn serve(app: Router) -> SocketAddr {
    let (tell, told) = std::sync::mpsc::channel();
    std::thread::spawn(move || {
        block_on(async move {
            let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
            tell.send(listener.local_addr().expect("an address")).expect("somebody waits");
            tuz_server::serve(listener, app, std::future::pending()).await.expect("it serves");
        });
    });
    told.recv().expect("an address")
}

/// What came back.
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: axum::http::HeaderMap,
    pub(crate) text: String,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error} in `{}`", self.text))
    }

    /// The body of a success.
    #[track_caller]
    pub(crate) fn ok(&self) -> Value {
        assert!(self.status.is_success(), "{}: {}", self.status, self.text);
        self.json()
    }

    /// The kind of a problem.
    #[track_caller]
    pub(crate) fn code(&self) -> String {
        assert!(!self.status.is_success(), "{}: {}", self.status, self.text);
        self.json()["code"].as_str().expect("a problem has a code").to_owned()
    }
}

/// Somebody who asks, with a cookie once he has one.
#[derive(Clone)]
pub(crate) struct Client {
    pub(crate) app: Router,
    pub(crate) cookie: Option<String>,
}

impl Client {
    /// Nobody yet.
    pub(crate) fn new(app: Router) -> Self {
        Self { app, cookie: None }
    }

    /// A player with points.
    pub(crate) async fn seated(app: Router) -> Self {
        let mut client = Self::new(app);
        let answer = client.post("/api/v1/player", &json!({"name": "Anna", "language": "en"})).await;
        assert_eq!(answer.status, StatusCode::CREATED, "{}", answer.text);
        let cookie = answer.headers[header::SET_COOKIE].to_str().expect("a readable cookie");
        client.cookie = cookie.split(';').next().map(str::to_owned);
        client
    }

    pub(crate) fn request(&self, method: &str, path: &str) -> axum::http::request::Builder {
        let builder = Request::builder().method(method).uri(path).header(header::HOST, "127.0.0.1:7780");
        match &self.cookie {
            Some(cookie) => builder.header(header::COOKIE, cookie),
            None => builder,
        }
    }

    pub(crate) async fn send(&self, request: Request<Body>) -> Answer {
        let response = self.app.clone().oneshot(request).await.expect("the service answers");
        let (parts, body) = response.into_parts();
        let bytes = body.collect().await.expect("a whole body").to_bytes();
        Answer {
            status: parts.status,
            headers: parts.headers,
            text: String::from_utf8_lossy(&bytes).into_owned(),
        }
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.send(self.request("GET", path).body(Body::empty()).expect("a request")).await
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> Answer {
        self.send_json("POST", path, body).await
    }

    pub(crate) async fn send_json(&self, method: &str, path: &str, body: &Value) -> Answer {
        let request = self.request(method, path).header(header::CONTENT_TYPE, "application/json");
        self.send(request.body(Body::from(body.to_string())).expect("a request")).await
    }

    pub(crate) async fn table(&self) -> Value {
        self.get("/api/v1/table").await.ok()
    }

    /// Deals these boxes by these rules.
    pub(crate) async fn deal(&self, rules: &str, boxes: Value) -> Answer {
        let nonce = self.table().await["next"]["nonce"].clone();
        self.post("/api/v1/table/deal", &json!({"rules": rules, "nonce": nonce, "boxes": boxes})).await
    }

    /// Decides on the round as it stands in this table.
    pub(crate) async fn act(&self, table: &Value, decision: Value) -> Answer {
        self.post("/api/v1/table/act", &play::act(table, &decision)).await
    }

    /// That what is on the account and on the table is what was given and won. `granted` was given besides the points
    /// one sits down with.
    pub(crate) async fn check_books(&self, granted: i64) {
        let mut earned = tuz_server::OPENING.0 + granted;
        let mut path = "/api/v1/rounds?limit=100".to_owned();
        loop {
            let page = self.get(&path).await.ok();
            earned += page["rounds"]
                .as_array()
                .into_iter()
                .flatten()
                .filter_map(|round| round["net"].as_i64())
                .sum::<i64>();
            let Some(before) = page["before"].as_i64() else { break };
            path = format!("/api/v1/rounds?limit=100&before={before}");
        }
        let table = self.table().await;
        let balance = table["player"]["balance"].as_i64().expect("a balance");
        assert_eq!(balance + play::staked(&table), earned, "{table}");
    }
}
