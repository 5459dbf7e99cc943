//! Shows both sides of a new game with their players, to choose the side whose player is picked.

use bevy_egui::egui::{Rect, Sense, Ui, Vec2, pos2, vec2};

use super::pieces::shorten;
use crate::ai::Player;
use crate::rules::Side;
use crate::store::Seat;
use crate::ui::kit::{Skin, Tile, card_surface, growth};
use crate::ui::panels::NewGameDraft;
use crate::ui::theme::paper::{INK, SECOND_INK};
use crate::ui::theme::{TextStyle, touch_gap, touch_height};
use crate::ui::view::View;

/// The height of a side's plate, and the size of the piece on it, in units of a window of 1280 by 720.
const HEIGHT: f32 = 58.0;
const PIECE: f32 = 26.0;
/// The gap between the plates, and around the piece, in units.
const GAP: f32 = 8.0;

/// Shows the sides. A press selects one.
pub(super) fn show(ui: &mut Ui, view: &View, draft: &mut NewGameDraft) {
    let room = ui.available_width();
    let gap = touch_gap(ui, GAP);
    let width = ((room - gap) / 2.0).floor();
    let size = vec2(width, touch_height(ui, HEIGHT * growth(ui)));
    let (place, _) = ui.allocate_exact_size(vec2(room, size.y), Sense::hover());
    for side in Side::BOTH {
        let left = place.min.x + (width + gap) * side.index() as f32;
        let rect = Rect::from_min_size(pos2(left, place.min.y), size);
        if plate(ui, view, draft, side, rect) {
            draft.edited = side;
        }
    }
}

/// The name of a side's player: a person's, or the computer's level.
fn player(view: &View, draft: &NewGameDraft, side: Side) -> String {
    match (draft.seats[side.index()], &draft.players[side.index()]) {
        (Seat::Person, Some(player)) => player.name.clone(),
        (Seat::Person, None) => view.words.get("who-nobody"),
        (Seat::Computer(level), _) => {
            let kind = draft.setup.kind();
            view.words.get(&Player::new(level).key(kind))
        }
    }
}

/// Shows a side. Returns `true` if it was pressed.
fn plate(ui: &Ui, view: &View, draft: &NewGameDraft, side: Side, rect: Rect) -> bool {
    let kind = draft.setup.kind();
    let (name, player) = (view.words.side(kind, side), player(view, draft, side));
    let text = format!("{name}: {player}");
    let is_edited = draft.edited == side;
    let tile = Tile::bare(&text).pick(is_edited);
    let tile = tile.id(ui.id().with(("side", side.index())));
    let response = tile.show_at(ui, rect, |ui, rect, state| {
        card_surface(ui.painter(), rect, is_edited, state.is_lit());
        let size = PIECE * growth(ui);
        let middle = pos2(rect.min.x + GAP + size / 2.0, rect.center().y);
        let piece = Rect::from_center_size(middle, Vec2::splat(size));
        view.icons.piece(ui.painter(), kind, side, piece);
        let left = piece.max.x + GAP;
        let lines = [
            (name, TextStyle::Note, SECOND_INK),
            (player, TextStyle::SmallTitle, INK),
        ];
        let lines = lines.map(|(text, style, tint)| {
            let text = shorten(ui, &text, style, rect.max.x - left - GAP);
            let font = Skin::of(ui).font(ui, style);
            let galley = ui.painter().layout_no_wrap(text, font, tint);
            (galley, tint)
        });
        let height: f32 = lines.iter().map(|(galley, _)| galley.size().y).sum();
        let mut y = rect.center().y - height / 2.0;
        for (galley, tint) in lines {
            let below = y + galley.size().y;
            ui.painter().galley(pos2(left, y), galley, tint);
            y = below;
        }
    });
    response.clicked()
}
