//! A player at the table, by HTTP.

mod common;

use axum::body::Body;
use axum::http::{StatusCode, header};
use common::play::decisions;
use common::{Client, app, block_on};
use serde_json::{Value, json};
use tuz_house::record::Record;
use tuz_store::Store;

async fn memory() -> Store {
    Store::in_memory().await.expect("a store")
}

/// One box with an ante of 10.
fn one_box() -> Value {
    json!([{"box": 0, "ante": 10}])
}

#[test]
fn a_stranger_sits_down_once() {
    block_on(async {
        let app = app(&memory().await);
        let stranger = Client::new(app.clone());
        assert_eq!(stranger.get("/api/v1/table").await.code(), "no-player");
        let player = Client::seated(app.clone()).await;
        let table = player.table().await;
        assert_eq!(table["player"], json!({"name": "Anna", "language": "en", "balance": 1000}));
        assert_eq!(table["next"]["commitment"].as_str().map(str::len), Some(64));
        assert_eq!(table["round"], Value::Null);
        // Who sits already stays who he is.
        let again = player.post("/api/v1/player", &json!({"name": "Boris", "language": "ru"})).await;
        assert_eq!((again.status, again.ok()), (StatusCode::OK, table));
        assert!(!again.headers.contains_key(header::SET_COOKIE));
        // Each player is alone at the table.
        let other = Client::seated(app).await;
        other.deal("online", one_box()).await.ok();
        assert_eq!(player.table().await["round"], Value::Null);
    });
}

#[test]
fn the_cookie_is_for_this_site_and_for_no_script() {
    block_on(async {
        let client = Client::new(app(&memory().await));
        let answer = client.post("/api/v1/player", &json!({"name": "Anna", "language": "en"})).await;
        let cookie = answer.headers[header::SET_COOKIE].to_str().unwrap();
        for part in ["HttpOnly", "SameSite=Strict", "Path=/"] {
            assert!(cookie.contains(part), "{cookie}");
        }
    });
}

#[test]
fn a_round_is_played_to_its_end() {
    block_on(async {
        let player = Client::seated(app(&memory().await)).await;
        let table = player.deal("trainer", one_box()).await.ok();
        assert_eq!(table["player"]["balance"], 990);
        assert_eq!((&table["next"], &table["round"]["shuffle"]["seed"]), (&Value::Null, &Value::Null));
        assert_eq!(table["round"]["turn"], json!({"box": 0, "asked": "decision"}));

        let table = player.act(&table, json!({"do": "sixth"})).await.ok();
        let played = &table["round"]["boxes"][0];
        assert_eq!(played["purchases"], json!([{"what": "sixth", "cards": 1, "price": 10}]));
        assert_eq!((played["cards"].as_array().map(Vec::len), &played["drawn"]), (Some(6), &json!(1)));
        assert_eq!(table["player"]["balance"], 980);

        let table = player.act(&table, json!({"do": "fold"})).await.ok();
        let round = &table["round"];
        assert_eq!((&round["phase"], &round["net"]), (&json!("settled"), &json!(-20)));
        assert_eq!(round["boxes"][0]["settlement"]["outcome"], "folded");
        assert_eq!(round["shuffle"]["seed"].as_str().map(str::len), Some(64));
        assert_ne!(table["next"]["commitment"], round["shuffle"]["commitment"]);

        // The same, told again and told as history.
        let again = player.table().await;
        assert_eq!(again["round"]["boxes"], round["boxes"]);
        let history = player.get("/api/v1/rounds").await.ok();
        assert_eq!(history["rounds"].as_array().map(Vec::len), Some(1));
        assert_eq!(history["rounds"][0]["net"], -20);
        assert_eq!(history["rounds"][0]["commitment"], round["shuffle"]["commitment"]);
    });
}

