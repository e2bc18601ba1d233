//! The addresses, and what is done at each.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::{FromRef, FromRequest, FromRequestParts, Path, Query, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::{Json, Router, middleware};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use tower_http::set_header::SetResponseHeaderLayer;
use tower_http::timeout::TimeoutLayer;
use tower_http::trace::{DefaultMakeSpan, DefaultOnResponse, TraceLayer};
use tracing::Level;
use tuz_house::rules::{Rules, shipped, shipped_rules};
use tuz_i18n::{Language, Surface, Text};
use tuz_store::{Page, PlayerKey, Profile, RoundKey};
use utoipa::{IntoParams, OpenApi, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::analyst::Analyst;
use crate::config::{Config, new_token, read_token};
use crate::edges::{Edges, Question};
use crate::guard::{self, Hosts};
use crate::pages::Pages;
use crate::problem::Fault;
use crate::seat::{House, Seat, Seats};
use crate::wire::{
    self, Act, Asking, Deal, NewPlayer, Options, PastRound, PlayerChange, Problem, Rounds, RuleText, Table,
    Told, TopUp,
};
use crate::{OPENING, now, socket, takeaway, training};

/// How long a request may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// What the handlers share.
#[derive(Clone)]
pub(crate) struct Shared {
    pub(crate) seats: Seats,
    edges: Edges,
    cookie: Arc<str>,
}

impl FromRef<Shared> for Seats {
    fn from_ref(shared: &Shared) -> Self {
        shared.seats.clone()
    }
}

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Tuz",
        description = "A table of Russian poker: rounds against the dealer, and the exact worth of every option. \
            A player is known by a cookie. Boxes are counted from 0 at the right; amounts are whole points of play \
            money unless they are called antes. Every answer of 4xx and 5xx is a `Problem`, whether or not it is listed with the address."
    ),
    components(schemas(Asking, Told, Problem))
)]
struct Described;

fn routes() -> OpenApiRouter<Shared> {
    OpenApiRouter::with_openapi(Described::openapi())
        .routes(routes!(health))
        .routes(routes!(houses))
        .routes(routes!(house))
        .routes(routes!(explained))
        .routes(routes!(rule_schema))
        .routes(routes!(check_rules))
        .routes(routes!(edge))
        .routes(routes!(begin_edge))
        .routes(routes!(strategy_card))
        .routes(routes!(begin_card))
        .routes(routes!(edge_work, end_edge))
        .routes(routes!(new_player, change_player))
        .routes(routes!(table))
        .routes(routes!(deal))
        .routes(routes!(act))
        .routes(routes!(top_up))
        .routes(routes!(watch))
        .routes(routes!(rounds))
        .routes(routes!(record))
        .routes(routes!(round_rules))
        .routes(routes!(options))
        .merge(training::routes::routes())
        .merge(takeaway::routes())
}

/// The description of the API in `OpenAPI`, made from the functions and types that serve it.
pub fn api() -> utoipa::openapi::OpenApi {
    routes().split_for_parts().1
}

