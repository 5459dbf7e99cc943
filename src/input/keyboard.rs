//! The keyboard: whole games without a pointer.

use bevy::prelude::*;

use super::{InputSystems, Press};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<KeysTaken>().add_systems(
        Update,
        read_keys.in_set(InputSystems::Read).run_if(keys_are_free),
    );
}

/// A panel is using the keyboard. Told by the interface.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct KeysTaken(pub bool);

fn keys_are_free(taken: Res<KeysTaken>) -> bool {
    !taken.0
}

/// The keys of the board; those of the program itself are the interface's.
fn read_keys(keys: Res<ButtonInput<KeyCode>>, mut presses: MessageWriter<Press>) {
    let shift = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    let control = keys.any_pressed([
        KeyCode::ControlLeft,
        KeyCode::ControlRight,
        KeyCode::SuperLeft,
        KeyCode::SuperRight,
    ]);
    for key in keys.get_just_pressed() {
        let press = match key {
            KeyCode::KeyZ if control && shift => Press::UndoTurn,
            KeyCode::KeyZ if control => Press::Undo,
            _ if control => continue,
            KeyCode::ArrowLeft => Press::Cursor { step: (-1, 0) },
            KeyCode::ArrowRight => Press::Cursor { step: (1, 0) },
            KeyCode::ArrowUp => Press::Cursor { step: (0, -1) },
            KeyCode::ArrowDown => Press::Cursor { step: (0, 1) },
            KeyCode::Enter | KeyCode::NumpadEnter | KeyCode::Space => Press::Next,
            KeyCode::Tab => Press::Cycle { back: shift },
            KeyCode::KeyT => Press::Throw,
            KeyCode::KeyD => Press::Done,
            KeyCode::KeyI => Press::Hint,
            KeyCode::KeyU | KeyCode::Backspace if shift => Press::UndoTurn,
            KeyCode::KeyU | KeyCode::Backspace => Press::Undo,
            _ => continue,
        };
        presses.write(press);
    }
}
