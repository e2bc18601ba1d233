//! What the store does and what it refuses.

mod common;

use std::fs;

use common::random::Numbers;
use common::{
    ALL, Folder, SEAT, check, choose, finish, next, play, profile, run, seed, shipped_text, start, token,
};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, ConnectOptions};
use tuz_fair::Seed;
use tuz_house::round::{Action, BoxId, BoxStake, Event, MOST_BALANCE, Phase, Round};
use tuz_house::rules::Rules;
use tuz_house::{Antes, Points};
use tuz_store::{
    Damage, Decision, Error, Moment, NewRound, Page, PlayerKey, Profile, ProfileError, RoundKey, Store,
};

const NOW: Moment = Moment(1_700_000_000_000);

/// A store in memory with one player who has 10,000 points.
async fn with_player() -> (Store, PlayerKey) {
    let store = Store::in_memory().await.unwrap();
    let player = store.create_player(&token(1), &profile(), Points(10_000), NOW).await.unwrap();
    (store, player.key)
}

fn text() -> &'static str {
    shipped_text("trainer")
}

/// The database beside the store, as somebody with another tool has it.
async fn raw(folder: &Folder) -> SqliteConnection {
    SqliteConnectOptions::new().filename(folder.file()).connect().await.unwrap()
}

async fn sql(connection: &mut SqliteConnection, sql: &str) -> Result<(), String> {
    let done = sqlx::raw_sql(AssertSqlSafe(sql)).execute(connection).await;
    done.map(|_| ()).map_err(|error| error.to_string())
}

#[test]
fn players_are_found_by_their_token_alone() {
    run(async {
        let (store, first) = with_player().await;
        let second = Profile::new("Борис", "fa").unwrap();
        let second = store.create_player(&token(2), &second, Points(5), NOW).await.unwrap();
        let found = store.find_player(&token(1)).await.unwrap().unwrap();
        assert_eq!((found.key, found.profile, found.balance), (first, profile(), Points(10_000)));
        assert_eq!(store.find_player(&token(2)).await.unwrap().as_ref(), Some(&second));
        assert_eq!(store.player(second.key).await.unwrap(), second);
        assert_eq!(store.find_player(&token(3)).await.unwrap(), None);
        let taken = store.create_player(&token(2), &profile(), Points(5), NOW).await;
        assert!(matches!(taken, Err(Error::TokenTaken)));

        let new = Profile::new("Bo", "en").unwrap();
        store.change_profile(second.key, &new).await.unwrap();
        assert_eq!(store.player(second.key).await.unwrap().profile, new);
        let nobody = PlayerKey(99);
        assert!(
            matches!(store.change_profile(nobody, &new).await, Err(Error::NoSuchPlayer(key)) if key == nobody)
        );
        assert!(matches!(store.player(nobody).await, Err(Error::NoSuchPlayer(_))));
        assert!(matches!(store.history(nobody, ALL).await, Err(Error::NoSuchPlayer(_))));
        assert!(matches!(store.load_open_round(nobody).await, Err(Error::NoSuchPlayer(_))));
        assert!(matches!(store.wipe(nobody).await, Err(Error::NoSuchPlayer(_))));
        let seed = Seed::from_bytes([1; 32]);
        assert!(matches!(store.commit(nobody, |_| seed, NOW).await, Err(Error::NoSuchPlayer(_))));
    });
}

#[test]
fn a_profile_can_be_shown() {
    assert!(Profile::new("x".repeat(100), "zh-Hant-TW").is_ok());
    assert_eq!(Profile::new("", "ru"), Err(ProfileError::NameLength(0)));
    assert_eq!(Profile::new("ж".repeat(101), "ru"), Err(ProfileError::NameLength(101)));
    assert_eq!(Profile::new("a\nb", "ru"), Err(ProfileError::NameControl('\n')));
    assert_eq!(Profile::new("a\u{202e}b", "ru"), Err(ProfileError::NameControl('\u{202e}')));
    assert!(Profile::new("می\u{200c}خواهم", "fa").is_ok(), "Persian is not written without it");
    for language in ["", "r u", "ру", &"a".repeat(36)] {
        assert_eq!(Profile::new("Anna", language), Err(ProfileError::Language(language.to_owned())));
    }
}

