//! Random rule files for property tests.

mod consistent;

use proptest::collection::{btree_map, vec};
use proptest::option::of;
use proptest::prelude::*;
use proptest::sample::{Index, select, subsequence};
use tuz_cards::Rank;
use tuz_hands::Category;

use super::file::{
    AnteFile, BetFile, BlindAct, BlindFile, DealerFile, DealerGameFile, ExchangeFile, InsuranceFile,
    LimitsFile, NoGameFile, PayoutFile, PayoutPoints, PayoutRatio, PublishedFile, ReplacementFile,
    ReturnedBelow, RuleFile, SecondFile, SixthFile, TableFile,
};
use super::side_file::{BonusFile, SideBetFile, SixthPaysFile, StakeFile};
use super::table::{Amount, Below, PAID, PayKey, Pays, Prices, QualifierName, RankName};
use super::{Qualifier, Rules, SideHand};
use crate::Antes;
use crate::tree::{MOST, Named};

/// Checked rule sets; every field takes every kind of value.
///
/// # Panics
///
/// The strategy panics when [`any_rule_file`] makes a file that is refused, which would be a mistake there.
pub fn any_rules() -> impl Strategy<Value = Rules> {
    any_rule_file().prop_map(|file| {
        let text = file.to_toml();
        Rules::parse(&text).unwrap_or_else(|faults| panic!("a valid file is refused:\n{faults}\n\n{text}"))
    })
}

/// Rule files that the check accepts; every key is sometimes left out.
pub fn any_rule_file() -> impl Strategy<Value = RuleFile> {
    let groups = (any_table(), of(any_limits()), of(any_dealer()), of(any_bet()), of(any_second()));
    let purchases = (
        of(any_exchange()),
        of(any_sixth()),
        of(any_replacement()),
        of(any_dealer_game()),
        of(any_insurance()),
    );
    let bets = (of(any_bonus()), vec(any_side_bet(), 0..3));
    (any_head(), groups, purchases, bets).prop_map(|(head, groups, purchases, bets)| {
        let (table, limits, dealer, bet, second) = groups;
        let (exchange, sixth, replacement, dealer_game, insurance) = purchases;
        let (bonus, side_bet) = bets;
        consistent::consistent(RuleFile {
            table,
            limits,
            dealer,
            bet,
            second,
            exchange,
            sixth,
            replacement,
            dealer_game,
            insurance,
            bonus,
            side_bet,
            ..head
        })
    })
}

/// Texts that were a valid file before some letters, lines or values were taken out, put in or moved.
pub fn any_broken_text() -> impl Strategy<Value = String> {
    let edits = vec((any::<Index>(), any::<Index>(), 0..5_u8, select(SCRAPS)), 1..5);
    (any_rule_file(), edits).prop_map(|(file, edits)| {
        let mut text = file.to_toml();
        for (first, second, how, scrap) in edits {
            text = edited(&text, first, second, how, scrap);
        }
        text
    })
}

/// What is put into a text to break it.
const SCRAPS: &[&str] = &[
    "\"",
    "'",
    "[",
    "]",
    "{",
    "}",
    "=",
    ".",
    ",",
    "\n",
    "#",
    "\\u",
    "\u{7f}",
    "-1",
    "99999999999999999999",
    "1.5",
    "true",
    "1979-05-27",
    "[table]\n",
    "[[side_bet]]\n",
    "table.open = 3\n",
    "\"\\u001b[2J\" = 1\n",
    "é",
    "ۀ",
    "\u{202e}",
    "\0",
    "0x",
    "inf",
    "\"\"\"",
    "jackpot = 1\n",
    "price",
    "\"3/0\"",
    "\"1/100000\"",
];

