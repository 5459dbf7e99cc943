//! The windows and text sizes of layout tests.

/// A window in logical pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Window {
    pub width: f32,
    pub height: f32,
}

const fn window(width: f32, height: f32) -> Window {
    Window { width, height }
}

/// A desktop's window, the smallest one, and a phone held upright.
pub const WINDOWS: [Window; 3] = [
    window(1280.0, 720.0),
    window(640.0, 360.0),
    window(390.0, 844.0),
];

/// A small phone, held upright.
pub const SMALL_PHONE: Window = window(360.0, 640.0);

/// A full screen, for panels that grow with the window.
pub const LARGE: Window = window(1920.0, 1080.0);

/// A tablet between two people, in landscape and portrait.
pub const TABLETS: [Window; 2] = [window(1280.0, 800.0), window(800.0, 1280.0)];

/// Scales of the text.
pub const TEXT_SCALES: [f32; 3] = [1.0, 1.5, 2.0];
