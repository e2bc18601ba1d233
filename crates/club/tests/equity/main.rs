//! What hands win, against a plain count and known figures.

mod holdem;
mod judge;
mod known;
mod questions;
mod random;

use std::ops::ControlFlow;

use tuz_cards::{CardSet, parse_card_set};
use tuz_club::Game;
use tuz_club::equity::{Counts, Equity, Known, Question, Wanted};

fn cards(text: &str) -> CardSet {
    parse_card_set(text).unwrap()
}

fn question(game: Game, hands: &[&str]) -> Question {
    Question {
        hands: hands.iter().map(|text| text.parse::<Known>().unwrap()).collect(),
        ..Question::new(game)
    }
}

fn exact(question: &Question) -> Counts {
    let spot = question.check().unwrap();
    match spot.equity(&Wanted::default(), |_| ControlFlow::Continue(())) {
        Equity::Exact(counts) => {
            assert_eq!(u128::from(counts.deals()), spot.deals());
            counts
        }
        Equity::Estimated(_) => panic!("`{question:?}` is counted"),
    }
}
