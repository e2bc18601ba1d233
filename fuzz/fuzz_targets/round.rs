//! Bytes decide: rules, players, stakes, the pack, and every action, most of them illegal.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| tuz_fuzz::round(data));
