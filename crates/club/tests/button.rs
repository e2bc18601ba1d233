//! The button and the blinds from hand to hand.

use proptest::prelude::*;
use tuz_club::button::Positions;
use tuz_club::{Chips, Limit};

fn table(taken: &[usize]) -> Vec<bool> {
    (0..6).map(|place| taken.contains(&place)).collect()
}

#[test]
fn the_button_stays_dead_where_the_small_blind_left() {
    let all = table(&[0, 1, 2, 3]);
    let first = Positions::first(&all, 0).unwrap();
    assert_eq!((first.button, first.small, first.big), (0, 1, 2));
    // The small blind leaves: the next button is at an empty place.
    let taken = table(&[0, 2, 3]);
    let next = first.next(&taken).unwrap();
    assert_eq!((next.button, next.small, next.big), (1, 2, 3));
    assert_eq!(next.order(&taken), [2, 3, 0]);
    let stakes = next.stakes(&taken, Limit::No, Chips(1), Chips(2));
    assert_eq!(stakes.blinds, [Chips(1), Chips(2), Chips(0)]);
    // The big blind leaves: nobody pays the small one.
    let taken = table(&[0, 1, 3]);
    let next = first.next(&taken).unwrap();
    assert_eq!((next.button, next.small, next.big), (1, 2, 3));
    let stakes = next.stakes(&taken, Limit::No, Chips(1), Chips(2));
    assert_eq!((next.order(&taken), stakes.blinds), (vec![3, 0, 1], vec![Chips(2), Chips(0), Chips(0)]));
}

#[test]
fn two_players_change_turns() {
    let three = table(&[0, 2, 4]);
    let first = Positions::first(&three, 4).unwrap();
    assert_eq!((first.button, first.small, first.big), (4, 0, 2));
    // One leaves: the big blind moves on all the same, and the other has button and small blind.
    let two = table(&[0, 2]);
    let next = first.next(&two).unwrap();
    assert_eq!((next.button, next.small, next.big), (2, 2, 0));
    assert_eq!(next.order(&two), [0, 2]);
    assert_eq!(next.stakes(&two, Limit::No, Chips(1), Chips(2)).blinds, [Chips(2), Chips(1)]);
    let again = next.next(&two).unwrap();
    assert_eq!((again.button, again.big), (0, 2));
    assert_eq!(next.next(&table(&[0])), None);
    assert_eq!(Positions::first(&two, 9), None);
}

proptest! {
    #[test]
    fn nobody_escapes_the_big_blind_and_nobody_has_it_twice(
        changes in prop::collection::vec(prop::collection::vec(any::<bool>(), 6), 1..30),
    ) {
        let enough = |taken: &Vec<bool>| taken.iter().filter(|&&taken| taken).count() >= 2;
        let mut hands = changes.into_iter().filter(enough);
        let Some(taken) = hands.next() else { return Ok(()) };
        let mut positions = Positions::first(&taken, 0).unwrap();
        for taken in hands {
            let next = positions.next(&taken).unwrap();
            prop_assert!(taken[next.big]);
            prop_assert_ne!(next.big, positions.big);
            // Between the two big blinds nobody sits.
            let between = (1..6).map(|step| (positions.big + step) % 6).take_while(|&place| place != next.big);
            prop_assert!(between.into_iter().all(|place| !taken[place]));
            let order = next.order(&taken);
            prop_assert_eq!(order.len(), taken.iter().filter(|&&taken| taken).count());
            positions = next;
        }
    }
}
