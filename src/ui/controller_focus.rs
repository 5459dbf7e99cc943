//! Moves the focus on panels with a controller's direction pad, and presses the focused control with its lower button.

use bevy::input::InputSystems as BevyInputSystems;
use bevy::input::gamepad::GamepadButtonStateChangedEvent;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiInput, EguiInputSet, EguiPreUpdateSet, egui};

use super::open::OpenPanels;
use super::panel_table::row;
use crate::input::gamepad::ControllersTaken;
use crate::input::next_input::NextInput;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PanelFocus>()
        .init_resource::<NextInput>()
        .add_message::<GamepadButtonStateChangedEvent>()
        .add_systems(
            PreUpdate,
            steer
                .after(BevyInputSystems)
                .after(EguiInputSet::WriteEguiEvents)
                .before(EguiPreUpdateSet::BeginPass),
        );
}

/// `true` if a control on a panel has the focus.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct PanelFocus(pub bool);

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

/// Turns presses of controllers on a panel into keys: arrows while a control has the focus, otherwise the key that
/// focuses the first.
fn steer(
    mut contexts: EguiContexts,
    mut changes: MessageReader<GamepadButtonStateChangedEvent>,
    taken: Res<ControllersTaken>,
    next: Res<NextInput>,
    open: Res<OpenPanels>,
    mut focus: ResMut<PanelFocus>,
    mut inputs: Query<&mut EguiInput>,
) -> Result {
    let focused = contexts.ctx_mut()?.memory(egui::Memory::focused).is_some();
    focus.set_if_neq(PanelFocus(focused));
    if !taken.0 || next.waits() {
        changes.clear();
        return Ok(());
    }
    for change in changes.read().filter(|change| change.state.is_pressed()) {
        // On these panels the shoulder buttons turn the pages.
        let turns_pages = open
            .panel
            .is_some_and(|panel| row(panel).turn_page.is_some());
        if turns_pages && change.button == GamepadButton::RightTrigger {
            continue;
        }
        let Some(key) = key_of(change.button, focused) else {
            continue;
        };
        for mut input in &mut inputs {
            for pressed in [true, false] {
                input.events.push(egui::Event::Key {
                    key,
                    physical_key: None,
                    pressed,
                    repeat: false,
                    modifiers: egui::Modifiers::NONE,
                });
            }
        }
    }
    Ok(())
}
