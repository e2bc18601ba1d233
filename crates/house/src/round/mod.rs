//! A round against the dealer, from the stakes to the settlement, under any checked rule set.
//!
//! [`Round`] is a state machine without randomness, clock or input and output: the order of the pack is handed in.
//! Stakes, the deal and each action have three faces: why it is refused (`why_not…`), whether it may be done
//! (`may…`), and doing it. What happened is a list of [`Event`]s, and replaying it gives the same round. What a
//! person may see of it is a [`View`].
//!
//! ```
//! use tuz_cards::Card;
//! use tuz_house::Points;
//! use tuz_house::round::{Action, BoxId, BoxStake, PackOrder, Phase, PlayerId, Round, Viewer};
//! use tuz_house::rules::shipped_rules;
//!
//! let rules = shipped_rules("online").unwrap().clone();
//! let player = PlayerId(0);
//! let mut round = Round::new(rules, &[Points(1_000)])?;
//! round.stake(player, &[BoxStake::ante(BoxId(0), Points(10))])?;
//! // Whoever holds the round shuffles; here the pack is sorted.
//! round.deal(PackOrder::new(Card::all().collect())?)?;
//! assert!(round.view(Viewer::Player(player)).legal.allows(&Action::Sixth));
//! round.act(player, &Action::Sixth)?;
//! let refusal = round.why_not(player, &Action::Sixth).unwrap();
//! assert_eq!(refusal.to_string(), "the sixth card is bought, and nothing is bought after it");
//! round.act(player, &Action::Fold)?;
//! assert_eq!(round.phase(), Phase::Settled);
//! assert_eq!(round.settlement(BoxId(0)).unwrap().net, Points(-20));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

//!
//! # Where rule sheets are silent
//!
//! * Exchanges come before the sixth card; after it, or once the hand is insured, no card is bought.
//! * A part of a point in a price counts as a whole point, where the rules do not refuse such an ante.
//! * A bonus that is settled before a purchase is settled when the box first pays for something: cards, insurance or
//!   the bet. Its win may pay for that. On a blind box it is settled at the showdown, as its cards are not seen before.
//! * A blind box insures up to what the lowest hand that may insure would allow, so that the limit tells nothing; on a
//!   hand that is too low the stake comes back.
//! * All boxes decide on the dealer's game before his new card is drawn.
//! * A box with nothing to choose between at insurance or the dealer's game is passed over.
//! * A bet that an exchange has made compulsory is kept back on the account for its box.
//! * When every box has folded or has won instantly, the dealer does not show.
//! * Limits on what a box or the table wins leave insurance out.

mod actions;
mod dealer;
mod events;
mod flow;
mod glance;
mod legal;
mod pack;
mod prices;
mod refusals;
mod replay;
mod settle;
mod side;
mod stakes;
mod state;
mod verify;
mod view;

use std::fmt;

use serde::{Deserialize, Serialize};

pub use actions::{Action, Ahead, BoxStake, ExchangeOffer, InsuranceRange, Legal};
pub use dealer::{card_thrown, has_game};
pub use events::{DealtBox, Event};
pub use glance::OwnBox;
pub use pack::{NotAPack, PackOrder};
pub use prices::{MOST_BALANCE, MOST_WIN};
pub use refusals::{Offer, Refusal};
pub use replay::{ReplayError, ReplayFault};
pub use settle::{
    Bought, CannotSettle, End, Line, LineKind, Outcome, PaidCombination, Played, Settlement, settle,
};
pub use side::instant_win;
pub use stakes::why_not_ante;
pub use state::{CannotSit, MOST_PLAYERS, Phase, Round, Turn};
pub use view::{BoxState, BoxView, DealerView, ReplacementView, View};

/// A player at the table, counted from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PlayerId(pub usize);

impl PlayerId {
    /// Counted from 1, as people do.
    pub const fn number(self) -> usize {
        self.0.saturating_add(1)
    }
}

/// A box of the layout, counted from 0 at the dealer's left: the rightmost as the players see it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BoxId(pub u8);

impl BoxId {
    /// Counted from 1, as people do.
    pub const fn number(self) -> usize {
        self.0 as usize + 1
    }
}

/// Who looks at the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Viewer {
    /// A player, who sees the own cards when the rules show them.
    Player(PlayerId),
    /// Anybody else.
    Public,
}

/// What the box whose turn it is has to decide.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Asked {
    /// Fold, play or buy.
    Decision,
    /// Insure or not.
    Insurance,
    /// Buy the dealer's game or keep what no game pays.
    DealerGame,
}

impl fmt::Display for Asked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Decision => "to fold, play or buy",
            Self::Insurance => "to insure or not",
            Self::DealerGame => "to buy the dealer's game or not",
        })
    }
}
