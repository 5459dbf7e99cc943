//! Names the trays beside the board: pieces that still have to come in, or borne-off ones.

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Id, LayerId, Order, pos2};
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

/// The key of the name of a side's tray. `None` if it's empty.
fn name_key(position: &AnyPosition, side: Side) -> Option<&'static str> {
    let holds = |place: Place| {
        let mut all = standings(position).into_iter();
        all.any(|(of, _, standing)| of == side && standing.place == place)
    };
    if holds(Place::Hand) {
        Some("tray-hand")
    } else if holds(Place::Off) {
        Some("tray-off")
    } else {
        None
    }
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
        let Some(key) = name_key(&position, side) else {
            continue;
        };
        let Some(tray) = layout.board_view.rect(Location::Hand(side)) else {
            continue;
        };
        let corners = [tray.min, tray.max].map(|corner| in_window(&layout, corner));
        let left = corners[0].x.min(corners[1].x);
        let width = (corners[1].x - corners[0].x).abs();
        let top = corners[0].y.min(corners[1].y);
        let galley = painter.layout_no_wrap(words.get(key), TextStyle::Note.font(), colour::SECOND);
        // On a narrow screen the name wouldn't fit; pressing the tray tells it.
        if galley.size().x <= width {
            let at = pos2(left + width / 2.0, top + GAP);
            let place = Align2::CENTER_TOP.anchor_size(at, galley.size());
            painter.galley(place.min, galley, colour::SECOND);
        }
    }
    Ok(())
}
