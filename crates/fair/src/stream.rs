//! From a seed to bytes, from bytes to fair numbers, from fair numbers to an order.

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use crate::{Nonce, PlayerSeed, Seed};

const TAG: &[u8] = b"tuz/fair/1/stream";

/// The endless bytes of one shuffle: HMAC-SHA-256 blocks over a counter.
pub(crate) struct Stream {
    /// Keyed, with all of the message but the counter.
    prefix: Hmac<Sha256>,
    counter: u64,
    block: [u8; 32],
    used: usize,
}

impl Stream {
    pub(crate) fn new(seed: &Seed, nonce: Nonce, player: Option<&PlayerSeed>) -> Self {
        let player = player.map_or("", PlayerSeed::as_str);
        let mut prefix =
            Hmac::<Sha256>::new_from_slice(seed.secret_bytes()).expect("HMAC takes a key of any length");
        prefix.update(TAG);
        prefix.update(&nonce.get().to_be_bytes());
        prefix.update(&(player.len() as u64).to_be_bytes());
        prefix.update(player.as_bytes());
        Self { prefix, counter: 0, block: [0; 32], used: 32 }
    }
}

impl Iterator for Stream {
    type Item = u8;

    fn next(&mut self) -> Option<u8> {
        if self.used == self.block.len() {
            let block = self.prefix.clone().chain_update(self.counter.to_be_bytes()).finalize();
            self.block = block.into_bytes().into();
            self.counter += 1;
            self.used = 0;
        }
        self.used += 1;
        Some(self.block[self.used - 1])
    }
}

/// A fair number below `range` (1 to 256) from the next bytes; `None` if they run out first.
///
/// Bytes at or above the largest multiple of `range` are thrown away, as they would favour the small
/// numbers.
fn draw(bytes: &mut impl Iterator<Item = u8>, range: usize) -> Option<usize> {
    let limit = 256 - 256 % range;
    bytes.map(usize::from).find(|&byte| byte < limit).map(|byte| byte % range)
}

/// Brings `items` (at most 256) into the order that the bytes say, by Fisher and Yates from the last place
/// down; `None` if the bytes run out first.
pub(crate) fn arrange<T>(items: &mut [T], bytes: &mut impl Iterator<Item = u8>) -> Option<()> {
    for place in (1..items.len()).rev() {
        items.swap(place, draw(bytes, place + 1)?);
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::Revealed;
    use crate::hex::Hex;

    #[test]
    fn the_first_block_is_that_of_the_vectors() {
        let file: serde_json::Value = serde_json::from_str(include_str!("../tests/vectors.json")).unwrap();
        for vector in file["vectors"].as_array().unwrap() {
            let revealed: Revealed = serde_json::from_value(vector["revealed"].clone()).unwrap();
            let player = revealed.player_seed.map(|text| PlayerSeed::new(text).unwrap());
            let mut stream = Stream::new(&revealed.seed.parse().unwrap(), revealed.nonce, player.as_ref());
            let block: [u8; 32] = std::array::from_fn(|_| stream.next().unwrap());
            assert_eq!(Hex(&block).to_string(), vector["first_block"], "{}", vector["name"]);
        }
    }

    /// All 256 values of a byte, for every range: each number comes from equally many, and what is thrown
    /// away is less than one round of the range.
    #[test]
    fn a_draw_is_exactly_uniform() {
        for range in 1..=256 {
            let mut counts = vec![0; range];
            let mut thrown_away = 0;
            for byte in 0..=255u8 {
                match draw(&mut [byte].into_iter(), range) {
                    Some(number) => counts[number] += 1,
                    None => thrown_away += 1,
                }
            }
            assert!(counts.iter().all(|&count| count == 256 / range), "{range}: {counts:?}");
            assert_eq!(thrown_away, 256 % range);
        }
    }

    /// A byte that is thrown away leaves no trace: the next one decides alone.
    #[test]
    fn a_draw_after_a_refused_byte_is_uniform_too() {
        for range in 1..=52 {
            for refused in 0..256 % range {
                let refused = u8::try_from(255 - refused).unwrap();
                for byte in 0..=255 {
                    let after = draw(&mut [refused, byte].into_iter(), range);
                    assert_eq!(after, draw(&mut [byte].into_iter(), range));
                }
            }
        }
    }

    /// Every way in which the draws can fall gives another order, and all orders come: with uniform draws
    /// every order is equally likely.
    #[test]
    fn draws_and_orders_match_one_to_one() {
        for (count, orders) in [(1, 1), (2, 2), (3, 6), (4, 24), (5, 120), (8, 40_320)] {
            let mut seen: BTreeMap<Vec<u8>, usize> = BTreeMap::new();
            for mut number in 0..orders {
                // The draws are the digits of the number in the factorial system.
                let draws: Vec<u8> = (2..=count)
                    .rev()
                    .map(|range| {
                        let digit = number % range;
                        number /= range;
                        u8::try_from(digit).unwrap()
                    })
                    .collect();
                let mut items: Vec<u8> = (0..u8::try_from(count).unwrap()).collect();
                arrange(&mut items, &mut draws.into_iter()).unwrap();
                *seen.entry(items).or_default() += 1;
            }
            assert_eq!(seen.len(), orders);
            assert!(seen.values().all(|&times| times == 1));
        }
    }

    /// Whole bytes instead of draws: all 256³ ways in which the first three bytes can fall give each order
    /// of four equally often, among those that need no fourth byte.
    #[test]
    fn orders_of_four_are_exactly_uniform_over_bytes() {
        let mut counts: BTreeMap<[u8; 4], u32> = BTreeMap::new();
        for number in 0..1u32 << 24 {
            let [_, bytes @ ..] = number.to_be_bytes();
            let mut items = [0, 1, 2, 3];
            if arrange(&mut items, &mut bytes.into_iter()).is_some() {
                *counts.entry(items).or_default() += 1;
            }
        }
        assert_eq!(counts.len(), 24);
        assert!(counts.values().all(|&count| count == 256 / 4 * (255 / 3) * (256 / 2)), "{counts:?}");
    }
}
