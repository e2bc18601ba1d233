//! No message gives away a card that its player may not see, nor the secret of a shuffle that is in play.
//!
//! Which cards may be seen is worked out here from the record of the round, which is only had after its end, and not
//! from the views that the server makes.

mod common;

use std::cell::Cell;
use std::collections::{BTreeMap, BTreeSet};

use common::play::decisions;
use common::{Client, app, block_on};
use futures_util::StreamExt;
use proptest::prelude::*;
use proptest::test_runner::TestRunner;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tuz_house::Points;
use tuz_house::record::Record;
use tuz_house::round::Event;
use tuz_house::rules::{Rules, Seen, UpCard, shipped, shipped_rules};
use tuz_store::Store;

/// A message, and how many events its round had when it was sent.
struct Sent {
    events: usize,
    text: String,
}

/// Every card that stands anywhere in a message.
fn cards_in(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::String(text) => {
            let pairs = text.as_bytes().windows(2).filter_map(|pair| std::str::from_utf8(pair).ok());
            found.extend(pairs.filter(|pair| is_card(pair)).map(str::to_owned));
        }
        Value::Array(values) => values.iter().for_each(|value| cards_in(value, found)),
        Value::Object(fields) => {
            // Hexadecimal digits look like cards, and words too.
            let others = ["commitment", "seed", "player_seed", "message", "exact", "name", "language"];
            let fields = fields.iter().filter(|(key, _)| !others.contains(&key.as_str()));
            fields.for_each(|(_, value)| cards_in(value, found));
        }
        _ => {}
    }
}

fn is_card(pair: &str) -> bool {
    pair.chars().next().is_some_and(|rank| "23456789TJQKA".contains(rank))
        && pair.ends_with(['s', 'h', 'd', 'c'])
}

/// The cards that the player may have seen after so many events of a round of his own.
fn seen(rules: &Rules, events: &[Event]) -> BTreeSet<String> {
    let mut seen = BTreeSet::new();
    let mut see = |cards: &[tuz_cards::Card]| seen.extend(cards.iter().map(ToString::to_string));
    let Some(Event::Dealt { boxes, dealer }) =
        events.iter().find(|event| matches!(event, Event::Dealt { .. }))
    else {
        return seen;
    };
    match rules.table().up_card {
        UpCard::First => see(&dealer[..1]),
        UpCard::Last => see(&dealer[4..]),
    }
    let shown = events.iter().any(|event| matches!(event, Event::DealerShows { .. }));
    let over = events.iter().any(|event| matches!(event, Event::Settled { .. }))
        && boxes.iter().all(|dealt| {
            events.iter().any(|event| matches!(event, Event::Settled { place, .. } if *place == dealt.place))
        });
    let table = rules.table();
    let is_blind = |place: usize| match table.blind {
        tuz_house::rules::Blind::None => false,
        tuz_house::rules::Blind::Last => boxes.len() > 1 && place + 1 == boxes.len(),
        _ => place >= usize::from(table.open),
    };
    // A box is finished when it has folded, won at once, or bet and been asked about insurance; the next one is seen
    // then. Where cards come after all have decided, each waits for the others only with the second decision.
    let mut reached = true;
    for (place, dealt) in boxes.iter().enumerate() {
        let own: Vec<&Event> = events.iter().filter(|event| place_of(event) == Some(dealt.place)).collect();
        let drawn = own.iter().filter_map(|event| match event {
            Event::Drawn { cards, .. } => Some(cards),
            _ => None,
        });
        if is_blind(place) {
            if shown {
                see(&dealt.cards);
                drawn.for_each(|cards| see(cards));
            }
            continue;
        }
        if reached || table.seen == Seen::AllAtOnce || over || shown {
            see(&dealt.cards);
            drawn.for_each(|cards| see(cards));
        }
        reached = reached
            && own.iter().any(|event| event.decision().is_some() || matches!(event, Event::Instant { .. }));
    }
    if shown {
        see(dealer);
    }
    for event in events {
        if let Event::DealerDrew { drawn, .. } = event {
            see(drawn);
        }
    }
    seen
}

fn place_of(event: &Event) -> Option<tuz_house::round::BoxId> {
    match event {
        Event::Drawn { place, .. } | Event::Instant { place } => Some(*place),
        other => other.decision().map(|(place, _)| place),
    }
}

/// What is staked on each box.
const ANTE: Points = Points(10);

