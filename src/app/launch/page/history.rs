//! The browser's history: every screen has its address, and the back button leads one level up.

use std::cell::RefCell;

use bevy::prelude::*;
use wasm_bindgen::closure::Closure;

use super::{bridge, wake};
use crate::app::launch::address;
use crate::rules::GameKind;
use crate::table::autosave::SaveSlot;
use crate::table::{Learning, LessonWish, Table};
use crate::ui::{Home, Open, UiAction, UiActionChosen};

thread_local! {
    /// The address that the browser has gone to, until a frame takes it up.
    static WENT_TO: RefCell<Option<String>> = const { RefCell::new(None) };
}

pub(super) fn plugin(app: &mut App) {
    let went = Closure::<dyn Fn(String)>::new(|fragment| {
        WENT_TO.set(Some(fragment));
        wake();
    });
    bridge::watch_address(&went);
    // The page calls it as long as it is there.
    went.forget();
    app.add_systems(Update, follow.run_if(resource_exists::<Table>))
        .add_systems(
            Last,
            tell.run_if(resource_exists::<Table>).run_if(is_somebodys),
        );
}

/// Run condition: somebody is at the table. A demonstration is nowhere anybody went.
fn is_somebodys(slot: Res<SaveSlot>) -> bool {
    *slot != SaveSlot::Nowhere
}

/// A screen that has an address of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum AddressedScreen {
    Home,
    Lesson(GameKind),
    Table,
}

impl AddressedScreen {
    fn of(open: &Open, learning: Option<&Learning>) -> AddressedScreen {
        match learning {
            _ if open.home => AddressedScreen::Home,
            Some(learning) => AddressedScreen::Lesson(learning.game()),
            None => AddressedScreen::Table,
        }
    }

    fn address(self, table: &Table) -> String {
        match self {
            AddressedScreen::Home => String::new(),
            AddressedScreen::Lesson(game) => address::of_lesson(game),
            AddressedScreen::Table => address::write(table.game().setup()),
        }
    }
}

/// Another screen is a step in the browser's history; another game on the table is none.
fn tell(
    open: Res<Open>,
    learning: Option<Res<Learning>>,
    table: Res<Table>,
    mut told: Local<Option<(AddressedScreen, String)>>,
) {
    let screen = AddressedScreen::of(&open, learning.as_deref());
    let is_new = told.as_ref().is_none_or(|(before, _)| *before != screen);
    if !is_new && !table.is_changed() {
        return;
    }
    let address = screen.address(&table);
    if !is_new && told.as_ref().is_some_and(|(_, before)| *before == address) {
        return;
    }
    if is_new && told.is_some() {
        bridge::push_address(&address);
    } else {
        bridge::set_address(&address);
    }
    *told = Some((screen, address));
}

fn follow(
    time: Res<Time<Real>>,
    table: Res<Table>,
    learning: Option<Res<Learning>>,
    mut open: ResMut<Open>,
    mut home: ResMut<Home>,
    mut wishes: MessageWriter<LessonWish>,
    mut chosen: MessageWriter<UiActionChosen>,
) {
    let Some(fragment) = WENT_TO.take() else {
        return;
    };
    let screen = AddressedScreen::of(&open, learning.as_deref());
    let here = screen.address(&table);
    if fragment == here {
        return;
    }
    if open.panel.is_some() {
        // One level up is the panel's end.
        open.panel = None;
        bridge::push_address(&here);
        return;
    }
    let game = table.game().setup().kind();
    if let Some(game) = address::lesson_of(&fragment) {
        chosen.write(UiActionChosen(UiAction::Learn(game)));
    } else if fragment.is_empty() {
        if learning.is_some() {
            wishes.write(LessonWish::Leave);
        }
        open.go_home();
        home.come_from(game, time.elapsed());
    } else if learning.is_some() {
        wishes.write(LessonWish::Leave);
    } else if open.home && fragment == address::write(table.game().setup()) {
        home.leave_for(game, time.elapsed());
    } else {
        bridge::reload();
    }
}
