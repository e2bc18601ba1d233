//! A player as files to take away, brought back, or wiped.

use std::fmt::Write as _;

use axum::Json;
use axum::body::to_bytes;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use tuz_store::{Export, Page, PlayerKey, Store};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::config::new_token;
use crate::guard::LONGEST_IMPORT;
use crate::problem::Fault;
use crate::routes::{InAddress, Shared, Sitting, cookie, finish, player};
use crate::seat::lesson;
use crate::view::named;
use crate::wire::{Decision, Problem, Table};

pub(crate) fn routes() -> OpenApiRouter<Shared> {
    OpenApiRouter::new().routes(routes!(export, import)).routes(routes!(csv_table)).routes(routes!(wipe))
}

/// Everything of the player as one file: rounds, decisions, reviews, answers in drills, the ledger.
#[utoipa::path(get, path = "/api/v1/player/file", tag = "player", responses(
    (status = 200, description = "The player, as it is brought back", body = Object), (status = 401, body = Problem),
    (status = 409, description = "A round is not over", body = Problem)))]
async fn export(State(shared): State<Shared>, Sitting(_, player): Sitting) -> Result<Response, Fault> {
    let json = finish(async move {
        let export = shared.seats.house().store.export(player).await?;
        tokio::task::spawn_blocking(move || export.to_json().map_err(Fault::failed))
            .await
            .map_err(Fault::failed)?
    });
    Ok(download("application/json", "tuz-player.json", json.await?))
}

/// Brings a player back from his file, in place of the one who sits here. Everything of that one is wiped.
#[utoipa::path(put, path = "/api/v1/player/file", tag = "player", request_body = Object, responses(
    (status = 200, body = Table), (status = 400, description = "The file is not right", body = Problem),
    (status = 409, description = "Another player has rounds of this file", body = Problem), (status = 413, body = Problem)))]
async fn import(
    State(shared): State<Shared>,
    headers: HeaderMap,
    request: Request,
) -> Result<Response, Fault> {
    let bytes = to_bytes(request.into_body(), LONGEST_IMPORT).await.map_err(|_| Fault::TooLarge)?;
    let sits = player(&shared, &headers).await?;
    finish(async move {
        let read = tokio::task::spawn_blocking(move || {
            let text = std::str::from_utf8(&bytes).map_err(|_| Fault::bad("the body is no UTF-8 text"))?;
            Export::read(text).map_err(Fault::bad)
        });
        let export = read.await.map_err(Fault::failed)??;
        let (token, hex) = new_token()?;
        let back = match sits {
            Some(key) => shared.seats.of(key).replace(&token, &export).await?,
            None => shared.seats.house().store.import(&token, &export).await?,
        };
        let table = shared.seats.of(back.key).table().await?;
        Ok(([(header::SET_COOKIE, cookie(&shared, &hex)?)], Json(table)).into_response())
    })
    .await
}

/// Wipes everything about the player.
#[utoipa::path(delete, path = "/api/v1/player", tag = "player", responses(
    (status = 204, description = "Nothing is left"), (status = 401, body = Problem)))]
async fn wipe(Sitting(seat, _): Sitting) -> Result<StatusCode, Fault> {
    finish(async move { seat.wipe().await }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// A table of the player's for a spreadsheet: `rounds.csv`, `decisions.csv` or `answers.csv`.
#[utoipa::path(get, path = "/api/v1/player/tables/{table}", tag = "player", params(("table" = String, Path, description = "Which one")),
    responses((status = 200, description = "Lines of values, the first with their names", body = String, content_type = "text/csv"),
    (status = 401, body = Problem), (status = 404, body = Problem)))]
async fn csv_table(
    State(shared): State<Shared>,
    Sitting(_, player): Sitting,
    InAddress(name): InAddress<String>,
) -> Result<Response, Fault> {
    let csv = finish(async move {
        let store = &shared.seats.house().store;
        let csv = match name.as_str() {
            "rounds.csv" => rounds(store, player).await,
            "decisions.csv" => decisions(store, player).await,
            "answers.csv" => answers(store, player).await,
            _ => Err(Fault::NotFound),
        };
        Ok((csv?, name))
    });
    let (csv, name) = csv.await?;
    Ok(download("text/csv; charset=utf-8", &name, csv))
}

