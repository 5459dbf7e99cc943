//! Changes of content that several programs keep in the same slot.

use super::{Exclusive, Slot, Store, StoreError, checksum};
use crate::kept::Kept;

/// The change of a slot by another program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SlotChange {
    /// No change.
    Unchanged,
    /// The slot is empty now.
    Removed,
    /// The new text.
    Text(String),
}

impl Store {
    /// Remembers a slot's text as known to this program.
    pub(super) fn see(&mut self, slot: Slot, text: Option<&str>) {
        self.seen
            .insert(slot, text.map(|text| checksum(text.as_bytes())));
    }

    /// `true` if this store has read or saved a slot.
    #[must_use]
    pub fn has_seen(&self, slot: &Slot) -> bool {
        self.seen.contains_key(slot)
    }

    /// Forgets the texts of all slots, so that each one counts as changed by another program.
    pub fn forget_seen(&mut self) {
        self.seen.clear();
    }

    /// The change of a slot since this store last read or saved it. A slot that was never read counts as empty before.
    ///
    /// # Errors
    /// Fails like [`Store::load`].
    pub fn slot_change(&mut self, slot: &str) -> Result<SlotChange, StoreError> {
        let name = Slot::new(slot)?;
        let text = self.load(slot)?;
        let sum = text.as_ref().map(|text| checksum(text.as_bytes()));
        if self.seen.get(&name).copied().flatten() == sum {
            return Ok(SlotChange::Unchanged);
        }
        self.see(name, text.as_deref());
        Ok(text.map_or(SlotChange::Removed, SlotChange::Text))
    }

    /// Replaces a content by the saved one if another program has changed it. Returns `true` if it was replaced.
    /// Content that can't be read is set aside, and a slot that was emptied doesn't count as a change.
    ///
    /// # Errors
    /// Fails like [`Store::load`].
    pub fn refresh<T: Kept>(&mut self, content: &mut T) -> Result<bool, StoreError> {
        let SlotChange::Text(text) = self.slot_change(T::SLOT)? else {
            return Ok(false);
        };
        match T::read_slot(&text) {
            Ok(newer) => *content = newer,
            Err(_) => {
                self.set_aside(T::SLOT)?;
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Applies a change to the newest saved content and saves it. `content` is as this store last read or saved it. If that fails, the change is in `content` only.
    ///
    /// # Errors
    /// Fails like [`Store::exclusive`], [`Store::load`] and [`Store::save`].
    pub fn update<T: Kept>(
        &mut self,
        content: &mut T,
        change: impl FnOnce(&mut T),
    ) -> Result<(), StoreError> {
        let mut locked = match self.exclusive() {
            Ok(locked) => locked,
            Err(error) => {
                change(content);
                return Err(error);
            }
        };
        let refreshed = locked.refresh(content);
        change(content);
        refreshed?;
        locked.write(content)
    }
}

impl Exclusive<'_> {
    /// Saves a content.
    ///
    /// # Errors
    /// Fails like [`Store::save`].
    pub fn write<T: Kept>(&mut self, content: &T) -> Result<(), StoreError> {
        self.save(T::SLOT, &content.slot_text())
    }
}
