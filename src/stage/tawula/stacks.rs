//! What pieces carry while they lie: the padlocks of held starters, the numbers of high stacks.

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

/// A sprite of what pieces carry.
#[derive(Component, Clone, Copy)]
pub(super) struct Burden;

/// A stack of more than these bears its number.
const HIGH: u8 = 5;

/// Above every lying piece, and above the vignette.
mod depth {
    pub const LOCK: f32 = 36.0;
    pub const BADGE: f32 = 92.5;
}

/// What lies where: the pieces of a side in a place.
type Stacks = BTreeMap<(Side, u8), u8>;

/// What is drawn: the board it is drawn on, and how many lie on each point; whose hand still
/// holds pieces.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Drawn {
    board: Option<TawulaBoard>,
    scale: f32,
    at: Vec2,
    stacks: Stacks,
    holding: [bool; 2],
}

/// The two starters wait on the own point 1 while anything is in the hand (TW-4).
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
    old: Query<Entity, With<Burden>>,
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
    // Sprites of another visit to this table have been cleared away.
    if *drawn == fresh && !(old.is_empty() && fresh.burdened()) {
        return;
    }
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let large = match board.shape {
        BoardShape::Landscape => 1.0,
        BoardShape::Portrait => 1.3,
    };
    let mut painter = Painter::new(&mut commands, &layout, "burden", Burden);
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
    /// Anything is to be drawn at all.
    fn burdened(&self) -> bool {
        self.holding.contains(&true) || self.stacks.values().any(|count| *count > HIGH)
    }
}
