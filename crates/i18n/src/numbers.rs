//! Numbers as `Intl` of a browser writes them.

use std::collections::HashMap;
use std::sync::LazyLock;

use serde::Deserialize;
use unic_langid::LanguageIdentifier;

/// Which digits numbers are shown with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Digits {
    /// 0 to 9 in every language.
    #[default]
    Latin,
    /// Those of the language.
    Native,
}

/// How one or more languages write numbers, the digits apart.
#[derive(Debug, Clone, Deserialize)]
struct Signs {
    /// The languages, with the digits where they differ from the Latin ones: `fa fa-arabext`.
    of: String,
    minus: String,
    plus: String,
    /// What stands before and behind a percentage.
    percent: (String, String),
    group: String,
    decimal: String,
    /// Sizes of the last group and of those before it, and how many digits the first must have.
    groups: (usize, usize, usize),
}

#[derive(Deserialize)]
struct Table {
    digits: HashMap<String, String>,
    signs: Vec<Signs>,
}

static TABLE: LazyLock<Table> =
    LazyLock::new(|| serde_json::from_str(include_str!("numbers.json")).expect("the tests read it too"));

impl Table {
    fn signs(&self, name: &str) -> Option<&Signs> {
        self.signs.iter().find(|signs| signs.of.split(' ').any(|of| of == name))
    }
}

/// A text with the digits of every script as 0 to 9.
///
/// ```
/// assert_eq!(tuz_i18n::latin_digits("x ۱ ٤, ๑๐♠"), "x 1 4, 10♠");
/// ```
pub fn latin_digits(text: &str) -> String {
    let latin = |letter: char| {
        let place = TABLE.digits.values().find_map(|digits| digits.chars().position(|digit| digit == letter));
        place.and_then(|place| char::from_digit(place as u32, 10)).unwrap_or(letter)
    };
    text.chars().map(latin).collect()
}

/// Numbers as a language writes them.
#[derive(Debug, Clone)]
pub struct Numbers {
    digits: Vec<char>,
    signs: Signs,
}

impl Numbers {
    /// For a language, with the digits of this Unicode name, such as `latn` or `arabext`. What is not known is
    /// written as in the first language of the table, with Latin digits.
    pub fn new(language: &LanguageIdentifier, digits: &str) -> Self {
        let language = language.language.as_str();
        let own = TABLE.signs(&format!("{language}-{digits}")).or_else(|| TABLE.signs(language));
        let digits = TABLE.digits.get(digits).map_or("0123456789", String::as_str);
        Self { digits: digits.chars().collect(), signs: own.unwrap_or(&TABLE.signs[0]).clone() }
    }

    /// The same without the marks of direction that stand beside signs in some languages, for where they would show.
    #[must_use]
    pub fn without_marks(mut self) -> Self {
        let signs = &mut self.signs;
        for sign in [&mut signs.minus, &mut signs.plus, &mut signs.percent.0, &mut signs.percent.1] {
            sign.retain(|letter| !matches!(letter, '\u{61c}' | '\u{200e}' | '\u{200f}'));
        }
        self
    }

    /// A whole number, grouped: `1,234,567`.
    pub fn whole(&self, number: f64) -> String {
        let rounded = Rounded::new(number, 0, 0, 0);
        format!("{}{}", self.sign(&rounded, false), self.unsigned(&rounded))
    }

    /// A decimal number with so many digits after the point, or up to three; with `+` above zero if asked.
    pub fn decimal(&self, number: f64, digits: Option<usize>, signed: bool) -> String {
        let rounded = Rounded::new(number, 0, digits.unwrap_or(0), digits.unwrap_or(3));
        format!("{}{}", self.sign(&rounded, signed), self.unsigned(&rounded))
    }

