//! Bots at a table: they play by the rules, at any game, and see no hidden card.

mod common;

use proptest::prelude::*;
use tuz_cards::{Card, CardSet, Numbers, Pack, parse_card_set};
use tuz_club::bot::{Style, chinese, decide, thrown};
use tuz_club::chinese::{Place, Rules, Scoring, between};
use tuz_club::table::{Amounts, Table, TableHand, shuffled};
use tuz_club::{Action, Chips, Game, Hand, Limit, Next, PackOrder, RankingRule, Seat, View, Viewer};
use tuz_hands::club::Ranking;

fn amounts(limit: Limit, game: Game) -> Amounts {
    let bring_in = if game.variant().has_blinds() { Chips::ZERO } else { Chips(3) };
    Amounts { limit, small: Chips(5), big: Chips(10), ante: Chips(1), bring_in }
}

/// What the player whose turn it is sees.
fn seen(hand: &Hand) -> Option<(Seat, View)> {
    match hand.next() {
        Next::Act(seat) | Next::Throw(seat) => Some((seat, hand.view(Viewer::Player(seat)))),
        _ => None,
    }
}

/// Plays a hand to its end; `watch` is told each decision before it is done.
fn play(
    game: Game,
    table: &Table,
    numbers: &mut Numbers,
    mut watch: impl FnMut(&Hand, &View, &Numbers, Style),
) -> TableHand {
    let order = shuffled(table.pack().to_set(), numbers);
    let mut played = table.deal(PackOrder::new(&order)).unwrap();
    while played.hand.next() != Next::Over {
        let hand = &mut played.hand;
        if hand.next() == Next::Restock {
            let order = shuffled(hand.discards(), numbers);
            hand.restock(&order).unwrap();
            continue;
        }
        let (seat, view) = seen(hand).unwrap();
        let style = Style::ALL[played.places[seat.index()] % 3];
        watch(hand, &view, numbers, style);
        let action = decide(style, game, &view, numbers).unwrap();
        if let Err(refusal) = hand.act(seat, action) {
            panic!("{game} {style}: {action:?} is refused: {refusal}");
        }
    }
    played
}

/// Hundreds of hands of a game at all limits, as long as there are players.
fn hands(games: &[Game], count: usize) {
    for &game in games {
        let (least, most) = game.variant().players;
        for (seats, limit) in [(most, Limit::Fixed), (4, Limit::Pot), (least, Limit::No), (6, Limit::No)] {
            let mut numbers = Numbers::new(seats as u64, 7);
            let fresh =
                || Table::new(game, amounts(limit, game), &vec![Chips(400); seats], seats - 1).unwrap();
            let mut table = fresh();
            for _ in 0..count / 4 {
                if table.players() < 2 {
                    table = fresh();
                }
                let total: Chips = table.stacks().iter().copied().sum();
                let played = play(game, &table, &mut numbers, |_, _, _, _| {});
                table.finish(&played);
                assert_eq!(table.stacks().iter().copied().sum::<Chips>(), total, "{game} {limit:?}");
            }
        }
    }
}

#[test]
fn flop_games_are_played_without_a_refusal() {
    hands(&[Game::Holdem, Game::Omaha, Game::Pineapple, Game::CrazyPineapple], 400);
}

#[test]
fn more_omaha_is_played_without_a_refusal() {
    hands(&[Game::Omaha5, Game::Omaha6, Game::OmahaHiLo], 200);
}

#[test]
fn stud_games_are_played_without_a_refusal() {
    hands(&[Game::Stud, Game::StudHiLo, Game::Razz], 400);
}

#[test]
fn draw_games_are_played_without_a_refusal() {
    hands(&[Game::Draw, Game::IranianDraw, Game::SingleDraw27, Game::TripleDraw27], 400);
}

