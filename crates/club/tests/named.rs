//! Cases that engines get wrong.

mod common;

use common::Do::{B, C, F, R, X};
use common::{any, blinds, deals, hand, play, raise, stacks};
use tuz_cards::{Card, CardSet, parse_card_set};
use tuz_club::button::Positions;
use tuz_club::{
    Action, Chips, Chores, Event, Game, Hand, Limit, Next, OddChips, Part, Post, Ranking, Refusal, Seat,
    Setup, Stakes, Viewer,
};

fn cards(text: &str) -> CardSet {
    parse_card_set(text).unwrap()
}

#[test]
fn short_all_in_does_not_reopen() {
    let mut hand = any(Game::Holdem, blinds(Limit::No, 3, 100, 200), &[650, 20_000, 20_000]);
    play(&mut hand, &[R(2, 600), R(0, 650), C(1)]);
    assert_eq!(hand.next(), Next::Act(Seat(2)));
    let again = Action::RaiseTo(Chips(1_050));
    assert_eq!(hand.why_not(Seat(2), &again), Some(Refusal::NotReopened));
    assert_eq!(hand.legal(Seat(2)).call, Some(Chips(50)));
}

#[test]
fn full_all_in_then_short_all_in_does_not_reopen() {
    let mut hand = any(Game::Holdem, blinds(Limit::No, 4, 1, 2), &[19, 200, 16, 200]);
    play(&mut hand, &[R(2, 16), C(3), R(0, 19), C(1)]);
    assert_eq!(hand.next(), Next::Act(Seat(3)));
    let legal = hand.legal(Seat(3));
    assert_eq!((legal.raise, legal.call, legal.fold), (None, Some(Chips(3)), true));

    let mut hand = any(Game::Holdem, blinds(Limit::No, 4, 1, 2), &[19, 200, 200, 200]);
    play(&mut hand, &[R(2, 16), C(3), R(0, 19), C(1)]);
    for seat in [2, 3] {
        assert_eq!(hand.next(), Next::Act(Seat(seat)));
        assert_eq!(hand.legal(Seat(seat)).raise, None);
        play(&mut hand, &[C(seat)]);
    }
}

#[test]
fn two_short_all_ins_make_a_full_raise() {
    for first in [C(0), F(0)] {
        let mut stakes = blinds(Limit::No, 5, 0, 1).with_ante(Chips(1));
        stakes.blinds.fill(Chips::ZERO);
        let mut hand = any(Game::Holdem, stakes, &[20_001, 20_001, 20_001, 1_301, 1_701]);
        play(&mut hand, &[R(0, 500), R(1, 1_000), C(2), R(3, 1_300), R(4, 1_700), first]);
        for seat in [1, 2] {
            assert_eq!(hand.next(), Next::Act(Seat(seat)));
            assert_eq!(raise(&hand, seat), Some((2_200, 20_000)));
            play(&mut hand, &[C(seat)]);
        }
    }
}

#[test]
fn short_all_in_after_full_raise_leaves_others_free() {
    let mut hand = any(Game::Omaha, blinds(Limit::Pot, 5, 5, 10), &[400, 400, 1_000, 400, 100]);
    play(&mut hand, &[R(2, 30), R(3, 90), R(4, 100), F(0), F(1)]);
    assert_eq!(raise(&hand, 2), Some((160, 405)));
    play(&mut hand, &[R(2, 200)]);
}

#[test]
fn least_raise_ignores_opponents_stack() {
    let mut hand = any(Game::Holdem, blinds(Limit::No, 2, 10, 20), &[200, 1_000]);
    play(&mut hand, &[R(1, 100), R(0, 180)]);
    assert_eq!(raise(&hand, 1), Some((260, 1_000)));
    play(&mut hand, &[R(1, 1_000), C(0)]);
    assert_eq!(hand.total(), Chips(1_200));
    assert!(hand.events().contains(&Event::Returned { seat: Seat(1), amount: Chips(800) }));
}

#[test]
fn all_in_below_least_raise_allowed() {
    let mut hand = any(Game::Holdem, blinds(Limit::No, 3, 1, 2), &[100, 15, 100]);
    play(&mut hand, &[R(2, 10), F(0)]);
    assert_eq!(raise(&hand, 1), Some((15, 15)));
    play(&mut hand, &[R(1, 15)]);
}

#[test]
fn calling_a_short_all_in() {
    // The big blind has 3 of 10: the price is 10 all the same.
    let mut hand = any(Game::Holdem, blinds(Limit::No, 3, 5, 10), &[100, 3, 100]);
    assert_eq!(hand.legal(Seat(2)).call, Some(Chips(10)));
    assert_eq!(raise(&hand, 2), Some((20, 100)));
    play(&mut hand, &[C(2), C(0), X(0), X(2), X(0)]);
    play(&mut hand, &[X(2)]);
    // A bet of 6 where the least is 10 is called for 6.
    let mut hand = any(Game::Holdem, blinds(Limit::No, 3, 5, 10), &[16, 100, 100]);
    play(&mut hand, &[C(2), C(0), X(1), R(0, 6)]);
    assert_eq!(hand.legal(Seat(1)).call, Some(Chips(6)));
}

