//! What final hands bring, summed over all draws to hands with which the same is done.

use rustc_hash::FxHashMap;
use tuz_cards::{Rank, RankSet};

use super::finals::{Bet, Finals, cards_of};
use super::patterns::{Left, Patterns, Within};
use super::spots::{Done, Hands, Spots, SuitedHand, cards_held};
use crate::shapes::{CHOOSE, ShapeId, Shapes};
use crate::terms::Bought;
use crate::whole::outcomes::{BOUGHT, place_of};
use crate::whole::sweep::{LANES, Numbers, Tally};
use crate::whole::table::{Lane, NOWHERE, Table};

/// What the box does with every final hand by rank after one purchase: as no flush, and as one.
struct Bets {
    plain: Vec<Option<Bet>>,
    flush: Vec<Option<Bet>>,
}

/// When so many cards are drawn.
#[derive(Debug, Clone, Copy)]
struct Stage {
    /// How many hidden hands the dealer can have.
    hands: i64,
    /// How many cards a new one of his may be.
    cards: i64,
    scale: i64,
}

/// Sums with one up card, for one purchase after another.
pub(super) struct Sums<'t, 'a> {
    table: &'t Table<'a>,
    finals: Finals<'a>,
    /// By what was bought and whether a card of the up card's rank went, as far as it is done by some hand.
    bets: [[Option<Bets>; 2]; 7],
    patterns: Patterns,
    /// In how many ways a draw leaves certain cards of a suit.
    avoiding: Within,
    /// How many hands leave them: of the dealer's suit, and of the others together.
    own: Within,
    others: Within,
}

/// What is summed, by what was bought: over all draws and the dealer's hands, times the scale of [`Sums::scale`].
pub(super) type ByPurchase = [i128; 7];

/// Hands that are to be a flush and what they leave, for draws that take the same of their discards' ranks.
struct Leaving {
    weight: i64,
    /// Sets of the dealer's suit, where it is not that of the flush.
    own: Within,
    /// Sets of the suit of the flush.
    same: Within,
    /// Sets of each of the rest, but for the dealer's.
    others: Within,
}

impl<'t, 'a> Sums<'t, 'a> {
    pub(super) fn new(table: &'t Table<'a>, finals: Finals<'a>) -> Self {
        Self {
            table,
            finals,
            bets: Default::default(),
            patterns: Patterns::new(),
            avoiding: Within::new(),
            own: Within::new(),
            others: Within::new(),
        }
    }

    /// What the sums over the dealer's hands are multiplied by, when so many cards are drawn.
    pub(super) fn scale(&self, drawn: usize) -> i64 {
        self.stage(drawn).scale
    }

    fn stage(&self, drawn: usize) -> Stage {
        let game = self.table.game;
        let cards = (game.size() - 10 - drawn) as i64;
        Stage { hands: game.stage(drawn).hands, cards, scale: self.finals.dealer.scale(cards) }
    }

    /// All that is done but folding first.
    pub(super) fn of(&mut self, spots: &Spots) -> ByPurchase {
        let mut sums = ByPurchase::default();
        let mut by_discards: FxHashMap<ShapeId, Vec<(Done, &Hands)>> = FxHashMap::default();
        for (&done, hands) in &spots.done {
            by_discards.entry(done.discards).or_default().push((done, hands));
        }
        let mut all: Vec<ShapeId> = by_discards.keys().copied().collect();
        all.sort_unstable();
        let (mut tally, mut numbers) = (Tally::new(), Vec::new());
        let mut numbers_of_six = Vec::new();
        if let Some(order) = &self.table.order_of_six {
            order.sweep(&self.table.lanes(&[]), &mut tally, &mut numbers_of_six);
        }
        let sized = all.chunk_by(|a, b| Shapes::get().at(*a).size() == Shapes::get().at(*b).size());
        for discards in sized.flat_map(|discards| discards.chunks(LANES)) {
            if self.table.game.watch.ends() {
                return sums;
            }
            self.table.order.sweep(&self.table.lanes(discards), &mut tally, &mut numbers);
            for (lane, discards) in discards.iter().enumerate() {
                for &(done, hands) in &by_discards[discards] {
                    self.prepare(done);
                    sums[done.bought] += if done.bought == place_of(Bought::Sixth) {
                        self.sixth(done, hands, &numbers_of_six)
                    } else {
                        self.drawn(done, hands, &numbers, lane)
                    };
                }
            }
        }
        sums
    }

