//! `tuz settle`: the settlement of one box.

use std::collections::BTreeMap;
use std::io::{self, Write};

use schemars::JsonSchema;
use serde::Serialize;
use tuz_cards::{Card, CardSet};
use tuz_house::Points;
use tuz_house::round::{
    Bought, CannotSettle, End, Outcome, Played, Settlement, card_thrown, settle, why_not_ante,
};
use tuz_house::rules::{LooksAt, Rules};
use tuz_i18n::{Args as Words, Text};

use crate::fault::Fault;
use crate::figures::Whole;
use crate::house::House;
use crate::io::Io;
use crate::reasons;
use crate::table::{Side, Table};
use crate::values::{self, Purchase, letters, ordered};

/// The settlement of one box, line by line and to the point.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The box's cards at the end: five, or six after the sixth card, the last being the bought one.
    #[arg(long = "box", value_name = "CARDS")]
    cards: String,
    /// The dealer's five cards in the order of the deal.
    #[arg(long, value_name = "CARDS", required_unless_present = "fold")]
    dealer: Option<String>,
    /// The ante in points, one that the rules allow: within the least and the most, on the step.
    #[arg(long, value_name = "POINTS", value_parser = values::points, allow_negative_numbers = true)]
    ante: Points,
    /// The five cards dealt, where cards were exchanged and a bet looks at those dealt.
    #[arg(long, value_name = "CARDS")]
    dealt: Option<String>,
    /// What was bought, in order: `sixth`, or `exchange:` with the number of cards.
    #[arg(long, value_name = "PURCHASE")]
    bought: Vec<Purchase>,
    /// The insurance in points.
    #[arg(long, value_name = "POINTS", value_parser = values::points, allow_negative_numbers = true)]
    insurance: Option<Points>,
    /// The bonus stake in points; 0 is none.
    #[arg(long, value_name = "POINTS", value_parser = values::points, allow_negative_numbers = true)]
    bonus: Option<Points>,
    /// A stake on another side bet, such as `super=5`.
    #[arg(long, value_name = "NAME=POINTS", value_parser = values::side_stake)]
    side: Vec<(String, Points)>,
    /// The box bought the dealer's game, and he drew this card last.
    #[arg(long, value_name = "CARD", conflicts_with = "fold")]
    bought_game: Option<String>,
    /// The card that the dealer threw away for it, where the rules let the box choose.
    #[arg(long, value_name = "CARD", requires = "bought_game")]
    thrown: Option<String>,
    /// The box gave up.
    #[arg(long)]
    fold: bool,
    /// The name of shipped rules, or the path of a rule file.
    #[arg(long, value_name = "NAME|PATH", default_value = "trainer")]
    rules: String,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

/// What `tuz settle --json` prints.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(title = "tuz settle")]
pub(crate) struct SettleOutput {
    /// The version of this format: 1.
    format: u8,
    /// The name of the rules.
    rules: String,
    /// How the box came out: `folded`, `instant`, `no-game`, `win`, `tie` or `loss`.
    outcome: &'static str,
    /// The combinations for which the bet was paid.
    combinations: Vec<Paid>,
    /// Everything that was put up.
    lines: Vec<Line>,
    /// The sum of the lines: what the player wins (positive) or loses, in points.
    net: Whole,
}

/// A combination that was paid.
#[derive(Debug, Serialize, JsonSchema)]
struct Paid {
    /// What it is.
    rank: &'static str,
    /// The cards that make it.
    cards: Vec<String>,
    /// What it is paid, to one.
    pays: u32,
}

/// One line of a settlement.
#[derive(Debug, Serialize, JsonSchema)]
struct Line {
    /// `ante`, `bet`, `sixth`, `exchange`, `insurance`, `dealer-game`, `bonus` or the name of a side bet.
    what: String,
    /// What was put up, in points.
    stake: Whole,
    /// What it is paid, to one; null where it is lost, returned, or a price.
    pays: Option<u32>,
    /// What the player wins (positive) or loses by it, in points.
    net: Whole,
    /// What a limit on payouts took from the win, in points.
    #[serde(skip_serializing_if = "Option::is_none")]
    withheld: Option<Whole>,
}

