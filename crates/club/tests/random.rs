//! Random hands of every game: what must hold in any state.

mod common;

use common::judge;
use proptest::prelude::*;
use tuz_cards::{Card, CardSet};
use tuz_club::{
    Action, AnteOrder, Chips, Chores, Game, Hand, HouseRules, Legal, Limit, Next, PackOrder, Row, Seat,
    Setup, Stakes, Viewer,
};

/// A plain generator of numbers, so that a failing case is told by its seed.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, below: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        (z ^ z >> 31) % below.max(1)
    }

    fn shuffle(&mut self, cards: &mut [Card]) {
        for place in (1..cards.len()).rev() {
            cards.swap(place, self.roll(place as u64 + 1) as usize);
        }
    }
}

fn stakes(game: Game, limit: Limit, seats: usize, dice: &mut Dice) -> Stakes {
    let big = [2, 4, 10, 25][dice.roll(4) as usize];
    let ante = [0, 0, 1, 3][dice.roll(4) as usize];
    let mut stakes = if game.variant().has_blinds() {
        Stakes::blinds(limit, seats, Chips(big / 2), Chips(big)).with_ante(Chips(ante))
    } else {
        let bring_in = 1 + dice.roll(big - 1);
        let big_bet = if limit == Limit::Fixed { big * 2 } else { big };
        Stakes::bring_in(limit, seats, Chips(ante), Chips(bring_in), Chips(big), Chips(big_bet))
    };
    if game.variant().has_blinds() && seats > 3 {
        match dice.roll(6) {
            0 => stakes.blinds[2] = Chips(big * 2),
            1 => stakes.blinds[seats - 1] = Chips(big * 2),
            2 => stakes.blinds[0] = Chips::ZERO,
            3 => {
                stakes.posts[seats - 1] = Chips(big);
                stakes.dead[seats - 1] = Chips(big / 2);
            }
            _ => {}
        }
    }
    if dice.roll(5) == 0 {
        stakes.antes.fill(Chips::ZERO);
        stakes.antes[dice.roll(seats as u64) as usize] = Chips(big);
    }
    stakes.house = HouseRules {
        cap: [Some(4), None, Some(3)][dice.roll(3) as usize],
        cap_heads_up: dice.roll(2) == 0,
        antes_count: dice.roll(2) == 0,
        blinds_in_full: dice.roll(2) == 0,
        ante_order: [AnteOrder::ByKind, AnteOrder::First, AnteOrder::Last][dice.roll(3) as usize],
        tabled: dice.roll(3) == 0,
        open_pair: dice.roll(2) == 0,
        ..HouseRules::default()
    };
    stakes
}

/// Some action of those that are listed.
fn pick(hand: &Hand, seat: Seat, legal: &Legal, dice: &mut Dice) -> Action {
    if let Some(count) = legal.throw {
        let count = count.least + dice.roll((count.most - count.least) as u64 + 1) as usize;
        let mut cards: Vec<Card> = hand.cards(seat).known().into_iter().collect();
        dice.shuffle(&mut cards);
        return Action::Throw(Row::of(&cards[..count]));
    }
    let mut actions = Vec::new();
    if let Some(raise) = legal.raise {
        let width = raise.most.0 - raise.least.0;
        let some = if raise.between { raise.least.0 + dice.roll(width + 1) } else { raise.most.0 };
        actions.extend([raise.least, Chips(some), raise.most].map(Action::RaiseTo));
    }
    if legal.fold && !legal.check {
        actions.push(Action::Fold);
    }
    for _ in 0..3 {
        actions.extend(legal.check.then_some(Action::Check));
        actions.extend(legal.call.map(|_| Action::Call));
    }
    actions.extend(legal.bring_in.map(|_| Action::BringIn));
    actions.extend(legal.show.then_some(Action::Show));
    actions.extend(legal.muck.then_some(Action::Muck));
    actions[dice.roll(actions.len() as u64) as usize]
}

