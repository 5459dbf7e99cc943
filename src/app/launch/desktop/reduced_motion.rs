//! Follows the system's setting for reduced motion: that of the portal on Linux, and those of Windows and macOS.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use mundy::{Interest, Preferences, ReducedMotion, Subscription};

use crate::settings::Overrides;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, subscribe)
        .add_systems(PreUpdate, follow.run_if(resource_exists::<SystemMotion>));
}

/// The system's setting.
#[derive(Resource)]
struct SystemMotion {
    /// `true` if it asks for reduced motion now.
    is_reduced: Arc<AtomicBool>,
    /// The updates end with it.
    _subscription: Subscription,
}

/// Asks for the setting and its changes, which arrive on another thread. Without an answer motion isn't reduced.
fn subscribe(
    mut commands: Commands,
    proxy: Res<EventLoopProxyWrapper>,
    // macOS answers only on the main thread.
    _main_thread: NonSendMarker,
) {
    let is_reduced = Arc::new(AtomicBool::new(false));
    let latest = Arc::clone(&is_reduced);
    let proxy = (**proxy).clone();
    let subscription = Preferences::subscribe(Interest::ReducedMotion, move |preferences| {
        let is_reduced = preferences.reduced_motion == ReducedMotion::Reduce;
        if latest.swap(is_reduced, Ordering::Relaxed) != is_reduced {
            // At rest no frame would show the change. An ended loop needs none.
            let _ = proxy.send_event(WinitUserEvent::WakeUp);
        }
    });
    commands.insert_resource(SystemMotion {
        is_reduced,
        _subscription: subscription,
    });
}

/// Notes changes of the setting.
fn follow(system: Res<SystemMotion>, mut last: Local<bool>, mut overrides: ResMut<Overrides>) {
    let is_reduced = system.is_reduced.load(Ordering::Relaxed);
    if is_reduced != *last {
        *last = is_reduced;
        overrides.reduced_motion = is_reduced;
        debug!("the system asks for reduced motion: {is_reduced}");
    }
}
