//! Hands as others recorded them.

use proptest::prelude::*;
use tuz_club::history::{self, End, PartReason, ReadReason, Record};
use tuz_club::{Chips, Game, Hand, Viewer};

const DAY_5: &str = include_str!("files/wsop-2023-43-5.phhs");
const DAY_4: &str = include_str!("files/wsop-2023-54-4.phhs");

fn records(text: &str) -> Vec<Record> {
    history::read(text).into_iter().map(|record| record.unwrap_or_else(|fault| panic!("{fault}"))).collect()
}

fn replayed(record: &Record) -> Hand {
    let replayed = record.replay().unwrap_or_else(|parting| panic!("hand {}: {parting}", record.id));
    assert_eq!(replayed.end, End::Over, "hand {}", record.id);
    replayed.hand
}

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
fn writing_undoes_reading() {
    for record in [DAY_5, DAY_4].into_iter().flat_map(records) {
        let hand = replayed(&record);
        let text = history::write_phh(&record, &hand).unwrap();
        let again = &records(&text)[0];
        let second = replayed(again);
        assert_eq!(second.view(Viewer::Record), hand.view(Viewer::Record), "hand {}", record.id);
        assert_eq!(history::write_phh(again, &second).unwrap(), text);
    }
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
    assert_eq!(parting.step, "p4 cbr 70000");
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
fn parts_of_the_unit_are_whole_chips() {
    let text = "variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [0.5, 1]\nmin_bet = 1.0\n\
                starting_stacks = [100.25, 50]\nactions = ['d dh p1 AsKs', 'd dh p2 ????', 'p2 cbr 2.5', 'p1 f']\n\
                finishing_stacks = [99.25, 51]\n";
    let record = &records(text)[0];
    assert_eq!(record.decimals, 2);
    let hand = replayed(record);
    assert_eq!(hand.stacks(), [Chips(9_925), Chips(5_100)]);
    let written = history::write_phh(record, &hand).unwrap();
    assert!(written.contains("starting_stacks = [100.25, 50]"), "{written}");
    assert!(written.contains("blinds_or_straddles = [0.5, 1]"), "{written}");
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

const STARS: &str = include_str!("files/stars.txt");
const TILT: &str = include_str!("files/tilt.txt");

#[test]
fn the_texts_of_sites_are_read_and_agree() {
    for (text, ids) in [
        (STARS, ["1001", "1002", "1003", "1004", "1005", "1006", "", "1008"].as_slice()),
        (TILT, ["2001", "2002", "2003", "2004"].as_slice()),
    ] {
        let hands = history::read(text);
        assert_eq!(hands.len(), ids.len());
        for (hand, id) in hands.iter().zip(ids) {
            let Ok(record) = hand else {
                assert_eq!(*id, "", "{}", hand.as_ref().unwrap_err());
                continue;
            };
            assert_eq!(record.id, *id);
            let replayed = record.replay().unwrap_or_else(|parting| panic!("hand {id}: {parting}"));
            let cancelled = ["1008", "2003"].contains(id);
            assert_eq!(replayed.end, if cancelled { End::Cancelled } else { End::Over }, "hand {id}");
            if cancelled {
                continue;
            }
            assert_eq!(replayed.hand.raked(), record.told.rake, "hand {id}");
        }
    }
    let unknown = history::read(STARS)[6].as_ref().unwrap_err().to_string();
    assert!(unknown.contains("`Badugi` is no game of the club"), "{unknown}");
}

#[test]
fn stacks_after_a_hand_of_a_site() {
    let stacks = |text, at: usize| {
        let record = history::read(text).swap_remove(at).unwrap();
        let hand = record.replay().unwrap().hand;
        let named = record.players.iter().zip(hand.stacks());
        named.map(|(name, stack)| format!("{name} {stack}")).collect::<Vec<_>>().join(", ")
    };
    assert_eq!(stacks(STARS, 0), "Boris B. 14850, Boris 0, Anna 21850");
    assert_eq!(stacks(STARS, 1), "Boris 9950, Anna 9949");
    assert_eq!(stacks(STARS, 5), "Anna 1503, Boris 19, Chen 1478");
    assert_eq!(stacks(TILT, 3), "Boris 5950, Chen 4900, Anna 4050");
}

#[test]
fn a_text_that_disagrees_is_shown_where_it_parts() {
    let parting = |from: &str, to: &str| {
        assert!(STARS.contains(from), "{from}");
        let text = STARS.replacen(from, to, 1);
        let hands = history::read(&text).into_iter().filter_map(Result::ok);
        hands
            .filter_map(|record| record.replay().err())
            .map(|parting| parting.to_string())
            .collect::<Vec<_>>()
    };
    assert_eq!(
        parting("Anna: raises $70 to $120", "Anna: raises $20 to $70"),
        [
            "line `15`, `Anna: raises $20 to $70`: `7000` is not allowed: the least is `9400`, the most `20000`"
        ]
    );
    assert_eq!(
        parting("calls $70", "calls $60"),
        ["line `16`, `Boris: calls $60 and is all-in`: the call is `7000`"]
    );
    assert_eq!(
        parting("Total pot $290", "Total pot $280"),
        ["line `27`, `pots`: the pots hold `29000` and the file says `28000`"]
    );
    assert_eq!(
        parting("[9c 9d] (three", "[8c 8d] (three"),
        [
            "line `30`, `Seat 3: Boris B. (small blind) showed [9c 9d] and won ($148.50) with three of a kind, Nines`: \
             the cards of seat `1` are others"
        ]
    );
    assert_eq!(
        parting("and won ($148.50)", "and lost"),
        [] as [&str; 0],
        "the lines of players count and not their summary"
    );
    assert_eq!(
        parting("Boris B. collected $148.50", "Boris B. collected $140"),
        ["line `25`, `result`: seat `1` wins `14850` and the file says `14000`"]
    );
    assert_eq!(
        parting("[9c 9d] (three", "[9c 9h] (three"),
        ["line `24`, `Boris B.: shows [9c 9h] (three of a kind, Nines)`: the cards of seat `1` are others"]
    );
}

#[test]
fn cards_that_a_text_repeats_are_compared() {
    let parting = |text: &str, from: &str, to: &str| {
        assert!(text.contains(from), "{from}");
        let hands = history::read(&text.replacen(from, to, 1)).into_iter().filter_map(Result::ok);
        hands.filter_map(|record| record.replay().err()).map(|part| part.to_string()).collect::<Vec<_>>()
    };
    let none: [&str; 0] = [];
    assert_eq!(
        parting(STARS, "TURN *** [2c 7d 9h]", "TURN *** [2c 7d 8h]"),
        ["line `18`, `*** TURN *** [2c 7d 8h] [Jc]`: the common cards are `2c 7d 9h`"]
    );
    assert_eq!(
        parting(STARS, "RIVER *** [2c 7d 9h Jc]", "RIVER *** [2c 7d 9h]"),
        ["line `19`, `*** RIVER *** [2c 7d 9h] [3s]`: the common cards are `2c 7d 9h Jc`"]
    );
    assert_eq!(
        parting(STARS, "\nBoard [2c 7d 9h Jc 3s]", "\nBoard [2c 7d 9h Jc 4s]"),
        ["line `28`, `Board [2c 7d 9h Jc 4s]`: the common cards are `2c 7d 9h Jc 3s`"]
    );
    assert_eq!(
        parting(STARS, "SECOND TURN *** [Kc 7h 9s]", "SECOND TURN *** [2c 7d 9h]"),
        ["line `48`, `*** SECOND TURN *** [2c 7d 9h] [4c]`: the common cards are `Kc 7h 9s`"]
    );
    assert_eq!(
        parting(STARS, "SECOND Board [Kc 7h 9s 4c 5d]", "SECOND Board [2c 7d 9h Jc 3s]"),
        ["line `62`, `SECOND Board [2c 7d 9h Jc 3s]`: the common cards are `Kc 7h 9s 4c 5d`"]
    );
    assert_eq!(
        parting(TILT, "TURN *** [Ac Kd 7s]", "TURN *** [Ac Kd 7h]"),
        ["line `22`, `*** TURN *** [Ac Kd 7h] [2c]`: the common cards are `Ac Kd 7s`"]
    );
    assert_eq!(
        parting(TILT, "Board: [Ac Kd 7s 2c 3d]", "Board: [Ac Kd 7s 2c]"),
        ["line `32`, `Board: [Ac Kd 7s 2c]`: the common cards are `Ac Kd 7s 2c 3d`"]
    );
    assert_eq!(parting(STARS, "\nBoard [2c 7d 9h", "\nBoard [9h 7d 2c"), none, "the order tells nothing");
    // Open cards of others, and all of one's own.
    assert_eq!(
        parting(TILT, "Dealt to Anna [Kd] [Jd]", "Dealt to Anna [Kh] [Jd]"),
        ["line `54`, `Dealt to Anna [Kh] [Jd]`: the cards of seat `1` are others"]
    );
    assert_eq!(
        parting(TILT, "Dealt to Boris [2c 3c 4h] [8s]", "Dealt to Boris [2c 3d 4h] [8s]"),
        ["line `55`, `Dealt to Boris [2c 3d 4h] [8s]`: the cards of seat `2` are others"]
    );
}

#[test]
fn who_is_not_at_the_table_does_nothing() {
    let fault = |text: &str, from: &str, to: &str| {
        assert!(text.contains(from), "{from}");
        let hands = history::read(&text.replacen(from, to, 1));
        hands.into_iter().filter_map(Result::err).map(|fault| fault.to_string()).next()
    };
    let unknown = |line: usize| Some(format!("line `{line}`: `Zoe` does not play in this hand"));
    assert_eq!(fault(STARS, "Boris B. collected", "Zoe collected"), unknown(25));
    assert_eq!(fault(STARS, "Boris: posts big", "Zoe: posts big"), unknown(8));
    assert_eq!(fault(STARS, "Boris: calls", "Zoe: calls"), unknown(13));
    assert_eq!(fault(TILT, "Boris wins the main", "Zoe wins the main"), unknown(29));
    assert_eq!(fault(TILT, "Anna ties for the side", "Zoe ties for the side"), unknown(27));
    // Nobody puts up an ante twice.
    let ante = "Boris: posts the ante $0.20\n";
    let line = STARS[..STARS.find(ante).unwrap()].lines().count() + 2;
    assert_eq!(
        fault(STARS, ante, &ante.repeat(2)),
        Some(format!("line `{line}`: `Boris` has put up an ante already"))
    );
    // Who only looks on may still talk.
    for (text, from, talk) in [
        (STARS, "*** FLOP ***", "Zoe said, \"Anna: folds\""),
        (STARS, "*** FLOP ***", "Zoe said, \"Anna collected $5 from pot\""),
        (TILT, "*** FLOP ***", "Zoe: Anna wins the pot ($5)"),
    ] {
        let talking = text.replacen(from, &format!("{talk}\n{from}"), 1);
        assert!(history::read(&talking)[0].is_ok(), "{talk}");
    }
}

#[test]
fn pots_add_up_and_pat_hands_are_held() {
    let parting = |from: &str, to: &str| {
        assert!(STARS.contains(from), "{from}");
        let hands = history::read(&STARS.replacen(from, to, 1)).into_iter().filter_map(Result::ok);
        hands.filter_map(|record| record.replay().err()).map(|part| part.to_string()).collect::<Vec<_>>()
    };
    assert_eq!(
        parting("Side pot $138.50. | Rake $3", "Side pot $137.50. | Rake $3"),
        ["line `27`, `pots`: the pots hold `29000` and the file says `28900`"]
    );
    let pat = STARS.lines().find(|line| line.contains(": stands pat")).unwrap();
    let on = |cards: &str| parting(pat, &format!("{pat} on [{cards}]"));
    assert_eq!(on("Kd Kh Ks Kc 3s"), [] as [&str; 0]);
    assert_eq!(
        on("Ad Kh Ks Kc 3s"),
        ["line `162`, `Dora: stands pat on [Ad Kh Ks Kc 3s]`: the cards of seat `2` are others"]
    );
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

#[test]
fn any_name_of_a_hand_is_written_so_that_it_is_read() {
    let record = &records(DAY_4)[0];
    let hand = replayed(record);
    for id in ["007", "0", "00", "7", "1e5", "-3", "'\"", "a\nb", "999999999999999999999"] {
        let named = Record { id: id.to_owned(), ..record.clone() };
        assert_eq!(records(&history::write_phh(&named, &hand).unwrap())[0].id, id);
    }
}

#[test]
fn what_players_say_is_no_action() {
    for (text, chat) in [(TILT, "Anna: folds like a house of cards"), (STARS, "Boris said, \"Anna: folds\"")]
    {
        let told = |text: &str| {
            let record = history::read(text).swap_remove(0).unwrap();
            record.replay().map(|replayed| replayed.hand.stacks().to_vec()).unwrap()
        };
        let lines: Vec<&str> = text.lines().collect();
        let at = lines.iter().position(|line| line.starts_with("*** FLOP")).unwrap();
        let mut talking = lines.clone();
        talking.insert(at, chat);
        assert_eq!(told(&talking.join("\n")), told(text), "{chat}");
    }
}

#[test]
fn a_summary_may_hold_anything() {
    for total in
        ["Total pot $290 | pot $3 | Rake $0", "Total pot", "Total pot | pot", "Total pot pot pot $1 |"]
    {
        let text = STARS.replacen("Total pot $290", total, 1);
        // It is read or refused, and no more.
        let _ = history::read(&text).swap_remove(0).map(|record| record.replay().is_ok());
    }
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
fn old_files_in_sixteen_bits_are_read() {
    let mut bytes = vec![0xff, 0xfe];
    bytes.extend(TILT.replace('\n', "\r\n\r\n").encode_utf16().flat_map(u16::to_le_bytes));
    let hands = history::read(&history::decode(&bytes));
    assert_eq!(hands.len(), 4);
    assert!(hands.iter().all(Result::is_ok));
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

#[test]
fn every_hand_that_is_written_agrees_again() {
    let mut refused = Vec::new();
    let mut written = 0;
    for record in [STARS, TILT, DAY_4, DAY_5].into_iter().flat_map(history::read).flatten() {
        let hand = record.replay().unwrap().hand;
        let text = match history::write_phh(&record, &hand) {
            Ok(text) => text,
            Err(fault) => {
                refused.push(fault.to_string());
                continue;
            }
        };
        written += 1;
        let again = records(&text).swap_remove(0);
        let second = again.replay().unwrap_or_else(|parting| panic!("{}: {parting}\n{text}", record.id));
        assert_eq!((&again.id, &again.players), (&record.id, &record.players));
        // Chips are the smallest part that an amount of the file has.
        let part = 10u64.pow(u32::from(record.decimals - again.decimals));
        let stacks: Vec<Chips> = second.hand.stacks().iter().map(|stack| Chips(stack.0 * part)).collect();
        assert_eq!(stacks, hand.stacks(), "hand {}", record.id);
        assert_eq!(second.hand.raked().0 * part, hand.raked().0, "hand {}", record.id);
        assert_eq!(history::write_phh(&again, &second.hand).as_ref(), Ok(&text), "hand {}", record.id);
    }
    let cancelled = "cannot be written as PHH: the format has no word for a hand that is cancelled";
    assert_eq!(
        refused,
        [
            "hand `1002` cannot be written as PHH: the format has no word for a board that is dealt twice",
            &format!("hand `1008` {cancelled}"),
            &format!("hand `2003` {cancelled}"),
        ]
    );
    assert_eq!(written, 97 + 7 + 4 - 3);
}

/// The part of a hand's text that is one of the stars file, with something replaced.
fn stars(id: &str, from: &str, to: &str) -> Record {
    let start = STARS.find(&format!("#{id}")).unwrap();
    let start = STARS[..start].rfind("PokerStars").unwrap();
    let text = STARS[start..].split("\n\n\n").next().unwrap();
    assert!(text.contains(from), "{from}");
    records(&text.replacen(from, to, 1)).swap_remove(0)
}

fn parting(record: &Record) -> String {
    record.replay().unwrap_err().to_string()
}

#[test]
fn blinds_that_the_format_cannot_tell_are_not_written() {
    let fault = |record: &Record| {
        let hand = record.replay().map_or_else(|parting| *parting.hand.unwrap(), |replayed| replayed.hand);
        history::write_phh(record, &hand).unwrap_err().to_string()
    };
    let two = stars("1005", "Anna: posts small & big blinds $1.50", "Chen: posts big blind $1");
    assert_eq!(
        fault(&two),
        "hand `1005` cannot be written as PHH: the format has room for one blind of seat `1`, who puts up two"
    );
    // The big blind's ante is paid before the blind there, and after it by whoever reads the file.
    let record =
        stars("1006", "Anna: posts the ante 5\nBoris: posts the ante 5\nChen: posts the ante 5\n", "");
    let first = stars("1006", "Anna: posts the ante 5\n", "");
    assert!(history::write_phh(&record, &record.replay().unwrap_err().hand.unwrap()).is_ok());
    let mut alone = first.clone();
    let mut stakes = first.setup.stakes().clone();
    stakes.antes = vec![Chips(0), Chips(5), Chips(0)];
    alone.setup = tuz_club::Setup::new(first.setup.variant().clone(), stakes).unwrap();
    let hand = Hand::start(&alone.setup, &alone.stacks, None, tuz_club::Chores::NONE, true).unwrap();
    assert_eq!(
        history::write_phh(&alone, &hand).unwrap_err().reason,
        history::WriteReason::Order(tuz_club::Seat(1))
    );
}

#[test]
fn a_text_that_lacks_an_action_does_not_agree() {
    // The call before the showdown: the first hand that is shown is where it parts.
    let record = stars("1001", "Boris: calls $70 and is all-in\n", "");
    assert_eq!(parting(&record), "line `16`, `*** FLOP *** [2c 7d 9h]`: the hand waits for seat `2` to act");
    let record = stars("1003", "Boris: checks\nChen: checks\n*** SHOW", "*** SHOW");
    assert_eq!(
        parting(&record),
        "line `22`, `Boris: shows [Ac 2d Kh Jh] (HI: high card Ace; LO: 7,5,3,2,A)`: \
         the hand waits for seat `2` to act"
    );
    let record = stars("1003", "*** RIVER *** [3h 5h 7c 8d] [Qc]\nBoris: checks\nChen: checks\n", "");
    assert!(parting(&record).ends_with("the hand waits for `1` common cards"), "{}", parting(&record));
    // Nobody shows.
    let shown = "Boris: shows [Ac 2d Kh Jh] (HI: high card Ace; LO: 7,5,3,2,A)\n\
                 Chen: shows [As 2c Kd Qd] (HI: a pair of Queens; LO: 7,5,3,2,A)\n";
    let record = stars("1003", &format!("Boris: checks\nChen: checks\n*** SHOW DOWN ***\n{shown}"), "");
    assert_eq!(parting(&record), "line `21`, `result`: the hand waits for seat `2` to act");
    let record = stars("1004", "Anna: folds\n", "");
    assert_eq!(
        parting(&record),
        "line `34`, `Uncalled bet ($4) returned to Boris`: the hand waits for seat `1` to act"
    );
    // A text that is cut off tells no result.
    let start = STARS.find("PokerStars Game #1003").unwrap();
    let cut = &STARS[start..start + STARS[start..].find("*** TURN").unwrap()];
    assert_eq!(records(cut)[0].replay().unwrap().end, End::Open);
    let cut = format!("{cut}*** SUMMARY ***\nTotal pot $9 | Rake $0\n");
    assert_eq!(parting(&records(&cut)[0]), "line `18`, `result`: the hand waits for `1` common cards");
    // So is a file of the format that tells winnings.
    let file = "variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\n\
                starting_stacks = [100, 100]\nactions = ['d dh p1 AsKs', 'd dh p2 ????', 'p2 cc']\n";
    assert_eq!(records(file)[0].replay().unwrap().end, End::Open);
    assert_eq!(
        parting(&records(&format!("{file}winnings = [4, 0]\n"))[0]),
        "line `7`, `result`: the hand waits for seat `1` to act"
    );
    assert!(records(&format!("{file}winnings = [0, 0]\n"))[0].replay().is_ok());
    let shown = file.replace("'p2 cc'", "'p2 cc', 'p1 sm AsKs'");
    assert_eq!(parting(&records(&shown)[0]), "line `6`, `p1 sm AsKs`: the hand waits for seat `1` to act");
}

#[test]
fn cards_that_are_shown_are_checked_wherever_they_are() {
    let shows =
        |cards: &str| stars("1004", "Boris: doesn't show hand", &format!("Boris: shows [{cards}] (x)"));
    let others = |record: &Record| parting(record).ends_with("the cards of seat `2` are others");
    // Two of his cards nobody knows; one of them may be shown alone.
    for cards in ["Qh Qs 2d 5d 8d Th", "Qh", "Qh Qs", "2d 5d"] {
        assert!(shows(cards).replay().is_ok(), "{cards}");
    }
    // Anna's, who folded; Chen's; one twice; too many unknown ones; too many.
    for cards in ["As Qs 2d 5d 8d Th", "Kd", "9h Qs 2d 5d 8d Th", "Qh Qs Jh", "Qh Qs Jh 2d 5d 8d Th"] {
        assert!(others(&shows(cards)), "{cards}");
    }
    // A player who folds may show, in the line itself too.
    let folds = |cards: &str| stars("1004", "Chen: folds", &format!("Chen: folds [{cards}]"));
    assert!(folds("9h 9c 9d").replay().is_ok());
    assert!(parting(&folds("9h As 9d")).ends_with("the cards of seat `3` are others"));
    assert!(parting(&folds("8h 9c 9d")).ends_with("the cards of seat `3` are others"));
    // Board cards.
    let record = stars("1006", "Chen: folds", "Chen: folds [7h 2d]");
    assert!(parting(&record).ends_with("the cards of seat `3` are others"));
    let board = stars("1001", "mucked [Kh Kd]", "mucked [2c Kd]");
    assert_eq!(
        parting(&board),
        "line `31`, `Seat 4: Boris (big blind) mucked [2c Kd]`: the cards of seat `2` are others"
    );
    // The format.
    let file = |shown: &str| {
        let text = format!(
            "variant = 'NT'\nantes = [0, 0, 0]\nblinds_or_straddles = [1, 2, 0]\nmin_bet = 2\n\
             starting_stacks = [100, 100, 100]\nactions = ['d dh p1 AsKs', 'd dh p2 ????', 'd dh p3 QhQd',\n\
             'p3 f', 'p1 cc', 'p2 cc', 'd db 2c3c4c', 'p1 cbr 2', 'p2 cbr 10', 'p1 f',\n'{shown}']\n"
        );
        records(&text)[0].replay().map(|replayed| replayed.hand).map_err(|parting| parting.to_string())
    };
    for shown in ["p2 sm 9c9d", "p2 sm ??9d", "p2 sm", "p2 sm -", "p2 sm ????", "p1 sm AsKs", "p3 sm ??Qh"] {
        let hand = file(shown).unwrap();
        assert_eq!(hand.stacks(), [Chips(96), Chips(104), Chips(100)], "{shown}");
    }
    for shown in ["p2 sm 2c9d", "p2 sm AsKs", "p2 sm QhQs", "p2 sm 9c9d9h", "p1 sm AsQs", "p3 sm ??Ah"] {
        let fault = file(shown).unwrap_err();
        let seat = &shown[1..2];
        assert_eq!(fault, format!("line `8`, `{shown}`: the cards of seat `{seat}` are others"));
    }
}

#[test]
fn hands_of_both_sites_stand_in_one_file() {
    for text in [format!("{STARS}\n\n{TILT}"), format!("{TILT}\n\n{STARS}")] {
        let hands = history::read(&text);
        assert_eq!(hands.len(), 12);
        assert_eq!(hands.iter().flatten().filter(|record| record.replay().is_ok()).count(), 11);
    }
    // A hand that has lost its first line is told, and costs no other.
    let first = STARS.lines().find(|line| line.contains("#1002")).unwrap();
    let hands = history::read(&STARS.replacen(first, "", 1));
    assert_eq!(hands.len(), 8);
    let fault = hands[1].as_ref().unwrap_err().to_string();
    assert_eq!(fault, "line `40`: a hand goes on here of which the first line is missing");
    let hands = history::read(STARS.split_once('\n').unwrap().1);
    assert_eq!(hands.len(), 8);
    assert_eq!(hands[0].as_ref().unwrap_err().reason, ReadReason::NoTitle);
}

#[test]
fn games_are_named_in_full() {
    let game = |name: &str| {
        let tournament = "Tournament #77, $5+$0.50 USD Hold'em No Limit - Level I (10/20)";
        let (from, at) =
            if name.starts_with('T') { (tournament, 5) } else { ("Hold'em No Limit ($1/$2 USD)", 0) };
        let hand = history::read(&STARS.replacen(from, name, 1)).swap_remove(at);
        hand.map(|record| (record.game, record.setup.stakes().limit))
            .map_err(|fault| fault.reason.to_string())
    };
    let (no, pot, fixed) = (tuz_club::Limit::No, tuz_club::Limit::Pot, tuz_club::Limit::Fixed);
    for (name, is, limit) in [
        ("Hold'em Pot Limit ($1/$2 USD)", Game::Holdem, pot),
        ("HORSE (Hold'em Limit, $2/$4 USD)", Game::Holdem, fixed),
        ("{Club #12} Hold'em No Limit ($1/$2 USD)", Game::Holdem, no),
        ("5 Card Omaha Pot Limit ($1/$2 USD)", Game::Omaha5, pot),
        ("8-Game (Omaha Hi/Lo Limit, $2/$4 USD)", Game::OmahaHiLo, fixed),
        ("Tournament #77, $5+$0.50 USD Hold'em No Limit - Level I (10/20)", Game::Holdem, no),
        ("Tournament #77, Freeroll  Hold'em No Limit - Level I (10/20)", Game::Holdem, no),
        ("Tournament #77, 500+0 5 Card Omaha Pot Limit - Level I (10/20)", Game::Omaha5, pot),
    ] {
        assert_eq!(game(name), Ok((is, limit)), "{name}");
    }
    for (name, called) in [
        ("6+ Hold'em No Limit ($1/$2 USD)", "6+ Hold'em"),
        ("Split Hold'em No Limit ($1/$2 USD)", "Split Hold'em"),
        ("5 Card Omaha Hi/Lo Pot Limit ($1/$2 USD)", "5 Card Omaha Hi/Lo"),
        (
            "Tournament #77, $5+$0.50 USD 6+ Hold'em No Limit - Level I (10/20)",
            "Tournament #77, $5+$0.50 USD 6+ Hold'em",
        ),
        ("Hold'em ($1/$2 USD)", "Hold'em ($1/$2 USD) - 2015/03/04 20:00:00 ET"),
    ] {
        assert_eq!(game(name), Err(format!("`{called}` is no game of the club")), "{name}");
    }
    let tilt = |from: &str, to: &str| {
        let hand = history::read(&TILT.replacen(from, to, 1)).swap_remove(0);
        hand.map(|record| record.setup.stakes().limit).map_err(|fault| fault.reason.to_string())
    };
    assert_eq!(
        tilt("No Limit Hold'em", "Limit 5 Card Omaha Hi"),
        Err("`5 Card Omaha Hi` is no game of the club".into())
    );
    assert_eq!(tilt("Table Elm", "Table No Limit Elm - 5/10 - Pot Limit Razz"), Ok(no));
}

#[test]
fn players_may_be_called_like_any_line() {
    for name in [
        "Table 9",
        "Table 'x' Seat #2",
        "Seat 3: x",
        "Seat 3: x ($5 in chips)",
        "Dealt to Boris",
        "x (button) (big blind)",
        "x ($1 in chips",
        "x [2c 3c]",
        "x mucked [2c 3c]",
        "a: folds",
        "Hand cancelled",
        "*** FLOP *** [2c]",
        "PokerStars Hand #5",
        "Uncalled bet ($1) returned to Boris",
        "Total pot $1",
        "x collected $5",
        "Boris B. B.",
        "raises",
    ] {
        let renamed = records(&STARS[..STARS.find("PokerStars Hand #1002").unwrap()].replace("Anna", name));
        assert_eq!(renamed.len(), 1, "{name}");
        assert_eq!(renamed[0].players[2], name);
        assert_eq!(replayed(&renamed[0]).stacks(), [Chips(14_850), Chips(0), Chips(21_850)], "{name}");
    }
    for name in
        ["Seat 3: x", "The button is in seat #2", "Anna:", "Hand #1 canceled", "x ($5)", "Dealt to Boris"]
    {
        let renamed =
            records(&TILT[..TILT.find("Full Tilt Poker Game #2002").unwrap()].replace("Anna", name));
        assert_eq!(renamed[0].players[2], name);
        let told: Vec<_> = records(&TILT[..TILT.find("Full Tilt Poker Game #2002").unwrap()])[0]
            .replay()
            .map(|replayed| replayed.hand.stacks().to_vec())
            .unwrap();
        assert_eq!(replayed(&renamed[0]).stacks(), told, "{name}");
    }
    let gone = STARS.replacen("Seat 4: Boris ($120 in chips)\n", "", 1);
    let fault = history::read(&gone).swap_remove(0).unwrap_err().to_string();
    assert_eq!(fault, "line `7`: `Boris` does not play in this hand");
    let other = STARS.replacen("Seat 4: Boris (big blind)", "Seat 5: Boris (big blind)", 1);
    let fault = history::read(&other).swap_remove(0).unwrap_err().to_string();
    assert_eq!(fault, "line `1`: `Seat 5` does not play in this hand");
    let twice = STARS.replacen("Seat 4: Boris (", "Seat 3: Boris (", 1);
    let fault = history::read(&twice).swap_remove(0).unwrap_err().to_string();
    assert_eq!(fault, "line `5`: the seat or the player of `3: Boris` is told already");
}

#[test]
fn the_share_of_the_house_is_told_and_checked() {
    let record = stars("1001", "Rake $3", "Rake $300");
    assert!(parting(&record).contains("is more than pot `1` holds"), "{}", parting(&record));
    let file = |more: &str| {
        format!(
            "variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\n\
             starting_stacks = [100, 100]\nactions = ['d dh p1 AsKs', 'd dh p2 ????', 'p2 f']\n{more}\n"
        )
    };
    let raked = |more: &str| records(&file(more))[0].replay().map(|replayed| replayed.hand.raked());
    assert_eq!(raked("finishing_stacks = [100, 99]").unwrap(), Chips(1));
    assert_eq!(raked("_rake_by_pot = [1]").unwrap(), Chips(1));
    assert_eq!(raked("_rake_by_pot = [0, 0]").unwrap(), Chips(0));
    assert_eq!(
        raked("_rake_by_pot = [0, 1]").unwrap_err().reason.to_string(),
        "`1` is more than pot `2` holds, or that pot does not exist"
    );
    assert!(raked("_rake_by_pot = [3]").is_err());
    assert!(raked("finishing_stacks = [102, 99]").is_err());
}

#[test]
fn the_order_of_ante_and_blind_is_the_one_that_a_text_tells() {
    // Boris has 17 of an ante of 5 and a blind of 20, and pays the rest last.
    let after = "Anna: posts small blind 10\nBoris: posts big blind 17 and is all-in\n";
    let before = "Boris: posts the ante 5\nChen: posts the ante 5\nAnna: posts small blind 10\n\
                  Boris: posts big blind 12 and is all-in\n";
    let start = STARS.find("PokerStars Hand #1006").unwrap();
    let title = &STARS[start..start + STARS[start..].find("Anna: posts the ante").unwrap()];
    let pot = |posts: &str| {
        let text = format!("{title}{posts}*** HOLE CARDS ***\nChen: folds\nAnna: folds\n");
        let hand = replayed(&records(&text)[0]);
        hand.stacks().to_vec()
    };
    assert_eq!(pot(&format!("Anna: posts the ante 5\n{before}")), [1_485, 37, 1_478].map(Chips));
    assert_eq!(pot(after), [1_490, 27, 1_483].map(Chips));
    let last = format!("{after}Anna: posts the ante 5\nChen: posts the ante 5\n");
    assert_eq!(pot(&last), [1_485, 37, 1_478].map(Chips));
}

#[test]
fn a_short_bring_in_is_called_for_a_whole_one() {
    let text = STARS[STARS.find("PokerStars Game #1004").unwrap()..].split("\n\n\n").next().unwrap();
    let short = text.replace("Seat 2: Boris ($50", "Seat 2: Boris ($0.50").replace(
        "Boris: brings in for $0.50\nChen: folds",
        "Boris: brings in for $0.30 and is all-in\nChen: calls $0.50",
    );
    let end = short.find("Anna: raises").unwrap();
    let record = &records(&format!("{}Anna: calls $0.50\n", &short[..end]))[0];
    let replayed = record.replay().unwrap();
    assert_eq!(record.setup.stakes().bring_in, Chips(50));
    let pots: Vec<u64> = replayed.hand.pots().as_slice().iter().map(|pot| pot.amount.0).collect();
    assert_eq!(pots, [3 * 20 + 3 * 30, 2 * 20]);
}

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
