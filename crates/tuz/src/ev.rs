//! `tuz ev`: what every option of a spot is worth.

mod batch;

use std::io::{self, Write};

use tuz_house::{Antes, Points};
use tuz_i18n::{Args as Words, Text};
use tuz_odds::{Action, Answer, Choice};

use crate::fault::Fault;
use crate::figures::{exact, shown_cost, shown_worth};
use crate::house::House;
use crate::io::Io;
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
            hand: list("`HAND`", &self.hand)?.unwrap_or_default(),
            upcard: values::card("`UPCARD`", self.upcard.as_deref().unwrap_or_default())?,
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
    let dealer = question.dealer.as_deref().unwrap_or(std::slice::from_ref(&question.upcard));
    let title = format!(
        "{}   {} {}   {} {}",
        house.rules.name(),
        io.text.say("ev-hand", &Words::new()),
        io.text.cards(&question.hand),
        io.text.say("ev-dealer", &Words::new()),
        io.text.cards(dealer),
    );
    writeln!(io.out, "{}\n", io.paint.in_text(&title))?;
    print(&answer, args, io)?;
    Ok(())
}

/// The options as a table.
fn print(answer: &Answer, args: &Args, io: &mut Io) -> io::Result<()> {
    let (text, paint) = (&io.text, io.paint);
    let said = |id: &str| text.say(id, &Words::new());
    let mut table = Table::new([Side::Left, Side::Left, Side::Right, Side::Right, Side::Left]);
    let title = if args.exact { said("column-exactly") } else { String::new() };
    table.row(
        ["column-action", "column-throws", "column-worth", "column-loss"]
            .map(said)
            .into_iter()
            .chain([title]),
    );
    let shown: Vec<&Choice> =
        if args.all { answer.choices.iter().collect() } else { best_of_each(&answer.choices) };
    for choice in &shown {
        let (name, throws) = described(choice.action, text);
        let loss =
            if choice.loss == Antes::ZERO { said("option-best") } else { shown_cost(text, choice.loss) };
        let exactly = if args.exact { exact(choice.value) } else { String::new() };
        table.row([name, paint.in_text(&throws), shown_worth(text, choice.value), loss, exactly]);
    }
    table.print(&mut io.out)?;
    let folded = answer.choices.len() - shown.len();
    if folded > 0 {
        let more = text.say("ev-more", &Words::new().with("count", folded));
        writeln!(io.out, "\n  {}", paint.faint(&more))?;
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
fn described(action: Action, text: &Text) -> (String, String) {
    let named = |id: &str| (text.say(id, &Words::new()), String::new());
    match action {
        Action::Fold => named("action-fold"),
        Action::Play => named("action-play"),
        Action::Sixth => named("action-sixth"),
        Action::Exchange(cards) => (
            text.say("exchange-cards", &Words::new().with("count", cards.len())),
            text.cards(&ordered(cards)),
        ),
        Action::Insure(amount) => {
            let antes = Words::new().with("antes", amount.to_f64_for_show());
            (text.say("ev-insure", &antes), String::new())
        }
        Action::Keep => named("action-keep"),
        Action::BuyGame(card) => {
            (text.say("action-buy-game", &Words::new()), card.map(|card| text.card(card)).unwrap_or_default())
        }
    }
}
