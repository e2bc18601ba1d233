//! Tables as Parquet files, for programs that read many rows fast: pandas, `DuckDB`, Spark and others.
//!
//! A [`Table`] takes rows of [`Cell`]s and writes them in groups, so that no more than one group is ever held. What is
//! exact stays so: a figure with decimals is a whole number of their smallest unit, in the file too.

use std::io::Write;
use std::sync::Arc;

use bytes::Bytes;
use parquet::basic::{Compression, LogicalType, Repetition, Type as Physical};
use parquet::data_type::{ByteArray, ByteArrayType, Decimal, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::properties::WriterProperties;
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::file::writer::SerializedFileWriter;
use parquet::record::{Field, Row};
use parquet::schema::types::Type;

/// So many rows are written together.
const GROUP: usize = 1 << 17;

/// So many digits a 64-bit number always holds.
const DIGITS: i32 = 18;

/// What a column holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Texts.
    Text,
    /// Whole numbers.
    Whole,
    /// Figures with so many decimals, each as the whole number of their smallest unit.
    Decimal(u8),
}

/// A column: its name and what it holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Column {
    /// Its name.
    pub name: &'static str,
    /// What it holds.
    pub kind: Kind,
}

/// What stands in one row of a column.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Cell {
    /// A text.
    Text(String),
    /// A whole number, of the smallest unit where there are decimals.
    Whole(i64),
    /// Nothing.
    Nothing,
}

/// Why rows cannot be written.
#[derive(Debug, thiserror::Error)]
pub enum ExportError {
    /// A row has too many cells or too few.
    #[error("a row has {given} cells, and the table {columns} columns")]
    Cells {
        /// How many there are.
        given: usize,
        /// How many columns there are.
        columns: usize,
    },
    /// A cell is not of its column's kind.
    #[error("a cell of the column `{column}` holds something else than the column")]
    Kind {
        /// The column.
        column: &'static str,
    },
    /// The file takes no more, or the format does not allow it.
    #[error("the Parquet file cannot be written: {0}")]
    Write(String),
    /// It is no such file.
    #[error("the Parquet file cannot be read: {0}")]
    Read(String),
}

impl From<ParquetError> for ExportError {
    fn from(error: ParquetError) -> Self {
        Self::Write(error.to_string())
    }
}

/// The values of one column that wait to be written.
enum Values {
    Text(Vec<ByteArray>),
    Whole(Vec<i64>),
}

struct Filled {
    column: Column,
    values: Values,
    /// For every row whether there is a value: 1 or 0, as the format has it.
    there: Vec<i16>,
}

impl Filled {
    fn new(column: Column) -> Self {
        let values = match column.kind {
            Kind::Text => Values::Text(Vec::new()),
            Kind::Whole | Kind::Decimal(_) => Values::Whole(Vec::new()),
        };
        Self { column, values, there: Vec::new() }
    }

    fn takes(&self, cell: &Cell) -> bool {
        matches!(
            (&self.values, cell),
            (_, Cell::Nothing) | (Values::Text(_), Cell::Text(_)) | (Values::Whole(_), Cell::Whole(_))
        )
    }

    fn push(&mut self, cell: Cell) {
        self.there.push(i16::from(cell != Cell::Nothing));
        match (&mut self.values, cell) {
            (Values::Text(texts), Cell::Text(text)) => texts.push(text.into_bytes().into()),
            (Values::Whole(numbers), Cell::Whole(number)) => numbers.push(number),
            _ => {}
        }
    }
}

/// A Parquet file that takes rows.
pub struct Table<W: Write + Send> {
    file: SerializedFileWriter<W>,
    columns: Vec<Filled>,
}

impl<W: Write + Send> Table<W> {
    /// A file of these columns.
    ///
    /// # Errors
    /// When nothing can be written to it, or the format does not allow such columns.
    pub fn new(out: W, columns: &[Column]) -> Result<Self, ExportError> {
        let fields = columns.iter().map(field).collect::<Result<Vec<_>, _>>()?;
        let schema = Type::group_type_builder("rows").with_fields(fields).build()?;
        let properties = WriterProperties::builder().set_compression(Compression::SNAPPY).build();
        let file = SerializedFileWriter::new(out, Arc::new(schema), Arc::new(properties))?;
        Ok(Self { file, columns: columns.iter().copied().map(Filled::new).collect() })
    }

    /// Adds a row: a cell for every column.
    ///
    /// # Errors
    /// When it is no row of this table, which then is as it was, or cannot be written.
    pub fn push(&mut self, row: Vec<Cell>) -> Result<(), ExportError> {
        if row.len() != self.columns.len() {
            return Err(ExportError::Cells { given: row.len(), columns: self.columns.len() });
        }
        if let Some((filled, _)) = self.columns.iter().zip(&row).find(|(filled, cell)| !filled.takes(cell)) {
            return Err(ExportError::Kind { column: filled.column.name });
        }
        for (filled, cell) in self.columns.iter_mut().zip(row) {
            filled.push(cell);
        }
        if self.columns.first().is_some_and(|filled| filled.there.len() >= GROUP) {
            self.group()
        } else {
            Ok(())
        }
    }

