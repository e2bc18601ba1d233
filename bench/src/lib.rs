//! Benches only: `benches/rank.rs` ranks the same hands with this project and with other crates.
