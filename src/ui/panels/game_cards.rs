//! Shows the games as cards, with the state of unfinished ones.

use bevy_egui::egui::{Align2, Color32, Rect, Ui, Vec2, pos2, vec2};

use crate::rules::{GameKind, Side};
use crate::ui::accent::Accent;
use crate::ui::games;
use crate::ui::kit::Tile;
use crate::ui::text::text_at;
use crate::ui::theme::{TextStyle, colour};
use crate::ui::view::View;

/// The gap between cards.
const GAP: f32 = 10.0;

/// The least width of a card, for its name and state.
const NARROWEST: f32 = 116.0;

/// The height of a card, and of one without pieces, for low windows.
const HEIGHT: f32 = 112.0;
const LOW: f32 = 60.0;

/// `true` if a window is too low for cards with pieces.
pub(super) fn is_low(ui: &Ui) -> bool {
    ui.ctx().content_rect().height() < 560.0
}

/// Shows the cards in as many rows as they need. Returns a newly picked game.
pub fn game_cards(ui: &mut Ui, view: &View, chosen: GameKind) -> Option<GameKind> {
    let all = GameKind::ALL;
    if all.len() < 2 {
        return None;
    }
    let room = ui.available_width();
    let fit = ((room + GAP) / (NARROWEST + GAP)).floor().max(1.0) as usize;
    // Four cards are in one row or in two rows of two, never in three and one.
    let rows = all.len().div_ceil(fit);
    let columns = all.len().div_ceil(rows);
    let width = (room - GAP * (columns as f32 - 1.0)) / columns as f32;
    let mut picked = None;
    for row in all.chunks(columns) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            for &game in row {
                if card(ui, view, game, game == chosen, width) {
                    picked = Some(game);
                }
            }
        });
        ui.add_space(GAP - ui.spacing().item_spacing.y);
    }
    picked
}

/// The text below the name: the turn of the unfinished game, or the game's origin.
fn state(view: &View, game: GameKind) -> (String, Color32) {
    match view.saved.next_move(game) {
        Some(number) => {
            let text = view.words.with("goes-on", &[("number", number.into())]);
            (text, games::accent(game).line)
        }
        None => (
            view.words.get(&format!("game-{game}-place")),
            colour::SECOND,
        ),
    }
}

fn card(ui: &mut Ui, view: &View, game: GameKind, here: bool, width: f32) -> bool {
    let low = is_low(ui);
    let size = vec2(width, if low { LOW } else { HEIGHT });
    let name = view.words.get(&format!("game-{game}"));
    let pressed = ui.scope(|ui| {
        games::accent(game).apply(ui.style_mut());
        let tile = Tile::card(&name).pick(here).size(size);
        let response = tile.show(ui, |ui, rect, _| {
            if here {
                // The selected one needs a mark other than its colour.
                let at = pos2(rect.center().x, rect.max.y - 4.0);
                let bar = Rect::from_center_size(at, vec2(rect.width() * 0.34, 3.0));
                ui.painter().rect_filled(bar, 1.5, Accent::of(ui).line);
            }
            contents(ui, view, game, rect);
        });
        response.clicked()
    });
    pressed.inner && !here
}

/// Paints the pieces, the name and the state of a game.
fn contents(ui: &Ui, view: &View, game: GameKind, rect: Rect) {
    let low = is_low(ui);
    let middle = rect.center().x;
    // One piece of either side, the second a little behind the first.
    for (side, away, size) in [(Side::Second, 15.0, 36.0), (Side::First, -13.0, 42.0)] {
        if low {
            break;
        }
        let at = pos2(middle + away, rect.min.y + 33.0);
        let place = Rect::from_center_size(at, Vec2::splat(size));
        view.icons.piece(ui.painter(), game, side, place);
    }
    let name = view.words.get(&format!("game-{game}"));
    let at = pos2(middle, rect.max.y - if low { 39.0 } else { 43.0 });
    let (anchor, style) = (Align2::CENTER_CENTER, TextStyle::SmallTitle);
    text_at(ui, at, anchor, &name, style, colour::TEXT);
    let (line, tint) = state(view, game);
    let at = pos2(middle, rect.max.y - if low { 17.0 } else { 20.0 });
    text_at(ui, at, anchor, &line, TextStyle::Note, tint);
}
