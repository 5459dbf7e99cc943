//! Lets the page's own field edit text on touch devices, because only such a field opens the keyboard on the screen.

use std::cell::RefCell;

use bevy::prelude::*;
use bevy_egui::egui::{self, Event, Key, Modifiers};
use bevy_egui::input::EguiInputEvent;
use bevy_egui::{EguiContexts, EguiInputSet, PrimaryEguiContext};
use js_sys::{Array, Object};
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;

use super::report::object;
use super::{bridge, wake};
use crate::stage::Layout;
use crate::ui::kit::{LinkedField, LinkedFields};

/// An edit in the page's field.
enum Edit {
    /// The whole text, and the place of the text cursor in characters.
    Text { text: String, cursor: usize },
    /// A key that the text field handles.
    Key(Key),
    /// The page's field has the focus.
    Focused,
    /// The page's field has lost the focus.
    Left,
}

/// An edit with its number and the id of the text field.
struct FieldEdit {
    number: u32,
    field: u64,
    edit: Edit,
}

thread_local! {
    /// The edits since the last frame, the oldest first.
    static EDITS: RefCell<Vec<FieldEdit>> = const { RefCell::new(Vec::new()) };
}

/// The last edit that a text field has received.
#[derive(Resource, Default)]
struct LastEdit {
    number: u32,
    /// egui's number of the pass that shows it.
    pass: u64,
    /// The number of the last edit that is visible.
    shown: u32,
}

pub(super) fn plugin(app: &mut App) {
    let edited = Closure::<dyn Fn(u32, String, String, u32, String)>::new(receive);
    bridge::watch_fields(&edited);
    // The page calls it as long as it's open.
    edited.forget();
    app.init_resource::<LastEdit>()
        .add_systems(Startup, enable)
        .add_systems(PreUpdate, apply.in_set(EguiInputSet::ReadBevyMessages))
        .add_systems(Last, show);
}

fn receive(number: u32, field: String, text: String, cursor: u32, key: String) {
    let Ok(field) = field.parse() else { return };
    let edit = match &*key {
        "" => Edit::Text {
            text,
            cursor: cursor as usize,
        },
        "Enter" => Edit::Key(Key::Enter),
        "Tab" => Edit::Key(Key::Tab),
        "Focus" => Edit::Focused,
        _ => Edit::Left,
    };
    let edit = FieldEdit {
        number,
        field,
        edit,
    };
    EDITS.with_borrow_mut(|edits| edits.push(edit));
    wake();
}

fn enable(mut contexts: EguiContexts) -> Result {
    LinkedFields::enable(contexts.ctx_mut()?);
    Ok(())
}

/// Hands edits to the text fields. Keys wait for the text before them, which a field gets when it's shown.
fn apply(
    mut contexts: EguiContexts,
    primary: Single<Entity, With<PrimaryEguiContext>>,
    mut last: ResMut<LastEdit>,
    mut events: MessageWriter<EguiInputEvent>,
) -> Result {
    let mut edits = EDITS.take().into_iter();
    let ctx = contexts.ctx_mut()?;
    let mut has_text = false;
    while let Some(FieldEdit {
        number,
        field,
        edit,
    }) = edits.next()
    {
        if has_text && !matches!(edit, Edit::Text { .. }) {
            let first = FieldEdit {
                number,
                field,
                edit,
            };
            let waiting = std::iter::once(first).chain(edits).collect();
            EDITS.set(waiting);
            wake();
            break;
        }
        last.number = number;
        last.pass = ctx.cumulative_pass_nr();
        match edit {
            Edit::Text { text, cursor } => {
                has_text = true;
                LinkedFields::write(ctx, field, text, cursor);
            }
            Edit::Key(key) => {
                events.write_batch([true, false].map(|pressed| EguiInputEvent {
                    context: *primary,
                    event: key_event(key, pressed),
                }));
            }
            Edit::Focused => LinkedFields::focus(ctx, field),
            Edit::Left => LinkedFields::leave(ctx, field),
        }
    }
    Ok(())
}

fn key_event(key: Key, pressed: bool) -> Event {
    Event::Key {
        key,
        physical_key: None,
        pressed,
        repeat: false,
        modifiers: Modifiers::NONE,
    }
}

/// Shows the fields to the page whenever they change.
fn show(
    mut contexts: EguiContexts,
    layout: Res<Layout>,
    mut last: ResMut<LastEdit>,
    mut shown: Local<Option<(u32, f32, Vec<LinkedField>)>>,
) -> Result {
    let ctx: &egui::Context = contexts.ctx_mut()?;
    if ctx.cumulative_pass_nr() > last.pass {
        last.shown = last.number;
    }
    let now = (last.shown, layout.unit, LinkedFields::in_view(ctx));
    if shown.as_ref() == Some(&now) {
        return Ok(());
    }
    let fields = now.2.iter().map(|field| description(field, layout.unit));
    bridge::show_fields(&fields.collect::<Array>(), last.shown);
    *shown = Some(now);
    Ok(())
}

/// A field as the page reads it.
fn description(field: &LinkedField, unit: f32) -> Object {
    let rect = field.rect * unit;
    object([
        ("id", field.id.value().to_string().into()),
        ("name", field.name.as_str().into()),
        ("text", field.text.as_str().into()),
        ("x", rect.min.x.into()),
        ("y", rect.min.y.into()),
        ("width", rect.width().into()),
        ("height", rect.height().into()),
        ("focused", field.is_focused.into()),
        ("lines", JsValue::from(field.has_lines)),
    ])
}
