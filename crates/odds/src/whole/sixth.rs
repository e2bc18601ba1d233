//! The sixth card.

use tuz_cards::Rank;

use super::bought_flushes::Left;
use super::exact::Known;
use super::optimal::AfterPlay;
use super::outcomes::{Outcomes, place_of};
use super::spots::{SuitedFive, Sum};
use super::sweep::{Numbers, Tally};
use super::table::{Final, Lane, NOWHERE, Stage, Table};
use crate::terms::Bought;

/// What a sixth card is worth with one up card.
pub(crate) struct Sixth<'a> {
    table: &'a Table<'a>,
    numbers: Vec<Numbers>,
    /// What buying the dealer's game gains, by the place of the hand of six cards.
    gains: Vec<i64>,
    stage: Stage,
    fold: i64,
    price: i128,
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
        let stage = game.stage(1);
        let mut sixth = Self {
            table,
            numbers,
            gains: table.gains_of_six(),
            stage,
            fold: table.fold(0, stage),
            price: game.over_all(table.terms.price(Bought::Sixth)),
            per: game.per(1),
            bases: Vec::new(),
        };
        sixth.bases = (0..game.five.all.len()).map(|place| sixth.base(place)).collect();
        Some(sixth)
    }

    /// What is best with every hand of six cards, as if nobody could have a flush.
    pub(crate) fn after_play(&self) -> AfterPlay {
        let mut play = AfterPlay::default();
        for (place, numbers) in self.numbers.iter().enumerate() {
            let last = self.table.six(place as u32);
            let gain = self.gain(place as u32);
            let (worth, insured) = self.table.worth(last, numbers.lane(0), 0, self.stage, gain);
            play.push(place, worth >= self.fold, [insured, false]);
        }
        play
    }

    fn base(&self, place: usize) -> (i64, i64) {
        let (table, held) = (self.table, &self.table.game.five.all[place].counts);
        let (mut sum, mut error) = (0, 0);
        for rank in Rank::ALL {
            let left = i64::from(table.unseen[rank.index()]) - i64::from(held.of(rank));
            let with = table.game.with_sixth[place][rank.index()];
            if left > 0 && with != NOWHERE {
                let last = table.six(with);
                let n = self.numbers[with as usize].lane(0);
                let worth = table.worth(last, n, 0, self.stage, self.gain(with)).0;
                sum += left * worth.max(self.fold);
                error += left * table.error(last, self.stage);
            }
        }
        (sum, error)
    }

    /// The numbers of the dealer's hands against the hand of six cards at this place.
    pub(crate) fn numbers_of(&self, with: u32) -> &Numbers {
        &self.numbers[with as usize]
    }

    /// What buying the dealer's game gains with the hand of six cards at this place, flushes apart.
    pub(crate) fn gain(&self, with: u32) -> i64 {
        self.gains.get(with as usize).copied().unwrap_or(0)
    }

    /// Bounds of what it is worth to a hand, as the sums of exchanges.
    pub(crate) fn bounds(&self, hand: &SuitedFive) -> Sum {
        let may_be_suited = hand.held.iter().any(|held| held.count_ones() >= 4);
        if may_be_suited {
            return self.value(hand);
        }
        let (sum, error) = self.bases[hand.place];
        Sum::new(Known { low: sum - error, high: sum + error }, self.per).less(self.price)
    }

    /// What it is worth to a hand, if that may be more than `least`; as the sums of exchanges.
    pub(crate) fn value_above(&self, hand: &SuitedFive, least: i128) -> Option<Sum> {
        (self.bounds(hand).high > least).then(|| self.value(hand))
    }

    fn value(&self, hand: &SuitedFive) -> Sum {
        let mut sum = 0;
        self.each_card(hand, |card| {
            let worth = self.table.worth(card.last, card.n, card.left.suits[0], self.stage, card.gain).0;
            sum += card.ways * worth.max(self.fold);
        });
        Sum::new(Known::exactly(sum), self.per).less(self.price)
    }

    /// Counts how rounds end.
    pub(crate) fn count(&self, hand: &SuitedFive, ways: i128, outcomes: &mut Outcomes) {
        let bought = place_of(Bought::Sixth);
        self.each_card(hand, |card| {
            let times = ways * i128::from(self.per) * i128::from(card.ways);
            let split = self.table.split(card.last, card.n, card.left.suits[0], self.stage.hands);
            let (worth, _) = self.table.worth_of(&split, card.last, self.stage, card.gain);
            if worth < self.fold {
                outcomes.folded[bought] += i128::from(self.stage.hands * self.stage.scale) * times;
            } else {
                let last = (bought, card.last, card.gain);
                self.table.count(outcomes, last, &split, &card.left.of_rank, (self.stage, times));
            }
        });
    }

    /// Every sixth card, those that make the same hand together.
    fn each_card(&self, hand: &SuitedFive, mut see: impl FnMut(&SixthCard)) {
        let table = self.table;
        let cards = hand.cards();
        let of_five = hand.left(table);
        let full = (0..4_u8).find(|&suit| hand.held[usize::from(suit)].count_ones() >= 4);
        for rank in Rank::ALL {
            let with = table.game.with_sixth[hand.place][rank.index()];
            if with == NOWHERE {
                continue;
            }
            let n = self.numbers[with as usize].lane(0);
            let left = |suit: u8| {
                let mut left = of_five;
                left.of_rank[rank.index()] -= 1;
                left.suits[usize::from(suit)] &= !(1 << rank.index());
                left
            };
            let gain = |last: &Final, left: &Left| match last.class {
                Some(_) => self.gain(with) + table.bought_flushes(last, left, self.stage),
                None => 0,
            };
            let mut plain = [0_i64; 2];
            for suit in 0..4 {
                let card = Table::card(rank, suit);
                if cards.contains(card) || (rank == table.up && suit == 0) {
                    continue;
                }
                let held =
                    full.is_some_and(|full| hand.held[usize::from(full)].count_ones() == 5 || full == suit);
                if held {
                    let (last, left) = (table.suited_six(cards.with(card)), left(suit));
                    let gain = table.gain_of_suited(&last, &left, self.stage);
                    see(&SixthCard {
                        ways: 1,
                        last: &last,
                        n: n.as_flush(&last, self.stage.hands),
                        left,
                        gain,
                    });
                } else if table.six(with).class.is_some() {
                    let (last, left) = (table.six(with), left(suit));
                    see(&SixthCard { ways: 1, last, n, left, gain: gain(last, &left) });
                } else {
                    plain[usize::from(suit == 0)] += 1;
                }
            }
            for (is_own, ways) in plain.into_iter().enumerate().filter(|(_, ways)| *ways > 0) {
                // Which other suit it is does not matter where no game is bought.
                let left = left(u8::from(is_own == 0));
                see(&SixthCard { ways, last: table.six(with), n, left, gain: 0 });
            }
        }
    }
}

/// Sixth cards that make the same hand.
struct SixthCard<'a> {
    /// How many they are.
    ways: i64,
    /// What the hand brings.
    last: &'a Final,
    /// The numbers of the dealer's hands.
    n: Lane,
    left: Left,
    /// What buying the dealer's game gains.
    gain: i64,
}
