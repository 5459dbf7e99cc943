//! What Tablan's player panels count.

use crate::rules::Side;
use crate::rules::tablan::Position;
use crate::ui::games::Count;
use crate::ui::words::Words;

/// Own pieces home, and enemies captured.
pub(in crate::ui) fn counts(position: &Position, side: Side) -> Vec<Count> {
    vec![
        Count {
            key: "home",
            short: "home",
            whose: side,
            count: position.home(side),
        },
        Count {
            key: "captured",
            short: "captured-short",
            whose: side.other(),
            count: position.captured(side.other()),
        },
    ]
}

/// How many have not started.
pub(in crate::ui) fn note(words: &Words, position: &Position, side: Side) -> String {
    let waiting = position.not_started(side);
    words.with("not-started", &[("count", waiting.into())])
}
