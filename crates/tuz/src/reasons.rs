//! Why something cannot be done, as the libraries tell it, in the words of a language.

use tuz_cards::{ParseError, ParseErrorKind};
use tuz_fair::{HexError, Mismatch, PlayerSeedError};
use tuz_house::record::RecordError;
use tuz_house::round::{
    CannotSettle, CannotSit, MOST_BALANCE, MOST_PLAYERS, NotAPack, ReplayError, ReplayFault,
};
use tuz_house::tree::{Fault as FileFault, Faults as FileFaults};
use tuz_house::{JsonFault, Points};
use tuz_i18n::{Args as Words, Text};
use tuz_odds::simulate::{MOST_ROUNDS, SimulationError};
use tuz_odds::{Bought, FollowedError, WholeGameError};
use tuz_server::wire::rule_fault;

use crate::fault::{one_line, reason_in_words};

/// A text that cannot be read as cards.
pub(crate) fn cards(error: &ParseError, text: &Text) -> String {
    let at = |found: String| Words::new().with("place", error.position).with("text", found);
    match &error.kind {
        ParseErrorKind::UnknownRank(found) => {
            text.say("cards-no-rank", &at(found.escape_debug().to_string()))
        }
        ParseErrorKind::MissingSuit(rank) => text.say("cards-no-suit", &at(rank.clone())),
        ParseErrorKind::UnknownSuit { rank, found } => {
            let found = found.escape_debug().to_string();
            text.say("cards-other-suit", &at(format!("{rank}{found}")).with("value", found))
        }
        ParseErrorKind::Duplicate(card) => text.say("cards-twice", &at(card.to_string())),
        ParseErrorKind::NotOneCard(count) => text.say("cards-not-one", &Words::new().with("count", *count)),
        // What a later version tells is told in its words.
        _ => error.to_string(),
    }
}

/// A text that is no secret.
pub(crate) fn hex(error: &HexError, text: &Text) -> String {
    match error {
        HexError::Length(count) => text.say("value-hex-length", &Words::new().with("count", *count)),
        HexError::Digit { position, found } => {
            let words = Words::new().with("place", *position).with("text", found.escape_debug().to_string());
            text.say("value-hex-digit", &words)
        }
        _ => error.to_string(),
    }
}

/// A text that cannot be a player's seed.
pub(crate) fn player_seed(error: &PlayerSeedError, text: &Text) -> String {
    match error {
        PlayerSeedError::Empty => text.say("value-seed-empty", &Words::new()),
        PlayerSeedError::TooLong(bytes) => {
            let words = Words::new().with("count", *bytes).with("most", tuz_fair::PlayerSeed::MAX_BYTES);
            text.say("value-seed-long", &words)
        }
        PlayerSeedError::Control { position, found } => {
            let words = Words::new().with("place", *position).with("text", found.escape_debug().to_string());
            text.say("value-seed-control", &words)
        }
        _ => error.to_string(),
    }
}

/// A shuffle that does not hold.
pub(crate) fn mismatch(mismatch: &Mismatch, text: &Text) -> String {
    let say = |id: &str, words: Words| text.say(id, &words);
    let unread = |key: &str, why: String| {
        say("fair-unread", Words::new().with("name", key.to_owned()).with("text", why))
    };
    let place = |place: &usize| Words::new().with("count", *place);
    match mismatch {
        Mismatch::Hex { key, fault } => unread(key, hex(fault, text)),
        Mismatch::PlayerSeed(fault) => unread("player_seed", player_seed(fault, text)),
        Mismatch::Length(count) => say("fair-length", Words::new().with("count", *count)),
        Mismatch::Card { place: at, found } => {
            say("fair-no-card", place(at).with("text", found.escape_debug().to_string()))
        }
        Mismatch::Commitment { recorded, computed } => {
            let words = Words::new().with("text", recorded.to_string());
            say("fair-other-commitment", words.with("value", computed.to_string()))
        }
        Mismatch::Order { place: at, recorded, computed } => {
            let words = place(at).with("text", recorded.to_string());
            say("fair-other-order", words.with("value", computed.to_string()))
        }
        // What a later version of the format adds is told as the library tells it.
        other => other.to_string(),
    }
}

/// One fault of a rule file or a strategy file, with its key but without its place.
pub(crate) fn file_fault(fault: &FileFault, text: &Text) -> String {
    if text.language().is_english() {
        return fault.message();
    }
    let said = rule_fault(fault, text);
    if fault.key.is_empty() { said } else { format!("`{}`: {said}", fault.key) }
}

