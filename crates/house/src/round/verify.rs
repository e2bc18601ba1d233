//! Why an action is refused, and whether a box can be settled.

use tuz_cards::{Card, CardSet};

use super::actions::{Action, InsuranceRange};
use super::dealer::{DEALT, has_game, strength};
use super::settle::{self, Bought, CannotSettle, End, Played};
use super::state::{Progress, Round, Stage};
use super::{Asked, BoxId, BoxStake, Offer, PlayerId, Refusal, prices, side};
use crate::rules::{InsuranceTime, Rules, Thrown};
use crate::{Antes, Points};

impl Round {
    /// Why this player may not do this now; `None` when it is accepted. To the player whose turn it is, that the table
    /// never offers it comes before that something else is asked.
    pub fn why_not(&self, player: PlayerId, action: &Action) -> Option<Refusal> {
        self.check_action(player, action).err()
    }

    /// Whether this player may do this now.
    pub fn may(&self, player: PlayerId, action: &Action) -> bool {
        self.why_not(player, action).is_none()
    }

    /// Why a box may not buy the dealer's game, now that the dealer has shown none; `None` when it may.
    /// A box that may not is passed over.
    pub fn why_no_dealer_game(&self, place: BoxId) -> Option<Refusal> {
        if !matches!(self.stage, Stage::DealerGame(_)) {
            return Some(Refusal::NothingAsked);
        }
        match self.boxes.iter().position(|played| played.place() == place) {
            Some(at) => self.check_game(at).err(),
            None => Some(Refusal::OutOfPlay(place)),
        }
    }

    /// Why a box may not insure now; `None` when it may. A box that may not is passed over.
    pub fn why_no_insurance(&self, place: BoxId) -> Option<Refusal> {
        if !matches!(self.stage, Stage::Decisions(_)) {
            return Some(Refusal::NothingAsked);
        }
        match self.boxes.iter().position(|played| played.place() == place) {
            Some(at) => self.insurance_range(at).err(),
            None => Some(Refusal::OutOfPlay(place)),
        }
    }

    /// The place in the list of the box that does it.
    pub(super) fn check_action(&self, player: PlayerId, action: &Action) -> Result<usize, Refusal> {
        if player.0 >= self.players.len() {
            return Err(Refusal::UnknownPlayer(player));
        }
        let (at, asked) = self.asked().ok_or(Refusal::NothingAsked)?;
        let (turn, owner) = (self.boxes[at].place(), self.boxes[at].owner);
        if owner != player {
            return Err(Refusal::NotYourTurn { turn, owner });
        }
        match (asked, action) {
            (Asked::Decision, Action::Fold) if self.boxes[at].forced => Err(Refusal::BetForced),
            (Asked::Decision, Action::Fold)
            | (Asked::Insurance, Action::NoInsurance)
            | (Asked::DealerGame, Action::Keep) => Ok(()),
            (Asked::Decision, Action::Play) => self.check_funds(at, self.bet_of(at)),
            (Asked::Decision, Action::Sixth) => self.check_sixth(at),
            (Asked::Decision, Action::Exchange(thrown)) => self.check_exchange(at, *thrown),
            (Asked::Decision, Action::Insure(stake)) if self.insures_before_bet() => {
                self.check_stake(at, *stake)
            }
            (Asked::Insurance, Action::Insure(stake)) => self.check_stake(at, *stake),
            (Asked::DealerGame, Action::BuyGame { thrown }) => {
                self.check_game(at)?;
                self.check_named(*thrown)
            }
            _ => Err(self.not_offered(action).unwrap_or(Refusal::NotAsked { turn, asked })),
        }?;
        Ok(at)
    }

    /// What this table never offers is refused for that, and not for its time.
    fn not_offered(&self, action: &Action) -> Option<Refusal> {
        let (is_offered, offer) = match action {
            Action::Sixth => (self.rules.sixth().is_some(), Offer::Sixth),
            Action::Exchange(_) => (self.rules.exchange().is_some(), Offer::Exchange),
            Action::Insure(_) => (self.rules.insurance().is_some(), Offer::Insurance),
            Action::BuyGame { .. } => (self.rules.dealer_game().is_some(), Offer::DealerGame),
            // To go on, to give up and to decline need no offer.
            Action::Fold | Action::Play | Action::NoInsurance | Action::Keep => return None,
        };
        (!is_offered).then_some(Refusal::NotOffered(offer))
    }

