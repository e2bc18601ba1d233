//! From the tree of a rule file to a rule set, group by group, each key with its default.

use std::collections::BTreeMap;

use tuz_hands::{Category, PayTable};

use super::check;
use super::file::{
    BlindAct, BlindWord, DuplicatedRank, FORMAT, NoGameWord, RuleFile, SameRank, StakeBack, Status,
    StillNoGame, TooLow,
};
use super::side_file::{Odds, Settled, Void};
use super::table::{PAID, PayKey, QualifierName};
use super::{
    About, AnteOnWin, Bet, Blind, BlindMay, CapOf, Dealer, DealerGame, Dealt, Exchange, FractionRule,
    Insurance, InsuranceTime, Limits, LooksAt, NoGame, PayoutCap, Published, Qualifier, Replacement, Row,
    Rules, Second, Seen, SideBet, SideHand, SideStake, Sixth, SixthPays, Stakes, Table, Thrown, UpCard,
};
use crate::tree::{Conflict, FaultKind, Faults, Grammar, Group, MOST, Node, NotServed, ValueType};
use crate::{Antes, Points};

/// The longest rule file in bytes.
const LONGEST: usize = 64 * 1024;

const ROOT: &[&str] = &[
    "format",
    "name",
    "title",
    "house",
    "source",
    "status",
    "published",
    "pack",
    "ranking",
    "table",
    "limits",
    "dealer",
    "bet",
    "second",
    "exchange",
    "sixth",
    "replacement",
    "dealer_game",
    "insurance",
    "bonus",
    "side_bet",
];
const PUBLISHED: &[&str] = &["figure", "value", "note"];
const TABLE: &[&str] = &["boxes", "open", "blind", "blind_may", "stakes", "adjacent", "seen", "up_card"];
const LIMITS: &[&str] = &["ante", "fraction", "payout"];
const ANTE: &[&str] = &["least", "most", "step"];
const PAYOUT: &[&str] = &["most", "of", "ratio"];
const DEALER: &[&str] = &["qualifier", "no_game"];
const NO_GAME: &[&str] = &["returned_below"];
const BET: &[&str] = &["multiple", "pays", "ante_on_win"];
const SECOND: &[&str] = &["must_win", "duplicated_rank"];
const EXCHANGE: &[&str] = &["price", "forced_bet", "times", "next_price", "again_after_one"];
const PRICE: &[&str] = &["1", "2", "3", "4", "5"];
const SIXTH: &[&str] = &["price", "with_exchange"];
const REPLACEMENT: &[&str] = &["row", "dealt"];
const DEALER_GAME: &[&str] = &["price", "card", "same_rank", "still_no_game", "insured_may"];
const INSURANCE: &[&str] = &["from", "least", "most", "counts_second", "staked", "box_loses", "too_low"];
const BONUS: &[&str] = &["pays", "sixth_pays", "looks_at", "odds", "settled", "lost_on_fold", "stake"];
const SIDE_BET: &[&str] =
    &["name", "pays", "sixth_pays", "looks_at", "odds", "settled", "lost_on_fold", "stake", "instant"];
const STAKE: &[&str] = &["least", "most", "fixed", "compulsory", "at_least_ante"];

/// Every group of a rule file that has keys of its own, with them; the file itself has the empty name.
pub(super) const KEYS: &[(&str, &[&str])] = &[
    ("", ROOT),
    ("published", PUBLISHED),
    ("table", TABLE),
    ("limits", LIMITS),
    ("limits.ante", ANTE),
    ("limits.payout", PAYOUT),
    ("dealer", DEALER),
    ("dealer.no_game", NO_GAME),
    ("bet", BET),
    ("second", SECOND),
    ("exchange", EXCHANGE),
    ("exchange.price", PRICE),
    ("sixth", SIXTH),
    ("replacement", REPLACEMENT),
    ("dealer_game", DEALER_GAME),
    ("insurance", INSURANCE),
    ("bonus", BONUS),
    ("bonus.stake", STAKE),
    ("side_bet", SIDE_BET),
    ("side_bet.stake", STAKE),
];

/// Every group of a rule file that has keys of its own, with these in the order of the file. The file itself has the
/// empty name, a group in another is called as in `limits.ante`.
pub const fn keys() -> &'static [(&'static str, &'static [&'static str])] {
    KEYS
}

