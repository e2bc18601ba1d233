//! `tuz club equity`: what hands win.

use std::io::{self, Write};
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use schemars::JsonSchema;
use serde::Serialize;
use tuz_cards::{CardSet, parse_card_set};
use tuz_club::Game;
use tuz_club::equity::{Counts, Equity, HandCounts, Known, Part, Question, Wanted};
use tuz_i18n::{Args as Words, Text};

use crate::club::reasons;
use crate::fault::Fault;
use crate::figures::Whole;
use crate::io::Io;
use crate::table::{Side, Table};
use crate::values::{self, letters, ordered};

/// What hands of club poker win on the average: their shares of the pot.
///
/// All deals are counted where that takes some seconds; else random ones are dealt until every share is sure enough. The
/// same seed gives the same deals. Ctrl-C ends it and shows what was reached.
///
/// A hand is its cards in one word or in quotes. Draws: those that are thrown away stand in brackets, `KsQsJsTs[2c]`, and
/// others come for them; hands are shown after this draw, and random ones draw nothing. Pineapple: the card that is thrown away stands in brackets or is
/// left out. Stud: any number of cards are known, and a slash may stand between up cards and others, `Qh9h/Qs`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The hands of which something is known.
    #[arg(value_name = "HAND")]
    hands: Vec<String>,
    /// The game: `holdem`, `omaha`, `omaha-5`, `omaha-6`, `omaha-hi-lo`, `pineapple`, `crazy-pineapple`, `stud`,
    /// `stud-hi-lo`, `razz`, `draw`, `iranian-draw`, `single-draw-27`, `triple-draw-27`.
    #[arg(long, default_value = "holdem")]
    game: String,
    /// The common cards.
    #[arg(long, value_name = "CARDS")]
    board: Option<String>,
    /// Cards that cannot come: folded, burned or seen.
    #[arg(long, value_name = "CARDS")]
    dead: Option<String>,
    /// How many more hands there are of which nothing is known.
    #[arg(
        long,
        value_name = "COUNT",
        default_value_t = 0,
        allow_negative_numbers = true,
        value_parser = values::whole::<usize>(0, values::MOST_NUMBER),
    )]
    random: usize,
    /// How far each share may be off in 95 cases of 100, where it is estimated: `0.001` is a tenth of a percent.
    #[arg(long, value_name = "SHARE", default_value = "0.0005", value_parser = values::share)]
    within: f64,
    /// Which random deals are taken.
    #[arg(
        long,
        value_name = "NUMBER",
        default_value_t = 1,
        allow_negative_numbers = true,
        value_parser = values::whole::<u64>(0, values::MOST_NUMBER),
    )]
    seed: u64,
    /// How many sit at the table, where that decides which cards are in the pack; else as many as hands.
    #[arg(
        long,
        value_name = "COUNT",
        allow_negative_numbers = true,
        value_parser = values::whole::<usize>(0, values::MOST_NUMBER),
    )]
    players: Option<usize>,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

/// What `tuz club equity --json` prints.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(title = "tuz club equity")]
pub(crate) struct ClubEquityOutput {
    /// The version of this format: 1.
    format: u8,
    /// The name of the game.
    game: &'static str,
    /// The common cards.
    board: Vec<String>,
    /// The cards that could not come.
    dead: Vec<String>,
    /// Whether all deals were counted.
    complete: bool,
    /// How many deals were counted.
    deals: Whole,
    /// The seed of the deals where they are random; null where all were counted.
    seed: Option<Whole>,
    /// In how many deals a hand was low enough for half of the pot; null where the pot is not split.
    with_low: Option<Whole>,
    /// The hands in the order in which they were given, those of which nothing is known last.
    hands: Vec<HandOutput>,
}

/// One hand.
#[derive(Debug, Serialize, JsonSchema)]
struct HandOutput {
    /// Its cards that are known and kept.
    hand: Vec<String>,
    /// Its cards that are thrown away.
    thrown: Vec<String>,
    /// What it wins of all pots.
    #[serde(flatten)]
    pot: PartOutput,
    /// How far its share may be off in 95 cases of 100; null where it is exact.
    error: Option<f64>,
    /// What it wins with the best high hand; null where the pot is not split.
    high: Option<PartOutput>,
    /// What it wins with the best low hand; null where the pot is not split.
    low: Option<PartOutput>,
}

