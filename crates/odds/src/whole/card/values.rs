//! What every first decision is worth to every hand, as near as ranks and the suits that its cards share tell it.
//!
//! Here the dealer has no flush, and later choices are made at their best; the box's own flushes count as often as they
//! come in the mean. That is near enough to find good lines: what they cost is worked out exactly afterwards.

use tuz_cards::{Card, CardSet, Rank, RankSet};
use tuz_hands::RankCounts;

use super::Up;
use crate::shapes::{CHOOSE, ShapeId, Shapes};
use crate::strategy::Before;
use crate::terms::Bought;
use crate::whole::base::{Base, Bases};
use crate::whole::followed::cards_of;
use crate::whole::outcomes::place_of;
use crate::whole::spots::{SuitedFive, Sum};
use crate::whole::table::Table;

/// A hand by rank and by which of its cards share a suit, as far as that may matter.
pub(super) struct Dealt {
    /// Its place among the hands.
    pub(super) place: usize,
    /// One such hand.
    pub(super) cards: CardSet,
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

    /// Its cards as a spot has them; no suit that it holds most of is the dealer's.
    fn suited(&self) -> SuitedFive {
        let (mut ranks, mut suits) = ([Rank::Two; 5], [0; 5]);
        for (place, card) in self.cards.into_iter().enumerate().take(5) {
            ranks[place] = card.rank();
            suits[place] = (card.suit().index() as u8 + 1) % 4;
        }
        SuitedFive::new(self.place, ranks, suits)
    }

    /// What part of the flushes that there would be without any other card seen is drawn to these of its cards, which are
    /// of different ranks.
    fn flushes(&self, kept: CardSet, ranks: usize) -> f64 {
        let gone = match kept.into_iter().next().map(Card::suit) {
            Some(suit) if kept.of_suit(suit).len() < kept.len() => return 0.0,
            Some(suit) => self.cards.of_suit(suit).len() - kept.len(),
            // Of five cards that go so many are of a suit in the mean; so nearly one.
            None => 1,
        };
        let in_suit = (ranks - kept.len()) as f64;
        // The up card is of it one time in four.
        let left = in_suit - gone as f64 - 0.25;
        (0..5 - kept.len())
            .fold(1.0, |part, drawn| part * (left - drawn as f64).max(0.0) / (in_suit - drawn as f64))
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
        let mut rest = ways as f64;
        let mut add = |cards: CardSet, weight: f64| {
            let mut dealt = Dealt { place, cards, weight: weight / up.spots, values: Vec::new() };
            dealt.values = actions.iter().map(|&action| value(up, bases, &dealt, action)).collect();
            all.push(dealt);
        };
        let mut add_share = |cards: CardSet, of_all: i64| {
            let weight = ways as f64 * of_all as f64 / of_four as f64;
            add(cards, weight);
            rest -= weight;
        };
        if let Some(ranks) = hand.distinct {
            each_suits(ranks, add_share);
            continue;
        }
        for (cards, of_all) in pair_with_suits(&hand.counts) {
            add_share(cards, of_all);
        }
        add(cards_of(&hand.ranks), rest);
    }
    all
}

/// All ways in which cards of these ranks can share suits, and how many hands each stands for.
fn each_suits(ranks: RankSet, mut see: impl FnMut(CardSet, i64)) {
    let ranks: Vec<Rank> = ranks.iter().collect();
    // Each card is of a suit that a card before it has, or of the first that none has.
    let mut all: Vec<(CardSet, u8)> = vec![(CardSet::EMPTY, 0)];
    for &rank in &ranks {
        let grown = all.iter().flat_map(|&(cards, suits)| {
            let with = move |suit| (cards.with(Table::card(rank, suit)), suits.max(suit + 1));
            (0..=suits.min(3)).map(with)
        });
        all = grown.collect();
    }
    for (cards, suits) in all {
        let names = (0..i64::from(suits)).map(|named| 4 - named).product();
        see(cards, names);
    }
}

/// Hands of a pair of which three cards or more are of one suit, and how many hands each stands for.
fn pair_with_suits(counts: &RankCounts) -> Vec<(CardSet, i64)> {
    let support = counts.support();
    if support.len() < 4 {
        return Vec::new();
    }
    let of_three = support.iter().map(|out| {
        let three = RankSet::from_bits(support.bits() & !(1 << out.index()));
        // A pair has a card of the suit in three of its six ways.
        (suited(three, counts), if counts.of(out) == 2 { 12 } else { 36 })
    });
    of_three.chain([(suited(support, counts), 12)]).collect()
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
        Before::Sixth => up.sixth.as_ref().map_or(f64::NAN, |sixth| {
            let Sum { low, high } = sixth.bounds(&dealt.suited());
            (low + high) as f64 / (2.0 * over)
        }),
        Before::Exchange(keep) => {
            let Some(purchase) = dealt.purchase(action) else { return f64::NAN };
            let count = Shapes::get().at(purchase.discards).size();
            let base = bases.get(&(purchase.kept, purchase.discards));
            let (Some(base), Some(paid)) = (base, table.terms.exchange[count - 1]) else { return f64::NAN };
            let Base { sum, lift, .. } = *base;
            let kept = dealt.cards - keep.thrown(dealt.cards).unwrap_or_default();
            let flushes = dealt.flushes(kept, table.ranks.count_ones() as usize);
            antes(sum, count) + flushes * antes(lift, count) - price(paid)
        }
    }
}
