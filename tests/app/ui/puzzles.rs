//! Tests puzzles on the table: solving by presses and keys, wrong answers, hints and solutions, the return of the
//! previous game, saved progress, and the page with all puzzles.

use std::time::Duration;

use bevy::prelude::GamepadButton;
use bevy_egui::egui::{self, Event, Modifiers, PointerButton, Pos2, RawInput, Rect, Shape, vec2};
use tavoliere::date::Date;
use tavoliere::input::{Press, Selection};
use tavoliere::puzzle::{Progress, Proof, Puzzle, PuzzleId, count, groups, puzzle, puzzles as all};
use tavoliere::record::GameRecord;
use tavoliere::rules::{AnyMove, Expect, GameKind, Setup, Side};
use tavoliere::store::{NoteTime, Store};
use tavoliere::table::autosave::{SaveSlot, Saves};
use tavoliere::table::{Intent, MoveTarget, Table, targets::targets};
use tavoliere::ui::actions::PuzzleAction;
use tavoliere::ui::kit::Names;
use tavoliere::ui::puzzles::{
    self, PuzzleFiles, PuzzleProgress, Solving, SolvingPlugin, SolvingState,
};
use tavoliere::ui::{UiAction, View, Words, games, theme};

use crate::input::devices::Desk;
use crate::rig::{MIXED, Rig};
use crate::views::ViewParts;

fn first(kind: GameKind) -> &'static Puzzle {
    puzzle(PuzzleId { kind, number: 1 }).unwrap()
}

/// A table with a game and puzzles.
fn rig(store: Store) -> Rig {
    let mut rig = Rig::with_stage();
    rig.app
        .add_plugins(SolvingPlugin)
        .insert_resource(Saves(store));
    rig.set_tempo(1_000.0, true);
    rig.begin(Setup::new(GameKind::Tapatan), MIXED, 2);
    rig.settle(16);
    rig
}

fn ask(rig: &mut Rig, ask: PuzzleAction) {
    rig.app.world_mut().write_message(ask);
    for _ in 0..4 {
        rig.frame(16);
    }
    rig.settle(16);
}

fn state(rig: &Rig) -> Option<SolvingState> {
    let solving = rig.app.world().get_resource::<Solving>();
    solving.map(Solving::state)
}

/// The target of a choice.
fn target(rig: &Rig, choice: AnyMove) -> MoveTarget {
    let all = targets(rig.game().position());
    all.into_iter()
        .find(|target| target.choice == choice)
        .expect("a choice of the solution has a target")
}

/// Plays one choice by presses on its locations.
fn press_choice(rig: &mut Rig, choice: AnyMove) {
    let target = target(rig, choice);
    rig.press(Press::Drag {
        from: target.from,
        to: target.to,
    });
    rig.frame(16);
}

/// Solves the puzzle on the table by presses; the program replies.
fn solve(rig: &mut Rig) {
    for _ in 0..4_000 {
        match state(rig) {
            Some(SolvingState::Solved) | None => return,
            _ => {}
        }
        let solving = rig.app.world().resource::<Solving>();
        let (puzzle, side) = (solving.puzzle(), solving.side());
        let played = rig.game().events().len();
        if rig.game().position().side_to_act() == side
            && rig.is_idle()
            && let Some(choice) = puzzle.solution.get(played)
        {
            press_choice(rig, *choice);
        } else {
            rig.frame(50);
        }
    }
    panic!("the puzzle didn't end");
}

#[test]
fn one_puzzle_of_each_game_is_solved_and_kept() {
    let dir = tempfile::tempdir().unwrap();
    let mut rig = rig(Store::open(dir.path()).unwrap());
    let before = rig.game().to_record();
    for kind in GameKind::ALL {
        let puzzle = first(kind);
        ask(&mut rig, PuzzleAction::Begin(puzzle.id));
        assert_eq!(rig.table().puzzle(), Some(puzzle.id));
        assert_eq!(*rig.game().position(), puzzle.position);
        solve(&mut rig);
        assert_eq!(state(&rig), Some(SolvingState::Solved), "{kind}");
    }
    ask(&mut rig, PuzzleAction::Leave);
    assert_eq!(state(&rig), None);
    assert_eq!(rig.game().to_record(), before, "the game before comes back");
    let saved = Store::open(dir.path()).unwrap();
    for kind in GameKind::ALL {
        let text = saved.load(&SaveSlot::Autosave.of(kind)).unwrap();
        // Puzzles must not be saved as games.
        assert_eq!(text.is_some(), kind == GameKind::Tapatan);
    }
    drop(rig);
    let again = self::rig(Store::open(dir.path()).unwrap());
    let progress = &again.app.world().resource::<PuzzleProgress>().0;
    for kind in GameKind::ALL {
        assert!(progress.is_solved(first(kind).id), "{kind}");
    }
}