/// The whole service.
///
/// # Errors
/// When the system gives no threads.
pub fn app(config: Config) -> Result<Router, Box<dyn std::error::Error + Send + Sync>> {
    let Config { store, chance, hosts, cookie, kept, web_root } = config;
    let pages = Pages::new(web_root);
    let analyst = Analyst::new()?;
    let edges = Edges::new(kept, analyst.clone())?;
    let seats = Seats::new(House { store, analyst, chance });
    let (router, api) = routes().split_for_parts();
    let described = Arc::new(api);
    let header = |name: HeaderName, value| {
        SetResponseHeaderLayer::if_not_present(name, HeaderValue::from_static(value))
    };
    let router = router
        .route(
            "/api/v1/openapi.json",
            axum::routing::get(move || std::future::ready(Json(Arc::clone(&described)))),
        )
        .with_state(Shared { seats, edges, cookie: cookie.into() })
        .fallback(move |request: Request| pages.answer(request))
        .layer(middleware::from_fn_with_state(Hosts(hosts.into()), guard::same_site))
        .layer(middleware::from_fn(guard::whole_body))
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, PATIENCE))
        .layer(middleware::from_fn(guard::in_words))
        .layer(header(header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(header(header::REFERRER_POLICY, "no-referrer"))
        .layer(header(header::CACHE_CONTROL, "no-store"))
        .layer(header(HeaderName::from_static("cross-origin-resource-policy"), "same-origin"))
        .layer(header(header::CONTENT_SECURITY_POLICY, "default-src 'none'; frame-ancestors 'none'"))
        .layer(
            TraceLayer::new_for_http()
                .make_span_with(DefaultMakeSpan::new().level(Level::INFO))
                .on_response(DefaultOnResponse::new().level(Level::INFO)),
        );
    Ok(router)
}

/// The player that the cookie names.
pub(crate) struct Sitting(pub(crate) Arc<Seat>, pub(crate) PlayerKey);

impl FromRequestParts<Shared> for Sitting {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, shared: &Shared) -> Result<Self, Fault> {
        let key = player(shared, &parts.headers).await?.ok_or(Fault::NoPlayer)?;
        Ok(Self(shared.seats.of(key), key))
    }
}

pub(crate) async fn player(shared: &Shared, headers: &HeaderMap) -> Result<Option<PlayerKey>, Fault> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut named = cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    let token = named.find(|(name, _)| *name == &*shared.cookie).and_then(|(_, value)| read_token(value));
    let Some(token) = token else { return Ok(None) };
    let player = shared.seats.house().store.find_player(&token).await?;
    Ok(player.map(|player| player.key))
}

/// A body of JSON, read strictly.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Fault;

    async fn from_request(request: Request, state: &S) -> Result<Self, Fault> {
        let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
        let kind = kind.and_then(|kind| kind.split(';').next()).unwrap_or_default();
        if !kind.trim().eq_ignore_ascii_case("application/json") {
            return Err(Fault::NotJson);
        }
        let bytes = Bytes::from_request(request, state)
            .await
            .map_err(|rejection| Fault::of_status(rejection.into_response().status()))?;
        let text = std::str::from_utf8(&bytes).map_err(|_| Fault::bad("the body is no UTF-8 text"))?;
        Ok(Self(tuz_house::from_json(text).map_err(Fault::bad)?))
    }
}

/// What is begun is finished, whether or not somebody waits for the answer.
pub(crate) async fn finish<T: Send + 'static>(
    work: impl Future<Output = Result<T, Fault>> + Send + 'static,
) -> Result<T, Fault> {
    tokio::spawn(work).await.map_err(Fault::failed)?
}

/// Whether the server is well.
#[derive(Serialize, ToSchema)]
struct Health {
    /// `ok`.
    status: &'static str,
    /// The version of the program.
    version: &'static str,
}

/// Whether the server is well: it answers, and its database does.
#[utoipa::path(get, path = "/api/v1/health", tag = "server", responses(
    (status = 200, body = Health), (status = 500, body = Problem)))]
async fn health(State(seats): State<Seats>) -> Result<Json<Health>, Fault> {
    seats.house().store.ping().await?;
    Ok(Json(Health { status: "ok", version: env!("CARGO_PKG_VERSION") }))
}

/// The rules that one can play by, the default first.
#[utoipa::path(get, path = "/api/v1/rules", tag = "rules", responses((status = 200, body = [wire::HouseName])))]
async fn houses() -> Json<Vec<wire::HouseName>> {
    let rules = shipped().filter_map(|file| shipped_rules(file.name));
    Json(rules.map(wire::HouseName::from).collect())
}

/// The rules of one house.
#[utoipa::path(get, path = "/api/v1/rules/{name}", tag = "rules", params(("name" = String, Path, description = "The name")),
    responses((status = 200, body = wire::House), (status = 404, body = Problem)))]
