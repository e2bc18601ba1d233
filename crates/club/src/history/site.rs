//! What the texts of poker sites have in common.

use std::collections::BTreeSet;

use super::amount::amount;
use super::cards::{brackets, joined, row};
use super::{ReadFault, ReadReason, Record, Source, Step, StepKind, Told};
use crate::button::MOST_PLACES;
use crate::chips::Chips;
use crate::hand::Seat;
use crate::row::Row;
use crate::stakes::{AnteOrder, Limit, Setup, Stakes};
use crate::variant::Game;

/// A line and its number.
pub(super) type Line<'t> = (usize, &'t str);

/// What tells the texts of one site from those of another.
pub(super) struct Site {
    pub(super) source: Source,
    /// How each hand begins.
    pub(super) opening: &'static str,
    /// Reads a first line.
    pub(super) header: fn(&str) -> Result<Header, ReadReason>,
    /// Reads another line above the summary.
    pub(super) line: fn(&mut Builder, Line) -> Result<(), ReadReason>,
}

/// The lines of a hand, and the site that wrote it.
struct Lines<'s, 't> {
    site: &'s Site,
    lines: Vec<Line<'t>>,
}

/// The hands of a text of these sites; none where it is of no site.
pub(super) fn read(text: &str, sites: &[Site]) -> Vec<Result<Record, ReadFault>> {
    hands(text, sites).into_iter().map(|Lines { site, lines }| site.read_hand(&lines)).collect()
}

impl Site {
    /// Whether a hand of this site begins on the line: its words, a number, and a colon.
    fn opens(&self, line: &str) -> bool {
        let numbered =
            line.strip_prefix(self.opening).and_then(|rest| rest.split_once('#')?.1.split_once(':'));
        let number = numbered.is_some_and(|(number, _)| number.bytes().all(|digit| digit.is_ascii_digit()));
        // A player may be called like that.
        let does = |(_, rest): (&str, &str)| rest.split(' ').next().is_some_and(|verb| VERBS.contains(&verb));
        number && !line.rsplit_once(": ").is_some_and(does)
    }

    fn read_hand(&self, lines: &[Line]) -> Result<Record, ReadFault> {
        let Some((&(first, title), rest)) = lines.split_first() else {
            return Err(ReadReason::NoHistory.at(1));
        };
        if !self.opens(title) {
            return Err(ReadReason::NoTitle.at(first));
        }
        let header = (self.header)(title).map_err(|reason| reason.at(first))?;
        let id = title.split('#').nth(1).and_then(|text| text.split(':').next()).unwrap_or_default();
        let mut builder = Builder::new(self.source, id.trim().to_owned(), header, first);
        let mut in_summary = false;
        for &(number, text) in rest {
            in_summary |= text.starts_with(SUMMARY);
            let read = match in_summary {
                true if text.starts_with("Total pot") => builder.totals((number, text)),
                true => builder.summary((number, text)),
                false => (self.line)(&mut builder, (number, text)),
            };
            read.map_err(|reason| reason.at(number))?;
        }
        builder.finish()
    }
}

const SUMMARY: &str = "*** SUMMARY";

/// What stands before an amount that the summary says somebody won.
const WON: [&str; 2] = [" collected (", " won ("];

/// What stands above the streets of a hand.
const STREETS: [&str; 8] =
    ["HOLE CARDS", "DEALING HANDS", "FLOP", "TURN", "RIVER", "STREET", "DRAW", "SHOW DOWN"];

/// What players do, in the words that the sites share.
pub(super) const VERBS: [&str; 13] = [
    "antes",
    "posts",
    "brings",
    "folds",
    "checks",
    "calls",
    "bets",
    "raises",
    "completes",
    "stands",
    "discards",
    "shows",
    "mucks",
];

/// The limit that these words name, which stand before the word `Limit`.
pub(super) fn limit_before(words: &str) -> Limit {
    match words.trim_end().rsplit(' ').next() {
        Some("No") => Limit::No,
        Some("Pot") => Limit::Pot,
        _ => Limit::Fixed,
    }
}

/// Reads what a player puts up: the words, and whether they are his last chips.
type Posts = fn(&mut Builder, Seat, &str, bool) -> Result<(), ReadReason>;

