//! Shows all puzzles of a game by rule set and grade, as cards with photographs of their positions.

use std::sync::Arc;

use bevy_egui::egui::{
    Color32, FontId, Galley, Painter, Pos2, Rect, Sense, Ui, Vec2, WidgetInfo, WidgetType, pos2,
    vec2,
};

use super::{grade_key, rule_set};
use crate::puzzle::{Grade, Puzzle, count, groups};
use crate::rules::GameKind;
use crate::ui::actions::PuzzleAction;
use crate::ui::board_scene::height_by_width;
use crate::ui::evening::paint::{Typeface, line};
use crate::ui::kit::{Pen, Photograph, Skin, State, Tile, growth, pen};
use crate::ui::theme::TextStyle;
use crate::ui::theme::paper::{INK, LINK, SECOND_INK, SURFACE};
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;

// Lengths are in units of a window of 1280 by 720.

/// The size of the game's name.
const NAME: f32 = 28.0;
/// The size of a rule set's name.
const RULES: f32 = 25.0;
/// The height of the line between two rule sets.
const BETWEEN: f32 = 18.0;
/// The usual widths of a photograph, of an oblong board and of a square one.
const WIDTHS: [f32; 2] = [100.0, 82.0];
/// The height by width from which a board counts as square.
const SQUARE: f32 = 0.85;
/// The gap between two cards.
const GAP: f32 = 13.0;
/// The edge of a photograph.
const EDGE: f32 = 3.0;
/// The gap between a photograph and its number.
const ABOVE_NUMBER: f32 = 3.0;
/// The size of a tick on a photograph.
const TICK: f32 = 14.0;

/// Shows the cards. Returns the request of a pressed one.
pub(super) fn show(ui: &mut Ui, view: &View, game: GameKind) -> Option<UiAction> {
    let words = view.words;
    let solved = solved_text(view, view.progress.solved(game), count(game).into());
    let name = words.get(&format!("game-{game}"));
    head(ui, NAME, name, solved.clone(), &solved);
    let grid = Grid::of(ui, game);
    let mut action = None;
    let groups: Vec<(&str, &[Puzzle])> = groups(game).collect();
    for (place, (preset, puzzles)) in groups.iter().enumerate() {
        // If all puzzles have the game's usual rules, a heading would only repeat the game's.
        if groups.len() > 1 {
            if place > 0 {
                pen::rule(ui, BETWEEN * growth(ui));
            }
            rules_head(ui, view, game, preset, puzzles);
        }
        let pressed = grades(ui, view, &grid, puzzles);
        action = action.or(pressed);
    }
    action
}

/// Shows the cards of a rule set by grade. Returns the request of a pressed one.
fn grades(ui: &mut Ui, view: &View, grid: &Grid, puzzles: &[Puzzle]) -> Option<UiAction> {
    let words = view.words;
    let mut action = None;
    for &grade in Grade::ALL {
        let of_grade = |puzzle: &&Puzzle| puzzle.grade == grade;
        let all: Vec<&Puzzle> = puzzles.iter().filter(of_grade).collect();
        // A later rule set can lack a grade.
        if all.is_empty() {
            continue;
        }
        line(ui, words.get(grade_key(grade)), TextStyle::Title, INK);
        pen::rule(ui, 9.0);
        for row in all.chunks(grid.columns) {
            let size = vec2(ui.available_width(), grid.card.y);
            let (place, _) = ui.allocate_exact_size(size, Sense::hover());
            for (at, puzzle) in row.iter().enumerate() {
                let left = place.min.x + (grid.card.x + grid.gap) * at as f32;
                let card = Rect::from_min_size(pos2(left, place.min.y), grid.card);
                if grid.show(ui, view, puzzle, card) {
                    action = Some(UiAction::Puzzle(PuzzleAction::Begin(puzzle.id)));
                }
            }
        }
        ui.add_space(grid.gap);
    }
    action
}

/// The number of solved puzzles as a text.
fn solved_text(view: &View, solved: usize, all: usize) -> String {
    let count = [("solved", solved.into()), ("all", all.into())];
    view.words.with("puzzle-count", &count)
}

/// Shows the name of a rule set, with its number of solved puzzles.
fn rules_head(ui: &mut Ui, view: &View, game: GameKind, preset: &str, puzzles: &[Puzzle]) {
    let words = view.words;
    let name = rule_set(view, game, preset).unwrap_or_else(|| words.get("puzzle-usual-rules"));
    let solved = view.progress.solved_among(puzzles);
    let variables = [
        ("rules", name.clone().into()),
        ("solved", solved.into()),
        ("all", puzzles.len().into()),
    ];
    let spoken = words.with("puzzle-count-rules", &variables);
    let count = solved_text(view, solved, puzzles.len());
    head(ui, RULES, name, count, &spoken);
}

