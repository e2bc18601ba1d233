//! Cards as files write them.

use tuz_cards::parse_cards;

use super::ReadReason;
use crate::row::Row;

/// Cards with or without spaces, of which `??` is one that is not known.
pub(super) fn row(text: &str) -> Result<Row, ReadReason> {
    let mut row = Row::EMPTY;
    let mut rest = text.trim();
    while !rest.is_empty() {
        if let Some(after) = rest.strip_prefix("??") {
            if !row.push(None) {
                return Err(ReadReason::TooManyCards(text.to_owned()));
            }
            rest = after.trim_start();
            continue;
        }
        let end = rest.find("??").unwrap_or(rest.len());
        let (known, after) = rest.split_at(end);
        let cards = parse_cards(known).map_err(|fault| ReadReason::Cards { text: text.to_owned(), fault })?;
        for card in cards {
            if !row.push(Some(card)) {
                return Err(ReadReason::TooManyCards(text.to_owned()));
            }
        }
        rest = after;
    }
    Ok(row)
}

/// The cards of all these texts together.
pub(super) fn joined(texts: &[&str]) -> Result<Row, ReadReason> {
    row(&texts.join(" "))
}

/// The texts between square brackets.
pub(super) fn brackets(text: &str) -> impl Iterator<Item = &str> {
    text.split('[').skip(1).filter_map(|part| Some(part.split_once(']')?.0))
}
