//! The trail on Tawula's board: a circle at the piece's origin, and one arc for each hop.

use bevy::prelude::*;

use super::art::{ARROW_SIZE, DOT_SIZE, MARK_SIZE, TawulaArt};
use super::geometry::CELL;
use crate::rules::Side;
use crate::settings::SettingsInForce;
use crate::stage::marks::Trail;
use crate::stage::painter::{Look, Painter};
use crate::stage::{Actor, Layout};
use crate::table::{Location, Place, Standing};

/// A sprite of the trail.
#[derive(Component, Clone, Copy)]
pub(super) struct Footprint;

/// Depth above the shadows and below the pieces.
const DEPTH: f32 = 4.0;
/// The slot of the points along which a trail runs.
const ALONG: f32 = 1.0;
const OLDEST: f32 = 0.30;
const NEWEST: f32 = 0.85;

pub(super) fn draw(
    mut commands: Commands,
    trail: Res<Trail>,
    layout: Res<Layout>,
    in_force: SettingsInForce,
    art: Res<TawulaArt>,
    shown: Query<&Actor>,
    old: Query<Entity, With<Footprint>>,
) {
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let Some(board) = layout.board_view.tawula() else {
        return;
    };
    // The place of the next piece on a location, which the departed piece had before.
    let left = |location: Location| {
        let Location::Board(at) = location else {
            return None;
        };
        let there = shown
            .iter()
            .filter(|actor| actor.shown.place == Place::Board(at))
            .count();
        let standing = Standing {
            place: Place::Board(at),
            level: u8::try_from(there).unwrap_or(u8::MAX),
            ..Standing::default()
        };
        // Both sides' pieces have the same places on points.
        board.foot(Side::First, standing)
    };
    let passed = |location: Location| match location {
        Location::Board(at) => Some(board.slot(board.own(at), ALONG)),
        other => board.rect(other).map(|rect| rect.center()),
    };
    let mut painter = Painter::new(&mut commands, &layout, "footprint", Footprint);
    for path in &trail.journeys {
        let Some((&first, &last)) = path.first().zip(path.last()) else {
            continue;
        };
        if let Some(at) = left(first) {
            painter.sprite_as(&art.mark_origin, MARK_SIZE, at, DEPTH, Look::faded(0.8));
        }
        if in_force.tempo().reduced {
            let Some((from, to)) = passed(first).zip(passed(last)) else {
                continue;
            };
            let steps = (from.distance(to) / 16.0).max(2.0) as usize;
            for i in 1..steps {
                let at = from.lerp(to, i as f32 / steps as f32);
                painter.sprite_as(&art.trail_dot, DOT_SIZE, at, DEPTH, Look::faded(NEWEST));
            }
            let turn = (from.y - to.y).atan2(to.x - from.x);
            painter.sprite_as(&art.arrow_head, ARROW_SIZE, to, DEPTH, Look::turned(turn));
            continue;
        }
        let hops = path.len() - 1;
        for (i, hop) in path.windows(2).enumerate() {
            let Some((from, to)) = passed(hop[0]).zip(passed(hop[1])) else {
                continue;
            };
            // A hop from the hand or the bar, or to the tray, crosses half the board, so it gets no dots.
            if !hop
                .iter()
                .all(|location| matches!(location, Location::Board(_)))
            {
                continue;
            }
            let share = (i as f32 + 1.0) / hops as f32;
            let alpha = OLDEST + (NEWEST - OLDEST) * share;
            let dots = (from.distance(to) / 14.0).clamp(4.0, 24.0) as usize;
            for k in 1..=dots {
                let t = k as f32 / dots as f32;
                let arc = 4.0 * t * (1.0 - t);
                let at = from.lerp(to, t) - Vec2::Y * (0.34 * CELL * arc);
                let size = DOT_SIZE * (0.6 + 0.4 * share * t);
                painter.sprite_as(&art.trail_dot, size, at, DEPTH, Look::faded(alpha));
            }
        }
    }
}
