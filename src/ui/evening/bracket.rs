//! Draws a knockout as a bracket with its meetings, winners and connections.

use bevy_egui::egui::{
    Align2, Color32, Pos2, Rect, Sense, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};

use super::paint::{DROP, Typeface, badge, roundel, row_line};
use super::rows::{both_names, name};
use crate::evening::{EntrantId, Evening, Pairing, PairingState, Points};
use crate::ui::kit::{Pen, name_control, name_painted};
use crate::ui::theme::paper::{CURRENT, CURRENT_WASH, INK, SECOND_INK};
use crate::ui::view::View;

/// The least height of a meeting, with two names one above the other, and the least width of a round, in units.
const LEAST_HIGH: f32 = 46.0;
const LEAST_WIDE: f32 = 124.0;
/// The largest height of a meeting.
const HIGH: f32 = 104.0;
/// The gap between two meetings of the first round.
const GAP: f32 = 8.0;
/// The share of a round's width for its meetings; the rest is for the connections to the next one.
const BOX: f32 = 0.84;
/// The gap between the parts of a row, in units.
const MARGIN: f32 = 8.0;
/// The radius of a badge, the size of the letters, and the width of a result, relative to a row's height.
const MARK: f32 = 0.36;
const LETTERS: f32 = 0.56;
const RESULT: f32 = 0.5;
/// The smallest letters, in units.
const SMALLEST: f32 = 15.0;
/// The height of the heading, at scale 1.
const HEAD: f32 = 56.0;
/// The ground of a meeting with known players.
const MADE: Color32 = Color32::from_rgb(0xF0, 0xE3, 0xC1);

/// The size of a bracket.
#[derive(Clone, Copy)]
struct Extent {
    rounds: usize,
    /// The number of meetings in the first round.
    tables: usize,
}

impl Extent {
    /// The size of a knockout's bracket. `None` if its rounds aren't known.
    fn of(evening: &Evening) -> Option<Extent> {
        let rounds = usize::from(evening.round_count()?);
        let tables = evening.rounds().first()?.len();
        (rounds > 0 && tables > 0).then_some(Extent { rounds, tables })
    }
}

/// The width for a name in a row of this width and height.
fn name_room(width: f32, line: f32) -> f32 {
    width - 3.0 * MARGIN - (2.0 * MARK + RESULT) * line
}

/// Returns `true` if the whole bracket, even the longest name, is legible in an area of this size.
pub(super) fn fits(ui: &Ui, evening: &Evening, size: Vec2) -> bool {
    let Some(Extent { rounds, tables }) = Extent::of(evening) else {
        return false;
    };
    let (column, row) = (size.x / rounds as f32, (size.y - HEAD) / tables as f32);
    let line = (row - GAP).min(HIGH) / 2.0;
    let room = name_room(column * BOX, line);
    column >= LEAST_WIDE
        && row >= LEAST_HIGH
        && evening.entrants().iter().all(|entrant| {
            let name = Typeface::Title.layout(ui, &entrant.name, SMALLEST, INK, f32::INFINITY);
            name.size().x <= room
        })
}

/// Shows the bracket in a height, on a page at a scale.
pub(super) fn show(ui: &mut Ui, view: &View, evening: &Evening, scale: f32, high: f32) {
    let Some(Extent { rounds, tables }) = Extent::of(evening) else {
        return;
    };
    let wanted = vec2(ui.available_width(), high);
    let (room, _) = ui.allocate_exact_size(wanted, Sense::hover());
    let head = (HEAD * scale).clamp(30.0, HEAD);
    let column = room.width() / rounds as f32;
    let row = (high - head) / tables as f32;
    let bracket = Bracket {
        ui,
        view,
        evening,
        field: Rect::from_min_max(pos2(room.min.x, room.min.y + head), room.max),
        column,
        high: (row - GAP).min(HIGH),
    };
    for round in 0..rounds {
        let middle = pos2(
            bracket.left(round) + column * BOX / 2.0,
            room.min.y + head / 2.0,
        );
        let here = round + 1 == usize::from(evening.round()) && !evening.is_over();
        let font = Typeface::Title.font(34.0 * scale);
        let ink = if here { CURRENT } else { SECOND_INK };
        ui.painter()
            .text(middle, Align2::CENTER_CENTER, round + 1, font, ink);
        for table in 0..(tables >> round).max(1) {
            bracket.meeting(round, table);
        }
    }
    bracket.third_place(rounds);
}

