//! Wakes the event loop for controllers from a thread, because they send no window events.

use std::thread;
use std::time::Duration;

use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use gilrs::ev::EventType;
use gilrs::{Gilrs, GilrsBuilder};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, listen);
}

/// The time between two wakes, at most 30 a second, and after a controller couldn't be read.
const INTERVAL: Duration = Duration::from_millis(33);
/// The longest wait for one event.
const WAIT: Duration = Duration::from_secs(60);
/// The least deflection of a stick that wakes the loop, because idle sticks tremble.
const LEAN: f32 = 0.3;

/// Listens until the event loop has ended. Bevy reads the controllers from a separate queue.
fn listen(proxy: Res<EventLoopProxyWrapper>) {
    let proxy = (**proxy).clone();
    let wake = move || proxy.send_event(WinitUserEvent::WakeUp).is_ok();
    let listener = thread::Builder::new().name("gamepads".to_owned());
    let started = listener.spawn(move || {
        // If controllers can't be read, Bevy has already logged it.
        if let Ok(mut gilrs) = GilrsBuilder::new().build() {
            while next_matters(&mut gilrs) {
                // Bevy's queue can lag behind this one, so the second wake finds events that the first one missed.
                if !wake() {
                    break;
                }
                thread::sleep(INTERVAL);
                if !wake() {
                    break;
                }
            }
        }
    });
    if let Err(error) = started {
        warn!("controllers can't wake the program: {error}");
    }
}

/// Waits until a controller is pressed, its stick moves, or it's connected or disconnected.
fn next_matters(gilrs: &mut Gilrs) -> bool {
    loop {
        match gilrs
            .next_event_blocking(Some(WAIT))
            .map(|event| event.event)
        {
            Some(EventType::AxisChanged(_, value, _)) if value.abs() < LEAN => {}
            Some(EventType::Dropped | EventType::ButtonChanged(..)) => {}
            Some(_) => return true,
            None => thread::sleep(INTERVAL),
        }
    }
}
