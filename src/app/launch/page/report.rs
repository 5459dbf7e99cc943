//! Reports the visible state as plain data for the tests of the page, because the browser sees only a canvas.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use js_sys::{Array, Object, Reflect};
use wasm_bindgen::JsValue;

use super::bridge;
use crate::input::Pressed;
use crate::input::selection::{Selection, offered};
use crate::review::Stage;
use crate::rules::{Expect, Side};
use crate::settings::SettingsInForce;
use crate::stage::{Layout, RevealedEvents, Timeline};
use crate::table::computer::{ComputerMove, pause_before_throw};
use crate::table::targets::targets;
use crate::table::{Intent, Learning, Location, Replay, ReviewTask, Table};
use crate::ui::kit::Names;
use crate::ui::{OpenPanels, Toasts, UiAction};

/// `true` if all requests of this frame's panels are handled. Until then panels and table disagree.
pub(super) fn is_consistent(
    mut intents: MessageReader<Intent>,
    mut presses: MessageReader<Pressed>,
    mut actions: MessageReader<UiAction>,
) -> bool {
    let asked = [
        intents.read().count(),
        presses.read().count(),
        actions.read().count(),
    ];
    asked == [0; 3]
}

/// Reports the visible state whenever it changes.
pub(super) fn report_state(
    mut contexts: EguiContexts,
    table: Res<Table>,
    layout: Res<Layout>,
    timeline: Res<Timeline>,
    revealed: Res<RevealedEvents>,
    selection: Res<Selection>,
    in_force: SettingsInForce,
    computer: Res<ComputerMove>,
    open: Res<OpenPanels>,
    toasts: Res<Toasts>,
    learning: Option<Res<Learning>>,
    replay: Option<Res<Replay>>,
    review: Res<ReviewTask>,
    mut last: Local<Option<(usize, usize, bool, Names)>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let labelled = Names::take(ctx);
    let game = table.game();
    // An automatic throw leaves the player nothing to do either.
    let moving = !timeline.is_idle() || pause_before_throw(&table, &in_force).is_some();
    let now = (game.events().len(), revealed.0, moving, labelled);
    let changed = layout.is_changed()
        || table.is_changed()
        || selection.is_changed()
        || in_force.is_changed()
        || open.is_changed()
        || learning.as_ref().is_some_and(DetectChanges::is_changed)
        || replay.as_ref().is_some_and(DetectChanges::is_changed)
        || review.is_changed()
        || toasts.is_changed();
    if !changed && last.as_ref() == Some(&now) {
        return Ok(());
    }
    let (side, expects) = match game.expect() {
        Expect::Throw(side) => (Some(side), "throw"),
        Expect::Move(side) => (Some(side), "move"),
        Expect::Nothing => (None, "nothing"),
    };
    let seat = side.map(|side| table.seat(side).to_string());
    let offered = offered(&table, selection.picked);
    let targets = offered.iter().map(|target| {
        let ends = [target.from, target.to].map(|location| JsValue::from(name(location)));
        JsValue::from(Array::of2(&ends[0], &ends[1]))
    });
    // The keyboard cursor can't reach trays, but they're destinations of moves.
    let ends = offered.iter().flat_map(|target| [target.from, target.to]);
    let locations = layout.board_view.locations().into_iter().chain(ends);
    let locations = locations.filter_map(|location| {
        let middle = layout.board_view.rect(location)?.center();
        let at = (layout.board.min + middle * layout.board_scale()) * layout.unit;
        Some((name(location), point(at.x, at.y)))
    });
    let reason = game
        .outcome()
        .map(|outcome| format!("{:?}", outcome.reason));
    let buttons = now.3.0.iter().map(|(label, rect)| {
        let at = rect.center() * layout.unit;
        (label.clone(), point(at.x, at.y))
    });
    let sizes = now.3.0.iter().map(|(label, rect)| {
        let size = rect.size() * layout.unit;
        (label.clone(), point(size.x, size.y))
    });
    let thought = computer.slice_times();
    let state = object([
        ("game", game.setup().kind().name().into()),
        ("preset", game.setup().preset().into()),
        ("position", game.position().text().into()),
        ("side", text_or_null(side.map(side_name))),
        ("seat", text_or_null(seat)),
        ("expects", expects.into()),
        ("moving", moving.into()),
        ("events", (now.0 as u32).into()),
        ("result", text_or_null(reason)),
        (
            "winner",
            text_or_null(game.outcome().and_then(|o| o.winner).map(side_name)),
        ),
        ("chosen", text_or_null(selection.chosen.map(name))),
        (
            "panel",
            text_or_null(open.panel.map(|panel| format!("{panel:?}"))),
        ),
        ("home", open.home.into()),
        (
            "lesson",
            learning
                .as_deref()
                .map_or(JsValue::NULL, |learning| lesson(learning, &table)),
        ),
        (
            "replay",
            replay
                .as_deref()
                .map_or(JsValue::NULL, |replay| looked_back(replay, &review)),
        ),
        ("reduced", in_force.tempo().reduced.into()),
        (
            "thought",
            object([
                ("slices", thought.slices.into()),
                ("over", thought.over.into()),
                ("longest", (thought.longest.as_secs_f64() * 1000.0).into()),
            ])
            .into(),
        ),
        ("speed", in_force.settings().speed.factor().into()),
        (
            "notes",
            toasts.texts().map(JsValue::from).collect::<Array>().into(),
        ),
        ("ways", targets.collect::<Array>().into()),
        ("locations", object(locations).into()),
        ("buttons", object(buttons).into()),
        ("sizes", object(sizes).into()),
    ]);
    bridge::tell(&state.into());
    *last = Some(now);
    Ok(())
}

