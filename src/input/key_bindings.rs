//! The table of all keys and controller buttons with their commands, for the devices and for the help.
//!
//! Keys and buttons of [`Shortcut`]s can be changed in the settings. The others are fixed, because every player
//! needs them: Enter, Esc, Tab, the arrows, the digits of throws, and the direction pad with two buttons.

use bevy::prelude::{GamepadButton, KeyCode};

use super::Press;
use super::key_letter::LETTERS;
use super::replay::ReplayCommand;
use crate::stage::CursorStep;
use crate::store::{Shortcut, ShortcutButton, ShortcutKey, ShortcutPlace, Shortcuts};

/// The command of a key or a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyCommand {
    /// A press on the table. A panel that covers the table gets the key instead.
    Table(Press),
    /// A command of a replay.
    Replay(ReplayCommand),
    /// A command of the program, available at any time.
    Program(ProgramCommand),
}

/// A command of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProgramCommand {
    /// Close the open panel, deselect, or open the pause.
    Escape,
    /// Open or close the panel of a shortcut.
    Panel(Shortcut),
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
    /// See a part of the board closer, or all of it.
    CloserView,
    /// End the program.
    Quit,
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

/// A key whose command can't be changed.
#[derive(Clone, Copy, Debug)]
struct FixedKey {
    key: KeyCode,
    /// `true` if Shift must be held, `false` if it must not. `None` if it doesn't matter.
    shift: Option<bool>,
    control: bool,
    command: KeyCommand,
    /// The key's name in the table of keys.
    name: &'static str,
}

const fn fixed(key: KeyCode, name: &'static str, command: KeyCommand) -> FixedKey {
    FixedKey {
        key,
        shift: None,
        control: false,
        command,
        name,
    }
}

const fn table(key: KeyCode, name: &'static str, press: Press) -> FixedKey {
    fixed(key, name, KeyCommand::Table(press))
}

const fn program(key: KeyCode, name: &'static str, command: ProgramCommand) -> FixedKey {
    fixed(key, name, KeyCommand::Program(command))
}

const fn replay(key: KeyCode, name: &'static str, command: ReplayCommand) -> FixedKey {
    fixed(key, name, KeyCommand::Replay(command))
}

impl FixedKey {
    const fn with_shift(mut self, held: bool) -> FixedKey {
        self.shift = Some(held);
        self
    }

    const fn with_control(mut self) -> FixedKey {
        self.control = true;
        self
    }

    fn is_hit(&self, key: KeyCode, held: Modifiers) -> bool {
        self.key == key
            && self.control == held.control
            && self.shift.is_none_or(|shift| shift == held.shift)
    }

    const fn is_of_replay(&self) -> bool {
        matches!(self.command, KeyCommand::Replay(_))
    }
}

/// Every key with a fixed command. In a replay those of replays come first.
const FIXED: &[FixedKey] = &[
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
    table(KeyCode::Backspace, "Backspace", Press::Undo),
    table(KeyCode::KeyZ, "Z", Press::Undo)
        .with_shift(false)
        .with_control(),
    table(KeyCode::KeyY, "Y", Press::Redo).with_control(),
    table(KeyCode::KeyZ, "Z", Press::Redo)
        .with_shift(true)
        .with_control(),
    program(KeyCode::Escape, "Esc", ProgramCommand::Escape),
    program(KeyCode::F1, "F1", ProgramCommand::Help),
    program(KeyCode::Help, "?", ProgramCommand::Panel(Shortcut::Keys)),
    program(KeyCode::F11, "F11", ProgramCommand::Fullscreen),
    program(KeyCode::KeyQ, "Q", ProgramCommand::Quit).with_control(),
    replay(KeyCode::ArrowLeft, "←", ReplayCommand::Step(-1)).with_shift(false),
    replay(KeyCode::ArrowRight, "→", ReplayCommand::Step(1)).with_shift(false),
    replay(KeyCode::ArrowLeft, "←", ReplayCommand::Mistake(-1)).with_shift(true),
    replay(KeyCode::ArrowRight, "→", ReplayCommand::Mistake(1)).with_shift(true),
    replay(KeyCode::ArrowUp, "↑", ReplayCommand::Turn(-1)),
    replay(KeyCode::ArrowDown, "↓", ReplayCommand::Turn(1)),
    replay(KeyCode::Home, "Home", ReplayCommand::First),
    replay(KeyCode::End, "End", ReplayCommand::Last),
    replay(KeyCode::Space, "Space", ReplayCommand::PlayOrStop),
];

