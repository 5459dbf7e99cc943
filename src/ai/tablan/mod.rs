//! A player of Tablan: every end of its turn judged by a network, and what may be thrown next.

mod features;
mod forecast;
mod harvest;
mod judge;
mod look;
mod outlook;
#[cfg(test)]
mod tests;

pub use features::{INPUTS, MOST_ACTIVE, STEPS, features};
pub use forecast::Forecast;
pub use harvest::{Beginning, Ending, Harvest, InHand, SCORING, WIDTH};
pub use judge::{Judge, network};
pub use outlook::{evaluation, luck};

pub(super) use look::{Look, Temper};

pub(super) use super::greedy::danger_in_tablan as plain_danger;
#[cfg(not(target_arch = "wasm32"))]
pub(crate) use super::greedy::worth_in_tablan as plain_worth;
