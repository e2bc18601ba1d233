//! A slow judge of hands, written from the rules alone: it tries everything and compares card by card.
//! It shares nothing with the crate but the types of cards, and so can tell whether the crate is wrong.

use tuz_cards::{Card, Rank, Suit};

/// What cards make, lowest first. The number is the place in a pay table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Kind {
    NoGame,
    AceKing,
    Pair,
    TwoPair,
    Three,
    Straight,
    Flush,
    FullHouse,
    Four,
    StraightFlush,
    RoyalFlush,
}

pub(crate) const KINDS: [(Kind, &str); 11] = [
    (Kind::NoGame, "no-game"),
    (Kind::AceKing, "ace-king"),
    (Kind::Pair, "pair"),
    (Kind::TwoPair, "two-pair"),
    (Kind::Three, "three"),
    (Kind::Straight, "straight"),
    (Kind::Flush, "flush"),
    (Kind::FullHouse, "full-house"),
    (Kind::Four, "four"),
    (Kind::StraightFlush, "straight-flush"),
    (Kind::RoyalFlush, "royal-flush"),
];

/// What decides between two hands: the kind, then these ranks one after another (2 to 14; 0 is a card that is missing).
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Value {
    pub(crate) kind: Kind,
    pub(crate) ranks: [u8; 5],
}

/// The cards that make a kind, highest first, kickers left out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Combination {
    pub(crate) kind: Kind,
    pub(crate) cards: Vec<Card>,
}

/// Pay by kind, and whether a straight with the other card of a rank that stands twice is a second straight.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Pays {
    pub(crate) by_kind: [u32; 11],
    pub(crate) duplicated_straight: bool,
}

impl Pays {
    pub(crate) fn of(&self, combination: &Combination) -> u32 {
        self.by_kind[combination.kind as usize]
    }

    /// Whether the second combination may be counted beside the first.
    fn allow(&self, first: &Combination, second: &Combination) -> bool {
        let lacks =
            |one: &Combination, other: &Combination| other.cards.iter().any(|c| !one.cards.contains(c));
        let same_straight = is_straight(first)
            && is_straight(second)
            && (0..5).all(|place| first.cards[place].rank() == second.cards[place].rank());
        lacks(first, second) && lacks(second, first) && (self.duplicated_straight || !same_straight)
    }
}

fn is_straight(combination: &Combination) -> bool {
    matches!(combination.kind, Kind::Straight | Kind::StraightFlush | Kind::RoyalFlush)
}

fn number(rank: Rank) -> u8 {
    rank as u8 + 2
}

fn highest_first(cards: &[Card]) -> Vec<Card> {
    let mut cards = cards.to_vec();
    cards.sort_by(|a, b| b.cmp(a));
    cards
}

/// All choices of `size` of these cards, which keep their order.
pub(crate) fn choices(cards: &[Card], size: usize) -> Vec<Vec<Card>> {
    match cards.split_first() {
        _ if size == 0 => vec![Vec::new()],
        None => Vec::new(),
        Some((&card, others)) => {
            let mut with_it = choices(others, size - 1);
            for choice in &mut with_it {
                choice.insert(0, card);
            }
            with_it.extend(choices(others, size));
            with_it
        }
    }
}

/// The top of a straight of exactly these five cards.
fn straight_top(cards: &[Card]) -> Option<u8> {
    let ranks: Vec<u8> = highest_first(cards).into_iter().map(|card| number(card.rank())).collect();
    if ranks == [14, 5, 4, 3, 2] {
        return Some(5);
    }
    ranks.windows(2).all(|pair| pair[0] == pair[1] + 1).then_some(ranks[0])
}

/// The value of exactly five cards.
pub(crate) fn value(cards: &[Card]) -> Value {
    assert_eq!(cards.len(), 5);
    let of_rank = |rank: u8| cards.iter().filter(|card| number(card.rank()) == rank).count();
    let with_count = |count: usize| (2..=14).rev().filter(move |&rank| of_rank(rank) == count);
    let found = |count: usize| with_count(count).count();
    let one_suit = cards.iter().all(|card| card.suit() == cards[0].suit());
    let top = straight_top(cards);

    let kind = if top == Some(14) && one_suit {
        Kind::RoyalFlush
    } else if top.is_some() && one_suit {
        Kind::StraightFlush
    } else if found(4) == 1 {
        Kind::Four
    } else if found(3) == 1 && found(2) == 1 {
        Kind::FullHouse
    } else if one_suit {
        Kind::Flush
    } else if top.is_some() {
        Kind::Straight
    } else if found(3) == 1 {
        Kind::Three
    } else if found(2) == 2 {
        Kind::TwoPair
    } else if found(2) == 1 {
        Kind::Pair
    } else if of_rank(14) == 1 && of_rank(13) == 1 {
        Kind::AceKing
    } else {
        Kind::NoGame
    };
    // Four before three before two before one of a rank, higher ranks first; a straight is its top card.
    let order: Vec<u8> = match top {
        Some(top) => vec![top],
        None => [4, 3, 2, 1].into_iter().flat_map(with_count).collect(),
    };
    Value { kind, ranks: padded(&order) }
}

fn padded(ranks: &[u8]) -> [u8; 5] {
    let mut five = [0; 5];
    five[..ranks.len()].copy_from_slice(ranks);
    five
}

