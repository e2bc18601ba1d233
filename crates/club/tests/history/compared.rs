//! What a history tells beside its actions is compared with what came of them.

use tuz_club::Chips;
use tuz_club::history::{End, Record};

use super::{STARS, TILT, changed, parting, partings, records, stars};

#[test]
fn a_text_that_disagrees_is_shown_where_it_parts() {
    let parting = |from: &str, to: &str| partings(&changed(STARS, from, to));
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
        parting("and won ($148.50)", "and won ($148)"),
        ["line `30`, `result`: seat `1` wins `14850` and the file says `14800`"]
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
    let parting = |text: &str, from: &str, to: &str| partings(&changed(text, from, to));
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
fn pots_add_up_and_pat_hands_are_held() {
    let parting = |from: &str, to: &str| partings(&changed(STARS, from, to));
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
