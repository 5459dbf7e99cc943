//! The gamepad: the same presses as the keyboard's, in the order in which its buttons were pressed.

use bevy::input::gamepad::GamepadButtonStateChangedEvent;
use bevy::prelude::*;

use super::key_bindings::ProgramCommand;
use super::keyboard::ProgramCommandStruck;
use super::{InputSystems, Press};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PadTaken>()
        .add_message::<PadAnswer>()
        .add_message::<ProgramCommandStruck>()
        .add_message::<GamepadButtonStateChangedEvent>()
        .add_systems(
            Update,
            (read_buttons, read_sticks).in_set(InputSystems::Read),
        );
}

/// A panel is using the pads. Told by the interface.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PadTaken(pub bool);

/// What a pad says to a panel that has taken it.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum PadAnswer {
    /// The lower button: yes.
    Accept,
    /// The right button: close.
    Close,
    /// A shoulder: the next page, or the one before.
    Turn {
        /// The left one.
        back: bool,
    },
}

/// How far a stick must lean to count as a step.
const LEAN: f32 = 0.6;

/// What a button means on the table.
const fn press_of(button: GamepadButton) -> Option<Press> {
    Some(match button {
        GamepadButton::DPadLeft => Press::Cursor { step: (-1, 0) },
        GamepadButton::DPadRight => Press::Cursor { step: (1, 0) },
        GamepadButton::DPadUp => Press::Cursor { step: (0, -1) },
        GamepadButton::DPadDown => Press::Cursor { step: (0, 1) },
        GamepadButton::South => Press::Next,
        GamepadButton::East => Press::Cancel,
        GamepadButton::West => Press::Undo,
        GamepadButton::North => Press::Throw,
        GamepadButton::LeftTrigger => Press::Cycle { back: true },
        GamepadButton::RightTrigger => Press::Cycle { back: false },
        GamepadButton::Start => Press::Done,
        GamepadButton::Select => Press::UndoTurn,
        _ => return None,
    })
}

fn read_buttons(
    mut changes: MessageReader<GamepadButtonStateChangedEvent>,
    taken: Res<PadTaken>,
    mut presses: MessageWriter<Press>,
    mut answers: MessageWriter<PadAnswer>,
    mut commands: MessageWriter<ProgramCommandStruck>,
) {
    for change in changes.read().filter(|change| change.state.is_pressed()) {
        match change.button {
            // The rules, or the rule behind a refusal.
            GamepadButton::RightThumb => drop(commands.write(ProgramCommandStruck {
                command: ProgramCommand::Help,
                function_key: false,
            })),
            GamepadButton::South if taken.0 => drop(answers.write(PadAnswer::Accept)),
            GamepadButton::East if taken.0 => drop(answers.write(PadAnswer::Close)),
            GamepadButton::LeftTrigger if taken.0 => {
                answers.write(PadAnswer::Turn { back: true });
            }
            GamepadButton::RightTrigger if taken.0 => {
                answers.write(PadAnswer::Turn { back: false });
            }
            button if !taken.0 => {
                if let Some(press) = press_of(button) {
                    presses.write(press);
                }
            }
            _ => {}
        }
    }
}

fn read_sticks(
    pads: Query<&Gamepad>,
    taken: Res<PadTaken>,
    mut leaning: Local<bool>,
    mut presses: MessageWriter<Press>,
) {
    for pad in &pads {
        let stick = pad.left_stick();
        let leans = stick.length() > LEAN;
        if leans && !*leaning && !taken.0 {
            let step = if stick.x.abs() > stick.y.abs() {
                (stick.x.signum() as i8, 0)
            } else {
                (0, -stick.y.signum() as i8)
            };
            presses.write(Press::Cursor { step });
        }
        *leaning = leans;
    }
}