/// A function that plays a choice with one device.
type Device = fn(&mut Desk, &MoveTarget);

fn by_mouse(desk: &mut Desk, target: &MoveTarget) {
    for place in [target.from, target.to] {
        let at = desk.pixel(place);
        desk.click(at);
    }
}

fn by_finger(desk: &mut Desk, target: &MoveTarget) {
    for place in [target.from, target.to] {
        let at = desk.pixel(place);
        desk.touch(at);
    }
}

/// Moves the cursor until it's on the piece, then until it's on the destination.
fn by_pad(desk: &mut Desk, target: &MoveTarget) {
    for place in [target.from, target.to] {
        if desk.rig.app.world().resource::<Selection>().chosen == Some(place) {
            // The only movable piece is selected already.
            continue;
        }
        for _ in 0..120 {
            if desk.rig.app.world().resource::<Selection>().focus == Some(place) {
                break;
            }
            desk.push(GamepadButton::RightTrigger);
        }
        desk.push(GamepadButton::South);
    }
}

#[test]
fn one_puzzle_of_each_game_is_solved_by_mouse_by_finger_and_by_pad() {
    for device in [by_mouse as Device, by_finger, by_pad] {
        for kind in GameKind::ALL {
            let mut desk = Desk::with(Setup::new(kind), 7);
            desk.rig
                .app
                .add_plugins(SolvingPlugin)
                .insert_resource(Saves(Store::in_memory()));
            ask(&mut desk.rig, PuzzleAction::Begin(first(kind).id));
            let mut acts = 0;
            while state(&desk.rig) != Some(SolvingState::Solved) {
                acts += 1;
                assert!(acts < 400, "{kind}: stuck");
                let solving = desk.rig.app.world().resource::<Solving>();
                let (puzzle, side) = (solving.puzzle(), solving.side());
                let rig = &desk.rig;
                let played = rig.game().events().len();
                let own = rig.game().position().side_to_act() == side && rig.is_idle();
                match puzzle.solution.get(played).filter(|_| own) {
                    Some(choice) => {
                        let target = target(rig, *choice);
                        device(&mut desk, &target);
                    }
                    None => desk.rig.frame(50),
                }
            }
        }
    }
}

#[test]
fn a_win_in_three_is_played_against_replies() {
    let mut rig = rig(Store::in_memory());
    for kind in [GameKind::Tablut, GameKind::Tapatan] {
        let id = PuzzleId { kind, number: 40 };
        ask(&mut rig, PuzzleAction::Begin(id));
        solve(&mut rig);
        assert_eq!(state(&rig), Some(SolvingState::Solved), "{kind}");
    }
}

#[test]
fn puzzles_of_other_rule_sets_are_solved_by_their_rules() {
    let mut rig = rig(Store::in_memory());
    for kind in GameKind::ALL {
        for (preset, puzzles) in groups(kind).skip(1) {
            ask(&mut rig, PuzzleAction::Begin(puzzles[0].id));
            assert_eq!(rig.game().setup().preset(), preset);
            solve(&mut rig);
            assert_eq!(state(&rig), Some(SolvingState::Solved), "{preset}");
        }
    }
}

/// By Bell's rules the same side throws again after its move.
#[test]
fn a_puzzle_ends_before_the_next_throw() {
    let mut rig = rig(Store::in_memory());
    let (_, bell) = groups(GameKind::Tablan).nth(1).unwrap();
    let side = bell[0].position.side_to_act().unwrap();
    ask(&mut rig, PuzzleAction::Begin(bell[0].id));
    solve(&mut rig);
    assert_eq!(state(&rig), Some(SolvingState::Solved));
    assert_eq!(rig.game().expect(), Expect::Throw(side));
    assert!(!rig.table().is_thrown_by_person(side));
    // The press opens the next puzzle instead.
    rig.press(Press::Throw);
    for _ in 0..4 {
        rig.frame(16);
    }
    assert_eq!(rig.table().puzzle(), Some(bell[1].id));
    assert_eq!(*rig.game().position(), bell[1].position);
}

