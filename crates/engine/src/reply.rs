//! What is said to one line of input.

use std::fmt;

use super::EngineError;

/// What is said to one line of input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    lines: Vec<String>,
    /// `ok`, or the error.
    verdict: String,
    last: bool,
}

impl Reply {
    /// The reply to what is refused.
    #[must_use]
    pub fn refused(error: &EngineError) -> Reply {
        // Whatever a message quotes, an error is one line.
        let words = error.to_string().replace(['\n', '\r'], " ");
        Reply {
            lines: Vec::new(),
            verdict: format!("error {}: {words}", error.kind()),
            last: false,
        }
    }

    pub(super) fn accepted(lines: Vec<String>) -> Reply {
        Reply {
            lines,
            verdict: "ok".to_owned(),
            last: false,
        }
    }

    /// The same, with nothing answered after it.
    pub(super) fn and_last(self) -> Reply {
        Reply { last: true, ..self }
    }

    /// Whether nothing is answered after it.
    #[must_use]
    pub const fn is_last(&self) -> bool {
        self.last
    }

    /// What was asked for, line by line, without the verdict.
    #[must_use]
    pub fn lines(&self) -> &[String] {
        &self.lines
    }

    /// Whether the command was carried out.
    #[must_use]
    pub fn is_ok(&self) -> bool {
        self.verdict == "ok"
    }
}

impl fmt::Display for Reply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for line in &self.lines {
            writeln!(f, "{line}")?;
        }
        writeln!(f, "{}", self.verdict)
    }
}
