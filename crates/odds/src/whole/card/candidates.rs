//! The conditions and actions of which the lines of a card are made: few, and such as a person can learn.

use tuz_cards::{Rank, RankSet};
use tuz_hands::Category;

use crate::strategy::{Before, Bound, DrawKind, Hand, Keep, KeepKind, Kept, UpCompared};

fn ranks(low: Rank, high: Rank) -> RankSet {
    Rank::ALL.into_iter().filter(|rank| (low..=high).contains(rank)).collect()
}

fn of(ranks: &[Rank]) -> RankSet {
    ranks.iter().copied().collect()
}

fn category(category: Category) -> Hand {
    Hand { categories: vec![category], ..Hand::default() }
}

fn at_least(bound: Bound) -> Hand {
    Hand { at_least: Some(bound), ..Hand::default() }
}

/// Hands to compare with that are below a pair.
fn low_bounds() -> Vec<Bound> {
    use Rank::{Ace, Eight, Five, Four, Jack, King, Nine, Queen, Ten, Three, Two};
    let ranks = [
        [Ace, King, Queen, Jack, Two],
        [Ace, King, Queen, Ten, Two],
        [Ace, King, Queen, Three, Two],
        [Ace, King, Jack, Eight, Three],
        [Ace, King, Jack, Three, Two],
        [Ace, King, Ten, Three, Two],
        [Ace, King, Nine, Three, Two],
        [Ace, King, Eight, Three, Two],
        [Ace, King, Five, Four, Two],
    ];
    ranks.into_iter().filter_map(Bound::of_ranks).collect()
}

/// Sets of high ranks that a hand may hold.
fn high_cards() -> Vec<RankSet> {
    use Rank::{Ace, Jack, King, Queen, Ten};
    vec![
        of(&[Ace]),
        of(&[King]),
        of(&[Queen]),
        of(&[Jack]),
        ranks(King, Ace),
        ranks(Queen, Ace),
        ranks(Jack, Ace),
        ranks(Ten, Ace),
        ranks(Queen, King),
        ranks(Jack, Queen),
        ranks(Jack, King),
    ]
}

/// The condition that one of these ranks is held, in the simplest way.
fn holding(ranks: RankSet, hand: Hand) -> Hand {
    if ranks.len() == 1 { Hand { holds: ranks, ..hand } } else { Hand { holds_any: ranks, ..hand } }
}

