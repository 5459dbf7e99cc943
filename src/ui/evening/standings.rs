//! Shows the table of standings, with the results of each player in each round.

use bevy_egui::egui::{
    self, Align2, Color32, Pos2, Rect, Sense, Shape, Stroke, Ui, UiBuilder, WidgetInfo, WidgetType,
    pos2, vec2,
};

use super::bracket;
use super::draft::leaver_rule;
use super::paint::{DROP, Typeface, badge, roundel, row_line, set};
use super::rows::name;
use crate::evening::{EntrantId, Evening, Format, Pairing, PairingState, Standing};
use crate::players::Badge;
use crate::ui::kit::{Pen, name_control, tooltip};
use crate::ui::theme::paper::{CURRENT, CURRENT_WASH, INK, SECOND_INK};
use crate::ui::view::View;

/// With more players, the table has two parts side by side, from this width.
const MANY: usize = 14;
const WIDE: f32 = 720.0;
/// The largest height of a row, in units. Everything in it scales with it.
const HIGH: f32 = 84.0;
/// The least height of a row, as a share of that.
const LOWEST: f32 = 0.34;
/// The widths in the highest row.
const PLACE: f32 = 52.0;
const MARK: f32 = 31.0;
const NAME: f32 = 168.0;
const ROUND: f32 = 86.0;
const POINTS: f32 = 92.0;
const FIGURES: f32 = 66.0;
const HEAD: f32 = 56.0;
/// The least width of a round, in units.
const LEAST_ROUND: f32 = 46.0;

/// The font size of the note below the table, at a scale.
fn rule_size(scale: f32) -> f32 {
    26.0 * scale
}

/// The note about the rules of the standings, below the table.
fn rule(view: &View, evening: &Evening) -> String {
    let plan = evening.plan();
    let places = view.words.get(match plan.format {
        Format::KnockOut => "evening-places-out",
        _ => "evening-tie-breaks",
    });
    if plan.format == Format::RoundRobin {
        let leavers = view.words.get(leaver_rule(plan.leavers));
        format!("{places} {leavers}")
    } else {
        places
    }
}

/// Shows the table in a height, on a page at a scale. Many players are shown in two parts side by side.
pub(super) fn filling(ui: &mut Ui, view: &View, evening: &Evening, page: f32, high: f32) {
    let width = ui.available_width();
    let is_knock_out = evening.plan().format == Format::KnockOut && !evening.is_over();
    if is_knock_out && bracket::fits(ui, evening, vec2(width, high)) {
        return bracket::show(ui, view, evening, page, high);
    }
    let rule = rule(view, evening);
    let rule = Typeface::Text.layout(ui, &rule, rule_size(page), INK, width);
    let parts = if evening.entrants().len() > MANY && width >= WIDE {
        2
    } else {
        1
    };
    let part = width / parts as f32;
    let rows = evening.entrants().len().div_ceil(parts) as f32 + HEAD / HIGH;
    let row = (high - rule.size().y - 14.0) / rows;
    let scale = (row / HIGH).min(part / 790.0 * parts as f32).min(1.15);
    show(ui, view, evening, scale, page, parts);
}

/// Shows the table at a scale, below other contents.
pub(super) fn in_column(ui: &mut Ui, view: &View, evening: &Evening, scale: f32) {
    show(ui, view, evening, scale, scale, 1);
}

