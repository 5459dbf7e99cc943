//! Every declared setting has an effect, a label in each language and a control that changes it.

use std::time::Duration;

use bevy::ecs::message::Messages;
use bevy::ecs::system::RunSystemOnce;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowMode, WindowResolution};
use strum::IntoEnumIterator;
use tavoliere::app::{self, Args, StartArgs, ui_actions};
use tavoliere::input::binding::WrongDevice;
use tavoliere::input::key_bindings::{KeyCommand, Modifiers, command_of, command_of_button};
use tavoliere::input::{Press, Selection};
use tavoliere::players::PlayerList;
use tavoliere::record::GameRecord;
use tavoliere::rules::{AnyPosition, GameKind, Setup, Side};
use tavoliere::settings::{CurrentSettings, Overrides, SettingsInForce};
use tavoliere::sound::{Sound, SoundBank, SoundPlugin, Tone};
use tavoliere::stage::board::BoardShape;
use tavoliere::stage::camera::{BigScreenRequest, follow_window};
use tavoliere::stage::night::{Lamp, LampMaterial, hang_lamp};
use tavoliere::stage::plain_board::{PlainPart, lay_plain_board};
use tavoliere::stage::{BoardView, Cue, Facing, Layout, Marks};
use tavoliere::store::{
    BigMode, Binding, Control, Device, Label, LastSetup, NoteTime, PieceSize, ReaderDetail, Seat,
    Seating, Section, Setting, Settings, Shortcut, ShortcutKey, Slot, Speed, Store, SwitchScan,
    Theme, ThrowDisplay, WindowSize,
};
use tavoliere::table::{Doubt, Location, RememberedPlayers, Table, players_of};
use tavoliere::ui::language::{self, LOCALES, SystemLanguages};
use tavoliere::ui::lesson::LitPlaces;
use tavoliere::ui::move_text::Token;
use tavoliere::ui::screen_reader::{DescribedTable, place_text};
use tavoliere::ui::turn_list::TurnTokens;
use tavoliere::ui::{Toasts, Version, Words};

use crate::app::demonstration::shows_and_sounds;
use crate::rig::{COMPUTERS, PEOPLE, Rig, chance, some_choice};
use crate::views::ViewParts;

/// The settings after one change.
fn with(change: impl FnOnce(&mut Settings)) -> Settings {
    let mut settings = Settings::default();
    change(&mut settings);
    settings
}

/// The frames of a tenth of a second for which a short note is in view. `None` if it stays for a minute.
fn note_frames(settings: Settings) -> Option<u32> {
    let mut rig = Rig::with_panels();
    *rig.settings() = settings;
    rig.begin(Setup::new(GameKind::Tapatan), PEOPLE, 1);
    rig.frame(100);
    let mut toasts = rig.app.world_mut().resource_mut::<Toasts>();
    toasts.clear();
    toasts.add("A note.".to_owned(), None);
    for frame in 1..600 {
        rig.frame(100);
        if rig.app.world().resource::<Toasts>().is_empty() {
            return Some(frame);
        }
    }
    None
}

