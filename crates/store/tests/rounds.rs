//! Random rounds under random rules, stored event by event.

mod common;

use common::random::Numbers;
use common::{ALL, Folder, SEAT, cases, check, next, profile, run, start, text, token};
use proptest::prelude::*;
use tuz_house::Points;
use tuz_house::round::{PackOrder, Phase, Round};
use tuz_house::rules::testing::any_rules;
use tuz_store::{Moment, PlayerKey, RoundKey, Store};

/// What a new process finds is what was live.
async fn found(store: &Store, player: PlayerKey, key: RoundKey, live: &Round, pack: &PackOrder) {
    store.audit().await.unwrap();
    assert_eq!(Some(store.player(player).await.unwrap().balance), live.balance(SEAT));
    let open = store.load_open_round(player).await.unwrap();
    if live.phase() == Phase::Settled {
        assert!(open.is_none());
        let record = store.record(player, key).await.unwrap();
        assert_eq!(record.replay().as_ref(), Ok(live));
        return;
    }
    let open = open.unwrap();
    assert_eq!((open.key, &open.round), (key, live));
    assert_eq!(open.shuffle.order().cards(), pack.cards());
    assert!(store.record(player, key).await.is_err(), "a shuffle is revealed while its round is open");
}

proptest! {
    #![proptest_config(cases(40))]

    #[test]
    fn a_round_is_as_it_was_after_a_crash_at_any_moment(rules in any_rules(), seed: u64, rich: bool) {
        let mut numbers = Numbers(seed);
        let folder = Folder::new();
        let opening = Points(if rich { 100_000_000 } else { numbers.between(0, 2_000) });
        let text = text(&rules);
        let reopened = || async { Store::open(folder.file()).await.unwrap() };
        let player = run(async {
            reopened().await.create_player(&token(1), &profile(), opening, Moment(0)).await.unwrap().key
        });
        for _ in 0..2 {
            let started = run(async { start(&reopened().await, player, &text, &mut numbers).await.unwrap() });
            let Some((mut live, pack, mut saved)) = started else { continue };
            run(async { found(&reopened().await, player, saved.round, &live, &pack).await });
            while live.phase() != Phase::Settled {
                let (events, change) = next(&mut live, &pack, &mut numbers);
                let (round, known) = (saved.round, saved.events);
                saved = run(async {
                    reopened().await.append_events(round, known, &events, change, Moment(3)).await.unwrap()
                });
                prop_assert_eq!(saved.settled, live.phase() == Phase::Settled);
                prop_assert_eq!(saved.events, live.events().len());
                run(async { found(&reopened().await, player, saved.round, &live, &pack).await });
            }
        }
        run(async {
            let store = reopened().await;
            check(&store, player, opening).await;
            prop_assert!(store.history(player, ALL).await.unwrap().len() <= 2);
            Ok(())
        })?;
    }
}
