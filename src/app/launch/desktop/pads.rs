//! Wakes the event loop for gamepads, which send the window no events: a thread of its own listens.

use std::thread;
use std::time::Duration;

use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use gilrs::ev::EventType;
use gilrs::{Gilrs, GilrsBuilder};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, listen);
}

/// The time between two wakes, 30 a second at most, and after a pad has failed to be read.
const INTERVAL: Duration = Duration::from_millis(33);
/// How long one wait for an event lasts.
const WAIT: Duration = Duration::from_secs(60);
/// How far a stick must lean to wake anybody: idle sticks tremble.
const LEAN: f32 = 0.3;

/// Listens until the event loop has ended. Bevy reads the pads itself, from a queue of its own.
fn listen(proxy: Res<EventLoopProxyWrapper>) {
    let proxy = (**proxy).clone();
    let wake = move || proxy.send_event(WinitUserEvent::WakeUp).is_ok();
    let listener = thread::Builder::new().name("gamepads".to_owned());
    let started = listener.spawn(move || {
        // Where pads cannot be read, Bevy has said so.
        if let Ok(mut gilrs) = GilrsBuilder::new().build() {
            while next_matters(&mut gilrs) {
                // Bevy's queue may lag behind this one: the second wake finds what the first did not.
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
        warn!("gamepads wake nobody: {error}");
    }
}

/// Waits until a pad is pressed, leaned, plugged in or taken away.
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