#[test]
fn raise_to_not_raise_by() {
    let mut hand = any(Game::Holdem, blinds(Limit::No, 3, 1, 2), &[100, 100, 100]);
    play(&mut hand, &[C(2), C(0), X(1)]);
    assert_eq!(hand.bets(), [Chips::ZERO; 3]);
    play(&mut hand, &[R(0, 2)]);
    assert_eq!(raise(&hand, 1), Some((4, 98)));
    play(&mut hand, &[R(1, 4)]);
    assert_eq!(hand.bets(), [Chips(2), Chips(4), Chips::ZERO]);

    // Blinds 10 and 20, a raise to 60: the next must put in 60.
    let mut hand = any(Game::Holdem, blinds(Limit::No, 4, 10, 20), &[500; 4]);
    play(&mut hand, &[R(2, 60)]);
    assert_eq!(hand.legal(Seat(3)).call, Some(Chips(60)));
}

#[test]
fn fixed_limit_is_not_pot_limit() {
    let mut stakes = blinds(Limit::Fixed, 3, 1, 2);
    stakes.big_bet = Chips(4);
    let mut hand = any(Game::OmahaHiLo, stakes.clone(), &[100; 3]);
    assert_eq!(raise(&hand, 2), Some((4, 4)));
    play(&mut hand, &[R(2, 4), R(0, 6), R(1, 8)]);
    assert_eq!(hand.why_not(Seat(2), &Action::RaiseTo(Chips(10))), Some(Refusal::Capped(4)));
    play(&mut hand, &[C(2), C(0), X(0), X(1), X(2)]);
    assert_eq!(raise(&hand, 0), Some((4, 4)), "the bet is big from the turn on");

    stakes = blinds(Limit::Fixed, 2, 1, 2);
    let mut hand = any(Game::OmahaHiLo, stakes, &[100; 2]);
    play(&mut hand, &[R(1, 4), R(0, 6), R(1, 8), R(0, 10), R(1, 12)]);
    assert_eq!(raise(&hand, 0), Some((14, 14)));
}

#[test]
fn fixed_limit_half_bet_reopens() {
    let bet = |all_in: u64| {
        let mut hand = any(Game::Holdem, blinds(Limit::Fixed, 3, 10, 20), &[200, 20 + all_in, 200]);
        play(&mut hand, &[C(2), C(0), X(1), R(0, 20), R(1, all_in), C(2)]);
        assert_eq!(hand.next(), Next::Act(Seat(0)));
        raise(&hand, 0)
    };
    assert_eq!(bet(29), None);
    assert_eq!(bet(30), Some((50, 50)));
    // Who has not acted may complete a smaller one.
    let mut hand = any(Game::Holdem, blinds(Limit::Fixed, 3, 10, 20), &[200, 49, 200]);
    play(&mut hand, &[C(2), C(0), X(1), R(0, 20), R(1, 29)]);
    assert_eq!(raise(&hand, 2), Some((40, 40)));
}

#[test]
fn fixed_limit_cap_is_lifted_heads_up() {
    let mut hand = any(Game::Holdem, blinds(Limit::Fixed, 3, 5, 10), &[500; 3]);
    play(&mut hand, &[R(2, 20), R(0, 30), R(1, 40)]);
    assert_eq!(raise(&hand, 2), None);
    // A cap that three have reached stays when one folds.
    play(&mut hand, &[F(2)]);
    assert_eq!(raise(&hand, 0), None);
    play(&mut hand, &[C(0), R(0, 10), R(1, 20), R(0, 30), R(1, 40), R(0, 50)]);
    assert_eq!(raise(&hand, 1), Some((60, 60)));
}

#[test]
fn pot_limit_with_antes() {
    let mut stakes = blinds(Limit::Pot, 3, 1, 2);
    stakes.antes = common::chips(&[1, 2, 3]);
    assert_eq!(raise(&any(Game::Omaha, stakes.clone(), &[100; 3]), 2), Some((4, 13)));
    stakes.house.antes_count = false;
    let mut hand = any(Game::Omaha, stakes, &[100; 3]);
    assert_eq!(raise(&hand, 2), Some((4, 7)));
    play(&mut hand, &[C(2), C(0), X(1)]);
    assert_eq!(raise(&hand, 0), Some((2, 12)), "later the antes are part of the pot");
}

