//! Shows the title and the progress of a game night, with the code for phones at its right.

use bevy_egui::egui::{Rect, Sense, Ui, pos2, vec2};

use super::code;
use super::draft;
use super::page_state::{EveningLeaf, EveningPage};
use super::paint::{Typeface, set};
use crate::evening::{Ending, Evening, SheetCode};
use crate::ui::kit::{self, Tile, name_painted};
use crate::ui::theme::paper::{INK, SECOND_INK};
use crate::ui::view::View;

/// The title, or a default.
fn title(view: &View, evening: &Evening) -> String {
    let title = evening.plan().title.clone();
    title.unwrap_or_else(|| view.words.get("evening"))
}

/// A summary such as "Eight players, Swiss system. Round 3 of 4."
fn summary(view: &View, evening: &Evening) -> String {
    let words = view.words;
    let there = evening.entrants().iter().filter(|one| !one.left).count();
    let format = words.get(draft::format_key(evening.plan().format));
    let who = words.with(
        "evening-who",
        &[("count", there.into()), ("format", format.into())],
    );
    let round = ("round", evening.round().into());
    let stand = match evening.round_count() {
        _ if evening.ending() == Some(Ending::TooFewPlayers) => words.get("evening-too-few"),
        _ if evening.is_over() => words.get("evening-is-over"),
        Some(count) => words.with("evening-round-of", &[round, ("count", count.into())]),
        None => words.with("evening-round", &[round]),
    };
    let two = evening.plan().two_games;
    let two = two.then(|| words.get("evening-two-each"));
    let all = [Some(who), Some(stand), two];
    all.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// Shows the heading at a scale, with the code if it's requested and large enough. Returns `true` if the code is shown.
pub(super) fn show(
    ui: &mut Ui,
    view: &View,
    evening: &Evening,
    scale: f32,
    with_code: bool,
    state: &mut EveningPage,
) -> bool {
    let width = ui.available_width();
    let pixels = ui.ctx().pixels_per_point();
    let codes = with_code.then(|| code::codes(view, evening, state));
    let first = codes.as_ref().and_then(|codes| codes.first());
    // A code with smaller modules couldn't be scanned.
    let side = |code: &SheetCode| {
        let module = |side: f32| (side * scale * pixels / code.size() as f32).floor();
        let module = module(172.0).max(module(205.0).min(2.0));
        (module >= 2.0).then_some(module * code.size() as f32 / pixels)
    };
    let first = first.and_then(|code| Some((code, side(code)?)));
    let words = view.words;
    let right = first.map(|(code, side)| {
        let room = width * 0.22;
        let text = words.get("evening-code-follow");
        let size = Typeface::Title.fitting(ui, &text, 40.0 * scale, 15.0, room);
        let title = Typeface::Title.layout(ui, &text, size, INK, room);
        let text = words.get("evening-code-how");
        let size = Typeface::Text.fitting(ui, &text, 30.0 * scale, 15.0, room);
        let how = Typeface::Text.layout(ui, &text, size, SECOND_INK, room);
        (code, side, title, how)
    });
    let gap = 22.0 * scale;
    let taken = right.as_ref().map_or(0.0, |(_, side, title, how)| {
        side + gap + title.size().x.max(how.size().x)
    });
    let room = width - taken - 24.0;
    let title_text = title(view, evening);
    let size = Typeface::Title.fitting(ui, &title_text, 76.0 * scale, 26.0, room);
    let title = Typeface::Title.layout(ui, &title_text, size, INK, room);
    let line_text = summary(view, evening);
    let size = Typeface::Text.fitting(ui, &line_text, 38.0 * scale, 17.0, room);
    let line = Typeface::Text.layout(ui, &line_text, size, SECOND_INK, room);
    let both = title.size().y + line.size().y;
    let high = right.as_ref().map_or(both, |(_, side, ..)| both.max(*side));
    let size = vec2(width, high + 6.0 * scale);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let top = rect.min.y + (high - both) / 2.0;
    set(ui, &title, rect.min.x, top + title.size().y / 2.0, INK);
    let middle = top + title.size().y + line.size().y / 2.0;
    set(ui, &line, rect.min.x, middle, SECOND_INK);
    let foot = top + title.size().y;
    for (text, galley, top) in [(&title_text, &title, top), (&line_text, &line, foot)] {
        let place = Rect::from_min_size(pos2(rect.min.x, top), galley.size());
        name_painted(ui, place, text);
    }
    let Some((code, side, title, how)) = right else {
        return false;
    };
    let name = words.get("evening-code");
    let left = rect.max.x - taken;
    let mut place = rect;
    place.min.x = left - 8.0;
    let tile = Tile::bare(&name).id(ui.id().with("code"));
    let response = tile.show_at(ui, place, |ui, place, state| {
        let middle = pos2(rect.max.x - side / 2.0, rect.min.y + high / 2.0);
        code::draw(ui, code, middle, side, 0);
        let end = rect.max.x - side - gap;
        let both = title.size().y + how.size().y;
        let top = rect.min.y + (high - both) / 2.0;
        let foot = top + title.size().y;
        set(ui, &title, end - title.size().x, (top + foot) / 2.0, INK);
        let middle = foot + how.size().y / 2.0;
        set(ui, &how, end - how.size().x, middle, SECOND_INK);
        if state.is_pointed_at() {
            kit::focus_ring(ui, place);
        }
    });
    if response.clicked() {
        state.leaf = EveningLeaf::Code(0);
    }
    true
}
