//! Tests replays with a review: the background task, its display, and going to a turn.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, TaskPool};
use tavoliere::app::review;
use tavoliere::record::{GameRecord, Seed};
use tavoliere::review::{Findings, Mistake, Review, Stage};
use tavoliere::rules::{GameKind, Setup, Side};
use tavoliere::stage::Layout;
use tavoliere::store::Seat;
use tavoliere::table::{
    ComputeMode, NewGame, Replay, ReplayIntent, ReplayMistakes, ReviewTask, Slices, Table, WakeUp,
};
use tavoliere::ui::Words;
use tavoliere::ui::review::open_turn::{OpenTurn, place_of};
use tavoliere::ui::review::piece_ways::{PieceWay, PieceWayKind, piece_ways};
use tavoliere::ui::review::texts;

use crate::rig::Rig;
use crate::views::ViewParts;

const TABLUT: &str = include_str!(concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/page/tests/records/tablut-demo.txt"
));
const TAPATAN: &str = include_str!(concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/page/tests/records/tapatan-demo.txt"
));
const TAWULA: &str = include_str!(concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/page/tests/records/tawula-demo.txt"
));
const TABLAN: &str = include_str!(concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/page/tests/records/tablan-demo.txt"
));

fn record(text: &str) -> GameRecord {
    GameRecord::from_record(text).unwrap()
}

fn findings(record: &GameRecord) -> Findings {
    let mut review = Review::new(record);
    review.finish();
    review.findings()
}

