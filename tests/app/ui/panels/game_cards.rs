//! Tests the choice of a game: every game has a card, and unfinished ones can be continued.

use bevy_egui::egui::epaint::{ClippedShape, Shape};
use bevy_egui::egui::output::OutputEvent;
use bevy_egui::egui::{self, Event, Key, Modifiers, RawInput};
use tavoliere::ai::Player;
use tavoliere::players::PlayerList;
use tavoliere::record::GameRecord;
use tavoliere::rules::{GameKind, Setup, Side};
use tavoliere::stage::Layout;
use tavoliere::store::{Seat, Store};
use tavoliere::table::autosave::{SaveSlot, Saves};
use tavoliere::table::{Intent, Saved, Table};
use tavoliere::ui::games;
use tavoliere::ui::kit::Names;
use tavoliere::ui::panels::{self, Material, NewGameDraft};
use tavoliere::ui::{UiAction, View, Words, theme};

use crate::rig::{PEOPLE, Rig, chance, some_choice};
use crate::ui::layouts::seen::seen;
use crate::views::ViewParts;

/// A game with this number of events.
pub fn begun(kind: GameKind, events: usize) -> GameRecord {
    let mut game = GameRecord::new(Setup::new(kind), 4, Side::First);
    let mut random = chance(4);
    while game.events().len() < events {
        match game.expect() {
            tavoliere::rules::Expect::Throw(_) => drop(game.throw_next().unwrap()),
            _ => drop(game.play(some_choice(&game, &mut random)).unwrap()),
        }
    }
    game
}

/// The panel on a separate screen.
pub struct Stand {
    pub ctx: egui::Context,
    pub table: Table,
    pub saved: Saved,
    pub draft: NewGameDraft,
    pub size: egui::Vec2,
    /// The remembered players.
    pub remembered: PlayerList,
    /// `true` to show the list of players instead of a new game.
    pub lists_players: bool,
    /// The texts of the last frame.
    pub shown: String,
    /// The photographs of the last frame.
    prints: Vec<egui::Rect>,
    /// The sheet of paper of the last frame.
    pub paper: Option<egui::Rect>,
}

impl Stand {
    pub fn new(on_table: GameRecord, saved: &[GameRecord]) -> Stand {
        let mut saves = Saves(Store::in_memory());
        for game in saved.iter().chain([&on_table]) {
            let slot = SaveSlot::Autosave.of(game.setup().kind());
            saves.save(&slot, &game.to_record()).unwrap();
        }
        let ctx = egui::Context::default();
        theme::apply(&ctx, games::accent(GameKind::ALL[0]));
        let (saved, notices) = Saved::read(&mut saves, &SaveSlot::Autosave);
        assert!(notices.is_empty(), "{notices:?}");
        let draft = NewGameDraft {
            setup: Setup::new(on_table.setup().kind()),
            ..NewGameDraft::default()
        };
        Stand {
            ctx,
            table: Table::new(on_table),
            saved,
            draft,
            size: egui::vec2(900.0, 1000.0),
            remembered: PlayerList::default(),
            lists_players: false,
            shown: String::new(),
            prints: Vec::new(),
            paper: None,
        }
    }

    /// Sets the window's size (logical pixels) and the text scale.
    pub fn in_window(mut self, width: f32, height: f32, text_scale: f32) -> Stand {
        let window = bevy::math::Vec2::new(width, height);
        let kind = self.draft.setup.kind();
        let unit = Layout::of(window, text_scale, kind).unit;
        theme::set_touch_size(&self.ctx, unit);
        self.size = egui::vec2(width, height) / unit;
        self
    }

    /// Runs one frame with a pressed key. Returns the requested action, and the names of newly focused controls.
    pub fn frame(&mut self, key: Option<Key>) -> (Option<UiAction>, Vec<String>) {
        let events = key.into_iter().flat_map(|key| {
            [true, false].map(|pressed| Event::Key {
                key,
                physical_key: None,
                pressed,
                repeat: false,
                modifiers: Modifiers::NONE,
            })
        });
        self.events(events.collect())
    }

