//! Questions made from a seed: decisions, pay, combinations, games.

use std::sync::Arc;

use tuz_coach::Grade;
use tuz_coach::drill::{Guess, Quiz, QuizKind, Search, Solution, usual_ante};
use tuz_hands::Category;
use tuz_house::Points;
use tuz_house::round::Round;
use tuz_house::rules::shipped;
use tuz_store::{DrillAnswer, PlayerKey};

use super::tasks::{mark, task};
use crate::analyst::HashedRules;
use crate::now;
use crate::problem::Fault;
use crate::seat::{House, hashed};
use crate::view::{self, named};
use crate::wire::{self, Drill, DrillDone, DrillTask, QuizAsked, QuizDone, QuizGuess, QuizTask};

/// The rules of this name.
pub(super) fn rules(name: &str) -> Result<HashedRules, Fault> {
    let file = shipped().find(|file| file.name == name);
    hashed(file.ok_or_else(|| Fault::bad(format_args!("there are no rules called `{name}`")))?.text)
}

/// A decision of the kind that is asked for.
pub(super) async fn decision(house: &House, ask: &Drill) -> Result<DrillTask, Fault> {
    let found = search(house, ask).await?;
    let task = found.as_ref().and_then(|(_, round)| task(round));
    Ok(DrillTask { task })
}

pub(super) async fn decided(house: &House, player: PlayerKey, ask: DrillDone) -> Result<wire::Marked, Fault> {
    let (rules, round) = search(house, &ask.drill).await?.ok_or(Fault::NotFound)?;
    let marked = mark(house, &rules, &round, &ask.decision).await?;
    let correct = marked.judged.grade == Grade::Best.name();
    keep(house, player, "decision", correct, ask.took).await?;
    Ok(marked)
}

/// The same round for the same question. What was analysed for the question is known when it is answered.
async fn search(house: &House, ask: &Drill) -> Result<Option<(HashedRules, Round)>, Fault> {
    let rules = rules(&ask.rules)?;
    let wanted = ask.wanted()?;
    let ante = usual_ante(&rules.rules);
    let Some(mut search) = Search::new(Arc::clone(&rules.rules), ante, wanted, ask.seed) else {
        return Ok(None);
    };
    while let Some(question) = search.asks() {
        let answer = house.analyst.worths(&rules, question.clone()).await?;
        // Rules that are not analysed have no decisions to be asked for.
        let Ok(worths) = answer.as_ref() else { return Ok(None) };
        if search.takes(&question, worths) {
            return Ok(search.round().cloned().map(|round| (rules, round)));
        }
    }
    Ok(None)
}

/// A question about pay, combinations or a game.
pub(super) fn quiz(ask: &QuizAsked) -> Result<QuizTask, Fault> {
    let rules = rules(&ask.rules)?;
    let kind = kind(&ask.kind)?;
    let quiz = Quiz::new(&rules.rules, kind, usual_ante(&rules.rules), ask.seed);
    let Some(quiz) = quiz else {
        return Ok(QuizTask { asked: false, ..QuizTask::default() });
    };
    Ok(QuizTask {
        asked: true,
        ante: quiz.ante.0,
        bet: rules.rules.bet().on(quiz.ante).0,
        sixth: rules
            .rules
            .sixth()
            .filter(|_| quiz.hand.len() == 6)
            .map(|rule| rule.price.in_points(quiz.ante).0),
        hand: wire::cards(quiz.hand),
        dealer: wire::cards(quiz.dealer),
    })
}

pub(super) async fn guessed(
    house: &House,
    player: PlayerKey,
    ask: wire::QuizAnswer,
) -> Result<QuizDone, Fault> {
    let rules = rules(&ask.quiz.rules)?;
    let kind = kind(&ask.quiz.kind)?;
    let quiz =
        Quiz::new(&rules.rules, kind, usual_ante(&rules.rules), ask.quiz.seed).ok_or(Fault::NotFound)?;
    let solution = quiz.solution(&rules.rules).map_err(Fault::failed)?;
    let correct = solution.is(&guess(&ask.guess)?);
    keep(house, player, &ask.quiz.kind, correct, ask.took).await?;
    let mut done = QuizDone { correct, settlement: None, hand: None, game: None, rank: None };
    let held = quiz.hand.iter().copied().collect();
    match solution {
        Solution::Payout(settled) => {
            done.settlement = Some(view::settlement(&settled));
            done.hand = Some(view::hand(&rules.rules, held));
        }
        Solution::Combinations(_) => done.hand = Some(view::hand(&rules.rules, held)),
        Solution::Game(game, rank) => {
            done.game = Some(game);
            done.rank = Some(rank.name().to_owned());
        }
    }
    Ok(done)
}

async fn keep(
    house: &House,
    player: PlayerKey,
    drill: &str,
    correct: bool,
    took: Option<u32>,
) -> Result<(), Fault> {
    let answer = DrillAnswer { drill: drill.to_owned(), correct, took: took.unwrap_or(0), at: now() };
    Ok(house.store.answer(player, &answer).await?)
}

fn kind(name: &str) -> Result<QuizKind, Fault> {
    let kind = QuizKind::ALL.into_iter().find(|kind| named(kind) == name);
    kind.ok_or_else(|| Fault::bad(format_args!("there is no drill called `{name}`")))
}

fn guess(guess: &QuizGuess) -> Result<Guess, Fault> {
    let category = |name: &Option<String>| -> Result<Option<Category>, Fault> {
        name.as_deref().map(str::parse).transpose().map_err(Fault::bad)
    };
    Ok(match guess {
        QuizGuess::Net { points } => Guess::Net(Points(*points)),
        QuizGuess::Combinations { first, second } => Guess::Combinations(category(first)?, category(second)?),
        QuizGuess::Game { has } => Guess::Game(*has),
    })
}
