//! A slow, plain settlement: chip by chip.

use tuz_cards::CardSet;
use tuz_club::{AnteRule, Chips, Event, Game, Hand, OwnCards, Post, Score, Seat, Setup, Wins};

/// The stacks after a hand whose events these are, worked out from what was put up, who folded, and the cards; `None`
/// where an odd chip goes by cards, which this does not know.
pub(crate) fn settle(game: Game, setup: &Setup, stacks: &[Chips], hand: &Hand) -> Option<Vec<u64>> {
    let seats = stacks.len();
    let stakes = setup.stakes();
    let equal = stakes.antes.iter().all(|ante| *ante == stakes.antes[0]);
    let matched = match stakes.house.antes {
        AnteRule::Matched => true,
        AnteRule::Whole => false,
        AnteRule::ByKind => equal,
    };
    let mut stacks: Vec<u64> = stacks.iter().map(|stack| stack.0).collect();
    let mut paid = vec![0u64; seats];
    let mut bets = vec![0u64; seats];
    let mut dead = 0;
    let mut alive = vec![true; seats];
    let mut mucked = vec![false; seats];
    for event in hand.events() {
        match *event {
            Event::Posted { seat, post, amount } => {
                stacks[seat.index()] -= amount.0;
                match post {
                    Post::Ante if matched => paid[seat.index()] += amount.0,
                    Post::Ante | Post::Dead => dead += amount.0,
                    _ => {
                        paid[seat.index()] += amount.0;
                        bets[seat.index()] += amount.0;
                    }
                }
            }
            Event::Called { seat, amount } => {
                stacks[seat.index()] -= amount.0;
                paid[seat.index()] += amount.0;
                bets[seat.index()] += amount.0;
            }
            Event::Raised { seat, to } => {
                let more = to.0 - bets[seat.index()];
                stacks[seat.index()] -= more;
                paid[seat.index()] += more;
                bets[seat.index()] = to.0;
            }
            Event::Returned { seat, amount } => {
                stacks[seat.index()] += amount.0;
                paid[seat.index()] -= amount.0;
            }
            Event::Folded(seat) => alive[seat.index()] = false,
            Event::Mucked(seat) => mucked[seat.index()] = true,
            // A new street.
            Event::Dealt { .. } | Event::Board { .. } | Event::Threw { .. } => {
                let first = hand_has_only_posts(hand, event);
                if !first {
                    bets.fill(0);
                }
            }
            _ => {}
        }
    }
    // The pots: chip levels with the same claims together.
    let mut pots: Vec<(Vec<usize>, u64)> = Vec::new();
    let in_hand: Vec<usize> = (0..seats).filter(|&seat| alive[seat]).collect();
    if in_hand.iter().any(|&seat| paid[seat] == 0) || dead > 0 {
        pots.push((in_hand.clone(), dead));
    }
    for level in 1..=paid.iter().copied().max().unwrap_or(0) {
        let amount = paid.iter().filter(|&&paid| paid >= level).count() as u64;
        let claims: Vec<usize> = in_hand.iter().copied().filter(|&seat| paid[seat] >= level).collect();
        match pots.last_mut() {
            Some(last) if claims.is_empty() || last.0 == claims => last.1 += amount,
            _ => pots.push((claims, amount)),
        }
    }
    let (high, low) = match game.variant().wins {
        Wins::One(rule) => (rule, None),
        Wins::Split(high, low) => (high, Some(low)),
    };
    let pack = game.variant().pack.pack(seats);
    let score = |seat: usize, ranking: tuz_club::Ranking| {
        let own = hand.cards(Seat(seat as u8)).known();
        let board = hand.board(0).known();
        best(game, own, board, ranking)
    };
    for (claims, amount) in pots {
        let left: Vec<usize> = claims.iter().copied().filter(|&seat| !mucked[seat]).collect();
        let claims = if left.is_empty() { claims } else { left };
        if claims.len() == 1 {
            stacks[claims[0]] += amount;
            continue;
        }
        let winners = |rule: tuz_club::RankingRule| -> Vec<usize> {
            let scores: Vec<_> = claims.iter().map(|&seat| score(seat, rule.with(pack))).collect();
            let top = scores.iter().copied().max().flatten();
            let winners = claims.iter().zip(scores).filter(|(_, score)| score.is_some() && *score == top);
            winners.map(|(&seat, _)| seat).collect()
        };
        let lows = low.map(winners).unwrap_or_default();
        let highs = winners(high);
        // The same hands share the pot as one.
        let parts = if lows.is_empty() || lows == highs {
            vec![(highs, amount)]
        } else {
            vec![(highs, amount - amount / 2), (lows, amount / 2)]
        };
        for (winners, amount) in parts {
            let count = winners.len() as u64;
            if amount % count > 0 && game.variant().odd_chips != tuz_club::OddChips::Seats {
                return None;
            }
            for (place, seat) in winners.into_iter().enumerate() {
                stacks[seat] += amount / count + u64::from((place as u64) < amount % count);
            }
        }
    }
    Some(stacks)
}

/// Whether nothing but forced bets stands before this event and the deals around it.
fn hand_has_only_posts(hand: &Hand, event: &Event) -> bool {
    let at = hand.events().iter().position(|other| std::ptr::eq(other, event)).unwrap();
    hand.events()[..at].iter().all(|event| {
        matches!(event, Event::Posted { post, .. } if *post != Post::BringIn)
            || matches!(event, Event::Dealt { .. })
    })
}

fn best(game: Game, own: CardSet, board: CardSet, ranking: tuz_club::Ranking) -> Option<Score> {
    let fives: Vec<CardSet> = match game.variant().own {
        OwnCards::Any => (own | board).subsets(5).collect(),
        OwnCards::Two => own
            .subsets(2)
            .flat_map(|two| board.subsets(3).map(move |three| two | three).collect::<Vec<_>>())
            .collect(),
    };
    fives.into_iter().filter_map(|cards| ranking.rank(cards)).max()
}
