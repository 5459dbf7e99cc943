//! A monkey test: random input from all devices on every screen, in the real program.
//!
//! The same seed gives the same inputs. After each one the test checks that
//!
//! - nothing panics;
//! - an open panel that covers the table leaves the game unchanged;
//! - Tab, or a second press of it, focuses a control if a panel is open;
//! - six presses of Esc or fewer lead to the pause or to the home screen;
//! - the game on the table can be read from its record, and so can everything in the folder of saves;
//! - memory stays below a limit.
//!
//! Frames aren't drawn, because a software renderer needs a long time for each.

mod checks;
mod input;
mod way_home;

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use bevy::app::MainScheduleOrder;
use bevy::ecs::schedule::ScheduleLabel;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tavoliere::app::awake::ContinuousFrames;
use tavoliere::app::loading;
use tavoliere::stage::{Layout, TableFade};
use tavoliere::ui::home::HomeTextures;
use tavoliere::ui::{OpenPanels, UiAction};

use checks::Checks;
use input::{Devices, below};
use way_home::WayHome;

use crate::scenes;

/// The seed of the inputs if none is given.
pub const USUAL_SEED: u64 = 1766;
/// The number of inputs between two ways home.
const EXPLORING: u64 = 150;
/// The number of inputs between two readings of everything that is saved.
const READING: u64 = 250;
/// The most problems that are printed.
const MOST_PROBLEMS: usize = 20;
/// The number of last inputs that a problem is printed with.
const MOST_RECENT: usize = 12;
/// The game time of a frame (ms), all equally likely. The long one lets motion and messages end.
const STEPS: [u64; 4] = [16, 16, 80, 700];

/// The longest time that a screen can load.
const LONGEST_LOADING: Duration = Duration::from_secs(60);

/// The last inputs, for the report of a panic.
static RECENT: Mutex<VecDeque<String>> = Mutex::new(VecDeque::new());

/// The number of inputs of a monkey test, and their seed.
#[derive(Clone, Copy, Debug)]
pub struct MonkeyTest {
    /// The seed of the inputs.
    pub seed: u64,
    /// The number of inputs.
    pub inputs: u64,
}

/// The state of the running test.
#[derive(Resource)]
struct Monkey {
    test: MonkeyTest,
    random: Xoshiro256PlusPlus,
    devices: Devices,
    /// The number of inputs so far.
    done: u64,
    /// The way home that is under way.
    way_home: Option<WayHome>,
    checks: Checks,
    problems: usize,
    /// The time since which the screen has been loading.
    loads_since: Option<Instant>,
}

/// Runs before [`Last`], in which Bevy closes the windows of a program that quits.
#[derive(ScheduleLabel, Clone, Debug, PartialEq, Eq, Hash)]
struct BeforeClosing;

/// Adds a monkey test to the program, which ends with it.
pub fn add(app: &mut App, test: MonkeyTest) {
    println!("monkey test: {} inputs, seed {}", test.inputs, test.seed);
    report_panics(test.seed);
    app.insert_resource(ContinuousFrames)
        .insert_resource(Monkey {
            test,
            random: Xoshiro256PlusPlus::seed_from_u64(test.seed),
            devices: Devices::default(),
            done: 0,
            way_home: None,
            checks: Checks::default(),
            problems: 0,
            loads_since: None,
        })
        .init_schedule(BeforeClosing)
        .add_systems(Startup, keep_awake)
        .add_systems(First, act)
        .add_systems(BeforeClosing, (refuse_to_quit, check).chain());
    app.world_mut()
        .resource_mut::<MainScheduleOrder>()
        .insert_before(Last, BeforeClosing);
}

/// Wakes the event loop all the time. A window in full screen without a window manager gets no requests to draw.
fn keep_awake(proxy: Res<EventLoopProxyWrapper>) -> Result {
    let proxy = (**proxy).clone();
    thread::Builder::new()
        .name("waker".to_owned())
        .spawn(move || {
            // Waking an ended loop fails.
            while proxy.send_event(WinitUserEvent::WakeUp).is_ok() {
                thread::sleep(Duration::from_millis(20));
            }
        })?;
    Ok(())
}

/// Prints the seed and the last inputs with a panic.
fn report_panics(seed: u64) {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        usual(panic);
        eprintln!("the monkey test's seed is {seed}; its last inputs:");
        let recent = RECENT.lock().unwrap_or_else(PoisonError::into_inner);
        for input in &*recent {
            eprintln!("  {input}");
        }
    }));
}

/// Sends the next input.
fn act(world: &mut World) {
    stop_drawing(world);
    let loads = !scenes::at_table(world) || is_loading(world);
    world.resource_scope(|world, mut monkey: Mut<Monkey>| {
        if loads {
            // Loading takes real time.
            thread::sleep(Duration::from_millis(2));
            monkey.wait(world);
        } else {
            monkey.loads_since = None;
            monkey.act(world);
        }
    });
}

