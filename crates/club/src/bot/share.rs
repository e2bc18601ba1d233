//! What a hand wins on the average against others of which nothing is known but what lies face up.

use tuz_cards::{CardSet, Numbers};
use tuz_hands::club::Ranking;

use super::throw::thrown;
use crate::equity::{Known, Question};
use crate::hand::{Seat, View};
use crate::pile::Pile;
use crate::variant::{Game, Variant, Wins};

/// Random deals for a decision: enough to tell good hands from bad ones, and few enough to take a millisecond.
const DEALS: u64 = 120;

/// Opponents that are dealt to. Against more the share is that against so many, which is compared with an average hand's
/// among as many.
const MOST_OPPONENTS: usize = 5;

/// In a game with draws fewer, since a pack does not serve so many.
const MOST_DRAWING: usize = 3;

/// A share of the pot.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Share {
    /// In thousandths.
    pub(super) thousandths: i64,
    /// Among how many players.
    pub(super) players: usize,
}

impl Share {
    fn of(won: u64, all: u64, players: usize) -> Self {
        // Where no deal could be finished the hand is an average one.
        let thousandths = (won * 1_000).checked_div(all).unwrap_or(1_000 / players as u64);
        Self { thousandths: thousandths as i64, players }
    }
}

/// The players who are still in the hand, but for this one.
fn opponents(view: &View, seat: Seat) -> impl Iterator<Item = CardSet> {
    let others = view.seats.iter().enumerate();
    others
        .filter(move |(at, other)| *at != seat.index() && !other.folded)
        .map(|(_, other)| other.cards.known())
}

/// The common cards that were dealt first.
fn board(view: &View) -> CardSet {
    view.boards.first().map_or(CardSet::EMPTY, super::super::row::Row::known)
}

/// The share of the hand on this seat.
pub(super) fn share(game: Game, view: &View, seat: Seat, numbers: &mut Numbers) -> Share {
    let own = view.seats.get(seat.index()).map_or(CardSet::EMPTY, |own| own.cards.known());
    let variant = game.variant();
    if variant.streets.iter().filter_map(|street| street.change).any(|change| change.drawn) {
        return drawing(&variant, view, own, opponents(view, seat).count(), numbers);
    }
    if own.len() > 2 && is_pineapple(game) {
        let kept = own - best_pass(game, view, seat, numbers);
        return dealt(Game::Holdem, view, seat, kept, numbers);
    }
    dealt(as_dealt(game), view, seat, own, numbers)
}

fn is_pineapple(game: Game) -> bool {
    matches!(game, Game::Pineapple | Game::CrazyPineapple)
}

/// The game that is left once a card was passed.
fn as_dealt(game: Game) -> Game {
    if is_pineapple(game) { Game::Holdem } else { game }
}

/// The card without which a pineapple hand wins most; every card is tried on the same deals.
pub(super) fn best_pass(game: Game, view: &View, seat: Seat, numbers: &mut Numbers) -> CardSet {
    let own = view.seats.get(seat.index()).map_or(CardSet::EMPTY, |own| own.cards.known());
    let start = numbers.clone();
    let mut best = (-1, CardSet::EMPTY);
    for card in own {
        *numbers = start.clone();
        let kept = dealt(as_dealt(game), view, seat, own.without(card), numbers).thousandths;
        if kept > best.0 {
            best = (kept, CardSet::EMPTY.with(card));
        }
    }
    best.1
}

/// The share over random deals of a game in which nobody draws.
fn dealt(game: Game, view: &View, seat: Seat, own: CardSet, numbers: &mut Numbers) -> Share {
    let variant = game.variant();
    let stud = !variant.has_blinds();
    let (near, far): (Vec<_>, Vec<_>) =
        opponents(view, seat).enumerate().partition(|(place, _)| *place < MOST_OPPONENTS);
    let mut question = Question::new(game);
    // In stud a common card stands for everybody's last one.
    let kept = if stud { own | board(view) } else { own };
    let known = |kept| Known { kept, ..Known::default() };
    question.hands.push(known(kept));
    if stud {
        question.hands.extend(near.iter().map(|(_, up)| known(*up)));
    } else {
        question.random = near.len();
        question.board = board(view);
    }
    question.dead = far.iter().fold(CardSet::EMPTY, |dead, (_, up)| dead | *up);
    let players = near.len() + 1;
    let Ok(spot) = question.check() else { return Share::of(0, 0, players) };
    let counts = spot.sample(DEALS, numbers);
    let share = counts.hands().first().map(|hand| counts.share(hand.pot)).unwrap_or_default();
    Share::of(*share.numer(), *share.denom(), players)
}

/// The share in a game with draws: those that are left for the own hand, all of the game for the others.
fn drawing(variant: &Variant, view: &View, own: CardSet, opponents: usize, numbers: &mut Numbers) -> Share {
    let pack = variant.pack.pack(view.seats.len());
    let (Wins::One(rule) | Wins::Split(rule, _)) = variant.wins;
    let ranking = rule.with(pack);
    let at = variant.streets.iter().position(|street| street.name == view.street).unwrap_or(0);
    let draws = variant.streets.iter().filter(|street| street.change.is_some()).count();
    // Bets follow the draw of their street.
    let left = variant.streets[at + 1..].iter().filter(|street| street.change.is_some()).count();
    let opponents = opponents.min(MOST_DRAWING);
    let mut pile = Pile::of(pack.to_set() - own);
    let (mut won, mut all) = (0, 0);
    for _ in 0..DEALS {
        pile.restart();
        if let Some(parts) = one_deal(ranking, own, (left, draws), opponents, &mut pile, numbers) {
            won += parts;
            all += PARTS;
        }
    }
    Share::of(won, all, opponents + 1)
}

/// Parts of a pot that any number of winners divides.
const PARTS: u64 = 12;

/// What the own hand wins in one deal; `None` when the pack runs out.
fn one_deal(
    ranking: Ranking,
    own: CardSet,
    (left, draws): (usize, usize),
    opponents: usize,
    pile: &mut Pile,
    numbers: &mut Numbers,
) -> Option<u64> {
    let mine = ranking.rank(drawn(ranking, own, left, pile, numbers)?);
    let mut winners = 1;
    for _ in 0..opponents {
        let hand = pile.draw_many(own.len(), numbers)?;
        let theirs = ranking.rank(drawn(ranking, hand, draws, pile, numbers)?);
        if theirs > mine {
            return Some(0);
        }
        winners += u64::from(theirs == mine);
    }
    Some(PARTS / winners)
}

/// The hand after so many draws.
fn drawn(
    ranking: Ranking,
    mut hand: CardSet,
    draws: usize,
    pile: &mut Pile,
    numbers: &mut Numbers,
) -> Option<CardSet> {
    for left in (0..draws).rev() {
        let gone = thrown(ranking, hand, left == 0);
        hand = (hand - gone) | pile.draw_many(gone.len(), numbers)?;
    }
    Some(hand)
}

const _: () = assert!(PARTS.is_multiple_of(12) && MOST_DRAWING < 5);