async fn house(InAddress(name): InAddress<String>) -> Result<Json<wire::House>, Fault> {
    let file = shipped().find(|file| file.name == name).ok_or(Fault::NotFound)?;
    let rules = shipped_rules(file.name).ok_or(Fault::NotFound)?;
    Ok(Json(wire::House::new(rules, file.text)))
}

/// In which language.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct InLanguage {
    /// Wishes as in `Accept-Language`, which is taken where this is missing.
    language: Option<String>,
}

/// The language that an address asks for, as it could be read.
pub(crate) type InLanguageOf = Result<Query<InLanguage>, axum::extract::rejection::QueryRejection>;

/// The rules of one house in words, made from the rule set alone.
#[utoipa::path(get, path = "/api/v1/rules/{name}/explained", tag = "rules",
    params(("name" = String, Path, description = "The name"), InLanguage),
    responses((status = 200, body = wire::Explained), (status = 400, body = Problem), (status = 404, body = Problem)))]
async fn explained(
    InAddress(name): InAddress<String>,
    headers: HeaderMap,
    wanted: InLanguageOf,
) -> Result<Json<wire::Explained>, Fault> {
    let rules = shipped_rules(&name).ok_or(Fault::NotFound)?;
    Ok(Json(wire::Explained::new(rules, &text_of(wanted, &headers)?)))
}

/// The texts of the language that a request asks for.
pub(crate) fn text_of(wanted: InLanguageOf, headers: &HeaderMap) -> Result<Text, Fault> {
    let Query(wanted) = wanted.map_err(|error| Fault::bad(error.body_text()))?;
    let language = match wanted.language {
        Some(wishes) => Language::negotiate(&wishes),
        None => guard::language(headers),
    };
    Ok(Text::new(language, Surface::Web))
}

/// What a form for rule files is made from: the JSON Schema, and the order of keys.
#[utoipa::path(get, path = "/api/v1/rules/schema", tag = "rules", responses((status = 200, body = wire::RuleSchema)))]
async fn rule_schema() -> Json<wire::RuleSchema> {
    Json(wire::RuleSchema::new())
}

/// What is wrong with a rule file, or what it says in words and how it differs from another one.
#[utoipa::path(post, path = "/api/v1/rules/check", tag = "rules", params(InLanguage), request_body = RuleText,
    responses((status = 200, body = wire::CheckedRules), (status = 400, body = Problem), (status = 415, body = Problem)))]
async fn check_rules(
    headers: HeaderMap,
    wanted: InLanguageOf,
    Body(asked): Body<RuleText>,
) -> Result<Json<wire::CheckedRules>, Fault> {
    Ok(Json(wire::CheckedRules::new(&asked, &text_of(wanted, &headers)?)))
}

/// The rules of a text that somebody asks about.
fn asked_rules(asked: &RuleText) -> Result<Rules, Fault> {
    Rules::parse(&asked.text).map_err(Fault::bad)
}

/// What is known of the house edge of a rule file.
#[utoipa::path(post, path = "/api/v1/edges", tag = "rules", params(InLanguage), request_body = RuleText,
    responses((status = 200, body = wire::EdgeState), (status = 400, body = Problem)))]
async fn edge(
    State(shared): State<Shared>,
    headers: HeaderMap,
    wanted: InLanguageOf,
    Body(asked): Body<RuleText>,
) -> Result<Json<wire::EdgeState>, Fault> {
    let text = text_of(wanted, &headers)?;
    Ok(Json(shared.edges.of(Question::Edge, &asked_rules(&asked)?, &text).await))
}

/// The strategy card of a rule file, where it is known.
#[utoipa::path(post, path = "/api/v1/edges/cards", tag = "rules", params(InLanguage), request_body = RuleText,
    responses((status = 200, body = wire::EdgeState), (status = 400, body = Problem)))]
