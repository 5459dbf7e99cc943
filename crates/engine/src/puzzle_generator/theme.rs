//! The themes of puzzles, so that a file has a variety of them.

use crate::protocol::GameProtocol as _;
use tavoliere_core::puzzle::Puzzle;
use tavoliere_core::rules::{AnyPosition, Side, for_games};

/// The theme of a solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Theme {
    /// The king reaches the edge.
    Escape,
    /// The king reaches the edge after a capture.
    EscapeByCapture,
    /// The king is captured or shut in.
    KingTaken,
    /// A line is completed in the placing phase.
    Placing,
    /// A line is completed in the moving phase.
    Moving,
    /// One piece is captured.
    Capture,
    /// More than one piece is captured.
    Captures,
    /// A piece comes home or is borne off.
    Home,
    /// None of these.
    Quiet,
}

/// The theme of a puzzle.
pub(super) fn theme(puzzle: &Puzzle) -> Theme {
    let start = &puzzle.position;
    let end = puzzle.after(puzzle.solution.len());
    start
        .side_to_act()
        .and_then(|side| theme_of(start, side, &end))
        .unwrap_or(Theme::Quiet)
}

macro_rules! themes {
    ($($game:ident in $module:ident),+ $(,)?) => {
        /// The theme of a solution; `None` if the positions are of different games.
        fn theme_of(start: &AnyPosition, side: Side, end: &AnyPosition) -> Option<Theme> {
            match start {
                $(AnyPosition::$game(start) => Some(start.puzzle_theme(side, end.$module()?)),)+
            }
        }
    };
}

for_games!(themes);
