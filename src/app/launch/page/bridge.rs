//! The functions of the page that the program calls: `window.tavoliere` in `page/page.js`.

use js_sys::{Array, Promise};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

#[wasm_bindgen]
extern "C" {
    /// The page's address from the `#` on.
    #[wasm_bindgen(js_namespace = tavoliere)]
    pub fn address() -> String;

    /// The page's address without the part from the `#` on.
    #[wasm_bindgen(js_namespace = tavoliere)]
    pub fn page() -> String;

    /// The commit that the page was built from. `None` if it's unknown.
    #[wasm_bindgen(js_namespace = tavoliere)]
    pub fn commit() -> Option<String>;

    /// The languages that the browser prefers, the best first.
    #[wasm_bindgen(js_namespace = tavoliere)]
    pub fn languages() -> Array;

    /// Sets the language of the texts around the canvas.
    #[wasm_bindgen(js_namespace = tavoliere)]
    pub fn speak(tag: &str);

    /// The canvas's pixels per CSS pixel.
    #[wasm_bindgen(js_namespace = tavoliere)]
    pub fn sharpness() -> f32;

    /// Loads an asset's bytes. Rejects without a reason if the asset doesn't exist.
    #[wasm_bindgen(js_namespace = tavoliere)]
    pub fn asset(path: &str) -> Promise;

    /// Loads the texts of a language other than English.
    #[wasm_bindgen(js_namespace = tavoliere, js_name = loadTexts)]
    pub fn load_texts(tag: &str) -> Promise;

    /// Reports the number of loaded assets, and of all.
    #[wasm_bindgen(js_namespace = tavoliere)]
    pub fn progress(done: u32, total: u32);

    /// Reports that the table is visible and usable.
    #[wasm_bindgen(js_namespace = tavoliere)]
    pub fn shown();

    /// Hands the current record of the game to the page.
    #[wasm_bindgen(js_namespace = tavoliere)]
    pub fn keep(record: &str);

    /// Offers a text as a download and returns its file name.
    #[wasm_bindgen(js_namespace = tavoliere)]
    pub fn download(name: &str, extension: &str, text: &str) -> String;

    /// Offers bytes of a MIME type as a download and returns its file name.
    #[wasm_bindgen(js_namespace = tavoliere, js_name = downloadBytes)]
    pub fn download_bytes(name: &str, extension: &str, kind: &str, bytes: &[u8]) -> String;

    /// Offers a picture from RGBA pixels as a download. Resolves with its file name.
    #[wasm_bindgen(js_namespace = tavoliere, js_name = savePicture)]
    pub fn save_picture(name: &str, width: u32, height: u32, pixels: &[u8]) -> Promise;

    /// Copies a picture from RGBA pixels to the clipboard. If the browser refuses, offers it as a download and resolves
    /// with its file name.
    #[wasm_bindgen(js_namespace = tavoliere, js_name = copyPicture)]
    pub fn copy_picture(name: &str, width: u32, height: u32, pixels: &[u8]) -> Promise;

    /// Copies a text to the clipboard and resolves with `true`. If the browser refuses, the page shows the text, offers
    /// it as a download with this name, and resolves with `false`.
    #[wasm_bindgen(js_namespace = tavoliere, js_name = copyText)]
    pub fn copy_text(text: &str, name: &str) -> Promise;

    /// Lets the player pick files. Resolves with `files`, a list with the bytes of each file that arrives, and
    /// `missing`, the number of the others. Resolves with undefined if the player cancels.
    #[wasm_bindgen(js_namespace = tavoliere)]
    pub fn choose() -> Promise;

    /// The text on the clipboard, or the one that the player pastes into a field of the page if the browser refuses.
    /// Resolves with undefined if the player cancels.
    #[wasm_bindgen(js_namespace = tavoliere)]
    pub fn paste() -> Promise;

    /// Sets the address from the `#` on, without a new entry in the browser's history.
    #[wasm_bindgen(js_namespace = tavoliere, js_name = setAddress)]
    pub fn set_address(address: &str);

    /// Sets the address with a new entry in the browser's history. Empty means the page's bare address.
    #[wasm_bindgen(js_namespace = tavoliere, js_name = pushAddress)]
    pub fn push_address(address: &str);

    /// Calls a function with the new address, from the `#` on, when the browser changes it.
    #[wasm_bindgen(js_namespace = tavoliere, js_name = watchAddress)]
    pub fn watch_address(went: &Closure<dyn Fn(String)>);

    /// Reloads the page with its current address.
    #[wasm_bindgen(js_namespace = tavoliere)]
    pub fn reload();

    /// Shows a screen reader the elements of the tree in reading order.
    #[wasm_bindgen(js_namespace = tavoliere, js_name = showTree)]
    pub fn show_tree(elements: &Array);

    /// Calls a function with each request of a screen reader: the node, the action and a value.
    #[wasm_bindgen(js_namespace = tavoliere, js_name = watchReader)]
    pub fn watch_reader(asked: &Closure<dyn Fn(String, String, f64)>);

    /// Reports the visible state for tests.
    #[wasm_bindgen(js_namespace = tavoliere)]
    pub fn tell(state: &JsValue);

    /// `true` if the system asks for reduced motion.
    #[wasm_bindgen(js_namespace = tavoliere, js_name = reducedMotion)]
    pub fn reduced_motion() -> bool;

    /// Calls a function whenever the system's setting for reduced motion changes.
    #[wasm_bindgen(js_namespace = tavoliere, js_name = watchReducedMotion)]
    pub fn watch_reduced_motion(changed: &Closure<dyn Fn()>);

    /// `true` if the page can use full screen.
    #[wasm_bindgen(js_namespace = tavoliere, js_name = canFillScreen)]
    pub fn can_fill_screen() -> bool;

    /// Enters or leaves full screen.
    #[wasm_bindgen(js_namespace = tavoliere, js_name = fillScreen)]
    pub fn fill_screen(wanted: bool);

    /// `true` if the page is in full screen, or is entering it.
    #[wasm_bindgen(js_namespace = tavoliere, js_name = fillsScreen)]
    pub fn fills_screen() -> bool;

    /// Calls a function whenever the page has entered or left full screen.
    #[wasm_bindgen(js_namespace = tavoliere, js_name = watchScreen)]
    pub fn watch_screen(changed: &Closure<dyn Fn()>);

    /// Calls a function whenever another tab has saved something.
    #[wasm_bindgen(js_namespace = tavoliere, js_name = watchStorage)]
    pub fn watch_storage(changed: &Closure<dyn Fn()>);

    /// Asks the browser once to keep what is saved.
    #[wasm_bindgen(js_namespace = tavoliere, js_name = keepStorage)]
    pub fn keep_storage();

    /// Plays a tone: its frequency (Hz), the time until its start and its length (s), its volume, and its wave.
    #[wasm_bindgen(js_namespace = tavoliere, js_name = playTone)]
    pub fn play_tone(frequency: f32, start: f32, length: f32, volume: f32, wave: &str);

    /// Lets the phone vibrate (ms).
    #[wasm_bindgen(js_namespace = tavoliere)]
    pub fn vibrate(milliseconds: u32);

    /// The way to install the page: "button", "home screen", or empty.
    #[wasm_bindgen(js_namespace = tavoliere, js_name = waysToInstall)]
    pub fn ways_to_install() -> String;

    /// Asks the browser to install the page.
    #[wasm_bindgen(js_namespace = tavoliere)]
    pub fn install();

    /// Reports that a sound starts or will soon, because the page might have suspended its audio after a silence.
    #[wasm_bindgen(js_namespace = tavoliere, js_name = wakeSound)]
    pub fn wake_sound();

    /// Calls a function whenever the state of a connected controller changes.
    #[wasm_bindgen(js_namespace = tavoliere, js_name = watchPads)]
    pub fn watch_pads(changed: &Closure<dyn Fn()>);

    /// Shows the text fields in view to the page, which edits the focused one on touch devices. Each has `id`, `name`,
    /// `text`, `x`, `y`, `width` and `height` (pixels of the canvas), `focused` and `lines` (`true` if it can have
    /// several). The number is that of the last edit that the texts contain.
    #[wasm_bindgen(js_namespace = tavoliere, js_name = showFields)]
    pub fn show_fields(fields: &Array, edit: u32);

    /// Calls a function with each edit in the page's field: its number, the id of the text field, the text, and the
    /// place of the text cursor, in characters. A key is edited too: the text is empty, and the last argument names it.
    #[wasm_bindgen(js_namespace = tavoliere, js_name = watchFields)]
    pub fn watch_fields(edited: &Closure<dyn Fn(u32, String, String, u32, String)>);

    /// Reports that the program has stopped because of a panic.
    #[wasm_bindgen(js_namespace = tavoliere)]
    pub fn panicked(message: &str);
}

/// The message of an error that the page throws.
pub fn message(reason: &JsValue) -> String {
    reason.dyn_ref::<js_sys::Error>().map_or_else(
        || format!("{reason:?}"),
        |error| String::from(error.message()),
    )
}