/// What a player does, in the words that the sites share.
pub(super) fn action(
    builder: &mut Builder,
    line: Line,
    seat: Seat,
    text: &str,
    posts: Posts,
) -> Result<(), ReadReason> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let all_in = text.ends_with("all-in") || text.ends_with("all in");
    let word = |at: usize| words.get(at).copied().unwrap_or_default();
    let after_to = || words.iter().position(|word| *word == "to").map_or("", |at| word(at + 1));
    let kind = match word(0) {
        "antes" => {
            let amount = builder.chips(word(1))?;
            builder.post(seat, Forced::Ante, amount, all_in)?;
            return Ok(());
        }
        "posts" => return posts(builder, seat, text, all_in),
        "brings" => {
            let amount = builder.chips(word(3))?;
            builder.post(seat, Forced::BringIn, amount, all_in)?;
            StepKind::BringIn(seat)
        }
        "folds" => {
            builder.step(line, StepKind::Fold(seat));
            match brackets(text).next() {
                Some(cards) => StepKind::Held(seat, row(cards)?),
                None => return Ok(()),
            }
        }
        "checks" => StepKind::Check(seat),
        "calls" => StepKind::Call(seat, builder.chips(word(1))?),
        "bets" => StepKind::Raise(seat, builder.chips(word(1))?),
        "raises" | "completes" => StepKind::Raise(seat, builder.chips(after_to())?),
        "stands" => {
            builder.step(line, StepKind::Throw(seat, Row::EMPTY));
            match brackets(text).next() {
                Some(cards) => StepKind::Held(seat, row(cards)?),
                None => return Ok(()),
            }
        }
        "discards" => {
            let count = word(1).parse().map_err(|_| ReadReason::Action(text.to_owned()))?;
            let cards = brackets(text).next().map_or(Ok(Row::unknown(count)), row)?;
            StepKind::Throw(seat, cards)
        }
        "shows" => match brackets(text).next() {
            Some(cards) => StepKind::Show(seat, row(cards)?),
            None => return Ok(()),
        },
        "mucks" => StepKind::Muck(seat, Row::EMPTY),
        // Somebody leaves, comes back, takes long, talks.
        _ => return Ok(()),
    };
    builder.step(line, kind);
    Ok(())
}

/// A line without spaces and marks around it.
pub(super) fn trimmed(line: &str) -> &str {
    line.trim_matches(|sign: char| sign.is_whitespace() || sign == '\u{feff}')
}

/// The lines of each hand, without empty ones. Where a hand goes on after its summary another one has lost its first
/// line.
fn hands<'s, 't>(text: &'t str, sites: &'s [Site]) -> Vec<Lines<'s, 't>> {
    let mut hands: Vec<Lines> = Vec::new();
    let mut in_summary = false;
    for (at, line) in text.lines().enumerate() {
        let line = trimmed(line);
        if line.is_empty() {
            continue;
        }
        let street = line.starts_with("*** ") && STREETS.iter().any(|street| line.contains(street));
        let opens = sites.iter().find(|site| site.opens(line));
        let site = hands.last().map(|hand| hand.site).or(sites.first());
        let lost = site.filter(|_| street && (in_summary || hands.is_empty()));
        if let Some(site) = opens.or(lost) {
            hands.push(Lines { site, lines: Vec::new() });
            in_summary = false;
        }
        in_summary |= line.starts_with(SUMMARY);
        if let Some(hand) = hands.last_mut() {
            hand.lines.push((at + 1, line));
        }
    }
    hands
}

/// The stakes of a first line.
#[derive(Debug, Clone, Copy)]
pub(super) struct Header {
    pub(super) game: Game,
    pub(super) limit: Limit,
    /// The small and the big blind, or the small and the big bet of a fixed limit.
    pub(super) amounts: (Chips, Chips),
    pub(super) decimals: u8,
}

impl Header {
    /// The small and the big blind of a game that has them.
    pub(super) fn blinds(&self) -> (Chips, Chips) {
        let (small, big) = self.amounts;
        if self.limit == Limit::Fixed { (Chips(small.0 / 2), small) } else { (small, big) }
    }
}

/// A player at the table.
#[derive(Debug, Clone)]
struct Player {
    place: u32,
    name: String,
    stack: Chips,
    away: bool,
}

/// A forced bet that the text tells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Forced {
    Ante,
    Small,
    Big,
    /// A newcomer's blind.
    Late,
    /// A newcomer's small blind that counts as no bet.
    Dead,
    BringIn,
}

