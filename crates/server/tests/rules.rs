//! Rule files over HTTP: their schema, their faults and differences, rounds by a player's own, and house edges.

mod common;

use std::collections::BTreeSet;
use std::io;

use axum::body::Body;
use axum::http::StatusCode;
use common::{Answer, Client, app, block_on};
use serde_json::{Value, json};
use tuz_house::Antes;
use tuz_house::rules::{Rules, shipped};
use tuz_odds::strategy::shipped_strategy;
use tuz_odds::{Stakes, WholeGame};
use tuz_server::wire::Edge;
use tuz_server::{KeptCard, KeptEdges};
use tuz_store::Store;

const LANGUAGES: [&str; 5] = ["en", "ru", "fa", "ar", "th"];

/// A house that sells nothing: its edge is soon known.
const PLAIN: &str = "format = 1\nname = \"plain\"\n";

async fn player() -> Client {
    Client::seated(app(&Store::in_memory().await.expect("a store"))).await
}

async fn check(client: &Client, language: &str, body: Value) -> Value {
    client.post(&format!("/api/v1/rules/check?language={language}"), &body).await.ok()
}

#[test]
fn the_schema_comes_with_the_order_of_its_keys() {
    block_on(async {
        let schema = player().await.get("/api/v1/rules/schema").await.ok();
        let keys = |group: &str| {
            let groups = schema["groups"].as_array().unwrap();
            groups.iter().find(|found| found["group"] == group).map(|found| found["keys"].clone())
        };
        assert_eq!(keys("bet"), Some(json!(["multiple", "pays", "ante_on_win"])));
        assert_eq!(keys("").unwrap()[1], "name");
        assert_eq!(schema["hands"][0], "royal-flush");
        let offers = ["second", "exchange", "sixth", "dealer_game", "insurance", "bonus", "side_bet"];
        assert_eq!(schema["offers"], json!(offers));
        assert_eq!(schema["schema"]["properties"]["name"]["type"], "string");
    });
}

#[test]
fn a_sound_file_is_told_in_full_and_compared() {
    block_on(async {
        let client = player().await;
        let trainer = shipped().next().unwrap().text;
        let changed = format!("{}\n[bet]\npays = {{ flush = 9 }}\n", PLAIN.trim());
        let told = check(&client, "ru", json!({"text": changed, "against": PLAIN})).await;
        assert_eq!(told["faults"], json!([]));
        let sound = &told["sound"];
        assert_eq!(sound["house"]["name"], "plain");
        assert_eq!(sound["fields"]["bet"]["multiple"], 2);
        assert_eq!(sound["explained"]["language"], "ru");
        let difference = json!({"key": "bet.pays.flush", "other": "5", "own": "9", "about": false});
        assert_eq!(sound["differences"], json!([difference]));
        // What is told in full is the same file again.
        let other = check(&client, "en", json!({"text": trainer, "against": trainer})).await;
        assert_eq!(other["sound"]["differences"], json!([]));
    });
}

/// Files with a fault each, as a form can make them.
fn faulty() -> Vec<String> {
    let lines = [
        "[bet]\nmultiple = 0",
        "[bet]\nmultiple = \"two\"",
        "[bet]\nwin = 1",
        "[bet]\nante_on_win = \"lost\"",
        "[bonus]\npays = {}",
        "[sixth]\nprice = \"a\"",
        "[sixth]\nprice = \"1/1000000\"",
        "[insurance]\nmost = 0",
        "[exchange]\nforced_bet = [1, 1]",
        "[exchange]\nprice = { 1 = 1 }\nforced_bet = [2]",
        "[exchange]\nnext_price = [1]",
        "[exchange]\ntimes = 2\nnext_price = [1, 2]",
        "[table]\nboxes = 2\nopen = 3",
        "[table]\nboxes = 2\nopen = 2\nblind = 3",
        "[table]\nblind_may = [\"insure\"]",
        "[limits]\nante = { least = 10, most = 5 }",
        "[limits]\nante = { least = 7, step = 5 }",
        "[limits]\npayout = { most = 5, ratio = 5 }",
        "[limits]\npayout = {}",
        "[replacement]\nrow = \"common\"",
        "[[side_bet]]\nname = \"A b\"\npays = { flush = 1 }",
        "[[side_bet]]\nname = \"ante\"\npays = { flush = 1 }",
        "[[side_bet]]\npays = { flush = 1 }",
        "[[side_bet]]\nname = \"a\"\npays = { flush = 1 }\n[[side_bet]]\nname = \"a\"\npays = { flush = 1 }",
        "[[side_bet]]\nname = \"a\"\npays = { flush = 1 }\nstake = { least = 9, fixed = 3 }",
        "[[side_bet]]\nname = \"a\"\npays = { flush = 1 }\ninstant = true\nsettled = \"after-bet\"",
        "[jackpot]\nseed = 1",
        "= 1",
    ];
    lines.map(|line| format!("{PLAIN}{line}\n")).into()
}

