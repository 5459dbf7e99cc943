//! Shows the games as cards, with the state of unfinished ones.

use bevy_egui::egui::{Color32, Rect, Ui, pos2, vec2};

use crate::rules::GameKind;
use crate::ui::accent::Accent;
use crate::ui::games;
use crate::ui::kit::Tile;
use crate::ui::photograph::{Photograph, samples};
use crate::ui::theme::{TextStyle, colour};
use crate::ui::view::View;

/// The gap between cards.
const GAP: f32 = 10.0;

/// The least width of a card, for its name and state.
const NARROWEST: f32 = 116.0;

/// The height of a card whose photograph is beside the name, of one with the photograph above it, and of one without a
/// photograph, for low windows.
const HEIGHT: f32 = 112.0;
const TALL: f32 = 140.0;
const LOW: f32 = 60.0;
/// The width from which a card has the photograph beside the name, and the width of the name's column then.
const BESIDE: f32 = 190.0;
const WORDS: f32 = 88.0;
/// The space at the edges of a card, and between the photograph and the name.
const MARGIN: f32 = 9.0;

/// `true` if a window is too low for cards with photographs.
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
    let height = if low {
        LOW
    } else if width < BESIDE {
        TALL
    } else {
        HEIGHT
    };
    let size = vec2(width, height);
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

/// Paints a photograph of the board, the name and the state of a game.
fn contents(ui: &Ui, view: &View, game: GameKind, rect: Rect) {
    let painter = ui.painter();
    let name = view.words.get(&format!("game-{game}"));
    let (line, tint) = state(view, game);
    let room = if rect.width() < BESIDE || is_low(ui) {
        rect.width() - 2.0 * MARGIN
    } else {
        WORDS
    };
    let lay = |text: String, style: TextStyle, tint| painter.layout(text, style.font(), tint, room);
    let name = lay(name, TextStyle::SmallTitle, colour::TEXT);
    let line = lay(line, TextStyle::Note, tint);
    let words = name.size().y + line.size().y;
    let samples = samples(ui.ctx());
    let shown = samples.iter().find(|position| position.kind() == game);
    let print = shown.map(|position| Photograph::new(position).edge(3.0));
    let inner = rect.shrink(MARGIN);
    if let Some(print) = print.filter(|_| rect.width() >= BESIDE && !is_low(ui)) {
        let most = vec2(inner.width() - WORDS - MARGIN, inner.height());
        let size = print.size(print.width_in(most));
        let left = pos2(inner.min.x, inner.center().y - size.y / 2.0);
        print.paint(painter, view.icons, Rect::from_min_size(left, size));
        // Boards have different shapes, but all names start at the same place.
        let x = inner.max.x - WORDS;
        let top = inner.center().y - words / 2.0;
        let below = pos2(x, top + name.size().y);
        painter.galley(pos2(x, top), name, colour::TEXT);
        painter.galley(below, line, tint);
        return;
    }
    let mut top = if is_low(ui) {
        rect.center().y - words / 2.0
    } else {
        inner.max.y - words
    };
    if let Some(print) = print.filter(|_| !is_low(ui)) {
        let most = vec2(inner.width(), top - inner.min.y - 4.0);
        let size = print.size(print.width_in(most));
        let middle = pos2(rect.center().x, inner.min.y + most.y / 2.0);
        let place = Rect::from_center_size(middle, size);
        print.paint(painter, view.icons, place);
    }
    for (galley, tint) in [(name, colour::TEXT), (line, tint)] {
        let size = galley.size();
        let at = pos2(rect.center().x - size.x / 2.0, top);
        painter.galley(at, galley, tint);
        top += size.y;
    }
}
