//! Tests the big screen mode: the size of its letters, and when the bar and buttons around the table appear and
//! disappear.

use std::time::Duration;

use bevy::input::ButtonState;
use bevy::input::gamepad::GamepadEvent;
use bevy::input::keyboard::{Key, KeyboardInput, NativeKey};
use bevy::math::{Rect as Place, Vec2};
use bevy::prelude::*;
use bevy::window::WindowEvent;
use bevy_egui::egui::epaint::{ClippedShape, Shape};
use bevy_egui::egui::{self, Pos2, RawInput, Rect, vec2};

use tavoliere::record::GameRecord;
use tavoliere::rules::{Expect, GameKind, Setup, Side};
use tavoliere::stage::big_layout::LETTER;
use tavoliere::stage::camera::BigScreenRequest;
use tavoliere::stage::{Layout, Tempo};
use tavoliere::store::{BigMode, Settings};
use tavoliere::table::Table;
use tavoliere::ui::big::{Chrome, chrome};
use tavoliere::ui::games;
use tavoliere::ui::language::LOCALES;
use tavoliere::ui::lesson::{LessonNote, LessonView};
use tavoliere::ui::{OpenPanels, View, Words, theme};

use crate::rig::{PEOPLE, Rig, chance, some_choice};
use crate::views::{ViewParts, show_table_panels};

const WINDOWS: [(f32, f32); 3] = [(1920.0, 1080.0), (1280.0, 720.0), (1080.0, 1920.0)];
/// Anti-aliasing enlarges letters, and hinting shrinks them, in units.
const BLUR: f32 = 1.0;

/// A row of text and the area of its ink.
type Row = (String, Rect);

fn rows(shape: &Shape, found: &mut Vec<Row>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| rows(shape, found)),
        Shape::Text(text) => {
            assert!(!text.galley.elided, "“{}” is shortened", text.galley.text());
            for row in &text.galley.rows {
                let bounds = row.row.visuals.mesh_bounds;
                if bounds.is_positive() {
                    let ink = bounds.translate(text.pos.to_vec2() + row.pos.to_vec2());
                    found.push((row.row.text(), ink));
                }
            }
        }
        _ => {}
    }
}

/// The rows of text around a table without input.
fn seen(words: &Words, layout: &Layout, table: &Table, shown: bool) -> Vec<Row> {
    let ctx = egui::Context::default();
    theme::apply(&ctx, games::accent(GameKind::ALL[0]));
    ctx.set_pixels_per_point(layout.unit);
    let parts = ViewParts::default();
    let view = View {
        words,
        layout,
        ..parts.view(table)
    };
    let note = LessonNote::default();
    let lesson_view = LessonView {
        learning: None,
        note: &note,
        tempo: Tempo::default(),
        now: Duration::MAX,
    };
    let size = layout.window / layout.unit;
    let mut found = Vec::new();
    for frame in 0..3 {
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, vec2(size.x, size.y))),
            time: Some(f64::from(frame)),
            ..RawInput::default()
        };
        let mut output = ctx.run_ui(input, |ui| {
            Chrome {
                shown,
                last_input: Duration::ZERO,
            }
            .store(ui.ctx());
            show_table_panels(ui.ctx(), &view, &OpenPanels::default(), &lesson_view);
        });
        found.clear();
        for ClippedShape { shape, .. } in &output.shapes {
            rows(shape, &mut found);
        }
        output.textures_delta.clear();
    }
    found
}

/// A game after this number of events, and further until a player must choose.
fn played(kind: GameKind, events: usize) -> Table {
    let mut game = GameRecord::new(Setup::new(kind), 5, Side::First);
    let mut random = chance(5);
    for side in Side::BOTH {
        game.set_header(kind.side_name(side), "person").unwrap();
    }
    loop {
        match game.expect() {
            Expect::Throw(_) => drop(game.throw_next().unwrap()),
            Expect::Move(_) if game.events().len() >= events => return Table::new(game),
            Expect::Move(_) => {
                let choice = some_choice(&game, &mut random);
                drop(game.play(choice).unwrap());
            }
            Expect::Nothing => return Table::new(game),
        }
    }
}