#[test]
fn side_pot_eligibility() {
    // Seat 0 has the best hand and the least chips, seat 2 the worst of three; seat 3 folds.
    let pack = deals(&["As Ad", "Ks Kd", "Qs Qd", "7h 2c"], "3c 8d 9h Jc 4s");
    let mut hand = hand(Game::Holdem, blinds(Limit::No, 4, 1, 2), &[20, 50, 100, 100], pack);
    play(&mut hand, &[R(2, 100), F(3), C(0), C(1)]);
    assert_eq!(stacks(&hand), [60, 60, 50, 100]);
    let won = |seat, pot, amount| Event::Won {
        seat: Seat(seat),
        pot,
        run: 0,
        part: Part::Whole,
        amount: Chips(amount),
    };
    assert!(hand.events().contains(&won(0, 0, 60)));
    assert!(hand.events().contains(&won(1, 1, 60)));
    assert!(hand.events().contains(&Event::Returned { seat: Seat(2), amount: Chips(50) }));

    // A player who folds later is in no pot, and his chips are in all of them.
    let pack = deals(&["7h 2c", "Ks Kd", "Qs Qd"], "3c 8d 9h Jc 4s");
    let mut hand = common::hand(Game::Holdem, blinds(Limit::No, 3, 1, 2), &[100, 20, 100], pack);
    play(&mut hand, &[R(2, 30), C(0), C(1), R(0, 10)]);
    let pots = hand.pots();
    assert_eq!(pots.as_slice().iter().map(|pot| pot.amount.0).collect::<Vec<_>>(), [60, 20, 10]);
    play(&mut hand, &[R(2, 30), F(0)]);
    assert_eq!(stacks(&hand), [60, 60, 100]);
}

#[test]
fn chips_are_conserved() {
    let mut hand = any(Game::Holdem, blinds(Limit::No, 3, 1, 2), &[10, 20, 30]);
    let steps = [R(2, 6), R(0, 10), R(1, 20), C(2)];
    assert_eq!(hand.total(), Chips(60));
    for step in steps {
        play(&mut hand, &[step]);
        assert_eq!(hand.total(), Chips(60), "{step:?}");
    }
    assert_eq!(hand.next(), Next::Over);
    assert_eq!(stacks(&hand).iter().sum::<u64>(), 60);
}

#[test]
fn odd_chip() {
    // Seats 0 and 1 share the low, seat 2 has the high; the pot is 6.
    let pack = deals(&["Ac 2d Kh Jh", "As 2c Kd Jd", "8s 8c Ts 9c"], "3h 5h 7c 8d Qc");
    let stakes = blinds(Limit::Pot, 3, 1, 2);
    let mut hand = hand(Game::OmahaHiLo, stakes, &[200; 3], pack);
    play(&mut hand, &[C(2), C(0), X(1)]);
    for _ in 0..3 {
        play(&mut hand, &[X(0), X(1), X(2)]);
    }
    assert_eq!(stacks(&hand), [200, 199, 201]);

    // Left of the button first.
    let pack = deals(&["7h 2c", "As Kd", "Ad Ks"], "Ac Kc 8d 9h 4s");
    let mut hand = common::hand(Game::Holdem, blinds(Limit::No, 3, 1, 2), &[100; 3], pack);
    play(&mut hand, &[C(2), F(0), X(1), X(1), X(2), X(1), X(2), X(1), X(2)]);
    assert_eq!(stacks(&hand), [99, 101, 100]);

    // Two pairs of aces and kings in stud: the ace of spades takes the odd chip; in razz the lowest card does.
    let stud = |game, first: &str, second: &str| {
        let mut stakes = Stakes::bring_in(Limit::Fixed, 2, Chips(1), Chips(1), Chips(2), Chips(4));
        stakes.antes = common::chips(&[1, 2]);
        let mut hand = common::hand(game, stakes, &[100; 2], deals(&[first, second], ""));
        while let Next::Act(seat) = hand.next() {
            let legal = hand.legal(seat);
            let action = if legal.bring_in.is_some() {
                Action::BringIn
            } else if legal.check {
                Action::Check
            } else {
                Action::Call
            };
            hand.act(seat, action).unwrap();
        }
        stacks(&hand)
    };
    let high = stud(Game::Stud, "Ah Ac 2c Kd Qc 7d 5d", "As Ad 2d Ks Qd 7c 5c");
    assert_eq!(high, [100, 100]);
    let low = stud(Game::Razz, "As 2d Kd 3d 4d 6d Kc", "Ac 2c Ks 3c 4c 6c Qs");
    assert_eq!(low, [100, 100]);
}

/// Plays stud to the end without a raise and gives the stacks; the pot is odd.
fn stud_to_the_end(variant: &tuz_club::Variant, hands: &[&str], common_card: &str) -> Vec<u64> {
    let mut stakes = Stakes::bring_in(Limit::Fixed, hands.len(), Chips(1), Chips(1), Chips(2), Chips(4));
    stakes.antes[0] = Chips(2);
    let setup = Setup::new(variant.clone(), stakes).unwrap();
    let pack = deals(hands, common_card);
    let stacks_before = vec![Chips(100); hands.len()];
    let mut hand = Hand::start(&setup, &stacks_before, Some(pack), Chores::ALL, true).unwrap();
    while let Next::Act(seat) = hand.next() {
        let legal = hand.legal(seat);
        let calls = if legal.check { Action::Check } else { Action::Call };
        hand.act(seat, if legal.bring_in.is_some() { Action::BringIn } else { calls }).unwrap();
    }
    stacks(&hand)
}

