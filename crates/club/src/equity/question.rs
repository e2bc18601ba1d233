//! Who holds what in which game, and whether that can be.

use std::ops::RangeInclusive;

use tuz_cards::{Card, CardSet, Pack};

use super::judge::Judge;
use super::known::Known;
use crate::variant::{Game, Variant};

/// What is asked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Question {
    /// The game.
    pub game: Game,
    /// The hands of which something is known.
    pub hands: Vec<Known>,
    /// How many more there are of which nothing is known.
    pub random: usize,
    /// The common cards.
    pub board: CardSet,
    /// Cards that are out: folded, burned or seen.
    pub dead: CardSet,
    /// How many sit at the table, where that decides which pack is used; `None` for as many as hands.
    pub players: Option<usize>,
}

/// Why a question has no answer.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum QuestionFault {
    /// Nobody to win against.
    #[error("two hands or more are wanted, not `{0}`")]
    FewHands(usize),
    /// More hands than the game has players.
    #[error("`{game}` has at most {most} players, not `{found}`")]
    ManyHands {
        /// The game.
        game: Game,
        /// Its most players.
        most: usize,
        /// How many hands there are.
        found: usize,
    },
    /// Fewer at the table than hands.
    #[error("`{players}` players cannot hold `{found}` hands")]
    FewPlayers {
        /// How many sit at the table.
        players: usize,
        /// How many hands there are.
        found: usize,
    },
    /// A card in two places.
    #[error("`{0}` is in two places")]
    Twice(Card),
    /// A card below the lowest of the pack.
    #[error("`{card}` is not in the pack, which starts with the {lowest}")]
    NotInPack {
        /// The card.
        card: Card,
        /// The lowest rank of the pack.
        lowest: char,
    },
    /// A hand with too few or too many cards.
    #[error("hand {hand} has {found} cards, and a hand of `{game}` {}", of_range(wanted))]
    HandSize {
        /// Which hand, from 1.
        hand: usize,
        /// The game.
        game: Game,
        /// How many cards there are.
        found: usize,
        /// How many there should be.
        wanted: RangeInclusive<usize>,
    },
    /// A card has yet to be thrown away, and which one is a decision.
    #[error("hand {hand} has a card to throw away in `{game}`: name it in brackets")]
    DiscardNotNamed {
        /// Which hand, from 1.
        hand: usize,
        /// The game.
        game: Game,
    },
    /// Cards in brackets where none are thrown away.
    #[error("hand {hand} throws cards away, and in `{game}` nobody does")]
    NothingThrown {
        /// Which hand, from 1.
        hand: usize,
        /// The game.
        game: Game,
    },
    /// Up cards in a game without.
    #[error("hand {hand} has up cards, and in `{0}` there are none", game)]
    NoUpCards {
        /// Which hand, from 1.
        hand: usize,
        /// The game.
        game: Game,
    },
    /// A board that no street of the game has.
    #[error("the board of `{game}` has {wanted} cards, not `{found}`")]
    BoardSize {
        /// The game.
        game: Game,
        /// How many cards there are.
        found: usize,
        /// How many there may be.
        wanted: String,
    },
    /// Common cards in a game without.
    #[error("`{0}` has no common cards")]
    NoBoard(Game),
    /// What a random hand would throw away is a decision.
    #[error("random hands have no answer in `{0}`, since nobody knows which card they throw away")]
    RandomDiscard(Game),
    /// The pack runs out.
    #[error(
        "the pack does not serve so many hands: {wanted} cards are still to come, and only {left} are left"
    )]
    PackRunsOut {
        /// How many have to come.
        wanted: usize,
        /// How many are left.
        left: usize,
    },
}

fn of_range(wanted: &RangeInclusive<usize>) -> String {
    let (least, most) = (wanted.start(), wanted.end());
    if least == most { most.to_string() } else { format!("at most {most}") }
}

/// Cards that are held, and how many more come to them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Place {
    pub(super) cards: CardSet,
    pub(super) missing: usize,
}

/// A question that has an answer.
#[derive(Debug, Clone)]
pub struct Spot {
    /// Each hand as it will be shown.
    pub(super) hands: Vec<Place>,
    pub(super) board: Place,
    /// The cards that may still come.
    pub(super) pack: CardSet,
    pub(super) judge: Judge,
}

/// How a game deals.
struct Form {
    /// How many own cards are dealt in all.
    own: usize,
    /// How many common ones by the end of each street.
    boards: Vec<usize>,
    /// How many cards are thrown away for good.
    passed: usize,
    /// Whether cards are thrown away for others.
    draws: bool,
    /// Whether some are dealt face up.
    up: bool,
    /// How many own cards are dealt last.
    last: usize,
}

