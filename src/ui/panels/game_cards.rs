//! Shows the games as cards, with the state of unfinished ones.

use bevy_egui::egui::{Color32, Rect, Ui, pos2, vec2};

use crate::rules::GameKind;
use crate::ui::accent::Accent;
use crate::ui::games;
use crate::ui::kit::{Photograph, Tile, samples};
use crate::ui::theme::{TextStyle, colour};
use crate::ui::view::View;

/// The gap between cards.
const GAP: f32 = 10.0;

/// The least width of a card, for its name and state.
const NARROWEST: f32 = 116.0;

/// The height of a card whose photograph is beside the name, of one with the photograph above it, and of one in a low
/// window, whose photograph is always beside the name.
const HEIGHT: f32 = 112.0;
const TALL: f32 = 140.0;
const LOW: f32 = 64.0;
/// The width from which a card has the photograph beside the name, and the width of the name's column then.
const BESIDE: f32 = 190.0;
const WORDS: f32 = 88.0;
/// The least width of a photograph in a low window.
const LEAST_PRINT: f32 = 44.0;
/// The space at the edges of a card, and between the photograph and the name.
const MARGIN: f32 = 9.0;

/// `true` if the window is too low for large cards. Low cards have a small photograph and no place of origin.
pub(super) fn is_low(ui: &Ui) -> bool {
    ui.ctx().content_rect().height() < 560.0
}

/// The room of a card.
#[derive(Clone, Copy)]
struct Room {
    /// The width of the card.
    card: f32,
    /// The width of the column for the name and the state, if the photograph is beside them.
    words: f32,
}

/// Shows the cards in as many rows as they need. Returns a newly picked game.
pub fn game_cards(ui: &mut Ui, view: &View, chosen: GameKind) -> Option<GameKind> {
    let all = GameKind::ALL;
    if all.len() < 2 {
        return None;
    }
    let room = ui.available_width();
    let (words, narrowest) = if is_low(ui) {
        let words = column(ui, view);
        (words, words + LEAST_PRINT + 3.0 * MARGIN)
    } else {
        (WORDS, NARROWEST)
    };
    let fit = ((room + GAP) / (narrowest + GAP)).floor().max(1.0) as usize;
    // Four cards are in one row or in two rows of two, never in three and one.
    let rows = all.len().div_ceil(fit);
    let columns = all.len().div_ceil(rows);
    let card_room = Room {
        card: (room - GAP * (columns as f32 - 1.0)) / columns as f32,
        words,
    };
    let mut picked = None;
    for row in all.chunks(columns) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            for &game in row {
                if card(ui, view, game, game == chosen, card_room) {
                    picked = Some(game);
                }
            }
        });
        ui.add_space(GAP - ui.spacing().item_spacing.y);
    }
    picked
}

/// The text below the name: the turn of the unfinished game, or the game's origin. `None` in a low window for a game
/// that isn't in progress.
fn state(ui: &Ui, view: &View, game: GameKind) -> Option<(String, Color32)> {
    let low = is_low(ui);
    match view.saved.next_move(game) {
        Some(number) => {
            let key = if low { "home-goes-on" } else { "goes-on" };
            let text = view.words.with(key, &[("number", number.into())]);
            Some((text, games::accent(game).line))
        }
        None if low => None,
        None => {
            let place = view.words.get(&format!("game-{game}-place"));
            Some((place, colour::SECOND))
        }
    }
}

/// The width of the column for names and states in a low window, which is the same on all cards.
fn column(ui: &Ui, view: &View) -> f32 {
    let width = |text: String, style: TextStyle| {
        let galley = ui
            .painter()
            .layout_no_wrap(text, style.font(), colour::TEXT);
        galley.size().x
    };
    let widths = GameKind::ALL.into_iter().map(|game| {
        let name = view.words.get(&format!("game-{game}"));
        let state = state(ui, view, game).map(|(text, _)| width(text, TextStyle::Note));
        width(name, TextStyle::SmallTitle).max(state.unwrap_or(0.0))
    });
    widths.fold(0.0, f32::max).ceil()
}

fn card(ui: &mut Ui, view: &View, game: GameKind, here: bool, room: Room) -> bool {
    let low = is_low(ui);
    let height = if low {
        LOW
    } else if room.card < BESIDE {
        TALL
    } else {
        HEIGHT
    };
    let size = vec2(room.card, height);
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
            contents(ui, view, game, rect, room.words);
        });
        response.clicked()
    });
    pressed.inner && !here
}

/// Paints a photograph of the board, the name and the state of a game.
fn contents(ui: &Ui, view: &View, game: GameKind, rect: Rect, words: f32) {
    let painter = ui.painter();
    let beside = is_low(ui) || rect.width() >= BESIDE;
    let room = if beside {
        words
    } else {
        rect.width() - 2.0 * MARGIN
    };
    let lay = |text: String, style: TextStyle, tint| {
        (painter.layout(text, style.font(), tint, room), tint)
    };
    let name = view.words.get(&format!("game-{game}"));
    let mut lines = vec![lay(name, TextStyle::SmallTitle, colour::TEXT)];
    lines.extend(state(ui, view, game).map(|(text, tint)| lay(text, TextStyle::Note, tint)));
    let height: f32 = lines.iter().map(|(line, _)| line.size().y).sum();
    let samples = samples(ui.ctx());
    let shown = samples.iter().find(|position| position.kind() == game);
    let inner = rect.shrink(MARGIN);
    // Boards have different shapes, but beside them all names start at the same place.
    let top = if beside {
        inner.center().y - height / 2.0
    } else {
        inner.max.y - height
    };
    if let Some(print) = shown.map(|position| Photograph::new(position).edge(3.0)) {
        let most = if beside {
            vec2(inner.width() - words - MARGIN, inner.height())
        } else {
            vec2(inner.width(), top - inner.min.y - 4.0)
        };
        let size = print.size(print.width_in(most));
        let middle = if beside {
            pos2(inner.min.x + size.x / 2.0, inner.center().y)
        } else {
            pos2(rect.center().x, inner.min.y + most.y / 2.0)
        };
        let place = Rect::from_center_size(middle, size);
        print.paint(painter, view.icons, place);
    }
    let mut top = top;
    for (line, tint) in lines {
        let size = line.size();
        let left = if beside {
            inner.max.x - words
        } else {
            rect.center().x - size.x / 2.0
        };
        painter.galley(pos2(left, top), line, tint);
        top += size.y;
    }
}