/// What a rule file may say.
const GRAMMAR: Grammar = Grammar { longest: LONGEST, format: FORMAT, groups: KEYS, not_served };

/// What an unknown key asks for, where that is something which is knowingly left out.
fn not_served(key: &str) -> Option<NotServed> {
    let key = key.to_ascii_lowercase().replace('-', "_");
    let has = |parts: &[&str]| parts.iter().any(|part| key.contains(part));
    let is = |names: &[&str]| names.contains(&&*key);
    if has(&[
        "other_box",
        "others_box",
        "other_player",
        "bet_on_other",
        "bets_on_other",
        "behind",
        "back_bet",
    ]) {
        Some(NotServed::OtherBoxes)
    } else if has(&["progressive", "jackpot", "mystery"]) || is(&["fund", "funds", "seed"]) {
        Some(NotServed::Fund)
    } else if has(&["misdeal", "irregularit"]) {
        Some(NotServed::Misdeals)
    } else if is(&["pack", "packs", "deck", "decks", "joker", "jokers", "wild", "lowest_rank"]) {
        Some(NotServed::Pack)
    } else if is(&["ranking", "rankings"]) {
        Some(NotServed::Ranking)
    } else {
        None
    }
}

impl Rules {
    /// Reads and checks a rule file; the only way to a rule set.
    ///
    /// # Errors
    ///
    /// Every fault of the file at once: what is no TOML, unknown keys, wrong types, values that are not allowed, and
    /// values that contradict each other.
    pub fn parse(text: &str) -> Result<Self, Faults> {
        let rules = GRAMMAR.read(text, |file| {
            let rules = rules(file);
            check::conflicts(&rules, file.log());
            rules
        })?;
        // What is played is written into records, and must be readable there.
        if RuleFile::from(&rules).to_toml().len() > LONGEST {
            return Err(Faults::one(FaultKind::TooLongInFull { most: LONGEST }));
        }
        Ok(rules)
    }
}

/// The rule set that the file tells; a value with a fault is replaced by its default.
fn rules(file: &Group) -> Rules {
    if let Some(pack) = file.get("pack")
        && !pack.is_number(52)
    {
        pack.fault(FaultKind::NotServed(NotServed::Pack));
    }
    if let Some(ranking) = file.get("ranking")
        && ranking.any_text().is_some_and(|ranking| ranking != "standard")
    {
        ranking.fault(FaultKind::NotServed(NotServed::Ranking));
    }
    Rules {
        about: about(file),
        table: table(&file.group_or_empty("table", TABLE)),
        limits: limits(&file.group_or_empty("limits", LIMITS)),
        dealer: dealer(&file.group_or_empty("dealer", DEALER)),
        bet: bet(&file.group_or_empty("bet", BET)),
        second: file.group("second", SECOND).as_ref().map(second),
        exchange: file.group("exchange", EXCHANGE).as_ref().map(exchange),
        sixth: file.group("sixth", SIXTH).as_ref().map(sixth),
        replacement: replacement(&file.group_or_empty("replacement", REPLACEMENT)),
        dealer_game: file.group("dealer_game", DEALER_GAME).as_ref().map(dealer_game),
        insurance: file.group("insurance", INSURANCE).as_ref().map(insurance),
        bonus: file.group("bonus", BONUS).map(|bonus| side_bet::<Category>("bonus".to_owned(), &bonus)),
        side_bets: side_bets(file),
    }
}

fn about(file: &Group) -> About {
    let published = file.get("published").and_then(|published| published.items()).unwrap_or_default();
    About {
        name: file.require("name").and_then(|name| name.slug()).unwrap_or_default().to_owned(),
        title: file.texts_by_language("title"),
        house: file.text("house"),
        source: file.text("source"),
        partial: file.choice("status") == Some(Status::Partial),
        published: published.iter().filter_map(figure).collect(),
    }
}

fn figure(item: &Node) -> Option<Published> {
    let figure = item.table(PUBLISHED)?;
    let required = |key| figure.require(key)?.text().map(str::to_owned);
    // Each is looked at, so that all their faults are seen.
    let (name, value, note) = (required("figure"), required("value"), figure.text("note"));
    Some(Published { figure: name?, value: value?, note })
}

