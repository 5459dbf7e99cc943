//! Gives the main screens an address in the browser's history, so that the back button leads one level up.

use std::cell::RefCell;

use bevy::prelude::*;
use wasm_bindgen::closure::Closure;

use super::{bridge, wake};
use crate::app::launch::address;
use crate::app::launch::addressed_screen::AddressedScreen;
use crate::record::LINK_NAME;
use crate::table::autosave::SaveSlot;
use crate::table::{Learning, LessonIntent, Replay, ReplayIntent, Table};
use crate::ui::{Home, OpenPanels, UiAction};

thread_local! {
    /// The address that the browser has changed to, until the next frame handles it.
    static WENT_TO: RefCell<Option<String>> = const { RefCell::new(None) };
}

pub(super) fn plugin(app: &mut App) {
    let went = Closure::<dyn Fn(String)>::new(|fragment| {
        WENT_TO.set(Some(fragment));
        wake();
    });
    bridge::watch_address(&went);
    // The page calls it as long as it's open.
    went.forget();
    app.add_systems(Update, follow.run_if(resource_exists::<Table>))
        .add_systems(
            Last,
            update_address
                .run_if(resource_exists::<Table>)
                .run_if(belongs_to_player),
        );
}

/// Run condition: the screen belongs to the player, because a demonstration has no address.
fn belongs_to_player(slot: Res<SaveSlot>, replay: Option<Res<Replay>>) -> bool {
    *slot != SaveSlot::Unsaved || replay.is_some()
}

/// Sets the address. Another screen adds an entry to the browser's history; another game on the table doesn't.
fn update_address(
    open: Res<OpenPanels>,
    learning: Option<Res<Learning>>,
    table: Res<Table>,
    mut last: Local<Option<(AddressedScreen, String)>>,
) {
    let screen = AddressedScreen::of(&open, learning.as_deref(), &table);
    let is_new = last.as_ref().is_none_or(|(before, _)| *before != screen);
    if !is_new && !table.is_changed() {
        return;
    }
    let address = screen.address(&table);
    if !is_new && last.as_ref().is_some_and(|(_, before)| *before == address) {
        return;
    }
    if is_new && last.is_some() {
        bridge::push_address(&address);
    } else {
        bridge::set_address(&address);
    }
    *last = Some((screen, address));
}

fn follow(
    time: Res<Time<Real>>,
    table: Res<Table>,
    learning: Option<Res<Learning>>,
    mut open: ResMut<OpenPanels>,
    mut home: ResMut<Home>,
    mut lesson_intents: MessageWriter<LessonIntent>,
    mut actions: MessageWriter<UiAction>,
    mut replay_intents: MessageWriter<ReplayIntent>,
) {
    let Some(fragment) = WENT_TO.take() else {
        return;
    };
    let screen = AddressedScreen::of(&open, learning.as_deref(), &table);
    let here = screen.address(&table);
    if fragment == here {
        return;
    }
    if let Some(panel) = address::panel_of(&fragment) {
        open.panel = Some(panel);
        return;
    }
    if open.panel.is_some() {
        // Going back closes the panel, for any new address.
        open.panel = None;
        let beneath = AddressedScreen::of(&open, learning.as_deref(), &table).address(&table);
        bridge::push_address(&beneath);
        return;
    }
    let game = table.game().setup().kind();
    if table.is_replayed() && !fragment.starts_with(&format!("#{LINK_NAME}")) {
        // Going back from a replay leads to the player's table or home; a link opens another game.
        replay_intents.write(ReplayIntent::Close);
        return;
    }
    if let Some(game) = address::lesson_of(&fragment) {
        actions.write(UiAction::Learn(game));
    } else if fragment.is_empty() {
        if learning.is_some() {
            lesson_intents.write(LessonIntent::Leave);
        }
        open.go_home();
        home.start_return_from(game, time.elapsed());
    } else if learning.is_some() {
        lesson_intents.write(LessonIntent::Leave);
    } else if open.home && fragment == address::write(table.game().setup()) {
        home.leave_for(game, time.elapsed());
    } else {
        bridge::reload();
    }
}
