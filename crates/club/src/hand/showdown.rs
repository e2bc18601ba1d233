//! The end of a hand: who shows, what the pots are, and who wins them.

use tuz_cards::{Card, CardSet, Rank, Suit};
use tuz_hands::club::{Best, Ranking, Score};

use super::actions::Seat;
use super::events::{Event, Part};
use super::refusals::ChoreRefusal;
use super::seats::Seats;
use super::state::{Hand, Phase, Pot, Pots, Worth};
use crate::chips::Chips;
use crate::row::{MOST_CARDS, Row};
use crate::variant::{MOST_BOARD, MOST_SEATS, OddChips, OwnCards};

impl Hand {
    /// The pots as they are now, bets of this street included; the main pot first. Chips that a player put in above
    /// what others matched are in a pot that only he can win.
    pub fn pots(&self) -> Pots {
        if matches!(self.phase, Phase::Award | Phase::Over) {
            return self.pots;
        }
        let mut paid = self.live;
        for (paid, bet) in paid.iter_mut().zip(self.bets) {
            *paid += bet;
        }
        let seats = usize::from(self.seats);
        let mut pots = Pots::default();
        let mut floor = Chips::ZERO;
        let mut left = self.alive;
        // Who put up nothing but what belongs to the main pot whole can win nothing else.
        let poor = left.iter().any(|seat| paid[seat.index()].is_zero());
        if poor {
            pots.pots[0].seats = left;
            pots.len = 1;
        }
        loop {
            let top = left.iter().map(|seat| paid[seat.index()]).filter(|&paid| paid > floor).min();
            let Some(level) = top else { break };
            let of = |amount: Chips| amount.min(level).less(floor);
            let amount = paid[..seats].iter().map(|&amount| of(amount)).sum();
            left = left.iter().filter(|seat| paid[seat.index()] >= level).collect();
            pots.pots[usize::from(pots.len)] = Pot { amount, seats: left };
            pots.len += 1;
            floor = level;
            left = left.iter().filter(|seat| paid[seat.index()] > level).collect();
        }
        // What folded players paid above everybody else goes with the last pot.
        let last = usize::from(pots.len) - 1;
        pots.pots[last].amount += paid[..seats].iter().map(|amount| amount.less(floor)).sum();
        pots.pots[0].amount += self.dead;
        pots
    }

    pub(super) fn begin_show(&mut self) {
        self.phase = Phase::Show;
        self.pots = self.pots();
        for seat in self.alive.iter() {
            self.weigh(seat);
        }
        let first = self.aggressor.unwrap_or(Seat(self.opener));
        self.turn = first.0;
        if !self.alive.contains(first) {
            self.next_to_show(first);
        }
    }

    /// Gives the turn to the next player who has not shown, or goes on to the pots.
    pub(super) fn next_to_show(&mut self, from: Seat) {
        let waiting = self.alive.minus(self.shown).minus(self.mucked);
        let after = waiting.iter().find(|seat| seat.0 > from.0).or_else(|| waiting.lowest());
        match after {
            Some(seat) => self.turn = seat.0,
            None => self.begin_award(),
        }
    }

    /// Notes what a hand is worth on each board.
    pub(super) fn weigh(&mut self, seat: Seat) {
        if self.own[seat.index()].unknown_count() > 0 {
            return;
        }
        for run in 0..usize::from(self.runs) {
            let worth = |ranking| self.score(seat, run, ranking);
            let high = worth(self.rankings.0);
            let low = self.rankings.1.and_then(worth);
            self.worth[run][seat.index()] = Worth { high, low };
        }
    }

    fn score(&self, seat: Seat, run: usize, ranking: Ranking) -> Option<Score> {
        let own = self.own[seat.index()].known();
        let board = self.boards[run].known();
        match self.variant().own {
            OwnCards::Any => ranking.rank(own | board),
            OwnCards::Two => ranking.rank_two_and_three(own, board),
        }
    }

    /// The five cards with which a hand stands on a board by the first ranking, or by the second; `None` where the hand
    /// is not known or does not qualify. Among equal ones those with the highest cards by suit.
    pub fn best_five(&self, seat: Seat, run: usize, part: Part) -> Option<Best> {
        if seat.0 >= self.seats || run >= usize::from(self.runs) || self.own[seat.index()].unknown_count() > 0
        {
            return None;
        }
        let ranking = if part == Part::Low { self.rankings.1? } else { self.rankings.0 };
        let own = self.own[seat.index()].known();
        let board = self.boards[run].known();
        match self.variant().own {
            OwnCards::Two => ranking.best_two_and_three(own, board),
            OwnCards::Any => ranking.best(own | board),
        }
    }

