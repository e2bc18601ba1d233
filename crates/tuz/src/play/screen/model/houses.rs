//! The list of houses.

use std::sync::Arc;

use tuz_house::rules::{Rules, shipped};
use tuz_i18n::Text;

use super::{Key, command};
use crate::house::House;
use crate::rules::title_in;

/// The houses that come with the program, one of them marked.
pub(in super::super) struct Houses {
    /// Name and title of each.
    pub(in super::super) names: Vec<(&'static str, String)>,
    /// Which one is marked.
    pub(in super::super) at: usize,
}

/// What a key chose.
pub(super) enum Chosen {
    /// Nothing yet.
    Nothing,
    /// A house.
    House(House),
    /// To leave.
    Leave,
}

/// So many houses are a page.
const PAGE: usize = 10;

impl Houses {
    pub(super) fn new(text: &Text) -> Self {
        let names = crate::rules::all().map(|rules| (rules.name(), title_in(rules, text))).collect();
        Self { names, at: 0 }
    }

    pub(super) fn update(&mut self, key: Key) -> Chosen {
        let last = self.names.len().saturating_sub(1);
        match key {
            Key::Up => self.at = self.at.saturating_sub(1),
            Key::Down => self.at = (self.at + 1).min(last),
            Key::PageUp => self.at = self.at.saturating_sub(PAGE),
            Key::PageDown => self.at = (self.at + PAGE).min(last),
            Key::Enter => {
                let name = self.names.get(self.at).map(|house| house.0);
                let file = shipped().find(|file| Some(file.name) == name);
                // What is shipped has no faults.
                let house = file.and_then(|file| {
                    let rules = Rules::parse(file.text).ok()?;
                    Some(House { text: file.text.to_owned(), rules: Arc::new(rules) })
                });
                return house.map_or(Chosen::Nothing, Chosen::House);
            }
            Key::Letter(letter) if command(letter) == 'q' => return Chosen::Leave,
            _ => {}
        }
        Chosen::Nothing
    }
}
