//! Uses the program with a controller alone, and with one switch alone.

use bevy::input::ButtonState;
use bevy::input::gamepad::{
    GamepadConnection, GamepadConnectionEvent, RawGamepadButtonChangedEvent, RawGamepadEvent,
};
use bevy::input::keyboard::{Key, NativeKey};
use bevy::prelude::*;
use bevy_egui::egui;
use tavoliere::input::DevicesPlugin;
use tavoliere::input::ThrowEntry;
use tavoliere::input::key_bindings::ProgramCommand;
use tavoliere::input::keyboard::ProgramCommandPressed;
use tavoliere::record::{Event, Seed};
use tavoliere::rules::{GameKind, Setup, Side};
use tavoliere::settings::CurrentSettings;
use tavoliere::stage::{CloserView, Layout};
use tavoliere::store::{Seat, Shortcut, ShortcutButton, Store, SwitchScan};
use tavoliere::table::autosave::Saves;
use tavoliere::table::{
    Intent, Learning, LessonIntent, NewGame, Replay, ReplayIntent, ReplayMistakes,
};
use tavoliere::ui::actions::PlayersAction;
use tavoliere::ui::home::HomeTextures;
use tavoliere::ui::kit::Names;
use tavoliere::ui::scan::{self, ScanCommand, ScanItem, Scanner};
use tavoliere::ui::screen_keyboard::ScreenKeyboard;
use tavoliere::ui::{KeysState, OpenPanels, Panel, Words};

use crate::input::devices::use_letters;
use crate::rig::{MIXED, Rig};

/// The names that the players' panel has asked to remember.
#[derive(Resource, Default)]
struct Remembered(Vec<String>);

fn hear(mut asked: MessageReader<PlayersAction>, mut remembered: ResMut<Remembered>) {
    for PlayersAction::Remember(list) in asked.read() {
        let names = list.players().iter().map(|player| player.name.clone());
        remembered.0 = names.collect();
    }
}

/// The commands of the program that were asked for.
#[derive(Resource, Default)]
struct Asked(Vec<ProgramCommand>);

fn note(mut pressed: MessageReader<ProgramCommandPressed>, mut asked: ResMut<Asked>) {
    asked
        .0
        .extend(pressed.read().map(|pressed| pressed.command));
}

/// The program with one device.
struct Room {
    rig: Rig,
    pad: Entity,
}

impl Room {
    /// A room with all panels, at the home screen or at a game.
    fn with_panels() -> Room {
        let mut rig = Rig::with_panels();
        rig.app
            .init_resource::<Remembered>()
            .add_systems(Last, hear);
        Room::of(rig)
    }

    /// A room with a table and a scan, without panels.
    fn with_table() -> Room {
        let mut rig = Rig::with_stage();
        rig.app
            .add_plugins((bevy::input::InputPlugin, DevicesPlugin, scan::plugin))
            .init_resource::<Asked>()
            .add_systems(Last, note);
        Room::of(rig)
    }

    fn of(mut rig: Rig) -> Room {
        rig.set_tempo(0.0, false);
        let pad = rig.app.world_mut().spawn_empty().id();
        let connection = GamepadConnection::Connected {
            name: "pad".to_owned(),
            vendor_id: None,
            product_id: None,
        };
        let connected = GamepadConnectionEvent::new(pad, connection);
        rig.app.world_mut().write_message(connected);
        let setup = Setup::new(GameKind::Tapatan);
        rig.begin(setup, MIXED, 2);
        Room { rig, pad }
    }

    fn frames(&mut self, count: u32) {
        for _ in 0..count {
            self.rig.frame(16);
        }
    }

    /// Opens a panel over the home screen, because the table has no pictures.
    fn open(&mut self, panel: Panel) {
        let mut open = self.rig.app.world_mut().resource_mut::<OpenPanels>();
        open.home = true;
        open.panel = Some(panel);
        self.frames(4);
    }

    fn opened(&self) -> Option<Panel> {
        self.rig.app.world().resource::<OpenPanels>().panel
    }

    fn ctx(&mut self) -> egui::Context {
        self.rig.egui_context()
    }

