use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::edge::kept;
use crate::replay::recorded;
use crate::{Folder, tuz};

/// What each command prints, by the name of its schema.
fn printed() -> Vec<(&'static str, Value)> {
    let (folder, record) = recorded("schema");
    folder.write("faulty.toml", "format = 1\nopne = 3\n");
    let mut parted = record;
    parted["events"].as_array_mut().unwrap().swap(2, 3);
    folder.write("parted.json", parted.to_string());
    folder.write("stars.txt", crate::club_replay::STARS);
    let dealer = ["settle", "--box", "9s 8d 7h 6c 5d", "--dealer", "As Kd 7c 4c 2s", "--json"];
    let settle = |more: &[&'static str]| folder.run(&[&dealer[..], more].concat()).json();
    let run = |folder: &Folder, arguments: &[&str]| folder.run(arguments).json();
    vec![
        ("ev", run(&folder, &["ev", "As Kd 5h 5c 10s", "9c", "--json", "--bonus", "1/2", "--ante", "10"])),
        ("ev", run(&folder, &["ev", "9s 9d 9h Kc 2d", "4c", "--rules", "pagat", "--json"])),
        ("ev", run(&folder, &["ev", "9s 9d 9h Kc 2d", "4c", "--dealer", "Jc Td 7h 2s 4c", "--json"])),
        ("edge", kept(&["edge", "--rules", "oasis-1", "--json"]).json()),
        ("edge", kept(&["edge", "--rules", "caribbean", "--blind", "--json"]).json()),
        ("strategy", kept(&["strategy", "--rules", "caribbean", "--lines", "5", "--json"]).json()),
        ("hand", run(&folder, &["hand", "As Ad Kh 8c 9d", "--json"])),
        ("hand", run(&folder, &["hand", "Js Td 7h 5c 2d", "--json"])),
        ("settle", settle(&["--ante", "10", "--bonus", "5"])),
        ("settle", settle(&["--ante", "10", "--fold"])),
        ("rules-list", run(&folder, &["rules", "list", "--json"])),
        ("rules-show", run(&folder, &["rules", "show", "pagat", "--json"])),
        ("rules-explain", run(&folder, &["rules", "explain", "pagat", "--json", "--lang", "fa"])),
        ("rules-check", run(&folder, &["rules", "check", "faulty.toml", "trainer", "--json"])),
        ("rules-diff", run(&folder, &["rules", "diff", "trainer", "pagat", "--json"])),
        ("rules-compare", kept(&["rules", "compare", "caribbean", "oasis-1", "--json"]).json()),
        (
            "simulate",
            run(
                &folder,
                &["simulate", "--strategy", "optimal", "--rules", "caribbean", "--rounds", "99", "--json"],
            ),
        ),
        (
            "simulate",
            run(&folder, &["simulate", "--boxes", "2", "--rules", "online", "--rounds", "99", "--json"]),
        ),
        ("replay", run(&folder, &["replay", "good.json", "--json"])),
        ("replay", run(&folder, &["replay", "parted.json", "--json"])),
        ("club-equity", run(&folder, &["club", "equity", "AhKh", "QsQd", "--board", "2c7d9h", "--json"])),
        (
            "club-equity",
            run(
                &folder,
                &["club", "equity", "--game", "stud-hi-lo", "AhKh", "QsQd", "--within", "0.02", "--json"],
            ),
        ),
        ("club-replay", run(&folder, &["club", "replay", "stars.txt", "--events", "--json"])),
        ("fair-check", run(&folder, &["fair", "check", "good.json", "--json"])),
    ]
}

#[test]
fn what_is_printed_meets_the_committed_schema() {
    for (name, output) in printed() {
        let path = format!("{}/../../docs/json/{name}.schema.json", env!("CARGO_MANIFEST_DIR"));
        let committed = fs::read_to_string(Path::new(&path)).unwrap();
        assert_eq!(tuz(&["schema", name]).out, committed, "`cargo xtask gen` writes {path}");
        let schema = jsonschema::validator_for(&serde_json::from_str(&committed).unwrap()).unwrap();
        let faults: Vec<String> = schema.iter_errors(&output).map(|fault| fault.to_string()).collect();
        assert!(faults.is_empty(), "{name}: {faults:?}");
    }
}

#[test]
fn the_description_of_the_api_is_the_committed_one() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/openapi.json");
    let committed = std::fs::read_to_string(path).expect(path);
    assert_eq!(tuz(&["schema", "openapi"]).out, committed, "`cargo xtask gen` writes {path}");
}

#[test]
fn the_page_on_the_house_edge_names_every_key() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/house-edge.md");
    let page = fs::read_to_string(path).expect(path);
    let schema: Value = serde_json::from_str(&tuz(&["schema", "edge"]).out).unwrap();
    let keys = schema["properties"].as_object().unwrap().keys();
    let inner = ["Actions", "ByUpcard", "Ended"].map(|name| schema["$defs"][name]["properties"].as_object());
    for key in keys.chain(inner.into_iter().flat_map(|keys| keys.unwrap().keys())) {
        assert!(page.contains(&format!("`{key}`")), "{key}");
    }
}
