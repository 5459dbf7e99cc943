//! The filters of the statistics page, as long as the program runs.

use bevy_egui::egui::{self, Context, Ui};

use crate::statistics::{Filter, ParticipantFilter};
use crate::ui::view::View;

/// The filters of the page, as long as the program runs.
#[derive(Clone, Debug, Default)]
pub(super) struct PageFilters {
    pub(super) filter: Filter,
    /// `true` if deleting everything needs confirmation.
    pub(super) asks: bool,
    /// `true` if the list of players is open.
    pub(super) lists_players: bool,
}

impl PageFilters {
    fn id() -> egui::Id {
        egui::Id::new("statistics chosen")
    }

    pub(super) fn read(ctx: &Context) -> PageFilters {
        ctx.data(|data| data.get_temp(PageFilters::id()))
            .unwrap_or_default()
    }

    pub(super) fn keep(self, ctx: &Context) {
        ctx.data_mut(|data| data.insert_temp(PageFilters::id(), self));
    }
}

/// Restricts the page to the current match.
pub(in crate::ui) fn choose_match(ui: &Ui, view: &View) {
    let filter = Filter {
        of_match: view.table.game().match_id(),
        ..Filter::default()
    };
    let fresh = PageFilters::default();
    PageFilters { filter, ..fresh }.keep(ui.ctx());
}

/// Restricts the page to a player, by the player's id in the history.
pub fn choose_player(ctx: &Context, id: &str) {
    let filter = Filter {
        whose: Some(ParticipantFilter::Player(id.to_owned())),
        ..Filter::default()
    };
    let fresh = PageFilters::default();
    PageFilters { filter, ..fresh }.keep(ctx);
}

/// `true` if the history contains games of the current match.
pub(in crate::ui) fn has_match(view: &View) -> bool {
    let here = view.table.game().match_id();
    here.is_some_and(|id| {
        let mut parts = view
            .history
            .entries()
            .filter_map(|entry| entry.of_match.as_ref());
        parts.any(|part| part.id == id)
    })
}
