//! All boards of five cards, worked out by classes: boards that are alike in what decides are looked up once.
//!
//! Who wins is settled by rank alone, unless a board has three cards of one suit. So every board counts by its ranks, and
//! those on which somebody has a flush are then counted again as they are.

use tuz_cards::{CardSet, Rank, RankSet, Suit};
use tuz_hands::club::{Hand, Score, Scorer, Suitless};

use super::counts::Counts;
use super::judge::Worth;

const BOARD: usize = 5;

/// Ranks, and the number of ways in which cards with them can come.
struct Class {
    ranks: Suitless,
    ways: u64,
}

/// Every choice of so many of these cards by rank.
fn by_rank(cards: CardSet, size: usize) -> Vec<Class> {
    fn extend(counts: &[u64; Rank::COUNT], from: usize, left: usize, class: &Class, found: &mut Vec<Class>) {
        if left == 0 {
            found.push(Class { ..*class });
            return;
        }
        for rank in from..Rank::COUNT {
            let (mut ranks, mut ways) = (class.ranks, class.ways);
            for taken in 0..counts[rank].min(left as u64) {
                ranks = ranks.with(Rank::ALL[rank]);
                ways = ways * (counts[rank] - taken) / (taken + 1);
                let next = left - taken as usize - 1;
                extend(counts, rank + 1, next, &Class { ranks, ways }, found);
            }
        }
    }
    let counts = Rank::ALL.map(|rank| cards.count_of_rank(rank) as u64);
    let mut found = Vec::new();
    extend(&counts, 0, size, &Class { ranks: Suitless::EMPTY, ways: 1 }, &mut found);
    found
}

/// Adds who wins on every board of five of these cards, where the best five of seven count.
pub(super) fn count(hands: &[Hand], pack: CardSet, scorer: &Scorer, counts: &mut Counts) {
    let ranks: Vec<Suitless> = hands.iter().map(|&hand| hand.into()).collect();
    let mut worths = vec![Worth::default(); hands.len()];
    let by_rank_alone = |worths: &mut [Worth], board: Suitless| {
        for (worth, &ranks) in worths.iter_mut().zip(&ranks) {
            worth.high = Score::number(scorer.score_suitless(ranks + board));
        }
    };
    for board in by_rank(pack, BOARD) {
        by_rank_alone(&mut worths, board.ranks);
        counts.add(&worths, board.ways);
    }

    let mut without_flushes = Counts::empty(hands.len());
    for suit in Suit::ALL {
        let own = || hands.iter().map(|hand| hand.cards().of_suit(suit));
        let most = own().map(RankSet::len).max().unwrap_or(0);
        let suited = pack.of_suit(suit);
        let others: CardSet = pack.iter().filter(|card| card.suit() != suit).collect();
        for size in (BOARD - most.min(2)).max(3)..=BOARD {
            let others = by_rank(others, BOARD - size);
            for flush in subsets(suited, size) {
                let flush_ranks = flush.iter().fold(Suitless::EMPTY, Suitless::with);
                for other in &others {
                    by_rank_alone(&mut worths, flush_ranks + other.ranks);
                    without_flushes.add(&worths, other.ways);
                    for (worth, own) in worths.iter_mut().zip(own()) {
                        let ranks = RankSet::from_bits(own.bits() | flush.bits());
                        if ranks.len() >= BOARD {
                            worth.high = Score::number(scorer.score_flush(ranks));
                        }
                    }
                    counts.add(&worths, other.ways);
                }
            }
        }
    }
    counts.take(&without_flushes);
}

/// The subsets of so many ranks.
fn subsets(ranks: RankSet, size: usize) -> impl Iterator<Item = RankSet> {
    (0..1_u16 << Rank::COUNT)
        .filter(move |bits| bits & !ranks.bits() == 0)
        .map(RankSet::from_bits)
        .filter(move |subset| subset.len() == size)
}
