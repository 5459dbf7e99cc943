//! Shows the list of moves: the side to act, the throws, and the moves in notation.

use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{self, Align2, Color32, CornerRadius, Rect, Stroke, Ui, Vec2, pos2, vec2};

use super::accent::Accent;
use super::games;
use super::kit::{Tile, panel_frame};
use super::now;
use super::text::text_at;
use super::theme::{TextStyle, colour, touch_height};
use super::turn_rows::{TurnRow, rows};
use super::turn_text::TurnText;
use super::ui_action::UiAction;
use super::view::View;
use crate::record::Turn;
use crate::rules::{Expect, Side};
use crate::store::Seat;

/// The colour of turn numbers.
const NUMBER: Color32 = Color32::from_rgb(0x9E, 0x93, 0x82);

/// Shows the list of moves in its place beside the board.
pub fn show(ui: &mut Ui, view: &View) -> Option<UiAction> {
    panel_frame(ui, false);
    let rect = ui.max_rect();
    let room = rect.height();
    let mut action = None;
    let inner = rect.shrink2(vec2(
        16.0,
        if room > 300.0 {
            14.0
        } else {
            9.0_f32.min(room * 0.06)
        },
    ));
    // If the legend doesn't fit, the moves get its space.
    let foot = if inner.height() > 470.0 {
        games::legend_height(view)
    } else {
        0.0
    };
    ui.scope_builder(egui::UiBuilder::new().max_rect(inner), |ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 6.0);
        if !view.layout.move_list_is_readable() {
            // A long hint can be scrolled.
            ui.spacing_mut().item_spacing.y = 3.0;
            action = egui::ScrollArea::vertical()
                .id_salt("heading")
                .min_scrolled_height(0.0)
                .auto_shrink([false, false])
                .show(ui, |ui| heading(ui, view, false))
                .inner;
            return;
        }
        action = heading(ui, view, room > 300.0);
        ui.add_space(2.0);
        let y = ui.cursor().min.y;
        let line = Stroke::new(1.0, colour::HAIRLINE.gamma_multiply(0.7));
        ui.painter().hline(inner.x_range(), y, line);
        ui.add_space(8.0);
        let asked = moves(ui, view, ui.available_height() - foot);
        action = action.take().or(asked);
    });
    if foot > 0.0 {
        games::legend(ui, view, inner);
    }
    action
}

/// Shows the moves alone, in a drawer.
pub fn drawer(ui: &mut Ui, view: &View) -> Option<UiAction> {
    panel_frame(ui, false);
    let inner = ui.max_rect().shrink2(vec2(16.0, 14.0));
    let mut action = None;
    ui.scope_builder(egui::UiBuilder::new().max_rect(inner), |ui| {
        action = heading(ui, view, true);
        ui.add_space(8.0);
        let asked = moves(ui, view, ui.available_height());
        action = action.take().or(asked);
    });
    action
}

/// A short text about the next action.
fn headline(view: &View, fits: impl Fn(&str) -> bool) -> String {
    let words = view.words;
    let said = |keys, side| view.said_in(keys, side, &fits);
    if let Some(outcome) = view.outcome() {
        return match outcome.winner {
            Some(side) => said("wins", side),
            None => words.get("drawn"),
        };
    }
    let named = |key: &str, side: Side| words.with(key, &[("side", view.side(side).into())]);
    if view.waits_for_done()
        && let Some(side) = view.table.unconfirmed()
    {
        return said("to-confirm", side);
    }
    match view.position.expect() {
        Expect::Throw(side) => said("to-throw", side),
        Expect::Move(side) if view.table.seat(side) != Seat::Person => named("thinking", side),
        Expect::Move(side) => said("to-move", side),
        Expect::Nothing => view
            .acting()
            .map_or(String::new(), |side| said("to-move", side)),
    }
}

/// The height of the throws, in units. A low list must keep space for a line of hints below them.
pub fn chip_height(view: &View, roomy: bool) -> f32 {
    let low = view
        .layout
        .move_list
        .is_some_and(|list| list.height() < 110.0);
    match (roomy, low) {
        (true, _) => 44.0,
        (false, false) => 34.0,
        (false, true) => 24.0,
    }
}

