//! Shows the panel beside a puzzle: the task, the progress, and the actions.

use bevy_egui::egui::{self, Ui, Vec2, vec2};

use super::{Solving, SolvingState, grade_key, rule_set};
use crate::puzzle::Proof;
use crate::stage::Layout;
use crate::ui::accent::Accent;
use crate::ui::actions::PuzzleAction;
use crate::ui::icons::Icon;
use crate::ui::kit::{Button, Tile, button_height, entry_tints, icon_over_name, panel_frame};
use crate::ui::panel::Panel;
use crate::ui::text::label;
use crate::ui::theme::{TextStyle, colour, touch_gap, touch_height};
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;

/// The name of the puzzle's rule set. `None` for the game's usual one.
fn rules_of(view: &View, solving: &Solving) -> Option<String> {
    let puzzle = solving.puzzle();
    rule_set(view, puzzle.id.kind, puzzle.preset())
}

/// The task of the puzzle, with the name of its rule set if there is one.
fn task(view: &View, solving: &Solving, rules: Option<String>) -> String {
    let words = view.words;
    let side = solving.side().map(|side| view.side(side));
    let side = ("side", side.unwrap_or_default().into());
    match (solving.puzzle().proof, rules) {
        (Proof::Win { moves }, None) => {
            words.with("puzzle-task-win", &[side, ("moves", moves.into())])
        }
        (Proof::Win { moves }, Some(rules)) => {
            let variables = [side, ("moves", moves.into()), ("rules", rules.into())];
            words.with("puzzle-task-win-rules", &variables)
        }
        (Proof::Hold { .. }, None) => words.with("puzzle-task-hold", &[side]),
        (Proof::Hold { .. }, Some(rules)) => {
            words.with("puzzle-task-hold-rules", &[side, ("rules", rules.into())])
        }
        (Proof::Rollout { .. }, None) => words.with("puzzle-task-throw", &[side]),
        (Proof::Rollout { .. }, Some(rules)) => {
            words.with("puzzle-task-throw-rules", &[side, ("rules", rules.into())])
        }
    }
}

const fn status_key(state: SolvingState) -> &'static str {
    match state {
        SolvingState::Thinking => "puzzle-thinking",
        SolvingState::Wrong => "puzzle-wrong",
        SolvingState::Solved => "puzzle-solved",
        SolvingState::Showing => "puzzle-showing",
        SolvingState::Shown => "puzzle-shown",
    }
}

/// `true` if the next puzzle is the primary action.
const fn is_done(state: SolvingState) -> bool {
    matches!(state, SolvingState::Solved | SolvingState::Shown)
}

