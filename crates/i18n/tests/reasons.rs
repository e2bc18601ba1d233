//! Every reason, name and word of the game has its message, which takes just what the JSON gives.

mod ftl;

use std::collections::BTreeSet;

use ftl::{Names, messages};
use serde::Serialize;
use serde_json::{Value, json};
use tuz_cards::{Card, CardSet, parse_cards};
use tuz_hands::Category;
use tuz_house::round::{Asked, BoxId, Offer, PlayerId, Refusal};
use tuz_house::rules::{Rules, shipped, shipped_rules};
use tuz_house::{Antes, Points};
use tuz_i18n::{Args, Language, Reason, Surface, Text};
use tuz_odds::{Bought, QuestionError, SpotError, Unserved};

/// The names of an enum's variants in the code, as JSON writes them.
fn variants(code: &str, name: &str) -> Names {
    let (_, body) = code.split_once(&format!("pub enum {name} {{\n")).expect(name);
    let (body, _) = body.split_once("\n}").expect(name);
    let lines = body.lines().filter_map(|line| line.strip_prefix("    "));
    let lines = lines.filter(|line| line.starts_with(|letter: char| letter.is_ascii_uppercase()));
    lines.map(|line| kebab(line.split(|letter: char| !letter.is_alphanumeric()).next().unwrap())).collect()
}

fn kebab(name: &str) -> String {
    let mut text = String::new();
    for letter in name.chars() {
        if letter.is_ascii_uppercase() && !text.is_empty() {
            text.push('-');
        }
        text.push(letter.to_ascii_lowercase());
    }
    text
}

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

fn set(text: &str) -> CardSet {
    parse_cards(text).unwrap().into_iter().collect()
}

/// At least one of each; two where a figure decides on the words.
fn refusals() -> Vec<Refusal> {
    use Refusal as R;
    let (place, other) = (BoxId(1), BoxId(3));
    let (player, owner) = (PlayerId(0), PlayerId(2));
    let (ante, name) = (Points(15), "super".to_owned());
    let (least, most, step, first, stake) = (Points(20), Points(10_000), Points(10), Points(50), Points(7));
    let mut refusals = vec![
        R::UnknownPlayer(player),
        R::AlreadyDealt,
        R::NothingAsked,
        R::NotYourTurn { turn: place, owner },
        R::NoBoxes,
        R::AlreadyStaked(player),
        R::UnknownBox { place: other, boxes: 3 },
        R::BoxTwice(place),
        R::BoxTaken { place, owner },
        R::TooManyBoxes { boxes: 3, most: 1 },
        R::TooManyBoxes { boxes: 4, most: 2 },
        R::NotAdjacent { left: place, right: other },
        R::AnteTooLow { ante, least },
        R::AnteTooHigh { ante: Points(1_234_567), most },
        R::AnteStep { ante, step },
        R::Fraction { ante, price: Antes::fraction(3, 2).unwrap() },
        R::StakeTooLarge { place, most },
        R::AnteNotEqual { place, ante, first },
        R::AnteAboveFirst { place, ante, first },
        R::UnknownSideBet(name.clone()),
        R::NoStakeOf(name.clone()),
        R::Compulsory(name.clone()),
        R::SideTooLow { name: name.clone(), stake, least },
        R::SideTooHigh { name: name.clone(), stake: Points(20_000), most },
        R::SideFixed { name: name.clone(), stake, fixed: step },
        R::BlindSideBet { place, name },
        R::NoBuyingAhead(place),
        R::BetNotCovered { price: ante, bet: Points(30), balance: step },
        R::BetForced,
        R::SixthBought,
        R::Exchanged,
        R::HandInsured,
        R::ExchangesUsed { times: 1 },
        R::ExchangesUsed { times: 2 },
        R::OnlyOneAgain,
        R::ExchangeCount { cards: 1 },
        R::ExchangeCount { cards: 5 },
        R::NotHeld(set("10s As")),
        R::AlreadyInsured,
        R::HandTooLow { hand: Category::Pair, from: Category::Three },
        R::InsuranceNotPossible { least, most: step },
        R::InsuranceOutside { stake, least: step, most: first },
        R::BlindMayNot,
        R::InsuredMayNot,
        R::OutOfPlay(place),
        R::NameACard(set("Kh Kd 9c")),
        R::CardNotForYou,
    ];
    refusals.extend(
        [1, 2, 5, 1_234_567].map(|needed| R::BalanceTooLow { needed: Points(needed), balance: step }),
    );
    refusals.extend([1, 3, 5].map(|needed| R::PackTooShort { needed, left: 0 }));
    let asked = [Asked::Decision, Asked::Insurance, Asked::DealerGame];
    refusals.extend(asked.map(|asked| R::NotAsked { turn: place, asked }));
    refusals.extend([Offer::Sixth, Offer::Exchange, Offer::Insurance, Offer::DealerGame].map(R::NotOffered));
    refusals
}

