//! What a hand is played for, seat by seat, and what houses do differently.

use std::sync::Arc;

use crate::chips::Chips;
use crate::variant::{MOST_SEATS, Variant, VariantFault};

/// How much may be bet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Limit {
    /// One size of bet on each street.
    Fixed,
    /// Up to the pot as it is after calling.
    Pot,
    /// Everything.
    No,
}

/// What is put up before the first decision and how bets are sized. Seats are counted clockwise from the left of the
/// button, so that the button is the last; heads-up the button is seat 1 and posts the small blind.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stakes {
    /// How much may be bet.
    pub limit: Limit,
    /// The least bet; in fixed limit the bet of the early streets.
    pub small_bet: Chips,
    /// The bet of the later streets in fixed limit; in the others the least bet of all streets is the small one.
    pub big_bet: Chips,
    /// The ante of each seat.
    pub antes: Vec<Chips>,
    /// The blinds and straddles, by seat. A dead small blind is a zero.
    pub blinds: Vec<Chips>,
    /// The dead small blind, which nobody pays since nobody has its place; nothing where the small blind is paid.
    pub unpaid: Chips,
    /// Blinds that newcomers post out of turn: they count as bets, and move nobody's turn.
    pub posts: Vec<Chips>,
    /// Blinds of newcomers that count as no bet.
    pub dead: Vec<Chips>,
    /// What the first player of a stud game has to bring in; nothing in games with blinds.
    pub bring_in: Chips,
    /// What houses do differently.
    pub house: HouseRules,
}

/// What houses do differently. The default is what a club does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HouseRules {
    /// The most bets and raises of a round in fixed limit, the big blind counted; `None` for no end.
    pub cap: Option<u8>,
    /// Whether the cap holds between two players too.
    pub cap_heads_up: bool,
    /// Whether antes count towards the largest raise of the first round in pot limit.
    pub antes_count: bool,
    /// Whether a blind that is dead, or that somebody could not pay in full, counts in full towards the largest raise of
    /// the first round in pot limit.
    pub blinds_in_full: bool,
    /// Whether antes are put up before the blinds.
    pub ante_order: AnteOrder,
    /// How far an ante that somebody could not pay in full is matched.
    pub antes: AnteRule,
    /// Whether an open pair allows the big bet on a street that knows that rule.
    pub open_pair: bool,
    /// Whether all hands are shown as soon as no bet can follow, and nobody may muck then.
    pub tabled: bool,
}

/// Who may win antes that are not equal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AnteRule {
    /// Where all antes are meant to be equal they are matched like bets; others go to the main pot whole.
    ByKind,
    /// They are matched like bets: a short ante wins only as much from each.
    Matched,
    /// They all go to the main pot.
    Whole,
}

/// When antes are put up, which decides what somebody pays who cannot pay both.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AnteOrder {
    /// An ante that one player puts up for all comes after the blinds, antes of several players before them.
    ByKind,
    /// Before the blinds.
    First,
    /// After the blinds.
    Last,
}

impl Default for HouseRules {
    fn default() -> Self {
        Self {
            cap: Some(4),
            cap_heads_up: false,
            antes_count: true,
            blinds_in_full: true,
            ante_order: AnteOrder::ByKind,
            antes: AnteRule::ByKind,
            open_pair: true,
            tabled: false,
        }
    }
}

impl Stakes {
    /// Two blinds, half of the least bet and the least bet, and no ante. A fixed limit's big bet is twice the small.
    pub fn blinds(limit: Limit, seats: usize, small_blind: Chips, big_blind: Chips) -> Self {
        let big_bet = if limit == Limit::Fixed { big_blind + big_blind } else { big_blind };
        let mut stakes = Self {
            limit,
            small_bet: big_blind,
            big_bet,
            antes: vec![Chips::ZERO; seats],
            blinds: vec![Chips::ZERO; seats],
            unpaid: Chips::ZERO,
            posts: vec![Chips::ZERO; seats],
            dead: vec![Chips::ZERO; seats],
            bring_in: Chips::ZERO,
            house: HouseRules::default(),
        };
        let places = if seats == 2 { [1, 0] } else { [0, 1] };
        for (place, blind) in places.into_iter().zip([small_blind, big_blind]) {
            if let Some(seat) = stakes.blinds.get_mut(place) {
                *seat = blind;
            }
        }
        stakes
    }

    /// An ante from everybody and a bring-in, as stud games have it.
    pub fn bring_in(
        limit: Limit,
        seats: usize,
        ante: Chips,
        bring_in: Chips,
        small_bet: Chips,
        big_bet: Chips,
    ) -> Self {
        Self {
            small_bet,
            big_bet,
            antes: vec![ante; seats],
            bring_in,
            ..Self::blinds(limit, seats, Chips::ZERO, Chips::ZERO)
        }
    }

    /// Whether antes are put up after the blinds.
    pub fn antes_last(&self) -> bool {
        match self.house.ante_order {
            AnteOrder::First => false,
            AnteOrder::Last => true,
            AnteOrder::ByKind => self.antes.iter().filter(|ante| !ante.is_zero()).count() == 1,
        }
    }

