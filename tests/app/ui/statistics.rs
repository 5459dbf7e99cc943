//! Tests the history of games: each is counted once, saved, shown, exported as a table and deleted.

use bevy::prelude::*;
use bevy_egui::egui;

use tavoliere::date::Date;
use tavoliere::record::{GameRecord, Seed};
use tavoliere::rules::{Expect, GameKind, Setup, Side};
use tavoliere::statistics::{Entry, EntryInfo, History, Participant, write_spreadsheet};
use tavoliere::store::{Seat, Store};
use tavoliere::table::autosave::{SaveSlot, Saves};
use tavoliere::table::experience::FIRST_GAMES;
use tavoliere::table::history::{self, GameHistory};
use tavoliere::table::{Experience, Intent, NewGame, Table};
use tavoliere::ui::actions::StatisticsAction;
use tavoliere::ui::games;
use tavoliere::ui::kit::Names;
use tavoliere::ui::statistics::statistics;
use tavoliere::ui::{UiAction, View, Words, theme};

use crate::rig::{COMPUTERS, MIXED, PEOPLE, Rig, chance, some_choice};
use crate::ui::layouts::seen::seen;
use crate::views::ViewParts;

/// A table that saves its games.
fn rig() -> Rig {
    let mut rig = Rig::table_only();
    rig.app
        .insert_resource(Saves(Store::in_memory()))
        .add_plugins(history::plugin);
    rig
}

fn begin(rig: &mut Rig, kind: GameKind, seats: [Seat; 2], seed: Seed) {
    rig.send(Intent::New(Box::new(NewGame {
        setup: Setup::new(kind),
        seats,
        players: [None, None],
        first: Some(Side::First),
        games: 1,
        clock: None,
        seed,
    })));
    rig.frame(16);
    rig.frame(16);
}

fn resign(rig: &mut Rig) {
    rig.send(Intent::Resign(Side::Second));
    rig.frame(16);
    settle(rig);
}

/// Waits until the luck of the last game is known.
fn settle(rig: &mut Rig) {
    for _ in 0..20_000 {
        if !games(rig).is_reading() {
            return;
        }
        rig.frame(16);
    }
    panic!("the luck is never known");
}

fn games(rig: &Rig) -> &GameHistory {
    rig.app.world().resource::<GameHistory>()
}

fn kept(rig: &mut Rig) -> History {
    let saves = rig.app.world().resource::<Saves>();
    let text = saves.load(History::SLOT).unwrap();
    text.map_or_else(History::default, |text| History::from_ron(&text).unwrap())
}

#[test]
fn a_finished_game_is_counted_once_despite_undo() {
    let mut rig = rig();
    begin(&mut rig, GameKind::Tapatan, PEOPLE, Seed::Number(1));
    let choice = rig.game().legal_moves()[0];
    rig.send(Intent::Play(choice));
    rig.frame(16);
    assert!(games(&rig).history().is_empty(), "it goes on");
    resign(&mut rig);
    assert_eq!(games(&rig).history().len(), 1);
    // The end is undone and repeated.
    rig.send(Intent::UndoShown);
    rig.frame(16);
    assert_eq!(rig.game().outcome(), None);
    resign(&mut rig);
    assert_eq!(games(&rig).history().len(), 1);
    // A restart in between makes no difference.
    let saved = rig.game().to_record();
    rig.set_up(GameRecord::from_save(&saved).unwrap());
    rig.send(Intent::UndoShown);
    rig.frame(16);
    resign(&mut rig);
    assert_eq!(games(&rig).history().len(), 1);
    // A rematch counts as another game.
    rig.send(Intent::Rematch);
    rig.frame(16);
    resign(&mut rig);
    assert_eq!(games(&rig).history().len(), 2);
    assert_eq!(kept(&mut rig), *games(&rig).history());
}