#[test]
fn points_are_given_between_rounds_and_never_too_many() {
    run(async {
        let (store, player) = with_player().await;
        assert_eq!(store.credit(player, Points(500), NOW).await.unwrap(), Points(10_500));
        for amount in [Points::ZERO, Points(-1), Points(i64::MAX), Points(i64::MIN), MOST_BALANCE] {
            let refused = store.credit(player, amount, NOW).await;
            assert!(matches!(refused, Err(Error::Amount { .. })), "{amount}");
        }
        for opening in [Points(-1), Points(i64::MAX)] {
            let refused = store.create_player(&token(2), &profile(), opening, NOW).await;
            assert!(matches!(refused, Err(Error::Amount { .. })), "{opening}");
        }
        let poor = store.create_player(&token(2), &profile(), Points::ZERO, NOW).await.unwrap();
        assert_eq!(store.credit(poor.key, Points(7), NOW).await.unwrap(), Points(7));
        start(&store, player, text(), &mut Numbers(1)).await.unwrap().unwrap();
        assert!(matches!(store.credit(player, Points(1), NOW).await, Err(Error::RoundOpen(_))));
        store.audit().await.unwrap();
    });
}

#[test]
fn a_commitment_that_was_shown_stands_and_numbers_only_grow() {
    run(async {
        let (store, player) = with_player().await;
        let first = store.commit(player, |_| Seed::from_bytes([1; 32]), NOW).await.unwrap();
        // Another seed does not displace it, in this process or in the next.
        let again = store.commit(player, |_| Seed::from_bytes([2; 32]), NOW).await.unwrap();
        assert_eq!((first.commitment(), first.nonce()), (again.commitment(), again.nonce()));
        let other = store.create_player(&token(2), &profile(), Points(5), NOW).await.unwrap().key;
        let used = store.commit(other, |_| Seed::from_bytes([1; 32]), NOW).await;
        assert!(matches!(used, Err(Error::SeedUsed)));
        let second = store.commit(other, |_| Seed::from_bytes([3; 32]), NOW).await.unwrap();
        assert!(second.nonce() > first.nonce());
        // The number of a wiped player is not given again.
        store.wipe(other).await.unwrap();
        let other = store.create_player(&token(2), &profile(), Points(5), NOW).await.unwrap().key;
        let third = store.commit(other, |_| Seed::from_bytes([4; 32]), NOW).await.unwrap();
        assert!(third.nonce() > second.nonce());
    });
}

#[test]
fn a_round_that_is_none_does_not_start() {
    run(async {
        let (store, player) = with_player().await;
        let rules = Rules::parse(text()).unwrap();
        let ante = rules.limits().least.max(Points(10));
        let mut round = Round::new(rules, &[Points(10_000)]).unwrap();
        round.stake(SEAT, &[BoxStake::ante(BoxId(0), ante)]).unwrap();
        let shuffle = store.commit(player, |_| Seed::from_bytes([1; 32]), NOW).await.unwrap();
        let (nonce, change) = (shuffle.nonce(), round.balance(SEAT).unwrap() - Points(10_000));
        let (rules_text, events, start) = (text(), round.events(), Points(10_000));
        let good = NewRound { nonce, player_seed: None, rules_text, events, start, change };

        let mut dealt_elsewhere = round.clone();
        dealt_elsewhere.deal(Numbers(5).pack()).unwrap();
        let mut twice = round.events().to_vec();
        twice.extend_from_slice(round.events());
        let refused = [
            (NewRound { nonce: (nonce.get() + 1).into(), ..good }, "no shuffle is committed to"),
            (NewRound { rules_text: "name = 1", ..good }, "the rules have faults"),
            (NewRound { events: &[], change: Points::ZERO, ..good }, "a round begins with a stake"),
            (NewRound { events: dealt_elsewhere.events(), ..good }, "this is no round: event 2"),
            (NewRound { events: &twice, ..good }, "this is no round: event 2"),
            (NewRound { start: Points(9_999), ..good }, "the round was begun with `9999` points, but"),
            (NewRound { change: change + Points(1), ..good }, "the balance was to change by"),
            (NewRound { change: Points::ZERO, ..good }, "the balance was to change by"),
        ];
        for (new, message) in refused {
            let error = store.start_round(player, new, NOW).await.unwrap_err().to_string();
            assert!(error.starts_with(message), "{error}");
        }
        check(&store, player, Points(10_000)).await;
        assert!(store.load_open_round(player).await.unwrap().is_none());

        // None of that used the shuffle up.
        let saved = store.start_round(player, good, NOW).await.unwrap();
        assert_eq!(saved.balance, Points(10_000) + change);
        let second = store.start_round(player, good, NOW).await;
        assert!(matches!(second, Err(Error::RoundOpen(key)) if key == saved.round));
        finish(&store, player, &mut Numbers(3)).await.unwrap();
        let used = store.start_round(player, good, NOW).await;
        assert!(matches!(used, Err(Error::NoShuffle(_))));
        check(&store, player, Points(10_000)).await;
    });
}

