//! Files in the PHH format, read: one hand in a `.phh` file, several under numbered headings in a `.phhs` file.

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::amount::{decimals_of, number};
use super::cards::row;
use super::codes::variant;
use super::sections::{Section, sections};
use super::{ReadFault, ReadReason, Record, Source, Step, StepKind, Told};
use crate::chips::Chips;
use crate::hand::Seat;
use crate::row::Row;
use crate::stakes::{AnteRule, Limit, Setup, Stakes};

/// A field of our own, as the format allows: the house's share of each pot.
pub(super) const RAKES: &str = "_rake_by_pot";

/// Another: the dead small blind, which counts for a pot limit.
pub(super) const UNPAID: &str = "_dead_small_blind";

/// The hands of a text.
pub(super) fn read(text: &str) -> Vec<Result<Record, ReadFault>> {
    sections(text).into_iter().map(hand).collect()
}

/// The lines of a part of a text, by place.
struct Lines {
    before: usize,
    /// Where each of them ends.
    ends: Vec<usize>,
}

impl Lines {
    fn of(before: usize, text: &str) -> Self {
        let ends = text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n').map(|(at, _)| at);
        Self { before, ends: ends.collect() }
    }

    /// The line of this place in the part.
    fn at(&self, place: usize) -> usize {
        self.before + 1 + self.ends.partition_point(|&end| end < place)
    }
}

/// The file of one hand, with the line of each value.
struct File<'t> {
    lines: Lines,
    table: DeTable<'t>,
}

impl<'t> File<'t> {
    fn line(&self, at: usize) -> usize {
        self.lines.at(at)
    }

    fn get(&self, key: &str) -> Option<&Spanned<DeValue<'t>>> {
        self.table.iter().find(|(name, _)| name.get_ref() == key).map(|(_, value)| value)
    }

    fn require(&self, key: &'static str) -> Result<&Spanned<DeValue<'t>>, ReadFault> {
        self.get(key).ok_or_else(|| ReadReason::Missing(key).at(self.line(0)))
    }

    fn kind(&self, key: &str, value: &Spanned<DeValue>) -> ReadFault {
        ReadReason::Kind(key.to_owned()).at(self.line(value.span().start))
    }

    /// That the value of this key is of another kind.
    fn fault_of(&self, key: &str) -> ReadFault {
        let start = self.get(key).map_or(0, |value| value.span().start);
        ReadReason::Kind(key.to_owned()).at(self.line(start))
    }

    fn text_of(&self, key: &str, value: &Spanned<DeValue<'t>>) -> Result<String, ReadFault> {
        match value.get_ref() {
            DeValue::String(text) => Ok(text.to_string()),
            DeValue::Integer(number) => Ok(number.as_str().to_owned()),
            _ => Err(self.kind(key, value)),
        }
    }

    fn items(
        &self,
        key: &str,
        value: &'t Spanned<DeValue<'t>>,
    ) -> Result<Vec<&'t Spanned<DeValue<'t>>>, ReadFault> {
        match value.get_ref() {
            DeValue::Array(items) => Ok(items.iter().collect()),
            _ => Err(self.kind(key, value)),
        }
    }

    /// The number as it is written.
    fn number<'v>(&self, key: &str, value: &'v Spanned<DeValue<'v>>) -> Result<&'v str, ReadFault> {
        match value.get_ref() {
            DeValue::Integer(number) if number.radix() == 10 => Ok(number.as_str()),
            DeValue::Float(number) => Ok(number.as_str()),
            _ => Err(self.kind(key, value)),
        }
    }
}

/// An amount that stands for one that is not known.
pub(super) const UNKNOWN: Chips = Chips(1_000_000_000_000);

fn chips(text: &str, decimals: u8) -> Result<Chips, ReadReason> {
    if text.trim_start_matches('+') == "inf" { Ok(UNKNOWN) } else { number(text, decimals) }
}

fn hand(Section { before, text }: Section) -> Result<Record, ReadFault> {
    let lines = Lines::of(before, text);
    let table = DeTable::parse(text).map_err(|fault| {
        let at = fault.span().map_or(0, |span| span.start);
        ReadReason::Toml(fault.message().to_owned()).at(lines.at(at))
    })?;
    let file = File { lines, table: table.into_inner() };
    read_hand(&file)
}

