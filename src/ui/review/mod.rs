//! Looking back at a game: the graph over it, the turns with what they cost, what it comes to for each
//! player, and what was played and what was better on the board.

mod appear;
mod arrows;
mod bar;
mod buttons;
mod controls;
mod graph;
pub mod graph_shape;
mod low;
pub mod open_turn;
mod players;
pub mod roads;
mod saying;
pub mod texts;
mod turn_list;
mod upright;

use bevy_egui::egui::{self, Color32, FontFamily, FontId};

use super::kit;
use super::ui_action::UiAction;
use super::view::View;
use crate::record::{GameRecord, Turn};
use crate::review::{Findings, ReviewedTurn};
use crate::rules::Side;
use crate::stage::review_layout::{ReviewForm, ReviewPlaces};
use crate::table::replay::{Replay, ReplayIntent};
use open_turn::OpenTurn;

/// What was played where something else was better.
const PLAYED: Color32 = Color32::from_rgb(0xF2, 0x83, 0x6B);
/// What was better.
const BETTER: Color32 = Color32::from_rgb(0x63, 0xC7, 0xBB);
/// What both have in common.
const COMMON: Color32 = Color32::from_rgb(0xD8, 0xCD, 0xB6);
/// What stands under lines that lie on the board.
const INK: Color32 = Color32::from_rgba_premultiplied(5, 13, 12, 199);
/// The sides, the first one first.
const SIDES: [Color32; 2] = [
    Color32::from_rgb(0xF0, 0xB9, 0x5A),
    Color32::from_rgb(0x7D, 0xB2, 0xF2),
];

/// The game that is looked back at, and what its review has found so far.
#[derive(Clone, Copy, Debug)]
pub struct LookBack<'a> {
    /// The game and how far it is shown.
    pub replay: &'a Replay,
    /// What has been found; none before the review has begun.
    pub findings: Option<&'a Findings>,
}

/// What all parts of the screen show.
pub struct Screen<'a> {
    /// The whole game.
    pub record: &'a GameRecord,
    /// The game and how far it is shown.
    pub replay: &'a Replay,
    /// What has been found.
    pub findings: Option<&'a Findings>,
    /// The turn that is open.
    pub open: Option<OpenTurn>,
    /// The names of the players, by [`Side::index`].
    pub names: [String; 2],
    /// Where everything stands.
    pub places: ReviewPlaces,
}

impl Screen<'_> {
    /// The place of the open turn among the turns.
    fn open_place(&self) -> usize {
        self.open.as_ref().map_or(0, |open| open.place)
    }

    /// What has been found about a turn, by its place.
    fn reviewed(&self, place: usize) -> Option<&ReviewedTurn> {
        self.findings?.turns.get(place)
    }

    /// A size of the picture that all was drawn in, in units, and never less than so many.
    fn size(&self, design: f32, least: f32) -> f32 {
        (design * self.places.design).max(least)
    }

    fn font(&self, design: f32, least: f32, family: Family) -> FontId {
        FontId::new(self.size(design, least), family.family())
    }

    /// Goes to a turn, by its place: to the choice that was made in it.
    fn go_to(&self, place: usize) -> Option<UiAction> {
        let turn = OpenTurn::of(self.record, self.findings, place)?;
        let event = turn.decision_event;
        (event != self.replay.shown_events())
            .then_some(UiAction::Replay(ReplayIntent::ToEvent(event)))
    }
}

/// A face of the letters.
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

/// Shows everything that stands beside the board, and the arrows on it. Where it is not free nothing reacts.
pub fn show(
    ctx: &egui::Context,
    view: &View,
    places: &ReviewPlaces,
    look_back: LookBack,
    free: bool,
) -> Option<UiAction> {
    let LookBack { replay, findings } = look_back;
    let record = replay.record();
    let screen = Screen {
        record,
        replay,
        findings,
        open: OpenTurn::at(record, findings, replay.shown_events()),
        names: Side::BOTH.map(|side| view.player(side)),
        places: *places,
    };
    let bar = kit::fixed_area(ctx, "bar", view.layout.bar, free, |ui| {
        bar::show(ui, view, &screen)
    });
    arrows::paint(ctx, view, &screen);
    let asked = match places.form {
        ReviewForm::Wide => wide(ctx, view, &screen, free),
        ReviewForm::Low => low::show(ctx, view, &screen, free),
        ReviewForm::Upright => upright::show(ctx, view, &screen, free),
    };
    bar.or(asked)
}

fn wide(ctx: &egui::Context, view: &View, screen: &Screen, free: bool) -> Option<UiAction> {
    let places = &screen.places;
    let graph = kit::fixed_area(ctx, "graph of the game", places.graph, free, |ui| {
        kit::panel_frame(ui, false);
        let controls = controls::height(ui);
        let rect = ui.max_rect();
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

/// A turn in one line: its number, what was thrown and played, and what it cost.
fn headline(view: &View, screen: &Screen, turn: &Turn) -> String {
    let parts = texts::TurnParts::of(view.words, view.position.kind(), &turn.text);
    let moves = if parts.moves.is_empty() {
        view.words.get("review-cannot-move")
    } else {
        parts.moves
    };
    let mut text = format!("{}.  ", turn.number);
    if !parts.throw.is_empty() {
        text.push_str(&format!("{}  ", parts.throw));
    }
    text.push_str(&moves);
    if let Some(turn) = screen
        .reviewed(screen.open_place())
        .filter(|turn| turn.cost > 0)
    {
        text.push_str(&format!("   {}", texts::cost(view.words, turn.cost)));
    }
    text
}
