//! Names the marks of a place on the board while a kind of game is new, beside the pointer or the cursor.

use bevy::math::Rect;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, Align2, Frame, Margin, Pos2, Stroke, TextWrapMode, pos2};

use super::board_place::in_window;
use super::games;
use super::open::OpenPanels;
use super::text::label;
use super::theme::{RADIUS, TextStyle, colour};
use super::words::Words;
use crate::input::Pressed;
use crate::input::selection::Hovered;
use crate::rules::AnyPosition;
use crate::stage::{Layout, Marks, Timeline};
use crate::table::pieces::pieces_at;
use crate::table::{Experience, Learning, Location, Table, TargetKind};

/// The distance of the names from the place (units).
const GAP: f32 = 6.0;
/// The distance that the pointer has to move after a press before it names a place again (units).
const MOVED: f32 = 8.0;
/// The id of the area that shows the names.
const AREA: &str = "mark names";

/// The keys of the names of the marks on a place, the most important first.
#[must_use]
pub fn mark_names(position: &AnyPosition, marks: &Marks, location: Location) -> Vec<&'static str> {
    let mut targets = marks.targets.iter();
    let target = targets.find(|target| target.to == location);
    let destination = target.map(|target| match target.kind {
        TargetKind::Capture => "mark-captures",
        TargetKind::Free if matches!(target.from, Location::Hand(_)) => "mark-places",
        TargetKind::Free | TargetKind::Enter => "mark-goes",
    });
    let can_move = marks.movable.contains(&location).then(|| {
        if pieces_at(position, location).len() > 1 {
            "mark-can-move-one"
        } else {
            "mark-can-move"
        }
    });
    let of_game = games::mark_name(position, location);
    destination
        .into_iter()
        .chain(of_game)
        .chain(can_move)
        .collect()
}

/// Shows the names of the marks on the place that the player looks at.
pub(super) fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    layout: Res<Layout>,
    table: Res<Table>,
    experience: Res<Experience>,
    learning: Option<Res<Learning>>,
    marks: Res<Marks>,
    hovered: Res<Hovered>,
    timeline: Res<Timeline>,
    open: Res<OpenPanels>,
    mut presses: MessageReader<Pressed>,
    mut pressed_at: Local<Option<Pos2>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let pointer = ctx.pointer_latest_pos();
    // After a press the pointer is still in the same place, where a name would cover the effect.
    if presses.read().count() > 0 {
        *pressed_at = pointer;
    }
    let is_at_rest = |at: Pos2| pointer.is_some_and(|pointer| pointer.distance(at) < MOVED);
    if !pressed_at.is_some_and(is_at_rest) {
        *pressed_at = None;
    }
    let position = table.game().position();
    let is_free = timeline.is_idle() && !open.home && !open.covers(Some(&table), &timeline);
    if !is_free || table.is_replayed() || !experience.is_new(position.kind()) {
        return Ok(());
    }
    // A lesson's cursor is always at the wanted move.
    let teaches = learning.is_some_and(|learning| !learning.plays());
    let focus = marks.focus.filter(|_| !teaches);
    let named = |location: Location| {
        let names = mark_names(position, &marks, location);
        let place = layout.board_view.rect(location)?;
        (!names.is_empty()).then_some((place, names))
    };
    let looked_at = hovered.0.filter(|_| pressed_at.is_none());
    let found = [looked_at, focus].into_iter().flatten().find_map(named);
    let Some((place, names)) = found else {
        return Ok(());
    };
    let corners = [place.min, place.max].map(|corner| in_window(&layout, corner));
    paint(
        ctx,
        &words,
        Rect::from_corners(corners[0], corners[1]),
        &names,
    );
    Ok(())
}

/// Shows names above a place, or below it at the upper edge of the window. The names of a long place are at its end
/// beside the board's edge, because dice lie at the other end.
fn paint(ctx: &egui::Context, words: &Words, place: Rect, names: &[&str]) {
    /// The room for the names above a place.
    const ROOM: f32 = 90.0;
    /// The room for the names above a long place.
    const LEAST_ROOM: f32 = 40.0;
    let is_long = place.height() > 2.0 * place.width();
    let above = if is_long {
        place.min.y > LEAST_ROOM && place.center().y < ctx.content_rect().center().y
    } else {
        place.min.y > ROOM
    };
    let (pivot, y) = if above {
        (Align2::CENTER_BOTTOM, place.min.y - GAP)
    } else {
        (Align2::CENTER_TOP, place.max.y + GAP)
    };
    egui::Area::new(egui::Id::new(AREA))
        .order(egui::Order::Foreground)
        .interactable(false)
        .pivot(pivot)
        .fixed_pos(pos2(place.center().x, y))
        .fade_in(false)
        .show(ctx, |ui| {
            let frame = Frame::new()
                .fill(colour::PANEL_FILL)
                .stroke(Stroke::new(1.0, colour::HAIRLINE))
                .corner_radius(RADIUS)
                .inner_margin(Margin::symmetric(10, 6));
            frame.show(ui, |ui| {
                // The area would keep the width of an earlier, shorter name.
                ui.style_mut().wrap_mode = Some(TextWrapMode::Extend);
                for name in names {
                    let text = words.get(name);
                    label(ui, text, TextStyle::Note, colour::TEXT);
                }
            });
        });
}