/// Shows the standings: the table at a scale, its note at that of the page.
fn show(ui: &mut Ui, view: &View, evening: &Evening, scale: f32, page: f32, parts: usize) {
    ui.spacing_mut().item_spacing.y = 0.0;
    let words = view.words;
    let standings = evening.standings();
    let text = |standing: &Standing| {
        let name = name(evening, standing.id);
        if standing.left {
            format!("{name} ({})", words.get("evening-left"))
        } else {
            name
        }
    };
    let names: Vec<String> = standings.iter().map(text).collect();
    let room = ui.available_rect_before_wrap();
    let gutter = 26.0 * (parts - 1) as f32;
    let width = (room.width() - gutter) / parts as f32;
    let columns = Columns::of(ui, evening, &names, width, scale.max(LOWEST));
    let most = standings.len().div_ceil(parts).max(1);
    let mut foot = room.min.y;
    let both = standings.chunks(most).zip(names.chunks(most));
    for (at, (standings, names)) in both.enumerate() {
        let left = room.min.x + (width + gutter) * at as f32;
        let place = Rect::from_min_size(pos2(left, room.min.y), vec2(width, 10.0));
        ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
            columns.head(ui, view, evening, at == 0);
            for (standing, name) in standings.iter().zip(names) {
                columns.row(ui, view, evening, standing, name);
            }
            foot = foot.max(ui.min_rect().max.y);
        });
    }
    let whole = Rect::from_min_max(room.min, pos2(room.max.x, foot));
    ui.expand_to_include_rect(whole);
    ui.advance_cursor_after_rect(whole);
    ui.add_space(8.0);
    let width = ui.available_width();
    let rule = rule(view, evening);
    let rule = Typeface::Text.layout(ui, &rule, rule_size(page), SECOND_INK, width);
    let (rect, _) = ui.allocate_exact_size(vec2(width, rule.size().y), Sense::hover());
    set(ui, &rule, rect.min.x, rect.center().y, SECOND_INK);
}

/// A pairing of a player.
struct OwnPairing<'a> {
    pairing: &'a Pairing,
    id: EntrantId,
    /// `false` if it doesn't count in the standings.
    counts: bool,
}

/// The columns that fit.
struct Columns {
    width: f32,
    scale: f32,
    /// The number of score columns at the right, 1 or 3.
    figures: usize,
    /// The width of a round.
    round: f32,
    /// The range of shown rounds, from 0, including future ones. Empty if they don't fit.
    rounds: std::ops::Range<usize>,
    /// The width and the font size of a name.
    room: f32,
    size: f32,
}

impl Columns {
    fn of(ui: &Ui, evening: &Evening, names: &[String], width: f32, scale: f32) -> Columns {
        let before = (PLACE + 2.0 * MARK + 16.0) * scale;
        let least_name = (NAME * scale).max(110.0);
        let all = (POINTS + 2.0 * FIGURES) * scale;
        let figures = if width >= before + least_name + all {
            3
        } else {
            1
        };
        let mut columns = Columns {
            width,
            scale,
            figures,
            round: 0.0,
            rounds: 0..0,
            room: 0.0,
            size: 0.0,
        };
        let left = width - before - least_name - columns.right();
        let made = evening.rounds().len();
        let coming = match evening.plan().format {
            Format::WinnerStaysOn { .. } => 0,
            _ => evening.round_count().map_or(made, usize::from).max(made),
        };
        let least = LEAST_ROUND.max(ROUND * 0.6 * scale);
        let fit = (left / least).max(0.0) as usize;
        let shown = if fit < 2 { 0 } else { fit.min(coming) };
        if shown > 0 {
            columns.round = (left / shown as f32).min(ROUND * scale);
            // The rounds around the current one are shown.
            let here = usize::from(evening.round());
            let last = (here + shown / 2).max(shown).min(coming);
            columns.rounds = last - shown..last;
        }
        let rounds = columns.round * columns.rounds.len() as f32;
        columns.room = width - before - columns.right() - rounds - 6.0;
        let size = 46.0 * scale;
        let least = (size * 0.6).max(17.0);
        columns.size = names
            .iter()
            .map(|name| Typeface::Title.fitting(ui, name, size, least, columns.room))
            .fold(size, f32::min);
        columns
    }

    /// The width of the score columns at the right.
    fn right(&self) -> f32 {
        (POINTS + FIGURES * (self.figures - 1) as f32) * self.scale
    }

    fn figure_x(&self, at: usize, rect: Rect) -> f32 {
        rect.max.x - 4.0 - FIGURES * self.scale * (self.figures - 1 - at) as f32
    }

    fn round_x(&self, at: usize, rect: Rect) -> f32 {
        rect.max.x - self.right() - self.round * (self.rounds.len() - at) as f32
    }

