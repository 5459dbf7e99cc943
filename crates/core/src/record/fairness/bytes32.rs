//! Arrays of 32 bytes, the size of seeds, salts and SHA-256 hashes.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::rules::shortened;

/// An array of 32 bytes. `Display` writes it as 64 lower-case hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Bytes32([u8; 32]);

/// The error for a text that isn't valid [`Bytes32`].
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{found:?} is not accepted; 64 digits are expected, each 0 to 9 or a to f")]
pub struct Bytes32Error {
    /// The text, shortened.
    pub found: String,
}

impl Bytes32 {
    /// Wraps an array.
    #[must_use]
    pub const fn new(bytes: [u8; 32]) -> Bytes32 {
        Bytes32(bytes)
    }

    /// The bytes.
    #[must_use]
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Display for Bytes32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl FromStr for Bytes32 {
    type Err = Bytes32Error;

    fn from_str(text: &str) -> Result<Bytes32, Bytes32Error> {
        let wrong = || Bytes32Error {
            found: shortened(text),
        };
        let digit = |sign: u8| match sign {
            b'0'..=b'9' => Ok(sign - b'0'),
            // Upper case isn't accepted, because it would be another text with another hash.
            b'a'..=b'f' => Ok(sign - b'a' + 10),
            _ => Err(wrong()),
        };
        let digits: &[u8; 64] = text.as_bytes().try_into().map_err(|_| wrong())?;
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
            *byte = digit(pair[0])? << 4 | digit(pair[1])?;
        }
        Ok(Bytes32(bytes))
    }
}
