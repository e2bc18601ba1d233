//! How it goes over many rounds and decisions.
//!
//! Losses are exact fractions of unlike denominators, whose sum over thousands would fit no integer. So each is made a
//! whole number of billionths first, and those are summed: the same decisions give the same figures everywhere.

use serde::Serialize;
use tuz_cards::Rank;
use tuz_house::{Antes, Points};

use crate::{Facts, Grade, HandGroup, Kind};

/// Billionths of an ante or of a point, rounded once for each decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize)]
#[serde(transparent)]
pub struct Billionths(pub i64);

const BILLION: i128 = 1_000_000_000;

impl Billionths {
    /// The nearest number of billionths.
    pub fn of(antes: Antes) -> Self {
        Self(rounded(*antes.0.numer(), *antes.0.denom(), 1))
    }

    /// So many antes of so many points each, in billionths of a point.
    pub fn in_points(antes: Antes, ante: Points) -> Self {
        Self(rounded(*antes.0.numer(), *antes.0.denom(), ante.0.into()))
    }

    /// To be shown.
    pub fn to_f64_for_show(self) -> f64 {
        self.0 as f64 / BILLION as f64
    }
}

/// The nearest whole number to a fraction times `times` in billionths, held within what fits.
fn rounded(numerator: i128, denominator: i128, times: i128) -> i64 {
    let (whole, part) = (numerator.div_euclid(denominator), numerator.rem_euclid(denominator));
    // The part is below 1, so that shortening a long fraction moves it by less than a billionth.
    let shift = (128 - part.leading_zeros()).saturating_sub(60);
    let part = ((part >> shift) * BILLION * 2 / (denominator >> shift).max(1) + 1) / 2;
    let sum = whole.saturating_mul(BILLION).saturating_add(part).saturating_mul(times);
    i64::try_from(sum).unwrap_or(if sum < 0 { i64::MIN } else { i64::MAX })
}

impl std::ops::AddAssign for Billionths {
    fn add_assign(&mut self, other: Self) {
        self.0 = self.0.saturating_add(other.0);
    }
}

impl std::ops::Sub for Billionths {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }
}

/// A decision as it is counted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decided {
    /// What it gave up, in antes.
    pub loss: Antes,
    /// What it was about; `None` for decisions from before that was kept.
    pub lesson: Option<Facts>,
}

/// A settled round as it is counted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rounded {
    /// When it ended, in milliseconds since 1970.
    pub at: i64,
    /// What the player won, below 0 lost, in points.
    pub net: Points,
    /// Its decisions, in order.
    pub decisions: Vec<Decided>,
}

/// What many decisions of a sort come to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
pub struct Tally {
    /// How many there are.
    pub decisions: u64,
    /// How many of them were the best.
    pub best: u64,
    /// What they gave up in all, in antes.
    pub lost: Billionths,
}

impl Tally {
    fn take(&mut self, decided: &Decided) {
        self.decisions += 1;
        self.best += u64::from(Grade::of(decided.loss) == Grade::Best);
        self.lost += Billionths::of(decided.loss);
    }
}

/// Where a player stands after some rounds. All in points since the first round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
pub struct Standing {
    /// How many rounds were played.
    pub rounds: u64,
    /// When the last of them ended, in milliseconds since 1970.
    pub at: i64,
    /// What was won in all.
    pub net: Points,
    /// What was to be expected of the cards seen at each first decision, and of the decisions made.
    pub expected: Billionths,
    /// What is left when all luck is taken away: what decisions gave up, below 0.
    pub luck_free: Billionths,
}

/// A row of rounds or decisions without a break.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
pub struct Streak {
    /// The longest.
    pub longest: u64,
    /// The one that goes on.
    pub current: u64,
}

impl Streak {
    fn take(&mut self, goes_on: bool) {
        self.current = if goes_on { self.current + 1 } else { 0 };
        self.longest = self.longest.max(self.current);
    }
}

/// Everything that is shown of a player's rounds and decisions.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
pub struct Statistics {
    /// All decisions.
    pub all: Tally,
    /// How many decisions got each grade, best first.
    pub grades: [u64; Grade::ALL.len()],
    /// By the kind of decision, in the order of [`Kind::ALL`].
    pub kinds: [Tally; Kind::ALL.len()],
    /// By the hand, in the order of [`HandGroup::ALL`].
    pub groups: [Tally; HandGroup::ALL.len()],
    /// By the rank of the dealer's open card, lowest first.
    pub up_cards: [Tally; Rank::COUNT],
    /// After some of the rounds, first ones first, and always after the last one.
    pub standings: Vec<Standing>,
    /// Best decisions in a row.
    pub best: Streak,
    /// Rounds won in a row.
    pub won: Streak,
    /// Rounds lost in a row.
    pub lost: Streak,
}

