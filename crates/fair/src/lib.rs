//! Provably fair shuffles: the house commits itself, the player may add a text of his own, the cards are
//! dealt, and afterwards anybody can check that nobody moved a card.
//!
//! ```
//! use tuz_cards::Pack;
//! use tuz_fair::{Nonce, Seed, Shuffle};
//!
//! // 1. The house draws 32 secret random bytes (here: all sevens) and shows the commitment.
//! let shuffle = Shuffle::commit(Seed::from_bytes([7; 32]), Nonce::new(1));
//! let shown = shuffle.commitment();
//! // 2. The player may answer with a text; then the pack is shuffled, and the text is settled for good.
//! let dealt = shuffle.deal(Pack::STANDARD, Some("my lucky horse".parse()?));
//! let order = dealt.order().clone();
//! // 3. After the round the house reveals the seed, and anybody checks.
//! let revealed = dealt.reveal();
//! assert_eq!(revealed.commitment, shown.to_string());
//! assert_eq!(revealed.check()?, order);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # What it proves, and what it does not
//!
//! * The house cannot change its seed after the commitment was shown, so it cannot answer to bets or to
//!   the player's text.
//! * With a player's text the house cannot have picked a seed that it likes either, because it did not
//!   know the text. **Without one it could have tried seeds until one pleased it**: only the text excludes
//!   that.
//! * The player cannot steer the cards, as he does not know the seed when he writes his text.
//! * A revealed shuffle proves itself only as far as its commitment is the one that was *shown before the
//!   deal*: whoever checks one compares the two.
//! * The number of cards in it says which pack it is; whoever checks one sees in the result whether that is
//!   the pack of the game.
//! * A seed is good for one round, since it is public afterwards. The nonce (the number of the round) is
//!   part of the commitment, so that one round's commitment cannot pass for another's.
//!
//! This crate draws no randomness and reads no clock: the 32 bytes are handed in, and they must come from
//! the operating system's generator or one as good.
//!
//! # The algorithm
//!
//! Enough to write it again in any language. `‖` joins bytes; `u64(n)` is `n` in eight bytes, the most
//! significant first; texts in quotes are their ASCII bytes, with nothing behind them.
//!
//! **Inputs.** `seed`: 32 bytes. `nonce`: a whole number from 0 to 2⁶⁴−1. `player`: the player's text in
//! UTF-8 exactly as it was given, 1 to 256 bytes without control characters (Unicode category Cc); no
//! bytes at all if there is none. `cards`: the pack in its sorted order, rank by rank from the lowest
//! (`2` to `9`, `T`, `J`, `Q`, `K`, `A`), each rank as clubs, diamonds, hearts, spades: `2c 2d 2h 2s 3c …
//! As`. A pack of 4·k cards is the k highest ranks.
//!
//! **Commitment.** 57 bytes are hashed:
//!
//! ```text
//! commitment = SHA-256( "tuz/fair/1/commit" ‖ seed ‖ u64(nonce) )
//! ```
//!
//! **Stream.** Blocks of 32 bytes, counted from 0, one behind the other:
//!
//! ```text
//! block(i) = HMAC-SHA-256( key     = seed,
//!                          message = "tuz/fair/1/stream" ‖ u64(nonce)
//!                                    ‖ u64(length of player in bytes) ‖ player ‖ u64(i) )
//! ```
//!
//! **Draw.** `draw(n)`, a fair number from 0 to n−1 for n from 1 to 256: take the next byte `b` of the
//! stream; if `b < 256 − (256 mod n)` the number is `b mod n`, otherwise throw the byte away and take the
//! next. (A plain `b mod n` would favour small numbers.)
//!
//! **Shuffle.** From the last place to the second, in this direction, places counted from 0:
//!
//! ```text
//! for i = number of cards − 1 down to 1:
//!     j = draw(i + 1)
//!     swap cards[i] and cards[j]
//! ```
//!
//! `cards[0]` is the top of the pack and is dealt first.
//!
//! # Two files
//!
//! **Revealed shuffle.** The seeds and the order, and nothing about a game. A JSON object; other keys are
//! refused.
//!
//! | key | value |
//! |---|---|
//! | `format` | the number 1 |
//! | `commitment` | 64 lower-case hexadecimal digits |
//! | `seed` | 64 lower-case hexadecimal digits |
//! | `nonce` | decimal digits in a string, since it may pass 2⁵³; a plain number is read too |
//! | `player_seed` | the player's text, or `null` |
//! | `order` | the cards from the top, each a rank and a suit: `"As"`, `"Th"` |
//!
//! To check one, compute the commitment and the order from `seed`, `nonce`, `player_seed` and the number of
//! cards, and compare.
//!
//! **Round record.** What `tuz play --record` writes: a JSON object with the revealed shuffle under
//! `shuffle`, beside the rules, the players and the events of the round. This crate reads only the inner
//! object; that the events follow from it is checked by whoever knows the game (`tuz fair check` does both).
//!
//! `tests/verify.py` takes either file and checks the shuffle in Python with nothing but its standard library.
//!
//! `tests/vectors.json` holds worked examples under `vectors`. Each has the revealed shuffle (`revealed`) and, in
//! hexadecimal digits, the bytes on the way to it: `commitment_message` is what SHA-256 is applied to,
//! `first_message` and `first_block` are message and result of block 0.

mod commitment;
mod hex;
mod record;
mod seed;
mod shuffle;
mod stream;

pub use commitment::Commitment;
pub use hex::HexError;
pub use record::{Format, Mismatch, Revealed};
pub use seed::{Nonce, NonceError, PlayerSeed, PlayerSeedError, Seed};
pub use shuffle::{Dealt, Order, Shuffle};
