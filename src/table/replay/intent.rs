//! What somebody wants of a game that is looked back at.

use std::time::Duration;

use bevy::prelude::*;

use crate::players::SeatedPlayer;
use crate::record::{GameRecord, Seed};
use crate::rules::{AnyPosition, Side};
use crate::store::Seat;
use crate::table::player_headers::write_player;

/// How fast a game plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ReplaySpeed {
    /// A turn takes 1.6 s.
    Half,
    /// A turn takes 0.8 s.
    #[default]
    Usual,
    /// A turn takes 0.4 s.
    Double,
    /// A turn takes 0.2 s.
    Quadruple,
}

impl ReplaySpeed {
    /// Every speed, the slowest first.
    pub const ALL: [ReplaySpeed; 4] = [
        ReplaySpeed::Half,
        ReplaySpeed::Usual,
        ReplaySpeed::Double,
        ReplaySpeed::Quadruple,
    ];

    /// How long a turn takes.
    #[must_use]
    pub const fn turn_time(self) -> Duration {
        Duration::from_millis(match self {
            ReplaySpeed::Half => 1600,
            ReplaySpeed::Usual => 800,
            ReplaySpeed::Double => 400,
            ReplaySpeed::Quadruple => 200,
        })
    }
}

/// What somebody wants of the game that is looked back at.
#[derive(Message, Clone, Debug)]
pub enum ReplayIntent {
    /// Look back at a game: from its end where it is the one on the table, or else from its beginning.
    Open(Box<GameRecord>),
    /// So many throws and choices forwards, or backwards below nought.
    Step(i32),
    /// So many turns forwards, or backwards below nought.
    Turn(i32),
    /// To the moment after so many throws and choices; to the end where there are not so many.
    ToEvent(usize),
    /// To the moment after so many turns; after the last one where there are not so many.
    ToTurn(usize),
    /// To the next mistake that is known, or to the one before below nought.
    Mistake(i32),
    /// Play on by itself, or stop. At the end it begins anew.
    Play(bool),
    /// Play so fast.
    Speed(ReplaySpeed),
    /// Show the next ones of [`ShownChoices`].
    FlipChoices,
    /// Somebody wants to play from this moment: the interface asks against whom.
    PlayFromHere,
    /// Begin a new game at this moment, with the throw that has fallen.
    Begin(Box<PlayFromHere>),
    /// Back to the person's own table.
    Close,
}

/// Which choices of the open turn are shown on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ShownChoices {
    /// What was played and what was better.
    #[default]
    Both,
    /// Only what was better.
    Better,
    /// Only what was played.
    Played,
}

impl ShownChoices {
    /// What is shown after it.
    #[must_use]
    pub const fn next(self) -> ShownChoices {
        match self {
            ShownChoices::Both => ShownChoices::Better,
            ShownChoices::Better => ShownChoices::Played,
            ShownChoices::Played => ShownChoices::Both,
        }
    }
}

/// Who plays a game that begins at a moment of another one.
#[derive(Clone, Debug)]
pub struct PlayFromHere {
    /// Who plays each side, by [`Side::index`].
    pub seats: [Seat; 2],
    /// Who sits there with a name, by [`Side::index`]; whoever sits where a computer plays is left out.
    pub players: [Option<SeatedPlayer>; 2],
    /// What its throws follow from.
    pub seed: Seed,
}

impl PlayFromHere {
    /// The new game that begins at a position.
    #[must_use]
    pub(super) fn game(&self, position: &AnyPosition) -> GameRecord {
        let kind = position.kind();
        // Read anew it knows no more of what was before than its record will.
        let start = AnyPosition::parse(kind, &position.text()).unwrap_or_else(|_| position.clone());
        let mut game = GameRecord::from_position(start, self.seed.clone());
        for side in Side::BOTH {
            let seat = self.seats[side.index()];
            // The names of sides are fixed and seats are short: neither can be refused.
            let _ = game.set_header(kind.side_name(side), &seat.to_string());
            let player = self.players[side.index()].as_ref();
            write_player(&mut game, side, player.filter(|_| seat == Seat::Person));
        }
        game
    }
}
