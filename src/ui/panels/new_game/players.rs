//! Shows the choice of players: two plates opposite each other, and the portraits to choose from.

use bevy_egui::egui::text::{LayoutJob, TextFormat};
use bevy_egui::egui::{Align2, Color32, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use super::{NewGameDraft, first_row, match_row, player_choice};
use crate::ai::Player;
use crate::players::SeatedPlayer;
use crate::rules::{GameKind, Side};
use crate::store::Seat;
use crate::ui::accent::Accent;
use crate::ui::games;
use crate::ui::icons::Icon;
use crate::ui::kit::{Button, Tile, icon_button_width};
use crate::ui::panels::section;
use crate::ui::player_mark;
use crate::ui::portrait;
use crate::ui::text::{label, text_at};
use crate::ui::theme::{BUTTON_RADIUS, TextStyle, colour, touch_gap, touch_height};
use crate::ui::view::View;

/// The height of a player's plate, and of the portrait on it.
const PLATE: f32 = 92.0;
const PORTRAIT: f32 = 72.0;
/// The least and the largest size of a portrait to choose, and the gap between two.
const CHOICE: (f32, f32) = (48.0, 66.0);
const GAP: f32 = 4.0;
/// The largest width of a portrait with its name.
const MOST_WIDTH: f32 = 96.0;
/// A smaller portrait can't be recognised.
const SMALLEST_PORTRAIT: f32 = 22.0;

/// Shows the players, their sides, the first side, and the length of the match.
pub(super) fn show(ui: &mut Ui, view: &View, draft: &mut NewGameDraft) {
    let words = view.words;
    section(ui, &words.get("new-who"));
    choose_players(ui, view, draft);
    if draft.begin().rules() != draft.setup {
        let line = words.get("new-computers-line");
        label(ui, line, TextStyle::Note, colour::SECOND);
    }
    if view.settings.children {
        return;
    }
    first_row(ui, view, draft);
    match_row(ui, view, draft);
}

/// Shows only the players of both sides.
pub(in crate::ui::panels) fn choose_players(ui: &mut Ui, view: &View, draft: &mut NewGameDraft) {
    plates(ui, view, draft);
    ui.add_space(2.0);
    portraits(ui, view, draft);
}

/// Shows both sides with their players and a button to swap them. The highlighted one's player is being chosen.
fn plates(ui: &mut Ui, view: &View, draft: &mut NewGameDraft) {
    let swap = icon_button_width(ui);
    let gap = touch_gap(ui, 8.0);
    let width = (ui.available_width() - swap - 2.0 * gap) / 2.0;
    ui.spacing_mut().interact_size.y = PLATE;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = gap;
        if plate(ui, view, draft, Side::First, width) {
            draft.edited = Side::First;
        }
        let name = view.words.get("new-swap");
        if Button::only_icon(view.icons, Icon::Rematch, &name).show(ui) {
            draft.seats.swap(0, 1);
            draft.players.swap(0, 1);
            draft.edited = draft.edited.other();
        }
        if plate(ui, view, draft, Side::Second, width) {
            draft.edited = Side::Second;
        }
    });
}

/// The name of a player.
fn name(view: &View, draft: &NewGameDraft, side: Side) -> String {
    if let (Seat::Person, Some(player)) = (draft.seats[side.index()], &draft.players[side.index()])
    {
        return player.name.clone();
    }
    match draft.seats[side.index()] {
        // With two people at one screen neither is "you".
        Seat::Person if draft.seats == [Seat::Person; 2] => view.words.get("seat-person"),
        Seat::Person => view.words.get("you"),
        Seat::Computer(level) => {
            let kind = draft.setup.kind();
            view.words.get(&Player::new(level).key(kind))
        }
    }
}

fn plate(ui: &mut Ui, view: &View, draft: &NewGameDraft, side: Side, width: f32) -> bool {
    let here = draft.edited == side;
    let side_name = view.words.side(draft.setup.kind(), side);
    let text = format!("{side_name}: {}", name(view, draft, side));
    let tile = Tile::card(&text).pick(here).size(vec2(width, PLATE));
    let response = tile.show(ui, |ui, rect, _| paint_plate(ui, view, draft, side, rect));
    response.clicked() && !here
}

