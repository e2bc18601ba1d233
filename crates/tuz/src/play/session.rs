//! A table at which one plays round after round, without words and without a terminal.

use std::sync::Arc;

use tuz_cards::Pack;
use tuz_fair::{Dealt, Nonce, PlayerSeed, Revealed, Seed, Shuffle};
use tuz_house::round::{Action, Event, PackOrder, Refusal, Round};
use tuz_house::{Antes, Points};

use super::advice::{Advice, Analyst};
use super::stakes::Stakes;
use super::{Args, ME};
use crate::fault::Fault;
use crate::house::House;
use crate::reasons;

/// With how many points one sits down.
const BALANCE: Points = Points(1000);

/// What a player has, stakes and did so far.
pub(super) struct Session {
    /// The rules.
    pub(super) house: House,
    /// Who knows what options are worth.
    pub(super) analyst: Analyst,
    /// With how many points the player came.
    pub(super) start: Points,
    /// What is on the account.
    pub(super) balance: Points,
    /// What was staked last, or is proposed.
    pub(super) stakes: Stakes,
    /// The player's own words for the shuffles to come.
    pub(super) words: Option<PlayerSeed>,
    /// Finished rounds.
    pub(super) rounds: u64,
    /// What all decisions together cost, in antes, to be shown.
    pub(super) cost: f64,
    /// The shuffle of the round that is going on.
    dealt: Option<Dealt>,
}

impl Session {
    /// A table with these rules, before its first round.
    ///
    /// # Errors
    /// When the stakes or the balance that were asked for cannot be.
    pub(super) fn new(args: &Args, house: House) -> Result<Self, Fault> {
        let balance = args.balance.unwrap_or(BALANCE);
        let round = Round::new(Arc::clone(&house.rules), &[balance])
            .map_err(|reason| Fault::because(move |text| reasons::sit(&reason, text)))?;
        let boxes = args.boxes.unwrap_or(1);
        let mut stakes = Stakes::first(&house.rules, boxes, args.ante);
        if args.ante.is_none() && !round.may_stake(ME, &stakes.boxes()) {
            stakes = Stakes::least(&house.rules, boxes);
        }
        if let Some(refusal) = round.why_not_stake(ME, &stakes.boxes()) {
            return Err(Fault::refused("refusal", &refusal));
        }
        Ok(Self {
            analyst: Analyst::new(Arc::clone(&house.rules)),
            house,
            start: balance,
            balance,
            stakes,
            words: args.seed.clone(),
            rounds: 0,
            cost: 0.0,
            dealt: None,
        })
    }

    /// A round before its stakes.
    ///
    /// # Errors
    /// When the balance fits no round.
    pub(super) fn round(&self) -> Result<Round, Fault> {
        Round::new(Arc::clone(&self.house.rules), &[self.balance]).map_err(Fault::internal)
    }

    /// Whether the account still covers a stake, if need be a lower one, which is then proposed.
    ///
    /// # Errors
    /// When the balance fits no round.
    pub(super) fn can_go_on(&mut self) -> Result<bool, Fault> {
        let round = self.round()?;
        if round.may_stake(ME, &self.stakes.boxes()) {
            return Ok(true);
        }
        let least = Stakes::least(&self.house.rules, self.stakes.count());
        let goes_on = round.may_stake(ME, &least.boxes());
        if goes_on {
            self.stakes = least;
        }
        Ok(goes_on)
    }

    /// The bet that could not be put up after these stakes, if so.
    pub(super) fn bet_not_covered(&self, round: &Round, stakes: &Stakes) -> Option<Points> {
        let mut after = round.clone();
        let bet = self.house.rules.bet().on(stakes.ante());
        let is_short =
            after.stake(ME, &stakes.boxes()).is_ok() && after.balance(ME).is_some_and(|left| left < bet);
        is_short.then_some(bet)
    }

    /// Commits the house to the shuffle of the next round.
    pub(super) fn commit(&self, seed: Seed) -> Shuffle {
        Shuffle::commit(seed, Nonce::new(self.rounds + 1))
    }

    /// Puts up these stakes, which are the proposed ones from then on.
    ///
    /// # Errors
    /// When they are refused.
    pub(super) fn stake(&mut self, round: &mut Round, stakes: Stakes) -> Result<(), Refusal> {
        round.stake(ME, &stakes.boxes())?;
        self.stakes = stakes;
        Ok(())
    }

    /// Deals a staked round; what happened comes back.
    ///
    /// # Errors
    /// When the round does not take the pack.
    pub(super) fn deal(&mut self, round: &mut Round, shuffle: Shuffle) -> Result<Vec<Event>, Fault> {
        let dealt = shuffle.deal(Pack::STANDARD, self.words.clone());
        let order = PackOrder::new(dealt.order().cards().to_vec()).map_err(Fault::internal)?;
        self.dealt = Some(dealt);
        let happened = round.deal(order).map_err(Fault::internal)?.to_vec();
        self.balance = round.balance(ME).unwrap_or(self.balance);
        Ok(happened)
    }

    /// Does what was decided; what happened comes back.
    ///
    /// # Errors
    /// When the round refuses it.
    pub(super) fn act(&mut self, round: &mut Round, action: &Action) -> Result<Vec<Event>, Fault> {
        let happened = round.act(ME, action).map_err(Fault::internal)?.to_vec();
        self.balance = round.balance(ME).unwrap_or(self.balance);
        Ok(happened)
    }

    /// What a decision gives up, which is added to what all of them cost; `None` where there was nothing to choose or no
    /// figure.
    pub(super) fn judge(&mut self, advice: &Advice, action: &Action) -> Option<Antes> {
        let option = advice.worths.of(action).filter(|_| advice.worths.options.len() > 1)?;
        self.cost += option.loss.to_f64_for_show();
        Some(option.loss)
    }

    /// Ends a round that is settled and gives its shuffle away.
    pub(super) fn finish(&mut self) -> Option<Revealed> {
        self.rounds += 1;
        self.leave()
    }

    /// Gives away the shuffle of the round that is going on.
    pub(super) fn leave(&mut self) -> Option<Revealed> {
        self.dealt.take().map(Dealt::reveal)
    }
}
