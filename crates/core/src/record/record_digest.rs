//! The digest at the end of a record, which shows if a line above it was changed.

use sha2::{Digest, Sha256};

use super::Bytes32;

/// The SHA-256 of lines, each followed by a line feed. Blank lines, remarks and spaces around a line don't count.
#[derive(Clone, Debug, Default)]
pub(super) struct RecordDigest(Sha256);

impl RecordDigest {
    /// Adds the next line.
    pub fn add(&mut self, line: &str) {
        let line = line.trim();
        if !line.is_empty() && !line.starts_with('#') {
            self.0.update(line);
            self.0.update("\n");
        }
    }

    /// The digest of the lines so far.
    pub fn of_so_far(&self) -> Bytes32 {
        Bytes32::new(self.0.clone().finalize().into())
    }
}
