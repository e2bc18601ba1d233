//! The same question later in the round: after a draw, and after the dealer shows.

mod judge;

use judge::Judge;
use num_rational::Ratio;
use tuz_cards::{Card, CardSet, Pack, Rank, parse_card_set, parse_cards};
use tuz_house::rules::{RuleFile, Rules, shipped_rules};
use tuz_house::{Antes, Points};
use tuz_odds::{Action, Bought, Odds, QuestionError, Spot, SpotCards, SpotError, Stakes};

fn rules(name: &str) -> &'static Rules {
    shipped_rules(name).unwrap_or_else(|| panic!("`{name}` is shipped"))
}

fn cards(text: &str) -> CardSet {
    parse_card_set(text).unwrap()
}

fn spot(hand: &str, up: &str, bought: Bought, discards: &str, pack: Pack) -> Spot {
    let up: Card = up.parse().unwrap();
    let cards = SpotCards {
        hand: cards(hand),
        up,
        seen: CardSet::EMPTY,
        bought,
        discards: cards(discards),
        dealt: None,
    };
    Spot::new(cards, pack).unwrap()
}

/// After every draw the better of fold and play: their mean is what the draw was worth before.
#[test]
fn worth_before_a_draw_is_the_mean_after_it() {
    let pack = Pack::stripped_below(Rank::Nine);
    for name in ["trainer", "online", "pagat"] {
        let odds = Odds::new(rules(name), Stakes::default()).unwrap();
        let hand = cards("As Kd Ts 9h 9c");
        let before = odds.options(&spot("As Kd Ts 9h 9c", "Qc", Bought::Nothing, "", pack)).unwrap();
        let unseen = pack.to_set() - hand - cards("Qc");
        for thrown in ["Ts", "As Ts", ""] {
            let count = cards(thrown).len();
            let (action, bought) = match count {
                0 => (Action::Sixth, Bought::Sixth),
                _ => (Action::Exchange(cards(thrown)), Bought::Exchange(count as u8)),
            };
            let mut sum = Ratio::from_integer(0);
            let mut draws = 0;
            for drawn in unseen.subsets(count.max(1)) {
                let hand = ((hand - cards(thrown)) | drawn).to_string();
                let after = odds.options(&spot(&hand, "Qc", bought, thrown, pack)).unwrap();
                assert_eq!(after.of(Action::Fold).unwrap().value, Antes::whole(-2));
                sum += after.best().value.0;
                draws += 1;
            }
            assert_eq!(before.of(action).unwrap().value, Antes(sum / draws), "{name}, {thrown}");
        }
    }
}

/// Before the dealer shows, play is worth the mean of the better of keeping and buying over all his hands.
#[test]
fn worth_before_the_dealer_shows_is_the_mean_after_it() {
    let pack = Pack::stripped_below(Rank::Nine);
    let (hand, up) = ("Ts Td Th Ac Kd", "Jc");
    for name in ["trainer", "online"] {
        let odds = Odds::new(rules(name), Stakes::default()).unwrap();
        let spot = spot(hand, up, Bought::Nothing, "", pack);
        let mut sum = Ratio::from_integer(0);
        let mut hands = 0;
        for hidden in spot.unseen().subsets(4) {
            let dealer: Vec<Card> = hidden.into_iter().chain([up.parse().unwrap()]).collect();
            sum += odds.after_show(&spot, &dealer, Antes::ZERO).unwrap().best().value.0;
            hands += 1;
        }
        let play = odds.options(&spot).unwrap().of(Action::Play).unwrap().value;
        assert_eq!(play, Antes(sum / hands), "{name}");
    }
}

/// With any stake of insurance too, whatever the rules say of it.
#[test]
fn worth_of_an_insured_hand_is_the_mean_after_the_dealer_shows() {
    let pack = Pack::stripped_below(Rank::Nine);
    let up = "Jc";
    let stakes = [Antes::ZERO, Antes::whole(1), Antes::fraction(7, 3).unwrap(), Antes::whole(4)];
    for (insured_may, box_loses) in [(false, "lost"), (true, "lost"), (false, "returned")] {
        let mut text = RuleFile::from(rules("pagat")).to_toml();
        for (key, value) in [
            ("insured_may = false", format!("insured_may = {insured_may}")),
            ("box_loses = \"lost\"", format!("box_loses = \"{box_loses}\"")),
            ("too_low = \"refused\"", "too_low = \"returned\"".to_owned()),
        ] {
            assert!(text.contains(key));
            text = text.replace(key, &value);
        }
        let odds = Odds::new(&Rules::parse(&text).unwrap(), Stakes::default()).unwrap();
        for hand in ["Ts Td Th Ac Kd", "Ts Td 9h Ac Kd"] {
            let spot = spot(hand, up, Bought::Nothing, "", pack);
            for stake in stakes {
                let mut sum = Ratio::from_integer(0);
                let mut hands = 0;
                for hidden in spot.unseen().subsets(4) {
                    let dealer: Vec<Card> = hidden.into_iter().chain([up.parse().unwrap()]).collect();
                    sum += odds.after_show(&spot, &dealer, stake).unwrap().best().value.0;
                    hands += 1;
                }
                let mean = Antes(sum / hands);
                assert_eq!(
                    odds.insured(&spot, stake),
                    Ok(mean),
                    "{hand}, {stake}, {insured_may}, {box_loses}"
                );
            }
        }
    }
}