/// The best five cards, highest first; of equal ones those with the higher suits.
pub(crate) fn best_five(hand: &[Card]) -> Vec<Card> {
    choices(&highest_first(hand), 5)
        .into_iter()
        .max_by(|a, b| value(a).cmp(&value(b)).then_with(|| a.cmp(b)))
        .expect("five cards or more")
}

/// Every combination that is somewhere in the hand.
pub(crate) fn combinations(hand: &[Card]) -> Vec<Combination> {
    let hand = highest_first(hand);
    let mut found = Vec::new();
    let mut add = |kind: Kind, cards: Vec<Card>| found.push(Combination { kind, cards });
    let alike = |cards: &[Card]| cards.iter().all(|card| card.rank() == cards[0].rank());

    for two in choices(&hand, 2) {
        if two[0].rank() == Rank::Ace && two[1].rank() == Rank::King {
            add(Kind::AceKing, two);
        } else if alike(&two) {
            add(Kind::Pair, two);
        }
    }
    for three in choices(&hand, 3) {
        if alike(&three) {
            add(Kind::Three, three);
        }
    }
    for four in choices(&hand, 4) {
        if alike(&four) {
            add(Kind::Four, four);
        } else if alike(&four[..2]) && alike(&four[2..]) {
            add(Kind::TwoPair, four);
        }
    }
    for five in choices(&hand, 5) {
        let kind = value(&five).kind;
        if matches!(kind, Kind::FullHouse | Kind::Flush) || straight_top(&five).is_some() {
            add(kind, five);
        }
    }
    found
}

/// The combination in the best five cards; `None` when there is no game.
pub(crate) fn first(hand: &[Card]) -> Option<Combination> {
    let best = best_five(hand);
    let kind = value(&best).kind;
    let mut inside = combinations(&best).into_iter().filter(|combination| combination.kind == kind);
    let first = inside.next();
    assert!(inside.next().is_none(), "{best:?} holds {kind:?} twice");
    first
}

/// What a combination is worth alone, filled up to five cards with the hand's best other ranks.
pub(crate) fn value_with_kickers(combination: &Combination, hand: &[Card]) -> Value {
    let cards = &combination.cards;
    if cards.len() == 5 {
        return value(cards);
    }
    let of_rank = |rank: Rank| cards.iter().filter(|card| card.rank() == rank).count();
    let mut order: Vec<u8> = Vec::new();
    for count in [4, 3, 2, 1] {
        order.extend(Rank::ALL.into_iter().rev().filter(|&rank| of_rank(rank) == count).map(number));
    }
    let kickers = Rank::ALL
        .into_iter()
        .rev()
        .filter(|&rank| of_rank(rank) == 0 && hand.iter().any(|card| card.rank() == rank))
        .map(number);
    order.extend(kickers.take(5 - cards.len()));
    Value { kind: combination.kind, ranks: padded(&order) }
}

/// The best-paid combination beside the first; of equally paid ones the highest.
pub(crate) fn second(hand: &[Card], pays: &Pays) -> Option<Combination> {
    let first = first(hand)?;
    combinations(hand).into_iter().filter(|other| pays.allow(&first, other)).max_by(|a, b| {
        pays.of(a)
            .cmp(&pays.of(b))
            .then_with(|| value_with_kickers(a, hand).cmp(&value_with_kickers(b, hand)))
            .then_with(|| a.cards.cmp(&b.cards))
    })
}

/// The most that one combination, or any two that may be counted together, could pay.
pub(crate) fn dearest(hand: &[Card], pays: &Pays) -> u32 {
    let all = combinations(hand);
    let singles = all.iter().map(|one| pays.of(one));
    let pairs = all.iter().flat_map(|one| {
        all.iter().filter(|other| pays.allow(one, other)).map(|other| pays.of(one) + pays.of(other))
    });
    singles.chain(pairs).max().unwrap_or(0)
}

/// One hand for each way in which hands of `size` cards can differ but for the names of the suits that do not matter:
/// every choice of ranks without five of one suit, and every choice with five or six of one suit.
pub(crate) fn one_of_each(size: usize) -> Vec<Vec<Card>> {
    let mut hands = Vec::new();
    add_plain(&mut hands, &mut Vec::new(), 0, size);
    for mask in 0..1u32 << 13 {
        let suited: Vec<Card> = Rank::ALL
            .into_iter()
            .filter(|rank| mask >> (*rank as u8) & 1 == 1)
            .map(|rank| Card::new(rank, Suit::Hearts))
            .collect();
        if suited.len() == size {
            hands.push(suited);
        } else if suited.len() == 5 && size == 6 {
            for rank in Rank::ALL {
                let mut hand = suited.clone();
                hand.push(Card::new(rank, Suit::Diamonds));
                hands.push(hand);
            }
        }
    }
    hands
}

/// Ranks that do not fall, each card in the next suit, so that no suit comes more than twice.
fn add_plain(hands: &mut Vec<Vec<Card>>, hand: &mut Vec<Card>, from: usize, left: usize) {
    if left == 0 {
        hands.push(hand.clone());
        return;
    }
    for rank in &Rank::ALL[from..] {
        if hand.iter().filter(|card| card.rank() == *rank).count() < 4 {
            hand.push(Card::new(*rank, Suit::ALL[hand.len() % 4]));
            add_plain(hands, hand, *rank as usize, left - 1);
            hand.pop();
        }
    }
}
