//! What every first decision is worth to every hand, as near as ranks tell it.
//!
//! Here the dealer has no flush, and later choices are made at their best; the box's own flushes count where four cards
//! of one suit are kept. That is near enough to find good lines: what they cost is worked out exactly afterwards.

use tuz_cards::{CardSet, Rank, RankSet};
use tuz_hands::RankCounts;

use super::Up;
use crate::shapes::{CHOOSE, ShapeId, Shapes};
use crate::strategy::{Before, Keep};
use crate::terms::Bought;
use crate::whole::base::{Base, Bases};
use crate::whole::followed::cards_of;
use crate::whole::outcomes::place_of;
use crate::whole::table::Table;

/// A hand by rank, with what may matter of its suits.
pub(super) struct Dealt {
    /// Its place among the hands.
    pub(super) place: usize,
    /// One such hand.
    pub(super) cards: CardSet,
    /// The four ranks that are of one suit, if any.
    four: Option<RankSet>,
    /// How often it is dealt, of all spots.
    pub(super) weight: f64,
    /// What every action is worth in antes; not a number where it cannot be.
    pub(super) values: Vec<f64>,
}

/// What is bought by an action with some cards: the cards that stay and those that go.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Purchase {
    pub(super) bought: usize,
    pub(super) kept: ShapeId,
    pub(super) discards: ShapeId,
}

impl Dealt {
    /// What an action does with the hand; nothing where it does not fit, or is a fold.
    pub(super) fn purchase(&self, action: Before) -> Option<Purchase> {
        let shape = |cards: CardSet| Shapes::get().find(&cards.into_iter().collect());
        let all = || Purchase { bought: 0, kept: shape(self.cards), discards: 0 };
        match action {
            Before::Fold => None,
            Before::Play => Some(all()),
            Before::Sixth => Some(Purchase { bought: place_of(Bought::Sixth), ..all() }),
            Before::Exchange(keep) => {
                let thrown = keep.thrown(self.cards)?;
                let bought = place_of(Bought::Exchange(thrown.len() as u8));
                Some(Purchase { bought, kept: shape(self.cards - thrown), discards: shape(thrown) })
            }
        }
    }

    /// Whether four cards of one suit stay.
    fn keeps_four(&self, keep: Keep) -> bool {
        let thrown = keep.thrown(self.cards).unwrap_or_default();
        self.four.is_some() && (self.cards - thrown).ranks() == self.four.unwrap_or_default()
    }
}

/// Every hand against one up card.
pub(super) fn dealt(up: &Up, bases: &Bases, actions: &[Before]) -> Vec<Dealt> {
    let table = up.table;
    let mut all = Vec::new();
    for (place, hand) in table.game.five.all.iter().enumerate() {
        let unseen = |rank: Rank| usize::from(table.unseen[rank.index()]);
        let ways = |&(rank, count): &(Rank, u8)| CHOOSE[unseen(rank)][usize::from(count)];
        let ways: i64 = hand.ranks.iter().map(ways).product();
        if hand.ranks.iter().any(|&(rank, count)| unseen(rank) < usize::from(count)) || ways == 0 {
            continue;
        }
        // With all suits there are so many.
        let of_four: i64 = hand.ranks.iter().map(|&(_, count)| CHOOSE[4][usize::from(count)]).product();
        let share = |of_all: i64| ways as f64 * of_all as f64 / of_four as f64;
        let mut rest = ways as f64;
        let mut add = |cards: CardSet, four: Option<RankSet>, weight: f64| {
            let mut dealt = Dealt { place, cards, four, weight: weight / up.spots, values: Vec::new() };
            dealt.values = actions.iter().map(|&action| value(up, bases, &dealt, action)).collect();
            all.push(dealt);
        };
        let support = hand.counts.support();
        if let Some(ranks) = hand.distinct {
            add(suited(ranks, &hand.counts), None, share(4));
            rest -= share(4);
            for odd in ranks.iter() {
                let four = RankSet::from_bits(ranks.bits() & !(1 << odd.index()));
                add(suited(four, &hand.counts), Some(four), share(12));
                rest -= share(12);
            }
        } else if support.len() == 4 {
            add(suited(support, &hand.counts), Some(support), share(12));
            rest -= share(12);
        }
        add(cards_of(&hand.ranks), None, rest);
    }
    all
}

/// Cards of these ranks, of which one each of some is of one suit, and no other.
fn suited(one_suit: RankSet, counts: &RankCounts) -> CardSet {
    let mut cards = CardSet::EMPTY;
    for (rank, count) in counts.iter() {
        let from = u8::from(!one_suit.contains(rank));
        cards = (from..from + count).map(|suit| Table::card(rank, suit)).fold(cards, CardSet::with);
    }
    cards
}

fn value(up: &Up, bases: &Bases, dealt: &Dealt, action: Before) -> f64 {
    let (table, game) = (up.table, up.table.game);
    let over = game.hands as f64 * game.scale as f64 * table.terms.unit as f64;
    let antes = |sum: i64, drawn: usize| sum as f64 * game.per(drawn) as f64 / over;
    let price = |price: i64| price as f64 / table.terms.unit as f64;
    match action {
        Before::Fold => antes(table.fold(0, game.stage(0)), 0),
        Before::Play => antes(up.played(dealt.place, dealt.cards), 0),
        Before::Sixth => {
            let Some(paid) = table.terms.sixth else { return f64::NAN };
            let flush = dealt.four.map_or(0, |four| up.flush_of_four(bases, dealt, four));
            antes(up.sixth(dealt.place), 1) + antes(flush, 1) - price(paid)
        }
        Before::Exchange(keep) => {
            let Some(purchase) = dealt.purchase(action) else { return f64::NAN };
            let count = Shapes::get().at(purchase.discards).size();
            let base = bases.get(&(purchase.kept, purchase.discards));
            let (Some(base), Some(paid)) = (base, table.terms.exchange[count - 1]) else { return f64::NAN };
            let Base { sum, flush, .. } = *base;
            let flush = if dealt.keeps_four(keep) { flush } else { 0 };
            antes(sum + flush, count) - price(paid)
        }
    }
}
