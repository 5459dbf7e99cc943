//! Shows short notes ("toasts"), one at a time: refusals, lost throws, problems. A note about a move is shown in the
//! header of the list of moves, a refused press at its location on the board. A phone shows both below the board.

use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, Color32, Stroke, vec2};

use super::accent::Accent;
use super::board_place::in_window;
use super::kit::Tile;
use super::move_text::choice_sentence;
use super::panel::Panel;
use super::panel_table::row;
use super::text::capitalized;
use super::theme::{RADIUS, TextStyle, colour};
use super::ui_action::UiAction;
use super::words::Words;
use crate::ai::Hint;
use crate::stage::Layout;
use crate::store::NoteTime;
use crate::table::targets::question;
use crate::table::{Location, Table};

/// The background of a note, at 97 %.
const FILL: Color32 = Color32::from_rgba_premultiplied(20, 17, 14, 248);

/// The note in view, and those that wait for its end.
#[derive(Resource, Default, Debug)]
pub struct Toasts {
    /// The note in view first, the newest last.
    notes: Vec<Note>,
    /// The number of changes so far, by adding or removing notes.
    changes: u32,
    /// The player's choice of the time that notes stay.
    keep: NoteTime,
}

#[derive(Debug)]
struct Note {
    text: String,
    link: Option<NoteLink>,
    /// The system's own message about a problem, once the player has asked for it.
    details: Option<String>,
    /// The time until it's gone. [`UNTIL_PRESS`] if only a press removes it.
    left: Duration,
    /// The time for which it has been in view.
    shown: Duration,
    /// `true` after a press that can remove it has started.
    is_pressed: bool,
    /// The end of the note, apart from its time.
    ends: NoteEnd,
    /// The pressed location that it refuses. `None` if it isn't shown on the board.
    at: Option<Location>,
}

/// The event that removes a note before its time is up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum NoteEnd {
    /// None.
    Time,
    /// The next move.
    NextMove,
}

/// The destination of a pressed note.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum NoteLink {
    /// The rule behind a refusal, in the book.
    Rule(&'static str),
    /// A panel.
    Panel(Panel),
    /// The details of a problem, under its text.
    Details,
}

impl NoteLink {
    const fn action(self) -> UiAction {
        match self {
            NoteLink::Rule(rule) => UiAction::Explain(rule),
            NoteLink::Panel(panel) => UiAction::Open(panel),
            NoteLink::Details => UiAction::ShowDetails,
        }
    }

    fn label(self, words: &Words) -> String {
        match self {
            NoteLink::Rule(_) => words.get("book-why"),
            NoteLink::Panel(panel) => words.get(row(panel).title),
            NoteLink::Details => words.get("toast-details"),
        }
    }
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
    let text = words.with(
        "move-hinted",
        &[("moves", moves.into()), ("reason", reason.into())],
    );
    // A sentence can start with "new piece on b2".
    capitalized(&text)
}

/// The id of the area that shows the notes.
pub(super) const NOTES: &str = "toasts";
/// The id of the space for a note in the header of the list of moves.
const HEADER: &str = "note in the header";
/// The id of the area over a note that opens its rule or its details when clicked.
pub(super) const WHY: &str = "why";

/// The time that a note is shown, enough to read a line twice.
const SHOWN: Duration = Duration::from_millis(4200);
/// The time per letter, if a longer note needs more than [`SHOWN`].
const SHOWN_PER_LETTER: Duration = Duration::from_millis(45);
/// The longest time that a note is shown, and one that the player didn't ask for.
const LONGEST: Duration = Duration::from_secs(6);
const LONGEST_UNASKED: Duration = Duration::from_secs(9);
/// The time that a refused press is shown on the board, with its fading.
const SHOWN_AT_PRESS: Duration = Duration::from_millis(2500);
/// The time left for a note once another one waits for its end.
const HURRIED: Duration = Duration::from_millis(1500);
/// The time of a note that only a press removes.
const UNTIL_PRESS: Duration = Duration::MAX;
/// The time for which a note is in view before a press can remove it. An earlier press was meant for something else.
const LEAST: Duration = Duration::from_millis(300);
/// The time left for a note after the press that removes it, with its fading.
const PRESSED: Duration = Duration::from_millis(500);
/// The most notes, with those that wait.
const MOST: usize = 3;
const FADE: f32 = 0.35;

