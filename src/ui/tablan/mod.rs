//! Tablan's part of the panels.

mod advice;
mod chip;
mod choices;
mod last_throw;
mod move_list;
mod options;
mod portraits;
mod series;
mod stick;
mod thrown;

pub use stick::paint_stick;

use bevy::prelude::App;
use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Ui};

use super::accent::Accent;
use super::choice::Choice;
use super::count::Count;
use super::game_look::{DiagramKind, GameLook, SharedInks, SharedLook};
use super::home::{PieceOutline, Room, RoomObject, RoomPiece};
use super::lesson::{NoteLook, NoteMaterial};
use super::move_text::{Token, TurnNotation};
use super::option_picture::{OptionGroup, OptionPicture};
use super::panel_game::{IllegalText, PanelGame};
use super::panels::score_box;
use super::portrait::Portrait;
use super::throw_count::CollectedThrow;
use super::turn_rows::Fold;
use super::ui_action::UiAction;
use super::view::View;
use super::words::{Variable, Words};
use crate::geometry::{Point, Size, tablan as geometry};
use crate::record::{Event, Turn};
use crate::rules::tablan::{Illegal, OptionValue, Options, Position, Preset, Score, Value};
use crate::rules::{AnyThrow, GameKind, Outcome, Rules, Side};
use crate::stage::timeline::Act;
use crate::table::targets::Question;
use crate::table::{Location, MoveTarget, Table};
use crate::ui::theme::paper;

/// The accent of Tablan's table: turmeric.
const ACCENT: Accent = Accent::light(
    Color32::from_rgb(0xFF, 0xC2, 0x4A),
    Color32::from_rgb(0x1A, 0x0F, 0x0A),
);

/// A piece's picture on the home screen.
const fn piece(path: &'static str) -> RoomPiece {
    RoomPiece {
        path,
        size: geometry::PIECE,
        foot: geometry::PIECE_FOOT,
    }
}

/// A stick's picture on the home screen.
const fn stick(path: &'static str) -> RoomPiece {
    const SIZE: Size = geometry::STICK_STILL;
    RoomPiece {
        path,
        size: SIZE,
        foot: (SIZE.0 / 2.0, SIZE.1 / 2.0),
    }
}

/// The indices of the pictures of a stick's round and flat side.
const STICK_LOOKS: [usize; 2] = [6, 7];
/// The positions of the four sticks in the room, and their rotations (degrees).
const STICKS: [(Point, f32); 4] = [
    ((881.0, 49.0), 25.0),
    ((559.0, 85.0), 16.0),
    ((734.0, 112.0), -15.0),
    ((799.0, 184.0), 7.0),
];

