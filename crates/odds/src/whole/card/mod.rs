//! Strategy cards: the few lines that lose least against the best play.
//!
//! What every first decision is worth to every hand is worked out once, as near as ranks tell it ([`values`]). Lines are
//! then chosen one by one, each where it gains most ([`fit`]), from conditions that a person can learn
//! ([`candidates`]). Following the lines for the first decision shows how often each final hand comes up, and so which
//! lines for the bet, insurance and the dealer's game are best ([`later`]). How the lines of a card are shared out among
//! the four lists is what brings most together. What a card costs is no matter of this module: it is a strategy like
//! any other, and is followed to the end.

mod candidates;
mod fit;
mod improve;
mod later;
mod values;

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};

use rayon::prelude::*;
use rustc_hash::FxHashMap;
use tuz_cards::{CardSet, Pack, Rank, RankSet};
use tuz_house::rules::Rules;

use super::base::bases;
use super::fits::fits;
use super::hands::full;
use super::optimal::Recorder;
use super::sixth::Sixth;
use super::sweep::{Numbers, Tally};
use super::table::{Game, PlaceGains, Table};
use super::wanted::{Progress, Wanted, Watch};
use super::{Play, WholeGameError, served};
use crate::Unserved;
use crate::strategy::{
    Before, BetRule, Draft, FirstRule, GameRule, Hand, Held, InsureRule, Kept, Purchased, StrategyFile, Throw,
};
use crate::terms::Terms;
use crate::unseen::binomial;
use crate::whole::followed::cards_of;
use fit::{Cells, Line, Sorted};
use later::{FinalHand, GameHand, Later, buys_all, later};
use values::{Dealt, Purchase, dealt};

/// What strategy cards under some rules are made from.
pub struct Cards {
    name: String,
    terms: Terms,
    pack: Pack,
    actions: Vec<Before>,
    conditions: Vec<Hand>,
    /// Every hand against each up card.
    dealt: Vec<(Rank, Vec<Dealt>)>,
    first: Sorted,
}

/// One up card with what is known of it before anything is drawn.
struct Up<'t, 'a> {
    table: &'t Table<'a>,
    numbers: Vec<Numbers>,
    gains: PlaceGains,
    sixth: Option<Sixth<'t>>,
    /// How many spots there are, for all ranks of the up card.
    spots: f64,
}

impl<'t, 'a> Up<'t, 'a> {
    fn new(table: &'t Table<'a>, ups: usize) -> Self {
        let (unseen, mut numbers) = (table.lanes(&[]), Vec::new());
        table.order.sweep(&unseen, &mut Tally::new(), &mut numbers);
        let gains = table.gains(&unseen, table.game.stage(0));
        let spots = binomial(table.game.size() - 1, 5) as f64 * ups as f64;
        Self { table, numbers, gains, sixth: Sixth::new(table), spots }
    }

    /// What playing the hand at this place brings over all of the dealer's hands.
    fn played(&self, place: usize, cards: CardSet) -> i64 {
        let stage = self.table.game.stage(0);
        let n = self.numbers[place].lane(0);
        let is_flush = tuz_cards::Suit::ALL.iter().any(|&suit| cards.of_suit(suit).len() == 5);
        match self.table.flush(place, false).filter(|_| is_flush) {
            Some(flush) => {
                let gain = self.gains.flush(place, 0);
                self.table.worth(flush, n.as_flush(flush, stage.hands), 0, stage, gain).0
            }
            None => {
                self.table.worth(self.table.plain(place, false), n, 0, stage, self.gains.plain(place, 0)).0
            }
        }
    }
}

