//! The requests that players, panels and computers send to the table.

use bevy::prelude::*;

use crate::players::SeatedPlayer;
use crate::record::{ClockControl, GameRecord, Seed};
use crate::rules::{AnyMove, AnyThrow, Setup, Side};
use crate::store::Seat;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Intent>().add_message::<AutoIntent>();
}

/// A request to the table, which applies it or refuses it with a reason.
#[derive(Message, Clone, Debug)]
pub enum Intent {
    /// Throw the sticks or dice.
    Throw,
    /// Throw now, and in later turns too, until this side can move.
    ThrowUntilMove,
    /// Enter a throw made by hand, for either side.
    EnterThrow(AnyThrow),
    /// Correct the throw that was entered last, as long as no choice has followed it.
    CorrectThrow,
    /// Play one choice.
    Play(AnyMove),
    /// Play the choices that were held back because they might be a mistake.
    PlayDoubted,
    /// Confirm the end of the turn if the settings require it.
    Done,
    /// Take back a person's last move, with the computer's reply.
    Undo,
    /// Redo the events of the last undo.
    Redo,
    /// Undo only the last choice, which a lesson played to show it.
    UndoShown,
    /// Resign for a side.
    Resign(Side),
    /// Offer the computer a draw, which it accepts if it isn't better off.
    OfferDraw(Side),
    /// Agree on a draw.
    AgreeDraw,
    /// Set up a new game.
    New(Box<NewGame>),
    /// Play the same game again with the sides swapped.
    Rematch,
    /// Put a saved or imported game on the table.
    SetUp(Box<GameRecord>),
}

impl Intent {
    /// `true` if it puts another game on the table.
    #[must_use]
    pub const fn replaces_game(&self) -> bool {
        matches!(self, Intent::New(_) | Intent::Rematch | Intent::SetUp(_))
    }
}

/// An automatic request, decided in the frame before. A player's intent in the same frame takes precedence, because it
/// can change the position.
#[derive(Message, Clone, Debug)]
pub(super) struct AutoIntent(pub Intent);

/// The set-up of a new game.
#[derive(Clone, Debug)]
pub struct NewGame {
    /// The game, its rule set and options.
    pub setup: Setup,
    /// The player of each side, by [`Side::index`].
    pub seats: [Seat; 2],
    /// The named player of each side, by [`Side::index`]. Names on a computer's side are left out.
    pub players: [Option<SeatedPlayer>; 2],
    /// The side that moves first. `None` lets the first throw decide in games that have such a throw (TW-3).
    pub first: Option<Side>,
    /// The number of games that win the match; 1 is a single game (TW-16).
    pub games: u8,
    /// The clocks. `None` for a game without clocks.
    pub clock: Option<ClockControl>,
    /// The seed of the throws. A game without throws takes only its number.
    pub seed: Seed,
}

impl NewGame {
    /// The seed in the record, which is only sealed for games with throws.
    #[must_use]
    pub fn seed(&self) -> Seed {
        if self.setup.kind().has_throws() {
            self.seed.clone()
        } else {
            Seed::Number(self.seed.number())
        }
    }

    /// The rules of the game. Between two computers the third repetition is always a draw if the game has that rule
    /// (TT-14, TP-7), because they might never end.
    #[must_use]
    pub fn rules(&self) -> Setup {
        let mut setup = self.setup.clone();
        let computers = self
            .seats
            .iter()
            .all(|seat| matches!(seat, Seat::Computer(_)));
        if computers {
            // Games without that option refuse it and stay unchanged.
            let _ = setup.set_option("repetition", "draw");
        }
        setup
    }
}
