//! The state of the evening's page.

use std::sync::Arc;

use bevy_egui::egui;

use super::draft::EveningDraft;
use crate::evening::{PairingId, SheetCode};

/// The distance of columns.
pub(super) const GUTTER: f32 = 40.0;

/// The part of the evening in view.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum EveningLeaf {
    /// The rounds and the places.
    #[default]
    Sheet,
    /// A pairing: playing it, its result.
    Pairing(PairingId),
    /// Who leaves, who is back, who comes late.
    People,
    /// A code for phones, by its number.
    Code(usize),
    /// The question before it ends.
    End,
    /// The question before it is forgotten.
    Forget,
}

/// The codes of an evening, until it changes.
#[derive(Clone, Debug)]
pub(super) struct Codes {
    /// The number of steps that the evening had.
    pub(super) steps: usize,
    pub(super) language: &'static str,
    pub(super) codes: Arc<Vec<SheetCode>>,
}

/// The state of the page, for as long as the program runs.
#[derive(Clone, Debug, Default)]
pub struct EveningPage {
    /// The part in view.
    pub leaf: EveningLeaf,
    /// The evening that is being set up.
    pub draft: EveningDraft,
    /// The round in view. `None` for the one that is being played.
    pub round: Option<u16>,
    /// The name of somebody who comes late, as it is being written.
    pub late: String,
    pub(super) codes: Option<Codes>,
}

impl EveningPage {
    fn id() -> egui::Id {
        egui::Id::new("evening page")
    }

    /// The state of the page now.
    #[must_use]
    pub fn read(ctx: &egui::Context) -> EveningPage {
        ctx.data(|data| data.get_temp(EveningPage::id()))
            .unwrap_or_default()
    }

    /// Keeps the state for the next frame.
    pub fn keep(self, ctx: &egui::Context) {
        ctx.data_mut(|data| data.insert_temp(EveningPage::id(), self));
    }
}
