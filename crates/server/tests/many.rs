//! How long the statistics of many decisions take: a measurement, not a check of time.

mod common;

use std::time::Instant;

use common::{Client, app, block_on};
use serde_json::{Value, json};
use tuz_cards::{CardSet, Pack};
use tuz_fair::{Nonce, Seed, Shuffle};
use tuz_house::record::Record;
use tuz_house::round::{Action, BoxId, BoxStake, PackOrder, Phase, PlayerId, Round};
use tuz_house::rules::{Rules, shipped};
use tuz_house::{Antes, Points};
use tuz_store::{Export, Store, Token};

const ME: PlayerId = PlayerId(0);

/// A round of a player with this balance: two cards exchanged, the bet put up, and what no game pays taken.
fn round(rules: &Rules, text: &str, number: u64, balance: Points) -> (Round, Record) {
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&number.to_be_bytes());
    let dealt = Shuffle::commit(Seed::from_bytes(seed), Nonce::new(number)).deal(Pack::STANDARD, None);
    let mut round = Round::new(rules.clone(), &[balance]).unwrap();
    round.stake(ME, &[BoxStake::ante(BoxId(0), Points(10))]).unwrap();
    round.deal(PackOrder::new(dealt.order().cards().to_vec()).unwrap()).unwrap();
    let thrown: CardSet = round.own_box(BoxId(0)).unwrap().hand.into_iter().take(2).collect();
    for action in [Action::Exchange(thrown), Action::Play, Action::Keep] {
        if round.phase() != Phase::Settled {
            round.act(ME, &action).unwrap();
        }
    }
    let record = Record::new(&round, text.to_owned(), Some(dealt.reveal())).unwrap();
    (round, record)
}

/// A lesson as the server writes it.
fn lesson() -> Value {
    let ends = json!({"folded": 0, "no_game": 1_234_567, "win": 2_345_678, "tie": 12, "loss": 3_456_789});
    json!({
        "kind": "throw", "group": "low-pair", "up": "4d", "ante": 10, "worth": "467114868667/347040643950",
        "first": true,
        "why": {
            "because": "makes-better-hands", "best": ends, "other": ends, "than": {"exchange": ["9c", "4c"]},
            "blockers": [{"rank": "4", "seen": 1, "unseen": 2}, {"rank": "A", "seen": 0, "unseen": 4}],
        },
    })
}

/// The file of a player with so many decisions.
fn file(most: usize) -> String {
    let shipped = shipped().find(|file| file.name == "trainer").unwrap();
    let rules = Rules::parse(shipped.text).unwrap();
    let mut balance = Points(1_000_000);
    let mut entries = vec![json!({"amount": balance.0, "at": 0})];
    let (mut rounds, mut decisions) = (Vec::new(), 0);
    while decisions < most {
        let place = rounds.len();
        let (round, record) = round(&rules, shipped.text, place as u64, balance);
        let judged: Vec<Value> = round
            .events()
            .iter()
            .enumerate()
            .filter_map(|(event, happened)| Some((event, happened.decision()?)))
            .map(|(event, (_, chosen))| {
                json!({
                    "box": 0, "event": event, "spot": {}, "chosen": chosen, "best": "fold", "at": 1,
                    "loss": Antes::fraction(7 + 14 * event as i128, 347_040_643_950).unwrap().to_string(),
                    "taught": {"kind": "throw", "size": 100_000_000, "lesson": lesson()},
                })
            })
            .collect();
        decisions += judged.len();
        let after = round.balance(ME).unwrap();
        entries.push(json!({"amount": -10, "at": 1, "round": place}));
        if after != balance - Points(10) {
            entries.push(json!({"amount": (after - balance).0 + 10, "at": 1, "round": place}));
        }
        balance = after;
        let record = record.to_json().unwrap();
        let judged = Value::from(judged);
        rounds.push(format!(r#"{{"started_at":1,"settled_at":2,"record":{record},"decisions":{judged}}}"#));
    }
    let (rounds, entries) = (rounds.join(","), Value::from(entries));
    format!(
        r#"{{"format":1,"name":"Anna","language":"en","created_at":0,"rounds":[{rounds}],"entries":{entries}}}"#
    )
}

fn measure(most: usize) {
    block_on(async {
        let store = Store::in_memory().await.unwrap();
        let token = [7; 32];
        let export = Export::read(&file(most)).unwrap();
        store.import(&Token::from_bytes(token), &export).await.unwrap();
        let mut player = Client::new(app(&store));
        player.cookie = Some(format!("tuz_test={}", "07".repeat(32)));
        for _ in 0..3 {
            let start = Instant::now();
            let statistics = player.get("/api/v1/training/statistics").await.ok();
            let took = start.elapsed();
            assert!(statistics["all"]["decisions"].as_u64() >= Some(most as u64));
            assert_eq!(statistics["kinds"][0]["decisions"], statistics["all"]["decisions"]);
            println!(
                "{} decisions of {} rounds: {took:?}",
                statistics["all"]["decisions"], statistics["rounds"]
            );
        }
    });
}

#[test]
fn a_player_of_many_rounds_has_statistics() {
    measure(200);
}

/// `cargo test -p tuz-server --test many -- --ignored --nocapture`
#[test]
#[ignore = "a measurement"]
fn fifty_thousand_decisions() {
    measure(50_000);
}
