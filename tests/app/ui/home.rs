//! Tests the home screen: its response to keys, pointers and controllers, and its display.

use std::time::Duration;

use bevy::math::Vec2;
use bevy_egui::egui::{self, Event, Key, Modifiers, PointerButton, RawInput, TextureId};

use tavoliere::lesson::Progress;
use tavoliere::record::GameRecord;
use tavoliere::rules::{GameKind, Setup, Side};
use tavoliere::stage::Tempo;
use tavoliere::store::{Seat, Settings, Slot, Store};
use tavoliere::table::autosave::{SaveSlot, Saves};
use tavoliere::table::{
    Intent, Learning, LessonIntent, LessonProgress, NewGame, Saved, Table, is_watched,
};
use tavoliere::ui::actions::PuzzleAction;
use tavoliere::ui::games;
use tavoliere::ui::home::{self, FrameTime, HomeAction, HomeFocus, HomePlugin, HomeTextures};
use tavoliere::ui::kit::Names;
use tavoliere::ui::language::LOCALES;
use tavoliere::ui::{Home, NewGameDraft, OpenPanels, Panel, UiAction, View, Words, theme};

use crate::rig::{PEOPLE, Rig};
use crate::ui::panels::game_cards::begun;
use crate::views::ViewParts;

/// The home screen over a table.
struct Screen {
    ctx: egui::Context,
    table: Table,
    saved: Saved,
    settings: Settings,
    lessons: Progress,
    home: Home,
    open: OpenPanels,
    now: Duration,
    window: Vec2,
    /// The language.
    tag: &'static str,
}

impl Screen {
    fn new(on_table: GameRecord, saved: &[GameRecord]) -> Screen {
        let mut saves = Saves(Store::in_memory());
        for game in saved.iter().chain([&on_table]) {
            let slot = SaveSlot::Autosave.of(game.setup().kind());
            saves.save(&slot, &game.to_record()).unwrap();
        }
        let ctx = egui::Context::default();
        theme::apply(&ctx, games::accent(GameKind::ALL[0]));
        let mut settings = Settings::default();
        settings.remember(&Setup::new(GameKind::Tablan), 1, None);
        let mut home = Home::default();
        home.open_at_once(on_table.setup().kind());
        let mut open = OpenPanels::default();
        open.go_home();
        Screen {
            ctx,
            table: Table::new(on_table),
            saved: Saved::read(&mut saves, &SaveSlot::Autosave).0,
            settings,
            lessons: Progress::default(),
            home,
            open,
            now: Duration::from_secs(10),
            window: Vec2::new(1280.0, 720.0),
            tag: "en",
        }
    }

    fn frame(&mut self, events: Vec<Event>) -> Option<HomeAction> {
        self.now += Duration::from_millis(16);
        let parts = ViewParts::new(self.window, self.table.game().setup().kind());
        let locale = LOCALES.iter().find(|locale| locale.tag == self.tag);
        let words = Words::of(locale.unwrap());
        let view = View {
            words: &words,
            settings: &self.settings,
            reduced_motion: self.settings.reduced_motion,
            saved: &self.saved,
            lessons: &self.lessons,
            ..parts.view(&self.table)
        };
        let textures = HomeTextures::all_of(TextureId::default());
        let draft = NewGameDraft::default();
        let size = egui::vec2(self.window.x, self.window.y) / view.layout.unit;
        let input = RawInput {
            screen_rect: Some(egui::Rect::from_min_size(egui::Pos2::ZERO, size)),
            events,
            focused: true,
            ..RawInput::default()
        };
        let moment = FrameTime {
            now: self.now,
            tempo: Tempo::default(),
        };
        let (home, open) = (&mut self.home, &mut self.open);
        let mut action = None;
        let mut output = self.ctx.run_ui(input, |ui| {
            let ctx = ui.ctx();
            let asked = home::show(ctx, &view, home, &textures, open, &draft, moment, true);
            action = action.take().or(asked);
        });
        // The test has no renderer.
        output.textures_delta.clear();
        action
    }

    fn wait(&mut self, ms: u64) {
        self.now += Duration::from_millis(ms);
        self.frame(Vec::new());
    }

