//! Why a hand cannot go on, in the words of a language: at the table, and where a history and the rules part.

use tuz_club::history::PartReason;
use tuz_club::{CannotStart, Chips, ChoreRefusal, DealRefusal, Next, Refusal, Seat};
use tuz_i18n::{Args as Words, Text};

fn of(seat: Seat) -> Words {
    Words::new().with("seat", seat.index())
}

/// Why an action is refused.
pub(super) fn refused(refusal: &Refusal, text: &Text) -> String {
    let say = |id: &str, words: Words| text.say(id, &words);
    let amount = |chips: Chips| text.figure(&chips.to_string());
    let none = Words::new();
    match *refusal {
        Refusal::NoSeat(seat) => say("club-refused-no-seat", of(seat)),
        Refusal::NothingAsked => say("club-refused-nothing-asked", none),
        Refusal::NotYourTurn(seat) => say("club-refused-not-your-turn", of(seat)),
        Refusal::ThrownAlready(seat) => say("club-refused-thrown-already", of(seat)),
        Refusal::NotAsked => say("club-refused-not-asked", none),
        Refusal::ToCall(chips) => say("club-refused-to-call", none.with("text", amount(chips))),
        Refusal::NothingToCall => say("club-refused-nothing-to-call", none),
        Refusal::BringInFirst => say("club-refused-bring-in-first", none),
        Refusal::NoBringIn => say("club-refused-no-bring-in", none),
        Refusal::NotReopened => say("club-refused-not-reopened", none),
        Refusal::Capped(count) => say("club-refused-capped", none.with("count", count)),
        Refusal::OnlyCall => say("club-refused-only-call", none),
        Refusal::NobodyToCall => say("club-refused-nobody-to-call", none),
        Refusal::Amount { to, least, most } => {
            let words = none.with("text", amount(to)).with("value", amount(least));
            say("club-refused-amount", words.with("list", amount(most)))
        }
        Refusal::ThrowCount { count, least, most } => {
            say("club-refused-throw-count", none.with("count", count).with("least", least).with("most", most))
        }
        Refusal::NotHeld => say("club-refused-not-held", none),
        Refusal::Unknown => say("club-refused-unknown", none),
        Refusal::Tabled => say("club-refused-tabled", none),
        Refusal::LastHand => say("club-refused-last-hand", none),
    }
}

/// Why a history and the rules part.
pub(super) fn parted(reason: &PartReason, text: &Text) -> String {
    let say = |id: &str, words: Words| text.say(id, &words);
    let amount = |chips: Chips| text.figure(&chips.to_string());
    let both = |is, told| Words::new().with("text", amount(is)).with("value", amount(told));
    match reason {
        PartReason::Start(fault) => start(fault, text),
        PartReason::Act(refusal) => refused(refusal, text),
        PartReason::Deal(refusal) => dealing(refusal, text),
        PartReason::Chore(refusal) => chore(refusal, text),
        PartReason::Waits(next) => waits(next, text),
        PartReason::Board(row) if row.is_empty() => say("club-is-no-board", Words::new()),
        PartReason::Board(row) => say("club-is-board", Words::new().with("text", row.to_string())),
        PartReason::Call { is } => say("club-is-call", Words::new().with("text", amount(*is))),
        PartReason::Returned { is } => say("club-is-returned", Words::new().with("text", amount(*is))),
        PartReason::Pots { is, told } => say("club-is-pots", both(*is, *told)),
        PartReason::Won { seat, is, told } => say("club-is-won", both(*is, *told).with("seat", seat.index())),
        PartReason::Stack { seat, is, told } => {
            say("club-is-stack", both(*is, *told).with("seat", seat.index()))
        }
    }
}

fn start(fault: &CannotStart, text: &Text) -> String {
    let say = |id: &str, words: Words| text.say(id, &words);
    match *fault {
        CannotStart::Stacks { stacks, seats } => {
            say("club-start-stacks", Words::new().with("count", stacks).with("most", seats))
        }
        CannotStart::Empty(seat) => say("club-start-empty", of(seat)),
        CannotStart::TooMuch(seat) => {
            say("club-start-too-much", of(seat).with("text", text.figure(&Chips::MOST.to_string())))
        }
        CannotStart::Pack => say("club-start-pack", Words::new()),
    }
}

fn dealing(refusal: &DealRefusal, text: &Text) -> String {
    let say = |id: &str, words: Words| text.say(id, &words);
    match *refusal {
        DealRefusal::NotDue(seat) => say("club-deal-not-due", of(seat)),
        DealRefusal::NoBoard => say("club-deal-no-board", Words::new()),
        DealRefusal::Count { given, due } => {
            say("club-deal-count", Words::new().with("count", given).with("most", due))
        }
        DealRefusal::Out(card) => say("club-deal-out", Words::new().with("text", card.to_string())),
        DealRefusal::NotInPack(card) => {
            say("club-deal-not-in-pack", Words::new().with("text", card.to_string()))
        }
        DealRefusal::FromPack => say("club-deal-from-pack", Words::new()),
    }
}

