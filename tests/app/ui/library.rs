//! Tests the library: every game at the table is added once, and its page offers the right actions.

use bevy::prelude::*;
use bevy_egui::egui;
use bevy_egui::egui::epaint::ClippedShape;
use tavoliere::date::{Date, Moment};
use tavoliere::library::{Finished, GameId, Library, Limits, Query, SortBy};
use tavoliere::record::{GameRecord, Seed};
use tavoliere::rules::{Expect, GameKind, Setup, Side};
use tavoliere::statistics::Participant;
use tavoliere::store::{Seat, Slot, Store};
use tavoliere::table::autosave::{SaveSlot, Saves};
use tavoliere::table::library;
use tavoliere::table::{GameLibrary, Intent, LibraryEvent, NewGame, ReplayIntent, Table};
use tavoliere::ui::actions::{FileAction, LibraryAction, OpenAs};
use tavoliere::ui::games;
use tavoliere::ui::kit::Names;
use tavoliere::ui::library::{LibraryPageState, LibraryView, LibraryWork};
use tavoliere::ui::{UiAction, View, Words, theme};

use crate::rig::{MIXED, PEOPLE, Rig, chance, some_choice};
use crate::ui::layouts::seen::seen;
use crate::views::ViewParts;

/// A table that saves its games in a store.
fn rig(store: Store) -> Rig {
    let mut rig = Rig::table_only();
    rig.app
        .insert_resource(Saves(store))
        .add_plugins(library::plugin);
    settle(&mut rig);
    rig
}

/// Waits until everything is read.
fn settle(rig: &mut Rig) {
    for _ in 0..2_000 {
        rig.frame(16);
        if !rig.app.world().resource::<GameLibrary>().is_reading() {
            return;
        }
    }
    panic!("the library is never read");
}

fn begin(rig: &mut Rig, kind: GameKind, seats: [Seat; 2], seed: u64) {
    rig.send(Intent::New(Box::new(NewGame {
        setup: Setup::new(kind),
        seats,
        players: [None, None],
        first: Some(Side::First),
        games: 1,
        clock: None,
        seed: Seed::Number(seed),
    })));
    rig.frame(16);
    rig.frame(16);
}

fn play(rig: &mut Rig, choices: usize) {
    for _ in 0..choices {
        let choice = rig.game().legal_moves()[0];
        rig.send(Intent::Play(choice));
        rig.frame(16);
    }
}

fn kept(rig: &Rig) -> &Library {
    rig.app.world().resource::<GameLibrary>().library()
}

/// Exits the program and returns the store for another start.
fn leave(mut rig: Rig) -> Store {
    rig.app.world_mut().write_message(AppExit::Success);
    rig.frame(16);
    let saves = rig.app.world_mut().remove_resource::<Saves>();
    saves.unwrap().0
}

#[test]
fn games_are_added_at_their_end_when_left_and_at_exit() {
    let mut rig = rig(Store::in_memory());
    begin(&mut rig, GameKind::Tapatan, PEOPLE, 1);
    assert!(kept(&rig).is_empty(), "nothing has been played");
    play(&mut rig, 1);
    rig.send(Intent::Resign(Side::First));
    rig.frame(16);
    assert_eq!(kept(&rig).len(), 1);
    let ended = kept(&rig).games().next().unwrap().clone();
    assert!(ended.is_finished());
    assert_eq!(Some(ended.id), GameId::of(rig.game()));
    // After the end is undone, the game continues under the same id.
    rig.send(Intent::UndoShown);
    rig.frame(16);
    play(&mut rig, 3);
    begin(&mut rig, GameKind::Tablut, MIXED, 2);
    assert_eq!(kept(&rig).len(), 1);
    let left = kept(&rig).game(ended.id).unwrap();
    assert!(!left.is_finished());
    assert_eq!(left.info.turns, 4);
    play(&mut rig, 1);
    let mut store = leave(rig);
    let library = Library::read(&mut store, Limits::DESKTOP);
    assert_eq!(library.len(), 2);
    let tablut = library
        .games()
        .find(|game| game.info.game == GameKind::Tablut);
    let seats = &tablut.unwrap().info.players;
    assert!(seats.contains(&Participant::Computer { level: 2 }));
}