    /// Presses and releases a button of the controller.
    fn push(&mut self, button: GamepadButton) {
        for value in [1.0, 0.0] {
            let changed = RawGamepadButtonChangedEvent::new(self.pad, button, value);
            let event = RawGamepadEvent::Button(changed);
            self.rig.app.world_mut().write_message(event);
            self.frames(1);
        }
        self.frames(3);
    }

    /// Presses and releases the switch.
    fn switch(&mut self) {
        self.strike(KeyCode::Space);
    }

    /// Presses and releases a key.
    fn strike(&mut self, key_code: KeyCode) {
        for state in [ButtonState::Pressed, ButtonState::Released] {
            let unknown = Key::Unidentified(NativeKey::Unidentified);
            self.rig.key(key_code, unknown, state);
            self.frames(1);
        }
        self.frames(3);
    }

    /// Steps to a command with the first of two switches, then picks it with the second.
    fn pick_command(&mut self, command: ScanCommand) {
        self.frames(3);
        for _ in 0..self.scanner().items().len() {
            if self.scanner().current() == Some(ScanItem::Command(command)) {
                self.push(GamepadButton::South);
                return;
            }
            self.switch();
        }
        panic!("the scan doesn't reach {command:?}");
    }

    /// The name of the focused control.
    fn focused(&mut self) -> Option<String> {
        let ctx = self.ctx();
        let _ = Names::take(&ctx);
        self.frames(1);
        let names = Names::take(&ctx).0;
        let focused = ctx.memory(egui::Memory::focused)?;
        let at = ctx.read_response(focused)?.rect;
        let found = names.into_iter().find(|(_, place)| *place == at);
        found.map(|(name, _)| name)
    }

    fn writes(&self) -> bool {
        self.rig.app.world().resource::<ScreenKeyboard>().is_open()
    }

    fn scanner(&self) -> Scanner {
        self.rig.app.world().resource::<Scanner>().clone()
    }

    fn use_switch(&mut self, scan: SwitchScan, step: f32) {
        let mut settings = self.rig.app.world_mut().resource_mut::<CurrentSettings>();
        settings.0.switch_scan = scan;
        settings.0.scan_step = step;
        self.frames(2);
    }

    /// Waits until the scan has reached a control with this name, then picks it.
    fn pick_named(&mut self, name: &str) {
        for _ in 0..3_000 {
            if self.focused().as_deref() == Some(name) {
                self.switch();
                return;
            }
        }
        panic!("the scan doesn't reach {name}");
    }
}

#[test]
fn a_controller_alone_enters_a_players_name() {
    let mut room = Room::with_panels();
    room.open(Panel::Players);
    for _ in 0..40 {
        if room.ctx().text_edit_focused() {
            break;
        }
        room.push(GamepadButton::DPadDown);
    }
    assert!(room.ctx().text_edit_focused(), "no field is reached");
    // A field on the way doesn't hold the focus.
    assert!(!room.writes());
    room.push(GamepadButton::South);
    assert!(room.writes());
    // From Q to A, which is a capital at the start.
    for button in [
        GamepadButton::DPadDown,
        GamepadButton::South,
        GamepadButton::DPadRight,
        GamepadButton::DPadRight,
        GamepadButton::South,
        // A slip, deleted.
        GamepadButton::South,
        GamepadButton::West,
        GamepadButton::DPadLeft,
        GamepadButton::DPadLeft,
        GamepadButton::South,
    ] {
        room.push(button);
        assert!(room.writes(), "{button:?}");
    }
    assert_eq!(room.opened(), Some(Panel::Players));
    room.push(GamepadButton::Start);
    assert!(!room.writes());
    let remembered = &room.rig.app.world().resource::<Remembered>().0;
    assert_eq!(*remembered, ["Ada"]);
    // The right button closes the keyboard first, and the panel only then.
    for _ in 0..40 {
        if room.ctx().text_edit_focused() {
            break;
        }
        room.push(GamepadButton::DPadDown);
    }
    room.push(GamepadButton::South);
    assert!(room.writes());
    room.push(GamepadButton::East);
    assert!(!room.writes());
    assert_eq!(room.opened(), Some(Panel::Players));
    // The direction pad leads out of the field.
    room.push(GamepadButton::DPadDown);
    assert!(!room.ctx().text_edit_focused());
    room.push(GamepadButton::East);
    assert_eq!(room.opened(), None);
}

