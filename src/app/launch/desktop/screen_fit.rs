//! Keeps the window within the screens: no larger than its screen, and never off all of them.
//!
//! The size of a window is saved in logical pixels, so on a screen with a larger scale it can exceed the screen. A screen
//! that is unplugged can take the window's place away.

use bevy::prelude::*;
use bevy::window::{
    HasWindows, Monitor, MonitorSelection, OnMonitor, PrimaryMonitor, PrimaryWindow, WindowMode,
    WindowPosition, WindowScaleFactorChanged,
};

use crate::app::StartArgs;

/// The largest part of a screen that the window takes if it doesn't fit. The rest is for frames and bars.
const PART: f32 = 0.92;
/// The width and height of the window that must be on a screen (physical pixels).
const IN_VIEW: i32 = 80;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, fit.run_if(screens_changed))
        .add_observer(keep_windows);
}

/// Keeps the windows of an unplugged screen open. Bevy 0.19 despawns them with the screen, which ends the program
/// (<https://github.com/bevyengine/bevy/issues/24867>). Remove this once bevy_winit unlinks them first.
fn keep_windows(
    removed: On<Despawn, Monitor>,
    mut screens: Query<&mut HasWindows>,
    mut commands: Commands,
) {
    let Ok(mut windows) = screens.get_mut(removed.entity) else {
        return;
    };
    // Commands would come too late: the windows must be gone from the list before Bevy reads it.
    for window in std::mem::take(windows.collection_mut_risky()) {
        commands.entity(window).try_remove::<OnMonitor>();
    }
}

/// Run condition: a screen was added or removed, or the window has another screen or scale.
fn screens_changed(
    added: Query<(), Added<Monitor>>,
    moved: Query<(), Changed<OnMonitor>>,
    mut removed: RemovedComponents<Monitor>,
    mut scaled: MessageReader<WindowScaleFactorChanged>,
) -> bool {
    let changes = removed.read().count() + scaled.read().count();
    changes > 0 || !added.is_empty() || !moved.is_empty()
}

fn fit(
    args: Res<StartArgs>,
    screens: Query<(Entity, &Monitor, Has<PrimaryMonitor>)>,
    window: Single<(&mut Window, Option<&OnMonitor>), With<PrimaryWindow>>,
    mut has_started: Local<bool>,
) {
    let (mut window, on) = window.into_inner();
    // Harnesses choose their window.
    if args.0.harness.is_some() || window.mode != WindowMode::Windowed {
        return;
    }
    let own = screens
        .iter()
        .find(|(id, ..)| on.is_some_and(|on| on.0 == *id));
    let main = screens.iter().find(|(.., is_main)| *is_main);
    let Some((_, screen, _)) = own.or(main).or(screens.iter().next()) else {
        return;
    };
    // Later the window can be maximised, and fill its screen.
    let fills = std::mem::replace(&mut *has_started, true);
    let size = window.resolution.physical_size();
    // A window gets its new scale before its new screen, so its screen can still be that of the old scale.
    let scale = screen.scale_factor as f32 / window.resolution.scale_factor();
    let scaled = (size.as_vec2() * scale).as_uvec2();
    let fits_scaled = fitted(scaled, screen.physical_size(), fills).is_none();
    if let Some(size) = fitted(size, screen.physical_size(), fills).filter(|_| !fits_scaled) {
        window.resolution.set_physical_resolution(size.x, size.y);
    }
    let rects: Vec<IRect> = screens.iter().map(|(_, screen, _)| rect(screen)).collect();
    if let WindowPosition::At(corner) = window.position {
        let size = window.resolution.physical_size().as_ivec2();
        if is_out_of_view(IRect::from_corners(corner, corner + size), &rects) {
            window.position = WindowPosition::Centered(MonitorSelection::Primary);
        }
    }
}

fn rect(screen: &Monitor) -> IRect {
    let corner = screen.physical_position;
    IRect::from_corners(corner, corner + screen.physical_size().as_ivec2())
}

/// The size for a window that doesn't fit its screen. `None` if it fits. A window that `fills` its screen fits too.
fn fitted(window: UVec2, screen: UVec2, fills: bool) -> Option<UVec2> {
    let most = (screen.as_vec2() * PART).as_uvec2();
    let fits = window.cmple(if fills { screen } else { most }).all();
    (!fits && screen.cmpgt(UVec2::ZERO).all()).then(|| window.min(most))
}

