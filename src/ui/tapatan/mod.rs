//! Tapatan's part of the panels.

mod line_board;
mod move_list;
mod options;
mod portraits;

use bevy_egui::egui::{Color32, Rect, Ui};

use super::accent::Accent;
use super::choice::Choice;
use super::count::Count;
use super::game_look::{DiagramKind, GameLook, SharedInks, SharedLook};
use super::home::{PieceOutline, Room, RoomPiece};
use super::lesson::{NoteLook, NoteMaterial};
use super::move_text::{Token, TurnNotation};
use super::option_picture::{OptionGroup, OptionPicture};
use super::panel_game::{IllegalText, PanelGame};
use super::portrait::Portrait;
use super::possible_actions::listed;
use super::ui_action::UiAction;
use super::view::View;
use super::words::{Variable, Words};
use crate::geometry::{Point as BoardPoint, tapatan as geometry};
use crate::rules::tapatan::{
    Illegal, Move, Moves, OptionValue, Options, Point, Position, Preset, Setup,
};
use crate::rules::{AnyMove, Rules as _, Side};
use crate::stage::timeline::Act;
use crate::table::targets::{origins, targets_from};
use crate::table::{Location, MoveTarget, Table};
use crate::ui::theme::paper;

/// The accent of Tapatan's table: sea-green.
const ACCENT: Accent = Accent::light(
    Color32::from_rgb(0x9F, 0xE6, 0xD2),
    Color32::from_rgb(0x0B, 0x1A, 0x17),
);

/// The diagonals of the board's picture between the rims of the cups, from its lower left corner.
const DIAGONALS: [[BoardPoint; 2]; 4] = [
    diagonal(1.0, 1.0),
    diagonal(1.0, -1.0),
    diagonal(-1.0, 1.0),
    diagonal(-1.0, -1.0),
];

/// A diagonal from the middle in a direction.
const fn diagonal(right: f32, down: f32) -> [BoardPoint; 2] {
    const MIDDLE: f32 = geometry::BOARD / 2.0;
    // The cover reaches a little into the cups, whose rims are soft.
    const NEAR: f32 = (geometry::CUP - 2.0) * std::f32::consts::FRAC_1_SQRT_2;
    const FAR: f32 = geometry::PITCH - NEAR;
    [
        (MIDDLE + right * NEAR, -MIDDLE + down * NEAR),
        (MIDDLE + right * FAR, -MIDDLE + down * FAR),
    ]
}

/// A piece's picture on the home screen.
const fn piece(path: &'static str) -> RoomPiece {
    const SIDE: f32 = geometry::PIECE_CANVAS;
    RoomPiece {
        path,
        size: (SIDE, SIDE),
        foot: (SIDE / 2.0, SIDE / 2.0),
    }
}

