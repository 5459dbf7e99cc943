//! What the page is made of: buttons, pen lines, fields, and the roundels of those who play.

use std::sync::Arc;

use bevy_egui::egui::{
    self, Color32, FontFamily, FontId, Galley, Pos2, Sense, Stroke, StrokeKind, TextEdit, Ui,
    WidgetInfo, WidgetType, pos2, vec2,
};

use super::{INK, NOW, SECOND_INK};
use crate::evening::{EntrantId, Evening};
use crate::players::{Badge, Player};
use crate::ui::player_mark;
use crate::ui::theme::{TextStyle, touch_height};
use crate::ui::view::View;
use crate::ui::widget::Labelled;

/// How a button is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// One of several things that can be done.
    Plain,
    /// Out of the way: letters alone.
    Quiet,
    /// The one next action.
    Next,
    /// One of several choices: taken, or not.
    Choice(bool),
}

const PAPER: Color32 = Color32::from_rgb(0xF4, 0xE8, 0xC8);
const CHOSEN: Color32 = Color32::from_rgb(0x3B, 0x2A, 0x17);
/// What a field is for.
const HINT: Color32 = Color32::from_rgb(0x6A, 0x56, 0x3C);
/// The least height of a button, in units.
const HIGH: f32 = 44.0;
/// The smallest letters, in units.
const LEAST: f32 = 15.0;

/// The style and the ink of a button's text.
fn lettering(look: Look) -> (TextStyle, Color32) {
    const LIGHT: Color32 = Color32::from_rgb(0xFF, 0xF4, 0xE0);
    match look {
        Look::Next | Look::Choice(true) => (TextStyle::Strong, LIGHT),
        Look::Plain | Look::Choice(false) => (TextStyle::Body, INK),
        Look::Quiet => (TextStyle::Note, SECOND_INK),
    }
}

/// How wide a button is, where there is room for all of its text.
pub fn button_width(ui: &Ui, text: &str, look: Look) -> f32 {
    let (style, ink) = lettering(look);
    let font = grown(ui, style);
    let galley = ui.painter().layout_no_wrap(text.to_owned(), font, ink);
    (galley.size().x + 28.0).max(HIGH)
}

/// How high a button of one line is.
pub fn button_height(ui: &Ui) -> f32 {
    touch_height(ui, HIGH * growth(ui).min(1.25))
}

/// A button on the paper, as wide as its text, which takes more rows where there is no room; true where it
/// was pressed.
pub fn button(ui: &mut Ui, text: &str, look: Look) -> bool {
    let (style, ink) = lettering(look);
    let font = grown(ui, style);
    let room = (ui.max_rect().width() - 30.0).max(40.0);
    let galley = ui.painter().layout(text.to_owned(), font, ink, room);
    let size = vec2(
        (galley.size().x + 28.0).max(HIGH),
        button_height(ui).max(galley.size().y + 14.0),
    );
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| match look {
        Look::Choice(taken) => WidgetInfo::selected(WidgetType::Checkbox, true, taken, text),
        _ => WidgetInfo::labeled(WidgetType::Button, true, text),
    });
    Labelled::note(ui, text, rect);
    let lit = response.hovered() || response.has_focus();
    let (fill, line) = match look {
        Look::Quiet => (Color32::TRANSPARENT, Color32::TRANSPARENT),
        Look::Next => (Color32::from_rgb(0xA0, 0x2C, 0x24), NOW),
        Look::Choice(true) => (CHOSEN, CHOSEN),
        Look::Plain | Look::Choice(false) => (PAPER, SECOND_INK),
    };
    let fill = if lit && look == Look::Quiet {
        PAPER
    } else if lit {
        fill.lerp_to_gamma(Color32::WHITE, 0.15)
    } else {
        fill
    };
    let line = Stroke::new(1.4, line);
    ui.painter().rect(rect, 8.0, fill, line, StrokeKind::Inside);
    let at = rect.center() - galley.size() / 2.0;
    ui.painter().galley(at, galley, ink);
    if response.has_focus() {
        focus_ring(ui, rect);
    }
    response.clicked()
}

/// The ring about what the keys are on.
pub fn focus_ring(ui: &Ui, rect: egui::Rect) {
    let ring = Stroke::new(3.0, NOW);
    ui.painter()
        .rect_stroke(rect.shrink(1.0), 7.0, ring, StrokeKind::Inside);
}

/// A pen line across.
pub fn rule(ui: &mut Ui) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 11.0), Sense::hover());
    let line = Stroke::new(1.4, SECOND_INK);
    ui.painter().hline(rect.x_range(), rect.center().y, line);
}

