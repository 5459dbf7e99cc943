//! The rooms with their words and buttons, and the row of what else there is.

use std::time::Duration;

use bevy_egui::egui::epaint::Shadow;
use bevy_egui::egui::{
    self, Align2, Color32, CornerRadius, FontFamily, FontId, Painter, Rect, Response, Stroke,
    StrokeKind, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};

use super::action::{HomeAction, RoomAction, act, first_action, ordered, puzzle_of_the_day, speak};
use super::art::Textures;
use super::keys::HomeFocus;
use super::layout::{HomeLayout, ROOMS};
use super::{Home, boards, frame, unfinished};
use crate::date::Date;
use crate::puzzle::daily;
use crate::rules::{GameKind, Side};
use crate::stage::Tempo;
use crate::store::Seat;
use crate::table::seats_of;
use crate::ui::games;
use crate::ui::icons::{Icon, Icons};
use crate::ui::kit::name_control;
use crate::ui::language::LOCALES;
use crate::ui::panel_table::in_rail;
use crate::ui::panels::NewGameDraft;
use crate::ui::theme::colour;
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;

const PLACE: Color32 = Color32::from_rgb(0xE4, 0xD5, 0xB4);
const MUTED: Color32 = Color32::from_rgb(0xCD, 0xC1, 0xAC);
const LINE: Color32 = Color32::from_rgb(0xE4, 0xDC, 0xCB);
const ICON: Color32 = Color32::from_rgb(0xE6, 0xC9, 0x8A);

fn title_font(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name("title".into()))
}

fn bold_font(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name("bold".into()))
}

/// Shows everything; `passing` says how far the table has come into view.
pub(super) fn show(
    ui: &mut Ui,
    view: &View,
    home: &mut Home,
    textures: &Textures,
    layout: &HomeLayout,
    (openness, passing): ([f32; ROOMS], Option<f32>),
    (draft, now, tempo): (&NewGameDraft, Duration, Tempo),
) -> Option<HomeAction> {
    let painter = ui.painter().clone();
    // The growing room covers all else, and only then gives way to the table.
    let t = passing.map_or(0.0, |t| super::eased((t / 0.8).min(1.0)));
    let strength = passing.map_or(1.0, |t| ((1.0 - t) / 0.16).min(1.0));
    let frame_strength = match passing {
        Some(_) if tempo.reduced => strength,
        Some(_) if t >= 1.0 => 0.0,
        _ => 1.0,
    };
    let mut action = None;
    if passing.is_none() {
        painter.rect_filled(layout.screen, 0.0, Color32::from_rgb(0x12, 0x0D, 0x0B));
    }
    for (i, rect) in layout.rooms.iter().enumerate() {
        if passing.is_some() && i == home.room {
            continue;
        }
        room(
            &painter,
            view,
            home,
            textures,
            (layout, i, *rect),
            (openness[i], now, tempo),
            frame_strength,
        );
    }
    if frame_strength > 0.0 {
        frame::paint(&painter, view.icons.walnut(), layout, frame_strength);
        let line = view.words.get("home-line");
        frame::title(&painter, layout, &line, frame_strength);
    }
    if let Some(passing) = passing {
        grow(
            &painter,
            view,
            home,
            textures,
            layout,
            (t, strength, passing),
            tempo,
        );
        return None;
    }
    // Whatever lies beside the buttons of a room is the room itself; they come later and lie over it.
    for (i, rect) in layout.rooms.iter().enumerate() {
        let game = GameKind::ALL[i];
        let name = view.words.get(&format!("game-{game}"));
        let response = ui.interact(*rect, egui::Id::new(("room", i)), egui::Sense::CLICK);
        name_control(&response, || {
            WidgetInfo::labeled(WidgetType::Button, true, &name)
        });
        if response.clicked() && i == home.room {
            home.by_keys = false;
            action = act(home, view, draft, first_action(home), now);
        } else if response.clicked() {
            home.by_keys = false;
            home.focus = HomeFocus::Room;
            home.open_room(i, now, tempo);
        }
    }
    for (i, rect) in layout.rooms.iter().enumerate() {
        let asked = words(
            ui,
            view,
            home,
            layout,
            (i, *rect),
            openness[i],
            (draft, now),
        );
        action = action.or(asked);
    }
    if home.by_keys && home.focus == HomeFocus::Room {
        ring(
            &painter,
            layout.rooms[home.room].shrink(7.0),
            home.game(),
            6,
        );
    }
    let asked = small_row(ui, view, home, layout);
    action.or(asked)
}

