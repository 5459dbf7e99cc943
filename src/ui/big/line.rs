//! Shows the line under the board in the big screen mode: the throw, its unused part, and possible actions.

use bevy_egui::egui::{Align2, Rect, Ui, Vec2, pos2, vec2};

use super::letters::Letters;
use crate::input::Press;
use crate::rules::{Expect, Side};
use crate::stage::big_layout::BigPlaces;
use crate::table::Location;
use crate::table::targets::{origins, question, targets};
use crate::ui::accent::Accent;
use crate::ui::games;
use crate::ui::kit::Tile;
use crate::ui::move_text::{Form, MovePainter, MoveStyle, Token};
use crate::ui::panels;
use crate::ui::theme::colour;
use crate::ui::turn_list::TurnTokens;
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;

/// The piece before the last turn, and the space after it, in a design in which places are 15 high.
const PIECE: f32 = 21.0;
const AFTER_PIECE: f32 = 8.0;

/// Shows the line. If a press is expected, the whole line is a button.
pub(super) fn show(ui: &mut Ui, view: &View, places: &BigPlaces) -> Option<UiAction> {
    let rect = ui.max_rect();
    let design = places.design;
    let Said {
        head,
        second,
        shorter,
    } = said(view);
    let waits = view.waits_for_done() || view.person_throws() && !view.moving;
    let mut action = None;
    if waits {
        ui.advance_cursor_after_rect(rect);
        let response = Tile::bare(head.name()).show_at(ui, rect, |_, _, _| {});
        if response.clicked() {
            action = Some(UiAction::Press(Press::Next));
        }
    }
    // In games with sticks, they take the whole space.
    let thrown = view
        .layout
        .throw
        .filter(|_| view.layout.board_view.throw_place().is_none());
    let height = (rect.height() * 0.94).min(196.0 * design);
    let painted = games::big_throw(ui, view, None, height);
    let gap = 42.0 * design;
    let (first, other) = (
        Letters::name(88.0 * design, places.least),
        Letters::text(places.least, places.least),
    );
    let room = match thrown {
        Some(sticks) => rect.max.x - sticks.max.x - gap,
        None if painted > 0.0 => rect.width() - painted - gap,
        None => rect.width(),
    };
    let second = if other.taken(ui, &second, f32::MAX) > room {
        shorter
    } else {
        second
    };
    let wide = match &head {
        Head::Text(text) => first.taken(ui, text, room),
        Head::Moves(_, tokens) => moves(ui, view, places, tokens, room).0,
    };
    let wide = wide.max(other.taken(ui, &second, room));
    let left = match thrown {
        Some(sticks) => sticks.max.x + gap * 0.5,
        None if painted > 0.0 => {
            let left = rect.center().x - (painted + gap + wide) / 2.0;
            games::big_throw(ui, view, Some(pos2(left, rect.center().y)), height);
            left + painted + gap
        }
        None => rect.center().x - wide / 2.0,
    };
    let tint = if waits {
        Accent::of(ui).line
    } else {
        colour::TEXT
    };
    let both = !second.is_empty();
    let y = |share: f32| rect.min.y + rect.height() * share;
    let at = pos2(left, if both { y(0.265) } else { y(0.5) });
    match &head {
        Head::Text(text) => drop(first.write(ui, at, Align2::LEFT_CENTER, text, room, tint)),
        Head::Moves(side, tokens) => {
            let (_, style, form) = moves(ui, view, places, tokens, room);
            let piece = Vec2::splat(style.length(PIECE));
            let middle = at + vec2(piece.x / 2.0, 0.0);
            view.piece(ui.painter(), *side, Rect::from_center_size(middle, piece));
            let at = at + vec2(before_moves(&style), -form.line / 2.0);
            MovePainter::new(ui, view, style).paint(at, tokens, &form);
        }
    }
    if both {
        let at = pos2(left, y(0.735));
        let anchor = Align2::LEFT_CENTER;
        other.write(ui, at, anchor, &second, room, colour::SECOND);
    }
    action
}

/// The large part of the line.
enum Head {
    Text(String),
    /// The last turn and its side.
    Moves(Side, Vec<Token>),
}

impl Head {
    fn name(&self) -> &str {
        match self {
            Head::Text(text) => text,
            Head::Moves(..) => "",
        }
    }
}

/// The texts of the line.
struct Said {
    head: Head,
    /// The smaller part.
    second: String,
    /// The smaller part in fewer words.
    shorter: String,
}

impl Said {
    fn alone(head: Head) -> Said {
        Said {
            head,
            second: String::new(),
            shorter: String::new(),
        }
    }
}

fn said(view: &View) -> Said {
    let words = view.words;
    let alone = |text: String| Said::alone(Head::Text(text));
    if let Some(outcome) = view.outcome() {
        return alone(panels::headline(view, outcome));
    }
    if view.waits_for_done() {
        return alone(words.get("done"));
    }
    let left = games::big_text(view);
    match view.position.expect() {
        Expect::Throw(_) if view.person_throws() && !view.moving => {
            let second = left.unwrap_or_default();
            Said {
                head: Head::Text(words.get("big-throw")),
                shorter: second.clone(),
                second,
            }
        }
        Expect::Move(_) if question(view.position).is_none() && !view.moving => {
            let all = origins(&targets(view.position));
            let is_placing = matches!(all[..], [Location::Hand(_)]);
            let [second, shorter] = if is_placing {
                ["big-place", "big-place"].map(|key| words.get(key))
            } else {
                ["big-can-go", "big-can-go-short"]
                    .map(|key| words.with(key, &[("count", all.len().into())]))
            };
            Said {
                head: left.map_or_else(|| last_turn(view), Head::Text),
                second,
                shorter,
            }
        }
        _ => Said::alone(left.map_or_else(|| last_turn(view), Head::Text)),
    }
}

/// The steps of the last turn.
fn last_turn(view: &View) -> Head {
    let Some(turn) = view.turns.last() else {
        return Head::Text(String::new());
    };
    let mut tokens = TurnTokens::make(view.table.game(), turn, view.settings.notation);
    tokens.retain(|token| !matches!(token, Token::Unfinished | Token::Throw(_)));
    if tokens.is_empty() {
        return Head::Text(String::new());
    }
    Head::Moves(turn.side, tokens)
}

/// The width of the piece before moves of a style, with the space after it.
fn before_moves(style: &MoveStyle) -> f32 {
    style.length(PIECE + AFTER_PIECE)
}

/// The width, the style and the room of moves that are as large as there is room for, with the piece before them.
fn moves(
    ui: &Ui,
    view: &View,
    places: &BigPlaces,
    tokens: &[Token],
    room: f32,
) -> (f32, MoveStyle, Form) {
    let form = |style: &MoveStyle| {
        let room = (room - before_moves(style)).max(1.0);
        Form::single(room, style.size * 1.3)
    };
    let style = |size: f32| MoveStyle::of(ui).sized(size.max(places.least).round());
    let size = (80.0 * places.design).max(places.least);
    let endless = Form::single(f32::MAX, size);
    let largest = style(size);
    let tokens_width = MovePainter::new(ui, view, largest).size(tokens, &endless).x;
    let wide = tokens_width + before_moves(&largest);
    let style = style(size * (room / wide.max(1.0)).min(1.0));
    let form = form(&style);
    let tokens_width = MovePainter::new(ui, view, style).size(tokens, &form).x;
    (tokens_width + before_moves(&style), style, form)
}
