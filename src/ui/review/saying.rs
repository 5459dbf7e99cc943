//! The texts about the open turn: the better choice and its reason, the best reply, the size of the mistake.

use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{Color32, FontId, Rect, ScrollArea, TextFormat, Ui, UiBuilder};

use super::texts::{self, TurnParts};
use super::{BETTER, Family, PLAYED, Screen};
use crate::ui::theme::colour;
use crate::ui::view::View;

/// A line about the open turn.
pub(super) struct Line {
    /// The text.
    pub job: LayoutJob,
    /// `true` if it describes the better choice, so that its arrow is shown before it.
    pub is_better: bool,
}

/// Builds the text of a line.
struct Writer {
    job: LayoutJob,
    text: FontId,
    bold: FontId,
}

impl Writer {
    fn new(screen: &Screen) -> Writer {
        Writer {
            job: LayoutJob::default(),
            text: screen.font(19.0, 15.0, Family::Text),
            bold: screen.font(19.0, 15.0, Family::Bold),
        }
    }

    fn add(&mut self, gap: f32, text: &str, strong: bool, color: Color32) {
        let font_id = if strong { &self.bold } else { &self.text };
        let format = TextFormat {
            font_id: font_id.clone(),
            color,
            ..TextFormat::default()
        };
        self.job.append(text, gap, format);
    }

    fn line(self, is_better: bool) -> Line {
        Line {
            job: self.job,
            is_better,
        }
    }
}

/// Shows the texts about the open turn in a rectangle that can be lower than they are.
pub(super) fn scrolled<R>(ui: &mut Ui, room: Rect, gap: f32, show: impl FnOnce(&mut Ui) -> R) -> R {
    ui.scope_builder(UiBuilder::new().max_rect(room), |ui| {
        ScrollArea::vertical()
            .id_salt("open turn")
            .auto_shrink([false, false])
            .min_scrolled_height(0.0)
            .show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = gap;
                show(ui)
            })
            .inner
    })
    .inner
}

/// The texts about a turn, by its index. Empty if it was as good as any.
pub(super) fn lines(view: &View, screen: &Screen, place: usize) -> Vec<Line> {
    let words = view.words;
    let Some(turn) = screen.reviewed(place) else {
        return Vec::new();
    };
    let game = view.position.kind();
    let mut lines = Vec::new();
    let remarks = texts::remarks(words, turn);
    if !remarks.is_empty() {
        let mut writer = Writer::new(screen);
        for (i, remark) in remarks.iter().enumerate() {
            if i > 0 {
                writer.add(0.0, " · ", false, colour::SECOND);
            }
            let is_size = i == 0 && turn.mistake().is_some();
            let tint = if is_size { PLAYED } else { colour::SECOND };
            writer.add(0.0, remark, is_size, tint);
        }
        lines.push(writer.line(false));
    }
    let Some(better) = &turn.better else {
        return lines;
    };
    let mut writer = Writer::new(screen);
    let moves = TurnParts::of(words, game, &better.text).moves;
    writer.add(0.0, &moves, true, BETTER);
    writer.add(10.0, &words.get("review-is-better"), false, colour::TEXT);
    if let Some(reason) = turn.reason {
        writer.add(8.0, &texts::reason(words, reason), false, colour::SECOND);
    }
    lines.push(writer.line(true));
    if let Some(reply) = &better.reply {
        let mut writer = Writer::new(screen);
        let parts = TurnParts::of(words, game, &reply.text);
        let whole = if parts.throw.is_empty() {
            parts.moves
        } else {
            format!("{}: {}", parts.throw, parts.moves)
        };
        let said = words.with("review-reply", &[("reply", whole.into())]);
        writer.add(0.0, &said, false, colour::SECOND);
        lines.push(writer.line(false));
    }
    lines
}
