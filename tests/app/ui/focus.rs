//! Checks that the focus returns to the previous control when a panel closes.

use bevy::input::ButtonState;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy_egui::egui;
use tavoliere::input::Selection;
use tavoliere::input::key_bindings::ProgramCommand;
use tavoliere::input::keyboard::ProgramCommandPressed;
use tavoliere::rules::{GameKind, Setup, Side};
use tavoliere::stage::Layout;
use tavoliere::table::Intent;
use tavoliere::ui::home::{HomeFocus, HomeTextures};
use tavoliere::ui::panel_row::PanelRow;
use tavoliere::ui::panel_table::PANELS;
use tavoliere::ui::screen_reader::reading_order;
use tavoliere::ui::{Home, OpenPanels, Panel};

use crate::rig::{PEOPLE, Rig};

/// The program with a game between two people, used with the keyboard alone.
struct Desk(Rig);

impl Desk {
    fn new() -> Desk {
        let mut rig = Rig::with_panels();
        rig.bring_pictures();
        rig.set_tempo(0.0, false);
        rig.begin(Setup::new(GameKind::Tapatan), PEOPLE, 2);
        let mut desk = Desk(rig);
        desk.frames(4);
        desk
    }

    fn frames(&mut self, count: u32) {
        for _ in 0..count {
            self.0.frame(16);
        }
    }

    /// Presses and releases a key.
    fn strike(&mut self, key_code: KeyCode, logical_key: &Key) {
        for state in [ButtonState::Pressed, ButtonState::Released] {
            self.0.key(key_code, logical_key.clone(), state);
            self.frames(1);
        }
        self.frames(2);
    }

    fn tab(&mut self) {
        self.strike(KeyCode::Tab, &Key::Tab);
    }

    fn open(&mut self) -> Mut<'_, OpenPanels> {
        self.0.app.world_mut().resource_mut::<OpenPanels>()
    }

    /// The focused control of panels.
    fn focused(&mut self) -> Option<egui::Id> {
        let ctx = self.0.egui_context();
        let focused = ctx.memory(egui::Memory::focused)?;
        assert!(ctx.read_response(focused).is_some(), "it is in view");
        Some(focused)
    }

    /// Opens a panel, by its key if it has one, moves the focus in it, and closes it with Esc.
    fn visit(&mut self, row: &PanelRow) {
        match row.shortcut {
            Some(shortcut) => {
                let command = ProgramCommand::Panel(shortcut);
                let world = self.0.app.world_mut();
                world.write_message(ProgramCommandPressed {
                    command,
                    function_key: false,
                });
            }
            None => self.open().panel = Some(row.panel),
        }
        self.frames(4);
        // The question about a choice closes if no choice waits.
        if row.panel != Panel::Sure {
            assert_eq!(self.open().panel, Some(row.panel));
        }
        self.tab();
        self.tab();
        // Some panels go up one level first.
        for _ in 0..4 {
            if self.open().panel.is_some() {
                self.strike(KeyCode::Escape, &Key::Escape);
            }
        }
        assert_eq!(self.open().panel, None, "{}", row.key);
        self.frames(2);
    }
}

#[test]
fn the_cursor_stays_on_its_place_while_a_panel_is_open() {
    let mut desk = Desk::new();
    let layout = desk.0.app.world().resource::<Layout>().clone();
    let place = reading_order(&layout)[4];
    // The question about a choice closes at once, and then the keys move the cursor.
    for row in PANELS.iter().filter(|row| row.panel != Panel::Sure) {
        let mut selection = desk.0.app.world_mut().resource_mut::<Selection>();
        selection.focus = Some(place);
        desk.visit(row);
        assert_eq!(desk.0.selection().focus, Some(place), "{}", row.key);
        assert_eq!(desk.focused(), None, "{}: keys are the board's", row.key);
    }
}

#[test]
fn the_focus_of_the_home_screen_stays_while_a_panel_is_open() {
    let mut desk = Desk::new();
    let pictures = HomeTextures::all_of(egui::TextureId::default());
    desk.0.app.insert_resource(pictures);
    desk.open().go_home();
    desk.frames(4);
    for _ in 0..3 {
        desk.tab();
    }
    let focus = |desk: &Desk| {
        let home = desk.0.app.world().resource::<Home>();
        (home.game(), home.focus())
    };
    let before = focus(&desk);
    assert_ne!(before.1, HomeFocus::Room);
    for row in PANELS.iter().filter(|row| row.panel != Panel::Sure) {
        // A draw can be offered only at a table.
        if row.panel == Panel::Draw {
            continue;
        }
        desk.visit(row);
        assert!(desk.open().home, "{}", row.key);
        assert_eq!(focus(&desk), before, "{}", row.key);
    }
}

#[test]
fn a_focused_button_at_the_end_of_a_game_has_the_focus_again_after_a_panel() {
    let mut desk = Desk::new();
    desk.0.send(Intent::Resign(Side::First));
    // The end can be answered once it's no longer new.
    desk.frames(60);
    desk.tab();
    desk.tab();
    let focused = desk.focused();
    assert!(focused.is_some(), "the end has buttons");
    for row in PANELS {
        // After the game night's sheet the end isn't shown again.
        if matches!(row.panel, Panel::Evening | Panel::Sure | Panel::Draw) {
            continue;
        }
        desk.visit(row);
        assert_eq!(desk.focused(), focused, "{}", row.key);
    }
}
