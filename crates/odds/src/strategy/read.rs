//! From the tree of a strategy file to a strategy.

use tuz_cards::RankSet;
use tuz_hands::Category;
use tuz_house::tree::{Conflict, Faults, Grammar, Group, Named, Node};

use super::condition::{Bound, Hand, Kept, Purchased, rank_range};
use super::file::{Before, BetRule, Draft, FirstRule, GameRule, InsureRule, StrategyFile, Throw};
use super::keep::{Keep, KeepKind};
use super::names::{BetName, FirstName, GameName, InsureName, KeptDraw};

/// The longest strategy file in bytes.
const LONGEST: usize = 256 * 1024;

/// The version of the format.
pub(super) const FORMAT: i64 = 1;

/// The keys of conditions over the box's cards and the up card.
macro_rules! with_hand_keys {
    ($($key:literal),*) => {
        &[
            "hand", "at_least", "below", "paired", "paired_to_up", "holds", "holds_any", "holds_none", "draw", "up",
            "matches_up", "above_up", "below_up", $($key),*
        ]
    };
}

const ROOT: &[&str] = &["format", "name", "title", "source", "first", "bet", "insure", "dealer_game"];
const FIRST: &[&str] = with_hand_keys!["do", "keep", "keep_ranks", "keep_highest"];
const BET: &[&str] = with_hand_keys!["bought", "discards_match_up", "do"];
const INSURE: &[&str] = with_hand_keys!["bought", "discards_match_up", "do"];
const DEALER_GAME: &[&str] = with_hand_keys![
    "bought",
    "discards_match_up",
    "kept_holds",
    "kept_holds_any",
    "kept_holds_none",
    "kept_highest",
    "kept_draw",
    "do",
    "throw"
];

const GRAMMAR: Grammar = Grammar {
    longest: LONGEST,
    format: FORMAT,
    groups: &[("", ROOT), ("first", FIRST), ("bet", BET), ("insure", INSURE), ("dealer_game", DEALER_GAME)],
    not_served: |_| None,
};

impl StrategyFile {
    /// Reads and checks a strategy file; the only way to one that was not made here.
    ///
    /// # Errors
    /// Every fault of the file at once, with its line and column.
    pub fn parse(text: &str) -> Result<Self, Faults> {
        GRAMMAR.read(text, |file| Self(draft(file)))
    }
}

fn draft(file: &Group) -> Draft {
    let draft = Draft {
        name: file.require("name").and_then(|name| name.slug()).unwrap_or_default().to_owned(),
        title: file.texts_by_language("title"),
        source: file.text("source"),
        first: rules(file, "first", FIRST, first),
        bet: rules(file, "bet", BET, |rule| {
            let bets = rule.require("do").and_then(|node| node.choice::<BetName>());
            BetRule { bought: bought(rule), when: hand(rule), bets: bets == Some(BetName::Play) }
        }),
        insure: rules(file, "insure", INSURE, |rule| {
            let insures = rule.require("do").and_then(|node| node.choice::<InsureName>());
            InsureRule {
                bought: bought(rule),
                when: hand(rule),
                insures: insures == Some(InsureName::Insure),
            }
        }),
        dealer_game: rules(file, "dealer_game", DEALER_GAME, game),
    };
    never_reached(file, "first", draft.first.iter().map(FirstRule::is_last));
    never_reached(file, "bet", draft.bet.iter().map(|rule| rule.bought.is_empty() && rule.when.is_empty()));
    never_reached(
        file,
        "insure",
        draft.insure.iter().map(|rule| rule.bought.is_empty() && rule.when.is_empty()),
    );
    let always = |rule: &GameRule| rule.bought.is_empty() && rule.when.is_empty() && rule.kept.is_empty();
    never_reached(file, "dealer_game", draft.dealer_game.iter().map(always));
    draft
}