/// What is seen on the board of a room.
fn room(
    painter: &Painter,
    view: &View,
    home: &mut Home,
    textures: &Textures,
    (layout, i, rect): (&HomeLayout, usize, Rect),
    (open, now, tempo): (f32, Duration, Tempo),
    strength: f32,
) {
    let game = GameKind::ALL[i];
    let painter = painter.with_clip_rect(rect);
    let room = games::room(game);
    let pose = boards::in_room(room, layout, rect, open);
    with_scene(view, home, i, (now, tempo), |scene| {
        boards::paint(
            &painter,
            (rect, layout),
            (room, &textures.rooms[i], view.icons.ground(game)),
            (pose, boards::room_view(game)),
            &scene,
            strength,
        );
    });
    boards::light_room(&painter, layout, rect, room, open, strength);
}

/// Hands over what is on a room's board: its unfinished game, or a game to look at.
fn with_scene(
    view: &View,
    home: &mut Home,
    i: usize,
    (now, tempo): (Duration, Tempo),
    show: impl FnOnce(boards::Scene),
) {
    let game = GameKind::ALL[i];
    let still = tempo.reduced || tempo.speed <= 0.0 || i != home.room || home.is_passing();
    if let Some(record) = unfinished(view, game) {
        let replay = home.replay(now).filter(|_| !still);
        let before = replay.zip(super::last_move(record));
        let before = before.map(|(t, at)| (record.position_at(at), t));
        show(boards::Scene {
            position: record.position(),
            before: before.as_ref().map(|(before, t)| (&**before, *t)),
        });
        return;
    }
    let (steps, t) = if still { (0, 1.0) } else { home.steps(now) };
    let sample = home.sample(i);
    let events = sample.events().len();
    // So late that there is something to see on the board.
    let from = events.saturating_sub(super::STEPS).max(events * 2 / 3);
    let at = (from + steps).min(events);
    let position = sample.position_at(at);
    if steps > 0 && t < 1.0 {
        let before = sample.position_at(at.saturating_sub(1));
        show(boards::Scene {
            position: &position,
            before: Some((&before, t)),
        });
    } else {
        show(boards::Scene {
            position: &position,
            before: None,
        });
    }
}

/// The room on its way to being the table.
fn grow(
    painter: &Painter,
    view: &View,
    home: &mut Home,
    textures: &Textures,
    layout: &HomeLayout,
    (t, strength, _): (f32, f32, f32),
    tempo: Tempo,
) {
    let (i, game) = (home.room, home.game());
    let room = games::room(game);
    // Where motion is reduced nothing travels: the table comes through the room.
    let t = if tempo.reduced { 0.0 } else { t };
    let rect = boards::between(layout.rooms[i], layout.screen, t);
    let from = boards::in_room(room, layout, layout.rooms[i], 1.0);
    let view_on_table = view.layout.board_view;
    let wide = boards::room_view(game);
    let comes = view_on_table == wide;
    let pose = if comes {
        from.towards(boards::on_table(view.layout), t)
    } else {
        from
    };
    let painter = painter.with_clip_rect(rect);
    // The game that has just been laid is the one that is seen.
    let position = view.position;
    let shows_table = position.kind() == game;
    let scene = |show: &mut dyn FnMut(boards::Scene)| {
        if shows_table {
            show(boards::Scene {
                position,
                before: None,
            });
        }
    };
    scene(&mut |scene| {
        boards::paint(
            &painter,
            (rect, layout),
            (room, &textures.rooms[i], view.icons.ground(game)),
            (pose, wide),
            &scene,
            strength,
        );
    });
    boards::light_room(&painter, layout, rect, room, 1.0, strength * (1.0 - t));
}

