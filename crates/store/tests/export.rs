//! A player taken away and brought back.

mod common;

use common::random::Numbers;
use common::{ALL, cases, check, play, profile, run, shipped_text, start, text, token};
use proptest::prelude::*;
use tuz_house::round::{Action, Event};
use tuz_house::rules::testing::any_rules;
use tuz_house::{Antes, Points};
use tuz_store::{
    Decision, DrillAnswer, Error, Export, ExportError, Moment, PlayerKey, Profile, Review, Store, Taught,
};

const OPENING: Points = Points(100_000);

/// A player who has played, got points now and then, and had some decisions judged.
async fn played(store: &Store, texts: &[String], numbers: &mut Numbers) -> (PlayerKey, Points) {
    let player = store.create_player(&token(1), &profile(), OPENING, Moment(-5)).await.unwrap().key;
    let mut given = OPENING;
    for text in texts {
        play(store, player, text, 2, numbers).await;
        let more = Points(numbers.between(1, 1_000));
        store.credit(player, more, Moment(4)).await.unwrap();
        given += more;
    }
    for past in store.history(player, ALL).await.unwrap() {
        let record = store.record(player, past.key).await.unwrap();
        for (event, happened) in record.events().iter().enumerate() {
            let Event::Folded { place } = *happened else { continue };
            let spot = serde_json::json!({ "hand": "any", "share": 0.125, "seen": null });
            let loss = Antes::fraction(numbers.between(0, i64::MAX - 1).into(), 1_712_304).unwrap();
            let chosen = Action::Fold;
            let decision = Decision {
                place,
                event,
                spot,
                chosen,
                best: Action::Sixth,
                loss,
                at: Moment(9),
                taught: Some(Taught {
                    kind: "fold-or-play".to_owned(),
                    size: numbers.between(0, i64::MAX - 1),
                    lesson: serde_json::json!({ "kind": "fold-or-play" }),
                }),
                review: (numbers.between(0, 1) == 0).then(|| Review {
                    due: Moment(numbers.between(0, 99)),
                    memory: serde_json::json!({ "stability": numbers.between(1, 1_000_000) as f64 / 7.0 }),
                }),
            };
            store.judge(player, past.key, &decision).await.unwrap();
        }
    }
    for took in 0..3 {
        let answer = DrillAnswer { drill: "payout".to_owned(), correct: took != 1, took, at: Moment(10) };
        store.answer(player, &answer).await.unwrap();
    }
    (player, given)
}

proptest! {
    #![proptest_config(cases(30))]

    #[test]
    fn what_is_brought_back_is_what_was_taken_away(
        rules in prop::collection::vec(any_rules(), 1..3),
        seed: u64,
    ) {
        run(async {
            let mut numbers = Numbers(seed);
            let texts: Vec<String> = rules.iter().map(text).collect();
            let store = Store::in_memory().await.unwrap();
            let (player, given) = played(&store, &texts, &mut numbers).await;
            let export = store.export(player).await.unwrap();
            let json = export.to_json().unwrap();
            prop_assert_eq!(&Export::read(&json).unwrap(), &export);

            let elsewhere = Store::in_memory().await.unwrap();
            // Somebody is there already, so that no key is the same.
            elsewhere.create_player(&token(9), &profile(), OPENING, Moment(0)).await.unwrap();
            let back = elsewhere.import(&token(2), &export).await.unwrap();
            prop_assert_eq!(elsewhere.find_player(&token(2)).await.unwrap().unwrap(), back.clone());
            prop_assert_eq!(back.balance, store.player(player).await.unwrap().balance);
            check(&elsewhere, back.key, given).await;
            let again = elsewhere.export(back.key).await.unwrap();
            prop_assert_eq!(again.to_json().unwrap(), json);
            prop_assert_eq!(again, export.clone());
            let studied = async |store: &Store, player| {
                let rounds = store.studied(player).await.unwrap();
                rounds.into_iter().map(|round| (round.settled_at, round.net, round.decisions)).collect::<Vec<_>>()
            };
            prop_assert_eq!(studied(&elsewhere, back.key).await, studied(&store, player).await);
            prop_assert_eq!(elsewhere.answers(back.key).await.unwrap(), store.answers(player).await.unwrap());

            // Once more only after a wipe, as seeds are good for one round.
            if export.records().len() > 0 {
                let twice = elsewhere.import(&token(3), &export).await;
                prop_assert!(matches!(twice, Err(Error::SeedUsed)));
                prop_assert_eq!(elsewhere.find_player(&token(3)).await.unwrap(), None);
            }
            elsewhere.wipe(back.key).await.unwrap();
            let back = elsewhere.import(&token(3), &export).await.unwrap();
            // And he plays on.
            play(&elsewhere, back.key, &texts[0], 1, &mut numbers).await;
            check(&elsewhere, back.key, given).await;
            Ok(())
        })?;
    }
}

/// An export of the trainer's rules as JSON, to be spoilt.
fn json() -> serde_json::Value {
    run(async {
        let store = Store::in_memory().await.unwrap();
        let texts = [shipped_text("trainer").to_owned(), shipped_text("pagat").to_owned()];
        let (player, _) = played(&store, &texts, &mut Numbers(3)).await;
        serde_json::from_str(&store.export(player).await.unwrap().to_json().unwrap()).unwrap()
    })
}

