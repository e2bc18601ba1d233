//! What a final hand is worth after every draw, summed over the draws.
//!
//! All draws of one rank shape give the same strength and pay, and nearly always the same best decision; they are
//! summed at once. Where the decision hangs on suits the shape is taken apart. Draws that make a flush are counted
//! with their shape as if they did not, and then corrected one by one.

use tuz_cards::{Card, CardSet, RankSet, Suit};
use tuz_hands::{Category, HandPay, Holding, RankKey, Strength};

use crate::chances::Chances;
use crate::dealer::{DealerHands, Draws, Event, Moved, Tally};
use crate::game::{BoughtGame, Gains, Games};
use crate::shapes::{Shape, ShapeId, Shapes, draw_weights};
use crate::terms::{Bought, Payoff, Terms};
use crate::unseen::{Unseen, binomial, choose};

/// A way to come to a final hand: cards that stay, and how many are drawn to them.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Plan {
    pub(crate) kept: CardSet,
    pub(crate) drawn: usize,
    pub(crate) bought: Bought,
}

/// Worth of a plan: the best of what may follow each draw, summed over draws and the dealer's hands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct PlanSum {
    /// In units, purchases of cards left out.
    pub(crate) best: i128,
    /// For a plan without a draw: to play without insurance.
    pub(crate) uninsured: i128,
    /// For a plan without a draw: to play and insure all that may be insured; `None` where nothing may.
    pub(crate) insured: Option<i128>,
    /// For a plan without a draw: what `insured` comes to as its stake goes to nothing. It differs from `uninsured`
    /// where an insured box may not buy the dealer's game.
    pub(crate) insured_from: i128,
    /// What the sums have to be divided by.
    pub(crate) over: i128,
    /// How `best` comes about.
    pub(crate) chances: Chances,
    /// For a plan without a draw: how playing ends.
    pub(crate) played: Chances,
}

/// Plans whose kept cards have the same ranks.
struct Family {
    key: RankKey,
    drawn: usize,
    hand: usize,
    bought: Bought,
    plans: Vec<usize>,
}

#[derive(Clone, Copy)]
struct Query {
    strength: Strength,
    /// Place of the family, or of the plan for a single draw.
    of: u16,
    shape: ShapeId,
    single: Option<Single>,
}

#[derive(Clone, Copy)]
struct Single {
    cards: CardSet,
    /// Counted as the flush it is, or taken back as what its ranks would be.
    is_flush: bool,
}

/// Numbers of the dealer's hands that matter to one final hand.
#[derive(Debug, Clone, Copy)]
struct Counts {
    hands: i64,
    no_game: i64,
    /// Hands without a game that get nothing for the ante.
    unpaid: i64,
    /// Hands with a game that lose to the box.
    lower: i64,
    /// Of these, the hands that the second combination beats too.
    lower_second: i64,
    equal: i64,
}

/// What playing is worth, by what else is done.
#[derive(Debug, Clone, Copy)]
struct Worth {
    uninsured: i128,
    insured: Option<i128>,
    insured_from: i128,
    /// How playing ends.
    chances: Chances,
}

/// What the best decisions come to after some draws.
#[derive(Debug, Clone, Copy)]
struct Best {
    sum: i128,
    chances: Chances,
}

pub(crate) struct Draw<'a> {
    terms: &'a Terms,
    unseen: &'a Unseen,
    hands: &'a DealerHands,
    game: Option<BoughtGame<'a>>,
    shapes: &'static Shapes,
    dealt: Category,
    /// Per shape, where its weights begin in `weights`.
    starts: Vec<u32>,
    weights: Vec<i16>,
    ways: Vec<i64>,
    /// How many hands the dealer can have, by the number of cards drawn.
    dealer_hands: Vec<i64>,
    at_qualifier: Tally,
    at_step: Option<Tally>,
    /// Per shape, hands without a game over all its draws, and those of them that get nothing for the ante.
    no_game: Vec<Option<(i64, i64)>>,
    below: Tally,
    through: Tally,
    games: Vec<Event>,
    games_all: Tally,
    games_below: Tally,
}

