//! The dealer's hands of five different ranks: the only ones that suits can change.

use num_integer::Integer;
use tuz_cards::{Card, CardSet, Rank, RankSet, Suit};
use tuz_hands::{RankCounts, RankKey, Strength};
use tuz_house::rules::Thrown;

use crate::terms::{GameTerms, Terms};
use crate::whole::table::Table;

/// Four hidden cards of different ranks, none of them the up card's.
pub(super) struct Hidden {
    pub(super) ranks: u16,
    pub(super) plain: Strength,
    /// With all five cards of one suit.
    pub(super) suited: Strength,
}

/// A hand without a game, and the card of it that goes when his game is bought.
pub(in crate::whole) struct Entry {
    /// The hidden ranks as bits, and as places.
    pub(super) hidden: u16,
    pub(in crate::whole) places: [usize; 4],
    /// The rank that goes; nothing where the up card goes.
    pub(in crate::whole) thrown: Option<usize>,
    /// Net of the ante where no game is bought.
    pub(super) keep: i64,
    /// The new strength by the rank of the new card, no flush.
    pub(super) strengths: [Strength; Rank::COUNT],
    /// The same as a flush; nothing for ranks that stay already, or that the pack has not in the suit.
    pub(super) flushes: [Option<Strength>; Rank::COUNT],
    /// His five cards and the one that goes: the four that stay not of one suit, and of one.
    pub(in crate::whole) shown: [(CardSet, Card); 2],
}

/// The dealer with one up card.
pub(in crate::whole) struct Dealer<'a> {
    pub(super) up: Rank,
    pub(super) rule: Option<&'a GameTerms>,
    pub(super) hidden: Vec<Hidden>,
    /// His hands without a game, where they may be bought one.
    pub(in crate::whole) entries: Vec<Entry>,
    /// For every strength, how many of those that his hands have are below it; then the same of those that they have and
    /// may come to have.
    below: [Vec<u16>; 2],
}

impl<'a> Dealer<'a> {
    pub(super) fn new(table: &Table<'a>) -> Self {
        let (terms, up) = (table.terms, table.up);
        let hidden: Vec<Hidden> = (0..1_u16 << Rank::COUNT)
            .filter(|ranks| ranks & !table.own == 0 && ranks.count_ones() == 4)
            .map(|ranks| Hidden {
                ranks,
                plain: Strength::of_five(key_of(RankSet::from_bits(ranks), up)),
                suited: Strength::of_suited(RankSet::from_bits(ranks | 1 << up.index())),
            })
            .collect();
        let rule = terms.game.as_ref();
        let mut entries = Vec::new();
        for hidden in hidden.iter().filter(|hidden| hidden.plain < terms.qualifier) {
            for thrown in rule.into_iter().flat_map(|rule| thrown_ranks(rule, up, hidden.ranks)) {
                entries.push(Entry::new(table, hidden, thrown, terms));
            }
        }
        let dealt = || hidden.iter().flat_map(|hidden| [hidden.plain, hidden.suited]);
        let new = entries
            .iter()
            .flat_map(|entry: &Entry| entry.strengths.into_iter().chain(entry.flushes.into_iter().flatten()));
        let below = [places(dealt()), places(dealt().chain(new))];
        Self { up, rule, hidden, entries, below }
    }

    /// Hands of the box that have the same number here and after them beat, tie and lose to the same of his hands.
    pub(super) fn place(&self, strength: Strength, buys: bool) -> (u16, u16) {
        let below = &self.below[usize::from(buys)];
        (below[strength.index()], below[strength.index() + 1])
    }

    /// How many cards may go of each of his hands, each as often.
    pub(super) fn cards_that_go(&self) -> i64 {
        let is_any = self.rule.is_some_and(|rule| rule.thrown == Thrown::First && !rule.first_is_up);
        if is_any { 4 } else { 1 }
    }

    /// What results are multiplied by so that the share of a new card of his is whole, where it may be so many.
    pub(in crate::whole) fn scale(&self, cards: i64) -> i64 {
        let Some(rule) = self.rule else { return 1 };
        // Up to three may be of the rank that goes.
        let fewest = if rule.draw_again { cards - 3 } else { cards };
        let shares = (fewest.max(1)..=cards).fold(1, |scale: i64, cards| scale.lcm(&cards));
        shares * self.cards_that_go()
    }

    /// Whether an insured box may buy his game.
    pub(super) fn may_buy_insured(&self) -> bool {
        self.rule.is_some_and(|rule| rule.insured_may)
    }
}

impl Entry {
    fn new(table: &Table, hidden: &Hidden, thrown: Rank, terms: &Terms) -> Self {
        let up = table.up;
        let is_up = thrown == up;
        let stay = (hidden.ranks | 1 << up.index()) & !(1 << thrown.index());
        let kept = RankSet::from_bits(stay);
        let strength = |rank: Rank| Strength::of_five(key_of(kept, rank));
        // Of the up card's suit there is no other card of its rank.
        let ranks = if is_up { table.ranks } else { table.own };
        let flush = |rank: Rank| {
            let completes = (ranks & !stay) >> rank.index() & 1 == 1;
            completes.then(|| Strength::of_suited(RankSet::from_bits(stay | 1 << rank.index())))
        };
        let card = |rank: Rank, suit: usize| Card::new(rank, Suit::ALL[suit]);
        let mut places = [0; 4];
        for (place, rank) in places.iter_mut().zip(RankSet::from_bits(hidden.ranks).iter()) {
            *place = rank.index();
        }
        let shown = |suits: [usize; 2], goes: usize| {
            let stays = kept.iter().enumerate().map(|(place, rank)| card(rank, suits[place % 2]));
            let goes = card(thrown, goes);
            (stays.chain([goes]).collect(), goes)
        };
        Self {
            hidden: hidden.ranks,
            places,
            thrown: (!is_up).then(|| thrown.index()),
            keep: terms.no_game(hidden.plain),
            strengths: Rank::ALL.map(strength),
            flushes: Rank::ALL.map(flush),
            shown: [shown([0, 1], 2), shown([0, 0], 1)],
        }
    }
}

/// Which of the dealer's five ranks may go.
fn thrown_ranks(rule: &GameTerms, up: Rank, hidden: u16) -> Vec<Rank> {
    let hidden = RankSet::from_bits(hidden);
    let all = hidden.iter().chain([up]);
    match rule.thrown {
        Thrown::Highest => all.max().into_iter().collect(),
        Thrown::Lowest => all.min().into_iter().collect(),
        Thrown::First if rule.first_is_up => vec![up],
        Thrown::First => hidden.iter().collect(),
        Thrown::Choice => Vec::new(),
    }
}

fn key_of(ranks: RankSet, one_more: Rank) -> RankKey {
    RankCounts::from_ranks(ranks.iter()).key() + RankKey::of(one_more)
}

/// For every strength and one past them, how many different ones of these are below it.
fn places(strengths: impl Iterator<Item = Strength>) -> Vec<u16> {
    let mut is_there = vec![false; Strength::COUNT + 1];
    for strength in strengths {
        is_there[strength.index()] = true;
    }
    let mut below = 0;
    is_there
        .iter()
        .map(|is_there| {
            let place = below;
            below += u16::from(*is_there);
            place
        })
        .collect()
}