/// Every controller button with a fixed command on the table or in a replay.
const FIXED_BUTTONS: &[(GamepadButton, KeyCommand)] = &[
    (
        GamepadButton::DPadLeft,
        KeyCommand::Table(Press::Cursor {
            step: CursorStep::LEFT,
        }),
    ),
    (
        GamepadButton::DPadRight,
        KeyCommand::Table(Press::Cursor {
            step: CursorStep::RIGHT,
        }),
    ),
    (
        GamepadButton::DPadUp,
        KeyCommand::Table(Press::Cursor {
            step: CursorStep::UP,
        }),
    ),
    (
        GamepadButton::DPadDown,
        KeyCommand::Table(Press::Cursor {
            step: CursorStep::DOWN,
        }),
    ),
    (GamepadButton::South, KeyCommand::Table(Press::Next)),
    (
        GamepadButton::East,
        KeyCommand::Program(ProgramCommand::Escape),
    ),
    (
        GamepadButton::DPadLeft,
        KeyCommand::Replay(ReplayCommand::Step(-1)),
    ),
    (
        GamepadButton::DPadRight,
        KeyCommand::Replay(ReplayCommand::Step(1)),
    ),
    (
        GamepadButton::DPadUp,
        KeyCommand::Replay(ReplayCommand::Turn(-1)),
    ),
    (
        GamepadButton::DPadDown,
        KeyCommand::Replay(ReplayCommand::Turn(1)),
    ),
];

/// The button that undoes too, as long as no shortcut on the table has it.
const SECOND_UNDO: GamepadButton = GamepadButton::LeftTrigger2;

/// The command of a shortcut.
#[must_use]
pub const fn command_of_shortcut(shortcut: Shortcut) -> KeyCommand {
    match shortcut {
        Shortcut::Throw => KeyCommand::Table(Press::Throw),
        Shortcut::Done => KeyCommand::Table(Press::Done),
        Shortcut::Hint => KeyCommand::Table(Press::Hint),
        Shortcut::Undo => KeyCommand::Table(Press::Undo),
        Shortcut::Redo => KeyCommand::Table(Press::Redo),
        Shortcut::PreviousChoice => KeyCommand::Table(Press::Cycle { back: true }),
        Shortcut::NextChoice => KeyCommand::Table(Press::Cycle { back: false }),
        Shortcut::Rules => KeyCommand::Program(ProgramCommand::Help),
        Shortcut::Settings
        | Shortcut::NewGame
        | Shortcut::Evening
        | Shortcut::Statistics
        | Shortcut::Library
        | Shortcut::Puzzles
        | Shortcut::Draw
        | Shortcut::Keys => KeyCommand::Program(ProgramCommand::Panel(shortcut)),
        Shortcut::Replay => KeyCommand::Program(ProgramCommand::LookBack),
        Shortcut::MoveList => KeyCommand::Program(ProgramCommand::MoveList),
        Shortcut::Mute => KeyCommand::Program(ProgramCommand::Mute),
        Shortcut::Big => KeyCommand::Program(ProgramCommand::Big),
        Shortcut::Fullscreen => KeyCommand::Program(ProgramCommand::Fullscreen),
        Shortcut::CloserView => KeyCommand::Program(ProgramCommand::CloserView),
        Shortcut::StepBack => KeyCommand::Replay(ReplayCommand::Step(-1)),
        Shortcut::StepOn => KeyCommand::Replay(ReplayCommand::Step(1)),
        Shortcut::PreviousMistake => KeyCommand::Replay(ReplayCommand::Mistake(-1)),
        Shortcut::NextMistake => KeyCommand::Replay(ReplayCommand::Mistake(1)),
        Shortcut::First => KeyCommand::Replay(ReplayCommand::First),
        Shortcut::Last => KeyCommand::Replay(ReplayCommand::Last),
        Shortcut::PlayOrStop => KeyCommand::Replay(ReplayCommand::PlayOrStop),
        Shortcut::PlayFrom => KeyCommand::Replay(ReplayCommand::PlayFromHere),
        Shortcut::ShownChoices => KeyCommand::Replay(ReplayCommand::CycleShownChoices),
    }
}