fn heading(ui: &mut Ui, view: &View, roomy: bool) -> Option<UiAction> {
    let (row, _) = ui.allocate_exact_size(
        vec2(ui.available_width(), if roomy { 34.0 } else { 28.0 }),
        egui::Sense::hover(),
    );
    let shown = view
        .outcome()
        .and_then(|outcome| outcome.winner)
        .or_else(|| view.acting());
    let mut x = row.min.x;
    if let Some(side) = shown {
        let icon = Rect::from_center_size(pos2(x + 15.0, row.center().y), Vec2::splat(30.0));
        view.piece(ui.painter(), side, icon);
        x += 38.0;
    }
    let kind = if roomy {
        TextStyle::Title
    } else {
        TextStyle::SmallTitle
    };
    let fits = |text: &str| {
        let laid = ui
            .painter()
            .layout_no_wrap(text.to_owned(), kind.font(), colour::TEXT);
        laid.size().x <= row.max.x - x
    };
    let text = headline(view, fits);
    text_at(
        ui,
        pos2(x, row.center().y),
        Align2::LEFT_CENTER,
        &text,
        kind,
        colour::TEXT,
    );
    games::heading(ui, view, roomy)
}

/// The largest number of listed turns. Older ones are left out.
const MAX_LISTED_TURNS: usize = 1_000;
/// The height of a line, and the space around the text of a turn and of the last turn.
const LINE: f32 = 22.0;
const ROOM: f32 = 5.0;
const LAST_ROOM: f32 = 10.0;
/// The gap between two turns.
const GAP: f32 = 1.0;
/// The indent of a turn's text after its number, and the part of the width that stays free.
const INDENT: f32 = 42.0;
const MARGIN: f32 = 52.0;

/// The text heights of all listed turns. Only visible turns are laid out in every frame; the others are positioned by
/// these heights.
#[derive(Clone, Debug, Default)]
struct TextHeights {
    /// The width of their layout.
    width: f32,
    /// The hash and the height of each turn's text.
    turns: Vec<(u64, f32)>,
}

impl TextHeights {
    /// Returns the heights of the last frame, with those of new turns added.
    fn of(ui: &Ui, view: &View, width: f32) -> TextHeights {
        let id = ui.id().with("text heights");
        let mut heights = ui
            .data_mut(|data| data.remove_temp::<TextHeights>(id))
            .filter(|heights| heights.width == width)
            .unwrap_or_default();
        heights.width = width;
        let mut count = 0;
        for turn in view.turns.latest(MAX_LISTED_TURNS) {
            let hash = egui::epaint::util::hash(&turn.text);
            if count == 0
                && let Some(gone) = heights.turns.iter().position(|kept| kept.0 == hash)
            {
                // The first turns aren't listed any more.
                heights.turns.drain(..gone);
            }
            if heights.turns.get(count).is_none_or(|kept| kept.0 != hash) {
                let galley = ui.painter().layout_job(turn_line(view, turn, width));
                heights.turns.truncate(count);
                heights.turns.push((hash, galley.size().y));
            }
            count += 1;
        }
        heights.turns.truncate(count);
        ui.data_mut(|data| data.insert_temp(id, heights.clone()));
        heights
    }
}

/// The unfolded rows of turns without a move in one game, by the number of their first turn.
#[derive(Clone, Debug, Default)]
struct Unfolded {
    game: u64,
    numbers: Vec<u32>,
}

impl Unfolded {
    /// The largest number of unfolded rows.
    const MOST: usize = 64;

    fn of(ui: &Ui, view: &View) -> Unfolded {
        let game = view.table.game().seed();
        let kept = ui.data(|data| data.get_temp::<Unfolded>(ui.id().with("unfolded")));
        kept.filter(|kept| kept.game == game).unwrap_or(Unfolded {
            game,
            numbers: Vec::new(),
        })
    }

    /// Unfolds or folds a row.
    fn toggle(mut self, ui: &Ui, number: u32) {
        match self.numbers.iter().position(|kept| *kept == number) {
            Some(at) => drop(self.numbers.remove(at)),
            None => self.numbers.push(number),
        }
        let surplus = self.numbers.len().saturating_sub(Self::MOST);
        self.numbers.drain(..surplus);
        ui.data_mut(|data| data.insert_temp(ui.id().with("unfolded"), self));
    }
}

