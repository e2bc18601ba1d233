//! How rounds end, counted: what makes up every figure of the whole game besides its edge.

use tuz_hands::{Category, HandPay, PayTable};

use crate::terms::{Bought, Payoff, Terms};

/// How the dealer's hands divide against a final hand that is played.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Split {
    /// No game, and the ante gets what the rules give for that.
    pub(crate) no_game: i64,
    /// No game, and so low that the ante gets nothing.
    pub(crate) unpaid: i64,
    /// Beaten, and all combinations are paid.
    pub(crate) won: i64,
    /// Beaten, but not by the second combination, which would have to.
    pub(crate) won_first_only: i64,
    /// Equal.
    pub(crate) tied: i64,
    /// Better.
    pub(crate) lost: i64,
}

/// The ways a played hand can end, in the order of [`Split::parts`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Ending {
    NoGame,
    Unpaid,
    Won,
    WonFirstOnly,
    Tied,
    Lost,
}

impl Ending {
    pub(crate) const ALL: [Self; 6] =
        [Self::NoGame, Self::Unpaid, Self::Won, Self::WonFirstOnly, Self::Tied, Self::Lost];

    /// What it brings, insurance for `insured` and the price of what was bought apart.
    pub(crate) fn net(self, terms: &Terms, payoff: &Payoff) -> i64 {
        match self {
            Self::NoGame => terms.no_game(terms.qualifier),
            Self::Unpaid => 0,
            Self::Won => payoff.win,
            Self::WonFirstOnly => payoff.win_first_only,
            Self::Tied => payoff.tie,
            Self::Lost => payoff.lose,
        }
    }

    /// The same where the dealer's game was bought, its price apart.
    pub(crate) fn net_of_bought(self, terms: &Terms, payoff: &Payoff) -> i64 {
        let still_paid = terms.game.as_ref().is_some_and(|rule| rule.still_paid);
        match self {
            Self::NoGame if !still_paid => 0,
            Self::Won => payoff.bought_win,
            Self::WonFirstOnly => payoff.bought_win_first_only,
            _ => self.net(terms, payoff),
        }
    }

    /// What insurance brings for each unit of it.
    pub(crate) fn insurance(self, terms: &Terms) -> i64 {
        match self {
            Self::NoGame | Self::Unpaid => 1,
            Self::Tied | Self::Lost if terms.insurance_returned_on_loss() => 0,
            _ => -1,
        }
    }
}

impl Split {
    /// The numbers in the order of [`Ending::ALL`].
    pub(crate) fn parts(&self) -> [i64; 6] {
        [self.no_game, self.unpaid, self.won, self.won_first_only, self.tied, self.lost]
    }

    /// What a hand brings over all these, insurance apart.
    pub(crate) fn net(&self, terms: &Terms, payoff: &Payoff) -> i64 {
        Ending::ALL.iter().zip(self.parts()).map(|(ending, count)| ending.net(terms, payoff) * count).sum()
    }

    /// What the most insurance brings over all these; below 0 where it loses.
    pub(crate) fn insurance(&self, terms: &Terms, payoff: &Payoff) -> i64 {
        if payoff.insurance == 0 {
            return 0;
        }
        let each = Ending::ALL.iter().zip(self.parts());
        payoff.insurance * each.map(|(ending, count)| ending.insurance(terms) * count).sum::<i64>()
    }
}

/// What makes final hands end alike: their name and what they are paid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Kind {
    pub(crate) category: Category,
    pub(crate) second: u32,
}

/// All kinds under one pay table.
pub(crate) struct Kinds {
    seconds: Vec<u32>,
}

impl Kinds {
    pub(crate) fn new(table: &PayTable) -> Self {
        let mut seconds: Vec<u32> = Category::ALL.iter().map(|category| table.of(*category)).collect();
        seconds.push(0);
        seconds.sort_unstable();
        seconds.dedup();
        Self { seconds }
    }

    /// How many there are.
    pub(crate) fn len(&self) -> usize {
        Category::COUNT * self.seconds.len()
    }

    /// The number of the kind of a hand.
    pub(crate) fn of(&self, category: Category, pay: HandPay) -> u16 {
        let second = self.seconds.partition_point(|second| *second < pay.second);
        (category as usize * self.seconds.len() + second) as u16
    }