#[test]
fn the_odd_chip_of_stud_goes_by_all_cards_in_order() {
    let with = |game: Game, odd_chips| tuz_club::Variant { odd_chips, ..game.variant() };
    let stud_to_the_end = |variant: &_, first, second| stud_to_the_end(variant, &[first, second], "");
    let first = [100, 100];
    let second = [99, 101];
    // The same pair of aces; the next cards tell, and the suit of the highest that differ.
    let stud = Game::Stud.variant();
    assert_eq!(stud_to_the_end(&stud, "As Ac Kd Qs Js 3s 2s", "Ah Ad Ks Qd Jd 3d 2d"), first);
    // All cards count, and not five alone: an ace beside a straight.
    let (low, high) = ("Ac 9s 8s 7s 6s 5d 2c", "Kc 9d 8d 7d 6d 5s 2h");
    assert_eq!(stud_to_the_end(&stud, low, high), first);
    assert_eq!(stud_to_the_end(&stud, high, low), second);
    // The five alone count where the house follows the rules of tournaments.
    let five = with(Game::Stud, OddChips::HighCard);
    assert_eq!(stud_to_the_end(&five, low, high), first, "nine of spades");
    assert_eq!(stud_to_the_end(&five, "Ac 9d 8s 7s 6s 5d 2c", "Kc 9s 8d 7d 6d 5s 2h"), second);
    // Razz: the lowest of all cards, or the highest of the five, where an ace is low.
    let (one, other) = ("As 2d 3d 4d 6c Kd Ks", "Ac 2c 3c 4c 6d Qd Qs");
    assert_eq!(stud_to_the_end(&with(Game::Razz, OddChips::Cards), one, other), second, "ace of clubs");
    assert_eq!(stud_to_the_end(&with(Game::Razz, OddChips::HighCard), one, other), second, "six of diamonds");
    let (one, other) = ("As 2d 3d 4d 6d Kd Ks", "Ac 2c 3c 4c 6c Qd Qs");
    assert_eq!(stud_to_the_end(&with(Game::Razz, OddChips::HighCard), one, other), first, "six of diamonds");
    assert_eq!(stud_to_the_end(&with(Game::Razz, OddChips::Seats), one, other), first);
}

#[test]
fn the_odd_chip_of_stud_goes_by_the_next_card_where_the_common_one_is_the_highest() {
    // Eight players: the last card is one for all, and makes two straights to the ace.
    let (one, other) = (cards("Kd Qc Jh Td 3c 2h"), cards("Ks Qd Jc Th 3d 2c"));
    let ace = cards("As");
    let mut rest: Vec<Card> = (CardSet::FULL - one - other - ace).into_iter().collect();
    let best = |hand: CardSet| Ranking::Standard.rank(hand | ace);
    // Nobody else has as much.
    let others = (1u64..).find_map(|seed| {
        let place = |card: &Card| (card.rank().index() * 4 + card.suit() as usize + 1) as u64;
        rest.sort_by_key(|card| (place(card) * (2 * seed + 1)).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 20);
        let hands: Vec<CardSet> = rest.chunks_exact(6).map(|six| six.iter().copied().collect()).collect();
        hands.iter().all(|&hand| best(hand) < best(one)).then_some(hands)
    });
    let text = |hand: CardSet| hand.into_iter().map(|card| card.to_string()).collect::<String>();
    let mut hands: Vec<String> = others.unwrap().into_iter().take(6).map(text).collect();
    hands.insert(1, text(one));
    hands.insert(5, text(other));
    let hands: Vec<&str> = hands.iter().map(String::as_str).collect();
    for odd_chips in [OddChips::Cards, OddChips::HighCard] {
        let variant = tuz_club::Variant { odd_chips, ..Game::Stud.variant() };
        let stacks = stud_to_the_end(&variant, &hands, "As");
        assert_eq!((stacks[1], stacks[5]), (106, 107), "the king of spades is above that of diamonds");
    }
    let stacks = stud_to_the_end(
        &tuz_club::Variant { odd_chips: OddChips::Seats, ..Game::Stud.variant() },
        &hands,
        "As",
    );
    assert_eq!((stacks[1], stacks[5]), (107, 106));
}

#[test]
fn hands_that_win_both_halves_share_the_pot_as_one() {
    // A pot of 6 for two equal hands: three each, and not 4 and 2.
    let pack = deals(&["Ac 2d Kh Qh", "As 2c Kd Qd", "9s 9c Ts Tc"], "3h 4h 5c Jd Js");
    let stakes = blinds(Limit::Pot, 3, 1, 2);
    let mut hand = hand(Game::OmahaHiLo, stakes, &[200; 3], pack);
    play(&mut hand, &[C(2), C(0), X(1)]);
    for _ in 0..3 {
        play(&mut hand, &[X(0), X(1), X(2)]);
    }
    assert_eq!(stacks(&hand), [201, 201, 198]);
}

