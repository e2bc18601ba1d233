//! The settlement of one box, to the point.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};
use tuz_cards::CardSet;
use tuz_hands::{Category, Reading};

use super::dealer::{has_game, strength};
use super::{Refusal, prices, side};
use crate::rules::{CapOf, NoGame, PayoutCap, Rules, SideBet};
use crate::{Points, counted, json};

/// A purchase of cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Bought {
    /// The sixth card.
    Sixth,
    /// An exchange of so many cards.
    Exchange(usize),
}

/// How the round ended for a box.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum End {
    /// The box gave up.
    Folded,
    /// An instant bet came in, and the box was out of play before the dealer showed.
    Instant,
    /// The bet was up when the dealer showed.
    Showdown {
        /// The dealer's five cards as dealt.
        dealer: CardSet,
        /// His five cards after the replacement, where this box bought his game.
        bought: Option<CardSet>,
    },
}

/// All about one box that decides what is paid.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Played {
    /// The five cards dealt.
    pub dealt: CardSet,
    /// The five or six cards at the end.
    pub hand: CardSet,
    /// The ante in points.
    pub ante: Points,
    /// Stakes in points on the bonus (`bonus`) and on other side bets, by name.
    pub sides: BTreeMap<String, Points>,
    /// What was bought, in order.
    pub bought: Vec<Bought>,
    /// The insurance in points.
    pub insurance: Option<Points>,
    /// A blind box: its bet was up before the deal, and it insured unseen.
    pub blind: bool,
    /// How it ended.
    pub end: End,
}

/// What a line of a settlement is about.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
#[allow(missing_docs)]
pub enum LineKind {
    Ante,
    Bet,
    Sixth,
    Exchange,
    Insurance,
    DealerGame,
    Bonus,
    /// Another side bet, by its name.
    Side(String),
}

impl LineKind {
    /// The line of a side bet of this name, the bonus among them.
    pub(super) fn of_side(name: &str) -> Self {
        if name == side::BONUS { Self::Bonus } else { Self::Side(name.to_owned()) }
    }

    /// Whether a limit on what a box or the table wins counts it.
    fn is_capped(&self) -> bool {
        *self != Self::Insurance
    }

    /// The name in JSON.
    pub fn name(&self) -> &str {
        match self {
            Self::Ante => "ante",
            Self::Bet => "bet",
            Self::Sixth => "sixth",
            Self::Exchange => "exchange",
            Self::Insurance => "insurance",
            Self::DealerGame => "dealer-game",
            Self::Bonus => side::BONUS,
            Self::Side(name) => name,
        }
    }
}

impl fmt::Display for LineKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl From<LineKind> for String {
    fn from(kind: LineKind) -> Self {
        kind.name().to_owned()
    }
}

impl From<String> for LineKind {
    fn from(name: String) -> Self {
        let known = [
            Self::Ante,
            Self::Bet,
            Self::Sixth,
            Self::Exchange,
            Self::Insurance,
            Self::DealerGame,
            Self::Bonus,
        ];
        known.into_iter().find(|kind| kind.name() == name).unwrap_or(Self::Side(name))
    }
}

/// One line of a settlement.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Line {
    /// What it is about.
    pub what: LineKind,
    /// What was put up on it, in points. An instant bet stands on the ante, which has its own line besides.
    pub stake: Points,
    /// What it is paid, to one; `None` where it is lost, returned, or a price.
    pub pays: Option<u32>,
    /// What the player wins (positive) or loses by it, in points.
    pub net: Points,
    /// What a limit on payouts took from the win, in points.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub withheld: Points,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde hands out references.
fn is_nothing(points: &Points) -> bool {
    *points == Points::ZERO
}

impl Line {
    fn lost(what: LineKind, stake: Points) -> Self {
        Self { what, stake, pays: None, net: -stake, withheld: Points::ZERO }
    }

    fn returned(what: LineKind, stake: Points) -> Self {
        Self { what, stake, pays: None, net: Points::ZERO, withheld: Points::ZERO }
    }

    fn paid(what: LineKind, stake: Points, pays: u32) -> Self {
        let net = Points(stake.0.saturating_mul(pays.into()));
        Self { what, stake, pays: Some(pays), net, withheld: Points::ZERO }
    }

