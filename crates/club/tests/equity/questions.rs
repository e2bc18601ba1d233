//! What can be asked, and why not.

use tuz_cards::CardSet;
use tuz_club::Game;
use tuz_club::equity::{Known, Question};

use super::{cards, exact, question};

fn fault(question: &Question) -> String {
    question.check().unwrap_err().to_string()
}

fn of(game: Game, hands: &[&str]) -> String {
    fault(&question(game, hands))
}

#[test]
fn hands_are_read() {
    let known = |text: &str| text.parse::<Known>().unwrap();
    assert_eq!(known("As Kd[7c 2h]"), Known { kept: cards("As Kd"), thrown: cards("7c 2h"), up_told: false });
    assert_eq!(known("[7c]As[2h]"), known("As [7c, 2h]"));
    assert_eq!(known("Qh9h/Qs"), Known { kept: cards("Qh 9h Qs"), thrown: CardSet::EMPTY, up_told: true });
    assert_eq!(known(""), Known::default());
    let fault = |text: &str| text.parse::<Known>().unwrap_err().to_string();
    assert_eq!(fault("As [Kd"), "the bracket at character 4 has no other half");
    assert_eq!(fault("As Kd]"), "the bracket at character 6 has no other half");
    assert_eq!(fault("As [[Kd]]"), "the bracket at character 5 has no other half");
    assert_eq!(fault("As [As]"), "`As` at character 5 stands there twice");
    assert_eq!(fault("A[s]"), "`A` at character 1 has no suit (c, d, h, s or ♣, ♦, ♥, ♠)");
}

#[test]
fn what_cannot_be_asked() {
    use Game::{CrazyPineapple, Draw, Holdem, IranianDraw, Omaha, Omaha5, Pineapple, Stud};
    assert_eq!(of(Holdem, &["AsKs"]), "two hands or more are wanted, not `1`");
    assert_eq!(of(Holdem, &["AsKs", "KsQd"]), "`Ks` is in two places");
    assert_eq!(of(Holdem, &["AsKsQs", "JsJd"]), "hand 1 has 3 cards, and a hand of `holdem` 2");
    assert_eq!(of(Omaha5, &["AsKsQsJsTs", "2c3c4c5c"]), "hand 2 has 4 cards, and a hand of `omaha-5` 5");
    assert_eq!(of(Holdem, &["AsKs", "JsJd[2c]"]), "hand 2 throws cards away, and in `holdem` nobody does");
    assert_eq!(of(Holdem, &["As/Ks", "JsJd"]), "hand 1 has up cards, and in `holdem` there are none");
    let wanted = "hand 2 has a card to throw away in `pineapple`: name it in brackets";
    assert_eq!(of(Pineapple, &["AsKs[2c]", "JsJdTd"]), wanted);
    let board = Question { board: cards("2d3d4d"), ..question(CrazyPineapple, &["AsKsQs", "JsJd"]) };
    assert_eq!(fault(&board), "hand 1 has a card to throw away in `crazy-pineapple`: name it in brackets");
    assert_eq!(of(Pineapple, &["AsKs[2c3c]", "JsJd"]), "hand 1 has 4 cards, and a hand of `pineapple` 3");
    let random = Question { random: 1, ..question(Pineapple, &["AsKs"]) };
    assert_eq!(
        fault(&random),
        "random hands have no answer in `pineapple`, since nobody knows which card they throw away"
    );
    assert_eq!(of(Draw, &["AsKs[2c]", "JsJd3c4c5c"]), "hand 1 has 3 cards, and a hand of `draw` 5");
    let eight = "AsKsQsJsTs9s8s7s";
    assert_eq!(of(Stud, &[eight, "Ad"]), "hand 1 has 8 cards, and a hand of `stud` at most 7");
    let many = Question { random: 8, ..question(Stud, &["As"]) };
    assert_eq!(fault(&many), "`stud` has at most 8 players, not `9`");
    let full = Question { random: 7, ..question(Stud, &["As2s3s4s5s6s7s"]) };
    assert_eq!(
        fault(&full),
        "the pack does not serve so many hands: 49 cards are still to come, and only 45 are left"
    );
    let board = |game, board| Question { board: cards(board), ..question(game, &["AsKsQsJs", "AdKdQdJd"]) };
    assert_eq!(fault(&board(Omaha, "2c3c")), "the board of `omaha` has 0, 3, 4, 5 cards, not `2`");
    assert_eq!(fault(&board(Stud, "2c3c4c")), "`stud` has no common cards");
    let dead = Question { dead: cards("As"), ..question(Holdem, &["AsKs", "QsQd"]) };
    assert_eq!(fault(&dead), "`As` is in two places");
    let low = Question { players: Some(5), ..question(IranianDraw, &["AsKsQsJs9s", "5s6s7s8sTd"]) };
    assert_eq!(fault(&low), "`5s` is not in the pack, which starts with the 6");
    let seated =
        |players| Question { players: Some(players), ..question(IranianDraw, &["AsKsQsJs9s", "AdKdQdJdTd"]) };
    assert_eq!(fault(&seated(1)), "`1` players cannot hold `2` hands");
    assert_eq!(fault(&seated(10)), "`iranian-draw` has at most 9 players, not `10`");
    assert_eq!(
        fault(&seated(usize::MAX)),
        format!("`iranian-draw` has at most 9 players, not `{}`", usize::MAX)
    );
    assert!(seated(9).check().is_ok());
}

