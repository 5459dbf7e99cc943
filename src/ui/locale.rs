//! The languages of the texts.

/// The texts of one language: a folder in `assets/locales`.
#[derive(Debug)]
pub struct Locale {
    /// The folder's name, a language tag such as `en`.
    pub tag: &'static str,
    /// The language's name for itself.
    pub name: &'static str,
    /// The contents of its files. On the page only English has them; other languages load when they're needed.
    pub sources: &'static [&'static str],
}

/// The tag of the language that every text exists in.
pub const FALLBACK: &str = "en";

/// Every language, listed by the build script. English is always part of the program, so that it can report even a
/// failure to load.
pub static LOCALES: &[Locale] = include!(concat!(env!("OUT_DIR"), "/locales.rs"));

impl Locale {
    /// The language with this tag.
    #[must_use]
    pub fn of(tag: &str) -> Option<&'static Locale> {
        LOCALES.iter().find(|locale| locale.tag == tag)
    }

    /// The contents of its files, if they're loaded.
    pub fn texts(&self) -> impl Iterator<Item = String> {
        let sources = self.sources.iter().map(|source| (*source).to_owned());
        sources.chain(downloaded(self.tag))
    }

    /// `true` if its texts are loaded.
    #[must_use]
    pub fn is_loaded(&self) -> bool {
        self.texts().next().is_some()
    }

    /// The language that replaces missing ones.
    #[must_use]
    pub fn fallback() -> &'static Locale {
        // A program without texts can't be built, because a test checks that the folder exists.
        Locale::of(FALLBACK).unwrap_or(&LOCALES[0])
    }

    /// Chooses the language: the setting, otherwise the first available one that the system prefers, otherwise English.
    /// A system's `it-CH` matches `it`.
    #[must_use]
    pub fn choose(chosen: &str, system: &[String]) -> &'static Locale {
        let asked = system.iter().find_map(|wanted| {
            let wanted = wanted.replace('_', "-").to_lowercase();
            let language = wanted.split(['-', '.', '@']).next().unwrap_or_default();
            let exact = LOCALES
                .iter()
                .find(|locale| locale.tag.eq_ignore_ascii_case(&wanted));
            exact.or_else(|| Locale::of(language))
        });
        Locale::of(chosen)
            .or(asked)
            .unwrap_or_else(Locale::fallback)
    }
}

/// The texts of a language that the page has downloaded.
#[cfg(target_arch = "wasm32")]
fn downloaded(tag: &str) -> Option<String> {
    page_texts(tag)
}

/// The desktop downloads nothing.
#[cfg(not(target_arch = "wasm32"))]
const fn downloaded(_tag: &str) -> Option<String> {
    None
}

#[cfg(target_arch = "wasm32")]
#[wasm_bindgen::prelude::wasm_bindgen]
extern "C" {
    /// The texts of a language, if the page has downloaded them.
    #[wasm_bindgen(js_namespace = tavoliere, js_name = texts)]
    fn page_texts(tag: &str) -> Option<String>;
}
