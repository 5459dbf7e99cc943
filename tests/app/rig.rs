//! A headless table for tests, with manual time, all events and refusals, and a second record that follows only the
//! rules.

use std::path::Path;
use std::sync::OnceLock;
use std::time::Duration;

use bevy::asset::UntypedHandle;
use bevy::ecs::schedule::{ScheduleLabel, SingleThreadedExecutor};
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::window::PrimaryWindow;
use bevy_asset_loader::dynamic_asset::{DynamicAsset, DynamicAssetType, DynamicAssets};
use bevy_asset_loader::prelude::AssetCollection;
use bevy_egui::{EguiContext, EguiPlugin, PrimaryEguiContext, egui};
use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use tavoliere::input::{DevicesPlugin, InputPlugin, Press, Pressed, Selection};
use tavoliere::library::{Library, Limits};
use tavoliere::record::{Event, GameRecord, GameStart};
use tavoliere::rules::tablan::{Cell, Options, Position};
use tavoliere::rules::{AnyMove, Expect, GameKind, OptionSet, Setup, Side, with_game};
use tavoliere::settings::{CurrentSettings, Overrides, Pace};
use tavoliere::stage::art::{GameArt, ShapedPicture};
use tavoliere::stage::board::BoardShape;
use tavoliere::stage::camera::BigScreenRequest;
use tavoliere::stage::tablan::sticks::StickThrow;
use tavoliere::stage::tawula::dice_picture::DiceRoll;
use tavoliere::stage::throw::GameThrow;
use tavoliere::stage::{
    Actor, Layout, Recordings, RevealedEvents, StageGame, StagePlugin, TableFade, Timeline,
};
use tavoliere::store::{Seat, Settings, Store};
use tavoliere::table::autosave::Saves;
use tavoliere::table::{
    GameLibrary, Intent, Location, NewGame, Piece, PieceKind, Place, Refusal, Refused, StageBusy,
    Standing, Table, TableEvent, TablePaused, TablePlugin, games::piece_count, pieces::standings,
};
use tavoliere::ui::library::{LibraryView, LibraryWork};
use tavoliere::ui::{Toasts, UiPlugin, Words};

/// Two people at one screen.
pub const PEOPLE: [Seat; 2] = [Seat::Person; 2];
/// Two computers.
pub const COMPUTERS: [Seat; 2] = [Seat::Computer(2); 2];
/// A person against the computer.
pub const MIXED: [Seat; 2] = [Seat::Person, Seat::Computer(2)];

/// More events than any game of these tests needs.
pub const LONGEST: usize = 40_000;

/// A table without a renderer.
pub struct Rig {
    pub app: App,
    mirror: Option<GameRecord>,
}

/// The table's messages in the last frame.
#[derive(Resource, Default)]
struct LastFrame {
    table_events: Vec<TableEvent>,
    refusals: Vec<Refusal>,
}

fn hear(
    mut heard: ResMut<LastFrame>,
    mut table_events: MessageReader<TableEvent>,
    mut refused: MessageReader<Refused>,
) {
    heard.table_events = table_events.read().cloned().collect();
    heard.refusals = refused.read().map(|refused| refused.0.clone()).collect();
}

/// The path of a picture for one shape of board.
#[derive(Debug)]
struct InShape(ShapedPicture, BoardShape);

impl DynamicAsset for InShape {
    fn load(&self, _server: &AssetServer) -> Vec<UntypedHandle> {
        Vec::new()
    }

    fn build(&self, world: &mut World) -> Result<DynamicAssetType, anyhow::Error> {
        let server = world.resource::<AssetServer>();
        let handle = server.load::<Image>(self.0.path(self.1));
        Ok(DynamicAssetType::Single(handle.untyped()))
    }
}

