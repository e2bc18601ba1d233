//! A plain count: every deal is put together card by card and settled by the rankings of whole hands.

use num_rational::Ratio;
use proptest::prelude::*;
use tuz_cards::{Card, CardSet, Pack, Rank};
use tuz_club::equity::{Known, Question};
use tuz_club::{Game, Ranking, Score};

use super::exact;

/// What a hand won, as the plain count has it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
struct Won {
    pot: (u64, u64, Ratio<u64>),
    high: (u64, u64, Ratio<u64>),
    low: (u64, u64, Ratio<u64>),
}

struct Plain<'q> {
    question: &'q Question,
    high: Ranking,
    low: Option<Ranking>,
    two: bool,
    own: usize,
    common: usize,
    deals: u64,
    won: Vec<Won>,
}

impl Plain<'_> {
    fn rank(&self, ranking: Ranking, own: CardSet, board: CardSet) -> Option<Score> {
        if !self.two {
            return ranking.best(own | board).map(|best| best.score);
        }
        let fives = own.subsets(2).flat_map(|pair| board.subsets(3).map(move |three| pair | three));
        fives.filter_map(|five| ranking.rank(five)).max()
    }

    fn settle(&mut self, hands: &[CardSet], board: CardSet) {
        self.deals += 1;
        let winners = |plain: &Self, ranking| {
            let scores: Vec<Option<Score>> =
                hands.iter().map(|&own| plain.rank(ranking, own, board)).collect();
            let best = scores.iter().max().copied().flatten();
            let all = 0..hands.len();
            all.filter(|&hand| best.is_some() && scores[hand] == best).collect::<Vec<usize>>()
        };
        let highs = winners(self, self.high);
        let lows = self.low.map_or_else(Vec::new, |low| winners(self, low));
        let half = Ratio::new(1, if lows.is_empty() { 1 } else { 2 });
        let mut got = vec![Ratio::from_integer(0); hands.len()];
        for (winners, low) in [(highs, false), (lows, true)] {
            for &hand in &winners {
                let part = half / winners.len() as u64;
                got[hand] += part;
                let won = if low { &mut self.won[hand].low } else { &mut self.won[hand].high };
                if winners.len() == 1 {
                    won.0 += 1;
                } else {
                    won.1 += 1;
                }
                won.2 += part;
            }
        }
        for (won, got) in self.won.iter_mut().zip(got) {
            won.pot.0 += u64::from(got == Ratio::from_integer(1));
            won.pot.1 += u64::from(got > Ratio::from_integer(0) && got < Ratio::from_integer(1));
            won.pot.2 += got;
        }
    }

    /// Completes one hand after the other, then the board.
    fn deal(&mut self, done: &[CardSet], left: CardSet) {
        let known = self.question.hands.len();
        if done.len() < known + self.question.random {
            let kept = self.question.hands.get(done.len()).map_or(CardSet::EMPTY, |known| known.kept);
            for drawn in left.subsets(self.own - kept.len()) {
                let mut done = done.to_vec();
                done.push(kept | drawn);
                self.deal(&done, left - drawn);
            }
            return;
        }
        for drawn in left.subsets(self.common - self.question.board.len()) {
            self.settle(done, self.question.board | drawn);
        }
    }
}

/// The rankings, whether exactly two own cards count, and the cards at the end: own and common.
fn rules(game: Game, pack: Pack) -> (Ranking, Option<Ranking>, bool, usize, usize) {
    use Ranking::{AceToFive, DeuceToSeven, EightOrBetter, Iranian, Standard};
    match game {
        Game::Holdem | Game::Pineapple | Game::CrazyPineapple => (Standard, None, false, 2, 5),
        Game::Omaha => (Standard, None, true, 4, 5),
        Game::Omaha5 => (Standard, None, true, 5, 5),
        Game::Omaha6 => (Standard, None, true, 6, 5),
        Game::OmahaHiLo => (Standard, Some(EightOrBetter), true, 4, 5),
        Game::Stud => (Standard, None, false, 7, 0),
        Game::StudHiLo => (Standard, Some(EightOrBetter), false, 7, 0),
        Game::Razz => (AceToFive, None, false, 7, 0),
        Game::Draw => (Standard, None, false, 5, 0),
        Game::IranianDraw => (Iranian { lowest: pack.lowest() }, None, false, 5, 0),
        Game::SingleDraw27 | Game::TripleDraw27 => (DeuceToSeven, None, false, 5, 0),
    }
}

