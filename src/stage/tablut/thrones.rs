//! The thrones, drawn as what they are under the options in force.

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

/// The picture of e5.
fn konakis<'a>(art: &'a TablutArt, options: &Options) -> &'a Handle<Image> {
    match (options.thrones, options.throne, options.hostile_throne) {
        // Men pass over it, and while it is empty it is hostile to both sides (TT-20, TT-21).
        (Thrones::Five, ..) | (Thrones::One, Throne::Transit, true) => &art.throne_open_hostile,
        (Thrones::One, Throne::Transit, false) => &art.throne_open,
        (Thrones::One, Throne::Closed, true) => &art.throne_closed_hostile,
        (Thrones::One, Throne::Closed, false) => &art.throne_closed,
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
    lay(konakis(&art, &options), Square::KONAKIS);
    if options.thrones == Thrones::Five {
        for corner in Square::CORNERS {
            lay(&art.throne_corner, corner);
        }
    }
}
