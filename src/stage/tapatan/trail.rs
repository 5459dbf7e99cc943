//! The trail on Tapatan's board: a lit groove for the last move, and one that grows behind a sliding piece.

use bevy::prelude::*;

use super::art::{ARROW_SIZE, MARK_SIZE, TapatanArt};
use super::geometry::{PIECE, TapatanBoard};
use super::motion;
use crate::geometry::tapatan as geo;
use crate::settings::SettingsInForce;
use crate::stage::marks::Trail;
use crate::stage::painter::{Look, Painter};
use crate::stage::timeline::Act;
use crate::stage::{Layout, Timeline};
use crate::table::Location;

/// A sprite of the last move.
#[derive(Component, Clone, Copy)]
pub(super) struct Footprint;

/// A sprite of the current slide.
#[derive(Component, Clone, Copy)]
pub(super) struct SlideTrail;

const DEPTH: f32 = 1.5;

/// Distance of a groove from its points' centres.
const CLEAR: f32 = geo::CUP + 2.0;

/// Height of the pictures of lit grooves.
const HEIGHT: f32 = geo::TRAIL.1;

/// Shortest lit groove that is drawn.
const LEAST: f32 = 6.0;

/// Opacity of the last move's groove.
const LAST: f32 = 0.72;

/// The rotation that points a picture's right end in a direction of board space.
pub(super) fn turn(way: Vec2) -> f32 {
    (-way.y).atan2(way.x)
}

/// The two points of a slide. `None` for a placing.
fn slide(board: TapatanBoard, path: &[Location]) -> Option<(Vec2, Vec2)> {
    let centre = |location: &Location| match location {
        Location::Board(_) => board.rect(*location).map(|rect| rect.center()),
        _ => None,
    };
    centre(path.first()?).zip(centre(path.last()?))
}

pub(super) fn draw(
    mut commands: Commands,
    trail: Res<Trail>,
    layout: Res<Layout>,
    in_force: SettingsInForce,
    art: Res<TapatanArt>,
    old: Query<Entity, With<Footprint>>,
) {
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let Some(board) = layout.board_view.tapatan() else {
        return;
    };
    let mut painter = Painter::new(&mut commands, &layout, "footprint", Footprint);
    for path in &trail.journeys {
        let Some((from, to)) = slide(board, path) else {
            continue;
        };
        let way = (to - from).normalize_or_zero();
        let size = Vec2::new(from.distance(to) - 2.0 * CLEAR, HEIGHT);
        let look = Look {
            opacity: LAST,
            turn: turn(way),
        };
        painter.sprite(&art.mark_origin_last, MARK_SIZE, from, DEPTH);
        painter.sprite_as(&art.trail_last, size, from.midpoint(to), DEPTH, look);
        if in_force.tempo().reduced {
            let tip = to - way * (CLEAR + ARROW_SIZE.x / 2.0);
            painter.sprite_as(
                &art.arrow_head,
                ARROW_SIZE,
                tip,
                DEPTH + 0.1,
                Look::turned(look.turn),
            );
        }
    }
}

/// Draws the lit groove behind the sliding piece again in every frame.
pub(super) fn draw_slide(
    mut commands: Commands,
    timeline: Res<Timeline>,
    layout: Res<Layout>,
    in_force: SettingsInForce,
    art: Res<TapatanArt>,
    old: Query<Entity, With<SlideTrail>>,
) {
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let Some(board) = layout.board_view.tapatan() else {
        return;
    };
    let Some(running) = timeline.current() else {
        return;
    };
    let Act::Travel { change, path, .. } = &running.act else {
        return;
    };
    let mut painter = Painter::new(&mut commands, &layout, "wake", SlideTrail);
    if let Some(goal) = path.last().and_then(|location| board.rect(*location)) {
        painter.sprite(&art.mark_target, MARK_SIZE, goal.center(), DEPTH + 0.5);
    }
    let Some((from, to)) = slide(board, path) else {
        return;
    };
    painter.sprite(&art.mark_origin, MARK_SIZE, from, DEPTH + 0.5);
    let pose = motion::travelling(board, change, running.progress());
    let Some(pose) = pose.filter(|_| !in_force.tempo().reduced) else {
        return;
    };
    let way = (to - from).normalize_or_zero();
    let length = from.distance(pose.at) - CLEAR - PIECE * pose.scale.x - 2.0;
    if length >= LEAST {
        let middle = from + way * (CLEAR + length / 2.0);
        let size = Vec2::new(length, HEIGHT);
        painter.sprite_as(
            &art.trail_slide,
            size,
            middle,
            DEPTH + 0.2,
            Look::turned(turn(way)),
        );
    }
}
