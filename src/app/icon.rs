//! Sets the window's icon if the platform shows one.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy::winit::WINIT_WINDOWS;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, set_icon.run_if(run_once));
}

/// Sets the icon. If that fails, the platform's default icon stays.
fn set_icon(window: Query<Entity, With<PrimaryWindow>>) {
    let Ok(entity) = window.single() else { return };
    let bytes = include_bytes!("../../assets/icon.png");
    let Ok(picture) = image::load_from_memory(bytes) else {
        return;
    };
    let picture = picture.into_rgba8();
    let (width, height) = picture.dimensions();
    let Ok(icon) = winit::window::Icon::from_rgba(picture.into_raw(), width, height) else {
        return;
    };
    WINIT_WINDOWS.with_borrow(|windows| {
        if let Some(window) = windows.get_window(entity) {
            window.set_window_icon(Some(icon));
        }
    });
}