#[test]
fn a_record_replays_and_its_shuffle_is_the_one_committed_to() {
    block_on(async {
        let player = Client::seated(app(&memory().await)).await;
        let nonce = player.table().await["next"]["nonce"].clone();
        let deal =
            json!({"rules": "online", "nonce": nonce, "player_seed": "my own words", "boxes": one_box()});
        let table = player.post("/api/v1/table/deal", &deal).await.ok();
        let path = format!("/api/v1/rounds/{}", table["round"]["id"]);
        assert_eq!(player.get(&path).await.code(), "round-open", "the shuffle of an open round is a secret");
        let table = player.act(&table, json!({"do": "fold"})).await.ok();

        let answer = player.get(&path).await;
        let record = Record::read(&answer.text).expect("a record that holds");
        assert_eq!(record.replay().expect("a round").events().len() as u64, table["round"]["events"]);
        let written = answer.json();
        assert_eq!(written["shuffle"]["commitment"], table["round"]["shuffle"]["commitment"]);
        assert_eq!(written["shuffle"]["player_seed"], "my own words");
        assert!(answer.headers[header::CONTENT_DISPOSITION].to_str().unwrap().contains("tuz-round-"));
        // What is another's is not there.
        let other = Client::seated(player.app.clone()).await;
        assert_eq!(other.get(&path).await.code(), "not-found");
    });
}

#[test]
fn options_are_worth_what_the_analysis_says() {
    block_on(async {
        let player = Client::seated(app(&memory().await)).await;
        let table = player.deal("trainer", one_box()).await.ok();
        let (round, event) = (&table["round"]["id"], table["round"]["events"].as_u64().unwrap());
        let path = format!("/api/v1/rounds/{round}/options/{event}");
        let open = player.get(&path).await.ok();
        let options = open["options"].as_array().unwrap();
        assert_eq!(options.len(), 34);
        assert_eq!(options[0]["loss"], json!({"antes": 0.0, "exact": "0/1"}));
        let worths: Vec<f64> =
            options.iter().map(|option| option["worth"]["antes"].as_f64().unwrap()).collect();
        assert!(worths.is_sorted_by(|high, low| high >= low), "{worths:?}");
        assert_eq!(open["chosen"], Value::Null);

        // Any of them is judged by the same figures, now and later.
        let worst = options.last().unwrap();
        let table = player.act(&table, worst["decision"].clone()).await.ok();
        let judged = loop {
            let table = player.table().await;
            if let Some(judged) = table["round"]["judged"].get(0) {
                break judged.clone();
            }
        };
        assert_eq!(judged["loss"], worst["loss"]);
        assert_eq!((&judged["chosen"], &judged["best"]), (&worst["decision"], &options[0]["decision"]));
        let later = player.get(&path).await.ok();
        assert_eq!((&later["options"], &later["chosen"]), (&open["options"], &worst["decision"]));

        // What is no decision has no options.
        for event in ["0", "1", "99", "-1", "x"] {
            let path = format!("/api/v1/rounds/{round}/options/{event}");
            assert_eq!(player.get(&path).await.code(), "not-found", "{event}");
        }
        let mut table = table;
        while let Some(decision) = decisions(&table).into_iter().next() {
            table = player.act(&table, decision).await.ok();
        }
        assert_eq!(player.get(&path).await.ok()["options"], open["options"], "after the round");
    });
}

#[test]
fn what_is_refused_says_why_and_changes_nothing() {
    block_on(async {
        let player = Client::seated(app(&memory().await)).await;
        let before = player.table().await;
        let refused = player.deal("online", json!([{"box": 0, "ante": 400}, {"box": 1, "ante": 700}])).await;
        assert_eq!(refused.code(), "refused");
        assert_eq!(refused.json()["reason"], json!({"balance-too-low": {"needed": 1100, "balance": 1000}}));
        assert_eq!(player.deal("online", json!([])).await.json()["reason"], json!("no-boxes"));
        assert_eq!(player.deal("no-such", one_box()).await.code(), "bad-request");
        assert_eq!(player.table().await, before);

        let table = player.deal("online", one_box()).await.ok();
        let listed = table["round"]["refused"].as_array().unwrap();
        let insure = listed.iter().find(|refused| refused["what"] == "insure").unwrap();
        assert_eq!(insure["reason"], json!({"not-offered": "insurance"}));
        let refused = player.act(&table, json!({"do": "insure", "points": 5})).await;
        assert_eq!((refused.code().as_str(), &refused.json()["reason"]), ("refused", &insure["reason"]));
        assert_eq!(player.table().await["round"]["events"], table["round"]["events"]);
    });
}