fn ring(painter: &Painter, rect: Rect, game: GameKind, radius: u8) {
    let radius = CornerRadius::same(radius);
    let ink = Stroke::new(6.0, Color32::from_rgb(0x14, 0x10, 0x0C));
    let accent = Stroke::new(3.0, games::accent(game).line);
    painter.rect_stroke(rect.expand(4.0), radius, ink, StrokeKind::Middle);
    painter.rect_stroke(rect.expand(4.0), radius, accent, StrokeKind::Middle);
}

/// What a room says of its game.
struct Texts {
    name: String,
    place: String,
    line: String,
    facts: String,
    state: (String, Color32, Option<Side>),
}

fn texts(view: &View, game: GameKind) -> Texts {
    let words = view.words;
    let room = games::room(game);
    let facts = words.with(
        "home-facts",
        &[
            ("lot", words.get(&format!("home-{game}-lot")).into()),
            ("minutes", room.minutes.into()),
        ],
    );
    let accent = games::accent(game).line;
    let state = match unfinished(view, game) {
        Some(record) => {
            let position = record.position();
            let number = [("number", position.turn_number().into())];
            let side = position.side_to_act();
            let seats = seats_of(record);
            let alone = seats.iter().filter(|seat| **seat == Seat::Person).count() == 1;
            let is_own = side.is_some_and(|side| seats[side.index()] == Seat::Person);
            let key = if alone && is_own {
                "home-your-move"
            } else {
                "home-goes-on"
            };
            (words.with(key, &number), accent, side)
        }
        None => (words.get("home-new"), accent, None),
    };
    Texts {
        name: words.get(&format!("game-{game}")),
        place: words.get(&format!("game-{game}-place")),
        line: words.get(&format!("home-{game}-line")),
        facts,
        state,
    }
}

/// The words and buttons of a room.
fn words(
    ui: &mut Ui,
    view: &View,
    home: &mut Home,
    layout: &HomeLayout,
    (i, rect): (usize, Rect),
    open: f32,
    (draft, now): (&NewGameDraft, Duration),
) -> Option<HomeAction> {
    let game = GameKind::ALL[i];
    let texts = texts(view, game);
    let painter = ui.painter().with_clip_rect(rect);
    let focused = i == home.room && open > 0.5;
    let fades = if focused {
        open * 2.0 - 1.0
    } else {
        1.0 - open * 2.0
    };
    let tint = |colour: Color32| colour.gamma_multiply(fades.clamp(0.0, 1.0));
    // Nothing is smaller than can be read.
    let unit = if layout.tight { 0.5 } else { layout.unit };
    let sized = |design: f32| (design * unit).max(15.0);
    let margin = if layout.tight {
        14.0
    } else {
        (if focused { 44.0 } else { 32.0 }) * unit
    };
    let x = rect.min.x + margin;
    let width = rect.width() - 2.0 * margin;
    let text = |painter: &Painter, at: egui::Pos2, text: &str, font: FontId, colour: Color32| {
        painter.text(at, Align2::LEFT_BOTTOM, text, font, tint(colour))
    };
    let mut action = None;
    if focused {
        let height = (56.0 * unit).max(44.0);
        let foot = rect.max.y - if layout.tight { 10.0 } else { 28.0 * unit };
        let row = Rect::from_min_max(pos2(x, foot - height), pos2(x + width, foot));
        action = actions(ui, view, home, row, (unit, fades), (draft, now));
        let mut y = row.min.y - 12.0 * unit;
        let facts = painter.layout(
            texts.facts.clone(),
            FontId::proportional(sized(20.0)),
            tint(MUTED),
            width,
        );
        let mut at = pos2(x, y - facts.size().y);
        let facts_size = facts.size();
        painter.galley(at, facts, MUTED);
        let state_font = bold_font(sized(20.0));
        let state = painter.layout_no_wrap(texts.state.0.clone(), state_font, tint(texts.state.1));
        at.x += facts_size.x + 16.0 * unit;
        if at.x + state.size().x + 40.0 * unit > x + width {
            // It stands on a line of its own.
            y = at.y;
            at = pos2(x, y - state.size().y - 4.0 * unit);
        }
        y = at.y;
        paint_state(&painter, view, game, (at, state), texts.state.2, unit);
        if !layout.tight {
            let line = painter.layout(
                texts.line.clone(),
                FontId::proportional(sized(26.0)),
                tint(colour::TEXT),
                width,
            );
            let at = pos2(x, y - line.size().y - 8.0 * unit);
            painter.galley(at, line, colour::TEXT);
            y = at.y;
        }
        let name_font = title_font(if layout.tight { 30.0 } else { 72.0 * unit }.max(26.0));
        let name = text(&painter, pos2(x, y), &texts.name, name_font, colour::TEXT);
        let place_font = FontId::proportional(sized(28.0));
        let place = painter.layout_no_wrap(texts.place.clone(), place_font, tint(PLACE));
        let at = pos2(
            name.max.x + 18.0 * unit,
            name.max.y - place.size().y - 0.16 * name.height(),
        );
        if at.x + place.size().x < x + width {
            painter.galley(at, place, PLACE);
        }
        return action;
    }
    slim(
        &painter,
        view,
        &texts,
        layout,
        (game, rect),
        (x, width, unit),
        &tint,
    );
    action
}

