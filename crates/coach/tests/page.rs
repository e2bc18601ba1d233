//! What `docs/training.md` says of grades and drills is what the code does.

use tuz_coach::drill::CLOSE;
use tuz_coach::{GOOD_BELOW, Grade, INACCURACY_BELOW, MISTAKE_BELOW, NEAR_TIE};

const PAGE: &str = include_str!("../../../docs/training.md");

#[test]
fn the_thresholds_are_those_of_the_page() {
    let rows = [
        format!("| Best | at most {} |", NEAR_TIE.to_f64_for_show()),
        format!("| Good | less than {} |", GOOD_BELOW.to_f64_for_show()),
        format!("| Inaccuracy | less than {} |", INACCURACY_BELOW.to_f64_for_show()),
        format!("| Mistake | less than {} |", MISTAKE_BELOW.to_f64_for_show()),
        "| Blunder | more |".to_owned(),
    ];
    assert_eq!(rows.len(), Grade::ALL.len());
    for row in rows {
        assert!(PAGE.contains(&row), "{row}");
    }
    let close = format!("gives up {} to {}", NEAR_TIE.to_f64_for_show(), CLOSE.to_f64_for_show());
    assert!(PAGE.contains(&close), "{close}");
}
