//! Checking a certificate, plainly: that it tells of every spot once, that its values have the mean that it claims, and
//! that single values are right, each worked out by itself.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;

use schemars::JsonSchema;
use serde::Serialize;
use tuz_cards::{Card, CardSet, Pack, Rank, Suit};
use tuz_house::rules::{Fault as RuleFault, Rules};
use tuz_house::{Antes, Points};
use tuz_odds::{Action, Bought, Odds, Spot, SpotCards, Stakes, Value};

use super::{COLUMNS, Class, FORMAT, Header};
use crate::edge::report::{Loss, between};
use crate::fault::Fault;
use crate::io::Io;
use crate::values;

/// So many faults are told one by one.
const MOST_TOLD: usize = 10;

/// The longest line that is read: the first one holds the rule file.
const LONGEST: u64 = 1 << 20;

/// How many classes are worked out one by one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::edge) enum Sample {
    /// So many, evenly spread over the file.
    Some(u64),
    /// Every one, which takes hours or days.
    All,
}

impl std::str::FromStr for Sample {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "all" => Ok(Self::All),
            _ => text.parse().map(Self::Some).map_err(|_| "a number is wanted, or `all`"),
        }
    }
}

impl Sample {
    /// Whether the class at this place of so many is one of them.
    fn has(self, place: u64, classes: u64) -> bool {
        let before =
            |place: u64, count: u64| u128::from(place) * u128::from(count) / u128::from(classes.max(1));
        match self {
            Self::All => true,
            Self::Some(count) => before(place + 1, count) > before(place, count),
        }
    }
}

/// What `tuz edge --check --json` prints.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(title = "tuz edge --check")]
pub(crate) struct CheckOutput {
    /// The version of this format: 1.
    format: u8,
    /// The name of the rules.
    rules: String,
    #[serde(flatten)]
    edge: Loss,
    /// How many classes of spots the certificate has.
    classes: u64,
    /// How many of them were worked out one by one.
    worked_out: u64,
    /// Whether everything holds.
    holds: bool,
    /// What does not hold, at most ten sentences.
    faults: Vec<String>,
    /// The house edge.
    #[serde(skip)]
    value: Value,
}

/// Checks the certificate at a path, and tells what comes of it.
///
/// # Errors
/// When there is no certificate to be read, or it does not hold.
pub(in crate::edge) fn check(path: &Path, sample: Sample, json: bool, io: &mut Io) -> Result<(), Fault> {
    let name = path.display();
    let file =
        File::open(path).map_err(|error| Fault::bad(format_args!("`{name}` cannot be read: {error}")))?;
    let checked = read(BufReader::new(file), sample, Pack::STANDARD)
        .map_err(|error| Fault::bad(format_args!("`{name}` is no certificate: {error}")))?;
    let holds = checked.holds;
    if json {
        io.json(&checked)?;
    } else {
        print(&checked, &mut *io.out)?;
    }
    if holds { Ok(()) } else { Err(Fault::failure(format_args!("the certificate `{name}` does not hold"))) }
}

fn print(checked: &CheckOutput, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "certificate for {}: {} classes of spots", checked.rules, checked.classes)?;
    for fault in &checked.faults {
        writeln!(out, "  {fault}")?;
    }
    if checked.holds {
        writeln!(out, "every spot is told of once, and the values have the mean that is claimed")?;
        writeln!(out, "{} classes were worked out one by one: all are as claimed", checked.worked_out)?;
        let exactly = checked.value.exact().map(|edge| format!(", exactly {edge}")).unwrap_or_default();
        writeln!(out, "house edge {} of the ante{exactly}", between(checked.value))?;
    }
    Ok(())
}

