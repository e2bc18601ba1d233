//! A strategy in words: for a terminal, in Markdown, as a page.

use std::io::{self, Write};

use tuz_i18n::{Args as Words, Surface, Text};
use tuz_odds::Value;
use tuz_server::wire::CardList;

use super::Costed;
use crate::edge::shown_between;
use crate::figures::shown_worths;
use crate::io::english;
use crate::paint::Paint;

/// What stands above the lines.
struct Head {
    title: String,
    /// What it costs, what it brings, and how it is read, in a sentence each.
    sentences: [String; 3],
}

impl Head {
    fn new(costed: &Costed, text: &Text) -> Self {
        let title = Words::new().with("name", costed.rules.clone()).with("count", costed.lines());
        let costs = Words::new().with("text", shown_between(costed.cost(), text));
        let brings = Words::new()
            .with("text", shown_worths(Value::Exact(costed.value), text))
            .with("value", shown_worths(costed.best, text));
        Self {
            title: text.say("strategy-title", &title),
            sentences: [
                text.say("strategy-costs", &costs),
                text.say("strategy-brings", &brings),
                text.say("strategy-first-fits", &Words::new()),
            ],
        }
    }
}

/// For a terminal.
pub(super) fn text(costed: &Costed, text: &Text, paint: Paint, out: &mut dyn Write) -> io::Result<()> {
    let head = Head::new(costed, text);
    writeln!(out, "{}", paint.strong(&head.title))?;
    for sentence in &head.sentences {
        writeln!(out, "{sentence}")?;
    }
    for list in CardList::all(&costed.strategy, text) {
        writeln!(out, "\n{}", paint.strong(&list.title))?;
        for (number, line) in (1..).zip(&list.lines) {
            writeln!(out, "{:>3}  {line}", text.whole(number))?;
        }
    }
    Ok(())
}

/// In Markdown.
pub(super) fn markdown(costed: &Costed, text: &Text, out: &mut dyn Write) -> io::Result<()> {
    let head = Head::new(costed, text);
    writeln!(out, "## {}\n\n{}", head.title, head.sentences.join("\n"))?;
    for list in CardList::all(&costed.strategy, text) {
        writeln!(out, "\n**{}**\n", list.title)?;
        for (number, line) in (1..).zip(&list.lines) {
            writeln!(out, "{number}. {line}")?;
        }
    }
    Ok(())
}

/// As a page that can be printed.
pub(super) fn html(costed: &Costed, text: &Text, out: &mut dyn Write) -> io::Result<()> {
    let text = &text.on(Surface::Web);
    let head = Head::new(costed, text);
    let (language, title) = (text.language(), escaped(&head.title));
    writeln!(
        out,
        "<!DOCTYPE html>\n<html lang=\"{}\" dir=\"{}\">\n<meta charset=\"utf-8\">\n<title>{title}</title>",
        language.tag(),
        language.direction().name()
    )?;
    writeln!(
        out,
        "<style>body {{ font: 11pt/1.4 sans-serif; max-width: 46em; margin: 2em auto; padding: 0 1em }}\n\
         h2 {{ font-size: 1.1em; margin-bottom: 0 }} ol {{ margin-top: .3em }}</style>"
    )?;
    writeln!(out, "<h1>{title}</h1>")?;
    writeln!(out, "<p>{}</p>", head.sentences.map(|sentence| escaped(&sentence)).join(" "))?;
    for list in CardList::all(&costed.strategy, text) {
        writeln!(out, "<h2>{}</h2>\n<ol>", escaped(&list.title))?;
        for line in &list.lines {
            writeln!(out, "<li>{}</li>", escaped(line))?;
        }
        writeln!(out, "</ol>")?;
    }
    writeln!(out, "</html>")
}

/// As a strategy file, which says in its head what it costs; like every file of rules or strategies in English.
pub(super) fn toml(costed: &Costed, out: &mut dyn Write) -> io::Result<()> {
    let text = english();
    let rules = &costed.rules;
    let cost = shown_between(costed.cost(), text);
    writeln!(out, "# Under the rules `{rules}` it costs {cost} of the ante against the best play.")?;
    let [own, best] = [Value::Exact(costed.value), costed.best].map(|value| shown_worths(value, text));
    writeln!(out, "# Under the rules `{rules}` it brings {own} antes a round, the best play {best}.")?;
    write!(out, "\n{}", costed.strategy.to_toml())
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
