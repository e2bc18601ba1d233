//! What a round is made of, and the way in: stakes, deal, actions.

use std::sync::Arc;

use serde::Serialize;
use tuz_cards::{Card, CardSet};

use super::actions::{Action, BoxStake};
use super::dealer::DEALT;
use super::events::{DealtBox, Event};
use super::prices::MOST_BALANCE;
use super::settle::{Bought, End, Line, Played, Settlement, Till};
use super::{Asked, BoxId, PackOrder, PlayerId, Refusal, stakes};
use crate::Points;
use crate::rules::{Rules, UpCard};

/// How far a round is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Stakes are put up.
    Stakes,
    /// Boxes decide, in order; hands are insured.
    Decisions,
    /// The dealer has shown no game; boxes buy his game or not.
    DealerGame,
    /// All is settled.
    Settled,
}

/// The box that has to decide.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub struct Turn {
    /// The box.
    #[serde(rename = "box")]
    pub place: BoxId,
    /// Whose it is.
    pub owner: PlayerId,
    /// What it has to decide.
    pub asked: Asked,
}

/// More players than this do not fit at a table; no layout has as many boxes.
pub const MOST_PLAYERS: usize = 64;

/// Why players cannot sit down.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum CannotSit {
    /// Nobody can have such a balance.
    #[error("player {} cannot sit down with `{balance}` points: between 0 and {MOST_BALANCE} are allowed", player.number())]
    Balance {
        /// Which player.
        player: PlayerId,
        /// The balance in points.
        balance: Points,
    },
    /// There are too many of them.
    #[error("{0} players do not fit at a table: at most {MOST_PLAYERS} do")]
    Players(usize),
}

/// A round in any state. Equal when rules, pack, players and everything that happened are equal.
#[derive(Debug, Clone, PartialEq)]
pub struct Round {
    pub(super) rules: Arc<Rules>,
    pub(super) players: Vec<Account>,
    /// By place.
    pub(super) boxes: Vec<PlayedBox>,
    pub(super) pack: Option<PackOrder>,
    /// How many cards have left the pack.
    pub(super) used: usize,
    pub(super) stage: Stage,
    /// In the order of the deal; empty before it.
    pub(super) dealer: Vec<Card>,
    /// The dealer has shown.
    pub(super) shown: bool,
    /// The card that the first buyer of the dealer's game named.
    pub(super) named: Option<Card>,
    pub(super) replaced: Option<Replaced>,
    pub(super) till: Till,
    pub(super) events: Vec<Event>,
}

/// A player's account.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Account {
    pub(super) start: Points,
    pub(super) balance: Points,
}

/// Where the round stands; the number is the place in the list of boxes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Stage {
    Stakes,
    Decisions(usize),
    DealerGame(usize),
    Settled,
}

/// The dealer's replaced card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Replaced {
    pub(super) thrown: Card,
    /// The last one stands.
    pub(super) drawn: Vec<Card>,
}

/// How far a box is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Progress {
    /// Its turn has not come.
    Waiting,
    /// It has to fold, play or buy.
    Deciding,
    /// It has bought cards that come after all boxes have decided.
    CardsToCome,
    /// It has to insure or not.
    Insuring,
    /// It has nothing to decide before the dealer shows.
    Done,
}

/// A box in play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct PlayedBox {
    pub(super) owner: PlayerId,
    pub(super) stake: BoxStake,
    pub(super) blind: bool,
    pub(super) progress: Progress,
    /// In the order of the deal.
    pub(super) dealt: Vec<Card>,
    /// What it holds now, drawn cards last.
    pub(super) hand: Vec<Card>,
    pub(super) discards: CardSet,
    pub(super) bought: Vec<Bought>,
    /// How many cards it has drawn.
    pub(super) drawn: usize,
    /// How many cards it has bought that are not dealt yet.
    pub(super) to_come: usize,
    /// An exchange has made the bet compulsory.
    pub(super) forced: bool,
    pub(super) bet: bool,
    pub(super) folded: bool,
    pub(super) instant: bool,
    pub(super) insurance: Option<Points>,
    /// Whether it bought the dealer's game, once that is decided.
    pub(super) game: Option<bool>,
    /// The side bets that are settled before a purchase are settled.
    pub(super) sides_settled: bool,
    /// What is settled already.
    pub(super) early: Vec<Line>,
    pub(super) settlement: Option<Settlement>,
    /// What was put up on it.
    pub(super) paid_in: Points,
    /// What went back from it to the account.
    pub(super) paid_out: Points,
}

