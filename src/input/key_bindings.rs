//! The table of all keys and controller buttons with their commands, for the devices and for the help.
//!
//! Keys and buttons of [`Shortcut`]s can be changed in the settings. The others are fixed, such as the digits of throws.
//! The standard keys of basic shortcuts (arrows, Enter, Space, Tab, Esc) also work until another action gets them.

use bevy::prelude::{GamepadButton, KeyCode};

use super::Press;
use super::key_letter::LETTERS;
use super::key_names::KeyName;
use super::replay::ReplayCommand;
use crate::stage::CursorStep;
use crate::store::{
    Shortcut, ShortcutButton, ShortcutInput, ShortcutKey, ShortcutPlace, Shortcuts,
};

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
    program(KeyCode::F1, "F1", ProgramCommand::Help),
    program(KeyCode::Help, "?", ProgramCommand::Panel(Shortcut::Keys)),
    program(KeyCode::F11, "F11", ProgramCommand::Fullscreen),
    program(KeyCode::KeyQ, "Q", ProgramCommand::Quit).with_control(),
    replay(KeyCode::Home, "Home", ReplayCommand::First),
    replay(KeyCode::End, "End", ReplayCommand::Last),
    replay(KeyCode::Space, "Space", ReplayCommand::PlayOrStop),
];

/// The button that undoes too, as long as no shortcut on the table has it.
const SECOND_UNDO: GamepadButton = GamepadButton::LeftTrigger2;

