//! A fixed script at fixed time steps that writes pictures of every screen.
//!
//! It plays the same game each time and looks at it in the same moments. A picture that is blank,
//! or shows a board that leaves the window, ends the tour with an error.

use std::path::{Path, PathBuf};
use std::time::Duration;

use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::time::TimeUpdateStrategy;
use bevy::window::PrimaryWindow;

use super::{Screen, StartError};
use crate::ai::Player;
use crate::input::selection::targets;
use crate::input::{Press, Selection};
use crate::record::Match;
use crate::rules::tablan::{Cell, Move};
use crate::rules::{AnyMove, AnyPosition, Expect, GameKind, Setup, Side};
use crate::stage::director::Departures;
use crate::stage::marks::{Target, TargetKind};
use crate::stage::timeline::Act;
use crate::stage::{Layout, Tempo, Timeline};
use crate::store::Seat;
use crate::table::{Intent, NewGame, Pace, Table};
use crate::ui::{Open, Panel, Toasts};

/// Milliseconds of the game's time a frame.
const STEP: Duration = Duration::from_millis(10);
/// Frames that a scene may take to come about.
const PATIENCE: u32 = 6000;

/// Adds the tour to an app.
///
/// # Errors
/// Where the folder cannot be made.
pub fn add(app: &mut App, dir: &Path) -> Result<(), StartError> {
    std::fs::create_dir_all(dir).map_err(|source| StartError::Tour {
        path: dir.to_owned(),
        source,
    })?;
    app.insert_resource(TimeUpdateStrategy::ManualDuration(STEP))
        .insert_resource(Tour {
            dir: dir.to_owned(),
            at: 0,
            frames: 0,
            stage: Stage::Reaching,
        })
        .add_systems(Update, conduct.before(crate::input::InputSystems::Read))
        .add_observer(write);
    Ok(())
}

/// The tour under way.
#[derive(Resource, Debug)]
pub struct Tour {
    dir: PathBuf,
    at: usize,
    frames: u32,
    stage: Stage,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// The scene is coming about.
    Reaching,
    /// It has come about; a few frames let panels and layout settle while time stands still.
    Holding(u8),
    /// Its picture has been asked for.
    Waiting,
}

/// What brings a scene about, one frame at a time; true once it is there.
type Reach = fn(&mut World, frame: u32) -> bool;

struct Scene {
    name: &'static str,
    window: (f32, f32),
    reach: Reach,
}

const USUAL: (f32, f32) = (1920.0, 1080.0);

/// The scenes, in order; each goes on from the one before.
const SCENES: [Scene; 19] = [
    Scene {
        name: "01-loading",
        window: USUAL,
        reach: loading,
    },
    Scene {
        name: "02-new-game",
        window: USUAL,
        reach: new_game_panel,
    },
    Scene {
        name: "03-opening",
        window: USUAL,
        reach: opening,
    },
    Scene {
        name: "04-sticks-in-the-air",
        window: USUAL,
        reach: sticks_in_the_air,
    },
    Scene {
        name: "05-sticks-at-rest",
        window: USUAL,
        reach: sticks_at_rest,
    },
    Scene {
        name: "06-destinations",
        window: USUAL,
        reach: destinations,
    },
    Scene {
        name: "07-round-the-turn",
        window: USUAL,
        reach: round_the_turn,
    },
    Scene {
        name: "08-capture",
        window: USUAL,
        reach: capture,
    },
    Scene {
        name: "09-coming-home",
        window: USUAL,
        reach: coming_home,
    },
    Scene {
        name: "10-refused",
        window: USUAL,
        reach: refused,
    },
    Scene {
        name: "11-settings",
        window: USUAL,
        reach: settings_panel,
    },
    Scene {
        name: "12-how-to-play",
        window: USUAL,
        reach: help_panel,
    },
    Scene {
        name: "13-portrait",
        window: (390.0, 844.0),
        reach: destinations,
    },
    Scene {
        name: "14-portrait-new-game",
        window: (390.0, 844.0),
        reach: new_game_over,
    },
    Scene {
        name: "15-small",
        window: (640.0, 360.0),
        reach: destinations,
    },
    Scene {
        name: "16-small-settings",
        window: (640.0, 360.0),
        reach: settings_panel,
    },
    Scene {
        name: "17-large",
        window: (3840.0, 2160.0),
        reach: destinations,
    },
    Scene {
        name: "18-finale",
        window: USUAL,
        reach: finale,
    },
    Scene {
        name: "19-end",
        window: USUAL,
        reach: end,
    },
];

