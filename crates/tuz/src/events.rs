//! What happened in a round, in plain words.

use tuz_cards::Card;
use tuz_house::round::{BoxId, BoxStake, Event, Line};
use tuz_i18n::{Args as Words, Text};

use crate::paint::Paint;
use crate::settle;
use crate::values::{letters, ordered};

/// One event as a sentence. It tells hidden cards: it is for a round that is over.
pub(crate) fn sentence(event: &Event, paint: Paint, text: &Text) -> String {
    paint.in_text(&in_words(event, text))
}

fn in_words(event: &Event, text: &Text) -> String {
    let of = |place: BoxId| Words::new().with("place", place.0);
    match event {
        Event::Staked { player, boxes } => {
            let boxes: Vec<String> = boxes.iter().map(|stake| staked(stake, text)).collect();
            let words = Words::new().with("player", player.0).with("text", boxes.join("; "));
            text.say("event-staked", &words)
        }
        Event::Dealt { boxes, dealer } => {
            let dealt = |place, cards| text.say("event-dealt-box", &of(place).with("cards", typed(cards)));
            let boxes: Vec<String> = boxes.iter().map(|at| dealt(at.place, &at.cards)).collect();
            let words = Words::new().with("text", boxes.join("; ")).with("cards", typed(dealer));
            text.say("event-dealt", &words)
        }
        Event::Instant { place } => text.say("event-instant", &of(*place)),
        Event::Folded { place } => text.say("event-folded", &of(*place)),
        Event::Bet { place, bet } => text.say("event-bet", &of(*place).with("points", bet.0)),
        Event::Sixth { place, price } => text.say("event-sixth", &of(*place).with("points", price.0)),
        Event::Exchanged { place, price, thrown } => {
            let words = of(*place).with("points", price.0).with("cards", typed(&ordered(*thrown)));
            text.say("event-exchanged", &words)
        }
        Event::Drawn { place, cards } => text.say("event-drawn", &of(*place).with("cards", typed(cards))),
        Event::Paid { place, lines } => text.say("event-paid", &of(*place).with("text", early(lines, text))),
        Event::Insured { place, stake } => text.say("event-insured", &of(*place).with("points", stake.0)),
        Event::NotInsured { place } => text.say("event-not-insured", &of(*place)),
        Event::DealerShows { cards, game } => {
            let id = if *game { "event-shows-game" } else { "event-shows-no-game" };
            text.say(id, &Words::new().with("cards", typed(cards)))
        }
        Event::GameBought { place, price, thrown } => {
            let words = of(*place).with("points", price.0);
            match thrown {
                None => text.say("event-game-bought", &words),
                Some(card) => text.say("event-game-bought-named", &words.with("card", card.to_string())),
            }
        }
        Event::GameKept { place } => text.say("event-game-kept", &of(*place)),
        Event::DealerDrew { thrown, drawn } => {
            let words = Words::new().with("card", thrown.to_string()).with("cards", typed(drawn));
            text.say("event-dealer-drew", &words)
        }
        Event::Settled { place, settlement } => {
            text.say("event-settled", &of(*place).with("text", settle::outcome(settlement, text)))
        }
    }
}

/// Cards as messages take them.
fn typed(cards: &[Card]) -> String {
    letters(cards.iter().copied()).join(" ")
}

/// What is put up on a box.
fn staked(stake: &BoxStake, text: &Text) -> String {
    let words = Words::new().with("points", stake.ante.0).with("place", stake.place.0);
    let mut told = text.say("event-stake", &words);
    for (name, points) in &stake.sides {
        let words = Words::new().with("text", told).with("points", points.0).with("name", name.clone());
        told = text.say("event-stake-side", &words);
    }
    if stake.ahead.sixth {
        told = text.say("event-stake-sixth", &Words::new().with("text", told));
    }
    if let Some(insurance) = stake.ahead.insurance {
        let words = Words::new().with("text", told).with("points", insurance.0);
        told = text.say("event-stake-insured", &words);
    }
    told
}

/// Lines that are settled before the end.
pub(crate) fn early(lines: &[Line], text: &Text) -> String {
    let line = |line: &Line| {
        let net = text.say("net-points", &Words::new().with("points", line.net.0));
        format!("{} {net}", text.bet(line.what.name()))
    };
    lines.iter().map(line).collect::<Vec<_>>().join(&text.say("list-separator", &Words::new()))
}
