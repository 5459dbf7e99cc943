//! The list of moves: whose turn it is, what was thrown and is left, and the moves in notation.

use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{
    self, Align2, Color32, CornerRadius, Rect, Stroke, TextFormat, Ui, Vec2, pos2, vec2,
};

use super::accent::Accent;
use super::games;
use super::theme::{TextStyle, colour};
use super::ui_action::UiAction;
use super::view::View;
use super::widget::{label, panel_frame, text_at};
use crate::record::Turn;
use crate::rules::{Expect, Side};
use crate::store::Seat;

/// Shows the list of moves in its own place.
pub fn show(ui: &mut Ui, view: &View) -> Option<UiAction> {
    panel_frame(ui, false);
    let rect = ui.max_rect();
    let room = rect.height();
    let mut action = None;
    let inner = rect.shrink2(vec2(
        16.0,
        if room > 300.0 {
            14.0
        } else {
            9.0_f32.min(room * 0.06)
        },
    ));
    // Without room for the legend, the moves get all of it.
    let foot = if inner.height() > 470.0 {
        games::legend_height(view)
    } else {
        0.0
    };
    ui.scope_builder(egui::UiBuilder::new().max_rect(inner), |ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 6.0);
        if !view.layout.move_list_is_readable() {
            // Of a long advice the rest can be scrolled to.
            ui.spacing_mut().item_spacing.y = 3.0;
            action = egui::ScrollArea::vertical()
                .id_salt("heading")
                .min_scrolled_height(0.0)
                .auto_shrink([false, false])
                .show(ui, |ui| heading(ui, view, false))
                .inner;
            return;
        }
        action = heading(ui, view, room > 300.0);
        ui.add_space(2.0);
        let y = ui.cursor().min.y;
        let line = Stroke::new(1.0, colour::HAIRLINE.gamma_multiply(0.7));
        ui.painter().hline(inner.x_range(), y, line);
        ui.add_space(8.0);
        moves(ui, view, ui.available_height() - foot);
    });
    if foot > 0.0 {
        games::legend(ui, view, inner);
    }
    action
}

/// Shows the moves alone, in a drawer.
pub fn drawer(ui: &mut Ui, view: &View) -> Option<UiAction> {
    panel_frame(ui, false);
    let inner = ui.max_rect().shrink2(vec2(16.0, 14.0));
    let mut action = None;
    ui.scope_builder(egui::UiBuilder::new().max_rect(inner), |ui| {
        action = heading(ui, view, true);
        ui.add_space(8.0);
        moves(ui, view, ui.available_height());
    });
    action
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

/// The height of what was thrown, in units: in a low list there is still a line of advice below it.
pub fn chip_height(view: &View, roomy: bool) -> f32 {
    let low = view
        .layout
        .move_list
        .is_some_and(|list| list.height() < 110.0);
    match (roomy, low) {
        (true, _) => 44.0,
        (false, false) => 34.0,
        (false, true) => 24.0,
    }
}

fn heading(ui: &mut Ui, view: &View, roomy: bool) -> Option<UiAction> {
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
        view.piece(ui.painter(), side, icon);
        x += 38.0;
    }
    let kind = if roomy {
        TextStyle::Title
    } else {
        TextStyle::SmallTitle
    };
    text_at(
        ui,
        pos2(x, row.center().y),
        Align2::LEFT_CENTER,
        &headline(view),
        kind,
        colour::TEXT,
    );
    games::heading(ui, view, roomy)
}

/// How many turns are listed at most, the latest.
const MAX_LISTED_TURNS: usize = 1_000;
/// The height of a line, and the room around the lines of a turn and of the last turn.
const LINE: f32 = 22.0;
const ROOM: f32 = 5.0;
const LAST_ROOM: f32 = 10.0;
/// Between two turns.
const GAP: f32 = 1.0;
/// Where the text of a turn begins, after its number, and what is left free of its width.
const INDENT: f32 = 42.0;
const MARGIN: f32 = 52.0;

/// How high the text of each listed turn is. Only turns in view are laid out in every frame; the
/// others are where their heights put them.
#[derive(Clone, Debug, Default)]
struct TextHeights {
    /// The width that they were laid out in.
    width: f32,
    /// The turn's text, as a hash, and its height.
    turns: Vec<(u64, f32)>,
}

impl TextHeights {
    /// Those kept from the last frame, and those of turns that are new.
    fn of(ui: &Ui, view: &View, width: f32) -> TextHeights {
        let id = ui.id().with("text heights");
        let mut heights = ui
            .data_mut(|data| data.remove_temp::<TextHeights>(id))
            .filter(|heights| heights.width == width)
            .unwrap_or_default();
        heights.width = width;
        let mut count = 0;
        for turn in view.turns.latest(MAX_LISTED_TURNS) {
            let hash = egui::epaint::util::hash(&turn.text);
            if count == 0
                && let Some(gone) = heights.turns.iter().position(|kept| kept.0 == hash)
            {
                // The first turns are no longer listed.
                heights.turns.drain(..gone);
            }
            if heights.turns.get(count).is_none_or(|kept| kept.0 != hash) {
                let galley = ui.painter().layout_job(turn_line(view, turn, width));
                heights.turns.truncate(count);
                heights.turns.push((hash, galley.size().y));
            }
            count += 1;
        }
        heights.turns.truncate(count);
        ui.data_mut(|data| data.insert_temp(id, heights.clone()));
        heights
    }
}

