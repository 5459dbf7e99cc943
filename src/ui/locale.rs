//! The languages of the texts.

/// The texts of one language: a folder in `assets/locales`.
#[derive(Debug)]
pub struct Locale {
    /// The folder's name, a language tag such as `en`.
    pub tag: &'static str,
    /// The contents of its files.
    pub sources: &'static [&'static str],
}

/// The tag of the language that every text exists in.
pub const FALLBACK: &str = "en";

/// Every language. They're part of the program, so that it can report even a failure to load. The build script lists
/// them.
pub static LOCALES: &[Locale] = include!(concat!(env!("OUT_DIR"), "/locales.rs"));

impl Locale {
    /// The language with this tag.
    #[must_use]
    pub fn of(tag: &str) -> Option<&'static Locale> {
        LOCALES.iter().find(|locale| locale.tag == tag)
    }

    /// The language's name for itself.
    #[must_use]
    pub fn name(&self) -> &'static str {
        let mut lines = self.sources.iter().flat_map(|source| source.lines());
        lines
            .find_map(|line| line.strip_prefix("language-name = "))
            .unwrap_or(self.tag)
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
