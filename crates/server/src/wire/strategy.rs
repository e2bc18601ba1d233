//! Strategy cards in words.

use serde::{Deserialize, Serialize};
use tuz_cards::{Rank, RankSet};
use tuz_house::Antes;
use tuz_house::rules::Qualifier;
use tuz_i18n::{Args, Text};
use tuz_odds::strategy::{
    Before, BoughtName, Bound, DrawKind, FirstRule, GameRule, Hand, Keep, KeepKind, Kept, Purchased,
    StrategyFile, Throw, UpCompared,
};
use utoipa::ToSchema;

use super::Worth;

/// A few lines that say how to play, in order: of each list the first line that fits counts.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct StrategyCard {
    /// What is decided, list by list; lists without lines are left out.
    pub lists: Vec<CardList>,
    /// What it brings a round in the mean, in antes.
    pub value: Worth,
}

/// The lines for one kind of decision.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct CardList {
    /// What is decided: `first`, `bet`, `insure` or `dealer-game`.
    pub about: String,
    /// The same as a heading.
    pub title: String,
    /// The lines, in order.
    pub lines: Vec<String>,
}

impl StrategyCard {
    /// A strategy in the language of the text.
    pub fn new(strategy: &StrategyFile, value: Antes, text: &Text) -> Self {
        Self { lists: CardList::all(strategy, text), value: value.into() }
    }
}

impl CardList {
    /// What a strategy says in the language of the text, list by list; lists without lines are left out.
    pub fn all(strategy: &StrategyFile, text: &Text) -> Vec<Self> {
        let (draft, words) = (strategy.draft(), Words(text));
        let mut first: Vec<String> = draft.first.iter().map(|rule| words.first(rule)).collect();
        if first.is_empty() {
            first.push(words.line(&words.before(Before::Fold), &[]));
        } else if !draft.first.last().is_some_and(FirstRule::is_last) {
            first.push(words.said("card-otherwise-fold"));
        }
        let bet = draft.bet.iter().map(|rule| {
            let act = words.said(if rule.bets { "card-does-bet" } else { "card-does-bet-fold" });
            words.line(&act, &words.after(&rule.bought, &rule.when))
        });
        let insure = draft.insure.iter().map(|rule| {
            let act = words.said(if rule.insures { "card-does-insure" } else { "card-does-insure-not" });
            words.line(&act, &words.after(&rule.bought, &rule.when))
        });
        let dealer_game = draft.dealer_game.iter().map(|rule| {
            let mut conditions = words.after(&rule.bought, &rule.when);
            conditions.extend(words.kept(&rule.kept));
            words.line(&words.game(rule), &conditions)
        });
        let lists = [
            ("first", first),
            ("bet", bet.collect()),
            ("insure", insure.collect()),
            ("dealer-game", dealer_game.collect()),
        ];
        let list = |(about, lines): (&str, Vec<String>)| Self {
            about: about.to_owned(),
            title: words.said(&format!("card-list-{about}")),
            lines,
        };
        lists.into_iter().filter(|(_, lines)| !lines.is_empty()).map(list).collect()
    }
}

/// What the last two of several texts stand between.
#[derive(Debug, Clone, Copy)]
struct Between {
    /// Conditions and names.
    texts: &'static str,
    /// Ranks.
    ranks: &'static str,
}

/// All of them.
const AND: Between = Between { texts: "card-and", ranks: "card-ranks-and" };

/// Any of them.
const OR: Between = Between { texts: "card-or", ranks: "card-ranks-or" };

/// Says the parts of a line.
struct Words<'a>(&'a Text);

