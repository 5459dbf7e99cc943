//! The puzzle on the table, and the progress of solving it.

use std::time::Duration;

use bevy::prelude::Resource;

use crate::date::Date;
use crate::puzzle::{Grade, Progress, Puzzle, PuzzleId};
use crate::record::GameRecord;
use crate::rules::{AnyMove, Side};
use crate::table::{Intent, Table};

/// The puzzles that are solved, as they are saved.
#[derive(Resource, Clone, Debug, Default)]
pub struct PuzzleProgress(pub Progress);

/// The progress of solving.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SolvingState {
    /// The player looks for the turn.
    Thinking,
    /// The answer is wrong, and the position is put back soon.
    Wrong,
    /// Solved.
    Solved,
    /// The solution is being played.
    Showing,
    /// The solution has been played.
    Shown,
}

/// The puzzle on the table.
#[derive(Resource, Clone, Debug)]
pub struct Solving {
    pub(super) puzzle: &'static Puzzle,
    /// The day on which it was begun: the day's puzzle counts for that one.
    pub(super) date: Date,
    pub(super) state: SolvingState,
    /// The hints that were given since the position was laid.
    pub(super) hints: u8,
    /// The events of the record that have been judged.
    pub(super) judged: usize,
    /// Another record is on its way to the table.
    pub(super) laying: bool,
    /// The time since the last event.
    pub(super) waited: Duration,
    /// The choice that the program makes next.
    pub(super) reply: Option<AnyMove>,
    /// The game that was on the table before.
    pub(super) before: Option<Box<GameRecord>>,
}

impl Solving {
    /// The number of the puzzle.
    #[must_use]
    pub const fn id(&self) -> PuzzleId {
        self.puzzle.id
    }

    /// The puzzle.
    #[must_use]
    pub const fn puzzle(&self) -> &'static Puzzle {
        self.puzzle
    }

    /// Its difficulty.
    #[must_use]
    pub const fn grade(&self) -> Grade {
        self.puzzle.grade
    }

    /// The side that the player plays.
    #[must_use]
    pub fn side(&self) -> Option<Side> {
        self.puzzle.position.side_to_act()
    }

    /// The progress of solving it.
    #[must_use]
    pub const fn state(&self) -> SolvingState {
        self.state
    }

    /// A puzzle that is being laid out, over a game of the player's.
    pub(super) fn begin(puzzle: &'static Puzzle, before: Option<Box<GameRecord>>) -> Solving {
        Solving {
            puzzle,
            date: Date::today(),
            state: SolvingState::Thinking,
            hints: 0,
            judged: 0,
            laying: true,
            waited: Duration::ZERO,
            reply: None,
            before,
        }
    }

    /// Lays the position again.
    pub(super) fn lay(&mut self, state: SolvingState) -> Intent {
        self.state = state;
        self.hints = 0;
        self.judged = 0;
        self.laying = true;
        self.waited = Duration::ZERO;
        self.reply = None;
        Intent::Lay(Box::new(Table::puzzle_record(self.puzzle)))
    }
}
