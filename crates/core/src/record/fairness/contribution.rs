//! A player's contribution to the throws, so that no single person can have chosen them.

use thiserror::Error;

/// The longest contribution (characters).
pub const MAX_CONTRIBUTION: usize = 200;

/// A player's contribution: any line of text, which can be empty.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Contribution(String);

/// The error for a text that isn't a valid contribution.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("a contribution must be a single line of at most {MAX_CONTRIBUTION} characters")]
pub struct ContributionError;

impl Contribution {
    /// Makes a contribution. Spaces around it are removed.
    ///
    /// # Errors
    /// Fails if the text is too long or contains control characters.
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

    /// `true` if the text is empty.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}
