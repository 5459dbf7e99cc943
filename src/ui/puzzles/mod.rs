//! Puzzles on the table: their list, and solving one.

mod bar;
mod cards;
mod course;
mod day;
mod files;
mod list;
mod solving;

pub use bar::{bar, small_actions, small_bar, small_bar_is_wide};
pub use course::SolvingPlugin;
pub use files::PuzzleFiles;
pub use list::list;
pub use solving::{PuzzleProgress, Solving, SolvingState};

use bevy::prelude::App;

use crate::puzzle::Grade;
use crate::rules::GameKind;
use crate::ui::view::View;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(SolvingPlugin);
}

/// The key of a grade's name.
const fn grade_key(grade: Grade) -> &'static str {
    match grade {
        Grade::Easy => "puzzle-easy",
        Grade::Medium => "puzzle-medium",
        Grade::Hard => "puzzle-hard",
    }
}

/// The name of a rule set. `None` for the game's usual one.
fn rule_set(view: &View, game: GameKind, preset: &str) -> Option<String> {
    let is_usual = game.presets().first() == Some(&preset);
    (!is_usual).then(|| view.words.preset(preset, ""))
}
