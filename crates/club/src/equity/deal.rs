//! One deal that is being completed, place by place.

use tuz_hands::club::{Hand, Scorer};

use super::counts::Counts;
use super::judge::{Board, Own, Worth};
use super::question::Spot;
use crate::variant::MOST_SEATS;

/// A deal: the hands one after another, and the board as the last place.
#[derive(Clone)]
pub(super) struct Deal<'s> {
    spot: &'s Spot,
    /// The cards of each hand that are known.
    known: Vec<Hand>,
    own: Vec<Own>,
    board: Board,
    /// What the hands are worth; kept up to date where there are no common cards.
    worths: Vec<Worth>,
}

impl<'s> Deal<'s> {
    /// With what is known.
    pub(super) fn new(spot: &'s Spot) -> Self {
        let known: Vec<Hand> = spot.hands.iter().map(|place| place.cards.into()).collect();
        let own = spot.hands.iter().map(|place| spot.judge.own(place.cards)).collect();
        let worths = vec![Worth::default(); known.len()];
        let mut deal = Self { spot, known, own, board: Board::default(), worths };
        for place in 0..=deal.known.len() {
            deal.fill(place, Hand::EMPTY);
        }
        deal
    }

    /// Whether this place is the board.
    fn is_board(&self, place: usize) -> bool {
        place == self.known.len()
    }

    fn has_board(&self) -> bool {
        self.spot.board.missing > 0 || !self.spot.board.cards.is_empty()
    }

    /// How many cards have to come to a place.
    pub(super) fn missing(&self, place: usize) -> usize {
        self.spot.hands.get(place).unwrap_or(&self.spot.board).missing
    }

    /// Places, the board included.
    pub(super) fn places(&self) -> std::ops::RangeInclusive<usize> {
        0..=self.known.len()
    }

    /// Gives a place the cards that come to it.
    #[inline]
    pub(super) fn fill(&mut self, place: usize, drawn: Hand) {
        let judge = &self.spot.judge;
        if self.is_board(place) {
            judge.set(&mut self.board, Hand::from(self.spot.board.cards) | drawn);
            return;
        }
        self.own[place] = match &self.own[place] {
            Own::Any(_) => Own::Any(self.known[place] | drawn),
            Own::Two(_) if drawn.is_empty() => return,
            Own::Two(_) => judge.own((self.known[place] | drawn).cards()),
        };
        if !self.has_board() {
            self.worths[place] = judge.worth(&self.own[place], &self.board);
        }
    }

    /// The hands, where any of their cards count.
    pub(super) fn any(&self) -> impl Iterator<Item = Hand> {
        self.own.iter().filter_map(|own| match own {
            Own::Any(hand) => Some(*hand),
            Own::Two(_) => None,
        })
    }

    /// What ranks high hands.
    pub(super) const fn high(&self) -> &'static Scorer {
        self.spot.judge.high
    }

    /// Adds who wins, and gives the parts of the pot.
    #[inline]
    pub(super) fn settle(&mut self, counts: &mut Counts) -> [u16; MOST_SEATS] {
        if self.has_board() {
            for (worth, own) in self.worths.iter_mut().zip(&self.own) {
                *worth = self.spot.judge.worth(own, &self.board);
            }
        }
        counts.add(&self.worths, 1)
    }
}