impl PlayedBox {
    fn new(owner: PlayerId, stake: BoxStake, blind: bool) -> Self {
        let ahead = stake.ahead;
        Self {
            owner,
            blind,
            progress: Progress::Waiting,
            dealt: Vec::new(),
            hand: Vec::new(),
            discards: CardSet::EMPTY,
            bought: if ahead.sixth { vec![Bought::Sixth] } else { Vec::new() },
            drawn: 0,
            to_come: usize::from(ahead.sixth),
            forced: false,
            bet: blind,
            folded: false,
            instant: false,
            insurance: ahead.insurance,
            game: None,
            sides_settled: false,
            early: Vec::new(),
            settlement: None,
            paid_in: Points::ZERO,
            paid_out: Points::ZERO,
            stake,
        }
    }

    pub(super) fn place(&self) -> BoxId {
        self.stake.place
    }

    pub(super) fn ante(&self) -> Points {
        self.stake.ante
    }

    /// What it holds, as a set.
    pub(super) fn cards(&self) -> CardSet {
        self.hand.iter().copied().collect()
    }

    /// How often it has exchanged.
    pub(super) fn exchanges(&self) -> impl Iterator<Item = usize> {
        self.bought.iter().filter_map(|bought| match bought {
            Bought::Exchange(cards) => Some(*cards),
            Bought::Sixth => None,
        })
    }

    pub(super) fn has_sixth(&self) -> bool {
        self.bought.contains(&Bought::Sixth)
    }

    /// Whether it plays against the dealer.
    pub(super) fn is_in_play(&self) -> bool {
        self.bet && !self.folded && !self.instant
    }

    /// As the settlement wants it.
    pub(super) fn played(&self, end: End) -> Played {
        Played {
            dealt: self.dealt.iter().copied().collect(),
            hand: self.cards(),
            ante: self.ante(),
            sides: self.stake.sides.clone(),
            bought: self.bought.clone(),
            insurance: self.insurance,
            blind: self.blind,
            end,
        }
    }
}

impl Round {
    /// A round in which nothing is staked yet; the players have these balances.
    ///
    /// # Errors
    /// When a balance is negative or above [`MOST_BALANCE`], or there are more than [`MOST_PLAYERS`].
    pub fn new(rules: impl Into<Arc<Rules>>, balances: &[Points]) -> Result<Self, CannotSit> {
        if balances.len() > MOST_PLAYERS {
            return Err(CannotSit::Players(balances.len()));
        }
        for (place, &balance) in balances.iter().enumerate() {
            if !(Points::ZERO..=MOST_BALANCE).contains(&balance) {
                return Err(CannotSit::Balance { player: PlayerId(place), balance });
            }
        }
        let rules = rules.into();
        Ok(Self {
            players: balances.iter().map(|&balance| Account { start: balance, balance }).collect(),
            boxes: Vec::new(),
            pack: None,
            used: 0,
            stage: Stage::Stakes,
            dealer: Vec::new(),
            shown: false,
            named: None,
            replaced: None,
            till: Till::new(&rules),
            events: Vec::new(),
            rules,
        })
    }

    /// The rules it is played by.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// How many players sit at the table.
    pub fn players(&self) -> usize {
        self.players.len()
    }

    /// What is on a player's account, in points; `None` where nobody sits.
    pub fn balance(&self, player: PlayerId) -> Option<Points> {
        self.players.get(player.0).map(|account| account.balance)
    }

    /// What was on a player's account before the round, in points; `None` where nobody sits.
    pub fn starting_balance(&self, player: PlayerId) -> Option<Points> {
        self.players.get(player.0).map(|account| account.start)
    }

    /// How far it is.
    pub fn phase(&self) -> Phase {
        match self.stage {
            Stage::Stakes => Phase::Stakes,
            Stage::Decisions(_) => Phase::Decisions,
            Stage::DealerGame(_) => Phase::DealerGame,
            Stage::Settled => Phase::Settled,
        }
    }

    /// Everything that happened, in order.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// The pack, once it is dealt from. It tells every hidden card.
    pub fn pack(&self) -> Option<&PackOrder> {
        self.pack.as_ref()
    }

    /// The settlement of a box that is settled.
    pub fn settlement(&self, place: BoxId) -> Option<&Settlement> {
        self.boxes.iter().find(|played| played.place() == place)?.settlement.as_ref()
    }

    /// The boxes in play with their owners, by place.
    pub fn boxes(&self) -> impl Iterator<Item = (BoxId, PlayerId)> {
        self.boxes.iter().map(|played| (played.place(), played.owner))
    }

