//! Tests lessons on the table with keyboard, controller, mouse and touch: refusals, and the return of the player's
//! game.

use std::collections::BTreeSet;
use std::time::Duration;

use bevy::prelude::*;
use tavoliere::input::Press;
use tavoliere::lesson::{Act, Progress, Spot, Step};
use tavoliere::rules::tablan::Cell;
use tavoliere::rules::tablut::Square;
use tavoliere::rules::tapatan::Point;
use tavoliere::rules::{AnyIllegal, GameKind, Setup, Side};
use tavoliere::stage::timeline::Act as StageAct;
use tavoliere::stage::{Actor, Layout, Timeline};
use tavoliere::store::{Seat, Slot, Store};
use tavoliere::table::autosave::{SaveSlot, Saves};
use tavoliere::table::learning::location_of;
use tavoliere::table::targets::{origins, targets, way};
use tavoliere::table::{Intent, Learning, LessonIntent, Location, MoveTarget, Refusal, Standing};
use tavoliere::ui::Words;

use crate::input::devices::Desk;
use crate::rig::{LONGEST, Rig};

/// Frames within which a finished step leads to the next.
const FRAMES: usize = 12;

/// A desk with a game's lesson over another unfinished game.
fn desk(game: GameKind) -> Desk {
    let mut desk = Desk::with(Setup::new(game), 7);
    desk.rig.app.insert_resource(Saves(Store::in_memory()));
    begin(&mut desk.rig, game);
    desk
}

fn begin(rig: &mut Rig, game: GameKind) {
    wish(rig, LessonIntent::Begin { game, seed: 5 });
    rig.frame(16);
    rig.frame(16);
}

fn wish(rig: &mut Rig, wish: LessonIntent) {
    rig.app.world_mut().write_message(wish);
    rig.frame(16);
    rig.frame(16);
}

fn learning(rig: &Rig) -> Option<&Learning> {
    rig.app.world().get_resource::<Learning>()
}

fn step(rig: &Rig) -> &'static Step {
    learning(rig)
        .expect("a lesson is on the table")
        .run()
        .step()
}

/// The wanted move, as a target.
fn wanted(rig: &Rig) -> Option<MoveTarget> {
    let choice = *learning(rig)?.wanted().first()?;
    let all = targets(rig.game().position());
    all.into_iter().find(|target| target.choice == choice)
}

fn progress(rig: &Rig) -> Progress {
    let saves = rig.app.world().resource::<Saves>();
    let kept = saves.load(&Slot::lessons()).unwrap();
    Progress::parse(&kept.unwrap_or_default())
}

/// Follows a lesson up to its real game. Returns the number of actions.
fn learn(desk: &mut Desk, mut act: impl FnMut(&mut Desk)) -> usize {
    for times in 0..400 {
        if learning(&desk.rig).unwrap().plays() {
            return times;
        }
        act(desk);
    }
    panic!("stuck in {}", step(&desk.rig).name);
}

/// Plays the real game to its end by repeating one action.
fn play_out(desk: &mut Desk, mut act: impl FnMut(&mut Desk)) {
    for _ in 0..LONGEST {
        if desk.rig.game().outcome().is_some() {
            desk.rig.frame(16);
            return;
        }
        act(desk);
    }
    panic!("the real game never ended");
}

#[test]
fn every_lesson_is_finished_by_keyboard_alone_and_its_game_too() {
    for game in GameKind::ALL {
        let mut desk = desk(game);
        learn(&mut desk, |desk| desk.strike(KeyCode::Enter));
        assert!(!progress(&desk.rig).is_finished(game));
        play_out(&mut desk, |desk| {
            desk.strike(KeyCode::Tab);
            desk.strike(KeyCode::Enter);
        });
        assert!(progress(&desk.rig).is_finished(game), "{game}");
    }
}

