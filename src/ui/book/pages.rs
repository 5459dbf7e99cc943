//! The pages in the window: a spread, a single page, or the closed book.

use bevy_egui::egui::{self, Align2, Color32, FontId, Rect, Ui, pos2, vec2};

use super::ink::{bold, medium};
use super::leaf::{BookState, Leaf, Texts};
use super::shown::{Form, Shown, on_paper};
use crate::ui::kit::{Button, Tab, paper};
use crate::ui::theme::paper::{FAINT, INK};
use crate::ui::theme::touch_height;
use crate::ui::ui_action::UiAction;

/// The colour of the gilt heading above the sections.
const HEADING: Color32 = Color32::from_rgb(0xDD, 0xBE, 0x7E);

impl Shown<'_> {
    /// Shows the closed book while its texts are loading, or the problem with them.
    pub(super) fn waiting(&self, ui: &mut Ui, below: Rect, state: &mut BookState) {
        let words = self.view.words;
        let room = below.shrink(24.0_f32.min(below.width() * 0.05));
        let size = room.size().min(vec2(560.0, 260.0));
        let cover = Rect::from_center_size(room.center(), size);
        paper::sheet(ui.painter(), cover, 0.0);
        on_paper(ui, cover.shrink(24.0), "waiting", |ui| {
            self.scroll(ui, "waiting", |ui| match &state.texts {
                Texts::Missing(why) => {
                    bold(ui, words.get("book-missing"), 34.0 * self.scale, INK);
                    medium(ui, why.clone(), 22.0 * self.scale, FAINT);
                    ui.add_space(8.0);
                    let again = words.get("book-again");
                    if Button::new(&again).primary().show(ui) {
                        state.texts = Texts::Again;
                    }
                }
                Texts::Idle | Texts::Loading | Texts::Again => {
                    bold(ui, words.get("book-coming"), 34.0 * self.scale, INK);
                }
            });
        });
    }

    /// Shows two pages, with the sections at their left.
    pub(super) fn spread(
        &self,
        ui: &mut Ui,
        below: Rect,
        state: &mut BookState,
    ) -> Option<UiAction> {
        let x = |at: f32| below.min.x + below.width() * at / 1920.0;
        let top = below.min.y + 22.0 * self.scale;
        let foot = below.max.y - 24.0 * self.scale;
        let spread = Rect::from_min_max(pos2(x(356.0), top), pos2(x(1884.0), foot));
        let fold = x(1090.0);
        let painter = ui.painter().clone();
        for (far, shade) in [(9.0, 0.28), (4.0, 0.16)] {
            paper::sheet(&painter, spread.translate(vec2(far, far)), shade);
        }
        let heading = FontId::new(34.0 * self.scale, egui::FontFamily::Name("title".into()));
        painter.text(
            pos2(x(72.0), top + 46.0 * self.scale),
            Align2::LEFT_CENTER,
            self.view.words.get("book-sections"),
            heading,
            HEADING,
        );
        let sections = self.sections(state);
        let from = top + 92.0 * self.scale;
        let step = ((foot - from) / sections.len() as f32).min(86.0 * self.scale);
        let mut wanted = None;
        paper::sheet(&painter, spread, 0.0);
        // The selected tab runs into the page.
        let beside = Rect::from_min_max(pos2(x(44.0), from), pos2(x(366.0), foot));
        on_paper(ui, beside, "sections", |ui| {
            for (at, section) in sections.iter().enumerate() {
                let y = from + step * at as f32;
                let left = if section.here { 44.0 } else { 72.0 };
                let right = if section.here { 366.0 } else { 355.0 };
                let place = Rect::from_min_max(
                    pos2(x(left), y),
                    pos2(x(right), y + step - 11.0 * self.scale),
                );
                let tab = Tab::new(&section.name, section.here).leaf(self.scale);
                if tab.show_at(ui, place) {
                    wanted = Some(section.leaf);
                }
            }
        });
        let half = 90.0 * self.scale;
        let left_fold =
            Rect::from_min_max(pos2(fold - half, spread.min.y), pos2(fold, spread.max.y));
        let right_fold =
            Rect::from_min_max(pos2(fold, spread.min.y), pos2(fold + half, spread.max.y));
        paper::shadow(&painter, left_fold, 80, true);
        paper::shadow(&painter, right_fold, 110, false);
        let margin = 56.0 * self.scale;
        let left = Rect::from_min_max(
            pos2(x(448.0), spread.min.y + margin),
            pos2(fold - margin, spread.max.y - margin * 0.7),
        );
        let right = Rect::from_min_max(
            pos2(fold + margin * 1.3, spread.min.y + margin),
            pos2(spread.max.x - margin, spread.max.y - margin * 0.7),
        );
        let turns = touch_height(ui, 44.0) + 10.0;
        let foot = Rect::from_min_max(pos2(left.min.x, left.max.y - turns), left.max);
        let left = Rect::from_min_max(left.min, pos2(left.max.x, foot.min.y - 6.0));
        let action = on_paper(ui, left, "left page", |ui| {
            self.scroll(ui, "left", |ui| self.left(ui, state))
        });
        on_paper(ui, foot, "turn pages", |ui| self.page_turns(ui, state));
        on_paper(ui, right, "right page", |ui| self.right(ui, state));
        if let Some(leaf) = wanted {
            state.turn_to(state.game(), leaf);
        }
        action
    }

    /// Shows one page, or two side by side. The sections are in a drawer.
    pub(super) fn narrow(
        &self,
        ui: &mut Ui,
        below: Rect,
        state: &mut BookState,
    ) -> Option<UiAction> {
        let page = below.shrink(8.0);
        paper::sheet(ui.painter(), page, 0.0);
        let inner = page.shrink2(vec2(16.0, 12.0));
        if state.contents {
            on_paper(ui, inner, "contents", |ui| {
                self.scroll(ui, "contents", |ui| self.contents(ui, state));
            });
            return None;
        }
        if self.form == Form::Single || state.page().is_none() {
            return on_paper(ui, inner, "page", |ui| {
                self.scroll(ui, "single", |ui| {
                    let action = self.left(ui, state);
                    self.right(ui, state);
                    action
                })
            });
        }
        let middle = inner.center().x;
        let left = Rect::from_min_max(inner.min, pos2(middle - 10.0, inner.max.y));
        let right = Rect::from_min_max(pos2(middle + 10.0, inner.min.y), inner.max);
        let action = on_paper(ui, left, "left page", |ui| {
            self.scroll(ui, "left", |ui| self.left(ui, state))
        });
        on_paper(ui, right, "right page", |ui| self.right(ui, state));
        action
    }

    /// Shows the left page: search results, or the text of the open page.
    fn left(&self, ui: &mut Ui, state: &mut BookState) -> Option<UiAction> {
        ui.spacing_mut().item_spacing = vec2(8.0, 6.0);
        if !state.search.trim().is_empty() {
            self.found(ui, state);
            return None;
        }
        match state.leaf() {
            Leaf::Rule { section, page } => self.rule(ui, state, section, page),
            Leaf::History => self.history(ui, state.game(), 0),
            Leaf::Words => self.glossary(ui, state.game(), 0),
        }
        let mut action = None;
        if state.leaf() == Leaf::FIRST {
            ui.add_space(10.0 * self.scale);
            let words = self.view.words;
            let learn = words.get("lesson-learn");
            if Button::new(&learn).show(ui) {
                action = Some(UiAction::Learn(state.game()));
            }
            let line = words.get("lesson-learn-line");
            medium(ui, line, 22.0 * self.scale, FAINT);
        }
        if self.form != Form::Spread {
            ui.add_space(16.0 * self.scale);
            self.page_turns(ui, state);
        }
        action
    }

    /// Shows the right page: the live board, or the rest of the left page's text.
    fn right(&self, ui: &mut Ui, state: &mut BookState) {
        match state.leaf() {
            Leaf::Rule { .. } if self.form == Form::Single => self.live_board(ui, state, 0.0),
            Leaf::Rule { .. } => {
                let room = ui.available_height();
                self.scroll(ui, "board", |ui| self.live_board(ui, state, room));
            }
            leaf if self.form == Form::Spread => self.scroll(ui, "right", |ui| {
                ui.add_space(20.0 * self.scale);
                match leaf {
                    Leaf::History => self.history(ui, state.game(), 1),
                    Leaf::Words => self.glossary(ui, state.game(), 1),
                    Leaf::Rule { .. } => {}
                }
            }),
            _ => {}
        }
    }
}