fn chore(refusal: &ChoreRefusal, text: &Text) -> String {
    let say = |id: &str, words: Words| text.say(id, &words);
    match *refusal {
        ChoreRefusal::NoChore => say("club-chore-none", Words::new()),
        ChoreRefusal::NotTheDiscards => say("club-chore-discards", Words::new()),
        ChoreRefusal::Rake { rake, pot } => {
            let words = Words::new().with("text", text.figure(&rake.to_string())).with("pot", pot);
            say("club-chore-rake", words)
        }
        ChoreRefusal::NotTwice => say("club-chore-not-twice", Words::new()),
        ChoreRefusal::NotTheCards(seat) => say("club-chore-cards", of(seat)),
    }
}

/// For what the hand waits.
fn waits(next: &Next, text: &Text) -> String {
    let say = |id: &str, words: Words| text.say(id, &words);
    match *next {
        Next::Post => say("club-waits-post", Words::new()),
        Next::Deal(seat, count) => say("club-waits-deal", of(seat).with("count", count)),
        Next::DealBoard(count) => say("club-waits-board", Words::new().with("count", count)),
        Next::Restock => say("club-waits-restock", Words::new()),
        Next::Act(seat) => say("club-waits-act", of(seat)),
        Next::Throw(seat) => say("club-waits-throw", of(seat)),
        Next::GiveBack => say("club-waits-give-back", Words::new()),
        Next::Show(seat) => say("club-waits-show", of(seat)),
        Next::Award(pot) => say("club-waits-award", Words::new().with("pot", pot)),
        Next::Over => say("club-waits-over", Words::new()),
    }
}

#[cfg(test)]
mod tests {
    use tuz_club::Row;
    use tuz_i18n::{Language, Surface};

    use super::*;

    fn row(cards: &str) -> Row {
        tuz_cards::parse_cards(cards).unwrap().into_iter().map(Some).collect()
    }

    /// At least one of each.
    fn reasons() -> Vec<PartReason> {
        use {
            CannotStart as C, ChoreRefusal as H, DealRefusal as D, Next as N, PartReason as P, Refusal as R,
        };
        let (seat, chips, is, told) = (Seat(2), Chips(1234), Chips(70), Chips(60));
        let card = "As".parse().unwrap();
        let start =
            [C::Stacks { stacks: 3, seats: 4 }, C::Empty(seat), C::TooMuch(seat), C::Pack].map(P::Start);
        let act = [
            R::NoSeat(seat),
            R::NothingAsked,
            R::NotYourTurn(seat),
            R::ThrownAlready(seat),
            R::NotAsked,
            R::ToCall(chips),
            R::NothingToCall,
            R::BringInFirst,
            R::NoBringIn,
            R::NotReopened,
            R::Capped(4),
            R::OnlyCall,
            R::NobodyToCall,
            R::Amount { to: chips, least: told, most: is },
            R::ThrowCount { count: 5, least: 0, most: 3 },
            R::NotHeld,
            R::Unknown,
            R::Tabled,
            R::LastHand,
        ];
        let deal = [
            D::NotDue(seat),
            D::NoBoard,
            D::Count { given: 1, due: 2 },
            D::Out(card),
            D::NotInPack(card),
            D::FromPack,
        ];
        let chore = [
            H::NoChore,
            H::NotTheDiscards,
            H::Rake { rake: chips, pot: 1 },
            H::NotTwice,
            H::NotTheCards(seat),
        ];
        let waits = [
            N::Post,
            N::Deal(seat, 2),
            N::DealBoard(3),
            N::Restock,
            N::Act(seat),
            N::Throw(seat),
            N::GiveBack,
            N::Show(seat),
            N::Award(1),
            N::Over,
        ];
        let rest = [
            P::Board(Row::default()),
            P::Board(row("As Kd 2c")),
            P::Call { is },
            P::Returned { is },
            P::Pots { is, told },
            P::Won { seat, is, told },
            P::Stack { seat, is, told },
        ];
        let all = start.into_iter().chain(act.map(P::Act)).chain(deal.map(P::Deal));
        all.chain(chore.map(P::Chore)).chain(waits.map(P::Waits)).chain(rest).collect()
    }

    #[test]
    fn every_reason_is_said_in_english_as_the_library_says_it() {
        let english = crate::io::english();
        for reason in reasons() {
            assert_eq!(parted(&reason, &english), reason.to_string());
        }
    }

    #[test]
    fn every_language_says_each_reason_in_its_own_words() {
        for language in Language::all().iter().filter(|language| language.tag() != "en") {
            let text = Text::new(language, Surface::Terminal);
            for reason in reasons() {
                assert_ne!(parted(&reason, &text), reason.to_string(), "{}", language.tag());
            }
        }
    }
}
