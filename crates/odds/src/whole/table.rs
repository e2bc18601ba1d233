//! One up card: what final hands bring, and what may be drawn to what is kept.

use std::cell::OnceCell;
use std::rc::Rc;

use num_integer::Integer;
use rustc_hash::FxHashMap;
use tuz_cards::{Card, CardSet, Pack, Rank, RankSet, Suit};
use tuz_hands::{Category, HandPay, Holding, RankCounts, Strength};

use super::bought_flushes::{Left, Parts};
use super::buying::{self, Buying, Class, Gains};
use super::hands::{FinalHand, FinalHands, full};
use super::outcomes::{Kinds, Outcomes, Played, Split};
use super::sets::{Change, Sets};
use super::suited::Suited;
use super::sweep::{LANES, Numbers, Order, Unseen};
use super::wanted::Watch;
use crate::shapes::{ShapeId, Shapes};
use crate::terms::{Bought, Payoff, Terms};
use crate::unseen::binomial;

/// What is the same for every up card.
pub(crate) struct Game<'a> {
    pub(crate) terms: &'a Terms,
    /// Asked whether to go on.
    pub(crate) watch: &'a dyn Watch,
    pub(crate) pack: Pack,
    pub(crate) kinds: Kinds,
    pub(crate) five: FinalHands,
    /// Of six cards, where the sixth is offered.
    pub(crate) six: Option<FinalHands>,
    pub(crate) draws: Draws,
    /// For each hand of five cards the place among those of six with one more of a rank.
    pub(crate) with_sixth: Vec<[u32; Rank::COUNT]>,
    /// The numbers of cards that may be exchanged.
    pub(crate) exchanges: Vec<usize>,
    /// How many hidden hands the dealer can have in a spot.
    pub(crate) hands: i64,
    /// What makes the sums of all options comparable: after an exchange of k cards there are so many times as many
    /// pairs of a draw and a dealer's hand as there are dealer's hands, each times the [`scale`](Stage::scale) of its
    /// worth; this is a multiple of each such number.
    pub(crate) scale: i64,
    /// By the number of drawn cards, and what sums are then multiplied by to be comparable.
    stages: [(Stage, i64); 6],
}

/// When the box has drawn so many cards.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Stage {
    pub(crate) drawn: usize,
    /// How many hidden hands the dealer can have.
    pub(crate) hands: i64,
    /// What the worth of each is multiplied by, so that a bought card of his is a whole number too.
    pub(crate) scale: i64,
}

impl<'a> Game<'a> {
    pub(crate) fn new(terms: &'a Terms, pack: Pack, watch: &'a dyn Watch) -> Self {
        let size = pack.to_set().len();
        let five = FinalHands::new(pack, 5, terms);
        let six = terms.sixth.map(|_| FinalHands::new(pack, 6, terms));
        let with_sixth = six.as_ref().map_or_else(Vec::new, |six| {
            let places: FxHashMap<RankCounts, u32> =
                six.all.iter().zip(0..).map(|(hand, place)| (hand.counts, place)).collect();
            let more = |hand: &RankCounts, rank: Rank| Some(*places.get(&hand.with(rank)?)?);
            five.all
                .iter()
                .map(|hand| Rank::ALL.map(|rank| more(&hand.counts, rank).unwrap_or(NOWHERE)))
                .collect()
        });
        let exchanges: Vec<usize> = (1..=5).filter(|&count| terms.exchange[count - 1].is_some()).collect();
        let mut game = Self {
            terms,
            watch,
            pack,
            kinds: Kinds::new(terms.book.table()),
            draws: Draws::new(&five),
            five,
            six,
            with_sixth,
            exchanges,
            hands: binomial(size - 6, 4) as i64,
            scale: 1,
            stages: [(Stage { drawn: 0, hands: 0, scale: 1 }, 0); 6],
        };
        for drawn in 0..6 {
            game.stages[drawn].0 = game.new_stage(drawn);
        }
        let exchanges = game.exchanges.iter().copied();
        let drawn = exchanges.chain(game.six.as_ref().map(|_| 1)).chain([0]);
        game.scale = drawn.fold(1, |scale, drawn| scale.lcm(&game.sums_each(drawn)));
        for drawn in 0..6 {
            // Nothing is drawn where a small pack does not suffice.
            game.stages[drawn].1 = game.scale.checked_div(game.sums_each(drawn)).unwrap_or(0);
        }
        game
    }

