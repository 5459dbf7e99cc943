//! Tests of demonstrations: their start, their course, and the unchanged return at the first input.

use std::time::Duration;

use bevy::ecs::message::Messages;
use bevy::input::gamepad::{
    GamepadConnection, GamepadConnectionEvent, RawGamepadAxisChangedEvent,
    RawGamepadButtonChangedEvent, RawGamepadEvent,
};
use bevy::input::keyboard::{Key, KeyboardInput, NativeKey};
use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::input::{ButtonState, InputPlugin};
use bevy::prelude::*;
use bevy::window::{CursorMoved, PrimaryWindow, WindowEvent};
use tavoliere::app::awake::Hidden;
use tavoliere::app::demonstration::{self, DRIFT_STEP, Demonstration, GAME_TIME, WAIT, shown_game};
use tavoliere::input::keyboard::ProgramCommandPressed;
use tavoliere::input::{DevicesPlugin, Pressed};
use tavoliere::record::GameRecord;
use tavoliere::rules::{Expect, GameKind, Setup, Side};
use tavoliere::settings::CurrentSettings;
use tavoliere::stage::Cue;
use tavoliere::store::{Settings, Slot, Store};
use tavoliere::table::autosave::{SaveSlot, Saves};
use tavoliere::table::{Intent, is_watched};
use tavoliere::ui::home::HomePlugin;
use tavoliere::ui::{Home, OpenPanels, Toasts};

use crate::rig::{MIXED, Rig};

/// Waits a minute at home. Returns `true` if a demonstration starts, and if it has sound.
pub fn shows_and_sounds(settings: Settings) -> [bool; 2] {
    let mut room = Room::at_home();
    *room.rig.settings() = settings;
    room.pass(WAIT + Duration::from_secs(1));
    if !room.is_on() {
        return [false; 2];
    }
    room.play();
    room.noted();
    room.pass(Duration::from_secs(60));
    [true, room.noted().cues > 0]
}

/// The sounds and requests since the last check.
#[derive(Resource, Default)]
struct Noted {
    cues: usize,
    presses: usize,
    commands: usize,
}

fn note(
    mut noted: ResMut<Noted>,
    mut cues: MessageReader<Cue>,
    mut presses: MessageReader<Pressed>,
    mut commands: MessageReader<ProgramCommandPressed>,
) {
    noted.cues += cues.read().count();
    noted.presses += presses.read().count();
    noted.commands += commands.read().count();
}

/// A saved game of Tablan under the home screen.
struct Room {
    rig: Rig,
    window: Entity,
    pad: Entity,
}

impl Room {
    fn at_home() -> Room {
        let mut rig = Rig::with_stage();
        rig.app
            .insert_resource(Saves(Store::in_memory()))
            .init_resource::<Toasts>()
            .init_resource::<Noted>()
            .add_plugins((
                InputPlugin,
                DevicesPlugin,
                HomePlugin,
                demonstration::plugin,
            ))
            .add_systems(Last, note);
        let window = rig
            .app
            .world_mut()
            .spawn((Window::default(), PrimaryWindow))
            .id();
        let pad = rig.app.world_mut().spawn_empty().id();
        let connection = GamepadConnection::Connected {
            name: "pad".to_owned(),
            vendor_id: None,
            product_id: None,
        };
        rig.app
            .world_mut()
            .write_message(GamepadConnectionEvent::new(pad, connection));
        rig.begin(Setup::new(GameKind::Tablan), MIXED, 4);
        rig.send(Intent::Throw);
        rig.frame(16);
        rig.wait_for_person();
        // Many frames must fit between two moves.
        rig.pace().think = Duration::from_secs(15);
        rig.pace().between = Duration::from_secs(5);
        let mut room = Room { rig, window, pad };
        room.go_home();
        room
    }

    fn go_home(&mut self) {
        let mut open = self.rig.app.world_mut().resource_mut::<OpenPanels>();
        open.go_home();
        open.home_is_settled = true;
    }

    fn is_on(&self) -> bool {
        self.rig.app.world().resource::<Demonstration>().is_on()
    }

    fn pass(&mut self, time: Duration) {
        let end = self.now() + time;
        while self.now() < end {
            self.rig.frame(500);
        }
    }

    fn now(&self) -> Duration {
        self.rig.app.world().resource::<Time<Real>>().elapsed()
    }

    /// Waits for the demonstration and skips the zoom into its table, because the rig draws no frames.
    fn wait(&mut self) {
        self.pass(WAIT + Duration::from_secs(1));
        assert!(self.is_on());
        self.play();
    }

    /// Skips the zoom from the room into its table.
    fn play(&mut self) {
        let world = self.rig.app.world_mut();
        let mut open = world.resource_mut::<OpenPanels>();
        (open.home, open.home_is_settled) = (false, false);
        *world.resource_mut::<Home>() = Home::default();
    }

