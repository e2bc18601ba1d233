//! Where the hands of a PHH file begin and end: told by its tokens, so that strings, comments and lists are not taken for
//! headings, and a hand that is no TOML does not cost the others.

use toml::de::DeTable;
use toml_parser::Source;
use toml_parser::lexer::{Token, TokenKind};

/// How many parts a string or list may hide where the tokens of a file do not go together as they stand.
const MOST_JOINED: usize = 8;

/// The text of one hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Section<'t> {
    /// How many lines stand before it.
    pub(super) before: usize,
    /// The text, without the heading.
    pub(super) text: &'t str,
}

/// A heading: the table that it names, and its place in the text.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Heading {
    /// The keys; empty where it is no proper heading.
    path: Vec<String>,
    start: usize,
    /// Where the text under it begins: with the heading itself where that is none, so that its fault is told.
    text: usize,
}

impl Heading {
    /// Whether this is a table within the other one or one of an annotator's own, and no hand.
    fn belongs_to(&self, hand: Option<&Self>) -> bool {
        let own = self.path.first().is_some_and(|key| key.starts_with('_'));
        own || hand.is_some_and(|hand| {
            !hand.path.is_empty() && self.path.len() > hand.path.len() && self.path.starts_with(&hand.path)
        })
    }
}

/// The hands under headings such as `[1]`, and the one above the first of them; a text without any is one hand.
pub(super) fn sections(text: &str) -> Vec<Section<'_>> {
    let mut sections = Vec::new();
    let mut line = LineCount::new(text);
    for (start, end) in parts(text, &headings(text)) {
        for (from, to) in readable(&text[start..end]) {
            let before = line.before(start + from);
            sections.push(Section { before, text: &text[start + from..start + to] });
        }
    }
    sections
}

/// Whether a line of the text gives a value to one of the keys that every hand has.
pub(super) fn has_hand(text: &str) -> bool {
    let keys = ["variant", "starting_stacks", "actions"];
    let may = |line: &str| line.starts_with(['"', '\'']) || keys.iter().any(|key| line.starts_with(key));
    text.lines().map(str::trim_start).filter(|line| may(line)).any(|line| {
        let source = Source::new(line);
        let mut tokens = source.lex().filter(|token| token.kind() != TokenKind::Whitespace);
        let key = tokens.next().and_then(|token| key(&source, token));
        key.is_some_and(|key| keys.contains(&key.as_str()))
            && tokens.next().is_some_and(|token| token.kind() == TokenKind::Equals)
    })
}

/// Counts lines on the way through a text.
struct LineCount<'t> {
    text: &'t str,
    at: usize,
    lines: usize,
}

impl<'t> LineCount<'t> {
    const fn new(text: &'t str) -> Self {
        Self { text, at: 0, lines: 0 }
    }

    /// How many lines end before this place, which is not before the last one that was asked for.
    fn before(&mut self, place: usize) -> usize {
        self.lines += self.text[self.at..place].matches('\n').count();
        self.at = place;
        self.lines
    }
}

/// From where to where the text of each hand goes.
fn parts(text: &str, headings: &[Heading]) -> Vec<(usize, usize)> {
    let mut begun: Vec<&Heading> = Vec::new();
    for heading in headings {
        if !heading.belongs_to(begun.last().copied()) {
            begun.push(heading);
        }
    }
    let first = begun.first().map_or(text.len(), |heading| heading.start);
    // A hand may stand above the first heading.
    let mut parts = Vec::new();
    if begun.is_empty() || tells_something(&text[..first]) {
        parts.push((0, first));
    }
    let ends = begun.iter().skip(1).map(|heading| heading.start).chain([text.len()]);
    parts.extend(begun.iter().zip(ends).map(|(heading, end)| (heading.text, end)));
    parts
}

