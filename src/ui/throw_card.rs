//! Shows a card with the sticks or dice of a throw and its value, beside its place in the row of throws.

use bevy_egui::egui::{
    self, Align2, Color32, Context, Id, LayerId, Order, Response, Shadow, Stroke, StrokeKind, Ui,
    pos2, vec2,
};

use super::accent::Accent;
use super::games;
use super::kit::State;
use super::theme::{RADIUS, TextStyle, colour};
use super::view::View;
use crate::rules::AnyThrow;

/// The height of sticks and dice on the card.
const PICTURE: f32 = 38.0;

/// The throw whose card stays open after a press, for screens without a pointer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct OpenCard {
    /// The index in the row.
    index: usize,
    /// The number of events in view.
    events: usize,
}

/// Keeps the card of a throw open until the next press or event, as a press on it does.
pub fn open(ctx: &Context, index: usize, events: usize) {
    ctx.data_mut(|data| data.insert_temp(Id::NULL, Some(OpenCard { index, events })));
}

/// Shows the card of a throw while its chip is under the pointer or has the focus, or after a press.
pub(super) fn attach(ui: &Ui, view: &View, index: usize, throw: AnyThrow, chip: &Response) {
    let ctx = ui.ctx();
    let this = OpenCard {
        index,
        events: view.events,
    };
    let kept = ctx.data(|data| data.get_temp::<Option<OpenCard>>(Id::NULL));
    let is_kept = kept.flatten() == Some(this);
    if chip.clicked() {
        let fresh = (!is_kept).then_some(this);
        ctx.data_mut(|data| data.insert_temp(Id::NULL, fresh));
    } else if is_kept && ctx.input(|input| input.pointer.any_pressed()) {
        ctx.data_mut(|data| data.insert_temp(Id::NULL, None::<OpenCard>));
    }
    let is_lit = State::of(ui, chip, true).is_lit() || chip.contains_pointer();
    if is_lit || is_kept {
        paint(ui, view, throw, chip.rect);
    }
}

fn paint(ui: &Ui, view: &View, throw: AnyThrow, chip: egui::Rect) {
    let layer = LayerId::new(Order::Tooltip, Id::new("throw card"));
    let painter = ui.ctx().layer_painter(layer);
    let text = games::throw_caption(&painter, view.words, throw);
    let galley = painter.layout_no_wrap(text, TextStyle::Strong.font(), colour::TEXT);
    let picture = games::throw_picture(&painter, throw, None, PICTURE);
    let size = vec2(
        picture + galley.size().x + 44.0,
        PICTURE.max(galley.size().y) + 24.0,
    );
    let screen = ui.ctx().content_rect().shrink(6.0);
    let is_above = chip.min.y - size.y - 8.0 > screen.min.y;
    let (anchor, at) = if is_above {
        (
            Align2::CENTER_BOTTOM,
            pos2(chip.center().x, chip.min.y - 8.0),
        )
    } else {
        (Align2::CENTER_TOP, pos2(chip.center().x, chip.max.y + 8.0))
    };
    let mut card = anchor.anchor_size(at, size);
    let left = (screen.max.x - size.x).max(screen.min.x);
    card = card.translate(vec2(card.min.x.clamp(screen.min.x, left) - card.min.x, 0.0));
    let shadow = Shadow {
        offset: [0, 4],
        blur: 14,
        spread: 0,
        color: Color32::from_black_alpha(150),
    };
    painter.add(shadow.as_shape(card, RADIUS));
    let line = Stroke::new(1.4, Accent::of(ui).line);
    let fill = colour::PANEL_FILL.to_opaque();
    painter.rect(card, RADIUS, fill, line, StrokeKind::Inside);
    let left = pos2(card.min.x + 16.0, card.center().y);
    games::throw_picture(&painter, throw, Some(left), PICTURE);
    let at = pos2(left.x + picture + 12.0, left.y - galley.size().y / 2.0);
    painter.galley(at, galley, colour::TEXT);
}
