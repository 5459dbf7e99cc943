//! Sounds that carry information are written out, for a short time and beside the board.

use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::egui;
use strum::IntoEnumIterator;
use tavoliere::input::Press;
use tavoliere::rules::{GameKind, Setup, Side};
use tavoliere::stage::{Cue, Layout};
use tavoliere::store::{NoteTime, Seat};
use tavoliere::table::{Intent, Location};
use tavoliere::ui::Words;
use tavoliere::ui::captions::{self, Captions, STAYS, caption, show_in};
use tavoliere::ui::kit::rect_of;
use tavoliere::ui::language::{LOCALES, Locale};

use crate::rig::{PEOPLE, Rig};
use crate::ui::book::whole_words;
use crate::ui::layouts::panel_window::PanelWindow;
use crate::ui::layouts::seen::seen;
use crate::ui::layouts::sizes::Window;

/// `true` for a sound that is part of another one, or answers a press.
fn says_nothing(cue: Cue) -> bool {
    matches!(
        cue,
        Cue::Knock { .. }
            | Cue::DieOnWood { .. }
            | Cue::DieOnDie { .. }
            | Cue::Hop
            | Cue::Slide
            | Cue::Groove
            | Cue::Lift
            | Cue::Button
    )
}

/// Every cue, and every score.
fn cues() -> impl Iterator<Item = Cue> {
    Cue::iter().chain([2, 8, 12].map(Cue::Score))
}

/// A game of people, and one against the computer.
fn games(kind: GameKind) -> [Rig; 2] {
    [PEOPLE, [Seat::Person, Seat::Computer(1)]].map(|seats| {
        let mut rig = Rig::with_stage();
        rig.begin(Setup::new(kind), seats, 3);
        rig
    })
}

#[test]
fn every_sound_with_information_has_a_caption_in_each_language() {
    let all: Vec<Words> = LOCALES.iter().map(Words::of).collect();
    for words in &all {
        for rig in games(GameKind::Tapatan) {
            for cue in cues() {
                let text = caption(words, rig.table(), cue);
                assert_eq!(text.is_none(), says_nothing(cue), "{cue:?}: {text:?}");
                let text = text.unwrap_or_default();
                assert!(!text.contains("heard-"), "{cue:?} has no text: {text}");
            }
        }
    }
    let rig = &games(GameKind::Tapatan)[0];
    for cue in cues().filter(|cue| !says_nothing(*cue)) {
        let [one, other] = [&all[0], &all[1]].map(|words| caption(words, rig.table(), cue));
        let same_in_both = ["Raichi!", "Tuichi!", "Cappotto"];
        let is_name = |text: &str| same_in_both.iter().any(|name| text.starts_with(name));
        assert!(one != other || is_name(&one.unwrap()), "{cue:?}: {other:?}");
    }
}

#[test]
fn the_caption_of_a_turn_says_whose_it_is() {
    let words = Words::of(Locale::of("en").unwrap());
    let [people, mut computer] = games(GameKind::Tapatan);
    let said = |rig: &Rig| caption(&words, rig.table(), Cue::Turn).unwrap();
    let side = people.game().position().side_to_act().unwrap();
    let name = words.side(GameKind::Tapatan, side);
    assert!(said(&people).contains(&name), "{}", said(&people));
    for person in Side::BOTH {
        let mut seats = [Seat::Computer(1); 2];
        seats[person.index()] = Seat::Person;
        computer.begin(Setup::new(GameKind::Tapatan), seats, 3);
        let acting = computer.game().position().side_to_act();
        let is_own = acting == Some(person);
        assert_eq!(
            said(&computer) == "Your turn",
            is_own,
            "{person:?} {acting:?}"
        );
    }
}

/// The frames of a tenth of a second for which the caption of a refusal is in view.
fn caption_frames(time: NoteTime) -> u32 {
    let mut rig = Rig::with_panels();
    rig.settings().captions = true;
    rig.settings().note_time = time;
    rig.begin(Setup::new(GameKind::Tapatan), PEOPLE, 3);
    for _ in 0..400 {
        rig.frame(100);
    }
    rig.app.world_mut().write_message(Cue::Refuse);
    let mut frames = 0;
    loop {
        rig.frame(100);
        let now = rig.app.world().resource::<Time<Real>>().elapsed();
        if rig.app.world().resource::<Captions>().texts(now).is_empty() || frames > 400 {
            return frames;
        }
        frames += 1;
    }
}

