//! The table of all shortcuts, with their places and defaults.

use strum::{EnumString, IntoStaticStr, VariantArray};

use super::{ShortcutButton as Button, ShortcutKey as Key};

/// An action with a key and a controller button that players can change.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    EnumString,
    IntoStaticStr,
    VariantArray,
)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum Shortcut {
    /// Move to the left, on the table and on panels.
    Left,
    /// Move to the right.
    Right,
    /// Move up.
    Up,
    /// Move down.
    Down,
    /// Pick, throw, or press the focused control.
    Choose,
    /// Close, cancel, or pause.
    Back,
    /// Throw the sticks or dice.
    Throw,
    /// Confirm the turn.
    Done,
    /// Ask for a hint.
    Hint,
    /// Take back the last move.
    Undo,
    /// Redo the last undone move.
    Redo,
    /// The previous piece or destination, or the previous control of a panel.
    PreviousChoice,
    /// The next piece or destination, or the next control of a panel.
    NextChoice,
    /// Open or close the rules.
    Rules,
    /// Open or close the settings.
    Settings,
    /// Open or close the panel for a new game.
    NewGame,
    /// Open or close the game night.
    Evening,
    /// Open or close the statistics.
    Statistics,
    /// Open or close the library.
    Library,
    /// Open or close the list of puzzles.
    Puzzles,
    /// Open or close the panel that offers a draw.
    Draw,
    /// Open or close the list of keys.
    Keys,
    /// Open or close the replay of the game.
    Replay,
    /// Open or close the list of moves.
    MoveList,
    /// Turn the sound off or on.
    Mute,
    /// Switch the big screen mode on or off.
    Big,
    /// Enter or leave full screen.
    Fullscreen,
    /// See a part of the board closer, or all of it.
    CloserView,
    /// One step back in a replay.
    StepBack,
    /// One step on in a replay.
    StepOn,
    /// The previous mistake in a replay.
    PreviousMistake,
    /// The next mistake in a replay.
    NextMistake,
    /// The start of a replay.
    First,
    /// The end of a replay.
    Last,
    /// Play a replay, or stop it.
    PlayOrStop,
    /// Play a new game from the position of a replay.
    PlayFrom,
    /// Show the better move of a replay, the played one, or both.
    ShownChoices,
}

/// The screens on which a shortcut works.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShortcutPlace {
    /// The table, while a game is played.
    Table,
    /// A replay.
    Replay,
    /// All screens.
    Everywhere,
}

impl Shortcut {
    /// The name in settings.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.into_str()
    }

    /// The screens on which it works.
    #[must_use]
    pub const fn place(self) -> ShortcutPlace {
        self.row().0
    }

    /// The key before any change.
    #[must_use]
    pub const fn default_key(self) -> Option<Key> {
        self.row().1
    }

    /// The controller button before any change.
    #[must_use]
    pub const fn default_button(self) -> Option<Button> {
        self.row().2
    }

    /// `true` if two shortcuts can have the same key or button: they work on different screens, or have the same one
    /// by default because one of them comes first.
    #[must_use]
    pub fn may_share(self, other: Shortcut) -> bool {
        let places = (self.place(), other.place());
        let apart = matches!(
            places,
            (ShortcutPlace::Table, ShortcutPlace::Replay)
                | (ShortcutPlace::Replay, ShortcutPlace::Table)
        );
        let key = self.default_key();
        apart || key.is_some() && key == other.default_key()
    }

    /// Every shortcut.
    #[must_use]
    pub const fn all() -> &'static [Shortcut] {
        Shortcut::VARIANTS
    }

    const fn row(self) -> (ShortcutPlace, Option<Key>, Option<Button>) {
        use ShortcutPlace::{Everywhere, Replay, Table};
        match self {
            Shortcut::Left => (Everywhere, Some(Key::Left), Some(Button::Left)),
            Shortcut::Right => (Everywhere, Some(Key::Right), Some(Button::Right)),
            Shortcut::Up => (Everywhere, Some(Key::Up), Some(Button::Up)),
            Shortcut::Down => (Everywhere, Some(Key::Down), Some(Button::Down)),
            Shortcut::Choose => (Everywhere, Some(Key::Enter), Some(Button::South)),
            Shortcut::Back => (Everywhere, Some(Key::Escape), Some(Button::East)),
            Shortcut::Throw => (Table, Some(Key::T), Some(Button::North)),
            Shortcut::Done => (Table, Some(Key::D), Some(Button::Start)),
            Shortcut::Hint => (Table, Some(Key::I), Some(Button::Select)),
            Shortcut::Undo => (Table, Some(Key::U), Some(Button::West)),
            Shortcut::Redo => (Table, Some(Key::R), Some(Button::RightTrigger)),
            Shortcut::PreviousChoice => (Table, None, Some(Button::LeftShoulder)),
            Shortcut::NextChoice => (Table, Some(Key::Tab), Some(Button::RightShoulder)),
            Shortcut::Rules => (Everywhere, Some(Key::H), Some(Button::RightStick)),
            Shortcut::Settings => (Everywhere, Some(Key::S), None),
            Shortcut::NewGame => (Everywhere, Some(Key::N), None),
            Shortcut::Evening => (Everywhere, Some(Key::E), None),
            Shortcut::Statistics => (Everywhere, Some(Key::G), None),
            Shortcut::Library => (Everywhere, Some(Key::L), None),
            Shortcut::Puzzles => (Everywhere, Some(Key::P), None),
            Shortcut::Draw => (Everywhere, Some(Key::O), None),
            Shortcut::Keys | Shortcut::Fullscreen => (Everywhere, None, None),
            Shortcut::Replay => (Everywhere, Some(Key::V), None),
            Shortcut::MoveList => (Everywhere, Some(Key::J), None),
            Shortcut::Mute => (Everywhere, Some(Key::M), None),
            Shortcut::Big => (Everywhere, Some(Key::B), None),
            Shortcut::CloserView => (Table, Some(Key::C), Some(Button::LeftStick)),
            Shortcut::StepBack => (Replay, None, Some(Button::LeftShoulder)),
            Shortcut::StepOn => (Replay, None, Some(Button::RightShoulder)),
            Shortcut::PreviousMistake => (Replay, None, Some(Button::LeftTrigger)),
            Shortcut::NextMistake => (Replay, None, Some(Button::RightTrigger)),
            Shortcut::First => (Replay, None, Some(Button::Select)),
            Shortcut::Last => (Replay, None, Some(Button::Start)),
            Shortcut::PlayOrStop => (Replay, None, Some(Button::West)),
            Shortcut::PlayFrom => (Replay, Some(Key::P), Some(Button::North)),
            Shortcut::ShownChoices => (Replay, Some(Key::B), Some(Button::LeftStick)),
        }
    }
}
