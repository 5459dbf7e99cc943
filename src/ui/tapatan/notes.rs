//! Tapatan's notes: why something is not allowed, and when the placing is over.

use crate::rules::Side;
use crate::rules::tapatan::Illegal;
use crate::stage::timeline::Act;
use crate::table::Table;
use crate::ui::words::Words;

/// Why something is not allowed, in the player's words.
pub(in crate::ui) fn illegal(words: &Words, illegal: &Illegal) -> String {
    let table_events = match *illegal {
        Illegal::Occupied { at } | Illegal::NoPiece { at } | Illegal::NotYours { at } => {
            vec![("at", at.to_string().into())]
        }
        Illegal::NotNeighbour { from, to } => vec![
            ("from", from.to_string().into()),
            ("to", to.to_string().into()),
        ],
        Illegal::NotFree { to } => vec![("to", to.to_string().into())],
        Illegal::GameOver
        | Illegal::TurnOver
        | Illegal::PlaceFirst
        | Illegal::AllPlaced
        | Illegal::FirstCentre => Vec::new(),
    };
    words.with(&format!("tapatan-{}", illegal.key()), &table_events)
}

/// What is worth a note of what has just been shown.
pub(in crate::ui) fn news(words: &Words, table: &Table, act: &Act) -> Option<String> {
    let Act::Turn { .. } = act else { return None };
    let position = table.game().position().tapatan()?;
    let down = Side::BOTH.iter().all(|side| position.in_hand(*side) == 0);
    // The turn that placed the last piece has just been shown.
    let placings = usize::from(crate::rules::tapatan::PIECES) * 2;
    (down && table.game().events().len() == placings).then(|| words.get("toast-all-placed"))
}
