//! Numbers are written as `Intl` of Node writes them; the page's tests read the same file.

use serde::Deserialize;
use tuz_i18n::Numbers;

#[derive(Deserialize)]
struct Vectors {
    cases: Vec<Case>,
    texts: Vec<Written>,
}

#[derive(Debug, Deserialize)]
struct Case {
    kind: String,
    number: f64,
    digits: Option<usize>,
    #[serde(default)]
    signed: bool,
}

#[derive(Deserialize)]
struct Written {
    tag: String,
    system: String,
    texts: Vec<String>,
}

#[test]
fn numbers_are_written_as_intl_does() {
    let vectors: Vectors = serde_json::from_str(include_str!("numbers.json")).unwrap();
    assert!(vectors.cases.len() > 200);
    for language in &vectors.texts {
        let numbers = Numbers::new(&language.tag.parse().unwrap(), &language.system);
        assert_eq!(language.texts.len(), vectors.cases.len());
        for (case, text) in vectors.cases.iter().zip(&language.texts) {
            let written = match case.kind.as_str() {
                "whole" => numbers.whole(case.number),
                "decimal" => numbers.decimal(case.number, case.digits, case.signed),
                "percent" => numbers.percent(case.number, case.digits),
                other => panic!("{other}"),
            };
            assert_eq!(&written, text, "{} {} {case:?}", language.tag, language.system);
        }
    }
}

#[test]
fn an_unknown_language_is_written_with_latin_digits() {
    let numbers = Numbers::new(&"qqq".parse().unwrap(), "unheard-of");
    assert_eq!(numbers.whole(12.0), "12");
    assert_eq!(numbers.whole(f64::NAN), "0");
}
