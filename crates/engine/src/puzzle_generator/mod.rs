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
}

/// The most games that are played for a file.
const MOST_GAMES: u64 = 20_000;

/// Makes `count` puzzles of a game by the rules of a set-up, the easiest first, or fewer if the games of the seed don't
/// contain enough. After each game that added one, `tell` gets the number of puzzles found and the number wanted.
#[must_use]
pub fn generate(
    setup: &Setup,
    seed: u64,
    count: u8,
    mut tell: impl FnMut(usize, usize),
) -> Vec<Puzzle> {
    let kind = setup.kind();
    let mut selection = Selection::new(kind, usize::from(count));
    for number in 0..MOST_GAMES {
        if selection.is_full() {
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
            tell(selection.len(), usize::from(count));
        }
    }
    selection.finish()
}
