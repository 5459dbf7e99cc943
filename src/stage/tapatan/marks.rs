//! The marks on Tapatan's board: dots in free cups, a line around the chosen piece.

use bevy::prelude::*;

use super::art::{MARK_SIZE, POINT_SIZE, TapatanArt};
use super::geometry::{IN_TRAY, TapatanBoard};
use super::motion::LIFTED;
use crate::stage::actor::Actor;
use crate::stage::marks::Marks;
use crate::stage::painter::Painter;
use crate::stage::{Layout, Timeline};
use crate::table::{Location, Piece, Place};

/// A sprite of the marks. All of them are replaced when the marks change.
#[derive(Component, Clone, Copy)]
pub(super) struct Mark;

/// Depths below the shadows, above the pieces, and above pieces in the air.
mod depth {
    pub const UNDER: f32 = 2.0;
    pub const FOCUS: f32 = 2.5;
    pub const OVER: f32 = 20.0;
    pub const IN_THE_AIR: f32 = 47.0;
}

/// The place and scale of the piece that a press on a location chooses; in a tray that is the uppermost one.
fn piece_on(
    board: TapatanBoard,
    location: Location,
    pieces: &Query<(&Piece, &Actor)>,
) -> Option<(Vec2, f32)> {
    match location {
        Location::Hand(side) => {
            let waiting = pieces
                .iter()
                .filter(|(piece, actor)| piece.side == side && actor.shown.place == Place::Hand);
            let (_, actor) = waiting.max_by_key(|(_, actor)| actor.shown.level)?;
            Some((board.foot(side, actor.shown)?, IN_TRAY))
        }
        _ => Some((board.rect(location)?.center(), 1.0)),
    }
}

pub(super) fn draw(
    mut commands: Commands,
    marks: Res<Marks>,
    layout: Res<Layout>,
    art: Res<TapatanArt>,
    timeline: Res<Timeline>,
    pieces: Query<(&Piece, &Actor)>,
    old: Query<Entity, With<Mark>>,
) {
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let Some(board) = layout.board_view.tapatan() else {
        return;
    };
    let mut painter = Painter::new(&mut commands, &layout, "mark", Mark);
    for &location in &marks.movable {
        if marks.chosen != Some(location)
            && let Some((at, scale)) = piece_on(board, location, &pieces)
        {
            painter.sprite(&art.mark_movable, MARK_SIZE * scale, at, depth::OVER);
        }
    }
    let held = marks.raised.and_then(|raised| raised.held_at);
    for target in &marks.targets {
        let Some(rect) = board.rect(target.to) else {
            continue;
        };
        let at = rect.center();
        painter.sprite(&art.mark_point, POINT_SIZE, at, depth::UNDER);
        let resolve_location =
            marks.focus == Some(target.to) || held.is_some_and(|held| rect.contains(held));
        if resolve_location {
            painter.sprite(&art.mark_target, MARK_SIZE, at, depth::UNDER + 0.1);
        }
    }
    if let Some((at, scale)) = marks
        .chosen
        .and_then(|location| piece_on(board, location, &pieces))
    {
        if let Some(held) = held {
            painter.sprite(&art.mark_origin, MARK_SIZE * scale, at, depth::UNDER);
            let size = MARK_SIZE * LIFTED * scale;
            painter.sprite(&art.mark_chosen, size, held, depth::IN_THE_AIR);
        } else {
            let raised = marks.raised.map_or(0.0, |raised| raised.amount);
            let size = MARK_SIZE * scale * 1.0.lerp(LIFTED, raised);
            painter.sprite(&art.mark_chosen, size, at, depth::OVER + 0.1);
        }
    }
    // The cursor is hidden during motion.
    if let Some(location) = marks.focus.filter(|_| timeline.is_idle()) {
        let place = piece_on(board, location, &pieces)
            .or_else(|| board.rect(location).map(|rect| (rect.center(), IN_TRAY)));
        if let Some((at, scale)) = place {
            painter.sprite(&art.mark_focus, MARK_SIZE * scale, at, depth::FOCUS);
        }
    }
}
