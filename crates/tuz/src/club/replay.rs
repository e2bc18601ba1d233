//! `tuz club replay`: recorded hands again.

use std::io::Write;

use schemars::JsonSchema;
use serde::Serialize;
use tuz_club::history::{self, End, PartedAt, Parting, ReadFault, Record, Replayed, WriteFault};
use tuz_club::{Chips, Event, Hand, Seat};
use tuz_i18n::{Args as Words, Text};

use super::events::{Teller, amount, player};
use super::{limit, limited, listed, reasons};
use crate::fault::{Fault, one_line};
use crate::figures::Whole;
use crate::files;
use crate::io::{Io, english};
use crate::table::{Side, Table};

/// Plays recorded hands again and says where a file and the rules part.
///
/// Reads PHH files (`.phh`, `.phhs`) and the texts of `PokerStars` and Full Tilt: hold'em, Omaha with four to six cards
/// and hi-lo, stud, stud hi-lo, razz, five-card draw, deuce-to-seven. Pots, winnings and stacks are compared with what
/// the file says. A bad hand does not cost the others.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The file; `-` is the standard input.
    file: String,
    /// Only the hand of this number or name.
    #[arg(long, value_name = "ID")]
    hand: Option<String>,
    /// Tell everything that happened.
    #[arg(long)]
    events: bool,
    /// Print the hands that agree as a PHH file instead.
    #[arg(long, conflicts_with_all = ["json", "events"])]
    phh: bool,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

/// What `tuz club replay --json` prints.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(title = "tuz club replay")]
pub(crate) struct ClubReplayOutput {
    /// The version of this format: 1.
    format: u8,
    /// How many hands agree with what the file says of them.
    agree: usize,
    /// How many do not.
    part: usize,
    /// How many cannot be read.
    unread: usize,
    /// The hands, in the order of the file.
    hands: Vec<HandOutput>,
}

/// A hand.
#[derive(Debug, Serialize, JsonSchema)]
struct HandOutput {
    /// Its number or name; null where it has none or cannot be read.
    id: Option<String>,
    /// The line on which it begins, from 1, or on which it cannot be read.
    line: usize,
    /// Why it cannot be read; null where it can.
    fault: Option<String>,
    /// Who wrote the history: `PHH`, `PokerStars` or `Full Tilt`; null where it cannot be read.
    source: Option<String>,
    /// The game; null where it cannot be read.
    game: Option<&'static str>,
    /// `fixed`, `pot` or `no`; null where it cannot be read.
    limit: Option<&'static str>,
    /// How many decimals of the file's unit a chip stands for: 2 where chips are cents.
    decimals: Option<u8>,
    /// Whether it was played to the end (`over`), the file tells no more (`open`) or it was cancelled (`cancelled`);
    /// null where file and rules part, or it cannot be read.
    end: Option<&'static str>,
    /// Where file and rules part; null where they agree.
    parts: Option<PartsOutput>,
    /// What the house took, in chips.
    rake: Option<Whole>,
    /// The players, from the left of the button.
    players: Vec<PlayerOutput>,
    /// Everything that happened, in sentences, up to where they part; empty without `--events`.
    events: Vec<String>,
}

/// Where a file and the rules part.
#[derive(Debug, Serialize, JsonSchema)]
struct PartsOutput {
    /// The line, from 1.
    line: usize,
    /// The words there.
    step: String,
    /// Why.
    reason: String,
}

/// A player.
#[derive(Debug, Serialize, JsonSchema)]
struct PlayerOutput {
    /// The name; empty where it is not told.
    name: String,
    /// Chips before the hand.
    before: Whole,
    /// Chips after it, or where file and rules part; null where it cannot begin.
    after: Option<Whole>,
    /// Chips won; null as `after`.
    won: Option<Whole>,
}

/// A hand of the file as it came out.
enum Outcome {
    Agrees(Record, Box<Replayed>),
    Parts(Record, Box<Parting>),
    Unread(ReadFault),
}