    pub(super) fn insures_before_bet(&self) -> bool {
        self.rules.insurance().is_some_and(|rule| rule.staked == InsuranceTime::BeforeBet)
    }

    /// What may be spent on this box: the balance with side bets that are paid first, without the bets that
    /// other boxes of the player are bound to put up.
    fn funds(&self, at: usize) -> Points {
        let played = &self.boxes[at];
        let balance = self.players[played.owner.0].balance;
        let bound = self.boxes.iter().enumerate().filter(|(other_at, other)| {
            *other_at != at && other.owner == played.owner && other.forced && !other.bet
        });
        let bound: Points = bound.map(|(other, _)| self.bet_of(other)).sum();
        let first = if played.sides_settled || played.blind {
            Points::ZERO
        } else {
            let mut till = self.till;
            let lines = settle::before_purchase(&self.rules, &played.played(End::Instant), &mut till);
            lines.iter().map(settle::Line::back).sum()
        };
        balance + first - bound
    }

    fn check_funds(&self, at: usize, needed: Points) -> Result<(), Refusal> {
        let balance = self.funds(at);
        if needed > balance { Err(Refusal::BalanceTooLow { needed, balance }) } else { Ok(()) }
    }

    /// After paying this price the bet must still be covered, unless it is up.
    fn check_price(&self, at: usize, price: Points) -> Result<(), Refusal> {
        if self.boxes[at].bet {
            return self.check_funds(at, price);
        }
        let (bet, balance) = (self.bet_of(at), self.funds(at));
        // The bet comes first: without it nothing but a fold is left.
        if bet > balance || price > balance {
            return Err(Refusal::BalanceTooLow { needed: bet.max(price), balance });
        }
        if price + bet > balance { Err(Refusal::BetNotCovered { price, bet, balance }) } else { Ok(()) }
    }

    /// What is true of every purchase of cards.
    fn check_purchase(&self, at: usize, price: Antes, cards: usize) -> Result<(), Refusal> {
        self.check_price(at, self.price_of(at, price))?;
        let left = self.cards_left(at);
        if cards > left { Err(Refusal::PackTooShort { needed: cards, left }) } else { Ok(()) }
    }

    fn check_sixth(&self, at: usize) -> Result<(), Refusal> {
        let rule = self.rules.sixth().ok_or(Refusal::NotOffered(Offer::Sixth))?;
        let played = &self.boxes[at];
        if played.has_sixth() {
            return Err(Refusal::SixthBought);
        }
        if played.insurance.is_some() {
            return Err(Refusal::HandInsured);
        }
        if !rule.with_exchange && played.exchanges().next().is_some() {
            return Err(Refusal::Exchanged);
        }
        self.check_purchase(at, rule.price, 1)
    }

    fn check_exchange(&self, at: usize, thrown: CardSet) -> Result<(), Refusal> {
        let rule = self.rules.exchange().ok_or(Refusal::NotOffered(Offer::Exchange))?;
        let played = &self.boxes[at];
        // A sixth card closes the purchases: what is exchanged is exchanged before it.
        if played.has_sixth() {
            return Err(Refusal::SixthBought);
        }
        if played.insurance.is_some() {
            return Err(Refusal::HandInsured);
        }
        let earlier = played.exchanges().count();
        if earlier >= usize::from(rule.times) {
            return Err(Refusal::ExchangesUsed { times: rule.times });
        }
        let cards = thrown.len();
        let only_one = cards == 1 && played.exchanges().all(|cards| cards == 1);
        if earlier > 0 && rule.again_after_one && !only_one {
            return Err(Refusal::OnlyOneAgain);
        }
        let price = prices::exchange(&self.rules, earlier, cards).ok_or(Refusal::ExchangeCount { cards })?;
        let foreign = thrown - played.cards();
        if !foreign.is_empty() {
            return Err(Refusal::NotHeld(foreign));
        }
        self.check_purchase(at, price, cards)
    }

    fn check_stake(&self, at: usize, stake: Points) -> Result<(), Refusal> {
        let range = self.insurance_range(at)?;
        let InsuranceRange { least, most } = range;
        if range.contains(stake) { Ok(()) } else { Err(Refusal::InsuranceOutside { stake, least, most }) }
    }

