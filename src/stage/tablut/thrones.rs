//! The thrones and camps, drawn according to the options in force.

use bevy::prelude::*;

use super::art::TablutArt;
use super::depth;
use super::geometry::CELL;
use crate::rules::tablut::{HostileThrone, Options, Square, Throne, Thrones};
use crate::rules::{AnyOptions, GameKind};
use crate::stage::painter::Painter;
use crate::stage::{Layout, OnlyFor};
use crate::table::Table;

/// A throne or a camp's square on the paper.
#[derive(Component, Clone, Copy)]
pub(super) struct ThroneTile;

/// The ink that tints the squares of the camps.
const CAMP_INK: Color = Color::srgba(0.20, 0.15, 0.09, 0.13);
/// The side of a camp's tinted square, as a share of the square.
pub const CAMP_SIZE: f32 = 0.92;

/// The properties of a throne under the options in force.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ThroneLook {
    /// `true` if men can cross it (TT-20).
    pub is_open: bool,
    /// `true` if it is hostile to both sides while empty (TT-21).
    pub is_hostile: bool,
}

impl ThroneLook {
    /// The properties of the middle throne, e5.
    #[must_use]
    pub const fn of_middle(options: &Options) -> ThroneLook {
        match (options.thrones, options.throne, options.hostile_throne) {
            (Thrones::Five, ..) => ThroneLook {
                is_open: true,
                is_hostile: true,
            },
            (Thrones::One, throne, hostile) => ThroneLook {
                is_open: matches!(throne, Throne::Transit),
                is_hostile: !matches!(hostile, HostileThrone::Off),
            },
        }
    }

    fn picture(self, art: &TablutArt) -> &Handle<Image> {
        match (self.is_open, self.is_hostile) {
            (true, true) => &art.throne_open_hostile,
            (true, false) => &art.throne_open,
            (false, true) => &art.throne_closed_hostile,
            (false, false) => &art.throne_closed,
        }
    }
}

pub(super) fn draw(
    mut commands: Commands,
    table: Res<Table>,
    layout: Res<Layout>,
    art: Res<TablutArt>,
    old: Query<Entity, With<ThroneTile>>,
    mut drawn: Local<Option<Options>>,
) {
    let AnyOptions::Tablut(options) = table.game().setup().options() else {
        return;
    };
    let Some(board) = layout.board_view.tablut() else {
        return;
    };
    if *drawn == Some(options) && !layout.is_changed() && !old.is_empty() {
        return;
    }
    *drawn = Some(options);
    for entity in &old {
        commands.entity(entity).despawn();
    }
    if options.camps {
        for at in Square::CAMPS {
            let size = Vec2::splat(CELL * CAMP_SIZE) * layout.world_scale();
            let place = layout.board_to_world(board.centre(at));
            commands.spawn((
                Name::new("camp"),
                ThroneTile,
                OnlyFor(GameKind::Tablut),
                Sprite::from_color(CAMP_INK, size),
                Transform::from_translation(place.extend(depth::CAMP)),
            ));
        }
    }
    let mut painter = Painter::new(&mut commands, &layout, "throne", ThroneTile);
    let mut lay = |picture: &Handle<Image>, at: Square| {
        painter.sprite(picture, Vec2::splat(CELL), board.centre(at), depth::THRONE);
    };
    lay(
        ThroneLook::of_middle(&options).picture(&art),
        Square::KONAKIS,
    );
    if options.thrones == Thrones::Five {
        for corner in Square::CORNERS {
            lay(&art.throne_corner, corner);
        }
    }
}