async fn strategy_card(
    State(shared): State<Shared>,
    headers: HeaderMap,
    wanted: InLanguageOf,
    Body(asked): Body<RuleText>,
) -> Result<Json<wire::EdgeState>, Fault> {
    let text = text_of(wanted, &headers)?;
    Ok(Json(shared.edges.of(Question::Card, &asked_rules(&asked)?, &text).await))
}

/// Has the house edge of a rule file worked out in the background, one thing at a time for all players.
#[utoipa::path(post, path = "/api/v1/edges/works", tag = "rules", params(InLanguage), request_body = RuleText, responses(
    (status = 200, body = wire::EdgeState), (status = 400, body = Problem), (status = 401, body = Problem),
    (status = 503, description = "Too many wait", body = Problem)))]
async fn begin_edge(
    State(shared): State<Shared>,
    _: Sitting,
    headers: HeaderMap,
    wanted: InLanguageOf,
    Body(asked): Body<RuleText>,
) -> Result<Json<wire::EdgeState>, Fault> {
    let text = text_of(wanted, &headers)?;
    shared.edges.begin(Question::Edge, asked_rules(&asked)?, &text).await.map(Json)
}

/// Has the strategy card of a rule file made in the background, one thing at a time for all players.
#[utoipa::path(post, path = "/api/v1/edges/cards/works", tag = "rules", params(InLanguage), request_body = RuleText, responses(
    (status = 200, body = wire::EdgeState), (status = 400, body = Problem), (status = 401, body = Problem),
    (status = 503, description = "Too many wait", body = Problem)))]
async fn begin_card(
    State(shared): State<Shared>,
    _: Sitting,
    headers: HeaderMap,
    wanted: InLanguageOf,
    Body(asked): Body<RuleText>,
) -> Result<Json<wire::EdgeState>, Fault> {
    let text = text_of(wanted, &headers)?;
    shared.edges.begin(Question::Card, asked_rules(&asked)?, &text).await.map(Json)
}

/// How far the work on a house edge or a strategy card is.
#[utoipa::path(get, path = "/api/v1/edges/works/{key}", tag = "rules",
    params(("key" = String, Path, description = "The key"), InLanguage),
    responses((status = 200, body = wire::EdgeState)))]
async fn edge_work(
    State(shared): State<Shared>,
    InAddress(key): InAddress<String>,
    headers: HeaderMap,
    wanted: InLanguageOf,
) -> Result<Json<wire::EdgeState>, Fault> {
    let text = text_of(wanted, &headers)?;
    Ok(Json(shared.edges.by_key(&key, &text).await))
}

/// Ends the work on a house edge or a strategy card; what was reached is forgotten.
#[utoipa::path(delete, path = "/api/v1/edges/works/{key}", tag = "rules",
    params(("key" = String, Path, description = "The key"), InLanguage),
    responses((status = 200, body = wire::EdgeState), (status = 401, body = Problem)))]
async fn end_edge(
    State(shared): State<Shared>,
    _: Sitting,
    InAddress(key): InAddress<String>,
    headers: HeaderMap,
    wanted: InLanguageOf,
) -> Result<Json<wire::EdgeState>, Fault> {
    let text = text_of(wanted, &headers)?;
    Ok(Json(shared.edges.cancel(&key, &text).await))
}

/// Sits down: a new player gets a cookie and play money. Who sits already stays who he is.
#[utoipa::path(post, path = "/api/v1/player", tag = "player", request_body = NewPlayer, responses(
    (status = 200, description = "Who sat already", body = Table),
    (status = 201, description = "A new player", body = Table),
    (status = 400, body = Problem), (status = 415, body = Problem)))]
async fn new_player(
    State(shared): State<Shared>,
    headers: HeaderMap,
    Body(new): Body<NewPlayer>,
) -> Result<Response, Fault> {
    if let Some(key) = player(&shared, &headers).await? {
        let table = shared.seats.of(key).table().await?;
        return Ok(Json(table).into_response());
    }
    let profile = Profile::new(new.name, new.language).map_err(Fault::bad)?;
    let (token, hex) = new_token()?;
    let store = &shared.seats.house().store;
    let player = store.create_player(&token, &profile, OPENING, now()).await?;
    let table = shared.seats.of(player.key).table().await?;
    let cookie = cookie(&shared, &hex)?;
    Ok((StatusCode::CREATED, [(header::SET_COOKIE, cookie)], Json(table)).into_response())
}

