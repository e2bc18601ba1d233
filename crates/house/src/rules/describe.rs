//! Rules in plain English, made from the fields alone.

use std::collections::BTreeMap;
use std::fmt;

use tuz_cards::Rank;

use super::table::PAID;
use super::{
    AnteOnWin, Blind, CapOf, Dealt, FractionRule, InsuranceTime, LooksAt, NoGame, PayoutCap, Qualifier, Row,
    Rules, Seen, SideBet, SideHand, SixthPays, Stakes, Thrown, UpCard,
};
use crate::Antes;
use crate::words::{antes, counted, joined};

/// One sentence about a rule set.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// The group of the file that it is about, such as `dealer_game`.
    pub group: &'static str,
    /// The sentence.
    pub text: String,
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl Rules {
    /// What a box may do, what it costs and what is paid, sentence by sentence in the order of the file.
    pub fn describe(&self) -> Vec<Line> {
        let mut lines = Vec::new();
        let mut add = |group, texts: Vec<String>| {
            lines.extend(texts.into_iter().map(|text| Line { group, text }));
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
        match self.bonus() {
            Some(bonus) => add("bonus", side_bet("The bonus", bonus)),
            None => add("bonus", vec!["There is no bonus.".to_owned()]),
        }
        for bet in self.side_bets() {
            add("side_bet", side_bet(&format!("The side bet {}", bet.name), bet));
        }
        lines
    }
}

fn and<T: AsRef<str>>(parts: &[T]) -> String {
    joined(parts, "and")
}

fn table(rules: &Rules) -> Vec<String> {
    let table = rules.table();
    let blind = match table.blind {
        Blind::None => "and no blind ones".to_owned(),
        Blind::Rest => "and blind ones past them".to_owned(),
        Blind::Last => "and the last of several is blind".to_owned(),
        Blind::Count(blind) => format!("and at most {blind} blind past them"),
    };
    let boxes = counted(table.boxes, "box");
    let be = if table.boxes == 1 { "is" } else { "are" };
    let mut lines =
        vec![format!("There {be} {boxes} on the layout; a player may have {} open, {blind}.", table.open)];
    if table.blind != Blind::None {
        let may = table.blind_may;
        let acts = [
            (may.insure, "insure unseen"),
            (may.buy_game, "buy the dealer's game"),
            (may.buy_ahead, "buy the bonus, the sixth card and insurance in advance, where they are offered"),
        ];
        let acts: Vec<_> = acts.iter().filter(|(may, _)| *may).map(|(_, act)| (*act).to_owned()).collect();
        lines.push(if acts.is_empty() {
            "A blind box puts up ante and bet before the deal and decides nothing after it.".to_owned()
        } else {
            format!("A blind box puts up ante and bet before the deal and may {}.", and(&acts))
        });
    }
    if table.boxes > 1 {
        lines.push(match table.stakes {
            Stakes::Free => "A player may stake differently on each of his boxes.".to_owned(),
            Stakes::Equal => "The stakes on all boxes of a player are equal.".to_owned(),
            Stakes::NotAboveFirst => "No later box of a player is staked above the first.".to_owned(),
        });
        lines.push(if table.adjacent {
            "The boxes of a player lie side by side.".to_owned()
        } else {
            "The boxes of a player may lie anywhere.".to_owned()
        });
        lines.push(match table.seen {
            Seen::BoxByBox => "The cards of a box are seen once the boxes before it are finished.".to_owned(),
            Seen::AllAtOnce => "A player sees the cards of all his open boxes at once.".to_owned(),
        });
    }
    let card = match table.up_card {
        UpCard::Last => "last",
        UpCard::First => "first",
    };
    lines.push(format!("The dealer's {card} card is turned up."));
    lines
}

fn limits(rules: &Rules) -> Vec<String> {
    let limits = rules.limits();
    let least = counted(limits.least.0, "point");
    let most =
        limits.most.map(|most| format!(" and at most {}", counted(most.0, "point"))).unwrap_or_default();
    let step = if limits.step.0 > 1 { format!(", a multiple of {}", limits.step) } else { String::new() };
    let ante = format!("The ante is at least {least}{most}{step}.");
    let fraction = match limits.fraction {
        FractionRule::Refuse => "A stake that could be paid a fraction of a point is refused.",
        FractionRule::RoundDown => "A payment is rounded down to whole points.",
    };
    let payout = match limits.payout {
        None => "There is no largest payout.".to_owned(),
        Some(PayoutCap::Ratio(ratio)) => format!("The bet is never paid above {ratio} to 1."),
        Some(PayoutCap::Points { most, of }) => {
            let of = match of {
                CapOf::Combination => "the bet by each combination",
                CapOf::Both => "the bet by both combinations together",
                CapOf::Box => "everything on one box",
                CapOf::Table => "everything on the table in one round",
            };
            format!("The most that is paid for {of} is {}.", counted(most.0, "point"))
        }
    };
    vec![ante, fraction.to_owned(), payout]
}

fn dealer(rules: &Rules) -> Vec<String> {
    let dealer = rules.dealer();
    let qualifier = match dealer.qualifier {
        Qualifier::AceKing => "ace-king".to_owned(),
        Qualifier::PairOf(Rank::Two) => "a pair".to_owned(),
        Qualifier::PairOf(_) => format!("a {}", dealer.qualifier.to_string().replace('-', " ")),
    };
    let no_game = match dealer.no_game {
        NoGame::Paid => "the ante is paid one to one".to_owned(),
        NoGame::Returned => "the ante is returned".to_owned(),
        NoGame::ReturnedBelow(rank) => {
            format!(
                "the ante is returned when his hand ranks below {}, and paid one to one otherwise",
                rank.words()
            )
        }
    };
    vec![
        format!("The dealer has a game with {qualifier} or better."),
        format!("When he has no game, the bet comes back and {no_game}."),
    ]
}

fn bet(rules: &Rules) -> Vec<String> {
    let bet = rules.bet();
    let pays: Vec<_> =
        PAID.iter().map(|rank| format!("{} {}", rank.words(), bet.pays[rank.index()])).collect();
    let ante = match bet.ante_on_win {
        AnteOnWin::Returned => "comes back",
        AnteOnWin::Paid => "is paid one to one",
        AnteOnWin::PaidUnlessBought => "is paid one to one, but only comes back when the box bought anything",
    };
    vec![
        format!("A box folds and loses its ante, or bets {}.", antes(Antes::whole(bet.multiple.into()))),
        format!("A box that beats a dealer with a game is paid on the bet, to one: {}.", and(&pays)),
        format!("On such a win the ante {ante}."),
    ]
}

fn second(rules: &Rules) -> Vec<String> {
    let Some(second) = rules.second() else {
        return vec!["Only the best combination is paid.".to_owned()];
    };
    let must_win =
        if second.must_win { "if it beats the dealer too" } else { "even if it would lose to the dealer" };
    let duplicated = if second.duplicated_straight { "two straights" } else { "a straight and a pair" };
    vec![
        format!("A second combination is paid besides the best, {must_win}."),
        format!("A straight with one rank twice in six cards counts as {duplicated}."),
    ]
}

fn exchange(rules: &Rules) -> Vec<String> {
    let Some(exchange) = rules.exchange() else { return vec!["Cards cannot be exchanged.".to_owned()] };
    // Neighbouring numbers of cards at the same price are told together.
    let mut runs: Vec<(usize, usize, Antes)> = Vec::new();
    for (index, price) in exchange.price.iter().enumerate() {
        let Some(price) = *price else { continue };
        match runs.last_mut() {
            Some((_, last, same)) if *last == index && *same == price => *last = index + 1,
            _ => runs.push((index + 1, index + 1, price)),
        }
    }
    let run = |(first, last, price): &(usize, usize, Antes)| match (first, last) {
        (1, 1) => format!("1 card for {}", antes(*price)),
        (first, last) if first == last => format!("{first} cards for {}", antes(*price)),
        (first, last) => format!("{first} to {last} cards for {}", antes(*price)),
    };
    let runs: Vec<_> = runs.iter().map(run).collect();
    let mut lines = vec![format!("A box may exchange {}.", and(&runs))];
    let forced = (1..=5_i64).zip(exchange.forced_bet).filter(|(_, forced)| *forced);
    let forced: Vec<_> = forced.map(|(cards, _)| cards.to_string()).collect();
    if !forced.is_empty() {
        lines.push(format!("After an exchange of {} the bet must follow.", and(&forced)));
    }
    if exchange.times > 1 {
        let one =
            if exchange.again_after_one { ", further ones only of one card after one card" } else { "" };
        lines.push(format!("A box may exchange up to {} times{one}.", exchange.times));
        if !exchange.next_price.is_empty() {
            let prices = next_prices(&exchange.next_price);
            lines.push(format!("From the second exchange on the prices are {prices}."));
        }
    }
    lines
}

/// All of them, or of a long row in equal steps its beginning and its end.
fn next_prices(prices: &[Antes]) -> String {
    let is_even = prices.windows(3).all(|three| three[1].0 - three[0].0 == three[2].0 - three[1].0);
    match prices {
        [first, second, _, _, .., last] if is_even => {
            format!("{}, {} and so on to {}", antes(*first), antes(*second), antes(*last))
        }
        _ => and(&prices.iter().copied().map(antes).collect::<Vec<_>>()),
    }
}

fn sixth(rules: &Rules) -> Vec<String> {
    let Some(sixth) = rules.sixth() else { return vec!["There is no sixth card.".to_owned()] };
    let with = match (rules.exchange(), sixth.with_exchange) {
        (None, _) => "",
        (Some(_), true) => ", also besides an exchange",
        (Some(_), false) => ", but not besides an exchange",
    };
    vec![format!("A box may buy a sixth card for {}{with}; the best five of six count.", antes(sixth.price))]
}

fn replacement(rules: &Rules) -> Vec<String> {
    if rules.exchange().is_none() && rules.sixth().is_none() {
        return Vec::new();
    }
    let row = match rules.replacement().row {
        Row::Own => "Each box draws replacement cards of its own",
        Row::Common => "All boxes take replacement cards from the start of one common row",
    };
    let dealt = match rules.replacement().dealt {
        Dealt::AtOnce => "at once",
        Dealt::AfterAll => "after every box has decided",
    };
    vec![format!("{row}, {dealt}.")]
}

fn dealer_game(rules: &Rules) -> Vec<String> {
    let Some(game) = rules.dealer_game() else {
        return vec!["The dealer's game cannot be bought.".to_owned()];
    };
    let card = match game.card {
        Thrown::Highest => "his highest card",
        Thrown::Lowest => "his lowest card",
        Thrown::First => "the first card dealt to him",
        Thrown::Choice => "the card that the first box to buy chooses",
    };
    let same = if game.draw_again {
        "When a card of the same rank comes, he draws again."
    } else {
        "A card of the same rank stands."
    };
    let still = if game.still_paid { "settled as for no game" } else { "returned" };
    let mut lines = vec![
        format!(
            "When the dealer has no game, a box may buy one for {}: he throws away {card} and draws one.",
            antes(game.price)
        ),
        same.to_owned(),
        format!("When he still has no game, the ante is {still} and the price is lost."),
    ];
    if rules.insurance().is_some() {
        lines.push(if game.insured_may {
            "An insured box may buy too, after it has taken its insurance win.".to_owned()
        } else {
            "An insured box may not buy.".to_owned()
        });
    }
    lines
}

fn insurance(rules: &Rules) -> Vec<String> {
    let Some(insurance) = rules.insurance() else { return vec!["There is no insurance.".to_owned()] };
    let staked = match insurance.staked {
        InsuranceTime::WithBet => "once the bet is up",
        InsuranceTime::BeforeBet => "before the bet and never after it",
    };
    let second = match (rules.second(), insurance.counts_second) {
        (None, _) => "",
        (Some(_), true) => ", the second combination counted",
        (Some(_), false) => ", the second combination not counted",
    };
    let loses = if insurance.returned_on_loss { "comes back" } else { "is lost too" };
    let too_low = if insurance.too_low_returned { "comes back at the settlement" } else { "is refused" };
    vec![
        format!("A box with {} or better may insure against no game, {staked}.", insurance.from.words()),
        format!(
            "The stake is at least {} and at most {} of what the bet could win{second}; no game pays it one to one.",
            counted(insurance.least.0, "point"),
            insurance.most
        ),
        format!("When the dealer has a game and the box loses or ties, the stake {loses}."),
        format!("A stake on a lower hand {too_low}."),
    ]
}

fn pays(table: &BTreeMap<SideHand, u32>) -> String {
    let rows = SideHand::ALL.iter().filter_map(|hand| Some(format!("{} {}", hand.words(), table.get(hand)?)));
    and(&rows.collect::<Vec<_>>())
}

fn side_bet(what: &str, bet: &SideBet) -> Vec<String> {
    let odds = if bet.for_one { "for one" } else { "to one" };
    let cards = match bet.looks_at {
        LooksAt::Dealt => "the five cards dealt",
        LooksAt::Final => "the final hand",
    };
    let on = if bet.instant { " on the ante" } else { "" };
    let mut lines = vec![format!("{what} pays{on} for {cards}, {odds}: {}.", pays(&bet.pays))];
    if bet.instant {
        lines.push(format!("{what} has no stake of its own, and a win ends the round of the box."));
        return lines;
    }
    match &bet.sixth_pays {
        SixthPays::Same => {}
        SixthPays::Void => lines.push(format!("{what} is lost once a sixth card was bought.")),
        SixthPays::Table(table) => {
            lines.push(format!("After a bought sixth card the best five of six are paid: {}.", pays(table)));
        }
    }
    let settled = if bet.before_purchase { "before a purchase" } else { "after the bet" };
    let fold = if bet.lost_on_fold { "lost" } else { "not lost" };
    lines.push(format!("{what} is settled {settled} and is {fold} on a fold."));
    let stake = &bet.stake;
    let points = match (stake.fixed, stake.most) {
        (Some(fixed), _) => counted(fixed.0, "point"),
        (None, Some(most)) => format!("{} to {}", stake.least, counted(most.0, "point")),
        (None, None) => format!("at least {}", counted(stake.least.0, "point")),
    };
    let floor =
        stake.at_least_ante.map(|least| format!(", never below {}", antes(least))).unwrap_or_default();
    let compulsory = if stake.compulsory { ", and it must go with every ante" } else { "" };
    lines.push(format!("Its stake is {points}{floor}{compulsory}."));
    lines
}