impl Toasts {
    /// Adds a note, which appears once the earlier ones have had a moment. If it's already there, its time restarts.
    pub fn add(&mut self, text: String, rule: Option<&'static str>) {
        let time = reading_time(&text);
        self.push(text, rule.map(NoteLink::Rule), time);
    }

    /// Adds a note that opens a panel when it's pressed.
    pub fn add_with_panel(&mut self, text: String, panel: Panel) {
        let time = reading_time(&text);
        self.push(text, Some(NoteLink::Panel(panel)), time);
    }

    /// Adds a note for a time, or longer if the player wants that.
    fn push(&mut self, text: String, link: Option<NoteLink>, time: Duration) {
        self.notes.retain(|note| note.text != text);
        self.changes = self.changes.wrapping_add(1);
        self.notes.push(Note {
            left: self.kept(time),
            shown: Duration::ZERO,
            is_pressed: false,
            text,
            link,
            details: None,
            ends: NoteEnd::Time,
            at: None,
        });
        let surplus = self.notes.len().saturating_sub(MOST);
        self.notes.drain(..surplus);
        self.hurry();
    }

    /// The time that a note stays, from its standard time.
    fn kept(&self, time: Duration) -> Duration {
        match self.keep {
            NoteTime::Standard | NoteTime::Long => time * self.keep.factor(),
            NoteTime::Press => UNTIL_PRESS,
        }
    }

    /// Takes over the player's choice of the time that notes stay.
    pub fn keep_for(&mut self, time: NoteTime) {
        self.keep = time;
        let most = self.kept(LONGEST_UNASKED);
        for note in &mut self.notes {
            note.left = note.left.min(most);
        }
    }

    /// The player's choice of the time that notes stay.
    #[must_use]
    pub const fn keep(&self) -> NoteTime {
        self.keep
    }

    /// Notes the start of a press, with any device.
    pub fn start_press(&mut self) {
        for (at, note) in self.notes.iter_mut().enumerate() {
            note.is_pressed |= at > 0 || note.shown >= LEAST;
        }
    }

    /// Lets the note in view fade at the end of a press, if the player wants notes to stay until then. A press that
    /// started before the note belongs to something else.
    pub fn end_press(&mut self) {
        if let Some(first) = self.notes.first_mut()
            && first.is_pressed
            && first.left == UNTIL_PRESS
        {
            first.left = PRESSED;
        }
    }

    /// Adds a note about a move or a throw, which the next move removes.
    pub fn add_about_move(&mut self, text: String) {
        self.add(text, None);
        if let Some(note) = self.notes.last_mut() {
            note.ends = NoteEnd::NextMove;
        }
    }

    /// Removes the notes about the last move. If the player wants notes to stay longer, a move of the computer doesn't
    /// remove them before the player has pressed something.
    pub fn remove_about_move(&mut self) {
        let count = self.notes.len();
        let waits = self.keep != NoteTime::Standard;
        self.notes
            .retain(|note| note.ends == NoteEnd::Time || waits && !note.is_pressed);
        if self.notes.len() != count {
            self.changes = self.changes.wrapping_add(1);
        }
    }

    /// Adds a note about a problem. The system's own message is only shown if the player asks for it.
    pub fn add_problem(&mut self, text: String, details: impl Into<String>) {
        self.push(text, Some(NoteLink::Details), LONGEST_UNASKED);
        if let Some(note) = self.notes.last_mut() {
            note.details = Some(details.into());
        }
    }

    /// Shows the details of the note in view, and keeps it in view for longer.
    pub fn show_details(&mut self) {
        let left = self.kept(LONGEST);
        if let Some(note) = self.notes.first_mut()
            && note.link == Some(NoteLink::Details)
        {
            note.link = None;
            note.left = left;
            // The press that asked for the details doesn't remove them.
            note.shown = Duration::ZERO;
            note.is_pressed = false;
            self.changes = self.changes.wrapping_add(1);
        }
    }

    /// Shortens the time of the note in view if others wait.
    fn hurry(&mut self) {
        let waits = self.notes.len() > 1;
        let hurried = self.kept(HURRIED);
        if let Some(first) = self.notes.first_mut().filter(|_| waits) {
            first.left = first.left.min(hurried);
        }
    }

