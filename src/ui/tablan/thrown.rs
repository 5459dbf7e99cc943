//! Tablan's throws on panels: four sticks, their value in words, and their way into the row.

use bevy::prelude::*;
use bevy_egui::egui::{Context, Id, Painter, Pos2, Rect, Vec2 as Size, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::chip::{self, Chip};
use crate::rules::tablan::Value;
use crate::stage::tablan::sticks::StickThrow;
use crate::ui::move_text::Sticks;
use crate::ui::table_panels;
use crate::ui::throw_count::{CollectedThrow, bounds};
use crate::ui::words::Words;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        publish_flats.before(table_panels::show),
    );
}

/// The sticks on the table.
#[derive(Clone, Copy, Debug, Default)]
struct SticksAtRest {
    /// The number of flat sides of the last throw. A throw worth nothing has two or three, which the position doesn't
    /// contain.
    thrown: u8,
    /// The number of flat sides that are up now, to show the throw in use.
    shown: u8,
}

/// Hands the numbers to the panels before they're drawn.
fn publish_flats(mut contexts: EguiContexts, sticks: Res<StickThrow>) -> Result {
    // While the next throw is in the air, the panels still show the last one.
    if sticks.progress < 1.0 {
        return Ok(());
    }
    let at_rest = SticksAtRest {
        thrown: sticks.flats(),
        shown: sticks.shown_flats(),
    };
    let ctx = contexts.ctx_mut()?;
    ctx.data_mut(|data| data.insert_temp(Id::NULL, at_rest));
    Ok(())
}

/// The number of flat sides up, from the value if it's unique.
pub(super) fn flats_of(ctx: &Context, value: Value) -> u8 {
    match value {
        Value::Two => 1,
        Value::Eight => 4,
        Value::Twelve => 0,
        Value::Nothing => {
            let at_rest = ctx.data(|data| data.get_temp::<SticksAtRest>(Id::NULL));
            at_rest.map_or(2, |at_rest| at_rest.thrown.clamp(2, 3))
        }
    }
}

/// The value of the sticks as they are on the table now.
pub(super) fn shown_value(ctx: &Context) -> Option<Value> {
    let at_rest = ctx.data(|data| data.get_temp::<SticksAtRest>(Id::NULL))?;
    Value::of_flats(at_rest.shown)
}

/// The value in words: "1 flat: 2".
pub(super) fn caption(painter: &Painter, words: &Words, value: Value) -> String {
    let flats = ("flats", flats_of(painter.ctx(), value).into());
    match value {
        Value::Nothing => words.with("sticks-counted-nothing", &[flats]),
        _ => words.with("sticks-counted", &[flats, ("steps", value.steps().into())]),
    }
}

/// The width of the four sticks at this height. Paints them if the middle of their left end is given.
pub(super) fn picture(painter: &Painter, value: Value, at: Option<Pos2>, height: f32) -> f32 {
    let flats = flats_of(painter.ctx(), value);
    let sticks = Sticks { flats, height };
    if let Some(at) = at {
        sticks.paint(painter, at);
    }
    sticks.width()
}

/// Paints the chip on its way: it starts over the sticks, as large as they are, and becomes the chip in the row.
pub(super) fn collect(painter: &Painter, value: Value, throw: &CollectedThrow) {
    /// The size at the start, relative to the place in the row.
    const LARGER: f32 = 1.5;
    let Some(slot) = throw.slots.first() else {
        return;
    };
    let t = throw.progress;
    let from = bounds(throw.parts, Some(*slot)).center();
    let larger = LARGER + (1.0 - LARGER) * t;
    let size: Size = slot.size() * larger;
    let place = Rect::from_center_size(from.lerp(slot.center(), t), size);
    // The way bows upwards a little, so that the chip is seen to be lifted.
    let lift = vec2(0.0, -28.0 * (1.0 - (2.0 * t - 1.0).powi(2)));
    let chip = Chip {
        left: value != Value::Nothing,
        ..Chip::new(value)
    };
    chip::paint_flying(painter, place.translate(lift), chip);
}
