//! The length of every motion at normal speed.

pub use crate::settings::Tempo;

/// How long things last at normal speed, in milliseconds.
pub mod span {
    /// One cell of a journey.
    pub const HOP: f32 = 90.0;
    /// A whole journey at most.
    pub const JOURNEY: f32 = 600.0;
    /// A piece coming to rest after its last hop.
    pub const SETTLE: f32 = 90.0;
    /// A captured piece leaving the board.
    pub const CAPTURE: f32 = 280.0;
    /// Captors leaning in before what they capture falls; part of [`CAPTURE`].
    pub const LEAN: f32 = 80.0;
    /// From one of several captures of a move to the next.
    pub const STAGGER: f32 = 60.0;
    /// A warning being written.
    pub const CALL: f32 = 260.0;
    /// The king is captured or shut in, or escapes.
    pub const FATE: f32 = 340.0;
    /// The bow of a piece that has come home.
    pub const ENTRY: f32 = 420.0;
    /// Sticks or dice, from the hand to rest.
    pub const THROW: f32 = 700.0;
    /// A throw that scores nothing, from the hand to the passing of the turn.
    pub const IDLE_THROW: f32 = 430.0;
    /// Sticks or dice that fell elsewhere are set down.
    pub const SET_DOWN: f32 = 240.0;
    /// The score standing in view before anything else happens.
    pub const SCORE: f32 = 240.0;
    /// What stands for a journey or a throw where motion is reduced.
    pub const REDUCED: f32 = 120.0;
    /// A line of three is called, before its game ends.
    pub const LINE: f32 = 100.0;
    /// Standing in view: who acts first.
    pub const OPENED: f32 = 600.0;
    /// The end of a game.
    pub const END: f32 = 1100.0;
    /// Picking a piece up.
    pub const PICK_UP: f32 = 70.0;
    /// Putting a piece down where it was carried to.
    pub const DROP: f32 = 90.0;
}

/// The length of a journey that hops over so many cells, the first included.
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
