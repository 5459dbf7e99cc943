//! Shows the pause panel: resume, undo, rules, settings, another game, home.

use bevy_egui::egui::{Align, Layout, Ui, Vec2};

use super::{LOW, enter_pressed};
use crate::input::Press;
use crate::stage::layout::PHONE;
use crate::store::Shortcut;
use crate::table::ReplayIntent;
use crate::ui::closer_view;
use crate::ui::icons::Icon;
use crate::ui::kit::{Button, ListRow};
use crate::ui::panel::Panel;
use crate::ui::panel_row::{Availability, PanelRow, PauseRow};
use crate::ui::prompts::shortcut_prompt;
use crate::ui::text::label;
use crate::ui::theme::{TextStyle, colour};
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;

/// The least height of a window in which all rows fit into one column.
const ONE_COLUMN: f32 = 1160.0;
/// The least height of a window in which all rows fit into two columns.
const LEAST_FOR_TWO_COLUMNS: f32 = 828.0;
/// The least width of a window for two rows side by side, for three in a low window, and for three with their keys.
const TWO_COLUMNS: f32 = 560.0;
const THREE_COLUMNS: f32 = 600.0;
const THREE_WIDE_COLUMNS: f32 = 1200.0;
/// The tray's width with three columns and their keys, with several columns, and with one.
const WIDEST: f32 = 1060.0;
const WIDE: f32 = 720.0;
const NARROW: f32 = 500.0;
/// The gap between columns, in windows that aren't low.
const BETWEEN: f32 = 24.0;
const GAP: f32 = 4.0;
/// The width above which a row shows its key.
const WITH_KEYS: f32 = 280.0;
/// The gap between groups of rows in one column.
const BETWEEN_GROUPS: f32 = 18.0;
/// The least width of a button beside the title.
const BESIDE: f32 = 200.0;

/// The groups of rows, in their order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Group {
    /// The game on the table.
    Game,
    /// Sound, rules, settings and keys.
    Help,
    /// Other games, and what is kept of them.
    Elsewhere,
    /// Resignation, last so that it isn't pressed by mistake.
    Resignation,
}

impl Group {
    const fn of(panel: Panel) -> Group {
        match panel {
            Panel::Book | Panel::Settings | Panel::Keys => Group::Help,
            Panel::NewGame | Panel::Evening | Panel::Statistics | Panel::Library => {
                Group::Elsewhere
            }
            Panel::Resign => Group::Resignation,
            _ => Group::Game,
        }
    }
}

/// A row of the pause.
struct Row {
    group: Group,
    icon: Icon,
    title: &'static str,
    /// The name of the key or button for the same action. Empty if it has none.
    key: String,
    action: UiAction,
    enabled: bool,
}

/// `true` in the window of a phone held upright, which has no keyboard.
pub fn on_phone(view: &View) -> bool {
    view.layout.window.x < PHONE
}

/// A way out of the game.
struct Leaving {
    icon: Icon,
    title: &'static str,
    action: UiAction,
}

/// The ways out of the game: home, then out of the program.
fn leaving(view: &View) -> Vec<Leaving> {
    let mut all = vec![Leaving {
        icon: Icon::Home,
        title: "home-screen",
        action: UiAction::GoHome,
    }];
    if view.platform.quit {
        all.push(Leaving {
            icon: Icon::Quit,
            title: "quit",
            action: UiAction::Quit,
        });
    }
    all
}

impl Row {
    fn of_leaving(leaving: &Leaving) -> Row {
        Row {
            group: Group::Elsewhere,
            icon: leaving.icon,
            title: leaving.title,
            key: String::new(),
            action: leaving.action.clone(),
            enabled: true,
        }
    }
}

fn rows(view: &View, panels: &[PanelRow]) -> Vec<Row> {
    let key = |shortcut| shortcut_prompt(view, shortcut);
    let mut rows = vec![
        Row {
            group: Group::Game,
            icon: Icon::Undo,
            title: "pause-undo",
            key: key(Shortcut::Undo),
            action: UiAction::Press(Press::Undo),
            enabled: view.table.can_undo() || view.table.can_correct(),
        },
        Row {
            group: Group::Game,
            icon: Icon::Redo,
            title: "pause-redo",
            key: key(Shortcut::Redo),
            action: UiAction::Press(Press::Redo),
            enabled: view.table.can_redo(),
        },
        Row {
            group: Group::Game,
            icon: Icon::Play,
            title: "look-back",
            key: key(Shortcut::Replay),
            action: UiAction::Replay(ReplayIntent::Open(Box::new(view.table.game().clone()))),
            enabled: view.table.can_look_back(),
        },
    ];
    if view.layout.can_be_closer() && !view.ended() {
        rows.push(Row {
            group: Group::Game,
            icon: if view.layout.closer.is_some() {
                Icon::Windowed
            } else {
                Icon::Fullscreen
            },
            title: closer_view::name(view),
            key: key(Shortcut::CloserView),
            action: UiAction::ToggleCloserView,
            enabled: true,
        });
    }
    // A narrow bar might have no space for it.
    let (icon, title) = if view.settings.muted {
        (Icon::Mute, "unmute")
    } else {
        (Icon::Sound, "mute")
    };
    rows.push(Row {
        group: Group::Help,
        icon,
        title,
        key: key(Shortcut::Mute),
        action: UiAction::ToggleMute,
        enabled: true,
    });
    rows.extend(panels.iter().filter_map(|panel| panel_row(view, panel)));
    rows.sort_by_key(|row| row.group);
    rows
}

