//! Games that the tour and the benchmarks play automatically, the same ones every time.

use tavoliere::ai::Search;
use tavoliere::record::GameRecord;
use tavoliere::rules::Expect;
use tavoliere::table::targets::{origins, targets, targets_from};
use tavoliere::table::{Intent, MoveTarget};

/// The next event of a game: a throw, or the choice of a player who only looks ahead to the end of the turn. `None` if
/// the game is over.
pub(crate) fn next_event(game: &GameRecord) -> Option<Intent> {
    match game.expect() {
        Expect::Throw(_) => Some(Intent::Throw),
        Expect::Move(_) => {
            let seed = game.seed() ^ game.events().len() as u64;
            // This player is fast and captures if possible, so that there is something to see.
            let mut search = Search::greedy(game.position(), seed)?;
            search.finish();
            search.best().map(Intent::Play)
        }
        Expect::Nothing => None,
    }
}

/// Plays the next event. Returns `false` if the game is over.
pub(crate) fn play_next(game: &mut GameRecord) -> bool {
    match next_event(game) {
        Some(Intent::Throw) => game.throw_next().is_ok(),
        Some(Intent::Play(choice)) => game.play(choice).is_ok(),
        _ => false,
    }
}

/// A move that was found.
pub(crate) struct FoundTarget {
    pub(crate) target: MoveTarget,
    /// The number of targets of the same piece.
    pub(crate) of_its_piece: usize,
}

/// The first target that is `wanted`, with the cursor's last piece first. `None` if there isn't one.
pub(crate) fn find(game: &GameRecord, wanted: impl Fn(&MoveTarget) -> bool) -> Option<FoundTarget> {
    let all = targets(game.position());
    origins(&all).into_iter().rev().find_map(|from| {
        let reached = targets_from(&all, from);
        let target = reached.iter().find(|target| wanted(target))?;
        Some(FoundTarget {
            target: *target,
            of_its_piece: reached.len(),
        })
    })
}
