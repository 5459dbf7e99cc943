//! The one camera, and the layout that follows the window.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::StageSystems;
use super::facing::{self, Facing};
use super::layout::Layout;
use crate::store::{BigMode, Seating};
use crate::table::Table;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TextScale>()
        .init_resource::<BigWanted>()
        .add_systems(
            PreStartup,
            spawn_camera.before(bevy_egui::EguiStartupSet::InitContexts),
        )
        .add_systems(First, follow_window)
        .add_systems(
            Update,
            turn_board
                .after(facing::follow)
                .after(StageSystems::Play)
                .run_if(resource_changed::<Facing>),
        );
}

/// How much larger than usual the text is, 1 to 2.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct TextScale(pub f32);

impl Default for TextScale {
    fn default() -> Self {
        TextScale(1.0)
    }
}

/// Whether the table is wanted large, to be read from afar.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct BigWanted {
    /// What the settings say.
    pub mode: BigMode,
    /// The height of the window from which it is large by itself, in logical pixels.
    pub from: u32,
    /// What was asked for since; it holds until the settings change.
    pub asked: Option<bool>,
    /// The program demonstrates to whoever passes by.
    pub demonstrates: bool,
}

impl BigWanted {
    /// Whether the table is large in a window of this size, in logical pixels.
    #[must_use]
    pub fn is_on(&self, window: Vec2) -> bool {
        let by_setting = match self.mode {
            BigMode::Never => false,
            BigMode::Automatic => window.y >= self.from as f32,
            BigMode::Always => true,
        };
        self.demonstrates || self.asked.unwrap_or(by_setting)
    }
}

fn spawn_camera(mut commands: Commands) {
    // Every picture ends in clear pixels and the solids' shader softens their outlines: several samples a pixel would
    // show nothing more, and cost a window's size of memory and of work for each.
    commands.spawn((Name::new("camera"), Camera2d, Msaa::Off));
}

fn follow_window(
    window: Query<&Window, With<PrimaryWindow>>,
    text_scale: Res<TextScale>,
    big: Res<BigWanted>,
    (table, facing): (Option<Res<Table>>, Res<Facing>),
    mut layout: ResMut<Layout>,
) {
    let Ok(window) = window.single() else { return };
    // Whoever solves a puzzle, looks back, or sits across from another at one screen, is near it.
    let is_played = |table: Res<Table>| table.puzzle().is_none() && !table.is_replayed();
    let reads_from_afar = facing.seating == Seating::SideBySide && table.is_none_or(is_played);
    let fresh = Layout::of(window.size(), text_scale.0, layout.board_view.game())
        .facing(layout.board_view.bottom())
        .teaching(layout.lesson.is_some())
        .looking_back(layout.review.is_some())
        .seated(layout.far_actions.is_some(), layout.turned)
        .large(big.is_on(window.size()) && reads_from_afar);
    layout.set_if_neq(fresh);
}

/// The board turns about the middle of the window, as the panels do.
fn turn_board(facing: Res<Facing>, mut cameras: Query<&mut Transform, With<Camera2d>>) {
    let (angle, away) = facing.board_turn();
    for mut place in &mut cameras {
        place.set_if_neq(Transform {
            rotation: Quat::from_rotation_z(angle),
            scale: Vec3::new(away, away, 1.0),
            ..*place
        });
    }
}
