//! Gives egui's context the theme and the layout's scale, and fixes problems of bevy_egui.

use bevy::asset::AssetEventSystems;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiInput, EguiInputSet, EguiPostUpdateSet, EguiPreUpdateSet, egui};

use super::games;
use super::other_scripts;
use super::theme;
use crate::rules::GameKind;
use crate::stage::Layout;

/// Adds the theme, frames only after changes, and text that is complete in its first frame.
pub fn plugin(app: &mut App) {
    app.add_systems(Startup, apply_theme)
        .add_systems(
            PreUpdate,
            drop_repeated_modifiers
                .after(EguiInputSet::WriteEguiEvents)
                .before(EguiPreUpdateSet::BeginPass),
        )
        // Without an order, egui's font texture could arrive a frame after the text that needs its new glyphs.
        .configure_sets(
            PostUpdate,
            EguiPostUpdateSet::PostProcessOutput.before(AssetEventSystems),
        );
}

fn apply_theme(mut contexts: EguiContexts) -> Result {
    let ctx = contexts.ctx_mut()?;
    theme::apply(ctx, games::accent(GameKind::ALL[0]));
    other_scripts::add_to(ctx);
    Ok(())
}

/// Sets the scale: one unit of the layout is one point of the panels.
pub(super) fn scale(mut contexts: EguiContexts, layout: Res<Layout>) -> Result {
    let ctx = contexts.ctx_mut()?;
    if (ctx.zoom_factor() - layout.unit).abs() > 0.001 {
        ctx.set_zoom_factor(layout.unit);
    }
    Ok(())
}

/// Removes the unchanged modifier keys that bevy_egui 0.42 sends in every frame. egui draws again after any event, so
/// frames would never end.
///
/// To report: `write_egui_input_system` should write `ModifiersChanged` only if the modifiers differ from the last
/// ones, like winit's event.
fn drop_repeated_modifiers(mut inputs: Query<&mut EguiInput>, mut last: Local<egui::Modifiers>) {
    for mut input in &mut inputs {
        input.events.retain(|event| match event {
            egui::Event::ModifiersChanged(modifiers) => {
                std::mem::replace(&mut *last, *modifiers) != *modifiers
            }
            _ => true,
        });
    }
}
