//! Throws that nobody can doubt: a seed that is committed to before the first throw and revealed at
//! the end. `docs/fairness.md` has the whole scheme.

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
/// Why the system gave no random bytes.
pub use getrandom::Error as RandomnessError;

use sha2::{Digest, Sha256};

/// SHA-256 of some parts as UTF-8, with a line feed between each two.
fn hash(parts: &[&str]) -> Bytes32 {
    Bytes32::new(Sha256::digest(parts.join("\n")).into())
}
