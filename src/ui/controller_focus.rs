//! Moves the focus on panels with a controller's direction pad, and presses the focused control with its lower button.

use bevy::input::InputSystems as BevyInputSystems;
use bevy::input::gamepad::GamepadButtonStateChangedEvent;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiInput, EguiInputSet, EguiPreUpdateSet, egui};

use super::egui_keyboard::struck;
use super::open::OpenPanels;
use super::panel_table::row;
use super::screen_keyboard::ScreenKeyboard;
use crate::input::gamepad::ControllersTaken;
use crate::input::next_input::NextInput;
use crate::input::panel_keys::panel_button;
use crate::settings::CurrentSettings;
use crate::store::SwitchScan;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PanelFocus>()
        .init_resource::<NextInput>()
        .init_resource::<ScreenKeyboard>()
        .add_message::<GamepadButtonStateChangedEvent>()
        .add_systems(
            PreUpdate,
            steer
                .after(BevyInputSystems)
                .after(EguiInputSet::WriteEguiEvents)
                .before(EguiPreUpdateSet::BeginPass),
        );
}

/// The focus on panels.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct PanelFocus {
    /// `true` if a control has it.
    pub control: bool,
    /// `true` if a text field has it.
    pub text: bool,
}

/// The key for a controller's button on a panel. `focused` is `true` if a control has the focus.
#[must_use]
pub const fn key_of(button: GamepadButton, focused: bool) -> Option<egui::Key> {
    Some(match button {
        GamepadButton::DPadUp if focused => egui::Key::ArrowUp,
        GamepadButton::DPadDown if focused => egui::Key::ArrowDown,
        GamepadButton::DPadLeft if focused => egui::Key::ArrowLeft,
        GamepadButton::DPadRight if focused => egui::Key::ArrowRight,
        GamepadButton::DPadUp
        | GamepadButton::DPadDown
        | GamepadButton::DPadLeft
        | GamepadButton::DPadRight
        | GamepadButton::RightTrigger => egui::Key::Tab,
        GamepadButton::South if focused => egui::Key::Enter,
        _ => return None,
    })
}

/// The key for a button while a text field has the focus, in which the arrows move the text cursor.
const fn key_in_field(button: GamepadButton) -> Option<(egui::Key, egui::Modifiers)> {
    Some(match button {
        GamepadButton::DPadUp => (egui::Key::Tab, egui::Modifiers::SHIFT),
        GamepadButton::DPadDown | GamepadButton::RightTrigger => {
            (egui::Key::Tab, egui::Modifiers::NONE)
        }
        GamepadButton::DPadLeft => (egui::Key::ArrowLeft, egui::Modifiers::NONE),
        GamepadButton::DPadRight => (egui::Key::ArrowRight, egui::Modifiers::NONE),
        _ => return None,
    })
}

/// Turns presses of controllers on a panel into keys: arrows while a control has the focus, otherwise the key that
/// focuses the first.
fn steer(
    mut contexts: EguiContexts,
    mut changes: MessageReader<GamepadButtonStateChangedEvent>,
    taken: Res<ControllersTaken>,
    next: Res<NextInput>,
    settings: Res<CurrentSettings>,
    mut keyboard: ResMut<ScreenKeyboard>,
    open: Res<OpenPanels>,
    mut focus: ResMut<PanelFocus>,
    mut inputs: Query<&mut EguiInput>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let focused = ctx.memory(egui::Memory::focused).is_some();
    let writes = focused && ctx.text_edit_focused();
    focus.set_if_neq(PanelFocus {
        control: focused,
        text: writes,
    });
    let scans = settings.0.switch_scan != SwitchScan::Off;
    if !taken.0 || next.waits() || keyboard.is_open() || scans {
        changes.clear();
        return Ok(());
    }
    let pressed = changes.read().filter(|change| change.state.is_pressed());
    let buttons = &settings.0.buttons;
    for button in pressed.filter_map(|change| panel_button(change.button, buttons)) {
        // On these panels the shoulder buttons turn the pages.
        let turns_pages = open
            .panel
            .is_some_and(|panel| row(panel).turn_page.is_some());
        if turns_pages && button == GamepadButton::RightTrigger {
            continue;
        }
        if button == GamepadButton::South {
            keyboard.expect_field();
            if writes {
                // The screen keyboard opens.
                continue;
            }
        }
        let key = if writes {
            key_in_field(button)
        } else {
            key_of(button, focused).map(|key| (key, egui::Modifiers::NONE))
        };
        let Some((key, modifiers)) = key else {
            continue;
        };
        for mut input in &mut inputs {
            input.events.extend(struck(key, modifiers));
        }
    }
    Ok(())
}
