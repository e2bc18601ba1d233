//! The canonical file of a rule set: every field written, none left to its default.

use std::collections::BTreeMap;

use tuz_hands::Category;

use super::file::{
    AnteFile, BetFile, BlindAct, BlindFile, BlindWord, DealerFile, DealerGameFile, DuplicatedRank,
    ExchangeFile, InsuranceFile, LimitsFile, NoGameFile, NoGameWord, PayoutFile, PayoutPoints, PayoutRatio,
    PublishedFile, ReplacementFile, ReturnedBelow, RuleFile, SameRank, SecondFile, SixthFile, StakeBack,
    Status, StillNoGame, TableFile, TooLow,
};
use super::side_file::{BonusFile, Odds, Settled, SideBetFile, SixthPaysFile, StakeFile, Void};
use super::table::{Amount, Below, PAID, Pays, Prices, QualifierName, RankName};
use super::{
    Bet, Blind, Dealer, DealerGame, Exchange, Insurance, Limits, NoGame, PayoutCap, Rules, SideBet, SideHand,
    SideStake, SixthPays, Table,
};

impl From<&Rules> for RuleFile {
    fn from(rules: &Rules) -> Self {
        let about = &rules.about;
        let published = about.published.iter().map(|published| PublishedFile {
            figure: published.figure.clone(),
            value: published.value.clone(),
            note: published.note.clone(),
        });
        Self {
            title: about.title.clone(),
            house: about.house.clone(),
            source: about.source.clone(),
            status: Some(if about.partial { Status::Partial } else { Status::Complete }),
            published: published.collect(),
            table: Some(table(&rules.table)),
            limits: Some(limits(&rules.limits)),
            dealer: Some(dealer(&rules.dealer)),
            bet: Some(bet(&rules.bet)),
            second: rules.second.map(|second| SecondFile {
                must_win: Some(second.must_win),
                duplicated_rank: Some(if second.duplicated_straight {
                    DuplicatedRank::TwoStraights
                } else {
                    DuplicatedRank::StraightAndPair
                }),
            }),
            exchange: rules.exchange.as_ref().map(exchange),
            sixth: rules.sixth.as_ref().map(|sixth| SixthFile {
                price: Some(Amount(sixth.price)),
                with_exchange: Some(sixth.with_exchange),
            }),
            replacement: Some(ReplacementFile {
                row: Some(rules.replacement.row),
                dealt: Some(rules.replacement.dealt),
            }),
            dealer_game: rules.dealer_game.as_ref().map(dealer_game),
            insurance: rules.insurance.as_ref().map(insurance),
            bonus: rules.bonus.as_ref().map(bonus),
            side_bet: rules.side_bets.iter().map(side_bet).collect(),
            ..Self::new(&*about.name)
        }
    }
}

fn table(table: &Table) -> TableFile {
    let may = table.blind_may;
    let may = [
        (may.insure, BlindAct::Insure),
        (may.buy_game, BlindAct::BuyGame),
        (may.buy_ahead, BlindAct::BuyAhead),
    ];
    TableFile {
        boxes: Some(table.boxes.into()),
        open: Some(table.open.into()),
        blind: Some(match table.blind {
            Blind::None => BlindFile::Word(BlindWord::None),
            Blind::Rest => BlindFile::Word(BlindWord::Rest),
            Blind::Last => BlindFile::Word(BlindWord::Last),
            Blind::Count(count) => BlindFile::Count(count.into()),
        }),
        blind_may: Some(may.into_iter().filter(|(may, _)| *may).map(|(_, act)| act).collect()),
        stakes: Some(table.stakes),
        adjacent: Some(table.adjacent),
        seen: Some(table.seen),
        up_card: Some(table.up_card),
    }
}

fn limits(limits: &Limits) -> LimitsFile {
    LimitsFile {
        ante: Some(AnteFile {
            least: Some(limits.least.0),
            most: limits.most.map(|most| most.0),
            step: Some(limits.step.0),
        }),
        fraction: Some(limits.fraction),
        payout: limits.payout.map(|payout| match payout {
            PayoutCap::Points { most, of } => PayoutFile::Points(PayoutPoints { most: most.0, of: Some(of) }),
            PayoutCap::Ratio(ratio) => PayoutFile::Ratio(PayoutRatio { ratio: ratio.into() }),
        }),
    }
}

fn dealer(dealer: &Dealer) -> DealerFile {
    DealerFile {
        qualifier: Some(QualifierName(dealer.qualifier)),
        no_game: Some(match dealer.no_game {
            NoGame::Paid => NoGameFile::Word(NoGameWord::Paid),
            NoGame::Returned => NoGameFile::Word(NoGameWord::Returned),
            NoGame::ReturnedBelow(rank) => NoGameFile::Below(ReturnedBelow { returned_below: Below(rank) }),
        }),
    }
}

