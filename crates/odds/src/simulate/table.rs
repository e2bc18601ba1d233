//! One round after the other, each decision by the strategy.

use std::sync::Arc;

use tuz_cards::{Card, Numbers};
use tuz_house::Points;
use tuz_house::round::{
    self, Action, Asked, BoxStake, MOST_BALANCE, OwnBox, PackOrder, PlayerId, Refusal, Round, Turn,
};
use tuz_house::rules::{Row, Rules};

use super::SimulationError;
use crate::Bought;
use crate::strategy::{After, First, Shown, Strategy};

/// The simulated player.
const PLAYER: PlayerId = PlayerId(0);

/// A round in which everything is staked and no card is out, and the pack that it is dealt from again and again.
pub(super) struct Table<'s> {
    staked: Round,
    strategy: &'s dyn Strategy,
    pack: Vec<Card>,
    /// How many cards a round uses at most.
    used: usize,
}

impl<'s> Table<'s> {
    /// A table with these stakes; the player never runs out of points.
    pub(super) fn new(
        rules: Rules,
        stakes: &[BoxStake],
        strategy: &'s dyn Strategy,
    ) -> Result<Self, SimulationError> {
        let used = most_used(&rules, stakes.len());
        let balance = Points(MOST_BALANCE.0 / 2);
        let mut staked = Round::new(Arc::new(rules), &[balance]).map_err(SimulationError::CannotSit)?;
        staked.stake(PLAYER, stakes).map_err(SimulationError::Stakes)?;
        Ok(Self { staked, strategy, pack: Card::all().collect(), used })
    }

    /// Shuffles, and plays a round to its end.
    pub(super) fn shuffle_and_play(&mut self, numbers: &mut Numbers) -> Result<Round, SimulationError> {
        // Whatever lies below the cards that are used may lie as it does.
        for place in 0..self.used {
            let below = numbers.below((Card::COUNT - place) as u32) as usize;
            self.pack.swap(place, place + below);
        }
        self.play(PackOrder::new(self.pack.clone()).expect("cards that change places remain a pack"))
    }

    /// Plays a round from this pack to its end.
    pub(super) fn play(&self, pack: PackOrder) -> Result<Round, SimulationError> {
        let mut round = self.staked.clone();
        round.deal(pack).map_err(SimulationError::Stakes)?;
        while let Some(turn) = round.turn() {
            let action = self.decide(&round, turn);
            match round.act(PLAYER, &action) {
                Ok(_) => {}
                Err(refusal) => self.instead(&mut round, turn, refusal)?,
            }
        }
        Ok(round)
    }

    fn decide(&self, round: &Round, turn: Turn) -> Action {
        let known = round.own_box(turn.place).zip(round.up_card());
        let Some((own, up)) = known else {
            // A blind box knows nothing to decide by.
            return match turn.asked {
                Asked::Decision => Action::Play,
                Asked::Insurance => Action::NoInsurance,
                Asked::DealerGame => Action::Keep,
            };
        };
        let after = after(&own, up);
        let insured = || {
            let range = round.insurable().filter(|_| !own.insured && self.strategy.insures(&after))?;
            Some(Action::Insure(range.most))
        };
        match turn.asked {
            // Insurance that is staked before the bet.
            Asked::Decision if own.insured || own.must_bet => insured().unwrap_or(Action::Play),
            Asked::Decision => {
                let action = self.first_or_bet(&own, &after);
                if action == Action::Play { insured().unwrap_or(action) } else { action }
            }
            Asked::Insurance => insured().unwrap_or(Action::NoInsurance),
            Asked::DealerGame => match shown(round) {
                Some(shown) if self.strategy.buys_game(&after, &shown) => {
                    let thrown = shown.thrown.is_none().then(|| self.strategy.throws(&after, &shown));
                    Action::BuyGame { thrown }
                }
                _ => Action::Keep,
            },
        }
    }

    fn first_or_bet(&self, own: &OwnBox, after: &After) -> Action {
        if !own.bought.is_empty() {
            return self.bet_or_fold(after);
        }
        match self.strategy.first(own.dealt, after.up) {
            First::Fold => Action::Fold,
            First::Play => Action::Play,
            First::Sixth => Action::Sixth,
            First::Exchange(thrown) => Action::Exchange(thrown),
        }
    }

    fn bet_or_fold(&self, after: &After) -> Action {
        if self.strategy.bets(after) { Action::Play } else { Action::Fold }
    }

    /// Where the pack is too short for a purchase the box bets or folds without; another refusal is the strategy's
    /// fault.
    fn instead(&self, round: &mut Round, turn: Turn, refusal: Refusal) -> Result<(), SimulationError> {
        let Some((own, up)) = round.own_box(turn.place).zip(round.up_card()) else {
            // A blind box declines what it is asked, and nobody refuses that.
            return Err(SimulationError::Stakes(refusal));
        };
        let hand = own.dealt;
        if !matches!(refusal, Refusal::PackTooShort { .. }) {
            return Err(SimulationError::Refused { hand, up, refusal });
        }
        let action = self.bet_or_fold(&after(&own, up));
        round.act(PLAYER, &action).map(drop).map_err(|refusal| SimulationError::Refused { hand, up, refusal })
    }
}

fn after(own: &OwnBox, up: Card) -> After {
    let bought = match own.bought.last() {
        None => Bought::Nothing,
        Some(round::Bought::Sixth) => Bought::Sixth,
        Some(round::Bought::Exchange(cards)) => Bought::Exchange(u8::try_from(*cards).unwrap_or(u8::MAX)),
    };
    After { dealt: own.dealt, bought, hand: own.hand, up }
}

fn shown(round: &Round) -> Option<Shown> {
    let dealer = round.shown_dealer()?.iter().copied().collect();
    Some(Shown { dealer, thrown: round.card_thrown() })
}

/// How many cards of the pack a round of so many boxes uses at most.
fn most_used(rules: &Rules, boxes: usize) -> usize {
    const DEALT: usize = 5;
    let each = match (rules.exchange(), rules.sixth()) {
        (Some(_), _) => DEALT,
        (None, Some(_)) => 1,
        (None, None) => 0,
    };
    let rows = if rules.replacement().row == Row::Common { 1 } else { boxes };
    // A new card of the dealer may have the rank of the one thrown three times before another comes.
    let game = if rules.dealer_game().is_some() { 4 } else { 0 };
    (DEALT * (boxes + 1) + each * rows + game).min(Card::COUNT)
}
