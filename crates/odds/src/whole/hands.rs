//! Final hands by rank, in the order of their strength, as every sweep asks about them.

use tuz_cards::{Pack, Rank, RankSet};
use tuz_hands::{HandPay, RankCounts, Strength};

use crate::shapes::{ShapeId, Shapes};
use crate::terms::Terms;

/// A hand of five or six cards by rank, as if it were no flush.
#[derive(Debug, Clone)]
pub(crate) struct FinalHand {
    pub(crate) counts: RankCounts,
    pub(crate) ranks: Vec<(Rank, u8)>,
    pub(crate) strength: Strength,
    pub(crate) pay: HandPay,
    /// Its ranks where none stands twice.
    pub(crate) distinct: Option<RankSet>,
    /// Whether five cards of it may be of one suit.
    pub(crate) may_be_suited: bool,
    /// Where its parts begin.
    even: u32,
    odd: u32,
}

/// All final hands of one size, weakest first.
pub(crate) struct FinalHands {
    pub(crate) all: Vec<FinalHand>,
    /// Of every hand the shapes of its choices of up to four cards, each choice by itself: first those of an even
    /// number of cards. The hands that hold a choice of even size less those that hold one of odd size are those that
    /// avoid the hand.
    parts: Vec<ShapeId>,
}

impl FinalHands {
    pub(crate) fn new(pack: Pack, size: usize, terms: &Terms) -> Self {
        let full = full(pack);
        let mut all: Vec<FinalHand> = RankCounts::all(size)
            .into_iter()
            .filter(|counts| counts.iter().all(|(rank, count)| count <= full[rank.index()]))
            .map(|counts| {
                let key = counts.key();
                let (strength, pay) = match size {
                    6 => (Strength::of_six(key), terms.book.pay_of_six(key)),
                    _ => (Strength::of_five(key), terms.book.pay_of_five(key)),
                };
                let ranks: Vec<(Rank, u8)> = counts.iter().collect();
                let distinct = (ranks.len() == size).then(|| counts.support());
                let may_be_suited = ranks.len() >= 5;
                FinalHand { counts, ranks, strength, pay, distinct, may_be_suited, even: 0, odd: 0 }
            })
            .collect();
        all.sort_by_key(|hand| hand.strength);
        let mut parts = Vec::new();
        for hand in &mut all {
            hand.even = parts.len() as u32;
            add_choices(&hand.ranks, 0, &mut parts);
            hand.odd = parts.len() as u32;
            add_choices(&hand.ranks, 1, &mut parts);
        }
        Self { all, parts }
    }

    /// The choices of an even number of cards of the hand at this place, and those of an odd number.
    pub(crate) fn parts(&self, place: usize) -> (&[ShapeId], &[ShapeId]) {
        let hand = &self.all[place];
        let end = self.all.get(place + 1).map_or(self.parts.len(), |next| next.even as usize);
        (&self.parts[hand.even as usize..hand.odd as usize], &self.parts[hand.odd as usize..end])
    }
}

/// Every choice of up to four cards whose number has this remainder by two.
fn add_choices(ranks: &[(Rank, u8)], remainder: usize, parts: &mut Vec<ShapeId>) {
    let cards: Vec<Rank> =
        ranks.iter().flat_map(|&(rank, count)| std::iter::repeat_n(rank, count.into())).collect();
    for bits in 0..1_u8 << cards.len() {
        let count = bits.count_ones() as usize;
        if count <= 4 && count % 2 == remainder {
            let chosen = (0..cards.len()).filter(|place| bits >> place & 1 == 1).map(|place| cards[place]);
            parts.push(Shapes::get().find(&RankCounts::from_ranks(chosen)));
        }
    }
}

/// How many cards of each rank a pack has.
pub(crate) fn full(pack: Pack) -> [u8; Rank::COUNT] {
    let cards = pack.to_set();
    Rank::ALL.map(|rank| cards.count_of_rank(rank) as u8)
}