#[test]
fn every_setting_has_an_effect() {
    for setting in Settings::ALL {
        match setting.name {
            "volume" => {
                let quiet = loudness(with(|settings| settings.volume = 0.2));
                assert!(quiet > 0.0 && quiet < loudness(Settings::default()));
            }
            "volume_throws" | "volume_pieces" | "volume_messages" => {
                let cues = [Cue::Shake, Cue::Stone, Cue::Button];
                let silent = [
                    with(|settings| settings.volume_throws = 0.0),
                    with(|settings| settings.volume_pieces = 0.0),
                    with(|settings| settings.volume_messages = 0.0),
                ];
                for (at, settings) in silent.into_iter().enumerate() {
                    let heard = cues.map(|cue| loudness_of(cue, settings.clone()) > 0.0);
                    let wanted = [0, 1, 2].map(|cue| cue != at);
                    assert_eq!(heard, wanted);
                }
            }
            "captions" => {
                for on in [false, true] {
                    let layout = layout_of(720, with(|settings| settings.captions = on));
                    assert_eq!(layout.captions().is_some(), on);
                }
            }
            "muted" => assert_eq!(loudness(with(|settings| settings.muted = true)), 0.0),
            "speed" => check_speed(),
            "thinking" => {
                let [short, long] = [0.35, 1.5]
                    .map(|thinking| time_to_think(with(|settings| settings.thinking = thinking)));
                assert!(short < long, "{short:?} {long:?}");
            }
            "reduced_motion" => {
                let reduced = throw_frames(with(|settings| settings.reduced_motion = true));
                assert!(reduced < throw_frames(Settings::default()));
            }
            "auto_throw" => {
                for on in [false, true] {
                    assert_eq!(
                        throws_by_itself(with(|settings| settings.auto_throw = on)),
                        on
                    );
                }
            }
            "reader_detail" => {
                let said = ReaderDetail::ALL
                    .map(|detail| place_said(with(|settings| settings.reader_detail = detail)));
                assert!(said[0].len() < said[1].len(), "{said:?}");
                assert!(said[1].len() < said[2].len(), "{said:?}");
            }
            "show_throws" => {
                let [always, never] = [ThrowDisplay::Always, ThrowDisplay::Never]
                    .map(|show| throw_frames(with(|settings| settings.show_throws = show)));
                assert!(always > never, "{always} {never}");
            }
            "note_time" => {
                let [standard, long] = [NoteTime::Standard, NoteTime::Long]
                    .map(|time| note_frames(with(|settings| settings.note_time = time)));
                assert!(
                    standard.is_some() && standard < long,
                    "{standard:?} {long:?}"
                );
                let until_press = with(|settings| settings.note_time = NoteTime::Press);
                assert_eq!(note_frames(until_press), None);
            }
            "confirm_turn" => {
                for on in [false, true] {
                    assert_eq!(
                        asks_for_done(with(|settings| settings.confirm_turn = on)),
                        on
                    );
                }
            }
            "confirm_mistakes" => {
                for on in [false, true] {
                    let settings = with(|settings| settings.confirm_mistakes = on);
                    assert_eq!(asks_if_sure(settings), on);
                }
            }
            "finish_by_itself" => {
                for on in [false, true] {
                    let settings = with(|settings| settings.finish_by_itself = on);
                    assert_eq!(race_goes_on(settings), on);
                }
            }
            "text_scale" => {
                let layout = layout_of(720, with(|settings| settings.text_scale = 1.5));
                assert_eq!(layout.text_scale, 1.5);
            }
            "fullscreen" => check_fullscreen(),
            "window" => {
                let size = WindowSize {
                    width: 900,
                    height: 700,
                };
                let settings = with(|settings| settings.window = size);
                let resolution = app::resolution(&Args::default(), &settings);
                assert_eq!((resolution.width(), resolution.height()), (900.0, 700.0));
            }
            "language" => check_language(),
            "show_destinations" => {
                for on in [false, true] {
                    let settings = with(|settings| settings.show_destinations = on);
                    assert_eq!(shows_destinations(settings), on);
                }
            }
            "one_press" => {
                for on in [false, true] {
                    let settings = with(|settings| settings.one_press = on);
                    assert_eq!(plays_at_once(settings), on);
                }
            }
            "notation" => check_notation(),
            "theme" => {
                let [day, night, contrast] = Theme::ALL.map(things_of_themes);
                assert_eq!(day, (0, false));
                assert_eq!(night, (1, false));
                assert_eq!(contrast, (0, true));
            }
            "piece_size" => {
                let widths = PieceSize::ALL.map(|size| {
                    let board = BoardView::of(GameKind::Tablut, BoardShape::Landscape);
                    let size = with(|settings| settings.piece_size = size).piece_size();
                    board.piece_growth(size, Vec2::ZERO)
                });
                assert_eq!(widths[0], 1.0);
                assert!(widths.is_sorted() && widths[1] < widths[2], "{widths:?}");
            }
            "calm" => {
                for on in [false, true] {
                    let settings = with(|settings| settings.calm = on);
                    assert_eq!(shows_and_sounds(settings)[0], !on);
                    assert_eq!(has_plain_table(on), on);
                }
            }
            "place_tones" => {
                for on in [false, true] {
                    let settings = with(|settings| settings.place_tones = on);
                    assert_eq!(plays_tones(settings), on);
                }
            }
            "vibration" => {
                for on in [false, true] {
                    let settings = with(|settings| settings.vibration = on);
                    assert_eq!(may_vibrate(settings), on);
                }
            }
            "children" => {
                let settings = with(|settings| {
                    settings
                        .setups
                        .insert("tablan".to_owned(), LastSetup::default());
                    settings.children = true;
                });
                assert_eq!(begun(settings.clone()).setup().preset(), "English");
                assert_eq!(layout_of(720, settings.clone()).text_scale, 1.25);
                assert_eq!(settings.piece_size(), PieceSize::Largest);
            }
            // tests/app/app/first_start.rs
            "greeted" => {}
            "big" => {
                for (mode, large) in [(BigMode::Never, false), (BigMode::Always, true)] {
                    let layout = layout_of(720, with(|settings| settings.big = mode));
                    assert_eq!(layout.big.is_some(), large, "{mode}");
                }
            }
            "big_from" => {
                for (height, large) in [(900, true), (1440, false)] {
                    let settings = with(|settings| {
                        (settings.big, settings.big_from) = (BigMode::Automatic, height);
                    });
                    assert_eq!(layout_of(1080, settings).big.is_some(), large, "{height}");
                }
            }
            "demonstrates" => {
                for on in [false, true] {
                    let settings = with(|settings| settings.demonstrates = on);
                    assert_eq!(shows_and_sounds(settings)[0], on);
                }
            }
            "demonstration_sound" => {
                for on in [false, true] {
                    let settings = with(|settings| settings.demonstration_sound = on);
                    assert_eq!(shows_and_sounds(settings)[1], on);
                }
            }
            "game" => {
                let begun = begun(with(|settings| settings.game = "tapatan".to_owned()));
                assert_eq!(begun.setup().kind(), GameKind::Tapatan);
            }
            "seats" => check_seats(),
            "players" => {
                let begun = begun(with(|settings| {
                    settings.seats = PEOPLE;
                    settings.players = [None, Some(ada().1)];
                }));
                let [first, second] = players_of(&begun);
                assert!(first.is_none());
                assert_eq!(
                    second.map(|player| player.name.to_string()),
                    Some("Ada".to_owned())
                );
            }
            "seating" => {
                for seating in Seating::ALL {
                    assert_eq!(
                        facing(with(|settings| settings.seating = seating)).seating,
                        seating
                    );
                }
            }
            "turn_board" => {
                for on in [false, true] {
                    assert_eq!(
                        facing(with(|settings| settings.turn_board = on)).turns_board,
                        on
                    );
                }
            }
            "devices" => {
                assert!(!keyboard_is_refused(Settings::default()));
                let pointer = [Binding::Only(Device::Pointer); 2];
                assert!(keyboard_is_refused(with(
                    |settings| settings.devices = pointer
                )));
            }
            "switch_scan" => {
                for (scan, lines) in [(SwitchScan::Off, false), (SwitchScan::One, true)] {
                    let layout = layout_of(720, with(|settings| settings.switch_scan = scan));
                    assert_eq!(layout.captions().is_some(), lines, "{scan}");
                }
            }
            // tests/app/ui/one_device.rs
            "scan_step" => {}
            "keys" => {
                assert!(key_undoes(Settings::default(), KeyCode::KeyU));
                let changed = with(|settings| settings.keys.take(Shortcut::Undo, ShortcutKey::K));
                assert!(!key_undoes(changed.clone(), KeyCode::KeyU));
                assert!(key_undoes(changed, KeyCode::KeyK));
            }
            "buttons" => {
                let command = |settings: Settings| {
                    command_of_button(GamepadButton::West, &settings.buttons, false)
                };
                let undo = Some(KeyCommand::Table(Press::Undo));
                assert_eq!(command(Settings::default()), undo);
                let changed = with(|settings| settings.buttons.clear(Shortcut::Undo));
                assert_eq!(command(changed), None);
            }
            "setups" => {
                let english = LastSetup {
                    preset: "English".to_owned(),
                    ..LastSetup::default()
                };
                let begun = begun(with(|settings| {
                    settings.setups.insert("tablan".to_owned(), english);
                }));
                assert_eq!(begun.setup().preset(), "English");
            }
            name => panic!("{name} has no effect that is checked"),
        }
    }
}

