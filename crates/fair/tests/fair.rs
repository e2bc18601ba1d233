//! Frozen vectors, the fairness of whole shuffles, and that no change to a record goes unseen.

use proptest::prelude::*;
use serde_json::{Value, json};
use tuz_cards::{Card, CardSet, Pack, Rank};
use tuz_fair::{
    Commitment, Dealt, HexError, Mismatch, Nonce, PlayerSeed, PlayerSeedError, Revealed, Seed, Shuffle,
};

const SHORT: Pack = Pack::stripped_below(Rank::Nine);

fn deal(seed: [u8; 32], round: u64, player: Option<&str>, pack: Pack) -> Dealt {
    let player = player.map(|text| PlayerSeed::new(text).unwrap());
    Shuffle::commit(Seed::from_bytes(seed), Nonce::new(round)).deal(pack, player)
}

fn record(player: Option<&str>, pack: Pack) -> Revealed {
    deal(std::array::from_fn(|i| i as u8), 12, player, pack).reveal()
}

/// `tests/verify.py` derives the same vectors without any of this code.
#[test]
fn frozen_vectors_hold() {
    let file: Value = serde_json::from_str(include_str!("vectors.json")).unwrap();
    let vectors = file["vectors"].as_array().unwrap();
    assert!(vectors.len() >= 9);
    for vector in vectors {
        let name = &vector["name"];
        let frozen: Revealed = serde_json::from_value(vector["revealed"].clone()).unwrap();
        let order = frozen.check().unwrap_or_else(|fault| panic!("{name}: {fault}"));

        let seed: Seed = frozen.seed.parse().unwrap();
        let round = frozen.nonce.get();
        let made = deal(*seed.secret_bytes(), round, frozen.player_seed.as_deref(), order.pack());
        assert_eq!(made.reveal(), frozen, "{name}");
        assert_eq!(serde_json::to_value(&frozen).unwrap(), vector["revealed"], "{name}");
    }
}

#[test]
fn what_was_dealt_is_what_the_record_says() {
    for pack in [SHORT, Pack::STANDARD] {
        let revealed = record(None, pack);
        let order = revealed.check().unwrap();
        assert_eq!(order.pack(), pack);
        assert_eq!(order.cards().iter().map(Card::to_string).collect::<Vec<_>>(), revealed.order);
        assert_eq!(order.into_cards().into_iter().collect::<CardSet>(), pack.to_set());
    }
}

#[test]
fn the_player_changes_the_order_and_not_the_commitment() {
    let [alone, one, other] = [None, Some("a"), Some("b")].map(|player| record(player, Pack::STANDARD));
    assert!(alone.commitment == one.commitment && one.commitment == other.commitment);
    assert!(alone.order != one.order && one.order != other.order && alone.order != other.order);
}

#[test]
fn debug_gives_no_secret_away() {
    let seed = Seed::from_bytes([0xab; 32]);
    let shuffle = Shuffle::commit(seed.clone(), Nonce::new(3));
    let before = format!("{seed:?} {shuffle:?} {shuffle:#?}");
    let dealt = shuffle.deal(Pack::STANDARD, None);
    let shown = format!("{before} {dealt:?} {dealt:#?}");
    assert!(shown.contains(&dealt.commitment().to_string()));
    for secret in ["abab", "171, 171", "order", "2c", "As"] {
        // The commitment is random digits, which may hold a pair by chance.
        let rest = shown.replace(&dealt.commitment().to_string(), "");
        assert!(!rest.contains(secret), "{secret} in {shown}");
    }
}

#[test]
fn every_disagreement_is_named() {
    let good = record(Some("horse"), Pack::STANDARD);
    let card = |place: usize| good.order[place].parse::<Card>().unwrap();
    let fault = |change: &dyn Fn(&mut Revealed)| {
        let mut bad = good.clone();
        change(&mut bad);
        let fault = bad.check().unwrap_err();
        let text = fault.to_string();
        (fault, text)
    };

    let (kind, text) = fault(&|bad| bad.seed.truncate(63));
    assert_eq!(kind, Mismatch::Hex { key: "seed", fault: HexError::Length(63) });
    assert_eq!(text, "`seed` cannot be read: 64 hexadecimal digits are wanted, not 63");

    let (kind, text) = fault(&|bad| bad.commitment.replace_range(4..5, "G"));
    assert!(matches!(kind, Mismatch::Hex { key: "commitment", .. }));
    assert_eq!(text, "`commitment` cannot be read: `G` at character 5 is no hexadecimal digit in lower case");

    let (kind, text) = fault(&|bad| bad.player_seed = Some(String::new()));
    assert_eq!(kind, Mismatch::PlayerSeed(PlayerSeedError::Empty));
    assert_eq!(text, "`player_seed` cannot be read: the player's seed is empty");

    let (kind, text) = fault(&|bad| bad.nonce = Nonce::new(13));
    let Mismatch::Commitment { recorded, computed } = kind else { panic!("{text}") };
    assert_eq!(recorded.to_string(), good.commitment);
    assert_eq!(text, format!("`commitment` is `{recorded}`, but seed and nonce make `{computed}`"));

    let (kind, _) = fault(&|bad| drop(bad.order.pop()));
    assert_eq!(kind, Mismatch::Length(51));
    let (kind, _) = fault(&|bad| bad.order.clear());
    assert_eq!(kind, Mismatch::Length(0));
    let (kind, _) = fault(&|bad| bad.order.extend_from_within(..4));
    assert_eq!(kind, Mismatch::Length(56));

    let (kind, text) = fault(&|bad| bad.order[9] = "10s".into());
    assert_eq!(kind, Mismatch::Card { place: 10, found: "10s".into() });
    assert_eq!(text, "`order` cannot be read: `10s` at place 10 is no card such as `As` or `Th`");

    let (kind, text) = fault(&|bad| bad.order.swap(20, 40));
    assert_eq!(kind, Mismatch::Order { place: 21, recorded: card(40), computed: card(20) });
    let (was, right) = (card(40), card(20));
    assert_eq!(text, format!("`order` has `{was}` at place 21, but the seeds make it `{right}`"));

    let (kind, _) = fault(&|bad| bad.player_seed = None);
    assert!(matches!(kind, Mismatch::Order { .. }));
}

