//! The scenery: the mat with its dyed bands, the capiz light, the trays, the board.

use bevy::prelude::*;
use bevy::sprite::Anchor;

use super::art::{BAND_WIDTH, MAT_PIXELS, TapatanArt};
use super::geometry::{TapatanBoard, WOOD};
use crate::geometry::tapatan as geo;
use crate::rules::{GameKind, Rules, Side};
use crate::stage::plain_board::{PlainPart, Shade};
use crate::stage::sizes::around;
use crate::stage::{Layout, OnlyFor};
use crate::table::Table;

/// A part of the scenery.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub(super) enum Scenery {
    Mat,
    /// A dyed band, left (−1) or right (1) of the board.
    Band(f32),
    Light,
    TrayShadow(Side),
    Tray(Side),
    BoardShadow,
    Board,
    /// Covers the diagonals in games without them (TP-11).
    BoardCover,
    Vignette,
}

/// The area of the light on the mat, relative to the wooden board's upper left corner.
const LIGHT: Rect = Rect {
    min: Vec2::new(geo::LIGHT_FROM.0, geo::LIGHT_FROM.1),
    max: Vec2::new(
        geo::LIGHT_FROM.0 + geo::LIGHT.0,
        geo::LIGHT_FROM.1 + geo::LIGHT.1,
    ),
};

/// Distance from the middle of a band to the middle of the board.
const BAND_AWAY: f32 = 555.0;

impl Scenery {
    const ALL: [Scenery; 12] = [
        Scenery::Mat,
        Scenery::Band(-1.0),
        Scenery::Band(1.0),
        Scenery::Light,
        Scenery::TrayShadow(Side::First),
        Scenery::TrayShadow(Side::Second),
        Scenery::Tray(Side::First),
        Scenery::Tray(Side::Second),
        Scenery::BoardShadow,
        Scenery::Board,
        Scenery::BoardCover,
        Scenery::Vignette,
    ];

    const fn depth(self) -> f32 {
        match self {
            Scenery::Mat => 0.0,
            Scenery::Band(_) => 0.1,
            Scenery::Light => 0.2,
            Scenery::TrayShadow(_) => 0.3,
            Scenery::Tray(_) => 0.4,
            Scenery::BoardShadow => 0.5,
            Scenery::Board => 1.0,
            // Below the plain board.
            Scenery::BoardCover => 1.05,
            Scenery::Vignette => 90.0,
        }
    }
}

pub(super) fn set_up(mut commands: Commands) {
    for part in Scenery::ALL {
        let mut spawned = commands.spawn((
            Name::new(format!("{part:?}")),
            part,
            OnlyFor(GameKind::Tapatan),
            Sprite::default(),
            Anchor::CENTER,
        ));
        if part == Scenery::Vignette {
            spawned.insert(Shade);
        }
    }
}

/// The light's area in board space, enlarged around the board's middle if the window is larger.
fn light(layout: &Layout, board: TapatanBoard) -> Rect {
    let middle = board.middle();
    let lit = Rect::from_corners(board.corner() + LIGHT.min, board.corner() + LIGHT.max);
    let seen = [Vec2::ZERO, layout.window].map(|corner| layout.window_to_board(corner));
    let larger = ((middle - seen[0]) / (middle - lit.min))
        .max((seen[1] - middle) / (lit.max - middle))
        .max_element()
        .max(1.0);
    Rect::from_corners(
        middle + (lit.min - middle) * larger,
        middle + (lit.max - middle) * larger,
    )
}

/// Covers the diagonals if neither moves nor lines use them, and hides those of the plain board.
pub(super) fn cover(
    table: Res<Table>,
    mut parts: Query<(&Scenery, &mut Visibility)>,
    mut plain: Query<(&PlainPart, &Transform, &mut Visibility), Without<Scenery>>,
) {
    let Some(position) = table.game().position().tapatan() else {
        return;
    };
    let [covered, drawn] = if position.options().has_diagonals() {
        [Visibility::Hidden, Visibility::Inherited]
    } else {
        [Visibility::Inherited, Visibility::Hidden]
    };
    for (part, mut visibility) in &mut parts {
        if *part == Scenery::BoardCover {
            visibility.set_if_neq(covered);
        }
    }
    for (part, place, mut visibility) in &mut plain {
        let along = place.rotation * Vec3::X;
        if *part == PlainPart::Line && along.x.abs().min(along.y.abs()) > 0.1 {
            visibility.set_if_neq(drawn);
        }
    }
}

pub(super) fn arrange(
    layout: Res<Layout>,
    art: Res<TapatanArt>,
    mut parts: Query<(Ref<Scenery>, &mut Sprite, &mut Transform)>,
) {
    let Some(board) = layout.board_view.tapatan() else {
        return;
    };
    let window = layout.window;
    let scale = layout.world_scale();
    // The weave keeps its size at full HD, but never gets so small that its strips flicker.
    let weave = (window.min_element() / 1080.0).max(0.5);
    let tiled = SpriteImageMode::Tiled {
        tile_x: true,
        tile_y: true,
        stretch_value: weave / MAT_PIXELS,
    };
    for (part, mut sprite, mut transform) in &mut parts {
        if !(layout.is_changed() || part.is_added()) {
            continue;
        }
        let mut at = Vec2::ZERO;
        // Places a picture in board space.
        let mut lay = |picture: &Handle<Image>, area: Rect| {
            sprite.image = picture.clone();
            sprite.custom_size = Some(area.size() * scale);
            at = layout.board_to_world(area.center());
        };
        let wood = Rect::from_corners(board.corner(), board.corner() + Vec2::splat(WOOD));
        match *part {
            Scenery::Light => lay(&art.light, light(&layout, board)),
            Scenery::TrayShadow(side) => {
                let area = around(board.tray(side), geo::TRAY_SHADOW);
                lay(&art.tray_shadow, area);
            }
            Scenery::Tray(side) => lay(&art.tray, board.tray(side)),
            Scenery::BoardShadow => lay(&art.board_shadow, around(wood, geo::BOARD_SHADOW)),
            Scenery::Board => lay(&art.board, wood),
            Scenery::BoardCover => {
                let area = Rect::from_center_size(wood.center(), Vec2::splat(geo::COVER));
                lay(&art.board_cover, area);
            }
            Scenery::Mat => {
                sprite.image = art.mat.clone();
                sprite.image_mode = tiled.clone();
                sprite.custom_size = Some(window);
            }
            Scenery::Band(way) => {
                let width = BAND_WIDTH * weave;
                let middle = layout.board_to_world(board.middle()).x + way * BAND_AWAY * weave;
                let left = middle - width / 2.0 + window.x / 2.0;
                // Bands must be a whole number of twill repeats away from the window's edge.
                let step = geo::REPEAT * weave;
                let left = (left / step).round() * step - window.x / 2.0;
                sprite.image = art.mat_band.clone();
                sprite.image_mode = tiled.clone();
                sprite.custom_size = Some(Vec2::new(width, window.y));
                at.x = left + width / 2.0;
            }
            Scenery::Vignette => {
                sprite.image = art.vignette.clone();
                sprite.custom_size = Some(window);
            }
        }
        transform.translation = at.extend(part.depth());
    }
}
