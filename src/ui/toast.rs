//! Shows short notes over the table ("toasts"): refusals, lost throws, problems.

use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, Color32, Stroke, vec2};

use super::kit::Tile;
use super::move_text::choice_sentence;
use super::theme::{RADIUS, TextStyle, colour};
use super::words::Words;
use crate::ai::Hint;
use crate::stage::Layout;
use crate::table::Table;
use crate::table::targets::question;

/// The background of a note, at 97 %.
const FILL: Color32 = Color32::from_rgba_premultiplied(20, 17, 14, 248);

/// The notes in view, the newest last.
#[derive(Resource, Default, Debug)]
pub struct Toasts {
    notes: Vec<Note>,
    /// The number of changes so far, by adding or removing notes.
    changes: u32,
}

#[derive(Debug)]
struct Note {
    text: String,
    rule: Option<&'static str>,
    left: Duration,
    refusal: bool,
    /// `true` if it belongs beside the throw.
    at_throw: bool,
}

/// The text of a hint: its reason, or the answer to the game's question.
#[must_use]
pub fn advice(words: &Words, table: &Table, hint: &Hint) -> String {
    // A choice that moves no piece can't be marked on the board.
    if let Some(question) = question(table.game().position()) {
        let answer = if hint.choice == question.throw {
            "hint-throw"
        } else {
            "hint-done"
        };
        return words.get(answer);
    }
    let numbers = hint.reason.numbers();
    let numbers: Vec<_> = numbers
        .into_iter()
        .map(|(name, number)| (name, number.into()))
        .collect();
    let reason = words.with(hint.reason.key(), &numbers);
    let position = table.game().position();
    let moves = choice_sentence(words, position, &position.write_choice(hint.choice));
    words.with(
        "move-hinted",
        &[("moves", moves.into()), ("reason", reason.into())],
    )
}

/// The id of the area that shows the notes.
pub(super) const NOTES: &str = "toasts";
/// The id of the area that shows a note at the throw.
const THROW_NOTE: &str = "throw note";
/// The id of the area over a note that opens its rule when clicked.
pub(super) const WHY: &str = "why";

/// The time that a note is shown, enough to read a line twice.
const SHOWN: Duration = Duration::from_millis(4200);
/// The time per letter, if a longer note needs more than [`SHOWN`].
const SHOWN_PER_LETTER: Duration = Duration::from_millis(45);
const FADE: f32 = 0.35;

impl Toasts {
    /// Adds a note. One that is already in view is only shown longer.
    pub fn add(&mut self, text: String, rule: Option<&'static str>) {
        self.notes.retain(|note| note.text != text);
        self.changes = self.changes.wrapping_add(1);
        let letters = u32::try_from(text.chars().count()).unwrap_or(u32::MAX);
        self.notes.push(Note {
            left: SHOWN.max(SHOWN_PER_LETTER.saturating_mul(letters)),
            text,
            rule,
            refusal: false,
            at_throw: false,
        });
        let surplus = self.notes.len().saturating_sub(3);
        self.notes.drain(..surplus);
    }

    /// Adds a note about a throw, which is shown beside it.
    pub fn add_at_throw(&mut self, text: String) {
        self.add(text, None);
        if let Some(note) = self.notes.last_mut() {
            note.at_throw = true;
        }
    }

    /// Adds a longer note that the player didn't ask for, and shows it twice as long.
    pub fn add_long(&mut self, text: String) {
        self.add(text, None);
        if let Some(note) = self.notes.last_mut() {
            note.left *= 2;
        }
    }

    /// Adds the reason for a refusal, which replaces the reason of the last one.
    pub fn refuse(&mut self, text: String, rule: Option<&'static str>) {
        self.notes.retain(|note| !note.refusal);
        self.add(text, rule);
        if let Some(note) = self.notes.last_mut() {
            note.refusal = true;
        }
    }

    /// The texts of the notes in view, the newest last.
    pub fn texts(&self) -> impl Iterator<Item = &str> {
        self.notes.iter().map(|note| note.text.as_str())
    }

    /// Removes all notes.
    pub fn clear(&mut self) {
        self.changes = self.changes.wrapping_add(1);
        self.notes.clear();
    }

    /// A number that changes whenever a note is added or removed.
    #[must_use]
    pub const fn changes(&self) -> u32 {
        self.changes
    }

