//! A player at the table: the round that is played, its decisions and who looks on.
//!
//! Nothing here outlives the process: what happened is stored before it is shown, and a seat that is opened again is
//! made from what is stored.

use std::collections::HashMap;
use std::sync::{Arc, Weak};

use serde::Deserialize;
use tokio::sync::{Mutex, watch};
use tuz_cards::Pack;
use tuz_coach::statistics::Billionths;
use tuz_coach::{Grade, Lesson};
use tuz_fair::{Dealt, Nonce, PlayerSeed, Revealed};
use tuz_house::record::PackSource;
use tuz_house::round::{Event, PackOrder, Phase, Round};
use tuz_house::rules::{RuleFile, Rules, shipped};
use tuz_house::{Antes, Points};
use tuz_odds::Question;
use tuz_store::{NewRound, Page, PlayerKey, RoundKey, Store};

use crate::analyst::{Analyst, Answered, HashedRules};
use crate::config::Chance;
use crate::problem::Fault;
use crate::training;
use crate::view;
use crate::wire::{self, Act, BoxStake, Deal, Decision, Judged, Options, TopUp};
use crate::{SEAT, now};

/// What every seat stands on.
pub(crate) struct House {
    pub(crate) store: Store,
    pub(crate) analyst: Analyst,
    pub(crate) chance: Chance,
}

/// The seats that somebody sits on.
#[derive(Clone)]
pub(crate) struct Seats {
    house: Arc<House>,
    /// A seat goes when nobody asks or looks on any more.
    taken: Arc<std::sync::Mutex<HashMap<PlayerKey, Weak<Seat>>>>,
}

impl Seats {
    pub(crate) fn new(house: House) -> Self {
        Self { house: Arc::new(house), taken: Arc::default() }
    }

    pub(crate) fn house(&self) -> &House {
        &self.house
    }

    /// The seat of this player, the same for all who ask.
    pub(crate) fn of(&self, player: PlayerKey) -> Arc<Seat> {
        // A seat is whole at any moment, so that one that was left locked by a panic can be used.
        let mut taken = self.taken.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if let Some(seat) = taken.get(&player).and_then(Weak::upgrade) {
            return seat;
        }
        taken.retain(|_, seat| seat.strong_count() > 0);
        let seat = Arc::new(Seat {
            player,
            house: Arc::clone(&self.house),
            at_table: Mutex::new(None),
            shown: watch::Sender::new(None),
        });
        taken.insert(player, Arc::downgrade(&seat));
        seat
    }
}

/// One player's seat.
pub(crate) struct Seat {
    player: PlayerKey,
    house: Arc<House>,
    /// `None` until it is read from the store, and after a failure, when it is read again.
    at_table: Mutex<Option<AtTable>>,
    shown: watch::Sender<Option<Arc<wire::Table>>>,
}

/// What the player has before him.
struct AtTable {
    player: tuz_store::Player,
    next: Option<wire::CommittedShuffle>,
    round: Option<Playing>,
}

/// The round that is played, or the last one.
struct Playing {
    key: RoundKey,
    rules: HashedRules,
    round: Round,
    shuffle: PlayedShuffle,
    judged: Vec<Judged>,
}

/// The shuffle of a round.
enum PlayedShuffle {
    /// Its seed is a secret.
    Dealt(Dealt),
    /// The round is settled.
    Revealed(Box<Revealed>),
}

impl PlayedShuffle {
    fn reveal(self) -> Self {
        match self {
            Self::Dealt(dealt) => Self::Revealed(Box::new(dealt.reveal())),
            revealed @ Self::Revealed(_) => revealed,
        }
    }

    fn shown(&self) -> wire::PlayedShuffle {
        match self {
            Self::Dealt(dealt) => wire::PlayedShuffle {
                nonce: dealt.nonce().get(),
                commitment: dealt.commitment().to_string(),
                player_seed: dealt.player_seed().map(|seed| seed.as_str().to_owned()),
                seed: None,
            },
            Self::Revealed(revealed) => wire::PlayedShuffle {
                nonce: revealed.nonce.get(),
                commitment: revealed.commitment.clone(),
                player_seed: revealed.player_seed.clone(),
                seed: Some(revealed.seed.clone()),
            },
        }
    }
}