    fn strike(&mut self, key: Key) -> Option<HomeAction> {
        let event = |pressed| Event::Key {
            key,
            physical_key: None,
            pressed,
            repeat: false,
            modifiers: Modifiers::NONE,
        };
        self.frame(vec![event(true), event(false)])
    }

    /// Presses the control with this name, at its place after a frame.
    fn press(&mut self, name: &str) -> Option<HomeAction> {
        self.frame(Vec::new());
        // This starts the recording of names.
        let _ = Names::take(&self.ctx);
        self.frame(Vec::new());
        let labelled = Names::take(&self.ctx);
        let found = labelled.0.iter().find(|(label, _)| label == name);
        let (_, rect) = found.unwrap_or_else(|| panic!("no {name:?} among {:?}", labelled.0));
        let pos = rect.center();
        let press = |pressed| Event::PointerButton {
            pos,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        };
        let first = self.frame(vec![Event::PointerMoved(pos), press(true)]);
        let second = self.frame(vec![press(false)]);
        first.or(second)
    }
}

/// A game with a person on the first side.
fn own(kind: GameKind, events: usize) -> GameRecord {
    let mut game = begun(kind, events);
    let name = kind.side_name(Side::Second);
    game.set_header(name, &Seat::Computer(2).to_string())
        .unwrap();
    game
}

fn new_game(action: Option<HomeAction>) -> NewGame {
    match action {
        Some(HomeAction::Ui(UiAction::Intent(Intent::New(new)))) => *new,
        other => panic!("a new game begins, not {other:?}"),
    }
}

#[test]
fn enter_continues_the_latest_game() {
    let mut screen = Screen::new(own(GameKind::Tablut, 6), &[]);
    screen.frame(Vec::new());
    let action = screen.strike(Key::Enter);
    assert!(matches!(action, Some(HomeAction::Enter)), "{action:?}");
    assert!(screen.home.is_in_transition());
    // Half a second later the table is in view.
    screen.wait(600);
    assert!(!screen.open.home && !screen.home.is_in_transition());
}

#[test]
fn a_room_continues_its_saved_game_or_starts_one() {
    let saved = own(GameKind::Tapatan, 3);
    let mut screen = Screen::new(own(GameKind::Tablut, 6), std::slice::from_ref(&saved));
    screen.frame(Vec::new());
    for _ in 0..4 {
        if screen.home.game() == GameKind::Tapatan {
            break;
        }
        screen.strike(Key::ArrowRight);
    }
    let action = screen.strike(Key::Enter);
    let Some(HomeAction::Ui(UiAction::Intent(Intent::SetUp(game)))) = action else {
        panic!("the saved game is laid, not {action:?}");
    };
    assert_eq!(game.to_record(), saved.to_record());
    screen
        .settings
        .remember(&Setup::new(GameKind::Tawula), 1, None);
    while screen.home.game() != GameKind::Tawula {
        screen.strike(Key::ArrowRight);
    }
    let new = new_game(screen.strike(Key::Enter));
    assert_eq!(new.setup.kind(), GameKind::Tawula);
    assert_eq!(new.seats, Settings::default().seats);
}

#[test]
fn every_room_is_opened_and_every_action_asked_for_by_pointer() {
    for kind in GameKind::ALL {
        let mut screen = Screen::new(own(GameKind::Tablan, 4), &[own(kind, 5)]);
        let words = Words::default();
        screen.frame(Vec::new());
        if kind != GameKind::Tablan {
            let name = words.get(&format!("game-{kind}"));
            assert!(screen.press(&name).is_none(), "the first press opens");
            assert_eq!(screen.home.game(), kind);
            screen.wait(400);
        }
        let learn = screen.press(&words.get("home-learn"));
        assert!(
            matches!(learn, Some(HomeAction::Ui(UiAction::Learn(game))) if game == kind),
            "{learn:?}"
        );
        let sets_up = screen.press(&words.get("new-game"));
        assert!(matches!(
            sets_up,
            Some(HomeAction::Ui(UiAction::Open(Panel::NewGame)))
        ));
        let watched = new_game(screen.press(&words.get("home-watch")));
        assert!(is_watched(watched.seats) && watched.setup.kind() == kind);
        let settings = screen.press(&words.get("settings"));
        assert!(matches!(
            settings,
            Some(HomeAction::Ui(UiAction::Open(Panel::Settings)))
        ));
        let italian = screen.press("Italiano");
        assert!(
            matches!(italian, Some(HomeAction::Ui(UiAction::Settings(ref settings))) if settings.language == "it"),
            "{italian:?}"
        );
        assert!(screen.press(&words.get("home-continue")).is_some());
    }
}