#[test]
fn changed_keys_walk_a_panel() {
    let mut room = Room::with_panels();
    use_letters(&mut room.rig);
    room.open(Panel::Keys);
    let row = "Move left: ";
    for _ in 0..80 {
        if room.focused().is_some_and(|name| name.starts_with(row)) {
            break;
        }
        room.strike(KeyCode::KeyE);
    }
    let focused = room.focused().unwrap();
    assert!(focused.starts_with(row), "{focused}");
    room.strike(KeyCode::KeyS);
    let below = room.focused().unwrap();
    assert!(!below.starts_with(row), "{below}");
    room.strike(KeyCode::KeyW);
    assert_eq!(room.focused().as_ref(), Some(&focused));
    // The space bar throws, so it no longer presses the focused control.
    let waits = |room: &Room| room.rig.app.world().resource::<KeysState>().waits();
    room.strike(KeyCode::Space);
    assert!(!waits(&room));
    room.strike(KeyCode::KeyQ);
    assert!(waits(&room));
    // While it waits, the letter that goes back is a key like any other.
    room.strike(KeyCode::KeyX);
    assert!(!waits(&room));
    assert_eq!(room.opened(), Some(Panel::Keys));
    // Esc always leads out: first of the question, then of the panel.
    room.strike(KeyCode::Escape);
    assert_eq!(room.opened(), Some(Panel::Keys));
    room.strike(KeyCode::KeyX);
    assert_eq!(room.opened(), None);
}

#[test]
fn changed_keys_type_letters_in_a_field() {
    let mut room = Room::with_panels();
    use_letters(&mut room.rig);
    room.open(Panel::Players);
    for _ in 0..40 {
        if room.ctx().text_edit_focused() {
            break;
        }
        room.strike(KeyCode::KeyE);
    }
    assert!(room.ctx().text_edit_focused(), "no field is reached");
    let field = room.ctx().memory(egui::Memory::focused);
    for key in [KeyCode::KeyE, KeyCode::KeyX, KeyCode::KeyS, KeyCode::Space] {
        room.strike(key);
        assert_eq!(room.ctx().memory(egui::Memory::focused), field, "{key:?}");
        assert_eq!(room.opened(), Some(Panel::Players), "{key:?}");
    }
    // Tab leads out of the field, and the letters work again.
    for _ in 0..20 {
        if !room.ctx().text_edit_focused() {
            break;
        }
        room.strike(KeyCode::Tab);
    }
    assert!(!room.ctx().text_edit_focused());
    room.strike(KeyCode::KeyX);
    assert_eq!(room.opened(), None);
}

#[test]
fn a_controller_with_swapped_buttons_walks_a_panel() {
    let mut room = Room::with_panels();
    let mut settings = room.rig.app.world_mut().resource_mut::<CurrentSettings>();
    let buttons = &mut settings.0.buttons;
    buttons.take(Shortcut::Choose, ShortcutButton::East);
    buttons.take(Shortcut::Down, ShortcutButton::LeftTrigger);
    room.open(Panel::Players);
    for _ in 0..40 {
        if room.ctx().text_edit_focused() {
            break;
        }
        room.push(GamepadButton::LeftTrigger2);
    }
    assert!(room.ctx().text_edit_focused(), "no field is reached");
    // The right button opens the screen keyboard.
    room.push(GamepadButton::East);
    assert!(room.writes());
    // The lower button closes it, then the panel.
    room.push(GamepadButton::South);
    assert!(!room.writes());
    room.push(GamepadButton::South);
    assert_eq!(room.opened(), None);
}

#[test]
fn one_switch_plays_a_whole_game() {
    let mut room = Room::with_table();
    room.use_switch(SwitchScan::One, 0.5);
    let mut picked = 0;
    for _ in 0..40_000 {
        if room.rig.game().outcome().is_some() {
            break;
        }
        let wanted = match room.scanner().current() {
            Some(ScanItem::Place(place)) => {
                // The cursor shows the place.
                assert_eq!(room.rig.selection().focus, Some(place));
                // Not always the first place, so that the game ends.
                picked % 3 != 2 || room.rig.events().len().is_multiple_of(2)
            }
            Some(ScanItem::Command(ScanCommand::Throw | ScanCommand::Done)) => true,
            _ => false,
        };
        if wanted {
            room.switch();
            picked += 1;
        }
        room.rig.frame(100);
    }
    assert!(room.rig.game().outcome().is_some(), "{picked} presses");
    // The fewest moves to three in a row.
    assert!(picked >= 3);
}