impl Playing {
    fn is_open(&self) -> bool {
        self.round.phase() != Phase::Settled
    }
}

impl Seat {
    /// Who looks on: the table now, and after each change.
    pub(crate) fn watch(&self) -> watch::Receiver<Option<Arc<wire::Table>>> {
        self.shown.subscribe()
    }

    /// The table as it is.
    pub(crate) async fn table(self: &Arc<Self>) -> Result<Arc<wire::Table>, Fault> {
        let mut at_table = self.at_table.lock().await;
        let at_table = self.ready(&mut at_table).await?;
        Ok(self.show(at_table))
    }

    /// Deals a round.
    pub(crate) async fn deal(self: &Arc<Self>, ask: Deal) -> Result<Arc<wire::Table>, Fault> {
        let mut guard = self.at_table.lock().await;
        let at_table = self.ready(&mut guard).await?;
        if at_table.next.as_ref().map(|next| next.nonce) != Some(ask.nonce) {
            return Err(Fault::Stale);
        }
        let dealt = self.dealt(at_table, &ask).await;
        self.settle_down(&mut guard, dealt)
    }

    async fn dealt(self: &Arc<Self>, at_table: &mut AtTable, ask: &Deal) -> Result<(), Fault> {
        let text = rules_text(ask)?;
        let player_seed = ask.player_seed.as_deref().filter(|seed| !seed.is_empty());
        let player_seed = player_seed.map(PlayerSeed::new).transpose().map_err(Fault::bad)?;
        let rules = hashed(text)?;

        let house = &self.house;
        let shuffle = house.store.commit(self.player, house.chance.draw()?, now()).await?;
        let nonce = shuffle.nonce();
        if nonce != Nonce::new(ask.nonce) {
            return Err(Fault::Stale);
        }
        let balance = at_table.player.balance;
        let mut round = Round::new(Arc::clone(&rules.rules), &[balance]).map_err(Fault::failed)?;
        let stakes: Vec<_> = ask.boxes.iter().map(BoxStake::to_stake).collect();
        round.stake(SEAT, &stakes)?;
        let dealt = shuffle.deal(Pack::STANDARD, player_seed.clone());
        let order = PackOrder::new(dealt.order().cards().to_vec()).map_err(Fault::failed)?;
        round.deal(order)?;

        let left = round.balance(SEAT).unwrap_or(balance);
        let new = NewRound {
            nonce,
            player_seed: player_seed.as_ref(),
            rules_text: text,
            events: round.events(),
            start: balance,
            change: left - balance,
        };
        let saved = house.store.start_round(self.player, new, now()).await.map_err(|error| match error {
            // Dealt by another process on the same data.
            tuz_store::Error::RoundOpen(_) => Fault::Stale,
            error => error.into(),
        })?;
        at_table.player.balance = saved.balance;
        at_table.next = None;
        at_table.round = Some(Playing {
            key: saved.round,
            rules,
            round,
            shuffle: PlayedShuffle::Dealt(dealt),
            judged: Vec::new(),
        });
        self.after_a_change(at_table).await;
        Ok(())
    }

    /// Does what the player has decided.
    pub(crate) async fn act(self: &Arc<Self>, ask: Act) -> Result<Arc<wire::Table>, Fault> {
        let action = ask.decision.to_action()?;
        let mut guard = self.at_table.lock().await;
        let at_table = self.ready(&mut guard).await?;
        let playing = at_table.round.as_mut().ok_or(Fault::Stale)?;
        if playing.key.0 != ask.round || playing.round.events().len() != ask.events {
            return Err(Fault::Stale);
        }
        let mut round = playing.round.clone();
        round.act(SEAT, &action)?;
        let done = self.acted(at_table, round).await;
        self.settle_down(&mut guard, done)
    }

