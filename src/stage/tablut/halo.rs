//! A pale rim behind Black's captured men, which would be hard to see on dark leather.

use bevy::prelude::*;

use super::art::TablutArt;
use super::depth;
use crate::rules::{GameKind, Side};
use crate::settings::CurrentSettings;
use crate::stage::actor::{Actor, Tweens};
use crate::stage::{Layout, OnlyFor};
use crate::table::{Piece, PieceKind, Place};

/// The rim behind a captured man.
#[derive(Component, Clone, Copy)]
pub(super) struct Rim;

const TINT: Color = Color::srgba(0.60, 0.52, 0.42, 0.75);

pub(super) fn draw(
    mut commands: Commands,
    layout: Res<Layout>,
    art: Res<TablutArt>,
    settings: Res<CurrentSettings>,
    pieces: Query<(&Piece, &Actor, &Tweens)>,
    old: Query<Entity, With<Rim>>,
    mut lit: Local<Vec<Vec2>>,
) {
    let mut feet: Vec<Vec2> = pieces
        .iter()
        .filter(|(piece, actor, tweens)| {
            let captured = actor.shown.place == Place::Captured && !tweens.is_leaving();
            piece.side == Side::First && captured
        })
        .filter_map(|(piece, actor, _)| layout.board_view.foot(piece.side, actor.shown))
        .collect();
    feet.sort_by(|a, b| {
        (a.y, a.x)
            .partial_cmp(&(b.y, b.x))
            .unwrap_or(std::cmp::Ordering::Equal)
    });
    if *lit == feet
        && !layout.is_changed()
        && !settings.is_changed()
        && old.is_empty() == feet.is_empty()
    {
        return;
    }
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let halo = art.halo(Side::First, PieceKind::Man);
    for foot in &feet {
        let growth = layout
            .board_view
            .piece_growth(settings.0.piece_size(), *foot);
        let z = depth::standing(&layout, foot.y) - 0.02;
        commands.spawn((
            Name::new("rim"),
            Rim,
            OnlyFor(GameKind::Tablut),
            Sprite {
                custom_size: Some(halo.size * layout.world_scale() * growth),
                color: TINT,
                ..Sprite::from_image(halo.image.clone())
            },
            halo.anchor,
            Transform::from_translation(layout.board_to_world(*foot).extend(z)),
        ));
    }
    *lit = feet;
}