#[test]
fn events_that_do_not_follow_are_refused() {
    run(async {
        let (store, player) = with_player().await;
        let mut numbers = Numbers(1);
        let (mut round, pack, saved) = start(&store, player, text(), &mut numbers).await.unwrap().unwrap();
        if round.phase() == Phase::Stakes {
            let known = round.events().len();
            let (events, change) = next(&mut round, &pack, &mut numbers);
            store.append_events(saved.round, known, &events, change, NOW).await.unwrap();
        }
        let key = saved.round;
        let known = round.events().len();
        let before = round.clone();
        let (events, change) = next(&mut round, &pack, &mut numbers);
        let append = |expected, events: Vec<Event>, change| {
            let store = store.clone();
            async move { store.append_events(key, expected, &events, change, NOW).await.unwrap_err() }
        };
        for expected in [0, known - 1, known + 1, usize::MAX] {
            let error = append(expected, events.clone(), change).await;
            assert!(matches!(error, Error::Stale { stored, .. } if stored == known));
        }
        let error = append(known, events.clone(), change + Points(1)).await;
        assert!(matches!(error, Error::OtherChange { .. }));
        let error = append(known, vec![], Points(1)).await;
        assert!(matches!(error, Error::OtherChange { .. }));
        // What must follow an event is part of it.
        if events.len() > 1 {
            let error = append(known, events[..1].to_vec(), change).await;
            assert!(matches!(error, Error::NotARound(_)), "{error}");
        }
        let error = append(known, before.events().to_vec(), Points::ZERO).await;
        assert!(matches!(error, Error::NotARound(_)), "{error}");
        let none = store.append_events(RoundKey(99), 0, &events, change, NOW).await;
        assert!(matches!(none, Err(Error::NoSuchRound(_))));
        assert_eq!(store.load_open_round(player).await.unwrap().unwrap().round, before);
        let nothing = store.append_events(key, known, &[], Points::ZERO, NOW).await.unwrap();
        assert_eq!(nothing.events, known);

        store.append_events(key, known, &events, change, NOW).await.unwrap();
        finish(&store, player, &mut numbers).await;
        let all = store.record(player, key).await.unwrap().events().len();
        let error = append(all, vec![], Points::ZERO).await;
        assert!(matches!(error, Error::RoundSettled(_)));
        check(&store, player, Points(10_000)).await;
    });
}

#[test]
fn a_history_has_pages_and_nothing_of_others() {
    run(async {
        let (store, player) = with_player().await;
        let other = store.create_player(&token(2), &profile(), Points(10_000), NOW).await.unwrap().key;
        let mut numbers = Numbers(4);
        for _ in 0..7 {
            play(&store, player, text(), 1, &mut numbers).await;
            play(&store, other, shipped_text("pagat"), 1, &mut numbers).await;
        }
        let all = store.history(player, ALL).await.unwrap();
        assert!(all.len() >= 5 && all.is_sorted_by(|a, b| a.key > b.key));
        let mut paged = Vec::new();
        let mut page = Page { before: None, rounds: 2 };
        loop {
            let some = store.history(player, page).await.unwrap();
            let Some(last) = some.last() else { break };
            page.before = Some(last.key);
            paged.extend(some);
        }
        assert_eq!(paged, all);
        assert_eq!(store.history(player, Page { before: None, rounds: 0 }).await.unwrap(), []);
        for past in &all {
            assert_eq!(past.rules_name, "trainer");
            assert!(matches!(store.record(other, past.key).await, Err(Error::NoSuchRound(_))));
            assert!(matches!(store.decisions(other, past.key).await, Err(Error::NoSuchRound(_))));
        }
        check(&store, player, Points(10_000)).await;
        check(&store, other, Points(10_000)).await;
    });
}