/// Runs the command.
pub(crate) fn run(args: &Args, io: &mut Io) -> Result<(), Fault> {
    let text = history::decode(&files::read_bytes(&args.file, io)?);
    let wanted = |record: &Record| args.hand.as_ref().is_none_or(|id| record.id == *id);
    let mut outcomes = Vec::new();
    for record in history::read(&text) {
        match record {
            Ok(record) if wanted(&record) => outcomes.push(match record.replay() {
                Ok(replayed) => Outcome::Agrees(record, Box::new(replayed)),
                Err(parting) => Outcome::Parts(record, parting),
            }),
            Err(fault) if args.hand.is_none() => outcomes.push(Outcome::Unread(fault)),
            _ => {}
        }
    }
    if let (Some(id), []) = (&args.hand, outcomes.as_slice()) {
        let words = Words::new().with("name", args.file.clone()).with("value", id.clone());
        return Err(Fault::bad("club-no-such-hand", words));
    }
    let count = |of: fn(&Outcome) -> bool| outcomes.iter().filter(|outcome| of(outcome)).count();
    let agree = count(|outcome| matches!(outcome, Outcome::Agrees(..)));
    let part = count(|outcome| matches!(outcome, Outcome::Parts(..)));
    let unread = count(|outcome| matches!(outcome, Outcome::Unread(_)));
    let mut unwritten = Vec::new();
    if args.json {
        let hands = outcomes.iter().map(|outcome| output(outcome, args.events, english())).collect();
        io.json(&ClubReplayOutput { format: 1, agree, part, unread, hands })?;
    } else if args.phh {
        unwritten = write_phh(&outcomes, io)?;
    } else {
        print(&outcomes, args.events, io)?;
    }
    if agree == outcomes.len() && unwritten.is_empty() {
        return Ok(());
    }
    let text = &io.text;
    let counted =
        |count: usize| Words::new().with("count", count).with("text", text.figure(&count.to_string()));
    let faults =
        [("club-not-written", unwritten.len()), ("club-not-agreeing", part), ("club-not-read", unread)];
    let faults: Vec<String> = faults
        .into_iter()
        .filter(|(_, count)| *count > 0)
        .map(|(id, count)| text.say(id, &counted(count)))
        .collect();
    let [before @ .., last] = faults.as_slice() else { return Ok(()) };
    let all = if before.is_empty() {
        last.clone()
    } else {
        text.say("both", &Words::new().with("name", listed(before, text)).with("text", last.clone()))
    };
    let words = counted(outcomes.len()).with("name", args.file.clone()).with("list", all);
    let mut lines = vec![text.say("club-of-hands", &words)];
    lines.extend(unwritten.iter().map(|fault| one_line(&reasons::unwritten(fault, text)).into_owned()));
    // Said already in the language that is asked for.
    let told = lines.join("\n  ");
    Err(Fault::because(move |_| told.clone()))
}

fn won(hand: &Hand, seat: Seat) -> Chips {
    let amount = |event: &Event| match event {
        Event::Won { seat: to, amount, .. } if *to == seat => Some(*amount),
        _ => None,
    };
    hand.events().iter().filter_map(amount).sum()
}

fn whole(chips: Chips) -> Whole {
    // No stack is above `Chips::MOST`.
    Whole(chips.0 as i64)
}

fn output(outcome: &Outcome, events: bool, text: &Text) -> HandOutput {
    let (record, hand, end, parts) = match outcome {
        Outcome::Unread(fault) => {
            return HandOutput {
                id: None,
                line: fault.line,
                fault: Some(fault.reason.to_string()),
                source: None,
                game: None,
                limit: None,
                decimals: None,
                end: None,
                parts: None,
                rake: None,
                players: Vec::new(),
                events: Vec::new(),
            };
        }
        Outcome::Agrees(record, replayed) => (record, Some(&replayed.hand), Some(end(replayed.end)), None),
        Outcome::Parts(record, parting) => {
            let parts = PartsOutput {
                line: parting.line,
                step: parting.at.to_string(),
                reason: parting.reason.to_string(),
            };
            (record, parting.hand.as_deref(), None, Some(parts))
        }
    };
    let plain = crate::paint::Paint { colour: false };
    let told = hand.filter(|_| events).map_or(&[][..], Hand::events);
    let mut teller = Teller::new(record, plain);
    let players = (0..record.stacks.len()).map(|at| {
        let seat = Seat(at as u8);
        PlayerOutput {
            name: record.players.get(at).cloned().unwrap_or_default(),
            before: whole(record.stacks[at]),
            after: hand.map(|hand| whole(hand.stacks()[at])),
            won: hand.map(|hand| whole(won(hand, seat))),
        }
    });
    HandOutput {
        id: Some(record.id.clone()).filter(|id| !id.is_empty()),
        line: record.line,
        fault: None,
        source: Some(record.source.to_string()),
        game: Some(record.game.as_str()),
        limit: Some(limit(record.setup.stakes().limit)),
        decimals: Some(record.decimals),
        end,
        parts,
        rake: hand.map(|hand| whole(hand.raked())),
        players: players.collect(),
        events: told.iter().map(|event| teller.sentence(event, text)).collect(),
    }
}

