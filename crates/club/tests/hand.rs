//! How a hand goes: cards, order, showdown.

mod common;

use common::Do::{B, C, F, R, X};
use common::{any, blinds, chips, deals, hand, play, stacked, stacks};
use tuz_cards::{Card, Rank, parse_cards};
use tuz_club::{
    Action, CannotStart, Category, Chips, ChoreRefusal, Chores, DealRefusal, Event, Game, Hand, Limit, Next,
    Part, Refusal, Row, Seat, Setup, Stakes, StakesFault, Variant, VariantFault,
};

fn row(text: &str) -> Row {
    Row::of(&parse_cards(text).unwrap())
}

#[test]
fn the_last_to_bet_shows_first_and_losers_may_muck() {
    let pack = deals(&["As Ad", "Ks Kd", "Qs Qd"], "3c 8d 9h Jc 4s");
    let mut played = hand(Game::Holdem, blinds(Limit::No, 3, 1, 2), &[100; 3], pack);
    play(&mut played, &[C(2), C(0), X(1), X(0), X(1), X(2), X(0), X(1), X(2), X(0), R(1, 4), C(2), C(0)]);
    let shown: Vec<(u8, bool)> = played
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::Showed { seat, .. } => Some((seat.0, true)),
            Event::Mucked(seat) => Some((seat.0, false)),
            _ => None,
        })
        .collect();
    assert_eq!(shown, [(1, true), (2, false), (0, true)]);
    assert_eq!(stacks(&played), [112, 94, 94]);
}

#[test]
fn a_player_decides_what_to_show() {
    let stakes = blinds(Limit::No, 3, 1, 2);
    let setup = Setup::new(Game::Holdem.variant(), stakes).unwrap();
    let pack = deals(&["As Ad", "Ks Kd", "Qs Qd"], "3c 8d 9h Jc 4s");
    let chores = Chores { show: false, ..Chores::ALL };
    let mut played = Hand::start(&setup, &[Chips(100); 3], Some(pack), chores, true).unwrap();
    play(&mut played, &[C(2), C(0), X(1), X(0), X(1), X(2), X(0), X(1), X(2), X(0), X(1), X(2)]);
    assert_eq!(played.next(), Next::Show(Seat(0)), "nobody has bet: the first to speak shows first");
    assert_eq!(played.why_not(Seat(0), &Action::Fold), Some(Refusal::NotAsked));
    // The best hand may be thrown away, and the last one may not.
    played.act(Seat(0), Action::Muck).unwrap();
    played.act(Seat(1), Action::Muck).unwrap();
    assert_eq!(played.why_not(Seat(2), &Action::Muck), Some(Refusal::LastHand));
    played.act(Seat(2), Action::Show).unwrap();
    assert_eq!(stacks(&played), [98, 98, 104]);
}

#[test]
fn all_hands_are_tabled_where_the_house_says_so() {
    let mut stakes = blinds(Limit::No, 2, 1, 2);
    stakes.house.tabled = true;
    let pack = deals(&["As Ad", "Ks Kd"], "3c 8d 9h Jc 4s");
    let mut played = hand(Game::Holdem, stakes, &[100; 2], pack);
    play(&mut played, &[R(1, 100), C(0)]);
    let shown = played.events().iter().filter(|event| matches!(event, Event::Showed { .. })).count();
    assert_eq!(shown, 2);
}

#[test]
fn the_board_is_dealt_twice() {
    let setup = Setup::new(Game::Holdem.variant(), blinds(Limit::No, 3, 1, 2)).unwrap();
    let pack = deals(&["7h 2c", "As Ad", "Ks Kd"], "3c 8d 9h Jc 4s Kc 3h 8h 5s 6d");
    let chores = Chores { deal: false, ..Chores::ALL };
    let mut played = Hand::start(&setup, &[Chips(100); 3], Some(pack), chores, true).unwrap();
    assert!(!played.may_twice());
    played.step().unwrap();
    play(&mut played, &[R(2, 100), F(0), C(1)]);
    assert!(played.may_twice());
    played.twice().unwrap();
    assert_eq!(played.twice(), Err(ChoreRefusal::NotTwice));
    while played.next() != Next::Over {
        played.step().unwrap();
    }
    // Aces win the first 101 of 201, kings the second 100.
    assert_eq!(stacks(&played), [99, 101, 100]);
    assert_eq!(
        (played.board(0).to_string(), played.board(1).to_string()),
        ("3c 8d 9h Jc 4s".into(), "Kc 3h 8h 5s 6d".into())
    );
    let won = |seat, run, amount| Event::Won {
        seat: Seat(seat),
        pot: 0,
        run,
        part: Part::Whole,
        amount: Chips(amount),
    };
    assert!(played.events().ends_with(&[won(1, 0, 101), won(2, 1, 100)]));
}