    /// The scale of the contents of a round's cell.
    fn cell(&self) -> f32 {
        (self.round / ROUND).min(self.scale)
    }

    fn is_current(evening: &Evening, round: usize) -> bool {
        round + 1 == usize::from(evening.round()) && !evening.is_over()
    }

    fn head(&self, ui: &mut Ui, view: &View, evening: &Evening, is_first: bool) {
        let scale = self.scale;
        let high = (HEAD * scale).max(28.0);
        let (rect, _) = ui.allocate_exact_size(vec2(self.width, high), Sense::hover());
        let middle = rect.center().y;
        let right = self.round_x(0, rect).min(rect.max.x - self.right());
        let title = view.words.get("evening-standings");
        let room = right - rect.min.x - 12.0;
        let size = Typeface::Title.fitting(ui, &title, 44.0 * scale.max(0.5), 15.0, room);
        let title = Typeface::Title.layout(ui, &title, size, INK, room);
        if is_first {
            set(ui, &title, rect.min.x, middle, INK);
        }
        let painter = ui.painter();
        for (at, round) in self.rounds.clone().enumerate() {
            let ink = if Self::is_current(evening, round) {
                CURRENT
            } else {
                SECOND_INK
            };
            let at = pos2(self.round_x(at, rect) + self.round / 2.0, middle);
            let font = Typeface::Title.font(40.0 * self.cell());
            painter.text(at, Align2::CENTER_CENTER, round + 1, font, ink);
        }
        let heads = [
            "evening-head-points",
            "evening-head-opponents",
            "evening-head-won",
        ];
        for (at, key) in heads.iter().take(self.figures).enumerate() {
            let text = view.words.get(key);
            let room = FIGURES * scale - 6.0;
            let size = Typeface::Text.fitting(ui, &text, 30.0 * scale, 11.0, room);
            let font = egui::FontId::proportional(size.floor().max(11.0));
            let right = self.figure_x(at, rect);
            let right_middle = pos2(right, middle);
            painter.text(right_middle, Align2::RIGHT_CENTER, text, font, SECOND_INK);
            let place = Rect::from_min_max(
                pos2(right - FIGURES * scale, rect.min.y),
                pos2(right, rect.max.y),
            );
            explain(ui, place, &view.words.get(&format!("{key}-line")));
        }
        let [from, to] = [rect.min.x, rect.max.x].map(|x| pos2(x, rect.max.y));
        Pen::new(1.8, SECOND_INK).line(painter, from, to);
    }

    fn row(&self, ui: &mut Ui, view: &View, evening: &Evening, standing: &Standing, name: &str) {
        let (scale, id) = (self.scale, standing.id);
        let galley = Typeface::Title.layout(ui, name, self.size, INK, self.room);
        let size = vec2(self.width, (galley.size().y + 4.0).max(HIGH * scale));
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        let painter = ui.painter();
        let middle = rect.center().y;
        for (at, round) in self.rounds.clone().enumerate() {
            let x = self.round_x(at, rect);
            if Self::is_current(evening, round) {
                let cell =
                    Rect::from_min_max(pos2(x, rect.min.y), pos2(x + self.round, rect.max.y));
                let mut mesh = egui::Mesh::default();
                mesh.add_colored_rect(cell, CURRENT_WASH);
                painter.add(Shape::mesh(mesh));
            }
            let middle = pos2(x + self.round / 2.0, middle);
            match evening.rounds().get(round) {
                Some(pairings) => {
                    let own = pairings.iter().filter(|one| one.side_of(id).is_some());
                    own.for_each(|pairing| {
                        let other = pairing.opponent_of(id);
                        let other = other.map(|other| badge(view, evening, other));
                        let counts = evening.counts(pairing);
                        let own = OwnPairing {
                            pairing,
                            id,
                            counts,
                        };
                        self.result(ui, &own, other, middle);
                    });
                }
                None if can_play(evening, standing) => {
                    let pen = Pen::new(1.2, SECOND_INK.gamma_multiply(0.8));
                    pen.ring(painter, middle, 17.0 * self.cell());
                }
                None => {}
            }
        }
        let left = rect.min.x;
        let place = Typeface::Text.font(40.0 * scale);
        let base = |size: f32| middle + size * DROP * scale;
        let at = pos2(left + (PLACE - 12.0) * scale, base(40.0));
        let text = match standing.unranked {
            true => "–".to_owned(),
            false => standing.place.to_string(),
        };
        painter.text(at, Align2::RIGHT_CENTER, text, place, INK);
        roundel(
            ui,
            pos2(left + (PLACE + MARK) * scale, middle),
            MARK * scale,
            badge(view, evening, id),
        );
        let x = left + (PLACE + 2.0 * MARK + 14.0) * scale;
        set(ui, &galley, x, middle, INK);
        let figures = [
            standing.points.to_string(),
            standing.buchholz.to_string(),
            standing.wins.to_string(),
        ];
        for (at, figure) in figures.iter().take(self.figures).enumerate() {
            let (face, size, ink) = match at {
                0 => (Typeface::Bold, 52.0, INK),
                _ => (Typeface::Text, 36.0, SECOND_INK),
            };
            let font = face.font(size * scale);
            let at = pos2(self.figure_x(at, rect), base(size));
            painter.text(at, Align2::RIGHT_CENTER, figure, font, ink);
        }
        row_line(
            ui,
            pos2(rect.min.x, rect.max.y),
            pos2(rect.max.x, rect.max.y),
        );
    }

