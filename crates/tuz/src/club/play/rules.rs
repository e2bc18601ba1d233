//! How a game is played, told from what it is as data.

use tuz_club::{Limit, Opener, OwnCards, RankingRule, Street, Variant, Wins};
use tuz_i18n::{Args as Words, Text};

use super::session::Session;
use super::show::street_name;
use crate::console::Stop;
use crate::paint::wrapped;

impl Session<'_> {
    /// Tells it.
    pub(super) fn tell_rules(&mut self) -> Result<(), Stop> {
        let variant = self.table.game().variant();
        let limit = self.table.amounts().limit;
        for sentence in sentences(&variant, limit, &self.console.io.text) {
            self.line(&wrapped(&sentence))?;
        }
        Ok(())
    }
}

fn sentences(variant: &Variant, limit: Limit, text: &Text) -> Vec<String> {
    let said = |id: &str| text.say(id, &Words::new());
    let mut told: Vec<String> = variant.streets.iter().map(|at| street(at, text)).collect();
    told.push(match limit {
        Limit::Fixed => said("club-rules-fixed"),
        Limit::Pot => said("club-rules-pot"),
        Limit::No => said("club-rules-no"),
    });
    let (first, second) = match variant.wins {
        Wins::One(rule) => (rule, None),
        Wins::Split(first, second) => (first, Some(second)),
    };
    told.push(wins(first, variant.own, text));
    told.extend(
        second.map(|rule| {
            text.say("club-rules-half", &Words::new().with("text", wins(rule, variant.own, text)))
        }),
    );
    told
}

/// What happens on a street.
fn street(street: &Street, text: &Text) -> String {
    let said = |id: &str| text.say(id, &Words::new());
    let counted = |id: &str, count: u8| text.say(id, &Words::new().with("count", count));
    let mut parts = Vec::new();
    if let Some(change) = street.change {
        let words = Words::new()
            .with("count", change.most)
            .with("how", if change.least == change.most { "exactly" } else { "up-to" })
            .with("then", if change.drawn { "drawn" } else { "gone" });
        parts.push(text.say("club-rules-throw", &words));
    }
    for (count, id) in [(street.down, "club-rules-down"), (street.up, "club-rules-up")] {
        if count > 0 {
            parts.push(counted(id, count));
        }
    }
    if street.common > 0 {
        parts.push(counted("club-rules-common", street.common));
    }
    match street.opener {
        Opener::LowestCard => parts.push(said("club-rules-lowest-opens")),
        Opener::HighestCard => parts.push(said("club-rules-highest-opens")),
        _ => {}
    }
    parts.push(said("club-rules-bets"));
    let words = Words::new().with("name", street_name(street.name, text)).with("list", parts.join("; "));
    text.say("club-rules-street", &words)
}

/// Which hand wins.
fn wins(rule: RankingRule, own: OwnCards, text: &Text) -> String {
    let own = match own {
        OwnCards::Two => "two",
        OwnCards::Any => "any",
    };
    let of = || Words::new().with("own", own);
    match rule {
        RankingRule::Standard => text.say("club-rules-standard", &of()),
        RankingRule::Iranian => text.say("club-rules-iranian", &Words::new()),
        RankingRule::AceToFive => text.say("club-rules-ace-to-five", &Words::new()),
        RankingRule::EightOrBetter => text.say("club-rules-eight-or-better", &of()),
        RankingRule::DeuceToSeven => text.say("club-rules-deuce-to-seven", &Words::new()),
    }
}