#[test]
fn tab_reaches_everything_and_comes_round() {
    let mut screen = Screen::new(own(GameKind::Tablan, 4), &[]);
    screen.frame(Vec::new());
    let mut met = Vec::new();
    loop {
        let here = (screen.home.game(), screen.home.focus());
        // The start of the round is in the lower row, where the open room doesn't matter.
        let is_round = met.first() == Some(&here) && met.len() > 1;
        if is_round {
            break;
        }
        met.push(here);
        assert!(met.len() < 60, "{met:?}");
        screen.strike(Key::Tab);
    }
    for kind in GameKind::ALL {
        for at in 0..4 {
            assert!(met.contains(&(kind, HomeFocus::Action(at))), "{met:?}");
        }
        assert!(met.contains(&(kind, HomeFocus::Room)));
    }
    assert!(
        met.iter()
            .any(|(_, focus)| *focus == HomeFocus::Panel(Panel::Settings))
    );
    assert!(
        met.iter()
            .any(|(_, focus)| *focus == HomeFocus::Language(1))
    );
}

#[test]
fn new_players_are_offered_the_lesson_first() {
    let mut screen = Screen::new(begun(GameKind::Tablan, 0), &[]);
    screen.settings.setups.clear();
    screen.frame(Vec::new());
    let action = screen.strike(Key::Enter);
    assert!(
        matches!(
            action,
            Some(HomeAction::Ui(UiAction::Learn(GameKind::Tablan)))
        ),
        "{action:?}"
    );
}

#[test]
fn each_unknown_game_offers_its_lesson_and_a_learned_one_a_game() {
    let mut screen = Screen::new(begun(GameKind::Tablan, 0), &[]);
    screen.settings.setups.clear();
    let game = GameKind::Tapatan;
    screen.home.open_at_once(game);
    screen.lessons.set(game, "block");
    screen.frame(Vec::new());
    let action = screen.strike(Key::Enter);
    assert!(matches!(action, Some(HomeAction::Ui(UiAction::Learn(of))) if of == game));
    screen.lessons.finish(game);
    screen.lessons.set(game, "place");
    screen.frame(Vec::new());
    let new = new_game(screen.strike(Key::Enter));
    assert_eq!(new.setup.kind(), game);
    // The buttons keep their places, so the second one is still for learning.
    screen.strike(Key::ArrowDown);
    screen.strike(Key::ArrowRight);
    let action = screen.strike(Key::Enter);
    assert!(matches!(action, Some(HomeAction::Ui(UiAction::Learn(of))) if of == game));
}

#[test]
fn the_puzzle_of_the_day_is_of_a_learned_game() {
    let mut screen = Screen::new(begun(GameKind::Tablan, 0), &[]);
    let words = Words::default();
    for game in [GameKind::Tablut, GameKind::Tawula] {
        screen.lessons = Progress::default();
        screen.lessons.set(game, "game");
        screen.lessons.finish(game);
        let action = screen.press(&words.get("puzzle-of-the-day"));
        let Some(HomeAction::Ui(UiAction::Puzzle(PuzzleAction::Begin(id)))) = action else {
            panic!("a puzzle begins, not {action:?}");
        };
        assert_eq!(id.kind, game);
    }
}

