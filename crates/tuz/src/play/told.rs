//! What the table says, in words, for every way of showing it.

use tuz_cards::{Card, CardSet, Rank};
use tuz_coach::{Grade, Why};
use tuz_hands::{Category, Reading};
use tuz_house::round::{
    Action, BoxId, BoxState, BoxView, Event, Legal, Refusal, Round, Settlement, View, Viewer,
};
use tuz_house::rules::{Qualifier, Rules};
use tuz_house::{Antes, Points};
use tuz_i18n::{Args as Words, Text};
use tuz_odds::Valued;

use super::ME;
use super::advice::Advice;
use super::session::Session;
use crate::events::early;
use crate::hand::in_words;
use crate::settle;
use crate::values::{letters, ordered};

/// Says things about a table in a language.
#[derive(Clone, Copy)]
pub(super) struct Teller<'a> {
    /// The language.
    pub(super) text: &'a Text,
    /// The rules of the table.
    pub(super) rules: &'a Rules,
}

/// Something that happened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Told {
    /// A sentence.
    Line(String),
    /// A box came out so.
    Settled(BoxId, Settlement),
}

/// What may be done and has no figure.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Unvalued {
    /// This.
    One(Action),
    /// To exchange cards.
    Exchange,
    /// To insure.
    Insure,
}

/// A kind of action as the help tells it.
pub(super) struct Kind {
    /// What is typed, by way of example.
    pub(super) typed: &'static str,
    /// The message that says what it does.
    pub(super) what: &'static str,
    /// Why it is refused now, where it is.
    pub(super) refused: Option<Refusal>,
}

