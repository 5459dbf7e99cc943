//! The words of the text sheets, which can be translated.

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
    /// Format.
    #[strum(to_string = "Knock-out")]
    KnockOut,
    /// Format.
    #[strum(to_string = "Round robin")]
    RoundRobin,
    /// Format.
    #[strum(to_string = "Swiss system")]
    Swiss,
    /// Format.
    #[strum(to_string = "Winner stays on")]
    WinnerStaysOn,
    /// Comes before the number of a round.
    #[strum(to_string = "Round")]
    Round,
    /// Comes before the number of a table.
    #[strum(to_string = "Table")]
    Table,
    /// Marks a player without an opponent.
    #[strum(to_string = "bye")]
    Bye,
    /// Marks a game that hasn't started.
    #[strum(to_string = "waiting")]
    Waiting,
    /// Marks a game that is being played.
    #[strum(to_string = "being played")]
    Playing,
    /// Marks a game that was forfeited.
    #[strum(to_string = "forfeited")]
    Forfeit,
    /// Marks a game that doesn't count because a player left too early.
    #[strum(to_string = "not counted")]
    NotCounted,
    /// Marks a game night with two games per pairing.
    #[strum(to_string = "two games per pairing")]
    TwoGames,
    /// The rule for players who leave a round robin.
    #[strum(to_string = "Players who leave lose the games they haven’t played.")]
    LeaversLose,
    /// The other rule for players who leave a round robin.
    #[strum(
        to_string = "Players who leave lose the games they haven’t played. If those are more than half, none of their games counts."
    )]
    LeaversHalf,
    /// Marks a game that was still open at the end.
    #[strum(to_string = "not played")]
    NotPlayed,
    /// Marks the game for third place.
    #[strum(to_string = "for third place")]
    ThirdPlace,
    /// Heading of the standings.
    #[strum(to_string = "Standings")]
    Standings,
    /// Heading of the column of points.
    #[strum(to_string = "points")]
    Points,
    /// Heading of the column of the opponents' points.
    #[strum(to_string = "Buchholz")]
    Buchholz,
    /// Heading of the column of games won.
    #[strum(to_string = "wins")]
    Wins,
    /// Marks a player who has left.
    #[strum(to_string = "has left")]
    Left,
    /// Comes before the players who wait for the table.
    #[strum(to_string = "Waiting for the table")]
    Queue,
    /// Replaces the round once the game night is over.
    #[strum(to_string = "over")]
    Over,
}

impl SheetWord {
    /// All words.
    pub const ALL: &[SheetWord] = SheetWord::VARIANTS;

    /// The word in English.
    #[must_use]
    pub const fn english(self) -> &'static str {
        self.into_str()
    }
}

/// A language for the text sheets.
pub trait SheetLanguage {
    /// Translates a word or heading.
    fn word(&self, word: SheetWord) -> String;

    /// Translates the name of a game.
    fn game(&self, game: GameKind) -> String;

    /// The number of drawn games of a knockout.
    fn draws(&self, count: u16) -> String;
}

/// The English words.
#[derive(Clone, Copy, Debug, Default)]
pub struct English;

impl SheetLanguage for English {
    fn word(&self, word: SheetWord) -> String {
        word.english().to_owned()
    }

    fn game(&self, game: GameKind) -> String {
        // The names of the games are ASCII, so slicing off one byte is safe.
        let mut name = game.name().to_owned();
        name[..1].make_ascii_uppercase();
        name
    }

    fn draws(&self, count: u16) -> String {
        match count {
            1 => "one draw".to_owned(),
            count => format!("{count} draws"),
        }
    }
}
