//! How a bot sets thirteen cards.

use tuz_cards::{CardSet, Numbers};
use tuz_hands::club::{Ranking, Score};

use crate::chinese::{CARDS, Place, Setting};
use crate::pile::Pile;

/// Random hands that the rows are compared with.
const RIVALS: usize = 40;

/// Thirteen cards in rows that are not fouled; `None` for another number of cards.
///
/// Of all settings it is the one whose rows beat the most rows of some random hands, which are set by
/// [`back_first`]. Royalties and naturals are not thought of.
pub fn set(cards: CardSet, numbers: &mut Numbers) -> Option<Setting> {
    if cards.len() != CARDS {
        return None;
    }
    let mut pile = Pile::of(CardSet::FULL - cards);
    let mut rivals: [Vec<Option<Score>>; 3] = Default::default();
    for _ in 0..RIVALS {
        pile.restart();
        let rival = back_first(pile.draw_many(CARDS, numbers)?)?;
        for (place, scores) in Place::ALL.into_iter().zip(&mut rivals) {
            scores.push(Ranking::Standard.rank(rival.row(place)));
        }
    }
    for scores in &mut rivals {
        scores.sort_unstable();
    }
    // Twice the rows that are beaten, and once those that are tied with.
    let worth = |place: Place, score: Option<Score>| {
        let scores = &rivals[place as usize];
        scores.partition_point(|rival| *rival < score) + scores.partition_point(|rival| *rival <= score)
    };
    let mut best = (0, None);
    for back in cards.subsets(5) {
        let behind = Ranking::Standard.rank(back);
        let back_worth = worth(Place::Back, behind);
        let rest = cards - back;
        for middle in rest.subsets(5) {
            let between = Ranking::Standard.rank(middle);
            if between > behind {
                continue;
            }
            let front = Ranking::Standard.rank(rest - middle);
            let all = back_worth + worth(Place::Middle, between) + worth(Place::Front, front);
            if front <= between && (all > best.0 || best.1.is_none()) {
                best = (all, Some((rest - middle, middle, back)));
            }
        }
    }
    let (front, middle, back) = best.1?;
    Setting::new(front, middle, back).ok()
}

/// The best hand at the back, the best of what is left in the middle: never fouled. `None` for another number of cards.
pub fn back_first(cards: CardSet) -> Option<Setting> {
    let best = |cards| Ranking::Standard.best(cards).map(|best| best.cards);
    let back = best(cards)?;
    let middle = best(cards - back)?;
    Setting::new(cards - back - middle, middle, back).ok()
}
