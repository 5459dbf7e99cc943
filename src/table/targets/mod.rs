//! What may be chosen on the table, in words that fit every game: locations, and targets between them.

use crate::rules::{AnyIllegal, AnyMove, AnyPosition, GameKind, Side, dispatch, with_game};
use crate::table::games::TableGame;
use crate::table::pieces::standings;

mod compound_move;

pub use super::location::Location;
pub use super::move_target::{MoveTarget, Question, TargetKind};
pub use compound_move::{CompoundMove, compound_moves};

/// Every choice that moves a piece now: the pieces in the order in which a cursor visits them, and
/// of two choices between the same locations the one to be played first.
#[must_use]
pub fn targets(position: &AnyPosition) -> Vec<MoveTarget> {
    dispatch!(AnyPosition(position), position => position.move_targets())
}

/// Why the piece on `from` cannot be moved at all, or cannot go to `to`; none where it can.
#[must_use]
pub fn why_not(position: &AnyPosition, from: Location, to: Option<Location>) -> Option<AnyIllegal> {
    dispatch!(AnyPosition(position), position => position.refusal(from, to).map(AnyIllegal::from))
}

/// The locations that a piece passes from one to another, both included.
#[must_use]
pub fn way(position: &AnyPosition, from: Location, to: Location) -> Vec<Location> {
    dispatch!(AnyPosition(position), position => position.way(from, to))
}

/// The question that waits for its answer, where there is one.
#[must_use]
pub fn question(position: &AnyPosition) -> Option<Question> {
    dispatch!(AnyPosition(position), position => TableGame::question(position))
}

/// The location that is meant by pressing one, where two of them share a place.
#[must_use]
pub fn resolve_location(position: &AnyPosition, location: Location) -> Location {
    dispatch!(AnyPosition(position), position => position.resolve_location(location))
}

/// What pressing a chosen piece once more plays, out of its targets: the only one, or the one for
/// which the game has a preference. None lets it go.
#[must_use]
pub fn default_move(game: GameKind, targets: &[MoveTarget]) -> Option<AnyMove> {
    match targets {
        [only] => Some(only.choice),
        several => with_game!(game, Game => Game::default_move(several)),
    }
}

/// The locations from which targets lead, in their order, each once.
#[must_use]
pub fn origins(targets: &[MoveTarget]) -> Vec<Location> {
    let mut locations = Vec::new();
    for target in targets {
        if !locations.contains(&target.from) {
            locations.push(target.from);
        }
    }
    locations
}

/// The targets from one location.
#[must_use]
pub fn targets_from(targets: &[MoveTarget], from: Location) -> Vec<MoveTarget> {
    targets
        .iter()
        .filter(|target| target.from == from)
        .copied()
        .collect()
}

/// Whose pieces stand on a location.
#[must_use]
pub fn holder(position: &AnyPosition, location: Location) -> Option<Side> {
    standings(position)
        .into_iter()
        .find(|(side, _, standing)| standing.place.location(*side) == Some(location))
        .map(|(side, ..)| side)
}
