//! All that is Tawula's on the stage: its box, pictures, dice, and how its pieces move.

use bevy::prelude::*;

mod acts;
pub mod art;
pub mod dice;
mod dice_roll;
mod die;
pub mod floor;
pub mod geometry;
mod marks;
pub(super) mod motion;
mod scenery;
mod stacks;
mod trail;

pub use art::TawulaArt;
pub use geometry::{CELL, TawulaBoard};

pub(super) use acts::acts_of;

use super::{Layout, Marks, StageSystems, Trail, on_table};
use crate::rules::tawula::POINTS;
use crate::rules::{GameKind, Side};
use crate::table::Location;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(dice::plugin);
}

pub(super) fn picture_plugin(app: &mut App) {
    app.add_plugins(dice::picture_plugin).add_systems(
        Update,
        (
            (
                scenery::set_up.run_if(not(any_with_component::<scenery::Scenery>)),
                scenery::arrange,
            )
                .chain(),
            stacks::draw,
            marks::draw.run_if(resource_changed::<Marks>.or_eager(resource_changed::<Layout>)),
            trail::draw.run_if(resource_changed::<Trail>.or_eager(resource_changed::<Layout>)),
        )
            .in_set(StageSystems::Arrange)
            .run_if(on_table(GameKind::Tawula))
            .run_if(resource_exists::<TawulaArt>),
    );
}

/// Every point by White's number, the bar and the trays. A tray is pressed as its hand, whatever
/// lies in it.
pub(super) fn locations() -> Vec<Location> {
    let beside = Side::BOTH.map(|side| [Location::Bar(side), Location::Hand(side)]);
    (1..=POINTS)
        .map(Location::TawulaBoard)
        .chain(beside.into_iter().flatten())
        .collect()
}
