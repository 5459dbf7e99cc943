//! The one camera, and the layout that follows the window.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::layout::Layout;
use crate::store::BigMode;
use crate::table::Table;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TextScale>()
        .init_resource::<BigWanted>()
        .add_systems(
            PreStartup,
            spawn_camera.before(bevy_egui::EguiStartupSet::InitContexts),
        )
        .add_systems(First, follow_window);
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
    commands.spawn((Name::new("camera"), Camera2d));
}

fn follow_window(
    window: Query<&Window, With<PrimaryWindow>>,
    text_scale: Res<TextScale>,
    big: Res<BigWanted>,
    table: Option<Res<Table>>,
    mut layout: ResMut<Layout>,
) {
    let Ok(window) = window.single() else { return };
    let fresh = Layout::of(window.size(), text_scale.0, layout.board_view.game())
        .facing(layout.board_view.bottom())
        .teaching(layout.lesson.is_some())
        // Whoever solves a puzzle sits before it and reads it.
        .large(big.is_on(window.size()) && table.is_none_or(|table| table.puzzle().is_none()));
    layout.set_if_neq(fresh);
}
