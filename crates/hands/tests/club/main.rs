//! The rankings of poker between players, against a slow judge and against published digests.

mod judge;
mod orders;
mod rules;
mod seven;