    /// Adds a longer note that the player didn't ask for, and shows it longer.
    pub fn add_long(&mut self, text: String) {
        let time = (reading_time(&text) * 2).min(LONGEST_UNASKED);
        self.push(text, None, time);
    }

    /// Shows the reason for a refusal at once, in place of all other notes. The next move removes it.
    pub fn refuse(&mut self, text: String, rule: Option<&'static str>) {
        self.notes.clear();
        self.add(text, rule);
        if let Some(note) = self.notes.last_mut() {
            note.ends = NoteEnd::NextMove;
        }
    }

    /// Shows the reason for the refusal of a press at its location on the board.
    pub fn refuse_at(&mut self, text: String, rule: Option<&'static str>, at: Location) {
        self.refuse(text, rule);
        let left = self.kept(SHOWN_AT_PRESS);
        if let Some(note) = self.notes.last_mut() {
            note.at = Some(at);
            note.left = left;
        }
    }

    /// The texts of the note in view and of those that wait, the newest last.
    pub fn texts(&self) -> impl Iterator<Item = &str> {
        self.notes.iter().map(|note| note.text.as_str())
    }

    /// Removes all notes.
    pub fn clear(&mut self) {
        self.changes = self.changes.wrapping_add(1);
        self.notes.clear();
    }

    /// Removes the notes about the last game. Those that lead to it and those about problems stay.
    pub fn clear_last_game(&mut self) {
        self.changes = self.changes.wrapping_add(1);
        self.notes.retain(|note| {
            let says_where = matches!(note.link, Some(NoteLink::Panel(_)));
            let is_problem = note.link == Some(NoteLink::Details) || note.details.is_some();
            says_where || is_problem
        });
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

    /// Advances time, and continues with the next note if this one was shown long enough.
    pub fn tick(&mut self, delta: Duration) {
        let Some(first) = self.notes.first_mut() else {
            return;
        };
        first.shown = first.shown.saturating_add(delta);
        if first.left == UNTIL_PRESS {
            return;
        }
        first.left = first.left.saturating_sub(delta);
        if first.left.is_zero() {
            self.notes.remove(0);
            if let Some(next) = self.notes.first_mut() {
                // A press on the last note doesn't remove this one too.
                next.is_pressed = false;
            }
            self.changes = self.changes.wrapping_add(1);
            self.hurry();
        }
    }

    /// The time until the note starts to fade, zero while it's fading. `None` without notes, or if only a press removes
    /// the note.
    #[must_use]
    pub fn next_change(&self) -> Option<Duration> {
        let first = self.notes.first().filter(|note| note.left != UNTIL_PRESS)?;
        Some(first.left.saturating_sub(Duration::from_secs_f32(FADE)))
    }

    /// `true` while a note is fading.
    #[must_use]
    pub fn are_fading(&self) -> bool {
        self.next_change() == Some(Duration::ZERO)
    }

    /// Makes room for the note in the header of the list of moves, before the list is shown.
    pub fn make_room(&self, ctx: &egui::Context, words: &Words, layout: &Layout, cover: Cover) {
        let has_list = layout.lesson.is_none() && layout.review.is_none() && layout.big.is_none();
        let list = layout.move_list.filter(|_| has_list);
        let list = list.filter(|list| list.height() >= HeaderRoom::LEAST_LIST);
        let note = self.notes.first().filter(|_| cover == Cover::Nothing);
        let note = note.filter(|note| note.at.is_none());
        let room = note.zip(list).map(|(note, list)| HeaderRoom {
            height: note.header_height(ctx, words, list.width() - 2.0 * HeaderRoom::MARGIN),
            place: None,
        });
        let most = list.map_or(0.0, |list| HeaderRoom::MOST * list.height());
        let room = room.filter(|room| room.height <= most);
        let id = egui::Id::new(HEADER);
        ctx.data_mut(|data| match room {
            Some(room) => {
                data.insert_temp(id, room);
            }
            None => data.remove::<HeaderRoom>(id),
        });
    }

    /// Shows the note: in the header of the list of moves, below the board in an upright window, above it at the end of
    /// a game, or over the rows of a big screen. A refused press is shown at its location, apart from phones. With
    /// `at_home` it's over the upper rail of the home screen, and with another panel over the table (not `free`) at the
    /// bottom of the window.
    ///
    /// Returns the request of a pressed note.
    pub fn show(
        &self,
        ctx: &egui::Context,
        words: &Words,
        layout: &Layout,
        cover: Cover,
    ) -> Option<UiAction> {
        let free = cover == Cover::Nothing;
        let note = self.notes.first()?;
        // In the big screen mode, notes are sentences and needn't be as large as everything else.
        let larger = layout
            .big
            .map_or(1.0, |big| (big.least * 0.5 / 18.0).max(1.0));
        let screen = ctx.content_rect();
        let header = HeaderRoom::place(ctx).filter(|_| free && note.at.is_none());
        // On a phone, a note would cover several cells.
        let has_space = free && layout.big.is_none() && !layout.is_phone();
        let on_board = note.at.filter(|_| has_space);
        let on_board = on_board.and_then(|at| Strip::at_location(layout, screen, at));
        let is_on_board = on_board.is_some();
        let strip = match header {
            Some(place) => Strip::new(Align2::LEFT_TOP, place.min, place.width()),
            None => on_board.unwrap_or_else(|| Strip::of(layout, screen, cover, larger)),
        };
        let Strip {
            pivot,
            at,
            width,
            panel,
        } = strip;
        let shown = egui::Area::new(egui::Id::new(NOTES))
            .order(egui::Order::Tooltip)
            .interactable(false)
            .pivot(pivot)
            .fixed_pos(at)
            .fade_in(false)
            .show(ctx, |ui| {
                ui.set_width(width);
                match header {
                    Some(place) => note.show_in_header(ui, place.size(), words),
                    None => note.show(ui, width, larger, panel, words),
                }
            });
        ctx.move_to_top(shown.response.layer_id);
        // Panels cover the book, but not the details.
        let link = note
            .link
            .filter(|link| free || *link == NoteLink::Details)?;
        let Painted { frame, last_row } = shown.inner;
        // On the board, only the link can be pressed. The board under the rest stays free for the next press.
        let frame = if is_on_board { last_row } else { frame };
        let order = if free {
            egui::Order::Middle
        } else {
            egui::Order::Tooltip
        };
        // The note lets presses through to this area under it.
        let pressed = egui::Area::new(egui::Id::new(WHY))
            .order(order)
            .fixed_pos(frame.min)
            .constrain(false)
            .fade_in(false)
            .show(ctx, |ui| {
                let label = link.label(words);
                let tile = Tile::bare(&label).size(frame.size());
                tile.show(ui, |_, _, _| {}).clicked()
            });
        ctx.move_to_top(pressed.response.layer_id);
        pressed.inner.then_some(link.action())
    }

    /// The rule of the note in view. `None` if it has none.
    #[must_use]
    pub fn rule(&self) -> Option<&'static str> {
        match self.notes.first()?.link? {
            NoteLink::Rule(rule) => Some(rule),
            NoteLink::Panel(_) | NoteLink::Details => None,
        }
    }
}

