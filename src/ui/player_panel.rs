//! Shows a player's panel, with the name and the game's counts.

use bevy_egui::egui::text::{LayoutJob, TextWrapping};
use bevy_egui::egui::{Align2, FontId, Pos2, Rect, Stroke, Ui, Vec2, pos2, vec2};

use super::accent::Accent;
use super::count::Count;
use super::games;
use super::kit::{name_painted, panel_frame};
use super::player_mark;
use super::text::{figures_at, figures_width, text_at};
use super::theme::{TextStyle, colour};
use super::view::View;
use crate::players::Badge;
use crate::record::ClockRule;
use crate::rules::Side;
use crate::table::clock;

/// The separator of a note's parts.
pub const NOTE_SEPARATOR: &str = " · ";

/// Shows the panel of a side.
pub fn show(ui: &mut Ui, view: &View, side: Side) {
    let acting = view.acting() == Some(side) && view.position.outcome().is_none();
    panel_frame(ui, acting);
    let rect = ui.max_rect();
    if rect.height() >= 108.0 {
        tall(ui, view, side, rect);
    } else {
        low(ui, view, side, rect);
    }
}

/// The left end of the name, beside its piece.
const NAME: f32 = 58.0;
/// The gap between the side's name and the player's.
const NAME_GAP: f32 = 10.0;

/// The width of a text, in units.
fn width(ui: &Ui, text: &str, kind: TextStyle) -> f32 {
    let laid = ui
        .painter()
        .layout_no_wrap(text.to_owned(), kind.font(), colour::TEXT);
    laid.size().x
}

/// The distance between the studs for the games of a match, and their radius.
const STUD: (f32, f32) = (9.0, 3.2);
/// The most studs in one row.
const STUD_ROW: u8 = 3;

/// The number of columns of studs. A long match has two rows.
const fn stud_columns(length: u8) -> u8 {
    if length <= STUD_ROW {
        length
    } else {
        length.div_ceil(2)
    }
}

/// The width of the studs behind the name.
fn games_won_width(view: &View) -> f32 {
    view.match_score().map_or(0.0, |score| {
        NAME_GAP + STUD.0 * f32::from(stud_columns(score.length()))
    })
}

/// Shows the games won by a side's player in the match (TW-16), to the right of a position: a stud for each game, filled
/// if it's won.
fn games_won(ui: &Ui, view: &View, side: Side, behind: Pos2) {
    let Some(score) = view.match_score() else {
        return;
    };
    let (won, length) = (score.scores()[side.index()], score.length());
    let columns = stud_columns(length).max(1);
    let rows = length.div_ceil(columns);
    let size = vec2(f32::from(columns), f32::from(rows)) * STUD.0;
    let place = Rect::from_min_size(behind + vec2(NAME_GAP, -size.y / 2.0), size);
    for game in 0..length {
        let cell = vec2(f32::from(game % columns), f32::from(game / columns));
        let at = place.min + (cell + Vec2::splat(0.5)) * STUD.0;
        if game < won {
            ui.painter().circle_filled(at, STUD.1 + 0.5, colour::BRASS);
        } else {
            let line = Stroke::new(1.0, colour::SECOND);
            ui.painter().circle_stroke(at, STUD.1, line);
        }
    }
    let words = [("won", won.into()), ("length", length.into())];
    name_painted(ui, place, &view.words.with("match-won-games", &words));
}

/// The font of a clock: Alegreya Sans bold 22.
fn clock_font() -> FontId {
    FontId {
        size: 22.0,
        ..TextStyle::Strong.font()
    }
}

/// The width of the clock behind the name.
fn clock_width(ui: &Ui, view: &View) -> f32 {
    let Some(control) = view.table.game().clock_control() else {
        return 0.0;
    };
    // The width fits the longest time, so that it stays the same while the clock runs.
    let longest = match control.rule() {
        ClockRule::SuddenDeath => control.initial_ms(),
        ClockRule::Increment(_) | ClockRule::Hourglass => 2 * control.initial_ms(),
    };
    let figures = clock::figures(longest.max(600_000));
    NAME_GAP + figures_width(ui, &figures, &clock_font())
}

