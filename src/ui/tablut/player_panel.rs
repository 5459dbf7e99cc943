//! What Tablut's player panels count.

use crate::rules::Side;
use crate::rules::tablut::Position;
use crate::ui::games::Count;
use crate::ui::words::Words;

/// Own men on the board, and enemies captured.
pub(in crate::ui) fn counts(position: &Position, side: Side) -> Vec<Count> {
    vec![
        Count {
            key: "on-board",
            short: "on-board-short",
            whose: side,
            count: position.men(side),
        },
        Count {
            key: "captured",
            short: "captured-short",
            whose: side.other(),
            count: position.captured(side.other()),
        },
    ]
}

/// Who they are in Linnaeus' words.
pub(in crate::ui) fn note(words: &Words, side: Side) -> String {
    words.get(match side {
        Side::First => "tablut-people-first",
        Side::Second => "tablut-people-second",
    })
}