#[test]
fn games_without_a_choice_are_not_added() {
    let mut rig = rig(Store::in_memory());
    begin(&mut rig, GameKind::Tapatan, PEOPLE, 1);
    begin(&mut rig, GameKind::Tablut, PEOPLE, 2);
    let mut store = leave(rig);
    assert!(Library::read(&mut store, Limits::DESKTOP).is_empty());
}

#[test]
fn a_rematch_is_a_separate_game() {
    let mut rig = rig(Store::in_memory());
    begin(&mut rig, GameKind::Tapatan, PEOPLE, 1);
    for _ in 0..3 {
        play(&mut rig, 1);
        rig.send(Intent::Resign(Side::First));
        rig.frame(16);
        rig.send(Intent::Rematch);
        rig.frame(16);
    }
    assert_eq!(kept(&rig).len(), 3);
}

#[test]
fn older_saves_are_added_and_continue_as_the_same_game() {
    let mut store = Store::in_memory();
    for kind in GameKind::ALL {
        let mut game = GameRecord::new(Setup::new(kind), 5, Side::First);
        let mut random = chance(5);
        for _ in 0..40 {
            match game.expect() {
                Expect::Throw(_) => drop(game.throw_next().unwrap()),
                Expect::Move(_) => drop(game.play(some_choice(&game, &mut random)).unwrap()),
                Expect::Nothing => break,
            }
        }
        store.save(&Slot::game(kind), &game.to_record()).unwrap();
    }
    let saved = store.load(&Slot::game(GameKind::Tablut)).unwrap().unwrap();
    let mut rig = rig(store);
    assert_eq!(kept(&rig).len(), 4);
    let before = kept(&rig).find_text(&saved).unwrap();
    rig.set_up(GameRecord::from_save(&saved).unwrap());
    play(&mut rig, 1);
    assert_eq!(GameId::of(rig.game()), Some(before));
    let store = leave(rig);
    let rig = self::rig(store);
    assert_eq!(kept(&rig).len(), 4, "nothing is there twice");
}

#[test]
fn replays_change_neither_game() {
    let mut rig = rig(Store::in_memory());
    begin(&mut rig, GameKind::Tapatan, PEOPLE, 1);
    play(&mut rig, 5);
    let other = rig.game().clone();
    begin(&mut rig, GameKind::Tablut, PEOPLE, 2);
    play(&mut rig, 3);
    let left = GameId::of(rig.game()).unwrap();
    rig.app
        .world_mut()
        .write_message(ReplayIntent::Open(Box::new(other.clone())));
    rig.frame(16);
    assert_eq!(kept(&rig).game(left).unwrap().info.turns, 3);
    rig.app.world_mut().write_message(ReplayIntent::ToEvent(1));
    rig.frame(16);
    begin(&mut rig, GameKind::Tawula, PEOPLE, 3);
    let id = GameId::of(&other).unwrap();
    assert_eq!(kept(&rig).game(id).unwrap().info.turns, 5);
    assert_eq!(kept(&rig).game(left).unwrap().info.turns, 3);
}

#[test]
fn a_killed_program_resumes_with_its_last_moves() {
    let mut rig = rig(Store::in_memory());
    begin(&mut rig, GameKind::Tapatan, PEOPLE, 1);
    play(&mut rig, 4);
    // The program is dropped without an exit message.
    let store = rig.app.world_mut().remove_resource::<Saves>().unwrap().0;
    let rig = self::rig(store);
    assert_eq!(kept(&rig).len(), 1);
    assert_eq!(kept(&rig).games().next().unwrap().info.turns, 4);
}

