//! Tests the note of a lesson: its answers, its caption, and its end.

use std::time::Duration;

use bevy_egui::egui::{self, Event, Modifiers, PointerButton, Pos2, RawInput, Rect, vec2};
use tavoliere::lesson::Progress;
use tavoliere::rules::{GameKind, Setup};
use tavoliere::stage::layout::Teaching;
use tavoliere::stage::{Layout, Tempo};
use tavoliere::store::{Slot, Store};
use tavoliere::table::autosave::Saves;
use tavoliere::table::{Intent, Learning, LessonIntent, Table};
use tavoliere::ui::kit::Names;
use tavoliere::ui::lesson::{LessonNote, LessonNotePlugin, LessonView};
use tavoliere::ui::{OpenPanels, UiAction, View, Words, games, theme};

use crate::rig::{PEOPLE, Rig};
use crate::views::{ViewParts, show_table_panels};

/// A rig with a lesson at a step, and its note.
pub fn lesson_at(game: GameKind, step: &str) -> Rig {
    let mut rig = Rig::with_stage();
    rig.app
        .insert_resource(Saves(Store::in_memory()))
        .init_resource::<Words>()
        .add_plugins(LessonNotePlugin);
    rig.set_tempo(1.0, false);
    rig.begin(Setup::new(game), PEOPLE, 1);
    let mut progress = Progress::default();
    progress.set(game, step);
    let mut saves = rig.app.world_mut().resource_mut::<Saves>();
    saves.save(&Slot::lessons(), &progress.to_text()).unwrap();
    let begin = LessonIntent::Begin { game, seed: 1 };
    rig.app.world_mut().write_message(begin);
    run(&mut rig, 100);
    rig
}

fn run(rig: &mut Rig, ms: u64) {
    for _ in 0..=ms / 16 {
        rig.frame(16);
    }
}

fn note(rig: &Rig) -> &LessonNote {
    rig.app.world().resource::<LessonNote>()
}

fn learning(rig: &Rig) -> &Learning {
    rig.app.world().resource::<Learning>()
}

/// The opacity of the caption.
fn strength(rig: &Rig) -> f32 {
    let now = rig
        .app
        .world()
        .resource::<bevy::time::Time<bevy::time::Real>>();
    let run = learning(rig).run();
    note(rig).caption_strength(now.elapsed(), Tempo::default(), run)
}

#[test]
fn after_a_demonstration_it_is_the_learners_turn() {
    let mut rig = lesson_at(GameKind::Tapatan, "place");
    assert_eq!(note(&rig).refusal(), None);
    rig.app.world_mut().write_message(LessonIntent::Show);
    run(&mut rig, 100);
    assert!(learning(&rig).is_showing());
    assert_eq!(note(&rig).refusal(), None);
    // Undone after the move and the pause.
    for _ in 0..300 {
        rig.frame(16);
        if !learning(&rig).is_showing() {
            break;
        }
    }
    rig.frame(16);
    let words = Words::default();
    let said = note(&rig).refusal().map(|(text, _)| text.to_owned());
    assert_eq!(said, Some(words.get("lesson-your-turn")));
    let choice = learning(&rig).wanted()[0];
    rig.send(Intent::Play(choice));
    run(&mut rig, 50);
    assert_eq!(note(&rig).refusal(), None, "it goes with the next act");
}

#[test]
fn a_caption_stays_while_pieces_move_and_then_fades() {
    let mut rig = lesson_at(GameKind::Tablan, "snake");
    rig.app.world_mut().write_message(LessonIntent::Skip);
    run(&mut rig, 600);
    assert!(learning(&rig).caption().is_some());
    assert!(!rig.is_idle());
    assert!((strength(&rig) - 1.0).abs() < f32::EPSILON);
    run(&mut rig, 800);
    assert!(rig.is_idle());
    run(&mut rig, 1500);
    assert!(strength(&rig) < f32::EPSILON);
}

/// The names of all controls in the panels, and the request after a press on one of them.
fn panels(
    rig: &Rig,
    window: bevy::math::Vec2,
    press: Option<&str>,
) -> (Vec<String>, Option<UiAction>) {
    let game = learning(rig).game();
    let table: &Table = rig.app.world().resource();
    let layout = Layout::of(window, 1.0, game).teaching(Teaching::Game);
    let parts = ViewParts::default();
    let view = View {
        layout: &layout,
        ..parts.view(table)
    };
    let lesson_view = LessonView {
        learning: Some(learning(rig)),
        note: note(rig),
        tempo: Tempo::default(),
        now: Duration::MAX,
    };
    let open = OpenPanels {
        teaching: true,
        ..OpenPanels::default()
    };
    let ctx = egui::Context::default();
    theme::apply(&ctx, games::accent(game));
    ctx.set_pixels_per_point(layout.unit);
    let size = layout.window / layout.unit;
    let frame = |events: Vec<Event>| {
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, vec2(size.x, size.y))),
            events,
            focused: true,
            ..RawInput::default()
        };
        let mut action = None;
        let mut output = ctx.run_ui(input, |ui| {
            let asked = show_table_panels(ui.ctx(), &view, &open, &lesson_view);
            action = action.take().or(asked);
        });
        output.textures_delta.clear();
        action
    };
    frame(Vec::new());
    // This starts the recording of names.
    let _ = Names::take(&ctx);
    frame(Vec::new());
    let names = Names::take(&ctx).0;
    let action = press.and_then(|press| {
        let found = names.iter().find(|(name, _)| name == press);
        let pos = found
            .unwrap_or_else(|| panic!("no {press:?} in {names:?}"))
            .1
            .center();
        let button = |pressed| Event::PointerButton {
            pos,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        };
        let first = frame(vec![Event::PointerMoved(pos), button(true)]);
        first.or(frame(vec![button(false)]))
    });
    let names = names.into_iter().map(|(name, _)| name).collect();
    (names, action)
}

#[test]
fn the_real_game_keeps_the_card_and_ends_with_two_ways_on() {
    let words = Words::default();
    for game in GameKind::ALL {
        let mut rig = lesson_at(game, "game");
        run(&mut rig, 200);
        for window in [(1920.0, 1080.0), (1280.0, 720.0), (390.0, 844.0)] {
            let window = bevy::math::Vec2::from(window);
            let task = words.get(&format!("lesson-{game}-game-text"));
            let (names, _) = panels(&rig, window, None);
            assert!(names.contains(&task), "{game} {window}: {names:?}");
            let throws = game.has_throws();
            assert_eq!(
                names.contains(&words.get(games::throw_button_key(game))),
                throws,
                "{game} {window}"
            );
        }
        let other = learning(&rig).run().step().side.other();
        rig.send(Intent::Resign(other));
        for _ in 0..200 {
            rig.frame(16);
        }
        assert!(learning(&rig).is_finished());
        for window in [(1920.0, 1080.0), (1280.0, 720.0), (390.0, 844.0)] {
            let window = bevy::math::Vec2::from(window);
            let (names, play) = panels(&rig, window, Some(&words.get("lesson-play")));
            assert!(names.contains(&words.get("lesson-won")), "{names:?}");
            assert!(
                matches!(play, Some(UiAction::PlayLearned(of)) if of == game),
                "{play:?}"
            );
            let (_, home) = panels(&rig, window, Some(&words.get("lesson-home")));
            let leaves = matches!(home, Some(UiAction::Lesson(LessonIntent::Leave)));
            assert!(leaves, "{home:?}");
        }
    }
}
