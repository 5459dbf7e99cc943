//! The place of a board on a page, with the letters and the pieces in hand beside it.

use bevy::math::{Rect as Area, Vec2 as Place};
use bevy_egui::egui::{Pos2, Rect, pos2, vec2};

use super::{Crop, diagram_kind};
use crate::rules::{AnyPosition, Side};
use crate::stage::board::BoardShape;
use crate::stage::{BoardView, Road};
use crate::table::Location;
use crate::table::pieces::standings;
use crate::ui::board_scene::shared_look;
use crate::ui::game_look::DiagramKind;

/// The width of a board for which lines have their full width, in points.
const DRAWN_FOR: f32 = 784.0;
/// The size of the letters on Tablan's board, in units of the board, and the least size at which they're legible, in
/// points.
const CARVED: f32 = 20.0;
const LEGIBLE: f32 = 9.0;

/// The space around a board, in points.
#[derive(Clone, Copy, Debug)]
struct Edges {
    left: f32,
    top: f32,
    right: f32,
    bottom: f32,
}

/// The place of a board in a rectangle.
#[derive(Clone, Copy, Debug)]
pub struct Fit {
    pub(super) view: BoardView,
    /// The part of the board for an example. `None` if all of it is shown.
    crop: Option<Crop>,
    /// The shown part of the board, in board space.
    shown: Area,
    /// The points per unit of the board.
    scale: f32,
    /// The origin of board space on the screen.
    origin: Pos2,
    height: f32,
    /// `true` if there are letters beside the board.
    pub(super) has_letters: bool,
}

/// The shown part of a game's board, in board space: the squares of a paper board, otherwise all of it.
fn shown_part(view: BoardView) -> Area {
    if !shared_look(view.game()).is_leaf {
        return view.picture();
    }
    let squares = view.locations().into_iter();
    let areas = squares.filter_map(|square| view.rect(square));
    areas
        .reduce(|all, area| all.union(area))
        .unwrap_or_else(|| view.picture())
}

impl Fit {
    /// Fits the board of an example into a rectangle, as large as possible, at its top. `start` is the example's first
    /// position, `bottom` the side at the bottom, and `crop` the part that is shown if that isn't the whole board.
    #[must_use]
    pub fn new(start: &AnyPosition, bottom: Side, crop: Option<Crop>, room: Rect) -> Fit {
        let view = BoardView::of(start.kind(), BoardShape::Landscape).facing(bottom);
        let part = crop.and_then(|crop| crop.area(view));
        let shown = part.unwrap_or_else(|| shown_part(view));
        let mut bounds = shown;
        let kind = diagram_kind(start.kind());
        if kind == DiagramKind::Lines {
            for (side, _, standing) in standings(start) {
                let hand = standing.place.location(side);
                let hand = hand.filter(|at| matches!(at, Location::Hand(_)));
                if let Some(area) = hand.and_then(|hand| view.rect(hand)) {
                    bounds = bounds.union(area);
                }
            }
        }
        let is_leaf = shared_look(start.kind()).is_leaf;
        let letters = (room.width().min(room.height()) * 0.07).clamp(21.0, 34.0);
        let edges = |letters: f32| match kind {
            DiagramKind::Squares if is_leaf => Edges {
                left: letters,
                top: 6.0,
                right: 8.0,
                bottom: letters,
            },
            DiagramKind::Squares | DiagramKind::Lines => Edges {
                left: letters,
                top: 2.0,
                right: 12.0,
                bottom: letters.max(14.0),
            },
            DiagramKind::Points => Edges {
                left: 2.0,
                top: letters,
                right: 12.0,
                bottom: letters,
            },
        };
        let size = bounds.size();
        let scale = |edges: Edges| {
            let width = room.width() - edges.left - edges.right;
            let height = room.height() - edges.top - edges.bottom;
            (width / size.x).min(height / size.y).max(0.01)
        };
        let has_letters = match kind {
            DiagramKind::Points => true,
            // Tapatan's letters on the wood are large.
            DiagramKind::Lines => false,
            // A part of the board has no edge with letters.
            DiagramKind::Squares => {
                is_leaf || part.is_some() || CARVED * scale(edges(2.0)) < LEGIBLE
            }
        };
        let edges = edges(if has_letters { letters } else { 2.0 });
        let scale = scale(edges);
        let over = room.width() - edges.left - edges.right - size.x * scale;
        let corner = room.min + vec2(edges.left + over.max(0.0) / 2.0, edges.top);
        Fit {
            view,
            crop,
            shown,
            scale,
            origin: corner - vec2(bounds.min.x, bounds.min.y) * scale,
            height: edges.top + size.y * scale + edges.bottom,
            has_letters,
        }
    }

