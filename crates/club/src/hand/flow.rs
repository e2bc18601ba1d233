//! How a hand goes on by itself: forced bets, streets, and the way to the showdown.

use super::actions::{Action, Seat};
use super::events::{Event, Post};
use super::refusals::{ChoreRefusal, Refusal};
use super::state::{Discards, Hand, Next, Phase};
use crate::chips::Chips;

/// The kinds of forced bets, in the order in which they are put up where antes come first.
const ANTES_FIRST: [Post; 4] = [Post::Ante, Post::Dead, Post::Blind, Post::Late];

/// The same where they come last.
const ANTES_LAST: [Post; 4] = [Post::Dead, Post::Blind, Post::Late, Post::Ante];

impl Hand {
    /// Does the next chore: a forced bet, cards from the pack, a bet that goes back, a hand that is shown or thrown
    /// away, a pot that is paid.
    ///
    /// # Errors
    /// [`ChoreRefusal::NoChore`] when a player, a dealer or nobody has to do something.
    pub fn step(&mut self) -> Result<(), ChoreRefusal> {
        if !self.may_step() {
            return Err(ChoreRefusal::NoChore);
        }
        self.do_chore();
        self.run();
        Ok(())
    }

    /// Whether there is a chore to do.
    pub fn may_step(&self) -> bool {
        match self.next() {
            Next::Post | Next::GiveBack | Next::Award(_) | Next::Show(_) => true,
            Next::Deal(..) | Next::DealBoard(_) => self.stock.is_some(),
            Next::Restock | Next::Act(_) | Next::Throw(_) | Next::Over => false,
        }
    }

    /// Does all chores that are the engine's.
    pub(super) fn run(&mut self) {
        loop {
            let own = match self.phase {
                Phase::Post => self.chores.post,
                Phase::GiveBack => self.chores.give_back,
                Phase::Show => self.chores.show,
                Phase::Award => self.chores.award,
                Phase::Deal => self.chores.deal && self.stock.is_some(),
                Phase::Change => {
                    self.chores.deal && self.stock.is_some() && self.left > 0 && self.next_due().is_some()
                }
                Phase::Bet | Phase::Over => false,
            };
            if !own {
                return;
            }
            self.do_chore();
        }
    }

    fn do_chore(&mut self) {
        match self.phase {
            Phase::Post => self.post(),
            Phase::Deal | Phase::Change => self.deal_from_stock(),
            Phase::GiveBack => self.give_back(),
            Phase::Show => {
                let seat = Seat(self.turn);
                let action = if self.shows_by_itself(seat) { Action::Show } else { Action::Muck };
                self.perform(seat, action);
            }
            Phase::Award => self.award_next(),
            Phase::Bet | Phase::Over => {}
        }
    }

    /// What the forced bet of this place is.
    fn post_of(&self, place: u8) -> Option<(Post, Seat, Chips)> {
        let seats = self.seats;
        let kinds = if self.antes_last { &ANTES_LAST } else { &ANTES_FIRST };
        let kind = *kinds.get(usize::from(place / seats))?;
        let seat = Seat(place % seats);
        let stakes = self.stakes();
        let list = match kind {
            Post::Ante => &stakes.antes,
            Post::Dead => &stakes.dead,
            Post::Blind => &stakes.blinds,
            Post::Late | Post::BringIn => &stakes.posts,
        };
        Some((kind, seat, list[seat.index()]))
    }

    /// Goes on to the next forced bet, or to the first street.
    pub(super) fn skip_empty_posts(&mut self) {
        while let Some((kind, seat, amount)) = self.post_of(self.post_at) {
            if !amount.is_zero() && !self.stack_of(seat).is_zero() {
                return;
            }
            if kind == Post::Blind {
                self.lacking += amount;
            }
            self.post_at += 1;
        }
        self.enter_street();
    }

    fn post(&mut self) {
        if let Some((post, seat, asked)) = self.post_of(self.post_at) {
            let amount = asked.min(self.stack_of(seat));
            self.put(seat, amount);
            let moved = |hand: &mut Self| hand.bets[seat.index()] -= amount;
            match post {
                Post::Ante => {
                    moved(self);
                    self.antes += amount;
                    if self.antes_matched {
                        self.live[seat.index()] += amount;
                    } else {
                        self.dead += amount;
                    }
                }
                Post::Dead => {
                    moved(self);
                    self.dead += amount;
                }
                Post::Blind => self.lacking += asked - amount,
                Post::Late | Post::BringIn => {}
            }
            self.record(Event::Posted { seat, post, amount });
            self.post_at += 1;
        }
        self.skip_empty_posts();
    }

    pub(super) fn enter_street(&mut self) {
        if self.street().change.is_some() {
            self.to_throw = self.alive;
            self.phase = Phase::Change;
        } else {
            self.begin_deal();
        }
    }

    /// Goes on once the cards that were due are out.
    pub(super) fn after_deal(&mut self) {
        if self.due_board > 0 || self.next_due().is_some() {
            return;
        }
        match self.phase {
            Phase::Change => {
                self.discards.known = self.discards.known | self.fresh.known;
                self.discards.count += self.fresh.count;
                self.fresh = Discards::default();
                if self.to_throw.is_empty() {
                    self.begin_deal();
                }
            }
            _ => self.begin_bet(),
        }
    }

