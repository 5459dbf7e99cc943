//! The part of Tawula's board that an example needs: a half with the bar, and the points beside it.

use bevy::math::Rect as Area;

use super::white;
use crate::book::Example;
use crate::geometry::tawula::{
    LANDSCAPE, LANDSCAPE_BAR, LANDSCAPE_FLOORS, LANDSCAPE_PITCH, LANDSCAPE_TRAYS,
};
use crate::rules::{AnyPosition, Side};
use crate::table::Location;
use crate::ui::board_scene::Way;

/// The column of the bar, and that of the trays. The points of the halves are in the columns before them.
const BAR: u8 = 6;
const TRAYS: u8 = 13;
/// The fewest columns to leave out: fewer wouldn't enlarge the rest enough.
const LEAST: u8 = 2;
/// The width of the strip beside a part, in units of the board. It shows that the board continues.
const STRIP: f32 = 0.4 * LANDSCAPE_PITCH;

/// A part of Tawula's board in landscape, over its whole height.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Columns {
    /// The side whose seat is at the bottom.
    bottom: Side,
    /// The first and the last column, from the left.
    first: u8,
    last: u8,
}

impl Columns {
    /// The part that an example needs. `None` if it needs the whole board, or is of another game.
    pub(super) fn of(example: &Example) -> Option<Columns> {
        example.position.tawula()?;
        let bottom = example.position.side_to_act()?;
        let end = example.after(example.choices.len());
        // A draw and a cappotto are about all pieces.
        let is_about_all = |end: &AnyPosition| {
            let outcome = end.outcome();
            outcome.is_some_and(|end| end.winner.is_none() || end.score.iter().any(|won| *won > 1))
        };
        if is_about_all(&end) {
            return None;
        }
        let mut needed = Vec::new();
        for (step, choice) in example.choices.iter().enumerate() {
            needed.extend(Way::of_choice(&example.after(step), *choice)?.path);
        }
        let actor = end.side_to_act().unwrap_or(bottom);
        let refused = example.refused.iter();
        needed.extend(refused.flat_map(|refused| named(&refused.text, actor)));
        let columns = needed
            .into_iter()
            .filter_map(|location| column(location, bottom));
        let (least, most) = columns.clone().min().zip(columns.max())?;
        let (first, last) = (least.min(BAR), most.max(BAR));
        let last = if last > BAR { TRAYS } else { last };
        let left_out = first + (TRAYS - last);
        (left_out >= LEAST).then_some(Columns {
            bottom,
            first,
            last,
        })
    }

    /// `true` if a location is in one of its columns.
    pub(super) fn has(self, location: Location) -> bool {
        let column = column(location, self.bottom);
        column.is_some_and(|column| (self.first..=self.last).contains(&column))
    }

    /// The point at the bar, on the side of the player at the bottom.
    pub(super) const fn middle(self) -> Location {
        let own = if self.last > BAR { 19 } else { 18 };
        Location::Board(white(own, self.bottom))
    }

    /// The area of its columns, in board space.
    pub(super) fn places(self) -> Area {
        let [left, right] = [edges(self.first)[0], edges(self.last)[1]];
        Area::new(left, 0.0, right, LANDSCAPE.1)
    }

    /// The area of its columns with the strips beside them, in board space.
    pub(super) fn area(self) -> Area {
        let mut area = self.places();
        if self.first > 0 {
            area.min.x -= STRIP;
        }
        if self.last < TRAYS {
            area.max.x += STRIP;
        }
        area
    }
}

/// The column of a location. `None` if the board doesn't have it.
fn column(location: Location, bottom: Side) -> Option<u8> {
    match location {
        Location::Board(at @ 1..=24) => Some(match white(at, bottom) {
            own @ 1..=6 => TRAYS - own,
            own @ 7..=12 => 12 - own,
            own @ 13..=18 => own - 13,
            own => own - 12,
        }),
        Location::Board(_) => None,
        Location::Bar(_) => Some(BAR),
        Location::Hand(_) | Location::Off(_) => Some(TRAYS),
    }
}

/// The left and the right edge of a column, in board space. The outer columns include the frame.
fn edges(column: u8) -> [f32; 2] {
    let point = |floor: [f32; 4], column: u8| {
        let left = floor[0] + LANDSCAPE_PITCH * f32::from(column);
        [left, left + LANDSCAPE_PITCH]
    };
    match column {
        0 => [0.0, point(LANDSCAPE_FLOORS[0], 0)[1]],
        1..BAR => point(LANDSCAPE_FLOORS[0], column),
        BAR => [LANDSCAPE_BAR[0], LANDSCAPE_BAR[2]],
        7..TRAYS => point(LANDSCAPE_FLOORS[1], column - 7),
        _ => [LANDSCAPE_TRAYS[0][0], LANDSCAPE.0],
    }
}

/// The locations in the notation of a move, such as `hand/6`.
fn named(text: &str, side: Side) -> impl Iterator<Item = Location> {
    let names = text.split(|sign: char| !sign.is_ascii_alphanumeric());
    names.filter_map(move |name| match name {
        "hand" => Some(Location::Hand(side)),
        "bar" => Some(Location::Bar(side)),
        "off" => Some(Location::Off(side)),
        own => own
            .parse()
            .ok()
            .map(|own| Location::Board(white(own, side))),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::Book;
    use crate::rules::GameKind;
    use crate::stage::BoardView;
    use crate::stage::board::BoardShape;

    fn book() -> Book {
        let text = include_str!("../../../../assets/book/tawula.txt");
        Book::read(GameKind::Tawula, text).unwrap()
    }

    #[test]
    fn an_example_has_the_half_of_the_board_that_it_needs() {
        let book = book();
        let columns = |name: &str| {
            let page = book.pages().find(|page| page.name == name);
            let page = page.unwrap_or_else(|| panic!("no page {name}"));
            Columns::of(&page.example).map(|columns| (columns.first, columns.last))
        };
        for whole in [
            "board", "set-up", "first", "dice", "doubles", "dead", "capote",
        ] {
            assert_eq!(columns(whole), None, "{whole}");
        }
        for right in [
            "entry",
            "far-side",
            "hit",
            "blocked",
            "bar",
            "bearing-off",
            "win",
        ] {
            assert_eq!(columns(right), Some((BAR, TRAYS)), "{right}");
        }
        // Point 7 is beside the bar in the other half.
        for wider in ["starters", "enter-or-move", "presets"] {
            assert_eq!(columns(wider), Some((BAR - 1, TRAYS)), "{wider}");
        }
        assert_eq!(columns("way-back"), Some((0, BAR)));
    }

    #[test]
    fn columns_have_the_places_of_their_locations() {
        for bottom in Side::BOTH {
            let view = BoardView::of(GameKind::Tawula, BoardShape::Landscape).facing(bottom);
            for location in view.locations() {
                let Some(column) = column(location, bottom) else {
                    panic!("{location:?} has no column");
                };
                let middle = view.rect(location).unwrap().center();
                let [left, right] = edges(column);
                assert!(
                    (left..=right).contains(&middle.x),
                    "{location:?}: {middle}, {left} to {right}"
                );
            }
        }
    }

    #[test]
    fn the_cursor_starts_inside() {
        for page in book().pages() {
            if let Some(columns) = Columns::of(&page.example) {
                assert!(columns.has(columns.middle()), "{}", page.name);
            }
        }
    }
}
