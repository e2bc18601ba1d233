//! Rounds played from the stakes to the settlement.

mod common;

use common::{
    FIRST, SECOND, antes, card, cards, dealt, exchange, nets, pack, rules_and, rules_with, sorted_pack,
};
use tuz_cards::Card;
use tuz_hands::Category;
use tuz_house::Points;
use tuz_house::round::{
    Action, Ahead, Asked, BoxId, BoxStake, BoxState, Event, InsuranceRange, NotAPack, Offer, PackOrder,
    Phase, Refusal, Round, Viewer,
};
use tuz_house::rules::Rules;

const KEEP: Action = Action::Keep;
const BUY: Action = Action::BuyGame { thrown: None };

fn rules(name: &str) -> Rules {
    rules_with(name, &[])
}

fn play(round: &mut Round, actions: &[Action]) {
    for action in actions {
        let owner = round.turn().unwrap().owner;
        if let Err(refusal) = round.act(owner, action) {
            panic!("{action:?}: {refusal}");
        }
    }
}

fn balance(round: &Round) -> i64 {
    round.balance(FIRST).unwrap().0
}

#[test]
fn cards_go_out_one_at_a_time_in_turn_and_one_of_the_dealers_is_open() {
    let order: Vec<Card> = Card::all().collect();
    let mut round = Round::new(rules("online"), &[Points(1000)]).unwrap();
    round.stake(FIRST, &antes(&[1, 1])).unwrap();
    let events = round.deal(PackOrder::new(order.clone()).unwrap()).unwrap();
    let Event::Dealt { boxes, dealer } = &events[0] else { panic!("{events:?}") };
    let every_third = |from: usize| order.iter().skip(from).step_by(3).take(5).copied().collect::<Vec<_>>();
    assert_eq!(boxes[0].cards, every_third(0));
    assert_eq!(boxes[1].cards, every_third(1));
    assert_eq!(*dealer, every_third(2));
    let seen = round.view(Viewer::Public).dealer.cards;
    assert_eq!(seen, [None, None, None, None, Some(order[14])]);

    let first_open = rules_with("online", &[("up_card", "up_card = \"first\"")]);
    let round = dealt(first_open, &antes(&[1]), pack(&["As Ks Qs Js 9s"], "2c 3c 4c 5c 7d", ""));
    assert_eq!(round.view(Viewer::Public).dealer.cards[0], Some(card("2c")));
}

#[test]
fn what_a_table_never_offers_is_refused_for_that_whatever_is_asked() {
    let hand = pack(&["9s 9h 9d 4c 2s"], "Qs Jd 7h 4d 3d", "");
    let round = dealt(rules("caribbean"), &antes(&[10]), hand.clone());
    for (action, offer) in [
        (Action::Sixth, Offer::Sixth),
        (exchange("4c"), Offer::Exchange),
        (Action::Insure(Points(1)), Offer::Insurance),
        (BUY, Offer::DealerGame),
    ] {
        assert_eq!(round.why_not(FIRST, &action), Some(Refusal::NotOffered(offer)));
    }
    // What is offered has its time, and to decline needs no offer.
    let not_asked = Some(Refusal::NotAsked { turn: BoxId(0), asked: Asked::Decision });
    assert_eq!(round.why_not(FIRST, &KEEP), not_asked);
    let round = dealt(rules("pagat"), &antes(&[10]), hand);
    for action in [BUY, Action::Insure(Points(1)), Action::NoInsurance] {
        assert_eq!(round.why_not(FIRST, &action), not_asked);
    }
}

#[test]
fn two_boxes_of_the_points_game() {
    let pack = pack(&["9s 9h 8d 4c 2s", "As Ks 8h 4h 2h"], "Qs Jd 7h 4d 3d", "9d 8c Kc");
    let mut round = dealt(rules("online"), &antes(&[10, 100]), pack);
    assert_eq!(balance(&round), 890);
    let view = round.view(Viewer::Player(FIRST));
    assert_eq!(view.boxes[0].cards[0], Some(card("9s")));
    assert_eq!(view.boxes[1].cards, [None; 5], "the second box is seen once the first is finished");
    play(&mut round, &[exchange("4c 2s")]);
    assert_eq!(balance(&round), 880);
    let view = round.view(Viewer::Player(FIRST));
    assert_eq!(view.boxes[0].cards[3..], [Some(card("9d")), Some(card("8c"))]);
    assert_eq!(view.boxes[0].discards, cards("4c 2s"));
    assert_eq!(view.legal.actions, [Action::Play, Action::Fold], "one purchase a box");
    play(&mut round, &[Action::Play]);
    assert_eq!(round.turn().unwrap().place, BoxId(1));
    assert_eq!(round.view(Viewer::Player(FIRST)).boxes[1].cards[0], Some(card("As")));
    play(&mut round, &[Action::Play]);
    // The dealer has no game: each box decides for itself. His queen goes for a king, which is still none.
    assert_eq!(round.phase(), Phase::DealerGame);
    assert_eq!(round.view(Viewer::Player(FIRST)).dealer.cards[0], Some(card("Qs")));
    play(&mut round, &[BUY, KEEP]);
    assert_eq!(round.phase(), Phase::Settled);
    assert_eq!(nets(&round), [-10 - 10, 100]);
    assert_eq!(balance(&round), 1080);
    let replacement = round.view(Viewer::Public).dealer.replacement.unwrap();
    assert_eq!(
        (replacement.thrown, replacement.drawn, replacement.game),
        (card("Qs"), vec![card("Kc")], false)
    );
}