impl PanelGame for Position {
    const ACCENT: Accent = ACCENT;
    const LOOK: GameLook = GameLook {
        ground: Color32::from_rgb(0x3A, 0x2F, 0x1C),
        option_tints: [
            Color32::from_rgb(0x5A, 0x36, 0x1F),
            Color32::from_rgb(0xD0, 0xB8, 0x8C),
        ],
        option_open: None,
        note: NoteLook {
            paper: Color32::from_rgb(0xDF, 0xC7, 0x90),
            grain: Color32::from_rgb(0xC4, 0xA6, 0x68),
            ink: Color32::from_rgb(0x29, 0x1A, 0x0B),
            accent: Color32::from_rgb(0x1E, 0x5A, 0x4E),
            material: NoteMaterial::Palm,
        },
        side_inks: [paper::PALE_INK, paper::INK],
        diagram: DiagramKind::Lines,
        shared: SharedLook {
            is_leaf: false,
            crop: None,
            move_ink: Color32::from_rgb(0x74, 0x12, 0x0C),
            inks: SharedInks::ON_GROUND,
        },
    };
    const TERMS: &'static [&'static str] = &["tapatan", "achi"];
    const ROOM: Room = Room {
        pieces: &[
            piece("home/tapatan_white_1.webp"),
            piece("home/tapatan_black_1.webp"),
        ],
        piece: |side, _, _| side.index(),
        outline: |_| PieceOutline::disc(geometry::PIECE),
        corner: (58.0, 575.0),
        scale: 0.68,
        beside_words: 0.0,
        beside_title: 0.0,
        ground: 0.62,
        minutes: 2,
        sample: include_str!("../home/samples/tapatan.txt"),
    };
    const PIECE_ICONS: [&'static str; 2] = ["tapatan/white_icon.webp", "tapatan/black_icon.webp"];
    const PORTRAITS: &'static [Portrait] = portraits::PORTRAITS;
    const SEARCHED: bool = false;
    const OPTION_GROUPS: &'static [OptionGroup] = options::GROUPS;

    /// The pieces still in hand.
    fn counts(&self, side: Side) -> Vec<Count> {
        vec![Count {
            key: "in-hand",
            short: "in-hand",
            whose: side,
            count: self.in_hand(side),
        }]
    }

    /// The diagonals, if neither moves nor lines use them (TP-11).
    fn unused_lines(&self) -> &'static [[BoardPoint; 2]] {
        if self.options().has_diagonals() {
            &[]
        } else {
            &DIAGONALS
        }
    }

    fn heading(&self, ui: &mut Ui, view: &View, _: bool) -> Option<UiAction> {
        move_list::advice(ui, view, self);
        None
    }

    fn advice(&self, view: &View) -> Option<String> {
        move_list::advice_text(view, self)
    }

    fn choices(&self, words: &Words, _: Side, targets: &[MoveTarget]) -> Vec<Choice> {
        origins(targets)
            .into_iter()
            .filter_map(|from| {
                let text = choice_text(words, &targets_from(targets, from))?;
                let from = Some(from);
                Some(Choice { from, text })
            })
            .collect()
    }

    fn option_picture(value: OptionValue) -> OptionPicture {
        options::picture(value)
    }

    fn preset_value(preset: Preset) -> OptionValue {
        options::shown(preset)
    }

    /// Start rows matter only if the pieces start there (TP-13).
    fn option_works(options: &Options, value: OptionValue) -> bool {
        !matches!(value, OptionValue::StartRows(_)) || options.setup == Setup::Rows
    }

    fn describe(&self, turn: &TurnNotation) -> Vec<Token> {
        move_list::describe(turn)
    }

    fn legend_height(&self, view: &View) -> f32 {
        move_list::legend_height(view)
    }

    fn legend(&self, ui: &Ui, view: &View, inner: Rect) {
        move_list::legend(ui, view, self, inner);
    }

    fn caption(&self, act: &Act) -> Option<&'static str> {
        match act {
            Act::Line { .. } => Some("caption-tapatan-line"),
            Act::Travel { path, .. } if matches!(path.first(), Some(Location::Hand(_))) => {
                Some("caption-tapatan-places")
            }
            Act::Travel { .. } => Some(match self.options().moves {
                Moves::Anywhere => "caption-tapatan-moves",
                Moves::Lines | Moves::Straight => "caption-tapatan-slides",
            }),
            Act::Turn { passed: true, .. } => Some("caption-tapatan-passes"),
            _ => None,
        }
    }

    fn illegal(illegal: &Illegal) -> IllegalText {
        let variables: Vec<Variable> = match *illegal {
            Illegal::Occupied { at } | Illegal::NoPiece { at } | Illegal::NotYours { at } => {
                vec![("at", at.to_string().into())]
            }
            Illegal::NotNeighbour { from, to } => vec![
                ("from", from.to_string().into()),
                ("to", to.to_string().into()),
            ],
            Illegal::NotFree { to } => vec![("to", to.to_string().into())],
            Illegal::GameOver
            | Illegal::TurnOver
            | Illegal::PlaceFirst
            | Illegal::AllPlaced
            | Illegal::FirstCentre => Vec::new(),
        };
        IllegalText {
            key: illegal.key(),
            rule: illegal.rule(),
            variables,
        }
    }

    fn place_name(&self, _: &Words, location: Location) -> String {
        let point = match location {
            Location::Board(at) => Point::try_from(at).ok(),
            Location::Hand(_) | Location::Bar(_) | Location::Off(_) => None,
        };
        point.map_or_else(String::new, |point| point.to_string())
    }

    fn suggestion(&self, words: &Words, reached: &[MoveTarget], to: String) -> String {
        let from = reached.first().map(|target| target.from);
        let at = from.map_or_else(String::new, |from| self.place_name(words, from));
        let key = match from {
            Some(Location::Hand(_)) => "tapatan-try-place",
            _ => "tapatan-try-slide",
        };
        words.with(key, &[("at", at.into()), ("to", to.into())])
    }

    /// The end of placing, and a turn that a side without a move passes.
    fn event_note(&self, words: &Words, table: &Table, act: &Act) -> Option<String> {
        let Act::Turn { side, passed } = act else {
            return None;
        };
        if *passed {
            return Some(words.of_side(table, "toast-passed", *side, &[]));
        }
        let down = Side::BOTH.iter().all(|side| self.in_hand(*side) == 0);
        // The turn that placed the last piece has just been shown.
        let placings = self.options().placings();
        let placed = u32::try_from(table.game().events().len()) == Ok(placings);
        let key = match self.options().moves {
            Moves::Anywhere => "toast-all-placed-anywhere",
            Moves::Lines | Moves::Straight => "toast-all-placed",
        };
        (down && placed).then(|| words.get(key))
    }
}

/// The description of the moves from one place: placing a piece, or moving one to some of the neighbouring points.
fn choice_text(words: &Words, moves: &[MoveTarget]) -> Option<String> {
    let choices = moves.iter().filter_map(|target| match target.choice {
        AnyMove::Tapatan(choice) => Some(choice),
        _ => None,
    });
    Some(match choices.clone().next()?.from() {
        None => words.get("now-places"),
        Some(at) => {
            let to = listed(choices.map(Move::to));
            words.with(
                "now-slides",
                &[("at", at.to_string().into()), ("to", to.into())],
            )
        }
    })
}