fn conduct(world: &mut World) {
    let tour = world.resource::<Tour>();
    let (at, frames, stage) = (tour.at, tour.frames, tour.stage);
    let Some(scene) = SCENES.get(at) else {
        world.write_message(AppExit::Success);
        return;
    };
    match stage {
        Stage::Reaching => {
            if !sized(world, scene.window) {
                resize(world, scene.window);
                return;
            }
            if frames == 0 && at > 0 && at_table(world) {
                open(world, None);
                world.resource_mut::<Toasts>().clear();
            }
            let there = (scene.reach)(world, frames);
            let mut tour = world.resource_mut::<Tour>();
            tour.frames += 1;
            if there {
                // Loading does not wait to be looked at.
                tour.stage = Stage::Holding(if at == 0 { 0 } else { 4 });
                world.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO));
            } else if frames > PATIENCE {
                error!("the scene {} did not come about", scene.name);
                world.write_message(AppExit::from_code(1));
            }
        }
        Stage::Holding(0) => {
            let outside = board_outside(world);
            if let Some(outside) = outside {
                error!("{}: the board leaves the window: {outside}", scene.name);
                world.write_message(AppExit::from_code(1));
            }
            world.spawn(Screenshot::primary_window());
            world.resource_mut::<Tour>().stage = Stage::Waiting;
        }
        Stage::Holding(left) => world.resource_mut::<Tour>().stage = Stage::Holding(left - 1),
        Stage::Waiting => {}
    }
}

fn write(
    captured: On<ScreenshotCaptured>,
    mut tour: ResMut<Tour>,
    mut exit: MessageWriter<AppExit>,
    mut time: ResMut<TimeUpdateStrategy>,
) {
    let Some(scene) = SCENES.get(tour.at) else {
        return;
    };
    let path = tour.dir.join(format!("{}.png", scene.name));
    match save(&captured.image, &path) {
        Ok(()) => println!("{}", path.display()),
        Err(problem) => {
            error!("{}: {problem}", path.display());
            exit.write(AppExit::from_code(1));
        }
    }
    tour.at += 1;
    tour.frames = 0;
    tour.stage = Stage::Reaching;
    *time = TimeUpdateStrategy::ManualDuration(STEP);
}

/// Writes a picture; a blank one is an error.
fn save(image: &Image, path: &Path) -> Result<(), String> {
    let picture = image
        .clone()
        .try_into_dynamic()
        .map_err(|error| error.to_string())?
        .to_rgb8();
    picture.save(path).map_err(|error| error.to_string())?;
    let mut shades = [0_u64; 256];
    for pixel in picture.pixels() {
        let [r, g, b] = pixel.0.map(u32::from);
        shades[((r * 3 + g * 6 + b) / 10) as usize] += 1;
    }
    let most = shades.iter().max().copied().unwrap_or(0);
    let used = shades.iter().filter(|count| **count > 20).count();
    let all = u64::from(picture.width()) * u64::from(picture.height());
    if used < 12 || most * 1000 > all * 985 {
        return Err(format!(
            "the picture is blank: {used} shades, {most} of {all} pixels alike"
        ));
    }
    Ok(())
}

fn resize(world: &mut World, (width, height): (f32, f32)) {
    let mut windows = world.query_filtered::<&mut Window, With<PrimaryWindow>>();
    if let Ok(mut window) = windows.single_mut(world)
        && (window.width(), window.height()) != (width, height)
    {
        window.resolution.set(width, height);
    }
}

fn sized(world: &mut World, (width, height): (f32, f32)) -> bool {
    let layout = world.resource::<Layout>().window;
    (layout.x - width).abs() < 2.0 && (layout.y - height).abs() < 2.0
}

/// Says how the board leaves the window, if it does.
fn board_outside(world: &World) -> Option<String> {
    let layout = world.resource::<Layout>();
    let board = layout.board;
    let window = layout.window / layout.unit;
    let inside =
        board.min.min_element() >= 0.0 && board.max.x <= window.x && board.max.y <= window.y;
    (!inside).then(|| format!("{board:?} in {window:?}"))
}

fn loading(world: &mut World, frame: u32) -> bool {
    frame >= 1 && *world.resource::<State<Screen>>().get() == Screen::Loading
        || *world.resource::<State<Screen>>().get() == Screen::Table
}

fn at_table(world: &World) -> bool {
    *world.resource::<State<Screen>>().get() == Screen::Table && world.contains_resource::<Table>()
}

fn open(world: &mut World, panel: Option<Panel>) {
    world.resource_mut::<Open>().panel = panel;
}

