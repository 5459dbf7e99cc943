//! Paints arrows on the board, solid for the played choice and dashed for the better one, each with a text.

use bevy::math::Vec2;
use bevy_egui::egui::{
    self, Color32, Id, LayerId, Order, Painter, Rect, Shape, Stroke, StrokeKind, pos2,
};

use super::appear::{self, part};
use super::piece_ways::{PieceWay, PieceWayKind, piece_ways};
use super::{BETTER, COMMON, Family, INK, PLAYED, Screen, texts};
use crate::table::ShownChoices;
use crate::table::pieces::standings;
use crate::ui::board_place::{at, in_window};
use crate::ui::throw_count;
use crate::ui::view::View;

/// The background of a text beside an arrow.
const TAG_FILL: Color32 = Color32::from_rgb(0x0C, 0x14, 0x13);
/// The number of points of a curve.
const POINTS: usize = 64;
/// The least width of a line, in logical pixels.
const THINNEST: f32 = 4.0;

/// The parameters for painting ways.
struct Brush<'a> {
    painter: &'a Painter,
    /// The width of a line, in units.
    width: f32,
    /// The radius of a ring around a piece, in units.
    ring: f32,
    /// The middles of the pieces on the board.
    pieces: Vec<Vec2>,
}

/// Paints the ways of the open turn while the board is still.
pub(super) fn paint(ctx: &egui::Context, view: &View, screen: &Screen) {
    // The ways show a choice only before it's made.
    let shown = screen.replay.shown_events();
    let Some(open) = screen
        .open
        .as_ref()
        .filter(|open| !view.moving && open.decision_event == shown)
    else {
        return;
    };
    let layout = view.layout;
    let layer = LayerId::new(Order::Background, Id::new("arrows of a review"));
    let painter = ctx.layer_painter(layer);
    let brush = Brush {
        painter: &painter,
        width: (9.0 * screen.places.design).max(THINNEST / layout.unit),
        ring: 0.54 * layout.board_view.unit() * layout.board_scale(),
        pieces: pieces(view, screen),
    };
    let choices = screen.replay.choices();
    let mut ways = piece_ways(layout, screen.record, open);
    ways.retain(|way| is_shown(way.kind, choices));
    let drawn = Drawn::now(ctx, view, &ways, open.decision_event, choices);
    // Common parts are drawn first, the better choice last.
    for kind in KINDS {
        for way in ways.iter().filter(|way| way.kind == kind) {
            brush.way(way, drawn.part(kind));
        }
    }
    let begins = |way: &&PieceWay| way.begins && drawn.part(way.kind) > 0.0;
    let mut rings: Vec<&PieceWay> = ways.iter().filter(begins).collect();
    // Of several rings around the same piece only the last one stays visible.
    rings.sort_by_key(|way| way.kind == PieceWayKind::Better);
    for way in rings {
        brush.ring(way);
    }
    tags(view, screen, &brush, &ways, drawn.tags());
}

/// The middles of the pieces in view, in the window.
fn pieces(view: &View, screen: &Screen) -> Vec<Vec2> {
    let layout = view.layout;
    let shown = screen.record.position_at(screen.replay.shown_events());
    standings(&shown)
        .into_iter()
        .filter_map(|(side, _, standing)| layout.board_view.foot(side, standing))
        .map(|foot| in_window(layout, foot))
        .collect()
}

/// The kinds of ways, the lowest first.
const KINDS: [PieceWayKind; 3] = [
    PieceWayKind::Both,
    PieceWayKind::Played,
    PieceWayKind::Better,
];

/// `true` if a kind of way is shown.
const fn is_shown(kind: PieceWayKind, choices: ShownChoices) -> bool {
    match kind {
        PieceWayKind::Both => true,
        PieceWayKind::Played => !matches!(choices, ShownChoices::Better),
        PieceWayKind::Better => !matches!(choices, ShownChoices::Played),
    }
}

/// The progress of drawing the ways: first the played choice, then the better one, then the texts.
struct Drawn {
    seconds: f32,
    /// The start time of the better choice (s).
    better_begins: f32,
    /// The start time of the texts (s).
    tags_begin: f32,
}