#[test]
fn a_box_that_did_not_buy_is_settled_on_the_first_hand() {
    let pack = pack(&["9s 9h 9d 8d 8c", "As Ks 8h 4h 2h"], "Qs Jd 7h 4d 3d", "Jc");
    let mut round = dealt(rules("online"), &antes(&[10, 10]), pack);
    play(&mut round, &[Action::Play, Action::Play, BUY, KEEP]);
    assert_eq!(nets(&round), [140 - 10, 10]);
}

#[test]
fn everybody_folded_and_nobody_asks_for_the_dealers_cards() {
    let mut round = dealt(rules("online"), &antes(&[10, 20]), sorted_pack());
    play(&mut round, &[Action::Sixth, Action::Fold, Action::Fold]);
    assert_eq!((round.phase(), nets(&round)), (Phase::Settled, vec![-20, -20]));
    let hidden = round.view(Viewer::Public).dealer.cards.iter().filter(|card| card.is_none()).count();
    assert_eq!(hidden, 4);
}

#[test]
fn the_trainer_with_its_bonus() {
    let stake = BoxStake { sides: [("bonus".to_owned(), Points(10))].into(), ..antes(&[100])[0].clone() };
    let pack = pack(&["Ah Jh 8h 5h 3c"], "Qs Jd 7h 4d 3d", "9h 2s");
    let mut round = dealt(rules("trainer"), &[stake], pack);
    play(&mut round, &[Action::Sixth, Action::Play, BUY]);
    // The queen went for a two: still no game, the ante is paid, the fee and the sixth card are lost.
    assert_eq!(nets(&round), [100 - 100 - 100 + 150]);
    assert_eq!(balance(&round), 1050);
}

#[test]
fn insurance_once_the_bet_is_up() {
    let deal = || {
        let pack = pack(&["Ah Jh 8h 5h 3h"], "Qs Jd 7h 4d 3d", "");
        let mut round = dealt(rules("pagat"), &antes(&[100]), pack);
        assert_eq!(round.why_not(FIRST, &Action::Insure(Points(1))).map(|_| ()), Some(()));
        play(&mut round, &[Action::Play]);
        round
    };
    let mut round = deal();
    let legal = round.legal(FIRST);
    assert_eq!(legal.insure, Some(InsuranceRange { least: Points(1), most: Points(500) }));
    assert_eq!(legal.actions, [Action::NoInsurance]);
    let outside = Refusal::InsuranceOutside { stake: Points(501), least: Points(1), most: Points(500) };
    assert_eq!(round.why_not(FIRST, &Action::Insure(Points(501))), Some(outside));
    play(&mut round, &[Action::Insure(Points(500))]);
    // An insured box may not buy the dealer's game, so nothing is left to decide.
    assert_eq!((round.phase(), nets(&round)), (Phase::Settled, vec![600]));

    let mut round = deal();
    play(&mut round, &[Action::NoInsurance]);
    assert_eq!(round.turn().unwrap().asked, Asked::DealerGame);
    assert_eq!(round.legal(FIRST).game, Some(Points(100)));
    play(&mut round, &[KEEP]);
    assert_eq!(nets(&round), [100]);
}

#[test]
fn an_insured_box_takes_its_win_and_then_buys_the_game() {
    let rules = rules_with("pagat", &[("insured_may", "insured_may = true")]);
    let pack = pack(&["Ah Jh 8h 5h 3h"], "Qs Jd 7h 4d 3d", "Js");
    let mut round = Round::new(rules, &[Points(310)]).unwrap();
    round.stake(FIRST, &antes(&[100])).unwrap();
    round.deal(pack).unwrap();
    play(&mut round, &[Action::Play, Action::Insure(Points(10))]);
    assert_eq!(round.phase(), Phase::Settled, "the insurance win does not cover the fee");
    assert_eq!((nets(&round), balance(&round)), (vec![110], 420));

    let rules = rules_with("pagat", &[("insured_may", "insured_may = true")]);
    let deal = common::pack(&["Ah Jh 8h 5h 3h"], "Qs Jd 7h 4d 3d", "Js");
    let mut round = dealt(rules, &antes(&[100]), deal);
    play(&mut round, &[Action::Play, Action::Insure(Points(500))]);
    assert_eq!(balance(&round), 1200);
    play(&mut round, &[BUY]);
    assert_eq!(nets(&round), [500 - 100 + 1000]);
    assert_eq!(balance(&round), 2400);
}