#[test]
fn a_kind_of_game_is_new_until_three_are_finished() {
    let mut rig = rig();
    for finished in 0..FIRST_GAMES {
        let experience = *rig.app.world().resource::<Experience>();
        assert_eq!(experience.finished(GameKind::Tapatan), finished);
        assert!(experience.is_new(GameKind::Tapatan));
        begin(&mut rig, GameKind::Tapatan, PEOPLE, Seed::Number(1));
        // A resigned game doesn't count, a drawn one does.
        resign(&mut rig);
        rig.send(Intent::UndoShown);
        rig.frame(16);
        begin(&mut rig, GameKind::Tapatan, PEOPLE, Seed::Number(2));
        rig.send(Intent::AgreeDraw);
        rig.frame(16);
        rig.frame(16);
    }
    let experience = rig.app.world().resource::<Experience>();
    assert!(!experience.is_new(GameKind::Tapatan));
    assert!(
        experience.is_new(GameKind::Tablut),
        "each kind is counted alone"
    );
}

#[test]
fn every_game_of_a_match_is_counted() {
    let mut rig = rig();
    rig.send(Intent::New(Box::new(NewGame {
        setup: Setup::new(GameKind::Tawula),
        seats: PEOPLE,
        players: [None, None],
        first: None,
        games: 3,
        clock: None,
        seed: Seed::ByHand(1),
    })));
    rig.frame(16);
    rig.frame(16);
    resign(&mut rig);
    let next = rig.game().next_game().unwrap();
    rig.set_up(next);
    assert!(!rig.table().is_counted());
    resign(&mut rig);
    assert_eq!(games(&rig).history().len(), 2);
}

#[test]
fn games_are_counted_with_players_throws_and_luck() {
    let mut rig = rig();
    let mut game = GameRecord::opening(Setup::new(GameKind::Tawula), 3);
    game.set_header("black", "computer 2").unwrap();
    let mut random = chance(5);
    while game.thrown() < 9 {
        match game.expect() {
            Expect::Throw(_) => drop(game.throw_next().unwrap()),
            _ => drop(game.play(some_choice(&game, &mut random)).unwrap()),
        }
    }
    rig.set_up(game);
    resign(&mut rig);
    let history = kept(&mut rig);
    let entry = history.entries().next().unwrap();
    assert_eq!(entry.sides[1], Participant::Computer { level: 2 });
    let thrown: u32 = entry.thrown.iter().map(|count| count.throws).sum();
    assert!(thrown > 5, "{thrown}");
    assert!(entry.luck.is_some() && !entry.throws_by_hand);
    // Games with throws by hand have neither luck nor a throw count.
    begin(&mut rig, GameKind::Tablan, PEOPLE, Seed::ByHand(1));
    resign(&mut rig);
    let history = kept(&mut rig);
    let entry = history.entries().next_back().unwrap();
    assert!(entry.throws_by_hand && entry.luck.is_none());
}

#[test]
fn demonstrations_lessons_puzzles_and_watched_games_are_not_counted() {
    for slot in [SaveSlot::Demo, SaveSlot::Lesson] {
        let mut rig = rig();
        begin(&mut rig, GameKind::Tapatan, MIXED, Seed::Number(2));
        // Starting a game would leave a lesson.
        rig.app.insert_resource(slot);
        resign(&mut rig);
        assert!(games(&rig).history().is_empty());
    }
    let mut rig = rig();
    begin(&mut rig, GameKind::Tablan, COMPUTERS, Seed::ByHand(2));
    resign(&mut rig);
    let puzzle = tavoliere::puzzle::puzzles(GameKind::Tapatan)[0].clone();
    rig.set_up(Table::puzzle_record(&puzzle));
    resign(&mut rig);
    assert!(games(&rig).history().is_empty());
}

#[test]
fn a_damaged_history_is_set_aside_with_a_notice() {
    let mut saves = Saves(Store::in_memory());
    saves
        .save(History::SLOT, "(version: 1, entries: oops")
        .unwrap();
    let (history, notice) = GameHistory::load(&mut saves);
    assert!(history.history().is_empty());
    assert!(notice.is_some_and(|notice| notice.set_aside.is_some()));
    assert_eq!(saves.load(History::SLOT).unwrap(), None);
    let (_, notice) = GameHistory::load(&mut saves);
    assert!(notice.is_none());
}