#[test]
fn every_lesson_is_finished_by_pad_alone_and_its_game_too() {
    for game in GameKind::ALL {
        let mut desk = desk(game);
        learn(&mut desk, |desk| desk.push(GamepadButton::South));
        play_out(&mut desk, |desk| {
            desk.push(GamepadButton::RightTrigger);
            desk.push(GamepadButton::South);
        });
        assert!(progress(&desk.rig).is_finished(game), "{game}");
    }
}

/// Presses the wanted locations one after another.
fn point(desk: &mut Desk, press: fn(&mut Desk, Vec2)) {
    let learning = learning(&desk.rig).unwrap();
    if learning.is_reading() {
        // Its button belongs to the panels.
        return wish(&mut desk.rig, LessonIntent::Next);
    }
    if learning.run().wants_throw() && !learning.run().series_under_way() {
        let layout = desk.rig.app.world().resource::<Layout>();
        let at = layout.throw.expect("something is thrown").center() * layout.unit;
        return press(desk, at);
    }
    let Some(target) = wanted(&desk.rig) else {
        return desk.rig.frame(16);
    };
    for place in [target.from, target.to] {
        let at = desk.pixel(place);
        press(desk, at);
    }
}

#[test]
fn every_lesson_is_finished_by_mouse_and_by_finger() {
    for press in [Desk::click as fn(&mut Desk, Vec2), Desk::touch] {
        for game in GameKind::ALL {
            let mut desk = desk(game);
            learn(&mut desk, |desk| point(desk, press));
        }
    }
}

/// A place that the arrow of the wanted move shows.
type Shown = fn(&MoveTarget, &[Location]) -> Location;

/// The destination, a bead in the middle of the way, and the piece.
const SHOWN: [Shown; 3] = [
    |target, _| target.to,
    |_, way| way[way.len() / 2],
    |target, _| target.from,
];

#[test]
fn every_place_of_the_arrow_plays_the_wanted_move() {
    for shown in SHOWN {
        for press in [Desk::click as fn(&mut Desk, Vec2), Desk::touch] {
            for game in GameKind::ALL {
                let mut desk = desk(game);
                learn(&mut desk, |desk| match wanted(&desk.rig) {
                    Some(target) => {
                        let way = way(desk.rig.game().position(), target.from, target.to);
                        let at = desk.pixel(shown(&target, &way));
                        press(desk, at);
                        assert_eq!(desk.rig.refusals(), [], "{game}: {}", step(&desk.rig).name);
                    }
                    None => point(desk, press),
                });
            }
        }
    }
}

#[test]
fn the_card_works_at_once_after_a_wrong_try() {
    let mut tried = 0;
    for game in GameKind::ALL {
        let mut desk = desk(game);
        learn(&mut desk, |desk| {
            let Some(target) = wanted(&desk.rig) else {
                return desk.strike(KeyCode::Enter);
            };
            // The destination of the last move counts again.
            desk.rig.frame(3000);
            let others = origins(&targets(desk.rig.game().position()));
            let mut shown = way(desk.rig.game().position(), target.from, target.to);
            let step = step(&desk.rig);
            let lit = |spot: &Spot| location_of(*spot, step.side);
            shown.extend(step.highlighted.iter().filter_map(lit));
            let other = others.into_iter().find(|other| !shown.contains(other));
            if let Some(other) = other {
                let before = desk.rig.events();
                // Another piece is selected, and another press on it doesn't let it go.
                for _ in 0..2 {
                    desk.rig.press(Press::Location(other));
                    desk.rig.frame(16);
                    assert_eq!(desk.rig.events(), before);
                }
                assert_eq!(desk.rig.selection().chosen, Some(other), "{game}");
                assert_eq!(desk.rig.refusals(), [Refusal::NotAsked], "{game}");
                tried += 1;
            }
            let before = desk.rig.events().len();
            desk.rig.press(Press::Location(target.to));
            desk.rig.frame(16);
            assert_eq!(desk.rig.events().len(), before + 1, "{game}");
        });
    }
    assert!(tried > 10, "{tried}");
}

