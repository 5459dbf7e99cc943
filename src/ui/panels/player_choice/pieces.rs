//! The elements of choosing players: a button with a player, choices of badges and colours, and fields for names.

use bevy_egui::egui::{Response, Stroke, Ui, Vec2, pos2, vec2};

use crate::players::{Badge, MOST_NAME_CHARS};
use crate::ui::kit::{Skin, TextField, Tile, growth};
use crate::ui::player_mark;
use crate::ui::text::shortened;
use crate::ui::theme::{TextStyle, colour, touch_gap, touch_height};
use crate::ui::view::View;

/// The height of a button with a player, and the radius of the badge on it.
pub(super) const CHIP: f32 = 44.0;
const BADGE: f32 = 15.0;
/// The size of a badge or a colour to choose.
const BADGE_CHOICE: f32 = 44.0;

/// The largest width of a name in a sentence or on a button.
const WIDEST_IN_TEXT: f32 = 120.0;

/// Shortens a name to a width, with an ellipsis.
pub(super) fn shorten(ui: &Ui, name: &str, style: TextStyle, room: f32) -> String {
    let font = Skin::of(ui).font(ui, style);
    let width = |text: &str| {
        let laid = ui
            .painter()
            .layout_no_wrap(text.to_owned(), font.clone(), colour::TEXT);
        laid.size().x
    };
    shortened(name, |name| width(name) <= room)
}

/// Shortens a name for a sentence or a button.
pub(super) fn shorten_for_text(ui: &Ui, name: &str) -> String {
    shorten(ui, name, TextStyle::Strong, WIDEST_IN_TEXT * growth(ui))
}

/// The widths of a field and of the button beside it.
pub(super) fn shares(ui: &Ui, view: &View, key: &str) -> (f32, f32) {
    let text = view.words.get(key);
    let font = Skin::of(ui).font(ui, TextStyle::Strong);
    let galley = ui.painter().layout_no_wrap(text, font, colour::TEXT);
    let button = galley.size().x + 44.0;
    let field = (ui.available_width() - button - touch_gap(ui, 8.0)).clamp(80.0, 420.0);
    (field, button)
}

/// Shows a field for a name. Returns `true` if Enter ended the input.
pub(super) fn name_field(ui: &mut Ui, id: &str, text: &mut String, hint: &str, room: f32) -> bool {
    let field = TextField::new(hint, text).id(id).width(room);
    field.at_most(MOST_NAME_CHARS).show(ui).entered
}

/// Shows a button with a player: the badge, if the player isn't a guest, and the name, shortened if it's too long.
pub(super) fn chip(ui: &mut Ui, text: &str, badge: Option<Option<Badge>>, room: f32) -> Response {
    let style = TextStyle::Note;
    let tint = colour::SECOND;
    let beside = if badge.is_some() {
        2.0 * BADGE + 10.0
    } else {
        0.0
    };
    let widest = room.min(ui.max_rect().width()) - beside - 28.0;
    let name = shorten(ui, text, style, widest.max(40.0));
    let galley = ui.painter().layout_no_wrap(name, style.font(), tint);
    let size = vec2(galley.size().x + beside + 28.0, touch_height(ui, CHIP));
    let tile = Tile::card(text).size(size);
    tile.show(ui, |ui, rect, _| {
        let mut left = rect.min.x + 14.0;
        if let Some(badge) = badge {
            let at = pos2(left + BADGE, rect.center().y);
            match badge {
                Some(badge) => player_mark::paint(ui.painter(), at, BADGE, badge),
                None => {
                    let line = Stroke::new(1.2, colour::SECOND);
                    ui.painter().circle_stroke(at, BADGE - 1.0, line);
                }
            }
            left += beside;
        }
        let at = pos2(left, rect.center().y - galley.size().y / 2.0);
        ui.painter().galley(at, galley, tint);
    })
}

/// Shows a badge or a colour to choose.
pub(super) fn badge_choice(ui: &mut Ui, text: &str, badge: Badge, here: bool) -> Response {
    let size = touch_height(ui, BADGE_CHOICE * growth(ui));
    let tile = Tile::picture(text).pick(here).tooltip();
    tile.size(Vec2::splat(size)).show(ui, |ui, rect, _| {
        player_mark::paint(ui.painter(), rect.center(), size * 0.36, badge);
    })
}
