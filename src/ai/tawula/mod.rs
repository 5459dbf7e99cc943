//! The player of Tawula: a network that judges boards, and a look at every throw that may follow.

mod evaluation;
mod features;
mod judge;
mod look;
mod luck;
mod stakes;
#[cfg(test)]
mod tests;

pub(super) use evaluation::evaluation;
pub use features::{INPUTS, MOST_ACTIVE, features};
pub use judge::{Chances, Judge, network};
pub(super) use look::{Look, Temper};
pub(super) use luck::luck;
pub use stakes::Stakes;

#[cfg(not(target_arch = "wasm32"))]
pub(crate) use super::greedy::worth_in_tawula as plain_worth;
