//! What a demonstration says in passing: a few words at a time, when the thing happens.

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

/// How long a caption stays, so that it is read twice.
pub const STAYS: Duration = Duration::from_secs(6);

/// What is said under a demonstration.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Caption {
    /// Which game is shown.
    pub game: GameKind,
    /// The key of what has just happened, and since when it is said, in real time since the start.
    pub said: Option<(&'static str, Duration)>,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, tell.before(table_panels::show));
}

impl Caption {
    pub(super) fn of(ctx: &Context) -> Option<Caption> {
        ctx.data(|data| data.get_temp::<Option<Caption>>(Id::NULL))
            .flatten()
    }

    /// Tells the panels of the next frame.
    pub fn tell(caption: Option<Caption>, ctx: &Context) {
        ctx.data_mut(|data| data.insert_temp(Id::NULL, caption));
    }

    /// After how long it goes; none where nothing is said.
    #[must_use]
    pub fn next_change(&self, now: Duration) -> Option<Duration> {
        let (_, since) = self.said?;
        Some((since + STAYS).saturating_sub(now))
    }
}

fn tell(mut contexts: EguiContexts, caption: Option<Res<Caption>>) -> Result {
    Caption::tell(caption.map(|caption| *caption), contexts.ctx_mut()?);
    Ok(())
}

/// Shows what has just happened, or which game this is, and how to play.
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
