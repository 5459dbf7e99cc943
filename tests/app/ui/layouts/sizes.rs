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

/// The smallest and the largest scale of the text, and in long checks one between them.
pub fn text_scales() -> impl Iterator<Item = f32> {
    let is_long = std::env::var("TAVOLIERE_LONG").is_ok_and(|value| !value.is_empty());
    [1.0, 2.0].into_iter().chain(is_long.then_some(1.5))
}
