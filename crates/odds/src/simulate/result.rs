//! Sums over rounds, and what they estimate.

use tuz_hands::Category;
use tuz_house::round::{Bought, BoxId, LineKind, Outcome, Round};
use tuz_house::{Antes, Points};

/// How often a box did something, and how its rounds ended.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Counts {
    /// Rounds that ended as they stand in [`ENDS`](Self::ENDS).
    ends: [u64; Self::ENDS.len()],
    /// The dealer had a game and lost to a best combination of this category.
    wins: [u64; Category::COUNT],
    /// Rounds in which the sixth card was bought.
    pub sixth: u64,
    /// Rounds in which cards were exchanged, by number of cards (index 0 is one card).
    pub exchanges: [u64; 5],
    /// Rounds with insurance.
    pub insured: u64,
    /// Rounds in which the dealer's game was bought.
    pub games: u64,
}

impl Counts {
    /// How a round may end.
    pub const ENDS: [Outcome; 6] =
        [Outcome::Win, Outcome::NoGame, Outcome::Tie, Outcome::Loss, Outcome::Folded, Outcome::Instant];

    /// In how many rounds it ended so.
    pub fn ended(&self, outcome: Outcome) -> u64 {
        Self::ENDS.iter().position(|end| *end == outcome).map_or(0, |place| self.ends[place])
    }

    /// In how many rounds it won with this best combination.
    pub fn won_with(&self, category: Category) -> u64 {
        self.wins[category.index()]
    }

    fn add(&mut self, round: &Round, place: BoxId) {
        let Some(settlement) = round.settlement(place) else { return };
        if let Some(end) = Self::ENDS.iter().position(|end| *end == settlement.outcome) {
            self.ends[end] += 1;
        }
        if let Some(first) = settlement.combinations.first() {
            self.wins[first.rank.index()] += 1;
        }
        for bought in round.own_box(place).map_or(&[][..], |own| own.bought) {
            match *bought {
                Bought::Sixth => self.sixth += 1,
                Bought::Exchange(cards) => {
                    if let Some(count) = cards.checked_sub(1).and_then(|place| self.exchanges.get_mut(place))
                    {
                        *count += 1;
                    }
                }
            }
        }
        for line in &settlement.lines {
            match line.what {
                LineKind::Insurance => self.insured += 1,
                LineKind::DealerGame => self.games += 1,
                _ => {}
            }
        }
    }

    fn merge(&mut self, other: &Self) {
        let add = |to: &mut [u64], from: &[u64]| to.iter_mut().zip(from).for_each(|(to, from)| *to += from);
        add(&mut self.ends, &other.ends);
        add(&mut self.wins, &other.wins);
        add(&mut self.exchanges, &other.exchanges);
        self.sixth += other.sixth;
        self.insured += other.insured;
        self.games += other.games;
    }
}

/// What was played: exact sums over all rounds, and what they estimate. Equal when every sum is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SimulationResult {
    ante: Points,
    rounds: u64,
    counts: Vec<Counts>,
    /// Of the nets of each box, in points.
    sums: Vec<i128>,
    /// Of the products of the nets of two boxes, in points: box by box the products with it and those before it.
    products: Vec<i128>,
}

impl SimulationResult {
    /// No round yet.
    pub(super) fn empty(ante: Points, boxes: usize) -> Self {
        Self {
            ante,
            rounds: 0,
            counts: vec![Counts::default(); boxes],
            sums: vec![0; boxes],
            products: vec![0; boxes * (boxes + 1) / 2],
        }
    }

    /// Counts a settled round.
    pub(super) fn add(&mut self, round: &Round) {
        self.rounds += 1;
        let mut nets = [0; MOST_BOXES];
        for (at, (place, _)) in round.boxes().enumerate().take(self.sums.len()) {
            nets[at] = round.settlement(place).map_or(0, |settled| settled.net.0);
            self.counts[at].add(round, place);
            self.sums[at] += i128::from(nets[at]);
            let row = &mut self.products[place_of(at, 0)..];
            for (product, other) in row.iter_mut().zip(&nets[..=at]) {
                *product += i128::from(nets[at]) * i128::from(*other);
            }
        }
    }