    /// When the box has drawn so many cards.
    pub(crate) fn stage(&self, drawn: usize) -> Stage {
        self.stages[drawn].0
    }

    fn new_stage(&self, drawn: usize) -> Stage {
        let hands = binomial(self.size().saturating_sub(6 + drawn), 4) as i64;
        Stage { drawn, hands, scale: buying::scale(self.terms.game.as_ref(), self.size(), drawn) }
    }

    /// How much larger sums over so many drawn cards are than plain sums over the dealer's hands.
    pub(crate) fn sums_each(&self, drawn: usize) -> i64 {
        self.draws_each(drawn) * self.stage(drawn).scale
    }

    /// What sums over so many drawn cards are multiplied by to be comparable.
    pub(crate) fn per(&self, drawn: usize) -> i64 {
        self.stages[drawn].1
    }

    /// An amount over all of the dealer's hands, comparable.
    pub(crate) fn over_all(&self, amount: i64) -> i128 {
        i128::from(amount) * i128::from(self.hands) * i128::from(self.scale)
    }

    /// How many pairs of a draw of so many cards and a dealer's hand there are for each hand of his.
    pub(crate) fn draws_each(&self, drawn: usize) -> i64 {
        binomial(self.size() - 10, drawn) as i64
    }

    /// The place of a hand of five cards.
    pub(crate) fn place_of(&self, hand: &RankCounts) -> u32 {
        self.draws.place[usize::from(Shapes::get().find(hand))]
    }

    /// How many cards the pack has.
    pub(crate) fn size(&self) -> usize {
        self.pack.to_set().len()
    }
}

/// The place of a hand that cannot be.
pub(crate) const NOWHERE: u32 = u32::MAX;

/// What a final hand brings, and where its strengths stand among the dealer's flushes.
#[derive(Clone)]
pub(crate) struct Final {
    pub(crate) payoff: Payoff,
    pub(crate) kind: u16,
    /// What buying the dealer's game is for it; nothing where that never gains.
    pub(crate) class: Option<Rc<Class>>,
    below: u32,
    through: u32,
    second: u32,
}

/// Numbers of the dealer's hands in one lane.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Lane {
    pub(crate) no_game: i32,
    unpaid: i32,
    below: i32,
    equal: i32,
    below_second: i32,
    below_flush: i32,
}

impl Numbers {
    pub(crate) fn lane(&self, lane: usize) -> Lane {
        Lane {
            no_game: self.no_game[lane],
            unpaid: self.unpaid[lane],
            below: self.below[lane],
            equal: self.equal[lane],
            below_second: self.below_second[lane],
            below_flush: self.below_flush[lane],
        }
    }
}

impl Lane {
    /// The numbers of the same ranks with five cards of one suit.
    pub(crate) fn as_flush(self, flush: &Final, hands: i64) -> Self {
        let is_plain = flush.payoff.strength.category() == Category::Flush;
        let below = if is_plain { self.below_flush } else { hands as i32 };
        Self { below, below_second: below, equal: 0, ..self }
    }
}

/// Kept cards, and the shapes of what may be drawn to them with the places of the final hands.
pub(crate) struct Kept {
    pub(crate) shape: ShapeId,
    pub(crate) draws: Vec<(ShapeId, u32)>,
}

/// What may be drawn to what is kept, by the number of kept cards.
pub(crate) struct Draws {
    /// By the number of kept cards.
    kept: Vec<Vec<Kept>>,
    /// Of every shape of five cards the place of the final hand.
    place: Vec<u32>,
}

