//! Reads switches for players who use only one or two: Space, Enter, a click of a mouse at rest, a controller's buttons.

use std::time::Duration;

use bevy::input::InputSystems as BevyInputSystems;
use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;
use bevy::window::WindowEvent;

use crate::settings::CurrentSettings;
use crate::store::SwitchScan;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SwitchClicks>()
        .init_resource::<CurrentSettings>()
        .add_message::<SwitchPressed>()
        .add_message::<WindowEvent>()
        .add_systems(
            PreUpdate,
            read_clicks
                .in_set(SwitchClickSystems)
                .after(BevyInputSystems),
        );
}

/// The system that decides if clicks are switches, before anything else reads them.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct SwitchClickSystems;

/// A switch was pressed.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum SwitchPressed {
    /// The one that steps.
    Step,
    /// The one that picks.
    Pick,
}

/// The time for which a mouse rests before its click is a switch. A helper who moves it clicks as usual.
const REST: Duration = Duration::from_secs(1);

/// `true` in [`are_switches`](Self::are_switches) if the clicks of this frame are switches.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct SwitchClicks {
    moved_at: Option<Duration>,
    held: bool,
    now: bool,
}

impl SwitchClicks {
    /// `true` if the clicks of this frame are switches.
    #[must_use]
    pub const fn are_switches(&self) -> bool {
        self.now
    }
}

/// The meaning of a switch. `None` while switches are off.
#[must_use]
pub const fn meaning(scan: SwitchScan, steps: bool) -> Option<SwitchPressed> {
    match scan {
        SwitchScan::Off => None,
        SwitchScan::One => Some(SwitchPressed::Pick),
        SwitchScan::Two if steps => Some(SwitchPressed::Step),
        SwitchScan::Two => Some(SwitchPressed::Pick),
    }
}

/// The meaning of a key that is a switch. `None` for other keys, and while switches are off.
#[must_use]
pub const fn meaning_of_key(input: &KeyboardInput, scan: SwitchScan) -> Option<SwitchPressed> {
    match input.key_code {
        KeyCode::Space => meaning(scan, true),
        KeyCode::Enter | KeyCode::NumpadEnter => meaning(scan, false),
        _ => None,
    }
}

fn read_clicks(
    time: Res<Time<Real>>,
    settings: Res<CurrentSettings>,
    mut events: MessageReader<WindowEvent>,
    mut clicks: ResMut<SwitchClicks>,
    mut switches: MessageWriter<SwitchPressed>,
) {
    let scan = settings.0.switch_scan;
    let now = time.elapsed();
    let mut fresh = *clicks;
    fresh.now = fresh.held;
    for event in events.read() {
        match event {
            WindowEvent::CursorMoved(_) => fresh.moved_at = Some(now),
            WindowEvent::MouseButtonInput(input) if input.state.is_pressed() => {
                let rests = fresh.moved_at.is_none_or(|moved| now >= moved + REST);
                let meaning = meaning(scan, input.button == MouseButton::Left);
                if let Some(pressed) = meaning.filter(|_| rests) {
                    switches.write(pressed);
                    fresh.held = true;
                    fresh.now = true;
                }
            }
            WindowEvent::MouseButtonInput(_) => fresh.held = false,
            _ => {}
        }
    }
    if fresh.now || clicks.now || fresh.moved_at != clicks.moved_at {
        *clicks = fresh;
    }
}
