//! Shows the controls of the replay: back and forwards, playing, its speed, and the open turn's number.

use bevy_egui::egui::{Align2, Color32, Pos2, Rect, Shape, Stroke, Ui, Vec2, pos2, vec2};

use super::key::Key;
use super::{Family, Screen};
use crate::table::replay::{ReplayIntent, ReplaySpeed};
use crate::ui::accent::Accent;
use crate::ui::kit::{State, Tile};
use crate::ui::theme::{colour, touch_height};
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;

/// The space between the speeds, the key of the graph and the turn's number, in units.
const SPACE: f32 = 18.0;

/// The height of the row of controls.
pub(super) fn height(ui: &Ui) -> f32 {
    touch_height(ui, 40.0)
}

/// A control of the replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Control {
    First,
    Back,
    Play,
    On,
    Last,
}

impl Control {
    const ALL: [Control; 5] = [
        Control::First,
        Control::Back,
        Control::Play,
        Control::On,
        Control::Last,
    ];

    const fn key(self, playing: bool) -> &'static str {
        match self {
            Control::First => "review-to-first",
            Control::Back => "review-back",
            Control::Play if playing => "review-pause",
            Control::Play => "review-play",
            Control::On => "review-on",
            Control::Last => "review-to-last",
        }
    }

    fn action(self, screen: &Screen) -> Option<UiAction> {
        let open = screen.open_place();
        let last = screen.record.turns().len().saturating_sub(1);
        match self {
            Control::First => screen.go_to(0),
            Control::Back => screen.go_to(open.saturating_sub(1)),
            Control::Play => {
                let plays = !screen.replay.is_playing();
                Some(UiAction::Replay(ReplayIntent::Play(plays)))
            }
            // After the last choice, the end of the game can still be shown.
            Control::On if open < last => screen.go_to(open + 1),
            Control::On | Control::Last => {
                let end = screen.record.events().len();
                Some(UiAction::Replay(ReplayIntent::ToEvent(end)))
            }
        }
    }
}

/// Shows the controls in a row.
pub(super) fn show(ui: &mut Ui, view: &View, screen: &Screen, rect: Rect) -> Option<UiAction> {
    let side = height(ui).min(rect.height().max(30.0));
    let mut x = rect.min.x;
    let mut action = None;
    for control in Control::ALL {
        let place = Rect::from_min_size(pos2(x, rect.center().y - side / 2.0), Vec2::splat(side));
        if press(ui, view, screen, control, place) {
            action = control.action(screen);
        }
        x += side;
    }
    x += 14.0;
    let font = screen.font(18.0, 15.0, Family::Text);
    let number = [
        ("number", (screen.open_place() + 1).into()),
        ("count", screen.record.turns().len().into()),
    ];
    let turn = view.words.with("review-turn-of", &number);
    let painter = ui.painter().clone();
    let turn = painter.layout_no_wrap(turn, font, colour::SECOND);
    let before_turn = rect.max.x - turn.size().x;
    let speed_width = side * 0.8 * ReplaySpeed::ALL.len() as f32;
    let after_speeds = x + speed_width + SPACE;
    let key = |end: f32| {
        let has_row = screen.places.key > 0.0;
        let room = end - after_speeds;
        let key = Key::fitting(ui, view, screen, room).filter(|_| !has_row);
        key.map(|key| (key, rect.with_min_x(after_speeds).with_max_x(end)))
    };
    let beside_turn = key(before_turn - SPACE);
    // The axis of the graph also shows the number of the open turn.
    let has_axis = screen.places.axis > 0.0;
    let in_place_of_turn = key(rect.max.x).filter(|_| has_axis && beside_turn.is_none());
    let shows_turn = in_place_of_turn.is_none() && x + speed_width + 16.0 <= before_turn;
    if shows_turn {
        let at = pos2(before_turn, rect.center().y - turn.size().y / 2.0);
        painter.galley(at, turn, colour::SECOND);
    }
    if let Some((key, place)) = beside_turn.or(in_place_of_turn) {
        key.paint(ui, screen, place);
    }
    let end = if shows_turn { before_turn } else { rect.max.x };
    if x + speed_width <= end {
        action = action.or(speeds(ui, view, screen, pos2(x, rect.center().y), side));
    }
    action
}