#[test]
fn demonstrations_lessons_and_puzzles_are_not_kept() {
    for slot in [SaveSlot::Demo, SaveSlot::Lesson, SaveSlot::Unsaved] {
        let mut rig = rig(Store::in_memory());
        begin(&mut rig, GameKind::Tapatan, MIXED, 2);
        // Starting a game ends a lesson, so the slot changes only after it.
        rig.app.insert_resource(slot);
        play(&mut rig, 1);
        rig.send(Intent::Resign(Side::First));
        rig.frame(16);
        assert!(kept(&rig).is_empty());
    }
    let mut rig = rig(Store::in_memory());
    let puzzle = tavoliere::puzzle::puzzles(GameKind::Tapatan)[0].clone();
    rig.set_up(Table::puzzle_record(&puzzle));
    play(&mut rig, 1);
    let mut store = leave(rig);
    assert!(Library::read(&mut store, Limits::DESKTOP).is_empty());
}

/// The page in a separate window.
struct Page {
    size: Vec2,
    ctx: egui::Context,
    games: GameLibrary,
    work: LibraryWork,
    ids: Vec<GameId>,
}

impl Page {
    fn new() -> Page {
        Page::with_latest(Date::from_days(20_002).into())
    }

    /// The page of three games, of which the latest was played at this moment, and the one before at noon of
    /// day 20,001.
    fn with_latest(latest: Moment) -> Page {
        let ctx = egui::Context::default();
        theme::apply(&ctx, games::accent(GameKind::ALL[0]));
        let mut store = Store::in_memory();
        let mut library = Library::read(&mut store, Limits::DESKTOP);
        let mut ids = Vec::new();
        for (number, name) in (0..).zip(["Ada", "Bruno", "Carla"]) {
            let mut game = GameRecord::new(Setup::new(GameKind::Tapatan), number, Side::First);
            game.set_header("white-name", name).unwrap();
            game.set_header("black", "computer 2").unwrap();
            let choice = game.legal_moves()[0];
            game.play(choice).unwrap();
            if number == 1 {
                game.resign(Side::Second).unwrap();
            }
            let id = GameId::fresh(&game);
            id.write(&mut game);
            let date = Date::from_days(20_000 + number as u32);
            let played = match number {
                0 => date.into(),
                1 => Moment {
                    date,
                    minute: Some(12 * 60),
                },
                _ => latest,
            };
            library.keep(&mut store, id, &game, played).unwrap();
            ids.push(id);
        }
        Page {
            size: Vec2::new(1280.0, 900.0),
            ctx,
            games: GameLibrary::fixed(library),
            work: LibraryWork::default(),
            ids,
        }
    }

    /// Runs one frame. Returns the requested action, and the places of all labels.
    fn frame(&self, events: Vec<egui::Event>) -> (Option<UiAction>, Names) {
        let (action, names, _) = self.frame_with_shapes(events);
        (action, names)
    }

    /// Runs one frame. Returns the requested action, the places of all labels, and the painted shapes.
    fn frame_with_shapes(
        &self,
        events: Vec<egui::Event>,
    ) -> (Option<UiAction>, Names, Vec<ClippedShape>) {
        let size = egui::vec2(self.size.x, self.size.y);
        let input = egui::RawInput {
            screen_rect: Some(egui::Rect::from_min_size(egui::Pos2::ZERO, size)),
            events,
            focused: true,
            ..egui::RawInput::default()
        };
        let table = Table::new(GameRecord::opening(Setup::new(GameKind::Tawula), 1));
        let parts = ViewParts::new(self.size, GameKind::Tawula);
        let view = View {
            library: LibraryView {
                games: &self.games,
                work: &self.work,
            },
            ..parts.view(&table)
        };
        let _ = Names::take(&self.ctx);
        let mut action = None;
        let mut output = self.ctx.run_ui(input, |ui| {
            action = tavoliere::ui::library::library(ui.ctx(), &view);
        });
        output.textures_delta.clear();
        (action, Names::take(&self.ctx), output.shapes)
    }