/// `true` if a key undoes with these settings.
fn key_undoes(settings: Settings, key: KeyCode) -> bool {
    let command = command_of(key, Modifiers::default(), &settings.keys, false);
    command == Some(KeyCommand::Table(Press::Undo))
}

#[test]
fn every_row_has_its_texts_in_every_language() {
    for locale in LOCALES {
        let words = Words::of(locale);
        let check = |key: &str| assert!(words.has(key), "{} lacks {key}", locale.tag);
        for section in Section::iter() {
            if let Some(key) = section.key() {
                check(&key);
            }
            for (setting, row) in Setting::rows(section) {
                match &row.control {
                    Control::Switch(_) | Control::Slider(_) => {
                        check(&setting.key());
                        check(&setting.line_key());
                    }
                    Control::Choice(choice) => {
                        check(&setting.key());
                        check(&setting.line_key());
                        for label in (choice.labels)() {
                            if let Label::Text(value) = label {
                                check(&setting.value_key(value));
                            }
                        }
                    }
                    Control::Languages => check(&setting.line_key()),
                    // The panel has special texts for these.
                    Control::Seats => {}
                }
            }
        }
    }
}

#[test]
fn every_control_changes_its_setting() {
    for (setting, row) in Section::iter().flat_map(Setting::rows) {
        let name = setting.name;
        let mut settings = Settings::default();
        match &row.control {
            Control::Switch(switch) => {
                for on in [true, false] {
                    (switch.set)(&mut settings, on);
                    assert_eq!((switch.is_on)(&settings), on, "{name}");
                }
            }
            Control::Slider(slider) => {
                (slider.set)(&mut settings, 0.25);
                assert_eq!((slider.share)(&settings), 0.25, "{name}");
            }
            Control::Choice(choice) => {
                assert!((choice.chosen)(&settings).is_some(), "{name}");
                for index in 0..(choice.labels)().len() {
                    (choice.choose)(&mut settings, index);
                    assert_eq!((choice.chosen)(&settings), Some(index), "{name}");
                    assert_eq!(settings.clamp(), [], "{name}");
                }
            }
            Control::Languages | Control::Seats => {}
        }
    }
}

