//! Tawula's rolls on panels: two dice, their value in words, and their way into the row.

use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Vec2, vec2};

use crate::rules::tawula::Dice;
use crate::ui::move_text::Die;
use crate::ui::throw_count::{CollectedThrow, at};
use crate::ui::words::Words;

/// Shadows of dice on their way, at 50 %.
const SHADOW: Color32 = Color32::from_black_alpha(128);

/// The value in words: "5 and 3", or "Double 4: four times".
pub(super) fn caption(words: &Words, dice: Dice) -> String {
    if dice.is_double() {
        return words.with("dice-counted-double", &[("die", dice.high().into())]);
    }
    let numbers = [("one", dice.high().into()), ("other", dice.low().into())];
    words.with("dice-counted", &numbers)
}

/// The width of both dice at this height. Paints them if the middle of their left end is given.
pub(super) fn picture(painter: &Painter, dice: Dice, left: Option<Pos2>, height: f32) -> f32 {
    let gap = height * 0.2;
    if let Some(left) = left {
        for (number, x) in [(dice.high(), 0.0), (dice.low(), height + gap)] {
            let corner = left + vec2(x, -height / 2.0);
            let die = Rect::from_min_size(corner, Vec2::splat(height));
            Die::ivory(number).paint(painter, die);
        }
    }
    2.0 * height + gap
}

/// Paints the dice on their way: each starts over its die on the table and becomes a number in the row. Those of a
/// double become two numbers each.
pub(super) fn collect(painter: &Painter, dice: Dice, throw: &CollectedThrow) {
    let numbers = [dice.a(), dice.b()];
    for (index, slot) in throw.slots.iter().enumerate() {
        let number = if index == 0 { dice.high() } else { dice.low() };
        let of_die = if dice.is_double() {
            index % 2
        } else {
            numbers.iter().position(|die| *die == number).unwrap_or(0)
        };
        let part = throw.parts.get(of_die);
        let from = part.map_or(slot.center(), at);
        let large = part.map_or(slot.width(), |part| 2.0 * part.half.x);
        let edge = large + (slot.width() - large) * throw.progress;
        let centre = from.lerp(slot.center(), throw.progress);
        let die = Rect::from_center_size(centre, Vec2::splat(edge)).shrink(2.0);
        // The shadow keeps dice apart that overlap on their way.
        painter.rect_filled(
            die.translate(vec2(0.0, 2.0)).expand(1.5),
            edge * 0.22,
            SHADOW,
        );
        Die::ivory(number).paint(painter, die);
    }
}
