//! The best play of every spot, kept to be played by.

use rustc_hash::FxHashMap;
use tuz_cards::{Card, CardSet, Rank, Suit};
use tuz_hands::{Holding, RankKey};

use super::hands::FinalHands;
use super::table::Game;
use crate::shapes::{ShapeId, Shapes};
use crate::{Action, Bought};

/// The best play under some rules, for every spot of the pack.
///
/// First decisions are those of the [`WholeGame`](crate::WholeGame). Whether a drawn hand is played or insured is
/// decided by its ranks and those of the discards, as if the dealer could have no flush: where his flushes tip the
/// scales, the difference is at most what they can change.
pub struct OptimalPlay {
    places: FxHashMap<RankKey, u32>,
    places_of_six: FxHashMap<RankKey, u32>,
    ups: Vec<Option<UpPlay>>,
}

/// The play with one rank of the up card.
pub(crate) struct UpPlay {
    /// For each hand by rank, where its decisions begin.
    starts: Vec<u32>,
    /// The suits of each hand, two bits a card, and what is decided.
    first: Vec<(u16, FirstCode)>,
    /// By discards; no cards where nothing was drawn or the sixth card was bought.
    after: FxHashMap<ShapeId, AfterPlay>,
    after_sixth: AfterPlay,
}

/// A first decision: the places of the cards that stay, or one of those below.
type FirstCode = u8;

const FOLD: FirstCode = 32;
const PLAY: FirstCode = 33;
const SIXTH: FirstCode = 34;

/// What is done with final hands, by their places.
#[derive(Debug, Default, Clone)]
pub(crate) struct AfterPlay {
    /// Hands from this place on are played, but for some.
    from: u32,
    folded: Vec<u32>,
    /// Insured as no flush, and as one; places in order.
    insured: [Vec<u32>; 2],
}

impl AfterPlay {
    /// To be called for every hand in order.
    pub(crate) fn push(&mut self, place: usize, is_played: bool, is_insured: [bool; 2]) {
        let place = place as u32;
        if !is_played {
            if self.from == place {
                self.from += 1;
            } else {
                self.folded.push(place);
            }
        }
        for (insured, is_insured) in self.insured.iter_mut().zip(is_insured) {
            if is_insured {
                insured.push(place);
            }
        }
    }

    fn plays(&self, place: u32) -> bool {
        place >= self.from && self.folded.binary_search(&place).is_err()
    }

    fn insures(&self, place: u32, is_flush: bool) -> bool {
        self.insured[usize::from(is_flush)].binary_search(&place).is_ok()
    }
}

/// Records the play with one up card while it is found.
pub(crate) struct Recorder(Option<UpPlay>);

impl Recorder {
    /// Records nothing where that is not wanted.
    pub(crate) fn new(is_wanted: bool) -> Self {
        Self(is_wanted.then(|| UpPlay {
            starts: Vec::new(),
            first: Vec::new(),
            after: FxHashMap::default(),
            after_sixth: AfterPlay::default(),
        }))
    }

    pub(crate) fn is_wanted(&self) -> bool {
        self.0.is_some()
    }

    /// What is done with final hands after these discards.
    pub(crate) fn after(&mut self, discards: ShapeId, play: AfterPlay) {
        if let Some(up) = &mut self.0 {
            up.after.insert(discards, play);
        }
    }

    /// What is done after a sixth card.
    pub(crate) fn after_sixth(&mut self, play: AfterPlay) {
        if let Some(up) = &mut self.0 {
            up.after_sixth = play;
        }
    }

    /// The first decision with the hand at this place, the hands in order: what stays, as bits of places, where cards
    /// are exchanged.
    pub(crate) fn first(&mut self, place: usize, suits: [u8; 5], decision: FirstDecision) {
        if let Some(up) = &mut self.0 {
            up.starts.resize(up.starts.len().max(place + 1), up.first.len() as u32);
            up.first.push((code_of(suits), decision.code()));
        }
    }

    /// What was recorded of so many hands by rank.
    pub(crate) fn finish(self, hands: usize) -> Option<UpPlay> {
        let mut up = self.0?;
        up.starts.resize(hands + 1, up.first.len() as u32);
        for place in 0..hands {
            up.first[up.starts[place] as usize..up.starts[place + 1] as usize].sort_unstable();
        }
        Some(up)
    }
}