/// Faults of a file, each on a line of its own with its place; a line begins with the name of the
/// file, where it has one.
pub(crate) fn file_faults(name: &str, faults: &FileFaults, text: &Text) -> String {
    let name = if name.is_empty() { String::new() } else { format!("{}:", one_line(name)) };
    let line =
        |fault: &FileFault| format!("{name}{}:{}: {}", fault.line, fault.column, file_fault(fault, text));
    faults.iter().map(line).collect::<Vec<_>>().join("\n")
}

/// Players who cannot sit down.
pub(crate) fn sit(reason: &CannotSit, text: &Text) -> String {
    match *reason {
        CannotSit::Balance { player, balance } => {
            let points = |points: Points| text.figure(&points.0.to_string());
            let words = Words::new().with("player", player.0).with("text", points(balance));
            text.say("sit-balance", &words.with("value", points(MOST_BALANCE)))
        }
        CannotSit::Players(count) => {
            text.say("sit-players", &Words::new().with("count", count).with("most", MOST_PLAYERS))
        }
        _ => reason.to_string(),
    }
}

/// A box that cannot be settled.
pub(crate) fn settle(reason: &CannotSettle, text: &Text) -> String {
    let say = |id: &str, words: Words| text.say(id, &words);
    let count = |count: usize| Words::new().with("count", count);
    match reason {
        CannotSettle::DealtCount(cards) => say("settle-dealt-count", count(*cards)),
        CannotSettle::HandCount { cards, wanted } => {
            say("settle-hand-count", count(*cards).with("most", *wanted))
        }
        CannotSettle::TooManyNew { new, bought } => {
            say("settle-too-many-new", count(*new).with("most", *bought))
        }
        CannotSettle::DealerCount(cards) => say("settle-dealer-count", count(*cards)),
        CannotSettle::SharedCards(cards) => {
            say("settle-shared", Words::new().with("value", cards.to_string()))
        }
        CannotSettle::ReplacedCount(cards) => say("settle-replaced-count", count(*cards)),
        CannotSettle::GameNotNeeded => say("settle-not-needed", Words::new()),
        CannotSettle::NotInstant => say("settle-not-instant", Words::new()),
        CannotSettle::Refused(refusal) => refused(refusal, text),
        _ => reason.to_string(),
    }
}

/// A refusal of the house.
fn refused(refusal: &tuz_house::round::Refusal, text: &Text) -> String {
    let json = serde_json::to_value(refusal).unwrap_or_default();
    reason_in_words("refusal", &refusal.to_string(), &json, text)
}

/// A text that is not the JSON that is wanted.
pub(crate) fn json(fault: &JsonFault, text: &Text) -> String {
    let words = Words::new().with("line", fault.line).with("column", fault.column);
    let words = words.with("text", one_line(&fault.message).into_owned());
    if fault.path.is_empty() {
        text.say("record-json", &words)
    } else {
        text.say("record-json-key", &words.with("name", one_line(&fault.path).into_owned()))
    }
}

/// A record that is none.
pub(crate) fn record(error: &RecordError, text: &Text) -> String {
    let say = |id: &str| text.say(id, &Words::new());
    let why = |id: &str, why: String| text.say(id, &Words::new().with("text", why));
    match error {
        RecordError::Json(fault) => json(fault, text),
        RecordError::Rules(faults) => format!("{}\n{}", say("record-rules"), file_faults("", faults, text)),
        RecordError::OtherRules => say("record-other-rules"),
        RecordError::TwoPacks => say("record-two-packs"),
        RecordError::Shuffle(fault) => why("record-shuffle", mismatch(fault, text)),
        RecordError::ShortPack(fault) => why("record-short-pack", no_pack(*fault, text)),
        RecordError::OtherPack => say("record-other-pack"),
        _ => error.to_string(),
    }
}

fn no_pack(fault: NotAPack, text: &Text) -> String {
    match fault {
        NotAPack::Count(count) => text.say("record-pack-count", &Words::new().with("count", count)),
        NotAPack::Twice { card, place } => {
            let words = Words::new().with("value", card.to_string()).with("place", place);
            text.say("record-pack-twice", &words)
        }
    }
}

/// Events that are no round.
pub(crate) fn replay(error: &ReplayError, text: &Text) -> String {
    match error {
        ReplayError::Players(reason) => sit(reason, text),
        ReplayError::Event { event, fault } => {
            let words = Words::new().with("count", *event).with("text", event_fault(fault, text));
            text.say("record-event", &words)
        }
    }
}

