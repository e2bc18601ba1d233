//! The tables of `docs/the-game.md` against the code.

use std::collections::BTreeSet;
use std::fs;

use tuz_cards::parse_card_set;
use tuz_hands::{Category, PayTable, Reading};

/// The rows of the table with this head, cell by cell.
fn table(head: &str) -> Vec<Vec<String>> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/the-game.md");
    let page = fs::read_to_string(path).expect("the page is there");
    let rows = page.lines().skip_while(|line| *line != head).skip(2).take_while(|line| line.starts_with('|'));
    let cells = |row: &str| row.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect();
    rows.map(cells).collect()
}

fn category(words: &str) -> Category {
    let found = Category::ALL.into_iter().find(|category| category.words() == words);
    found.unwrap_or_else(|| panic!("`{words}` is no rank of a hand"))
}

#[test]
fn the_pairings_are_what_their_hands_are_read_as() {
    let standard = PayTable::standard();
    let mut pairings = BTreeSet::new();
    for row in table("| first | second | to one | for example |") {
        let [first, second, pays, hand] = row.as_slice() else { panic!("{row:?} has other columns") };
        let reading = Reading::new(parse_card_set(hand).unwrap(), &standard);
        let read = (
            reading.first.map(|first| first.category),
            reading.second.map(|second| second.combination.category),
        );
        assert_eq!(read, (Some(category(first)), Some(category(second))), "{hand}");
        assert_eq!(reading.pay(&standard), pays.parse::<u32>().unwrap(), "{hand}");
        assert!(pairings.insert(read), "{first} and {second} stand there twice");
    }
    // There are no others: `all_hands` counts them over every hand.
    assert_eq!(pairings.len(), 21);
}

#[test]
fn the_pay_table_is_the_standard_one() {
    let standard = PayTable::standard();
    let rows = table("| hand | to one | with an ante of 10 |");
    assert_eq!(rows.len(), Category::COUNT - 1, "all but no game");
    for row in rows {
        let number = |place: usize| row[place].parse::<u32>().unwrap();
        assert_eq!(number(1), standard.of(category(&row[0])), "{}", row[0]);
        assert_eq!(number(2), 20 * number(1), "{}", row[0]);
    }
}
