//! Hides the bar and the buttons in the big screen mode after a time without input, and shows them at any input.

use std::time::Duration;

use bevy::input::gamepad::GamepadEvent;
use bevy::prelude::*;
use bevy::window::WindowEvent;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use crate::input::is_by_hand;
use crate::stage::Layout;
use crate::ui::table_panels;

/// The time for which bar and buttons stay after the last input.
pub const STAYS: Duration = Duration::from_secs(5);

/// The visibility of bar and buttons in the big screen mode.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chrome {
    /// `true` if they're shown.
    pub shown: bool,
    /// The time of the last input, since the start.
    pub last_input: Duration,
}

impl Default for Chrome {
    fn default() -> Self {
        Chrome {
            shown: true,
            last_input: Duration::ZERO,
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Chrome>()
        .add_systems(Update, follow)
        .add_systems(
            EguiPrimaryContextPass,
            store_chrome.before(table_panels::show),
        );
}

impl Chrome {
    /// The state for the panels of this frame. By default they're shown.
    pub(super) fn of(ctx: &egui::Context) -> Chrome {
        let chrome = ctx.data(|data| data.get_temp(egui::Id::NULL));
        chrome.unwrap_or_default()
    }

    /// Hands the state to the panels of the next frame.
    pub fn store(self, ctx: &egui::Context) {
        ctx.data_mut(|data| data.insert_temp(egui::Id::NULL, self));
    }

    /// The time until they're hidden. `None` if they stay or are hidden already.
    #[must_use]
    pub fn next_change(&self, layout: &Layout, now: Duration) -> Option<Duration> {
        let goes = layout.big.is_some() && self.shown;
        goes.then(|| (self.last_input + STAYS).saturating_sub(now))
    }
}

/// Shows them after any input, and hides them after a while.
pub fn follow(
    time: Res<Time<Real>>,
    layout: Res<Layout>,
    mut window: MessageReader<WindowEvent>,
    mut pads: MessageReader<GamepadEvent>,
    mut was_big: Local<bool>,
    mut chrome: ResMut<Chrome>,
) {
    let big = layout.big.is_some();
    // They're also shown when the mode has just been switched on.
    let comes = big && !std::mem::replace(&mut *was_big, big);
    let by_hand = window.read().filter(|event| is_by_hand(event)).count();
    let acts = by_hand + pads.read().count() > 0 || comes;
    let now = time.elapsed();
    let last_input = if acts { now } else { chrome.last_input };
    let shown = !big || now < last_input + STAYS;
    chrome.set_if_neq(Chrome { shown, last_input });
}

fn store_chrome(mut contexts: EguiContexts, chrome: Res<Chrome>) -> Result {
    chrome.store(contexts.ctx_mut()?);
    Ok(())
}
