//! A history played through the engine, and compared with what it says of itself.

use std::fmt;

use tuz_cards::{Card, CardSet};

use super::{Record, Step, StepKind};
use crate::chips::Chips;
use crate::hand::{Action, CannotStart, ChoreRefusal, Chores, DealRefusal, Event, Hand, Next, Refusal, Seat};
use crate::row::Row;
use crate::variant::MOST_SEATS;

/// A history that was played to its end.
#[derive(Debug, Clone)]
pub struct Replayed {
    /// The hand as the engine played it.
    pub hand: Hand,
    /// How it ended.
    pub end: End,
}

/// How a history ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum End {
    /// All pots are paid.
    Over,
    /// The file tells no more.
    Open,
    /// The hand was cancelled and all chips went back.
    Cancelled,
}

/// Where a history and the engine part.
#[derive(Debug, Clone, thiserror::Error)]
#[error("line `{line}`{}: {reason}", said(at))]
pub struct Parting {
    /// The line, from 1.
    pub line: usize,
    /// What is told there.
    pub at: PartedAt,
    /// Why they part.
    pub reason: PartReason,
    /// The hand up to there; `None` where it cannot even begin.
    pub hand: Option<Box<Hand>>,
}

/// What a history tells on the line on which it and the engine part.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PartedAt {
    /// Nothing yet.
    Nothing,
    /// A step, in the words of the file.
    Step(String),
    /// What the pots hold.
    Pots,
    /// How the hand ended.
    Result,
}

impl fmt::Display for PartedAt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Nothing => "",
            Self::Step(words) => words,
            Self::Pots => "pots",
            Self::Result => "result",
        })
    }
}