fn new_game_panel(world: &mut World, _: u32) -> bool {
    if !at_table(world) {
        return false;
    }
    open(world, Some(Panel::NewGame));
    true
}

fn new_game_over(world: &mut World, frame: u32) -> bool {
    open(world, Some(Panel::NewGame));
    frame > 3
}

fn settings_panel(world: &mut World, frame: u32) -> bool {
    open(world, Some(Panel::Settings));
    frame > 3
}

fn help_panel(world: &mut World, frame: u32) -> bool {
    open(world, Some(Panel::Help));
    frame > 3
}

fn opening(world: &mut World, frame: u32) -> bool {
    if frame == 0 {
        open(world, None);
        world.write_message(Intent::New(Box::new(first_game(1727))));
    }
    frame > 5
}

fn first_game(seed: u64) -> NewGame {
    let seats = [Seat::Person; 2];
    NewGame {
        setup: Setup::new(GameKind::Tablan),
        seats,
        first: Side::First,
        seed,
    }
}

/// The timeline shows a throw at least so far.
fn sticks_in_the_air(world: &mut World, frame: u32) -> bool {
    if frame == 0 {
        set_speed(world, 1.0);
        world.write_message(Intent::Throw);
    }
    world
        .resource::<Timeline>()
        .current()
        .is_some_and(|running| matches!(running.act, Act::Throw { .. }) && running.elapsed >= 330.0)
}

fn sticks_at_rest(world: &mut World, _: u32) -> bool {
    world
        .resource::<Timeline>()
        .current()
        .is_some_and(|running| matches!(running.act, Act::Score { .. }) && running.progress() > 0.2)
        || idle(world)
}

fn idle(world: &World) -> bool {
    world.resource::<Timeline>().is_idle()
}

fn set_speed(world: &mut World, speed: f32) {
    world.resource_mut::<Tempo>().speed = speed;
}

/// What happens next in the game that the tour plays.
fn next_event(game: &Match) -> Option<Intent> {
    match game.expect() {
        Expect::Throw(_) => Some(Intent::Throw),
        Expect::Move(_) => {
            let seed = game.seed() ^ game.events().len() as u64;
            let choice = Player::new(Player::MAX_LEVEL).choose(game.position(), seed)?;
            Some(Intent::Play(choice))
        }
        Expect::Nothing => None,
    }
}

/// How many events before a scene are played on the table itself, so that it looks played on.
const RUN_UP: usize = 6;

/// Plays the game on, out of sight, until `there` holds; its last events one a frame.
fn play_on(world: &mut World, there: impl Fn(&Match) -> bool) {
    set_speed(world, 0.0);
    world.resource_mut::<Pace>().auto_throw = true;
    if !idle(world) {
        return;
    }
    let game = world.resource::<Table>().game();
    let mut ahead = game.clone();
    while !there(&ahead) {
        let done = match next_event(&ahead) {
            Some(Intent::Throw) => ahead.throw_next().is_ok(),
            Some(Intent::Play(choice)) => ahead.play(choice).is_ok(),
            _ => false,
        };
        if !done {
            break;
        }
    }
    let far = ahead.events().len().saturating_sub(game.events().len());
    if !there(&ahead) {
        // This game has no such moment left: look for it in the next.
        let seed = game.seed() + 1;
        world.write_message(Intent::New(Box::new(first_game(seed))));
    } else if far > RUN_UP {
        for _ in 0..RUN_UP {
            ahead.undo();
        }
        world.write_message(Intent::Lay(Box::new(ahead)));
    } else if let Some(intent @ Intent::Play(_)) = next_event(game) {
        world.write_message(intent);
    }
}

/// A way to move that a scene looks for: where it leads, from which cell.
type Wanted = fn(&Target, Cell) -> bool;

/// The first choice of the wanted kind.
fn find(game: &Match, wanted: Wanted) -> Option<(Cell, Move, usize)> {
    let Expect::Move(side) = game.expect() else {
        return None;
    };
    let AnyPosition::Tablan(position) = game.position();
    let all: Vec<Move> = game
        .legal_moves()
        .into_iter()
        .map(|AnyMove::Tablan(choice)| choice)
        .collect();
    position.pieces(side).find_map(|cell| {
        let reached = targets(position, &all, cell);
        let ways = reached.len();
        let (_, choice) = reached
            .into_iter()
            .find(|(target, _)| wanted(target, cell))?;
        Some((cell, choice, ways))
    })
}