/// What is won.
#[derive(Debug, Serialize, JsonSchema)]
struct PartOutput {
    /// The share of all pots.
    share: f64,
    /// The same as a fraction `numerator/denominator` in lowest terms: exact for the deals that were counted.
    exact: String,
    /// In how many deals it was won alone.
    wins: Whole,
    /// In how many deals a part of it was won.
    ties: Whole,
}

impl PartOutput {
    fn new(counts: &Counts, part: Part) -> Self {
        let share = counts.share(part);
        Self {
            share: share_for_show(counts, part),
            exact: format!("{}/{}", share.numer(), share.denom()),
            wins: Whole(part.wins as i64),
            ties: Whole(part.ties as i64),
        }
    }
}

fn share_for_show(counts: &Counts, part: Part) -> f64 {
    let share = counts.share(part);
    *share.numer() as f64 / *share.denom() as f64
}

impl Args {
    fn question(&self) -> Result<Question, Fault> {
        let game = super::game(&self.game, &[])?;
        let hand = |(place, typed): (usize, &String)| {
            typed.parse::<Known>().map_err(|error| {
                Fault::because(move |text| {
                    let words =
                        Words::new().with("place", place).with("text", reasons::unknown(&error, text));
                    text.say("equity-hand-unread", &words)
                })
            })
        };
        let set = |what: &'static str, typed: &Option<String>| {
            parse_card_set(typed.as_deref().unwrap_or_default()).map_err(|error| {
                Fault::because(move |text| {
                    let words =
                        Words::new().with("name", what).with("text", crate::reasons::cards(&error, text));
                    text.say("equity-cards-unread", &words)
                })
            })
        };
        Ok(Question {
            game,
            hands: self.hands.iter().enumerate().map(hand).collect::<Result<_, _>>()?,
            random: self.random,
            board: set("--board", &self.board)?,
            dead: set("--dead", &self.dead)?,
            players: self.players,
        })
    }
}