/// The words of a room that is not open.
fn slim(
    painter: &Painter,
    view: &View,
    texts: &Texts,
    layout: &HomeLayout,
    (game, rect): (GameKind, Rect),
    (x, width, unit): (f32, f32, f32),
    tint: &impl Fn(Color32) -> Color32,
) {
    let sized = |design: f32| (design * unit).max(15.0);
    if layout.tight {
        let font = title_font(22.0);
        let at = pos2(x, rect.max.y - 14.0);
        painter.text(
            at,
            Align2::LEFT_BOTTOM,
            &texts.name,
            font,
            tint(colour::TEXT),
        );
        if texts.state.2.is_some() {
            let at = pos2(rect.max.x - 16.0, rect.max.y - 26.0);
            painter.circle_filled(at, 5.0, tint(texts.state.1));
        }
        return;
    }
    let state = painter.layout(
        texts.state.0.clone(),
        bold_font(sized(20.0)),
        tint(texts.state.1),
        width,
    );
    let facts = painter.layout(
        texts.facts.clone(),
        FontId::proportional(sized(20.0)),
        tint(MUTED),
        width,
    );
    let line = painter.layout(
        texts.line.clone(),
        FontId::proportional(sized(21.0)),
        tint(LINE),
        width,
    );
    let place = painter.layout_no_wrap(
        texts.place.clone(),
        FontId::proportional(sized(24.0)),
        tint(PLACE),
    );
    let name = painter.layout_no_wrap(
        texts.name.clone(),
        title_font((48.0 * unit).max(24.0)),
        tint(colour::TEXT),
    );
    let mut y = rect.max.y - 24.0 * unit;
    let gap = 6.0 * unit;
    y -= state.size().y;
    let state_at = pos2(x, y);
    paint_state(painter, view, game, (state_at, state), texts.state.2, unit);
    y -= facts.size().y + gap;
    painter.galley(pos2(x, y), facts, MUTED);
    // A low band has room for no more than who and where.
    if !layout.upright {
        // All names stand on one line, however long the lines beneath them are.
        let rows = line.rows.len().max(1) as f32;
        y -= line.size().y * (2.0 / rows).max(1.0) + gap;
        painter.galley(pos2(x, y), line, LINE);
    }
    y -= place.size().y + gap;
    painter.galley(pos2(x, y), place, PLACE);
    y -= name.size().y;
    painter.galley(pos2(x, y), name, colour::TEXT);
}

