//! The server is killed again and again while people play, and nothing is lost.

mod common;

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::net::SocketAddr;
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use common::http::Client;
use common::play::random::Numbers;
use common::play::{chance, is_open, right, staked, unjudged};
use common::{Folder, Server, serve};
use serde_json::{Value, json};
use tuz_house::Points;
use tuz_house::record::Record;
use tuz_house::round::{Phase, PlayerId, Round};
use tuz_server::wire::Decision;
use tuz_store::{Store, Token};

/// How often the server is killed while people play.
const KILLS: usize = 200;

const PLAYERS: u64 = 3;

/// How many records are also checked by `tuz fair check`.
const CHECKED: usize = 5;

const SEAT: PlayerId = PlayerId(0);

/// Somebody who plays, and knows what was acknowledged.
struct Player {
    numbers: Numbers,
    cookie: Option<String>,
    /// The table as it was acknowledged last.
    table: Value,
    /// What was asked and not acknowledged.
    asked: Option<Asked>,
    /// Points given, besides those one sits down with.
    granted: i64,
    /// What was acknowledged of the rounds whose record is not checked yet.
    started: BTreeMap<i64, Vec<Acknowledged>>,
    /// What the rounds brought whose record holds.
    nets: BTreeMap<i64, i64>,
    /// An unacknowledged request was found done, or not.
    found: [usize; 2],
}

#[derive(Clone)]
struct Asked {
    path: &'static str,
    body: Value,
}

/// A moment of a round.
struct Acknowledged {
    events: usize,
    balance: i64,
    /// The decision that led there, and how many events there were before it.
    decision: Option<(usize, Value)>,
}

impl Player {
    fn new(seed: u64) -> Self {
        Self {
            numbers: Numbers(seed),
            cookie: None,
            table: Value::Null,
            asked: None,
            granted: 0,
            started: BTreeMap::new(),
            nets: BTreeMap::new(),
            found: [0; 2],
        }
    }

    /// Sits down where that is not acknowledged yet, and finds everything as it was.
    fn come_back(&mut self, address: SocketAddr) -> io::Result<()> {
        let mut client = Client::connect(address, self.cookie.clone())?;
        if self.cookie.is_none() {
            self.table = client.post("/api/v1/player", &json!({"name": "Anna", "language": "en"}))?.ok();
            self.cookie.clone_from(&client.cookie);
        }
        let now = client.get("/api/v1/table")?.ok();
        let is_same = unjudged(&now) == unjudged(&self.table);
        match self.asked.take() {
            None => assert!(is_same, "{} is now {now}", self.table),
            Some(asked) => {
                self.found[usize::from(is_same)] += 1;
                if !is_same {
                    self.done(&asked, now);
                }
            }
        }
        self.check_books(&mut client)
    }

    /// Plays until the server does not answer any more.
    fn play(&mut self, address: SocketAddr) {
        let Ok(mut client) = Client::connect(address, self.cookie.clone()) else { return };
        loop {
            let asked = self.choose();
            self.asked = Some(asked.clone());
            let Ok(answer) = client.post(asked.path, &asked.body) else { return };
            self.asked = None;
            // Not all stakes are accepted.
            if (answer.status, asked.path) != (422, "/api/v1/table/deal") {
                self.done(&asked, answer.ok());
            }
        }
    }

    fn choose(&mut self) -> Asked {
        let (path, body) = right(&self.table, &mut self.numbers);
        Asked { path, body }
    }

    /// What was asked is done, which leads to this table.
    fn done(&mut self, asked: &Asked, now: Value) {
        let (before, round) = (&self.table, &now["round"]);
        let balance = now["player"]["balance"].as_i64().unwrap();
        let mut reached = Acknowledged {
            events: round["events"].as_u64().unwrap_or_default() as usize,
            balance,
            decision: None,
        };
        match asked.path {
            "/api/v1/table/points" => {
                let points = asked.body["points"].as_i64().unwrap();
                assert_eq!(balance, before["player"]["balance"].as_i64().unwrap() + points);
                let mut expected = unjudged(before);
                expected["player"]["balance"] = json!(balance);
                assert_eq!(unjudged(&now), expected);
                self.granted += points;
                self.table = now;
                return;
            }
            "/api/v1/table/deal" => {
                assert_ne!(round["id"], before["round"]["id"]);
                assert_eq!(round["shuffle"]["commitment"], before["next"]["commitment"]);
                assert_eq!(round["rules"], asked.body["rules"]);
            }
            _ => {
                assert_eq!(round["id"], before["round"]["id"]);
                let known = before["round"]["events"].as_u64().unwrap() as usize;
                assert!(reached.events > known, "{before} is now {now}");
                reached.decision = Some((known, asked.body["decision"].clone()));
            }
        }
        self.started.entry(round["id"].as_i64().unwrap()).or_default().push(reached);
        self.table = now;
    }

