//! Runs tasks in the next turn of the browser's event loop.
//!
//! Timers would work too, but browsers slow them down to a few a second in the background.

use std::cell::RefCell;
use std::task::Waker;

use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageChannel, MessagePort};

thread_local! {
    /// The wakers for the next turn.
    static WAITING: RefCell<Vec<Waker>> = const { RefCell::new(Vec::new()) };
    /// The sending port of a channel to this page. `None` if the browser has no message channels.
    static PORT: Option<MessagePort> = open();
}

/// Wakes a waker at the next turn.
pub(super) fn wake_at_next(waker: Waker) {
    let first = WAITING.with_borrow_mut(|waiting| {
        waiting.push(waker);
        waiting.len() == 1
    });
    if !first {
        // A message for all of them is already on its way.
        return;
    }
    let sent = PORT.with(|port| {
        port.as_ref()
            .is_some_and(|port| port.post_message(&JsValue::NULL).is_ok())
    });
    if !sent {
        wake_all();
    }
}

fn wake_all() {
    for waker in WAITING.take() {
        waker.wake();
    }
}

fn open() -> Option<MessagePort> {
    let channel = MessageChannel::new().ok()?;
    let received = Closure::<dyn Fn()>::new(wake_all);
    channel
        .port2()
        .set_onmessage(Some(received.as_ref().unchecked_ref()));
    // The port needs it as long as the page is open.
    received.forget();
    Some(channel.port1())
}
