//! What lies on the table.

use std::io::Write;

use tuz_cards::{Card, Rank};
use tuz_club::table::{Amounts, TableHand};
use tuz_club::{Best, Category, Chips, Game, Hand, Limit, Next, Part, RankingRule, Seat, View, Wins};

use super::session::Session;
use crate::console::Stop;
use crate::faces::{faces, places};
use crate::table::{Side, Table};

/// The game and what it is played for.
pub(super) fn titled(game: Game, amounts: &Amounts) -> String {
    let Amounts { limit, small, big, ante, bring_in } = amounts;
    let blinds = game.variant().has_blinds();
    let forced = match limit {
        Limit::Fixed if blinds => format!("blinds of {small} and {big}, bets of {big} and {}", *big + *big),
        _ if blinds => format!("blinds of {small} and {big}"),
        Limit::Fixed => format!("bets of {small} and {big}, {bring_in} to bring it in"),
        Limit::Pot | Limit::No => format!("bets from {small}, {bring_in} to bring it in"),
    };
    let ante = if ante.is_zero() { String::new() } else { format!(", ante {ante}") };
    format!("{}-limit {}, {forced}{ante}", capital(crate::club::limit(*limit)), game.words())
}

pub(super) fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// What a hand is as it stands, in words; nothing where it is not known or nothing yet.
pub(super) fn worth(hand: &Hand, seat: Seat) -> String {
    let best = |part, rule| hand.best_five(seat, 0, part).map(|best| named(best, rule));
    match hand.setup().variant().wins {
        Wins::One(rule) => best(Part::Whole, rule).unwrap_or_default(),
        Wins::Split(high, low) => {
            let high = best(Part::High, high).unwrap_or_default();
            match best(Part::Low, low) {
                Some(low) => format!("{high}, {low}"),
                None => high,
            }
        }
    }
}

/// The category, for a low hand that is one its ranks.
fn named(best: Best, rule: RankingRule) -> String {
    if !rule.is_low() || best.category != Category::HighCard {
        return best.category.words().to_owned();
    }
    let height = |card: Card| match rule {
        RankingRule::DeuceToSeven => card.rank().index(),
        _ => (card.rank().index() + 1) % Rank::COUNT,
    };
    let mut cards: Vec<Card> = best.cards.into_iter().collect();
    cards.sort_unstable_by_key(|card| std::cmp::Reverse(height(*card)));
    let ranks: Vec<String> =
        cards.iter().map(|card| card.rank().letter().to_string().replace('T', "10")).collect();
    format!("{} low", ranks.join("-"))
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
                "folded".to_owned()
            } else if seat == me {
                worth(&played.hand, me)
            } else if player.stack.is_zero() {
                "all in".to_owned()
            } else {
                String::new()
            };
            let bet = if player.bet.is_zero() { String::new() } else { format!("bet {}", player.bet) };
            let cards =
                if player.folded { String::new() } else { faces(player.cards.as_slice(), text, paint) };
            let name = if place == self.table.button() && self.table.game().variant().has_blinds() {
                format!("{} ●", self.name(place))
            } else {
                self.name(place).to_owned()
            };
            let name = if seat == me { paint.strong(&name) } else { name };
            rows.row([name, player.stack.to_string(), bet, cards, state]);
            if seat == me && throwing {
                let places = places(player.cards.as_slice(), text);
                rows.row([String::new(), String::new(), String::new(), places]);
            }
        }
        let street = capital(view.street.as_str());
        let out = &mut self.console.io.out;
        writeln!(out, "\n  {street}, pot {pot}{board}")?;
        rows.print(out)?;
        writeln!(out)?;
        Ok(())
    }
}