    /// What is on the account and on the table is what was given and won. Each record that is new holds.
    fn check_books(&mut self, client: &mut Client) -> io::Result<()> {
        let mut path = "/api/v1/rounds?limit=100".to_owned();
        'pages: loop {
            let page = client.get(&path)?.ok();
            for round in page["rounds"].as_array().unwrap() {
                let id = round["id"].as_i64().unwrap();
                if self.nets.contains_key(&id) {
                    break 'pages;
                }
                let record = client.get(&format!("/api/v1/rounds/{id}"))?;
                record.ok();
                let net = self.check_record(id, &record.text);
                assert_eq!(round["net"], net);
                self.nets.insert(id, net);
            }
            let Some(before) = page["before"].as_i64() else { break };
            path = format!("/api/v1/rounds?limit=100&before={before}");
        }
        let balance = self.table["player"]["balance"].as_i64().unwrap();
        assert_eq!(balance + staked(&self.table), self.earned(), "{}", self.table);
        Ok(())
    }

    /// What was given and won.
    fn earned(&self) -> i64 {
        tuz_server::OPENING.0 + self.granted + self.nets.values().sum::<i64>()
    }

    /// The record replays to its settlement, through every moment that was acknowledged. Gives back what it brought.
    fn check_record(&mut self, id: i64, text: &str) -> i64 {
        let record = Record::read(text).unwrap();
        let round = record.replay().unwrap();
        assert_eq!(round.phase(), Phase::Settled);
        let start = round.starting_balance(SEAT).unwrap();
        for Acknowledged { events, balance, decision } in self.started.remove(&id).expect("nobody dealt it") {
            let rules = round.rules().clone();
            let then = Round::replay(rules, &[start], round.pack(), &round.events()[..events]).unwrap();
            assert!(then.turn().is_some() || events == round.events().len(), "{events} of {text}");
            assert_eq!(then.balance(SEAT), Some(Points(balance)), "{events} of {text}");
            if let Some((event, decision)) = decision {
                let decision: Decision = serde_json::from_value(decision).unwrap();
                let (_, action) = round.events()[event].decision().unwrap();
                assert_eq!(action, decision.to_action().unwrap(), "{event} of {text}");
            }
        }
        (round.balance(SEAT).unwrap() - start).0
    }

    /// Ends the open round.
    fn finish(&mut self, address: SocketAddr) {
        let mut client = Client::connect(address, self.cookie.clone()).unwrap();
        while is_open(&self.table) {
            let asked = self.choose();
            let table = client.post(asked.path, &asked.body).unwrap().ok();
            self.done(&asked, table);
        }
        self.check_books(&mut client).unwrap();
        assert_eq!(self.started.len(), 0, "started rounds are not there");
        for id in self.nets.keys().rev().take(CHECKED) {
            let file = std::env::temp_dir().join(format!("tuz-kill-{}-{id}.json", std::process::id()));
            fs::write(&file, client.get(&format!("/api/v1/rounds/{id}")).unwrap().text).unwrap();
            let mut check = Command::new(env!("CARGO_BIN_EXE_tuz"));
            let checked = check.args(["fair", "check"]).arg(&file).output().unwrap();
            fs::remove_file(&file).unwrap();
            assert!(checked.status.success(), "{checked:?}");
        }
    }

    /// By which the store knows him.
    fn token(&self) -> Token {
        let (_, hex) = self.cookie.as_ref().unwrap().split_once('=').unwrap();
        let byte = |place: usize| u8::from_str_radix(&hex[2 * place..2 * place + 2], 16).unwrap();
        Token::from_bytes(std::array::from_fn(byte))
    }
}

#[test]
fn nothing_is_lost_when_the_server_is_killed() {
    let mut numbers = chance();
    let folder = Folder::new("kill");
    let mut players: Vec<Player> = (0..PLAYERS).map(|_| Player::new(numbers.next())).collect();
    for _ in 0..KILLS {
        // Now and then killed while it starts.
        if numbers.one_in(8) {
            let mut starting = serve(&folder.0).stdout(Stdio::null()).spawn().unwrap();
            thread::sleep(Duration::from_micros(numbers.between(0, 20_000) as u64));
            starting.kill().unwrap();
            starting.wait().unwrap();
        }
        let server = Server::start(&mut serve(&folder.0));
        let address = server.address;
        thread::scope(|scope| {
            for player in &mut players {
                scope.spawn(|| player.come_back(address).unwrap());
            }
        });
        thread::scope(|scope| {
            for player in &mut players {
                scope.spawn(|| player.play(address));
            }
            thread::sleep(Duration::from_micros(numbers.between(0, 120_000) as u64));
            drop(server);
        });
    }
    let server = Server::start(&mut serve(&folder.0));
    for player in &mut players {
        player.come_back(server.address).unwrap();
        player.finish(server.address);
    }
    drop(server);

    // The file says the same as the server did.
    tokio::runtime::Runtime::new().unwrap().block_on(async {
        let store = Store::open(folder.0.join("tuz.db")).await.unwrap();
        store.audit().await.unwrap();
        for player in &players {
            let stored = store.find_player(&player.token()).await.unwrap().unwrap();
            assert_eq!(stored.balance, Points(player.earned()));
            assert!(store.load_open_round(stored.key).await.unwrap().is_none());
        }
        store.close().await;
    });
    let rounds: usize = players.iter().map(|player| player.nets.len()).sum();
    let [done, undone] = [0, 1].map(|kind| players.iter().map(|player| player.found[kind]).sum::<usize>());
    println!("{rounds} rounds; of the requests without an answer {done} were done, {undone} not");
    assert!(rounds > KILLS / 2 && done + undone > KILLS / 2);
}
