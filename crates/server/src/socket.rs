//! The table over a WebSocket: told after every change, and asked.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, WebSocket, close_code};
use axum::extract::{FromRequest, Request, WebSocketUpgrade};
use axum::response::{IntoResponse, Response};
use tokio::time::{Instant, interval_at};
use tuz_i18n::Language;

use crate::guard::{LONGEST, language, said};
use crate::problem::Fault;
use crate::routes::finish;
use crate::seat::Seat;
use crate::wire::{Ask, Asking, Told};

/// How often a silent socket is asked whether somebody is there; after two such times without an answer it is closed.
const HEARTBEAT: Duration = Duration::from_secs(30);

/// Opens the socket of a seat.
pub(crate) async fn open(seat: Arc<Seat>, request: Request) -> Result<Response, Fault> {
    let headers = request.headers().clone();
    let upgrade = WebSocketUpgrade::from_request(request, &())
        .await
        .map_err(|rejection| Fault::of_status(rejection.into_response().status()))?;
    let language = language(&headers);
    seat.table().await?;
    let upgrade = upgrade.max_message_size(LONGEST).max_frame_size(LONGEST);
    Ok(upgrade.on_upgrade(move |socket| talk(seat, socket, language)))
}

async fn talk(seat: Arc<Seat>, mut socket: WebSocket, language: &Language) {
    let mut shown = seat.watch();
    // The table as it is now counts as a change.
    shown.mark_changed();
    let mut heartbeat = interval_at(Instant::now() + HEARTBEAT, HEARTBEAT);
    let mut unanswered = 0;
    loop {
        let told = tokio::select! {
            changed = shown.changed() => {
                let table = shown.borrow_and_update().clone();
                match (changed, table) {
                    (Ok(()), Some(table)) => Told::Table { table },
                    (Ok(()), None) => continue,
                    (Err(_), _) => return,
                }
            }
            message = socket.recv() => {
                unanswered = 0;
                match message {
                    Some(Ok(Message::Text(text))) => answer(&seat, text.as_str(), language).await,
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                    Some(Ok(Message::Binary(_))) => {
                        return close(socket, close_code::UNSUPPORTED, "messages are JSON text").await;
                    }
                    // Too long, or no message at all.
                    Some(Err(_)) => {
                        return close(socket, close_code::POLICY, "this is no message of at most 64 KiB").await;
                    }
                    Some(Ok(Message::Close(_))) | None => return,
                }
            }
            _ = heartbeat.tick() => {
                unanswered += 1;
                if unanswered > 2 || socket.send(Message::Ping(Vec::new().into())).await.is_err() {
                    return;
                }
                continue;
            }
        };
        let Ok(json) = serde_json::to_string(&told) else { return };
        if socket.send(Message::Text(json.into())).await.is_err() {
            return;
        }
    }
}

/// Says why nothing more is told.
async fn close(mut socket: WebSocket, code: u16, reason: &'static str) {
    // Who is gone does not hear it.
    let _ = socket.send(Message::Close(Some(CloseFrame { code, reason: reason.into() }))).await;
}

/// Does what a message asks.
async fn answer(seat: &Arc<Seat>, text: &str, language: &Language) -> Told {
    let asking: Asking = match tuz_house::from_json(text) {
        Ok(asking) => asking,
        Err(fault) => {
            return Told::Refused { id: None, problem: said(Fault::bad(fault).problem(), language) };
        }
    };
    let seat = Arc::clone(seat);
    let id = asking.id;
    let done = finish(async move {
        match asking.ask {
            Ask::Deal(ask) => seat.deal(ask).await,
            Ask::Act(ask) => seat.act(ask).await,
            Ask::TopUp(ask) => seat.top_up(ask).await,
        }
    });
    match done.await {
        Ok(_) => Told::Done { id },
        Err(fault) => Told::Refused { id: Some(id), problem: said(fault.problem(), language) },
    }
}