impl Cards {
    /// Works out what every first decision is worth. Takes about half as long as the whole game.
    ///
    /// # Errors
    /// As [`WholeGame::solve`](super::WholeGame::solve).
    pub fn new(rules: &Rules, wanted: &Wanted) -> Result<Self, WholeGameError> {
        let &Wanted { pack, watch, .. } = wanted;
        let terms = served(rules, &Wanted { play: Play::Best, ..*wanted })?;
        let mut actions = candidates::actions();
        let mut dealt = {
            let game = Game::new(&terms, pack, watch);
            if !fits(&game) {
                return Err(Unserved::TooLarge.into());
            }
            let ups = ups(pack);
            let (done, parts) = (AtomicU64::new(0), ups.len() as u64);
            let of_up = |&rank: &Rank| {
                let table = Table::new(&game, rank);
                let bases = bases(&table, &mut Recorder::new(false));
                if watch.ends() {
                    return Err(WholeGameError::Ended);
                }
                let dealt = dealt(&Up::new(&table, ups.len()), &bases, &actions);
                let done = done.fetch_add(1, Ordering::Relaxed) + 1;
                watch.told(Progress { done, parts, value: None });
                Ok((rank, dealt))
            };
            ups.par_iter().map(of_up).collect::<Result<Vec<_>, _>>()?
        };
        keep_possible(&mut actions, &mut dealt);
        let conditions = candidates::first();
        let first = first_cells(&dealt, &conditions);
        Ok(Self { name: rules.name().to_owned(), terms, pack, actions, conditions, dealt, first })
    }

    /// The card of at most so many lines.
    ///
    /// # Errors
    /// When the watcher ends it.
    pub fn of(&self, lines: usize, watch: &dyn Watch) -> Result<StrategyFile, WholeGameError> {
        let mut first = self.first.cells.grown(lines);
        let most = first.last().map(|(lines, _)| lines.as_slice()).unwrap_or_default();
        // What comes later hangs little on how many lines there are for the first decision.
        let (bet, insure, dealer_game) = self.later(most, watch)?;
        let mut grown = [bet.cells.grown(lines), insure.cells.grown(lines), dealer_game.cells.grown(lines)];
        let share = shares([&first, &grown[0], &grown[1], &grown[2]], lines);
        let refined = |cells: &Cells, lists: &mut Vec<(Vec<Line>, f64)>, count: usize| {
            let (mut lines, _) = lists.swap_remove(count);
            cells.improve(&mut lines, count, watch);
            lines
        };
        let first = refined(&self.first.cells, &mut first, share[0]);
        let [of_bet, of_insure, of_game] = &mut grown;
        let mut draft = Draft { name: "card".to_owned(), ..Draft::default() };
        draft.title = BTreeMap::from([("en".to_owned(), format!("Strategy card for {}", self.name))]);
        for line in first {
            let when = with_ups(&self.conditions[line.condition], line.ups, self.pack);
            draft.first.push(FirstRule { when, does: self.actions[line.action] });
        }
        for line in refined(&bet.cells, of_bet, share[1]) {
            let (hand, discards_match_up) = &bet.conditions[line.condition];
            let bought = Purchased { discards_match_up: *discards_match_up, ..Purchased::default() };
            let when = with_ups(hand, line.ups, self.pack);
            draft.bet.push(BetRule { bought, when, bets: line.action == 1 });
        }
        for line in refined(&insure.cells, of_insure, share[2]) {
            let when = with_ups(&insure.conditions[line.condition].0, line.ups, self.pack);
            draft.insure.push(InsureRule { bought: Purchased::default(), when, insures: line.action == 1 });
        }
        for line in refined(&dealer_game.cells, of_game, share[3]) {
            let (hand, kept) = &dealer_game.conditions[line.condition];
            let buys = (line.action == 1).then_some(Throw::Highest);
            draft.dealer_game.push(GameRule {
                bought: Purchased::default(),
                when: with_ups(hand, line.ups, self.pack),
                kept: kept.clone(),
                buys,
            });
        }
        // Behind a line for all hands none is ever reached.
        cut_behind(&mut draft.first, FirstRule::is_last);
        cut_behind(&mut draft.bet, |rule| rule.when.is_empty() && rule.bought.is_empty());
        cut_behind(&mut draft.insure, |rule| rule.when.is_empty());
        cut_behind(&mut draft.dealer_game, |rule| rule.when.is_empty() && rule.kept.is_empty());
        if watch.ends() {
            return Err(WholeGameError::Ended);
        }
        Ok(StrategyFile::of(draft))
    }