/// Where the game of a room goes on, with the piece of the side that acts.
fn paint_state(
    painter: &Painter,
    view: &View,
    game: GameKind,
    (at, text): (egui::Pos2, std::sync::Arc<egui::Galley>),
    side: Option<Side>,
    unit: f32,
) {
    let mut x = at.x;
    if let Some(side) = side {
        let icon = (28.0 * unit).max(20.0);
        let middle = pos2(x + icon / 2.0, at.y + text.size().y / 2.0);
        let place = Rect::from_center_size(middle, Vec2::splat(icon));
        view.icons.piece(painter, game, side, place);
        x += icon + 8.0 * unit;
    }
    painter.galley(pos2(x, at.y), text, colour::TEXT);
}

fn label_of(view: &View, game: GameKind, action: RoomAction) -> String {
    let key = match action {
        RoomAction::Play if unfinished(view, game).is_some() => "home-continue",
        RoomAction::Play => "home-play",
        RoomAction::Learn => "home-learn",
        RoomAction::NewGame => "new-game",
        RoomAction::Watch => "home-watch",
    };
    view.words.get(key)
}

/// The buttons of the open room, the next action first; where they have no room beside one another, in two rows.
fn actions(
    ui: &mut Ui,
    view: &View,
    home: &mut Home,
    row: Rect,
    (unit, fades): (f32, f32),
    (draft, now): (&NewGameDraft, Duration),
) -> Option<HomeAction> {
    let game = home.game();
    let font = bold_font((22.0 * unit).clamp(16.0, 30.0));
    let gap = (14.0 * unit).max(6.0);
    let all = ordered(home);
    let labels = all.map(|action| label_of(view, game, action));
    let pad = (26.0 * unit).max(10.0);
    let icon = font.size * 1.1;
    let widths = std::array::from_fn::<f32, { RoomAction::ALL.len() }, _>(|at| {
        let label = labels[at].clone();
        let galley = ui
            .painter()
            .layout_no_wrap(label, font.clone(), colour::TEXT);
        let icon = if all[at] == RoomAction::Play && at == 0 {
            icon
        } else {
            0.0
        };
        galley.size().x + 2.0 * pad + icon
    });
    let whole: f32 = widths.iter().sum::<f32>() + gap * (widths.len() as f32 - 1.0);
    let squeeze = (row.width() / whole).min(1.0);
    let mut x = row.min.x;
    let mut asked = None;
    for (at, (action, label)) in all.into_iter().zip(labels).enumerate() {
        let width = widths[at] * squeeze;
        let rect = Rect::from_min_size(pos2(x, row.min.y), vec2(width, row.height()));
        x += width + gap * squeeze;
        let response = ui.interact(rect, egui::Id::new(("room action", at)), egui::Sense::CLICK);
        name_control(&response, || {
            WidgetInfo::labeled(WidgetType::Button, true, &label)
        });
        let icon = (action == RoomAction::Play && at == 0).then_some((view.icons, Icon::Play));
        face(
            ui,
            rect,
            (&label, icon),
            (&font, squeeze),
            (at == 0, game),
            (&response, fades),
        );
        if home.by_keys && home.focus == HomeFocus::Action(at) {
            ring(ui.painter(), rect, game, 12);
        }
        if response.clicked() {
            home.by_keys = false;
            asked = act(home, view, draft, action, now);
        }
    }
    asked
}

