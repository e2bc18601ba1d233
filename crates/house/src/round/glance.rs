//! Single facts that a box's owner knows, for programs that play many rounds: a [`View`](super::View) has all of them
//! and is made for one person at a time.

use tuz_cards::{Card, CardSet};

use super::actions::InsuranceRange;
use super::settle::Bought;
use super::state::Round;
use super::{Asked, BoxId, dealer};

/// A box whose cards its owner sees.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OwnBox<'r> {
    /// The five cards dealt.
    pub dealt: CardSet,
    /// The cards now.
    pub hand: CardSet,
    /// What was bought, in order.
    pub bought: &'r [Bought],
    /// Whether the hand is insured.
    pub insured: bool,
    /// Whether a purchase has made the bet compulsory.
    pub must_bet: bool,
}

impl Round {
    /// The dealer's open card, once cards are out.
    pub fn up_card(&self) -> Option<Card> {
        self.dealer.get(self.up_card_place()).copied()
    }

    /// A box in play as its owner sees it; `None` while its cards are hidden from him.
    pub fn own_box(&self, place: BoxId) -> Option<OwnBox<'_>> {
        let played = self.boxes.iter().find(|played| played.place() == place)?;
        self.sees(played, true).then(|| OwnBox {
            dealt: played.dealt.iter().copied().collect(),
            hand: played.cards(),
            bought: &played.bought,
            insured: played.insurance.is_some(),
            must_bet: played.forced,
        })
    }

    /// The dealer's cards in the order of the deal, once he has shown.
    pub fn shown_dealer(&self) -> Option<&[Card]> {
        self.shown.then_some(&*self.dealer)
    }

    /// The card that the dealer throws away when his game is bought, once he has shown; `None` before, and where the
    /// first buyer names it and none has yet.
    pub fn card_thrown(&self) -> Option<Card> {
        let rule = self.rules.dealer_game().filter(|_| self.shown)?;
        dealer::card_thrown(rule.card, &self.dealer).or(self.named)
    }

    /// From which to which stake the box that has to decide may insure now; `None` where it may not.
    pub fn insurable(&self) -> Option<InsuranceRange> {
        let (at, asked) = self.asked()?;
        let may = match asked {
            Asked::Decision => self.insures_before_bet(),
            Asked::Insurance => true,
            Asked::DealerGame => false,
        };
        if may { self.insurance_range(at).ok() } else { None }
    }
}
