//! Chinese poker: thirteen cards in three rows, each pair of players row against row.
//!
//! ```
//! use tuz_cards::parse_card_set;
//! use tuz_club::chinese::{Rules, Scoring, Setting, settle};
//! let rows = |text: &str| {
//!     let rows: Vec<_> = text.split('/').map(|row| parse_card_set(row).unwrap()).collect();
//!     Setting::new(rows[0], rows[1], rows[2]).unwrap()
//! };
//! let first = rows("Ks Kd 2c / As Ad 7h 6h 5c / 8s 8d 8h 4c 4d");
//! let second = rows("Qs Qd 3c / Ah Ac 9h 6d 5d / Jc Jd 7d 7c 2s");
//! let rules = Rules::plain(Scoring::TwoFour);
//! assert_eq!(settle(&rules, &[first, second]).unwrap(), [2, -2]);
//! ```

use tuz_cards::{Card, CardSet, Rank, Suit};
use tuz_hands::club::{Category, Ranking, Score};

/// How many cards a player sets.
pub const CARDS: usize = 13;

/// The most players that a pack serves.
pub const MOST_PLAYERS: usize = 4;

/// What the rows count between two players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Scoring {
    /// A point a row, and three more for all three.
    OneSix,
    /// A point a row, and one more for the most rows.
    TwoFour,
}

/// A row.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Place {
    /// Three cards, which know no straight and no flush.
    Front,
    /// Five cards.
    Middle,
    /// Five cards.
    Back,
}

impl Place {
    /// All rows.
    pub const ALL: [Self; 3] = [Self::Front, Self::Middle, Self::Back];
}

/// Points for a hand in a row, from each opponent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Royalty {
    /// Where.
    pub place: Place,
    /// Which hand.
    pub category: Category,
    /// Of which rank its pair, three or four must be; any where there is none.
    pub rank: Option<Rank>,
    /// How many points.
    pub points: i64,
}

/// Whose royalties count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RoyaltiesCount {
    /// Everybody's that has not fouled; two players set theirs off.
    Always,
    /// Those of the row's winner.
    OnWinningRow,
}

/// Thirteen cards that win by themselves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Natural {
    /// One card of each rank, in one suit.
    CleanDragon,
    /// One card of each rank.
    Dragon,
    /// Rows of three, five and five cards, each in one suit.
    ThreeFlushes,
    /// Rows of three, five and five cards, each in sequence.
    ThreeStraights,
    /// Six pairs and a card; four of a kind are two pairs.
    SixPairs,
}

/// How a club plays it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rules {
    /// What the rows count.
    pub scoring: Scoring,
    /// Points for hands; the best of those that fit counts in each row.
    pub royalties: Vec<Royalty>,
    /// Whose royalties count.
    pub royalties_count: RoyaltiesCount,
    /// Naturals with the points that each opponent pays for them, in place of the rows; of two the dearer one wins.
    pub naturals: Vec<(Natural, i64)>,
}

impl Rules {
    /// No royalties and no naturals.
    pub const fn plain(scoring: Scoring) -> Self {
        Self { scoring, royalties: Vec::new(), royalties_count: RoyaltiesCount::Always, naturals: Vec::new() }
    }
}

/// Why cards make no setting, or settings no game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum SettingFault {
    /// A row of another length.
    #[error("the rows hold `{front}`, `{middle}` and `{back}` cards and not 3, 5 and 5")]
    Rows {
        /// Cards in front.
        front: usize,
        /// Cards in the middle.
        middle: usize,
        /// Cards at the back.
        back: usize,
    },
    /// A card twice.
    #[error("`{0}` is set twice")]
    Twice(Card),
    /// Too few or too many players.
    #[error("a game is for 2 to {MOST_PLAYERS} players and not for `{0}`")]
    Players(usize),
}

/// Thirteen cards in their rows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Setting {
    rows: [CardSet; 3],
}

impl Setting {
    /// The rows.
    ///
    /// # Errors
    /// When they have other lengths or share a card.
    pub fn new(front: CardSet, middle: CardSet, back: CardSet) -> Result<Self, SettingFault> {
        if (front.len(), middle.len(), back.len()) != (3, 5, 5) {
            return Err(SettingFault::Rows { front: front.len(), middle: middle.len(), back: back.len() });
        }
        let shared = front & middle | front & back | middle & back;
        match shared.into_iter().next() {
            Some(card) => Err(SettingFault::Twice(card)),
            None => Ok(Self { rows: [front, middle, back] }),
        }
    }

    /// The cards of a row.
    pub const fn row(&self, place: Place) -> CardSet {
        self.rows[place as usize]
    }

    /// All cards.
    pub fn cards(&self) -> CardSet {
        self.rows[0] | self.rows[1] | self.rows[2]
    }

    fn score(&self, place: Place) -> Option<Score> {
        Ranking::Standard.rank(self.row(place))
    }

    /// Whether a row is better than the one behind it: such a hand loses all three.
    pub fn is_fouled(&self) -> bool {
        let [front, middle, back] = Place::ALL.map(|place| self.score(place));
        front > middle || middle > back
    }

