//! The panels that can be open over the table.

/// A panel over the table. Its row in [`PANELS`](super::panel_table::PANELS) has all other data about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::VariantArray)]
pub enum Panel {
    /// The rules as a book.
    Book,
    /// The settings.
    Settings,
    /// The choice of a game, its rules and its players.
    NewGame,
    /// The pause.
    Pause,
    /// The proof that throws are fair.
    FairThrows,
    /// The game night: its set-up, or its sheet.
    Evening,
    /// The statistics of the games played.
    Statistics,
    /// The library of games.
    Library,
    /// The question before a player resigns.
    Resign,
    /// The question before choices that lose much of the win chance.
    Sure,
    /// The question before the program ends.
    Quit,
    /// The questions at the first start.
    FirstStart,
    /// The keys and the controller's buttons.
    Keys,
    /// The puzzles.
    Puzzles,
    /// The offer of a draw.
    Draw,
    /// The record of the game, and the import of another.
    Record,
    /// The remembered players.
    Players,
    /// The picture of a game to share.
    Share,
    /// The opponents for a game that is continued from a moment of a replay.
    PlayFrom,
}
