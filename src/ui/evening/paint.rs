//! The elements of the page: buttons, lines, fields, and badges of players.

use std::collections::BTreeSet;
use std::sync::Arc;

use bevy_egui::egui::{
    self, Color32, FontFamily, FontId, Galley, Pos2, Sense, Stroke, Ui, pos2, vec2,
};

use crate::evening::{EntrantId, Evening};
use crate::players::{Badge, NameKey, Player, search_form};
use crate::ui::kit::{Button, Skin};
use crate::ui::player_mark;
use crate::ui::theme::TextStyle;
use crate::ui::theme::paper::{INK, SECOND_INK};
use crate::ui::view::View;

/// The most characters in a field for names, into which whole lists can be pasted.
pub const MOST_WRITTEN: usize = 2000;

/// The smallest letters, in units.
const LEAST: f32 = 15.0;

/// Draws a pen line across.
pub fn rule(ui: &mut Ui) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 11.0), Sense::hover());
    let line = Stroke::new(1.4, SECOND_INK);
    ui.painter().hline(rect.x_range(), rect.center().y, line);
}

/// The badge of a remembered player, or a default by the player's number.
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

/// The keys of names, to look others up.
pub fn keys<'a>(names: impl Iterator<Item = &'a str>) -> BTreeSet<NameKey> {
    names.map(NameKey::of).collect()
}

/// The most remembered players offered at once.
const MOST_OFFERED: usize = 12;

/// Shows remembered players who can be added with one press, those that match the typed text first. Returns the pressed
/// one.
pub fn known<'a>(
    ui: &mut Ui,
    view: &View,
    offered: impl Iterator<Item = &'a Player>,
    written: &str,
) -> Option<&'a Player> {
    let written = search_form(written);
    let mut offered: Vec<&Player> = offered.collect();
    offered.sort_by_cached_key(|player| !search_form(&player.name).contains(&written));
    if offered.is_empty() {
        return None;
    }
    let text = view.words.get("evening-known");
    line(ui, text, TextStyle::Note, SECOND_INK);
    let mut pressed = None;
    ui.horizontal_wrapped(|ui| {
        for player in offered.into_iter().take(MOST_OFFERED) {
            if Button::new(&format!("+  {}", player.name)).show(ui) {
                pressed = Some(player);
            }
        }
    });
    pressed
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

    /// The size at which a text fits into a line: `size`, or less down to `least`.
    pub fn fitting(self, ui: &Ui, text: &str, size: f32, least: f32, room: f32) -> f32 {
        let width = self.layout(ui, text, size, INK, f32::INFINITY).size().x;
        // The factor allows for the rounding of letters to whole pixels.
        (size * (room / width.max(1.0) * 0.99).min(1.0)).max(least.min(size))
    }

    /// Lays out a text in a width, in several rows if it's longer.
    pub fn layout(self, ui: &Ui, text: &str, size: f32, ink: Color32, room: f32) -> Arc<Galley> {
        let painter = ui.painter();
        painter.layout(text.to_owned(), self.font(size), ink, room.max(30.0))
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
