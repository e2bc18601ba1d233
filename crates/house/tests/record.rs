//! Records: what is written, and what is said of a broken one.

mod common;

use common::{FIRST, antes, pack, rules_with, text_with};
use serde_json::{Value, json};
use tuz_cards::Pack;
use tuz_fair::{Nonce, Seed, Shuffle};
use tuz_house::record::{PackSource, Record, RecordError};
use tuz_house::round::{Action, BoxId, PackOrder, ReplayError, ReplayFault, Round};
use tuz_house::{JsonFault, Points};

/// A round of the points game: the sixth card is bought, the bet wins.
fn round() -> Round {
    let deal = pack(&["9s 9h 9d 8d 4c"], "As Kd 7h 4d 3d", "8c");
    let mut round = Round::new(rules_with("online", &[]), &[Points(1000)]).unwrap();
    round.stake(FIRST, &antes(&[10])).unwrap();
    round.deal(deal).unwrap();
    round.act(FIRST, &Action::Sixth).unwrap();
    round.act(FIRST, &Action::Play).unwrap();
    round
}

fn record() -> Record {
    Record::new(&round(), text_with("online", &[]), None).unwrap()
}

fn value() -> Value {
    serde_json::from_str(&record().to_json().unwrap()).unwrap()
}

fn read(value: &Value) -> Result<Record, RecordError> {
    Record::read(&serde_json::to_string_pretty(value).unwrap())
}

/// What is said of a record in which something was changed.
fn fault(change: impl FnOnce(&mut Value)) -> RecordError {
    let mut value = value();
    change(&mut value);
    read(&value).unwrap_err()
}