/// Shows a name, with the number of solved puzzles at the end of the line, or below it if the line is too short. Screen
/// readers get the text `spoken`.
fn head(ui: &mut Ui, size: f32, name: String, count: String, spoken: &str) {
    let grown = growth(ui);
    let fonts = [
        Typeface::Title.font(size * grown),
        Skin::Paper.font(ui, TextStyle::Note),
    ];
    // The distances from the bottom of a line to its letters.
    let below = [0.345 * fonts[0].size, 0.3 * fonts[1].size];
    let painter = ui.painter().clone();
    let room = ui.available_width();
    let [name_font, count_font] = fonts;
    let name = painter.layout(name, name_font, INK, room);
    let count_galley = painter.layout(count, count_font, SECOND_INK, room);
    let [first, second] = [name.size(), count_galley.size()];
    let is_beside = first.x + 2.0 * GAP * grown + second.x <= room;
    let height = if is_beside {
        first.y
    } else {
        first.y + second.y
    };
    let (rect, response) = ui.allocate_exact_size(vec2(room, height), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, spoken));
    let at = if is_beside {
        let raised = below[0] - below[1];
        rect.max - vec2(second.x, second.y + raised)
    } else {
        rect.min + vec2(0.0, first.y)
    };
    painter.galley(rect.min, name, INK);
    painter.galley(at, count_galley, SECOND_INK);
}

/// The measures of the cards, in units.
struct Grid {
    columns: usize,
    card: Vec2,
    gap: f32,
    edge: f32,
    above_number: f32,
    tick: f32,
    font: FontId,
}

impl Grid {
    /// Cards that fill the width evenly.
    fn of(ui: &Ui, game: GameKind) -> Grid {
        let grown = growth(ui);
        let (gap, edge, above_number) = (GAP * grown, EDGE * grown, ABOVE_NUMBER * grown);
        let is_square = height_by_width(game) >= SQUARE;
        let wanted = WIDTHS[usize::from(is_square)] * grown;
        let room = ui.available_width();
        let columns = ((room + gap) / (wanted + gap)).round().max(1.0);
        let width = (room - gap * (columns - 1.0)) / columns;
        let height = (width - 2.0 * edge) * height_by_width(game) + 2.0 * edge;
        let font = Skin::Paper.font(ui, TextStyle::SmallTitle);
        let number = number(ui.painter(), count(game), &font, INK);
        Grid {
            columns: columns as usize,
            card: vec2(width, height + above_number + number.size().y),
            gap,
            edge,
            above_number,
            tick: TICK * grown,
            font,
        }
    }

    /// Shows a puzzle's card. Returns `true` if it was pressed.
    fn show(&self, ui: &Ui, view: &View, puzzle: &Puzzle, card: Rect) -> bool {
        let is_solved = view.progress.is_solved(puzzle.id);
        let is_open = view
            .solving
            .is_some_and(|solving| solving.id() == puzzle.id);
        let key = if is_solved {
            "puzzle-title-solved"
        } else {
            "puzzle-title"
        };
        let name = [("number", puzzle.id.number.into())];
        let name = view.words.with(key, &name);
        let id = ui.id().with(("puzzle", puzzle.id.number));
        let mut tile = Tile::bare(&name).id(id);
        if is_open {
            tile = tile.opened(true);
        }
        let response = tile.show_at(ui, card, |ui, card, state| {
            if !ui.is_rect_visible(card) {
                return;
            }
            let painter = ui.painter();
            let print = Photograph::new(&puzzle.position)
                .edge(self.edge)
                .tilted(u64::from(puzzle.id.number));
            let place = Rect::from_min_size(card.min, print.size(card.width()));
            print.paint(painter, view.icons, place);
            if is_solved {
                ticked(painter, place.right_top(), self.tick);
            }
            self.write_number(painter, puzzle.id.number, place, is_open, state);
        });
        response.clicked()
    }

    /// Writes a puzzle's number below its photograph. The pen underlines it if the puzzle is open or highlighted.
    fn write_number(
        &self,
        painter: &Painter,
        number: u8,
        photograph: Rect,
        is_open: bool,
        state: State,
    ) {
        let ink = if is_open { LINK } else { INK };
        let galley = self::number(painter, number, &self.font, ink);
        let size = galley.size();
        let at = pos2(
            photograph.center().x - size.x / 2.0,
            photograph.max.y + self.above_number,
        );
        painter.galley(at, galley, ink);
        if is_open || state.is_lit() {
            let width = if is_open { 2.8 } else { 1.4 };
            let y = at.y + size.y - 1.0;
            let [from, to] = [at.x - 3.0, at.x + size.x + 3.0].map(|x| pos2(x, y));
            Pen::new(width, ink).line(painter, from, to);
        }
    }
}

/// Lays out a number.
fn number(painter: &Painter, number: u8, font: &FontId, ink: Color32) -> Arc<Galley> {
    painter.layout_no_wrap(number.to_string(), font.clone(), ink)
}

/// Draws a tick on a round slip of paper at the corner of a photograph.
fn ticked(painter: &Painter, corner: Pos2, side: f32) {
    let middle = corner + vec2(-0.4, 0.4) * side;
    let radius = 0.8 * side;
    painter.circle_filled(middle, radius, SURFACE);
    Pen::new(1.2, SECOND_INK).ring(painter, middle, radius);
    // The end of a tick leaves its square at the upper right.
    let square = Rect::from_center_size(middle + vec2(-0.14, 0.15) * side, Vec2::splat(side));
    pen::tick(painter, square);
}