fn event_fault(fault: &ReplayFault, text: &Text) -> String {
    let said = |id: &str, what: &str| text.say(id, &Words::new().with("text", what.to_owned()));
    match fault {
        ReplayFault::Refused(refusal) => refused(refusal, text),
        ReplayFault::NoPack => text.say("record-no-pack", &Words::new()),
        ReplayFault::DoesNotFollow(event) => said("record-does-not-follow", event),
        ReplayFault::Differs { path, recorded, played } => {
            let words = Words::new().with("text", recorded.clone()).with("value", played.clone());
            if path.is_empty() {
                text.say("record-other-event", &words)
            } else {
                text.say("record-differs", &words.with("name", path.clone()))
            }
        }
        ReplayFault::Missing(event) => said("record-missing", event),
        _ => fault.to_string(),
    }
}

/// A whole game that is not solved.
pub(crate) fn unsolved(error: &WholeGameError, text: &Text) -> String {
    let say = |id: &str| text.say(id, &Words::new());
    match error {
        WholeGameError::Unserved(reason) => {
            let json = serde_json::to_value(reason).unwrap_or_default();
            reason_in_words("unserved", &reason.to_string(), &json, text)
        }
        WholeGameError::DealerGame => say("unsolved-dealer-game"),
        WholeGameError::SecondMustWin => say("unsolved-second-must-win"),
        WholeGameError::Bonus => say("unsolved-bonus"),
        WholeGameError::TooFewCards(cards) => {
            text.say("unsolved-few-cards", &Words::new().with("count", *cards))
        }
        WholeGameError::Ended => say("edge-interrupted"),
        _ => error.to_string(),
    }
}

/// A strategy that is not followed.
pub(crate) fn unfollowed(error: &FollowedError, text: &Text) -> String {
    let say = |id: &str, words: Words| text.say(id, &words);
    match error {
        FollowedError::Game(error) => unsolved(error, text),
        FollowedError::NotOffered(Bought::Nothing) => say("unsolved-nothing-offered", Words::new()),
        FollowedError::NotOffered(Bought::Sixth) => say("unsolved-sixth-offered", Words::new()),
        FollowedError::NotOffered(Bought::Exchange(cards)) => {
            say("unsolved-exchange-offered", Words::new().with("count", *cards))
        }
        FollowedError::SuitedDraw(list) => say("unsolved-flush-draw", Words::new().with("name", *list)),
        _ => error.to_string(),
    }
}