/// The row of a panel, if the pause offers it.
fn panel_row(view: &View, panel: &PanelRow) -> Option<Row> {
    let title = match panel.pause {
        PauseRow::None => return None,
        PauseRow::Titled => panel.title,
        PauseRow::Named(title) => title(view),
    };
    let availability = panel.availability(view);
    (availability != Availability::Hidden).then(|| Row {
        group: Group::of(panel.panel),
        icon: panel.icon,
        title,
        key: panel
            .shortcut
            .map_or_else(String::new, |shortcut| shortcut_prompt(view, shortcut)),
        action: UiAction::Open(panel.panel),
        enabled: availability == Availability::Enabled,
    })
}

/// `true` if three columns with their keys fit, but all rows wouldn't fit into two.
fn has_wide_columns(window: Vec2) -> bool {
    (LOW..LEAST_FOR_TWO_COLUMNS).contains(&window.y) && window.x >= THREE_WIDE_COLUMNS
}

/// The number of columns in a window: as many as needed to show all rows without scrolling.
fn columns_in(window: Vec2) -> usize {
    if window.y < LOW && window.x >= THREE_COLUMNS || has_wide_columns(window) {
        3
    } else if window.y < ONE_COLUMN && window.x >= TWO_COLUMNS {
        2
    } else {
        1
    }
}

/// The width of the tray in a window (units).
pub fn pause_width(window: Vec2) -> f32 {
    match columns_in(window) {
        _ if has_wide_columns(window) => WIDEST,
        1 => NARROW,
        _ => WIDE,
    }
}

/// Shows the pause, in a tray.
pub fn pause(ui: &mut Ui, view: &View, panels: &[PanelRow]) -> Option<UiAction> {
    let columns = columns_in(ui.ctx().content_rect().size());
    let words = view.words;
    let low = ui.ctx().content_rect().height() < LOW;
    let mut action;
    ui.spacing_mut().item_spacing.y = GAP;
    let width = ui.available_width();
    let between = if low { 2.0 * GAP } else { BETWEEN };
    let wide = (width - between * (columns - 1) as f32) / columns as f32;
    let number = [("number", view.position.turn_number().into())];
    let place = words.with("pause-place", &number);
    let (icon, key, action_after) = if view.ended() {
        (Icon::Check, "show-result", UiAction::ShowEnd)
    } else {
        (Icon::Play, "pause-go-on", UiAction::Close)
    };
    let go_on = words.get(key);
    let resume = |ui: &mut Ui, width| {
        Button::new(&go_on)
            .icon(view.icons, icon)
            .primary()
            .width(width)
            .show(ui)
            .then(|| action_after.clone())
    };
    if low {
        // On the same line if it fits, so that no row needs scrolling.
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
    let mut rows = rows(view, panels);
    let leaves = leaving(view);
    if low {
        rows.extend(leaves.iter().map(Row::of_leaving));
    }
    let mut rows = rows.into_iter().peekable();
    while rows.peek().is_some() {
        let together: Vec<Row> = rows.by_ref().take(columns).collect();
        let group = together.last().map(|row| row.group);
        let ends_group = columns == 1 && rows.peek().is_some_and(|next| Some(next.group) != group);
        let ruled = rows.peek().is_some() && !ends_group;
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = between;
            for one in together {
                let text = words.get(one.title);
                let row = ListRow::new(&text).icon(view.icons, one.icon);
                // Keys are shown only if there's space for them.
                let with_key = row.note(&one.key);
                let fits = wide > WITH_KEYS && with_key.is_one_line(ui, wide);
                let row = if fits { with_key } else { row };
                let row = row.width(wide).ruled(ruled).enabled(one.enabled);
                if row.show(ui) {
                    action = Some(one.action);
                }
            }
        });
        if ends_group {
            ui.add_space(BETWEEN_GROUPS);
        }
    }
    if !low {
        ui.add_space(8.0);
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 10.0;
            let count = leaves.len() as f32;
            let each = (width - 10.0 * (count - 1.0)) / count;
            for leaving in leaves {
                let name = words.get(leaving.title);
                if Button::new(&name)
                    .icon(view.icons, leaving.icon)
                    .width(each)
                    .show(ui)
                {
                    action = Some(leaving.action);
                }
            }
        });
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
