//! Connects the screen readers of the system: egui's tree goes out through bevy_egui, requests come in here.

use std::time::Duration;

use bevy::a11y::{AccessibilityRequested, ActionRequest};
use bevy::prelude::*;
use bevy::winit::accessibility::WinitActionRequestHandlers;
use bevy_egui::{EguiContext, EguiPreUpdateSet};

use crate::table::WakeUp;
use crate::ui::screen_reader::ReaderRequest;

/// The time between two looks for requests. Bevy doesn't wake the program for them.
const LOOK: Duration = Duration::from_millis(50);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        (
            describe_on_request
                .after(EguiPreUpdateSet::InitContexts)
                .before(EguiPreUpdateSet::BeginPass),
            forward,
            wake_for_requests,
        ),
    );
}

/// Lets egui describe its panels only for a screen reader.
fn describe_on_request(
    mut contexts: Query<&mut EguiContext>,
    requested: Option<Res<AccessibilityRequested>>,
    mut was_read: Local<bool>,
) {
    let is_read = requested.is_some_and(|requested| requested.get());
    let has_changed = std::mem::replace(&mut *was_read, is_read) != is_read;
    for mut context in &mut contexts {
        // bevy_egui lets every new context describe its panels.
        if !has_changed && !context.is_added() {
            continue;
        }
        let ctx = context.get_mut();
        if is_read {
            ctx.enable_accesskit();
        } else {
            ctx.disable_accesskit();
        }
    }
}

fn forward(
    mut requests: MessageReader<ActionRequest>,
    mut forwarded: MessageWriter<ReaderRequest>,
) {
    forwarded.write_batch(
        requests
            .read()
            .map(|request| ReaderRequest::Act(request.0.clone())),
    );
}

/// Wakes the program for requests while it rests, once a screen reader is there.
fn wake_for_requests(
    requested: Option<Res<AccessibilityRequested>>,
    handlers: Option<Res<WinitActionRequestHandlers>>,
    wake: Option<Res<WakeUp>>,
    mut looks: Local<bool>,
) {
    let (Some(requested), Some(handlers), Some(wake)) = (requested, handlers, wake) else {
        return;
    };
    if *looks || !requested.get() {
        return;
    }
    *looks = true;
    let queues: Vec<_> = handlers.values().cloned().collect();
    let wake = wake.clone();
    std::thread::spawn(move || {
        loop {
            std::thread::sleep(LOOK);
            let waits = |queue: &std::sync::Arc<std::sync::Mutex<_>>| {
                queue.lock().is_ok_and(
                    |queue: std::sync::MutexGuard<
                        bevy::winit::accessibility::WinitActionRequestHandler,
                    >| { !queue.is_empty() },
                )
            };
            if queues.iter().any(waits) {
                wake.wake();
            }
        }
    });
}
