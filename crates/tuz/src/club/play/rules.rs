//! How a game is played, told from what it is as data.

use tuz_club::{Limit, Opener, OwnCards, RankingRule, Street, Variant, Wins};
use tuz_house::counted;

use super::session::Session;
use crate::console::Stop;
use crate::paint::wrapped;

impl Session<'_> {
    /// Tells it.
    pub(super) fn tell_rules(&mut self) -> Result<(), Stop> {
        let variant = self.table.game().variant();
        let limit = self.table.amounts().limit;
        for sentence in sentences(&variant, limit) {
            self.line(&wrapped(&sentence))?;
        }
        Ok(())
    }
}

fn sentences(variant: &Variant, limit: Limit) -> Vec<String> {
    let mut told: Vec<String> = variant.streets.iter().map(street).collect();
    told.push(match limit {
        Limit::Fixed => "Every bet and raise has one size, and there are four in a round at most.".to_owned(),
        Limit::Pot => "A bet or raise is at most as large as the pot after a call.".to_owned(),
        Limit::No => "A bet or raise may be everything that you have.".to_owned(),
    });
    let (first, second) = match variant.wins {
        Wins::One(rule) => (rule, None),
        Wins::Split(first, second) => (first, Some(second)),
    };
    let of = match variant.own {
        OwnCards::Two => " of exactly two own and three common cards",
        OwnCards::Any => "",
    };
    told.push(wins(first, of));
    told.extend(second.map(|rule| format!("Half of the pot: {}", wins(rule, of))));
    told
}

/// What happens on a street.
fn street(street: &Street) -> String {
    let mut parts = Vec::new();
    if let Some(change) = street.change {
        let count = counted(change.most, "card");
        let up_to = if change.least == change.most { "" } else { "up to " };
        let others = if change.drawn { ", and others come for them" } else { "" };
        parts.push(format!("you throw away {up_to}{count}{others}"));
    }
    for (count, how) in [(street.down, "face down"), (street.up, "face up")] {
        if count > 0 {
            parts.push(format!("everybody gets {} {how}", counted(count, "card")));
        }
    }
    if street.common > 0 {
        parts.push(format!("{} for all on the table", counted(street.common, "card")));
    }
    match street.opener {
        Opener::LowestCard => parts.push("the lowest card has to bring it in".to_owned()),
        Opener::HighestCard => parts.push("the highest card has to bring it in".to_owned()),
        _ => {}
    }
    parts.push("bets".to_owned());
    format!("{}: {}.", street.name.as_str(), parts.join("; "))
}

/// Which hand wins.
fn wins(rule: RankingRule, of: &str) -> String {
    match rule {
        RankingRule::Standard => format!("The best five cards{of} win."),
        RankingRule::Iranian => {
            "The best five cards win; a flush beats a full house, and three of a kind beat a straight."
                .to_owned()
        }
        RankingRule::AceToFive => {
            "The lowest five cards win: aces are low, straights and flushes do not matter, A-2-3-4-5 is best."
                .to_owned()
        }
        RankingRule::EightOrBetter => {
            format!("The lowest five different cards{of} win it, none above the eight; aces are low.")
        }
        RankingRule::DeuceToSeven => {
            "The lowest hand wins: aces are high, straights and flushes are bad, 2-3-4-5-7 is best."
                .to_owned()
        }
    }
}
