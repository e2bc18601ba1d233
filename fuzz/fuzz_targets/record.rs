//! Any text, read as a record; and a record of a round that was played, with edits that leave it JSON.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| tuz_fuzz::record(data));
