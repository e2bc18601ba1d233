//! The table by keys, and what is seen of it.

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::style::Color;
use tuz_fair::Seed;
use tuz_house::Points;
use tuz_house::record::Record;
use tuz_house::round::Action;
use tuz_i18n::{Language, Surface, Text};

use super::keys::Key;
use super::model::{Model, Next, Place, Row, Step, Table};
use super::pen::Look;
use super::view;
use crate::bidi::Bidi;
use crate::house::House;
use crate::play::Args;

/// What a table may do and no shipped file does.
const STRANGE: &str = include_str!("../../../tests/cli/files/strange.toml");

fn house(name: &str) -> House {
    let text = match name {
        "strange" => STRANGE,
        name => tuz_house::rules::shipped().find(|file| file.name == name).unwrap().text,
    };
    House { text: text.to_owned(), rules: std::sync::Arc::new(tuz_house::rules::Rules::parse(text).unwrap()) }
}

/// A table on a screen.
struct Stage<'a> {
    model: Model<'a>,
    terminal: Terminal<TestBackend>,
    look: Look,
}

impl<'a> Stage<'a> {
    fn new(args: &'a Args, language: &str, bidi: Bidi, house: Option<House>, byte: u8) -> Self {
        let surface = if bidi == Bidi::App { Surface::Web } else { Surface::Terminal };
        let text = Text::new(Language::from_tag(language).unwrap(), surface);
        let model =
            Model::new(args, text, house, Box::new(move || Ok(Seed::from_bytes([byte; 32])))).unwrap();
        let terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
        Self { model, terminal, look: Look { bidi, colour: false } }
    }

    fn key(&mut self, key: Key) -> Next {
        let next = self.model.update(key).unwrap();
        self.draw();
        next
    }

    /// Presses letters one after the other; `\n` is Enter.
    fn press(&mut self, letters: &str) {
        for letter in letters.chars() {
            self.key(if letter == '\n' { Key::Enter } else { Key::Letter(letter) });
        }
    }

    fn draw(&mut self) {
        let mut reach = view::Reach::default();
        self.terminal.draw(|frame| reach = view::draw(frame.buffer_mut(), &self.model, self.look)).unwrap();
        self.model.reached(reach);
    }

    fn resize(&mut self, columns: u16, rows: u16) {
        self.terminal.backend_mut().resize(columns, rows);
        self.terminal.autoresize().unwrap();
        self.draw();
    }

    fn picture(&mut self) -> String {
        self.draw();
        self.terminal.backend().to_string()
    }

    fn table(&self) -> &Table {
        match &self.model.place {
            Place::Table(table) => table,
            Place::Houses(_) => panic!("no table yet"),
        }
    }
}

/// From the stakes to the end of a round, with a mistake in it.
fn scenes(language: &str, bidi: Bidi) -> String {
    let args = Args::default();
    let mut stage = Stage::new(&args, language, bidi, Some(house("trainer")), 7);
    let mut seen = vec![format!("stakes\n{}", stage.picture())];
    let mut shows = |title: &str, stage: &mut Stage| seen.push(format!("{title}\n{}", stage.picture()));
    stage.press("\n");
    shows("the first decision", &mut stage);
    stage.press("14");
    shows("cards to throw away", &mut stage);
    stage.press("?");
    shows("help", &mut stage);
    // The first closes the help, the second takes the marks away.
    stage.key(Key::Escape);
    stage.key(Key::Escape);
    stage.press("\n");
    shows("nothing is chosen, and nothing done", &mut stage);
    stage.press("12345\n");
    shows("a mistake", &mut stage);
    stage.press("p\n");
    if !matches!(stage.table().step, Step::Settled(_)) {
        shows("the dealer's game", &mut stage);
        stage.press("k\n");
    }
    shows("settled", &mut stage);
    seen.join("\n")
}

#[test]
fn a_round_is_seen_in_every_language() {
    for language in ["en", "ru", "fa", "ar", "th"] {
        insta::assert_snapshot!(format!("round-{language}"), scenes(language, Bidi::Terminal));
    }
}

#[test]
fn lines_are_turned_where_that_is_asked_for() {
    for language in ["fa", "ar"] {
        insta::assert_snapshot!(format!("turned-{language}"), scenes(language, Bidi::App));
    }
}

#[test]
fn houses_several_boxes_and_other_sizes_are_seen() {
    let args = Args { boxes: Some(4), ..Args::default() };
    let mut stage = Stage::new(&args, "en", Bidi::Terminal, Some(house("six-box")), 7);
    stage.press("\n");
    let mut seen = vec![format!("four boxes\n{}", stage.picture())];
    stage.press("p\n");
    stage.press("f\n");
    seen.push(format!("they are settled\n{}", stage.picture()));
    for (columns, rows) in [(60, 20), (100, 30), (120, 40), (59, 24), (10, 3)] {
        stage.resize(columns, rows);
        seen.push(format!("{columns} × {rows}\n{}", stage.picture()));
    }
    let args = Args::default();
    let mut stage = Stage::new(&args, "en", Bidi::Terminal, None, 7);
    seen.push(format!("houses\n{}", stage.picture()));
    insta::assert_snapshot!(seen.join("\n"));
}

