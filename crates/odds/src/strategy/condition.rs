//! Conditions over cards.

use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

use tuz_cards::{Card, CardSet, Rank, RankSet};
use tuz_hands::{Category, Holding, RankCounts, Strength};
use tuz_house::rules::Qualifier;

use super::After;
use super::draws::DrawKind;
use super::names::BoughtName;

/// A hand that others are compared with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Bound {
    /// The weakest hand of this category, above no game.
    Category(Category),
    /// The weakest hand with a pair of this rank, above the twos.
    PairOf(Rank),
    /// The hand of these ranks, highest first, not of one suit.
    Ranks([Rank; 5]),
}

/// A text that names no hand to compare with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NotABound;

impl Bound {
    /// How strong it is.
    pub fn strength(self) -> Strength {
        match self {
            Self::Category(category) => Strength::weakest(category),
            Self::PairOf(rank) => Strength::weakest_pair_of(rank),
            Self::Ranks(ranks) => Strength::of_five(RankCounts::from_ranks(ranks).key()),
        }
    }

    /// The hand of these ranks in any order; `None` where five cards cannot have them.
    pub fn of_ranks(mut ranks: [Rank; 5]) -> Option<Self> {
        ranks.sort_unstable_by(|a, b| b.cmp(a));
        (RankCounts::from_ranks(ranks).len() == 5 && ranks[0] != ranks[4]).then_some(Self::Ranks(ranks))
    }
}

impl fmt::Display for Bound {
    /// As in a strategy file: `pair`, `pair-of-eights`, `A-K-J-8-3`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Category(category) => f.write_str(category.name()),
            Self::PairOf(rank) => fmt::Display::fmt(&Qualifier::PairOf(*rank), f),
            Self::Ranks(ranks) => {
                let letters: Vec<String> = ranks.iter().map(Rank::to_string).collect();
                f.write_str(&letters.join("-"))
            }
        }
    }
}

impl FromStr for Bound {
    type Err = NotABound;

    fn from_str(text: &str) -> Result<Self, NotABound> {
        if let Ok(category) = text.parse::<Category>() {
            return if category == Category::NoGame { Err(NotABound) } else { Ok(Self::Category(category)) };
        }
        let pair = Rank::ALL[1..].iter().map(|&rank| Self::PairOf(rank));
        if let Some(pair) = pair.into_iter().find(|pair| pair.to_string() == text) {
            return Ok(pair);
        }
        let ranks: Option<Vec<Rank>> = text.split('-').map(rank).collect();
        let ranks = ranks.and_then(|ranks| <[Rank; 5]>::try_from(ranks).ok());
        ranks.and_then(Self::of_ranks).ok_or(NotABound)
    }
}

/// A rank by its letter; ten also as `10`.
pub(super) fn rank(text: &str) -> Option<Rank> {
    if text == "10" {
        return Some(Rank::Ten);
    }
    Rank::ALL.into_iter().find(|rank| text.chars().eq([rank.letter()]))
}

/// A rank, or all ranks from one to another such as `2-Q`.
pub(super) fn rank_range(text: &str) -> Option<RankSet> {
    let (low, high) = text.split_once('-').unwrap_or((text, text));
    let (low, high) = (rank(low)?, rank(high)?);
    (low <= high).then(|| Rank::ALL.into_iter().filter(|rank| (low..=high).contains(rank)).collect())
}

/// How a rank stands to that of the up card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum UpCompared {
    /// Below it.
    Below,
    /// The same.
    Equal,
    /// Above it.
    Above,
}

impl UpCompared {
    fn of(rank: Rank, up: Rank) -> Self {
        match rank.cmp(&up) {
            Ordering::Less => Self::Below,
            Ordering::Equal => Self::Equal,
            Ordering::Greater => Self::Above,
        }
    }
}