    /// Whether antes are matched like bets.
    pub fn antes_matched(&self) -> bool {
        match self.house.antes {
            AnteRule::Matched => true,
            AnteRule::Whole => false,
            AnteRule::ByKind => self.antes.windows(2).all(|pair| pair[0] == pair[1]),
        }
    }

    /// With this ante from everybody.
    #[must_use]
    pub fn with_ante(mut self, ante: Chips) -> Self {
        self.antes.fill(ante);
        self
    }
}

/// Why a hand cannot be played for these stakes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum StakesFault {
    /// The variant itself cannot be played.
    #[error(transparent)]
    Variant(#[from] VariantFault),
    /// The game is not for so many.
    #[error("the game is for `{least}` to `{most}` players and not for `{players}`")]
    Players {
        /// How many there are.
        players: usize,
        /// The fewest.
        least: usize,
        /// The most.
        most: usize,
    },
    /// A list by seat has another length than the others.
    #[error("antes, blinds and posts are told for `{0}` and for `{1}` seats")]
    Seats(usize, usize),
    /// A newcomer's blind is above those that open the betting, or is posted where there are none.
    #[error("a newcomer's blind of `{post}` is above the highest blind of `{blind}`")]
    Post {
        /// What is posted.
        post: Chips,
        /// The highest blind.
        blind: Chips,
    },
    /// There is no least bet.
    #[error("the least bet is nothing")]
    NoBet,
    /// The big bet is below the small one.
    #[error("the big bet of `{big}` is below the small bet of `{small}`")]
    BigBet {
        /// The small bet.
        small: Chips,
        /// The big bet.
        big: Chips,
    },
    /// A game that is brought in for nothing, or for as much as the bet.
    #[error("a bring-in of `{bring_in}` is not above nothing and below the small bet of `{bet}`")]
    BringIn {
        /// The bring-in.
        bring_in: Chips,
        /// The small bet.
        bet: Chips,
    },
    /// A bring-in in a game with blinds.
    #[error("a game with blinds has no bring-in, and `{0}` is asked for")]
    NoBringIn(Chips),
    /// Blinds in a game that is brought in.
    #[error("a game with a bring-in has no blinds")]
    Blinds,
    /// An amount above what sums can hold.
    #[error("`{0}` chips are more than `{most}`", most = Chips::MOST)]
    TooMuch(Chips),
}

/// A game and its stakes, checked to go together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setup {
    variant: Variant,
    stakes: Stakes,
}

impl Setup {
    /// Checks them.
    ///
    /// # Errors
    /// What does not go together.
    pub fn new(variant: Variant, stakes: Stakes) -> Result<Arc<Self>, StakesFault> {
        if let Some(fault) = variant.fault() {
            return Err(fault.into());
        }
        let players = stakes.antes.len();
        let (least, most) = variant.players;
        if !(least..=most).contains(&players) {
            return Err(StakesFault::Players { players, least, most });
        }
        for list in [&stakes.blinds, &stakes.posts, &stakes.dead] {
            if list.len() != players {
                return Err(StakesFault::Seats(players, list.len()));
            }
        }
        if stakes.small_bet.is_zero() {
            return Err(StakesFault::NoBet);
        }
        if stakes.limit == Limit::Fixed && stakes.big_bet < stakes.small_bet {
            return Err(StakesFault::BigBet { small: stakes.small_bet, big: stakes.big_bet });
        }
        let Stakes { bring_in, small_bet: bet, .. } = stakes;
        if variant.has_blinds() && !bring_in.is_zero() {
            return Err(StakesFault::NoBringIn(bring_in));
        }
        if !variant.has_blinds() && (bring_in.is_zero() || bring_in >= bet) {
            return Err(StakesFault::BringIn { bring_in, bet });
        }
        if !variant.has_blinds() && stakes.blinds.iter().any(|blind| !blind.is_zero()) {
            return Err(StakesFault::Blinds);
        }
        let highest = |amounts: &[Chips]| amounts.iter().copied().max().unwrap_or(Chips::ZERO);
        let (post, blind) = (highest(&stakes.posts), highest(&stakes.blinds));
        if post > blind {
            return Err(StakesFault::Post { post, blind });
        }
        let amounts = [&stakes.antes, &stakes.blinds, &stakes.posts, &stakes.dead].into_iter().flatten();
        if let Some(&most) = amounts.chain([&stakes.small_bet, &stakes.big_bet, &stakes.unpaid]).max()
            && most > Chips::MOST
        {
            return Err(StakesFault::TooMuch(most));
        }
        Ok(Arc::new(Self { variant, stakes }))
    }

    /// The game.
    pub fn variant(&self) -> &Variant {
        &self.variant
    }

    /// The stakes.
    pub fn stakes(&self) -> &Stakes {
        &self.stakes
    }

    /// How many play.
    pub fn seats(&self) -> usize {
        self.stakes.antes.len()
    }
}

const _: () = assert!(MOST_SEATS as u64 * 4 * Chips::MOST.0 < u64::MAX / 4);