impl Statistics {
    /// Of these rounds, first one first, with about as many standings as `points`.
    pub fn of(rounds: &[Rounded], points: usize) -> Self {
        let mut statistics = Self::default();
        let mut standing = Standing::default();
        let step = rounds.len().div_ceil(points.max(1)).max(1);
        for (place, round) in rounds.iter().enumerate() {
            for decided in &round.decisions {
                statistics.take(decided);
                if let Some(lesson) = &decided.lesson {
                    let lost = Billionths::in_points(decided.loss, lesson.ante);
                    let dealt = if lesson.first {
                        Billionths::in_points(lesson.worth, lesson.ante)
                    } else {
                        Billionths::default()
                    };
                    standing.expected += dealt - lost;
                    standing.luck_free = standing.luck_free - lost;
                }
            }
            statistics.won.take(round.net > Points::ZERO);
            statistics.lost.take(round.net < Points::ZERO);
            standing.rounds += 1;
            standing.at = round.at;
            standing.net += round.net;
            if (place + 1) % step == 0 || place + 1 == rounds.len() {
                statistics.standings.push(standing);
            }
        }
        statistics
    }

    fn take(&mut self, decided: &Decided) {
        let grade = Grade::of(decided.loss);
        self.all.take(decided);
        self.grades[grade as usize] += 1;
        self.best.take(grade == Grade::Best);
        if let Some(lesson) = &decided.lesson {
            self.kinds[lesson.kind as usize].take(decided);
            self.groups[lesson.group as usize].take(decided);
            self.up_cards[lesson.up.rank().index()].take(decided);
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn decided(loss: (i128, i128), kind: Kind, worth: i64, first: bool) -> Decided {
        let lesson = Facts {
            kind,
            group: HandGroup::LowPair,
            up: "4d".parse().unwrap(),
            ante: Points(10),
            worth: Antes::whole(worth),
            first,
        };
        Decided { loss: Antes::fraction(loss.0, loss.1).unwrap(), lesson: Some(lesson) }
    }

    fn round(net: i64, decisions: Vec<Decided>) -> Rounded {
        Rounded { at: 1, net: Points(net), decisions }
    }

    #[test]
    fn figures_by_hand() {
        let rounds = [
            round(
                30,
                vec![decided((0, 1), Kind::BuyOrNot, 2, true), decided((1, 4), Kind::FoldOrPlay, 5, false)],
            ),
            round(-10, vec![decided((1, 3), Kind::FoldOrPlay, -1, true)]),
            round(-20, Vec::new()),
        ];
        let statistics = Statistics::of(&rounds, 100);
        assert_eq!(statistics.all, Tally { decisions: 3, best: 1, lost: Billionths(583_333_333) });
        assert_eq!(statistics.grades, [1, 0, 0, 2, 0]);
        assert_eq!(statistics.kinds[Kind::FoldOrPlay as usize].decisions, 2);
        assert_eq!(statistics.kinds[Kind::BuyOrNot as usize].best, 1);
        assert_eq!(statistics.groups[HandGroup::LowPair as usize], statistics.all);
        assert_eq!(statistics.up_cards[Rank::Four.index()], statistics.all);
        let last = statistics.standings.last().unwrap();
        assert_eq!((last.rounds, last.net), (3, Points(0)));
        // 20 points of cards less 2.5; minus 10 of cards less 3 and a third.
        assert_eq!(
            last.expected,
            Billionths(20_000_000_000 - 2_500_000_000 - 10_000_000_000 - 3_333_333_330)
        );
        assert_eq!(last.luck_free, Billionths(-2_500_000_000 - 3_333_333_330));
        assert_eq!(statistics.lost, Streak { longest: 2, current: 2 });
        assert_eq!(statistics.won, Streak { longest: 1, current: 0 });
        assert_eq!(statistics.best, Streak { longest: 1, current: 0 });
    }

    #[test]
    fn of_many_rounds_some_standings_are_told_and_always_the_last() {
        let rounds: Vec<Rounded> = (0..1_001).map(|_| round(1, Vec::new())).collect();
        let standings = Statistics::of(&rounds, 100).standings;
        assert!((90..=101).contains(&standings.len()), "{}", standings.len());
        assert_eq!(standings.last().unwrap().net, Points(1_001));
        assert!(Statistics::of(&[], 100).standings.is_empty());
    }

    proptest! {
        #[test]
        fn billionths_are_the_nearest(over in -1_000_000_000_000_i128..1_000_000_000_000, under in 1_i128..1_000_000_000_000) {
            let antes = Antes::fraction(over, under).unwrap();
            // Half a billionth to either side.
            let twice = 2 * i128::from(Billionths::of(antes).0) * under;
            let exact = 2 * over * BILLION;
            prop_assert!((twice - exact).abs() <= under, "{twice} {exact}");
        }

        #[test]
        fn long_fractions_are_near(over in any::<i128>(), under in 1_i128 << 80..i128::MAX) {
            let antes = Antes::fraction(over >> 1, under).unwrap();
            let shown = Billionths::of(antes).to_f64_for_show();
            prop_assert!((shown - antes.to_f64_for_show()).abs() <= 1e-8 * shown.abs().max(1.0));
        }
    }
}