/// Conditions over a box's cards and the up card, all of which must hold. Whatever is empty or `None` says nothing.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Hand {
    /// The best five cards are one of these.
    pub categories: Vec<Category>,
    /// The hand is not below this.
    pub at_least: Option<Bound>,
    /// The hand is below this.
    pub below: Option<Bound>,
    /// The rank that stands most often, at least twice, is one of these; of two pair the higher.
    pub paired: RankSet,
    /// That rank stands so to the up card.
    pub paired_to_up: Vec<UpCompared>,
    /// A card of each of these ranks is held.
    pub holds: RankSet,
    /// A card of at least one of these ranks is held.
    pub holds_any: RankSet,
    /// No card of these ranks is held.
    pub holds_none: RankSet,
    /// At least one of these draws is held.
    pub draws: Vec<DrawKind>,
    /// The up card has one of these ranks.
    pub up: RankSet,
    /// Whether a card of the up card's rank is held.
    pub matches_up: Option<bool>,
    /// The n-th highest card is above the up card; 1 is the highest.
    pub above_up: Option<u8>,
    /// The n-th highest card is below the up card.
    pub below_up: Option<u8>,
}

impl Hand {
    /// Whether it says nothing, so that every hand fits.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Whether these cards fit against this up card.
    pub(crate) fn fits(&self, held: &Held, up: Rank) -> bool {
        let within = |set: RankSet, rank: Rank| set.is_empty() || set.contains(rank);
        let ranks = held.cards.ranks().bits();
        within(self.up, up)
            && self.at_least.is_none_or(|bound| held.strength >= bound.strength())
            && self.below.is_none_or(|bound| held.strength < bound.strength())
            && (self.categories.is_empty() || self.categories.contains(&held.strength.category()))
            && ranks & self.holds.bits() == self.holds.bits()
            && (self.holds_any.is_empty() || ranks & self.holds_any.bits() != 0)
            && ranks & self.holds_none.bits() == 0
            && self.matches_up.is_none_or(|matches| held.cards.ranks().contains(up) == matches)
            && self.above_up.is_none_or(|place| held.highest(place).is_some_and(|rank| rank > up))
            && self.below_up.is_none_or(|place| held.highest(place).is_some_and(|rank| rank < up))
            && self.paired_fits(held, up)
            && (self.draws.is_empty() || self.draws.iter().any(|draw| draw.is_in(held.cards)))
    }

    fn paired_fits(&self, held: &Held, up: Rank) -> bool {
        if self.paired.is_empty() && self.paired_to_up.is_empty() {
            return true;
        }
        let Some(paired) = held.paired() else { return false };
        (self.paired.is_empty() || self.paired.contains(paired))
            && (self.paired_to_up.is_empty() || self.paired_to_up.contains(&UpCompared::of(paired, up)))
    }
}

/// A box's cards with what is asked of them most.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Held {
    cards: CardSet,
    strength: Strength,
}

impl Held {
    /// Five or six cards.
    pub(crate) fn new(cards: CardSet) -> Self {
        Self { cards, strength: Holding::from(cards).strength() }
    }

    /// The rank of the n-th highest card.
    fn highest(&self, place: u8) -> Option<Rank> {
        let mut left = usize::from(place);
        self.cards.ranks().iter().rev().find(|&rank| {
            let count = self.cards.count_of_rank(rank);
            let found = left <= count;
            left -= count.min(left);
            found
        })
    }

    /// The rank that stands most often, at least twice; of several the highest.
    fn paired(&self) -> Option<Rank> {
        let counted = self.cards.ranks().iter().map(|rank| (self.cards.count_of_rank(rank), rank));
        counted.max().filter(|(count, _)| *count > 1).map(|(_, rank)| rank)
    }
}

/// Conditions over what was bought, all of which must hold.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Purchased {
    /// It is one of these; empty: anything.
    pub any: Vec<BoughtName>,
    /// Whether a card of the up card's rank was thrown away.
    pub discards_match_up: Option<bool>,
}

