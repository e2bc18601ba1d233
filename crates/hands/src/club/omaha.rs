//! Omaha: exactly two of a player's own cards with exactly three of the common ones.

use tuz_cards::CardSet;

use super::{Best, Hand, Ranking, Score, Scorer};

/// A player's own cards, pair by pair.
#[derive(Debug, Clone)]
pub struct OmahaHand(Vec<Hand>);

/// Common cards, three by three.
#[derive(Debug, Clone, Default)]
pub struct OmahaBoard(Vec<Hand>);

impl OmahaHand {
    /// Of a player's own cards; four to six in the usual games.
    pub fn new(own: CardSet) -> Self {
        Self(own.subsets(2).map(Hand::from).collect())
    }

    /// How good the best two of them with three of the common cards are; `None` where no five cards qualify, or there
    /// are no five.
    pub fn score(&self, board: &OmahaBoard, scorer: &Scorer) -> Option<Score> {
        let of_pair = |&pair: &Hand| board.0.iter().map(move |&three| scorer.score(&(pair | three)));
        self.0.iter().flat_map(of_pair).max()?
    }
}

impl OmahaBoard {
    /// Of the common cards. None of them may be a player's own.
    pub fn new(common: CardSet) -> Self {
        let mut board = Self::default();
        board.set(common);
        board
    }

    /// Other common cards in place of these, for loops over many boards.
    pub fn set(&mut self, common: CardSet) {
        self.0.clear();
        let mut after_first = common.iter();
        while let Some(first) = after_first.next() {
            let one = Hand::EMPTY.with(first);
            let mut after_second = after_first.clone();
            while let Some(second) = after_second.next() {
                let two = one.with(second);
                self.0.extend(after_second.clone().map(|third| two.with(third)));
            }
        }
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
