//! How many of the dealer's hands are below every final hand, for one up card and some discards, suits apart.
//!
//! Several sets of discards are swept at once, side by side: the order in which hands are gone through is the same
//! for all, and the sums of one are those of its neighbour with other numbers.

use std::ops::Range;

use tuz_cards::Rank;
use tuz_hands::{Category, RankKey, Strength};

use super::hands::FinalHands;
use crate::shapes::{CHOOSE, Shape, ShapeId, Shapes};
use crate::terms::Terms;

/// How many sets of discards are swept at once.
pub(crate) const LANES: usize = 8;

/// A number for each of them.
pub(crate) type Lanes = [i32; LANES];

/// The unseen cards of each rank, for each of them.
pub(crate) type Unseen = [Lanes; Rank::COUNT];

/// The dealer's four hidden cards by rank, as if they were no flush.
struct Hidden {
    shape: ShapeId,
    strength: Strength,
}

/// What a sweep is about whatever the discards: one up card and the hands of one size.
pub(crate) struct Order<'a> {
    pub(crate) hands: &'a FinalHands,
    hidden: Vec<Hidden>,
    /// Of every final hand, which of the hidden cards make an equal one.
    equal: Vec<Range<u32>>,
    steps: Vec<Step>,
}

/// A question at a strength.
struct Step {
    below: Strength,
    ask: Ask,
}

#[derive(Clone, Copy)]
enum Ask {
    /// Of one hand: how many are below it.
    Below(u32),
    /// Of one hand: how many its second combination beats.
    Second(u32),
    /// Of all hands: how many have no game.
    NoGame,
    /// Of all hands: how many get nothing for the ante.
    Unpaid,
    /// Of hands that may have five cards of one suit: how many are below every flush.
    Flush,
}

/// Numbers of the dealer's hands that avoid a final hand and the discards.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Numbers {
    /// Without a game.
    pub(crate) no_game: Lanes,
    /// Without a game, and nothing for the ante.
    pub(crate) unpaid: Lanes,
    /// Below the final hand, those without a game among them.
    pub(crate) below: Lanes,
    /// As strong as the final hand.
    pub(crate) equal: Lanes,
    /// Beaten by the second combination, those without a game among them.
    pub(crate) below_second: Lanes,
    /// Below every flush; only where five cards of the final hand may be of one suit.
    pub(crate) below_flush: Lanes,
}

impl<'a> Order<'a> {
    pub(crate) fn new(hands: &'a FinalHands, up: Rank, terms: &Terms) -> Self {
        let shapes = Shapes::get();
        let mut hidden: Vec<Hidden> = shapes
            .of_size(4)
            .filter(|&id| shapes.at(id).counts.of(up) < 4)
            .map(|id| Hidden { shape: id, strength: Strength::of_five(shapes.at(id).key + RankKey::of(up)) })
            .collect();
        hidden.sort_by_key(|hidden| hidden.strength);
        let mut steps = vec![
            Step { below: terms.qualifier, ask: Ask::NoGame },
            Step { below: Strength::weakest(Category::Flush), ask: Ask::Flush },
        ];
        steps.extend(terms.no_game_step().map(|below| Step { below, ask: Ask::Unpaid }));
        for (place, hand) in hands.all.iter().enumerate() {
            if hand.strength < terms.qualifier {
                continue;
            }
            steps.push(Step { below: hand.strength, ask: Ask::Below(place as u32) });
            if terms.must_win && hand.pay.second > 0 {
                let below = hand.pay.second_beats_below.min(hand.strength);
                steps.push(Step { below, ask: Ask::Second(place as u32) });
            }
        }
        steps.sort_by_key(|step| step.below);
        let at = |strength: Strength| hidden.partition_point(|hidden| hidden.strength < strength) as u32;
        let after = |strength: Strength| hidden.partition_point(|hidden| hidden.strength <= strength) as u32;
        let equal = hands.all.iter().map(|hand| at(hand.strength)..after(hand.strength)).collect();
        Self { hands, hidden, equal, steps }
    }

