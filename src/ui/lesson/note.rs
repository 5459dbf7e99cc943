//! Shows the lesson's note with its instructions and buttons.

use bevy_egui::egui::epaint::TextShape;
use bevy_egui::egui::text::{LayoutJob, TextFormat};
use bevy_egui::egui::{
    self, Color32, FontFamily, FontId, Galley, Rect, Stroke, Ui, Vec2, pos2, vec2,
};
use std::sync::Arc;

use super::LessonView;
use super::look::{NoteLook, dot};
use super::sheet::Sheet;
use super::texts::{self, NoteTexts};
use crate::input::Press;
use crate::lesson::LessonRun;
use crate::rules::with_game;
use crate::table::{Learning, LessonIntent};
use crate::ui::games;
use crate::ui::icons::Icon;
use crate::ui::kit::{Button, Link, Tile, icon_button_width, name_painted};
use crate::ui::panel_game::PanelGame;
use crate::ui::theme::{touch_gap, touch_height};
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;

/// The tilt of the hanging note, and the tilt from which it swings there (rad).
const ASKEW: f32 = 0.0192;
const SWUNG: f32 = 0.0524;

/// The height of a column (units) below which its buttons are in one row, so that the note has more room, and the height
/// of that row, for a label in two lines.
const LOW_COLUMN: f32 = 420.0;
const ROW: f32 = 56.0;

/// The layout of the note in its place.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Format {
    /// Beside a large board, with its buttons below it.
    Hanging,
    /// A column beside a small board, with its buttons in one row if it's low.
    Column { in_row: bool },
    /// A strip below the board.
    Strip,
}

/// Shows the note of the current step.
pub(super) fn show(
    ui: &mut Ui,
    view: &View,
    learning: &Learning,
    lesson_view: &LessonView,
) -> Option<UiAction> {
    let place = ui.max_rect();
    let is_over = texts::ending(view, learning).is_some();
    let format = match view.layout.move_list {
        None => Format::Strip,
        Some(_) if place.width() >= 270.0 && place.height() >= 620.0 => Format::Hanging,
        Some(_) => Format::Column {
            in_row: place.height() < LOW_COLUMN && !is_over,
        },
    };
    let next = touch_height(ui, 52.0);
    let (sheet, buttons) = match format {
        Format::Hanging => {
            // Below the note there are two buttons and two quiet lines.
            let below = 2.0 * next + 150.0;
            let pinned = (place.height() * 0.05).min(48.0);
            let high = (place.height() - pinned - below).min(500.0);
            let corner = place.min + vec2(0.0, pinned);
            let sheet = Rect::from_min_size(corner, vec2(place.width(), high));
            let top = sheet.max.y + pinned;
            (sheet, Rect::from_min_max(pos2(place.min.x, top), place.max))
        }
        Format::Column { in_row } => {
            let foot = if in_row {
                touch_height(ui, ROW)
            } else {
                2.0 * next + 10.0
            };
            let split = place.max.y - foot;
            (
                Rect::from_min_max(place.min, pos2(place.max.x, split - 8.0)),
                Rect::from_min_max(pos2(place.min.x, split), place.max),
            )
        }
        Format::Strip if learning.plays() && !is_over => (place, Rect::NOTHING),
        Format::Strip => {
            let split = place.max.y - next;
            (
                Rect::from_min_max(place.min, pos2(place.max.x, split - 6.0)),
                Rect::from_min_max(pos2(place.min.x, split), place.max),
            )
        }
    };
    let explained = paper(ui, view, learning, lesson_view, sheet, format);
    let action = if is_over {
        ending_actions(ui, view, learning, buttons, format)
    } else if learning.plays() {
        game_actions(ui, view, buttons, format)
    } else {
        actions(ui, view, learning, buttons, format)
    };
    explained.or(action)
}

