//! The contents of a shared picture: a position, the result, the players, and the chances over the game.

use crate::players::Badge;
use crate::review::GAME;
use crate::rules::{AnyPosition, GameKind, Side};
use crate::ui::board_scene::Way;

/// The shape of a shared picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum CardShape {
    /// 1200×630, the format of link previews.
    #[default]
    Wide,
    /// 1080×1080.
    Square,
}

impl CardShape {
    /// The width and height (px).
    #[must_use]
    pub const fn size(self) -> [u32; 2] {
        match self {
            CardShape::Wide => [1200, 630],
            CardShape::Square => [1080, 1080],
        }
    }
}

/// A player and their side.
#[derive(Clone, Debug, PartialEq)]
pub struct CardPlayer {
    /// The side.
    pub side: Side,
    /// The name of the player.
    pub name: String,
    /// The name of the side, if it differs.
    pub of_side: Option<String>,
    /// The badge of the player. `None` shows the side's piece.
    pub badge: Option<Badge>,
    /// The score at the end.
    pub score: Option<String>,
}

/// The contents of a shared picture, in the player's language.
#[derive(Clone, Debug, PartialEq)]
pub struct ShareCard {
    /// The position.
    pub position: AnyPosition,
    /// The ways of the last turn.
    pub ways: Vec<Way>,
    /// The side whose seat is at the bottom of the table.
    pub bottom: Side,
    /// The winner, or the side to move.
    pub headline: String,
    /// The reason for the end, or the number of the turn.
    pub how: String,
    /// The players, the winner first.
    pub players: [CardPlayer; 2],
    /// The chances of the first side over the game (‰). Empty if they aren't known.
    pub chances: Vec<i32>,
    /// The names of the graph's lines: a win for the first side, even, a win for the second.
    pub lines: [String; 3],
    /// The index and the name of the turning point.
    pub turning_point: Option<(usize, String)>,
    /// The game's name, its origin, and the program's name.
    pub foot: [String; 3],
}

impl ShareCard {
    /// The game.
    #[must_use]
    pub const fn game(&self) -> GameKind {
        self.position.kind()
    }
}

/// The index of the largest change in a sequence of chances. `None` if all changes are small.
#[must_use]
pub fn turning_point(chances: &[i32]) -> Option<usize> {
    /// The least change that counts, in thousandths of a game.
    const MUCH: i32 = GAME / 12;
    let steps = chances.windows(2).map(|pair| match pair {
        [before, after] => (after - before).abs(),
        _ => 0,
    });
    // The last step is the end of the game, which is labelled anyway.
    let last = chances.len().saturating_sub(2);
    let steps = steps.enumerate().filter(|(place, _)| *place < last);
    let (place, most) = steps.max_by_key(|(_, step)| *step)?;
    (most >= MUCH).then_some(place + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_largest_step_before_the_end_is_the_turning_point() {
        assert_eq!(turning_point(&[]), None);
        assert_eq!(turning_point(&[500, 1000]), None);
        assert_eq!(turning_point(&[500, 520, 490, 1000]), None);
        assert_eq!(turning_point(&[500, 520, 800, 780, 1000]), Some(2));
    }
}