/// Conditions for the first decision, up cards apart.
pub(super) fn first() -> Vec<Hand> {
    use Category::{AceKing, Flush, FullHouse, NoGame, Pair, Straight, Three, TwoPair};
    let mut all = vec![Hand::default()];
    for least in [AceKing, Pair, TwoPair, Three, Straight, Flush, FullHouse] {
        all.push(at_least(Bound::Category(least)));
    }
    for only in [NoGame, AceKing, Pair, TwoPair, Three, Straight] {
        all.push(category(only));
    }
    all.push(Hand { categories: vec![TwoPair, Three], ..Hand::default() });
    all.push(Hand { categories: vec![NoGame, AceKing], ..Hand::default() });
    all.push(Hand { categories: vec![AceKing, Pair], ..Hand::default() });
    all.push(Hand { categories: vec![Pair, TwoPair], ..Hand::default() });
    all.extend(low_bounds().into_iter().map(at_least));
    for bound in &Rank::ALL[1..] {
        all.push(at_least(Bound::PairOf(*bound)));
    }
    let compared = [
        vec![UpCompared::Below],
        vec![UpCompared::Equal],
        vec![UpCompared::Above],
        vec![UpCompared::Below, UpCompared::Equal],
        vec![UpCompared::Equal, UpCompared::Above],
    ];
    for only in [Pair, TwoPair, Three] {
        for split in Rank::ALL {
            all.push(Hand { paired: ranks(Rank::Two, split), ..category(only) });
            all.push(Hand { paired: ranks(split, Rank::Ace), ..category(only) });
        }
        for compared in &compared {
            all.push(Hand { paired_to_up: compared.clone(), ..category(only) });
        }
        for matches in [true, false] {
            all.push(Hand { matches_up: Some(matches), ..category(only) });
        }
    }
    for (low, high) in [(Rank::Three, Rank::Eight), (Rank::Seven, Rank::Nine), (Rank::Eight, Rank::Jack)] {
        all.push(Hand { paired: ranks(low, high), ..category(Pair) });
    }
    let mut draws: Vec<Vec<DrawKind>> = vec![
        vec![DrawKind::StraightFlush, DrawKind::Flush],
        vec![DrawKind::Flush, DrawKind::OpenStraight],
        vec![DrawKind::OpenStraight, DrawKind::InsideStraight],
        vec![DrawKind::OpenStraight, DrawKind::DoubleInsideStraight],
        vec![DrawKind::OpenStraight, DrawKind::DoubleInsideStraight, DrawKind::SixStraight],
        vec![DrawKind::Flush, DrawKind::OpenStraight, DrawKind::DoubleInsideStraight, DrawKind::SixStraight],
        vec![DrawKind::Flush, DrawKind::OpenStraight, DrawKind::DoubleInsideStraight],
        vec![DrawKind::DoubleInsideStraight],
        vec![DrawKind::DoubleInsideStraight, DrawKind::SixStraight],
        vec![DrawKind::SixStraight],
        vec![DrawKind::ThreeToFlush],
        vec![DrawKind::ThreeToStraightFlush],
        vec![DrawKind::TwoToRoyalFlush],
        vec![DrawKind::ThreeToRoyalFlush],
        vec![DrawKind::ThreeToStraightFlush, DrawKind::TwoToRoyalFlush],
        vec![DrawKind::ThreeToRoyalFlush, DrawKind::TwoToRoyalFlush],
    ];
    draws.extend(
        [DrawKind::StraightFlush, DrawKind::Flush, DrawKind::OpenStraight, DrawKind::InsideStraight]
            .map(|draw| vec![draw]),
    );
    for draws in draws {
        let draw = Hand { draws, ..Hand::default() };
        all.push(draw.clone());
        all.push(Hand { below: Some(Bound::Category(Pair)), ..draw.clone() });
        all.push(Hand { below: Some(Bound::Category(TwoPair)), ..draw.clone() });
        all.push(Hand { categories: vec![NoGame], ..draw.clone() });
        all.push(Hand { categories: vec![AceKing], ..draw.clone() });
        all.push(Hand { categories: vec![Pair], ..draw.clone() });
        for split in [Rank::Four, Rank::Six, Rank::Seven, Rank::Eight, Rank::Nine, Rank::Ten] {
            all.push(Hand { categories: vec![Pair], paired: ranks(Rank::Two, split), ..draw.clone() });
        }
    }
    for held in high_cards() {
        for only in [NoGame, AceKing, Pair] {
            all.push(holding(held, category(only)));
            all.push(Hand { holds_none: held, ..category(only) });
        }
        all.push(holding(held, Hand::default()));
        all.push(holding(held, Hand { matches_up: Some(true), ..category(NoGame) }));
        all.push(holding(held, Hand { matches_up: Some(false), ..category(NoGame) }));
        all.push(holding(held, Hand { matches_up: Some(true), ..category(AceKing) }));
        all.push(holding(held, Hand { matches_up: Some(false), ..category(AceKing) }));
        for low in [Rank::Six, Rank::Eight, Rank::Ten] {
            all.push(holding(held, Hand { paired: ranks(Rank::Two, low), ..category(Pair) }));
        }
    }
    let ace_king = of(&[Rank::Ace, Rank::King]);
    for only in [Pair, Three] {
        all.push(Hand { holds: ace_king, ..category(only) });
    }
    all.push(Hand { holds: ace_king, ..at_least(Bound::Category(Pair)) });
    all.push(Hand { holds: ace_king, categories: vec![Pair, Three], ..Hand::default() });
    for pair in [
        [Rank::Ace, Rank::Queen],
        [Rank::Ace, Rank::Jack],
        [Rank::King, Rank::Queen],
        [Rank::King, Rank::Jack],
        [Rank::Queen, Rank::Jack],
        [Rank::Ace, Rank::Ten],
    ] {
        all.push(Hand { holds: of(&pair), ..category(NoGame) });
    }
    for only in [NoGame, AceKing] {
        for matches in [true, false] {
            all.push(Hand { matches_up: Some(matches), ..category(only) });
        }
        for place in 1..=5 {
            all.push(Hand { above_up: Some(place), ..category(only) });
            all.push(Hand { below_up: Some(place), ..category(only) });
        }
    }
    all
}

/// What may be done first.
pub(super) fn actions() -> Vec<Before> {
    let keep = |kind, ranks, highest| Before::Exchange(Keep { kind, ranks, highest });
    let none = RankSet::EMPTY;
    vec![
        Before::Fold,
        Before::Play,
        Before::Sixth,
        keep(KeepKind::Combination, none, 0),
        keep(KeepKind::Combination, none, 1),
        keep(KeepKind::Combination, of(&[Rank::Ace]), 0),
        keep(KeepKind::FlushDraw, none, 0),
        keep(KeepKind::StraightDraw, none, 0),
        keep(KeepKind::StraightFlushDraw, none, 0),
        keep(KeepKind::ThreeToFlush, none, 0),
        keep(KeepKind::RoyalFlushDraw, none, 0),
        keep(KeepKind::Nothing, none, 0),
        keep(KeepKind::Nothing, none, 1),
        keep(KeepKind::Nothing, none, 2),
        keep(KeepKind::Nothing, none, 3),
        keep(KeepKind::Nothing, none, 4),
        keep(KeepKind::Nothing, ranks(Rank::Queen, Rank::Ace), 0),
    ]
}

