//! Shows the list of turns: number, piece, throw, moves and cost, with more texts for the open turn.

use std::sync::{Arc, Mutex, PoisonError};

use bevy_egui::egui::scroll_area::ScrollBarVisibility;
use bevy_egui::egui::style::ScrollAnimation;
use bevy_egui::egui::{
    self, Align, Align2, Color32, Pos2, Rangef, Rect, Stroke, Ui, UiBuilder, Vec2, pos2, vec2,
};

use super::turn_lines::TurnLines;
use super::{BETTER, Family, SIDES, Screen, players, texts, turn_texts};
use crate::record::Turn;
use crate::review::Mistake;
use crate::ui::accent::Accent;
use crate::ui::kit::Tile;
use crate::ui::move_text::{Form, MovePainter, Token, TurnName, turn_sentence};
use crate::ui::row_scroll::{self, FADE, RowOffset};
use crate::ui::theme::{colour, touch_height};
use crate::ui::turn_list::{TurnTokens, fold_mark};
use crate::ui::turn_rows::{Folded, TurnRow};
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;

/// The least cost that is shown (‰), because most rows should be quiet.
const TOLD_COST: u16 = 1;
/// The length of a cost's bar: design units per thousandth, and the maximum.
const BAR: (f32, f32) = (0.9, 144.0);

/// The laid out texts of the open turn.
struct Said {
    line: turn_texts::Line,
    height: f32,
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

/// The height of the open turn's lines of moves against the size of their text.
const LINE: f32 = 1.5;
/// From the throws to the moves, in a design in which places are 15 high.
const MOVES: f32 = 58.0;

/// Which turn was last brought into view.
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
    let form = turn_texts::Line::form(screen, width - columns.throw - 54.0);
    let said: Vec<Said> = turn_texts::lines(view, screen, open)
        .into_iter()
        .map(|line| {
            let painter = MovePainter::new(ui, view, line.style(ui, screen));
            let height = painter.size(&line.tokens, &form).y;
            Said { line, height }
        })
        .collect();
    let told: f32 = said.iter().map(|said| said.height + 3.0).sum();
    let told = if said.is_empty() { 0.0 } else { told + 7.0 };
    let id = ui.id().with("turns of the review");
    let shared: Arc<Mutex<ListState>> = ui.data_mut(|data| {
        data.get_temp_mut_or_default::<Arc<Mutex<ListState>>>(id)
            .clone()
    });
    let mut kept = shared.lock().unwrap_or_else(PoisonError::into_inner);
    let ListState { tokens, lines } = &mut *kept;
    let list = List {
        view,
        screen,
        columns: &columns,
    };
    let turn_height = turns.get(open).map_or(pitch, |turn| {
        let tokens = tokens.of(screen.record, turn, view.settings.notation);
        list.open_height(ui, open, tokens, width, pitch)
    });
    // The height of the open turn beyond that of the others.
    let more = turn_height - pitch + told;
    let lines = lines.of(screen.record, open);
    let open_line = lines.open_line();
    let top_of = |line: usize| {
        let beyond = if line > open_line { more } else { 0.0 };
        head + pitch * line as f32 + beyond
    };
    let mut action = None;
    let shown = egui::ScrollArea::vertical()
        .id_salt("turns of the review")
        .auto_shrink([false, false])
        .min_scrolled_height(0.0)
        .scroll_bar_visibility(ScrollBarVisibility::VisibleWhenNeeded)
        .show_viewport(ui, |ui, viewport| {
            let corner = ui.max_rect().min;
            ui.set_height(head + pitch * lines.len() as f32 + more);
            ui.set_width(width);
            if head > 0.0 && viewport.min.y < head {
                let place = Rect::from_min_size(corner, vec2(width, head - 12.0));
                let room = place.shrink2(vec2(8.0, 4.0));
                action = players::show(ui, view, screen, room);
            }
            let first = ((viewport.min.y - head - more) / pitch).floor().max(0.0) as usize;
            for at in first..lines.len() {
                let top = top_of(at);
                if top > viewport.max.y {
                    break;
                }
                let high = pitch + if at == open_line { more } else { 0.0 };
                let rect = Rect::from_min_size(corner + vec2(0.0, top), vec2(width, high));
                let place = match lines.get(at) {
                    Some(TurnRow::Turn(place)) => place,
                    Some(TurnRow::Folded(folded)) => {
                        if list.folded(ui, folded, rect) {
                            action = screen.go_to(folded.first);
                        }
                        continue;
                    }
                    None => break,
                };
                let Some(turn) = turns.get(place) else {
                    break;
                };
                let line = Line {
                    turn,
                    tokens: tokens.of(screen.record, turn, view.settings.notation),
                    place,
                    rect,
                    pitch,
                };
                if list.row(ui, &line) {
                    action = screen.go_to(place);
                }
                if place == open {
                    list.say(
                        ui,
                        &said,
                        &form,
                        rect.min + vec2(columns.throw, turn_height),
                    );
                }
            }
            bring_into_view(ui, open, |ui| {
                let at = corner + vec2(0.0, top_of(open_line));
                let rect = Rect::from_min_size(at, vec2(width, pitch + more));
                // A turn with many lines starts at the top, below the fade.
                let is_high = rect.height() + 2.0 * (FADE + pitch) > viewport.height();
                let (rect, align) = if is_high {
                    (rect.with_min_y(rect.min.y - FADE), Align::Min)
                } else {
                    (rect, Align::Center)
                };
                ui.scroll_to_rect_animation(rect, Some(align), ScrollAnimation::none());
            });
            // The players' summaries above the turns have no rows.
            let is_in_rows = viewport.min.y + FADE >= head;
            let beyond = (viewport.height() + more) / pitch;
            let near = first..(first + 4 + beyond as usize).min(lines.len());
            let rows = near.filter(|_| is_in_rows).flat_map(|at| {
                let top = top_of(at);
                if at != open_line {
                    return vec![Rangef::new(top, top + pitch)];
                }
                let mut rows = vec![Rangef::new(top, top + turn_height)];
                for said in &said {
                    let top = rows.last().map_or(top, |row| row.max);
                    rows.push(Rangef::new(top, top + said.height + 3.0));
                }
                rows
            });
            RowOffset::of(viewport.y_range(), rows)
        });
    row_scroll::snap_and_fade(ui, &shown);
    kept.tokens.forget_unused();
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

/// The cost of a turn that is shown, with its bar.
struct Cost {
    /// The cost (‰).
    value: u16,
    /// The left edge of the bar, from that of the row on (units).
    left: f32,
    /// The length of the bar (units).
    length: f32,
}

impl Cost {
    /// The cost of a turn by its place, in a row of a width. `None` if it isn't shown.
    fn of(screen: &Screen, columns: &Columns, place: usize, width: f32) -> Option<Cost> {
        let value = screen.reviewed(place)?.cost;
        if value < TOLD_COST {
            return None;
        }
        let room = screen.size(62.0, 46.0);
        let design = screen.places.design;
        let most = (BAR.1 * design).min(width * 0.2);
        let length = (f32::from(value) * BAR.0 * design).clamp(3.0, most.max(3.0));
        let left = width - columns.cost - room - length;
        Some(Cost {
            value,
            left,
            length,
        })
    }
}

/// A turn in the list, with its place.
struct Line<'a> {
    turn: &'a Turn,
    tokens: &'a [Token],
    /// The turn, by its place in the game.
    place: usize,
    /// The whole row, with the texts about the open turn.
    rect: Rect,
    /// The height of the turn without those (units).
    pitch: f32,
}