#[test]
fn presses_right_after_a_move_are_no_wrong_tries() {
    for game in GameKind::ALL {
        let mut desk = desk(game);
        desk.rig.set_tempo(1.0, false);
        desk.rig.pace().think = Duration::from_millis(700);
        let mut last = None;
        for _ in 0..40_000 {
            let lesson = learning(&desk.rig).unwrap();
            if lesson.plays() {
                break;
            }
            if let Some(target) = wanted(&desk.rig) {
                last = Some(target.to);
                desk.rig.press(Press::Location(target.to));
            } else if lesson.is_reading() {
                desk.rig.press(Press::Next);
            } else if let Some(to) = last.filter(|_| !lesson.run().wants_throw()) {
                desk.rig.press(Press::Location(to));
            } else {
                desk.rig.press(Press::Next);
            }
            desk.rig.frame(16);
            assert_eq!(desk.rig.refusals(), [], "{game}: {}", step(&desk.rig).name);
        }
        assert!(learning(&desk.rig).unwrap().plays(), "{game}");
    }
}

#[test]
fn wrong_presses_count_soon_after_a_new_step_and_wanted_ones_at_once() {
    let mut desk = desk(GameKind::Tablut);
    desk.rig.pace().think = Duration::from_millis(700);
    let first = step(&desk.rig).name.clone();
    let target = wanted(&desk.rig).unwrap();
    let origins = origins(&targets(desk.rig.game().position()));
    let wrong = origins.into_iter().find(|other| *other != target.from);
    let wrong = Press::Location(wrong.unwrap());
    let press_twice = |desk: &mut Desk| {
        for _ in 0..2 {
            desk.rig.press(wrong);
            desk.rig.frame(16);
        }
        desk.rig.refusals().to_vec()
    };
    assert_eq!(press_twice(&mut desk), []);
    for _ in 0..40 {
        desk.rig.frame(16);
    }
    assert_eq!(press_twice(&mut desk), [Refusal::NotAsked]);

    let mut desk = self::desk(GameKind::Tablut);
    desk.rig.pace().think = Duration::from_millis(700);
    desk.rig.press(Press::Location(target.to));
    desk.rig.frame(16);
    assert_eq!(desk.rig.events().len(), 1);
    assert_eq!(step(&desk.rig).name, first);
}

/// The learner reads 180 words a minute and takes 2.5 seconds for each action, with normal motion.
#[test]
fn every_lesson_takes_at_most_three_minutes_and_without_throws_two() {
    const ACT: f32 = 2.5;
    const WORDS_A_SECOND: f32 = 3.0;
    const FRAME: u64 = 16;
    let words = Words::default();
    for game in GameKind::ALL {
        let mut desk = desk(game);
        desk.rig.set_tempo(1.0, false);
        let (mut seconds, mut read, mut done) = (0.0, None, 0);
        while !learning(&desk.rig).unwrap().plays() {
            let most = if game.has_throws() { 180.0 } else { 120.0 };
            assert!(seconds <= most, "{game}: not over after {seconds} s");
            let lesson = learning(&desk.rig).unwrap();
            let step = lesson.run().step();
            if read.replace(&step.name) != Some(&step.name) {
                let texts =
                    BTreeSet::from([0, step.acts.len()].map(|done| step.text_key(game, done)));
                let text = texts
                    .iter()
                    .map(|key| words.get(key))
                    .collect::<Vec<_>>()
                    .join(" ");
                seconds += text.split_whitespace().count() as f32 / WORDS_A_SECOND;
                // A step without an action ends with a press.
                seconds += if lesson.is_reading() { ACT } else { 0.0 };
            }
            // An action can take several presses.
            let acts = std::mem::replace(&mut done, lesson.run().done());
            if lesson.run().done() > acts {
                seconds += ACT;
            }
            let waits = !lesson.is_under_way() && !lesson.run().series_under_way();
            if waits && desk.rig.is_idle() {
                desk.strike(KeyCode::Enter);
            }
            desk.rig.frame(FRAME);
            seconds += FRAME as f32 / 1000.0;
        }
        println!("{game}: {seconds:.0} s");
    }
}

