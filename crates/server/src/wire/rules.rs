//! Rule files as they are read, compared and edited.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tuz_house::rules::{Difference, Fault, RuleFile, Rules, SideHand, diff, json_schema, keys};
use tuz_i18n::{Args, Reason, Text};
use utoipa::ToSchema;

use super::{Explained, House};

/// What a form for rule files is made from.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct RuleSchema {
    /// The JSON Schema of a rule file.
    #[schema(value_type = Object)]
    pub schema: Value,
    /// The keys of each group in the order of the file.
    pub groups: Vec<RuleGroup>,
    /// What pay tables may name, highest first.
    pub hands: Vec<String>,
    /// The groups that are offered only where the file has them; the others take their defaults.
    pub offers: Vec<String>,
}

/// A group of a rule file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct RuleGroup {
    /// The name, as `limits.ante`; empty for the file itself.
    pub group: String,
    /// Its keys.
    pub keys: Vec<String>,
}

impl RuleSchema {
    /// That of this version.
    pub fn new() -> Self {
        let all = keys();
        let group = |(group, keys): &(&str, &[&str])| RuleGroup {
            group: (*group).to_owned(),
            keys: keys.iter().map(|&key| key.to_owned()).collect(),
        };
        let is_group = |key: &str| all.iter().any(|(group, _)| *group == key);
        let head = all.iter().find(|(group, _)| group.is_empty()).map_or(&[][..], |(_, keys)| keys);
        // What a file that says nothing does not have once it is written in full.
        let silent = in_full("format = 1\nname = \"silent\"");
        let is_offer = |key: &&&str| is_group(key) && **key != "published" && silent.get(**key).is_none();
        Self {
            schema: json_schema(),
            groups: all.iter().map(group).collect(),
            hands: SideHand::ALL.iter().map(|hand| hand.name().to_owned()).collect(),
            offers: head.iter().filter(is_offer).map(|&key| key.to_owned()).collect(),
        }
    }
}

impl Default for RuleSchema {
    fn default() -> Self {
        Self::new()
    }
}

/// A rule file with every field; nothing where it has faults.
fn in_full(text: &str) -> Value {
    Rules::parse(text).map_or(Value::Null, |rules| fields(&rules))
}

fn fields(rules: &Rules) -> Value {
    serde_json::to_value(RuleFile::from(rules)).unwrap_or_default()
}

/// A rule file that somebody asks about.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RuleText {
    /// The file.
    #[schema(max_length = 65536)]
    pub text: String,
    /// Another file that it is compared with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(max_length = 65536)]
    pub against: Option<String>,
}

/// What is wrong with a rule file, or what it says.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct CheckedRules {
    /// Everything that is wrong with it, by position; then there is nothing else.
    pub faults: Vec<RuleFault>,
    /// What it says, where nothing is wrong with it.
    pub sound: Option<SoundRules>,
}

/// A fault of a rule file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct RuleFault {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// The path of the key, such as `side_bet[1].stake.most`; empty where the fault is none of a key's.
    pub key: String,
    /// What is wrong, in one sentence.
    pub message: String,
}

/// A rule file without faults.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct SoundRules {
    /// What a table shows of it.
    pub house: House,
    /// Every field, defaults included.
    #[schema(value_type = Object)]
    pub fields: Value,
    /// The rules in words.
    pub explained: Explained,
    /// In which fields it differs from the other file, in the order of the file. Empty without another, or where that
    /// has faults.
    pub differences: Vec<RuleDifference>,
}

/// A field in which two rule files differ.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct RuleDifference {
    /// The path of its key, such as `exchange.price.5`; a side bet goes by its name, as in `side_bet.super.pays.flush`.
    pub key: String,
    /// Its value in the other file, as it is written; `null` where that has no such field.
    pub other: Option<String>,
    /// Its value in this file.
    pub own: Option<String>,
    /// It only tells where the rules come from and changes nothing in the game.
    pub about: bool,
}

impl From<Difference> for RuleDifference {
    fn from(difference: Difference) -> Self {
        let about = difference.is_about();
        Self { key: difference.key, other: difference.a, own: difference.b, about }
    }
}

impl CheckedRules {
    /// What there is to say of this file in the language of the text.
    pub fn new(asked: &RuleText, text: &Text) -> Self {
        let rules = match Rules::parse(&asked.text) {
            Ok(rules) => rules,
            Err(faults) => {
                let fault = |fault: &Fault| RuleFault {
                    line: fault.line,
                    column: fault.column,
                    key: fault.key.clone(),
                    message: rule_fault(fault, text),
                };
                return Self { faults: faults.iter().map(fault).collect(), sound: None };
            }
        };
        let other = asked.against.as_ref().and_then(|against| Rules::parse(against).ok());
        let sound = SoundRules {
            house: House::new(&rules, &asked.text),
            fields: fields(&rules),
            explained: Explained::new(&rules, text),
            differences: other
                .map(|other| diff(&other, &rules).into_iter().map(RuleDifference::from).collect())
                .unwrap_or_default(),
        };
        Self { faults: Vec::new(), sound: Some(sound) }
    }
}

/// What is wrong with a rule file, without its place and key; in English where the language has no words for it.
pub fn rule_fault(fault: &Fault, text: &Text) -> String {
    let kind = serde_json::to_value(&fault.kind).unwrap_or_default();
    let (family, reason) = match kind.get("conflict") {
        Some(conflict) => ("conflict", conflict),
        None => ("fault", &kind),
    };
    let spoken = Reason::of(&with_texts(reason, text));
    spoken
        .and_then(|Reason { name, args }| text.try_say(&format!("{family}-{name}"), &args).ok())
        .unwrap_or_else(|| fault.message())
}

/// The same with the texts in it under the names that messages know texts by.
fn with_texts(reason: &Value, text: &Text) -> Value {
    let Some((name, Value::Object(fields))) = reason.as_object().and_then(|reason| reason.iter().next())
    else {
        return reason.clone();
    };
    let field = |(field, value): (&String, &Value)| match (field.as_str(), value) {
        ("found", Value::String(found)) => ("text".to_owned(), found.clone().into()),
        ("other" | "earlier" | "key" | "nearest", value) => ("name".to_owned(), value.clone()),
        (_, Value::Array(names)) => {
            let names: Vec<&str> = names.iter().filter_map(Value::as_str).collect();
            ("list".to_owned(), names.join(&text.say("list-separator", &Args::new())).into())
        }
        (field, value) => (field.to_owned(), value.clone()),
    };
    let fields: serde_json::Map<String, Value> = fields.iter().map(field).collect();
    serde_json::json!({ name: fields })
}