impl Form {
    fn of(variant: &Variant) -> Self {
        let mut form = Self { own: 0, boards: vec![0], passed: 0, draws: false, up: false, last: 0 };
        let mut common = 0;
        for street in &variant.streets {
            form.last = usize::from(street.down + street.up);
            form.own += form.last;
            form.up |= street.up > 0;
            if let Some(change) = street.change {
                form.draws |= change.drawn;
                form.passed += if change.drawn { 0 } else { usize::from(change.least) };
            }
            if street.common > 0 {
                common += usize::from(street.common);
                form.boards.push(common);
            }
        }
        form
    }
}

impl Question {
    /// Nothing known yet.
    pub const fn new(game: Game) -> Self {
        Self {
            game,
            hands: Vec::new(),
            random: 0,
            board: CardSet::EMPTY,
            dead: CardSet::EMPTY,
            players: None,
        }
    }

    /// Checks it.
    ///
    /// # Errors
    /// The first thing that cannot be.
    pub fn check(&self) -> Result<Spot, QuestionFault> {
        let game = self.game;
        let variant = game.variant();
        let form = Form::of(&variant);
        let count = self.hands.len().saturating_add(self.random);
        let most = variant.players.1;
        if count < 2 {
            return Err(QuestionFault::FewHands(count));
        }
        let players = self.players.unwrap_or(count);
        if count.max(players) > most {
            return Err(QuestionFault::ManyHands { game, most, found: count.max(players) });
        }
        if players < count {
            return Err(QuestionFault::FewPlayers { players, found: count });
        }
        if form.passed > 0 && self.random > 0 {
            return Err(QuestionFault::RandomDiscard(game));
        }
        let pack = variant.pack.pack(players);
        let left = self.left(pack)?;
        let mut board = self.board_of(&form)?;
        let mut hands = Vec::new();
        for (place, known) in self.hands.iter().enumerate() {
            hands.push(self.hand_of(&form, place + 1, known)?);
        }
        let unknown = Place { cards: CardSet::EMPTY, missing: form.own };
        hands.extend(std::iter::repeat_n(unknown, self.random));
        let all =
            |hands: &[Place], board: &Place| hands.iter().chain([board]).map(|place| place.missing).sum();
        let mut wanted: usize = all(&hands, &board);
        if form.up && wanted > left.len() && hands.iter().all(|place| place.missing >= form.last) {
            // The pack does not serve all: common cards do, as at the table.
            board.missing += form.last;
            for place in &mut hands {
                place.missing -= form.last;
            }
            wanted = all(&hands, &board);
        }
        if wanted > left.len() {
            return Err(QuestionFault::PackRunsOut { wanted, left: left.len() });
        }
        Ok(Spot { hands, board, pack: left, judge: Judge::new(&variant, pack) })
    }

    /// The cards of the pack that are nowhere.
    fn left(&self, pack: Pack) -> Result<CardSet, QuestionFault> {
        let mut left = pack.to_set();
        let hands = self.hands.iter().flat_map(|known| [known.kept, known.thrown]);
        for card in hands.chain([self.board, self.dead]).flatten() {
            if !pack.contains(card) {
                return Err(QuestionFault::NotInPack { card, lowest: pack.lowest().letter() });
            }
            if !left.remove(card) {
                return Err(QuestionFault::Twice(card));
            }
        }
        Ok(left)
    }

    fn board_of(&self, form: &Form) -> Result<Place, QuestionFault> {
        let (game, found) = (self.game, self.board.len());
        let [.., all] = form.boards[..] else { return Err(QuestionFault::NoBoard(game)) };
        if found > 0 && all == 0 {
            return Err(QuestionFault::NoBoard(game));
        }
        if !form.boards.contains(&found) {
            let sizes: Vec<String> = form.boards.iter().map(usize::to_string).collect();
            return Err(QuestionFault::BoardSize { game, found, wanted: sizes.join(", ") });
        }
        Ok(Place { cards: self.board, missing: all - found })
    }

    fn hand_of(&self, form: &Form, hand: usize, known: &Known) -> Result<Place, QuestionFault> {
        let game = self.game;
        let (kept, thrown) = (known.kept.len(), known.thrown.len());
        let size = |wanted: RangeInclusive<usize>| QuestionFault::HandSize {
            hand,
            game,
            found: kept + thrown,
            wanted,
        };
        if known.up_told && !form.up {
            return Err(QuestionFault::NoUpCards { hand, game });
        }
        if thrown > 0 && !form.draws && form.passed == 0 {
            return Err(QuestionFault::NothingThrown { hand, game });
        }
        let missing = if form.draws {
            if kept + thrown != form.own {
                return Err(size(form.own..=form.own));
            }
            thrown
        } else if form.up {
            if kept > form.own {
                return Err(size(0..=form.own));
            }
            form.own - kept
        } else {
            let stays = form.own - form.passed;
            if kept == form.own && form.passed > 0 {
                return Err(QuestionFault::DiscardNotNamed { hand, game });
            }
            if kept != stays || thrown > form.passed {
                return Err(size(form.own..=form.own));
            }
            0
        };
        Ok(Place { cards: known.kept, missing })
    }
}
