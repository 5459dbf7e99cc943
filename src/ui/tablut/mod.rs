//! Tablut's part of the panels.

mod choices;
mod move_list;
mod options;
mod portraits;

use bevy_egui::egui::{Color32, Rect, Ui, pos2};

use super::accent::Accent;
use super::choice::Choice;
use super::count::Count;
use super::game_look::{DiagramKind, GameLook, SharedInks, SharedLook};
use super::home::{PieceOutline, Room, RoomObject, RoomPiece};
use super::lesson::{NoteLook, NoteMaterial};
use super::move_text::{Token, TurnNotation};
use super::option_picture::{OptionGroup, OptionPicture};
use super::panel_game::{IllegalText, PanelGame};
use super::portrait::Portrait;
use super::ui_action::UiAction;
use super::view::View;
use super::words::{Variable, Words};
use crate::geometry::{Point, tablut as geometry};
use crate::rules::tablut::{Illegal, OptionValue, Options, Position, Preset, Square, Thrones};
use crate::rules::{Rules as _, Side};
use crate::stage::timeline::{Act, KingOutcome};
use crate::table::{Location, MoveTarget, PieceKind};
use crate::ui::theme::paper;

/// The accent of Tablut's table: lingonberry, lighter for text.
const ACCENT: Accent = Accent {
    fill: Color32::from_rgb(0xA8, 0x32, 0x2A),
    line: Color32::from_rgb(0xE2, 0x7F, 0x63),
    on: Color32::from_rgb(0xF7, 0xEC, 0xDC),
};

/// A man's picture on the home screen.
const fn man(path: &'static str) -> RoomPiece {
    RoomPiece {
        path,
        size: geometry::MAN,
        foot: geometry::MAN_FOOT,
    }
}

/// The positions of captured men in the room: the Muscovites, and the Swedes beside them.
const CAPTURED: [[Point; 4]; 2] = [
    [(379.0, 97.0), (450.0, 111.0), (523.0, 99.0), (594.0, 113.0)],
    [
        (690.0, 104.0),
        (762.0, 118.0),
        (834.0, 106.0),
        (905.0, 120.0),
    ],
];

/// The squares with their letters, without the rest of the leaf.
const SHARED_CROP: Rect = {
    let (x, y) = geometry::LANDSCAPE.grid;
    let squares = geometry::CELL * geometry::SIDE as f32;
    Rect::from_min_max(
        pos2(x - 40.0, y - 12.0),
        pos2(x + squares + 12.0, y + squares + 40.0),
    )
};