/// Plays a wrong choice.
fn choose_wrongly(rig: &mut Rig, puzzle: &Puzzle) {
    let legal = rig.game().legal_moves();
    let wrong = legal
        .into_iter()
        .find(|choice| *choice != puzzle.solution[0]);
    press_choice(rig, wrong.unwrap());
    rig.frame(16);
    assert_eq!(state(rig), Some(SolvingState::Wrong));
}

/// Plays a wrong choice, which the program refutes and takes back.
fn answer_wrongly(rig: &mut Rig, puzzle: &Puzzle) {
    choose_wrongly(rig, puzzle);
    for _ in 0..300 {
        rig.frame(50);
    }
    assert_eq!(state(rig), Some(SolvingState::Thinking));
    assert_eq!(*rig.game().position(), puzzle.position);
}

#[test]
fn the_only_move_that_does_not_lose_solves_and_others_are_refuted() {
    let mut rig = rig(Store::in_memory());
    let holds = |puzzle: &&Puzzle| matches!(puzzle.proof, Proof::Hold { .. });
    let puzzle = all(GameKind::Tapatan).iter().find(holds).unwrap();
    ask(&mut rig, PuzzleAction::Begin(puzzle.id));
    answer_wrongly(&mut rig, puzzle);
    solve(&mut rig);
    assert_eq!(state(&rig), Some(SolvingState::Solved));
}

#[test]
fn a_wrong_answer_is_undone_automatically() {
    let mut rig = rig(Store::in_memory());
    let puzzle = first(GameKind::Tapatan);
    ask(&mut rig, PuzzleAction::Begin(puzzle.id));
    answer_wrongly(&mut rig, puzzle);
    let progress = &rig.app.world().resource::<PuzzleProgress>().0;
    assert_eq!(*progress, Progress::default());
}

#[test]
fn a_wrong_answer_stays_longer_if_notes_do() {
    let [standard, long] = [NoteTime::Standard, NoteTime::Long].map(|time| {
        let mut rig = rig(Store::in_memory());
        rig.settings().note_time = time;
        let puzzle = first(GameKind::Tapatan);
        ask(&mut rig, PuzzleAction::Begin(puzzle.id));
        choose_wrongly(&mut rig, puzzle);
        let mut waited = Duration::ZERO;
        while state(&rig) == Some(SolvingState::Wrong) && waited < Duration::from_secs(60) {
            rig.frame(50);
            waited += Duration::from_millis(50);
        }
        waited
    });
    assert!(
        long > standard + Duration::from_secs(4),
        "{standard:?} {long:?}"
    );
}

#[test]
fn keys_request_hints_play_them_and_continue() {
    let mut rig = rig(Store::in_memory());
    let puzzle = first(GameKind::Tablut);
    ask(&mut rig, PuzzleAction::Begin(puzzle.id));
    let wanted = target(&rig, puzzle.solution[0]);
    rig.press(Press::Hint);
    rig.settle(16);
    rig.frame(16);
    assert_eq!(rig.selection().chosen, Some(wanted.from));
    rig.press(Press::Hint);
    rig.frame(16);
    rig.frame(16);
    assert_eq!(rig.selection().focus, Some(wanted.to));
    rig.press(Press::Next);
    rig.settle(16);
    rig.frame(16);
    assert_eq!(state(&rig), Some(SolvingState::Solved));
    // The same key opens the next puzzle.
    rig.press(Press::Next);
    for _ in 0..4 {
        rig.frame(16);
    }
    assert_eq!(rig.table().puzzle().map(|id| id.number), Some(2));
}

#[test]
fn the_solution_is_shown_and_does_not_count() {
    let mut rig = rig(Store::in_memory());
    for kind in GameKind::ALL {
        let puzzle = first(kind);
        ask(&mut rig, PuzzleAction::Begin(puzzle.id));
        ask(&mut rig, PuzzleAction::Show);
        for _ in 0..300 {
            rig.frame(50);
        }
        assert_eq!(state(&rig), Some(SolvingState::Shown), "{kind}");
        let end = puzzle.after(puzzle.solution.len());
        assert_eq!(*rig.game().position(), end);
    }
    let progress = &rig.app.world().resource::<PuzzleProgress>().0;
    assert_eq!(*progress, Progress::default());
}

