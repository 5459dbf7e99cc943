//! Four old board games on four beautiful tables.
//!
//! The rules, the opponents and the records know nothing of Bevy; the feature `game` adds
//! everything that draws. `docs/architecture.md` shows the layers and which way they may look.

pub mod ai;
pub mod engine;
pub mod motion;
pub mod record;
pub mod rules;
pub mod store;
#[cfg(not(target_arch = "wasm32"))]
pub mod training;

#[cfg(feature = "game")]
pub mod app;
#[cfg(feature = "game")]
pub mod input;
#[cfg(feature = "game")]
pub mod sound;
#[cfg(feature = "game")]
pub mod stage;
#[cfg(feature = "game")]
pub mod table;
#[cfg(feature = "game")]
pub mod ui;
