//! Tablut's part of the list of moves: the warning that stands, moves in notation, the rules in force.

use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{Align2, Color32, Rect, Stroke, TextFormat, Ui, pos2};

use crate::record::Turn;
use crate::rules::Side;
use crate::rules::tablut::{Cry, Position};
use crate::ui::theme::{Type, colour};
use crate::ui::view::{UiAction, View};
use crate::ui::widget::{label, text_at};

/// Lingonberry on dark glass: captures, and what White calls out.
const LINGONBERRY: Color32 = Color32::from_rgb(0xE2, 0x7F, 0x63);

/// What White has called out, while Black looks for an answer.
pub(in crate::ui) fn heading(ui: &mut Ui, view: &View, position: &Position) -> Option<UiAction> {
    let words = view.words;
    if view.position.side_to_act() != Some(Side::First) {
        return None;
    }
    let key = match position.cry()? {
        Cry::Raichi => "raichi-line",
        Cry::Tuichi => "tuichi-line",
    };
    let squares: Vec<String> = position
        .escape_squares()
        .map(|square| square.to_string())
        .collect();
    let line = words.with(key, &[("squares", squares.join(", ").into())]);
    label(ui, line, Type::Strong, LINGONBERRY);
    None
}

/// One turn as a coloured line: side, move, captures strong, and its mark.
pub(in crate::ui) fn turn_line(view: &View, turn: &Turn, width: f32) -> LayoutJob {
    let mut job = LayoutJob::default();
    job.wrap.max_width = width;
    let format = |kind: Type, colour: Color32| TextFormat {
        font_id: kind.font(),
        color: colour,
        line_height: Some(22.0),
        ..TextFormat::default()
    };
    // "12. W e5-e8xd8/f8+2"
    let text = turn.text.rsplit(' ').next().unwrap_or_default();
    let side = format(Type::Move, colour::SECOND);
    job.append(&format!("{}  ", view.side(turn.side)), 0.0, side);
    if !text.contains('-') {
        return job;
    }
    let mark = text.find('+').unwrap_or(text.len());
    let (slide, mark) = text.split_at(mark);
    let (slide, captures) = slide.split_at(slide.find('x').unwrap_or(slide.len()));
    job.append(slide, 0.0, format(Type::Move, colour::TEXT));
    job.append(captures, 0.0, format(Type::StrongMove, LINGONBERRY));
    job.append(mark, 3.0, format(Type::StrongMove, LINGONBERRY));
    job
}

const ROW: f32 = 24.0;

/// The height of the rules in force.
pub(in crate::ui) fn legend_height(view: &View) -> f32 {
    44.0 + ROW * view.table.game().setup().option_states().len() as f32
}

/// The rules in force, at the foot of the list of moves.
pub(in crate::ui) fn legend(ui: &Ui, view: &View, inner: Rect) {
    let words = view.words;
    let top = inner.max.y - legend_height(view) + 14.0;
    ui.painter().hline(
        inner.x_range(),
        top - 4.0,
        Stroke::new(1.0, colour::FAINT_LINE),
    );
    let title = words.get("rules-in-force");
    let at = pos2(inner.min.x, top + 12.0);
    text_at(
        ui,
        at,
        Align2::LEFT_CENTER,
        &title,
        Type::Note,
        colour::SECOND,
    );
    for (i, state) in view.table.game().setup().option_states().iter().enumerate() {
        let y = top + 40.0 + ROW * i as f32;
        let key = format!("option-tablut-{}", state.name);
        let name = words.get(&key);
        let left = pos2(inner.min.x, y);
        text_at(
            ui,
            left,
            Align2::LEFT_CENTER,
            &name,
            Type::Note,
            colour::SECOND,
        );
        let value = words.get(&format!("{key}-{}", state.value));
        let right = pos2(inner.max.x, y);
        let kind = if state.value == state.preset_value {
            Type::Note
        } else {
            Type::StrongNote
        };
        text_at(ui, right, Align2::RIGHT_CENTER, &value, kind, colour::TEXT);
    }
}
