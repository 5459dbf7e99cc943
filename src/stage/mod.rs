//! Layout and animation: draws the table and never decides anything.
//!
//! Table events become acts on a [`Timeline`]; acts move [`Actor`]s, sticks and dice. Motion that is cut short ends in
//! the current state of the game.
//!
//! The part of each game is in its own folder, behind [`StageGame`].

use bevy::prelude::*;

pub mod actor;
pub mod art;
pub mod big_layout;
pub mod board;
pub mod board_view;
pub mod camera;
pub mod closer_view;
pub mod cue;
pub mod cursor_step;
pub mod director;
pub mod facing;
pub mod fade;
pub mod game;
pub mod layout;
pub mod marks;
pub mod mipmap;
pub mod night;
pub mod painter;
mod piece_sprites;
pub mod plain_board;
pub mod plain_pieces;
pub mod pose;
mod posing;
pub mod recordings;
pub mod review_layout;
pub mod road;
mod shown_game;
mod sizes;
pub mod solid;
mod sounding;
mod systems;
pub mod tablan;
pub mod table_art;
mod table_layout;
pub mod tablut;
pub mod tapatan;
pub mod tawula;
pub mod tempo;
pub mod throw;
pub mod throw_animation;
pub mod throw_counting;
pub mod timeline;

pub use actor::Actor;
pub use board_view::BoardView;
pub use closer_view::CloserView;
pub use cue::Cue;
pub use cursor_step::CursorStep;
pub use director::{RevealedEvents, Skip};
pub use facing::Facing;
pub use fade::TableFade;
pub use game::StageGame;
pub use layout::Layout;
pub use marks::{Marks, Trail};
pub use piece_sprites::plugin as piece_sprites_plugin;
pub use recordings::Recordings;
pub use road::Road;
pub use shown_game::OnlyFor;
pub use systems::StageSystems;
pub use table_art::TableArt;
pub use tempo::Tempo;
pub use throw::ThrownPart;
pub use throw_counting::ThrowCounting;
pub use timeline::Timeline;

use shown_game::{is_redrawn, on_table};

use crate::rules::{self, for_games};
use crate::table::TableSystems;

macro_rules! game_plugins {
    ($($game:ident in $module:ident,)+) => {
        /// Adds each game's part that needs no renderer.
        fn add_plugins(app: &mut App) {
            $(<rules::$module::Position as StageGame>::plugin(app);)+
        }

        /// Adds each game's part that draws.
        fn add_picture_plugins(app: &mut App) {
            $(<rules::$module::Position as StageGame>::picture_plugin(app);)+
        }
    };
}

for_games!(game_plugins);

/// The part of the stage that needs no renderer: acts, clocks and the events in view.
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
        .add_plugins((
            director::plugin,
            actor::plugin,
            facing::plugin,
            table_layout::plugin,
            closer_view::plugin,
        ));
        add_plugins(app);
    }
}

/// The part of the stage that draws.
pub struct PicturePlugin;

impl Plugin for PicturePlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins((
            camera::plugin,
            solid::plugin,
            piece_sprites::plugin,
            fade::plugin,
            night::plugin,
            plain_board::plugin,
            plain_pieces::plugin,
            recordings::plugin,
            shown_game::plugin,
        ));
        add_picture_plugins(app);
    }
}
