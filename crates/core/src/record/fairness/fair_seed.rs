//! A random seed from the system with its commitment and the players' contributions.

use super::{Bytes32, Commitment, Contribution, RandomnessError, hash};
use crate::rules::Side;

/// The source of a fair game's throws: a seed with its commitment, and both players' contributions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FairSeed {
    commitment: Commitment,
    salt: Bytes32,
    seed: Bytes32,
    contributions: [Contribution; 2],
}

impl FairSeed {
    /// Draws a new salt and a new seed from the system's random source.
    ///
    /// # Errors
    /// Fails if the system has no random source.
    pub fn draw() -> Result<FairSeed, RandomnessError> {
        let mut bytes = [[0; 32]; 2];
        getrandom::fill(bytes.as_flattened_mut())?;
        let [salt, seed] = bytes.map(Bytes32::new);
        Ok(FairSeed::new(salt, seed))
    }

    /// Makes a seed from a salt and a seed, with the commitment to them.
    #[must_use]
    pub fn new(salt: Bytes32, seed: Bytes32) -> FairSeed {
        FairSeed::committed(Commitment::of(salt, seed), salt, seed)
    }

    /// Makes a seed from the values of a record. It doesn't check the commitment ([`FairSeed::keeps_commitment`] does).
    #[must_use]
    pub fn committed(commitment: Commitment, salt: Bytes32, seed: Bytes32) -> FairSeed {
        FairSeed {
            commitment,
            salt,
            seed,
            contributions: Default::default(),
        }
    }

    /// The commitment, which is shown before the players contribute and before the first throw.
    #[must_use]
    pub const fn commitment(&self) -> Commitment {
        self.commitment
    }

    /// `true` if the commitment matches salt and seed.
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

    /// The contribution of a side's player.
    #[must_use]
    pub const fn contribution(&self, side: Side) -> &Contribution {
        &self.contributions[side.index()]
    }

    /// Sets the contribution of a side's player. The commitment doesn't change.
    pub fn contribute(&mut self, side: Side, contribution: Contribution) {
        self.contributions[side.index()] = contribution;
    }

    /// The key of all throws: the SHA-256 of the seed and both contributions.
    #[must_use]
    pub fn key(&self) -> Bytes32 {
        let [first, second] = &self.contributions;
        hash(&[&self.seed.to_string(), first.text(), second.text()])
    }

    /// A number for everything else that a game draws, such as the opponents' noise. It reveals nothing about the
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
