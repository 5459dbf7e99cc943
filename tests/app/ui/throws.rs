//! Throws on panels: their values in words, their cards, and the row that a counted throw moves into.

use bevy::math::Vec2;
use bevy_egui::egui::{
    self, Event as Input, PointerButton, Pos2, RawInput, Rect, Shape, pos2, vec2,
};
use tavoliere::record::{Event, GameRecord};
use tavoliere::rules::{AnyThrow, GameKind, Setup, Side};
use tavoliere::table::Table;
use tavoliere::ui::games;
use tavoliere::ui::{UiAction, theme};

use crate::rig::{scripted, setup, throw_steps};
use crate::views::ViewParts;

/// A row of throws in a window.
struct Row {
    ctx: egui::Context,
    parts: ViewParts,
    time: f64,
    /// The last request of the row.
    asked: Option<UiAction>,
}

impl Row {
    fn new(game: GameKind) -> Row {
        let ctx = egui::Context::default();
        theme::apply(&ctx, games::accent(game));
        Row {
            ctx,
            parts: ViewParts::new(Vec2::new(1280.0, 720.0), game),
            time: 0.0,
            asked: None,
        }
    }

    /// The texts of a frame with this input.
    fn texts(&mut self, table: &Table, events: Vec<Input>) -> Vec<String> {
        self.time += 1.0;
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, vec2(1280.0, 720.0))),
            time: Some(self.time),
            events,
            focused: true,
            ..RawInput::default()
        };
        let view = self.parts.view(table);
        let asked = &mut self.asked;
        let output = self.ctx.run_ui(input, |ui| {
            *asked = games::throw_chips(ui, &view, 44.0).or(asked.take());
        });
        let mut texts = Vec::new();
        for clipped in &output.shapes {
            collect(&clipped.shape, &mut texts);
        }
        texts
    }
}

fn collect(shape: &Shape, texts: &mut Vec<String>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect(shape, texts)),
        Shape::Text(text) => texts.push(text.galley.text().to_owned()),
        _ => {}
    }
}

/// A table of Tablan after throws with these numbers of steps.
fn after_throws(steps: &[u8]) -> Table {
    let mut game = scripted(setup("PerGioco", ""));
    throw_steps(&mut game, steps);
    Table::new(game)
}

/// A place on a chip of the row.
fn chip(index: usize) -> Pos2 {
    pos2(30.0 + 63.0 * index as f32, 24.0)
}

/// A press and release of the pointer.
fn click(at: Pos2) -> [Vec<Input>; 2] {
    [true, false].map(|pressed| {
        vec![
            Input::PointerMoved(at),
            Input::PointerButton {
                pos: at,
                button: PointerButton::Primary,
                pressed,
                modifiers: egui::Modifiers::NONE,
            },
        ]
    })
}

#[test]
fn a_throw_under_the_pointer_shows_its_sticks_and_value() {
    let table = after_throws(&[2, 8, 12, 0]);
    let mut row = Row::new(GameKind::Tablan);
    row.texts(&table, Vec::new());
    let cards = [
        "1 flat: 2",
        "4 flat: 8",
        "None flat: 12",
        "2 flat: no score",
    ];
    for (index, wanted) in cards.iter().enumerate() {
        row.texts(&table, vec![Input::PointerMoved(chip(index))]);
        let texts = row.texts(&table, Vec::new());
        assert!(texts.iter().any(|text| text == wanted), "{texts:?}");
    }
    row.texts(&table, vec![Input::PointerGone]);
    let texts = row.texts(&table, Vec::new());
    assert!(!texts.iter().any(|text| text.contains("flat")), "{texts:?}");
}

#[test]
fn a_tap_keeps_the_card_of_a_throw_open_until_the_next_one() {
    let table = after_throws(&[2, 0]);
    let mut row = Row::new(GameKind::Tablan);
    row.texts(&table, Vec::new());
    for events in click(chip(1)) {
        row.texts(&table, events);
    }
    row.texts(&table, vec![Input::PointerGone]);
    let texts = row.texts(&table, Vec::new());
    assert!(texts.contains(&"2 flat: no score".to_owned()), "{texts:?}");
    // The used throw can't be picked, so the tap only shows its card.
    assert!(row.asked.is_none());
    for events in click(pos2(600.0, 400.0)) {
        row.texts(&table, events);
    }
    row.texts(&table, vec![Input::PointerGone]);
    let texts = row.texts(&table, Vec::new());
    assert!(!texts.iter().any(|text| text.contains("flat")), "{texts:?}");
}

#[test]
fn a_press_still_picks_the_throw_to_use_next() {
    let table = after_throws(&[2, 8, 0]);
    let mut row = Row::new(GameKind::Tablan);
    row.texts(&table, Vec::new());
    for events in click(chip(1)) {
        row.texts(&table, events);
    }
    assert!(matches!(row.asked, Some(UiAction::Pick(Some(8)))));
}

#[test]
fn a_roll_of_tawula_is_counted_in_words() {
    let mut row = Row::new(GameKind::Tawula);
    let mut seen = [false; 2];
    for seed in 1..60 {
        let mut game = GameRecord::new(Setup::new(GameKind::Tawula), seed, Side::First);
        game.throw_next().unwrap();
        let table = Table::new(game);
        let Some(Event::Threw {
            throw: AnyThrow::Tawula(dice),
            ..
        }) = table.game().events().next()
        else {
            panic!("a roll")
        };
        let is_double = dice.is_double();
        let wanted = if is_double {
            format!("Double {}: four times", dice.high())
        } else {
            format!("{} and {}", dice.high(), dice.low())
        };
        row.texts(&table, vec![Input::PointerMoved(chip(0))]);
        let texts = row.texts(&table, Vec::new());
        assert!(texts.contains(&wanted), "{wanted}: {texts:?}");
        seen[usize::from(is_double)] = true;
    }
    assert_eq!(seen, [true; 2]);
}
