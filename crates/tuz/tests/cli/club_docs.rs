//! What the page on club poker shows.

use crate::{Folder, tuz};

const PAGE: &str = include_str!("../../../../docs/club-poker.md");

/// The words of a line as a shell takes them, as far as the page needs that: quotes, and comments after `#`.
fn words(line: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut quoted = false;
    for letter in line.chars() {
        match letter {
            '"' => quoted = !quoted,
            '#' if !quoted => break,
            ' ' if !quoted => words.push(String::new()),
            _ => words.last_mut().unwrap().push(letter),
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

#[test]
fn every_command_that_is_shown_runs() {
    let folder = Folder::new("club-docs");
    let commands: Vec<&str> = PAGE.lines().filter(|line| line.starts_with("tuz club ")).collect();
    assert!(commands.len() > 9, "{commands:?}");
    for command in commands {
        let words = words(command);
        let arguments: Vec<&str> = words.iter().skip(1).map(String::as_str).collect();
        let ran = folder.run(&arguments);
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{command}: {ran}");
    }
}

#[test]
fn the_figure_on_the_page_is_the_one_that_comes_out() {
    let json = tuz(&["club", "equity", "AhKh", "QsQd", "--json"]).json();
    assert_eq!((json["hands"][0]["wins"].as_u64(), json["deals"].as_u64()), (Some(787_966), Some(1_712_304)));
    assert!(PAGE.contains("787,966 of 1,712,304 are won"));
}

#[test]
fn every_game_has_its_row() {
    let hint = tuz(&["club", "equity", "--game", "none"]).err;
    let games = hint.split("there are ").nth(1).unwrap().trim().split(", ");
    for game in games {
        let game = game.trim_matches('`');
        assert!(
            PAGE.lines().any(|line| line.starts_with("| `") && line.contains(&format!("`{game}`"))),
            "{game}"
        );
    }
}
