//! What rules say, statement by statement, made from the fields alone. The words are those of a language, elsewhere.

use std::collections::BTreeMap;

use serde::Serialize;
use tuz_cards::Rank;
use tuz_hands::Category;

use super::table::PAID;
use super::{
    AnteOnWin, Blind, CapOf, Dealt, FractionRule, InsuranceTime, LooksAt, NoGame, PayoutCap, Qualifier, Row,
    Rules, Seen, SideBet, SideHand, SixthPays, Stakes, Thrown, UpCard,
};
use crate::{Antes, Points, json};

/// A statement about a rule set, and where it belongs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// The group of the file that it is about, such as `dealer_game`.
    pub group: &'static str,
    /// What is said.
    pub statement: Statement,
}

/// What rules say. In JSON the name of the statement stands with the figures that a sentence needs; amounts without
/// another unit are antes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Statement {
    /// How many boxes there are, and how many a player may have open.
    Boxes {
        /// On the layout.
        boxes: u8,
        /// Open to a player.
        open: u8,
    },
    /// No box is blind.
    BlindNone,
    /// All boxes past the open ones are blind.
    BlindRest,
    /// The last of several is blind.
    BlindLast,
    /// At most so many past the open ones, which are blind.
    BlindCount(u8),
    /// A blind box decides nothing.
    BlindDecidesNothing,
    /// A blind box may insure unseen.
    BlindInsures,
    /// A blind box may buy the dealer's game.
    BlindBuysGame,
    /// A blind box may buy what is offered in advance.
    BlindBuysAhead,
    /// How the stakes of one player's boxes may differ.
    Stakes(Stakes),
    /// Whether a player's boxes lie side by side.
    Adjacent(bool),
    /// When a player sees the cards of the own boxes.
    Seen(Seen),
    /// Which of the dealer's cards is turned up.
    UpCard(UpCard),

    /// The least ante in points, without a most.
    AnteFrom(Points),
    /// The least and the most ante in points.
    AnteBetween {
        /// The least.
        least: Points,
        /// The most.
        most: Points,
    },
    /// An ante is a multiple of so many points.
    AnteStep(Points),
    /// What becomes of a payment that is no whole number of points.
    Fraction(FractionRule),
    /// There is no largest payout.
    NoPayoutLimit,
    /// The bet is never paid above so many to one.
    PayoutRatio(u32),
    /// The largest payout in points.
    PayoutLimit {
        /// The most.
        most: Points,
        /// Of what.
        of: CapOf,
    },

    /// The dealer has a game from ace-king on.
    QualifierAceKing,
    /// The dealer has a game from any pair on.
    QualifierPair,
    /// The dealer has a game from a pair of this rank on: `jacks`.
    QualifierPairOf(&'static str),
    /// Without a game of the dealer's the ante is paid.
    NoGamePaid,
    /// Without one it is returned.
    NoGameReturned,
    /// Without one it is returned below this hand, and paid otherwise.
    NoGameReturnedBelow(&'static str),

    /// How many antes the bet is.
    Bet(u32),
    /// What the bet pays, to one.
    BetPays {
        /// By hand, highest first.
        list: Vec<Part>,
    },
    /// The ante on a win.
    AnteOnWin(AnteOnWin),

    /// Only the best combination is paid.
    OnlyBest,
    /// A second one is paid; whether only if it beats the dealer too.
    Second {
        /// Whether it must.
        must_win: bool,
    },
    /// Whether a straight with one rank twice is two straights.
    DuplicatedStraight(bool),

    /// Cards cannot be exchanged.
    NoExchange,
    /// What exchanges cost.
    Exchange {
        /// By number of cards.
        list: Vec<Part>,
    },
    /// After which exchanges the bet must follow.
    ExchangeForcesBet {
        /// Numbers of cards.
        list: Vec<Part>,
    },
    /// How often a box may exchange, where it is more than once.
    ExchangeTimes(u8),
    /// Further exchanges only of one card after one card.
    ExchangeAgainAfterOne,
    /// The prices from the second exchange on.
    NextPrices {
        /// One by one.
        list: Vec<Part>,
    },
    /// The same in equal steps.
    NextPricesTo {
        /// Of the second exchange.
        #[serde(serialize_with = "json::text")]
        first: Antes,
        /// Of the third.
        #[serde(serialize_with = "json::text")]
        second: Antes,
        /// Of the last.
        #[serde(serialize_with = "json::text")]
        last: Antes,
    },

    /// There is no sixth card.
    NoSixth,
    /// The price of the sixth card.
    Sixth(#[serde(serialize_with = "json::text")] Antes),
    /// Whether it may be bought besides an exchange.
    SixthWithExchange(bool),

    /// Whose the replacement cards are.
    Row(Row),
    /// When they are dealt.
    Dealt(Dealt),

    /// The dealer's game cannot be bought.
    NoDealerGame,
    /// What it costs, and which card goes.
    DealerGame {
        /// The price.
        #[serde(serialize_with = "json::text")]
        price: Antes,
        /// The card.
        card: Thrown,
    },
    /// Whether the dealer draws again when a card of the same rank comes.
    DrawAgain(bool),
    /// Whether the ante is paid when he still has no game.
    StillPaid(bool),
    /// Whether an insured box may buy too.
    InsuredMayBuy(bool),

    /// There is no insurance.
    NoInsurance,
    /// From which hand, and when.
    Insurance {
        /// The lowest hand.
        from: &'static str,
        /// When it is staked.
        staked: InsuranceTime,
    },
    /// The least stake in points, and the most as a share of what the bet could win.
    InsuranceStake {
        /// The least.
        least: Points,
        /// The share.
        #[serde(serialize_with = "json::text")]
        most: Antes,
    },
    /// Whether the second combination counts in what the bet could win.
    InsuranceCountsSecond(bool),
    /// Whether insurance comes back when the dealer has a game and the box does not win.
    InsuranceReturned(bool),
    /// Whether a stake on too low a hand comes back; otherwise it is refused.
    InsuranceTooLowReturned(bool),

    /// There is no bonus.
    NoBonus,
    /// What a side bet pays.
    SidePays {
        /// Its name, `bonus` or the house's.
        name: String,
        /// The cards it looks at.
        cards: LooksAt,
        /// Whether the stake is inside the payment.
        for_one: bool,
        /// By hand, highest first.
        list: Vec<Part>,
    },
    /// A side bet without a stake pays on the ante and ends the round of the box.
    Instant {
        /// Its name.
        name: String,
        /// Whether the ante is inside the payment.
        for_one: bool,
        /// By hand, highest first.
        list: Vec<Part>,
    },
    /// It is lost once a sixth card was bought.
    SixthVoid(String),
    /// What it pays then.
    SixthPays {
        /// Its name.
        name: String,
        /// By hand, highest first.
        list: Vec<Part>,
    },
    /// When it is settled.
    SideSettled {
        /// Its name.
        name: String,
        /// Before a purchase; otherwise after the bet.
        before_purchase: bool,
    },
    /// Whether it is lost on a fold.
    SideFold {
        /// Its name.
        name: String,
        /// Whether it is.
        lost: bool,
    },
    /// Its only stake in points.
    SideFixed {
        /// Its name.
        name: String,
        /// The stake.
        stake: Points,
    },
    /// Its least stake in points, without a most.
    SideFrom {
        /// Its name.
        name: String,
        /// The least.
        least: Points,
    },
    /// Its least and most stake in points.
    SideBetween {
        /// Its name.
        name: String,
        /// The least.
        least: Points,
        /// The most.
        most: Points,
    },
    /// It is never staked below so many antes.
    SideAtLeast {
        /// Its name.
        name: String,
        /// So many.
        #[serde(serialize_with = "json::text")]
        antes: Antes,
    },
    /// It must go with every ante.
    SideCompulsory(String),
}

/// One of several things that a statement lists.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Part {
    /// What is paid for a hand.
    Pay {
        /// The hand.
        hand: &'static str,
        /// What it pays.
        pays: u32,
    },
    /// The price of so many cards.
    Cards {
        /// How many.
        cards: usize,
        /// The price of all.
        #[serde(serialize_with = "json::text")]
        price: Antes,
    },
    /// The price of each number of cards from one to another.
    CardsBetween {
        /// The least.
        from: usize,
        /// The most.
        to: usize,
        /// The price of all.
        #[serde(serialize_with = "json::text")]
        price: Antes,
    },
    /// So many cards.
    Count(usize),
    /// A price.
    Price(#[serde(serialize_with = "json::text")] Antes),
}

use Statement as S;

impl Rules {
    /// What a box may do, what it costs and what is paid, in the order of the file. Two rule sets that differ in
    /// anything that matters are told differently.
    pub fn describe(&self) -> Vec<Line> {
        let mut lines = Vec::new();
        let mut add = |group, statements: Vec<Statement>| {
            lines.extend(statements.into_iter().map(|statement| Line { group, statement }));
        };
        add("table", table(self));
        add("limits", limits(self));
        add("dealer", dealer(self));
        add("bet", bet(self));
        add("second", second(self));
        add("exchange", exchange(self));
        add("sixth", sixth(self));
        add("replacement", replacement(self));
        add("dealer_game", dealer_game(self));
        add("insurance", insurance(self));
        add("bonus", self.bonus().map_or_else(|| vec![S::NoBonus], side_bet));
        for bet in self.side_bets() {
            add("side_bet", side_bet(bet));
        }
        lines
    }
}

fn table(rules: &Rules) -> Vec<Statement> {
    let table = rules.table();
    let blind = match table.blind {
        Blind::None => S::BlindNone,
        Blind::Rest => S::BlindRest,
        Blind::Last => S::BlindLast,
        Blind::Count(blind) => S::BlindCount(blind),
    };
    let mut said = vec![S::Boxes { boxes: table.boxes, open: table.open }, blind];
    if table.blind != Blind::None {
        let may = table.blind_may;
        let acts = [
            (may.insure, S::BlindInsures),
            (may.buy_game, S::BlindBuysGame),
            (may.buy_ahead, S::BlindBuysAhead),
        ];
        let acts: Vec<_> = acts.into_iter().filter(|(may, _)| *may).map(|(_, act)| act).collect();
        said.extend(if acts.is_empty() { vec![S::BlindDecidesNothing] } else { acts });
    }
    if table.boxes > 1 {
        said.extend([S::Stakes(table.stakes), S::Adjacent(table.adjacent), S::Seen(table.seen)]);
    }
    said.push(S::UpCard(table.up_card));
    said
}

fn limits(rules: &Rules) -> Vec<Statement> {
    let limits = rules.limits();
    let mut said = vec![match limits.most {
        None => S::AnteFrom(limits.least),
        Some(most) => S::AnteBetween { least: limits.least, most },
    }];
    if limits.step.0 > 1 {
        said.push(S::AnteStep(limits.step));
    }
    said.push(S::Fraction(limits.fraction));
    said.push(match limits.payout {
        None => S::NoPayoutLimit,
        Some(PayoutCap::Ratio(ratio)) => S::PayoutRatio(ratio),
        Some(PayoutCap::Points { most, of }) => S::PayoutLimit { most, of },
    });
    said
}

fn dealer(rules: &Rules) -> Vec<Statement> {
    let dealer = rules.dealer();
    let qualifier = match dealer.qualifier {
        Qualifier::AceKing => S::QualifierAceKing,
        Qualifier::PairOf(Rank::Two) => S::QualifierPair,
        Qualifier::PairOf(rank) => S::QualifierPairOf(Qualifier::PLURAL[rank.index()]),
    };
    let no_game = match dealer.no_game {
        NoGame::Paid => S::NoGamePaid,
        NoGame::Returned => S::NoGameReturned,
        NoGame::ReturnedBelow(rank) => S::NoGameReturnedBelow(rank.name()),
    };
    vec![qualifier, no_game]
}

fn bet(rules: &Rules) -> Vec<Statement> {
    let bet = rules.bet();
    let pay = |rank: &Category| Part::Pay { hand: rank.name(), pays: bet.pays[rank.index()] };
    let list = PAID.iter().map(pay).collect();
    vec![S::Bet(bet.multiple), S::BetPays { list }, S::AnteOnWin(bet.ante_on_win)]
}

fn second(rules: &Rules) -> Vec<Statement> {
    let Some(second) = rules.second() else { return vec![S::OnlyBest] };
    vec![S::Second { must_win: second.must_win }, S::DuplicatedStraight(second.duplicated_straight)]
}

fn exchange(rules: &Rules) -> Vec<Statement> {
    let Some(exchange) = rules.exchange() else { return vec![S::NoExchange] };
    // Neighbouring numbers of cards at the same price are told together.
    let mut runs: Vec<(usize, usize, Antes)> = Vec::new();
    for (index, price) in exchange.price.iter().enumerate() {
        let Some(price) = *price else { continue };
        match runs.last_mut() {
            Some((_, last, same)) if *last == index && *same == price => *last = index + 1,
            _ => runs.push((index + 1, index + 1, price)),
        }
    }
    let run = |(from, to, price)| {
        if from == to { Part::Cards { cards: from, price } } else { Part::CardsBetween { from, to, price } }
    };
    let mut said = vec![S::Exchange { list: runs.into_iter().map(run).collect() }];
    let forced = (1..).zip(exchange.forced_bet).filter(|(_, forced)| *forced);
    let list: Vec<_> = forced.map(|(cards, _)| Part::Count(cards)).collect();
    if !list.is_empty() {
        said.push(S::ExchangeForcesBet { list });
    }
    if exchange.times > 1 {
        said.push(S::ExchangeTimes(exchange.times));
        if exchange.again_after_one {
            said.push(S::ExchangeAgainAfterOne);
        }
        said.extend(next_prices(&exchange.next_price));
    }
    said
}

/// All of them, or of a long row in equal steps its beginning and its end.
fn next_prices(prices: &[Antes]) -> Option<Statement> {
    let is_even = prices.windows(3).all(|three| three[1].0 - three[0].0 == three[2].0 - three[1].0);
    match *prices {
        [] => None,
        [first, second, _, _, .., last] if is_even => Some(S::NextPricesTo { first, second, last }),
        _ => Some(S::NextPrices { list: prices.iter().copied().map(Part::Price).collect() }),
    }
}

fn sixth(rules: &Rules) -> Vec<Statement> {
    let Some(sixth) = rules.sixth() else { return vec![S::NoSixth] };
    let with = rules.exchange().map(|_| S::SixthWithExchange(sixth.with_exchange));
    [S::Sixth(sixth.price)].into_iter().chain(with).collect()
}

fn replacement(rules: &Rules) -> Vec<Statement> {
    if rules.exchange().is_none() && rules.sixth().is_none() {
        return Vec::new();
    }
    let replacement = rules.replacement();
    vec![S::Row(replacement.row), S::Dealt(replacement.dealt)]
}

fn dealer_game(rules: &Rules) -> Vec<Statement> {
    let Some(game) = rules.dealer_game() else { return vec![S::NoDealerGame] };
    let mut said = vec![
        S::DealerGame { price: game.price, card: game.card },
        S::DrawAgain(game.draw_again),
        S::StillPaid(game.still_paid),
    ];
    if rules.insurance().is_some() {
        said.push(S::InsuredMayBuy(game.insured_may));
    }
    said
}

fn insurance(rules: &Rules) -> Vec<Statement> {
    let Some(insurance) = rules.insurance() else { return vec![S::NoInsurance] };
    let mut said = vec![
        S::Insurance { from: insurance.from.name(), staked: insurance.staked },
        S::InsuranceStake { least: insurance.least, most: insurance.most },
    ];
    if rules.second().is_some() {
        said.push(S::InsuranceCountsSecond(insurance.counts_second));
    }
    said.push(S::InsuranceReturned(insurance.returned_on_loss));
    said.push(S::InsuranceTooLowReturned(insurance.too_low_returned));
    said
}

fn pays(table: &BTreeMap<SideHand, u32>) -> Vec<Part> {
    let pay = |hand: &SideHand| Some(Part::Pay { hand: hand.name(), pays: *table.get(hand)? });
    SideHand::ALL.iter().filter_map(pay).collect()
}

fn side_bet(bet: &SideBet) -> Vec<Statement> {
    let name = || bet.name.clone();
    let (for_one, list) = (bet.for_one, pays(&bet.pays));
    if bet.instant {
        return vec![S::Instant { name: name(), for_one, list }];
    }
    let mut said = vec![S::SidePays { name: name(), cards: bet.looks_at, for_one, list }];
    match &bet.sixth_pays {
        SixthPays::Same => {}
        SixthPays::Void => said.push(S::SixthVoid(name())),
        SixthPays::Table(table) => said.push(S::SixthPays { name: name(), list: pays(table) }),
    }
    said.push(S::SideSettled { name: name(), before_purchase: bet.before_purchase });
    said.push(S::SideFold { name: name(), lost: bet.lost_on_fold });
    let stake = &bet.stake;
    said.push(match (stake.fixed, stake.most) {
        (Some(stake), _) => S::SideFixed { name: name(), stake },
        (None, Some(most)) => S::SideBetween { name: name(), least: stake.least, most },
        (None, None) => S::SideFrom { name: name(), least: stake.least },
    });
    said.extend(stake.at_least_ante.map(|antes| S::SideAtLeast { name: name(), antes }));
    if stake.compulsory {
        said.push(S::SideCompulsory(name()));
    }
    said
}