#[test]
fn decisions_are_kept_with_the_event_they_are() {
    run(async {
        let (store, player) = with_player().await;
        let mut numbers = Numbers(8);
        let (mut round, pack, saved) = start(&store, player, text(), &mut numbers).await.unwrap().unwrap();
        let key = saved.round;
        if round.phase() == Phase::Stakes {
            let known = round.events().len();
            let (events, change) = next(&mut round, &pack, &mut numbers);
            store.append_events(key, known, &events, change, NOW).await.unwrap();
        }
        let known = round.events().len();
        let (turn, chosen, before) =
            (round.turn().unwrap(), choose(&round, &mut numbers), round.balance(SEAT));
        let events = round.act(SEAT, &chosen).unwrap().to_vec();
        let change = round.balance(SEAT).unwrap() - before.unwrap();
        store.append_events(key, known, &events, change, NOW).await.unwrap();

        let spot = serde_json::json!({ "hand": "As Kd 9c 5h 2s", "seen": ["2c"], "numbers": [1, 2.5] });
        let loss = Antes::fraction(170_141_183_460_469_231_731_687_303, 2_598_960).unwrap();
        let decision = Decision {
            place: turn.place,
            event: known,
            spot,
            chosen,
            best: Action::Fold,
            loss,
            at: NOW,
            taught: None,
            review: None,
        };
        store.judge(player, key, &decision).await.unwrap();
        assert_eq!(store.decisions(player, key).await.unwrap(), std::slice::from_ref(&decision));
        let later = Decision { best: Action::Play, loss: Antes::ZERO, ..decision.clone() };
        store.judge(player, key, &later).await.unwrap();
        assert_eq!(store.decisions(player, key).await.unwrap(), [later]);

        let wrong = [
            Decision { event: 0, ..decision.clone() },
            Decision { event: usize::MAX, ..decision.clone() },
            Decision { place: BoxId(turn.place.0 + 1), ..decision.clone() },
            Decision { chosen: Action::Keep, ..decision.clone() },
        ];
        for wrong in wrong {
            let refused = store.judge(player, key, &wrong).await;
            assert!(matches!(refused, Err(Error::NotTheDecision { .. })), "{wrong:?}");
        }
        assert!(matches!(store.judge(PlayerKey(9), key, &decision).await, Err(Error::NoSuchRound(_))));
    });
}

#[test]
fn of_a_wiped_player_nothing_is_left() {
    let folder = Folder::new();
    let name = "Евдокия Незабываемая";
    let rules = text().replace("name = \"trainer\"", "name = \"evdokias-own\"");
    run(async {
        let store = Store::open(folder.file()).await.unwrap();
        let wiped = Profile::new(name, "ru").unwrap();
        let player = store.create_player(&token(1), &wiped, Points(10_000), NOW).await.unwrap().key;
        let other = store.create_player(&token(2), &profile(), Points(10_000), NOW).await.unwrap().key;
        let mut numbers = Numbers(2);
        play(&store, player, &rules, 5, &mut numbers).await;
        play(&store, other, text(), 2, &mut numbers).await;
        start(&store, player, &rules, &mut numbers).await.unwrap().unwrap();
        store.wipe(player).await.unwrap();
        assert_eq!(store.find_player(&token(1)).await.unwrap(), None);
        check(&store, other, Points(10_000)).await;

        let mut raw = raw(&folder).await;
        for table in ["player", "account", "entry", "round", "shuffle"] {
            let rows = format!("select count(*) from {table} where player_id = {}", player.0);
            let rows: i64 = sqlx::query_scalar(AssertSqlSafe(rows)).fetch_one(&mut raw).await.unwrap();
            assert_eq!(rows, 0, "{table}");
        }
        for table in ["event", "decision"] {
            let rows =
                format!("select count(*) from {table} where round_id not in (select round_id from round)");
            let rows: i64 = sqlx::query_scalar(AssertSqlSafe(rows)).fetch_one(&mut raw).await.unwrap();
            assert_eq!(rows, 0, "{table}");
        }
    });
    // Not even the bytes.
    for file in fs::read_dir(&folder.0).unwrap() {
        let path = file.unwrap().path();
        let bytes = fs::read(&path).unwrap();
        for trace in [name, "evdokias-own"] {
            let found = bytes.windows(trace.len()).any(|part| part == trace.as_bytes());
            assert!(!found, "`{trace}` is left in {}", path.display());
        }
    }
}

