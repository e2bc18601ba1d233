//! Files in the poker hand history format.

use tuz_club::Chips;
use tuz_club::history::{self, End, PartReason, PartedAt, ReadReason};

use super::{DAY_4, DAY_5, records, replayed};

#[test]
fn the_final_table_hands_of_the_world_series_end_as_they_did() {
    // Events 43 (day 5) and 54 (day 4) of 2023, nine games; each file tells the stacks after every hand.
    let mut count = 0;
    for text in [DAY_5, DAY_4] {
        for record in records(text) {
            assert!(record.told.finishing.is_some());
            let hand = replayed(&record);
            assert_eq!(hand.total(), record.stacks.iter().copied().sum());
            count += 1;
        }
    }
    assert_eq!(count, 97);
}

#[test]
fn a_bad_hand_does_not_cost_the_others() {
    let third = DAY_5.find("[3]").unwrap();
    let fourth = DAY_5.find("[4]").unwrap();
    let broken = format!("{}[3]\nvariant = 'NT\n{}", &DAY_5[..third], &DAY_5[fourth..]);
    let hands = history::read(&broken);
    assert_eq!(hands.len(), history::read(DAY_5).len());
    let bad: Vec<usize> =
        hands.iter().enumerate().filter(|(_, hand)| hand.is_err()).map(|(at, _)| at).collect();
    assert_eq!(bad, [2]);
    let fault = hands[2].as_ref().unwrap_err();
    let line = broken[..broken.find("variant = 'NT\n").unwrap()].lines().count() + 1;
    assert_eq!(fault.line, line);
    assert!(matches!(fault.reason, ReadReason::Toml(_)), "{fault}");
}

#[test]
fn a_hand_that_disagrees_is_shown_where_it_parts() {
    let first = &DAY_5[..DAY_5.find("[2]").unwrap()];
    let wrong = first.replace("'p4 cbr 140000'", "'p4 cbr 70000'");
    let parting = records(&wrong)[0].replay().unwrap_err();
    assert_eq!(parting.at, PartedAt::Step("p4 cbr 70000".to_owned()));
    assert_eq!(
        parting.to_string(),
        "line `8`, `p4 cbr 70000`: `70000` is not allowed: the least is `80000`, the most `10000000`"
    );

    let wrong = first.replace("8935000", "8935001");
    let parting = records(&wrong)[0].replay().unwrap_err();
    let told = Chips(8_935_001);
    assert!(matches!(parting.reason, PartReason::Stack { told: of, .. } if of == told), "{parting}");

    let wrong = first.replace("'p5 f', 'p1 f', 'p2 cc', 'd db", "'p1 f', 'p2 cc', 'd db");
    let parting = records(&wrong)[0].replay().unwrap_err();
    assert_eq!(parting.to_string(), "line `8`, `p1 f`: the hand waits for seat `5` to act");
}

#[test]
fn faults_of_a_file_are_told_with_their_line() {
    let file = |actions: &str| {
        format!(
            "variant = 'NT'\nantes = [0, 0, 0]\nblinds_or_straddles = [1, 2, 0]\nmin_bet = 2\n\
             starting_stacks = [100, 100, 100]\nactions = [\n{actions}\n]\n"
        )
    };
    let fault = |text: &str| history::read(text)[0].as_ref().unwrap_err().to_string();
    assert!(history::read(&file("'d dh p1 AsKs # what a hand', '', '# only talk'"))[0].is_ok());
    assert_eq!(fault(&file("'p4 f'")), "line `7`: `p4` does not play in this hand");
    assert_eq!(fault(&file("'p1 x'")), "line `7`: `p1 x` is no action");
    assert_eq!(fault(&file("'p1 cbr ten'")), "line `7`: `ten` is no amount");
    assert!(fault(&file("'d db AsAs'")).starts_with("line `7`: `AsAs` is no row of cards"));
    let text = file("'p3 f'").replace("min_bet = 2\n", "");
    assert_eq!(fault(&text), "line `1`: the key `min_bet` is missing");
    let text = file("'p3 f'").replace("'NT'", "'FB'");
    assert_eq!(fault(&text), "line `1`: `FB` is no game of the club");
    let text = file("'p3 f'").replace("[1, 2, 0]", "[1, 2]");
    assert_eq!(fault(&text), "line `3`: `blinds_or_straddles` has `2` entries for `3` players");
    assert_eq!(fault("nothing"), "line `1`: this is no hand history in a known format");
}

#[test]
fn a_history_may_end_in_the_middle() {
    let first = &DAY_5[..DAY_5.find("[2]").unwrap()];
    let cut = &first[..first.find(", 'd db As'").unwrap()];
    let text = format!("{cut}]\n");
    let replayed = records(&text)[0].replay().unwrap();
    assert_eq!(replayed.end, End::Open);
    assert_eq!(replayed.hand.board(0).to_string(), "Jc Ts 2d");
}

