//! Who wins a deal that is complete.

use tuz_cards::{CardSet, Pack, Rank, RankSet};
use tuz_hands::club::{Hand, OmahaBoard, OmahaHand, Score, Scorer};

use crate::variant::{OwnCards, RankingRule, Variant, Wins};

/// What ranks the hands of a game.
#[derive(Debug, Clone, Copy)]
pub(super) struct Judge {
    pub(super) high: &'static Scorer,
    /// Where the pot is split; there the ranking is eight or better.
    pub(super) low: Option<&'static Scorer>,
    pub(super) own: OwnCards,
}

/// What a hand is worth by both rankings, as numbers; 0 where it does not qualify.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Worth {
    pub(super) high: u16,
    pub(super) low: u16,
}

/// A player's cards, complete but for the common ones.
#[derive(Debug, Clone)]
pub(super) enum Own {
    /// Of which any number count.
    Any(Hand),
    /// Of which two count.
    Two(OmahaHand),
}

/// The common cards.
#[derive(Debug, Clone, Default)]
pub(super) struct Board {
    pub(super) cards: Hand,
    threes: OmahaBoard,
    /// Whether three of them can be part of a low.
    low: bool,
}

const EIGHT_OR_LOWER: u16 = 0b0_0111_1111 | 1 << Rank::Ace as u8;

impl Judge {
    pub(super) fn new(variant: &Variant, pack: Pack) -> Self {
        let (high, low) = match variant.wins {
            Wins::One(rule) => (rule, None),
            Wins::Split(high, low) => (high, Some(low)),
        };
        let scorer = |rule: RankingRule| rule.with(pack).scorer();
        Self { high: scorer(high), low: low.map(scorer), own: variant.own }
    }

    pub(super) fn own(&self, cards: CardSet) -> Own {
        match self.own {
            OwnCards::Any => Own::Any(cards.into()),
            OwnCards::Two => Own::Two(OmahaHand::new(cards)),
        }
    }

    /// Puts other cards on the board.
    pub(super) fn set(&self, board: &mut Board, cards: Hand) {
        board.cards = cards;
        if self.own == OwnCards::Two {
            board.threes.set(cards.cards());
            board.low = RankSet::from_bits(cards.cards().ranks().bits() & EIGHT_OR_LOWER).len() >= 3;
        }
    }

    #[inline]
    pub(super) fn worth(&self, own: &Own, board: &Board) -> Worth {
        match own {
            Own::Any(hand) => {
                let hand = *hand | board.cards;
                let by = |scorer: &Scorer| Score::number(scorer.score(&hand));
                Worth { high: by(self.high), low: self.low.map_or(0, by) }
            }
            Own::Two(hand) => {
                let by = |scorer: &Scorer| Score::number(hand.score(&board.threes, scorer));
                let low = self.low.filter(|_| board.low);
                Worth { high: by(self.high), low: low.map_or(0, by) }
            }
        }
    }

    /// How many hands are looked up to rank one.
    pub(super) fn look_ups(&self, own_cards: usize) -> u128 {
        let each = match self.own {
            OwnCards::Any => 1,
            OwnCards::Two => own_cards * (own_cards - 1) / 2 * 10,
        };
        each as u128 * if self.low.is_some() { 2 } else { 1 }
    }
}