#[test]
fn one_switch_opens_the_menu() {
    let mut room = Room::with_table();
    room.use_switch(SwitchScan::One, 0.5);
    room.rig.wait_for_person();
    let menu = Some(ScanItem::Command(ScanCommand::Menu));
    for _ in 0..1_000 {
        if room.scanner().current() == menu {
            break;
        }
        room.frames(1);
    }
    assert_eq!(room.scanner().current(), menu);
    room.switch();
    let asked = &room.rig.app.world().resource::<Asked>().0;
    assert_eq!(*asked, [ProgramCommand::Escape]);
}

#[test]
fn only_the_steps_of_an_automatic_scan_are_due() {
    let mut room = Room::with_table();
    let due = |room: &Room| {
        let now = room.rig.app.world().resource::<Time<Real>>().elapsed();
        room.scanner().next_change(now)
    };
    room.frames(3);
    assert_eq!(due(&room), None);
    room.use_switch(SwitchScan::Two, 0.5);
    room.rig.wait_for_person();
    room.frames(3);
    let items = room.scanner().items().to_vec();
    assert!(items.len() > 2, "{items:?}");
    assert_eq!(due(&room), None);
    room.use_switch(SwitchScan::One, 0.5);
    let first = room.scanner().current();
    let left = due(&room).unwrap().as_millis();
    assert!((400..=500).contains(&left), "{left}");
    room.frames(10);
    assert_eq!(room.scanner().current(), first);
    room.frames(30);
    assert_ne!(room.scanner().current(), first);
}

#[test]
fn two_switches_step_and_pick() {
    let mut room = Room::with_table();
    room.use_switch(SwitchScan::Two, 0.5);
    room.rig.wait_for_person();
    room.frames(3);
    let items = room.scanner().items().to_vec();
    // Any button but the lower one steps, and so does the space bar.
    room.switch();
    assert_eq!(room.scanner().current(), items.get(1).copied());
    room.push(GamepadButton::West);
    assert_eq!(room.scanner().current(), items.get(2).copied());
    let events = room.rig.events().len();
    room.push(GamepadButton::South);
    room.frames(4);
    let selection = room.rig.selection().chosen;
    assert!(selection.is_some() || room.rig.events().len() > events);
}

#[test]
fn escape_ends_a_closer_view_and_then_opens_the_pause() {
    let mut room = Room::with_panels();
    let world = room.rig.app.world_mut();
    world.resource_mut::<OpenPanels>().home = false;
    let layout = world.resource::<Layout>().clone();
    let middle = layout.board_view.picture().center();
    let mut view = world.resource_mut::<CloserView>();
    view.approach(&layout, middle, false);
    assert!(view.is_on());
    // In two frames in a row, as on a slow machine.
    for _ in 0..2 {
        let command = ProgramCommand::Escape;
        room.rig
            .app
            .world_mut()
            .write_message(ProgramCommandPressed {
                command,
                function_key: false,
            });
        room.frames(1);
    }
    room.frames(4);
    assert!(!room.rig.app.world().resource::<CloserView>().is_on());
    assert_eq!(room.opened(), Some(Panel::Pause));
}

#[test]
fn escape_opens_the_pause_at_once_while_switches_scan() {
    let mut room = Room::with_panels();
    let world = room.rig.app.world_mut();
    world.resource_mut::<OpenPanels>().home = false;
    room.use_switch(SwitchScan::Two, 0.5);
    room.frames(4);
    let focus = room.rig.selection().focus;
    assert!(focus.is_some(), "the scan begins at a place");
    room.rig
        .app
        .world_mut()
        .write_message(ProgramCommandPressed {
            command: ProgramCommand::Escape,
            function_key: false,
        });
    room.frames(4);
    assert_eq!(room.opened(), Some(Panel::Pause));
}