impl Line<'_> {
    /// The middle of the turn itself.
    fn middle(&self) -> f32 {
        self.rect.min.y + self.pitch / 2.0
    }
}

/// The parts of the list that are kept from frame to frame.
#[derive(Default)]
struct ListState {
    tokens: TurnTokens,
    lines: TurnLines,
}

/// The list as its rows need it.
struct List<'a> {
    view: &'a View<'a>,
    screen: &'a Screen<'a>,
    columns: &'a Columns,
}

impl List<'_> {
    /// Shows turns that are folded into one line. Returns `true` if it was pressed.
    fn folded(&self, ui: &Ui, folded: Folded, rect: Rect) -> bool {
        let number = self.screen.record.turns().get(folded.first);
        let number = number.map_or(0, |turn| turn.number);
        let text = folded.text(self.view.words, number);
        let tile = Tile::row(&text)
            .fold(folded.unfolded)
            .id(ui.id().with(("folded", number)));
        let response = tile.show_at(ui, rect, |ui, rect, _| {
            let painter = ui.painter();
            let y = rect.center().y;
            let at = pos2(rect.min.x + self.columns.number - 4.0, y);
            painter.add(fold_mark(at, folded.unfolded, colour::SECOND));
            let left = rect.min.x + self.columns.piece - self.screen.size(13.0, 10.0);
            let font = self.screen.font(19.0, 15.0, Family::Text);
            let at = pos2(left, y);
            painter.text(at, Align2::LEFT_CENTER, text.as_str(), font, colour::SECOND);
        });
        response.clicked()
    }

    /// Shows a turn. Returns `true` if it was pressed.
    fn row(&self, ui: &Ui, line: &Line) -> bool {
        let is_open = line.place == self.screen.open_place();
        let name = TurnName {
            game: self.view.position.kind(),
            number: line.turn.number,
            side: line.turn.side,
        };
        let name = turn_sentence(self.view.words, name, line.tokens);
        let tile = Tile::row(&name)
            .opened(is_open)
            .id(ui.id().with(("turn", line.place)));
        let response = tile.show_at(ui, line.rect, |ui, rect, _| {
            if is_open {
                let edge = rect.with_max_x(rect.min.x + 4.0);
                ui.painter().rect_filled(edge, 2.0, Accent::of(ui).line);
            }
            self.paint_turn(ui, line);
        });
        response.clicked()
    }

    /// Paints a turn: its number, piece, throws, moves and cost.
    fn paint_turn(&self, ui: &Ui, line: &Line) {
        let (view, screen, columns) = (self.view, self.screen, self.columns);
        let painter = ui.painter();
        let (rect, y) = (line.rect, line.middle());
        let number = screen.font(18.0, 15.0, Family::Text);
        let at = pos2(rect.min.x + columns.number, y);
        let anchor = Align2::RIGHT_CENTER;
        painter.text(at, anchor, line.turn.number, number, colour::SECOND);
        let piece = Rect::from_center_size(
            pos2(rect.min.x + columns.piece, y),
            Vec2::splat(screen.size(26.0, 20.0)),
        );
        view.piece(painter, line.turn.side, piece);
        if let Some(cost) = Cost::of(screen, columns, line.place, rect.width()) {
            self.cost(ui, line, &cost);
        }
        let style = turn_texts::style(ui, screen);
        let is_open = line.place == screen.open_place();
        let form = self.moves_form(ui, line.place, rect.width(), line.pitch, is_open);
        let left = rect.min.x + columns.throw;
        let top = y - form.line / 2.0;
        MovePainter::new(ui, view, style).paint(pos2(left, top), line.tokens, &form);
    }

    /// The room for the throws and moves of a turn. The open turn shows all of them, with as many lines as it needs.
    fn moves_form(&self, ui: &Ui, place: usize, width: f32, pitch: f32, is_open: bool) -> Form {
        let (view, screen, columns) = (self.view, self.screen, self.columns);
        let style = turn_texts::style(ui, screen);
        let has_throws = view.position.kind().has_throws() && !view.settings.notation;
        let column = if has_throws { style.length(MOVES) } else { 0.0 };
        let cost = Cost::of(screen, columns, place, width);
        let end = cost.map_or(width - columns.cost, |cost| cost.left);
        let room = end - 8.0 - columns.throw;
        let form = if is_open {
            Form::lines(room, pitch.min((style.size * LINE).ceil()))
        } else {
            Form::single(room, pitch)
        };
        form.column(column)
    }

    /// The height of the open turn, without the texts about it.
    fn open_height(&self, ui: &Ui, place: usize, tokens: &[Token], width: f32, pitch: f32) -> f32 {
        let style = turn_texts::style(ui, self.screen);
        let form = self.moves_form(ui, place, width, pitch, true);
        let size = MovePainter::new(ui, self.view, style).size(tokens, &form);
        pitch + size.y - form.line
    }

    /// Paints the cost of a turn.
    fn cost(&self, ui: &Ui, line: &Line, cost: &Cost) {
        let screen = self.screen;
        let y = line.middle();
        let painter = ui.painter();
        let font = screen.font(20.0, 15.0, Family::Text);
        let text = texts::cost(self.view.words, cost.value);
        let end = pos2(line.rect.max.x - self.columns.cost, y);
        painter.text(end, Align2::RIGHT_CENTER, text, font, colour::TEXT);
        let high = screen.size(15.0, 10.0);
        let left = line.rect.min.x + cost.left;
        let bar = Rect::from_min_size(pos2(left, y - high / 2.0), vec2(cost.length, high));
        let full = if cost.value >= Mistake::INACCURACY {
            1.0
        } else {
            0.6
        };
        let tint: Color32 = SIDES[line.turn.side.index()];
        painter.rect_filled(bar, 2.0, tint.gamma_multiply(full));
    }

    /// Shows the lines about the open turn, from a corner on.
    fn say(&self, ui: &Ui, said: &[Said], form: &Form, corner: Pos2) {
        let columns = self.columns;
        let mut y = corner.y;
        let indent = 40.0;
        for Said { line, height } in said {
            if line.is_better {
                let middle = y + form.line / 2.0;
                let dash = Stroke::new(3.5, BETTER);
                let from = corner.x - columns.throw + columns.piece - 2.0;
                for x in [from + 14.0, from + 34.0] {
                    ui.painter().hline(x..=x + 13.0, middle, dash);
                }
            }
            let at = pos2(corner.x + indent, y);
            let painter = MovePainter::new(ui, self.view, line.style(ui, self.screen));
            painter.paint(at, &line.tokens, form);
            y += height + 3.0;
        }
    }
}
