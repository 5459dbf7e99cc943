//! What a player gives to the throws, so that nobody can have chosen them.

use thiserror::Error;

/// The most characters of a contribution.
pub const MAX_CONTRIBUTION: usize = 200;

/// A player's contribution: any line of text, perhaps empty.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Contribution(String);

/// A text that cannot be a contribution.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("a contribution must be a single line of at most {MAX_CONTRIBUTION} characters")]
pub struct ContributionError;

impl Contribution {
    /// A contribution; spaces around it do not count.
    ///
    /// # Errors
    /// A text that is too long or has control characters in it.
    pub fn new(text: &str) -> Result<Contribution, ContributionError> {
        let text = text.trim();
        if text.chars().count() > MAX_CONTRIBUTION || text.chars().any(char::is_control) {
            return Err(ContributionError);
        }
        Ok(Contribution(text.to_owned()))
    }

    /// Its text.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.0
    }

    /// Whether nothing was given.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}
