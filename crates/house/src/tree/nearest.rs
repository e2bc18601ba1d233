//! Which name was perhaps meant by one that does not exist.

/// The path of the key that an unknown one at `group` may stand for: one of much the same letters there, one that
/// begins so, or one of the same name in another group.
pub(super) fn nearest_key(
    key: &str,
    group: &str,
    here: &[&'static str],
    groups: &[(&str, &[&str])],
) -> Option<String> {
    let path =
        |group: &str, key: &str| if group.is_empty() { key.to_owned() } else { format!("{group}.{key}") };
    if let Some(known) = nearest(key, here) {
        return Some(path(group, known));
    }
    groups.iter().find(|(_, keys)| keys.contains(&key)).map(|(group, _)| path(group, key))
}

/// The one of these names that was perhaps meant: one of much the same letters, or one that begins so.
pub fn nearest<'a>(name: &str, known: &[&'a str]) -> Option<&'a str> {
    // What is so long is no slip, and would take long to compare.
    if name.len() > 64 {
        return None;
    }
    let letters = name.chars().count();
    let alike = known.iter().map(|known| (distance(name, known), *known)).min();
    if let Some((steps, known)) = alike
        && steps <= (letters / 3).max(1)
        && steps < letters
    {
        return Some(known);
    }
    known.iter().copied().find(|known| letters > 2 && known.starts_with(name))
}

/// How many letters must be put in, left out, replaced or swapped with their neighbour to come from one text to the
/// other; hyphen and underscore, small and large letters are the same.
fn distance(a: &str, b: &str) -> usize {
    let letters = |text: &str| -> Vec<char> {
        text.chars().map(|c| if c == '-' { '_' } else { c.to_ascii_lowercase() }).collect()
    };
    let (a, b) = (letters(a), letters(b));
    let mut rows = vec![vec![0; b.len() + 1]; a.len() + 1];
    for i in 0..=a.len() {
        for j in 0..=b.len() {
            rows[i][j] = if i == 0 || j == 0 {
                i + j
            } else {
                let replaced = rows[i - 1][j - 1] + usize::from(a[i - 1] != b[j - 1]);
                let mut least = replaced.min(rows[i - 1][j] + 1).min(rows[i][j - 1] + 1);
                if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                    least = least.min(rows[i - 2][j - 2] + 1);
                }
                least
            };
        }
    }
    rows[a.len()][b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slips_are_forgiven_and_other_words_are_not() {
        let table = ["boxes", "open", "blind", "blind_may", "up_card"];
        let groups: &[(&str, &[&str])] = &[("table", &table), ("limits", &["ante", "fraction"])];
        let nearest = |key| nearest_key(key, "table", &table, groups);
        assert_eq!(nearest("opne").as_deref(), Some("table.open"));
        assert_eq!(nearest("up-card").as_deref(), Some("table.up_card"));
        assert_eq!(nearest("Boxes").as_deref(), Some("table.boxes"));
        assert_eq!(nearest("box").as_deref(), Some("table.boxes"));
        assert_eq!(nearest("fraction").as_deref(), Some("limits.fraction"));
        assert_eq!(nearest("colour"), None);
        assert_eq!(nearest("9"), None);
        assert_eq!(nearest(&"x".repeat(1000)), None);
    }
}
