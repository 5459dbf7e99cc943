//! The player of Tawula: a network that judges boards.

mod features;

pub use features::{INPUTS, MOST_ACTIVE, features};

pub(crate) use super::greedy::worth_in_tawula as plain_worth;
