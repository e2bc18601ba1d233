//! What happened in a round, in plain words.

use std::fmt::Write as _;

use tuz_cards::Card;
use tuz_house::round::{Event, Line};
use tuz_i18n::{Args as Words, Text};

use crate::paint::Paint;
use crate::settle;
use crate::values::ordered;

/// One event as a sentence. It tells hidden cards: it is for a round that is over.
pub(crate) fn sentence(event: &Event, paint: Paint, text: &Text) -> String {
    let row = |cards: &[Card]| paint.cards(cards.iter().copied());
    match event {
        Event::Staked { player, boxes } => {
            let boxes = boxes.iter().map(|stake| {
                let mut text = format!("{} on box {}", stake.ante, stake.place.number());
                for (name, points) in &stake.sides {
                    let _ = write!(text, " with {points} on {name}");
                }
                if stake.ahead.sixth {
                    text.push_str(", the sixth card bought in advance");
                }
                if let Some(insurance) = stake.ahead.insurance {
                    let _ = write!(text, ", insured for {insurance}");
                }
                text
            });
            format!("player {} stakes {}", player.number(), boxes.collect::<Vec<_>>().join("; "))
        }
        Event::Dealt { boxes, dealer } => {
            let boxes =
                boxes.iter().map(|dealt| format!("box {} {}", dealt.place.number(), row(&dealt.cards)));
            format!("dealt: {}; dealer {}", boxes.collect::<Vec<_>>().join("; "), row(dealer))
        }
        Event::Instant { place } => format!("box {} wins at once", place.number()),
        Event::Folded { place } => format!("box {} folds", place.number()),
        Event::Bet { place, bet } => format!("box {} bets {bet}", place.number()),
        Event::Sixth { place, price } => format!("box {} buys the sixth card for {price}", place.number()),
        Event::Exchanged { place, price, thrown } => {
            format!("box {} exchanges {} for {price}", place.number(), paint.cards(ordered(*thrown)))
        }
        Event::Drawn { place, cards } => format!("box {} draws {}", place.number(), row(cards)),
        Event::Paid { place, lines } => {
            format!("box {} is paid before its end: {}", place.number(), early(lines, text))
        }
        Event::Insured { place, stake } => format!("box {} insures for {stake}", place.number()),
        Event::NotInsured { place } => format!("box {} does not insure", place.number()),
        Event::DealerShows { cards, game } => {
            format!("the dealer shows {}: {}", row(cards), if *game { "a game" } else { "no game" })
        }
        Event::GameBought { place, price, thrown } => {
            let named = thrown.map(|card| format!(", {} to go", paint.card(card))).unwrap_or_default();
            format!("box {} buys the dealer's game for {price}{named}", place.number())
        }
        Event::GameKept { place } => format!("box {} keeps what no game pays", place.number()),
        Event::DealerDrew { thrown, drawn } => {
            format!("the dealer throws away {} and draws {}", paint.card(*thrown), row(drawn))
        }
        Event::Settled { place, settlement } => {
            format!("box {} is settled: {}", place.number(), settle::in_words(settlement, "the box wins"))
        }
    }
}

/// Lines that are settled before the end.
pub(crate) fn early(lines: &[Line], text: &Text) -> String {
    let line = |line: &Line| {
        let net = text.say("net-points", &Words::new().with("points", line.net.0));
        format!("{} {net}", text.bet(line.what.name()))
    };
    lines.iter().map(line).collect::<Vec<_>>().join(&text.say("list-separator", &Words::new()))
}
