//! The scenery: the leather, the table's edges, the sheet with its shadow, and the light.

use std::f32::consts::FRAC_PI_2;

use bevy::prelude::*;
use bevy::sprite::Anchor;

use super::art::{EDGE, GROUND_PIXELS, TablutArt};
use super::depth;
use crate::rules::GameKind;
use crate::stage::plain_board::Shade;
use crate::stage::{Layout, OnlyFor};

/// A part of the scenery.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scenery {
    Leather,
    Wear,
    EdgeBelow,
    EdgeLeft,
    EdgeRight,
    CornerLeft,
    CornerRight,
    SheetShadow,
    Sheet,
    Vignette,
}

impl Scenery {
    const ALL: [Scenery; 10] = [
        Scenery::Leather,
        Scenery::Wear,
        Scenery::EdgeBelow,
        Scenery::EdgeLeft,
        Scenery::EdgeRight,
        Scenery::CornerLeft,
        Scenery::CornerRight,
        Scenery::SheetShadow,
        Scenery::Sheet,
        Scenery::Vignette,
    ];

    const fn depth(self) -> f32 {
        match self {
            Scenery::Leather => 0.0,
            Scenery::Wear => 0.1,
            Scenery::EdgeBelow => 0.2,
            Scenery::EdgeLeft => 0.25,
            Scenery::EdgeRight => 0.26,
            Scenery::CornerLeft => 0.3,
            Scenery::CornerRight => 0.31,
            Scenery::SheetShadow => 0.5,
            Scenery::Sheet => depth::SHEET,
            Scenery::Vignette => 90.0,
        }
    }
}

pub(super) fn set_up(mut commands: Commands) {
    for part in Scenery::ALL {
        let mut spawned = commands.spawn((
            Name::new(format!("{part:?}")),
            part,
            OnlyFor(GameKind::Tablut),
            Sprite::default(),
            Anchor::CENTER,
        ));
        if part == Scenery::Vignette {
            spawned.insert(Shade);
        }
    }
}

pub(super) fn arrange(
    layout: Res<Layout>,
    art: Res<TablutArt>,
    mut parts: Query<(Ref<Scenery>, &mut Sprite, &mut Transform)>,
) {
    let Some(board) = layout.board_view.tablut() else {
        return;
    };
    let window = layout.window;
    let scale = layout.world_scale();
    // The leather's grain keeps its size at full HD on boards of any size.
    let grain = (window.min_element() / 1080.0).max(0.5);
    let tiled = SpriteImageMode::Tiled {
        tile_x: true,
        tile_y: true,
        stretch_value: grain / GROUND_PIXELS,
    };
    let edge = EDGE * grain;
    for (part, mut sprite, mut transform) in &mut parts {
        if !(layout.is_changed() || part.is_added()) {
            continue;
        }
        let mut at = Vec2::ZERO;
        let mut turn = 0.0;
        match *part {
            Scenery::Leather => {
                sprite.image = art.leather.clone();
                sprite.image_mode = tiled.clone();
                sprite.custom_size = Some(window);
            }
            Scenery::Wear => {
                sprite.image = art.leather_wear.clone();
                sprite.custom_size = Some(window);
            }
            Scenery::EdgeBelow => {
                sprite.image = art.edge_lit.clone();
                sprite.image_mode = tiled.clone();
                sprite.custom_size = Some(Vec2::new(window.x - 2.0 * edge, edge));
                at.y = (edge - window.y) / 2.0;
            }
            // The sides end at the corners because the edges are half transparent.
            Scenery::EdgeLeft | Scenery::EdgeRight => {
                let (image, way) = match *part {
                    Scenery::EdgeLeft => (&art.edge_shaded, -1.0),
                    _ => (&art.edge_lit, 1.0),
                };
                sprite.image = image.clone();
                sprite.image_mode = tiled.clone();
                sprite.custom_size = Some(Vec2::new(window.y - edge, edge));
                at = Vec2::new(way * (window.x - edge) / 2.0, edge / 2.0);
                turn = way * FRAC_PI_2;
            }
            Scenery::CornerLeft | Scenery::CornerRight => {
                let (image, way) = match *part {
                    Scenery::CornerLeft => (&art.corner_left, -1.0),
                    _ => (&art.corner_right, 1.0),
                };
                sprite.image = image.clone();
                sprite.custom_size = Some(Vec2::splat(edge));
                at = Vec2::new(way * (window.x - edge) / 2.0, (edge - window.y) / 2.0);
            }
            Scenery::SheetShadow => {
                let (image, area) = art.sheet_shadow(board);
                sprite.image = image;
                sprite.custom_size = Some(area.size() * scale);
                at = layout.board_to_world(area.center());
            }
            Scenery::Sheet => {
                sprite.image = art.sheet.clone();
                sprite.custom_size = Some(board.sheet().size() * scale);
                at = layout.board_to_world(board.sheet().center());
            }
            Scenery::Vignette => {
                sprite.image = art.vignette.clone();
                sprite.custom_size = Some(window);
            }
        }
        transform.rotation = Quat::from_rotation_z(turn);
        transform.translation = at.extend(part.depth());
    }
}
