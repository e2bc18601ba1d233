//! Takes contradictions out of a random rule file.

use super::super::file::{BlindAct, BlindFile, BlindWord, RuleFile, TableFile};
use super::super::side_file::{Settled, StakeFile};
use super::super::table::Amount;
use super::super::{Dealt, LooksAt};
use crate::Antes;

/// The same file without the contradictions that random values brought in.
pub(super) fn consistent(mut file: RuleFile) -> RuleFile {
    consistent_purchases(&mut file);
    let groups = Groups {
        bonus: file.bonus.is_some(),
        sixth: file.sixth.is_some(),
        insurance: file.insurance.is_some(),
        dealer_game: file.dealer_game.is_some(),
    };
    if let Some(table) = &mut file.table {
        consistent_table(table, groups);
    }
    let ante = file.limits.as_ref().and_then(|limits| limits.ante.as_ref());
    let least_ante = ante.and_then(|ante| ante.least.or(ante.step)).unwrap_or(1);
    let consistent_bet = |looks_at: &mut Option<LooksAt>, settled, stake: &mut Option<StakeFile>| {
        if settled == Some(Settled::BeforePurchase) {
            *looks_at = None;
        }
        if let Some(StakeFile { most, at_least_ante: Some(Amount(Antes(antes))), .. }) = stake
            && most.is_some_and(|most| Antes(*antes * i128::from(least_ante)) > Antes::whole(most))
        {
            *most = None;
        }
        settled != Some(Settled::BeforePurchase) && groups.sixth
    };
    if let Some(bonus) = &mut file.bonus
        && !consistent_bet(&mut bonus.looks_at, bonus.settled, &mut bonus.stake)
    {
        bonus.sixth_pays = None;
    }
    for (index, bet) in file.side_bet.iter_mut().enumerate() {
        bet.name = format!("side-{index}");
        if !consistent_bet(&mut bet.looks_at, bet.settled, &mut bet.stake) {
            bet.sixth_pays = None;
        }
        if bet.instant == Some(true) {
            (bet.sixth_pays, bet.settled, bet.stake) = (None, None, None);
            bet.looks_at = bet.looks_at.filter(|looks_at| *looks_at == LooksAt::Dealt);
        }
    }
    file
}

fn consistent_purchases(file: &mut RuleFile) {
    if file.exchange.is_none() && file.sixth.is_none() {
        file.replacement = None;
    }
    let after_all = file.replacement.as_ref().is_some_and(|cards| cards.dealt == Some(Dealt::AfterAll));
    if let Some(exchange) = &mut file.exchange {
        if after_all {
            exchange.times = None;
        }
        let further = exchange.times.unwrap_or(1) as usize - 1;
        let priced =
            exchange.price.as_ref().map_or([true; 5], |prices| prices.0.map(|price| price.is_some()));
        if let Some(forced) = &mut exchange.forced_bet {
            forced.retain(|cards| priced[*cards as usize - 1]);
        }
        if let Some(next) = &mut exchange.next_price {
            next.truncate(further);
        }
        exchange.again_after_one = exchange.again_after_one.map(|again| again && further > 0 && priced[0]);
    }
    if let Some(sixth) = &mut file.sixth {
        let may = file.exchange.is_some() && !after_all;
        sixth.with_exchange = sixth.with_exchange.map(|with| with && may);
    }
    if let Some(game) = &mut file.dealer_game {
        game.insured_may = game.insured_may.map(|may| may && file.insurance.is_some());
    }
}

/// Which groups a file has that blind boxes may need.
#[derive(Clone, Copy)]
struct Groups {
    bonus: bool,
    sixth: bool,
    insurance: bool,
    dealer_game: bool,
}

fn consistent_table(table: &mut TableFile, groups: Groups) {
    let boxes = table.boxes.unwrap_or(6);
    table.open = table.open.map(|open| open.min(boxes));
    let room = boxes - table.open.unwrap_or(boxes.min(2));
    table.blind = match table.blind {
        Some(BlindFile::Count(_) | BlindFile::Word(BlindWord::Rest)) if room == 0 => None,
        Some(BlindFile::Word(BlindWord::Last)) if boxes == 1 => None,
        Some(BlindFile::Count(count)) => Some(BlindFile::Count(count.min(room))),
        word => word,
    };
    let blind = !matches!(table.blind, None | Some(BlindFile::Word(BlindWord::None)));
    if let Some(may) = &mut table.blind_may {
        may.retain(|act| {
            blind
                && match act {
                    BlindAct::Insure => groups.insurance,
                    BlindAct::BuyGame => groups.dealer_game,
                    BlindAct::BuyAhead => groups.bonus || groups.sixth || groups.insurance,
                }
        });
    }
}
