//! Checking a certificate, plainly: that it tells of every spot once, that its values have the mean that it claims, and
//! that single values are right, each worked out by itself.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::fmt::Display;
use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;

use schemars::JsonSchema;
use serde::Serialize;
use tuz_cards::{Card, CardSet, Pack, Rank, Suit};
use tuz_house::rules::Rules;
use tuz_house::{Antes, Points};
use tuz_i18n::{Args as Words, Text};
use tuz_odds::{Action, Bought, Odds, Spot, SpotCards, Stakes, Value, WholeGameError};

use super::{COLUMNS, Class, FORMAT, Header};
use crate::edge::report::{Loss, shown_between};
use crate::fault::Fault;
use crate::fault::harmless;
use crate::files;
use crate::io::Io;
use crate::reasons;
use crate::values::{self, BadValue};

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
    type Err = BadValue;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "all" => Ok(Self::All),
            _ => text.parse().map(Self::Some).map_err(|_| BadValue::Sample),
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
}

/// What a check found.
struct Checked {
    /// The name of the rules.
    rules: String,
    /// The house edge.
    edge: Value,
    classes: u64,
    worked_out: u64,
    faults: Faults,
}

impl Checked {
    fn holds(&self) -> bool {
        self.faults.count == 0
    }

    fn output(&self) -> CheckOutput {
        CheckOutput {
            format: 1,
            rules: self.rules.clone(),
            edge: Loss::new(self.edge),
            classes: self.classes,
            worked_out: self.worked_out,
            holds: self.holds(),
            faults: self.faults.told.iter().map(Fault::in_english).collect(),
        }
    }

    fn print(&self, text: &Text, out: &mut dyn Write) -> io::Result<()> {
        let counted = |id: &str, count: u64| {
            text.say(id, &Words::new().with("count", count).with("name", self.rules.clone()))
        };
        writeln!(out, "{}", counted("edge-certificate", self.classes))?;
        for fault in &self.faults.told {
            writeln!(out, "  {}", harmless(&fault.in_words(text)))?;
        }
        if self.holds() {
            writeln!(out, "{}", text.say("edge-told-once", &Words::new()))?;
            writeln!(out, "{}", counted("edge-worked-out", self.worked_out))?;
            let edge = shown_between(self.edge, text);
            let of_ante = text.say("edge-of-ante", &Words::new().with("text", edge));
            writeln!(out, "{}: {of_ante}", text.say("edge-name", &Words::new()))?;
            if let Some(edge) = self.edge.exact() {
                let words = Words::new().with("text", text.figure(&edge.to_string()));
                writeln!(out, "{}", text.say("edge-exactly", &words))?;
            }
        }
        Ok(())
    }
}

/// Checks the certificate at a path, and tells what comes of it.
///
/// # Errors
/// When there is no certificate to be read, or it does not hold.
pub(in crate::edge) fn check(path: &Path, sample: Sample, json: bool, io: &mut Io) -> Result<(), Fault> {
    let name = path.display().to_string();
    let of_file = Words::new().with("name", name.clone());
    let checked = match read(BufReader::new(files::open(path)?), sample, Pack::STANDARD) {
        Ok(checked) => checked,
        Err(why) => {
            return Err(Fault::because(move |text| {
                let words = Words::new().with("name", name.clone()).with("text", why.in_words(text));
                text.say("edge-other-file", &words)
            }));
        }
    };
    if json {
        io.json(&checked.output())?;
    } else {
        checked.print(&io.text, &mut *io.out)?;
    }
    if checked.holds() { Ok(()) } else { Err(Fault::bad("edge-does-not-hold", of_file)) }
}

/// Words of the system or of a reader.
fn unread(error: &dyn Display) -> Words {
    Words::new().with("text", error.to_string())
}

/// A fault on a line of the file.
fn on_line(line: u64, fault: Fault) -> Fault {
    Fault::because(move |text| {
        let words = Words::new().with("line", line).with("text", fault.in_words(text));
        text.say("certificate-line", &words)
    })
}

/// Why the rules of a certificate cannot be used.
fn in_rules(why: impl Fn(&Text) -> String + Send + 'static) -> Fault {
    Fault::because(move |text| text.say("certificate-rules", &Words::new().with("text", why(text))))
}

