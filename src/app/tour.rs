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
use crate::input::Selection;
use crate::input::selection::{choices, tablan, targets};
use crate::rules::tablan::Cell;
use crate::rules::{Expect, GameKind, Setup, Side};
use crate::stage::marks::TargetKind;
use crate::stage::timeline::Act;
use crate::stage::{Layout, Tempo, Timeline};
use crate::store::Seat;
use crate::table::{Intent, NewGame, Table};
use crate::ui::{Open, Panel};

/// Milliseconds of the game's time a frame.
const STEP: Duration = Duration::from_millis(10);
/// Frames that a scene may take to come about.
const PATIENCE: u32 = 6000;

/// Adds the tour to an app.
///
/// # Errors
/// Where the folder cannot be made.
pub fn add(app: &mut App, dir: &Path) -> Result<(), StartError> {
    std::fs::create_dir_all(dir)
        .map_err(|source| StartError::Tour { path: dir.to_owned(), source })?;
    app.insert_resource(TimeUpdateStrategy::ManualDuration(STEP))
        .insert_resource(Tour { dir: dir.to_owned(), at: 0, frames: 0, stage: Stage::Reaching })
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
    Scene { name: "01-loading", window: USUAL, reach: loading },
    Scene { name: "02-new-game", window: USUAL, reach: new_game_panel },
    Scene { name: "03-opening", window: USUAL, reach: opening },
    Scene { name: "04-sticks-in-the-air", window: USUAL, reach: sticks_in_the_air },
    Scene { name: "05-sticks-at-rest", window: USUAL, reach: sticks_at_rest },
    Scene { name: "06-destinations", window: USUAL, reach: destinations },
    Scene { name: "07-round-the-turn", window: USUAL, reach: round_the_turn },
    Scene { name: "08-capture", window: USUAL, reach: capture },
    Scene { name: "09-coming-home", window: USUAL, reach: coming_home },
    Scene { name: "10-refused", window: USUAL, reach: refused },
    Scene { name: "11-settings", window: USUAL, reach: settings_panel },
    Scene { name: "12-how-to-play", window: USUAL, reach: help_panel },
    Scene { name: "13-portrait", window: (390.0, 844.0), reach: destinations },
    Scene { name: "14-portrait-new-game", window: (390.0, 844.0), reach: new_game_over },
    Scene { name: "15-small", window: (640.0, 360.0), reach: destinations },
    Scene { name: "16-small-settings", window: (640.0, 360.0), reach: settings_panel },
    Scene { name: "17-large", window: (3840.0, 2160.0), reach: destinations },
    Scene { name: "18-last-move", window: USUAL, reach: last_move },
    Scene { name: "19-end", window: USUAL, reach: end },
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
            if frames == 0 {
                resize(world, scene.window);
            }
            let there = sized(world, scene.window) && (scene.reach)(world, frames);
            let mut tour = world.resource_mut::<Tour>();
            tour.frames += 1;
            if there {
                tour.stage = Stage::Holding(4);
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

fn write(captured: On<ScreenshotCaptured>, mut tour: ResMut<Tour>, mut exit: MessageWriter<AppExit>, mut time: ResMut<TimeUpdateStrategy>) {
    let Some(scene) = SCENES.get(tour.at) else { return };
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

/// Writes a picture, unless it is blank.
fn save(image: &Image, path: &Path) -> Result<(), String> {
    let picture = image.clone().try_into_dynamic().map_err(|error| error.to_string())?.to_rgb8();
    let mut shades = [0_u64; 256];
    for pixel in picture.pixels() {
        let [r, g, b] = pixel.0.map(u32::from);
        shades[((r * 3 + g * 6 + b) / 10) as usize] += 1;
    }
    let most = shades.iter().max().copied().unwrap_or(0);
    let used = shades.iter().filter(|count| **count > 20).count();
    let all = u64::from(picture.width()) * u64::from(picture.height());
    if used < 12 || most * 1000 > all * 985 {
        return Err(format!("the picture is blank: {used} shades, {most} of {all} pixels alike"));
    }
    picture.save(path).map_err(|error| error.to_string())
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
    let inside = board.min.min_element() >= 0.0 && board.max.x <= window.x && board.max.y <= window.y;
    (!inside).then(|| format!("{board:?} in {window:?}"))
}

fn loading(world: &mut World, frame: u32) -> bool {
    frame >= 2 && *world.resource::<State<Screen>>().get() == Screen::Loading
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
        let setup = Setup::new(GameKind::Tablan);
        let seats = [Seat::Person; 2];
        let new = NewGame { setup, seats, first: Side::First, seed: 1727 };
        world.write_message(Intent::New(Box::new(new)));
    }
    frame > 5
}

/// The timeline shows a throw at least so far.
fn sticks_in_the_air(world: &mut World, frame: u32) -> bool {
    if frame == 0 {
        set_speed(world, 1.0);
        world.write_message(Intent::Throw);
    }
    world.resource::<Timeline>().current().is_some_and(|running| {
        matches!(running.act, Act::Throw { .. }) && running.elapsed >= 330.0
    })
}

fn sticks_at_rest(world: &mut World, _: u32) -> bool {
    world.resource::<Timeline>().current().is_some_and(|running| {
        matches!(running.act, Act::Score { .. }) && running.progress() > 0.2
    }) || idle(world)
}

fn idle(world: &World) -> bool {
    world.resource::<Timeline>().is_idle()
}

fn set_speed(world: &mut World, speed: f32) {
    world.resource_mut::<Tempo>().speed = speed;
}

/// Plays the game on, out of sight, by one event.
fn play_on(world: &mut World) {
    set_speed(world, 0.0);
    if !idle(world) {
        return;
    }
    let table = world.resource::<Table>();
    let game = table.game();
    let intent = match game.expect() {
        Expect::Throw(_) => Intent::Throw,
        Expect::Move(_) => {
            let events = game.events().len() as u64;
            match Player::new(Player::MAX_LEVEL).choose(game.position(), game.seed() ^ events) {
                Some(choice) => Intent::Play(choice),
                None => return,
            }
        }
        Expect::Nothing => return,
    };
    world.write_message(intent);
}

/// A piece of the side to choose, with what it can reach.
type Find = fn(&[(crate::stage::marks::Target, crate::rules::tablan::Move)], Cell, Side) -> bool;

fn find(world: &World, wanted: Find) -> Option<(Cell, Vec<(crate::stage::marks::Target, crate::rules::tablan::Move)>)> {
    let table = world.resource::<Table>();
    let Expect::Move(side) = table.game().expect() else { return None };
    let position = tablan(table);
    let all = choices(table, None);
    position.pieces(side).find_map(|cell| {
        let reached = targets(position, &all, cell);
        wanted(&reached, cell, side).then_some((cell, reached))
    })
}

/// Choosing a piece with a capture and other ways to go.
fn destinations(world: &mut World, frame: u32) -> bool {
    if frame == 0 {
        open(world, None);
    }
    let wanted: Find = |reached, _, _| {
        reached.len() >= 3 && reached.iter().any(|(target, _)| target.kind == TargetKind::Capture)
    };
    let chosen = world.resource::<Selection>().chosen;
    if let Some((cell, _)) = find(world, wanted) {
        if chosen == Some(cell) {
            return idle(world) && frame > 4;
        }
        world.resource_mut::<Selection>().chosen = Some(cell);
        return false;
    }
    if frame % 3 == 0 {
        play_on(world);
    }
    false
}

/// Plays on until a move of the wanted kind is legal, plays that at normal speed, and waits for
/// the moment.
fn show_move(
    world: &mut World,
    wanted: fn(&crate::stage::marks::Target, Cell, Side) -> bool,
    moment: fn(&World) -> bool,
) -> bool {
    if !idle(world) || moment(world) {
        return moment(world);
    }
    let table = world.resource::<Table>();
    if let Expect::Move(side) = table.game().expect() {
        let position = tablan(table);
        let all = choices(table, None);
        let choice = position.pieces(side).find_map(|cell| {
            let mut reached = targets(position, &all, cell).into_iter();
            reached.find(|(target, _)| wanted(target, cell, side)).map(|(_, choice)| choice)
        });
        if let Some(choice) = choice {
            set_speed(world, 1.0);
            world.write_message(Intent::Play(crate::rules::AnyMove::Tablan(choice)));
            return false;
        }
    }
    play_on(world);
    false
}

/// Half-way in the hop round a turn of the snake.
fn round_the_turn(world: &mut World, _: u32) -> bool {
    show_move(
        world,
        |target, from, _| from.column() != target.cell.column() && target.steps >= 6 && target.kind == TargetKind::Free,
        |world| {
            let Some(running) = world.resource::<Timeline>().current() else { return false };
            let Act::Travel { path, .. } = &running.act else { return false };
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
        |target, _, _| target.kind == TargetKind::Capture,
        |world| world.resource::<crate::stage::director::Departures>().0 >= 0.42,
    )
}

fn coming_home(world: &mut World, _: u32) -> bool {
    show_move(
        world,
        |target, _, _| target.kind == TargetKind::Enter && target.steps >= 4,
        |world| {
            let Some(running) = world.resource::<Timeline>().current() else { return false };
            matches!(&running.act, Act::Travel { path, .. } if path.len() > 4
                && Cell::on_path(Side::First, path[path.len() - 1]).is_some_and(|c| c.column() == 1 || c.column() == 4))
                && running.progress() > 0.86
        },
    )
}

/// A press that is not allowed, with its reason.
fn refused(world: &mut World, frame: u32) -> bool {
    if frame == 0 {
        set_speed(world, 0.0);
    }
    let table = world.resource::<Table>();
    let Expect::Move(side) = table.game().expect() else {
        play_on(world);
        return false;
    };
    if idle(world) && world.resource::<crate::ui::Toasts>().is_empty() {
        let position = tablan(table);
        let stuck = position.pieces(side).find(|cell| {
            position.why_not(*cell, None).is_some() && position.piece(*cell).is_some_and(|p| !p.home)
        });
        match stuck {
            Some(cell) => drop(world.write_message(crate::input::Press::Cell(cell))),
            None => play_on(world),
        }
        return false;
    }
    !world.resource::<crate::ui::Toasts>().is_empty() && frame > 10
}

/// The last move of the game is on its way.
fn last_move(world: &mut World, frame: u32) -> bool {
    if frame == 0 {
        open(world, None);
        world.resource_mut::<crate::ui::Toasts>().clear();
    }
    if world.resource::<Table>().game().outcome().is_some() {
        return true;
    }
    play_on(world);
    false
}

fn end(world: &mut World, frame: u32) -> bool {
    idle(world) && frame > 20
}