/// Shows the remaining time of a side to the right of a position, bright while it runs, and marked if it's low.
fn clock(ui: &Ui, view: &View, side: Side, behind: Pos2) {
    let Some(left) = view.table.game().clock() else {
        return;
    };
    let runs = view.acting() == Some(side) && view.position.outcome().is_none();
    let figures = clock::figures(left.left(side));
    let tint = match (clock::is_low(&left, side), runs) {
        (true, _) => colour::ERROR,
        (false, true) => Accent::of(ui).line,
        (false, false) => colour::SECOND,
    };
    let font = clock_font();
    let room = clock_width(ui, view) - figures_width(ui, &figures, &font);
    let at = behind + vec2(room.max(NAME_GAP), 0.0);
    figures_at(ui, at, &figures, &font, tint);
}

/// The radius of a badge, and its width before the name.
const BADGE: f32 = 10.0;
const BADGE_WIDTH: f32 = 2.0 * BADGE + 6.0;
/// With less space than this a name has no badge, and the games won are left out.
const LEAST_NAME: f32 = 44.0;
/// A longer name can be shortened to this.
const SHORTENED: f32 = 110.0;

/// The width of the whole name line at its preferred size.
fn name_width(ui: &Ui, view: &View, side: Side) -> f32 {
    let name = NAME
        + width(ui, &view.side(side), TextStyle::Title)
        + games_won_width(view)
        + clock_width(ui, view);
    let player = Named::of(ui, view, side);
    if player.text.is_empty() {
        return name;
    }
    name + NAME_GAP + player.least
}

/// The player's name or computer level in the name line.
struct Named {
    text: String,
    badge: Option<Badge>,
    /// `true` for a player's name, which is always shown.
    is_name: bool,
    /// The least width with its badge.
    least: f32,
}

impl Named {
    fn of(ui: &Ui, view: &View, side: Side) -> Named {
        let text = view.player(side);
        let badge = view.badge(side);
        let is_name = view.name(side).is_some();
        let mut least = width(ui, &text, TextStyle::Note);
        if is_name {
            least = least.min(SHORTENED);
        }
        if badge.is_some() {
            least += BADGE_WIDTH;
        }
        Named {
            text,
            badge,
            is_name,
            least,
        }
    }

    /// Shows it at a position, shortened to end before `right`. Returns its right end.
    fn show(&self, ui: &Ui, from: Pos2, right: f32, style: TextStyle) -> f32 {
        let mut x = from.x;
        // In the least space the name has no badge.
        if let Some(badge) = self.badge
            && right - x >= BADGE_WIDTH + LEAST_NAME
        {
            player_mark::paint(ui.painter(), from + vec2(BADGE, 0.0), BADGE, badge);
            x += BADGE_WIDTH;
        }
        // Less space would show only three dots.
        if right - x < 20.0 {
            return x;
        }
        let (tint, down) = match style {
            TextStyle::Note => (colour::SECOND, 1.5),
            _ => (colour::TEXT, 0.0),
        };
        let mut job = LayoutJob::simple_singleline(self.text.clone(), style.font(), tint);
        job.wrap = TextWrapping::truncate_at_width(right - x);
        let galley = ui.painter().layout_job(job);
        let size = galley.size();
        let at = pos2(x, from.y + down - size.y / 2.0);
        ui.painter().galley(at, galley, tint);
        x + size.x
    }
}

