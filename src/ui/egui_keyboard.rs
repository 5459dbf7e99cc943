//! Sends keys to egui, each with the modifiers that were held when it was pressed.
//!
//! The systems of bevy_egui 0.42 give every key the modifiers at the end of the frame. In a slow frame Ctrl+V would
//! type a "v", and the second of two Shift keys wouldn't count. To report: `write_keyboard_input_messages_system`
//! should update the modifiers between keys.
//!
//! Keys that the player has given to a basic shortcut, such as "up", reach egui as the standard key, except while the
//! player types.

use bevy::input::keyboard::{Key, KeyboardFocusLost, KeyboardInput};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy_egui::input::{EguiInputEvent, ModifierKeysState};
use bevy_egui::{
    EguiClipboard, EguiContext, EguiGlobalSettings, EguiInputSet, PrimaryEguiContext, egui, helpers,
};

use crate::input::held_modifiers::{HeldModifiers, Modifier, ReportedModifiers};
use crate::input::key_letter::key_of;
use crate::input::panel_keys::{PanelKey, panel_key};
use crate::input::switches::meaning_of_key;
use crate::settings::CurrentSettings;
use crate::store::{ShortcutKey, Shortcuts, SwitchScan};

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

/// The keys that are held down while egui knows them as another key, or as none.
#[derive(Default)]
struct ChangedKeys(HashMap<KeyCode, Option<egui::Key>>);

impl ChangedKeys {
    /// The event for a key that egui gets as another one. `Some(None)` if it gets none, `None` if the key is unchanged.
    fn event(
        &mut self,
        input: &KeyboardInput,
        modifiers: egui::Modifiers,
        shortcuts: Option<&Shortcuts<ShortcutKey>>,
    ) -> Option<Option<egui::Event>> {
        let pressed = input.state.is_pressed();
        let event = |key, shift| egui::Event::Key {
            key,
            pressed,
            repeat: false,
            modifiers: egui::Modifiers {
                shift: modifiers.shift || shift,
                ..modifiers
            },
            physical_key: None,
        };
        // A key is released as it was pressed.
        let held = self.0.remove(&input.key_code);
        if !pressed {
            return held.map(|key| key.map(|key| event(key, false)));
        }
        let is_plain = !(modifiers.ctrl || modifiers.alt || modifiers.command);
        let key = key_of(input).filter(|_| is_plain)?;
        let read = panel_key(key, shortcuts?);
        if read == Some(PanelKey { key, shift: false }) {
            return None;
        }
        let standard = read.and_then(|read| {
            let key = helpers::bevy_to_egui_physical_key(&read.key)?;
            Some((key, read.shift))
        });
        let sent = standard.map(|(key, _)| key);
        self.0.insert(input.key_code, sent);
        Some(standard.map(|(key, shift)| event(key, shift)))
    }
}

fn send_keys(
    mut inputs: MessageReader<KeyboardInput>,
    mut focus_lost: MessageReader<KeyboardFocusLost>,
    reported: Res<ReportedModifiers>,
    keyboard: Res<EguiKeyboard>,
    settings: Option<Res<CurrentSettings>>,
    mut context: Option<Single<(Entity, &mut EguiContext), With<PrimaryEguiContext>>>,
    mut changed: Local<ChangedKeys>,
    mut clipboard: ResMut<EguiClipboard>,
    mut held: Local<HeldModifiers>,
    mut state: ResMut<ModifierKeysState>,
    mut events: MessageWriter<EguiInputEvent>,
) {
    let scan = settings
        .as_ref()
        .map_or(SwitchScan::Off, |settings| settings.0.switch_scan);
    let writes = context
        .as_deref_mut()
        .is_some_and(|(_, context)| context.get_mut().text_edit_focused());
    let shortcuts = settings.as_ref().map(|settings| &settings.0.keys);
    let shortcuts = shortcuts.filter(|_| !writes);
    let context = context.as_deref().map(|(context, _)| *context);
    for (input, at_key) in reported.pair(inputs.read()) {
        if meaning_of_key(input, scan).is_some() {
            continue;
        }
        held.read(input, at_key);
        update(&mut state, &held);
        let Some(context) = context.filter(|_| keyboard.0) else {
            continue;
        };
        let mut send = |event| {
            events.write(EguiInputEvent { context, event });
        };
        if let Some(event) = changed.event(input, state.to_egui_modifiers(), shortcuts) {
            if let Some(event) = event {
                send(event);
            }
            continue;
        }
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
