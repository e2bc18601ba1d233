//! Answers about whole games that are kept from one run to the next.
//!
//! Each is a file of its own in the folder `answers` of the data folder, called by a hash of all that was asked. What
//! cannot be read, was changed, or comes from another version of the analysis is as good as not there.

mod edges;
mod stored;

use std::fmt::Write as _;
use std::fs::{self, File};
use std::io::{self, Read, Write as _};
use std::path::{Path, PathBuf};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use sha2::{Digest, Sha256};
use tuz_house::rules::{LimitsFile, RuleFile, Rules, TableFile};
use tuz_odds::{CARDS_VERSION, Play, Stakes, WHOLE_GAME_VERSION, WholeGame};

pub(crate) use edges::ShippedEdges;
use stored::StoredGame;

/// The version of the files.
const FORMAT: u32 = 2;

/// Longer than any answer; what is longer is not read to its end.
const LONGEST: u64 = 16 << 20;

/// A question about a whole game, as 64 hexadecimal digits.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) struct Key(String);

impl Key {
    /// The same for all rules that are the same game for one box.
    pub(crate) fn new(rules: &Rules, play: Play, stakes: Stakes) -> Self {
        let play = match play {
            Play::Best => "best",
            Play::Blind => "blind",
        };
        Self::of(&format!("analysis {WHOLE_GAME_VERSION}\nplay {play}"), rules, stakes)
    }

    /// The key that is written so.
    fn read(text: &str) -> Option<Self> {
        let is_digit = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
        (text.len() == 64 && text.bytes().all(is_digit)).then(|| Self(text.to_owned()))
    }

    /// A strategy card of at most so many lines.
    pub(crate) fn of_card(rules: &Rules, stakes: Stakes, lines: u16) -> Self {
        Self::of(&format!("cards {CARDS_VERSION}\nlines {lines}"), rules, stakes)
    }

    fn of(what: &str, rules: &Rules, stakes: Stakes) -> Self {
        let ante = stakes.ante.map(|ante| ante.to_string()).unwrap_or_default();
        let bonus = stakes.bonus.map(|bonus| bonus.to_string()).unwrap_or_default();
        let rules = game_of_a_box(rules, stakes).to_toml();
        Self(hash(&format!("{what}\nante {ante}\nbonus {bonus}\n\n{rules}")))
    }
}

/// The rules without all that changes nothing for one box: where they come from, other boxes and bets, limits of the
/// ante.
fn game_of_a_box(rules: &Rules, stakes: Stakes) -> RuleFile {
    let file = RuleFile::from(rules);
    let up_card = file.table.and_then(|table| table.up_card);
    let limits = file.limits.map(|limits| LimitsFile { ante: None, fraction: None, ..limits });
    RuleFile {
        name: "game".to_owned(),
        title: std::collections::BTreeMap::new(),
        house: None,
        source: None,
        status: None,
        published: Vec::new(),
        table: Some(TableFile { up_card, ..TableFile::default() }),
        limits,
        replacement: None,
        bonus: file.bonus.filter(|_| stakes.bonus.is_some()),
        side_bet: Vec::new(),
        ..file
    }
}

/// An answer that is kept.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Kept {
    /// The answer.
    pub(crate) game: WholeGame,
    /// How long it took.
    pub(crate) seconds: f64,
}

/// A file as it is written.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Envelope<'a> {
    format: u32,
    key: String,
    /// Of key and answer.
    checksum: String,
    #[serde(borrow)]
    answer: &'a RawValue,
}

/// What stands in it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Answer {
    seconds: f64,
    game: StoredGame,
}

/// The answers that are kept.
#[derive(Debug, Clone)]
pub(crate) struct Answers {
    folder: PathBuf,
}

impl Answers {
    /// Those in a data folder.
    pub(crate) fn new(data: &Path) -> Self {
        Self { folder: data.join("answers") }
    }