    async fn acted(self: &Arc<Self>, at_table: &mut AtTable, round: Round) -> Result<(), Fault> {
        let playing = at_table.round.as_mut().ok_or(Fault::Stale)?;
        let known = playing.round.events().len();
        let balance = round.balance(SEAT).unwrap_or(at_table.player.balance);
        let change = balance - at_table.player.balance;
        let events = &round.events()[known..];
        let saved = self.house.store.append_events(playing.key, known, events, change, now()).await?;
        at_table.player.balance = saved.balance;
        let before = std::mem::replace(&mut playing.round, round);
        self.judge(playing, &before, known);
        self.after_a_change(at_table).await;
        Ok(())
    }

    /// Gives more play money.
    pub(crate) async fn top_up(self: &Arc<Self>, ask: TopUp) -> Result<Arc<wire::Table>, Fault> {
        if !(1..=MOST_TOP_UP).contains(&ask.points) {
            return Err(Fault::bad(format_args!("1 to {MOST_TOP_UP} points are given at a time")));
        }
        let mut guard = self.at_table.lock().await;
        let at_table = self.ready(&mut guard).await?;
        if at_table.player.balance.0 != ask.balance {
            return Err(Fault::Stale);
        }
        let given = self.house.store.credit(self.player, Points(ask.points), now()).await;
        let given = given.map(|balance| at_table.player.balance = balance).map_err(|error| match error {
            tuz_store::Error::Amount { .. } => Fault::bad(error),
            error => error.into(),
        });
        self.settle_down(&mut guard, given)
    }

    /// Takes another name or language.
    pub(crate) async fn rename(
        self: &Arc<Self>,
        change: wire::PlayerChange,
    ) -> Result<Arc<wire::Table>, Fault> {
        let mut guard = self.at_table.lock().await;
        let at_table = self.ready(&mut guard).await?;
        let old = &at_table.player.profile;
        let name = change.name.unwrap_or_else(|| old.name().to_owned());
        let language = change.language.unwrap_or_else(|| old.language().to_owned());
        let profile = tuz_store::Profile::new(name, language).map_err(Fault::bad)?;
        let kept = self.house.store.change_profile(self.player, &profile).await;
        let kept = kept.map(|()| at_table.player.profile = profile).map_err(Fault::from);
        self.settle_down(&mut guard, kept)
    }

    /// Wipes the player. Whoever looks on is told nothing more.
    pub(crate) async fn wipe(self: &Arc<Self>) -> Result<(), Fault> {
        let mut at_table = self.at_table.lock().await;
        self.house.store.wipe(self.player).await?;
        *at_table = None;
        Ok(())
    }

    /// Wipes the player and brings another one back in his place: both or, on an error, neither.
    pub(crate) async fn replace(
        self: &Arc<Self>,
        token: &tuz_store::Token,
        export: &tuz_store::Export,
    ) -> Result<tuz_store::Player, Fault> {
        let mut at_table = self.at_table.lock().await;
        let back =
            self.house.store.replace(self.player, token, export).await.map_err(|error| match error {
                tuz_store::Error::SeedUsed => Fault::Stale,
                error => error.into(),
            })?;
        *at_table = None;
        Ok(back)
    }

    /// What the options of a decision are, or were, worth.
    pub(crate) async fn options(self: &Arc<Self>, round: RoundKey, event: usize) -> Result<Options, Fault> {
        // Let go of at once: the analysis takes its time.
        let at_table = {
            let mut guard = self.at_table.lock().await;
            let at_table = self.ready(&mut guard).await?;
            let playing = at_table.round.as_ref().filter(|playing| playing.key == round);
            playing.map(|playing| (playing.rules.clone(), playing.round.clone()))
        };
        let (rules, played) = if let Some(at_table) = at_table {
            at_table
        } else {
            let record = self.house.store.record(self.player, round).await?;
            (hashed(record.rules_text())?, record.replay().map_err(Fault::failed)?)
        };
        let chosen = match played.events().get(event) {
            Some(event) => Some(event.decision().ok_or(Fault::NotFound)?.1),
            None => None,
        };
        let before = before(&played, event)?;
        let turn = before.turn().ok_or(Fault::NotFound)?;
        let answer = match Question::of(&before) {
            Ok(question) => self.house.analyst.worths(&rules, question).await?,
            Err(unanswered) => Arc::new(Err(unanswered)),
        };
        let (options, left_out, no_figures) = match &*answer {
            Ok(worths) => (wire::option_worths(worths), worths.left_out.clone(), None),
            Err(reason) => (Vec::new(), Vec::new(), Some(reason.into())),
        };
        Ok(Options {
            round: round.0,
            event,
            r#box: turn.place.0,
            chosen: chosen.as_ref().map(Decision::from),
            options,
            left_out,
            no_figures,
        })
    }