/// Every byte of a record as it is written is changed into every other value.
#[test]
fn no_changed_byte_goes_unseen() {
    for (player, pack) in [(None, SHORT), (Some("horse"), SHORT), (Some("туз"), Pack::STANDARD)] {
        let good = serde_json::to_vec(&record(player, pack)).unwrap();
        for place in 0..good.len() {
            for byte in 0..=255 {
                let mut text = good.clone();
                text[place] = byte;
                let seen = serde_json::from_slice::<Revealed>(&text).map(|revealed| revealed.check());
                let passes = matches!(seen, Ok(Ok(_)));
                assert_eq!(passes, byte == good[place], "{}", String::from_utf8_lossy(&text));
            }
        }
    }
}

#[test]
fn no_two_cards_can_change_places_unseen() {
    let good = record(Some("horse"), Pack::STANDARD);
    for one in 0..52 {
        for other in one + 1..52 {
            let mut bad = good.clone();
            bad.order.swap(one, other);
            assert!(matches!(bad.check(), Err(Mismatch::Order { place, .. }) if place == one + 1));
        }
    }
}

#[test]
fn records_are_read_strictly() {
    let good = serde_json::to_value(record(Some("horse"), SHORT)).unwrap();
    let read = |key: &str, value: Value| {
        let mut bad = good.clone();
        bad[key] = value;
        serde_json::from_value::<Revealed>(bad).map_err(|fault| fault.to_string())
    };
    assert!(read("format", json!(2)).unwrap_err().contains("expected a record of format 1"));
    assert!(read("format", json!("1")).is_err());
    assert!(read("dealer", json!(1)).unwrap_err().contains("unknown field `dealer`"));
    assert!(read("order", json!("As")).is_err());
    let mut short = good.clone();
    short.as_object_mut().unwrap().remove("format");
    assert!(serde_json::from_value::<Revealed>(short).unwrap_err().to_string().contains("`format`"));

    for value in [json!(12), json!("12")] {
        assert!(read("nonce", value).unwrap().check().is_ok());
    }
    for value in [json!(-1), json!(12.0), json!(null)] {
        assert!(read("nonce", value.clone()).unwrap_err().contains("nonce"), "{value}");
    }
    for digits in ["", "012", "+12", " 12", "18446744073709551616"] {
        let fault = read("nonce", json!(digits)).unwrap_err();
        assert!(fault.contains(&format!("not `{digits}`")), "{fault}");
    }
    assert_eq!(serde_json::to_value(Nonce::new(u64::MAX)).unwrap(), json!("18446744073709551615"));
    assert_eq!(serde_json::from_value::<Nonce>(json!(u64::MAX)).unwrap(), Nonce::new(u64::MAX));
}

#[test]
fn player_seeds_are_validated() {
    assert_eq!(PlayerSeed::new(""), Err(PlayerSeedError::Empty));
    assert!(PlayerSeed::new("é".repeat(128)).is_ok());
    assert_eq!(PlayerSeed::new("é".repeat(129)), Err(PlayerSeedError::TooLong(258)));
    let control = PlayerSeed::new("a\u{1b}[2J").unwrap_err();
    assert_eq!(control, PlayerSeedError::Control { position: 2, found: '\u{1b}' });
    assert_eq!(control.to_string(), "the player's seed has the control character `\\u{1b}` at character 2");
    assert!(serde_json::from_value::<PlayerSeed>(json!("")).is_err());
    assert_eq!(serde_json::to_value(PlayerSeed::new(" a ").unwrap()).unwrap(), json!(" a "));
}

