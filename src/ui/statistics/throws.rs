//! Shows the counts of each throw beside the expected ones, for every game with throws.

use bevy_egui::egui::{Align, Layout, Sense, Ui, pos2, vec2};

use super::selection::Selection;
use crate::rules::{GameKind, Side};
use crate::statistics::ThrowReport;
use crate::ui::evening::paint::line;
use crate::ui::fair_throws;
use crate::ui::game_look::side_inks;
use crate::ui::kit::{self, Pen, growth};
use crate::ui::paint::plain_rect;
use crate::ui::theme::TextStyle;
use crate::ui::theme::paper::{CHART, CHART_FAINT, INK, SECOND_INK};
use crate::ui::view::View;

/// The throws of a side in a game.
struct Thrown {
    game: GameKind,
    side: Side,
    report: ThrowReport,
}

/// Shows the charts, if anything was thrown by the program.
pub(super) fn show(ui: &mut Ui, view: &View, selection: &Selection) {
    let words = view.words;
    let sides = if selection.has_player {
        &[Side::First][..]
    } else {
        &Side::BOTH[..]
    };
    // The sums of the side in question are the first ones.
    let of = |game, side: Side| {
        let count = selection.tally.sides[side.index()].thrown.get(&game)?;
        let report = ThrowReport::of(game, count)?;
        Some(Thrown { game, side, report })
    };
    let all: Vec<Thrown> = GameKind::ALL
        .into_iter()
        .flat_map(|game| sides.iter().filter_map(move |side| of(game, *side)))
        .collect();
    if all.is_empty() {
        return;
    }
    kit::pen::rule(ui, 13.0);
    ui.horizontal_wrapped(|ui| {
        line(ui, words.get("statistics-throws"), TextStyle::Title, INK);
        ui.add_space(10.0);
        key(ui, words.get("statistics-expected"), false);
        key(ui, words.get("statistics-normal"), true);
    });
    let charts: Vec<Box<dyn Fn(&mut Ui) + '_>> = all
        .iter()
        .map(|thrown| Box::new(|ui: &mut Ui| chart(ui, view, selection, thrown)) as _)
        .collect();
    let charts: Vec<&dyn Fn(&mut Ui)> = charts.iter().map(AsRef::as_ref).collect();
    side_by_side(ui, &charts);
    let by_hand = selection.games.iter();
    let by_hand = by_hand.filter(|(entry, _)| entry.throws_by_hand).count();
    if by_hand > 0 {
        let text = words.with("statistics-by-hand", &[("count", by_hand.into())]);
        line(ui, text, TextStyle::Note, SECOND_INK);
    }
}

/// Shows a part of the key: the line of expected counts, or the band of normal ones.
fn key(ui: &mut Ui, text: String, is_band: bool) {
    let grown = growth(ui);
    let size = vec2(26.0, 18.0) * grown;
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let middle = rect.center().y;
    if is_band {
        plain_rect(
            ui.painter(),
            rect.shrink2(vec2(0.0, 3.0 * grown)),
            CHART_FAINT,
        );
    } else {
        let ends = [rect.min.x, rect.max.x].map(|x| pos2(x, middle));
        Pen::new(1.6, INK).line(ui.painter(), ends[0], ends[1]);
    }
    line(ui, text, TextStyle::Note, SECOND_INK);
}

/// Shows a chart with its verdict in words.
fn chart(ui: &mut Ui, view: &View, selection: &Selection, thrown: &Thrown) {
    let words = view.words;
    let Thrown { game, side, report } = thrown;
    let variables = [
        ("game", words.get(&format!("game-{game}")).into()),
        ("side", words.side(*game, *side).into()),
        ("count", report.throws.into()),
    ];
    let key = if selection.has_player {
        "statistics-thrown"
    } else {
        "statistics-thrown-by"
    };
    line(ui, words.with(key, &variables), TextStyle::Body, INK);
    let scale = report.values.iter().fold(1.0, |most: f64, value| {
        most.max(f64::from(value.count)).max(value.band.1)
    });
    // A player's columns belong to no side, because players change sides.
    let tint = if selection.has_player {
        CHART
    } else {
        side_inks(*game)[side.index()]
    };
    fair_throws::counts(ui, words, *game, report, tint, true, scale);
    let text = fair_throws::verdict(view, report.chance.verdict);
    line(ui, text, TextStyle::Body, tint);
}

/// Shows charts in two columns if they fit, otherwise one below the other.
fn side_by_side(ui: &mut Ui, charts: &[&dyn Fn(&mut Ui)]) {
    const LEAST: f32 = 240.0;
    let gap = 28.0;
    let least = LEAST * growth(ui).min(1.25);
    if charts.len() < 2 || ui.available_width() < 2.0 * least + gap {
        for chart in charts {
            chart(ui);
        }
        return;
    }
    for pair in charts.chunks(2) {
        ui.columns(2, |columns| {
            for (ui, chart) in columns.iter_mut().zip(pair) {
                // Columns would stretch the lines of their texts.
                ui.with_layout(Layout::top_down(Align::Min), |ui| chart(ui));
            }
        });
    }
}