#[test]
fn an_argument_for_speed_holds_until_the_setting_changes() {
    let given = tavoliere::settings::SpeedOverride {
        speed: Speed::Off,
        replaces: Speed::Normal,
    };
    let overrides = Overrides {
        speed: Some(given),
        ..Overrides::default()
    };
    assert_eq!(overrides.speed(&Settings::default()), Speed::Off);
    let chosen = with(|settings| settings.speed = Speed::Double);
    assert_eq!(overrides.speed(&chosen), Speed::Double);
}

/// The linear volume of the sound of a button; 0 without a sound.
fn loudness(settings: Settings) -> f32 {
    loudness_of(Cue::Button, settings)
}

fn loudness_of(cue: Cue, settings: Settings) -> f32 {
    let mut rig = Rig::with_stage();
    *rig.settings() = settings;
    rig.app.add_plugins(SoundPlugin).insert_resource(SoundBank {
        button: vec![Handle::default()],
        shake: vec![Handle::default()],
        stone: vec![Handle::default()],
        ..SoundBank::default()
    });
    rig.app.world_mut().write_message(cue);
    rig.frame(16);
    let mut sounds = rig.app.world_mut().resource_mut::<Messages<Sound>>();
    sounds.drain().map(|sound| sound.volume).sum()
}