    /// A share as a percentage with so many digits after the point, or none: 0.0531 is `5.31%`.
    pub fn percent(&self, share: f64, digits: Option<usize>) -> String {
        let digits = digits.unwrap_or(0);
        let rounded = Rounded::new(share, 2, digits, digits);
        let (before, after) = &self.signs.percent;
        format!("{}{before}{}{after}", self.sign(&rounded, false), self.unsigned(&rounded))
    }

    /// A number that is written as `-1.25`, the way this language writes it, digit by digit: nothing is rounded and
    /// nothing grouped. Whatever else stands in the text stays as it is.
    pub fn rewritten(&self, number: &str) -> String {
        let mut text = String::with_capacity(number.len());
        for letter in number.chars() {
            match letter {
                '-' => text += &self.signs.minus,
                '+' => text += &self.signs.plus,
                '.' => text += &self.signs.decimal,
                _ => text.push(letter.to_digit(10).map_or(letter, |digit| self.digits[digit as usize])),
            }
        }
        text
    }

    /// Nothing has no sign, nor has what is rounded to nothing.
    fn sign(&self, rounded: &Rounded, signed: bool) -> &str {
        match (rounded.is_zero(), rounded.negative) {
            (false, true) => &self.signs.minus,
            (false, false) if signed => &self.signs.plus,
            _ => "",
        }
    }

    fn unsigned(&self, rounded: &Rounded) -> String {
        let (last, others, first) = self.signs.groups;
        let length = rounded.whole.len();
        let mut text = String::new();
        for (place, &digit) in rounded.whole.iter().enumerate() {
            let left = length - place;
            let ends_a_group = left >= last && (left - last).is_multiple_of(others);
            if place > 0 && ends_a_group && length >= last + first {
                text += &self.signs.group;
            }
            text.push(self.digits[usize::from(digit)]);
        }
        if !rounded.fraction.is_empty() {
            text += &self.signs.decimal;
            text.extend(rounded.fraction.iter().map(|&digit| self.digits[usize::from(digit)]));
        }
        text
    }
}

/// A number in decimal digits, rounded half away from zero.
struct Rounded {
    negative: bool,
    whole: Vec<u8>,
    fraction: Vec<u8>,
}

impl Rounded {
    /// `number` times ten to the power of `shift`, with `least` to `most` digits after the point.
    ///
    /// As in `Intl`, the shortest digits that stand for the number are rounded, not its binary value: 1.005 becomes
    /// 1.01. Infinity and what is no number become 0.
    fn new(number: f64, shift: i32, least: usize, most: usize) -> Self {
        let shortest = format!("{:e}", if number.is_finite() { number.abs() } else { 0.0 });
        let (mantissa, exponent) = shortest.split_once('e').unwrap_or((&shortest, "0"));
        let mut digits: Vec<u8> =
            mantissa.bytes().filter(u8::is_ascii_digit).map(|digit| digit - b'0').collect();
        // How many digits stand before the point.
        let mut point = 1 + exponent.parse::<i32>().unwrap_or(0) + shift;
        if point < 1 {
            digits.splice(0..0, std::iter::repeat_n(0, (1 - point) as usize));
            point = 1;
        }
        let point = point as usize;
        let up = digits.get(point + most).is_some_and(|&digit| digit >= 5);
        digits.resize(point + most, 0);
        if up && carry(&mut digits) {
            digits.insert(0, 1);
        }
        let mut fraction = digits.split_off(digits.len() - most);
        while digits.len() > 1 && digits[0] == 0 {
            digits.remove(0);
        }
        while fraction.len() > least && fraction.last() == Some(&0) {
            fraction.pop();
        }
        Self { negative: number < 0.0, whole: digits, fraction }
    }

    fn is_zero(&self) -> bool {
        self.whole.iter().chain(&self.fraction).all(|&digit| digit == 0)
    }
}

/// Adds one to the last digit; whether one is left over in front.
fn carry(digits: &mut [u8]) -> bool {
    for digit in digits.iter_mut().rev() {
        if *digit < 9 {
            *digit += 1;
            return false;
        }
        *digit = 0;
    }
    true
}
