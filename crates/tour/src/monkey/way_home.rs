//! The way from any screen to the home screen by Esc alone.

use bevy::prelude::*;
use tavoliere::input::Selection;
use tavoliere::stage::CloserView;
use tavoliere::table::{Doubt, Learning, Table};
use tavoliere::ui::{OpenPanels, Panel};

use super::input::Devices;
use super::set_step;

/// The most presses that are allowed.
pub(super) const MOST: u8 = 6;
/// The game time of each press (ms), so that the end of a game takes presses.
const STEP: u64 = 700;

/// A way home that is under way.
#[derive(Default)]
pub(super) struct WayHome {
    presses: u8,
}

impl WayHome {
    /// Presses Esc and returns its description.
    pub(super) fn step(&mut self, world: &mut World, devices: &mut Devices) -> String {
        self.presses += 1;
        set_step(world, STEP);
        devices.release_stick(world);
        devices.press_escape(world);
        format!("Esc, to get home from {}", describe(world))
    }

    /// `true` on the home screen without a panel, or at the pause, which has a button for it.
    pub(super) fn has_arrived(&self, world: &World) -> bool {
        let open = world.resource::<OpenPanels>();
        self.presses > 0 && (open.panel == Some(Panel::Pause) || open.home && open.panel.is_none())
    }

    /// `true` if it took too many presses.
    pub(super) const fn is_lost(&self) -> bool {
        self.presses >= MOST
    }
}

/// The screen on which a way home ended too early.
pub(super) fn describe(world: &World) -> String {
    let open = world.resource::<OpenPanels>();
    let selection = world.get_resource::<Selection>();
    let closer = world.get_resource::<CloserView>();
    let is_asked = world.get_resource::<Doubt>().is_some_and(Doubt::asks);
    let learns = world.contains_resource::<Learning>();
    let table = world.get_resource::<Table>();
    let puzzle = table.and_then(Table::puzzle);
    let is_replayed = table.is_some_and(Table::is_replayed);
    let is_over = table.is_some_and(|table| table.game().outcome().is_some());
    format!(
        "{open:?}, {selection:?}, {closer:?}, asked {is_asked}, a lesson {learns}, {puzzle:?}, a replay {is_replayed}, over \
         {is_over}"
    )
}
