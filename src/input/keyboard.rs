//! Reads the keyboard, with which whole games can be played. Keys are handled in the order in which they were pressed,
//! even several within one frame.

use std::collections::VecDeque;

use bevy::input::keyboard::{KeyboardFocusLost, KeyboardInput};
use bevy::prelude::*;

use super::held_modifiers::{HeldModifiers, Modifier, ReportedModifiers, SystemModifiers};
use super::key_bindings::{KeyCommand, Modifiers, ProgramCommand, command_of, is_direction};
use super::key_letter::key_of;
use super::next_input::{CaughtInput, NextInput};
use super::switches::{SwitchPressed, meaning_of_key};
use super::{InputSystems, Pressed};
use crate::settings::CurrentSettings;
use crate::store::{Device, ShortcutKey, Shortcuts};
use crate::table::{Replay, ReplayIntent};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<KeysTaken>()
        .init_resource::<PressedKeys>()
        .init_resource::<ReportedModifiers>()
        .init_resource::<Writing>()
        .init_resource::<FieldFocused>()
        .init_resource::<NextInput>()
        .add_message::<ProgramCommandPressed>()
        .add_message::<SwitchPressed>()
        .add_message::<ReplayIntent>()
        .add_systems(Update, read_keys.in_set(InputSystems::Read));
}

/// `true` while a panel uses the keyboard. Set by the interface.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct KeysTaken(pub bool);

/// `true` while the player types a text, or the open panel has fields for texts. Set by the interface.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Writing(pub bool);

/// `true` while a field for a text has the focus. Set by the interface.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FieldFocused(pub bool);

/// A key for a command of the program was pressed.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProgramCommandPressed {
    /// The command.
    pub command: ProgramCommand,
    /// `true` if it was a function key, which a browser can use for itself.
    pub function_key: bool,
}

/// The pressed keys that aren't handled yet, the oldest first.
#[derive(Resource, Debug, Default)]
pub struct PressedKeys {
    held: HeldModifiers,
    waiting: VecDeque<(KeyCode, Modifiers)>,
}

impl PressedKeys {
    /// The most waiting keys. Further ones are dropped; no player presses more within one frame.
    const MOST: usize = 64;

    /// `true` if no key is waiting.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.waiting.is_empty()
    }

    fn modifiers(&self) -> Modifiers {
        let held = |modifier| self.held.has(modifier);
        Modifiers {
            shift: held(Modifier::Shift),
            control: held(Modifier::Control) || held(Modifier::Super),
            alt: held(Modifier::Alt),
        }
    }

    /// Adds a key event. `replay_keys` are the player's shortcuts during a replay, in which held direction keys repeat.
    fn read_key(
        &mut self,
        input: &KeyboardInput,
        reported: SystemModifiers,
        replay_keys: Option<&Shortcuts<ShortcutKey>>,
    ) {
        if self.held.read(input, reported) || !input.state.is_pressed() {
            return;
        }
        let Some(key) = key_of(input) else {
            return;
        };
        let repeats = |keys| is_direction(key, keys);
        let counts = !input.repeat || replay_keys.is_some_and(repeats);
        if counts && self.waiting.len() < Self::MOST {
            let held = match key {
                // Some layouts need Shift or AltGr for the question mark.
                KeyCode::Help => Modifiers::default(),
                _ => self.modifiers(),
            };
            self.waiting.push_back((key, held));
        }
    }
}

fn read_keys(
    mut inputs: MessageReader<KeyboardInput>,
    mut focus_lost: MessageReader<KeyboardFocusLost>,
    reported: Res<ReportedModifiers>,
    taken: Res<KeysTaken>,
    writing: Res<Writing>,
    field: Res<FieldFocused>,
    settings: Res<CurrentSettings>,
    mut next: ResMut<NextInput>,
    mut struck: ResMut<PressedKeys>,
    mut presses: MessageWriter<Pressed>,
    mut commands: MessageWriter<ProgramCommandPressed>,
    mut switches: MessageWriter<SwitchPressed>,
    replay: Option<Res<Replay>>,
    mut replay_intents: MessageWriter<ReplayIntent>,
) {
    for (input, at_key) in reported.pair(inputs.read()) {
        if let Some(switch) = meaning_of_key(input, settings.0.switch_scan) {
            if input.state.is_pressed() && !input.repeat {
                switches.write(switch);
            }
            continue;
        }
        let replay_keys = replay.is_some().then_some(&settings.0.keys);
        struck.read_key(input, at_key, replay_keys);
    }
    struck.held.end_frame(&reported);
    if focus_lost.read().count() > 0 {
        struck.held.clear();
    }
    while let Some((key, modifiers)) = struck.waiting.pop_front() {
        if next.waits() {
            next.catch(CaughtInput::Key(key, modifiers));
            continue;
        }
        let keys = &settings.0.keys;
        let replay = replay.as_ref().filter(|_| !taken.0);
        let command = command_of(key, modifiers, keys, replay.is_some());
        // Keys with Control belong to the text field too.
        let is_field_key = !matches!(key, KeyCode::Escape | KeyCode::F1 | KeyCode::F11);
        let goes_back = command == Some(KeyCommand::Program(ProgramCommand::Escape));
        if writing.0 && is_field_key && (field.0 || !goes_back) {
            continue;
        }
        match command {
            Some(KeyCommand::Replay(command)) => {
                let is_playing = replay.is_some_and(|replay| replay.is_playing());
                replay_intents.write(command.intent(is_playing));
            }
            Some(KeyCommand::Table(press)) if !taken.0 => {
                presses.write(press.with(Device::Keyboard));
            }
            Some(KeyCommand::Program(command)) => {
                let function_key = matches!(key, KeyCode::F1 | KeyCode::F11);
                commands.write(ProgramCommandPressed {
                    command,
                    function_key,
                });
                // The command can open or close a panel, so later keys wait for the next frame.
                return;
            }
            _ => {}
        }
    }
}
