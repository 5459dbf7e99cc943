//! The loading state of the puzzles, which the page loads after its first frame.

use bevy::prelude::Resource;
use bevy_egui::egui::Ui;

use crate::ui::actions::PuzzleAction;
use crate::ui::evening::paint::line;
use crate::ui::kit::Button;
use crate::ui::theme::TextStyle;
use crate::ui::theme::paper::{INK, SECOND_INK};
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;

/// The loading state of the puzzles.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub enum PuzzleFiles {
    /// They're loaded, or part of the program.
    #[default]
    Loaded,
    /// They're loading.
    Loading,
    /// Files can't be loaded. Each line says why.
    Missing(Vec<String>),
}

impl PuzzleFiles {
    /// `true` if an action needs puzzles that aren't loaded.
    pub(in crate::ui) fn lacks(&self, action: PuzzleAction) -> bool {
        let needs = matches!(
            action,
            PuzzleAction::Begin(_) | PuzzleAction::Next | PuzzleAction::LoadAgain
        );
        needs && *self != PuzzleFiles::Loaded
    }

    /// Shows that the puzzles are loading, or the problem with them.
    pub(super) fn show(&self, ui: &mut Ui, view: &View) -> Option<UiAction> {
        let words = view.words;
        let PuzzleFiles::Missing(lines) = self else {
            line(ui, words.get("puzzles-loading"), TextStyle::Title, INK);
            return None;
        };
        line(ui, words.get("puzzles-missing"), TextStyle::Title, INK);
        for reason in lines {
            line(ui, reason.as_str(), TextStyle::Body, SECOND_INK);
        }
        line(
            ui,
            words.get("loading-failed-connection"),
            TextStyle::Body,
            INK,
        );
        let again = words.get("loading-again");
        let pressed = Button::new(&again).primary().show(ui);
        pressed.then_some(UiAction::Puzzle(PuzzleAction::LoadAgain))
    }
}
