//! The strategy files in the documentation, and whether `docs/strategy-files.md` tells every key.

use tuz_house::page::{Block, blocks, read};
use tuz_odds::strategy::{StrategyFile, shipped_strategies};

const PAGE: &str = "docs/strategy-files.md";

#[test]
fn every_strategy_file_in_the_documentation_is_what_it_is_said_to_be() {
    let page = read(PAGE);
    let blocks = blocks(&page);
    let (mut sound, mut faulty) = (0, 0);
    for (place, Block { info, line, text }) in blocks.iter().enumerate() {
        match (info.as_str(), StrategyFile::parse(text)) {
            ("toml", Ok(_)) => sound += 1,
            ("toml", Err(faults)) => panic!("{PAGE}:{line}: {faults}"),
            ("toml faulty", Err(faults)) => {
                let told = blocks.get(place + 1).filter(|next| next.info == "text");
                let told = told.unwrap_or_else(|| panic!("{PAGE}:{line}: its faults are not told"));
                assert_eq!(told.text, format!("{faults}\n"), "{PAGE}:{line}");
                faulty += 1;
            }
            ("toml faulty", Ok(_)) => panic!("{PAGE}:{line}: there is no fault"),
            _ => {}
        }
    }
    assert!(sound > 0 && faulty > 0);
}

/// The keys that a file without them would be told of.
#[test]
fn the_page_tells_every_key_and_every_shipped_file() {
    let page = read(PAGE);
    let mut keys = 0;
    for list in ["", "[[first]]", "[[bet]]", "[[insure]]", "[[dealer_game]]"] {
        let text = format!("format = 1\nname = \"x\"\n{list}\nzzzzzz = 1\n");
        let faults = StrategyFile::parse(&text).unwrap_err().to_string();
        let (_, known) = faults.split_once("the keys here are ").unwrap();
        for key in known.lines().next().unwrap().split('`').skip(1).step_by(2) {
            assert!(page.contains(&format!("`{key}`")), "`{key}` is not told");
            keys += 1;
        }
    }
    assert!(keys > 60, "{keys}");
    for file in shipped_strategies() {
        assert!(
            page.contains(&format!("[`{}`](../strategies/{}.toml)", file.name, file.name)),
            "{}",
            file.name
        );
    }
}