#[test]
fn insurance_before_the_bet_makes_the_hand_final() {
    let rules = rules_with("pagat", &[("staked", "staked = \"before-bet\"")]);
    let deal = pack(&["Ah Jh 8h 5h 3h"], "Qs Jd 7h 4d 3d", "");
    let mut round = dealt(rules, &antes(&[100]), deal);
    assert_eq!(round.legal(FIRST).insure.unwrap().most, Points(500));
    play(&mut round, &[Action::Insure(Points(200))]);
    assert_eq!(round.legal(FIRST).actions, [Action::Play, Action::Fold]);
    assert_eq!(round.why_not(FIRST, &Action::Sixth), Some(Refusal::HandInsured));
    assert_eq!(round.why_not(FIRST, &Action::Insure(Points(1))), Some(Refusal::AlreadyInsured));
    let mut folded = round.clone();
    play(&mut folded, &[Action::Fold]);
    assert_eq!(nets(&folded), [-300]);
    play(&mut round, &[Action::Play]);
    assert_eq!(nets(&round), [300]);
}

#[test]
fn a_dealers_card_is_drawn_until_its_rank_is_another() {
    let rules = rules_with("online", &[("same_rank", "same_rank = \"again\"")]);
    let deal = pack(&["9s 9h 9d 8d 8c"], "Qs Jd 7h 4d 3d", "Qc Qh 7s");
    let mut round = dealt(rules, &antes(&[10]), deal);
    play(&mut round, &[Action::Play, BUY]);
    let drawn = round.view(Viewer::Public).dealer.replacement.unwrap().drawn;
    assert_eq!(drawn, [card("Qc"), card("Qh"), card("7s")]);
    assert_eq!(nets(&round), [140 - 10]);
}

#[test]
fn the_first_buyer_chooses_for_all() {
    let rules = rules_with("online", &[("card = ", "card = \"choice\"")]);
    let deal = pack(&["9s 9h 9d 8d 8c", "As Ks 8h 4h 2h"], "Qs Jd 7h 4d 3d", "Jc");
    let mut round = dealt(rules, &antes(&[10, 10]), deal);
    play(&mut round, &[Action::Play, Action::Play]);
    assert_eq!(round.why_not(FIRST, &BUY), Some(Refusal::NameACard(cards("Qs Jd 7h 4d 3d"))));
    assert_eq!(round.legal(FIRST).actions.len(), 6);
    let named = Action::BuyGame { thrown: Some(card("3d")) };
    play(&mut round, &[named]);
    assert_eq!(round.why_not(FIRST, &named), Some(Refusal::CardNotForYou));
    play(&mut round, &[BUY]);
    assert_eq!(nets(&round), [140 - 10, -40]);
}

#[test]
fn blind_boxes_are_staked_before_the_deal_and_seen_at_the_showdown() {
    let deal = pack(&["9s 9h 9d 8d 8c", "9c 7c 5s 4h 2h", "Ac Kc Qc Jc Tc"], "As Ks 7h 4d 3d", "");
    let mut round = dealt(rules("six-box"), &antes(&[10, 10, 10]), deal);
    assert_eq!(balance(&round), 1000 - 30 - 20);
    let view = round.view(Viewer::Player(FIRST));
    assert!(
        view.boxes[2].blind && view.boxes[2].state == BoxState::Bet && view.boxes[2].bet == Some(Points(20))
    );
    play(&mut round, &[Action::Play, Action::NoInsurance, Action::Fold]);
    assert_eq!(round.phase(), Phase::Settled, "the blind box decides nothing");
    assert_eq!(round.view(Viewer::Public).boxes[2].cards[0], Some(card("Ac")));
    assert_eq!(nets(&round), [140, -10, 2000]);
}