    /// The lists that come after these lines.
    fn later(&self, first: &[Line], watch: &dyn Watch) -> Result<LaterLists, WholeGameError> {
        let done = self.first.cells.actions(first);
        let mut starts = Vec::new();
        let mut start = 0;
        for (_, dealt) in &self.dealt {
            starts.push(start);
            start += dealt.len();
        }
        let all = buys_all();
        let game = Game::new(&self.terms, self.pack, watch);
        let of_up = |((up, dealt), &start): (&(Rank, Vec<Dealt>), &usize)| {
            if watch.ends() {
                return Err(WholeGameError::Ended);
            }
            let mut chosen: FxHashMap<Purchase, f64> = FxHashMap::default();
            for (dealt, &cell) in dealt.iter().zip(&self.first.place[start..]) {
                if let Some(purchase) = dealt.purchase(self.actions[done[cell as usize]]) {
                    *chosen.entry(purchase).or_default() += dealt.weight;
                }
            }
            let table = Table::new(&game, *up);
            Ok((*up, later(&Up::new(&table, self.dealt.len()), &all, &chosen)))
        };
        let all: Vec<(Rank, Later)> =
            self.dealt.par_iter().zip(&starts).map(of_up).collect::<Result<_, _>>()?;
        let sample = |hand: &FinalHand| -> CardSet {
            let hands = if hand.is_six { game.six.as_ref() } else { Some(&game.five) };
            hands.map_or(CardSet::EMPTY, |hands| cards_of(&hands.all[hand.place as usize].ranks))
        };
        let list = |conditions: Vec<AfterDraw>, of: fn(&Later) -> &FxHashMap<FinalHand, f64>| {
            let of_up = |(up, later): &'_ (Rank, Later)| {
                let up = *up;
                of(later).iter().map(move |(&hand, &value)| (up, hand, value)).collect::<Vec<_>>()
            };
            let mut cells: Vec<(Rank, FinalHand, f64)> = all.iter().flat_map(of_up).collect();
            cells.sort_by_key(|(up, hand, _)| (*up, *hand));
            let hands: Vec<(Rank, Held, bool)> = cells
                .iter()
                .map(|(up, hand, _)| (*up, Held::new(sample(hand)), hand.discards_match_up))
                .collect();
            let fits = |(hand, matches): &AfterDraw, cell: usize| {
                let (up, held, discards_match_up) = &hands[cell];
                hand.fits(held, *up) && matches.is_none_or(|matches| matches == *discards_match_up)
            };
            let values: Vec<(Rank, f64)> = cells.iter().map(|(up, _, value)| (*up, *value)).collect();
            List { cells: two_actions(&values, &conditions, fits), conditions }
        };
        let bet = list(candidates::bet(), |later| &later.bet);
        let insure = list(candidates::insure(), |later| &later.insurance);
        Ok((bet, insure, game_list(&all, &game)))
    }
}

/// A list of two actions, the first of which is taken where no line fits.
struct List<C> {
    cells: Cells,
    conditions: Vec<C>,
}

/// A condition over a final hand, and whether a card of the up card's rank was thrown away.
type AfterDraw = (Hand, Option<bool>);

type LaterLists = (List<AfterDraw>, List<AfterDraw>, List<(Hand, Kept)>);

/// Leaves out what no hand can do under these rules.
fn keep_possible(actions: &mut Vec<Before>, dealt: &mut [(Rank, Vec<Dealt>)]) {
    let hands = || dealt.iter().flat_map(|(_, dealt)| dealt);
    let can = |action: usize| hands().any(|hand| !hand.values[action].is_nan());
    let possible: Vec<bool> = (0..actions.len()).map(can).collect();
    let mut those = possible.iter();
    actions.retain(|_| those.next().is_some_and(|is_possible| *is_possible));
    for hand in dealt.iter_mut().flat_map(|(_, dealt)| dealt) {
        let mut those = possible.iter();
        hand.values.retain(|_| those.next().is_some_and(|is_possible| *is_possible));
    }
}

fn cut_behind<R>(rules: &mut Vec<R>, is_last: impl Fn(&R) -> bool) {
    if let Some(place) = rules.iter().position(is_last) {
        rules.truncate(place + 1);
    }
}