fn table(group: &Group) -> Table {
    let boxes = group.integer("boxes", 1..=9).map_or(6, |boxes| boxes as u8);
    let may = group.get("blind_may").and_then(|may| may.items()).unwrap_or_default();
    let may: Vec<BlindAct> = Node::distinct(&may, Node::choice);
    Table {
        boxes,
        // At a table of one box the default of two would be a contradiction that nobody wrote.
        open: group.integer("open", 1..=9).map_or(boxes.min(2), |open| open as u8),
        blind: group.get("blind").and_then(|blind| blind_boxes(&blind)).unwrap_or(Blind::None),
        blind_may: BlindMay {
            insure: may.contains(&BlindAct::Insure),
            buy_game: may.contains(&BlindAct::BuyGame),
            buy_ahead: may.contains(&BlindAct::BuyAhead),
        },
        stakes: group.choice("stakes").unwrap_or(Stakes::Free),
        adjacent: group.flag("adjacent").unwrap_or(true),
        seen: group.choice("seen").unwrap_or(Seen::BoxByBox),
        up_card: group.choice("up_card").unwrap_or(UpCard::Last),
    }
}

fn blind_boxes(blind: &Node) -> Option<Blind> {
    if blind.is_integer() {
        return blind.integer(1..=8).map(|count| Blind::Count(count as u8));
    }
    if !blind.is_text() {
        return blind.wrong_type(ValueType::TextOrInteger);
    }
    Some(match blind.choice()? {
        BlindWord::None => Blind::None,
        BlindWord::Rest => Blind::Rest,
        BlindWord::Last => Blind::Last,
    })
}

fn limits(group: &Group) -> Limits {
    let ante = group.group_or_empty("ante", ANTE);
    let step = ante.integer("step", 1..=MOST).unwrap_or(1);
    Limits {
        // Where only a step is given, 1 would be a least ante that nobody can put up.
        least: Points(ante.integer("least", 1..=MOST).unwrap_or(step)),
        most: ante.integer("most", 1..=MOST).map(Points),
        step: Points(step),
        fraction: group.choice("fraction").unwrap_or(FractionRule::Refuse),
        payout: group.group("payout", PAYOUT).and_then(|payout| payout_cap(&payout)),
    }
}

fn payout_cap(payout: &Group) -> Option<PayoutCap> {
    let most = payout.integer("most", 1..=MOST * 1_000).map(Points);
    let of = payout.choice("of");
    let ratio = payout.integer("ratio", 1..=MOST);
    let written = |key| payout.log().is_written(&payout.path(key));
    if written("ratio") {
        for other in ["most", "of"].into_iter().filter(|other| written(other)) {
            let other = payout.path(other);
            payout.log().conflict(&other, &[], Conflict::Excludes { other: payout.path("ratio") });
        }
    } else if !written("most") {
        payout.log().conflict("limits.payout", &[], Conflict::OneOf { keys: &["most", "ratio"] });
    }
    match ratio {
        Some(ratio) => Some(PayoutCap::Ratio(ratio as u32)),
        None => Some(PayoutCap::Points { most: most?, of: of.unwrap_or(CapOf::Both) }),
    }
}

fn dealer(group: &Group) -> Dealer {
    let qualifier = group.get("qualifier").and_then(|qualifier| qualifier.one_of(QualifierName::all()));
    Dealer {
        qualifier: qualifier.unwrap_or(Qualifier::AceKing),
        no_game: group.get("no_game").and_then(|no_game| no_game_ante(&no_game)).unwrap_or(NoGame::Paid),
    }
}

fn no_game_ante(no_game: &Node) -> Option<NoGame> {
    if no_game.is_table() {
        let below = no_game.table(NO_GAME)?.require("returned_below")?;
        return below.one_of(ranks(&PAID)).map(NoGame::ReturnedBelow);
    }
    if !no_game.is_text() {
        return no_game.wrong_type(ValueType::TextOrTable);
    }
    Some(match no_game.choice()? {
        NoGameWord::Paid => NoGame::Paid,
        NoGameWord::Returned => NoGame::Returned,
    })
}

fn ranks(of: &[Category]) -> impl Iterator<Item = (Category, &'static str)> {
    of.iter().map(|rank| (*rank, rank.name()))
}

