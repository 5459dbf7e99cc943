//! The gamepad: the same presses as the keyboard's.

use bevy::prelude::*;

use super::{InputSystems, Press};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, read_pads.in_set(InputSystems::Read));
}

/// How far a stick must lean to count as a step.
const LEAN: f32 = 0.6;

fn read_pads(pads: Query<&Gamepad>, mut leaning: Local<bool>, mut presses: MessageWriter<Press>) {
    for pad in &pads {
        for button in pad.get_just_pressed() {
            let press = match button {
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
                _ => continue,
            };
            presses.write(press);
        }
        let stick = pad.left_stick();
        let leans = stick.length() > LEAN;
        if leans && !*leaning {
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
