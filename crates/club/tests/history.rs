//! Hands as others recorded them.

use proptest::prelude::*;
use tuz_club::history::{self, End, PartReason, ReadReason, Record};
use tuz_club::{Chips, Hand, Viewer};

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
        ["line `23`, `result`: seat `1` wins `14850` and the file says `14000`"]
    );
    assert_eq!(
        parting("[9c 9d] (three", "[9c 9h] (three"),
        ["line `24`, `Boris B.: shows [9c 9h] (three of a kind, Nines)`: the cards of seat `1` are others"]
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
