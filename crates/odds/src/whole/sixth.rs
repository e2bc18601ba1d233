//! The sixth card.

use tuz_cards::{CardSet, Rank};

use super::outcomes::{Outcomes, place_of};
use super::spots::Spot;
use super::sweep::{Numbers, Tally};
use super::table::{Final, Lane, NOWHERE, Table};
use crate::terms::Bought;

/// What a sixth card is worth with one up card.
pub(crate) struct Sixth<'a> {
    table: &'a Table<'a>,
    numbers: Vec<Numbers>,
    /// The dealer's hands after it.
    hands: i64,
    fold: i64,
    price: i64,
    per: i64,
    /// For each hand of five cards, suits apart: what the sixth card is worth but for flushes, and by how much the
    /// dealer's can change it.
    bases: Vec<(i64, i64)>,
}

impl<'a> Sixth<'a> {
    /// Nothing where it is not offered.
    pub(crate) fn new(table: &'a Table<'a>) -> Option<Self> {
        let (game, order) = (table.game, table.order_of_six.as_ref()?);
        let mut numbers = Vec::new();
        order.sweep(&table.lanes(&[]), &mut Tally::new(), &mut numbers);
        let hands = game.hands_after(1);
        let mut sixth = Self {
            table,
            numbers,
            hands,
            fold: table.fold(0, hands),
            price: table.terms.price(Bought::Sixth) * game.hands * game.scale,
            per: game.scale / game.draws_each(1),
            bases: Vec::new(),
        };
        sixth.bases = (0..game.five.all.len()).map(|place| sixth.base(place)).collect();
        Some(sixth)
    }

    fn base(&self, place: usize) -> (i64, i64) {
        let (table, held) = (self.table, &self.table.game.five.all[place].counts);
        let (mut sum, mut error) = (0, 0);
        for rank in Rank::ALL {
            let left = i64::from(table.unseen[rank.index()]) - i64::from(held.of(rank));
            let with = table.game.with_sixth[place][rank.index()];
            if left > 0 && with != NOWHERE {
                let last = table.six(with);
                let worth = table.worth(last, self.numbers[with as usize].lane(0), 0, self.hands);
                sum += left * worth.max(self.fold);
                error += left * table.error(last);
            }
        }
        (sum, error)
    }

    /// What it is worth to a hand, if that is more than `least`; as the sums of exchanges.
    pub(crate) fn value_above(&self, spot: &Spot, least: i64) -> Option<i64> {
        let (sum, error) = self.bases[spot.place];
        let may_be_suited = (0..4).any(|suit| spot.of_suit(suit, 0b11111).count_ones() >= 4);
        if !may_be_suited && (sum + error) * self.per - self.price <= least {
            return None;
        }
        let mut sum = 0;
        self.each_card(spot, |ways, last, n, own| {
            sum += ways * self.table.worth(last, n, own, self.hands).max(self.fold);
        });
        Some(sum * self.per - self.price).filter(|value| *value > least)
    }

    /// Counts how rounds end.
    pub(crate) fn count(&self, spot: &Spot, ways: i128, outcomes: &mut Outcomes) {
        let bought = place_of(Bought::Sixth);
        self.each_card(spot, |same, last, n, own| {
            let times = ways * i128::from(self.per) * i128::from(same);
            let split = self.table.split(last, n, own, self.hands);
            let (worth, insured) = split.value(self.table.terms, &last.payoff);
            if worth < self.fold {
                outcomes.folded[bought] += i128::from(self.hands) * times;
            } else {
                outcomes.play(bought, last.kind, insured, &split, times);
            }
        });
    }

    /// Every sixth card, those that make the same hand together: how many they are, what the hand brings, the numbers
    /// of the dealer's hands, and the ranks of his suit that stay unseen.
    fn each_card(&self, spot: &Spot, mut see: impl FnMut(i64, &Final, Lane, u16)) {
        let table = self.table;
        let own = table.own & !spot.seen();
        let cards: CardSet =
            spot.ranks.iter().zip(spot.suits).map(|(&rank, suit)| Table::card(rank, suit)).collect();
        let full = (0..4).find(|&suit| spot.of_suit(suit, 0b11111).count_ones() >= 4);
        for rank in Rank::ALL {
            let with = table.game.with_sixth[spot.place][rank.index()];
            if with == NOWHERE {
                continue;
            }
            let n = self.numbers[with as usize].lane(0);
            let mut plain = [0_i64; 2];
            for suit in 0..4 {
                let card = Table::card(rank, suit);
                if cards.contains(card) || (rank == table.up && suit == 0) {
                    continue;
                }
                let held =
                    full.is_some_and(|full| spot.of_suit(full, 0b11111).count_ones() == 5 || full == suit);
                if held {
                    let last = table.suited_six(cards.with(card));
                    let own = if suit == 0 { own & !(1 << rank.index()) } else { own };
                    see(1, &last, n.as_flush(&last, self.hands), own);
                } else {
                    plain[usize::from(suit == 0)] += 1;
                }
            }
            for (is_own, ways) in plain.into_iter().enumerate().filter(|(_, ways)| *ways > 0) {
                let own = if is_own == 1 { own & !(1 << rank.index()) } else { own };
                see(ways, table.six(with), n, own);
            }
        }
    }
}