/// The cookie of a token: for good, for this host alone, not for scripts, and not for what other sites ask.
pub(crate) fn cookie(shared: &Shared, hex: &str) -> Result<HeaderValue, Fault> {
    let cookie = format!("{}={hex}; Path=/; Max-Age=315360000; HttpOnly; SameSite=Strict", shared.cookie);
    HeaderValue::from_str(&cookie).map_err(Fault::failed)
}

/// Takes another name or language.
#[utoipa::path(patch, path = "/api/v1/player", tag = "player", request_body = PlayerChange, responses(
    (status = 200, body = Table), (status = 400, body = Problem), (status = 401, body = Problem)))]
async fn change_player(
    Sitting(seat, _): Sitting,
    Body(change): Body<PlayerChange>,
) -> Result<Json<Arc<Table>>, Fault> {
    finish(async move { seat.rename(change).await }).await.map(Json)
}

/// The table as it is.
#[utoipa::path(get, path = "/api/v1/table", tag = "table", responses(
    (status = 200, body = Table), (status = 401, body = Problem)))]
async fn table(Sitting(seat, _): Sitting) -> Result<Json<Arc<Table>>, Fault> {
    finish(async move { seat.table().await }).await.map(Json)
}

/// Puts up stakes and deals.
#[utoipa::path(post, path = "/api/v1/table/deal", tag = "table", request_body = Deal, responses(
    (status = 200, body = Table), (status = 400, body = Problem), (status = 401, body = Problem),
    (status = 409, body = Problem), (status = 422, body = Problem)))]
async fn deal(Sitting(seat, _): Sitting, Body(ask): Body<Deal>) -> Result<Json<Arc<Table>>, Fault> {
    finish(async move { seat.deal(ask).await }).await.map(Json)
}

/// Decides for the box whose turn it is.
#[utoipa::path(post, path = "/api/v1/table/act", tag = "table", request_body = Act, responses(
    (status = 200, body = Table), (status = 400, body = Problem), (status = 401, body = Problem),
    (status = 409, body = Problem), (status = 422, body = Problem)))]
async fn act(Sitting(seat, _): Sitting, Body(ask): Body<Act>) -> Result<Json<Arc<Table>>, Fault> {
    finish(async move { seat.act(ask).await }).await.map(Json)
}

/// Gives more play money between two rounds.
#[utoipa::path(post, path = "/api/v1/table/points", tag = "table", request_body = TopUp, responses(
    (status = 200, body = Table), (status = 400, body = Problem), (status = 401, body = Problem),
    (status = 409, body = Problem)))]
async fn top_up(Sitting(seat, _): Sitting, Body(ask): Body<TopUp>) -> Result<Json<Arc<Table>>, Fault> {
    finish(async move { seat.top_up(ask).await }).await.map(Json)
}

/// A WebSocket on which the table is told after each change (`Told`) and on which one may ask (`Asking`).
#[utoipa::path(get, path = "/api/v1/table/socket", tag = "table", responses(
    (status = 101, description = "A WebSocket: messages of the type `Told` come, messages of the type `Asking` go"),
    (status = 401, body = Problem), (status = 403, body = Problem)))]
async fn watch(Sitting(seat, _): Sitting, request: Request) -> Result<Response, Fault> {
    socket::open(seat, request).await
}

/// Which settled rounds.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct Which {
    /// Those before this one; the latest where it is missing.
    before: Option<i64>,
    /// How many at most, 1 to 100; 20 where it is missing.
    #[param(minimum = 1, maximum = 100)]
    limit: Option<u16>,
}

