//! The marks on Tablan's board: rings, discs with figures, beads on captures.

use bevy::prelude::*;

use super::art::{BEAD_SIZE, FOCUS_MARGIN, MARK_DROP, MARK_SIZE, TablanArt};
use super::geometry::CELL;
use crate::stage::Layout;
use crate::stage::marks::Marks;
use crate::stage::painter::Painter;
use crate::table::{Location, TargetKind};

/// A sprite of the marks. All of them are replaced when the marks change.
#[derive(Component, Clone, Copy)]
pub(super) struct Mark;

/// Depths between the pieces' shadows and the pieces, and above them.
mod depth {
    pub const UNDER: f32 = 5.0;
    pub const FOCUS: f32 = 5.5;
    pub const BEAD: f32 = 30.0;
}

/// The board's scale (pixels per unit) from which marks are readable without enlarging.
const READABLE: f32 = 0.58;

pub(super) fn draw(
    mut commands: Commands,
    marks: Res<Marks>,
    layout: Res<Layout>,
    art: Res<TablanArt>,
    old: Query<Entity, With<Mark>>,
) {
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let Some(board) = layout.board_view.tablan() else {
        return;
    };
    // On small boards discs and figures keep a readable size.
    let large = (READABLE / layout.world_scale()).clamp(1.0, 1.75);
    let middle = |location: Location| Some(board.rect(location)?.center() + Vec2::Y * MARK_DROP);
    let digits = art.digits();
    let mut painter = Painter::new(&mut commands, &layout, "mark", Mark);
    for &location in &marks.movable {
        if marks.chosen != Some(location)
            && let Some(at) = middle(location)
        {
            painter.sprite(&art.mark_movable, MARK_SIZE, at, depth::UNDER);
        }
    }
    if let Some(at) = marks.chosen.and_then(middle) {
        painter.sprite(&art.mark_chosen, MARK_SIZE, at, depth::UNDER + 0.2);
    }
    for target in &marks.targets {
        let Some(at) = middle(target.to) else {
            continue;
        };
        match target.kind {
            TargetKind::Capture => {
                painter.sprite(&art.mark_capture, MARK_SIZE, at, depth::UNDER + 0.3);
                let bead = at + Vec2::new(0.375, -0.46) * CELL;
                let picture = if target.half {
                    &art.mark_bead_half
                } else {
                    &art.mark_bead
                };
                painter.sprite(picture, BEAD_SIZE * large, bead, depth::BEAD);
                painter.figure(&digits, target.steps, bead, 0.86 * large, depth::BEAD);
            }
            TargetKind::Free | TargetKind::Enter => {
                let picture = match (target.kind == TargetKind::Enter, target.half) {
                    (false, false) => &art.mark_move,
                    (false, true) => &art.mark_half,
                    (true, false) => &art.mark_enter,
                    (true, true) => &art.mark_enter_half,
                };
                painter.sprite(picture, MARK_SIZE * large, at, depth::UNDER + 0.3);
                painter.figure(&digits, target.steps, at, large, depth::UNDER + 0.3);
            }
        }
    }
    if let Some(rect) = marks.focus.and_then(|location| board.rect(location)) {
        let size = rect.size() + Vec2::splat(2.0 * FOCUS_MARGIN);
        painter.sprite(&art.mark_focus, size, rect.center(), depth::FOCUS);
    }
}