/// The key that a shortcut can have. `None` if no shortcut can have it.
#[must_use]
pub fn shortcut_key(key: KeyCode) -> Option<ShortcutKey> {
    Some(match key {
        KeyCode::Digit7 | KeyCode::Numpad7 => ShortcutKey::Seven,
        KeyCode::Digit8 | KeyCode::Numpad8 => ShortcutKey::Eight,
        KeyCode::Digit9 | KeyCode::Numpad9 => ShortcutKey::Nine,
        KeyCode::Insert => ShortcutKey::Insert,
        KeyCode::Delete => ShortcutKey::Delete,
        KeyCode::PageUp => ShortcutKey::PageUp,
        KeyCode::PageDown => ShortcutKey::PageDown,
        letter => {
            let at = LETTERS.iter().position(|known| *known == letter)?;
            *ShortcutKey::LETTERS.get(at)?
        }
    })
}

/// The button that a shortcut can have. `None` if no shortcut can have it.
#[must_use]
pub const fn shortcut_button(button: GamepadButton) -> Option<ShortcutButton> {
    Some(match button {
        GamepadButton::West => ShortcutButton::West,
        GamepadButton::North => ShortcutButton::North,
        GamepadButton::LeftTrigger => ShortcutButton::LeftShoulder,
        GamepadButton::RightTrigger => ShortcutButton::RightShoulder,
        GamepadButton::LeftTrigger2 => ShortcutButton::LeftTrigger,
        GamepadButton::RightTrigger2 => ShortcutButton::RightTrigger,
        GamepadButton::Select => ShortcutButton::Select,
        GamepadButton::Start => ShortcutButton::Start,
        GamepadButton::LeftThumb => ShortcutButton::LeftStick,
        GamepadButton::RightThumb => ShortcutButton::RightStick,
        _ => return None,
    })
}

/// The shortcut that has a key or a button on the table, or in a replay.
fn shortcut_with(has: impl Fn(Shortcut) -> bool, in_replay: bool) -> Option<Shortcut> {
    let places: &[ShortcutPlace] = if in_replay {
        &[
            ShortcutPlace::Replay,
            ShortcutPlace::Everywhere,
            ShortcutPlace::Table,
        ]
    } else {
        &[ShortcutPlace::Table, ShortcutPlace::Everywhere]
    };
    places.iter().find_map(|place| {
        let mut all = Shortcut::all().iter().copied();
        all.find(|one| one.place() == *place && has(*one))
    })
}

/// The command of a key with these modifiers. `None` if it has no command.
#[must_use]
pub fn command_of(
    key: KeyCode,
    held: Modifiers,
    keys: &Shortcuts<ShortcutKey>,
    in_replay: bool,
) -> Option<KeyCommand> {
    if held.alt {
        return None;
    }
    let fixed = |of_replay: bool| {
        let mut all = FIXED.iter().filter(|row| row.is_of_replay() == of_replay);
        all.find(|row| row.is_hit(key, held)).map(|row| row.command)
    };
    let of_replay = in_replay.then(|| fixed(true)).flatten();
    of_replay.or_else(|| fixed(false)).or_else(|| {
        let key = shortcut_key(key).filter(|_| !held.control)?;
        let shortcut = shortcut_with(|one| keys.of(one) == Some(key), in_replay)?;
        Some(command_of_shortcut(shortcut))
    })
}

