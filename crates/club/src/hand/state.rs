//! What a hand is made of.

use std::sync::Arc;

use tuz_cards::{Card, CardSet};
use tuz_hands::club::{Ranking, Score};

use super::actions::Seat;
use super::events::Event;
use super::refusals::CannotStart;
use super::seats::Seats;
use crate::chips::Chips;
use crate::row::Row;
use crate::stakes::{Setup, Stakes};
use crate::variant::{MOST_SEATS, Street, Variant, Wins};

/// How many times the rest of a board can be dealt.
pub(super) const MOST_RUNS: usize = 2;

/// Amounts by seat.
pub(super) type BySeat = [Chips; MOST_SEATS];

/// What the engine does by itself; the rest waits for [`Hand::step`] or for a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Chores {
    /// Putting up antes and blinds.
    pub post: bool,
    /// Dealing, where the order of the pack was given.
    pub deal: bool,
    /// Giving back what nobody called.
    pub give_back: bool,
    /// Showing what may win and throwing the rest away.
    pub show: bool,
    /// Paying the pots.
    pub award: bool,
}

impl Chores {
    /// Everything: players only bet and throw cards away.
    pub const ALL: Self = Self { post: true, deal: true, give_back: true, show: true, award: true };
    /// Nothing.
    pub const NONE: Self = Self { post: false, deal: false, give_back: false, show: false, award: false };
}

/// The order of a whole pack, as it was shuffled.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PackOrder {
    cards: [Card; Card::COUNT],
    len: u8,
}

impl PackOrder {
    /// The order in which the cards come; what follows 52 is left out. Whether they are a pack is looked at where a hand
    /// starts.
    pub fn new(order: &[Card]) -> Self {
        let mut cards = [Card::new(tuz_cards::Rank::Two, tuz_cards::Suit::Clubs); Card::COUNT];
        let len = order.len().min(Card::COUNT);
        cards[..len].copy_from_slice(&order[..len]);
        Self { cards, len: len as u8 }
    }

    pub(super) fn as_slice(&self) -> &[Card] {
        &self.cards[..usize::from(self.len)]
    }

    fn is_order_of(&self, pack: CardSet) -> bool {
        self.as_slice().len() == pack.len() && self.as_slice().iter().copied().collect::<CardSet>() == pack
    }
}

/// What a hand waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Next {
    /// A forced bet: [`Hand::step`].
    Post,
    /// So many cards to a player: [`Hand::step`] or [`Hand::deal`].
    Deal(Seat, usize),
    /// So many common cards: [`Hand::step`] or [`Hand::deal_board`].
    DealBoard(usize),
    /// The discards, shuffled: [`Hand::restock`].
    Restock,
    /// A bet, a call or a fold.
    Act(Seat),
    /// Cards that are thrown away.
    Throw(Seat),
    /// What nobody called goes back: [`Hand::step`].
    GiveBack,
    /// A hand to show: the player's [`Show`](super::Action::Show) or [`Muck`](super::Action::Muck), or [`Hand::step`].
    Show(Seat),
    /// A pot to pay, from 0: [`Hand::step`].
    Award(usize),
    /// Nothing.
    Over,
}

/// Where a hand is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Phase {
    Post,
    Change,
    Deal,
    Bet,
    GiveBack,
    Show,
    Award,
    Over,
}

/// A pot and who may win it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Pot {
    /// The chips.
    pub amount: Chips,
    /// The seats that may win it.
    pub seats: Seats,
}

/// The pots of a hand, the main pot first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Pots {
    pub(super) pots: [Pot; MOST_SEATS],
    pub(super) len: u8,
}

impl Pots {
    /// The pots.
    pub fn as_slice(&self) -> &[Pot] {
        &self.pots[..usize::from(self.len)]
    }
}

/// What a hand is worth on one board: by the first ranking, and by the second where there is one and it qualifies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Worth {
    pub(super) high: Option<Score>,
    pub(super) low: Option<Score>,
}