fn moves(ui: &mut Ui, view: &View, height: f32) {
    let turns = &view.turns;
    if turns.is_empty() {
        let game = view.position.kind();
        ui.spacing_mut().item_spacing.y = 12.0;
        let end = ui.cursor().min.y + height;
        for (i, part) in games::first_steps(game).iter().enumerate() {
            let text = view.words.get(&format!("help-{game}-{part}-text"));
            let (font, width) = (TextStyle::Move.font(), ui.available_width());
            let galley = ui
                .painter()
                .layout(text.clone(), font, colour::SECOND, width);
            if i > 0 && ui.cursor().min.y + galley.size().y > end {
                break;
            }
            label(ui, text, TextStyle::Move, colour::SECOND);
        }
        return;
    }
    egui::ScrollArea::vertical()
        .id_salt("moves")
        .max_height(height.max(20.0))
        .auto_shrink([false, false])
        .stick_to_bottom(true)
        .show_viewport(ui, |ui, viewport| {
            let width = ui.available_width();
            let heights = TextHeights::of(ui, view, width - MARGIN).turns;
            let count = heights.len();
            let room = |i: usize| if i + 1 == count { LAST_ROOM } else { ROOM };
            let corner = ui.max_rect().min;
            let mut top = 0.0;
            for ((i, turn), (_, height)) in turns.latest(MAX_LISTED_TURNS).enumerate().zip(heights)
            {
                let size = vec2(width, height + room(i));
                if top + size.y >= viewport.min.y && top <= viewport.max.y {
                    let rect = Rect::from_min_size(corner + vec2(0.0, top), size);
                    show_turn(ui, view, turn, rect, i + 1 == count);
                }
                top += size.y + GAP;
            }
            ui.set_height((top - GAP).max(0.0));
        });
}

/// Shows a turn; the last one stands out.
fn show_turn(ui: &Ui, view: &View, turn: &Turn, rect: Rect, last: bool) {
    if last {
        ui.painter()
            .rect_filled(rect, CornerRadius::same(6), Accent::of(ui).hover_fill());
    }
    let top = rect.min.y + if last { LAST_ROOM } else { ROOM } / 2.0;
    let number = pos2(rect.min.x + 34.0, top + LINE / 2.0);
    let text = format!("{}.", turn.number);
    let dim = Color32::from_rgb(0x9E, 0x93, 0x82);
    text_at(
        ui,
        number,
        Align2::RIGHT_CENTER,
        &text,
        TextStyle::Move,
        dim,
    );
    let galley = ui
        .painter()
        .layout_job(turn_line(view, turn, rect.width() - MARGIN));
    ui.painter()
        .galley(pos2(rect.min.x + INDENT, top), galley, colour::TEXT);
}

/// One turn as a coloured line, so wide in units.
fn turn_line(view: &View, turn: &Turn, width: f32) -> LayoutJob {
    let mut text = TurnText::default();
    text.0.wrap.max_width = width;
    games::write_turn(&mut text, view, turn);
    text.0
}

/// The coloured line of a turn, as a game writes it.
#[derive(Debug, Default)]
pub struct TurnText(LayoutJob);

impl TurnText {
    /// Adds a piece of text.
    pub fn add(&mut self, text: &str, style: TextStyle, colour: Color32) {
        self.add_after(0.0, text, style, colour);
    }

    /// Adds a piece of text after a gap, in units.
    pub fn add_after(&mut self, gap: f32, text: &str, style: TextStyle, color: Color32) {
        let format = TextFormat {
            font_id: style.font(),
            color,
            line_height: Some(LINE),
            ..TextFormat::default()
        };
        self.0.append(text, gap, format);
    }

    /// Adds the letter of the side, in that side's colour, and returns what follows it in the notation.
    pub fn add_side<'a>(&mut self, view: &View, turn: &'a Turn) -> &'a str {
        // "12. B 2 8 0: 2=l1-l2+k1-l1"
        let text = turn.text.as_str();
        let numbered = text.split_once(". ").map_or(text, |(_, after)| after);
        let (_, rest) = numbered.split_once(' ').unwrap_or((numbered, ""));
        // The notation's own letter is that of the English name.
        let letter: String = view.side(turn.side).chars().take(1).collect();
        let colours = games::side_colours(view.position.kind());
        let colour = colours[turn.side.index()];
        self.add(&format!("{letter}  "), TextStyle::StrongMove, colour);
        rest
    }
}