impl Teller<'_> {
    /// A message.
    pub(super) fn say(self, id: &str) -> String {
        self.text.say(id, &Words::new())
    }

    /// What five or six cards are, where all of them are seen.
    fn hand(self, cards: &[Option<Card>]) -> String {
        let seen: Option<CardSet> = cards.iter().copied().collect();
        seen.filter(|hand| matches!(hand.len(), 5 | 6))
            .map(|hand| in_words(hand, &self.rules.pay_table(), self.text))
            .unwrap_or_default()
    }

    /// How far a box is, or what its cards are.
    pub(super) fn state(self, view: &View, played: &BoxView) -> String {
        match played.state {
            BoxState::Folded => self.say("box-state-folded"),
            BoxState::CardsToCome => self.say("box-state-cards-to-come"),
            BoxState::Bet if played.blind && !view.dealer.cards.iter().all(Option::is_some) => {
                self.say("play-blind")
            }
            _ => self.hand(&played.cards),
        }
    }

    /// What a box of the player's is called.
    pub(super) fn name(self, several: bool, place: BoxId) -> String {
        if several {
            return self.text.say("box-name", &Words::new().with("place", place.0));
        }
        self.say("play-you")
    }

    /// The question at a decision.
    pub(super) fn question(self, view: &View, place: BoxId) -> String {
        match view.boxes.len() {
            1 => self.say("play-decision"),
            _ => self.text.say("asked-box", &Words::new().with("place", place.0)),
        }
    }

    /// An action in words, with its price.
    pub(super) fn describe(self, action: &Action, legal: &Legal, played: &BoxView) -> String {
        let (name, price) = match action {
            Action::Fold => (self.say("action-fold"), None),
            Action::Play => (self.say("action-play"), Some(self.rules.bet().on(played.stake.ante))),
            Action::Sixth => (self.say("action-sixth"), legal.sixth),
            Action::Exchange(cards) => {
                let offer = legal.exchange.iter().find(|offer| offer.cards == cards.len());
                let words = Words::new().with("cards", letters(in_hand_order(*cards, played)).join(" "));
                (self.text.say("decision-exchange", &words), offer.map(|offer| offer.price))
            }
            Action::Insure(stake) => {
                (self.text.say("decision-insure", &Words::new().with("points", stake.0)), None)
            }
            Action::NoInsurance => (self.say("action-no-insurance"), None),
            Action::BuyGame { thrown: None } => (self.say("action-buy-game"), legal.game),
            Action::BuyGame { thrown: Some(card) } => {
                let words = Words::new().with("card", card.to_string());
                (self.text.say("decision-buy-game", &words), legal.game)
            }
            Action::Keep => (self.say("action-keep"), None),
        };
        match price {
            None => name,
            Some(price) => {
                let words = Words::new().with("name", name).with("points", price.0);
                self.text.say("action-price", &words)
            }
        }
    }

    /// What may be done and has no figure, in words.
    pub(super) fn describe_unvalued(self, offer: Unvalued, legal: &Legal, played: &BoxView) -> String {
        match (offer, legal.insure) {
            (Unvalued::One(action), _) => self.describe(&action, legal, played),
            (Unvalued::Exchange, _) => self.exchanges(legal),
            (Unvalued::Insure, Some(range)) => {
                let words = Words::new().with("least", range.least.0).with("most", range.most.0);
                self.text.say("play-insure-between", &words)
            }
            (Unvalued::Insure, None) => self.say("action-insure"),
        }
    }

    /// The exchanges that are open, and their prices.
    fn exchanges(self, legal: &Legal) -> String {
        let offers = &legal.exchange;
        if let [first, .., last] = offers.as_slice()
            && offers.iter().all(|offer| offer.price == first.price)
            && last.cards - first.cards + 1 == offers.len()
        {
            let words = Words::new().with("from", first.cards).with("to", last.cards);
            return self.text.say("play-exchange-between", &words.with("price", first.price.0));
        }
        let prices = offers.iter().map(|offer| {
            let words = Words::new().with("cards", offer.cards).with("price", offer.price.0);
            self.text.say("part-cards-points", &words)
        });
        let list = prices.collect::<Vec<_>>().join(&self.say("list-separator"));
        self.text.say("play-exchanges", &Words::new().with("list", list))
    }

    /// That only folding is left, where the balance is to blame.
    pub(super) fn only_fold(self, legal: &Legal, played: &BoxView) -> Option<String> {
        let bet = self.rules.bet().on(played.stake.ante);
        (legal.actions == [Action::Fold])
            .then(|| self.text.say("play-only-fold", &Words::new().with("bet", bet.0)))
    }

    /// Why something is refused.
    pub(super) fn refusal(self, refusal: &Refusal) -> String {
        self.text.reason("refusal", refusal)
    }

    /// How good a decision was, in a word.
    pub(super) fn grade(self, loss: Antes) -> String {
        self.say(&format!("grade-{}", Grade::of(loss).name()))
    }

    /// What a decision cost and what was better; nothing where nothing was.
    pub(super) fn cost(self, loss: Antes, best: &Action, legal: &Legal, played: &BoxView) -> Option<String> {
        if loss == Antes::ZERO {
            return None;
        }
        let better = self.describe(best, legal, played);
        let points = loss.to_f64_for_show() * played.stake.ante.0 as f64;
        let costs = Words::new().with("antes", loss.to_f64_for_show()).with("points", points);
        let costs = self.text.say("play-costs", &costs);
        let better = self.text.say("judged-better", &Words::new().with("text", better));
        Some(format!("{costs} {better}"))
    }

    /// What speaks for the best option, sentence by sentence; `up` is the dealer's open card.
    pub(super) fn why(self, why: &Why, up: Card) -> Vec<String> {
        let because = serde_json::to_value(why.because).unwrap_or_default();
        let because = because.as_str().map(|name| self.say(&format!("because-{name}")));
        let blockers = why.blockers.iter().filter(|blocker| blocker.seen > 0).filter_map(|blocker| {
            let rank = Rank::ALL.into_iter().find(|rank| rank.letter() == blocker.rank)?;
            let id = if rank == up.rank() { "blocker-up" } else { "blocker-game" };
            let words = Words::new()
                .with("ranks", Qualifier::plural(rank))
                .with("seen", blocker.seen)
                .with("all", blocker.seen + blocker.unseen);
            Some(self.text.say(id, &words))
        });
        because.into_iter().chain(blockers).collect()
    }

    /// What the dealer holds, and whether it is a game.
    pub(super) fn dealer_holds(self, hand: CardSet, game: bool) -> String {
        let rank = Reading::new(hand, &self.rules.pay_table()).strength.category();
        let name = self.say(&format!("hand-{}", rank.name()));
        let id = match (game, rank) {
            (true, _) => "dealer-has-game",
            (false, Category::NoGame) => "dealer-no-game",
            (false, _) => "dealer-below-game",
        };
        self.text.say(id, &Words::new().with("name", name))
    }

    /// What happened, as far as the player sees it.
    pub(super) fn events(self, round: &Round, happened: &[Event]) -> Vec<Told> {
        let view = round.view(Viewer::Player(ME));
        happened.iter().filter_map(|event| self.event(&view, event)).collect()
    }

    fn event(self, view: &View, event: &Event) -> Option<Told> {
        let several = view.boxes.len() > 1;
        Some(Told::Line(match event {
            Event::Drawn { place, cards } => {
                let seen = view.boxes.iter().any(|played| played.place == *place && !played.dealt.is_empty());
                let words = Words::new().with("place", place.0);
                let cards = letters(cards.iter().copied()).join(" ");
                match (seen, several) {
                    (false, _) => self.text.say("play-box-drawn-hidden", &words),
                    (true, true) => self.text.say("play-box-drawn", &words.with("cards", cards)),
                    (true, false) => self.text.say("play-drawn", &words.with("cards", cards)),
                }
            }
            Event::Paid { place, lines } => {
                let words = Words::new().with("place", place.0).with("text", early(lines, self.text));
                self.text.say("play-paid-early", &words)
            }
            Event::Instant { place } => self.text.say("play-instant", &Words::new().with("place", place.0)),
            Event::DealerShows { cards, game } => {
                let game = self.dealer_holds(cards.iter().copied().collect(), *game);
                let cards = letters(cards.iter().copied()).join(" ");
                self.text.say("play-dealer-shows", &Words::new().with("cards", cards).with("text", game))
            }
            Event::DealerDrew { thrown, drawn } => {
                let kept = view.dealer.cards.iter().flatten().copied().filter(|card| card != thrown);
                let game = view.dealer.replacement.as_ref().is_some_and(|replaced| replaced.game);
                let game = self.dealer_holds(kept.chain(drawn.last().copied()).collect(), game);
                let words = Words::new()
                    .with("card", thrown.to_string())
                    .with("cards", letters(drawn.iter().copied()).join(" "))
                    .with("text", game);
                self.text.say("play-dealer-draws", &words)
            }
            Event::Settled { place, settlement } => return Some(Told::Settled(*place, settlement.clone())),
            Event::Staked { .. }
            | Event::Dealt { .. }
            | Event::Folded { .. }
            | Event::Bet { .. }
            | Event::Sixth { .. }
            | Event::Exchanged { .. }
            | Event::Insured { .. }
            | Event::NotInsured { .. }
            | Event::GameBought { .. }
            | Event::GameKept { .. } => return None,
        }))
    }

    /// How a box came out, with its name where there are several.
    pub(super) fn outcome(self, several: bool, place: BoxId, settlement: &Settlement) -> String {
        let outcome = settle::outcome(settlement, self.text);
        if several {
            let whose = self.text.say("asked-box", &Words::new().with("place", place.0));
            return format!("{whose} {outcome}");
        }
        outcome
    }

    /// What is said to who leaves: in the middle of a round its secret, then what was won or lost.
    pub(super) fn farewell(self, session: &mut Session) -> Farewell {
        let secret = session.leave().map(|revealed| {
            let seed = self.text.say("play-seed", &Words::new().with("text", revealed.seed));
            (self.say("play-left-early"), seed)
        });
        let change = session.balance - session.start;
        let id = match change.0 {
            0 => "play-leave-even",
            1.. => "play-leave-more",
            _ => "play-leave-fewer",
        };
        let words = Words::new().with("balance", session.balance.0).with("change", change.0.abs());
        let words_of_cost = Words::new().with("antes", session.cost).with("rounds", session.rounds);
        let cost =
            (session.rounds > 0 || session.cost > 0.0).then(|| self.text.say("play-cost", &words_of_cost));
        Farewell { secret, balance: self.text.say(id, &words), cost }
    }
}

