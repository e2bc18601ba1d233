//! Texts that were damaged.

use proptest::prelude::*;
use tuz_club::Chips;
use tuz_club::history;

use super::{DAY_4, DAY_5, STARS, TILT};

/// The line with one of its numbers replaced by a strange one.
fn with_number(line: &str, which: prop::sample::Index) -> String {
    const STRANGE: [&str; 7] =
        ["0", "1", "2", "1000000000000000", "999999999999999", "18446744073709551616", "inf"];
    let numbers: Vec<(usize, &str)> = line.match_indices(|sign: char| sign.is_ascii_digit()).collect();
    let starts: Vec<usize> = numbers
        .iter()
        .map(|(at, _)| *at)
        .filter(|&at| at == 0 || !line.as_bytes()[at - 1].is_ascii_digit())
        .collect();
    if starts.is_empty() {
        return line.to_owned();
    }
    let start = starts[which.index(starts.len())];
    let end = line[start..].find(|sign: char| !sign.is_ascii_digit()).map_or(line.len(), |end| start + end);
    format!("{}{}{}", &line[..start], STRANGE[which.index(STRANGE.len())], &line[end..])
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    /// Lines that go, come twice or change places, signs that change, and numbers that become very small or large, make a
    /// fault or another hand, and nothing else.
    #[test]
    fn a_damaged_text_is_told_and_no_more(
        which in 0usize..4,
        edits in prop::collection::vec((any::<prop::sample::Index>(), any::<prop::sample::Index>(), 0u8..6), 1..6),
    ) {
        let text = [DAY_4, &DAY_5[..9_000], STARS, TILT][which];
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        for (first, second, edit) in edits {
            let (at, to) = (first.index(lines.len()), second.index(lines.len()));
            match edit {
                0 if lines.len() > 1 => drop(lines.remove(at)),
                1 => lines.insert(at, lines[to].clone()),
                2 => lines.swap(at, to),
                3 => lines[at] = with_number(&lines[at], second),
                4 => lines[at] = lines[at].replace(['1', '2', '4'], "9"),
                _ => {
                    let end = second.index(lines[at].len() + 1);
                    let end = (0..=end).rev().find(|&end| lines[at].is_char_boundary(end)).unwrap_or(0);
                    lines[at].truncate(end);
                }
            }
        }
        for record in history::read(&lines.join("\n")).into_iter().flatten() {
            if let Ok(replayed) = record.replay() {
                let total: Chips = record.stacks.iter().copied().sum();
                prop_assert_eq!(replayed.hand.total(), total);
                let _ = history::write_phh(&record, &replayed.hand);
            }
        }
    }
}