fn bet(group: &Group) -> Bet {
    let standard = PayTable::standard();
    let mut pays = Category::ALL.map(|rank| standard.of(rank));
    if let Some(table) = group.get("pays") {
        for (rank, written) in pay_table::<Category>(&table) {
            pays[rank.index()] = written;
        }
    }
    Bet {
        multiple: group.integer("multiple", 1..=100).map_or(2, |multiple| multiple as u32),
        pays,
        ante_on_win: group.choice("ante_on_win").unwrap_or(AnteOnWin::Returned),
    }
}

/// The rows of a pay table as they are written.
fn pay_table<K: PayKey>(node: &Node) -> BTreeMap<K, u32> {
    let known: Vec<&str> = K::KEYS.iter().map(|key| key.key()).collect();
    let Some(table) = node.table(&known) else { return BTreeMap::new() };
    if table.keys().next().is_none() {
        node.fault(FaultKind::Empty);
    }
    let pays = |key: &K| Some((*key, table.integer(key.key(), 0..=MOST)? as u32));
    K::KEYS.iter().filter_map(pays).collect()
}

fn second(group: &Group) -> Second {
    let duplicated = group.choice("duplicated_rank").unwrap_or(DuplicatedRank::TwoStraights);
    Second {
        must_win: group.flag("must_win").unwrap_or(false),
        duplicated_straight: duplicated == DuplicatedRank::TwoStraights,
    }
}

fn exchange(group: &Group) -> Exchange {
    let mut price = [None; 5];
    match group.get("price") {
        None => price = [Some(Antes::whole(1)); 5],
        Some(node) => {
            if let Some(prices) = node.table(PRICE) {
                if prices.keys().next().is_none() {
                    node.fault(FaultKind::Empty);
                }
                for (price, cards) in price.iter_mut().zip(PRICE) {
                    *price = prices.amount(cards);
                }
            }
        }
    }
    let forced = group.get("forced_bet").and_then(|forced| forced.items()).unwrap_or_default();
    let forced = Node::distinct(&forced, |cards| cards.integer(1..=5));
    let next = group.get("next_price").and_then(|next| next.items()).unwrap_or_default();
    Exchange {
        price,
        forced_bet: [1, 2, 3, 4, 5].map(|cards| forced.contains(&cards)),
        // One box against the dealer leaves 42 cards in the pack.
        times: group.integer("times", 1..=42).map_or(1, |times| times as u8),
        next_price: next.iter().filter_map(Node::amount).collect(),
        again_after_one: group.flag("again_after_one").unwrap_or(false),
    }
}

fn sixth(group: &Group) -> Sixth {
    Sixth {
        price: group.amount("price").unwrap_or(Antes::whole(1)),
        with_exchange: group.flag("with_exchange").unwrap_or(false),
    }
}

fn replacement(group: &Group) -> Replacement {
    Replacement {
        row: group.choice("row").unwrap_or(Row::Own),
        dealt: group.choice("dealt").unwrap_or(Dealt::AtOnce),
    }
}

fn dealer_game(group: &Group) -> DealerGame {
    DealerGame {
        price: group.amount("price").unwrap_or(Antes::whole(1)),
        card: group.choice("card").unwrap_or(Thrown::Highest),
        draw_again: group.choice("same_rank") == Some(SameRank::Again),
        still_paid: group.choice("still_no_game") != Some(StillNoGame::Returned),
        insured_may: group.flag("insured_may").unwrap_or(false),
    }
}

fn insurance(group: &Group) -> Insurance {
    let from = group.get("from").and_then(|from| from.one_of(ranks(&Category::ALL)));
    let half = Antes::fraction(1, 2).unwrap_or_default();
    Insurance {
        from: from.unwrap_or(Category::Three),
        least: Points(group.integer("least", 1..=MOST).unwrap_or(1)),
        most: group.get("most").and_then(|most| most.positive_amount()).unwrap_or(half),
        counts_second: group.flag("counts_second").unwrap_or(true),
        staked: group.choice("staked").unwrap_or(InsuranceTime::WithBet),
        returned_on_loss: group.choice("box_loses") == Some(StakeBack::Returned),
        too_low_returned: group.choice("too_low") == Some(TooLow::Returned),
    }
}

/// Names of lines of a settlement that no side bet may take.
const RESERVED: [&str; 7] = ["ante", "bet", "sixth", "exchange", "insurance", "dealer-game", "bonus"];

