//! Omaha: exactly two of a player's own cards with exactly three of the common ones.

use tuz_cards::CardSet;

use super::{Best, Hand, Ranking, Score, Scorer};

/// A player's own cards, pair by pair.
#[derive(Debug, Clone)]
pub struct OmahaHand(Vec<Hand>);

/// Common cards, three by three.
#[derive(Debug, Clone)]
pub struct OmahaBoard(Vec<Hand>);

fn hands(cards: CardSet, size: usize) -> Vec<Hand> {
    cards.subsets(size).map(Hand::from).collect()
}

impl OmahaHand {
    /// Of a player's own cards; four to six in the usual games.
    pub fn new(own: CardSet) -> Self {
        Self(hands(own, 2))
    }

    /// How good the best two of them with three of the common cards are; `None` where no five cards qualify, or there
    /// are no five.
    pub fn score(&self, board: &OmahaBoard, scorer: &Scorer) -> Option<Score> {
        let pairs = self.0.iter();
        pairs.flat_map(|&pair| board.0.iter().map(move |&three| scorer.score(&(pair | three)))).max()?
    }
}

impl OmahaBoard {
    /// Of the common cards. None of them may be a player's own.
    pub fn new(common: CardSet) -> Self {
        Self(hands(common, 3))
    }
}

impl Ranking {
    /// How good the best two of a player's own cards with three of the common ones are; `None` where no five cards
    /// qualify, or there are no five. A card that is in both counts as a common one.
    pub fn rank_two_and_three(self, own: CardSet, common: CardSet) -> Option<Score> {
        OmahaHand::new(own - common).score(&OmahaBoard::new(common), self.scorer())
    }

    /// The best two of a player's own cards with three of the common ones; `None` as with
    /// [`Ranking::rank_two_and_three`].
    pub fn best_two_and_three(self, own: CardSet, common: CardSet) -> Option<Best> {
        let own = own - common;
        self.best_of(own.subsets(2).flat_map(|pair| common.subsets(3).map(move |three| pair | three)))
    }
}
