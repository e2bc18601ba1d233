//! What a round asks, in the words of the round.

use tuz_cards::{Card, CardSet};
use tuz_house::round::{Action, BoxId, BoxStake, PackOrder, Phase, PlayerId, Round};
use tuz_house::rules::{Rules, shipped_rules};
use tuz_house::{Antes, Points};
use tuz_odds::{Odds, Question, Spot, SpotCards, Unanswered, Worths};

const ME: PlayerId = PlayerId(0);

/// A round of this player with these cards on top of the pack, in the order of the deal, after these actions.
fn round(rules: &str, boxes: &[u8], top: &str, actions: &[Action]) -> Round {
    let rules: Rules = shipped_rules(rules).unwrap_or_else(|| panic!("`{rules}` is shipped")).clone();
    let mut round = Round::new(rules, &[Points(100_000)]).unwrap();
    let stakes: Vec<_> = boxes.iter().map(|&place| BoxStake::ante(BoxId(place), Points(10))).collect();
    round.stake(ME, &stakes).unwrap();
    let top = tuz_cards::parse_cards(top).unwrap();
    let seen: CardSet = top.iter().copied().collect();
    let rest = Card::all().filter(|card| !seen.contains(*card));
    round.deal(PackOrder::new(top.iter().copied().chain(rest).collect()).unwrap()).unwrap();
    for action in actions {
        round.act(ME, action).unwrap();
    }
    round
}

fn worths(round: &Round) -> (Question, Odds, Worths) {
    let question = Question::of(round).unwrap();
    let odds = Odds::new(round.rules(), question.stakes()).unwrap();
    let worths = question.answer(&odds).unwrap();
    (question, odds, worths)
}

/// Box and dealer in turn: the box has three nines, the dealer nothing and a six up.
const NINES: &str = "9s Kd 9d Jc 9h 8h 4c 7s 2d 6c";

#[test]
fn exactly_what_is_accepted_has_a_worth() {
    let round = round("trainer", &[0], NINES, &[]);
    let (_, _, worths) = worths(&round);
    let legal = round.legal(ME);
    assert_eq!(worths.options.len(), legal.actions.len());
    assert!(worths.options.iter().all(|option| legal.allows(&option.action)));
    assert!(worths.options.is_sorted_by(|better, worse| better.worth >= worse.worth));
    assert!(worths.options.iter().all(|option| option.loss.0 == worths.options[0].worth.0 - option.worth.0));
}

#[test]
fn a_second_box_knows_the_cards_of_the_first() {
    let top = "9s As Kd 9d Ks Jc 9h 2s 8h 4c 5s 7s 2d Qh 6c";
    let round = round("online", &[0, 1], top, &[Action::Fold]);
    let (question, odds, worths) = worths(&round);
    let cards = |text: &str| tuz_cards::parse_card_set(text).unwrap();
    let spot = SpotCards {
        hand: cards("As Ks 2s 5s Qh"),
        up: "6c".parse().unwrap(),
        seen: cards("9s 9d 9h 4c 2d"),
        bought: tuz_odds::Bought::Nothing,
        discards: CardSet::EMPTY,
        dealt: None,
    };
    let spot = Spot::new(spot, tuz_cards::Pack::STANDARD).unwrap();
    assert_eq!(question.spot().unseen(), spot.unseen());
    assert_eq!(worths.options[0].worth, odds.options(&spot).unwrap().best().value);
}

#[test]
fn any_stake_of_insurance_has_its_worth() {
    let round = round("pagat", &[0], NINES, &[Action::Play]);
    let (question, odds, worths) = worths(&round);
    let most = round.legal(ME).insure.unwrap().most;
    for stake in [Points(1), Points(2), Points(most.0 / 2), Points(most.0 - 1), most] {
        let valued = worths.of(&Action::Insure(stake)).unwrap();
        let antes = Antes::fraction(stake.0.into(), 10).unwrap();
        assert_eq!(valued.worth, odds.insured(question.spot(), antes).unwrap(), "{stake}");
        assert_eq!(valued.loss.0, worths.options[0].worth.0 - valued.worth.0, "{stake}");
    }
    assert_eq!(worths.of(&Action::Fold), None);
}

#[test]
fn the_dealers_game_is_asked_with_his_cards() {
    let round = round("online", &[0], NINES, &[Action::Play]);
    assert_eq!(round.phase(), Phase::DealerGame);
    let (question, odds, worths) = worths(&round);
    let dealer = tuz_cards::parse_cards("Kd Jc 8h 7s 6c").unwrap();
    let answer = odds.after_show(question.spot(), &dealer, Antes::ZERO).unwrap();
    assert_eq!(worths.options.len(), 2);
    assert_eq!(worths.of(&Action::Keep).unwrap().worth, answer.of(tuz_odds::Action::Keep).unwrap().value);
}

#[test]
fn equal_questions_are_equal_whatever_the_points() {
    let question = |ante| {
        let mut round = Round::new(shipped_rules("online").unwrap().clone(), &[Points(1_000)]).unwrap();
        round.stake(ME, &[BoxStake::ante(BoxId(0), Points(ante))]).unwrap();
        round.deal(PackOrder::new(Card::all().collect()).unwrap()).unwrap();
        Question::of(&round).unwrap()
    };
    // Under these rules no amount in points has a part in the figures.
    assert_eq!(question(10).stakes(), question(20).stakes());
}

#[test]
fn what_cannot_be_answered_says_why() {
    let waiting = Round::new(shipped_rules("online").unwrap().clone(), &[Points(1_000)]).unwrap();
    assert_eq!(Question::of(&waiting), Err(Unanswered::NothingAsked));
    let folded = round("online", &[0], NINES, &[Action::Fold]);
    assert_eq!(Question::of(&folded), Err(Unanswered::NothingAsked));
}
