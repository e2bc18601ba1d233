//! Cards to players and to the middle, and cards thrown away.

use tuz_cards::{Card, CardSet};

use super::actions::Seat;
use super::events::Event;
use super::refusals::{ChoreRefusal, DealRefusal};
use super::state::{Discards, Hand, Next, PackOrder, Phase};
use crate::row::Row;

impl Hand {
    pub(super) fn begin_deal(&mut self) {
        let street = self.street();
        let each = street.down + street.up;
        let players = self.alive.len() as u8;
        self.phase = Phase::Deal;
        self.due_board = street.common;
        if each > 0 && players * each + street.common > self.left {
            // The pack does not serve all: common cards do.
            self.due_board += each;
        } else if each > 0 {
            for seat in self.alive.iter() {
                self.due[seat.index()] = each;
            }
        }
        self.after_deal();
    }

    /// Why these cards cannot go to this player; `None` when they can.
    pub fn why_not_deal(&self, seat: Seat, cards: &Row) -> Option<DealRefusal> {
        let due = if seat.0 < self.seats { usize::from(self.due[seat.index()]) } else { 0 };
        if due == 0 {
            return Some(DealRefusal::NotDue(seat));
        }
        if cards.is_empty() || cards.len() > due {
            return Some(DealRefusal::Count { given: cards.len(), due });
        }
        self.why_not_cards(cards)
    }

    /// Whether these cards can go to this player.
    pub fn may_deal(&self, seat: Seat, cards: &Row) -> bool {
        self.why_not_deal(seat, cards).is_none()
    }

    /// Deals cards to a player, all that are due or some of them: those face down first.
    ///
    /// # Errors
    /// As [`why_not_deal`](Self::why_not_deal) says.
    pub fn deal(&mut self, seat: Seat, cards: &Row) -> Result<(), DealRefusal> {
        if let Some(refusal) = self.why_not_deal(seat, cards) {
            return Err(refusal);
        }
        let again = !(cards.known() & self.gone).is_empty();
        if cards.len() > usize::from(self.left) || again {
            self.take_discards_back();
        }
        self.give(seat, cards);
        self.after_deal();
        self.run();
        Ok(())
    }

    /// Why these cards cannot go to the middle; `None` when they can.
    pub fn why_not_deal_board(&self, cards: &Row) -> Option<DealRefusal> {
        let due = usize::from(self.due_board);
        if self.phase != Phase::Deal || due == 0 || self.next_due().is_some() {
            return Some(DealRefusal::NoBoard);
        }
        if cards.is_empty() || cards.len() > due {
            return Some(DealRefusal::Count { given: cards.len(), due });
        }
        self.why_not_cards(cards)
    }

    /// Whether these cards can go to the middle.
    pub fn may_deal_board(&self, cards: &Row) -> bool {
        self.why_not_deal_board(cards).is_none()
    }

    /// Deals cards to the middle, all that are due or some of them.
    ///
    /// # Errors
    /// As [`why_not_deal_board`](Self::why_not_deal_board) says.
    pub fn deal_board(&mut self, cards: &Row) -> Result<(), DealRefusal> {
        if let Some(refusal) = self.why_not_deal_board(cards) {
            return Err(refusal);
        }
        self.give_board(cards);
        self.after_deal();
        self.run();
        Ok(())
    }

    fn why_not_cards(&self, cards: &Row) -> Option<DealRefusal> {
        if self.stock.is_some() {
            return Some(DealRefusal::FromPack);
        }
        // Folded cards and discards come again once they were shuffled back. Whoever deals may have burnt a card on
        // each street.
        let burnt = usize::from(self.street) + 1;
        let back = self.phase == Phase::Change && cards.len() + burnt > usize::from(self.left);
        let mut out = if back { self.held | self.fresh.known } else { self.held | self.gone };
        for card in cards.as_slice().iter().flatten() {
            if !self.pack.contains(*card) {
                return Some(DealRefusal::NotInPack(*card));
            }
            if !out.insert(*card) {
                return Some(DealRefusal::Out(*card));
            }
        }
        None
    }

    /// Puts cards into a hand.
    fn give(&mut self, seat: Seat, cards: &Row) {
        let at = seat.index();
        let street = self.street();
        let mut up = 0;
        for card in cards.as_slice() {
            let place = self.own[at].len();
            // Drawn cards lie face down; on a street the last ones lie face up.
            if self.phase == Phase::Deal && self.due[at] <= street.up {
                self.up[at] |= 1 << place;
                up += 1;
            }
            self.own[at].push(*card);
            self.due[at] -= 1;
        }
        self.held = self.held | cards.known();
        self.left = self.left.saturating_sub(cards.len() as u8);
        self.record(Event::Dealt { seat, cards: *cards, up });
    }

