//! What two hold'em hands win before the flop, as tests and benches have it.

/// Wins, ties and losses of the first hand over all 1,712,304 boards. The first row is published, and all were computed
/// by other programs.
pub(crate) const HOLDEM: [(&str, &str, [u64; 3]); 7] = [
    ("AhKh", "QsQd", [787_966, 6_732, 917_606]),
    ("AsAh", "KsKh", [1_410_336, 9_308, 292_660]),
    ("AsAh", "KdKc", [1_388_072, 6_538, 317_694]),
    ("AsKs", "2c2d", [852_207, 10_775, 849_322]),
    ("AcKd", "QhJh", [1_030_016, 7_565, 674_723]),
    ("7c2d", "AsAh", [212_248, 6_236, 1_493_820]),
    ("AhKh", "AdKd", [122_556, 1_467_192, 122_556]),
];