/// Why a file is no certificate.
#[derive(Debug, thiserror::Error)]
enum Unreadable {
    #[error("{0}")]
    Io(#[from] io::Error),
    #[error("its first line is not that of a certificate: {0}")]
    Header(serde_json::Error),
    #[error("it has format {0}, and only {FORMAT} is known")]
    Format(u8),
    #[error("its rules have a fault: {0}")]
    Rules(String),
    #[error("`{0}` is no fraction")]
    Fraction(String),
    #[error("line 2 must be `{COLUMNS}`")]
    Columns,
    #[error("line {line}: {error}")]
    Line { line: u64, error: super::Unreadable },
}

fn read(mut file: impl BufRead, sample: Sample, pack: Pack) -> Result<CheckOutput, Unreadable> {
    let mut line = String::new();
    io::Read::take(&mut file, LONGEST).read_line(&mut line)?;
    let header: Header = serde_json::from_str(&line).map_err(Unreadable::Header)?;
    if header.format != FORMAT {
        return Err(Unreadable::Format(header.format));
    }
    let rules = Rules::parse(&header.rules).map_err(|faults| {
        Unreadable::Rules(faults.iter().next().map(RuleFault::message).unwrap_or_default())
    })?;
    let mut lines = file.lines();
    if lines.next().transpose()?.as_deref() != Some(COLUMNS) {
        return Err(Unreadable::Columns);
    }
    let stakes = Stakes { ante: header.ante.map(Points), bonus: None };
    let odds = Odds::new(&rules, stakes).map_err(|error| Unreadable::Rules(error.to_string()))?;

    let mut faults = Faults::default();
    let (orders, mut seen) = (orders(), HashSet::new());
    let mut sums: BTreeMap<Rank, Sums> = BTreeMap::new();
    let mut worked_out = 0;
    let mut place = 0;
    for line in lines {
        let number = place + 3;
        let class = Class::read(&line?).map_err(|error| Unreadable::Line { line: number, error })?;
        let names = names(&orders, class.up, class.hand);
        if u64::from(class.spots) != names.len() as u64 {
            faults.add(|| format!("line {number}: the class has {} spots", names.len()));
        }
        // One of all names stands for the class.
        if !names.first().is_some_and(|least| seen.insert(*least)) {
            faults.add(|| format!("line {number}: the class stands in another line too"));
        }
        sums.entry(class.up.rank()).or_default().add(&class);
        if sample.has(place, header.classes) {
            worked_out += 1;
            if let Some(wrong) = wrong(&odds, &class, pack) {
                faults.add(|| format!("line {number}: {wrong}"));
            }
        }
        place += 1;
    }
    if place != header.classes {
        faults.add(|| format!("there are {place} classes, and {} are claimed", header.classes));
    }
    let claimed = claimed(&header.value)?;
    let mut all = Sums::default();
    let others = pack.to_set().len() as u64 - 1;
    let hands = (0..5).map(|taken| others - taken).product::<u64>() / 120;
    for rank in Rank::ALL.into_iter().filter(|rank| pack.to_set().count_of_rank(*rank) > 0) {
        let of_rank = sums.remove(&rank).unwrap_or_default();
        if of_rank.spots != 4 * hands {
            faults.add(|| format!("there are {} spots with {rank} open of {}", of_rank.spots, 4 * hands));
        }
        let told = header.by_upcard.iter().find(|(upcard, _)| *upcard == rank.to_string());
        match told.map(|(_, value)| self::claimed(value)).transpose()? {
            Some(value) if value == of_rank.mean() => {}
            _ => faults.add(|| format!("with {rank} open the mean of the classes is not the one claimed")),
        }
        all.merge(of_rank);
    }
    if all.mean() != claimed {
        faults.add(|| "the mean of all classes is not the one claimed".to_owned());
    }
    Ok(CheckOutput {
        format: 1,
        rules: rules.name().to_owned(),
        edge: Loss::new(claimed.negated()),
        value: claimed.negated(),
        classes: place,
        worked_out,
        holds: faults.count == 0,
        faults: faults.told,
    })
}

/// What does not hold.
#[derive(Default)]
struct Faults {
    count: u64,
    told: Vec<String>,
}

impl Faults {
    fn add(&mut self, sentence: impl FnOnce() -> String) {
        self.count += 1;
        if self.told.len() < MOST_TOLD {
            self.told.push(sentence());
        }
    }
}

fn claimed([low, high]: &[String; 2]) -> Result<Value, Unreadable> {
    let read = |text: &String| values::fraction(text).ok_or_else(|| Unreadable::Fraction(text.clone()));
    Ok(Value::between(read(low)?, read(high)?))
}

/// A spot by its open card, and the ranks of the hand of each suit as bits.
type Name = (Rank, usize, [u16; 4]);

/// All orders of the four suits.
fn orders() -> Vec<[usize; 4]> {
    let all = (0..256).map(|number| [number & 3, number >> 2 & 3, number >> 4 & 3, number >> 6]);
    all.filter(|order| order.iter().collect::<HashSet<_>>().len() == 4).collect()
}

/// The spots of a class: all names that its suits may have, in order.
fn names(orders: &[[usize; 4]], up: Card, hand: CardSet) -> Vec<Name> {
    let held = Suit::ALL.map(|suit| hand.of_suit(suit).bits());
    let renamed = |order: &[usize; 4]| {
        let mut of_suit = [0; 4];
        for (&to, held) in order.iter().zip(held) {
            of_suit[to] = held;
        }
        (up.rank(), order[up.suit() as usize], of_suit)
    };
    let mut names: Vec<Name> = orders.iter().map(renamed).collect();
    names.sort_unstable();
    names.dedup();
    names
}

/// Spots and what they are worth together, by the denominators of their worth.
#[derive(Default)]
struct Sums {
    spots: u64,
    low: HashMap<i128, i128>,
    high: HashMap<i128, i128>,
}

impl Sums {
    fn add(&mut self, class: &Class) {
        self.spots += u64::from(class.spots);
        for (sums, value) in [(&mut self.low, class.value.low()), (&mut self.high, class.value.high())] {
            *sums.entry(*value.0.denom()).or_default() += value.0.numer() * i128::from(class.spots);
        }
    }

