//! The shelves: all games, those to continue, the finished and the pinned ones.

use bevy_egui::egui::{Align2, Rect, Ui, pos2};

use crate::library::{Finished, LibraryGame, Query};
use crate::ui::evening::paint::Typeface;
use crate::ui::kit::{ChoiceRow, Tab, growth};
use crate::ui::theme::paper::{GROUND_HEADING, LINK, SECOND_INK};
use crate::ui::theme::touch_height;
use crate::ui::view::View;

/// A selection of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shelf {
    All,
    Open,
    Finished,
    Pinned,
}

impl Shelf {
    const ALL: [Shelf; 4] = [Shelf::All, Shelf::Open, Shelf::Finished, Shelf::Pinned];

    /// The shelf of a query.
    const fn of(query: &Query) -> Shelf {
        match query.finished {
            _ if query.pinned => Shelf::Pinned,
            Some(Finished::Over) => Shelf::Finished,
            Some(Finished::GoingOn) => Shelf::Open,
            None => Shelf::All,
        }
    }

    /// Sets the shelf of a query.
    fn set(self, query: &mut Query) {
        query.pinned = self == Shelf::Pinned;
        query.finished = match self {
            Shelf::Open => Some(Finished::GoingOn),
            Shelf::Finished => Some(Finished::Over),
            Shelf::All | Shelf::Pinned => None,
        };
    }

    const fn has(self, game: &LibraryGame) -> bool {
        match self {
            Shelf::All => true,
            Shelf::Open => !game.is_finished(),
            Shelf::Finished => game.is_finished(),
            Shelf::Pinned => game.pinned,
        }
    }

    const fn key(self) -> &'static str {
        match self {
            Shelf::All => "library-all",
            Shelf::Open => "library-to-continue",
            Shelf::Finished => "library-finished",
            Shelf::Pinned => "library-pinned",
        }
    }

    /// The number of its games, among those of the selected game.
    fn count(self, view: &View, query: &Query) -> usize {
        let games = view.library.games.library().games();
        games
            .filter(|game| query.game.is_none_or(|kind| kind == game.info.game))
            .filter(|game| self.has(game))
            .count()
    }
}

/// Shows the shelves as tabs of paper in the column beside the page. Returns the lower end of the last one.
pub(super) fn column(ui: &Ui, view: &View, query: &mut Query, column: Rect) -> f32 {
    let k = growth(ui) / 1.5;
    let painter = ui.painter();
    let x = |design: f32| column.min.x + design * k;
    let at = pos2(x(72.0), column.min.y + 66.0 * k);
    let title = view.words.get("library-shelves");
    let font = Typeface::Title.font(36.0 * k);
    painter.text(at, Align2::LEFT_CENTER, title, font, GROUND_HEADING);
    let height = touch_height(ui, 74.0 * k);
    let mut y = column.min.y + 132.0 * k;
    let open = Shelf::of(query);
    for shelf in Shelf::ALL {
        let here = shelf == open;
        // The selected tab runs into the page.
        let (left, right) = if here {
            (x(44.0), column.max.x + 10.0 * k)
        } else {
            (x(72.0), column.max.x - 1.0)
        };
        let place = Rect::from_min_max(pos2(left, y), pos2(right, y + height));
        let label = view.words.get(shelf.key());
        let count = shelf.count(view, query).to_string();
        let name = format!("{label} {count}");
        let id = ui.id().with(shelf.key());
        let tab = Tab::new(&label, here).leaf(k).named(&name).id(id);
        if tab.show_at(ui, place) {
            shelf.set(query);
        }
        let at = pos2(column.max.x - 34.0 * k, place.center().y);
        let ink = if here { LINK } else { SECOND_INK };
        let font = Typeface::Text.font(25.0 * k);
        painter.text(at, Align2::RIGHT_CENTER, count, font, ink);
        y = place.max.y + 12.0 * k;
    }
    y - 12.0 * k
}

/// Shows the shelves as a row of words.
pub(super) fn row(ui: &mut Ui, view: &View, query: &mut Query) {
    let choices = Shelf::ALL.map(|shelf| {
        let label = view.words.get(shelf.key());
        (shelf, format!("{label} {}", shelf.count(view, query)))
    });
    let open = Shelf::of(query);
    let row = ChoiceRow::new(open, &choices).id("library shelves");
    if let Some(shelf) = row.show(ui) {
        shelf.set(query);
    }
}
