//! What is decided after the first decision: how often each final hand comes up, and what a bet, insurance and a
//! purchase of the dealer's game bring with it.

use rustc_hash::FxHashMap;
use tuz_cards::{CardSet, Rank};
use tuz_hands::{Category, Strength};

use super::Up;
use super::values::Purchase;
use crate::shapes::{CHOOSE, ShapeId, Shapes};
use crate::strategy::{BetRule, Draft, GameRule, Hand, Kept, Purchased, Throw};
use crate::terms::Bought;
use crate::whole;
use crate::whole::followed::{Bet, Finals, Left, cards_of, purchases};
use crate::whole::outcomes::{BOUGHT, place_of};
use crate::whole::sweep::{LANES, Numbers, Tally};
use crate::whole::table::{Final, NOWHERE, PlaceGains};

/// What later decisions bring against one up card, in antes of a mean round.
#[derive(Debug, Default)]
pub(super) struct Later {
    /// What a bet brings more than a fold.
    pub(super) bet: FxHashMap<FinalHand, f64>,
    /// What insurance brings.
    pub(super) insurance: FxHashMap<FinalHand, f64>,
    /// By the four cards that stay: what buying his game brings.
    pub(super) game: FxHashMap<(GameHand, CardSet), f64>,
}

/// A final hand as far as lines for the dealer's game tell hands apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct GameHand {
    pub(super) category: Category,
    /// Whether it holds an ace and a king, which may pay beside the category.
    pub(super) has_ace_king: bool,
}

impl GameHand {
    /// How many there are.
    const COUNT: usize = Category::COUNT * 2;

    pub(super) fn new(hand: &whole::hands::FinalHand) -> Self {
        let has_ace_king = [Rank::Ace, Rank::King].iter().all(|&rank| hand.counts.of(rank) > 0);
        Self { category: hand.strength.category(), has_ace_king }
    }

    fn index(self) -> usize {
        self.category as usize * 2 + usize::from(self.has_ace_king)
    }

    fn all() -> impl Iterator<Item = Self> {
        let of_category = |category| [false, true].map(|has_ace_king| Self { category, has_ace_king });
        Category::ALL.into_iter().flat_map(of_category)
    }
}

/// A final hand as far as lines tell hands apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct FinalHand {
    pub(super) is_six: bool,
    /// Its place among the hands of so many cards.
    pub(super) place: u32,
    /// Whether a card of the up card's rank was thrown away.
    pub(super) discards_match_up: bool,
}

/// A strategy that bets every hand and buys the dealer's game in every case.
pub(super) fn buys_all() -> Draft {
    let (bought, when, kept) = (Purchased::default(), Hand::default(), Kept::default());
    let bet = BetRule { bought: bought.clone(), when: when.clone(), bets: true };
    let buy = GameRule { bought, when, kept, buys: Some(Throw::Highest) };
    Draft { bet: vec![bet], dealer_game: vec![buy], ..Draft::default() }
}

/// A final hand as far as decisions about it go.
struct Reached<'f> {
    hand: FinalHand,
    last: &'f Final,
    numbers: &'f Numbers,
    lane: usize,
    gain: i64,
    /// What is unseen besides it.
    of_rank: [i64; Rank::COUNT],
    drawn: usize,
    bought: usize,
    /// How often it comes up.
    weight: f64,
}

struct Gatherer<'u, 't, 'a> {
    up: &'u Up<'t, 'a>,
    finals: Finals<'a>,
    /// What buying everything is, by what was bought and the place.
    bets: FxHashMap<(usize, u32), Option<Bet>>,
    later: Later,
    /// By the hand, the entry and whether the four cards that stay are of one suit: what buying the dealer's
    /// game brings.
    game: Vec<f64>,
}

