//! The requests that a player can make in a replay.

use std::time::Duration;

use bevy::prelude::*;

use crate::players::SeatedPlayer;
use crate::record::{GameRecord, Seed};
use crate::rules::{AnyPosition, Side};
use crate::store::Seat;
use crate::table::player_headers::write_player;

/// The speed of a replay.
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

    /// The time for one turn.
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

/// A player's request in a replay.
#[derive(Message, Clone, Debug)]
pub enum ReplayIntent {
    /// Open a replay, at the end if the game is on the table, or else at its start.
    Open(Box<GameRecord>),
    /// Move forwards by this number of throws and choices, or backwards if negative.
    Step(i32),
    /// Move forwards by this number of turns, or backwards if negative.
    Turn(i32),
    /// Go to the moment after this number of throws and choices, or to the end.
    ToEvent(usize),
    /// Go to the moment after this number of turns, or to the end.
    ToTurn(usize),
    /// Go to the next known mistake, or to the one before if negative.
    Mistake(i32),
    /// Play automatically, or stop. At the end, playing restarts from the beginning.
    Play(bool),
    /// Set the speed.
    Speed(ReplaySpeed),
    /// Show the next value of [`ShownChoices`].
    CycleShownChoices,
    /// Ask for the opponent of a new game from this moment.
    PlayFromHere,
    /// Start a new game from this moment, with the current throw.
    Begin(Box<PlayFromHere>),
    /// Return to the player's table.
    Close,
}

/// The choices of the open turn that are shown on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ShownChoices {
    /// The played choice and the better one.
    #[default]
    Both,
    /// Only the better choice.
    Better,
    /// Only the played choice.
    Played,
}

impl ShownChoices {
    /// The next value, in a cycle.
    #[must_use]
    pub const fn next(self) -> ShownChoices {
        match self {
            ShownChoices::Both => ShownChoices::Better,
            ShownChoices::Better => ShownChoices::Played,
            ShownChoices::Played => ShownChoices::Both,
        }
    }
}

/// The players and seed of a new game from a moment of another one.
#[derive(Clone, Debug)]
pub struct PlayFromHere {
    /// The player of each side, by [`Side::index`].
    pub seats: [Seat; 2],
    /// The named player of each side, by [`Side::index`]. Names on a computer's side are left out.
    pub players: [Option<SeatedPlayer>; 2],
    /// The seed of the throws.
    pub seed: Seed,
}

impl PlayFromHere {
    /// The new game from a position.
    #[must_use]
    pub(super) fn game(&self, position: &AnyPosition) -> GameRecord {
        let kind = position.kind();
        // Parsing the text drops the history, so the game knows no more than its record will.
        let start = AnyPosition::parse(kind, &position.text()).unwrap_or_else(|_| position.clone());
        let mut game = GameRecord::from_position(start, self.seed.clone());
        for side in Side::BOTH {
            let seat = self.seats[side.index()];
            // The names of sides are fixed and seats are short, so this can't fail.
            let _ = game.set_header(kind.side_name(side), &seat.to_string());
            let player = self.players[side.index()].as_ref();
            write_player(&mut game, side, player.filter(|_| seat == Seat::Person));
        }
        game
    }
}
