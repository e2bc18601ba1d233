//! How a round goes on: what an action does, whose turn comes next, and the end.

use tuz_cards::{Card, CardSet};

use super::actions::Action;
use super::events::Event;
use super::settle::{self, Bought, End};
use super::state::{Progress, Replaced, Round, Stage};
use super::{dealer, prices, side};
use crate::Points;
use crate::rules::{Dealt, InsuranceTime, Row};

impl Round {
    /// Does what `check_action` has accepted.
    pub(super) fn perform(&mut self, at: usize, action: &Action) {
        let place = self.boxes[at].place();
        match *action {
            Action::Fold => {
                self.boxes[at].folded = true;
                self.boxes[at].progress = Progress::Done;
                self.events.push(Event::Folded { place });
                self.settle_box(at, End::Folded);
            }
            Action::Play => {
                let bet = self.bet_of(at);
                self.charge(at, bet);
                self.events.push(Event::Bet { place, bet });
                self.settle_before_purchase(at);
                self.boxes[at].bet = true;
                let with_bet =
                    self.rules.insurance().is_some_and(|rule| rule.staked == InsuranceTime::WithBet);
                let ask = with_bet && self.insurance_range(at).is_ok();
                self.boxes[at].progress = if ask { Progress::Insuring } else { Progress::Done };
            }
            Action::Sixth => {
                let price = self.rules.sixth().map_or(Points::ZERO, |rule| self.price_of(at, rule.price));
                self.charge(at, price);
                self.events.push(Event::Sixth { place, price });
                self.settle_before_purchase(at);
                self.boxes[at].bought.push(Bought::Sixth);
                self.draw(at, 1);
            }
            Action::Exchange(thrown) => self.exchange(at, thrown),
            Action::Insure(stake) => {
                self.charge(at, stake);
                self.events.push(Event::Insured { place, stake });
                self.settle_before_purchase(at);
                self.boxes[at].insurance = Some(stake);
                if self.boxes[at].progress == Progress::Insuring {
                    self.boxes[at].progress = Progress::Done;
                }
            }
            Action::NoInsurance => {
                self.events.push(Event::NotInsured { place });
                self.boxes[at].progress = Progress::Done;
            }
            Action::BuyGame { thrown } => {
                let price =
                    self.rules.dealer_game().map_or(Points::ZERO, |rule| self.price_of(at, rule.price));
                self.charge(at, price);
                self.events.push(Event::GameBought { place, price, thrown });
                self.boxes[at].game = Some(true);
                self.named = self.named.or(thrown);
            }
            Action::Keep => {
                self.events.push(Event::GameKept { place });
                self.boxes[at].game = Some(false);
            }
        }
    }

    fn exchange(&mut self, at: usize, thrown: CardSet) {
        let cards = thrown.len();
        let earlier = self.boxes[at].exchanges().count();
        let price = prices::exchange(&self.rules, earlier, cards);
        let price = price.map_or(Points::ZERO, |price| self.price_of(at, price));
        let forces = self.rules.exchange().is_some_and(|rule| rule.forced_bet.get(cards - 1) == Some(&true));
        self.charge(at, price);
        self.events.push(Event::Exchanged { place: self.boxes[at].place(), price, thrown });
        self.settle_before_purchase(at);
        let played = &mut self.boxes[at];
        played.bought.push(Bought::Exchange(cards));
        played.forced |= forces;
        played.hand.retain(|card| !thrown.contains(*card));
        played.discards = played.discards | thrown;
        self.draw(at, cards);
    }

    pub(super) fn price_of(&self, at: usize, price: crate::Antes) -> Points {
        price.in_points(self.boxes[at].ante())
    }

    /// Deals bought cards now, or notes them down until all have decided.
    fn draw(&mut self, at: usize, cards: usize) {
        self.boxes[at].to_come = cards;
        match self.rules.replacement().dealt {
            Dealt::AtOnce => self.deal_to(at),
            Dealt::AfterAll => self.boxes[at].progress = Progress::CardsToCome,
        }
    }