impl Purchased {
    /// Whether it says nothing.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Whether a box is one that it is for.
    pub(crate) fn fits(&self, after: &After) -> bool {
        let discards = after.dealt - after.hand;
        let matches = |wanted| discards.ranks().contains(after.up.rank()) == wanted;
        (self.any.is_empty() || self.any.iter().any(|name| name.means(after.bought)))
            && self.discards_match_up.is_none_or(matches)
    }
}

/// Conditions over the four cards that the dealer keeps when his game is bought, all of which must hold.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Kept {
    /// A card of each of these ranks is among them.
    pub holds: RankSet,
    /// A card of at least one of these ranks is among them.
    pub holds_any: RankSet,
    /// No card of these ranks is among them.
    pub holds_none: RankSet,
    /// The highest of them has one of these ranks.
    pub highest: RankSet,
    /// They are one of these draws.
    pub draws: Vec<DrawKind>,
}

impl Kept {
    /// Whether it says nothing.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Whether the four cards fit that he keeps of his five.
    pub(crate) fn fits(&self, dealer: CardSet, thrown: Card) -> bool {
        self.fits_four(dealer.without(thrown))
    }

    /// Whether these four cards, which he keeps, fit.
    pub(crate) fn fits_four(&self, four: CardSet) -> bool {
        let ranks = four.ranks();
        ranks.bits() & self.holds.bits() == self.holds.bits()
            && (self.holds_any.is_empty() || ranks.bits() & self.holds_any.bits() != 0)
            && ranks.bits() & self.holds_none.bits() == 0
            && (self.highest.is_empty()
                || ranks.iter().next_back().is_some_and(|rank| self.highest.contains(rank)))
            && (self.draws.is_empty() || self.draws.iter().any(|draw| draw.is_in(four)))
    }
}

#[cfg(test)]
mod tests {
    use tuz_cards::parse_card_set;

    use super::*;

    #[test]
    fn bounds_are_written_as_they_are_read() {
        for text in
            ["ace-king", "royal-flush", "pair", "pair-of-eights", "A-K-J-8-3", "8-8-A-5-2", "T-9-8-7-5"]
        {
            let bound: Bound = text.parse().unwrap();
            assert_eq!(bound.to_string().parse::<Bound>(), Ok(bound), "{text}");
        }
        assert_eq!("10-9-8-7-5".parse::<Bound>(), "T-9-8-7-5".parse());
        assert_eq!("3-8-J-K-A".parse::<Bound>(), "A-K-J-8-3".parse());
        for text in
            ["", "no-game", "pair-of-twos", "A-K-J-8", "A-K-J-8-3-2", "A-A-A-A-A", "A-K-J-8-1", "a-k-j-8-3"]
        {
            assert_eq!(text.parse::<Bound>(), Err(NotABound), "{text}");
        }
    }

    #[test]
    fn ranges_of_ranks_run_upwards() {
        let letters =
            |text: &str| rank_range(text).map(|ranks| ranks.iter().map(Rank::letter).collect::<String>());
        assert_eq!(letters("2-5").as_deref(), Some("2345"));
        assert_eq!(letters("10-Q").as_deref(), Some("TJQ"));
        assert_eq!(letters("A").as_deref(), Some("A"));
        for text in ["", "-", "5-2", "2-", "1", "11", "2-5-7", "AK"] {
            assert_eq!(letters(text), None, "{text}");
        }
    }

    #[test]
    fn cards_of_one_rank_are_counted_one_by_one() {
        let held = Held::new(parse_card_set("Ks Kd 9h 9c 2s").unwrap());
        let highest: Vec<Option<Rank>> = (1..=6).map(|place| held.highest(place)).collect();
        let king = Some(Rank::King);
        assert_eq!(highest, [king, king, Some(Rank::Nine), Some(Rank::Nine), Some(Rank::Two), None]);
        assert_eq!(held.paired(), king);
        assert_eq!(Held::new(parse_card_set("9s 9d 9h Kc Ks").unwrap()).paired(), Some(Rank::Nine));
        assert_eq!(Held::new(parse_card_set("As Kd 9h 8c 2s").unwrap()).paired(), None);
    }
}