/// A hand as it is read line by line; seats get their order at the end.
#[derive(Debug)]
pub(super) struct Builder {
    pub(super) source: Source,
    pub(super) id: String,
    pub(super) header: Header,
    line: usize,
    pub(super) button: Option<u32>,
    /// Whether nobody has done anything yet, so that lines may still name players and their seats.
    pub(super) seating: bool,
    players: Vec<Player>,
    posts: Vec<(usize, Forced, Chips, bool)>,
    /// Steps with players as places in the list.
    steps: Vec<Step>,
    told: Told,
    /// The numbers of the seats that the summary names.
    summary: BTreeSet<u32>,
}

impl Builder {
    fn new(source: Source, id: String, header: Header, line: usize) -> Self {
        Self {
            source,
            id,
            header,
            line,
            button: None,
            seating: true,
            players: Vec::new(),
            posts: Vec::new(),
            steps: Vec::new(),
            told: Told::default(),
            summary: BTreeSet::new(),
        }
    }

    /// An amount of this hand.
    pub(super) fn chips(&self, text: &str) -> Result<Chips, ReadReason> {
        let text = text.trim_end_matches([',', ')', '.', ';']);
        amount(text, self.header.decimals)
    }

    pub(super) fn seat(
        &mut self,
        place: u32,
        name: &str,
        stack: Chips,
        away: bool,
    ) -> Result<(), ReadReason> {
        if self.players.iter().any(|player| player.place == place || player.name == name) {
            return Err(ReadReason::SeatTwice(format!("{place}: {name}")));
        }
        if self.players.len() >= MOST_PLACES {
            return Err(ReadReason::TooManySeats(MOST_PLACES));
        }
        self.players.push(Player { place, name: name.to_owned(), stack, away });
        Ok(())
    }

