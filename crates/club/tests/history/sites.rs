//! Texts of sites.

use tuz_club::history::{self, End, ReadReason};
use tuz_club::{Chips, Game};

use super::{STARS, TILT, changed, records, replayed};

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
fn who_is_not_at_the_table_does_nothing() {
    let fault = |text: &str, from: &str, to: &str| {
        let hands = history::read(&changed(text, from, to));
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

#[test]
fn old_files_in_sixteen_bits_are_read() {
    let mut bytes = vec![0xff, 0xfe];
    bytes.extend(TILT.replace('\n', "\r\n\r\n").encode_utf16().flat_map(u16::to_le_bytes));
    let hands = history::read(&history::decode(&bytes));
    assert_eq!(hands.len(), 4);
    assert!(hands.iter().all(Result::is_ok));
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
