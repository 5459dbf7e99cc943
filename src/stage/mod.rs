//! Layout and motion: draws the facts of the table and decides nothing.
//!
//! Facts become acts on a [`Timeline`]; acts move [`Actor`]s and sticks. Whatever is cut short
//! ends where the match already is.

use bevy::prelude::*;

pub mod actor;
pub mod art;
pub mod camera;
pub mod cue;
pub mod director;
pub mod geometry;
pub mod layout;
pub mod marks;
pub mod mipmap;
pub mod scenery;
pub mod solid;
pub mod sticks;
pub mod timeline;
pub mod trail;

pub use actor::Actor;
pub use art::Art;
pub use cue::Cue;
pub use director::{Revealed, Skip};
pub use layout::Layout;
pub use marks::Marks;
pub use timeline::{Tempo, Timeline};

use crate::table::TableSystems;

/// The order of the stage's work within a frame, after the table's.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StageSystems {
    /// Facts become acts.
    Direct,
    /// Acts are played.
    Play,
    /// Everything visible is put where it belongs.
    Arrange,
}

/// The part of the stage that needs no renderer: acts, clocks and what is in view.
pub struct StagePlugin;

impl Plugin for StagePlugin {
    fn build(&self, app: &mut App) {
        app.configure_sets(
            Update,
            (
                StageSystems::Direct,
                StageSystems::Play,
                StageSystems::Arrange,
            )
                .chain()
                .after(TableSystems::Save),
        )
        .init_resource::<Layout>()
        .init_resource::<Marks>()
        .add_plugins((director::plugin, actor::plugin, sticks::plugin));
    }
}

/// The part of the stage that draws.
pub struct PicturePlugin;

impl Plugin for PicturePlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins((
            camera::plugin,
            scenery::plugin,
            solid::plugin,
            actor::picture_plugin,
            sticks::picture_plugin,
            marks::plugin,
            trail::plugin,
        ));
    }
}
