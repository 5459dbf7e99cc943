//! Animates parts of the review when they first appear: the arrows of a turn, the lines of the graph.

use bevy_egui::egui::{Context, Id};

use crate::ui::view::View;

/// The time in which an arrow is drawn (s).
pub(super) const ARROW: f32 = 0.22;
/// The time in which the texts beside arrows appear (s).
pub(super) const TAG: f32 = 0.12;
/// The time in which the lines of the graph are drawn (s).
pub(super) const GRAPH: f32 = 0.7;

/// The time since which something is shown.
#[derive(Clone, Copy, Debug)]
struct Shown {
    /// A number that identifies the contents.
    what: u64,
    /// The start time, in egui's seconds.
    since: f64,
    /// The last pass in which it was shown.
    pass: u64,
}

/// The time for which `what` has been shown without a break (s), at most `whole`. With reduced motion it's always
/// `whole`. Requests frames until it's reached.
pub(super) fn seconds(ctx: &Context, view: &View, id: Id, what: u64, whole: f32) -> f32 {
    if view.reduced_motion {
        return whole;
    }
    let (now, pass) = (ctx.input(|input| input.time), ctx.cumulative_pass_nr());
    let shown = ctx.data_mut(|data| {
        let shown = data.get_temp_mut_or_insert_with(id, || Shown {
            what,
            since: now,
            pass,
        });
        if shown.what != what || pass > shown.pass + 1 {
            *shown = Shown {
                what,
                since: now,
                pass,
            };
        }
        shown.pass = pass;
        *shown
    });
    let seconds = (now - shown.since) as f32;
    if seconds < whole {
        ctx.request_repaint();
    }
    seconds.min(whole)
}

/// The progress of an animation from its start and duration (s), 0 to 1.
pub(super) fn part(seconds: f32, begins: f32, takes: f32) -> f32 {
    ((seconds - begins) / takes).clamp(0.0, 1.0)
}
