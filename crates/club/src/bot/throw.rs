//! Which cards to throw away.

use tuz_cards::{Card, CardSet, Numbers, Rank, RankSet, Suit};
use tuz_hands::club::{Category, Ranking};

use super::share::best_pass;
use crate::hand::{Seat, View};
use crate::variant::{Game, Wins};

/// What a bot throws away; `None` where nothing may be.
pub(super) fn decide(game: Game, view: &View, seat: Seat, numbers: &mut Numbers) -> Option<CardSet> {
    let count = view.legal.throw?;
    let own = view.seats.get(seat.index())?.cards.known();
    let variant = game.variant();
    let at = variant.streets.iter().position(|street| street.name == view.street)?;
    let drawn = variant.streets[at].change?.drawn;
    let wish = if drawn {
        let (Wins::One(rule) | Wins::Split(rule, _)) = variant.wins;
        let is_last = variant.streets[at + 1..].iter().all(|street| street.change.is_none());
        thrown(rule.with(variant.pack.pack(view.seats.len())), own, is_last)
    } else {
        best_pass(game, view, seat, numbers)
    };
    // As many as may be: of too many the first ones stay, of too few the next ones go too.
    let more = (own - wish).into_iter().take(count.least.saturating_sub(wish.len()));
    Some(wish.into_iter().take(count.most).chain(more).collect())
}

/// The cards that go before a draw, by a plain rule; `last` where no other draw follows.
///
/// For high hands a straight or better stands. Else pairs and threes of a kind are kept, then four cards of a suit or
/// in sequence, then the two highest cards. For low hands five different low cards stand that are no straight and no
/// flush, else one card of each rank up to the eight is kept.
pub fn thrown(ranking: Ranking, hand: CardSet, last: bool) -> CardSet {
    if ranking.is_low() { hand - kept_low(ranking, hand, last) } else { hand - kept_high(ranking, hand) }
}

fn category(ranking: Ranking, hand: CardSet) -> Option<Category> {
    ranking.rank(hand).map(|score| ranking.category(score))
}

fn kept_high(ranking: Ranking, hand: CardSet) -> CardSet {
    use Category::{HighCard, Pair, Three, TwoPair};
    match category(ranking, hand) {
        Some(HighCard) => {
            four_to_a_flush(hand).or_else(|| four_in_sequence(hand)).unwrap_or_else(|| highest(hand, 2))
        }
        Some(Pair | TwoPair | Three) => {
            hand.into_iter().filter(|card| hand.count_of_rank(card.rank()) > 1).collect()
        }
        _ => hand,
    }
}

/// The highest cards by rank.
fn highest(hand: CardSet, count: usize) -> CardSet {
    let mut cards: Vec<Card> = hand.into_iter().collect();
    cards.sort_unstable_by_key(|card| std::cmp::Reverse(card.rank()));
    cards.into_iter().take(count).collect()
}

fn four_to_a_flush(hand: CardSet) -> Option<CardSet> {
    let suit = Suit::ALL.into_iter().find(|suit| hand.of_suit(*suit).len() == 4)?;
    Some(hand.into_iter().filter(|card| card.suit() == suit).collect())
}

/// Four cards in sequence that a card at either end makes a straight.
fn four_in_sequence(hand: CardSet) -> Option<CardSet> {
    let ranks = hand.ranks().bits();
    let low = (0..Rank::Ace.index() - 3).find(|low| ranks >> low & 0b1111 == 0b1111)?;
    let four = RankSet::from_bits(0b1111 << low);
    Some(hand.into_iter().filter(|card| four.contains(card.rank())).collect())
}

fn kept_low(ranking: Ranking, hand: CardSet, last: bool) -> CardSet {
    // The ace is high in deuce to seven and low in the other games.
    let height = |card: Card| match ranking {
        Ranking::DeuceToSeven => card.rank().index(),
        _ => (card.rank().index() + 1) % Rank::COUNT,
    };
    let pat = if last { Rank::Ten } else { Rank::Nine }.index();
    let fits = hand.into_iter().all(|card| height(card) <= pat);
    if fits && category(ranking, hand) == Some(Category::HighCard) {
        return hand;
    }
    let mut kept = CardSet::EMPTY;
    for card in hand {
        if height(card) <= Rank::Eight.index() && kept.count_of_rank(card.rank()) == 0 {
            kept = kept.with(card);
        }
    }
    if kept.len() < hand.len() {
        return kept;
    }
    // Five different ones, and yet no good hand: a straight or a flush.
    let top = kept.into_iter().max_by_key(|card| height(*card));
    top.map_or(kept, |top| kept.without(top))
}
