//! The games of the house: the one list of them, and the dispatch from it.
//!
//! Each layer has one trait that a game's [`Position`](super::tablan::Position) implements there.
//! What all games share calls it through the macros below; nothing is dynamic.
//!
//! - `for_games!(write)` hands the list to a macro that writes something for each game.
//! - `with_game!(kind, Game => expression)` evaluates an expression in which `Game` is the position
//!   type of a [`GameKind`].
//! - `dispatch!(Enum(value), inner: Game => expression)` does so for a value of an enum with one
//!   variant a game, such as [`AnyPosition`](super::AnyPosition); `inner` is what the variant holds.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{Rules as _, Side};

/// Writes the enum of the games and the macros that go over them.
macro_rules! games {
    ($dollar:tt $($(#[$doc:meta])* $game:ident in $module:ident),+ $(,)?) => {
        /// The games.
        ///
        /// ```
        /// use tavoliere_core::rules::GameKind;
        ///
        /// assert_eq!(GameKind::from_name("Tablut")?, GameKind::Tablut);
        /// assert_eq!(GameKind::ALL.map(GameKind::name), ["tablan", "tablut", "tapatan", "tawula"]);
        /// # Ok::<(), Box<dyn std::error::Error>>(())
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[serde(rename_all = "lowercase")]
        pub enum GameKind {
            $($(#[$doc])* $game,)+
        }

        impl GameKind {
            /// Every game, in the order in which they are offered.
            pub const ALL: [GameKind; [$(GameKind::$game),+].len()] = [$(GameKind::$game),+];
        }

        /// Hands the list of games to a macro that writes something for each.
        #[macro_export]
        macro_rules! for_games {
            ($dollar write:ident) => {
                $dollar write! {
                    $($game in $module,)+
                }
            };
        }

        /// Evaluates an expression in which a name stands for the position type of a [`GameKind`].
        #[macro_export]
        macro_rules! with_game {
            ($dollar kind:expr, $dollar Game:ident => $dollar body:expr) => {
                match $dollar kind {
                    $($crate::rules::GameKind::$game => {
                        #[allow(dead_code)]
                        type $dollar Game = $crate::rules::$module::Position;
                        $dollar body
                    })+
                }
            };
        }

        /// Evaluates an expression for what a value of an enum with one variant per game holds.
        #[macro_export]
        macro_rules! dispatch {
            ($dollar any:ident($dollar value:expr), $dollar inner:pat => $dollar body:expr) => {
                match $dollar value {
                    $($dollar any::$game($dollar inner) => $dollar body,)+
                }
            };
            (
                $dollar any:ident($dollar value:expr),
                $dollar inner:ident: $dollar Game:ident => $dollar body:expr
            ) => {
                match $dollar value {
                    $($dollar any::$game($dollar inner) => {
                        #[allow(dead_code)]
                        type $dollar Game = $crate::rules::$module::Position;
                        $dollar body
                    })+
                }
            };
        }
    };
}

games! {
    $
    /// Mysore: a race and war along a snake-like path.
    Tablan in tablan,
    /// The Sámi king's escape that Linnaeus wrote down.
    Tablut in tablut,
    /// The Philippine three in a row.
    Tapatan in tapatan,
    /// Turkish backgammon.
    Tawula in tawula,
}

pub use {dispatch, for_games, with_game};

impl GameKind {
    /// The lower-case name used in records, arguments and file names.
    #[must_use]
    pub const fn name(self) -> &'static str {
        with_game!(self, Game => Game::NAME)
    }

    /// The lower-case English name of a side in this game, as records write it.
    #[must_use]
    pub const fn side_name(self, side: Side) -> &'static str {
        with_game!(self, Game => Game::SIDE_NAMES[side.index()])
    }

    /// `true` if sticks or dice are thrown in the game.
    #[must_use]
    pub fn has_throws(self) -> bool {
        with_game!(self, Game => !Game::throws().is_empty())
    }

    /// `true` if a win can count seven games of a match (TW-15).
    #[must_use]
    pub const fn has_cappotto(self) -> bool {
        with_game!(self, Game => Game::HAS_CAPPOTTO)
    }

    /// `true` if the score of a finished game counts pieces (TN-18).
    #[must_use]
    pub const fn score_counts_pieces(self) -> bool {
        with_game!(self, Game => Game::SCORE_COUNTS_PIECES)
    }

    /// The letter of a side in this game's notation: the first of its name, in upper case.
    #[must_use]
    pub const fn letter(self, side: Side) -> char {
        self.side_name(side).as_bytes()[0].to_ascii_uppercase() as char
    }

    /// The side of a letter, in upper or lower case.
    #[must_use]
    pub fn side_of_letter(self, text: &str) -> Option<Side> {
        let mut sides = Side::BOTH.into_iter();
        sides.find(|side| text.eq_ignore_ascii_case(self.letter(*side).encode_utf8(&mut [0; 4])))
    }
}

impl fmt::Display for GameKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
