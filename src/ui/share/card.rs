//! What a shared picture says: a position, the result, who played, and the chances over the game.

use super::way::Way;
use crate::players::Badge;
use crate::review::GAME;
use crate::rules::{AnyPosition, GameKind, Side};

/// The shape of a shared picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum CardShape {
    /// 1200×630, as messengers and pages show a link.
    #[default]
    Wide,
    /// 1080×1080.
    Square,
}

impl CardShape {
    /// Width and height, in pixels.
    #[must_use]
    pub const fn size(self) -> [u32; 2] {
        match self {
            CardShape::Wide => [1200, 630],
            CardShape::Square => [1080, 1080],
        }
    }
}

/// Who played a side.
#[derive(Clone, Debug, PartialEq)]
pub struct CardPlayer {
    /// Which side.
    pub side: Side,
    /// What whoever plays is called.
    pub name: String,
    /// What the side is called, where that is not the name.
    pub of_side: Option<String>,
    /// The mark of a player who has one; the side's piece stands in for it.
    pub badge: Option<Badge>,
    /// What was scored, at the end.
    pub score: Option<String>,
}

/// Everything that a shared picture says, in the player's words.
#[derive(Clone, Debug, PartialEq)]
pub struct ShareCard {
    /// The position.
    pub position: AnyPosition,
    /// The ways of the last turn.
    pub ways: Vec<Way>,
    /// Who won, or who is to move.
    pub headline: String,
    /// How it ended, or which turn it is.
    pub how: String,
    /// The winner first.
    pub players: [CardPlayer; 2],
    /// The chances of the first side over the game, in thousandths; empty where they are not known.
    pub chances: Vec<i32>,
    /// What the lines of the graph are called: all for the first side, even, all for the second.
    pub lines: [String; 3],
    /// What the turn is called after which the chances were never the same again.
    pub turning_point: Option<(usize, String)>,
    /// The game's name, where it comes from, and the program's name.
    pub foot: [String; 3],
}

impl ShareCard {
    /// Which game it is.
    #[must_use]
    pub const fn game(&self) -> GameKind {
        self.position.kind()
    }
}

/// The place in a row of chances at which they changed most, if they changed much at once.
#[must_use]
pub fn turning_point(chances: &[i32]) -> Option<usize> {
    /// From here on a turn is worth a ring, in thousandths of a game.
    const MUCH: i32 = GAME / 12;
    let steps = chances.windows(2).map(|pair| match pair {
        [before, after] => (after - before).abs(),
        _ => 0,
    });
    // The last step is the end itself, which is named anyway.
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
