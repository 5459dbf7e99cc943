//! The puzzle on the table, and the progress of solving it.

use std::time::Duration;

use bevy::prelude::Resource;

use crate::date::Date;
use crate::puzzle::{Grade, Progress, Puzzle, PuzzleId};
use crate::record::GameRecord;
use crate::rules::{AnyMove, Side};
use crate::table::{Intent, Table};

/// The solved puzzles.
#[derive(Resource, Clone, Debug, Default)]
pub struct PuzzleProgress(pub Progress);

/// The progress of solving.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SolvingState {
    /// The player is looking for a move.
    Thinking,
    /// The answer is wrong, and the position will be restored soon.
    Wrong,
    /// The puzzle is solved.
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
    /// The date of the start, if it's the puzzle of that day.
    pub(super) daily: Option<Date>,
    pub(super) state: SolvingState,
    /// The number of hints since the position was set up.
    pub(super) hints: u8,
    /// The number of events that have been judged.
    pub(super) judged: usize,
    /// `true` if another record is being put on the table.
    pub(super) laying: bool,
    /// The time since the last event.
    pub(super) waited: Duration,
    /// The next choice of the program.
    pub(super) reply: Option<AnyMove>,
    /// The previous game on the table.
    pub(super) before: Option<Box<GameRecord>>,
}

impl Solving {
    /// The id of the puzzle.
    #[must_use]
    pub const fn id(&self) -> PuzzleId {
        self.puzzle.id
    }

    /// The puzzle.
    #[must_use]
    pub const fn puzzle(&self) -> &'static Puzzle {
        self.puzzle
    }

    /// The difficulty.
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

    /// A puzzle that is being set up, over a game of the player.
    pub(super) fn begin(
        puzzle: &'static Puzzle,
        daily: Option<Date>,
        before: Option<Box<GameRecord>>,
    ) -> Solving {
        Solving {
            puzzle,
            daily,
            state: SolvingState::Thinking,
            hints: 0,
            judged: 0,
            laying: true,
            waited: Duration::ZERO,
            reply: None,
            before,
        }
    }

    /// Sets up the position again.
    pub(super) fn set_up(&mut self, state: SolvingState) -> Intent {
        self.state = state;
        self.hints = 0;
        self.judged = 0;
        self.laying = true;
        self.waited = Duration::ZERO;
        self.reply = None;
        Intent::SetUp(Box::new(Table::puzzle_record(self.puzzle)))
    }
}