#[test]
fn what_a_blind_box_may_do() {
    let may = |acts: &str| {
        let text = format!("blind_may = [{acts}]");
        rules_with("pagat", &[("blind_may", text.as_str()), ("open", "open = 1")])
    };
    let deal = || pack(&["9s 9h 9d 8d 8c", "9c 7c 5s 4h 2h"], "Qs Ts 7h 4d 3d", "Ac Kd");
    let mut blind = antes(&[10, 10]);
    blind[1].ahead = Ahead { sixth: true, insurance: Some(Points(15)) };
    blind[1].sides.insert("bonus".to_owned(), Points(5));

    let mut round = Round::new(may(""), &[Points(1000)]).unwrap();
    assert_eq!(
        round.why_not_stake(FIRST, &blind),
        Some(Refusal::BlindSideBet { place: BoxId(1), name: "bonus".into() })
    );
    round.stake(FIRST, &antes(&[10, 10])).unwrap();

    let mut round = dealt(may("\"buy-ahead\""), &blind, deal());
    assert_eq!(balance(&round), 1000 - 10 - 10 - 20 - 10 - 15 - 5);
    play(&mut round, &[Action::Play, Action::NoInsurance]);
    let drawn = round
        .events()
        .iter()
        .any(|event| *event == Event::Drawn { place: BoxId(1), cards: vec![card("Ac")] });
    assert!(drawn, "the sixth card comes in box order");
    play(&mut round, &[KEEP]);
    // Too low a hand: the insurance comes back; bonus and sixth card are lost, the ante is paid.
    assert_eq!(nets(&round), [10, 10 - 10 - 5]);

    let mut round = dealt(
        may("\"insure\", \"buy-game\""),
        &antes(&[10, 10]),
        pack(&["9s 9h 9d 8d 8c", "9c 7c 5s 4h 2h"], "Qs Ts 7h 4d 3d", "Th"),
    );
    play(&mut round, &[Action::Play, Action::NoInsurance]);
    // Half of what three of a kind could win: the hand itself must not be told.
    assert_eq!(round.legal(FIRST).insure, Some(InsuranceRange { least: Points(1), most: Points(30) }));
    play(&mut round, &[Action::Insure(Points(30)), BUY, BUY]);
    assert_eq!(nets(&round), [140 - 10, -40], "the insurance of too low a hand came back");
}

#[test]
fn replacement_cards_from_one_common_row() {
    let rules = rules_with("online", &[("row", "row = \"common\"")]);
    let deal = pack(&["9s 9h 8d 4c 2s", "As Ks 8h 4h 2h"], "Qs Jd 7h 4d 3d", "9d 8c Kc Kd");
    let mut round = dealt(rules, &antes(&[10, 10]), deal);
    play(&mut round, &[exchange("4c 2s"), Action::Play, exchange("8h 4h 2h"), Action::Play]);
    let seen = |place: usize, round: &Round| round.view(Viewer::Public).boxes[place].cards.clone();
    assert_eq!(seen(0, &round)[3..], [Some(card("9d")), Some(card("8c"))]);
    assert_eq!(seen(1, &round)[2..], [Some(card("9d")), Some(card("8c")), Some(card("Kc"))]);
    play(&mut round, &[BUY, KEEP]);
    // The dealer draws behind the row: a king, and no game again.
    assert_eq!(round.view(Viewer::Public).dealer.replacement.unwrap().drawn, [card("Kd")]);
}

#[test]
fn replacement_cards_after_all_have_decided() {
    let rules = rules_with("online", &[("dealt", "dealt = \"after-all\"")]);
    let deal = pack(&["9s 9h 8d 4c 2s", "As Ks 8h 4h 2h"], "Qs Jd 7h 4d 3d", "9d 8c Kc Kd");
    let mut round = dealt(rules, &antes(&[10, 10]), deal);
    play(&mut round, &[exchange("4c 2s")]);
    assert_eq!(round.turn().unwrap().place, BoxId(1), "its cards come later");
    assert_eq!(round.view(Viewer::Player(FIRST)).boxes[0].cards.len(), 3);
    assert_eq!(round.view(Viewer::Player(FIRST)).boxes[0].state, BoxState::CardsToCome);
    play(&mut round, &[Action::Sixth]);
    assert_eq!(round.turn().unwrap().place, BoxId(0));
    assert_eq!(round.view(Viewer::Player(FIRST)).boxes[0].cards.len(), 5);
    assert_eq!(round.legal(FIRST).actions, [Action::Play, Action::Fold]);
    play(&mut round, &[Action::Play, Action::Fold, KEEP]);
    assert_eq!(nets(&round), [-10 + 10, -20]);
}

#[test]
fn an_exchange_may_force_the_bet() {
    let rules = rules_with("online", &[("times", "times = 2\nforced_bet = [5]")]);
    let deal = pack(&["9s 9h 8d 4c 2s"], "As Kd 7h 4d 3d", "9d 8c Kc 6d 5c");
    let mut round = dealt(rules, &antes(&[10]), deal);
    play(&mut round, &[exchange("9s 9h 8d 4c 2s")]);
    assert_eq!(round.why_not(FIRST, &Action::Fold), Some(Refusal::BetForced));
    play(&mut round, &[exchange("5c"), Action::Play]);
    assert_eq!(round.why_not(FIRST, &exchange("9d")), Some(Refusal::NothingAsked));
}

