//! Layout and animation: draws what happens at the table and decides nothing.
//!
//! What happens becomes acts on a [`Timeline`]; acts move [`Actor`]s and what is thrown. Whatever
//! is cut short ends where the game already is.
//!
//! What is one game's own stands in its folder, and is called through [`StageGame`].

use bevy::prelude::*;

pub mod actor;
pub mod art;
pub mod big_layout;
pub mod board;
pub mod board_view;
pub mod camera;
pub mod cue;
pub mod director;
pub mod facing;
pub mod fade;
pub mod game;
pub mod layout;
pub mod marks;
pub mod mipmap;
pub mod painter;
mod piece_sprites;
pub mod pose;
mod posing;
pub mod recordings;
pub mod review_layout;
mod sizes;
pub mod solid;
mod sounding;
pub mod tablan;
pub mod table_art;
pub mod tablut;
pub mod tapatan;
pub mod tawula;
pub mod tempo;
pub mod throw;
pub mod throw_animation;
pub mod timeline;

pub use actor::Actor;
pub use board_view::BoardView;
pub use cue::Cue;
pub use director::{Revealed, Skip};
pub use facing::Facing;
pub use fade::TableFade;
pub use game::StageGame;
pub use layout::Layout;
pub use marks::{Marks, Trail};
pub use recordings::Recordings;
pub use table_art::TableArt;
pub use tempo::Tempo;
pub use timeline::Timeline;

use board::BoardShape;

use crate::rules::{self, GameKind, Side, for_games};
use crate::store::Seat;
use crate::table::{Learning, Table, TableSystems};

/// The order of the stage's work within a frame, after the table's.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StageSystems {
    /// What happened at the table becomes acts.
    Direct,
    /// Acts are played.
    Play,
    /// Everything visible is put where it belongs.
    Arrange,
}

macro_rules! game_plugins {
    ($($game:ident in $module:ident,)+) => {
        /// Adds the part of every game that needs no renderer.
        fn add_plugins(app: &mut App) {
            $(<rules::$module::Position as StageGame>::plugin(app);)+
        }

        /// Adds the part of every game that draws.
        fn add_picture_plugins(app: &mut App) {
            $(<rules::$module::Position as StageGame>::picture_plugin(app);)+
        }
    };
}

for_games!(game_plugins);

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
        .add_systems(
            Update,
            follow_game
                .before(StageSystems::Direct)
                .after(TableSystems::Save)
                .run_if(resource_exists::<Table>),
        )
        .add_plugins((director::plugin, actor::plugin, facing::plugin));
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
            recordings::plugin,
        ))
        .add_systems(
            Update,
            clear_away
                .after(StageSystems::Play)
                .before(StageSystems::Arrange),
        );
        add_picture_plugins(app);
    }
}

/// The game that something on the stage belongs to: it is despawned when another game comes.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct OnlyFor(pub GameKind);

/// Run condition: this game is on the table.
fn on_table(game: GameKind) -> impl Fn(Res<Layout>) -> bool + Clone {
    move |layout| layout.board_view.game() == game
}

/// Run condition: what is shown has changed, or where everything lies, or the pictures have come.
///
/// The last must be asked for by itself: while pictures are missing, Bevy may ask this condition, and
/// so use up the other changes, although the one for the pictures holds the system back.
fn is_redrawn<Shown: Resource, Art: Resource>(
    shown: Res<Shown>,
    layout: Res<Layout>,
    art: Option<Res<Art>>,
) -> bool {
    shown.is_changed() || layout.is_changed() || art.is_some_and(|art| art.is_changed())
}

/// The board, and with it the layout, is that of the game and the players at the table.
fn follow_game(table: Res<Table>, learning: Option<Res<Learning>>, mut layout: ResMut<Layout>) {
    let game = table.game().setup().kind();
    let bottom = bottom_of(&table);
    let board_view = layout.board_view;
    let teaches = learning.is_some_and(|learning| !learning.plays());
    let turned = board_view.game() != game || board_view != board_view.facing(bottom);
    let replays = table.is_replayed();
    if turned || teaches != layout.lesson.is_some() || replays != layout.review.is_some() {
        *layout = Layout::of(layout.window, layout.text_scale, game)
            .facing(bottom)
            .teaching(teaches)
            .looking_back(replays)
            .seated(layout.far_actions.is_some(), layout.turned)
            .large(layout.big.is_some() && !replays);
    }
}

/// Whose seat is at the bottom: the only person at the screen sits there, where the board can be turned.
fn bottom_of(table: &Table) -> Side {
    let people = Side::BOTH.map(|side| table.seat(side) == Seat::Person);
    if people == [false, true] {
        Side::Second
    } else {
        Side::First
    }
}

/// Clears away what belongs to another game, or to a board in another shape: whatever is drawn there
/// keeps its pictures in memory.
fn clear_away(
    mut commands: Commands,
    layout: Res<Layout>,
    mut shape: Local<Option<BoardShape>>,
    parts: Query<(Entity, &OnlyFor)>,
) {
    if !layout.is_changed() {
        return;
    }
    let now = layout.board_view.shape();
    let turned = shape.replace(now).is_some_and(|before| before != now);
    for (entity, OnlyFor(game)) in &parts {
        if turned || *game != layout.board_view.game() {
            commands.entity(entity).despawn();
        }
    }
}
