//! Shows the review's summaries of both players, side by side.

use bevy_egui::egui::{Align2, Color32, Id, Pos2, Rect, Stroke, Ui, Vec2, pos2, vec2};

use super::{Family, Screen, texts};
use crate::review::{Stage, Summary};
use crate::rules::Side;
use crate::ui::accent::Accent;
use crate::ui::kit::Tile;
use crate::ui::move_text::throws_sentence;
use crate::ui::player_mark;
use crate::ui::text::shortened;
use crate::ui::theme::colour;
use crate::ui::turn_list::TurnTokens;
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;

/// A row with a text for each side, and the turn that it links to.
struct Row {
    /// The keys of its name, and of a shorter one.
    key: [&'static str; 2],
    values: [Option<(String, Option<usize>)>; 2],
    /// `true` for the most important rows.
    strong: bool,
}

/// The column width below which short texts are used, in units.
const NARROW: f32 = 170.0;

/// The least height of the whole part, in units.
pub(super) fn height(screen: &Screen) -> f32 {
    let rows = if has_luck(screen) { 6.0 } else { 5.0 };
    head(screen) + rows * screen.size(37.0, 24.0) + screen.size(26.0, 20.0)
}

fn head(screen: &Screen) -> f32 {
    screen.size(62.0, 40.0)
}

fn has_luck(screen: &Screen) -> bool {
    screen.findings.is_some_and(|findings| findings.has_luck)
}

/// Shows both summaries in a rectangle. A press on a turn goes there.
pub(super) fn show(ui: &mut Ui, view: &View, screen: &Screen, room: Rect) -> Option<UiAction> {
    let findings = screen.findings?;
    let columns = columns(room);
    let is_narrow = columns[1] - columns[0] < NARROW;
    let rows = rows(view, screen, &findings.summaries, is_narrow);
    heading(ui, view, screen, room, columns);
    let foot = meanings_height(screen);
    let top = room.min.y + head(screen);
    let pitch = ((room.max.y - foot - top) / rows.len() as f32).min(screen.size(40.0, 30.0));
    let mut action = None;
    for (i, row) in rows.iter().enumerate() {
        let y = top + pitch * (i as f32 + 0.5);
        let line = Rect::from_min_max(
            pos2(room.min.x, y - pitch / 2.0),
            pos2(room.max.x, y + pitch / 2.0),
        );
        let asked = show_row(ui, view, screen, row, line, columns);
        action = action.or(asked);
    }
    let y = top + pitch * rows.len() as f32 + foot * 0.5;
    let line = Rect::from_min_max(pos2(room.min.x, y), pos2(room.max.x, y));
    meanings(ui, view, screen, &findings.summaries, line, columns);
    action
}

/// The right ends of the two columns.
fn columns(room: Rect) -> [f32; 2] {
    [
        room.min.x + room.width() * 0.66,
        room.max.x - room.width() * 0.01,
    ]
}

fn meanings_height(screen: &Screen) -> f32 {
    screen.size(24.0, 21.0)
}

/// Shows the badges and names of the players.
fn heading(ui: &Ui, view: &View, screen: &Screen, room: Rect, columns: [f32; 2]) {
    let y = room.min.y + head(screen) * 0.44;
    let font = screen.font(32.0, 19.0, Family::Title);
    let radius = screen.size(20.0, 13.0);
    let painter = ui.painter();
    let most = columns[1] - columns[0] - radius * 2.0 - 34.0;
    for side in Side::BOTH {
        let end = columns[side.index()];
        let fits = |name: &str| {
            let galley = painter.layout_no_wrap(name.to_owned(), font.clone(), colour::TEXT);
            galley.size().x <= most
        };
        let name = shortened(&screen.names[side.index()], fits);
        let at = pos2(end, y);
        let text = painter.text(at, Align2::RIGHT_CENTER, name, font.clone(), colour::TEXT);
        let middle = pos2(text.min.x - radius - 10.0, y);
        match view.badge(side) {
            Some(badge) => player_mark::paint(painter, middle, radius, badge),
            None => {
                let rect = Rect::from_center_size(middle, Vec2::splat(radius * 2.2));
                view.piece(painter, side, rect);
            }
        }
    }
    let line = Stroke::new(1.0, colour::HAIRLINE);
    let under = room.min.y + head(screen) * 0.88;
    painter.hline(room.x_range(), under, line);
}

fn rows(view: &View, screen: &Screen, summaries: &[Summary; 2], is_narrow: bool) -> Vec<Row> {
    let words = view.words;
    let of_both = |key, strong, value: &dyn Fn(&Summary) -> Option<(String, Option<usize>)>| Row {
        key,
        values: summaries.each_ref().map(value),
        strong,
    };
    let turn = |place: Option<usize>, write: &dyn Fn(usize) -> String| {
        place.map(|place| (write(place), Some(place)))
    };
    let number = |place: usize| {
        screen
            .record
            .turns()
            .get(place)
            .map_or(0, |turn| turn.number)
    };
    let with_cost = |place: usize| {
        let cost = screen.reviewed(place).map_or(0, |turn| turn.cost);
        let said = [
            ("number", number(place).into()),
            ("cost", texts::cost(words, cost).into()),
        ];
        words.with("review-turn-cost", &said)
    };
    let with_throw = |place: usize| {
        let turn = screen.record.turns().get(place);
        let tokens = turn.map_or_else(Vec::new, |turn| {
            TurnTokens::make(screen.record, turn, false)
        });
        let said = [
            ("throw", throws_sentence(words, &tokens).into()),
            ("number", number(place).into()),
        ];
        words.with("review-turn-throw", &said)
    };
    let alone = |place: usize| words.with("review-turn", &[("number", number(place).into())]);
    let mut rows = vec![of_both(
        ["review-average", "review-average-short"],
        false,
        &|summary| Some((texts::average(words, summary.average_tenths()?), None)),
    )];
    if has_luck(screen) {
        rows.push(of_both(["review-luck", "review-luck"], false, &|summary| {
            Some((texts::points(words, summary.luck?), None))
        }));
        rows.push(of_both(
            ["review-luckiest", "review-luckiest-short"],
            false,
            &|summary| {
                if is_narrow {
                    turn(summary.luckiest, &alone)
                } else {
                    turn(summary.luckiest, &with_throw)
                }
            },
        ));
    } else {
        rows.push(of_both(["review-best", "review-best"], false, &|summary| {
            turn(summary.best, &alone)
        }));
    }
    rows.push(of_both(
        ["review-worst", "review-worst"],
        false,
        &|summary| turn(summary.worst, &with_cost),
    ));
    rows.push(of_both(
        ["review-sizes", "review-sizes-short"],
        false,
        &|summary| {
            let [inaccuracies, mistakes, blunders] = summary.mistakes;
            Some((format!("{inaccuracies} · {mistakes} · {blunders}"), None))
        },
    ));
    // A grade before the end of the review would still change.
    let is_judged = screen
        .findings
        .is_some_and(|findings| findings.stage != Stage::Graph);
    rows.push(of_both(
        ["review-grade", "review-grade"],
        true,
        &|summary| {
            let grade = summary.grade().filter(|_| is_judged)?;
            Some((words.get(texts::grade_key(grade)), None))
        },
    ));
    rows
}

fn show_row(
    ui: &Ui,
    view: &View,
    screen: &Screen,
    row: &Row,
    room: Rect,
    columns: [f32; 2],
) -> Option<UiAction> {
    let y = room.center().y;
    let painter = ui.painter();
    let font = screen.font(20.0, 15.0, Family::Text);
    let first = columns[0] - room.width() * 0.21;
    let [name, shorter] = row.key.map(|key| view.words.get(key));
    let fits = |text: &str| {
        let galley = painter.layout_no_wrap(text.to_owned(), font.clone(), colour::SECOND);
        room.min.x + galley.size().x <= first
    };
    let label = if fits(&name) { &name } else { &shorter };
    let at = pos2(room.min.x, y);
    painter.text(at, Align2::LEFT_CENTER, label, font, colour::SECOND);
    let mut action = None;
    for (side, value) in row.values.iter().enumerate() {
        let at = pos2(columns[side], y);
        let Some((text, place)) = value else {
            let font = screen.font(20.0, 15.0, Family::Text);
            painter.text(at, Align2::RIGHT_CENTER, "–", font, colour::SECOND);
            continue;
        };
        let font = match row.strong {
            true => screen.font(23.0, 17.0, Family::Title),
            false => screen.font(20.0, 15.0, Family::Bold),
        };
        let Some(place) = place else {
            painter.text(at, Align2::RIGHT_CENTER, text, font, colour::TEXT);
            continue;
        };
        let galley = painter.layout_no_wrap(text.clone(), font.clone(), colour::TEXT);
        let size = vec2(galley.size().x, room.height());
        let rect = Rect::from_min_size(pos2(at.x - size.x, y - size.y / 2.0), size);
        let id = ui.id().with((row.key[0], side));
        if link(ui, id, &format!("{name} {text}"), rect) {
            action = screen.go_to(*place);
        }
        painter.galley(
            Pos2::new(rect.min.x, y - galley.size().y / 2.0),
            galley,
            colour::TEXT,
        );
    }
    action
}

/// Shows a link to a turn. Returns `true` if it was pressed.
fn link(ui: &Ui, id: Id, name: &str, rect: Rect) -> bool {
    let place = rect.expand2(vec2(6.0, 0.0));
    let response = Tile::bare(name).id(id).show_at(ui, place, |ui, _, state| {
        let tint = if state.is_lit() {
            Accent::of(ui).line
        } else {
            Color32::TRANSPARENT
        };
        let under = rect.center().y + 11.0;
        ui.painter()
            .hline(rect.x_range(), under, Stroke::new(1.4, tint));
    });
    response.clicked()
}

/// Shows the meanings of the grades, below them.
fn meanings(
    ui: &Ui,
    view: &View,
    screen: &Screen,
    summaries: &[Summary; 2],
    room: Rect,
    columns: [f32; 2],
) {
    let y = room.center().y;
    let is_judged = screen
        .findings
        .is_some_and(|findings| findings.stage != Stage::Graph);
    if !is_judged {
        return;
    }
    let font = screen.font(16.0, 15.0, Family::Text);
    let painter = ui.painter();
    let note = view.words.get("grade-note");
    let note = painter.layout_no_wrap(note, font.clone(), colour::SECOND);
    if room.min.x + note.size().x <= columns[0] - room.width() * 0.24 {
        painter.galley(
            pos2(room.min.x, y - note.size().y / 2.0),
            note,
            colour::SECOND,
        );
    }
    for summary in summaries {
        let Some(grade) = summary.grade() else {
            continue;
        };
        let is_narrow = columns[1] - columns[0] < NARROW;
        let text = texts::grade_meaning(view.words, grade, summary.game, is_narrow);
        let at = pos2(columns[summary.side.index()], y);
        painter.text(at, Align2::RIGHT_CENTER, text, font.clone(), colour::SECOND);
    }
}
