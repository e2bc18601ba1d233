//! Opening the file: nothing is written before it is known to be ours and whole.

use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection, SqlSafeStr, Sqlite, Transaction};

use crate::{Damage, Error, PlayerKey};

/// "Tuz1"; the first migration writes it.
const APPLICATION: i64 = 0x5475_7a31;

/// How every database file begins: <https://www.sqlite.org/fileformat.html>.
const HEAD: &[u8] = b"SQLite format 3\0";

/// How long to wait for another process that writes.
const PATIENCE: Duration = Duration::from_secs(5);

/// How many may read at the same time.
const READERS: u32 = 4;

/// The tables, version by version. Without `migrate!`, which would build a second SQLite into the compiler's plug-ins.
const MIGRATIONS: &[(i64, &str, &str)] = &[
    (1, "first", include_str!("../migrations/0001_first.sql")),
    (2, "training", include_str!("../migrations/0002_training.sql")),
];

/// An open database. Cloning it is cheap and gives the same one.
#[derive(Debug, Clone)]
pub struct Store {
    /// One connection only, as SQLite has one writer at a time: here they queue without failing.
    writer: SqlitePool,
    reader: SqlitePool,
}

impl Store {
    /// Opens the database at this path, or makes it where there is none. The folder must exist.
    ///
    /// A file that is there is checked first, all of it: a second for some hundred megabytes.
    ///
    /// # Errors
    /// The path is no file, or one that cannot be written; the file is no database, another program's, a newer version's
    /// or damaged. Then it is left as it was.
    pub async fn open(path: impl AsRef<Path>) -> Result<Self, Error> {
        let path = std::path::absolute(path.as_ref())
            .map_err(|source| Error::CannotOpen { path: path.as_ref().to_owned(), source: source.into() })?;
        if !is_there(&path)? {
            make(&path)?;
        }
        let options = options().filename(&path);
        let mut connection = options.connect().await.map_err(|error| cannot_open(error.into(), &path))?;
        prepare(&mut connection, Some(&path)).await.map_err(|error| cannot_open(error, &path))?;
        connection.close().await?;

        let writer = whole(pool(1)).connect_with(options.clone()).await?;
        let reader = whole(pool(READERS)).connect_with(options.read_only(true)).await?;
        Ok(Self { writer, reader })
    }

    /// A database in memory, gone with the store.
    ///
    /// # Errors
    /// None that is known but a lack of memory.
    pub async fn in_memory() -> Result<Self, Error> {
        // A second connection would see a memory of its own, so that all share one.
        let pool = pool(1).connect_with(options()).await?;
        prepare(&mut *pool.acquire().await?, None).await?;
        Ok(Self { writer: pool.clone(), reader: pool })
    }

    /// Closes the file in an orderly way, once all calls have ended. Without it nothing is lost, but the last changes
    /// stay in a second file beside the database until it is opened again.
    pub async fn close(self) {
        self.reader.close().await;
        self.writer.close().await;
    }

    /// Whether the database answers, to those who write too.
    ///
    /// # Errors
    /// When it does not.
    pub async fn ping(&self) -> Result<(), Error> {
        sqlx::query("select 1").execute(&mut *self.read().await?).await?;
        self.write().await?;
        Ok(())
    }

    /// Checks that every ledger adds up to its balance. [`open`](Self::open) does so too.
    ///
    /// # Errors
    /// The first ledger that does not.
    pub async fn audit(&self) -> Result<(), Error> {
        audit(&mut *self.reader.acquire().await?).await
    }

    /// The connection that writes, for one statement.
    pub(crate) fn writer(&self) -> &SqlitePool {
        &self.writer
    }

    /// A transaction that writes. It takes the lock at once, so that what it reads is still true when it writes.
    pub(crate) async fn write(&self) -> Result<Transaction<'static, Sqlite>, Error> {
        Ok(self.writer.begin_with("begin immediate").await?)
    }

    /// A transaction that sees one state however many queries it makes.
    pub(crate) async fn read(&self) -> Result<Transaction<'static, Sqlite>, Error> {
        Ok(self.reader.begin().await?)
    }

    /// Empties the second file beside the database, so that nothing wiped is left there.
    pub(crate) async fn flush(&self) {
        // Where somebody reads just now, or the disk fails, the wipe has been done all the same, and SQLite empties the
        // file another time.
        let _ = sqlx::query("pragma wal_checkpoint(truncate)").fetch_optional(&self.writer).await;
    }
}

