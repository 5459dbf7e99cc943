//! All that is Tapatan's on the stage: its board, pictures, trays, and how its pieces move.

use bevy::prelude::*;

mod acts;
pub mod art;
pub mod geometry;
mod line;
mod marks;
pub(super) mod motion;
mod scenery;
mod trail;

pub use art::TapatanArt;
pub use geometry::{CUP, TapatanBoard};

pub(super) use acts::acts_of;
pub(super) use geometry::{locations, scale};

use super::{Layout, Marks, StageSystems, Trail, on_table};
use crate::rules::GameKind;

pub(super) fn picture_plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            (
                scenery::set_up.run_if(not(any_with_component::<scenery::Scenery>)),
                scenery::arrange,
            )
                .chain(),
            marks::draw.run_if(resource_changed::<Marks>.or_eager(resource_changed::<Layout>)),
            trail::draw.run_if(resource_changed::<Trail>.or_eager(resource_changed::<Layout>)),
            trail::draw_slide,
            line::draw,
        )
            .in_set(StageSystems::Arrange)
            .run_if(on_table(GameKind::Tapatan))
            .run_if(resource_exists::<TapatanArt>),
    );
}
