//! What the log tells at its most talkative, and what it must not.

mod common;

use std::fs::{self, File};

use common::http::Client;
use common::play::random::Numbers;
use common::play::{act, chance, decisions, is_open, right};
use common::{Folder, Server, serve};
use serde_json::{Value, json};
use tuz_cards::Card;

/// How many rounds are played.
const ROUNDS: usize = 10;

/// A text as a client sends it over a WebSocket. The mask may be 0, and the spaces give all lengths one way of writing.
fn frame(text: &str) -> Vec<u8> {
    let text = format!("{text:<200}");
    [&[0x81, 0xfe, 0, text.len() as u8], &[0; 4][..], text.as_bytes()].concat()
}

/// Plays, and gives back the secrets: the cookie's token and the seeds, in hexadecimal digits.
fn play(server: &Server, numbers: &mut Numbers) -> Vec<String> {
    let mut client = Client::connect(server.address, None).unwrap();
    client.post("/api/v1/player", &json!({"name": "Anna", "language": "en"})).unwrap().ok();
    let cookie = client.cookie.clone();
    let (_, token) = cookie.as_ref().unwrap().split_once('=').unwrap();
    let mut secrets = vec![token.to_owned()];

    let mut socket = Client::connect(server.address, cookie.clone()).unwrap();
    let upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
        Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    assert_eq!(socket.ask("GET", "/api/v1/table/socket", upgrade, "").unwrap().status, 101);

    while secrets.len() <= ROUNDS {
        let table = client.get("/api/v1/table").unwrap().ok();
        if is_open(&table) && numbers.one_in(2) {
            let decision = act(&table, &decisions(&table)[0]);
            socket.send(&frame(&json!({"id": 1, "ask": {"act": decision}}).to_string())).unwrap();
            continue;
        }
        let (path, body) = right(&table, numbers);
        let answer = client.post(path, &body).unwrap();
        if answer.status == 409 {
            // The socket was quicker.
            continue;
        }
        let round = answer.json()["round"].clone();
        let place = format!("/api/v1/rounds/{}/options/{}", round["id"], round["events"]);
        client.get(&place).unwrap();
        client.get(&format!("/api/v1/rounds/{}", round["id"])).unwrap();
        if let Value::String(seed) = &round["shuffle"]["seed"]
            && !secrets.contains(seed)
        {
            secrets.push(seed.clone());
        }
    }
    secrets
}

#[test]
fn the_log_tells_no_secret() {
    let mut numbers = chance();
    for level in ["debug", "trace"] {
        let folder = Folder::new(&format!("log-{level}"));
        let file = folder.0.join("log");
        let server =
            Server::start(serve(&folder.0).env("TUZ_LOG", level).stderr(File::create(&file).unwrap()));
        let secrets = play(&server, &mut numbers);
        drop(server);
        let log = fs::read_to_string(&file).unwrap();
        // Before the first request come the tables, with sentences in them.
        let log = &log[log.find("/api/v1/player").unwrap()..];
        assert!(log.contains("/api/v1/table/act"), "{log}");
        for secret in secrets {
            let bytes: Vec<u8> = (0..32)
                .map(|place| u8::from_str_radix(&secret[2 * place..2 * place + 2], 16).unwrap())
                .collect();
            let listed = format!("{:?}", &bytes[..8]);
            for form in [secret.as_str(), &secret.to_uppercase(), listed.trim_matches(['[', ']'])] {
                assert!(!log.contains(form), "{form} is in the log");
            }
        }
        for line in log.lines() {
            let mut words = line.split(|letter: char| !letter.is_ascii_alphanumeric());
            let is_card = |word: &str| word.parse::<Card>().is_ok_and(|card| card.to_string() == word);
            assert!(!words.any(is_card), "a card is in the log: {line}");
        }
    }
}
