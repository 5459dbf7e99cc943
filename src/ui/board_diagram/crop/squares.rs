//! The part of Tablut's board that an example of the book needs, so that its squares are large.

use bevy::math::{Rect as Area, Vec2 as Place};

use crate::book::Example;
use crate::geometry::tablut::CELL;
use crate::rules::tablut::{Move, Position, Square};
use crate::rules::{AnyMove, Side};
use crate::stage::tablut::TablutBoard;
use crate::stage::tablut::geometry::location;
use crate::table::Location;

/// The number of squares in a row of the whole board.
const WHOLE: u8 = 9;
/// The least number of squares in a row of a part, and the number from which it isn't smaller enough than the board.
const LEAST: u8 = 5;
const MOST: u8 = 8;
/// The number of pieces from which the example is about the whole position.
const MANY: usize = 12;
/// The strips of the next squares on both sides together, in squares. They show that the board continues.
const STRIPS: f32 = 0.4;

/// The four directions: files to the right, and ranks upwards.
const WAYS: [(i8, i8); 4] = [(1, 0), (0, 1), (-1, 0), (0, -1)];

/// A square part of Tablut's board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Squares {
    /// The first file and the lowest rank, from 0.
    file: u8,
    rank: u8,
    /// The number of squares in a row.
    side: u8,
}

impl Squares {
    /// The part that an example needs. `None` if it needs the whole board, or is of another game.
    #[must_use]
    pub fn of(example: &Example) -> Option<Squares> {
        let start = example.position.tablut()?;
        let pieces = Side::BOTH.into_iter().flat_map(|side| start.pieces(side));
        let pieces: Vec<Square> = pieces.collect();
        if pieces.len() >= MANY {
            return None;
        }
        let needed = needed(example)?;
        let files = span(needed.iter().map(|at| at.file()))?;
        let ranks = span(needed.iter().map(|at| at.rank() - 1))?;
        let length = |(least, most): (u8, u8)| most - least + 1;
        let side = LEAST.max(length(files)).max(length(ranks));
        if side >= MOST {
            return None;
        }
        let starts = |(least, most): (u8, u8)| {
            let first = (most + 1).saturating_sub(side);
            first..=least.min(WHOLE - side)
        };
        // Twice the distance from the middle of the needed squares.
        let aside =
            |start: u8, (least, most): (u8, u8)| (2 * start + side - 1).abs_diff(least + most);
        let all = starts(files)
            .flat_map(|file| starts(ranks).map(move |rank| Squares { file, rank, side }));
        all.min_by_key(|crop| {
            let hidden = pieces.iter().filter(|at| !crop.has(location(**at)));
            let aside = aside(crop.file, files) + aside(crop.rank, ranks);
            (hidden.count(), aside)
        })
    }

    /// `true` if a location is one of its squares.
    #[must_use]
    pub fn has(self, location: Location) -> bool {
        let Location::Board(at) = location else {
            return false;
        };
        let within = |start: u8, at: u8| (start..start + self.side).contains(&at);
        within(self.file, at % WHOLE) && within(self.rank, at / WHOLE)
    }

    /// The square in its middle.
    #[must_use]
    pub const fn middle(self) -> Location {
        let (file, rank) = (self.file + self.side / 2, self.rank + self.side / 2);
        Location::Board(rank * WHOLE + file)
    }

    /// The area of its squares, in board space.
    pub(super) fn places(self, board: TablutBoard) -> Option<Area> {
        let area = |file: u8, rank: u8| board.rect(Location::Board(rank * WHOLE + file));
        let last = self.side - 1;
        let first = area(self.file, self.rank)?;
        Some(first.union(area(self.file + last, self.rank + last)?))
    }

    /// The area of its squares with the strips beside them, in board space.
    pub(super) fn area(self, board: TablutBoard) -> Option<Area> {
        let squares = self.places(board)?;
        let strips = |start: u8| strips(start > 0, start + self.side < WHOLE);
        let [left, right] = strips(self.file);
        let [below, above] = strips(self.rank);
        Some(Area {
            min: squares.min - Place::new(left, above),
            max: squares.max + Place::new(right, below),
        })
    }
}

/// The widths of the strips before and after a part, in board space.
const fn strips(before: bool, after: bool) -> [f32; 2] {
    const ALL: f32 = STRIPS * CELL;
    match (before, after) {
        (true, true) => [ALL / 2.0, ALL / 2.0],
        (true, false) => [ALL, 0.0],
        (false, true) => [0.0, ALL],
        (false, false) => [0.0, 0.0],
    }
}

/// The least and the largest number. `None` if there aren't any.
fn span(numbers: impl Iterator<Item = u8> + Clone) -> Option<(u8, u8)> {
    numbers.clone().min().zip(numbers.max())
}

