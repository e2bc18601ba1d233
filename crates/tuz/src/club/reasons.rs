//! Why a hand cannot begin or go on, and why a question or a history is none, in the words of a language.

use tuz_club::equity::{KnownFault, QuestionFault};
use tuz_club::history::{PartReason, ReadReason, WriteFault, WriteReason};
use tuz_club::table::TableFault;
use tuz_club::{CannotStart, Chips, ChoreRefusal, DealRefusal, Game, Next, Refusal, Seat, StakesFault};
use tuz_i18n::{Args as Words, Text};

use crate::reasons;

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

/// Why a table cannot be played at.
pub(super) fn unplayable(fault: &TableFault, text: &Text) -> String {
    match fault {
        TableFault::Stakes(fault) => stakes(fault, text),
        TableFault::Start(fault) => start(fault, text),
        TableFault::Alone => text.say("stakes-alone", &Words::new()),
    }
}

fn stakes(fault: &StakesFault, text: &Text) -> String {
    let say = |id: &str, words: Words| text.say(id, &words);
    let amount = |chips: Chips| text.figure(&chips.to_string());
    let both = |a, b| Words::new().with("text", amount(a)).with("value", amount(b));
    match *fault {
        // No game of the club is at fault.
        StakesFault::Variant(fault) => fault.to_string(),
        StakesFault::Players { players, least, most } => {
            let words = Words::new().with("count", players).with("least", least);
            say("stakes-players", words.with("most", most))
        }
        StakesFault::Seats(a, b) => say("stakes-seats", Words::new().with("count", a).with("most", b)),
        StakesFault::Post { post, blind } => say("stakes-post", both(post, blind)),
        StakesFault::NoBet => say("stakes-no-bet", Words::new()),
        StakesFault::BigBet { small, big } => say("stakes-big-bet", both(big, small)),
        StakesFault::BringIn { bring_in, bet } => say("stakes-bring-in", both(bring_in, bet)),
        StakesFault::NoBringIn(chips) => say("stakes-no-bring-in", Words::new().with("text", amount(chips))),
        StakesFault::Blinds => say("stakes-blinds", Words::new()),
        StakesFault::TooMuch(chips) => say("stakes-too-much", both(chips, Chips::MOST)),
    }
}

/// Why a text is no hand.
pub(super) fn unknown(fault: &KnownFault, text: &Text) -> String {
    match fault {
        KnownFault::Cards(error) => reasons::cards(error, text),
        KnownFault::Bracket { position } => text.say("cards-bracket", &Words::new().with("place", *position)),
    }
}

/// Why hands have no shares.
pub(super) fn unanswered(fault: &QuestionFault, text: &Text) -> String {
    let say = |id: &str, words: Words| text.say(id, &words);
    let of_game = |game: &Game| Words::new().with("name", game.as_str());
    let of_hand = |hand: usize, game: &Game| of_game(game).with("place", hand - 1);
    match fault {
        QuestionFault::FewHands(hands) => say("equity-few-hands", Words::new().with("count", *hands)),
        QuestionFault::ManyHands { game, most, found } => {
            say("equity-many-hands", of_game(game).with("most", *most).with("count", *found))
        }
        QuestionFault::FewPlayers { players, found } => {
            say("equity-few-players", Words::new().with("least", *players).with("count", *found))
        }
        QuestionFault::Twice(card) => say("equity-twice", Words::new().with("value", card.to_string())),
        QuestionFault::NotInPack { card, lowest } => {
            let words = Words::new().with("value", card.to_string());
            say("equity-not-in-pack", words.with("text", lowest.to_string()))
        }
        QuestionFault::HandSize { hand, game, found, wanted } => {
            let (least, most) = (wanted.start(), wanted.end());
            let sizes = if least == most { most.to_string() } else { format!("{least}–{most}") };
            let words = of_hand(*hand, game).with("count", *found);
            say("equity-hand-size", words.with("list", text.figure(&sizes)))
        }
        QuestionFault::DiscardNotNamed { hand, game } => say("equity-name-discard", of_hand(*hand, game)),
        QuestionFault::NothingThrown { hand, game } => say("equity-nothing-thrown", of_hand(*hand, game)),
        QuestionFault::NoUpCards { hand, game } => say("equity-no-up-cards", of_hand(*hand, game)),
        QuestionFault::BoardSize { game, found, wanted } => {
            say("equity-board-size", of_game(game).with("count", *found).with("list", text.figure(wanted)))
        }
        QuestionFault::NoBoard(game) => say("equity-no-board", of_game(game)),
        QuestionFault::RandomDiscard(game) => say("equity-random-discard", of_game(game)),
        QuestionFault::PackRunsOut { wanted, left } => {
            say("equity-pack-runs-out", Words::new().with("count", *wanted).with("most", *left))
        }
        // What a later version tells is told in its words.
        _ => fault.to_string(),
    }
}

