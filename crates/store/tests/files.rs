//! Files that are no database of ours, or not whole.

mod common;

use std::fs;
use std::path::Path;

use common::random::Numbers;
use common::{Folder, check, play, profile, run, shipped_text, token};
use sqlx::ConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use tuz_house::Points;
use tuz_store::{Error, Moment, Store};

async fn open(path: impl AsRef<Path>) -> Error {
    Store::open(path).await.unwrap_err()
}

/// A database with some rounds, closed.
async fn made(path: &Path) {
    let store = Store::open(path).await.unwrap();
    let player = store.create_player(&token(1), &profile(), Points(10_000), Moment(0)).await.unwrap().key;
    play(&store, player, shipped_text("trainer"), 10, &mut Numbers(6)).await;
    store.close().await;
}

#[test]
fn a_path_that_cannot_be_a_file_is_refused() {
    let folder = Folder::new();
    run(async {
        assert!(matches!(open(&folder.0).await, Error::NotAFile(_)));
        assert!(matches!(open("/dev/null").await, Error::NotAFile(_)));
        assert!(matches!(open(folder.0.join("no/such/folder.db")).await, Error::CannotOpen { .. }));
        assert!(matches!(open("").await, Error::CannotOpen { .. }));
        assert!(matches!(open("nul\0byte").await, Error::CannotOpen { .. }));
        // A name that means something to SQLite is a name like any other.
        let odd = folder.0.join("file:odd?mode=memory#%20.db");
        made(&odd).await;
        assert!(odd.metadata().unwrap().len() > 0);
        made_is_whole(&odd).await;
    });
}

async fn made_is_whole(path: &Path) {
    let store = Store::open(path).await.unwrap();
    let player = store.find_player(&token(1)).await.unwrap().unwrap().key;
    check(&store, player, Points(10_000)).await;
    store.close().await;
}

#[test]
fn what_is_no_database_is_left_as_it_is() {
    let folder = Folder::new();
    let mut numbers = Numbers(1);
    let random: Vec<u8> = (0..10_000).map(|_| numbers.next() as u8).collect();
    let mut headed = b"SQLite format 3\0".to_vec();
    headed.extend_from_slice(&random);
    for bytes in
        [&b"x"[..], b"my dear diary\n", &random[..100], &random, &headed, &headed[..16], &headed[..99]]
    {
        fs::write(folder.file(), bytes).unwrap();
        let error = run(open(folder.file()));
        let is_right = if bytes.starts_with(b"SQLite format 3\0") {
            matches!(error, Error::Damaged(_))
        } else {
            matches!(error, Error::NotADatabase(_))
        };
        assert!(is_right, "{error:?}");
        assert_eq!(fs::read(folder.file()).unwrap(), bytes, "it was overwritten");
    }
    // An empty file is a database that was not written yet.
    fs::write(folder.file(), "").unwrap();
    run(made(&folder.file()));
}

#[test]
fn another_programs_database_is_left_as_it_is() {
    for sql in ["create table player (name text)", "pragma application_id = 77; create table note (body)"] {
        let folder = Folder::new();
        run(async {
            let options = SqliteConnectOptions::new().filename(folder.file()).create_if_missing(true);
            sqlx::raw_sql(sql).execute(&mut options.connect().await.unwrap()).await.unwrap();
        });
        let before = fs::read(folder.file()).unwrap();
        assert!(matches!(run(open(folder.file())), Error::Foreign(_)));
        assert_eq!(fs::read(folder.file()).unwrap(), before);
    }
}

#[test]
fn a_newer_version_is_left_as_it_is() {
    let folder = Folder::new();
    run(async {
        made(&folder.file()).await;
        let options = SqliteConnectOptions::new().filename(folder.file());
        let mut raw = options.connect().await.unwrap();
        let newer =
            "insert into _sqlx_migrations values (7, 'later', 0, true, x'00', 0); create table later (x)";
        sqlx::raw_sql(newer).execute(&mut raw).await.unwrap();
        sqlx::Connection::close(raw).await.unwrap();
    });
    let before = fs::read(folder.file()).unwrap();
    let error = run(open(folder.file()));
    assert!(matches!(error, Error::Newer { found: 7, known: 2 }), "{error:?}");
    assert_eq!(fs::read(folder.file()).unwrap(), before);
}

