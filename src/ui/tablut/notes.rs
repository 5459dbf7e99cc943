//! Tablut's notes: why something is not allowed.

use crate::rules::tablut::Illegal;
use crate::ui::words::Words;

/// Why something is not allowed, in the player's words.
pub(in crate::ui) fn illegal(words: &Words, illegal: &Illegal) -> String {
    let mut facts: Vec<(&str, String)> = Vec::new();
    match *illegal {
        Illegal::NoPiece { at }
        | Illegal::NotYours { at }
        | Illegal::Stuck { at }
        | Illegal::NoPassing { at }
        | Illegal::Blocked { at }
        | Illegal::ThronePassed { at }
        | Illegal::ThroneTaken { at }
        | Illegal::ThroneForKing { at } => facts.push(("at", at.to_string())),
        Illegal::NotInLine { from, to } => {
            facts.extend([("from", from.to_string()), ("to", to.to_string())]);
        }
        Illegal::GameOver | Illegal::TurnOver => {}
    }
    let facts: Vec<_> = facts
        .into_iter()
        .map(|(name, text)| (name, text.into()))
        .collect();
    words.with(&format!("tablut-{}", illegal.key()), &facts)
}