    /// Every save, as text.
    fn saves(&mut self) -> Vec<Option<String>> {
        let saves = self.rig.app.world().resource::<Saves>();
        let slots = GameKind::ALL
            .into_iter()
            .flat_map(|kind| [Slot::game(kind), Slot::demo(kind), Slot::lesson(kind)]);
        let slots: Vec<Slot> = slots.chain([Slot::settings()]).collect();
        let read = |slot: &Slot| saves.load(slot).ok().flatten();
        slots.iter().map(read).collect()
    }

    fn noted(&mut self) -> Noted {
        std::mem::take(&mut *self.rig.app.world_mut().resource_mut::<Noted>())
    }

    fn write<M: Message>(&mut self, message: M) {
        self.rig.app.world_mut().write_message(message);
    }

    fn key(&mut self, state: ButtonState) {
        let window = self.window;
        self.write(KeyboardInput {
            key_code: KeyCode::KeyB,
            logical_key: Key::Unidentified(NativeKey::Unidentified),
            state,
            text: None,
            repeat: false,
            window,
        });
    }

    fn button(&mut self, state: ButtonState) {
        let button = MouseButtonInput {
            button: MouseButton::Left,
            state,
            window: self.window,
        };
        self.write(button);
        self.write(WindowEvent::MouseButtonInput(button));
    }

    fn point(&mut self, at: Vec2) {
        let moved = CursorMoved {
            window: self.window,
            position: at,
            delta: None,
        };
        self.write(moved.clone());
        self.write(WindowEvent::CursorMoved(moved));
    }

    fn touch(&mut self, phase: TouchPhase) {
        let window = self.window;
        self.write(TouchInput {
            phase,
            position: Vec2::new(200.0, 200.0),
            window,
            force: None,
            id: 1,
        });
    }

    fn push(&mut self, value: f32) {
        let changed = RawGamepadButtonChangedEvent::new(self.pad, GamepadButton::South, value);
        self.write(RawGamepadEvent::Button(changed));
    }

    fn lean(&mut self, value: f32) {
        let changed = RawGamepadAxisChangedEvent::new(self.pad, GamepadAxis::LeftStickX, value);
        self.write(RawGamepadEvent::Axis(changed));
    }
}

#[test]
fn it_starts_after_a_minute_at_home_and_shows_all_four_games() {
    let mut room = Room::at_home();
    let (before, text) = (room.saves(), room.rig.game().to_record());
    room.pass(WAIT - Duration::from_secs(2));
    assert!(!room.is_on(), "not before a minute");
    let next = |room: &Room| {
        let demonstration = room.rig.app.world().resource::<Demonstration>();
        demonstration.next_change(room.now(), true)
    };
    assert!(
        next(&room).unwrap() <= Duration::from_secs(3),
        "a wake-up is due"
    );
    room.wait();
    room.noted();
    assert_eq!(next(&room), Some(DRIFT_STEP));
    let mut shown: Vec<GameKind> = Vec::new();
    let end = room.now() + GAME_TIME * 4 + Duration::from_secs(60);
    while room.now() < end {
        room.rig.frame(500);
        assert!(room.is_on());
        let game = room.rig.game();
        assert!(is_watched(room.rig.table().seats()), "only computers play");
        let kind = game.setup().kind();
        if shown.last() != Some(&kind) {
            shown.push(kind);
        }
    }
    assert_eq!(shown[..4], GameKind::ALL, "{shown:?}");
    assert_eq!(room.noted().cues, 0, "it is silent");
    assert_eq!(room.saves(), before, "nothing is saved");
    room.key(ButtonState::Pressed);
    room.rig.frame(16);
    room.key(ButtonState::Released);
    room.rig.frame(16);
    assert_eq!(room.rig.game().to_record(), text);
    assert_eq!(room.saves(), before, "the saves are as they were");
}

