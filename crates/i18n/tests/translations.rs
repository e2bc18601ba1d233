//! Every language says the same things as English, in its own grammar.

mod ftl;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use ftl::{Message, Names, PLURALS, messages};
use intl_pluralrules::operands::PluralOperands;
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use tuz_i18n::Language;
use unic_langid::LanguageIdentifier;

type File = BTreeMap<String, Message>;

/// The files of a language by name.
fn files(tag: &str) -> BTreeMap<String, File> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(tag);
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    files
        .map(|path| {
            (path.file_name().unwrap().to_str().unwrap().to_owned(), fs::read_to_string(path).unwrap())
        })
        .map(|(name, text)| (name, messages(&text)))
        .collect()
}

/// The plural categories of a language, by trying numbers.
fn categories(tag: &str) -> Names {
    let rules =
        PluralRules::create(tag.parse::<LanguageIdentifier>().unwrap(), PluralRuleType::CARDINAL).unwrap();
    let wholes = (0..=200).chain([1_000, 1_000_000]).map(|number: u32| number.to_string());
    let parts = ["0.1", "0.5", "1.1", "1.5", "2.5"].map(str::to_owned);
    let name = |category| match category {
        PluralCategory::ZERO => PLURALS[0],
        PluralCategory::ONE => PLURALS[1],
        PluralCategory::TWO => PLURALS[2],
        PluralCategory::FEW => PLURALS[3],
        PluralCategory::MANY => PLURALS[4],
        PluralCategory::OTHER => PLURALS[5],
    };
    wholes
        .chain(parts)
        .map(|number| PluralOperands::try_from(number.as_str()).unwrap())
        .map(|number| name(rules.select(number).unwrap()).to_owned())
        .collect()
}

fn names(list: &str) -> Names {
    list.split_whitespace().map(str::to_owned).collect()
}

#[test]
fn the_plural_categories_are_known() {
    assert_eq!(categories("en"), names("one other"));
    assert_eq!(categories("ru"), names("one few many other"));
    assert_eq!(categories("fa"), names("one other"));
    assert_eq!(categories("ar"), names("zero one two few many other"));
    assert_eq!(categories("th"), names("other"));
}

#[test]
fn five_languages_are_shipped_with_their_directions() {
    for (tag, direction) in [("en", "ltr"), ("ru", "ltr"), ("fa", "rtl"), ("ar", "rtl"), ("th", "ltr")] {
        assert_eq!(Language::from_tag(tag).unwrap().direction().name(), direction, "{tag}");
    }
}

#[test]
fn every_folder_is_a_language_without_faults() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    let folders = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap());
    let folders = folders.filter(|entry| entry.file_type().unwrap().is_dir());
    let mut tags: Vec<String> = folders.map(|entry| entry.file_name().into_string().unwrap()).collect();
    tags.sort_by_key(|tag| (tag != "en", tag.clone()));
    let known: Vec<&str> = Language::all().iter().map(Language::tag).collect();
    assert_eq!(known, tags);
    for language in Language::all() {
        assert_eq!(language.faults(), [""; 0], "{}", language.tag());
    }
}

#[test]
fn every_language_has_the_messages_of_english() {
    let english = files("en");
    for language in Language::all() {
        let tag = language.tag();
        let own = files(tag);
        assert_eq!(own.keys().collect::<Vec<_>>(), english.keys().collect::<Vec<_>>(), "{tag}");
        for (file, messages) in &own {
            let expected = &english[file];
            let [there, wanted] = [messages, expected].map(|file| file.keys().cloned().collect::<Names>());
            let missing: Vec<_> = wanted.difference(&there).collect();
            let unknown: Vec<_> = there.difference(&wanted).collect();
            assert!(
                missing.is_empty() && unknown.is_empty(),
                "{tag} {file} lacks {missing:?}, has {unknown:?}"
            );
            for (id, message) in messages {
                assert_eq!(message.variables, expected[id].variables, "{tag} {id}: variables");
                assert_eq!(message.choices, expected[id].choices, "{tag} {id}: choices");
            }
        }
    }
}

#[test]
fn no_message_stands_in_two_files() {
    for language in Language::all() {
        let mut seen = Names::new();
        for id in files(language.tag()).into_values().flat_map(File::into_keys) {
            assert!(seen.insert(id.clone()), "{} {id}", language.tag());
        }
    }
}

#[test]
fn every_choice_by_number_has_all_categories() {
    for language in Language::all() {
        let needed = categories(language.tag());
        for (id, message) in files(language.tag()).into_values().flatten() {
            for plural in &message.plurals {
                // Exact numbers may stand besides.
                let missing: Vec<_> = needed.difference(plural).collect();
                assert!(missing.is_empty(), "{} {id} lacks {missing:?}", language.tag());
            }
        }
    }
}

#[test]
fn words_that_change_after_a_number_do_so_wherever_english_ones_do() {
    let english: BTreeMap<String, Message> = files("en").into_values().flatten().collect();
    for language in Language::all() {
        let tag = language.tag();
        // Where only one and many are told apart, as in Persian, or nothing, as in Thai, a noun may stay as it is.
        if categories(tag).len() < 3 {
            continue;
        }
        for (id, message) in files(tag).into_values().flatten() {
            let counts = !english[&id].plurals.is_empty();
            assert!(!counts || !message.plurals.is_empty(), "{tag} {id}: no choice by number");
        }
    }
}

#[test]
fn figures_are_shown_by_our_functions_only() {
    let ours = names("CHIPS COUNT PLACE ANTES PERCENT CARD CARDS WORD BET");
    // `value` is a figure in some messages: tests/reasons.rs looks at what each is given.
    let texts = names("name text value list");
    for language in Language::all() {
        for (id, message) in files(language.tag()).into_values().flatten() {
            let tag = language.tag();
            assert!(message.functions.is_subset(&ours), "{tag} {id}: {:?}", message.functions);
            assert!(message.bare.is_subset(&texts), "{tag} {id}: {:?} stand bare", message.bare);
            assert!(!message.refers, "{tag} {id} refers to another message");
        }
    }
}

#[test]
#[should_panic(expected = "stands there twice")]
fn a_message_that_stands_twice_is_seen() {
    messages("a = A\na = B\n");
}

#[test]
fn what_is_wrong_with_a_language_is_told() {
    let language = Language::new("x!", &["# A file\nlanguage-direction = up\nbroken = { $a\n"]);
    let faults = language.faults().join("\n");
    for part in ["`x!`", "line 3", "# A file", "`up`", "language-name", "language-digits"] {
        assert!(faults.contains(part), "{part} in {faults}");
    }
}
