//! Turns a request to close the window into a request to quit, which asks first if a game is unfinished.

use bevy::prelude::*;
use bevy::window::WindowCloseRequested;

use super::Screen;
use crate::ui::UiAction;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, quit_when_closed);
}

fn quit_when_closed(
    mut closing: MessageReader<WindowCloseRequested>,
    screen: Res<State<Screen>>,
    mut actions: MessageWriter<UiAction>,
    mut exit: MessageWriter<AppExit>,
) {
    if closing.read().count() == 0 {
        return;
    }
    if **screen == Screen::Table {
        actions.write(UiAction::Quit);
    } else {
        // The loading screen can't ask.
        exit.write(AppExit::Success);
    }
}