    /// The numbers for every final hand, in the order of the hands. Where a hand cannot be, since too few cards of a
    /// rank are unseen, they mean nothing.
    pub(crate) fn sweep(&self, unseen: &Unseen, tally: &mut Tally, numbers: &mut Vec<Numbers>) {
        let hands = self.hands;
        numbers.resize(hands.all.len(), Numbers::default());
        tally.clear();
        let mut hidden = self.hidden.iter().peekable();
        for step in &self.steps {
            while let Some(next) = hidden.next_if(|next| next.strength < step.below) {
                tally.add(Shapes::get().at(next.shape), unseen);
            }
            match step.ask {
                Ask::Below(place) => {
                    numbers[place as usize].below = tally.avoiding(hands.parts(place as usize));
                }
                Ask::Second(place) => {
                    numbers[place as usize].below_second = tally.avoiding(hands.parts(place as usize));
                }
                Ask::NoGame => {
                    for (place, numbers) in numbers.iter_mut().enumerate() {
                        numbers.no_game = tally.avoiding(hands.parts(place));
                    }
                }
                Ask::Unpaid => {
                    for (place, numbers) in numbers.iter_mut().enumerate() {
                        numbers.unpaid = tally.avoiding(hands.parts(place));
                    }
                }
                Ask::Flush => {
                    for (place, numbers) in numbers.iter_mut().enumerate() {
                        if hands.all[place].may_be_suited {
                            numbers.below_flush = tally.avoiding(hands.parts(place));
                        }
                    }
                }
            }
        }
        for (place, numbers) in numbers.iter_mut().enumerate() {
            numbers.equal = self.equal(place, unseen);
        }
    }

    /// How many of the dealer's hands are equal to a final hand.
    fn equal(&self, place: usize, unseen: &Unseen) -> Lanes {
        let held = &self.hands.all[place].counts;
        let same = &self.hidden[self.equal[place].start as usize..self.equal[place].end as usize];
        let mut sum = [0; LANES];
        for hidden in same {
            let mut ways = [1; LANES];
            for &(rank, count) in &Shapes::get().at(hidden.shape).ranks {
                for lane in 0..LANES {
                    let left = (unseen[rank.index()][lane] - i32::from(held.of(rank))).max(0);
                    ways[lane] *= CHOOSE[left as usize][usize::from(count)] as i32;
                }
            }
            for lane in 0..LANES {
                sum[lane] += ways[lane];
            }
        }
        sum
    }
}

/// For each shape of up to four cards, how many of the hands taken in hold certain cards of that shape.
pub(crate) struct Tally {
    held: Vec<Lanes>,
    values: Vec<Lanes>,
}

impl Tally {
    pub(crate) fn new() -> Self {
        Self { held: Vec::new(), values: Vec::new() }
    }

    fn clear(&mut self) {
        self.held.clear();
        self.held.resize(Shapes::get().of_size(4).end.into(), [0; LANES]);
    }

    fn add(&mut self, shape: &Shape, unseen: &Unseen) {
        let values = &mut self.values;
        values.clear();
        values.push([1; LANES]);
        for &(rank, count) in &shape.ranks {
            let before = values.len();
            let ways = |part: u8| {
                unseen[rank.index()].map(|unseen| match unseen - i32::from(part) {
                    0.. => CHOOSE[(unseen - i32::from(part)) as usize][usize::from(count - part)] as i32,
                    _ => 0,
                })
            };
            for part in 1..=count {
                let factor = ways(part);
                for place in 0..before {
                    values.push(times(values[place], factor));
                }
            }
            let factor = ways(0);
            for value in &mut values[..before] {
                *value = times(*value, factor);
            }
        }
        for (&part, value) in shape.parts.iter().zip(values.iter()) {
            let held = &mut self.held[usize::from(part)];
            for lane in 0..LANES {
                held[lane] += value[lane];
            }
        }
    }

    /// How many of the hands taken in hold none of the cards of a final hand with these choices.
    fn avoiding(&self, (even, odd): (&[ShapeId], &[ShapeId])) -> Lanes {
        let mut sum = [0; LANES];
        for &part in even {
            let held = &self.held[usize::from(part)];
            for lane in 0..LANES {
                sum[lane] += held[lane];
            }
        }
        for &part in odd {
            let held = &self.held[usize::from(part)];
            for lane in 0..LANES {
                sum[lane] -= held[lane];
            }
        }
        sum
    }
}

fn times(a: Lanes, b: Lanes) -> Lanes {
    std::array::from_fn(|lane| a[lane] * b[lane])
}
