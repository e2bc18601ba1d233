//! Languages that are not shipped: from right to left, with other plurals and digits, and with gaps.

use tuz_cards::parse_cards;
use tuz_i18n::{Args, Digits, Direction, Language, SayError, Surface, Text};

fn language(tag: &str, direction: &str, digits: &str, messages: &str) -> Language {
    let about =
        format!("language-name = Own\nlanguage-direction = {direction}\nlanguage-digits = {digits}\n");
    let letters = "rank-letter-ace = A\nrank-letter-king = K\nrank-letter-queen = Q\nrank-letter-jack = J\n";
    let language = Language::new(tag, &[&about, letters, messages]);
    assert_eq!(language.faults(), [""; 0]);
    language
}

fn one(name: &str, value: impl Into<f64>) -> Args {
    Args::new().with(name, value.into())
}

#[test]
fn arabic_has_six_plurals() {
    let arabic = language(
        "ar",
        "rtl",
        "arab",
        "count = { $n ->\n [zero] zero\n [one] one\n [two] two\n [few] few\n [many] many\n *[other] other\n }\n",
    );
    assert_eq!(arabic.direction(), Direction::Rtl);
    assert_eq!(arabic.direction().name(), "rtl");
    let text = Text::new(&arabic, Surface::Terminal);
    let said = [0, 1, 2, 3, 11, 100].map(|count| text.say("count", &one("n", count)));
    assert_eq!(said, ["zero", "one", "two", "few", "many", "other"]);
}

#[test]
fn thai_has_one_plural_and_its_digits() {
    let thai = language("th", "ltr", "thai", "count = { $n ->\n *[other] { CHIPS($n) }\n }\n");
    assert_eq!(Text::new(&thai, Surface::Terminal).say("count", &one("n", 1234)), "1,234");
    let native = Text::with_digits(&thai, Surface::Terminal, Digits::Native);
    assert_eq!(native.say("count", &one("n", 1234)), "๑,๒๓๔");
    assert_eq!(native.card("10s".parse().unwrap()), "๑๐♠");
}

#[test]
fn persian_keeps_hands_in_order_and_isolates_what_is_filled_in() {
    let persian =
        language("fa", "rtl", "arabext", "held = a { CARDS($cards) } b\nprice = a { CHIPS($n) } b\n");
    let cards = Args::new().with("cards", "As 10d");
    let web = Text::new(&persian, Surface::Web);
    assert_eq!(web.say("held", &cards), "a \u{2068}\u{2066}A♠ 10♦\u{2069}\u{2069} b");
    assert_eq!(web.cards(&parse_cards("As 10d").unwrap()), "\u{2066}A♠ 10♦\u{2069}");
    assert_eq!(Text::new(&persian, Surface::Terminal).say("held", &cards), "a A♠ 10♦ b");
    let native = Text::with_digits(&persian, Surface::Terminal, Digits::Native);
    assert_eq!(native.say("price", &one("n", -1234)), "a −۱٬۲۳۴ b");
    let native = Text::with_digits(&persian, Surface::Web, Digits::Native);
    assert_eq!(native.say("price", &one("n", -1234)), "a \u{2068}\u{200e}−۱٬۲۳۴\u{2069} b");
    assert_eq!(native.percent(0.0531, 2), "۵٫۳۱٪");
}

/// Parts that are all kept apart say nothing of the direction of the whole.
#[test]
fn what_has_no_direction_of_its_own_gets_that_of_the_language() {
    let messages = "pay = { $name } { COUNT($pays) }\nnamed = دست { $name }\nalone = { $name }\n";
    let args = || Args::new().with("name", "فلاش").with("pays", 5);
    let say = |direction: &str, surface, id: &str| {
        Text::new(&language("fa", direction, "arabext", messages), surface).say(id, &args())
    };
    assert_eq!(say("rtl", Surface::Web, "pay"), "\u{200f}\u{2068}فلاش\u{2069} \u{2068}5\u{2069}");
    assert_eq!(say("ltr", Surface::Web, "pay"), "\u{2068}فلاش\u{2069} \u{2068}5\u{2069}");
    assert_eq!(say("rtl", Surface::Web, "named"), "دست \u{2068}فلاش\u{2069}");
    assert_eq!(say("rtl", Surface::Web, "alone"), "فلاش");
    assert_eq!(say("rtl", Surface::Terminal, "pay"), "فلاش 5");
}

#[test]
fn the_web_isolates_and_the_terminal_does_not() {
    let args = Args::new().with("ante", 5).with("least", 1000);
    let said = |surface| Text::new(Language::english(), surface).say("refusal-ante-too-low", &args);
    assert_eq!(said(Surface::Terminal), "An ante of 5 is below the least of 1,000.");
    assert_eq!(
        said(Surface::Web),
        "An ante of \u{2068}5\u{2069} is below the least of \u{2068}1,000\u{2069}."
    );
}

