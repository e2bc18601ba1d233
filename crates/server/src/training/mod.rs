//! Mistakes that are shown again, drills, and how it goes: what a player asks for beside the table.

mod counts;
mod drills;
mod reviews;
pub(crate) mod routes;
mod spots;
mod tasks;

use tuz_coach::review::Memory;
use tuz_store::{Moment, Review};

/// The first review of a mistake that was made now.
pub(crate) fn first_review(at: Moment) -> Option<Review> {
    review(&Memory::new(at.0))
}

fn review(memory: &Memory) -> Option<Review> {
    Some(Review { due: Moment(memory.due()), memory: serde_json::to_value(memory).ok()? })
}
