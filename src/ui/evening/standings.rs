//! The table of places, with what everybody had in each round.

use bevy_egui::egui::{self, Align2, Color32, FontId, Rect, Sense, Shape, Stroke, Ui, pos2, vec2};

use super::pieces::{badge, roundel};
use super::rows::{name, score};
use super::{INK, NOW, SECOND_INK};
use crate::evening::{EntrantId, Evening, Format, Pairing, PairingState};
use crate::players::Badge;
use crate::ui::theme::TextStyle;
use crate::ui::view::View;
use crate::ui::widget::label;

/// The width of a round, and of a column of figures.
const ROUND: f32 = 50.0;
const FIGURES: f32 = 52.0;
/// What a name has at least before rounds are shown.
const NAME: f32 = 190.0;
const PLACE: f32 = 34.0;
const MARK: f32 = 15.0;

/// How everybody stands.
pub(super) fn show(ui: &mut Ui, view: &View, evening: &Evening) {
    let words = view.words;
    label(ui, words.get("evening-standings"), TextStyle::Title, INK);
    let width = ui.available_width();
    let columns = Columns::of(width, evening);
    columns.head(ui, view, evening);
    for standing in evening.standings() {
        let mut text = name(evening, standing.id);
        if standing.left {
            text = format!("{text} ({})", words.get("evening-left"));
        }
        let figures = [
            standing.points.to_string(),
            standing.buchholz.to_string(),
            standing.wins.to_string(),
        ];
        columns.row(
            ui,
            view,
            evening,
            (standing.place, standing.id),
            &text,
            &figures,
        );
    }
    let rule = match evening.plan().format {
        Format::KnockOut => "evening-places-out",
        _ => "evening-tie-breaks",
    };
    ui.add_space(4.0);
    label(ui, words.get(rule), TextStyle::Note, SECOND_INK);
}

/// What there is room for.
struct Columns {
    width: f32,
    /// How many figures stand at the right, 1 or 3.
    figures: usize,
    /// The first and the last round shown, from 0; none where there is no room.
    rounds: std::ops::Range<usize>,
}

impl Columns {
    fn of(width: f32, evening: &Evening) -> Columns {
        let figures = if width >= PLACE + NAME + 3.0 * FIGURES + 40.0 {
            3
        } else {
            1
        };
        let left = width - PLACE - 2.0 * MARK - 10.0 - NAME - FIGURES * figures as f32;
        let fit = (left / ROUND).max(0.0) as usize;
        let made = evening.rounds().len();
        let shown = if fit < 2 || matches!(evening.plan().format, Format::WinnerStaysOn { .. }) {
            0
        } else {
            fit.min(made)
        };
        // Those around the one that is played.
        let last = usize::from(evening.round()).max(shown).min(made);
        Columns {
            width,
            figures,
            rounds: last - shown..last,
        }
    }

    fn figure_x(&self, at: usize, rect: Rect) -> f32 {
        rect.max.x - 6.0 - FIGURES * (self.figures - 1 - at) as f32
    }

    fn round_x(&self, at: usize, rect: Rect) -> f32 {
        let right = rect.max.x - FIGURES * self.figures as f32 - 8.0;
        right - ROUND * (self.rounds.len() - at) as f32
    }

    fn head(&self, ui: &mut Ui, view: &View, evening: &Evening) {
        let (rect, _) = ui.allocate_exact_size(vec2(self.width, 26.0), Sense::hover());
        let painter = ui.painter();
        let middle = rect.center().y;
        let font = TextStyle::Note.font();
        for (at, round) in self.rounds.clone().enumerate() {
            let here = round + 1 == usize::from(evening.round()) && !evening.is_over();
            let ink = if here { NOW } else { SECOND_INK };
            let at = pos2(self.round_x(at, rect) + ROUND / 2.0, middle);
            let font = TextStyle::StrongNote.font();
            painter.text(at, Align2::CENTER_CENTER, round + 1, font, ink);
        }
        let heads = [
            "evening-head-points",
            "evening-head-opponents",
            "evening-head-won",
        ];
        for (at, key) in heads.iter().take(self.figures).enumerate() {
            let text = view.words.get(key);
            let at = pos2(self.figure_x(at, rect), middle);
            painter.text(at, Align2::RIGHT_CENTER, text, font.clone(), SECOND_INK);
        }
        let line = Stroke::new(1.6, SECOND_INK);
        painter.hline(rect.x_range(), rect.max.y, line);
    }

