//! Access to a store during which no other program changes it.

use std::ops::{Deref, DerefMut};

use super::{Backend, Store, StoreError};

/// A store that no other program can change until this value is dropped. A change that depends on the saved state
/// reads it, applies the change and saves it within one such access.
///
/// ```
/// use tavoliere_core::store::Store;
///
/// let mut store = Store::in_memory();
/// let mut locked = store.exclusive()?;
/// let text = locked.load("count.txt")?.unwrap_or_default();
/// locked.save("count.txt", &(text + "one more\n"))?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Exclusive<'a>(&'a mut Store);

impl Store {
    /// Waits until no other program changes the store, and keeps it locked. One access can be inside another.
    ///
    /// A browser can't lock its storage. There the access is exclusive because pages only run one after the other, or
    /// change different values.
    ///
    /// # Errors
    /// Fails if another program doesn't release the store.
    pub fn exclusive(&mut self) -> Result<Exclusive<'_>, StoreError> {
        let entered: Result<(), StoreError> = match &mut self.backend {
            #[cfg(not(target_arch = "wasm32"))]
            Backend::Folder(folder) => folder.enter(),
            #[cfg(target_arch = "wasm32")]
            Backend::Browser(_) => Ok(()),
            Backend::Memory(_) => Ok(()),
        };
        self.note_written(None, entered.is_ok());
        entered?;
        Ok(Exclusive(self))
    }
}

impl Drop for Exclusive<'_> {
    fn drop(&mut self) {
        match &mut self.0.backend {
            #[cfg(not(target_arch = "wasm32"))]
            Backend::Folder(folder) => folder.leave(),
            #[cfg(target_arch = "wasm32")]
            Backend::Browser(_) => {}
            Backend::Memory(_) => {}
        }
    }
}

impl Deref for Exclusive<'_> {
    type Target = Store;

    fn deref(&self) -> &Store {
        self.0
    }
}

impl DerefMut for Exclusive<'_> {
    fn deref_mut(&mut self) -> &mut Store {
        self.0
    }
}