/// Where and how the replay of a changed record parts.
fn parts(change: impl FnOnce(&mut Value)) -> (usize, ReplayFault) {
    let mut value = value();
    change(&mut value);
    match read(&value).unwrap().replay() {
        Err(ReplayError::Event { event, fault }) => (event, fault),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_record_as_it_is_written() {
    let value = value();
    assert_eq!(value["format"], 1);
    assert_eq!(value["players"], json!([{ "balance": 1000 }]));
    assert_eq!(value["pack"].as_array().unwrap().len(), 52);
    let events = value["events"].as_array().unwrap();
    assert_eq!(events[0], json!({ "staked": { "player": 0, "boxes": [{ "box": 0, "ante": 10 }] } }));
    assert_eq!(events[1]["dealt"]["dealer"], json!(["As", "Kd", "7h", "4d", "3d"]));
    assert_eq!(events[2], json!({ "sixth": { "box": 0, "price": 10 } }));
    assert_eq!(events[3], json!({ "drawn": { "box": 0, "cards": ["8c"] } }));
    assert_eq!(events[4], json!({ "bet": { "box": 0, "bet": 20 } }));
    assert_eq!(events[5]["dealer-shows"]["game"], true);
    let settlement = json!({
        "outcome": "win",
        "combinations": [{ "rank": "full-house", "cards": ["9s", "9h", "9d", "8d", "8c"], "pays": 7 }],
        "lines": [
            { "what": "ante", "stake": 10, "pays": null, "net": 0 },
            { "what": "bet", "stake": 20, "pays": 7, "net": 140 },
            { "what": "sixth", "stake": 10, "pays": null, "net": -10 },
        ],
        "net": 130,
    });
    assert_eq!(events[6], json!({ "settled": { "box": 0, "settlement": settlement } }));
    assert_eq!(events.len(), 7);
}

#[test]
fn a_record_gives_the_round_back() {
    let record = record();
    assert_eq!(record.replay(), Ok(round()));
    assert_eq!(read(&value()), Ok(record));
    // A round that has only begun is a record too.
    let begun = Round::new(rules_with("online", &[]), &[Points(5)]).unwrap();
    let record = Record::new(&begun, text_with("online", &[]), None).unwrap();
    assert_eq!(record.pack(), &PackSource::None);
    assert_eq!(Record::read(&record.to_json().unwrap()).unwrap().replay(), Ok(begun));
}

#[test]
fn what_is_no_record_is_refused_with_its_place() {
    let place = |error: RecordError| match error {
        RecordError::Json(JsonFault { line, path, message, .. }) => (line, path, message),
        other => panic!("{other:?}"),
    };
    let (line, path, message) = place(Record::read("{\n  \"format\": 1,,\n}").unwrap_err());
    assert_eq!((line, path.as_str(), message.as_str()), (2, "", "key must be a string"));
    let error = Record::read("").unwrap_err().to_string();
    assert_eq!(error, "line 1, column 0: EOF while parsing a value");
    let error = Record::read(&(record().to_json().unwrap() + " x")).unwrap_err().to_string();
    assert!(error.contains("trailing characters"), "{error}");

    let path_of = |change: &dyn Fn(&mut Value)| place(fault(change)).1;
    assert_eq!(path_of(&|it| it["format"] = 2.into()), "format");
    assert_eq!(path_of(&|it| it["fromat"] = 1.into()), "fromat");
    assert_eq!(path_of(&|it| it["pack"][3] = "Xx".into()), "pack[3]");
    assert_eq!(path_of(&|it| it["pack"][3] = it["pack"][4].clone()), "pack");
    assert_eq!(path_of(&|it| it["players"][0]["balance"] = "much".into()), "players[0].balance");
    assert_eq!(path_of(&|it| it["events"][2]["sixth"]["price"] = 1.5.into()), "events[2].sixth.price");
    assert_eq!(path_of(&|it| it["events"][4]["bet"]["cost"] = 1.into()), "events[4].bet.cost");
    let message = |change: &dyn Fn(&mut Value)| place(fault(change)).2;
    assert_eq!(
        message(&|it| it["pack"][3] = "Xx".into()),
        "`Xx` at character 1 is no rank (2 to 10, T, J, Q, K, A)"
    );
    assert!(message(&|it| it["fromat"] = 1.into()).starts_with("unknown field `fromat`"));
    assert_eq!(
        message(&|it| it["pack"][3] = it["pack"][4].clone()),
        "`9d` is in the pack twice, the second time at place 5"
    );
}

#[test]
fn hostile_texts_are_not_echoed() {
    let sentence = |change: &dyn Fn(&mut Value)| {
        let mut value = value();
        change(&mut value);
        match read(&value) {
            Ok(record) => record.replay().unwrap_err().to_string(),
            Err(error) => error.to_string(),
        }
    };
    let unknown_key = sentence(&|it| it["\u{1b}[2J"] = 1.into());
    let unknown_bet =
        sentence(&|it| it["events"][0]["staked"]["boxes"][0]["sides"] = json!({ "\u{1b}[2J": 1 }));
    let other_line =
        sentence(&|it| it["events"][6]["settled"]["settlement"]["lines"][0]["what"] = "\u{202e}".into());
    assert!(unknown_bet.contains("`\u{fffd}[2J` is no bet of this table"), "{unknown_bet}");
    for sentence in [unknown_key, unknown_bet, other_line] {
        assert!(sentence.contains('\u{fffd}'), "{sentence:?}");
        assert!(!sentence.chars().any(|c| c.is_control() || c == '\u{202e}'), "{sentence:?}");
    }
}

#[test]
fn rules_with_faults_are_refused() {
    let error = fault(|it| it["rules"] = "format = 1\nname = \"x\"\nfuther = 1\n".into());
    let RecordError::Rules(faults) = error else { panic!("{error:?}") };
    assert!(faults.to_string().contains("futher"), "{faults}");
    let other = Record::new(&round(), text_with("trainer", &[]), None);
    assert_eq!(other, Err(RecordError::OtherRules));
}

#[test]
fn a_replay_says_at_which_event_it_parts() {
    let event = |number: usize| move |it: &mut Value| it["events"][number - 1].clone();
    let (number, fault) = parts(|it| it["events"][3]["drawn"]["cards"][0] = "Qh".into());
    assert_eq!(number, 4);
    assert_eq!(fault.to_string(), r#"`cards` is ["Qh"], and must be ["8c"]"#);
    let (number, fault) = parts(|it| it["events"][6]["settled"]["settlement"]["net"] = 131.into());
    assert!(number == 7 && matches!(fault, ReplayFault::Differs { .. }), "{fault}");
    // A box that is not in play, and a price that is not the table's.
    assert_eq!(parts(|it| it["events"][4]["bet"]["box"] = 1.into()).0, 5);
    assert_eq!(parts(|it| it["events"][2]["sixth"]["price"] = 5.into()).0, 3);
    let (number, fault) = parts(|it| {
        let again = event(3)(it);
        it["events"].as_array_mut().unwrap().insert(4, again);
    });
    assert_eq!(number, 5);
    assert_eq!(fault.to_string(), "the sixth card is bought, and nothing is bought after it");
    let (number, fault) = parts(|it| it["players"][0]["balance"] = 5.into());
    assert_eq!((number, fault.to_string().as_str()), (1, "it takes 10 points, and 5 may be spent"));
    let (number, fault) = parts(|it| drop(it["events"].as_array_mut().unwrap().pop()));
    assert!(number == 7 && matches!(fault, ReplayFault::Missing(_)), "{fault}");
    let (number, fault) = parts(|it| drop(it["events"].as_array_mut().unwrap().remove(2)));
    assert!(number == 3 && matches!(fault, ReplayFault::DoesNotFollow(_)), "{fault}");
    let (number, fault) = parts(|it| drop(it.as_object_mut().unwrap().remove("pack")));
    assert_eq!((number, fault), (2, ReplayFault::NoPack));
    let mut value = value();
    value["players"][0]["balance"] = (-1).into();
    assert!(matches!(read(&value).unwrap().replay(), Err(ReplayError::Players(_))));
}

#[test]
fn a_shuffle_that_can_be_proven_stands_in_for_the_pack() {
    let shuffle = Shuffle::commit(Seed::from_bytes([3; 32]), Nonce::new(8));
    let dealt = shuffle.deal(Pack::STANDARD, Some("my text".parse().unwrap()));
    let order = PackOrder::new(dealt.order().cards().to_vec()).unwrap();
    let mut round = Round::new(rules_with("online", &[]), &[Points(1000)]).unwrap();
    round.stake(FIRST, &antes(&[10])).unwrap();
    round.deal(order).unwrap();
    round.act(FIRST, &Action::Fold).unwrap();
    let revealed = dealt.reveal();
    let record = Record::new(&round, text_with("online", &[]), Some(revealed.clone())).unwrap();
    let json = record.to_json().unwrap();
    assert_eq!(Record::read(&json), Ok(record.clone()));
    assert_eq!(record.replay().unwrap().settlement(BoxId(0)).unwrap().net, Points(-10));

    let mut value: Value = serde_json::from_str(&json).unwrap();
    assert!(value.get("pack").is_none());
    value["pack"] = self::value()["pack"].clone();
    assert_eq!(read(&value), Err(RecordError::TwoPacks));
    value.as_object_mut().unwrap().remove("pack");
    value["shuffle"]["nonce"] = 9.into();
    let error = read(&value).unwrap_err();
    assert!(matches!(error, RecordError::Shuffle(_)), "{error}");
    assert_eq!(
        Record::new(&self::round(), text_with("online", &[]), Some(revealed)),
        Err(RecordError::OtherPack)
    );
    let short = Shuffle::commit(Seed::from_bytes([3; 32]), Nonce::new(8));
    let short = short.deal(Pack::stripped_below(tuz_cards::Rank::Nine), None).reveal();
    let error = Record::new(&self::round(), text_with("online", &[]), Some(short)).unwrap_err();
    assert_eq!(error.to_string(), "`shuffle` is of another pack: a pack has 52 cards, and here are 24");
}

#[test]
fn the_field_that_differs_is_told() {
    let told = |pointer: &str, value: Value| {
        let (event, fault) = parts(|it| *it.pointer_mut(pointer).unwrap() = value);
        format!("event {event}: {fault}")
    };
    assert_eq!(
        told("/events/6/settled/settlement/lines/1/net", json!(-10)),
        "event 7: `settlement.lines[1].net` is -10, and must be 140"
    );
    assert_eq!(
        told("/events/6/settled/settlement/net", json!(131)),
        "event 7: `settlement.net` is 131, and must be 130"
    );
    assert_eq!(
        told("/events/6/settled/settlement/combinations/0/pays", json!(8)),
        "event 7: `settlement.combinations[0].pays` is 8, and must be 7"
    );
    assert_eq!(
        told("/events/1/dealt/dealer/0", json!("2c")),
        r#"event 2: `dealer` is ["2c","Kd","7h","4d","3d"], and must be ["As","Kd","7h","4d","3d"]"#
    );
    assert_eq!(
        told("/events/3", json!({ "folded": { "box": 0 } })),
        "event 4: it is `folded`, and must be `drawn`"
    );
    assert_eq!(told("/events/4/bet/box", json!(1)), "event 5: `box` is 1, and must be 0");
}

/// What serde would take, or complain of in words of Rust.
#[test]
fn records_are_read_strictly() {
    let sentence = |pointer: &str, value: Value| {
        let mut changed = self::value();
        *changed.pointer_mut(pointer).unwrap() = value;
        read(&changed).unwrap_err().to_string()
    };
    for (pointer, value, end) in [
        ("/players/0", json!([1000]), "`players[0]`: invalid type: sequence, expected an object"),
        ("/events/4/bet", json!([0, 20]), "`events[4].bet`: invalid type: sequence, expected an object"),
        (
            "/events/6/settled/settlement/lines/0",
            json!(["ante", 10, null, 0]),
            "`events[6].settled.settlement.lines[0]`: invalid type: sequence, expected an object",
        ),
        (
            "/players/0/balance",
            json!(1.5),
            "`players[0].balance`: invalid type: floating point `1.5`, expected a whole number",
        ),
        (
            "/players/0/balance",
            json!("x"),
            "`players[0].balance`: invalid type: string \"x\", expected a whole number",
        ),
        (
            "/players/0/balance",
            json!(u64::MAX),
            "`players[0].balance`: invalid value: integer `18446744073709551615`, expected a whole number",
        ),
        (
            "/events/4/bet/box",
            json!(256),
            "`events[4].bet.box`: invalid value: integer `256`, expected a whole number from 0 to 255",
        ),
        ("/events/3/drawn/cards/0", json!("8♣"), "`events[3].drawn.cards[0]`: `8♣` must be written `8c`"),
        ("/pack/0", json!("10c"), "`pack[0]`: `10c` must be written `Tc`"),
        ("/rules", json!(1), "`rules`: invalid type: integer `1`, expected a text"),
    ] {
        let sentence = sentence(pointer, value);
        assert!(sentence.ends_with(end), "{sentence}");
    }
    let list = Record::read("[1]").unwrap_err().to_string();
    assert!(list.ends_with("invalid type: sequence, expected an object"), "{list}");
    let text = serde_json::to_string(&self::value()).unwrap();
    let twice = text.replacen("\"ante\":10,", "\"ante\":10,\"sides\":{\"bonus\":1,\"bonus\":2},", 1);
    let twice = if twice == text {
        text.replacen("\"ante\":10", "\"ante\":10,\"sides\":{\"bonus\":1,\"bonus\":2}", 1)
    } else {
        twice
    };
    let twice = Record::read(&twice).unwrap_err().to_string();
    assert!(twice.ends_with("the key `bonus` stands there twice"), "{twice}");
    let mut crowd = self::value();
    crowd["players"] = json!(vec![json!({ "balance": 1000 }); 65]);
    let crowd = read(&crowd).unwrap().replay().unwrap_err().to_string();
    assert_eq!(crowd, "65 players do not fit at a table: at most 64 do");
}
