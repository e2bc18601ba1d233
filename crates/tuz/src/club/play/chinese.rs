//! Chinese poker: everybody sets thirteen cards, and rows are compared.

use std::io::Write;

use tuz_cards::{CardSet, Numbers, parse_card_set};
use tuz_club::RankingRule;
use tuz_club::bot::chinese::set;
use tuz_club::chinese::{CARDS, MOST_PLAYERS, Place, Rules, Scoring, Setting, SettingFault, deal, settle};
use tuz_club::table::shuffled;
use tuz_i18n::{Args as Words, Text};

use super::session::played;
use super::show::category_name;
use super::{Args, NAMES, WATCHED};
use crate::club::listed;
use crate::console::{Console, Stop, ended};
use crate::fault::{Fault, harmless};
use crate::paint::wrapped;
use crate::table::{Side, Table};
use crate::values::ordered;

/// The name of the game.
pub(super) const NAME: &str = "chinese";

/// A point a row, and three more for all three.
const SCORING: Scoring = Scoring::OneSix;

/// How it is played, in messages.
const HOW: [&str; 4] = ["chinese-how-rows", "chinese-how-order", "chinese-how-points", "chinese-how-typed"];

/// Players who set their cards.
struct Players<'io> {
    console: Console<'io>,
    watch: bool,
    points: Vec<i64>,
    played: u64,
}

/// Plays it.
pub(super) fn run(args: &Args, seed: u64, console: Console) -> Result<(), Fault> {
    let given = [
        ("--limit", args.limit.is_some()),
        ("--stakes", args.stakes.is_some()),
        ("--ante", args.ante.is_some()),
        ("--bring-in", args.bring_in.is_some()),
        ("--stack", args.stack.is_some()),
        ("--record", args.record.is_some()),
    ];
    if let Some((name, _)) = given.iter().find(|(_, given)| *given) {
        return Err(Fault::bad("club-not-chinese", Words::new().with("name", *name)));
    }
    let count = args.players.unwrap_or(MOST_PLAYERS);
    if !(2..=MOST_PLAYERS).contains(&count) {
        return Err(Fault::bad(
            "chinese-players",
            Words::new().with("count", count).with("most", MOST_PLAYERS),
        ));
    }
    let hands = args.hands.or(args.watch.then_some(WATCHED));
    let mut players = Players { console, watch: args.watch, points: vec![0; count], played: 0 };
    let played = players.play(seed, hands);
    ended(played, || players.farewell())
}