#[test]
fn a_bet_that_is_bound_to_follow_is_kept_for_its_box() {
    let changes = [("times", "times = 1\nforced_bet = [1]"), ("dealt", "dealt = \"after-all\"")];
    let rules = rules_with("online", &changes);
    let deal = pack(&["9s 9h 8d 4c 2s", "As Ks 8h 4h 2h"], "Qs Jd 7h 4d 3d", "9d 8c");
    let mut round = Round::new(rules, &[Points(69)]).unwrap();
    round.stake(FIRST, &antes(&[10, 10])).unwrap();
    round.deal(deal).unwrap();
    play(&mut round, &[exchange("2s")]);
    // 39 points are there, and 20 of them belong to the first box.
    assert_eq!(
        round.why_not(FIRST, &Action::Play),
        Some(Refusal::BalanceTooLow { needed: Points(20), balance: Points(19) })
    );
    play(&mut round, &[Action::Fold, Action::Play, KEEP]);
    assert_eq!(nets(&round), [0, -10]);
}

#[test]
fn a_rising_price_for_one_card_again_and_again() {
    let times = "times = 3\nnext_price = [2, 3]\nagain_after_one = true";
    let rules = rules_with("online", &[("times", times)]);
    let deal = || pack(&["9s 9h 8d 4c 2s"], "As Kd 7h 4d 3d", "Tc Td Th");
    let mut round = dealt(rules.clone(), &antes(&[10]), deal());
    play(&mut round, &[exchange("2s")]);
    assert_eq!(
        round.legal(FIRST).exchange.iter().map(|offer| (offer.cards, offer.price.0)).collect::<Vec<_>>(),
        [(1, 20)]
    );
    assert_eq!(round.why_not(FIRST, &exchange("Tc 4c")), Some(Refusal::OnlyOneAgain));
    assert_eq!(
        round.why_not(FIRST, &exchange("2s")),
        Some(Refusal::NotHeld(cards("2s"))),
        "it does not come back"
    );
    assert_eq!(round.why_not(FIRST, &Action::Sixth), Some(Refusal::Exchanged));
    play(&mut round, &[exchange("4c"), exchange("8d")]);
    assert_eq!(round.why_not(FIRST, &exchange("9s")), Some(Refusal::ExchangesUsed { times: 3 }));
    play(&mut round, &[Action::Play]);
    assert_eq!(nets(&round), [140 - 10 - 20 - 30]);
    let mut round = dealt(rules, &antes(&[10]), deal());
    play(&mut round, &[exchange("2s 4c")]);
    assert_eq!(round.why_not(FIRST, &exchange("9s")), Some(Refusal::OnlyOneAgain));
}

#[test]
fn the_sixth_card_besides_an_exchange() {
    let rules = rules_with("online", &[("with_exchange", "with_exchange = true")]);
    let deal = pack(&["9s 9h 8d 4c 2s"], "As Kd 7h 4d 3d", "9d 9c");
    let mut round = dealt(rules, &antes(&[10]), deal);
    play(&mut round, &[exchange("2s"), Action::Sixth]);
    assert_eq!(round.why_not(FIRST, &exchange("4c")), Some(Refusal::SixthBought));
    play(&mut round, &[Action::Play]);
    assert_eq!(nets(&round), [400 - 20]);
}

#[test]
fn a_purchase_must_leave_the_bet() {
    let deal = pack(&["9s 9h 8d 4c 2s", "As Ks 8h 4h 2h"], "Ad Kd 7h 4d 3d", "");
    let mut round = Round::new(rules("online"), &[Points(60)]).unwrap();
    round.stake(FIRST, &antes(&[10, 10])).unwrap();
    round.deal(deal).unwrap();
    play(&mut round, &[Action::Sixth, Action::Play]);
    // 10 points are left: they would pay for a card, but not for the bet.
    assert_eq!(round.legal(FIRST).actions, [Action::Fold]);
    let short = Refusal::BalanceTooLow { needed: Points(20), balance: Points(10) };
    assert_eq!(round.why_not(FIRST, &Action::Sixth), Some(short.clone()));
    assert_eq!(round.why_not(FIRST, &Action::Play), Some(short));

    let mut round = Round::new(rules("online"), &[Points(39)]).unwrap();
    round.stake(FIRST, &antes(&[10])).unwrap();
    round.deal(sorted_pack()).unwrap();
    let not_covered = Refusal::BetNotCovered { price: Points(10), bet: Points(20), balance: Points(29) };
    assert_eq!(round.why_not(FIRST, &Action::Sixth), Some(not_covered));
    assert_eq!(round.legal(FIRST).actions, [Action::Play, Action::Fold]);
}

#[test]
fn a_bonus_settled_before_the_purchase_pays_for_it() {
    let rules = rules_with("trainer", &[("settled", "settled = \"before-purchase\""), ("sixth_pays", "")]);
    let stake = BoxStake { sides: [("bonus".to_owned(), Points(10))].into(), ..antes(&[100])[0].clone() };
    let deal = pack(&["Ah Jh 8h 5h 3h"], "Qs Jd 7h 4d 3d", "9h 2s");
    let mut round = Round::new(rules, &[Points(110)]).unwrap();
    round.stake(FIRST, &[stake]).unwrap();
    round.deal(deal).unwrap();
    assert_eq!(balance(&round), 0);
    play(&mut round, &[Action::Sixth]);
    assert_eq!(balance(&round), 510 - 100);
    play(&mut round, &[Action::Fold]);
    assert_eq!((nets(&round), balance(&round)), (vec![500 - 200], 410));
}

