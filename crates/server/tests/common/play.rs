//! Random play over the wire: what may be staked, what may be decided, what lies on the table.

#[path = "../../../house/tests/common/random.rs"]
pub mod random;

use std::time::{SystemTime, UNIX_EPOCH};

use random::Numbers;
use serde_json::{Value, json};
use tuz_house::round::Ahead;
use tuz_house::rules::{shipped, shipped_rules};

/// Numbers for another course in each run. Their seed is printed, and `TUZ_SEED` gives it again.
pub fn chance() -> Numbers {
    let clock = || SystemTime::now().duration_since(UNIX_EPOCH).expect("a clock").as_nanos() as u64;
    let seed = std::env::var("TUZ_SEED").map_or_else(|_| clock(), |seed| seed.parse().expect("a number"));
    println!("TUZ_SEED={seed}");
    Numbers(seed)
}

/// What the player at this table might rightly ask next: where, and with what body. A deal may be refused by the rules.
pub fn right(table: &Value, numbers: &mut Numbers) -> (&'static str, Value) {
    if is_open(table) {
        let decisions = decisions(table);
        return ("/api/v1/table/act", act(table, &decisions[numbers.below(decisions.len())]));
    }
    let balance = table["player"]["balance"].as_i64().expect("a balance");
    if balance < 500 || numbers.one_in(8) {
        return ("/api/v1/table/points", json!({"balance": balance, "points": numbers.between(1, 1000)}));
    }
    ("/api/v1/table/deal", deal(table, numbers))
}

/// The body of a deal by some shipped rules. Its stakes are mostly, but not always, what the rules accept.
pub fn deal(table: &Value, numbers: &mut Numbers) -> Value {
    let names: Vec<&str> = shipped().map(|file| file.name).collect();
    let rules = names[numbers.below(names.len())];
    json!({"rules": rules, "nonce": table["next"]["nonce"], "boxes": boxes(rules, numbers)})
}

/// Stakes on one box or several.
pub fn boxes(rules: &str, numbers: &mut Numbers) -> Value {
    let rules = shipped_rules(rules).expect("shipped rules");
    let from = numbers.below(usize::from(rules.table().boxes)) as u8;
    let mut stakes = random::stakes(rules, numbers, from);
    if numbers.one_in(2) {
        stakes.truncate(1);
    }
    for stake in &mut stakes {
        if numbers.one_in(2) {
            stake.ahead = Ahead::default();
        }
    }
    let written = stakes.iter().map(|stake| {
        let sides: serde_json::Map<String, Value> =
            stake.sides.iter().map(|(name, points)| (name.clone(), json!(points.0))).collect();
        let mut written = json!({"box": stake.place.0, "ante": stake.ante.0, "sides": sides});
        if stake.ahead != Ahead::default() {
            let insurance = stake.ahead.insurance.map(|points| points.0);
            written["ahead"] = json!({"sixth": stake.ahead.sixth, "insurance": insurance});
        }
        written
    });
    written.collect()
}

/// The body of a decision on the round as it stands in this table.
pub fn act(table: &Value, decision: &Value) -> Value {
    let round = &table["round"];
    json!({"round": round["id"], "events": round["events"], "decision": decision})
}

/// All that may be decided at this table, of insurance the least and the most.
pub fn decisions(table: &Value) -> Vec<Value> {
    let round = &table["round"];
    let legal = &round["legal"];
    let mut decisions = Vec::new();
    for plain in ["fold", "play", "sixth", "no_insurance", "keep"] {
        if !matches!(legal[plain], Value::Null | Value::Bool(false)) {
            decisions.push(json!({"do": plain.replace('_', "-")}));
        }
    }
    if let Some(range) = legal["insure"].as_object() {
        decisions.extend(["least", "most"].map(|end| json!({"do": "insure", "points": range[end]})));
    }
    if let Some(offer) = legal["buy_game"].as_object() {
        let choose = offer["choose"].as_array().cloned().unwrap_or_default();
        if choose.is_empty() {
            decisions.push(json!({"do": "buy-game"}));
        }
        decisions.extend(choose.into_iter().map(|card| json!({"do": "buy-game", "thrown": card})));
    }
    let turn = &round["turn"]["box"];
    let boxes = round["boxes"].as_array().cloned().unwrap_or_default();
    let cards = boxes.iter().find(|played| played["box"] == *turn).map(|played| played["cards"].clone());
    let cards = cards.and_then(|cards| cards.as_array().cloned()).unwrap_or_default();
    for offer in legal["exchange"].as_array().into_iter().flatten() {
        let count = offer["cards"].as_u64().unwrap_or(0) as usize;
        decisions.push(json!({"do": "exchange", "cards": cards[..count]}));
    }
    decisions
}

/// Whether a round is played at this table.
pub fn is_open(table: &Value) -> bool {
    table["round"].is_object() && table["round"]["phase"] != "settled"
}

/// The table without the judgements, which come by themselves.
pub fn unjudged(table: &Value) -> Value {
    let mut table = table.clone();
    if let Some(round) = table["round"].as_object_mut() {
        round.remove("judged");
    }
    table
}

/// What the open round at this table has taken from the balance: all that was put up and bought, less what was paid
/// before the end.
pub fn staked(table: &Value) -> i64 {
    if !is_open(table) {
        return 0;
    }
    let points = |value: &Value| value.as_i64().unwrap_or(0);
    let each = |list: &Value, name: &str| -> i64 {
        list.as_array().into_iter().flatten().map(|entry| points(&entry[name])).sum()
    };
    let boxes = table["round"]["boxes"].as_array().into_iter().flatten();
    let taken = boxes.map(|played| {
        let sides: i64 =
            played["sides"].as_object().into_iter().flatten().map(|(_, stake)| points(stake)).sum();
        let plain: i64 = ["ante", "bet", "insurance", "game"].iter().map(|name| points(&played[*name])).sum();
        let paid = each(&played["paid"], "net") + each(&played["paid"], "stake");
        sides + plain + each(&played["purchases"], "price") - paid
    });
    taken.sum()
}
