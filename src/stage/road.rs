//! The road of a piece: the line that lessons, the book and shared pictures draw, and that the book's pieces follow.

use bevy::math::Vec2;

/// The number of straight parts of a curve.
const PARTS: u8 = 10;

/// The road of a piece over the board: a line for each hop from location to location.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Road {
    hops: Vec<Vec<Vec2>>,
}

impl Road {
    /// A road of hops. Each is a line through at least two points, and starts where the one before it ends.
    #[must_use]
    pub(super) const fn new(hops: Vec<Vec<Vec2>>) -> Self {
        Self { hops }
    }

    /// A straight road.
    #[must_use]
    pub fn straight(from: Vec2, to: Vec2) -> Self {
        Self::new(vec![vec![from, to]])
    }

    /// The lines of the hops.
    #[must_use]
    pub fn hops(&self) -> &[Vec<Vec2>] {
        &self.hops
    }

    /// `true` if it has no hops.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.hops.is_empty()
    }

    /// The start.
    #[must_use]
    pub fn start(&self) -> Option<Vec2> {
        self.hops.first()?.first().copied()
    }

    /// The end.
    #[must_use]
    pub fn end(&self) -> Option<Vec2> {
        self.hops.last()?.last().copied()
    }

    /// The ends of all hops but the last: the locations that the piece passes.
    pub fn passed(&self) -> impl Iterator<Item = Vec2> {
        let inner = self.hops.len().saturating_sub(1);
        let ends = self.hops.iter().take(inner);
        ends.filter_map(|hop| hop.last().copied())
    }

    /// The road as one line.
    #[must_use]
    pub fn line(&self) -> Vec<Vec2> {
        let mut line: Vec<Vec2> = Vec::new();
        for hop in &self.hops {
            let again = usize::from(line.last() == hop.first());
            line.extend(hop.iter().skip(again));
        }
        line
    }

    /// The same road in other coordinates.
    #[must_use]
    pub fn mapped(&self, place: impl Fn(Vec2) -> Vec2) -> Self {
        let hop = |hop: &Vec<Vec2>| hop.iter().map(|at| place(*at)).collect();
        Self::new(self.hops.iter().map(hop).collect())
    }
}

/// The length of a line.
#[must_use]
pub fn length(line: &[Vec2]) -> f32 {
    line.windows(2).map(|pair| pair[0].distance(pair[1])).sum()
}

/// The part of a line between two distances from its start.
#[must_use]
pub fn cut(line: &[Vec2], from: f32, to: f32) -> Vec<Vec2> {
    let mut part = Vec::new();
    let mut along = 0.0;
    for pair in line.windows(2) {
        let long = pair[0].distance(pair[1]);
        let end = along + long;
        if long > 0.0 && end > from && (along < to || part.is_empty()) {
            let at = |distance: f32| pair[0].lerp(pair[1], (distance - along) / long);
            if part.is_empty() {
                part.push(at(from.max(along)));
            }
            part.push(at(to.min(end)));
        }
        along = end;
    }
    part
}

/// The point of a line at a distance from its start. `None` if the line has no points.
#[must_use]
pub fn point(line: &[Vec2], distance: f32) -> Option<Vec2> {
    let mut left = distance.max(0.0);
    for pair in line.windows(2) {
        let long = pair[0].distance(pair[1]);
        if long > 0.0 && left <= long {
            return Some(pair[0].lerp(pair[1], left / long));
        }
        left -= long;
    }
    line.last().copied()
}

/// A hop along half an ellipse, whose middle is off the straight line by `bow`. Without a bow it's straight.
pub(super) fn hop(from: Vec2, to: Vec2, bow: Vec2) -> Vec<Vec2> {
    if bow == Vec2::ZERO {
        return vec![from, to];
    }
    let at = |part: u8| {
        let t = f32::from(part) / f32::from(PARTS);
        from.lerp(to, t) + bow * (1.0 - (2.0 * t - 1.0).powi(2)).max(0.0).sqrt()
    };
    (0..=PARTS).map(at).collect()
}

/// A line with round corners.
pub(super) fn rounded(line: &[Vec2], radius: f32) -> Vec<Vec2> {
    let mut round: Vec<Vec2> = line.first().copied().into_iter().collect();
    for corner in line.windows(3) {
        let [before, middle, after] = [corner[0], corner[1], corner[2]];
        let near = |end: Vec2| {
            let far = middle.distance(end);
            middle.lerp(end, (radius / far.max(1.0)).min(0.5))
        };
        let (from, to) = (near(before), near(after));
        round.extend((0..=PARTS).map(|part| {
            let t = f32::from(part) / f32::from(PARTS);
            from.lerp(middle, t).lerp(middle.lerp(to, t), t)
        }));
    }
    round.extend(line.get(1..).and_then(<[Vec2]>::last));
    round
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameKind, Side};
    use crate::stage::BoardView;
    use crate::stage::board::BoardShape;
    use crate::table::Location;

    const CORNER: [Vec2; 3] = [Vec2::ZERO, Vec2::new(3.0, 0.0), Vec2::new(3.0, 4.0)];

    #[test]
    fn lines_are_measured_and_cut() {
        assert!((length(&CORNER) - 7.0).abs() < 1e-5);
        assert_eq!(point(&CORNER, 5.0), Some(Vec2::new(3.0, 2.0)));
        assert_eq!(point(&CORNER, 99.0), Some(CORNER[2]));
        let part = cut(&CORNER, 1.0, 5.0);
        assert_eq!(part, [Vec2::X, CORNER[1], Vec2::new(3.0, 2.0)]);
    }

    #[test]
    fn round_corners_keep_the_ends() {
        let round = rounded(&CORNER, 1.0);
        assert_eq!(round.first(), CORNER.first());
        assert_eq!(round.last(), CORNER.last());
        assert!(!round.contains(&CORNER[1]));
        assert!(length(&round) < length(&CORNER));
    }

    #[test]
    fn roads_of_tablan_follow_the_snake() {
        let view = BoardView::of(GameKind::Tablan, BoardShape::Landscape);
        let way: Vec<Location> = (10..=13).map(Location::Board).collect();
        let middle = |location: Location| view.rect(location).unwrap().center();
        let road = view.road(&way, middle(way[0]), middle(way[3]));
        assert_eq!(road.hops().len(), 3);
        let passed: Vec<Vec2> = road.passed().collect();
        assert_eq!(passed, [middle(way[1]), middle(way[2])]);
        // Only the turn is curved.
        let curved = |hop: &Vec<Vec2>| hop.len() > 2;
        let curves: Vec<bool> = road.hops().iter().map(curved).collect();
        assert_eq!(curves, [false, true, false]);
    }

    #[test]
    fn roads_from_trays_of_tawula_cross_no_points() {
        for shape in [BoardShape::Landscape, BoardShape::Portrait] {
            let view = BoardView::of(GameKind::Tawula, shape);
            for side in Side::BOTH {
                let (hand, at) = (Location::Hand(side), Location::Board(6));
                let [from, to] = [hand, at].map(|at| view.rect(at).unwrap().center());
                let road = view.road(&[hand, at], from, to);
                assert_eq!((road.start(), road.end()), (Some(from), Some(to)));
                for point in (1..=24).filter(|point| *point != 6) {
                    let area = view.rect(Location::Board(point)).unwrap();
                    let inner = area.inflate(-1.0);
                    assert!(road.line().iter().all(|place| !inner.contains(*place)));
                }
            }
        }
    }
}