impl<'a> Draw<'a> {
    pub(crate) fn new(
        terms: &'a Terms,
        unseen: &'a Unseen,
        hands: &'a DealerHands,
        up: Card,
        dealt: Category,
        most_drawn: usize,
    ) -> Self {
        let shapes = Shapes::get();
        let game =
            terms.game.as_ref().map(|rule| BoughtGame::new(terms, rule, up, hands, unseen, most_drawn));
        let mut starts = Vec::with_capacity(shapes.len());
        let mut weights = Vec::new();
        let mut ways = vec![0; shapes.len()];
        let mut buffer = Vec::new();
        for size in 0..=most_drawn {
            for id in shapes.of_size(size) {
                starts.push(weights.len() as u32);
                let shape = shapes.at(id);
                ways[usize::from(id)] = unseen.ways(shape);
                if ways[usize::from(id)] > 0 {
                    draw_weights(shape, &unseen.counts, &mut buffer);
                    // At most 4^5 by size.
                    weights.extend(buffer.iter().map(|&weight| weight as i16));
                }
            }
        }
        let mut at_qualifier = Tally::new(4);
        let at_step = terms.no_game_step().map(|step| {
            let mut tally = Tally::new(4);
            tally.advance_below(&hands.events, step);
            tally
        });
        at_qualifier.advance_below(&hands.events, terms.qualifier);
        let games = game.as_ref().map_or_else(Vec::new, BoughtGame::events);
        let mut games_all = Tally::new(if games.is_empty() { 0 } else { 5 });
        let games_below = games_all.clone();
        games_all.advance_through(&games, Strength::weakest(Category::RoyalFlush));
        Self {
            terms,
            unseen,
            hands,
            game,
            shapes,
            dealt,
            no_game: vec![None; starts.len()],
            starts,
            weights,
            ways,
            dealer_hands: (0..=most_drawn).map(|drawn| binomial(unseen.len() - drawn, 4) as i64).collect(),
            at_qualifier,
            at_step,
            below: Tally::new(4),
            through: Tally::new(4),
            games,
            games_all,
            games_below,
        }
    }

    /// The worth of each plan.
    pub(crate) fn sums(mut self, plans: &[Plan]) -> Vec<PlanSum> {
        let mut sums: Vec<PlanSum> = plans
            .iter()
            .map(|plan| PlanSum {
                best: 0,
                uninsured: 0,
                insured: None,
                insured_from: 0,
                over: self.over(plan),
                chances: Chances::default(),
                played: Chances::default(),
            })
            .collect();
        let families = families(plans);
        let mut queries = self.group_queries(&families);
        for (number, plan) in plans.iter().enumerate() {
            self.single_queries(number as u16, plan, &mut queries);
        }
        queries.sort_unstable_by_key(|query| query.strength);
        for query in &queries {
            self.below.advance_below(&self.hands.events, query.strength);
            self.through.advance_through(&self.hands.events, query.strength);
            match query.single {
                None => {
                    let family = &families[usize::from(query.of)];
                    let (best, worth) = self.group(family, query);
                    for &plan in &family.plans {
                        add(&mut sums[plan], best, worth, 1);
                    }
                }
                Some(single) => {
                    let plan = &plans[usize::from(query.of)];
                    let (best, worth) = self.single(plan, query, single);
                    let sign = if single.is_flush { 1 } else { -1 };
                    add(&mut sums[usize::from(query.of)], best, worth, sign);
                }
            }
        }
        sums
    }

    fn over(&self, plan: &Plan) -> i128 {
        let unseen = self.unseen.len();
        binomial(unseen, plan.drawn)
            * binomial(unseen - plan.drawn, 4)
            * self.scale(plan.drawn)
            * i128::from(self.terms.unit)
    }

    fn scale(&self, drawn: usize) -> i128 {
        self.game.as_ref().map_or(1, |game| game.scale(drawn).into())
    }

    fn group_queries(&self, families: &[Family]) -> Vec<Query> {
        let mut queries = Vec::new();
        for (number, family) in families.iter().enumerate() {
            for id in self.shapes.of_size(family.drawn) {
                if self.ways[usize::from(id)] > 0 {
                    let key = family.key + self.shapes.at(id).key;
                    let strength = strength_by_rank(family.hand, key);
                    queries.push(Query { strength, of: number as u16, shape: id, single: None });
                }
            }
        }
        queries
    }