    /// Runs one frame with these events.
    fn events(&mut self, events: Vec<Event>) -> (Option<UiAction>, Vec<String>) {
        let screen = egui::Rect::from_min_size(egui::Pos2::ZERO, self.size);
        let input = RawInput {
            screen_rect: Some(screen),
            events,
            focused: true,
            ..RawInput::default()
        };
        let kind = self.table.game().setup().kind();
        let parts = ViewParts::new(bevy::math::Vec2::new(900.0, 1000.0), kind);
        let view = View {
            saved: &self.saved,
            remembered: &self.remembered,
            ..parts.view(&self.table)
        };
        let (mut action, draft) = (None, &mut self.draft);
        let lists = self.lists_players;
        let mut output = self.ctx.run_ui(input, |ui| {
            let material = if lists {
                Material::Paper
            } else {
                draft.material()
            };
            let width = panels::NEW_GAME_WIDTH;
            action = panels::modal_of(ui.ctx(), "new game", material, width, |ui, room| {
                if lists {
                    panels::players(ui, &view, draft, room)
                } else {
                    panels::new_game(ui, &view, draft, room)
                }
            });
        });
        // The test has no renderer.
        output.textures_delta.clear();
        self.shown = seen(&output.shapes).text();
        let prints = output.shapes.iter().filter_map(print_in);
        self.prints = prints.collect();
        self.paper = output.shapes.iter().find_map(paper_in);
        let focused = output.platform_output.events.into_iter();
        let focused = focused.filter_map(|event| match event {
            OutputEvent::FocusGained(info) => info.label,
            _ => None,
        });
        (action, focused.collect())
    }

    /// Presses Tab until a control of this name has the focus, then presses it.
    pub fn strike(&mut self, name: &str) -> Option<UiAction> {
        let mut met = Vec::new();
        for _ in 0..120 {
            let (_, focused) = self.frame(Some(Key::Tab));
            if focused.iter().any(|label| label == name) {
                return self.frame(Some(Key::Space)).0;
            }
            met.extend(focused);
        }
        panic!("{name:?} is missing among {met:?}");
    }

    /// Clicks the control with this label.
    pub fn focus(&mut self, label: &str) {
        self.frame(None);
        let _ = Names::take(&self.ctx);
        self.frame(None);
        let labelled = Names::take(&self.ctx);
        let found = labelled.0.iter().find(|(name, _)| name == label);
        let (_, rect) = found.unwrap_or_else(|| panic!("no {label:?} among {:?}", labelled.0));
        let press = |pressed| Event::PointerButton {
            pos: rect.center(),
            button: egui::PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        };
        self.events(vec![Event::PointerMoved(rect.center()), press(true)]);
        self.events(vec![press(false)]);
    }

    /// Types a text into the focused control.
    pub fn type_text(&mut self, text: &str) {
        self.events(vec![Event::Text(text.to_owned())]);
    }

    pub fn lets_go(&mut self) {
        let focused = self.ctx.memory(|memory| memory.focused());
        if let Some(focused) = focused {
            self.ctx
                .memory_mut(|memory| memory.surrender_focus(focused));
        }
        self.frame(None);
    }
}

/// The visible part of the cream paper of a photograph.
fn print_in(shown: &ClippedShape) -> Option<egui::Rect> {
    let Shape::Path(path) = &shown.shape else {
        return None;
    };
    let is_print = path.fill == egui::Color32::from_rgb(0xEA, 0xDB, 0xB6);
    let seen = path.visual_bounding_rect().intersect(shown.clip_rect);
    (is_print && seen.is_positive()).then_some(seen)
}

/// The place of a sheet of paper, which has several leaves.
fn paper_in(shown: &ClippedShape) -> Option<egui::Rect> {
    let Shape::Vec(leaves) = &shown.shape else {
        return None;
    };
    let is_leaf = |shape: &&Shape| matches!(shape, Shape::Mesh(_));
    let last = leaves.iter().rfind(is_leaf)?.visual_bounding_rect();
    (last.width() > 300.0).then_some(last)
}

fn kind_of(action: Option<UiAction>) -> (&'static str, GameKind) {
    match action {
        Some(UiAction::Intent(Intent::SetUp(game))) => ("goes on", game.setup().kind()),
        Some(UiAction::Intent(Intent::New(new))) => ("begins", new.setup.kind()),
        other => panic!("a game is chosen for, not {other:?}"),
    }
}

#[test]
fn every_game_with_a_table_has_a_card_that_chooses_it() {
    let mut stand = Stand::new(begun(GameKind::Tablan, 0), &[]);
    let words = Words::default();
    for kind in GameKind::ALL
        .into_iter()
        .filter(|kind| *kind != GameKind::Tablan)
    {
        assert!(stand.strike(&words.get(&format!("game-{kind}"))).is_none());
        assert_eq!(stand.draft.setup.kind(), kind);
        let begins = stand.strike(&words.get("start-game"));
        assert_eq!(kind_of(begins), ("begins", kind));
    }
}

#[test]
fn each_game_offers_its_levels_of_the_computer() {
    let words = Words::default();
    let mut stand = Stand::new(begun(GameKind::Tablan, 0), &[]);
    for (kind, level) in [
        (GameKind::Tablut, 5),
        (GameKind::Tawula, 1),
        (GameKind::Tapatan, 6),
    ] {
        stand.strike(&words.get(&format!("game-{kind}")));
        stand.draft.seats = [Seat::Person, Seat::Computer(4)];
        stand.frame(None);
        // A level that this game lacks stays selected for games that have it.
        assert_eq!(stand.draft.seats[1], Seat::Computer(4));
        stand.strike(&words.get(&Player::new(level).key(kind)));
        assert_eq!(stand.draft.seats, [Seat::Person, Seat::Computer(level)]);
    }
}

