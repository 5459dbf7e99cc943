//! Computes the lines and marks of the graph from the findings of a review.

use bevy_egui::egui::{Pos2, Rect, pos2};

use crate::review::{EVEN, Findings, GAME, GraphPoint, Mistake, ReviewedTurn};
use crate::rules::Side;

/// The chance from which a game is as good as won (‰).
const DECIDED: i32 = 980;
/// The least share of the game for labelling a decided part.
const NAMED_SHARE: f32 = 0.14;
/// The least range of luck and play on each side of zero (‰).
const LEAST_REACH: i32 = 100;

/// A mistake on the graph.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GraphMark {
    /// The index of the turn.
    pub place: usize,
    /// The side of the turn.
    pub side: Side,
    /// The size of the mistake.
    pub mistake: Mistake,
    /// The point on the line.
    pub at: Pos2,
}

/// The shape of the graph in a rectangle.
#[derive(Clone, Debug, PartialEq)]
pub struct GraphShape {
    /// The area of the lines.
    pub plot: Rect,
    /// The chance of the first side.
    pub chance: Vec<Pos2>,
    /// Luck since the start. Empty if only the chance is shown.
    pub luck: Vec<Pos2>,
    /// Play since the start. Empty if only the chance is shown.
    pub play: Vec<Pos2>,
    /// The heights of a certain win for the first side, even chances, and a certain win for the second.
    pub levels: [f32; 3],
    /// The height of zero luck and play. `None` if they aren't shown.
    pub nothing: Option<f32>,
    /// The heights of further grid lines for luck and play, with their values (‰).
    pub further: Vec<(f32, i32)>,
    /// The mistakes.
    pub marks: Vec<GraphMark>,
    /// The part of the game that is as good as won: its start and end, and the winner.
    pub decided: Option<(f32, f32, Side)>,
    /// The number of points after the start of the game.
    steps: usize,
}

impl GraphShape {
    /// The graph of a game with this number of turns. Luck and play are shown this far below the chance, or not at all.
    #[must_use]
    pub fn of(
        findings: &Findings,
        turns: usize,
        plot: Rect,
        lines_below: Option<f32>,
    ) -> GraphShape {
        let steps = (turns + usize::from(findings.settled.is_some())).max(1);
        let x = |point: usize| plot.min.x + plot.width() * point as f32 / steps as f32;
        let below = lines_below.filter(|_| findings.has_luck);
        let with_lines = below.is_some();
        let below = below.unwrap_or_default();
        let reach = |value: fn(&GraphPoint) -> [i32; 2]| {
            let all = findings.graph.iter().flat_map(value);
            all.fold((-LEAST_REACH, LEAST_REACH), |(low, high), value| {
                (low.min(value), high.max(value))
            })
        };
        let (low, high) = reach(|point| [point.luck, point.play]);
        let lower = if with_lines { (high - low) as f32 } else { 0.0 };
        // Both charts have the same scale, so that heights can be compared.
        let scale = (plot.height() - below).max(1.0) / (GAME as f32 + lower);
        let chance_y = |chance: i32| plot.min.y + (GAME - chance) as f32 * scale;
        let nothing = plot.min.y + below + (GAME + high) as f32 * scale;
        let line = |value: &dyn Fn(&GraphPoint) -> f32| -> Vec<Pos2> {
            let points = findings.graph.iter().enumerate();
            points.map(|(i, point)| pos2(x(i), value(point))).collect()
        };
        let lower_line = |value: fn(&GraphPoint) -> i32| -> Vec<Pos2> {
            if with_lines {
                line(&|point| nothing - value(point) as f32 * scale)
            } else {
                Vec::new()
            }
        };
        let chance = line(&|point| chance_y(point.chance));
        let mark = |(place, turn): (usize, &ReviewedTurn)| {
            Some(GraphMark {
                place,
                side: turn.side,
                mistake: turn.mistake()?,
                at: *chance.get(place + 1)?,
            })
        };
        let further = [-500, 500].into_iter().filter(|value| {
            let room = if *value < 0 { -low } else { high };
            with_lines && room >= 420
        });
        GraphShape {
            plot,
            marks: findings.turns.iter().enumerate().filter_map(mark).collect(),
            luck: lower_line(|point| point.luck),
            play: lower_line(|point| point.play),
            levels: [GAME, EVEN, 0].map(chance_y),
            nothing: with_lines.then_some(nothing),
            further: further
                .map(|value| (nothing - value as f32 * scale, value))
                .collect(),
            decided: decided(findings, &chance, plot),
            chance,
            steps,
        }
    }

    /// The position of a turn, by its index: after its choice.
    #[must_use]
    pub fn x_of(&self, place: usize) -> f32 {
        self.plot.min.x + self.plot.width() * (place + 1) as f32 / self.steps as f32
    }

