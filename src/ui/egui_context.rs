//! Gives egui's context the theme, and the layout's scale.

use bevy::prelude::*;
use bevy_egui::EguiContexts;

use super::theme;
use crate::stage::Layout;

pub(super) fn apply_theme(mut contexts: EguiContexts) -> Result {
    theme::apply(contexts.ctx_mut()?);
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