impl Rig {
    /// The table alone.
    pub fn table_only() -> Rig {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, TablePlugin))
            .insert_resource(Overrides {
                pace: Some(Pace::NONE),
                // Tests of the count ask for it.
                show_throws: Some(false),
                ..Overrides::default()
            })
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(
                16,
            )))
            .init_resource::<LastFrame>()
            .add_systems(Last, hear);
        for schedule in [First.intern(), Update.intern(), Last.intern()] {
            app.edit_schedule(schedule, |schedule| {
                schedule.set_executor(SingleThreadedExecutor::new());
            });
        }
        Rig { app, mirror: None }
    }

    /// The table with stage and input, without renderer or devices.
    pub fn with_stage() -> Rig {
        let mut rig = Rig::without_recordings();
        rig.bring_recordings();
        rig
    }

    /// The table with stage, input and egui.
    pub fn with_egui() -> Rig {
        let mut rig = Rig::with_stage();
        rig.app
            .add_plugins((
                bevy::a11y::AccessibilityPlugin,
                bevy::input::InputPlugin,
                WindowPlugin {
                    primary_window: None,
                    ..default()
                },
                AssetPlugin::default(),
            ))
            .init_asset::<Image>()
            .init_asset::<Shader>()
            .init_resource::<Toasts>()
            .init_resource::<Words>()
            .add_plugins(EguiPlugin::default());
        rig.app.world_mut().spawn(Camera2d);
        rig
    }

    /// The table with stage, devices, a window and all panels, without a renderer.
    pub fn with_panels() -> Rig {
        let mut rig = Rig::with_stage();
        rig.app
            .add_plugins((
                bevy::a11y::AccessibilityPlugin,
                bevy::input::InputPlugin,
                WindowPlugin {
                    primary_window: None,
                    ..default()
                },
                AssetPlugin::default(),
            ))
            .init_asset::<Image>()
            .init_asset::<Shader>()
            .init_asset::<Recordings>()
            .init_resource::<BigScreenRequest>()
            .insert_resource(TableFade::OVER)
            .insert_resource(Saves(Store::in_memory()))
            .add_plugins((DevicesPlugin, UiPlugin));
        rig.app
            .world_mut()
            .spawn((Window::default(), PrimaryWindow));
        rig.app.world_mut().spawn(Camera2d);
        rig
    }

    /// The table with stage and input before any assets are loaded.
    pub fn without_recordings() -> Rig {
        let mut rig = Rig::table_only();
        rig.app.add_plugins((StagePlugin, InputPlugin));
        rig
    }

    /// Adds the recordings of sticks and dice, as loading would.
    pub fn bring_recordings(&mut self) {
        static READ: OnceLock<[Recordings; 2]> = OnceLock::new();
        let [tumbles, rolls] = READ.get_or_init(|| {
            ["tablan/tumbles.bin", "tawula/rolls.bin"].map(|name| {
                let path = Path::new(env!("CARGO_MANIFEST_DIR"))
                    .join("assets")
                    .join(name);
                let bytes = std::fs::read(&path).unwrap();
                Recordings::read(&path, &bytes).unwrap()
            })
        });
        let world = self.app.world_mut();
        let mut sticks = world.resource_mut::<StickThrow>();
        sticks.set_recordings(Some(tumbles.clone()));
        let mut dice = world.resource_mut::<DiceRoll>();
        dice.set_recordings(Some(rolls.clone()));
    }

    /// Adds the pictures of all tables, of which only the names are known. The program shows no table without them.
    pub fn bring_pictures(&mut self) {
        let world = self.app.world_mut();
        let shape = world.resource::<Layout>().board_view.shape();
        world.init_resource::<DynamicAssets>();
        for game in GameKind::ALL {
            with_game!(game, Game => {
                type Art = <Game as StageGame>::Art;
                let mut keys = world.resource_mut::<DynamicAssets>();
                for picture in Art::SHAPED {
                    keys.register_asset(picture.key, Box::new(InShape(*picture, shape)));
                }
                let art = Art::create(world);
                world.insert_resource(art);
            });
        }
    }

    /// Starts a game and waits for its pieces.
    pub fn begin(&mut self, setup: Setup, seats: [Seat; 2], seed: u64) {
        let first = if seed.is_multiple_of(2) {
            Side::First
        } else {
            Side::Second
        };
        self.send(Intent::New(Box::new(NewGame {
            setup,
            seats,
            players: [None, None],
            first: Some(first),
            games: 1,
            clock: None,
            seed: seed.into(),
        })));
        self.frame(0);
        assert!(
            self.table_events()
                .iter()
                .any(|table_event| matches!(table_event, TableEvent::SetUp))
        );
    }

    /// Puts a game on the table.
    pub fn set_up(&mut self, game: GameRecord) {
        self.send(Intent::SetUp(Box::new(game)));
        self.mirror = None;
        self.frame(0);
    }

    pub fn send(&mut self, intent: Intent) {
        self.app.world_mut().write_message(intent);
    }

    pub fn press(&mut self, press: Press) {
        self.app.world_mut().write_message(Pressed::from(press));
    }

    /// Sends the start or the end of a press of a key.
    pub fn key(&mut self, key_code: KeyCode, logical_key: Key, state: ButtonState) {
        self.app.world_mut().write_message(KeyboardInput {
            key_code,
            logical_key,
            state,
            text: None,
            repeat: false,
            window: Entity::PLACEHOLDER,
        });
    }

    /// The context of the panels.
    pub fn egui_context(&mut self) -> egui::Context {
        let world = self.app.world_mut();
        let mut contexts = world.query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
        contexts.single_mut(world).unwrap().get_mut().clone()
    }

    /// Runs one frame of this length (ms), then checks all invariants.
    pub fn frame(&mut self, ms: u64) {
        let step = TimeUpdateStrategy::ManualDuration(Duration::from_millis(ms));
        self.app.insert_resource(step);
        self.app.update();
        if self.app.world().contains_resource::<Table>() {
            self.follow();
            self.check_pieces();
        }
    }

    /// Applies the table's accepted events to the second record, by the rules alone, with the throws of the seed.
    fn follow(&mut self) {
        let game = self.app.world().resource::<Table>().game();
        let events: Vec<Event> = game.events().copied().collect();
        let same_game = self.mirror.as_ref().is_some_and(|mirror| {
            (
                mirror.seed(),
                mirror.first(),
                mirror.setup(),
                mirror.start(),
            ) == (game.seed(), game.first(), game.setup(), game.start())
        });
        let mut mirror = match self.mirror.take() {
            Some(mirror) if same_game => mirror,
            _ => {
                let (setup, seed) = (game.setup().clone(), game.seed());
                match game.beginning() {
                    GameStart::Side(first) => GameRecord::new(setup, seed, first),
                    GameStart::Throw => GameRecord::opening(setup, seed),
                    GameStart::Position => GameRecord::from_position(game.start().clone(), seed),
                }
            }
        };
        while mirror.events().len() > events.len() {
            mirror.undo();
        }
        let common = mirror
            .events()
            .zip(&events)
            .take_while(|(a, b)| a == b)
            .count();
        while mirror.events().len() > common {
            mirror.undo();
        }
        for event in &events[common..] {
            match *event {
                // Throws scripted by a test are taken over.
                Event::Threw { throw, .. } if is_scripted(game) => {
                    mirror.throw(throw).unwrap();
                }
                Event::Threw { .. } => {
                    mirror.throw_next().unwrap();
                    assert_eq!(
                        mirror.events().next_back(),
                        Some(event),
                        "the throw is the seed's"
                    );
                }
                Event::Played { choice, .. } => drop(mirror.play(choice).unwrap()),
                Event::DrawAgreed { .. } => drop(mirror.agree_draw().unwrap()),
                Event::Resigned { side } => drop(mirror.resign(side).unwrap()),
                Event::OutOfTime { side } => {
                    // The rules don't measure time, so the clock must run out.
                    mirror.set_clock("1".parse().unwrap());
                    assert_eq!(mirror.clock_side(), Some(side));
                    mirror.think(1000);
                    drop(mirror.run_out_of_time().unwrap());
                }
            }
        }
        assert_eq!(
            mirror.position(),
            game.position(),
            "the table has what the rules have"
        );
        self.mirror = Some(mirror);
    }

    /// Checks that every piece is in its place by the position.
    fn check_pieces(&mut self) {
        let mut standing: Vec<(Side, PieceKind, Standing)> = Vec::new();
        let mut captured = 0;
        let mut pieces = self.app.world_mut().query::<(&Piece, &Standing)>();
        for (piece, stands) in pieces.iter(self.app.world()) {
            match stands.place {
                Place::Captured => captured += 1,
                _ => standing.push((piece.side, piece.kind, *stands)),
            }
        }
        let mut wanted = standings(self.game().position());
        let key = |(side, _, stands): &(Side, PieceKind, Standing)| {
            (stands.place.location(*side), *side, stands.level)
        };
        standing.sort_by_key(key);
        wanted.sort_by_key(key);
        assert_eq!(standing, wanted, "pieces stand where the position has them");
        if let Some(position) = self.game().position().tablan() {
            let lost = Side::BOTH.map(|side| usize::from(position.captured(side)));
            assert_eq!(captured, lost.iter().sum::<usize>());
        }
    }

    pub fn table(&self) -> &Table {
        self.app.world().resource::<Table>()
    }

    pub fn game(&self) -> &GameRecord {
        self.table().game()
    }

    pub fn position(&self) -> &Position {
        self.game()
            .position()
            .tablan()
            .expect("Tablan is on the table")
    }

    pub fn events(&self) -> Vec<Event> {
        self.game().events().copied().collect()
    }

    /// The events of the last frame.
    pub fn table_events(&self) -> &[TableEvent] {
        &self.app.world().resource::<LastFrame>().table_events
    }

    /// The refusals of the last frame.
    pub fn refusals(&self) -> &[Refusal] {
        &self.app.world().resource::<LastFrame>().refusals
    }

    /// The pauses of the table. Without a stage they're zero.
    pub fn pace(&mut self) -> &mut Pace {
        let overrides = self.app.world_mut().resource_mut::<Overrides>();
        overrides.into_inner().pace.get_or_insert(Pace::NONE)
    }

    /// The settings that the player chose.
    pub fn settings(&mut self) -> &mut Settings {
        let settings = self.app.world_mut().resource_mut::<CurrentSettings>();
        &mut settings.into_inner().0
    }

    /// Pauses the table, like an open panel.
    pub fn set_paused(&mut self, paused: bool) {
        self.app.insert_resource(TablePaused(paused));
    }

    pub fn set_tempo(&mut self, speed: f32, reduced: bool) {
        let mut overrides = self.app.world_mut().resource_mut::<Overrides>();
        overrides.motion = Some(speed);
        overrides.reduced_motion = reduced;
    }

    pub fn selection(&self) -> &Selection {
        self.app.world().resource::<Selection>()
    }

    /// `true` if the stage is still.
    pub fn is_idle(&self) -> bool {
        self.app.world().resource::<Timeline>().is_idle()
            && !self.app.world().resource::<StageBusy>().0
    }

    /// Runs frames until the stage is still and no automatic action follows.
    pub fn settle(&mut self, ms: u64) {
        for _ in 0..20_000 {
            let before = self.game().events().len();
            self.frame(ms);
            if self.is_idle() && self.game().events().len() == before {
                return;
            }
        }
        panic!("the stage kept moving");
    }

    /// Checks that the shown pieces match the position, and that all events are in view.
    pub fn check_shown(&mut self) {
        let mut actors = self.app.world_mut().query::<(&Actor, &Standing)>();
        let mut seen = 0;
        for (actor, standing) in actors.iter(self.app.world()) {
            assert_eq!(actor.shown, *standing, "what is shown is what is");
            seen += 1;
        }
        let all = piece_count(self.game().position());
        assert_eq!(seen, all, "every piece is on the stage");
        let revealed = self.app.world().resource::<RevealedEvents>().0;
        assert_eq!(
            revealed,
            self.game().events().len(),
            "everything is in view"
        );
    }

    /// Runs frames until a person must act without an automatic throw following, or the game is over.
    pub fn wait_for_person(&mut self) {
        for _ in 0..LONGEST {
            let before = self.game().events().len();
            self.frame(16);
            let still = self.game().events().len() == before;
            if self.game().outcome().is_some() || still && self.table().waits_for_person() {
                return;
            }
        }
        panic!("no side could act");
    }
}

