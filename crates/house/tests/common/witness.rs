//! What can be told of a round by somebody who reads its events and knows the rules of what is seen.

use std::collections::BTreeMap;

use tuz_cards::{Card, CardSet};
use tuz_house::Points;
use tuz_house::round::{Bought, BoxId, BoxStake, End, Event, Phase, Played, PlayerId, Round, Viewer};
use tuz_house::rules::{Blind, Rules, Seen, UpCard};

/// What can be told of a round from its events alone.
#[derive(Default)]
pub struct Witness {
    pub boxes: BTreeMap<BoxId, Seat>,
    pub dealer: Vec<Card>,
    pub shown: bool,
    pub replaced: CardSet,
    /// The dealer's five cards after the replacement.
    pub new_dealer: Option<CardSet>,
}

#[derive(Default)]
pub struct Seat {
    pub owner: Option<PlayerId>,
    pub blind: bool,
    pub stake: Option<BoxStake>,
    pub dealt: CardSet,
    pub hand: CardSet,
    pub discards: CardSet,
    pub bought: Vec<Bought>,
    pub insurance: Option<Points>,
    pub folded: bool,
    pub instant: bool,
    pub game: bool,
    pub opened: bool,
}

impl Witness {
    pub fn watch(&mut self, rules: &Rules, events: &[Event]) {
        for event in events {
            match event {
                Event::Staked { player, boxes } => {
                    let count = boxes.len();
                    for (place, stake) in boxes.iter().enumerate() {
                        let blind = match rules.table().blind {
                            Blind::Last => count > 1 && place == count - 1,
                            _ => place >= usize::from(rules.table().open),
                        };
                        let seat = self.boxes.entry(stake.place).or_default();
                        (seat.owner, seat.blind) = (Some(*player), blind);
                        seat.insurance = stake.ahead.insurance;
                        seat.bought.extend(stake.ahead.sixth.then_some(Bought::Sixth));
                        seat.stake = Some(stake.clone());
                    }
                }
                Event::Dealt { boxes, dealer } => {
                    self.dealer.clone_from(dealer);
                    for dealt in boxes {
                        let seat = self.boxes.get_mut(&dealt.place).unwrap();
                        seat.dealt = dealt.cards.iter().copied().collect();
                        seat.hand = seat.dealt;
                        seat.opened = rules.table().seen == Seen::AllAtOnce;
                    }
                }
                Event::DealerShows { .. } => self.shown = true,
                Event::DealerDrew { thrown, drawn } => {
                    self.replaced = drawn.iter().copied().collect();
                    let dealer: CardSet = self.dealer.iter().copied().collect();
                    self.new_dealer = Some(dealer.without(*thrown).with(*drawn.last().unwrap()));
                }
                Event::Folded { place } => self.seat(*place).folded = true,
                // An open box whose turn comes may end at once.
                Event::Instant { place } => {
                    let seat = self.seat(*place);
                    (seat.instant, seat.opened) = (true, true);
                }
                Event::Sixth { place, .. } => self.seat(*place).bought.push(Bought::Sixth),
                Event::Exchanged { place, thrown, .. } => {
                    let seat = self.seat(*place);
                    seat.bought.push(Bought::Exchange(thrown.len()));
                    seat.hand = seat.hand - *thrown;
                    seat.discards = seat.discards | *thrown;
                }
                Event::Drawn { place, cards } => {
                    let seat = self.seat(*place);
                    seat.hand = seat.hand | cards.iter().copied().collect();
                }
                Event::Insured { place, stake } => self.seat(*place).insurance = Some(*stake),
                Event::GameBought { place, .. } => self.seat(*place).game = true,
                Event::Bet { .. }
                | Event::GameKept { .. }
                | Event::NotInsured { .. }
                | Event::Paid { .. }
                | Event::Settled { .. } => {}
            }
        }
    }

    pub fn seat(&mut self, place: BoxId) -> &mut Seat {
        self.boxes.get_mut(&place).unwrap()
    }

    /// A box is opened once its turn has come.
    pub fn open(&mut self, round: &Round) {
        let until = match round.phase() {
            Phase::Stakes => return,
            Phase::Decisions => round.turn().unwrap().place,
            Phase::DealerGame | Phase::Settled => BoxId(u8::MAX),
        };
        for (place, seat) in &mut self.boxes {
            seat.opened |= *place <= until;
        }
    }

    /// The cards that this viewer may see.
    pub fn visible(&self, rules: &Rules, viewer: Viewer) -> CardSet {
        let up = match rules.table().up_card {
            UpCard::First => self.dealer.first(),
            UpCard::Last => self.dealer.last(),
        };
        let mut seen: CardSet = if self.shown {
            self.dealer.iter().copied().collect()
        } else {
            up.copied().into_iter().collect()
        };
        seen = seen | self.replaced;
        for seat in self.boxes.values() {
            let own = matches!(viewer, Viewer::Player(player) if Some(player) == seat.owner);
            if own && !seat.blind && seat.opened {
                seen = seen | seat.dealt | seat.hand | seat.discards;
            } else if self.shown && !seat.folded {
                seen = seen | seat.hand;
            }
        }
        seen
    }

    /// The box as the settlement wants it.
    pub fn played(&self, seat: &Seat) -> Played {
        let stake = seat.stake.as_ref().unwrap();
        let dealer = self.dealer.iter().copied().collect();
        let end = match (seat.folded, seat.instant && !seat.blind) {
            (true, _) => End::Folded,
            (_, true) => End::Instant,
            _ => End::Showdown { dealer, bought: self.new_dealer.filter(|_| seat.game) },
        };
        Played {
            dealt: seat.dealt,
            hand: seat.hand,
            ante: stake.ante,
            sides: stake.sides.clone(),
            bought: seat.bought.clone(),
            insurance: seat.insurance,
            blind: seat.blind,
            end,
        }
    }
}
