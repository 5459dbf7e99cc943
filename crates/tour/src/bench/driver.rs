//! A script that acts on the app in a separate thread, so that the event loop can sleep between its steps.

use std::panic::AssertUnwindSafe;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use tavoliere::input::InputSystems;

/// A step of the script, run between two frames.
type Step = Box<dyn FnOnce(&mut World) + Send>;

/// Longest time that a script waits for a condition.
const TIMEOUT: Duration = Duration::from_secs(120);

/// The reason why a script ended early.
#[derive(Debug, thiserror::Error)]
pub(super) enum Stopped {
    #[error("the window was closed")]
    Closed,
    #[error("{0} did not come about within {TIMEOUT:?}")]
    Late(&'static str),
    #[error("{0}")]
    Proc(#[from] super::process::ProcError),
}

/// The script's access to the app.
pub(super) struct Driver {
    steps: Sender<Step>,
    wake: Box<dyn Fn() + Send>,
    frames: Arc<AtomicU64>,
}

/// The steps that wait for a frame.
#[derive(Resource)]
struct Steps(Mutex<Receiver<Step>>);

/// The number of frames since the start.
#[derive(Resource)]
struct FrameCounter(Arc<AtomicU64>);

/// Runs a script beside the app. The program ends with the script.
pub(super) fn add(
    app: &mut App,
    script: impl FnOnce(&Driver) -> Result<bool, Stopped> + Send + 'static,
) {
    let (steps, receiver) = mpsc::channel();
    let frames = Arc::new(AtomicU64::new(0));
    app.insert_resource(Steps(Mutex::new(receiver)))
        .insert_resource(FrameCounter(Arc::clone(&frames)))
        .add_systems(Update, take_steps.before(InputSystems::Read))
        .add_systems(Last, count);
    // A system must be `Sync`, but a script doesn't have to be.
    let script = Mutex::new(Some((script, steps, frames)));
    app.add_systems(
        Startup,
        move |proxy: Res<EventLoopProxyWrapper>| -> Result {
            let Some((script, steps, frames)) = script.lock().ok().and_then(|mut it| it.take())
            else {
                return Ok(());
            };
            let proxy = (**proxy).clone();
            let driver = Driver {
                steps,
                wake: Box::new(move || {
                    // Waking an ended loop fails, and then the script notices the missing answer.
                    let _ = proxy.send_event(WinitUserEvent::WakeUp);
                }),
                frames,
            };
            thread::Builder::new()
                .name("script".to_owned())
                .spawn(move || driver.run(script))?;
            Ok(())
        },
    );
}

/// Runs one step per frame, so that the next step sees its effects.
fn take_steps(world: &mut World) {
    let next = world
        .resource::<Steps>()
        .0
        .lock()
        .ok()
        .and_then(|steps| steps.try_recv().ok());
    if let Some(step) = next {
        step(world);
    }
}

fn count(frames: Res<FrameCounter>) {
    frames.0.fetch_add(1, Ordering::Relaxed);
}

impl Driver {
    fn run(self, script: impl FnOnce(&Driver) -> Result<bool, Stopped>) {
        let ended = std::panic::catch_unwind(AssertUnwindSafe(|| script(&self)));
        let exit = match ended {
            Ok(Ok(true)) => AppExit::Success,
            Ok(Ok(false)) => AppExit::error(),
            Ok(Err(stopped)) => {
                eprintln!("tavoliere-tour: {stopped}");
                AppExit::error()
            }
            // The panic has printed its message.
            Err(_) => AppExit::error(),
        };
        // The program could have ended before its script.
        let _ = self.act(move |world| {
            world.write_message(exit);
        });
    }

    /// Runs a step on the world in the next frame and returns its result. Fails if the window was closed.
    pub(super) fn act<T: Send + 'static>(
        &self,
        step: impl FnOnce(&mut World) -> T + Send + 'static,
    ) -> Result<T, Stopped> {
        let (answer, answered) = mpsc::channel();
        let step: Step = Box::new(move |world| drop(answer.send(step(world))));
        self.steps.send(step).map_err(|_| Stopped::Closed)?;
        (self.wake)();
        answered.recv_timeout(TIMEOUT).map_err(|_| Stopped::Closed)
    }

    /// Checks a condition frame by frame until it holds. Fails if it takes too long.
    pub(super) fn await_that(
        &self,
        what: &'static str,
        is_so: fn(&mut World) -> bool,
    ) -> Result<(), Stopped> {
        let begun = Instant::now();
        while !self.act(is_so)? {
            if begun.elapsed() > TIMEOUT {
                return Err(Stopped::Late(what));
            }
            thread::sleep(Duration::from_millis(20));
        }
        Ok(())
    }

    /// The number of frames since the start.
    pub(super) fn frames(&self) -> u64 {
        self.frames.load(Ordering::Relaxed)
    }
}
