//! Figures that are known.

use num_rational::Ratio;
use tuz_club::Game;
use tuz_club::equity::{Known, Question};

use super::holdem::HOLDEM;
use super::{cards, exact, question};

#[test]
fn two_holdem_hands_before_the_flop() {
    for (first, second, [wins, ties, losses]) in HOLDEM {
        let counts = exact(&question(Game::Holdem, &[first, second]));
        assert_eq!(counts.deals(), 1_712_304);
        let [one, other] = counts.hands() else { panic!("two hands") };
        assert_eq!([one.pot.wins, one.pot.ties, other.pot.wins], [wins, ties, losses], "{first} {second}");
        assert_eq!(other.pot.ties, ties);
        let share = Ratio::new(2 * wins + ties, 2 * counts.deals());
        assert_eq!(counts.share(one.pot), share);
        assert_eq!(counts.share(other.pot), Ratio::from_integer(1) - share);
        assert_eq!((one.high, one.low.wins), (one.pot, 0));
    }
}

#[test]
fn two_holdem_hands_on_the_flop() {
    let counts = exact(&Question { board: cards("2c7d9h"), ..question(Game::Holdem, &["AsAh", "KdKc"]) });
    let [one, other] = counts.hands() else { panic!("two hands") };
    assert_eq!([counts.deals(), one.pot.wins, one.pot.ties, other.pot.wins], [990, 907, 0, 83]);
}

#[test]
fn a_random_hand_is_every_hand() {
    let aces = Question { random: 1, ..question(Game::Holdem, &["AsAh"]) };
    let counts = exact(&aces);
    assert_eq!(counts.deals(), 2_097_572_400);
    // 85.2037 %, as every table of the hundred and sixty-nine hands has it.
    let share = counts.share(counts.hands()[0].pot);
    assert!(share > Ratio::new(852_036, 1_000_000) && share < Ratio::new(852_038, 1_000_000), "{share}");

    // The same hand by hand, with a pack small enough for all of them.
    let dead = cards("2c2d2h2s3c3d3h3s4c4d4h4s5c5d5h5s6c6d6h6s7c7d7h7s8c8d8h8s9c9d9h9sTcTd");
    let few = Question { dead, ..aces };
    let together = exact(&few);
    let (mut wins, mut ties, mut deals) = (0, 0, 0);
    let left = tuz_cards::CardSet::FULL - dead - cards("AsAh");
    for other in left.subsets(2) {
        let other = Known { kept: other, ..Known::default() };
        let counts = exact(&Question { hands: vec![few.hands[0], other], random: 0, ..few.clone() });
        wins += counts.hands()[0].pot.wins;
        ties += counts.hands()[0].pot.ties;
        deals += counts.deals();
    }
    let first = together.hands()[0].pot;
    assert_eq!((first.wins, first.ties, together.deals()), (wins, ties, deals));
}

#[test]
fn a_pot_that_is_split_in_quarters() {
    // Both have the same low; the first wins the high half.
    let board = cards("2c5d8hKsKd");
    let counts = exact(&Question { board, ..question(Game::OmahaHiLo, &["Ac3cKcQd", "Ad3dJcTd"]) });
    let [one, other] = counts.hands() else { panic!("two hands") };
    assert_eq!(counts.with_low(), 1);
    assert_eq!(counts.share(one.pot), Ratio::new(3, 4));
    assert_eq!(counts.share(other.pot), Ratio::new(1, 4));
    assert_eq!([one.high.wins, one.low.ties, one.pot.ties, one.pot.wins], [1, 1, 1, 0]);
    assert_eq!([other.high.wins, other.low.ties, other.pot.ties, other.pot.wins], [0, 1, 1, 0]);
    // Without a low all goes to the high hand.
    let board = cards("2cTdJhKsKd");
    let counts = exact(&Question { board, ..question(Game::OmahaHiLo, &["Ac3cKcQd", "Ad3dJc4d"]) });
    assert_eq!((counts.with_low(), counts.hands()[0].pot.wins), (0, 1));
}

#[test]
fn deuce_to_seven_and_iranian_draw() {
    // One card to come, 42 left: a king, queen, jack, ten, nine or eight loses to the pat eight, as do pairs and straights.
    let counts = exact(&question(Game::SingleDraw27, &["2c3d4h7s[Kc]", "8c6d4c3c2d"]));
    let [one, other] = counts.hands() else { panic!("two hands") };
    assert_eq!(counts.deals(), 42);
    // Fives (four) and sixes (three) make a seven; 8-7 with any of three eights loses.
    assert_eq!([one.pot.wins, one.pot.ties, other.pot.wins], [7, 0, 35]);

    // A flush beats a full house, and the ace stands below the six where five play.
    let iranian = Question { players: Some(5), ..question(Game::IranianDraw, &["6s7s8s9sJs", "AsAdAcKsKd"]) };
    assert_eq!(exact(&iranian).hands()[0].pot.wins, 1);
    let iranian = Question { players: Some(5), ..question(Game::IranianDraw, &["As6d7s8s9s", "KsKdQcQh6c"]) };
    assert_eq!(exact(&iranian).hands()[0].pot.wins, 1);
    let iranian = Question { players: Some(4), ..question(Game::IranianDraw, &["As7d8s9sTs", "KsKdQcQh7c"]) };
    assert_eq!(exact(&iranian).hands()[0].pot.wins, 1);
}