/// Choosing a piece with a capture and other ways to go.
fn destinations(world: &mut World, frame: u32) -> bool {
    let wanted: Wanted = |target, _| target.kind == TargetKind::Capture;
    let rich = |game: &Match| find(game, wanted).filter(|(_, _, ways)| *ways >= 2);
    let found = rich(world.resource::<Table>().game());
    let Some((cell, ..)) = found.filter(|_| idle(world)) else {
        play_on(world, |game| rich(game).is_some());
        return false;
    };
    if world.resource::<Selection>().chosen == Some(cell) {
        return frame > 4;
    }
    world.resource_mut::<Selection>().chosen = Some(cell);
    false
}

/// Plays on until a move of the wanted kind is legal, plays that at normal speed, and waits for
/// the moment.
fn show_move(world: &mut World, wanted: Wanted, moment: fn(&World) -> bool) -> bool {
    let leaving = world.resource::<Departures>().0 > 0.0;
    if !idle(world) || leaving || moment(world) {
        return moment(world);
    }
    match find(world.resource::<Table>().game(), wanted) {
        Some((_, choice, _)) => {
            set_speed(world, 1.0);
            world.write_message(Intent::Play(AnyMove::Tablan(choice)));
        }
        None => play_on(world, |game| find(game, wanted).is_some()),
    }
    false
}

/// Half-way in the hop round a turn of the snake.
fn round_the_turn(world: &mut World, _: u32) -> bool {
    show_move(
        world,
        |target, from| {
            let turns = from.column() != target.cell.column();
            turns && target.steps >= 6 && target.kind == TargetKind::Free
        },
        |world| {
            let Some(running) = world.resource::<Timeline>().current() else {
                return false;
            };
            let Act::Travel { path, .. } = &running.act else {
                return false;
            };
            let along = running.progress() * (path.len() - 1) as f32;
            let hop = along.floor() as usize;
            let crosses = path.windows(2).nth(hop).is_some_and(|w| {
                Cell::on_path(Side::First, w[0]).map(Cell::column)
                    != Cell::on_path(Side::First, w[1]).map(Cell::column)
            });
            crosses && (0.35..0.75).contains(&along.fract())
        },
    )
}

fn capture(world: &mut World, _: u32) -> bool {
    show_move(
        world,
        |target, _| target.kind == TargetKind::Capture,
        |world| world.resource::<Departures>().0 >= 0.42,
    )
}

fn coming_home(world: &mut World, _: u32) -> bool {
    show_move(
        world,
        |target, _| target.kind == TargetKind::Enter && target.steps >= 4,
        |world| {
            let Some(running) = world.resource::<Timeline>().current() else {
                return false;
            };
            matches!(&running.act, Act::Travel { path, .. } if path.len() > 4
                && Cell::on_path(Side::First, path[path.len() - 1]).is_some_and(|c| c.column() == 1 || c.column() == 4))
                && running.progress() > 0.95
        },
    )
}

/// A press that is not allowed, with its reason.
fn refused(world: &mut World, frame: u32) -> bool {
    let stuck = |game: &Match| {
        let Expect::Move(side) = game.expect() else {
            return None;
        };
        let AnyPosition::Tablan(position) = game.position();
        let waits = |cell: &Cell| position.piece(*cell).is_some_and(|piece| !piece.started);
        position
            .pieces(side)
            .find(|cell| waits(cell) && position.why_not(*cell, None).is_some())
    };
    if !world.resource::<Toasts>().is_empty() {
        return frame > 10;
    }
    match stuck(world.resource::<Table>().game()).filter(|_| idle(world)) {
        Some(cell) => drop(world.write_message(Press::Cell(cell))),
        None => play_on(world, |game| stuck(game).is_some()),
    }
    false
}

/// The game is over, and its end is being shown.
fn finale(world: &mut World, _: u32) -> bool {
    let showing = world.resource::<Timeline>().current();
    if showing.is_some_and(|r| matches!(r.act, Act::End(_)) && r.progress() > 0.4) {
        return true;
    }
    if !idle(world) {
        return false;
    }
    // The last choice is played at normal speed.
    let game = world.resource::<Table>().game();
    let mut ahead = game.clone();
    if let Some(Intent::Play(choice)) = next_event(game)
        && ahead.play(choice).is_ok()
        && ahead.outcome().is_some()
    {
        set_speed(world, 1.0);
        world.write_message(Intent::Play(choice));
    } else {
        play_on(world, |game| game.outcome().is_some());
    }
    false
}

fn end(world: &mut World, frame: u32) -> bool {
    idle(world) && frame > 20
}