    /// The index of the turn nearest to a point, with this number of turns.
    #[must_use]
    pub fn place_at(&self, x: f32, turns: usize) -> usize {
        let part = (x - self.plot.min.x) / self.plot.width().max(1.0);
        let point = (part.clamp(0.0, 1.0) * self.steps as f32).round() as usize;
        point.saturating_sub(1).min(turns.saturating_sub(1))
    }
}

/// The final part in which the game was as good as won, if it's long enough for a label.
fn decided(findings: &Findings, chance: &[Pos2], plot: Rect) -> Option<(f32, f32, Side)> {
    let won_by = |chance: i32| {
        if chance >= DECIDED {
            Some(Side::First)
        } else if chance <= GAME - DECIDED {
            Some(Side::Second)
        } else {
            None
        }
    };
    let side = won_by(findings.graph.last()?.chance)?;
    let before = findings
        .graph
        .iter()
        .rposition(|point| won_by(point.chance) != Some(side));
    let first = before.map_or(0, |before| before + 1);
    let (from, to) = (chance.get(first)?.x, chance.last()?.x);
    (to - from >= NAMED_SHARE * plot.width()).then_some((from, to, side))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::GameRecord;
    use crate::review::Review;

    const RECORD: &str = include_str!("../../../page/tests/records/tawula-demo.txt");

    fn findings(record: &str) -> (Findings, usize) {
        let record = GameRecord::from_record(record).unwrap();
        let mut review = Review::new(&record);
        review.finish();
        (review.findings(), record.turns().len())
    }

    const PLOT: Rect = Rect {
        min: pos2(100.0, 20.0),
        max: pos2(900.0, 240.0),
    };

    #[test]
    fn the_heights_of_luck_and_play_add_up_to_that_of_the_chance() {
        let (findings, turns) = findings(RECORD);
        let shape = GraphShape::of(&findings, turns, PLOT, Some(20.0));
        let nothing = shape.nothing.unwrap();
        assert_eq!(shape.chance.len(), turns + 1);
        for (i, chance) in shape.chance.iter().enumerate() {
            let above = |y: f32| nothing - y;
            let sum = above(shape.luck[i].y) + above(shape.play[i].y);
            assert!((shape.levels[1] - chance.y - sum).abs() < 0.01, "point {i}");
            assert!(PLOT.expand(0.5).contains(*chance));
            assert!(PLOT.expand(0.5).contains(shape.luck[i]));
            assert!(PLOT.expand(0.5).contains(shape.play[i]));
        }
    }

    #[test]
    fn a_long_stretch_in_which_nothing_is_left_to_win_is_named() {
        let (mut findings, turns) = findings(RECORD);
        for point in findings.graph.iter_mut().skip(turns / 2) {
            point.chance = 10;
        }
        let shape = GraphShape::of(&findings, turns, PLOT, None);
        let (from, to, side) = shape.decided.unwrap();
        assert_eq!(side, Side::Second);
        assert_eq!(
            (from, to),
            (shape.chance[turns / 2].x, shape.chance[turns].x)
        );
        if let Some(last) = findings.graph.last_mut() {
            last.chance = 600;
        }
        let shape = GraphShape::of(&findings, turns, PLOT, None);
        assert_eq!(shape.decided, None);
    }

    #[test]
    fn a_turn_is_found_at_its_position() {
        let (findings, turns) = findings(RECORD);
        let shape = GraphShape::of(&findings, turns, PLOT, None);
        for place in 0..turns {
            assert_eq!(shape.place_at(shape.x_of(place), turns), place);
        }
        assert_eq!(shape.place_at(-10.0, turns), 0);
        assert_eq!(shape.place_at(5_000.0, turns), turns - 1);
        assert!(shape.luck.is_empty() && shape.nothing.is_none());
    }

    #[test]
    fn every_mistake_has_its_mark_on_the_line_of_the_chance() {
        let record = include_str!("../../../page/tests/records/tablut-demo.txt");
        let (findings, turns) = findings(record);
        let shape = GraphShape::of(&findings, turns, PLOT, Some(20.0));
        let mistakes = findings
            .turns
            .iter()
            .filter(|turn| turn.mistake().is_some());
        assert_eq!(shape.marks.len(), mistakes.count());
        assert!(!shape.marks.is_empty());
        for mark in &shape.marks {
            assert_eq!(mark.at, shape.chance[mark.place + 1]);
            assert_eq!(findings.turns[mark.place].side, mark.side);
        }
    }

    #[test]
    fn nothing_found_yet_is_an_empty_graph() {
        let record = GameRecord::from_record(RECORD).unwrap();
        let findings = Review::new(&record).findings();
        let shape = GraphShape::of(&findings, record.turns().len(), PLOT, Some(20.0));
        assert!(shape.chance.is_empty() && shape.marks.is_empty() && shape.decided.is_none());
    }
}
