//! Implements the computer opponents, which search a position for the best choice.
//!
//! Each game has a folder here and implements the trait `GamePlayer`, which the code for all games uses.

// In the browser, only hints use this module.
#[cfg_attr(target_arch = "wasm32", allow(dead_code))]
mod candidate_search;
mod draw;
mod eval_noise;
mod game_player;
mod hint;
mod luck;
pub mod network;
mod playout;
mod proven_result;
pub mod rollout;
mod search;
pub mod tablan;
pub mod tablut;
pub mod tapatan;
pub mod tawula;
mod trained_network;
#[cfg(not(target_arch = "wasm32"))]
mod uct;

pub use draw::{can_force_win, takes_draw};
pub use hint::{Hint, HintReason, evaluation, expectation, hint};
pub use luck::luck;
pub use playout::playout;
pub use proven_result::ProvenResult;
pub use search::{Progress, Search};
pub use trained_network::{TrainedNetwork, networks_are_loaded};

pub(crate) use self::game_player::{GamePlayer, JudgeMethod};
use crate::rules::{AnyMove, AnyPosition, GameKind, with_game};

/// A computer player for all games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Player {
    level: u8,
}

impl Player {
    /// The weakest level.
    pub const MIN_LEVEL: u8 = 1;
    /// The strongest level of the game with the most levels.
    pub const MAX_LEVEL: u8 = {
        let (mut most, mut index) = (0, 0);
        while index < GameKind::ALL.len() {
            let levels = Player::levels(GameKind::ALL[index]);
            most = if levels > most { levels } else { most };
            index += 1;
        }
        most
    };

    /// A player with this level, limited to the possible range.
    #[must_use]
    pub fn new(level: u8) -> Player {
        Player {
            level: level.clamp(Self::MIN_LEVEL, Self::MAX_LEVEL),
        }
    }

    /// The strongest player of every game.
    #[must_use]
    pub const fn best() -> Player {
        Player {
            level: Self::MAX_LEVEL,
        }
    }

    /// The number of levels in a game. They are numbered from 1, the weakest.
    #[must_use]
    pub const fn levels(kind: GameKind) -> u8 {
        with_game!(kind, Rules => <Rules as GamePlayer>::LEVELS)
    }

    /// Returns the index that the noise of the next choice depends on, together with the game's seed: the number of
    /// events so far or, if the game draws its noise once per turn, the number of events before the turn's choices.
    /// `is_choice` has one value for each event so far, `true` for choices.
    #[must_use]
    pub fn noise_index(
        kind: GameKind,
        is_choice: impl DoubleEndedIterator<Item = bool> + ExactSizeIterator,
    ) -> usize {
        let events = is_choice.len();
        if !Player::draws_noise_by_turn(kind) {
            return events;
        }
        events - is_choice.rev().take_while(|is_choice| *is_choice).count()
    }

    /// `true` if all choices of a turn must get the same seed in this game. Otherwise the player could change its plan
    /// in the middle of the turn.
    #[must_use]
    pub fn draws_noise_by_turn(kind: GameKind) -> bool {
        with_game!(kind, Game => Game::NOISE_BY_TURN)
    }

    /// The level.
    #[must_use]
    pub const fn level(self) -> u8 {
        self.level
    }

    /// The level in a game, which can have fewer levels.
    #[must_use]
    pub fn level_in(self, kind: GameKind) -> u8 {
        self.level.min(Self::levels(kind))
    }

    /// The translation key of the level's name in a game. With `-temper` appended it's the key of a sentence about its
    /// character.
    #[must_use]
    pub fn key(self, kind: GameKind) -> String {
        format!("opponent-{kind}-{}", self.level_in(kind))
    }

    /// Picks one of the legal moves by running a [`Search`] to its end. `None` if no choice is expected. The same
    /// position and seed always give the same choice.
    ///
    /// ```
    /// use tavoliere_core::ai::Player;
    /// use tavoliere_core::rules::{AnyPosition, GameKind};
    ///
    /// // Every level except the first sees that White can complete its line on the lowest rank.
    /// let position = AnyPosition::parse(GameKind::Tapatan, "3/bb1/ww1 W move 5 Tapatan")?;
    /// for level in 2..=Player::levels(GameKind::Tapatan) {
    ///     let choice = Player::new(level).choose(&position, 1).expect("White is to move");
    ///     assert_eq!(position.write_choice(choice), "c1");
    /// }
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn choose(self, position: &AnyPosition, seed: u64) -> Option<AnyMove> {
        let mut search = Search::new(self, position, seed)?;
        search.finish();
        search.best()
    }
}