#[test]
fn commitments_are_read_as_written() {
    let commitment = deal([9; 32], 9, None, SHORT).commitment();
    assert_eq!(commitment.to_string().parse::<Commitment>().unwrap(), commitment);
    assert_eq!(serde_json::from_value::<Commitment>(json!(commitment)).unwrap(), commitment);
    assert!(commitment.to_string().to_uppercase().parse::<Commitment>().is_err());
}

/// How often each card comes to each place in 5,200 rounds: 100 times on average. The squared deviations
/// over 100, less one part in 52 because each shuffle fills every row and column once, are distributed as
/// chi-square with 51² degrees of freedom: mean 2601, standard deviation 72. The bounds are five deviations
/// away; the seed is fixed, so the result is too.
#[test]
fn cards_spread_evenly_over_places() {
    for player in [None, Some("horse")] {
        let mut counts = vec![[0i64; 52]; 52];
        for round in 0..5200 {
            let dealt = deal([1; 32], round, player, Pack::STANDARD);
            for (place, card) in dealt.order().cards().iter().enumerate() {
                counts[place][card.index()] += 1;
            }
        }
        let squares: i64 = counts.iter().flatten().map(|count| (count - 100).pow(2)).sum();
        let statistic = squares * 51 / (52 * 100);
        assert!((2241..=2961).contains(&statistic), "{statistic}");
    }
}

/// Which of two neighbours in the sorted pack comes first is as even as a coin.
#[test]
fn neighbours_come_in_either_order() {
    let mut first = [0; 51];
    for round in 0..10_000 {
        let mut place_of = [0; 52];
        for (place, card) in deal([2; 32], round, None, Pack::STANDARD).order().cards().iter().enumerate() {
            place_of[card.index()] = place;
        }
        for (low, pair) in place_of.windows(2).enumerate() {
            first[low] += i32::from(pair[0] < pair[1]);
        }
    }
    // The standard deviation is 50.
    assert!(first.iter().all(|count| (4750..=5250).contains(count)), "{first:?}");
}

fn any_pack() -> impl Strategy<Value = Pack> {
    (0..Rank::COUNT).prop_map(|lowest| Pack::stripped_below(Rank::ALL[lowest]))
}

/// Any JSON, with the keys and values of a record more often than others.
fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        "[0-9a-f]{62,66}|[2-9TJQKA][cdhs]|[0-9]{1,21}|.{0,20}".prop_map(Value::from),
    ];
    let key = "format|commitment|seed|nonce|player_seed|order|[a-z]{0,3}";
    leaf.prop_recursive(3, 200, 60, move |inner| {
        prop_oneof![
            proptest::collection::vec(inner.clone(), 0..60).prop_map(Value::from),
            proptest::collection::vec((key, inner), 0..8)
                .prop_map(|pairs| Value::Object(pairs.into_iter().collect())),
        ]
    })
}

proptest! {
    #[test]
    fn a_shuffle_is_a_permutation_and_checks(
        seed: [u8; 32],
        round: u64,
        player in proptest::option::of("\\PC{1,64}"),
        pack in any_pack(),
    ) {
        let dealt = deal(seed, round, player.as_deref(), pack);
        let order = dealt.order().clone();
        prop_assert_eq!(order.cards().len(), pack.to_set().len());
        prop_assert_eq!(order.cards().iter().copied().collect::<CardSet>(), pack.to_set());

        let revealed = dealt.reveal();
        prop_assert_eq!(revealed.check().unwrap(), order);
        let text = serde_json::to_string(&revealed).unwrap();
        prop_assert_eq!(serde_json::from_str::<Revealed>(&text).unwrap(), revealed);
    }

    #[test]
    fn no_json_makes_a_panic(value in any_json()) {
        if let Ok(revealed) = serde_json::from_value::<Revealed>(value) {
            prop_assert!(revealed.check().is_err());
        }
    }

    /// A real record with some of its values replaced gets past the reading more often.
    #[test]
    fn no_broken_record_passes(changes in proptest::collection::vec(
        (prop_oneof!["format", "commitment", "seed", "nonce", "player_seed", "order"], any_json()), 1..4,
    )) {
        let good = record(Some("horse"), SHORT);
        let mut bad = serde_json::to_value(&good).unwrap();
        for (key, value) in changes {
            bad[key] = value;
        }
        if let Ok(revealed) = serde_json::from_value::<Revealed>(bad) {
            prop_assert_eq!(revealed.check().is_ok(), revealed == good);
        }
    }

    #[test]
    fn no_bytes_make_a_panic(bytes: Vec<u8>, text: String) {
        prop_assert!(serde_json::from_slice::<Revealed>(&bytes).is_err());
        prop_assert!(text.parse::<Seed>().is_err() && text.parse::<Commitment>().is_err());
        prop_assert!(text.parse::<Nonce>().map_or(true, |nonce| nonce.to_string() == text));
        prop_assert!(PlayerSeed::new(text.as_str()).map_or(true, |seed| seed.as_str() == text));
    }
}