/// The space for a note in the header of the list of moves.
#[derive(Clone, Copy, Debug)]
struct HeaderRoom {
    height: f32,
    /// The space, once the list has been shown.
    place: Option<egui::Rect>,
}

impl HeaderRoom {
    /// The least height of a list with room for a note, and the note's largest share of that height.
    const LEAST_LIST: f32 = 320.0;
    const MOST: f32 = 0.3;
    /// The distance of the list's contents to its edges.
    const MARGIN: f32 = 16.0;
    /// The left edge of the text, beside its line, and the space above and below it.
    const TEXT: egui::Vec2 = vec2(12.0, 4.0);

    fn place(ctx: &egui::Context) -> Option<egui::Rect> {
        let room = ctx.data(|data| data.get_temp::<HeaderRoom>(egui::Id::new(HEADER)))?;
        room.place
    }
}

/// Leaves room for the note in view in the header of the list of moves.
pub(super) fn leave_room(ui: &mut egui::Ui) {
    let id = egui::Id::new(HEADER);
    let Some(room) = ui.data(|data| data.get_temp::<HeaderRoom>(id)) else {
        return;
    };
    let size = vec2(ui.available_width(), room.height);
    let (place, _) = ui.allocate_exact_size(size, egui::Sense::hover());
    let place = Some(place);
    ui.data_mut(|data| data.insert_temp(id, HeaderRoom { place, ..room }));
}

/// The part of the window over which notes are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cover {
    /// No part: the table is in view.
    Nothing,
    /// The home screen.
    Home,
    /// The end of a game, beside or below the board.
    End,
    /// A panel.
    Panel,
}

