//! Declares the options and presets of Tapatan and its sisters on the same board.

use super::MOST_PIECES;
use super::board::{self, LineBits};
use crate::rules::options::declare_options;
use crate::rules::{EndReason, Outcome, Side};

declare_options! {
    game "tapatan";
    options {
        /// Result if the side to move can't move.
        ///
        /// It never changes a game of Tapatan. When three pieces each leave a side without a move, the other side
        /// already has three in a row.
        stall: Stall(Stall), "TP-6" {
            /// Neither side wins.
            Draw = "draw",
            /// The side that can't move loses.
            Loss = "loss",
            /// The other side has another turn.
            Pass = "pass",
        }
        /// Result of the third occurrence of a position.
        repetition: Repetition(Repetition), "TP-7" {
            /// No result: the game continues.
            Off = "off",
            /// A draw.
            Draw = "draw",
        }
        /// Permission to place the first piece of the game on b2.
        first_centre: FirstCentre(FirstCentre), "TP-8" {
            /// It's allowed.
            Allowed = "allowed",
            /// It's forbidden.
            Forbidden = "forbidden",
        }
        /// Number of pieces of each side.
        pieces: Pieces(Pieces), "TP-9" {
            /// Three.
            Three = "three",
            /// Four.
            Four = "four",
        }
        /// The points that a piece can move to.
        moves: Moves(Moves), "TP-10" {
            /// The next points along rows, columns and long diagonals.
            Lines = "lines",
            /// The next points along rows and columns.
            Straight = "straight",
            /// Any free point.
            Anywhere = "anywhere",
        }
        /// The lines that win.
        lines: Lines(Lines), "TP-11" {
            /// Rows, columns and long diagonals.
            All = "all",
            /// Rows and columns.
            Straight = "straight",
            /// Long diagonals.
            Diagonal = "diagonal",
        }
        /// The position at the start.
        setup: Setup(Setup), "TP-12" {
            /// All pieces are in hand.
            Hand = "hand",
            /// Three pieces of each side are on the row nearest to it. This row isn't a line of that side.
            Rows = "rows",
        }
        /// The start rows that aren't lines. No effect if all pieces start in hand.
        start_rows: StartRows(StartRows), "TP-13" {
            /// A side's own start row.
            Own = "own",
            /// Both start rows, for both sides.
            Both = "both",
        }
    }
    presets {
        /// The game of the source.
        Tapatan = "Tapatan";
        /// The game without the opening that wins by force.
        EvenStart = "Even start" {
            repetition: Repetition::Draw,
            first_centre: FirstCentre::Forbidden
        }
        /// Four pieces each, from Ghana.
        Achi = "Achi" { repetition: Repetition::Draw, pieces: Pieces::Four }
        /// Pieces move to any free point, and diagonals don't win.
        NineHoles = "Nine holes" {
            repetition: Repetition::Draw,
            moves: Moves::Anywhere,
            lines: Lines::Straight
        }
        /// The pieces start on the sides' own rows, from India.
        TantFant = "Tant fant" { repetition: Repetition::Draw, setup: Setup::Rows }
        /// The board has no diagonals.
        ThreeMensMorris = "Three mens morris" {
            repetition: Repetition::Draw,
            moves: Moves::Straight,
            lines: Lines::Straight
        }
    }
}

impl Options {
    /// The number of pieces of each side (TP-2, TP-9).
    #[must_use]
    pub const fn piece_count(&self) -> u8 {
        match self.pieces {
            Pieces::Three => 3,
            Pieces::Four => MOST_PIECES,
        }
    }

    /// The number of turns in which pieces are placed (TP-3). The start rows have three pieces each (TP-12).
    #[must_use]
    pub const fn placings(&self) -> u32 {
        let down = match self.setup {
            Setup::Hand => 0,
            Setup::Rows => 3,
        };
        2 * (self.piece_count() as u32 - down)
    }

    /// `true` if pieces move along diagonals or win on them, so that the board shows them (TP-10, TP-11).
    #[must_use]
    pub const fn has_diagonals(&self) -> bool {
        !matches!(
            (self.moves, self.lines),
            (Moves::Straight | Moves::Anywhere, Lines::Straight)
        )
    }

    /// The lines that a side can win with (TP-5, TP-11 to TP-13).
    pub(super) const fn winning_lines(&self, side: Side) -> LineBits {
        let lines = match self.lines {
            Lines::All => board::ALL_LINES,
            Lines::Straight => board::STRAIGHT_LINES,
            Lines::Diagonal => board::DIAGONALS,
        };
        let start_rows = match (self.setup, self.start_rows, side) {
            (Setup::Hand, _, _) => 0,
            (Setup::Rows, StartRows::Own, Side::First) => board::LOWEST,
            (Setup::Rows, StartRows::Own, Side::Second) => board::HIGHEST,
            (Setup::Rows, StartRows::Both, _) => board::LOWEST | board::HIGHEST,
        };
        lines & !start_rows
    }

    /// The pieces of both sides at the start (TP-3, TP-12).
    pub(super) const fn start_pieces(&self) -> [u16; 2] {
        match self.setup {
            Setup::Hand => [0; 2],
            Setup::Rows => board::START_ROWS,
        }
    }
}

impl Stall {
    /// The result if `blocked` must move and can't (TP-6). `None` if the game continues.
    #[must_use]
    pub const fn outcome(self, blocked: Side) -> Option<Outcome> {
        let winner = match self {
            Stall::Draw => None,
            Stall::Loss => Some(blocked.other()),
            Stall::Pass => return None,
        };
        Some(ended(winner, EndReason::NoMove))
    }
}

/// The result of a game. The winner scores 1.
pub(super) const fn ended(winner: Option<Side>, reason: EndReason) -> Outcome {
    let score = match winner {
        Some(Side::First) => [1, 0],
        Some(Side::Second) => [0, 1],
        None => [0, 0],
    };
    Outcome {
        winner,
        reason,
        score,
    }
}
