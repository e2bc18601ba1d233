//! From what is typed to an action.

use tuz_cards::{Card, parse_cards};
use tuz_house::Points;
use tuz_house::round::{Action, Asked, Legal};
use tuz_i18n::{Args as Words, Text};

use crate::chosen::{NotChosen, chosen};
use crate::reasons;

/// What a line at a decision asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Said {
    /// To do it.
    Do(Action),
    /// To see every option.
    More,
    /// To hear what may be done, and why all else may not.
    Help,
    /// To hear why this may not be done.
    Why(Action),
    /// To read the rules; all of them, or what matters most.
    Rules {
        /// All of them.
        all: bool,
    },
    /// To see hand and options again.
    Hand,
}

/// Why a line is not understood.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Unclear {
    /// No word is known.
    Word(String),
    /// No card.
    Card(tuz_cards::ParseError),
    /// No place in the hand, which has so many cards.
    Place(char, usize),
    /// A card is named more than once.
    Twice(String),
    /// Cards are missing.
    Cards,
    /// No amount.
    Points(String),
    /// One card was wanted.
    OneCard,
}

impl From<NotChosen> for Unclear {
    fn from(fault: NotChosen) -> Self {
        match fault {
            NotChosen::Nothing => Self::Cards,
            NotChosen::Place(place, cards) => Self::Place(place, cards),
            NotChosen::Twice(place) => Self::Twice(place),
            NotChosen::Card(error) => Self::Card(error),
        }
    }
}

impl Unclear {
    /// The sentence in a language.
    pub(super) fn in_words(&self, text: &Text) -> String {
        let value = |id: &str, value: &str| text.say(id, &Words::new().with("value", value.to_owned()));
        match self {
            Self::Word(word) => value("unclear-word", word),
            Self::Card(error) => {
                text.say("unclear-card", &Words::new().with("text", reasons::cards(error, text)))
            }
            Self::Place(place, cards) => {
                let words = Words::new().with("text", place.to_string()).with("cards", *cards);
                text.say("unclear-place", &words)
            }
            Self::Twice(place) => value("unclear-twice", place),
            Self::Cards => text.say("unclear-cards", &Words::new()),
            Self::Points(points) => value("unclear-points", points),
            Self::OneCard => text.say("unclear-one-card", &Words::new()),
        }
    }
}

/// What is on the table when a line is typed.
pub(super) struct Scene<'a> {
    /// What is asked.
    pub(super) asked: Asked,
    /// The hand as it is shown, from the left.
    pub(super) hand: &'a [Card],
    /// What may be done.
    pub(super) legal: &'a Legal,
}

impl Scene<'_> {
    /// What a line means here.
    ///
    /// # Errors
    /// When it is not understood.
    pub(super) fn read(&self, line: &str) -> Result<Said, Unclear> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        // `x2s` and `x1` are typed as well as `x 2s`.
        let (word, rest) = match word.strip_prefix(['x', 'X']) {
            Some(close) if !close.is_empty() && close.starts_with(|letter: char| !letter.is_alphabetic()) => {
                ("x", &line[1..])
            }
            _ => (word, rest),
        };
        let rest = rest.trim();
        match word.to_lowercase().as_str() {
            "" | "hand" => Ok(Said::Hand),
            "more" | "m" => Ok(Said::More),
            "rules" | "r" => Ok(Said::Rules { all: rest.eq_ignore_ascii_case("more") }),
            "?" | "help" | "h" if rest.is_empty() => Ok(Said::Help),
            "?" | "why" => Ok(Said::Why(self.action(rest)?)),
            _ => Ok(Said::Do(self.action_of(word, rest)?)),
        }
    }

    fn action(&self, text: &str) -> Result<Action, Unclear> {
        match self.read(text)? {
            Said::Do(action) => Ok(action),
            _ => Err(Unclear::Word(text.to_owned())),
        }
    }

    fn action_of(&self, word: &str, rest: &str) -> Result<Action, Unclear> {
        Ok(match word.to_lowercase().as_str() {
            "f" | "fold" => Action::Fold,
            "p" | "play" | "bet" => Action::Play,
            "6" | "s" | "sixth" => Action::Sixth,
            "x" | "exchange" => Action::Exchange(chosen(rest, self.hand)?),
            "i" | "insure" => Action::Insure(self.insurance(rest)?),
            "n" | "no" => self.no(),
            "k" | "keep" if self.asked == Asked::Insurance => Action::NoInsurance,
            "k" | "keep" => Action::Keep,
            "b" | "buy" => Action::BuyGame { thrown: dealers_card(rest)? },
            _ => return Err(Unclear::Word(word.to_owned())),
        })
    }

    fn no(&self) -> Action {
        if self.asked == Asked::DealerGame { Action::Keep } else { Action::NoInsurance }
    }

    /// So many points, or the most.
    fn insurance(&self, text: &str) -> Result<Points, Unclear> {
        if text.is_empty() {
            // Where nothing may be insured any amount is refused, with the reason.
            return Ok(self.legal.insure.map_or(Points(1), |range| range.most));
        }
        text.parse().map(Points).map_err(|_| Unclear::Points(text.to_owned()))
    }
}

