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

#[derive(Debug, Clone, Copy)]
struct Event {
    strength: Strength,
    shape: ShapeId,
    /// How many hands appear here: all those of a shape, or one that is moved in (1) or out (-1).
    count: i64,
    moved: bool,
}

/// The dealer's possible hands in one spot.
pub(crate) struct DealerHands {
    pub(crate) suit: Suit,
    pub(crate) by_rank: Vec<ByRank>,
    pub(crate) suited: Vec<Suited>,
    /// Weakest first.
    events: Vec<Event>,
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
        let own = unseen.suits[up.suit().index()];
        let cards: CardSet = own.iter().map(|rank| Card::new(rank, up.suit())).collect();
        let suited: Vec<Suited> = cards
            .subsets(4)
            .map(|four| {
                let ranks = four.ranks();
                let id = shapes.find(&four.iter().collect());
                let with_up = RankSet::from_bits(ranks.bits() | 1 << up.rank().index());
                Suited {
                    ranks,
                    shape: id,
                    by_rank: strength_of(shapes.at(id)),
                    strength: Strength::of_suited(with_up),
                }
            })
            .collect();
        let event = |strength, shape, count, moved| Event { strength, shape, count, moved };
        let mut events: Vec<Event> =
            by_rank.iter().map(|hands| event(hands.strength, hands.shape, hands.ways, false)).collect();
        events.extend(suited.iter().map(|hand| event(hand.by_rank, hand.shape, -1, true)));
        events.extend(suited.iter().map(|hand| event(hand.strength, hand.shape, 1, true)));
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

/// Which draws of a shape are meant.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Draws {
    /// All of them, so many.
    All { ways: i64 },
    /// One, which takes these ranks of the dealer's suit.
    One { own: RankSet },
}

/// Running counts of the dealer's hands below some strength: for each shape, how many pairs there are of such a
/// hand and a part of it of that shape.
#[derive(Debug, Clone)]
pub(crate) struct Tally {
    next: usize,
    all: Vec<i64>,
    /// The part of `all` that comes from moved flushes.
    moved: Vec<i64>,
}

/// The result of a query: summed over the draws of a shape.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Sums {
    pub(crate) all: i64,
    pub(crate) moved: i64,
}

impl Tally {
    pub(crate) fn new() -> Self {
        let shapes = Shapes::get().len();
        Self { next: 0, all: vec![0; shapes], moved: vec![0; shapes] }
    }

    /// Takes in every hand that `takes` by strength; strengths only ever go up.
    fn advance(&mut self, hands: &DealerHands, takes: impl Fn(Strength) -> bool) {
        let shapes = Shapes::get();
        while let Some(event) = hands.events.get(self.next).filter(|event| takes(event.strength)) {
            let shape = shapes.at(event.shape);
            for (&part, &ways) in shape.parts.iter().zip(&shape.ways) {
                self.all[usize::from(part)] += event.count * ways;
            }
            if event.moved {
                for &part in &shape.parts {
                    self.moved[usize::from(part)] += event.count;
                }
            }
            self.next += 1;
        }
    }

    /// Takes in every hand below `strength`.
    pub(crate) fn advance_below(&mut self, hands: &DealerHands, strength: Strength) {
        self.advance(hands, |other| other < strength);
    }

    /// Takes in every hand not above `strength`.
    pub(crate) fn advance_through(&mut self, hands: &DealerHands, strength: Strength) {
        self.advance(hands, |other| other <= strength);
    }

    /// Over all draws of a shape, how many of the hands taken in avoid the draw.
    pub(crate) fn over_draws(&self, parts: &[ShapeId], weights: &[i16]) -> i64 {
        parts
            .iter()
            .zip(weights)
            .map(|(&part, &weight)| self.all[usize::from(part)] * i64::from(weight))
            .sum()
    }

    /// The same with the moved hands apart.
    pub(crate) fn sums_over_draws(&self, parts: &[ShapeId], weights: &[i16]) -> Sums {
        let mut sums = Sums::default();
        for (&part, &weight) in parts.iter().zip(weights) {
            sums.all += self.all[usize::from(part)] * i64::from(weight);
            sums.moved += self.moved[usize::from(part)] * i64::from(weight);
        }
        sums
    }

    /// How many of the moved hands taken in avoid these cards of the dealer's suit.
    pub(crate) fn moved_avoiding(&self, own: RankSet) -> i64 {
        let shapes = Shapes::get();
        let mut sum = 0;
        let mut part = own.bits();
        // Every part of `own`, down to none.
        loop {
            let ranks = RankSet::from_bits(part);
            if ranks.len() <= 4 {
                let count = self.moved[usize::from(shapes.of_distinct(ranks))];
                sum += if ranks.len().is_multiple_of(2) { count } else { -count };
            }
            if part == 0 {
                return sum;
            }
            part = (part - 1) & own.bits();
        }
    }
}