/// Connections that are never closed: with the one to a database in memory all of it would go. For the same reason none
/// is tried out before it is used, as a call that is dropped while it does so takes its connection with it.
fn pool(connections: u32) -> SqlitePoolOptions {
    let pool = SqlitePoolOptions::new().max_connections(connections);
    pool.idle_timeout(None).max_lifetime(None).test_before_acquire(false)
}

/// A connection on which SQLite itself gave up a transaction, as it does when the disk is full, is closed and replaced:
/// sqlx would count that transaction as open for ever.
fn whole(pool: SqlitePoolOptions) -> SqlitePoolOptions {
    pool.before_acquire(|connection, _| {
        Box::pin(async move {
            // Whatever was begun and dropped has been rolled back once this is answered.
            connection.ping().await?;
            Ok(!connection.is_in_transaction())
        })
    })
}

fn options() -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .foreign_keys(true)
        // A point that was won must survive a power cut, also in WAL mode.
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(PATIENCE)
        // What is wiped is overwritten, not only forgotten.
        .pragma("secure_delete", "on")
}

/// Whether there is a file that may be a database.
fn is_there(path: &Path) -> Result<bool, Error> {
    let cannot = |source: io::Error| Error::CannotOpen { path: path.to_owned(), source: source.into() };
    let about = match fs::metadata(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(false),
        other => other.map_err(cannot)?,
    };
    if !about.is_file() {
        return Err(Error::NotAFile(path.to_owned()));
    }
    // The administrator may write what is marked read-only, but nobody meant that.
    if about.permissions().readonly() {
        return Err(Error::ReadOnly);
    }
    // Whatever begins otherwise was never a database. SQLite calls that damaged, and a file of one byte empty.
    let mut head = Vec::new();
    let read = fs::File::open(path).and_then(|file| file.take(HEAD.len() as u64).read_to_end(&mut head));
    read.map_err(cannot)?;
    if !HEAD.starts_with(&head) || head.len() == 1 {
        return Err(Error::NotADatabase(path.to_owned()));
    }
    // An empty file is a database that was just made; with changes beside it, one that lost its content.
    if about.len() == 0 {
        let mut beside = path.as_os_str().to_owned();
        beside.push("-wal");
        if fs::metadata(PathBuf::from(beside)).is_ok_and(|beside| beside.len() > 0) {
            return Err(Damage::File.into());
        }
    }
    Ok(true)
}

/// Makes an empty file that only its owner may read, as there will be secrets in it. What SQLite puts beside it gets the
/// same permissions.
fn make(path: &Path) -> Result<(), Error> {
    let mut options = fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    match options.open(path) {
        // Another process was quicker.
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(()),
        Err(source) => Err(Error::CannotOpen { path: path.to_owned(), source: source.into() }),
        Ok(_) => Ok(()),
    }
}

/// Names the file where SQLite only says that it cannot.
fn cannot_open(error: Error, path: &Path) -> Error {
    match error {
        Error::Database(source) => Error::CannotOpen { path: path.to_owned(), source },
        other => other,
    }
}

async fn prepare(connection: &mut SqliteConnection, path: Option<&Path>) -> Result<(), Error> {
    check(connection, path).await?;
    if path.is_some() {
        use_wal(connection).await?;
    }
    migrate(connection).await?;
    audit(connection).await
}

/// Whether the file is ours and whole. Writes nothing.
async fn check(connection: &mut SqliteConnection, path: Option<&Path>) -> Result<(), Error> {
    // In one statement, so that both are seen at the same moment: another process may be making the database just now.
    // The list of migrations is there before the first one has told whose database it is.
    let about = sqlx::query_as::<_, (i64, i64)>(
        "select application_id, (select count(*) from sqlite_schema where tbl_name <> '_sqlx_migrations')
        from pragma_application_id",
    );
    let (application, tables) = match (about.fetch_one(&mut *connection).await, path) {
        (Err(sqlx::Error::Database(error)), Some(path)) if error.code().is_some_and(|code| code == "26") => {
            return Err(Error::NotADatabase(path.to_owned()));
        }
        (other, _) => other?,
    };
    if application != APPLICATION {
        return match path {
            Some(path) if application != 0 || tables != 0 => Err(Error::Foreign(path.to_owned())),
            _ => Ok(()),
        };
    }
    let known = MIGRATIONS.iter().map(|(version, ..)| *version).max().unwrap_or(0);
    let found: i64 = sqlx::query_scalar("select coalesce(max(version), 0) from _sqlx_migrations")
        .fetch_one(&mut *connection)
        .await
        .map_err(damaged)?;
    if found > known {
        return Err(Error::Newer { found, known });
    }
    let found: Vec<String> =
        sqlx::query_scalar("pragma quick_check(1)").fetch_all(&mut *connection).await.map_err(damaged)?;
    if found != ["ok"] {
        return Err(Damage::File.into());
    }
    let orphans: Option<(String,)> = sqlx::query_as("select \"table\" from pragma_foreign_key_check limit 1")
        .fetch_optional(connection)
        .await?;
    orphans.map_or(Ok(()), |(table,)| Err(Damage::Orphans(table).into()))
}