#[test]
fn blinds_that_are_dead_or_short_do_not_lower_the_largest_opening_raise() {
    let most =
        |stakes: Stakes, stacks: &[u64], seat| raise(&any(Game::Omaha, stakes, stacks), seat).unwrap().1;
    let full = |house: bool| {
        let mut stakes = blinds(Limit::Pot, 4, 100, 200);
        stakes.house.blinds_in_full = house;
        stakes
    };
    assert_eq!(most(full(true), &[5_000; 4], 2), 700);
    // The big blind has 50, the small one 20, or nobody has the place of the small one.
    assert_eq!(most(full(true), &[5_000, 50, 5_000, 5_000], 2), 700);
    assert_eq!(most(full(false), &[5_000, 50, 5_000, 5_000], 2), 550);
    assert_eq!(most(full(true), &[20, 5_000, 5_000, 5_000], 2), 700);
    let mut ante = full(true).with_ante(Chips(50));
    assert_eq!(most(ante.clone(), &[50, 5_000, 5_000, 5_000], 2), 900, "nothing is left for the blind");
    ante.house.antes_count = false;
    assert_eq!(most(ante, &[50, 5_000, 5_000, 5_000], 2), 700);
    let mut dead = full(true);
    dead.blinds[0] = Chips::ZERO;
    assert_eq!(most(dead.clone(), &[5_000; 4], 2), 600, "a game of one blind");
    dead.unpaid = Chips(100);
    assert_eq!(most(dead.clone(), &[5_000; 4], 2), 700);
    // Later streets count what is there.
    let mut hand = any(Game::Omaha, dead, &[5_000; 4]);
    play(&mut hand, &[C(2), C(3), C(0), X(1)]);
    assert_eq!(raise(&hand, 0), Some((200, 800)));
}

#[test]
fn a_dead_button_tells_the_small_blind_that_nobody_pays() {
    let table = |taken: &[usize]| (0..6).map(|place| taken.contains(&place)).collect::<Vec<_>>();
    let first = Positions::first(&table(&[0, 2, 3, 5]), 0).unwrap();
    let stakes = |positions: Positions, taken: &[usize]| {
        positions.stakes(&table(taken), Limit::Pot, Chips(5), Chips(10))
    };
    assert_eq!(stakes(first, &[0, 2, 3, 5]).unpaid, Chips(0));
    let next = first.next(&table(&[0, 2, 5])).unwrap();
    assert_eq!(stakes(next, &[0, 2, 5]).unpaid, Chips(5));
    assert_eq!(stakes(next, &[0, 2, 5]).blinds, [Chips(10), Chips(0), Chips(0)]);
}

#[test]
fn an_ante_for_all_comes_after_the_blind() {
    use tuz_club::AnteOrder::{ByKind, First, Last};
    // The big blind has 150 of a blind and an ante of 100 each.
    let posted = |order, antes: [u64; 3]| {
        let mut stakes = blinds(Limit::No, 3, 50, 100);
        stakes.antes = common::chips(&antes);
        stakes.house.ante_order = order;
        let hand = any(Game::Holdem, stakes, &[1_000, 150, 1_000]);
        let of = |event: &Event| match *event {
            Event::Posted { seat: Seat(1), post, amount } => Some((post, amount.0)),
            _ => None,
        };
        hand.events().iter().filter_map(of).collect::<Vec<_>>()
    };
    let (blind_first, ante_first) =
        (vec![(Post::Blind, 100), (Post::Ante, 50)], vec![(Post::Ante, 100), (Post::Blind, 50)]);
    assert_eq!(posted(ByKind, [0, 100, 0]), blind_first);
    assert_eq!(posted(First, [0, 100, 0]), ante_first);
    assert_eq!(posted(ByKind, [100, 100, 100]), ante_first);
    assert_eq!(posted(Last, [100, 100, 100]), blind_first);
}

