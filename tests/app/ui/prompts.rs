//! Tests that texts name the keys or buttons of the last used device.

use bevy::math::Vec2;
use tavoliere::input::controller_make::ControllerMake;
use tavoliere::input::prompt_device::PromptDevice;
use tavoliere::rules::{GameKind, Side};
use tavoliere::store::Shortcut;
use tavoliere::table::Table;
use tavoliere::ui::View;
use tavoliere::ui::prompts::{Prompts, shortcut_prompt};

use crate::ui::layouts::end::under_way;
use crate::views::ViewParts;

/// The name of the key or button for undo in a window, after the use of a device.
fn undo(window: Vec2, device: PromptDevice) -> String {
    let kind = GameKind::Tablan;
    let table = Table::new(under_way(kind, Side::First));
    let parts = ViewParts::new(window, kind);
    let make = ControllerMake::Xbox;
    let view = View {
        prompts: Prompts { device, make },
        ..parts.view(&table)
    };
    shortcut_prompt(&view, Shortcut::Undo)
}

#[test]
fn prompts_follow_the_last_used_device() {
    let window = Vec2::new(1280.0, 720.0);
    assert_eq!(undo(window, PromptDevice::Keyboard), "U");
    assert_eq!(undo(window, PromptDevice::Touch), "");
    let button = undo(window, PromptDevice::Controller);
    assert!(!button.is_empty() && button != "U", "{button}");
}

#[test]
fn a_phone_has_no_keys() {
    for window in [Vec2::new(390.0, 844.0), Vec2::new(640.0, 360.0)] {
        assert_eq!(undo(window, PromptDevice::Keyboard), "");
        assert!(!undo(window, PromptDevice::Controller).is_empty());
    }
}
