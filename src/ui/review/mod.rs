//! Shows a replay with its review: the graph over the game, the turns with their costs, the summaries of both players,
//! and the played and better choices on the board.

mod appear;
mod arrows;
mod bar;
mod buttons;
mod controls;
mod graph;
pub mod graph_shape;
mod key;
mod low_layout;
pub mod open_turn;
pub mod piece_ways;
mod players;
mod portrait_layout;
pub mod texts;
mod turn_axis;
mod turn_lines;
mod turn_list;
mod turn_texts;

use bevy_egui::egui::{self, Color32, FontFamily, FontId};

use super::kit;
use super::ui_action::UiAction;
use super::view::View;
use crate::record::GameRecord;
use crate::review::{Findings, ReviewedTurn};
use crate::rules::Side;
use crate::stage::review_layout::{ReviewForm, ReviewPlaces};
use crate::table::replay::{Replay, ReplayIntent};
use open_turn::OpenTurn;

/// The colour of a played choice that wasn't the best.
const PLAYED: Color32 = Color32::from_rgb(0xF2, 0x83, 0x6B);
/// The colour of a better choice.
const BETTER: Color32 = Color32::from_rgb(0x63, 0xC7, 0xBB);
/// The colour of parts common to both.
const COMMON: Color32 = Color32::from_rgb(0xD8, 0xCD, 0xB6);
/// The colour under lines on the board.
const INK: Color32 = Color32::from_rgba_premultiplied(5, 13, 12, 199);
/// The colours of the sides, the first one first.
const SIDES: [Color32; 2] = [
    Color32::from_rgb(0xF0, 0xB9, 0x5A),
    Color32::from_rgb(0x7D, 0xB2, 0xF2),
];

/// The replay, and its review's findings so far.
#[derive(Clone, Copy, Debug)]
pub struct ReviewedReplay<'a> {
    /// The replay.
    pub replay: &'a Replay,
    /// The findings. `None` before the review has started.
    pub findings: Option<&'a Findings>,
}

/// The parameters for drawing all parts of the screen.
pub struct Screen<'a> {
    /// The whole game.
    pub record: &'a GameRecord,
    /// The replay.
    pub replay: &'a Replay,
    /// The findings.
    pub findings: Option<&'a Findings>,
    /// The open turn.
    pub open: Option<OpenTurn>,
    /// The names of the players, by [`Side::index`].
    pub names: [String; 2],
    /// The layout.
    pub places: ReviewPlaces,
}

impl Screen<'_> {
    /// The index of the open turn.
    fn open_place(&self) -> usize {
        self.open.as_ref().map_or(0, |open| open.place)
    }

    /// The findings about a turn, by its index.
    fn reviewed(&self, place: usize) -> Option<&ReviewedTurn> {
        self.findings?.turns.get(place)
    }

    /// A size of the design, in units, with a minimum.
    fn size(&self, design: f32, least: f32) -> f32 {
        (design * self.places.design).max(least)
    }

    fn font(&self, design: f32, least: f32, family: Family) -> FontId {
        FontId::new(self.size(design, least), family.family())
    }

    /// The request to go to a turn, by its index, before its choice. `None` if that is already shown.
    fn go_to(&self, place: usize) -> Option<UiAction> {
        let turn = OpenTurn::of(self.record, self.findings, place)?;
        let event = turn.decision_event;
        (event != self.replay.shown_events())
            .then_some(UiAction::Replay(ReplayIntent::ToEvent(event)))
    }
}

/// A family of fonts.
#[derive(Clone, Copy, Debug)]
enum Family {
    Text,
    Bold,
    Title,
}

impl Family {
    fn family(self) -> FontFamily {
        match self {
            Family::Text => FontFamily::Proportional,
            Family::Bold => FontFamily::Name("bold".into()),
            Family::Title => FontFamily::Name("title".into()),
        }
    }
}

/// Shows everything beside the board, and the arrows on it. If it isn't `free`, its controls don't react.
pub fn show(
    ctx: &egui::Context,
    view: &View,
    places: &ReviewPlaces,
    look_back: ReviewedReplay,
    free: bool,
) -> Option<UiAction> {
    let ReviewedReplay { replay, findings } = look_back;
    let record = replay.record();
    let screen = Screen {
        record,
        replay,
        findings,
        open: OpenTurn::at(record, findings, replay.shown_events()),
        names: Side::BOTH.map(|side| view.player_or_side(side)),
        places: *places,
    };
    let bar = kit::fixed_area(ctx, "bar", view.layout.bar, free, |ui| {
        bar::show(ui, view, &screen)
    });
    arrows::paint(ctx, view, &screen);
    let asked = match places.form {
        ReviewForm::Wide => wide(ctx, view, &screen, free),
        ReviewForm::Low => low_layout::show(ctx, view, &screen, free),
        ReviewForm::Upright => portrait_layout::show(ctx, view, &screen, free),
    };
    bar.or(asked)
}

fn wide(ctx: &egui::Context, view: &View, screen: &Screen, free: bool) -> Option<UiAction> {
    let places = &screen.places;
    let graph = kit::fixed_area(ctx, "graph of the game", places.graph, free, |ui| {
        kit::panel_frame(ui, false);
        let controls = controls::height(ui);
        let rect = key::at_foot(ui, view, screen, ui.max_rect());
        let foot = rect.max.y - screen.size(8.0, 4.0);
        let graph = graph::show(
            ui,
            view,
            screen,
            rect.with_max_y(foot - controls),
            graph::Detail::Full,
        );
        let place = rect
            .with_min_y(foot - controls)
            .with_max_y(foot)
            .shrink2(egui::vec2(screen.size(20.0, 10.0), 0.0));
        graph.or(controls::show(ui, view, screen, place))
    });
    let players = places.players.and_then(|place| {
        kit::fixed_area(ctx, "players", place, free, |ui| {
            kit::panel_frame(ui, false);
            let room = ui
                .max_rect()
                .shrink2(egui::vec2(screen.size(28.0, 14.0), screen.size(12.0, 6.0)));
            players::show(ui, view, screen, room)
        })
    });
    let turns = kit::fixed_area(ctx, "turns", places.turns, free, |ui| {
        kit::panel_frame(ui, false);
        let room = ui
            .max_rect()
            .shrink2(egui::vec2(screen.size(12.0, 8.0), screen.size(12.0, 8.0)));
        turn_list::show(ui, view, screen, room, None)
    });
    let buttons = kit::fixed_area(ctx, "review buttons", places.buttons, free, |ui| {
        buttons::show(ui, view, screen)
    });
    graph.or(players).or(turns).or(buttons)
}