/// The command of a controller's button while no panel uses it. `None` if it has no command.
#[must_use]
pub fn command_of_button(
    button: GamepadButton,
    buttons: &Shortcuts<ShortcutButton>,
    in_replay: bool,
) -> Option<KeyCommand> {
    let fixed = |of_replay: bool| {
        let is_it = |(fixed, command): &&(GamepadButton, KeyCommand)| {
            *fixed == button && matches!(command, KeyCommand::Replay(_)) == of_replay
        };
        FIXED_BUTTONS
            .iter()
            .find(is_it)
            .map(|(_, command)| *command)
    };
    let of_replay = in_replay.then(|| fixed(true)).flatten();
    let command = of_replay.or_else(|| fixed(false)).or_else(|| {
        let button = shortcut_button(button)?;
        let shortcut = shortcut_with(|one| buttons.of(one) == Some(button), in_replay)?;
        Some(command_of_shortcut(shortcut))
    });
    let second = (button == SECOND_UNDO).then_some(KeyCommand::Table(Press::Undo));
    // The game can't be played during a replay.
    let command = command.or(second);
    command.filter(|command| !in_replay || !matches!(command, KeyCommand::Table(_)))
}

/// The command of the program that a controller's button has on panels too.
#[must_use]
pub fn program_command_of_button(
    button: GamepadButton,
    buttons: &Shortcuts<ShortcutButton>,
) -> Option<ProgramCommand> {
    let button = shortcut_button(button)?;
    let mut all = Shortcut::all().iter().copied();
    let shortcut = all
        .find(|one| one.place() == ShortcutPlace::Everywhere && buttons.of(*one) == Some(button))?;
    match command_of_shortcut(shortcut) {
        KeyCommand::Program(command) => Some(command),
        KeyCommand::Table(_) | KeyCommand::Replay(_) => None,
    }
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

/// The keys of a command that can't be changed.
pub fn fixed_keys_of(command: KeyCommand) -> impl Iterator<Item = KeyName> {
    let rows = FIXED.iter().filter(move |row| row.command == command);
    rows.map(|row| KeyName {
        name: row.name,
        shift: row.shift == Some(true),
        control: row.control,
    })
}

/// The name of a shortcut's key, without modifiers. Empty if it has none.
#[must_use]
pub fn key_name(shortcut: Shortcut, keys: &Shortcuts<ShortcutKey>) -> &'static str {
    let fixed = || fixed_keys_of(command_of_shortcut(shortcut)).find(|key| !key.control);
    match keys.of(shortcut) {
        Some(key) => key.into(),
        None => fixed().map_or("", |key| key.name),
    }
}