impl Draws {
    pub(crate) fn new(hands: &FinalHands) -> Self {
        let shapes = Shapes::get();
        let mut place = vec![NOWHERE; shapes.len()];
        for (at, hand) in hands.all.iter().enumerate() {
            place[usize::from(shapes.find(&hand.counts))] = at as u32;
        }
        let kept = |count: usize| {
            let of = |shape: ShapeId| {
                let finals = shapes.of_size(5 - count).filter_map(|drawn| {
                    let sum = plus(&shapes.at(shape).counts, &shapes.at(drawn).counts)?;
                    let at = place[usize::from(shapes.find(&sum))];
                    (at != NOWHERE).then_some((drawn, at))
                });
                Kept { shape, draws: finals.collect() }
            };
            shapes.of_size(count).map(of).collect()
        };
        let kept = (0..5).map(kept).collect();
        Self { kept, place }
    }

    /// The choices of so many kept cards.
    pub(crate) fn of(&self, kept: usize) -> &[Kept] {
        &self.kept[kept]
    }

    /// These kept cards.
    pub(crate) fn kept(&self, shape: ShapeId) -> &Kept {
        let all = self.of(Shapes::get().at(shape).size());
        &all[usize::from(shape - all[0].shape)]
    }
}

fn plus(a: &RankCounts, b: &RankCounts) -> Option<RankCounts> {
    b.iter().try_fold(*a, |sum, (rank, count)| (0..count).try_fold(sum, |sum, _| sum.with(rank)))
}

/// What buying the dealer's game gains as if there were no flushes, by the place of the final hand, for several sets of
/// discards.
#[derive(Debug, Default)]
pub(crate) struct PlaceGains {
    plain: Vec<Gains>,
    flush: Vec<Gains>,
}

impl PlaceGains {
    /// Of a hand that is no flush.
    pub(crate) fn plain(&self, place: usize, lane: usize) -> i64 {
        self.plain.get(place).map_or(0, |gains| gains[lane])
    }

    /// Of a hand that is one.
    pub(crate) fn flush(&self, place: usize, lane: usize) -> i64 {
        self.flush.get(place).map_or(0, |gains| gains[lane])
    }
}

/// One up card.
pub(crate) struct Table<'a> {
    pub(crate) game: &'a Game<'a>,
    pub(crate) terms: &'a Terms,
    pub(crate) up: Rank,
    pub(crate) order: Order<'a>,
    pub(crate) order_of_six: Option<Order<'a>>,
    suited: Suited,
    pub(crate) buying: Option<Buying<'a>>,
    sets: OnceCell<Sets>,
    /// What is unseen of each rank besides the up card.
    pub(crate) unseen: [u8; Rank::COUNT],
    /// Ranks of the up card's suit besides it, as bits.
    pub(crate) own: u16,
    /// The ranks of the pack, as bits.
    pub(crate) ranks: u16,
    qualifier: u32,
    step: Option<u32>,
    /// Where pairs begin.
    alike: u32,
    /// Of five cards, dealt and drawn.
    plain: [Vec<Final>; 2],
    /// The same as flushes, where the ranks differ.
    flush: [Vec<Option<Final>>; 2],
    /// Of six cards, no five of one suit.
    six: Vec<Final>,
}

impl<'a> Table<'a> {
    pub(crate) fn new(game: &'a Game<'a>, up: Rank) -> Self {
        let (terms, hands, full) = (game.terms, &game.five, full(game.pack));
        let suited = Suited::new(up, &full);
        let mut unseen = full;
        unseen[up.index()] -= 1;
        let buying = terms.game.as_ref().map(|rule| Buying::new(terms, rule, up, unseen, game.size()));
        let bring = |strength: Strength, pay: HandPay, bought| {
            bring(game, &suited, buying.as_ref(), strength, pay, bought)
        };
        let kinds = [Bought::Nothing, Bought::Exchange(1)];
        let plain =
            kinds.map(|bought| hands.all.iter().map(|hand| bring(hand.strength, hand.pay, bought)).collect());
        let flush = kinds.map(|bought| {
            let of = |ranks: RankSet| {
                let strength = Strength::of_suited(ranks);
                let first = terms.book.table().of(strength.category());
                bring(strength, HandPay { first, second: 0, second_beats_below: strength }, bought)
            };
            hands.all.iter().map(|hand| hand.distinct.map(of)).collect()
        });
        let of_six = game.six.iter().flat_map(|six| &six.all);
        let six = of_six.map(|hand| bring(hand.strength, hand.pay, Bought::Sixth)).collect();
        let others = Rank::ALL.iter().filter(|rank| **rank != up && full[rank.index()] > 0);
        let own = others.map(|rank| 1_u16 << rank.index()).sum();
        let (qualifier, step) =
            (suited.row(terms.qualifier), terms.no_game_step().map(|step| suited.row(step)));
        let order = Order::new(hands, up, terms);
        let order_of_six = game.six.as_ref().map(|six| Order::new(six, up, terms));
        let alike = suited.row(Strength::weakest(Category::Pair));
        Self {
            game,
            terms,
            up,
            order,
            order_of_six,
            suited,
            buying,
            sets: OnceCell::new(),
            unseen,
            own,
            ranks: own | 1 << up.index(),
            qualifier,
            step,
            alike,
            plain,
            flush,
            six,
        }
    }

