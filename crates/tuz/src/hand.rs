//! `tuz hand`: rank, combinations and pay of a hand.

use schemars::JsonSchema;
use serde::Serialize;
use tuz_cards::{Card, CardSet};
use tuz_hands::{Category, Combination, PayTable, Reading};
use tuz_i18n::{Args as Words, Text};

use crate::fault::Fault;
use crate::house::House;
use crate::io::Io;
use crate::table::{Side, Table};
use crate::values::{self, letters, ordered};

/// What five or six cards are: rank, best five, combinations, and what the bet is paid for them.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Five or six cards.
    cards: String,
    /// The name of shipped rules, or the path of a rule file.
    #[arg(long, value_name = "NAME|PATH", default_value = "trainer")]
    rules: String,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

/// What `tuz hand --json` prints.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(title = "tuz hand")]
pub(crate) struct HandOutput {
    /// The version of this format: 1.
    format: u8,
    /// The name of the rules.
    rules: String,
    /// The cards as they were given.
    hand: Vec<String>,
    /// The rank of the best five cards.
    rank: &'static str,
    /// The best five cards, highest first; among equal ones those of the higher suits (s, h, d, c).
    best: Vec<String>,
    /// The combinations that are paid, at most two; the first is the one in the best five.
    combinations: Vec<Made>,
    /// What the bet is paid for them, to one, when the hand beats the dealer.
    pays: u32,
}

/// A combination.
#[derive(Debug, Serialize, JsonSchema)]
struct Made {
    /// What it is.
    rank: &'static str,
    /// The cards that make it, kickers left out.
    cards: Vec<String>,
    /// What it is paid, to one.
    pays: u32,
}

/// The combinations of a hand that are paid, the first one first.
pub(crate) fn combinations(reading: &Reading) -> impl Iterator<Item = Combination> {
    reading.first.into_iter().chain(reading.second.map(|second| second.combination))
}

/// What a hand is and pays, in a few words: `pair and ace-king: 2 to 1`.
pub(crate) fn in_words(hand: CardSet, table: &PayTable, text: &Text) -> String {
    let reading = Reading::new(hand, table);
    let made: Vec<Category> = combinations(&reading).map(|made| made.category).collect();
    let name = |category: Category| text.say(&format!("hand-{}", category.name()), &Words::new());
    let named = match *made {
        [] => return name(Category::NoGame),
        [first] => name(first),
        [first, second, ..] => {
            let again = Words::new().with("name", name(second));
            let second = if first == second { text.say("second-of-its-kind", &again) } else { name(second) };
            text.say("both", &Words::new().with("name", name(first)).with("text", second))
        }
    };
    text.say("hand-pays", &Words::new().with("text", named).with("pays", reading.pay(table)))
}

/// Runs the command.
pub(crate) fn run(args: &Args, io: &mut Io) -> Result<(), Fault> {
    let cards: Vec<Card> = values::cards("`CARDS`", &args.cards)?;
    if !matches!(cards.len(), 5 | 6) {
        return Err(Fault::bad("ev-hand-count", Words::new().with("count", cards.len())));
    }
    let house = House::find(&args.rules, io)?;
    let table = house.rules.pay_table();
    let reading = Reading::new(cards.iter().copied().collect(), &table);
    let pays = reading.pay(&table);
    let rank = reading.strength.category();
    if args.json {
        let made = combinations(&reading).map(|made| Made {
            rank: made.category.name(),
            cards: letters(ordered(made.cards)),
            pays: table.of(made.category),
        });
        return io.json(&HandOutput {
            format: 1,
            rules: house.rules.name().to_owned(),
            hand: letters(cards),
            rank: rank.name(),
            best: letters(ordered(reading.best)),
            combinations: made.collect(),
            pays,
        });
    }
    let (text, paint) = (&io.text, io.paint);
    let named = |id: &str, rank: Category| {
        let name = text.say(&format!("hand-{}", rank.name()), &Words::new());
        text.say(id, &Words::new().with("name", name))
    };
    let to_one = |pays: u32| text.say("to-one", &Words::new().with("pays", pays));
    let printed = |cards: &[Card]| paint.in_text(&text.cards(cards));
    let mut lines = Table::new([Side::Left, Side::Left, Side::Right]);
    lines.row([text.say("hand-cards", &Words::new()), printed(&cards), String::new()]);
    lines.row([named("hand-best", rank), printed(&ordered(reading.best)), String::new()]);
    for (made, id) in combinations(&reading).zip(["hand-first", "hand-second"]) {
        let cards = printed(&ordered(made.cards));
        lines.row([named(id, made.category), cards, to_one(table.of(made.category))]);
    }
    lines.row([text.say("hand-pays-all", &Words::new()), String::new(), to_one(pays)]);
    lines.print(&mut io.out)?;
    Ok(())
}
