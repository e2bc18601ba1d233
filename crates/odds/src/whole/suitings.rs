//! Every way to give suits to five cards of known ranks.

use std::iter::repeat_n;
use std::sync::OnceLock;

use rustc_hash::FxHashMap;
use tuz_cards::Rank;

/// Suits of five cards in the order of their ranks, lowest first; the dealer's suit is 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Suiting {
    pub(crate) suits: [u8; 5],
    /// For how many it stands: those that differ from it by the names of the suits that are not the dealer's.
    pub(crate) ways: u8,
}

/// The suits of all hands of five cards. They hang on how many cards there are of each rank and on which rank is that
/// of the up card, and so a few lists serve all hands.
pub(crate) struct Suitings {
    lists: FxHashMap<u32, Vec<Suiting>>,
}

impl Suitings {
    /// All of them, made at the first call.
    pub(crate) fn get() -> &'static Self {
        static ALL: OnceLock<Suitings> = OnceLock::new();
        ALL.get_or_init(|| {
            let mut lists = FxHashMap::default();
            each_pattern(&mut Vec::new(), 5, &mut |pattern| {
                lists.insert(code(pattern.iter().copied()), suitings(pattern));
            });
            Self { lists }
        })
    }

    /// The suits that five cards of these ranks may have beside an up card, whose suit is 0. Ranks ascend.
    pub(crate) fn of(&self, up: Rank, ranks: &[(Rank, u8)]) -> &[Suiting] {
        let pattern = ranks.iter().map(|&(rank, count)| (count, rank == up));
        self.lists.get(&code(pattern)).map_or(&[], Vec::as_slice)
    }
}

/// The rank of each of five cards, of which so many are of each rank.
pub(crate) fn five_ranks(ranks: &[(Rank, u8)]) -> [Rank; 5] {
    let mut all = ranks.iter().flat_map(|&(rank, count)| repeat_n(rank, count.into()));
    std::array::from_fn(|_| all.next().unwrap_or(Rank::Two))
}

/// The ranks of each suit, as bits.
pub(crate) fn held(ranks: [Rank; 5], suits: [u8; 5]) -> [u16; 4] {
    let mut held = [0; 4];
    for (rank, suit) in ranks.iter().zip(suits) {
        held[usize::from(suit)] |= 1 << rank.index();
    }
    held
}

/// A number for the cards of each rank and whether the up card is of it.
fn code(pattern: impl Iterator<Item = (u8, bool)>) -> u32 {
    pattern.fold(0, |code, (count, is_up)| code * 10 + u32::from(count) * 2 + u32::from(is_up))
}

/// Every way to divide so many cards among ranks, none of them or one that of the up card.
fn each_pattern(pattern: &mut Vec<(u8, bool)>, left: u8, see: &mut impl FnMut(&[(u8, bool)])) {
    if left == 0 {
        return see(pattern);
    }
    let may_be_up = pattern.iter().all(|&(_, is_up)| !is_up);
    for count in 1..=left.min(4) {
        for is_up in [false, true] {
            // One of the four of its rank is the up card itself.
            if is_up && (!may_be_up || count == 4) {
                continue;
            }
            pattern.push((count, is_up));
            each_pattern(pattern, left - count, see);
            pattern.pop();
        }
    }
}

/// The suits of a pattern: of those that are alike the one whose suits have the highest cards in order.
fn suitings(pattern: &[(u8, bool)]) -> Vec<Suiting> {
    let mut all = vec![Vec::new()];
    for &(count, is_up) in pattern {
        let of_rank = |suits: &u8| suits.count_ones() == u32::from(count) && !(is_up && suits & 1 == 1);
        let more = |done: &Vec<u8>| {
            let done = done.clone();
            (0..16_u8).filter(of_rank).map(move |suits| {
                let new = (0..4).filter(|suit| suits >> suit & 1 == 1);
                done.iter().copied().chain(new).collect()
            })
        };
        all = all.iter().flat_map(more).collect();
    }
    // Any ranks of these numbers serve, as long as they ascend.
    let ranks: Vec<(Rank, u8)> = Rank::ALL.into_iter().zip(pattern.iter().map(|&(count, _)| count)).collect();
    let ranks = five_ranks(&ranks);
    let told = |suits: Vec<u8>| {
        let suits = <[u8; 5]>::try_from(suits).ok()?;
        let [_, a, b, c] = held(ranks, suits);
        let ways = match (a == b, b == c) {
            _ if a < b || b < c => return None,
            (true, true) => 1,
            (false, false) => 6,
            _ => 3,
        };
        Some(Suiting { suits, ways })
    };
    all.into_iter().filter_map(told).collect()
}

#[cfg(test)]
mod tests {
    use tuz_cards::{Card, CardSet, Suit};
    use tuz_hands::RankCounts;

    use super::*;

    /// Beside an up card all hands of a small pack, each once, as often as the suitings of its ranks say.
    #[test]
    fn every_hand_is_counted_once() {
        let ranks = &Rank::ALL[Rank::COUNT - 6..];
        let pack: CardSet =
            ranks.iter().flat_map(|&rank| Suit::ALL.map(|suit| Card::new(rank, suit))).collect();
        for &up in ranks {
            let mut found: FxHashMap<RankCounts, FxHashMap<[u8; 5], u8>> = FxHashMap::default();
            for hand in pack.without(Card::new(up, Suit::ALL[0])).subsets(5) {
                // The other suits by their cards, highest first.
                let mut held = Suit::ALL.map(|suit| hand.of_suit(suit).bits());
                held[1..].sort_unstable_by(|a, b| b.cmp(a));
                let suits_of = |rank: &Rank| {
                    let bit = rank.index();
                    (0..4).filter(move |&suit| held[usize::from(suit)] >> bit & 1 == 1)
                };
                let suits: Vec<u8> = Rank::ALL.iter().flat_map(suits_of).collect();
                let suits = suits.try_into().expect("five cards");
                *found.entry(hand.into_iter().collect()).or_default().entry(suits).or_default() += 1;
            }
            assert_eq!(
                found.len(),
                RankCounts::all(5)
                    .iter()
                    .filter(|counts| {
                        counts
                            .iter()
                            .all(|(rank, count)| ranks.contains(&rank) && count + u8::from(rank == up) <= 4)
                    })
                    .count()
            );
            for (counts, found) in found {
                let ranks: Vec<(Rank, u8)> = counts.iter().collect();
                let told = Suitings::get().of(up, &ranks);
                assert_eq!(told.len(), found.len(), "{ranks:?}");
                for suiting in told {
                    assert_eq!(found.get(&suiting.suits), Some(&suiting.ways), "{ranks:?}");
                }
            }
        }
    }
}