impl Words<'_> {
    fn said(&self, id: &str) -> String {
        self.0.say(id, &Args::new())
    }

    /// A message about a list.
    fn listed(&self, id: &str, list: String) -> String {
        self.0.say(id, &Args::new().with("list", list))
    }

    fn first(&self, rule: &FirstRule) -> String {
        let act = self.before(rule.does);
        if rule.when.is_empty() && !rule.does.fits_every_hand() {
            return self.0.say("card-line-where-held", &Args::new().with("text", act));
        }
        self.line(&act, &self.hand(&rule.when))
    }

    fn line(&self, act: &str, conditions: &[String]) -> String {
        let act = Args::new().with("text", act.to_owned());
        match conditions {
            [] => self.0.say("card-line-always", &act),
            _ => self.0.say("card-line", &act.with("list", self.joined(conditions, AND.texts))),
        }
    }

    /// `a, b and c`.
    fn joined(&self, parts: &[String], last: &str) -> String {
        match parts {
            [] => String::new(),
            [only] => only.clone(),
            [before @ .., end] => {
                let before = before.join(&self.said("list-separator"));
                format!("{before}{}{end}", self.said(last))
            }
        }
    }

    fn before(&self, does: Before) -> String {
        match does {
            Before::Fold => self.said("card-does-fold"),
            Before::Play => self.said("card-does-play"),
            Before::Sixth => self.said("card-does-sixth"),
            Before::Exchange(keep) => match self.keep(keep) {
                parts if parts.is_empty() => self.said("card-does-exchange-all"),
                parts => self.listed("card-does-exchange", self.joined(&parts, AND.texts)),
            },
        }
    }

    fn keep(&self, keep: Keep) -> Vec<String> {
        let kind = match keep.kind {
            KeepKind::Nothing => None,
            KeepKind::Combination => Some("card-keep-combination"),
            KeepKind::FlushDraw => Some("card-draw-flush"),
            KeepKind::StraightDraw => Some("card-draw-straight"),
            KeepKind::StraightFlushDraw => Some("card-draw-straight-flush"),
            KeepKind::ThreeToFlush => Some("card-draw-three-to-flush"),
            KeepKind::ThreeToStraightFlush => Some("card-draw-three-to-straight-flush"),
            KeepKind::RoyalFlushDraw => Some("card-keep-royal-flush-draw"),
        };
        let mut parts: Vec<String> = kind.into_iter().map(|id| self.said(id)).collect();
        if !keep.ranks.is_empty() {
            parts.push(self.listed("card-keep-ranks", self.ranks(keep.ranks, AND)));
        }
        if keep.highest > 0 {
            let id = if parts.is_empty() { "card-keep-highest" } else { "card-keep-highest-other" };
            parts.push(self.0.say(id, &Args::new().with("count", keep.highest)));
        }
        parts
    }

    fn game(&self, rule: &GameRule) -> String {
        self.said(match rule.buys {
            None => "card-does-buy-not",
            Some(Throw::Highest) => "card-does-buy",
            Some(Throw::Lowest) => "card-does-buy-lowest",
        })
    }

    fn after(&self, bought: &Purchased, when: &Hand) -> Vec<String> {
        let exchanged = |count: u8| self.0.say("card-bought-cards", &Args::new().with("count", count));
        let bought_words = |name: &BoughtName| match name {
            BoughtName::Nothing => self.said("card-bought-nothing"),
            BoughtName::Sixth => self.said("card-bought-sixth"),
            BoughtName::Exchange => self.said("card-bought-exchange"),
            BoughtName::Exchange1 => exchanged(1),
            BoughtName::Exchange2 => exchanged(2),
            BoughtName::Exchange3 => exchanged(3),
            BoughtName::Exchange4 => exchanged(4),
            BoughtName::Exchange5 => exchanged(5),
        };
        let any: Vec<String> = bought.any.iter().map(bought_words).collect();
        let any = (!any.is_empty()).then(|| self.joined(&any, OR.texts));
        let discards = bought
            .discards_match_up
            .map(|matches| self.said(if matches { "card-threw-match" } else { "card-threw-no-match" }));
        any.into_iter().chain(self.hand(when)).chain(discards).collect()
    }

    fn hand(&self, hand: &Hand) -> Vec<String> {
        let mut parts = Vec::new();
        if !hand.categories.is_empty() {
            let names: Vec<String> = hand
                .categories
                .iter()
                .map(|category| self.said(&format!("hand-{}", category.name())))
                .collect();
            parts.push(self.listed("card-hand-is", self.joined(&names, OR.texts)));
        }
        for (bound, id) in [(hand.at_least, "card-hand-at-least"), (hand.below, "card-hand-below")] {
            if let Some(bound) = bound {
                parts.push(self.0.say(id, &Args::new().with("name", self.bound(bound))));
            }
        }
        if !hand.paired.is_empty() {
            parts.push(self.listed("card-paired", self.ranks(hand.paired, OR)));
        }
        if !hand.paired_to_up.is_empty() {
            let id = |compared: &UpCompared| match compared {
                UpCompared::Below => "card-paired-below",
                UpCompared::Equal => "card-paired-equal",
                UpCompared::Above => "card-paired-above",
            };
            let words: Vec<String> =
                hand.paired_to_up.iter().map(|compared| self.said(id(compared))).collect();
            parts.push(self.listed("card-paired-to-up", self.joined(&words, OR.texts)));
        }
        parts.extend(self.held("card-holds", [hand.holds, hand.holds_any, hand.holds_none]));
        if !hand.draws.is_empty() {
            parts.push(self.listed("card-has-draw", self.draws(&hand.draws)));
        }
        if !hand.up.is_empty() {
            parts.push(self.listed("card-up", self.ranks(hand.up, OR)));
        }
        if let Some(matches) = hand.matches_up {
            parts.push(self.said(if matches { "card-matches-up" } else { "card-matches-up-not" }));
        }
        for (place, id) in [(hand.above_up, "card-above-up"), (hand.below_up, "card-below-up")] {
            if let Some(place) = place {
                parts.push(self.0.say(id, &Args::new().with("name", self.nth(place))));
            }
        }
        parts
    }

    fn kept(&self, kept: &Kept) -> Vec<String> {
        let mut parts = self.held("card-dealer-keeps", [kept.holds, kept.holds_any, kept.holds_none]);
        if !kept.highest.is_empty() {
            parts.push(self.listed("card-dealer-keeps-highest", self.ranks(kept.highest, OR)));
        }
        if !kept.draws.is_empty() {
            parts.push(self.listed("card-dealer-keeps-draw", self.draws(&kept.draws)));
        }
        parts
    }

    /// Ranks of which each is held, one, or none, where any are named.
    fn held(&self, id: &str, [each, any, none]: [RankSet; 3]) -> Vec<String> {
        let ends = [(each, "-one", ""), (any, "-one", "-any"), (none, "-none-one", "-none")];
        let asked = ends.into_iter().filter(|(ranks, ..)| !ranks.is_empty());
        let said = |(ranks, one, several): (RankSet, &str, &str)| {
            let end = if ranks.len() == 1 { one } else { several };
            self.listed(&format!("{id}{end}"), self.ranks(ranks, AND))
        };
        asked.map(said).collect()
    }

    /// A card of the hand by its place, from the highest on.
    fn nth(&self, place: u8) -> String {
        let name = match place {
            1 => "first",
            2 => "second",
            3 => "third",
            4 => "fourth",
            5 => "fifth",
            _ => "sixth",
        };
        self.0.say("card-nth", &Args::new().with("value", name))
    }

    fn draws(&self, draws: &[DrawKind]) -> String {
        let id = |draw: &DrawKind| match draw {
            DrawKind::Flush => "card-draw-flush",
            DrawKind::OpenStraight => "card-draw-open-straight",
            DrawKind::InsideStraight => "card-draw-inside-straight",
            DrawKind::DoubleInsideStraight => "card-draw-double-inside-straight",
            DrawKind::SixStraight => "card-draw-six-straight",
            DrawKind::StraightFlush => "card-draw-straight-flush",
            DrawKind::ThreeToFlush => "card-draw-three-to-flush",
            DrawKind::ThreeToStraightFlush => "card-draw-three-to-straight-flush",
            DrawKind::ThreeToRoyalFlush => "card-draw-three-to-royal-flush",
            DrawKind::TwoToRoyalFlush => "card-draw-two-to-royal-flush",
        };
        let names: Vec<String> = draws.iter().map(|draw| self.said(id(draw))).collect();
        self.joined(&names, OR.texts)
    }

    fn bound(&self, bound: Bound) -> String {
        match bound {
            Bound::Category(category) => self.said(&format!("hand-{}", category.name())),
            Bound::PairOf(rank) => {
                self.0.say("card-pair-of", &Args::new().with("ranks", Qualifier::plural(rank)))
            }
            Bound::Ranks(ranks) => {
                let letters: Vec<String> = ranks.iter().map(|&rank| self.rank(rank)).collect();
                letters.join("-")
            }
        }
    }

    /// Ranks from low to high, three or more in a row as a range: `2 to 5, 9 and K`.
    fn ranks(&self, ranks: RankSet, between: Between) -> String {
        let written = |(low, high): (Rank, Rank)| match high.index() - low.index() {
            0 => vec![self.rank(low)],
            1 => vec![self.rank(low), self.rank(high)],
            _ => {
                let ends = Args::new().with("text", self.rank(low)).with("value", self.rank(high));
                vec![self.0.say("card-range", &ends)]
            }
        };
        let parts: Vec<String> = ranks.runs().into_iter().flat_map(written).collect();
        self.joined(&parts, between.ranks)
    }

    fn rank(&self, rank: Rank) -> String {
        match rank {
            Rank::Ten => self.said("card-rank-ten"),
            rank => self.0.rank(rank),
        }
    }
}