#[test]
fn watched_games_are_not_continued() {
    let mut game = begun(GameKind::Tablut, 6);
    for side in Side::BOTH {
        let name = GameKind::Tablut.side_name(side);
        game.set_header(name, &Seat::Computer(9).to_string())
            .unwrap();
    }
    let mut screen = Screen::new(game, &[own(GameKind::Tablut, 3)]);
    // The save is the game on the table, because its slot was written last.
    screen.saved = Saved::default();
    screen
        .settings
        .remember(&Setup::new(GameKind::Tablut), 1, None);
    screen.frame(Vec::new());
    let new = new_game(screen.strike(Key::Enter));
    assert_eq!(new.seats, Settings::default().seats);
}

#[test]
fn a_rooms_motion_ends_and_then_no_frames_run() {
    let mut screen = Screen::new(begun(GameKind::Tablut, 0), &[]);
    let mut frames = 0;
    screen.wait(400);
    while let Some(next) = screen.home.next_frame(screen.now) {
        frames += 1;
        assert!(frames < 5_000, "it never rests");
        let step = next.max(Duration::from_millis(16));
        screen.wait(step.as_millis() as u64);
    }
    assert!(frames > 20, "something moves while it is looked at");
    let asleep = screen.now + Duration::from_secs(3600);
    assert_eq!(screen.home.next_frame(asleep), None);
}

#[test]
fn the_last_move_of_a_saved_game_is_shown_again_a_few_times() {
    let mut screen = Screen::new(own(GameKind::Tablut, 6), &[]);
    screen.wait(400);
    let mut frames = 0;
    while let Some(next) = screen.home.next_frame(screen.now) {
        frames += 1;
        assert!(frames < 5_000, "it never rests");
        screen.wait(next.max(Duration::from_millis(16)).as_millis() as u64);
    }
    assert!(frames > 4 * 20, "moves of more than a second: {frames}");
    // The first room was opened at the very start.
    let seconds = screen.now.as_secs();
    assert!((30..33).contains(&seconds), "every six seconds: {seconds}");
}

#[test]
fn the_way_home_ends_at_the_touch_of_a_key() {
    let mut screen = Screen::new(own(GameKind::Tablut, 6), &[]);
    screen.home.start_return_from(GameKind::Tablut, screen.now);
    screen.frame(Vec::new());
    assert!(screen.home.is_in_transition());
    screen.strike(Key::Enter);
    assert!(!screen.home.is_in_transition() && screen.open.home);
    screen.frame(Vec::new());
    assert!(matches!(screen.strike(Key::Enter), Some(HomeAction::Enter)));
}

/// A table after a visit of the home screen.
fn over_table() -> Rig {
    let mut rig = Rig::table_only();
    rig.app
        .insert_resource(Saves(Store::in_memory()))
        .add_plugins(HomePlugin);
    rig.set_up(own(GameKind::Tablut, 6));
    rig.frame(16);
    show_home(&mut rig);
    rig
}

fn show_home(rig: &mut Rig) {
    let mut open = rig.app.world_mut().resource_mut::<OpenPanels>();
    open.go_home();
    open.home_is_settled = true;
}

/// Skips the zoom from the room into the table.
fn arrive(rig: &mut Rig) {
    assert!(rig.app.world().resource::<Home>().is_in_transition());
    let mut open = rig.app.world_mut().resource_mut::<OpenPanels>();
    open.home = false;
    open.home_is_settled = false;
}

#[test]
fn a_lesson_started_at_home_returns_home() {
    let mut rig = over_table();
    let before = rig.game().to_record();
    let game = GameKind::Tapatan;
    rig.app
        .world_mut()
        .write_message(LessonIntent::Begin { game, seed: 1 });
    for _ in 0..3 {
        rig.frame(16);
    }
    assert_eq!(rig.game().setup().kind(), game);
    arrive(&mut rig);
    rig.app.world_mut().write_message(LessonIntent::Leave);
    for _ in 0..3 {
        rig.frame(16);
    }
    assert!(rig.app.world().resource::<OpenPanels>().home);
    assert_eq!(rig.game().to_record(), before);
}

