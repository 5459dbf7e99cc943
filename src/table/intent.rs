//! What a player, an interface or a computer wants to happen.

use bevy::prelude::*;

use crate::players::SeatedPlayer;
use crate::record::{ClockControl, GameRecord, Seed};
use crate::rules::{AnyMove, AnyPosition, AnyThrow, GameKind, Setup, Side};
use crate::store::Seat;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Intent>().add_message::<AutoIntent>();
}

/// What somebody wants to happen; the table applies it or refuses it with a reason.
#[derive(Message, Clone, Debug)]
pub enum Intent {
    /// Throw the sticks.
    Throw,
    /// Enter what fell where throws are made by hand, whoever's throw it is.
    EnterThrow(AnyThrow),
    /// Take back the throw that was entered last, as long as nothing has been played after it.
    CorrectThrow,
    /// Play one choice.
    Play(AnyMove),
    /// Declare the turn done, where the settings ask for that.
    Done,
    /// Take back the last choice of this turn.
    Undo,
    /// Take back to the latest moment at which a person had a choice.
    UndoTurn,
    /// Take the next event again that was taken back.
    Redo,
    /// Take again what was taken back, up to the next moment at which a person had a choice.
    RedoTurn,
    /// Take back the last choice alone, whoever's: it was played to be shown.
    GiveBack,
    /// A side gives up.
    Resign(Side),
    /// A person offers the computer a draw; it takes it where it stands no better.
    OfferDraw(Side),
    /// Both sides agree on a draw.
    AgreeDraw,
    /// Lay out a new game.
    New(Box<NewGame>),
    /// Play the same game again with the sides swapped.
    Rematch,
    /// Put a saved or imported match on the table.
    Lay(Box<GameRecord>),
}

impl Intent {
    /// Whether another game comes to lie on the table.
    #[must_use]
    pub const fn lays_another_game(&self) -> bool {
        matches!(self, Intent::New(_) | Intent::Rematch | Intent::Lay(_))
    }
}

/// What the table does by itself, decided in the frame before. It yields to whatever a player
/// wants in the same frame: the position that it was meant for may be gone by then.
#[derive(Message, Clone, Debug)]
pub(super) struct AutoIntent(pub Intent);

/// What a new game is made of.
#[derive(Clone, Debug)]
pub struct NewGame {
    /// The game, its preset and options.
    pub setup: Setup,
    /// Who plays each side, by [`Side::index`].
    pub seats: [Seat; 2],
    /// Who sits there with a name, by [`Side::index`]; whoever sits where a computer plays is left out.
    pub players: [Option<SeatedPlayer>; 2],
    /// Who begins; none lets the first throw decide, in games that have such a throw (TW-3).
    pub first: Option<Side>,
    /// How many games win the match; 1 is a single game (TW-16).
    pub games: u8,
    /// The clocks, if it is played with any.
    pub clock: Option<ClockControl>,
    /// What its throws follow from. A game without throws takes only its number.
    pub seed: Seed,
}

impl NewGame {
    /// The seed that its record has: nothing is sealed where nothing is thrown.
    #[must_use]
    pub fn seed(&self) -> Seed {
        if has_throws(self.setup.kind()) {
            self.seed.clone()
        } else {
            Seed::Number(self.seed.number())
        }
    }

    /// The rules that are played: between two computers a position that stands for the third time
    /// is always a draw where a game has that rule (TT-14, TP-7), or they might never end.
    #[must_use]
    pub fn rules(&self) -> Setup {
        let mut setup = self.setup.clone();
        let computers = self
            .seats
            .iter()
            .all(|seat| matches!(seat, Seat::Computer(_)));
        if computers {
            // Games without that option refuse it and stay as they are.
            let _ = setup.set_option("repetition", "draw");
        }
        setup
    }
}

/// Whether anything is thrown in a game.
#[must_use]
pub fn has_throws(game: GameKind) -> bool {
    let start = AnyPosition::start(Setup::new(game).options(), Some(Side::First));
    !start.throws().is_empty()
}