#[test]
fn every_fault_is_told_in_the_language_of_the_reader() {
    block_on(async {
        let client = player().await;
        for text in faulty() {
            let faults = Rules::parse(&text).expect_err(&text);
            for language in LANGUAGES {
                let told = check(&client, language, json!({"text": text})).await;
                assert_eq!(told["sound"], Value::Null, "{text}");
                let told = told["faults"].as_array().unwrap();
                assert_eq!(told.len(), faults.iter().count(), "{text}");
                for (told, fault) in told.iter().zip(&faults) {
                    let message = told["message"].as_str().unwrap();
                    assert_eq!(told["key"], fault.key);
                    // The sentences of the program name the key, which here is the field's.
                    assert_ne!(message, fault.message(), "{language}: {text}");
                    // What the reader of TOML says is in its own words.
                    assert!(
                        message.contains("TOML") || !message.contains(['{', '`']),
                        "{language}: {message}"
                    );
                }
            }
        }
    });
}

#[test]
fn a_round_is_played_by_rules_of_ones_own() {
    block_on(async {
        let client = player().await;
        let deal = async |name: &str, text: &str| -> Answer {
            let nonce = client.table().await["next"]["nonce"].clone();
            let boxes = json!([{"box": 0, "ante": 10}]);
            let body = json!({"rules": name, "own_rules": text, "nonce": nonce, "boxes": boxes});
            client.post("/api/v1/table/deal", &body).await
        };
        let own = format!("{PLAIN}[bet]\nmultiple = 3\n");
        // Under the name of shipped rules there are only those, and the name is the file's.
        for (name, text) in [("trainer", &*own), ("other", &*own), ("plain", "format = 1")] {
            assert_eq!(deal(name, text).await.code(), "bad-request");
        }
        let table = deal("plain", &own).await.ok();
        assert_eq!(table["round"]["rules"], "plain");
        assert_eq!(table["round"]["legal"]["play"], 30);
        let rules = format!("/api/v1/rounds/{}/rules", table["round"]["id"]);
        assert_eq!(client.get(&rules).await.ok()["bet"], 3);
        client.act(&table, json!({"do": "play"})).await.ok();
        // Another round does not change what this one was played by.
        client.deal("trainer", json!([{"box": 0, "ante": 10}])).await.ok();
        assert_eq!(client.get(&rules).await.ok()["bet"], 3);
        let stranger = Client::new(client.app.clone());
        assert_eq!(stranger.get(&rules).await.code(), "no-player");
        assert_eq!(client.get("/api/v1/rounds/99/rules").await.code(), "not-found");
    });
}

#[test]
fn a_house_edge_is_worked_out_once() {
    block_on(async {
        let client = player().await;
        let file = json!({"text": PLAIN});
        assert_eq!(client.post("/api/v1/edges", &file).await.ok()["state"], "unknown");
        let begun = client.post("/api/v1/edges/works", &file).await.ok();
        let work = format!("/api/v1/edges/works/{}", begun["key"].as_str().unwrap());
        let known = loop {
            let state = client.get(&work).await.ok();
            if state["state"] == "known" {
                break state;
            }
            assert!(["working", "waiting"].iter().any(|under_way| state["state"] == **under_way), "{state}");
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        };
        // Where the ante comes back on a win and nothing can be bought, the house keeps a fifth of it.
        let least = known["edge"]["least"]["antes"].as_f64().unwrap();
        assert!((least - 0.210_077).abs() < 1e-6, "{known}");
        assert!(known["edge"]["element_of_risk"].as_f64().unwrap() < least);
        // Who asks again is told at once, and nothing is begun.
        assert_eq!(client.post("/api/v1/edges/works", &file).await.ok(), known);
        assert_eq!(client.post("/api/v1/edges", &file).await.ok(), known);
    });
}

