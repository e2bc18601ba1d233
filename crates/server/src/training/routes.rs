//! The addresses of training.

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use serde::Deserialize;
use tuz_coach::Kind;
use tuz_store::RoundKey;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::reviews::Wanted;
use super::{counts, drills, reviews, spots};
use crate::problem::Fault;
use crate::routes::{Body, InAddress, Shared, Sitting, finish};
use crate::seat::Seats;
use crate::view::named;
use crate::wire::{
    Drill, DrillDone, DrillTask, Marked, Mistakes, Problem, QuizAnswer, QuizAsked, QuizDone, QuizTask,
    Review, ReviewAnswer, Reviewed, SpotAsked, SpotOptions, Statistics, Twin,
};

pub(crate) fn routes() -> OpenApiRouter<Shared> {
    OpenApiRouter::new()
        .routes(routes!(mistakes))
        .routes(routes!(review, answer_review))
        .routes(routes!(decision, answer_decision))
        .routes(routes!(quiz, answer_quiz))
        .routes(routes!(spot))
        .routes(routes!(statistics))
        .routes(routes!(perfect))
}

/// Which mistakes.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct Which {
    /// Only decisions about this: `throw`, `sixth-or-exchange`, `buy-or-not`, `fold-or-play`, `insurance` or
    /// `dealer-game`.
    kind: Option<String>,
    /// The latest first; otherwise the costliest.
    latest: Option<bool>,
    /// How many are passed over.
    skip: Option<u32>,
    /// How many at most, 1 to 100; 20 where it is missing.
    #[param(minimum = 1, maximum = 100)]
    limit: Option<u16>,
}

/// The player's inaccuracies, mistakes and blunders.
#[utoipa::path(get, path = "/api/v1/training/mistakes", tag = "training", params(Which), responses(
    (status = 200, body = Mistakes), (status = 400, body = Problem), (status = 401, body = Problem)))]
async fn mistakes(
    State(seats): State<Seats>,
    Sitting(_, player): Sitting,
    which: Result<Query<Which>, QueryRejection>,
) -> Result<Json<Mistakes>, Fault> {
    let Query(which) = which.map_err(|error| Fault::bad(error.body_text()))?;
    let count = which.limit.unwrap_or(20);
    if !(1..=100).contains(&count) {
        return Err(Fault::bad("`limit` must be 1 to 100"));
    }
    if let Some(kind) =
        which.kind.as_ref().filter(|kind| !Kind::ALL.iter().any(|known| named(known) == **kind))
    {
        return Err(Fault::bad(format_args!("there is no kind of decision called `{kind}`")));
    }
    let wanted = Wanted {
        kind: which.kind,
        latest: which.latest.unwrap_or(false),
        skip: which.skip.unwrap_or(0),
        count,
    };
    reviews::list(seats.house(), player, wanted).await.map(Json)
}

/// The mistake that is to be shown again now.
#[utoipa::path(get, path = "/api/v1/training/review", tag = "training", responses(
    (status = 200, body = Review), (status = 401, body = Problem)))]
async fn review(State(seats): State<Seats>, Sitting(_, player): Sitting) -> Result<Json<Review>, Fault> {
    reviews::due(seats.house(), player).await.map(Json)
}

/// Decides on a mistake that was shown again.
#[utoipa::path(post, path = "/api/v1/training/review", tag = "training", request_body = ReviewAnswer, responses(
    (status = 200, body = Reviewed), (status = 400, body = Problem), (status = 401, body = Problem),
    (status = 404, body = Problem), (status = 409, body = Problem), (status = 422, body = Problem),
    (status = 503, body = Problem)))]
async fn answer_review(
    State(seats): State<Seats>,
    Sitting(_, player): Sitting,
    Body(ask): Body<ReviewAnswer>,
) -> Result<Json<Reviewed>, Fault> {
    finish(async move { reviews::answer(seats.house(), player, ask).await }).await.map(Json)
}