/// Shows the paper with its text. Under the instruction is the answer to the last refused try.
fn paper(
    ui: &mut Ui,
    view: &View,
    learning: &Learning,
    lesson_view: &LessonView,
    rect: Rect,
    format: Format,
) -> Option<UiAction> {
    let hanging = format == Format::Hanging;
    let hung = lesson_view
        .note
        .swing_progress(lesson_view.now, lesson_view.tempo);
    let (run, words) = (learning.run(), view.words);
    let look = with_game!(learning.game(), Game => <Game as PanelGame>::LOOK.note);
    let NoteTexts { title, text } = NoteTexts::of(view, learning);
    let answer = lesson_view.note.refusal().map(|(text, rule)| Answer {
        text,
        rule,
        why: words.get("book-why"),
    });
    let count = run.lesson().steps.len();
    let step = words.with(
        "lesson-step",
        &[
            ("number", (run.number() + 1).into()),
            ("count", count.into()),
        ],
    );
    let is_strip = format == Format::Strip;
    // The caption was over the pieces only while they moved.
    let later = run.step().caption(learning.game());
    let later = later
        .filter(|_| !learning.plays())
        .map(|key| words.get(&key));
    let step = match later {
        // On a strip, the dots show the step.
        later if is_strip => later.filter(|_| rect.width() >= WITH_CAPTION),
        Some(later) if hanging => Some(format!("{step} · {later}")),
        _ => Some(step),
    };
    let (above, below) = look.hem(hanging);
    let side = if hanging { 36.0 } else { 14.0 };
    let width = rect.width() - 2.0 * side;
    let faded = |colour: Color32| colour.gamma_multiply(hung.max(0.15));
    let (ink, accent) = (faded(look.ink), faded(look.accent));
    let is_over = texts::ending(view, learning).is_some();
    // All steps have the same size of text.
    let sizes = match format {
        // The end of the lesson is worth a large title.
        Format::Hanging if is_over => (19.0, 48.0, HANGING),
        Format::Hanging => (19.0, 34.0, HANGING),
        Format::Column { .. } => (15.0, 26.0, IN_COLUMN),
        Format::Strip => (15.0, 24.0, IN_STRIP),
    };
    let dots = if hanging { 58.0 } else { 0.0 };
    let mut y = above + if hanging { 28.0 } else { 5.0 };
    // A strip can cover the rim of the board, but not the buttons of the turn.
    let can_grow = format == Format::Strip && (is_over || !learning.plays());
    let growth = match (can_grow, &answer) {
        (false, _) => 0.0,
        (true, None) => GROWTH,
        (true, Some(_)) => GROWTH_WITH_ANSWER,
    };
    let most = rect.height() + growth;
    let room = most - y - below - dots;
    let beside_dots = if is_strip {
        width - dots_width(width, count) - 8.0
    } else {
        width
    };
    let titled = |scale: f32| line(ui, &title, "title", sizes.1 * scale, ink, beside_dots);
    let rows = if hanging { 2 } else { 1 };
    let large_title = shrunk(titled, |title| title.rows.len() <= rows);
    let inks = NoteInks { text: ink, accent };
    let gap = if hanging { 10.0 } else { 1.0 };
    let apart = if hanging { 18.0 } else { 6.0 };
    let answer_part = if hanging { ANSWER_HANGING } else { ANSWER };
    let texts = NoteGalleys {
        instruction: paragraph(ui, &text, sizes.2, ink, width),
        answer: answer
            .as_ref()
            .map(|answer| answer.layout(ui, sizes.2 * answer_part, inks, width - INDENT)),
    };
    let first = |text: &str| line(ui, text, "bold", sizes.0, accent, width);
    let step = step.map(|step| first(&step));
    // If everything doesn't fit, the title is left out. A strip keeps a small one, and doesn't cover the board for a
    // large one.
    let headings = if is_strip {
        let large = Heading::new(None, Some(large_title.clone()));
        let with_step = step.map(|step| Heading::new(Some(step), Some(large_title)));
        let small = Heading::new(Some(first(&title)), None);
        // In the real game the strip has the least room.
        let none = (learning.plays() && !is_over).then_some(Heading::new(None, None));
        with_step
            .into_iter()
            .chain([large, small])
            .chain(none)
            .collect()
    } else {
        vec![
            Heading::new(step.clone(), Some(large_title)),
            Heading::new(step, None),
        ]
    };
    let left = room - growth - texts.height(apart);
    let heading = headings.iter().find(|heading| heading.height() <= left);
    let heading = heading.or(headings.last())?.clone();
    let headed = heading.height();
    // A text that is still too high scrolls, on a note that hangs straight.
    let scrolls = texts.height(apart) > room - headed;
    let angle = if hanging && !scrolls {
        ASKEW + (SWUNG - ASKEW) * (1.0 - hung).powi(2)
    } else {
        0.0
    };
    let needed = most - room + headed + texts.height(apart) + LEFT_FREE;
    let place = match format {
        Format::Hanging => rect,
        // The card is as high as its text.
        Format::Column { .. } => rect.with_max_y(rect.min.y + needed.min(most)),
        Format::Strip => rect.with_min_y(rect.max.y - needed.min(most)),
    };
    let sheet = Sheet::new(place, angle);
    // The tilted note extends beyond its place.
    ui.set_clip_rect(place.expand(60.0));
    look.paint(ui.painter(), &sheet, hanging);
    name_painted(ui, place, &title);
    name_painted(ui, place, &text);
    let first_line = heading.small.as_ref().or(heading.title.as_ref());
    let first_line = first_line.map(|line| y + line.size().y / 2.0);
    let mut put = |galley: Arc<Galley>, indent: f32, gap: f32| {
        let height = galley.size().y;
        let at = sheet.at(pos2(side + indent, y));
        let shape = TextShape::new(at, galley, ink).with_angle(angle);
        ui.painter().add(shape);
        y += height + gap;
        Rect::from_min_size(at, vec2(width - indent, height))
    };
    if let Some(small) = heading.small {
        put(small, 0.0, gap * 0.4);
    }
    if let Some(title) = heading.title {
        put(title, 0.0, gap);
    }
    if let Some(first_line) = first_line {
        let at = if hanging {
            sheet.size.y - below - 34.0
        } else {
            first_line
        };
        steps(ui, run, look, &sheet, side, at, hanging);
    }
    if scrolls {
        let corner = sheet.at(pos2(side, y));
        let foot = place.max.y - below - dots;
        let end = pos2(place.max.x - side + BAR.min(side), foot);
        let area = Rect::from_min_max(corner, end);
        let id = (run.number(), run.done(), &text);
        let scrolled = Scrolled {
            texts,
            answer,
            apart,
        };
        return scrolled.show(ui, area, egui::Id::new(id), inks);
    }
    put(texts.instruction, 0.0, apart);
    let place = texts.answer.map(|galley| put(galley, INDENT, 0.0));
    let (answer, place) = answer.zip(place)?;
    answer.show(ui, place, accent)
}

