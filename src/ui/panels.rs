//! Panels over the table: a new game, the settings, how to play, giving up, and the end.

use bevy::prelude::Resource;
use bevy_egui::egui::{
    self, Align2, Color32, Rect, ScrollArea, Stroke, StrokeKind, Ui, pos2, vec2,
};

use super::icons::Icon;
use super::theme::{RADIUS, Type, colour};
use super::view::{View, Wish};
use super::widget::{Voice, button, icon_button, label, segments, slider, switch, text_at};
use crate::rules::tablan::Score;
use crate::rules::{AnyOptions, GameKind, Outcome, Reason, Setup, Side};
use crate::store::{Seat, Speed};
use crate::table::{Intent, NewGame};

/// A panel over the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Panel {
    /// Choosing game, rules and players.
    NewGame,
    /// The settings.
    Settings,
    /// How to play.
    Help,
    /// Giving up, asked once.
    Resign,
}

/// Who begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum First {
    /// Drawn by lot.
    #[default]
    Lot,
    /// A given side.
    Side(Side),
}

/// A new game as it is being put together.
#[derive(Resource, Clone, Debug)]
pub struct Draft {
    /// The game, its preset and options.
    pub setup: Setup,
    /// Who plays.
    pub seats: [Seat; 2],
    /// Who begins.
    pub first: First,
    /// The seed for the next game.
    pub seed: u64,
}

impl Default for Draft {
    fn default() -> Self {
        Draft {
            setup: Setup::new(GameKind::Tablan),
            seats: [Seat::Person, Seat::Computer(Seat::MAX_LEVEL)],
            first: First::Lot,
            seed: 0,
        }
    }
}

impl Draft {
    fn begin(&self) -> NewGame {
        let first = match self.first {
            First::Side(side) => side,
            First::Lot if self.seed.count_ones().is_multiple_of(2) => Side::First,
            First::Lot => Side::Second,
        };
        NewGame {
            setup: self.setup.clone(),
            seats: self.seats,
            first,
            seed: self.seed,
        }
    }
}

/// Shows a panel in the middle of the window over a veil.
pub fn over<R>(
    ctx: &egui::Context,
    id: &str,
    width: f32,
    add: impl FnOnce(&mut Ui, f32) -> R,
) -> R {
    let screen = ctx.content_rect();
    egui::Area::new(egui::Id::new((id, "veil")))
        .order(egui::Order::Foreground)
        .fixed_pos(screen.min)
        .fade_in(false)
        .show(ctx, |ui| {
            let (rect, _) = ui.allocate_exact_size(screen.size(), egui::Sense::click_and_drag());
            ui.painter().rect_filled(rect, 0.0, colour::VEIL);
        });
    let margin = if screen.width() < 520.0 { 8.0 } else { 20.0 };
    let width = width.min(screen.width() - 2.0 * margin);
    let room = screen.height() - 2.0 * margin;
    egui::Area::new(egui::Id::new(id))
        .order(egui::Order::Tooltip)
        .anchor(Align2::CENTER_CENTER, vec2(0.0, 0.0))
        .constrain_to(screen)
        .fade_in(false)
        .show(ctx, |ui| {
            egui::Frame::new()
                .fill(colour::GLASS_OVER)
                .stroke(Stroke::new(1.0, colour::HAIRLINE))
                .corner_radius(RADIUS)
                .inner_margin(egui::Margin::symmetric(
                    if width < 460.0 { 16 } else { 26 },
                    18,
                ))
                .show(ui, |ui| {
                    ui.set_width(width - if width < 460.0 { 32.0 } else { 52.0 });
                    add(ui, room - 40.0)
                })
                .inner
        })
        .inner
}

/// A panel's title with its closing cross; true where that was pressed.
fn title(ui: &mut Ui, view: &View, key: &str) -> bool {
    let mut close = false;
    ui.horizontal(|ui| {
        label(ui, view.words.get(key), Type::Display, colour::TEXT);
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            close = icon_button(ui, view.icons, Icon::Close, &view.words.get("close"));
        });
    });
    ui.add_space(4.0);
    close
}

fn section(ui: &mut Ui, text: &str) {
    ui.add_space(10.0);
    label(ui, text.to_uppercase(), Type::StrongNote, colour::BRASS);
    ui.add_space(2.0);
}

/// A scrolling body that leaves room for a footer.
fn body<R>(ui: &mut Ui, height: f32, add: impl FnOnce(&mut Ui) -> R) -> R {
    ScrollArea::vertical()
        .max_height(height.max(90.0))
        .auto_shrink([false, true])
        .show(ui, |ui| {
            // Room for the scroll bar and for focus rings at the edges.
            egui::Frame::new()
                .inner_margin(egui::Margin {
                    left: 4,
                    right: 14,
                    top: 2,
                    bottom: 4,
                })
                .show(ui, add)
                .inner
        })
        .inner
}