    /// The kind of this number.
    pub(crate) fn at(&self, kind: u16) -> Kind {
        let kind = usize::from(kind);
        let category = Category::ALL[kind / self.seconds.len()];
        Kind { category, second: self.seconds[kind % self.seconds.len()] }
    }
}

/// What was bought, as a place: nothing, exchanges by number of cards, the sixth card.
pub(crate) const BOUGHT: [Bought; 7] = [
    Bought::Nothing,
    Bought::Exchange(1),
    Bought::Exchange(2),
    Bought::Exchange(3),
    Bought::Exchange(4),
    Bought::Exchange(5),
    Bought::Sixth,
];

/// The place of what was bought in [`BOUGHT`].
pub(crate) const fn place_of(bought: Bought) -> usize {
    match bought {
        Bought::Nothing => 0,
        Bought::Exchange(count) => count as usize,
        Bought::Sixth => 6,
    }
}

/// How rounds end in which the dealer's game is bought.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Purchase {
    /// How many of the dealer's hands without a game become those below, in the order of [`Split::parts`].
    pub(crate) from: [i64; 6],
    /// What becomes of them.
    pub(crate) to: [i64; 6],
}

/// Rounds that end in one of the ways of a [`Split`] and are alike otherwise.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Played {
    /// What was bought, as a place.
    pub(crate) bought: usize,
    pub(crate) kind: u16,
    pub(crate) insured: bool,
    pub(crate) bought_game: bool,
}

/// Numbers of rounds by their ends.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Outcomes {
    kinds: usize,
    /// By what was bought: folded.
    pub(crate) folded: [i128; 7],
    /// As [`Played`], and by ending.
    played: Vec<i128>,
    /// First decisions, by the dealt hand's category and what was bought; then folds.
    pub(crate) first: [[i128; 8]; Category::COUNT],
}

/// The place of a fold among the first decisions.
pub(crate) const FOLDED_FIRST: usize = 7;

impl Outcomes {
    pub(crate) fn new(kinds: &Kinds) -> Self {
        let kinds = kinds.len();
        Self { kinds, folded: [0; 7], played: vec![0; 7 * kinds * 24], first: [[0; 8]; Category::COUNT] }
    }

    fn add_all(&mut self, played: Played, parts: [i64; 6], times: i128) {
        let Played { bought, kind, insured, bought_game } = played;
        let place = (bought * self.kinds + usize::from(kind)) * 2 + usize::from(insured);
        let start = (place * 2 + usize::from(bought_game)) * 6;
        for (cell, count) in self.played[start..start + 6].iter_mut().zip(parts) {
            *cell += i128::from(count) * times;
        }
    }

    /// Adds the ends of a played hand, so many times.
    pub(crate) fn play(&mut self, played: Played, split: &Split, times: i128) {
        self.add_all(played, split.parts(), times);
    }

    /// Adds so many of one ending.
    pub(crate) fn add(&mut self, played: Played, ending: Ending, count: i128) {
        let mut parts = [0; 6];
        parts[ending as usize] = 1;
        self.add_all(played, parts, count);
    }

    /// Lets the dealer's game be bought in some of the rounds of a played hand, so many times.
    pub(crate) fn buy_game(&mut self, played: Played, purchase: &Purchase, times: i128) {
        self.add_all(played, purchase.from, -times);
        self.add_all(Played { bought_game: true, ..played }, purchase.to, times);
    }

    /// Every number that is not 0.
    pub(crate) fn each(&self) -> impl Iterator<Item = (Played, Ending, i128)> {
        self.played.iter().enumerate().filter(|(_, count)| **count != 0).map(|(place, &count)| {
            let (ending, place) = (Ending::ALL[place % 6], place / 6);
            let (bought_game, insured) = (place % 2 == 1, place / 2 % 2 == 1);
            let (kind, bought) = ((place / 4 % self.kinds) as u16, place / 4 / self.kinds);
            (Played { bought, kind, insured, bought_game }, ending, count)
        })
    }

    /// All of both.
    pub(crate) fn merge(&mut self, other: &Self) {
        for (sum, more) in self.folded.iter_mut().zip(&other.folded) {
            *sum += more;
        }
        for (sum, more) in self.played.iter_mut().zip(&other.played) {
            *sum += more;
        }
        for (sum, more) in self.first.as_flattened_mut().iter_mut().zip(other.first.as_flattened()) {
            *sum += more;
        }
    }
}