    /// `true` if no note is in view.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.notes.is_empty()
    }

    /// Advances time, and removes notes that were shown long enough.
    pub fn tick(&mut self, delta: Duration) {
        for note in &mut self.notes {
            note.left = note.left.saturating_sub(delta);
        }
        let before = self.notes.len();
        self.notes.retain(|note| !note.left.is_zero());
        if self.notes.len() != before {
            self.changes = self.changes.wrapping_add(1);
        }
    }

    /// The time until a note starts to fade, zero while one is fading. `None` without notes.
    #[must_use]
    pub fn next_change(&self) -> Option<Duration> {
        let until_fading = |note: &Note| note.left.saturating_sub(Duration::from_secs_f32(FADE));
        self.notes.iter().map(until_fading).min()
    }

    /// `true` while a note is fading.
    #[must_use]
    pub fn are_fading(&self) -> bool {
        self.next_change() == Some(Duration::ZERO)
    }

    /// Shows the notes where they hide nothing, or above the bottom of the board. While a panel covers the table,
    /// they're over it, at the bottom of the window.
    ///
    /// Returns the rule of a pressed note.
    pub fn show(
        &self,
        ctx: &egui::Context,
        words: &Words,
        layout: &Layout,
        free: bool,
    ) -> Option<&'static str> {
        let has_throw = layout.throw.is_some() && layout.big.is_none() && free;
        let (at_throw, notes): (Vec<&Note>, Vec<&Note>) = self
            .notes
            .iter()
            .partition(|note| note.at_throw && has_throw);
        if let Some(note) = at_throw.last() {
            note.show_at_throw(ctx, words, layout);
        }
        if notes.is_empty() {
            return None;
        }
        let scale = layout.board_scale();
        // In the big screen mode, notes are sentences and needn't be as large as everything else.
        let larger = layout
            .big
            .map_or(1.0, |big| (big.least * 0.5 / 18.0).max(1.0));
        let (pivot, at, width) = match layout.board_view.notes_place() {
            _ if !free => {
                let screen = ctx.content_rect();
                let foot = Vec2::new(screen.center().x, screen.max.y - 14.0);
                (
                    Align2::CENTER_BOTTOM,
                    foot,
                    (screen.width() - 24.0).min(640.0 * larger),
                )
            }
            Some(place) => {
                let at = layout.board.min + place.center() * scale;
                (Align2::CENTER_CENTER, at, place.width() * scale)
            }
            None => {
                let foot = Vec2::new(layout.board.center().x, layout.board.max.y - 14.0);
                let width = (layout.board.width() - 24.0).min(640.0 * larger);
                (Align2::CENTER_BOTTOM, foot, width)
            }
        };
        let shown = egui::Area::new(egui::Id::new(NOTES))
            .order(egui::Order::Tooltip)
            .interactable(false)
            .pivot(pivot)
            .fixed_pos(egui::pos2(at.x, at.y))
            .fade_in(false)
            .show(ctx, |ui| {
                ui.set_width(width);
                let why = words.get("book-why");
                let mut asked = None;
                for note in notes {
                    let frame = note.show(ui, width, larger, &why);
                    asked = note.rule.map(|rule| (rule, frame)).or(asked);
                }
                asked
            });
        ctx.move_to_top(shown.response.layer_id);
        let (rule, frame) = shown.inner.filter(|_| free)?;
        // The note lets presses through to this area under it.
        let pressed = egui::Area::new(egui::Id::new(WHY))
            .order(egui::Order::Middle)
            .fixed_pos(frame.min)
            .constrain(false)
            .fade_in(false)
            .show(ctx, |ui| {
                let why = words.get("book-why");
                let tile = Tile::bare(&why).size(frame.size());
                tile.show(ui, |_, _, _| {}).clicked()
            });
        pressed.inner.then_some(rule)
    }

    /// The rule of the newest note that has one.
    #[must_use]
    pub fn rule(&self) -> Option<&'static str> {
        self.notes.iter().rev().find_map(|note| note.rule)
    }
}

impl Note {
    /// Shows the note at the upper edge of the throw.
    fn show_at_throw(&self, ctx: &egui::Context, words: &Words, layout: &Layout) {
        let Some(throw) = layout.throw else { return };
        let why = words.get("book-why");
        let width = throw.width().clamp(240.0, 420.0);
        egui::Area::new(egui::Id::new(THROW_NOTE))
            .order(egui::Order::Tooltip)
            .interactable(false)
            .pivot(Align2::CENTER_TOP)
            .fixed_pos(egui::pos2(throw.center().x, throw.min.y))
            .fade_in(false)
            .show(ctx, |ui| {
                ui.set_width(width);
                self.show(ui, width, 1.0, &why);
            });
    }

    /// Draws the note, centred and enlarged by a factor, and returns its area.
    fn show(&self, ui: &mut egui::Ui, width: f32, larger: f32, why: &str) -> egui::Rect {
        ui.set_opacity((self.left.as_secs_f32() / FADE).min(1.0));
        let mut job = egui::text::LayoutJob::default();
        let format = |kind, colour| format(kind, larger, colour);
        job.wrap.max_width = width - 40.0;
        job.append(&self.text, 0.0, format(TextStyle::Body, colour::TEXT));
        if self.rule.is_some() {
            job.append(why, 12.0, format(TextStyle::StrongNote, colour::BRASS));
        }
        let galley = ui.painter().layout_job(job);
        let (row, _) =
            ui.allocate_exact_size(vec2(width, galley.size().y + 22.0), egui::Sense::hover());
        let size = vec2(galley.size().x + 40.0, row.height());
        let frame = egui::Rect::from_center_size(row.center(), size);
        let line = Stroke::new(1.0, colour::BRASS);
        ui.painter()
            .rect(frame, RADIUS, FILL, line, egui::StrokeKind::Inside);
        ui.painter()
            .galley(frame.min + vec2(20.0, 11.0), galley, colour::TEXT);
        frame
    }
}

fn format(kind: TextStyle, larger: f32, color: Color32) -> egui::TextFormat {
    let mut font_id = kind.font();
    font_id.size *= larger;
    egui::TextFormat {
        font_id,
        color,
        ..egui::TextFormat::default()
    }
}
