//! The requests to the program, from panels, keys and controllers.

use bevy::prelude::Message;

use super::actions::{
    BackupAction, CopiedText, EveningAction, FileAction, LibraryAction, PlayersAction,
    PuzzleAction, ReviewAction, ShareAction, StatisticsAction,
};
use super::panel::Panel;
use crate::input::Press;
use crate::rules::GameKind;
use crate::store::Settings;
use crate::table::{Intent, LessonIntent, ReplayIntent};

/// A request to the program. `handle_actions` carries each one out or passes it to the plugin that does.
#[derive(Message, Clone, Debug)]
pub enum UiAction {
    /// Send an intent to the table.
    Intent(Intent),
    /// Send a press, as on the board.
    Press(Press),
    /// Play on without waiting while the player can't move.
    FinishQuickly,
    /// Use another throw or die next.
    Pick(Option<u8>),
    /// Send a request to the replay.
    Replay(ReplayIntent),
    /// Start a game's lesson, or continue it.
    Learn(GameKind),
    /// Play the game that a lesson has just taught.
    PlayLearned(GameKind),
    /// Send a request to the lesson.
    Lesson(LessonIntent),
    /// Send a request to the puzzles.
    Puzzle(PuzzleAction),
    /// Send a request to the game night.
    Evening(EveningAction),
    /// Send a request to the library.
    Library(LibraryAction),
    /// Send a request to the statistics.
    Statistics(StatisticsAction),
    /// Send a request to the remembered players.
    Players(PlayersAction),
    /// Send a request to the review.
    Review(ReviewAction),
    /// Make a picture of the game, or an animation.
    Share(Box<ShareAction>),
    /// Send a request about everything that is saved.
    Backup(BackupAction),
    /// Save or read a file.
    File(FileAction),
    /// Open a panel.
    Open(Panel),
    /// Open the book at the page about a rule.
    Explain(&'static str),
    /// Show the details of the newest note about a problem.
    ShowDetails,
    /// Close the panel.
    Close,
    /// Show the end of the game again.
    ShowEnd,
    /// Open or close the list of moves.
    ToggleMoveList,
    /// Show the home screen.
    GoHome,
    /// Apply these settings.
    Settings(Box<Settings>),
    /// Turn sound on or off.
    ToggleMute,
    /// Switch the big screen mode on or off.
    ToggleBig,
    /// Enter or leave full screen.
    ToggleFullscreen,
    /// Show a part of the board closer, or all of it.
    ToggleCloserView,
    /// End the program, after a question if a game is unfinished.
    Quit,
}

impl UiAction {
    /// Copy a text to the clipboard.
    #[must_use]
    pub const fn copy(text: String, content: CopiedText) -> UiAction {
        UiAction::File(FileAction::CopyText { text, content })
    }
}