#[test]
fn an_unfinished_game_can_be_continued_or_restarted() {
    let left = begun(GameKind::Tapatan, 3);
    let mut stand = Stand::new(begun(GameKind::Tablan, 5), std::slice::from_ref(&left));
    stand.strike("Tapatan");
    let Some(UiAction::Intent(Intent::SetUp(game))) = stand.strike("Continue at turn 4") else {
        panic!("the saved game goes on");
    };
    assert_eq!(game.to_record(), left.to_record());
    let anew = stand.strike("Start over");
    assert_eq!(kind_of(anew), ("begins", GameKind::Tapatan));
    // Enter alone must not lose an unfinished game.
    stand.lets_go();
    let (enter_pressed, _) = stand.frame(Some(Key::Enter));
    assert_eq!(kind_of(enter_pressed), ("goes on", GameKind::Tapatan));
}

#[test]
fn for_the_game_on_the_table_enter_restarts_and_continuing_closes_the_panel() {
    let game = begun(GameKind::Tapatan, 2);
    let mut stand = Stand::new(game, &[]);
    assert!(matches!(
        stand.strike("Continue at turn 3"),
        Some(UiAction::Close)
    ));
    stand.lets_go();
    let (enter_pressed, _) = stand.frame(Some(Key::Enter));
    assert_eq!(kind_of(enter_pressed), ("begins", GameKind::Tapatan));
}

#[test]
fn the_cards_can_be_reached_on_a_narrow_screen_too() {
    let mut stand = Stand::new(begun(GameKind::Tablan, 0), &[]);
    stand.size = egui::vec2(400.0, 640.0);
    stand.strike("Tapatan");
    assert_eq!(stand.draft.setup.kind(), GameKind::Tapatan);
}

#[test]
fn cards_have_photographs_in_every_window() {
    for (width, height) in [
        (640.0, 360.0),
        (667.0, 375.0),
        (844.0, 390.0),
        (390.0, 844.0),
        (1280.0, 720.0),
    ] {
        let stand = Stand::new(begun(GameKind::Tablan, 5), &[]);
        let mut stand = stand.in_window(width, height, 1.0);
        for _ in 0..3 {
            stand.frame(None);
        }
        let prints = &stand.prints;
        assert_eq!(prints.len(), GameKind::ALL.len(), "{width} × {height}");
        let narrowest = prints.iter().map(|print| print.width());
        let narrowest = narrowest.fold(f32::INFINITY, f32::min);
        assert!(narrowest >= 40.0, "{width} × {height}: {narrowest}");
    }
}

#[test]
fn finished_empty_and_damaged_saves_cannot_be_continued() {
    let mut saves = Saves(Store::in_memory());
    let slot = SaveSlot::Autosave.of(GameKind::Tapatan);
    let mut game = begun(GameKind::Tapatan, 4);
    for (text, notices) in [
        (begun(GameKind::Tapatan, 0).to_record(), 0),
        ("rubbish".to_owned(), 1),
        (
            {
                game.resign(Side::First).unwrap();
                game.to_record()
            },
            0,
        ),
    ] {
        saves.save(&slot, &text).unwrap();
        let (saved, told) = Saved::read(&mut saves, &SaveSlot::Autosave);
        assert!(saved.game(GameKind::Tapatan).is_none());
        assert_eq!(told.len(), notices);
    }
}

#[test]
fn switching_between_games_keeps_every_game() {
    let mut rig = Rig::with_stage();
    rig.set_tempo(0.0, false);
    rig.app.insert_resource(Saves(Store::in_memory()));
    rig.app.insert_resource(SaveSlot::Autosave);
    let kinds = GameKind::ALL;
    let mut records = Vec::new();
    for kind in &kinds {
        rig.begin(Setup::new(*kind), PEOPLE, 8);
        let mut random = chance(8);
        for _ in 0..5 {
            rig.wait_for_person();
            let intent = match rig.game().expect() {
                tavoliere::rules::Expect::Throw(_) => Intent::Throw,
                _ => Intent::Play(some_choice(rig.game(), &mut random)),
            };
            rig.send(intent);
            rig.frame(16);
        }
        rig.settle(16);
        records.push(rig.game().to_record());
    }
    for (kind, record) in kinds.into_iter().zip(records) {
        let mut saves = rig.app.world_mut().resource_mut::<Saves>();
        let (saved, _) = Saved::read(&mut saves, &SaveSlot::Autosave);
        let game = saved.game(kind).expect("it lies where it was left").clone();
        rig.set_up(game);
        rig.settle(16);
        rig.check_shown();
        assert_eq!(rig.game().to_record(), record);
        assert_eq!(rig.table().seats(), PEOPLE);
    }
}
