//! A table for one player or many, over HTTP and WebSocket.
//!
//! [`app`] gives the whole service as a router that needs no network to be tested; [`serve`] puts it on a socket. What
//! a request asks is done by a seat, which stores what happened before it shows it; what options are worth is
//! said by an analyst on threads of its own. The types of the API are in [`wire`], and [`api`] describes it.

mod analyst;
mod config;
mod edges;
mod guard;
mod pages;
mod problem;
mod routes;
mod seat;
mod socket;
mod takeaway;
mod training;
mod view;
pub mod wire;

use std::future::Future;
use std::time::{SystemTime, UNIX_EPOCH};

use axum::Router;
use tokio::net::TcpListener;
use tuz_house::Points;
use tuz_house::round::PlayerId;
use tuz_store::Moment;

pub use config::{Chance, Config, cookie_of};
pub use edges::{CARD_LINES, KeptCard, KeptEdges, NothingKept};
pub use problem::Fault;
pub use routes::{api, app};
/// Whether the page in this program only says how the real one is built.
pub use tuz_web::is_placeholder as page_is_missing;

/// The one seat of a stored round.
const SEAT: PlayerId = PlayerId(0);

/// With how much play money one sits down.
pub const OPENING: Points = Points(1000);

/// Serves until told to stop; requests that are being answered are answered.
///
/// # Errors
/// When the listener fails.
pub async fn serve(
    listener: TcpListener,
    app: Router,
    stop: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<()> {
    axum::serve(listener, app).with_graceful_shutdown(stop).await
}

fn now() -> Moment {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Moment(since.as_millis() as i64)
}