/// Shows the side and its player. If the space up to `right` is too small, the piece replaces the side's name, and the
/// player's name is shortened.
fn name_line(ui: &Ui, view: &View, side: Side, rect: Rect, middle: f32, right: f32) -> f32 {
    let icon = Rect::from_center_size(pos2(rect.min.x + 33.0, middle), Vec2::splat(34.0));
    view.piece(ui.painter(), side, icon);
    let at = pos2(rect.min.x + NAME, middle);
    let named = view.side(side);
    let player = Named::of(ui, view, side);
    let clock_width = clock_width(ui, view);
    let mut won_width = games_won_width(view);
    if player.is_name && right - at.x - won_width - clock_width < LEAST_NAME {
        // The bar at the top shows the score of the match, too.
        won_width = 0.0;
    }
    let beside = won_width + clock_width;
    let heading = at.x + width(ui, &named, TextStyle::Title) + beside;
    let has_both = heading + NAME_GAP + player.least <= right;
    let name_end = if player.is_name && !has_both {
        player.show(ui, at, right - beside, TextStyle::Title)
    } else if beside <= 0.0 || heading <= right {
        let left = Align2::LEFT_CENTER;
        text_at(ui, at, left, &named, TextStyle::Title, colour::TEXT)
            .max
            .x
    } else {
        at.x - NAME_GAP
    };
    if won_width > 0.0 {
        games_won(ui, view, side, pos2(name_end, middle));
    }
    let clock_at = name_end + won_width;
    clock(ui, view, side, pos2(clock_at, middle));
    let end = name_end + beside;
    // The score and the clock are more important than a text that isn't a name.
    let is_shown = has_both || !player.is_name && beside <= 0.0;
    if player.text.is_empty() || !is_shown {
        return end;
    }
    player.show(ui, pos2(end + NAME_GAP, middle), right, TextStyle::Note)
}

/// Shows the game's note between `left` and `at`, with as many of its first parts as fit.
fn note_up_to(ui: &Ui, view: &View, side: Side, left: f32, at: Pos2) {
    let note = games::player_note(view, side).unwrap_or_default();
    let mut note = note.as_str();
    loop {
        let width = ui
            .painter()
            .layout_no_wrap(note.to_owned(), TextStyle::Note.font(), colour::SECOND)
            .size()
            .x;
        if left + width + 14.0 < at.x {
            let right = Align2::RIGHT_CENTER;
            text_at(ui, at, right, note, TextStyle::Note, colour::SECOND);
            return;
        }
        let Some((first, _)) = note.rsplit_once(NOTE_SEPARATOR) else {
            return;
        };
        note = first;
    }
}

fn tall(ui: &Ui, view: &View, side: Side, rect: Rect) {
    let words = view.words;
    let end = rect.max.x - 14.0;
    let left = name_line(ui, view, side, rect, rect.min.y + 30.0, end);
    note_up_to(
        ui,
        view,
        side,
        left,
        pos2(rect.max.x - 18.0, rect.min.y + 31.5),
    );
    for (row, counted) in games::counts(view, side).into_iter().enumerate() {
        let Count {
            key, whose, count, ..
        } = counted;
        let y = rect.min.y + 68.0 + row as f32 * (rect.height() - 92.0).min(36.0);
        let at = pos2(rect.min.x + 20.0, y);
        let label = text_at(
            ui,
            at,
            Align2::LEFT_CENTER,
            &words.get(key),
            TextStyle::Note,
            colour::SECOND,
        );
        let figure = pos2(rect.max.x - 18.0, y);
        text_at(
            ui,
            figure,
            Align2::RIGHT_CENTER,
            &count.to_string(),
            TextStyle::Strong,
            colour::TEXT,
        );
        let from = (label.max.x + 12.0).max(rect.min.x + 96.0);
        let room = figure.x - 48.0 - from;
        pieces(ui, view, whose, count, pos2(from, y), room);
    }
}

/// Paints this number of pieces in one row, or in two if they'd cover one another.
fn pieces(ui: &Ui, view: &View, whose: Side, count: u8, from: Pos2, room: f32) {
    const SIZE: f32 = 27.0;
    /// The least visible width of a piece under the next one.
    const LEAST: f32 = 17.0;
    let crowded = room / f32::from(count.max(1)) < LEAST;
    let (rows, size) = if crowded { (2, 18.0) } else { (1, SIZE) };
    let abreast = count.div_ceil(rows).max(1);
    let step = (room / f32::from(abreast)).min(size);
    for i in 0..count {
        let (row, along) = (i / abreast, i % abreast);
        let down = (f32::from(row) - f32::from(rows - 1) / 2.0) * size;
        let centre = from + vec2(size / 2.0 + step * f32::from(along), down);
        let place = Rect::from_center_size(centre, Vec2::splat(size));
        view.piece(ui.painter(), whose, place);
    }
}

/// The length of the counts' names in a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Naming {
    Full,
    Short,
    /// No names, only pieces and numbers.
    Silent,
}