/// The strip for notes, without pieces or buttons of the turn.
struct Strip {
    pivot: Align2,
    at: egui::Pos2,
    width: f32,
    /// The least height of a note that takes the place of a panel. `None` if it's above everything else.
    panel: Option<f32>,
}

impl Strip {
    /// The distance to the edges of the strip.
    const MARGIN: f32 = 8.0;

    /// A strip above everything else.
    const fn new(pivot: Align2, at: egui::Pos2, width: f32) -> Strip {
        Strip {
            pivot,
            at,
            width,
            panel: None,
        }
    }

    /// The place above a pressed location. `None` if the board doesn't have it.
    fn at_location(layout: &Layout, screen: egui::Rect, at: Location) -> Option<Strip> {
        /// The longest distance to the middle of the location, because Tawula's points are long.
        const FARTHEST: f32 = 40.0;
        let place = layout.board_view.rect(at)?;
        let middle = in_window(layout, place.center());
        let half = place.height() * layout.board_scale() / 2.0;
        let at = egui::pos2(middle.x, middle.y - half.min(FARTHEST) - 6.0);
        let width = (screen.width() - 24.0).min(420.0);
        Some(Strip::new(Align2::CENTER_BOTTOM, at, width))
    }

    fn of(layout: &Layout, screen: egui::Rect, cover: Cover, larger: f32) -> Strip {
        let widest = (screen.width() - 24.0).min(640.0 * larger);
        let foot = layout
            .captions()
            .map_or(screen.max.y, |strip| strip.min.y.min(screen.max.y));
        match cover {
            Cover::Panel => {
                let at = egui::pos2(screen.center().x, foot - 14.0);
                Strip::new(Align2::CENTER_BOTTOM, at, widest)
            }
            Cover::Home => {
                let at = egui::pos2(screen.center().x, screen.min.y + 4.0);
                Strip::new(Align2::CENTER_TOP, at, widest)
            }
            Cover::Nothing => {
                let window = layout.window.x / layout.unit;
                Strip::beside_board(layout, (window - 24.0).min(640.0 * larger))
            }
            Cover::End => {
                Strip::above_board(layout, layout.whole_board().width().min(640.0 * larger))
            }
        }
    }

    fn beside_board(layout: &Layout, widest: f32) -> Strip {
        if let Some(big) = layout.big {
            let line = big.line;
            let at = egui::pos2(line.center().x, line.center().y);
            return Strip::new(Align2::CENTER_CENTER, at, widest.min(line.width()));
        }
        let beside = layout.move_list.filter(|_| layout.review.is_none());
        if let Some(list) = beside.filter(|_| layout.lesson.is_none()) {
            let at = egui::pos2(list.center().x, list.max.y - Self::MARGIN);
            return Strip::new(Align2::CENTER_BOTTOM, at, list.width());
        }
        let is_upright = layout.move_list.is_none() && layout.far_actions.is_none();
        if is_upright && layout.lesson.is_none() && layout.review.is_none() {
            return Strip::below_board(layout, widest);
        }
        Strip::above_board(layout, widest)
    }

    /// The tray below the board in an upright window: the free space above the buttons of the turn if it has room for
    /// a few lines, otherwise the place of the lower player's panel.
    fn below_board(layout: &Layout, width: f32) -> Strip {
        /// The least height of the free space (units).
        const FREE: f32 = 96.0;
        let [one, other] = layout.player_panels;
        let lower = if one.max.y > other.max.y { one } else { other };
        let actions = layout.actions;
        let pivot = Align2::CENTER_BOTTOM;
        if !layout.board_view.has_throws() && actions.min.y - layout.whole_board().max.y >= FREE {
            let at = egui::pos2(actions.center().x, actions.min.y - Self::MARGIN);
            return Strip::new(pivot, at, width);
        }
        let is_phone = layout.is_phone();
        Strip {
            pivot,
            at: egui::pos2(actions.center().x, lower.max.y),
            width: if is_phone { lower.width() } else { width },
            panel: is_phone.then(|| lower.height()),
        }
    }

    /// The strip above the board, which has the bar and, in a portrait window, the upper player's panel.
    fn above_board(layout: &Layout, width: f32) -> Strip {
        let (board, bar) = (layout.whole_board(), layout.bar);
        let foot = if bar.max.y <= board.min.y {
            board.min.y
        } else {
            bar.max.y
        };
        let at = egui::pos2(board.center().x, foot - 2.0);
        Strip::new(Align2::CENTER_BOTTOM, at, width)
    }
}

