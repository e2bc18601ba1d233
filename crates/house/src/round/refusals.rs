//! Why something is refused, with the figures that explain it.

use serde::Serialize;
use tuz_cards::CardSet;
use tuz_hands::Category;

use super::{Asked, BoxId, PlayerId};
use crate::shown::shown;
use crate::words::{antes, counted};
use crate::{Antes, Points, json};

/// Why a stake, the deal or an action is refused. In the English sentence boxes and players are counted from 1;
/// in JSON, where the name of the reason stands with the figures that a translation needs, from 0.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Refusal {
    /// Nobody sits there.
    #[error("there is no player {}", .0.number())]
    UnknownPlayer(PlayerId),
    /// Cards are out already.
    #[error("stakes are put up before the deal, and the cards are out")]
    AlreadyDealt,
    /// Cards are not out yet, or the round is over.
    #[error("no decision is asked for now")]
    NothingAsked,
    /// Somebody else decides now.
    #[error("player {} decides on box {} now", owner.number(), turn.number())]
    NotYourTurn {
        /// The box whose turn it is.
        turn: BoxId,
        /// Whose box that is.
        owner: PlayerId,
    },
    /// Another kind of decision is wanted now.
    #[error("box {} is asked {asked}", turn.number())]
    NotAsked {
        /// The box whose turn it is.
        turn: BoxId,
        /// What it is asked.
        asked: Asked,
    },

    /// There is no box to deal to.
    #[error("no box has an ante")]
    NoBoxes,
    /// The player's stakes are up.
    #[error("player {} has put up the stakes already", .0.number())]
    AlreadyStaked(PlayerId),
    /// The layout has fewer boxes.
    #[error("there is no box {}, the layout has {boxes}", place.number())]
    UnknownBox {
        /// The box asked for.
        #[serde(rename = "box")]
        place: BoxId,
        /// How many there are.
        boxes: u8,
    },
    /// The box is named twice.
    #[error("box {} is staked twice", .0.number())]
    BoxTwice(BoxId),
    /// The box is another player's.
    #[error("box {} belongs to player {}", place.number(), owner.number())]
    BoxTaken {
        /// The box.
        #[serde(rename = "box")]
        place: BoxId,
        /// Whose it is.
        owner: PlayerId,
    },
    /// More boxes than one player may have.
    #[error("a player may have {} at most, not {boxes}", counted(most, "box"))]
    TooManyBoxes {
        /// How many were staked.
        boxes: usize,
        /// How many are allowed.
        most: usize,
    },
    /// A player's boxes must lie side by side.
    #[error("the boxes of one player must lie side by side, and {} and {} do not", left.number(), right.number())]
    NotAdjacent {
        /// A box.
        left: BoxId,
        /// The player's next one.
        right: BoxId,
    },
    /// Below the table's least ante, or not above 0.
    #[error("an ante of `{ante}` is below the least of {least}")]
    AnteTooLow {
        /// The ante.
        ante: Points,
        /// The least.
        least: Points,
    },
    /// Above the table's largest ante.
    #[error("an ante of `{ante}` is above the most of {most}")]
    AnteTooHigh {
        /// The ante.
        ante: Points,
        /// The most.
        most: Points,
    },
    /// Not a multiple of the table's step.
    #[error("an ante of `{ante}` is no multiple of {step}")]
    AnteStep {
        /// The ante.
        ante: Points,
        /// The step.
        step: Points,
    },
    /// A price would be no whole number of points.
    #[error("with an ante of `{ante}` a price of {} would be no whole number of points", antes(*price))]
    Fraction {
        /// The ante.
        ante: Points,
        /// The price.
        #[serde(serialize_with = "json::text")]
        price: Antes,
    },
    /// More could be won than is counted with.
    #[error("with such stakes more than {most} points could be won on box {}", place.number())]
    StakeTooLarge {
        /// The box.
        #[serde(rename = "box")]
        place: BoxId,
        /// What may be won at most.
        most: Points,
    },
    /// All antes of a player must be equal.
    #[error("all antes of a player must be equal: `{ante}` on box {} is not {first}", place.number())]
    AnteNotEqual {
        /// The box.
        #[serde(rename = "box")]
        place: BoxId,
        /// Its ante.
        ante: Points,
        /// The ante on the player's first box.
        first: Points,
    },
    /// A later ante is above that of the player's first box.
    #[error("the ante on a later box may not be above the first: `{ante}` on box {} is above {first}", place.number())]
    AnteAboveFirst {
        /// The box.
        #[serde(rename = "box")]
        place: BoxId,
        /// Its ante.
        ante: Points,
        /// The ante on the player's first box.
        first: Points,
    },
    /// No such side bet is offered.
    #[error("`{}` is no bet of this table", shown(.0))]
    UnknownSideBet(String),
    /// The bet takes no stake: it pays on the ante.
    #[error("`{0}` pays on the ante and takes no stake")]
    NoStakeOf(String),
    /// The side bet must be staked.
    #[error("`{0}` must be staked on every box")]
    Compulsory(String),
    /// A stake outside the bet's limits.
    #[error("a stake of `{stake}` on `{name}` is below the least of {least}")]
    SideTooLow {
        /// The bet.
        name: String,
        /// The stake.
        stake: Points,
        /// The least.
        least: Points,
    },
    /// A stake outside the bet's limits.
    #[error("a stake of `{stake}` on `{name}` is above the most of {most}")]
    SideTooHigh {
        /// The bet.
        name: String,
        /// The stake.
        stake: Points,
        /// The most.
        most: Points,
    },
    /// The bet has one stake only.
    #[error("the stake on `{name}` is {fixed}, not `{stake}`")]
    SideFixed {
        /// The bet.
        name: String,
        /// The stake.
        stake: Points,
        /// The only one.
        fixed: Points,
    },
    /// A blind box may not stake this.
    #[error("box {} is blind and may not stake on `{name}`", place.number())]
    BlindSideBet {
        /// The box.
        #[serde(rename = "box")]
        place: BoxId,
        /// The bet.
        name: String,
    },
    /// Only blind boxes buy in advance, and only where the table lets them.
    #[error("nothing can be bought in advance on box {}", .0.number())]
    NoBuyingAhead(BoxId),

    /// The rules do not offer it.
    #[error("this table does not offer {0}")]
    NotOffered(Offer),
    /// The account does not cover what has to be put up.
    #[error("it takes {}, and {balance} may be spent", counted(needed, "point"))]
    BalanceTooLow {
        /// What has to be put up.
        needed: Points,
        /// What may be spent on this box.
        balance: Points,
    },
    /// The account covers the price, but not the bet after it.
    #[error("after paying {price} the bet of {bet} could not be put up: {balance} may be spent")]
    BetNotCovered {
        /// What is bought or insured.
        price: Points,
        /// The bet of the box.
        bet: Points,
        /// What may be spent on this box.
        balance: Points,
    },
    /// An exchange of so many cards forces the bet.
    #[error("after the exchange the bet must follow")]
    BetForced,
    /// The sixth card is there.
    #[error("the sixth card is bought, and nothing is bought after it")]
    SixthBought,
    /// A box that exchanged may not buy the sixth card.
    #[error("the sixth card is not sold after an exchange")]
    Exchanged,
    /// The hand is final.
    #[error("the hand is insured, and nothing is bought after that")]
    HandInsured,
    /// The box has exchanged as often as it may.
    #[error("a box may exchange {} at most", counted(times, "time"))]
    ExchangesUsed {
        /// How often.
        times: u8,
    },
    /// A further exchange is one of one card, after exchanges of one card.
    #[error("after an exchange only one card may be exchanged again, and only where it was one card before")]
    OnlyOneAgain,
    /// So many cards are not exchanged here.
    #[error("an exchange of {} is not offered", counted(cards, "card"))]
    ExchangeCount {
        /// How many cards.
        cards: usize,
    },
    /// Cards that the box does not hold.
    #[error("`{0}` is not in the hand")]
    NotHeld(#[serde(with = "json::set")] CardSet),
    /// The pack is nearly used up.
    #[error("it takes {} of the pack, which has {left} left for it", counted(needed, "card"))]
    PackTooShort {
        /// How many are wanted.
        needed: usize,
        /// How many nobody has a claim to.
        left: usize,
    },
    /// The box is insured already.
    #[error("the hand is insured already")]
    AlreadyInsured,
    /// The hand is too low for insurance.
    #[error("a hand of {} cannot be insured, only {} or better", hand.words(), from.words())]
    HandTooLow {
        /// What the hand is.
        #[serde(with = "json::category")]
        hand: Category,
        /// The lowest that may insure.
        #[serde(with = "json::category")]
        from: Category,
    },
    /// The hand could win too little.
    #[error("at least {least} must be insured, and the hand allows {most}")]
    InsuranceNotPossible {
        /// The least stake.
        least: Points,
        /// What the possible win allows.
        most: Points,
    },
    /// A stake outside the limits.
    #[error("an insurance of `{stake}` is not between {least} and {most}")]
    InsuranceOutside {
        /// The stake.
        stake: Points,
        /// The least.
        least: Points,
        /// The most.
        most: Points,
    },
    /// A blind box does not have this right.
    #[error("a blind box may not do this")]
    BlindMayNot,
    /// An insured box does not have this right.
    #[error("an insured box may not buy the dealer's game")]
    InsuredMayNot,
    /// The box has nothing left to win or lose against the dealer.
    #[error("box {} is out of play", .0.number())]
    OutOfPlay(BoxId),
    /// The first buyer names the card to be thrown away.
    #[error("the card that the dealer throws away must be one of `{0}`")]
    NameACard(#[serde(with = "json::set")] CardSet),
    /// The card is named by the rules or by the first buyer.
    #[error("which card the dealer throws away is not for this box to say")]
    CardNotForYou,
}

/// Something that a table may offer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Offer {
    Sixth,
    Exchange,
    Insurance,
    DealerGame,
}

impl std::fmt::Display for Offer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Sixth => "a sixth card",
            Self::Exchange => "an exchange of cards",
            Self::Insurance => "insurance",
            Self::DealerGame => "the dealer's game",
        })
    }
}