#[test]
fn the_tables_refuse_what_the_program_would_not_do() {
    let folder = Folder::new();
    run(async {
        let store = Store::open(folder.file()).await.unwrap();
        let player = store.create_player(&token(1), &profile(), Points(10_000), NOW).await.unwrap().key;
        let mut numbers = Numbers(2);
        play(&store, player, text(), 1, &mut numbers).await;
        start(&store, player, text(), &mut numbers).await.unwrap().unwrap();
        let mut raw = raw(&folder).await;
        for (forged, why) in [
            ("update account set balance = balance + 1", "only the ledger changes a balance"),
            ("insert into account values (99, 5)", "only the ledger changes a balance"),
            ("update entry set amount = amount + 1", "the ledger is append-only"),
            ("delete from entry", "the ledger is append-only"),
            ("insert into entry values (1, 0, null, 5, 5, 0)", "an entry must go on"),
            ("insert into entry values (1, 99, null, 5, 10005, 0)", "an entry must go on"),
            ("insert into entry select 1, max(seq) + 1, null, 5, 6, 0 from entry", "an entry must go on"),
            ("delete from account", "the ledger is append-only"),
            ("update event set body = '{}'", "what happened does not change"),
            ("delete from event", "what happened does not change"),
            ("insert into event values (2, 0, '{}')", "an event must go on"),
            ("insert into event values (2, 99, '{}')", "an event must go on"),
            (
                "insert into event select 1, max(seq) + 1, '{}' from event where round_id = 1",
                "nothing happens",
            ),
            (
                "insert into event select 2, max(seq) + 1, '{' from event where round_id = 2",
                "CHECK constraint",
            ),
            ("update round set state = 'open', settled_at = null where round_id = 1", "does not change"),
            ("update round set state = 'settled' where round_id = 2", "CHECK constraint"),
            ("update nonce set last = last - 1", "a nonce would be given twice"),
            ("delete from nonce", "the last nonce must be known"),
            ("update shuffle set used = 0", "UNIQUE constraint"),
            ("update shuffle set seed = (select seed from shuffle limit 1)", "UNIQUE constraint"),
            ("delete from shuffle", "FOREIGN KEY constraint"),
            ("delete from rule_text", "FOREIGN KEY constraint"),
        ] {
            let error = sql(&mut raw, forged).await.unwrap_err();
            assert!(error.contains(why), "{forged}: {error}");
        }
        check(&store, player, Points(10_000)).await;
        finish(&store, player, &mut numbers).await.unwrap();
    });
}

