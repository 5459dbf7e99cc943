//! Tawula's part of the panels.

mod advice;
mod choices;
mod dice;
mod move_list;
mod notes;
mod options;
mod portraits;
mod solid_die;
mod thrown;
mod tray_names;

pub use dice::paint_die;

use bevy::app::App;
use bevy_egui::egui::{Color32, Painter, Pos2, Ui};

use super::accent::Accent;
use super::choice::Choice;
use super::count::Count;
use super::game_look::{DiagramKind, GameLook, SharedInks, SharedLook};
use super::home::{PieceOutline, Room, RoomObject, RoomPiece};
use super::icons::Icon;
use super::lesson::{NoteLook, NoteMaterial};
use super::move_text::{Token, TurnNotation};
use super::option_picture::{OptionGroup, OptionPicture};
use super::panel_game::{IllegalText, PanelGame};
use super::player_panel::NOTE_SEPARATOR;
use super::portrait::Portrait;
use super::throw_count::CollectedThrow;
use super::turn_rows::Fold;
use super::ui_action::UiAction;
use super::view::View;
use super::words::{Variable, Words};
use crate::geometry::tawula as geometry;
use crate::record::Turn;
use crate::rules::tawula::{Dice, Illegal, OptionValue, Position, Preset};
use crate::rules::{AnyThrow, Side};
use crate::stage::timeline::Act;
use crate::table::{Location, MoveTarget, Table};
use crate::ui::theme::paper;

/// The accent of Tawula's table: the turquoise of Iznik tiles.
const ACCENT: Accent = Accent::light(
    Color32::from_rgb(0x63, 0xC7, 0xBB),
    Color32::from_rgb(0x07, 0x11, 0x0F),
);

/// A piece's picture on the home screen.
const fn piece(path: &'static str) -> RoomPiece {
    const SIDE: f32 = geometry::PIECE;
    RoomPiece {
        path,
        size: (SIDE, SIDE),
        foot: (SIDE / 2.0, SIDE / 2.0),
    }
}