impl SettleOutput {
    fn new(rules: &Rules, settlement: &Settlement) -> Self {
        let combinations = settlement.combinations.iter().map(|made| Paid {
            rank: made.rank.name(),
            cards: letters(ordered(made.cards)),
            pays: made.pays,
        });
        let lines = settlement.lines.iter().map(|line| Line {
            what: line.what.name().to_owned(),
            stake: line.stake.into(),
            pays: line.pays,
            net: line.net.into(),
            withheld: (line.withheld != Points::ZERO).then(|| line.withheld.into()),
        });
        Self {
            format: 1,
            rules: rules.name().to_owned(),
            outcome: outcome_name(settlement.outcome),
            combinations: combinations.collect(),
            lines: lines.collect(),
            net: settlement.net.into(),
        }
    }
}

/// How the box came out, and by which combinations it was paid.
pub(crate) fn outcome(settlement: &Settlement, text: &Text) -> String {
    let outcome = text.say(&format!("outcome-{}", outcome_name(settlement.outcome)), &Words::new());
    let paid = settlement.combinations.iter().map(|made| {
        let name = text.say(&format!("hand-{}", made.rank.name()), &Words::new());
        text.say("combination-pays", &Words::new().with("name", name).with("pays", made.pays))
    });
    let paid: Vec<String> = paid.collect();
    if paid.is_empty() {
        return outcome;
    }
    format!("{outcome} · {}", paid.join(&text.say("list-separator", &Words::new())))
}

const fn outcome_name(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Folded => "folded",
        Outcome::Instant => "instant",
        Outcome::NoGame => "no-game",
        Outcome::Win => "win",
        Outcome::Tie => "tie",
        Outcome::Loss => "loss",
    }
}

/// The lines of a settlement as a table.
pub(crate) fn print(settlement: &Settlement, io: &mut Io) -> io::Result<()> {
    let text = &io.text;
    let said = |id: &str| text.say(id, &Words::new());
    let gain = |points: Points| text.say("net-points", &Words::new().with("points", points.0));
    let mut table = Table::new([Side::Left, Side::Right, Side::Right, Side::Right, Side::Left]);
    table.row([String::new(), said("stake"), said("pays"), said("net"), String::new()]);
    for line in &settlement.lines {
        let pays = line.pays.map(|pays| text.say("to-one", &Words::new().with("pays", pays)));
        let withheld = match line.withheld {
            Points::ZERO => String::new(),
            withheld => text.say("withheld", &Words::new().with("points", withheld.0)),
        };
        let what = text.bet(line.what.name());
        table.row([what, text.whole(line.stake.0), pays.unwrap_or_default(), gain(line.net), withheld]);
    }
    let net = io.paint.strong(&gain(settlement.net));
    table.row([said("net"), String::new(), String::new(), net, String::new()]);
    table.print(&mut io.out)
}

/// Runs the command.
pub(crate) fn run(args: &Args, io: &mut Io) -> Result<(), Fault> {
    let cards = values::cards("`--box`", &args.cards)?;
    let dealer = match &args.dealer {
        Some(text) => Some(values::cards("`--dealer`", text)?),
        None => None,
    };
    let dealt = match &args.dealt {
        Some(text) => Some(values::cards("`--dealt`", text)?.into_iter().collect()),
        None => None,
    };
    let house = House::find(&args.rules, io)?;
    let rules = &*house.rules;
    if let Some(refusal) = why_not_ante(rules, args.ante) {
        return Err(Fault::refused("refusal", &refusal));
    }
    let mut sides = BTreeMap::new();
    let bonus = args.bonus.map(|stake| ("bonus".to_owned(), stake));
    for (name, stake) in bonus.into_iter().chain(args.side.iter().cloned()) {
        if sides.insert(name.clone(), stake).is_some() {
            return Err(Fault::bad("settle-twice", Words::new().with("name", name)));
        }
    }
    // A stake of 0 is none; on a bet that the table does not have it is refused as any other.
    sides.retain(|name, stake| {
        *stake != Points::ZERO
            || !rules.bonus().into_iter().chain(rules.side_bets()).any(|bet| bet.name == *name)
    });
    let dealt = match dealt {
        Some(dealt) => dealt,
        None => dealt_of(rules, &cards, &args.bought, &sides)?,
    };
    let hand: CardSet = cards.iter().copied().collect();
    if let Some(shared) = shared(hand | dealt, dealer.as_deref().unwrap_or_default()) {
        return Err(Fault::bad("settle-shared", of_card(shared)));
    }
    let end = match &dealer {
        Some(dealer) if !args.fold => End::Showdown {
            dealer: dealer.iter().copied().collect(),
            bought: args
                .bought_game
                .as_deref()
                .map(|drawn| bought(rules, dealer, drawn, args))
                .transpose()?,
        },
        _ => End::Folded,
    };
    let played = Played {
        dealt,
        hand,
        ante: args.ante,
        sides,
        bought: args.bought.iter().map(|&bought| purchase(bought)).collect(),
        insurance: args.insurance,
        blind: false,
        end,
    };
    let settlement = settle(rules, &played).map_err(unsettled)?;
    if args.json {
        return io.json(&SettleOutput::new(rules, &settlement));
    }
    writeln!(io.out, "{}", outcome(&settlement, &io.text))?;
    print(&settlement, io)?;
    Ok(())
}

