//! Right and wrong messages in any order: a wrong one gets a clear answer and changes nothing.

mod common;

use axum::body::Body;
use axum::http::{HeaderValue, Request, StatusCode, header};
use common::play::random::Numbers;
use common::play::{chance, right, unjudged};
use common::wrong::{spoil, spoil_text};
use common::{Answer, Client, app, block_on, file_store};
use serde_json::{Value, json};
use tuz_server::wire::Problem;
use tuz_store::Store;

/// How many messages are sent one after the other.
const MESSAGES: usize = 1_500;

/// How many messages each of those sends who ask at the same time.
const AT_ONCE: usize = 40;

/// Something wrong, or something right in a wrong way, and its body.
fn wrong(
    client: &Client,
    table: &Value,
    other: &Value,
    late: &Late,
    numbers: &mut Numbers,
) -> (Request<Body>, Vec<u8>) {
    let (mut path, mut body) = right(table, numbers);
    let mut bytes = None;
    let mut method = "POST";
    let mut headers = vec![(header::CONTENT_TYPE, HeaderValue::from_static("application/json"))];
    let some = |values: &[&'static str], numbers: &mut Numbers| values[numbers.below(values.len())];
    match numbers.below(14) {
        0..6 => (0..=numbers.below(3)).for_each(|_| spoil(&mut body, numbers)),
        6 => bytes = Some(spoil_text(&body.to_string(), numbers)),
        7 => method = some(&["GET", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "BREW"], numbers),
        8 => path = some(PATHS, numbers),
        9 => {
            let kinds =
                ["", "text/plain", "application/jsonp", "application/json;charset=x", "multipart/form-data"];
            headers = vec![(header::CONTENT_TYPE, HeaderValue::from_static(some(&kinds, numbers)))];
        }
        10 => {
            let (name, value) = HEADERS[numbers.below(HEADERS.len())];
            headers
                .push((name.try_into().expect("a name"), HeaderValue::from_bytes(value).expect("a value")));
        }
        11 => bytes = Some(vec![b' '; 65_537 + numbers.below(100_000)]),
        12 => (path, body) = right(other, numbers),
        _ => (path, body) = late.clone().unwrap_or((path, body)),
    }
    let mut request = client.request(method, path);
    let known = request.headers_mut().expect("a request");
    for (name, value) in headers {
        match name {
            // The others stay beside those that are there.
            header::HOST | header::ORIGIN => drop(known.insert(name, value)),
            name => drop(known.append(name, value)),
        }
    }
    let bytes = bytes.unwrap_or_else(|| body.to_string().into_bytes());
    (request.body(Body::from(bytes.clone())).expect("a request"), bytes)
}

/// A message that was right once.
type Late = Option<(&'static str, Value)>;

const TOP_UP: &str = "/api/v1/table/points";

const PATHS: &[&str] = &[
    "/api/v1/rounds?limit=65536",
    "/api/v1/rounds?limit=-1&limit=1",
    "/api/v1/rounds?before=99999999999999999999",
    "/api/v1/rounds?before=-9223372036854775808",
    "/api/v1/rounds?%ff=%00&&==",
    "/api/v1/rounds/0",
    "/api/v1/rounds/-9223372036854775808",
    "/api/v1/rounds/1/options/18446744073709551615",
    "/api/v1/rounds/%F0%9F%82%A1/options/%00",
    "/api/v1/rules/%ff",
    "/api/v1/rules/..%2f..%2fetc%2fpasswd",
    "/api/v1/table/act/",
    "/api/v1//table",
    "/api/%2e%2e/v1/table",
    "/api",
    "/../Cargo.toml",
    "/index.html/..%5c..%5cCargo.toml",
    "/%00.js",
];

/// Headers that stand beside the right ones, or in place of them.
const HEADERS: &[(&str, &[u8])] = &[
    ("cookie", b"tuz_test=00"),
    ("cookie", b"tuz_test"),
    ("cookie", b"\xff\xfe=1"),
    ("cookie", b";;;=;tuz_test=;"),
    ("cookie", b"other_test=0000000000000000000000000000000000000000000000000000000000000000"),
    ("origin", b"http://evil.example"),
    ("origin", b"null"),
    ("origin", b"\xff"),
    ("host", b"evil.example:7780"),
    ("host", b"\xff"),
    ("host", b""),
    ("sec-fetch-site", b"cross-site"),
    ("accept-language", b"\xff"),
    ("accept-language", b"ru;q=x,,,*;q=9"),
    ("content-type", b"text/html"),
    ("content-encoding", b"gzip"),
    ("if-none-match", b"\xff"),
    ("range", b"bytes=9-1"),
    ("upgrade", b"websocket"),
];

/// What was asked, to be told.
fn asked(request: &Request<Body>, body: &[u8]) -> String {
    let body: String = String::from_utf8_lossy(body).chars().take(2_000).collect();
    format!("{} {} {:?} {body}", request.method(), request.uri(), request.headers())
}

/// Whether it was done. What was not has a problem that says why, and none that is the server's own.
#[track_caller]
fn is_done(answer: &Answer, asked: &str) -> bool {
    if answer.status.is_success() {
        return true;
    }
    let problem: Problem = serde_json::from_str(&answer.text)
        .unwrap_or_else(|error| panic!("{error} in {} `{}` to {asked}", answer.status, answer.text));
    assert_eq!(problem.code.status(), answer.status, "{asked}");
    assert!(answer.status.is_client_error() && !problem.message.is_empty(), "{problem:?} to {asked}");
    assert_eq!(answer.headers[header::CONTENT_TYPE], "application/json", "{asked}");
    false
}

#[test]
fn what_is_wrong_is_refused_and_changes_nothing() {
    let mut numbers = chance();
    block_on(async {
        let store = Store::in_memory().await.unwrap();
        let app = app(&store);
        let mut players = Vec::new();
        for _ in 0..2 {
            players.push(Client::seated(app.clone()).await);
        }
        let mut given = [0, 0];
        let mut late = None;
        let (mut done, mut refused) = (0, 0);
        for message in 0..MESSAGES {
            let who = numbers.below(2);
            let mut tables = [players[0].table().await, players[1].table().await];
            let (player, other) = (&players[who], &players[1 - who]);
            let (request, body) = wrong(player, &tables[who], &tables[1 - who], &late, &mut numbers);
            let asked = asked(&request, &body);
            let answer = player.send(request).await;
            let is_done = is_done(&answer, &asked);
            let now = player.table().await;
            if is_done {
                done += 1;
            } else {
                refused += 1;
                assert_eq!(unjudged(&now), unjudged(&tables[who]), "after {asked}");
            }
            assert_eq!(unjudged(&other.table().await), unjudged(&tables[1 - who]), "after {asked}");
            given[who] += granted(&tables[who], &now);
            tables[who] = now;

            // What is right goes on as if nothing had been.
            let (path, body) = right(&tables[who], &mut numbers);
            let answer = players[who].post(path, &body).await;
            if path == "/api/v1/table/deal" && answer.status == StatusCode::UNPROCESSABLE_ENTITY {
                continue;
            }
            given[who] += granted(&tables[who], &answer.ok());
            late = Some((path, body));
            if message % 200 == 0 {
                store.audit().await.unwrap();
                for (player, given) in players.iter().zip(given) {
                    player.check_books(given).await;
                }
            }
        }
        store.audit().await.unwrap();
        for (player, given) in players.iter().zip(given) {
            player.check_books(given).await;
        }
        println!("{done} done, {refused} refused");
        assert!(refused > MESSAGES / 2);
    });
}

/// What was given between these tables: a balance grows without a round only so.
fn granted(before: &Value, now: &Value) -> i64 {
    let is_played = unjudged(before)["round"] != unjudged(now)["round"];
    let balance = |table: &Value| table["player"]["balance"].as_i64().expect("a balance");
    if is_played { 0 } else { balance(now) - balance(before) }
}

#[test]
fn of_two_that_ask_the_same_at_once_one_is_served() {
    let mut numbers = chance();
    block_on(async {
        let store = file_store("same").await;
        let player = Client::seated(app(&store)).await;
        let mut given = 0;
        let mut asked = std::collections::BTreeMap::new();
        while asked.values().sum::<usize>() < 150 {
            let table = player.table().await;
            let (path, body) = right(&table, &mut numbers);
            let ask = || {
                let (player, body) = (player.clone(), body.clone());
                tokio::spawn(async move { player.post(path, &body).await })
            };
            let (first, second) = (ask(), ask());
            let answers = [first.await.unwrap(), second.await.unwrap()];
            if answers.iter().all(|answer| answer.status == StatusCode::UNPROCESSABLE_ENTITY) {
                continue;
            }
            let [done, refused]: [Vec<&Answer>; 2] = [true, false]
                .map(|ok| answers.iter().filter(|answer| answer.status.is_success() == ok).collect());
            assert_eq!((done.len(), refused.len()), (1, 1), "{path} {body}");
            assert_eq!(refused[0].code(), "stale");
            given += granted(&table, &done[0].json());
            *asked.entry(path).or_insert(0) += 1;
        }
        assert_eq!(asked.len(), 3, "{asked:?}");
        store.audit().await.unwrap();
        player.check_books(given).await;
    });
}

#[test]
fn many_that_ask_at_once_do_no_harm() {
    let mut numbers = chance();
    block_on(async {
        let store = file_store("many").await;
        let app = app(&store);
        for _ in 0..2 {
            let client = Client::seated(app.clone()).await;
            // Four in the name of one.
            let mut asking = Vec::new();
            for _ in 0..4 {
                let (client, mut numbers) = (client.clone(), Numbers(numbers.next()));
                asking.push(tokio::spawn(async move {
                    let (mut granted, mut late) = (0, None);
                    for _ in 0..AT_ONCE {
                        let table = client.table().await;
                        let (request, body) = wrong(&client, &table, &table, &late, &mut numbers);
                        let asked = asked(&request, &body);
                        let is_top_up = request.uri().path() == TOP_UP;
                        let answer = client.send(request).await;
                        if is_done(&answer, &asked) && is_top_up {
                            let body: Value = serde_json::from_slice(&body).unwrap();
                            granted += body["points"].as_i64().unwrap();
                        }
                        let (path, body) = right(&table, &mut numbers);
                        let answer = client.post(path, &body).await;
                        if is_done(&answer, path) && path == TOP_UP {
                            granted += body["points"].as_i64().unwrap();
                        }
                        late = Some((path, body));
                    }
                    granted
                }));
            }
            let mut given = 0;
            for asking in asking {
                given += asking.await.unwrap();
            }
            store.audit().await.unwrap();
            client.check_books(given).await;
            let table = client.table().await;
            let balance = &table["player"]["balance"];
            if common::play::is_open(&table) {
                client.act(&table, common::play::decisions(&table)[0].clone()).await.ok();
            } else {
                client.post(TOP_UP, &json!({"balance": balance, "points": 1})).await.ok();
            }
        }
    });
}