    /// Ends a round of bets.
    pub(super) fn end_bet(&mut self) {
        self.bring_in_due = false;
        if self.uncalled().is_some() {
            self.phase = Phase::GiveBack;
        } else {
            self.collect();
        }
    }

    /// The bet that nobody called, and whose it is.
    fn uncalled(&self) -> Option<(Seat, Chips)> {
        let (mut top, mut second, mut seat) = (Chips::ZERO, Chips::ZERO, Seat(0));
        for at in 0..self.seats {
            let bet = self.bets[usize::from(at)];
            if bet > top {
                second = top;
                top = bet;
                seat = Seat(at);
            } else if bet > second {
                second = bet;
            }
        }
        (top > second && self.alive.contains(seat)).then(|| (seat, top - second))
    }

    fn give_back(&mut self) {
        if let Some((seat, amount)) = self.uncalled() {
            self.bets[seat.index()] -= amount;
            self.stacks[seat.index()] += amount;
            self.able = self.able.with(seat);
            self.record(Event::Returned { seat, amount });
        }
        self.collect();
    }

    fn collect(&mut self) {
        for at in 0..usize::from(self.seats) {
            self.live[at] += self.bets[at];
            self.bets[at] = Chips::ZERO;
        }
        if self.alive.len() < 2 {
            self.begin_award();
        } else if usize::from(self.street) + 1 < self.variant().streets.len() {
            self.street += 1;
            self.enter_street();
        } else if self.run + 1 < self.runs {
            self.run += 1;
            self.street = self.twice_from;
            self.enter_street();
        } else {
            self.begin_show();
        }
    }

    /// Why the rest of the board cannot be dealt twice; `None` when it can.
    pub fn why_not_twice(&self) -> Option<ChoreRefusal> {
        let rest = &self.variant().streets[usize::from(self.street)..];
        let only_board = rest.iter().all(|street| street.change.is_none() && street.down + street.up == 0);
        let may = self.phase == Phase::Deal
            && self.due_board > 0
            && self.runs == 1
            && self.able.len() < 2
            && only_board
            && self.boards[0].len() + usize::from(self.due_board)
                == self.variant().streets[..=usize::from(self.street)]
                    .iter()
                    .map(|street| usize::from(street.common))
                    .sum();
        (!may).then_some(ChoreRefusal::NotTwice)
    }

    /// Whether the rest of the board can be dealt twice.
    pub fn may_twice(&self) -> bool {
        self.why_not_twice().is_none()
    }

    /// Has the rest of the board dealt twice, each for half of every pot; an odd chip goes with the first.
    ///
    /// # Errors
    /// As [`why_not_twice`](Self::why_not_twice) says.
    pub fn twice(&mut self) -> Result<(), ChoreRefusal> {
        if let Some(refusal) = self.why_not_twice() {
            return Err(refusal);
        }
        self.runs = 2;
        self.twice_from = self.street;
        self.boards[1] = self.boards[0];
        self.record(Event::Twice);
        self.run();
        Ok(())
    }

    /// Does what the refusals let through.
    pub(super) fn perform(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Fold => {
                self.alive = self.alive.without(seat);
                self.able = self.able.without(seat);
                let cards = self.own[seat.index()].known();
                self.held = self.held - cards;
                self.gone = self.gone | cards;
                self.record(Event::Folded(seat));
                self.pass_turn(seat.0 + 1);
            }
            Action::Check => {
                self.note_acted(seat);
                self.record(Event::Checked(seat));
                self.pass_turn(seat.0 + 1);
            }
            Action::Call => {
                let amount = self.to_call(seat);
                self.put(seat, amount);
                self.note_acted(seat);
                self.record(Event::Called { seat, amount });
                self.pass_turn(seat.0 + 1);
            }
            Action::BringIn => {
                let amount = self.stakes().bring_in.min(self.stack_of(seat));
                self.put(seat, amount);
                self.price = self.stakes().bring_in;
                self.bring_in_due = false;
                self.note_acted(seat);
                self.record(Event::Posted { seat, post: Post::BringIn, amount });
                self.pass_turn(seat.0 + 1);
            }
            Action::RaiseTo(to) => {
                self.raise_to(seat, to);
                self.record(Event::Raised { seat, to });
                self.pass_turn(seat.0 + 1);
            }
            Action::Throw(cards) => self.throw(seat, cards),
            Action::Show => {
                self.shown = self.shown.with(seat);
                let cards = self.own[seat.index()];
                self.record(Event::Showed { seat, cards });
                self.next_to_show(seat);
            }
            Action::Muck => {
                self.mucked = self.mucked.with(seat);
                self.record(Event::Mucked(seat));
                self.next_to_show(seat);
            }
        }
    }

    /// Does it.
    ///
    /// # Errors
    /// As [`why_not`](Self::why_not) says; then nothing has happened.
    pub fn act(&mut self, seat: Seat, action: Action) -> Result<(), Refusal> {
        if let Some(refusal) = self.why_not(seat, &action) {
            return Err(refusal);
        }
        self.perform(seat, action);
        self.run();
        Ok(())
    }
}
