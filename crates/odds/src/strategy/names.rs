//! The names that choices have in a strategy file.

use tuz_house::tree::Named;

use super::condition::UpCompared;
use super::draws::DrawKind;
use super::file::Throw;
use super::keep::KeepKind;
use crate::Bought;

/// What was bought, as a strategy file names it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BoughtName {
    /// Nothing.
    Nothing,
    /// The sixth card.
    Sixth,
    /// Any exchange.
    Exchange,
    /// An exchange of one card.
    Exchange1,
    /// An exchange of two cards.
    Exchange2,
    /// An exchange of three cards.
    Exchange3,
    /// An exchange of four cards.
    Exchange4,
    /// An exchange of five cards.
    Exchange5,
}

impl BoughtName {
    /// Whether it means this purchase.
    pub fn means(self, bought: Bought) -> bool {
        match bought {
            Bought::Nothing => self == Self::Nothing,
            Bought::Sixth => self == Self::Sixth,
            Bought::Exchange(cards) => match self {
                Self::Exchange => true,
                Self::Exchange1 => cards == 1,
                Self::Exchange2 => cards == 2,
                Self::Exchange3 => cards == 3,
                Self::Exchange4 => cards == 4,
                Self::Exchange5 => cards == 5,
                Self::Nothing | Self::Sixth => false,
            },
        }
    }
}

impl Named for BoughtName {
    const ALL: &'static [(Self, &'static str)] = &[
        (Self::Nothing, "nothing"),
        (Self::Sixth, "sixth"),
        (Self::Exchange, "exchange"),
        (Self::Exchange1, "exchange-1"),
        (Self::Exchange2, "exchange-2"),
        (Self::Exchange3, "exchange-3"),
        (Self::Exchange4, "exchange-4"),
        (Self::Exchange5, "exchange-5"),
    ];
}

impl Named for DrawKind {
    const ALL: &'static [(Self, &'static str)] = &[
        (Self::Flush, "flush"),
        (Self::OpenStraight, "open-straight"),
        (Self::InsideStraight, "inside-straight"),
        (Self::DoubleInsideStraight, "double-inside-straight"),
        (Self::SixStraight, "six-straight"),
        (Self::StraightFlush, "straight-flush"),
        (Self::ThreeToFlush, "three-to-flush"),
        (Self::ThreeToStraightFlush, "three-to-straight-flush"),
        (Self::ThreeToRoyalFlush, "three-to-royal-flush"),
        (Self::TwoToRoyalFlush, "two-to-royal-flush"),
    ];
}

/// A draw of four cards: the dealer, who draws one card, has no use for another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct KeptDraw(pub(super) DrawKind);

impl Named for KeptDraw {
    const ALL: &'static [(Self, &'static str)] = &[
        (Self(DrawKind::Flush), "flush"),
        (Self(DrawKind::OpenStraight), "open-straight"),
        (Self(DrawKind::InsideStraight), "inside-straight"),
        (Self(DrawKind::StraightFlush), "straight-flush"),
    ];
}

impl Named for UpCompared {
    const ALL: &'static [(Self, &'static str)] =
        &[(Self::Below, "below"), (Self::Equal, "equal"), (Self::Above, "above")];
}

impl Named for KeepKind {
    const ALL: &'static [(Self, &'static str)] = &[
        (Self::Nothing, "nothing"),
        (Self::Combination, "combination"),
        (Self::FlushDraw, "flush-draw"),
        (Self::StraightDraw, "straight-draw"),
        (Self::StraightFlushDraw, "straight-flush-draw"),
        (Self::ThreeToFlush, "three-to-flush"),
        (Self::ThreeToStraightFlush, "three-to-straight-flush"),
        (Self::RoyalFlushDraw, "royal-flush-draw"),
    ];
}

impl Named for Throw {
    const ALL: &'static [(Self, &'static str)] = &[(Self::Highest, "highest"), (Self::Lowest, "lowest")];
}

/// What is done first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum FirstName {
    Fold,
    Play,
    Sixth,
    Exchange,
}

impl Named for FirstName {
    const ALL: &'static [(Self, &'static str)] =
        &[(Self::Fold, "fold"), (Self::Play, "play"), (Self::Sixth, "sixth"), (Self::Exchange, "exchange")];
}

/// What is done after a purchase.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum BetName {
    Fold,
    Play,
}

impl Named for BetName {
    const ALL: &'static [(Self, &'static str)] = &[(Self::Fold, "fold"), (Self::Play, "play")];
}

/// What is done where a hand may be insured.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum InsureName {
    Insure,
    Decline,
}

impl Named for InsureName {
    const ALL: &'static [(Self, &'static str)] = &[(Self::Insure, "insure"), (Self::Decline, "decline")];
}

/// What is done where the dealer's game may be bought.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum GameName {
    Buy,
    Keep,
}

impl Named for GameName {
    const ALL: &'static [(Self, &'static str)] = &[(Self::Buy, "buy"), (Self::Keep, "keep")];
}