fn paint_plate(ui: &Ui, view: &View, draft: &NewGameDraft, side: Side, rect: Rect) {
    let (kind, width) = (draft.setup.kind(), rect.width());
    let (side_name, player) = (view.words.side(kind, side), name(view, draft, side));
    // On a phone the texts take their space first, and the portrait gets the rest.
    let worded = |text: &str, style: TextStyle| {
        let galley = ui
            .painter()
            .layout_no_wrap(text.to_owned(), style.font(), colour::TEXT);
        galley.size().x
    };
    let words =
        worded(&player, TextStyle::SmallTitle).max(28.0 + worded(&side_name, TextStyle::Note));
    let portrait = PORTRAIT
        .min(width * 0.42)
        .min(width - words - 26.0)
        .max(0.0);
    let at = pos2(rect.min.x + 10.0 + portrait / 2.0, rect.center().y);
    let place = Rect::from_center_size(at, Vec2::splat(portrait));
    let seat = draft.seats[side.index()];
    let x = if portrait >= SMALLEST_PORTRAIT {
        match (seat, &draft.players[side.index()]) {
            (
                Seat::Person,
                Some(SeatedPlayer {
                    badge: Some(badge), ..
                }),
            ) => {
                player_mark::paint(ui.painter(), place.center(), portrait * 0.46, *badge);
            }
            _ => paint_portrait(ui, view, kind, seat, place),
        }
        place.max.x + 10.0
    } else {
        rect.min.x + 8.0
    };
    let clipped = ui.painter().with_clip_rect(rect.shrink(3.0));
    let piece = Rect::from_center_size(pos2(x + 11.0, rect.center().y - 14.0), Vec2::splat(22.0));
    view.icons.piece(&clipped, kind, side, piece);
    for (at, text, style, tint) in [
        (
            piece.right_center() + vec2(6.0, 0.0),
            side_name,
            TextStyle::Note,
            colour::SECOND,
        ),
        (
            pos2(x, rect.center().y + 14.0),
            player,
            TextStyle::SmallTitle,
            colour::TEXT,
        ),
    ] {
        clipped.text(at, Align2::LEFT_CENTER, text, style.font(), tint);
    }
}

/// Paints the portrait of a seat's player.
fn paint_portrait(ui: &Ui, view: &View, kind: GameKind, seat: Seat, rect: Rect) {
    let frame = Stroke::new(1.0, colour::HAIRLINE);
    match seat {
        Seat::Computer(level) => {
            let level = Player::new(level).level_in(kind);
            if let Some(portrait) = games::portrait(kind, level) {
                portrait::paint(ui.painter(), rect, portrait, frame);
            }
        }
        Seat::Person => {
            let fill = Accent::of(ui).selected_fill();
            ui.painter()
                .rect(rect, BUTTON_RADIUS, fill, frame, StrokeKind::Inside);
            let icon = rect.shrink(rect.width() * 0.16);
            view.icons
                .paint(ui.painter(), Icon::Person, icon, colour::TEXT);
        }
    }
}

/// Shows a person and every level of the computer, to choose for the highlighted side.
fn portraits(ui: &mut Ui, view: &View, draft: &mut NewGameDraft) {
    let words = view.words;
    let kind = draft.setup.kind();
    let side = draft.edited;
    let mut seat = draft.seats[side.index()];
    let levels = Player::MIN_LEVEL..=Player::levels(kind);
    let choices = std::iter::once(Seat::Person).chain(levels.map(Seat::Computer));
    let choices: Vec<Seat> = choices.collect();
    let names = choices.iter().map(|choice| match choice {
        Seat::Person => words.get("seat-person"),
        Seat::Computer(level) => words.get(&Player::new(*level).key(kind)),
    });
    let names: Vec<String> = names.collect();
    let grid = PortraitGrid::of(ui, &names);
    ui.spacing_mut().interact_size.y = grid.cell.y;
    let gap = Vec2::splat(GAP);
    for (row, shown) in choices.chunks(grid.columns).enumerate() {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing = gap;
            for (column, choice) in shown.iter().copied().enumerate() {
                let here = match (choice, seat) {
                    // A level that this game lacks stays selected for games that have it.
                    (Seat::Computer(level), Seat::Computer(chosen)) => {
                        level == Player::new(chosen).level_in(kind)
                    }
                    (choice, seat) => choice == seat,
                };
                let text = &names[row * grid.columns + column];
                let tile = Tile::picture(text).pick(here).size(grid.cell);
                let response = tile.show(ui, |ui, rect, _| {
                    let side = grid.portrait;
                    let middle = pos2(rect.center().x, rect.min.y + side / 2.0);
                    let face = Rect::from_center_size(middle, Vec2::splat(side - 4.0));
                    paint_portrait(ui, view, kind, choice, face);
                    let below = Rect::from_min_max(pos2(rect.min.x, rect.min.y + side), rect.max);
                    grid.caption(ui, below, text, here);
                });
                if response.clicked() && !here {
                    seat = choice;
                }
            }
        });
    }
    draft.seats[side.index()] = seat;
    if seat == Seat::Person {
        player_choice::entry(ui, view, draft);
        return;
    }
    let player = match seat {
        Seat::Person => return,
        Seat::Computer(level) => Player::new(level),
    };
    // Reserves two lines for the description of any level, so that contents below don't move.
    let top = ui.cursor().min;
    let two_lines = vec2(ui.available_width(), 38.0);
    let shown = ui.label(description(view, kind, player));
    let _ = ui.allocate_rect(
        Rect::from_min_max(
            pos2(top.x, shown.rect.max.y),
            (top + two_lines).max(shown.rect.max),
        ),
        Sense::hover(),
    );
}

