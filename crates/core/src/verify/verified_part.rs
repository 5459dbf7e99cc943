//! Verifies every game of a text from anywhere.

use super::{Failure, Verdict, Verification, verify};
use crate::record::{GameForm, Place, RecordError, parts};

/// A record or link in a text, verified.
#[derive(Clone, Debug, PartialEq)]
pub struct VerifiedPart {
    /// The place of its start.
    pub place: Place,
    /// `true` if the record was changed on the way and restored.
    pub is_restored: bool,
    /// The findings.
    pub verification: Verification,
}

/// Verifies every record and link in a text from anywhere. A record that was changed on the way is restored first: if
/// its digest holds then, nothing in it is missing or altered.
#[must_use]
pub fn verify_all(bytes: &[u8]) -> Vec<VerifiedPart> {
    let parts = parts(bytes).into_iter().map(|part| {
        let (is_restored, verification) = match part.game {
            Ok(found) if found.form == GameForm::Record && !found.is_restored => {
                (false, verify(&part.text))
            }
            Ok(found) => {
                // An altered game has a header that says so.
                (found.is_restored, verify(&found.game.to_record()))
            }
            Err(problem) => (false, refused(&part.text, part.start, problem.into())),
        };
        VerifiedPart {
            place: part.start,
            is_restored,
            verification,
        }
    });
    parts.collect()
}

/// The findings about a record that can't be read, with the line in the whole text.
fn refused(text: &str, start: Place, error: RecordError) -> Verification {
    let mut verification = verify(text);
    for finding in &mut verification.findings {
        if let Verdict::Fails { turn, failure } = &mut finding.verdict
            && let Failure::Line { line, .. } = failure
        {
            // Without restoring, reading fails at an earlier line, so the turn is another one.
            if *line + start.line != error.line + 1 {
                *turn = None;
            }
            *failure = error.clone().into();
        }
    }
    verification
}