    fn single_queries(&self, number: u16, plan: &Plan, queries: &mut Vec<Query>) {
        let is_flush_before = Holding::from(plan.kept).flush().is_some();
        for cards in self.flush_draws(plan) {
            let hand: Holding = (plan.kept | cards).into();
            let shape = self.shapes.find(&cards.iter().collect());
            let mut query = |strength, is_flush| {
                queries.push(Query { strength, of: number, shape, single: Some(Single { cards, is_flush }) });
            };
            query(hand.strength(), true);
            if !is_flush_before {
                query(strength_by_rank(hand.len(), hand.key()), false);
            }
        }
    }

    /// The draws with which five cards of one suit are held.
    fn flush_draws(&self, plan: &Plan) -> Vec<CardSet> {
        let suited = |suit: Suit| -> CardSet {
            self.unseen.suits[suit.index()].iter().map(|rank| Card::new(rank, suit)).collect()
        };
        let mut draws = Vec::new();
        for suit in Suit::ALL {
            let kept = plan.kept.of_suit(suit).len();
            if kept >= 5 {
                draws.extend(self.unseen.cards.subsets(plan.drawn));
            } else if kept + plan.drawn == 5 && plan.drawn > 0 {
                draws.extend(suited(suit).subsets(plan.drawn));
            }
        }
        draws
    }

    fn pay(&self, hand: usize, key: RankKey) -> HandPay {
        if hand == 6 { self.terms.book.pay_of_six(key) } else { self.terms.book.pay_of_five(key) }
    }

    fn weights_of(&self, id: ShapeId) -> (&'static Shape, &[i16]) {
        let shape = self.shapes.at(id);
        let start = self.starts[usize::from(id)] as usize;
        (shape, &self.weights[start..start + shape.parts.len()])
    }

    /// Hands without a game over all draws of a shape, and those of them that get nothing for the ante.
    fn no_game(&mut self, id: ShapeId) -> (i64, i64) {
        if let Some(sums) = self.no_game[usize::from(id)] {
            return sums;
        }
        let (shape, weights) = self.weights_of(id);
        let no_game = self.at_qualifier.over_draws(&shape.parts, weights);
        let unpaid = self.at_step.as_ref().map_or(0, |tally| tally.over_draws(&shape.parts, weights));
        self.no_game[usize::from(id)] = Some((no_game, unpaid));
        (no_game, unpaid)
    }

    /// All draws of a shape at once.
    fn group(&mut self, family: &Family, query: &Query) -> (Best, Worth) {
        let id = query.shape;
        let ways = self.ways[usize::from(id)];
        let key = family.key + self.shapes.at(id).key;
        let payoff = self.terms.payoff(query.strength, self.pay(family.hand, key), family.bought);
        let (no_game, unpaid) = self.no_game(id);
        let (shape, weights) = self.weights_of(id);
        let (below, through) = if query.strength < self.terms.qualifier {
            (no_game, no_game)
        } else {
            (self.below.over_draws(&shape.parts, weights), self.through.over_draws(&shape.parts, weights))
        };
        let hands = self.dealer_hands[family.drawn];
        let counts = Counts {
            hands: hands * ways,
            no_game,
            unpaid,
            lower: below - no_game,
            lower_second: self.lower_second(&payoff, below - no_game, shape, Draws::All { ways }),
            equal: through - below,
        };
        let gains = self.gains(&payoff);
        let games = (gains == Gains::Mostly).then(|| {
            self.games_below.advance_below(&self.games, query.strength);
            let (shape, weights) = self.weights_of(id);
            Games {
                all: self.games_all.over_draws(&shape.parts, weights),
                below: self.games_below.over_draws(&shape.parts, weights),
                equal: self.games_equal(query.strength, |event| over_draws(event, shape, self.unseen)),
                no_game,
            }
        });
        let gain = match &mut self.game {
            Some(game) if gains != Gains::Never => game.over_draws(&payoff, id, shape, ways, games),
            _ => 0,
        };
        let scale = self.scale(family.drawn);
        let worth = self.worth(&payoff, &counts, gain, scale);
        let ways = i128::from(ways);
        // The category of the hand, flushes apart: those are corrected one by one.
        let category = query.strength.category();
        let fold = self.fold(category, family.bought);
        let play =
            worth_with_bonus(&worth, self.bonus(category, family.bought) * ways * i128::from(hands) * scale);
        let fold_sum = fold.map(|fold| fold * ways * i128::from(hands) * scale);
        let error = self.deviation(&payoff, gains) * scale * ways;
        match best_of(&play, fold_sum, error) {
            // The best is one alone.
            Some(sum) if fold_sum == Some(sum) => {
                (Best { sum, chances: Chances::folded(play.chances.deals()) }, play)
            }
            Some(sum) => (Best { sum, chances: play.chances }, play),
            None => (self.apart(family, query, &payoff, gains != Gains::Never), play),
        }
    }