/// The page in a separate window.
struct Page {
    ctx: egui::Context,
    history: History,
}

impl Page {
    fn new(history: History) -> Page {
        let ctx = egui::Context::default();
        theme::apply(&ctx, games::accent(GameKind::ALL[0]));
        Page { ctx, history }
    }

    /// Runs one frame. Returns the requested action, and the places of all labels.
    fn frame(&self, events: Vec<egui::Event>) -> (Option<UiAction>, Names) {
        let size = egui::vec2(1400.0, 2400.0);
        let input = egui::RawInput {
            screen_rect: Some(egui::Rect::from_min_size(egui::Pos2::ZERO, size)),
            events,
            focused: true,
            ..egui::RawInput::default()
        };
        let table = Table::new(GameRecord::opening(Setup::new(GameKind::Tawula), 1));
        let parts = ViewParts::new(Vec2::new(1400.0, 2400.0), GameKind::Tawula);
        let view = View {
            history: &self.history,
            ..parts.view(&table)
        };
        let _ = Names::take(&self.ctx);
        let mut action = None;
        let mut output = self.ctx.run_ui(input, |ui| {
            action = statistics(ui.ctx(), &view);
        });
        output.textures_delta.clear();
        (action, Names::take(&self.ctx))
    }

    /// Presses the control with the text of this key.
    fn press(&self, key: &str) -> Option<UiAction> {
        self.press_named(&Words::default().get(key))
    }

    /// Presses the control with this name.
    fn press_named(&self, name: &str) -> Option<UiAction> {
        self.frame(Vec::new());
        let (_, labelled) = self.frame(Vec::new());
        let found = labelled.0.iter().find(|(label, _)| *label == *name);
        let (_, rect) = found.unwrap_or_else(|| panic!("no {name:?} in {labelled:?}"));
        let press = |pressed| egui::Event::PointerButton {
            pos: rect.center(),
            button: egui::PointerButton::Primary,
            pressed,
            modifiers: egui::Modifiers::NONE,
        };
        self.frame(vec![egui::Event::PointerMoved(rect.center()), press(true)]);
        self.frame(vec![press(false)]).0
    }

    /// The rows of text on the page.
    fn rows(&self) -> Vec<String> {
        let size = egui::vec2(1400.0, 2400.0);
        let input = egui::RawInput {
            screen_rect: Some(egui::Rect::from_min_size(egui::Pos2::ZERO, size)),
            ..egui::RawInput::default()
        };
        let table = Table::new(GameRecord::opening(Setup::new(GameKind::Tawula), 1));
        let parts = ViewParts::new(Vec2::new(1400.0, 2400.0), GameKind::Tawula);
        let view = View {
            history: &self.history,
            ..parts.view(&table)
        };
        let mut shapes = Vec::new();
        // egui's areas are invisible in their first frame.
        for _ in 0..3 {
            let mut output = self.ctx.run_ui(input.clone(), |ui| {
                let _ = statistics(ui.ctx(), &view);
            });
            output.textures_delta.clear();
            shapes = output.shapes;
        }
        let rows = seen(&shapes).rows.into_iter();
        rows.map(|row| row.text.trim().to_owned()).collect()
    }

    /// `true` if a row of text is on the page.
    fn says(&self, text: &str) -> bool {
        self.rows().iter().any(|row| row == text)
    }

    fn has(&self, key: &str) -> bool {
        self.names(&Words::default().get(key))
    }

    /// `true` if a control has this name.
    fn names(&self, name: &str) -> bool {
        self.frame(Vec::new());
        let (_, labelled) = self.frame(Vec::new());
        labelled.0.iter().any(|(label, _)| *label == *name)
    }
}

