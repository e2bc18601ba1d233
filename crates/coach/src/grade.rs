//! How good a decision was, by what it gave up.

use num_rational::Ratio;
use serde::{Deserialize, Serialize};
use tuz_house::Antes;

const fn hundredths(antes: i128) -> Antes {
    // Not in lowest terms, which comparisons do not need.
    Antes(Ratio::new_raw(antes, 100))
}

/// Up to this loss, itself included, two options are as good as each other: half a hundredth of an ante.
pub const NEAR_TIE: Antes = Antes(Ratio::new_raw(1, 200));

/// Below this loss a decision that is not the best is still good: 5 hundredths of an ante.
pub const GOOD_BELOW: Antes = hundredths(5);

/// Below this loss it is an inaccuracy: 15 hundredths of an ante.
pub const INACCURACY_BELOW: Antes = hundredths(15);

/// Below this loss it is a mistake, and from it on a blunder: half an ante.
pub const MISTAKE_BELOW: Antes = hundredths(50);

/// How good a decision was. Worse ones are greater.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Grade {
    /// The best option, or one within [`NEAR_TIE`] of it.
    Best,
    /// It gave up less than [`GOOD_BELOW`].
    Good,
    /// It gave up less than [`INACCURACY_BELOW`].
    Inaccuracy,
    /// It gave up less than [`MISTAKE_BELOW`].
    Mistake,
    /// It gave up more.
    Blunder,
}

impl Grade {
    /// All, best first.
    pub const ALL: [Self; 5] = [Self::Best, Self::Good, Self::Inaccuracy, Self::Mistake, Self::Blunder];

    /// The grade of a decision that is worth so much less than the best option, in antes.
    pub fn of(loss: Antes) -> Self {
        match loss {
            loss if loss <= NEAR_TIE => Self::Best,
            loss if loss < GOOD_BELOW => Self::Good,
            loss if loss < INACCURACY_BELOW => Self::Inaccuracy,
            loss if loss < MISTAKE_BELOW => Self::Mistake,
            _ => Self::Blunder,
        }
    }

    /// Whether it is worth to be tried again.
    pub fn is_mistake(self) -> bool {
        self >= Self::Inaccuracy
    }

    /// The name in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Best => "best",
            Self::Good => "good",
            Self::Inaccuracy => "inaccuracy",
            Self::Mistake => "mistake",
            Self::Blunder => "blunder",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn loss(over: i128, under: i128) -> Grade {
        Grade::of(Antes::fraction(over, under).unwrap())
    }

    #[test]
    fn thresholds_belong_to_the_grade_that_their_names_say() {
        assert_eq!(loss(0, 1), Grade::Best);
        assert_eq!(loss(1, 200), Grade::Best);
        assert_eq!(loss(501, 100_000), Grade::Good);
        assert_eq!(loss(499, 10_000), Grade::Good);
        assert_eq!(loss(1, 20), Grade::Inaccuracy);
        assert_eq!(loss(3, 20), Grade::Mistake);
        assert_eq!(loss(4_999, 10_000), Grade::Mistake);
        assert_eq!(loss(1, 2), Grade::Blunder);
    }

    #[test]
    fn a_greater_loss_is_never_a_better_grade() {
        let grades: Vec<Grade> = (0..1_000).map(|thousandths| loss(thousandths, 1_000)).collect();
        assert!(grades.is_sorted());
        for grade in Grade::ALL {
            assert!(grades.contains(&grade), "{grade:?}");
            assert_eq!(serde_json::to_value(grade).unwrap(), grade.name());
        }
    }
}