    /// The folder in which they are.
    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }

    fn path(&self, key: &Key) -> PathBuf {
        self.folder.join(format!("{}.json", key.0))
    }

    /// The answer to this question, where there is a sound one.
    pub(crate) fn get(&self, key: &Key) -> Option<Kept> {
        let Answer { seconds, game } = self.read(key)?;
        Some(Kept { game: game.read()?, seconds })
    }

    /// What is kept under a key, where it is sound.
    pub(crate) fn read<T: DeserializeOwned>(&self, key: &Key) -> Option<T> {
        let mut text = String::new();
        File::open(self.path(key)).ok()?.take(LONGEST).read_to_string(&mut text).ok()?;
        let envelope: Envelope = serde_json::from_str(&text).ok()?;
        let is_sound = envelope.format == FORMAT
            && envelope.key == key.0
            && envelope.checksum == checksum(key, envelope.answer.get());
        if is_sound { serde_json::from_str(envelope.answer.get()).ok() } else { None }
    }

    /// Keeps an answer, unless a closer one is there already.
    ///
    /// # Errors
    /// When it cannot be written.
    pub(crate) fn keep(&self, key: &Key, kept: &Kept) -> io::Result<()> {
        if self.get(key).is_some_and(|other| other.game.value.width() < kept.game.value.width()) {
            return Ok(());
        }
        self.write(key, &Answer { seconds: kept.seconds, game: StoredGame::new(&kept.game) })
    }

    /// Keeps something under a key. A reader finds the old file or the new one, never a part.
    ///
    /// # Errors
    /// When it cannot be written.
    pub(crate) fn write<T: Serialize>(&self, key: &Key, answer: &T) -> io::Result<()> {
        let answer = serde_json::value::to_raw_value(answer)?;
        let checksum = checksum(key, answer.get());
        let envelope = Envelope { format: FORMAT, key: key.0.clone(), checksum, answer: &answer };
        fs::create_dir_all(&self.folder)?;
        // Another process may write the same answer at the same time.
        let new = self.folder.join(format!("{}.{}.new", key.0, std::process::id()));
        let written =
            write(&new, &serde_json::to_vec(&envelope)?).and_then(|()| fs::rename(&new, self.path(key)));
        if written.is_err() {
            // It may not be there at all.
            let _ = fs::remove_file(&new);
        }
        written
    }
}

fn write(path: &Path, content: &[u8]) -> io::Result<()> {
    let mut file = File::create(path)?;
    file.write_all(content)?;
    file.sync_all()
}

fn checksum(key: &Key, answer: &str) -> String {
    hash(&format!("{}\n{answer}", key.0))
}