/// The texts of a note that are too high for it.
struct Scrolled<'a> {
    texts: NoteGalleys,
    answer: Option<Answer<'a>>,
    /// The gap between the texts, in units.
    apart: f32,
}

impl Scrolled<'_> {
    /// Shows the texts in an area that scrolls. An answer is in view at once.
    fn show(self, ui: &mut Ui, area: Rect, id: egui::Id, inks: NoteInks) -> Option<UiAction> {
        let Scrolled {
            texts,
            answer,
            apart,
        } = self;
        let id = id.with(answer.as_ref().map(|answer| answer.text));
        let builder = egui::UiBuilder::new().max_rect(area);
        let shown = ui.scope_builder(builder, |ui| {
            let scroll = egui::ScrollArea::vertical()
                .id_salt(id)
                .max_height(area.height())
                .min_scrolled_height(area.height())
                .auto_shrink(false)
                .stick_to_bottom(answer.is_some());
            let shown = scroll.show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = apart;
                put_galley(ui, texts.instruction, 0.0, inks.text);
                let place = texts
                    .answer
                    .map(|galley| put_galley(ui, galley, INDENT, inks.text));
                let (answer, place) = answer.zip(place)?;
                answer.show(ui, place, inks.accent)
            });
            shown.inner
        });
        shown.inner
    }
}

/// Paints a text in a layout, with an indent (units). Returns its place.
fn put_galley(ui: &mut Ui, galley: Arc<Galley>, indent: f32, ink: Color32) -> Rect {
    let size = galley.size() + vec2(indent, 0.0);
    let (rect, _) = ui.allocate_exact_size(size, egui::Sense::hover());
    let place = rect.with_min_x(rect.min.x + indent);
    ui.painter().galley(place.min, galley, ink);
    place
}

/// The laid out texts of a note that share its room.
struct NoteGalleys {
    instruction: Arc<Galley>,
    answer: Option<Arc<Galley>>,
}

impl NoteGalleys {
    /// The height with a gap between the texts.
    fn height(&self, gap: f32) -> f32 {
        let answer = self.answer.as_ref();
        self.instruction.size().y + answer.map_or(0.0, |answer| gap + answer.size().y)
    }
}