#[test]
fn what_comes_late_or_twice_is_told_so() {
    block_on(async {
        let player = Client::seated(app(&memory().await)).await;
        let nonce = player.table().await["next"]["nonce"].clone();
        let deal = json!({"rules": "online", "nonce": nonce, "boxes": one_box()});
        let table = player.post("/api/v1/table/deal", &deal).await.ok();
        assert_eq!(player.post("/api/v1/table/deal", &deal).await.code(), "stale");
        let after = player.act(&table, json!({"do": "sixth"})).await.ok();
        assert_eq!(player.act(&table, json!({"do": "sixth"})).await.code(), "stale");
        assert_eq!(player.act(&table, json!({"do": "fold"})).await.code(), "stale");
        let top_up = json!({"balance": after["player"]["balance"], "points": 5});
        assert_eq!(player.post("/api/v1/table/points", &top_up).await.code(), "round-open", "in a round");
        let end = player.act(&after, json!({"do": "fold"})).await.ok();
        assert_eq!(player.act(&end, json!({"do": "fold"})).await.json()["reason"], json!("nothing-asked"));
        let top_up = json!({"balance": end["player"]["balance"], "points": 500});
        assert_eq!(player.post("/api/v1/table/points", &top_up).await.ok()["player"]["balance"], 1480);
        assert_eq!(player.post("/api/v1/table/points", &top_up).await.code(), "stale");
    });
}

#[test]
fn a_round_goes_on_where_it_was() {
    block_on(async {
        let store = memory().await;
        let player = Client::seated(app(&store)).await;
        let table = player.deal("online", json!([{"box": 0, "ante": 10}, {"box": 1, "ante": 20}])).await.ok();
        player.act(&table, json!({"do": "sixth"})).await.ok();
        let before = loop {
            let table = player.table().await;
            if !table["round"]["judged"].as_array().unwrap().is_empty() {
                break table;
            }
        };
        // Another process on the same data.
        let later = Client { app: app(&store), cookie: player.cookie.clone() };
        assert_eq!(later.table().await, before);
        let done = later.act(&before, json!({"do": "play"})).await.ok();
        // The first one is told that somebody was quicker, and looks again.
        assert_eq!(player.act(&before, json!({"do": "fold"})).await.code(), "stale");
        assert_eq!(player.table().await["round"]["events"], done["round"]["events"]);
    });
}

#[test]
fn another_process_may_give_points_meanwhile() {
    block_on(async {
        let store = memory().await;
        let player = Client::seated(app(&store)).await;
        // Somebody looks on, so that the first process keeps the seat as it knows it.
        let stays = player.clone();
        let later = Client { app: app(&store), cookie: player.cookie.clone() };
        let nonce = stays.table().await["next"]["nonce"].clone();
        later.post("/api/v1/table/points", &json!({"balance": 1000, "points": 500})).await.ok();
        let deal = json!({"rules": "online", "nonce": nonce, "boxes": one_box()});
        let first = stays.post("/api/v1/table/deal", &deal).await;
        // Either it has looked anew, or it says that it must.
        if !first.status.is_success() {
            assert_eq!(first.code(), "stale");
        }
        let table = stays.table().await;
        if table["round"].is_null() {
            stays.deal("online", one_box()).await.ok();
        }
        let table = stays.table().await;
        let end = stays.act(&table, json!({"do": "fold"})).await.ok();
        assert_eq!(end["player"]["balance"], 1490);
        store.audit().await.expect("books that add up");
    });
}