impl PanelGame for Position {
    const ACCENT: Accent = ACCENT;
    const LOOK: GameLook = GameLook {
        ground: Color32::from_rgb(0x16, 0x2B, 0x24),
        option_tints: [
            Color32::from_rgb(0x3E, 0x28, 0x1A),
            Color32::from_rgb(0xB9, 0xA2, 0x78),
        ],
        option_open: None,
        note: NoteLook {
            paper: Color32::from_rgb(0xEA, 0xD9, 0xAF),
            grain: Color32::from_rgb(0xD5, 0xBE, 0x88),
            ink: Color32::from_rgb(0x22, 0x15, 0x08),
            accent: Color32::from_rgb(0x0D, 0x56, 0x4F),
            material: NoteMaterial::Parchment,
        },
        side_inks: [paper::PALE_INK, paper::INK],
        diagram: DiagramKind::Points,
        shared: SharedLook {
            is_leaf: false,
            crop: None,
            move_ink: Color32::from_rgb(0xF4, 0xCE, 0x7A),
            inks: SharedInks::ON_GROUND,
        },
    };
    const TERMS: &'static [&'static str] = &["tawula", "testa", "scoperta", "barra", "cappotto"];
    const CAPTURE_KEY: &'static str = "reader-hits-at";
    const THROWS_DICE: bool = true;
    const ROOM: Room = Room {
        pieces: &[
            piece("home/tawula_white_0.webp"),
            piece("home/tawula_black_0.webp"),
            RoomPiece {
                path: "home/tawula_dice.webp",
                size: geometry::DICE_STILL,
                foot: (geometry::DICE_STILL.0 / 2.0, geometry::DICE_STILL.1 / 2.0),
            },
        ],
        piece: |side, _, _| side.index(),
        outline: |_| PieceOutline::disc(geometry::RADIUS),
        corner: (40.0, 590.0),
        scale: 0.66,
        beside_words: 480.0,
        beside_title: 330.0,
        ground: 1.0,
        minutes: 25,
        sample: include_str!("../home/samples/tawula.txt"),
    };
    const PIECE_ICONS: [&'static str; 2] = ["tawula/white_icon.webp", "tawula/black_icon.webp"];
    const PORTRAITS: &'static [Portrait] = portraits::PORTRAITS;
    const SEARCHED: bool = true;
    const OPTION_GROUPS: &'static [OptionGroup] = options::GROUPS;
    const THROW_KEY: &'static str = "now-throw-dice";
    const THROW_ICON: Icon = Icon::Dice;

    /// The dice beside the board, which show no particular roll.
    fn room_objects(&self) -> Vec<RoomObject> {
        vec![RoomObject {
            look: 2,
            at: (376.0, 112.0),
            turn: -7.0,
            needs_shadow: false,
        }]
    }

    /// The pieces in hand or, once there aren't any, those borne off; and the pieces on the bar.
    fn counts(&self, side: Side) -> Vec<Count> {
        let board = self.board();
        let count = |key, short, count| Count {
            key,
            short,
            whose: side,
            count,
        };
        let first = if board.hand(side) > 0 {
            count("in-hand", "in-hand-short", board.hand(side))
        } else {
            count("borne-off", "borne-off-short", board.off(side))
        };
        vec![first, count("on-bar", "on-bar-short", board.bar(side))]
    }

    /// The pips left to go, a note if a win would be a cappotto (TW-15), and the games won in a match.
    fn player_note(&self, view: &View, side: Side) -> Option<String> {
        let pips = self.board().pips(side);
        let mut parts = vec![view.words.with("pips", &[("count", pips.into())])];
        if self.had_cappotto(side) {
            parts.push(view.words.get("capote-stood"));
        }
        if let Some(score) = view.table.game().score() {
            let won = score.scores()[side.index()];
            parts.push(view.words.with("games-won", &[("count", won.into())]));
        }
        Some(parts.join(NOTE_SEPARATOR))
    }

    fn heading(&self, ui: &mut Ui, view: &View, roomy: bool) -> Option<UiAction> {
        move_list::heading(ui, view, self, roomy)
    }

    fn advice(&self, view: &View) -> Option<String> {
        move_list::note(view, self)
    }

    fn choices(&self, words: &Words, side: Side, targets: &[MoveTarget]) -> Vec<Choice> {
        choices::choices(self, words, side, targets)
    }

    /// No number could be used.
    fn fold(turn: &Turn) -> Option<Fold> {
        // "12. W 66: --"
        (turn.finished && turn.text.ends_with(": --")).then_some(Fold::NoMove)
    }

    fn option_picture(value: OptionValue) -> OptionPicture {
        options::picture(value)
    }

    fn preset_value(preset: Preset) -> OptionValue {
        options::shown(preset)
    }

    fn describe(&self, turn: &TurnNotation) -> Vec<Token> {
        move_list::describe(self, turn)
    }

    fn signs(words: &Words) -> Vec<Token> {
        move_list::signs(words)
    }

    fn throw_chips(&self, ui: &mut Ui, view: &View, height: f32) -> Option<UiAction> {
        dice::show(ui, view, self, height)
    }

    fn throw_caption(_: &Painter, words: &Words, dice: Dice) -> String {
        thrown::caption(words, dice)
    }

    fn throw_picture(painter: &Painter, dice: Dice, at: Option<Pos2>, height: f32) -> f32 {
        thrown::picture(painter, dice, at, height)
    }

    fn collect_throw(painter: &Painter, dice: Dice, throw: &CollectedThrow) {
        thrown::collect(painter, dice, throw);
    }

    fn big_throw(&self, ui: &Ui, view: &View, at: Option<Pos2>, height: f32) -> f32 {
        dice::large(ui, view, self, at, height)
    }

    fn big_text(&self, view: &View) -> Option<String> {
        let left: Vec<u8> = self.numbers().collect();
        let &die = left.first()?;
        let words = view.words;
        Some(match left.as_slice() {
            [die] => words.with("big-die-left", &[("die", (*die).into())]),
            [one, other] if one != other => words.with(
                "big-dice-left",
                &[("one", (*one).into()), ("other", (*other).into())],
            ),
            several => words.with(
                "big-doublets-left",
                &[("count", several.len().into()), ("die", die.into())],
            ),
        })
    }

    fn caption(&self, act: &Act) -> Option<&'static str> {
        match act {
            Act::Throw {
                throw: AnyThrow::Tawula(dice),
                by: Some(_),
                ..
            } if dice.is_double() => Some("caption-tawula-doublets"),
            Act::Capture { .. } => Some("caption-tawula-hit"),
            Act::Travel { path, .. } => match (path.first(), path.last()) {
                (Some(Location::Hand(_)), _) => Some("caption-tawula-enters"),
                (Some(Location::Bar(_)), _) => Some("caption-tawula-returns"),
                (_, Some(Location::Off(_))) => Some("caption-tawula-off"),
                _ => None,
            },
            Act::Turn { passed: true, .. } => Some("caption-tawula-passes"),
            Act::End(_) => Some("caption-tawula-end"),
            _ => None,
        }
    }

    fn illegal(illegal: &Illegal) -> IllegalText {
        let variables: Vec<Variable> = match *illegal {
            Illegal::NotThrown { die } | Illegal::HigherDie { die } => vec![("die", die.into())],
            Illegal::NoSuchPoint { index }
            | Illegal::NoPiece { index }
            | Illegal::Blocked { index }
            | Illegal::NoRoom { index } => vec![("point", index.into())],
            Illegal::RearFirst { die, index } => {
                vec![("die", die.into()), ("point", index.into())]
            }
            _ => Vec::new(),
        };
        IllegalText {
            key: illegal.key(),
            rule: illegal.rule(),
            variables,
        }
    }

    fn place_name(&self, words: &Words, location: Location) -> String {
        advice::place(self, words, location)
    }

    fn plugin(app: &mut App) {
        tray_names::plugin(app);
    }

    fn mark_name(&self, location: Location) -> Option<&'static str> {
        advice::mark(self, location)
    }

    fn unused_sentence(&self, words: &Words) -> Option<String> {
        advice::unused(self, words)
    }

    /// Doubles are played four times.
    fn throw_needs_words(&self) -> bool {
        let mut numbers = self.numbers();
        let first = numbers.next();
        numbers.any(|number| Some(number) == first)
    }

    fn suggestion(&self, words: &Words, reached: &[MoveTarget], to: String) -> String {
        advice::suggestion(self, words, reached, to)
    }

    fn event_note(&self, words: &Words, table: &Table, act: &Act) -> Option<String> {
        notes::event_note(words, table, self, act)
    }

    fn unused_throws(&self) -> Vec<String> {
        self.numbers().map(|die| die.to_string()).collect()
    }
}