/// Why a history and the engine part.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum PartReason {
    /// The hand cannot begin.
    #[error(transparent)]
    Start(#[from] CannotStart),
    /// An action is refused.
    #[error(transparent)]
    Act(#[from] Refusal),
    /// Cards cannot be dealt.
    #[error(transparent)]
    Deal(#[from] DealRefusal),
    /// Something else is refused.
    #[error(transparent)]
    Chore(#[from] ChoreRefusal),
    /// The hand waits for something else.
    #[error("the hand waits for {}", waits(.0))]
    Waits(Next),
    /// Other common cards are told than were dealt.
    #[error("{}", on_the_board(.0))]
    Board(
        /// Those that were.
        Row,
    ),
    /// A call of another amount.
    #[error("the call is `{is}`")]
    Call {
        /// What the engine says, in chips.
        is: Chips,
    },
    /// Another bet goes back, or none.
    #[error("what nobody called is `{is}`")]
    Returned {
        /// What the engine says.
        is: Chips,
    },
    /// The pots are others.
    #[error("the pots hold `{is}` and the file says `{told}`")]
    Pots {
        /// What the engine says.
        is: Chips,
        /// What the file says.
        told: Chips,
    },
    /// A player wins something else.
    #[error("seat `{}` wins `{is}` and the file says `{told}`", seat.number())]
    Won {
        /// Who.
        seat: Seat,
        /// What the engine says.
        is: Chips,
        /// What the file says.
        told: Chips,
    },
    /// A player ends with another stack.
    #[error("seat `{}` ends with `{is}` and the file says `{told}`", seat.number())]
    Stack {
        /// Who.
        seat: Seat,
        /// What the engine says.
        is: Chips,
        /// What the file says.
        told: Chips,
    },
}

/// What is told, where there is something.
fn said(at: &PartedAt) -> String {
    if *at == PartedAt::Nothing { String::new() } else { format!(", `{at}`") }
}

fn on_the_board(is: &Row) -> String {
    if is.is_empty() {
        "no common cards were dealt".to_owned()
    } else {
        format!("the common cards are `{is}`")
    }
}

fn waits(next: &Next) -> String {
    match next {
        Next::Post => "a forced bet".to_owned(),
        Next::Deal(seat, count) => format!("`{count}` cards to seat `{}`", seat.number()),
        Next::DealBoard(count) => format!("`{count}` common cards"),
        Next::Restock => "the discards to be shuffled".to_owned(),
        Next::Act(seat) => format!("seat `{}` to act", seat.number()),
        Next::Throw(seat) => format!("seat `{}` to throw cards away", seat.number()),
        Next::GiveBack => "a bet to go back".to_owned(),
        Next::Show(seat) => format!("seat `{}` to show", seat.number()),
        Next::Award(pot) => format!("pot `{}` to be paid", pot + 1),
        Next::Over => "nothing more".to_owned(),
    }
}

/// What the file says about a hand at the showdown.
#[derive(Debug, Clone, Copy)]
enum Word {
    Shows(Row),
    Mucks(Row),
}

const BY_ITSELF: Chores = Chores { post: true, deal: false, give_back: true, show: false, award: false };

impl Record {
    /// Plays the hand through the engine.
    ///
    /// # Errors
    /// The first step at which file and engine part.
    pub fn replay(&self) -> Result<Replayed, Box<Parting>> {
        self.replay_with(|_, _| {})
    }

    /// As [`replay`](Self::replay), and shows the hand before each decision that the history tells.
    ///
    /// # Errors
    /// The first step at which file and engine part.
    pub fn replay_with(&self, mut before: impl FnMut(&Hand, &Step)) -> Result<Replayed, Box<Parting>> {
        let part = |line: usize, at, reason, hand: Option<&Hand>| {
            let hand = hand.cloned().map(Box::new);
            Box::new(Parting { line, at, reason, hand })
        };
        let mut hand = Hand::start(&self.setup, &self.stacks, None, BY_ITSELF, true)
            .map_err(|fault| part(self.line, PartedAt::Nothing, fault.into(), None))?;
        let mut words: [Option<(&Step, Word)>; MOST_SEATS] = [None; MOST_SEATS];
        for step in &self.steps {
            if step.kind.is_bet() && deal_unknown(&mut hand).is_ok() {
                before(&hand, step);
            }
            apply(&mut hand, step.kind)
                .map_err(|reason| part(step.line, PartedAt::Step(step.text.clone()), reason, Some(&hand)))?;
            match step.kind {
                StepKind::Show(seat, cards) => words[seat.index()] = Some((step, Word::Shows(cards))),
                StepKind::Muck(seat, cards) => words[seat.index()] = Some((step, Word::Mucks(cards))),
                _ => {}
            }
        }
        if self.told.cancelled {
            return Ok(Replayed { hand, end: End::Cancelled });
        }
        let last = self.steps.last().map_or(self.line, |step| step.line);
        let end = self
            .finish(&mut hand, &words)
            .map_err(|(line, at, reason)| part(line.unwrap_or(last), at, reason, Some(&hand)))?;
        if end == End::Open
            && let Some(line) = self.result()
        {
            return Err(part(line, PartedAt::Result, PartReason::Waits(hand.next()), Some(&hand)));
        }
        self.compare(&hand).map_err(|(line, reason)| part(line, PartedAt::Result, reason, Some(&hand)))?;
        Ok(Replayed { hand, end })
    }

    /// The line on which the file tells who won what, or what the pots were.
    fn result(&self) -> Option<usize> {
        let mut collected = self.told.collected.iter().chain(&self.told.won);
        let collected = collected.find(|(_, _, amount)| !amount.is_zero());
        collected.map(|(line, ..)| *line).or(self.told.total.map(|(line, _)| line))
    }

    /// Deals, shows and pays what is left.
    fn finish(
        &self,
        hand: &mut Hand,
        words: &[Option<(&Step, Word)>; MOST_SEATS],
    ) -> Result<End, (Option<usize>, PartedAt, PartReason)> {
        let mut raked = false;
        loop {
            match hand.next() {
                Next::Over => return Ok(End::Over),
                Next::Deal(..) => deal_unknown(hand).map_err(|reason| (None, PartedAt::Nothing, reason))?,
                Next::Show(seat) => {
                    let word = words[seat.index()];
                    show(hand, seat, word.map(|(_, word)| word)).map_err(|reason| match word {
                        Some((step, _)) => (Some(step.line), PartedAt::Step(step.text.clone()), reason),
                        None => (None, PartedAt::Nothing, reason),
                    })?;
                }
                Next::Award(_) => {
                    if !raked {
                        self.rake(hand).map_err(|(line, reason)| (Some(line), PartedAt::Pots, reason))?;
                        raked = true;
                    }
                    if matches!(hand.next(), Next::Award(_)) {
                        hand.step().map_err(|fault| (None, PartedAt::Nothing, fault.into()))?;
                    }
                }
                _ => return Ok(End::Open),
            }
        }
    }

    /// Compares the pots with what is told of them, and takes the house's share.
    fn rake(&self, hand: &mut Hand) -> Result<(), (usize, PartReason)> {
        let pots = hand.pots();
        let pots: Vec<Chips> = pots.as_slice().iter().map(|pot| pot.amount).collect();
        let is: Chips = pots.iter().copied().sum();
        let line = self.told.total.map_or(self.line, |(line, _)| line);
        if let Some((line, told)) = self.told.total
            && told != is
        {
            return Err((line, PartReason::Pots { is, told }));
        }
        // Each of several pots is told without the house's share.
        let several: Chips = self.told.pots.iter().copied().sum();
        let told = several + self.told.rake;
        if !several.is_zero() && self.told.rake <= is && several != is && told != is {
            return Err((line, PartReason::Pots { is, told }));
        }
        let mut take = |at: usize, share: Chips| match share {
            Chips::ZERO => Ok(()),
            _ => hand.rake(at, share).map_err(|fault| (line, fault.into())),
        };
        if !self.told.rakes.is_empty() {
            return self.told.rakes.iter().enumerate().try_for_each(|(at, &share)| take(at, share));
        }
        let mut left = self.told.rake;
        for (at, &amount) in pots.iter().enumerate() {
            let share =
                if self.told.pots.len() == pots.len() { amount.less(self.told.pots[at]) } else { amount };
            let share = share.min(left);
            left -= share;
            take(at, share)?;
        }
        // More than all pots hold.
        take(0, left)
    }

    fn compare(&self, hand: &Hand) -> Result<(), (usize, PartReason)> {
        let mut is = [Chips::ZERO; MOST_SEATS];
        for event in hand.events() {
            if let Event::Won { seat, amount, .. } = event {
                is[seat.index()] += *amount;
            }
        }
        if !self.told.collected.is_empty() {
            let mut told = [Chips::ZERO; MOST_SEATS];
            for (_, seat, amount) in &self.told.collected {
                told[seat.index()] += *amount;
            }
            for at in 0..hand.stacks().len() {
                if is[at] != told[at] {
                    let seat = Seat(at as u8);
                    let collected = self.told.collected.iter();
                    let own = collected.clone().find(|(_, to, _)| *to == seat).or(collected.clone().next());
                    let line = own.map_or(self.line, |(line, ..)| *line);
                    return Err((line, PartReason::Won { seat, is: is[at], told: told[at] }));
                }
            }
        }
        for &(line, seat, told) in &self.told.won {
            let is = is[seat.index()];
            if is != told {
                return Err((line, PartReason::Won { seat, is, told }));
            }
        }
        if let Some((line, told)) = &self.told.finishing {
            for (at, (&is, &told)) in hand.stacks().iter().zip(told).enumerate() {
                if is != told {
                    return Err((*line, PartReason::Stack { seat: Seat(at as u8), is, told }));
                }
            }
        }
        Ok(())
    }
}

/// Deals cards that the file does not tell to whom they are due.
fn deal_unknown(hand: &mut Hand) -> Result<(), PartReason> {
    while let Next::Deal(seat, count) = hand.next() {
        hand.deal(seat, &Row::unknown(count))?;
    }
    Ok(())
}

fn apply(hand: &mut Hand, kind: StepKind) -> Result<(), PartReason> {
    let act = |hand: &mut Hand, seat: Seat, action: Action| -> Result<(), PartReason> {
        deal_unknown(hand)?;
        match hand.next() {
            Next::Act(turn) if turn == seat => Ok(hand.act(seat, action)?),
            other => Err(PartReason::Waits(other)),
        }
    };
    match kind {
        StepKind::Hole(seat, cards) => Ok(hand.deal(seat, &cards)?),
        StepKind::Board(cards) => {
            deal_unknown(hand)?;
            match hand.next() {
                Next::DealBoard(_) => Ok(hand.deal_board(&cards)?),
                other => Err(PartReason::Waits(other)),
            }
        }
        StepKind::BoardSoFar(run, told) => {
            let is = hand.board(usize::from(run));
            if may_be(is.as_slice(), &told) { Ok(()) } else { Err(PartReason::Board(is)) }
        }
        StepKind::HandSoFar(seat, told) => {
            let cards = hand.cards(seat);
            let before = cards.len().checked_sub(told.len());
            let last = before.and_then(|before| cards.as_slice().get(before..));
            let fits = last.is_some_and(|last| may_be(last, &told));
            if fits { Ok(()) } else { Err(ChoreRefusal::NotTheCards(seat).into()) }
        }
        StepKind::Twice => {
            deal_unknown(hand)?;
            Ok(hand.twice()?)
        }
        StepKind::Fold(seat) => act(hand, seat, Action::Fold),
        StepKind::Check(seat) => act(hand, seat, Action::Check),
        StepKind::Call(seat, amount) => {
            deal_unknown(hand)?;
            if let Some(is) = hand.legal(seat).call
                && is != amount
            {
                return Err(PartReason::Call { is });
            }
            act(hand, seat, Action::Call)
        }
        StepKind::CheckOrCall(seat) => {
            deal_unknown(hand)?;
            let check = hand.legal(seat).check;
            act(hand, seat, if check { Action::Check } else { Action::Call })
        }
        StepKind::BringIn(seat) => act(hand, seat, Action::BringIn),
        StepKind::Raise(seat, to) => act(hand, seat, Action::RaiseTo(to)),
        StepKind::Throw(seat, cards) => {
            if hand.legal(seat).throw.is_none() {
                deal_unknown(hand)?;
            }
            Ok(hand.act(seat, Action::Throw(cards))?)
        }
        StepKind::Returned(seat, amount) => {
            if let Next::Act(_) = hand.next() {
                return Err(PartReason::Waits(hand.next()));
            }
            let is = hand.events().iter().rev().find_map(|event| match event {
                Event::Returned { seat: to, amount } if *to == seat => Some(*amount),
                _ => None,
            });
            let is = is.unwrap_or(Chips::ZERO);
            if is == amount { Ok(()) } else { Err(PartReason::Returned { is }) }
        }
        StepKind::Show(seat, cards) => {
            not_before_the_bets(hand, seat)?;
            // Hands may be shown before the board is complete; it is enough to know them from there on.
            tell(hand, seat, &cards)
        }
        // What a summary tells of the cards is checked where it does.
        StepKind::Muck(seat, _) => not_before_the_bets(hand, seat),
        StepKind::Held(seat, cards) => may_hold(hand, seat, &cards),
    }
}

/// Whether these cards may be the ones that are told, in any order.
fn may_be(cards: &[Option<Card>], told: &Row) -> bool {
    let is: CardSet = cards.iter().flatten().copied().collect();
    let named = told.known();
    let twice = named.len() + told.unknown_count() != told.len();
    !twice
        && cards.len() == told.len()
        && (named - is).len() <= cards.iter().filter(|card| card.is_none()).count()
}

/// Nobody who is in the hand shows it or throws it away unseen while bets are to come.
fn not_before_the_bets(hand: &Hand, seat: Seat) -> Result<(), PartReason> {
    if !hand.is_in(seat) {
        return Ok(());
    }
    let mut ahead = hand.clone();
    let mut waits = None;
    loop {
        let next = ahead.next();
        let dealt = match next {
            Next::Deal(seat, count) => ahead.deal(seat, &Row::unknown(count)),
            Next::DealBoard(count) => ahead.deal_board(&Row::unknown(count)),
            Next::Act(_) => return Err(PartReason::Waits(waits.unwrap_or(next))),
            _ => return Ok(()),
        };
        if !matches!(next, Next::Deal(..)) {
            waits = waits.or(Some(next));
        }
        if dealt.is_err() {
            return Ok(());
        }
    }
}

/// Whether the cards may be some of the player's; where he would have too few of them, those that are due are dealt.
fn may_hold(hand: &mut Hand, seat: Seat, cards: &Row) -> Result<(), PartReason> {
    if cards.len() > hand.cards(seat).len() {
        deal_unknown(hand)?;
    }
    match hand.why_not_hold(seat, cards) {
        Some(refusal) => Err(refusal.into()),
        None => Ok(()),
    }
}

/// Notes what a player's cards are, where all of them are told.
fn tell(hand: &mut Hand, seat: Seat, cards: &Row) -> Result<(), PartReason> {
    may_hold(hand, seat, cards)?;
    if cards.unknown_count() == 0 && cards.len() == hand.cards(seat).len() {
        hand.name_cards(seat, cards.known())?;
    }
    Ok(())
}

fn show(hand: &mut Hand, seat: Seat, word: Option<Word>) -> Result<(), PartReason> {
    match word {
        Some(Word::Shows(cards)) => {
            tell(hand, seat, &cards)?;
            Ok(hand.act(seat, Action::Show)?)
        }
        Some(Word::Mucks(cards)) => {
            tell(hand, seat, &cards)?;
            Ok(hand.act(seat, Action::Muck)?)
        }
        None => Ok(hand.step()?),
    }
}