    /// The rules of a round, as a table shows them.
    pub(crate) async fn rules(self: &Arc<Self>, round: RoundKey) -> Result<wire::House, Fault> {
        let mut guard = self.at_table.lock().await;
        let at_table = self.ready(&mut guard).await?;
        if let Some(playing) = at_table.round.as_ref().filter(|playing| playing.key == round) {
            let rules = &*playing.rules.rules;
            return Ok(wire::House::new(rules, &RuleFile::from(rules).to_toml()));
        }
        drop(guard);
        let record = self.house.store.record(self.player, round).await?;
        let rules = Rules::parse(record.rules_text()).map_err(Fault::failed)?;
        Ok(wire::House::new(&rules, record.rules_text()))
    }

    /// What is at the table, read from the store where it is not known.
    async fn ready<'a>(
        self: &Arc<Self>,
        at_table: &'a mut Option<AtTable>,
    ) -> Result<&'a mut AtTable, Fault> {
        let at_table = match at_table {
            Some(at_table) => at_table,
            none => {
                let read = self.read().await?;
                let at_table = none.insert(read);
                self.catch_up(at_table);
                at_table
            }
        };
        if at_table.next.is_none() && !at_table.round.as_ref().is_some_and(Playing::is_open) {
            at_table.next = Some(self.commit().await?);
        }
        Ok(at_table)
    }

    async fn read(&self) -> Result<AtTable, Fault> {
        let store = &self.house.store;
        let player = store.player(self.player).await?;
        let round = match store.load_open_round(self.player).await? {
            Some(open) => {
                let playing = Playing {
                    key: open.key,
                    rules: hashed(&open.rules_text)?,
                    round: open.round,
                    shuffle: PlayedShuffle::Dealt(open.shuffle),
                    judged: Vec::new(),
                };
                Some(playing)
            }
            None => self.last_round().await?,
        };
        let mut at_table = AtTable { player, next: None, round };
        if let Some(playing) = &mut at_table.round {
            let kept = store.decisions(self.player, playing.key).await?;
            playing.judged = kept.iter().map(judged).collect();
        }
        Ok(at_table)
    }

    async fn last_round(&self) -> Result<Option<Playing>, Fault> {
        let store = &self.house.store;
        let last = store.history(self.player, Page { before: None, rounds: 1 }).await?;
        let Some(last) = last.first() else { return Ok(None) };
        let record = store.record(self.player, last.key).await?;
        let PackSource::Shuffle(revealed, _) = record.pack() else {
            return Err(Fault::failed("a stored round without its shuffle"));
        };
        Ok(Some(Playing {
            key: last.key,
            rules: hashed(record.rules_text())?,
            round: record.replay().map_err(Fault::failed)?,
            shuffle: PlayedShuffle::Revealed(revealed.clone()),
            judged: Vec::new(),
        }))
    }

    /// The shuffle of the next round.
    async fn commit(&self) -> Result<wire::CommittedShuffle, Fault> {
        let shuffle = self.house.store.commit(self.player, self.house.chance.draw()?, now()).await?;
        Ok(wire::CommittedShuffle {
            nonce: shuffle.nonce().get(),
            commitment: shuffle.commitment().to_string(),
        })
    }

    /// After what is stored: a settled round gives its shuffle away and the next one is committed to; a decision that
    /// is asked for is analysed at once, as it will be judged.
    async fn after_a_change(self: &Arc<Self>, at_table: &mut AtTable) {
        let Some(playing) = at_table.round.take() else { return };
        let is_open = playing.is_open();
        if is_open {
            self.prepare(&playing);
        }
        let shuffle = if is_open { playing.shuffle } else { playing.shuffle.reveal() };
        at_table.round = Some(Playing { shuffle, ..playing });
        if is_open {
            return;
        }
        // The round is over and stored whether or not this succeeds; it is tried again when the table is looked at.
        match self.commit().await {
            Ok(next) => at_table.next = Some(next),
            Err(fault) => tracing::warn!(%fault, "the next shuffle is not committed to"),
        }
    }

    /// Shows a change. After a failure all is read from the store again, which knows whether it is done.
    fn settle_down(
        self: &Arc<Self>,
        guard: &mut Option<AtTable>,
        result: Result<(), Fault>,
    ) -> Result<Arc<wire::Table>, Fault> {
        match (result, guard.as_ref()) {
            (Ok(()), Some(at_table)) => Ok(self.show(at_table)),
            (Ok(()), None) => Err(Fault::Stale),
            (Err(fault), _) => {
                if !matches!(fault, Fault::Refused(_) | Fault::Bad(_)) {
                    *guard = None;
                }
                Err(fault)
            }
        }
    }

    /// Shows the table to all who look on.
    fn show(&self, at_table: &AtTable) -> Arc<wire::Table> {
        let profile = &at_table.player.profile;
        let table = Arc::new(wire::Table {
            player: wire::Player {
                name: profile.name().to_owned(),
                language: profile.language().to_owned(),
                balance: at_table.player.balance.0,
            },
            next: at_table.next.clone(),
            round: at_table.round.as_ref().map(|playing| {
                view::round(&playing.round, playing.key.0, playing.shuffle.shown(), &playing.judged)
            }),
        });
        self.shown.send_if_modified(|shown| {
            let changes = shown.as_ref() != Some(&table);
            if changes {
                *shown = Some(Arc::clone(&table));
            }
            changes
        });
        table
    }

    /// Has what is asked now analysed, so that the answer is there when it is wanted.
    fn prepare(&self, playing: &Playing) {
        let Ok(question) = Question::of(&playing.round) else { return };
        let (house, rules) = (Arc::clone(&self.house), playing.rules.clone());
        tokio::spawn(async move { house.analyst.worths(&rules, question).await.map(drop) });
    }

    /// Judges what a crash has left without judgement.
    fn catch_up(self: &Arc<Self>, at_table: &AtTable) {
        let Some(playing) = &at_table.round else { return };
        for (place, event) in playing.round.events().iter().enumerate() {
            let is_judged = playing.judged.iter().any(|judged| judged.event == place);
            if event.decision().is_some()
                && !is_judged
                && let Ok(before) = before(&playing.round, place)
            {
                self.judge(playing, &before, place);
            }
        }
    }

    /// Has a decision analysed, and shows what it cost once that is known.
    fn judge(self: &Arc<Self>, playing: &Playing, before: &Round, event: usize) {
        let Some((place, chosen)) = playing.round.events().get(event).and_then(Event::decision) else {
            return;
        };
        let Ok(question) = Question::of(before) else { return };
        let (spot, asked) = (spot(&question), question.clone());
        let (seat, rules, key) = (Arc::clone(self), playing.rules.clone(), playing.key);
        tokio::spawn(async move {
            let answer: Answered = match seat.house.analyst.worths(&rules, question).await {
                Ok(answer) => answer,
                // It is judged when the seat is read again.
                Err(fault) => return tracing::warn!(%fault, "a decision is not judged"),
            };
            let Ok(worths) = &*answer else { return };
            let (Some(valued), Some(best)) = (worths.of(&chosen), worths.options.first()) else { return };
            let best = if valued.loss == Antes::ZERO { chosen } else { best.action };
            let (loss, at) = (valued.loss, now());
            let lesson = Lesson::new(&rules.rules, &asked, worths, &chosen);
            let taught = lesson.as_ref().and_then(|lesson| taught(lesson, loss));
            let is_mistake = taught.is_some() && Grade::of(loss).is_mistake();
            let review = if is_mistake { training::first_review(at) } else { None };
            let decision = tuz_store::Decision { place, event, spot, chosen, best, loss, at, taught, review };
            if let Err(error) = seat.house.store.judge(seat.player, key, &decision).await {
                tracing::warn!(%error, "a judgement is not stored");
            }
            let mut guard = seat.at_table.lock().await;
            let Some(at_table) = guard.as_mut() else { return };
            if let Some(playing) = at_table.round.as_mut().filter(|playing| playing.key == key) {
                playing.judged.retain(|judged| judged.event != event);
                playing.judged.push(judged(&decision));
                playing.judged.sort_by_key(|judged| judged.event);
                seat.show(at_table);
            }
        });
    }
}

