//! Any text, read as cards.

#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| tuz_fuzz::cards(text));