/// The standard time to read a note twice.
fn reading_time(text: &str) -> Duration {
    let letters = u32::try_from(text.chars().count()).unwrap_or(u32::MAX);
    let needed = SHOWN_PER_LETTER.saturating_mul(letters);
    needed.clamp(SHOWN, LONGEST)
}

impl Note {
    /// The text with its link or its details, enlarged by a factor.
    fn job(&self, words: &Words, larger: f32, width: f32) -> egui::text::LayoutJob {
        let mut job = egui::text::LayoutJob::default();
        let format = |kind, colour| format(kind, larger, colour);
        job.wrap.max_width = width;
        job.append(&self.text, 0.0, format(TextStyle::Body, colour::TEXT));
        if let Some(link) = self.link {
            let label = link.label(words);
            job.append(&label, 12.0, format(TextStyle::StrongNote, colour::BRASS));
        } else if let Some(details) = &self.details {
            let style = format(TextStyle::Note, colour::SECOND);
            job.append(&format_args!("\n{details}").to_string(), 0.0, style);
        }
        job
    }

    /// The height of the note in a header of a width.
    fn header_height(&self, ctx: &egui::Context, words: &Words, width: f32) -> f32 {
        let job = self.job(words, 1.0, width - HeaderRoom::TEXT.x);
        let galley = ctx.fonts_mut(|fonts| fonts.layout_job(job));
        galley.size().y + 2.0 * HeaderRoom::TEXT.y
    }

    fn fade(&self, ui: &mut egui::Ui) {
        ui.set_opacity((self.left.as_secs_f32() / FADE).min(1.0));
    }

    /// Draws the note without a frame, beside a line.
    fn show_in_header(&self, ui: &mut egui::Ui, size: egui::Vec2, words: &Words) -> Painted {
        self.fade(ui);
        let job = self.job(words, 1.0, size.x - HeaderRoom::TEXT.x);
        let galley = ui.painter().layout_job(job);
        let (frame, _) = ui.allocate_exact_size(size, egui::Sense::hover());
        let line = frame.with_max_x(frame.min.x + 3.0);
        ui.painter().rect_filled(line, 1.5, Accent::of(ui).line);
        let at = frame.min + HeaderRoom::TEXT;
        ui.painter().galley(at, galley, colour::TEXT);
        Painted {
            frame,
            last_row: frame,
        }
    }

    /// Draws the note, centred and enlarged by a factor. In place of a panel (`panel` is its height) it's as wide as the
    /// panel, and higher only if its text is.
    fn show(
        &self,
        ui: &mut egui::Ui,
        width: f32,
        larger: f32,
        panel: Option<f32>,
        words: &Words,
    ) -> Painted {
        self.fade(ui);
        let padding = if width < 360.0 { 12.0 } else { 20.0 };
        let galley = ui
            .painter()
            .layout_job(self.job(words, larger, width - 2.0 * padding));
        let text = galley.size();
        let height = match panel {
            Some(panel) => panel.max(text.y + 4.0),
            None => text.y + 22.0,
        };
        let (row, _) = ui.allocate_exact_size(vec2(width, height), egui::Sense::hover());
        let size = match panel {
            Some(_) => row.size(),
            None => vec2(text.x + 2.0 * padding, row.height()),
        };
        let frame = egui::Rect::from_center_size(row.center(), size);
        let line = Stroke::new(1.0, colour::BRASS);
        // The panel below mustn't shine through.
        let fill = panel.map_or(FILL, |_| colour::PANEL_FILL);
        ui.painter()
            .rect(frame, RADIUS, fill, line, egui::StrokeKind::Inside);
        let at = frame.min + vec2(padding, (height - text.y) / 2.0);
        let last = galley.rows.last().map_or(frame, |row| {
            row.rect().translate(at.to_vec2()).expand2(vec2(8.0, 11.0))
        });
        ui.painter().galley(at, galley, colour::TEXT);
        Painted {
            frame,
            last_row: last.intersect(frame),
        }
    }
}

/// The places of a painted note.
struct Painted {
    /// The whole note.
    frame: egui::Rect,
    /// The row with the link.
    last_row: egui::Rect,
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