/// The places of all pieces as shown, by piece.
fn shown(rig: &mut Rig) -> Vec<(Entity, Standing)> {
    let mut actors = rig.app.world_mut().query::<(Entity, &Actor)>();
    let shown = actors.iter(rig.app.world());
    shown.map(|(piece, actor)| (piece, actor.shown)).collect()
}

#[test]
fn pieces_travel_in_view_to_the_position_of_a_step() {
    for game in GameKind::ALL {
        let mut desk = desk(game);
        let rig = &mut desk.rig;
        rig.set_tempo(1.0, false);
        let steps = learning(rig).unwrap().run().lesson().steps.len();
        let mut moved = 0;
        for _ in 1..steps {
            let before = shown(rig);
            rig.app.world_mut().write_message(LessonIntent::Skip);
            rig.frame(16);
            let lesson = learning(rig).unwrap();
            let caption = lesson.caption();
            assert_eq!(caption, lesson.run().step().caption(game));
            let timeline = rig.app.world().resource::<Timeline>();
            let act = timeline.current().map(|running| running.act.clone());
            if let Some(StageAct::Rearrange(changes)) = act {
                moved += usize::from(caption.is_some());
                assert!(!changes.is_empty());
                assert_eq!(shown(rig), before, "nothing changes at once");
            } else {
                assert_eq!(caption, None, "a caption is over moving pieces");
            }
            for _ in 0..100 {
                rig.frame(16);
            }
            rig.check_shown();
        }
        let lesson = learning(rig).unwrap().run().lesson();
        let wanted = lesson.steps.iter().filter(|step| step.moves_pieces);
        assert_eq!(moved, wanted.count(), "{game}");
        // Going back moves the pieces too, but without a caption.
        wish(rig, LessonIntent::Back);
        assert_eq!(learning(rig).unwrap().caption(), None);
    }
}

#[test]
fn the_real_game_has_the_seed_of_the_lessons_file() {
    for game in GameKind::ALL {
        let mut desk = desk(game);
        learn(&mut desk, |desk| desk.strike(KeyCode::Enter));
        let acts = &step(&desk.rig).acts;
        let Some(Act::Game { level, seed }) = acts.first() else {
            panic!("{game}: no game");
        };
        assert_eq!(desk.rig.game().seed(), *seed);
        let other = step(&desk.rig).side.other();
        assert_eq!(desk.rig.table().seat(other), Seat::Computer(*level));
        assert!(!learning(&desk.rig).unwrap().is_finished());
    }
}

/// The start and destination of a wrong move in a lesson's text.
fn places(game: GameKind, text: &str) -> (Location, Location) {
    let place = |name: &str| match (game, name) {
        (_, "hand") => Location::Hand(Side::First),
        (_, "bar") => Location::Bar(Side::First),
        (_, "off") => Location::Off(Side::First),
        (GameKind::Tablan, _) => Location::Board(name.parse::<Cell>().unwrap().index(Side::First)),
        (GameKind::Tablut, _) => {
            let square: Square = name.parse().unwrap();
            Location::Board((square.rank() - 1) * 9 + square.file())
        }
        (GameKind::Tapatan, _) => Location::Board(name.parse::<Point>().unwrap().into()),
        (GameKind::Tawula, _) => Location::Board(name.parse().unwrap()),
    };
    let text = text.rsplit(['=', '+']).next().unwrap();
    match text.split_once(['-', '/']) {
        Some((from, to)) => (place(from), place(to)),
        None => (place("hand"), place(text)),
    }
}