fn check_speed() {
    let [off, double, normal, half] = [Speed::Off, Speed::Double, Speed::Normal, Speed::Half]
        .map(|speed| throw_frames(with(|settings| settings.speed = speed)));
    assert!(off < double && double < normal && normal < half);
}

/// The text of a piece for screen readers.
fn place_said(settings: Settings) -> String {
    let mut rig = Rig::with_stage();
    rig.begin(Setup::new(GameKind::Tablut), PEOPLE, 4);
    rig.settle(16);
    let world = rig.app.world();
    let mut parts = ViewParts::new(Vec2::new(1920.0, 1080.0), GameKind::Tablut);
    *parts.settings_mut() = settings;
    let view = parts.view(rig.table());
    let marks = world.resource::<Marks>();
    let table = DescribedTable {
        view: &view,
        marks,
        selection: world.resource::<Selection>(),
        lit: &LitPlaces::default(),
    };
    place_text(&table, marks.movable[0])
}

/// The number of frames that a throw's motion takes.
fn throw_frames(settings: Settings) -> u32 {
    let mut rig = Rig::with_stage();
    rig.app.world_mut().resource_mut::<Overrides>().show_throws = None;
    *rig.settings() = settings;
    rig.begin(Setup::new(GameKind::Tablan), PEOPLE, 2);
    rig.settle(16);
    rig.send(tavoliere::table::Intent::Throw);
    rig.frame(16);
    let mut frames = 0;
    while !rig.is_idle() {
        rig.frame(16);
        frames += 1;
        assert!(frames < 2000, "the throw never ends");
    }
    frames
}

/// The time until the computer has played.
fn time_to_think(settings: Settings) -> Duration {
    let mut rig = Rig::table_only();
    rig.app.insert_resource(Overrides::default());
    *rig.settings() = settings;
    rig.begin(Setup::new(GameKind::Tapatan), COMPUTERS, 2);
    let mut time = Duration::ZERO;
    while rig.events().is_empty() {
        rig.frame(10);
        time += Duration::from_millis(10);
        assert!(time < Duration::from_secs(10), "the computer never plays");
    }
    time
}

fn throws_by_itself(settings: Settings) -> bool {
    let mut rig = Rig::table_only();
    *rig.settings() = settings;
    rig.begin(Setup::new(GameKind::Tablan), PEOPLE, 2);
    for _ in 0..10 {
        rig.frame(100);
    }
    !rig.events().is_empty()
}

fn asks_for_done(settings: Settings) -> bool {
    let mut rig = Rig::table_only();
    *rig.settings() = settings;
    rig.begin(Setup::new(GameKind::Tapatan), PEOPLE, 2);
    let choice = some_choice(rig.game(), &mut chance(1));
    rig.send(tavoliere::table::Intent::Play(choice));
    rig.frame(16);
    rig.table().unconfirmed().is_some()
}

/// `true` if a choice that misses three in a row needs confirmation.
fn asks_if_sure(settings: Settings) -> bool {
    let mut rig = Rig::table_only();
    *rig.settings() = settings;
    let start = AnyPosition::parse(GameKind::Tapatan, "3/bb1/ww1 W move 5 Tapatan").unwrap();
    let choice = start.read_choice("a3").unwrap();
    rig.set_up(GameRecord::from_position(start, 1));
    rig.send(tavoliere::table::Intent::Play(choice));
    rig.frame(16);
    rig.events().is_empty() && rig.app.world().resource::<Doubt>().asks()
}

