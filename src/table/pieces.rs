//! Keeps the pieces' entities in step with the game record.

use bevy::prelude::*;

use super::games::{TableGame, piece_set};
use super::table_event::{Change, PieceStep, StepBack};
use super::{Location, Piece, PieceKind, Place, Standing, Table, TableEvent, TableSystems};
use crate::rules::{AnyMove, AnyPosition, AnyStep, GameKind, Side, dispatch};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        follow_match
            .in_set(TableSystems::Follow)
            .run_if(resource_exists::<Table>),
    );
}

/// Every piece that isn't captured, with its standing in a position. Pieces of one side in the same place have
/// different levels, from 0.
#[must_use]
pub fn standings(position: &AnyPosition) -> Vec<(Side, PieceKind, Standing)> {
    dispatch!(AnyPosition(position), position => position.standings())
}

/// The sides and kinds of the pieces on a location.
#[must_use]
pub fn pieces_at(position: &AnyPosition, location: Location) -> Vec<(Side, PieceKind)> {
    let all = standings(position).into_iter();
    all.filter(|(side, _, standing)| standing.place.location(*side) == Some(location))
        .map(|(side, kind, _)| (side, kind))
        .collect()
}

/// Plays a choice and returns the start and end locations of the moved pieces of the side that chose. An illegal choice
/// changes nothing and returns no locations.
pub fn journeys(
    position: &mut AnyPosition,
    side: Side,
    choice: AnyMove,
) -> Vec<(Location, Location)> {
    let Ok(steps) = position.play(choice) else {
        return Vec::new();
    };
    let journey = |step: &AnyStep| {
        let movement = dispatch!(AnyStep(step), step: Game => Game::movement(step))?;
        let [from, to] = [movement.from, movement.to].map(|place| place.location(side));
        let (from, to) = from.zip(to)?;
        (movement.side == side && from != to).then_some((from, to))
    };
    steps.iter().filter_map(journey).collect()
}

/// The pieces of the table, updated while intents are judged, so that the events of a step can name their piece.
#[derive(Resource, Default, Debug)]
pub(super) struct PieceRegistry {
    game: Option<GameKind>,
    /// The pieces: side, kind and number of each.
    set: Vec<(Side, PieceKind, u8)>,
    /// Every piece with its standing, as in the game record.
    pub pieces: Vec<(Entity, Piece, Standing)>,
}

impl PieceRegistry {
    /// Creates one entity per piece and places all of them as in the position. The pieces of another game, or of rules
    /// with other pieces, are removed.
    pub fn place_all(&mut self, commands: &mut Commands, position: &AnyPosition) {
        let game = position.kind();
        let set = piece_set(position);
        if self.game != Some(game) || self.set != set {
            for (entity, ..) in self.pieces.drain(..) {
                commands.entity(entity).despawn();
            }
            self.game = Some(game);
            self.set.clone_from(&set);
            for (side, kind, count) in set {
                for _ in 0..count {
                    let number = self.count(|piece, _| piece.side == side);
                    let piece = Piece { side, kind, number };
                    let name = Name::new(format!("piece {side:?} {number}"));
                    let entity = commands.spawn((name, piece)).id();
                    self.pieces.push((entity, piece, Standing::default()));
                }
            }
        }
        self.settle(position);
    }

    fn count(&self, counts: impl Fn(&Piece, &Standing) -> bool) -> u8 {
        let all = self.pieces.iter().filter(|(_, p, s)| counts(p, s)).count();
        u8::try_from(all).unwrap_or(u8::MAX)
    }

    /// Adds the pieces to the steps of an accepted event.
    pub fn piece_steps(&mut self, steps: Vec<AnyStep>, events: usize) -> Vec<PieceStep> {
        let last = steps.len().saturating_sub(1);
        steps
            .into_iter()
            .enumerate()
            .map(|(i, step)| PieceStep {
                change: self.apply(&step),
                step,
                reveals: (i == last).then_some(events),
            })
            .collect()
    }

    /// Applies one step and returns the change of its piece. `None` if it concerns no piece.
    fn apply(&mut self, step: &AnyStep) -> Option<Change> {
        let movement = dispatch!(AnyStep(step), step: Game => Game::movement(step))?;
        let index = self.uppermost(movement.side, movement.from)?;
        let from = self.pieces[index].2;
        let mut to = from;
        if movement.to != movement.from {
            to.place = movement.to;
            to.level = self.count(|p, s| p.side == movement.side && s.place == movement.to);
        }
        to.started |= movement.started;
        to.home |= movement.home;
        self.pieces[index].2 = to;
        Some(Change {
            piece: self.pieces[index].0,
            side: movement.side,
            from,
            to,
        })
    }