#[test]
fn an_open_round_must_be_finished_before_its_player_leaves() {
    run(async {
        let store = Store::in_memory().await.unwrap();
        let player = store.create_player(&token(1), &profile(), OPENING, Moment(0)).await.unwrap().key;
        start(&store, player, shipped_text("trainer"), &mut Numbers(1)).await.unwrap().unwrap();
        assert!(matches!(store.export(player).await, Err(Error::RoundOpen(_))));
        assert!(matches!(store.export(PlayerKey(9)).await, Err(Error::NoSuchPlayer(_))));
    });
}

#[test]
fn the_token_must_be_new() {
    let export = Export::read(&json().to_string()).unwrap();
    assert_eq!((export.profile(), export.records().len()), (&profile(), 4));
    run(async {
        let store = Store::in_memory().await.unwrap();
        store.create_player(&token(1), &Profile::new("B", "en").unwrap(), OPENING, Moment(0)).await.unwrap();
        assert!(matches!(store.import(&token(1), &export).await, Err(Error::TokenTaken)));
    });
}

/// Something wrong with a file.
type Forge = fn(&mut serde_json::Value);

#[test]
fn a_forged_file_is_refused() {
    let good = json();
    let forged: &[(Forge, &str)] = &[
        (|json| json["format"] = 2.into(), "line 1, column "),
        (|json| json["gift"] = 2.into(), "line 1, column "),
        (|json| json["name"] = "".into(), "a name has 1 to 100 characters"),
        (|json| json["entries"][0]["amount"] = 100_001.into(), "entry 1 does not agree"),
        (|json| json["entries"][1]["amount"] = 5.into(), "entry "),
        (|json| json["entries"][0]["amount"] = (-5).into(), "entry 0 does not agree"),
        (|json| json["entries"][0]["amount"] = 0.into(), "entry 0 does not agree"),
        (|json| json["entries"][0]["amount"] = i64::MAX.into(), "entry 0 does not agree"),
        (|json| json["entries"][1]["round"] = 3.into(), "entry 1 does not agree"),
        (|json| json["entries"][1]["round"] = 99.into(), "entry 1 does not agree"),
        (|json| drop(json["entries"].as_array_mut().unwrap().remove(0)), "entry 0 does not agree"),
        (|json| json["entries"].as_array_mut().unwrap().clear(), "round 0 is not accounted for"),
        (|json| json["entries"].as_array_mut().unwrap().truncate(2), "round 0 is not accounted for"),
        (|json| drop(json["rounds"].as_array_mut().unwrap().pop()), "entry "),
        (|json| json["rounds"][0]["record"]["format"] = 9.into(), "round 0: line 1"),
        (|json| drop(json["rounds"][0]["record"]["events"].as_array_mut().unwrap().pop()), "round 0: "),
        (
            |json| json["rounds"][0]["record"]["events"].as_array_mut().unwrap().truncate(1),
            "round 0 is not a settled",
        ),
        (|json| drop(json["rounds"][0]["record"].as_object_mut().unwrap().remove("shuffle")), "round 0: "),
        (|json| json["rounds"][1] = json["rounds"][0].clone(), "round 1 has the seed of an earlier one"),
        (
            |json| json["rounds"][0]["record"]["players"][0]["balance"] = 99_999.into(),
            "entry 1 does not agree",
        ),
        (
            |json| {
                json["rounds"][0]["decisions"] = serde_json::json!([{ "box": 0, "event": 0, "spot": null,
                    "chosen": "fold", "best": "fold", "loss": "1/2", "at": 0 }]);
            },
            "round 0: event 0 is not the decision",
        ),
        (
            |json| {
                for round in json["rounds"].as_array_mut().unwrap() {
                    let decisions = round["decisions"].as_array_mut().unwrap();
                    decisions.extend(decisions.clone());
                }
            },
            "round ",
        ),
        (
            |json| {
                json["rounds"][0]["decisions"] = serde_json::json!([{ "box": 0, "event": 0, "spot": null,
                    "chosen": "fold", "best": "fold", "loss": "2/4", "at": 0 }]);
            },
            "line 1, column ",
        ),
    ];
    assert!(Export::read(&good.to_string()).is_ok());
    for (forge, message) in forged {
        let mut json = good.clone();
        forge(&mut json);
        let error = Export::read(&json.to_string()).unwrap_err().to_string();
        assert!(error.starts_with(message), "`{error}` is not `{message}`");
    }
    assert!(matches!(Export::read(""), Err(ExportError::Json(_))));
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn a_damaged_file_never_panics(
        edits in prop::collection::vec((any::<prop::sample::Index>(), 0..4_usize, "[0-9a-z\"{}\\[\\],:-]{0,3}"), 1..4),
    ) {
        static JSON: std::sync::LazyLock<Vec<char>> =
            std::sync::LazyLock::new(|| json().to_string().chars().collect());
        let mut letters = JSON.clone();
        for (start, length, new) in edits {
            let start = start.index(letters.len());
            let end = (start + length).min(letters.len());
            letters.splice(start..end, new.chars());
        }
        let text: String = letters.into_iter().collect();
        if let Ok(export) = Export::read(&text) {
            prop_assert_eq!(Export::read(&export.to_json().unwrap()).unwrap(), export);
        }
    }
}
