//! A strategy in words: for a terminal, in Markdown, as a page.

use std::io::{self, Write};

use super::Costed;
use crate::paint::Paint;

fn head(costed: &Costed) -> String {
    format!("{}, {}", costed.rules, tuz_house::counted(costed.lines(), "line"))
}

/// For a terminal.
pub(super) fn text(costed: &Costed, paint: Paint, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "{}", paint.strong(&head(costed)))?;
    for sentence in costed.sentences() {
        writeln!(out, "{sentence}")?;
    }
    writeln!(out, "in each list the first line that fits counts")?;
    for (decides, lines) in costed.strategy.lists() {
        writeln!(out, "\n{}", paint.strong(decides))?;
        for (number, line) in (1..).zip(&lines) {
            writeln!(out, "{number:>3}  {line}")?;
        }
    }
    Ok(())
}

/// In Markdown.
pub(super) fn markdown(costed: &Costed, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "## {}\n", head(costed))?;
    let [costs, brings] = costed.sentences();
    writeln!(out, "It {costs}.\nIt {brings}.\nIn each list the first line that fits counts.")?;
    for (decides, lines) in costed.strategy.lists() {
        writeln!(out, "\n**{decides}**\n")?;
        for (number, line) in (1..).zip(&lines) {
            writeln!(out, "{number}. {line}")?;
        }
    }
    Ok(())
}

/// As a page that can be printed.
pub(super) fn html(costed: &Costed, out: &mut dyn Write) -> io::Result<()> {
    let head = escaped(&head(costed));
    let [costs, brings] = costed.sentences();
    writeln!(out, "<!DOCTYPE html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<title>{head}</title>")?;
    writeln!(
        out,
        "<style>body {{ font: 11pt/1.4 sans-serif; max-width: 46em; margin: 2em auto; padding: 0 1em }}\n\
         h2 {{ font-size: 1.1em; margin-bottom: 0 }} ol {{ margin-top: .3em }}</style>"
    )?;
    writeln!(out, "<h1>{head}</h1>")?;
    writeln!(
        out,
        "<p>It {}. It {}. In each list the first line that fits counts.</p>",
        escaped(&costs),
        escaped(&brings)
    )?;
    for (decides, lines) in costed.strategy.lists() {
        writeln!(out, "<h2>{}</h2>\n<ol>", escaped(decides))?;
        for line in &lines {
            writeln!(out, "<li>{}</li>", escaped(line))?;
        }
        writeln!(out, "</ol>")?;
    }
    writeln!(out, "</html>")
}

/// As a strategy file, which says in its head what it costs.
pub(super) fn toml(costed: &Costed, out: &mut dyn Write) -> io::Result<()> {
    for sentence in costed.sentences() {
        writeln!(out, "# Under the rules `{}` it {sentence}.", costed.rules)?;
    }
    write!(out, "\n{}", costed.strategy.to_toml())
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
