//! A seed of the system's randomness with its commitment and what the players gave.

use super::{Bytes32, Commitment, Contribution, RandomnessError, hash};
use crate::rules::Side;

/// What the throws of a game follow from: a seed that was committed to, and both players' contributions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FairSeed {
    commitment: Commitment,
    salt: Bytes32,
    seed: Bytes32,
    contributions: [Contribution; 2],
}

impl FairSeed {
    /// A new salt and a new seed of the system's randomness.
    ///
    /// # Errors
    /// Where the system gives no random bytes.
    pub fn draw() -> Result<FairSeed, RandomnessError> {
        let mut bytes = [[0; 32]; 2];
        getrandom::fill(bytes.as_flattened_mut())?;
        let [salt, seed] = bytes.map(Bytes32::new);
        Ok(FairSeed::new(salt, seed))
    }

    /// A given salt and a given seed, with the commitment to them.
    #[must_use]
    pub fn new(salt: Bytes32, seed: Bytes32) -> FairSeed {
        FairSeed::committed(Commitment::of(salt, seed), salt, seed)
    }

    /// What a record tells; whether the commitment is one to them is another question
    /// ([`FairSeed::keeps_commitment`]).
    #[must_use]
    pub fn committed(commitment: Commitment, salt: Bytes32, seed: Bytes32) -> FairSeed {
        FairSeed {
            commitment,
            salt,
            seed,
            contributions: Default::default(),
        }
    }

    /// What is shown before anybody contributes and before the first throw.
    #[must_use]
    pub const fn commitment(&self) -> Commitment {
        self.commitment
    }

    /// Whether the commitment is the one to salt and seed.
    #[must_use]
    pub fn keeps_commitment(&self) -> bool {
        self.commitment == Commitment::of(self.salt, self.seed)
    }

    /// The salt, which is revealed at the end.
    #[must_use]
    pub const fn salt(&self) -> Bytes32 {
        self.salt
    }

    /// The seed, which is revealed at the end.
    #[must_use]
    pub const fn seed(&self) -> Bytes32 {
        self.seed
    }

    /// What a side's player gave.
    #[must_use]
    pub const fn contribution(&self, side: Side) -> &Contribution {
        &self.contributions[side.index()]
    }

    /// Sets what a side's player gives. The commitment stays as it is.
    pub fn contribute(&mut self, side: Side, contribution: Contribution) {
        self.contributions[side.index()] = contribution;
    }

    /// What every throw follows from: SHA-256 over the seed and both contributions.
    #[must_use]
    pub fn key(&self) -> Bytes32 {
        let [first, second] = &self.contributions;
        hash(&[&self.seed.to_string(), first.text(), second.text()])
    }

    /// A number for all else that a game draws, such as the opponents' noise. It tells nothing of the
    /// throws.
    #[must_use]
    pub fn number(&self) -> u64 {
        let bytes = hash(&[&self.key().to_string(), "opponents"]);
        let (eight, _) = bytes
            .as_bytes()
            .split_first_chunk()
            .unwrap_or((&[0; 8], &[]));
        u64::from_be_bytes(*eight)
    }
}