#[test]
fn one_card_serves_all_where_the_pack_runs_out_in_stud() {
    use tuz_club::{Ranking, Score};
    for (game, ranking) in [(Game::Stud, Ranking::Standard), (Game::Razz, Ranking::AceToFive)] {
        // Eight hands of six cards; four cards are left, of which one comes for everybody.
        let pack: Vec<tuz_cards::Card> = CardSet::FULL.into_iter().collect();
        let place = |at: usize| pack[at * 11 % 52];
        let hands: Vec<CardSet> =
            (0..8).map(|hand| (0..6).map(|card| place(hand * 6 + card)).collect()).collect();
        let mut wins = vec![(0, 0); 8];
        for last in (48..52).map(place) {
            let scores: Vec<Option<Score>> =
                hands.iter().map(|hand| ranking.rank(*hand | last.into())).collect();
            let best = scores.iter().max().unwrap();
            let winners: Vec<usize> = (0..8).filter(|&at| scores[at] == *best).collect();
            for &at in &winners {
                let (alone, shared) = &mut wins[at];
                *(if winners.len() == 1 { alone } else { shared }) += 1;
            }
        }
        let known = hands.iter().map(|&kept| Known { kept, ..Known::default() }).collect();
        let counts = exact(&Question { hands: known, ..Question::new(game) });
        assert_eq!(counts.deals(), 4);
        let found: Vec<(u64, u64)> =
            counts.hands().iter().map(|hand| (hand.pot.wins, hand.pot.ties)).collect();
        assert_eq!(found, wins);
    }
    assert!(Question { random: 8, ..Question::new(Game::Stud) }.check().is_ok());
}

#[test]
fn a_hand_may_be_complete_already() {
    let pineapple = question(Game::Pineapple, &["AsKs[2c]", "JsJd"]);
    let holdem = Question { dead: cards("2c"), ..question(Game::Holdem, &["AsKs", "JsJd"]) };
    assert_eq!(exact(&pineapple), exact(&holdem));
    let draw = exact(&question(Game::Draw, &["AsKs2c3c4c", "JsJd5c6c7c"]));
    assert_eq!((draw.deals(), draw.hands()[1].pot.wins), (1, 1));
    let stud = exact(&question(Game::Stud, &["AsKs2c3c4c6d7d", "JsJd5c6c7c9h/Th"]));
    assert_eq!((stud.deals(), stud.hands()[1].pot.wins), (1, 1));
}
