//! Sprites on pieces: padlocks on starters that can't move yet, and the numbers of high stacks.

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::art::{BADGE_SIZE, LOCK_SIZE, TawulaArt};
use super::geometry::TawulaBoard;
use crate::rules::Side;
use crate::rules::tawula::opposite;
use crate::stage::board::BoardShape;
use crate::stage::painter::Painter;
use crate::stage::timeline::Act;
use crate::stage::{Actor, Layout, Timeline};
use crate::table::{Piece, Place, Standing};

/// A padlock or a badge.
#[derive(Component, Clone, Copy)]
pub(super) struct StackMark;

/// The highest stack without a number.
const HIGH: u8 = 5;

/// Depths above every resting piece, and above the vignette.
mod depth {
    pub const LOCK: f32 = 36.0;
    pub const BADGE: f32 = 92.5;
}

/// The number of a side's pieces on each point.
type Stacks = BTreeMap<(Side, u8), u8>;

/// The drawn state: the board, the pieces on each point, and the sides with pieces in hand.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Drawn {
    board: Option<TawulaBoard>,
    scale: f32,
    at: Vec2,
    stacks: Stacks,
    holding: [bool; 2],
}

/// Point 1 of a side, where its two starters wait while it has pieces in hand (TW-4).
const fn start(side: Side) -> u8 {
    match side {
        Side::First => 1,
        Side::Second => opposite(1),
    }
}

pub(super) fn draw(
    mut commands: Commands,
    layout: Res<Layout>,
    art: Res<TawulaArt>,
    timeline: Res<Timeline>,
    shown: Query<(Entity, &Piece, &Actor)>,
    old: Query<Entity, With<StackMark>>,
    mut drawn: Local<Drawn>,
) {
    let Some(board) = layout.board_view.tawula() else {
        return;
    };
    let flying = timeline.current().and_then(|running| match &running.act {
        Act::Travel { change, .. } => Some(change.piece),
        _ => None,
    });
    let mut fresh = Drawn {
        board: Some(board),
        scale: layout.world_scale(),
        at: layout.board.min,
        ..Drawn::default()
    };
    for (entity, piece, actor) in &shown {
        match actor.shown.place {
            Place::Hand => fresh.holding[piece.side.index()] = true,
            Place::Board(at) if flying != Some(entity) => {
                *fresh.stacks.entry((piece.side, at)).or_default() += 1;
            }
            _ => {}
        }
    }
    // The sprites have been despawned if another game was on the table in between.
    if *drawn == fresh && !(old.is_empty() && fresh.has_marks()) {
        return;
    }
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let large = match board.shape {
        BoardShape::Landscape => 1.0,
        BoardShape::Portrait => 1.3,
    };
    let mut painter = Painter::new(&mut commands, &layout, "stack mark", StackMark);
    for (&(side, at), &count) in &fresh.stacks {
        let foot = |level| {
            let standing = Standing {
                place: Place::Board(at),
                level,
                ..Standing::default()
            };
            board.foot(side, standing)
        };
        if fresh.holding[side.index()] && at == start(side) {
            for at in (0..count).filter_map(foot) {
                painter.sprite(&art.lock, LOCK_SIZE, at, depth::LOCK);
            }
        }
        if count > HIGH
            && let Some(at) = foot(count - 1)
        {
            painter.sprite(&art.badge, BADGE_SIZE * large, at, depth::BADGE);
            painter.figure(&art.digits(), count, at, 0.9 * large, depth::BADGE);
        }
    }
    *drawn = fresh;
}

impl Drawn {
    /// `true` if there is anything to draw.
    fn has_marks(&self) -> bool {
        self.holding.contains(&true) || self.stacks.values().any(|count| *count > HIGH)
    }
}
