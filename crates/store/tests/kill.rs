//! A process that plays by itself is killed at random moments, and nothing is lost.

mod common;

use std::env;
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use common::random::Numbers;
use common::{ALL, Folder, check, finish, next, profile, run, shipped_text, start, token};
use tuz_house::Points;
use tuz_house::round::PackOrder;
use tuz_store::{Moment, Store};

/// Set for the process that is killed: the file it plays in, and the seed of what it does.
const FILE: &str = "TUZ_STORE_KILLED_FILE";
const SEED: &str = "TUZ_STORE_KILLED_SEED";
/// How often to kill.
const KILLS: &str = "TUZ_STORE_KILLS";

const OPENING: Points = Points(10_000_000);

/// Plays for ever, and says after each change what is stored: settled rounds, events of the open one, balance.
async fn play_for_ever(file: &str, mut numbers: Numbers) {
    let store = Store::open(file).await.unwrap();
    let player = match store.find_player(&token(1)).await.unwrap() {
        Some(player) => player.key,
        None => store.create_player(&token(1), &profile(), OPENING, Moment(0)).await.unwrap().key,
    };
    let mut settled = store.history(player, ALL).await.unwrap().len();
    loop {
        let saved = match store.load_open_round(player).await.unwrap() {
            None => {
                let rules = ["trainer", "six-box", "pagat", "online"][numbers.below(4)];
                let Some((_, _, saved)) =
                    start(&store, player, shipped_text(rules), &mut numbers).await.unwrap()
                else {
                    continue;
                };
                saved
            }
            Some(open) => {
                let mut round = open.round;
                let pack = PackOrder::new(open.shuffle.order().cards().to_vec()).unwrap();
                let known = round.events().len();
                let (events, change) = next(&mut round, &pack, &mut numbers);
                store.append_events(open.key, known, &events, change, Moment(3)).await.unwrap()
            }
        };
        settled += usize::from(saved.settled);
        let events = if saved.settled { 0 } else { saved.events };
        let mut out = std::io::stdout().lock();
        writeln!(out, "stored {settled} {events} {}", saved.balance).unwrap();
        out.flush().unwrap();
    }
}

/// Not a test of its own: what the other one kills.
#[test]
fn the_process_that_is_killed() {
    if let (Ok(file), Ok(seed)) = (env::var(FILE), env::var(SEED)) {
        run(play_for_ever(&file, Numbers(seed.parse().unwrap())));
    }
}

#[test]
fn nothing_is_lost_when_the_process_is_killed() {
    let kills: u64 = env::var(KILLS).map_or(50, |kills| kills.parse().unwrap());
    // Another course in each run, told when it fails.
    let chance = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_nanos() as u64;
    println!("seed {chance}");
    let mut numbers = Numbers(chance);
    let (mut rounds, mut interrupted) = (0, 0);
    let mut folder = Folder::new();
    for kill in 0..kills {
        // Now and then a new file, so that it is killed while it makes the tables, too.
        if kill % 10 == 0 {
            folder = Folder::new();
        }
        let mut child = Command::new(env::current_exe().unwrap())
            .args(["--exact", "the_process_that_is_killed", "--nocapture"])
            .env(FILE, folder.file())
            .env(SEED, numbers.next().to_string())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let out = BufReader::new(child.stdout.take().unwrap());
        let (tell, told) = mpsc::channel();
        let reader = thread::spawn(move || {
            let stored = |line: String| {
                let numbers =
                    line.split_once("stored ")?.1.split(' ').map(|number| number.parse::<i64>().ok());
                numbers.collect::<Option<Vec<_>>>().filter(|numbers| numbers.len() == 3)
            };
            // Nobody listens any more when it has said enough.
            out.lines().map_while(Result::ok).filter_map(stored).for_each(|stored| drop(tell.send(stored)));
        });
        // Some are killed while they start, the others somewhere in the change after so many.
        let changes = if numbers.one_in(4) { 0 } else { numbers.between(1, 30) };
        let mut last = None;
        for _ in 0..changes {
            last = Some(told.recv().expect("it ended by itself"));
        }
        let pause = if changes == 0 { 60_000 } else { 6_000 };
        thread::sleep(Duration::from_micros(numbers.between(0, pause) as u64));
        assert!(child.try_wait().unwrap().is_none(), "it ended by itself");
        child.kill().unwrap();
        child.wait().unwrap();
        reader.join().unwrap();
        let told = told.try_iter().last().or(last);

        run(async {
            let store = Store::open(folder.file()).await.unwrap();
            let Some(player) = store.find_player(&token(1)).await.unwrap() else {
                assert_eq!(told, None, "a stored player is gone");
                return;
            };
            check(&store, player.key, OPENING).await;
            let settled = store.history(player.key, ALL).await.unwrap().len();
            let open = store.load_open_round(player.key).await.unwrap();
            let events = open.as_ref().map_or(0, |open| open.round.events().len());
            if let Some(told) = told {
                let now = [settled as i64, events as i64, player.balance.0];
                // What was said to be stored is stored; at most one change came after it.
                assert!(now[..2] >= told[..2], "{told:?} was stored, {now:?} is there");
                assert!(now[0] - told[0] <= 1, "{told:?} {now:?}");
                assert!(now[..2] != told[..2] || now[2] == told[2], "{told:?} {now:?}");
            }
            rounds += settled;
            interrupted += usize::from(open.is_some());
            // Half of the rounds go on in the next process, half here.
            if numbers.one_in(2) {
                finish(&store, player.key, &mut numbers).await;
                assert!(store.load_open_round(player.key).await.unwrap().is_none());
                check(&store, player.key, OPENING).await;
            }
        });
    }
    println!("{kills} kills, {interrupted} within a round, {rounds} settled rounds seen");
    assert!(interrupted > 0);
}