    /// Asks the strategy about every final hand after a purchase.
    fn prepare(&mut self, done: Done) {
        let (bought, matched) = (done.bought, self.is_matched(done));
        if self.bets_of(done).is_some() {
            return;
        }
        let (table, what) = (self.table, BOUGHT[bought]);
        if what == Bought::Sixth {
            let hands = table.game.six.iter().flat_map(|six| &six.all).zip(0..);
            let plain = hands
                .map(|(hand, place)| self.finals.bet(cards_of(&hand.ranks), table.six(place), what, matched));
            let plain = plain.collect();
            *self.bets_of(done) = Some(Bets { plain, flush: Vec::new() });
            return;
        }
        let drawn = what != Bought::Nothing;
        let (mut plain, mut flush) = (Vec::new(), Vec::new());
        for (place, hand) in table.game.five.all.iter().enumerate() {
            plain.push(self.finals.bet(cards_of(&hand.ranks), table.plain(place, drawn), what, matched));
            flush.push(table.flush(place, drawn).and_then(|last| {
                let cards = cards_held([hand.counts.support().bits(), 0, 0, 0]);
                self.finals.bet(cards, last, what, matched)
            }));
        }
        *self.bets_of(done) = Some(Bets { plain, flush });
    }

    /// Whether a card of the up card's rank goes.
    fn is_matched(&self, done: Done) -> bool {
        Shapes::get().at(done.discards).counts.of(self.table.up) > 0
    }

    fn bets_of(&mut self, done: Done) -> &mut Option<Bets> {
        let matched = self.is_matched(done);
        &mut self.bets[done.bought][usize::from(matched)]
    }

    /// What a final hand brings over all of the dealer's hands but for flushes of his and a bought game.
    fn base(&self, bet: &Bet, n: Lane, stage: Stage) -> i64 {
        let split = self.table.split(&bet.last, n, 0, stage.hands);
        let insurance = if bet.insured { split.insurance(self.table.terms, &bet.last.payoff) } else { 0 };
        (split.net(self.table.terms, &bet.last.payoff) + insurance) * stage.scale
    }

    /// What a fold after a purchase brings over all of them.
    fn fold(&self, stage: Stage) -> i64 {
        self.table.terms.fold() * stage.hands * stage.scale
    }

    /// What a final hand brings but for the patterns, which are added, so many times; nothing where it is folded.
    fn worth(&mut self, bet: Option<&Bet>, n: Lane, left: &Left, stage: Stage, times: i64) -> i64 {
        let Some(bet) = bet else { return times * self.fold(stage) };
        let gain = self.patterns.add(&bet.class, &self.finals.dealer, left, times);
        times * (self.base(bet, n, stage) + gain)
    }

    /// Nothing bought, or an exchange.
    fn drawn(&mut self, done: Done, hands: &Hands, numbers: &[Numbers], lane: usize) -> i128 {
        let (table, shapes) = (self.table, Shapes::get());
        let (kept, discards) = (shapes.at(done.kept), shapes.at(done.discards));
        let stage = self.stage(discards.size());
        let mut rest = table.unseen.map(i64::from);
        for &(rank, count) in kept.ranks.iter().chain(&discards.ranks) {
            rest[rank.index()] -= i64::from(count);
        }
        let in_hand = kept.counts.support().bits() | discards.counts.support().bits();
        self.count_leaving(hands, in_hand);
        // Where nothing is drawn the hand itself is the only final one.
        let place = table.game.place_of(&kept.counts);
        let as_dealt = [(0, place)];
        let draws: &[(ShapeId, u32)] =
            if done.discards == 0 { &as_dealt } else { &table.game.draws.kept(done.kept).draws };
        let bets = self.bets_of(done).take();
        let Some(Bets { plain, flush }) = &bets else { return 0 };
        let mut sum = 0;
        for &(drawn, place) in draws {
            let ranks = &shapes.at(drawn).ranks;
            let bet = plain[place as usize].as_ref();
            let n = numbers[place as usize].lane(lane);
            sum += self.draw(bet, n, ranks, &rest, stage, hands.weight);
        }
        if !hands.suited.is_empty() {
            let mut leaving: [FxHashMap<u16, Leaving>; 2] = Default::default();
            for &(drawn, place) in draws {
                let ranks = shapes.at(drawn).counts.support().bits();
                if table.flush(place as usize, done.discards != 0).is_none() {
                    continue;
                }
                let last = [plain, flush].map(|bets| bets[place as usize].as_ref());
                let n = numbers[place as usize].lane(lane);
                sum += self.flush(last, n, (ranks, &rest, stage), (hands, in_hand), &mut leaving);
            }
        }
        *self.bets_of(done) = bets;
        sum
    }