/// The size of the instruction on a hanging note, in units.
const HANGING: f32 = 25.0;
/// The size of the instruction in a column and on a strip, in units: 17 pixels in a small window and on a phone.
const IN_COLUMN: f32 = 19.6;
const IN_STRIP: f32 = 17.4;
/// The height by which a strip can grow over the rim of the board, and with an answer over the nearest tray (units).
const GROWTH: f32 = 35.0;
const GROWTH_WITH_ANSWER: f32 = 64.0;
/// The room for a scroll bar in the margin, in units.
const BAR: f32 = 12.0;
/// The space between a title and the text below it, at most (units).
const BELOW_TITLE: f32 = 8.0;
/// The space that a card leaves free below its text, in units.
const LEFT_FREE: f32 = 6.0;
/// The width of a strip from which its first line has room for a caption beside the dots (units).
const WITH_CAPTION: f32 = 340.0;
/// The size of an answer's text, relative to the instruction's: on a hanging note, whose instruction is large, and
/// elsewhere.
const ANSWER_HANGING: f32 = 0.8;
const ANSWER: f32 = 0.88;
/// The indent of an answer, for the line on its left (units).
const INDENT: f32 = 12.0;

/// The answer to a refused try.
struct Answer<'a> {
    text: &'a str,
    /// The number of the rule that forbids it.
    rule: Option<&'static str>,
    /// The text of the link to the rule.
    why: String,
}

impl Answer<'_> {
    /// Lays out the answer, with the link to the rule.
    fn layout(&self, ui: &Ui, size: f32, inks: NoteInks, width: f32) -> Arc<Galley> {
        let mut job = LayoutJob::default();
        job.wrap.max_width = width;
        job.append(self.text, 0.0, text_format("", size, inks.text));
        if self.rule.is_some() {
            let link = TextFormat {
                underline: Stroke::new(1.0, inks.accent),
                ..text_format("bold", size * 0.86, inks.accent)
            };
            job.append(&self.why, size * 0.5, link);
        }
        ui.painter().layout_job(job)
    }

    /// Paints the line on the left of the answer. Returns the action of a press on the answer, which opens the rule.
    fn show(&self, ui: &mut Ui, place: Rect, accent: Color32) -> Option<UiAction> {
        name_painted(ui, place, self.text);
        let line = Stroke::new(3.0, accent);
        ui.painter()
            .vline(place.min.x - INDENT + 1.5, place.y_range(), line);
        let rule = self.rule?;
        let link = ui.scope_builder(egui::UiBuilder::new().max_rect(place), |ui| {
            let tile = Tile::bare(&self.why).size(place.size());
            tile.show(ui, |_, _, _| {}).clicked()
        });
        link.inner.then_some(UiAction::Explain(rule))
    }
}

/// Lays out a title as large as it fits.
fn shrunk<T>(text: impl Fn(f32) -> T, fits: impl Fn(&T) -> bool) -> T {
    const SMALLEST: f32 = 0.5;
    let scales = (0..11).map(|i| 1.0 - 0.045 * i as f32);
    let mut texts = scales.map(&text);
    let fitting = texts.find(|text| fits(text));
    fitting.unwrap_or_else(|| text(SMALLEST))
}

/// The first lines of a note: a small one, which is the step or the title, and a large title.
#[derive(Clone)]
struct Heading {
    small: Option<Arc<Galley>>,
    title: Option<Arc<Galley>>,
}

impl Heading {
    const fn new(small: Option<Arc<Galley>>, title: Option<Arc<Galley>>) -> Self {
        Self { small, title }
    }

    /// The height with the gaps below the lines, in units.
    fn height(&self) -> f32 {
        let lines = [&self.small, &self.title].into_iter().flatten();
        let height: f32 = lines.map(|line| line.size().y).sum();
        if self.title.is_some() {
            height + BELOW_TITLE
        } else {
            height
        }
    }
}

/// The distance between the dots of a lesson's steps at the end of a line, at most (units).
const PITCH: f32 = 11.7;

/// The width of the dots at the end of a line, in units.
fn dots_width(room: f32, count: usize) -> f32 {
    // The number of the step needs the rest.
    (room - 84.0).min(PITCH * count as f32)
}

/// Paints a dot for each step at a height of the sheet, in a line below the text or at the end of the first line.
fn steps(
    ui: &Ui,
    run: &LessonRun,
    look: NoteLook,
    sheet: &Sheet,
    side: f32,
    y: f32,
    below_text: bool,
) {
    let count = run.lesson().steps.len();
    let room = sheet.size.x - 2.0 * side;
    let (pitch, largest) = if below_text {
        ((room / count as f32).min(29.0), 7.5_f32)
    } else {
        (dots_width(room, count) / count as f32, 3.6)
    };
    let radius = largest.min(pitch * 0.3);
    for i in 0..count {
        let x = if below_text {
            side + (i as f32 + 0.5) * pitch
        } else {
            sheet.size.x - side - (count - i) as f32 * pitch
        };
        let at = sheet.at(pos2(x, y));
        dot(ui.painter(), look, at, radius, i.cmp(&run.number()));
    }
}

