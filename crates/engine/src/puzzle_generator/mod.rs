//! Makes puzzles from positions of games between computer levels, and proves each of them.
//!
//! All puzzles follow from a seed, so the same call writes the same file.

mod selection;
mod self_play;
mod theme;
mod throws;
mod wins;

use self::selection::Selection;
pub(crate) use self::theme::Theme;
use crate::seed::mix_seed;
use tavoliere_core::puzzle::Puzzle;
use tavoliere_core::rules::Setup;

/// A puzzle that was found, with data for the selection.
#[derive(Clone, Debug)]
struct Candidate {
    puzzle: Puzzle,
    theme: Theme,
    /// `true` if other first moves win too, but more slowly.
    has_slow_wins: bool,
}

/// The wanted puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wanted {
    /// Their number.
    pub count: u8,
    /// The longest win, in moves of the winning side. No effect in games with throws.
    pub longest: u8,
    /// The number of candidates for each puzzle. From 2, puzzles are picked that differ as much as possible: in their
    /// sides, in the lengths of their wins and in their themes. In solved games some ask for the only move that holds a
    /// draw.
    pub candidates: u8,
}

impl Wanted {
    /// Puzzles as for a game's first rule set.
    #[must_use]
    pub const fn usual(count: u8) -> Wanted {
        Wanted {
            count,
            longest: 3,
            candidates: 1,
        }
    }
}

/// The most games that are played for a file.
const MOST_GAMES: u64 = 20_000;
/// The most games in a row without a candidate for varied puzzles. Small games have few of some grades.
const MOST_IDLE: u64 = 5_000;

/// Makes puzzles of a game by the rules of a set-up, the easiest first, or fewer if the games of the seed don't contain
/// enough. None has the position of an earlier puzzle. After each game that added one, `tell` gets the number of puzzles found and the number wanted.
#[must_use]
pub fn generate(
    setup: &Setup,
    seed: u64,
    wanted: Wanted,
    earlier: &[Puzzle],
    mut tell: impl FnMut(usize, usize),
) -> Vec<Puzzle> {
    let kind = setup.kind();
    let mut selection = Selection::new(kind, wanted);
    for puzzle in earlier {
        selection.is_new(puzzle);
    }
    let mut last = 0;
    for number in 0..MOST_GAMES {
        let is_exhausted = selection.is_varied() && number - last > MOST_IDLE;
        if selection.is_full() || is_exhausted {
            break;
        }
        let positions = self_play::play(setup, mix_seed(seed, number));
        let before = selection.len();
        if kind.has_throws() {
            throws::search(&positions, mix_seed(!seed, number), &mut selection);
        } else {
            wins::search(&positions, &mut selection);
        }
        if selection.len() != before {
            last = number;
            tell(selection.len(), selection.capacity());
        }
    }
    selection.finish()
}
