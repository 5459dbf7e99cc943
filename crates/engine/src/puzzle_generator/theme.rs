//! What a puzzle is about, so that a file has some of everything.

use tavoliere_core::puzzle::Puzzle;
use tavoliere_core::rules::{AnyPosition, EndReason};

/// What a solution is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) enum Theme {
    /// The king reaches the edge.
    Escape,
    /// The king reaches the edge after a capture.
    EscapeByCapture,
    /// The king is captured or shut in.
    KingTaken,
    /// A line while pieces are placed.
    Placing,
    /// A line in the moving phase.
    Moving,
    /// Something is captured.
    Capture,
    /// More than one piece is captured.
    Captures,
    /// Something comes home, or is borne off.
    Home,
    /// Nothing of these.
    Quiet,
}

/// What a puzzle is about.
pub(super) fn theme(puzzle: &Puzzle) -> Theme {
    let begin = &puzzle.position;
    let end = puzzle.after(puzzle.solution.len());
    let Some(side) = begin.side_to_act() else {
        return Theme::Quiet;
    };
    match (begin, &end) {
        (AnyPosition::Tablut(begin), AnyPosition::Tablut(end)) => {
            let escapes = [begin, end].map(|position| position.captured(side.other()));
            match end_reason(puzzle) {
                Some(EndReason::KingEscaped) if escapes[0] < escapes[1] => Theme::EscapeByCapture,
                Some(EndReason::KingEscaped) => Theme::Escape,
                _ => Theme::KingTaken,
            }
        }
        (AnyPosition::Tapatan(begin), _) => {
            if begin.in_hand(side) > 0 {
                Theme::Placing
            } else {
                Theme::Moving
            }
        }
        (AnyPosition::Tablan(begin), AnyPosition::Tablan(end)) => {
            let taken = end.captured(side.other()) - begin.captured(side.other());
            match taken {
                0 if end.home(side) > begin.home(side) => Theme::Home,
                0 => Theme::Quiet,
                1 => Theme::Capture,
                _ => Theme::Captures,
            }
        }
        (AnyPosition::Tawula(begin), AnyPosition::Tawula(end)) => {
            let hit = end.board().bar(side.other()) > begin.board().bar(side.other());
            if hit {
                Theme::Capture
            } else if end.board().off(side) > begin.board().off(side) {
                Theme::Home
            } else {
                Theme::Quiet
            }
        }
        _ => Theme::Quiet,
    }
}

fn end_reason(puzzle: &Puzzle) -> Option<EndReason> {
    let end = puzzle.after(puzzle.solution.len());
    end.outcome().map(|outcome| outcome.reason)
}
