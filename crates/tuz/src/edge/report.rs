//! The figures of a whole game that one line can hold.

use schemars::JsonSchema;
use serde::Serialize;
use tuz_house::Antes;
use tuz_i18n::{Args as Words, Text};
use tuz_odds::{Bought, Decision, Outcome, Value, WholeGame};

use crate::figures::{Towards, decimal, exact, percent};
use crate::whole::Solved;

/// So many digits after the point have the bounds in JSON.
const DECIMALS: usize = 12;

/// A loss of the box, as far as it is known.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct Loss {
    /// The house edge: the share of the ante that the house keeps. Above zero the house gains. Where it is not known
    /// exactly, halfway between its bounds.
    house_edge: f64,
    /// The house edge as `numerator/denominator` in lowest terms; null where it is not known exactly.
    exact: Option<String>,
    /// The proven bounds of the house edge, the lower first; the same twice where it is known exactly.
    interval: [f64; 2],
}

impl Loss {
    /// The house edge, which is the box's mean net result with the other sign.
    pub(crate) fn new(edge: Value) -> Self {
        Self { house_edge: edge.to_f64_for_show(), exact: edge.exact().map(exact), interval: interval(edge) }
    }
}

/// The bounds, rounded away from each other.
pub(crate) fn interval(value: Value) -> [f64; 2] {
    if value.exact().is_some() {
        return [value.to_f64_for_show(); 2];
    }
    let bound = |text: String| text.parse().unwrap_or(f64::NAN);
    [
        bound(decimal(value.low(), DECIMALS, Towards::Down)),
        bound(decimal(value.high(), DECIMALS, Towards::Up)),
    ]
}

/// A house edge in percent, or its bounds, which are rounded away from each other, in a language.
pub(crate) fn shown_between(edge: Value, text: &Text) -> String {
    let shown = |antes, towards| text.figure(&percent(antes, 6, towards));
    let percent = |figure: String| format!("{figure} %");
    if let Some(edge) = edge.exact() {
        return percent(shown(edge, Towards::Nearest));
    }
    let words = Words::new()
        .with("text", shown(edge.low(), Towards::Down))
        .with("value", percent(shown(edge.high(), Towards::Up)));
    text.say("edge-between", &words)
}

/// Something of which the share of all rounds is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Share {
    /// To fold at the first decision.
    Fold,
    /// To bet at once.
    Play,
    /// To buy the sixth card.
    Sixth,
    /// To exchange so many cards.
    Exchange(u8),
    /// That the dealer's game is bought.
    DealerGame,
    /// That the hand is insured.
    Insured,
}

impl Share {
    /// What it is called.
    pub(crate) fn name(self, text: &Text) -> String {
        let id = match self {
            Self::Fold => "edge-fold",
            Self::Play => "edge-play",
            Self::Sixth => "edge-sixth",
            Self::Exchange(cards) => return text.say("edge-exchange", &Words::new().with("cards", cards)),
            Self::DealerGame => "edge-game-bought",
            Self::Insured => "edge-insured",
        };
        text.say(id, &Words::new())
    }
}

/// How often each first decision is the best, as a share of all rounds.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct Actions {
    /// Fold.
    fold: f64,
    /// Bet at once.
    play: f64,
    /// Buy the sixth card.
    sixth: f64,
    /// Exchange cards, by their number.
    exchange: Exchanges,
}

/// Shares by the number of cards exchanged.
#[derive(Debug, Serialize, JsonSchema)]
struct Exchanges {
    #[serde(rename = "1")]
    one: f64,
    #[serde(rename = "2")]
    two: f64,
    #[serde(rename = "3")]
    three: f64,
    #[serde(rename = "4")]
    four: f64,
    #[serde(rename = "5")]
    five: f64,
}

impl Actions {
    fn new(game: &WholeGame) -> Self {
        let share = |decision: Decision| {
            let rows = game.decisions.iter().filter(|row| row.decision == decision);
            part(rows.map(|row| row.rounds).sum(), game)
        };
        let exchange = |cards| share(Decision::Buy(Bought::Exchange(cards)));
        Self {
            fold: share(Decision::Fold),
            play: share(Decision::Play),
            sixth: share(Decision::Buy(Bought::Sixth)),
            exchange: Exchanges {
                one: exchange(1),
                two: exchange(2),
                three: exchange(3),
                four: exchange(4),
                five: exchange(5),
            },
        }
    }

