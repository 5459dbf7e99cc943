//! Provably fair throws: the program commits to a seed before the first throw and reveals it at the end.
//! `docs/fairness.md` describes the whole scheme.

mod bytes32;
mod commitment;
mod contribution;
mod fair_seed;
mod fair_stream;

pub use bytes32::{Bytes32, Bytes32Error};
pub use commitment::Commitment;
pub use contribution::{Contribution, ContributionError, MAX_CONTRIBUTION};
pub use fair_seed::FairSeed;
pub use fair_stream::FairStream;
/// The reason why the system gave no random bytes.
pub use getrandom::Error as RandomnessError;

use sha2::{Digest, Sha256};

/// Computes the SHA-256 of some parts as UTF-8, joined by line feeds.
fn hash(parts: &[&str]) -> Bytes32 {
    Bytes32::new(Sha256::digest(parts.join("\n")).into())
}