    /// The player with whose name the text begins, as a place in the list, and the rest, which has to be accepted; the
    /// longest name counts.
    pub(super) fn player<'t>(
        &self,
        text: &'t str,
        accepts: impl Fn(&str) -> bool,
    ) -> Option<(Seat, &'t str)> {
        let named = self.players.iter().enumerate().filter_map(|(at, player)| {
            let rest = text.strip_prefix(player.name.as_str()).filter(|rest| accepts(rest))?;
            Some((player.name.len(), Seat(at as u8), rest))
        });
        named.max_by_key(|(length, ..)| *length).map(|(_, seat, rest)| (seat, rest))
    }

    /// A forced bet; an ante is told once.
    pub(super) fn post(
        &mut self,
        seat: Seat,
        forced: Forced,
        amount: Chips,
        all_in: bool,
    ) -> Result<(), ReadReason> {
        let again = |&(at, other, ..): &(usize, Forced, Chips, bool)| at == seat.index() && other == forced;
        if forced == Forced::Ante && self.posts.iter().any(again) {
            return Err(ReadReason::AnteTwice(self.players[seat.index()].name.clone()));
        }
        self.posts.push((seat.index(), forced, amount, all_in));
        Ok(())
    }

    /// Whether somebody has put up this kind of bet.
    pub(super) fn has_posted(&self, forced: Forced) -> bool {
        self.posts.iter().any(|(_, other, ..)| *other == forced)
    }

    pub(super) fn step(&mut self, (line, text): Line, kind: StepKind) {
        self.steps.push(Step { line, text: text.to_owned(), kind });
    }

    /// Whether something is told already.
    pub(super) fn has_step(&self, kind: StepKind) -> bool {
        self.steps.iter().any(|step| step.kind == kind)
    }

    /// Whether the line is one about a player who is called like the words that it begins with: that he leaves or talks.
    fn is_about(&self, (_, text): Line, name: &str) -> Result<(), ReadReason> {
        match self.player(text, |rest| rest.starts_with([' ', ':'])) {
            Some(_) => Ok(()),
            None => Err(ReadReason::Player(name.to_owned())),
        }
    }

    /// A line on which somebody of this name does something, who has to play here.
    pub(super) fn deed(&self, line: Line, name: Option<&str>) -> Result<(), ReadReason> {
        name.map_or(Ok(()), |name| self.is_about(line, name))
    }

    /// A bet that goes back.
    pub(super) fn returned(&mut self, line: Line, amount: &str, name: &str) -> Result<(), ReadReason> {
        let Some((seat, _)) = self.player(name, str::is_empty) else { return self.is_about(line, name) };
        let amount = self.chips(amount)?;
        self.step(line, StepKind::Returned(seat, amount));
        Ok(())
    }

    /// Cards to a player, `Name [As Kd]`: at first all of them are new, later those of the last brackets.
    pub(super) fn dealt(&mut self, line: Line, text: &str) -> Result<(), ReadReason> {
        let player = self.player(text, |rest| rest.is_empty() || rest.starts_with(" ["));
        let Some((seat, rest)) = player else { return self.is_about(line, text) };
        let groups: Vec<&str> = brackets(rest).collect();
        let stud = !self.header.game.variant().has_blinds();
        let cards = match groups.as_slice() {
            [] => return Ok(()),
            all if !self
                .steps
                .iter()
                .any(|step| matches!(step.kind, StepKind::Hole(other, _) if other == seat)) =>
            {
                let cards = joined(all)?;
                let hidden = if stud { 3usize.saturating_sub(cards.len()) } else { 0 };
                Row::unknown(hidden).as_slice().iter().chain(cards.as_slice()).copied().collect()
            }
            [before @ .., last] => {
                if !before.is_empty() {
                    self.step(line, StepKind::HandSoFar(seat, joined(before)?));
                }
                row(last)?
            }
        };
        self.step(line, StepKind::Hole(seat, cards));
        Ok(())
    }

    /// Common cards, `[2h 2d Qd] [5d]`: those of the last brackets are new, the others lie there.
    pub(super) fn board(&mut self, line: Line, text: &str, run: u8) -> Result<(), ReadReason> {
        let groups: Vec<&str> = brackets(text).collect();
        let Some((last, before)) = groups.split_last() else { return Ok(()) };
        if !before.is_empty() {
            self.step(line, StepKind::BoardSoFar(run, joined(before)?));
        }
        self.step(line, StepKind::Board(row(last)?));
        Ok(())
    }

    /// A line of the summary such as `Board [2h 2d Qd 5d 4d]`; false where it is another one.
    fn summary_board(&mut self, line: Line) -> Result<bool, ReadReason> {
        let (run, text) = match line.1.strip_prefix("SECOND ") {
            Some(rest) => (1, rest),
            None => (0, line.1.strip_prefix("FIRST ").unwrap_or(line.1)),
        };
        let cards = text.strip_prefix("Board").and_then(|rest| brackets(rest).next());
        let Some(cards) = cards else { return Ok(false) };
        self.step(line, StepKind::BoardSoFar(run, row(cards)?));
        Ok(true)
    }

    pub(super) fn collected(&mut self, line: usize, seat: Seat, amount: Chips) {
        self.told.collected.push((line, seat, amount));
    }

    /// A line such as `Total pot $0.55 Main pot $0.43. Side pot $0.10. | Rake $0.02`.
    fn totals(&mut self, (line, text): Line) -> Result<(), ReadReason> {
        for part in text.split('|') {
            let words: Vec<&str> = part.split_whitespace().collect();
            for (at, word) in words.iter().enumerate() {
                let Some(next) = words.get(at + 1) else { break };
                match *word {
                    "pot" if at > 0 && words[at - 1] == "Total" => {
                        self.told.total = Some((line, self.chips(next)?));
                    }
                    "pot" => self.told.pots.push(self.chips(next)?),
                    _ if word.starts_with("pot-") => self.told.pots.push(self.chips(next)?),
                    "Rake" => self.told.rake = self.chips(next)?,
                    _ => {}
                }
            }
        }
        Ok(())
    }

    /// A line of the summary: the board, or who played, and what the hand was where it was shown or thrown away unseen.
    fn summary(&mut self, line: Line) -> Result<(), ReadReason> {
        if self.summary_board(line)? {
            return Ok(());
        }
        let Some((place, rest)) = line.1.strip_prefix("Seat ").and_then(|text| text.split_once(": ")) else {
            return Ok(());
        };
        let Ok(place) = place.parse() else { return Ok(()) };
        self.summary.insert(place);
        let Some(at) = self.players.iter().position(|player| player.place == place) else { return Ok(()) };
        let rest = match rest.strip_prefix(self.players[at].name.as_str()) {
            Some(rest) => {
                self.won(line.0, Seat(at as u8), rest)?;
                rest
            }
            None => rest,
        };
        let cards =
            |after: &str| rest.split_once(after).and_then(|(_, cards)| Some(cards.split_once(']')?.0));
        let (mucked, showed) = (cards(" mucked ["), cards(" showed ["));
        let Some(cards) = mucked.or(showed) else { return Ok(()) };
        let (seat, cards) = (Seat(at as u8), row(cards)?);
        if mucked.is_some() {
            let steps = self.steps.iter_mut().rev();
            for step in
                steps.filter(|step| matches!(step.kind, StepKind::Muck(other, _) if other == seat)).take(1)
            {
                step.kind = StepKind::Muck(seat, cards);
            }
        }
        self.step(line, StepKind::Held(seat, cards));
        Ok(())
    }

    /// What a line of the summary says that a player won, `collected ($0.31)` or `showed [9d As] and won ($4.70) with a
    /// flush`, once for each run of the cards.
    fn won(&mut self, line: usize, seat: Seat, text: &str) -> Result<(), ReadReason> {
        let mut rest = text;
        let mut won = None;
        while let Some(at) = WON.iter().filter_map(|word| Some(rest.find(word)? + word.len())).min() {
            let (amount, after) = rest[at..].split_once(')').unwrap_or((&rest[at..], ""));
            won = Some(won.unwrap_or(Chips::ZERO) + self.chips(amount)?);
            rest = after;
        }
        self.told.won.extend(won.map(|won| (line, seat, won)));
        Ok(())
    }

    pub(super) fn cancel(&mut self) {
        self.told.cancelled = true;
    }

    /// The record, with the seats in order from the left of the button.
    pub(super) fn finish(mut self) -> Result<Record, ReadFault> {
        let line = self.line;
        let untold = |place: &&u32| self.players.iter().all(|player| player.place != **place);
        if let Some(place) = self.summary.iter().find(untold) {
            return Err(ReadReason::Player(format!("Seat {place}")).at(line));
        }
        let plays = |player: &Player| {
            if self.summary.is_empty() { !player.away } else { self.summary.contains(&player.place) }
        };
        let mut order: Vec<usize> = (0..self.players.len()).filter(|&at| plays(&self.players[at])).collect();
        if order.is_empty() {
            return Err(ReadReason::NoPlayers.at(line));
        }
        let button = self.button.unwrap_or(0);
        order.sort_by_key(|&at| (self.players[at].place <= button, self.players[at].place));
        let seat_of = |at: usize| order.iter().position(|&other| other == at).map(|seat| Seat(seat as u8));
        let name = |at: usize| ReadReason::Player(self.players[at].name.clone());
        let to_seat = |seat: Seat| seat_of(seat.index()).ok_or_else(|| name(seat.index()));

        let stakes = self.stakes(order.len(), seat_of).map_err(|reason| reason.at(line))?;
        let setup = Setup::new(self.header.game.variant(), stakes)
            .map_err(|fault| ReadReason::from(fault).at(line))?;
        for step in &mut self.steps {
            let kind = match step.kind {
                StepKind::Hole(seat, cards) => to_seat(seat).map(|seat| StepKind::Hole(seat, cards)),
                StepKind::Fold(seat) => to_seat(seat).map(StepKind::Fold),
                StepKind::Check(seat) => to_seat(seat).map(StepKind::Check),
                StepKind::Call(seat, amount) => to_seat(seat).map(|seat| StepKind::Call(seat, amount)),
                StepKind::CheckOrCall(seat) => to_seat(seat).map(StepKind::CheckOrCall),
                StepKind::BringIn(seat) => to_seat(seat).map(StepKind::BringIn),
                StepKind::Raise(seat, to) => to_seat(seat).map(|seat| StepKind::Raise(seat, to)),
                StepKind::Throw(seat, cards) => to_seat(seat).map(|seat| StepKind::Throw(seat, cards)),
                StepKind::Show(seat, cards) => to_seat(seat).map(|seat| StepKind::Show(seat, cards)),
                StepKind::Muck(seat, cards) => to_seat(seat).map(|seat| StepKind::Muck(seat, cards)),
                StepKind::Held(seat, cards) => to_seat(seat).map(|seat| StepKind::Held(seat, cards)),
                StepKind::HandSoFar(seat, cards) => {
                    to_seat(seat).map(|seat| StepKind::HandSoFar(seat, cards))
                }
                StepKind::Returned(seat, amount) => {
                    to_seat(seat).map(|seat| StepKind::Returned(seat, amount))
                }
                other @ (StepKind::Board(_) | StepKind::BoardSoFar(..) | StepKind::Twice) => Ok(other),
            };
            step.kind = kind.map_err(|reason| reason.at(step.line))?;
        }
        for (line, seat, _) in self.told.collected.iter_mut().chain(&mut self.told.won) {
            *seat = to_seat(*seat).map_err(|reason| reason.at(*line))?;
        }
        let of = |at: &usize| &self.players[*at];
        Ok(Record {
            source: self.source,
            id: self.id,
            line,
            game: self.header.game,
            setup,
            stacks: order.iter().map(|at| of(at).stack).collect(),
            players: order.iter().map(|at| of(at).name.clone()).collect(),
            places: order.iter().map(|at| of(at).place).collect(),
            decimals: self.header.decimals,
            steps: self.steps,
            told: self.told,
        })
    }

    /// The whole bring-in: where it took the last chips of a player, what the next one paid who called it.
    fn bring_in(&self) -> Chips {
        let told = self.posts.iter().find(|post| post.1 == Forced::BringIn);
        // Where nobody had to bring it in the amount does not matter.
        let Some(&(_, _, amount, all_in)) = told else { return Chips(1) };
        let after = self.steps.iter().skip_while(|step| !matches!(step.kind, StepKind::BringIn(_)));
        let answers = after.filter_map(|step| match step.kind {
            StepKind::Call(_, amount) => Some(amount),
            StepKind::Raise(..) => Some(Chips::ZERO),
            _ => None,
        });
        if all_in { amount.max(answers.into_iter().next().unwrap_or(amount)) } else { amount }
    }

    /// In which order players put up an ante and a blind.
    fn ante_order(&self) -> AnteOrder {
        let blind = |kind: Forced| matches!(kind, Forced::Small | Forced::Big | Forced::Late);
        let after_blind = self.posts.iter().enumerate().any(|(at, &(player, kind, ..))| {
            kind == Forced::Ante && self.posts[..at].iter().any(|post| post.0 == player && blind(post.1))
        });
        if after_blind { AnteOrder::Last } else { AnteOrder::First }
    }

    fn stakes(&self, seats: usize, seat_of: impl Fn(usize) -> Option<Seat>) -> Result<Stakes, ReadReason> {
        let Header { game, limit, amounts: (small, big), .. } = self.header;
        // A fixed limit's first line tells its bets, and others tell their blinds.
        let least = if limit == Limit::Fixed { small } else { big };
        let mut stakes = if game.variant().has_blinds() {
            Stakes::blinds(limit, seats, Chips::ZERO, Chips::ZERO)
        } else {
            let bring_in = self.bring_in();
            Stakes::bring_in(limit, seats, Chips::ZERO, bring_in, small, big)
        };
        (stakes.small_bet, stakes.big_bet) = (least, big);
        for &(at, forced, amount, all_in) in &self.posts {
            let seat = seat_of(at).ok_or_else(|| ReadReason::Player(self.players[at].name.clone()))?.index();
            match forced {
                Forced::Ante => stakes.antes[seat] = amount,
                // A short blind stands for a whole one.
                Forced::Small => {
                    let whole = if all_in { self.header.blinds().0 } else { amount };
                    stakes.blinds[seat] = whole.max(amount);
                }
                Forced::Big => stakes.blinds[seat] = if all_in { least.max(amount) } else { amount },
                Forced::Late => stakes.posts[seat] = amount,
                Forced::Dead => stakes.dead[seat] = amount,
                Forced::BringIn => {}
            }
        }
        if game.variant().has_blinds() && !self.has_posted(Forced::Small) {
            stakes.unpaid = self.header.blinds().0;
        }
        stakes.house.ante_order = self.ante_order();
        // An ante that takes the last chip stands for a whole one.
        let most = stakes.antes.iter().copied().max().unwrap_or(Chips::ZERO);
        let short = |&(at, forced, _, all_in): &(usize, Forced, Chips, bool)| {
            (forced == Forced::Ante && all_in).then(|| seat_of(at)).flatten()
        };
        for seat in self.posts.iter().filter_map(short) {
            stakes.antes[seat.index()] = most;
        }
        Ok(stakes)
    }
}