fn side_bets(file: &Group) -> Vec<SideBet> {
    let mut bets: Vec<SideBet> = Vec::new();
    for item in file.get("side_bet").and_then(|bets| bets.items()).unwrap_or_default() {
        let Some(group) = item.table(SIDE_BET) else { continue };
        let node = group.require("name");
        let name = node.as_ref().and_then(Node::slug).unwrap_or_default().to_owned();
        if let Some(node) = node
            && !name.is_empty()
        {
            if RESERVED.contains(&&*name) {
                node.fault(FaultKind::ReservedName { found: name.clone() });
            } else if bets.iter().any(|bet| bet.name == name) {
                node.fault(FaultKind::RepeatedName { found: name.clone() });
            }
        }
        let mut bet = side_bet::<SideHand>(name, &group);
        bet.instant = group.flag("instant").unwrap_or(false);
        bets.push(bet);
    }
    bets
}

/// The bonus or another side bet, which differ in what their pay tables may name.
fn side_bet<K: PayKey + Into<SideHand>>(name: String, group: &Group) -> SideBet {
    let pays =
        |node: &Node| pay_table::<K>(node).into_iter().map(|(hand, pays)| (hand.into(), pays)).collect();
    let sixth_pays = |node: Node| {
        if node.is_table() {
            return Some(SixthPays::Table(pays(&node)));
        }
        if !node.is_text() {
            return node.wrong_type(ValueType::TextOrTable);
        }
        node.choice().map(|Void::Void| SixthPays::Void)
    };
    let stake = group.group_or_empty("stake", STAKE);
    SideBet {
        name,
        pays: group.require("pays").map(|node| pays(&node)).unwrap_or_default(),
        sixth_pays: group.get("sixth_pays").and_then(sixth_pays).unwrap_or(SixthPays::Same),
        looks_at: group.choice("looks_at").unwrap_or(LooksAt::Dealt),
        for_one: group.choice("odds") == Some(Odds::For),
        before_purchase: group.choice("settled") == Some(Settled::BeforePurchase),
        lost_on_fold: group.flag("lost_on_fold").unwrap_or(true),
        stake: SideStake {
            least: Points(stake.integer("least", 1..=MOST).unwrap_or(1)),
            most: stake.integer("most", 1..=MOST).map(Points),
            fixed: stake.integer("fixed", 1..=MOST).map(Points),
            compulsory: stake.flag("compulsory").unwrap_or(false),
            at_least_ante: stake.get("at_least_ante").and_then(|antes| antes.positive_amount()),
        },
        instant: false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The keys of every object in the schema, by the path of the group; lists and choices are looked through.
    fn schema_keys(
        schema: &serde_json::Value,
        at: &serde_json::Value,
        path: &str,
        keys: &mut BTreeMap<String, Vec<String>>,
    ) {
        if let Some(name) = at["$ref"].as_str() {
            schema_keys(schema, &schema["$defs"][name.trim_start_matches("#/$defs/")], path, keys);
        }
        for choice in at["anyOf"].as_array().into_iter().flatten() {
            schema_keys(schema, choice, path, keys);
        }
        if !at["items"].is_null() {
            schema_keys(schema, &at["items"], path, keys);
        }
        for (key, value) in at["properties"].as_object().into_iter().flatten() {
            keys.entry(path.to_owned()).or_default().push(key.clone());
            let inner = if path.is_empty() { key.clone() } else { format!("{path}.{key}") };
            schema_keys(schema, value, &inner, keys);
        }
    }

    #[test]
    fn the_schema_knows_the_keys_that_are_read() {
        let schema = super::super::json_schema();
        let mut written = BTreeMap::new();
        schema_keys(&schema, &schema, "", &mut written);
        // Pay tables take their keys from one list for both.
        written.retain(|path, _| !path.ends_with("pays"));
        let sorted = |keys: &[&str]| {
            let mut keys: Vec<String> = keys.iter().map(|key| (*key).to_owned()).collect();
            keys.sort();
            keys
        };
        let read: BTreeMap<_, _> =
            KEYS.iter().map(|(group, keys)| ((*group).to_owned(), sorted(keys))).collect();
        for keys in written.values_mut() {
            keys.sort();
            keys.dedup();
        }
        assert_eq!(written, read);
    }
}
