//! Moments that have a sound, and which of them belong to an act.

use bevy::prelude::Message;

use crate::motion::tumble::ContactKind;

/// A moment on the stage that has a sound.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub enum Cue {
    /// The sticks are taken up.
    Gather,
    /// A stick struck the table or another stick.
    Knock {
        /// What it struck.
        kind: ContactKind,
        /// 0 (barely heard) to 1.
        strength: f32,
    },
    /// The sticks rest and are worth this many steps; 0 is nothing.
    Score(u8),
    /// A piece touched a cell on its way.
    Hop,
    /// A piece came to its last cell.
    Land,
    /// A piece left its start cell.
    Start,
    /// A piece was captured.
    Capture,
    /// A piece came home.
    Enter,
    /// A turn passed to the other side.
    Turn,
    /// What was asked for is not allowed.
    Refuse,
    /// A piece is picked up.
    Lift,
    /// A move is taken back.
    Undo,
    /// A button was pressed.
    Button,
    /// The game is over, won by somebody at this screen.
    Win,
    /// The game is over, won by the computer.
    Loss,
    /// The game is over, drawn.
    Draw,
    /// A piece slides over the sheet (Tablut). The rub is strongest at once and dies away by
    /// itself, so it fits a slide of 120 to 320 ms.
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
    /// Three in a line (Tapatan).
    Line,
    /// The dice are shaken in the hand (Tawula).
    Shake,
    /// A die struck the floor or the rim of the box (Tawula).
    DieOnWood {
        /// 0 (barely heard) to 1.
        strength: f32,
    },
    /// A die struck the other (Tawula).
    DieOnDie {
        /// 0 (barely heard) to 1.
        strength: f32,
    },
    /// A piece touched a point on its way or at its end (Tawula).
    Stone,
    /// A piece was laid on another of its own (Tawula).
    Stack,
    /// A piece was hit and leaves its point (Tawula).
    Hit,
    /// A piece entered from the hand or the bar (Tawula).
    EnterStone,
    /// A piece was borne off into the tray (Tawula).
    BearOff,
    /// A cappotto: the win counts seven games (TW-15).
    Cappotto,
    /// A draw is offered.
    Offer,
    /// The draw is agreed.
    Agree,
}

/// What is heard of one act of the timeline.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ActCues {
    /// As it begins, in this order.
    pub begin: Vec<Cue>,
    /// Whenever a travelling piece touches a place on its way.
    pub hop: Option<Cue>,
    /// As it ends by itself.
    pub end: Option<Cue>,
    /// As it is cut short, and then alone.
    pub cut_short: Option<Cue>,
}

impl ActCues {
    /// One cue, as the act begins.
    #[must_use]
    pub fn begin(cue: Cue) -> Self {
        ActCues {
            begin: vec![cue],
            ..ActCues::default()
        }
    }

    /// One cue, at the end of the act, even where it is cut short: a piece comes to rest.
    #[must_use]
    pub fn landing(cue: Cue) -> Self {
        ActCues {
            end: Some(cue),
            cut_short: Some(cue),
            ..ActCues::default()
        }
    }

    /// The same with a cue as the act begins.
    #[must_use]
    pub fn and_begin(mut self, cue: Cue) -> Self {
        self.begin.push(cue);
        self
    }

    /// The same with a cue at every place that a travelling piece touches.
    #[must_use]
    pub fn and_hop(mut self, cue: Cue) -> Self {
        self.hop = Some(cue);
        self
    }
}