/// Reads a certificate and checks it; a file that is none is told in words that stand behind its name.
fn read(mut file: impl BufRead, sample: Sample, pack: Pack) -> Result<Checked, Fault> {
    let line_of =
        |line: io::Result<String>| line.map_err(|error| Fault::bad("certificate-header", unread(&error)));
    let mut line = String::new();
    let first = io::Read::take(&mut file, LONGEST).read_line(&mut line).map(|_| line);
    let header: Header = serde_json::from_str(&line_of(first)?)
        .map_err(|error| Fault::bad("certificate-header", unread(&error)))?;
    if header.format != FORMAT {
        let words = Words::new().with("count", header.format).with("most", FORMAT);
        return Err(Fault::bad("certificate-format", words));
    }
    let rules = Rules::parse(&header.rules).map_err(|faults| {
        in_rules(move |text| {
            let first = faults.iter().next().map(|fault| reasons::file_fault(fault, text));
            first.unwrap_or_default()
        })
    })?;
    let mut lines = file.lines();
    let columns =
        lines.next().transpose().map_err(|error| Fault::bad("certificate-unread", unread(&error)))?;
    if columns.as_deref() != Some(COLUMNS) {
        return Err(Fault::bad("certificate-columns", Words::new().with("text", COLUMNS)));
    }
    let stakes = Stakes { ante: header.ante.map(Points), bonus: None };
    let odds = Odds::new(&rules, stakes).map_err(|error| {
        in_rules(move |text| reasons::unsolved(&WholeGameError::Unserved(error.clone()), text))
    })?;

    let mut faults = Faults::default();
    let (orders, mut seen) = (orders(), HashSet::new());
    let mut sums: BTreeMap<Rank, Sums> = BTreeMap::new();
    let mut worked_out = 0;
    let mut place = 0;
    for line in lines {
        let number = place + 3;
        let line = line.map_err(|error| Fault::bad("certificate-unread", unread(&error)));
        let class = line.and_then(|line| Class::read(&line)).map_err(|fault| on_line(number, fault))?;
        let names = names(&orders, class.up, class.hand);
        if u64::from(class.spots) != names.len() as u64 {
            let count = names.len();
            faults
                .add(|| on_line(number, Fault::bad("certificate-spots", Words::new().with("count", count))));
        }
        // One of all names stands for the class.
        if !names.first().is_some_and(|least| seen.insert(*least)) {
            faults.add(|| on_line(number, Fault::bad("certificate-twice", Words::new())));
        }
        sums.entry(class.up.rank()).or_default().add(&class);
        if sample.has(place, header.classes) {
            worked_out += 1;
            if let Some(wrong) = wrong(&odds, &class, pack) {
                faults.add(|| on_line(number, wrong));
            }
        }
        place += 1;
    }
    if place != header.classes {
        let words = || Words::new().with("count", place).with("most", header.classes);
        faults.add(|| Fault::bad("certificate-classes", words()));
    }
    let claimed = claimed(&header.value)?;
    let mut all = Sums::default();
    let others = pack.to_set().len() as u64 - 1;
    let hands = (0..5).map(|taken| others - taken).product::<u64>() / 120;
    for rank in Rank::ALL.into_iter().filter(|rank| pack.to_set().count_of_rank(*rank) > 0) {
        let with_rank = || Words::new().with("text", rank.to_string());
        let of_rank = sums.remove(&rank).unwrap_or_default();
        if of_rank.spots != 4 * hands {
            let words = || with_rank().with("count", of_rank.spots).with("most", 4 * hands);
            faults.add(|| Fault::bad("certificate-card-spots", words()));
        }
        let told = header.by_upcard.iter().find(|(upcard, _)| *upcard == rank.to_string());
        match told.map(|(_, value)| self::claimed(value)).transpose()? {
            Some(value) if value == of_rank.mean() => {}
            _ => faults.add(|| Fault::bad("certificate-card-mean", with_rank())),
        }
        all.merge(of_rank);
    }
    if all.mean() != claimed {
        faults.add(|| Fault::bad("certificate-mean", Words::new()));
    }
    let edge = claimed.negated();
    Ok(Checked { rules: rules.name().to_owned(), edge, classes: place, worked_out, faults })
}

/// What does not hold.
#[derive(Default)]
struct Faults {
    count: u64,
    told: Vec<Fault>,
}

impl Faults {
    fn add(&mut self, fault: impl FnOnce() -> Fault) {
        self.count += 1;
        if self.told.len() < MOST_TOLD {
            self.told.push(fault());
        }
    }
}

fn claimed([low, high]: &[String; 2]) -> Result<Value, Fault> {
    let read = |text: &String| {
        values::fraction(text)
            .ok_or_else(|| Fault::bad("certificate-fraction", Words::new().with("text", text.clone())))
    };
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
fn wrong(odds: &Odds, class: &Class, pack: Pack) -> Option<Fault> {
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
        Err(error) => return Some(Fault::refused("question", &error)),
    };
    let choices = match answer {
        Ok(answer) => answer.choices,
        Err(error) => return Some(Fault::refused("question", &error)),
    };
    // To insure at its best is told as playing.
    let is_told = |action: Action| {
        action == class.action || (class.action == Action::Play && matches!(action, Action::Insure(_)))
    };
    let told = choices.iter().filter(|choice| is_told(choice.action)).map(|choice| choice.value).max();
    let best = choices.iter().map(|choice| choice.value).max();
    let (Some(told), Some(best)) = (told, best) else {
        return Some(Fault::bad("certificate-no-option", Words::new()));
    };
    let [least, most] = [class.value.low(), class.value.high()];
    if told < least || most < best {
        let claimed = class.value;
        return Some(Fault::because(move |text| {
            let words = Words::new().with("name", told.to_string()).with("text", best.to_string());
            text.say("certificate-worth", &words.with("value", shown_between(claimed, text)))
        }));
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
        assert_eq!(checked.holds(), checked.faults.told.is_empty());
        checked.output().faults
    }

    #[test]
    fn what_was_written_holds() {
        let text = certificate("holds");
        let checked = read(text.as_bytes(), Sample::Some(40), PACK).expect("a certificate");
        assert_eq!((checked.output().faults, checked.worked_out), (Vec::new(), 40));
        assert_eq!(checked.classes, text.lines().count() as u64 - 2);
        assert!(checked.edge.exact().is_some());
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
            Err(fault) => fault.in_english(),
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
