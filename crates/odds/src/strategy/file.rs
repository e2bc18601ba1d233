//! A strategy as a file tells it: lists of rules, of which the first that fits counts.

use std::collections::BTreeMap;

use tuz_cards::{Card, CardSet};

use super::condition::{Hand, Held, Kept, Purchased};
use super::keep::Keep;
use super::{After, First, Shown, Strategy};

/// A strategy as it is written, not checked yet: [`StrategyFile::parse`] reads what [`Draft::to_toml`] writes.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Draft {
    /// The file's name: small Latin letters, digits and hyphens.
    pub name: String,
    /// A title by language code.
    pub title: BTreeMap<String, String>,
    /// Where the strategy was published.
    pub source: Option<String>,
    /// First decisions; where none fits the box folds.
    pub first: Vec<FirstRule>,
    /// Whether it bets after a purchase; where none fits it folds.
    pub bet: Vec<BetRule>,
    /// Whether it insures; where none fits it does not.
    pub insure: Vec<InsureRule>,
    /// Whether it buys the dealer's game; where none fits it does not.
    pub dealer_game: Vec<GameRule>,
}

impl Draft {
    /// Whether the rules bet a final hand.
    pub(crate) fn bets(&self, after: &After) -> bool {
        let held = Held::new(after.hand);
        let rule =
            self.bet.iter().find(|rule| rule.bought.fits(after) && rule.when.fits(&held, after.up.rank()));
        rule.is_some_and(|rule| rule.bets)
    }

    /// Whether they insure it.
    pub(crate) fn insures(&self, after: &After) -> bool {
        let held = Held::new(after.hand);
        let rule =
            self.insure.iter().find(|rule| rule.bought.fits(after) && rule.when.fits(&held, after.up.rank()));
        rule.is_some_and(|rule| rule.insures)
    }
}

/// A rule for the first decision.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FirstRule {
    /// The hands and up cards that it is for.
    pub when: Hand,
    /// What is done.
    pub does: Before,
}

impl FirstRule {
    /// Whether no hand is left for a rule behind it.
    pub fn is_last(&self) -> bool {
        self.when.is_empty() && self.does.fits_every_hand()
    }
}

/// What a rule does with the dealt hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Before {
    /// Give up the ante.
    Fold,
    /// Put up the bet.
    Play,
    /// Buy the sixth card.
    Sixth,
    /// Exchange all cards but these. Where the hand has not what is to be kept the rule does not fit.
    Exchange(Keep),
}

impl Before {
    /// Whether every hand can do it, where the house offers it.
    pub fn fits_every_hand(self) -> bool {
        match self {
            Self::Fold | Self::Play | Self::Sixth => true,
            Self::Exchange(keep) => keep.is_in_every_hand(),
        }
    }
}

/// A rule for the bet after a purchase.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BetRule {
    /// The purchases that it is for.
    pub bought: Purchased,
    /// The hands and up cards that it is for.
    pub when: Hand,
    /// Whether it bets.
    pub bets: bool,
}

/// A rule for insurance.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct InsureRule {
    /// The purchases that it is for.
    pub bought: Purchased,
    /// The hands and up cards that it is for.
    pub when: Hand,
    /// Whether it insures, for the most that may be.
    pub insures: bool,
}

/// A rule for the dealer's game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameRule {
    /// The purchases that it is for.
    pub bought: Purchased,
    /// The hands and up cards that it is for.
    pub when: Hand,
    /// The four cards that the dealer keeps.
    pub kept: Kept,
    /// Which card he throws away, where the box chooses; `None` for a rule that does not buy.
    pub buys: Option<Throw>,
}

/// Which card the dealer throws away where the box chooses.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Throw {
    /// His highest, of equal ranks that of the higher suit.
    Highest,
    /// His lowest, of equal ranks that of the lower suit.
    Lowest,
}

impl Throw {
    /// The card that goes: the one that the table names, or this one.
    fn card(self, shown: &Shown) -> Card {
        shown.thrown.unwrap_or_else(|| match self {
            Self::Highest => shown.highest(),
            Self::Lowest => shown.lowest(),
        })
    }
}

/// A checked strategy of a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StrategyFile(pub(super) Draft);

impl StrategyFile {
    /// A strategy that was made and not read.
    pub(crate) fn of(draft: Draft) -> Self {
        Self(draft)
    }

    /// The file's name, such as `pair-or-better`.
    pub fn name(&self) -> &str {
        &self.0.name
    }

    /// Everything that it says.
    pub fn draft(&self) -> &Draft {
        &self.0
    }

    /// The file as TOML text, in a fixed order: it reads back as the same strategy.
    pub fn to_toml(&self) -> String {
        self.0.to_toml()
    }

    fn game_rule(&self, after: &After, shown: &Shown) -> Option<Throw> {
        let held = Held::new(after.hand);
        let fits = |rule: &&GameRule| {
            let thrown = rule.buys.unwrap_or(Throw::Highest).card(shown);
            rule.bought.fits(after)
                && rule.when.fits(&held, after.up.rank())
                && rule.kept.fits(shown.dealer, thrown)
        };
        self.0.dealer_game.iter().find(fits)?.buys
    }
}

impl Strategy for StrategyFile {
    fn first(&self, hand: CardSet, up: Card) -> First {
        let held = Held::new(hand);
        let does = |rule: &FirstRule| {
            if !rule.when.fits(&held, up.rank()) {
                return None;
            }
            match rule.does {
                Before::Fold => Some(First::Fold),
                Before::Play => Some(First::Play),
                Before::Sixth => Some(First::Sixth),
                Before::Exchange(keep) => keep.thrown(hand).map(First::Exchange),
            }
        };
        self.0.first.iter().find_map(does).unwrap_or(First::Fold)
    }

    fn bets(&self, after: &After) -> bool {
        self.0.bets(after)
    }

    fn insures(&self, after: &After) -> bool {
        self.0.insures(after)
    }

    fn buys_game(&self, after: &After, shown: &Shown) -> bool {
        self.game_rule(after, shown).is_some()
    }

    fn throws(&self, after: &After, shown: &Shown) -> Card {
        self.game_rule(after, shown).unwrap_or(Throw::Highest).card(shown)
    }
}