    fn give_board(&mut self, cards: &Row) {
        let run = self.run;
        for card in cards.as_slice() {
            self.boards[usize::from(run)].push(*card);
        }
        self.due_board = self.due_board.saturating_sub(cards.len() as u8);
        self.held = self.held | cards.known();
        self.left = self.left.saturating_sub(cards.len() as u8);
        self.record(Event::Board { run, cards: *cards });
    }

    fn draw(&mut self) -> Option<Card> {
        let card = self.stock.as_ref().and_then(|stock| stock.card(self.stock_at));
        self.stock_at += 1;
        card
    }

    /// Deals what is due from the pack: one card at a time in turn, then the board. A player who draws more than are
    /// left gets those that are.
    pub(super) fn deal_from_stock(&mut self) {
        let mut rows = [Row::EMPTY; crate::variant::MOST_SEATS];
        let most = self.due.iter().copied().max().unwrap_or(0);
        let mut left = self.left;
        for round in 0..most {
            for seat in self.alive.iter() {
                if self.due[seat.index()] > round && left > 0 {
                    left -= 1;
                    let card = self.draw();
                    rows[seat.index()].push(card);
                }
            }
        }
        if most > 0 {
            for (at, row) in rows.iter().enumerate().take(usize::from(self.seats)) {
                if !row.is_empty() {
                    self.give(Seat(at as u8), row);
                }
            }
        }
        if self.due_board > 0 && self.next_due().is_none() {
            let row = (0..self.due_board).map(|_| self.draw()).collect();
            self.give_board(&row);
        }
        self.after_deal();
    }

    /// Shuffles the discards back where the cards are not known: from here on they may come again.
    pub(super) fn take_discards_back(&mut self) {
        self.left += self.discards.count;
        self.discards = Discards::default();
        self.gone = self.fresh.known;
        self.record(Event::Restocked);
    }

    /// The discards that have to be shuffled now; empty when none have to be.
    pub fn discards(&self) -> CardSet {
        if self.next() == Next::Restock { self.discards.known } else { CardSet::EMPTY }
    }

    /// Why the pack does not go on in this order; `None` when it does.
    pub fn why_not_restock(&self, order: &[Card]) -> Option<ChoreRefusal> {
        let wanted = self.discards();
        if wanted.is_empty() {
            return Some(ChoreRefusal::NoChore);
        }
        let same = order.len() == wanted.len() && order.iter().copied().collect::<CardSet>() == wanted;
        (!same).then_some(ChoreRefusal::NotTheDiscards)
    }

    /// Whether the pack goes on in this order.
    pub fn may_restock(&self, order: &[Card]) -> bool {
        self.why_not_restock(order).is_none()
    }

    /// Goes on with the [`discards`](Self::discards) in this order.
    ///
    /// # Errors
    /// As [`why_not_restock`](Self::why_not_restock) says.
    pub fn restock(&mut self, order: &[Card]) -> Result<(), ChoreRefusal> {
        if let Some(refusal) = self.why_not_restock(order) {
            return Err(refusal);
        }
        self.gone = self.gone - self.discards.known;
        let folded = self.gone;
        self.take_discards_back();
        self.gone = self.gone | folded;
        self.stock = Some(PackOrder::new(order));
        self.stock_at = 0;
        self.run();
        Ok(())
    }

    /// Throws cards away, and has as many dealt where the street says so.
    pub(super) fn throw(&mut self, seat: Seat, cards: Row) {
        let at = seat.index();
        for card in cards.as_slice() {
            let place = self.own[at].take(*card).or_else(|| self.own[at].take(None));
            if let Some(place) = place {
                let below = (1u8 << place) - 1;
                self.up[at] = self.up[at] & below | self.up[at] >> 1 & !below;
            }
        }
        let known = cards.known();
        self.held = self.held - known;
        self.gone = self.gone | known;
        self.discards.known = self.discards.known | self.fresh.known;
        self.discards.count += self.fresh.count;
        self.fresh = Discards { known, count: cards.len() as u8 };
        self.to_throw = self.to_throw.without(seat);
        if self.street().change.is_some_and(|change| change.drawn) {
            self.due[at] += cards.len() as u8;
        }
        self.record(Event::Threw { seat, cards });
        self.after_deal();
    }
}