/// The progress of a lesson and the next expected input: reading, a throw or a choice.
fn lesson(learning: &Learning, table: &Table) -> JsValue {
    let run = learning.run();
    let wanted = learning.wanted().first().and_then(|choice| {
        let all = targets(table.game().position());
        all.into_iter().find(|target| target.choice == *choice)
    });
    let wanted = wanted.map_or(JsValue::NULL, |target| {
        let ends = [target.from, target.to].map(|location| JsValue::from(name(location)));
        Array::of2(&ends[0], &ends[1]).into()
    });
    let throws = run.wants_throw() && !run.series_under_way();
    object([
        ("number", (run.number() as u32).into()),
        ("done", (run.done() as u32).into()),
        ("plays", learning.plays().into()),
        ("reads", learning.is_reading().into()),
        ("throws", throws.into()),
        ("wanted", wanted),
    ])
    .into()
}

/// The shown turn of a replay, and the progress of its review.
fn looked_back(replay: &Replay, review: &ReviewTask) -> JsValue {
    let findings = review.findings();
    let stage = findings.map(|findings| match findings.stage {
        Stage::Graph => "graph",
        Stage::Deeper => "deeper",
        Stage::Done => "done",
    });
    let judged = findings.map_or(0, |findings| findings.turns.len());
    object([
        ("turn", (replay.turn() as u32).into()),
        ("turns", (replay.turns() as u32).into()),
        ("shown", (replay.shown_events() as u32).into()),
        ("playing", replay.is_playing().into()),
        ("stage", text_or_null(stage)),
        ("judged", (judged as u32).into()),
    ])
    .into()
}

fn side_name(side: Side) -> &'static str {
    match side {
        Side::First => "first",
        Side::Second => "second",
    }
}

/// The name of a location, with its side if it has one: `board-12`, `hand-first`.
fn name(location: Location) -> String {
    match location {
        Location::Board(at) => format!("board-{at}"),
        Location::Hand(side) => format!("hand-{}", side_name(side)),
        Location::Bar(side) => format!("bar-{}", side_name(side)),
        Location::Off(side) => format!("off-{}", side_name(side)),
    }
}

/// A point on the canvas, in its pixels.
fn point(x: f32, y: f32) -> JsValue {
    object([("x", x.into()), ("y", y.into())]).into()
}

fn text_or_null(text: Option<impl Into<String>>) -> JsValue {
    text.map_or(JsValue::NULL, |text| JsValue::from(text.into()))
}

pub(super) fn object<K: AsRef<str>>(fields: impl IntoIterator<Item = (K, JsValue)>) -> Object {
    let object = Object::new();
    for (key, value) in fields {
        // Setting a field of a new object can't fail.
        let _ = Reflect::set(&object, &JsValue::from(key.as_ref()), &value);
    }
    object
}