    /// Counts the rounds of another.
    pub(super) fn merge(&mut self, other: &Self) {
        self.rounds += other.rounds;
        self.counts.iter_mut().zip(&other.counts).for_each(|(to, from)| to.merge(from));
        self.sums.iter_mut().zip(&other.sums).for_each(|(to, from)| *to += from);
        self.products.iter_mut().zip(&other.products).for_each(|(to, from)| *to += from);
    }

    /// How many rounds were played.
    pub fn rounds(&self) -> u64 {
        self.rounds
    }

    /// The ante on each box.
    pub fn ante(&self) -> Points {
        self.ante
    }

    /// How many boxes were played.
    pub fn boxes(&self) -> usize {
        self.sums.len()
    }

    /// What a box did, boxes counted from 0 from the dealer's left.
    pub fn counts(&self, place: usize) -> Option<&Counts> {
        self.counts.get(place)
    }

    /// The net of one box.
    pub fn of_box(&self, place: usize) -> Option<Estimate> {
        let sum = *self.sums.get(place)?;
        Some(self.estimate(sum, self.covariance_for_show(place, place)?))
    }

    /// The net of all boxes together, per round.
    pub fn total(&self) -> Estimate {
        let pairs = (0..self.boxes()).flat_map(|a| (0..self.boxes()).map(move |b| (a, b)));
        let variance = pairs.filter_map(|(a, b)| self.covariance_for_show(a, b)).sum();
        self.estimate(self.sums.iter().sum(), variance)
    }

    fn estimate(&self, sum: i128, variance: f64) -> Estimate {
        let mean = Antes::fraction(sum, i128::from(self.rounds) * i128::from(self.ante.0));
        Estimate { mean: mean.unwrap_or_default(), variance, rounds: self.rounds }
    }

    /// How the nets of two boxes go together, in square antes; of a box with itself its variance. Not exact, so for
    /// show; `None` where there is no such box.
    pub fn covariance_for_show(&self, a: usize, b: usize) -> Option<f64> {
        let product = *self.products.get(place_of(a.max(b), a.min(b))).filter(|_| a.max(b) < self.boxes())?;
        let (rounds, ante) = (self.rounds as f64, self.ante.0 as f64);
        if self.rounds < 2 {
            return Some(0.0);
        }
        let mean = |place: usize| self.sums[place] as f64 / rounds / ante;
        let square = product as f64 / rounds / ante / ante;
        Some((square - mean(a) * mean(b)) * rounds / (rounds - 1.0))
    }
}

/// No layout has more.
const MOST_BOXES: usize = 9;

/// Where the products of a box with one that is not behind it stand.
fn place_of(later: usize, earlier: usize) -> usize {
    later * (later + 1) / 2 + earlier
}

/// A mean and how sure it is.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Estimate {
    /// The mean net of the rounds that were played, in antes: exact for them, an estimate for all.
    pub mean: Antes,
    variance: f64,
    rounds: u64,
}

impl Estimate {
    /// The standard deviation of one round, in antes.
    pub fn deviation_for_show(&self) -> f64 {
        self.variance.max(0.0).sqrt()
    }

    /// The standard error of the mean, in antes.
    pub fn error_for_show(&self) -> f64 {
        if self.rounds == 0 { 0.0 } else { self.deviation_for_show() / (self.rounds as f64).sqrt() }
    }

    /// From where to where the true mean lies in 95 cases of 100, in antes.
    pub fn interval_for_show(&self) -> [f64; 2] {
        // So many errors on either side, as the mean of many rounds is all but normal.
        const ERRORS: f64 = 1.959_963_984_540_054;
        let (mean, reach) = (self.mean.to_f64_for_show(), ERRORS * self.error_for_show());
        [mean - reach, mean + reach]
    }
}
