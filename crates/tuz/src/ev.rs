//! `tuz ev`: what every option of a spot is worth.

mod batch;

use std::io::{self, Write};

use tuz_cards::Card;
use tuz_house::{Antes, Points};
use tuz_odds::{Action, Answer, Choice};

use crate::fault::Fault;
use crate::figures::{cost, exact, worth};
use crate::house::House;
use crate::io::Io;
use crate::paint::Paint;
use crate::question::{Analysts, EvOutput, Question};
use crate::table::{Side, Table};
use crate::values::{self, Purchase, ordered};

/// What every option of a spot is worth, best first, as exact mean net in antes from the deal on.
///
/// HAND has five cards, or six after the sixth card, the last being the bought one. Cards are written `As`, `10h` or
/// `Th`, `9♣`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The box's cards.
    #[arg(required_unless_present = "batch", requires = "upcard")]
    hand: Option<String>,
    /// The dealer's open card.
    #[arg(required_unless_present = "batch")]
    upcard: Option<String>,
    /// The name of shipped rules, or the path of a rule file.
    #[arg(long, value_name = "NAME|PATH", default_value = "trainer")]
    rules: String,
    /// Other cards that are known.
    #[arg(long, value_name = "CARDS")]
    seen: Option<String>,
    /// What was bought already: `sixth`, or `exchange:` with the number of cards.
    #[arg(long, value_name = "PURCHASE")]
    bought: Option<Purchase>,
    /// The cards thrown away in the exchange.
    #[arg(long, value_name = "CARDS")]
    discards: Option<String>,
    /// The five cards dealt, where a bonus looks at them.
    #[arg(long, value_name = "CARDS")]
    dealt: Option<String>,
    /// The dealer's five cards in the order of the deal, once he has shown.
    #[arg(long, value_name = "CARDS")]
    dealer: Option<String>,
    /// The insurance in antes; with `--dealer`.
    #[arg(long, value_name = "ANTES", value_parser = values::antes, allow_negative_numbers = true)]
    insured: Option<Antes>,
    /// The bonus stake in antes; 0 is none.
    #[arg(long, value_name = "ANTES", value_parser = values::antes, allow_negative_numbers = true)]
    bonus: Option<Antes>,
    /// The ante in points, where the rules limit payouts in points.
    #[arg(long, value_name = "POINTS", value_parser = values::points, allow_negative_numbers = true)]
    ante: Option<Points>,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
    /// Show exact fractions.
    #[arg(long)]
    exact: bool,
    /// Show every exchange, not only the best of each number of cards.
    #[arg(long)]
    all: bool,
    /// Answer many spots: JSON objects on the standard input, one a line, answered line by line. Keys: `hand` and
    /// `upcard`; `rules`, `seen`, `bought`, `discards`, `dealt`, `dealer`, `insured`, `bonus` and `ante` as these
    /// options; `id`, which comes back as it was given. Cards stand in a text or a list.
    #[arg(long, conflicts_with_all = [
        "hand", "upcard", "seen", "bought", "discards", "dealt", "dealer", "insured", "bonus", "ante", "json",
        "exact", "all",
    ])]
    batch: bool,
}

impl Args {
    fn question(&self) -> Result<Question, Fault> {
        let list =
            |what, text: &Option<String>| text.as_deref().map(|text| values::cards(what, text)).transpose();
        Ok(Question {
            hand: list("the hand", &self.hand)?.unwrap_or_default(),
            upcard: values::card("the up card", self.upcard.as_deref().unwrap_or_default())?,
            seen: list("`--seen`", &self.seen)?.unwrap_or_default(),
            bought: self.bought,
            discards: list("`--discards`", &self.discards)?.unwrap_or_default(),
            dealt: list("`--dealt`", &self.dealt)?,
            dealer: list("`--dealer`", &self.dealer)?,
            insured: self.insured,
            bonus: self.bonus,
            ante: self.ante,
        })
    }
}

/// Runs the command.
pub(crate) fn run(args: &Args, io: &mut Io) -> Result<(), Fault> {
    if args.batch {
        return batch::run(&args.rules, io);
    }
    let question = args.question()?;
    let house = House::find(&args.rules, io)?;
    let odds = Analysts::new().get(&args.rules, &house.rules, question.stakes())?;
    let answer = question.answer(&odds)?;
    if args.json {
        let output = EvOutput::new(&house.rules, &question, &answer);
        return io.json(&output);
    }
    let paint = io.paint;
    write!(io.out, "{}", house.rules.name())?;
    write!(io.out, "   hand {}", paint.cards(question.hand.iter().copied()))?;
    match &question.dealer {
        None => writeln!(io.out, "   dealer {}", paint.card(question.upcard))?,
        Some(dealer) => writeln!(io.out, "   dealer {}", paint.cards(dealer.iter().copied()))?,
    }
    writeln!(io.out)?;
    print(&answer, args, paint, &mut io.out)?;
    Ok(())
}

/// The options as a table.
fn print(answer: &Answer, args: &Args, paint: Paint, out: &mut dyn Write) -> io::Result<()> {
    let mut table = Table::new([Side::Left, Side::Left, Side::Right, Side::Right, Side::Left]);
    let title = if args.exact { "exactly" } else { "" };
    table.row(["action", "throws", "worth in antes", "loss", title]);
    let shown: Vec<&Choice> =
        if args.all { answer.choices.iter().collect() } else { best_of_each(&answer.choices) };
    for choice in &shown {
        let (name, throws) = described(choice.action, paint);
        let loss = if choice.loss == Antes::ZERO { "best".to_owned() } else { cost(choice.loss) };
        let exactly = if args.exact { exact(choice.value) } else { String::new() };
        table.row([name, throws, worth(choice.value), loss, exactly]);
    }
    table.print(out)?;
    let folded = answer.choices.len() - shown.len();
    if folded > 0 {
        writeln!(out, "\n  {}", paint.faint(&format!("{folded} exchanges worth less: --all shows them")))?;
    }
    Ok(())
}

/// All options, of the exchanges of one number of cards only the best.
pub(crate) fn best_of_each(choices: &[Choice]) -> Vec<&Choice> {
    let mut told = [false; 6];
    let mut is_first = |choice: &&Choice| match choice.action {
        Action::Exchange(cards) => !std::mem::replace(&mut told[cards.len()], true),
        _ => true,
    };
    choices.iter().filter(|choice| is_first(choice)).collect()
}

/// The action in words, and the cards that go.
fn described(action: Action, paint: Paint) -> (String, String) {
    let one = |card: Card| paint.card(card);
    match action {
        Action::Fold => ("fold".to_owned(), String::new()),
        Action::Play => ("play".to_owned(), String::new()),
        Action::Sixth => ("sixth card".to_owned(), String::new()),
        Action::Exchange(cards) => (format!("exchange {}", cards.len()), paint.cards(ordered(cards))),
        Action::Insure(amount) => (format!("play, insure {amount}"), String::new()),
        Action::Keep => ("keep".to_owned(), String::new()),
        Action::BuyGame(card) => ("buy the dealer's game".to_owned(), card.map(one).unwrap_or_default()),
    }
}
