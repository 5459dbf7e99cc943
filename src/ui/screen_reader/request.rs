//! Carries out requests of screen readers: actions on panels go to egui, those on places of the board become presses.

use bevy::prelude::*;
use bevy_egui::egui::{self, accesskit};
use bevy_egui::{EguiInput, EguiInputSet, EguiPreUpdateSet, PrimaryEguiContext};

use super::table_nodes::location_of;
use crate::input::{InputSystems, Press, Pressed, Selection};
use crate::stage::Layout;
use crate::table::Table;

/// A request of a screen reader.
#[derive(Message, Clone, Debug)]
pub enum ReaderRequest {
    /// An action on a node of the tree.
    Act(accesskit::ActionRequest),
    /// The cursor of the screen reader is on this node.
    Look(accesskit::NodeId),
}

/// Carries out requests.
pub fn plugin(app: &mut App) {
    app.add_message::<ReaderRequest>()
        .add_systems(
            PreUpdate,
            forward_to_panels
                .after(EguiInputSet::WriteEguiEvents)
                .before(EguiPreUpdateSet::BeginPass),
        )
        .add_systems(
            Update,
            press_places
                .in_set(InputSystems::Read)
                .run_if(resource_exists::<Table>),
        );
}

/// Hands requests to egui, which ignores those for nodes that aren't its own.
fn forward_to_panels(
    mut requests: MessageReader<ReaderRequest>,
    mut inputs: Query<&mut EguiInput, With<PrimaryEguiContext>>,
) {
    let Ok(mut input) = inputs.single_mut() else {
        return;
    };
    for request in requests.read() {
        if let ReaderRequest::Act(request) = request {
            let event = egui::Event::AccessKitActionRequest(request.clone());
            input.events.push(event);
        }
    }
}

/// Presses places of the board, or moves the cursor to them.
fn press_places(
    mut requests: MessageReader<ReaderRequest>,
    layout: Res<Layout>,
    mut selection: ResMut<Selection>,
    mut presses: MessageWriter<Pressed>,
) {
    for request in requests.read() {
        let (node, action) = match request {
            ReaderRequest::Act(request) => (request.target_node, request.action),
            ReaderRequest::Look(node) => (*node, accesskit::Action::Focus),
        };
        let Some(location) = location_of(&layout, node) else {
            continue;
        };
        match action {
            accesskit::Action::Click => {
                presses.write(Press::Location(location).into());
            }
            accesskit::Action::Focus => selection.focus = Some(location),
            _ => {}
        }
    }
}