    /// Players who have not given up their claim.
    pub(super) fn claimants(&self) -> Seats {
        self.alive.minus(self.mucked)
    }

    /// Whether all hands have to be shown, since no bet could follow.
    pub(super) fn must_table(&self) -> bool {
        self.stakes().house.tabled && self.able.and(self.alive).len() < self.alive.len()
    }

    /// Whether there is a pot that nobody else can win.
    pub(super) fn is_last_claim(&self, seat: Seat) -> bool {
        let claimants = self.claimants();
        self.pots.as_slice().iter().any(|pot| pot.seats.and(claimants) == Seats::NONE.with(seat))
    }

    /// Whether the hand is one that its owner shows: it may win something, or it has to be seen.
    pub(super) fn shows_by_itself(&self, seat: Seat) -> bool {
        let alone = self.claimants() == Seats::NONE.with(seat);
        if self.own[seat.index()].unknown_count() > 0 {
            return alone;
        }
        if alone || self.must_table() {
            return true;
        }
        self.pots.as_slice().iter().filter(|pot| pot.seats.contains(seat)).any(|pot| {
            let seen = pot.seats.and(self.shown);
            (0..usize::from(self.runs)).any(|run| {
                let mine = self.worth[run][seat.index()];
                let beats = |of: fn(&Worth) -> Option<Score>| {
                    let best = seen.iter().filter_map(|other| of(&self.worth[run][other.index()])).max();
                    of(&mine).is_some() && of(&mine) >= best
                };
                beats(|worth| worth.high) || beats(|worth| worth.low)
            })
        })
    }

    pub(super) fn begin_award(&mut self) {
        if self.phase != Phase::Show {
            self.pots = self.pots();
        }
        self.live = [Chips::ZERO; MOST_SEATS];
        self.dead = Chips::ZERO;
        self.pots_left = self.pots.len;
        self.phase = Phase::Award;
        self.skip_empty_pots();
    }

    /// Goes on to the last pot that holds anything, or to the end.
    fn skip_empty_pots(&mut self) {
        while let Some(at) = self.pots_left.checked_sub(1) {
            if !self.pots.pots[usize::from(at)].amount.is_zero() {
                return;
            }
            self.pots_left = at;
        }
        self.phase = Phase::Over;
    }

    /// Takes the house's share from a pot that is not paid yet.
    ///
    /// # Errors
    /// When the pots are not ready, the pot is paid, or it holds less.
    pub fn rake(&mut self, pot: usize, rake: Chips) -> Result<(), ChoreRefusal> {
        let open = self.phase == Phase::Award && pot < usize::from(self.pots_left);
        if !open || self.pots.pots[pot].amount < rake {
            return Err(ChoreRefusal::Rake { rake, pot });
        }
        self.pots.pots[pot].amount -= rake;
        self.raked += rake;
        self.record(Event::Raked { pot: pot as u8, amount: rake });
        self.skip_empty_pots();
        Ok(())
    }

    /// Pays the last pot that is left.
    pub(super) fn award_next(&mut self) {
        let Some(at) = self.pots_left.checked_sub(1) else { return };
        self.pots_left = at;
        let Pot { amount, seats } = self.pots.pots[usize::from(at)];
        self.pots.pots[usize::from(at)].amount = Chips::ZERO;
        let claims = seats.and(self.claimants());
        let claims = if claims.is_empty() { seats } else { claims };
        if claims.len() == 1 {
            self.pay(at, 0, Part::Whole, claims, amount);
        } else {
            let runs = u64::from(self.runs);
            for run in 0..self.runs {
                let odd = u64::from(run == 0) * (amount.0 % runs);
                self.award_run(at, run, claims, Chips(amount.0 / runs + odd));
            }
        }
        self.skip_empty_pots();
    }

    fn award_run(&mut self, pot: u8, run: u8, claims: Seats, amount: Chips) {
        let best = |hand: &Self, of: fn(&Worth) -> Option<Score>| {
            let mut winners = Seats::NONE;
            let mut best = None;
            for seat in claims.iter() {
                let score = of(&hand.worth[usize::from(run)][seat.index()]);
                if score > best {
                    best = score;
                    winners = Seats::NONE;
                }
                if score.is_some() && score == best {
                    winners = winners.with(seat);
                }
            }
            winners
        };
        let high = best(self, |worth| worth.high);
        let high = if high.is_empty() { claims } else { high };
        let low = if self.rankings.1.is_some() { best(self, |worth| worth.low) } else { Seats::NONE };
        if low.is_empty() || low == high {
            self.pay(pot, run, Part::Whole, high, amount);
        } else {
            let half = Chips(amount.0 / 2);
            self.pay(pot, run, Part::High, high, amount - half);
            self.pay(pot, run, Part::Low, low, half);
        }
    }

