//! Sends keys to egui, each with the modifiers that were held when it was pressed.
//!
//! The systems of bevy_egui 0.42 give every key the modifiers at the end of the frame. In a slow frame Ctrl+V would
//! type a "v", and the second of two Shift keys wouldn't count. To report: `write_keyboard_input_messages_system`
//! should update the modifiers between keys.

use bevy::input::keyboard::{Key, KeyboardFocusLost, KeyboardInput};
use bevy::prelude::*;
use bevy_egui::input::{EguiInputEvent, ModifierKeysState};
use bevy_egui::{
    EguiClipboard, EguiGlobalSettings, EguiInputSet, PrimaryEguiContext, egui, helpers,
};

use crate::input::held_modifiers::{HeldModifiers, Modifier, ReportedModifiers};
use crate::input::switches::meaning_of_key;
use crate::settings::CurrentSettings;
use crate::store::SwitchScan;

/// `true` while a panel uses the keyboard.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EguiKeyboard(pub bool);

/// Replaces the keyboard systems of bevy_egui.
pub fn plugin(app: &mut App) {
    app.init_resource::<EguiKeyboard>()
        .init_resource::<ReportedModifiers>()
        .add_systems(Startup, switch_off_default_systems)
        .add_systems(PreUpdate, send_keys.in_set(EguiInputSet::InitReading));
}

fn switch_off_default_systems(mut settings: ResMut<EguiGlobalSettings>) {
    let systems = &mut settings.input_system_settings;
    systems.run_write_modifiers_keys_state_system = false;
    systems.run_write_keyboard_input_messages_system = false;
}

fn send_keys(
    mut inputs: MessageReader<KeyboardInput>,
    mut focus_lost: MessageReader<KeyboardFocusLost>,
    reported: Res<ReportedModifiers>,
    keyboard: Res<EguiKeyboard>,
    settings: Option<Res<CurrentSettings>>,
    context: Option<Single<Entity, With<PrimaryEguiContext>>>,
    mut clipboard: ResMut<EguiClipboard>,
    mut held: Local<HeldModifiers>,
    mut state: ResMut<ModifierKeysState>,
    mut events: MessageWriter<EguiInputEvent>,
) {
    let scan = settings.map_or(SwitchScan::Off, |settings| settings.0.switch_scan);
    for (input, at_key) in reported.pair(inputs.read()) {
        if meaning_of_key(input, scan).is_some() {
            continue;
        }
        held.read(input, at_key);
        update(&mut state, &held);
        let Some(context) = context.as_deref().copied().filter(|_| keyboard.0) else {
            continue;
        };
        let mut send = |event| {
            events.write(EguiInputEvent { context, event });
        };
        if let Some(text) = typed_text(input, &state) {
            send(egui::Event::Text(text));
        }
        let physical_key = helpers::bevy_to_egui_physical_key(&input.key_code);
        // In layouts without Latin letters, the position of the key counts.
        let key = helpers::bevy_to_egui_key(&input.logical_key).or(physical_key);
        let Some(key) = key else { continue };
        let modifiers = state.to_egui_modifiers();
        let pressed = input.state.is_pressed();
        send(egui::Event::Key {
            key,
            pressed,
            repeat: false,
            modifiers,
            physical_key,
        });
        // The page gets these from the browser.
        if pressed && modifiers.command && !cfg!(target_arch = "wasm32") {
            match key {
                egui::Key::C => send(egui::Event::Copy),
                egui::Key::X => send(egui::Event::Cut),
                egui::Key::V => clipboard
                    .get_text()
                    .into_iter()
                    .for_each(|text| send(egui::Event::Paste(text))),
                _ => {}
            }
        }
    }
    held.end_frame(&reported);
    if focus_lost.read().count() > 0 {
        held.clear();
    }
    update(&mut state, &held);
}

/// The events of a key that is pressed and released, for devices that stand in for a keyboard.
pub(super) fn struck(key: egui::Key, modifiers: egui::Modifiers) -> [egui::Event; 2] {
    [true, false].map(|pressed| egui::Event::Key {
        key,
        physical_key: None,
        pressed,
        repeat: false,
        modifiers,
    })
}

/// Sets the modifiers that bevy_egui gives to other events.
fn update(state: &mut ModifierKeysState, held: &HeldModifiers) {
    state.shift = held.has(Modifier::Shift);
    state.ctrl = held.has(Modifier::Control);
    state.alt = held.has(Modifier::Alt);
    state.win = held.has(Modifier::Super);
}

/// The text that a key types. `None` if it types none, or belongs to a shortcut.
fn typed_text(input: &KeyboardInput, state: &ModifierKeysState) -> Option<String> {
    if !input.state.is_pressed() || !state.text_input_is_allowed() {
        return None;
    }
    match &input.logical_key {
        Key::Character(text) if !text.chars().any(char::is_control) => Some(text.to_string()),
        Key::Space => Some(" ".to_owned()),
        _ => None,
    }
}
