//! Computes the ways of pieces for the played and the better choices, on the board in view.

use bevy::math::Vec2;

use super::open_turn::OpenTurn;
use crate::record::{Event, GameRecord};
use crate::rules::{AnyMove, AnyPosition, Side};
use crate::stage::Layout;
use crate::stage::road::{length, point};
use crate::table::Location;
use crate::table::pieces::journeys;
use crate::table::targets;
use crate::ui::board_place::{in_window, next_place, top_place};

/// The choice that a way shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PieceWayKind {
    /// A played choice that wasn't the best.
    Played,
    /// The better choice.
    Better,
    /// A part common to both, or a played choice that was the best.
    Both,
}

/// The way of one piece, in units of the window.
#[derive(Clone, Debug, PartialEq)]
pub struct PieceWay {
    /// The choice that it shows.
    pub kind: PieceWayKind,
    /// The start of the piece.
    pub from: Vec2,
    /// The destination of the piece.
    pub to: Vec2,
    /// The road between them, with at least these two points.
    pub line: Vec<Vec2>,
    /// `true` if the piece is there now, `false` if it continues an earlier way.
    pub begins: bool,
}

impl PieceWay {
    /// A position on the way, from 0 to 1.
    #[must_use]
    pub fn at(&self, part: f32) -> Vec2 {
        point(&self.line, self.length() * part).unwrap_or(self.from)
    }

    /// The part of the way between the rims of pieces of this radius, as positions from 0 to 1. `pieces` are the middles
    /// of all pieces on the board.
    #[must_use]
    pub fn between_rims(&self, pieces: &[Vec2], radius: f32) -> [f32; 2] {
        let rim = (radius / self.length().max(1.0)).min(0.4);
        let is_taken = |at: Vec2| pieces.iter().any(|piece| piece.distance(at) < radius);
        let starts_at_rim = self.begins || is_taken(self.from);
        [
            if starts_at_rim { rim } else { 0.0 },
            if is_taken(self.to) { 1.0 - rim } else { 1.0 },
        ]
    }

    /// The length of the road.
    #[must_use]
    pub fn length(&self) -> f32 {
        length(&self.line)
    }

    /// The offset of the road's middle from the straight line.
    #[must_use]
    pub fn bow(&self) -> Vec2 {
        self.at(0.5) - self.from.lerp(self.to, 0.5)
    }
}

/// A piece's movement with its road in the window.
struct Journey {
    way: (Location, Location),
    line: Vec<Vec2>,
    begins: bool,
}

/// The movements of consecutive choices.
fn journeys_of(
    layout: &Layout,
    before: &AnyPosition,
    side: Side,
    choices: &[AnyMove],
) -> Vec<Journey> {
    let mut position = before.clone();
    let mut found: Vec<Journey> = Vec::new();
    for choice in choices {
        let stood = position.clone();
        for way in journeys(&mut position, side, *choice) {
            let Some(line) = road(layout, &stood, side, way.0, way.1) else {
                continue;
            };
            let goes_on = found.iter().any(|earlier| earlier.way.1 == way.0);
            found.push(Journey {
                way,
                line,
                begins: !goes_on,
            });
        }
    }
    found
}

/// The ways of an open turn: first the played choice, then the better one.
#[must_use]
pub fn piece_ways(layout: &Layout, record: &GameRecord, open: &OpenTurn) -> Vec<PieceWay> {
    let before = record.position_at(open.decision_event);
    let played: Vec<AnyMove> = record
        .events()
        .take(open.end)
        .skip(open.decision_event)
        .filter_map(|event| match event {
            Event::Played { choice, .. } => Some(*choice),
            _ => None,
        })
        .take(open.played)
        .collect();
    let played = journeys_of(layout, &before, open.side, &played);
    let better = open.better.as_deref().unwrap_or_default();
    let better = journeys_of(layout, &before, open.side, better);
    let has_better = !better.is_empty();
    let ways = |journeys: &[Journey]| -> Vec<_> { journeys.iter().map(|one| one.way).collect() };
    let (played_ways, better_ways) = (ways(&played), ways(&better));
    let way = |journey: &Journey, kind| PieceWay {
        kind,
        from: journey.line.first().copied().unwrap_or_default(),
        to: journey.line.last().copied().unwrap_or_default(),
        line: journey.line.clone(),
        begins: journey.begins,
    };
    let mut ways: Vec<PieceWay> = played
        .iter()
        .map(|journey| {
            let shared = !has_better || better_ways.contains(&journey.way);
            let kind = if shared {
                PieceWayKind::Both
            } else {
                PieceWayKind::Played
            };
            way(journey, kind)
        })
        .collect();
    let only_better = better
        .iter()
        .filter(|journey| !played_ways.contains(&journey.way));
    ways.extend(only_better.map(|journey| way(journey, PieceWayKind::Better)));
    ways
}

/// The road of a piece in the window. Between Tawula's points it's an arc, because the roads of a turn would cover each
/// other and the pieces.
fn road(
    layout: &Layout,
    before: &AnyPosition,
    side: Side,
    start: Location,
    end: Location,
) -> Option<Vec<Vec2>> {
    let view = layout.board_view;
    let from = top_place(view, before, start, side)?;
    let to = next_place(view, before, end, side)?;
    let is_on_points = matches!((start, end), (Location::Board(_), Location::Board(_)));
    let line = if view.tawula().is_some() && is_on_points {
        arc(from, to, view.arrow_bow(from, to))
    } else {
        let way = targets::way(before, start, end);
        view.road(&way, from, to).line()
    };
    let line: Vec<Vec2> = line.into_iter().map(|at| in_window(layout, at)).collect();
    (line.len() > 1).then_some(line)
}

/// An arc whose middle is off the straight line by `bow`.
fn arc(from: Vec2, to: Vec2, bow: Vec2) -> Vec<Vec2> {
    const PARTS: u8 = 24;
    let at = |part: u8| {
        let t = f32::from(part) / f32::from(PARTS);
        from.lerp(to, t) + bow * (4.0 * t * (1.0 - t))
    };
    (0..=PARTS).map(at).collect()
}
