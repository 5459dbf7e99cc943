//! What is drawn in over a moment when it is first shown: the arrows of a turn, the lines of the graph.

use bevy_egui::egui::{Context, Id};

use crate::ui::view::View;

/// How long an arrow is drawn, in seconds.
pub(super) const ARROW: f32 = 0.22;
/// How long the words beside arrows take to appear.
pub(super) const TAG: f32 = 0.12;
/// How long the lines of the graph are drawn.
pub(super) const GRAPH: f32 = 0.7;

/// Since when something is on show.
#[derive(Clone, Copy, Debug)]
struct Shown {
    /// What it shows.
    what: u64,
    /// In egui's seconds.
    since: f64,
    /// The last pass in which it was on show.
    pass: u64,
}

/// For how many seconds `what` has been on show without a break, of something that takes `whole` seconds to
/// appear; all of them where motion is reduced. Asks for frames until it is there.
pub(super) fn seconds(ctx: &Context, view: &View, id: Id, what: u64, whole: f32) -> f32 {
    if view.settings.reduced_motion {
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

/// How much of something that begins at a second and takes a while is there, from 0 to 1.
pub(super) fn part(seconds: f32, begins: f32, takes: f32) -> f32 {
    ((seconds - begins) / takes).clamp(0.0, 1.0)
}
