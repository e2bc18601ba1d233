//! The dealer's hidden cards: every choice of four, ordered by the strength of his five, and running counts of them.
//!
//! By rank there are at most 1,820 choices. Suits matter in one way alone: four cards of the up card's suit may be
//! a flush. Such a choice is counted by its ranks like all others, and then moved to its true strength.

use tuz_cards::{Card, CardSet, Rank, RankSet, Suit};
use tuz_hands::{RankKey, Strength};

use crate::shapes::{Shape, ShapeId, Shapes};
use crate::unseen::Unseen;

/// All hidden cards of one rank shape, as if they were no flush.
#[derive(Debug, Clone, Copy)]
pub(crate) struct ByRank {
    pub(crate) shape: ShapeId,
    /// How many choices of cards have it.
    pub(crate) ways: i64,
    /// Of the dealer's five cards.
    pub(crate) strength: Strength,
}

/// Hidden cards that are all of the up card's suit.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Suited {
    pub(crate) ranks: RankSet,
    pub(crate) shape: ShapeId,
    /// The strength their ranks alone would have.
    pub(crate) by_rank: Strength,
    pub(crate) strength: Strength,
}

/// Hands that appear together when strengths are gone through from below.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Event {
    pub(crate) strength: Strength,
    pub(crate) shape: ShapeId,
    /// How many hands: all those of a shape, or some that are moved in (above 0) or out (below 0).
    pub(crate) count: i32,
    /// The cards of hands that are moved; `None` for all hands of a shape.
    pub(crate) moved: Option<Moved>,
}

/// The cards of a moved hand: some of one suit, and perhaps one of another.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Moved {
    pub(crate) suit: Suit,
    /// Those of one suit.
    pub(crate) ranks: RankSet,
    /// The rank of the other, and by bits the suits it may have: so many hands stand for one.
    pub(crate) other: Option<(Rank, u8)>,
}

impl Moved {
    pub(crate) fn hands(self) -> i32 {
        self.other.map_or(1, |(_, suits)| suits.count_ones() as i32)
    }
}

/// The dealer's possible hands in one spot.
pub(crate) struct DealerHands {
    pub(crate) suit: Suit,
    pub(crate) by_rank: Vec<ByRank>,
    pub(crate) suited: Vec<Suited>,
    /// Weakest first.
    pub(crate) events: Vec<Event>,
}

impl DealerHands {
    pub(crate) fn new(up: Card, unseen: &Unseen) -> Self {
        let shapes = Shapes::get();
        let up_key = RankKey::of(up.rank());
        let strength_of = |shape: &Shape| Strength::of_five(shape.key + up_key);
        let mut by_rank: Vec<ByRank> = shapes
            .of_size(4)
            .map(|id| (id, shapes.at(id)))
            .map(|(id, shape)| (id, shape, unseen.ways(shape)))
            .filter(|(_, _, ways)| *ways > 0)
            .map(|(id, shape, ways)| ByRank { shape: id, ways, strength: strength_of(shape) })
            .collect();
        by_rank.sort_by_key(|hands| hands.strength);
        let suited = suited_hands(up, unseen);
        let event = |strength, shape, count, moved| Event { strength, shape, count, moved };
        let mut events: Vec<Event> =
            by_rank.iter().map(|hands| event(hands.strength, hands.shape, hands.ways as i32, None)).collect();
        for hand in &suited {
            let moved = Some(Moved { suit: up.suit(), ranks: hand.ranks, other: None });
            events.push(event(hand.by_rank, hand.shape, -1, moved));
            events.push(event(hand.strength, hand.shape, 1, moved));
        }
        events.sort_by_key(|event| event.strength);
        Self { suit: up.suit(), by_rank, suited, events }
    }

    /// How many hands from `from` up to but not including `below` avoid every card of every draw, summed over all
    /// draws of one shape; or over the one draw whose cards of the dealer's suit are `own`.
    pub(crate) fn count_between(
        &self,
        from: Strength,
        below: Strength,
        drawn: &Shape,
        draws: Draws,
        unseen: &Unseen,
    ) -> i64 {
        let left = |rank: Rank| unseen.of_rank(rank) - drawn.counts.of(rank);
        let shapes = Shapes::get();
        let within = |strength: Strength| from <= strength && strength < below;
        let by_rank: i64 = self
            .by_rank
            .iter()
            .filter(|hands| within(hands.strength))
            .map(|hands| {
                let ranks = &shapes.at(hands.shape).ranks;
                ranks.iter().map(|&(rank, count)| crate::unseen::choose(left(rank), count)).product::<i64>()
            })
            .sum();
        let moved = self.suited.iter().map(|hand| {
            let change = i64::from(within(hand.strength)) - i64::from(within(hand.by_rank));
            match draws {
                _ if change == 0 => 0,
                Draws::All { ways } => {
                    // The share of draws that leave four given cards of different ranks.
                    let (over, under) = hand.ranks.iter().fold((1, 1), |(over, under), rank| {
                        (over * i64::from(left(rank)), under * i64::from(unseen.of_rank(rank)))
                    });
                    change * ways * over / under
                }
                Draws::One { own } => {
                    if hand.ranks.bits() & own.bits() == 0 {
                        change
                    } else {
                        0
                    }
                }
            }
        });
        let ways = match draws {
            Draws::All { ways } => ways,
            Draws::One { .. } => 1,
        };
        by_rank * ways + moved.sum::<i64>()
    }
}