/// Follows first decisions, each so often.
pub(super) fn later<'a>(up: &Up<'_, 'a>, buys_all: &'a Draft, chosen: &FxHashMap<Purchase, f64>) -> Later {
    let mut gatherer = Gatherer {
        up,
        finals: Finals::new(up.table, buys_all),
        bets: FxHashMap::default(),
        later: Later::default(),
        game: Vec::new(),
    };
    gatherer.game = vec![0.0; GameHand::COUNT * gatherer.finals.dealer.entries.len() * 2];
    let mut by_discards: FxHashMap<ShapeId, Vec<(Purchase, f64)>> = FxHashMap::default();
    for (&purchase, &weight) in chosen {
        by_discards.entry(purchase.discards).or_default().push((purchase, weight));
    }
    let mut discards: Vec<ShapeId> = by_discards.keys().copied().collect();
    discards.sort_unstable();
    let (table, shapes) = (up.table, Shapes::get());
    let (mut tally, mut numbers) = (Tally::new(), Vec::new());
    let sized = discards.chunk_by(|a, b| shapes.at(*a).size() == shapes.at(*b).size());
    for discards in sized.flat_map(|discards| discards.chunks(LANES)) {
        let unseen = table.lanes(discards);
        table.order.sweep(&unseen, &mut tally, &mut numbers);
        let gains = table.gains(&unseen, table.game.stage(shapes.at(discards[0]).size()));
        for (lane, discards) in discards.iter().enumerate() {
            for &(purchase, weight) in &by_discards[discards] {
                if BOUGHT[purchase.bought] == Bought::Sixth {
                    gatherer.sixth(purchase, weight);
                } else {
                    gatherer.drawn(purchase, weight, (&numbers, &gains, lane));
                }
            }
        }
    }
    gatherer.finish()
}