impl PanelGame for Position {
    const ACCENT: Accent = ACCENT;
    const LOOK: GameLook = GameLook {
        ground: Color32::from_rgb(0x17, 0x22, 0x3C),
        option_tints: [
            Color32::from_rgb(0x4A, 0x25, 0x1B),
            Color32::from_rgb(0x9A, 0x74, 0x45),
        ],
        option_open: None,
        note: NoteLook {
            paper: Color32::from_rgb(0xE9, 0xDB, 0xB8),
            grain: Color32::from_rgb(0xCF, 0xBB, 0x8E),
            ink: Color32::from_rgb(0x2B, 0x17, 0x10),
            accent: Color32::from_rgb(0x7C, 0x2A, 0x20),
            material: NoteMaterial::Cotton,
        },
        side_inks: [paper::BLUE_INK, paper::RED_INK],
        diagram: DiagramKind::Squares,
        shared: SharedLook {
            is_leaf: false,
            crop: None,
            move_ink: Color32::from_rgb(0xF4, 0xCE, 0x7A),
            inks: SharedInks::ON_GROUND,
        },
    };
    const TERMS: &'static [&'static str] = &["tablan", "tab", "base", "bastoncini"];
    const ROOM: Room = Room {
        pieces: &[
            piece("home/tablan_blue_plain.webp"),
            piece("home/tablan_blue_started.webp"),
            piece("home/tablan_blue_home.webp"),
            piece("home/tablan_red_plain.webp"),
            piece("home/tablan_red_started.webp"),
            piece("home/tablan_red_home.webp"),
            stick("home/tablan_stick_back.webp"),
            stick("home/tablan_stick_flat.webp"),
        ],
        piece: |side, _, standing| {
            let state = if standing.home {
                2
            } else {
                usize::from(standing.started)
            };
            3 * side.index() + state
        },
        outline: |_| PieceOutline {
            up: 3.0,
            ..PieceOutline::disc(49.0)
        },
        corner: (34.0, 585.0),
        scale: 0.66,
        beside_words: 190.0,
        beside_title: 0.0,
        ground: 0.78,
        minutes: 20,
        sample: include_str!("../home/samples/tablan.txt"),
    };
    const PIECE_ICONS: [&'static str; 2] = ["tablan/blue_icon.webp", "tablan/red_icon.webp"];
    const PORTRAITS: &'static [Portrait] = portraits::PORTRAITS;
    const SEARCHED: bool = true;
    const OPTION_GROUPS: &'static [OptionGroup] = options::GROUPS;

    fn plugin(app: &mut App) {
        thrown::plugin(app);
    }

    /// The sticks as in the last throw of the turn. Before the first throw one flat side is up.
    fn room_objects(&self) -> Vec<RoomObject> {
        let value = self.series().last().copied().unwrap_or(Value::Two);
        let flats = (0..=4)
            .find(|flats| Value::of_flats(*flats) == Some(value))
            .unwrap_or(0);
        let sticks = (0..4_u8).zip(STICKS);
        let lying = sticks.map(|(number, (at, turn))| RoomObject {
            look: STICK_LOOKS[usize::from(number < flats)],
            at,
            turn,
            needs_shadow: false,
        });
        lying.collect()
    }

    /// The side's pieces at home, and captured opposing pieces.
    fn counts(&self, side: Side) -> Vec<Count> {
        vec![
            Count {
                key: "home",
                short: "home",
                whose: side,
                count: self.home(side),
            },
            Count {
                key: "captured",
                short: "captured-short",
                whose: side.other(),
                count: self.captured(side.other()),
            },
        ]
    }

    /// The number of pieces that haven't started.
    fn player_note(&self, view: &View, side: Side) -> Option<String> {
        let waiting = ("count", self.not_started(side).into());
        Some(view.words.with("not-started", &[waiting]))
    }

    fn heading(&self, ui: &mut Ui, view: &View, roomy: bool) -> Option<UiAction> {
        move_list::heading(ui, view, self, roomy)
    }

    fn advice(&self, view: &View) -> Option<String> {
        move_list::advice(view, self)
    }

    fn choices(&self, words: &Words, side: Side, targets: &[MoveTarget]) -> Vec<Choice> {
        choices::choices(self, words, side, targets)
    }

    /// No throw of the turn scored.
    fn fold(turn: &Turn) -> Option<Fold> {
        // "12. B 0"
        let throws = TurnNotation::of(GameKind::Tablan, turn).throws;
        (turn.finished && throws == "0").then_some(Fold::NoScore)
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

    fn legend_height(&self, _: &View) -> f32 {
        move_list::LEGEND
    }

    fn legend(&self, ui: &Ui, view: &View, inner: Rect) {
        move_list::legend(ui, view, inner);
    }

    fn throw_chips(&self, ui: &mut Ui, view: &View, height: f32) -> Option<UiAction> {
        series::show(ui, view, self, height)
    }

    fn throw_of_number(number: u8) -> Option<AnyThrow> {
        Value::of_steps(number).map(AnyThrow::Tablan)
    }

    fn throw_caption(painter: &Painter, words: &Words, value: Value) -> String {
        thrown::caption(painter, words, value)
    }

    fn throw_picture(painter: &Painter, value: Value, at: Option<Pos2>, height: f32) -> f32 {
        thrown::picture(painter, value, at, height)
    }

    fn collect_throw(painter: &Painter, value: Value, throw: &CollectedThrow) {
        thrown::collect(painter, value, throw);
    }

    fn throw_value(&self, ui: &Ui, view: &View, room: Rect) {
        last_throw::value(ui, view, self, room);
    }

    /// The unused steps, or the sticks' value.
    fn big_text(&self, view: &View) -> Option<String> {
        series::words(view, self)
    }

    fn caption(&self, act: &Act) -> Option<&'static str> {
        match act {
            Act::Throw { .. } if self.is_opening() => Some("caption-tablan-opening"),
            Act::Throw { scores: true, .. } => Some("caption-tablan-again"),
            Act::Throw { .. } => Some("caption-tablan-nothing"),
            Act::Capture { .. } => Some("caption-tablan-takes"),
            Act::Enter { .. } => Some("caption-tablan-home"),
            Act::Travel { change, .. } if change.starts() => Some("caption-tablan-starts"),
            Act::ThrowLost { .. } => Some("caption-tablan-lapses"),
            Act::End(_) => Some("caption-tablan-end"),
            _ => None,
        }
    }

    fn answers(ui: &mut Ui, view: &View, question: &Question) -> Option<UiAction> {
        last_throw::declare(ui, view, question)
    }

    /// Both scores, and the rule of counting.
    fn score(&self, ui: &mut Ui, view: &View, outcome: Outcome) {
        let counted = match self.options().score {
            Score::Home => "end-score-home",
            Score::Remaining => "end-score-remaining",
        };
        score_box(ui, view, &view.words.get(counted), outcome.score);
    }

    fn tally(&self) -> Option<&'static str> {
        Some(match self.options().score {
            Score::Home => "end-tally-home",
            Score::Remaining => "end-tally-remaining",
        })
    }

    fn illegal(illegal: &Illegal) -> IllegalText {
        let mut variables: Vec<Variable> = Vec::new();
        let mut add = |name, text: String| variables.push((name, text.into()));
        match *illegal {
            Illegal::DeclareFirst { value }
            | Illegal::NothingToDeclare { value }
            | Illegal::FinishHalf { value, .. }
            | Illegal::NotThrown { value }
            | Illegal::MustStart { value }
            | Illegal::NoPartner { value, .. }
            | Illegal::SingleHalfNeedless { value }
            | Illegal::LeapWithStart { value } => add("steps", value.steps().to_string()),
            Illegal::SamePiece { at }
            | Illegal::NoPiece { at }
            | Illegal::NotYours { at }
            | Illegal::Home { at }
            | Illegal::StartsWithTwo { at, .. }
            | Illegal::OwnPiece { at }
            | Illegal::Immune { at }
            | Illegal::LeapNotStarted { at } => add("at", at.to_string()),
            Illegal::NoSuchSteps { steps } => add("count", steps.to_string()),
            Illegal::NotAhead { from, to } => {
                add("from", from.to_string());
                add("to", to.to_string());
            }
            Illegal::StartOrder { foremost, .. } => add("foremost", foremost.to_string()),
            Illegal::EntryOrder { required, .. } => add("required", required.to_string()),
            _ => {}
        }
        IllegalText {
            key: illegal.key(),
            rule: illegal.rule(),
            variables,
        }
    }

    fn place_name(&self, _: &Words, location: Location) -> String {
        advice::place(location)
    }

    fn mark_name(&self, location: Location) -> Option<&'static str> {
        advice::mark(self, location)
    }

    fn unused_sentence(&self, words: &Words) -> Option<String> {
        advice::unused(self, words)
    }

    /// After a series, all of its throws are left.
    fn throw_needs_words(&self) -> bool {
        self.series_length() > 1
    }

    fn suggestion(&self, words: &Words, reached: &[MoveTarget], to: String) -> String {
        advice::suggestion(self, words, reached, to)
    }

    /// The first player, the lost part of a throw, and turns in which a scoring throw couldn't be used.
    fn event_note(&self, words: &Words, table: &Table, act: &Act) -> Option<String> {
        match act {
            Act::Opened(None) => Some(words.get("toast-no-two")),
            Act::Opened(Some(side)) => {
                let keys = "toast-first-two";
                Some(words.of_side(table, keys, *side, &[]))
            }
            Act::ThrowLost { steps, half: true } => {
                Some(words.with("toast-half-lapsed", &[("steps", (*steps).into())]))
            }
            Act::ThrowLost { steps, half: false } => {
                let side = thrower(table)?;
                Some(advice::why_lost(self, words, side, *steps))
            }
            // A throw that scores nothing needs no toast.
            Act::Turn { side, passed: true } if thrown_something(table) => {
                let keys = "toast-passed";
                Some(words.of_side(table, keys, *side, &[]))
            }
            _ => None,
        }
    }

    fn unused_throws(&self) -> Vec<String> {
        let values = self.unused().flat_map(|unused| {
            let steps = unused.value.steps().to_string();
            std::iter::repeat_n(steps, usize::from(unused.count).min(8))
        });
        values.collect()
    }
}

/// The side that threw last.
fn thrower(table: &Table) -> Option<Side> {
    table.game().events().rev().find_map(|event| match event {
        Event::Threw { side, .. } => Some(*side),
        _ => None,
    })
}

/// `true` if the last finished turn scored, although no piece could move.
fn thrown_something(table: &Table) -> bool {
    table
        .game()
        .turns()
        .last()
        .is_some_and(|turn| turn.text.contains("--"))
}
