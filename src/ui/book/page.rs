//! A page about a rule: its text and its live board.

use bevy_egui::egui::{
    self, Align2, Color32, EventFilter, Key, Rect, Sense, Stroke, Ui, Vec2, WidgetInfo, WidgetType,
    vec2,
};

use super::ink::{bold, link_font, medium};
use super::leaf::BookState;
use super::live_board::LiveBoard;
use super::shown::{Form, Shown};
use crate::rules::{AnyPosition, Expect, Side, dispatch};
use crate::stage::CursorStep;
use crate::table::Location;
use crate::table::pieces::standings;
use crate::table::targets::{question, targets, targets_from};
use crate::ui::board_diagram::{BoardDiagram, Fit, Trace};
use crate::ui::games;
use crate::ui::kit::paper::PAPER;
use crate::ui::kit::{Button, Link, Tile, focus_ring, name_control};
use crate::ui::move_text::choice_sentence;
use crate::ui::panel_game::PanelGame as _;
use crate::ui::theme::paper::{FAINT, INK, TEXT};
use crate::ui::theme::{TextStyle, touch_height};
use crate::ui::words::option_key;

/// The most steps with separate buttons.
const MOST_STEPS: usize = 5;

impl Shown<'_> {
    /// Shows the rule in one sentence, its details, its options, and related pages.
    pub(super) fn rule(&self, ui: &mut Ui, state: &mut BookState, section: usize, at: usize) {
        let words = self.view.words;
        let game = state.game();
        let (Some(page), Some(book)) = (state.page().cloned(), state.book()) else {
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
        bold(
            ui,
            words.get(&key(&format!("{}-rule", page.name))),
            36.0 * self.scale,
            INK,
        );
        ui.add_space(14.0 * self.scale);
        medium(
            ui,
            words.get(&key(&format!("{}-more", page.name))),
            27.0 * self.scale,
            TEXT,
        );
        ui.add_space(10.0 * self.scale);
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
        if !page.rules.is_empty() {
            let text = words.with("book-rules", &[("rules", page.rules.join(", ").into())]);
            medium(ui, text, 21.0 * self.scale, FAINT);
        }
        if page.see.is_empty() {
            return;
        }
        ui.add_space(18.0 * self.scale);
        medium(ui, words.get("book-see"), 21.0 * self.scale, FAINT);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 18.0;
            for other in &page.see {
                let font = link_font(25.0 * self.scale);
                if Link::new(&words.get(&key(other))).font(font).show(ui) {
                    state.turn_to_page(other);
                }
            }
        });
    }

    /// Shows the page's board, its caption and its buttons.
    pub(super) fn live_board(&self, ui: &mut Ui, state: &mut BookState, room: f32) {
        let Some(board) = &mut state.board else {
            return;
        };
        ui.spacing_mut().item_spacing = vec2(10.0, 8.0);
        let journey = board.advance(self.now, self.view.settings.reduced_motion);
        let game = board.position.kind();
        // The height of caption and buttons under the board.
        let foot = 150.0_f32.max(190.0 * self.scale);
        let width = ui.available_width();
        let most = match self.form {
            Form::Single => width,
            Form::Narrow => (room - 60.0).max(150.0),
            Form::Spread => (room - foot).max(150.0),
        };
        let whole = Rect::from_min_size(ui.cursor().min, vec2(width, most));
        let height = Fit::new(game, whole).height().min(most);
        if self.form == Form::Spread {
            ui.add_space((most - height) / 3.0);
        }
        let (room, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
        let words = self.view.words;
        let name = words.get(&format!("game-{game}"));
        let name = words.with("book-board", &[("game", name.into())]);
        name_control(&response, || {
            WidgetInfo::labeled(WidgetType::Other, true, &name)
        });
        let fit = Fit::new(game, room);
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
        let open = board.chosen.map_or_else(Vec::new, |from| {
            targets_from(&targets(&board.position), from)
        });
        BoardDiagram {
            icons: self.view.icons,
            position: &board.position,
            chosen: board.chosen,
            cursor: board.cursor,
            targets: &open,
            trace: journey.is_none().then(|| trace(board)).flatten(),
            journey,
        }
        .paint(ui.painter(), &fit);
        medium(ui, self.caption(board), 25.0 * self.scale, TEXT);
        self.controls(ui, board);
        let hint = self.view.words.get("book-hint-try");
        medium(ui, hint, 21.0 * self.scale, FAINT);
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

    /// The description of the board in a sentence.
    fn caption(&self, board: &LiveBoard) -> String {
        let words = self.view.words;
        let game = board.position.kind();
        if let Some(why) = &board.note {
            return why.clone();
        }
        let side_of = |position: &AnyPosition| {
            let side = position.side_to_act().unwrap_or(Side::First);
            words.side(game, side)
        };
        let example = board.example();
        let mut text = match board.step {
            Some(step) if step > 0 || !example.choices.is_empty() => {
                let which = step.saturating_sub(1);
                let before = example.after(which);
                let choice = example
                    .choices
                    .get(which)
                    .map(|choice| self.choice(&before, &before.write_choice(*choice)));
                words.with(
                    "move-played",
                    &[
                        ("side", side_of(&before).into()),
                        ("moves", choice.unwrap_or_default().into()),
                    ],
                )
            }
            _ if board.position.expect() == Expect::Nothing => String::new(),
            _ => words.with("book-looks", &[("side", side_of(&board.position).into())]),
        };
        if let (Some(step), Some(refused)) = (board.step, &example.refused)
            && step == example.choices.len()
        {
            let why = games::illegal(words, &refused.why).0;
            text = words.with(
                "book-refused",
                &[
                    ("move", self.choice(&board.position, &refused.text).into()),
                    ("why", why.into()),
                ],
            );
        }
        if let Some(outcome) = board.position.outcome() {
            text += " ";
            text += &match outcome.winner {
                Some(side) => words.with("book-over", &[("side", words.side(game, side).into())]),
                None => words.get("book-over-draw"),
            };
        } else if let Some(numbers) = numbers(&board.position) {
            text += " ";
            text += &words.with("book-thrown", &[("numbers", numbers.into())]);
        }
        text
    }

    /// A choice in words, or in notation.
    fn choice(&self, before: &AnyPosition, text: &str) -> String {
        if self.view.settings.notation {
            return text.to_owned();
        }
        choice_sentence(self.view.words, before, text)
    }

    /// Shows the buttons under the board.
    fn controls(&self, ui: &mut Ui, board: &mut LiveBoard) {
        let words = self.view.words;
        ui.horizontal_wrapped(|ui| {
            let steps = board.example().choices.len();
            if steps > 0 && Button::new(&words.get("book-show")).primary().show(ui) {
                board.play(self.now, self.view.settings.reduced_motion);
            }
            if let Some(question) = question(&board.position) {
                if Button::new(&words.get("declare-start")).show(ui) {
                    board.choose(question.done);
                } else if Button::new(&words.get("declare-again")).show(ui) {
                    board.choose(question.throw);
                }
            }
            if board.awaits_throw()
                && Button::new(&words.get(games::throw_button_key(board.position.kind())))
                    .primary_if(steps == 0)
                    .show(ui)
            {
                board.throw();
            }
            if board.step != Some(0) && Button::new(&words.get("book-reset")).show(ui) {
                board.show_step(0);
            }
            if steps > 0 && steps <= MOST_STEPS {
                medium(ui, words.get("book-step"), 23.0 * self.scale, FAINT);
                for step in 0..=steps {
                    if step_button(ui, step + 1, board.step == Some(step)) {
                        board.show_step(step);
                    }
                }
            }
        });
    }
}

/// Shows the number of a step of the example. Returns `true` if it was pressed.
fn step_button(ui: &mut Ui, number: usize, here: bool) -> bool {
    let name = number.to_string();
    let tile = Tile::bare(&name)
        .pick(here)
        .size(Vec2::splat(touch_height(ui, 40.0)));
    let response = tile.show(ui, |ui, rect, _| {
        let (fill, ink) = if here {
            (INK, PAPER)
        } else {
            (Color32::TRANSPARENT, INK)
        };
        let (painter, middle) = (ui.painter(), rect.center());
        painter.circle(middle, 19.0, fill, Stroke::new(1.6, INK));
        let font = TextStyle::StrongMove.font();
        painter.text(middle, Align2::CENTER_CENTER, &name, font, ink);
    });
    response.clicked()
}

/// The trace of the example's latest choice.
fn trace(board: &LiveBoard) -> Option<Trace> {
    let example = board.example();
    let last = board.step?.checked_sub(1)?;
    let choice = example.choices.get(last)?;
    let before = example.after(last);
    let target = targets(&before)
        .into_iter()
        .find(|target| target.choice == *choice)?;
    let own = before.side_to_act();
    let after = standings(&board.position);
    let stands = |side: Side, at: Location| {
        let mut all = after.iter();
        all.any(|(other, _, standing)| *other == side && standing.place.location(side) == Some(at))
    };
    let taken = standings(&before)
        .into_iter()
        .filter(|(side, ..)| Some(*side) != own)
        .filter_map(|(side, _, standing)| Some((side, standing.place.location(side)?)))
        .filter(|(side, at)| matches!(at, Location::Board(_)) && !stands(*side, *at))
        .collect();
    Some(Trace {
        from: target.from,
        to: target.to,
        taken,
    })
}

/// The unused throws or numbers. `None` if there aren't any.
fn numbers(position: &AnyPosition) -> Option<String> {
    let numbers = dispatch!(AnyPosition(position), position => position.unused_throws());
    (!numbers.is_empty()).then(|| numbers.join(", "))
}
