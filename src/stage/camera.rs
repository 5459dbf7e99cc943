//! The one camera, and the layout that follows the window.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::StageSystems;
use super::closer_view::CloserView;
use super::facing::{self, Facing};
use super::layout::Layout;
use crate::settings::CurrentSettings;
use crate::store::{BigMode, Seating, Settings, SwitchScan};
use crate::table::{Intent, Table};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<BigScreenRequest>()
        .add_systems(
            PreStartup,
            spawn_camera.before(bevy_egui::EguiStartupSet::InitContexts),
        )
        .add_systems(First, follow_window)
        .add_systems(
            Update,
            (
                turn_board
                    .after(facing::follow)
                    .after(StageSystems::Play)
                    .run_if(resource_changed::<Facing>),
                forget_asked.run_if(resource_changed::<CurrentSettings>),
                forget_at_next_game,
            ),
        );
}

/// The requests for the big screen apart from the settings.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct BigScreenRequest {
    /// The player's request, valid until the next game or a change of the settings for the big screen.
    pub asked: Option<bool>,
    /// `true` while the program plays a demonstration, which people watch from a distance.
    pub demonstrates: bool,
}

impl BigScreenRequest {
    /// `true` if the big screen is on in a window of this size (logical pixels).
    #[must_use]
    pub fn is_on(&self, settings: &Settings, window: Vec2) -> bool {
        let by_setting = match settings.big {
            BigMode::Never => false,
            BigMode::Automatic => window.y >= settings.big_from as f32,
            BigMode::Always => true,
        };
        self.demonstrates || self.asked.unwrap_or(by_setting)
    }
}

/// Drops the player's request at the next game, which follows the settings again.
fn forget_at_next_game(mut intents: MessageReader<Intent>, mut big: ResMut<BigScreenRequest>) {
    let next = intents.read().filter(|intent| intent.replaces_game());
    if next.count() > 0 && big.asked.is_some() {
        big.asked = None;
    }
}

/// Drops the player's request when the settings for the big screen change.
fn forget_asked(
    settings: Res<CurrentSettings>,
    mut known: Local<Option<(BigMode, u32)>>,
    mut big: ResMut<BigScreenRequest>,
) {
    let now = (settings.0.big, settings.0.big_from);
    if known.replace(now).is_some_and(|before| before != now) {
        big.asked = None;
    }
}

fn spawn_camera(mut commands: Commands) {
    // Pictures have transparent borders and the solids' shader softens outlines, so several samples per pixel would
    // improve nothing, and each sample costs memory and time for a whole window.
    commands.spawn((Name::new("camera"), Camera2d, Msaa::Off));
}

/// Computes the layout again for the window and the settings.
pub fn follow_window(
    window: Query<&Window, With<PrimaryWindow>>,
    settings: Res<CurrentSettings>,
    big: Res<BigScreenRequest>,
    table: Option<Res<Table>>,
    facing: Res<Facing>,
    closer: Res<CloserView>,
    mut layout: ResMut<Layout>,
) {
    let Ok(window) = window.single() else { return };
    // Players who solve a puzzle, review a game or share a screen from opposite sides are near it.
    let is_played = |table: Res<Table>| table.puzzle().is_none() && !table.is_replayed();
    let reads_from_afar = facing.seating == Seating::SideBySide && table.is_none_or(is_played);
    let game = layout.board_view.game();
    let is_big = big.is_on(&settings.0, window.size()) && reads_from_afar;
    let scans = settings.0.switch_scan != SwitchScan::Off;
    let lines = u8::from(settings.0.captions) + u8::from(scans);
    let fresh = Layout::of(window.size(), settings.0.text_scale(), game)
        .captioned(lines, is_big)
        .facing(layout.board_view.bottom())
        .teaching(layout.teaching)
        .looking_back(layout.review.is_some())
        .seated(layout.far_actions.is_some(), layout.turned)
        .large(is_big)
        .closer(&closer);
    layout.set_if_neq(fresh);
}

/// Turns the board about the middle of the window, together with the panels.
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
