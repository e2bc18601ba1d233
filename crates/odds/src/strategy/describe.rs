//! Strategies in plain English, made from the fields alone.

use tuz_cards::RankSet;
use tuz_hands::Category;
use tuz_house::joined;

use super::condition::{Bound, Hand, Kept, Purchased, UpCompared};
use super::draws::DrawKind;
use super::file::{Before, FirstRule, GameRule, StrategyFile, Throw};
use super::keep::{Keep, KeepKind};
use super::names::BoughtName;
use super::write::ranges;

impl StrategyFile {
    /// What the box does, sentence by sentence in the order in which the rules are asked.
    pub fn describe(&self) -> Vec<String> {
        self.lists().into_iter().flat_map(|(_, lines)| lines).collect()
    }

    /// The same list by list: what each decides, and its sentences. Lists without any are left out.
    pub fn lists(&self) -> Vec<(&'static str, Vec<String>)> {
        let draft = self.draft();
        let mut first: Vec<String> = draft.first.iter().map(first_sentence).collect();
        if !draft.first.last().is_some_and(FirstRule::is_last) {
            first.push(otherwise("fold", draft.first.is_empty()));
        }
        let bet = draft.bet.iter().map(|rule| {
            let act = if rule.bets { "bet" } else { "fold" };
            sentence(&format!("after a purchase {act}"), &after(&rule.bought, &rule.when))
        });
        let insure = draft.insure.iter().map(|rule| {
            let act = if rule.insures { "insure for the most that may be" } else { "do not insure" };
            sentence(act, &after(&rule.bought, &rule.when))
        });
        let dealer_game = draft.dealer_game.iter().map(|rule| {
            let mut conditions = after(&rule.bought, &rule.when);
            conditions.extend(kept(&rule.kept));
            sentence(game(rule), &conditions)
        });
        let mut lists = vec![
            ("First decision", first),
            ("Bet after a purchase", bet.collect()),
            ("Insurance", insure.collect()),
            ("The dealer's game", dealer_game.collect()),
        ];
        lists.retain(|(_, lines)| !lines.is_empty());
        lists
    }
}

fn first_sentence(rule: &FirstRule) -> String {
    let act = before(rule.does);
    if rule.when.is_empty() && !rule.does.fits_every_hand() {
        return format!("{}, wherever the hand has that.", capital(&act));
    }
    sentence(&act, &hand(&rule.when))
}

/// `Act if this, that and that.`
fn sentence(act: &str, conditions: &[String]) -> String {
    let act = capital(act);
    if conditions.is_empty() {
        return format!("{act}, whatever is held.");
    }
    format!("{act} if {}.", joined(conditions, "and"))
}

fn otherwise(act: &str, always: bool) -> String {
    if always { format!("{}, whatever is held.", capital(act)) } else { format!("Otherwise {act}.") }
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

fn before(does: Before) -> String {
    match does {
        Before::Fold => "fold".to_owned(),
        Before::Play => "play".to_owned(),
        Before::Sixth => "buy the sixth card".to_owned(),
        Before::Exchange(keep) => format!("exchange {}", all_but(keep)),
    }
}

fn all_but(keep: Keep) -> String {
    let mut parts = Vec::new();
    match keep.kind {
        KeepKind::Nothing => {}
        KeepKind::Combination => parts.push("the combination".to_owned()),
        KeepKind::FlushDraw => parts.push("four to a flush".to_owned()),
        KeepKind::StraightDraw => parts.push("four to a straight".to_owned()),
        KeepKind::StraightFlushDraw => parts.push("four to a straight flush".to_owned()),
        KeepKind::ThreeToFlush => parts.push("three to a flush".to_owned()),
        KeepKind::ThreeToStraightFlush => parts.push("three to a straight flush".to_owned()),
        KeepKind::RoyalFlushDraw => parts.push("three or two to a royal flush".to_owned()),
    }
    if !keep.ranks.is_empty() {
        parts.push(format!("every {}", listed(keep.ranks, "and")));
    }
    match (keep.highest, parts.is_empty()) {
        (0, _) => {}
        (1, true) => parts.push("the highest card".to_owned()),
        (1, false) => parts.push("the highest other card".to_owned()),
        (highest, true) => parts.push(format!("the {highest} highest cards")),
        (highest, false) => parts.push(format!("the {highest} highest other cards")),
    }
    if parts.is_empty() { "all cards".to_owned() } else { format!("all but {}", joined(&parts, "and")) }
}

fn game(rule: &GameRule) -> &'static str {
    match rule.buys {
        None => "do not buy the dealer's game",
        Some(Throw::Highest) => "buy the dealer's game",
        Some(Throw::Lowest) => "buy the dealer's game, his lowest card going where the box chooses,",
    }
}