/// The hand with the cards that this player does not see dealt in another way: the events are played again with every
/// hidden card replaced by another hidden one.
fn with_other_hidden_cards(hand: &Hand, seat: Seat, before: &[Chips], numbers: &mut Numbers) -> Hand {
    let view = hand.view(Viewer::Player(seat));
    let rows = view.seats.iter().map(|seat| seat.cards).chain(view.boards.iter().copied());
    let mine = hand.events_seen_by(Some(seat)).flat_map(|event| event.cards().collect::<Vec<_>>());
    let seen: CardSet = rows.flat_map(|row| row.known().into_iter()).chain(mine).collect();
    let setup = std::sync::Arc::new(hand.setup().clone());
    let hidden = setup.variant().pack.pack(setup.seats()).to_set() - seen;
    let from: Vec<Card> = hidden.into_iter().collect();
    let to = shuffled(hidden, numbers);
    let swap = |card: Card| from.iter().position(|other| *other == card).map_or(card, |at| to[at]);
    let swapped = |row: &tuz_club::Row| row.as_slice().iter().map(|card| card.map(swap)).collect();
    let mut events = hand.events().to_vec();
    for event in &mut events {
        use tuz_club::Event::{Board, Dealt, Showed, Threw};
        if let Dealt { cards, .. } | Board { cards, .. } | Threw { cards, .. } | Showed { cards, .. } = event
        {
            *cards = swapped(cards);
        }
    }
    Hand::replay(&setup, before, &events).unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn a_decision_rests_on_what_is_seen(seed in any::<u64>(), at in 0..Game::ALL.len()) {
        let game = Game::ALL[at];
        let mut numbers = Numbers::new(seed, 0);
        let table = Table::new(game, amounts(Limit::Pot, game), &[Chips(400); 4], 3).unwrap();
        let before: Vec<Chips> = vec![Chips(400); 4];
        let (mut decisions, mut others) = (0, 0);
        play(game, &table, &mut numbers, |hand, view, numbers, style| {
            let (Next::Act(seat) | Next::Throw(seat)) = hand.next() else { return };
            let other = with_other_hidden_cards(hand, seat, &before, &mut Numbers::new(seed, decisions));
            decisions += 1;
            others += u32::from(other.view(Viewer::Record) != hand.view(Viewer::Record));
            let same = other.view(Viewer::Player(seat));
            assert_eq!(&same, view);
            let choose = |view: &View| decide(style, game, view, &mut numbers.clone());
            assert_eq!(choose(&same), choose(view));
        });
        // The hidden cards were others indeed.
        prop_assert!(others > 0);
    }
}

/// Where eight players stay in stud, one common card stands for everybody's last one.
#[test]
fn a_common_card_in_stud_is_understood() {
    let table = Table::new(Game::Stud, amounts(Limit::Fixed, Game::Stud), &[Chips(400); 8], 0).unwrap();
    let mut numbers = Numbers::new(4, 4);
    let order = shuffled(CardSet::FULL, &mut numbers);
    let mut hand = table.deal(PackOrder::new(&order)).unwrap().hand;
    while let Next::Act(seat) = hand.next() {
        let view = hand.view(Viewer::Player(seat));
        let common = view.boards[0].len();
        let decided = decide(Style::Tight, Game::Stud, &view, &mut numbers).unwrap();
        assert!(hand.may(seat, &decided), "{decided:?}");
        if common == 1 {
            assert_eq!(view.seats[seat.index()].cards.len(), 6);
            return;
        }
        let legal = view.legal;
        let stays = if legal.check { Action::Check } else { Action::Call };
        hand.act(seat, if legal.bring_in.is_some() { Action::BringIn } else { stays }).unwrap();
    }
    panic!("there was no common card");
}

#[test]
fn nothing_is_decided_out_of_turn() {
    let table = Table::new(Game::Holdem, amounts(Limit::No, Game::Holdem), &[Chips(400); 3], 0).unwrap();
    let order = shuffled(CardSet::FULL, &mut Numbers::new(1, 1));
    let hand = table.deal(PackOrder::new(&order)).unwrap().hand;
    let Next::Act(turn) = hand.next() else { panic!() };
    for seat in (0..3).map(Seat) {
        let decided =
            decide(Style::Loose, Game::Holdem, &hand.view(Viewer::Player(seat)), &mut Numbers::new(1, 2));
        assert_eq!(decided.is_some(), seat == turn);
    }
    assert_eq!(decide(Style::Loose, Game::Holdem, &hand.view(Viewer::Public), &mut Numbers::new(1, 2)), None);
}

/// What the styles promise: over the same hands the tight player folds most, and the calling one least.
#[test]
fn styles_differ() {
    let mut folds = [0; 3];
    for (at, style) in Style::ALL.into_iter().enumerate() {
        for seed in 0..200 {
            let mut numbers = Numbers::new(seed, 0);
            let table =
                Table::new(Game::Holdem, amounts(Limit::No, Game::Holdem), &[Chips(400); 5], 4).unwrap();
            let hand = table.deal(PackOrder::new(&shuffled(CardSet::FULL, &mut numbers))).unwrap().hand;
            let (_, view) = seen(&hand).unwrap();
            folds[at] += u32::from(decide(style, Game::Holdem, &view, &mut numbers) == Some(Action::Fold));
        }
    }
    assert!(folds[0] > folds[1] && folds[1] > folds[2], "{folds:?}");
}