/// Rounds that are not simulated.
pub(crate) fn unsimulated(error: &SimulationError, text: &Text) -> String {
    match error {
        SimulationError::CannotSit(reason) => sit(reason, text),
        SimulationError::Stakes(refusal) => refused(refusal, text),
        SimulationError::Refused { hand, up, refusal } => {
            let words = Words::new().with("value", hand.to_string()).with("card", up.to_string());
            text.say("simulate-refused", &words.with("text", refused(refusal, text)))
        }
        SimulationError::TooManyRounds(rounds) => {
            let words = Words::new().with("count", *rounds).with("most", MOST_ROUNDS);
            text.say("simulate-many", &words)
        }
        _ => error.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use tuz_cards::{Card, CardSet, parse_cards};
    use tuz_fair::{Commitment, PlayerSeed};
    use tuz_house::round::PlayerId;
    use tuz_i18n::{Language, Surface};
    use tuz_odds::Unserved;

    use super::*;

    fn card(text: &str) -> Card {
        text.parse().unwrap()
    }

    fn set(text: &str) -> CardSet {
        parse_cards(text).unwrap().into_iter().collect()
    }

    fn no_hex(text: &str) -> HexError {
        text.parse::<Commitment>().unwrap_err()
    }

    fn no_seed(text: &str) -> PlayerSeedError {
        PlayerSeed::new(text).unwrap_err()
    }

    /// Every sentence of this module, each by the library and in a language.
    fn sentences(text: &Text) -> Vec<(String, String)> {
        let mut all = Vec::new();
        for wrong in ["1d", "A", "Kx", "As As"] {
            let error = parse_cards(wrong).unwrap_err();
            all.push((error.to_string(), cards(&error, text)));
        }
        let error = "As Kd".parse::<Card>().unwrap_err();
        all.push((error.to_string(), cards(&error, text)));
        for error in [no_hex("xyz"), no_hex(&"G".repeat(64))] {
            all.push((error.to_string(), hex(&error, text)));
        }
        for error in [no_seed(""), no_seed(&"a".repeat(257)), no_seed("a\nb")] {
            all.push((error.to_string(), player_seed(&error, text)));
        }
        let made = |digit: &str| digit.repeat(64).parse::<Commitment>().unwrap();
        for error in [
            Mismatch::Hex { key: "seed", fault: no_hex("xyz") },
            Mismatch::PlayerSeed(no_seed("")),
            Mismatch::Length(51),
            Mismatch::Card { place: 3, found: "1d".to_owned() },
            Mismatch::Commitment { recorded: made("0"), computed: made("1") },
            Mismatch::Order { place: 3, recorded: card("As"), computed: card("Kd") },
        ] {
            all.push((error.to_string(), mismatch(&error, text)));
        }
        let balance = Points(MOST_BALANCE.0 + 1);
        for reason in [CannotSit::Balance { player: PlayerId(0), balance }, CannotSit::Players(99)] {
            all.push((reason.to_string(), sit(&reason, text)));
        }
        for reason in [
            CannotSettle::DealtCount(4),
            CannotSettle::HandCount { cards: 7, wanted: 6 },
            CannotSettle::TooManyNew { new: 1, bought: 0 },
            CannotSettle::TooManyNew { new: 3, bought: 2 },
            CannotSettle::DealerCount(4),
            CannotSettle::SharedCards(set("As Kd")),
            CannotSettle::ReplacedCount(2),
            CannotSettle::GameNotNeeded,
            CannotSettle::NotInstant,
            CannotSettle::Refused(tuz_house::round::Refusal::NoBoxes),
        ] {
            all.push((reason.to_string(), settle(&reason, text)));
        }
        let at =
            |path: &str| JsonFault { line: 1, column: 2, path: path.to_owned(), message: "m".to_owned() };
        for error in [
            RecordError::Json(at("")),
            RecordError::Json(at("a.b")),
            RecordError::OtherRules,
            RecordError::TwoPacks,
            RecordError::Shuffle(Mismatch::Length(51)),
            RecordError::ShortPack(NotAPack::Count(51)),
            RecordError::ShortPack(NotAPack::Twice { card: card("As"), place: 7 }),
            RecordError::OtherPack,
        ] {
            all.push((error.to_string(), record(&error, text)));
        }
        let differs = |path: &str| ReplayFault::Differs {
            path: path.to_owned(),
            recorded: "1".to_owned(),
            played: "2".to_owned(),
        };
        for fault in [
            ReplayFault::Refused(tuz_house::round::Refusal::NoBoxes),
            ReplayFault::NoPack,
            ReplayFault::DoesNotFollow("`dealt`".to_owned()),
            differs(""),
            differs("lines[0].net"),
            ReplayFault::Missing("`settled`".to_owned()),
        ] {
            let error = ReplayError::Event { event: 3, fault };
            all.push((error.to_string(), replay(&error, text)));
        }
        for error in [
            WholeGameError::Unserved(Unserved::RepeatedExchange),
            WholeGameError::DealerGame,
            WholeGameError::SecondMustWin,
            WholeGameError::Bonus,
            WholeGameError::TooFewCards(20),
            WholeGameError::Ended,
        ] {
            all.push((error.to_string(), unsolved(&error, text)));
        }
        for error in [
            FollowedError::NotOffered(Bought::Nothing),
            FollowedError::NotOffered(Bought::Sixth),
            FollowedError::NotOffered(Bought::Exchange(3)),
            FollowedError::SuitedDraw("bet"),
        ] {
            all.push((error.to_string(), unfollowed(&error, text)));
        }
        let refusal = tuz_house::round::Refusal::NoBoxes;
        for error in [
            SimulationError::Refused { hand: set("As Kd 5h 5c 10s"), up: card("9c"), refusal },
            SimulationError::TooManyRounds(MOST_ROUNDS + 1),
        ] {
            all.push((error.to_string(), unsimulated(&error, text)));
        }
        all
    }

    #[test]
    fn every_reason_is_told_in_every_language() {
        for language in Language::all() {
            let text = Text::new(language, Surface::Terminal);
            let is_english = language.tag() == "en";
            for (library, told) in sentences(&text) {
                // A message that is not filled shows what is missing, one that is not there its name.
                let is_name = |letter: char| letter.is_ascii_lowercase() || letter == '-';
                assert!(!told.contains("{$") && !told.chars().all(is_name), "{told}");
                assert!(is_english || told != library, "{}: {told}", language.tag());
            }
        }
    }
}
