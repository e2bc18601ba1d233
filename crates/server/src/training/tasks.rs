//! A decision that is asked for beside the table, and what an answer is worth.

use tuz_coach::{Grade, Lesson};
use tuz_house::Antes;
use tuz_house::round::{Round, Viewer};
use tuz_odds::Question;

use crate::SEAT;
use crate::analyst::HashedRules;
use crate::problem::Fault;
use crate::seat::House;
use crate::view;
use crate::wire::{self, Decision, Judged, Marked, Task, cards};

/// What a round asks, as far as its player knows it; `None` where it asks nothing that has figures.
pub(super) fn task(round: &Round) -> Option<Task> {
    let question = Question::of(round).ok()?;
    let turn = round.turn()?;
    let shown = round.view(Viewer::Player(SEAT));
    let played = shown.boxes.iter().find(|played| played.place == turn.place)?;
    let dealer = question.shown_dealer().unwrap_or_default();
    let spot = question.spot();
    let own = spot.hand() | played.discards;
    let others = (spot.known() - own).without(spot.up());
    Some(Task {
        rules: round.rules().name().to_owned(),
        asked: view::named(&question.asked()),
        ante: question.ante().0,
        hand: cards(played.cards.iter().flatten().copied()),
        drawn: played.cards.len().saturating_sub(5).max(played.discards.len()),
        up: spot.up().into(),
        dealer: cards(dealer.iter().copied()),
        discards: cards(played.discards),
        seen: cards(others),
        legal: view::legal(round, &shown, turn),
    })
}

/// What a decision on this round would be worth. It is not made.
pub(super) async fn mark(
    house: &House,
    rules: &HashedRules,
    round: &Round,
    decision: &Decision,
) -> Result<Marked, Fault> {
    let chosen = decision.to_action()?;
    if let Some(refusal) = round.why_not(SEAT, &chosen) {
        return Err(refusal.into());
    }
    let question = Question::of(round).map_err(Fault::bad)?;
    let answer = house.analyst.worths(rules, question.clone()).await?;
    let worths = answer.as_ref().as_ref().map_err(Fault::bad)?;
    let valued = worths.of(&chosen).ok_or(Fault::NotFound)?;
    let best = worths.options.first().ok_or(Fault::NotFound)?.action;
    let best = if valued.loss == Antes::ZERO { chosen } else { best };
    let lesson = Lesson::new(&rules.rules, &question, worths, &chosen);
    let place = round.turn().map_or(0, |turn| turn.place.0);
    Ok(Marked {
        judged: Judged {
            event: round.events().len(),
            r#box: place,
            chosen: decision.clone(),
            best: Decision::from(&best),
            loss: valued.loss.into(),
            grade: Grade::of(valued.loss).name().to_owned(),
            teaches: lesson.as_ref().map(wire::Teaching::from),
        },
        options: wire::option_worths(worths),
    })
}
