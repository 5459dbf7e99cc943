//! Notices when the window is hidden, and can keep frames running without a pause.

use std::time::Duration;

use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::time::Real;
use bevy::window::{PrimaryWindow, WindowOccluded};
use bevy::winit::WINIT_WINDOWS;

use crate::table::TableUnseen;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Hidden>()
        .add_systems(First, note_hidden.before(hide_camera))
        .add_systems(First, hide_camera.run_if(resource_changed::<Hidden>));
}

/// Draws frames without a pause while this resource exists.
#[derive(Resource, Debug)]
pub struct ContinuousFrames;

/// `true` if the window isn't visible because it's minimised, fully covered or in a background tab.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hidden(pub bool);

/// The time between two checks whether the window is minimised, because not every system sends an event for that.
const CHECK_INTERVAL: Duration = Duration::from_secs(1);

fn note_hidden(
    _main_thread: NonSendMarker,
    real: Res<Time<Real>>,
    windows: Query<(Entity, &Window), With<PrimaryWindow>>,
    mut changes: MessageReader<WindowOccluded>,
    mut occluded: Local<bool>,
    mut minimized: Local<bool>,
    mut asked: Local<Duration>,
    mut hidden: ResMut<Hidden>,
    mut unseen: ResMut<TableUnseen>,
) {
    if let Some(last) = changes.read().last() {
        *occluded = last.occluded;
    }
    let Ok((entity, window)) = windows.single() else {
        return;
    };
    let now = real.elapsed();
    if *minimized || now >= *asked + CHECK_INTERVAL {
        *asked = now;
        *minimized = WINIT_WINDOWS
            .with_borrow(|windows| windows.get_window(entity)?.is_minimized())
            .unwrap_or(false);
    }
    let empty = window.physical_size().min_element() == 0;
    let is_hidden = *occluded || *minimized || empty;
    hidden.set_if_neq(Hidden(is_hidden));
    unseen.set_if_neq(TableUnseen(is_hidden));
}

fn hide_camera(hidden: Res<Hidden>, mut cameras: Query<&mut Camera>) {
    for mut camera in &mut cameras {
        camera.is_active = !hidden.0;
    }
}