    /// Shares chips among winners.
    fn pay(&mut self, pot: u8, run: u8, part: Part, winners: Seats, amount: Chips) {
        let count = winners.len() as u64;
        let odd = amount.0 % count;
        let mut extra = Seats::NONE;
        if odd > 0 {
            extra = self.first_to_odd_chips(run, part, winners, odd as usize);
        }
        for seat in winners.iter() {
            let amount = Chips(amount.0 / count + u64::from(extra.contains(seat)));
            if !amount.is_zero() {
                self.stacks[seat.index()] += amount;
                self.record(Event::Won { seat, pot, run, part, amount });
            }
        }
    }

    fn first_to_odd_chips(&self, run: u8, part: Part, winners: Seats, count: usize) -> Seats {
        let rule = self.variant().odd_chips;
        if rule == OddChips::Seats {
            return winners.iter().take(count).collect();
        }
        let ranking = if part == Part::Low { self.rankings.1 } else { Some(self.rankings.0) };
        let ace_low = matches!(ranking, Some(Ranking::AceToFive | Ranking::EightOrBetter));
        let lowest = rule == OddChips::Cards && ranking.is_some_and(Ranking::is_low);
        let height = |card: Card| {
            let rank = card.rank().index();
            let rank = if ace_low { (rank + 1) % Rank::COUNT } else { rank };
            1 + (rank * Suit::ALL.len() + card.suit() as usize) as u8
        };
        let mut order = [([0; MOST_CARDS + MOST_BOARD], Seat(0)); MOST_SEATS];
        let mut len = 0;
        for seat in winners.iter() {
            let run = usize::from(run);
            let cards = match rule {
                OddChips::HighCard => {
                    self.best_five(seat, run, part).map_or(CardSet::EMPTY, |best| best.cards)
                }
                _ => self.own[seat.index()].known() | self.boards[run].known(),
            };
            let (heights, to) = &mut order[len];
            for (place, card) in heights.iter_mut().zip(cards) {
                *place = height(card);
            }
            heights.sort_unstable_by_key(|&height| if lowest { height } else { u8::MAX - height });
            *to = seat;
            len += 1;
        }
        order[..len].sort_by(|(one, _), (other, _)| if lowest { one.cmp(other) } else { other.cmp(one) });
        order[..len].iter().take(count).map(|(_, seat)| *seat).collect()
    }

    /// Why these cannot be some of the player's cards; `None` when they can. Unknown ones count as any.
    pub fn why_not_hold(&self, seat: Seat, cards: &Row) -> Option<ChoreRefusal> {
        let Some(row) = self.own.get(seat.index()).filter(|_| seat.0 < self.seats) else {
            return Some(ChoreRefusal::NotTheCards(seat));
        };
        let told = cards.known();
        let new = told - row.known();
        let twice = told.len() + cards.unknown_count() != cards.len();
        let fits = cards.len() <= row.len()
            && new.len() <= row.unknown_count()
            && self.pack.is_superset(new)
            && new.is_disjoint(self.cannot_be_held());
        (twice || !fits).then_some(ChoreRefusal::NotTheCards(seat))
    }

    /// Cards that nobody can hold but those of whom that is known.
    fn cannot_be_held(&self) -> CardSet {
        let draws =
            self.variant().streets.iter().any(|street| street.change.is_some_and(|change| change.drawn));
        // Where the pack is as good as out the discards may have come again.
        if draws && self.left < self.street + 1 { self.held } else { self.held | self.gone }
    }

    /// Names the cards of a hand of which some were not known.
    ///
    /// # Errors
    /// When the known ones are not among them, or they lie elsewhere.
    pub fn name_cards(&mut self, seat: Seat, cards: CardSet) -> Result<(), ChoreRefusal> {
        if let Some(refusal) = self.why_not_hold(seat, &Row::from(cards)) {
            return Err(refusal);
        }
        let row = &mut self.own[seat.index()];
        if cards.len() != row.len() {
            return Err(ChoreRefusal::NotTheCards(seat));
        }
        let new = cards - row.known();
        if new.is_empty() {
            return Ok(());
        }
        let mut new_cards = new.into_iter();
        for card in row.as_mut_slice() {
            if card.is_none() {
                *card = new_cards.next();
            }
        }
        if self.alive.contains(seat) {
            self.held = self.held | new;
            if self.phase == Phase::Show {
                self.weigh(seat);
            }
        } else {
            self.gone = self.gone | new;
        }
        self.record(Event::Named { seat, cards: Row::from(cards) });
        Ok(())
    }
}
