//! Hand after hand, until somebody leaves or has everything.

use std::fs::File;
use std::io::Write;

use tuz_cards::{Numbers, Rank};
use tuz_club::bot::{Style, decide};
use tuz_club::history::{Record, Source, Told, write_phh};
use tuz_club::table::{Table, TableHand, shuffled};
use tuz_club::{Chips, Event, Next, PackOrder, Post, Seat, Viewer};
use tuz_i18n::{Args as Words, Text};

use super::NAMES;
use super::show::{capital, chips, titled, worth};
use crate::club::events::Teller;
use crate::club::listed;
use crate::club::reasons;
use crate::console::{Console, Stop};
use crate::fault::Fault;
use crate::paint::wrapped;
use crate::table::{self, Side};

/// The place of the person, where one plays.
const ME: usize = 0;

/// A table at which one sits.
pub(super) struct Session<'io> {
    pub(super) table: Table,
    pub(super) console: Console<'io>,
    seed: u64,
    /// After how many it ends.
    most: Option<u64>,
    watch: bool,
    file: Option<File>,
    /// With how many chips everybody came.
    start: Chips,
    /// Hands that were played to the end.
    played: u64,
    /// What the person put into a hand that he left.
    left_behind: Chips,
    /// The person has said once that he leaves in the middle of this hand.
    pub(super) warned: bool,
}

impl<'io> Session<'io> {
    pub(super) fn new(
        table: Table,
        console: Console<'io>,
        seed: u64,
        most: Option<u64>,
        watch: bool,
        file: Option<File>,
    ) -> Self {
        let start = table.stacks().first().copied().unwrap_or(Chips::ZERO);
        Self {
            table,
            console,
            seed,
            most,
            watch,
            file,
            start,
            played: 0,
            left_behind: Chips::ZERO,
            warned: false,
        }
    }

    /// Whether a person sits at this place.
    fn is_me(&self, place: usize) -> bool {
        !self.watch && place == ME
    }

