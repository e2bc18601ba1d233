//! A round of bets: whose turn it is, and to how much may be raised.

use tuz_cards::{Card, CardSet, Rank};
use tuz_hands::club::Ranking;

use super::actions::{RaiseTo, Seat};
use super::refusals::Refusal;
use super::state::{Hand, Phase};
use crate::chips::Chips;
use crate::stakes::Limit;
use crate::variant::{BetSize, Opener};

impl Hand {
    pub(super) fn begin_bet(&mut self) {
        let stakes = self.setup.stakes();
        let street = self.street();
        let first = self.street == 0;
        let blind =
            if first { stakes.blinds.iter().copied().max().unwrap_or(Chips::ZERO) } else { Chips::ZERO };
        self.last_raise = stakes.small_bet.max(blind);
        if stakes.limit == Limit::Fixed {
            self.last_raise = Chips::ZERO;
        }
        self.price = blind;
        self.level = blind;
        self.raises = u8::from(!blind.is_zero());
        self.capped = false;
        self.acted = super::Seats::NONE;
        self.acted_at = [Chips::ZERO; crate::variant::MOST_SEATS];
        self.aggressor = None;
        self.bring_in_due = street.opener.brings_in();
        self.completing = self.bring_in_due;
        self.opener = self.opener_seat(street.opener).0;
        self.phase = Phase::Bet;
        self.pass_turn(self.opener);
    }

    /// Gives the turn to the first player from this seat on who has to act, or ends the round.
    pub(super) fn pass_turn(&mut self, from: u8) {
        let seats = self.seats;
        if self.alive.len() > 1 {
            for step in 0..seats {
                let at = from + step;
                let seat = Seat(if at >= seats { at - seats } else { at });
                if self.has_to_act(seat) {
                    self.turn = seat.0;
                    return;
                }
            }
        }
        self.end_bet();
    }

    fn has_to_act(&self, seat: Seat) -> bool {
        if !self.able.contains(seat) {
            return false;
        }
        if self.able.len() > 1 {
            return !self.acted.contains(seat) || self.bet_of(seat) < self.price;
        }
        // Nobody can answer: only a bet that is not matched asks something.
        let others = self.alive.without(seat);
        others.iter().any(|other| self.bet_of(other) > self.bet_of(seat))
    }

    fn opener_seat(&self, opener: Opener) -> Seat {
        let first = self.alive.lowest().unwrap_or(Seat(0));
        let up = |seat: Seat| self.up_cards(seat);
        match opener {
            Opener::Button => first,
            Opener::AfterBlinds => {
                let blinds = &self.stakes().blinds;
                let most = blinds.iter().copied().max().unwrap_or(Chips::ZERO);
                if most.is_zero() {
                    return first;
                }
                let last = blinds.iter().rposition(|&blind| blind == most).unwrap_or(0);
                Seat(((last + 1) % blinds.len()) as u8)
            }
            Opener::LowestCard => self
                .alive
                .iter()
                .filter_map(|seat| Some((up(seat).into_iter().min()?, seat)))
                .min_by_key(|(card, _)| *card)
                .map_or(first, |(_, seat)| seat),
            Opener::HighestCard => {
                let height = |card: Card| ((card.rank().index() + 1) % Rank::COUNT, card.suit());
                self.alive
                    .iter()
                    .filter_map(|seat| Some((up(seat).into_iter().map(height).max()?, seat)))
                    .max_by_key(|(height, _)| *height)
                    .map_or(first, |(_, seat)| seat)
            }
            Opener::BestBoard | Opener::LowestBoard => {
                let ranking =
                    if opener == Opener::BestBoard { Ranking::Standard } else { Ranking::AceToFive };
                let mut best = (None, first);
                for seat in self.alive.iter() {
                    let score = ranking.rank(up(seat));
                    if score > best.0 {
                        best = (score, seat);
                    }
                }
                best.1
            }
        }
    }

    /// The cards of a player that lie face up and are known.
    pub(super) fn up_cards(&self, seat: Seat) -> CardSet {
        let mask = self.up[seat.index()];
        let row = self.own[seat.index()].as_slice().iter().enumerate();
        row.filter(|(at, _)| mask >> at & 1 == 1).filter_map(|(_, card)| *card).collect()
    }

    /// What a call adds.
    pub(super) fn to_call(&self, seat: Seat) -> Chips {
        self.price.less(self.bet_of(seat)).min(self.stack_of(seat))
    }

