//! Computes the lines and marks of the graph from the findings of a review.

use bevy_egui::egui::{Pos2, Rect, pos2};

use crate::review::{EVEN, Findings, GAME, GraphPoint, Mistake, ReviewedTurn};
use crate::rules::Side;

/// The chance from which a game is as good as won (‰).
const DECIDED: i32 = 980;
/// The least share of the game for labelling a decided part.
const NAMED_SHARE: f32 = 0.14;
/// The least range of luck and play on each side of zero (‰), and the most.
const REACH: (i32, i32) = (100, 1000);
/// The height that the chance keeps above luck and play, in units, and the least and the most share of the chart.
const CHANCE: f32 = 92.0;
const CHANCE_SHARE: (f32, f32) = (0.5, 0.62);

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
    /// The places where luck or play leaves its scale.
    pub breaks: Vec<Pos2>,
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
            all.fold((-REACH.0, REACH.0), |(low, high), value| {
                (low.min(value).max(-REACH.1), high.max(value).min(REACH.1))
            })
        };
        let (low, high) = reach(|point| [point.luck, point.play]);
        let height = (plot.height() - below).max(1.0);
        // Luck and play have their own scale, because they can take several times the height of the chance.
        let upper = if with_lines {
            let share = |share: f32| height * share;
            share(CHANCE_SHARE.0).max(CHANCE.min(share(CHANCE_SHARE.1)))
        } else {
            height
        };
        let scale = (height - upper) / (high - low) as f32;
        let chance_y = |chance: i32| plot.min.y + (GAME - chance) as f32 * upper / GAME as f32;
        let nothing = plot.min.y + upper + below + high as f32 * scale;
        let line = |value: &dyn Fn(&GraphPoint) -> f32| -> Vec<Pos2> {
            let points = findings.graph.iter().enumerate();
            points.map(|(i, point)| pos2(x(i), value(point))).collect()
        };
        let lower_line = |value: fn(&GraphPoint) -> i32| -> Vec<Pos2> {
            if with_lines {
                line(&|point| nothing - value(point).clamp(-REACH.1, REACH.1) as f32 * scale)
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
        let further = [-1000_i32, -500, 500, 1000].into_iter().filter(|value| {
            let room = if *value < 0 { -low } else { high };
            with_lines && room >= value.abs() * 21 / 25
        });
        let luck = lower_line(|point| point.luck);
        let play = lower_line(|point| point.play);
        let mut breaks = Vec::new();
        if with_lines {
            breaks.extend(breaks_of(findings, |point| point.luck, &luck));
            breaks.extend(breaks_of(findings, |point| point.play, &play));
        }
        GraphShape {
            plot,
            breaks,
            marks: findings.turns.iter().enumerate().filter_map(mark).collect(),
            luck,
            play,
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

/// The middles of the parts in which a line is cut off at the end of its scale.
fn breaks_of(findings: &Findings, value: fn(&GraphPoint) -> i32, line: &[Pos2]) -> Vec<Pos2> {
    let is_cut = |point: &GraphPoint| value(point).abs() > REACH.1;
    let points: Vec<(bool, Pos2)> = findings
        .graph
        .iter()
        .map(is_cut)
        .zip(line.iter().copied())
        .collect();
    let parts = points.chunk_by(|one, other| one.0 == other.0);
    let middle = |part: &[(bool, Pos2)]| {
        let (first, last) = part.first().zip(part.last())?;
        first
            .0
            .then(|| pos2((first.1.x + last.1.x) * 0.5, first.1.y))
    };
    parts.filter_map(middle).collect()
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
    fn the_chance_keeps_its_height_above_luck_and_play() {
        let (findings, turns) = findings(RECORD);
        let shape = GraphShape::of(&findings, turns, PLOT, Some(20.0));
        let nothing = shape.nothing.unwrap();
        assert_eq!(shape.chance.len(), turns + 1);
        assert!(shape.levels[2] - shape.levels[0] >= CHANCE);
        assert!(nothing > shape.levels[2]);
        for (i, chance) in shape.chance.iter().enumerate() {
            assert!(PLOT.expand(0.5).contains(*chance));
            assert!(PLOT.expand(0.5).contains(shape.luck[i]));
            assert!(PLOT.expand(0.5).contains(shape.play[i]));
        }
    }

    #[test]
    fn luck_beyond_its_scale_is_cut_with_a_break() {
        let (mut findings, turns) = findings(RECORD);
        for point in &mut findings.graph {
            (point.luck, point.play) = (0, 0);
        }
        let whole = GraphShape::of(&findings, turns, PLOT, Some(20.0));
        assert!(whole.breaks.is_empty());
        for point in findings.graph.iter_mut().skip(turns / 2) {
            point.luck = -2037;
        }
        let shape = GraphShape::of(&findings, turns, PLOT, Some(20.0));
        assert_eq!(shape.breaks.len(), 1);
        assert!(PLOT.expand(0.5).contains(shape.breaks[0]));
        assert_eq!(shape.levels, whole.levels);
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