/// What is done first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum FirstDecision {
    Fold,
    Play,
    Sixth,
    /// The places that stay, as bits.
    Exchange(u8),
}

impl FirstDecision {
    fn code(self) -> FirstCode {
        match self {
            Self::Fold => FOLD,
            Self::Play => PLAY,
            Self::Sixth => SIXTH,
            Self::Exchange(places) => places,
        }
    }
}

/// Two bits for each card.
fn code_of(suits: [u8; 5]) -> u16 {
    suits.iter().rev().fold(0, |code, &suit| code << 2 | u16::from(suit))
}

impl OptimalPlay {
    pub(crate) fn new(game: &Game, ups: Vec<Option<UpPlay>>) -> Self {
        let places = |hands: &FinalHands| {
            hands.all.iter().zip(0..).map(|(hand, place)| (hand.counts.key(), place)).collect()
        };
        Self {
            places: places(&game.five),
            places_of_six: game.six.as_ref().map(places).unwrap_or_default(),
            ups,
        }
    }

    fn up(&self, up: Card) -> Option<&UpPlay> {
        self.ups[up.rank().index()].as_ref()
    }

    /// What is best first, with five cards dealt; `None` where they or the up card are not of the pack, or the up card
    /// is among them.
    pub fn first(&self, hand: CardSet, up: Card) -> Option<Action> {
        if hand.contains(up) || hand.len() != 5 {
            return None;
        }
        let play = self.up(up)?;
        let &place = self.places.get(&Holding::from(hand).key())?;
        // The dealer's suit is 0, and the others are named so that the one with the most comes first.
        let mut suits: Vec<Suit> = Suit::ALL.into_iter().filter(|suit| *suit != up.suit()).collect();
        suits.sort_by_key(|&suit| std::cmp::Reverse(hand.of_suit(suit).bits()));
        let number = |suit: Suit| suits.iter().position(|other| *other == suit).map_or(0, |at| at as u8 + 1);
        let mut cards: Vec<(Rank, u8, Card)> =
            hand.into_iter().map(|card| (card.rank(), number(card.suit()), card)).collect();
        cards.sort_unstable_by_key(|&(rank, suit, _)| (rank, suit));
        let mut of = [0; 5];
        for (suit, card) in of.iter_mut().zip(&cards) {
            *suit = card.1;
        }
        let place = place as usize;
        let first =
            play.first.get(*play.starts.get(place)? as usize..*play.starts.get(place + 1)? as usize)?;
        let found = first.binary_search_by_key(&code_of(of), |(suits, _)| *suits).ok()?;
        Some(match first[found].1 {
            FOLD => Action::Fold,
            PLAY => Action::Play,
            SIXTH => Action::Sixth,
            stays => {
                let goes = cards.iter().enumerate().filter(|(place, _)| stays >> place & 1 == 0);
                Action::Exchange(goes.map(|(_, card)| card.2).collect())
            }
        })
    }

    /// Whether a final hand is played, once cards were bought; so is one that these tables do not know.
    pub fn plays(&self, dealt: CardSet, bought: Bought, hand: CardSet, up: Card) -> bool {
        // No flush is folded.
        self.after(dealt, bought, hand, up)
            .is_none_or(|(play, place, is_flush)| is_flush || play.plays(place))
    }

    /// Whether a final hand is insured, for the most that may be.
    pub fn insures(&self, dealt: CardSet, bought: Bought, hand: CardSet, up: Card) -> bool {
        self.after(dealt, bought, hand, up)
            .is_some_and(|(play, place, is_flush)| play.insures(place, is_flush))
    }

    fn after(
        &self,
        dealt: CardSet,
        bought: Bought,
        hand: CardSet,
        up: Card,
    ) -> Option<(&AfterPlay, u32, bool)> {
        let play = self.up(up).filter(|_| dealt.len() == 5)?;
        let holding = Holding::from(hand);
        let is_flush = Suit::ALL.iter().any(|&suit| hand.of_suit(suit).len() >= 5);
        if bought == Bought::Sixth {
            let &place = self.places_of_six.get(&holding.key())?;
            return Some((&play.after_sixth, place, is_flush));
        }
        let &place = self.places.get(&holding.key())?;
        let discards = Shapes::get().find(&(dealt - hand).into_iter().collect());
        Some((play.after.get(&discards)?, place, is_flush))
    }
}
