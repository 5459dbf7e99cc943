//! Moments that have a sound, and the cues of an act.

use bevy::prelude::Message;
use strum::EnumIter;

use crate::motion::tumble::ContactKind;

/// A moment on the stage that has a sound.
#[derive(Message, Clone, Copy, Debug, PartialEq, EnumIter)]
pub enum Cue {
    /// The sticks are picked up.
    Gather,
    /// A stick hit the table or another stick.
    Knock {
        /// The kind of contact.
        kind: ContactKind,
        /// Loudness from 0 (barely audible) to 1.
        strength: f32,
    },
    /// The sticks rest with this value; 0 if they score nothing.
    Score(u8),
    /// A piece touched a cell on its way.
    Hop,
    /// A piece reached its last cell.
    Land,
    /// A piece left its start cell.
    Start,
    /// A piece was captured.
    Capture,
    /// A piece reached home.
    Enter,
    /// A turn passed to the other side.
    Turn,
    /// The player tried something that isn't allowed.
    Refuse,
    /// A piece is picked up.
    Lift,
    /// A move is undone.
    Undo,
    /// A button was pressed.
    Button,
    /// The game is over and a player at this screen won.
    Win,
    /// The game is over and the computer won.
    Loss,
    /// The game is over and drawn.
    Draw,
    /// A piece slides over the sheet (Tablut). The sound is loudest at its start and fades, so it fits a slide of 120
    /// to 320 ms.
    Slide,
    /// A piece is set down on the sheet, at the end of a slide (Tablut).
    SetDown,
    /// A captured piece is tipped over (Tablut).
    Tip,
    /// The king has one open way out (Tablut).
    Raichi,
    /// The king has two or more open ways out (Tablut).
    Tuichi,
    /// The king reached the edge (Tablut).
    KingEscapes,
    /// The king is captured (Tablut).
    KingTaken,
    /// The king is shut in for good (Tablut).
    KingShutIn,
    /// A disc is placed in a cup, or comes to rest there (Tapatan).
    Disc,
    /// A disc slides along a groove (Tapatan).
    Groove,
    /// Three discs are in a row (Tapatan).
    Line,
    /// The dice are shaken in the hand (Tawula).
    Shake,
    /// A die hit the floor or the rim of the box (Tawula).
    DieOnWood {
        /// Loudness from 0 (barely audible) to 1.
        strength: f32,
    },
    /// A die hit the other die (Tawula).
    DieOnDie {
        /// Loudness from 0 (barely audible) to 1.
        strength: f32,
    },
    /// A piece touched a point, on its way or at its end (Tawula).
    Stone,
    /// A piece was put on another piece of its side (Tawula).
    Stack,
    /// A piece was hit and leaves its point (Tawula).
    Hit,
    /// A piece entered from the hand or the bar (Tawula).
    EnterStone,
    /// A piece was borne off into the tray (Tawula).
    BearOff,
    /// A cappotto: the win counts seven games (TW-15).
    Cappotto,
    /// A player's time is low.
    ClockLow,
    /// A player's time is up, and the game continues.
    TimeUp,
    /// The draw is agreed.
    Agree,
}

/// The cues of one act of the timeline.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ActCues {
    /// The cues at the start, in this order.
    pub begin: Vec<Cue>,
    /// The cue at each place that a travelling piece touches on its way.
    pub hop: Option<Cue>,
    /// The cue at the end of an act that isn't cut short.
    pub end: Option<Cue>,
    /// The only cue of an act that is cut short.
    pub cut_short: Option<Cue>,
}

impl ActCues {
    /// One cue at the start of the act.
    #[must_use]
    pub fn begin(cue: Cue) -> Self {
        ActCues {
            begin: vec![cue],
            ..ActCues::default()
        }
    }

    /// One cue at the end of the act, even if it is cut short: a piece comes to rest.
    #[must_use]
    pub fn landing(cue: Cue) -> Self {
        ActCues {
            end: Some(cue),
            cut_short: Some(cue),
            ..ActCues::default()
        }
    }

    /// The same cues with another one at the start of the act.
    #[must_use]
    pub fn and_begin(mut self, cue: Cue) -> Self {
        self.begin.push(cue);
        self
    }

    /// The same cues with one at every place that a travelling piece touches.
    #[must_use]
    pub fn and_hop(mut self, cue: Cue) -> Self {
        self.hop = Some(cue);
        self
    }
}
