//! Puzzles: positions with one best turn, generated and proven by a program.

mod attempt;
mod daily;
mod forced_win;
mod item;
mod library;
mod progress;
mod symmetry;
mod text;

pub use attempt::{Attempt, Verdict, longest_defence};
pub use daily::daily;
pub use forced_win::{check_wins_within, shortest_win, winning_choices, wins_within};
pub use item::{Grade, Proof, Puzzle, PuzzleId};
pub use library::{
    ALL, USUAL, count, groups, load_puzzles, puzzle, puzzles, puzzles_are_loaded, puzzles_path,
};
pub use progress::{Progress, ProgressError};
pub use symmetry::{canonical, canonical_for_both_sides};
pub use text::{PuzzleError, PuzzleProblem, read, write};
