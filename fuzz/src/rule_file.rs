//! Rule files.

use tuz_house::rules::{Faults, RuleFile, Rules, diff};

use crate::{check_harmless, check_sentence};

/// Reads the text as a rule file and writes it again.
///
/// # Panics
/// When a relation does not hold.
pub fn rule_file(text: &str) {
    match Rules::parse(text) {
        Ok(rules) => check_rules(&rules),
        Err(faults) => check_faults(text, &faults),
    }
}

/// Writing and reading undo each other.
fn check_rules(rules: &Rules) {
    let file = RuleFile::from(rules);
    let canonical = file.to_toml();
    match Rules::parse(&canonical) {
        Ok(again) => {
            assert_eq!(&again, rules, "{canonical}");
            assert_eq!(diff(&again, rules), []);
            assert_eq!(RuleFile::from(&again).to_toml(), canonical);
        }
        Err(faults) => panic!("what is written cannot be read:\n{faults}\n{canonical}"),
    }
    for line in rules.describe() {
        check_harmless(&format!("{:?}", line.statement));
    }
}

/// Every fault lies within the text, and they are in order.
pub(crate) fn check_faults(text: &str, faults: &Faults) {
    assert!(faults.iter().next().is_some());
    assert!(faults.iter().is_sorted_by_key(|fault| (fault.line, fault.column)));
    let lines: Vec<usize> = text.split('\n').map(|line| line.chars().count()).collect();
    for fault in faults {
        assert!((1..=lines.len()).contains(&fault.line), "{fault:?}");
        assert!((1..=lines[fault.line - 1] + 1).contains(&fault.column), "{fault:?}");
        check_sentence(&fault.to_string());
    }
}
