//! Shows the list of turns: number, piece, throw, moves and cost, with more texts for the open turn.

use std::sync::Arc;

use bevy_egui::egui::scroll_area::ScrollBarVisibility;
use bevy_egui::egui::style::ScrollAnimation;
use bevy_egui::egui::{
    self, Align, Align2, Color32, Galley, Rect, Stroke, Ui, UiBuilder, Vec2, pos2, vec2,
};

use super::texts::TurnParts;
use super::{BETTER, Family, SIDES, Screen, players, saying, texts};
use crate::record::Turn;
use crate::review::Mistake;
use crate::ui::accent::Accent;
use crate::ui::kit::Tile;
use crate::ui::text::shortened;
use crate::ui::theme::{colour, touch_height};
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;

/// The least cost that is shown (‰), because most rows should be quiet.
const TOLD_COST: u16 = 1;
/// The length of a cost's bar: design units per thousandth, and the maximum.
const BAR: (f32, f32) = (0.9, 144.0);

/// The laid out texts of the open turn.
struct Said {
    galley: Arc<Galley>,
    is_better: bool,
}

/// The columns of a row, from its left and its right edge, in units.
struct Columns {
    number: f32,
    piece: f32,
    throw: f32,
    cost: f32,
}

impl Columns {
    fn of(screen: &Screen) -> Columns {
        Columns {
            number: screen.size(52.0, 38.0),
            piece: screen.size(76.0, 56.0),
            throw: screen.size(102.0, 74.0),
            cost: screen.size(12.0, 8.0),
        }
    }
}

/// The index of the turn that was last scrolled into view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct BroughtIntoView(usize);

/// Shows the list in a rectangle. If `head` is a height, the players' summaries are above the turns.
pub(super) fn show(
    ui: &mut Ui,
    view: &View,
    screen: &Screen,
    room: Rect,
    head: Option<f32>,
) -> Option<UiAction> {
    let top = if head.is_none() {
        heading(ui, view, screen, room)
    } else {
        room.min.y
    };
    let mut action = None;
    ui.scope_builder(UiBuilder::new().max_rect(room.with_min_y(top)), |ui| {
        action = rows(ui, view, screen, head.unwrap_or_default());
    });
    action
}

/// Shows the name of the list, and the meaning of its numbers. Returns the top of the rows.
fn heading(ui: &Ui, view: &View, screen: &Screen, room: Rect) -> f32 {
    let high = screen.size(50.0, 32.0);
    let y = room.min.y + high * 0.44;
    let painter = ui.painter();
    let font = screen.font(28.0, 19.0, Family::Title);
    let at = pos2(room.min.x + screen.size(16.0, 8.0), y);
    let title = view.words.get("review-turns");
    let title = painter.text(at, Align2::LEFT_CENTER, title, font, colour::TEXT);
    let font = screen.font(18.0, 15.0, Family::Text);
    let note = view.words.get("review-cost-head");
    let galley = painter.layout_no_wrap(note, font, colour::SECOND);
    let x = room.max.x - screen.size(16.0, 8.0) - galley.size().x;
    if x > title.max.x + 12.0 {
        painter.galley(pos2(x, y - galley.size().y / 2.0), galley, colour::SECOND);
    }
    room.min.y + high
}