#[test]
fn after_the_draw_agrees_with_the_judge() {
    let trainer = rules("trainer");
    let odds = Odds::new(trainer, Stakes::default()).unwrap();
    for (hand, up, bought, discards) in [
        ("Qs Qd Qh Ac 4d 9c", "2c", Bought::Sixth, ""),
        ("Qs Qd 7h 6c 4d", "Ac", Bought::Exchange(3), "2s 3d 9c"),
        ("Ks Js 8s 5s 3s", "9s", Bought::Exchange(1), "2h"),
    ] {
        let answer = odds.options(&spot(hand, up, bought, discards, Pack::STANDARD)).unwrap();
        assert_eq!(answer.choices.len(), 2);
        let judge = Judge::new(trainer, Pack::STANDARD, cards(hand), up.parse().unwrap(), cards(discards));
        let play = Antes(judge.play(cards(hand), bought, CardSet::EMPTY) - Ratio::from_integer(1));
        assert_eq!(answer.of(Action::Play).unwrap().value, play, "{hand}");
    }
}

#[test]
fn buying_or_keeping_by_hand() {
    // Dealer K-9-7-4-2 throws the king; a pair of the other four (3 cards each, less those seen) gives him a game.
    let odds = Odds::new(rules("trainer"), Stakes::default()).unwrap();
    let spot = spot("Qs Qd Qh Ac 5d", "9c", Bought::Nothing, "", Pack::STANDARD);
    let dealer = parse_cards("2c Kd 7h 4s 9c").unwrap();
    let answer = odds.after_show(&spot, &dealer, Antes::ZERO).unwrap();
    assert_eq!(answer.of(Action::Keep).unwrap().value, Antes::whole(1));
    // 12 of 42 cards pair him and lose to three queens (6 - 1); the rest leaves the ante's win and costs the fee (0).
    assert_eq!(answer.of(Action::BuyGame(None)).unwrap().value, Antes::fraction(12 * 5, 42).unwrap());
    assert_eq!(answer.best().action, Action::BuyGame(None));
    // With a game there is nothing to decide.
    let dealer = parse_cards("2c Kd 7h Ks 9c").unwrap();
    let answer = odds.after_show(&spot, &dealer, Antes::ZERO).unwrap();
    assert_eq!(answer.choices.len(), 1);
    assert_eq!(answer.best().value, Antes::whole(6));
}

#[test]
fn insurance_is_counted_and_named() {
    // Three of a kind wins 3:1 on the bet of 2: up to half of 6 may be insured.
    let odds = Odds::new(rules("six-box"), Stakes::default()).unwrap();
    let answer = odds.options(&spot("2d 2h 2s Ac Kc", "2c", Bought::Nothing, "", Pack::STANDARD)).unwrap();
    let insured = answer.choices.iter().find(|choice| matches!(choice.action, Action::Insure(_))).unwrap();
    // With ace-king it is 4:1, so half of 8.
    assert_eq!(insured.action, Action::Insure(Antes::whole(4)));
    assert_eq!(insured.value, answer.of(Action::Play).unwrap().value);
    // No game in 99,183 of 163,185: insuring gains four times the difference.
    let gain = Antes::fraction(4 * (2 * 99_183 - 163_185), 163_185).unwrap();
    let mut file = RuleFile::from(rules("six-box"));
    file.insurance = None;
    let without = Odds::new(&Rules::parse(&file.to_toml()).unwrap(), Stakes::default()).unwrap();
    let three = spot("2d 2h 2s Ac Kc", "2c", Bought::Nothing, "", Pack::STANDARD);
    let uninsured = without.options(&three).unwrap().of(Action::Play).unwrap().value;
    assert_eq!(insured.value, Antes(uninsured.0 + gain.0));
    assert_eq!(odds.insured(&three, Antes::ZERO), Ok(uninsured));
    assert_eq!(odds.insured(&three, Antes::whole(1)), Ok(Antes(uninsured.0 + gain.0 / 4)));
    assert_eq!(odds.insured(&three, Antes::whole(4)), Ok(insured.value));
    let outside = |stake, most| Err(QuestionError::InsuranceOutside { stake, most: Antes::whole(most) });
    assert_eq!(odds.insured(&three, Antes::whole(5)), outside(Antes::whole(5), 4));
    assert_eq!(odds.insured(&three, Antes::whole(-1)), outside(Antes::whole(-1), 4));
    let pair = spot("2d 2h 3s Ac Kc", "2c", Bought::Nothing, "", Pack::STANDARD);
    assert_eq!(odds.insured(&pair, Antes::whole(1)), outside(Antes::whole(1), 0));
}