#[test]
fn what_was_changed_behind_the_back_is_found() {
    let broken = [
        ("update event set body = replace(body, '\"player\":0', '\"player\":1')", "Replay"),
        ("update event set body = '{\"folded\":{\"box\":9}}' where seq = 1", "Replay"),
        ("delete from event where seq = 0", "Replay"),
        ("update event set body = '[]'", "Value"),
        ("update rule_text set body = body || ' '", "RulesHash"),
        ("update shuffle set commitment = zeroblob(32)", "Commitment"),
        ("update shuffle set seed = randomblob(32)", "Commitment"),
        ("update shuffle set nonce = nonce + 1", "Commitment"),
        ("update round set starting_balance = starting_balance + 1", "Account"),
        ("update round set player_seed = 'another'", "Replay"),
    ];
    for (forged, kind) in broken {
        let folder = Folder::new();
        run(async {
            let store = Store::open(folder.file()).await.unwrap();
            let player = store.create_player(&token(1), &profile(), Points(10_000), NOW).await.unwrap().key;
            // Dealt, so that the shuffle shows.
            let mut numbers = Numbers(1);
            let (mut round, pack, saved) =
                start(&store, player, text(), &mut numbers).await.unwrap().unwrap();
            if round.phase() == Phase::Stakes {
                let known = round.events().len();
                let (events, change) = next(&mut round, &pack, &mut numbers);
                store.append_events(saved.round, known, &events, change, NOW).await.unwrap();
            }
            let mut raw = raw(&folder).await;
            for trigger in ["event_stays_as_it_is", "event_stays", "settled_is_final"] {
                sql(&mut raw, &format!("drop trigger {trigger}")).await.unwrap();
            }
            sql(&mut raw, forged).await.unwrap();
            let Err(error) = store.load_open_round(player).await else { panic!("{forged} is not seen") };
            let Error::Damaged(damage) = &error else { panic!("{forged}: {error}") };
            assert!(format!("{damage:?}").starts_with(kind), "{forged}: {damage:?}");
            assert!(!error.to_string().contains("select"), "{error}");
            let (events, change) = next(&mut round, &pack, &mut numbers);
            let known = round.events().len() - events.len();
            let refused = store.append_events(saved.round, known, &events, change, NOW).await;
            assert!(
                matches!(
                    refused,
                    Err(Error::Damaged(_)
                        | Error::Stale { .. }
                        | Error::OtherChange { .. }
                        | Error::NotARound(_))
                ),
                "{forged}: {refused:?}"
            );
        });
    }
}

#[test]
fn a_ledger_that_does_not_add_up_is_not_opened() {
    for forged in [
        "drop trigger account_follows_ledger; update account set balance = balance + 1",
        "drop trigger entry_stays_as_it_is; update entry set amount = amount + 1 where seq = 0",
        "drop trigger entry_stays_as_it_is; update entry set balance = balance + 1 where seq = 0",
        "drop trigger entry_stays; delete from entry where seq = 0",
        "drop trigger entry_stays; delete from entry",
        "pragma foreign_keys = off; drop trigger entry_stays; delete from account; delete from entry",
    ] {
        let folder = Folder::new();
        run(async {
            let store = Store::open(folder.file()).await.unwrap();
            let player = store.create_player(&token(1), &profile(), Points(10_000), NOW).await.unwrap().key;
            store.credit(player, Points(5), NOW).await.unwrap();
            let mut raw = raw(&folder).await;
            sql(&mut raw, forged).await.unwrap();
            let error = store.audit().await.unwrap_err();
            assert!(matches!(error, Error::Damaged(Damage::Ledger(key)) if key == player), "{forged}");
            drop((raw, store));
            let error = Store::open(folder.file()).await.unwrap_err();
            assert!(matches!(error, Error::Damaged(Damage::Ledger(_))), "{forged}: {error}");
        });
    }
}

/// A web server moves calls between threads.
#[test]
fn calls_can_be_moved_between_threads() {
    fn moves<T: Send>(_: &T) {}
    run(async {
        let (store, player) = with_player().await;
        moves(&store.load_open_round(player));
        moves(&store.export(player));
        moves(&store.commit(player, |_| Seed::from_bytes([1; 32]), NOW));
        moves(&store.append_events(RoundKey(1), 0, &[], Points::ZERO, NOW));
        moves(&store.wipe(player));
    });
}

#[test]
fn secrets_do_not_show() {
    run(async {
        let (store, player) = with_player().await;
        let mut numbers = Numbers(1);
        start(&store, player, text(), &mut numbers).await.unwrap().unwrap();
        let open = store.load_open_round(player).await.unwrap().unwrap();
        let secret = seed(&mut numbers);
        let shown = format!("{:?} {open:?} {secret:?}", token(7));
        assert!(shown.contains("secret") && !shown.contains("7, 7") && !shown.contains("dealt"), "{shown}");
    });
}