fn bet(bet: &Bet) -> BetFile {
    let pays = PAID.into_iter().map(|rank| (rank, bet.pays[rank.index()].into()));
    BetFile {
        multiple: Some(bet.multiple.into()),
        pays: Some(Pays(pays.collect())),
        ante_on_win: Some(bet.ante_on_win),
    }
}

fn exchange(exchange: &Exchange) -> ExchangeFile {
    let forced = (1..).zip(exchange.forced_bet).filter(|(_, forced)| *forced);
    ExchangeFile {
        price: Some(Prices(exchange.price.map(|price| price.map(Amount)))),
        forced_bet: Some(forced.map(|(cards, _)| cards).collect()),
        times: Some(exchange.times.into()),
        next_price: Some(exchange.next_price.iter().copied().map(Amount).collect()),
        again_after_one: Some(exchange.again_after_one),
    }
}

fn dealer_game(game: &DealerGame) -> DealerGameFile {
    DealerGameFile {
        price: Some(Amount(game.price)),
        card: Some(game.card),
        same_rank: Some(if game.draw_again { SameRank::Again } else { SameRank::Stands }),
        still_no_game: Some(if game.still_paid { StillNoGame::Paid } else { StillNoGame::Returned }),
        insured_may: Some(game.insured_may),
    }
}

fn insurance(insurance: &Insurance) -> InsuranceFile {
    InsuranceFile {
        from: Some(RankName(insurance.from)),
        least: Some(insurance.least.0),
        most: Some(Amount(insurance.most)),
        counts_second: Some(insurance.counts_second),
        staked: Some(insurance.staked),
        box_loses: Some(if insurance.returned_on_loss { StakeBack::Returned } else { StakeBack::Lost }),
        too_low: Some(if insurance.too_low_returned { TooLow::Returned } else { TooLow::Refused }),
    }
}

/// The rows that a table of this kind may have.
fn pays<K: Ord>(table: &BTreeMap<SideHand, u32>, key: impl Fn(SideHand) -> Option<K>) -> Pays<K> {
    Pays(table.iter().filter_map(|(hand, pays)| Some((key(*hand)?, (*pays).into()))).collect())
}

fn sixth_pays<K: Ord>(sixth: &SixthPays, key: impl Fn(SideHand) -> Option<K>) -> Option<SixthPaysFile<K>> {
    match sixth {
        SixthPays::Same => None,
        SixthPays::Void => Some(SixthPaysFile::Void(Void::Void)),
        SixthPays::Table(table) => Some(SixthPaysFile::Table(pays(table, key))),
    }
}

fn bonus(bet: &SideBet) -> BonusFile {
    let rank = |hand| match hand {
        SideHand::Category(rank) => Some::<Category>(rank),
        _ => None,
    };
    BonusFile {
        pays: pays(&bet.pays, rank),
        sixth_pays: sixth_pays(&bet.sixth_pays, rank),
        looks_at: Some(bet.looks_at),
        odds: Some(odds(bet)),
        settled: Some(settled(bet)),
        lost_on_fold: Some(bet.lost_on_fold),
        stake: Some(stake(&bet.stake)),
    }
}

fn side_bet(bet: &SideBet) -> SideBetFile {
    SideBetFile {
        name: bet.name.clone(),
        pays: pays(&bet.pays, Some),
        sixth_pays: sixth_pays(&bet.sixth_pays, Some),
        looks_at: Some(bet.looks_at),
        odds: Some(odds(bet)),
        // An instant bet has no stake and its own time.
        settled: (!bet.instant).then(|| settled(bet)),
        lost_on_fold: Some(bet.lost_on_fold),
        stake: (!bet.instant).then(|| stake(&bet.stake)),
        instant: Some(bet.instant),
    }
}

fn odds(bet: &SideBet) -> Odds {
    if bet.for_one { Odds::For } else { Odds::To }
}

fn settled(bet: &SideBet) -> Settled {
    if bet.before_purchase { Settled::BeforePurchase } else { Settled::AfterBet }
}

fn stake(stake: &SideStake) -> StakeFile {
    StakeFile {
        least: Some(stake.least.0),
        most: stake.most.map(|most| most.0),
        fixed: stake.fixed.map(|fixed| fixed.0),
        compulsory: Some(stake.compulsory),
        at_least_ante: stake.at_least_ante.map(Amount),
    }
}
