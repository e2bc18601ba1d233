//! Mistakes, listed and shown again.

use serde::Deserialize;
use tuz_coach::Grade;
use tuz_coach::review::Memory;
use tuz_coach::statistics::Billionths;
use tuz_store::{DrillAnswer, Mistake, MistakeOrder, Mistakes, PlayerKey, RoundKey};

use super::tasks::{mark, task};
use crate::now;
use crate::problem::Fault;
use crate::seat::{House, before, hashed, judged, lesson};
use crate::wire::{self, Marked, Review, ReviewAnswer, Reviewed};

/// What a page of mistakes is asked for.
pub(super) struct Wanted {
    pub(super) kind: Option<String>,
    pub(super) latest: bool,
    pub(super) skip: u32,
    pub(super) count: u16,
}

pub(super) async fn list(house: &House, player: PlayerKey, wanted: Wanted) -> Result<wire::Mistakes, Fault> {
    let wanted = Mistakes {
        least: Billionths::of(tuz_coach::GOOD_BELOW).0,
        kind: wanted.kind,
        order: if wanted.latest { MistakeOrder::Latest } else { MistakeOrder::Size },
        skip: wanted.skip,
        count: wanted.count,
    };
    let (mistakes, count) = house.store.mistakes(player, &wanted).await?;
    Ok(wire::Mistakes { count, mistakes: mistakes.iter().filter_map(listed).collect() })
}

fn listed(mistake: &Mistake) -> Option<wire::Mistake> {
    let decision = &mistake.decision;
    let hand = decision.spot.get("hand").and_then(serde_json::Value::as_str)?;
    let hand = tuz_cards::parse_cards(hand).ok()?;
    lesson(decision)?;
    Some(wire::Mistake {
        round: mistake.round.0,
        rules: mistake.rules_name.clone(),
        at: decision.at.0,
        hand: wire::cards(hand),
        judged: judged(decision),
        due: decision.review.as_ref().map(|review| review.due.0),
    })
}

/// What is to be shown again now, the one that has waited longest first.
pub(super) async fn due(house: &House, player: PlayerKey) -> Result<Review, Fault> {
    let (due, first) = house.store.due(player, now()).await?;
    let next = house.store.next_due(player).await?.map(|next| next.0);
    let Some(mistake) = first else { return Ok(Review { due, next, round: None, event: None, task: None }) };
    let round = played_before(house, player, mistake.round, mistake.decision.event).await?.1;
    let task = task(&round).ok_or(Fault::NotFound)?;
    Ok(Review {
        due,
        next,
        round: Some(mistake.round.0),
        event: Some(mistake.decision.event),
        task: Some(task),
    })
}

/// The answer to a mistake that was shown again.
pub(super) async fn answer(house: &House, player: PlayerKey, ask: ReviewAnswer) -> Result<Reviewed, Fault> {
    let key = RoundKey(ask.round);
    let decisions = house.store.decisions(player, key).await?;
    let made = decisions.into_iter().find(|decision| decision.event == ask.event).ok_or(Fault::NotFound)?;
    let kept = made.review.as_ref().ok_or(Fault::NotFound)?;
    // Two pages that show the same mistake: the second answer would count as another review.
    if kept.due > now() {
        return Err(Fault::Stale);
    }
    let (rules, round) = played_before(house, player, key, ask.event).await?;
    let marked: Marked = mark(house, &rules, &round, &ask.decision).await?;
    let grade = Grade::ALL.into_iter().find(|grade| grade.name() == marked.judged.grade);
    let grade = grade.unwrap_or(Grade::Blunder);
    let memory = Memory::deserialize(&kept.memory).map_err(Fault::failed)?.answered(grade, now().0);
    let review = super::review(&memory).ok_or_else(|| Fault::failed("a review cannot be written"))?;
    house.store.review(player, key, (made.place, made.event), &review).await?;
    let answer = DrillAnswer {
        drill: "review".to_owned(),
        correct: grade == Grade::Best,
        took: ask.took.unwrap_or(0),
        at: now(),
    };
    house.store.answer(player, &answer).await?;
    Ok(Reviewed { marked, due: review.due.0 })
}

/// The round as it was before a decision.
async fn played_before(
    house: &House,
    player: PlayerKey,
    key: RoundKey,
    event: usize,
) -> Result<(crate::analyst::HashedRules, tuz_house::round::Round), Fault> {
    let record = house.store.record(player, key).await?;
    let round = record.replay().map_err(Fault::failed)?;
    Ok((hashed(record.rules_text())?, before(&round, event)?))
}
