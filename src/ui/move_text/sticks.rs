//! Four sticks side by side, flat side or round side up.

use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Stroke, vec2};

use crate::ui::theme::pieces::{PAINT, WOOD};

/// Bands of a round side.
const BAND: Color32 = Color32::from_rgb(0xF3, 0xE3, 0xBC);
/// Grain of a flat side.
const GRAIN: Color32 = Color32::from_rgb(0x8F, 0x68, 0x3C);
/// The width of a stick relative to its height.
const WIDTH: f32 = 0.27;
/// The height from which a stick shows its grain and all of its bands (units).
const DETAILED: f32 = 20.0;

/// Four sticks side by side.
#[derive(Clone, Copy, Debug)]
pub struct Sticks {
    /// The number of sticks with their flat side up.
    pub flats: u8,
    /// Height of a stick (units).
    pub height: f32,
}

impl Sticks {
    /// The number of sticks.
    const COUNT: u8 = 4;

    /// The sticks of a value in steps.
    #[must_use]
    pub const fn of_steps(steps: u8, height: f32) -> Self {
        let flats = match steps {
            2 => 1,
            8 => 4,
            12 => 0,
            _ => 3,
        };
        Self { flats, height }
    }

    fn stick_width(&self) -> f32 {
        self.height * WIDTH
    }

    fn pitch(&self) -> f32 {
        // Small sticks are closer together.
        self.height * if self.height < DETAILED { 0.37 } else { 0.43 }
    }

    /// Width of all four (units).
    #[must_use]
    pub fn width(&self) -> f32 {
        self.pitch() * f32::from(Self::COUNT - 1) + self.stick_width()
    }

    /// Paints them from the middle of their left edge.
    pub fn paint(&self, painter: &Painter, left: Pos2) {
        let (wide, high) = (self.stick_width(), self.height);
        for place in 0..Self::COUNT {
            let middle = left + vec2(wide / 2.0 + self.pitch() * f32::from(place), 0.0);
            Sticks::paint_one(painter, middle, high, place < self.flats);
        }
    }

    /// Paints one stick of this height.
    pub fn paint_one(painter: &Painter, middle: Pos2, high: f32, is_flat: bool) {
        let wide = high * WIDTH;
        let stick = Rect::from_center_size(middle, vec2(wide, high));
        painter.rect_filled(stick, wide * 0.44, if is_flat { WOOD } else { PAINT });
        if !is_flat {
            let bands: &[f32] = if high < DETAILED {
                &[-0.22, 0.22]
            } else {
                &[-0.3, 0.0, 0.3]
            };
            for share in bands {
                let at = middle + vec2(0.0, share * high);
                let band = Rect::from_center_size(at, vec2(wide, (high * 0.083).max(1.4)));
                painter.rect_filled(band, 0.0, BAND);
            }
        } else if high >= DETAILED {
            let grain = stick.min.y + high * 0.13..=stick.max.y - high * 0.13;
            painter.vline(middle.x + 1.0, grain, Stroke::new(1.0, GRAIN));
        }
    }
}