#[test]
fn draws_are_those_that_the_rule_says() {
    let standard = Ranking::Standard;
    let low = RankingRule::DeuceToSeven.with(Pack::STANDARD);
    let iranian = RankingRule::Iranian.with(Pack::stripped_below(tuz_cards::Rank::Six));
    for (ranking, last, hand, gone) in [
        (standard, true, "Ah Ad 7s 6c 2d", "7s 6c 2d"),
        (standard, true, "Ah Ad 7s 7c 2d", "2d"),
        (standard, true, "Ah Ad As 7c 2d", "7c 2d"),
        (standard, true, "Ah Kh 9h 7h 2d", "2d"),
        (standard, true, "9h 8d 7s 6c 2d", "2d"),
        (standard, true, "Ah Kd Qs Jc 2d", "Qs Jc 2d"),
        (standard, true, "Ah Jd 9s 6c 2d", "9s 6c 2d"),
        (standard, true, "9h 8d 7s 6c 5d", ""),
        (standard, true, "Ah Ad As 7c 7d", ""),
        (iranian, true, "Ah Kh 9h 7h 6h", ""),
        (iranian, true, "Ah Ad 9h 7h 6h", "9h 7h 6h"),
        (low, false, "2h 3d 4s 5c 7d", ""),
        (low, false, "2h 3d 4s 5c Td", "Td"),
        (low, true, "2h 3d 4s 5c Td", ""),
        (low, false, "2h 3d 4s 5c 6d", "6d"),
        (low, true, "2h 3h 4h 5h 7h", "7h"),
        (low, false, "2h 2d 4s Kc Ad", "2d Kc Ad"),
    ] {
        let cards = |text| parse_card_set(text).unwrap();
        let thrown = thrown(ranking, cards(hand), last);
        // Of a pair either card may go.
        let ranks = |set: CardSet| (set.len(), set.ranks());
        assert_eq!(ranks(thrown), ranks(cards(gone)), "{hand}");
    }
}

#[test]
fn a_player_who_sets_with_thought_beats_one_who_does_not() {
    let rules = Rules::plain(Scoring::OneSix);
    let (mut numbers, mut points) = (Numbers::new(3, 3), 0);
    for _ in 0..120 {
        let cards = shuffled(CardSet::FULL, &mut numbers);
        let hands = tuz_club::chinese::deal(&cards, 2).unwrap();
        let thoughtful = chinese::set(hands[0], &mut numbers).unwrap();
        let plain = chinese::back_first(hands[1]).unwrap();
        for (setting, cards) in [(thoughtful, hands[0]), (plain, hands[1])] {
            assert!(!setting.is_fouled(), "{setting:?}");
            assert_eq!(setting.cards(), cards);
            assert_eq!(setting.row(Place::Front).len(), 3);
        }
        points += between(&rules, &thoughtful, &plain);
    }
    assert!(points > 0, "{points}");
    assert_eq!(chinese::set(CardSet::EMPTY, &mut numbers), None);
    assert_eq!(chinese::back_first(parse_card_set("As Ks Qs").unwrap()), None);
}

#[test]
fn a_table_goes_on_until_one_has_everything() {
    let mut numbers = Numbers::new(5, 5);
    let stacks = [Chips(60), Chips::ZERO, Chips(60), Chips(60)];
    let mut table = Table::new(Game::Holdem, amounts(Limit::No, Game::Holdem), &stacks, 1).unwrap();
    assert_eq!(table.button(), 2);
    let mut buttons = Vec::new();
    while table.players() > 1 {
        let players = table.players();
        let played = play(Game::Holdem, &table, &mut numbers, |_, _, _, _| {});
        assert_eq!(played.places.len(), players);
        assert_eq!(played.seat(1), None);
        buttons.push(table.button());
        table.finish(&played);
        assert!(buttons.len() < 1_000);
    }
    assert!(buttons.windows(2).any(|pair| pair[0] != pair[1]));
    assert_eq!(table.stacks().iter().copied().sum::<Chips>(), Chips(180));
    assert!(table.setup().is_err());
}

#[test]
fn tables_that_cannot_be_are_refused() {
    let refused =
        |game, amounts, stacks: &[Chips]| Table::new(game, amounts, stacks, 0).unwrap_err().to_string();
    let holdem = amounts(Limit::No, Game::Holdem);
    let many = [Chips(100); 11];
    assert_eq!(refused(Game::Holdem, holdem, &many), "the game is for `2` to `10` players and not for `11`");
    assert_eq!(
        refused(Game::Holdem, holdem, &many[..1]),
        "the game is for `2` to `10` players and not for `1`"
    );
    let alone = [Chips(100), Chips::ZERO];
    assert_eq!(refused(Game::Holdem, holdem, &alone), "fewer than two players have chips left");
    assert_eq!(
        refused(Game::Holdem, Amounts { bring_in: Chips(3), ..holdem }, &many[..3]),
        "a game with blinds has no bring-in, and `3` is asked for"
    );
    assert_eq!(
        refused(Game::Stud, holdem, &many[..3]),
        "a bring-in of `0` is not above nothing and below the small bet of `5`"
    );
    let much = [Chips(u64::MAX), Chips(5)];
    assert_eq!(refused(Game::Holdem, holdem, &much), "seat `2` has more than `1000000000000000` chips");
}