#[test]
fn who_is_asked_instead_of_a_bring_in_card_that_is_all_in_may_fold() {
    let stakes = Stakes::bring_in(Limit::Fixed, 4, Chips(1), Chips(2), Chips(4), Chips(8));
    for (game, cards) in [
        (Game::Stud, ["2s 2d 2c", "Ks Kd Kc", "Qs Qd Qc", "7s 7d 7c"]),
        (Game::Razz, ["2s 2d Kh", "Ks Kd 3c", "Qs Qd Qc", "7s 7d 7c"]),
    ] {
        let start = || hand(game, stakes.clone(), &[1, 100, 100, 100], deals(&cards, ""));
        let mut played = start();
        let legal = played.legal(Seat(1));
        assert_eq!(
            (legal.fold, legal.check, legal.call, legal.bring_in),
            (true, false, None, Some(Chips(2)))
        );
        assert_eq!(raise(&played, 1), Some((4, 4)));
        // So may the next one; the last of them plays on for the ante.
        play(&mut played, &[F(1)]);
        assert_eq!(played.legal(Seat(2)).bring_in, Some(Chips(2)));
        let mut brought = played.clone();
        play(&mut brought, &[B(2), C(3)]);
        assert_eq!(brought.pots().as_slice().iter().map(|pot| pot.amount.0).sum::<u64>(), 8);
        play(&mut played, &[F(2)]);
        assert_eq!(played.next(), Next::Over);
        assert_eq!(stacks(&played).iter().sum::<u64>(), 301);
    }
    // Who has chips has to bring it in.
    let played = hand(
        Game::Stud,
        stakes,
        &[2, 100, 100, 100],
        deals(&["2s 2d 2c", "Ks Kd Kc", "Qs Qd Qc", "7s 7d 7c"], ""),
    );
    assert_eq!(played.why_not(Seat(0), &Action::Fold), Some(Refusal::BringInFirst));
    assert_eq!(played.legal(Seat(0)).bring_in, Some(Chips(1)));
}

#[test]
fn uncalled_bet_is_returned() {
    let mut hand = any(Game::Holdem, blinds(Limit::No, 3, 1, 2), &[100; 3]);
    play(&mut hand, &[R(2, 50), F(0), F(1)]);
    assert_eq!(stacks(&hand), [99, 98, 103]);
    let events = hand.events();
    assert!(events.contains(&Event::Returned { seat: Seat(2), amount: Chips(48) }));
    let won = events.iter().filter_map(|event| match event {
        Event::Won { amount, .. } => Some(amount.0),
        _ => None,
    });
    assert_eq!(won.sum::<u64>(), 5);
}

#[test]
fn wheel_and_steel_wheel() {
    let rank = |text| Ranking::Standard.rank(cards(text));
    assert!(rank("5s 4d 3c 2h As") > rank("As Ad Ac Kh Qh"));
    assert!(rank("6s 5s 4d 3c 2h") > rank("5s 4d 3c 2h As"));
    assert!(rank("5s 4s 3s 2s As") > rank("As Kd Qh Jh Ts"));
    assert!(rank("6s 5s 4s 3s 2s") > rank("5s 4s 3s 2s As"));
    assert!(rank("3s 2d Ac Kh Qs") < rank("2s 2d 3c 4h 5s"), "it does not go round the corner");
}

#[test]
fn deuce_to_seven_has_no_wheel() {
    let rank = |text| Ranking::DeuceToSeven.rank(cards(text));
    assert!(rank("As 2d 3c 4h 5s") > rank("2s 2d 3c 4h 5s"));
    assert!(rank("As 2d 3c 4h 5s") < rank("Ks Qd Jc 9h 8s"));
    assert!(rank("As 2d 3c 4h 5s") > rank("As Kd Qc Jh 9s"));
    assert!(rank("7s 5d 4c 3h 2s") > rank("8s 5d 4c 3h 2s"));
    assert!(rank("7s 6d 5c 4h 3s") < rank("As Kd Qc Jh 9s"), "a straight counts against it");
}

#[test]
fn no_straights_in_razz() {
    let rank = |text| Ranking::AceToFive.rank(cards(text));
    assert!(rank("5s 4s 3s 2s As") > rank("6s 4d 3c 2h Ad"));
    assert!(rank("6s 5d 4c 3h 2s Ks Kd") > rank("7s 4d 3c 2h Ad Kc Kh"));
    assert!(rank("Ks Qd Jc Th 9s") > rank("As Ad 2c 3h 4s"));
    let low = |text| Ranking::EightOrBetter.rank(cards(text));
    assert!(low("8s 7s 6s 5s 4s").is_some());
    assert_eq!(low("9s 4s 3s 2s As"), None);
}

#[test]
fn heads_up_blinds() {
    for small in [1, 0] {
        let mut hand = any(Game::Holdem, blinds(Limit::No, 2, small, 2), &[100; 2]);
        assert_eq!(hand.bets(), [Chips(2), Chips(small)]);
        assert_eq!(hand.next(), Next::Act(Seat(1)), "the button acts first before the flop");
        play(&mut hand, &[C(1), X(0)]);
        assert_eq!(hand.next(), Next::Act(Seat(0)), "and last after it");
    }
}

#[test]
fn short_blind_all_in() {
    // Both blinds are all-in at once: the button decides, and the hand runs to its end.
    let mut hand = any(Game::Holdem, blinds(Limit::No, 3, 5, 10), &[4, 7, 100]);
    assert_eq!(hand.next(), Next::Act(Seat(2)));
    play(&mut hand, &[C(2)]);
    assert_eq!(hand.next(), Next::Over);
    // Heads-up the small blind covers the short big blind and is asked nothing.
    let hand = any(Game::Holdem, blinds(Limit::No, 2, 5, 10), &[3, 100]);
    assert_eq!(hand.next(), Next::Over);
    assert_eq!(hand.total(), Chips(103));
    // Both all-in from antes.
    let hand = any(Game::Holdem, blinds(Limit::No, 2, 5, 10).with_ante(Chips(10)), &[3, 8]);
    assert_eq!(hand.next(), Next::Over);
}

