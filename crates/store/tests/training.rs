//! Mistakes, reviews, answers in drills, and what statistics are made of.

mod common;

use common::random::Numbers;
use common::{ALL, play, profile, run, shipped_text, token};
use serde_json::json;
use tuz_house::round::{Action, BoxId};
use tuz_house::{Antes, Points};
use tuz_store::{
    Decision, DrillAnswer, Error, MistakeOrder, Mistakes, Moment, PlayerKey, Review, RoundKey, Store, Taught,
};

/// A player after some rounds, each decision of which costs more antes than the one before.
async fn judged(store: &Store, number: u8) -> (PlayerKey, Vec<(RoundKey, Decision)>) {
    let player =
        store.create_player(&token(number), &profile(), Points(100_000), Moment(0)).await.unwrap().key;
    let mut numbers = Numbers(u64::from(number));
    for _ in 0..6 {
        play(store, player, shipped_text("trainer"), 1, &mut numbers).await;
    }
    let mut decisions = Vec::new();
    let mut rounds = store.history(player, ALL).await.unwrap();
    rounds.reverse();
    for past in rounds {
        let record = store.record(player, past.key).await.unwrap();
        for (event, happened) in record.events().iter().enumerate() {
            let Some((place, chosen)) = happened.decision() else { continue };
            let size = decisions.len() as i64;
            let decision = Decision {
                place,
                event,
                spot: json!({}),
                chosen,
                best: Action::Fold,
                loss: Antes::whole(size),
                at: Moment(size),
                taught: Some(Taught {
                    kind: ["odd", "even"][usize::from(size % 2 == 0)].to_owned(),
                    size: size * 1_000_000_000,
                    lesson: json!({ "number": size }),
                }),
                review: (size > 1).then(|| Review { due: Moment(size), memory: json!({ "stability": 1.1 }) }),
            };
            store.judge(player, past.key, &decision).await.unwrap();
            decisions.push((past.key, decision));
        }
    }
    assert!(decisions.len() >= 6, "{}", decisions.len());
    (player, decisions)
}

#[test]
fn mistakes_are_listed_by_size_by_time_and_by_kind() {
    run(async {
        let store = Store::in_memory().await.unwrap();
        let (player, decisions) = judged(&store, 1).await;
        let (other, _) = judged(&store, 2).await;
        let all = Mistakes { least: 1, kind: None, order: MistakeOrder::Size, skip: 0, count: 100 };
        let told = async |wanted: &Mistakes| {
            let (mistakes, count) = store.mistakes(player, wanted).await.unwrap();
            (mistakes.into_iter().map(|mistake| (mistake.round, mistake.decision)).collect::<Vec<_>>(), count)
        };
        let mut costly = decisions[1..].to_vec();
        costly.reverse();
        assert_eq!(told(&all).await, (costly.clone(), costly.len() as u64));
        assert_eq!(told(&Mistakes { order: MistakeOrder::Latest, ..all.clone() }).await.0, costly);
        let (page, count) = told(&Mistakes { skip: 1, count: 2, ..all.clone() }).await;
        assert_eq!((page.as_slice(), count), (&costly[1..3], costly.len() as u64));
        let (odd, _) = told(&Mistakes { kind: Some("odd".to_owned()), ..all.clone() }).await;
        assert!(odd.iter().all(|(_, decision)| decision.loss.0.numer() % 2 == 1) && !odd.is_empty());
        assert_eq!(told(&Mistakes { least: i64::MAX, ..all.clone() }).await.1, 0);
        assert!(store.mistakes(other, &all).await.unwrap().1 > 0);
        assert!(matches!(store.mistakes(PlayerKey(9), &all).await, Err(Error::NoSuchPlayer(_))));
    });
}

#[test]
fn what_is_due_is_shown_the_longest_waiting_first() {
    run(async {
        let store = Store::in_memory().await.unwrap();
        let (player, decisions) = judged(&store, 1).await;
        assert_eq!(store.due(player, Moment(1)).await.unwrap(), (0, None));
        assert_eq!(store.next_due(player).await.unwrap(), Some(Moment(2)));
        let (count, first) = store.due(player, Moment(3)).await.unwrap();
        let first = first.unwrap();
        assert_eq!((count, (first.round, &first.decision)), (2, (decisions[2].0, &decisions[2].1)));

        let later = Review { due: Moment(99), memory: json!({ "stability": 2.2 }) };
        let at = (first.decision.place, first.decision.event);
        store.review(player, first.round, at, &later).await.unwrap();
        let (_, next) = store.due(player, Moment(3)).await.unwrap();
        assert_eq!(next.unwrap().decision, decisions[3].1);
        // What is judged again keeps its place among the reviews.
        store.judge(player, first.round, &first.decision).await.unwrap();
        let kept = store.decisions(player, first.round).await.unwrap();
        let kept = kept.iter().find(|kept| kept.event == first.decision.event).unwrap();
        assert_eq!(kept.review.as_ref(), Some(&later));

        let nothing = (BoxId(0), 0);
        let refused = store.review(player, first.round, nothing, &later).await;
        assert!(matches!(refused, Err(Error::NotTheDecision { .. })));
        let (other, _) = judged(&store, 2).await;
        assert!(matches!(store.review(other, first.round, at, &later).await, Err(Error::NoSuchRound(_))));
    });
}

#[test]
fn statistics_are_made_of_all_settled_rounds_in_order() {
    run(async {
        let store = Store::in_memory().await.unwrap();
        let (player, decisions) = judged(&store, 1).await;
        let rounds = store.studied(player).await.unwrap();
        let mut past = store.history(player, ALL).await.unwrap();
        past.reverse();
        let told: Vec<_> = rounds.iter().map(|round| (round.key, round.settled_at, round.net)).collect();
        let known: Vec<_> = past.iter().map(|round| (round.key, round.settled_at, round.net)).collect();
        assert_eq!(told, known);
        let studied: Vec<_> =
            rounds.iter().flat_map(|round| &round.decisions).map(|made| made.loss).collect();
        let judged: Vec<_> = decisions.iter().map(|(_, decision)| decision.loss).collect();
        assert_eq!(studied, judged);
        let mut lessons =
            rounds.iter().flat_map(|round| &round.decisions).filter_map(|made| made.lesson.as_deref());
        assert_eq!(lessons.next_back(), Some(format!("{{\"number\":{}}}", judged.len() - 1).as_str()));
    });
}

#[test]
fn answers_are_kept_and_go_with_the_player() {
    run(async {
        let store = Store::in_memory().await.unwrap();
        let (player, _) = judged(&store, 1).await;
        let answer = DrillAnswer { drill: "payout".to_owned(), correct: true, took: 1_500, at: Moment(7) };
        store.answer(player, &answer).await.unwrap();
        assert_eq!(store.answers(player).await.unwrap(), std::slice::from_ref(&answer));
        store.wipe(player).await.unwrap();
        assert!(matches!(store.answer(player, &answer).await, Err(Error::NoSuchPlayer(_))));
    });
}