fn moves(ui: &mut Ui, view: &View, height: f32) -> Option<UiAction> {
    let turns = &view.turns;
    let mut action = None;
    let mut height = height;
    if now::is_beginning(view) {
        let top = ui.cursor().min.y;
        // The few moves so far need little space.
        let listed = (LINE + ROOM + GAP) * turns.len() as f32 + 24.0;
        action = now::show(ui, view, (height - listed).max(height * 0.4));
        height -= ui.cursor().min.y - top;
    }
    if turns.is_empty() {
        return action;
    }
    egui::ScrollArea::vertical()
        .id_salt("moves")
        // The list gets all remaining space, however little.
        .min_scrolled_height(0.0)
        .max_height(height.max(20.0))
        .auto_shrink([false, false])
        .stick_to_bottom(true)
        .show_viewport(ui, |ui, viewport| {
            let width = ui.available_width();
            let heights = TextHeights::of(ui, view, width - MARGIN).turns;
            let listed: Vec<&Turn> = turns.latest(MAX_LISTED_TURNS).collect();
            let unfolded = Unfolded::of(ui, view);
            let game = view.position.kind();
            let rows = rows(
                &listed,
                |turn| games::came_to_nothing(game, turn),
                |number| unfolded.numbers.contains(&number),
            );
            let count = listed.len();
            let room = |i: usize| if i + 1 == count { LAST_ROOM } else { ROOM };
            let corner = ui.max_rect().min;
            let mut top = 0.0;
            let mut toggled = None;
            for row in rows {
                let height = match row {
                    TurnRow::Turn(i) => heights.get(i).map_or(LINE, |kept| kept.1) + room(i),
                    TurnRow::Nothing { .. } => touch_height(ui, LINE + 2.0 * ROOM),
                };
                let size = vec2(width, height);
                if top + size.y >= viewport.min.y && top <= viewport.max.y {
                    let rect = Rect::from_min_size(corner + vec2(0.0, top), size);
                    match row {
                        TurnRow::Turn(i) => show_turn(ui, view, listed[i], rect, i + 1 == count),
                        TurnRow::Nothing {
                            first,
                            count,
                            unfolded,
                        } => {
                            let first = listed[first].number;
                            if show_nothing(ui, view, first, count, unfolded, rect) {
                                toggled = Some(first);
                            }
                        }
                    }
                }
                top += size.y + GAP;
            }
            ui.set_height((top - GAP).max(0.0));
            if let Some(number) = toggled {
                unfolded.toggle(ui, number);
            }
        });
    action
}

/// Shows turns without a move as one row, which is unfolded if they follow it. Returns `true` if it was pressed.
fn show_nothing(
    ui: &Ui,
    view: &View,
    first: u32,
    count: usize,
    unfolded: bool,
    rect: Rect,
) -> bool {
    let text = view.words.with("nothing-moved", &[("count", count.into())]);
    let tile = Tile::row(&text)
        .fold(unfolded)
        .id(ui.id().with(("came to nothing", first)));
    let response = tile.show_at(ui, rect, |ui, rect, _| {
        let middle = pos2(rect.min.x + 26.0, rect.center().y);
        // The triangle points down if its turns follow, else to the right.
        let corners = if unfolded {
            [(-5.0, -3.0), (5.0, -3.0), (0.0, 4.0)]
        } else {
            [(-3.0, -5.0), (4.0, 0.0), (-3.0, 5.0)]
        };
        let corners = corners.map(|(x, y)| middle + vec2(x, y)).to_vec();
        let triangle = egui::Shape::convex_polygon(corners, colour::SECOND, Stroke::NONE);
        ui.painter().add(triangle);
        let at = pos2(rect.min.x + INDENT, rect.center().y);
        let (anchor, style) = (Align2::LEFT_CENTER, TextStyle::Note);
        text_at(ui, at, anchor, &text, style, colour::SECOND);
    });
    response.clicked()
}

/// Shows a turn, highlighted if it's the last.
fn show_turn(ui: &Ui, view: &View, turn: &Turn, rect: Rect, last: bool) {
    if last {
        ui.painter()
            .rect_filled(rect, CornerRadius::same(6), Accent::of(ui).hover_fill());
    }
    let top = rect.min.y + if last { LAST_ROOM } else { ROOM } / 2.0;
    let number = pos2(rect.min.x + 34.0, top + LINE / 2.0);
    let text = format!("{}.", turn.number);
    text_at(
        ui,
        number,
        Align2::RIGHT_CENTER,
        &text,
        TextStyle::Move,
        NUMBER,
    );
    let galley = ui
        .painter()
        .layout_job(turn_line(view, turn, rect.width() - MARGIN));
    ui.painter()
        .galley(pos2(rect.min.x + INDENT, top), galley, colour::TEXT);
}

/// Lays out one turn as a coloured line of this width (units).
fn turn_line(view: &View, turn: &Turn, width: f32) -> LayoutJob {
    let colours = games::side_colours(view.position.kind());
    let mut text = TurnText::new(width, LINE, colours);
    games::write_turn(&mut text, view, turn);
    text.into_job()
}