/// The command of a shortcut.
#[must_use]
pub const fn command_of_shortcut(shortcut: Shortcut) -> KeyCommand {
    match shortcut {
        Shortcut::Left => KeyCommand::Table(Press::Cursor {
            step: CursorStep::LEFT,
        }),
        Shortcut::Right => KeyCommand::Table(Press::Cursor {
            step: CursorStep::RIGHT,
        }),
        Shortcut::Up => KeyCommand::Table(Press::Cursor {
            step: CursorStep::UP,
        }),
        Shortcut::Down => KeyCommand::Table(Press::Cursor {
            step: CursorStep::DOWN,
        }),
        Shortcut::Choose => KeyCommand::Table(Press::Next),
        Shortcut::Back => KeyCommand::Program(ProgramCommand::Escape),
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

/// The command of a shortcut in a replay or on the table, with or without Shift.
pub(super) const fn command_in(shortcut: Shortcut, shift: bool, in_replay: bool) -> KeyCommand {
    match shortcut {
        Shortcut::Left if in_replay && shift => KeyCommand::Replay(ReplayCommand::Mistake(-1)),
        Shortcut::Right if in_replay && shift => KeyCommand::Replay(ReplayCommand::Mistake(1)),
        Shortcut::Left if in_replay => KeyCommand::Replay(ReplayCommand::Step(-1)),
        Shortcut::Right if in_replay => KeyCommand::Replay(ReplayCommand::Step(1)),
        Shortcut::Up if in_replay => KeyCommand::Replay(ReplayCommand::Turn(-1)),
        Shortcut::Down if in_replay => KeyCommand::Replay(ReplayCommand::Turn(1)),
        Shortcut::NextChoice => KeyCommand::Table(Press::Cycle { back: shift }),
        other => command_of_shortcut(other),
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
        KeyCode::ArrowLeft => ShortcutKey::Left,
        KeyCode::ArrowRight => ShortcutKey::Right,
        KeyCode::ArrowUp => ShortcutKey::Up,
        KeyCode::ArrowDown => ShortcutKey::Down,
        KeyCode::Enter | KeyCode::NumpadEnter => ShortcutKey::Enter,
        KeyCode::Space => ShortcutKey::Space,
        KeyCode::Tab => ShortcutKey::Tab,
        KeyCode::Escape => ShortcutKey::Escape,
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
        GamepadButton::South => ShortcutButton::South,
        GamepadButton::East => ShortcutButton::East,
        GamepadButton::DPadLeft => ShortcutButton::Left,
        GamepadButton::DPadRight => ShortcutButton::Right,
        GamepadButton::DPadUp => ShortcutButton::Up,
        GamepadButton::DPadDown => ShortcutButton::Down,
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

/// The shortcut that has a key or a button on screens of these kinds.
fn shortcut_at<I: ShortcutInput>(
    places: &[ShortcutPlace],
    input: I,
    inputs: &Shortcuts<I>,
) -> Option<Shortcut> {
    places.iter().find_map(|place| {
        let mut all = Shortcut::all().iter().copied();
        all.find(|one| one.place() == *place && inputs.of(*one) == Some(input))
    })
}

/// The shortcut that has a key or a button on the table and on panels, or in a replay, where those of the table do
/// nothing.
pub(super) fn holder<I: ShortcutInput>(
    input: I,
    inputs: &Shortcuts<I>,
    in_replay: bool,
) -> Option<Shortcut> {
    let places = if in_replay {
        [ShortcutPlace::Replay, ShortcutPlace::Everywhere]
    } else {
        [ShortcutPlace::Table, ShortcutPlace::Everywhere]
    };
    shortcut_at(&places, input, inputs)
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
    let own = shortcut_key(key).filter(|_| !held.control);
    let owner = own.and_then(|key| holder(key, keys, in_replay));
    // Choosing does nothing in a replay. So a fixed key of replays, such as Space, keeps its command there.
    let first_choice = owner.filter(|one| !in_replay || *one != Shortcut::Choose);
    let fixed = |of_replay: bool| {
        let mut all = FIXED.iter().filter(|row| row.is_of_replay() == of_replay);
        all.find(|row| row.is_hit(key, held)).map(|row| row.command)
    };
    let command = |shortcut| command_in(shortcut, held.shift, in_replay);
    // A free standard key, or in a replay the key of a shortcut on the table.
    let fallback = || {
        let other = own.and_then(ShortcutInput::standard_use).or_else(|| {
            let of_table = [ShortcutPlace::Table];
            own.and_then(|key| shortcut_at(&of_table, key, keys))
        });
        other.map(command)
    };
    first_choice
        .map(command)
        .or_else(|| in_replay.then(|| fixed(true)).flatten())
        .or_else(|| fixed(false))
        .or_else(|| owner.map(command))
        .or_else(fallback)
}

/// The command of a controller's button while no panel uses it. `None` if it has no command.
#[must_use]
pub fn command_of_button(
    button: GamepadButton,
    buttons: &Shortcuts<ShortcutButton>,
    in_replay: bool,
) -> Option<KeyCommand> {
    let own = shortcut_button(button);
    let shortcut = own.and_then(|own| {
        let holder = holder(own, buttons, in_replay).or_else(|| own.standard_use());
        holder.or_else(|| shortcut_at(&[ShortcutPlace::Table], own, buttons))
    });
    let command = shortcut.map(|shortcut| command_in(shortcut, false, in_replay));
    let second = (button == SECOND_UNDO).then_some(KeyCommand::Table(Press::Undo));
    // The game can't be played during a replay.
    let command = command.or(second);
    command.filter(|command| !in_replay || !matches!(command, KeyCommand::Table(_)))
}

/// `true` if a key steps through a replay, so that it repeats while it's held.
#[must_use]
pub fn is_direction(key: KeyCode, keys: &Shortcuts<ShortcutKey>) -> bool {
    let command = command_of(key, Modifiers::default(), keys, true);
    matches!(
        command,
        Some(KeyCommand::Replay(
            ReplayCommand::Step(_) | ReplayCommand::Turn(_)
        ))
    )
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

/// The keys of a command that can't be changed.
pub(super) fn fixed_keys_of(command: KeyCommand) -> impl Iterator<Item = KeyName> {
    let rows = FIXED.iter().filter(move |row| row.command == command);
    rows.map(|row| KeyName {
        name: row.name,
        shift: row.shift == Some(true),
        control: row.control,
    })
}

/// The commands of all fixed keys.
#[cfg(test)]
pub fn every_fixed_command() -> impl Iterator<Item = KeyCommand> {
    FIXED.iter().map(|row| row.command)
}

/// Letters that move as in many other games, and Space for the throw.
#[cfg(test)]
pub fn letters_move() -> Shortcuts<ShortcutKey> {
    let mut keys = Shortcuts::default();
    for (shortcut, key) in [
        (Shortcut::Left, ShortcutKey::A),
        (Shortcut::Right, ShortcutKey::D),
        (Shortcut::Up, ShortcutKey::W),
        (Shortcut::Down, ShortcutKey::S),
        (Shortcut::Choose, ShortcutKey::Q),
        (Shortcut::Back, ShortcutKey::X),
        (Shortcut::NextChoice, ShortcutKey::E),
        (Shortcut::Throw, ShortcutKey::Space),
    ] {
        keys.take(shortcut, key);
    }
    keys
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
            // Space is the only one that shortcuts can have too.
            let can_be_taken = !one.control && shortcut_key(one.key).is_some();
            assert_eq!(can_be_taken, one.key == KeyCode::Space, "{one:?}");
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
            KeyCode::ArrowLeft,
            KeyCode::ArrowRight,
            KeyCode::ArrowUp,
            KeyCode::ArrowDown,
            KeyCode::Enter,
            KeyCode::Space,
            KeyCode::Tab,
            KeyCode::Escape,
        ]);
        let mut found: Vec<&str> = keys
            .filter_map(shortcut_key)
            .map(<&'static str>::from)
            .collect();
        assert_eq!(found.len(), 41);
        assert_eq!(found[0], "A");
        assert_eq!(found[25], "Z");
        found.sort_unstable();
        found.dedup();
        assert_eq!(found.len(), 41);
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
    }

    #[test]
    fn basic_shortcuts_have_their_new_keys_and_free_standard_ones() {
        let keys = letters_move();
        let table = |key, held| command_of(key, held, &keys, false);
        let replay = |key, held| command_of(key, held, &keys, true);
        let up = Some(KeyCommand::Table(Press::Cursor {
            step: CursorStep::UP,
        }));
        assert_eq!(table(KeyCode::KeyW, PLAIN), up);
        assert_eq!(table(KeyCode::ArrowUp, PLAIN), up);
        let back = Some(KeyCommand::Table(Press::Cycle { back: true }));
        assert_eq!(table(KeyCode::KeyE, SHIFT), back);
        assert_eq!(table(KeyCode::Tab, SHIFT), back);
        let escape = Some(KeyCommand::Program(ProgramCommand::Escape));
        assert_eq!(table(KeyCode::KeyX, PLAIN), escape);
        assert_eq!(table(KeyCode::Escape, PLAIN), escape);
        // Space throws now, but plays a replay as before.
        let throw = Some(KeyCommand::Table(Press::Throw));
        assert_eq!(table(KeyCode::Space, PLAIN), throw);
        let command = |command| Some(KeyCommand::Replay(command));
        let play = command(ReplayCommand::PlayOrStop);
        assert_eq!(replay(KeyCode::Space, PLAIN), play);
        for key in [KeyCode::KeyA, KeyCode::ArrowLeft] {
            assert_eq!(replay(key, PLAIN), command(ReplayCommand::Step(-1)));
            assert_eq!(replay(key, SHIFT), command(ReplayCommand::Mistake(-1)));
            assert!(is_direction(key, &keys), "{key:?}");
        }
        let turn = command(ReplayCommand::Turn(1));
        assert_eq!(replay(KeyCode::KeyS, PLAIN), turn);
        assert!(!is_direction(KeyCode::Space, &keys));
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
        assert_eq!(command(GamepadButton::South, false), table(Press::Next));
        let step = replay(ReplayCommand::Step(1));
        assert_eq!(command(GamepadButton::DPadRight, true), step);
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