/// A kind of input: its name, its start and its end.
type Doing = (&'static str, fn(&mut Room), fn(&mut Room));

#[test]
fn every_input_leads_home_at_once_and_acts_on_nothing() {
    let doings: [Doing; 6] = [
        (
            "key",
            |room| room.key(ButtonState::Pressed),
            |room| room.key(ButtonState::Released),
        ),
        (
            "button",
            |room| room.button(ButtonState::Pressed),
            |room| room.button(ButtonState::Released),
        ),
        (
            "pointer",
            |room| room.point(Vec2::new(300.0, 300.0)),
            |_| {},
        ),
        (
            "touch",
            |room| room.touch(TouchPhase::Started),
            |room| room.touch(TouchPhase::Ended),
        ),
        ("pad", |room| room.push(1.0), |room| room.push(0.0)),
        ("stick", |room| room.lean(1.0), |room| room.lean(0.0)),
    ];
    for (name, begin, end) in doings {
        let mut room = Room::at_home();
        let (before, text) = (room.saves(), room.rig.game().to_record());
        room.point(Vec2::new(100.0, 100.0));
        room.wait();
        // A small tremble of the table isn't input.
        room.point(Vec2::new(103.0, 101.0));
        room.rig.frame(16);
        assert!(room.is_on(), "{name}: a pointer that trembles");
        assert_eq!(
            *room.rig.app.world().resource::<SaveSlot>(),
            SaveSlot::Unsaved
        );
        room.noted();
        begin(&mut room);
        room.rig.frame(16);
        assert!(!room.is_on(), "{name} ends it at once");
        assert!(
            room.rig.app.world().resource::<OpenPanels>().home,
            "{name} leads home"
        );
        room.rig.frame(16);
        end(&mut room);
        for _ in 0..5 {
            room.rig.frame(16);
        }
        let noted = room.noted();
        assert_eq!(
            (noted.presses, noted.commands, noted.cues),
            (0, 0, 0),
            "{name} means nothing"
        );
        assert!(
            room.rig
                .app
                .world()
                .resource::<OpenPanels>()
                .panel
                .is_none()
        );
        assert_eq!(room.rig.game().to_record(), text, "{name}");
        assert_eq!(
            *room.rig.app.world().resource::<SaveSlot>(),
            SaveSlot::Autosave
        );
        assert_eq!(room.saves(), before, "{name}: the saves are as they were");
        // Later input has its usual effect.
        room.key(ButtonState::Pressed);
        room.rig.frame(16);
        assert_eq!(room.noted().commands, 1, "after {name}");
    }
}

#[test]
fn it_does_not_start_during_play_or_disabled_or_hidden() {
    let minutes = WAIT * 3;
    let mut room = Room::at_home();
    room.rig.app.world_mut().resource_mut::<OpenPanels>().home = false;
    room.pass(minutes);
    assert!(!room.is_on(), "a game is under way");

    let mut room = Room::at_home();
    room.rig.app.insert_resource(CurrentSettings(Settings {
        demonstrates: false,
        ..Settings::default()
    }));
    room.pass(minutes);
    assert!(!room.is_on(), "the setting is off");

    let mut room = Room::at_home();
    room.rig.app.insert_resource(Hidden(true));
    room.pass(minutes);
    assert!(!room.is_on(), "the window is hidden");

    let mut room = Room::at_home();
    for _ in 0..5 {
        room.pass(WAIT / 2);
        room.key(ButtonState::Pressed);
        room.rig.frame(16);
        room.key(ButtonState::Released);
        room.rig.frame(16);
        assert!(!room.is_on(), "there was input");
    }
}

#[test]
fn it_starts_a_minute_after_a_games_end() {
    let mut room = Room::at_home();
    room.rig.app.world_mut().resource_mut::<OpenPanels>().home = false;
    room.rig.send(Intent::Resign(Side::First));
    room.rig.settle(16);
    assert!(room.rig.game().outcome().is_some());
    let text = room.rig.game().to_record();
    room.wait();
    assert!(room.rig.game().outcome().is_none());
    room.key(ButtonState::Pressed);
    room.rig.frame(16);
    assert_eq!(room.rig.game().to_record(), text);
}

#[test]
fn a_setting_gives_demonstrations_sound() {
    let mut room = Room::at_home();
    room.rig.app.insert_resource(CurrentSettings(Settings {
        demonstration_sound: true,
        ..Settings::default()
    }));
    room.wait();
    room.noted();
    room.pass(Duration::from_secs(60));
    assert!(room.noted().cues > 0);
}

#[test]
fn every_demonstration_starts_from_an_unfinished_position() {
    for kind in GameKind::ALL {
        let game: GameRecord = shown_game(kind, 3);
        assert_eq!(game.setup().kind(), kind);
        assert_ne!(game.expect(), Expect::Nothing);
        assert!(game.outcome().is_none());
    }
}

#[test]
fn demonstrations_leave_no_messages() {
    let mut room = Room::at_home();
    room.wait();
    room.key(ButtonState::Pressed);
    room.rig.frame(16);
    let keys = room.rig.app.world().resource::<Messages<KeyboardInput>>();
    assert!(keys.is_empty());
}

#[test]
fn after_the_press_that_ends_it_the_next_one_counts_at_once() {
    let mut room = Room::at_home();
    room.wait();
    room.key(ButtonState::Pressed);
    room.rig.frame(16);
    assert!(!room.is_on());
    room.noted();
    // The release and the next press come before the same frame, as after a frame at rest.
    room.key(ButtonState::Released);
    room.key(ButtonState::Pressed);
    room.rig.frame(16);
    assert_eq!(room.noted().commands, 1);
}

#[test]
fn the_room_from_which_it_started_opens_again() {
    let mut room = Room::at_home();
    let home = |room: &Room| room.rig.app.world().resource::<Home>().game();
    let world = room.rig.app.world_mut();
    world.resource_mut::<Home>().open_at_once(GameKind::Tapatan);
    room.wait();
    room.key(ButtonState::Pressed);
    room.rig.frame(16);
    assert!(!room.is_on());
    assert_eq!(home(&room), GameKind::Tapatan);
}