/// The seeds of open rounds are in it.
#[cfg(unix)]
#[test]
fn nobody_else_may_read_the_file() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new();
    run(async {
        let store = Store::open(folder.file()).await.unwrap();
        store.create_player(&token(1), &profile(), Points(5), Moment(0)).await.unwrap();
        let files: Vec<_> = fs::read_dir(&folder.0).unwrap().map(Result::unwrap).collect();
        assert!(files.len() > 1);
        for file in files {
            assert_eq!(file.metadata().unwrap().permissions().mode() & 0o777, 0o600, "{file:?}");
        }
    });
}

#[test]
fn a_read_only_file_is_refused() {
    let folder = Folder::new();
    run(made(&folder.file()));
    let mut permissions = fs::metadata(folder.file()).unwrap().permissions();
    permissions.set_readonly(true);
    fs::set_permissions(folder.file(), permissions).unwrap();
    assert!(matches!(run(open(folder.file())), Error::ReadOnly));
}

#[test]
fn a_truncated_file_is_refused() {
    let folder = Folder::new();
    run(made(&folder.file()));
    let whole = fs::read(folder.file()).unwrap();
    let mut numbers = Numbers(3);
    let lengths = (0..40).map(|_| 1 + numbers.below(whole.len() - 1));
    for length in
        lengths.chain([whole.len() - 1, whole.len() - 4096, whole.len() / 2, 4096, 4095, 100, 99, 1])
    {
        fs::write(folder.file(), &whole[..length]).unwrap();
        let error = run(open(folder.file()));
        assert!(matches!(error, Error::Damaged(_) | Error::NotADatabase(_)), "{length}: {error:?}");
        assert!(fs::read(folder.file()).unwrap() == whole[..length], "{length}: it was overwritten");
    }
    // All of it gone, but for what was not yet in the file.
    fs::write(folder.file(), "").unwrap();
    fs::write(folder.0.join("tuz.db-wal"), &whole[..100]).unwrap();
    assert!(matches!(run(open(folder.file())), Error::Damaged(_)));
}

/// Random bytes over a part of the file: it is refused, or what is read is whole.
#[test]
fn a_file_with_broken_bytes_is_refused_or_read() {
    let folder = Folder::new();
    run(made(&folder.file()));
    let whole = fs::read(folder.file()).unwrap();
    let mut refused = 0;
    for seed in 0..120 {
        let mut numbers = Numbers(seed);
        let mut broken = whole.clone();
        let (from, length) = (numbers.below(whole.len()), 1 + numbers.below(300));
        for byte in broken.iter_mut().skip(from).take(length) {
            *byte = numbers.next() as u8;
        }
        fs::write(folder.file(), &broken).unwrap();
        let _ = fs::remove_file(folder.0.join("tuz.db-wal"));
        let _ = fs::remove_file(folder.0.join("tuz.db-shm"));
        run(async {
            let store = match Store::open(folder.file()).await {
                Ok(store) => store,
                Err(error) => {
                    assert!(!error.to_string().is_empty());
                    refused += 1;
                    return;
                }
            };
            // Whatever is asked, it answers with an error or with something whole.
            if let Ok(Some(player)) = store.find_player(&token(1)).await {
                let page = tuz_store::Page { before: None, rounds: 50 };
                for past in store.history(player.key, page).await.unwrap_or_default() {
                    if let Ok(record) = store.record(player.key, past.key).await {
                        record.replay().unwrap();
                    }
                }
                let _ = store.export(player.key).await;
                let _ = store.load_open_round(player.key).await;
            }
            store.close().await;
        });
    }
    assert!(refused > 20, "{refused}");
}