#[test]
fn numbers_that_are_none_here_are_refused() {
    let hand = &DAY_5[DAY_5.find("[1]").unwrap() + 3..DAY_5.find("[2]").unwrap()];
    let stacks = hand.lines().find(|line| line.starts_with("starting_stacks")).unwrap();
    let first = stacks.split(['[', ',']).nth(1).unwrap();
    let fault = |amount: &str| {
        let text = hand.replace(stacks, &stacks.replacen(first, amount, 1));
        history::read(&text).swap_remove(0).unwrap_err().reason.to_string()
    };
    // Only a newcomer's blind is below nothing, and no amount is written in another base.
    assert_eq!(fault("-500"), "`-500` is no amount");
    assert_eq!(fault("0x10"), "`starting_stacks` has a value of another kind than it should");
    assert_eq!(fault("nan"), "`nan` is no amount");
    assert!(history::read(&hand.replace("antes = [", "antes = [-1, ")).swap_remove(0).is_err());
}

#[test]
fn a_hand_above_the_first_heading_is_read() {
    let second = DAY_5.find("[2]").unwrap();
    let first = DAY_5.find("[1]").unwrap();
    let hands = records(&format!("# two hands\n{}", &DAY_5[first + 3..]));
    assert_eq!(hands.len(), records(DAY_5).len());
    assert_eq!(records(&format!("# none here\n\n{}", &DAY_5[second..])).len(), hands.len() - 1);
}

/// A hand of very many steps is read in one go: each knows its line without another look at all of them.
#[test]
fn lines_are_told_in_long_hands() {
    let hand = &DAY_5[DAY_5.find("[1]").unwrap() + 3..DAY_5.find("[2]").unwrap()];
    let steps = "'p1 cc',\n".repeat(50_000);
    let text = hand.replace("actions = [", &format!("actions = [\n{steps}"));
    let record = &records(&text)[0];
    let before = hand[..hand.find("actions").unwrap()].lines().count();
    let lines: Vec<usize> = record.steps.iter().take(50_000).map(|step| step.line).collect();
    let first = before + 2;
    assert_eq!((lines[0], lines[49_999]), (first, first + 49_999));
}

#[test]
fn every_hand_under_a_heading_is_read() {
    for heading in ["[2] # the second", "[ 2 ]", "[\"2\"]", "['2']", "  [2]\t"] {
        let hands = records(&DAY_5.replacen("[2]", heading, 1));
        assert_eq!(hands.len(), records(DAY_5).len(), "{heading}");
        assert!(hands.iter().all(|record| record.replay().is_ok()));
    }
    let first = &records(&DAY_5.replacen("[1]", "[1] # the first", 1))[0];
    assert_eq!(first.id, records(DAY_5)[0].id);
    // A line of a string is no heading, and the lines after it are counted.
    let note = "_note = '''\n[2]\nPokerStars Hand #1: Hold'em\n'''\n[2]";
    let noted = records(&DAY_5.replacen("[2]", note, 1));
    assert_eq!(noted.len(), records(DAY_5).len());
    assert_eq!(noted[1].line, records(DAY_5)[1].line + 4);
    // Keys may have quotes.
    let hand = &DAY_5[DAY_5.find("[1]").unwrap() + 3..DAY_5.find("[2]").unwrap()];
    assert_eq!(records(&hand.replacen("variant", "\"variant\"", 1)).len(), 1);
    assert_eq!(records(&hand.replacen("variant", "'variant'", 1)).len(), 1);
}

#[test]
fn lists_of_a_file_are_as_long_as_there_are_players() {
    let file = |more: &str| {
        format!(
            "variant = 'NT'\nantes = [0, 0, 0]\nblinds_or_straddles = [1, 2, 0]\nmin_bet = 2\n\
             starting_stacks = [100, 100, 1e2]\nactions = []\n{more}\n"
        )
    };
    let fault = |more: &str| history::read(&file(more))[0].as_ref().unwrap_err().to_string();
    assert_eq!(fault("players = ['A', 'B']"), "line `7`: `players` has `2` entries for `3` players");
    assert_eq!(fault("players = []"), "line `7`: `players` has `0` entries for `3` players");
    assert_eq!(fault("seats = [1, 2]"), "line `7`: `seats` has `2` entries for `3` players");
    assert_eq!(fault("seats = [1, 2, -3]"), "line `7`: `seats` has a value of another kind than it should");
    assert_eq!(fault("winnings = [1]"), "line `7`: `winnings` has `1` entries for `3` players");
    assert_eq!(records(&file("players = ['A', '', 'C']"))[0].stacks, [Chips(100); 3]);
}
