//! A page about a rule: its text and its live board.

use bevy_egui::egui::{
    self, EventFilter, FontId, Key, Pos2, Rect, Sense, Ui, UiBuilder, WidgetInfo, WidgetType, pos2,
    vec2,
};

use super::ink::{bold, bold_font, link_font, medium, text_font};
use super::leaf::BookState;
use super::live_board::LiveBoard;
use super::shown::{Form, Shown};
use crate::stage::CursorStep;
use crate::table::targets::{targets, targets_from};
use crate::ui::board_diagram::{BoardDiagram, Fit};
use crate::ui::kit::{Link, Pen, focus_ring, name_control};
use crate::ui::theme::paper::{FAINT, INK, TEXT};
use crate::ui::theme::touch_height;
use crate::ui::words::option_key;

/// The least share of the page's width for a board whose caption is as wide as itself.
const WIDE_BOARD: f32 = 0.72;
/// The number of paragraphs of a game's history.
const PARAGRAPHS: usize = 3;

impl Shown<'_> {
    /// Shows the rule in one sentence, and its details.
    pub(super) fn rule(&self, ui: &mut Ui, state: &BookState, section: usize, at: usize) {
        let words = self.view.words;
        let game = state.game();
        let (Some(page), Some(book)) = (state.page(), state.book()) else {
            return;
        };
        let key = |name: &str| format!("book-{game}-{name}");
        let all = book.pages().count();
        let before: usize = book.sections[..section].iter().map(|s| s.pages.len()).sum();
        let place = words.with(
            "book-place",
            &[
                ("game", words.get(&format!("game-{game}")).into()),
                ("page", (before + at + 1).into()),
                ("pages", all.into()),
            ],
        );
        self.heading(ui, place, words.get(&key(&page.name)));
        let rule = words.get(&key(&format!("{}-rule", page.name)));
        bold(ui, rule, 38.0 * self.scale, INK);
        ui.add_space(14.0 * self.scale);
        let details = words.get(&key(&format!("{}-more", page.name)));
        medium(ui, details, 27.0 * self.scale, TEXT);
        ui.add_space(10.0 * self.scale);
    }

    /// Shows the options and rule sets that a page is about, and links to related pages.
    pub(super) fn beyond(&self, ui: &mut Ui, state: &mut BookState) {
        let words = self.view.words;
        let game = state.game();
        let Some(page) = state.page().cloned() else {
            return;
        };
        for option in &page.options {
            let name = words.get(&option_key(game, option));
            let text = words.with("book-option", &[("name", name.into())]);
            medium(ui, text, 23.0 * self.scale, FAINT);
        }
        for preset in &page.presets {
            let name = words.preset(preset, "");
            let text = words.with("book-preset", &[("name", name.into())]);
            medium(ui, text, 23.0 * self.scale, FAINT);
        }
        if page.see.is_empty() {
            return;
        }
        ui.add_space(14.0 * self.scale);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 20.0 * self.scale.max(0.8);
            ui.set_row_height(touch_height(ui, 40.0));
            medium(ui, words.get("book-see"), 23.0 * self.scale, FAINT);
            for other in &page.see {
                let name = words.get(&format!("book-{game}-{other}"));
                let font = link_font(25.0 * self.scale);
                if Link::new(&name).font(font).show(ui) {
                    state.turn_to_page(other);
                }
            }
        });
    }

    /// Shows a paragraph of the game's history at the foot of the page, whose lower end is at `foot`, if there's space
    /// for it.
    pub(super) fn history_note(&self, ui: &mut Ui, state: &BookState, foot: f32) {
        let words = self.view.words;
        // Each section has the same paragraph on all its pages.
        let section = self.sections(state).iter().position(|section| section.here);
        let number = section.unwrap_or(0) % PARAGRAPHS + 1;
        let text = words.get(&format!("book-{}-history-{number}", state.game()));
        let title = words.get("book-history");
        let size = 24.0 * self.scale;
        let width = ui.available_width();
        let height = |text: &str, font: FontId| {
            let painter = ui.painter();
            let galley = painter.layout(text.to_owned(), font, TEXT, width);
            galley.size().y
        };
        let line = 14.0 * self.scale;
        let spacing = 3.0 * ui.spacing().item_spacing.y + 8.0;
        let texts = height(&title, bold_font(25.0 * self.scale)) + height(&text, text_font(size));
        let free = foot - ui.cursor().min.y - (texts + line + spacing);
        if free < 30.0 * self.scale {
            return;
        }
        ui.add_space(free);
        let (place, _) = ui.allocate_exact_size(vec2(width, line), Sense::hover());
        let from = place.left_top();
        let to = pos2(from.x + (150.0 * self.scale).min(width), from.y);
        Pen::new(1.4, FAINT).line(ui.painter(), from, to);
        bold(ui, title, 25.0 * self.scale, INK);
        medium(ui, text, size, TEXT);
    }

    /// Shows the page's board, its caption and its buttons. `room` is the height for all of them.
    pub(super) fn live_board(&self, ui: &mut Ui, state: &mut BookState, room: f32) {
        let Some(board) = &mut state.board else {
            return;
        };
        ui.spacing_mut().item_spacing = vec2(10.0, 8.0);
        let journey = board.advance(self.now, self.view.reduced_motion);
        // The height of caption and buttons below the board.
        let foot = 130.0_f32.max(170.0 * self.scale);
        let width = ui.available_width();
        let most = match self.form {
            Form::Single => width,
            Form::Narrow => (room - 60.0).max(150.0),
            Form::Spread => (room - foot).max(150.0),
        };
        let fit = |corner: Pos2, height: f32| {
            let room = Rect::from_min_size(corner, vec2(width, height));
            let start = &board.example().position;
            Fit::new(start, board.bottom(), board.crop(), room)
        };
        let height = fit(ui.cursor().min, most).height().min(most);
        if self.form == Form::Spread {
            ui.add_space(((most - height) / 3.0).min(70.0 * self.scale));
        }
        let fit = fit(ui.cursor().min, height);
        if board.cursor.is_some_and(|at| !board.shows(at)) {
            board.cursor = None;
        }
        let (_, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
        let words = self.view.words;
        let name = words.get(&format!("game-{}", board.position.kind()));
        let name = words.with("book-board", &[("game", name.into())]);
        name_control(&response, || {
            WidgetInfo::labeled(WidgetType::Other, true, &name)
        });
        if response.clicked()
            && let Some(at) = response.interact_pointer_pos()
            && let Some(location) = fit.location(at)
        {
            board.cursor = None;
            board.press(location, self.view.words);
        }
        if std::mem::take(&mut board.left) {
            ui.memory_mut(|memory| memory.surrender_focus(response.id));
        } else if response.has_focus() {
            self.steer(ui, board, response.id);
            focus_ring(ui, fit.rect());
        }
        let mut open = board.chosen.map_or_else(Vec::new, |from| {
            targets_from(&targets(&board.position), from)
        });
        open.retain(|target| board.shows(target.to));
        let latest = board.latest().filter(|_| journey.is_none());
        BoardDiagram {
            icons: self.view.icons,
            position: &board.position,
            numbers_of: board.mover(),
            chosen: board.chosen,
            cursor: board.cursor,
            targets: &open,
            journey: journey.as_ref(),
            trace: latest.and_then(|latest| latest.trace.as_ref()),
        }
        .paint(ui.painter(), &fit);
        // Words and buttons are aligned with the board.
        let shown = fit.rect();
        let (left, wide) = if shown.width() >= WIDE_BOARD * width {
            (shown.min.x, shown.width())
        } else {
            (response.rect.min.x, width)
        };
        let below = Rect::from_min_size(pos2(left, ui.cursor().min.y), vec2(wide, 10.0));
        ui.scope_builder(UiBuilder::new().max_rect(below), |ui| {
            self.below_board(ui, board);
        });
    }

    /// Shows the caption and the buttons of a board.
    fn below_board(&self, ui: &mut Ui, board: &mut LiveBoard) {
        let size = 25.0 * self.scale;
        let top = ui.cursor().min.y;
        medium(ui, self.caption(board), size, TEXT);
        // Two lines, so that the buttons stay in their place while the example is shown.
        let line = ui
            .painter()
            .layout_no_wrap("X".to_owned(), text_font(size), TEXT);
        let used = ui.cursor().min.y - ui.spacing().item_spacing.y - top;
        ui.add_space((2.0 * line.size().y - used).max(0.0));
        ui.add_space(4.0 * self.scale);
        self.controls(ui, board);
    }

    /// Handles keys on the board: arrows move the cursor, Enter and Space press, Backspace deselects.
    fn steer(&self, ui: &Ui, board: &mut LiveBoard, id: egui::Id) {
        let filter = EventFilter {
            horizontal_arrows: true,
            vertical_arrows: true,
            ..EventFilter::default()
        };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
        let pressed = |key| ui.input(|input| input.key_pressed(key));
        for (key, step) in [
            (Key::ArrowLeft, CursorStep::LEFT),
            (Key::ArrowRight, CursorStep::RIGHT),
            (Key::ArrowUp, CursorStep::UP),
            (Key::ArrowDown, CursorStep::DOWN),
        ] {
            if pressed(key) {
                board.steer(step);
            }
        }
        if (pressed(Key::Enter) || pressed(Key::Space))
            && let Some(at) = board.cursor
        {
            board.press(at, self.view.words);
        }
        if pressed(Key::Backspace) {
            board.cancel();
        }
    }
}