    /// What the dealer's flushes change, summed over draws; made where something is drawn.
    pub(crate) fn sets(&self) -> &Sets {
        self.sets.get_or_init(|| {
            Sets::new(self.own, |own| {
                // How many dealer's hands are flushes and would be something else by their ranks.
                let no_game = -self.suited.below(self.qualifier, own);
                let unpaid = self.step.map_or(0, |step| -self.suited.below(step, own));
                let beaten = -self.suited.below(self.alike, own) - no_game;
                Change { no_game: no_game - unpaid, unpaid, beaten }
            })
        })
    }

    /// What the final hand at this place brings, as no flush; `drawn` where cards were bought.
    pub(crate) fn plain(&self, place: usize, drawn: bool) -> &Final {
        &self.plain[usize::from(drawn)][place]
    }

    /// What it brings as a flush, where its ranks differ.
    pub(crate) fn flush(&self, place: usize, drawn: bool) -> Option<&Final> {
        self.flush[usize::from(drawn)][place].as_ref()
    }

    /// What the hand of six cards at this place brings, no five of one suit.
    pub(crate) fn six(&self, place: u32) -> &Final {
        &self.six[place as usize]
    }

    /// What six cards bring of which five or six are of one suit.
    pub(crate) fn suited_six(&self, cards: CardSet) -> Final {
        let hand = cards.into_iter().fold(Holding::default(), Holding::with);
        let (strength, pay) = (hand.strength(), self.terms.book.pay(&hand));
        bring(self.game, &self.suited, self.buying.as_ref(), strength, pay, Bought::Sixth)
    }

    /// What buying the dealer's game gains for every hand of five cards, with these cards unseen besides the hand.
    pub(crate) fn gains(&self, unseen: &Unseen, stage: Stage) -> PlaceGains {
        let Some(buying) = &self.buying else { return PlaceGains::default() };
        let drawn = stage.drawn > 0;
        let of = |last: Option<&Final>, place: usize| {
            let class = last.and_then(|last| last.class.as_ref());
            class.map_or([0; LANES], |class| {
                let left = without_hand(unseen, &self.game.five.all[place].ranks);
                buying.gains(class, &left, stage.drawn)
            })
        };
        let places = 0..self.game.five.all.len();
        PlaceGains {
            plain: places.clone().map(|place| of(Some(self.plain(place, drawn)), place)).collect(),
            flush: places.map(|place| of(self.flush(place, drawn), place)).collect(),
        }
    }

    /// The same for every hand of six cards, no five of one suit.
    pub(crate) fn gains_of_six(&self) -> Vec<i64> {
        let (Some(buying), Some(six)) = (&self.buying, &self.game.six) else { return Vec::new() };
        let unseen = self.lanes(&[]);
        let of = |(hand, last): (&FinalHand, &Final)| {
            let left = || without_hand(&unseen, &hand.ranks);
            last.class.as_ref().map_or(0, |class| buying.gains(class, &left(), 1)[0])
        };
        six.all.iter().zip(&self.six).map(of).collect()
    }

    /// What buying the dealer's game gains for a hand of six cards of which five or six are of one suit.
    pub(crate) fn gain_of_suited(&self, last: &Final, left: &Left, stage: Stage) -> i64 {
        let (Some(buying), Some(class)) = (&self.buying, &last.class) else { return 0 };
        let unseen = left.of_rank.map(|cards| [cards as i32; LANES]);
        buying.gains(class, &unseen, stage.drawn)[0] + self.bought_flushes(last, left, stage)
    }