fn hash(text: &str) -> String {
    let mut digits = String::new();
    for byte in Sha256::digest(text) {
        // A text takes all that is written to it.
        let _ = write!(digits, "{byte:02x}");
    }
    digits
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use tuz_cards::{Pack, Rank};
    use tuz_house::rules::shipped_rules;
    use tuz_house::rules::testing::any_rules;
    use tuz_house::{Antes, Points};
    use tuz_odds::{Value, Wanted, WholeGameError};

    use super::*;

    fn small(rules: &Rules) -> Result<WholeGame, WholeGameError> {
        let wanted = Wanted {
            pack: Pack::stripped_below(Rank::Ten),
            stakes: Stakes { ante: Some(Points(10)), bonus: None },
            ..Wanted::default()
        };
        WholeGame::solve(rules, &wanted)
    }

    fn caribbean() -> (Key, Kept) {
        let rules = shipped_rules("caribbean").expect("it is shipped");
        let game = small(rules).expect("it is served");
        (Key::new(rules, Play::Best, Stakes::default()), Kept { game, seconds: 1.25 })
    }

    /// A fresh place for answers.
    fn answers(name: &str) -> Answers {
        let data = std::env::temp_dir().join(format!("tuz-answers-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&data);
        Answers::new(&data)
    }

    fn clear(answers: &Answers) {
        fs::remove_dir_all(answers.folder().parent().expect("a data folder")).expect("it goes");
    }

    #[test]
    fn what_is_kept_comes_back() {
        let answers = answers("back");
        let (key, kept) = caribbean();
        assert_eq!(answers.get(&key), None);
        answers.keep(&key, &kept).expect("it is kept");
        assert_eq!(answers.get(&key), Some(kept));
        let names: Vec<_> = fs::read_dir(answers.folder())
            .expect("a folder")
            .map(|file| file.expect("a file").path())
            .collect();
        assert_eq!(names, [answers.path(&key)]);
        clear(&answers);
    }

    #[test]
    fn bounds_come_back_and_closer_ones_stay() {
        let answers = answers("bounds");
        let (key, mut kept) = caribbean();
        let value = |low, high| {
            let part = |number| Antes::fraction(number, 1000).expect("not over nothing");
            Value::between(part(low), part(high))
        };
        for (new, stays) in [((-9, 7), (-9, 7)), ((-8, 9), (-9, 7)), ((-3, -1), (-3, -1)), ((2, 2), (2, 2))] {
            kept.game.value = value(new.0, new.1);
            answers.keep(&key, &kept).expect("it is kept");
            assert_eq!(answers.get(&key).map(|kept| kept.game.value), Some(value(stays.0, stays.1)));
        }
        clear(&answers);
    }

    /// Every truncation, and every byte changed: the answer is the same or none, and a new one takes its place.
    #[test]
    fn what_is_damaged_is_not_there() {
        let answers = answers("damaged");
        let (key, mut kept) = caribbean();
        kept.game.results.truncate(2);
        kept.game.decisions.truncate(2);
        answers.keep(&key, &kept).expect("it is kept");
        let sound = fs::read(answers.path(&key)).expect("a file");
        for place in 0..sound.len() {
            fs::write(answers.path(&key), &sound[..place]).expect("a shorter file");
            assert_eq!(answers.get(&key), None, "cut at {place}");
            for change in [1, 0x80] {
                let mut bytes = sound.clone();
                bytes[place] ^= change;
                fs::write(answers.path(&key), bytes).expect("a changed file");
                assert_eq!(answers.get(&key), None, "byte {place}");
            }
        }
        answers.keep(&key, &kept).expect("it is kept");
        assert_eq!(answers.get(&key), Some(kept.clone()));
        // Under another name it answers another question.
        let other = Key::new(shipped_rules("oasis-1").expect("it is shipped"), Play::Best, Stakes::default());
        fs::copy(answers.path(&key), answers.path(&other)).expect("a copy");
        assert_eq!(answers.get(&other), None);
        // A folder in its place is none either, and no file can take its place.
        fs::remove_file(answers.path(&key)).expect("it goes");
        fs::create_dir_all(answers.path(&key).join("inner")).expect("a folder");
        assert_eq!(answers.get(&key), None);
        assert!(answers.keep(&key, &kept).is_err());
        clear(&answers);
    }

    #[test]
    fn another_question_is_another_key() {
        let rules = shipped_rules("trainer").expect("it is shipped");
        let with = |ante, bonus| Stakes { ante, bonus };
        let keys = [
            Key::new(rules, Play::Best, Stakes::default()),
            Key::new(rules, Play::Blind, Stakes::default()),
            Key::new(rules, Play::Best, with(Some(Points(1)), None)),
            Key::new(rules, Play::Best, with(None, Some(Antes::whole(1)))),
            Key::new(shipped_rules("pagat").expect("it is shipped"), Play::Best, Stakes::default()),
        ];
        for (place, key) in keys.iter().enumerate() {
            assert_eq!(keys.iter().position(|other| other == key), Some(place));
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(24))]

        /// What a key leaves out changes no figure.
        #[test]
        fn one_key_is_one_answer(rules in any_rules()) {
            let stakes = Stakes { ante: Some(Points(10)), bonus: None };
            let same = Rules::parse(&game_of_a_box(&rules, stakes).to_toml());
            let same = same.map_err(|faults| TestCaseError::fail(faults.to_string()))?;
            prop_assert_eq!(Key::new(&rules, Play::Best, stakes), Key::new(&same, Play::Best, stakes));
            prop_assert_eq!(small(&rules), small(&same));
        }
    }
}
