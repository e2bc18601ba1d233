//! Strategy cards, made once and kept.

use serde::{Deserialize, Serialize};
use tuz_house::Antes;
use tuz_house::rules::Rules;
use tuz_odds::strategy::StrategyFile;
use tuz_odds::{Cards, Followed, FollowedError, Stakes, Wanted};
use tuz_server::KeptCard;

use crate::answers::Key;
use crate::fault::Fault;
use crate::io::Io;
use crate::whole::{Solver, unfollowed};

/// As it is kept.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Stored {
    strategy: String,
    numerator: String,
    denominator: String,
}

impl Stored {
    pub(crate) fn new(card: &KeptCard) -> Self {
        Self {
            strategy: card.strategy.to_toml(),
            numerator: card.value.0.numer().to_string(),
            denominator: card.value.0.denom().to_string(),
        }
    }

    pub(crate) fn read(&self) -> Option<KeptCard> {
        let strategy = StrategyFile::parse(&self.strategy).ok()?;
        let value = Antes::fraction(self.numerator.parse().ok()?, self.denominator.parse().ok()?)?;
        Some(KeptCard { strategy, value })
    }
}

/// Makes cards for some rules.
pub(crate) struct CardMaker<'a> {
    rules: &'a Rules,
    cards: Option<Cards>,
}

impl<'a> CardMaker<'a> {
    pub(crate) fn new(rules: &'a Rules) -> Self {
        Self { rules, cards: None }
    }

    /// The card of at most so many lines: as it is kept, or made.
    ///
    /// # Errors
    /// When the rules have no answer, or it was interrupted.
    pub(crate) fn card(&mut self, lines: u16, solver: &Solver, io: &mut Io) -> Result<KeptCard, Fault> {
        let key = Key::of_card(self.rules, Stakes::default(), lines);
        if let Some(card) = solver.kept::<Stored>(&key).and_then(|stored| stored.read()) {
            return Ok(card);
        }
        let card = self.make(lines, solver, io).map_err(unfollowed)?;
        solver.keep_as(&key, &Stored::new(&card), io);
        Ok(card)
    }

    fn make(&mut self, lines: u16, solver: &Solver, io: &mut Io) -> Result<KeptCard, FollowedError> {
        let (rules, cards) = (self.rules, &mut self.cards);
        solver.watched(rules.name(), io, |watch| {
            let wanted = Wanted { watch, ..Wanted::default() };
            if cards.is_none() {
                *cards = Some(Cards::new(rules, &wanted)?);
            }
            let Some(cards) = cards else { return Err(tuz_odds::WholeGameError::Ended.into()) };
            let strategy = cards.of(lines.into(), watch)?;
            let value = Followed::new(rules, &strategy, &wanted)?.value;
            Ok(KeptCard { strategy, value })
        })
    }
}
