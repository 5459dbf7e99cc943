//! Asks before choices that lose much of the win chance.

use bevy::prelude::*;

use super::open::OpenPanels;
use super::panel::Panel;
use crate::table::Doubt;

/// Opens the question while choices wait for it. Closing the question drops the choices.
pub fn follow(mut doubt: ResMut<Doubt>, mut open: ResMut<OpenPanels>, mut was_open: Local<bool>) {
    let is_open = open.panel == Some(Panel::Sure);
    match (doubt.asks(), is_open) {
        (true, false) if *was_open => doubt.clear(),
        (true, false) => open.panel = Some(Panel::Sure),
        (false, true) => open.panel = None,
        (true, true) | (false, false) => {}
    }
    *was_open = open.panel == Some(Panel::Sure);
}
