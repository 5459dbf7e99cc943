//! The journal: whose turn it is, what was thrown and is left, and the moves in notation.

use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{
    self, Align2, Color32, CornerRadius, Rect, Stroke, TextFormat, Ui, Vec2, pos2, vec2,
};

use super::series;
use super::theme::{Type, colour};
use super::view::{View, Wish};
use super::widget::{glass, label, text_at};
use crate::record::Turn;
use crate::rules::tablan::Value;
use crate::rules::{Expect, Side};
use crate::store::Seat;

/// Shows the journal in its own place.
pub fn show(ui: &mut Ui, view: &View) -> Option<Wish> {
    glass(ui, false);
    let rect = ui.max_rect();
    let room = rect.height();
    let mut wish = None;
    let inner = rect.shrink2(vec2(16.0, if room > 300.0 { 14.0 } else { 9.0 }));
    ui.scope_builder(egui::UiBuilder::new().max_rect(inner), |ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 6.0);
        wish = heading(ui, view, room > 300.0);
        ui.add_space(2.0);
        let y = ui.cursor().min.y;
        let line = Stroke::new(1.0, colour::HAIRLINE.gamma_multiply(0.7));
        ui.painter().hline(inner.x_range(), y, line);
        ui.add_space(8.0);
        if !view.layout.journal_is_readable() {
            return;
        }
        let legend = if ui.available_height() > 330.0 {
            LEGEND
        } else {
            0.0
        };
        moves(ui, view, ui.available_height() - legend);
    });
    if inner.max.y - inner.min.y > 470.0 {
        legend(ui, view, inner);
    }
    wish
}

/// Shows the moves alone, in a drawer.
pub fn drawer(ui: &mut Ui, view: &View) -> Option<Wish> {
    glass(ui, false);
    let inner = ui.max_rect().shrink2(vec2(16.0, 14.0));
    let mut wish = None;
    ui.scope_builder(egui::UiBuilder::new().max_rect(inner), |ui| {
        wish = heading(ui, view, true);
        ui.add_space(8.0);
        moves(ui, view, ui.available_height());
    });
    wish
}

/// What is to be done now, in a few words.
fn headline(view: &View) -> String {
    let words = view.words;
    if let Some(outcome) = view.outcome() {
        return match outcome.winner {
            Some(side) => words.with("wins", &[("side", view.side(side).into())]),
            None => words.get("drawn"),
        };
    }
    let named = |key: &str, side: Side| words.with(key, &[("side", view.side(side).into())]);
    if view.waits_for_done()
        && let Some(side) = view.table.unconfirmed()
    {
        return named("to-confirm", side);
    }
    match view.position.expect() {
        Expect::Throw(side) => named("to-throw", side),
        Expect::Move(side) if view.table.seat(side) != Seat::Person => named("thinking", side),
        Expect::Move(side) => named("to-move", side),
        Expect::Nothing => view
            .acting()
            .map_or(String::new(), |side| named("to-move", side)),
    }
}

/// How the throws that are left may be used.
fn advice(view: &View) -> Option<String> {
    let words = view.words;
    let Expect::Move(side) = view.position.expect() else {
        return None;
    };
    if view.table.seat(side) != Seat::Person {
        return None;
    }
    let position = view.tablan()?;
    let steps = |value: Value| ("steps", value.steps().into());
    if let Some(value) = position.to_declare() {
        return Some(words.with("declare-question", &[steps(value)]));
    }
    if let Some((value, _)) = position.pending_half() {
        return Some(words.with("how-to-use-half", &[("half", (value.steps() / 2).into())]));
    }
    if let Some(value) = view.picked {
        return Some(words.with("how-to-use-chosen", &[steps(value)]));
    }
    let left: Vec<Value> = position.unused().map(|unused| unused.value).collect();
    let count: u32 = position
        .unused()
        .map(|unused| u32::from(unused.count))
        .sum();
    match (left.as_slice(), count) {
        ([value], 1) => {
            let half = ("half", (value.steps() / 2).into());
            Some(words.with("how-to-use-whole", &[steps(*value), half]))
        }
        _ => Some(words.get("how-to-use-several")),
    }
}

fn heading(ui: &mut Ui, view: &View, roomy: bool) -> Option<Wish> {
    let mut wish = None;
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
        view.icons.piece(ui.painter(), side, icon);
        x += 38.0;
    }
    let kind = if roomy { Type::Title } else { Type::SmallTitle };
    text_at(
        ui,
        pos2(x, row.center().y),
        Align2::LEFT_CENTER,
        &headline(view),
        kind,
        colour::TEXT,
    );
    if view.series().1.is_empty() {
        if view.person_throws() {
            label(
                ui,
                view.words.get("nothing-thrown"),
                Type::Note,
                colour::SECOND,
            );
        }
        return None;
    }
    if view.layout.journal.is_some() {
        wish = series::show(ui, view, if roomy { 44.0 } else { 34.0 });
    }
    if let Some(advice) = advice(view) {
        label(ui, advice, Type::Note, colour::TEXT);
    }
    wish
}

