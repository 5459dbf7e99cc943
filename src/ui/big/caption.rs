//! Shows short captions during a demonstration, right after their events.

use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Context, Id, Ui, pos2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::letters::Letters;
use crate::rules::GameKind;
use crate::stage::big_layout::BigPlaces;
use crate::ui::accent::Accent;
use crate::ui::table_panels;
use crate::ui::theme::colour;
use crate::ui::words::Words;

/// The time that a caption stays, enough to read it twice.
pub const STAYS: Duration = Duration::from_secs(6);

/// The caption under a demonstration.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Caption {
    /// The demonstrated game.
    pub game: GameKind,
    /// The key of the current caption, and the time since the start when it appeared. `None` shows the game's name.
    pub said: Option<(&'static str, Duration)>,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        store_caption.before(table_panels::show),
    );
}

impl Caption {
    pub(super) fn of(ctx: &Context) -> Option<Caption> {
        ctx.data(|data| data.get_temp::<Option<Caption>>(Id::NULL))
            .flatten()
    }

    /// Hands the caption to the panels of the next frame.
    pub fn store(caption: Option<Caption>, ctx: &Context) {
        ctx.data_mut(|data| data.insert_temp(Id::NULL, caption));
    }

    /// The time until the caption disappears. `None` if there isn't one.
    #[must_use]
    pub fn next_change(&self, now: Duration) -> Option<Duration> {
        let (_, since) = self.said?;
        Some((since + STAYS).saturating_sub(now))
    }
}

fn store_caption(mut contexts: EguiContexts, caption: Option<Res<Caption>>) -> Result {
    Caption::store(caption.map(|caption| *caption), contexts.ctx_mut()?);
    Ok(())
}

/// Shows the latest event, or the name of the game and a short description.
pub(super) fn show(ui: &Ui, words: &Words, places: &BigPlaces, caption: &Caption) {
    let rect = ui.max_rect();
    let (game, design, least) = (caption.game.name(), places.design, places.least);
    let text = match caption.said {
        Some((key, _)) => words.get(key),
        None => words.get(&format!("game-{game}")),
    };
    let room = rect.width() - 20.0 * design;
    let middle = |share: f32| pos2(rect.center().x, rect.min.y + rect.height() * share);
    let letters = Letters::name(88.0 * design, least);
    let place = middle(0.3);
    letters.write(ui, place, Align2::CENTER_CENTER, &text, room, colour::TEXT);
    let letters = Letters::text(least, least * 0.8);
    let press = words.get("demonstration-press");
    let place = middle(0.77);
    letters.write(
        ui,
        place,
        Align2::CENTER_CENTER,
        &press,
        room,
        Accent::of(ui).line,
    );
}