fn ups(pack: Pack) -> Vec<Rank> {
    Rank::ALL.into_iter().filter(|rank| full(pack)[rank.index()] > 0).collect()
}

/// A condition with the up cards for which a line is.
fn with_ups(hand: &Hand, ups: RankSet, pack: Pack) -> Hand {
    let is_any = self::ups(pack).into_iter().all(|rank| ups.contains(rank));
    Hand { up: if is_any { RankSet::EMPTY } else { ups }, ..hand.clone() }
}

fn first_cells(dealt: &[(Rank, Vec<Dealt>)], conditions: &[Hand]) -> Sorted {
    let all: Vec<(Rank, &Dealt)> =
        dealt.iter().flat_map(|(up, dealt)| dealt.iter().map(|dealt| (*up, dealt))).collect();
    let held: Vec<Held> = all.par_iter().map(|(_, dealt)| Held::new(dealt.cards)).collect();
    let ups: Vec<Rank> = all.iter().map(|(up, _)| *up).collect();
    let values = all.iter().flat_map(|(_, dealt)| dealt.values.iter().map(|value| value * dealt.weight));
    let values: Vec<f64> = values.collect();
    Sorted::new(&ups, &values, conditions, |hand, cell| hand.fits(&held[cell], ups[cell]))
}

fn two_actions<C: Sync>(
    cells: &[(Rank, f64)],
    conditions: &[C],
    fits: impl Fn(&C, usize) -> bool + Sync,
) -> Cells {
    let ups: Vec<Rank> = cells.iter().map(|(up, _)| *up).collect();
    let values: Vec<f64> = cells.iter().flat_map(|(_, value)| [0.0, *value]).collect();
    Sorted::new(&ups, &values, conditions, fits).cells
}

fn game_list(all: &[(Rank, Later)], game: &Game) -> List<(Hand, Kept)> {
    let (hands, kept) = candidates::dealer_game();
    let mut cells: Vec<(Rank, GameHand, CardSet, f64)> = Vec::new();
    for (up, later) in all {
        cells.extend(later.game.iter().map(|(&(hand, stays), &value)| (*up, hand, stays, value)));
    }
    cells.sort_by_key(|(up, hand, stays, _)| (*up, *hand, stays.iter().collect::<Vec<_>>()));
    // One hand of each kind: these conditions know no more of it.
    let mut held: FxHashMap<GameHand, Held> = FxHashMap::default();
    for hand in game.five.all.iter().chain(game.six.iter().flat_map(|six| &six.all)) {
        held.entry(GameHand::new(hand)).or_insert_with(|| Held::new(cards_of(&hand.ranks)));
    }
    let conditions: Vec<(Hand, Kept)> =
        hands.iter().flat_map(|hand| kept.iter().map(move |kept| (hand.clone(), kept.clone()))).collect();
    let values: Vec<(Rank, f64)> = cells.iter().map(|(up, _, _, value)| (*up, *value)).collect();
    let fits = |(hand, kept): &(Hand, Kept), cell: usize| {
        let (up, of, stays, _) = cells[cell];
        held.get(&of).is_some_and(|held| hand.fits(held, up)) && kept.fits_four(stays)
    };
    List { cells: two_actions(&values, &conditions, fits), conditions }
}

/// How many of so many lines each list gets, by what they bring after each line.
fn shares(grown: [&[(Vec<Line>, f64)]; 4], lines: usize) -> [usize; 4] {
    // For each number of lines the most that the lists so far bring, and their shares.
    let mut best = vec![(0.0, [0; 4]); lines + 1];
    for (list, totals) in grown.into_iter().enumerate() {
        best = (0..=lines)
            .map(|most| {
                let choices = (0..totals.len().min(most + 1)).map(|count| {
                    let (before, mut shares) = best[most - count];
                    shares[list] = count;
                    (before + totals[count].1, shares)
                });
                choices.reduce(|a, b| if b.0 > a.0 { b } else { a }).unwrap_or((f64::NEG_INFINITY, [0; 4]))
            })
            .collect();
    }
    best.last().map_or([0; 4], |best| best.1)
}
