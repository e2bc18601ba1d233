//! What the strategy does with a final hand, and what that brings against each of the dealer's hands.

use std::rc::Rc;

use rustc_hash::FxHashMap;
use tuz_cards::{Card, CardSet, Rank, Suit};
use tuz_hands::Strength;

use super::dealer::{Dealer, Entry};
use crate::strategy::{After, Draft, Held};
use crate::terms::{Bought, Payoff, Terms};
use crate::whole::table::{Final, Table};

/// A final hand that is bet, with the rules of the strategy applied to it.
pub(in crate::whole) struct Bet {
    /// What the table knows of it.
    pub(super) last: Final,
    pub(super) insured: bool,
    pub(in crate::whole) class: Rc<Class>,
}

/// What final hands share that beat the same of the dealer's hands and are treated alike.
pub(in crate::whole) struct Class {
    /// By hidden ranks: what changes when the dealer's cards are all of one suit.
    pub(super) dealt: Vec<(u16, i64)>,
    /// The purchases of the dealer's game.
    pub(super) purchases: Vec<Purchase>,
}

/// A purchase against the hands of one entry.
pub(in crate::whole) struct Purchase {
    pub(in crate::whole) entry: usize,
    /// Whether it is made where the four that stay are not of one suit, and where they are.
    pub(super) is_made: [bool; 2],
    /// What is gained over keeping, by the rank of the new card.
    pub(super) gains: [i64; Rank::COUNT],
    /// How that changes by a card that makes a flush.
    pub(in crate::whole) flushes: [i64; Rank::COUNT],
}

/// What classes share: places among the dealer's hands, amounts, and the rules for his game that are asked.
type ClassKey = (u16, u16, u16, [i64; 5], usize);

/// The rules of a strategy, asked of final hands by rank.
pub(in crate::whole) struct Finals<'a> {
    terms: &'a Terms,
    up: Card,
    draft: &'a Draft,
    pub(in crate::whole) dealer: Dealer<'a>,
    /// The different sets of rules for the dealer's game that fit some hand, and for each what is bought of the entries.
    plans: Vec<(Vec<usize>, Vec<[bool; 2]>)>,
    classes: FxHashMap<ClassKey, Rc<Class>>,
}

impl<'a> Finals<'a> {
    pub(in crate::whole) fn new(table: &Table<'a>, draft: &'a Draft) -> Self {
        let dealer = Dealer::new(table);
        let plans = vec![(Vec::new(), vec![[false; 2]; dealer.entries.len()])];
        let up = Table::card(table.up, 0);
        Self { terms: table.terms, up, draft, dealer, plans, classes: FxHashMap::default() }
    }

    /// What is done with these cards; nothing where they are folded. `matched` where a card of the up card's rank went
    /// before.
    pub(in crate::whole) fn bet(
        &mut self,
        cards: CardSet,
        last: &Final,
        bought: Bought,
        matched: bool,
    ) -> Option<Bet> {
        let (held, up) = (Held::new(cards), self.up.rank());
        // All that rules ask of the discards.
        let discard =
            Suit::ALL.into_iter().map(|suit| Card::new(up, suit)).find(|card| !cards.contains(*card));
        let dealt = discard.filter(|_| matched).map_or(cards, |card| cards.with(card));
        let after = After { dealt, bought, hand: cards, up: self.up };
        let bets = || self.draft.bets(&after);
        if bought != Bought::Nothing && !self.terms.must_bet(bought) && !bets() {
            return None;
        }
        let insured = last.payoff.insurance > 0 && self.draft.insures(&after);
        let mut asked = Vec::new();
        if self.dealer.rule.is_some() && (!insured || self.dealer.may_buy_insured()) {
            let rules = self.draft.dealer_game.iter().enumerate();
            asked.extend(
                rules
                    .filter(|(_, rule)| rule.when.fits(&held, up) && rule.bought.fits(&after))
                    .map(|(place, _)| place),
            );
        }
        let plan = self.plan(asked);
        Some(Bet { insured, class: self.class(&last.payoff, insured, plan), last: last.clone() })
    }

