//! Questions about pay, combinations and games, and their answers.

use tuz_coach::drill::{Guess, Quiz, QuizKind, Solution};
use tuz_hands::Category;
use tuz_house::Points;
use tuz_house::round::Outcome;
use tuz_house::rules::{shipped, shipped_rules};

#[test]
fn the_same_seed_asks_the_same_and_another_something_else() {
    let rules = shipped_rules("trainer").unwrap();
    for kind in QuizKind::ALL {
        let of = |seed| Quiz::new(rules, kind, Points(10), seed).unwrap();
        assert_eq!(of(1), of(1));
        assert_ne!(of(1), of(2));
    }
}

#[test]
fn only_what_is_right_is_right() {
    let rules = shipped_rules("trainer").unwrap();
    for seed in 0..40 {
        let quiz = Quiz::new(rules, QuizKind::Payout, Points(10), seed).unwrap();
        let Solution::Payout(settlement) = quiz.solution(rules).unwrap() else { panic!("{quiz:?}") };
        assert_eq!(settlement.net, settlement.lines.iter().map(|line| line.net).sum::<Points>());
        let right = Solution::Payout(settlement.clone());
        assert!(right.is(&Guess::Net(settlement.net)));
        assert!(!right.is(&Guess::Net(settlement.net + Points(1))));
        assert!(!right.is(&Guess::Game(true)));

        let quiz = Quiz::new(rules, QuizKind::Game, Points(10), seed).unwrap();
        let Solution::Game(game, held) = quiz.solution(rules).unwrap() else { panic!("{quiz:?}") };
        assert_eq!(game, held >= Category::AceKing);
        assert!(quiz.solution(rules).unwrap().is(&Guess::Game(game)));
        assert!(!quiz.solution(rules).unwrap().is(&Guess::Game(!game)));

        let quiz = Quiz::new(rules, QuizKind::Combinations, Points(10), seed).unwrap();
        let solution = quiz.solution(rules).unwrap();
        let Solution::Combinations(reading) = &solution else { panic!("{quiz:?}") };
        let first = reading.first.map(|first| first.category);
        let second = reading.second.map(|second| second.combination.category);
        assert!(solution.is(&Guess::Combinations(first, second)));
        assert!(!solution.is(&Guess::Combinations(first, Some(Category::RoyalFlush))));
    }
}

/// Every ending comes up, and hands that are rare at a table.
#[test]
fn questions_are_not_all_alike() {
    let rules = shipped_rules("trainer").unwrap();
    let (mut outcomes, mut seconds, mut games, mut sixths) = ([0; 6], [0; 2], [0; 2], 0);
    let mut rare = 0;
    for seed in 0..80 {
        let quiz = |kind| Quiz::new(rules, kind, Points(10), seed).unwrap();
        match quiz(QuizKind::Payout).solution(rules).unwrap() {
            Solution::Payout(settlement) => {
                outcomes[settlement.outcome as usize] += 1;
                rare += usize::from(
                    settlement.combinations.first().is_some_and(|made| made.rank >= Category::Straight),
                );
            }
            other => panic!("{other:?}"),
        }
        sixths += usize::from(quiz(QuizKind::Payout).hand.len() == 6);
        match quiz(QuizKind::Combinations).solution(rules).unwrap() {
            Solution::Combinations(reading) => seconds[usize::from(reading.second.is_some())] += 1,
            other => panic!("{other:?}"),
        }
        match quiz(QuizKind::Game).solution(rules).unwrap() {
            Solution::Game(game, _) => games[usize::from(game)] += 1,
            other => panic!("{other:?}"),
        }
    }
    for outcome in [Outcome::NoGame, Outcome::Win, Outcome::Loss] {
        assert!(outcomes[outcome as usize] > 0, "{outcome:?} {outcomes:?}");
    }
    assert!(seconds.iter().chain(&games).all(|&count| count >= 15), "{seconds:?} {games:?}");
    assert!(rare >= 10 && (20..=60).contains(&sixths), "{rare} {sixths}");
}

/// Under every shipped file a question can be answered, or none is asked.
#[test]
fn every_shipped_house_asks_what_it_can_answer() {
    let mut asked = 0;
    for file in shipped() {
        let rules = shipped_rules(file.name).unwrap();
        for kind in QuizKind::ALL {
            for seed in 0..2 {
                let quiz = Quiz::new(rules, kind, rules.limits().least.max(Points(100)), seed);
                asked += usize::from(quiz.is_some());
                if kind == QuizKind::Combinations {
                    assert_eq!(quiz.is_some(), rules.second().is_some(), "{}", file.name);
                }
            }
        }
    }
    assert!(asked > 100, "{asked}");
}

/// Seldom ends of a round are asked for too, and none is asked for in vain.
#[test]
fn every_seed_has_a_question_about_pay() {
    for name in ["trainer", "pagat", "caribbean"] {
        let rules = shipped_rules(name).unwrap();
        let outcome = |seed| {
            let quiz = Quiz::new(rules, QuizKind::Payout, Points(10), seed);
            let quiz = quiz.unwrap_or_else(|| panic!("{name} asks nothing for {seed}"));
            let Ok(Solution::Payout(settlement)) = quiz.solution(rules) else { panic!("{quiz:?}") };
            settlement.outcome
        };
        let outcomes: Vec<Outcome> = (0..240).map(outcome).collect();
        for wanted in [Outcome::Win, Outcome::Loss, Outcome::Tie, Outcome::NoGame] {
            assert!(outcomes.contains(&wanted), "{name}: {wanted:?}");
        }
    }
}