    /// What the royalties of a row come to.
    fn royalty(&self, rules: &Rules, place: Place) -> i64 {
        let cards = self.row(place);
        let category = self.score(place).map(|score| Ranking::Standard.category(score));
        let most = Rank::ALL.into_iter().max_by_key(|&rank| (cards.count_of_rank(rank), rank));
        rules
            .royalties
            .iter()
            .filter(|royalty| royalty.place == place && Some(royalty.category) == category)
            .filter(|royalty| royalty.rank.is_none() || royalty.rank == most)
            .map(|royalty| royalty.points)
            .max()
            .unwrap_or(0)
    }
}

impl Natural {
    /// Whether these thirteen cards are one.
    pub fn fits(self, cards: CardSet) -> bool {
        let counts = Rank::ALL.map(|rank| cards.count_of_rank(rank));
        match self {
            Self::CleanDragon => Suit::ALL.into_iter().any(|suit| cards.of_suit(suit).len() == CARDS),
            Self::Dragon => counts.iter().all(|&count| count == 1),
            Self::ThreeFlushes => {
                // Rows of 3, 5 and 5, laid together where a suit has more.
                let made = |count: usize| matches!(count, 0 | 3 | 5 | 8 | 10 | 13);
                Suit::ALL.into_iter().all(|suit| made(cards.of_suit(suit).len()))
            }
            Self::ThreeStraights => {
                let run = |low: usize, length: usize| {
                    // Place 0 is the ace below the two.
                    (low..low + length).fold([0usize; Rank::COUNT], |mut counts, at| {
                        counts[(at + Rank::COUNT - 1) % Rank::COUNT] += 1;
                        counts
                    })
                };
                let sum = |a: [usize; Rank::COUNT], b: [usize; Rank::COUNT]| {
                    std::array::from_fn(|at| a[at] + b[at])
                };
                (0..=11).any(|front| {
                    (0..=9).any(|middle| {
                        (0..=9).any(|back| sum(sum(run(front, 3), run(middle, 5)), run(back, 5)) == counts)
                    })
                })
            }
            Self::SixPairs => counts.iter().map(|count| count / 2).sum::<usize>() == 6,
        }
    }
}

/// Thirteen cards to each player, one at a time; `None` where the order does not serve so many.
pub fn deal(order: &[Card], players: usize) -> Option<Vec<CardSet>> {
    if !(2..=MOST_PLAYERS).contains(&players) || order.len() < players * CARDS {
        return None;
    }
    let hand = |at: usize| order.iter().copied().skip(at).step_by(players).take(CARDS).collect();
    Some((0..players).map(hand).collect())
}

/// What each player wins or loses, in points; the sum is nothing.
///
/// # Errors
/// When there are too few or too many players, or a card is set twice.
pub fn settle(rules: &Rules, settings: &[Setting]) -> Result<Vec<i64>, SettingFault> {
    if !(2..=MOST_PLAYERS).contains(&settings.len()) {
        return Err(SettingFault::Players(settings.len()));
    }
    let mut seen = CardSet::EMPTY;
    for setting in settings {
        if let Some(card) = (seen & setting.cards()).into_iter().next() {
            return Err(SettingFault::Twice(card));
        }
        seen = seen | setting.cards();
    }
    let mut points = vec![0; settings.len()];
    for (first, one) in settings.iter().enumerate() {
        for (second, other) in settings.iter().enumerate().skip(first + 1) {
            let won = between(rules, one, other);
            points[first] += won;
            points[second] -= won;
        }
    }
    Ok(points)
}

/// What the first of two players wins from the second.
pub fn between(rules: &Rules, one: &Setting, other: &Setting) -> i64 {
    let natural = |setting: &Setting| {
        let fitting = rules.naturals.iter().filter(|(natural, _)| natural.fits(setting.cards()));
        fitting.map(|(_, points)| *points).max()
    };
    match (natural(one), natural(other)) {
        (None, None) => {}
        (mine, theirs) if mine == theirs => return 0,
        (mine, theirs) if mine > theirs => return mine.unwrap_or(0),
        (_, theirs) => return -theirs.unwrap_or(0),
    }
    let (mine_fouled, theirs_fouled) = (one.is_fouled(), other.is_fouled());
    let rows = Place::ALL.map(|place| match (mine_fouled, theirs_fouled) {
        (true, true) => 0,
        (true, false) => -1,
        (false, true) => 1,
        (false, false) => one.score(place).cmp(&other.score(place)) as i64,
    });
    let net: i64 = rows.iter().sum();
    let extra = match rules.scoring {
        Scoring::OneSix if net.abs() == 3 => 3 * net.signum(),
        Scoring::OneSix => 0,
        Scoring::TwoFour => net.signum(),
    };
    let royalties: i64 = Place::ALL
        .into_iter()
        .zip(rows)
        .map(|(place, row)| {
            let counts = |wins: bool, fouled: bool| {
                !fouled && (wins || rules.royalties_count == RoyaltiesCount::Always)
            };
            let of = |setting: &Setting, counts: bool| if counts { setting.royalty(rules, place) } else { 0 };
            of(one, counts(row > 0, mine_fouled)) - of(other, counts(row < 0, theirs_fouled))
        })
        .sum();
    net + extra + royalties
}
