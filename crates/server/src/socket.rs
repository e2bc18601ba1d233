//! The table over a WebSocket: told after every change, and asked.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, WebSocket, close_code};
use axum::extract::{FromRequest, Request, WebSocketUpgrade};
use axum::response::{IntoResponse, Response};
use tokio::time::{Instant, interval_at};

use crate::guard::LONGEST;
use crate::problem::Fault;
use crate::routes::finish;
use crate::seat::Seat;
use crate::wire::{Ask, Asking, Told};

/// How often a silent socket is asked whether somebody is there; after two such times without an answer it is closed.
const HEARTBEAT: Duration = Duration::from_secs(30);

/// Opens the socket of a seat.
pub(crate) async fn open(seat: Arc<Seat>, request: Request) -> Result<Response, Fault> {
    let upgrade = WebSocketUpgrade::from_request(request, &())
        .await
        .map_err(|rejection| Fault::of_status(rejection.into_response().status()))?;
    seat.table().await?;
    let upgrade = upgrade.max_message_size(LONGEST).max_frame_size(LONGEST);
    Ok(upgrade.on_upgrade(move |socket| talk(seat, socket)))
}

async fn talk(seat: Arc<Seat>, mut socket: WebSocket) {
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
                    (Ok(()), Some(table)) => Told::Table { table: Box::new(table.as_ref().clone()) },
                    (Ok(()), None) => continue,
                    (Err(_), _) => return,
                }
            }
            message = socket.recv() => {
                unanswered = 0;
                match message {
                    Some(Ok(Message::Text(text))) => answer(&seat, text.as_str()).await,
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                    Some(Ok(Message::Binary(_))) => {
                        let reason = "messages are JSON text".into();
                        let close = CloseFrame { code: close_code::UNSUPPORTED, reason };
                        let _ = socket.send(Message::Close(Some(close))).await;
                        return;
                    }
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return,
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

/// Does what a message asks.
async fn answer(seat: &Arc<Seat>, text: &str) -> Told {
    let asking: Asking = match tuz_house::from_json(text) {
        Ok(asking) => asking,
        Err(fault) => return Told::Refused { id: None, problem: Fault::bad(fault).problem() },
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
        Err(fault) => Told::Refused { id: Some(id), problem: fault.problem() },
    }
}
