//! Hands that are written.

use tuz_club::history::{self, Record};
use tuz_club::{Chips, Hand, Viewer};

use super::{DAY_4, DAY_5, STARS, TILT, records, replayed, stars};

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
fn any_name_of_a_hand_is_written_so_that_it_is_read() {
    let record = &records(DAY_4)[0];
    let hand = replayed(record);
    for id in ["007", "0", "00", "7", "1e5", "-3", "'\"", "a\nb", "999999999999999999999"] {
        let named = Record { id: id.to_owned(), ..record.clone() };
        assert_eq!(records(&history::write_phh(&named, &hand).unwrap())[0].id, id);
    }
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