/// Whether the list says that this is accepted.
fn listed(hand: &Hand, seat: Seat, legal: &Legal, action: &Action) -> bool {
    match action {
        Action::Fold => legal.fold,
        Action::Check => legal.check,
        Action::Call => legal.call.is_some(),
        Action::BringIn => legal.bring_in.is_some(),
        Action::RaiseTo(to) => legal.raise.is_some_and(|raise| raise.contains(*to)),
        Action::Throw(cards) => legal.throw.is_some_and(|count| {
            (count.least..=count.most).contains(&cards.len())
                && cards.known().len() == cards.len()
                && hand.cards(seat).known().is_superset(cards.known())
        }),
        Action::Show => legal.show,
        Action::Muck => legal.muck,
    }
}

/// Tries actions of every kind, from every seat, on a copy: those that are listed are the accepted ones.
fn check_lists(hand: &Hand, seats: usize, dice: &mut Dice) -> Result<(), TestCaseError> {
    let total = hand.total();
    for at in 0..=seats as u8 {
        let seat = Seat(at);
        let legal = hand.legal(seat);
        let mut actions =
            vec![Action::Fold, Action::Check, Action::Call, Action::BringIn, Action::Show, Action::Muck];
        let price = hand.price().0;
        let mut amounts = vec![0, 1, price, price + 1, dice.roll(200), 1 << 60];
        if let Some(raise) = legal.raise {
            let (least, most) = (raise.least.0, raise.most.0);
            amounts.extend([
                least.saturating_sub(1),
                least,
                least + 1,
                most.saturating_sub(1),
                most,
                most + 1,
            ]);
        }
        actions.extend(amounts.into_iter().map(|to| Action::RaiseTo(Chips(to))));
        let own = hand.cards(seat).known();
        for size in 0..=own.len().min(6) {
            actions.extend(own.subsets(size).take(2).map(|cards| Action::Throw(cards.into())));
        }
        actions.push(Action::Throw(Row::from(Card::all().next().unwrap())));
        for action in actions {
            let listed = listed(hand, seat, &legal, &action);
            prop_assert_eq!(listed, hand.may(seat, &action), "{:?} {:?} {:?}", seat, action, legal);
            prop_assert_eq!(listed, hand.why_not(seat, &action).is_none());
            let mut copy = hand.clone();
            prop_assert_eq!(listed, copy.act(seat, action).is_ok());
            prop_assert_eq!(copy.total(), total);
            if !listed {
                prop_assert_eq!(copy.view(Viewer::Record), hand.view(Viewer::Record));
            }
        }
    }
    Ok(())
}

