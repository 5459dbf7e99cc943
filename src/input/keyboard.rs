//! The keyboard: whole games without a pointer. Keys are taken one after another in the order in
//! which they were struck, however many of them fall into one frame.

use std::collections::VecDeque;

use bevy::input::keyboard::{KeyboardFocusLost, KeyboardInput};
use bevy::prelude::*;

use super::key_bindings::{
    KeyCommand, Modifiers, PanelShortcuts, ProgramCommand, command_of, replay_command_of,
};
use super::{InputSystems, Pressed};
use crate::store::Device;
use crate::table::{Replay, ReplayIntent};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<KeysTaken>()
        .init_resource::<StruckKeys>()
        .init_resource::<PanelShortcuts>()
        .init_resource::<Writing>()
        .add_message::<ProgramCommandStruck>()
        .add_message::<ReplayIntent>()
        .add_systems(Update, read_keys.in_set(InputSystems::Read));
}

/// A panel is using the keyboard. Told by the interface.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct KeysTaken(pub bool);

/// A text is being written, to which letters belong. Told by the interface.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Writing(pub bool);

/// A key of the program itself was struck.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProgramCommandStruck {
    /// What it asks for.
    pub command: ProgramCommand,
    /// It was a function key, which may belong to a browser around the program.
    pub function_key: bool,
}

/// Keys that were struck and have not been taken yet, the oldest first.
#[derive(Resource, Debug, Default)]
pub struct StruckKeys {
    modifiers: Modifiers,
    waiting: VecDeque<(KeyCode, Modifiers)>,
}

impl StruckKeys {
    /// More keys than anybody strikes within one frame; further ones are dropped.
    const MOST: usize = 64;

    /// No key waits to be taken.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.waiting.is_empty()
    }

    /// Hears a key; one that is held strikes again where it goes through a game.
    fn hear(&mut self, input: &KeyboardInput, looks_back: bool) {
        let down = input.state.is_pressed();
        match input.key_code {
            KeyCode::ShiftLeft | KeyCode::ShiftRight => self.modifiers.shift = down,
            KeyCode::ControlLeft
            | KeyCode::ControlRight
            | KeyCode::SuperLeft
            | KeyCode::SuperRight => self.modifiers.control = down,
            KeyCode::AltLeft => self.modifiers.alt = down,
            key if down
                && (!input.repeat || looks_back && is_arrow(key))
                && self.waiting.len() < Self::MOST =>
            {
                self.waiting.push_back((key, self.modifiers));
            }
            _ => {}
        }
    }
}

const fn is_arrow(key: KeyCode) -> bool {
    matches!(
        key,
        KeyCode::ArrowLeft | KeyCode::ArrowRight | KeyCode::ArrowUp | KeyCode::ArrowDown
    )
}

fn read_keys(
    mut inputs: MessageReader<KeyboardInput>,
    mut focus_lost: MessageReader<KeyboardFocusLost>,
    taken: Res<KeysTaken>,
    writing: Res<Writing>,
    panels: Res<PanelShortcuts>,
    mut struck: ResMut<StruckKeys>,
    mut presses: MessageWriter<Pressed>,
    mut commands: MessageWriter<ProgramCommandStruck>,
    replay: Option<Res<Replay>>,
    mut replay_intents: MessageWriter<ReplayIntent>,
) {
    for input in inputs.read() {
        struck.hear(input, replay.is_some());
    }
    if focus_lost.read().count() > 0 {
        // What is let go elsewhere is not told here.
        struck.modifiers = Modifiers::default();
    }
    while let Some((key, modifiers)) = struck.waiting.pop_front() {
        let types =
            !modifiers.control && !matches!(key, KeyCode::Escape | KeyCode::F1 | KeyCode::F11);
        if writing.0 && types {
            continue;
        }
        if let Some(replay) = replay.as_ref().filter(|_| !taken.0)
            && let Some(command) = replay_command_of(key, modifiers)
        {
            replay_intents.write(command.intent(replay.is_playing()));
            continue;
        }
        let command = command_of(key, modifiers).or_else(|| panels.command_of(key, modifiers));
        match command {
            Some(KeyCommand::Table(press)) if !taken.0 => {
                presses.write(press.with(Device::Keyboard));
            }
            Some(KeyCommand::Program(command)) => {
                let function_key = matches!(key, KeyCode::F1 | KeyCode::F11);
                commands.write(ProgramCommandStruck {
                    command,
                    function_key,
                });
                // It may open or close a panel: what was struck after it waits for the next frame.
                return;
            }
            _ => {}
        }
    }
}
