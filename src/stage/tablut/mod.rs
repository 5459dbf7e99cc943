//! All that is Tablut's on the stage: its sheet and thrones, pictures, and how its pieces move.

use bevy::prelude::*;

mod acts;
pub mod art;
mod call;
mod fall;
mod fate;
pub mod geometry;
mod halo;
mod marks;
pub(super) mod motion;
mod scenery;
mod thrones;
mod trail;

pub use art::TablutArt;
pub use geometry::{CELL, PIECE_DROP, TablutBoard};

pub(super) use acts::acts_of;

use super::actor::Leaving;
use super::{Layout, Marks, StageSystems, Trail, on_table};
use crate::rules::GameKind;
use crate::table::{Location, Table};

pub(super) fn picture_plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            (
                scenery::set_up.run_if(not(any_with_component::<scenery::Scenery>)),
                scenery::arrange,
            )
                .chain(),
            thrones::draw,
            fall::draw.run_if(
                any_with_component::<Leaving>.or_eager(any_with_component::<fall::Tumbling>),
            ),
            fate::draw,
            call::draw,
            halo::light_up,
            marks::draw.run_if(resource_changed::<Marks>.or_eager(resource_changed::<Layout>)),
            trail::draw.run_if(resource_changed::<Trail>.or_eager(resource_changed::<Layout>)),
        )
            .in_set(StageSystems::Arrange)
            .run_if(on_table(GameKind::Tablut))
            .run_if(resource_exists::<TablutArt>)
            .run_if(resource_exists::<Table>),
    );
}

/// Every square, by its number.
pub(super) fn locations() -> Vec<Location> {
    (0..81).map(Location::TablutBoard).collect()
}

/// Depths of what lies on the paper, back to front. The pieces' shadows lie above it, at 3.
mod depth {
    pub const SHEET: f32 = 1.0;
    pub const THRONE: f32 = 1.2;
    pub const TRAIL: f32 = 1.5;
    pub const GOAL: f32 = 1.7;
    pub const MARK: f32 = 1.8;
    pub const FOCUS: f32 = 2.2;
    pub const RING: f32 = 2.4;
    pub const FALL_SHADOW: f32 = 3.05;
    /// Among those who stand, by the foot's place between the upper and the lower edge.
    pub const STANDING: f32 = 10.0;
    pub const STANDING_STEP: f32 = 5.0;
    pub const SLIP: f32 = 60.0;
}

/// The depth of what stands with its foot at a height of board space.
fn standing_depth(layout: &Layout, y: f32) -> f32 {
    depth::STANDING + depth::STANDING_STEP * y / layout.board_view.size().y
}