#[test]
fn the_key_of_replays_changes_nothing_behind_a_panel() {
    let mut room = Room::with_panels();
    let choice = room.rig.game().legal_moves()[0];
    room.rig.send(Intent::Play(choice));
    room.frames(8);
    let game = Box::new(room.rig.game().clone());
    let world = room.rig.app.world_mut();
    world.resource_mut::<OpenPanels>().home = false;
    world.write_message(ReplayIntent::Open(game));
    room.frames(4);
    assert!(room.rig.table().is_replayed());
    for (panel, stays) in [(Some(Panel::Keys), true), (None, false)] {
        let world = room.rig.app.world_mut();
        world.resource_mut::<OpenPanels>().panel = panel;
        world.write_message(ProgramCommandPressed {
            command: ProgramCommand::LookBack,
            function_key: false,
        });
        room.frames(4);
        assert_eq!(room.rig.table().is_replayed(), stays, "{panel:?}");
    }
}

#[test]
fn two_switches_step_through_a_replay_and_play_from_it() {
    let mut room = Room::with_panels();
    room.rig
        .begin(Setup::new(GameKind::Tapatan), [Seat::Person; 2], 2);
    for _ in 0..4 {
        let choice = room.rig.game().legal_moves()[0];
        room.rig.send(Intent::Play(choice));
        room.frames(8);
    }
    let game = Box::new(room.rig.game().clone());
    room.use_switch(SwitchScan::Two, 0.5);
    let world = room.rig.app.world_mut();
    world.resource_mut::<OpenPanels>().home = false;
    world.write_message(ReplayIntent::Open(game));
    room.frames(4);
    let shown = |room: &Room| room.rig.app.world().resource::<Replay>().shown_events();
    let offers = |room: &Room, command| {
        let items = room.scanner().items().to_vec();
        items.contains(&ScanItem::Command(command))
    };
    assert_eq!(shown(&room), 4);
    // At the end there is nothing to play from, and no mistake is known yet.
    assert!(!offers(&room, ScanCommand::PlayFromHere));
    assert!(!offers(&room, ScanCommand::NextMistake));
    room.pick_command(ScanCommand::First);
    assert_eq!(shown(&room), 0);
    room.pick_command(ScanCommand::TurnOn);
    assert_eq!(shown(&room), 1);
    room.rig.app.insert_resource(ReplayMistakes(vec![2]));
    room.frames(2);
    room.pick_command(ScanCommand::NextMistake);
    assert_eq!(shown(&room), 2);
    room.pick_command(ScanCommand::Last);
    assert_eq!(shown(&room), 4);
    room.pick_command(ScanCommand::PreviousMistake);
    assert_eq!(shown(&room), 2);
    room.pick_command(ScanCommand::StepBack);
    assert_eq!(shown(&room), 1);
    room.pick_command(ScanCommand::PlayFromHere);
    assert_eq!(room.opened(), Some(Panel::PlayFrom));
}

#[test]
fn one_switch_opens_and_closes_the_settings() {
    let mut room = Room::with_panels();
    room.use_switch(SwitchScan::One, 0.5);
    room.open(Panel::Pause);
    let words = Words::default();
    room.pick_named(&words.get("settings"));
    assert_eq!(room.opened(), Some(Panel::Settings));
    room.pick_named(&words.get("close"));
    assert_eq!(room.opened(), None);
}

#[test]
fn one_switch_writes_a_letter() {
    let mut room = Room::with_panels();
    room.use_switch(SwitchScan::Two, 0.5);
    room.open(Panel::Players);
    for _ in 0..60 {
        if room.ctx().text_edit_focused() {
            break;
        }
        room.switch();
    }
    assert!(room.ctx().text_edit_focused(), "no field is reached");
    // The lower button picks: the field, then the row of Q, then its first letter.
    room.push(GamepadButton::South);
    assert!(room.writes());
    room.push(GamepadButton::South);
    room.push(GamepadButton::South);
    // Five rows on is the last one, and its last key ends the input.
    for _ in 0..4 {
        room.switch();
    }
    room.push(GamepadButton::South);
    for _ in 0..5 {
        room.switch();
    }
    room.push(GamepadButton::South);
    assert!(!room.writes());
    let remembered = &room.rig.app.world().resource::<Remembered>().0;
    assert_eq!(*remembered, ["Q"]);
}

