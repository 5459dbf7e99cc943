//! Shows the list of puzzles: the daily one, and all by game and grade, with marks on solved ones.

use bevy_egui::egui::{self, Ui, vec2};

use super::grade_key;
use crate::date::Date;
use crate::puzzle::{EACH, Grade, Puzzle, puzzles};
use crate::rules::GameKind;
use crate::ui::actions::PuzzleAction;
use crate::ui::games;
use crate::ui::icons::Icon;
use crate::ui::kit::{Button, ChoiceRow};
use crate::ui::panels::{scroll_body, section, title};
use crate::ui::text::label;
use crate::ui::theme::{TextStyle, colour};
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;

/// The width of a puzzle's button.
const WIDTH: f32 = 74.0;

/// Shows the list.
pub fn list(ui: &mut Ui, view: &View, room: f32) -> Option<UiAction> {
    let words = view.words;
    let chosen = egui::Id::new("the game of the list of puzzles");
    let here = view.position.kind();
    let mut kind: GameKind = ui.data(|data| data.get_temp(chosen)).unwrap_or(here);
    games::accent(kind).apply(ui.style_mut());
    let mut action = title(ui, view, "puzzles").then_some(UiAction::Close);
    scroll_body(ui, room - 90.0, |ui| {
        if let Some(asked) = of_the_day(ui, view) {
            action = Some(asked);
        }
        if view.solving.is_some() {
            ui.horizontal_wrapped(|ui| {
                for (icon, key, ask) in [
                    (Icon::Book, "puzzle-show", PuzzleAction::Show),
                    (Icon::Close, "puzzle-leave", PuzzleAction::Leave),
                ] {
                    let label = words.get(key);
                    if Button::new(&label).icon(view.icons, icon).show(ui) {
                        action = Some(UiAction::Puzzle(ask));
                    }
                }
            });
        }
        ui.add_space(10.0);
        let kinds: Vec<(GameKind, String)> = GameKind::ALL
            .into_iter()
            .map(|kind| (kind, words.get(&format!("game-{kind}"))))
            .collect();
        if let Some(picked) = ChoiceRow::new(kind, &kinds).show(ui) {
            kind = picked;
            ui.data_mut(|data| data.insert_temp(chosen, picked));
        }
        let count = [
            ("solved", view.progress.solved(kind).into()),
            ("all", EACH.into()),
        ];
        label(
            ui,
            words.with("puzzle-count", &count),
            TextStyle::Note,
            colour::SECOND,
        );
        for &grade in Grade::ALL {
            section(ui, &words.get(grade_key(grade)));
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
                let of_grade = |puzzle: &&Puzzle| puzzle.grade == grade;
                for puzzle in puzzles(kind).iter().filter(of_grade) {
                    let solved = view.progress.is_solved(puzzle.id);
                    let number = puzzle.id.number.to_string();
                    if Button::new(&number)
                        .icon(view.icons, solved.then_some(Icon::Check))
                        .width(WIDTH)
                        .show(ui)
                    {
                        action = Some(UiAction::Puzzle(PuzzleAction::Begin(puzzle.id)));
                    }
                }
            });
        }
    });
    action
}

/// Shows the puzzle of the day, with the number of days in a row, if any.
fn of_the_day(ui: &mut Ui, view: &View) -> Option<UiAction> {
    let words = view.words;
    let today = Date::today();
    let id = view.daily_puzzle(today);
    section(ui, &words.get("puzzle-of-the-day"));
    let game = words.get(&format!("game-{}", id.kind));
    let line = [("game", game.into()), ("number", id.number.into())];
    label(
        ui,
        words.with("puzzle-day-line", &line),
        TextStyle::SmallTitle,
        colour::TEXT,
    );
    let solved = view.progress.has_solved_daily(today);
    if let Some(days) = view.progress.days_in_a_row(today) {
        let days = words.with("puzzle-days", &[("days", days.into())]);
        label(ui, days, TextStyle::Note, colour::SECOND);
    }
    let key = if solved {
        "puzzle-day-again"
    } else {
        "puzzle-day-solve"
    };
    let face = words.get(key);
    Button::new(&face)
        .icon(view.icons, Icon::Check)
        .primary_if(!solved)
        .show(ui)
        .then_some(UiAction::Puzzle(PuzzleAction::Begin(id)))
}
