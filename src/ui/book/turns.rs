//! The links to the previous and the next page.

use bevy_egui::egui::{Id, Pos2, Rect, Sense, Ui, pos2, vec2};

use super::ink::link_font;
use super::leaf::BookState;
use super::shown::Shown;
use crate::ui::kit::{Pen, Tile};
use crate::ui::theme::paper::{INK, LINK};
use crate::ui::theme::touch_height;

/// The height of the links, in units.
const HEIGHT: f32 = 44.0;
/// Half the width and half the height of an arrow, in units.
const ARROW: (f32, f32) = (4.0, 8.0);

/// The direction of a page turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Turn {
    /// To the previous page.
    Back,
    /// To the next page.
    On,
}

impl Turn {
    const fn is_back(self) -> bool {
        matches!(self, Turn::Back)
    }

    const fn key(self) -> &'static str {
        match self {
            Turn::Back => "book-last-page",
            Turn::On => "book-next-page",
        }
    }
}

/// The height of the row with the links.
pub(super) fn turns_height(ui: &Ui) -> f32 {
    touch_height(ui, HEIGHT)
}

impl Shown<'_> {
    /// Shows both links in a row, at the outer corners of a page.
    pub(super) fn page_turns(&self, ui: &mut Ui, state: &mut BookState) {
        let size = vec2(ui.available_width(), turns_height(ui));
        let (row, _) = ui.allocate_exact_size(size, Sense::hover());
        self.page_turn(ui, state, row, Turn::Back);
        self.page_turn(ui, state, row, Turn::On);
    }

    /// Shows a link at its end of a row, with words if there's space for them. There's none at the end of the book.
    pub(super) fn page_turn(&self, ui: &Ui, state: &mut BookState, row: Rect, turn: Turn) {
        if !state.can_turn(turn.is_back()) {
            return;
        }
        let name = self.view.words.get(turn.key());
        let font = link_font(23.0 * self.scale);
        let painter = ui.painter();
        let galley = painter.layout_no_wrap(name.clone(), font, LINK);
        let words = galley.size().x + row.height() + 8.0;
        let has_words = 2.0 * words + 16.0 <= row.width();
        let width = if has_words { words } else { row.height() };
        let place = match turn {
            Turn::Back => row.with_max_x(row.min.x + width),
            Turn::On => row.with_min_x(row.max.x - width),
        };
        let tile = Tile::bare(&name).id(Id::new(("page turn", turn.key())));
        let response = tile.show_at(ui, place, |ui, place, state| {
            let lit = state.is_pointed_at();
            let ink = if lit { INK } else { LINK };
            let aside = place.height() / 2.0;
            let (arrow, at) = match turn {
                Turn::Back => (place.min.x + aside, place.min.x + place.height()),
                Turn::On => (place.max.x - aside, place.min.x + 8.0),
            };
            paint_arrow(ui, pos2(arrow, place.center().y), turn);
            if has_words {
                let at = pos2(at, place.center().y - galley.size().y / 2.0);
                let end = at + galley.size();
                ui.painter()
                    .galley_with_override_text_color(at, galley, ink);
                let under = end.y - 1.0;
                Pen::new(1.3, ink).line(ui.painter(), pos2(at.x, under), pos2(end.x, under));
            }
        });
        if response.clicked() {
            state.turn(turn.is_back());
        }
    }
}

/// Paints an arrow in the direction of a turn.
fn paint_arrow(ui: &Ui, middle: Pos2, turn: Turn) {
    let ahead = match turn {
        Turn::Back => -ARROW.0,
        Turn::On => ARROW.0,
    };
    let corners = [
        middle + vec2(-ahead, -ARROW.1),
        middle + vec2(ahead, 0.0),
        middle + vec2(-ahead, ARROW.1),
    ];
    Pen::new(2.4, LINK).lines(ui.painter(), &corners);
}
