//! Describes the legal moves of any game as locations and targets.

use crate::rules::{AnyIllegal, AnyMove, AnyPosition, GameKind, Side, dispatch, with_game};
use crate::table::games::TableGame;
use crate::table::pieces::standings;

mod compound_move;

pub use super::location::Location;
pub use super::move_target::{MoveTarget, Question, TargetKind};
pub use compound_move::{CompoundMove, compound_moves};

/// Every choice that moves a piece now. Pieces are in the order in which a cursor visits them; of two choices between
/// the same locations the one to be played first comes first.
#[must_use]
pub fn targets(position: &AnyPosition) -> Vec<MoveTarget> {
    dispatch!(AnyPosition(position), position => position.move_targets())
}

/// The number of the throw or die that a choice uses. `None` if it uses all of them.
#[must_use]
pub fn number_of(choice: AnyMove) -> Option<u8> {
    dispatch!(AnyMove(choice), choice: Game => Game::number_of(choice))
}

/// The reason why the piece on `from` can't move at all, or not to `to`. `None` if it can.
#[must_use]
pub fn why_not(position: &AnyPosition, from: Location, to: Option<Location>) -> Option<AnyIllegal> {
    dispatch!(AnyPosition(position), position => position.refusal(from, to).map(AnyIllegal::from))
}

/// The locations on a piece's way, including both ends.
#[must_use]
pub fn way(position: &AnyPosition, from: Location, to: Location) -> Vec<Location> {
    dispatch!(AnyPosition(position), position => position.way(from, to))
}

/// The question that must be answered before any move. `None` if there isn't one.
#[must_use]
pub fn question(position: &AnyPosition) -> Option<Question> {
    dispatch!(AnyPosition(position), position => TableGame::question(position))
}

/// The location that a press means if two of them share a place.
#[must_use]
pub fn resolve_location(position: &AnyPosition, location: Location) -> Location {
    dispatch!(AnyPosition(position), position => position.resolve_location(location))
}

/// The choice that a second press on a selected piece plays: the only one, or the one that the game prefers. `None`
/// deselects the piece.
#[must_use]
pub fn default_move(game: GameKind, targets: &[MoveTarget]) -> Option<AnyMove> {
    match targets {
        [only] => Some(only.choice),
        several => with_game!(game, Game => Game::default_move(several)),
    }
}

/// The start locations of targets, in their order, without duplicates.
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

/// The side whose pieces are on a location.
#[must_use]
pub fn holder(position: &AnyPosition, location: Location) -> Option<Side> {
    standings(position)
        .into_iter()
        .find(|(side, _, standing)| standing.place.location(*side) == Some(location))
        .map(|(side, ..)| side)
}