/// Runs the command.
pub(crate) fn run(args: &Args, io: &mut Io) -> Result<(), Fault> {
    let question = args.question()?;
    let spot =
        question.check().map_err(|fault| Fault::because(move |text| reasons::unanswered(&fault, text)))?;
    let interrupted = Arc::new(AtomicBool::new(false));
    let flag = Arc::clone(&interrupted);
    if !spot.is_counted() {
        // Where there is no handler Ctrl-C ends the program at once, which is no harm.
        let _ = ctrlc::set_handler(move || flag.store(true, Ordering::SeqCst));
    }
    let wanted = Wanted { within: args.within, seed: args.seed };
    let equity = spot.equity(&wanted, |deals| {
        if io.watched {
            // Nothing depends on whether it can be seen.
            let _ = write!(io.err, "\r{}", counted(&io.text, "equity-deals", deals))
                .and_then(|()| io.err.flush());
        }
        if interrupted.load(Ordering::SeqCst) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    if io.watched {
        let _ = write!(io.err, "\r{:30}\r", "").and_then(|()| io.err.flush());
    }
    if args.json {
        return io.json(&output(args, &question, &equity));
    }
    print(args, &question, &equity, io)?;
    Ok(())
}

/// Whether a low hand gets half of the pot.
fn is_split(game: Game) -> bool {
    matches!(game.variant().wins, tuz_club::Wins::Split(..))
}

/// The hands with what is known of them, how sure their shares are, and what they won.
fn hands<'e>(
    question: &'e Question,
    equity: &'e Equity,
) -> impl Iterator<Item = (Known, Option<f64>, &'e HandCounts)> {
    let unknown = std::iter::repeat(Known::default());
    let errors = match equity {
        Equity::Exact(_) => Vec::new(),
        Equity::Estimated(estimate) => estimate.errors_for_show(),
    };
    let errors = errors.into_iter().map(Some).chain(std::iter::repeat(None));
    let known = question.hands.iter().copied().chain(unknown);
    known.zip(errors).zip(equity.counts().hands()).map(|((known, error), counts)| (known, error, counts))
}

fn output(args: &Args, question: &Question, equity: &Equity) -> ClubEquityOutput {
    let counts = equity.counts();
    let complete = matches!(equity, Equity::Exact(_));
    let split = is_split(question.game);
    let cards = |set: CardSet| letters(ordered(set));
    let part = |part| PartOutput::new(counts, part);
    let hand = |(known, error, hand): (Known, Option<f64>, &HandCounts)| HandOutput {
        hand: cards(known.kept),
        thrown: cards(known.thrown),
        pot: part(hand.pot),
        error,
        high: split.then(|| part(hand.high)),
        low: split.then(|| part(hand.low)),
    };
    ClubEquityOutput {
        format: 1,
        game: question.game.as_str(),
        board: cards(question.board),
        dead: cards(question.dead),
        complete,
        deals: Whole(counts.deals() as i64),
        seed: (!complete).then_some(Whole(args.seed as i64)),
        with_low: split.then_some(Whole(counts.with_low() as i64)),
        hands: hands(question, equity).map(hand).collect(),
    }
}

/// So many deals, in a message that counts them.
fn counted(text: &Text, id: &str, deals: u64) -> String {
    let words = Words::new().with("count", deals as f64).with("text", text.figure(&deals.to_string()));
    text.say(id, &words)
}

fn print(args: &Args, question: &Question, equity: &Equity, io: &mut Io) -> io::Result<()> {
    let (paint, text, counts) = (io.paint, &io.text, equity.counts());
    let said = |id: &str| text.say(id, &Words::new());
    let split = is_split(question.game);
    let random = matches!(equity, Equity::Estimated(_));
    let told = |set: CardSet| paint.in_text(&text.cards(&ordered(set)));
    let game = text.say("club-game", &Words::new().with("game", question.game.as_str()));
    write!(io.out, "{game}")?;
    for (id, cards) in [("equity-board", question.board), ("equity-dead", question.dead)] {
        if !cards.is_empty() {
            write!(io.out, "   {}", text.say(id, &Words::new().with("text", told(cards))))?;
        }
    }
    let deals = counted(text, if random { "equity-random-deals" } else { "equity-deals" }, counts.deals());
    write!(io.out, "   {deals}")?;
    if random {
        let words = Words::new().with("value", args.seed.to_string());
        write!(io.out, "   {}", text.say("equity-seed", &words))?;
    }
    writeln!(io.out, "\n")?;

    let percent = |share: f64| format!("{} %", text.decimal(100.0 * share, 4, false));
    let of_deals = |deals: u64| percent(deals as f64 / counts.deals() as f64);
    let share = |part: Part| percent(share_for_show(counts, part));
    let mut table = Table::new([Side::Left].into_iter().chain([Side::Right; 6]).collect::<Vec<_>>());
    let [shares, wins, ties, high, low] =
        ["equity-share", "equity-wins", "equity-ties", "equity-high", "equity-low"].map(said);
    let columns = [
        (String::new(), true),
        (shares, true),
        ("±".to_owned(), random),
        (wins, true),
        (ties, true),
        (high, split),
        (low, split),
    ];
    table.row(columns.into_iter().filter(|column| column.1).map(|column| column.0));
    for (known, error, hand) in hands(question, equity) {
        let mut name = if known.kept.is_empty() { said("equity-unknown") } else { told(known.kept) };
        if !known.thrown.is_empty() {
            name = format!("{name} [{}]", told(known.thrown));
        }
        let mut row = vec![name, share(hand.pot)];
        row.extend(error.map(percent));
        row.extend([of_deals(hand.pot.wins), of_deals(hand.pot.ties)]);
        if split {
            row.extend([share(hand.high), share(hand.low)]);
        }
        table.row(row);
    }
    table.print(&mut io.out)?;
    if split {
        let words = Words::new().with("text", of_deals(counts.with_low()));
        writeln!(io.out, "\n  {}", text.say("equity-with-low", &words))?;
    }
    Ok(())
}
