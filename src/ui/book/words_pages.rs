//! The pages apart from the rules: the history, the original words, keys and controller.

use bevy_egui::egui::Ui;

use super::ink::{bold, medium};
use super::shown::{Form, Shown};
use crate::input::key_bindings::{key_name, replay_key_name};
use crate::rules::{GameKind, with_game};
use crate::table::has_draw_offers;
use crate::ui::panel_game::PanelGame;
use crate::ui::panels::{KEYS, REPLAY_KEYS};
use crate::ui::theme::paper::{FAINT, INK, LINK, TEXT};
use crate::ui::words::Variable;

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

    /// Shows the keys and the controller's buttons. A spread shows the controller on the right page.
    pub(super) fn keys_page(&self, ui: &mut Ui, game: GameKind, half: usize) {
        let words = self.view.words;
        if half == 1 {
            medium(ui, words.get("book-pad"), 25.0 * self.scale, TEXT);
            return;
        }
        self.heading(ui, self.name(game), words.get("book-keys"));
        let turn = if game.has_throws() {
            "help-keys-throw"
        } else {
            "help-keys-moves"
        };
        let mut lines = vec![
            "help-keys-board",
            turn,
            "help-keys-program",
            "help-keys-big",
        ];
        if has_draw_offers(game) {
            lines.push("help-keys-draw");
        }
        lines.push("help-keys-replay");
        let mut keys: Vec<Variable> = KEYS
            .map(|(name, command)| (name, key_name(command).into()))
            .into();
        keys.extend(
            self.panels
                .iter()
                .map(|row| (row.key, row.key_name().into())),
        );
        keys.extend(REPLAY_KEYS.map(|(name, command)| (name, replay_key_name(command).into())));
        for line in lines {
            medium(ui, words.with(line, &keys), 25.0 * self.scale, TEXT);
            ui.add_space(8.0 * self.scale);
        }
        if self.form != Form::Spread {
            self.keys_page(ui, game, 1);
        }
    }
}
