//! What the player asks for on panels.

use bevy::prelude::Message;

use super::evening::EveningAsk;
use super::open::Panel;
use super::puzzles::PuzzleAsk;
use crate::input::Press;
use crate::players::PlayerBook;
use crate::rules::GameKind;
use crate::store::Settings;
use crate::table::{Intent, LessonWish};

/// What a panel asks for.
#[derive(Clone, Debug)]
pub enum UiAction {
    /// Something of the table.
    Intent(Intent),
    /// The same as a press on the board.
    Press(Press),
    /// Another throw or die is to be used next.
    Pick(Option<u8>),
    /// Something of a puzzle.
    Puzzle(PuzzleAsk),
    /// Something of the evening.
    Evening(EveningAsk),
    /// The evening is to be saved as a text, or as a picture.
    SaveEvening {
        /// As a picture.
        picture: bool,
    },
    /// A panel is to open.
    Open(Panel),
    /// The book is to open at the page about a rule.
    Explain(&'static str),
    /// The panel is to close.
    Close,
    /// The list of moves opens or closes.
    ToggleMoveList,
    /// Sound goes on or off.
    ToggleMute,
    /// The table is shown large, or as usual.
    ToggleBig,
    /// The window covers the screen, or does not.
    ToggleFullscreen,
    /// The settings are to be these.
    Settings(Box<Settings>),
    /// These players are to be remembered.
    Players(Box<PlayerBook>),
    /// The record is to be saved as a file.
    SaveRecord,
    /// The games that were played are to be saved as a table.
    SaveStatistics,
    /// All games that were played are to be forgotten.
    ForgetStatistics,
    /// A file with a record is to be chosen.
    ChooseRecord,
    /// The clipboard's text is to be taken as a record.
    PasteRecord,
    /// A game's guided first game begins, or is taken up.
    Learn(GameKind),
    /// Something of the lesson under way.
    Lesson(LessonWish),
    /// A note by its key.
    Tell(&'static str),
    /// The home screen is to be shown.
    GoHome,
    /// The program ends.
    Quit,
}

/// What the player chose that the program itself applies: settings, window, files, leaving.
#[derive(Message, Clone, Debug)]
pub struct UiActionChosen(pub UiAction);
