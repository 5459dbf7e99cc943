//! Exchanges files as downloads and uploads of the page, and uses the browser's clipboard.

use std::cell::{Cell, RefCell};

use js_sys::{Array, Reflect, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};

use super::bridge;
use crate::app::launch::shared::{CopyOutcome, Import, ImportProblem, SavedFile, Shared, TextCopy};
use crate::store::SaveProblem;
use crate::ui::actions::CopiedText;

thread_local! {
    /// The imports that have arrived since the last [`take_imports`].
    static IMPORTS: RefCell<Vec<Import>> = const { RefCell::new(Vec::new()) };
    /// The number of chosen files that haven't arrived, since the last [`take_missing`].
    static MISSING: Cell<usize> = const { Cell::new(0) };
}

thread_local! {
    /// The results since the last [`take_saved`].
    static SAVED: RefCell<Vec<SavedFile>> = const { RefCell::new(Vec::new()) };
}

/// Offers a text as a download with this extension. `done` is the key of the text that names the file. The browser shows
/// errors of downloads.
pub fn save(name: &str, extension: &'static str, text: &str, done: &'static str) {
    report_saved(bridge::download(name, extension, text), done);
}

/// Offers a table for spreadsheets as a download like [`save`].
pub fn save_table(name: &str, bytes: Vec<u8>, done: &'static str) {
    let saved = bridge::download_bytes(name, "csv", "text/csv", &bytes);
    report_saved(saved, done);
}

fn report_saved(name: String, done: &'static str) {
    let outcome = Ok(name);
    SAVED.with_borrow_mut(|all| all.push(SavedFile { done, outcome }));
}

/// The results of saving since the last call.
#[must_use]
pub fn take_saved() -> Vec<SavedFile> {
    SAVED.with_borrow_mut(std::mem::take)
}

/// Lets the player pick files.
pub fn choose() {
    await_imports(bridge::choose());
}

/// Requests the text of the clipboard.
pub fn paste() {
    await_imports(bridge::paste());
}

/// Waits for a text or files. A player who cancels sends nothing, which isn't an error.
fn await_imports(promise: js_sys::Promise) {
    spawn_local(async move {
        let came = match JsFuture::from(promise).await {
            Ok(came) => imports_of(&came),
            Err(reason) => vec![Err(ImportProblem::Unreadable(bridge::message(&reason)))],
        };
        IMPORTS.with_borrow_mut(|all| all.extend(came));
        super::wake();
    });
}

/// The bytes of a text, or of each chosen file that has arrived. The others are counted.
fn imports_of(came: &JsValue) -> Vec<Import> {
    if let Some(text) = came.as_string() {
        return vec![Ok(text.into_bytes())];
    }
    // Without a choice the page sends undefined, which has no fields.
    let field = |name: &str| Reflect::get(came, &JsValue::from(name)).ok();
    let missing = field("missing").and_then(|missing| missing.as_f64());
    MISSING.set(MISSING.get() + missing.unwrap_or_default() as usize);
    let Some(files) = field("files").and_then(|files| files.dyn_into::<Array>().ok()) else {
        return Vec::new();
    };
    let bytes = |file: JsValue| Uint8Array::new(&file).to_vec();
    files.iter().map(|file| Ok(bytes(file))).collect()
}

/// The imports that have arrived since the last call.
#[must_use]
pub fn take_imports() -> Vec<Import> {
    IMPORTS.with_borrow_mut(std::mem::take)
}

/// The number of chosen files that haven't arrived, since the last call.
#[must_use]
pub fn take_missing() -> usize {
    MISSING.take()
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
pub fn save_gif(name: &str, bytes: Vec<u8>) {
    report_shared(Shared::Saved(bridge::download_bytes(
        name,
        "gif",
        "image/gif",
        &bytes,
    )));
}

/// Offers a picture from RGBA pixels as a download.
pub fn save_picture(name: &str, [width, height]: [u32; 2], pixels: &[u8]) {
    await_shared(
        bridge::save_picture(name, width, height, pixels),
        Shared::Saved,
    );
}

/// Copies a picture from RGBA pixels to the clipboard. If that fails, offers it as a download with this name.
pub fn copy_picture(name: &str, [width, height]: [u32; 2], pixels: &[u8]) {
    await_shared(
        bridge::copy_picture(name, width, height, pixels),
        Shared::SavedInstead,
    );
}

/// Waits for a copy, or for a download, which resolves with its file name.
fn await_shared(promise: js_sys::Promise, saved: fn(String) -> Shared) {
    spawn_local(async move {
        report_shared(match JsFuture::from(promise).await {
            Ok(name) => name.as_string().map_or(Shared::Copied, saved),
            Err(reason) => Shared::Failed(SaveProblem::other(bridge::message(&reason))),
        });
    });
}

thread_local! {
    /// The results since the last [`take_copies`].
    static COPIES: RefCell<Vec<TextCopy>> = const { RefCell::new(Vec::new()) };
}

/// Copies a text to the clipboard. If the browser refuses, the page shows it.
pub fn copy_text(text: &str, content: CopiedText) {
    let promise = bridge::copy_text(text, content.file_name());
    spawn_local(async move {
        let outcome = match JsFuture::from(promise).await {
            Ok(copied) if copied.is_truthy() => CopyOutcome::Copied,
            Ok(_) => CopyOutcome::Instead(None),
            Err(reason) => CopyOutcome::Failed(SaveProblem::other(bridge::message(&reason))),
        };
        COPIES.with_borrow_mut(|all| all.push(TextCopy { content, outcome }));
        super::wake();
    });
}

/// The results of copying texts since the last call.
#[must_use]
pub fn take_copies() -> Vec<TextCopy> {
    COPIES.with_borrow_mut(std::mem::take)
}
