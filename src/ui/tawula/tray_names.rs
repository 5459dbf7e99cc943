//! Names the trays beside the board: pieces that still have to come in, or borne-off ones.

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Id, LayerId, Order, Rect, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::rules::{AnyPosition, GameKind, Side};
use crate::stage::{Layout, RevealedEvents};
use crate::table::pieces::standings;
use crate::table::{Location, Place, Table};
use crate::ui::board_place::in_window;
use crate::ui::open::OpenPanels;
use crate::ui::table_panels;
use crate::ui::theme::{TextStyle, colour};
use crate::ui::words::Words;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.before(table_panels::show)
            .run_if(resource_exists::<Table>),
    );
}

/// The gap between the upper edge of a tray and its name (units).
const GAP: f32 = 2.0;

/// A tray has room for this many pieces and its name.
const ROOM: f32 = 16.0;

/// The key of the name of a side's tray, and the number of its pieces. `None` if it's empty.
fn name_key(position: &AnyPosition, side: Side) -> Option<(&'static str, usize)> {
    let count = |place: Place| {
        let all = standings(position).into_iter();
        all.filter(|(of, _, standing)| *of == side && standing.place == place)
            .count()
    };
    let trays = [("tray-hand", Place::Hand), ("tray-off", Place::Off)];
    let mut counts = trays.map(|(key, place)| (key, count(place))).into_iter();
    counts.find(|(_, count)| *count > 0)
}

fn show(
    mut contexts: EguiContexts,
    table: Res<Table>,
    revealed: Res<RevealedEvents>,
    layout: Res<Layout>,
    open: Res<OpenPanels>,
    words: Res<Words>,
) -> Result {
    if table.game().setup().kind() != GameKind::Tawula || open.home {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    let painter = ctx.layer_painter(LayerId::new(Order::Background, Id::new("tray names")));
    let position = table.game().position_at(revealed.0);
    for side in Side::BOTH {
        let Some((key, pieces)) = name_key(&position, side) else {
            continue;
        };
        let Some(tray) = layout.board_view.rect(Location::Hand(side)) else {
            continue;
        };
        let corners = [tray.min, tray.max].map(|corner| in_window(&layout, corner));
        let [one, other] = corners.map(|corner| pos2(corner.x, corner.y));
        let tray = Rect::from_two_pos(one, other);
        let galley = painter.layout_no_wrap(words.get(key), TextStyle::Note.font(), colour::SECOND);
        // The pieces are piled up from the lower end. A horizontal tray has no room, but there the player's row says where
        // the pieces are.
        let free = tray.height() * (1.0 - pieces as f32 / ROOM);
        let is_upright = tray.height() > tray.width();
        if is_upright && galley.size().x <= tray.width() && galley.size().y <= free {
            let at = tray.center_top() + vec2(0.0, GAP);
            let place = Align2::CENTER_TOP.anchor_size(at, galley.size());
            painter.galley(place.min, galley, colour::SECOND);
        }
    }
    Ok(())
}