    /// What the player at this place is called in the file.
    fn name(&self, place: usize) -> &'static str {
        if self.is_me(place) { "You" } else { NAMES[place % NAMES.len()] }
    }

    /// What the player at this place is called on the screen.
    pub(super) fn called(&self, place: usize) -> String {
        if self.is_me(place) {
            self.text().say("play-you", &Words::new())
        } else {
            self.name(place).to_owned()
        }
    }

    fn text(&self) -> &Text {
        &self.console.io.text
    }

    /// Who does something: `$who` is `you` for the person, and `$name` what the player at this place is called.
    fn who(&self, place: usize) -> Words {
        let who = if self.is_me(place) { "you" } else { "player" };
        Words::new().with("who", who).with("name", self.name(place))
    }

    /// How the bot at this place plays.
    fn style(place: usize) -> Style {
        Style::ALL[place % Style::ALL.len()]
    }

    pub(super) fn line(&mut self, text: &str) -> Result<(), Stop> {
        writeln!(self.console.io.out, "{text}")?;
        Ok(())
    }

    /// Plays until the person leaves, all hands are played or one has everything.
    pub(super) fn play(&mut self) -> Result<(), Stop> {
        self.greet()?;
        loop {
            self.hand()?;
            let over = self.table.players() < 2 || self.most.is_some_and(|most| self.played >= most);
            if over || !self.watch && self.table.stacks()[ME].is_zero() {
                return Ok(());
            }
            if !self.watch {
                self.between()?;
            } else if self.console.is_interrupted() {
                return Err(Stop::Left);
            }
        }
    }

    fn greet(&mut self) -> Result<(), Stop> {
        let paint = self.console.io.paint;
        let title = titled(self.table.game(), self.table.amounts(), self.text());
        self.line(&paint.strong(&title))?;
        let bots = (0..self.table.stacks().len()).filter(|&place| !self.is_me(place));
        let bots = bots.map(|place| {
            let id = match Self::style(place) {
                Style::Tight => "club-plays-tight",
                Style::Loose => "club-plays-loose",
                Style::Calling => "club-calls-nearly-all",
            };
            self.text().say(id, &Words::new().with("name", self.name(place)))
        });
        let bots = listed(&bots.collect::<Vec<_>>(), self.text());
        self.line(&paint.faint(&wrapped(&bots)))?;
        let words = Words::new().with("text", chips(self.start, self.text()));
        let start = self.text().say("club-everybody-has", &words.with("value", self.seed.to_string()));
        self.line(&paint.faint(&format!("  {start}")))?;
        if !self.watch {
            let hint = self.console.io.text.say("play-hint", &Words::new());
            self.line(&paint.faint(&format!("  {hint}")))?;
        }
        Ok(())
    }

    /// Asks whether there is another hand.
    fn between(&mut self) -> Result<(), Stop> {
        let question = self.text().say("club-next-hand", &Words::new()) + " ";
        loop {
            self.line("")?;
            match self.console.ask(&question)?.to_lowercase().as_str() {
                "" => return Ok(()),
                "r" | "rules" => self.tell_rules()?,
                _ => {
                    let help = self.text().say("club-next-help", &Words::new());
                    self.line(&help)?;
                }
            }
        }
    }

    fn hand(&mut self) -> Result<(), Stop> {
        let number = self.played + 1;
        let mut deck = Numbers::new(self.seed, 2 * number);
        let mut chance = Numbers::new(self.seed, 2 * number + 1);
        let pack = self.table.pack();
        let order = PackOrder::new(&shuffled(pack.to_set(), &mut deck));
        let mut played = self.table.deal(order).map_err(Fault::internal)?;
        self.warned = false;
        self.announce(number)?;
        let record = self.record(number, &played);
        let (viewer, me) = match played.seat(ME).filter(|_| !self.watch) {
            Some(seat) => (Viewer::Player(seat), Some(seat)),
            None => (Viewer::Record, None),
        };
        let mut teller = Teller::new(&record, self.console.io.paint).to(me);
        let mut told = 0;
        loop {
            told += self.tell(&played, told, viewer, &mut teller)?;
            let hand = &mut played.hand;
            let action = match hand.next() {
                Next::Over => break,
                Next::Act(seat) | Next::Throw(seat) if me == Some(seat) => {
                    (seat, self.turn(&played, seat).inspect_err(|_| self.leave_behind(&played, seat))?)
                }
                Next::Act(seat) | Next::Throw(seat) => {
                    let style = Self::style(played.places[seat.index()]);
                    let view = hand.view(Viewer::Player(seat));
                    let action = decide(style, self.table.game(), &view, &mut chance);
                    (seat, action.ok_or_else(|| Fault::internal("a bot does not know what to do"))?)
                }
                Next::Restock => {
                    let order = shuffled(hand.discards(), &mut deck);
                    hand.restock(&order).map_err(Fault::internal)?;
                    continue;
                }
                _ => {
                    hand.step().map_err(Fault::internal)?;
                    continue;
                }
            };
            played.hand.act(action.0, action.1).map_err(Fault::internal)?;
        }
        self.finish(&record, &played)
    }

    /// The number of the hand, who has the button, and with all cards open the stacks.
    fn announce(&mut self, number: u64) -> Result<(), Stop> {
        let (paint, text) = (self.console.io.paint, self.text());
        let words = Words::new().with("text", text.figure(&number.to_string()));
        let mut parts = vec![text.say("club-hand", &words)];
        if self.table.game().variant().has_blinds() {
            parts.push(text.say("club-has-button", &self.who(self.table.button())));
        }
        let lowest = self.table.pack().lowest();
        if lowest != Rank::Two {
            parts.push(text.say("club-pack-starts", &Words::new().with("text", text.rank(lowest))));
        }
        let title = listed(&parts, text);
        let stacks = self.table.stacks().iter().enumerate().filter(|(_, stack)| !stack.is_zero());
        let stacks: Vec<String> = stacks
            .map(|(place, stack)| {
                let words = Words::new().with("name", self.name(place)).with("text", chips(*stack, text));
                text.say("club-stack", &words)
            })
            .collect();
        let stacks = listed(&stacks, text);
        self.line("")?;
        self.line(&paint.strong(&title))?;
        if !self.watch {
            return Ok(());
        }
        self.line(&paint.faint(&wrapped(&stacks)))
    }

    /// What a file tells of the hand.
    fn record(&self, number: u64, played: &TableHand) -> Record {
        Record {
            source: Source::Phh,
            id: number.to_string(),
            line: 1,
            game: self.table.game(),
            setup: std::sync::Arc::new(played.hand.setup().clone()),
            stacks: played.before.clone(),
            players: played.places.iter().map(|&place| self.name(place).to_owned()).collect(),
            places: played.places.iter().map(|&place| place as u32 + 1).collect(),
            decimals: 0,
            steps: Vec::new(),
            told: Told::default(),
        }
    }

    /// Tells what happened after so many events, and how much that is.
    fn tell(
        &mut self,
        played: &TableHand,
        from: usize,
        viewer: Viewer,
        teller: &mut Teller,
    ) -> Result<usize, Stop> {
        let ante = self.table.amounts().ante;
        let events = played.hand.events().get(from..).unwrap_or_default();
        for (at, event) in events.iter().enumerate() {
            let seen = match viewer {
                Viewer::Player(seat) => event.seen_by(Some(seat)),
                _ => *event,
            };
            let text = self.text();
            let mut sentence = teller.sentence(&seen, text);
            match seen {
                // One line for all that are alike.
                Event::Posted { post: Post::Ante, amount, .. } if amount == ante => {
                    if from + at > 0 {
                        continue;
                    }
                    let words = Words::new().with("text", chips(ante, text));
                    sentence = text.say("club-everybody-antes", &words);
                }
                Event::Dealt { cards, .. } if cards.known().is_empty() => continue,
                Event::Showed { seat, .. } => {
                    let worth = worth(&played.hand, seat, text);
                    if !worth.is_empty() {
                        sentence = format!("{sentence}: {worth}");
                    }
                }
                _ => {}
            }
            self.line(&capital(&sentence))?;
        }
        Ok(events.len())
    }

    fn leave_behind(&mut self, played: &TableHand, seat: Seat) {
        self.left_behind = self.table.stacks()[ME].less(played.hand.stacks()[seat.index()]);
    }

    fn finish(&mut self, record: &Record, played: &TableHand) -> Result<(), Stop> {
        let had: Vec<bool> = self.table.stacks().iter().map(|stack| !stack.is_zero()).collect();
        self.table.finish(played);
        self.played += 1;
        let stacks = self.table.stacks().to_vec();
        for (place, _) in stacks.iter().enumerate().filter(|(place, stack)| had[*place] && stack.is_zero()) {
            let told = self.text().say("club-no-chips", &self.who(place));
            self.line(&told)?;
        }
        let Some(file) = &mut self.file else { return Ok(()) };
        let break_before = if self.played > 1 { "\n" } else { "" };
        let hand = write_phh(record, &played.hand)
            .map_err(|fault| Fault::because(move |text| reasons::unwritten(&fault, text)))?;
        let text = format!("{break_before}[{}]\n{hand}", self.played);
        file.write_all(text.as_bytes()).map_err(|error| {
            Fault::failure("club-not-recorded", Words::new().with("text", error.to_string()))
        })?;
        Ok(())
    }

    /// Says what everybody leaves with.
    pub(super) fn farewell(&mut self) -> Result<(), Stop> {
        let counted = |amount: Chips, text: &Text| {
            Words::new().with("count", amount.0 as f64).with("text", chips(amount, text))
        };
        self.line("")?;
        let mut stacks = self.table.stacks().to_vec();
        if !self.left_behind.is_zero() {
            stacks[ME] = stacks[ME].less(self.left_behind);
            let left = self.text().say("club-left-behind", &counted(self.left_behind, self.text()));
            self.line(&left)?;
        }
        let text = self.text();
        let mut rows = table::Table::new([Side::Left, Side::Left, Side::Right, Side::Right]);
        for (place, stack) in stacks.iter().enumerate() {
            let style = match Self::style(place) {
                _ if self.is_me(place) => String::new(),
                Style::Tight => text.say("club-style-tight", &Words::new()),
                Style::Loose => text.say("club-style-loose", &Words::new()),
                Style::Calling => text.say("club-style-calling", &Words::new()),
            };
            let change = i128::from(stack.0) - i128::from(self.start.0);
            let change = if change > 0 { format!("+{change}") } else { change.to_string() };
            rows.row([self.called(place), style, chips(*stack, text), text.figure(&change)]);
        }
        let played = played(self.played, text);
        let told = if self.watch {
            played
        } else {
            let (mine, start) = (stacks[ME], self.start);
            let (id, change) = match mine.cmp(&start) {
                std::cmp::Ordering::Less => ("club-leave-fewer", start - mine),
                std::cmp::Ordering::Equal => ("club-leave-even", Chips::ZERO),
                std::cmp::Ordering::Greater => ("club-leave-more", mine - start),
            };
            format!("{played} {}", text.say(id, &counted(mine, text).with("value", chips(change, text))))
        };
        rows.print(&mut self.console.io.out)?;
        self.line(&told)
    }
}

/// How many hands were played.
pub(super) fn played(hands: u64, text: &Text) -> String {
    let words = Words::new().with("count", hands as f64).with("text", text.figure(&hands.to_string()));
    text.say("club-played", &words)
}
