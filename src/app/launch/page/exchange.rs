//! Exchanges files as downloads and uploads of the page, and uses the browser's clipboard.

use std::cell::RefCell;

use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, spawn_local};

use super::bridge;
use crate::app::launch::shared::Shared;

/// A text from outside, or the reason why it can't be read.
pub type Import = Result<String, String>;

thread_local! {
    /// The texts that have arrived since the last [`take_imports`].
    static IMPORTS: RefCell<Vec<Import>> = const { RefCell::new(Vec::new()) };
}

/// Offers a text as a download with this extension, and returns its file name.
///
/// # Errors
/// Never fails; the browser shows errors of downloads.
pub fn save(name: &str, extension: &str, text: &str) -> Import {
    Ok(bridge::download(name, extension, text))
}

/// Lets the player pick a file.
pub fn choose() {
    await_text(bridge::choose());
}

/// Requests the text of the clipboard.
pub fn paste() {
    await_text(bridge::paste());
}

/// Waits for a text. A player who cancels sends none, which isn't an error.
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

/// The texts that have arrived since the last call.
#[must_use]
pub fn take_imports() -> Vec<Import> {
    IMPORTS.with_borrow_mut(std::mem::take)
}

thread_local! {
    /// The results since the last [`take_shared`].
    static SHARED: RefCell<Vec<Shared>> = const { RefCell::new(Vec::new()) };
}

/// Stores the result of sharing.
pub fn report_shared(shared: Shared) {
    SHARED.with_borrow_mut(|all| all.push(shared));
    super::wake();
}

/// The results since the last call.
#[must_use]
pub fn take_shared() -> Vec<Shared> {
    SHARED.with_borrow_mut(std::mem::take)
}

/// Offers an animation as a download.
pub fn save_gif(name: &str, bytes: &[u8]) {
    report_shared(Shared::Saved(bridge::download_bytes(
        name,
        "gif",
        "image/gif",
        bytes,
    )));
}

/// Offers a picture from RGBA pixels as a download.
pub fn save_picture(name: &str, [width, height]: [u32; 2], pixels: &[u8]) {
    await_shared(bridge::save_picture(name, width, height, pixels));
}

/// Copies a picture from RGBA pixels to the clipboard.
pub fn copy_picture([width, height]: [u32; 2], pixels: &[u8]) {
    await_shared(bridge::copy_picture(width, height, pixels));
}

/// Waits for a download, which resolves with its file name, or a copy.
fn await_shared(promise: js_sys::Promise) {
    spawn_local(async move {
        report_shared(match JsFuture::from(promise).await {
            Ok(name) => name.as_string().map_or(Shared::Copied, Shared::Saved),
            Err(reason) => Shared::Failed(words_of(&reason)),
        });
    });
}