fn press(ui: &Ui, view: &View, screen: &Screen, control: Control, rect: Rect) -> bool {
    let playing = screen.replay.is_playing();
    let name = view.words.get(control.key(playing));
    let tile = Tile::bare(&name)
        .id(ui.id().with(control.key(false)))
        .tooltip();
    let response = tile.show_at(ui, rect, |ui, rect, state| {
        face(ui, screen, control, rect, state);
    });
    response.clicked()
}

/// Paints a control for its state.
fn face(ui: &Ui, screen: &Screen, control: Control, rect: Rect, state: State) {
    let playing = screen.replay.is_playing();
    let accent = Accent::of(ui);
    let lit = state.is_lit();
    let middle = rect.center();
    let tint = if control == Control::Play {
        let radius = (rect.width() * 0.5 - 2.0).min(19.0_f32.max(screen.size(19.0, 15.0)));
        let fill = if lit {
            accent.fill_hovered()
        } else {
            accent.fill
        };
        ui.painter().circle_filled(middle, radius, fill);
        accent.on
    } else {
        if lit {
            ui.painter()
                .circle_filled(middle, rect.width() * 0.42, accent.hover_fill());
        }
        colour::TEXT
    };
    sign(ui, control, playing, middle, screen.size(8.0, 7.0), tint);
}

/// Paints the symbol of a control.
fn sign(ui: &Ui, control: Control, playing: bool, at: Pos2, half: f32, tint: Color32) {
    let painter = ui.painter();
    let arrow = |middle: Pos2, way: f32| {
        let corners = vec![
            middle + vec2(way * half, 0.0),
            middle + vec2(-way * half * 0.8, -half),
            middle + vec2(-way * half * 0.8, half),
        ];
        painter.add(Shape::convex_polygon(corners, tint, Stroke::NONE));
    };
    let bar = |x: f32| {
        let rect = Rect::from_center_size(at + vec2(x, 0.0), vec2(half * 0.42, half * 2.0));
        painter.rect_filled(rect, 1.0, tint);
    };
    match control {
        Control::First => {
            arrow(at + vec2(half * 0.3, 0.0), -1.0);
            bar(-half * 0.95);
        }
        Control::Back => arrow(at, -1.0),
        Control::Play if playing => {
            bar(-half * 0.5);
            bar(half * 0.5);
        }
        Control::Play => arrow(at + vec2(half * 0.12, 0.0), 1.0),
        Control::On => arrow(at, 1.0),
        Control::Last => {
            arrow(at - vec2(half * 0.3, 0.0), 1.0);
            bar(half * 0.95);
        }
    }
}

/// The text of a speed.
const fn sign_of(speed: ReplaySpeed) -> &'static str {
    match speed {
        ReplaySpeed::Half => "½",
        ReplaySpeed::Usual => "1",
        ReplaySpeed::Double => "2",
        ReplaySpeed::Quadruple => "4",
    }
}

/// Shows the speeds in a row, with the current one highlighted.
fn speeds(ui: &Ui, view: &View, screen: &Screen, left: Pos2, side: f32) -> Option<UiAction> {
    let mut action = None;
    let mut x = left.x;
    let size = vec2(side * 0.8, side);
    for speed in ReplaySpeed::ALL {
        let rect = Rect::from_min_size(pos2(x, left.y - side / 2.0), size);
        x += size.x;
        let chosen = screen.replay.speed() == speed;
        let sign = sign_of(speed);
        let name = view.words.with("review-speed", &[("speed", sign.into())]);
        let tile = Tile::bare(&name)
            .pick(chosen)
            .id(ui.id().with(("speed", sign)))
            .tooltip();
        let response = tile.show_at(ui, rect, |ui, rect, state| {
            let accent = Accent::of(ui);
            let tint = if chosen {
                accent.line
            } else if state.is_lit() {
                colour::TEXT
            } else {
                colour::SECOND
            };
            let family = if chosen { Family::Bold } else { Family::Text };
            let font = screen.font(18.0, 15.0, family);
            ui.painter()
                .text(rect.center(), Align2::CENTER_CENTER, sign, font, tint);
            if chosen {
                let line = Stroke::new(2.0, accent.line);
                let under = rect.center().y + screen.size(13.0, 11.0);
                let middle = rect.center().x;
                ui.painter().hline(middle - 8.0..=middle + 8.0, under, line);
            }
        });
        if response.clicked() {
            action = Some(UiAction::Replay(ReplayIntent::Speed(speed)));
        }
    }
    action
}
