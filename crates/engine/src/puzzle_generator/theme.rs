//! What a puzzle is about, so that a file has some of everything.

use crate::protocol::GameProtocol as _;
use tavoliere_core::puzzle::Puzzle;
use tavoliere_core::rules::{AnyPosition, Side, for_games};

/// What a solution is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Theme {
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
