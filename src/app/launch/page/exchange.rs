//! Records as downloads and uploads of the page, and the browser's clipboard.

use std::cell::RefCell;

use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, spawn_local};

use super::bridge;
use crate::app::launch::shared::Shared;

/// A text from outside, or why there is none.
pub type Import = Result<String, String>;

thread_local! {
    /// What has come since the last [`take_imports`].
    static IMPORTS: RefCell<Vec<Import>> = const { RefCell::new(Vec::new()) };
}

/// Gives a record, or another text, to the browser as a download with an extension and says under which name.
///
/// # Errors
/// None here; the browser tells its own.
pub fn save(name: &str, extension: &str, text: &str) -> Import {
    Ok(bridge::download(name, extension, text))
}

/// Lets the player choose a file.
pub fn choose() {
    await_text(bridge::choose());
}

/// Asks the clipboard for its text.
pub fn paste() {
    await_text(bridge::paste());
}

/// Waits for a text. A player who cancels gives none, which is no error.
fn await_text(promise: js_sys::Promise) {
    spawn_local(async move {
        let came = match JsFuture::from(promise).await {
            Ok(text) => match text.as_string() {
                Some(text) => Ok(text),
                None => return,
            },
            Err(reason) => Err(words_of(&reason)),
        };
        IMPORTS.with_borrow_mut(|all| all.push(came));
        super::wake();
    });
}

fn words_of(reason: &JsValue) -> String {
    use wasm_bindgen::JsCast;
    reason.dyn_ref::<js_sys::Error>().map_or_else(
        || format!("{reason:?}"),
        |error| String::from(error.message()),
    )
}

/// What has come since the last call.
#[must_use]
pub fn take_imports() -> Vec<Import> {
    IMPORTS.with_borrow_mut(std::mem::take)
}

thread_local! {
    /// What has been told since the last [`take_shared`].
    static SHARED: RefCell<Vec<Shared>> = const { RefCell::new(Vec::new()) };
}

/// Tells what became of something.
pub fn tell_shared(shared: Shared) {
    SHARED.with_borrow_mut(|all| all.push(shared));
    super::wake();
}

/// What has been told since the last call.
#[must_use]
pub fn take_shared() -> Vec<Shared> {
    SHARED.with_borrow_mut(std::mem::take)
}

/// Gives a moving picture to the browser as a download.
pub fn save_gif(name: &str, bytes: &[u8]) {
    tell_shared(Shared::Saved(bridge::download_bytes(
        name,
        "gif",
        "image/gif",
        bytes,
    )));
}

/// Gives a picture of pixels, red, green, blue and alpha, to the browser as a download.
pub fn save_picture(name: &str, [width, height]: [u32; 2], pixels: &[u8]) {
    await_shared(bridge::save_picture(name, width, height, pixels));
}

/// Puts a picture of pixels, red, green, blue and alpha, on the clipboard.
pub fn copy_picture([width, height]: [u32; 2], pixels: &[u8]) {
    await_shared(bridge::copy_picture(width, height, pixels));
}

/// Waits until something is saved, which gives its name, or copied.
fn await_shared(promise: js_sys::Promise) {
    spawn_local(async move {
        tell_shared(match JsFuture::from(promise).await {
            Ok(name) => name.as_string().map_or(Shared::Copied, Shared::Saved),
            Err(reason) => Shared::Failed(words_of(&reason)),
        });
    });
}
