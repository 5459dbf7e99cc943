//! Gives egui's context the theme and the layout's scale, and sets right what bevy_egui leaves open.

use bevy::asset::AssetEventSystems;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiInput, EguiInputSet, EguiPostUpdateSet, EguiPreUpdateSet, egui};

use super::games;
use super::theme;
use crate::rules::GameKind;
use crate::stage::Layout;

/// The theme, frames only where something changes, and text that is whole from its first frame on.
pub fn plugin(app: &mut App) {
    app.add_systems(Startup, apply_theme)
        .add_systems(
            PreUpdate,
            drop_repeated_modifiers
                .after(EguiInputSet::WriteEguiEvents)
                .before(EguiPreUpdateSet::BeginPass),
        )
        // Left without an order, egui's picture of the font can come a frame after the text that
        // needs its new glyphs.
        .configure_sets(
            PostUpdate,
            EguiPostUpdateSet::PostProcessOutput.before(AssetEventSystems),
        );
}

fn apply_theme(mut contexts: EguiContexts) -> Result {
    theme::apply(contexts.ctx_mut()?, games::accent(GameKind::ALL[0]));
    Ok(())
}

/// One unit of the layout is one point of the panels.
pub(super) fn scale(mut contexts: EguiContexts, layout: Res<Layout>) -> Result {
    let ctx = contexts.ctx_mut()?;
    if (ctx.zoom_factor() - layout.unit).abs() > 0.001 {
        ctx.set_zoom_factor(layout.unit);
    }
    Ok(())
}

/// Takes out what bevy_egui 0.42 tells egui in every frame, that the modifier keys are as they are:
/// egui draws again after any event, so that frames would never end.
///
/// To tell its authors: `write_egui_input_system` should write `ModifiersChanged` only where the
/// modifiers differ from the ones written before, as winit's own event does.
fn drop_repeated_modifiers(mut inputs: Query<&mut EguiInput>, mut told: Local<egui::Modifiers>) {
    for mut input in &mut inputs {
        input.events.retain(|event| match event {
            egui::Event::ModifiersChanged(modifiers) => {
                std::mem::replace(&mut *told, *modifiers) != *modifiers
            }
            _ => true,
        });
    }
}
