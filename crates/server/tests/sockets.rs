//! A server on a real socket, and those who talk to it in other ways than it expects.

mod common;

use std::io::{Read, Write};
use std::net::{Shutdown, SocketAddr, TcpStream};
use std::time::Duration;

use common::http;
use common::play::{act, chance, decisions, is_open, right, unjudged};
use common::wrong::{spoil, spoil_text};
use common::{app, block_on, file_store, serve};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};
use tuz_server::wire::Told;

/// How long anything may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// How many messages are sent over a socket one after the other.
const MESSAGES: usize = 200;

/// How many sockets look on at once.
const MANY: usize = 100;

type Socket = WebSocketStream<MaybeTlsStream<tokio::net::TcpStream>>;

/// A server with data of its own, and a player who sits there.
fn table(name: &str) -> (SocketAddr, http::Client) {
    let address = serve(app(&block_on(file_store(name))));
    let mut player = http::Client::connect(address, None).unwrap();
    player.post("/api/v1/player", &json!({"name": "Anna", "language": "en"})).unwrap().ok();
    (address, player)
}

/// The player's table.
fn look(player: &mut http::Client) -> Value {
    player.get("/api/v1/table").unwrap().ok()
}

/// Asks for what is right, so often until it is done: not all stakes are accepted.
fn go_on(player: &mut http::Client, numbers: &mut common::play::random::Numbers) -> Value {
    loop {
        let (path, body) = right(&look(player), numbers);
        let answer = player.post(path, &body).unwrap();
        if (path, answer.status) != ("/api/v1/table/deal", 422) {
            return answer.ok();
        }
    }
}

async fn open(address: SocketAddr, cookie: &str) -> Socket {
    let mut request = format!("ws://{address}/api/v1/table/socket").into_client_request().unwrap();
    request.headers_mut().insert("cookie", cookie.parse().unwrap());
    let (mut socket, _) = tokio_tungstenite::connect_async(request).await.unwrap();
    assert!(matches!(told(&mut socket).await, Told::Table { .. }), "the table comes first");
    socket
}

/// The next thing that is told.
async fn told(socket: &mut Socket) -> Told {
    loop {
        let message = timeout(PATIENCE, socket.next()).await.expect("an answer in time");
        if let Message::Text(text) = message.expect("an open socket").expect("a message") {
            return serde_json::from_str(text.as_str()).unwrap();
        }
    }
}

/// The answer to what was asked, which is no table.
async fn answer(socket: &mut Socket) -> Told {
    loop {
        let told = told(socket).await;
        if !matches!(told, Told::Table { .. }) {
            return told;
        }
    }
}

/// How the socket ends: with this code, or without one.
async fn end(socket: &mut Socket) -> Option<CloseCode> {
    loop {
        match timeout(PATIENCE, socket.next()).await.expect("an end in time") {
            Some(Ok(Message::Close(close))) => return close.map(|close| close.code),
            Some(Ok(_)) => {}
            Some(Err(_)) | None => return None,
        }
    }
}

fn asking(id: u64, path: &str, body: &Value) -> Value {
    let kind = match path {
        "/api/v1/table/act" => "act",
        "/api/v1/table/deal" => "deal",
        _ => "top-up",
    };
    json!({"id": id, "ask": {kind: body}})
}