/// Waits until the review is done. Returns its findings.
fn wait(task: &mut ReviewTask) -> Findings {
    for _ in 0..6_000 {
        task.take_news();
        if !task.is_working() {
            task.take_news();
            return task.findings().unwrap().clone();
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    panic!("the review never ends");
}

#[test]
fn every_compute_mode_gives_the_engines_findings() {
    AsyncComputeTaskPool::get_or_init(TaskPool::new);
    let game = record(TABLUT);
    let whole = findings(&game);
    let at_once: fn(std::task::Waker) = |waker| waker.wake();
    let slices = Slices {
        length: Duration::from_millis(2),
        next_turn: at_once,
    };
    for mode in [
        ComputeMode::Blocking,
        ComputeMode::Background,
        ComputeMode::Sliced(slices),
    ] {
        let mut task = ReviewTask::default();
        let woken = Arc::new(AtomicUsize::new(0));
        let count = Arc::clone(&woken);
        let wake_up = WakeUp::new(move || {
            count.fetch_add(1, Ordering::Relaxed);
        });
        task.look_at(&game, mode, &wake_up);
        assert_eq!(wait(&mut task), whole, "{mode:?}");
        assert!(woken.load(Ordering::Relaxed) > 0);
        // A finished review isn't repeated.
        task.look_at(&game, mode, &wake_up);
        assert!(!task.is_working());
    }
}

#[test]
fn two_people_without_names_are_called_by_their_sides() {
    let table = Table::begin(&NewGame {
        setup: Setup::new(GameKind::Tawula),
        seats: [Seat::Person; 2],
        players: [None, None],
        first: None,
        games: 1,
        clock: None,
        seed: Seed::Number(1),
    });
    let parts = ViewParts::new(Vec2::new(1280.0, 900.0), GameKind::Tawula);
    let view = parts.view(&table);
    let names = Side::BOTH.map(|side| view.player_or_side(side));
    assert_eq!(names, ["White", "Black"]);
}

#[test]
fn a_review_resumes_at_its_last_state() {
    AsyncComputeTaskPool::get_or_init(TaskPool::new);
    let game = record(TABLUT);
    let mut task = ReviewTask::default();
    let wake_up = WakeUp::default();
    task.look_at(&game, ComputeMode::Background, &wake_up);
    for _ in 0..6_000 {
        task.take_news();
        if task.findings().is_some_and(|found| !found.turns.is_empty()) {
            break;
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    task.pause();
    assert!(!task.is_working());
    task.take_news();
    let left = task.findings().unwrap().clone();
    task.look_at(&game, ComputeMode::Background, &wake_up);
    let found = wait(&mut task);
    assert_eq!(found, findings(&game));
    assert!(found.turns.len() >= left.turns.len());
    assert_eq!(found.stage, Stage::Done);
    // Another game gets a separate review.
    let other = record(TAPATAN);
    task.look_at(&other, ComputeMode::Blocking, &wake_up);
    assert_eq!(wait(&mut task), findings(&other));
}

#[test]
fn the_numbers_on_the_screen_are_those_that_the_engine_prints() {
    for text in [TABLAN, TABLUT, TAPATAN, TAWULA] {
        let game = record(text);
        let mut review = Review::new(&game);
        review.finish();
        let printed = review.text(&game);
        let mut lines = printed.lines().skip(1);
        let found = review.findings();
        let words = Words::default();
        for turn in &found.turns {
            let line = lines.next().unwrap();
            let mentions = |cost: u16| line.contains(&format!("| cost {cost}"));
            let shown = texts::cost(&words, turn.cost).replace('\u{2212}', "-");
            let shown: f64 = shown.parse().unwrap();
            let thousandths = (-shown * 10.0).round() as u16;
            assert_eq!(thousandths, turn.cost);
            assert!(mentions(thousandths) || turn.cost == 0, "{line}");
            if let Some(mistake) = turn.mistake() {
                assert!(line.contains(mistake.name()), "{line}");
            }
        }
        for side in Side::BOTH {
            assert_eq!(found.summaries[side.index()], review.summary(side));
        }
        assert_eq!(found.graph, review.graph());
    }
}

#[test]
fn the_board_is_shown_before_the_choice_that_is_judged() {
    for text in [TABLAN, TABLUT, TAPATAN, TAWULA] {
        let game = record(text);
        let found = findings(&game);
        for place in 0..game.turns().len() {
            let open = OpenTurn::of(&game, Some(&found), place).unwrap();
            assert_eq!(open.place, place);
            // Every turn is listed, even one with only throws.
            assert!(open.decision_event < open.end);
            assert_eq!(place_of(game.turns(), open.decision_event), Some(place));
            let shown = OpenTurn::at(&game, Some(&found), open.decision_event);
            assert_eq!(shown, Some(open));
        }
        let end = game.events().len();
        let last = OpenTurn::at(&game, None, end).unwrap();
        assert_eq!(last.place + 1, game.turns().len());
        assert_eq!(OpenTurn::of(&game, None, game.turns().len()), None);
    }
}

#[test]
fn piece_ways_lead_from_origin_to_destination() {
    for (text, kind) in [
        (TABLUT, GameKind::Tablut),
        (TAPATAN, GameKind::Tapatan),
        (TAWULA, GameKind::Tawula),
        (TABLAN, GameKind::Tablan),
    ] {
        let game = record(text);
        let found = findings(&game);
        let layout = Layout::of(Vec2::new(1920.0, 1080.0), 1.0, kind).looking_back(true);
        let board = layout.board.inflate(layout.board.width() * 0.1);
        let mut counts = [0; 3];
        for place in 0..game.turns().len() {
            let open = OpenTurn::of(&game, Some(&found), place).unwrap();
            for way in piece_ways(&layout, &game, &open) {
                assert!(
                    way.from.distance(way.to) > 1.0,
                    "{kind} turn {place}: {way:?}"
                );
                for part in [0.0, 0.5, 1.0] {
                    assert!(board.contains(way.at(part)), "{kind} turn {place}: {way:?}");
                }
                counts[way.kind as usize] += 1;
            }
            if open.better.is_none() {
                let only = |way: &tavoliere::ui::review::piece_ways::PieceWay| {
                    way.kind == PieceWayKind::Both
                };
                assert!(piece_ways(&layout, &game, &open).iter().all(only));
            }
        }
        let better = found.turns.iter().filter(|turn| turn.better.is_some());
        if better.count() > 0 {
            assert!(counts.iter().all(|count| *count > 0), "{kind}: {counts:?}");
        } else {
            assert!(counts[PieceWayKind::Both as usize] > 0, "{kind}");
        }
    }
}

/// A table with reviews.
#[test]
fn arrows_stop_at_the_rims_of_pieces() {
    let way = |begins| PieceWay {
        kind: PieceWayKind::Played,
        from: Vec2::ZERO,
        to: Vec2::new(100.0, 0.0),
        line: vec![Vec2::ZERO, Vec2::new(100.0, 0.0)],
        begins,
    };
    let far = Vec2::new(50.0, 40.0);
    let moved = Vec2::new(1.0, 0.0);
    let hit = Vec2::new(99.0, 2.0);
    assert_eq!(way(true).between_rims(&[moved, far], 10.0), [0.1, 1.0]);
    assert_eq!(way(true).between_rims(&[moved, far, hit], 10.0), [0.1, 0.9]);
    // A second move continues from a free place, or from a piece that was hit there.
    assert_eq!(way(false).between_rims(&[far], 10.0), [0.0, 1.0]);
    assert_eq!(way(false).between_rims(&[moved], 10.0), [0.1, 1.0]);
    // A short way keeps a part between two pieces.
    assert_eq!(way(true).between_rims(&[moved, hit], 90.0), [0.4, 0.6]);
}

fn rig() -> Rig {
    let mut rig = Rig::with_stage();
    rig.app.add_plugins(review::plugin);
    rig
}

#[test]
fn a_replay_is_reviewed_and_knows_its_mistakes() {
    let game = record(TAPATAN);
    let mut rig = rig();
    rig.begin(game.setup().clone(), crate::rig::PEOPLE, 4);
    let world = rig.app.world_mut();
    world.write_message(ReplayIntent::Open(Box::new(game.clone())));
    for _ in 0..4 {
        rig.frame(16);
    }
    let found = findings(&game);
    let task = rig.app.world().resource::<ReviewTask>();
    assert_eq!(task.findings(), Some(&found));
    let known = &rig.app.world().resource::<ReplayMistakes>().0;
    let wanted: Vec<usize> = (0..found.turns.len())
        .filter(|place| found.turns[*place].cost >= Mistake::INACCURACY)
        .collect();
    assert_eq!(*known, wanted);
    // The next mistake is shown at the position before it.
    rig.app.world_mut().write_message(ReplayIntent::ToTurn(0));
    rig.frame(16);
    rig.app.world_mut().write_message(ReplayIntent::Mistake(1));
    rig.frame(16);
    let first = wanted.iter().find(|place| **place > 0).unwrap();
    let open = OpenTurn::of(&game, Some(&found), *first).unwrap();
    let replay = rig.app.world().resource::<Replay>();
    assert_eq!(replay.shown_events(), open.decision_event);
    // After closing, the review pauses and keeps its findings.
    rig.app.world_mut().write_message(ReplayIntent::Close);
    rig.frame(16);
    rig.frame(16);
    assert!(rig.app.world().get_resource::<Replay>().is_none());
    let task = rig.app.world().resource::<ReviewTask>();
    assert!(task.findings().is_some() && !task.is_working());
}
