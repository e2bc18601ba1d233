//! What every exchange is worth by ranks alone, with bounds of what flushes change.

use rustc_hash::FxHashMap;
use tuz_cards::Rank;

use super::optimal::{AfterPlay, Recorder};
use super::sweep::{LANES, Numbers, Tally, Unseen};
use super::table::{PlaceGains, Table};
use crate::shapes::{CHOOSE, ShapeId, Shapes};

/// The worth of keeping some cards by rank, summed over all draws and the dealer's hands.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Base {
    /// As if there were no flushes.
    pub(crate) sum: i64,
    /// By how much flushes of the dealer can change it.
    pub(crate) error: i64,
    /// By how much flushes of the box can raise it, where the kept cards are of one suit.
    pub(crate) flush: i64,
    /// By how much they raise it where the dealer has none.
    pub(crate) lift: i64,
}

/// By kept cards and discards.
pub(crate) type Bases = FxHashMap<(ShapeId, ShapeId), Base>;

/// The bases of every exchange that is offered.
pub(crate) fn bases(table: &Table, recorder: &mut Recorder) -> Bases {
    let mut bases = Bases::default();
    let (mut tally, mut numbers) = (Tally::new(), Vec::new());
    for &count in &table.game.exchanges {
        let discards: Vec<ShapeId> = Shapes::get().of_size(count).filter(|&shape| table.has(shape)).collect();
        for discards in discards.chunks(LANES) {
            if table.game.watch.ends() {
                return bases;
            }
            let unseen = table.lanes(discards);
            table.order.sweep(&unseen, &mut tally, &mut numbers);
            let gains = table.gains(&unseen, table.game.stage(count));
            add(table, count, discards, &unseen, (&numbers, &gains), &mut bases);
            if recorder.is_wanted() {
                for (lane, &discards) in discards.iter().enumerate() {
                    recorder.after(discards, after_play(table, count, lane, (&numbers, &gains)));
                }
            }
        }
    }
    bases
}

/// What is best with every final hand, as if the dealer could have no flush, in one lane of so many exchanged cards.
pub(crate) fn after_play(
    table: &Table,
    count: usize,
    lane: usize,
    (numbers, gains): (&[Numbers], &PlaceGains),
) -> AfterPlay {
    let (stage, drawn) = (table.game.stage(count), count > 0);
    let fold = table.fold(count, stage);
    let mut play = AfterPlay::default();
    for (place, numbers) in numbers.iter().enumerate() {
        let (last, n) = (table.plain(place, drawn), numbers.lane(lane));
        let (worth, insured) = table.worth(last, n, 0, stage, gains.plain(place, lane));
        let insured_flush = table.flush(place, drawn).is_some_and(|flush| {
            let n = n.as_flush(flush, stage.hands);
            table.worth(flush, n, 0, stage, gains.flush(place, lane)).1
        });
        play.push(place, worth >= fold, [insured, insured_flush]);
    }
    play
}

type Sums = [i64; LANES];

/// What a final hand adds to the sums.
struct Part {
    best: Sums,
    error: Sums,
    flush: Sums,
    lift: Sums,
}

impl Part {
    const NOTHING: Self = Self { best: [0; LANES], error: [0; LANES], flush: [0; LANES], lift: [0; LANES] };
}

fn add(
    table: &Table,
    count: usize,
    discards: &[ShapeId],
    unseen: &Unseen,
    (numbers, gains): (&[Numbers], &PlaceGains),
    bases: &mut Bases,
) {
    let shapes = Shapes::get();
    let stage = table.game.stage(count);
    let fold = table.fold(count, stage);
    let parts: Vec<Part> = numbers
        .iter()
        .enumerate()
        .map(|(place, numbers)| {
            let (last, flush) = (table.plain(place, true), table.flush(place, true));
            let mut part = Part::NOTHING;
            let error = table.error(last, stage);
            for lane in 0..LANES {
                let n = numbers.lane(lane);
                let worth = table.worth(last, n, 0, stage, gains.plain(place, lane)).0;
                part.best[lane] = worth.max(fold);
                // A hand that is folded whatever the dealer's flushes are has no error.
                part.error[lane] = if worth + error < fold { 0 } else { error };
                if let Some(flush) = flush {
                    let (n, gain) = (n.as_flush(flush, stage.hands), gains.flush(place, lane));
                    let worth = table.worth(flush, n, 0, stage, gain).0;
                    part.flush[lane] = (worth + table.error(flush, stage) - part.best[lane]).max(0);
                    part.lift[lane] = worth.max(fold) - part.best[lane];
                }
            }
            part
        })
        .collect();
    // Any of four suits, or the one of what is kept.
    let suits = if count == 5 { 4 } else { 1 };
    for kept in table.game.draws.of(5 - count) {
        let choose = choices(unseen, &shapes.at(kept.shape).ranks);
        let mut sums = Part::NOTHING;
        for &(drawn, place) in &kept.draws {
            let part = &parts[place as usize];
            let mut ways = [1_i32; LANES];
            let ranks = &shapes.at(drawn).ranks;
            for &(rank, count) in ranks {
                let choose = &choose[rank.index()][usize::from(count)];
                for lane in 0..LANES {
                    ways[lane] *= choose[lane];
                }
            }
            for lane in 0..LANES {
                let ways = i64::from(ways[lane]);
                sums.best[lane] += ways * part.best[lane];
                sums.error[lane] += ways * part.error[lane];
            }
            if ranks.len() == count {
                for lane in 0..LANES {
                    sums.flush[lane] += suits * part.flush[lane];
                    sums.lift[lane] += suits * part.lift[lane];
                }
            }
        }
        for (lane, &discards) in discards.iter().enumerate() {
            let [sum, error, flush, lift] =
                [&sums.best, &sums.error, &sums.flush, &sums.lift].map(|sums| sums[lane]);
            let base = Base { sum, error, flush, lift };
            bases.insert((kept.shape, discards), base);
        }
    }
}

/// In how many ways cards of a rank can be drawn, by rank and number, when these are kept.
fn choices(unseen: &Unseen, kept: &[(Rank, u8)]) -> [[[i32; LANES]; 5]; Rank::COUNT] {
    let mut left = *unseen;
    for &(rank, count) in kept {
        for lane in &mut left[rank.index()] {
            *lane = (*lane - i32::from(count)).max(0);
        }
    }
    left.map(|left| std::array::from_fn(|count| left.map(|left| CHOOSE[left as usize][count] as i32)))
}
