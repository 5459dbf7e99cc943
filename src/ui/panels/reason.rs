//! The reason for the end of a game.

use crate::rules::{EndReason, Outcome, Side};
use crate::ui::view::View;

/// The reason for the end of a game. `None` for a reason about a winner in a drawn game.
pub(in crate::ui) fn reason(view: &View, outcome: Outcome) -> Option<String> {
    let words = view.words;
    let named = |keys, side: Side| Some(view.sentence(keys, side));
    match outcome.reason {
        EndReason::Finished { by } => named("end-finished", by),
        EndReason::WipedOut => named("end-wiped-out", outcome.winner?.other()),
        EndReason::Dead => Some(words.get("end-dead")),
        EndReason::Resigned => named("end-resigned", outcome.winner?.other()),
        EndReason::OutOfTime => named("end-out-of-time", outcome.winner?.other()),
        EndReason::ThreeInLine => named("end-three-in-line", outcome.winner?),
        EndReason::KingEscaped => Some(words.get("end-king-escaped")),
        EndReason::KingCaptured => Some(words.get("end-king-captured")),
        EndReason::KingShutIn => Some(words.get("end-king-shut-in")),
        EndReason::NoMove => named("end-no-move", outcome.winner?.other()),
        EndReason::Repetition => Some(words.get("end-repetition")),
        EndReason::BorneOff => named("end-borne-off", outcome.winner?),
        EndReason::Cappotto => Some(words.get("end-capote")),
        EndReason::Agreed => Some(words.get("end-agreed")),
    }
}