fn key(refusal: &Refusal) -> &'static str {
    match refusal {
        Refusal::Illegal(AnyIllegal::Tablan(illegal)) => illegal.key(),
        Refusal::Illegal(AnyIllegal::Tablut(illegal)) => illegal.key(),
        Refusal::Illegal(AnyIllegal::Tapatan(illegal)) => illegal.key(),
        Refusal::Illegal(AnyIllegal::Tawula(illegal)) => illegal.key(),
        other => panic!("refused for {other:?}"),
    }
}

/// Makes every wrong move mentioned in a lesson on the table.
#[test]
fn wrong_tries_are_answered_by_the_rule_that_the_lesson_names() {
    for game in GameKind::ALL {
        let mut desk = desk(game);
        let mut tried = 0;
        learn(&mut desk, |desk| {
            let run = learning(&desk.rig).unwrap().run();
            let settled = desk.rig.game().position() == run.position();
            if let (Some(Act::Play { wrong, .. }), true) = (run.act(), settled) {
                for wrong in wrong {
                    let before = desk.rig.events();
                    let (from, to) = places(game, &wrong.text);
                    desk.rig.press(Press::Drag { from, to });
                    desk.rig.frame(16);
                    let refused: Vec<_> = desk.rig.refusals().iter().map(key).collect();
                    assert_eq!(refused, [wrong.reason.as_str()], "{game}: {}", wrong.text);
                    assert_eq!(desk.rig.events(), before);
                    tried += 1;
                }
            }
            desk.strike(KeyCode::Enter);
        });
        assert!(tried > 0, "{game}");
    }
}

#[test]
fn legal_but_unwanted_moves_are_refused_with_a_message() {
    for game in GameKind::ALL {
        let mut desk = desk(game);
        let mut tried = 0;
        learn(&mut desk, |desk| {
            let wanted = learning(&desk.rig).unwrap().wanted();
            let legal = desk.rig.game().legal_moves();
            let other = legal.into_iter().find(|choice| !wanted.contains(choice));
            if let (Some(other), false) = (other, wanted.is_empty()) {
                let before = desk.rig.events();
                desk.rig.send(Intent::Play(other));
                desk.rig.frame(16);
                assert_eq!(desk.rig.refusals(), [Refusal::NotAsked]);
                assert_eq!(desk.rig.events(), before);
                tried += 1;
            }
            desk.strike(KeyCode::Enter);
        });
        assert!(tried > 0, "{game}");
    }
}

#[test]
fn a_demonstrated_move_is_undone_and_can_then_be_played() {
    for game in GameKind::ALL {
        let mut desk = desk(game);
        let (mut shown, mut last) = (0, None);
        learn(&mut desk, |desk| {
            let lesson = learning(&desk.rig).unwrap();
            let here = (lesson.run().number(), lesson.run().done());
            // Once for each choice, because a demonstration clears the selection.
            if !lesson.wanted().is_empty() && last != Some(here) {
                last = Some(here);
                let before = desk.rig.game().position().clone();
                desk.rig.app.world_mut().write_message(LessonIntent::Show);
                desk.rig.frame(16);
                assert_ne!(desk.rig.game().position(), &before, "it is shown");
                // Presses during a demonstration don't count.
                desk.rig.send(Intent::Throw);
                for _ in 0..FRAMES {
                    desk.rig.frame(16);
                }
                assert_eq!(desk.rig.game().position(), &before, "it is given back");
                let lesson = learning(&desk.rig).unwrap();
                assert_eq!((lesson.run().number(), lesson.run().done()), here);
                shown += 1;
            }
            desk.strike(KeyCode::Enter);
        });
        assert!(shown > 2, "{game}");
    }
}