/// How many points are given at a time.
const MOST_TOP_UP: i64 = 1_000_000;

/// The rule file that a deal names.
fn rules_text(ask: &Deal) -> Result<&str, Fault> {
    let file = shipped().find(|file| file.name == ask.rules);
    let Some(own) = &ask.own_rules else {
        let file = file.ok_or_else(|| Fault::bad(format_args!("there are no rules called `{}`", ask.rules)));
        return Ok(file?.text);
    };
    if file.is_some() {
        return Err(Fault::bad(format_args!("`{}` is the name of shipped rules", ask.rules)));
    }
    let rules = Rules::parse(own).map_err(Fault::bad)?;
    if rules.name() != ask.rules {
        return Err(Fault::bad(format_args!("the rules are called `{}`, not `{}`", rules.name(), ask.rules)));
    }
    Ok(own)
}

/// The rules of a text, with its hash.
pub(crate) fn hashed(text: &str) -> Result<HashedRules, Fault> {
    use sha2::{Digest, Sha256};
    let rules = Rules::parse(text).map_err(Fault::failed)?;
    Ok(HashedRules { hash: Sha256::digest(text.as_bytes()).into(), rules: Arc::new(rules) })
}

/// The round before one of its events, which must be a decision or the next one.
pub(crate) fn before(round: &Round, event: usize) -> Result<Round, Fault> {
    let events = round.events().get(..event).ok_or(Fault::NotFound)?;
    let start = round.starting_balance(SEAT).unwrap_or_default();
    let rules = Arc::new(round.rules().clone());
    // In the middle of what a decision brings about no round stands still.
    Round::replay(rules, &[start], round.pack(), events).map_err(|_| Fault::NotFound)
}

