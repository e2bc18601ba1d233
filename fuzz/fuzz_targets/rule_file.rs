//! Any text, read as a rule file.

#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| tuz_fuzz::rule_file(text));