#[test]
fn what_a_language_lacks_is_said_in_english() {
    let thai = language("th", "ltr", "thai", "phase-stakes = Own\nrefusal-box-twice = { PLACE($other) }\n");
    let text = Text::new(&thai, Surface::Terminal);
    assert_eq!(text.say("phase-stakes", &Args::new()), "Own");
    assert_eq!(text.say("phase-settled", &Args::new()), "Settled");
    // A variable that is not given: English asks for another one.
    assert_eq!(text.say("refusal-box-twice", &one("value", 0)), "Box 1 is staked twice.");
}

#[test]
fn what_cannot_be_said_never_panics() {
    let text = Text::new(Language::from_tag("ru").unwrap(), Surface::Terminal);
    let not_filled = |args: &Args| match text.try_say("refusal-box-twice", args) {
        Err(SayError::NotFilled { id, text }) => {
            assert_eq!(id, "refusal-box-twice");
            text
        }
        other => panic!("{other:?}"),
    };
    assert_eq!(not_filled(&Args::new()), "На бокс ? поставлено дважды.");
    assert_eq!(not_filled(&Args::new().with("value", "x")), "На бокс ? поставлено дважды.");
    assert_eq!(not_filled(&Args::new().with("value", "1/0")), "На бокс ? поставлено дважды.");
    assert_eq!(text.say("refusal-box-twice", &Args::new()), "Box ? is staked twice.");
    assert_eq!(text.say("unheard-of", &Args::new()), "unheard-of");
    assert_eq!(text.try_say("unheard-of", &Args::new()), Err(SayError::NoMessage("unheard-of".to_owned())));
    assert_eq!(text.say("refusal-not-held", &Args::new().with("value", "Zz")), "Not in the hand: ?.");
    let args = Args::new().with("hand", "unheard-of").with("from", "three");
    assert_eq!(
        text.say("refusal-hand-too-low", &args),
        "This hand cannot be insured: ?. Insurance starts at: three of a kind."
    );
}

#[test]
fn functions_take_options() {
    let file = "worth = { ANTES($x, digits: 2, sign: \"always\") }\nshare = { PERCENT($x, digits: 2) }\nprice = { ANTES($x) }\n";
    let own = language("ru", "ltr", "latn", file);
    let text = Text::new(&own, Surface::Terminal);
    assert_eq!(text.say("worth", &one("x", 0.125)), "+0,13");
    assert_eq!(text.say("worth", &one("x", -1)), "-1,00");
    assert_eq!(text.say("worth", &one("x", -0.001)), "0,00");
    assert_eq!(text.say("share", &one("x", 0.0531)), "5,31\u{a0}%");
    assert_eq!(text.say("price", &Args::new().with("x", "3/2")), "1,5");
    assert_eq!(text.say("price", &Args::new().with("x", "2")), "2");
    assert_eq!(text.decimal(0.5, 2, true), "+0,50");
    assert_eq!(text.whole(1_234_567), "1\u{a0}234\u{a0}567");
}

#[test]
fn cards_are_printed_and_read_aloud() {
    let said = |tag: &str, card: &str| {
        let text = Text::new(Language::from_tag(tag).unwrap(), Surface::Terminal);
        let card = card.parse().unwrap();
        (text.card(card), text.card_name(card))
    };
    let both = |print: &str, name: &str| (print.to_owned(), name.to_owned());
    assert_eq!(said("en", "As"), both("A♠", "ace of spades"));
    assert_eq!(said("en", "Td"), both("10♦", "ten of diamonds"));
    assert_eq!(said("ru", "As"), both("Т♠", "туз пик"));
    assert_eq!(said("ru", "Jh"), both("В♥", "валет червей"));
    assert_eq!(said("ru", "10c"), both("10♣", "десятка треф"));
    assert_eq!(said("fa", "Qh"), both("Q♥", "بی‌بی دل"));
    assert_eq!(said("ar", "Jd"), both("J♦", "ولد الديناري"));
    assert_eq!(said("th", "Kc"), both("K♣", "คิงดอกจิก"));
}

#[test]
fn a_language_is_found_by_wish() {
    let tag = |wishes| Language::negotiate(wishes).tag();
    assert_eq!(tag("ru"), "ru");
    assert_eq!(tag("ru-RU,ru;q=0.9,en;q=0.8"), "ru");
    assert_eq!(tag("xx, ru;q=0.5"), "ru");
    assert_eq!(tag("en-GB,ru"), "en");
    for nothing in ["", "*", "xx", ";;;,", "\u{1b}"] {
        assert_eq!(tag(nothing), "en", "{nothing:?}");
    }
    assert_eq!(Language::from_tag("RU").unwrap().name(), "Русский");
    assert!(Language::from_tag("r").is_none());
    assert_eq!(Language::english().name(), "English");
}
