//! Saves a game night as RON text with a version, its plan and its steps.

use ron::ser::PrettyConfig;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{Entry, Evening, MOST_NAMES, Plan, PlanError, Refusal, Step};
use crate::kept::Kept;
use crate::players::{numbered_name, same_name};

/// The version of the text format, and of the rules by which a new game night is paired.
pub const VERSION: u32 = 2;

/// The oldest version that can be read. Its game nights continue by its rules, since their steps depend on them.
pub(super) const FIRST_VERSION: u32 = 1;

/// The largest accepted text (bytes), which is more than the most steps need.
pub const MAX_BYTES: usize = 2 * 1024 * 1024;

/// The error for a text that isn't a valid game night.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum EveningTextError {
    /// The text is larger than any game night.
    #[error("the text has {found} bytes; at most {MAX_BYTES} are accepted")]
    TooLarge {
        /// Size of the text (bytes).
        found: usize,
    },
    /// The text isn't valid RON, or has a value of the wrong type.
    #[error("line {line}: {problem}")]
    Damaged {
        /// The line, from 1.
        line: usize,
        /// The parser's message.
        problem: String,
    },
    /// Another version of the program wrote the text.
    #[error("the text has version {found}; accepted: {FIRST_VERSION} to {VERSION}")]
    Version {
        /// The version in the text.
        found: u32,
    },
    /// The plan isn't valid.
    #[error("the plan: {0}")]
    Plan(#[from] PlanError),
    /// A step isn't possible.
    #[error("step {number}: {problem}")]
    Step {
        /// The number of the step, from 1.
        number: usize,
        /// The reason why it's refused.
        problem: Refusal,
    },
}

/// The part that is read first, so that a later version is recognized by its number.
#[derive(Deserialize)]
struct Versioned {
    version: u32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EveningText {
    #[serde(rename = "version")]
    _version: u32,
    plan: Plan,
    steps: Vec<Step>,
}

#[derive(Serialize)]
struct EveningRef<'a> {
    version: u32,
    plan: &'a Plan,
    steps: &'a [Step],
}

impl Kept for Evening {
    const SLOT: &'static str = Evening::SLOT;
    type Error = EveningTextError;

    fn read_slot(text: &str) -> Result<Evening, EveningTextError> {
        Evening::read(text)
    }

    fn slot_text(&self) -> String {
        self.to_text()
    }
}

impl Evening {
    /// The text for a slot, to be saved after every step.
    #[must_use]
    pub fn to_text(&self) -> String {
        let evening = EveningRef {
            version: self.state.version,
            plan: &self.plan,
            steps: &self.steps,
        };
        // One step per line. These values can always be serialized.
        let config = PrettyConfig::new().depth_limit(2).new_line("\n");
        let mut text = ron::ser::to_string_pretty(&evening, config).unwrap_or_default();
        text.push('\n');
        text
    }

    /// Reads a text by repeating its steps.
    ///
    /// # Errors
    /// Fails if the text is damaged, has another version, or contains a plan or step that isn't possible. A name that is
    /// there twice gets a number: earlier versions took some spellings of a name for different names.
    pub fn read(text: &str) -> Result<Evening, EveningTextError> {
        if text.len() > MAX_BYTES {
            return Err(EveningTextError::TooLarge { found: text.len() });
        }
        let damaged = |error: ron::error::SpannedError| EveningTextError::Damaged {
            line: error.span.start.line,
            problem: error.code.to_string(),
        };
        let Versioned { version } = ron::from_str(text).map_err(damaged)?;
        if !(FIRST_VERSION..=VERSION).contains(&version) {
            return Err(EveningTextError::Version { found: version });
        }
        let read: EveningText = ron::from_str(text).map_err(damaged)?;
        let mut plan = read.plan;
        tell_apart(&mut plan.names);
        let mut evening = Evening::of_version(plan, version)?;
        for (index, mut step) in read.steps.into_iter().enumerate() {
            let number = index + 1;
            if let Step::Join(entry) = &mut step {
                let here: Vec<&str> = evening.entrants().iter().map(|one| &*one.name).collect();
                number_if_taken(&mut entry.name, &here);
            }
            evening
                .take(step)
                .map_err(|problem| EveningTextError::Step { number, problem })?;
        }
        Ok(evening)
    }
}

/// Gives numbers to names that are in the list already.
fn tell_apart(names: &mut [Entry]) {
    for index in 1..names.len().min(MOST_NAMES) {
        let (before, rest) = names.split_at_mut(index);
        let before: Vec<&str> = before.iter().map(|entry| &*entry.name).collect();
        number_if_taken(&mut rest[0].name, &before);
    }
}

/// Gives a name a number if it's taken.
fn number_if_taken(name: &mut String, others: &[&str]) {
    let is_taken = |name: &str| others.iter().any(|other| same_name(other, name));
    if is_taken(name) {
        *name = numbered_name(name, is_taken);
    }
}