fn unsettled(reason: CannotSettle) -> Fault {
    Fault::because(move |text| reasons::settle(&reason, text))
}

fn of_card(card: Card) -> Words {
    Words::new().with("value", card.to_string())
}

fn purchase(bought: Purchase) -> Bought {
    match bought {
        Purchase::Sixth => Bought::Sixth,
        Purchase::Exchange(cards) => Bought::Exchange(cards.into()),
    }
}

fn shared(cards: CardSet, dealer: &[Card]) -> Option<Card> {
    dealer.iter().copied().find(|card| cards.contains(*card))
}

/// The five cards dealt, as far as the hand tells them; after an exchange any five do unless a bet looks at them.
fn dealt_of(
    rules: &Rules,
    cards: &[Card],
    bought: &[Purchase],
    sides: &BTreeMap<String, Points>,
) -> Result<CardSet, Fault> {
    let mut bets = rules.all_side_bets();
    let exchanged = bought.iter().any(|bought| matches!(bought, Purchase::Exchange(_)));
    let looks = |bet: &&tuz_house::rules::SideBet| {
        bet.instant || (bet.looks_at == LooksAt::Dealt && sides.contains_key(&bet.name))
    };
    match bets.find(looks) {
        Some(bet) if exchanged => {
            Err(Fault::bad("settle-dealt-needed", Words::new().with("name", bet.name.clone())))
        }
        _ => Ok(cards.iter().copied().take(5).collect()),
    }
}

/// The dealer's five cards after the replacement.
fn bought(rules: &Rules, dealer: &[Card], drawn: &str, args: &Args) -> Result<CardSet, Fault> {
    if dealer.len() != 5 {
        return Err(unsettled(CannotSettle::DealerCount(dealer.len())));
    }
    let drawn = values::card("`--bought-game`", drawn)?;
    let named = args.thrown.as_deref().map(|card| values::card("`--thrown`", card)).transpose()?;
    let rule = rules.dealer_game().ok_or_else(|| Fault::bad("settle-no-dealer-game", Words::new()))?;
    let thrown = match (card_thrown(rule.card, dealer), named) {
        (Some(card), Some(named)) if card != named => {
            return Err(Fault::bad("settle-other-thrown", of_card(card)));
        }
        (Some(card), _) => card,
        (None, Some(named)) if dealer.contains(&named) => named,
        (None, Some(named)) => {
            return Err(Fault::bad("settle-not-dealers", of_card(named)));
        }
        (None, None) => {
            return Err(Fault::bad("settle-choose", Words::new()).hint("settle-choose-how", Words::new()));
        }
    };
    if dealer.contains(&drawn) {
        return Err(Fault::bad("settle-drawn-held", of_card(drawn)));
    }
    if rule.draw_again && drawn.rank() == thrown.rank() {
        return Err(Fault::bad("settle-draws-again", of_card(drawn).with("card", thrown.to_string())));
    }
    Ok(dealer.iter().copied().filter(|card| *card != thrown).chain([drawn]).collect())
}