fn rows(ui: &mut Ui, view: &View, screen: &Screen, head: f32) -> Option<UiAction> {
    let turns = screen.record.turns();
    let pitch = screen.size(37.0, 28.0).max(touch_height(ui, 0.0) * 0.72);
    let open = screen.open_place();
    let width = ui.available_width();
    let columns = Columns::of(screen);
    let said: Vec<Said> = saying::lines(view, screen, open)
        .into_iter()
        .map(|mut line| {
            line.job.wrap.max_width = width - columns.throw - 54.0;
            Said {
                is_better: line.is_better,
                galley: ui.painter().layout_job(line.job),
            }
        })
        .collect();
    let more: f32 = said.iter().map(|said| said.galley.size().y + 3.0).sum();
    let more = if said.is_empty() { 0.0 } else { more + 7.0 };
    let top_of = |place: usize| {
        let beyond = if place > open { more } else { 0.0 };
        head + pitch * place as f32 + beyond
    };
    let mut action = None;
    egui::ScrollArea::vertical()
        .id_salt("turns of the review")
        .auto_shrink([false, false])
        .min_scrolled_height(0.0)
        .scroll_bar_visibility(ScrollBarVisibility::VisibleWhenNeeded)
        .show_viewport(ui, |ui, viewport| {
            let corner = ui.max_rect().min;
            ui.set_height(top_of(turns.len()) + if open + 1 >= turns.len() { more } else { 0.0 });
            ui.set_width(width);
            if head > 0.0 && viewport.min.y < head {
                let place = Rect::from_min_size(corner, vec2(width, head - 12.0));
                let room = place.shrink2(vec2(8.0, 4.0));
                action = players::show(ui, view, screen, room);
            }
            let first = ((viewport.min.y - head - more) / pitch).floor().max(0.0) as usize;
            for (place, turn) in turns.iter().enumerate().skip(first) {
                let top = top_of(place);
                if top > viewport.max.y {
                    break;
                }
                let high = pitch + if place == open { more } else { 0.0 };
                let at = corner + vec2(0.0, top);
                let rect = Rect::from_min_size(at, vec2(width, high));
                let line = Line { place, rect, pitch };
                if row(ui, view, screen, turn, line, &columns) {
                    action = screen.go_to(place);
                }
                if place == open {
                    say(ui, &said, rect.min + vec2(columns.throw, pitch), &columns);
                }
            }
            bring_into_view(ui, open, |ui| {
                let at = corner + vec2(0.0, top_of(open));
                let rect = Rect::from_min_size(at, vec2(width, pitch + more));
                let align = Some(Align::Center);
                ui.scroll_to_rect_animation(rect, align, ScrollAnimation::none());
            });
        });
    action
}

/// Scrolls the open turn into view once, whenever another one opens.
fn bring_into_view(ui: &mut Ui, open: usize, bring: impl FnOnce(&mut Ui)) {
    let id = ui.id().with("brought into view");
    let known = ui.data(|data| data.get_temp::<BroughtIntoView>(id));
    if known != Some(BroughtIntoView(open)) {
        ui.data_mut(|data| data.insert_temp(id, BroughtIntoView(open)));
        bring(ui);
    }
}

/// The place of a turn in the list.
#[derive(Clone, Copy)]
struct Line {
    /// The index of the turn.
    place: usize,
    /// The whole row, with the texts about the open turn.
    rect: Rect,
    /// The height of the turn without those (units).
    pitch: f32,
}

impl Line {
    /// The middle of the turn without those.
    fn middle(self) -> f32 {
        self.rect.min.y + self.pitch / 2.0
    }
}

/// Shows a turn. Returns `true` if it was pressed.
fn row(ui: &Ui, view: &View, screen: &Screen, turn: &Turn, line: Line, columns: &Columns) -> bool {
    let is_open = line.place == screen.open_place();
    let tile = Tile::row(&turn.text)
        .opened(is_open)
        .id(ui.id().with(("turn", line.place)));
    let response = tile.show_at(ui, line.rect, |ui, rect, _| {
        if is_open {
            let edge = rect.with_max_x(rect.min.x + 4.0);
            ui.painter().rect_filled(edge, 2.0, Accent::of(ui).line);
        }
        paint_turn(ui, view, screen, turn, line, columns);
    });
    response.clicked()
}

