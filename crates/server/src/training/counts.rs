//! How it goes over all rounds, and the twin of one.

use std::collections::BTreeMap;

use tuz_cards::Rank;
use tuz_coach::statistics::{Billionths, Decided, Rounded, Statistics, Streak, Tally};
use tuz_coach::{Grade, HandGroup, Kind, twin};
use tuz_house::Points;
use tuz_store::{DrillAnswer, PlayerKey, RoundKey, StudiedRound};

use crate::SEAT;
use crate::problem::Fault;
use crate::seat::{House, hashed};
use crate::view::named;
use crate::wire::{self, Decision};

/// About how many points a line over time has.
const STANDINGS: usize = 120;

pub(super) async fn statistics(house: &House, player: PlayerKey) -> Result<wire::Statistics, Fault> {
    let rounds = house.store.studied(player).await?;
    let answers = house.store.answers(player).await?;
    // Thousands of lessons are read: not on a thread that answers others.
    tokio::task::spawn_blocking(move || told(&rounds, &answers)).await.map_err(Fault::failed)
}

fn told(rounds: &[StudiedRound], answers: &[DrillAnswer]) -> wire::Statistics {
    let rounds: Vec<Rounded> = rounds.iter().map(counted).collect();
    let Statistics { all, grades, kinds, groups, up_cards, standings, best, won, lost } =
        Statistics::of(&rounds, STANDINGS);
    let named_row = |name: String, tally: Tally| wire::Tallied {
        name,
        decisions: tally.decisions,
        best: tally.best,
        lost: tally.lost.to_f64_for_show(),
    };
    let streak = |streak: Streak| wire::Streak { longest: streak.longest, current: streak.current };
    let standing = |standing: &tuz_coach::statistics::Standing| wire::Standing {
        rounds: standing.rounds,
        at: standing.at,
        net: standing.net.0,
        expected: standing.expected.to_f64_for_show(),
        luck_free: standing.luck_free.to_f64_for_show(),
    };
    wire::Statistics {
        rounds: rounds.len() as u64,
        all: named_row("all".to_owned(), all),
        grades: Grade::ALL
            .iter()
            .zip(grades)
            .map(|(grade, count)| wire::Graded { grade: grade.name().to_owned(), count })
            .collect(),
        kinds: Kind::ALL.iter().zip(kinds).map(|(kind, tally)| named_row(named(kind), tally)).collect(),
        groups: HandGroup::ALL
            .iter()
            .zip(groups)
            .map(|(group, tally)| named_row(named(group), tally))
            .collect(),
        up_cards: Rank::ALL
            .iter()
            .zip(up_cards)
            .map(|(rank, tally)| named_row(rank.letter().to_string(), tally))
            .collect(),
        standings: standings.iter().map(standing).collect(),
        best: streak(best),
        won: streak(won),
        lost: streak(lost),
        drills: drilled(answers),
    }
}

fn counted(round: &StudiedRound) -> Rounded {
    let decided = |decision: &tuz_store::StudiedDecision| Decided {
        loss: decision.loss,
        lesson: decision.lesson.as_deref().and_then(|lesson| serde_json::from_str(lesson).ok()),
    };
    Rounded {
        at: round.settled_at.0,
        net: round.net,
        decisions: round.decisions.iter().map(decided).collect(),
    }
}

fn drilled(answers: &[DrillAnswer]) -> Vec<wire::Drilled> {
    let mut drills: BTreeMap<&str, (u64, u64, u64)> = BTreeMap::new();
    for answer in answers {
        let (count, correct, took) = drills.entry(&answer.drill).or_default();
        *count += 1;
        *correct += u64::from(answer.correct);
        *took += u64::from(answer.took);
    }
    let drilled = |(drill, (answers, correct, took)): (&str, (u64, u64, u64))| wire::Drilled {
        drill: drill.to_owned(),
        answers,
        correct,
        took: took / answers,
    };
    drills.into_iter().map(drilled).collect()
}

/// How a finished round would have gone with perfect play.
pub(super) async fn perfect(house: &House, player: PlayerKey, key: RoundKey) -> Result<wire::Twin, Fault> {
    let record = house.store.record(player, key).await?;
    let rules = hashed(record.rules_text())?;
    let round = record.replay().map_err(Fault::failed)?;
    let start = round.starting_balance(SEAT).unwrap_or_default();
    let own = round.balance(SEAT).unwrap_or(start) - start;
    let mut twin = twin(&round, SEAT).map_err(Fault::bad)?;
    let mut decisions = Vec::new();
    while let Some(question) = twin.asks().map_err(Fault::bad)? {
        let place = twin.round().turn().map_or(0, |turn| turn.place.0);
        let answer = house.analyst.worths(&rules, question).await?;
        let worths = answer.as_ref().as_ref().map_err(Fault::bad)?;
        if let Some(best) = worths.options.first() {
            decisions.push(wire::TwinDecision { r#box: place, decision: Decision::from(&best.action) });
        }
        twin.decides(worths).map_err(Fault::bad)?;
    }
    let antes: BTreeMap<u8, Points> = round
        .events()
        .iter()
        .filter_map(|event| match event {
            tuz_house::round::Event::Staked { boxes, .. } => Some(boxes),
            _ => None,
        })
        .flatten()
        .map(|stake| (stake.place.0, stake.ante))
        .collect();
    let mut given_up = Billionths::default();
    for decision in house.store.decisions(player, key).await? {
        let ante = antes.get(&decision.place.0).copied().unwrap_or_default();
        given_up += Billionths::in_points(decision.loss, ante);
    }
    let net = twin.net();
    let lost = given_up.to_f64_for_show();
    Ok(wire::Twin { own: own.0, net: net.0, given_up: lost, luck: (own - net).0 as f64 + lost, decisions })
}