impl PanelGame for Position {
    const ACCENT: Accent = ACCENT;
    const LOOK: GameLook = GameLook {
        ground: Color32::from_rgb(0x2B, 0x1A, 0x11),
        option_tints: [
            Color32::from_rgb(0xD8, 0xC9, 0xA8),
            Color32::from_rgb(0x8A, 0x74, 0x56),
        ],
        // The accent looks too much like a closed path on the light board.
        option_open: Some(Color32::from_rgb(0x5F, 0x9E, 0x74)),
        note: NoteLook {
            paper: Color32::from_rgb(0xEC, 0xE0, 0xC4),
            grain: Color32::from_rgb(0xD8, 0xC8, 0xA4),
            ink: Color32::from_rgb(0x2B, 0x1D, 0x11),
            accent: paper::LINK,
            material: NoteMaterial::Paper,
        },
        side_inks: [paper::INK, paper::PALE_INK],
        diagram: DiagramKind::Squares,
        shared: SharedLook {
            is_leaf: true,
            crop: Some(SHARED_CROP),
            move_ink: Color32::from_rgb(0x84, 0x15, 0x0F),
            inks: SharedInks::ON_PAPER,
        },
    };
    const TERMS: &'static [&'static str] = &[
        "tablut",
        "konakis",
        "raichi",
        "tuichi",
        "swedes",
        "muscovites",
    ];
    const ROOM: Room = Room {
        pieces: &[
            man("home/tablut_muscovite_1.webp"),
            man("home/tablut_warrior_1.webp"),
            RoomPiece {
                path: "home/tablut_king.webp",
                size: geometry::KING,
                foot: geometry::KING_FOOT,
            },
        ],
        piece: |side, kind, _| match kind {
            PieceKind::King => 2,
            PieceKind::Man => side.index(),
        },
        outline: |kind| match kind {
            PieceKind::King => PieceOutline {
                head: Some((76.0, 20.0)),
                ..PieceOutline::disc(36.0)
            },
            PieceKind::Man => PieceOutline {
                head: Some((40.0, 16.0)),
                ..PieceOutline::disc(32.0)
            },
        },
        corner: (22.0, 592.0),
        scale: 0.665,
        beside_words: 430.0,
        beside_title: 0.0,
        ground: 0.86,
        minutes: 15,
        sample: include_str!("../home/samples/tablut.txt"),
    };
    const PIECE_ICONS: [&'static str; 2] =
        ["tablut/muscovite_icon.webp", "tablut/warrior_icon.webp"];
    const PORTRAITS: &'static [Portrait] = portraits::PORTRAITS;
    const SEARCHED: bool = true;
    const OPTION_GROUPS: &'static [OptionGroup] = options::GROUPS;
    const CHOOSES_FIRST: bool = false;

    /// The captured men of each side, as many as fit.
    fn room_objects(&self) -> Vec<RoomObject> {
        let sides = Side::BOTH.into_iter().zip(CAPTURED);
        let men = sides.flat_map(|(side, places)| {
            let count = usize::from(self.captured(side));
            places.into_iter().take(count).map(move |at| RoomObject {
                look: side.index(),
                at,
                turn: 0.0,
                needs_shadow: true,
            })
        });
        men.collect()
    }

    /// The side's men on the board, and captured opposing men.
    fn counts(&self, side: Side) -> Vec<Count> {
        vec![
            Count {
                key: "on-board",
                short: "on-board-short",
                whose: side,
                count: self.men(side),
            },
            Count {
                key: "captured",
                short: "captured-short",
                whose: side.other(),
                count: self.captured(side.other()),
            },
        ]
    }

    /// Linnaeus' name for the side.
    fn player_note(&self, view: &View, side: Side) -> Option<String> {
        let key = match side {
            Side::First => "tablut-people-first",
            Side::Second => "tablut-people-second",
        };
        Some(view.words.get(key))
    }

    fn heading(&self, ui: &mut Ui, view: &View, _: bool) -> Option<UiAction> {
        move_list::warning(ui, view, self);
        None
    }

    fn advice(&self, view: &View) -> Option<String> {
        move_list::warning_text(view, self)
    }

    fn choices(&self, words: &Words, side: Side, targets: &[MoveTarget]) -> Vec<Choice> {
        choices::choices(self, words, side, targets)
    }

    fn option_picture(value: OptionValue) -> OptionPicture {
        options::picture(value)
    }

    fn preset_value(preset: Preset) -> OptionValue {
        options::shown(preset)
    }

    fn option_works(options: &Options, value: OptionValue) -> bool {
        options::works(options, value)
    }

    fn describe(&self, turn: &TurnNotation) -> Vec<Token> {
        move_list::describe(self, turn)
    }

    fn signs(words: &Words) -> Vec<Token> {
        move_list::signs(words)
    }

    fn legend_height(&self, view: &View) -> f32 {
        move_list::legend_height(view)
    }

    fn legend(&self, ui: &Ui, view: &View, inner: Rect) {
        move_list::legend(ui, view, inner);
    }

    fn caption(&self, act: &Act) -> Option<&'static str> {
        match act {
            Act::CaptureByNeighbours { .. } => Some("caption-tablut-takes"),
            Act::Call { locations } if locations.len() > 1 => Some("caption-tablut-tuichi"),
            Act::Call { .. } => Some("caption-tablut-raichi"),
            Act::KingOutcome {
                outcome: KingOutcome::Escaped,
                ..
            } => Some("caption-tablut-escapes"),
            Act::KingOutcome { .. } => Some("caption-tablut-king-taken"),
            Act::Travel { path, .. } if path.len() > 6 => Some("caption-tablut-slides"),
            _ => None,
        }
    }

    fn illegal(illegal: &Illegal) -> IllegalText {
        let variables: Vec<Variable> = match *illegal {
            Illegal::NoPiece { at }
            | Illegal::NotYours { at }
            | Illegal::Stuck { at }
            | Illegal::NoPassing { at }
            | Illegal::Blocked { at }
            | Illegal::ThronePassed { at }
            | Illegal::ThroneTaken { at }
            | Illegal::CampEntered { at }
            | Illegal::ThroneForKing { at } => vec![("at", at.to_string().into())],
            Illegal::NotInLine { from, to } => vec![
                ("from", from.to_string().into()),
                ("to", to.to_string().into()),
            ],
            Illegal::GameOver | Illegal::TurnOver => Vec::new(),
        };
        IllegalText {
            key: illegal.key(),
            rule: illegal.rule(),
            variables,
        }
    }

    fn place_name(&self, _: &Words, location: Location) -> String {
        let square = match location {
            Location::Board(at) => Square::at(at % 9, at / 9 + 1),
            Location::Hand(_) | Location::Bar(_) | Location::Off(_) => None,
        };
        square.map_or_else(String::new, |square| square.to_string())
    }

    fn mark_name(&self, location: Location) -> Option<&'static str> {
        let Location::Board(at) = location else {
            return None;
        };
        let square = Square::at(at % 9, at / 9 + 1)?;
        if square == self.king() {
            Some("mark-king")
        } else if is_throne(self, square) && self.piece(square).is_none() {
            Some(match self.options().thrones {
                Thrones::One => "mark-throne",
                Thrones::Five => "mark-throne-of-five",
            })
        } else if self.is_camp(square) && self.piece(square).is_none() {
            Some("mark-camp")
        } else {
            None
        }
    }

    fn suggestion(&self, words: &Words, reached: &[MoveTarget], to: String) -> String {
        let from = reached.first().map(|target| target.from);
        let at = from.map_or_else(String::new, |from| self.place_name(words, from));
        words.with("tablut-try-move", &[("at", at.into()), ("to", to.into())])
    }
}

/// `true` if a square is a throne.
fn is_throne(position: &Position, square: Square) -> bool {
    let has_corners = position.options().thrones == Thrones::Five;
    square == Square::KONAKIS || has_corners && Square::CORNERS.contains(&square)
}