    /// How many hands leave certain cards of a suit unseen.
    fn count_leaving(&mut self, hands: &Hands, in_hand: u16) {
        let leave = |held: &[(u16, i64)], set: u16| -> i64 {
            held.iter().filter(|(held, _)| held & set == 0).map(|(_, weight)| weight).sum()
        };
        self.own.fill(in_hand, |set| leave(&hands.own, set));
        self.others.fill(in_hand, |set| leave(&hands.others, set));
    }

    /// All draws of one shape, as if the box could have no flush.
    fn draw(
        &mut self,
        bet: Option<&Bet>,
        n: Lane,
        ranks: &[(Rank, u8)],
        rest: &[i64; Rank::COUNT],
        stage: Stage,
        weight: i64,
    ) -> i128 {
        let choose = |of: i64, count: u8| if of < 0 { 0 } else { CHOOSE[of as usize][usize::from(count)] };
        let ways: i64 = ranks.iter().map(|&(rank, count)| choose(rest[rank.index()], count)).product();
        if ways == 0 {
            return 0;
        }
        let Some(bet) = bet else { return i128::from(weight * ways) * i128::from(self.fold(stage)) };
        let mut of_rank = *rest;
        let mut drawn = 0;
        for &(rank, count) in ranks {
            of_rank[rank.index()] -= i64::from(count);
            drawn |= 1 << rank.index();
        }
        self.avoiding.fill(drawn, |set| {
            let ways = |&(rank, count): &(Rank, u8)| {
                choose(rest[rank.index()] - i64::from(set >> rank.index() & 1), count)
            };
            ranks.iter().map(ways).product()
        });
        let mut sum = 0;
        let mut base = self.base(bet, n, stage);
        if bet.class.purchases.is_empty() {
            let mut dealt = 0;
            for &(hidden, change) in &bet.class.dealt {
                dealt += i128::from(change * self.avoiding.of(hidden)) * i128::from(self.own.of(hidden));
            }
            sum += dealt * i128::from(stage.scale);
        } else {
            let left = Left { of_rank, cards: stage.cards, scale: stage.scale };
            base += self.patterns.add(&bet.class, &self.finals.dealer, &left, 1);
            sum += self.leaving_patterns(&self.avoiding, &self.own, &self.others);
            self.patterns.clear();
        }
        sum + i128::from(weight * ways) * i128::from(base)
    }

    /// The patterns, each as often as draws and hands leave it.
    fn leaving_patterns(&self, draws: &Within, own: &Within, others: &Within) -> i128 {
        let mut sum = 0;
        self.patterns.each_own(|set, amount| {
            sum += i128::from(amount) * i128::from(draws.of(set) * own.of(set));
        });
        self.patterns.each_other(|set, amount| {
            sum += i128::from(amount) * i128::from(draws.of(set) * others.of(set));
        });
        sum
    }

    /// What changes where the box has a flush: a draw of these ranks to all hands that may have it, in any suit.
    fn flush(
        &mut self,
        [plain, flush]: [Option<&Bet>; 2],
        n: Lane,
        (drawn, rest, stage): (u16, &[i64; Rank::COUNT], Stage),
        (hands, in_hand): (&Hands, u16),
        leaving: &mut [FxHashMap<u16, Leaving>; 2],
    ) -> i128 {
        let mut of_rank = *rest;
        for rank in RankSet::from_bits(drawn).iter() {
            of_rank[rank.index()] -= 1;
            if of_rank[rank.index()] < 0 {
                return 0;
            }
        }
        let left = Left { of_rank, cards: stage.cards, scale: stage.scale };
        let n_of_flush = flush.map_or(n, |flush| n.as_flush(&flush.last, stage.hands));
        let base = self.worth(flush, n_of_flush, &left, stage, 1) + self.worth(plain, n, &left, stage, -1);
        let mut sum = 0;
        for (role, leaving) in leaving.iter_mut().enumerate() {
            // No card of the dealer's suit has the up card's rank.
            if role == 0 && drawn & !self.table.own != 0 {
                continue;
            }
            let of_role = |hand: &&SuitedHand| (hand.suit == 0) == (role == 0);
            let leaves = leaving.entry(drawn & in_hand).or_insert_with(|| {
                let hands =
                    hands.suited.iter().filter(of_role).filter(|hand| hand.held[hand.suit] & drawn == 0);
                Leaving::new(&hands.copied().collect::<Vec<_>>(), in_hand)
            });
            if leaves.weight == 0 {
                continue;
            }
            sum += i128::from(base) * i128::from(leaves.weight);
            self.patterns.each_own(|set, amount| {
                let mut times = leaves.own.of(set);
                if role == 0 && set & drawn == 0 {
                    times += leaves.same.of(set);
                }
                sum += i128::from(amount) * i128::from(times);
            });
            self.patterns.each_other(|set, amount| {
                let mut times = leaves.others.of(set);
                if role == 1 && set & drawn == 0 {
                    times += leaves.same.of(set);
                }
                sum += i128::from(amount) * i128::from(times);
            });
        }
        self.patterns.clear();
        sum
    }

