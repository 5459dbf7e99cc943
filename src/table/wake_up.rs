//! Wakes the program, which draws no frames while the picture is still.

use std::fmt;
use std::sync::Arc;

use bevy::prelude::*;

/// Requests a frame from outside of frames. Without a window frames never stop, so it does nothing.
#[derive(Resource, Clone, Default)]
pub struct WakeUp(Option<Arc<dyn Fn() + Send + Sync>>);

impl WakeUp {
    /// Wakes by a function that any thread can call.
    #[must_use]
    pub fn new(wake: impl Fn() + Send + Sync + 'static) -> WakeUp {
        WakeUp(Some(Arc::new(wake)))
    }

    /// Requests a frame.
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