/// The squares that an example is about. `None` if it's of another game.
fn needed(example: &Example) -> Option<Vec<Square>> {
    let mut needed = Vec::new();
    let (mut last, mut captures) = (None, false);
    for (step, choice) in example.choices.iter().enumerate() {
        let AnyMove::Tablut(choice) = *choice else {
            return None;
        };
        let before = example.after(step);
        let before = before.tablut()?;
        needed.extend(around_move(before, choice));
        last = Some(choice.to);
        captures = !before.captures(choice).is_empty();
    }
    if let Some(refused) = &example.refused {
        let is_named = |at: &Square| refused.text.contains(&at.to_string());
        needed.extend(Square::all().filter(is_named));
    }
    let end = example.after(example.choices.len());
    let is_over = end.outcome().is_some();
    let end = end.tablut()?;
    let king = end.king();
    if is_over || needed.contains(&king) {
        needed.push(king);
        needed.extend(beside_all(end, king));
    }
    if is_over && last != Some(king) && !captures {
        // The other side can't move, or not its king.
        needed.extend(Side::BOTH.into_iter().flat_map(|side| end.pieces(side)));
    }
    if !is_over && last == Some(king) {
        needed.extend(WAYS.into_iter().map(|way| way_end(end, king, way)));
    }
    Some(needed)
}

/// The squares of a move, its captures, and the pieces that it reaches.
fn around_move(before: &Position, choice: Move) -> Vec<Square> {
    let mut squares = vec![choice.from, choice.to];
    for captured in before.captures(choice) {
        squares.push(captured);
        squares.extend(beside_all(before, captured));
    }
    for way in WAYS {
        let reached = beside(choice.to, way).filter(|at| before.piece(*at).is_some());
        let behind = reached.and_then(|at| beside(at, way));
        squares.extend(reached);
        squares.extend(behind.filter(|at| matters(before, *at)));
    }
    squares
}

/// The next square in a direction. `None` at the edge.
fn beside(at: Square, (files, ranks): (i8, i8)) -> Option<Square> {
    let file = at.file().checked_add_signed(files)?;
    Square::at(file, at.rank().checked_add_signed(ranks)?)
}

/// The squares beside one that have a piece or can take part in a capture.
fn beside_all(position: &Position, at: Square) -> impl Iterator<Item = Square> {
    let squares = WAYS.into_iter().filter_map(move |way| beside(at, way));
    squares.filter(move |at| matters(position, *at))
}

fn matters(position: &Position, at: Square) -> bool {
    position.piece(at).is_some() || position.is_throne(at) || position.is_camp(at)
}

/// The end of a way: the first piece, or the edge.
fn way_end(position: &Position, from: Square, way: (i8, i8)) -> Square {
    let mut end = from;
    while let Some(next) = beside(end, way) {
        end = next;
        if position.piece(end).is_some() {
            break;
        }
    }
    end
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Book, Page};
    use crate::rules::GameKind;
    use crate::stage::BoardView;
    use crate::stage::board::BoardShape;
    use crate::table::pieces::standings;
    use crate::table::targets::targets;

    fn book() -> Book {
        let text = include_str!("../../../../assets/book/tablut.txt");
        Book::read(GameKind::Tablut, text).unwrap()
    }

    fn side(name: &str) -> Option<u8> {
        let book = book();
        let page = book.pages().find(|page| page.name == name);
        let page: &Page = page.unwrap_or_else(|| panic!("no page {name}"));
        Squares::of(&page.example).map(|crop| crop.side)
    }

    #[test]
    fn an_example_has_as_much_of_the_board_as_it_needs() {
        for whole in ["board", "moves", "repetition", "five-thrones", "calls"] {
            assert_eq!(side(whole), None, "{whole}");
        }
        for (name, size) in [
            ("king", 5),
            ("escape", 5),
            ("shut-in", 6),
            ("capture", 6),
            ("throne", 7),
        ] {
            assert_eq!(side(name), Some(size), "{name}");
        }
    }

    #[test]
    fn moves_and_captures_stay_inside() {
        let view = BoardView::of(GameKind::Tablut, BoardShape::Landscape);
        for page in book().pages() {
            let example = &page.example;
            let Some(crop) = Squares::of(example) else {
                continue;
            };
            let area = crop.area(view.tablut().unwrap()).unwrap();
            assert!((area.width() - area.height()).abs() < 0.1, "{area:?}");
            assert!(crop.has(crop.middle()));
            for (step, choice) in example.choices.iter().enumerate() {
                let (before, after) = (example.after(step), example.after(step + 1));
                let mut all = targets(&before).into_iter();
                let target = all.find(|target| target.choice == *choice).unwrap();
                assert!(
                    crop.has(target.from) && crop.has(target.to),
                    "{}",
                    page.name
                );
                let rest = standings(&after);
                let gone = standings(&before)
                    .into_iter()
                    .filter(|piece| !rest.contains(piece));
                for (side, _, standing) in gone {
                    let at = standing.place.location(side);
                    assert!(at.is_none_or(|at| crop.has(at)), "{}: {at:?}", page.name);
                }
            }
        }
    }
}