#[test]
fn betting_ends_when_one_can_act() {
    let mut hand = any(Game::Holdem, blinds(Limit::No, 3, 1, 2), &[50, 100, 100]);
    play(&mut hand, &[R(2, 10), R(0, 50)]);
    assert_eq!(hand.next(), Next::Act(Seat(1)), "the others still decide");
    play(&mut hand, &[C(1), C(2)]);
    assert_eq!(hand.next(), Next::Act(Seat(1)), "and bet at each other, past the empty stack");
    play(&mut hand, &[R(1, 50)]);
    assert_eq!(hand.next(), Next::Act(Seat(2)));
    play(&mut hand, &[F(2)]);
    assert_eq!(hand.next(), Next::Over, "nobody is left to bet against");
}

#[test]
fn folded_before_all_in() {
    let pack = deals(&["As Ad", "Ks Kd", "Qs Qd", "7h 2c"], "3c 8d 9h Jc 4s");
    let mut hand = hand(Game::Holdem, blinds(Limit::No, 4, 1, 2), &[100; 4], pack);
    play(&mut hand, &[C(2), C(3), F(0), X(1), X(1), R(2, 98), F(3), C(1)]);
    assert_eq!(stacks(&hand), [99, 203, 0, 98]);
    let shown = hand.events().iter().filter_map(|event| match event {
        Event::Showed { seat, .. } | Event::Mucked(seat) => Some(*seat),
        _ => None,
    });
    assert_eq!(shown.collect::<Vec<_>>(), [Seat(1), Seat(2)]);
}

#[test]
fn whole_chips_only() {
    // Three ways of a pot of 5 by two boards: nothing is lost.
    let pack = deals(&["As Kd", "Ad Ks", "Ah Kc"], "Ac Kh 8d 9h 4s");
    let mut hand = hand(Game::Holdem, blinds(Limit::No, 3, 1, 2), &[7, 7, 9], pack);
    play(&mut hand, &[R(2, 9), C(0), C(1)]);
    assert_eq!(stacks(&hand), [7, 7, 9]);
}

#[test]
fn omaha_exactly_two() {
    // Four spades on the board and one in the hand are no flush; three eights of the board and a pair are no full house
    // for who has no pair.
    let pack = deals(&["As Kd Qd 7h", "Jc Jd 3d 4h"], "2s 5s 8s 9s Kc");
    let mut played = hand(Game::Omaha, blinds(Limit::Pot, 2, 1, 2), &[100; 2], pack);
    play(&mut played, &[C(1), X(0), X(0), X(1), X(0), X(1), X(0), X(1)]);
    assert_eq!(stacks(&played), [102, 98]);
    assert_eq!(
        played.best_five(Seat(0), 0, Part::Whole).map(|best| best.cards),
        Some(cards("As Kd Kc 9s 8s"))
    );
    // A low needs two own low cards too.
    let pack = deals(&["As Kd Qd Jh", "3c 4d Kh Qh"], "2s 5d 8c 9h Td");
    let mut played = hand(Game::OmahaHiLo, blinds(Limit::Pot, 2, 1, 2), &[100; 2], pack);
    play(&mut played, &[C(1), X(0), X(0), X(1), X(0), X(1), X(0), X(1)]);
    assert_eq!(played.best_five(Seat(0), 0, Part::Low), None);
    assert_eq!(played.best_five(Seat(1), 0, Part::Low).map(|best| best.cards), Some(cards("2s 3c 4d 5d 8c")));
}

#[test]
fn omaha_five_and_six() {
    for (game, hands) in [
        (Game::Omaha5, ["2c 3c 7d As Ks", "2d 3d 7h 8h Qc"]),
        (Game::Omaha6, ["2c 3c 7d 9c As Ks", "2d 3d 7h 8h 9d Qc"]),
    ] {
        let pack = deals(&hands, "Qs Js Ts 4h 4d");
        let mut played = hand(game, blinds(Limit::Pot, 2, 1, 2), &[100; 2], pack);
        play(&mut played, &[C(1), X(0), X(0), X(1), X(0), X(1), X(0), X(1)]);
        assert_eq!(
            played.best_five(Seat(0), 0, Part::Whole).map(|best| best.cards),
            Some(cards("As Ks Qs Js Ts")),
            "{game}"
        );
        assert_eq!(stacks(&played), [102, 98]);
    }
}