/// A decision of the wanted kind, found by its seed.
#[utoipa::path(get, path = "/api/v1/training/decision", tag = "training", params(Drill), responses(
    (status = 200, body = DrillTask), (status = 400, body = Problem), (status = 503, body = Problem)))]
async fn decision(
    State(seats): State<Seats>,
    ask: Result<Query<Drill>, QueryRejection>,
) -> Result<Json<DrillTask>, Fault> {
    let Query(ask) = ask.map_err(|error| Fault::bad(error.body_text()))?;
    finish(async move { drills::decision(seats.house(), &ask).await }).await.map(Json)
}

/// Decides on it.
#[utoipa::path(post, path = "/api/v1/training/decision", tag = "training", request_body = DrillDone, responses(
    (status = 200, body = Marked), (status = 400, body = Problem), (status = 401, body = Problem),
    (status = 404, body = Problem), (status = 422, body = Problem), (status = 503, body = Problem)))]
async fn answer_decision(
    State(seats): State<Seats>,
    Sitting(_, player): Sitting,
    Body(ask): Body<DrillDone>,
) -> Result<Json<Marked>, Fault> {
    finish(async move { drills::decided(seats.house(), player, ask).await }).await.map(Json)
}

/// A question about pay (`payout`), combinations (`combinations`) or the dealer's game (`game`), made from its seed.
#[utoipa::path(get, path = "/api/v1/training/quiz", tag = "training", params(QuizAsked), responses(
    (status = 200, body = QuizTask), (status = 400, body = Problem)))]
async fn quiz(ask: Result<Query<QuizAsked>, QueryRejection>) -> Result<Json<QuizTask>, Fault> {
    let Query(ask) = ask.map_err(|error| Fault::bad(error.body_text()))?;
    finish(async move { drills::quiz(&ask) }).await.map(Json)
}

/// Answers it.
#[utoipa::path(post, path = "/api/v1/training/quiz", tag = "training", request_body = QuizAnswer, responses(
    (status = 200, body = QuizDone), (status = 400, body = Problem), (status = 401, body = Problem),
    (status = 404, body = Problem)))]
async fn answer_quiz(
    State(seats): State<Seats>,
    Sitting(_, player): Sitting,
    Body(ask): Body<QuizAnswer>,
) -> Result<Json<QuizDone>, Fault> {
    finish(async move { drills::guessed(seats.house(), player, ask).await }).await.map(Json)
}

/// What every option of a spot is worth, made by hand.
#[utoipa::path(get, path = "/api/v1/training/spot", tag = "training", params(SpotAsked), responses(
    (status = 200, body = SpotOptions), (status = 400, body = Problem), (status = 503, body = Problem)))]
async fn spot(
    State(seats): State<Seats>,
    ask: Result<Query<SpotAsked>, QueryRejection>,
) -> Result<Json<SpotOptions>, Fault> {
    let Query(ask) = ask.map_err(|error| Fault::bad(error.body_text()))?;
    finish(async move { spots::options(seats.house(), &ask).await }).await.map(Json)
}

/// How it goes over all settled rounds.
#[utoipa::path(get, path = "/api/v1/training/statistics", tag = "training", responses(
    (status = 200, body = Statistics), (status = 401, body = Problem)))]
async fn statistics(
    State(seats): State<Seats>,
    Sitting(_, player): Sitting,
) -> Result<Json<Statistics>, Fault> {
    counts::statistics(seats.house(), player).await.map(Json)
}

/// How a settled round would have gone for a player who always does what is worth most.
#[utoipa::path(get, path = "/api/v1/rounds/{round}/twin", tag = "rounds", params(("round" = i64, Path, description = "The round")),
    responses((status = 200, body = Twin), (status = 400, description = "A decision of it has no figures", body = Problem),
    (status = 401, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem), (status = 503, body = Problem)))]
async fn perfect(
    State(seats): State<Seats>,
    Sitting(_, player): Sitting,
    InAddress(round): InAddress<i64>,
) -> Result<Json<Twin>, Fault> {
    finish(async move { counts::perfect(seats.house(), player, RoundKey(round)).await }).await.map(Json)
}
