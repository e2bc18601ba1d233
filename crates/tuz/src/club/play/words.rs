//! From what is typed to an action.

use tuz_cards::{Card, CardSet};
use tuz_club::{Action, Chips, Legal};
use tuz_i18n::{Args as Words, Text};

use super::show::chips;
use crate::chosen::{NotChosen, chosen};

/// What a line at a decision asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Said {
    /// To do it.
    Do(Action),
    /// To hear why this may not be done.
    Why(Action),
    /// To see the table again.
    Table,
    /// To hear what can be typed.
    Help,
    /// To hear how the game is played.
    Rules,
}

/// Why a line is not understood.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Unclear {
    /// No word is known.
    Word(String),
    /// No amount.
    NoAmount(Chips),
    /// An amount that is none.
    Amount(String),
    /// No cards.
    Cards(NotChosen),
}

impl From<NotChosen> for Unclear {
    fn from(fault: NotChosen) -> Self {
        Self::Cards(fault)
    }
}

impl Unclear {
    /// The sentence in a language.
    pub(super) fn in_words(&self, text: &Text) -> String {
        let with = |id: &str, words: &str| text.say(id, &Words::new().with("text", words.to_owned()));
        match self {
            Self::Word(word) => with("club-unclear-word", word),
            Self::NoAmount(least) => with("club-unclear-no-amount", &chips(*least, text)),
            Self::Amount(amount) => with("club-unclear-amount", amount),
            Self::Cards(NotChosen::Nothing) => text.say("club-unclear-no-cards", &Words::new()),
            Self::Cards(NotChosen::Place(place, cards)) => {
                let words = Words::new().with("text", place.to_string()).with("count", *cards);
                text.say("club-unclear-place", &words)
            }
            Self::Cards(NotChosen::Twice(card)) => with("club-unclear-twice", card),
            Self::Cards(NotChosen::Card(error)) => with("club-unclear-card", &error.to_string()),
        }
    }
}

/// What a line is read against.
pub(super) struct Scene<'a> {
    /// What may be done.
    pub(super) legal: &'a Legal,
    /// The own cards as they are shown.
    pub(super) hand: &'a [Card],
    /// What the player has bet and could bet.
    pub(super) all: Chips,
}

impl Scene<'_> {
    /// What a line means here.
    ///
    /// # Errors
    /// When it is not understood.
    pub(super) fn read(&self, line: &str) -> Result<Said, Unclear> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match word.to_lowercase().as_str() {
            "" | "table" => Ok(Said::Table),
            "rules" => Ok(Said::Rules),
            "?" | "h" | "help" if rest.is_empty() => Ok(Said::Help),
            "?" | "why" => match self.read(rest)? {
                Said::Do(action) => Ok(Said::Why(action)),
                _ => Err(Unclear::Word(rest.to_owned())),
            },
            word => Ok(Said::Do(self.action(word, rest)?)),
        }
    }

    fn action(&self, word: &str, rest: &str) -> Result<Action, Unclear> {
        let cards = |set: CardSet| Action::Throw(set.into());
        Ok(match word {
            "t" | "throw" | "d" | "draw" | "discard" => cards(chosen(rest, self.hand)?),
            "r" | "raise" | "bet" | "complete" => Action::RaiseTo(self.amount(rest)?),
            // Nothing stands behind the other words.
            _ if !rest.is_empty() => return Err(Unclear::Word(format!("{word} {rest}"))),
            "f" | "fold" => Action::Fold,
            "call" => Action::Call,
            "c" if self.legal.call.is_some() => Action::Call,
            "c" | "x" | "check" => Action::Check,
            "b" | "bring" | "bring-in" => Action::BringIn,
            "m" | "most" => Action::RaiseTo(self.legal.raise.map_or(self.all, |range| range.most)),
            "a" | "all" | "all-in" if self.legal.raise.is_none() && self.legal.call.is_some() => Action::Call,
            "a" | "all" | "all-in" => Action::RaiseTo(self.all),
            "s" | "stand" | "pat" => cards(CardSet::EMPTY),
            _ => return Err(Unclear::Word(word.to_owned())),
        })
    }

    /// To how much; where only one amount may be it need not be told.
    fn amount(&self, text: &str) -> Result<Chips, Unclear> {
        let text = text.strip_prefix("to ").unwrap_or(text).trim();
        if !text.is_empty() {
            return text.parse().map(Chips).map_err(|_| Unclear::Amount(text.to_owned()));
        }
        match self.legal.raise {
            Some(range) if range.least != range.most => Err(Unclear::NoAmount(range.least)),
            Some(range) => Ok(range.most),
            // Any amount is refused, with the reason.
            None => Ok(self.all),
        }
    }
}