#[test]
fn which_cards_won() {
    let pack = deals(&["Ah 8c", "Qh 8h"], "Ts Td 8d Kc 5s");
    let mut played = hand(Game::Holdem, blinds(Limit::No, 2, 1, 2), &[100; 2], pack);
    play(&mut played, &[C(1), X(0), X(0), X(1), X(0), X(1), X(0), X(1)]);
    assert_eq!(
        played.best_five(Seat(0), 0, Part::Whole).map(|best| best.cards),
        Some(cards("Ts Td 8d 8c Ah"))
    );
    assert_eq!(stacks(&played), [102, 98]);
    // The greater score is the better hand, in low games too.
    assert!(
        Ranking::AceToFive.rank(cards("5s 4s 3s 2s As")) > Ranking::AceToFive.rank(cards("6s 4s 3s 2s As"))
    );
}

#[test]
fn folded_cards_never_leak() {
    let pack = deals(&["As Ad", "Ks Kd", "Qs Qd"], "3c 8d 9h Jc 4s");
    let mut hand = hand(Game::Holdem, blinds(Limit::No, 3, 1, 2), &[100; 3], pack);
    play(&mut hand, &[F(2), C(0), X(1), X(0), X(1), X(0), X(1), X(0), X(1)]);
    let folded = cards("Qs Qd");
    for viewer in [None, Some(Seat(0)), Some(Seat(1))] {
        let seen: CardSet =
            hand.events_seen_by(viewer).flat_map(|event| event.cards().collect::<Vec<_>>()).collect();
        assert!(seen.is_disjoint(folded), "{viewer:?}");
        let viewer = viewer.map_or(Viewer::Public, Viewer::Player);
        let seen: CardSet = hand.view(viewer).seats.iter().flat_map(|seat| seat.cards.known()).collect();
        assert!(seen.is_disjoint(folded), "{viewer:?}");
    }
    // The loser of the showdown mucked, and is seen by himself alone.
    let kings = cards("Ks Kd");
    assert!(hand.view(Viewer::Player(Seat(0))).seats[1].cards.known().is_disjoint(kings));
    assert_eq!(hand.view(Viewer::Player(Seat(1))).seats[1].cards.known(), kings);
}

#[test]
fn release_build_same_result() {
    // A hand whose result is known, played by code that has no assertion to hide an effect in: release builds run the
    // same test, and the bench, which is one, asserts its stacks.
    let pack = deals(&["As Ad", "Ks Kd", "Qs Qd", "7h 2c"], "3c 8d 9h Jc 4s");
    let mut hand = hand(Game::Holdem, blinds(Limit::No, 4, 1, 2), &[20, 50, 100, 100], pack);
    play(&mut hand, &[R(2, 100), F(3), C(0), C(1)]);
    let again = tuz_club::Hand::replay(
        &Setup::new(Game::Holdem.variant(), blinds(Limit::No, 4, 1, 2)).unwrap(),
        &common::chips(&[20, 50, 100, 100]),
        hand.events(),
    )
    .unwrap();
    assert_eq!(stacks(&again), [60, 60, 50, 100]);
    assert_eq!(again.view(Viewer::Record), hand.view(Viewer::Record));
}

#[test]
fn club_hands_compare() {
    let rank = |text: &str| Ranking::Standard.rank(cards(text));
    let board = "Ts Td 8d Kc 5s";
    let with = |own: &str| rank(&format!("{own} {board}"));
    assert!(with("Ah 8c") > with("Qh 8h"));
    assert_eq!(with("9h 8c"), with("8h 2c"));
    assert!(rank("8s 4s 3s Kd Qd Js 2s") > rank("8s 4s 3s Kd Qd 9s 8c"));
    assert!(rank("Ks Kd 5h 5c 2s") > rank("Qs Qd Jh Jc As"));
    assert!(rank("Js Jd Jh 3c 3s") > rank("4s 4d 4h Ac As"));
    assert!(rank("8s 8d 8h 8c 2s") > rank("6s 6d 6h 6c As"));
    assert!(rank("7s 6s 5s 4s 3s") > rank("6s 5s 4s 3s 2s"));
}

#[test]
fn the_bring_in() {
    let stakes = Stakes::bring_in(Limit::Fixed, 3, Chips(1), Chips(1), Chips(4), Chips(8));
    let pack = deals(&["As Ad 2d", "Ks Kd 2c", "Qs Qd 7h"], "");
    let mut hand = hand(Game::Stud, stakes.clone(), &[100; 3], pack);
    assert_eq!(hand.next(), Next::Act(Seat(1)), "the lower suit brings it in");
    assert_eq!(hand.why_not(Seat(1), &Action::Fold), Some(Refusal::BringInFirst));
    assert_eq!(raise(&hand, 1), Some((4, 4)));
    play(&mut hand, &[B(1), R(2, 4), R(0, 8)]);
    assert_eq!(raise(&hand, 1), Some((12, 12)));
    let pack = deals(&["As Ad Kd", "Ks Kc Kh", "Qs Qd Ah"], "");
    let hand = common::hand(Game::Razz, stakes, &[100; 3], pack);
    assert_eq!(hand.next(), Next::Act(Seat(1)), "the ace is low in razz");
}