    fn labels(&self) -> Vec<String> {
        self.frame(Vec::new());
        let (_, labelled) = self.frame(Vec::new());
        labelled.0.into_iter().map(|(label, _)| label).collect()
    }

    /// The texts that are drawn.
    fn texts(&self) -> Vec<String> {
        let (_, _, shapes) = self.frame_with_shapes(Vec::new());
        let rows = seen(&shapes).rows.into_iter();
        rows.map(|row| row.text.trim().to_owned()).collect()
    }

    /// Presses the control with this label, or the first that starts with it.
    fn press(&self, name: &str) -> Option<UiAction> {
        self.frame(Vec::new());
        let (_, labelled) = self.frame(Vec::new());
        let mut labels = labelled.0.iter();
        let whole = labels.clone().find(|(label, _)| label == name);
        let found = whole.or_else(|| labels.find(|(label, _)| label.starts_with(name)));
        let (_, rect) = found.unwrap_or_else(|| panic!("no {name:?} in {labelled:?}"));
        let press = |pressed| egui::Event::PointerButton {
            pos: rect.center(),
            button: egui::PointerButton::Primary,
            pressed,
            modifiers: egui::Modifiers::NONE,
        };
        self.frame(vec![egui::Event::PointerMoved(rect.center())]);
        self.frame(vec![press(true)]);
        self.frame(vec![press(false)]).0
    }

    fn asks(&self, key: &str) -> LibraryAction {
        let action = self.press(&Words::default().get(key));
        let Some(UiAction::Library(ask)) = action else {
            panic!("{action:?}");
        };
        ask
    }
}

#[test]
fn the_page_requests_every_action_on_a_game() {
    let page = Page::new();
    let [first, second, _] = page.ids[..] else {
        panic!("three games");
    };
    // A finished game offers a replay, an unfinished one offers to continue.
    assert!(page.press("Bruno").is_none());
    let open = LibraryAction::Open(second, OpenAs::Replay);
    assert_eq!(page.asks("library-look-back"), open);
    let go_on = Words::default().get("library-go-on");
    assert!(!page.labels().contains(&go_on));
    assert!(page.press("Ada").is_none());
    let open = LibraryAction::Open(first, OpenAs::Continue);
    assert_eq!(page.asks("library-go-on"), open);
    let share = LibraryAction::Open(first, OpenAs::Share);
    assert_eq!(page.asks("share"), share);
    assert_eq!(page.asks("library-pin"), LibraryAction::Pin(first, true));
    assert_eq!(page.asks("record-save"), LibraryAction::Export(vec![first]));
    // Removing asks for confirmation.
    assert!(
        page.press(&Words::default().get("library-remove"))
            .is_none()
    );
    assert_eq!(
        page.asks("library-remove-yes"),
        LibraryAction::Remove(first)
    );
    assert!(
        page.press(&Words::default().get("library-rename"))
            .is_none()
    );
    let renamed = LibraryAction::Rename(first, String::new());
    assert_eq!(page.asks("library-rename-done"), renamed);
}

#[test]
fn an_open_game_has_its_buttons_in_view() {
    // 800 × 600 and 640 × 360 pixels.
    for size in [Vec2::new(923.0, 692.0), Vec2::new(738.0, 415.0)] {
        let mut page = Page::new();
        page.size = size;
        for id in page.ids.clone() {
            LibraryPageState::selecting(id).keep(&page.ctx);
            for _ in 0..4 {
                page.frame(Vec::new());
            }
            let (_, named) = page.frame(Vec::new());
            for key in ["share", "library-remove"] {
                let label = Words::default().get(key);
                let (_, rect) = named.0.iter().find(|(name, _)| *name == label).unwrap();
                assert!(rect.max.y < size.y - 10.0, "{size}: {label} at {rect:?}");
            }
        }
    }
}

