//! The requests to the program, from panels, keys and controllers.

use bevy::prelude::Message;

use super::actions::{
    EveningAction, FileAction, LibraryAction, PlayersAction, PuzzleAction, ReviewAction,
    ShareAction, StatisticsAction,
};
use super::panel::Panel;
use crate::input::Press;
use crate::rules::GameKind;
use crate::store::Settings;
use crate::table::{Intent, LessonIntent, ReplayIntent};

/// A request to the program. `handle_actions` carries each one out or passes it to the plugin that does.
#[derive(Message, Clone, Debug)]
pub enum UiAction {
    /// Ask something of the game.
    Intent(Intent),
    /// Do the same as a press on the board.
    Press(Press),
    /// Use another throw or die next.
    Pick(Option<u8>),
    /// Ask something of the game that is looked back at.
    Replay(ReplayIntent),
    /// Begin a game's lesson, or continue it.
    Learn(GameKind),
    /// Ask something of the lesson.
    Lesson(LessonIntent),
    /// Ask something of the puzzles.
    Puzzle(PuzzleAction),
    /// Ask something of the game night.
    Evening(EveningAction),
    /// Ask something of the library.
    Library(LibraryAction),
    /// Ask something of the statistics.
    Statistics(StatisticsAction),
    /// Ask something of the remembered players.
    Players(PlayersAction),
    /// Ask something of the review.
    Review(ReviewAction),
    /// Make a picture of the game, or an animation.
    Share(Box<ShareAction>),
    /// Save or read a file.
    File(FileAction),
    /// Open a panel.
    Open(Panel),
    /// Open the book at the page about a rule.
    Explain(&'static str),
    /// Close the panel.
    Close,
    /// Open or close the list of moves.
    ToggleMoveList,
    /// Show the home screen.
    GoHome,
    /// Show a note by its text key.
    Tell(&'static str),
    /// Apply these settings.
    Settings(Box<Settings>),
    /// Turn sound on or off.
    ToggleMute,
    /// Show the table large, or as usual.
    ToggleBig,
    /// Cover the screen with the window, or stop.
    ToggleFullscreen,
    /// End the program.
    Quit,
}
