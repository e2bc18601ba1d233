//! Random rule files: what holds for all of them.

use proptest::prelude::*;
use tuz_house::rules::testing::{any_broken_text, any_rule_file, any_rules};
use tuz_house::rules::{RuleFile, Rules};

proptest! {
    #[test]
    fn reading_undoes_writing(rules in any_rules()) {
        let text = RuleFile::from(&rules).to_toml();
        prop_assert_eq!(Rules::parse(&text).map_err(|faults| faults.to_string()), Ok(rules), "{}", text);
    }

    #[test]
    fn the_canonical_file_is_its_own_canonical_file(file in any_rule_file()) {
        let canonical = RuleFile::from(&Rules::parse(&file.to_toml()).unwrap());
        let again = RuleFile::from(&Rules::parse(&canonical.to_toml()).unwrap());
        prop_assert_eq!(canonical, again);
    }

    #[test]
    fn a_broken_text_is_refused_or_read_and_never_panics(text in any_broken_text()) {
        check_places(&text)?;
    }

    #[test]
    fn any_text_is_refused_or_read_and_never_panics(text in "\\PC*|[\\PC\n\t]*|[a-z_.=\\[\\]\"{}, 0-9\n-]*") {
        check_places(&text)?;
    }
}

/// Every fault lies within the text, and they are in order.
fn check_places(text: &str) -> Result<(), TestCaseError> {
    let Err(faults) = Rules::parse(text) else { return Ok(()) };
    prop_assert!(faults.iter().next().is_some());
    let places: Vec<_> = faults.iter().map(|fault| (fault.line, fault.column)).collect();
    prop_assert!(places.is_sorted());
    let lines: Vec<&str> = text.split('\n').collect();
    for (line, column) in places {
        prop_assert!(line >= 1 && line <= lines.len());
        prop_assert!(column >= 1 && column <= lines[line - 1].chars().count() + 1);
    }
    prop_assert_eq!(faults.to_string().lines().count(), faults.iter().count());
    prop_assert!(!faults.to_string().chars().any(|c| c.is_control() && c != '\n'));
    Ok(())
}