    /// Wins `win` only, where a limit allows no more.
    fn at_most(mut self, win: i64) -> Self {
        let over = Points((self.net.0 - win.max(0)).max(0));
        self.withheld += over;
        self.net -= over;
        self
    }

    /// What goes back to the account when the line is settled, stake included.
    pub(super) fn back(&self) -> Points {
        self.stake + self.net
    }
}

/// How a box came out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Outcome {
    Folded,
    /// An instant bet came in.
    Instant,
    /// The dealer had no game, bought or not.
    NoGame,
    Win,
    Tie,
    Loss,
}

/// A combination that was paid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PaidCombination {
    /// What it is.
    #[serde(with = "json::category")]
    pub rank: Category,
    /// Its cards, kickers left out.
    #[serde(with = "json::set")]
    pub cards: CardSet,
    /// What it pays by the table, to one.
    pub pays: u32,
}

/// The settlement of one box.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Settlement {
    /// How it came out.
    pub outcome: Outcome,
    /// The combinations for which the bet was paid: none, one or two, the first being the one of the best five cards.
    pub combinations: Vec<PaidCombination>,
    /// What was put up, line by line: ante, bet, purchases in order, insurance, dealer's game, bonus, other side bets.
    pub lines: Vec<Line>,
    /// The sum of the lines: what the player wins (positive) or loses, in points.
    pub net: Points,
}

/// Why a box cannot be settled as it was handed in.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum CannotSettle {
    /// Not five cards dealt.
    #[error("five cards are dealt to a box, not {0}")]
    DealtCount(usize),
    /// The number of cards does not fit what was bought.
    #[error("the box must end with {wanted} cards, not {cards}")]
    HandCount {
        /// How many there are.
        cards: usize,
        /// How many there must be.
        wanted: usize,
    },
    /// Cards that cannot come from what was bought.
    #[error(
        "the box has {} not dealt to it, and what it bought brings {bought} at most",
        counted(new, "card")
    )]
    TooManyNew {
        /// How many cards of the final hand were not dealt.
        new: usize,
        /// How many can be new.
        bought: usize,
    },
    /// Not five cards of the dealer.
    #[error("the dealer has five cards, not {0}")]
    DealerCount(usize),
    /// A card that the box and the dealer both have.
    #[error("`{0}` is both in the box and with the dealer")]
    SharedCards(CardSet),
    /// More than one card of the dealer was replaced.
    #[error("one card of the dealer is replaced, and {0} are new")]
    ReplacedCount(usize),
    /// The dealer's game was bought though he has one.
    #[error("the dealer has a game, so none is bought")]
    GameNotNeeded,
    /// Ended by an instant bet that did not come in.
    #[error("no instant bet came in")]
    NotInstant,
    /// A stake or a purchase that the rules refuse.
    #[error(transparent)]
    Refused(#[from] Refusal),
}

/// Settles one box.
///
/// A limit on what the table pays in one round is the box's alone here; a round shares it between its boxes.
///
/// # Errors
/// When the cards do not fit together, or when a stake or purchase is one that the rules do not know. Limits of
/// the table (least and most ante, bounds of side stakes) are not asked for.
pub fn settle(rules: &Rules, played: &Played) -> Result<Settlement, CannotSettle> {
    super::verify::why_not_settle(rules, played).map_or(Ok(()), Err)?;
    let mut till = Till::new(rules);
    let early = before_purchase(rules, played, &mut till);
    Ok(settle_rest(rules, played, &early, &mut till))
}

/// What the table may still pay in this round; `None` is any amount.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Till(Option<i64>);

impl Till {
    pub(super) fn new(rules: &Rules) -> Self {
        Self(match rules.limits().payout {
            Some(PayoutCap::Points { most, of: CapOf::Table }) => Some(most.0),
            _ => None,
        })
    }
}

/// Lines of one box as they are settled, under the limits of the box and of the table.
struct Sheet<'a> {
    lines: Vec<Line>,
    /// What the box may still win.
    left: Option<i64>,
    till: &'a mut Till,
}

impl<'a> Sheet<'a> {
    fn new(rules: &Rules, early: &[Line], till: &'a mut Till) -> Self {
        let won =
            early.iter().filter(|line| line.what.is_capped()).map(|line| line.net.0.max(0)).sum::<i64>();
        let left = match rules.limits().payout {
            Some(PayoutCap::Points { most, of: CapOf::Box }) => Some(most.0 - won),
            _ => None,
        };
        Self { lines: Vec::new(), left, till }
    }

