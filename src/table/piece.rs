//! Pieces as entities: whose they are, where they stand and how they stand there.

use bevy::prelude::*;

use super::fact::Beat;
use super::game::Table;
use super::{Fact, TableSystems};
use crate::rules::tablan::{Cell, Position};
use crate::rules::{AnyPosition, AnyStep, Side, tablan};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        follow_match
            .in_set(TableSystems::Follow)
            .run_if(resource_exists::<Table>),
    );
}

/// A piece of one side.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[require(Standing)]
pub struct Piece {
    /// Whose it is.
    pub side: Side,
    /// Its number among its side's pieces, from 0.
    pub number: u8,
}

/// Where a piece is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Place {
    /// On a cell, by the game's own numbering (Tablan: Blue's path).
    Board(u8),
    /// Captured, out for good.
    #[default]
    Captured,
}

/// Where a piece stands and what it has been through, always as the match has it.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// Where it is.
    pub place: Place,
    /// It has left its start cell.
    pub started: bool,
    /// It is home and will not move again.
    pub home: bool,
}

impl Standing {
    /// The standing of whatever stands on a cell of a Tablan position.
    #[must_use]
    pub fn on(position: &Position, cell: Cell) -> Option<(Side, Standing)> {
        let piece = position.piece(cell)?;
        let place = Place::Board(cell.index(Side::First));
        Some((
            piece.side,
            Standing {
                place,
                started: piece.started,
                home: piece.home,
            },
        ))
    }
}

/// Changes that the table makes to its pieces while it judges, so that the facts of one step can
/// name the piece they are about.
#[derive(Resource, Default, Debug)]
pub(super) struct Roster {
    /// Every piece with its standing, as the match has it.
    pub pieces: Vec<(Entity, Piece, Standing)>,
}

impl Roster {
    fn at(&self, side: Side, cell: Cell) -> Option<usize> {
        let place = Place::Board(cell.index(Side::First));
        self.pieces
            .iter()
            .position(|(_, p, s)| p.side == side && s.place == place)
    }

    /// Carries one step out and tells which piece it is about.
    pub fn apply(&mut self, step: &AnyStep) -> Option<Entity> {
        let AnyStep::Tablan(step) = step else {
            return None;
        };
        let index = match step {
            tablan::Step::Travelled {
                side,
                path,
                started,
                ..
            } => {
                let index = self.at(*side, *path.first()?)?;
                let standing = &mut self.pieces[index].2;
                standing.place = Place::Board(path.last()?.index(Side::First));
                standing.started |= *started;
                index
            }
            tablan::Step::Captured { side, at } => {
                let index = self.at(*side, *at)?;
                self.pieces[index].2.place = Place::Captured;
                index
            }
            tablan::Step::Entered { side, at } => {
                let index = self.at(*side, *at)?;
                self.pieces[index].2.home = true;
                index
            }
            _ => return None,
        };
        Some(self.pieces[index].0)
    }

    /// Brings every piece to where a position has it: those in the right place stay, the others
    /// are dealt out in order.
    pub fn settle(&mut self, position: &AnyPosition) {
        let mut wanted: Vec<(Side, Standing)> = position
            .tablan()
            .into_iter()
            .flat_map(|position| Cell::all().filter_map(|cell| Standing::on(position, cell)))
            .collect();
        let mut free = Vec::new();
        for (index, (_, piece, standing)) in self.pieces.iter_mut().enumerate() {
            let same = |(side, want): &(Side, Standing)| {
                *side == piece.side && want.place == standing.place
            };
            match wanted.iter().position(same) {
                Some(at) => *standing = wanted.swap_remove(at).1,
                None => free.push(index),
            }
        }
        for index in free {
            let (_, piece, standing) = &mut self.pieces[index];
            match wanted.iter().position(|(side, _)| *side == piece.side) {
                Some(at) => *standing = wanted.swap_remove(at).1,
                None => {
                    *standing = Standing {
                        started: true,
                        ..Standing::default()
                    }
                }
            }
        }
    }
}

/// Lays out one entity a piece and puts all of them where the position has them.
pub(super) fn lay_out(commands: &mut Commands, roster: &mut Roster, position: &AnyPosition) {
    if roster.pieces.is_empty() {
        for side in Side::BOTH {
            for number in 0..tablan::PIECES {
                let piece = Piece { side, number };
                let entity = commands
                    .spawn((Name::new(format!("piece {side:?} {number}")), piece))
                    .id();
                roster.pieces.push((entity, piece, Standing::default()));
            }
        }
    }
    roster.settle(position);
}

/// Turns the steps of one accepted event into beats.
pub(super) fn beats(roster: &mut Roster, steps: Vec<AnyStep>, events: usize) -> Vec<Beat> {
    let last = steps.len().saturating_sub(1);
    steps
        .into_iter()
        .enumerate()
        .map(|(i, step)| Beat {
            piece: roster.apply(&step),
            step,
            reveals: (i == last).then_some(events),
        })
        .collect()
}

fn follow_match(
    roster: Res<Roster>,
    mut facts: MessageReader<Fact>,
    mut pieces: Query<&mut Standing, With<Piece>>,
) {
    if facts.read().count() == 0 {
        return;
    }
    for (entity, _, standing) in &roster.pieces {
        if let Ok(mut shown) = pieces.get_mut(*entity) {
            shown.set_if_neq(*standing);
        }
    }
}