fn face(
    ui: &Ui,
    rect: Rect,
    (label, icon): (&str, Option<(&Icons, Icon)>),
    (font, squeeze): (&FontId, f32),
    (first, game): (bool, GameKind),
    (response, fades): (&Response, f32),
) {
    let painter = ui.painter();
    let accent = games::accent(game);
    let (fill, line, ink) = match (first, response.hovered()) {
        (true, false) => (
            accent.fill,
            Color32::from_rgba_unmultiplied(0xFF, 0xF1, 0xCE, 140),
            accent.on,
        ),
        (true, true) => (accent.fill_hovered(), colour::TEXT, accent.on),
        (false, false) => (
            Color32::from_rgba_unmultiplied(0x14, 0x10, 0x0C, 170),
            Color32::from_rgba_unmultiplied(0xD9, 0xC5, 0x9A, 107),
            colour::TEXT,
        ),
        (false, true) => (
            Color32::from_rgb(0x2C, 0x24, 0x1B),
            colour::BRASS,
            colour::TEXT,
        ),
    };
    let radius = CornerRadius::same(12);
    let fade = |colour: Color32| colour.gamma_multiply(fades.clamp(0.0, 1.0));
    if first {
        let shadow = Shadow {
            offset: [3, 5],
            blur: 6,
            spread: 0,
            color: fade(Color32::from_black_alpha(128)),
        };
        painter.add(shadow.as_shape(rect, radius));
    }
    painter.rect(
        rect,
        radius,
        fade(fill),
        Stroke::new(1.0, fade(line)),
        StrokeKind::Inside,
    );
    let font = FontId::new((font.size * squeeze).max(13.0), font.family.clone());
    let Some((icons, icon)) = icon else {
        painter.text(rect.center(), Align2::CENTER_CENTER, label, font, fade(ink));
        return;
    };
    let side = font.size * 1.2;
    let text = painter.layout_no_wrap(label.to_owned(), font, fade(ink));
    let whole = side + 4.0 + text.size().x;
    let at = pos2(rect.center().x - whole / 2.0, rect.center().y);
    let place = Rect::from_min_size(at - vec2(side * 0.1, side / 2.0), Vec2::splat(side));
    icons.paint(painter, icon, place, fade(ink));
    painter.galley(at + vec2(side + 4.0, -text.size().y / 2.0), text, fade(ink));
}

/// The puzzle of the day, the settings and the languages, in the lower rail.
fn small_row(ui: &mut Ui, view: &View, home: &mut Home, layout: &HomeLayout) -> Option<HomeAction> {
    let rail = layout.foot;
    let unit = if layout.tight { 0.6 } else { layout.unit };
    let font = bold_font((22.0 * unit).max(16.0));
    let mut action = None;
    let mut x = rail.max.x - (62.0 * layout.unit).max(14.0);
    let game = home.game();
    for (at, locale) in LOCALES.iter().enumerate().rev() {
        let label = locale.tag.to_uppercase();
        let spoken = view.words.locale().tag == locale.tag;
        let tint = if spoken { colour::TEXT } else { MUTED };
        let galley = ui.painter().layout_no_wrap(label, font.clone(), tint);
        let width = galley.size().x.max(24.0) + 20.0;
        let rect = Rect::from_min_max(pos2(x - width, rail.min.y), pos2(x, rail.max.y))
            .shrink2(vec2(0.0, 2.0));
        x -= width;
        let response = ui.interact(rect, egui::Id::new(("language", at)), egui::Sense::CLICK);
        name_control(&response, || {
            WidgetInfo::selected(WidgetType::RadioButton, true, spoken, locale.name())
        });
        let place = rect.center() - galley.size() / 2.0;
        if spoken {
            let y = place.y + galley.size().y + 2.0;
            let line = Stroke::new(2.0, ICON);
            ui.painter()
                .hline(place.x..=place.x + galley.size().x, y, line);
        }
        ui.painter().galley(place, galley, tint);
        if home.by_keys && home.focus == HomeFocus::Language(at) {
            ring(ui.painter(), rect.shrink(8.0), game, 6);
        }
        if response.clicked() && !spoken {
            home.by_keys = false;
            action = Some(speak(view, at));
        }
    }
    let mut gap = (36.0 * unit).max(10.0);
    for row in in_rail().into_iter().rev() {
        x -= gap;
        gap = (12.0 * unit).max(4.0);
        let label = view.words.get(row.title);
        let mut texts = [Some(label.as_str()), None];
        let mut size = RailButton::size(ui, texts, &font, unit);
        // The puzzle of the day needs the room for its name first.
        let titled_from = row.rail.and_then(|place| place.titled_from);
        if titled_from.is_some_and(|share| x - size < rail.min.x + share * rail.width()) {
            texts = [None, None];
            size = RailButton::size(ui, texts, &font, unit);
        }
        let rect = Rect::from_min_max(pos2(x - size, rail.min.y), pos2(x, rail.max.y));
        x -= size;
        let button = RailButton {
            icon: row.icon,
            texts,
            label: &label,
            focused: home.by_keys && home.focus == HomeFocus::Panel(row.panel),
        };
        if button.show(ui, view, rect, (&font, unit), game) {
            home.by_keys = false;
            action = Some(HomeAction::Ui(UiAction::Open(row.panel)));
        }
    }
    let free = x;
    let x = rail.min.x + (62.0 * layout.unit).max(14.0);
    let label = view.words.get("puzzle-of-the-day");
    let kind = view
        .words
        .get(&format!("game-{}", daily(Date::today()).kind));
    // Where there is no room for its name, the icon stands for it.
    let name = Some(label.as_str());
    let candidates = [[name, Some(kind.as_str())], [name, None], [None, None]];
    let sizes = candidates.map(|texts| RailButton::size(ui, texts, &font, unit));
    let at = sizes.iter().position(|size| x + size < free).unwrap_or(2);
    let (texts, size) = (candidates[at], sizes[at]);
    let rect = Rect::from_min_max(pos2(x - 8.0, rail.min.y), pos2(x - 8.0 + size, rail.max.y));
    let puzzle = RailButton {
        icon: Icon::Hint,
        texts,
        label: &label,
        focused: home.by_keys && home.focus == HomeFocus::Puzzle,
    };
    if puzzle.show(ui, view, rect, (&font, unit), game) {
        home.by_keys = false;
        action = Some(puzzle_of_the_day(view));
    }
    action
}