    /// Paints a player's result in a round: the opponent and the result, or the state.
    fn result(&self, ui: &Ui, own: &OwnPairing, other: Option<Badge>, middle: Pos2) {
        let OwnPairing {
            pairing,
            id,
            counts,
        } = *own;
        let (painter, cell) = (ui.painter(), self.cell());
        if let Some(other) = other {
            let at = middle - vec2(20.0 * cell, 0.0);
            roundel(ui, at, 19.0 * cell, other);
        }
        let at = middle + vec2(22.0 * cell, 0.0);
        match pairing.state {
            PairingState::Playing => {
                let wedge = [vec2(-8.0, -11.0), vec2(11.0, 0.0), vec2(-8.0, 11.0)];
                let points = wedge.map(|away| at + away * cell).to_vec();
                painter.add(Shape::convex_polygon(points, CURRENT, Stroke::NONE));
            }
            PairingState::Waiting => drop(painter.circle_filled(at, 4.4 * cell, SECOND_INK)),
            PairingState::Bye => {
                let half = vec2(10.0 * cell, 0.0);
                Pen::new(2.0, SECOND_INK).line(painter, middle - half, middle + half);
            }
            PairingState::Done(_) | PairingState::Forfeit(_) => {
                let Some(side) = pairing.side_of(id) else {
                    return;
                };
                let score = pairing.score(side).unwrap_or_default();
                let text = match counts {
                    true => score.to_string(),
                    false => format!("({score})"),
                };
                let won = pairing.winner() == Some(id);
                let (face, ink): (Typeface, Color32) = if won {
                    (Typeface::Bold, INK)
                } else {
                    (Typeface::Text, SECOND_INK)
                };
                let font = face.font(38.0 * cell);
                let at = at + vec2(0.0, 38.0 * DROP * cell);
                painter.text(at, Align2::CENTER_CENTER, text, font, ink);
            }
        }
    }
}

/// Explains the short heading of a column, with a tooltip and for screen readers.
fn explain(ui: &Ui, place: Rect, text: &str) {
    // Two tables can be side by side.
    let id = ui.id().with((text, place.min.x.to_bits()));
    let response = ui.interact(place, id, Sense::hover());
    name_control(&response, || {
        WidgetInfo::labeled(WidgetType::Label, true, text)
    });
    tooltip(ui, response, text);
}

/// `true` if a player can still be paired in a future round.
fn can_play(evening: &Evening, standing: &Standing) -> bool {
    let is_out = evening.plan().format == Format::KnockOut && standing.losses > 0;
    !standing.left && !is_out && !evening.is_over()
}
