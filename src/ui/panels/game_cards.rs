//! The games to choose from, as cards that say which of them goes on where.

use bevy_egui::egui::{
    Align2, Color32, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType,
    pos2, vec2,
};

use crate::rules::{GameKind, Side};
use crate::ui::accent::Accent;
use crate::ui::games;
use crate::ui::kit::name_control;
use crate::ui::text::text_at;
use crate::ui::theme::{BUTTON_RADIUS, TextStyle, colour};
use crate::ui::view::View;

/// Between the cards.
const GAP: f32 = 10.0;

/// No card is narrower: its name and its state have to fit.
const NARROWEST: f32 = 116.0;

/// The height of a card, and of one without its pieces, where the window has no room for them.
const HEIGHT: f32 = 112.0;
const LOW: f32 = 60.0;

/// Whether a window is too low for cards with pieces.
pub(super) fn is_low(ui: &Ui) -> bool {
    ui.ctx().content_rect().height() < 560.0
}

/// Shows the cards in as many rows as they need; the game that was picked, if one was.
pub fn game_cards(ui: &mut Ui, view: &View, chosen: GameKind) -> Option<GameKind> {
    let all = GameKind::ALL;
    if all.len() < 2 {
        return None;
    }
    let room = ui.available_width();
    let fit = ((room + GAP) / (NARROWEST + GAP)).floor().max(1.0) as usize;
    // Four cards stand in one row or in two and two, never in three and one.
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

/// What a card says below the name: where its game goes on, or where it comes from.
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
    let height = if low { LOW } else { HEIGHT };
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
    let name = view.words.get(&format!("game-{game}"));
    name_control(&response, || {
        WidgetInfo::selected(WidgetType::RadioButton, true, here, &name)
    });
    paint_face(ui, rect, &response, (here, games::accent(game)));
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
    let at = pos2(middle, rect.max.y - if low { 39.0 } else { 43.0 });
    text_at(
        ui,
        at,
        Align2::CENTER_CENTER,
        &name,
        TextStyle::SmallTitle,
        colour::TEXT,
    );
    let (line, tint) = state(view, game);
    let at = pos2(middle, rect.max.y - if low { 17.0 } else { 20.0 });
    text_at(ui, at, Align2::CENTER_CENTER, &line, TextStyle::Note, tint);
    response.clicked() && !here
}

fn paint_face(ui: &Ui, rect: Rect, response: &Response, (here, accent): (bool, Accent)) {
    let (fill, line) = if here {
        (accent.selected_fill(), Stroke::new(1.6, accent.line))
    } else if response.hovered() || response.has_focus() {
        (accent.hover_fill(), Stroke::new(1.0, colour::BRASS))
    } else {
        (
            Color32::from_rgba_premultiplied(8, 7, 6, 90),
            Stroke::new(1.0, colour::HAIRLINE),
        )
    };
    let painter = ui.painter();
    painter.rect(rect, BUTTON_RADIUS, fill, line, StrokeKind::Inside);
    if here {
        // Not only its colour marks the chosen one.
        let bar = Rect::from_center_size(
            pos2(rect.center().x, rect.max.y - 4.0),
            vec2(rect.width() * 0.34, 3.0),
        );
        painter.rect_filled(bar, 1.5, accent.line);
    }
    if response.has_focus() {
        let focus = Stroke::new(2.0, accent.line);
        painter.rect_stroke(rect.expand(3.0), BUTTON_RADIUS, focus, StrokeKind::Inside);
    }
}
