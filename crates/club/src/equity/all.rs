//! Every deal, one after another.

use rayon::prelude::*;
use tuz_cards::{Card, CardSet};
use tuz_hands::club::Hand;

use super::classes;
use super::counts::Counts;
use super::deal::Deal;
use super::question::{Place, Spot};
use crate::variant::OwnCards;

/// How many common cards are worked out by classes, and about how many hands of each player are looked up for them.
const CLASSED: usize = 5;
const LOOK_UPS_OF_CLASSES: u128 = 200_000;

/// How many look-ups take as long as dealing one deal and settling it.
const LOOK_UPS_OF_DEALING: u128 = 4;

/// How many ways there are to take so many.
fn choices(from: usize, taken: usize) -> u128 {
    (0..taken as u128).fold(1, |ways, place| ways * (from as u128 - place) / (place + 1))
}

impl Spot {
    /// How many deals there are.
    pub fn deals(&self) -> u128 {
        let mut left = self.pack.len();
        let mut deals = 1_u128;
        for place in self.hands.iter().chain([&self.board]) {
            deals = deals.saturating_mul(choices(left, place.missing));
            left -= place.missing;
        }
        deals
    }

    /// About how many hands have to be looked up for all of them.
    pub(super) fn look_ups(&self) -> u128 {
        let of_one = |place: &Place| self.judge.look_ups(place.cards.len() + place.missing);
        let each: u128 = self.hands.iter().map(of_one).sum();
        if !self.is_classed() {
            return self.deals().saturating_mul(each + LOOK_UPS_OF_DEALING);
        }
        let own: usize = self.hands.iter().map(|place| place.missing).sum();
        let boards = choices(self.pack.len() - own, CLASSED);
        (self.deals() / boards).saturating_mul(each * LOOK_UPS_OF_CLASSES)
    }

    /// Whether whole boards of a game in which any cards count are to come, and high hands win.
    fn is_classed(&self) -> bool {
        self.board.missing == CLASSED && self.judge.own == OwnCards::Any && self.judge.low.is_none()
    }

    /// What the hands win over all deals.
    pub fn exact(&self) -> Counts {
        let walk = Walk { deal: Deal::new(self), classed: self.is_classed(), counts: self.nothing() };
        // The first cards of the first place make the tasks.
        let places = walk.deal.places();
        let first = places.clone().find(|&place| walk.deal.missing(place) > 0).unwrap_or(*places.end());
        let begun = if walk.is_classed(first) { 0 } else { walk.deal.missing(first).min(2) };
        let tasks: Vec<CardSet> = self.pack.subsets(begun).collect();
        let done = tasks.into_par_iter().fold(
            || walk.clone(),
            |mut walk, taken| {
                let later = after(self.pack, taken);
                walk.choose(first, taken.into(), later, self.pack - taken);
                walk
            },
        );
        done.map(|walk| walk.counts).reduce(
            || self.nothing(),
            |mut one, other| {
                one.merge(&other);
                one
            },
        )
    }

    pub(super) fn nothing(&self) -> Counts {
        Counts::empty(self.hands.len())
    }
}

/// The cards that come after those taken, in the order of the set.
fn after(cards: CardSet, taken: CardSet) -> CardSet {
    let Some(last) = taken.iter().last() else { return cards };
    let place = |card: Card| (card.suit(), card.rank());
    cards.iter().filter(|&card| place(card) > place(last)).collect()
}

/// A deal that goes through all that it can become.
#[derive(Clone)]
struct Walk<'s> {
    deal: Deal<'s>,
    /// Whether the board is worked out by classes.
    classed: bool,
    counts: Counts,
}

impl Walk<'_> {
    fn is_classed(&self, place: usize) -> bool {
        self.classed && place == *self.deal.places().end()
    }

    /// Completes a place that has some cards already by cards of the pool, in their order, and then what follows; `rest`
    /// is all that is left of the pack.
    fn choose(&mut self, place: usize, taken: Hand, mut pool: CardSet, rest: CardSet) {
        if self.is_classed(place) {
            let hands: Vec<Hand> = self.deal.any().collect();
            return classes::count(&hands, rest, self.deal.high(), &mut self.counts);
        }
        if taken.len() == self.deal.missing(place) {
            self.deal.fill(place, taken);
            return self.go_on(place, rest);
        }
        for card in pool {
            pool.remove(card);
            self.choose(place, taken.with(card), pool, rest.without(card));
        }
    }

    fn go_on(&mut self, place: usize, rest: CardSet) {
        let next = (place + 1..=*self.deal.places().end()).find(|&place| self.deal.missing(place) > 0);
        match next {
            Some(next) => self.choose(next, Hand::EMPTY, rest, rest),
            None => {
                self.deal.settle(&mut self.counts);
            }
        }
    }
}
