//! Decisions to be made: a round is dealt again and again until it comes to one that is wanted.

use std::sync::Arc;

use num_rational::Ratio;
use tuz_cards::Numbers;
use tuz_hands::Holding;
use tuz_house::round::{Action, Asked, BoxId, BoxStake, PackOrder, Phase, PlayerId, Round, has_game};
use tuz_house::rules::Rules;
use tuz_house::{Antes, Points};
use tuz_odds::{Question, Worths};

use super::shuffled;
use crate::{Kind, NEAR_TIE};

/// A decision is close when the other option is worth at most so much less: a tenth of an ante.
pub const CLOSE: Antes = Antes(Ratio::new_raw(1, 10));

/// How many rounds are dealt in search of a decision.
const MOST_DEALS: u64 = 4_000;

/// How many decisions are analysed in search of one.
const MOST_QUESTIONS: usize = 60;

const PLAYER: PlayerId = PlayerId(0);

/// What decisions are wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Wanted {
    /// Of which kind; `None` for any.
    pub kind: Option<Kind>,
    /// Close ones only: between a near tie and [`CLOSE`].
    pub close: bool,
}

impl Wanted {
    fn takes(self, question: &Question, worths: &Worths) -> bool {
        let Some(kind) = Kind::of(question.asked(), worths, None) else { return false };
        let Some(next) = worths.options.get(1) else { return false };
        let is_close = next.loss > NEAR_TIE && next.loss <= CLOSE;
        self.kind.is_none_or(|wanted| wanted == kind) && (!self.close || is_close)
    }
}

/// The search for a decision under some rules. It asks for analysis, so that whoever searches may do that where he wants:
/// [`asks`](Self::asks) and [`takes`](Self::takes) by turns, until it takes one or asks nothing.
#[derive(Debug, Clone)]
pub struct Search {
    rules: Arc<Rules>,
    ante: Points,
    wanted: Wanted,
    seed: u64,
    deals: u64,
    questions: usize,
    round: Option<Round>,
}

impl Search {
    /// A search for this seed; `None` where the rules know no such decision, or no box can stake that ante.
    pub fn new(rules: Arc<Rules>, ante: Points, wanted: Wanted, seed: u64) -> Option<Self> {
        let knows = match wanted.kind {
            None | Some(Kind::FoldOrPlay) => true,
            Some(Kind::Throw) => rules.exchange().is_some(),
            Some(Kind::SixthOrExchange) => rules.exchange().is_some() && rules.sixth().is_some(),
            Some(Kind::BuyOrNot) => rules.exchange().is_some() || rules.sixth().is_some(),
            Some(Kind::Insurance) => rules.insurance().is_some(),
            Some(Kind::DealerGame) => rules.dealer_game().is_some(),
        };
        let search = Self { rules, ante, wanted, seed, deals: 0, questions: 0, round: None };
        (knows && search.staked().is_some()).then_some(search)
    }

    /// The next decision to be analysed; `None` where none was found for long.
    pub fn asks(&mut self) -> Option<Question> {
        if self.questions >= MOST_QUESTIONS {
            return None;
        }
        loop {
            if let Some(question) = self.round.as_ref().and_then(|round| Question::of(round).ok()) {
                self.questions += 1;
                return Some(question);
            }
            if self.deals >= MOST_DEALS {
                return None;
            }
            self.round = self.deal();
        }
    }

    /// Whether that decision is one that is wanted. Otherwise it is made, and the round goes on.
    pub fn takes(&mut self, question: &Question, worths: &Worths) -> bool {
        if self.wanted.takes(question, worths) {
            return true;
        }
        let mut round = self.round.take();
        if let (Some(round), Some(action)) = (&mut round, self.goes_on(worths)) {
            let done = round.act(PLAYER, &action).is_ok();
            if done && round.phase() != Phase::Settled {
                self.round = Some(round.clone());
            }
        }
        false
    }

    /// The round at the decision that was taken.
    pub fn round(&self) -> Option<&Round> {
        self.round.as_ref()
    }

    /// What is done to come to a later decision: the best, but to give up ends the round, and only a draw leads to a
    /// decision between giving up and playing in most spots.
    fn goes_on(&self, worths: &Worths) -> Option<Action> {
        let buys = |action: &Action| matches!(action, Action::Sixth | Action::Exchange(_));
        let mut actions = worths.options.iter().map(|option| option.action);
        match self.wanted.kind {
            Some(Kind::FoldOrPlay) => actions.clone().find(buys).or_else(|| actions.next()),
            _ => actions.find(|action| *action != Action::Fold),
        }
    }

    fn staked(&self) -> Option<Round> {
        // Enough for whatever one box can cost.
        let balance = Points(self.ante.0.checked_mul(100)?);
        let mut round = Round::new(Arc::clone(&self.rules), &[balance]).ok()?;
        round.stake(PLAYER, &[BoxStake::ante(BoxId(0), self.ante)]).ok()?;
        Some(round)
    }

    /// The next deal, where it can come to what is wanted.
    fn deal(&mut self) -> Option<Round> {
        let mut numbers = Numbers::new(self.seed, self.deals);
        self.deals += 1;
        let mut round = self.staked()?;
        let pack = shuffled(&mut numbers);
        let dealer = pack.iter().skip(1).step_by(2).take(5).copied().collect();
        let hand = Holding::from(pack.iter().step_by(2).take(5).copied().collect::<tuz_cards::CardSet>());
        round.deal(PackOrder::new(pack).ok()?).ok()?;
        let fits = match self.wanted.kind {
            Some(Kind::DealerGame) => !has_game(&self.rules, dealer),
            Some(Kind::Insurance) => {
                self.rules.insurance().is_some_and(|rule| hand.strength().category() >= rule.from)
            }
            _ => true,
        };
        let asked = round.turn().map(|turn| turn.asked);
        (fits && asked == Some(Asked::Decision)).then_some(round)
    }
}