fn font(family: &'static str, size: f32) -> FontId {
    let family = match family {
        "" => FontFamily::Proportional,
        name => FontFamily::Name(name.into()),
    };
    FontId::new(size, family)
}

fn line(
    ui: &Ui,
    text: &str,
    family: &'static str,
    size: f32,
    colour: Color32,
    width: f32,
) -> Arc<Galley> {
    ui.painter()
        .layout(text.to_owned(), font(family, size), colour, width)
}

/// The inks of a note.
#[derive(Clone, Copy)]
struct NoteInks {
    text: Color32,
    accent: Color32,
}

fn text_format(family: &'static str, size: f32, color: Color32) -> TextFormat {
    TextFormat {
        font_id: font(family, size),
        color,
        line_height: Some(size * 1.28),
        ..TextFormat::default()
    }
}

/// Lays out a text of several lines.
fn paragraph(ui: &Ui, text: &str, size: f32, ink: Color32, width: f32) -> Arc<Galley> {
    let mut job = LayoutJob::default();
    job.wrap.max_width = width;
    job.append(text, 0.0, text_format("", size, ink));
    ui.painter().layout_job(job)
}

/// Shows the buttons during the real game: a hint, and the end of the lesson.
fn game_actions(ui: &mut Ui, view: &View, rect: Rect, format: Format) -> Option<UiAction> {
    let mut action = None;
    ui.set_clip_rect(rect.expand(4.0));
    let hint = view.words.get("hint");
    let hint = Button::new(&hint).icon(view.icons, Icon::Hint);
    let size = vec2(rect.width(), touch_height(ui, 52.0));
    match format {
        // The bar above the board has the same buttons.
        Format::Strip => {}
        Format::Column { .. } | Format::Hanging => {
            if hint.show_at(ui, Rect::from_min_size(rect.min, size)) {
                action = Some(UiAction::Press(Press::Hint));
            }
        }
    }
    if format == Format::Hanging {
        let middle = pos2(rect.center().x, rect.max.y - 36.0);
        let place = Rect::from_center_size(middle, vec2(220.0, touch_height(ui, 40.0)));
        if Link::new(&view.words.get("lesson-leave")).show_at(ui, place) {
            action = Some(UiAction::Lesson(LessonIntent::Leave));
        }
    }
    action
}

/// Shows the buttons after the real game: a game of the player's own, and the way back.
fn ending_actions(
    ui: &mut Ui,
    view: &View,
    learning: &Learning,
    rect: Rect,
    format: Format,
) -> Option<UiAction> {
    ui.set_clip_rect(rect.expand(4.0));
    let gap = touch_gap(ui, 8.0);
    let height = touch_height(ui, 52.0);
    let (play, home) = if format == Format::Strip {
        let width = (rect.width() - gap) / 2.0;
        let play = Rect::from_min_size(rect.min, vec2(width, height));
        (play, play.translate(vec2(width + gap, 0.0)))
    } else {
        let play = Rect::from_min_size(rect.min, vec2(rect.width(), height));
        (play, play.translate(vec2(0.0, height + gap)))
    };
    let (words, icons) = (view.words, view.icons);
    let mut action = None;
    if Button::new(&words.get("lesson-play"))
        .icon(icons, Icon::Play)
        .primary()
        .show_at(ui, play)
    {
        action = Some(UiAction::PlayLearned(learning.game()));
    }
    if Button::new(&words.get("lesson-home"))
        .icon(icons, Icon::Home)
        .show_at(ui, home)
    {
        action = Some(UiAction::Lesson(LessonIntent::Leave));
    }
    action
}

