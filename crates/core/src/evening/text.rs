//! An evening as text: RON with a version, its plan and its steps.

use ron::ser::PrettyConfig;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{Evening, Plan, PlanError, Refusal, Step};

/// The version of the text form.
pub const VERSION: u32 = 1;

/// The most bytes of a text: more than the most steps take.
pub const MAX_BYTES: usize = 2 * 1024 * 1024;

/// Why a text is no evening.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum EveningTextError {
    /// It is larger than any evening.
    #[error("the text has {found} bytes; at most {MAX_BYTES} are accepted")]
    TooLarge {
        /// How many bytes it has.
        found: usize,
    },
    /// It is no RON, or something in it is of the wrong kind.
    #[error("line {line}: {problem}")]
    Damaged {
        /// The line, from 1.
        line: usize,
        /// What the reader found.
        problem: String,
    },
    /// Another version of the program wrote it.
    #[error("the text has version {found}; accepted: {VERSION}")]
    Version {
        /// The version that it names.
        found: u32,
    },
    /// No evening can be made of its plan.
    #[error("the plan: {0}")]
    Plan(#[from] PlanError),
    /// A step cannot have been taken.
    #[error("step {number}: {problem}")]
    Step {
        /// Which one, from 1.
        number: usize,
        /// Why it is refused.
        problem: Refusal,
    },
}

/// Read first, so that a later version is told by its number.
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

impl Evening {
    /// The text for a slot, to be written after every step.
    #[must_use]
    pub fn to_text(&self) -> String {
        let evening = EveningRef {
            version: VERSION,
            plan: &self.plan,
            steps: &self.steps,
        };
        // One step a line. Numbers, words and texts can always be written.
        let config = PrettyConfig::new().depth_limit(2).new_line("\n");
        let mut text = ron::ser::to_string_pretty(&evening, config).unwrap_or_default();
        text.push('\n');
        text
    }

    /// Reads a text by taking its steps again.
    ///
    /// # Errors
    /// A text that is damaged, of another version, or tells what cannot have been.
    pub fn read(text: &str) -> Result<Evening, EveningTextError> {
        if text.len() > MAX_BYTES {
            return Err(EveningTextError::TooLarge { found: text.len() });
        }
        let damaged = |error: ron::error::SpannedError| EveningTextError::Damaged {
            line: error.span.start.line,
            problem: error.code.to_string(),
        };
        let Versioned { version } = ron::from_str(text).map_err(damaged)?;
        if version != VERSION {
            return Err(EveningTextError::Version { found: version });
        }
        let read: EveningText = ron::from_str(text).map_err(damaged)?;
        let mut evening = Evening::new(read.plan)?;
        for (index, step) in read.steps.into_iter().enumerate() {
            let number = index + 1;
            evening
                .take(step)
                .map_err(|problem| EveningTextError::Step { number, problem })?;
        }
        Ok(evening)
    }
}
