//! The state of the game night's page.

use std::sync::Arc;
use std::time::Duration;

use bevy_egui::egui;

use super::draft::{EveningDraft, NameQuestion};
use crate::evening::{PairingId, SheetCode};
use crate::players::NameError;
use crate::store::NoteTime;
use crate::ui::undoable::Undoable;

/// The gap between columns.
pub(super) const GUTTER: f32 = 40.0;

/// The part of the game night in view.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum EveningLeaf {
    /// The rounds and the standings.
    #[default]
    Sheet,
    /// A pairing: playing it, its result.
    Pairing(PairingId),
    /// The players who leave, return or arrive late.
    People,
    /// A code for phones, by its index.
    Code(usize),
    /// The question before it ends.
    End,
    /// The question before it's deleted.
    Delete,
}

/// The cached codes of a game night.
#[derive(Clone, Debug)]
pub(super) struct Codes {
    /// The game night's number of steps at that time.
    pub(super) steps: usize,
    pub(super) language: &'static str,
    pub(super) codes: Arc<Vec<SheetCode>>,
}

/// A player who was removed from the draft.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct RemovedName {
    pub(super) name: String,
    /// The index in the list.
    at: usize,
}

/// The state of the page, as long as the program runs.
#[derive(Clone, Debug, Default)]
pub struct EveningPage {
    /// The part in view.
    pub leaf: EveningLeaf,
    /// The draft of a new game night.
    pub draft: EveningDraft,
    /// `true` if the draft's title is being changed.
    pub(super) renames: bool,
    /// The round in view. `None` for the current one.
    pub round: Option<u16>,
    /// The typed name of a player who arrives late.
    pub late: String,
    /// The reason why that name isn't valid.
    pub late_problem: Option<NameError>,
    /// The open question about that name.
    pub late_question: Option<NameQuestion>,
    pub(super) codes: Option<Codes>,
    pub(super) removed: Option<Undoable<RemovedName>>,
}

impl EveningPage {
    fn id() -> egui::Id {
        egui::Id::new("evening page")
    }

    /// Removes a player from the draft. For a while, they can be restored.
    pub(super) fn remove(&mut self, ctx: &egui::Context, at: usize, time: NoteTime) {
        let name = self.draft.remove(at);
        self.removed = Some(Undoable::new(ctx, RemovedName { name, at }, time));
    }

    /// Restores the removed player.
    pub(super) fn restore(&mut self) {
        if let Some(removed) = self.removed.take() {
            let RemovedName { name, at } = removed.before;
            self.draft.restore(at, name);
        }
    }

    /// Forgets the removed player once the time is up.
    pub(super) fn forget_removed(&mut self, ctx: &egui::Context) {
        let removed = self.removed.take();
        self.removed = removed.filter(|removed| removed.left(ctx).is_some());
    }

    /// The time until the page changes without input. `None` if it doesn't.
    #[must_use]
    pub fn next_change(ctx: &egui::Context) -> Option<Duration> {
        EveningPage::read(ctx).removed?.left(ctx)
    }

    /// The current state of the page.
    #[must_use]
    pub fn read(ctx: &egui::Context) -> EveningPage {
        ctx.data(|data| data.get_temp(EveningPage::id()))
            .unwrap_or_default()
    }

    /// Stores the state for the next frame.
    pub fn keep(self, ctx: &egui::Context) {
        ctx.data_mut(|data| data.insert_temp(EveningPage::id(), self));
    }
}