fn dealers_card(text: &str) -> Result<Option<Card>, Unclear> {
    match parse_cards(text).map_err(Unclear::Card)?.as_slice() {
        [] => Ok(None),
        [card] => Ok(Some(*card)),
        _ => Err(Unclear::OneCard),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Said, Unclear> {
        let hand = parse_cards("As Kd 5h 5c 10s").unwrap();
        Scene { asked: Asked::Decision, hand: &hand, legal: &Legal::default() }.read(line)
    }

    fn exchange(cards: &str) -> Said {
        Said::Do(Action::Exchange(parse_cards(cards).unwrap().into_iter().collect()))
    }

    #[test]
    fn letters_and_words_are_understood() {
        assert_eq!(read("f"), Ok(Said::Do(Action::Fold)));
        assert_eq!(read("PLAY"), Ok(Said::Do(Action::Play)));
        assert_eq!(read("6"), Ok(Said::Do(Action::Sixth)));
        assert_eq!(read("i 50"), Ok(Said::Do(Action::Insure(Points(50)))));
        assert_eq!(read("? 6"), Ok(Said::Why(Action::Sixth)));
        assert_eq!(read("?"), Ok(Said::Help));
        assert_eq!(read(""), Ok(Said::Hand));
        assert_eq!(read("hand"), Ok(Said::Hand));
        assert_eq!(read("rules"), Ok(Said::Rules { all: false }));
        assert_eq!(read("rules more"), Ok(Said::Rules { all: true }));
        assert_eq!(read("b Ks"), Ok(Said::Do(Action::BuyGame { thrown: "Ks".parse().ok() })));
    }

    #[test]
    fn cards_go_by_name_or_place() {
        assert_eq!(read("x 10s"), Ok(exchange("10s")));
        assert_eq!(read("x 1 4"), Ok(exchange("As 5c")));
        assert_eq!(read("x 14"), Ok(exchange("As 5c")));
        assert_eq!(read("x5"), Ok(exchange("10s")));
        assert_eq!(read("x 5♥, 5♣"), Ok(exchange("5h 5c")));
        assert_eq!(read("exchange Kd"), Ok(exchange("Kd")));
        assert_eq!(read("x"), Err(Unclear::Cards));
        assert_eq!(read("x 6"), Err(Unclear::Place('6', 5)));
        assert_eq!(read("x 1 1"), Err(Unclear::Twice("1".to_owned())));
        assert!(read("x As As").is_err());
        assert_eq!(read("x 0"), Err(Unclear::Place('0', 5)));
    }

    #[test]
    fn nonsense_is_refused() {
        for line in ["z", "i many", "b Ks Kd", "x Zz", "? z", "? ?", "why", "\u{1b}[2J"] {
            assert!(read(line).is_err(), "{line}");
        }
    }
}
