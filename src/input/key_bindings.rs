//! The table of all keys and their commands, for the keyboard and for the help.

use bevy::prelude::{KeyCode, Resource};

use super::Press;
use super::replay::ReplayCommand;
use crate::stage::CursorStep;

/// The command of a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyCommand {
    /// A press on the table. A panel that covers the table gets the key instead.
    Table(Press),
    /// A command of the program, available at any time.
    Program(ProgramCommand),
}

/// A command of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProgramCommand {
    /// Close the open panel, deselect, or open the pause.
    Escape,
    /// Open or close the panel with this key.
    Panel(KeyCode),
    /// Open or close the help.
    Help,
    /// Start or leave a replay of the game.
    LookBack,
    /// Open or close the list of moves, if it isn't always visible.
    MoveList,
    /// Turn the sound off or on.
    Mute,
    /// Switch the big screen mode on or off.
    Big,
    /// Enter or leave full screen.
    Fullscreen,
    /// End the program.
    Quit,
}

/// A key that opens and closes a panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PanelShortcut {
    /// The key, without Control or Alt.
    pub key: KeyCode,
    /// The name of the key in texts.
    pub name: &'static str,
}

/// The keys of the panels. The interface sets them at the start.
#[derive(Resource, Clone, Debug, Default)]
pub struct PanelShortcuts(pub Vec<PanelShortcut>);

impl PanelShortcuts {
    /// The command of a panel's key. `None` if no panel has it.
    #[must_use]
    pub fn command_of(&self, key: KeyCode, held: Modifiers) -> Option<KeyCommand> {
        let is_plain = !held.control && !held.alt;
        let is_known = is_plain && self.0.iter().any(|shortcut| shortcut.key == key);
        is_known.then_some(KeyCommand::Program(ProgramCommand::Panel(key)))
    }
}

/// The keys that change the command of another key.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Modifiers {
    /// `true` if a Shift is held.
    pub shift: bool,
    /// `true` if a Control or Command (Super) is held.
    pub control: bool,
    /// `true` if the left Alt is held. The right one types letters on many keyboards.
    pub alt: bool,
}

/// One row of the table.
#[derive(Clone, Copy, Debug)]
struct KeyBinding {
    key: KeyCode,
    /// `true` if Shift must be held, `false` if it must not. `None` if it doesn't matter.
    shift: Option<bool>,
    control: bool,
    command: KeyCommand,
    /// The key's name in the table of keys.
    name: &'static str,
}

const fn table(key: KeyCode, name: &'static str, press: Press) -> KeyBinding {
    KeyBinding {
        key,
        shift: None,
        control: false,
        command: KeyCommand::Table(press),
        name,
    }
}

const fn program(key: KeyCode, name: &'static str, command: ProgramCommand) -> KeyBinding {
    KeyBinding {
        key,
        shift: None,
        control: false,
        command: KeyCommand::Program(command),
        name,
    }
}

impl KeyBinding {
    const fn with_shift(mut self, held: bool) -> KeyBinding {
        self.shift = Some(held);
        self
    }

    const fn with_control(mut self) -> KeyBinding {
        self.control = true;
        self
    }
}

