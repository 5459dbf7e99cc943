//! What else there is while a game rests: going on, taking back, rules, settings, another game, home.

use bevy_egui::egui::{Align, Layout, Ui, Vec2};

use super::enter_pressed;
use crate::input::Press;
use crate::input::key_bindings::{KeyCommand, ProgramCommand, key_name};
use crate::table::has_throws;
use crate::ui::icons::Icon;
use crate::ui::kit::{Button, ListRow};
use crate::ui::open::Panel;
use crate::ui::shortcuts::can_look_back;
use crate::ui::text::label;
use crate::ui::theme::{TextStyle, colour};
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;

/// In a window below this height the title stands beside the first button, and the way home is a row like others.
const LOW: f32 = 480.0;
/// The least height of a window in which all rows fit in one column.
const ONE_COLUMN: f32 = 880.0;
/// The least width of a window for two rows side by side, and for three.
const TWO_COLUMNS: f32 = 560.0;
const THREE_COLUMNS: f32 = 600.0;
/// The tray's width with several columns, and with one.
const WIDE: f32 = 720.0;
const NARROW: f32 = 500.0;
/// The gap between columns, where the window is not low.
const BETWEEN: f32 = 24.0;
const GAP: f32 = 4.0;
/// The least width of a button beside the title.
const BESIDE: f32 = 200.0;

/// A row of the pause.
struct Row {
    icon: Icon,
    key: &'static str,
    command: Option<KeyCommand>,
    action: UiAction,
    enabled: bool,
}

fn rows(view: &View) -> Vec<Row> {
    let game = view.position.kind();
    let row = |icon, key, command, action| Row {
        icon,
        key,
        command,
        action,
        enabled: true,
    };
    let program = |command| Some(KeyCommand::Program(command));
    let playing = view.position.outcome().is_none();
    let mut rows = vec![
        Row {
            enabled: view.events > 0 && playing,
            ..row(
                Icon::Undo,
                "undo",
                Some(KeyCommand::Table(Press::Undo)),
                UiAction::Press(Press::Undo),
            )
        },
        Row {
            enabled: view.table.can_redo(),
            ..row(
                Icon::Redo,
                "redo",
                Some(KeyCommand::Table(Press::Redo)),
                UiAction::Press(Press::Redo),
            )
        },
        Row {
            enabled: can_look_back(view.table),
            ..row(
                Icon::Play,
                "look-back",
                program(ProgramCommand::LookBack),
                UiAction::LookBack(Box::new(view.table.game().clone())),
            )
        },
        row(
            Icon::Book,
            "help",
            program(ProgramCommand::Help),
            UiAction::Open(Panel::Book),
        ),
        row(
            Icon::Settings,
            "settings",
            program(ProgramCommand::Settings),
            UiAction::Open(Panel::Settings),
        ),
        row(
            Icon::NewGame,
            "new-game",
            program(ProgramCommand::NewGame),
            UiAction::Open(Panel::NewGame),
        ),
    ];
    // Where nothing is thrown there is nothing to prove.
    if has_throws(game) {
        let fair = UiAction::Open(Panel::FairThrows);
        rows.push(row(Icon::Dice, "fair-title", None, fair));
    }
    let evening = row(
        Icon::Person,
        if view.is_of_evening() {
            "evening-sheet"
        } else {
            "evening"
        },
        program(ProgramCommand::Evening),
        UiAction::Open(Panel::Evening),
    );
    rows.push(evening);
    let statistics = UiAction::Open(Panel::Statistics);
    let key = program(ProgramCommand::Statistics);
    rows.push(row(Icon::MoveList, "statistics", key, statistics));
    let key = program(ProgramCommand::Library);
    let library = UiAction::Open(Panel::Library);
    rows.push(row(Icon::Library, "library", key, library));
    rows.push(Row {
        enabled: playing,
        ..row(Icon::Resign, "resign", None, UiAction::Open(Panel::Resign))
    });
    rows
}

/// How wide the tray is in a window, and how many rows stand side by side in it, so that nothing has to be scrolled
/// to where that can be.
pub fn pause_columns(window: Vec2) -> (f32, usize) {
    if window.y < LOW && window.x >= THREE_COLUMNS {
        (WIDE, 3)
    } else if window.y < ONE_COLUMN && window.x >= TWO_COLUMNS {
        (WIDE, 2)
    } else {
        (NARROW, 1)
    }
}

/// The pause, in a tray.
pub fn pause(ui: &mut Ui, view: &View, columns: usize) -> Option<UiAction> {
    let words = view.words;
    let low = ui.ctx().content_rect().height() < LOW;
    let mut action;
    ui.spacing_mut().item_spacing.y = GAP;
    let width = ui.available_width();
    let between = if low { 2.0 * GAP } else { BETWEEN };
    let wide = (width - between * (columns - 1) as f32) / columns as f32;
    let number = [("number", view.position.turn_number().into())];
    let place = words.with("pause-place", &number);
    let go_on = words.get("pause-go-on");
    let resume = |ui: &mut Ui, width| {
        Button::new(&go_on)
            .icon(view.icons, Icon::Play)
            .primary()
            .width(width)
            .show(ui)
            .then_some(UiAction::Close)
    };
    if low {
        // On one line where it has room there, so that nothing has to be scrolled to.
        let beside = ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0 * GAP;
            label(ui, words.get("pause"), TextStyle::Display, colour::TEXT);
            label(ui, place, TextStyle::Body, colour::SECOND);
            let rest = ui.available_width();
            (rest >= BESIDE).then(|| resume(ui, rest))
        });
        action = beside.inner.unwrap_or_else(|| resume(ui, width));
    } else {
        label(ui, words.get("pause"), TextStyle::Display, colour::TEXT);
        label(ui, place, TextStyle::Body, colour::SECOND);
        ui.add_space(8.0);
        action = resume(ui, width);
    }
    ui.add_space(if low { 0.0 } else { 8.0 });
    let mut rows = rows(view);
    if low {
        rows.push(Row {
            icon: Icon::Home,
            key: "pause-home",
            command: None,
            action: UiAction::GoHome,
            enabled: true,
        });
    }
    let mut rows = rows.into_iter().peekable();
    while rows.peek().is_some() {
        let together: Vec<Row> = rows.by_ref().take(columns).collect();
        let ruled = rows.peek().is_some();
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = between;
            for one in together {
                // Keys are for those who have a keyboard, and for whom there is room.
                let named = one.command.filter(|_| wide > 280.0);
                let key = named.map_or("", key_name);
                let text = words.get(one.key);
                let row = ListRow::new(&text)
                    .icon(view.icons, one.icon)
                    .note(key)
                    .width(wide)
                    .ruled(ruled)
                    .enabled(one.enabled);
                if row.show(ui) {
                    action = Some(one.action);
                }
            }
        });
    }
    if !low {
        ui.add_space(8.0);
        let home = words.get("pause-home");
        if Button::new(&home)
            .icon(view.icons, Icon::Home)
            .width(width)
            .show(ui)
        {
            action = Some(UiAction::GoHome);
        }
        ui.with_layout(Layout::top_down(Align::Center), |ui| {
            let kept = words.get("pause-saved");
            label(ui, kept, TextStyle::Note, colour::SECOND);
        });
    }
    if enter_pressed(ui) {
        action = Some(UiAction::Close);
    }
    action
}
