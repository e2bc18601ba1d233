//! What somebody sees of a hand.

use tuz_cards::Card;

use super::actions::{Legal, Seat};
use super::events::Event;
use super::state::{Hand, Next, Pot};
use crate::chips::Chips;
use crate::row::Row;
use crate::stakes::Setup;
use crate::variant::StreetName;

/// Who looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Viewer {
    /// A player, who sees the own cards.
    Player(Seat),
    /// Somebody who does not play.
    Public,
    /// Whoever holds the record: all cards.
    Record,
}

/// A hand as somebody sees it: hidden cards are unknown ones.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct View {
    /// What the hand waits for.
    pub next: Next,
    /// The street.
    pub street: StreetName,
    /// The players, by seat.
    pub seats: Vec<SeatView>,
    /// The common cards, one row for each time the board was dealt.
    pub boards: Vec<Row>,
    /// The pots.
    pub pots: Vec<Pot>,
    /// What the viewer may do; for the record, what the player whose turn it is may do.
    pub legal: Legal,
}

/// A player as somebody sees him.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatView {
    /// Chips that are not put up.
    pub stack: Chips,
    /// What is bet on this street.
    pub bet: Chips,
    /// Whether the player has given up.
    pub folded: bool,
    /// The cards.
    pub cards: Row,
}

impl Hand {
    /// The hand as this viewer sees it.
    pub fn view(&self, viewer: Viewer) -> View {
        let whose = match (viewer, self.next()) {
            (Viewer::Player(seat), _)
            | (Viewer::Record, Next::Act(seat) | Next::Throw(seat) | Next::Show(seat)) => Some(seat),
            _ => None,
        };
        let legal = whose.map_or_else(Legal::default, |seat| self.legal(seat));
        View {
            next: self.next(),
            street: self.street().name,
            seats: (0..self.seats).map(|at| self.seat_view(Seat(at), viewer)).collect(),
            boards: self.boards[..usize::from(self.runs)].to_vec(),
            pots: self.pots().as_slice().to_vec(),
            legal,
        }
    }

    fn seat_view(&self, seat: Seat, viewer: Viewer) -> SeatView {
        let at = seat.index();
        let folded = !self.alive.contains(seat);
        let all = match viewer {
            Viewer::Record => true,
            Viewer::Player(own) if own == seat => true,
            _ => self.shown.contains(seat),
        };
        let row = self.own[at].as_slice().iter().enumerate();
        // Up cards of a folded hand are taken in with it.
        let cards = row
            .map(|(place, card)| card.filter(|_| all || !folded && self.up[at] >> place & 1 == 1))
            .collect();
        SeatView { stack: self.stacks[at], bet: self.bets[at], folded, cards }
    }

    /// The game and its stakes.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The stacks, by seat.
    pub fn stacks(&self) -> &[Chips] {
        &self.stacks[..usize::from(self.seats)]
    }

    /// The bets of this street, by seat.
    pub fn bets(&self) -> &[Chips] {
        &self.bets[..usize::from(self.seats)]
    }

    /// The bet to match on this street.
    pub fn price(&self) -> Chips {
        self.price
    }

    /// The street that is played, or was played last.
    pub fn street_name(&self) -> StreetName {
        self.street().name
    }

    /// Whether the player is still in the hand.
    pub fn is_in(&self, seat: Seat) -> bool {
        self.alive.contains(seat)
    }

    /// The cards of a player, hidden ones too.
    pub fn cards(&self, seat: Seat) -> Row {
        self.own.get(seat.index()).copied().unwrap_or(Row::EMPTY)
    }

    /// The common cards of a board, 0 or 1.
    pub fn board(&self, run: usize) -> Row {
        self.boards.get(run).copied().unwrap_or(Row::EMPTY)
    }

    /// How often the board is dealt.
    pub fn runs(&self) -> usize {
        usize::from(self.runs)
    }

    /// All chips: in front of the players, bet, in the pots and taken by the house.
    pub fn total(&self) -> Chips {
        let pots: Chips = self.pots.as_slice().iter().map(|pot| pot.amount).sum();
        let open = self.in_the_middle();
        let pots = if matches!(self.next(), Next::Award(_) | Next::Over) { pots } else { open };
        self.stacks.iter().copied().sum::<Chips>() + pots + self.raked
    }

    /// What the house took.
    pub fn raked(&self) -> Chips {
        self.raked
    }

    /// What happened so far; empty when nothing is recorded.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// What happened so far as a viewer sees it.
    pub fn events_seen_by(&self, viewer: Option<Seat>) -> impl Iterator<Item = Event> {
        self.events.iter().map(move |event| event.seen_by(viewer))
    }
}

impl super::state::PackOrder {
    pub(super) fn card(&self, at: u8) -> Option<Card> {
        self.as_slice().get(usize::from(at)).copied()
    }
}