/// The rules of one list; what is no table is left out.
fn rules<R>(file: &Group, key: &str, known: &[&'static str], read: impl Fn(&Group) -> R) -> Vec<R> {
    let items = file.get(key).and_then(|list| list.items()).unwrap_or_default();
    items.iter().filter_map(|item| Some(read(&item.table(known)?))).collect()
}

/// Notes the rules behind one that fits always.
fn never_reached(file: &Group, key: &str, fits_always: impl Iterator<Item = bool>) {
    let fits_always: Vec<bool> = fits_always.collect();
    let Some(last) = fits_always.iter().position(|always| *always) else { return };
    if last + 1 < fits_always.len() {
        let (next, earlier) = (format!("{key}[{}]", last + 1), format!("{key}[{last}]"));
        file.log().conflict(&next, &[&earlier], Conflict::NeverReached { earlier: earlier.clone() });
    }
}

fn first(rule: &Group) -> FirstRule {
    let does = rule.require("do").and_then(|node| node.choice::<FirstName>());
    // All single values come first: a fault of the rule as a whole hides those of values against each other.
    let (kept, when) = (keep(rule), hand(rule));
    let exchanges = does == Some(FirstName::Exchange);
    let written = ["keep", "keep_ranks", "keep_highest"].into_iter().find(|key| is_written(rule, key));
    match written {
        None if exchanges => {
            let keys = &["keep", "keep_ranks", "keep_highest"];
            rule.log().conflict(rule.own_path(), &[], Conflict::OneOf { keys });
        }
        Some(key) if does.is_some() && !exchanges => {
            rule.log().conflict(
                &rule.path(key),
                &[],
                Conflict::OnlyWith { key: rule.path("do"), value: "exchange" },
            );
        }
        _ => {}
    }
    FirstRule {
        when,
        does: match does {
            Some(FirstName::Play) => Before::Play,
            Some(FirstName::Sixth) => Before::Sixth,
            Some(FirstName::Exchange) => Before::Exchange(kept),
            Some(FirstName::Fold) | None => Before::Fold,
        },
    }
}

fn keep(rule: &Group) -> Keep {
    Keep {
        kind: rule.choice("keep").unwrap_or(KeepKind::Nothing),
        ranks: ranks(rule, "keep_ranks"),
        highest: rule.integer("keep_highest", 1..=4).unwrap_or(0) as u8,
    }
}

fn game(rule: &Group) -> GameRule {
    let does = rule.require("do").and_then(|node| node.choice::<GameName>());
    let throw = rule.choice::<Throw>("throw");
    if does == Some(GameName::Keep) && is_written(rule, "throw") {
        let only = Conflict::OnlyWith { key: rule.path("do"), value: GameName::Buy.name() };
        rule.log().conflict(&rule.path("throw"), &[], only);
    }
    GameRule {
        bought: bought(rule),
        when: hand(rule),
        kept: Kept {
            holds: ranks(rule, "kept_holds"),
            holds_any: ranks(rule, "kept_holds_any"),
            holds_none: ranks(rule, "kept_holds_none"),
            highest: ranks(rule, "kept_highest"),
            draws: choices(rule, "kept_draw").into_iter().map(|KeptDraw(draw)| draw).collect(),
        },
        buys: (does == Some(GameName::Buy)).then_some(throw.unwrap_or(Throw::Highest)),
    }
}

fn is_written(rule: &Group, key: &str) -> bool {
    rule.log().is_written(&rule.path(key))
}

fn bought(rule: &Group) -> Purchased {
    Purchased { any: choices(rule, "bought"), discards_match_up: rule.flag("discards_match_up") }
}

fn hand(rule: &Group) -> Hand {
    let place = |key| rule.integer(key, 1..=6).map(|place| place as u8);
    let hand = Hand {
        categories: rule.get("hand").map(|node| node.one_or_more(category)).unwrap_or_default(),
        at_least: bound(rule, "at_least"),
        below: bound(rule, "below"),
        paired: ranks(rule, "paired"),
        paired_to_up: choices(rule, "paired_to_up"),
        holds: ranks(rule, "holds"),
        holds_any: ranks(rule, "holds_any"),
        holds_none: ranks(rule, "holds_none"),
        draws: choices(rule, "draw"),
        up: ranks(rule, "up"),
        matches_up: rule.flag("matches_up"),
        above_up: place("above_up"),
        below_up: place("below_up"),
    };
    let excludes = |key: &str, other: &str| {
        let (key, other) = (rule.path(key), rule.path(other));
        rule.log().conflict(&key, &[&other], Conflict::Excludes { other: other.clone() });
    };
    if let (Some(least), Some(below)) = (hand.at_least, hand.below)
        && below.strength() <= least.strength()
    {
        excludes("below", "at_least");
    }
    if hand.holds.bits() & hand.holds_none.bits() != 0 {
        excludes("holds_none", "holds");
    }
    hand
}

fn bound(rule: &Group, key: &str) -> Option<Bound> {
    rule.get(key)?.of_form(
        "a rank of a hand above `no-game`, a pair such as `pair-of-eights` or five ranks such as `A-K-J-8-3`",
        |text| text.parse().ok(),
    )
}

fn choices<T: Named>(rule: &Group, key: &str) -> Vec<T> {
    rule.get(key).map(|node| node.one_or_more(Node::choice)).unwrap_or_default()
}

fn category(node: &Node) -> Option<Category> {
    node.one_of(Category::ALL.iter().map(|category| (*category, category.name())))
}

/// Ranks and ranges of ranks.
fn ranks(rule: &Group, key: &str) -> RankSet {
    let ranges = rule.get(key).map(|node| node.one_or_more(range)).unwrap_or_default();
    RankSet::from_bits(ranges.iter().fold(0, |bits, ranks| bits | ranks.bits()))
}

fn range(node: &Node) -> Option<RankSet> {
    node.of_form("a rank such as `A`, or a range from low to high such as `2-Q`", rank_range)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_group_has_a_key_twice() {
        for (group, keys) in GRAMMAR.groups {
            let mut sorted = keys.to_vec();
            sorted.sort_unstable();
            sorted.dedup();
            assert_eq!(sorted.len(), keys.len(), "{group}");
        }
    }
}