#[test]
fn without_advice_no_figure_is_seen_before_the_decision() {
    let args = Args { no_advice: true, ..Args::default() };
    let mut stage = Stage::new(&args, "en", Bidi::Terminal, Some(house("trainer")), 7);
    stage.press("\n");
    assert!(!stage.picture().contains("best"), "{}", stage.picture());
    stage.press("a");
    assert!(stage.picture().contains("best"), "{}", stage.picture());
    stage.press("a");
    assert!(!stage.picture().contains("best"), "{}", stage.picture());
    stage.press("f\n");
    assert!(stage.picture().contains("Best was"), "{}", stage.picture());
}

#[test]
fn suits_are_red_only_where_there_are_colours() {
    let args = Args::default();
    let mut stage = Stage::new(&args, "en", Bidi::Terminal, Some(house("trainer")), 7);
    stage.press("\n");
    let coloured = |stage: &mut Stage| {
        stage.draw();
        let buffer = stage.terminal.backend().buffer();
        buffer.content.iter().filter(|cell| cell.fg != Color::Reset || cell.bg != Color::Reset).count()
    };
    assert_eq!(coloured(&mut stage), 0);
    stage.look.colour = true;
    assert!(coloured(&mut stage) > 0);
}

/// Plays a round by the arrows alone, always the option so many lines down; what the balance became comes back.
fn plays(stage: &mut Stage, down: usize) -> Points {
    let before = stage.table().session.balance;
    let rounds = stage.table().session.rounds;
    stage.key(Key::Enter);
    for _ in 0..60 {
        let table = stage.table();
        let Step::Decision(decision) = &table.step else { break };
        let rows = decision.rows(&table.view, true);
        let at = down % rows.len();
        let is_cards = matches!(rows[at], Row::Unvalued(crate::play::told::Unvalued::Exchange));
        for _ in 0..=at {
            stage.key(Key::Down);
        }
        if is_cards {
            stage.key(Key::Letter(' '));
        }
        stage.key(Key::Enter);
    }
    let table = stage.table();
    assert!(matches!(table.step, Step::Settled(_)), "{}", stage.terminal.backend());
    assert_eq!(table.session.rounds, rounds + 1);
    let net = table.view.boxes.iter().filter_map(|played| played.settlement.as_ref());
    let net = net.fold(Points::ZERO, |sum, settlement| sum + settlement.net);
    assert_eq!(table.session.balance, before + net);
    let (round, rules, revealed) = stage.model.to_record().unwrap();
    assert!(revealed.check().is_ok());
    assert!(Record::new(round, rules, Some(revealed.clone())).is_ok());
    table.session.balance
}

#[test]
fn rounds_are_played_by_keys_under_many_rules() {
    for (name, boxes) in
        [("trainer", 1), ("pagat", 3), ("online", 2), ("oasis-12321", 1), ("six-box", 6), ("strange", 5)]
    {
        let args = Args { boxes: Some(boxes), balance: Some(Points(100_000)), ..Args::default() };
        for byte in 1..=2 {
            let mut stage = Stage::new(&args, "en", Bidi::Terminal, Some(house(name)), byte);
            for down in [0, 1, 3] {
                plays(&mut stage, down);
            }
        }
    }
}

#[test]
fn best_options_cost_nothing() {
    let args = Args::default();
    for byte in 1..=10 {
        let mut stage = Stage::new(&args, "en", Bidi::Terminal, Some(house("trainer")), byte);
        plays(&mut stage, 0);
        assert!(stage.table().session.cost.abs() < 1e-12, "{byte}");
    }
}

#[test]
fn the_stakes_are_set_by_keys() {
    let args = Args::default();
    let mut stage = Stage::new(&args, "en", Bidi::Terminal, Some(house("trainer")), 7);
    stage.press("25");
    stage.key(Key::Down);
    stage.press("5");
    stage.key(Key::Right);
    let stakes = |stage: &Stage| match &stage.table().step {
        Step::Stakes(form) => (form.stakes.typed(), form.typed.clone()),
        _ => panic!("dealt"),
    };
    assert_eq!(stakes(&stage).0, "25 bonus 6");
    stage.key(Key::Down);
    stage.press("lucky q?");
    assert_eq!(stakes(&stage).1, "lucky q?");
    stage.key(Key::Back);
    stage.key(Key::Up);
    stage.key(Key::Back);
    assert_eq!(stakes(&stage).0, "25");
    // More than the table takes is refused by its name and not dealt.
    stage.key(Key::Up);
    stage.press("999999\n");
    assert!(stage.model.message.is_some());
    stage.press("30\n");
    assert!(matches!(stage.table().step, Step::Decision(_)), "{}", stage.picture());
    assert_eq!(stage.table().session.words.as_ref().unwrap().as_str(), "lucky q");
    assert_eq!(stage.table().view.boxes[0].stake.ante, Points(30));
}

