//! Paints one of Tablan's throws as a chip: its value, its unused part, and its sticks.

use bevy_egui::egui::{Align2, Color32, Painter, Pos2, Rect, Stroke, StrokeKind, pos2, vec2};

use super::ACCENT;
use super::thrown::flats_of;
use crate::rules::tablan::Value;
use crate::ui::move_text::Sticks;
use crate::ui::theme::{TextStyle, colour};

/// The colour of the used half of a throw.
const USED: Color32 = Color32::from_rgb(0x3A, 0x2B, 0x10);
/// The ground of the sticks on a chip, on which both of their sides are clear.
const GROUND: Color32 = Color32::from_rgb(0x1A, 0x0F, 0x0A);
/// The height of sticks on a chip.
const STICKS: f32 = 11.0;
/// The width of sticks beside a value, with their ground, and their height.
const BESIDE: (f32, f32) = (22.0, 9.0);
/// The least width of a chip with sticks.
pub(super) const WITH_STICKS: f32 = 42.0;
/// The least height of a chip with sticks below its value. On lower ones they're beside it.
const STICKS_BELOW: f32 = 34.0;

/// One throw with its unused part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Chip {
    pub value: Value,
    /// `true` if some of it is unused.
    pub left: bool,
    /// `true` if only half of it is unused.
    pub half: bool,
    /// `true` if the next move uses it, or one that is being shown.
    pub in_use: bool,
    /// `true` if it's still on its way into the row.
    pub coming: bool,
}

impl Chip {
    /// A used throw.
    pub const fn new(value: Value) -> Chip {
        Chip {
            value,
            left: false,
            half: false,
            in_use: false,
            coming: false,
        }
    }

    /// The unused steps, or a dash for none.
    pub fn steps(&self) -> String {
        match (self.value, self.half) {
            (Value::Nothing, _) => "–".to_owned(),
            (value, true) => (value.steps() / 2).to_string(),
            (value, false) => value.steps().to_string(),
        }
    }
}

/// The highlight of a chip.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Highlight {
    /// `true` if another throw is picked.
    pub dimmed: bool,
    /// `true` if it's under the pointer, held down or focused.
    pub lit: bool,
}

/// Paints a chip in the row.
pub(super) fn paint(painter: &Painter, rect: Rect, chip: Chip, highlight: Highlight) {
    if chip.coming {
        let line = Stroke::new(1.5, ACCENT.line.gamma_multiply(0.45));
        painter.rect_stroke(rect, 9.0, line, StrokeKind::Inside);
        return;
    }
    let live = chip.left && !highlight.dimmed;
    let (fill, line, ink) = if live {
        let fill = if highlight.lit {
            ACCENT.fill_hovered()
        } else {
            ACCENT.line
        };
        (fill, Stroke::new(1.0, ACCENT.line), ACCENT.on)
    } else if chip.left {
        (
            Color32::TRANSPARENT,
            Stroke::new(1.5, ACCENT.line),
            ACCENT.line,
        )
    } else {
        let line = if highlight.lit {
            colour::SECOND
        } else {
            colour::HAIRLINE
        };
        (Color32::TRANSPARENT, Stroke::new(1.5, line), colour::SECOND)
    };
    painter.rect(rect, 9.0, fill, line, StrokeKind::Inside);
    let is_wide = rect.width() >= WITH_STICKS;
    let are_below = is_wide && rect.height() >= STICKS_BELOW;
    let are_beside = is_wide && !are_below && chip.in_use;
    let above = if are_below {
        Rect::from_min_max(
            rect.min + vec2(0.0, 2.0),
            rect.max - vec2(0.0, STICKS + 5.0),
        )
    } else if are_beside {
        rect.with_max_x(rect.max.x - BESIDE.0)
    } else {
        rect
    };
    if chip.half {
        // Half of it is used, so the left half is dark again.
        let used = above
            .with_min_y(rect.min.y)
            .with_max_x(above.center().x)
            .shrink(1.5);
        painter.rect_filled(used, 8.0, USED);
    }
    let at = if chip.half {
        pos2(above.center().x + above.width() / 4.0, above.center().y)
    } else {
        above.center()
    };
    let style = if above.height() > 40.0 && !chip.half {
        TextStyle::Title
    } else {
        TextStyle::Strong
    };
    painter.text(at, Align2::CENTER_CENTER, chip.steps(), style.font(), ink);
    if live && !chip.half {
        // Notches mark its halves.
        let notch = Stroke::new(2.0, ACCENT.on.gamma_multiply(0.75));
        let middle = above.center().x;
        let length = if are_below { 4.0 } else { 6.0 };
        painter.vline(middle, rect.min.y..=rect.min.y + length, notch);
        if !are_below {
            painter.vline(middle, rect.max.y - 6.0..=rect.max.y, notch);
        }
    }
    if are_below {
        let height = STICKS * (rect.height() / 44.0).clamp(0.9, 1.6);
        let at = pos2(rect.center().x, rect.max.y - height / 2.0 - 5.0);
        sticks(painter, at, height, chip);
    } else if are_beside {
        let at = pos2(rect.max.x - BESIDE.0 / 2.0, rect.center().y);
        sticks(painter, at, BESIDE.1, chip);
    } else if !chip.left && chip.value != Value::Nothing {
        let line = Stroke::new(2.0, colour::SECOND);
        let strike = rect.min.x + 10.0..=rect.max.x - 10.0;
        painter.hline(strike, rect.max.y - 6.0, line);
    }
}

/// Paints the sticks on a chip. Those of a used throw are faint.
fn sticks(painter: &Painter, centre: Pos2, height: f32, chip: Chip) {
    let flats = flats_of(painter.ctx(), chip.value);
    let sticks = Sticks { flats, height };
    let ground = Rect::from_center_size(centre, vec2(sticks.width() + 6.0, height + 5.0));
    let mut painter = painter.clone();
    painter.rect_filled(ground, 3.5, GROUND);
    if !chip.left {
        painter.multiply_opacity(0.55);
    }
    let left = pos2(centre.x - sticks.width() / 2.0, centre.y);
    sticks.paint(&painter, left);
}

/// Paints a chip that is on its way into the row, over anything below.
pub(super) fn paint_flying(painter: &Painter, rect: Rect, chip: Chip) {
    if !chip.left {
        painter.rect_filled(rect, 9.0, colour::PANEL_FILL);
    }
    paint(painter, rect, chip, Highlight::default());
}
