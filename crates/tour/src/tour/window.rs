//! The window in which the tour takes its pictures.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy::winit::WINIT_WINDOWS;
use tavoliere::stage::Layout;

use crate::scenes::WindowSize;

/// Requests a size, unless the window already has it.
pub(crate) fn resize(world: &mut World, size: WindowSize) {
    let size = size.to_vec2();
    let mut windows = world.query_filtered::<&mut Window, With<PrimaryWindow>>();
    if let Ok(mut window) = windows.single_mut(world)
        && window.size() != size
    {
        window.resolution.set(size.x, size.y);
    }
}

/// `true` once the layout and the window on the display have this size, which takes some time.
pub(crate) fn has_size(world: &mut World, size: WindowSize) -> bool {
    let layout = world.resource::<Layout>().window;
    let mut windows = world.query_filtered::<Entity, With<PrimaryWindow>>();
    let on_display = windows.single(world).ok().and_then(|window| {
        WINIT_WINDOWS.with_borrow(|windows| Some(windows.get_window(window)?.inner_size()))
    });
    let on_display = on_display.map_or(layout, |size| uvec2(size.width, size.height).as_vec2());
    [layout, on_display]
        .iter()
        .all(|found| (*found - size.to_vec2()).abs().max_element() < 2.0)
}

/// Describes how the board extends beyond the window. `None` if it is completely inside.
pub(super) fn board_outside(world: &World) -> Option<String> {
    let layout = world.resource::<Layout>();
    let board = layout.whole_board();
    let window = layout.window / layout.unit;
    let inside =
        board.min.min_element() >= 0.0 && board.max.x <= window.x && board.max.y <= window.y;
    (!inside).then(|| format!("the board leaves the window: {board:?} in {window:?}"))
}
