//! The shuffle as the house goes through it: committed, dealt, revealed.

use std::fmt;

use tuz_cards::{Card, Pack};

use crate::stream::{self, Stream};
use crate::{Commitment, Nonce, PlayerSeed, Revealed, Seed};

/// A shuffle that the house has committed itself to and not dealt.
///
/// The commitment is there from the first moment, and the player's seed comes in only with
/// [`deal`](Self::deal), which uses the shuffle up: there is no way to add one earlier, later or twice.
/// `Debug` does not show the seed.
#[must_use = "a committed shuffle is there to be dealt"]
pub struct Shuffle {
    seed: Seed,
    nonce: Nonce,
    commitment: Commitment,
}

impl Shuffle {
    /// Commits the house to this seed in this round.
    pub fn commit(seed: Seed, nonce: Nonce) -> Self {
        let commitment = Commitment::to(&seed, nonce);
        Self { seed, nonce, commitment }
    }

    /// What to show to the player before he is asked for his seed.
    pub const fn commitment(&self) -> Commitment {
        self.commitment
    }

    /// The number of the round.
    pub const fn nonce(&self) -> Nonce {
        self.nonce
    }

    /// Brings the pack into its order, with the player's seed if he gave one.
    pub fn deal(self, pack: Pack, player_seed: Option<PlayerSeed>) -> Dealt {
        let order = Order::of(pack, &self.seed, self.nonce, player_seed.as_ref());
        Dealt { shuffle: self, player_seed, order }
    }
}

impl fmt::Debug for Shuffle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Shuffle")
            .field("nonce", &self.nonce)
            .field("commitment", &self.commitment)
            .finish_non_exhaustive()
    }
}

/// A shuffle whose cards are on the table, with the seed still secret.
///
/// `Debug` shows neither the seed nor the order, for most of the cards are face down.
#[must_use = "a dealt shuffle is to be revealed after the round"]
pub struct Dealt {
    shuffle: Shuffle,
    player_seed: Option<PlayerSeed>,
    order: Order,
}

impl Dealt {
    /// The cards, from the top.
    pub const fn order(&self) -> &Order {
        &self.order
    }

    /// What was shown before the deal.
    pub const fn commitment(&self) -> Commitment {
        self.shuffle.commitment
    }

    /// The number of the round.
    pub const fn nonce(&self) -> Nonce {
        self.shuffle.nonce
    }

    /// What the player added.
    pub const fn player_seed(&self) -> Option<&PlayerSeed> {
        self.player_seed.as_ref()
    }

    /// Gives everything away, once the round is over.
    pub fn reveal(self) -> Revealed {
        let Self { shuffle, player_seed, order } = self;
        Revealed::new(&shuffle.seed, shuffle.nonce, shuffle.commitment, player_seed, &order)
    }
}

impl fmt::Debug for Dealt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Dealt")
            .field("nonce", &self.shuffle.nonce)
            .field("commitment", &self.shuffle.commitment)
            .field("player_seed", &self.player_seed)
            .finish_non_exhaustive()
    }
}

/// All cards of a pack in the order of a shuffle; the first is the top card and is dealt first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Order {
    pack: Pack,
    cards: Vec<Card>,
}

impl Order {
    pub(crate) fn of(pack: Pack, seed: &Seed, nonce: Nonce, player_seed: Option<&PlayerSeed>) -> Self {
        let mut cards: Vec<Card> = pack.cards().collect();
        stream::arrange(&mut cards, &mut Stream::new(seed, nonce, player_seed))
            .expect("the stream never ends");
        Self { pack, cards }
    }

    /// The pack, each of whose cards is here once.
    pub const fn pack(&self) -> Pack {
        self.pack
    }

    /// The cards from the top.
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// The cards from the top, to keep.
    pub fn into_cards(self) -> Vec<Card> {
        self.cards
    }
}