fn end(end: End) -> &'static str {
    match end {
        End::Over => "over",
        End::Open => "open",
        End::Cancelled => "cancelled",
    }
}

/// Writes the hands that agree, and gives those back for which the format has no words.
fn write_phh(outcomes: &[Outcome], io: &mut Io) -> std::io::Result<Vec<WriteFault>> {
    let mut number = 0;
    let mut unwritten = Vec::new();
    for outcome in outcomes {
        let Outcome::Agrees(record, replayed) = outcome else { continue };
        match history::write_phh(record, &replayed.hand) {
            Ok(text) => {
                let break_before = if number > 0 { "\n" } else { "" };
                number += 1;
                write!(io.out, "{break_before}[{number}]\n{text}")?;
            }
            Err(fault) => unwritten.push(fault),
        }
    }
    Ok(unwritten)
}

/// How the stacks changed, of those that did, and what the house took.
fn changes(record: &Record, hand: &Hand, text: &Text) -> String {
    let each = record.stacks.iter().zip(hand.stacks()).enumerate();
    let changed = each.filter(|(_, (before, after))| before != after);
    let changed = changed.map(|(at, (before, after))| {
        let words = Words::new()
            .with("name", player(record, Seat(at as u8), text))
            .with("text", amount(record, *before, text))
            .with("value", amount(record, *after, text));
        text.say("club-change", &words)
    });
    let raked = (!hand.raked().is_zero())
        .then(|| text.say("club-rake", &Words::new().with("text", amount(record, hand.raked(), text))));
    listed(&changed.chain(raked).collect::<Vec<_>>(), text)
}

/// Where file and rules part, and why.
fn parted(record: &Record, parting: &Parting, text: &Text) -> String {
    let step = match &parting.at {
        PartedAt::Nothing => String::new(),
        PartedAt::Step(words) => words.clone(),
        PartedAt::Pots => text.say("club-step-pots", &Words::new()),
        PartedAt::Result => text.say("club-step-result", &Words::new()),
    };
    let id = if step.is_empty() { "club-parts-at-line" } else { "club-parts-at-step" };
    let words = Words::new()
        .with("text", text.figure(&parting.line.to_string()))
        .with("value", step)
        .with("list", reasons::parted(&parting.reason, text));
    let told = text.say(id, &words);
    if record.decimals == 0 {
        return told;
    }
    let chip = amount(record, Chips(1), text);
    text.say("club-in-chips", &Words::new().with("text", told).with("value", chip))
}

fn print(outcomes: &[Outcome], events: bool, io: &mut Io) -> std::io::Result<()> {
    let text = &io.text;
    let said = |id: &str| text.say(id, &Words::new());
    let mut lines = Table::new([Side::Left, Side::Left, Side::Right, Side::Left]);
    for outcome in outcomes {
        let (record, hand, words) = match outcome {
            Outcome::Unread(fault) => {
                let line = Words::new().with("text", text.figure(&fault.line.to_string()));
                lines.row([
                    text.say("club-line", &line),
                    said("club-unread-hand"),
                    String::new(),
                    one_line(&reasons::unread(&fault.reason, text)).into_owned(),
                ]);
                continue;
            }
            Outcome::Agrees(record, replayed) => {
                let words = match replayed.end {
                    End::Over => changes(record, &replayed.hand, text),
                    End::Open => said("club-open"),
                    End::Cancelled => said("club-cancelled"),
                };
                (record, Some(&replayed.hand), words)
            }
            Outcome::Parts(record, parting) => {
                (record, parting.hand.as_deref(), parted(record, parting, text))
            }
        };
        let game = text.say("club-game", &Words::new().with("game", record.game.as_str()));
        let game = limited(record.setup.stakes().limit, game, text);
        let players = text.say("club-players", &Words::new().with("count", record.stacks.len()));
        let row = [record.id.clone(), game, players, words];
        let row = row.map(|cell| one_line(&cell).into_owned());
        if events {
            // Each hand stands by itself above its events.
            let mut alone = Table::new([Side::Left, Side::Left, Side::Right, Side::Left]);
            alone.row(row);
            alone.print(&mut io.out)?;
            let mut teller = Teller::new(record, io.paint);
            for (place, event) in hand.map_or(&[][..], Hand::events).iter().enumerate() {
                let sentence = teller.sentence(event, text);
                writeln!(io.out, "{:4}  {sentence}", place + 1)?;
            }
        } else {
            lines.row(row);
        }
    }
    lines.print(&mut io.out)
}
