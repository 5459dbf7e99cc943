//! The scenery: the cloth, its woven border, the board with its shadow, and the light.

use bevy::prelude::*;
use bevy::sprite::Anchor;

use super::art::{BORDER_HEIGHT, CLOTH_PIXELS, TablanArt, board_shadow_place};
use crate::rules::GameKind;
use crate::stage::plain_board::Shade;
use crate::stage::{Layout, OnlyFor};

/// A part of the scenery.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scenery {
    Cloth,
    BorderBelow,
    BorderLeft,
    BorderCorner,
    BoardShadow,
    Board,
    Vignette,
    Glow,
}

impl Scenery {
    const ALL: [Scenery; 8] = [
        Scenery::Cloth,
        Scenery::BorderBelow,
        Scenery::BorderLeft,
        Scenery::BorderCorner,
        Scenery::BoardShadow,
        Scenery::Board,
        Scenery::Vignette,
        Scenery::Glow,
    ];

    const fn depth(self) -> f32 {
        match self {
            Scenery::Cloth => 0.0,
            Scenery::BorderBelow => 0.2,
            Scenery::BorderLeft => 0.25,
            Scenery::BorderCorner => 0.3,
            Scenery::BoardShadow => 0.5,
            Scenery::Board => 1.0,
            Scenery::Vignette => 90.0,
            Scenery::Glow => 91.0,
        }
    }
}

pub(super) fn set_up(mut commands: Commands) {
    for part in Scenery::ALL {
        let mut spawned = commands.spawn((
            Name::new(format!("{part:?}")),
            part,
            OnlyFor(GameKind::Tablan),
            Sprite::default(),
            Anchor::CENTER,
        ));
        if matches!(part, Scenery::Vignette | Scenery::Glow) {
            spawned.insert(Shade);
        }
    }
}

pub(super) fn arrange(
    layout: Res<Layout>,
    art: Res<TablanArt>,
    mut parts: Query<(Ref<Scenery>, &mut Sprite, &mut Transform)>,
) {
    let Some(board) = layout.board_view.tablan() else {
        return;
    };
    for (part, mut sprite, mut transform) in &mut parts {
        if !(layout.is_changed() || part.is_added()) {
            continue;
        }
        let window = layout.window;
        let scale = layout.world_scale();
        // The weave keeps its size at full HD on boards of any size, but never gets so small that its threads
        // flicker.
        let weave = (window.min_element() / 1080.0).max(0.5);
        let tiled = SpriteImageMode::Tiled {
            tile_x: true,
            tile_y: true,
            stretch_value: weave / CLOTH_PIXELS,
        };
        let mut at = Vec2::ZERO;
        transform.rotation = Quat::IDENTITY;
        match *part {
            Scenery::Cloth => {
                sprite.image = art.cloth.clone();
                sprite.image_mode = tiled;
                sprite.custom_size = Some(window);
            }
            Scenery::BorderBelow => {
                sprite.image = art.cloth_border.clone();
                sprite.image_mode = tiled;
                let height = BORDER_HEIGHT * weave;
                sprite.custom_size = Some(Vec2::new(window.x, height));
                at.y = (height - window.y) / 2.0;
            }
            Scenery::BorderLeft => {
                sprite.image = art.cloth_border.clone();
                sprite.image_mode = tiled;
                let height = BORDER_HEIGHT * weave;
                sprite.custom_size = Some(Vec2::new(window.y, height));
                at.x = (height - window.x) / 2.0;
                transform.rotation = Quat::from_rotation_z(-std::f32::consts::FRAC_PI_2);
            }
            Scenery::BorderCorner => {
                sprite.image = art.cloth_corner.clone();
                let side = BORDER_HEIGHT * weave;
                sprite.custom_size = Some(Vec2::splat(side));
                at = (Vec2::splat(side) - window) / 2.0;
            }
            Scenery::BoardShadow => {
                sprite.image = art.board_shadow.clone();
                let shadow = board_shadow_place(board);
                sprite.custom_size = Some(shadow.size() * scale);
                at = layout.board_to_world(shadow.center());
            }
            Scenery::Board => {
                sprite.image = art.board.clone();
                sprite.custom_size = Some(board.size() * scale);
                at = layout.board_to_world(board.size() / 2.0);
            }
            Scenery::Vignette | Scenery::Glow => {
                let light = if *part == Scenery::Glow {
                    &art.glow
                } else {
                    &art.vignette
                };
                sprite.image = light.clone();
                // Blended over the picture instead of multiplied: a stronger light would make the dark wood pale.
                let strength = if *part == Scenery::Glow { 0.4 } else { 1.0 };
                sprite.color = Color::WHITE.with_alpha(strength);
                sprite.custom_size = Some(window);
            }
        }
        transform.translation = at.extend(part.depth());
    }
}
