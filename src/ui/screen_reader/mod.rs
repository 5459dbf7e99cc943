//! Describes the table to screen readers, and carries out their requests.
//!
//! egui describes the panels. To its tree (AccessKit) this module adds the table: the state of the game,
//! the places of the board with their pieces and moves, and the news. On the desktop bevy_egui sends the tree to the
//! system, on the page the browser gets it as elements beside the canvas. All texts are in `screen_reader.ftl`.

mod news;
mod place_text;
mod request;
mod status;
mod table_nodes;

use bevy::prelude::*;
use bevy_egui::EguiPostUpdateSet;

use crate::input::Selection;
use crate::input::selection::offered;
use crate::table::{MoveTarget, Table};
use crate::ui::panel_frames::are_due;
use crate::ui::view::View;

pub use news::{Instruction, News};
pub use place_text::{DescribedTable, place_text};
pub use request::{ReaderRequest, plugin as request_plugin};
pub use status::status;
pub(super) use table_nodes::begin_panel;
pub use table_nodes::{add_table, node_id, reading_order};

/// The moves that are offered to a person. A lesson offers only those that it wants.
fn offered_in_view(view: &View, selection: &Selection) -> Vec<MoveTarget> {
    let mut all = offered(view.table, selection.picked);
    if let Some(wanted) = view.wanted {
        all.retain(|target| wanted.contains(&target.choice));
    }
    all
}

/// Describes the table, if anything reads the tree of egui.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<News>()
        .add_plugins(request_plugin)
        .add_systems(
            PostUpdate,
            table_nodes::add
                .after(EguiPostUpdateSet::ProcessOutput)
                .before(EguiPostUpdateSet::PostProcessOutput)
                .run_if(resource_exists::<Table>.and_eager(are_due)),
        );
}
