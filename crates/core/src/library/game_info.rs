//! What is known of a game without its record.

use serde::{Deserialize, Serialize};

use crate::date::Date;
use crate::players::SeatedPlayer;
use crate::record::GameRecord;
use crate::rules::{GameKind, Outcome, Side};
use crate::statistics::{Participant, Variant};
use crate::store::Seat;

/// The most characters of a title.
pub const MAX_TITLE: usize = 60;

/// What is known of a game without its record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameInfo {
    /// The game.
    pub game: GameKind,
    /// Its rules.
    pub variant: Variant,
    /// The local date on which the game was last played.
    pub date: Date,
    /// Who plays, by [`Side::index`].
    pub players: [Participant; 2],
    /// How it ended; none where it is not over.
    pub outcome: Option<Outcome>,
    /// How many turns were begun, of both sides.
    pub turns: u32,
}

impl GameInfo {
    /// What a record tells, and the day.
    #[must_use]
    pub fn of(game: &GameRecord, date: Date) -> GameInfo {
        GameInfo {
            game: game.setup().kind(),
            variant: Variant::of(game),
            date,
            players: Side::BOTH.map(|side| participant(game, side)),
            outcome: game.outcome(),
            turns: u32::try_from(game.turns().len()).unwrap_or(u32::MAX),
        }
    }

    /// The day that a record tells of itself: that of its end (`counted`), or another (`date`).
    #[must_use]
    pub fn date_in(game: &GameRecord) -> Option<Date> {
        let mut told = ["counted", "date"].into_iter();
        told.find_map(|key| game.header(key)?.parse().ok())
    }

    /// The same with what is kept of names.
    pub(super) fn tidied(mut self) -> GameInfo {
        self.players = self.players.map(Participant::tidied);
        self
    }
}

/// Who plays a side, by the headers of a record: `white: computer 2`, `white-name: Ada`.
fn participant(game: &GameRecord, side: Side) -> Participant {
    let name = game.setup().kind().side_name(side);
    let seat = game.header(name).and_then(|seat| seat.parse().ok());
    if let Some(Seat::Computer(level)) = seat {
        return Participant::Computer { level };
    }
    let told = game.header(&format!("{name}-name"));
    let player = told.and_then(|told| SeatedPlayer::named(told, None));
    let player = player.map_or(String::new(), |player| player.name);
    Participant::person(None, &player).tidied()
}

/// A title as it is kept: one line without what steers text, of at most [`MAX_TITLE`] characters.
pub(super) fn tidied_title(title: &str) -> String {
    let line = title.split_whitespace().collect::<Vec<_>>().join(" ");
    let shown = line.chars().filter(|c| !c.is_control()).collect::<String>();
    let short: String = shown.chars().take(MAX_TITLE).collect();
    SeatedPlayer::named(&short, None).map_or(String::new(), |_| short.trim().to_owned())
}
