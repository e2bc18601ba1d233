//! Amounts as files write them.

use super::ReadReason;
use crate::chips::Chips;

/// The number of decimals that an amount is written with.
pub(super) fn decimals_of(text: &str) -> u8 {
    text.split_once('.').map_or(0, |(_, part)| part.trim_end_matches('0').len().min(9) as u8)
}

/// An amount with an optional sign of currency in front and commas between thousands, in chips of so many decimals.
pub(super) fn amount(text: &str, decimals: u8) -> Result<Chips, ReadReason> {
    let wrong = || ReadReason::Amount(text.to_owned());
    let digits = text.trim_start_matches(|sign: char| !sign.is_ascii_digit() && sign != '.' && sign != '-');
    let digits: String = digits.chars().filter(|&sign| sign != ',' && sign != '_').collect();
    let (whole, part) = digits.split_once('.').unwrap_or((&digits, ""));
    let part = part.trim_end_matches('0');
    let all_digits = |text: &str| text.bytes().all(|digit| digit.is_ascii_digit());
    if digits.is_empty() || digits == "." || !all_digits(whole) || !all_digits(part) {
        return Err(wrong());
    }
    if part.len() > usize::from(decimals) {
        return Err(wrong());
    }
    let number = format!("{whole}{part:0<width$}", width = usize::from(decimals));
    let chips: u64 = number.parse().map_err(|_| wrong())?;
    if Chips(chips) > Chips::MOST { Err(wrong()) } else { Ok(Chips(chips)) }
}

/// An amount as it is written, without trailing zeros.
pub(super) fn written(chips: Chips, decimals: u8) -> String {
    let scale = 10u64.pow(u32::from(decimals));
    let (whole, part) = (chips.0 / scale, chips.0 % scale);
    if part == 0 {
        return whole.to_string();
    }
    let part = format!("{part:0width$}", width = usize::from(decimals));
    format!("{whole}.{}", part.trim_end_matches('0'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_exact() {
        for (text, decimals, chips) in [
            ("$0.05", 2, 5),
            ("$1,234.50", 2, 123_450),
            ("276.30", 2, 27_630),
            ("€3", 2, 300),
            ("1500", 0, 1_500),
            ("0.5", 1, 5),
            (".25", 2, 25),
        ] {
            assert_eq!(amount(text, decimals), Ok(Chips(chips)), "{text}");
        }
        for text in ["", "$", "1.2.3", "-1", "1.005", "99999999999999999999", "x"] {
            assert!(amount(text, 2).is_err(), "{text}");
        }
    }

    #[test]
    fn writing_undoes_reading() {
        for chips in [0, 1, 10, 100, 123_450] {
            for decimals in [0, 2, 3] {
                let text = written(Chips(chips), decimals);
                assert_eq!(amount(&text, decimals), Ok(Chips(chips)));
            }
        }
    }
}
