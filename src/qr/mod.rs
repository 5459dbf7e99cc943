//! QR codes (ISO/IEC 18004, model 2): any bytes, corrected at level L or M.
//!
//! ```
//! use tavoliere::qr::{Level, QrCode};
//!
//! let code = QrCode::of(b"Anna 2, Bruno 1", Level::M)?;
//! assert_eq!((code.version(), code.size()), (2, 25));
//! // The corner of the first finder is dark, the frame about it light.
//! assert!(code.is_dark(0, 0) && !code.is_dark(7, 7));
//! # Ok::<(), tavoliere::qr::TooLong>(())
//! ```

mod blocks;
mod modules;
mod reed_solomon;

use thiserror::Error;

/// How much of a code may be damaged and is still read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Level {
    /// About 7 %.
    L,
    /// About 15 %.
    M,
}

/// The text does not fit into the largest code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("{found} bytes; the largest code holds {most}")]
pub struct TooLong {
    /// How many bytes there are.
    pub found: usize,
    /// How many would fit.
    pub most: usize,
}

/// A QR code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QrCode {
    version: u8,
    mask: u8,
    size: usize,
    dark: Vec<bool>,
}

/// The largest version.
pub const MOST_VERSION: u8 = 40;

/// How many bytes a code of a version, 1 to 40, holds.
#[must_use]
pub fn capacity(version: u8, level: Level) -> usize {
    // The mode takes 4 bits; the length 8, or 16 from version 10 on.
    let head = if version < 10 { 12 } else { 20 };
    (blocks::data_codewords(version, level) * 8 - head) / 8
}

impl QrCode {
    /// The smallest code that holds these bytes.
    ///
    /// # Errors
    /// More bytes than the largest code holds.
    pub fn of(bytes: &[u8], level: Level) -> Result<QrCode, TooLong> {
        let fits = |version: &u8| bytes.len() <= capacity(*version, level);
        let version = (1..=MOST_VERSION).find(fits).ok_or(TooLong {
            found: bytes.len(),
            most: capacity(MOST_VERSION, level),
        })?;
        let data = blocks::data(bytes, version, level);
        let (dark, mask) =
            modules::draw(&blocks::interleaved(&data, version, level), version, level);
        Ok(QrCode {
            version,
            mask,
            size: modules::size(version),
            dark,
        })
    }

    /// The version, 1 to 40.
    #[must_use]
    pub const fn version(&self) -> u8 {
        self.version
    }

    /// Which of the eight masks was laid over it.
    #[must_use]
    pub const fn mask(&self) -> u8 {
        self.mask
    }

    /// How many modules it has along each side, without the quiet zone of four around it.
    #[must_use]
    pub const fn size(&self) -> usize {
        self.size
    }

    /// Whether a module is dark; outside everything is light.
    #[must_use]
    pub fn is_dark(&self, column: usize, row: usize) -> bool {
        column < self.size && row < self.size && self.dark[row * self.size + column]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Table 7 of the standard, the column for bytes.
    #[test]
    fn codes_hold_as_many_bytes_as_the_standard_says() {
        for (version, level, bytes) in [
            (1, Level::L, 17),
            (1, Level::M, 14),
            (2, Level::M, 26),
            (6, Level::M, 106),
            (9, Level::L, 230),
            (10, Level::L, 271),
            (10, Level::M, 213),
            (25, Level::L, 1273),
            (25, Level::M, 997),
            (27, Level::L, 1465),
            (40, Level::L, 2953),
            (40, Level::M, 2331),
        ] {
            assert_eq!(capacity(version, level), bytes, "{version} {level:?}");
        }
    }

    #[test]
    fn what_is_too_long_is_refused() {
        assert!(QrCode::of(&[b'x'; 2331], Level::M).is_ok());
        let refused = QrCode::of(&[b'x'; 2332], Level::M);
        assert_eq!(
            refused,
            Err(TooLong {
                found: 2332,
                most: 2331
            })
        );
    }
}