/// The panel for a new game.
pub fn new_game(ui: &mut Ui, view: &View, draft: &mut Draft, room: f32) -> Option<Wish> {
    let words = view.words;
    let mut wish = title(ui, view, "new-title").then_some(Wish::Close);
    let kind = draft.setup.kind();
    body(ui, room - 150.0, |ui| {
        label(
            ui,
            words.get(&format!("game-{kind}-line")),
            Type::Body,
            colour::SECOND,
        );
        section(ui, &words.get("new-who"));
        for side in Side::BOTH {
            seat_row(ui, view, draft, side);
        }
        section(ui, &words.get("new-first"));
        let name = |side| view.side(side);
        let firsts = [
            (First::Lot, words.get("first-random")),
            (First::Side(Side::First), name(Side::First)),
            (First::Side(Side::Second), name(Side::Second)),
        ];
        if let Some(first) = ui
            .push_id("first", |ui| segments(ui, draft.first, &firsts))
            .inner
        {
            draft.first = first;
        }
        section(ui, &words.get("new-rules"));
        let presets: Vec<(&str, String)> = kind
            .presets()
            .into_iter()
            .map(|preset| (preset, words.get(&format!("preset-{preset}"))))
            .collect();
        let picked = ui
            .push_id("preset", |ui| segments(ui, draft.setup.preset(), &presets))
            .inner;
        if let Some(preset) = picked {
            // The names come from the game's own list.
            let _ = draft.setup.set_preset(preset);
        }
        let line = words.get(&format!("preset-{}-line", draft.setup.preset()));
        label(ui, line, Type::Note, colour::SECOND);
        section(ui, &words.get("new-options"));
        options(ui, view, &mut draft.setup);
    });
    ui.add_space(10.0);
    let start = words.get("start-game");
    let width = Some(ui.available_width());
    if entered(ui)
        || button(
            ui,
            view.icons,
            (Some(Icon::Check), &start),
            Voice::Next,
            true,
            width,
        )
    {
        wish = Some(Wish::Intent(Intent::New(Box::new(draft.begin()))));
    }
    wish
}

/// Enter was pressed while nothing has the keyboard's focus: the one next action is meant.
fn entered(ui: &Ui) -> bool {
    ui.memory(|memory| memory.focused().is_none()) && ui.input(|i| i.key_pressed(egui::Key::Enter))
}

fn seat_row(ui: &mut Ui, view: &View, draft: &mut Draft, side: Side) {
    let words = view.words;
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(128.0, 44.0), egui::Sense::hover());
        let icon =
            Rect::from_center_size(pos2(rect.min.x + 18.0, rect.center().y), vec2(32.0, 32.0));
        view.icons.piece(ui.painter(), side, icon);
        let at = pos2(rect.min.x + 44.0, rect.center().y);
        text_at(
            ui,
            at,
            Align2::LEFT_CENTER,
            &view.side(side),
            Type::SmallTitle,
            colour::TEXT,
        );
        let seats = [
            (Seat::Person, words.get("seat-person")),
            (Seat::Computer(Seat::MAX_LEVEL), words.get("seat-computer")),
        ];
        // Which of the computer's levels plays is not chosen here.
        let now = match draft.seats[side.index()] {
            Seat::Person => Seat::Person,
            Seat::Computer(_) => Seat::Computer(Seat::MAX_LEVEL),
        };
        if let Some(seat) = ui.push_id(side, |ui| segments(ui, now, &seats)).inner {
            draft.seats[side.index()] = seat;
        }
    });
}

fn options(ui: &mut Ui, view: &View, setup: &mut Setup) {
    let words = view.words;
    let game = setup.kind();
    for state in setup.option_states() {
        let key = format!("option-{game}-{}", state.name);
        ui.horizontal(|ui| {
            label(ui, words.get(&key), Type::Strong, colour::TEXT);
            if state.value != state.preset_value {
                label(
                    ui,
                    words.get("option-changed"),
                    Type::StrongNote,
                    colour::ACCENT,
                );
            }
        });
        label(
            ui,
            words.get(&format!("{key}-line")),
            Type::Note,
            colour::SECOND,
        );
        let values: Vec<(&str, String)> = state
            .accepted
            .iter()
            .map(|value| (*value, words.get(&format!("{key}-{value}"))))
            .collect();
        if let Some(value) = ui
            .push_id(state.name, |ui| segments(ui, state.value, &values))
            .inner
        {
            // Names and values come from the game's own list.
            let _ = setup.set_option(state.name, value);
        }
        ui.add_space(8.0);
    }
}

