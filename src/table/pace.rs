//! The rhythm of play: what holds back the next throw and the computer.

use std::time::Duration;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pace>()
        .init_resource::<StageBusy>()
        .init_resource::<TablePaused>();
}

/// The stage is showing something: nobody throws or thinks meanwhile. The stage says so; without
/// one nothing waits.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StageBusy(pub bool);

/// The table waits: a panel is open, or its pictures are still being loaded. The panels say so;
/// without them nothing is paused.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TablePaused(pub bool);

/// What the settings say about the rhythm of play.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Pace {
    /// How long the computer seems to think before its first choice of a turn.
    pub think: Duration,
    /// How long it pauses between the choices of one turn.
    pub between: Duration,
    /// How long a person may still take back a choice before the series goes on by itself.
    pub grace: Duration,
    /// A person's series begins by itself.
    pub auto_throw: bool,
    /// A person's turn ends only when it is declared done.
    pub confirm_turn: bool,
    /// A person's race is played to its end by itself, once nothing can be hit any more.
    pub finish: bool,
}

impl Default for Pace {
    /// Without a stage nothing waits.
    fn default() -> Self {
        Pace {
            think: Duration::ZERO,
            between: Duration::ZERO,
            grace: Duration::ZERO,
            auto_throw: false,
            confirm_turn: false,
            finish: false,
        }
    }
}
