//! All that is Tablan's on the stage: its board, pictures, sticks, and how its pieces move.

use bevy::prelude::*;

mod acts;
pub mod art;
pub mod geometry;
mod halo;
mod marks;
pub(super) mod motion;
mod scenery;
mod stick;
pub mod sticks;
mod trail;

pub use art::TablanArt;
pub use geometry::{CELL, PIECE_DROP, TablanBoard};

pub(super) use acts::acts_of;

use super::{Layout, Marks, StageSystems, Trail, on_table};
use crate::rules::tablan::Cell;
use crate::rules::{GameKind, Side};
use crate::table::Location;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<sticks::StickThrow>();
}

pub(super) fn picture_plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            (
                scenery::set_up.run_if(not(any_with_component::<scenery::Scenery>)),
                scenery::arrange,
            )
                .chain(),
            (
                sticks::lay_out.run_if(not(any_with_component::<sticks::Stick>)),
                sticks::arrange,
            )
                .chain(),
            halo::light_up,
            marks::draw.run_if(resource_changed::<Marks>.or_eager(resource_changed::<Layout>)),
            trail::draw.run_if(resource_changed::<Trail>.or_eager(resource_changed::<Layout>)),
        )
            .in_set(StageSystems::Arrange)
            .run_if(on_table(GameKind::Tablan))
            .run_if(resource_exists::<TablanArt>),
    );
}

/// Every cell, along Blue's path.
pub(super) fn locations() -> Vec<Location> {
    Cell::all()
        .map(|cell| Location::TablanBoard(cell.index(Side::First)))
        .collect()
}
