//! The keys that are named in texts.

use crate::input::Press;
use crate::input::key_bindings::{KeyCommand, ProgramCommand};
use crate::input::replay::ReplayCommand;

/// The keys that are named in texts, with their variables. The panels' keys have the names of the panel table.
pub const KEYS: [(&str, KeyCommand); 13] = [
    ("next", KeyCommand::Table(Press::Next)),
    ("cycle", KeyCommand::Table(Press::Cycle { back: false })),
    ("throw", KeyCommand::Table(Press::Throw)),
    ("done", KeyCommand::Table(Press::Done)),
    ("undo", KeyCommand::Table(Press::Undo)),
    ("redo", KeyCommand::Table(Press::Redo)),
    ("hint", KeyCommand::Table(Press::Hint)),
    ("moves", KeyCommand::Program(ProgramCommand::MoveList)),
    ("look-back", KeyCommand::Program(ProgramCommand::LookBack)),
    ("mute", KeyCommand::Program(ProgramCommand::Mute)),
    ("big", KeyCommand::Program(ProgramCommand::Big)),
    (
        "fullscreen",
        KeyCommand::Program(ProgramCommand::Fullscreen),
    ),
    ("escape", KeyCommand::Program(ProgramCommand::Escape)),
];

/// The keys of a replay that are named in texts, with their variables.
pub const REPLAY_KEYS: [(&str, ReplayCommand); 5] = [
    ("play", ReplayCommand::PlayOrStop),
    ("first", ReplayCommand::First),
    ("last", ReplayCommand::Last),
    ("from", ReplayCommand::PlayFromHere),
    ("flip", ReplayCommand::CycleShownChoices),
];
