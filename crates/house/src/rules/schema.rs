//! The JSON Schema of the rule file.

use serde_json::{Map, Value};

use super::RuleFile;

/// The JSON Schema (draft 2020-12) of a rule file, for editors and other programs.
///
/// It knows keys, types and bounds of each value; what one value asks of another only
/// [`Rules::parse`](super::Rules::parse) knows.
pub fn json_schema() -> Value {
    plain(schemars::schema_for!(RuleFile).to_value())
}

/// The text of the committed schema file, `rules/schema.json`.
pub fn json_schema_text() -> String {
    format!("{:#}\n", json_schema())
}

/// The same without what only Rust means by it, and with the keys of every object in order, whichever order the JSON
/// library keeps.
fn plain(value: Value) -> Value {
    match value {
        Value::Object(mut entries) => {
            if let Some(Value::Array(types)) = entries.get_mut("type") {
                types.retain(|name| name != "null");
                if let [only] = &types[..] {
                    let only = only.clone();
                    entries.insert("type".to_owned(), only);
                }
            }
            if let Some(Value::Array(choices)) = entries.get_mut("anyOf") {
                // TOML has no null: a key without a value is left out.
                choices.retain(|choice| choice.get("type").is_none_or(|name| name != "null"));
                if let [only] = &choices[..]
                    && let Value::Object(only) = only.clone()
                {
                    entries.remove("anyOf");
                    for (key, value) in only {
                        entries.entry(key).or_insert(value);
                    }
                }
            }
            // The size of an integer in memory; `format` is also a key of the file, whose entry is no text.
            if entries.get("format").is_some_and(Value::is_string) {
                entries.remove("format");
            }
            if let Some(Value::String(text)) = entries.get_mut("description") {
                *text = text.replace('\n', " ");
            }
            let mut entries: Vec<_> = entries.into_iter().collect();
            entries.sort_by(|(a, _), (b, _)| a.cmp(b));
            Value::Object(entries.into_iter().map(|(key, value)| (key, plain(value))).collect::<Map<_, _>>())
        }
        Value::Array(items) => Value::Array(items.into_iter().map(plain).collect()),
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_committed_schema_is_the_generated_one() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../rules/schema.json");
        let committed = std::fs::read_to_string(path).unwrap_or_default();
        assert!(committed == json_schema_text(), "rules/schema.json is out of date; run `cargo xtask gen`");
    }
}