/// Plays one round with these choices; gives back all that was sent, and the record.
async fn play(
    player: &Client,
    rules: &str,
    boxes: u8,
    choices: &[usize],
    sent: &mut Vec<Sent>,
) -> Option<(Record, String)> {
    let note = |sent: &mut Vec<Sent>, text: String| {
        let table: Value = serde_json::from_str(&text).expect("JSON");
        let events = table["round"]["events"].as_u64().expect("a round") as usize;
        sent.push(Sent { events, text });
        table
    };
    let house = shipped_rules(rules).expect("shipped rules");
    let compulsory = house.all_side_bets().filter(|bet| bet.stake.compulsory);
    let sides: BTreeMap<&str, i64> =
        compulsory.map(|bet| (bet.name.as_str(), bet.stake.least_with(ANTE).0)).collect();
    let stakes: Vec<Value> =
        (0..boxes).map(|place| json!({"box": place, "ante": ANTE.0, "sides": sides})).collect();
    let mut answer = player.deal(rules, json!(stakes)).await;
    if answer.status == 422 && rules == "trainer" {
        return None;
    }
    let mut table = note(sent, {
        answer.ok();
        answer.text
    });
    for choice in choices.iter().cycle() {
        let legal = decisions(&table);
        if legal.is_empty() {
            break;
        }
        let (round, events) = (table["round"]["id"].clone(), table["round"]["events"].clone());
        let options = player.get(&format!("/api/v1/rounds/{round}/options/{events}")).await;
        options.ok();
        sent.push(Sent { events: events.as_u64().expect("a number") as usize, text: options.text });
        answer = player.act(&table, legal[choice % legal.len()].clone()).await;
        answer.ok();
        table = note(sent, answer.text);
        let again = player.get("/api/v1/table").await;
        note(sent, again.text);
    }
    let record = player.get(&format!("/api/v1/rounds/{}", table["round"]["id"])).await;
    record.ok();
    let seed = record.json()["shuffle"]["seed"].as_str().expect("a seed").to_owned();
    Some((Record::read(&record.text).expect("a record"), seed))
}

fn check(record: &Record, seed: &str, sent: &[Sent]) {
    let over = record.events().len();
    for Sent { events, text } in sent {
        let allowed = seen(record.rules(), &record.events()[..*events]);
        let mut found = BTreeSet::new();
        cards_in(&serde_json::from_str(text).expect("JSON"), &mut found);
        let hidden: Vec<_> = found.difference(&allowed).collect();
        assert!(hidden.is_empty(), "{hidden:?} after {events} events of {:?}: {text}", record.events());
        assert!(*events == over || !text.contains(seed), "the seed after {events} events: {text}");
    }
}

#[test]
fn what_is_not_seen_is_in_no_answer() {
    let names: Vec<&str> = shipped().map(|file| file.name).collect();
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let player =
        runtime.block_on(async { Client::seated(app(&Store::in_memory().await.expect("a store"))).await });
    let shown = Cell::new(0);
    TestRunner::new(ProptestConfig::with_cases(150))
        .run(
            &(proptest::sample::select(names), 1..=3_u8, proptest::collection::vec(0..100_usize, 8)),
            |(rules, boxes, choices)| {
                let mut sent = Vec::new();
                let most = shipped_rules(rules).map_or(1, |rules| rules.table().most_boxes());
                let played = runtime.block_on(async {
                    let table = player.table().await;
                    if table["player"]["balance"].as_i64() < Some(500) {
                        let top_up = json!({"balance": table["player"]["balance"], "points": 1000});
                        player.post("/api/v1/table/points", &top_up).await.ok();
                    }
                    play(&player, rules, boxes.min(most), &choices, &mut sent).await
                });
                if let Some((record, seed)) = played {
                    check(&record, &seed, &sent);
                    let shows = |event: &Event| matches!(event, Event::DealerShows { .. });
                    shown.set(shown.get() + usize::from(record.events().iter().any(shows)));
                }
                Ok(())
            },
        )
        .expect("no hidden card");
    let shown = shown.get();
    assert!(shown > 30, "only {shown} rounds came to a showdown");
}

#[test]
fn what_is_not_seen_is_not_told_over_the_socket() {
    block_on(async {
        let app = app(&Store::in_memory().await.expect("a store"));
        let player = Client::seated(app.clone()).await;
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        tokio::spawn(tuz_server::serve(listener, app, std::future::pending()));
        let mut request =
            format!("ws://{address}/api/v1/table/socket").into_client_request().expect("a request");
        let cookie = player.cookie.as_deref().expect("a cookie").parse().expect("a header");
        request.headers_mut().insert("cookie", cookie);
        let (mut socket, _) = tokio_tungstenite::connect_async(request).await.expect("a socket");

        for (place, rules) in
            ["online", "six-box", "pagat", "trainer", "online", "pagat"].into_iter().enumerate()
        {
            let boxes = if rules == "trainer" { 1 } else { 2 };
            let mut sent = Vec::new();
            let (record, seed) =
                play(&player, rules, boxes, &[place, 1, 2], &mut sent).await.expect("a round");
            // Everything that has been told up to the end of the round.
            let mut told = Vec::new();
            loop {
                let message = socket.next().await.expect("a message").expect("a whole message");
                let message: Value = serde_json::from_str(message.to_text().expect("text")).expect("JSON");
                let round = &message["table"]["round"];
                let Some(events) = round["events"].as_u64() else { continue };
                if round["shuffle"]["nonce"] != json!(place + 1) {
                    continue;
                }
                let is_over = round["phase"] == "settled";
                told.push(Sent { events: events as usize, text: message.to_string() });
                if is_over {
                    break;
                }
            }
            check(&record, &seed, &told);
        }
    });
}