#[test]
fn another_game_ends_the_puzzle() {
    let mut rig = rig(Store::in_memory());
    ask(&mut rig, PuzzleAction::Begin(first(GameKind::Tawula).id));
    let game = GameRecord::new(Setup::new(GameKind::Tapatan), 9, Side::First);
    rig.set_up(game);
    rig.frame(16);
    assert_eq!(state(&rig), None);
    assert!(rig.app.world().resource::<Table>().puzzle().is_none());
    rig.send(Intent::Rematch);
    rig.frame(16);
}

#[test]
fn damaged_progress_is_set_aside() {
    let mut store = Store::in_memory();
    store.save(Progress::SLOT, "nonsense 1").unwrap();
    let rig = rig(store);
    let progress = &rig.app.world().resource::<PuzzleProgress>().0;
    assert_eq!(*progress, Progress::default());
    let saves = rig.app.world().resource::<Saves>();
    assert_eq!(saves.load(Progress::SLOT).unwrap(), None);
}

/// The page of puzzles in a separate window.
struct Page {
    ctx: egui::Context,
    table: Table,
    progress: Progress,
    files: PuzzleFiles,
    height: f32,
}

impl Page {
    fn new(progress: Progress) -> Page {
        let ctx = egui::Context::default();
        theme::apply(&ctx, games::accent(GameKind::Tablan));
        let game = GameRecord::new(Setup::new(GameKind::Tablan), 4, Side::First);
        Page {
            ctx,
            table: Table::new(game),
            progress,
            files: PuzzleFiles::default(),
            height: 830.0,
        }
    }

    /// Runs one frame with these events.
    fn frame(&self, events: Vec<Event>) -> Option<UiAction> {
        self.run(events).0
    }

    /// Runs one frame with these events. Also returns its texts with the heights at which they are.
    fn run(&self, events: Vec<Event>) -> (Option<UiAction>, Vec<(String, f32)>) {
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, vec2(1480.0, self.height))),
            events,
            focused: true,
            ..RawInput::default()
        };
        let parts = ViewParts::default();
        let view = View {
            progress: &self.progress,
            puzzle_files: &self.files,
            ..parts.view(&self.table)
        };
        let mut action = None;
        let mut output = self.ctx.run_ui(input, |ui| {
            action = puzzles::list(ui.ctx(), &view);
        });
        // The test has no renderer.
        output.textures_delta.clear();
        let shapes = output.shapes.into_iter();
        let texts = shapes.filter_map(|clipped| match clipped.shape {
            Shape::Text(text) => Some((text.galley.text().to_owned(), text.pos.y)),
            _ => None,
        });
        (action, texts.collect())
    }

    /// The controls by their names.
    fn controls(&self) -> Names {
        self.frame(Vec::new());
        let _ = Names::take(&self.ctx);
        self.frame(Vec::new());
        Names::take(&self.ctx)
    }

    fn has(&self, name: &str) -> bool {
        self.controls().0.iter().any(|(found, _)| found == name)
    }

    /// Clicks a control.
    fn press(&self, name: &str) -> Option<UiAction> {
        let all = self.controls().0;
        let found = all.iter().find(|(found, _)| found == name);
        let (_, place) = found.unwrap_or_else(|| panic!("no {name:?} among {all:?}"));
        let pos = place.center();
        let button = |pressed| Event::PointerButton {
            pos,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        };
        self.frame(vec![Event::PointerMoved(pos), button(true)]);
        self.frame(vec![button(false)])
    }
}

/// The puzzle that a request starts.
fn started(action: Option<UiAction>) -> PuzzleId {
    match action {
        Some(UiAction::Puzzle(PuzzleAction::Begin(id))) => id,
        other => panic!("a puzzle starts, not {other:?}"),
    }
}

#[test]
fn the_page_shows_the_puzzles_of_each_game_and_starts_the_pressed_one() {
    let words = Words::default();
    let named = |key: &str, number: u8| words.with(key, &[("number", number.into())]);
    let mut progress = Progress::default();
    progress.solve(first(GameKind::Tablan).id);
    let page = Page::new(progress);
    let shown = page.controls().0;
    let has = |name: String| shown.iter().any(|(found, _)| *found == name);
    assert!(has(named("puzzle-title-solved", 1)));
    for number in 2..=40 {
        assert!(has(named("puzzle-title", number)), "{number}");
    }
    let kind = GameKind::Tablan;
    let id = started(page.press(&named("puzzle-title", 2)));
    assert_eq!(id, PuzzleId { kind, number: 2 });
    let kind = GameKind::Tawula;
    assert!(page.press(&words.get("game-tawula")).is_none());
    let id = started(page.press(&named("puzzle-title", 1)));
    assert_eq!(id, PuzzleId { kind, number: 1 });
    let closes = page.press(&words.get("close"));
    assert!(matches!(closes, Some(UiAction::Close)), "{closes:?}");
}

