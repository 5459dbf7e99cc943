//! Tablut's notes: why something is not allowed.

use crate::rules::tablut::Illegal;
use crate::ui::words::Words;

/// Why something is not allowed, in the player's words.
pub(in crate::ui) fn illegal(words: &Words, illegal: &Illegal) -> String {
    let mut table_events: Vec<(&str, String)> = Vec::new();
    match *illegal {
        Illegal::NoPiece { at }
        | Illegal::NotYours { at }
        | Illegal::Stuck { at }
        | Illegal::NoPassing { at }
        | Illegal::Blocked { at }
        | Illegal::ThronePassed { at }
        | Illegal::ThroneTaken { at }
        | Illegal::ThroneForKing { at } => table_events.push(("at", at.to_string())),
        Illegal::NotInLine { from, to } => {
            table_events.extend([("from", from.to_string()), ("to", to.to_string())]);
        }
        Illegal::GameOver | Illegal::TurnOver => {}
    }
    let table_events: Vec<_> = table_events
        .into_iter()
        .map(|(name, text)| (name, text.into()))
        .collect();
    words.with(&format!("tablut-{}", illegal.key()), &table_events)
}
