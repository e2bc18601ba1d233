//! Why an action is refused, and all that are accepted.

use super::actions::{Action, Legal, Seat, ThrowCount};
use super::refusals::Refusal;
use super::seats::Seats;
use super::state::{Hand, Phase};

impl Hand {
    /// Why the action is refused; `None` when it is accepted.
    pub fn why_not(&self, seat: Seat, action: &Action) -> Option<Refusal> {
        self.check(seat, action).err()
    }

    /// Whether the action is accepted.
    pub fn may(&self, seat: Seat, action: &Action) -> bool {
        self.check(seat, action).is_ok()
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        if seat.0 >= self.seats {
            return Err(Refusal::NoSeat(seat));
        }
        match self.phase {
            Phase::Bet => {
                self.check_turn(seat)?;
                self.check_bet(seat, action)
            }
            Phase::Change => match action {
                Action::Throw(cards) => self.check_throw(seat, cards),
                _ => Err(Refusal::NotAsked),
            },
            Phase::Show => {
                self.check_turn(seat)?;
                self.check_show(seat, action)
            }
            Phase::Post | Phase::Deal | Phase::GiveBack | Phase::Award | Phase::Over => {
                Err(Refusal::NothingAsked)
            }
        }
    }

    fn check_turn(&self, seat: Seat) -> Result<(), Refusal> {
        if seat.0 == self.turn { Ok(()) } else { Err(Refusal::NotYourTurn(Seat(self.turn))) }
    }

    fn check_bet(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let to_call = self.to_call(seat);
        match action {
            Action::RaiseTo(to) => {
                let range = self.raises_to(seat)?;
                if range.contains(*to) {
                    Ok(())
                } else {
                    Err(Refusal::Amount { to: *to, least: range.least, most: range.most })
                }
            }
            Action::BringIn if self.bring_in_due => Ok(()),
            Action::BringIn => Err(Refusal::NoBringIn),
            // Whoever is asked since the player with the bring-in card has no chips left may give up instead.
            Action::Fold if self.bring_in_due && seat.0 != self.opener => Ok(()),
            Action::Fold | Action::Check | Action::Call if self.bring_in_due => Err(Refusal::BringInFirst),
            Action::Check if !to_call.is_zero() => Err(Refusal::ToCall(to_call)),
            Action::Call if to_call.is_zero() => Err(Refusal::NothingToCall),
            Action::Fold | Action::Check | Action::Call => Ok(()),
            Action::Throw(_) | Action::Show | Action::Muck => Err(Refusal::NotAsked),
        }
    }

    /// How many cards the player may throw away now.
    fn throw_count(&self, seat: Seat) -> Result<ThrowCount, Refusal> {
        let Some(change) = self.street().change.filter(|_| !self.to_throw.is_empty()) else {
            return Err(Refusal::NothingAsked);
        };
        if !self.to_throw.contains(seat) {
            return Err(Refusal::ThrownAlready(seat));
        }
        match self.to_throw.lowest() {
            Some(turn) if turn != seat && !change.at_once => Err(Refusal::NotYourTurn(turn)),
            _ => {
                let most = usize::from(change.most).min(self.own[seat.index()].len());
                Ok(ThrowCount { least: usize::from(change.least), most })
            }
        }
    }

    fn check_throw(&self, seat: Seat, cards: &crate::row::Row) -> Result<(), Refusal> {
        let ThrowCount { least, most } = self.throw_count(seat)?;
        let count = cards.len();
        if !(least..=most).contains(&count) {
            return Err(Refusal::ThrowCount { count, least, most });
        }
        let mut held = self.own[seat.index()];
        for card in cards.as_slice() {
            // A named card may be one of those that are not known.
            let there = held.take(*card).is_some() || card.is_some() && held.take(None).is_some();
            if !there {
                return Err(Refusal::NotHeld);
            }
        }
        Ok(())
    }

    fn check_show(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let unknown = self.own[seat.index()].unknown_count() > 0;
        let alone = self.claimants() == Seats::NONE.with(seat);
        match action {
            Action::Show if unknown && !alone => Err(Refusal::Unknown),
            Action::Muck if alone => Err(Refusal::LastHand),
            // Cards that nobody knows decide nothing, so a hand that holds some can only go.
            Action::Muck if !unknown && self.must_table() => Err(Refusal::Tabled),
            Action::Muck if !unknown && self.is_last_claim(seat) => Err(Refusal::LastHand),
            Action::Show | Action::Muck => Ok(()),
            _ => Err(Refusal::NotAsked),
        }
    }

    /// Every action that [`act`](Self::act) would accept from this player now, and no other.
    pub fn legal(&self, seat: Seat) -> Legal {
        let mut legal = Legal::default();
        if seat.0 >= self.seats {
            return legal;
        }
        match self.phase {
            Phase::Bet if seat.0 == self.turn => {
                let may = |action| self.check_bet(seat, &action).is_ok();
                legal.fold = may(Action::Fold);
                legal.check = may(Action::Check);
                legal.call = may(Action::Call).then(|| self.to_call(seat));
                legal.bring_in =
                    may(Action::BringIn).then(|| self.stakes().bring_in.min(self.stack_of(seat)));
                legal.raise = self.raises_to(seat).ok();
            }
            Phase::Change => legal.throw = self.throw_count(seat).ok(),
            Phase::Show if seat.0 == self.turn => {
                legal.show = self.check_show(seat, &Action::Show).is_ok();
                legal.muck = self.check_show(seat, &Action::Muck).is_ok();
            }
            _ => {}
        }
        legal
    }
}