#[test]
fn nothing_is_answered_to_other_sites() {
    block_on(async {
        let player = Client::seated(app(&memory().await)).await;
        let ask = |name: &str, value: &str| {
            let request = player.request("GET", "/api/v1/table").header(name, value);
            player.send(request.body(Body::empty()).unwrap())
        };
        for origin in [
            "http://evil.example",
            "null",
            "http://127.0.0.1:1",
            "http://127.0.0.1",
            "https://x@127.0.0.1:7780",
        ] {
            assert_eq!(ask("origin", origin).await.code(), "foreign-origin", "{origin}");
        }
        assert_eq!(ask("origin", "http://127.0.0.1:7780").await.status, StatusCode::OK);
        assert_eq!(ask("sec-fetch-site", "cross-site").await.code(), "foreign-origin");
        assert_eq!(ask("sec-fetch-site", "same-origin").await.status, StatusCode::OK);
        for host in ["evil.example", "127.0.0.1.evil.example", "localhost.evil.example:7780", ""] {
            let mut request = player.request("GET", "/api/v1/table").body(Body::empty()).unwrap();
            request.headers_mut().insert(header::HOST, host.parse().unwrap());
            assert_eq!(player.send(request).await.code(), "foreign-host", "{host}");
        }
        let mut twice = player.request("GET", "/api/v1/table").body(Body::empty()).unwrap();
        twice.headers_mut().append(header::HOST, "evil.example".parse().unwrap());
        assert_eq!(player.send(twice).await.code(), "foreign-host");
        let elsewhere =
            player.request("GET", "http://evil.example/api/v1/table").body(Body::empty()).unwrap();
        assert_eq!(player.send(elsewhere).await.code(), "foreign-host");
        for host in ["localhost", "LocalHost", "localhost.", "localhost:1", "[::1]:7780", "127.0.0.1"] {
            let mut request = player.request("GET", "/api/v1/table").body(Body::empty()).unwrap();
            request.headers_mut().insert(header::HOST, host.parse().unwrap());
            assert_eq!(player.send(request).await.status, StatusCode::OK, "{host}");
        }
    });
}

#[test]
fn every_refusal_is_a_problem_in_json() {
    block_on(async {
        let player = Client::seated(app(&memory().await)).await;
        let send = |method: &'static str, path: &'static str, kind: &'static str, body: Vec<u8>| {
            let request = player.request(method, path).header(header::CONTENT_TYPE, kind);
            player.send(request.body(Body::from(body)).unwrap())
        };
        let kind = "application/json";
        let act = "/api/v1/table/act";
        assert_eq!(send("POST", act, "text/plain", b"{}".to_vec()).await.code(), "not-json");
        assert_eq!(send("POST", act, kind, b"{".to_vec()).await.code(), "bad-request");
        assert_eq!(send("POST", act, kind, b"\xff".to_vec()).await.code(), "bad-request");
        assert_eq!(send("POST", act, kind, vec![b' '; 1 << 20]).await.code(), "too-large");
        assert_eq!(send("PUT", act, kind, Vec::new()).await.code(), "bad-method");
        assert_eq!(send("POST", "/", kind, Vec::new()).await.code(), "bad-method");
        assert_eq!(send("GET", "/api/v2/table", kind, Vec::new()).await.code(), "not-found");
        assert_eq!(send("GET", "/no.txt", kind, Vec::new()).await.code(), "not-found");
        assert_eq!(send("GET", "/api/v1/rounds?limit=0", kind, Vec::new()).await.code(), "bad-request");
        assert_eq!(send("GET", "/api/v1/rounds?page=1", kind, Vec::new()).await.code(), "bad-request");
        assert_eq!(send("GET", "/api/v1/table/socket", kind, Vec::new()).await.code(), "bad-request");
        let told =
            send("POST", act, kind, br#"{"round":1,"events":0,"decision":{"do":"dance"}}"#.to_vec()).await;
        assert!(told.json()["message"].as_str().unwrap().contains("dance"), "{}", told.text);
        let request =
            player.request("POST", "/api/v1/table/deal").header(header::ACCEPT_LANGUAGE, "ru, en;q=0.5");
        let request = request.header(header::CONTENT_TYPE, kind);
        let body = json!({"rules": "online", "nonce": 1, "boxes": []}).to_string();
        let told = player.send(request.body(Body::from(body)).unwrap()).await;
        assert_eq!(told.json()["message"], "Ни на одном боксе нет анте.");
    });
}