/// The settings.
pub fn settings(ui: &mut Ui, view: &View, room: f32) -> Option<Wish> {
    let words = view.words;
    let mut wish = title(ui, view, "settings").then_some(Wish::Close);
    let mut fresh = view.settings.clone();
    body(ui, room - 146.0, |ui| {
        section(ui, &words.get("settings-sound"));
        label(ui, words.get("setting-volume"), Type::Body, colour::TEXT);
        if let Some(volume) = slider(ui, fresh.volume, &words.get("setting-volume")) {
            fresh.volume = volume;
            fresh.muted = false;
        }
        if switch(ui, fresh.muted, &words.get("mute"), "") {
            fresh.muted = !fresh.muted;
        }
        section(ui, &words.get("settings-motion"));
        label(ui, words.get("setting-speed"), Type::Body, colour::TEXT);
        let speeds =
            Speed::ALL.map(|speed| (speed, words.get(&format!("speed-{}", speed_key(speed)))));
        if let Some(speed) = ui
            .push_id("speed", |ui| segments(ui, fresh.speed, &speeds))
            .inner
        {
            fresh.speed = speed;
        }
        ui.add_space(4.0);
        let toggle = |ui: &mut Ui, on: &mut bool, key: &str| {
            if switch(ui, *on, &words.get(key), &words.get(&format!("{key}-line"))) {
                *on = !*on;
            }
        };
        toggle(ui, &mut fresh.reduced_motion, "setting-reduced");
        section(ui, &words.get("settings-play"));
        toggle(ui, &mut fresh.auto_throw, "setting-auto-throw");
        toggle(ui, &mut fresh.confirm_turn, "setting-confirm");
        toggle(ui, &mut fresh.show_destinations, "setting-destinations");
        section(ui, &words.get("settings-view"));
        label(ui, words.get("setting-text"), Type::Body, colour::TEXT);
        let scales =
            [1.0, 1.25, 1.5, 2.0].map(|scale: f32| (scale, format!("{:.0} %", scale * 100.0)));
        if let Some(scale) = ui
            .push_id("text", |ui| segments(ui, fresh.text_scale, &scales))
            .inner
        {
            fresh.text_scale = scale;
        }
        if switch(ui, fresh.fullscreen, &words.get("setting-fullscreen"), "") {
            wish = Some(Wish::ToggleFullscreen);
        }
    });
    if fresh != *view.settings {
        wish = Some(Wish::Settings(Box::new(fresh)));
    }
    ui.add_space(10.0);
    ui.horizontal(|ui| {
        let can_resign = view.position.outcome().is_none();
        let resign = words.get("resign");
        if button(
            ui,
            view.icons,
            (Some(Icon::Resign), &resign),
            Voice::Quiet,
            can_resign,
            None,
        ) {
            wish = Some(Wish::Open(Panel::Resign));
        }
        let quit = words.get("quit");
        if button(
            ui,
            view.icons,
            (Some(Icon::Quit), &quit),
            Voice::Quiet,
            true,
            None,
        ) {
            wish = Some(Wish::Quit);
        }
    });
    wish
}

const fn speed_key(speed: Speed) -> &'static str {
    match speed {
        Speed::Off => "off",
        Speed::Half => "half",
        Speed::Normal => "normal",
        Speed::Double => "double",
    }
}

/// How to play.
pub fn help(ui: &mut Ui, view: &View, room: f32) -> Option<Wish> {
    let words = view.words;
    let wish = title(ui, view, "help").then_some(Wish::Close);
    body(ui, room - 86.0, |ui| {
        let game = view.position.kind();
        for part in ["aim", "sticks", "move", "start", "capture"] {
            section(ui, &words.get(&format!("help-{game}-{part}")));
            label(
                ui,
                words.get(&format!("help-{game}-{part}-text")),
                Type::Body,
                colour::TEXT,
            );
        }
        section(ui, &words.get(&format!("help-{game}-keys")));
        for line in ["help-keys-board", "help-keys-throw", "help-keys-program"] {
            label(ui, words.get(line), Type::Body, colour::TEXT);
        }
    });
    wish
}