/// A field, so wide and for so many letters at most; true where Enter ended it.
pub fn field(
    ui: &mut Ui,
    id: &str,
    text: &mut String,
    hint: &str,
    (room, most): (f32, usize),
) -> bool {
    let is_empty = text.is_empty();
    let edit = TextEdit::singleline(text)
        .id_salt(id)
        .font(grown(ui, TextStyle::Body))
        .text_color(INK)
        .background_color(PAPER)
        .char_limit(most)
        .margin(egui::Margin::symmetric(10, 9))
        .desired_width((room - 24.0).max(80.0));
    let response = ui.add(edit);
    let edge = Stroke::new(1.2, SECOND_INK);
    let painter = ui.painter().clone();
    painter.rect_stroke(response.rect, 8.0, edge, StrokeKind::Inside);
    if is_empty && !response.has_focus() {
        let hint = painter.layout_no_wrap(hint.to_owned(), grown(ui, TextStyle::Body), HINT);
        let inside = painter.with_clip_rect(response.rect.shrink(2.0));
        let at = response.rect.left_center() + vec2(10.0, -hint.size().y / 2.0);
        inside.galley(at, hint, HINT);
    }
    let entered = response.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
    if entered {
        // The next name follows.
        response.request_focus();
    }
    entered
}

/// The badge of somebody: the own one of who is remembered, or else one by the place on the list.
pub fn badge(view: &View, evening: &Evening, id: EntrantId) -> Badge {
    let entrant = evening.entrant(id);
    let player = entrant.and_then(|entrant| view.remembered.find(&entrant.name));
    player.map_or_else(
        || Badge::numbered(usize::from(id.number().max(1)) - 1),
        Player::badge,
    )
}

/// Paints a badge.
pub fn roundel(ui: &Ui, at: Pos2, radius: f32, badge: Badge) {
    player_mark::paint(ui.painter(), at, radius, badge);
}

/// The most remembered players who are offered at once.
const MOST_OFFERED: usize = 12;

/// Remembered players who can be put on the list with one press, those first who are called as it is being
/// written; the one that was pressed.
pub fn known<'a>(
    ui: &mut Ui,
    view: &View,
    offered: impl Iterator<Item = &'a Player>,
    written: &str,
) -> Option<&'a Player> {
    let written = written.trim().to_lowercase();
    let mut offered: Vec<&Player> = offered.collect();
    offered.sort_by_key(|player| !player.name.to_lowercase().contains(&written));
    if offered.is_empty() {
        return None;
    }
    let text = view.words.get("evening-known");
    line(ui, text, TextStyle::Note, SECOND_INK);
    let mut pressed = None;
    ui.horizontal_wrapped(|ui| {
        for player in offered.into_iter().take(MOST_OFFERED) {
            if button(ui, &format!("+  {}", player.name), Look::Plain) {
                pressed = Some(player);
            }
        }
    });
    pressed
}

/// A face of letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// Names and titles.
    Title,
    /// Figures and emphasis.
    Bold,
    /// All else.
    Text,
}

impl Face {
    /// The font of a size, which is whole and never too small to be read.
    pub fn font(self, size: f32) -> FontId {
        let family = match self {
            Face::Title => FontFamily::Name("title".into()),
            Face::Bold => FontFamily::Name("bold".into()),
            Face::Text => FontFamily::Proportional,
        };
        FontId::new(size.round().max(LEAST), family)
    }

    /// The size, so large at most and at least so small, at which a text has room in a line.
    pub fn fitting(self, ui: &Ui, text: &str, (size, least): (f32, f32), room: f32) -> f32 {
        let width = self.lay(ui, text, size, INK, f32::INFINITY).size().x;
        // A hair less, as letters are set on whole pixels.
        (size * (room / width.max(1.0) * 0.99).min(1.0)).max(least.min(size))
    }

    /// A text in so much room, in rows where it is longer.
    pub fn lay(self, ui: &Ui, text: &str, size: f32, ink: Color32, room: f32) -> Arc<Galley> {
        let painter = ui.painter();
        painter.layout(text.to_owned(), self.font(size), ink, room.max(30.0))
    }
}

/// How much larger than by design everything is on a page of so much room: a little in large windows, so
/// that it is read from farther away.
pub fn growth(ui: &Ui) -> f32 {
    let screen = ui.ctx().content_rect();
    (screen.width() / 1280.0)
        .min(screen.height() / 720.0)
        .clamp(1.0, 1.5)
}

/// The font of a style on this page.
fn grown(ui: &Ui, style: TextStyle) -> FontId {
    let FontId { size, family } = style.font();
    FontId::new((size * growth(ui)).round(), family)
}

/// A text of a style.
pub fn line(ui: &mut Ui, text: impl Into<String>, style: TextStyle, ink: Color32) {
    let font = grown(ui, style);
    ui.label(egui::RichText::new(text).font(font).color(ink));
}

/// How much lower text and figures stand than names of the same middle, so that all have one base line, as a share
/// of their size.
pub const DROP: f32 = 0.1;

/// Paints a text that lies about a height, from a place on to the right.
pub fn set(ui: &Ui, galley: &Arc<Galley>, x: f32, middle: f32, ink: Color32) {
    let at = pos2(x, middle - galley.size().y / 2.0);
    ui.painter().galley(at, galley.clone(), ink);
}