#[cfg(test)]
mod tests {
    use tuz_cards::parse_cards;
    use tuz_club::RaiseTo;

    use super::*;

    fn read_with(legal: &Legal, line: &str) -> Result<Said, Unclear> {
        let hand = parse_cards("As Kd 5h 5c 10s").unwrap();
        Scene { legal, hand: &hand, all: Chips(90) }.read(line)
    }

    fn read(line: &str) -> Result<Said, Unclear> {
        read_with(&Legal::default(), line)
    }

    fn thrown(cards: &str) -> Action {
        Action::Throw(parse_cards(cards).unwrap().into_iter().collect::<CardSet>().into())
    }

    #[test]
    fn letters_and_words_are_understood() {
        for (line, action) in [
            ("f", Action::Fold),
            ("FOLD", Action::Fold),
            ("c", Action::Check),
            ("x", Action::Check),
            ("call", Action::Call),
            ("r 40", Action::RaiseTo(Chips(40))),
            ("raise to 40", Action::RaiseTo(Chips(40))),
            ("bet 40", Action::RaiseTo(Chips(40))),
            ("all", Action::RaiseTo(Chips(90))),
            ("m", Action::RaiseTo(Chips(90))),
            ("b", Action::BringIn),
            ("s", thrown("")),
            ("t 1 4", thrown("As 5c")),
            ("draw 5", thrown("10s")),
            ("throw AsKd", thrown("As Kd")),
            ("d 5♥, 5♣", thrown("5h 5c")),
        ] {
            assert_eq!(read(line), Ok(Said::Do(action)), "{line}");
            assert_eq!(read(&format!("? {line}")), Ok(Said::Why(action)), "{line}");
        }
        assert_eq!((read(""), read("?"), read("rules")), (Ok(Said::Table), Ok(Said::Help), Ok(Said::Rules)));
    }

    #[test]
    fn short_words_mean_what_is_possible() {
        let range = RaiseTo { least: Chips(20), most: Chips(60), between: true };
        let legal = Legal { call: Some(Chips(5)), raise: Some(range), ..Legal::default() };
        assert_eq!(read_with(&legal, "c"), Ok(Said::Do(Action::Call)));
        assert_eq!(read_with(&legal, "m"), Ok(Said::Do(Action::RaiseTo(Chips(60)))));
        assert_eq!(read_with(&legal, "r"), Err(Unclear::NoAmount(Chips(20))));
        let one = RaiseTo { least: Chips(20), most: Chips(20), between: false };
        assert_eq!(
            read_with(&Legal { raise: Some(one), ..legal }, "r"),
            Ok(Said::Do(Action::RaiseTo(Chips(20))))
        );
        assert_eq!(read_with(&Legal { raise: None, ..legal }, "all"), Ok(Said::Do(Action::Call)));
    }

    #[test]
    fn nonsense_is_refused() {
        for line in ["z", "f 5", "call 7", "r many", "r -5", "r 99999999999999999999", "t", "t 6", "t 1 1"] {
            assert!(read(line).is_err(), "{line}");
        }
        for line in ["t Zz", "t As As", "? z", "? ?", "why", "\u{1b}[2J"] {
            assert!(read(line).is_err(), "{line}");
        }
    }
}