/// The actions, the most likely first.
fn actions(state: SolvingState) -> [(Icon, &'static str, UiAction, bool); 4] {
    let thinking = matches!(state, SolvingState::Thinking);
    let ask = UiAction::Puzzle;
    let first = if matches!(state, SolvingState::Wrong | SolvingState::Shown) {
        (Icon::Undo, "puzzle-again", ask(PuzzleAction::Again), true)
    } else {
        (Icon::Hint, "puzzle-hint", ask(PuzzleAction::Hint), thinking)
    };
    [
        first,
        (
            Icon::Book,
            "puzzle-show",
            ask(PuzzleAction::Show),
            !matches!(state, SolvingState::Showing),
        ),
        (
            Icon::MoveList,
            "puzzle-list",
            UiAction::Open(Panel::Puzzles),
            true,
        ),
        (Icon::Close, "puzzle-leave", ask(PuzzleAction::Leave), true),
    ]
}

/// Shows the panel of a puzzle in the place of the list of moves.
pub fn bar(ui: &mut Ui, view: &View, solving: &Solving) -> Option<UiAction> {
    panel_frame(ui, false);
    let words = view.words;
    let inner = ui.max_rect().shrink2(vec2(18.0, 16.0));
    let mut action = None;
    ui.scope_builder(egui::UiBuilder::new().max_rect(inner), |ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(touch_gap(ui, 8.0));
        heading(ui, view, solving);
        ui.add_space(4.0);
        let task = task(view, solving, rules_of(view, solving));
        label(ui, task, TextStyle::Body, colour::TEXT);
        let tint = if solving.state() == SolvingState::Solved {
            Accent::of(ui).line
        } else {
            colour::SECOND
        };
        label(
            ui,
            words.get(status_key(solving.state())),
            TextStyle::Body,
            tint,
        );
        ui.add_space(8.0);
        let next = words.get("puzzle-next");
        if Button::new(&next)
            .icon(view.icons, Icon::Forward)
            .primary_if(is_done(solving.state()))
            .width(ui.available_width())
            .show(ui)
        {
            action = Some(UiAction::Puzzle(PuzzleAction::Next));
        }
        // In a low panel the same actions are a row of icons.
        let actions = actions(solving.state());
        let pitch = button_height(ui) + ui.spacing().item_spacing.y;
        if ui.available_height() >= actions.len() as f32 * pitch {
            for (icon, key, asked, enabled) in actions {
                if Button::new(&words.get(key))
                    .icon(view.icons, icon)
                    .enabled(enabled)
                    .width(ui.available_width())
                    .show(ui)
                {
                    action = Some(asked);
                }
            }
        } else {
            ui.horizontal(|ui| action = action.take().or(icons(ui, view, solving)));
        }
    });
    action
}

/// The number of the puzzle and its grade, in one line if they fit.
fn heading(ui: &mut Ui, view: &View, solving: &Solving) {
    let number = [("number", solving.id().number.into())];
    let title = view.words.with("puzzle-title", &number);
    let grade = view.words.get(grade_key(solving.grade()));
    let width = |text: &str, style: TextStyle| {
        let painter = ui.painter();
        let galley = painter.layout_no_wrap(text.to_owned(), style.font(), colour::TEXT);
        galley.size().x
    };
    let both = width(&title, TextStyle::Title) + width(&grade, TextStyle::StrongNote);
    let is_line = both + 2.0 * ui.spacing().item_spacing.x <= ui.available_width();
    let show_grade = |ui: &mut Ui| label(ui, grade, TextStyle::StrongNote, colour::BRASS);
    if is_line {
        ui.horizontal(|ui| {
            label(ui, title, TextStyle::Title, colour::TEXT);
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), show_grade);
        });
    } else {
        label(ui, title, TextStyle::Title, colour::TEXT);
        show_grade(ui);
    }
}

fn icons(ui: &mut Ui, view: &View, solving: &Solving) -> Option<UiAction> {
    let mut action = None;
    ui.spacing_mut().item_spacing.x = touch_gap(ui, 6.0);
    for (icon, key, asked, enabled) in actions(solving.state()) {
        if Button::only_icon(view.icons, icon, &view.words.get(key))
            .enabled(enabled)
            .show(ui)
        {
            action = Some(asked);
        }
    }
    action
}

/// The least width of a side's panel for text and buttons side by side.
const WIDE: f32 = 300.0;

/// `true` if [`small_bar`] has space for buttons.
pub fn small_bar_is_wide(layout: &Layout) -> bool {
    layout.player_panels[0].width() - 20.0 >= WIDE
}

