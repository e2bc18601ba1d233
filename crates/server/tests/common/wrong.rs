//! Messages with something wrong in them.

use serde_json::{Value, json};

use super::play::random::Numbers;

/// Changes one thing somewhere in a value. Now and then that is still right.
pub fn spoil(value: &mut Value, numbers: &mut Numbers) {
    let choices = match value {
        Value::Array(list) => list.len(),
        Value::Object(object) => object.len(),
        _ => 0,
    };
    // Most of the time further inside.
    if choices > 0 && !numbers.one_in(3) {
        let place = numbers.below(choices);
        let inside = match value {
            Value::Array(list) => list.get_mut(place),
            Value::Object(object) => object.values_mut().nth(place),
            _ => None,
        };
        if let Some(inside) = inside {
            return spoil(inside, numbers);
        }
    }
    match (&mut *value, numbers.below(6)) {
        (Value::Array(list), 0) => list.clear(),
        (Value::Array(list), 1) => list.extend(list.clone()),
        (Value::Array(list), 2) => {
            let first = list.first().cloned().unwrap_or(Value::Null);
            list.resize(60, first);
        }
        (Value::Object(object), 0) => {
            object.insert("more".to_owned(), odd(numbers));
        }
        (Value::Object(object), 1 | 2) => {
            if let Some(name) = object.keys().nth(numbers.below(choices)).cloned() {
                object.remove(&name);
            }
        }
        _ => *value = odd(numbers),
    }
}

/// A value that is probably not meant.
fn odd(numbers: &mut Numbers) -> Value {
    let values = [
        Value::Null,
        json!(true),
        json!(0),
        json!(-1),
        json!(1.5),
        json!(1e300),
        json!(i64::MIN),
        json!(i64::MAX),
        json!(u64::MAX),
        json!(256),
        json!(""),
        json!("2c"),
        json!("1z"),
        json!("trainer"),
        json!("fold"),
        json!("\u{202e}\0🂡"),
        json!("x".repeat(10_000)),
        json!([]),
        json!([[]]),
        json!({}),
        json!({"do": "sixth"}),
        json!({"do": "exchange", "cards": ["2c", "2c"]}),
        json!({"do": "insure", "points": i64::MIN}),
    ];
    values[numbers.below(values.len())].clone()
}

/// A text that is probably no JSON any more.
pub fn spoil_text(text: &str, numbers: &mut Numbers) -> Vec<u8> {
    let mut bytes = text.as_bytes().to_vec();
    let place = numbers.below(bytes.len());
    match numbers.below(7) {
        0 => bytes.truncate(place),
        1 => bytes.insert(place, 0xff),
        2 => bytes[place] = numbers.next() as u8,
        3 => bytes.extend_from_slice(text.as_bytes()),
        4 => bytes = [b"\xef\xbb\xbf", text.as_bytes()].concat(),
        5 => bytes = "[".repeat(60_000).into_bytes(),
        // The first field twice.
        _ => bytes = text.replacen('{', &format!("{},", text.trim_end_matches('}')), 1).into_bytes(),
    }
    bytes
}