    /// The box that has to decide now.
    pub fn turn(&self) -> Option<Turn> {
        let (at, asked) = self.asked()?;
        let played = &self.boxes[at];
        Some(Turn { place: played.place(), owner: played.owner, asked })
    }

    /// The place in the list of the box that has to decide, and what.
    pub(super) fn asked(&self) -> Option<(usize, Asked)> {
        match self.stage {
            Stage::Stakes | Stage::Settled => None,
            Stage::DealerGame(at) => Some((at, Asked::DealerGame)),
            Stage::Decisions(at) => Some((
                at,
                match self.boxes.get(at)?.progress {
                    Progress::Insuring => Asked::Insurance,
                    _ => Asked::Decision,
                },
            )),
        }
    }

    /// Puts up the stakes of all boxes of a player at once; gives back what happened.
    ///
    /// # Errors
    /// The reason, when the stakes are refused; then nothing has changed.
    pub fn stake(&mut self, player: PlayerId, boxes: &[BoxStake]) -> Result<&[Event], Refusal> {
        let accepted = self.check_stakes(player, boxes)?;
        let from = self.events.len();
        let staked = accepted.iter().map(|(stake, _)| stake.clone()).collect();
        self.events.push(Event::Staked { player, boxes: staked });
        for (stake, blind) in accepted {
            let cost = stakes::cost(&self.rules, &stake, blind);
            let at = self.boxes.partition_point(|other| other.place() < stake.place);
            self.boxes.insert(at, PlayedBox::new(player, stake, blind));
            self.charge(at, cost);
        }
        Ok(&self.events[from..])
    }

    /// Why cards may not be dealt; `None` when they may.
    pub fn why_not_deal(&self) -> Option<Refusal> {
        if self.stage != Stage::Stakes {
            return Some(Refusal::AlreadyDealt);
        }
        self.boxes.is_empty().then_some(Refusal::NoBoxes)
    }

    /// Whether cards may be dealt.
    pub fn may_deal(&self) -> bool {
        self.why_not_deal().is_none()
    }

    /// Deals from this pack, and goes on to the first decision; gives back what happened.
    ///
    /// # Errors
    /// When nothing is staked or the cards are out already; then nothing has changed.
    pub fn deal(&mut self, pack: PackOrder) -> Result<&[Event], Refusal> {
        if let Some(refusal) = self.why_not_deal() {
            return Err(refusal);
        }
        let from = self.events.len();
        let hands = self.boxes.len() + 1;
        self.used = DEALT * hands;
        // One card at a time in turn, the dealer last.
        let mut cards = pack.cards().iter().copied();
        for _ in 0..DEALT {
            let receivers = self.boxes.iter_mut().map(|played| &mut played.dealt).chain([&mut self.dealer]);
            for (receiver, card) in receivers.zip(cards.by_ref()) {
                receiver.push(card);
            }
        }
        for played in &mut self.boxes {
            played.hand.clone_from(&played.dealt);
        }
        let dealt = self.boxes.iter();
        let dealt = dealt.map(|played| DealtBox { place: played.place(), cards: played.dealt.clone() });
        self.events.push(Event::Dealt { boxes: dealt.collect(), dealer: self.dealer.clone() });
        self.pack = Some(pack);
        self.stage = Stage::Decisions(0);
        self.advance();
        Ok(&self.events[from..])
    }

    /// Does it, and goes on to the next decision; gives back what happened.
    ///
    /// # Errors
    /// The reason, when the action is refused; then nothing has changed.
    pub fn act(&mut self, player: PlayerId, action: &Action) -> Result<&[Event], Refusal> {
        let at = self.check_action(player, action)?;
        let from = self.events.len();
        self.perform(at, action);
        self.advance();
        Ok(&self.events[from..])
    }

    /// The place of the dealer's open card among his five.
    pub(super) fn up_card_place(&self) -> usize {
        match self.rules.table().up_card {
            UpCard::First => 0,
            UpCard::Last => DEALT - 1,
        }
    }

    pub(super) fn bet_of(&self, at: usize) -> Points {
        self.rules.bet().on(self.boxes[at].ante())
    }

    pub(super) fn charge(&mut self, at: usize, points: Points) {
        let played = &mut self.boxes[at];
        played.paid_in += points;
        self.players[played.owner.0].balance -= points;
    }

    pub(super) fn pay_out(&mut self, at: usize, points: Points) {
        let played = &mut self.boxes[at];
        played.paid_out += points;
        self.players[played.owner.0].balance += points;
    }
}
