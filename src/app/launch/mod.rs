//! How the program is started: by a command line in a window of its own, or by a web page.
//!
//! Both platforms offer the same few functions, so that callers need not know which one it is.

#[cfg(not(target_arch = "wasm32"))]
mod command_line;
#[cfg(not(target_arch = "wasm32"))]
mod desktop;
#[cfg(target_arch = "wasm32")]
mod page;

pub mod address;
mod shared;

pub(super) use shared::Shared;

#[cfg(not(target_arch = "wasm32"))]
pub use command_line::SessionArgs;
#[cfg(not(target_arch = "wasm32"))]
pub(super) use desktop::{assets, exchange, plugin, set_fullscreen, system_languages, window};
#[cfg(not(target_arch = "wasm32"))]
pub use desktop::{give_memory_back, start};
#[cfg(target_arch = "wasm32")]
pub use page::start;
#[cfg(target_arch = "wasm32")]
pub(super) use page::{
    assets, exchange, picture, plugin, set_fullscreen, system_languages, window,
};