fn download(kind: &'static str, name: &str, text: String) -> Response {
    let named = HeaderValue::from_str(&format!("attachment; filename=\"{name}\""));
    let mut response = ([(header::CONTENT_TYPE, HeaderValue::from_static(kind))], text).into_response();
    if let Ok(named) = named {
        response.headers_mut().insert(header::CONTENT_DISPOSITION, named);
    }
    response
}

async fn rounds(store: &Store, player: PlayerKey) -> Result<String, Fault> {
    let mut past = Vec::new();
    loop {
        let before = past.last().map(|round: &tuz_store::PastRound| round.key);
        let page = store.history(player, Page { before, rounds: u16::MAX }).await?;
        if page.is_empty() {
            break;
        }
        past.extend(page);
    }
    let mut csv = "round,rules,started_at,settled_at,balance,net,nonce,commitment\n".to_owned();
    for round in past.iter().rev() {
        // Writing to a string cannot fail.
        let _ = writeln!(
            csv,
            "{},{},{},{},{},{},{},{}",
            round.key.0,
            quoted(&round.rules_name),
            round.started_at.0,
            round.settled_at.0,
            round.starting_balance,
            round.net,
            round.nonce.get(),
            round.commitment
        );
    }
    Ok(csv)
}

async fn decisions(store: &Store, player: PlayerKey) -> Result<String, Fault> {
    let mut csv = "round,event,box,judged_at,hand,open_card,chosen,best,loss,grade,kind,group\n".to_owned();
    for (round, decision) in store.all_decisions(player).await? {
        let lesson = lesson(&decision);
        let hand = decision.spot.get("hand").and_then(serde_json::Value::as_str).unwrap_or_default();
        let up = decision.spot.get("upcard").and_then(serde_json::Value::as_str).unwrap_or_default();
        let action = |action| {
            let json = serde_json::to_string(&Decision::from(action)).unwrap_or_default();
            quoted(&json)
        };
        let _ = writeln!(
            csv,
            "{},{},{},{},{},{},{},{},{},{},{},{}",
            round.0,
            decision.event,
            decision.place.number(),
            decision.at.0,
            quoted(hand),
            quoted(up),
            action(&decision.chosen),
            action(&decision.best),
            decision.loss,
            tuz_coach::Grade::of(decision.loss).name(),
            lesson.as_ref().map(|lesson| named(&lesson.kind)).unwrap_or_default(),
            lesson.as_ref().map(|lesson| named(&lesson.group)).unwrap_or_default(),
        );
    }
    Ok(csv)
}

async fn answers(store: &Store, player: PlayerKey) -> Result<String, Fault> {
    let mut csv = "answered_at,drill,correct,took\n".to_owned();
    for answer in store.answers(player).await? {
        let _ = writeln!(csv, "{},{},{},{}", answer.at.0, quoted(&answer.drill), answer.correct, answer.took);
    }
    Ok(csv)
}

/// A value that may hold what separates values. A spreadsheet takes what begins with some signs for a formula, which is
/// prevented by an apostrophe.
fn quoted(value: &str) -> String {
    let guard = if value.starts_with(['=', '+', '-', '@', '\t', '\r']) { "'" } else { "" };
    if guard.is_empty() && !value.contains([',', '"', '\n', '\r']) {
        return value.to_owned();
    }
    format!("\"{guard}{}\"", value.replace('"', "\"\""))
}

#[cfg(test)]
mod tests {
    use super::quoted;

    #[test]
    fn values_stay_in_their_column_and_are_no_formulas() {
        assert_eq!(quoted("trainer"), "trainer");
        assert_eq!(quoted("a,b \"c\""), "\"a,b \"\"c\"\"\"");
        assert_eq!(quoted("=1+1"), "\"'=1+1\"");
    }
}
