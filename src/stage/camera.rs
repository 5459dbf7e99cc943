//! The one camera, and the layout that follows the window.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::StageSystems;
use super::facing::{self, Facing};
use super::layout::Layout;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TextScale>()
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

fn spawn_camera(mut commands: Commands) {
    commands.spawn((Name::new("camera"), Camera2d));
}

fn follow_window(
    window: Query<&Window, With<PrimaryWindow>>,
    text_scale: Res<TextScale>,
    mut layout: ResMut<Layout>,
) {
    let Ok(window) = window.single() else { return };
    let fresh = Layout::of(window.size(), text_scale.0, layout.board_view.game())
        .facing(layout.board_view.bottom())
        .teaching(layout.lesson.is_some())
        .seated(layout.far_actions.is_some(), layout.turned);
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
