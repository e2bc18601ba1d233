//! What differs between two files, and what is told of one.

use proptest::prelude::*;
use tuz_house::Antes;
use tuz_house::rules::testing::any_rules;
use tuz_house::rules::*;

use crate::{EXAMPLE, minimal, parse};

#[test]
fn what_differs_is_named_by_its_key() {
    let plain = minimal("[exchange]\n");
    let other = minimal(
        "[exchange]\nprice = { 1 = 1, 2 = \"3/2\" }\n[sixth]\n[[side_bet]]\nname = \"super\"\npays = { flush = 60 }\n",
    );
    assert_eq!(diff(&plain, &plain), []);
    let lines: Vec<_> = diff(&plain, &other).iter().map(ToString::to_string).collect();
    assert_eq!(
        lines,
        [
            "exchange.price.2: 1 -> \"3/2\"",
            "exchange.price.3: 1 -> -",
            "exchange.price.4: 1 -> -",
            "exchange.price.5: 1 -> -",
            "sixth.price: - -> 1",
            "sixth.with_exchange: - -> false",
            "side_bet.super.name: - -> \"super\"",
            "side_bet.super.pays.flush: - -> 60",
            "side_bet.super.looks_at: - -> \"dealt\"",
            "side_bet.super.odds: - -> \"to\"",
            "side_bet.super.settled: - -> \"after-bet\"",
            "side_bet.super.lost_on_fold: - -> true",
            "side_bet.super.stake.least: - -> 1",
            "side_bet.super.stake.compulsory: - -> false",
            "side_bet.super.instant: - -> false",
        ]
    );
    let named = parse("format = 1\nname = \"y\"\ntitle = { en = \"Y\" }\n[exchange]\ntimes = 2\n");
    let about: Vec<_> = diff(&plain, &named).iter().map(|one| (one.key.clone(), one.is_about())).collect();
    assert_eq!(about, [("name".into(), true), ("title.en".into(), true), ("exchange.times".into(), false)]);
}

#[test]
fn each_difference_is_a_change_of_its_own() {
    let plain = minimal("[exchange]\nforced_bet = [5]\n[limits]\npayout = { most = 7 }\n");
    let other =
        minimal("[exchange]\nprice = { 1 = 1, 2 = \"3/2\", 3 = 1, 4 = 1 }\n[bet]\nmultiple = 3\n[sixth]\n");
    let told = |change: &Change| {
        let fault = change.rules.as_ref().err().and_then(|faults| faults.iter().next()).map(Fault::message);
        (change.difference.to_string(), fault)
    };
    let told: Vec<_> = changes(&plain, &other).iter().map(told).collect();
    let conflict = "`exchange.forced_bet` tells of exchanges of 5, a number of cards without a price";
    assert_eq!(
        told,
        [
            ("limits.payout: { most = 7, of = \"both\" } -> -".to_owned(), None),
            ("bet.multiple: 2 -> 3".to_owned(), None),
            ("exchange.price.2: 1 -> \"3/2\"".to_owned(), None),
            ("exchange.price.5: 1 -> -".to_owned(), Some(conflict.to_owned())),
            ("exchange.forced_bet: [5] -> []".to_owned(), None),
            ("sixth: - -> { price = 1, with_exchange = false }".to_owned(), None),
        ]
    );
    let changed = changes(&plain, &other).pop().and_then(|change| change.rules.ok()).expect("a sixth card");
    assert_eq!(changed, minimal("[exchange]\nforced_bet = [5]\n[limits]\npayout = { most = 7 }\n[sixth]\n"));
    assert_eq!(changes(&plain, &plain), []);
}

