//! Tablan's notes: why something is not allowed, and what was lost.

use crate::rules::tablan::Illegal;
use crate::stage::timeline::Act;
use crate::table::Table;
use crate::ui::words::Words;

/// Why something is not allowed, in the player's words.
pub(in crate::ui) fn illegal(words: &Words, illegal: &Illegal) -> String {
    let mut table_events: Vec<(&str, String)> = Vec::new();
    match *illegal {
        Illegal::DeclareFirst { value }
        | Illegal::NothingToDeclare { value }
        | Illegal::FinishHalf { value, .. }
        | Illegal::NotThrown { value }
        | Illegal::MustStart { value }
        | Illegal::NoPartner { value, .. }
        | Illegal::SingleHalfNeedless { value }
        | Illegal::LeapWithStart { value } => {
            table_events.push(("steps", value.steps().to_string()))
        }
        Illegal::SamePiece { at }
        | Illegal::NoPiece { at }
        | Illegal::NotYours { at }
        | Illegal::Home { at }
        | Illegal::StartsWithTwo { at, .. }
        | Illegal::OwnPiece { at }
        | Illegal::Immune { at }
        | Illegal::LeapNotStarted { at } => table_events.push(("at", at.to_string())),
        Illegal::NoSuchSteps { steps } => table_events.push(("count", steps.to_string())),
        Illegal::NotAhead { from, to } => {
            table_events.extend([("from", from.to_string()), ("to", to.to_string())]);
        }
        Illegal::StartOrder { foremost, .. } => {
            table_events.push(("foremost", foremost.to_string()))
        }
        Illegal::EntryOrder { required, .. } => {
            table_events.push(("required", required.to_string()))
        }
        _ => {}
    }
    let table_events: Vec<_> = table_events
        .into_iter()
        .map(|(name, text)| (name, text.into()))
        .collect();
    words.with(&format!("tablan-{}", illegal.key()), &table_events)
}

/// What is worth a note of what has just been shown.
pub(in crate::ui) fn news(words: &Words, table: &Table, act: &Act) -> Option<String> {
    match act {
        Act::Lapse { steps, half } => {
            let key = if *half {
                "toast-half-lapsed"
            } else {
                "toast-lapsed"
            };
            Some(words.with(key, &[("steps", (*steps).into())]))
        }
        // A throw that scores nothing passes without a word.
        Act::Turn { side, passed: true } if thrown_something(table) => {
            let name = words.side(table.game().setup().kind(), *side);
            Some(words.with("toast-passed", &[("side", name.into())]))
        }
        _ => None,
    }
}

/// The last finished turn scored, though nothing could be moved.
fn thrown_something(table: &Table) -> bool {
    table
        .game()
        .turns()
        .last()
        .is_some_and(|turn| turn.text.contains("--"))
}