fn edited(text: &str, first: Index, second: Index, how: u8, scrap: &str) -> String {
    let letters: Vec<char> = text.chars().collect();
    let mut lines: Vec<&str> = text.lines().collect();
    if letters.is_empty() || lines.is_empty() {
        return scrap.to_owned();
    }
    let at = first.index(letters.len());
    let until = |length: usize| (at + length).min(letters.len());
    let join = |parts: [&[char]; 2], with: &str| -> String {
        parts[0].iter().copied().chain(with.chars()).chain(parts[1].iter().copied()).collect()
    };
    match how {
        0 => join([&letters[..at], &letters[at..]], scrap),
        1 => join([&letters[..at], &letters[until(1 + second.index(12))..]], ""),
        2 => join([&letters[..at], &letters[until(1 + second.index(4))..]], scrap),
        3 => {
            let (a, b) = (first.index(lines.len()), second.index(lines.len()));
            lines.swap(a, b);
            lines.join("\n")
        }
        _ => {
            let line = lines[first.index(lines.len())];
            lines.insert(second.index(lines.len()), line);
            lines.join("\n")
        }
    }
}

fn choice<T: Named + std::fmt::Debug + Sync>() -> impl Strategy<Value = T> {
    select(T::ALL).prop_map(|(value, _)| value)
}

fn amount(least: i128) -> impl Strategy<Value = Amount> {
    let fraction =
        |(numerator, denominator)| Amount(Antes::fraction(numerator, denominator).unwrap_or_default());
    prop_oneof![
        4 => (least..4, Just(1)).prop_map(fraction),
        2 => (least..12, 1_i128..=4).prop_map(fraction),
        1 => (least..=1_000, 1_i128..=1_000).prop_map(fraction),
    ]
}

fn points() -> impl Strategy<Value = i64> {
    prop_oneof![4 => 1_i64..=20, 1 => 1_i64..=MOST]
}

fn words() -> impl Strategy<Value = String> {
    "[a-zA-Zа-яا-ی\"\\\\/:. -]{0,12}[a-z]"
}

fn any_head() -> impl Strategy<Value = RuleFile> {
    let published = (words(), words(), of(words()));
    let published = published.prop_map(|(figure, value, note)| PublishedFile { figure, value, note });
    (
        "[a-z][a-z0-9-]{0,8}",
        btree_map("[a-z]{2,3}(-[A-Z]{2})?", words(), 0..3),
        of(words()),
        of(words()),
        of(choice()),
        vec(published, 0..2),
        of(Just(52)),
        of(Just("standard".to_owned())),
    )
        .prop_map(|(name, title, house, source, status, published, pack, ranking)| RuleFile {
            title,
            house,
            source,
            status,
            published,
            pack,
            ranking,
            ..RuleFile::new(name)
        })
}

fn any_table() -> impl Strategy<Value = Option<TableFile>> {
    let blind = prop_oneof![choice().prop_map(BlindFile::Word), (1_i64..=8).prop_map(BlindFile::Count)];
    let acts: Vec<BlindAct> = BlindAct::ALL.iter().map(|(act, _)| *act).collect();
    let table = (
        of(1_i64..=9),
        of(1_i64..=9),
        of(blind),
        of(subsequence(acts, 0..=3)),
        of(choice()),
        of(any::<bool>()),
        of(choice()),
        of(choice()),
    );
    let table = table.prop_map(|(boxes, open, blind, blind_may, stakes, adjacent, seen, up_card)| {
        TableFile { boxes, open, blind, blind_may, stakes, adjacent, seen, up_card }
    });
    of(table)
}

fn any_limits() -> impl Strategy<Value = LimitsFile> {
    // All are counted in steps, so that they are multiples of it; `consistent` has the rest.
    let ante = (of(1_i64..=50), of(1_i64..=100), of(1_i64..=200));
    let ante = ante.prop_map(|(step, least, most)| {
        let size = step.unwrap_or(1);
        let lowest = least.unwrap_or(1);
        AnteFile {
            least: least.map(|least| least * size),
            most: most.map(|more| (lowest + more - 1) * size),
            step,
        }
    });
    let payout = prop_oneof![
        (1_i64..=1_000_000_000, of(choice()))
            .prop_map(|(most, of)| PayoutFile::Points(PayoutPoints { most, of })),
        (1_i64..=20_000, of(choice())).prop_map(|(most, of)| PayoutFile::Points(PayoutPoints { most, of })),
        (1_i64..=200).prop_map(|ratio| PayoutFile::Ratio(PayoutRatio { ratio })),
    ];
    (of(ante), of(choice()), of(payout)).prop_map(|(ante, fraction, payout)| LimitsFile {
        ante,
        fraction,
        payout,
    })
}

