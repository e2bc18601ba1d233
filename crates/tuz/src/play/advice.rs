//! What each option at the table is worth.

use std::sync::Arc;

use tuz_house::round::Round;
use tuz_house::rules::Rules;
use tuz_i18n::{Args, Text};
use tuz_odds::{Odds, Question, Stakes, Unanswered, Unserved, Valued, Worths};

/// What the options of a decision are worth, as far as it is known.
#[derive(Debug, Default)]
pub(super) struct Advice {
    /// Those with a figure.
    pub(super) worths: Worths,
    /// What the figures leave out, or why there are none.
    pub(super) note: Option<String>,
    /// What they answer.
    pub(super) question: Option<Question>,
}

impl Advice {
    fn silent(reason: &Unanswered, text: &Text) -> Self {
        let why = match reason {
            Unanswered::Rules(reason) => text.reason("unserved", reason),
            Unanswered::Spot(reason) => text.reason("question", reason),
            Unanswered::Question(reason) => text.reason("question", reason),
            _ => text.say(&format!("no-figures-{}", reason.name()), &Args::new()),
        };
        let note = format!("{} {why}", text.say("no-figures", &Args::new()));
        Self { note: Some(note), ..Self::default() }
    }

    /// The best option.
    pub(super) fn best(&self) -> Option<Valued> {
        self.worths.options.first().copied()
    }
}

/// Asks the exact analysis; what it has prepared for one way of staking it keeps for the next round.
pub(super) struct Analyst {
    rules: Arc<Rules>,
    prepared: Option<(Stakes, Result<Odds, Unserved>)>,
}

impl Analyst {
    /// For a table with these rules.
    pub(super) fn new(rules: Arc<Rules>) -> Self {
        Self { rules, prepared: None }
    }

    /// What may be done on the box whose turn it is, and its worth.
    pub(super) fn advise(&mut self, round: &Round, text: &Text) -> Advice {
        match self.worths(round) {
            Ok((question, worths)) => {
                let bets: Vec<String> = worths.left_out.iter().map(|name| text.bet(name)).collect();
                let left_out = bets.join(&text.say("list-separator", &Args::new()));
                let note =
                    (!bets.is_empty()).then(|| text.say("left-out", &Args::new().with("text", left_out)));
                Advice { worths, note, question: Some(question) }
            }
            Err(Unanswered::NothingAsked) => Advice::default(),
            Err(reason) => Advice::silent(&reason, text),
        }
    }

    fn worths(&mut self, round: &Round) -> Result<(Question, Worths), Unanswered> {
        let question = Question::of(round)?;
        let odds = self.odds(question.stakes())?;
        let worths = question.answer(odds)?;
        Ok((question, worths))
    }

    /// The analysis for this way of staking, or why there is none.
    fn odds(&mut self, stakes: Stakes) -> Result<&Odds, Unserved> {
        let prepared = self.prepared.take().filter(|prepared| prepared.0 == stakes);
        let prepare = || (stakes, Odds::new(&self.rules, stakes));
        self.prepared.insert(prepared.unwrap_or_else(prepare)).1.as_ref().map_err(Clone::clone)
    }
}