    /// By how much the worth after one draw of a shape can differ from the mean of the shape.
    fn deviation(&self, payoff: &Payoff, gains: Gains) -> i128 {
        let suited = self.hands.suited.len() as i64;
        let spread = payoff.win.max(payoff.win_first_only).max(self.terms.unit) - payoff.lose.min(0);
        let mut error = suited * (spread + 2 * payoff.insurance);
        if let Some(game) = self.game.as_ref().filter(|_| gains != Gains::Never) {
            error += game.most_gain(payoff) * game.suit_bound();
        }
        error.into()
    }

    /// The draws of a shape each with its own best decision.
    fn apart(&mut self, family: &Family, query: &Query, payoff: &Payoff, gains: bool) -> Best {
        let shape = self.shapes.at(query.shape);
        let category = query.strength.category();
        let mut best = Best { sum: 0, chances: Chances::default() };
        if gains {
            for cards in draws_of(shape, self.unseen) {
                let own = cards.of_suit(self.hands.suit);
                let worth = self.worth_of_draw(payoff, query.shape, family.drawn, own, Some(cards));
                best.add(self.best_of_draw(&worth, category, family.drawn, family.bought).0, 1);
            }
            return best;
        }
        // Without a bought game only the cards of the dealer's suit matter.
        let own_unseen = self.unseen.suits[self.hands.suit.index()];
        let takeable: RankSet =
            shape.ranks.iter().map(|&(rank, _)| rank).filter(|&rank| own_unseen.contains(rank)).collect();
        let mut taken = takeable.bits();
        loop {
            let own = RankSet::from_bits(taken);
            let draws: i64 = shape
                .ranks
                .iter()
                .map(|&(rank, count)| {
                    let open = self.unseen.of_rank(rank);
                    match (takeable.contains(rank), own.contains(rank)) {
                        (true, true) => choose(open - 1, count - 1),
                        (true, false) => choose(open - 1, count),
                        (false, _) => choose(open, count),
                    }
                })
                .product();
            if draws > 0 {
                let worth = self.worth_of_draw(payoff, query.shape, family.drawn, own, None);
                best.add(self.best_of_draw(&worth, category, family.drawn, family.bought).0, draws);
            }
            if taken == 0 {
                return best;
            }
            taken = (taken - 1) & takeable.bits();
        }
    }

    fn single(&mut self, plan: &Plan, query: &Query, single: Single) -> (Best, Worth) {
        let hand: Holding = (plan.kept | single.cards).into();
        let pay = if single.is_flush { self.terms.book.pay(&hand) } else { self.pay(hand.len(), hand.key()) };
        let payoff = self.terms.payoff(query.strength, pay, plan.bought);
        let own = single.cards.of_suit(self.hands.suit);
        let worth = self.worth_of_draw(&payoff, query.shape, plan.drawn, own, Some(single.cards));
        self.best_of_draw(&worth, query.strength.category(), plan.drawn, plan.bought)
    }

    fn best_of_draw(&self, worth: &Worth, category: Category, drawn: usize, bought: Bought) -> (Best, Worth) {
        let hands = i128::from(self.dealer_hands[drawn]) * self.scale(drawn);
        let play = worth_with_bonus(worth, self.bonus(category, bought) * hands);
        let best = play.insured.map_or(play.uninsured, |insured| insured.max(play.uninsured));
        let best = match self.fold(category, bought).map(|fold| fold * hands) {
            Some(fold) if fold > best => {
                Best { sum: fold, chances: Chances::folded(self.dealer_hands[drawn]) }
            }
            _ => Best { sum: best, chances: play.chances },
        };
        (best, play)
    }