impl Drawn {
    fn now(
        ctx: &egui::Context,
        view: &View,
        ways: &[PieceWay],
        event: usize,
        choices: ShownChoices,
    ) -> Drawn {
        let has = |better: bool| {
            let mut kinds = ways.iter().map(|way| way.kind == PieceWayKind::Better);
            if kinds.any(|is_better| is_better == better) {
                appear::ARROW
            } else {
                0.0
            }
        };
        let better_begins = has(false);
        let tags_begin = better_begins + has(true);
        let what = Id::new((event, choices as u8, ways.len())).value();
        let id = Id::new("drawn ways");
        let whole = tags_begin + appear::TAG;
        Drawn {
            seconds: appear::seconds(ctx, view, id, what, whole),
            better_begins,
            tags_begin,
        }
    }

    fn part(&self, kind: PieceWayKind) -> f32 {
        let begins = match kind {
            PieceWayKind::Both | PieceWayKind::Played => 0.0,
            PieceWayKind::Better => self.better_begins,
        };
        part(self.seconds, begins, appear::ARROW)
    }

    fn tags(&self) -> f32 {
        part(self.seconds, self.tags_begin, appear::TAG)
    }
}

const fn tint(kind: PieceWayKind) -> Color32 {
    match kind {
        PieceWayKind::Played => PLAYED,
        PieceWayKind::Better => BETTER,
        PieceWayKind::Both => COMMON,
    }
}

impl Brush<'_> {
    /// Draws a part of a way, from its start.
    fn way(&self, way: &PieceWay, part: f32) {
        if part <= 0.0 {
            return;
        }
        let tint = tint(way.kind);
        let width = match way.kind {
            PieceWayKind::Both => self.width * 0.62,
            PieceWayKind::Played | PieceWayKind::Better => self.width,
        };
        let length = way.length().max(1.0);
        let head = (width * 4.0).min(length * 0.5);
        // From the piece's rim to the start of the arrowhead. The tip stops at the rim of a piece on the destination.
        let [first, end] = way.between_rims(&self.pieces, self.ring);
        let tip = first + (end - first) * part;
        let last = (tip - head * 0.8 / length).max(first);
        let points: Vec<egui::Pos2> = (0..=POINTS)
            .map(|i| at(way.at(first + (last - first) * i as f32 / POINTS as f32)))
            .collect();
        let ink = Stroke::new(width + self.width * 0.67, INK);
        self.painter.add(Shape::line(points.clone(), ink));
        let stroke = Stroke::new(width, tint);
        if way.kind == PieceWayKind::Better {
            let dashed = Shape::dashed_line(&points, stroke, width * 2.9, width * 1.7);
            self.painter.extend(dashed);
        } else {
            self.painter.add(Shape::line(points, stroke));
        }
        self.head(way.at(last), way.at(tip), head, tint);
    }

    fn head(&self, from: Vec2, to: Vec2, length: f32, tint: Color32) {
        let along = (to - from).normalize_or_zero();
        let half = along.perp() * length * 0.4;
        let corners = |more: f32| {
            let tip = to + along * more * 1.6;
            let back = to - along * (length + more);
            let wide = half + half.normalize_or_zero() * more;
            vec![at(tip), at(back + wide), at(back - wide)]
        };
        let edge = self.width * 0.33;
        for (more, fill) in [(edge, INK), (0.0, tint)] {
            let triangle = Shape::convex_polygon(corners(more), fill, Stroke::NONE);
            self.painter.add(triangle);
        }
    }

    fn ring(&self, way: &PieceWay) {
        let middle = at(way.from);
        let line = self.width * 0.5;
        let ink = Stroke::new(line + self.width * 0.5, INK);
        self.painter.circle_stroke(middle, self.ring, ink);
        let stroke = Stroke::new(line, tint(way.kind));
        self.painter.circle_stroke(middle, self.ring, stroke);
    }
}