    /// Each of them.
    pub(super) fn shares(&self) -> [(Share, f64); 8] {
        let Exchanges { one, two, three, four, five } = self.exchange;
        [
            (Share::Fold, self.fold),
            (Share::Play, self.play),
            (Share::Sixth, self.sixth),
            (Share::Exchange(1), one),
            (Share::Exchange(2), two),
            (Share::Exchange(3), three),
            (Share::Exchange(4), four),
            (Share::Exchange(5), five),
        ]
    }
}

/// What a whole game comes to.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct Report {
    #[serde(flatten)]
    pub(crate) edge: Loss,
    /// Whether the bounds are as close as was wanted; always where the house edge is known exactly.
    pub(crate) complete: bool,
    /// The house edge as a share of all that is staked in a round, purchases included; null, like all that follows, where
    /// the work was ended before the play was known.
    pub(crate) element_of_risk: Option<f64>,
    /// The standard deviation of a round's net result, in antes.
    pub(crate) standard_deviation: Option<f64>,
    /// All that is staked in a round in the mean, in antes.
    pub(crate) average_stake: Option<f64>,
    /// How often each first decision is taken, as a share of all rounds.
    pub(super) actions: Option<Actions>,
    /// The share of rounds in which the dealer's game is bought.
    pub(crate) dealer_game: Option<f64>,
    /// The share of rounds that are insured.
    pub(crate) insurance: Option<f64>,
}

impl Report {
    /// The figures for show.
    pub(crate) fn new(solved: &Solved) -> Self {
        let game = &solved.game;
        let edge = Loss::new(game.value.negated());
        let is_known = !game.decisions.is_empty();
        let average_stake = game.average_stake().map(Antes::to_f64_for_show);
        let often = |is_wanted: fn(&Outcome) -> bool| {
            let rounds = || game.results.iter().filter(|row| is_wanted(row)).map(|row| row.rounds).sum();
            is_known.then(|| part(rounds(), game))
        };
        Self {
            complete: solved.complete,
            element_of_risk: average_stake.map(|stake| edge.house_edge / stake),
            standard_deviation: game.standard_deviation(),
            average_stake,
            actions: is_known.then(|| Actions::new(game)),
            dealer_game: often(|row| row.bought_game),
            insurance: often(|row| row.insured),
            edge,
        }
    }

    /// Everything that is a share of all rounds; nothing where the play is not known.
    pub(crate) fn shares(&self) -> Vec<(Share, f64)> {
        let later = [(Share::DealerGame, self.dealer_game), (Share::Insured, self.insurance)];
        let later = later.into_iter().filter_map(|(what, share)| Some((what, share?)));
        self.actions.iter().flat_map(Actions::shares).chain(later).collect()
    }
}

fn part(rounds: i128, game: &WholeGame) -> f64 {
    super::share(rounds, game).to_f64_for_show()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bounds_are_rounded_away_from_each_other() {
        let antes = |numerator, denominator| Antes::fraction(numerator, denominator).unwrap();
        let value = Value::between(antes(1, 30), antes(2, 30));
        let between = |value| shown_between(value, crate::io::english());
        assert_eq!(between(value), "3.333333 to 6.666667 %");
        assert_eq!(interval(value).map(|bound| bound.to_string()), ["0.033333333333", "0.066666666667"]);
        assert_eq!(between(value.negated()), "-6.666667 to -3.333333 %");
        let edge = Loss::new(value.negated());
        assert_eq!((edge.exact, edge.interval), (None, [-0.066_666_666_667, -0.033_333_333_333]));
        assert!((edge.house_edge + 0.05).abs() < 1e-15);
    }

    #[test]
    fn an_exact_edge_is_both_its_bounds() {
        let edge = Loss::new(Value::Exact(Antes::fraction(-6, 4).unwrap()));
        assert_eq!((edge.exact.as_deref(), edge.interval), (Some("-3/2"), [-1.5; 2]));
        assert_eq!(
            shown_between(Value::Exact(Antes::fraction(2, 300).unwrap()), crate::io::english()),
            "0.666667 %"
        );
    }
}