fn after(bought: &Purchased, when: &Hand) -> Vec<String> {
    let words = |name: &BoughtName| match name {
        BoughtName::Nothing => "nothing was bought",
        BoughtName::Sixth => "the sixth card was bought",
        BoughtName::Exchange => "cards were exchanged",
        BoughtName::Exchange1 => "one card was exchanged",
        BoughtName::Exchange2 => "two cards were exchanged",
        BoughtName::Exchange3 => "three cards were exchanged",
        BoughtName::Exchange4 => "four cards were exchanged",
        BoughtName::Exchange5 => "five cards were exchanged",
    };
    let any: Vec<&str> = bought.any.iter().map(words).collect();
    let any = (!any.is_empty()).then(|| joined(&any, "or"));
    let discards = bought.discards_match_up.map(|matches| {
        let word = if matches { "a" } else { "no" };
        format!("{word} card of the up card's rank was thrown away")
    });
    any.into_iter().chain(hand(when)).chain(discards).collect()
}

fn hand(hand: &Hand) -> Vec<String> {
    let mut parts = Vec::new();
    let mut add = |part: String| parts.push(part);
    if !hand.categories.is_empty() {
        let words: Vec<&str> = hand.categories.iter().map(|category: &Category| category.words()).collect();
        add(format!("the hand is {}", joined(&words, "or")));
    }
    if let Some(least) = hand.at_least {
        add(format!("the hand is {} or better", bound(least)));
    }
    if let Some(below) = hand.below {
        add(format!("the hand is below {}", bound(below)));
    }
    if !hand.paired.is_empty() {
        add(format!("the paired rank is {}", listed(hand.paired, "or")));
    }
    if !hand.paired_to_up.is_empty() {
        let words = |compared: &UpCompared| match compared {
            UpCompared::Below => "below the up card",
            UpCompared::Equal => "that of the up card",
            UpCompared::Above => "above the up card",
        };
        let words: Vec<&str> = hand.paired_to_up.iter().map(words).collect();
        add(format!("the paired rank is {}", joined(&words, "or")));
    }
    if !hand.holds.is_empty() {
        add(format!("{} is held", each_of(hand.holds)));
    }
    if !hand.holds_any.is_empty() {
        add(format!("one of {} is held", listed(hand.holds_any, "and")));
    }
    if !hand.holds_none.is_empty() {
        add(match hand.holds_none.len() {
            1 => format!("no {} is held", listed(hand.holds_none, "and")),
            _ => format!("none of {} is held", listed(hand.holds_none, "and")),
        });
    }
    if !hand.draws.is_empty() {
        add(format!("the hand has {}", draws(&hand.draws)));
    }
    if !hand.up.is_empty() {
        add(format!("the up card is {}", listed(hand.up, "or")));
    }
    match hand.matches_up {
        Some(true) => add("a card of the up card's rank is held".to_owned()),
        Some(false) => add("no card of the up card's rank is held".to_owned()),
        None => {}
    }
    for (place, side) in [(hand.above_up, "above"), (hand.below_up, "below")] {
        if let Some(place) = place {
            add(format!("the {} card is {side} the up card", nth_highest(place)));
        }
    }
    parts
}

fn kept(kept: &Kept) -> Vec<String> {
    let mut parts = Vec::new();
    if !kept.holds.is_empty() {
        parts.push(format!("the dealer keeps {}", each_of(kept.holds)));
    }
    for (ranks, how_many) in [(kept.holds_any, "one"), (kept.holds_none, "none")] {
        if !ranks.is_empty() {
            parts.push(format!("the dealer keeps {how_many} of {}", listed(ranks, "and")));
        }
    }
    if !kept.highest.is_empty() {
        parts.push(format!("the highest card that the dealer keeps is {}", listed(kept.highest, "or")));
    }
    if !kept.draws.is_empty() {
        parts.push(format!("the dealer keeps {}", draws(&kept.draws)));
    }
    parts
}

fn draws(draws: &[DrawKind]) -> String {
    let words = |draw: &DrawKind| match draw {
        DrawKind::Flush => "four to a flush",
        DrawKind::OpenStraight => "four to an open straight",
        DrawKind::InsideStraight => "four to an inside straight",
        DrawKind::DoubleInsideStraight => "a double inside straight",
        DrawKind::SixStraight => "five to a straight of six",
        DrawKind::StraightFlush => "four to a straight flush",
        DrawKind::ThreeToFlush => "three to a flush",
        DrawKind::ThreeToStraightFlush => "three to a straight flush",
        DrawKind::ThreeToRoyalFlush => "three to a royal flush",
        DrawKind::TwoToRoyalFlush => "two to a royal flush",
    };
    let words: Vec<&str> = draws.iter().map(words).collect();
    joined(&words, "or")
}

fn bound(bound: Bound) -> String {
    match bound {
        Bound::Category(category) => category.words().to_owned(),
        Bound::PairOf(_) => bound.to_string().replace('-', " "),
        Bound::Ranks(_) => bound.to_string(),
    }
}

fn each_of(ranks: RankSet) -> String {
    let listed = listed(ranks, "and");
    if ranks.len() == 1 { listed } else { format!("each of {listed}") }
}

fn listed(ranks: RankSet, last: &str) -> String {
    let ranges: Vec<String> = ranges(ranks).iter().map(|range| range.replace('-', " to ")).collect();
    joined(&ranges, last)
}

fn nth_highest(place: u8) -> &'static str {
    match place {
        1 => "highest",
        2 => "second highest",
        3 => "third highest",
        4 => "fourth highest",
        5 => "fifth highest",
        _ => "sixth highest",
    }
}
