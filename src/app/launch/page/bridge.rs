//! The functions of the page that the program calls: `window.tavoliere`, as `page/page.js` has it.

use js_sys::{Array, Promise};
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    /// What stands in the page's address from the `#` on.
    #[wasm_bindgen(js_namespace = tavoliere)]
    pub fn address() -> String;

    /// The page's address without what stands in it from the `#` on.
    #[wasm_bindgen(js_namespace = tavoliere)]
    pub fn page() -> String;

    /// The commit that the page was built from, where it is known.
    #[wasm_bindgen(js_namespace = tavoliere)]
    pub fn commit() -> Option<String>;

    /// The languages that the browser asks for, the best first.
    #[wasm_bindgen(js_namespace = tavoliere)]
    pub fn languages() -> Array;

    /// The page is to speak this language too.
    #[wasm_bindgen(js_namespace = tavoliere)]
    pub fn speak(tag: &str);

    /// How many of the canvas's pixels are one CSS pixel.
    #[wasm_bindgen(js_namespace = tavoliere)]
    pub fn sharpness() -> f32;

    /// The bytes of an asset, once they are there; refused where there is no such asset.
    #[wasm_bindgen(js_namespace = tavoliere)]
    pub fn asset(path: &str) -> Promise;

    /// How many assets are loaded, of how many.
    #[wasm_bindgen(js_namespace = tavoliere)]
    pub fn progress(done: u32, total: u32);

    /// The table can be seen and used.
    #[wasm_bindgen(js_namespace = tavoliere)]
    pub fn shown();

    /// The record of the game as it stands.
    #[wasm_bindgen(js_namespace = tavoliere)]
    pub fn keep(record: &str);

    /// Offers a text as a download and says under which name.
    #[wasm_bindgen(js_namespace = tavoliere)]
    pub fn download(name: &str, extension: &str, text: &str) -> String;

    /// Offers bytes of a kind as a download and says under which name.
    #[wasm_bindgen(js_namespace = tavoliere, js_name = downloadBytes)]
    pub fn download_bytes(name: &str, extension: &str, kind: &str, bytes: &[u8]) -> String;

    /// Offers a picture of pixels, red, green, blue and alpha, as a download; its name comes once it is there.
    #[wasm_bindgen(js_namespace = tavoliere, js_name = savePicture)]
    pub fn save_picture(name: &str, width: u32, height: u32, pixels: &[u8]) -> Promise;

    /// Puts such a picture on the clipboard.
    #[wasm_bindgen(js_namespace = tavoliere, js_name = copyPicture)]
    pub fn copy_picture(width: u32, height: u32, pixels: &[u8]) -> Promise;

    /// The text of a file that the player chooses; undefined where none is chosen.
    #[wasm_bindgen(js_namespace = tavoliere)]
    pub fn choose() -> Promise;

    /// The text on the clipboard.
    #[wasm_bindgen(js_namespace = tavoliere)]
    pub fn paste() -> Promise;

    /// The address is to be this from the `#` on, without a step in the browser's history.
    #[wasm_bindgen(js_namespace = tavoliere, js_name = setAddress)]
    pub fn set_address(address: &str);

    /// The same as a step in the browser's history; empty, it is the page's own address.
    #[wasm_bindgen(js_namespace = tavoliere, js_name = pushAddress)]
    pub fn push_address(address: &str);

    /// Calls a function with the address, from the `#` on, that the browser has gone to.
    #[wasm_bindgen(js_namespace = tavoliere, js_name = watchAddress)]
    pub fn watch_address(went: &Closure<dyn Fn(String)>);

    /// The page begins anew with the address that it has.
    #[wasm_bindgen(js_namespace = tavoliere)]
    pub fn reload();

    /// What there is to see, for tests.
    #[wasm_bindgen(js_namespace = tavoliere)]
    pub fn tell(state: &JsValue);

    /// The system asks for reduced motion.
    #[wasm_bindgen(js_namespace = tavoliere, js_name = reducedMotion)]
    pub fn reduced_motion() -> bool;

    /// The page can take the whole screen.
    #[wasm_bindgen(js_namespace = tavoliere, js_name = canFillScreen)]
    pub fn can_fill_screen() -> bool;

    /// The page is to take the whole screen, or to give it back.
    #[wasm_bindgen(js_namespace = tavoliere, js_name = fillScreen)]
    pub fn fill_screen(wanted: bool);

    /// The page has the whole screen, or is about to.
    #[wasm_bindgen(js_namespace = tavoliere, js_name = fillsScreen)]
    pub fn fills_screen() -> bool;

    /// Calls a function whenever the page has taken the whole screen, or given it back.
    #[wasm_bindgen(js_namespace = tavoliere, js_name = watchScreen)]
    pub fn watch_screen(changed: &Closure<dyn Fn()>);

    /// A sound has begun, or is about to: the page's sound may have been put to rest after a silence.
    #[wasm_bindgen(js_namespace = tavoliere, js_name = wakeSound)]
    pub fn wake_sound();

    /// Calls a function whenever something has changed on a pad that is connected.
    #[wasm_bindgen(js_namespace = tavoliere, js_name = watchPads)]
    pub fn watch_pads(changed: &Closure<dyn Fn()>);

    /// The program has stopped for good.
    #[wasm_bindgen(js_namespace = tavoliere)]
    pub fn panicked(message: &str);
}
