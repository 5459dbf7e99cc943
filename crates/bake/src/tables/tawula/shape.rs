//! The box in its two layouts: the places of floors, points, bar, trays and ornaments.

use tavoliere_shapes::geometry::Sides;
use tavoliere_shapes::geometry::tawula::{self as geo};

/// One of the 24 points.
#[derive(Clone, Copy)]
pub struct Point {
    /// Middle of its base, on the wall.
    pub base: (f32, f32),
    /// Unit vector towards its tip.
    pub toward: (f32, f32),
}

impl Point {
    /// A place `out` units from the base and `across` units to the side.
    pub fn at(&self, out: f32, across: f32) -> (f32, f32) {
        let ((x, y), (dx, dy)) = (self.base, self.toward);
        (x + dx * out - dy * across, y + dy * out + dx * across)
    }
}

/// The inlaid band of stars in the frame.
#[derive(Clone, Copy)]
pub struct Band {
    /// Distance from the box's edge to the band's middle.
    pub inset: f32,
    /// Size of the stars, 1 in landscape.
    pub scale: f32,
    /// Number of steps between stars along the width and along the height.
    pub steps: (usize, usize),
}

/// One layout; lengths are in design units from the box's top left corner.
#[derive(Clone, Copy)]
pub struct Shape {
    /// `true` for the upright box (phones), `false` for the wide one.
    pub portrait: bool,
    /// Width and height of the box.
    pub size: (f32, f32),
    /// The two halves of the floor.
    pub floors: [Sides; 2],
    /// The bar between them.
    pub bar: Sides,
    /// The other player's tray, then the one of the player at the bottom.
    pub trays: [Sides; 2],
    /// Radius of the trays' corners.
    pub tray_corner: f32,
    /// Distance from point to point.
    pub pitch: f32,
    /// Length of a point.
    pub reach: f32,
    /// The stars of the frame.
    pub band: Band,
    /// Width of the mitred frame.
    pub frame: (f32, f32),
    /// Radius of the rosettes on the floor.
    pub rosette: f32,
    /// Distance from the ends of the bar to its hinges' middles.
    pub hinge: f32,
    /// Size of the hinges.
    pub hinge_scale: f32,
}

impl Shape {
    /// The layout with points 1–12 on top from right to left, and 13–24 below from left to right.
    pub fn landscape() -> Self {
        Self {
            portrait: false,
            size: geo::LANDSCAPE,
            floors: geo::LANDSCAPE_FLOORS,
            bar: geo::LANDSCAPE_BAR,
            trays: geo::LANDSCAPE_TRAYS,
            tray_corner: 10.0,
            pitch: geo::LANDSCAPE_PITCH,
            reach: geo::LANDSCAPE_REACH,
            band: Band {
                inset: 24.5,
                scale: 1.0,
                steps: (46, 30),
            },
            frame: (50.0, 58.0),
            rosette: 47.0,
            hinge: 118.0,
            hinge_scale: 1.0,
        }
    }

    /// The layout with points 1–12 at the right from bottom to top, and 13–24 at the left from top to bottom.
    pub fn portrait() -> Self {
        Self {
            portrait: true,
            size: geo::PORTRAIT,
            floors: geo::PORTRAIT_FLOORS,
            bar: geo::PORTRAIT_BAR,
            trays: geo::PORTRAIT_TRAYS,
            tray_corner: 8.0,
            pitch: geo::PORTRAIT_PITCH,
            reach: geo::PORTRAIT_REACH,
            band: Band {
                inset: 14.5,
                scale: 0.64,
                steps: (41, 70),
            },
            frame: (58.0, 58.0),
            rosette: 42.0,
            hinge: 92.0,
            hinge_scale: 0.94,
        }
    }

    /// The point with a number of the player at the bottom, 1 to 24.
    pub fn point(&self, number: u8) -> Point {
        let (base, toward) = geo::base(self.portrait, number);
        Point { base, toward }
    }

    /// The points with odd numbers (pearl) or with even numbers (rosewood).
    pub fn points(&self, pearl: bool) -> impl Iterator<Item = Point> {
        let shape = *self;
        (1..=24)
            .filter(move |n| (n % 2 == 1) == pearl)
            .map(move |n| shape.point(n))
    }

    /// Middles of the halves, where the rosettes are.
    pub fn rosettes(&self) -> [(f32, f32); 2] {
        self.floors.map(middle)
    }

    /// Middles of the hinges on the bar.
    pub fn hinges(&self) -> [(f32, f32); 2] {
        let [x0, y0, x1, y1] = self.bar;
        let (x, y) = middle(self.bar);
        if self.portrait {
            [(x0 + self.hinge, y), (x1 - self.hinge, y)]
        } else {
            [(x, y0 + self.hinge), (x, y1 - self.hinge)]
        }
    }

    /// Middles of the stars in the frame's band.
    pub fn stars(&self) -> Vec<(f32, f32)> {
        let (c, (w, h), (nx, ny)) = (self.band.inset, self.size, self.band.steps);
        let step = self.star_steps();
        let rows = [c, h - c]
            .into_iter()
            .flat_map(|y| (0..=nx).map(move |k| (c + step.0 * k as f32, y)));
        let columns = [c, w - c]
            .into_iter()
            .flat_map(|x| (1..ny).map(move |k| (x, c + step.1 * k as f32)));
        rows.chain(columns).collect()
    }

    /// Distances between stars along the width and along the height.
    pub fn star_steps(&self) -> (f32, f32) {
        let c = self.band.inset;
        (
            (self.size.0 - 2.0 * c) / self.band.steps.0 as f32,
            (self.size.1 - 2.0 * c) / self.band.steps.1 as f32,
        )
    }
}

/// Middle of a rectangle.
pub fn middle([x0, y0, x1, y1]: Sides) -> (f32, f32) {
    ((x0 + x1) * 0.5, (y0 + y1) * 0.5)
}
