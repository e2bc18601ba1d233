//! The best play of every spot, kept to be played by.

use std::cmp::Reverse;

use rustc_hash::FxHashMap;
use tuz_cards::{Card, CardSet, Suit};
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
    naming: Naming,
    ups: Vec<Option<UpPlay>>,
}

/// The play with one rank of the up card.
pub(crate) struct UpPlay {
    /// For each hand by rank, where its decisions begin, and which names its suits may have.
    hands: Vec<(u32, ListId)>,
    /// What is decided, hand by hand and for each name of its suits.
    first: Vec<FirstCode>,
    /// By discards; no cards where nothing was drawn or the sixth card was bought.
    after: FxHashMap<ShapeId, AfterPlay>,
    after_sixth: AfterPlay,
}

/// The suits of five cards in order of rank, two bits a card.
type Name = u16;

/// Number of a list of names.
type ListId = u16;

/// No place in a list.
const NOWHERE: u16 = u16::MAX;

/// The names that the suits of a hand may have. How often its ranks stand there and where the up card's is decide on the
/// list, so that there are few of them: with them a decision is found at one place of memory, and searched nowhere.
#[derive(Default)]
struct Naming {
    /// For every name its place in the list.
    places: Vec<[u16; 1 << 10]>,
    ids: FxHashMap<Vec<Name>, ListId>,
}

impl Naming {
    /// The number of this list of names in order.
    fn of(&mut self, names: Vec<Name>) -> ListId {
        let places = &mut self.places;
        *self.ids.entry(names).or_insert_with_key(|names| {
            let mut place_of = [NOWHERE; 1 << 10];
            for (place, &name) in names.iter().enumerate() {
                place_of[usize::from(name)] = place as u16;
            }
            places.push(place_of);
            (places.len() - 1) as ListId
        })
    }

    fn place(&self, list: ListId, name: Name) -> Option<usize> {
        let place = self.places[usize::from(list)][usize::from(name)];
        (place != NOWHERE).then_some(place.into())
    }
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
pub(crate) struct Recorder(Option<Recorded>);

/// The play with one rank of the up card, as it was found.
pub(crate) struct Recorded {
    /// For each hand by rank, where its decisions begin; the end of the last one stands behind.
    starts: Vec<u32>,
    first: Vec<(Name, FirstCode)>,
    after: FxHashMap<ShapeId, AfterPlay>,
    after_sixth: AfterPlay,
}

impl Recorded {
    fn kept(self, naming: &mut Naming) -> UpPlay {
        let hand = |ends: &[u32]| {
            let names = self.first[ends[0] as usize..ends[1] as usize].iter().map(|&(name, _)| name);
            (ends[0], naming.of(names.collect()))
        };
        UpPlay {
            hands: self.starts.windows(2).map(hand).collect(),
            first: self.first.iter().map(|&(_, decision)| decision).collect(),
            after: self.after,
            after_sixth: self.after_sixth,
        }
    }
}

impl Recorder {
    /// Records nothing where that is not wanted.
    pub(crate) fn new(is_wanted: bool) -> Self {
        Self(is_wanted.then(|| Recorded {
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
            up.first.push((name_of(suits), decision.code()));
        }
    }

    /// What was recorded of so many hands by rank.
    pub(crate) fn finish(self, hands: usize) -> Option<Recorded> {
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
fn name_of(suits: [u8; 5]) -> Name {
    suits.iter().rev().fold(0, |code, &suit| code << 2 | u16::from(suit))
}

impl OptimalPlay {
    pub(crate) fn new(game: &Game, ups: Vec<Option<Recorded>>) -> Self {
        let places = |hands: &FinalHands| {
            hands.all.iter().zip(0..).map(|(hand, place)| (hand.counts.key(), place)).collect()
        };
        let mut naming = Naming::default();
        Self {
            places: places(&game.five),
            places_of_six: game.six.as_ref().map(places).unwrap_or_default(),
            ups: ups.into_iter().map(|up| Some(up?.kept(&mut naming))).collect(),
            naming,
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
        let mut number = [0; 4];
        let mut in_order =
            Suit::ALL.map(|suit| (suit == up.suit(), Reverse(hand.of_suit(suit).bits()), suit));
        // Suits that hold the same ranks stay in their order.
        in_order.sort();
        for (place, &(is_up, _, suit)) in in_order.iter().enumerate() {
            number[suit as usize] = if is_up { 0 } else { place as u8 + 1 };
        }
        let mut cards = [(0, 0, up); 5];
        for (to, card) in cards.iter_mut().zip(hand) {
            *to = (card.rank().index(), number[card.suit() as usize], card);
        }
        cards.sort_unstable_by_key(|&(rank, suit, _)| (rank, suit));
        let &(start, list) = play.hands.get(place as usize)?;
        let name = name_of(cards.map(|(_, suit, _)| suit));
        let decision = *play.first.get(start as usize + self.naming.place(list, name)?)?;
        Some(match decision {
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