#[test]
fn rules_are_listed_and_told() {
    block_on(async {
        let client = Client::new(app(&memory().await));
        let names = client.get("/api/v1/rules").await.ok();
        assert_eq!(names[0]["name"], "trainer");
        for name in names.as_array().unwrap() {
            let house = client.get(&format!("/api/v1/rules/{}", name["name"].as_str().unwrap())).await.ok();
            assert_eq!(house["name"], name["name"]);
            let limits = [&house["boxes"], &house["most_boxes"], &house["open"]].map(|n| n.as_u64().unwrap());
            assert!(limits.is_sorted_by(|more, less| more >= less && *less >= 1), "{limits:?}");
        }
        let house = client.get("/api/v1/rules/online").await.ok();
        assert_eq!(house["qualifier"], "ace-king");
        assert_eq!(house["pays"][0], json!({"hand": "royal-flush", "pays": 100}));
        assert_eq!(client.get("/api/v1/rules/nowhere").await.code(), "not-found");
    });
}

#[test]
fn rules_explain_themselves_in_the_wanted_language() {
    block_on(async {
        let client = Client::new(app(&memory().await));
        let english = client.get("/api/v1/rules/six-box/explained").await.ok();
        assert_eq!(english["language"], "en");
        assert_eq!(english["parts"][0]["about"], "table");
        assert_eq!(english["parts"][0]["title"], "Boxes");
        assert_eq!(
            english["parts"][0]["sentences"][0],
            "\u{2068}There are \u{2068}6\u{2069} boxes on the layout.\u{2069} \
             \u{2068}A player may have \u{2068}2\u{2069} open.\u{2069}"
        );
        for (wishes, tag) in [("fa", "fa"), ("ar-EG,en", "ar"), ("xx", "en"), ("th", "th"), ("ru", "ru")] {
            let own = client.get(&format!("/api/v1/rules/six-box/explained?language={wishes}")).await.ok();
            assert_eq!(own["language"], tag);
            assert_eq!(own["parts"].as_array().unwrap().len(), english["parts"].as_array().unwrap().len());
        }
        assert_eq!(client.get("/api/v1/rules/nowhere/explained").await.code(), "not-found");
        assert_eq!(client.get("/api/v1/rules/six-box/explained?tongue=fa").await.code(), "bad-request");
    });
}

#[test]
fn the_page_answers_for_its_own_addresses() {
    block_on(async {
        let client = Client::new(app(&memory().await));
        let index = client.get("/").await;
        assert_eq!(index.headers[header::CONTENT_TYPE], "text/html; charset=utf-8");
        assert!(
            index.headers[header::CONTENT_SECURITY_POLICY].to_str().unwrap().contains("script-src 'self'")
        );
        assert_eq!(client.get("/history/12").await.text, index.text);
        let etag = index.headers[header::ETAG].clone();
        let request = client.request("GET", "/").header(header::IF_NONE_MATCH, etag);
        let again = client.send(request.body(Body::empty()).unwrap()).await;
        assert_eq!((again.status, again.text.as_str()), (StatusCode::NOT_MODIFIED, ""));
    });
}
