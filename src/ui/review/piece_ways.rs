//! Computes the ways of pieces for the played and the better choices, on the board in view.

use bevy::math::Vec2;

use super::open_turn::OpenTurn;
use crate::record::{Event, GameRecord};
use crate::rules::{AnyMove, AnyPosition, Side};
use crate::stage::Layout;
use crate::table::Location;
use crate::table::pieces::journeys;
use crate::ui::board_place::{foot, landing};

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
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PieceWay {
    /// The choice that it shows.
    pub kind: PieceWayKind,
    /// The start of the piece.
    pub from: Vec2,
    /// The destination of the piece.
    pub to: Vec2,
    /// The curve of the way, as the offset of its middle.
    pub bow: Vec2,
    /// `true` if the piece is there now, `false` if it continues an earlier way.
    pub begins: bool,
}

impl PieceWay {
    /// A position on the way, from 0 to 1.
    #[must_use]
    pub fn at(&self, part: f32) -> Vec2 {
        self.from.lerp(self.to, part) + self.bow * (4.0 * part * (1.0 - part))
    }

    /// The approximate length.
    #[must_use]
    pub fn length(&self) -> f32 {
        self.from.distance(self.at(0.5)) + self.at(0.5).distance(self.to)
    }
}

/// A piece's movement with its ends in the window.
struct Journey {
    way: (Location, Location),
    from: Vec2,
    to: Vec2,
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
            let ends = foot(layout, &stood, way.0, side).zip(landing(layout, &stood, way.1, side));
            let Some((from, to)) = ends else { continue };
            let goes_on = found.iter().any(|earlier| earlier.way.1 == way.0);
            found.push(Journey {
                way,
                from,
                to,
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
        from: journey.from,
        to: journey.to,
        bow: bow(layout, journey.from, journey.to),
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

fn bow(layout: &Layout, from: Vec2, to: Vec2) -> Vec2 {
    let scale = layout.board_scale();
    let on_board = |place: Vec2| (place - layout.board.min) / scale;
    layout.board_view.arrow_bow(on_board(from), on_board(to)) * scale
}
