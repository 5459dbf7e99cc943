//! The words of the text sheets, so that they can be had in every language.

use crate::rules::GameKind;

/// A word or heading of a text sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum SheetWord {
    /// The format.
    KnockOut,
    /// The format.
    RoundRobin,
    /// The format.
    Swiss,
    /// The format.
    WinnerStaysOn,
    /// Before the number of a round.
    Round,
    /// Before the number of a table.
    Table,
    /// Beside who has no opponent.
    Bye,
    /// Beside a game that has not begun.
    Waiting,
    /// Beside a game that is being played.
    Playing,
    /// Beside a game that somebody gave up.
    Forfeit,
    /// Beside a game that was still open at the end.
    NotPlayed,
    /// Beside drawn games of a knock-out, after their number.
    Draws,
    /// Beside the game for the third place.
    ThirdPlace,
    /// The heading of the places.
    Standings,
    /// The column of points.
    Points,
    /// The column of the opponents' points.
    Buchholz,
    /// The column of games won.
    Wins,
    /// Beside who has left.
    Left,
    /// Before those who wait for the table.
    Queue,
    /// Where nothing is to be played any more.
    Over,
}

impl SheetWord {
    /// Every word.
    pub const ALL: [SheetWord; 20] = [
        SheetWord::KnockOut,
        SheetWord::RoundRobin,
        SheetWord::Swiss,
        SheetWord::WinnerStaysOn,
        SheetWord::Round,
        SheetWord::Table,
        SheetWord::Bye,
        SheetWord::Waiting,
        SheetWord::Playing,
        SheetWord::Forfeit,
        SheetWord::NotPlayed,
        SheetWord::Draws,
        SheetWord::ThirdPlace,
        SheetWord::Standings,
        SheetWord::Points,
        SheetWord::Buchholz,
        SheetWord::Wins,
        SheetWord::Left,
        SheetWord::Queue,
        SheetWord::Over,
    ];

    /// The word in English.
    #[must_use]
    pub const fn english(self) -> &'static str {
        match self {
            SheetWord::KnockOut => "Knock-out",
            SheetWord::RoundRobin => "Round robin",
            SheetWord::Swiss => "Swiss system",
            SheetWord::WinnerStaysOn => "Winner stays on",
            SheetWord::Round => "Round",
            SheetWord::Table => "Table",
            SheetWord::Bye => "bye",
            SheetWord::Waiting => "waiting",
            SheetWord::Playing => "being played",
            SheetWord::Forfeit => "forfeited",
            SheetWord::NotPlayed => "not played",
            SheetWord::Draws => "drawn",
            SheetWord::ThirdPlace => "for third place",
            SheetWord::Standings => "Standings",
            SheetWord::Points => "points",
            SheetWord::Buchholz => "Buchholz",
            SheetWord::Wins => "wins",
            SheetWord::Left => "has left",
            SheetWord::Queue => "Waiting for the table",
            SheetWord::Over => "over",
        }
    }
}

/// A language for the text sheets.
pub trait SheetWords {
    /// A word or heading.
    fn word(&self, word: SheetWord) -> String;

    /// The name of a game.
    fn game(&self, game: GameKind) -> String;
}

/// The sheets in English.
#[derive(Clone, Copy, Debug, Default)]
pub struct English;

impl SheetWords for English {
    fn word(&self, word: SheetWord) -> String {
        word.english().to_owned()
    }

    fn game(&self, game: GameKind) -> String {
        // The names of the games are ASCII.
        let mut name = game.name().to_owned();
        name[..1].make_ascii_uppercase();
        name
    }
}
