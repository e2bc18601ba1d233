//! Random deals.

use std::ops::ControlFlow;

use num_rational::Ratio;
use tuz_club::Game;
use tuz_club::equity::{Equity, Estimate, Question, Spot, Wanted};

use super::{cards, exact, question};

fn estimate(spot: &Spot, wanted: &Wanted) -> Estimate {
    spot.estimate(wanted, |_| ControlFlow::Continue(()))
}

/// A share as a float, for comparing it with an estimate.
fn about(share: Ratio<u64>) -> f64 {
    *share.numer() as f64 / *share.denom() as f64
}

#[test]
fn estimates_are_near_what_is_exact() {
    let questions = [
        question(Game::Holdem, &["AhKh", "QsQd", "7c6c"]),
        Question { board: cards("2c7d9h"), random: 1, ..question(Game::Holdem, &["AsAh"]) },
        Question { board: cards("2c7d8h"), ..question(Game::OmahaHiLo, &["As3hKdQd", "Ac4c5c6c"]) },
        question(Game::StudHiLo, &["As2s3d/4h5c", "KsKd7h/7c2d"]),
        question(Game::Razz, &["As2s3d4h", "5s6d7h8c9d"]),
        question(Game::Draw, &["AsAd[7h6c2d]", "KsQsJsTs[2c]"]),
        question(Game::TripleDraw27, &["2s3d4h[KcKd]", "8s7d4c3c[Jd]"]),
    ];
    for question in questions {
        let spot = question.check().unwrap();
        let counts = exact(&question);
        let wanted = Wanted { within: 0.004, seed: 5 };
        let estimate = estimate(&spot, &wanted);
        let errors = estimate.errors_for_show();
        assert!(errors.iter().all(|&error| error <= wanted.within), "{errors:?}");
        for (place, error) in errors.into_iter().enumerate() {
            let of = |counts: &tuz_club::equity::Counts| about(counts.share(counts.hands()[place].pot));
            let off = (of(&counts) - of(estimate.counts())).abs();
            // Four deviations; the errors told are two.
            assert!(off <= 2.0 * error + 1e-9, "{question:?} is off by {off}, and {error} is told");
        }
    }
}

#[test]
fn the_same_on_any_number_of_threads() {
    let spot = Question { random: 2, ..question(Game::Omaha, &["AsAhKdKc"]) }.check().unwrap();
    let wanted = Wanted { within: 0.004, seed: 9 };
    let with = |threads: usize| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        pool.install(|| {
            (estimate(&spot, &wanted), exact(&question(Game::Draw, &["AsAd[7h6c2d]", "KsQsJsTs[2c]"])))
        })
    };
    let one = with(1);
    assert_eq!(with(2), one);
    assert_eq!(with(5), one);
    assert_ne!(estimate(&spot, &Wanted { seed: 10, ..wanted }), one.0);
}

#[test]
fn what_has_too_many_deals_is_estimated() {
    let spot = question(Game::Stud, &["AsAhKd", "QsQhJd"]).check().unwrap();
    assert_eq!(spot.deals(), 163_185 * 111_930);
    let equity = spot.equity(&Wanted { within: 0.01, seed: 1 }, |_| ControlFlow::Continue(()));
    let Equity::Estimated(estimate) = &equity else { panic!("that would take long") };
    let parts = equity.counts().hands().iter().map(|hand| equity.counts().share(hand.pot));
    assert_eq!(parts.sum::<Ratio<u64>>(), Ratio::from_integer(1));
    assert!(estimate.counts().deals() > 1_000);
}

#[test]
fn who_watches_may_end_it() {
    let spot = question(Game::Stud, &["AsAhKd", "QsQhJd"]).check().unwrap();
    let mut told = Vec::new();
    let estimate = spot.estimate(&Wanted { within: 0.0, seed: 1 }, |deals| {
        told.push(deals);
        if told.len() == 3 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    assert_eq!(told.last(), Some(&estimate.counts().deals()));
    assert_eq!(told[2], 3 * told[0]);
}