/// A hand of poker between players, from the forced bets to the last pot.
#[derive(Debug, Clone)]
pub struct Hand {
    pub(super) setup: Arc<Setup>,
    pub(super) chores: Chores,
    pub(super) recording: bool,
    pub(super) events: Vec<Event>,
    pub(super) stock: Option<PackOrder>,
    /// The next card of the stock.
    pub(super) stock_at: u8,

    pub(super) pack: CardSet,
    pub(super) rankings: (Ranking, Option<Ranking>),
    pub(super) seats: u8,

    pub(super) phase: Phase,
    pub(super) street: u8,
    pub(super) turn: u8,
    /// The next forced bet: kinds by seats, kind by kind.
    pub(super) post_at: u8,

    pub(super) stacks: BySeat,
    /// What is bet on this street.
    pub(super) bets: BySeat,
    /// What was bet on earlier streets.
    pub(super) live: BySeat,
    /// What belongs to the main pot whole.
    pub(super) dead: Chips,
    pub(super) antes: Chips,
    /// What blinds lack that are dead or were not paid in full.
    pub(super) lacking: Chips,
    /// Whether antes are put up after the blinds.
    pub(super) antes_last: bool,
    /// Whether antes are matched like bets.
    pub(super) antes_matched: bool,
    pub(super) raked: Chips,

    pub(super) own: [Row; MOST_SEATS],
    /// Which cards of each row lie face up, one bit each.
    pub(super) up: [u8; MOST_SEATS],
    pub(super) boards: [Row; MOST_RUNS],
    pub(super) runs: u8,
    pub(super) run: u8,
    pub(super) twice_from: u8,
    pub(super) due: [u8; MOST_SEATS],
    pub(super) due_board: u8,
    /// Cards left in the pack.
    pub(super) left: u8,
    /// Cards in hands and on the board.
    pub(super) held: CardSet,
    /// Cards thrown away or folded, which cannot come again before the discards are shuffled back.
    pub(super) gone: CardSet,
    /// The discards, without those of the player who draws now.
    pub(super) discards: Discards,
    pub(super) fresh: Discards,
    pub(super) to_throw: Seats,

    pub(super) alive: Seats,
    /// Players in the hand who have chips left.
    pub(super) able: Seats,
    pub(super) acted: Seats,
    /// The bet that each player who acted had to match then.
    pub(super) acted_at: BySeat,
    pub(super) bring_in_due: bool,
    /// Whether nobody has completed the bring-in.
    pub(super) completing: bool,
    /// The bet to match.
    pub(super) price: Chips,
    /// The last bet of full size: short all-ins leave it where it is.
    pub(super) level: Chips,
    /// The size of the last full raise.
    pub(super) last_raise: Chips,
    pub(super) raises: u8,
    pub(super) capped: bool,
    pub(super) opener: u8,
    pub(super) aggressor: Option<Seat>,

    pub(super) shown: Seats,
    pub(super) mucked: Seats,
    pub(super) worth: [[Worth; MOST_SEATS]; MOST_RUNS],
    pub(super) pots: Pots,
    pub(super) pots_left: u8,
}

/// Cards that were thrown away.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Discards {
    pub(super) known: CardSet,
    pub(super) count: u8,
}