    /// From which to which stake this box may insure now.
    pub(super) fn insurance_range(&self, at: usize) -> Result<InsuranceRange, Refusal> {
        let rule = self.rules.insurance().ok_or(Refusal::NotOffered(Offer::Insurance))?;
        let played = &self.boxes[at];
        if played.insurance.is_some() {
            return Err(Refusal::AlreadyInsured);
        }
        if played.folded || played.instant {
            return Err(Refusal::OutOfPlay(played.place()));
        }
        let limit = if played.blind {
            if !self.rules.table().blind_may.insure {
                return Err(Refusal::BlindMayNot);
            }
            prices::unseen_insurance_limit(&self.rules, rule, played.ante())
        } else {
            // Cards to come, or a box whose turn has not come: the hand is not final yet.
            if matches!(played.progress, Progress::Waiting | Progress::CardsToCome) {
                return Err(Refusal::NothingAsked);
            }
            let hand = strength(played.cards()).category();
            if hand < rule.from && !rule.too_low_returned {
                return Err(Refusal::HandTooLow { hand, from: rule.from });
            }
            prices::insurance_limit(&self.rules, rule, played.ante(), played.cards())
        };
        let least = rule.least.max(Points(1));
        if limit < least {
            return Err(Refusal::InsuranceNotPossible { least, most: limit });
        }
        self.check_price(at, least)?;
        let bet = if played.bet { Points::ZERO } else { self.bet_of(at) };
        Ok(InsuranceRange { least, most: limit.min(self.funds(at) - bet) })
    }

    /// Whether a box may buy the dealer's game.
    pub(super) fn check_game(&self, at: usize) -> Result<(), Refusal> {
        let rule = self.rules.dealer_game().ok_or(Refusal::NotOffered(Offer::DealerGame))?;
        let played = &self.boxes[at];
        if !played.is_in_play() {
            return Err(Refusal::OutOfPlay(played.place()));
        }
        if played.blind && !self.rules.table().blind_may.buy_game {
            return Err(Refusal::BlindMayNot);
        }
        // An insurance that came back because the hand is too low never was one.
        let dealer = self.dealer_cards();
        let too_low = settle::is_too_low(&self.rules, &played.played(End::Showdown { dealer, bought: None }));
        if played.insurance.is_some() && !too_low && !rule.insured_may {
            return Err(Refusal::InsuredMayNot);
        }
        self.check_funds(at, self.price_of(at, rule.price))?;
        let left = Card::COUNT.saturating_sub(self.used);
        if left == 0 { Err(Refusal::PackTooShort { needed: 1, left }) } else { Ok(()) }
    }

    /// Whether the first buyer has to name one of the dealer's cards now.
    pub(super) fn names_a_card(&self) -> bool {
        self.named.is_none() && self.rules.dealer_game().is_some_and(|rule| rule.card == Thrown::Choice)
    }

    fn check_named(&self, thrown: Option<Card>) -> Result<(), Refusal> {
        match (self.names_a_card(), thrown) {
            (true, Some(card)) if self.dealer.contains(&card) => Ok(()),
            (true, _) => Err(Refusal::NameACard(self.dealer_cards())),
            (false, None) => Ok(()),
            (false, Some(_)) => Err(Refusal::CardNotForYou),
        }
    }
}

/// Why a box cannot be settled by itself.
pub(super) fn why_not_settle(rules: &Rules, played: &Played) -> Option<CannotSettle> {
    check_settle(rules, played).err()
}

fn check_settle(rules: &Rules, played: &Played) -> Result<(), CannotSettle> {
    check_cards(played)?;
    if let End::Showdown { dealer, bought } = played.end {
        check_dealer(rules, played, dealer, bought)?;
    }
    check_money(rules, played)?;
    let instant = side::instant_wins(rules, played.dealt);
    if played.end == End::Instant && instant.is_empty() { Err(CannotSettle::NotInstant) } else { Ok(()) }
}