/// `true` if a window shows too little on any screen to be found there.
fn is_out_of_view(window: IRect, screens: &[IRect]) -> bool {
    let shows = |screen: &IRect| {
        let shown = screen.intersect(window).size();
        shown.x >= IN_VIEW && shown.y >= IN_VIEW
    };
    !screens.is_empty() && !screens.iter().any(shows)
}

#[cfg(test)]
mod tests {
    use bevy::window::WindowResolution;

    use super::*;

    #[test]
    fn a_window_larger_than_its_screen_shrinks() {
        let screen = UVec2::new(1920, 1080);
        assert_eq!(fitted(UVec2::new(1280, 720), screen, false), None);
        for large in [screen, UVec2::new(2133, 1200)] {
            let size = fitted(large, screen, false).unwrap();
            assert!(size.cmplt(screen).all(), "{size}");
        }
        assert_eq!(fitted(screen, screen, true), None, "a maximised window");
        assert!(fitted(UVec2::new(2133, 1200), screen, true).is_some());
        // A high window keeps its width.
        assert_eq!(fitted(UVec2::new(900, 1600), screen, false).unwrap().x, 900);
        assert_eq!(
            fitted(screen, UVec2::ZERO, false),
            None,
            "an unknown screen"
        );
    }

    #[test]
    fn a_window_on_an_unplugged_screen_is_out_of_view() {
        let left = IRect::new(0, 0, 1920, 1080);
        let right = IRect::new(1920, 0, 4480, 1440);
        let window = IRect::new(2000, 100, 3280, 820);
        assert!(!is_out_of_view(window, &[left, right]));
        assert!(is_out_of_view(window, &[left]));
        let peeking = IRect::new(1900, 100, 3180, 820);
        assert!(is_out_of_view(peeking, &[left]), "20 pixels are too few");
        assert!(!is_out_of_view(window, &[]), "no screen is known yet");
    }

    fn screen(left: i32) -> Monitor {
        Monitor {
            name: None,
            physical_width: 1920,
            physical_height: 1080,
            physical_position: IVec2::new(left, 0),
            refresh_rate_millihertz: None,
            scale_factor: 1.0,
            video_modes: Vec::new(),
        }
    }

    #[test]
    fn a_window_keeps_its_size_on_the_way_to_a_screen_with_another_scale() {
        let mut app = App::new();
        app.init_resource::<StartArgs>()
            .add_message::<WindowScaleFactorChanged>()
            .add_plugins(plugin);
        let world = app.world_mut();
        world.spawn((screen(0), PrimaryMonitor));
        let fine = Monitor {
            scale_factor: 2.0,
            physical_width: 3840,
            physical_height: 2160,
            ..screen(1920)
        };
        let fine = world.spawn(fine).id();
        let mut resolution = WindowResolution::new(1280, 720);
        resolution.set_scale_factor(1.0);
        let window = Window {
            resolution,
            ..default()
        };
        let window = world.spawn((window, PrimaryWindow)).id();
        app.update();
        // First the scale changes, then the screen.
        let mut entity = app.world_mut().entity_mut(window);
        let mut changed = entity.get_mut::<Window>().unwrap();
        changed.resolution.set_scale_factor(2.0);
        changed.resolution.set_physical_resolution(2560, 1440);
        app.world_mut().write_message(WindowScaleFactorChanged {
            window,
            scale_factor: 2.0,
        });
        app.update();
        app.world_mut().entity_mut(window).insert(OnMonitor(fine));
        app.update();
        let size = app.world().get::<Window>(window).unwrap().size();
        assert_eq!(size, Vec2::new(1280.0, 720.0));
    }

    #[test]
    fn a_window_stays_open_and_returns_into_view_when_its_screen_is_unplugged() {
        let mut app = App::new();
        app.init_resource::<StartArgs>()
            .add_message::<WindowScaleFactorChanged>()
            .add_plugins(plugin);
        let world = app.world_mut();
        world.spawn((screen(0), PrimaryMonitor));
        let right = world.spawn(screen(1920)).id();
        let before = WindowPosition::At(IVec2::new(2000, 100));
        let window = Window {
            position: before,
            ..default()
        };
        let window = world.spawn((window, PrimaryWindow, OnMonitor(right))).id();
        let position = |app: &App| Some(app.world().get::<Window>(window)?.position);
        app.update();
        assert_eq!(position(&app), Some(before));
        app.world_mut().despawn(right);
        app.update();
        let centred = WindowPosition::Centered(MonitorSelection::Primary);
        assert_eq!(position(&app), Some(centred));
        assert!(app.world().get::<OnMonitor>(window).is_none());
    }
}