#[test]
fn a_text_that_is_pasted_outside_a_field_is_imported() {
    let page = Page::new();
    page.frame(Vec::new());
    let (action, _) = page.frame(vec![egui::Event::Paste("a game".to_owned())]);
    let Some(UiAction::File(FileAction::ReadPasted(text))) = action else {
        panic!("{action:?}");
    };
    assert_eq!(text, "a game");
}

#[test]
fn a_search_filters_the_list() {
    let page = Page::new();
    let names = |page: &Page| -> Vec<String> {
        let labels = page.labels().into_iter();
        labels.filter(|label| label.contains(" – ")).collect()
    };
    let names_of = |text: &str| {
        let mut state = LibraryPageState::default();
        state.query.text = text.to_owned();
        state.keep(&page.ctx);
        names(&page)
    };
    assert_eq!(names_of("").len(), 3);
    assert_eq!(names_of("carla").len(), 1);
    assert_eq!(names_of("unfinished").len(), 2);
    assert!(names_of("nobody").is_empty());
    let all = Words::default().get("library-show-all");
    assert!(page.labels().contains(&all));
}

#[test]
fn shelves_and_orders_change_the_list() {
    let page = Page::new();
    let words = Words::default();
    let query = |page: &Page| LibraryPageState::read(&page.ctx).query;
    assert!(page.press("Finished 1").is_none());
    assert_eq!(query(&page).finished, Some(Finished::Over));
    let rows = || {
        let labels = page.labels().into_iter();
        labels
            .filter(|label| label.contains(" – "))
            .collect::<Vec<_>>()
    };
    assert!(matches!(&rows()[..], [row] if row.starts_with("Bruno")));
    assert!(page.press("All games 3").is_none());
    assert_eq!(query(&page), Query::default());
    for (pressed, sort, reversed) in [
        ("library-newest", SortBy::Date, true),
        ("library-oldest", SortBy::Game, false),
        ("library-by-game", SortBy::Length, false),
        ("library-longest", SortBy::Result, false),
        ("library-by-result", SortBy::Date, false),
    ] {
        assert!(page.press(&words.get(pressed)).is_none());
        let query = query(&page);
        assert_eq!((query.sort, query.reversed), (sort, reversed), "{pressed}");
    }
}

#[test]
fn on_a_phone_the_shelves_are_one_row_and_games_are_added_above_them() {
    let mut page = Page::new();
    page.size = Vec2::new(390.0, 844.0);
    page.frame(Vec::new());
    let (_, labelled) = page.frame(Vec::new());
    let place = |name: &str| {
        let found = labelled.0.iter().find(|(label, _)| label == name);
        found
            .unwrap_or_else(|| panic!("no {name} in {labelled:?}"))
            .1
    };
    let shelves = ["All games 3", "Unfinished 2", "Finished 1", "Pinned 0"].map(place);
    for pair in shelves.windows(2) {
        assert_eq!(pair[0].y_range(), pair[1].y_range());
        assert!(pair[0].max.x <= pair[1].min.x, "{shelves:?}");
    }
    let paste = Words::default().get("library-paste");
    assert!(place(&paste).max.y <= shelves[0].min.y);
    let asked = page.press(&paste);
    assert!(matches!(asked, Some(UiAction::File(FileAction::Paste))));
}

#[test]
fn the_latest_game_is_open_and_unfinished_games_show_whose_move_it_is() {
    let page = Page::new();
    let latest = page.ids[2];
    let open = LibraryAction::Open(latest, OpenAs::Continue);
    assert_eq!(page.asks("library-go-on"), open);
    let rows = page.labels().into_iter();
    let rows: Vec<String> = rows.filter(|label| label.contains(" – ")).collect();
    let moves = rows.iter().filter(|row| row.ends_with("’s move, turn 2"));
    assert_eq!(moves.count(), 2, "{rows:?}");
}

