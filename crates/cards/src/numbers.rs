//! A fast generator of random numbers: no secret hangs on it, only that its numbers are evenly spread and that the
//! same seed gives the same ones everywhere.

/// Random numbers for dealing: `xoshiro256++` by Blackman and Vigna.
#[derive(Debug, Clone)]
pub struct Numbers([u64; 4]);

/// `SplitMix64`, which makes the state from a seed as its authors advise.
struct SplitMix(u64);

impl SplitMix {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }
}

impl Numbers {
    /// The numbers of one stream of a seed; streams of one seed have nothing to do with each other.
    pub fn new(seed: u64, stream: u64) -> Self {
        let mut mix = SplitMix(SplitMix(seed).next() ^ SplitMix(!stream).next());
        Self([mix.next(), mix.next(), mix.next(), mix.next()])
    }

    fn next(&mut self) -> u64 {
        let state = &mut self.0;
        let number = state[0].wrapping_add(state[3]).rotate_left(23).wrapping_add(state[0]);
        let shifted = state[1] << 17;
        state[2] ^= state[0];
        state[3] ^= state[1];
        state[1] ^= state[2];
        state[0] ^= state[3];
        state[2] ^= shifted;
        state[3] = state[3].rotate_left(45);
        number
    }

    /// A number below `bound`, each as likely as any other; 0 where `bound` is 0 or 1.
    pub fn below(&mut self, bound: u32) -> u32 {
        // The high half of the product is the number; the low half is too small just as often as would favour some.
        let mut product = (self.next() >> 32) * u64::from(bound);
        if (product as u32) < bound {
            let favoured = bound.wrapping_neg().checked_rem(bound).unwrap_or(0);
            while (product as u32) < favoured {
                product = (self.next() >> 32) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As the authors' own programs print them.
    #[test]
    fn the_generators_are_the_published_ones() {
        let mut numbers = Numbers([1, 2, 3, 4]);
        let first: Vec<u64> = (0..6).map(|_| numbers.next()).collect();
        let published = [
            41_943_041,
            58_720_359,
            3_588_806_011_781_223,
            3_591_011_842_654_386,
            9_228_616_714_210_784_205,
            9_973_669_472_204_895_162,
        ];
        assert_eq!(first, published);
        let mut mix = SplitMix(1_234_567);
        let first: Vec<u64> = (0..3).map(|_| mix.next()).collect();
        assert_eq!(first, [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]);
    }

    #[test]
    fn numbers_stay_below_their_bound_and_reach_it() {
        let mut numbers = Numbers::new(1, 2);
        for bound in [1, 2, 3, 7, 52] {
            let mut seen = vec![0_u32; bound as usize];
            for _ in 0..bound * 1_000 {
                seen[numbers.below(bound) as usize] += 1;
            }
            // Four deviations are some 130.
            assert!(seen.iter().all(|&count| (870..=1_130).contains(&count)), "{bound} {seen:?}");
        }
        assert_eq!(numbers.below(0), 0);
    }

    #[test]
    fn streams_differ() {
        let first = |seed, stream| Numbers::new(seed, stream).next();
        assert_eq!(first(1, 0), first(1, 0));
        assert_ne!(first(1, 0), first(1, 1));
        assert_ne!(first(1, 0), first(0, 1));
    }
}
