//! The data of a game that is known without reading its record.

use serde::{Deserialize, Serialize};

use crate::date::{Date, Moment};
use crate::players::SeatedPlayer;
use crate::record::GameRecord;
use crate::rules::{AnyPosition, GameKind, Outcome, Side};
use crate::statistics::{Participant, Variant};
use crate::store::Seat;

/// The longest title (characters).
pub const MAX_TITLE: usize = 60;

/// The longest text of a position (bytes). Those of the rules are much shorter.
const MAX_POSITION: usize = 1_000;

/// The data of a game that is known without reading its record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameInfo {
    /// The game.
    pub game: GameKind,
    /// The rules it is played by.
    pub variant: Variant,
    /// The local date on which the game was last played.
    pub date: Date,
    /// The local time of day at which it was last played (minutes after midnight). `None` if the game was imported, or
    /// saved by an older version.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub minute: Option<u16>,
    /// The players, by [`Side::index`].
    pub players: [Participant; 2],
    /// The result, `None` if the game isn't over.
    pub outcome: Option<Outcome>,
    /// The number of turns that both sides have started.
    pub turns: u32,
    /// The text of the last position ([`GameInfo::last_position`]). `None` if the game was saved by an older version.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
}

impl GameInfo {
    /// Takes the data from a record, with the date and the time at which it was last played.
    #[must_use]
    pub fn of(game: &GameRecord, played: impl Into<Moment>) -> GameInfo {
        let Moment { date, minute } = played.into();
        GameInfo {
            game: game.setup().kind(),
            variant: Variant::of(game),
            date,
            minute,
            players: Side::BOTH.map(|side| participant(game, side)),
            outcome: game.outcome(),
            turns: u32::try_from(game.turns().len()).unwrap_or(u32::MAX),
            position: position_text(game),
        }
    }

    /// The last position. `None` if it isn't known, or if its text can't be read.
    #[must_use]
    pub fn last_position(&self) -> Option<AnyPosition> {
        AnyPosition::parse(self.game, self.position.as_deref()?).ok()
    }

    /// The date in a record's headers: the date of its end (`counted`), otherwise `date`.
    #[must_use]
    pub fn date_in(game: &GameRecord) -> Option<Date> {
        let mut told = ["counted", "date"].into_iter();
        told.find_map(|key| game.header(key)?.parse().ok())
    }

    /// The same data with names shortened and cleaned, and without a position whose text is too long or a time that
    /// isn't of a day.
    pub(super) fn sanitized(mut self) -> GameInfo {
        self.minute = self.minute.filter(|minute| *minute < Moment::MINUTES);
        self.players = self.players.map(Participant::sanitized);
        self.position = self.position.and_then(sanitized_position);
        self
    }
}

/// The text of a game's last position.
pub(super) fn position_text(game: &GameRecord) -> Option<String> {
    sanitized_position(game.position().text())
}

/// The text of a position, unless it's too long or has control characters.
pub(super) fn sanitized_position(text: String) -> Option<String> {
    let is_clean = text.len() <= MAX_POSITION && !text.contains(char::is_control);
    is_clean.then_some(text)
}

/// The player of a side, read from the headers of a record such as `white: computer 2` and `white-name: Ada`.
fn participant(game: &GameRecord, side: Side) -> Participant {
    let name = game.setup().kind().side_name(side);
    let seat = game.header(name).and_then(|seat| seat.parse().ok());
    if let Some(Seat::Computer(level)) = seat {
        return Participant::Computer { level };
    }
    let told = game.header(&format!("{name}-name"));
    let player = told.and_then(|told| SeatedPlayer::named(told, None));
    let player = player.map_or(String::new(), |player| player.name);
    Participant::person(None, &player).sanitized()
}

/// Cleans a title: one line without control characters, of at most [`MAX_TITLE`] characters.
pub(super) fn sanitized_title(title: &str) -> String {
    let line = title.split_whitespace().collect::<Vec<_>>().join(" ");
    let shown = line.chars().filter(|c| !c.is_control()).collect::<String>();
    let short: String = shown.chars().take(MAX_TITLE).collect();
    SeatedPlayer::named(&short, None).map_or(String::new(), |_| short.trim().to_owned())
}