#[test]
fn one_switch_enters_throws_by_hand() {
    for game in [GameKind::Tablan, GameKind::Tawula] {
        let mut room = Room::with_table();
        room.rig.send(Intent::New(Box::new(NewGame {
            setup: Setup::new(game),
            seats: [Seat::Person; 2],
            players: [None, None],
            first: Some(Side::First),
            games: 1,
            clock: None,
            seed: Seed::ByHand(5),
        })));
        room.use_switch(SwitchScan::One, 0.5);
        let mut entered = 0;
        for _ in 0..2_000 {
            if entered >= 3 {
                break;
            }
            let before = room.rig.events().len();
            // Dice need one digit each, sticks one for all. Then the throw is confirmed.
            let digit = Some(ScanItem::Command(ScanCommand::Digit(2)));
            let done = Some(ScanItem::Command(ScanCommand::Done));
            let current = room.scanner().current();
            let is_entered = room
                .rig
                .app
                .world()
                .resource::<ThrowEntry>()
                .throw()
                .is_some_and(|_| room.rig.app.world().resource::<ThrowEntry>().is_touched());
            let is_place = matches!(current, Some(ScanItem::Place(_)));
            if current == digit && !is_entered || current == done && is_entered || is_place {
                room.switch();
            }
            room.rig.frame(100);
            let thrown = |event: &Event| matches!(event, Event::Threw { .. });
            entered += room.rig.events()[before..]
                .iter()
                .filter(|event| thrown(event))
                .count();
        }
        assert!(entered >= 3, "{game}: {entered}");
    }
}

#[test]
fn one_switch_follows_a_lesson() {
    let mut room = Room::with_table();
    room.rig.app.insert_resource(Saves(Store::in_memory()));
    room.use_switch(SwitchScan::One, 0.5);
    let game = GameKind::Tapatan;
    room.rig
        .app
        .world_mut()
        .write_message(LessonIntent::Begin { game, seed: 3 });
    room.frames(4);
    let goes_on = Some(ScanItem::Command(ScanCommand::Continue));
    let plays = |room: &Room| {
        let learning = room.rig.app.world().get_resource::<Learning>();
        learning.is_none_or(Learning::plays)
    };
    assert!(!plays(&room), "the lesson has begun");
    for _ in 0..2_000 {
        if plays(&room) {
            break;
        }
        if room.scanner().current() == goes_on {
            room.switch();
        }
        room.rig.frame(100);
    }
    assert!(plays(&room), "the lesson leads to its game");
}

/// Both people use the same switch.
#[test]
fn a_switch_plays_for_both_sides() {
    let mut room = Room::with_table();
    room.rig
        .begin(Setup::new(GameKind::Tapatan), [Seat::Person; 2], 2);
    room.use_switch(SwitchScan::Two, 0.5);
    for turn in 0..2 {
        room.frames(3);
        let before = room.rig.events().len();
        for _ in 0..4 {
            if room.rig.events().len() > before {
                break;
            }
            room.push(GamepadButton::South);
        }
        assert!(room.rig.events().len() > before, "turn {turn}");
    }
}

#[test]
fn two_switches_reach_every_panel_of_the_home_screen() {
    // The actions of the four rooms come first. Each press needs its own visit.
    let reached: Vec<Panel> = (3..36)
        .filter_map(|steps| {
            let mut room = Room::with_panels();
            let picture = HomeTextures::all_of(egui::TextureId::default());
            room.rig.app.insert_resource(picture);
            room.use_switch(SwitchScan::Two, 0.5);
            room.rig.app.world_mut().resource_mut::<OpenPanels>().home = true;
            room.frames(3);
            // Any button but the lower one steps.
            for _ in 0..steps {
                room.switch();
            }
            room.push(GamepadButton::South);
            room.opened()
        })
        .collect();
    for panel in [
        Panel::NewGame,
        Panel::Evening,
        Panel::Library,
        Panel::Statistics,
        Panel::Settings,
        Panel::Book,
        Panel::Keys,
    ] {
        assert!(reached.contains(&panel), "{panel:?} is not in {reached:?}");
    }
}
