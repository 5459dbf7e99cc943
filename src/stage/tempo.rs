//! The lengths of all motions at normal speed.

pub use crate::settings::Tempo;

/// Lengths at normal speed (ms).
pub mod span {
    /// One cell of a travelling piece's path.
    pub const HOP: f32 = 90.0;
    /// The longest journey along a path.
    pub const JOURNEY: f32 = 600.0;
    /// The settling of a piece after its last hop.
    pub const SETTLE: f32 = 90.0;
    /// The way of a captured piece off the board.
    pub const CAPTURE: f32 = 280.0;
    /// Capturing pieces lean in before the captured one falls; part of [`CAPTURE`].
    pub const LEAN: f32 = 80.0;
    /// The delay between several captures of one move.
    pub const STAGGER: f32 = 60.0;
    /// The writing of a warning (Raichi!, Tuichi!).
    pub const CALL: f32 = 260.0;
    /// The king is captured, shut in, or escapes.
    pub const FATE: f32 = 340.0;
    /// The bow of a piece that has reached home.
    pub const ENTRY: f32 = 420.0;
    /// Sticks or dice, from the hand to rest.
    pub const THROW: f32 = 700.0;
    /// A throw that scores nothing, from the hand to the passing of the turn.
    pub const IDLE_THROW: f32 = 430.0;
    /// A throw that moves no piece, after several turns without a move.
    pub const BRIEF_THROW: f32 = 180.0;
    /// The pause in which a resting throw is lit and counted.
    pub const COUNT: f32 = 900.0;
    /// The way of a counted throw into the row of throws.
    pub const COLLECT: f32 = 340.0;
    /// Resting sticks turn over to show another throw of the turn.
    pub const TURN_STICKS: f32 = 320.0;
    /// Sticks or dice thrown by hand are put down.
    pub const SET_DOWN: f32 = 240.0;
    /// The pause that shows the score.
    pub const SCORE: f32 = 240.0;
    /// A journey or throw with reduced motion.
    pub const REDUCED: f32 = 120.0;
    /// All pieces move to another position of a lesson.
    pub const REARRANGE: f32 = 1200.0;
    /// Three in a row is shown before the game ends.
    pub const LINE: f32 = 100.0;
    /// The pause that shows which side acts first.
    pub const OPENED: f32 = 600.0;
    /// The celebration at the end of a game.
    pub const END: f32 = 1100.0;
    /// Picking a piece up.
    pub const PICK_UP: f32 = 70.0;
    /// Putting a carried piece down at its goal.
    pub const DROP: f32 = 90.0;
    /// The board comes closer, or moves away.
    pub const VIEW: f32 = 220.0;
}

/// The length of a journey over `cells` cells, the first included (ms).
#[must_use]
pub fn journey(cells: usize) -> f32 {
    (span::HOP * cells.saturating_sub(1) as f32).min(span::JOURNEY)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_journey_takes_longer_than_six_tenths_of_a_second() {
        assert!(journey(40) <= span::JOURNEY);
        assert!((journey(3) - 180.0).abs() < 0.01);
    }
}
