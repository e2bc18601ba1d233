//! Amounts as files write them.

use super::ReadReason;
use crate::chips::Chips;

/// A decimal number taken apart: its digits, and how many of them are behind the point, below nothing where zeros are left
/// out: `1.50` is 150 and 2, `1e3` is 1 and -3.
fn digits_of(text: &str) -> Option<(String, i32)> {
    let (mantissa, exponent) = text.split_once(['e', 'E']).unwrap_or((text, "0"));
    let exponent: i32 = exponent.parse().ok()?;
    let (whole, part) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let digits: String = [whole, part].concat();
    let all_digits = !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit());
    let behind = i32::try_from(part.len()).ok()?.checked_sub(exponent)?;
    all_digits.then_some((digits, behind))
}

/// The number of decimals that a number is written with, nine at most.
pub(super) fn decimals_of(text: &str) -> u8 {
    let Some((digits, behind)) = digits_of(text) else { return 0 };
    let zeros = digits.len() - digits.trim_end_matches('0').len();
    if zeros == digits.len() { 0 } else { behind.saturating_sub(zeros as i32).clamp(0, 9) as u8 }
}

/// A number as TOML and PHH write it, in chips of so many decimals.
pub(super) fn number(text: &str, decimals: u8) -> Result<Chips, ReadReason> {
    let wrong = || ReadReason::Amount(text.to_owned());
    let plain = text.replace('_', "");
    let (digits, behind) = digits_of(plain.strip_prefix('+').unwrap_or(&plain)).ok_or_else(wrong)?;
    let significant = digits.trim_matches('0');
    if significant.is_empty() {
        return Ok(Chips::ZERO);
    }
    let zeros = digits.len() - digits.trim_end_matches('0').len();
    let places = i64::from(decimals) + zeros as i64 - i64::from(behind);
    // No amount has as many digits as that.
    let places = usize::try_from(places).ok().filter(|&places| places < 20).ok_or_else(wrong)?;
    let chips: u64 = format!("{significant}{:0<places$}", "").parse().map_err(|_| wrong())?;
    if Chips(chips) > Chips::MOST { Err(wrong()) } else { Ok(Chips(chips)) }
}

/// An amount with an optional sign of currency in front and commas between thousands, in chips of so many decimals.
pub(super) fn amount(text: &str, decimals: u8) -> Result<Chips, ReadReason> {
    let wrong = || ReadReason::Amount(text.to_owned());
    let figure =
        text.trim_start_matches(|sign: char| !sign.is_ascii_digit() && !['.', ',', '-'].contains(&sign));
    let (whole, part) = figure.split_once('.').unwrap_or((figure, ""));
    let mut groups = whole.split(',');
    let first = groups.next().unwrap_or_default();
    let thousands = groups.clone().next().is_none() || (1..=3).contains(&first.len());
    if !thousands
        || groups.any(|group| group.len() != 3)
        || part.contains(',')
        || figure.contains(['e', 'E', '_'])
    {
        return Err(wrong());
    }
    number(&figure.replace(',', ""), decimals).map_err(|_| wrong())
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
            ("$1,234,567", 0, 1_234_567),
        ] {
            assert_eq!(amount(text, decimals), Ok(Chips(chips)), "{text}");
        }
        let none = [
            "",
            "$",
            "1.2.3",
            "-1",
            "1.005",
            "99999999999999999999",
            "x",
            "1,5",
            "1,2345",
            ",500",
            "1.0,5",
            "1e2",
        ];
        for text in none {
            assert!(amount(text, 2).is_err(), "{text}");
        }
    }

    #[test]
    fn numbers_may_have_an_exponent() {
        for (text, places, decimals, chips) in [
            ("1e1", 0, 0, 10),
            ("1E+3", 0, 2, 100_000),
            ("2.5e1", 0, 0, 25),
            ("2.55e1", 1, 1, 255),
            ("5e-2", 2, 2, 5),
            ("1500e-2", 0, 0, 15),
            ("1_000", 0, 0, 1_000),
            ("+7", 0, 0, 7),
            ("0e9", 0, 0, 0),
            ("0.00", 0, 0, 0),
            ("10.50", 1, 1, 105),
        ] {
            assert_eq!(decimals_of(text), places, "{text}");
            assert_eq!(number(text, decimals), Ok(Chips(chips)), "{text}");
        }
        for text in
            ["1e", "e1", "1e99", "1e-1", "1e999999999999", "inf", "nan", "-5", "$5", "1,000", "0x10", "1e2e3"]
        {
            assert!(number(text, 0).is_err(), "{text}");
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