/// The table allows the same: see `insurance_is_limited_by_a_share_of_what_the_bet_could_win` in `tuz-house`.
#[test]
fn a_largest_payout_limits_insurance() {
    let three = spot("9c 9d 9h As Ks", "Qs", Bought::Nothing, "", Pack::STANDARD);
    for (of, points) in [("combination", 35), ("both", 25), ("box", 25)] {
        let text = RuleFile::from(rules("pagat")).to_toml();
        let payout = format!("[limits]\npayout = {{ most = 50, of = \"{of}\" }}");
        let rules = Rules::parse(&text.replace("[limits]", &payout)).unwrap();
        let odds = Odds::new(&rules, Stakes { ante: Some(Points(10)), bonus: None }).unwrap();
        let most = Antes::fraction(points, 10).unwrap();
        assert!(odds.options(&three).unwrap().of(Action::Insure(most)).is_some(), "{of}");
    }
}

#[test]
fn cards_that_do_not_fit_are_named() {
    let bad = |hand: &str, up: &str, seen: &str, bought, discards: &str| {
        let cards = SpotCards {
            hand: cards(hand),
            up: up.parse().unwrap(),
            seen: cards(seen),
            bought,
            discards: cards(discards),
            dealt: None,
        };
        Spot::new(cards, Pack::STANDARD).unwrap_err()
    };
    let card = |text: &str| text.parse::<Card>().unwrap();
    let none = Bought::Nothing;
    assert_eq!(bad("As Kd", "9c", "", none, ""), SpotError::HandCount { wanted: 5, given: 2 });
    assert_eq!(bad("As Kd 5h 5c 9c", "9c", "", none, ""), SpotError::Twice(card("9c")));
    assert_eq!(bad("As Kd 5h 5c Ts", "9c", "Ts", none, ""), SpotError::Twice(card("Ts")));
    assert_eq!(
        bad("As Kd 5h 5c Ts", "9c", "", Bought::Exchange(2), "2c"),
        SpotError::DiscardCount { wanted: 2, given: 1 }
    );
    assert_eq!(bad("As Kd 5h 5c Ts", "9c", "", Bought::Exchange(6), ""), SpotError::ExchangeCount(6));
    assert_eq!(
        bad("As Kd 5h 5c Ts", "9c", "", Bought::Sixth, ""),
        SpotError::HandCount { wanted: 6, given: 5 }
    );
    let odds = Odds::new(rules("caribbean"), Stakes::default()).unwrap();
    let sixth = spot("As Kd 5h 5c Ts 2c", "9c", Bought::Sixth, "", Pack::STANDARD);
    assert_eq!(odds.options(&sixth), Err(QuestionError::NotOffered(Bought::Sixth)));
    let first = spot("As Kd 5h 5c Ts", "9c", none, "", Pack::STANDARD);
    let dealer = parse_cards("2c 3c 4c 5d 6d").unwrap();
    assert_eq!(
        odds.after_show(&first, &dealer, Antes::ZERO),
        Err(QuestionError::Spot(SpotError::UpCardMissing(card("9c"))))
    );
}

#[test]
fn insurance_beyond_what_the_hand_may_is_refused() {
    let odds = Odds::new(rules("pagat"), Stakes::default()).unwrap();
    let dealer = parse_cards("2c Kd 7h 4s 9c").unwrap();
    // Three queens with ace-king could win 4:1 on the bet of 2; half of that may be insured.
    let three = spot("Qs Qd Qh Ac Kc", "9c", Bought::Nothing, "", Pack::STANDARD);
    let asked = |spot, stake| odds.after_show(spot, &dealer, Antes::whole(stake));
    assert!(asked(&three, 4).is_ok());
    let most = Antes::whole(4);
    assert_eq!(asked(&three, 5), Err(QuestionError::InsuranceOutside { stake: Antes::whole(5), most }));
    assert_eq!(asked(&three, -1), Err(QuestionError::InsuranceOutside { stake: Antes::whole(-1), most }));
    let pair = spot("Qs Qd Jh Ac 5d", "9c", Bought::Nothing, "", Pack::STANDARD);
    let refused = asked(&pair, 1).unwrap_err();
    assert_eq!(refused.to_string(), "this hand cannot be insured, and `1` is staked on it");
}