/// Shows a text beside each kind of way, in a free place: not on a piece, a die or a line.
fn tags(view: &View, screen: &Screen, brush: &Brush, ways: &[PieceWay], strength: f32) {
    let has_better = screen
        .open
        .as_ref()
        .is_some_and(|open| open.better.is_some());
    if !has_better || strength <= 0.0 {
        return;
    }
    let tint = |kind| tint(kind).gamma_multiply(strength);
    let layout = view.layout;
    let unit = layout.board_view.unit() * layout.board_scale();
    let cost = screen
        .reviewed(screen.open_place())
        .map_or(0, |turn| turn.cost);
    let cost = ("cost", texts::cost(view.words, cost).into());
    let said = [
        (
            PieceWayKind::Played,
            view.words.with("review-played", &[cost]),
        ),
        (PieceWayKind::Better, view.words.get("review-better")),
    ];
    let dice: Vec<Rect> = view.parts.iter().map(throw_count::around).collect();
    let font = screen.font(20.0, 15.0, Family::Bold);
    let along = |way: &PieceWay| -> Vec<egui::Pos2> {
        let points = (0..=POINTS).map(|i| at(way.at(i as f32 / POINTS as f32)));
        points.collect()
    };
    let lines: Vec<egui::Pos2> = ways.iter().flat_map(along).collect();
    let mut taken: Vec<Rect> = Vec::new();
    for (kind, text) in said {
        let Some(way) = longest(ways, kind) else {
            continue;
        };
        let galley = brush.painter.layout_no_wrap(text, font.clone(), tint(kind));
        let size = galley.size() + egui::vec2(16.0, 6.0);
        let board = Rect::from_min_max(at(layout.board.min), at(layout.board.max)).shrink(4.0);
        let fits = |rect: &Rect| {
            let on_piece = |piece: &Vec2| rect.distance_to_pos(at(*piece)) < unit * 0.5;
            let near = rect.expand(brush.width * 0.6);
            let under_line = |place: &egui::Pos2| near.contains(*place);
            let is_on_die = dice.iter().any(|die| die.intersects(near));
            !is_on_die && !brush.pieces.iter().any(on_piece) && !lines.iter().any(under_line)
        };
        let is_free = |rect: &Rect| {
            let meets = |other: &Rect| other.expand(3.0).intersects(*rect);
            board.contains_rect(*rect) && !taken.iter().any(meets)
        };
        let mut places = beside(way, size, brush.width);
        places.retain(is_free);
        // Without a free place there's no text: the colours and the dashes remain, and the list of turns names both.
        let Some(rect) = places.iter().find(|rect| fits(rect)) else {
            continue;
        };
        taken.push(*rect);
        let line = Stroke::new(1.6, tint(kind));
        brush.painter.rect(
            *rect,
            7.0,
            TAG_FILL.gamma_multiply(strength),
            line,
            StrokeKind::Inside,
        );
        brush
            .painter
            .galley(rect.center() - galley.size() / 2.0, galley, tint(kind));
    }
}

fn longest(ways: &[PieceWay], kind: PieceWayKind) -> Option<&PieceWay> {
    ways.iter()
        .filter(|way| way.kind == kind)
        .max_by(|a, b| a.length().total_cmp(&b.length()))
}

/// The possible places beside a way, the preferred first.
fn beside(way: &PieceWay, size: egui::Vec2, width: f32) -> Vec<Rect> {
    let mut places = Vec::new();
    for far in [1.0, 2.2, 4.0, 7.0] {
        for part in [0.5, 0.35, 0.65, 0.2, 0.8] {
            let place = way.at(part);
            let ahead = way.at(part + 0.05) - way.at(part - 0.05);
            let aside = ahead.perp().normalize_or_zero();
            // Outside of the curve first.
            let outwards = if aside.dot(way.bow()) < 0.0 {
                -aside
            } else {
                aside
            };
            for direction in [outwards, -outwards] {
                let reach = width * 1.2 * far
                    + (direction.x.abs() * size.x + direction.y.abs() * size.y) * 0.5;
                let middle = place + direction * reach;
                places.push(Rect::from_center_size(pos2(middle.x, middle.y), size));
            }
        }
    }
    places
}