    /// The sixth card.
    fn sixth(&mut self, done: Done, hands: &Hands, numbers: &[Numbers]) -> i128 {
        let (table, shapes) = (self.table, Shapes::get());
        let hand = &shapes.at(done.kept);
        let stage = self.stage(1);
        let mut rest = table.unseen.map(i64::from);
        for &(rank, count) in &hand.ranks {
            rest[rank.index()] -= i64::from(count);
        }
        self.count_leaving(hands, hand.counts.support().bits());
        let places = &table.game.with_sixth[table.game.place_of(&hand.counts) as usize];
        let bets = self.bets_of(done).take();
        let Some(Bets { plain, .. }) = &bets else { return 0 };
        let mut sum = 0;
        for rank in Rank::ALL {
            let place = places[rank.index()];
            if place == NOWHERE || rest[rank.index()] == 0 {
                continue;
            }
            let (bet, n) = (plain[place as usize].as_ref(), numbers[place as usize].lane(0));
            sum += self.draw(bet, n, &[(rank, 1)], &rest, stage, hands.weight);
            for hand in &hands.suited {
                for suit in 0..4 {
                    let makes_flush = suit == hand.suit || hand.held[hand.suit].count_ones() == 5;
                    let is_there =
                        hand.held[suit] >> rank.index() & 1 == 0 && !(suit == 0 && rank == table.up);
                    if makes_flush && is_there {
                        sum += self.suited_sixth(bet, n, *hand, (rank, suit), &rest, stage);
                    }
                }
            }
        }
        *self.bets_of(done) = bets;
        sum
    }

    /// What changes where a certain sixth card makes or leaves a flush.
    fn suited_sixth(
        &mut self,
        plain: Option<&Bet>,
        n: Lane,
        hand: SuitedHand,
        (rank, suit): (Rank, usize),
        rest: &[i64; Rank::COUNT],
        stage: Stage,
    ) -> i128 {
        let mut held = hand.held;
        held[suit] |= 1 << rank.index();
        let cards = cards_held(held);
        let last = self.table.suited_six(cards);
        let flush = self.finals.bet(cards, &last, Bought::Sixth, false);
        let mut left = Left { of_rank: *rest, cards: stage.cards, scale: stage.scale };
        left.of_rank[rank.index()] -= 1;
        let n_of_flush = n.as_flush(&last, stage.hands);
        let base =
            self.worth(flush.as_ref(), n_of_flush, &left, stage, 1) + self.worth(plain, n, &left, stage, -1);
        let mut sum = i128::from(base);
        self.patterns.each_own(|set, amount| {
            sum += if set & held[0] == 0 { i128::from(amount) } else { 0 };
        });
        self.patterns.each_other(|set, amount| {
            let leave = held[1..].iter().filter(|held| *held & set == 0).count();
            sum += i128::from(amount) * leave as i128;
        });
        self.patterns.clear();
        sum * i128::from(hand.weight)
    }
}

impl Leaving {
    fn new(hands: &[SuitedHand], in_hand: u16) -> Self {
        let mut leaving = Self {
            weight: hands.iter().map(|hand| hand.weight).sum(),
            own: Within::new(),
            same: Within::new(),
            others: Within::new(),
        };
        let sum = |set: u16, of: &dyn Fn(&SuitedHand, usize) -> bool| -> i64 {
            let each = hands.iter().map(|hand| {
                let leave = (0..4).filter(|&suit| of(hand, suit) && hand.held[suit] & set == 0).count();
                hand.weight * leave as i64
            });
            each.sum()
        };
        leaving.own.fill(in_hand, |set| sum(set, &|hand, suit| suit == 0 && hand.suit != 0));
        leaving.same.fill(in_hand, |set| sum(set, &|hand, suit| suit == hand.suit));
        leaving.others.fill(in_hand, |set| sum(set, &|hand, suit| suit != 0 && suit != hand.suit));
        leaving
    }
}