fn some_history() -> History {
    let mut rig = rig();
    for (kind, seats) in [
        (GameKind::Tapatan, MIXED),
        (GameKind::Tablan, PEOPLE),
        (GameKind::Tawula, MIXED),
    ] {
        begin(&mut rig, kind, seats, Seed::Number(4));
        resign(&mut rig);
    }
    games(&rig).history().clone()
}

#[test]
fn deleting_everything_needs_confirmation() {
    let page = Page::new(some_history());
    assert!(page.press("statistics-forget").is_none());
    assert!(page.press("statistics-keep").is_none());
    assert!(!page.has("statistics-forget-all"));
    assert!(page.press("statistics-forget").is_none());
    let action = page.press("statistics-forget-all");
    assert!(
        matches!(action, Some(UiAction::Statistics(StatisticsAction::Delete))),
        "{action:?}"
    );
}

#[test]
fn the_page_shows_that_it_is_empty() {
    let page = Page::new(History::default());
    assert!(!page.has("statistics-save"));
    assert!(page.has("close"));
}

#[test]
fn filters_are_offered_and_the_table_can_be_saved() {
    let page = Page::new(some_history());
    assert!(page.press("game-tawula").is_none());
    assert!(page.has("statistics-computer"));
    assert!(page.press("statistics-people").is_none());
    let action = page.press("statistics-save");
    assert!(
        matches!(action, Some(UiAction::Statistics(StatisticsAction::Save))),
        "{action:?}"
    );
    let table = write_spreadsheet(page.history.entries());
    let ends = table.chunks_exact(2).filter(|pair| *pair == [b'\n', 0]);
    assert_eq!(ends.count(), 1 + page.history.len());
}

#[test]
fn games_of_one_person_against_the_computer_are_won_or_lost_by_that_person() {
    let words = Words::default();
    let mut rig = rig();
    for kind in [GameKind::Tapatan, GameKind::Tawula] {
        begin(&mut rig, kind, MIXED, Seed::Number(4));
        resign(&mut rig);
    }
    let own = Page::new(games(&rig).history().clone());
    let mixed = Page::new(some_history());
    let sums = [("games", 2.into()), ("won", 2.into())];
    let won = words.with("statistics-sum", &sums);
    assert!(own.says(&won), "the computer resigned: {:?}", own.rows());
    let all = words.with("statistics-games", &[("count", 3.into())]);
    assert!(
        mixed.says(&all),
        "two people played one: {:?}",
        mixed.rows()
    );
}

#[test]
fn many_players_are_in_a_list_that_opens() {
    let words = Words::default();
    let mut history = History::default();
    for (number, name) in ["Ada", "Bo", "Chiara", "Dov", "Esi"]
        .into_iter()
        .enumerate()
    {
        let mut game = GameRecord::new(Setup::new(GameKind::Tapatan), 1, Side::First);
        game.resign(Side::Second).unwrap();
        let info = EntryInfo {
            date: Date::from_days(20_000),
            sides: [
                Participant::person(Some(&number.to_string()), name),
                Participant::Computer { level: 1 },
            ],
            luck: None,
            throws_by_hand: false,
        };
        history.add(Entry::of(&game, info));
    }
    let page = Page::new(history);
    let title = words.get("statistics-player");
    let chooser = |name: &str| format!("{title}: {name}");
    assert!(!page.names("Bo"), "the list is closed");
    page.press_named(&chooser(&words.get("statistics-everybody")));
    page.press_named("Bo");
    assert!(page.names(&chooser("Bo")));
    assert!(!page.names("Bo"), "the list closes again");
}

#[test]
fn charts_have_names_for_screen_readers() {
    let page = Page::new(some_history());
    page.frame(Vec::new());
    let (_, names) = page.frame(Vec::new());
    let has = |start: &str, part: &str| {
        let mut names = names.0.iter();
        names.any(|(name, _)| name.starts_with(start) && name.contains(part))
    };
    for game in ["Tapatan", "Tablan", "Tawula"] {
        assert!(has(&format!("{game}: "), "won"), "{game}: {names:?}");
        assert!(
            has(&format!("{game}: typically "), "from"),
            "{game}: {names:?}"
        );
    }
}