    fn add(&mut self, mut line: Line) {
        if line.what.is_capped() && line.net > Points::ZERO {
            for left in [&mut self.left, &mut self.till.0].into_iter().flatten() {
                line = line.at_most(*left);
            }
            for left in [&mut self.left, &mut self.till.0].into_iter().flatten() {
                *left -= line.net.0;
            }
        }
        self.lines.push(line);
    }
}

/// Settles the side bets that are settled before a purchase: when the box first pays for something (cards,
/// insurance, the bet). A box that folds before it has paid for anything loses those that a fold loses.
pub(super) fn before_purchase(rules: &Rules, played: &Played, till: &mut Till) -> Vec<Line> {
    let folds_at_once = played.end == End::Folded && played.bought.is_empty() && played.insurance.is_none();
    let mut sheet = Sheet::new(rules, &[], till);
    for bet in side::staked(rules).filter(|bet| bet.before_purchase) {
        if let Some(stake) = side_stake(played, bet) {
            let pays =
                if folds_at_once && bet.lost_on_fold { 0 } else { side::best_pay(&bet.pays, played.dealt) };
            sheet.add(side_line(bet, stake, pays));
        }
    }
    sheet.lines
}

/// The stake on a side bet, if any.
fn side_stake(played: &Played, bet: &SideBet) -> Option<Points> {
    played.sides.get(&bet.name).copied().filter(|stake| *stake > Points::ZERO)
}

fn side_line(bet: &SideBet, stake: Points, pays: u32) -> Line {
    let what = LineKind::of_side(&bet.name);
    match bet.to_one(pays) {
        None => Line::lost(what, stake),
        Some(pays) => Line::paid(what, stake, pays),
    }
}

/// Settles the insurance once the dealer has shown.
pub(super) fn insurance(rules: &Rules, played: &Played) -> Option<Line> {
    let stake = played.insurance?;
    let rule = rules.insurance()?;
    let End::Showdown { dealer, .. } = played.end else {
        // Folded with the hand insured before the bet; an instant win leaves nothing to insure.
        return Some(match played.end {
            End::Folded => Line::lost(LineKind::Insurance, stake),
            _ => Line::returned(LineKind::Insurance, stake),
        });
    };
    if is_too_low(rules, played) {
        return Some(Line::returned(LineKind::Insurance, stake));
    }
    let wins = strength(played.hand) > strength(dealer);
    Some(if !has_game(rules, dealer) {
        Line::paid(LineKind::Insurance, stake, 1)
    } else if rule.returned_on_loss && !wins {
        Line::returned(LineKind::Insurance, stake)
    } else {
        Line::lost(LineKind::Insurance, stake)
    })
}

/// Whether the hand may not insure at all, so that its insurance stake comes back.
pub(super) fn is_too_low(rules: &Rules, played: &Played) -> bool {
    rules.insurance().is_some_and(|rule| strength(played.hand).category() < rule.from)
}

/// Settles everything that `early` has not settled.
pub(super) fn settle_rest(rules: &Rules, played: &Played, early: &[Line], till: &mut Till) -> Settlement {
    let instant = side::instant_wins(rules, played.dealt);
    let outcome = if instant.is_empty() { outcome(rules, played) } else { Outcome::Instant };
    let mut combinations = Vec::new();
    let mut sheet = Sheet::new(rules, early, till);
    let settled = |what: &LineKind| early.iter().find(|line| line.what == *what);

    sheet.add(ante_line(rules, played, outcome));
    let bet_up = played.blind || (instant.is_empty() && played.end != End::Folded);
    if bet_up {
        let (line, paid) = bet_line(rules, played, outcome);
        combinations = paid;
        sheet.add(line);
    }
    let mut exchanges = 0;
    for bought in &played.bought {
        let (what, price) = match *bought {
            Bought::Sixth => (LineKind::Sixth, rules.sixth().map(|rule| rule.price)),
            Bought::Exchange(cards) => {
                exchanges += 1;
                (LineKind::Exchange, prices::exchange(rules, exchanges - 1, cards))
            }
        };
        sheet.add(Line::lost(what, price.unwrap_or_default().in_points(played.ante)));
    }
    let insured = match outcome {
        Outcome::Instant => played.insurance.map(|stake| Line::returned(LineKind::Insurance, stake)),
        _ => insurance(rules, played),
    };
    if let Some(line) = settled(&LineKind::Insurance).cloned().or(insured) {
        sheet.lines.push(line);
    }
    if let (End::Showdown { bought: Some(_), .. }, Some(rule)) = (played.end, rules.dealer_game())
        && outcome != Outcome::Instant
    {
        sheet.add(Line::lost(LineKind::DealerGame, rule.price.in_points(played.ante)));
    }
    for bet in rules.all_side_bets() {
        if let Some((_, pays)) = instant.iter().find(|(other, _)| other.name == bet.name) {
            sheet.add(side_line(bet, played.ante, *pays));
        } else if let Some(line) = settled(&LineKind::of_side(&bet.name)) {
            sheet.lines.push(line.clone());
        } else if let Some(stake) = side_stake(played, bet).filter(|_| !bet.instant) {
            let lost = outcome == Outcome::Folded && bet.lost_on_fold;
            let pays = if lost { 0 } else { side::pay(bet, played.dealt, played.hand) };
            sheet.add(side_line(bet, stake, pays));
        }
    }
    let lines = sheet.lines;
    let net = lines.iter().map(|line| line.net).sum();
    Settlement { outcome, combinations, lines, net }
}

