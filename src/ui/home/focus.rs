//! The focus of keys and pads on the home screen.

use crate::ui::panel::Panel;

/// The focus on the home screen, within the room that is open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum HomeFocus {
    /// The room itself: taking it does the first thing.
    #[default]
    Room,
    /// One of the room's actions, by its place in [`RoomAction::ALL`](super::RoomAction::ALL).
    Action(usize),
    /// The puzzle of the day.
    Puzzle,
    /// A panel's button in the rail.
    Panel(Panel),
    /// A language, by its place in the list.
    Language(usize),
}

/// A press of a key or a pad on the home screen.
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
