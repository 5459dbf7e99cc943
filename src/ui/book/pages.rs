//! The pages in the window: a spread, a single page, or the closed book.

use std::ops::RangeInclusive;

use bevy_egui::egui::{Align2, Color32, FontFamily, FontId, Rect, Ui, pos2, vec2};

use super::ink::{bold, medium};
use super::leaf::{BookState, Leaf, Texts};
use super::shown::{Form, Shown, on_paper};
use super::turns::{Turn, turns_height};
use crate::ui::kit::{Button, Tab, paper};
use crate::ui::theme::paper::{FAINT, INK};
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
        paper::page(ui.painter(), cover);
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
        paper::page(&painter, spread);
        paper::fold(&painter, spread, fold);
        let heading = FontId::new(34.0 * self.scale, FontFamily::Name("title".into()));
        painter.text(
            pos2(x(72.0), top + 46.0 * self.scale),
            Align2::LEFT_CENTER,
            self.view.words.get("book-sections"),
            heading,
            HEADING,
        );
        self.section_tabs(ui, state, x(0.0)..=x(366.0), top + 92.0 * self.scale..=foot);
        let margin = 56.0 * self.scale;
        let turns = turns_height(ui);
        // By reference: Rust 1.95 and 1.96 can overwrite a value that several calls of closures get by value.
        let above = |page: &Rect| page.with_max_y(page.max.y - turns - 6.0);
        let below = |page: &Rect| page.with_min_y(page.max.y - turns);
        let left = Rect::from_min_max(
            pos2(x(448.0), spread.min.y + margin),
            pos2(fold - margin, spread.max.y - margin * 0.5),
        );
        let right = Rect::from_min_max(
            pos2(fold + margin * 1.3, spread.min.y + margin),
            pos2(spread.max.x - margin, spread.max.y - margin * 0.5),
        );
        let text = above(&left);
        let action = on_paper(ui, text, "left page", |ui| {
            self.scroll(ui, "left", |ui| self.left(ui, state, Some(text.max.y)))
        });
        on_paper(ui, below(&left), "turn back", |ui| {
            self.page_turn(ui, state, below(&left), Turn::Back);
        });
        on_paper(ui, above(&right), "right page", |ui| self.right(ui, state));
        on_paper(ui, below(&right), "turn on", |ui| {
            self.page_turn(ui, state, below(&right), Turn::On);
        });
        action
    }

    /// Shows the tabs of the sections beside the page. The selected one runs into it.
    fn section_tabs(
        &self,
        ui: &mut Ui,
        state: &mut BookState,
        across: RangeInclusive<f32>,
        down: RangeInclusive<f32>,
    ) {
        let sections = self.sections(state);
        let unit = (across.end() - across.start()) / 366.0;
        let x = |at: f32| across.start() + at * unit;
        let height = down.end() - down.start();
        let step = (height / sections.len() as f32).min(86.0 * self.scale);
        let beside = Rect::from_min_max(pos2(x(44.0), *down.start()), pos2(x(366.0), *down.end()));
        let mut wanted = None;
        on_paper(ui, beside, "sections", |ui| {
            for (at, section) in sections.iter().enumerate() {
                let y = down.start() + step * at as f32;
                let (left, right, family) = if section.here {
                    (44.0, 366.0, FontFamily::Name("bold".into()))
                } else {
                    (72.0, 355.0, FontFamily::Proportional)
                };
                let place = Rect::from_min_max(
                    pos2(x(left), y),
                    pos2(x(right), y + step - 11.0 * self.scale),
                );
                let font = FontId::new((26.0 * self.scale).max(16.0), family);
                let tab = Tab::new(&section.name, section.here).leaf(self.scale);
                if tab.font(font).show_at(ui, place) {
                    wanted = Some(section.leaf);
                }
            }
        });
        if let Some(leaf) = wanted {
            state.turn_to(state.game(), leaf);
        }
    }

    /// Shows one page, or two side by side. The sections are in a drawer.
    pub(super) fn narrow(
        &self,
        ui: &mut Ui,
        below: Rect,
        state: &mut BookState,
    ) -> Option<UiAction> {
        let page = below.shrink(8.0);
        paper::page(ui.painter(), page);
        let inner = page.shrink2(vec2(16.0, 12.0));
        if state.contents {
            on_paper(ui, inner, "contents", |ui| {
                self.scroll(ui, "contents", |ui| self.contents(ui, state));
            });
            return None;
        }
        if self.form == Form::Single || state.page().is_none() {
            let turns = turns_height(ui);
            let text = inner.with_max_y(inner.max.y - turns - 4.0);
            let foot = inner.with_min_y(inner.max.y - turns);
            let action = on_paper(ui, text, "page", |ui| {
                self.scroll(ui, "single", |ui| self.left(ui, state, None))
            });
            on_paper(ui, foot, "turns", |ui| self.page_turns(ui, state));
            return action;
        }
        let middle = inner.center().x;
        let left = Rect::from_min_max(inner.min, pos2(middle - 10.0, inner.max.y));
        let right = Rect::from_min_max(pos2(middle + 10.0, inner.min.y), inner.max);
        let action = on_paper(ui, left, "left page", |ui| {
            self.scroll(ui, "left", |ui| {
                let action = self.left(ui, state, None);
                ui.add_space(8.0);
                self.page_turns(ui, state);
                action
            })
        });
        on_paper(ui, right, "right page", |ui| self.right(ui, state));
        action
    }

    /// Shows the left page: search results, or the text of the open page, in a narrow window with its board. `foot` is
    /// the lower end of a page of a spread.
    fn left(&self, ui: &mut Ui, state: &mut BookState, foot: Option<f32>) -> Option<UiAction> {
        ui.spacing_mut().item_spacing = vec2(8.0, 6.0);
        if !state.search.trim().is_empty() {
            self.found(ui, state);
            return None;
        }
        match state.leaf() {
            Leaf::Rule { section, page } => {
                self.rule(ui, state, section, page);
                if self.form == Form::Single {
                    ui.scope(|ui| self.live_board(ui, state, 0.0));
                    ui.add_space(10.0);
                }
                self.beyond(ui, state);
            }
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
        if let Some(foot) = foot.filter(|_| state.page().is_some()) {
            self.history_note(ui, state, foot);
        }
        action
    }

    /// Shows the right page: the live board, or the rest of the left page's text.
    fn right(&self, ui: &mut Ui, state: &mut BookState) {
        match state.leaf() {
            Leaf::Rule { .. } => {
                let room = ui.available_height();
                self.scroll(ui, "board", |ui| self.live_board(ui, state, room));
            }
            leaf => self.scroll(ui, "right", |ui| {
                ui.add_space(20.0 * self.scale);
                match leaf {
                    Leaf::History => self.history(ui, state.game(), 1),
                    Leaf::Words => self.glossary(ui, state.game(), 1),
                    Leaf::Rule { .. } => {}
                }
            }),
        }
    }
}
