//! Lists the games in one place and calls the code of each.
//!
//! Each layer has one trait that a game's [`Position`](super::tablan::Position) implements. Code for all games calls it
//! through the macros below, without trait objects.
//!
//! - `for_games!(write)` passes the list to a macro that writes items for each game.
//! - `with_game!(kind, Game => expression)` evaluates an expression in which `Game` is the position type of a
//!   [`GameKind`].
//! - `dispatch!(Enum(value), inner: Game => expression)` does the same for a value of an enum with one variant per
//!   game, such as [`AnyPosition`](super::AnyPosition). `inner` is the variant's content.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{Rules as _, Side};

/// Declares the enum of games and the macros over the list.
macro_rules! games {
    ($dollar:tt $($(#[$doc:meta])* $game:ident in $module:ident),+ $(,)?) => {
        /// A game.
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
            /// All games, in the order in which the menu offers them.
            pub const ALL: [GameKind; [$(GameKind::$game),+].len()] = [$(GameKind::$game),+];
        }

        /// Passes the list of games to a macro that writes items for each.
        #[macro_export]
        macro_rules! for_games {
            ($dollar write:ident) => {
                $dollar write! {
                    $($game in $module,)+
                }
            };
        }

        /// Evaluates an expression in which a name is the position type of a [`GameKind`].
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

        /// Evaluates an expression with the content of an enum that has one variant per game.
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
    /// A race and capture game along a winding path, from Mysore in southern India.
    Tablan in tablan,
    /// The Sámi game of the escaping king that Linnaeus wrote down.
    Tablut in tablut,
    /// Three in a row from the Philippines.
    Tapatan in tapatan,
    /// Turkish backgammon.
    Tawula in tawula,
}

pub use {dispatch, for_games, with_game};

impl GameKind {
    /// The lower-case name in records, arguments and file names.
    #[must_use]
    pub const fn name(self) -> &'static str {
        with_game!(self, Game => Game::NAME)
    }

    /// The lower-case English name of a side in records.
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

    /// The letter of a side in this game's notation: the first letter of its name in upper case.
    #[must_use]
    pub const fn letter(self, side: Side) -> char {
        self.side_name(side).as_bytes()[0].to_ascii_uppercase() as char
    }

    /// The side with this letter, in upper or lower case. `None` if it isn't a side's letter.
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
