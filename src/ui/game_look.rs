//! The colours and materials of a game in panels, notes and pictures.

use bevy_egui::egui::{Color32, Rect};

use super::lesson::NoteLook;
use super::panel_game::PanelGame;
use super::theme::paper;
use crate::rules::{GameKind, with_game};

/// The colours and materials of a game outside its table.
#[derive(Clone, Copy, Debug)]
pub struct GameLook {
    /// The ground below the rules book.
    pub ground: Color32,
    /// The ground of the board in pictures of options, and its lines or every other point.
    pub option_tints: [Color32; 2],
    /// The colour of open paths in pictures of options; `None` for the game's accent.
    pub option_open: Option<Color32>,
    /// The lesson's note.
    pub note: NoteLook,
    /// The inks of both sides in charts on paper.
    pub side_inks: [Color32; 2],
    /// The structure of the board in diagrams.
    pub diagram: DiagramKind,
    /// The board in shared pictures.
    pub shared: SharedLook,
}

/// The inks of a game's sides in charts on paper.
#[must_use]
pub fn side_inks(game: GameKind) -> [Color32; 2] {
    with_game!(game, Game => <Game as PanelGame>::LOOK.side_inks)
}

/// The structure of a board in diagrams.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DiagramKind {
    /// Squares with pieces in their middles.
    Squares,
    /// Lines with pieces on their crossings.
    Lines,
    /// The points of backgammon with stacked pieces.
    Points,
}

/// The board of a game in shared pictures.
#[derive(Clone, Copy, Debug)]
pub struct SharedLook {
    /// `true` if the board is drawn on a leaf of paper with its own shadow, `false` if it is an object on a ground.
    pub is_leaf: bool,
    /// The part of the board's picture that is shown, in units of the board; `None` for all of it.
    pub crop: Option<Rect>,
    /// The ink of moves, which is visible on the board.
    pub move_ink: Color32,
    /// The inks of the words beside the board.
    pub inks: SharedInks,
}

/// The inks of the words in a shared picture.
#[derive(Clone, Copy, Debug)]
pub struct SharedInks {
    /// Headlines and text.
    pub text: Color32,
    /// Secondary text.
    pub second: Color32,
    /// Highlighted words.
    pub accent: Color32,
    /// Lines between groups.
    pub line: Color32,
}

impl SharedInks {
    /// Dark inks on paper.
    pub const ON_PAPER: SharedInks = SharedInks {
        text: paper::INK,
        second: paper::SECOND_INK,
        accent: Color32::from_rgb(0x84, 0x15, 0x0F),
        line: Color32::from_rgb(0x9B, 0x83, 0x5A),
    };

    /// Light inks on cloth, mat and felt.
    pub const ON_GROUND: SharedInks = SharedInks {
        text: Color32::from_rgb(0xF6, 0xEF, 0xE0),
        second: Color32::from_rgb(0xD6, 0xCA, 0xB2),
        accent: Color32::from_rgb(0xF4, 0xCE, 0x7A),
        line: Color32::from_rgb(0x8E, 0x83, 0x70),
    };
}