/// Why a text is no history.
pub(super) fn unread(reason: &ReadReason, text: &Text) -> String {
    let say = |id: &str, words: Words| text.say(id, &words);
    let of = |found: &str| Words::new().with("text", found.to_owned());
    match reason {
        ReadReason::NoHistory => say("history-none", Words::new()),
        ReadReason::NoTitle => say("history-no-title", Words::new()),
        ReadReason::SeatTwice(found) => say("history-seat-twice", of(found)),
        ReadReason::AnteTwice(found) => say("history-ante-twice", of(found)),
        ReadReason::TooManySeats(most) => say("history-seats", Words::new().with("most", *most)),
        ReadReason::Toml(why) => say("history-no-toml", of(why)),
        ReadReason::Missing(key) => say("history-missing", Words::new().with("name", *key)),
        ReadReason::Kind(key) => say("history-kind", Words::new().with("name", key.clone())),
        ReadReason::Length { key, found, players } => {
            let words = Words::new().with("name", *key).with("count", *found);
            say("history-length", words.with("most", *players))
        }
        ReadReason::Game(found) => say("history-no-game", of(found)),
        ReadReason::Amount(found) => say("history-no-amount", of(found)),
        ReadReason::Cards { text: found, fault } => {
            say("history-no-cards", of(found).with("value", reasons::cards(fault, text)))
        }
        ReadReason::TooManyCards(found) => say("history-many-cards", of(found)),
        ReadReason::Player(found) => say("history-no-player", of(found)),
        ReadReason::Action(found) => say("history-no-action", of(found)),
        ReadReason::NoStakes => say("history-no-stakes", Words::new()),
        ReadReason::NoPlayers => say("history-no-players", Words::new()),
        ReadReason::Stakes(fault) => stakes(fault, text),
        _ => reason.to_string(),
    }
}

/// Why a hand cannot be written.
pub(super) fn unwritten(fault: &WriteFault, text: &Text) -> String {
    let say = |id: &str, words: Words| text.say(id, &words);
    let hand = if fault.id.is_empty() {
        say("history-hand-at", Words::new().with("line", fault.line))
    } else {
        say("history-hand", Words::new().with("name", fault.id.clone()))
    };
    let why = match fault.reason {
        WriteReason::Twice => say("history-twice", Words::new()),
        WriteReason::Cancelled => say("history-cancelled", Words::new()),
        WriteReason::TwoBlinds(seat) => say("history-two-blinds", of(seat)),
        WriteReason::Order(seat) => say("history-order", of(seat)),
        WriteReason::ShortAnte(seat) => say("history-short-ante", of(seat)),
        WriteReason::House => say("history-house", Words::new()),
        _ => fault.reason.to_string(),
    };
    say("history-unwritten", Words::new().with("name", hand).with("text", why))
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
            assert_eq!(parted(&reason, english), reason.to_string());
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

    /// What hinders a table, a question, a hand that is typed and a history, by the library and in a language.
    fn hindrances(text: &Text) -> Vec<(String, String)> {
        use {QuestionFault as Q, ReadReason as R, StakesFault as S, WriteReason as W};
        let (chips, more, game, seat) = (Chips(3), Chips(5), Game::Stud, Seat(1));
        let card = || "As".parse().unwrap();
        let mut all = Vec::new();
        let stakes = [
            S::Players { players: 11, least: 2, most: 10 },
            S::Seats(3, 4),
            S::Post { post: more, blind: chips },
            S::NoBet,
            S::BigBet { small: more, big: chips },
            S::BringIn { bring_in: more, bet: chips },
            S::NoBringIn(chips),
            S::Blinds,
            S::TooMuch(more),
        ];
        let start = TableFault::Start(CannotStart::Pack);
        for fault in stakes.map(TableFault::Stakes).into_iter().chain([start, TableFault::Alone]) {
            all.push((fault.to_string(), unplayable(&fault, text)));
        }
        for typed in ["As [Kd", "1d"] {
            let fault = typed.parse::<tuz_club::equity::Known>().unwrap_err();
            all.push((fault.to_string(), unknown(&fault, text)));
        }
        for fault in [
            Q::FewHands(1),
            Q::ManyHands { game, most: 8, found: 9 },
            Q::FewPlayers { players: 1, found: 2 },
            Q::Twice(card()),
            Q::NotInPack { card: card(), lowest: '7' },
            Q::HandSize { hand: 1, game, found: 8, wanted: 0..=7 },
            Q::HandSize { hand: 1, game, found: 8, wanted: 5..=5 },
            Q::DiscardNotNamed { hand: 1, game },
            Q::NothingThrown { hand: 1, game },
            Q::NoUpCards { hand: 1, game },
            Q::BoardSize { game, found: 2, wanted: "0, 3".to_owned() },
            Q::NoBoard(game),
            Q::RandomDiscard(game),
            Q::PackRunsOut { wanted: 40, left: 30 },
        ] {
            all.push((fault.to_string(), unanswered(&fault, text)));
        }
        let found = || "x".to_owned();
        for reason in [
            R::NoHistory,
            R::NoTitle,
            R::SeatTwice(found()),
            R::AnteTwice(found()),
            R::TooManySeats(10),
            R::Toml(found()),
            R::Missing("players"),
            R::Kind(found()),
            R::Length { key: "antes", found: 3, players: 4 },
            R::Game(found()),
            R::Amount(found()),
            R::Cards { text: found(), fault: tuz_cards::parse_cards("x").unwrap_err() },
            R::TooManyCards(found()),
            R::Player(found()),
            R::Action(found()),
            R::NoStakes,
            R::NoPlayers,
            R::Stakes(S::NoBet),
        ] {
            all.push((reason.to_string(), unread(&reason, text)));
        }
        for reason in
            [W::Twice, W::Cancelled, W::TwoBlinds(seat), W::Order(seat), W::ShortAnte(seat), W::House]
        {
            for id in ["", "7"] {
                let fault = WriteFault { id: id.to_owned(), line: 3, reason };
                all.push((fault.to_string(), unwritten(&fault, text)));
            }
        }
        all
    }

    #[test]
    fn what_hinders_is_told_in_every_language() {
        for language in Language::all() {
            let text = Text::new(language, Surface::Terminal);
            let is_english = language.tag() == "en";
            for (library, told) in hindrances(&text) {
                // A message that is not filled shows what is missing, one that is not there its name.
                let is_name = |letter: char| letter.is_ascii_lowercase() || letter == '-';
                assert!(!told.contains("{$") && !told.chars().all(is_name), "{told}");
                assert!(is_english || told != library, "{}: {told}", language.tag());
            }
        }
    }
}