/// Every key with a command. If several keys have the same command, the pause shows the first.
const BINDINGS: &[KeyBinding] = &[
    table(
        KeyCode::ArrowLeft,
        "←",
        Press::Cursor {
            step: CursorStep::LEFT,
        },
    ),
    table(
        KeyCode::ArrowRight,
        "→",
        Press::Cursor {
            step: CursorStep::RIGHT,
        },
    ),
    table(
        KeyCode::ArrowUp,
        "↑",
        Press::Cursor {
            step: CursorStep::UP,
        },
    ),
    table(
        KeyCode::ArrowDown,
        "↓",
        Press::Cursor {
            step: CursorStep::DOWN,
        },
    ),
    table(KeyCode::Enter, "Enter", Press::Next),
    table(KeyCode::NumpadEnter, "Enter", Press::Next),
    table(KeyCode::Space, "Space", Press::Next),
    table(KeyCode::Tab, "Tab", Press::Cycle { back: false }).with_shift(false),
    table(KeyCode::Tab, "Tab", Press::Cycle { back: true }).with_shift(true),
    table(KeyCode::KeyT, "T", Press::Throw),
    table(KeyCode::Digit0, "0", Press::Digit(0)),
    table(KeyCode::Numpad0, "0", Press::Digit(0)),
    table(KeyCode::Digit1, "1", Press::Digit(1)),
    table(KeyCode::Numpad1, "1", Press::Digit(1)),
    table(KeyCode::Digit2, "2", Press::Digit(2)),
    table(KeyCode::Numpad2, "2", Press::Digit(2)),
    table(KeyCode::Digit3, "3", Press::Digit(3)),
    table(KeyCode::Numpad3, "3", Press::Digit(3)),
    table(KeyCode::Digit4, "4", Press::Digit(4)),
    table(KeyCode::Numpad4, "4", Press::Digit(4)),
    table(KeyCode::Digit5, "5", Press::Digit(5)),
    table(KeyCode::Numpad5, "5", Press::Digit(5)),
    table(KeyCode::Digit6, "6", Press::Digit(6)),
    table(KeyCode::Numpad6, "6", Press::Digit(6)),
    table(KeyCode::KeyD, "D", Press::Done),
    table(KeyCode::KeyI, "I", Press::Hint),
    table(KeyCode::KeyU, "U", Press::Undo),
    table(KeyCode::Backspace, "Backspace", Press::Undo),
    table(KeyCode::KeyZ, "Z", Press::Undo)
        .with_shift(false)
        .with_control(),
    table(KeyCode::KeyR, "R", Press::Redo),
    table(KeyCode::KeyY, "Y", Press::Redo).with_control(),
    table(KeyCode::KeyZ, "Z", Press::Redo)
        .with_shift(true)
        .with_control(),
    program(KeyCode::KeyV, "V", ProgramCommand::LookBack),
    program(KeyCode::Escape, "Esc", ProgramCommand::Escape),
    program(KeyCode::KeyJ, "J", ProgramCommand::MoveList),
    program(KeyCode::KeyM, "M", ProgramCommand::Mute),
    program(KeyCode::KeyB, "B", ProgramCommand::Big),
    program(KeyCode::F11, "F11", ProgramCommand::Fullscreen),
    program(KeyCode::KeyQ, "Q", ProgramCommand::Quit).with_control(),
];

/// A row of the table for replays, in which these keys have other commands.
#[derive(Clone, Copy, Debug)]
struct ReplayBinding {
    key: KeyCode,
    /// `true` if Shift must be held, `false` if it must not. `None` if it doesn't matter.
    shift: Option<bool>,
    command: ReplayCommand,
    /// The key's name in the table of keys.
    name: &'static str,
}

const fn replay(key: KeyCode, name: &'static str, command: ReplayCommand) -> ReplayBinding {
    ReplayBinding {
        key,
        shift: None,
        command,
        name,
    }
}

impl ReplayBinding {
    const fn with_shift(mut self, held: bool) -> ReplayBinding {
        self.shift = Some(held);
        self
    }
}

/// Every key with a separate command in replays.
const REPLAY_BINDINGS: &[ReplayBinding] = &[
    replay(KeyCode::ArrowLeft, "←", ReplayCommand::Step(-1)).with_shift(false),
    replay(KeyCode::ArrowRight, "→", ReplayCommand::Step(1)).with_shift(false),
    replay(KeyCode::ArrowLeft, "←", ReplayCommand::Mistake(-1)).with_shift(true),
    replay(KeyCode::ArrowRight, "→", ReplayCommand::Mistake(1)).with_shift(true),
    replay(KeyCode::ArrowUp, "↑", ReplayCommand::Turn(-1)),
    replay(KeyCode::ArrowDown, "↓", ReplayCommand::Turn(1)),
    replay(KeyCode::Home, "Home", ReplayCommand::First),
    replay(KeyCode::End, "End", ReplayCommand::Last),
    replay(KeyCode::Space, "Space", ReplayCommand::PlayOrStop),
    replay(KeyCode::KeyP, "P", ReplayCommand::PlayFromHere),
    replay(KeyCode::KeyB, "B", ReplayCommand::CycleShownChoices),
];