/// The settled rounds, latest first.
#[utoipa::path(get, path = "/api/v1/rounds", tag = "rounds", params(Which), responses(
    (status = 200, body = Rounds), (status = 400, body = Problem), (status = 401, body = Problem)))]
async fn rounds(
    State(seats): State<Seats>,
    Sitting(_, player): Sitting,
    which: Result<Query<Which>, axum::extract::rejection::QueryRejection>,
) -> Result<Json<Rounds>, Fault> {
    let Query(which) = which.map_err(|error| Fault::bad(error.body_text()))?;
    let limit = which.limit.unwrap_or(20);
    if !(1..=100).contains(&limit) {
        return Err(Fault::bad("`limit` must be 1 to 100"));
    }
    let page = Page { before: which.before.map(RoundKey), rounds: limit };
    let past = seats.house().store.history(player, page).await?;
    let before = past.last().filter(|_| past.len() == usize::from(limit)).map(|round| round.key.0);
    let round = |round: &tuz_store::PastRound| PastRound {
        id: round.key.0,
        rules: round.rules_name.clone(),
        settled_at: round.settled_at.0,
        balance: round.starting_balance.0,
        net: round.net.0,
        nonce: round.nonce.get(),
        commitment: round.commitment.to_string(),
    };
    Ok(Json(Rounds { rounds: past.iter().map(round).collect(), before }))
}

/// What stands in an address.
pub(crate) struct InAddress<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequestParts<S> for InAddress<T> {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Fault> {
        let Path(read) = Path::from_request_parts(parts, state).await.map_err(|_| Fault::NotFound)?;
        Ok(Self(read))
    }
}

/// The record of a settled round, as `tuz replay` and `tuz fair check` read it.
#[utoipa::path(get, path = "/api/v1/rounds/{round}", tag = "rounds", params(("round" = i64, Path, description = "The round")), responses(
    (status = 200, description = "The record of the round: rules, revealed shuffle, players, events", body = Object),
    (status = 401, body = Problem), (status = 404, body = Problem), (status = 409, description = "The round is not over", body = Problem)))]
async fn record(
    State(seats): State<Seats>,
    Sitting(_, player): Sitting,
    InAddress(round): InAddress<i64>,
) -> Result<Response, Fault> {
    let record = seats.house().store.record(player, RoundKey(round)).await?;
    let json = record.to_json().map_err(Fault::failed)?;
    let name = format!("attachment; filename=\"tuz-round-{round}.json\"");
    let name = HeaderValue::from_str(&name).map_err(Fault::failed)?;
    let kind = HeaderValue::from_static("application/json");
    Ok(([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, name)], json).into_response())
}

/// The rules of a round, which may be the player's own.
#[utoipa::path(get, path = "/api/v1/rounds/{round}/rules", tag = "rounds", params(("round" = i64, Path, description = "The round")),
    responses((status = 200, body = wire::House), (status = 401, body = Problem), (status = 404, body = Problem)))]
async fn round_rules(
    Sitting(seat, _): Sitting,
    InAddress(round): InAddress<i64>,
) -> Result<Json<wire::House>, Fault> {
    seat.rules(RoundKey(round)).await.map(Json)
}

/// What every option of a decision is worth, exactly: of one that is asked for now, or of one that was made.
#[utoipa::path(get, path = "/api/v1/rounds/{round}/options/{event}", tag = "rounds", params(
    ("round" = i64, Path, description = "The round"),
    ("event" = usize, Path, description = "The number of the event that the decision is, or, of the decision that is asked for now, how many events there are")),
    responses((status = 200, body = Options), (status = 401, body = Problem), (status = 404, body = Problem), (status = 503, body = Problem)))]
async fn options(
    Sitting(seat, _): Sitting,
    InAddress((round, event)): InAddress<(i64, usize)>,
) -> Result<Json<Options>, Fault> {
    finish(async move { seat.options(RoundKey(round), event).await }).await.map(Json)
}
