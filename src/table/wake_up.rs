//! Wakes the program, which draws no frames while nothing moves.

use std::fmt;
use std::sync::Arc;

use bevy::prelude::*;

/// Asks for a frame from outside of frames. Without a window frames come by themselves, and it does
/// nothing.
#[derive(Resource, Clone, Default)]
pub struct WakeUp(Option<Arc<dyn Fn() + Send + Sync>>);

impl WakeUp {
    /// Wakes by a function that may be called from any thread.
    #[must_use]
    pub fn new(wake: impl Fn() + Send + Sync + 'static) -> WakeUp {
        WakeUp(Some(Arc::new(wake)))
    }

    /// Asks for a frame.
    pub fn wake(&self) {
        if let Some(wake) = &self.0 {
            wake();
        }
    }
}

impl fmt::Debug for WakeUp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("WakeUp").field(&self.0.is_some()).finish()
    }
}
