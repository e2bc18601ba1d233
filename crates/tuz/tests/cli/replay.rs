use insta::assert_snapshot;
use serde_json::{Value, json};

use crate::{Folder, transcript};

/// A record of one round: an exchange, a bet, a loss.
pub(crate) fn recorded(name: &str) -> (Folder, Value) {
    let folder = Folder::new(name);
    let seed = "07".repeat(32);
    let arguments = ["play", "--house-seed", &seed, "--rules", "trainer", "--record", "records"];
    folder.run_with(&arguments, "\nx 1\np\nq\n");
    let record = folder.read(&folder.files("records")[0]);
    folder.write("good.json", &record);
    (folder, serde_json::from_str(&record).unwrap())
}

impl Folder {
    /// The record with one value replaced.
    fn write_changed(&self, name: &str, record: &Value, pointer: &str, value: Value) {
        let mut record = record.clone();
        *record.pointer_mut(pointer).unwrap_or_else(|| panic!("{pointer}")) = value;
        self.write(name, record.to_string());
    }
}

#[test]
fn a_record_is_played_again() {
    let (folder, record) = recorded("replay");
    assert_snapshot!(folder.run(&["replay", "good.json"]));
    insta::assert_json_snapshot!(folder.run(&["replay", "good.json", "--json"]).json());
    let text = record.to_string();
    assert_eq!(folder.run_with(&["replay", "-"], &text).out, folder.run(&["replay", "good.json"]).out);
    let mut unfinished = record.clone();
    unfinished["events"].as_array_mut().unwrap().truncate(2);
    folder.write("unfinished.json", unfinished.to_string());
    assert_snapshot!(folder.run(&["replay", "unfinished.json"]));
}

#[test]
fn a_record_that_is_no_round_parts_at_its_event() {
    let (folder, record) = recorded("replay-parts");
    folder.write_changed("price.json", &record, "/events/2/exchanged/price", json!(5));
    folder.write_changed("cards.json", &record, "/events/3/drawn/cards", json!(["As"]));
    folder.write_changed("balance.json", &record, "/players/0/balance", json!(-1));
    let runs: &[&[&str]] = &[
        &["replay", "price.json"],
        &["replay", "cards.json"],
        &["replay", "balance.json"],
        &["replay", "cards.json", "--json"],
    ];
    assert_snapshot!(transcript(&folder, runs));
}

#[test]
fn what_is_no_record_is_refused() {
    let (folder, record) = recorded("replay-faults");
    folder.write("empty.json", "");
    folder.write("text.json", "hello");
    folder.write("list.json", "[]");
    folder.write("binary.json", b"{\"format\": \"\xff\"}");
    folder.write_changed("format.json", &record, "/format", json!(2));
    folder.write_changed("rules.json", &record, "/rules", json!("format = 1\nname = \"x\"\nopne = 1\n"));
    folder.write_changed("card.json", &record, "/events/1/dealt/dealer/0", json!("1s"));
    folder.write_changed("seed.json", &record, "/shuffle/seed", json!("08".repeat(32)));
    folder.write_changed("event.json", &record, "/events/4", json!({"flew": {"box": 0}}));
    let runs: &[&[&str]] = &[
        &["replay", "empty.json"],
        &["replay", "text.json"],
        &["replay", "list.json"],
        &["replay", "binary.json"],
        &["replay", "format.json"],
        &["replay", "rules.json"],
        &["replay", "card.json"],
        &["replay", "seed.json"],
        &["replay", "event.json"],
        &["replay", "nowhere.json"],
        &["replay", "."],
        &["replay"],
    ];
    assert_snapshot!(transcript(&folder, runs));
}