/// Shows the buttons: the next action, back, and the next step.
fn actions(
    ui: &mut Ui,
    view: &View,
    learning: &Learning,
    rect: Rect,
    format: Format,
) -> Option<UiAction> {
    let words = view.words;
    let run = learning.run();
    let (icon, key, intent) = if learning.is_reading() {
        (
            Icon::Forward,
            "lesson-next",
            UiAction::Lesson(LessonIntent::Next),
        )
    } else if run.wants_throw() {
        let throw = games::throw_icon(learning.game());
        let key = games::throw_button_key(learning.game());
        (throw, key, UiAction::Press(Press::Throw))
    } else {
        (
            Icon::Play,
            "lesson-show",
            UiAction::Lesson(LessonIntent::Show),
        )
    };
    let busy = view.moving || learning.is_under_way();
    let first = (run.number(), run.done()) == (0, 0);
    let mut action = None;
    let text = words.get(key);
    let gap = touch_gap(ui, 8.0);
    let next = |ui: &mut Ui, width: f32| {
        // A narrow row has no room for the icon beside the label.
        Button::new(&text)
            .icon(view.icons, (width >= WITH_ICON).then_some(icon))
            .primary_if(!busy)
            .enabled(!busy)
            .width(width)
            .show(ui)
    };
    let small = |ui: &mut Ui, icon, key: &str, intent, enabled| {
        Button::only_icon(view.icons, icon, &words.get(key))
            .enabled(enabled)
            .show(ui)
            .then_some(UiAction::Lesson(intent))
    };
    ui.scope_builder(egui::UiBuilder::new().max_rect(rect), |ui| {
        ui.set_clip_rect(rect.expand(4.0));
        ui.spacing_mut().item_spacing = Vec2::splat(gap);
        let mut rest = |ui: &mut Ui| {
            let back = small(ui, Icon::Back, "lesson-back", LessonIntent::Back, !first);
            let skip = small(ui, Icon::Forward, "lesson-skip", LessonIntent::Skip, true);
            action = action.take().or(back).or(skip);
        };
        let pressed = match format {
            Format::Hanging => {
                let pressed = next(ui, rect.width());
                ui.add_space(4.0);
                let back = words.get("lesson-back");
                if Button::new(&back)
                    .icon(view.icons, Icon::Back)
                    .enabled(!first)
                    .width(rect.width())
                    .show(ui)
                {
                    action = Some(UiAction::Lesson(LessonIntent::Back));
                }
                for (i, (key, intent)) in [
                    ("lesson-skip", LessonIntent::Skip),
                    ("lesson-leave", LessonIntent::Leave),
                ]
                .into_iter()
                .enumerate()
                {
                    let y = rect.max.y - 82.0 + i as f32 * 46.0;
                    let size = vec2(220.0, touch_height(ui, 40.0));
                    let place = Rect::from_center_size(pos2(rect.center().x, y), size);
                    if Link::new(&words.get(key)).show_at(ui, place) {
                        action = Some(UiAction::Lesson(intent));
                    }
                }
                pressed
            }
            Format::Column { in_row: true } => {
                let row = ui.horizontal(|ui| {
                    let side = icon_button_width(ui);
                    let pressed = next(ui, rect.width() - 2.0 * (side + gap));
                    rest(ui);
                    pressed
                });
                row.inner
            }
            Format::Column { in_row: false } => {
                let pressed = next(ui, rect.width());
                ui.horizontal(|ui| rest(ui));
                pressed
            }
            Format::Strip => {
                let mut pressed = false;
                let throws = if shows_throws(view) {
                    THROWS + gap
                } else {
                    0.0
                };
                let room = Rect::from_min_max(pos2(rect.min.x + throws, rect.min.y), rect.max);
                ui.scope_builder(egui::UiBuilder::new().max_rect(room), |ui| {
                    ui.horizontal(|ui| {
                        let side = icon_button_width(ui);
                        pressed = next(ui, room.width() - 2.0 * (side + gap));
                        rest(ui);
                    });
                });
                pressed
            }
        };
        if pressed {
            action = Some(intent);
        }
    });
    if format == Format::Strip && shows_throws(view) {
        let size = vec2(THROWS, touch_height(ui, 44.0));
        let room = Rect::from_min_size(rect.min, size);
        let shown = ui.scope_builder(egui::UiBuilder::new().max_rect(room), |ui| {
            games::throw_chips(ui, view, size.y)
        });
        action = action.or(shown.inner);
    }
    action
}

/// The width from which the button for the next action has an icon in a row (units).
const WITH_ICON: f32 = 130.0;

/// The width of the turn's throws beside the buttons of a strip, in units. A lesson's turn has at most two.
const THROWS: f32 = 100.0;

/// `true` if the turn's throws are beside the buttons of a strip. Dice on the board don't need it.
fn shows_throws(view: &View) -> bool {
    let layout = view.layout;
    let covered = |place| super::covers(place, layout.actions);
    let covered = layout.lesson.is_some_and(covered);
    covered && layout.board_view.has_throws() && !layout.throws_on_board()
}