#[test]
fn a_finished_lesson_leads_home_unless_a_game_follows() {
    let game = GameKind::Tapatan;
    for follows in [false, true] {
        let mut rig = over_table();
        rig.app.world_mut().resource_mut::<OpenPanels>().home = false;
        let mut progress = Progress::default();
        progress.set(game, "game");
        let mut saves = rig.app.world_mut().resource_mut::<Saves>();
        saves.save(&Slot::lessons(), &progress.to_text()).unwrap();
        rig.app
            .world_mut()
            .write_message(LessonIntent::Begin { game, seed: 1 });
        for _ in 0..3 {
            rig.frame(16);
        }
        rig.send(Intent::Resign(Side::First));
        rig.frame(16);
        rig.frame(16);
        let learned = rig.app.world().resource::<LessonProgress>();
        assert!(learned.0.is_finished(game));
        if follows {
            rig.begin(Setup::new(game), PEOPLE, 3);
        } else {
            rig.app.world_mut().write_message(LessonIntent::Leave);
        }
        for _ in 0..3 {
            rig.frame(16);
        }
        assert_eq!(rig.app.world().resource::<OpenPanels>().home, !follows);
        assert!(!rig.app.world().contains_resource::<Learning>());
    }
}

#[test]
fn a_lesson_started_at_a_table_returns_there() {
    let mut rig = over_table();
    rig.app.world_mut().resource_mut::<OpenPanels>().home = false;
    let game = GameKind::Tapatan;
    rig.app
        .world_mut()
        .write_message(LessonIntent::Begin { game, seed: 1 });
    rig.frame(16);
    rig.app.world_mut().write_message(LessonIntent::Leave);
    for _ in 0..3 {
        rig.frame(16);
    }
    assert!(!rig.app.world().resource::<OpenPanels>().home);
    assert_eq!(rig.game().setup().kind(), GameKind::Tablut);
}

#[test]
fn watching_two_computers_keeps_saved_games() {
    let mut rig = over_table();
    let kept = |rig: &Rig| {
        let saves = rig.app.world().resource::<Saves>();
        let slot = SaveSlot::Autosave.of(GameKind::Tablut);
        saves.load(&slot).unwrap().unwrap()
    };
    let before = kept(&rig);
    rig.send(Intent::New(Box::new(NewGame {
        setup: Setup::new(GameKind::Tablut),
        seats: [Seat::Computer(1); 2],
        players: [None, None],
        first: Some(Side::First),
        games: 1,
        clock: None,
        seed: 3.into(),
    })));
    for _ in 0..40 {
        rig.frame(100);
    }
    assert!(rig.game().events().len() > 2, "the computers play");
    assert_eq!(kept(&rig), before);
    // A new game is saved again.
    arrive(&mut rig);
    show_home(&mut rig);
    rig.send(Intent::SetUp(Box::new(own(GameKind::Tapatan, 3))));
    rig.frame(16);
    assert_eq!(*rig.app.world().resource::<SaveSlot>(), SaveSlot::Autosave);
}

/// The places of the buttons of the open room, in the order of the actions.
fn places(screen: &mut Screen) -> [egui::Rect; 4] {
    screen.frame(Vec::new());
    let _ = Names::take(&screen.ctx);
    screen.frame(Vec::new());
    let labelled = Names::take(&screen.ctx).0;
    let words = Words::default();
    let first = ["home-play", "home-continue"].map(|key| words.get(key));
    let place = |is: &dyn Fn(&str) -> bool| {
        let found = labelled.iter().find(|(label, _)| is(label));
        found.unwrap_or_else(|| panic!("{labelled:?}")).1
    };
    let named = |key: &str| {
        let name = words.get(key);
        place(&|label: &str| label == name)
    };
    [
        place(&|label: &str| first.iter().any(|name| name == label)),
        named("home-learn"),
        named("new-game"),
        named("home-watch"),
    ]
}

#[test]
fn buttons_keep_their_places_whatever_has_been_played() {
    let mut fresh = Screen::new(begun(GameKind::Tablan, 0), &[]);
    fresh.settings.setups.clear();
    let at_first = places(&mut fresh);
    let mut later = Screen::new(begun(GameKind::Tablan, 0), &[]);
    assert_eq!(places(&mut later), at_first);
    let mut under_way = Screen::new(own(GameKind::Tablan, 4), &[]);
    assert_eq!(places(&mut under_way), at_first);
}