fn read_hand(file: &File) -> Result<Record, ReadFault> {
    let start = file.line(0);
    let code = file.require("variant")?;
    let name = file.text_of("variant", code)?;
    let (game, limit) =
        variant(&name).ok_or_else(|| ReadReason::Game(name).at(file.line(code.span().start)))?;

    let decimals = decimals(file)?;
    let scalar = |key: &'static str| -> Result<Chips, ReadFault> {
        let value = file.require(key)?;
        let text = file.number(key, value)?;
        chips(text, decimals).map_err(|reason| reason.at(file.line(value.span().start)))
    };
    let signed = |key: &'static str| -> Result<Vec<(bool, Chips)>, ReadFault> {
        let value = file.require(key)?;
        let each = |item| -> Result<(bool, Chips), ReadFault> {
            let text = file.number(key, item)?;
            let amount = chips(text.strip_prefix('-').unwrap_or(text), decimals);
            let amount = amount.map_err(|reason| reason.at(file.line(item.span().start)))?;
            Ok((text.starts_with('-'), amount))
        };
        file.items(key, value)?.into_iter().map(each).collect()
    };
    let list = |key: &'static str| -> Result<Vec<Chips>, ReadFault> {
        let value = file.require(key)?;
        let each = |item| -> Result<Chips, ReadFault> {
            chips(file.number(key, item)?, decimals).map_err(|reason| reason.at(file.line(item.span().start)))
        };
        file.items(key, value)?.into_iter().map(each).collect()
    };
    let stacks = list("starting_stacks")?;
    let players = stacks.len();
    let checked = |key: &'static str, found: usize| -> Result<(), ReadFault> {
        let line = file.get(key).map_or(start, |value| file.line(value.span().start));
        if found == players { Ok(()) } else { Err(ReadReason::Length { key, found, players }.at(line)) }
    };
    // Heads-up the lists stand the other way round.
    let heads_up = players == 2;

    let has_blinds = game.variant().has_blinds();
    let (small, big) = if limit == Limit::Fixed {
        (scalar("small_bet")?, scalar("big_bet")?)
    } else if !has_blinds && file.get("min_bet").is_none() {
        (scalar("small_bet")?, scalar("small_bet")?)
    } else {
        (scalar("min_bet")?, scalar("min_bet")?)
    };
    let mut stakes = if has_blinds {
        let mut stakes = Stakes::blinds(limit, players, Chips::ZERO, Chips::ZERO);
        // A negative blind is a newcomer's.
        let mut blinds = signed("blinds_or_straddles")?;
        checked("blinds_or_straddles", blinds.len())?;
        if heads_up {
            blinds.reverse();
        }
        for (seat, (late, blind)) in blinds.into_iter().enumerate() {
            let place = if late { &mut stakes.posts[seat] } else { &mut stakes.blinds[seat] };
            *place = blind;
        }
        if file.get(UNPAID).is_some() {
            stakes.unpaid = scalar(UNPAID)?;
        }
        stakes
    } else {
        Stakes::bring_in(limit, players, Chips::ZERO, scalar("bring_in")?, small, big)
    };
    (stakes.small_bet, stakes.big_bet) = (small, big);
    stakes.antes = list("antes")?;
    checked("antes", stakes.antes.len())?;
    if heads_up {
        stakes.antes.reverse();
    }
    let trimmed =
        matches!(file.get("ante_trimming_status").map(Spanned::get_ref), Some(DeValue::Boolean(true)));
    stakes.house.antes = if trimmed { AnteRule::Matched } else { AnteRule::Whole };
    let setup = Setup::new(game.variant(), stakes).map_err(|fault| ReadReason::from(fault).at(start))?;

    let mut told = Told::default();
    let seen = |key: &'static str| -> Result<Option<(usize, Vec<Chips>)>, ReadFault> {
        let Some(value) = file.get(key) else { return Ok(None) };
        let amounts = list(key)?;
        checked(key, amounts.len())?;
        Ok(Some((file.line(value.span().start), amounts)))
    };
    told.finishing = seen("finishing_stacks")?.filter(|_| !stacks.contains(&UNKNOWN));
    if let Some((line, winnings)) = seen("winnings")? {
        let each = winnings.into_iter().enumerate();
        told.collected = each.map(|(at, amount)| (line, Seat(at as u8), amount)).collect();
    }
    // The format has no word for the house's share: it is what the stacks lack in the end.
    let sum = |amounts: &[Chips]| amounts.iter().copied().sum::<Chips>();
    if let Some((_, finishing)) = &told.finishing {
        told.rake = sum(&stacks).less(sum(finishing));
    }
    if file.get(RAKES).is_some() {
        told.rakes = list(RAKES)?;
        told.rake = sum(&told.rakes);
    }
    let strings = |key: &'static str| -> Result<Vec<String>, ReadFault> {
        let Some(value) = file.get(key) else { return Ok(Vec::new()) };
        file.items(key, value)?.into_iter().map(|item| file.text_of(key, item)).collect()
    };
    let mut names = strings("players")?;
    if file.get("players").is_none() {
        names.resize(players, String::new());
    }
    checked("players", names.len())?;
    let places = strings("seats")?.into_iter().map(|place| place.parse());
    let places: Vec<u32> = places.collect::<Result<_, _>>().map_err(|_| file.fault_of("seats"))?;
    if file.get("seats").is_some() {
        checked("seats", places.len())?;
    }
    let id = file.get("hand").map_or(Ok(String::new()), |value| file.text_of("hand", value))?;
    let mut steps = Vec::new();
    let value = file.require("actions")?;
    for item in file.items("actions", value)? {
        let line = file.line(item.span().start);
        let DeValue::String(text) = item.get_ref() else { return Err(file.kind("actions", item)) };
        if let Some(kind) = action(text, players, decimals).map_err(|reason| reason.at(line))? {
            steps.push(Step { line, text: text.to_string(), kind });
        }
    }
    Ok(Record {
        source: Source::Phh,
        id,
        line: start,
        game,
        setup,
        stacks,
        players: names,
        places,
        decimals,
        steps,
        told,
    })
}