pub(crate) fn judged(decision: &tuz_store::Decision) -> Judged {
    Judged {
        event: decision.event,
        r#box: decision.place.0,
        chosen: Decision::from(&decision.chosen),
        best: Decision::from(&decision.best),
        loss: decision.loss.into(),
        grade: Grade::of(decision.loss).name().to_owned(),
        teaches: lesson(decision).as_ref().map(wire::Teaching::from),
    }
}

/// What the store keeps of a lesson.
fn taught(lesson: &Lesson, loss: Antes) -> Option<tuz_store::Taught> {
    Some(tuz_store::Taught {
        kind: view::named(&lesson.kind),
        size: Billionths::of(loss).0,
        lesson: serde_json::to_value(lesson).ok()?,
    })
}

/// The lesson that is kept; one that a later version wrote otherwise is as good as none.
pub(crate) fn lesson(decision: &tuz_store::Decision) -> Option<Lesson> {
    let taught = decision.taught.as_ref()?;
    Lesson::deserialize(&taught.lesson).ok()
}

/// What was known, as the command line takes it.
fn spot(question: &Question) -> serde_json::Value {
    let spot = question.spot();
    serde_json::json!({
        "hand": spot.hand().to_string(),
        "upcard": spot.up().to_string(),
        "seen": (Pack::STANDARD.to_set() - spot.unseen() - spot.hand()).without(spot.up()).to_string(),
    })
}