#[test]
fn one_common_card_serves_all_when_the_pack_runs_out_in_stud() {
    let stakes = Stakes::bring_in(Limit::Fixed, 8, Chips(1), Chips(1), Chips(2), Chips(4));
    let mut played = any(Game::Stud, stakes, &[100; 8]);
    while let Next::Act(seat) = played.next() {
        let legal = played.legal(seat);
        let action = if legal.bring_in.is_some() {
            Action::BringIn
        } else if legal.check {
            Action::Check
        } else {
            Action::Call
        };
        played.act(seat, action).unwrap();
    }
    assert_eq!(played.board(0).len(), 1);
    assert!((0..8).all(|at| played.cards(Seat(at)).len() == 6));
    assert_eq!(played.total(), Chips(800));
    let best = played.best_five(Seat(0), 0, Part::Whole).unwrap();
    assert!((played.cards(Seat(0)).known() | played.board(0).known()).is_superset(best.cards));
}

#[test]
fn the_discards_come_back_when_the_pack_runs_out_in_draw() {
    let mut played = any(Game::Draw, blinds(Limit::No, 9, 1, 2), &[100; 9]);
    play(&mut played, &[C(2), C(3), C(4), C(5), C(6), C(7), C(8), C(0), X(1)]);
    let mut shuffles = 0;
    loop {
        match played.next() {
            Next::Throw(seat) => {
                let cards = played.cards(seat);
                let mut four = Row::EMPTY;
                for card in &cards.as_slice()[..4] {
                    four.push(*card);
                }
                played.act(seat, Action::Throw(four)).unwrap();
            }
            Next::Restock => {
                let order: Vec<Card> = played.discards().into_iter().collect();
                let fresh = played.events().iter().rev().find_map(|event| match event {
                    Event::Threw { cards, .. } => Some(*cards),
                    _ => None,
                });
                // What the player has just thrown away does not come back to him.
                assert!(fresh.unwrap().known().is_disjoint(played.discards()));
                assert_eq!(played.why_not_restock(&order[1..]), Some(ChoreRefusal::NotTheDiscards));
                played.restock(&order).unwrap();
                shuffles += 1;
            }
            _ => break,
        }
    }
    assert!(shuffles > 1);
    assert!((0..9).all(|at| played.cards(Seat(at)).len() == 5));
    assert_eq!(played.why_not_restock(&[]), Some(ChoreRefusal::NoChore));
}

#[test]
fn a_table_deals_card_by_card() {
    let setup = Setup::new(Game::Holdem.variant(), blinds(Limit::No, 2, 1, 2)).unwrap();
    let mut played = Hand::start(&setup, &chips(&[100, 100]), None, Chores::NONE, true).unwrap();
    assert_eq!(played.next(), Next::Post);
    assert_eq!(played.why_not(Seat(0), &Action::Check), Some(Refusal::NothingAsked));
    played.step().unwrap();
    played.step().unwrap();
    assert_eq!(played.next(), Next::Deal(Seat(0), 2));
    assert_eq!(played.step(), Err(ChoreRefusal::NoChore), "no pack was given");
    played.deal(Seat(0), &row("As")).unwrap();
    played.deal(Seat(1), &Row::unknown(2)).unwrap();
    assert_eq!(played.why_not_deal(Seat(1), &row("Kd")), Some(DealRefusal::NotDue(Seat(1))));
    assert_eq!(played.why_not_deal(Seat(0), &row("As")), Some(DealRefusal::Out("As".parse().unwrap())));
    assert_eq!(played.why_not_deal(Seat(0), &row("Kd Qd")), Some(DealRefusal::Count { given: 2, due: 1 }));
    assert_eq!(played.why_not_deal_board(&row("Kd Qd Jd")), Some(DealRefusal::NoBoard));
    played.deal(Seat(0), &row("Ad")).unwrap();
    play(&mut played, &[C(1), X(0)]);
    assert_eq!(played.next(), Next::DealBoard(3));
    played.deal_board(&row("Kd Qd Jd")).unwrap();
    play(&mut played, &[X(0), X(1)]);
    played.deal_board(&row("2c")).unwrap();
    play(&mut played, &[X(0), X(1)]);
    played.deal_board(&row("3c")).unwrap();
    play(&mut played, &[X(0), X(1)]);
    assert_eq!(played.next(), Next::Show(Seat(0)));
    played.act(Seat(0), Action::Show).unwrap();
    assert_eq!(played.why_not(Seat(1), &Action::Show), Some(Refusal::Unknown));
    let wrong = parse_cards("As Kc").unwrap().into_iter().collect();
    assert_eq!(played.name_cards(Seat(1), wrong), Err(ChoreRefusal::NotTheCards(Seat(1))));
    played.name_cards(Seat(1), parse_cards("Kc Ks").unwrap().into_iter().collect()).unwrap();
    played.act(Seat(1), Action::Show).unwrap();
    assert_eq!(played.rake(1, Chips(1)), Err(ChoreRefusal::Rake { rake: Chips(1), pot: 1 }));
    played.rake(0, Chips(1)).unwrap();
    played.step().unwrap();
    assert_eq!((stacks(&played), played.raked()), (vec![98, 101], Chips(1)));
    assert_eq!(played.next(), Next::Over);
}