/// The commands of all fixed keys.
#[cfg(test)]
pub fn every_fixed_command() -> impl Iterator<Item = KeyCommand> {
    FIXED.iter().map(|row| row.command)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAIN: Modifiers = Modifiers {
        shift: false,
        control: false,
        alt: false,
    };
    const SHIFT: Modifiers = Modifiers {
        shift: true,
        ..PLAIN
    };
    const CONTROL: Modifiers = Modifiers {
        control: true,
        ..PLAIN
    };

    fn on_table(key: KeyCode, held: Modifiers) -> Option<KeyCommand> {
        command_of(key, held, &Shortcuts::default(), false)
    }

    fn in_replay(key: KeyCode, held: Modifiers) -> Option<KeyCommand> {
        command_of(key, held, &Shortcuts::default(), true)
    }

    #[test]
    fn no_fixed_key_means_two_things() {
        for (i, one) in FIXED.iter().enumerate() {
            for other in &FIXED[i + 1..] {
                let together =
                    one.shift.is_none() || other.shift.is_none() || one.shift == other.shift;
                assert!(
                    one.key != other.key
                        || one.control != other.control
                        || one.is_of_replay() != other.is_of_replay()
                        || !together,
                    "{one:?} and {other:?}"
                );
            }
            // A shortcut's key would never work.
            assert!(one.control || shortcut_key(one.key).is_none(), "{one:?}");
        }
    }

    #[test]
    fn every_key_and_button_of_a_shortcut_exists() {
        let keys = LETTERS.into_iter().chain([
            KeyCode::Digit7,
            KeyCode::Digit8,
            KeyCode::Digit9,
            KeyCode::Insert,
            KeyCode::Delete,
            KeyCode::PageUp,
            KeyCode::PageDown,
        ]);
        let mut found: Vec<&str> = keys
            .filter_map(shortcut_key)
            .map(<&'static str>::from)
            .collect();
        assert_eq!(found.len(), 33);
        assert_eq!(found[0], "A");
        assert_eq!(found[25], "Z");
        found.sort_unstable();
        found.dedup();
        assert_eq!(found.len(), 33);
    }

    #[test]
    fn modifiers_choose_among_the_meanings_of_a_key() {
        let alt = Modifiers { alt: true, ..PLAIN };
        let undo = Some(KeyCommand::Table(Press::Undo));
        assert_eq!(on_table(KeyCode::KeyU, PLAIN), undo);
        assert_eq!(on_table(KeyCode::KeyZ, CONTROL), undo);
        assert_eq!(on_table(KeyCode::KeyZ, PLAIN), None);
        let shift_control = Modifiers {
            control: true,
            ..SHIFT
        };
        let redo = Some(KeyCommand::Table(Press::Redo));
        assert_eq!(on_table(KeyCode::KeyZ, shift_control), redo);
        assert_eq!(on_table(KeyCode::KeyU, SHIFT), undo);
        // Leaving the window with Alt and Tab must not move the cursor.
        assert_eq!(on_table(KeyCode::Tab, alt), None);
        assert_eq!(on_table(KeyCode::KeyS, CONTROL), None);
        assert_eq!(key_name(Shortcut::Undo, &Shortcuts::default()), "U");
        assert_eq!(key_name(Shortcut::Keys, &Shortcuts::default()), "?");
        let command = |command| Some(KeyCommand::Replay(command));
        let mistake = command(ReplayCommand::Mistake(1));
        assert_eq!(in_replay(KeyCode::ArrowRight, SHIFT), mistake);
        let step = command(ReplayCommand::Step(1));
        assert_eq!(in_replay(KeyCode::ArrowRight, PLAIN), step);
        assert_eq!(in_replay(KeyCode::KeyP, CONTROL), None);
        assert_eq!(
            in_replay(KeyCode::KeyP, PLAIN),
            command(ReplayCommand::PlayFromHere)
        );
        assert_eq!(
            on_table(KeyCode::KeyP, PLAIN),
            Some(KeyCommand::Program(ProgramCommand::Panel(
                Shortcut::Puzzles
            )))
        );
    }

    #[test]
    fn a_changed_key_has_the_command_of_its_shortcut_alone() {
        let mut keys = Shortcuts::default();
        keys.take(Shortcut::Undo, ShortcutKey::K);
        let undo = Some(KeyCommand::Table(Press::Undo));
        assert_eq!(command_of(KeyCode::KeyK, PLAIN, &keys, false), undo);
        assert_eq!(command_of(KeyCode::KeyU, PLAIN, &keys, false), None);
        // The fixed keys stay.
        assert_eq!(command_of(KeyCode::Backspace, PLAIN, &keys, false), undo);
        assert_eq!(key_name(Shortcut::Undo, &keys), "K");
    }

    #[test]
    fn buttons_have_other_commands_in_a_replay() {
        let buttons = Shortcuts::default();
        let command = |button, in_replay| command_of_button(button, &buttons, in_replay);
        let table = |press| Some(KeyCommand::Table(press));
        let replay = |command| Some(KeyCommand::Replay(command));
        for (button, press, step) in [
            (GamepadButton::West, Press::Undo, ReplayCommand::PlayOrStop),
            (
                GamepadButton::LeftTrigger2,
                Press::Undo,
                ReplayCommand::Mistake(-1),
            ),
            (GamepadButton::Start, Press::Done, ReplayCommand::Last),
            (GamepadButton::Select, Press::Hint, ReplayCommand::First),
        ] {
            assert_eq!(command(button, false), table(press), "{button:?}");
            assert_eq!(command(button, true), replay(step), "{button:?}");
        }
        assert_eq!(command(GamepadButton::South, true), None);
        let mut changed = Shortcuts::default();
        changed.take(Shortcut::Mute, ShortcutButton::LeftTrigger);
        let mute = Some(KeyCommand::Program(ProgramCommand::Mute));
        assert_eq!(
            command_of_button(GamepadButton::LeftTrigger2, &changed, false),
            mute
        );
        assert_eq!(
            program_command_of_button(GamepadButton::LeftTrigger2, &changed),
            Some(ProgramCommand::Mute)
        );
    }
}