/// Paints a turn: its number, piece, throw, moves and cost.
fn paint_turn(ui: &Ui, view: &View, screen: &Screen, turn: &Turn, line: Line, columns: &Columns) {
    let painter = ui.painter();
    let (rect, y) = (line.rect, line.middle());
    let number = screen.font(18.0, 15.0, Family::Text);
    let at = pos2(rect.min.x + columns.number, y);
    painter.text(
        at,
        Align2::RIGHT_CENTER,
        turn.number,
        number,
        colour::SECOND,
    );
    let piece = Rect::from_center_size(
        pos2(rect.min.x + columns.piece, y),
        Vec2::splat(screen.size(26.0, 20.0)),
    );
    view.piece(painter, turn.side, piece);
    let costs_from = cost(ui, view, screen, line, columns);
    let parts = TurnParts::of(view.words, view.position.kind(), &turn.text);
    let mut x = rect.min.x + columns.throw;
    if !parts.throw.is_empty() {
        let font = screen.font(20.0, 15.0, Family::Text);
        let at = pos2(x, y);
        let written = painter.text(at, Align2::LEFT_CENTER, &parts.throw, font, colour::SECOND);
        x = (x + screen.size(62.0, 44.0)).max(written.max.x + 14.0);
    }
    let (text, family, tint) = if parts.moves.is_empty() {
        let nothing = view.words.get("review-cannot-move");
        (nothing, Family::Text, colour::SECOND)
    } else {
        (parts.moves, Family::Bold, colour::TEXT)
    };
    let font = screen.font(20.0, 15.0, family);
    let text = shortened(&text, |text| {
        let galley = painter.layout_no_wrap(text.to_owned(), font.clone(), tint);
        x + galley.size().x <= costs_from - 8.0
    });
    painter.text(pos2(x, y), Align2::LEFT_CENTER, text, font, tint);
}

/// Paints the cost of a turn. Returns its left edge.
fn cost(ui: &Ui, view: &View, screen: &Screen, line: Line, columns: &Columns) -> f32 {
    let (rect, y) = (line.rect, line.middle());
    let end = rect.max.x - columns.cost;
    let Some(turn) = screen.reviewed(line.place) else {
        return end;
    };
    if turn.cost < TOLD_COST {
        return end;
    }
    let painter = ui.painter();
    let font = screen.font(20.0, 15.0, Family::Text);
    let text = texts::cost(view.words, turn.cost);
    painter.text(pos2(end, y), Align2::RIGHT_CENTER, text, font, colour::TEXT);
    let room = screen.size(62.0, 46.0);
    let design = screen.places.design;
    let most = (BAR.1 * design).min(rect.width() * 0.2);
    let long = (f32::from(turn.cost) * BAR.0 * design).clamp(3.0, most.max(3.0));
    let high = screen.size(15.0, 10.0);
    let bar = Rect::from_min_max(
        pos2(end - room - long, y - high / 2.0),
        pos2(end - room, y + high / 2.0),
    );
    let full = if turn.cost >= Mistake::INACCURACY {
        1.0
    } else {
        0.6
    };
    let tint: Color32 = SIDES[turn.side.index()];
    painter.rect_filled(bar, 2.0, tint.gamma_multiply(full));
    bar.min.x
}

/// Paints the texts about the open turn, from a corner.
fn say(ui: &Ui, said: &[Said], corner: egui::Pos2, columns: &Columns) {
    let painter = ui.painter();
    let mut y = corner.y;
    let indent = 40.0;
    for Said { galley, is_better } in said {
        if *is_better {
            let middle = y + galley.rows.first().map_or(9.0, |row| row.height() / 2.0);
            let dash = Stroke::new(3.5, BETTER);
            let from = corner.x - columns.throw + columns.piece - 2.0;
            for x in [from + 14.0, from + 34.0] {
                painter.hline(x..=x + 13.0, middle, dash);
            }
        }
        let at = pos2(corner.x + indent, y);
        painter.galley(at, Arc::clone(galley), colour::TEXT);
        y += galley.size().y + 3.0;
    }
}
