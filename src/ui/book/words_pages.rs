//! The pages apart from the rules: the history and the original words.

use bevy_egui::egui::Ui;

use super::ink::{bold, medium};
use super::shown::{Form, Shown};
use crate::rules::{GameKind, with_game};
use crate::ui::panel_game::PanelGame;
use crate::ui::theme::paper::{FAINT, INK, LINK, TEXT};

impl Shown<'_> {
    fn name(&self, game: GameKind) -> String {
        self.view.words.get(&format!("game-{game}"))
    }

    /// Shows the game's origin, the known and disputed facts, and the sources. A spread shows the last part on the
    /// right page.
    pub(super) fn history(&self, ui: &mut Ui, game: GameKind, half: usize) {
        let words = self.view.words;
        if half == 0 {
            self.heading(ui, self.name(game), words.get("book-history"));
        }
        let (paragraphs, ends) = match (self.form, half) {
            (Form::Spread, 0) => (1..=2, false),
            (Form::Spread, _) => (3..=3, true),
            _ => (1..=3, true),
        };
        for n in paragraphs {
            let text = words.get(&format!("book-{game}-history-{n}"));
            medium(ui, text, 27.0 * self.scale, TEXT);
            ui.add_space(14.0 * self.scale);
        }
        if ends {
            bold(ui, words.get("book-sources"), 25.0 * self.scale, INK);
            let sources = words.get(&format!("book-{game}-sources"));
            medium(ui, sources, 22.0 * self.scale, FAINT);
        }
    }

    /// Shows the original words. A spread shows the second half on the right page.
    pub(super) fn glossary(&self, ui: &mut Ui, game: GameKind, half: usize) {
        let words = self.view.words;
        if half == 0 {
            self.heading(ui, self.name(game), words.get("book-words"));
        }
        let terms = with_game!(game, Game => <Game as PanelGame>::TERMS);
        let terms = match (self.form, half) {
            (Form::Spread, 0) => &terms[..terms.len().div_ceil(2)],
            (Form::Spread, _) => &terms[terms.len().div_ceil(2)..],
            _ => terms,
        };
        for term in terms {
            let key = format!("book-term-{term}");
            bold(ui, words.get(&key), 32.0 * self.scale, LINK);
            let said = words.get(&format!("{key}-said"));
            let said = words.with("book-says", &[("said", said.into())]);
            medium(ui, said, 22.0 * self.scale, FAINT);
            medium(
                ui,
                words.get(&format!("{key}-means")),
                25.0 * self.scale,
                TEXT,
            );
            ui.add_space(14.0 * self.scale);
        }
        if self.form != Form::Spread || half == 1 {
            medium(ui, words.get("book-terms-note"), 20.0 * self.scale, FAINT);
        }
    }
}