impl Hand {
    /// A hand with these stacks, by seat. With the order of the pack cards come from there; without it whoever deals
    /// tells which. Nothing is recorded when `recording` is off.
    ///
    /// # Errors
    /// When stacks or pack do not go with the setup.
    pub fn start(
        setup: &Arc<Setup>,
        stacks: &[Chips],
        pack: Option<PackOrder>,
        chores: Chores,
        recording: bool,
    ) -> Result<Self, CannotStart> {
        let seats = setup.seats();
        if stacks.len() != seats {
            return Err(CannotStart::Stacks { stacks: stacks.len(), seats });
        }
        let mut by_seat = [Chips::ZERO; MOST_SEATS];
        for (at, &stack) in stacks.iter().enumerate() {
            if stack.is_zero() {
                return Err(CannotStart::Empty(Seat(at as u8)));
            }
            if stack > Chips::MOST {
                return Err(CannotStart::TooMuch(Seat(at as u8)));
            }
            by_seat[at] = stack;
        }
        let rule = setup.variant().pack.pack(seats);
        let cards = if rule == tuz_cards::Pack::STANDARD { CardSet::FULL } else { rule.to_set() };
        if pack.is_some_and(|order| !order.is_order_of(cards)) {
            return Err(CannotStart::Pack);
        }
        let rankings = match setup.variant().wins {
            Wins::One(first) => (first.with(rule), None),
            Wins::Split(first, second) => (first.with(rule), Some(second.with(rule))),
        };
        let all = Seats::first(seats);
        let mut hand = Self {
            setup: Arc::clone(setup),
            chores,
            recording,
            events: Vec::new(),
            stock: pack,
            stock_at: 0,
            pack: cards,
            rankings,
            seats: seats as u8,
            phase: Phase::Post,
            street: 0,
            turn: 0,
            post_at: 0,
            stacks: by_seat,
            bets: [Chips::ZERO; MOST_SEATS],
            live: [Chips::ZERO; MOST_SEATS],
            dead: Chips::ZERO,
            antes: Chips::ZERO,
            lacking: setup.stakes().unpaid,
            antes_last: setup.stakes().antes_last(),
            antes_matched: setup.stakes().antes_matched(),
            raked: Chips::ZERO,
            own: [Row::EMPTY; MOST_SEATS],
            up: [0; MOST_SEATS],
            boards: [Row::EMPTY; MOST_RUNS],
            runs: 1,
            run: 0,
            twice_from: 0,
            due: [0; MOST_SEATS],
            due_board: 0,
            left: cards.len() as u8,
            held: CardSet::EMPTY,
            gone: CardSet::EMPTY,
            discards: Discards::default(),
            fresh: Discards::default(),
            to_throw: Seats::NONE,
            alive: all,
            able: all,
            acted: Seats::NONE,
            acted_at: [Chips::ZERO; MOST_SEATS],
            bring_in_due: false,
            completing: false,
            price: Chips::ZERO,
            level: Chips::ZERO,
            last_raise: Chips::ZERO,
            raises: 0,
            capped: false,
            opener: 0,
            aggressor: None,
            shown: Seats::NONE,
            mucked: Seats::NONE,
            worth: [[Worth::default(); MOST_SEATS]; MOST_RUNS],
            pots: Pots::default(),
            pots_left: 0,
        };
        hand.skip_empty_posts();
        hand.run();
        Ok(hand)
    }

    /// What it waits for.
    pub fn next(&self) -> Next {
        match self.phase {
            Phase::Post => Next::Post,
            Phase::Change => match self.next_due() {
                Some(_) if self.stock.is_some() && self.left == 0 => Next::Restock,
                Some(seat) => Next::Deal(seat, usize::from(self.due[seat.index()])),
                None => Next::Throw(self.to_throw.lowest().unwrap_or(Seat(0))),
            },
            Phase::Deal => match self.next_due() {
                Some(seat) => Next::Deal(seat, usize::from(self.due[seat.index()])),
                None => Next::DealBoard(usize::from(self.due_board)),
            },
            Phase::Bet => Next::Act(Seat(self.turn)),
            Phase::GiveBack => Next::GiveBack,
            Phase::Show => Next::Show(Seat(self.turn)),
            Phase::Award => Next::Award(usize::from(self.pots_left) - 1),
            Phase::Over => Next::Over,
        }
    }

    pub(super) fn next_due(&self) -> Option<Seat> {
        (0..self.seats).map(Seat).find(|seat| self.due[seat.index()] > 0)
    }

    pub(super) fn variant(&self) -> &Variant {
        self.setup.variant()
    }

    pub(super) fn stakes(&self) -> &Stakes {
        self.setup.stakes()
    }

    pub(super) fn street(&self) -> Street {
        self.variant().streets[usize::from(self.street)]
    }

    pub(super) fn record(&mut self, event: Event) {
        if self.recording {
            self.events.push(event);
        }
    }

    pub(super) fn bet_of(&self, seat: Seat) -> Chips {
        self.bets[seat.index()]
    }

    pub(super) fn stack_of(&self, seat: Seat) -> Chips {
        self.stacks[seat.index()]
    }
}