#[test]
fn straddles_and_newcomers() {
    // Under the gun straddles: the next one speaks first, and the straddle is the least raise.
    let mut stakes = blinds(Limit::No, 4, 1, 2);
    stakes.blinds[2] = Chips(4);
    let played = any(Game::Holdem, stakes, &[100; 4]);
    assert_eq!(played.next(), Next::Act(Seat(3)));
    assert_eq!(common::raise(&played, 3), Some((8, 100)));
    // The button straddles: the small blind speaks first.
    let mut stakes = blinds(Limit::No, 4, 1, 2);
    stakes.blinds[3] = Chips(4);
    assert_eq!(any(Game::Holdem, stakes, &[100; 4]).next(), Next::Act(Seat(0)));
    // A newcomer posts a live big blind and a dead small one, and may check.
    let mut stakes = blinds(Limit::No, 4, 1, 2);
    (stakes.posts[3], stakes.dead[3]) = (Chips(2), Chips(1));
    let mut played = any(Game::Holdem, stakes, &[100; 4]);
    assert_eq!(played.next(), Next::Act(Seat(2)));
    play(&mut played, &[F(2)]);
    assert!(played.legal(Seat(3)).check);
    assert_eq!(played.pots().as_slice().iter().map(|pot| pot.amount.0).sum::<u64>(), 6);
}

#[test]
fn a_card_goes_before_the_flop_in_pineapple_and_before_the_turn_in_crazy_pineapple() {
    for (game, board) in [(Game::Pineapple, 0), (Game::CrazyPineapple, 3)] {
        let mut played = any(game, blinds(Limit::No, 2, 1, 2), &[100; 2]);
        play(&mut played, &[C(1), X(0)]);
        if board == 3 {
            play(&mut played, &[X(0), X(1)]);
        }
        assert_eq!(played.next(), Next::Throw(Seat(0)));
        assert_eq!(played.board(0).len(), board);
        let throw = |played: &Hand, seat: u8, count: usize| {
            let cards = played.cards(Seat(seat));
            Action::Throw(cards.as_slice()[..count].iter().copied().collect())
        };
        let refused = played.why_not(Seat(0), &throw(&played, 0, 2));
        assert_eq!(refused, Some(Refusal::ThrowCount { count: 2, least: 1, most: 1 }));
        assert_eq!(played.why_not(Seat(1), &throw(&played, 1, 1)), Some(Refusal::NotYourTurn(Seat(0))));
        assert_eq!(played.why_not(Seat(0), &throw(&played, 1, 1)), Some(Refusal::NotHeld));
        for seat in [0, 1] {
            let action = throw(&played, seat, 1);
            played.act(Seat(seat), action).unwrap();
            assert_eq!(played.cards(Seat(seat)).len(), 2);
        }
        assert_eq!(played.next(), Next::Act(Seat(0)));
    }
}

#[test]
fn the_iranian_pack_is_stripped_by_the_players() {
    let variant = Game::IranianDraw.variant();
    for (players, lowest) in [(2, Rank::Nine), (5, Rank::Six), (9, Rank::Two)] {
        assert_eq!(variant.pack.pack(players).lowest(), lowest);
    }
    // With five players the ace stands below the six, and three of a kind beat that straight.
    let setup = Setup::new(variant, blinds(Limit::No, 5, 1, 2)).unwrap();
    let hands = ["As 6d 7h 8c 9s", "Ts Td Th Qc 9d", "Ks Kd Qs 7d 6h", "8s 8d 7s 6c Ad", "Kh Jd Ah Js 9c"];
    let mut top = Vec::new();
    for place in 0..5 {
        top.extend(hands.iter().map(|hand| parse_cards(hand).unwrap()[place]));
    }
    let rest = Card::all().filter(|card| card.rank() >= Rank::Six && !top.contains(card));
    let order: Vec<Card> = top.iter().copied().chain(rest).collect();
    let pack = tuz_club::PackOrder::new(&order);
    let mut played = Hand::start(&setup, &[Chips(100); 5], Some(pack), Chores::ALL, true).unwrap();
    play(&mut played, &[F(2), F(3), F(4), C(0), X(1)]);
    for seat in [0, 1] {
        played.act(Seat(seat), Action::Throw(Row::EMPTY)).unwrap();
    }
    play(&mut played, &[X(0), X(1)]);
    assert_eq!(played.best_five(Seat(0), 0, Part::Whole).unwrap().category, Category::Straight);
    assert_eq!(stacks(&played), [98, 102, 100, 100, 100]);
    let refused = Hand::start(&setup, &[Chips(100); 5], Some(stacked(&[])), Chores::ALL, true);
    assert_eq!(refused.unwrap_err(), CannotStart::Pack);
}