#[test]
fn each_rule_set_has_its_heading_above_its_puzzles() {
    let words = Words::default();
    let kind = GameKind::Tapatan;
    let mut progress = Progress::default();
    let (_, achi) = groups(kind).nth(1).unwrap();
    progress.solve(achi[0].id);
    progress.solve(achi[1].id);
    let mut page = Page::new(progress);
    // All cards fit.
    page.height = 9_000.0;
    page.press(&words.get("game-tapatan"));
    let controls = page.controls().0;
    let (_, texts) = page.run(Vec::new());
    let mut reached = 0.0;
    for (place, (preset, puzzles)) in groups(kind).enumerate() {
        let heading = match place {
            0 => words.get("puzzle-usual-rules"),
            _ => words.preset(preset, ""),
        };
        let found = texts.iter().find(|(text, _)| *text == heading);
        let (_, top) = found.unwrap_or_else(|| panic!("no {heading:?} among {texts:?}"));
        assert!(*top > reached, "{preset}");
        reached = *top;
        for puzzle in puzzles {
            let key = if page.progress.is_solved(puzzle.id) {
                "puzzle-title-solved"
            } else {
                "puzzle-title"
            };
            let name = words.with(key, &[("number", puzzle.id.number.into())]);
            let (_, card) = controls.iter().find(|(found, _)| *found == name).unwrap();
            assert!(card.min.y > *top, "{preset}: {name}");
            reached = reached.max(card.max.y);
        }
    }
    let solved = |solved: usize, all: usize| {
        let variables = [("solved", solved.into()), ("all", all.into())];
        words.with("puzzle-count", &variables)
    };
    for text in [
        solved(2, count(kind).into()),
        solved(0, 40),
        solved(2, achi.len()),
    ] {
        assert!(texts.iter().any(|(found, _)| *found == text), "{text}");
    }
    let last = words.with("puzzle-title", &[("number", count(kind).into())]);
    let number = count(kind);
    assert_eq!(started(page.press(&last)), PuzzleId { kind, number });
}

#[test]
fn a_game_with_one_rule_set_has_no_headings_of_rule_sets() {
    let words = Words::default();
    let page = Page::new(Progress::default());
    page.press(&words.get("game-tawula"));
    let (_, texts) = page.run(Vec::new());
    let heading = words.get("puzzle-usual-rules");
    assert!(texts.iter().all(|(text, _)| *text != heading));
}

#[test]
fn the_page_waits_for_its_puzzles_and_offers_to_load_them_again() {
    let words = Words::default();
    let [close, again] = ["close", "loading-again"].map(|key| words.get(key));
    let first = words.with("puzzle-title", &[("number", 1.into())]);
    let mut page = Page::new(Progress::default());
    let texts = |page: &Page| -> Vec<String> {
        let (_, texts) = page.run(Vec::new());
        texts.into_iter().map(|(text, _)| text).collect()
    };
    page.files = PuzzleFiles::Loading;
    assert!(!page.has(&first) && !page.has(&again));
    assert!(texts(&page).contains(&words.get("puzzles-loading")));
    assert!(matches!(page.press(&close), Some(UiAction::Close)));
    let reason = "puzzles/tablut.txt couldn't be read".to_owned();
    page.files = PuzzleFiles::Missing(vec![reason.clone()]);
    assert!(!page.has(&first));
    assert!(texts(&page).contains(&reason));
    let asked = page.press(&again);
    assert!(
        matches!(asked, Some(UiAction::Puzzle(PuzzleAction::LoadAgain))),
        "{asked:?}"
    );
    page.files = PuzzleFiles::Loaded;
    assert!(page.has(&first));
}

#[test]
fn the_puzzle_of_the_day_can_be_tried_again_once_it_is_solved() {
    let words = Words::default();
    let [solve, again] = ["puzzle-day-solve", "puzzle-again"].map(|key| words.get(key));
    let page = Page::new(Progress::default());
    assert!(!page.has(&again));
    let daily = started(page.press(&solve));
    let mut progress = Progress::default();
    progress.solve_daily(Date::today());
    let page = Page::new(progress);
    assert!(!page.has(&solve));
    assert_eq!(started(page.press(&again)), daily);
}
