//! Chinese poker: everybody sets thirteen cards, and rows are compared.

use std::io::Write;

use tuz_cards::{CardSet, Numbers, parse_card_set};
use tuz_club::bot::chinese::set;
use tuz_club::chinese::{CARDS, MOST_PLAYERS, Place, Rules, Scoring, Setting, SettingFault, deal, settle};
use tuz_club::table::shuffled;
use tuz_club::{Category, RankingRule};
use tuz_house::counted;
use tuz_i18n::Args as Words;

use super::{Args, NAMES, WATCHED};
use crate::console::{Console, Stop, ended};
use crate::fault::{Fault, harmless};
use crate::paint::wrapped;
use crate::table::{Side, Table};
use crate::values::ordered;

/// The name of the game.
pub(super) const NAME: &str = "chinese";

/// A point a row, and three more for all three.
const SCORING: Scoring = Scoring::OneSix;

const HOW: [&str; 4] = [
    "Everybody gets 13 cards and sets three rows: three cards in front, five in the middle, five at the back.",
    "No row may be better than the one behind it. Three cards in front know no straight and no flush.",
    "Each two players compare row by row: a point for each, and three more for all three.",
    "Type the front and the middle with a slash between, as in 2c 2d Ks / 4h 5h 6h 7h 8h; the rest is the back. \
     The word auto sets the cards for you.",
];

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
        return Err(Fault::bad(format_args!(
            "`{name}` does not go with Chinese poker, which is played for points"
        )));
    }
    let count = args.players.unwrap_or(MOST_PLAYERS);
    if !(2..=MOST_PLAYERS).contains(&count) {
        return Err(Fault::bad(SettingFault::Players(count)));
    }
    let hands = args.hands.or(args.watch.then_some(WATCHED));
    let mut players = Players { console, watch: args.watch, points: vec![0; count], played: 0 };
    let played = players.play(seed, hands);
    ended(played, || players.farewell())
}

impl Players<'_> {
    fn name(&self, place: usize) -> &'static str {
        if place == 0 && !self.watch { "You" } else { NAMES[place % NAMES.len()] }
    }

    fn line(&mut self, text: &str) -> Result<(), Stop> {
        writeln!(self.console.io.out, "{text}")?;
        Ok(())
    }

    fn play(&mut self, seed: u64, most: Option<u64>) -> Result<(), Stop> {
        let paint = self.console.io.paint;
        self.line(&paint.strong("Chinese poker, a point a row and three more for all three"))?;
        let players = counted(self.points.len(), "player");
        self.line(&paint.faint(&format!("  {players}, seed {seed}")))?;
        if !self.watch {
            let hint = self.console.io.text.say("play-hint", &Words::new());
            self.line(&paint.faint(&format!("  {hint}")))?;
        }
        loop {
            self.hand(seed)?;
            if most.is_some_and(|most| self.played >= most) {
                return Ok(());
            }
            if !self.watch {
                self.line("")?;
                while !self.console.ask("Enter deals the next hand: ")?.is_empty() {
                    self.how()?;
                }
            } else if self.console.is_interrupted() {
                return Err(Stop::Left);
            }
        }
    }

    fn how(&mut self) -> Result<(), Stop> {
        for sentence in HOW {
            self.line(&wrapped(sentence))?;
        }
        Ok(())
    }

    fn hand(&mut self, seed: u64) -> Result<(), Stop> {
        let paint = self.console.io.paint;
        let number = self.played + 1;
        let mut deck = Numbers::new(seed, 2 * number);
        let mut chance = Numbers::new(seed, 2 * number + 1);
        self.line("")?;
        self.line(&paint.strong(&format!("Hand {number}")))?;
        let nothing = || Fault::failure("the pack does not serve all");
        let hands = deal(&shuffled(CardSet::FULL, &mut deck), self.points.len()).ok_or_else(nothing)?;
        let mut settings = Vec::new();
        for (place, cards) in hands.into_iter().enumerate() {
            let by_itself = set(cards, &mut chance).ok_or_else(nothing)?;
            let mine = place == 0 && !self.watch;
            settings.push(if mine { self.ask(cards, by_itself)? } else { by_itself });
        }
        let won = settle(&Rules::plain(SCORING), &settings).map_err(Fault::failure)?;
        self.played += 1;
        let mut rows = Table::new([Side::Left, Side::Left, Side::Left, Side::Left]);
        let titles = Place::ALL.map(|place| format!("{place:?}").to_lowercase());
        rows.row(std::iter::once(String::new()).chain(titles));
        for (place, setting) in settings.iter().enumerate() {
            let cards = Place::ALL.map(|row| paint.cards(ordered(setting.row(row))));
            rows.row(std::iter::once(self.name(place).to_owned()).chain(cards));
            let words = Place::ALL.map(|row| paint.faint(category(setting, row).map_or("", Category::words)));
            let points = match won[place] {
                points @ 1.. => format!("+{points}"),
                points => points.to_string(),
            };
            rows.row(std::iter::once(points).chain(words));
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
        self.line(&format!("  {}", paint.cards(ordered(cards))))?;
        loop {
            let line = self.console.ask("Front / middle: ")?;
            match line.to_lowercase().as_str() {
                "auto" | "a" => return Ok(by_itself),
                "" => self.line(&format!("  {}", paint.cards(ordered(cards))))?,
                "?" | "h" | "help" | "r" | "rules" => self.how()?,
                _ => match rows(&line, cards) {
                    Ok(setting) => return Ok(setting),
                    Err(reason) => self.line(&harmless(&reason))?,
                },
            }
        }
    }

    fn farewell(&mut self) -> Result<(), Stop> {
        self.line("")?;
        let mut rows = Table::new([Side::Left, Side::Right]);
        for (place, points) in self.points.iter().enumerate() {
            rows.row([self.name(place).to_owned(), points.to_string()]);
        }
        rows.print(&mut self.console.io.out)?;
        let hands = counted(self.played, "hand");
        self.line(&format!("{hands} {} played.", if self.played == 1 { "was" } else { "were" }))
    }
}

fn category(setting: &Setting, place: Place) -> Option<Category> {
    let ranking = RankingRule::Standard.with(tuz_cards::Pack::STANDARD);
    ranking.rank(setting.row(place)).map(|score| ranking.category(score))
}

/// The rows that are typed: the front and the middle, and the back or the rest.
fn rows(line: &str, cards: CardSet) -> Result<Setting, String> {
    let mut sets = Vec::new();
    for part in line.split('/') {
        sets.push(parse_card_set(part).map_err(|error| error.to_string())?);
    }
    let (front, middle, back) = match sets[..] {
        [front, middle] => (front, middle, cards - front - middle),
        [front, middle, back] => (front, middle, back),
        _ => return Err("the front and the middle are wanted, with a slash between; ? tells more".to_owned()),
    };
    if let Some(card) = ((front | middle | back) - cards).into_iter().next() {
        return Err(format!("`{card}` is not among your {CARDS} cards"));
    }
    let setting = Setting::new(front, middle, back).map_err(|fault| fault.to_string())?;
    if setting.is_fouled() {
        let named = Place::ALL.map(|place| category(&setting, place).map_or("nothing", Category::words));
        let [front, middle, back] = named;
        return Err(format!(
            "no row may be better than the one behind it; these are {front}, {middle}, {back}"
        ));
    }
    Ok(setting)
}