#[test]
fn an_open_pair_allows_the_big_bet() {
    let stakes = Stakes::bring_in(Limit::Fixed, 2, Chips(1), Chips(1), Chips(2), Chips(4));
    let pack = deals(&["2c 3c 4c 7d 9d Td Qh", "2d 3d Kd Kh 9h 5d Qs"], "");
    let mut played = hand(Game::Stud, stakes, &[100; 2], pack);
    play(&mut played, &[B(0), C(1)]);
    let raise = played.legal(Seat(1)).raise.unwrap();
    assert_eq!((raise.least, raise.most, raise.between), (Chips(2), Chips(4), false));
    assert!(raise.contains(Chips(4)) && !raise.contains(Chips(3)));
    play(&mut played, &[R(1, 4)]);
    assert_eq!(common::raise(&played, 0), Some((8, 8)), "after a big bet raises are big");
}

#[test]
fn what_does_not_go_together_is_refused() {
    let fault = |game: Game, stakes| Setup::new(game.variant(), stakes).unwrap_err();
    let stud = Stakes::bring_in(Limit::Fixed, 9, Chips(1), Chips(1), Chips(2), Chips(4));
    assert_eq!(fault(Game::Stud, stud), StakesFault::Players { players: 9, least: 2, most: 8 });
    assert_eq!(fault(Game::Holdem, blinds(Limit::No, 3, 0, 0)), StakesFault::NoBet);
    let bring_in = StakesFault::BringIn { bring_in: Chips::ZERO, bet: Chips(2) };
    assert_eq!(fault(Game::Razz, blinds(Limit::No, 3, 1, 2)), bring_in);
    let mut stakes = blinds(Limit::No, 3, 1, 2);
    stakes.posts.pop();
    assert_eq!(fault(Game::Holdem, stakes), StakesFault::Seats(3, 2));
    let mut stakes = blinds(Limit::No, 3, 1, 2);
    stakes.antes[0] = Chips(u64::MAX);
    assert_eq!(fault(Game::Holdem, stakes), StakesFault::TooMuch(Chips(u64::MAX)));
    // A newcomer would have more in than the others have to call.
    let mut stakes = blinds(Limit::No, 3, 1, 2);
    stakes.posts[2] = Chips(5);
    assert_eq!(fault(Game::Holdem, stakes), StakesFault::Post { post: Chips(5), blind: Chips(2) });
    let mut stakes = Stakes::bring_in(Limit::Fixed, 3, Chips(1), Chips(1), Chips(2), Chips(4));
    stakes.posts[1] = Chips(2);
    assert_eq!(fault(Game::Stud, stakes), StakesFault::Post { post: Chips(2), blind: Chips::ZERO });

    let variant = |change: fn(&mut Variant)| {
        let mut variant = Game::Holdem.variant();
        change(&mut variant);
        variant.fault()
    };
    assert_eq!(variant(|variant| variant.streets.clear()), Some(VariantFault::Streets(0)));
    assert_eq!(variant(|variant| variant.streets[0].down = 8), Some(VariantFault::Own(8)));
    assert_eq!(variant(|variant| variant.streets[1].common = 4), Some(VariantFault::Board(6)));
    assert_eq!(variant(|variant| variant.players = (2, 11)), Some(VariantFault::Players(2, 11)));
    let many = variant(|variant| variant.streets[0].down = 5);
    assert_eq!(many, Some(VariantFault::Pack { pack: 52, players: 10 }));

    let setup = Setup::new(Game::Holdem.variant(), blinds(Limit::No, 2, 1, 2)).unwrap();
    let start = |amounts: &[u64]| Hand::start(&setup, &chips(amounts), None, Chores::ALL, true).unwrap_err();
    assert_eq!(start(&[1]), CannotStart::Stacks { stacks: 1, seats: 2 });
    assert_eq!(start(&[1, 0]), CannotStart::Empty(Seat(1)));
    assert_eq!(start(&[1, u64::MAX]), CannotStart::TooMuch(Seat(1)));
}
