//! Grades, mistakes and their reviews, drills, statistics, the twin.

mod common;

use std::time::Duration;

use axum::body::Body;
use axum::http::{StatusCode, header};
use common::play::{decisions, is_open};
use common::{Client, app, block_on};
use serde_json::{Value, json};
use tuz_house::rules::shipped;
use tuz_store::Store;

async fn seated() -> Client {
    Client::seated(app(&Store::in_memory().await.expect("a store"))).await
}

/// The table once everything that was decided is judged.
async fn judged(player: &Client, decisions: usize) -> Value {
    for _ in 0..1_000 {
        let table = player.table().await;
        if table["round"]["judged"].as_array().map(Vec::len) == Some(decisions) {
            return table;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("{decisions} decisions are not judged");
}

/// Plays rounds in which the first decision is to throw away all five cards and the next to give up, and others to play.
async fn some_rounds(player: &Client) {
    for round in 0..4 {
        let mut table = player.deal("trainer", json!([{"box": 0, "ante": 10}])).await.ok();
        let mut made = 0;
        while is_open(&table) {
            let all = decisions(&table);
            let wanted = all.iter().find(|decision| match round {
                0 | 1 => {
                    decision["cards"].as_array().is_some_and(|cards| cards.len() == 5)
                        || decision["do"] == "fold" && made > 0
                }
                _ => decision["do"] == "play" || decision["do"] == "keep",
            });
            let decision = wanted.unwrap_or(&all[0]).clone();
            table = player.act(&table, decision).await.ok();
            made += 1;
        }
        judged(player, made).await;
    }
}

#[test]
fn each_decision_is_graded_with_its_reason() {
    block_on(async {
        let player = seated().await;
        let table = player.deal("trainer", json!([{"box": 0, "ante": 10}])).await.ok();
        let thrown = table["round"]["boxes"][0]["cards"].clone();
        let table = player.act(&table, json!({"do": "exchange", "cards": thrown})).await.ok();
        assert!(is_open(&table));
        let table = judged(&player, 1).await;
        let judged = &table["round"]["judged"][0];
        let loss = judged["loss"]["antes"].as_f64().expect("a loss");
        assert!(loss >= 0.0);
        let grade = match loss {
            loss if loss <= 0.005 => "best",
            loss if loss < 0.05 => "good",
            loss if loss < 0.15 => "inaccuracy",
            loss if loss < 0.5 => "mistake",
            _ => "blunder",
        };
        assert_eq!(judged["grade"], grade);
        let teaches = &judged["teaches"];
        for ending in ["best", "other"] {
            let sum: f64 = ["folded", "no_game", "win", "tie", "loss"]
                .iter()
                .map(|end| teaches[ending][*end].as_f64().expect("a share"))
                .sum();
            assert!((sum - 1.0).abs() < 1e-9, "{teaches}");
        }
        assert_eq!(teaches["up"], table["round"]["dealer"]["cards"][4]);
        // What is told again after a restart of the page is the same.
        assert_eq!(player.table().await["round"]["judged"][0], *judged);
    });
}

#[test]
fn mistakes_are_listed_and_shown_again_until_they_are_not_made_any_more() {
    block_on(async {
        let player = seated().await;
        assert_eq!(player.get("/api/v1/training/review").await.ok()["due"], 0);
        some_rounds(&player).await;
        let listed = player.get("/api/v1/training/mistakes").await.ok();
        let mistakes = listed["mistakes"].as_array().expect("mistakes");
        assert!(!mistakes.is_empty() && listed["count"] == mistakes.len());
        let losses: Vec<f64> =
            mistakes.iter().filter_map(|mistake| mistake["judged"]["loss"]["antes"].as_f64()).collect();
        assert!(losses.is_sorted_by(|one, next| one >= next) && losses.iter().all(|loss| *loss >= 0.05));
        let latest = player.get("/api/v1/training/mistakes?latest=true").await.ok();
        let rounds: Vec<i64> = latest["mistakes"]
            .as_array()
            .unwrap()
            .iter()
            .filter_map(|mistake| mistake["round"].as_i64())
            .collect();
        assert!(rounds.is_sorted_by(|one, next| one >= next));
        let kind = mistakes[0]["judged"]["teaches"]["kind"].as_str().unwrap();
        let same = player.get(&format!("/api/v1/training/mistakes?kind={kind}&limit=1")).await.ok();
        assert_eq!(same["mistakes"][0], mistakes[0]);
        assert_eq!(player.get("/api/v1/training/mistakes?kind=odd").await.code(), "bad-request");

        let mut due = listed["count"].as_u64().unwrap();
        while due > 0 {
            let review = player.get("/api/v1/training/review").await.ok();
            assert_eq!(review["due"], due);
            let task = &review["task"];
            let known = task["hand"].as_array().unwrap().len();
            assert!(known == 5 || known == 6);
            let (round, event) = (&review["round"], &review["event"]);
            let options = player.get(&format!("/api/v1/rounds/{round}/options/{event}")).await.ok();
            let best = &options["options"][0]["decision"];
            let answer = json!({"round": round, "event": event, "decision": best, "took": 1200});
            let reviewed = player.post("/api/v1/training/review", &answer).await.ok();
            assert_eq!(reviewed["marked"]["judged"]["grade"], "best");
            assert_eq!(reviewed["marked"]["options"][0], options["options"][0]);
            assert!(reviewed["due"].as_i64() > review["next"].as_i64());
            // The same once more, as from a second page.
            assert_eq!(player.post("/api/v1/training/review", &answer).await.code(), "stale");
            due -= 1;
        }
        let other = Client::seated(player.app.clone()).await;
        let foreign = json!({"round": mistakes[0]["round"], "event": mistakes[0]["judged"]["event"], "decision": {"do": "fold"}});
        assert_eq!(other.post("/api/v1/training/review", &foreign).await.code(), "not-found");
    });
}

#[test]
fn a_drill_asks_the_same_for_the_same_seed_and_grades_the_answer() {
    block_on(async {
        let player = seated().await;
        for kind in ["throw", "sixth-or-exchange", "fold-or-play", "dealer-game"] {
            let address = format!("/api/v1/training/decision?rules=trainer&kind={kind}&close=false&seed=5");
            let asked = player.get(&address).await.ok();
            assert_eq!(player.get(&address).await.ok(), asked);
            let task = &asked["task"];
            assert_eq!(
                task["dealer"].as_array().map(Vec::len),
                Some(if kind == "dealer-game" { 5 } else { 0 })
            );
            let drill = json!({"rules": "trainer", "kind": kind, "close": false, "seed": 5});
            let decision = if kind == "dealer-game" { json!({"do": "keep"}) } else { json!({"do": "play"}) };
            let answer = json!({"drill": drill, "decision": decision});
            let marked = player.post("/api/v1/training/decision", &answer).await.ok();
            assert_eq!(marked["judged"]["chosen"], decision);
            assert!(marked["options"].as_array().is_some_and(|options| options.len() > 1));
            let refused = json!({"drill": drill, "decision": {"do": "insure", "points": 1}});
            assert_eq!(player.post("/api/v1/training/decision", &refused).await.code(), "refused");
        }
        let none = "/api/v1/training/decision?rules=trainer&kind=insurance&close=true&seed=5";
        assert_eq!(player.get(none).await.ok()["task"], Value::Null);
        let odd = "/api/v1/training/decision?rules=nowhere&close=true&seed=5";
        assert_eq!(player.get(odd).await.code(), "bad-request");
    });
}

#[test]
fn questions_about_pay_are_answered_by_the_settlement() {
    block_on(async {
        let player = seated().await;
        let ask = |kind: &str| json!({"rules": "trainer", "kind": kind, "seed": 11});
        let task = player.get("/api/v1/training/quiz?rules=trainer&kind=payout&seed=11").await.ok();
        assert_eq!((&task["asked"], &task["ante"], &task["bet"]), (&json!(true), &json!(10), &json!(20)));
        let wrong = json!({"quiz": ask("payout"), "guess": {"says": "net", "points": 1}, "took": 900});
        let done = player.post("/api/v1/training/quiz", &wrong).await.ok();
        assert_eq!(done["correct"], false);
        let right =
            json!({"quiz": ask("payout"), "guess": {"says": "net", "points": done["settlement"]["net"]}});
        assert_eq!(player.post("/api/v1/training/quiz", &right).await.ok()["correct"], true);
        let guess = json!({"quiz": ask("game"), "guess": {"says": "game", "has": true}});
        let done = player.post("/api/v1/training/quiz", &guess).await.ok();
        assert_eq!(done["correct"], done["game"]);
        let odd = json!({"quiz": ask("odd"), "guess": {"says": "game", "has": true}});
        assert_eq!(player.post("/api/v1/training/quiz", &odd).await.code(), "bad-request");
        let drills = player.get("/api/v1/training/statistics").await.ok()["drills"].clone();
        assert_eq!(drills[1], json!({"drill": "payout", "answers": 2, "correct": 1, "took": 450}));
        for file in shipped() {
            let address = format!("/api/v1/training/quiz?rules={}&kind=payout&seed=1", file.name);
            player.get(&address).await.ok();
        }
    });
}

#[test]
fn statistics_add_up_and_the_twin_plays_the_same_cards() {
    block_on(async {
        let player = seated().await;
        assert_eq!(player.get("/api/v1/training/statistics").await.ok()["rounds"], 0);
        some_rounds(&player).await;
        let statistics = player.get("/api/v1/training/statistics").await.ok();
        let rounds = player.get("/api/v1/rounds").await.ok()["rounds"].clone();
        let rounds = rounds.as_array().unwrap();
        assert_eq!(statistics["rounds"], rounds.len());
        let net: i64 = rounds.iter().filter_map(|round| round["net"].as_i64()).sum();
        let standings = statistics["standings"].as_array().unwrap();
        assert_eq!(standings.last().unwrap()["net"], net);
        let decisions = statistics["all"]["decisions"].as_u64().unwrap();
        for part in ["kinds", "groups", "up_cards"] {
            let sum: u64 =
                statistics[part].as_array().unwrap().iter().filter_map(|row| row["decisions"].as_u64()).sum();
            assert_eq!(sum, decisions, "{part}");
        }
        let mut given_up = 0.0;
        for round in rounds {
            let twin = player.get(&format!("/api/v1/rounds/{}/twin", round["id"])).await.ok();
            assert_eq!(twin["own"], round["net"]);
            let number = |name: &str| twin[name].as_f64().unwrap();
            assert!((number("own") - number("net") + number("given_up") - number("luck")).abs() < 1e-6);
            assert!(number("given_up") >= 0.0 && !twin["decisions"].as_array().unwrap().is_empty());
            given_up += number("given_up");
        }
        let luck_free = standings.last().unwrap()["luck_free"].as_f64().unwrap();
        assert!((luck_free + given_up).abs() < 1e-6, "{luck_free} {given_up}");
        let table = player.deal("trainer", json!([{"box": 0, "ante": 10}])).await.ok();
        let open = format!("/api/v1/rounds/{}/twin", table["round"]["id"]);
        assert_eq!(player.get(&open).await.code(), "round-open");
    });
}

#[test]
fn a_player_is_taken_away_wiped_and_brought_back_the_same() {
    block_on(async {
        let mut player = seated().await;
        some_rounds(&player).await;
        let guess = json!({"quiz": {"rules": "trainer", "kind": "game", "seed": 3}, "guess": {"says": "game", "has": true}});
        player.post("/api/v1/training/quiz", &guess).await.ok();
        let statistics = player.get("/api/v1/training/statistics").await.ok();
        let table = player.table().await;
        let file = player.get("/api/v1/player/file").await;
        assert!(file.headers[header::CONTENT_DISPOSITION].to_str().unwrap().contains("tuz-player.json"));
        let file = file.ok();

        for (name, lines) in
            [("rounds", 4), ("decisions", statistics["all"]["decisions"].as_u64().unwrap()), ("answers", 1)]
        {
            let csv = player.get(&format!("/api/v1/player/tables/{name}.csv")).await;
            assert_eq!(csv.text.lines().count() as u64, lines + 1, "{name}");
        }
        assert_eq!(player.get("/api/v1/player/tables/odd.csv").await.code(), "not-found");

        let gone = player.send(player.request("DELETE", "/api/v1/player").body(Body::empty()).unwrap()).await;
        assert_eq!(gone.status, StatusCode::NO_CONTENT);
        assert_eq!(player.get("/api/v1/training/statistics").await.code(), "no-player");
        let mut stranger = Client::seated(player.app.clone()).await;
        let back = stranger.send_json("PUT", "/api/v1/player/file", &file).await;
        let cookie = back.headers[header::SET_COOKIE].to_str().unwrap().to_owned();
        let brought = back.ok();
        // Who sat there is gone with his old cookie.
        assert_eq!(stranger.get("/api/v1/table").await.code(), "no-player");
        stranger.cookie = cookie.split(';').next().map(str::to_owned);
        player.cookie.clone_from(&stranger.cookie);
        assert_eq!(brought["player"], table["player"]);
        assert_eq!(player.get("/api/v1/training/statistics").await.ok(), statistics);
        assert_eq!(player.get("/api/v1/player/file").await.ok(), file);
        // Once more over himself.
        let again = player.send_json("PUT", "/api/v1/player/file", &file).await;
        assert_eq!(again.ok()["player"], table["player"]);
        // Nobody else can bring the same rounds back, and a wrong file changes nothing.
        let other = Client::seated(player.app.clone()).await;
        assert_eq!(other.send_json("PUT", "/api/v1/player/file", &file).await.code(), "stale");
        assert_eq!(
            other.send_json("PUT", "/api/v1/player/file", &json!({"format": 1})).await.code(),
            "bad-request"
        );
        assert_eq!(other.table().await["player"]["balance"], 1000);
    });
}

#[test]
fn a_spot_made_by_hand_is_worth_what_the_analysis_says() {
    block_on(async {
        let player = seated().await;
        let spot =
            player.get("/api/v1/training/spot?rules=trainer&hand=9s9d9h4c2d&up=6c&seen=As%20Ad").await.ok();
        let options = spot["options"].as_array().unwrap();
        assert_eq!((options.len(), &spot["no_figures"]), (34, &Value::Null));
        let worths: Vec<f64> =
            options.iter().filter_map(|option| option["worth"]["antes"].as_f64()).collect();
        assert!(worths.is_sorted_by(|better, worse| better >= worse));
        let spot = tuz_odds::SpotCards {
            hand: tuz_cards::parse_card_set("9s9d9h4c2d").unwrap(),
            up: "6c".parse().unwrap(),
            seen: tuz_cards::parse_card_set("AsAd").unwrap(),
            bought: tuz_odds::Bought::Nothing,
            discards: tuz_cards::CardSet::EMPTY,
            dealt: None,
        };
        let spot = tuz_odds::Spot::new(spot, tuz_cards::Pack::STANDARD).unwrap();
        let rules = tuz_house::rules::shipped_rules("trainer").unwrap();
        let best =
            *tuz_odds::Odds::new(rules, tuz_odds::Stakes::default()).unwrap().options(&spot).unwrap().best();
        let exact = format!("{}/{}", best.value.0.numer(), best.value.0.denom());
        assert_eq!(options[0]["worth"]["exact"], exact);

        let after =
            player.get("/api/v1/training/spot?rules=trainer&hand=9s9d9hKcKd&up=6c&discards=4c2d").await.ok();
        assert_eq!(after["options"].as_array().unwrap().len(), 2);
        let twice = player.get("/api/v1/training/spot?rules=trainer&hand=9s9d9h4c2d&up=9s").await.ok();
        assert_eq!((&twice["options"], &twice["no_figures"]["code"]), (&json!([]), &json!("spot")));
        assert_eq!(
            player.get("/api/v1/training/spot?rules=trainer&hand=xx&up=9s").await.code(),
            "bad-request"
        );
    });
}