/// Giving up.
pub fn resign(ui: &mut Ui, view: &View) -> Option<Wish> {
    let words = view.words;
    let side = resigning(view);
    let mut wish = None;
    label(ui, words.get("resign-question"), Type::Title, colour::TEXT);
    let line = words.with("resign-line", &[("side", view.side(side).into())]);
    label(ui, line, Type::Body, colour::SECOND);
    ui.add_space(10.0);
    ui.horizontal(|ui| {
        let give_up = words.get("resign");
        if button(
            ui,
            view.icons,
            (Some(Icon::Resign), &give_up),
            Voice::Next,
            true,
            None,
        ) {
            wish = Some(Wish::Intent(Intent::Resign(side)));
        }
        let cancel = words.get("cancel");
        if button(ui, view.icons, (None, &cancel), Voice::Quiet, true, None) {
            wish = Some(Wish::Close);
        }
    });
    wish
}

/// Who gives up: the person to act, or the only person there is.
fn resigning(view: &View) -> Side {
    let acting = view.position.side_to_act().unwrap_or(Side::First);
    if view.table.seat(acting) != Seat::Person && view.table.seat(acting.other()) == Seat::Person {
        acting.other()
    } else {
        acting
    }
}

/// The end of a game.
pub fn end(ui: &mut Ui, view: &View, outcome: Outcome) -> Option<Wish> {
    let words = view.words;
    let mut wish = None;
    ui.vertical_centered(|ui| {
        let headline = match outcome.winner {
            Some(side) => {
                let (rect, _) = ui.allocate_exact_size(vec2(64.0, 64.0), egui::Sense::hover());
                view.icons.piece(ui.painter(), side, rect);
                words.with("wins", &[("side", view.side(side).into())])
            }
            None => words.get("drawn"),
        };
        label(ui, headline, Type::Display, colour::TEXT);
        if let Some(reason) = reason(view, outcome) {
            label(ui, reason, Type::Body, colour::SECOND);
        }
        ui.add_space(8.0);
        score(ui, view, outcome);
        ui.add_space(14.0);
    });
    let width = (ui.available_width() - 10.0) / 2.0;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 10.0;
        let rematch = words.get("rematch");
        if entered(ui)
            || button(
                ui,
                view.icons,
                (Some(Icon::Rematch), &rematch),
                Voice::Next,
                true,
                Some(width),
            )
        {
            wish = Some(Wish::Intent(Intent::Rematch));
        }
        let new = words.get("new-game");
        if button(
            ui,
            view.icons,
            (Some(Icon::NewGame), &new),
            Voice::Quiet,
            true,
            Some(width),
        ) {
            wish = Some(Wish::Open(Panel::NewGame));
        }
    });
    ui.add_space(4.0);
    let look = words.get("keep-looking");
    let whole = Some(ui.available_width());
    if button(ui, view.icons, (None, &look), Voice::Quiet, true, whole) {
        wish = Some(Wish::Close);
    }
    wish
}

fn reason(view: &View, outcome: Outcome) -> Option<String> {
    let words = view.words;
    let named = |key: &str, side: Side| Some(words.with(key, &[("side", view.side(side).into())]));
    match outcome.reason {
        Reason::Finished { by } => named("end-finished", by),
        Reason::WipedOut => named("end-wiped-out", outcome.winner?.other()),
        Reason::Dead => Some(words.get("end-dead")),
        Reason::Resigned => named("end-resigned", outcome.winner?.other()),
    }
}

/// Both scores with what was counted.
fn score(ui: &mut Ui, view: &View, outcome: Outcome) {
    let AnyOptions::Tablan(options) = view.position.options();
    let counted = match options.score {
        Score::Home => "end-score-home",
        Score::Remaining => "end-score-remaining",
    };
    let (rect, _) = ui.allocate_exact_size(
        vec2(ui.available_width().min(340.0), 92.0),
        egui::Sense::hover(),
    );
    let painter = ui.painter();
    let faint = Color32::from_rgba_premultiplied(30, 25, 18, 120);
    painter.rect(
        rect,
        12.0,
        faint,
        Stroke::new(1.0, colour::FAINT_LINE),
        StrokeKind::Inside,
    );
    let at = pos2(rect.center().x, rect.min.y + 18.0);
    text_at(
        ui,
        at,
        Align2::CENTER_CENTER,
        &view.words.get(counted),
        Type::Note,
        colour::SECOND,
    );
    for (side, sign) in [(Side::First, -1.0), (Side::Second, 1.0)] {
        let x = rect.center().x + sign * rect.width() * 0.22;
        let y = rect.min.y + 58.0;
        let icon = Rect::from_center_size(pos2(x - 22.0, y), vec2(38.0, 38.0));
        view.icons.piece(ui.painter(), side, icon);
        let figure = outcome.score[side.index()].to_string();
        text_at(
            ui,
            pos2(x + 8.0, y),
            Align2::LEFT_CENTER,
            &figure,
            Type::Display,
            colour::TEXT,
        );
    }
}