/// What is said at the end.
pub(super) struct Farewell {
    /// That a round was left, and the secret of its shuffle.
    pub(super) secret: Option<(String, String)>,
    /// What the player leaves with.
    pub(super) balance: String,
    /// What his decisions cost.
    pub(super) cost: Option<String>,
}

/// The options with a figure, best first; unless all are wanted, of the exchanges of one number of cards only the best.
pub(super) fn valued(advice: &Advice, all: bool) -> Vec<Valued> {
    let mut told = [false; 6];
    let is_first = |option: &&Valued| match option.action {
        Action::Exchange(cards) if !all => !std::mem::replace(&mut told[cards.len()], true),
        _ => true,
    };
    advice.worths.options.iter().filter(is_first).copied().collect()
}

/// What may be done and has no figure, exchanges told as one.
pub(super) fn unvalued(legal: &Legal, advice: &Advice) -> Vec<Unvalued> {
    let mut offers = Vec::new();
    for action in legal.actions.iter().filter(|action| advice.worths.of(action).is_none()) {
        match action {
            Action::Exchange(_) if offers.contains(&Unvalued::Exchange) => {}
            Action::Exchange(_) => offers.push(Unvalued::Exchange),
            _ => offers.push(Unvalued::One(*action)),
        }
    }
    if legal.insure.is_some_and(|range| advice.worths.of(&Action::Insure(range.most)).is_none()) {
        offers.push(Unvalued::Insure);
    }
    offers
}

