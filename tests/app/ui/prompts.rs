//! Tests that texts name the keys or buttons of the last used device.

use bevy::prelude::*;
use tavoliere::input::controller_make::ControllerMake;
use tavoliere::input::last_device::LastDevice;
use tavoliere::rules::{GameKind, Setup, Side};
use tavoliere::store::{Shortcut, ShortcutButton, ShortcutKey};
use tavoliere::table::Table;
use tavoliere::ui::kit::Names;
use tavoliere::ui::prompts::{Prompts, ThrowPrompt, shortcut_prompt};
use tavoliere::ui::{OpenPanels, Panel, View};

use crate::rig::{PEOPLE, Rig};
use crate::ui::layouts::end::under_way;
use crate::views::ViewParts;

/// The name of the key or button for undo in a window, after the use of a device.
fn undo(window: Vec2, device: LastDevice) -> String {
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
    assert_eq!(undo(window, LastDevice::Keyboard), "U");
    assert_eq!(undo(window, LastDevice::Touch), "");
    let button = undo(window, LastDevice::Controller);
    assert!(!button.is_empty() && button != "U", "{button}");
}

/// The name of the settings' row on the panel of keys that opens after the use of a device. `None` without the row.
fn row_of_settings(device: LastDevice) -> Option<String> {
    let mut rig = Rig::with_panels();
    rig.begin(Setup::new(GameKind::Tapatan), PEOPLE, 1);
    rig.app.insert_resource(device);
    let mut open = rig.app.world_mut().resource_mut::<OpenPanels>();
    // The table has no pictures.
    open.home = true;
    open.panel = Some(Panel::Keys);
    rig.frame(16);
    let ctx = rig.egui_context();
    for _ in 0..4 {
        let _ = Names::take(&ctx);
        rig.frame(16);
    }
    let names = Names::take(&ctx).0;
    let mut names = names.into_iter().map(|(name, _)| name);
    names.find(|name| name.starts_with("Settings: "))
}

#[test]
fn the_panel_of_keys_opens_with_the_last_used_device() {
    for (device, row) in [
        (LastDevice::Keyboard, Some("Settings: S")),
        (LastDevice::Controller, Some("Settings: No button")),
        (LastDevice::Touch, None),
    ] {
        assert_eq!(row_of_settings(device).as_deref(), row, "{device:?}");
    }
}

#[test]
fn prompts_name_changed_keys_and_buttons() {
    const THROW: ThrowPrompt = ThrowPrompt {
        by_key: "press-dice",
        by_button: "press-button-dice",
        plain: "now-throw-dice",
    };
    let kind = GameKind::Tawula;
    let table = Table::new(under_way(kind, Side::First));
    let mut parts = ViewParts::new(Vec2::new(1280.0, 720.0), kind);
    let texts = |parts: &ViewParts| {
        [LastDevice::Keyboard, LastDevice::Controller].map(|device| {
            let prompts = Prompts {
                device,
                make: ControllerMake::Other,
            };
            let view = parts.view(&table);
            let text = THROW.text(&View { prompts, ..view });
            // Without the marks that separate texts of two directions.
            text.replace(['\u{2068}', '\u{2069}'], "")
        })
    };
    assert_eq!(
        texts(&parts),
        [
            "Pick the dice, or press Space",
            "Press the bottom button to roll the dice"
        ]
    );
    let settings = parts.settings_mut();
    settings.keys.take(Shortcut::Choose, ShortcutKey::Q);
    let trigger = ShortcutButton::RightShoulder;
    settings.buttons.take(Shortcut::Choose, trigger);
    assert_eq!(
        texts(&parts),
        [
            "Pick the dice, or press Q",
            "Press “Right shoulder button” to roll the dice"
        ]
    );
}

#[test]
fn a_phone_has_no_keys() {
    for window in [Vec2::new(390.0, 844.0), Vec2::new(640.0, 360.0)] {
        assert_eq!(undo(window, LastDevice::Keyboard), "");
        assert!(!undo(window, LastDevice::Controller).is_empty());
    }
}
