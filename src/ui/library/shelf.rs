//! The shelves: all games, those to continue, the finished and the pinned ones.

use std::iter::zip;

use bevy_egui::egui::{Align2, FontId, Rect, Sense, Ui, pos2, vec2};

use crate::library::{Finished, LibraryGame, Query};
use crate::ui::evening::paint::Typeface;
use crate::ui::kit::{Skin, Tab, growth};
use crate::ui::theme::paper::{GROUND_HEADING, LINK, SECOND_INK};
use crate::ui::theme::{TextStyle, touch_height};
use crate::ui::view::View;

/// The height of a tab in a row, and its least width, in units.
const TAB: f32 = 44.0;
/// The least and the largest gap between two tabs of a row, in units.
const LEAST_GAP: f32 = 2.0;
const MOST_GAP: f32 = 26.0;

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

    /// The key of its name in a row.
    const fn short_key(self) -> &'static str {
        match self {
            Shelf::All => "library-all-short",
            Shelf::Open | Shelf::Finished | Shelf::Pinned => self.key(),
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

/// Shows the shelves as a row of tabs. Without enough space, their letters are smaller, then they have no numbers, and
/// then they wrap.
pub(super) fn row(ui: &mut Ui, view: &View, query: &mut Query) {
    let words = view.words;
    let counts = Shelf::ALL.map(|shelf| shelf.count(view, query));
    let short = Shelf::ALL.map(|shelf| words.get(shelf.short_key()));
    let numbered: Vec<String> = zip(&short, counts)
        .map(|(label, count)| format!("{label} {count}"))
        .collect();
    let names: Vec<String> = zip(Shelf::ALL, counts)
        .map(|(shelf, count)| format!("{} {count}", words.get(shelf.key())))
        .collect();
    let open = Shelf::of(query);
    let fonts = [TextStyle::Body, TextStyle::Note].map(|style| Skin::Paper.font(ui, style));
    let tab = |labels, at: usize, font: &FontId| {
        let labels: &[String] = labels;
        let tab = Tab::new(&labels[at], Shelf::ALL[at] == open);
        tab.named(&names[at]).font(font.clone())
    };
    let room = ui.available_width();
    let mut pressed = None;
    let forms = [numbered.as_slice(), short.as_slice()];
    let mut forms = forms
        .into_iter()
        .flat_map(|labels| fonts.iter().map(move |font| (labels, font)));
    let fitting = forms.find_map(|(labels, font)| {
        let widths = [0, 1, 2, 3].map(|at| tab(labels, at, font).width(ui).max(TAB));
        let free = room - widths.iter().sum::<f32>();
        (free >= 3.0 * LEAST_GAP).then_some((labels, font, widths, free))
    });
    if let Some((labels, font, widths, free)) = fitting {
        let height = touch_height(ui, TAB);
        let (row, _) = ui.allocate_exact_size(vec2(room, height), Sense::hover());
        let mut left = row.min.x;
        for (at, shelf) in Shelf::ALL.into_iter().enumerate() {
            let place = Rect::from_min_size(pos2(left, row.min.y), vec2(widths[at], height));
            left = place.max.x + (free / 3.0).min(MOST_GAP);
            let id = ui.id().with(shelf.key());
            if tab(labels, at, font).id(id).show_at(ui, place) {
                pressed = Some(shelf);
            }
        }
    } else {
        ui.horizontal_wrapped(|ui| {
            for (at, shelf) in Shelf::ALL.into_iter().enumerate() {
                if tab(numbered.as_slice(), at, &fonts[1]).show(ui) {
                    pressed = Some(shelf);
                }
            }
        });
    }
    if let Some(shelf) = pressed {
        shelf.set(query);
    }
}
