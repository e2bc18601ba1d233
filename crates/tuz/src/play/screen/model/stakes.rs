//! What is put up before the deal, field by field.

use tuz_fair::{PlayerSeed, Shuffle};
use tuz_house::Points;
use tuz_house::round::Round;
use tuz_house::rules::Rules;

use super::{Key, command};
use crate::play::session::Session;
use crate::play::stakes::Stakes;

/// Something that can be set before the deal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in super::super) enum Field {
    /// The ante on each box.
    Ante,
    /// A stake on a side bet on each box, by its name.
    Side(String),
    /// How many boxes.
    Boxes,
    /// The player's own words.
    Words,
}

/// What is put up, and which part of it keys change.
pub(in super::super) struct Form {
    /// The shuffle to which the house has committed itself, until it is dealt.
    pub(in super::super) shuffle: Option<Shuffle>,
    /// The stakes as they are set.
    pub(in super::super) stakes: Stakes,
    /// What can be set.
    pub(in super::super) fields: Vec<Field>,
    /// Which field keys change.
    pub(in super::super) at: usize,
    /// The player's own words as far as they are typed.
    pub(in super::super) typed: String,
    /// Digits go on with a number that was begun.
    begun: bool,
}

/// An amount has no more digits.
const DIGITS: usize = 12;

/// So many steps are a page.
const PAGE: i64 = 10;

impl Form {
    pub(super) fn new(session: &Session, shuffle: Shuffle) -> Self {
        let rules = &session.house.rules;
        let sides = rules.all_side_bets().filter(|bet| !bet.instant).map(|bet| Field::Side(bet.name.clone()));
        let several = (rules.table().most_boxes() > 1).then_some(Field::Boxes);
        let fields = std::iter::once(Field::Ante).chain(sides).chain(several).chain([Field::Words]);
        Self {
            shuffle: Some(shuffle),
            stakes: session.stakes.clone(),
            fields: fields.collect(),
            at: 0,
            typed: session.words.as_ref().map_or_else(String::new, |words| words.as_str().to_owned()),
            begun: false,
        }
    }

    /// Whether letters are the player's own words.
    pub(super) fn takes_words(&self) -> bool {
        self.fields.get(self.at) == Some(&Field::Words)
    }

    /// The player's own words; none where there are none that count.
    pub(in super::super) fn words(&self) -> Option<PlayerSeed> {
        PlayerSeed::new(self.typed.trim()).ok()
    }

    /// The number in a field; none in the words.
    pub(in super::super) fn number(&self, field: &Field) -> Option<i64> {
        match field {
            Field::Ante => Some(self.stakes.ante().0),
            Field::Side(name) => Some(self.stakes.side(name).0),
            Field::Boxes => Some(self.stakes.count().into()),
            Field::Words => None,
        }
    }

    /// Sets what a key says; true when it is dealt.
    pub(super) fn update(&mut self, key: Key, session: &Session, round: &Round) -> bool {
        let rules = &session.house.rules;
        let before = std::mem::take(&mut self.begun);
        match key {
            Key::Enter => return true,
            Key::Up => self.at = self.at.saturating_sub(1),
            Key::Down => self.at = (self.at + 1).min(self.fields.len() - 1),
            Key::Left => self.step(-1, rules, round),
            Key::Right => self.step(1, rules, round),
            Key::PageDown => self.step(-PAGE, rules, round),
            Key::PageUp => self.step(PAGE, rules, round),
            Key::Back if self.takes_words() => drop(self.typed.pop()),
            Key::Back => {
                self.set(|number| number / 10, rules);
                self.begun = true;
            }
            Key::Escape if self.takes_words() => self.at = 0,
            Key::Letter(letter) if self.takes_words() => {
                let longer = format!("{}{letter}", self.typed);
                if PlayerSeed::new(longer.as_str()).is_ok() {
                    self.typed = longer;
                }
            }
            Key::Letter(letter) => {
                if let Some(digit) = command(letter).to_digit(10) {
                    let digit = i64::from(digit);
                    self.set(|number| if before { number * 10 + digit } else { digit }, rules);
                    self.begun = true;
                }
            }
            _ => {}
        }
        false
    }

    /// So many steps up or down, where the table takes what comes of it.
    fn step(&mut self, steps: i64, rules: &Rules, round: &Round) {
        let limits = rules.limits();
        let step = match self.fields.get(self.at) {
            Some(Field::Ante) => limits.step.0,
            _ => 1,
        };
        let before = self.stakes.clone();
        self.set(|number| (number + steps * step).max(0), rules);
        // Past a limit it stays where it was, unless that was refused as well.
        let takes = |stakes: &Stakes| round.may_stake(crate::play::ME, &stakes.boxes());
        if takes(&before) && !takes(&self.stakes) {
            self.stakes = before;
        }
    }

    /// Changes the number of the field.
    fn set(&mut self, change: impl FnOnce(i64) -> i64, rules: &Rules) {
        let Some(field) = self.fields.get(self.at).cloned() else { return };
        let Some(number) = self.number(&field) else { return };
        let number = change(number);
        if number.to_string().len() > DIGITS {
            return;
        }
        let stakes = self.stakes.clone();
        self.stakes = match field {
            Field::Ante => {
                let ante = Points(number);
                let compulsory = rules.all_side_bets().filter(|bet| !bet.instant && bet.stake.compulsory);
                compulsory.fold(stakes.with_ante(ante), |stakes, bet| {
                    let least = bet.stake.least_with(ante);
                    let stake = bet.stake.fixed.unwrap_or_else(|| stakes.side(&bet.name).max(least));
                    stakes.with_side(&bet.name, stake)
                })
            }
            Field::Side(name) => stakes.with_side(&name, Points(number)),
            Field::Boxes => {
                let most = i64::from(rules.table().most_boxes());
                stakes.on_boxes(number.clamp(1, most.max(1)) as u8)
            }
            Field::Words => stakes,
        };
    }
}
