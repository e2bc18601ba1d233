//! Spots made by hand.

use tuz_cards::{Card, CardSet, Pack, parse_card_set};
use tuz_coach::drill::usual_ante;
use tuz_house::Points;
use tuz_house::round;
use tuz_odds::{Action, Bought, Spot, SpotCards, Stakes, Unanswered};

use super::drills::rules;
use crate::problem::Fault;
use crate::seat::House;
use crate::wire::{Decision, SpotAsked, SpotOption, SpotOptions};

pub(super) async fn options(house: &House, ask: &SpotAsked) -> Result<SpotOptions, Fault> {
    let rules = rules(&ask.rules)?;
    let ante = usual_ante(&rules.rules);
    let cards = |text: &Option<String>| -> Result<CardSet, Fault> {
        text.as_deref().map(parse_card_set).transpose().map(Option::unwrap_or_default).map_err(Fault::bad)
    };
    let hand = parse_card_set(&ask.hand).map_err(Fault::bad)?;
    let up: Card = ask.up.parse().map_err(Fault::bad)?;
    let discards = cards(&ask.discards)?;
    let bought = match (hand.len(), discards.len()) {
        (6, _) => Bought::Sixth,
        (_, 0) => Bought::Nothing,
        // More than five are refused as an exchange of so many.
        (_, count) => Bought::Exchange(u8::try_from(count).unwrap_or(u8::MAX)),
    };
    let known = SpotCards { hand, up, seen: cards(&ask.seen)?, bought, discards, dealt: None };
    let answer = match Spot::new(known, Pack::STANDARD) {
        Ok(spot) => house.analyst.spot(&rules, Stakes { ante: Some(ante), bonus: None }, spot).await?,
        Err(error) => Err(Unanswered::from(error)),
    };
    let (options, no_figures) = match &answer {
        Ok(answer) => (answer.choices.iter().map(|choice| option(choice, ante)).collect(), None),
        Err(reason) => (Vec::new(), Some(reason.into())),
    };
    Ok(SpotOptions { options, ante: ante.0, no_figures })
}

fn option(choice: &tuz_odds::Choice, ante: Points) -> SpotOption {
    let action = match choice.action {
        Action::Fold => round::Action::Fold,
        Action::Play => round::Action::Play,
        Action::Sixth => round::Action::Sixth,
        Action::Exchange(cards) => round::Action::Exchange(cards),
        Action::Insure(stake) => round::Action::Insure(stake.in_points(ante)),
        Action::Keep => round::Action::Keep,
        Action::BuyGame(thrown) => round::Action::BuyGame { thrown },
    };
    SpotOption {
        decision: Decision::from(&action),
        worth: choice.value.into(),
        loss: choice.loss.into(),
        endings: choice.chances.into(),
    }
}
