//! Rows as a Parquet file: the columns of the CSV file, values as exact decimals.

use std::io::Write;

use tuz_export::{Cell, Column, ExportError, Kind, Table};
use tuz_house::Antes;
use tuz_odds::{Action, SpotRow, Value};

use super::{DECIMALS, Rows, Unwritten};
use crate::figures::{Towards, scaled};
use crate::values::first_decision;

const VALUE: Kind = Kind::Decimal(DECIMALS as u8);

const COLUMNS: [(&str, Kind); 11] = [
    ("up", Kind::Text),
    ("hand", Kind::Text),
    ("spots", Kind::Whole),
    ("best", Kind::Text),
    ("discards", Kind::Text),
    ("low", VALUE),
    ("high", VALUE),
    ("second", Kind::Text),
    ("second_discards", Kind::Text),
    ("second_low", VALUE),
    ("second_high", VALUE),
];

pub(super) struct Parquet<'a>(Table<&'a mut (dyn Write + Send)>);

impl<'a> Parquet<'a> {
    pub(super) fn new(out: &'a mut (dyn Write + Send)) -> Result<Self, ExportError> {
        let columns = COLUMNS.map(|(name, kind)| Column { name, kind });
        Table::new(out, &columns).map(Self)
    }

    pub(super) fn finish(self) -> Result<(), ExportError> {
        self.0.finish()
    }
}

impl Rows for Parquet<'_> {
    fn write(&mut self, rows: &[SpotRow]) -> Result<(), Unwritten> {
        for row in rows {
            let mut cells = vec![
                Cell::Text(row.up.to_string()),
                Cell::Text(row.hand.to_string()),
                Cell::Whole(row.spots.into()),
            ];
            cells.extend(option(Some(row.best))?);
            cells.extend(option(row.second)?);
            self.0.push(cells)?;
        }
        Ok(())
    }
}

fn option(option: Option<(Action, Value)>) -> Result<[Cell; 4], Unwritten> {
    let Some((action, value)) = option else { return Ok([const { Cell::Nothing }; 4]) };
    let (name, discards) = first_decision(action);
    let discards = if discards.is_empty() { Cell::Nothing } else { Cell::Text(discards.to_string()) };
    let (low, high) = (bound(value.low(), Towards::Down)?, bound(value.high(), Towards::Up)?);
    Ok([Cell::Text(name.to_owned()), discards, low, high])
}

/// A bound in the smallest unit of its decimals, so that it stays one.
fn bound(antes: Antes, towards: Towards) -> Result<Cell, Unwritten> {
    Ok(Cell::Whole(scaled(antes, DECIMALS, towards).try_into()?))
}

#[cfg(test)]
mod tests {
    use tuz_cards::{Pack, Rank};
    use tuz_house::rules::shipped_rules;
    use tuz_odds::Wanted;

    use super::super::solve;
    use super::*;

    #[test]
    fn every_spot_is_in_the_file() {
        let rules = shipped_rules("oasis-1").expect("it is shipped");
        let wanted = Wanted { pack: Pack::stripped_below(Rank::Ten), ..Wanted::default() };
        let mut bytes = Vec::new();
        let mut rows = Parquet::new(&mut bytes).expect("it begins");
        solve(rules, &wanted, &mut rows).expect("it is served").expect("it is written");
        rows.finish().expect("it ends");
        assert!(bytes.starts_with(b"PAR1") && bytes.ends_with(b"PAR1"));
        let mut spots = 0;
        let table = tuz_export::read(bytes).expect("a Parquet file");
        for row in table {
            let [up, hand, count, best, discards, low, high, ..] = row.as_slice() else { panic!("{row:?}") };
            assert!(matches!((up, hand, best), (Cell::Text(_), Cell::Text(_), Cell::Text(_))), "{row:?}");
            assert_eq!(*discards == Cell::Nothing, *best != Cell::Text("exchange".into()), "{row:?}");
            let number = |cell: &Cell| match cell {
                Cell::Whole(number) => *number,
                other => panic!("{other:?}"),
            };
            assert!(number(low) <= number(high), "{row:?}");
            spots += number(count);
        }
        // Hands of five of twenty cards, and an up card.
        assert_eq!(spots, 15_504 * 15);
    }
}