    /// The exact worth after one draw: `own` is what it takes of the dealer's suit. Where a bought game may gain,
    /// `cards` must be given.
    fn worth_of_draw(
        &mut self,
        payoff: &Payoff,
        id: ShapeId,
        drawn: usize,
        own: RankSet,
        cards: Option<CardSet>,
    ) -> Worth {
        let ways = self.ways[usize::from(id)];
        let (shape, weights) = self.weights_of(id);
        let exact = |tally: &Tally| {
            tally.unmoved_over_draws(&shape.parts, weights) / ways
                + tally.moved_avoiding(self.hands.suit, own)
        };
        let no_game = exact(&self.at_qualifier);
        let unpaid = self.at_step.as_ref().map_or(0, exact);
        let (below, through) = if payoff.strength < self.terms.qualifier {
            (no_game, no_game)
        } else {
            (exact(&self.below), exact(&self.through))
        };
        let counts = Counts {
            hands: self.dealer_hands[drawn],
            no_game,
            unpaid,
            lower: below - no_game,
            lower_second: self.lower_second(payoff, below - no_game, shape, Draws::One { own }),
            equal: through - below,
        };
        let gains = self.gains(payoff);
        // Draws of one suit are told apart by their ranks.
        let suit = cards
            .and_then(|cards| Suit::ALL.into_iter().find(|&suit| cards.of_suit(suit).len() == cards.len()));
        let games = suit.filter(|_| gains == Gains::Mostly).map(|suit| {
            self.games_below.advance_below(&self.games, payoff.strength);
            let (shape, weights) = self.weights_of(id);
            let drawn = cards.unwrap_or_default();
            let exact = |tally: &Tally| {
                tally.unmoved_over_draws(&shape.parts, weights) / ways
                    + tally.moved_avoiding(suit, drawn.of_suit(suit))
            };
            Games {
                all: exact(&self.games_all),
                below: exact(&self.games_below),
                equal: self
                    .games_equal(payoff.strength, |event| after_draw(event, shape, drawn, self.unseen)),
                no_game,
            }
        });
        let gain = match (&mut self.game, cards) {
            (Some(game), Some(cards)) if gains != Gains::Never => {
                game.for_draw(payoff, cards, id, shape, games)
            }
            _ => 0,
        };
        self.worth(payoff, &counts, gain, self.scale(drawn))
    }

    fn gains(&mut self, payoff: &Payoff) -> Gains {
        self.game.as_mut().map_or(Gains::Never, |game| game.gains(payoff))
    }

    /// The dealer's new hands of exactly this strength, counted by `count`.
    fn games_equal(&self, strength: Strength, count: impl Fn(&Event) -> i64) -> i64 {
        let from = self.games.partition_point(|event| event.strength < strength);
        self.games[from..].iter().take_while(|event| event.strength == strength).map(count).sum()
    }

    /// Hands with a game that the second combination beats too, where that is asked.
    fn lower_second(&self, payoff: &Payoff, lower: i64, drawn: &Shape, draws: Draws) -> i64 {
        if !self.terms.must_win || payoff.win == payoff.win_first_only {
            return lower;
        }
        let below = payoff.second_beats_below.min(payoff.strength);
        self.hands.count_between(self.terms.qualifier, below, drawn, draws, self.unseen)
    }

    fn worth(&self, payoff: &Payoff, counts: &Counts, gain: i128, scale: i128) -> Worth {
        let times = |count: i64, units: i64| i128::from(count) * i128::from(units);
        let lost = counts.hands - counts.no_game - counts.lower - counts.equal;
        let plain = times(counts.no_game - counts.unpaid, self.terms.no_game(self.terms.qualifier))
            + times(counts.lower_second, payoff.win)
            + times(counts.lower - counts.lower_second, payoff.win_first_only)
            + times(counts.equal, payoff.tie)
            + times(lost, payoff.lose);
        let may_buy = self.terms.game.as_ref().is_some_and(|game| game.insured_may);
        let insured_from = plain * scale + if may_buy { gain } else { 0 };
        let insured = (payoff.insurance > 0).then(|| {
            let returned = self.terms.insurance_returned_on_loss();
            let paid_by_box = if returned { counts.lower } else { counts.hands - counts.no_game };
            insured_from + times(counts.no_game - paid_by_box, payoff.insurance) * scale
        });
        let chances =
            Chances { folded: 0, no_game: counts.no_game, win: counts.lower, tie: counts.equal, loss: lost };
        Worth { uninsured: plain * scale + gain, insured, insured_from, chances }
    }

    fn bonus(&self, category: Category, bought: Bought) -> i128 {
        self.terms.bonus(self.dealt, category, bought).into()
    }

    fn fold(&self, category: Category, bought: Bought) -> Option<i128> {
        let fold = self.terms.fold() + self.terms.bonus_on_fold(self.dealt, category, bought);
        (!self.terms.must_bet(bought)).then_some(fold.into())
    }
}