fn large(window: Vec2, text_scale: f32, kind: GameKind) -> Layout {
    Layout::of(window, text_scale, kind).large(true)
}

#[test]
fn big_texts_are_a_28th_of_the_windows_height() {
    for locale in LOCALES {
        let words = Words::of(locale);
        for (window, kind) in WINDOWS
            .iter()
            .flat_map(|window| GameKind::ALL.map(|kind| (*window, kind)))
        {
            let layout = large(window.into(), 1.0, kind);
            let places = layout.big.unwrap();
            let least = window.1 / layout.unit * LETTER - BLUR;
            for events in [0, 5] {
                let table = played(kind, events);
                let rows = seen(&words, &layout, &table, false);
                let context = format!("{kind} in {window:?}, {}: {rows:?}", locale.tag);
                for side in Side::BOTH {
                    let name = words.side(kind, side);
                    let ink = rows.iter().find(|(text, _)| *text == name);
                    let (_, ink) = ink.unwrap_or_else(|| panic!("{name} is missing: {context}"));
                    assert!(ink.height() >= least, "{name}: {} {context}", ink.height());
                }
                let mut figures = 0;
                for (text, ink) in rows.iter().filter(|(text, _)| text.parse::<u8>().is_ok()) {
                    assert!(ink.height() >= least, "{text}: {} {context}", ink.height());
                    figures += 1;
                }
                assert!(figures >= 2, "the score is missing: {context}");
                let line = egui::Rect::from_min_max(
                    egui::pos2(places.line.min.x, places.line.min.y),
                    egui::pos2(places.line.max.x, places.line.max.y),
                );
                let mut says = 0;
                for (text, ink) in rows.iter().filter(|(_, ink)| line.contains(ink.center())) {
                    assert!(ink.height() >= least, "{text}: {} {context}", ink.height());
                    says += 1;
                }
                assert!(says >= 1, "the possible actions are missing: {context}");
                let size = layout.window / layout.unit;
                for (text, ink) in &rows {
                    let inside = ink.min.x >= -BLUR
                        && ink.min.y >= -BLUR
                        && ink.max.x <= size.x + BLUR
                        && ink.max.y <= size.y + BLUR;
                    assert!(inside, "{text} leaves the window: {context}");
                }
                for (i, (text, ink)) in rows.iter().enumerate() {
                    for (other, over) in &rows[i + 1..] {
                        let common = ink.shrink(2.0).intersect(over.shrink(2.0));
                        assert!(
                            !(common.width() > 0.5 && common.height() > 0.5),
                            "“{other}” overlaps “{text}”: {context}"
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn nothing_overlaps_in_any_window() {
    let windows = [
        (640.0, 360.0),
        (800.0, 600.0),
        (1280.0, 720.0),
        (1920.0, 1080.0),
        (3440.0, 1440.0),
        (3840.0, 2160.0),
        (390.0, 844.0),
        (1080.0, 1920.0),
    ];
    for (window, kind) in windows
        .iter()
        .flat_map(|window| GameKind::ALL.map(|kind| (*window, kind)))
    {
        for text_scale in [1.0, 1.5, 2.0] {
            let layout = large(window.into(), text_scale, kind);
            let big = layout.big.unwrap();
            let whole = layout.window / layout.unit;
            let places: [(&str, Place); 6] = [
                ("bar", layout.bar),
                ("board", layout.board),
                ("first side", big.sides[0]),
                ("second side", big.sides[1]),
                ("line", big.line),
                ("actions", layout.actions),
            ];
            for (i, (name, place)) in places.iter().enumerate() {
                let context =
                    format!("{name} of {kind} at {window:?}, text {text_scale}: {place:?}");
                assert!(
                    place.width() > 30.0 && place.height() > 24.0,
                    "small: {context}"
                );
                assert!(
                    place.min.min_element() >= -0.5
                        && place.max.x <= whole.x + 0.5
                        && place.max.y <= whole.y + 0.5,
                    "outside: {context}"
                );
                for (other, over) in &places[i + 1..] {
                    let common = place.intersect(*over);
                    assert!(
                        common.width() <= 0.5 || common.height() <= 0.5,
                        "{context} overlaps {other} {over:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn the_setting_and_the_key_say_when_the_table_is_large() {
    let small = Vec2::new(1280.0, 720.0);
    let high = Vec2::new(1920.0, 1080.0);
    let mut wanted = BigScreenRequest::default();
    let mut settings = Settings {
        big: BigMode::Automatic,
        big_from: 1080,
        ..Settings::default()
    };
    assert!(!wanted.is_on(&settings, small) && wanted.is_on(&settings, high));
    wanted.asked = Some(false);
    assert!(!wanted.is_on(&settings, high));
    wanted.asked = None;
    settings.big = BigMode::Never;
    assert!(!wanted.is_on(&settings, high));
    settings.big = BigMode::Always;
    assert!(wanted.is_on(&settings, small));
    for mode in BigMode::ALL {
        let text = Settings {
            big: mode,
            ..Settings::default()
        };
        assert_eq!(Settings::from_ron(&text.to_ron()).0.big, mode);
    }
    let (settings, problems) = Settings::from_ron("(big: \"sometimes\", big_from: 1)");
    assert_eq!((settings.big, settings.big_from), (BigMode::Never, 360));
    assert_eq!(problems.len(), 2, "{problems:?}");
}

#[test]
fn bar_and_buttons_hide_after_five_seconds_until_input() {
    let mut rig = Rig::with_stage();
    rig.app
        .init_resource::<Chrome>()
        .add_message::<WindowEvent>()
        .add_message::<GamepadEvent>()
        .add_systems(Update, chrome::follow);
    rig.begin(Setup::new(GameKind::Tawula), PEOPLE, 4);
    let chrome = |rig: &Rig| *rig.app.world().resource::<Chrome>();
    rig.frame(60_000);
    assert!(chrome(&rig).shown, "they stay around a table as usual");
    let layout = rig.app.world().resource::<Layout>().clone().large(true);
    rig.app.insert_resource(layout);
    rig.frame(10);
    assert!(chrome(&rig).shown, "whoever asks for it sees them");
    let next = |rig: &Rig| {
        let layout = rig.app.world().resource::<Layout>();
        let now = rig.app.world().resource::<Time<Real>>().elapsed();
        chrome(rig).next_change(layout, now)
    };
    assert!(next(&rig).unwrap() <= chrome::STAYS);
    for _ in 0..4 {
        rig.frame(1000);
    }
    assert!(chrome(&rig).shown);
    rig.frame(1100);
    assert!(!chrome(&rig).shown);
    assert_eq!(next(&rig), None, "nothing is due after that");
    let window = rig.app.world_mut().spawn_empty().id();
    rig.app
        .world_mut()
        .write_message(WindowEvent::KeyboardInput(KeyboardInput {
            key_code: KeyCode::F9,
            logical_key: Key::Unidentified(NativeKey::Unidentified),
            state: ButtonState::Pressed,
            text: None,
            repeat: false,
            window,
        }));
    rig.frame(10);
    assert!(chrome(&rig).shown);

    // With the bar shown its texts are painted, otherwise none of them.
    let words = Words::of(&LOCALES[0]);
    let layout = large(Vec2::new(1920.0, 1080.0), 1.0, GameKind::Tawula);
    let table = played(GameKind::Tawula, 3);
    let in_bar = |shown| {
        let rows = seen(&words, &layout, &table, shown);
        let high = |(_, ink): &&Row| ink.center().y < layout.bar.max.y;
        rows.iter().filter(high).count()
    };
    assert!(in_bar(true) > 0);
    assert_eq!(in_bar(false), 0);
}