#[test]
fn steps_can_be_repeated_skipped_left_and_resumed() {
    let game = GameKind::Tawula;
    let mut desk = desk(game);
    let rig = &mut desk.rig;
    wish(rig, LessonIntent::Skip);
    wish(rig, LessonIntent::Skip);
    let third = step(rig);
    assert_eq!(progress(rig).step(game), Some(third.name.as_str()));
    rig.press(Press::Throw);
    rig.frame(16);
    assert_eq!(learning(rig).unwrap().run().done(), 1);
    wish(rig, LessonIntent::Back);
    assert_eq!((step(rig), rig.game().position()), (third, &third.start));
    wish(rig, LessonIntent::Back);
    assert_ne!(step(rig), third);
    wish(rig, LessonIntent::Skip);
    wish(rig, LessonIntent::Leave);
    assert!(learning(rig).is_none());
    begin(rig, game);
    assert_eq!((step(rig), rig.game().position()), (third, &third.start));
}

/// The save of a player's game.
fn saved(rig: &Rig, game: GameKind) -> Option<String> {
    let saves = rig.app.world().resource::<Saves>();
    saves.load(&Slot::game(game)).unwrap()
}

#[test]
fn lessons_keep_and_restore_the_players_game() {
    for other in [GameKind::Tapatan, GameKind::Tablut] {
        let game = GameKind::Tapatan;
        let mut desk = Desk::with(Setup::new(game), 7);
        desk.rig.app.insert_resource(Saves(Store::in_memory()));
        let rig = &mut desk.rig;
        let choice = rig.game().position().read_choice("a1").unwrap();
        rig.send(Intent::Play(choice));
        rig.frame(16);
        let (before, events) = (saved(rig, game), rig.events());
        assert!(before.is_some() && events.len() == 1);
        begin(rig, other);
        for _ in 0..3 {
            desk.strike(KeyCode::Enter);
            assert_eq!(saved(&desk.rig, game), before);
            assert_eq!(saved(&desk.rig, GameKind::Tablut), None);
        }
        wish(&mut desk.rig, LessonIntent::Leave);
        assert_eq!(desk.rig.events(), events);
        assert_eq!(desk.rig.game().setup().kind(), game);
        assert_eq!(saved(&desk.rig, game), before);
        let slot = desk.rig.app.world().resource::<SaveSlot>();
        assert_eq!(*slot, SaveSlot::Autosave);
    }
}

#[test]
fn a_new_game_ends_the_lesson_and_is_saved_as_a_players() {
    let game = GameKind::Tapatan;
    let mut desk = desk(game);
    let rig = &mut desk.rig;
    rig.begin(Setup::new(game), crate::rig::PEOPLE, 9);
    rig.frame(16);
    assert!(learning(rig).is_none());
    let choice = rig.game().position().read_choice("b2").unwrap();
    rig.send(Intent::Play(choice));
    rig.frame(16);
    assert_eq!(rig.events().len(), 1, "nothing is held back");
    assert_eq!(saved(rig, game), Some(rig.game().to_record()));
}

#[test]
fn the_real_game_at_the_end_is_resumed() {
    let game = GameKind::Tapatan;
    let mut desk = desk(game);
    learn(&mut desk, |desk| desk.strike(KeyCode::Enter));
    let rig = &mut desk.rig;
    rig.wait_for_person();
    let choice = rig.game().legal_moves()[0];
    rig.send(Intent::Play(choice));
    rig.frame(16);
    if rig.game().outcome().is_some() {
        return;
    }
    rig.wait_for_person();
    let events = rig.events();
    assert!(events.len() >= 2, "the computer has answered");
    wish(rig, LessonIntent::Leave);
    begin(rig, game);
    assert!(learning(rig).unwrap().plays());
    assert_eq!(rig.events(), events);
}

#[test]
fn settings_for_throws_and_turns_do_not_disturb_a_lesson() {
    for game in [GameKind::Tablan, GameKind::Tawula] {
        let mut desk = desk(game);
        {
            let settings = desk.rig.settings();
            settings.auto_throw = true;
            settings.confirm_turn = true;
            settings.finish_by_itself = true;
        }
        for _ in 0..FRAMES {
            desk.rig.frame(16);
        }
        assert!(desk.rig.events().is_empty(), "nothing is thrown unasked");
        learn(&mut desk, |desk| desk.strike(KeyCode::Enter));
    }
}
