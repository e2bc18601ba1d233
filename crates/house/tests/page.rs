//! The rule files in the documentation, and whether `docs/rule-files.md` tells every key and `docs/sheets.md` every
//! shipped file.

use std::collections::BTreeSet;

use serde_json::Value;
use tuz_house::page::{Block, blocks, read};
use tuz_house::rules::{Rules, json_schema, shipped, shipped_rules};

const PAGE: &str = "docs/rule-files.md";

#[test]
fn every_rule_file_in_the_documentation_is_what_it_is_said_to_be() {
    for path in [PAGE, "README.md"] {
        let page = read(path);
        let blocks = blocks(&page);
        let mut files = 0;
        for (place, Block { info, line, text }) in blocks.iter().enumerate() {
            match (info.as_str(), Rules::parse(text)) {
                ("toml", Ok(_)) => files += 1,
                ("toml", Err(faults)) => panic!("{path}:{line}: {faults}"),
                ("toml faulty", Err(faults)) => {
                    let told = blocks.get(place + 1).filter(|next| next.info == "text");
                    let told = told.unwrap_or_else(|| panic!("{path}:{line}: its faults are not told"));
                    assert_eq!(told.text, format!("{faults}\n"), "{path}:{line}");
                }
                ("toml faulty", Ok(_)) => panic!("{path}:{line}: there is no fault"),
                _ => {}
            }
        }
        assert!(files > 0, "{path} shows a rule file");
    }
}

/// The path of every key, groups among them; lists and choices are looked through.
fn keys(schema: &Value, at: &Value, path: &str, found: &mut BTreeSet<String>) {
    if let Some(name) = at["$ref"].as_str() {
        keys(schema, &schema["$defs"][name.trim_start_matches("#/$defs/")], path, found);
    }
    for choice in at["anyOf"].as_array().into_iter().flatten() {
        keys(schema, choice, path, found);
    }
    if !at["items"].is_null() {
        keys(schema, &at["items"], path, found);
    }
    for (key, value) in at["properties"].as_object().into_iter().flatten() {
        let path = if path.is_empty() { key.clone() } else { format!("{path}.{key}") };
        keys(schema, value, &path, found);
        found.insert(path);
    }
}

#[test]
fn the_page_tells_every_key() {
    let page = read(PAGE);
    let schema = json_schema();
    let mut found = BTreeSet::new();
    keys(&schema, &schema, "", &mut found);
    assert!(found.len() > 100, "{found:?}");
    for path in &found {
        // Rows of a table of pays or prices are told once for all tables.
        let is_row = ["pays.", "exchange.price."].iter().any(|table| path.contains(table));
        let name = if is_row { path.rsplit('.').next().unwrap() } else { path };
        assert!(page.contains(&format!("`{name}`")), "`{path}` is not told");
    }
}

#[test]
fn the_page_of_sheets_has_a_row_for_every_shipped_file() {
    let page = read("docs/sheets.md");
    let (page, _) = page.split_once("## Edges").expect("edges come last");
    let rows: Vec<&str> = page.lines().filter(|line| line.starts_with("| [`")).collect();
    assert_eq!(rows.len(), shipped().len());
    for (row, file) in rows.into_iter().zip(shipped()) {
        let name = file.name;
        assert!(row.starts_with(&format!("| [`{name}`](../rules/{name}.toml) |")), "{name}: {row}");
        let about = shipped_rules(name).unwrap().about();
        let source = about.source.iter().map(|source| format!("]({source}) |"));
        let told: Vec<String> =
            source.chain(about.published.iter().map(|figure| figure.value.clone())).collect();
        for told in told {
            assert!(row.contains(&told), "`{told}` of `{name}` is not told: {row}");
        }
    }
}
