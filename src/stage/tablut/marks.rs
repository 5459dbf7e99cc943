//! The marks on Tablut's sheet: dots of red ink, a brushed ring, barbs.

use bevy::prelude::*;

use super::art::{FRAME_SIZE, RING_SIZE, SPOT_SIZE, TablutArt};
use super::depth;
use super::geometry::{CELL, PIECE_DROP, location};
use crate::rules::tablut::Position;
use crate::rules::{AnyMove, AnyPosition};
use crate::stage::Layout;
use crate::stage::marks::Marks;
use crate::stage::painter::{Look, Painter};
use crate::table::{Location, MoveTarget, PieceKind, Table, TargetKind};

/// A sprite of the marks. All of them are replaced when the marks change.
#[derive(Component, Clone, Copy)]
pub(super) struct Mark;

/// The board's scale (pixels per unit) from which dots are readable without enlarging.
const READABLE: f32 = 0.58;

/// The men that the targets would capture.
fn threatened(position: &Position, targets: &[MoveTarget]) -> Vec<Location> {
    let mut locations = Vec::new();
    for target in targets
        .iter()
        .filter(|target| target.kind == TargetKind::Capture)
    {
        if let AnyMove::Tablut(choice) = target.choice {
            locations.extend(position.captures(choice).into_iter().map(location));
        }
    }
    locations.sort_unstable();
    locations.dedup();
    locations
}

pub(super) fn draw(
    mut commands: Commands,
    table: Res<Table>,
    marks: Res<Marks>,
    layout: Res<Layout>,
    art: Res<TablutArt>,
    old: Query<Entity, With<Mark>>,
) {
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let Some(board) = layout.board_view.tablut() else {
        return;
    };
    let AnyPosition::Tablut(position) = table.game().position() else {
        return;
    };
    let large = (READABLE / layout.world_scale()).clamp(1.0, 1.3);
    let centre = |location: Location| Some(board.rect(location)?.center());
    let foot = |location: Location| Some(centre(location)? + Vec2::Y * PIECE_DROP);
    let mut painter = Painter::new(&mut commands, &layout, "mark", Mark);
    if marks.chosen.is_none() {
        for at in marks.movable.iter().copied().filter_map(foot) {
            painter.sprite_as(
                &art.mark_movable,
                RING_SIZE,
                at,
                depth::RING,
                Look::faded(0.8),
            );
        }
    }
    if let Some(at) = marks.chosen.and_then(foot) {
        painter.sprite(&art.mark_chosen, RING_SIZE, at, depth::RING);
        let held = marks.raised.is_some_and(|raised| raised.held_at.is_some());
        let piece = marks.chosen.and_then(|location| board.square(location));
        if let Some(piece) = piece.and_then(|at| position.piece(at)).filter(|_| !held) {
            let kind = if piece.king {
                PieceKind::King
            } else {
                PieceKind::Man
            };
            let halo = art.halo(piece.side, kind);
            let anchor = halo.anchor.as_vec() * Vec2::new(-1.0, 1.0);
            let behind = depth::standing(&layout, at.y) - 0.02;
            // The halo rises with its piece.
            let (up, scale) = marks.raised.map_or((0.0, 1.0), |raised| {
                (raised.height() * CELL, raised.scale())
            });
            let size = halo.size * scale;
            let at = at - Vec2::Y * up + anchor * size;
            painter.sprite(&halo.image, size, at, behind);
        }
    }
    for (i, target) in marks.targets.iter().enumerate() {
        let Some(at) = centre(target.to) else {
            continue;
        };
        let (picture, turn) = match target.kind {
            // The dot isn't quite round. Each is turned differently, so that no two look alike.
            TargetKind::Free => (&art.mark_move, 1.17 * i as f32),
            TargetKind::Capture => (&art.mark_move_capture, 0.0),
            TargetKind::Enter => (&art.mark_move_goal, 0.0),
        };
        painter.sprite_as(
            picture,
            SPOT_SIZE * large,
            at,
            depth::MARK,
            Look::turned(turn),
        );
    }
    for at in threatened(position, &marks.targets)
        .into_iter()
        .filter_map(foot)
    {
        painter.sprite(&art.mark_threat, RING_SIZE, at, depth::RING);
    }
    if let Some(at) = marks.focus.and_then(centre) {
        painter.sprite(&art.mark_focus, FRAME_SIZE, at, depth::FOCUS);
    }
}