/// Parts of a text that is meant to be one hand: itself where it is TOML. Where it is not, a string or list that does
/// not end may have swallowed the next hands, and every line that looks like a heading parts it, if that saves one.
fn readable(text: &str) -> Vec<(usize, usize)> {
    let whole = vec![(0, text.len())];
    if is_toml(text) {
        return whole;
    }
    let parts = parts(text, &lines_like_headings(text));
    let mut joined = Vec::new();
    let mut saved = false;
    let mut at = 0;
    while let Some(&(start, end)) = parts.get(at) {
        // One of those lines may stand in a string of a hand that is in order.
        let ends = parts[at..].iter().take(MOST_JOINED).map(|(_, end)| *end);
        let fits = ends.enumerate().find(|&(_, end)| is_toml(&text[start..end]));
        let (more, end) = fits.unwrap_or((0, end));
        saved |= at > 0 && fits.is_some();
        joined.push((start, end));
        at += more + 1;
    }
    if saved { joined } else { whole }
}

fn is_toml(text: &str) -> bool {
    DeTable::parse(text).is_ok()
}

fn tells_something(text: &str) -> bool {
    use TokenKind::{Comment, Eof, Newline, Whitespace};
    Source::new(text).lex().any(|token| !matches!(token.kind(), Comment | Eof | Newline | Whitespace))
}

fn key(source: &Source, token: Token) -> Option<String> {
    use TokenKind::{Atom, BasicString, LiteralString};
    if !matches!(token.kind(), Atom | BasicString | LiteralString) {
        return None;
    }
    let mut key = String::new();
    let mut fault = None;
    source.get(token)?.decode_key(&mut key, &mut fault);
    fault.is_none().then_some(key)
}

/// The headings by the tokens: brackets that open a line outside of every string and list.
fn headings(text: &str) -> Vec<Heading> {
    let source = Source::new(text);
    let tokens: Vec<Token> = source.lex().collect();
    let mut headings = Vec::new();
    let (mut depth, mut opens_line, mut at) = (0usize, true, 0);
    while let Some(token) = tokens.get(at) {
        match token.kind() {
            TokenKind::LeftSquareBracket if depth == 0 && opens_line => {
                let start = token.span().start();
                let (path, used) = heading(&source, &tokens[at..]).unwrap_or_default();
                if path.is_empty() {
                    headings.push(Heading { path, start, text: start });
                    // What stands on the line is no list.
                    let rest = tokens[at..].iter().position(|token| token.kind() == TokenKind::Newline);
                    at = rest.map_or(tokens.len(), |rest| at + rest);
                } else {
                    at += used;
                    let text = tokens.get(at).map_or(text.len(), |token| token.span().start());
                    headings.push(Heading { path, start, text });
                }
                continue;
            }
            TokenKind::LeftSquareBracket | TokenKind::LeftCurlyBracket => depth += 1,
            TokenKind::RightSquareBracket | TokenKind::RightCurlyBracket => depth = depth.saturating_sub(1),
            _ => {}
        }
        opens_line = match token.kind() {
            TokenKind::Newline => depth == 0,
            TokenKind::Whitespace => opens_line,
            _ => false,
        };
        at += 1;
    }
    headings
}

/// Lines that are proper headings, wherever they stand.
fn lines_like_headings(text: &str) -> Vec<Heading> {
    let mut headings = Vec::new();
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        let end = start + line.len();
        if line.trim_start().starts_with('[') {
            let source = Source::new(line);
            let tokens: Vec<Token> =
                source.lex().skip_while(|token| token.kind() == TokenKind::Whitespace).collect();
            if let Some((path, _)) = heading(&source, &tokens) {
                headings.push(Heading { path, start, text: end });
            }
        }
        start = end;
    }
    headings
}

