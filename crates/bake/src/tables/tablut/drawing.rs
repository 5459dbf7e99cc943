//! The pen drawings on the sheet: the grid, the signs of the starting squares, the writing.

use crate::marks::pen::{Line, Pen, Pressure, plain, tapered};
use crate::raster::field::Field;
use crate::raster::font::Typeface;
use tavoliere_shapes::geometry::Point;
use tavoliere_shapes::geometry::tablut::{CELL, Plan, SIDE};

/// The starting squares of Black, as column and row from the top left.
const BLACK: [(u8, u8); 16] = [
    (0, 3),
    (0, 4),
    (0, 5),
    (1, 4),
    (8, 3),
    (8, 4),
    (8, 5),
    (7, 4),
    (3, 0),
    (4, 0),
    (5, 0),
    (4, 1),
    (3, 8),
    (4, 8),
    (5, 8),
    (4, 7),
];

/// The starting squares of White's men.
const WHITE: [(u8, u8); 8] = [
    (2, 4),
    (3, 4),
    (5, 4),
    (6, 4),
    (4, 2),
    (4, 3),
    (4, 5),
    (4, 6),
];

/// Slant of the handwriting.
pub const SLANT: f32 = 0.17;

/// All ink on the sheet.
pub fn drawn(plan: &Plan, letters: &Typeface) -> Field {
    let mut pen = Pen::new(plan.size.0, plan.size.1, plan.px, 77);
    grid(&mut pen, plan);
    for (c, r) in BLACK {
        hatch(&mut pen, plan, c, r);
    }
    for (c, r) in WHITE {
        pen.square(Pressure::Light, corner(plan, c, r), CELL, 15.0, plain(0.9));
    }
    labels(&mut pen, plan, letters);
    if plan.margin {
        notes(&mut pen, plan, letters);
    }
    pen.drawn()
}

fn corner(plan: &Plan, column: u8, row: u8) -> Point {
    (
        plan.grid.0 + f32::from(column) * CELL,
        plan.grid.1 + f32::from(row) * CELL,
    )
}

fn grid(pen: &mut Pen, plan: &Plan) {
    let (x, y) = plan.grid;
    let n = CELL * SIDE as f32;
    for i in 0..=SIDE {
        let outer = i == 0 || i == SIDE;
        let line = Line {
            stray: 0.55,
            ..plain(if outer { 2.6 } else { 1.5 })
        };
        let t = i as f32 * CELL;
        pen.line(Pressure::Full, (x + t, y - 1.0), (x + t, y + n + 1.0), line);
        pen.line(Pressure::Full, (x - 1.0, y + t), (x + n + 1.0, y + t), line);
    }
    pen.square(
        Pressure::Light,
        (x - 7.0, y - 7.0),
        n + 14.0,
        0.0,
        plain(1.2),
    );
}

/// Strokes that rise to the right across a square.
fn hatch(pen: &mut Pen, plan: &Plan, column: u8, row: u8) {
    const INSET: f32 = 9.0;
    let (x, y) = corner(plan, column, row);
    let (x, y, n) = (x + INSET, y + INSET, CELL - 2.0 * INSET);
    let pitch = 6.4;
    let mut t = -n + pitch * 0.5;
    while t < n {
        let (a, b) = (
            (t.max(0.0), n - (-t).max(0.0)),
            (n.min(n + t), n - n.min(n - t)),
        );
        let mut off = || pen.normal() * 1.1;
        let (a, b) = (
            (x + a.0 + off(), y + a.1 + off()),
            (x + b.0 + off(), y + b.1 + off()),
        );
        if (b.0 - a.0).hypot(b.1 - a.1) > 8.0 {
            let press = if pen.between(0.0, 1.0) < 0.35 {
                Pressure::Faint
            } else {
                Pressure::Light
            };
            pen.line(press, a, b, tapered(0.95));
        }
        t += pitch * pen.between(0.9, 1.1);
    }
}

fn labels(pen: &mut Pen, plan: &Plan, letters: &Typeface) {
    let (size, below, left) = plan.labels;
    let (x, y) = plan.grid;
    for i in 0..SIDE {
        let middle = (i as f32 + 0.5) * CELL;
        let letter = ((b'a' + i as u8) as char).to_string();
        let at = x + middle - letters.width(&letter, size) * 0.5 - size * 0.04;
        write(
            pen,
            letters,
            &letter,
            (at, y + CELL * SIDE as f32 + below),
            size,
        );
        let figure = (b'9' - i as u8) as char;
        pen.fill(
            Pressure::Full,
            letters.shape(figure, x - left, y + middle + size * 0.32, size * 0.92),
        );
    }
}

/// Writes a line with the slant of the handwriting.
pub fn write(pen: &mut Pen, letters: &Typeface, text: &str, at: Point, size: f32) {
    for shape in letters.line(text, at, size, SLANT) {
        pen.fill(Pressure::Full, Some(shape));
    }
}

fn notes(pen: &mut Pen, plan: &Plan, letters: &Typeface) {
    let x = plan.leaf[0] + 22.0;
    let top = plan.leaf[1];
    write(pen, letters, "Tablut", (x, top + 62.0), 42.0);
    let rule = Line {
        stray: 0.9,
        ..tapered(1.1)
    };
    pen.line(
        Pressure::Light,
        (x, top + 74.0),
        (x + 116.0, top + 73.0),
        rule,
    );
    let lines = [
        ("Iter Lapponicum,", 0.0, 100.0, 16.2),
        ("m. Julio 1732", 0.0, 121.0, 16.2),
        ("Betula nana L.", 3.0, 656.0, 16.2),
        ("Rex in medio,", 0.0, 844.0, 14.6),
        ("Suecis octo cinctus;", 0.0, 866.0, 14.6),
        ("sedecim Muscovitae", 0.0, 888.0, 14.6),
        ("obsident.", 0.0, 910.0, 14.6),
    ];
    for (text, dx, dy, size) in lines {
        write(pen, letters, text, (x + dx, top + dy), size);
    }
}
