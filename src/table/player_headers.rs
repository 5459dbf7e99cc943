//! Reads and writes the players of a record as headers, such as `white-name`, `white-mark` and `white-colour`.

use crate::players::{Badge, SeatedPlayer};
use crate::record::GameRecord;
use crate::rules::Side;

fn key(game: &GameRecord, side: Side, what: &str) -> String {
    format!("{}-{what}", game.setup().kind().side_name(side))
}

/// The named player of each side, from the headers of a record. `None` for a side without a name.
#[must_use]
pub fn players_of(game: &GameRecord) -> [Option<SeatedPlayer>; 2] {
    Side::BOTH.map(|side| {
        let header = |what| game.header(&key(game, side, what));
        let mark = header("mark").and_then(|name| name.parse().ok());
        let colour = header("colour").and_then(|name| name.parse().ok());
        let badge = mark.map(|mark| Badge {
            mark,
            colour: colour.unwrap_or_default(),
        });
        SeatedPlayer::named(header("name")?, badge)
    })
}

/// Writes the player of a side into the headers of a record.
pub(super) fn write_player(game: &mut GameRecord, side: Side, player: Option<&SeatedPlayer>) {
    let name = player.map_or("", |player| &player.name);
    let badge = player.and_then(|player| player.badge);
    let mark = badge.map_or("", |badge| badge.mark.name());
    let colour = badge.map_or("", |badge| badge.colour.name());
    for (what, value) in [("name", name), ("mark", mark), ("colour", colour)] {
        // If an imported record has no room for more headers, the player is known only at the table.
        let _ = game.set_header(&key(game, side, what), value);
    }
}