#[test]
fn an_instant_bet_is_settled_when_the_turn_comes() {
    let rules = rules_and(
        "online",
        "[[side_bet]]\nname = \"lunar\"\npays = { straight-flush = 200 }\ninstant = true\n",
    );
    let deal = pack(&["9s 8s 7s 6s 5s", "As Ks 8h 4h 2h"], "Qd Jd 7h 4d 3d", "");
    let mut round = dealt(rules, &antes(&[25, 10]), deal);
    assert_eq!(round.turn().unwrap().place, BoxId(1));
    assert_eq!(balance(&round), 1000 - 10 + 5000);
    assert_eq!(round.view(Viewer::Player(FIRST)).boxes[0].settlement.as_ref().unwrap().net, Points(5000));
    assert_eq!(round.view(Viewer::Public).boxes[0].settlement, None, "others see it in the end");
    play(&mut round, &[Action::Play, KEEP]);
    assert_eq!(nets(&round), [5000, 10]);
    assert_eq!(round.view(Viewer::Public).boxes[0].cards[0], Some(card("9s")));
}

#[test]
fn a_limit_of_the_table_is_used_up_box_by_box() {
    let rules = rules_with("online", &[("ante = {", "payout = { most = 150, of = \"table\" }")]);
    let deal = pack(&["9s 9h 9d 8d 8c", "Kd Kh 8h 4h 2h"], "As Ks 7h 4d 3d", "");
    let mut round = dealt(rules, &antes(&[10, 10]), deal);
    play(&mut round, &[Action::Play, Action::Play]);
    assert_eq!(nets(&round), [140, 10]);
    assert_eq!(round.settlement(BoxId(1)).unwrap().lines[1].withheld, Points(10));
}

#[test]
fn several_players_take_turns_by_place() {
    let mut round = Round::new(rules("six-box"), &[Points(100), Points(100)]).unwrap();
    let boxes = |places: &[u8]| {
        places.iter().map(|&place| BoxStake::ante(BoxId(place), Points(10))).collect::<Vec<_>>()
    };
    round.stake(SECOND, &boxes(&[3, 2])).unwrap();
    let taken = Refusal::BoxTaken { place: BoxId(2), owner: SECOND };
    assert_eq!(round.why_not_stake(FIRST, &boxes(&[1, 2])), Some(taken));
    round.stake(FIRST, &boxes(&[0])).unwrap();
    round.deal(pack(&["9s 9h 9d 8d 8c", "Kd Kh 8h 4h 2h", "2s 3c 4c 5c 7d"], "As Ks 7h 4d 3d", "")).unwrap();
    assert_eq!(
        round.why_not(SECOND, &Action::Fold),
        Some(Refusal::NotYourTurn { turn: BoxId(0), owner: FIRST })
    );
    play(&mut round, &[Action::Play, Action::NoInsurance]);
    assert_eq!(
        round.why_not(FIRST, &Action::Fold).map(|refusal| refusal.to_string()).as_deref(),
        Some("player 2 decides on box 3 now")
    );
    assert_eq!(round.view(Viewer::Player(FIRST)).boxes[1].cards, [None; 5]);
    play(&mut round, &[Action::Play, Action::Fold]);
    let view = round.view(Viewer::Player(FIRST));
    assert_eq!(view.boxes[1].cards[0], Some(card("Kd")), "what stood against the dealer is shown");
    assert_eq!(view.boxes[2].cards, [None; 5], "what was folded is not");
    assert_eq!(nets(&round), [140, 20, -10]);
    assert_eq!((round.balance(FIRST), round.balance(SECOND)), (Some(Points(240)), Some(Points(110))));
}