/// A query that every database of ours answers: when it cannot, the tables are broken.
fn damaged(error: sqlx::Error) -> Error {
    match Error::from(error) {
        Error::Database(_) => Damage::File.into(),
        other => other,
    }
}

/// Switches to write-ahead logging, where readers and the writer do not wait for each other.
async fn use_wal(connection: &mut SqliteConnection) -> Result<(), Error> {
    // SQLite does not wait for the lock that the switch needs, but it does for one to write.
    for _ in 0..100 {
        let mode =
            sqlx::query_scalar::<_, String>("pragma journal_mode = wal").fetch_one(&mut *connection).await;
        match mode.map_err(Error::from) {
            Ok(mode) if mode == "wal" => return Ok(()),
            Ok(_) | Err(Error::Busy) => {
                connection.begin_with("begin immediate").await?.rollback().await?;
            }
            Err(other) => return Err(other),
        }
    }
    Err(Error::Busy)
}

/// Brings the tables to the newest version.
async fn migrate(connection: &mut SqliteConnection) -> Result<(), Error> {
    let migrations = MIGRATIONS.iter().map(|&(version, name, sql)| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    });
    let migrator = Migrator::with_migrations(migrations.collect());
    // In one transaction: of two processes that open at once, the second finds it done.
    let mut transaction = connection.begin_with("begin immediate").await?;
    migrator.run(&mut *transaction).await.map_err(|error| match error {
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => error.into(),
        other => Error::Database(Box::new(other)),
    })?;
    Ok(transaction.commit().await?)
}

/// Every ledger adds up, entry by entry, to the balance of its account.
async fn audit(connection: &mut SqliteConnection) -> Result<(), Error> {
    let entry: Option<(i64,)> = sqlx::query_as(
        "select player_id from (
            select player_id, seq, balance,
                sum(amount) over ledger as total, row_number() over ledger - 1 as place
            from entry window ledger as (partition by player_id order by seq)
        ) where balance <> total or seq <> place limit 1",
    )
    .fetch_optional(&mut *connection)
    .await?;
    let account: Option<(i64,)> = sqlx::query_as(
        "select player_id from player left join account using (player_id)
        where balance is not coalesce((select sum(amount) from entry where entry.player_id = player.player_id), 0)
        limit 1",
    )
    .fetch_optional(connection)
    .await?;
    entry.or(account).map_or(Ok(()), |(player,)| Err(Damage::Ledger(PlayerKey(player)).into()))
}

#[cfg(test)]
mod tests {
    use tuz_house::Points;

    use super::*;
    use crate::{Moment, Profile, Token};

    #[test]
    fn a_full_disk_is_told_and_forgotten_once_there_is_room() {
        let folder = std::env::temp_dir().join(format!("tuz-store-full-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        tokio::runtime::Runtime::new().unwrap().block_on(async {
            let store = Store::open(folder.join("tuz.db")).await.unwrap();
            let profile = Profile::new("Anna", "en").unwrap();
            let come = async |number: u8| {
                store.create_player(&Token::from_bytes([number; 32]), &profile, Points(1), Moment(0)).await
            };
            come(0).await.unwrap();
            // No page more than there are, as on a disk without room.
            let pages: i64 = sqlx::query_scalar("pragma page_count").fetch_one(&store.writer).await.unwrap();
            let limit = format!("pragma max_page_count = {pages}");
            sqlx::raw_sql(sqlx::AssertSqlSafe(limit)).execute(&store.writer).await.unwrap();
            let mut full = None;
            for number in 1..=200 {
                if let Err(error) = come(number).await {
                    full = Some((number, error));
                    break;
                }
            }
            let (number, error) = full.expect("no page is free");
            assert!(matches!(error, Error::Full), "{error:?}");
            // The next connection has room again.
            store.ping().await.unwrap();
            come(number).await.unwrap();
            store.audit().await.unwrap();
            store.close().await;
        });
        fs::remove_dir_all(folder).unwrap();
    }
}
