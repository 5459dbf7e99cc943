//! What the player asks for on panels.

use bevy::prelude::Message;

use super::evening::EveningAsk;
use super::library::LibraryAsk;
use super::open::Panel;
use super::puzzles::PuzzleAsk;
use super::share::ShareAsk;
use crate::input::Press;
use crate::players::PlayerList;
use crate::record::GameRecord;
use crate::rules::GameKind;
use crate::store::Settings;
use crate::table::{Intent, LessonWish, ReplayIntent};

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
    /// Something of the library.
    Library(LibraryAsk),
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
    /// The review is to look closer at a turn, by its place.
    LookCloser(usize),
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
    Players(Box<PlayerList>),
    /// The record is to be saved as a file.
    SaveRecord,
    /// The games that were played are to be saved as a table.
    SaveStatistics,
    /// All games that were played are to be forgotten.
    ForgetStatistics,
    /// A picture of the game is to be made, or one in motion.
    Share(Box<ShareAsk>),
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
    /// A game is to be looked back at.
    LookBack(Box<GameRecord>),
    /// Something of the game that is looked back at.
    Replay(ReplayIntent),
    /// The home screen is to be shown.
    GoHome,
    /// The program ends.
    Quit,
}

/// What the player chose that the program itself applies: settings, window, files, leaving.
#[derive(Message, Clone, Debug)]
pub struct UiActionChosen(pub UiAction);