#[test]
fn the_amount_of_insurance_is_typed_over_the_proposed_one() {
    let args = Args::default();
    let mut stage = Stage::new(&args, "en", Bidi::Terminal, Some(house("pagat")), 0x21);
    stage.press("\n6\np\n");
    let range = stage.table().view.legal.insure.unwrap();
    let picked = |stage: &Stage| stage.table().asked().unwrap().action();
    stage.press("i");
    assert_eq!(picked(&stage), Ok(Action::Insure(range.most)));
    stage.press("12");
    assert_eq!(picked(&stage), Ok(Action::Insure(Points(12))));
    stage.key(Key::Back);
    stage.press("5");
    assert_eq!(picked(&stage), Ok(Action::Insure(Points(15))));
    stage.press("0000\n");
    assert!(stage.model.message.is_some(), "{}", stage.picture());
    stage.key(Key::Escape);
    stage.press("i15\n");
    assert_eq!(stage.table().view.boxes[0].insurance, Some(Points(15)));
}

#[test]
fn leaving_takes_one_q_between_rounds_and_two_within() {
    let args = Args::default();
    let mut stage = Stage::new(&args, "en", Bidi::Terminal, Some(house("trainer")), 7);
    assert_eq!(stage.key(Key::Letter('й')), Next::Leave);
    stage.press("\n");
    assert_eq!(stage.key(Key::Letter('q')), Next::Stay);
    assert_eq!(stage.key(Key::Letter('1')), Next::Stay);
    assert_eq!(stage.key(Key::Letter('q')), Next::Stay);
    assert_eq!(stage.key(Key::Letter('q')), Next::Leave);
    assert_eq!(stage.key(Key::Interrupt), Next::Leave);
    stage.press("f\n");
    assert_eq!(stage.key(Key::Letter('q')), Next::Leave);
}

#[test]
fn an_empty_account_ends_the_table() {
    let args = Args { balance: Some(Points(1)), ..Args::default() };
    let mut stage = Stage::new(&args, "en", Bidi::Terminal, Some(house("trainer")), 7);
    stage.press("\nf\n");
    assert!(stage.picture().contains("too little"), "{}", stage.picture());
    assert_eq!(stage.key(Key::Enter), Next::Leave);
}

/// Keys that do something somewhere, and some that do nothing.
const KEYS: [Key; 34] = [
    Key::Enter,
    Key::Enter,
    Key::Enter,
    Key::Enter,
    Key::Escape,
    Key::Back,
    Key::Up,
    Key::Down,
    Key::Down,
    Key::Left,
    Key::Right,
    Key::PageUp,
    Key::PageDown,
    Key::Help,
    Key::Letter(' '),
    Key::Letter('1'),
    Key::Letter('2'),
    Key::Letter('5'),
    Key::Letter('6'),
    Key::Letter('9'),
    Key::Letter('f'),
    Key::Letter('p'),
    Key::Letter('p'),
    Key::Letter('x'),
    Key::Letter('i'),
    Key::Letter('n'),
    Key::Letter('k'),
    Key::Letter('b'),
    Key::Letter('a'),
    Key::Letter('m'),
    Key::Letter('s'),
    Key::Letter('r'),
    Key::Letter('é'),
    Key::Letter('\u{7}'),
];

/// Whatever is pressed in a window of whatever size, the table goes on, and all points are accounted for.
#[test]
fn no_keys_and_no_size_bring_the_table_down() {
    let mut number: u64 = 1;
    let mut random = |below: usize| {
        number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (number >> 33) as usize % below
    };
    let tables = [("trainer", 1), ("pagat", 4), ("oasis-12321", 1), ("strange", 5)];
    for (language, bidi) in [("en", Bidi::Terminal), ("fa", Bidi::App), ("th", Bidi::Off), ("ar", Bidi::App)]
    {
        for (name, boxes) in tables {
            let args = Args { boxes: Some(boxes), ..Args::default() };
            let mut stage = Stage::new(&args, language, bidi, Some(house(name)), boxes);
            for _ in 0..100 {
                if random(6) == 0 {
                    stage.resize(1 + random(130) as u16, 1 + random(50) as u16);
                }
                if stage.key(KEYS[random(KEYS.len())]) == Next::Leave {
                    break;
                }
                let table = stage.table();
                if let Some(held) = table.view.balance {
                    assert_eq!(held, table.session.balance, "{name}");
                }
            }
        }
        let args = Args::default();
        let mut stage = Stage::new(&args, language, bidi, None, 1);
        for rows in 0..30 {
            stage.resize(2 * rows, rows);
            stage.key(Key::Down);
        }
    }
}