fn any_dealer() -> impl Strategy<Value = DealerFile> {
    let qualifier =
        prop_oneof![Just(Qualifier::AceKing), select(Rank::ALL.to_vec()).prop_map(Qualifier::PairOf),];
    let below = select(PAID.to_vec()).prop_map(|rank| ReturnedBelow { returned_below: Below(rank) });
    let no_game = prop_oneof![choice().prop_map(NoGameFile::Word), below.prop_map(NoGameFile::Below)];
    (of(qualifier.prop_map(QualifierName)), of(no_game))
        .prop_map(|(qualifier, no_game)| DealerFile { qualifier, no_game })
}

fn pays<K: PayKey + std::fmt::Debug>() -> impl Strategy<Value = Pays<K>> {
    let row = prop_oneof![6 => 0_i64..=200, 1 => 0_i64..=MOST];
    btree_map(select(K::KEYS), row, 1..=K::KEYS.len()).prop_map(Pays)
}

fn any_bet() -> impl Strategy<Value = BetFile> {
    let multiple = prop_oneof![4 => 1_i64..=4, 1 => 1_i64..=100];
    (of(multiple), of(pays()), of(choice())).prop_map(|(multiple, pays, ante_on_win)| BetFile {
        multiple,
        pays,
        ante_on_win,
    })
}

fn any_second() -> impl Strategy<Value = SecondFile> {
    (of(any::<bool>()), of(choice()))
        .prop_map(|(must_win, duplicated_rank)| SecondFile { must_win, duplicated_rank })
}

fn any_exchange() -> impl Strategy<Value = ExchangeFile> {
    let prices = proptest::array::uniform5(of(amount(0)));
    let prices = prices.prop_map(|mut prices| {
        if prices.iter().all(Option::is_none) {
            prices[0] = Some(Amount(Antes::whole(1)));
        }
        Prices(prices)
    });
    (
        of(prices),
        of(subsequence(vec![1, 2, 3, 4, 5], 0..=5)),
        of(prop_oneof![3 => 1_i64..=3, 1 => 1_i64..=42]),
        of(vec(amount(0), 0..4)),
        of(any::<bool>()),
    )
        .prop_map(|(price, forced_bet, times, next_price, again_after_one)| ExchangeFile {
            price,
            forced_bet,
            times,
            next_price,
            again_after_one,
        })
}

fn any_sixth() -> impl Strategy<Value = SixthFile> {
    (of(amount(0)), of(any::<bool>())).prop_map(|(price, with_exchange)| SixthFile { price, with_exchange })
}

fn any_replacement() -> impl Strategy<Value = ReplacementFile> {
    (of(choice()), of(choice())).prop_map(|(row, dealt)| ReplacementFile { row, dealt })
}

fn any_dealer_game() -> impl Strategy<Value = DealerGameFile> {
    (of(amount(0)), of(choice()), of(choice()), of(choice()), of(any::<bool>())).prop_map(
        |(price, card, same_rank, still_no_game, insured_may)| DealerGameFile {
            price,
            card,
            same_rank,
            still_no_game,
            insured_may,
        },
    )
}

fn any_insurance() -> impl Strategy<Value = InsuranceFile> {
    (
        of(select(Category::ALL.to_vec()).prop_map(RankName)),
        of(points()),
        of(amount(1)),
        of(any::<bool>()),
        of(choice()),
        of(choice()),
        of(choice()),
    )
        .prop_map(|(from, least, most, counts_second, staked, box_loses, too_low)| InsuranceFile {
            from,
            least,
            most,
            counts_second,
            staked,
            box_loses,
            too_low,
        })
}

fn any_stake() -> impl Strategy<Value = StakeFile> {
    (of(points()), of(0..=MOST), of(points()), of(any::<bool>()), of(amount(1))).prop_map(
        |(least, more, fixed, compulsory, at_least_ante)| {
            let low = least.unwrap_or(1);
            let most = more.map(|more| (low + more).min(MOST));
            StakeFile {
                least,
                most,
                fixed: fixed.map(|fixed| fixed.clamp(low, most.unwrap_or(MOST))),
                compulsory,
                at_least_ante: at_least_ante.filter(|_| fixed.is_none()),
            }
        },
    )
}

