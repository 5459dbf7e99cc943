//! The thrones, drawn according to the options in force.

use bevy::prelude::*;

use super::art::TablutArt;
use super::depth;
use super::geometry::CELL;
use crate::rules::AnyOptions;
use crate::rules::tablut::{Options, Square, Throne, Thrones};
use crate::stage::Layout;
use crate::stage::painter::Painter;
use crate::table::Table;

/// A throne on the paper.
#[derive(Component, Clone, Copy)]
pub(super) struct ThroneTile;

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
            (Thrones::One, throne, is_hostile) => ThroneLook {
                is_open: matches!(throne, Throne::Transit),
                is_hostile,
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