fn race_goes_on(settings: Settings) -> bool {
    const RACE: &str = "....../B3B3B3B3B2./....../W3W3W3W3W2W1/-/o1 W throw 30 Tawula";
    let mut rig = Rig::table_only();
    *rig.settings() = settings;
    let start = AnyPosition::parse(GameKind::Tawula, RACE).unwrap();
    rig.set_up(GameRecord::from_position(start, 4));
    for _ in 0..100 {
        rig.frame(100);
    }
    !rig.events().is_empty()
}

fn layout_of(height: u32, settings: Settings) -> Layout {
    let mut rig = Rig::with_stage();
    *rig.settings() = settings;
    rig.app
        .init_resource::<BigScreenRequest>()
        .add_systems(First, follow_window);
    let window = Window {
        resolution: WindowResolution::new(1920, height),
        ..default()
    };
    rig.app.world_mut().spawn((window, PrimaryWindow));
    rig.begin(Setup::new(GameKind::Tapatan), PEOPLE, 2);
    rig.frame(16);
    rig.frame(16);
    rig.app.world().resource::<Layout>().clone()
}

/// The number of lamps over the table, and `true` if its board is plain, after changes from the other themes.
fn things_of_themes(theme: Theme) -> (usize, bool) {
    let mut rig = Rig::with_stage();
    rig.app
        .insert_resource(Assets::<Mesh>::default())
        .insert_resource(Assets::<LampMaterial>::default())
        .add_systems(Update, (hang_lamp, lay_plain_board));
    rig.begin(Setup::new(GameKind::Tapatan), PEOPLE, 2);
    let others = Theme::ALL.into_iter().filter(|other| *other != theme);
    for theme in others.chain([theme]) {
        rig.settings().theme = theme;
        rig.frame(16);
    }
    let world = rig.app.world_mut();
    let lamps = world.query::<&Lamp>().iter(world).count();
    let parts: Vec<PlainPart> = world.query::<&PlainPart>().iter(world).copied().collect();
    let lines = parts.iter().filter(|part| **part == PlainPart::Line);
    // The graph's eight lines (TP-1), and the sides of two trays.
    assert!(parts.is_empty() || lines.count() == 16, "{parts:?}");
    (lamps, parts.contains(&PlainPart::Board))
}

/// `true` if a plain ground covers the table around the board, but not the board.
fn has_plain_table(calm: bool) -> bool {
    let mut rig = Rig::with_stage();
    rig.app.add_systems(Update, lay_plain_board);
    rig.begin(Setup::new(GameKind::Tapatan), PEOPLE, 2);
    rig.settings().calm = calm;
    rig.frame(16);
    let world = rig.app.world_mut();
    let parts: Vec<PlainPart> = world.query::<&PlainPart>().iter(world).copied().collect();
    assert!(!parts.contains(&PlainPart::Board), "{parts:?}");
    parts == [PlainPart::Table]
}

/// `true` if a move plays tones.
fn plays_tones(settings: Settings) -> bool {
    let mut rig = Rig::with_stage();
    rig.app.add_plugins(SoundPlugin);
    *rig.settings() = settings;
    rig.begin(Setup::new(GameKind::Tapatan), PEOPLE, 2);
    let choice = some_choice(rig.game(), &mut chance(1));
    rig.send(tavoliere::table::Intent::Play(choice));
    rig.frame(16);
    rig.frame(16);
    let mut tones = rig.app.world_mut().resource_mut::<Messages<Tone>>();
    tones.drain().count() > 0
}

fn may_vibrate(settings: Settings) -> bool {
    let mut world = World::new();
    world.insert_resource(CurrentSettings(settings));
    world.init_resource::<Overrides>();
    let vibrates = |in_force: SettingsInForce| in_force.vibrates();
    world.run_system_once(vibrates).unwrap()
}

fn check_fullscreen() {
    for on in [false, true] {
        let mut world = World::new();
        world.insert_resource(StartArgs::default());
        world.insert_resource(CurrentSettings(with(|settings| settings.fullscreen = on)));
        let window = world.spawn((Window::default(), PrimaryWindow)).id();
        world
            .run_system_once(ui_actions::follow_fullscreen)
            .unwrap();
        let mode = world.get::<Window>(window).unwrap().mode;
        assert_eq!(mode != WindowMode::Windowed, on);
    }
}