#[test]
fn the_time_of_day_tells_games_of_the_same_day_apart() {
    let at = |days: u32, minute: u16| Moment {
        date: Date::from_days(days),
        minute: Some(minute),
    };
    let rows_with = |page: &Page, time: &str| {
        let end = format!(", {time}");
        let labels = page.labels();
        labels.iter().filter(|label| label.ends_with(&end)).count()
    };
    for (latest, has_same_day) in [
        (at(20_001, 18 * 60 + 5), true),
        (at(20_002, 18 * 60 + 5), false),
    ] {
        let page = Page::with_latest(latest);
        assert_eq!(rows_with(&page, "18:05"), usize::from(has_same_day));
        assert_eq!(rows_with(&page, "12:00"), usize::from(has_same_day));
        // The open game always shows it.
        assert!(page.texts().iter().any(|text| text.ends_with(", 18:05")));
    }
    // A game of an older version, beside one of the same day: no time is invented.
    let page = Page::with_latest(Date::from_days(20_001).into());
    assert_eq!(rows_with(&page, "12:00"), 1);
    assert!(
        !page
            .texts()
            .iter()
            .any(|text| text.contains("0:00") && !text.contains("12:00"))
    );
    let early = Page::with_latest(at(20_001, 5));
    assert_eq!(rows_with(&early, "0:05"), 1);
}

#[test]
fn a_list_of_thousands_lays_out_only_visible_rows() {
    let mut page = Page::new();
    let mut store = Store::in_memory();
    let mut library = Library::read(
        &mut store,
        Limits {
            games: 9_000,
            ..Limits::DESKTOP
        },
    );
    let mut game = GameRecord::new(Setup::new(GameKind::Tapatan), 1, Side::First);
    let choice = game.legal_moves()[0];
    game.play(choice).unwrap();
    let games = (0..3_000).map(|number| {
        game.set_header("number", &format!("{number}")).unwrap();
        tavoliere::library::ImportedGame {
            game: Box::new(game.clone()),
            title: format!("Game {number}"),
            altered: None,
        }
    });
    let games = games.collect();
    library
        .import(&mut store, games, Date::from_days(20_000))
        .unwrap();
    page.games = GameLibrary::fixed(library);
    let rows = page
        .labels()
        .into_iter()
        .filter(|label| label.starts_with("Game "));
    assert!((5..60).contains(&rows.count()));
}

/// The kinds of the replaced games that were announced since the last call.
fn replaced(rig: &mut Rig) -> Vec<GameKind> {
    let mut events = rig.app.world_mut().resource_mut::<Messages<LibraryEvent>>();
    let replaced = |event: LibraryEvent| match event {
        LibraryEvent::Replaced(kind) => Some(kind),
        _ => None,
    };
    events.drain().filter_map(replaced).collect()
}

#[test]
fn an_unfinished_game_that_is_replaced_says_where_it_is() {
    let mut rig = rig(Store::in_memory());
    begin(&mut rig, GameKind::Tapatan, PEOPLE, 1);
    assert!(replaced(&mut rig).is_empty(), "no game was on the table");
    play(&mut rig, 2);
    // The save of another game stays.
    begin(&mut rig, GameKind::Tablut, PEOPLE, 2);
    assert!(replaced(&mut rig).is_empty());
    play(&mut rig, 2);
    let first = rig.game().clone();
    begin(&mut rig, GameKind::Tablut, PEOPLE, 3);
    assert_eq!(replaced(&mut rig), [GameKind::Tablut]);
    assert!(
        kept(&rig)
            .games()
            .any(|game| Some(game.id) == GameId::of(&first))
    );
    // A finished game isn't announced.
    play(&mut rig, 1);
    rig.send(Intent::Resign(Side::First));
    rig.frame(16);
    begin(&mut rig, GameKind::Tablut, PEOPLE, 4);
    assert!(replaced(&mut rig).is_empty());
    // Continuing the same game replaces nothing.
    play(&mut rig, 2);
    let same = rig.game().clone();
    rig.set_up(same);
    assert!(replaced(&mut rig).is_empty());
}