/// `true` while the screen waits for its pictures. It takes no input then.
fn is_loading(world: &mut World) -> bool {
    if world.resource::<OpenPanels>().home {
        return !world.resource::<HomeTextures>().are_registered();
    }
    !loading::table_is_shown(world)
}

/// Random input also quits, but the test must continue.
fn refuse_to_quit(mut exits: ResMut<Messages<AppExit>>) {
    exits.clear();
}

fn check(world: &mut World) {
    world.resource_scope(|world, mut monkey: Mut<Monkey>| monkey.check(world));
}

fn stop_drawing(world: &mut World) {
    let mut cameras = world.query::<&mut Camera>();
    for mut camera in cameras.iter_mut(world) {
        camera.is_active = false;
    }
}

impl Monkey {
    fn is_over(&self) -> bool {
        self.done >= self.test.inputs || self.problems >= MOST_PROBLEMS
    }

    fn act(&mut self, world: &mut World) {
        if self.is_over() {
            return;
        }
        if self.done == 0 {
            world.resource_mut::<OpenPanels>().go_home();
        }
        if self.devices.has_tabbed() && !self.checks.has_settled() {
            // From the last control, Tab reaches the first one in the next frame.
            self.checks.settle();
            return;
        }
        if self.checks.take_second_tab() {
            self.devices.press_tab(world);
            return;
        }
        self.done += 1;
        let step = STEPS[below(&mut self.random, STEPS.len())];
        set_step(world, step);
        self.checks.begin(world);
        let description = if let Some(way) = &mut self.way_home {
            way.step(world, &mut self.devices)
        } else {
            self.devices.send_any(world, &mut self.random)
        };
        remember(format!("{}: {description}", self.done));
    }

    /// Ends the test if the screen loads for too long.
    fn wait(&mut self, world: &mut World) {
        let since = *self.loads_since.get_or_insert_with(Instant::now);
        if since.elapsed() > LONGEST_LOADING && !self.is_over() {
            let screen = way_home::describe(world);
            let fade = world.resource::<TableFade>();
            let view = world.resource::<Layout>().board_view.game();
            let found = format!(
                "the screen doesn't finish loading: {screen}; {fade:?} over {}",
                view.name()
            );
            let files = loading::awaited(world).join("\n");
            self.report(Some(format!("{found}\n{files}")));
            self.problems = MOST_PROBLEMS;
        }
    }

    fn check(&mut self, world: &mut World) {
        if self.done == 0 {
            return;
        }
        if self.is_over() {
            self.end(world);
            return;
        }
        // A panel can be hidden while the table loads.
        if self.loads_since.is_some() {
            return;
        }
        let found = self.checks.end(world, &self.devices, self.done);
        self.report(found);
        if let Some(way) = &self.way_home {
            if way.has_arrived(world) {
                world.write_message(UiAction::GoHome);
                self.way_home = None;
            } else if way.is_lost() {
                let screen = way_home::describe(world);
                self.report(Some(format!(
                    "{} presses of Esc don't lead home from {screen}",
                    way_home::MOST
                )));
                self.way_home = None;
            }
        } else if self.done.is_multiple_of(EXPLORING) {
            self.way_home = Some(WayHome::default());
        }
        if self.done.is_multiple_of(READING) {
            let found = checks::unreadable(world);
            self.report(found);
            println!("{} inputs, {} problems", self.done, self.problems);
        }
    }

    fn end(&mut self, world: &mut World) {
        let found = checks::unreadable(world)
            .into_iter()
            .chain(self.checks.too_much_memory());
        for problem in found.collect::<Vec<_>>() {
            self.report(Some(problem));
        }
        println!("{} inputs, {} problems", self.done, self.problems);
        println!("{}", self.checks.visited());
        world.write_message(if self.problems == 0 {
            AppExit::Success
        } else {
            AppExit::error()
        });
    }

    fn report(&mut self, problem: Option<String>) {
        let Some(problem) = problem else {
            return;
        };
        self.problems += 1;
        eprintln!("after input {}: {problem}; the last inputs:", self.done);
        for input in &*RECENT.lock().unwrap_or_else(PoisonError::into_inner) {
            eprintln!("  {input}");
        }
    }
}

fn set_step(world: &mut World, milliseconds: u64) {
    let step = Duration::from_millis(milliseconds);
    world.insert_resource(TimeUpdateStrategy::ManualDuration(step));
}

fn remember(input: String) {
    let mut recent = RECENT.lock().unwrap_or_else(PoisonError::into_inner);
    if recent.len() == MOST_RECENT {
        recent.pop_front();
    }
    recent.push_back(input);
}
