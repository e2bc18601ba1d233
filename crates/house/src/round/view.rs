//! What a person may see of a round.
//!
//! A view is built card by card from the rules of what is seen; a card that is not seen is not in it.

use serde::Serialize;
use tuz_cards::{Card, CardSet};

use super::actions::{BoxStake, Legal};
use super::settle::{Bought, Line, Settlement};
use super::state::{Phase, PlayedBox, Progress, Round, Turn};
use super::{BoxId, PlayerId, Viewer, dealer};
use crate::rules::Seen;
use crate::{Points, json};

/// A round as one person sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct View {
    /// Who sees it.
    pub viewer: Viewer,
    /// How far the round is.
    pub phase: Phase,
    /// The box that has to decide.
    pub turn: Option<Turn>,
    /// What is on the viewer's account, in points.
    pub balance: Option<Points>,
    /// The dealer.
    pub dealer: DealerView,
    /// The boxes in play, by place.
    pub boxes: Vec<BoxView>,
    /// What the viewer may do now.
    pub legal: Legal,
}

/// The dealer as he is seen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct DealerView {
    /// His cards in the order of the deal; `None` is a card face down.
    #[serde(serialize_with = "json::faces::serialize")]
    pub cards: Vec<Option<Card>>,
    /// Whether the cards dealt to him are a game, once he has shown.
    pub game: Option<bool>,
    /// The card replaced for the boxes that bought his game.
    pub replacement: Option<ReplacementView>,
}

/// The replacement of a dealer's card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ReplacementView {
    /// The card that went.
    #[serde(with = "json::one")]
    pub thrown: Card,
    /// The cards drawn; the last one stands.
    #[serde(serialize_with = "json::list::serialize")]
    pub drawn: Vec<Card>,
    /// Whether he has a game now.
    pub game: bool,
}

/// How far a box is, as everybody sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum BoxState {
    /// It has decisions before it.
    Waiting,
    /// It has bought cards that are not dealt yet.
    CardsToCome,
    /// Its bet is up.
    Bet,
    /// It gave up.
    Folded,
    /// An instant bet came in, and its round is over.
    Instant,
}

/// A box as it is seen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct BoxView {
    /// The box.
    #[serde(rename = "box")]
    pub place: BoxId,
    /// Whose it is.
    pub owner: PlayerId,
    /// Whether it is played blind.
    pub blind: bool,
    /// How far it is.
    pub state: BoxState,
    /// Ante, side bets and what was bought in advance.
    pub stake: BoxStake,
    /// The bet in points, once it is up.
    pub bet: Option<Points>,
    /// What was bought, in order.
    pub bought: Vec<Bought>,
    /// The insurance in points.
    pub insurance: Option<Points>,
    /// Whether the dealer's game was bought, once that is decided.
    pub game: Option<bool>,
    /// Its cards, drawn ones last; `None` is a card face down.
    #[serde(serialize_with = "json::faces::serialize")]
    pub cards: Vec<Option<Card>>,
    /// The five cards dealt to it, where they are seen: all or none. Others see none once it threw some away.
    #[serde(serialize_with = "json::list::serialize")]
    pub dealt: Vec<Card>,
    /// The cards it threw away, which only its owner sees.
    #[serde(with = "json::set")]
    pub discards: CardSet,
    /// What was paid before the end, which only its owner sees until the round is settled.
    pub paid: Vec<Line>,
    /// The settlement, which only its owner sees until the round is settled.
    pub settlement: Option<Settlement>,
}

impl Round {
    /// What this viewer may see. Nobody's view holds the balance of another.
    pub fn view(&self, viewer: Viewer) -> View {
        let player = match viewer {
            Viewer::Player(player) => Some(player),
            Viewer::Public => None,
        };
        View {
            viewer,
            phase: self.phase(),
            turn: self.turn(),
            balance: player.and_then(|player| self.balance(player)),
            dealer: self.dealer_view(),
            boxes: self.boxes.iter().map(|played| self.box_view(played, player)).collect(),
            legal: player.map(|player| self.legal(player)).unwrap_or_default(),
        }
    }

    fn dealer_view(&self) -> DealerView {
        let up = self.up_card_place();
        let cards = self.dealer.iter().enumerate();
        let cards = cards.map(|(place, &card)| (self.shown || place == up).then_some(card)).collect();
        let replacement = self.replaced.as_ref().and_then(|replaced| {
            let stands = *replaced.drawn.last()?;
            let five = self.dealer_cards().without(replaced.thrown).with(stands);
            Some(ReplacementView {
                thrown: replaced.thrown,
                drawn: replaced.drawn.clone(),
                game: dealer::has_game(&self.rules, five),
            })
        });
        let game = self.shown.then(|| dealer::has_game(&self.rules, self.dealer_cards()));
        DealerView { cards, game, replacement }
    }

    /// Whether the viewer sees the cards of this box.
    pub(super) fn sees(&self, played: &PlayedBox, is_owner: bool) -> bool {
        let reached = played.progress != Progress::Waiting || self.rules.table().seen == Seen::AllAtOnce;
        match (played.blind, is_owner) {
            (true, _) => self.shown,
            (false, true) => reached,
            (false, false) => self.shown && !played.folded,
        }
    }

    fn box_view(&self, played: &PlayedBox, player: Option<PlayerId>) -> BoxView {
        let is_owner = player == Some(played.owner);
        let sees = self.sees(played, is_owner);
        let sees_dealt = sees && (is_owner || played.discards.is_empty());
        let sees_lines = is_owner || self.phase() == Phase::Settled;
        let state = match played.progress {
            _ if played.folded => BoxState::Folded,
            _ if played.instant => BoxState::Instant,
            _ if played.bet => BoxState::Bet,
            Progress::CardsToCome => BoxState::CardsToCome,
            _ => BoxState::Waiting,
        };
        BoxView {
            place: played.place(),
            owner: played.owner,
            blind: played.blind,
            state,
            stake: played.stake.clone(),
            bet: played.bet.then(|| self.rules.bet().on(played.ante())),
            bought: played.bought.clone(),
            insurance: played.insurance,
            game: played.game,
            cards: played.hand.iter().map(|&card| sees.then_some(card)).collect(),
            dealt: if sees_dealt { played.dealt.clone() } else { Vec::new() },
            discards: if sees && is_owner { played.discards } else { CardSet::EMPTY },
            paid: if sees_lines { played.early.clone() } else { Vec::new() },
            settlement: played.settlement.clone().filter(|_| sees_lines),
        }
    }
}
