//! The reply to one line of input.

use std::fmt;

use super::EngineError;
use tavoliere_core::rules::printable;

use super::answer_line::answer_line;

/// The reply to one line of input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    lines: Vec<String>,
    /// `ok`, or the error.
    verdict: String,
    last: bool,
}

impl Reply {
    /// Makes the reply to a refused command.
    #[must_use]
    pub fn refused(error: &EngineError) -> Reply {
        // An error must be one line, even if its message quotes several.
        let words = error.to_string().replace(['\n', '\r'], " ");
        let verdict = format!("error {}: {words}", error.kind());
        Reply {
            lines: Vec::new(),
            verdict: printable(&verdict).into_owned(),
            last: false,
        }
    }

    /// Makes the reply to a command that was carried out. No line can pass for the end of the reply.
    pub(super) fn accepted(lines: Vec<String>) -> Reply {
        Reply {
            lines: lines.iter().map(|line| answer_line(line)).collect(),
            verdict: "ok".to_owned(),
            last: false,
        }
    }

    /// Makes this the last reply.
    pub(super) fn and_last(self) -> Reply {
        Reply { last: true, ..self }
    }

    /// `true` if no reply follows.
    #[must_use]
    pub const fn is_last(&self) -> bool {
        self.last
    }

    /// The lines of the answer, without the verdict.
    #[must_use]
    pub fn lines(&self) -> &[String] {
        &self.lines
    }

    /// `true` if the command was carried out.
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