/// How many pairs there are of a hand of this event and a draw of a shape that avoids it.
fn over_draws(event: &Event, drawn: &Shape, unseen: &Unseen) -> i64 {
    let held = Shapes::get().at(event.shape).counts;
    let draws: i64 = drawn
        .ranks
        .iter()
        .map(|&(rank, count)| choose(unseen.of_rank(rank).saturating_sub(held.of(rank)), count))
        .product();
    i64::from(event.count * event.moved.map_or(1, Moved::hands)) * draws
}

/// How many hands of this event a draw leaves.
fn after_draw(event: &Event, drawn: &Shape, cards: CardSet, unseen: &Unseen) -> i64 {
    let Some(moved) = event.moved else {
        let ways = unseen.ways(drawn);
        return if ways == 0 { 0 } else { over_draws(event, drawn, unseen) / ways };
    };
    if moved.ranks.bits() & cards.of_suit(moved.suit).bits() != 0 {
        return 0;
    }
    let others = moved.other.map_or(1, |(rank, suits)| {
        let open = |suit: &Suit| suits >> suit.index() & 1 == 1 && !cards.contains(Card::new(rank, *suit));
        Suit::ALL.iter().filter(|suit| open(suit)).count() as i64
    });
    i64::from(event.count) * others
}

impl Best {
    /// Takes in what another came to, so many times.
    fn add(&mut self, other: Self, times: i64) {
        self.sum += i128::from(times) * other.sum;
        self.chances += other.chances * times;
    }
}

fn add(sum: &mut PlanSum, best: Best, worth: Worth, sign: i64) {
    sum.best += i128::from(sign) * best.sum;
    sum.uninsured += i128::from(sign) * worth.uninsured;
    sum.chances += best.chances * sign;
    sum.played += worth.chances * sign;
    // A plan without a draw has one final hand, so this is set once; with draws nobody reads it.
    if sign > 0 {
        sum.insured = worth.insured;
        sum.insured_from = worth.insured_from;
    }
}

fn worth_with_bonus(worth: &Worth, bonus: i128) -> Worth {
    Worth {
        uninsured: worth.uninsured + bonus,
        insured: worth.insured.map(|insured| insured + bonus),
        insured_from: worth.insured_from + bonus,
        chances: worth.chances,
    }
}

/// The best alternative, when it is the best after every draw: the others are behind by more than `error`, twice
/// where both can deviate.
fn best_of(play: &Worth, fold: Option<i128>, error: i128) -> Option<i128> {
    let alternatives =
        [Some((play.uninsured, error)), play.insured.map(|sum| (sum, error)), fold.map(|sum| (sum, 0))];
    let (best, best_error) = alternatives.into_iter().flatten().max_by_key(|alternative| alternative.0)?;
    let mut ahead = alternatives.into_iter().flatten().filter(|&(sum, _)| sum != best);
    let ties = alternatives.into_iter().flatten().filter(|&(sum, _)| sum == best).count();
    (ties == 1 && ahead.all(|(sum, error)| best - sum >= best_error + error)).then_some(best)
}

fn strength_by_rank(hand: usize, key: RankKey) -> Strength {
    if hand == 6 { Strength::of_six(key) } else { Strength::of_five(key) }
}

fn families(plans: &[Plan]) -> Vec<Family> {
    let mut families: Vec<Family> = Vec::new();
    for (number, plan) in plans.iter().enumerate() {
        let kept = Holding::from(plan.kept);
        if kept.flush().is_some() {
            continue;
        }
        let same = families.iter_mut().find(|family| {
            (family.key, family.drawn, family.bought) == (kept.key(), plan.drawn, plan.bought)
        });
        match same {
            Some(family) => family.plans.push(number),
            None => families.push(Family {
                key: kept.key(),
                drawn: plan.drawn,
                hand: kept.len() + plan.drawn,
                bought: plan.bought,
                plans: vec![number],
            }),
        }
    }
    families
}

/// Every draw of a shape.
fn draws_of(shape: &Shape, unseen: &Unseen) -> Vec<CardSet> {
    let mut draws = vec![CardSet::EMPTY];
    for &(rank, count) in &shape.ranks {
        let cards: CardSet = unseen.cards_of(rank).collect();
        draws = draws
            .iter()
            .flat_map(|&before| cards.subsets(count.into()).map(move |more| before | more))
            .collect();
    }
    draws
}