#[test]
fn odd_bytes_get_an_answer_and_do_no_harm() {
    let (address, mut player) = table("bytes");
    let before = look(&mut player);
    let cookie = player.cookie.clone().unwrap();
    let act = "POST /api/v1/table/act HTTP/1.1\r\n";
    let head = format!("Host: localhost\r\nCookie: {cookie}\r\nContent-Type: application/json\r\n");
    let long = |fill: &str, times: usize| fill.repeat(times);
    let answered: Vec<(Vec<u8>, u16)> = vec![
        (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\r\n\r\n".to_vec(), 400),
        (b"GET\r\n\r\n".to_vec(), 400),
        (b"GET / HTTP/9.9\r\n\r\n".to_vec(), 400),
        (b"GET /\xff HTTP/1.1\r\nHost: localhost\r\n\r\n".to_vec(), 400),
        (b"GET /api/v1/table HTTP/1.1\r\n\r\n".to_vec(), 421),
        (b"GET http://evil.example/ HTTP/1.1\r\nHost: evil.example\r\n\r\n".to_vec(), 421),
        (format!("{act}Host: a\r\nHost: b\r\n\r\n").into_bytes(), 421),
        (format!("GET /{} HTTP/1.1\r\n{head}\r\n", long("x", 70_000)).into_bytes(), 414),
        (format!("{act}{head}{}\r\n", long("X: y\r\n", 1_000)).into_bytes(), 431),
        (format!("{act}{head}Content-Length: -1\r\n\r\n").into_bytes(), 400),
        (format!("{act}{head}Content-Length: 1\r\nContent-Length: 2\r\n\r\n").into_bytes(), 400),
        (format!("{act}{head}Content-Length: 1\r\n\r\n{{").into_bytes(), 400),
        (format!("{act}{head}Transfer-Encoding: chunked\r\n\r\nzz\r\n").into_bytes(), 400),
        (format!("{act}{head}Transfer-Encoding: chunked\r\n\r\n1\r\n{{\r\n0\r\n\r\n").into_bytes(), 400),
    ];
    for (bytes, status) in answered {
        let shown: String = String::from_utf8_lossy(&bytes).chars().take(200).collect();
        let mut client = http::Client::connect(address, None).unwrap();
        client.send(&bytes).unwrap();
        let answer = client.answer().unwrap_or_else(|error| panic!("{error} after {shown}"));
        assert_eq!(answer.status, status, "{shown}");
        assert_eq!(look(&mut player), before, "after {shown}");
    }
    // What breaks off is nothing.
    let cut = ["", "GET", act, &format!("{act}{head}"), &format!("{act}{head}Content-Length: 9\r\n\r\n{{")];
    for bytes in cut {
        let mut stream = TcpStream::connect(address).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        stream.write_all(bytes.as_bytes()).unwrap();
        stream.shutdown(Shutdown::Write).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 4"), "{bytes}: {answer}");
        assert_eq!(look(&mut player), before, "after {bytes}");
    }
}

#[test]
fn a_body_that_is_too_long_is_answered_over_the_wire() {
    let (address, mut player) = table("long");
    let body = " ".repeat(5_000_000);
    for _ in 0..10 {
        let mut other = http::Client::connect(address, player.cookie.clone()).unwrap();
        let answer =
            other.ask("POST", "/api/v1/table/act", "Content-Type: application/json\r\n", &body).unwrap();
        assert_eq!((answer.status, &answer.json()["code"]), (413, &json!("too-large")));
    }
    look(&mut player);
}

#[test]
fn what_is_wrong_on_a_socket_is_refused_and_changes_nothing() {
    let mut numbers = chance();
    let (address, mut player) = table("wrong");
    let cookie = player.cookie.clone().unwrap();
    block_on(async {
        let mut socket = open(address, &cookie).await;
        for id in 0..MESSAGES as u64 {
            let before = look(&mut player);
            let (path, body) = right(&before, &mut numbers);
            let mut message = asking(id, path, &body);
            let text = if numbers.one_in(4) {
                String::from_utf8_lossy(&spoil_text(&message.to_string(), &mut numbers)).into_owned()
            } else {
                spoil(&mut message, &mut numbers);
                message.to_string()
            };
            let shown: String = text.chars().take(2_000).collect();
            socket.send(Message::text(text)).await.unwrap();
            match answer(&mut socket).await {
                Told::Refused { problem, .. } => {
                    let code = problem.code;
                    assert!(
                        code.status().is_client_error() && !problem.message.is_empty(),
                        "{code:?} to {shown}"
                    );
                    assert_eq!(unjudged(&look(&mut player)), unjudged(&before), "after {shown}");
                }
                Told::Done { .. } => assert_ne!(unjudged(&look(&mut player)), unjudged(&before), "{shown}"),
                Told::Table { .. } => unreachable!("an answer is no table"),
            }
            if numbers.one_in(4) {
                go_on(&mut player, &mut numbers);
            }
            if numbers.one_in(8) {
                let mut bytes = vec![0; numbers.below(126)];
                bytes.fill_with(|| numbers.next() as u8);
                socket.send(Message::Ping(bytes.into())).await.unwrap();
            }
        }
    });
}

#[test]
fn frames_that_are_no_text_end_their_socket_only() {
    let mut numbers = chance();
    let (address, mut player) = table("frames");
    let cookie = player.cookie.clone().unwrap();
    block_on(async {
        let mut witness = open(address, &cookie).await;
        let mut socket = open(address, &cookie).await;
        socket.send(Message::binary(vec![0; 100])).await.unwrap();
        assert_eq!(end(&mut socket).await, Some(CloseCode::Unsupported));
        for length in [66_000, 1_000_000, 50_000_000] {
            let mut socket = open(address, &cookie).await;
            // It may be closed before all of it is sent.
            let _ = socket.send(Message::text(" ".repeat(length))).await;
            end(&mut socket).await;
        }
        for bytes in [&b"\xff\xff\xff\xff"[..], b"GET / HTTP/1.1\r\n\r\n", b"\x81\x01a", b"\x81\x7e", b""] {
            let mut socket = open(address, &cookie).await;
            let MaybeTlsStream::Plain(stream) = socket.get_mut() else { panic!("no plain socket") };
            tokio::io::AsyncWriteExt::write_all(stream, bytes).await.unwrap();
            tokio::io::AsyncWriteExt::shutdown(stream).await.unwrap();
            end(&mut socket).await;
        }
        let now = go_on(&mut player, &mut numbers);
        let Told::Table { table } = told(&mut witness).await else { panic!("no table") };
        assert_eq!(unjudged(&serde_json::to_value(table).unwrap()), unjudged(&now));
    });
}

#[test]
fn many_sockets_are_told_and_those_that_do_not_listen_do_no_harm() {
    let mut numbers = chance();
    let (address, mut player) = table("crowd");
    let cookie = player.cookie.clone().unwrap();
    block_on(async {
        let mut sockets = Vec::new();
        for _ in 0..MANY {
            sockets.push(open(address, &cookie).await);
        }
        // One that asks and asks and never takes an answer.
        let mut deaf = open(address, &cookie).await;
        let shouting = async {
            loop {
                deaf.send(Message::text("x".repeat(60_000))).await?;
            }
        };
        let stopped: Result<Result<(), Error>, _> = timeout(Duration::from_secs(1), shouting).await;
        drop(stopped);
        // Some go without a word.
        sockets.truncate(MANY / 2);
        let mut now = Value::Null;
        for _ in 0..10 {
            now = go_on(&mut player, &mut numbers);
        }
        for socket in &mut sockets {
            loop {
                let Told::Table { table } = told(socket).await else { panic!("nothing was asked") };
                if unjudged(&serde_json::to_value(table).unwrap()) == unjudged(&now) {
                    break;
                }
            }
        }
    });
}

#[test]
fn of_two_sockets_that_ask_the_same_one_is_served() {
    let mut numbers = chance();
    let (address, mut player) = table("twice");
    let cookie = player.cookie.clone().unwrap();
    block_on(async {
        let (mut one, mut two) = (open(address, &cookie).await, open(address, &cookie).await);
        for id in 0..100 {
            let table = look(&mut player);
            if !is_open(&table) {
                go_on(&mut player, &mut numbers);
                continue;
            }
            let message = asking(id, "/api/v1/table/act", &act(&table, &decisions(&table)[0])).to_string();
            let (first, second) =
                tokio::join!(one.send(Message::text(message.clone())), two.send(Message::text(message)));
            first.and(second).unwrap();
            let told = [answer(&mut one).await, answer(&mut two).await];
            let done = told.iter().filter(|told| matches!(told, Told::Done { .. })).count();
            let stale = told.iter().filter(|told| {
                matches!(told, Told::Refused { problem, .. } if problem.code == tuz_server::wire::Code::Stale)
            });
            assert_eq!((done, stale.count()), (1, 1), "{told:?}");
        }
    });
}