struct Bracket<'a> {
    ui: &'a Ui,
    view: &'a View<'a>,
    evening: &'a Evening,
    /// The area below the heading.
    field: Rect,
    /// The width of a round.
    column: f32,
    /// The height of a meeting.
    high: f32,
}

/// One player of a meeting, as far as known.
#[derive(Clone, Copy, Default)]
struct Half {
    who: Option<EntrantId>,
    score: Option<Points>,
    lost: bool,
}

impl Half {
    fn of(pairing: &Pairing, who: Option<EntrantId>) -> Half {
        let side = who.and_then(|who| pairing.side_of(who));
        Half {
            who,
            score: side.and_then(|side| pairing.score(side)),
            lost: who.is_some() && !pairing.is_open() && pairing.winner() != who,
        }
    }
}

impl Bracket<'_> {
    fn left(&self, round: usize) -> f32 {
        self.field.min.x + self.column * round as f32
    }

    /// The area of a meeting: between the two meetings before it.
    fn place(&self, round: usize, table: usize) -> Rect {
        let tables = Extent::of(self.evening).map_or(1, |extent| (extent.tables >> round).max(1));
        let row = self.field.height() / tables as f32;
        let y = self.field.min.y + row * (table as f32 + 0.5);
        let size = vec2(self.column * BOX, self.high);
        Rect::from_center_size(pos2(self.left(round) + size.x / 2.0, y), size)
    }

    /// The pairing of a meeting. `None` if it isn't made yet.
    fn pairing(&self, round: usize, table: usize) -> Option<&Pairing> {
        let made = self.evening.rounds().get(round)?;
        made.iter()
            .find(|pairing| usize::from(pairing.id.table) == table + 1)
    }

    /// The winner of a meeting.
    fn through(&self, round: usize, table: usize) -> Option<EntrantId> {
        self.pairing(round, table)?.winner()
    }

    fn meeting(&self, round: usize, table: usize) {
        let place = self.place(round, table);
        let pairing = self.pairing(round, table);
        // The winner of the upper meeting is the upper player.
        let from = round
            .checked_sub(1)
            .map(|before| [0, 1].map(|half| self.through(before, 2 * table + half)));
        let halves = match (pairing, from) {
            (Some(pairing), from) => {
                let upper = from
                    .and_then(|[upper, _]| upper)
                    .filter(|who| pairing.side_of(*who).is_some())
                    .unwrap_or(pairing.first);
                [Some(upper), pairing.opponent_of(upper)].map(|who| Half::of(pairing, who))
            }
            (None, Some(from)) => from.map(|who| Half {
                who,
                ..Half::default()
            }),
            (None, None) => [Half::default(); 2],
        };
        if round > 0 {
            for half in 0..2 {
                let before = self.place(round - 1, 2 * table + half);
                let known = halves.get(half).is_some_and(|half| half.who.is_some());
                self.way(before.right_center(), place, half, known);
            }
        }
        self.paint(place, pairing, halves);
    }

    /// Shows the game between the losers of the semi-finals, below the final.
    fn third_place(&self, rounds: usize) {
        let Some(last) = rounds.checked_sub(1).filter(|last| *last > 0) else {
            return;
        };
        let is_third = |pairing: &&Pairing| self.evening.is_for_third_place(pairing.id);
        let made = self.evening.rounds().get(last);
        let Some(pairing) = made.and_then(|made| made.iter().find(is_third)) else {
            return;
        };
        let place = self.place(last, 0).translate(vec2(0.0, self.high * 1.75));
        if place.max.y > self.field.max.y + 1.0 {
            return;
        }
        let size = (self.high * 0.24).min(24.0);
        let text = self.view.words.get("evening-third");
        let size = Typeface::Text.fitting(self.ui, &text, size, 11.0, place.width());
        let at = place.left_top() - vec2(0.0, 4.0);
        let painter = self.ui.painter();
        painter.text(
            at,
            Align2::LEFT_BOTTOM,
            text,
            Typeface::Text.font(size),
            SECOND_INK,
        );
        let halves = [Some(pairing.first), pairing.second].map(|who| Half::of(pairing, who));
        self.paint(place, Some(pairing), halves);
    }

    /// Draws the connection from a meeting to the upper or lower half of the next one.
    fn way(&self, from: Pos2, to: Rect, half: usize, known: bool) {
        let y = to.min.y + to.height() * (0.25 + 0.5 * half as f32);
        let between = (from.x + to.min.x) / 2.0;
        let points = [
            from,
            pos2(between, from.y),
            pos2(between, y),
            pos2(to.min.x, y),
        ];
        let pen = if known {
            Pen::new(2.2, INK)
        } else {
            Pen::new(1.2, SECOND_INK.gamma_multiply(0.7))
        };
        pen.lines(self.ui.painter(), &points);
    }

    fn paint(&self, place: Rect, pairing: Option<&Pairing>, halves: [Half; 2]) {
        let painter = self.ui.painter();
        let plays = pairing.is_some_and(|one| one.state == PairingState::Playing);
        let (fill, pen) = match pairing {
            Some(_) if plays => (CURRENT_WASH, Pen::new(2.0, CURRENT)),
            Some(_) => (MADE, Pen::new(1.2, SECOND_INK)),
            None => {
                let faint = SECOND_INK.gamma_multiply(0.6);
                (Color32::TRANSPARENT, Pen::new(1.0, faint))
            }
        };
        painter.rect_filled(place, 6.0, fill);
        pen.frame(painter, place.shrink(0.6), 6.0);
        // A player with a bye fills the whole box.
        let alone = pairing.is_some_and(|one| one.second.is_none());
        let high = if alone {
            place.height()
        } else {
            place.height() / 2.0
        };
        if !alone {
            let [from, to] = [place.min.x + 6.0, place.max.x - 6.0];
            let across = [from, to].map(|x| pos2(x, place.center().y));
            row_line(self.ui, across[0], across[1]);
        }
        for (at, half) in halves
            .into_iter()
            .take(if alone { 1 } else { 2 })
            .enumerate()
        {
            let top = place.min.y + high * at as f32;
            let row = Rect::from_min_size(pos2(place.min.x, top), vec2(place.width(), high));
            self.half(row, half);
        }
        if let Some(pairing) = pairing {
            let text = both_names(self.evening, pairing);
            let id = self.ui.id().with(("meeting", pairing.id));
            let response = self.ui.interact(place, id, Sense::hover());
            name_control(&response, || {
                WidgetInfo::labeled(WidgetType::Label, true, &text)
            });
        }
    }

    fn half(&self, row: Rect, half: Half) {
        let Some(who) = half.who else { return };
        let painter = self.ui.painter();
        let middle = row.center().y;
        let line = row.height().min(self.high / 2.0);
        let radius = line * MARK;
        let x = row.min.x + MARGIN + radius;
        roundel(
            self.ui,
            pos2(x, middle),
            radius,
            badge(self.view, self.evening, who),
        );
        let (face, ink) = if half.lost {
            (Typeface::Text, SECOND_INK)
        } else {
            (Typeface::Title, INK)
        };
        let right = row.max.x - MARGIN;
        let size = line * LETTERS;
        if let Some(score) = half.score {
            let face = if half.lost {
                Typeface::Text
            } else {
                Typeface::Bold
            };
            let at = pos2(right, middle + size * DROP);
            painter.text(at, Align2::RIGHT_CENTER, score, face.font(size), ink);
        }
        let left = x + radius + MARGIN;
        let text = name(self.evening, who);
        let room = name_room(row.width(), line);
        let size = face.fitting(self.ui, &text, size, SMALLEST, room);
        let galley = face.layout(self.ui, &text, size, ink, f32::INFINITY);
        name_painted(self.ui, row, &text);
        let low = if half.lost { size * DROP } else { 0.0 };
        let at = pos2(left, middle - galley.size().y / 2.0 + low);
        painter.galley(at, galley, ink);
    }
}