/// The name and the level of a computer player, and a sentence about its play.
fn description(view: &View, kind: GameKind, player: Player) -> LayoutJob {
    let (words, key) = (view.words, player.key(kind));
    let level = words.with(
        "new-level",
        &[
            ("name", words.get(&key).into()),
            ("number", player.level_in(kind).into()),
            ("count", Player::levels(kind).into()),
        ],
    );
    let format = |style: TextStyle, tint| TextFormat::simple(style.font(), tint);
    let mut job = LayoutJob::default();
    let strong = format(TextStyle::StrongNote, colour::TEXT);
    job.append(&format!("{level}. "), 0.0, strong);
    let temper = words.get(&format!("{key}-temper"));
    job.append(&temper, 0.0, format(TextStyle::Note, colour::SECOND));
    job
}

/// The grid of portraits with their names, in rows of about the same length.
struct PortraitGrid {
    columns: usize,
    /// The size of a portrait with its name.
    cell: Vec2,
    /// The side of a portrait.
    portrait: f32,
    /// The size of the names' font.
    font: f32,
}

impl PortraitGrid {
    /// The least size of the names' font.
    const LEAST_FONT: f32 = 12.0;

    fn of(ui: &Ui, names: &[String]) -> PortraitGrid {
        let width_at = |size: f32| {
            let mut font = TextStyle::Note.font();
            font.size = size;
            let painter = ui.painter();
            let widths = names.iter().map(|name| {
                let galley = painter.layout_no_wrap(name.clone(), font.clone(), colour::TEXT);
                galley.size().x
            });
            widths.fold(0.0, f32::max)
        };
        let usual = TextStyle::Note.font().size;
        let widest = (width_at(Self::LEAST_FONT) + 6.0).max(touch_height(ui, 0.0));
        let room = ui.available_width();
        let fitting = ((room + GAP) / (widest + GAP)).floor().max(1.0) as usize;
        // Rows of about the same length, so that the last portrait isn't alone.
        let rows = names.len().div_ceil(fitting.min(names.len()));
        let columns = names.len().div_ceil(rows);
        let width = ((room - GAP * (columns - 1) as f32) / columns as f32).floor();
        let width = width.min(MOST_WIDTH).max(widest.min(room));
        let font = if width_at(usual) + 6.0 <= width {
            usual
        } else {
            Self::LEAST_FONT
        };
        let portrait = width
            .min(CHOICE.1)
            .max(touch_height(ui, CHOICE.0).min(width));
        PortraitGrid {
            columns,
            cell: vec2(width, portrait + font * 1.3 + 10.0),
            portrait,
            font,
        }
    }

    fn caption(&self, ui: &Ui, rect: Rect, text: &str, here: bool) {
        let (style, tint) = name_style(here);
        let mut font = style.font();
        font.size = self.font;
        // The line of the highlighted portrait is below its name.
        let middle = rect.center() - vec2(0.0, 3.0);
        ui.painter()
            .text(middle, Align2::CENTER_CENTER, text, font, tint);
    }
}

/// The style and the colour of the name on a card.
pub(super) const fn name_style(here: bool) -> (TextStyle, Color32) {
    if here {
        (TextStyle::StrongNote, colour::TEXT)
    } else {
        (TextStyle::Note, colour::SECOND)
    }
}

/// Shows text in the middle of a place.
pub(super) fn caption(ui: &Ui, rect: Rect, text: &str, here: bool) {
    let (style, tint) = name_style(here);
    text_at(ui, rect.center(), Align2::CENTER_CENTER, text, style, tint);
}