    /// What flushes change of the gain of a final hand, with these cards unseen.
    pub(crate) fn bought_flushes(&self, last: &Final, left: &Left, stage: Stage) -> i64 {
        match (&self.buying, &last.class) {
            (Some(buying), Some(class)) => buying.flushes(class, &last.payoff, left, stage.drawn),
            _ => 0,
        }
    }

    /// Counts how rounds end with a final hand, so many times over the dealer's hands times the scale of their worth; all
    /// of `left` is unseen, and buying the dealer's game gains so much.
    pub(crate) fn count(
        &self,
        outcomes: &mut Outcomes,
        (bought, last, gain): (usize, &Final, i64),
        split: &Split,
        left: &[i64; Rank::COUNT],
        (stage, times): (Stage, i128),
    ) {
        let (_, insured) = self.worth_of(split, last, stage, gain);
        let played = Played { bought, kind: last.kind, insured, bought_game: false };
        outcomes.play(played, split, times * i128::from(stage.scale));
        if let (Some(buying), Some(class)) = (&self.buying, &last.class)
            && (!insured || self.may_buy_insured())
        {
            outcomes.buy_game(played, &buying.purchase(class, left, stage.drawn), times);
        }
    }

    /// Whether an insured box may buy the dealer's game.
    pub(crate) fn may_buy_insured(&self) -> bool {
        self.terms.game.as_ref().is_none_or(|rule| rule.insured_may)
    }

    /// The same for all suits that may be, with these ranks unseen; nothing where no game is bought.
    pub(crate) fn parts(&self, last: &Final, of_rank: [i64; Rank::COUNT], stage: Stage) -> Option<Parts> {
        let (buying, class) = self.buying.as_ref().zip(last.class.as_ref())?;
        Some(buying.parts_of(class, &last.payoff, of_rank, stage.drawn))
    }

    /// What is unseen besides these discards, one set a lane; lanes without discards repeat the last.
    pub(crate) fn lanes(&self, discards: &[ShapeId]) -> Unseen {
        let of_lane: [[i32; Rank::COUNT]; LANES] = std::array::from_fn(|lane| {
            let mut left = self.unseen.map(i32::from);
            if let Some(&shape) = discards.get(lane).or(discards.last()) {
                for &(rank, count) in &Shapes::get().at(shape).ranks {
                    left[rank.index()] -= i32::from(count);
                }
            }
            left
        });
        std::array::from_fn(|rank| of_lane.map(|left| left[rank]))
    }

    /// Whether there are so many cards besides the up card.
    pub(crate) fn has(&self, shape: ShapeId) -> bool {
        Shapes::get().at(shape).ranks.iter().all(|&(rank, count)| count <= self.unseen[rank.index()])
    }

    /// How the dealer's `hands` divide against a final hand, with these ranks of his suit unseen.
    pub(crate) fn split(&self, last: &Final, n: Lane, own: u16, hands: i64) -> Split {
        let no_game = i64::from(n.no_game + self.suited.below(self.qualifier, own));
        let unpaid = self.step.map_or(0, |step| i64::from(n.unpaid + self.suited.below(step, own)));
        let payoff = &last.payoff;
        let (beaten, tied, won) = if payoff.strength < self.terms.qualifier {
            (0, 0, 0)
        } else {
            let below = self.suited.below(last.below, own);
            let through = self.suited.below(last.through, own);
            let beaten = i64::from(n.below + below) - no_game;
            let won = if payoff.second_beats_below < payoff.strength {
                (i64::from(n.below_second + self.suited.below(last.second, own)) - no_game).max(0)
            } else {
                beaten
            };
            (beaten, i64::from(n.equal + through - below), won)
        };
        let lost = hands - no_game - beaten - tied;
        Split { no_game: no_game - unpaid, unpaid, won, won_first_only: beaten - won, tied, lost }
    }