    fn row(
        &self,
        ui: &mut Ui,
        view: &View,
        evening: &Evening,
        (place, id): (u16, EntrantId),
        name: &str,
        figures: &[String; 3],
    ) {
        let name_x = PLACE + 2.0 * MARK + 10.0;
        let taken = FIGURES * self.figures as f32 + ROUND * self.rounds.len() as f32 + 12.0;
        let room = (self.width - name_x - taken).max(40.0);
        let style = if room < NAME {
            TextStyle::SmallTitle
        } else {
            TextStyle::Title
        };
        let galley = ui
            .painter()
            .layout(name.to_owned(), style.font(), INK, room);
        let size = vec2(self.width, (galley.size().y + 8.0).max(2.0 * MARK + 10.0));
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        let painter = ui.painter();
        let middle = rect.center().y;
        let at = pos2(rect.min.x + PLACE - 10.0, middle);
        let font = TextStyle::Strong.font();
        painter.text(at, Align2::RIGHT_CENTER, place, font.clone(), INK);
        roundel(
            ui,
            pos2(rect.min.x + PLACE + MARK, middle),
            MARK,
            badge(view, evening, id),
        );
        let at = pos2(rect.min.x + name_x, middle - galley.size().y / 2.0);
        painter.galley(at, galley, INK);
        for (at, round) in self.rounds.clone().enumerate() {
            let x = self.round_x(at, rect);
            if round + 1 == usize::from(evening.round()) && !evening.is_over() {
                let cell = Rect::from_min_max(pos2(x, rect.min.y), pos2(x + ROUND, rect.max.y));
                let mut mesh = egui::Mesh::default();
                mesh.add_colored_rect(cell, NOW.gamma_multiply(0.08));
                painter.add(Shape::mesh(mesh));
            }
            let pairings = evening.rounds()[round].iter();
            for pairing in pairings.filter(|one| one.side_of(id).is_some()) {
                let opponent = pairing.opponent_of(id);
                let other = opponent.map(|other| badge(view, evening, other));
                cell(ui, pairing, (id, other), pos2(x, middle));
            }
        }
        for (at, figure) in figures.iter().take(self.figures).enumerate() {
            let x = self.figure_x(at, rect);
            let (font, ink) = match at {
                0 => (font.clone(), INK),
                _ => (TextStyle::Body.font(), SECOND_INK),
            };
            painter.text(pos2(x, middle), Align2::RIGHT_CENTER, figure, font, ink);
        }
        let line = Stroke::new(0.8, SECOND_INK.gamma_multiply(0.5));
        painter.hline(rect.x_range(), rect.max.y, line);
    }
}

/// What somebody had in a round: the opponent and the result, or how far it is.
fn cell(ui: &Ui, pairing: &Pairing, (id, other): (EntrantId, Option<Badge>), left: egui::Pos2) {
    let painter = ui.painter();
    if let Some(other) = other {
        roundel(ui, left + vec2(13.0, 0.0), 10.0, other);
    }
    let at = left + vec2(36.0, 0.0);
    let ring = |ink: Color32| painter.circle_stroke(at, 4.0, Stroke::new(1.4, ink));
    match pairing.state {
        PairingState::Playing => {
            let wedge = [vec2(-5.0, -6.0), vec2(6.0, 0.0), vec2(-5.0, 6.0)];
            let points = wedge.map(|away| at + away).to_vec();
            painter.add(Shape::convex_polygon(points, NOW, Stroke::NONE));
        }
        PairingState::Waiting => drop(painter.circle_filled(at, 2.6, SECOND_INK)),
        PairingState::Bye => drop(ring(SECOND_INK)),
        PairingState::Done(_) | PairingState::Forfeit(_) => {
            let Some(side) = pairing.side_of(id) else {
                return;
            };
            let text = score(pairing, side).unwrap_or_default();
            let won = pairing.winner() == Some(id);
            let family = if won {
                TextStyle::Strong
            } else {
                TextStyle::Body
            };
            let font: FontId = family.font();
            painter.text(at, Align2::CENTER_CENTER, text, font, INK);
        }
    }
}