    /// The place of the board.
    #[must_use]
    pub fn rect(&self) -> Rect {
        self.on_screen(self.shown)
    }

    /// The height of the board with everything around it.
    #[must_use]
    pub const fn height(&self) -> f32 {
        self.height
    }

    /// The location under a point of the screen.
    #[must_use]
    pub fn location(&self, at: Pos2) -> Option<Location> {
        let at = (at - self.origin) / self.scale;
        let under = self.view.location_under(Place::new(at.x, at.y));
        under.filter(|location| self.shows(*location))
    }

    /// `true` if a location is in the shown part of the board.
    pub(super) fn shows(&self, location: Location) -> bool {
        self.crop.is_none_or(|crop| crop.has(location))
    }

    /// The shown part of the board's picture, from its upper left corner, in units of the board.
    pub(super) fn part(&self) -> Rect {
        self.in_picture(self.shown)
    }

    /// The part of the board's picture whose pieces are shown. `None` if all are.
    pub(super) fn part_with_pieces(&self) -> Option<Rect> {
        let squares = self.crop?.places(self.view)?;
        Some(self.in_picture(squares))
    }

    fn in_picture(&self, area: Area) -> Rect {
        let corner = self.view.picture().min;
        let [min, max] = [area.min, area.max].map(|at| at - corner);
        Rect::from_min_max(pos2(min.x, min.y), pos2(max.x, max.y))
    }

    /// The size of a pixel of the picture, in points.
    pub(super) fn unit(&self) -> f32 {
        let size = self.rect().size();
        (size.x.max(size.y) / DRAWN_FOR).clamp(0.5, 1.2)
    }

    /// The size of a cell, in points.
    pub(super) fn cell(&self) -> f32 {
        self.view.unit() * self.scale
    }

    /// A point of board space on the screen.
    pub(super) fn point(&self, at: Place) -> Pos2 {
        self.origin + vec2(at.x, at.y) * self.scale
    }

    /// A road on the screen.
    pub(super) fn road(&self, road: &Road) -> Road {
        road.mapped(|at| {
            let at = self.point(at);
            Place::new(at.x, at.y)
        })
    }

    /// The area of a location on the screen.
    pub(super) fn area(&self, location: Location) -> Option<Rect> {
        self.view.rect(location).map(|area| self.on_screen(area))
    }

    fn on_screen(&self, area: Area) -> Rect {
        Rect::from_min_max(self.point(area.min), self.point(area.max))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::Book;
    use crate::rules::{GameKind, Setup};

    /// The starting position of a game.
    fn start(game: GameKind) -> AnyPosition {
        AnyPosition::start(Setup::new(game).options(), Some(Side::First))
    }

    #[test]
    fn boards_fill_their_place_and_find_their_locations() {
        for (width, height) in [(700.0, 640.0), (340.0, 340.0), (160.0, 200.0)] {
            let room = Rect::from_min_size(pos2(30.0, 40.0), vec2(width, height));
            for game in GameKind::ALL {
                let position = start(game);
                for bottom in Side::BOTH {
                    let fit = Fit::new(&position, bottom, None, room);
                    assert!(room.contains_rect(fit.rect()), "{game}: {:?}", fit.rect());
                    assert!(fit.height() <= height + 0.1, "{game}: {}", fit.height());
                    for location in fit.view.locations() {
                        let Some(area) = fit.area(location) else {
                            continue;
                        };
                        assert_eq!(fit.location(area.center()), Some(location), "{game}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_part_has_larger_squares_and_no_other_presses() {
        let book = include_str!("../../../assets/book/tablut.txt");
        let book = Book::read(GameKind::Tablut, book).unwrap();
        let (section, page) = book.find("capture").unwrap();
        let example = &book.sections[section].pages[page].example;
        let room = Rect::from_min_size(pos2(30.0, 40.0), vec2(700.0, 640.0));
        let fit = |crop| Fit::new(&example.position, Side::First, crop, room);
        let (whole, part) = (fit(None), fit(Crop::of(example)));
        assert!(part.cell() > 1.3 * whole.cell());
        assert!((part.height() - whole.height()).abs() < 0.1);
        assert!(room.contains_rect(part.rect()), "{:?}", part.rect());
        for location in part.view.locations() {
            let middle = part.area(location).map(|area| area.center());
            let pressed = middle.and_then(|middle| part.location(middle));
            assert_eq!(pressed, Some(location).filter(|at| part.shows(*at)));
        }
    }
}
