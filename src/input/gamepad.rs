//! Turns the buttons of a controller into the same presses as the keyboard's, in the order in which they were pressed.

use bevy::input::gamepad::GamepadButtonStateChangedEvent;
use bevy::platform::collections::HashSet;
use bevy::prelude::*;

use super::controllers::Controllers;
use super::key_bindings::ProgramCommand;
use super::keyboard::ProgramCommandPressed;
use super::replay::{command_of_button, command_of_step};
use super::{InputSystems, Press, Pressed};
use crate::stage::CursorStep;
use crate::store::Device;
use crate::table::{Replay, ReplayIntent};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ControllersTaken>()
        .init_resource::<Controllers>()
        .add_message::<PadAnswer>()
        .add_message::<ReplayIntent>()
        .add_message::<ProgramCommandPressed>()
        .add_message::<GamepadButtonStateChangedEvent>()
        .add_systems(
            Update,
            (read_buttons, read_sticks).in_set(InputSystems::Read),
        );
}

/// `true` while a panel uses the controllers. Set by the interface.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ControllersTaken(pub bool);

/// A controller's input for the panel that uses it.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum PadAnswer {
    /// The lower button: yes.
    Accept,
    /// The right button: close.
    Close,
    /// A step of the stick or the direction pad.
    Step(CursorStep),
    /// A shoulder button: the next item, or the previous one.
    Cycle {
        /// `true` for the previous item.
        back: bool,
    },
    /// The left button.
    West,
    /// The upper button.
    North,
}

/// The least deflection of a stick that counts as a step.
const LEAN: f32 = 0.6;

/// The press of a button on the table.
const fn press_of(button: GamepadButton) -> Option<Press> {
    Some(match button {
        GamepadButton::DPadLeft => Press::Cursor {
            step: CursorStep::LEFT,
        },
        GamepadButton::DPadRight => Press::Cursor {
            step: CursorStep::RIGHT,
        },
        GamepadButton::DPadUp => Press::Cursor {
            step: CursorStep::UP,
        },
        GamepadButton::DPadDown => Press::Cursor {
            step: CursorStep::DOWN,
        },
        GamepadButton::South => Press::Next,
        GamepadButton::West => Press::Undo,
        GamepadButton::North => Press::Throw,
        GamepadButton::LeftTrigger => Press::Cycle { back: true },
        GamepadButton::RightTrigger => Press::Cycle { back: false },
        GamepadButton::Start => Press::Done,
        GamepadButton::RightTrigger2 => Press::Redo,
        GamepadButton::LeftTrigger2 => Press::Undo,
        _ => return None,
    })
}

/// The input of a button for a panel.
const fn answer_of(button: GamepadButton) -> Option<PadAnswer> {
    Some(match button {
        GamepadButton::South => PadAnswer::Accept,
        GamepadButton::East | GamepadButton::Start => PadAnswer::Close,
        GamepadButton::West => PadAnswer::West,
        GamepadButton::North => PadAnswer::North,
        GamepadButton::DPadLeft => PadAnswer::Step(CursorStep::LEFT),
        GamepadButton::DPadRight => PadAnswer::Step(CursorStep::RIGHT),
        GamepadButton::DPadUp => PadAnswer::Step(CursorStep::UP),
        GamepadButton::DPadDown => PadAnswer::Step(CursorStep::DOWN),
        GamepadButton::LeftTrigger => PadAnswer::Cycle { back: true },
        GamepadButton::RightTrigger => PadAnswer::Cycle { back: false },
        _ => return None,
    })
}

/// The device of a controller. One without a number counts as the first.
fn device_of(pad: Entity, numbers: &Controllers) -> Device {
    Device::Pad(numbers.number(pad).unwrap_or(1))
}

fn read_buttons(
    mut changes: MessageReader<GamepadButtonStateChangedEvent>,
    taken: Res<ControllersTaken>,
    numbers: Res<Controllers>,
    mut presses: MessageWriter<Pressed>,
    mut answers: MessageWriter<PadAnswer>,
    mut commands: MessageWriter<ProgramCommandPressed>,
    replay: Option<Res<Replay>>,
    mut replay_intents: MessageWriter<ReplayIntent>,
) {
    let mut ask = |command| {
        commands.write(ProgramCommandPressed {
            command,
            function_key: false,
        });
    };
    for change in changes.read().filter(|change| change.state.is_pressed()) {
        match change.button {
            // The rules, or the rule behind a refusal.
            GamepadButton::RightThumb => ask(ProgramCommand::Help),
            // One level up, like Esc: deselect, open the pause panel, or leave the lesson.
            GamepadButton::East if !taken.0 => ask(ProgramCommand::Escape),
            button if taken.0 => {
                answers.write_batch(answer_of(button));
            }
            button if replay.is_some() => {
                let is_playing = replay.as_ref().is_some_and(|replay| replay.is_playing());
                let command = command_of_button(button);
                replay_intents.write_batch(command.map(|command| command.intent(is_playing)));
            }
            button => {
                let device = device_of(change.entity, &numbers);
                presses.write_batch(press_of(button).map(|press| press.with(device)));
            }
        }
    }
}

fn read_sticks(
    pads: Query<(Entity, &Gamepad)>,
    taken: Res<ControllersTaken>,
    numbers: Res<Controllers>,
    mut leaning: Local<HashSet<Entity>>,
    mut presses: MessageWriter<Pressed>,
    mut answers: MessageWriter<PadAnswer>,
    replay: Option<Res<Replay>>,
    mut replay_intents: MessageWriter<ReplayIntent>,
) {
    leaning.retain(|pad| pads.contains(*pad));
    for (entity, pad) in &pads {
        let stick = pad.left_stick();
        let leans = stick.length() > LEAN;
        if leans && !leaning.contains(&entity) {
            let step = if stick.x.abs() > stick.y.abs() {
                CursorStep::new(stick.x.signum() as i8, 0)
            } else {
                CursorStep::new(0, -stick.y.signum() as i8)
            };
            if taken.0 {
                answers.write(PadAnswer::Step(step));
            } else if replay.is_some() {
                replay_intents.write(command_of_step(step).intent(false));
            } else {
                let device = device_of(entity, &numbers);
                presses.write(Press::Cursor { step }.with(device));
            }
        }
        if leans {
            leaning.insert(entity);
        } else {
            leaning.remove(&entity);
        }
    }
}
