//! The focus of keys and controllers on the home screen.

use crate::ui::panel::Panel;

/// The focused part of the home screen, within the open room.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum HomeFocus {
    /// The room: pressing it performs its first action.
    #[default]
    Room,
    /// An action of the room, by its index in [`RoomAction::ALL`](super::RoomAction::ALL).
    Action(usize),
    /// The puzzle of the day.
    Puzzle,
    /// A panel's button in the rail.
    Panel(Panel),
    /// A language, by its index in the list.
    Language(usize),
    /// A button of the upper rail, by its index.
    Corner(usize),
}

/// A key or a controller's button on the home screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum HomeKey {
    Left,
    Right,
    Up,
    Down,
    Next,
    Previous,
    Take,
    Learn,
    NewGame,
}