    fn merge(&mut self, other: Self) {
        self.spots += other.spots;
        for (sums, more) in [(&mut self.low, other.low), (&mut self.high, other.high)] {
            for (denominator, sum) in more {
                *sums.entry(denominator).or_default() += sum;
            }
        }
    }

    fn mean(&self) -> Value {
        let mean = |sums: &HashMap<i128, i128>| {
            let add = |sum: Antes, (&over, &of): (&i128, &i128)| {
                Antes(sum.0 + Antes::fraction(of, over).unwrap_or_default().0)
            };
            Antes(sums.iter().fold(Antes::ZERO, add).0 / i128::from(self.spots.max(1)))
        };
        Value::between(mean(&self.low), mean(&self.high))
    }
}

/// What is wrong with a class, worked out by itself.
fn wrong(odds: &Odds, class: &Class, pack: Pack) -> Option<String> {
    let cards = SpotCards {
        hand: class.hand,
        up: class.up,
        seen: CardSet::EMPTY,
        bought: Bought::Nothing,
        discards: CardSet::EMPTY,
        dealt: None,
    };
    let answer = match Spot::new(cards, pack) {
        Ok(spot) => odds.options(&spot),
        Err(error) => return Some(error.to_string()),
    };
    let choices = match answer {
        Ok(answer) => answer.choices,
        Err(error) => return Some(error.to_string()),
    };
    // To insure at its best is told as playing.
    let is_told = |action: Action| {
        action == class.action || (class.action == Action::Play && matches!(action, Action::Insure(_)))
    };
    let told = choices.iter().filter(|choice| is_told(choice.action)).map(|choice| choice.value).max();
    let best = choices.iter().map(|choice| choice.value).max();
    let (Some(told), Some(best)) = (told, best) else { return Some("that is no option".to_owned()) };
    let [least, most] = [class.value.low(), class.value.high()];
    if told < least || most < best {
        let claimed = between(class.value);
        return Some(format!("that is worth {told}, and the best option {best}; claimed is {claimed}"));
    }
    None
}

#[cfg(test)]
mod tests {
    use std::fs;