    /// Writes what waits, and the end of the file.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn finish(mut self) -> Result<(), ExportError> {
        self.group()?;
        self.file.close()?;
        Ok(())
    }

    fn group(&mut self) -> Result<(), ExportError> {
        if self.columns.first().is_none_or(|filled| filled.there.is_empty()) {
            return Ok(());
        }
        let mut group = self.file.next_row_group()?;
        for filled in &mut self.columns {
            let Some(mut column) = group.next_column()? else { break };
            let there = Some(filled.there.as_slice());
            match &filled.values {
                Values::Text(texts) => column.typed::<ByteArrayType>().write_batch(texts, there, None)?,
                Values::Whole(numbers) => column.typed::<Int64Type>().write_batch(numbers, there, None)?,
            };
            column.close()?;
            *filled = Filled::new(filled.column);
        }
        group.close()?;
        Ok(())
    }
}

fn field(column: &Column) -> Result<Arc<Type>, ExportError> {
    let (physical, logical) = match column.kind {
        Kind::Text => (Physical::BYTE_ARRAY, Some(LogicalType::String)),
        Kind::Whole => (Physical::INT64, None),
        Kind::Decimal(scale) => (Physical::INT64, Some(LogicalType::decimal(scale.into(), DIGITS))),
    };
    let builder = Type::primitive_type_builder(column.name, physical)
        .with_repetition(Repetition::OPTIONAL)
        .with_logical_type(logical);
    let builder = match column.kind {
        Kind::Decimal(scale) => builder.with_precision(DIGITS).with_scale(scale.into()),
        Kind::Text | Kind::Whole => builder,
    };
    Ok(Arc::new(builder.build()?))
}

/// The rows of a file that a [`Table`] wrote.
///
/// # Errors
/// When it is no Parquet file, or holds what no such table does.
pub fn read(file: Vec<u8>) -> Result<Vec<Vec<Cell>>, ExportError> {
    let unread = |error: ParquetError| ExportError::Read(error.to_string());
    let reader = SerializedFileReader::new(Bytes::from(file)).map_err(unread)?;
    let rows = reader.get_row_iter(None).map_err(unread)?;
    let cells = |row: Row| row.get_column_iter().map(|(_, field)| cell(field)).collect();
    rows.map(|row| row.map_err(unread).and_then(cells)).collect()
}

fn cell(field: &Field) -> Result<Cell, ExportError> {
    match field {
        Field::Null => Ok(Cell::Nothing),
        Field::Str(text) => Ok(Cell::Text(text.clone())),
        Field::Long(number) => Ok(Cell::Whole(*number)),
        Field::Decimal(Decimal::Int64 { value, .. }) => Ok(Cell::Whole(i64::from_be_bytes(*value))),
        other => Err(ExportError::Read(format!("`{other}` is neither a text nor a number"))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const COLUMNS: [Column; 3] = [
        Column { name: "hand", kind: Kind::Text },
        Column { name: "spots", kind: Kind::Whole },
        Column { name: "low", kind: Kind::Decimal(3) },
    ];

    fn row(text: &str, spots: i64, low: Option<i64>) -> Vec<Cell> {
        vec![Cell::Text(text.into()), Cell::Whole(spots), low.map_or(Cell::Nothing, Cell::Whole)]
    }

    fn all(file: Vec<u8>) -> Vec<Vec<Cell>> {
        read(file).expect("a Parquet file")
    }

    #[test]
    fn rows_are_read_as_they_were_written() {
        let mut bytes = Vec::new();
        let mut table = Table::new(&mut bytes, &COLUMNS).expect("columns");
        table.push(row("A♠ K♦", 24, Some(-1_234))).expect("a row");
        table.push(row("", i64::MAX, None)).expect("a row");
        table.finish().expect("written");
        assert_eq!(all(bytes), [row("A♠ K♦", 24, Some(-1_234)), row("", i64::MAX, None)]);
    }

    #[test]
    fn rows_come_in_groups() {
        let mut bytes = Vec::new();
        let mut table = Table::new(&mut bytes, &COLUMNS).expect("columns");
        let rows = || (0..GROUP as i64 + 3).map(|place| row("x", place, (place % 2 == 0).then_some(place)));
        rows().try_for_each(|row| table.push(row)).expect("rows");
        table.finish().expect("written");
        assert!(all(bytes).into_iter().eq(rows()));
    }

    #[test]
    fn no_rows_are_a_file_too() {
        let mut bytes = Vec::new();
        Table::new(&mut bytes, &COLUMNS).expect("columns").finish().expect("written");
        assert!(all(bytes).is_empty());
    }

    #[test]
    fn what_is_no_row_is_refused_and_changes_nothing() {
        let mut bytes = Vec::new();
        let mut table = Table::new(&mut bytes, &COLUMNS).expect("columns");
        let fault = table.push(vec![Cell::Nothing]).expect_err("too few");
        assert_eq!(fault.to_string(), "a row has 1 cells, and the table 3 columns");
        let fault = table.push(vec![Cell::Text("x".into()), Cell::Nothing, Cell::Text("y".into())]);
        let fault = fault.expect_err("a text for a figure");
        assert_eq!(fault.to_string(), "a cell of the column `low` holds something else than the column");
        table.push(row("x", 1, Some(1))).expect("a row");
        table.finish().expect("written");
        assert_eq!(all(bytes), [row("x", 1, Some(1))]);
    }

    #[test]
    fn what_is_no_parquet_file_is_not_read() {
        for bytes in ["", "PAR1", "hand,spots\nA,1\n"] {
            let fault = read(bytes.into()).expect_err("no file");
            assert!(fault.to_string().starts_with("the Parquet file cannot be read: "), "{fault}");
        }
    }
}