/// `true` if a test chose the throws of a game ([`scripted`]).
fn is_scripted(game: &GameRecord) -> bool {
    game.throws_by_hand() || game.header("throws") == Some("scripted")
}

/// A game between two people with throws chosen by the test.
pub fn scripted(setup: Setup) -> GameRecord {
    let mut game = GameRecord::new(setup, 1, Side::First);
    game.set_header("throws", "scripted").unwrap();
    game
}

/// Adds throws with these numbers of steps.
pub fn throw_steps(game: &mut GameRecord, steps: &[u8]) {
    for steps in steps {
        let value = tavoliere::rules::tablan::Value::of_steps(*steps).unwrap();
        game.throw(tavoliere::rules::AnyThrow::Tablan(value))
            .unwrap();
    }
}

/// The location of a cell of Tablan's board.
pub fn location(cell: Cell) -> Location {
    Location::Board(cell.index(Side::First))
}

/// A random number generator for one test.
pub fn chance(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

/// A number below `bound`.
pub fn below(chance: &mut Xoshiro256PlusPlus, bound: usize) -> usize {
    (chance.next_u64() % bound as u64) as usize
}

/// A set-up of a rule set with changes such as `"leap=off tie=survivors"`.
pub fn setup(preset: &str, changes: &str) -> Setup {
    let mut setup = Setup::new(GameKind::Tablan);
    setup.set_preset(preset).unwrap();
    for change in changes.split_whitespace() {
        let (name, value) = change.split_once('=').unwrap();
        setup.set_option(name, value).unwrap();
    }
    setup
}

/// A random set of options, all equally likely.
pub fn any_setup(chance: &mut Xoshiro256PlusPlus) -> Setup {
    let mut setup = Setup::new(GameKind::Tablan);
    for option in Options::list() {
        let value = option.values[below(chance, option.values.len())];
        setup.set_option(option.name, value).unwrap();
    }
    setup
}

/// A random legal choice.
pub fn some_choice(game: &GameRecord, chance: &mut Xoshiro256PlusPlus) -> AnyMove {
    let legal = game.legal_moves();
    legal[below(chance, legal.len())]
}

/// The side whose choice is due. `None` if no choice is due.
pub fn mover(game: &GameRecord) -> Option<Side> {
    match game.expect() {
        Expect::Move(side) => Some(side),
        Expect::Throw(_) | Expect::Nothing => None,
    }
}

/// An empty library without pending work.
pub fn no_library() -> LibraryView<'static> {
    static NONE: OnceLock<(GameLibrary, LibraryWork)> = OnceLock::new();
    let (games, work) = NONE.get_or_init(|| {
        let empty = Library::read(&mut Store::in_memory(), Limits::DESKTOP);
        (GameLibrary::fixed(empty), LibraryWork::default())
    });
    LibraryView { games, work }
}
