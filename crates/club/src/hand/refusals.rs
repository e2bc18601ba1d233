//! Why something is refused.

use tuz_cards::Card;

use super::actions::Seat;
use crate::chips::Chips;
use crate::variant::MOST_SEATS;

/// Why an action is refused. Sentences count seats from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// Nobody sits there.
    #[error("there is no seat `{}`", .0.number())]
    NoSeat(Seat),
    /// Nothing is asked of any player.
    #[error("no decision is asked for now")]
    NothingAsked,
    /// Somebody else decides.
    #[error("it is the turn of seat `{}`", .0.number())]
    NotYourTurn(Seat),
    /// The player has thrown cards away already, or has folded.
    #[error("seat `{}` has nothing to throw away now", .0.number())]
    ThrownAlready(Seat),
    /// A bet is asked for, or cards, or a hand to show.
    #[error("another kind of decision is asked for now")]
    NotAsked,
    /// There is a bet to call.
    #[error("there are `{0}` to call")]
    ToCall(Chips),
    /// There is nothing to call.
    #[error("there is nothing to call")]
    NothingToCall,
    /// The hand has to be brought in.
    #[error("the hand has to be brought in")]
    BringInFirst,
    /// The hand has not to be brought in.
    #[error("there is nothing to bring in")]
    NoBringIn,
    /// The player has acted, and no full raise came after it.
    #[error("the betting is not open to a player who has acted, since no full raise followed")]
    NotReopened,
    /// As many bets and raises as there may be.
    #[error("there are no more than `{0}` bets and raises in a round")]
    Capped(u8),
    /// A call takes all that the player has.
    #[error("a call takes all chips")]
    OnlyCall,
    /// Nobody is left who could call more.
    #[error("nobody could call a raise")]
    NobodyToCall,
    /// The amount is not one of those that may be bet.
    #[error("`{to}` is not allowed: the least is `{least}`, the most `{most}`")]
    Amount {
        /// To how much.
        to: Chips,
        /// The least.
        least: Chips,
        /// The most.
        most: Chips,
    },
    /// Too few or too many cards are thrown away.
    #[error("`{count}` cards are thrown away, and `{least}` to `{most}` may be")]
    ThrowCount {
        /// How many.
        count: usize,
        /// The fewest.
        least: usize,
        /// The most.
        most: usize,
    },
    /// A card that the player does not hold.
    #[error("a card is thrown away that the player does not hold")]
    NotHeld,
    /// Cards that nobody knows cannot be shown.
    #[error("a hand with unknown cards cannot be shown")]
    Unknown,
    /// All hands are shown once no bet can follow.
    #[error("hands are shown when no bet can follow")]
    Tabled,
    /// Nobody else is left to win a pot.
    #[error("the last hand that can win a pot cannot be thrown away")]
    LastHand,
}

/// Why a hand cannot begin.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum CannotStart {
    /// Not a stack for each seat.
    #[error("`{stacks}` stacks are given for `{seats}` seats")]
    Stacks {
        /// How many stacks.
        stacks: usize,
        /// How many seats.
        seats: usize,
    },
    /// A seat with no chip.
    #[error("seat `{}` has no chips", .0.number())]
    Empty(Seat),
    /// A seat with more chips than sums can hold.
    #[error("seat `{}` has more than `{most}` chips", .0.number(), most = Chips::MOST)]
    TooMuch(Seat),
    /// The pack is not the game's.
    #[error("the order of the pack does not hold each card of the game's pack once")]
    Pack,
}

/// Why cards cannot be dealt.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum DealRefusal {
    /// No card is due there.
    #[error("no cards are due to seat `{}` now", .0.number())]
    NotDue(Seat),
    /// No card is due to the table.
    #[error("no common cards are due now")]
    NoBoard,
    /// Another number of cards is due.
    #[error("`{given}` cards are dealt and `{due}` are due")]
    Count {
        /// How many.
        given: usize,
        /// How many are due.
        due: usize,
    },
    /// The card is out already.
    #[error("`{0}` is out already")]
    Out(Card),
    /// The card is not of this pack.
    #[error("`{0}` is not in the pack")]
    NotInPack(Card),
    /// The cards come from a pack whose order is given.
    #[error("cards come from the pack that was given")]
    FromPack,
}

/// Why the chores refuse.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum ChoreRefusal {
    /// There is nothing to do, or a player or the dealer has to give something first.
    #[error("there is no chore to do now")]
    NoChore,
    /// The discards are not what is shuffled.
    #[error("the cards are not the discards, each once")]
    NotTheDiscards,
    /// The rake is more than the pot.
    #[error("`{rake}` is more than pot `{}` holds, or that pot does not exist", .pot + 1)]
    Rake {
        /// How much.
        rake: Chips,
        /// Which pot, from 0.
        pot: usize,
    },
    /// The board cannot be dealt twice now.
    #[error("the rest of the board is dealt twice only before its cards are, and when no bet can follow")]
    NotTwice,
    /// The cards named are not those of the hand.
    #[error("the cards of seat `{}` are others", .0.number())]
    NotTheCards(Seat),
}

const _: () = assert!(MOST_SEATS <= 10);