/// One turn as a coloured line: number, side, throws, moves with captures strong.
fn turn_line(turn: &Turn, width: f32) -> LayoutJob {
    let mut job = LayoutJob::default();
    job.wrap.max_width = width;
    let format = |kind: Type, colour: Color32| TextFormat {
        font_id: kind.font(),
        color: colour,
        line_height: Some(22.0),
        ..TextFormat::default()
    };
    let side = match turn.side {
        Side::First => colour::BLUE,
        Side::Second => colour::RED,
    };
    // "12. B 2 8 0: 2=l1-l2+k1-l1 8=h2-a3xa3"
    let mut rest = turn.text.as_str();
    if let Some((_, after)) = rest.split_once(". ") {
        rest = after;
    }
    let (letter, after) = rest.split_once(' ').unwrap_or((rest, ""));
    job.append(&format!("{letter}  "), 0.0, format(Type::StrongMove, side));
    let (throws, moves) = after.split_once(':').unwrap_or((after, ""));
    // The face's own space is too narrow between figures.
    let throws = throws.replace(' ', "  ");
    job.append(
        &throws,
        0.0,
        format(Type::Move, Color32::from_rgb(0xA8, 0x9D, 0x8B)),
    );
    for word in moves.split_whitespace() {
        job.append("  ", 0.0, format(Type::Move, colour::SECOND));
        for (i, part) in word.split('x').enumerate() {
            if i == 0 {
                job.append(part, 0.0, format(Type::Move, colour::TEXT));
            } else {
                let cut = part.find(['+', '/']).unwrap_or(part.len());
                let (taken, more) = part.split_at(cut);
                job.append(
                    &format!("x{taken}"),
                    0.0,
                    format(Type::StrongMove, colour::ACCENT),
                );
                job.append(more, 0.0, format(Type::Move, colour::TEXT));
            }
        }
    }
    job
}

fn moves(ui: &mut Ui, view: &View, height: f32) {
    let turns = &view.turns;
    if turns.is_empty() {
        let game = view.position.kind();
        ui.spacing_mut().item_spacing.y = 12.0;
        for part in ["aim", "move", "start", "capture"] {
            let text = view.words.get(&format!("help-{game}-{part}-text"));
            if ui.available_height() - (LEGEND + 60.0) > 0.0 || part == "aim" {
                label(ui, text, Type::Move, colour::SECOND);
            }
        }
        return;
    }
    egui::ScrollArea::vertical()
        .id_salt("moves")
        .max_height(height.max(20.0))
        .auto_shrink([false, false])
        .stick_to_bottom(true)
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 1.0;
            let width = ui.available_width();
            for (i, turn) in turns.iter().enumerate() {
                let last = i + 1 == turns.len();
                let galley = ui.painter().layout_job(turn_line(turn, width - 52.0));
                let (rect, _) = ui.allocate_exact_size(
                    vec2(width, galley.size().y + if last { 10.0 } else { 5.0 }),
                    egui::Sense::hover(),
                );
                if !ui.is_rect_visible(rect) {
                    continue;
                }
                if last {
                    ui.painter()
                        .rect_filled(rect, CornerRadius::same(6), colour::TOUCHED);
                }
                let top = rect.min.y + if last { 5.0 } else { 2.5 };
                let number = pos2(rect.min.x + 34.0, top + 11.0);
                let text = format!("{}.", turn.number);
                let dim = Color32::from_rgb(0x9E, 0x93, 0x82);
                text_at(ui, number, Align2::RIGHT_CENTER, &text, Type::Move, dim);
                ui.painter()
                    .galley(pos2(rect.min.x + 42.0, top), galley, colour::TEXT);
            }
        });
}

const LEGEND: f32 = 138.0;

/// What the sticks are worth, at the foot of the journal.
fn legend(ui: &Ui, view: &View, inner: Rect) {
    let words = view.words;
    let top = inner.max.y - LEGEND + 14.0;
    let painter = ui.painter();
    painter.hline(
        inner.x_range(),
        top - 4.0,
        Stroke::new(1.0, colour::FAINT_LINE),
    );
    let at = pos2(inner.min.x, top + 10.0);
    text_at(
        ui,
        at,
        Align2::LEFT_CENTER,
        &words.get("legend"),
        Type::Note,
        colour::SECOND,
    );
    let nothing = words.get("legend-value-nothing");
    let rows: [(&[bool], String); 4] = [
        (&[true, false, false, false], "2".to_owned()),
        (&[true, true, true, true], "8".to_owned()),
        (&[false, false, false, false], "12".to_owned()),
        (&[true, true, true, false], nothing),
    ];
    for (i, (flats, worth)) in rows.iter().enumerate() {
        let column = (i % 2) as f32;
        let row = (i / 2) as f32;
        let x = inner.min.x + column * inner.width() / 2.0;
        let y = top + 44.0 + row * 42.0;
        for (k, flat) in flats.iter().enumerate() {
            let stick = Rect::from_center_size(pos2(x + 7.0 + 13.0 * k as f32, y), vec2(8.0, 30.0));
            let fill = if *flat { colour::WOOD } else { colour::PAINT };
            painter.rect_filled(stick, 3.5, fill);
            if *flat {
                let grain = Color32::from_rgb(0x8F, 0x68, 0x3C);
                painter.vline(
                    stick.center().x + 1.0,
                    stick.min.y + 4.0..=stick.max.y - 4.0,
                    Stroke::new(1.0, grain),
                );
            } else {
                for dy in [-9.0, 0.0, 9.0] {
                    let band =
                        Rect::from_center_size(stick.center() + vec2(0.0, dy), vec2(8.0, 2.5));
                    painter.rect_filled(band, 0.0, Color32::from_rgb(0xF3, 0xE3, 0xBC));
                }
            }
        }
        let at = pos2(x + 62.0, y);
        let kind = if worth.len() > 2 {
            Type::Note
        } else {
            Type::Strong
        };
        text_at(ui, at, Align2::LEFT_CENTER, worth, kind, colour::TEXT);
    }
}
