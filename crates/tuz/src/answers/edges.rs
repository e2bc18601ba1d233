//! House edges as the server asks for them: those that are kept, and those that come with the program.

use std::collections::BTreeMap;
use std::io;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use tuz_house::rules::Rules;
use tuz_odds::{Play, Stakes, WholeGame};
use tuz_server::wire::Edge;
use tuz_server::{CARD_LINES, KeptCard, KeptEdges};

use super::{Answers, Kept, Key};
use crate::cards::Stored;

/// The house edges that come with the program, as `tuz rules edges --json` prints them.
const SHIPPED: &str = include_str!("../../../../rules/edges.json");

static KNOWN: LazyLock<ShippedEdges> = LazyLock::new(|| {
    // What cannot be read is worked out like any other; a test reads it.
    serde_json::from_str(SHIPPED).unwrap_or_default()
});

/// House edges by their questions, so that they are not taken for those of rules which have changed since.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ShippedEdges {
    /// The version of this format: 1.
    format: u8,
    edges: BTreeMap<String, ShippedEdge>,
}

/// A house edge, and one of the houses that have it.
#[derive(Debug, Serialize, Deserialize)]
struct ShippedEdge {
    rules: String,
    #[serde(flatten)]
    edge: Edge,
}

impl ShippedEdges {
    pub(crate) fn new() -> Self {
        Self { format: 1, edges: BTreeMap::new() }
    }

    /// Adds the answer to the question about the best play with nothing but the ante.
    pub(crate) fn add(&mut self, rules: &Rules, game: &WholeGame) {
        let shipped = ShippedEdge { rules: rules.name().to_owned(), edge: Edge::new(game) };
        // Houses with the same game have one row, under the name that comes first.
        self.edges.entry(Key::new(rules, Play::Best, Stakes::default()).0).or_insert(shipped);
    }
}

impl KeptEdges for Answers {
    fn key(&self, rules: &Rules, stakes: Stakes) -> String {
        Key::new(rules, Play::Best, stakes).0
    }

    fn get(&self, key: &str) -> Option<Edge> {
        let shipped = || KNOWN.edges.get(key).map(|shipped| shipped.edge.clone());
        // What is no key names no file.
        let kept = Key::read(key).and_then(|key| Self::get(self, &key));
        kept.map(|kept| Edge::new(&kept.game)).or_else(shipped)
    }

    fn keep(&self, rules: &Rules, stakes: Stakes, game: &WholeGame, seconds: f64) -> io::Result<()> {
        Self::keep(self, &Key::new(rules, Play::Best, stakes), &Kept { game: game.clone(), seconds })
    }

    fn card_key(&self, rules: &Rules, stakes: Stakes) -> String {
        Key::of_card(rules, stakes, CARD_LINES).0
    }

    fn card(&self, key: &str) -> Option<KeptCard> {
        self.read::<Stored>(&Key::read(key)?)?.read()
    }

    fn keep_card(&self, rules: &Rules, stakes: Stakes, card: &KeptCard) -> io::Result<()> {
        self.write(&Key::of_card(rules, stakes, CARD_LINES), &Stored::new(card))
    }
}

#[cfg(test)]
mod tests {
    use tuz_house::rules::shipped_rules;

    use super::*;

    #[test]
    fn shipped_edges_are_those_of_the_shipped_rules() {
        let edges: ShippedEdges = serde_json::from_str(SHIPPED).expect("the file is read");
        assert!(edges.edges.len() > 3);
        for (key, ShippedEdge { rules, .. }) in &edges.edges {
            let rules = shipped_rules(rules).expect("it is shipped");
            assert_eq!(
                Key::new(rules, Play::Best, Stakes::default()).0,
                *key,
                "{}: `cargo xtask sheets` works it out anew",
                rules.name()
            );
        }
    }

    #[test]
    fn a_shipped_edge_needs_no_folder() {
        let answers = Answers::new(std::path::Path::new("/nowhere"));
        let rules = shipped_rules("caribbean").expect("it is shipped");
        let key = KeptEdges::key(&answers, rules, Stakes::default());
        let edge = KeptEdges::get(&answers, &key).expect("it is known");
        assert!((edge.least.antes - 0.052_243).abs() < 1e-6, "{edge:?}");
        assert_eq!(KeptEdges::get(&answers, "../tuz"), None);
    }
}
