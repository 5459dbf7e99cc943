//! The limits on the size of the library.

/// The limits on the size of the library.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The most games.
    pub games: usize,
    /// The most bytes of all records.
    pub bytes: u64,
    /// The most unused bytes of the log before it's rewritten.
    pub garbage: u64,
}

impl Limits {
    /// The limits on a desktop.
    pub const DESKTOP: Limits = Limits {
        games: 2_000,
        bytes: 64 * 1024 * 1024,
        garbage: 1024 * 1024,
    };

    /// The limits in a browser, whose storage holds about five million characters.
    pub const PAGE: Limits = Limits {
        games: 1_000,
        bytes: 2_500_000,
        garbage: 64 * 1024,
    };

    /// The largest record (bytes).
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