/// The most decimals of any amount in the file.
fn decimals(file: &File) -> Result<u8, ReadFault> {
    let keys = [
        "antes",
        "blinds_or_straddles",
        "bring_in",
        "small_bet",
        "big_bet",
        "min_bet",
        "starting_stacks",
        "finishing_stacks",
        "winnings",
        RAKES,
        UNPAID,
    ];
    let mut most = 0;
    for key in keys {
        let Some(value) = file.get(key) else { continue };
        match value.get_ref() {
            DeValue::Array(items) => {
                for item in items {
                    most = most.max(decimals_of(file.number(key, item)?));
                }
            }
            _ => most = most.max(decimals_of(file.number(key, value)?)),
        }
    }
    if let Some(DeValue::Array(items)) = file.get("actions").map(Spanned::get_ref) {
        for item in items {
            if let DeValue::String(text) = item.get_ref() {
                let words: Vec<&str> = text.split_whitespace().collect();
                if let [_, "cbr", amount, ..] = words[..] {
                    most = most.max(decimals_of(amount));
                }
            }
        }
    }
    Ok(most)
}

/// One action; `None` for a comment alone.
fn action(text: &str, players: usize, decimals: u8) -> Result<Option<StepKind>, ReadReason> {
    let words: Vec<&str> = text.split_whitespace().take_while(|word| !word.starts_with('#')).collect();
    let unknown = || ReadReason::Action(text.to_owned());
    let seat = |word: &str| {
        let number: Option<usize> = word.strip_prefix('p').and_then(|number| number.parse().ok());
        match number {
            Some(number) if (1..=players).contains(&number) => Ok(Seat(number as u8 - 1)),
            _ => Err(ReadReason::Player(word.to_owned())),
        }
    };
    let kind = match words[..] {
        [] => return Ok(None),
        ["d", "db", cards] => StepKind::Board(row(cards)?),
        ["d", "dh", player, cards] => StepKind::Hole(seat(player)?, row(cards)?),
        ["d", ..] => return Err(unknown()),
        [player, "f"] => StepKind::Fold(seat(player)?),
        [player, "cc"] => StepKind::CheckOrCall(seat(player)?),
        [player, "pb"] => StepKind::BringIn(seat(player)?),
        [player, "cbr", to] => StepKind::Raise(seat(player)?, number(to, decimals)?),
        [player, "sd"] => StepKind::Throw(seat(player)?, Row::EMPTY),
        [player, "sd", cards] => StepKind::Throw(seat(player)?, row(cards)?),
        [player, "sm"] => StepKind::Muck(seat(player)?, Row::EMPTY),
        [player, "sm", "-"] => StepKind::Show(seat(player)?, Row::EMPTY),
        [player, "sm", cards] => StepKind::Show(seat(player)?, row(cards)?),
        _ => return Err(unknown()),
    };
    Ok(Some(kind))
}