fn sixth_pays<K: PayKey + std::fmt::Debug>() -> impl Strategy<Value = SixthPaysFile<K>> {
    prop_oneof![choice().prop_map(SixthPaysFile::Void), pays().prop_map(SixthPaysFile::Table)]
}

fn any_bonus() -> impl Strategy<Value = BonusFile> {
    (pays(), of(sixth_pays()), of(choice()), of(choice()), of(choice()), of(any::<bool>()), of(any_stake()))
        .prop_map(|(pays, sixth_pays, looks_at, odds, settled, lost_on_fold, stake)| BonusFile {
            pays,
            sixth_pays,
            looks_at,
            odds,
            settled,
            lost_on_fold,
            stake,
        })
}

fn any_side_bet() -> impl Strategy<Value = SideBetFile> {
    (
        pays::<SideHand>(),
        of(sixth_pays()),
        of(choice()),
        of(choice()),
        of(choice()),
        of(any::<bool>()),
        of(any_stake()),
        of(any::<bool>()),
    )
        .prop_map(|(pays, sixth_pays, looks_at, odds, settled, lost_on_fold, stake, instant)| {
            SideBetFile {
                name: "side".to_owned(),
                pays,
                sixth_pays,
                looks_at,
                odds,
                settled,
                lost_on_fold,
                stake,
                instant,
            }
        })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::strategy::ValueTree;
    use proptest::test_runner::TestRunner;

    use super::super::file::{BlindWord, DuplicatedRank, NoGameWord, SameRank, Status, TooLow};
    use super::super::side_file::{Odds, Settled, Void};
    use super::super::{
        AnteOnWin, CapOf, Dealt, FractionRule, InsuranceTime, LooksAt, Row, Seen, Stakes, Thrown, UpCard,
        read,
    };
    use super::*;

    #[test]
    fn every_choice_and_every_key_comes_up() {
        let mut runner = TestRunner::deterministic();
        let (files, rules) = (any_rule_file(), any_rules());
        let mut texts = BTreeSet::new();
        for _ in 0..2_000 {
            texts.insert(files.new_tree(&mut runner).unwrap().current().to_toml());
            texts.insert(RuleFile::from(&rules.new_tree(&mut runner).unwrap().current()).to_toml());
        }
        let mut values: BTreeSet<&str> = BTreeSet::new();
        for text in &texts {
            let stop = |c: char| !(c.is_ascii_alphanumeric() || "-_\"".contains(c));
            values.extend(text.split(stop));
        }
        let mut missing: Vec<String> = Vec::new();
        let mut expect = |value: String| {
            if !values.contains(&*value) {
                missing.push(value);
            }
        };
        for (group, keys) in read::KEYS {
            for key in group.split('.').filter(|key| !key.is_empty()).chain(keys.iter().copied()) {
                expect(key.to_owned());
            }
        }
        for hand in SideHand::ALL {
            expect(hand.name().to_owned());
        }
        let choices = [
            names::<Status>(),
            names::<BlindWord>(),
            names::<BlindAct>(),
            names::<Stakes>(),
            names::<Seen>(),
            names::<UpCard>(),
            names::<FractionRule>(),
            names::<CapOf>(),
            names::<NoGameWord>(),
            names::<AnteOnWin>(),
            names::<DuplicatedRank>(),
            names::<Row>(),
            names::<Dealt>(),
            names::<Thrown>(),
            names::<SameRank>(),
            names::<InsuranceTime>(),
            names::<TooLow>(),
            names::<LooksAt>(),
            names::<Odds>(),
            names::<Settled>(),
            names::<Void>(),
        ];
        for name in choices.into_iter().flatten() {
            expect(format!("\"{name}\""));
        }
        for (_, name) in QualifierName::all().filter(|(_, name)| name != "pair-of-twos") {
            expect(format!("\"{name}\""));
        }
        assert_eq!(missing, [""; 0]);
    }

    fn names<T: Named>() -> Vec<&'static str> {
        T::ALL.iter().map(|(_, name)| *name).collect()
    }
}
