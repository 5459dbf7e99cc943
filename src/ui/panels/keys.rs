//! The keys that texts name.

use crate::input::Press;
use crate::input::key_bindings::{KeyCommand, ProgramCommand};

/// The keys that the texts name, and what each text calls them.
pub const KEYS: [(&str, KeyCommand); 18] = [
    ("next", KeyCommand::Table(Press::Next)),
    ("cycle", KeyCommand::Table(Press::Cycle { back: false })),
    ("throw", KeyCommand::Table(Press::Throw)),
    ("done", KeyCommand::Table(Press::Done)),
    ("undo", KeyCommand::Table(Press::Undo)),
    ("undo-turn", KeyCommand::Table(Press::UndoTurn)),
    ("hint", KeyCommand::Table(Press::Hint)),
    ("new", KeyCommand::Program(ProgramCommand::NewGame)),
    ("puzzles", KeyCommand::Program(ProgramCommand::Puzzles)),
    ("evening", KeyCommand::Program(ProgramCommand::Evening)),
    ("settings", KeyCommand::Program(ProgramCommand::Settings)),
    ("help", KeyCommand::Program(ProgramCommand::Help)),
    ("moves", KeyCommand::Program(ProgramCommand::MoveList)),
    ("mute", KeyCommand::Program(ProgramCommand::Mute)),
    ("big", KeyCommand::Program(ProgramCommand::Big)),
    (
        "fullscreen",
        KeyCommand::Program(ProgramCommand::Fullscreen),
    ),
    ("escape", KeyCommand::Program(ProgramCommand::Escape)),
    ("draw", KeyCommand::Program(ProgramCommand::OfferDraw)),
];