#[test]
fn every_room_has_buttons_that_act_in_one_press() {
    let mut screen = Screen::new(own(GameKind::Tablan, 4), &[]);
    let words = Words::default();
    for kind in GameKind::ALL.into_iter().skip(1) {
        let mut screen = Screen::new(own(GameKind::Tablan, 4), &[]);
        screen.wait(400);
        let name = format!(
            "{}: {}",
            words.get(&format!("game-{kind}")),
            words.get("home-learn")
        );
        let action = screen.press(&name);
        assert!(
            matches!(action, Some(HomeAction::Ui(UiAction::Learn(game))) if game == kind),
            "{kind}: {action:?}"
        );
        assert_eq!(screen.home.game(), kind, "its room opens");
    }
    // A phone held upright only has space for those of the open room.
    screen.window = Vec2::new(390.0, 844.0);
    screen.wait(400);
    assert!(screen.press(&words.get("home-learn")).is_some());
}

#[test]
fn rules_keys_sound_and_quit_are_on_the_home_screen() {
    let words = Words::default();
    for window in [(1920.0, 1080.0), (1280.0, 720.0), (844.0, 390.0)] {
        let mut screen = Screen::new(own(GameKind::Tablan, 4), &[]);
        screen.window = Vec2::new(window.0, window.1);
        screen.wait(400);
        let opens = |action: Option<HomeAction>, panel: Panel| {
            assert!(
                matches!(action, Some(HomeAction::Ui(UiAction::Open(opened))) if opened == panel),
                "{window:?}: {action:?}"
            );
        };
        opens(screen.press(&words.get("help-short")), Panel::Book);
        opens(screen.press(&words.get("keys")), Panel::Keys);
        let mutes = screen.press(&words.get("settings-sound"));
        assert!(matches!(mutes, Some(HomeAction::Ui(UiAction::ToggleMute))));
        let quits = screen.press(&words.get("quit"));
        assert!(matches!(quits, Some(HomeAction::Ui(UiAction::Quit))));
    }
}

#[test]
fn the_upper_rail_is_reached_by_keys() {
    let mut screen = Screen::new(own(GameKind::Tablan, 4), &[]);
    screen.frame(Vec::new());
    screen.strike(Key::ArrowUp);
    assert_eq!(screen.home.focus(), HomeFocus::Corner(0));
    screen.strike(Key::ArrowRight);
    let action = screen.strike(Key::Enter);
    assert!(matches!(
        action,
        Some(HomeAction::Ui(UiAction::Open(Panel::Keys)))
    ));
    screen.strike(Key::ArrowDown);
    assert_eq!(screen.home.focus(), HomeFocus::Room);
}

#[test]
fn controls_of_the_rails_never_overlap() {
    for tag in ["en", "it"] {
        for window in [
            (390.0, 844.0),
            (360.0, 640.0),
            (844.0, 390.0),
            (1280.0, 720.0),
        ] {
            let mut screen = Screen::new(own(GameKind::Tablan, 4), &[]);
            screen.tag = tag;
            screen.window = Vec2::new(window.0, window.1);
            screen.wait(400);
            let _ = Names::take(&screen.ctx);
            screen.frame(Vec::new());
            let labelled = Names::take(&screen.ctx).0;
            let size = screen.window;
            let unit = ViewParts::new(size, GameKind::Tablan)
                .view(&screen.table)
                .layout
                .unit;
            let area =
                egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(size.x, size.y) / unit);
            let layout = home::HomeLayout::of(area, [1.0, 0.0, 0.0, 0.0]);
            for rail in [layout.top, layout.foot] {
                let inside: Vec<_> = labelled
                    .iter()
                    .filter(|(_, rect)| rail.contains_rect(*rect))
                    .collect();
                assert!(!inside.is_empty(), "{tag} {window:?}");
                for (at, (name, rect)) in inside.iter().enumerate() {
                    for (other, place) in &inside[at + 1..] {
                        let apart = !rect.shrink(0.5).intersects(*place);
                        assert!(apart, "{tag} {window:?}: {name} and {other}");
                    }
                }
            }
        }
    }
}