#[test]
fn stakes_that_are_refused() {
    let why = |rules: &Rules, balance: i64, stakes: &[BoxStake]| {
        Round::new(rules.clone(), &[Points(balance)]).unwrap().why_not_stake(FIRST, stakes)
    };
    let online = rules_with("online", &[("ante = {", "ante = { least = 5, most = 100, step = 5 }")]);
    let at = |place: u8, ante: i64| BoxStake::ante(BoxId(place), Points(ante));
    assert_eq!(why(&online, 100, &[]), Some(Refusal::NoBoxes));
    assert_eq!(
        why(&online, 100, &antes(&[4])),
        Some(Refusal::AnteTooLow { ante: Points(4), least: Points(5) })
    );
    assert_eq!(
        why(&online, 999, &antes(&[105])),
        Some(Refusal::AnteTooHigh { ante: Points(105), most: Points(100) })
    );
    assert_eq!(why(&online, 100, &antes(&[7])), Some(Refusal::AnteStep { ante: Points(7), step: Points(5) }));
    assert_eq!(
        why(&online, 9, &antes(&[10])),
        Some(Refusal::BalanceTooLow { needed: Points(10), balance: Points(9) })
    );
    assert_eq!(why(&online, 99, &antes(&[5, 5, 5])), Some(Refusal::TooManyBoxes { boxes: 3, most: 2 }));
    assert_eq!(why(&online, 99, &[at(3, 5)]), Some(Refusal::UnknownBox { place: BoxId(3), boxes: 3 }));
    assert_eq!(why(&online, 99, &[at(1, 5), at(1, 5)]), Some(Refusal::BoxTwice(BoxId(1))));
    let apart = Refusal::NotAdjacent { left: BoxId(0), right: BoxId(2) };
    assert_eq!(why(&online, 99, &[at(2, 5), at(0, 5)]), Some(apart));
    let free = rules_with("online", &[("adjacent", "adjacent = false")]);
    assert_eq!(why(&free, 99, &[at(2, 5), at(0, 5)]), None);
    let equal = rules_with("online", &[("stakes", "stakes = \"equal\"")]);
    let unequal = Refusal::AnteNotEqual { place: BoxId(1), ante: Points(5), first: Points(10) };
    assert_eq!(why(&equal, 99, &antes(&[10, 5])), Some(unequal));
    let falling = rules_with("online", &[("stakes", "stakes = \"not-above-first\"")]);
    let above = Refusal::AnteAboveFirst { place: BoxId(1), ante: Points(10), first: Points(5) };
    assert_eq!(why(&falling, 99, &antes(&[5, 10])), Some(above));
    assert_eq!(why(&falling, 99, &antes(&[10, 5])), None);
    let half = rules_with("online", &[("price = 1", "price = \"1/2\"")]);
    assert!(matches!(why(&half, 99, &antes(&[5])), Some(Refusal::Fraction { .. })));
    assert_eq!(why(&half, 99, &antes(&[6])), None);
    let huge = rules_with("online", &[("ante = {", "")]);
    assert!(matches!(why(&huge, 99, &antes(&[i64::MAX])), Some(Refusal::StakeTooLarge { .. })));
    let ahead = BoxStake { ahead: Ahead { sixth: true, insurance: None }, ..at(0, 5) };
    assert_eq!(why(&online, 99, &[ahead]), Some(Refusal::NoBuyingAhead(BoxId(0))));
    assert!(Round::new(online, &[Points(-1)]).is_err());
}

#[test]
fn side_stakes_that_are_refused() {
    let bonus = |limits: &str, stake: i64| {
        let rules = rules_with("trainer", &[("stake", &format!("stake = {limits}"))]);
        let stake =
            BoxStake { sides: [("bonus".to_owned(), Points(stake))].into(), ..antes(&[10])[0].clone() };
        Round::new(rules, &[Points(1000)]).unwrap().why_not_stake(FIRST, &[stake])
    };
    assert_eq!(bonus("{ least = 5, most = 20 }", 0), None);
    assert!(matches!(bonus("{ least = 5, most = 20 }", 4), Some(Refusal::SideTooLow { .. })));
    assert!(matches!(bonus("{ least = 5, most = 20 }", 21), Some(Refusal::SideTooHigh { .. })));
    assert!(matches!(bonus("{ fixed = 5 }", 6), Some(Refusal::SideFixed { .. })));
    assert!(matches!(bonus("{ least = 1, compulsory = true }", 0), Some(Refusal::Compulsory(_))));
    assert!(matches!(
        bonus("{ at_least_ante = \"1/2\" }", 4),
        Some(Refusal::SideTooLow { least: Points(5), .. })
    ));
    assert_eq!(bonus("{ at_least_ante = \"1/2\" }", 5), None);
}

#[test]
fn nine_boxes_fit_the_pack_and_little_more() {
    let rules = rules_with(
        "six-box",
        &[("boxes", "boxes = 9"), ("open", "open = 9"), ("blind = ", "blind = \"none\"")],
    );
    let deal = sorted_pack();
    let mut round = dealt(rules, &antes(&[1; 9]), deal);
    let first = round.view(Viewer::Player(FIRST)).boxes[0].cards[0].unwrap();
    let hand = round.view(Viewer::Player(FIRST)).boxes[0].cards.iter().flatten().copied().collect::<Vec<_>>();
    let three = Action::Exchange(hand[..3].iter().copied().collect());
    assert_eq!(round.why_not(FIRST, &three), Some(Refusal::PackTooShort { needed: 3, left: 2 }));
    play(&mut round, &[Action::Exchange(first.into()), Action::Play]);
    play(&mut round, &[Action::Sixth, Action::Play]);
    assert_eq!(round.why_not(FIRST, &Action::Sixth), Some(Refusal::PackTooShort { needed: 1, left: 0 }));
    assert_eq!(round.legal(FIRST).actions, [Action::Play, Action::Fold]);
}