    /// Deals the cards that a box has to come.
    fn deal_to(&mut self, at: usize) {
        let from = self.draws_from(at);
        let count = std::mem::take(&mut self.boxes[at].to_come);
        let cards = self.pack_cards(from, count);
        self.used = self.used.max(from + count);
        let played = &mut self.boxes[at];
        played.drawn += count;
        played.hand.extend_from_slice(&cards);
        self.events.push(Event::Drawn { place: played.place(), cards });
    }

    fn pack_cards(&self, from: usize, count: usize) -> Vec<Card> {
        let pack = self.pack.as_ref().map_or(&[][..], |pack| pack.cards());
        pack.iter().skip(from).take(count).copied().collect()
    }

    /// The place in the pack of the next card that this box draws.
    fn draws_from(&self, at: usize) -> usize {
        match self.rules.replacement().row {
            Row::Own => self.used,
            Row::Common => dealer::DEALT * (self.boxes.len() + 1) + self.boxes[at].drawn,
        }
    }

    /// How many cards this box may draw: those that no other box has a claim to.
    pub(super) fn cards_left(&self, at: usize) -> usize {
        let others = self.boxes.iter().enumerate().filter(|(place, _)| *place != at);
        let claimed = match self.rules.replacement().row {
            Row::Own => others.map(|(_, other)| other.to_come).sum(),
            Row::Common => 0,
        };
        Card::COUNT.saturating_sub(self.draws_from(at) + claimed)
    }

    /// Settles what is settled before a purchase, when the box first pays for something.
    fn settle_before_purchase(&mut self, at: usize) {
        // A blind box buys and insures unseen: its side bets would tell what it holds.
        if self.boxes[at].sides_settled || self.boxes[at].blind {
            return;
        }
        let played = self.boxes[at].played(End::Instant);
        let lines = settle::before_purchase(&self.rules, &played, &mut self.till);
        self.boxes[at].sides_settled = true;
        self.settle_early(at, lines);
    }

    fn settle_early(&mut self, at: usize, lines: Vec<settle::Line>) {
        if lines.is_empty() {
            return;
        }
        self.pay_out(at, lines.iter().map(settle::Line::back).sum());
        self.boxes[at].early.extend(lines.iter().cloned());
        self.events.push(Event::Paid { place: self.boxes[at].place(), lines });
    }

    /// Goes on until a decision is wanted or all is settled.
    pub(super) fn advance(&mut self) {
        loop {
            match self.stage {
                Stage::Stakes | Stage::Settled => return,
                Stage::Decisions(at) if at < self.boxes.len() => {
                    if self.waits_for(at) {
                        return;
                    }
                    self.stage = Stage::Decisions(at + 1);
                }
                Stage::Decisions(_) => {
                    if self.deal_after_all() {
                        self.stage = Stage::Decisions(0);
                    } else {
                        self.showdown();
                    }
                }
                Stage::DealerGame(at) if at < self.boxes.len() => {
                    if self.boxes[at].game.is_none() && self.check_game(at).is_ok() {
                        return;
                    }
                    self.stage = Stage::DealerGame(at + 1);
                }
                Stage::DealerGame(_) => self.finish(),
            }
        }
    }

    /// Whether the box has something to decide. A box whose turn comes first is opened here.
    fn waits_for(&mut self, at: usize) -> bool {
        match self.boxes[at].progress {
            Progress::Deciding | Progress::Insuring => true,
            Progress::CardsToCome | Progress::Done => false,
            Progress::Waiting if self.boxes[at].blind => {
                if self.boxes[at].to_come > 0 && self.rules.replacement().dealt == Dealt::AtOnce {
                    self.deal_to(at);
                }
                let ask = self.insurance_range(at).is_ok();
                self.boxes[at].progress = if ask { Progress::Insuring } else { Progress::Done };
                ask
            }
            Progress::Waiting if self.wins_instantly(at) => {
                self.boxes[at].progress = Progress::Done;
                self.boxes[at].instant = true;
                self.events.push(Event::Instant { place: self.boxes[at].place() });
                self.settle_box(at, End::Instant);
                false
            }
            Progress::Waiting => {
                self.boxes[at].progress = Progress::Deciding;
                true
            }
        }
    }

