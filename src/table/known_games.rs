//! The games that the player knows.

use crate::lesson::Progress;
use crate::rules::GameKind;
use crate::statistics::History;

/// The games that the player has learned, or played to an end.
#[must_use]
pub fn known_games(lessons: &Progress, history: &History) -> Vec<GameKind> {
    let knows = |game: &GameKind| lessons.is_finished(*game) || history.played_out(*game) > 0;
    GameKind::ALL.into_iter().filter(knows).collect()
}