impl Naming {
    /// Replaces full names with short ones.
    const fn at_most_short(self) -> Naming {
        match self {
            Naming::Full => Naming::Short,
            shorter => shorter,
        }
    }

    /// The name of a count. `None` without names.
    fn of(self, view: &View, count: &Count) -> Option<String> {
        match self {
            Naming::Full => Some(view.words.get(count.key)),
            Naming::Short => Some(view.words.get(count.short)),
            Naming::Silent => None,
        }
    }
}

/// The longest naming of all counts that fits into the space (units). `piece` is the width of each count's piece and
/// gaps.
fn naming(ui: &Ui, view: &View, counts: &[Count], piece: f32, room: f32) -> Naming {
    let fits = |naming: &Naming| {
        let named = counts.iter().map(|counted| {
            let number = width(ui, &counted.count.to_string(), TextStyle::Strong);
            let name = naming.of(view, counted).unwrap_or_default();
            width(ui, &name, TextStyle::Note) + number + piece
        });
        named.sum::<f32>() < room
    };
    let mut longest_first = [Naming::Full, Naming::Short].into_iter();
    longest_first.find(fits).unwrap_or(Naming::Silent)
}

fn low(ui: &Ui, view: &View, side: Side, rect: Rect) {
    let wide = rect.width() >= 330.0;
    let (name_y, count_y) = if wide {
        (rect.center().y, rect.center().y)
    } else {
        (
            rect.min.y + rect.height() * 0.31,
            rect.min.y + rect.height() * 0.72,
        )
    };
    let mut x = if wide {
        rect.max.x - 16.0
    } else {
        rect.max.x - 12.0
    };
    let narrow = rect.width() < 230.0;
    let size = if narrow { 20.0 } else { 24.0 };
    let counts = games::counts(view, side);
    let naming = if wide {
        let note = games::player_note(view, side).unwrap_or_default();
        let first = note.split(NOTE_SEPARATOR).next().unwrap_or_default();
        let beside = width(ui, first, TextStyle::Note);
        let room = x - rect.min.x - name_width(ui, view, side) - size;
        match naming(ui, view, &counts, size + 24.0, room - beside) {
            // The note is left out before the short names are.
            Naming::Silent => naming(ui, view, &counts, size + 24.0, room).at_most_short(),
            enough => enough,
        }
    } else {
        let gap = if narrow { 10.0 } else { 16.0 };
        // The first count has no gap after it.
        let room = x - rect.min.x - 8.0 + gap;
        let naming = naming(ui, view, &counts, size + 8.0 + gap, room);
        if narrow {
            naming.at_most_short()
        } else {
            naming
        }
    };
    for counted in counts.into_iter().rev() {
        let Count { whose, count, .. } = counted;
        let figure = pos2(x, count_y);
        let text = count.to_string();
        let number = text_at(
            ui,
            figure,
            Align2::RIGHT_CENTER,
            &text,
            TextStyle::Strong,
            colour::TEXT,
        );
        let middle = pos2(number.min.x - 4.0 - size / 2.0, count_y);
        view.piece(
            ui.painter(),
            whose,
            Rect::from_center_size(middle, Vec2::splat(size)),
        );
        let label = pos2(middle.x - size / 2.0 - 4.0, count_y);
        let Some(text) = naming.of(view, &counted) else {
            x = label.x - 6.0;
            continue;
        };
        let text = text_at(
            ui,
            label,
            Align2::RIGHT_CENTER,
            &text,
            TextStyle::Note,
            colour::SECOND,
        );
        x = text.min.x - if narrow { 10.0 } else { 16.0 };
    }
    let end = if wide { x - 4.0 } else { rect.max.x - 12.0 };
    let left = name_line(ui, view, side, rect, name_y, end);
    let at = if wide {
        pos2(x - 6.0, count_y)
    } else {
        pos2(rect.max.x - 14.0, name_y + 1.5)
    };
    note_up_to(ui, view, side, left, at);
    if !wide {
        let y = rect.min.y + rect.height() * 0.52;
        let line = Stroke::new(1.0, colour::FAINT_LINE);
        ui.painter()
            .hline(rect.min.x + 14.0..=rect.max.x - 14.0, y, line);
    }
}
