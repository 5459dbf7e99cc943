//! Tablut's part of the list of moves: the current warning, moves in notation, the options in effect.

use bevy_egui::egui::{Align2, Rect, Stroke, Ui, pos2};

use super::ACCENT;
use crate::rules::tablut::{Announcement, Position};
use crate::rules::{GameKind, Side};
use crate::ui::move_text::{
    Captured, Manner, Place, Step, Token, Tone, TurnMoves, TurnNotation, Word,
};
use crate::ui::text::{label, text_at};
use crate::ui::theme::{TextStyle, colour};
use crate::ui::view::View;
use crate::ui::words::{Words, option_key, value_key};

/// Shows White's call ("Raichi!", "Tuichi!") while Black must answer it.
pub(super) fn warning(ui: &mut Ui, view: &View, position: &Position) {
    if let Some(line) = warning_text(view, position) {
        label(ui, line, TextStyle::Strong, ACCENT.line);
    }
}

/// White's call with the squares that the king can reach. `None` unless Black must answer it.
pub(super) fn warning_text(view: &View, position: &Position) -> Option<String> {
    if view.position.side_to_act() != Some(Side::First) {
        return None;
    }
    let key = match position.announcement()? {
        Announcement::Raichi => "raichi-line",
        Announcement::Tuichi => "tuichi-line",
    };
    let squares: Vec<String> = position
        .escape_squares()
        .map(|square| square.to_string())
        .collect();
    let squares = view.words.list(&squares);
    Some(view.words.with(key, &[("squares", squares.into())]))
}

/// Describes a turn from the position before it.
pub(super) fn describe(before: &Position, turn: &TurnNotation) -> Vec<Token> {
    // "e5-e8xd8/f8+2"
    let end = turn.moves.find('+').unwrap_or(turn.moves.len());
    let (slide, mark) = turn.moves.split_at(end);
    let (way, captures) = slide.split_once('x').unwrap_or((slide, ""));
    let king = before.king().to_string();
    let steps = way
        .trim_start_matches(['K', 'k'])
        .split_once('-')
        .map(|(from, to)| {
            let mut step = Step::new([from, to].map(|name| Place::Named(name.to_owned())));
            let taken = captures.split('/').filter(|square| !square.is_empty());
            let takes_king = turn.side == Side::First && taken.clone().any(|square| square == king);
            step.captured = (!captures.is_empty()).then_some(Captured {
                side: turn.side.other(),
                count: taken.count() as u8,
                manner: if takes_king {
                    Manner::King
                } else {
                    Manner::Capture
                },
            });
            step.words.extend(match mark {
                "+" => Some(Word::Raichi),
                "+2" => Some(Word::Tuichi),
                "++" => Some(Word::Wins),
                _ => None,
            });
            step
        });
    TurnMoves {
        steps: steps.into_iter().collect(),
        unfinished: !turn.finished,
        ..TurnMoves::default()
    }
    .into_tokens()
}

/// The signs of a turn with their meanings.
pub(super) fn signs(words: &Words) -> Vec<Token> {
    vec![
        Token::Captured(Captured {
            side: Side::First,
            count: 1,
            manner: Manner::Capture,
        }),
        Token::Text(words.get("move-sign-captured"), Tone::Quiet),
    ]
}

const ROW: f32 = 24.0;

/// The height of the options in effect.
pub(super) fn legend_height(view: &View) -> f32 {
    44.0 + ROW * view.table.game().setup().option_states().len() as f32
}

/// Shows the options in effect, below the list of moves.
pub(super) fn legend(ui: &Ui, view: &View, inner: Rect) {
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
        TextStyle::Note,
        colour::SECOND,
    );
    for (i, state) in view.table.game().setup().option_states().iter().enumerate() {
        let y = top + 40.0 + ROW * i as f32;
        let key = option_key(GameKind::Tablut, state.name);
        let name = words.get(&key);
        let left = pos2(inner.min.x, y);
        text_at(
            ui,
            left,
            Align2::LEFT_CENTER,
            &name,
            TextStyle::Note,
            colour::SECOND,
        );
        let value = words.get(&value_key(&key, state.value));
        let right = pos2(inner.max.x, y);
        let kind = if state.value == state.preset_value {
            TextStyle::Note
        } else {
            TextStyle::StrongNote
        };
        text_at(ui, right, Align2::RIGHT_CENTER, &value, kind, colour::TEXT);
    }
}
