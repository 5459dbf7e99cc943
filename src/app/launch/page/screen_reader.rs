//! Hands egui's tree to the page, which shows it to screen readers as elements beside the canvas.

use std::cell::{Cell, RefCell};

use bevy::prelude::*;
use bevy_egui::egui::accesskit::{
    Action, ActionData, ActionRequest, Live, Node, NodeId, Role, Toggled, TreeId, TreeUpdate,
};
use bevy_egui::egui::{self};
use bevy_egui::{
    EguiContexts, EguiOutput, EguiPostUpdateSet, EguiPreUpdateSet, PrimaryEguiContext,
};
use js_sys::Array;
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;

use super::report::object;
use super::{bridge, wake};
use crate::ui::screen_reader::ReaderRequest;

thread_local! {
    /// `true` once the player has asked for the elements.
    static IS_READ: Cell<bool> = const { Cell::new(false) };
    /// The requests since the last frame: the node, the action, and a value.
    static REQUESTS: RefCell<Vec<(u64, String, f64)>> = const { RefCell::new(Vec::new()) };
}

pub(super) fn plugin(app: &mut App) {
    let asked = Closure::<dyn Fn(String, String, f64)>::new(receive);
    bridge::watch_reader(&asked);
    // The page calls it as long as it's open.
    asked.forget();
    app.add_systems(
        PreUpdate,
        (
            describe_on_request.before(EguiPreUpdateSet::BeginPass),
            forward,
        ),
    )
    .add_systems(
        PostUpdate,
        show.in_set(EguiPostUpdateSet::PostProcessOutput)
            .run_if(|| IS_READ.get()),
    );
}

/// Receives a request from the page. The action `read` asks for the elements.
fn receive(node: String, action: String, value: f64) {
    if action == "read" {
        IS_READ.set(true);
    } else if let Ok(node) = node.parse() {
        REQUESTS.with_borrow_mut(|requests| requests.push((node, action, value)));
    }
    wake();
}

/// Lets egui describe its panels only for a screen reader.
fn describe_on_request(mut contexts: EguiContexts, mut described: Local<bool>) -> Result {
    if IS_READ.get() && !std::mem::replace(&mut *described, true) {
        contexts.ctx_mut()?.enable_accesskit();
    }
    Ok(())
}

fn forward(mut forwarded: MessageWriter<ReaderRequest>) {
    let requests = REQUESTS.with_borrow_mut(std::mem::take);
    for (node, action, value) in requests {
        let target_node = NodeId(node);
        let action = match &*action {
            "look" => {
                forwarded.write(ReaderRequest::Look(target_node));
                continue;
            }
            "focus" => Action::Focus,
            "set" => Action::SetValue,
            _ => Action::Click,
        };
        forwarded.write(ReaderRequest::Act(ActionRequest {
            action,
            target_tree: TreeId::ROOT,
            target_node,
            data: (action == Action::SetValue).then_some(ActionData::NumericValue(value)),
        }));
    }
}

/// Hands the nodes that say something to the page, in reading order.
fn show(outputs: Query<&EguiOutput, With<PrimaryEguiContext>>) {
    let Ok(output) = outputs.single() else { return };
    let Some(update) = &output.platform_output.accesskit_update else {
        return;
    };
    let root = egui::accesskit_root_id().accesskit_id();
    let mut elements = Vec::new();
    collect(update, root, &mut elements);
    bridge::show_tree(&elements.into_iter().collect::<Array>());
}

/// Collects the elements of a node and its children.
fn collect(update: &TreeUpdate, id: NodeId, elements: &mut Vec<JsValue>) {
    let Some((_, node)) = update.nodes.iter().find(|(other, _)| *other == id) else {
        return;
    };
    elements.extend(element(id, node));
    for child in node.children() {
        collect(update, *child, elements);
    }
}

/// The element of a node. `None` if it has no text.
fn element(id: NodeId, node: &Node) -> Option<JsValue> {
    let kind = match node.role() {
        Role::Button | Role::DefaultButton | Role::Tab => "button",
        Role::Link => "link",
        Role::CheckBox | Role::Switch => "switch",
        Role::RadioButton => "choice",
        Role::Slider | Role::SpinButton => "slider",
        Role::TextInput | Role::MultilineTextInput => "field",
        Role::Group | Role::Heading => "heading",
        _ if node.live() == Some(Live::Polite) => "news",
        _ => "text",
    };
    let text = node.label().or_else(|| node.value()).unwrap_or_default();
    if text.is_empty() {
        return None;
    }
    let is_on = node.toggled().map(|toggled| toggled == Toggled::True);
    let number = |value: Option<f64>| value.map_or(JsValue::NULL, JsValue::from);
    let fields = object([
        ("id", id.0.to_string().into()),
        ("kind", kind.into()),
        ("text", text.into()),
        ("value", node.value().unwrap_or_default().into()),
        ("on", is_on.map_or(JsValue::NULL, JsValue::from)),
        ("disabled", node.is_disabled().into()),
        ("at", number(node.numeric_value())),
        ("least", number(node.min_numeric_value())),
        ("most", number(node.max_numeric_value())),
    ]);
    Some(fields.into())
}