/// Every kind of action that has its time now or is refused for another reason than its time.
pub(super) fn kinds(round: &Round, hand: &[Card], legal: &Legal) -> Vec<Kind> {
    let first = hand.iter().copied().take(1).collect();
    let insurance = legal.insure.map_or(Points(1), |range| range.most);
    let named = legal.actions.iter().find(|action| matches!(action, Action::BuyGame { .. }));
    let kinds = [
        ("p", "action-play", Action::Play),
        ("6", "action-sixth", Action::Sixth),
        ("x 1 4", "play-help-exchange", Action::Exchange(first)),
        ("f", "action-fold", Action::Fold),
        ("i 50", "play-help-insure", Action::Insure(insurance)),
        ("n", "action-no-insurance", Action::NoInsurance),
        ("b", "action-buy-game", named.copied().unwrap_or(Action::BuyGame { thrown: None })),
        ("k", "action-keep", Action::Keep),
    ];
    let kind = |(typed, what, action): (_, _, Action)| match round.why_not(ME, &action) {
        // What is left to say when nothing is bought need not be explained.
        Some(_) if matches!(action, Action::NoInsurance | Action::Keep) => None,
        // Its time is another one.
        Some(Refusal::NotAsked { .. }) => None,
        refused => Some(Kind { typed, what, refused }),
    };
    kinds.into_iter().filter_map(kind).collect()
}

/// Whether no other option is as good as the best.
pub(super) fn is_only_best(advice: &Advice) -> bool {
    advice.worths.options.iter().filter(|option| option.loss == Antes::ZERO).count() == 1
}

/// Cards of the hand in the order in which they lie.
fn in_hand_order(cards: CardSet, played: &BoxView) -> Vec<Card> {
    let held = played.cards.iter().flatten().copied().filter(|card| cards.contains(*card));
    let held: Vec<Card> = held.collect();
    if held.len() == cards.len() { held } else { ordered(cards) }
}

/// What to type for an action.
pub(super) fn typed(action: &Action, played: &BoxView) -> String {
    match action {
        Action::Fold => "f".to_owned(),
        Action::Play => "p".to_owned(),
        Action::Sixth => "6".to_owned(),
        Action::Exchange(cards) => {
            let place = |(place, card): (usize, &Option<Card>)| {
                card.filter(|card| cards.contains(*card)).map(|_| format!(" {}", place + 1))
            };
            format!("x{}", played.cards.iter().enumerate().filter_map(place).collect::<String>())
        }
        Action::Insure(stake) => format!("i {stake}"),
        Action::NoInsurance => "n".to_owned(),
        Action::BuyGame { thrown } => thrown.map_or_else(|| "b".to_owned(), |card| format!("b {card}")),
        Action::Keep => "k".to_owned(),
    }
}
