//! What lies on the table.

use std::io::Write;

use tuz_cards::{Card, Rank};
use tuz_club::table::{Amounts, TableHand};
use tuz_club::{
    Best, Category, Chips, Game, Hand, Limit, Next, Part, RankingRule, Seat, StreetName, View, Wins,
};
use tuz_i18n::{Args as Words, Text};

use super::session::Session;
use crate::club::{limited, listed};
use crate::console::Stop;
use crate::faces::{faces, places};
use crate::table::{Side, Table};

/// Chips as they are shown.
pub(super) fn chips(chips: Chips, text: &Text) -> String {
    text.figure(&chips.to_string())
}

/// The game and what it is played for.
pub(super) fn titled(game: Game, amounts: &Amounts, text: &Text) -> String {
    let Amounts { limit, small, big, ante, bring_in } = *amounts;
    let blinds = game.variant().has_blinds();
    let chips = |amount| chips(amount, text);
    let words = Words::new().with("text", chips(small)).with("value", chips(big));
    let forced = match limit {
        Limit::Fixed if blinds => text.say("club-blinds-bets", &words.with("list", chips(big + big))),
        _ if blinds => text.say("club-blinds", &words),
        Limit::Fixed => text.say("club-two-bets", &words.with("list", chips(bring_in))),
        Limit::Pot | Limit::No => text.say("club-bets-from", &words.with("value", chips(bring_in))),
    };
    let name = text.say("club-game-title", &Words::new().with("game", game.as_str()));
    let mut parts = vec![capital(&limited(limit, name, text)), forced];
    if !ante.is_zero() {
        parts.push(text.say("club-ante", &Words::new().with("text", chips(ante))));
    }
    listed(&parts, text)
}

/// What a street is called.
pub(super) fn street_name(street: StreetName, text: &Text) -> String {
    let id = match street {
        StreetName::Preflop => "street-preflop",
        StreetName::Flop => "street-flop",
        StreetName::Turn => "street-turn",
        StreetName::River => "street-river",
        StreetName::Third => "street-third",
        StreetName::Fourth => "street-fourth",
        StreetName::Fifth => "street-fifth",
        StreetName::Sixth => "street-sixth",
        StreetName::Seventh => "street-seventh",
        StreetName::BeforeDraw => "street-before-draw",
        StreetName::FirstDraw => "street-first-draw",
        StreetName::SecondDraw => "street-second-draw",
        StreetName::ThirdDraw => "street-third-draw",
    };
    text.say(id, &Words::new())
}

/// What a category is called.
pub(super) fn category_name(category: Category, text: &Text) -> String {
    match category {
        Category::HighCard => text.say("club-high-card", &Words::new()),
        category => text.say(&format!("hand-{category}"), &Words::new()),
    }
}

pub(super) fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// What a hand is as it stands, in words; nothing where it is not known or nothing yet.
pub(super) fn worth(hand: &Hand, seat: Seat, text: &Text) -> String {
    let best = |part, rule| hand.best_five(seat, 0, part).map(|best| named(best, rule, text));
    match hand.setup().variant().wins {
        Wins::One(rule) => best(Part::Whole, rule).unwrap_or_default(),
        Wins::Split(high, low) => {
            let high = best(Part::High, high).unwrap_or_default();
            match best(Part::Low, low) {
                Some(low) => listed(&[high, low], text),
                None => high,
            }
        }
    }
}

/// The category, for a low hand that is one its ranks.
fn named(best: Best, rule: RankingRule, text: &Text) -> String {
    if !rule.is_low() || best.category != Category::HighCard {
        return category_name(best.category, text);
    }
    let height = |card: Card| match rule {
        RankingRule::DeuceToSeven => card.rank().index(),
        _ => (card.rank().index() + 1) % Rank::COUNT,
    };
    let mut cards: Vec<Card> = best.cards.into_iter().collect();
    cards.sort_unstable_by_key(|card| std::cmp::Reverse(height(*card)));
    let ranks: Vec<String> = cards.iter().map(|card| text.rank(card.rank())).collect();
    text.say("club-low", &Words::new().with("text", ranks.join("-")))
}

impl Session<'_> {
    /// The players with their cards, the board and the pot, as the player on this seat sees them.
    pub(super) fn show(&mut self, played: &TableHand, view: &View, me: Seat) -> Result<(), Stop> {
        let (paint, text) = (self.console.io.paint, &self.console.io.text);
        let pot: Chips = view.pots.iter().map(|pot| pot.amount).sum();
        let board = view.boards.first().filter(|board| !board.is_empty());
        let board =
            board.map_or_else(String::new, |board| format!("   {}", faces(board.as_slice(), text, paint)));
        let throwing = matches!(view.next, Next::Throw(_));
        let mut rows = Table::new([Side::Left, Side::Right, Side::Left, Side::Left, Side::Left]);
        let seats = (0..self.table.stacks().len()).filter_map(|place| Some((place, played.seat(place)?)));
        for (place, seat) in seats {
            let player = &view.seats[seat.index()];
            let state = if player.folded {
                text.say("club-folded", &Words::new())
            } else if seat == me {
                worth(&played.hand, me, text)
            } else if player.stack.is_zero() {
                text.say("club-all-in", &Words::new())
            } else {
                String::new()
            };
            let bet = if player.bet.is_zero() {
                String::new()
            } else {
                text.say("club-bet", &Words::new().with("text", chips(player.bet, text)))
            };
            let cards =
                if player.folded { String::new() } else { faces(player.cards.as_slice(), text, paint) };
            let name = if place == self.table.button() && self.table.game().variant().has_blinds() {
                format!("{} ●", self.called(place))
            } else {
                self.called(place)
            };
            let name = if seat == me { paint.strong(&name) } else { name };
            rows.row([name, chips(player.stack, text), bet, cards, state]);
            if seat == me && throwing {
                let places = places(player.cards.as_slice(), text);
                rows.row([String::new(), String::new(), String::new(), places]);
            }
        }
        let words = Words::new()
            .with("name", capital(&street_name(view.street, text)))
            .with("text", chips(pot, text));
        let title = text.say("club-street", &words);
        let out = &mut self.console.io.out;
        writeln!(out, "\n  {title}{board}")?;
        rows.print(out)?;
        writeln!(out)?;
        Ok(())
    }
}
