//! How rounds end, by name and net result.

use tuz_hands::{Category, PayTable};
use tuz_house::Antes;
use tuz_i18n::{Args as Words, Text};
use tuz_odds::{End, WholeGame};

/// Rounds of one name and net result, whatever was bought on the way.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Ending {
    /// How they end, one of those that are called alike.
    pub(super) end: End,
    /// The same in English, which JSON keeps to.
    pub(super) what: String,
    /// The net result.
    pub(super) net: Antes,
    /// How many.
    pub(super) rounds: i128,
}

/// How the rounds of a game end, best first.
pub(super) fn endings(game: &WholeGame, table: &PayTable) -> Vec<Ending> {
    let mut endings: Vec<Ending> = Vec::new();
    for outcome in &game.results {
        let (what, net) = (what(outcome.end, table), outcome.net);
        match endings.iter_mut().find(|ending| ending.net == net && ending.what == what) {
            Some(ending) => ending.rounds += outcome.rounds,
            None => endings.push(Ending { end: outcome.end, what, net, rounds: outcome.rounds }),
        }
    }
    endings
}

/// The end in words.
fn what(end: End, table: &PayTable) -> String {
    match end {
        End::Fold => "fold".to_owned(),
        End::NoGame => "dealer has no game".to_owned(),
        End::Win { hand, second: 0 } => format!("win, {}", hand.words()),
        End::Win { hand, second } => {
            let paid = seconds(hand, table).iter().filter(|category| table.of(**category) == second);
            let names: Vec<&str> = paid.map(|category| category.words()).collect();
            format!("win, {} + {}", hand.words(), names.join(" or "))
        }
        End::Tie => "tie".to_owned(),
        End::Loss => "dealer wins".to_owned(),
    }
}

/// The end in a language.
pub(super) fn in_words(end: End, table: &PayTable, text: &Text) -> String {
    let say = |id: &str, words: &Words| text.say(id, words);
    let named = |category: Category| say(&format!("hand-{}", category.name()), &Words::new());
    let won = match end {
        End::Fold => return say("end-fold", &Words::new()),
        End::NoGame => return say("end-no-game", &Words::new()),
        End::Tie => return say("end-tie", &Words::new()),
        End::Loss => return say("end-loss", &Words::new()),
        End::Win { hand, second: 0 } => named(hand),
        End::Win { hand, second } => {
            let paid = seconds(hand, table).iter().filter(|category| table.of(**category) == second);
            let seconds = paid
                .map(|category| named(*category))
                .reduce(|first, next| say("end-or", &Words::new().with("name", first).with("text", next)));
            let words = Words::new().with("name", named(hand)).with("text", seconds.unwrap_or_default());
            say("end-both", &words)
        }
    };
    say("end-win", &Words::new().with("text", won))
}

/// What the second combination of six cards can be beside this first one, highest first.
fn seconds(first: Category, table: &PayTable) -> &'static [Category] {
    use Category::{
        AceKing, Flush, FullHouse, NoGame, Pair, RoyalFlush, Straight, StraightFlush, Three, TwoPair,
    };
    // Where a straight with one rank twice is two straights, the pair in it is none.
    let pair_in_straight = table.second.is_some_and(|second| !second.duplicated_straight);
    match first {
        NoGame | AceKing => &[],
        Pair | Three => &[AceKing],
        TwoPair => &[TwoPair, AceKing],
        Straight if pair_in_straight => &[Straight, Pair, AceKing],
        Straight => &[Straight, AceKing],
        Flush => &[Flush, Straight, Pair, AceKing],
        FullHouse | Category::Four => &[FullHouse, AceKing],
        StraightFlush | RoyalFlush if pair_in_straight => &[StraightFlush, Flush, Straight, Pair, AceKing],
        StraightFlush => &[StraightFlush, Flush, Straight, AceKing],
        RoyalFlush => &[StraightFlush, Flush, Straight],
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use tuz_cards::{CardSet, Pack, Rank};
    use tuz_hands::{Reading, SecondRule};

    use super::*;

    /// All hands of six of some ranks, which hold every pairing.
    #[test]
    fn second_combinations_are_those_that_hands_have() {
        let of = |ranks: &[Rank]| -> CardSet {
            Pack::STANDARD.to_set().into_iter().filter(|card| ranks.contains(&card.rank())).collect()
        };
        let high = of(&Rank::ALL[6..]);
        let low = of(&[&Rank::ALL[..5], &Rank::ALL[11..]].concat());
        for duplicated_straight in [true, false] {
            let mut read = BTreeSet::new();
            // With ace-king paid as a pair, and above it.
            for ace_king in [1, 2] {
                let pays = [0, ace_king, 1, 2, 3, 4, 5, 7, 20, 50, 100];
                let table = PayTable::new(pays, Some(SecondRule { duplicated_straight }));
                for hand in high.subsets(6).chain(low.subsets(6)) {
                    let reading = Reading::new(hand, &table);
                    if let (Some(first), Some(second)) = (reading.first, reading.second) {
                        read.insert((first.category, second.combination.category));
                    }
                }
            }
            let table = PayTable::new([1; Category::COUNT], Some(SecondRule { duplicated_straight }));
            let of = |first: Category| seconds(first, &table).iter().map(move |second| (first, *second));
            assert_eq!(read, Category::ALL.into_iter().flat_map(of).collect());
        }
    }

    #[test]
    fn ends_are_named() {
        let table = PayTable::standard();
        let win = |hand, second| what(End::Win { hand, second }, &table);
        assert_eq!(win(Category::Flush, 0), "win, flush");
        assert_eq!(win(Category::Flush, 4), "win, flush + straight");
        assert_eq!(win(Category::Flush, 1), "win, flush + pair or ace-king");
        assert_eq!(win(Category::Straight, 1), "win, straight + ace-king");
        assert_eq!(win(Category::Four, 7), "win, four of a kind + full house");
        let english = crate::io::english();
        for (hand, second) in [(Category::Flush, 0), (Category::Flush, 1), (Category::Four, 7)] {
            let end = End::Win { hand, second };
            assert_eq!(in_words(end, &table, english), what(end, &table));
        }
        for end in [End::Fold, End::NoGame, End::Tie, End::Loss] {
            assert_eq!(in_words(end, &table, english), what(end, &table));
        }
    }
}
