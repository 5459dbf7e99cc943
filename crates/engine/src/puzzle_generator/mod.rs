//! Makes puzzles: positions of games between computer levels, proven one by one.
//!
//! Everything follows from a seed, so that the same call writes the same file.

mod selection;
mod self_play;
mod theme;
mod throws;
mod wins;

use rand::{Rng, SeedableRng};
use rand_xoshiro::SplitMix64;

use self::selection::Selection;
pub(crate) use self::theme::Theme;
use tavoliere_core::puzzle::Puzzle;
use tavoliere_core::rules::GameKind;

/// A puzzle that was found, with what the selection looks at.
#[derive(Clone, Debug)]
struct Candidate {
    puzzle: Puzzle,
    theme: Theme,
}

/// More games are not played for a file.
const MOST_GAMES: u64 = 20_000;

/// Makes so many puzzles of a game, the easiest first; fewer where the games of the seed do not hold
/// so many. `tell` is told how many there are of how many, after each game that added one.
#[must_use]
pub fn generate(
    kind: GameKind,
    seed: u64,
    count: u8,
    mut tell: impl FnMut(usize, usize),
) -> Vec<Puzzle> {
    let mut selection = Selection::new(kind, usize::from(count));
    for number in 0..MOST_GAMES {
        if selection.is_full() {
            break;
        }
        let positions = self_play::play(kind, mixed(seed, number));
        let before = selection.len();
        if kind.has_throws() {
            throws::search(&positions, mixed(!seed, number), &mut selection);
        } else {
            wins::search(&positions, &mut selection);
        }
        if selection.len() != before {
            tell(selection.len(), usize::from(count));
        }
    }
    selection.finish()
}

/// Two numbers made one, in which no pattern of either is left.
fn mixed(one: u64, other: u64) -> u64 {
    let seed = one.wrapping_mul(0xd134_2543_de82_ef95).wrapping_add(other);
    SplitMix64::seed_from_u64(seed).next_u64()
}
