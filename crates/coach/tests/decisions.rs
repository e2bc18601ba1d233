//! Grades, reasons and kinds of decisions in rounds as they are dealt; the twin; the search for a decision.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;
use std::sync::Arc;

use tuz_cards::{Card, CardSet, Numbers};
use tuz_coach::drill::{CLOSE, Search, Wanted};
use tuz_coach::{Because, Facts, Grade, Kind, Lesson, NEAR_TIE, Untwinned, twin};
use tuz_house::round::{Action, BoxId, BoxStake, PackOrder, Phase, PlayerId, Round};
use tuz_house::rules::{Rules, shipped_rules};
use tuz_house::{Antes, Points};
use tuz_odds::{Chances, Odds, Question, Stakes, Valued, Worths};

const ME: PlayerId = PlayerId(0);

fn rules(name: &str) -> Arc<Rules> {
    Arc::new(shipped_rules(name).unwrap_or_else(|| panic!("`{name}` is shipped")).clone())
}

/// A round with this pack, its first cards on top.
fn dealt(rules: &Arc<Rules>, pack: Vec<Card>) -> Round {
    let mut round = Round::new(Arc::clone(rules), &[Points(100_000)]).unwrap();
    round.stake(ME, &[BoxStake::ante(BoxId(0), Points(10))]).unwrap();
    round.deal(PackOrder::new(pack).unwrap()).unwrap();
    round
}

fn with_top(rules: &Arc<Rules>, top: &str) -> Round {
    let top = tuz_cards::parse_cards(top).unwrap();
    let seen: CardSet = top.iter().copied().collect();
    dealt(rules, top.iter().copied().chain(Card::all().filter(|card| !seen.contains(*card))).collect())
}

fn shuffled(rules: &Arc<Rules>, seed: u64) -> Round {
    let mut numbers = Numbers::new(seed, 0);
    let mut pack: Vec<Card> = Card::all().collect();
    for place in (1..pack.len()).rev() {
        pack.swap(place, numbers.below(place as u32 + 1) as usize);
    }
    dealt(rules, pack)
}

thread_local! {
    static ANALYSTS: RefCell<HashMap<(String, Stakes), Rc<Odds>>> = RefCell::default();
}

fn answer(question: &Question, rules: &Rules) -> Worths {
    let key = (rules.name().to_owned(), question.stakes());
    let odds = ANALYSTS.with_borrow_mut(|known| {
        let new = || Rc::new(Odds::new(rules, question.stakes()).unwrap());
        Rc::clone(known.entry(key).or_insert_with(new))
    });
    question.answer(&odds).unwrap()
}

#[test]
fn the_best_never_loses_nothing_loses_below_zero_and_near_ties_are_both_best() {
    for (name, seed) in ["trainer", "online", "six-box", "pagat"]
        .into_iter()
        .flat_map(|name| (0..12).map(move |seed| (name, seed)))
    {
        let rules = rules(name);
        let mut round = shuffled(&rules, seed);
        let mut numbers = Numbers::new(seed, 1);
        while round.phase() != Phase::Settled {
            let question = Question::of(&round).unwrap();
            let worths = answer(&question, &rules);
            let best = worths.options[0];
            assert_eq!((best.loss, Grade::of(best.loss)), (Antes::ZERO, Grade::Best));
            for option in &worths.options {
                assert!(option.loss >= Antes::ZERO);
                assert_eq!(Grade::of(option.loss) == Grade::Best, option.loss <= NEAR_TIE);
                assert!(option.chances.deals() > 0);
            }
            let chosen = worths.options[numbers.below(worths.options.len() as u32) as usize];
            if let Some(lesson) = Lesson::new(&rules, &question, &worths, &chosen.action) {
                assert_eq!(lesson.worth, best.worth);
                assert_eq!(lesson.why.best, best.chances);
                assert!(chosen.action == best.action || lesson.why.than == chosen.action);
                let json = serde_json::to_string(&lesson).unwrap();
                assert_eq!(serde_json::from_str::<Lesson>(&json).unwrap(), lesson);
                assert_eq!(serde_json::from_str::<Facts>(&json).unwrap(), lesson.facts());
            } else {
                assert_eq!(worths.options.len(), 1);
            }
            round.act(ME, &chosen.action).unwrap();
        }
    }
}

#[test]
fn of_two_options_within_the_tolerance_both_are_best() {
    let option = |action, loss: (i128, i128)| {
        let loss = Antes::fraction(loss.0, loss.1).unwrap();
        Valued { action, worth: Antes(-loss.0), loss, chances: Chances::folded(1) }
    };
    let options =
        [option(Action::Fold, (0, 1)), option(Action::Play, (1, 201)), option(Action::Sixth, (1, 199))];
    let grades: Vec<Grade> = options.iter().map(|option| Grade::of(option.loss)).collect();
    assert_eq!(grades, [Grade::Best, Grade::Best, Grade::Good]);
}