    /// Reverts the steps of an event and returns the changes that each had made, the last one first.
    pub fn step_back(&mut self, steps: Vec<AnyStep>) -> Vec<StepBack> {
        let back = steps.into_iter().rev();
        back.filter_map(|step| {
            let change = self.take_back(&step)?;
            Some(StepBack { step, change })
        })
        .collect()
    }

    /// Reverts one step and returns the change that it had made.
    fn take_back(&mut self, step: &AnyStep) -> Option<Change> {
        let movement = dispatch!(AnyStep(step), step: Game => Game::movement(step))?;
        let place = self.uppermost(movement.side, movement.to)?;
        let level = self.count(|p, s| p.side == movement.side && s.place == movement.from);
        let (piece, _, standing) = self.pieces.get_mut(place)?;
        let to = *standing;
        if movement.to != movement.from {
            standing.place = movement.from;
            standing.level = level;
        }
        standing.started &= !movement.started;
        standing.home &= !movement.home;
        Some(Change {
            piece: *piece,
            side: movement.side,
            from: *standing,
            to,
        })
    }

    /// The index of a side's top piece in a place.
    fn uppermost(&self, side: Side, place: Place) -> Option<usize> {
        let pieces = self.pieces.iter().enumerate();
        pieces
            .filter(|(_, (_, p, s))| p.side == side && s.place == place)
            .max_by_key(|(_, (_, _, s))| s.level)
            .map(|(index, _)| index)
    }

    /// The standings of all pieces.
    pub fn standings(&self) -> Vec<(Entity, Standing)> {
        let pieces = self.pieces.iter();
        pieces
            .map(|(piece, _, standing)| (*piece, *standing))
            .collect()
    }

    /// Places all pieces as in a position. Correct ones stay; those on the board go to the nearest places, then captured
    /// ones return, the latest captured first.
    pub fn settle(&mut self, position: &AnyPosition) {
        let mut wanted = standings(position);
        let mut free = Vec::new();
        for (index, (_, piece, standing)) in self.pieces.iter_mut().enumerate() {
            let same = |(side, kind, want): &(Side, PieceKind, Standing)| {
                (*side, *kind) == (piece.side, piece.kind)
                    && (want.place, want.level) == (standing.place, standing.level)
            };
            match wanted.iter().position(same) {
                Some(at) => *standing = wanted.swap_remove(at).2,
                None => free.push(index),
            }
        }
        free.sort_by_key(|index| {
            let standing = self.pieces[*index].2;
            let is_captured = standing.place == Place::Captured;
            (is_captured, std::cmp::Reverse(standing.level))
        });
        let mut captured = Vec::new();
        for index in free {
            let (_, piece, standing) = &mut self.pieces[index];
            let own = |(side, kind, _): &(Side, PieceKind, Standing)| {
                (*side, *kind) == (piece.side, piece.kind)
            };
            let fitting = wanted.iter().enumerate().filter(|(_, one)| own(one));
            let nearest =
                fitting.min_by_key(|(_, (_, _, want))| distance(standing.place, want.place));
            match nearest.map(|(at, _)| at) {
                Some(at) => *standing = wanted.swap_remove(at).2,
                None => captured.push(index),
            }
        }
        let mut levels = [0; 2];
        for index in captured.into_iter().rev() {
            let (_, piece, standing) = &mut self.pieces[index];
            let level = &mut levels[piece.side.index()];
            *standing = Standing {
                level: *level,
                started: true,
                ..Standing::default()
            };
            *level += 1;
        }
    }
}

/// The distance between two places by their numbers on the board. Places off the board are far from all others.
const fn distance(from: Place, to: Place) -> u8 {
    match (from, to) {
        (Place::Board(from), Place::Board(to)) => from.abs_diff(to),
        _ => u8::MAX,
    }
}

fn follow_match(
    registry: Res<PieceRegistry>,
    mut table_events: MessageReader<TableEvent>,
    mut pieces: Query<&mut Standing, With<Piece>>,
) {
    if table_events.read().count() == 0 {
        return;
    }
    for (entity, _, standing) in &registry.pieces {
        if let Ok(mut shown) = pieces.get_mut(*entity) {
            shown.set_if_neq(*standing);
        }
    }
}
