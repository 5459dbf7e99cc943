//! Gives the focus back to the control that had it before a panel opened.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use super::open::OpenPanels;

/// The focus outside of panels. The cursor on the board and the focus of the home screen aren't egui's and stay.
#[derive(Default)]
pub(super) struct OuterFocus {
    /// The focused control when no panel was open.
    control: Option<egui::Id>,
    /// `true` if a panel was open in the last frame.
    is_covered: bool,
}

/// Remembers the focused control until a panel opens, and focuses it again once no panel is open any more.
pub(super) fn follow(
    mut contexts: EguiContexts,
    open: Res<OpenPanels>,
    mut outer: Local<OuterFocus>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let was_covered = std::mem::replace(&mut outer.is_covered, open.panel.is_some());
    if outer.is_covered {
        return Ok(());
    }
    if was_covered && let Some(control) = outer.control {
        ctx.memory_mut(|memory| memory.request_focus(control));
    }
    outer.control = ctx.memory(egui::Memory::focused);
    Ok(())
}
