//! The texts about the open turn: the better choice and its reason, the best reply, the size of the mistake.

use bevy_egui::egui::{Rect, ScrollArea, Sense, Ui, UiBuilder, Vec2};

use super::{BETTER, PLAYED, Screen, texts};
use crate::record::Turn;
use crate::ui::games;
use crate::ui::kit::name_painted;
use crate::ui::move_text::{
    Form, MovePainter, MoveStyle, Token, Tone, TurnNotation, moves_sentence,
};
use crate::ui::row_scroll;
use crate::ui::theme::colour;
use crate::ui::turn_list::TurnTokens;
use crate::ui::view::View;
use crate::ui::words::Words;

/// Height of a line against the size of its text.
const LINE: f32 = 1.3;

/// A line about a turn.
pub(super) struct Line {
    /// Moves and words.
    pub tokens: Vec<Token>,
    /// It names the better choice. The sign of its arrow is before it.
    pub is_better: bool,
}

impl Line {
    const fn new(tokens: Vec<Token>) -> Line {
        Line {
            tokens,
            is_better: false,
        }
    }

    /// The colours of the line.
    pub fn style(&self, ui: &Ui, screen: &Screen) -> MoveStyle {
        let place = if self.is_better { BETTER } else { colour::TEXT };
        MoveStyle {
            place,
            ..style(ui, screen)
        }
    }

    /// The room of the line in a width.
    pub fn form(screen: &Screen, width: f32) -> Form {
        Form::lines(width, (size(screen) * LINE).ceil())
    }

    /// Shows the line in the width of a panel.
    pub fn show(&self, ui: &mut Ui, view: &View, screen: &Screen) {
        let form = Line::form(screen, ui.available_width());
        let style = self.style(ui, screen);
        let size = MovePainter::new(ui, view, style).size(&self.tokens, &form);
        let size = Vec2::new(form.width, size.y);
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        MovePainter::new(ui, view, style).paint(rect.min, &self.tokens, &form);
        name_painted(ui, rect, &moves_sentence(view.words, &self.tokens));
    }
}

fn size(screen: &Screen) -> f32 {
    screen.size(19.0, 15.0).round()
}

/// The size and the colours of moves on the review's panels.
pub(super) fn style(ui: &Ui, screen: &Screen) -> MoveStyle {
    MoveStyle {
        warning: PLAYED,
        ..MoveStyle::of(ui).sized(size(screen))
    }
}

/// Shows the sentences about the open turn in a rectangle, which can be lower than they are.
pub(super) fn scrolled<R>(ui: &mut Ui, room: Rect, gap: f32, show: impl FnOnce(&mut Ui) -> R) -> R {
    ui.scope_builder(UiBuilder::new().max_rect(room), |ui| {
        let shown = ScrollArea::vertical()
            .id_salt("open turn")
            .auto_shrink([false, false])
            .min_scrolled_height(0.0)
            .show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = gap;
                show(ui)
            });
        row_scroll::fade_ends(ui, &shown, [None; 2]);
        shown.inner
    })
    .inner
}

/// A turn in one line: its number, its throws and moves, and its cost.
pub(super) fn headline(view: &View, screen: &Screen, turn: &Turn) -> Line {
    let number = Token::Text(format!("{}.", turn.number), Tone::Quiet);
    let notation = view.settings.notation;
    let mut tokens = TurnTokens::make(screen.record, turn, notation);
    tokens.insert(0, number);
    let reviewed = screen.reviewed(screen.open_place());
    if let Some(reviewed) = reviewed.filter(|turn| turn.cost > 0) {
        let cost = texts::cost(view.words, reviewed.cost);
        tokens.push(Token::Text(cost, Tone::Quiet));
    }
    Line::new(tokens)
}

/// The lines about a turn, by its place; empty if it was as good as any.
pub(super) fn lines(view: &View, screen: &Screen, place: usize) -> Vec<Line> {
    let words = view.words;
    let Some(turn) = screen.reviewed(place) else {
        return Vec::new();
    };
    let mut lines = Vec::new();
    let remarks = texts::remarks(words, turn);
    if !remarks.is_empty() {
        let mut tokens = Vec::new();
        for (i, remark) in remarks.iter().enumerate() {
            if i > 0 {
                tokens.push(Token::Text("·".to_owned(), Tone::Quiet));
            }
            let is_size = i == 0 && turn.mistake().is_some();
            let tone = if is_size { Tone::Warning } else { Tone::Quiet };
            tokens.push(Token::Text(remark.clone(), tone));
        }
        lines.push(Line::new(tokens));
    }
    let Some(better) = &turn.better else {
        return lines;
    };
    let mut moves = moves_of(view, screen, place, &better.text);
    moves.retain(|token| !matches!(token, Token::Throw(_)));
    let mut tokens = sentence(words, "review-is-better", "moves", moves, Tone::Plain);
    if let Some(reason) = turn.reason {
        tokens.push(Token::Text(texts::reason(words, reason), Tone::Quiet));
    }
    lines.push(Line {
        tokens,
        is_better: true,
    });
    if let Some(reply) = &better.reply {
        let moves = moves_of(view, screen, place + 1, &reply.text);
        let tokens = sentence(words, "review-reply", "reply", moves, Tone::Quiet);
        lines.push(Line::new(tokens));
    }
    lines
}

/// A sentence around moves. Each language places them with the text's variable.
fn sentence(
    words: &Words,
    key: &str,
    variable: &'static str,
    moves: Vec<Token>,
    tone: Tone,
) -> Vec<Token> {
    let text = words.with(key, &[(variable, "\u{0}".into())]);
    let (before, after) = text.split_once('\u{0}').unwrap_or((&text, ""));
    // A full stop alone after a picture looks lost.
    let text = |text: &str| {
        let has_letters = text.chars().any(char::is_alphabetic);
        has_letters.then(|| Token::Text(text.trim().to_owned(), tone))
    };
    let mut tokens: Vec<Token> = text(before).into_iter().collect();
    tokens.extend(moves);
    tokens.extend(text(after));
    tokens
}

/// The tokens of a turn that wasn't played, in the place of one of the record's turns.
fn moves_of(view: &View, screen: &Screen, place: usize, text: &str) -> Vec<Token> {
    if view.settings.notation {
        let text = crate::ui::move_text::without_head(text).to_owned();
        return vec![Token::Text(text, Tone::Strong)];
    }
    let turns = screen.record.turns();
    let end = || screen.record.events().len();
    let first_event = turns.get(place).map_or_else(end, |turn| turn.first_event);
    let before = screen.record.position_at(first_event);
    let Some(side) = before
        .side_to_act()
        .or_else(|| Some(turns.last()?.side.other()))
    else {
        return Vec::new();
    };
    let notation = TurnNotation::line(view.position.kind(), side, text);
    games::describe(&before, &notation)
}