fn play(game: Game, limit: Limit, seats: usize, seed: u64, by_steps: bool) -> Result<(), TestCaseError> {
    let mut dice = Dice(seed);
    let stakes = stakes(game, limit, seats, &mut dice);
    let most = stakes.small_bet.0 * [2, 10, 60][dice.roll(3) as usize];
    let stacks: Vec<Chips> = (0..seats).map(|_| Chips(1 + dice.roll(most))).collect();
    let total: Chips = stacks.iter().copied().sum();
    let mut variant = game.variant();
    let at_once = dice.roll(3) == 0;
    for change in variant.streets.iter_mut().filter_map(|street| street.change.as_mut()) {
        change.at_once = at_once;
    }
    let setup = Setup::new(variant, stakes).unwrap();
    let mut cards: Vec<Card> = game.variant().pack.pack(seats).cards().collect();
    dice.shuffle(&mut cards);
    let chores = if by_steps { Chores::NONE } else { Chores::ALL };
    let mut hand = Hand::start(&setup, &stacks, Some(PackOrder::new(&cards)), chores, true).unwrap();
    let looked_at = dice.roll(12);
    for turn in 0.. {
        prop_assert!(turn < 2_000, "the hand does not end");
        prop_assert_eq!(hand.total(), total);
        let pots: Chips = hand.pots().as_slice().iter().map(|pot| pot.amount).sum();
        prop_assert_eq!(hand.stacks().iter().copied().sum::<Chips>() + pots, total);
        if turn == looked_at {
            check_lists(&hand, seats, &mut dice)?;
            let again = Hand::replay(&setup, &stacks, hand.events()).unwrap();
            // Chores that are not events stand out in the state only where the engine does them by itself.
            if by_steps && hand.next() != Next::Restock {
                prop_assert_eq!(again.view(Viewer::Record), hand.view(Viewer::Record));
            }
        }
        if by_steps && hand.may_twice() && dice.roll(2) == 0 {
            hand.twice().unwrap();
            prop_assert!(!hand.may_twice());
        }
        match hand.next() {
            Next::Over => break,
            Next::Restock => {
                let mut order: Vec<Card> = hand.discards().into_iter().collect();
                dice.shuffle(&mut order);
                prop_assert!(!hand.may_restock(&order[1..]));
                hand.restock(&order).unwrap();
            }
            Next::Act(seat) | Next::Throw(seat) => {
                let stack = hand.stacks()[seat.index()];
                prop_assert!(
                    matches!(hand.next(), Next::Throw(_)) || !stack.is_zero(),
                    "an empty stack is asked"
                );
                // Where all throw at once the last one may be the first.
                let late = (0..seats as u8).rev().map(Seat).find(|seat| hand.legal(*seat).throw.is_some());
                let seat = late.unwrap_or(seat);
                let legal = hand.legal(seat);
                prop_assert!(!legal.is_empty());
                let action = pick(&hand, seat, &legal, &mut dice);
                hand.act(seat, action).unwrap();
            }
            Next::Show(seat) if dice.roll(2) == 0 => {
                let legal = hand.legal(seat);
                let action = pick(&hand, seat, &legal, &mut dice);
                hand.act(seat, action).unwrap();
            }
            _ => hand.step().unwrap(),
        }
    }
    // No card is in two places.
    let mut seen = CardSet::EMPTY;
    for row in (0..seats as u8).map(|at| hand.cards(Seat(at))).chain([hand.board(0)]) {
        for card in row.as_slice() {
            prop_assert!(seen.insert(card.unwrap()) || hand.events().contains(&tuz_club::Event::Restocked));
        }
    }
    let again = Hand::replay(&setup, &stacks, hand.events()).unwrap();
    prop_assert_eq!(again.view(Viewer::Record), hand.view(Viewer::Record));
    prop_assert_eq!(again.events(), hand.events());
    if let Some(settled) = judge::settle(game, &setup, &stacks, &hand).filter(|_| hand.runs() == 1) {
        prop_assert_eq!(settled, common::stacks(&hand));
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 192, ..ProptestConfig::default() })]

    #[test]
    fn any_hand_of_any_game(seed in any::<u64>(), by_steps in any::<bool>()) {
        for game in Game::ALL {
            let (least, most) = game.variant().players;
            let mut dice = Dice(seed);
            let seats = least + dice.roll((most - least) as u64 + 1) as usize;
            for limit in [Limit::Fixed, Limit::Pot, Limit::No] {
                play(game, limit, seats, seed, by_steps)
                    .map_err(|fault| TestCaseError::fail(format!("{game} {limit:?} {seats} {seed}: {fault}")))?;
            }
        }
    }
}

#[test]
fn the_most_and_the_fewest_players() {
    for game in Game::ALL {
        let (least, most) = game.variant().players;
        for seats in [least, most] {
            for seed in 0..40 {
                play(game, Limit::Fixed, seats, seed, false).unwrap();
                play(game, Limit::No, seats, seed, true).unwrap();
            }
        }
    }
}

#[test]
fn every_game_can_be_played() {
    for game in Game::ALL {
        assert_eq!(game.variant().fault(), None, "{game}");
        assert_eq!(game.as_str().parse(), Ok(game));
    }
    assert!("whist".parse::<Game>().is_err());
}
