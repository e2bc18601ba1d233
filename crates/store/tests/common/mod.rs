//! Stores to test and rounds to put into them.
// Each test file uses its part, and none is a library.
#![allow(dead_code, unreachable_pub)]

#[path = "../../../house/tests/common/random.rs"]
pub mod random;

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};

use proptest::test_runner::Config;
use random::Numbers;
use tuz_cards::Pack;
use tuz_fair::{PlayerSeed, Seed, Shuffle};
use tuz_house::Points;
use tuz_house::round::{Action, Ahead, Event, PackOrder, Phase, PlayerId, Round};
use tuz_house::rules::{RuleFile, Rules, shipped};
use tuz_store::{Error, Moment, NewRound, Page, PlayerKey, Profile, RoundKey, Saved, Store, Token};

pub const SEAT: PlayerId = PlayerId(0);
pub const ALL: Page = Page { before: None, rounds: u16::MAX };

/// As many cases as the environment says, or so many: each of these tests waits for the disk.
pub fn cases(few: u32) -> Config {
    let named = std::env::var_os("PROPTEST_CASES").is_some();
    if named { Config::default() } else { Config::with_cases(few) }
}

/// Runs it on a runtime of its own, which is gone afterwards with every connection.
pub fn run<T>(future: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(future)
}

/// A folder that goes with the test.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new() -> Self {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let name = format!("store-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    pub fn file(&self) -> PathBuf {
        self.0.join("tuz.db")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

pub fn token(number: u8) -> Token {
    Token::from_bytes([number; 32])
}

pub fn profile() -> Profile {
    Profile::new("Anna Архипова", "ru").unwrap()
}

pub fn seed(numbers: &mut Numbers) -> Seed {
    let mut bytes = [0; 32];
    for part in bytes.chunks_mut(8) {
        part.copy_from_slice(&numbers.next().to_be_bytes());
    }
    Seed::from_bytes(bytes)
}

pub fn text(rules: &Rules) -> String {
    RuleFile::from(rules).to_toml()
}

pub fn shipped_text(name: &str) -> &'static str {
    shipped().find(|file| file.name == name).unwrap().text
}

pub fn pack(shuffle: Shuffle, player_seed: Option<PlayerSeed>) -> PackOrder {
    PackOrder::new(shuffle.deal(Pack::STANDARD, player_seed).order().cards().to_vec()).unwrap()
}

/// A round with stakes that the rules accept; `None` where none was found.
pub fn staked(rules: &Rules, balance: Points, numbers: &mut Numbers) -> Option<Round> {
    let mut round = Round::new(rules.clone(), &[balance]).unwrap();
    for _ in 0..20 {
        let from = numbers.below(usize::from(rules.table().boxes)) as u8;
        let mut stakes = random::stakes(rules, numbers, from);
        if numbers.one_in(2) {
            stakes.truncate(1);
        }
        for stake in &mut stakes {
            if numbers.one_in(2) {
                stake.ahead = Ahead::default();
            }
            if numbers.one_in(2) {
                stake.sides = BTreeMap::new();
            }
        }
        if round.stake(SEAT, &stakes).is_ok() {
            return Some(round);
        }
    }
    None
}

/// Any action that is allowed, the bet more often.
pub fn choose(round: &Round, numbers: &mut Numbers) -> Action {
    let legal = round.legal(SEAT);
    let insure = legal.insure.map(|range| Action::Insure(range.most));
    let accepted: Vec<Action> = legal.actions.into_iter().chain(insure).collect();
    if numbers.one_in(2) && accepted.contains(&Action::Play) {
        return Action::Play;
    }
    accepted[numbers.below(accepted.len())]
}

/// The next thing that happens in a round: the deal or an action. Gives back its events and what they change.
pub fn next(round: &mut Round, pack: &PackOrder, numbers: &mut Numbers) -> (Vec<Event>, Points) {
    let before = round.balance(SEAT).unwrap();
    let events = if round.phase() == Phase::Stakes {
        round.deal(pack.clone()).unwrap().to_vec()
    } else {
        let action = choose(round, numbers);
        round.act(SEAT, &action).unwrap().to_vec()
    };
    (events, round.balance(SEAT).unwrap() - before)
}

/// Starts a round, with the deal or without; `None` where no stakes were found.
pub async fn start(
    store: &Store,
    player: PlayerKey,
    rules_text: &str,
    numbers: &mut Numbers,
) -> Result<Option<(Round, PackOrder, Saved)>, Error> {
    let rules = Rules::parse(rules_text).unwrap();
    let balance = store.player(player).await?.balance;
    let Some(mut round) = staked(&rules, balance, numbers) else { return Ok(None) };
    let seed = seed(numbers);
    let shuffle = store.commit(player, |_| seed, Moment(1)).await?;
    let nonce = shuffle.nonce();
    let player_seed = numbers.one_in(2).then(|| PlayerSeed::new("мой счастливый конь").unwrap());
    let pack = pack(shuffle, player_seed.clone());
    if numbers.one_in(2) {
        round.deal(pack.clone()).unwrap();
    }
    let change = round.balance(SEAT).unwrap() - balance;
    let events = round.events();
    let player_seed = player_seed.as_ref();
    let new = NewRound { nonce, player_seed, rules_text, events, start: balance, change };
    let saved = store.start_round(player, new, Moment(2)).await?;
    Ok(Some((round, pack, saved)))
}

/// Plays a stored round to its end.
pub async fn finish(store: &Store, player: PlayerKey, numbers: &mut Numbers) -> Option<RoundKey> {
    let open = store.load_open_round(player).await.unwrap()?;
    let (mut round, pack) = (open.round, PackOrder::new(open.shuffle.order().cards().to_vec()).unwrap());
    while round.phase() != Phase::Settled {
        let known = round.events().len();
        let (events, change) = next(&mut round, &pack, numbers);
        store.append_events(open.key, known, &events, change, Moment(3)).await.unwrap();
    }
    Some(open.key)
}

/// Plays so many rounds to their end, where the rules and the balance allow.
pub async fn play(store: &Store, player: PlayerKey, rules_text: &str, rounds: usize, numbers: &mut Numbers) {
    for _ in 0..rounds {
        start(store, player, rules_text, numbers).await.unwrap();
        finish(store, player, numbers).await;
    }
}

/// Everything about a player agrees: the ledger, the records, the balance. `given` is what he got without playing.
pub async fn check(store: &Store, player: PlayerKey, given: Points) {
    store.audit().await.unwrap();
    let mut expected = given;
    for past in store.history(player, ALL).await.unwrap() {
        let record = store.record(player, past.key).await.unwrap();
        let round = record.replay().unwrap();
        let net = round.balance(SEAT).unwrap() - round.starting_balance(SEAT).unwrap();
        assert_eq!((net, record.balances()), (past.net, &[past.starting_balance][..]));
        expected += net;
    }
    if let Some(open) = store.load_open_round(player).await.unwrap() {
        expected += open.round.balance(SEAT).unwrap() - open.round.starting_balance(SEAT).unwrap();
    }
    assert_eq!(store.player(player).await.unwrap().balance, expected);
}
