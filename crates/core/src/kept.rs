//! Content that is kept as text in a slot of the store.

use std::fmt::Display;

/// Content of a slot that another program can change at the same time. Every change is applied to the newest saved
/// content ([`Store::update`](crate::store::Store::update)), so the changes of both programs are kept.
pub trait Kept: Sized {
    /// The name of the slot.
    const SLOT: &'static str;

    /// The reason why a text can't be read.
    type Error: Display;

    /// Reads a slot's text.
    ///
    /// # Errors
    /// Fails if the text isn't valid.
    fn read_slot(text: &str) -> Result<Self, Self::Error>;

    /// The text for the slot.
    fn slot_text(&self) -> String;
}