    fn wins_instantly(&self, at: usize) -> bool {
        !side::instant_wins(&self.rules, self.boxes[at].dealt.iter().copied().collect()).is_empty()
    }

    /// Deals in box order what was bought; false when nothing was.
    fn deal_after_all(&mut self) -> bool {
        let buyers: Vec<usize> = (0..self.boxes.len()).filter(|&at| self.boxes[at].to_come > 0).collect();
        for &at in &buyers {
            self.deal_to(at);
            if self.boxes[at].progress == Progress::CardsToCome {
                self.boxes[at].progress = Progress::Deciding;
            }
        }
        !buyers.is_empty()
    }

    /// The dealer's five cards as dealt.
    pub(super) fn dealer_cards(&self) -> CardSet {
        self.dealer.iter().copied().collect()
    }

    fn showdown(&mut self) {
        // Nobody asks for the dealer's cards when no bet is up.
        if !self.boxes.iter().any(|played| played.bet && !played.folded) {
            self.finish();
            return;
        }
        // A blind box is looked at now and not before.
        for at in 0..self.boxes.len() {
            if self.boxes[at].blind && self.wins_instantly(at) {
                self.boxes[at].instant = true;
                self.events.push(Event::Instant { place: self.boxes[at].place() });
            }
        }
        self.shown = true;
        let dealer = self.dealer_cards();
        let game = dealer::has_game(&self.rules, dealer);
        self.events.push(Event::DealerShows { cards: self.dealer.clone(), game });
        if game || self.rules.dealer_game().is_none() {
            self.finish();
            return;
        }
        // The insurance win is taken first, and may pay for the dealer's game.
        for at in 0..self.boxes.len() {
            if self.boxes[at].is_in_play() {
                let played = self.boxes[at].played(End::Showdown { dealer, bought: None });
                let line = settle::insurance(&self.rules, &played);
                self.settle_early(at, line.into_iter().collect());
            }
        }
        self.stage = Stage::DealerGame(0);
    }

    fn finish(&mut self) {
        if self.boxes.iter().any(|played| played.game == Some(true)) {
            self.replace_dealer_card();
        }
        let dealer = self.dealer_cards();
        let new = self.replaced.as_ref().and_then(|replaced| {
            let drawn = *replaced.drawn.last()?;
            Some(dealer.without(replaced.thrown).with(drawn))
        });
        for at in 0..self.boxes.len() {
            if self.boxes[at].settlement.is_none() {
                let bought = new.filter(|_| self.boxes[at].game == Some(true));
                self.settle_box(at, End::Showdown { dealer, bought });
            }
        }
        self.stage = Stage::Settled;
    }

    fn replace_dealer_card(&mut self) {
        let Some(rule) = self.rules.dealer_game() else { return };
        let again = rule.draw_again;
        let Some(thrown) = dealer::card_thrown(rule.card, &self.dealer).or(self.named) else { return };
        // A rank that comes again goes the same way; the last card of the pack stands, whatever it is.
        let rest = self.pack_cards(self.used, Card::COUNT);
        let stands = rest.iter().position(|card| !again || card.rank() != thrown.rank());
        let count = stands.map_or(rest.len(), |place| place + 1);
        let drawn = rest[..count].to_vec();
        self.used += count;
        self.events.push(Event::DealerDrew { thrown, drawn: drawn.clone() });
        self.replaced = Some(Replaced { thrown, drawn });
    }

    fn settle_box(&mut self, at: usize, end: End) {
        let played = self.boxes[at].played(end);
        let mut early = self.boxes[at].early.clone();
        if !self.boxes[at].sides_settled {
            early.extend(settle::before_purchase(&self.rules, &played, &mut self.till));
        }
        let settlement = settle::settle_rest(&self.rules, &played, &early, &mut self.till);
        let owed = self.boxes[at].paid_in + settlement.net - self.boxes[at].paid_out;
        self.pay_out(at, owed);
        self.events.push(Event::Settled { place: self.boxes[at].place(), settlement: settlement.clone() });
        self.boxes[at].settlement = Some(settlement);
    }
}