    use tuz_odds::{SpotRow, Wanted, WholeGame};

    use super::super::Certificate;
    use super::*;

    const PACK: Pack = Pack::stripped_below(Rank::Ten);

    /// A certificate for a pack of twenty cards.
    fn certificate(name: &str) -> String {
        let text = "format = 1\nname = \"small\"\n[exchange]\nprice = { 1 = 1, 2 = 1 }\n[sixth]\n";
        let rules = Rules::parse(text).expect("a rule file");
        let certificate = Certificate::default();
        let see = |row: &SpotRow| certificate.add(row);
        let wanted = Wanted { pack: PACK, rows: Some(&see), ..Wanted::default() };
        let game = WholeGame::solve(&rules, &wanted).expect("it is served");
        let path = std::env::temp_dir().join(format!("tuz-certificate-{name}-{}", std::process::id()));
        certificate.write(&path, &rules, None, &game).expect("it is written");
        let text = fs::read_to_string(&path).expect("it is read");
        fs::remove_file(path).expect("it goes");
        text
    }

    fn faults(text: &str, sample: u64) -> Vec<String> {
        let checked = read(text.as_bytes(), Sample::Some(sample), PACK).expect("a certificate");
        assert_eq!(checked.holds, checked.faults.is_empty());
        checked.faults
    }

    #[test]
    fn what_was_written_holds() {
        let text = certificate("holds");
        let checked = read(text.as_bytes(), Sample::Some(40), PACK).expect("a certificate");
        assert_eq!((checked.faults, checked.worked_out), (Vec::new(), 40));
        assert_eq!(checked.classes, text.lines().count() as u64 - 2);
        assert!(checked.value.exact().is_some());
    }

    #[test]
    fn what_was_changed_does_not() {
        let text = certificate("changed");
        let mut lines: Vec<&str> = text.lines().collect();
        let with = |place: usize, line: &str| {
            let mut lines: Vec<&str> = text.lines().collect();
            lines[place] = line;
            lines.join("\n")
        };
        // Another value: the mean is another.
        let (rest, _) = lines[40].rsplit_once(',').expect("fields");
        let (rest, least) = rest.rsplit_once(',').expect("fields");
        let better = with(40, &format!("{rest},{least},{}", "5/1"));
        assert_eq!(faults(&better, 0).len(), 2, "{:?}", faults(&better, 0));
        // Another decision, worth as much as is claimed of the best: only working it out tells.
        let played = lines.iter().position(|line| line.contains(",play,,")).expect("some hand is played");
        let folded = with(played, &lines[played].replace("play", "fold"));
        assert_eq!(faults(&folded, 0), Vec::<String>::new());
        assert_eq!(faults(&folded, u64::MAX / 4).len(), 1);
        // A class too many, and one too few.
        let twice = with(5, lines[6]);
        assert!(
            faults(&twice, 0).iter().any(|fault| fault == "line 7: the class stands in another line too")
        );
        lines.remove(8);
        let fewer = faults(&lines.join("\n"), 0);
        assert!(
            fewer.iter().any(|fault| fault.contains("and") && fault.contains("are claimed")),
            "{fewer:?}"
        );
    }

    #[test]
    fn what_is_no_certificate_says_why() {
        let text = certificate("none");
        let error = |text: &str| match read(text.as_bytes(), Sample::Some(1), PACK) {
            Ok(_) => String::new(),
            Err(error) => error.to_string(),
        };
        assert!(error("").starts_with("its first line is not that of a certificate: "));
        assert!(error("{}").starts_with("its first line is not that of a certificate: "));
        assert_eq!(
            error(&text.replacen("\"format\":1", "\"format\":9", 1)),
            "it has format 9, and only 1 is known"
        );
        assert_eq!(error(&text.replacen("upcard,", "card,", 1)), format!("line 2 must be `{COLUMNS}`"));
        let (head, _) = text.split_once("\nTc,").expect("lines");
        assert_eq!(error(&format!("{head}\nTc,oops")), "line 3: 2 fields where 7 are wanted");
    }
}
