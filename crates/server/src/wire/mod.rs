//! What goes over the wire: the types of the API, apart from those that play.
//!
//! Boxes are counted from 0, as in records. Amounts are whole points unless they are called antes.

mod ask;
mod card;
mod drills;
mod edge;
mod house;
mod problem;
mod round;
mod rules;
mod spot;
mod statistics;
mod strategy;
mod table;
mod training;
mod worth;

pub use ask::{Act, Ahead, Ask, Asking, BoxStake, Deal, Decision, NewPlayer, PlayerChange, TopUp};
pub use card::{Card, cards};
pub use drills::{
    Drill, DrillDone, DrillTask, Marked, Mistake, Mistakes, QuizAnswer, QuizAsked, QuizDone, QuizGuess,
    QuizTask, Review, ReviewAnswer, Reviewed, Task,
};
pub use edge::{Edge, EdgeProgress, EdgeStanding, EdgeState};
pub use house::{
    AnteLimits, ExchangePrice, Explained, ExplainedPart, House, HouseName, InsuranceTerms, Pay, SideBet,
    SideStake, SixthPays,
};
pub use problem::{Code, Problem};
pub use round::{
    Combination, Dealer, ExchangeOffer, GameOffer, Hand, InsureOffer, Legal, Line, PlayedBox, PlayedShuffle,
    Purchase, Refused, Replacement, Round, Settlement, Turn,
};
pub use rules::{
    CheckedRules, RuleDifference, RuleFault, RuleGroup, RuleSchema, RuleText, SoundRules, rule_fault,
};
pub use spot::{SpotAsked, SpotOption, SpotOptions};
pub use statistics::{Drilled, Graded, Standing, Statistics, Streak, Tallied, Twin, TwinDecision};
pub use strategy::{CardList, StrategyCard};
pub use table::{CommittedShuffle, PastRound, Player, Rounds, Table, Told};
pub use training::{Blocker, Endings, Teaching};
pub use worth::{Judged, NoFigures, OptionWorth, Options, Worth, option_worths};
