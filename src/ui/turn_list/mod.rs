//! The list of a game's turns, with turns that came to nothing folded into one line.

mod cache;
mod row;
mod tokens;

use std::sync::{Arc, Mutex, PoisonError};

use bevy_egui::egui::{Rect, Ui, vec2};

use self::cache::{ListCache, ListKey};
use self::row::Row;
pub use self::row::fold_mark;
pub use self::tokens::TurnTokens;
use super::move_text::{Form, MovePainter, MoveStyle};
use super::row_scroll::RowOffset;
use super::turn_rows::TurnRow;
use super::view::View;
use crate::record::{GameRecord, Turns};

/// The most turns that are listed, the latest.
const MOST_TURNS: usize = 1_000;
/// Height of a line.
pub(super) const LINE: f32 = 27.0;
/// Space above and below the last turn, if it stands out.
const LAST_MARGIN: f32 = 3.0;

/// The turns of a game, as far as they are shown.
pub(super) struct TurnList<'a> {
    /// The game.
    pub record: &'a GameRecord,
    /// Its turns.
    pub turns: &'a Turns<'a>,
    /// The last turn stands out.
    pub marks_last: bool,
}

impl TurnList<'_> {
    /// Shows the turns that are in view of a scroll area. Only they are laid out; the heights of all are kept.
    pub fn show(&self, ui: &mut Ui, view: &View, viewport: Rect) -> RowOffset {
        let id = ui.id().with("turn list");
        let shared: Arc<Mutex<ListCache>> = ui.data_mut(|data| {
            data.get_temp_mut_or_default::<Arc<Mutex<ListCache>>>(id)
                .clone()
        });
        let mut cache = shared.lock().unwrap_or_else(PoisonError::into_inner);
        let game = self.record.setup().kind();
        let width = ui.available_width();
        let notation = view.settings.notation;
        let form = form(game.has_throws() && !notation, width);
        let key = ListKey::of(self.record, self.turns, width, notation);
        let last = self.turns.last().filter(|_| self.marks_last);
        let last = last.map(|turn| turn.number);
        let painter = MovePainter::of_game(ui, view, game, MoveStyle::of(ui));
        cache.update(key, game, self.turns.latest(MOST_TURNS), |tokens, turn| {
            let lines = painter.size(tokens.of(self.record, turn, notation), &form);
            let is_last = last == Some(turn.number);
            lines.y + if is_last { 2.0 * LAST_MARGIN } else { 0.0 }
        });
        let corner = ui.max_rect().min;
        let mut toggled = None;
        for at in cache.in_view(viewport.y_range()) {
            let placed = cache.rows()[at];
            let rect =
                Rect::from_min_size(corner + vec2(0.0, placed.top), vec2(width, placed.height));
            let row = Row { view, game, rect };
            match placed.row {
                TurnRow::Turn(place) => {
                    if let Some(turn) = self.turns.latest(MOST_TURNS).nth(place) {
                        let tokens = cache.tokens.of(self.record, turn, notation);
                        let is_last = last == Some(turn.number);
                        row.turn(&painter, &form, turn, tokens, is_last);
                    }
                }
                TurnRow::Folded(folded) => {
                    let first = cache.number(folded.first);
                    if row.folded(ui, first, folded) {
                        toggled = Some(first);
                    }
                }
            }
        }
        cache.tokens.forget_unused();
        if let Some(number) = toggled {
            cache.toggle(number);
        }
        let height = cache.height();
        let offset = cache.offset(viewport.y_range());
        drop(cache);
        ui.set_height(height);
        offset
    }
}

/// The room of a turn's throws and moves in a row.
fn form(has_throws: bool, width: f32) -> Form {
    let column = if has_throws {
        row::MOVES - row::THROWS
    } else {
        0.0
    };
    Form::lines(width - row::THROWS - row::MARGIN, LINE).column(column)
}
