//! The page's side of the conversation: `window.tavoliere`, as `page/page.js` describes it.

use js_sys::Promise;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    /// What stands in the page's address from the `#` on.
    #[wasm_bindgen(js_namespace = tavoliere)]
    pub fn address() -> String;

    /// How many of the canvas's pixels are one CSS pixel.
    #[wasm_bindgen(js_namespace = tavoliere)]
    pub fn sharpness() -> f32;

    /// The bytes of an asset, once they are there; refused where there is no such asset.
    #[wasm_bindgen(js_namespace = tavoliere)]
    pub fn asset(path: &str) -> Promise;

    /// How many of how many assets are ready.
    #[wasm_bindgen(js_namespace = tavoliere)]
    pub fn progress(done: u32, total: u32);

    /// The table can be seen and used.
    #[wasm_bindgen(js_namespace = tavoliere)]
    pub fn shown();

    /// The record of the game as it stands.
    #[wasm_bindgen(js_namespace = tavoliere)]
    pub fn keep(record: &str);

    /// The program has stopped for good.
    #[wasm_bindgen(js_namespace = tavoliere)]
    pub fn panicked(message: &str);
}