/// A question with so few deals that a plain count ends soon, from shuffled cards and a few numbers.
fn small_question(game: Game, shuffled: &[Card], players: usize, unknown: usize, choice: usize) -> Question {
    // The pack of the Iranian game without its lowest ranks, whatever number of players.
    let seats = if game == Game::IranianDraw { 2 + choice % 4 } else { players };
    let pack = if game == Game::IranianDraw {
        Pack::stripped_below(Rank::ALL[9 - seats.max(players)])
    } else {
        Pack::STANDARD
    };
    let mut cards = shuffled.iter().copied().filter(|&card| pack.contains(card));
    let mut take = |count: usize| cards.by_ref().take(count).collect::<CardSet>();
    let (_, _, _, own, common) = rules(game, pack);
    let mut question = Question::new(game);
    let is_draw = common == 0 && own == 5;
    let board = if common > 0 { [0, 3, 4, 5][choice % 4] } else { 0 };
    let mut missing = common - board;
    for player in 0..players {
        let less = if common == 0 && player < unknown { 1 + choice % 2 } else { 0 };
        let thrown = if is_draw {
            less
        } else {
            usize::from(own == 2 && game != Game::Holdem && choice.is_multiple_of(3))
        };
        question.hands.push(Known { kept: take(own - less), thrown: take(thrown), up_told: false });
        missing += less;
    }
    question.board = take(board);
    if game == Game::IranianDraw {
        question.players = Some(seats.max(players));
    }
    // Few enough cards left for all deals.
    let left: CardSet = cards.collect();
    let keep = match missing {
        0..=1 => 30,
        2 => 20,
        4 => 10,
        _ => 12,
    };
    question.dead = left.iter().skip(keep.max(missing)).collect();
    question
}

fn assert_plain(question: &Question, pack: Pack) -> Result<(), TestCaseError> {
    let (high, low, two, own, common) = rules(question.game, pack);
    let won = vec![Won::default(); question.hands.len() + question.random];
    let mut plain = Plain { question, high, low, two, own, common, deals: 0, won };
    let known =
        question.hands.iter().fold(question.board | question.dead, |all, hand| all | hand.kept | hand.thrown);
    plain.deal(&[], pack.to_set() - known);
    let counts = exact(question);
    prop_assert_eq!(counts.deals(), plain.deals);
    for (hand, won) in counts.hands().iter().zip(&plain.won) {
        for (part, won) in [(hand.pot, won.pot), (hand.high, won.high), (hand.low, won.low)] {
            prop_assert_eq!((part.wins, part.ties), (won.0, won.1));
            prop_assert_eq!(counts.share(part), won.2 / plain.deals);
        }
    }
    let all: Ratio<u64> = counts.hands().iter().map(|hand| counts.share(hand.pot)).sum();
    prop_assert_eq!(all, Ratio::from_integer(1));
    Ok(())
}

proptest! {
    #[test]
    fn exact_counts_are_plain_ones(
        game in proptest::sample::select(Game::ALL.to_vec()),
        shuffled in Just(Card::all().collect::<Vec<_>>()).prop_shuffle(),
        players in 2_usize..=3,
        unknown in 0_usize..=2,
        choice in 0_usize..12,
    ) {
        let question = small_question(game, &shuffled, players, unknown, choice);
        let pack = question.players.map_or(Pack::STANDARD, |players| Pack::stripped_below(Rank::ALL[9 - players]));
        assert_plain(&question, pack)?;
    }

    #[test]
    fn whole_boards_by_classes_are_plain_counts(
        shuffled in Just(Card::all().collect::<Vec<_>>()).prop_shuffle(),
        players in 2_usize..=4,
        // With cards of two or three suits there are flushes enough.
        suits in 1_usize..=4,
        random in proptest::bool::ANY,
    ) {
        let (wanted, others): (Vec<Card>, Vec<Card>) = shuffled.iter().partition(|card| card.suit().index() < suits);
        let mut cards = wanted.into_iter().chain(others);
        let mut question = Question::new(Game::Holdem);
        for _ in 0..players {
            question.hands.push(Known { kept: cards.by_ref().take(2).collect(), ..Known::default() });
        }
        let left = if random { 8 } else { 13 };
        question.random = usize::from(random);
        question.dead = cards.skip(left).collect();
        assert_plain(&question, Pack::STANDARD)?;
    }
}
