//! What the page is made of: buttons, pen lines, fields, and the roundels of those who play.

use bevy_egui::egui::{
    self, Color32, Pos2, Sense, Stroke, StrokeKind, TextEdit, Ui, WidgetInfo, WidgetType, vec2,
};

use super::{INK, NOW, SECOND_INK};
use crate::evening::{EntrantId, Evening};
use crate::players::{Badge, Player};
use crate::ui::player_mark;
use crate::ui::theme::{TextStyle, touch_height};
use crate::ui::view::View;
use crate::ui::widget::{Labelled, label};

/// How a button is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// One of several things that can be done.
    Plain,
    /// The one next action.
    Next,
    /// One of several choices: taken, or not.
    Choice(bool),
}

const PAPER: Color32 = Color32::from_rgb(0xF4, 0xE8, 0xC8);
const CHOSEN: Color32 = Color32::from_rgb(0x3B, 0x2A, 0x17);
/// The least height of a button, in units.
const HIGH: f32 = 44.0;

/// A button on the paper, as wide as its text, which takes more rows where there is no room; true where it
/// was pressed.
pub fn button(ui: &mut Ui, text: &str, look: Look) -> bool {
    let (font, ink) = match look {
        Look::Next => (TextStyle::Strong, Color32::from_rgb(0xFF, 0xF4, 0xE0)),
        Look::Choice(true) => (TextStyle::Strong, Color32::from_rgb(0xFF, 0xF4, 0xE0)),
        Look::Plain | Look::Choice(false) => (TextStyle::Body, INK),
    };
    let room = (ui.max_rect().width() - 30.0).max(40.0);
    let galley = ui.painter().layout(text.to_owned(), font.font(), ink, room);
    let size = vec2(
        (galley.size().x + 28.0).max(HIGH),
        touch_height(ui, HIGH).max(galley.size().y + 14.0),
    );
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| match look {
        Look::Choice(taken) => WidgetInfo::selected(WidgetType::Checkbox, true, taken, text),
        _ => WidgetInfo::labeled(WidgetType::Button, true, text),
    });
    Labelled::note(ui, text, rect);
    let lit = response.hovered() || response.has_focus();
    let (fill, line) = match look {
        Look::Next => (Color32::from_rgb(0xA0, 0x2C, 0x24), NOW),
        Look::Choice(true) => (CHOSEN, CHOSEN),
        Look::Plain | Look::Choice(false) => (PAPER, SECOND_INK),
    };
    let fill = if lit {
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

/// A field for a name; true where Enter ended it. More than a name is taken, for whole lists are pasted.
pub fn field(ui: &mut Ui, id: &str, text: &mut String, hint: &str, room: f32) -> bool {
    let hint = egui::RichText::new(hint)
        .font(TextStyle::Body.font())
        .color(Color32::from_rgb(0x6A, 0x56, 0x3C));
    let edit = TextEdit::singleline(text)
        .id_salt(id)
        .font(TextStyle::Body.font())
        .text_color(INK)
        .background_color(PAPER)
        .hint_text(hint)
        .char_limit(2000)
        .margin(egui::Margin::symmetric(10, 9))
        .desired_width((room - 24.0).max(80.0));
    let response = ui.add(edit);
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

/// Remembered players who can be put on the list with one press; the one that was pressed.
pub fn known<'a>(
    ui: &mut Ui,
    view: &View,
    offered: impl Iterator<Item = &'a Player>,
) -> Option<&'a Player> {
    let mut offered = offered.peekable();
    offered.peek()?;
    let line = view.words.get("evening-known");
    label(ui, line, TextStyle::Note, SECOND_INK);
    let mut pressed = None;
    ui.horizontal_wrapped(|ui| {
        for player in offered {
            if button(ui, &format!("+  {}", player.name), Look::Plain) {
                pressed = Some(player);
            }
        }
    });
    pressed
}
