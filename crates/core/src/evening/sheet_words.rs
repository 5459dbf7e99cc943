//! The words of the text sheets, so that they can be had in every language.

use strum::VariantArray as _;

use crate::rules::GameKind;

/// A word or heading of a text sheet.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    strum::IntoStaticStr,
    strum::VariantArray,
)]
#[strum(const_into_str)]
pub enum SheetWord {
    /// The format.
    #[strum(to_string = "Knock-out")]
    KnockOut,
    /// The format.
    #[strum(to_string = "Round robin")]
    RoundRobin,
    /// The format.
    #[strum(to_string = "Swiss system")]
    Swiss,
    /// The format.
    #[strum(to_string = "Winner stays on")]
    WinnerStaysOn,
    /// Before the number of a round.
    #[strum(to_string = "Round")]
    Round,
    /// Before the number of a table.
    #[strum(to_string = "Table")]
    Table,
    /// Beside who has no opponent.
    #[strum(to_string = "bye")]
    Bye,
    /// Beside a game that has not begun.
    #[strum(to_string = "waiting")]
    Waiting,
    /// Beside a game that is being played.
    #[strum(to_string = "being played")]
    Playing,
    /// Beside a game that somebody gave up.
    #[strum(to_string = "forfeited")]
    Forfeit,
    /// Beside a game that was still open at the end.
    #[strum(to_string = "not played")]
    NotPlayed,
    /// Beside drawn games of a knock-out, after their number.
    #[strum(to_string = "drawn")]
    Draws,
    /// Beside the game for the third place.
    #[strum(to_string = "for third place")]
    ThirdPlace,
    /// The heading of the places.
    #[strum(to_string = "Standings")]
    Standings,
    /// The column of points.
    #[strum(to_string = "points")]
    Points,
    /// The column of the opponents' points.
    #[strum(to_string = "Buchholz")]
    Buchholz,
    /// The column of games won.
    #[strum(to_string = "wins")]
    Wins,
    /// Beside who has left.
    #[strum(to_string = "has left")]
    Left,
    /// Before those who wait for the table.
    #[strum(to_string = "Waiting for the table")]
    Queue,
    /// Where nothing is to be played any more.
    #[strum(to_string = "over")]
    Over,
}

impl SheetWord {
    /// Every word.
    pub const ALL: &[SheetWord] = SheetWord::VARIANTS;

    /// The word in English.
    #[must_use]
    pub const fn english(self) -> &'static str {
        self.into_str()
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
