//! Stakes before the deal: what a player may put up.

use tuz_cards::Card;

use super::actions::BoxStake;
use super::dealer::DEALT;
use super::state::{Phase, Round};
use super::{BoxId, Offer, PlayerId, Refusal, prices, side};
use crate::Points;
use crate::rules::{Blind, Row, Rules, Stakes};

/// Which of so many boxes of one player are blind.
///
/// # Errors
/// When they are too many.
fn blind(rules: &Rules, boxes: usize) -> Result<Vec<bool>, Refusal> {
    let table = rules.table();
    let (open, most) = (usize::from(table.open), usize::from(table.most_boxes()));
    if boxes > most {
        return Err(Refusal::TooManyBoxes { boxes, most });
    }
    let is_blind = |place: usize| match table.blind {
        Blind::Last => boxes > 1 && place + 1 == boxes,
        _ => place >= open,
    };
    Ok((0..boxes).map(is_blind).collect())
}

/// What has to be put up on one box before the deal.
pub(super) fn cost(rules: &Rules, stake: &BoxStake, blind: bool) -> Points {
    let sides = stake.sides.values().copied().sum::<Points>();
    let mut cost = stake.ante + sides + stake.ahead.insurance.unwrap_or_default();
    if blind {
        cost += rules.bet().on(stake.ante);
    }
    if let (true, Some(sixth)) = (stake.ahead.sixth, rules.sixth()) {
        cost += sixth.price.in_points(stake.ante);
    }
    cost
}

impl Round {
    /// Why this player may not put up these stakes; `None` when they are accepted.
    pub fn why_not_stake(&self, player: PlayerId, stakes: &[BoxStake]) -> Option<Refusal> {
        self.check_stakes(player, stakes).err()
    }

    /// Whether this player may put up these stakes.
    pub fn may_stake(&self, player: PlayerId, stakes: &[BoxStake]) -> bool {
        self.why_not_stake(player, stakes).is_none()
    }

    /// The stakes by place, each with whether its box is blind.
    pub(super) fn check_stakes(
        &self,
        player: PlayerId,
        stakes: &[BoxStake],
    ) -> Result<Vec<(BoxStake, bool)>, Refusal> {
        let rules = self.rules();
        let balance = self.balance(player).ok_or(Refusal::UnknownPlayer(player))?;
        if self.phase() != Phase::Stakes {
            return Err(Refusal::AlreadyDealt);
        }
        if self.boxes.iter().any(|other| other.owner == player) {
            return Err(Refusal::AlreadyStaked(player));
        }
        let mut stakes = stakes.to_vec();
        stakes.sort_by_key(|stake| stake.place);
        let Some(first) = stakes.first().map(|stake| stake.ante) else { return Err(Refusal::NoBoxes) };
        for stake in &stakes {
            self.check_place(stake.place)?;
        }
        for pair in stakes.windows(2) {
            let (left, right) = (pair[0].place, pair[1].place);
            if left == right {
                return Err(Refusal::BoxTwice(left));
            }
            if rules.table().adjacent && left.0 + 1 != right.0 {
                return Err(Refusal::NotAdjacent { left, right });
            }
        }
        let blind = blind(rules, stakes.len())?;
        for (stake, &blind) in stakes.iter().zip(&blind) {
            check_ante(rules, stake, first)?;
            check_sides(rules, stake, blind)?;
            check_ahead(rules, stake, blind)?;
        }
        let needed = stakes.iter().zip(&blind).map(|(stake, &blind)| cost(rules, stake, blind)).sum();
        if needed > balance {
            return Err(Refusal::BalanceTooLow { needed, balance });
        }
        self.check_pack(&stakes)?;
        Ok(stakes.into_iter().zip(blind).collect())
    }

    fn check_place(&self, place: BoxId) -> Result<(), Refusal> {
        let boxes = self.rules().table().boxes;
        if place.0 >= boxes {
            return Err(Refusal::UnknownBox { place, boxes });
        }
        match self.boxes.iter().find(|other| other.place() == place) {
            Some(other) => Err(Refusal::BoxTaken { place, owner: other.owner }),
            None => Ok(()),
        }
    }