/// Shows the task, and the actions if they fit, in the place of the other side's panel, for layouts without space in
/// the list of moves. If the actions don't fit, they're in the place of the list of moves.
pub fn small_bar(ui: &mut Ui, view: &View, solving: &Solving) -> Option<UiAction> {
    panel_frame(ui, false);
    let inner = ui.max_rect().shrink2(vec2(SIDE, 2.0));
    let is_thinking = solving.state() == SolvingState::Thinking;
    let mut text = match solving.state() {
        SolvingState::Thinking => task(view, solving, rules_of(view, solving)),
        state => view.words.get(status_key(state)),
    };
    let mut action = None;
    let is_wide = small_bar_is_wide(view.layout);
    let buttons = if is_wide {
        small_width(ui, inner.width())
    } else {
        0.0
    };
    let place = inner.with_max_x(inner.max.x - buttons);
    let font = TextStyle::Note.font();
    let size = |text: &str| {
        let (text, font) = (text.to_owned(), font.clone());
        let galley = ui.painter().layout(text, font, colour::TEXT, place.width());
        galley.size()
    };
    // A phone can lack space for the name of the rule set.
    if is_thinking && size(&text).y > place.height() {
        text = task(view, solving, None);
    }
    let height = size(&text).y;
    let lines = egui::Rect::from_center_size(
        place.center(),
        vec2(place.width(), height.min(place.height())),
    );
    ui.scope_builder(egui::UiBuilder::new().max_rect(lines), |ui| {
        label(ui, text, TextStyle::Note, colour::TEXT);
    });
    if is_wide {
        let place = ui.max_rect().shrink2(vec2(SIDE, 0.0));
        let place = place.with_min_x(inner.max.x - buttons + SMALL_GAP);
        action = small_buttons(ui, view, solving, place);
    }
    action
}

/// Shows the actions in the place of the list of moves, if [`small_bar`] has no space for them.
pub fn small_actions(ui: &mut Ui, view: &View, solving: &Solving) -> Option<UiAction> {
    panel_frame(ui, false);
    let inner = ui.max_rect().shrink2(vec2(SIDE, 0.0));
    let height = inner.height().min(touch_height(ui, SMALL_HEIGHT));
    let place = egui::Rect::from_center_size(inner.center(), vec2(inner.width(), height));
    small_buttons(ui, view, solving, place)
}

/// The gap between two small buttons, their width in a panel and in a narrow one, and their height, in units.
const SMALL_GAP: f32 = 4.0;
const SMALL_WIDTH: f32 = 56.0;
const NARROW_WIDTH: f32 = 50.0;
const SMALL_HEIGHT: f32 = 56.0;
/// The width below which a small panel is narrow, in units.
const NARROW_PANEL: f32 = 340.0;
/// The margin of a small panel on both sides, in units.
const SIDE: f32 = 10.0;

/// The width of all small buttons in a panel of a width (units). Large text needs the rest for the task.
fn small_width(ui: &Ui, panel: f32) -> f32 {
    let each = if panel < NARROW_PANEL {
        NARROW_WIDTH
    } else {
        SMALL_WIDTH
    };
    3.0 * (touch_height(ui, each) + SMALL_GAP)
}

/// Shows the most likely action, the next puzzle, and the list, which has the others, in columns of the same width.
fn small_buttons(ui: &Ui, view: &View, solving: &Solving, place: egui::Rect) -> Option<UiAction> {
    let [first, _, list, _] = actions(solving.state());
    let next = (
        Icon::Forward,
        "puzzle-next",
        UiAction::Puzzle(PuzzleAction::Next),
        true,
    );
    let short = [first.1, "puzzle-next-short", "puzzle-list-short"];
    let width = (place.width() - 2.0 * SMALL_GAP) / 3.0;
    let mut action = None;
    for (at, (icon, key, asked, enabled)) in [first, next, list].into_iter().enumerate() {
        let left = place.min.x + (width + SMALL_GAP) * at as f32;
        let column = egui::Rect::from_x_y_ranges(left..=left + width, place.y_range());
        let words = view.words;
        let (name, short) = (words.get(key), words.get(short[at]));
        let tile = Tile::bare(&name).enabled(enabled);
        let response = tile.show_at(ui, column, |ui, rect, state| {
            icon_over_name(ui, rect, view.icons, icon, &short, entry_tints(state));
        });
        if response.clicked() {
            action = Some(asked);
        }
    }
    action
}