#[test]
fn captions_stay_three_times_as_long_if_notes_do() {
    let [standard, long] = [NoteTime::Standard, NoteTime::Long].map(caption_frames);
    assert!((25..35).contains(&standard), "{standard}");
    assert!((85..95).contains(&long), "{long}");
}

#[test]
fn captions_stay_for_three_seconds() {
    let at = Duration::from_millis;
    let mut captions = Captions::default();
    assert_eq!(captions.next_change(at(0)), None);
    captions.add("one".to_owned(), at(1000), STAYS);
    captions.add("two".to_owned(), at(2000), STAYS);
    assert_eq!(captions.texts(at(2000)), ["one", "two"]);
    assert_eq!(captions.next_change(at(2000)), Some(at(2000)));
    assert_eq!(captions.texts(at(1000) + STAYS), ["two"]);
    // The same sound again.
    captions.add("two".to_owned(), at(4500), STAYS);
    assert_eq!(captions.texts(at(7499)), ["two"]);
    assert_eq!(captions.texts(at(7500)), [] as [&str; 0]);
    assert_eq!(
        captions.next_change(at(7500)),
        None,
        "nothing is drawn at rest"
    );
    for number in 0..100 {
        captions.add(number.to_string(), at(8000), STAYS);
    }
    assert_eq!(captions.texts(at(8001)), ["97", "98", "99"]);
}

#[test]
fn captions_appear_only_if_the_setting_is_on() {
    for on in [false, true] {
        let mut rig = Rig::with_stage();
        rig.app
            .init_resource::<Words>()
            .add_plugins(captions::plugin);
        rig.settings().captions = on;
        rig.set_tempo(0.0, false);
        rig.begin(Setup::new(GameKind::Tapatan), PEOPLE, 3);
        rig.settle(16);
        // A piece of the other side can't be placed on this one.
        let middle = Press::Location(Location::Board(4));
        rig.press(middle);
        rig.settle(16);
        rig.frame(16);
        rig.press(middle);
        rig.frame(16);
        rig.frame(16);
        let world = rig.app.world();
        let now = world.resource::<bevy::prelude::Time<bevy::prelude::Real>>();
        let captions = world.resource::<Captions>();
        let texts = captions.texts(now.elapsed()).join(" ");
        assert_eq!(texts.contains("A piece is placed"), on, "{texts}");
        assert_eq!(texts.contains("Not allowed"), on, "{texts}");
        rig.send(Intent::Resign(Side::First));
        rig.settle(16);
        let captions = rig.app.world().resource::<Captions>();
        let texts = format!("{captions:?}");
        assert_eq!(texts.contains("The game is won"), on, "{texts}");
    }
}

#[test]
fn every_caption_fits_in_its_strip() {
    let windows = [
        (360.0, 640.0, 2.0),
        (640.0, 360.0, 2.0),
        (1920.0, 1080.0, 1.0),
    ];
    for locale in LOCALES {
        let words = whole_words(locale);
        for (width, height, text_scale) in windows {
            let window = Window { width, height };
            let kind = GameKind::Tapatan;
            let mut shown = PanelWindow::new(&words, window, text_scale, kind);
            let layout = Layout::of([width, height].into(), text_scale, kind);
            let strip = rect_of(layout.captioned(1, false).captions().unwrap());
            let rig = &games(kind)[0];
            let texts: Vec<String> = cues()
                .filter_map(|cue| caption(&words, rig.table(), cue))
                .collect();
            for lines in texts.windows(3) {
                let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
                let newest = *lines.last().unwrap();
                let mut shapes = Vec::new();
                for _ in 0..2 {
                    shapes = shown.plain_frame(|ctx: &egui::Context| show_in(ctx, strip, &lines));
                }
                let seen = seen(&shapes);
                assert!(seen.text().contains(newest), "{newest}: {}", seen.text());
                for row in &seen.rows {
                    assert!(
                        strip.expand(1.0).contains_rect(row.ink),
                        "{row:?} in {strip}"
                    );
                }
            }
        }
    }
}