/// A button in the lower rail: an icon, as far as there is room its name and what it is about, and what it is called.
struct RailButton<'a> {
    icon: Icon,
    texts: [Option<&'a str>; 2],
    label: &'a str,
    focused: bool,
}

impl RailButton<'_> {
    fn icon_size(unit: f32) -> f32 {
        (26.0 * unit).max(20.0)
    }

    /// How wide it is.
    fn size(ui: &Ui, texts: [Option<&str>; 2], font: &FontId, unit: f32) -> f32 {
        let width = |text: &str| {
            let galley = ui
                .painter()
                .layout_no_wrap(text.to_owned(), font.clone(), MUTED);
            10.0 + galley.size().x
        };
        let texts: f32 = texts.into_iter().flatten().map(width).sum();
        (Self::icon_size(unit) + texts + 16.0).max(44.0)
    }

    /// Shows it; true where it was pressed.
    fn show(
        self,
        ui: &mut Ui,
        view: &View,
        rect: Rect,
        (font, unit): (&FontId, f32),
        game: GameKind,
    ) -> bool {
        let rect = rect.shrink2(vec2(0.0, 2.0));
        let [name, about] = self.texts;
        let id = egui::Id::new(("rail", self.icon as usize));
        let response = ui.interact(rect, id, egui::Sense::CLICK);
        name_control(&response, || {
            WidgetInfo::labeled(WidgetType::Button, true, self.label)
        });
        let painter = ui.painter().with_clip_rect(rect);
        let middle = rect.center().y;
        let icon = Self::icon_size(unit);
        let place = Rect::from_center_size(
            pos2(rect.min.x + 8.0 + icon / 2.0, middle),
            Vec2::splat(icon),
        );
        view.icons.paint(&painter, self.icon, place, ICON);
        let tint = if response.hovered() {
            ICON
        } else {
            colour::TEXT
        };
        let text = |x: f32, text: &str, font: FontId, tint: Color32| {
            let galley = painter.layout_no_wrap(text.to_owned(), font, tint);
            let size = galley.size();
            painter.galley(pos2(x, middle - size.y / 2.0), galley, tint);
            x + size.x
        };
        let mut x = place.max.x;
        if let Some(name) = name {
            x = text(x + 10.0, name, font.clone(), tint);
        }
        if let Some(about) = about {
            text(x + 10.0, about, FontId::proportional(font.size), MUTED);
        }
        if self.focused {
            ring(ui.painter(), rect.shrink(8.0), game, 6);
        }
        response.clicked()
    }
}