/// A hand without anything against an ace: the box holds no ace, one king and a card of the dealer's rank in its discards.
#[test]
fn a_reason_names_the_cards_that_block_the_dealer() {
    let rules = rules("trainer");
    let round = with_top(&rules, "As 2c Ad 3c Kh 4h Ks 7d 9c Ac");
    let question = Question::of(&round).unwrap();
    let worths = answer(&question, &rules);
    let lesson = Lesson::new(&rules, &question, &worths, &Action::Fold).unwrap();
    let blockers: Vec<_> =
        lesson.why.blockers.iter().map(|blocker| (blocker.rank, blocker.seen, blocker.unseen)).collect();
    assert_eq!(blockers, [('A', 2, 1), ('K', 2, 2)]);
    assert_eq!((lesson.up, lesson.first), ("Ac".parse().unwrap(), true));
    assert_eq!(lesson.why.than, Action::Fold);
    assert_eq!(lesson.why.other.folded, lesson.why.other.deals());
    assert!(lesson.why.best.win > 0 && lesson.why.best.loss > 0);
}

#[test]
fn kinds_and_reasons_by_hand() {
    let trainer = rules("trainer");
    let lesson = |round: &Round, chosen: Action| {
        let question = Question::of(round).unwrap();
        let worths = answer(&question, &trainer);
        (Lesson::new(&trainer, &question, &worths, &chosen).unwrap(), worths)
    };
    // Three nines.
    let nines = with_top(&trainer, "9s Kd 9d Jc 9h 8h 4c 7s 2d 6c");
    let (folded, worths) = lesson(&nines, Action::Fold);
    assert!(Grade::of(worths.of(&Action::Fold).unwrap().loss) == Grade::Blunder);
    assert!(matches!(folded.kind, Kind::BuyOrNot | Kind::FoldOrPlay));
    // After the dealer shows no game.
    let mut shown = with_top(&trainer, "9s Qd 9d Jc 9h 8h 4c 7s 2d 6c");
    shown.act(ME, &Action::Play).unwrap();
    let (kept, _) = lesson(&shown, Action::Keep);
    assert_eq!((kept.kind, kept.first), (Kind::DealerGame, false));
    assert!(matches!(kept.why.because, Because::GameIsWorthItsPrice | Because::GameIsNotWorthItsPrice));
    // Insurance.
    let six_box = rules("six-box");
    let mut insured = with_top(&six_box, "9s Kd 9d Jc 9h 8h 4c 7s 2d 6c");
    insured.act(ME, &Action::Play).unwrap();
    let question = Question::of(&insured).unwrap();
    let worths = answer(&question, &six_box);
    let lesson = Lesson::new(&six_box, &question, &worths, &Action::NoInsurance).unwrap();
    assert_eq!(lesson.kind, Kind::Insurance);
    assert!(matches!(lesson.why.because, Because::InsurancePays | Because::InsuranceDoesNotPay));
}

/// Searches as a caller does; gives back what was found with how many questions it took.
fn found(rules: &Arc<Rules>, wanted: Wanted, seed: u64) -> Option<(Round, Worths)> {
    let mut search = Search::new(Arc::clone(rules), Points(10), wanted, seed)?;
    while let Some(question) = search.asks() {
        let worths = answer(&question, rules);
        if search.takes(&question, &worths) {
            return Some((search.round().unwrap().clone(), worths));
        }
    }
    None
}

#[test]
fn every_kind_is_found_where_the_rules_know_it() {
    for kind in Kind::ALL {
        let rules = rules(if kind == Kind::Insurance { "six-box" } else { "trainer" });
        for seed in 0..2 {
            let wanted = Wanted { kind: Some(kind), close: false };
            let (round, worths) = found(&rules, wanted, seed).unwrap_or_else(|| panic!("{kind:?} {seed}"));
            let asked = Question::of(&round).unwrap().asked();
            assert_eq!(Kind::of(asked, &worths, None), Some(kind));
            if seed == 0 {
                let again = found(&rules, wanted, seed).map(|(round, _)| round);
                assert_eq!(again, Some(round), "the same seed asks the same");
            }
        }
    }
    let wanted = Wanted { kind: Some(Kind::Insurance), close: false };
    assert!(Search::new(rules("trainer"), Points(10), wanted, 0).is_none());
}

#[test]
fn close_decisions_are_close() {
    let rules = rules("trainer");
    for seed in 0..5 {
        let (_, worths) = found(&rules, Wanted { kind: None, close: true }, seed).unwrap();
        assert!(worths.options[1].loss > NEAR_TIE && worths.options[1].loss <= CLOSE);
    }
}

#[test]
fn a_twin_plays_the_same_cards_perfectly() {
    let rules = rules("trainer");
    for seed in 0..6 {
        let mut round = shuffled(&rules, seed);
        let cards = round.pack().cloned();
        assert_eq!(twin(&round, ME).unwrap_err(), Untwinned::NotSettled);
        round.act(ME, &Action::Fold).unwrap();
        let mut twin = twin(&round, ME).unwrap();
        let mut expected = None;
        while let Some(question) = twin.asks().unwrap() {
            let worths = answer(&question, &rules);
            expected.get_or_insert(worths.options[0].worth);
            twin.decides(&worths).unwrap();
        }
        assert_eq!(twin.round().pack(), cards.as_ref());
        assert_eq!(twin.net(), twin.round().settlement(BoxId(0)).unwrap().net);
        assert!(expected.unwrap() >= Antes::whole(-1));
        let folds = |event: &tuz_house::round::Event| matches!(event.decision(), Some((_, Action::Fold)));
        assert!(expected.unwrap() > Antes::whole(-1) || twin.round().events().iter().any(folds));
    }
}