#[test]
fn sixth_cards_bought_in_advance_are_kept_back() {
    let changes = [
        ("boxes", "boxes = 9"),
        ("open", "open = 1"),
        ("blind = ", "blind = \"rest\""),
        ("blind_may", "blind_may = [\"buy-ahead\"]"),
    ];
    let rules = rules_with("pagat", &changes);
    let ahead = |count: usize| {
        let mut stakes = antes(&[1; 9]);
        for stake in stakes.iter_mut().skip(1).take(count) {
            stake.ahead.sixth = true;
        }
        stakes
    };
    let round = Round::new(rules.clone(), &[Points(1000)]).unwrap();
    assert_eq!(round.why_not_stake(FIRST, &ahead(3)), Some(Refusal::PackTooShort { needed: 53, left: 52 }));
    let round = dealt(rules, &ahead(2), sorted_pack());
    assert_eq!(round.why_not(FIRST, &Action::Sixth), Some(Refusal::PackTooShort { needed: 1, left: 0 }));
}

#[test]
fn insurance_on_a_hand_that_is_too_low() {
    let deal = || pack(&["9s 9h 8d 4c 2s"], "Qs Jd 7h 4d 3d", "");
    let mut refused = dealt(rules("pagat"), &antes(&[10]), deal());
    let too_low = Refusal::HandTooLow { hand: Category::Pair, from: Category::Three };
    assert_eq!(refused.why_no_insurance(BoxId(0)), Some(too_low));
    play(&mut refused, &[Action::Play]);
    assert_eq!(refused.turn().unwrap().asked, Asked::DealerGame, "nobody asks a pair to insure");
    let returned = rules_with("pagat", &[("too_low", "too_low = \"returned\"")]);
    let mut round = dealt(returned, &antes(&[10]), deal());
    play(&mut round, &[Action::Play, Action::Insure(Points(10))]);
    // Its insurance is none, so the box may buy the dealer's game.
    assert_eq!((round.turn().unwrap().asked, balance(&round)), (Asked::DealerGame, 970));
    play(&mut round, &[KEEP]);
    assert_eq!(nets(&round), [10]);
}

#[test]
fn a_pack_holds_each_card_once() {
    let mut order: Vec<Card> = Card::all().collect();
    assert_eq!(PackOrder::new(order[..51].to_vec()), Err(NotAPack::Count(51)));
    order[51] = order[0];
    assert_eq!(PackOrder::new(order.clone()), Err(NotAPack::Twice { card: order[0], place: 52 }));
}

#[test]
fn the_deal_wants_stakes_and_comes_once() {
    let mut round = Round::new(rules("online"), &[Points(100)]).unwrap();
    let deal = sorted_pack();
    assert_eq!(round.deal(deal.clone()).unwrap_err(), Refusal::NoBoxes);
    round.stake(FIRST, &antes(&[10])).unwrap();
    assert_eq!(round.why_not_stake(FIRST, &antes(&[10])), Some(Refusal::AlreadyStaked(FIRST)));
    assert!(round.may_deal());
    round.deal(deal.clone()).unwrap();
    assert_eq!(round.deal(deal).unwrap_err(), Refusal::AlreadyDealt);
    assert_eq!(round.why_not_stake(FIRST, &antes(&[10])), Some(Refusal::AlreadyDealt));
}

#[test]
fn actions_and_refusals_as_json() {
    for (action, text) in [
        (Action::Fold, r#""fold""#),
        (exchange("As Td"), r#"{"exchange":["As","Td"]}"#),
        (Action::Insure(Points(5)), r#"{"insure":5}"#),
        (BUY, r#"{"buy-game":{"thrown":null}}"#),
        (Action::BuyGame { thrown: Some(card("3d")) }, r#"{"buy-game":{"thrown":"3d"}}"#),
    ] {
        assert_eq!(serde_json::to_string(&action).unwrap(), text);
        assert_eq!(serde_json::from_str::<Action>(text).unwrap(), action);
    }
    assert_eq!(serde_json::from_str::<Action>(r#"{"buy-game":{}}"#).unwrap(), BUY);
    for text in
        [r#""raise""#, r#"{"exchange":["As","As"]}"#, r#"{"insure":1.5}"#, r#"{"buy-game":{"card":"3d"}}"#]
    {
        assert!(serde_json::from_str::<Action>(text).is_err(), "{text}");
    }
    let too_low = Refusal::HandTooLow { hand: Category::Pair, from: Category::Three };
    assert_eq!(
        serde_json::to_string(&too_low).unwrap(),
        r#"{"hand-too-low":{"hand":"pair","from":"three"}}"#
    );
    let not_held = Refusal::NotHeld(cards("2s"));
    assert_eq!(serde_json::to_string(&not_held).unwrap(), r#"{"not-held":["2s"]}"#);
    assert_eq!(serde_json::to_string(&Refusal::BetForced).unwrap(), r#""bet-forced""#);
}