impl Players<'_> {
    fn name(&self, place: usize) -> String {
        if place == 0 && !self.watch { self.said("play-you") } else { NAMES[place % NAMES.len()].to_owned() }
    }

    fn text(&self) -> &Text {
        &self.console.io.text
    }

    fn said(&self, id: &str) -> String {
        self.text().say(id, &Words::new())
    }

    fn line(&mut self, text: &str) -> Result<(), Stop> {
        writeln!(self.console.io.out, "{text}")?;
        Ok(())
    }

    fn play(&mut self, seed: u64, most: Option<u64>) -> Result<(), Stop> {
        let paint = self.console.io.paint;
        self.line(&paint.strong(&self.said("chinese-title")))?;
        let words = Words::new().with("count", self.points.len());
        let players = self.text().say("club-players", &words);
        let seed_told = self.text().say("equity-seed", &Words::new().with("value", seed.to_string()));
        let told = listed(&[players, seed_told], self.text());
        self.line(&paint.faint(&format!("  {told}")))?;
        if !self.watch {
            let hint = self.said("play-hint");
            self.line(&paint.faint(&format!("  {hint}")))?;
        }
        loop {
            self.hand(seed)?;
            if most.is_some_and(|most| self.played >= most) {
                return Ok(());
            }
            if !self.watch {
                self.line("")?;
                let question = self.said("club-next-hand") + " ";
                while !self.console.ask(&question)?.is_empty() {
                    self.how()?;
                }
            } else if self.console.is_interrupted() {
                return Err(Stop::Left);
            }
        }
    }

    fn how(&mut self) -> Result<(), Stop> {
        for id in HOW {
            let sentence = self.said(id);
            self.line(&wrapped(&sentence))?;
        }
        Ok(())
    }

    fn hand(&mut self, seed: u64) -> Result<(), Stop> {
        let paint = self.console.io.paint;
        let number = self.played + 1;
        let mut deck = Numbers::new(seed, 2 * number);
        let mut chance = Numbers::new(seed, 2 * number + 1);
        self.line("")?;
        let words = Words::new().with("text", self.text().figure(&number.to_string()));
        let title = self.text().say("club-hand", &words);
        self.line(&paint.strong(&title))?;
        let nothing = || Fault::internal("the pack does not serve all");
        let hands = deal(&shuffled(CardSet::FULL, &mut deck), self.points.len()).ok_or_else(nothing)?;
        let mut settings = Vec::new();
        for (place, cards) in hands.into_iter().enumerate() {
            let by_itself = set(cards, &mut chance).ok_or_else(nothing)?;
            let mine = place == 0 && !self.watch;
            settings.push(if mine { self.ask(cards, by_itself)? } else { by_itself });
        }
        let won = settle(&Rules::plain(SCORING), &settings).map_err(Fault::internal)?;
        self.played += 1;
        let text = self.text();
        let mut rows = Table::new([Side::Left, Side::Left, Side::Left, Side::Left]);
        let titles = ["chinese-front", "chinese-middle", "chinese-back"].map(|id| self.said(id));
        rows.row(std::iter::once(String::new()).chain(titles));
        for (place, setting) in settings.iter().enumerate() {
            let cards = Place::ALL.map(|row| paint.in_text(&text.cards(&ordered(setting.row(row)))));
            rows.row(std::iter::once(self.name(place)).chain(cards));
            let words = Place::ALL.map(|row| paint.faint(&category(setting, row, text)));
            let points = match won[place] {
                points @ 1.. => format!("+{points}"),
                points => points.to_string(),
            };
            rows.row(std::iter::once(text.figure(&points)).chain(words));
        }
        self.line("")?;
        rows.print(&mut self.console.io.out)?;
        for (points, won) in self.points.iter_mut().zip(won) {
            *points += won;
        }
        Ok(())
    }

    /// Asks for the rows until they are such as may be.
    fn ask(&mut self, cards: CardSet, by_itself: Setting) -> Result<Setting, Stop> {
        let paint = self.console.io.paint;
        let told = format!("  {}", paint.in_text(&self.text().cards(&ordered(cards))));
        let question = self.said("chinese-question") + " ";
        self.line(&told)?;
        loop {
            let line = self.console.ask(&question)?;
            match line.to_lowercase().as_str() {
                "auto" | "a" => return Ok(by_itself),
                "" => self.line(&told)?,
                "?" | "h" | "help" | "r" | "rules" => self.how()?,
                _ => match rows(&line, cards, self.text()) {
                    Ok(setting) => return Ok(setting),
                    Err(reason) => self.line(&harmless(&reason))?,
                },
            }
        }
    }

    fn farewell(&mut self) -> Result<(), Stop> {
        self.line("")?;
        let text = self.text();
        let mut rows = Table::new([Side::Left, Side::Right]);
        for (place, points) in self.points.iter().enumerate() {
            rows.row([self.name(place), text.figure(&points.to_string())]);
        }
        let told = played(self.played, text);
        rows.print(&mut self.console.io.out)?;
        self.line(&told)
    }
}

/// What a row is, in words.
fn category(setting: &Setting, place: Place, text: &Text) -> String {
    let ranking = RankingRule::Standard.with(tuz_cards::Pack::STANDARD);
    let category = ranking.rank(setting.row(place)).map(|score| ranking.category(score));
    category.map_or_else(String::new, |category| category_name(category, text))
}

/// The rows that are typed: the front and the middle, and the back or the rest.
fn rows(line: &str, cards: CardSet, text: &Text) -> Result<Setting, String> {
    let mut sets = Vec::new();
    for part in line.split('/') {
        sets.push(
            parse_card_set(part).map_err(|error| {
                text.say("club-unclear-card", &Words::new().with("text", error.to_string()))
            })?,
        );
    }
    let (front, middle, back) = match sets[..] {
        [front, middle] => (front, middle, cards - front - middle),
        [front, middle, back] => (front, middle, back),
        _ => return Err(text.say("chinese-two-rows", &Words::new())),
    };
    if let Some(card) = ((front | middle | back) - cards).into_iter().next() {
        let words = Words::new().with("text", card.to_string()).with("count", CARDS);
        return Err(text.say("chinese-not-held", &words));
    }
    let setting = Setting::new(front, middle, back).map_err(|fault| match fault {
        SettingFault::Rows { front, middle, back } => {
            let words = Words::new().with("front", front).with("middle", middle).with("back", back);
            text.say("chinese-row-sizes", &words)
        }
        SettingFault::Twice(card) => text.say("chinese-twice", &Words::new().with("text", card.to_string())),
        SettingFault::Players(_) => fault.to_string(),
    })?;
    if setting.is_fouled() {
        let [front, middle, back] = Place::ALL.map(|place| category(&setting, place, text));
        let words = Words::new().with("text", front).with("value", middle).with("list", back);
        return Err(text.say("chinese-fouled", &words));
    }
    Ok(setting)
}
