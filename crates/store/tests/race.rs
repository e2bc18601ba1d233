//! Two writers at once, and a writer who is interrupted.

mod common;

use std::future::poll_fn;
use std::sync::Barrier;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::task::Poll;
use std::thread;

use common::random::Numbers;
use common::{ALL, Folder, check, next, profile, run, shipped_text, start, token};
use tuz_house::Points;
use tuz_house::round::{PackOrder, Phase};
use tuz_store::{Error, Moment, OpenRound, PlayerKey, Store};

const OPENING: Points = Points(1_000_000);

fn text() -> &'static str {
    shipped_text("six-box")
}

/// Two processes know the same round. One goes on; the other, who knows nothing of it, is refused.
#[test]
fn a_stale_writer_is_refused_and_changes_nothing() {
    let folder = Folder::new();
    run(async {
        let (first, second) =
            (Store::open(folder.file()).await.unwrap(), Store::open(folder.file()).await.unwrap());
        let player = first.create_player(&token(1), &profile(), OPENING, Moment(0)).await.unwrap().key;
        let (mut round, pack, saved) = start(&first, player, text(), &mut Numbers(1)).await.unwrap().unwrap();
        let mut stale = second.load_open_round(player).await.unwrap().unwrap().round;
        while round.phase() != Phase::Settled {
            let known = round.events().len();
            let (events, change) = next(&mut round, &pack, &mut Numbers(2));
            let after = first.append_events(saved.round, known, &events, change, Moment(1)).await.unwrap();
            // Another decision, and the very same one again.
            let (other, other_change) = next(&mut stale, &pack, &mut Numbers(77));
            for (events, change) in [(other, other_change), (events, change)] {
                let late = second.append_events(saved.round, known, &events, change, Moment(2)).await;
                assert!(
                    matches!(late, Err(Error::Stale { expected, stored }) if (expected, stored) == (known, after.events))
                );
            }
            check(&second, player, OPENING).await;
            stale = round.clone();
        }
    });
}

/// Goes on from what is known; counts the events it wrote, or that another was quicker.
async fn go_on(
    store: &Store,
    player: PlayerKey,
    open: Option<OpenRound>,
    numbers: &mut Numbers,
    written: &AtomicUsize,
    late: &AtomicUsize,
) {
    let done = match open {
        None => start(store, player, text(), numbers)
            .await
            .map(|started| started.map_or(0, |(_, _, saved)| saved.events)),
        Some(open) => {
            let mut round = open.round;
            let pack = PackOrder::new(open.shuffle.order().cards().to_vec()).unwrap();
            let known = round.events().len();
            let (events, change) = next(&mut round, &pack, numbers);
            let saved = store.append_events(open.key, known, &events, change, Moment(3)).await;
            saved.map(|saved| saved.events - known)
        }
    };
    match done {
        Ok(events) => written.fetch_add(events, Ordering::Relaxed),
        // The balance or the shuffle from which a new round was made may be old too.
        Err(Error::Stale { .. } | Error::RoundOpen(_) | Error::NoShuffle(_) | Error::OtherBalance { .. }) => {
            late.fetch_add(1, Ordering::Relaxed)
        }
        Err(other) => panic!("{other:?}"),
    };
}

#[test]
fn two_connections_race_and_nothing_is_lost_or_doubled() {
    let folder = Folder::new();
    let open = || async { Store::open(folder.file()).await.unwrap() };
    let (player, begun) = run(async {
        let store = open().await;
        let player = store.create_player(&token(1), &profile(), OPENING, Moment(0)).await.unwrap().key;
        (player, start(&store, player, text(), &mut Numbers(9)).await.unwrap().unwrap().2)
    });
    let (written, late) = (AtomicUsize::new(begun.events), AtomicUsize::new(0));
    let both_know = Barrier::new(2);
    thread::scope(|scope| {
        for seed in [1, 2] {
            let (written, late, open, both_know) = (&written, &late, &open, &both_know);
            scope.spawn(move || {
                run(async {
                    let mut numbers = Numbers(seed);
                    let store = open().await;
                    // At least once both come with the same events behind which to append.
                    let known = store.load_open_round(player).await.unwrap();
                    both_know.wait();
                    go_on(&store, player, known, &mut numbers, written, late).await;
                    while store.history(player, ALL).await.unwrap().len() < 15 {
                        let known = store.load_open_round(player).await.unwrap();
                        go_on(&store, player, known, &mut numbers, written, late).await;
                    }
                });
            });
        }
    });
    run(async {
        let store = open().await;
        check(&store, player, OPENING).await;
        let mut events = 0;
        for past in store.history(player, ALL).await.unwrap() {
            events += store.record(player, past.key).await.unwrap().events().len();
        }
        if let Some(open) = store.load_open_round(player).await.unwrap() {
            events += open.round.events().len();
        }
        assert_eq!(events, written.into_inner(), "every event that was accepted is there once");
    });
    assert!(late.into_inner() > 0, "one of two was late at least once");
}

#[test]
fn many_may_open_a_new_file_at_once() {
    let folder = Folder::new();
    thread::scope(|scope| {
        for number in 0..4 {
            let folder = &folder;
            scope.spawn(move || {
                run(async {
                    let store = Store::open(folder.file()).await.unwrap();
                    store.create_player(&token(number), &profile(), OPENING, Moment(0)).await.unwrap();
                });
            });
        }
    });
    run(async {
        let store = Store::open(folder.file()).await.unwrap();
        for number in 0..4 {
            assert!(store.find_player(&token(number)).await.unwrap().is_some());
        }
    });
}

/// A request may be dropped at any point at which it waits: all of it has happened, or nothing.
#[test]
fn a_dropped_call_has_happened_or_not() {
    let folder = Folder::new();
    run(async { drop_calls(Store::open(folder.file()).await.unwrap()).await });
    run(async { drop_calls(Store::in_memory().await.unwrap()).await });
}

async fn drop_calls(store: Store) {
    let player = store.create_player(&token(1), &profile(), OPENING, Moment(0)).await.unwrap().key;
    let mut numbers = Numbers(5);
    let (mut done, mut dropped) = (0, 0);
    for polls in 0..60 {
        let Some(open) = store.load_open_round(player).await.unwrap() else {
            start(&store, player, text(), &mut numbers).await.unwrap();
            continue;
        };
        let mut round = open.round.clone();
        let pack = PackOrder::new(open.shuffle.order().cards().to_vec()).unwrap();
        let known = round.events().len();
        let (events, change) = next(&mut round, &pack, &mut numbers);
        let mut call = Box::pin(store.append_events(open.key, known, &events, change, Moment(3)));
        // Now and then to the end, however long that is.
        let mut left = if polls % 30 == 29 { usize::MAX } else { polls % 30 };
        let ended = poll_fn(|context| {
            if left == 0 {
                return Poll::Ready(false);
            }
            left -= 1;
            call.as_mut().poll(context).map(|saved| saved.is_ok())
        });
        let ended = ended.await;
        drop(call);
        check(&store, player, OPENING).await;
        let now = store.load_open_round(player).await.unwrap();
        match now {
            Some(now) if now.round == open.round => {
                assert!(!ended);
                dropped += 1;
            }
            Some(now) => {
                assert_eq!(now.round, round);
                done += 1;
            }
            None => {
                assert_eq!(store.record(player, open.key).await.unwrap().replay().unwrap(), round);
                done += 1;
            }
        }
    }
    assert!(done > 0 && dropped > 0, "{done} {dropped}");
}