/// The command of a key in a replay. `None` if the key has its usual command.
#[must_use]
pub fn replay_command_of(key: KeyCode, held: Modifiers) -> Option<ReplayCommand> {
    if held.alt || held.control {
        return None;
    }
    REPLAY_BINDINGS
        .iter()
        .find(|binding| binding.key == key && binding.shift.is_none_or(|shift| shift == held.shift))
        .map(|binding| binding.command)
}

/// The command of a key with these modifiers. `None` if it has no command.
#[must_use]
pub fn command_of(key: KeyCode, held: Modifiers) -> Option<KeyCommand> {
    if held.alt {
        return None;
    }
    BINDINGS
        .iter()
        .find(|binding| {
            binding.key == key
                && binding.control == held.control
                && binding.shift.is_none_or(|shift| shift == held.shift)
        })
        .map(|binding| binding.command)
}

/// The name of a key with its modifiers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeyName {
    /// The name of the key.
    pub name: &'static str,
    /// `true` if Shift must be held.
    pub shift: bool,
    /// `true` if Control must be held.
    pub control: bool,
}

/// The keys of a command, the usual one first.
pub fn keys_of(command: KeyCommand) -> impl Iterator<Item = KeyName> {
    let bindings = BINDINGS.iter();
    let bindings = bindings.filter(move |binding| binding.command == command);
    bindings.map(|binding| KeyName {
        name: binding.name,
        shift: binding.shift == Some(true),
        control: binding.control,
    })
}

/// The keys of a command in a replay.
pub fn keys_of_replay(command: ReplayCommand) -> impl Iterator<Item = KeyName> {
    let bindings = REPLAY_BINDINGS.iter();
    let bindings = bindings.filter(move |binding| binding.command == command);
    bindings.map(|binding| KeyName {
        name: binding.name,
        shift: binding.shift == Some(true),
        control: false,
    })
}

/// The commands of all keys.
#[cfg(test)]
pub fn every_command() -> impl Iterator<Item = KeyCommand> {
    BINDINGS.iter().map(|binding| binding.command)
}

/// The name of the first key for a command, without its modifiers. Empty if it has no key.
#[must_use]
pub fn key_name(command: KeyCommand) -> &'static str {
    keys_of(command).next().map_or("", |key| key.name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_key_means_two_things() {
        for (i, one) in BINDINGS.iter().enumerate() {
            for other in &BINDINGS[i + 1..] {
                let together =
                    one.shift.is_none() || other.shift.is_none() || one.shift == other.shift;
                assert!(
                    one.key != other.key || one.control != other.control || !together,
                    "{one:?} and {other:?}"
                );
            }
        }
    }

    #[test]
    fn modifiers_choose_among_the_meanings_of_a_key() {
        let plain = Modifiers::default();
        let shift = Modifiers {
            shift: true,
            ..plain
        };
        let control = Modifiers {
            control: true,
            ..plain
        };
        let alt = Modifiers { alt: true, ..plain };
        let undo = Some(KeyCommand::Table(Press::Undo));
        assert_eq!(command_of(KeyCode::KeyU, plain), undo);
        assert_eq!(command_of(KeyCode::KeyZ, control), undo);
        assert_eq!(command_of(KeyCode::KeyZ, plain), None);
        let shift_control = Modifiers {
            control: true,
            ..shift
        };
        let redo = Some(KeyCommand::Table(Press::Redo));
        assert_eq!(command_of(KeyCode::KeyZ, shift_control), redo);
        assert_eq!(command_of(KeyCode::KeyU, shift), undo);
        // Leaving the window with Alt and Tab must not move the cursor.
        assert_eq!(command_of(KeyCode::Tab, alt), None);
        assert_eq!(command_of(KeyCode::KeyS, control), None);
        assert_eq!(key_name(KeyCommand::Table(Press::Undo)), "U");
        let mistake = Some(ReplayCommand::Mistake(1));
        assert_eq!(replay_command_of(KeyCode::ArrowRight, shift), mistake);
        let step = Some(ReplayCommand::Step(1));
        assert_eq!(replay_command_of(KeyCode::ArrowRight, plain), step);
        assert_eq!(replay_command_of(KeyCode::KeyP, control), None);
        let names: Vec<_> = keys_of_replay(ReplayCommand::Mistake(1)).collect();
        let name = KeyName {
            name: "→",
            shift: true,
            control: false,
        };
        assert_eq!(names, [name]);
    }
}
