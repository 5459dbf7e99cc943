//! Tells the player when the program stops because of an error in it or in a library.
//!
//! A distributed program on Windows has no console, so without a message it would disappear without a word. Every turn is
//! saved when it's played, so no game is lost.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

use bevy::prelude::*;

use super::restart::show_message;
use crate::app::StartError;
use crate::ui::Words;
use crate::ui::locale::Locale;

/// Runs the app. With `tells`, a box shows the reason if it stops because of a panic.
///
/// # Errors
/// The app panicked.
pub(in crate::app) fn run(
    mut app: App,
    tells: bool,
    language: Option<&str>,
) -> Result<AppExit, StartError> {
    guard(move || app.run()).inspect_err(|error| {
        if tells && let StartError::Stopped(reason) = error {
            let system = super::system_languages();
            let words = Words::of(Locale::choose(language.unwrap_or_default(), &system));
            let reason = [("reason", reason.as_str().into())];
            show_message(
                &words.get("stopped-broken"),
                &words.with("crashed-line", &reason),
            );
        }
    })
}

/// Turns a panic into an error.
fn guard<T>(run: impl FnOnce() -> T) -> Result<T, StartError> {
    catch_unwind(AssertUnwindSafe(run)).map_err(|payload| StartError::Stopped(reason(&*payload)))
}

/// The reason of a panic: the first line of its message.
pub(super) fn reason(payload: &(dyn Any + Send)) -> String {
    let text = payload.downcast_ref::<String>().map(String::as_str);
    let text = text.or_else(|| payload.downcast_ref::<&str>().copied());
    let first = text.and_then(|text| text.lines().next());
    first.unwrap_or("for an unknown reason").to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_while_running_is_an_error_with_its_reason() {
        assert_eq!(guard(|| 7).unwrap(), 7);
        let error = guard(|| -> u8 { panic!("the list of modes\nand more") }).unwrap_err();
        let text = error.to_string();
        assert!(text.ends_with("the list of modes"), "{text}");
    }
}