    /// The worth of playing a final hand, over all of the dealer's hands, with these ranks of his suit unseen, where
    /// buying his game gains so much; and whether it is insured for that.
    pub(crate) fn worth(&self, last: &Final, n: Lane, own: u16, stage: Stage, gain: i64) -> (i64, bool) {
        let split = self.split(last, n, own, stage.hands);
        self.worth_of(&split, last, stage, gain)
    }

    /// The same where the numbers of the dealer's hands are known.
    pub(crate) fn worth_of(&self, split: &Split, last: &Final, stage: Stage, gain: i64) -> (i64, bool) {
        let net = split.net(self.terms, &last.payoff) * stage.scale;
        let insurance = split.insurance(self.terms, &last.payoff) * stage.scale;
        if self.may_buy_insured() {
            (net + gain + insurance.max(0), insurance > 0)
        } else {
            (net + gain.max(insurance), insurance > gain)
        }
    }

    /// By how much the dealer's flushes can change [`worth`](Self::worth).
    pub(crate) fn error(&self, last: &Final, stage: Stage) -> i64 {
        let payoff = &last.payoff;
        let spread = payoff.win.max(payoff.win_first_only).max(self.terms.unit) - payoff.lose.min(0);
        // Insurance changes by at most twice its stake for each hand that moves.
        let plain = self.suited.hands() * (spread + 2 * payoff.insurance);
        plain * stage.scale + self.gain_error(last, stage)
    }

    /// By how much they can change what buying his game gains.
    pub(crate) fn gain_error(&self, last: &Final, stage: Stage) -> i64 {
        match (&self.buying, &last.class) {
            (Some(buying), Some(class)) => buying.error(class, stage.drawn),
            _ => 0,
        }
    }

    /// What insurance brings at least and at most, whatever the dealer's flushes are; nothing where it never gains.
    pub(crate) fn insurance(&self, last: &Final, n: Lane, stage: Stage) -> Option<(i64, i64)> {
        let brings = self.split(last, n, 0, stage.hands).insurance(self.terms, &last.payoff);
        // By twice the stake for each hand that moves.
        let error = 2 * self.suited.hands() * last.payoff.insurance;
        let bounds = ((brings - error) * stage.scale, (brings + error) * stage.scale);
        (bounds.1 > 0).then_some(bounds)
    }

    /// Whether the dealer's flushes change the [`Split`] as [`Sets`] has it: it beats all that their ranks make but
    /// straights, and nothing else, and is insured on no account.
    pub(crate) fn is_alike(&self, last: &Final, n: Lane, stage: Stage) -> bool {
        (last.below, last.through) == (self.alike, self.alike)
            && last.payoff.strength >= self.terms.qualifier
            && last.payoff.second_beats_below >= last.payoff.strength
            && self.insurance(last, n, stage).is_none()
    }

    /// The fold after an exchange of so many cards, or none, over all of the dealer's hands; never chosen where the bet
    /// must follow.
    pub(crate) fn fold(&self, exchanged: usize, stage: Stage) -> i64 {
        if exchanged > 0 && self.terms.forced_bet[exchanged - 1] {
            return i64::MIN / 4;
        }
        self.terms.fold() * stage.hands * stage.scale
    }

    /// The card of a rank and a suit, the dealer's being number 0.
    pub(crate) fn card(rank: Rank, suit: u8) -> Card {
        Card::new(rank, Suit::ALL[usize::from(suit)])
    }
}

/// What is unseen besides a hand too.
fn without_hand(unseen: &Unseen, hand: &[(Rank, u8)]) -> Unseen {
    let mut left = *unseen;
    for &(rank, count) in hand {
        left[rank.index()] = left[rank.index()].map(|cards| (cards - i32::from(count)).max(0));
    }
    left
}

fn bring(
    game: &Game,
    suited: &Suited,
    buying: Option<&Buying>,
    strength: Strength,
    pay: HandPay,
    bought: Bought,
) -> Final {
    let payoff = game.terms.payoff(strength, pay, bought);
    Final {
        class: buying.and_then(|buying| buying.class(&payoff)),
        kind: game.kinds.of(strength.category(), pay),
        below: suited.row(strength),
        through: strength.next().map_or_else(|| suited.last_row(), |next| suited.row(next)),
        second: suited.row(payoff.second_beats_below),
        payoff,
    }
}