fn spot_errors() -> Vec<SpotError> {
    use SpotError as S;
    vec![
        S::HandCount { wanted: 5, given: 4 },
        S::HandCount { wanted: 1, given: 0 },
        S::DiscardCount { wanted: 1, given: 2 },
        S::DiscardCount { wanted: 2, given: 3 },
        S::DealerCount(4),
        S::UpCardMissing(card("9c")),
        S::Twice(card("As")),
        S::NotInPack(card("2d")),
        S::ExchangeCount(6),
        S::DealtHand(set("As Kd 5h 5c 9c")),
        S::TooFewUnseen(1),
        S::TooFewUnseen(4),
    ]
}

fn question_errors() -> Vec<QuestionError> {
    use QuestionError as Q;
    vec![
        Q::NotOffered(Bought::Nothing),
        Q::NotOffered(Bought::Sixth),
        Q::NotOffered(Bought::Exchange(1)),
        Q::NotOffered(Bought::Exchange(3)),
        Q::DealtHandNeeded,
        Q::RoundOver("super".to_owned()),
        Q::UpCardPlace { up: card("Td"), place: 5 },
        Q::InsuranceOutside { stake: Antes::whole(5), most: Antes::fraction(3, 2).unwrap() },
    ]
}

fn unserved() -> Vec<Unserved> {
    use Unserved as U;
    vec![
        U::RepeatedExchange,
        U::SixthWithExchange,
        U::AnteNeeded,
        U::SharedPayoutLimit,
        U::NoBonus,
        U::BonusStake(Antes::whole(-1)),
        U::AnteStake(Points(0)),
        U::TooLarge,
    ]
}

fn json_of<T: Serialize>(values: Vec<T>) -> Vec<Value> {
    values.into_iter().map(|value| serde_json::to_value(value).unwrap()).collect()
}

/// Families of reasons with examples of each, and the reasons that there are.
fn families() -> Vec<(&'static str, Vec<Value>, Names)> {
    let (spot, answer) = (include_str!("../../odds/src/spot.rs"), include_str!("../../odds/src/answer.rs"));
    let refused = variants(include_str!("../../house/src/round/refusals.rs"), "Refusal");
    let mut asked = variants(answer, "QuestionError");
    // Its reasons stand among the others.
    assert!(asked.remove("spot"));
    asked.extend(variants(spot, "SpotError"));
    let unserved_names = variants(include_str!("../../odds/src/terms.rs"), "Unserved");
    let wrapped = spot_errors().into_iter().map(QuestionError::Spot).chain(question_errors()).collect();
    vec![
        ("refusal", json_of(refusals()), refused),
        ("question", json_of(wrapped), asked),
        ("unserved", json_of(unserved()), unserved_names),
    ]
}

fn names_in(json: &Value) -> Names {
    Reason::of(json).unwrap().args.names().map(str::to_owned).collect()
}

#[test]
fn variants_are_read_from_the_code() {
    let code = "pub enum Kind {\n    /// One.\n    OneThing,\n    #[serde(untagged)]\n    Two(u8),\n    Three {\n        Field: u8,\n    },\n}\n";
    assert_eq!(variants(code, "Kind"), Names::from(["one-thing", "two", "three"].map(str::to_owned)));
}

#[test]
fn every_reason_has_a_message_with_its_figures() {
    let english = messages(include_str!("../../../locales/en/core.ftl"));
    for (family, examples, expected) in families() {
        let given: Names = examples.iter().map(|json| Reason::of(json).unwrap().name).collect();
        assert_eq!(given, expected, "{family}: an example of each");
        let prefix = format!("{family}-");
        let there: Names =
            english.keys().filter_map(|id| id.strip_prefix(&prefix)).map(str::to_owned).collect();
        assert_eq!(there, expected, "{family}: a message of each and no other");
        for name in &expected {
            let of = |json: &&Value| Reason::of(json).unwrap().name == *name;
            let variables: Names = examples.iter().filter(of).flat_map(names_in).collect();
            assert_eq!(english[&format!("{family}-{name}")].variables, variables, "{family}-{name}");
        }
    }
}

#[test]
fn every_reason_is_said_in_every_language() {
    for language in Language::all() {
        let text = Text::new(language, Surface::Terminal);
        for (family, examples, _) in families() {
            let sentences: Vec<String> = examples
                .iter()
                .map(|json| {
                    let Reason { name, args } = Reason::of(json).unwrap();
                    text.try_say(&format!("{family}-{name}"), &args).unwrap()
                })
                .collect();
            let distinct: BTreeSet<&String> = sentences.iter().collect();
            assert_eq!(
                distinct.len(),
                sentences.len(),
                "{family}: examples that sound the same: {sentences:#?}"
            );
        }
    }
}

#[test]
fn no_figure_stands_bare() {
    for language in Language::all() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../locales/");
        let file = std::fs::read_to_string(format!("{folder}{}/core.ftl", language.tag())).unwrap();
        let own = messages(&file);
        for (family, examples, _) in families() {
            for json in examples.iter().filter(|json| json.is_object()) {
                let (name, content) = json.as_object().unwrap().iter().next().unwrap();
                for bare in &own[&format!("{family}-{name}")].bare {
                    let value = content.get(bare).unwrap_or(content);
                    assert!(value.is_string(), "{} {family}-{name}: {bare} is {value}", language.tag());
                }
            }
        }
    }
}