    /// The deal and the sixth cards bought in advance must fit the pack.
    fn check_pack(&self, stakes: &[BoxStake]) -> Result<(), Refusal> {
        let all = || self.boxes.iter().map(|other| &other.stake).chain(stakes);
        let ahead = all().filter(|stake| stake.ahead.sixth).count();
        let ahead = match self.rules().replacement().row {
            Row::Own => ahead,
            Row::Common => ahead.min(1),
        };
        let needed = DEALT * (all().count() + 1) + ahead;
        if needed > Card::COUNT {
            return Err(Refusal::PackTooShort { needed, left: Card::COUNT });
        }
        Ok(())
    }
}

/// Why the sheet does not allow an ante, whatever else is staked; `None` when it does.
pub fn why_not_ante(rules: &Rules, ante: Points) -> Option<Refusal> {
    let limits = rules.limits();
    let least = limits.least.max(Points(1));
    if ante < least {
        return Some(Refusal::AnteTooLow { ante, least });
    }
    if let Some(most) = limits.most.filter(|most| ante > *most) {
        return Some(Refusal::AnteTooHigh { ante, most });
    }
    let step = limits.step;
    (step > Points::ZERO && ante.0 % step.0 != 0).then_some(Refusal::AnteStep { ante, step })
}

fn check_ante(rules: &Rules, stake: &BoxStake, first: Points) -> Result<(), Refusal> {
    let (ante, place) = (stake.ante, stake.place);
    if let Some(refusal) = why_not_ante(rules, ante) {
        return Err(refusal);
    }
    match rules.table().stakes {
        Stakes::Equal if ante != first => return Err(Refusal::AnteNotEqual { place, ante, first }),
        Stakes::NotAboveFirst if ante > first => return Err(Refusal::AnteAboveFirst { place, ante, first }),
        _ => {}
    }
    prices::why_not_stakes(rules, stake).map_or(Ok(()), Err)
}

fn check_sides(rules: &Rules, stake: &BoxStake, blind: bool) -> Result<(), Refusal> {
    for (name, &points) in &stake.sides {
        let bet = rules.all_side_bets().find(|bet| bet.name == *name);
        let bet = bet.ok_or_else(|| Refusal::UnknownSideBet(name.clone()))?;
        if bet.instant {
            return Err(Refusal::NoStakeOf(name.clone()));
        }
        if points < Points::ZERO {
            return Err(Refusal::SideTooLow { name: name.clone(), stake: points, least: Points::ZERO });
        }
    }
    for bet in side::staked(rules) {
        let (name, limits) = (|| bet.name.clone(), &bet.stake);
        let points = stake.sides.get(&bet.name).copied().unwrap_or_default();
        if points == Points::ZERO {
            if limits.compulsory {
                return Err(Refusal::Compulsory(name()));
            }
            continue;
        }
        // Of a bet in advance a blind box has no choice where every box must stake it.
        if blind && !limits.compulsory && !rules.table().blind_may.buy_ahead {
            return Err(Refusal::BlindSideBet { place: stake.place, name: name() });
        }
        if let Some(fixed) = limits.fixed {
            if points != fixed {
                return Err(Refusal::SideFixed { name: name(), stake: points, fixed });
            }
            continue;
        }
        let least = limits.least_with(stake.ante);
        if points < least {
            return Err(Refusal::SideTooLow { name: name(), stake: points, least });
        }
        if let Some(most) = limits.most.filter(|most| points > *most) {
            return Err(Refusal::SideTooHigh { name: name(), stake: points, most });
        }
    }
    Ok(())
}

fn check_ahead(rules: &Rules, stake: &BoxStake, blind: bool) -> Result<(), Refusal> {
    if stake.ahead.is_nothing() {
        return Ok(());
    }
    if !blind || !rules.table().blind_may.buy_ahead {
        return Err(Refusal::NoBuyingAhead(stake.place));
    }
    if stake.ahead.sixth && rules.sixth().is_none() {
        return Err(Refusal::NotOffered(Offer::Sixth));
    }
    if let Some(insured) = stake.ahead.insurance {
        let rule = rules.insurance().ok_or(Refusal::NotOffered(Offer::Insurance))?;
        let (least, most) = (rule.least, prices::unseen_insurance_limit(rules, rule, stake.ante));
        if insured < least || insured > most || insured <= Points::ZERO {
            return Err(Refusal::InsuranceOutside { stake: insured, least, most });
        }
    }
    Ok(())
}
