//! Strategy files as text.

use tuz_cards::{Rank, RankSet};
use tuz_hands::Category;
use tuz_house::tree::{Collected, Entries, Item, Named, Section, collected, to_toml};

use super::condition::{Hand, Kept, Purchased};
use super::file::{Before, Draft, FirstRule, GameRule};
use super::keep::KeepKind;
use super::names::{BetName, FirstName, GameName, InsureName};
use super::read::FORMAT;

impl Draft {
    /// The file as TOML text, in a fixed order.
    pub fn to_toml(&self) -> String {
        let head = collected(|to| {
            to.put("format", Some(FORMAT)).put("name", Some(&*self.name));
            if !self.title.is_empty() {
                let titles = self.title.iter();
                let titles = titles.map(|(language, title)| (language.clone(), Item::from(&**title)));
                to.put("title", Some(Item::Table(titles.collect())));
            }
            to.put("source", self.source.as_deref());
        });
        let mut sections = vec![Section { name: "", repeated: false, entries: head }];
        let mut add = |name, entries| sections.push(Section { name, repeated: true, entries });
        self.first.iter().for_each(|rule| add("first", first(rule)));
        for rule in &self.bet {
            let does = if rule.bets { BetName::Play } else { BetName::Fold };
            add("bet", later(&rule.bought, &rule.when, does));
        }
        for rule in &self.insure {
            let does = if rule.insures { InsureName::Insure } else { InsureName::Decline };
            add("insure", later(&rule.bought, &rule.when, does));
        }
        self.dealer_game.iter().for_each(|rule| add("dealer_game", game(rule)));
        to_toml(&sections)
    }
}

fn first(rule: &FirstRule) -> Entries {
    collected(|to| {
        hand(to, &rule.when);
        let does = match rule.does {
            Before::Fold => FirstName::Fold,
            Before::Play => FirstName::Play,
            Before::Sixth => FirstName::Sixth,
            Before::Exchange(_) => FirstName::Exchange,
        };
        to.put_name("do", Some(does));
        if let Before::Exchange(keep) = rule.does {
            let others = !keep.ranks.is_empty() || keep.highest > 0;
            to.put_name("keep", Some(keep.kind).filter(|kind| *kind != KeepKind::Nothing || !others));
            ranks(to, "keep_ranks", keep.ranks);
            to.put("keep_highest", (keep.highest > 0).then_some(i64::from(keep.highest)));
        }
    })
}

fn later(bought: &Purchased, when: &Hand, does: impl Named) -> Entries {
    collected(|to| {
        purchased(to, bought);
        hand(to, when);
        to.put_name("do", Some(does));
    })
}

fn game(rule: &GameRule) -> Entries {
    collected(|to| {
        purchased(to, &rule.bought);
        hand(to, &rule.when);
        kept(to, &rule.kept);
        to.put_name("do", Some(if rule.buys.is_some() { GameName::Buy } else { GameName::Keep }));
        to.put_name("throw", rule.buys);
    })
}

fn purchased(to: &mut Collected, bought: &Purchased) {
    names(to, "bought", &bought.any);
    to.put("discards_match_up", bought.discards_match_up);
}

fn hand(to: &mut Collected, hand: &Hand) {
    texts(to, "hand", hand.categories.iter().map(|category: &Category| category.name().to_owned()));
    to.put("at_least", hand.at_least.map(|bound| Item::Text(bound.to_string())));
    to.put("below", hand.below.map(|bound| Item::Text(bound.to_string())));
    ranks(to, "paired", hand.paired);
    names(to, "paired_to_up", &hand.paired_to_up);
    ranks(to, "holds", hand.holds);
    ranks(to, "holds_any", hand.holds_any);
    ranks(to, "holds_none", hand.holds_none);
    names(to, "draw", &hand.draws);
    ranks(to, "up", hand.up);
    to.put("matches_up", hand.matches_up);
    to.put("above_up", hand.above_up.map(i64::from)).put("below_up", hand.below_up.map(i64::from));
}

fn kept(to: &mut Collected, kept: &Kept) {
    ranks(to, "kept_holds", kept.holds);
    ranks(to, "kept_holds_any", kept.holds_any);
    ranks(to, "kept_holds_none", kept.holds_none);
    ranks(to, "kept_highest", kept.highest);
    names(to, "kept_draw", &kept.draws);
}

fn names<T: Named>(to: &mut Collected, key: &str, values: &[T]) {
    texts(to, key, values.iter().map(|value| value.name().to_owned()));
}

fn ranks(to: &mut Collected, key: &str, ranks: RankSet) {
    texts(to, key, ranges(ranks).into_iter());
}

/// One text stands by itself, several in a list, and none is left out.
fn texts(to: &mut Collected, key: &str, texts: impl ExactSizeIterator<Item = String>) {
    let mut items: Vec<Item> = texts.map(Item::Text).collect();
    match items.len() {
        0 => {}
        1 => {
            to.put(key, items.pop());
        }
        _ => {
            to.put(key, Some(Item::List(items)));
        }
    }
}

/// Ranks lowest first, three or more in a row as a range: `2-Q`, `A`.
fn ranges(ranks: RankSet) -> Vec<String> {
    let written = |(low, high): (Rank, Rank)| match high.index() - low.index() {
        0 => vec![low.to_string()],
        1 => vec![low.to_string(), high.to_string()],
        _ => vec![format!("{low}-{high}")],
    };
    ranks.runs().into_iter().flat_map(written).collect()
}
