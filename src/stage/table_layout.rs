//! Updates the layout to the game on the table and its players.

use bevy::prelude::*;

use super::closer_view::CloserView;
use super::layout::Teaching;
use super::{Layout, StageSystems};
use crate::rules::Side;
use crate::store::Seat;
use crate::table::{Learning, Table, TableSystems};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        follow_game
            .before(StageSystems::Direct)
            .after(TableSystems::Save)
            .run_if(resource_exists::<Table>),
    );
}

/// Computes the layout again if the game or the players at the table have changed.
fn follow_game(
    table: Res<Table>,
    learning: Option<Res<Learning>>,
    closer: Res<CloserView>,
    mut layout: ResMut<Layout>,
) {
    let game = table.game().setup().kind();
    let bottom = bottom_of(&table);
    let board_view = layout.board_view;
    let teaching = Teaching::of(learning.as_deref());
    let turned = board_view.game() != game || board_view != board_view.facing(bottom);
    let replays = table.is_replayed();
    if turned || teaching != layout.teaching || replays != layout.review.is_some() {
        *layout = layout
            .again(game)
            .facing(bottom)
            .teaching(teaching)
            .looking_back(replays)
            .seated(layout.far_actions.is_some(), layout.turned)
            .large(layout.big.is_some() && !replays)
            .closer(&closer);
    }
}

/// The side whose seat is at the bottom: that of the only person at the screen, otherwise the first side.
pub(super) fn bottom_of(table: &Table) -> Side {
    let people = Side::BOTH.map(|side| table.seat(side) == Seat::Person);
    if people == [false, true] {
        Side::Second
    } else {
        Side::First
    }
}