    /// The sizes of bet of a fixed limit: the smaller and the larger that may be made now.
    fn fixed_sizes(&self) -> (Chips, Chips) {
        let stakes = self.stakes();
        match self.street().bet {
            BetSize::Small => (stakes.small_bet, stakes.small_bet),
            BetSize::Big => (stakes.big_bet, stakes.big_bet),
            BetSize::SmallOrPair => {
                let paired = |seat| {
                    let up = self.up_cards(seat);
                    up.ranks().len() < up.len()
                };
                if !stakes.house.open_pair || !self.alive.iter().any(paired) {
                    (stakes.small_bet, stakes.small_bet)
                } else if self.last_raise == stakes.big_bet {
                    (stakes.big_bet, stakes.big_bet)
                } else {
                    (stakes.small_bet, stakes.big_bet)
                }
            }
        }
    }

    /// How much more than before has to be called before a player who has acted may raise again.
    fn reopening(&self) -> Chips {
        match self.stakes().limit {
            Limit::Fixed => {
                let size = self.last_raise.max(self.fixed_sizes().0);
                Chips(size.0.div_ceil(2))
            }
            Limit::Pot | Limit::No => self.last_raise,
        }
    }

    /// The amounts to which the player whose turn it is may bet, raise or complete.
    pub(super) fn raises_to(&self, seat: Seat) -> Result<RaiseTo, Refusal> {
        let all = self.stack_of(seat) + self.bet_of(seat);
        if all <= self.price {
            return Err(Refusal::OnlyCall);
        }
        if self.capped
            && let Some(cap) = self.stakes().house.cap
        {
            return Err(Refusal::Capped(cap));
        }
        if self.acted.contains(seat) && self.price.less(self.acted_at[seat.index()]) < self.reopening() {
            return Err(Refusal::NotReopened);
        }
        let others = self.able.without(seat);
        if !others.iter().any(|other| self.stack_of(other) + self.bet_of(other) > self.price) {
            return Err(Refusal::NobodyToCall);
        }
        let (least, most, between) = match self.stakes().limit {
            Limit::Fixed => {
                let (small, big) = self.fixed_sizes();
                (self.level + small, self.level + big, false)
            }
            Limit::Pot => {
                let least = self.least_raise();
                let pot = self.pot_for_raise() + self.price.less(self.bet_of(seat));
                (least, least.max(self.price + pot), true)
            }
            Limit::No => (self.least_raise(), all, true),
        };
        Ok(RaiseTo { least: least.min(all), most: most.min(all), between })
    }

    fn least_raise(&self) -> Chips {
        if self.completing { self.stakes().small_bet } else { self.price + self.last_raise }
    }

    /// What counts as the pot for a raise, the bets of this street included.
    fn pot_for_raise(&self) -> Chips {
        let all = self.in_the_middle();
        if self.street > 0 {
            return all;
        }
        let house = &self.stakes().house;
        let all = if house.antes_count { all } else { all.less(self.antes) };
        if house.blinds_in_full { all + self.lacking } else { all }
    }

    /// All chips that were put up and are not won yet.
    pub(super) fn in_the_middle(&self) -> Chips {
        let of = |amounts: &super::state::BySeat| amounts.iter().copied().sum::<Chips>();
        of(&self.bets) + of(&self.live) + self.dead
    }

    /// Moves chips from a stack to the bets.
    pub(super) fn put(&mut self, seat: Seat, amount: Chips) {
        self.stacks[seat.index()] -= amount;
        self.bets[seat.index()] += amount;
        if self.stack_of(seat).is_zero() {
            self.able = self.able.without(seat);
        }
    }

    /// Notes that the player has answered the bet as it is.
    pub(super) fn note_acted(&mut self, seat: Seat) {
        self.acted = self.acted.with(seat);
        // A completion always opens the betting again to those who called the bring-in.
        self.acted_at[seat.index()] = if self.completing { Chips::ZERO } else { self.price };
    }

    pub(super) fn raise_to(&mut self, seat: Seat, to: Chips) {
        let size = match self.stakes().limit {
            Limit::Fixed => {
                let (small, big) = self.fixed_sizes();
                let raise = to - self.level;
                // Half a bet counts as a whole one.
                (raise.0 * 2 >= small.0).then(|| if raise >= big { big } else { small })
            }
            Limit::Pot | Limit::No => {
                let raise = to - self.price;
                let full =
                    if self.completing { to >= self.stakes().small_bet } else { raise >= self.last_raise };
                full.then(|| raise.max(self.last_raise))
            }
        };
        self.put(seat, to - self.bet_of(seat));
        self.price = to;
        if let Some(size) = size {
            self.level = to;
            self.last_raise = size;
            self.raises = self.raises.saturating_add(1);
            self.completing = false;
            let house = self.stakes().house;
            if house.cap.is_some_and(|cap| self.raises >= cap)
                && self.stakes().limit == Limit::Fixed
                && (self.alive.len() > 2 || house.cap_heads_up)
            {
                self.capped = true;
            }
        }
        self.bring_in_due = false;
        self.aggressor = Some(seat);
        self.note_acted(seat);
    }
}