/// The table that a heading names, and how many tokens its line has; `None` where these are no proper heading.
fn heading(source: &Source, tokens: &[Token]) -> Option<(Vec<String>, usize)> {
    let mut at = 0;
    let kind = |at: usize| tokens.get(at).map(Token::kind);
    let skip = |at: &mut usize, what: TokenKind| {
        let there = kind(*at) == Some(what);
        *at += usize::from(there);
        there
    };
    let mut brackets = 0;
    while brackets < 2 && skip(&mut at, TokenKind::LeftSquareBracket) {
        brackets += 1;
    }
    let mut path = Vec::new();
    loop {
        skip(&mut at, TokenKind::Whitespace);
        path.push(key(source, *tokens.get(at)?)?);
        at += 1;
        skip(&mut at, TokenKind::Whitespace);
        if !skip(&mut at, TokenKind::Dot) {
            break;
        }
    }
    for _ in 0..brackets {
        if !skip(&mut at, TokenKind::RightSquareBracket) {
            return None;
        }
    }
    skip(&mut at, TokenKind::Whitespace);
    skip(&mut at, TokenKind::Comment);
    match kind(at) {
        Some(TokenKind::Newline) => Some((path, at + 1)),
        Some(TokenKind::Eof) | None => Some((path, at)),
        Some(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{Section, has_hand, sections};

    fn told(text: &str) -> Vec<(usize, &str)> {
        sections(text).into_iter().map(|Section { before, text }| (before, text.trim())).collect()
    }

    #[test]
    fn headings_of_every_form_part_a_text() {
        let text = "[1]\na = 1\n[2] # second\na = 2\n  [ 3 ]\na = 3\n[\"4\"]\na = 4\n['5']\t\r\na = 5\n[[six]]\na = 6\n[7]";
        let wanted =
            [(1, "a = 1"), (3, "a = 2"), (5, "a = 3"), (7, "a = 4"), (9, "a = 5"), (11, "a = 6"), (12, "")];
        assert_eq!(told(text), wanted);
        assert_eq!(told("a = 1\n# none\n"), [(0, "a = 1\n# none")]);
        assert_eq!(told("# none\n\n[1] # first\na = 1"), [(3, "a = 1")]);
        assert_eq!(told("a = 0\n[1]\na = 1"), [(0, "a = 0"), (2, "a = 1")]);
    }

    #[test]
    fn strings_comments_and_lists_part_nothing() {
        for inner in [
            "a = '''\n[2]\n'''",
            "a = \"\"\"\n[2]\n\"\"\"",
            "# [2]\na = 1",
            "a = [\n[2]\n,\n[3]\n]",
            "a = '[2]'",
            "_own = { b = [2] }",
        ] {
            assert_eq!(
                told(&format!("[1]\n{inner}\n[2]\na = 2")),
                [(1, inner), (inner.lines().count() + 2, "a = 2")]
            );
        }
    }

    #[test]
    fn tables_within_a_hand_stay_there() {
        let hand = "a = 1\n[1._notes]\nb = 2\n[1.more.still]\nb = 3\n[_own]\nb = 4";
        assert_eq!(told(&format!("[1]\n{hand}\n[2]\na = 2")), [(1, hand), (9, "a = 2")]);
        assert_eq!(told("a = 1\n[_own]\nb = 1"), [(0, "a = 1\n[_own]\nb = 1")]);
        assert_eq!(told("[day.1]\na = 1\n[day.2]\na = 2"), [(1, "a = 1"), (3, "a = 2")]);
    }

    #[test]
    fn what_does_not_end_costs_no_other_hand() {
        for bad in ["a = '''x", "a = \"\"\"x", "a = [1,", "a = {b = [", "a = 'x", "a = \"x\\", "a = ]", "a"] {
            // Strings of the same kind would close each other.
            let quotes = if bad.contains("'''") { "\"\"\"" } else { "'''" };
            let good = &format!("a = {quotes}\n[9]\n{quotes}");
            let text = format!("[1]\na = 1\n[2]\n{bad}\n[3]\n{good}\n[4]\na = 4\n");
            let wanted = [(1, "a = 1"), (3, bad), (5, good.as_str()), (9, "a = 4")];
            assert_eq!(told(&text), wanted, "{bad}");
        }
    }

    #[test]
    fn a_heading_that_is_none_is_the_fault_of_its_own_hand() {
        for bad in ["[2", "[2]] ", "[2 3]", "[2] a = 1", "[]", "[", "[.2]", "[[2]"] {
            let text = format!("[1]\na = 1\n{bad}\na = 2\n[3]\na = 3");
            let under = format!("{bad}\na = 2");
            assert_eq!(told(&text), [(1, "a = 1"), (2, under.as_str()), (5, "a = 3")], "{bad}");
        }
    }

    #[test]
    fn a_hand_is_known_by_its_keys() {
        for text in
            ["variant = 'NT'", "[1]\n  \"variant\"='NT'", "'actions' = []", "# x\nstarting_stacks = [1]"]
        {
            assert!(has_hand(text), "{text}");
        }
        for text in ["", "variants = 1", "variant", "# variant = 1", "x = 'variant = 1'", "\"variant\" said"]
        {
            assert!(!has_hand(text), "{text}");
        }
    }
}
