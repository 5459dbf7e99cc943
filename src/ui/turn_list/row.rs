//! A row of the list of turns.

use bevy_egui::egui::{
    Align2, Color32, CornerRadius, Pos2, Rect, Sense, Shape, Stroke, Ui, Vec2, WidgetInfo,
    WidgetType, pos2, vec2,
};

use super::{LAST_MARGIN, LINE};
use crate::record::Turn;
use crate::rules::GameKind;
use crate::ui::accent::Accent;
use crate::ui::kit::{Tile, name_control};
use crate::ui::move_text::{Form, MovePainter, Token, TurnName, turn_sentence};
use crate::ui::text::{label, text_at};
use crate::ui::theme::{TextStyle, colour, touch_height};
use crate::ui::turn_rows::Folded;
use crate::ui::view::View;

/// The right edge of the numbers.
const NUMBER: f32 = 33.0;
/// The middle of the pieces.
const PIECE: f32 = 51.0;
const PIECE_SIZE: f32 = 21.0;
/// The left edge of the throws.
pub(super) const THROWS: f32 = 69.0;
/// The left edge of the moves in games with throws.
pub(super) const MOVES: f32 = 124.0;
/// Free space at the right.
pub(super) const MARGIN: f32 = 6.0;

/// The place of a row.
pub(super) struct Row<'a> {
    pub view: &'a View<'a>,
    pub game: GameKind,
    pub rect: Rect,
}

impl Row<'_> {
    /// Shows a turn. The sentence that names it also appears under the pointer.
    pub fn turn(
        &self,
        painter: &MovePainter,
        form: &Form,
        turn: &Turn,
        tokens: &[Token],
        is_last: bool,
    ) {
        let ui = painter.ui;
        if is_last {
            self.mark(ui);
        }
        let margin = if is_last { LAST_MARGIN } else { 0.0 };
        let top = self.rect.min.y + margin;
        let middle = top + LINE / 2.0;
        let number = pos2(self.rect.min.x + NUMBER, middle);
        let anchor = Align2::RIGHT_CENTER;
        let text = turn.number.to_string();
        text_at(ui, number, anchor, &text, TextStyle::Note, colour::SECOND);
        let at = pos2(self.rect.min.x + PIECE, middle);
        let piece = Rect::from_center_size(at, Vec2::splat(PIECE_SIZE));
        let icons = self.view.icons;
        icons.piece(ui.painter(), self.game, turn.side, piece);
        painter.paint(pos2(self.rect.min.x + THROWS, top), tokens, form);
        let id = ui.id().with(("turn", turn.number));
        let response = ui.interact(self.rect, id, Sense::hover());
        let name = TurnName {
            game: self.game,
            number: turn.number,
            side: turn.side,
        };
        let sentence = || turn_sentence(self.view.words, name, tokens);
        name_control(&response, || {
            WidgetInfo::labeled(WidgetType::Label, true, sentence())
        });
        response.on_hover_ui(|ui| {
            label(ui, sentence(), TextStyle::Note, colour::TEXT);
        });
    }

    /// Paints the ground of the last turn.
    fn mark(&self, ui: &Ui) {
        let accent = Accent::of(ui);
        let painter = ui.painter();
        let corner = CornerRadius::same(7);
        painter.rect_filled(self.rect, corner, accent.line.gamma_multiply(0.13));
        let edge = self
            .rect
            .shrink2(vec2(0.0, 4.0))
            .with_max_x(self.rect.min.x + 4.0);
        painter.rect_filled(edge, 1.5, accent.line);
    }

    /// Shows turns that are folded into one line, by the number of the first. Returns `true` if it was pressed.
    pub fn folded(&self, ui: &Ui, first: u32, folded: Folded) -> bool {
        let text = folded.text(self.view.words, first);
        let tile = Tile::bare(&text)
            .fold(folded.unfolded)
            .id(ui.id().with(("folded", first)));
        // A finger needs more than the height of a line.
        let more = (touch_height(ui, LINE) - LINE) / 2.0;
        let place = self.rect.expand2(vec2(0.0, more));
        let response = tile.show_at(ui, place, |ui, _, state| {
            if state.is_lit() {
                let fill = Accent::of(ui).hover_fill();
                ui.painter().rect_filled(self.rect, 6.0, fill);
            }
            let middle = pos2(self.rect.min.x + 30.0, self.rect.center().y);
            let mark = fold_mark(middle, folded.unfolded, colour::SECOND);
            ui.painter().add(mark);
            let at = pos2(
                self.rect.min.x + PIECE - PIECE_SIZE / 2.0,
                self.rect.center().y,
            );
            let (anchor, style) = (Align2::LEFT_CENTER, TextStyle::Note);
            text_at(ui, at, anchor, &text, style, colour::SECOND);
        });
        response.clicked()
    }
}

/// The triangle of a line of folded turns. It points down if they follow, otherwise to the right.
pub fn fold_mark(middle: Pos2, unfolded: bool, tint: Color32) -> Shape {
    let corners = if unfolded {
        [(-4.5, -2.5), (4.5, -2.5), (0.0, 4.0)]
    } else {
        [(-3.0, -4.5), (4.0, 0.0), (-3.0, 4.5)]
    };
    let corners = corners.map(|(x, y)| middle + vec2(x, y)).to_vec();
    Shape::convex_polygon(corners, tint, Stroke::NONE)
}
