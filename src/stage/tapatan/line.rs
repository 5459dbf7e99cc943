//! The winning line: its two grooves and the rings around its pieces light up and stay lit.

use bevy::prelude::*;

use super::art::{MARK_SIZE, TapatanArt};
use super::trail::turn;
use crate::geometry::tapatan as geo;
use crate::rules::{EndReason, Rules};
use crate::stage::painter::{Look, Painter};
use crate::stage::timeline::Act;
use crate::stage::{Layout, Timeline};
use crate::table::Table;

/// A sprite of the light.
#[derive(Component, Clone, Copy)]
pub(super) struct Light;

/// Depths below the shadows, and between them and the pieces.
const GROOVE: f32 = 1.7;
const RING: f32 = 5.0;

/// Distance of a lit groove from its points' centres, and its height.
const CLEAR: f32 = geo::CUP - 1.0;
const HEIGHT: f32 = geo::WIN_GROOVE.1;

/// The share of the light once the line has been shown, and the progress of the final act at which all of it is
/// visible.
const CALLED: f32 = 0.25;
const WHOLE_AT: f32 = 0.35;

/// The share of the winning line's light, 0 to 1.
fn amount(timeline: &Timeline) -> f32 {
    match timeline
        .current()
        .map(|running| (&running.act, running.progress()))
    {
        None => 1.0,
        Some((Act::Line { .. }, t)) => CALLED * t,
        Some((Act::Turn { .. } | Act::Reveal, _)) => CALLED,
        Some((Act::End(_), t)) => CALLED.lerp(1.0, (t / WHOLE_AT).min(1.0)),
        Some(_) => 0.0,
    }
}

/// The share of one part of the light, 0 to 1: it starts at the amount `start` and is complete `length` later.
fn part(amount: f32, start: f32, length: f32) -> f32 {
    ((amount - start) / length).clamp(0.0, 1.0)
}

pub(super) fn draw(
    mut commands: Commands,
    table: Option<Res<Table>>,
    timeline: Res<Timeline>,
    layout: Res<Layout>,
    art: Res<TapatanArt>,
    mut drawn: Local<f32>,
    old: Query<Entity, With<Light>>,
) {
    let line = table.as_ref().and_then(|table| {
        let position = table.game().position().tapatan()?;
        let outcome = position.outcome()?;
        let won = outcome
            .winner
            .filter(|_| outcome.reason == EndReason::ThreeInLine)?;
        position.lines(won).next()
    });
    let amount = line.map_or(0.0, |_| amount(&timeline));
    if amount == *drawn && !layout.is_changed() {
        return;
    }
    *drawn = amount;
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let Some((board, line)) = layout.board_view.tapatan().zip(line) else {
        return;
    };
    let mut painter = Painter::new(&mut commands, &layout, "light", Light);
    let points = line.map(|point| board.point(point));
    for (i, point) in points.into_iter().enumerate() {
        let lit = part(amount, 0.35 * i as f32, 0.3);
        if lit > 0.0 {
            painter.sprite_as(&art.mark_win, MARK_SIZE, point, RING, Look::faded(lit));
        }
    }
    for (i, pair) in points.windows(2).enumerate() {
        let way = (pair[1] - pair[0]).normalize_or_zero();
        let whole = pair[0].distance(pair[1]) - 2.0 * CLEAR;
        let length = whole * part(amount, 0.1 + 0.35 * i as f32, 0.35);
        if length > 1.0 {
            let middle = pair[0] + way * (CLEAR + length / 2.0);
            let size = Vec2::new(length, HEIGHT);
            painter.sprite_as(
                &art.win_groove,
                size,
                middle,
                GROOVE,
                Look::turned(turn(way)),
            );
        }
    }
}