impl Gatherer<'_, '_, '_> {
    fn rest(&self, purchase: Purchase) -> [i64; Rank::COUNT] {
        let mut rest = self.up.table.unseen.map(i64::from);
        for shape in [purchase.kept, purchase.discards] {
            for &(rank, count) in &Shapes::get().at(shape).ranks {
                rest[rank.index()] -= i64::from(count);
            }
        }
        rest
    }

    fn drawn(
        &mut self,
        purchase: Purchase,
        weight: f64,
        (numbers, gains, lane): (&[Numbers], &PlaceGains, usize),
    ) {
        let (table, shapes) = (self.up.table, Shapes::get());
        let rest = self.rest(purchase);
        let drawn = shapes.at(purchase.discards).size();
        let discards_match_up = shapes.at(purchase.discards).counts.of(table.up) > 0;
        let as_dealt = [(0, table.game.place_of(&shapes.at(purchase.kept).counts))];
        let draws: &[(ShapeId, u32)] =
            if drawn == 0 { &as_dealt } else { &table.game.draws.kept(purchase.kept).draws };
        let all: i64 =
            (0..drawn as i64).fold(1, |ways, more| ways * (table.game.size() as i64 - 6 - more) / (more + 1));
        for &(cards, place) in draws {
            let mut of_rank = rest;
            let mut ways = 1;
            for &(rank, count) in &shapes.at(cards).ranks {
                let there = rest[rank.index()].max(0) as usize;
                ways *= CHOOSE[there][usize::from(count)];
                of_rank[rank.index()] -= i64::from(count);
            }
            if ways == 0 {
                continue;
            }
            self.reach(&Reached {
                hand: FinalHand { is_six: false, place, discards_match_up },
                last: table.plain(place as usize, drawn > 0),
                numbers: &numbers[place as usize],
                lane,
                gain: gains.plain(place as usize, lane),
                of_rank,
                drawn,
                bought: purchase.bought,
                weight: weight * ways as f64 / all as f64,
            });
        }
    }

    fn sixth(&mut self, purchase: Purchase, weight: f64) {
        let Some(sixth) = &self.up.sixth else { return };
        let (table, shapes) = (self.up.table, Shapes::get());
        let rest = self.rest(purchase);
        let with = &table.game.with_sixth[table.game.place_of(&shapes.at(purchase.kept).counts) as usize];
        let all = (table.game.size() - 6) as f64;
        for rank in Rank::ALL {
            let (place, ways) = (with[rank.index()], rest[rank.index()]);
            if place == NOWHERE || ways <= 0 {
                continue;
            }
            let mut of_rank = rest;
            of_rank[rank.index()] -= 1;
            self.reach(&Reached {
                hand: FinalHand { is_six: true, place, discards_match_up: false },
                last: table.six(place),
                numbers: sixth.numbers_of(place),
                lane: 0,
                gain: sixth.gain(place),
                of_rank,
                drawn: 1,
                bought: place_of(Bought::Sixth),
                weight: weight * ways as f64 / all,
            });
        }
    }

    fn reach(&mut self, reached: &Reached) {
        let table = self.up.table;
        let stage = table.game.stage(reached.drawn);
        let over = stage.hands as f64 * stage.scale as f64 * table.terms.unit as f64;
        let n = reached.numbers.lane(reached.lane);
        let (worth, _) = table.worth(reached.last, n, 0, stage, reached.gain);
        let fold = table.terms.fold() * stage.hands * stage.scale;
        if reached.bought != 0 {
            *self.later.bet.entry(reached.hand).or_default() += reached.weight * (worth - fold) as f64 / over;
            if worth < fold {
                return;
            }
        }
        if reached.last.payoff.insurance > 0 {
            let split = table.split(reached.last, n, 0, stage.hands);
            let insurance = split.insurance(table.terms, &reached.last.payoff) * stage.scale;
            let lost = if table.may_buy_insured() { 0 } else { reached.gain };
            *self.later.insurance.entry(reached.hand).or_default() +=
                reached.weight * (insurance - lost) as f64 / over;
        }
        // Lines for his game begin with two pair: against less it pays seldom, and a line would be for all such hands.
        if self.up.table.buying.is_some()
            && reached.last.payoff.strength >= Strength::weakest(Category::TwoPair)
        {
            self.buy(reached, stage.hands as f64 * table.terms.unit as f64);
        }
    }

    /// What buying the dealer's game brings, by what he keeps.
    fn buy(&mut self, reached: &Reached, over: f64) {
        let Self { up, finals, bets, game, .. } = self;
        let FinalHand { is_six, place, discards_match_up } = reached.hand;
        let hands = if is_six { up.table.game.six.as_ref() } else { Some(&up.table.game.five) };
        let Some(hand) = hands.and_then(|hands| hands.all.get(place as usize)) else { return };
        let bought = BOUGHT[reached.bought];
        let bet = bets
            .entry((reached.bought, place))
            .or_insert_with(|| finals.bet(cards_of(&hand.ranks), reached.last, bought, discards_match_up));
        let Some(bet) = bet else { return };
        let start = GameHand::new(hand).index() * finals.dealer.entries.len();
        let cards = (up.table.game.size() - 10 - reached.drawn) as i64;
        let left = Left { of_rank: reached.of_rank, cards, scale: finals.dealer.scale(cards) };
        let over = over * left.scale as f64;
        let n = left.of_rank.map(|cards| cards as f64);
        purchases(&bet.class, &finals.dealer, &left, |purchase, ways, gain, each| {
            let entry = &finals.dealer.entries[purchase.entry];
            let hidden = entry.places.map(|rank| n[rank]);
            // How many of them keep four cards of one suit, if every suit is as likely.
            let one_suit = match entry.thrown {
                None => 3.0 * hidden.iter().map(|cards| cards / 4.0).product::<f64>(),
                Some(thrown) => {
                    let stay = entry.places.iter().filter(|rank| **rank != thrown).map(|&rank| n[rank] / 4.0);
                    0.75 * n[thrown] * stay.product::<f64>()
                }
            };
            let flushes: f64 = purchase.flushes.iter().zip(n).map(|(flush, n)| *flush as f64 * n / 4.0).sum();
            let weight = reached.weight / over;
            let place = (start + purchase.entry) * 2;
            game[place] += weight * (ways as f64 - one_suit) * gain as f64;
            game[place + 1] += weight * one_suit * (gain as f64 + flushes * each as f64);
        });
    }

    fn finish(self) -> Later {
        let Self { finals, mut later, game, .. } = self;
        let entries = &finals.dealer.entries;
        // Where his game cannot be bought there are none.
        let of_hand = (entries.len() * 2).max(1);
        for (hand, values) in GameHand::all().zip(game.chunks(of_hand)) {
            for (place, &value) in values.iter().enumerate().filter(|(_, value)| **value != 0.0) {
                let (dealer, thrown) = entries[place / 2].shown[place % 2];
                *later.game.entry((hand, dealer.without(thrown))).or_default() += value;
            }
        }
        later
    }
}