/// Keeps one card for all rules.
struct OneCard;

impl KeptEdges for OneCard {
    fn key(&self, _rules: &Rules, _stakes: Stakes) -> String {
        "edge".to_owned()
    }

    fn get(&self, _key: &str) -> Option<Edge> {
        None
    }

    fn keep(&self, _rules: &Rules, _stakes: Stakes, _game: &WholeGame, _seconds: f64) -> io::Result<()> {
        Ok(())
    }

    fn card_key(&self, _rules: &Rules, _stakes: Stakes) -> String {
        "card".to_owned()
    }

    fn card(&self, key: &str) -> Option<KeptCard> {
        let strategy = shipped_strategy("three-rules").filter(|_| key == "card")?;
        Some(KeptCard { strategy: strategy.clone(), value: Antes::fraction(-1, 20)? })
    }

    fn keep_card(&self, _rules: &Rules, _stakes: Stakes, _card: &KeptCard) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_strategy_card_is_told_in_the_language_of_the_reader() {
    block_on(async {
        let store = Store::in_memory().await.expect("a store");
        let client = Client::new(common::app_keeping(&store, OneCard));
        let file = json!({"text": PLAIN});
        assert_eq!(client.post("/api/v1/edges", &file).await.ok()["state"], "unknown");
        let mut told = BTreeSet::new();
        for language in LANGUAGES {
            let path = format!("/api/v1/edges/cards?language={language}");
            let card = client.post(&path, &file).await.ok()["card"].clone();
            assert_eq!(card["value"]["exact"], "-1/20");
            assert_eq!(card["lists"][0]["about"], "first");
            let lines = card["lists"][0]["lines"].as_array().unwrap();
            assert!(lines.len() > 2, "{card}");
            for line in lines {
                assert!(!line.as_str().unwrap().contains("card-"), "{line}");
            }
            told.insert(card["lists"].to_string());
        }
        assert_eq!(told.len(), LANGUAGES.len());
    });
}

#[test]
fn work_that_is_cancelled_leaves_nothing_behind() {
    block_on(async {
        let client = player().await;
        let long = json!({"text": shipped().find(|file| file.name == "pagat").unwrap().text});
        let begun = client.post("/api/v1/edges/works", &long).await.ok();
        let waits = client.post("/api/v1/edges/works", &json!({"text": PLAIN})).await.ok();
        assert_eq!(waits["state"], "waiting");
        for state in [begun, waits] {
            let work = format!("/api/v1/edges/works/{}", state["key"].as_str().unwrap());
            let request = client.request("DELETE", &work).body(Body::empty()).unwrap();
            assert_eq!(client.send(request).await.ok()["state"], "unknown");
        }
        let stranger = Client::new(client.app.clone());
        let refused = stranger.post("/api/v1/edges/works", &long).await;
        assert_eq!((refused.status, &*refused.code()), (StatusCode::UNAUTHORIZED, "no-player"));
    });
}

#[test]
fn what_cannot_be_worked_out_is_refused_with_its_reason() {
    block_on(async {
        let client = player().await;
        let repeated = json!({"text": format!("{PLAIN}[exchange]\ntimes = 2\n")});
        let state = client.post("/api/v1/edges", &repeated).await.ok();
        assert_eq!(
            (&state["state"], &state["refused"]["reason"]),
            (&json!("refused"), &json!("repeated-exchange"))
        );
        // A limit in points is one of the usual ante.
        let limited =
            json!({"text": format!("{PLAIN}[limits]\nante = {{ least = 20 }}\npayout = {{ most = 500 }}\n")});
        assert_eq!(client.post("/api/v1/edges", &limited).await.ok()["ante"], 20);
        assert_eq!(client.post("/api/v1/edges", &json!({"text": "name = 1"})).await.code(), "bad-request");
    });
}