#[test]
fn what_is_said_of_each_reason() {
    let texts: Vec<Text> =
        Language::all().iter().map(|language| Text::new(language, Surface::Terminal)).collect();
    let mut said = Vec::new();
    for (family, examples, _) in families() {
        for reason in examples {
            let sentences =
                texts.iter().map(|text| (text.language().tag().to_owned(), text.reason(family, &reason)));
            let sentences: serde_json::Map<String, Value> =
                sentences.map(|(tag, sentence)| (tag, sentence.into())).collect();
            said.push(json!({ "family": family, "reason": reason, "said": sentences }));
        }
    }
    insta::assert_json_snapshot!("reasons", said);
}

#[test]
fn every_word_of_the_game_has_a_message() {
    let english = messages(include_str!("../../../locales/en/core.ftl"));
    let (actions, settle) =
        (include_str!("../../house/src/round/actions.rs"), include_str!("../../house/src/round/settle.rs"));
    let mut lines = variants(settle, "LineKind");
    // Side bets of shipped rules have a word, others are shown by their names.
    assert!(lines.remove("side"));
    let rules = shipped().filter_map(|file| shipped_rules(file.name));
    lines.extend(rules.flat_map(Rules::side_bets).map(|bet| bet.name.clone()));
    let round = include_str!("../../house/src/round/mod.rs");
    let view = include_str!("../../house/src/round/view.rs");
    let families = [
        ("hand", Category::ALL.map(|category| category.name().to_owned()).into()),
        ("action", variants(actions, "Action")),
        ("phase", variants(include_str!("../../house/src/round/state.rs"), "Phase")),
        ("asked", variants(round, "Asked")),
        ("offer", variants(include_str!("../../house/src/round/refusals.rs"), "Offer")),
        ("box-state", variants(view, "BoxState")),
        ("outcome", variants(settle, "Outcome")),
        ("line", lines),
        ("suit", variants(include_str!("../../cards/src/card.rs"), "Suit")),
    ];
    for (family, expected) in families {
        let prefix = format!("{family}-");
        let there: Names =
            english.keys().filter_map(|id| id.strip_prefix(&prefix)).map(str::to_owned).collect();
        assert_eq!(there, expected, "{family}");
        for name in expected {
            assert!(
                english[&format!("{family}-{name}")].variables.is_empty(),
                "{family}-{name} takes nothing"
            );
        }
    }
}

#[test]
fn every_fault_of_a_rule_file_has_a_message() {
    let english = messages(include_str!("../../../locales/en/rules.ftl"));
    let faults = include_str!("../../house/src/tree/fault.rs");
    let mut kinds = variants(faults, "FaultKind");
    // What does not go together is told by its own messages.
    assert!(kinds.remove("conflict"));
    for (family, expected) in [("fault", kinds), ("conflict", variants(faults, "Conflict"))] {
        let prefix = format!("{family}-");
        let there: Names =
            english.keys().filter_map(|id| id.strip_prefix(&prefix)).map(str::to_owned).collect();
        assert_eq!(there, expected, "{family}");
    }
}

#[test]
fn every_card_has_a_name_and_a_print() {
    for language in Language::all() {
        let text = Text::new(language, Surface::Terminal);
        let names: BTreeSet<String> = Card::all().map(|card| text.card_name(card)).collect();
        let prints: BTreeSet<String> = Card::all().map(|card| text.card(card)).collect();
        assert_eq!((names.len(), prints.len()), (52, 52), "{}", language.tag());
    }
}

#[test]
fn reasons_are_read_from_json() {
    let read = |json: Value| {
        Reason::of(&json)
            .map(|reason| (reason.name, reason.args.names().map(str::to_owned).collect::<Vec<_>>()))
    };
    let reason =
        |name: &str, names: &[&str]| Some((name.to_owned(), names.iter().map(ToString::to_string).collect()));
    assert_eq!(read(json!("no-boxes")), reason("no-boxes", &[]));
    assert_eq!(read(json!({"unknown-player": 0})), reason("unknown-player", &["value"]));
    assert_eq!(read(json!({"box-taken": {"box": 1, "owner": 0}})), reason("box-taken", &["box", "owner"]));
    assert_eq!(read(json!({"some": {"given": 1, "missing": null}})), reason("some", &["given"]));
    assert_eq!(read(json!({"some": null})), reason("some", &[]));
    for nothing in [json!(1), json!(null), json!([]), json!({}), json!({"a": 1, "b": 2})] {
        assert_eq!(read(nothing), None);
    }
    let text = Text::new(Language::english(), Surface::Terminal);
    assert_eq!(text.reason("refusal", &1), "1");
    assert_eq!(text.reason("refusal", &"unheard-of"), "refusal-unheard-of");
    assert_eq!(text.say("refusal-not-held", &Args::new().with("value", "As Kd")), "Not in the hand: A♠ K♦.");
}