fn check_cards(played: &Played) -> Result<(), CannotSettle> {
    let (dealt, hand) = (played.dealt, played.hand);
    if dealt.len() != DEALT {
        return Err(CannotSettle::DealtCount(dealt.len()));
    }
    let sixth = played.bought.iter().filter(|bought| **bought == Bought::Sixth).count();
    let wanted = DEALT + sixth.min(1);
    if sixth > 1 {
        return Err(Refusal::SixthBought.into());
    }
    if hand.len() != wanted {
        return Err(CannotSettle::HandCount { cards: hand.len(), wanted });
    }
    let new = (hand - dealt).len();
    let bought = played.bought.iter().map(|bought| match bought {
        Bought::Sixth => 1,
        Bought::Exchange(cards) => *cards,
    });
    let bought = bought.fold(0, usize::saturating_add);
    if new > bought { Err(CannotSettle::TooManyNew { new, bought }) } else { Ok(()) }
}

fn check_dealer(
    rules: &Rules,
    played: &Played,
    dealer: CardSet,
    bought: Option<CardSet>,
) -> Result<(), CannotSettle> {
    let new = bought.unwrap_or(dealer);
    for cards in [dealer, new] {
        if cards.len() != DEALT {
            return Err(CannotSettle::DealerCount(cards.len()));
        }
    }
    let shared = (played.hand | played.dealt) & (dealer | new);
    if !shared.is_empty() {
        return Err(CannotSettle::SharedCards(shared));
    }
    if bought.is_some() {
        if rules.dealer_game().is_none() {
            return Err(Refusal::NotOffered(Offer::DealerGame).into());
        }
        if has_game(rules, dealer) {
            return Err(CannotSettle::GameNotNeeded);
        }
        if (new - dealer).len() != 1 {
            return Err(CannotSettle::ReplacedCount((new - dealer).len()));
        }
    }
    Ok(())
}

fn check_money(rules: &Rules, played: &Played) -> Result<(), CannotSettle> {
    let least = Points(1);
    if played.ante < least {
        return Err(Refusal::AnteTooLow { ante: played.ante, least }.into());
    }
    for (name, &stake) in &played.sides {
        let bet = rules.all_side_bets().find(|bet| bet.name == *name);
        let bet = bet.ok_or_else(|| Refusal::UnknownSideBet(name.clone()))?;
        if bet.instant {
            return Err(Refusal::NoStakeOf(name.clone()).into());
        }
        if stake < Points::ZERO {
            return Err(Refusal::SideTooLow { name: name.clone(), stake, least: Points::ZERO }.into());
        }
    }
    let stake = BoxStake { sides: played.sides.clone(), ..BoxStake::ante(BoxId(0), played.ante) };
    if let Some(refusal) = prices::why_not_stakes(rules, &stake) {
        return Err(refusal.into());
    }
    check_bought(rules, &played.bought)?;
    let Some(insured) = played.insurance else { return Ok(()) };
    let rule = rules.insurance().ok_or(Refusal::NotOffered(Offer::Insurance))?;
    let most = if played.blind {
        prices::unseen_insurance_limit(rules, rule, played.ante)
    } else {
        let hand = strength(played.hand).category();
        if hand < rule.from && !rule.too_low_returned {
            return Err(Refusal::HandTooLow { hand, from: rule.from }.into());
        }
        prices::insurance_limit(rules, rule, played.ante, played.hand)
    };
    let least = rule.least.max(least);
    if insured < least || insured > most {
        return Err(Refusal::InsuranceOutside { stake: insured, least, most }.into());
    }
    Ok(())
}

fn check_bought(rules: &Rules, bought: &[Bought]) -> Result<(), Refusal> {
    let mut exchanges = 0;
    for (place, bought) in bought.iter().enumerate() {
        match *bought {
            Bought::Sixth => {
                let rule = rules.sixth().ok_or(Refusal::NotOffered(Offer::Sixth))?;
                if place > 0 && !rule.with_exchange {
                    return Err(Refusal::Exchanged);
                }
            }
            Bought::Exchange(cards) => {
                let rule = rules.exchange().ok_or(Refusal::NotOffered(Offer::Exchange))?;
                if place > exchanges {
                    return Err(Refusal::SixthBought);
                }
                if exchanges >= usize::from(rule.times) {
                    return Err(Refusal::ExchangesUsed { times: rule.times });
                }
                prices::exchange(rules, exchanges, cards).ok_or(Refusal::ExchangeCount { cards })?;
                exchanges += 1;
            }
        }
    }
    Ok(())
}
