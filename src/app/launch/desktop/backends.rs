//! Tries the system's other graphics backends if the usual one can't be used.

use std::panic::{self, AssertUnwindSafe};
use std::process::Command;

use bevy::prelude::*;

use super::crash;
use super::restart::show_message;
use crate::app::StartError;
use crate::ui::Words;
use crate::ui::locale::Locale;

/// The variable that chooses a backend (wgpu).
const VARIABLE: &str = "WGPU_BACKEND";

/// The backends of this system, the best first.
const BACKENDS: &[&str] = if cfg!(windows) {
    &["vulkan", "dx12", "gl"]
} else if cfg!(target_os = "macos") {
    &["metal"]
} else {
    &["vulkan", "gl"]
};

/// Adds plugins that start the window system and the renderer. They panic if there's none.
///
/// # Errors
/// The window system or the graphics can't be used.
pub(in crate::app) fn try_plugins(add: impl FnOnce()) -> Result<(), StartError> {
    let hook = panic::take_hook();
    // The reason is an error here, and needs no backtrace.
    panic::set_hook(Box::new(|_| {}));
    let added = panic::catch_unwind(AssertUnwindSafe(add));
    panic::set_hook(hook);
    added.map_err(|payload| {
        let reason = crash::reason(&*payload);
        if reason.contains("event loop") {
            StartError::NoWindow(reason)
        } else {
            StartError::NoGraphics(reason)
        }
    })
}

/// Starts the program again with the next backend and waits for its end, because a program has only one window system. If
/// there's no other backend, tells the player.
///
/// # Errors
/// No backend can be used.
pub(in crate::app) fn try_next_backend(
    error: StartError,
    language: Option<&str>,
) -> Result<AppExit, StartError> {
    let tried = std::env::var(VARIABLE).ok();
    if let Some(next) = next_backend(tried.as_deref()) {
        let status = std::env::current_exe().and_then(|program| {
            Command::new(program)
                .args(std::env::args_os().skip(1))
                .env(VARIABLE, next)
                .status()
        });
        let code = status.map_err(StartError::Again)?.code();
        return Ok(AppExit::from_code(
            code.and_then(|code| u8::try_from(code).ok()).unwrap_or(1),
        ));
    }
    let system = super::system_languages();
    let words = Words::of(Locale::choose(language.unwrap_or_default(), &system));
    show_message(&words.get("no-graphics"), &words.get("no-graphics-line"));
    Err(error)
}

/// The backend after one that can't be used. Without a choice the system's usual one was tried.
fn next_backend(tried: Option<&str>) -> Option<&'static str> {
    let Some(tried) = tried.filter(|tried| !tried.is_empty()) else {
        return BACKENDS.first().copied();
    };
    let index = BACKENDS
        .iter()
        .position(|backend| backend.eq_ignore_ascii_case(tried));
    BACKENDS.get(index.map_or(0, |index| index + 1)).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_backend_is_tried_once() {
        let mut tried = vec![next_backend(None).unwrap()];
        while let Some(next) = next_backend(tried.last().copied()) {
            tried.push(next);
        }
        assert_eq!(tried, BACKENDS);
        // Another system's backend comes before all of this system's.
        assert_eq!(next_backend(Some("webgpu")), Some(BACKENDS[0]));
    }

    #[test]
    fn a_panic_while_starting_is_an_error_with_its_reason() {
        let error =
            try_plugins(|| panic!("Unable to find a GPU! Make sure\nof something")).unwrap_err();
        assert!(
            matches!(&error, StartError::NoGraphics(reason) if reason == "Unable to find a GPU! Make sure")
        );
        let error = try_plugins(|| panic!("Failed to build event loop: {}", 1)).unwrap_err();
        assert!(matches!(error, StartError::NoWindow(_)));
        assert!(try_plugins(|| ()).is_ok());
    }
}
