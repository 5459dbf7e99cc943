//! The elements of the page: texts, lines, and badges of players.

use std::collections::BTreeSet;
use std::sync::Arc;

use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{self, Align, Color32, FontFamily, FontId, Galley, Pos2, Ui, pos2, vec2};

use crate::evening::{EntrantId, Evening};
use crate::players::{Badge, NameKey, Player, search_form};
use crate::ui::kit::{Pen, Skin, Tile, button_height, pen};
use crate::ui::player_mark;
use crate::ui::text::shortened;
use crate::ui::theme::paper::{INK, LINK, SECOND_INK};
use crate::ui::theme::{TextStyle, touch_height};
use crate::ui::view::View;

/// The most characters in a field for names, into which whole lists can be pasted.
pub const MOST_WRITTEN: usize = 2000;

/// The smallest letters, in units.
const LEAST: f32 = 15.0;

/// The units per pixel of the design in narrow windows.
pub const NARROW: f32 = 0.56;

/// Draws a pen line across.
pub fn rule(ui: &mut Ui) {
    pen::rule(ui, 11.0);
}

/// Draws a thin pen line between two rows, from left to right.
pub fn row_line(ui: &Ui, from: Pos2, to: Pos2) {
    Pen::new(1.0, SECOND_INK.gamma_multiply(0.5)).line(ui.painter(), from, to);
}

/// The badge of a remembered player, or a default by the player's number.
pub fn badge(view: &View, evening: &Evening, id: EntrantId) -> Badge {
    let name = evening.entrant(id).map(|entrant| entrant.name.as_str());
    let number = usize::from(id.number().max(1)) - 1;
    badge_of(view, name.unwrap_or_default(), number)
}

/// The badge of a remembered player, or a default by a number from 0.
pub fn badge_of(view: &View, name: &str, number: usize) -> Badge {
    let player = view.remembered.find(name);
    player.map_or_else(|| Badge::numbered(number), Player::badge)
}

/// Paints a badge.
pub fn roundel(ui: &Ui, at: Pos2, radius: f32, badge: Badge) {
    player_mark::paint(ui.painter(), at, radius, badge);
}

/// The keys of names, to look others up.
pub fn keys<'a>(names: impl Iterator<Item = &'a str>) -> BTreeSet<NameKey> {
    names.map(NameKey::of).collect()
}

/// The most remembered players offered at once.
const MOST_OFFERED: usize = 3;

/// Shows remembered players who can be added with one press, those that match the typed text first. Returns the pressed
/// one.
pub fn known<'a>(
    ui: &mut Ui,
    view: &View,
    offered: impl Iterator<Item = &'a Player>,
    written: &str,
    scale: f32,
) -> Option<&'a Player> {
    // The last name of a list is still being typed.
    let last = written.rsplit([',', ';', '\n', '\t']).next();
    let written = search_form(last.unwrap_or_default().trim());
    let mut offered: Vec<&Player> = offered.collect();
    offered.sort_by_cached_key(|player| !search_form(&player.name).contains(&written));
    if offered.is_empty() {
        return None;
    }
    let mut pressed = None;
    ui.horizontal_wrapped(|ui| {
        ui.set_row_height(button_height(ui));
        ui.spacing_mut().item_spacing.x = 30.0 * scale;
        let text = view.words.get("evening-known");
        line(ui, text, TextStyle::Note, SECOND_INK);
        for player in offered.into_iter().take(MOST_OFFERED) {
            if offer(ui, view, player, scale) {
                pressed = Some(player);
            }
        }
    });
    pressed
}

/// Shows the mark and the name of a remembered player as a link.
fn offer(ui: &mut Ui, view: &View, player: &Player, scale: f32) -> bool {
    let radius = 22.0 * scale;
    let before = 2.0 * radius + 12.0 * scale;
    let size = 29.0 * scale;
    let room = ui.max_rect().width() - before - 4.0;
    let name = shortened(&player.name, |text| {
        Typeface::Text.width(ui, text, size) <= room
    });
    let name = Typeface::Text.layout(ui, &name, size, LINK, f32::INFINITY);
    let height = touch_height(ui, 44.0).max(button_height(ui));
    let wanted = vec2(before + name.size().x + 4.0, height);
    let label = [("name", player.name.clone().into())];
    let label = view.words.with("evening-add-one", &label);
    let tile = Tile::bare(&label).size(wanted);
    let response = tile.show(ui, |ui, rect, state| {
        let middle = pos2(rect.min.x + radius, rect.center().y);
        roundel(ui, middle, radius, player.badge());
        let x = rect.min.x + before;
        set(ui, &name, x, middle.y, LINK);
        let y = middle.y + name.size().y / 2.0;
        let lit = state.is_pointed_at();
        let pen = Pen::new(if lit { 2.4 } else { 1.4 }, LINK);
        pen.line(ui.painter(), pos2(x, y), pos2(x + name.size().x, y));
    });
    response.clicked()
}

/// A font of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Typeface {
    /// Names and titles.
    Title,
    /// Digits and emphasis.
    Bold,
    /// All other texts.
    Text,
}

impl Typeface {
    /// The font at a size, rounded and never too small to be legible.
    pub fn font(self, size: f32) -> FontId {
        let family = match self {
            Typeface::Title => FontFamily::Name("title".into()),
            Typeface::Bold => FontFamily::Name("bold".into()),
            Typeface::Text => FontFamily::Proportional,
        };
        FontId::new(size.round().max(LEAST), family)
    }

    /// The width of a text in one line.
    pub fn width(self, ui: &Ui, text: &str, size: f32) -> f32 {
        self.layout(ui, text, size, INK, f32::INFINITY).size().x
    }

    /// The size at which a text fits into a line: `size`, or less down to `least`.
    pub fn fitting(self, ui: &Ui, text: &str, size: f32, least: f32, room: f32) -> f32 {
        let width = self.width(ui, text, size);
        // The factor allows for the rounding of letters to whole pixels.
        (size * (room / width.max(1.0) * 0.99).min(1.0)).max(least.min(size))
    }

    /// Lays out a text in a width, in several rows if it's longer.
    pub fn layout(self, ui: &Ui, text: &str, size: f32, ink: Color32, room: f32) -> Arc<Galley> {
        let painter = ui.painter();
        painter.layout(text.to_owned(), self.font(size), ink, room.max(30.0))
    }

    /// Lays out a text in a width, in several centred rows if it's longer. Its origin is in the middle of its top.
    pub fn centred(self, ui: &Ui, text: &str, size: f32, ink: Color32, room: f32) -> Arc<Galley> {
        let mut job = LayoutJob::simple(text.to_owned(), self.font(size), ink, room.max(30.0));
        job.halign = Align::Center;
        ui.painter().layout_job(job)
    }
}

/// Shows a text in a style.
pub fn line(ui: &mut Ui, text: impl Into<String>, style: TextStyle, ink: Color32) {
    let font = Skin::Paper.font(ui, style);
    ui.label(egui::RichText::new(text).font(font).color(ink));
}

/// The distance by which text and digits are lowered beside names, to share a baseline, as a share of their size.
pub const DROP: f32 = 0.1;

/// Paints a text to the right of a position, centred vertically.
pub fn set(ui: &Ui, galley: &Arc<Galley>, x: f32, middle: f32, ink: Color32) {
    let at = pos2(x, middle - galley.size().y / 2.0);
    ui.painter().galley(at, galley.clone(), ink);
}