    fn plan(&mut self, asked: Vec<usize>) -> usize {
        if let Some(plan) = self.plans.iter().position(|(rules, _)| *rules == asked) {
            return plan;
        }
        let buys = |entry: &Entry| {
            entry.shown.map(|(dealer, thrown)| {
                let mut rules = asked.iter().map(|&place| &self.draft.dealer_game[place]);
                rules.find(|rule| rule.kept.fits(dealer, thrown)).is_some_and(|rule| rule.buys.is_some())
            })
        };
        let bought = self.dealer.entries.iter().map(buys).collect();
        self.plans.push((asked, bought));
        self.plans.len() - 1
    }

    fn class(&mut self, payoff: &Payoff, insured: bool, plan: usize) -> Rc<Class> {
        let buys = self.plans[plan].1.iter().any(|made| *made != [false; 2]);
        let (below, through) = self.dealer.place(payoff.strength, buys);
        let (second, _) = self.dealer.place(payoff.second_beats_below, buys);
        let insurance = if insured { payoff.insurance } else { 0 };
        let Payoff { win, win_first_only, bought_win, bought_win_first_only, .. } = *payoff;
        let amounts = [win, win_first_only, bought_win, bought_win_first_only, insurance];
        let key = (below, through, second, amounts, if buys { plan } else { 0 });
        if let Some(class) = self.classes.get(&key) {
            return Rc::clone(class);
        }
        let class = Rc::new(self.new_class(payoff, insurance, plan));
        self.classes.insert(key, Rc::clone(&class));
        class
    }

    fn new_class(&self, payoff: &Payoff, insurance: i64, plan: usize) -> Class {
        let terms = self.terms;
        let dealt = self.dealer.hidden.iter().map(|hidden| {
            let result = |dealer| result(terms, payoff, insurance, dealer);
            (hidden.ranks, result(hidden.suited) - result(hidden.plain))
        });
        let bought = self.dealer.entries.iter().zip(&self.plans[plan].1).enumerate();
        let purchases = bought.filter(|(_, (_, made))| **made != [false; 2]).map(|(place, (entry, made))| {
            let gain = |dealer| self.gain(payoff, entry, dealer);
            let gains = entry.strengths.map(gain);
            let mut flushes = [0; Rank::COUNT];
            for (rank, flush) in entry.flushes.iter().enumerate() {
                flushes[rank] = flush.map_or(0, |flush| gain(flush) - gains[rank]);
            }
            Purchase { entry: place, is_made: *made, gains, flushes }
        });
        Class { dealt: dealt.filter(|(_, change)| *change != 0).collect(), purchases: purchases.collect() }
    }

    /// What a purchase gains that makes the dealer this strong.
    fn gain(&self, payoff: &Payoff, entry: &Entry, dealer: Strength) -> i64 {
        let Some(rule) = self.dealer.rule else { return 0 };
        let result = if dealer >= self.terms.qualifier {
            payoff.against_bought(dealer)
        } else if rule.still_paid {
            self.terms.no_game(dealer)
        } else {
            0
        };
        result - rule.price - entry.keep
    }
}

/// What a final hand brings against a hand of the dealer's, insured for so much.
fn result(terms: &Terms, payoff: &Payoff, insurance: i64, dealer: Strength) -> i64 {
    if dealer < terms.qualifier {
        return terms.no_game(dealer) + insurance;
    }
    let loses = payoff.strength <= dealer;
    let lost = if loses && terms.insurance_returned_on_loss() { 0 } else { insurance };
    payoff.against(dealer) - lost
}

/// Cards of these ranks, no five of one suit.
pub(in crate::whole) fn cards_of(ranks: &[(Rank, u8)]) -> CardSet {
    let cards = ranks.iter().enumerate().flat_map(|(place, &(rank, count))| {
        (0..usize::from(count)).map(move |more| Card::new(rank, Suit::ALL[(place + more) % Suit::COUNT]))
    });
    cards.collect()
}
