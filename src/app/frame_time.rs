//! Gives the first frame after a rest the time of its input.
//!
//! Bevy takes the time of a frame from the end of the last drawn one. That's the start of the rest if none was drawn in
//! between, so a press after the rest would count as made at its start.

use std::time::Duration;

use bevy::platform::time::Instant;
use bevy::prelude::*;
use bevy::time::{Real, TimeSystems, TimeUpdateStrategy};

/// The time between two frames from which there was a rest.
const REST: Duration = Duration::from_millis(100);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(First, choose_time.before(TimeSystems));
}

/// Chooses the clock for the first frame after a rest. A program that sets the time of frames itself keeps doing so.
fn choose_time(
    real: Res<Time<Real>>,
    mut strategy: ResMut<TimeUpdateStrategy>,
    mut is_chosen_here: Local<bool>,
) {
    if std::mem::take(&mut *is_chosen_here) {
        *strategy = TimeUpdateStrategy::Automatic;
    }
    if !matches!(*strategy, TimeUpdateStrategy::Automatic) {
        return;
    }
    let now = Instant::now();
    let last = real.last_update();
    if last.is_some_and(|last| now.saturating_duration_since(last) > REST) {
        *strategy = TimeUpdateStrategy::ManualInstant(now);
        *is_chosen_here = true;
    }
}

#[cfg(test)]
mod tests {
    use std::thread::sleep;

    use bevy::time::{TimePlugin, TimeReceiver, create_time_channels};

    use super::*;

    #[test]
    fn the_first_frame_after_a_rest_has_its_own_time() {
        let mut app = App::new();
        let (sender, receiver) = create_time_channels();
        app.add_plugins((TimePlugin, plugin))
            .insert_resource::<TimeReceiver>(receiver);
        let elapsed = |app: &App| app.world().resource::<Time<Real>>().elapsed();
        for _ in 0..3 {
            sender.0.try_send(Instant::now()).unwrap();
            app.update();
        }
        let before = elapsed(&app);
        // The end of the last drawn frame, then a rest.
        sender.0.try_send(Instant::now()).unwrap();
        sleep(2 * REST);
        app.update();
        let rested = elapsed(&app) - before;
        assert!(rested >= 2 * REST, "{rested:?}");
        // Then Bevy's times count again. On a busy machine a frame can last as long as a rest.
        for _ in 0..50 {
            let drawn = Instant::now();
            sender.0.try_send(drawn).unwrap();
            let before = app.world().resource::<Time<Real>>().last_update();
            app.update();
            let last = app.world().resource::<Time<Real>>().last_update();
            if before.is_some_and(|before| before.elapsed() < REST) {
                assert_eq!(last, Some(drawn));
                return;
            }
        }
        panic!("no frame was fast");
    }
}
