//! The puzzles that are part of the program.

use std::sync::OnceLock;

use super::{Puzzle, PuzzleId, read};
use crate::rules::{GameKind, for_games};

/// The number of puzzles of each game.
pub const EACH: u8 = 40;
/// The number of puzzles of all games.
pub const ALL: usize = EACH as usize * GameKind::ALL.len();

macro_rules! sources {
    ($($game:ident in $module:ident),+ $(,)?) => {
        const fn source(kind: GameKind) -> &'static str {
            match kind {
                $(GameKind::$game => include_str!(concat!(
                    "../../../../assets/puzzles/",
                    stringify!($module),
                    ".txt"
                )),)+
            }
        }
    };
}

for_games!(sources);

/// The puzzles of a game, by number.
#[must_use]
pub fn puzzles(kind: GameKind) -> &'static [Puzzle] {
    static READ: [OnceLock<Vec<Puzzle>>; GameKind::ALL.len()] =
        [const { OnceLock::new() }; GameKind::ALL.len()];
    // Tests read all of these files, so reading can't fail here.
    READ[kind as usize].get_or_init(|| read(kind, source(kind)).unwrap_or_default())
}

/// A puzzle, `None` if there's no such number.
#[must_use]
pub fn puzzle(id: PuzzleId) -> Option<&'static Puzzle> {
    puzzles(id.kind).get(usize::from(id.number.checked_sub(1)?))
}