fn check_language() {
    for locale in LOCALES {
        let mut world = World::new();
        world.init_resource::<SystemLanguages>();
        world.init_resource::<Words>();
        let settings = with(|settings| settings.language = locale.tag.to_owned());
        world.insert_resource(CurrentSettings(settings));
        world.run_system_once(language::follow).unwrap();
        assert_eq!(world.resource::<Words>().locale().tag, locale.tag);
    }
}

/// `true` if the destinations of the selected piece are shown, in a game whose only origin is selected automatically.
fn shows_destinations(settings: Settings) -> bool {
    let mut rig = Rig::with_stage();
    *rig.settings() = settings;
    rig.begin(Setup::new(GameKind::Tapatan), PEOPLE, 2);
    rig.settle(16);
    rig.frame(16);
    !rig.app.world().resource::<Marks>().targets.is_empty()
}

/// `true` if a press on a place plays the only move there.
fn plays_at_once(settings: Settings) -> bool {
    let mut rig = Rig::with_stage();
    *rig.settings() = settings;
    rig.set_tempo(0.0, false);
    // Only b2 can slide to a1, the place 0.
    let start = AnyPosition::parse(GameKind::Tapatan, "b1w/bw1/1bw W move 7 Tapatan").unwrap();
    rig.set_up(GameRecord::from_position(start, 1));
    rig.press(Press::Location(Location::Board(0)));
    rig.frame(16);
    !rig.events().is_empty()
}

fn check_notation() {
    let mut game = GameRecord::new(Setup::new(GameKind::Tapatan), 1, Side::First);
    game.play(game.legal_moves()[0]).unwrap();
    for on in [false, true] {
        let settings = with(|settings| settings.notation = on);
        let tokens = TurnTokens::make(&game, &game.turns()[0], settings.notation);
        let is_notation = matches!(tokens[..], [Token::Text(..)]);
        assert_eq!(is_notation, on, "{tokens:?}");
    }
}

fn check_seats() {
    let seats = [Seat::Computer(2), Seat::Person];
    let begun = begun(with(|settings| settings.seats = seats));
    assert_eq!(tavoliere::table::seats_of(&begun), seats);
}

/// A list of players with Ada, and her number.
fn ada() -> (PlayerList, u32) {
    let mut book = PlayerList::default();
    let mark = book.free_mark();
    let number = book.add("Ada", mark).unwrap();
    (book, number)
}

/// The game that the program starts with these settings.
fn begun(settings: Settings) -> GameRecord {
    let dir = tempfile::tempdir().unwrap();
    let mut store = Store::open(dir.path()).unwrap();
    store.save(&Slot::settings(), &settings.to_ron()).unwrap();
    let args = Args {
        headless: true,
        data: Some(dir.path().to_owned()),
        ..Args::default()
    };
    let mut app = app::build(args, Version::default()).unwrap();
    app.insert_resource(RememberedPlayers(ada().0));
    for _ in 0..100 {
        app.update();
        if let Some(table) = app.world().get_resource::<Table>() {
            return table.game().clone();
        }
    }
    panic!("no game begins");
}

fn facing(settings: Settings) -> Facing {
    let mut rig = Rig::with_stage();
    *rig.settings() = settings;
    rig.begin(Setup::new(GameKind::Tapatan), PEOPLE, 2);
    rig.settle(16);
    *rig.app.world().resource::<Facing>()
}

fn keyboard_is_refused(settings: Settings) -> bool {
    let mut rig = Rig::with_stage();
    *rig.settings() = settings;
    rig.begin(Setup::new(GameKind::Tapatan), PEOPLE, 2);
    rig.settle(16);
    let press = Press::Next.with(Device::Keyboard);
    rig.app.world_mut().write_message(press);
    rig.frame(16);
    !rig.app
        .world()
        .resource::<Messages<WrongDevice>>()
        .is_empty()
}