/// The dealer's hands that are all of the up card's suit.
fn suited_hands(up: Card, unseen: &Unseen) -> Vec<Suited> {
    let shapes = Shapes::get();
    let own = unseen.suits[up.suit().index()];
    let cards: CardSet = own.iter().map(|rank| Card::new(rank, up.suit())).collect();
    let suited = |four: CardSet| {
        let ranks = four.ranks();
        let shape = shapes.of_distinct(ranks);
        let with_up = RankSet::from_bits(ranks.bits() | 1 << up.rank().index());
        let by_rank = Strength::of_five(shapes.at(shape).key + RankKey::of(up.rank()));
        Suited { ranks, shape, by_rank, strength: Strength::of_suited(with_up) }
    };
    cards.subsets(4).map(suited).collect()
}

/// How many of the dealer's possible hands are below a strength, without ordering them.
pub(crate) fn count_below(up: Card, unseen: &Unseen, strength: Strength) -> i64 {
    let shapes = Shapes::get();
    let up_key = RankKey::of(up.rank());
    let is_below =
        |shape: &&Shape| Strength::try_of_five(shape.key + up_key).is_some_and(|dealer| dealer < strength);
    let by_rank: i64 =
        shapes.of_size(4).map(|id| shapes.at(id)).filter(is_below).map(|shape| unseen.ways(shape)).sum();
    let change = |hand: Suited| i64::from(hand.strength < strength) - i64::from(hand.by_rank < strength);
    by_rank + suited_hands(up, unseen).into_iter().map(change).sum::<i64>()
}

/// Which draws of a shape are meant.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Draws {
    /// All of them, so many.
    All { ways: i64 },
    /// One, which takes these ranks of the dealer's suit.
    One { own: RankSet },
}

/// Running counts of hands below some strength: for each shape, how many pairs there are of such a hand and a part of
/// it of that shape.
#[derive(Debug, Clone)]
pub(crate) struct Tally {
    next: usize,
    all: Vec<i32>,
    /// As if no hand had been moved.
    unmoved: Vec<i32>,
    /// By suit, how many of the moved hands hold the cards of that suit that a shape without equal ranks names.
    moved: [Vec<i32>; Suit::COUNT],
}

impl Tally {
    /// For hands of at most `most` cards.
    pub(crate) fn new(most: usize) -> Self {
        let shapes = Shapes::get().of_size(most).end.into();
        Self {
            next: 0,
            all: vec![0; shapes],
            unmoved: vec![0; shapes],
            moved: std::array::from_fn(|_| vec![0; shapes]),
        }
    }

    /// Takes in every event that `takes` by strength; strengths only ever go up.
    fn advance(&mut self, events: &[Event], takes: impl Fn(Strength) -> bool) {
        let shapes = Shapes::get();
        while let Some(event) = events.get(self.next).filter(|event| takes(event.strength)) {
            self.next += 1;
            let shape = shapes.at(event.shape);
            let Some(moved) = &event.moved else {
                for (&part, &ways) in shape.parts.iter().zip(&shape.ways) {
                    let count = event.count * ways as i32;
                    self.all[usize::from(part)] += count;
                    self.unmoved[usize::from(part)] += count;
                }
                continue;
            };
            let count = event.count * moved.hands();
            for (&part, &ways) in shape.parts.iter().zip(&shape.ways) {
                self.all[usize::from(part)] += count * ways as i32;
            }
            for suit in Suit::ALL {
                let held = &mut self.moved[suit.index()];
                if suit == moved.suit {
                    for &part in &shapes.at(shapes.of_distinct(moved.ranks)).parts {
                        held[usize::from(part)] += count;
                    }
                } else {
                    held[0] += count;
                    if let Some((rank, _)) = moved.other.filter(|(_, suits)| suits >> suit.index() & 1 == 1) {
                        held[usize::from(shapes.of_distinct(RankSet::from_iter([rank])))] += event.count;
                    }
                }
            }
        }
    }

    /// Takes in every event below `strength`.
    pub(crate) fn advance_below(&mut self, events: &[Event], strength: Strength) {
        self.advance(events, |other| other < strength);
    }

    /// Takes in every event not above `strength`.
    pub(crate) fn advance_through(&mut self, events: &[Event], strength: Strength) {
        self.advance(events, |other| other <= strength);
    }

    /// Over all draws of a shape, how many of the hands taken in avoid the draw.
    pub(crate) fn over_draws(&self, parts: &[ShapeId], weights: &[i16]) -> i64 {
        weighted_sum(&self.all, parts, weights)
    }

    /// The same as if no hand had been moved.
    pub(crate) fn unmoved_over_draws(&self, parts: &[ShapeId], weights: &[i16]) -> i64 {
        weighted_sum(&self.unmoved, parts, weights)
    }

    /// By how much the moved hands change the number of hands that avoid these cards of one suit.
    pub(crate) fn moved_avoiding(&self, suit: Suit, ranks: RankSet) -> i64 {
        let moved = &self.moved[suit.index()];
        let shape = Shapes::get().at(Shapes::get().of_distinct(ranks));
        shape
            .parts
            .iter()
            .enumerate()
            .filter_map(|(number, &part)| {
                let count = i64::from(*moved.get(usize::from(part))?);
                // The parts of a shape without equal ranks are numbered by the bits of the ranks taken.
                Some(if number.count_ones().is_multiple_of(2) { count } else { -count })
            })
            .sum()
    }
}

/// Parts beyond the tallied sizes hold nothing.
fn weighted_sum(tallied: &[i32], parts: &[ShapeId], weights: &[i16]) -> i64 {
    let held = parts.iter().map(|&part| tallied.get(usize::from(part)).copied().unwrap_or(0));
    held.zip(weights).map(|(count, &weight)| i64::from(count) * i64::from(weight)).sum()
}
