//! Contradictions between the fields of a rule set.

use super::{Blind, Dealt, LooksAt, Row, Rules, SideBet, SixthPays};
use crate::tree::{Conflict, Log};
use crate::{Antes, Points};

/// Notes every contradiction, at the key that causes it.
pub(super) fn conflicts(rules: &Rules, log: &Log) {
    table(rules, log);
    limits(rules, log);
    purchases(rules, log);
    if rules.dealer_game.as_ref().is_some_and(|game| game.insured_may) && rules.insurance.is_none() {
        log.conflict("dealer_game.insured_may", &["insurance"], Conflict::Needs { groups: &["insurance"] });
    }
    if let Some(bonus) = &rules.bonus {
        side_bet("bonus", bonus, rules, log);
    }
    for (index, bet) in rules.side_bets.iter().enumerate() {
        side_bet(&format!("side_bet[{index}]"), bet, rules, log);
    }
}

fn table(rules: &Rules, log: &Log) {
    let table = &rules.table;
    let (boxes, open) = (table.boxes, table.open);
    if open > boxes {
        log.conflict("table.open", &["table.boxes"], Conflict::OpenAboveBoxes { open, boxes });
    }
    let room = match table.blind {
        Blind::None => true,
        Blind::Rest => open < boxes,
        Blind::Last => boxes > 1,
        Blind::Count(blind) => open + blind <= boxes,
    };
    if !room && open <= boxes {
        log.conflict("table.blind", &["table.boxes", "table.open"], Conflict::NoRoomForBlind { boxes });
    }
    let may = table.blind_may;
    if table.blind == Blind::None && (may.insure || may.buy_game || may.buy_ahead) {
        log.conflict("table.blind_may", &["table.blind"], Conflict::NoBlindBoxes);
        return;
    }
    let needs = |groups: &'static [&'static str]| {
        log.conflict("table.blind_may", groups, Conflict::Needs { groups });
    };
    if may.insure && rules.insurance.is_none() {
        needs(&["insurance"]);
    }
    if may.buy_game && rules.dealer_game.is_none() {
        needs(&["dealer_game"]);
    }
    if may.buy_ahead && rules.bonus.is_none() && rules.sixth.is_none() && rules.insurance.is_none() {
        needs(&["bonus", "sixth", "insurance"]);
    }
}

fn limits(rules: &Rules, log: &Log) {
    let limits = &rules.limits;
    let (Points(least), Points(step)) = (limits.least, limits.step);
    let multiple = |key, value: i64| {
        if value % step != 0 {
            log.conflict(key, &["limits.ante.step"], Conflict::NotAMultiple { value, step });
        }
    };
    multiple("limits.ante.least", least);
    if let Some(Points(most)) = limits.most {
        multiple("limits.ante.most", most);
        least_above_most("limits.ante", least, most, log);
    }
}

fn least_above_most(group: &str, least: i64, most: i64, log: &Log) {
    if least > most {
        let (key, other) = (format!("{group}.most"), format!("{group}.least"));
        log.conflict(&key, &[&other], Conflict::LeastAboveMost { least, most });
    }
}

fn purchases(rules: &Rules, log: &Log) {
    let replacement = rules.replacement;
    let after_all = replacement.dealt == Dealt::AfterAll;
    if let Some(exchange) = &rules.exchange {
        for cards in (1..=5).filter(|cards| exchange.forced_bet[cards - 1]) {
            if exchange.price[cards - 1].is_none() {
                let price = format!("exchange.price.{cards}");
                log.conflict("exchange.forced_bet", &[&price], Conflict::NoPrice { cards });
            }
        }
        let further = usize::from(exchange.times) - 1;
        if further == 0 && !exchange.next_price.is_empty() {
            log.conflict("exchange.next_price", &["exchange.times"], Conflict::OnlyOnce);
        } else if exchange.next_price.len() > further {
            log.conflict("exchange.next_price", &["exchange.times"], Conflict::TooManyPrices { further });
        }
        if exchange.again_after_one {
            if further == 0 {
                log.conflict("exchange.again_after_one", &["exchange.times"], Conflict::OnlyOnce);
            }
            if exchange.price[0].is_none() {
                let cards = 1;
                log.conflict("exchange.again_after_one", &["exchange.price.1"], Conflict::NoPrice { cards });
            }
        }
        if further > 0 && after_all {
            log.conflict("exchange.times", &["replacement.dealt"], Conflict::OnePurchase);
        }
    }
    if rules.sixth.as_ref().is_some_and(|sixth| sixth.with_exchange) {
        if rules.exchange.is_none() {
            log.conflict("sixth.with_exchange", &["exchange"], Conflict::Needs { groups: &["exchange"] });
        } else if after_all {
            log.conflict("sixth.with_exchange", &["replacement.dealt"], Conflict::OnePurchase);
        }
    }
    if rules.exchange.is_none() && rules.sixth.is_none() {
        let idle = |key| log.conflict(key, &["exchange", "sixth"], Conflict::NothingBought);
        if replacement.row == Row::Common {
            idle("replacement.row");
        }
        if after_all {
            idle("replacement.dealt");
        }
    }
}

fn side_bet(path: &str, bet: &SideBet, rules: &Rules, log: &Log) {
    let key = |key: &str| format!("{path}.{key}");
    if bet.instant {
        for key in ["sixth_pays", "settled", "stake"].map(key) {
            if log.is_written(&key) {
                log.conflict(&key, &[], Conflict::Instant);
            }
        }
        if bet.looks_at == LooksAt::Final {
            log.conflict(&key("looks_at"), &[], Conflict::Instant);
        }
        return;
    }
    if bet.sixth_pays != SixthPays::Same {
        if bet.before_purchase {
            log.conflict(&key("sixth_pays"), &[&key("settled")], Conflict::SettledBefore);
        }
        if rules.sixth.is_none() {
            log.conflict(&key("sixth_pays"), &["sixth"], Conflict::Needs { groups: &["sixth"] });
        }
    }
    if bet.looks_at == LooksAt::Final && bet.before_purchase {
        log.conflict(&key("looks_at"), &[&key("settled")], Conflict::SettledBefore);
    }
    let stake = &bet.stake;
    let (stake_key, Points(least)) = (|name: &str| format!("{path}.stake.{name}"), stake.least);
    if let Some(Points(most)) = stake.most {
        least_above_most(&format!("{path}.stake"), least, most, log);
    }
    if let Some(Points(fixed)) = stake.fixed {
        let (low, high) = (stake_key("least"), stake_key("most"));
        if fixed < least || stake.most.is_some_and(|Points(most)| fixed > most) {
            log.conflict(&stake_key("fixed"), &[&low, &high], Conflict::FixedOutside { fixed });
        }
        if stake.at_least_ante.is_some() {
            let other = stake_key("fixed");
            log.conflict(&stake_key("at_least_ante"), &[&other], Conflict::Excludes { other: other.clone() });
        }
    }
    if let (Some(Antes(antes)), Some(Points(most))) = (stake.at_least_ante, stake.most) {
        let needed = Antes(antes * i128::from(rules.limits.least.0));
        if needed > Antes::whole(most) {
            let others = [&*stake_key("most"), "limits.ante.least", "limits.ante.step"];
            log.conflict(&stake_key("at_least_ante"), &others, Conflict::AnteAboveMost { needed, most });
        }
    }
}
