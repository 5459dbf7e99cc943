//! The navigation through the book: its sections, search results, and the next page.

use bevy_egui::egui::{Ui, Vec2};

use super::bar::Row;
use super::ink::{link_font, medium};
use super::leaf::{BookState, Leaf};
use super::search::search;
use super::shown::Shown;
use crate::ui::kit::{Link, Skin, Tab};
use crate::ui::theme::paper::FAINT;
use crate::ui::theme::touch_gap;

/// A section of the book.
pub(super) struct Section {
    pub(super) name: String,
    /// The first page.
    pub(super) leaf: Leaf,
    /// `true` if it's being read.
    pub(super) here: bool,
}

impl Shown<'_> {
    /// Shows search, games and sections, in a window too narrow for them beside the page.
    pub(super) fn contents(&self, ui: &mut Ui, state: &mut BookState) {
        ui.spacing_mut().item_spacing = Vec2::splat(touch_gap(ui, 8.0));
        let width = ui.available_width();
        // The same field as in the bar.
        Skin::Table.scope(ui, |ui| self.search_field(ui, state, width));
        if !state.search.trim().is_empty() {
            self.found(ui, state);
            return;
        }
        ui.horizontal_wrapped(|ui| self.games(ui, state, Row::Drawer));
        ui.add_space(4.0);
        let mut wanted = None;
        for section in self.sections(state) {
            if Tab::new(&section.name, section.here).folder().show(ui) {
                wanted = Some(section.leaf);
            }
        }
        if let Some(leaf) = wanted {
            state.turn_to(state.game(), leaf);
        }
    }

    /// The sections of the open book.
    pub(super) fn sections(&self, state: &BookState) -> Vec<Section> {
        let words = self.view.words;
        let rules = state
            .book()
            .map_or(&[][..], |book| book.sections.as_slice());
        let rules = rules.iter().enumerate().map(|(at, rules)| Section {
            name: words.get(&format!("book-section-{}", rules.name)),
            leaf: Leaf::Rule {
                section: at,
                page: 0,
            },
            here: matches!(state.leaf(), Leaf::Rule { section, .. } if section == at),
        });
        let others = [("book-history", Leaf::History), ("book-words", Leaf::Words)];
        let others = others.map(|(key, leaf)| Section {
            name: words.get(key),
            leaf,
            here: state.leaf() == leaf,
        });
        rules.chain(others).collect()
    }

    /// Shows the search results as links.
    pub(super) fn found(&self, ui: &mut Ui, state: &mut BookState) {
        let words = self.view.words;
        let found = state
            .book()
            .map(|book| search(words, book, &state.search))
            .unwrap_or_default();
        let line = words.with("book-found", &[("count", found.len().into())]);
        medium(ui, line, 27.0 * self.scale, FAINT);
        for (leaf, title) in found {
            if Link::new(&title)
                .font(link_font(34.0 * self.scale))
                .show(ui)
            {
                state.turn_to(state.game(), leaf);
            }
        }
    }
}