/// Conditions for the bet after a purchase, and whether a card of the up card's rank was thrown away.
pub(super) fn bet() -> Vec<(Hand, Option<bool>)> {
    let mut all = vec![Hand::default()];
    all.extend([Category::AceKing, Category::Pair].map(|least| at_least(Bound::Category(least))));
    all.extend(low_bounds().into_iter().map(at_least));
    for rank in &Rank::ALL[1..] {
        all.push(at_least(Bound::PairOf(*rank)));
    }
    let ace_king = || category(Category::AceKing);
    for matches in [true, false] {
        all.push(Hand { matches_up: Some(matches), ..ace_king() });
    }
    for held in high_cards() {
        all.push(holding(held, ace_king()));
    }
    for place in 2..=5 {
        all.push(Hand { above_up: Some(place), ..ace_king() });
    }
    let of_discards = [None, Some(true), Some(false)];
    all.into_iter().flat_map(|hand| of_discards.map(|matches| (hand.clone(), matches))).collect()
}

/// Conditions for insurance.
pub(super) fn insure() -> Vec<(Hand, Option<bool>)> {
    use Category::{Flush, Four, FullHouse, Straight, StraightFlush, Three};
    let mut all: Vec<Hand> = [Three, Straight, Flush, FullHouse, Four, StraightFlush].map(category).into();
    all.extend([Three, Straight, Flush, FullHouse, Four].map(|least| at_least(Bound::Category(least))));
    for held in high_cards() {
        all.push(holding(held, category(Three)));
        all.push(Hand { holds: held, ..category(Three) });
        all.push(Hand { holds: held, ..at_least(Bound::Category(Three)) });
    }
    for matches in [true, false] {
        all.push(Hand { matches_up: Some(matches), ..at_least(Bound::Category(Three)) });
    }
    all.into_iter().map(|hand| (hand, None)).collect()
}

/// Conditions for the dealer's game over the box's hand, and over the four cards that he keeps.
pub(super) fn dealer_game() -> (Vec<Hand>, Vec<Kept>) {
    use Category::{Flush, Four, FullHouse, Straight, Three, TwoPair};
    let mut hands: Vec<Hand> = [TwoPair, Three, Straight, Flush, FullHouse, Four]
        .map(|least| at_least(Bound::Category(least)))
        .into();
    hands.extend([TwoPair, Three, Straight, Flush].map(category));
    let with_ace_king = |hand| Hand { holds: ranks(Rank::King, Rank::Ace), ..hand };
    hands.extend([category(TwoPair), category(Three), at_least(Bound::Category(TwoPair))].map(with_ace_king));
    for (least, below) in
        [(TwoPair, Straight), (Three, Flush), (Three, FullHouse), (Straight, FullHouse), (Three, Four)]
    {
        hands.push(Hand { below: Some(Bound::Category(below)), ..at_least(Bound::Category(least)) });
    }
    let mut kept = vec![Kept::default()];
    for draws in [
        vec![DrawKind::Flush],
        vec![DrawKind::OpenStraight],
        vec![DrawKind::InsideStraight],
        vec![DrawKind::OpenStraight, DrawKind::InsideStraight],
        vec![DrawKind::Flush, DrawKind::OpenStraight],
        vec![DrawKind::Flush, DrawKind::OpenStraight, DrawKind::InsideStraight],
    ] {
        kept.push(Kept { draws, ..Kept::default() });
    }
    let (ace, king, either) = (of(&[Rank::Ace]), of(&[Rank::King]), ranks(Rank::King, Rank::Ace));
    for held in [ace, king, either] {
        kept.push(match held.len() {
            1 => Kept { holds: held, ..Kept::default() },
            _ => Kept { holds_any: held, ..Kept::default() },
        });
        kept.push(Kept { holds_none: held, ..Kept::default() });
    }
    for split in [Rank::Seven, Rank::Eight, Rank::Nine, Rank::Ten, Rank::Jack, Rank::Queen] {
        kept.push(Kept { highest: ranks(Rank::Two, split), ..Kept::default() });
        kept.push(Kept { highest: ranks(split, Rank::Ace), ..Kept::default() });
    }
    (hands, kept)
}