#[test]
fn rules_are_told_in_statements() {
    let lines = parse(EXAMPLE).describe();
    let of = |group: &str| -> Vec<Statement> {
        lines.iter().filter(|line| line.group == group).map(|line| line.statement.clone()).collect()
    };
    let whole = Antes::whole;
    let three_halves = Antes::fraction(3, 2).unwrap();
    assert_eq!(
        of("exchange"),
        [
            Statement::Exchange {
                list: vec![
                    Part::Cards { cards: 1, price: whole(1) },
                    Part::Cards { cards: 2, price: whole(2) },
                    Part::Cards { cards: 3, price: three_halves },
                    Part::Cards { cards: 5, price: whole(0) },
                ]
            },
            Statement::ExchangeForcesBet { list: vec![Part::Count(2), Part::Count(5)] },
            Statement::ExchangeTimes(3),
            Statement::ExchangeAgainAfterOne,
            Statement::NextPrices {
                list: vec![Part::Price(whole(2)), Part::Price(Antes::fraction(5, 2).unwrap())]
            },
        ]
    );
    let prices = |next_price: &str| {
        let rules = minimal(&format!("[exchange]\ntimes = 9\nnext_price = {next_price}\n"));
        rules.describe().into_iter().map(|line| line.statement).find(|statement| {
            matches!(statement, Statement::NextPrices { .. } | Statement::NextPricesTo { .. })
        })
    };
    let one_by_one = |prices: &[i64]| Statement::NextPrices {
        list: prices.iter().map(|&price| Part::Price(whole(price))).collect(),
    };
    assert_eq!(prices("[]"), None);
    assert_eq!(prices("[2, 3, 4, 5]"), Some(one_by_one(&[2, 3, 4, 5])));
    assert_eq!(
        prices("[2, 3, 4, 5, 6, 7]"),
        Some(Statement::NextPricesTo { first: whole(2), second: whole(3), last: whole(7) })
    );
    assert_eq!(prices("[2, 3, 4, 5, 7]"), Some(one_by_one(&[2, 3, 4, 5, 7])));
    assert_eq!(of("dealer"), [Statement::QualifierPairOf("jacks"), Statement::NoGameReturnedBelow("pair")]);
    assert_eq!(of("sixth"), [Statement::Sixth(whole(2)), Statement::SixthWithExchange(true)]);
    let prices = |price: &str| {
        let rules = minimal(&format!("[exchange]\nprice = {{ {price} }}\n"));
        rules.describe().into_iter().find(|line| line.group == "exchange").map(|line| line.statement)
    };
    let between = Part::CardsBetween { from: 1, to: 4, price: whole(1) };
    let five = Part::Cards { cards: 5, price: whole(2) };
    assert_eq!(
        prices("1 = 1, 2 = 1, 3 = 1, 4 = 1, 5 = 2"),
        Some(Statement::Exchange { list: vec![between, five] })
    );
    assert_eq!(
        serde_json::to_value(of("exchange").pop()).unwrap(),
        serde_json::json!({ "next-prices": { "list": [{ "price": "2" }, { "price": "5/2" }] } })
    );
}

proptest! {
    #[test]
    fn rules_without_difference_are_equal(a in any_rules(), b in any_rules()) {
        prop_assert_eq!(diff(&a, &a), vec![]);
        prop_assert_eq!(diff(&a, &b).is_empty(), a == b);
        let back: Vec<_> = diff(&b, &a).into_iter().map(|one| (one.key, one.b, one.a)).collect();
        prop_assert!(diff(&a, &b).into_iter().all(|one| back.contains(&(one.key, one.a, one.b))));
    }

    /// Each difference of the game belongs to one change, after which just these differences are gone.
    #[test]
    fn changes_are_the_differences_of_the_game(a in any_rules(), b in any_rules()) {
        let game = |a: &Rules, b: &Rules| {
            let differences = diff(a, b).into_iter().filter(|one| !one.is_about());
            differences.map(|one| one.key).collect::<Vec<_>>()
        };
        let changes = changes(&a, &b);
        let belongs = |key: &str, change: &Change| {
            let rest = key.strip_prefix(&*change.difference.key);
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
        };
        let differences = game(&a, &b);
        for key in &differences {
            prop_assert_eq!(changes.iter().filter(|change| belongs(key, change)).count(), 1, "{}", key);
        }
        for change in &changes {
            let Ok(changed) = &change.rules else { continue };
            prop_assert_eq!(changed.about(), a.about());
            // An instant bet has neither stake nor time, so that these may come and go with it.
            if change.difference.key.starts_with("side_bet.") {
                continue;
            }
            let (own, others): (Vec<_>, Vec<_>) =
                differences.iter().cloned().partition(|key| belongs(key, change));
            prop_assert_eq!(game(&a, changed), own);
            prop_assert_eq!(game(changed, &b), others);
        }
    }

    #[test]
    fn what_is_told_differs_only_with_the_rules(rules in any_rules()) {
        let again = Rules::parse(&RuleFile::from(&rules).to_toml()).unwrap();
        prop_assert_eq!(again.describe(), rules.describe());
        prop_assert!(rules.describe().len() >= 12);
    }
}
