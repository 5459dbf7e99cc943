//! How much the library keeps.

/// How much the library keeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The most games.
    pub games: usize,
    /// The most bytes of records.
    pub bytes: u64,
    /// How many bytes of the log may count no more before it is written anew.
    pub garbage: u64,
}

impl Limits {
    /// On a desktop.
    pub const DESKTOP: Limits = Limits {
        games: 2_000,
        bytes: 64 * 1024 * 1024,
        garbage: 1024 * 1024,
    };

    /// In a browser, whose storage has room for some five million letters in all.
    pub const PAGE: Limits = Limits {
        games: 1_000,
        bytes: 2_500_000,
        garbage: 64 * 1024,
    };

    /// The most bytes of one record.
    #[must_use]
    pub fn largest_record(&self) -> usize {
        let half = usize::try_from(self.bytes / 2).unwrap_or(usize::MAX);
        half.min(crate::store::MAX_BYTES)
    }
}

impl Default for Limits {
    fn default() -> Self {
        if cfg!(target_arch = "wasm32") {
            Limits::PAGE
        } else {
            Limits::DESKTOP
        }
    }
}
