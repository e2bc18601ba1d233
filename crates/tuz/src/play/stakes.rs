//! What is put up before the deal.

use std::collections::BTreeMap;

use tuz_house::Points;
use tuz_house::round::{BoxId, BoxStake};
use tuz_house::rules::Rules;

use crate::house::usual_ante;

/// The stakes of a player, the same on every box.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Stakes {
    boxes: u8,
    ante: Points,
    /// On the bonus and other side bets, by name.
    sides: BTreeMap<String, Points>,
}

impl Stakes {
    /// What is put up in the first round unless the player says something else.
    pub(super) fn first(rules: &Rules, boxes: u8, ante: Option<Points>) -> Self {
        Self::of(rules, boxes, ante.unwrap_or_else(|| usual_ante(rules)))
    }

    /// The least that can be put up.
    pub(super) fn least(rules: &Rules, boxes: u8) -> Self {
        Self::of(rules, boxes, rules.limits().least)
    }

    /// This ante and what must go with it.
    pub(super) fn of(rules: &Rules, boxes: u8, ante: Points) -> Self {
        let compulsory = rules.all_side_bets().filter(|bet| !bet.instant && bet.stake.compulsory);
        let sides = compulsory.map(|bet| (bet.name.clone(), bet.stake.least_with(ante)));
        Self { boxes, ante, sides: sides.collect() }
    }

    /// How many boxes.
    pub(super) fn count(&self) -> u8 {
        self.boxes
    }

    /// The ante on each of them.
    pub(super) fn ante(&self) -> Points {
        self.ante
    }

    /// The stake on a side bet on each of them, 0 where there is none.
    pub(super) fn side(&self, name: &str) -> Points {
        self.sides.get(name).copied().unwrap_or_default()
    }

    /// The same on so many boxes.
    pub(super) fn on_boxes(self, boxes: u8) -> Self {
        Self { boxes, ..self }
    }

    /// With this ante, all else as it is.
    pub(super) fn with_ante(self, ante: Points) -> Self {
        Self { ante, ..self }
    }

    /// With this stake on a side bet; 0 takes it away.
    pub(super) fn with_side(mut self, name: &str, stake: Points) -> Self {
        if stake == Points::ZERO {
            self.sides.remove(name);
        } else {
            self.sides.insert(name.to_owned(), stake);
        }
        self
    }

    /// As the round wants them.
    pub(super) fn boxes(&self) -> Vec<BoxStake> {
        let on_box =
            |place| BoxStake { sides: self.sides.clone(), ..BoxStake::ante(BoxId(place), self.ante) };
        (0..self.boxes).map(on_box).collect()
    }

    /// As they are typed: `10 bonus 5`.
    pub(super) fn typed(&self) -> String {
        let sides = self.sides.iter().map(|(name, stake)| format!(" {name} {stake}"));
        format!("{}{}", self.ante, sides.collect::<String>())
    }
}