/// The dealer's five cards that count against this box.
fn dealer_against(played: &Played) -> Option<CardSet> {
    match played.end {
        End::Showdown { dealer, bought } => Some(bought.unwrap_or(dealer)),
        End::Folded | End::Instant => None,
    }
}

fn outcome(rules: &Rules, played: &Played) -> Outcome {
    let Some(dealer) = dealer_against(played) else { return Outcome::Folded };
    if !has_game(rules, dealer) {
        return Outcome::NoGame;
    }
    match strength(played.hand).cmp(&strength(dealer)) {
        std::cmp::Ordering::Greater => Outcome::Win,
        std::cmp::Ordering::Equal => Outcome::Tie,
        std::cmp::Ordering::Less => Outcome::Loss,
    }
}

fn ante_line(rules: &Rules, played: &Played, outcome: Outcome) -> Line {
    let bought_game = matches!(played.end, End::Showdown { bought: Some(_), .. });
    let paid = match outcome {
        Outcome::Folded | Outcome::Loss => return Line::lost(LineKind::Ante, played.ante),
        Outcome::Tie | Outcome::Instant => false,
        Outcome::Win => rules.bet().ante_on_win.is_paid(bought_game || !played.bought.is_empty()),
        Outcome::NoGame if bought_game && !rules.dealer_game().is_some_and(|rule| rule.still_paid) => false,
        Outcome::NoGame => match rules.dealer().no_game {
            NoGame::Paid => true,
            NoGame::Returned => false,
            NoGame::ReturnedBelow(least) => {
                dealer_against(played).is_some_and(|dealer| strength(dealer).category() >= least)
            }
        },
    };
    if paid {
        Line::paid(LineKind::Ante, played.ante, 1)
    } else {
        Line::returned(LineKind::Ante, played.ante)
    }
}

fn bet_line(rules: &Rules, played: &Played, outcome: Outcome) -> (Line, Vec<PaidCombination>) {
    let bet = rules.bet().on(played.ante);
    match (outcome, dealer_against(played)) {
        (Outcome::Win, Some(dealer)) => {
            let table = rules.pay_table();
            let reading = Reading::new(played.hand, &table);
            let must_win = rules.second().is_some_and(|second| second.must_win);
            let second = reading.second.filter(|second| !must_win || strength(dealer) < second.beats_below);
            let paid = reading.first.into_iter().chain(second.map(|second| second.combination));
            let paid: Vec<PaidCombination> = paid
                .map(|made| PaidCombination {
                    rank: made.category,
                    cards: made.cards,
                    pays: table.of(made.category),
                })
                .collect();
            let pays = |place: usize| paid.get(place).map_or(0, |made: &PaidCombination| made.pays);
            let win = prices::bet_win(rules, bet, pays(0), pays(1));
            let line = Line::paid(LineKind::Bet, bet, pays(0).saturating_add(pays(1)));
            (line.at_most(win), paid)
        }
        (Outcome::Loss | Outcome::Folded, _) => (Line::lost(LineKind::Bet, bet), Vec::new()),
        _ => (Line::returned(LineKind::Bet, bet), Vec::new()),
    }
}
