//! The actions that are accepted now.

use super::actions::{Action, ExchangeOffer, Legal};
use super::dealer::DEALT;
use super::state::Round;
use super::{Asked, PlayerId, prices};

impl Round {
    /// Every action that [`act`](Self::act) would accept from this player now, and no other.
    pub fn legal(&self, player: PlayerId) -> Legal {
        let mut legal = Legal::default();
        let Some((at, asked)) = self.asked().filter(|(at, _)| self.boxes[*at].owner == player) else {
            return legal;
        };
        let mut candidates = match asked {
            Asked::Decision => vec![Action::Play, Action::Sixth, Action::Fold],
            Asked::Insurance => vec![Action::NoInsurance],
            Asked::DealerGame => vec![Action::Keep],
        };
        if asked == Asked::Decision {
            let hand = self.boxes[at].cards();
            candidates.extend((1..=DEALT).flat_map(|cards| hand.subsets(cards)).map(Action::Exchange));
        }
        if asked == Asked::DealerGame {
            let named = if self.names_a_card() {
                self.dealer.iter().copied().map(Some).collect()
            } else {
                vec![None]
            };
            candidates.extend(named.into_iter().map(|thrown| Action::BuyGame { thrown }));
        }
        candidates.retain(|action| self.may(player, action));

        let earlier = self.boxes[at].exchanges().count();
        legal.exchange = (1..=DEALT)
            .filter(|count| {
                candidates.iter().any(|action| matches!(action, Action::Exchange(set) if set.len() == *count))
            })
            .filter_map(|cards| {
                let price = self.price_of(at, prices::exchange(&self.rules, earlier, cards)?);
                Some(ExchangeOffer { cards, price })
            })
            .collect();
        if candidates.contains(&Action::Sixth) {
            legal.sixth = self.rules.sixth().map(|rule| self.price_of(at, rule.price));
        }
        if candidates.iter().any(|action| matches!(action, Action::BuyGame { .. })) {
            legal.game = self.rules.dealer_game().map(|rule| self.price_of(at, rule.price));
        }
        if asked == Asked::Insurance || (asked == Asked::Decision && self.insures_before_bet()) {
            legal.insure = self.insurance_range(at).ok();
        }
        legal.actions = candidates;
        legal
    }
}
