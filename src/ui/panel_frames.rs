//! Decides in which frames panels are laid out and drawn: in all of them, except while only pieces move.

use std::time::Duration;

use bevy::ecs::schedule::ScheduleCleanupPolicy;
use bevy::ecs::system::SystemParam;
use bevy::input::gamepad::GamepadEvent;
use bevy::prelude::*;
use bevy::render::extract_resource::{ExtractResource, ExtractResourcePlugin};
use bevy::render::{Render, RenderApp, RenderSystems};
use bevy::window::WindowEvent;
use bevy_egui::render::systems::{
    prepare_egui_render_target_data_system, queue_bind_groups_system,
};
use bevy_egui::{EguiContext, EguiInput, EguiPostUpdateSet};

use super::captions::Captions;
use super::icons::Icons;
use super::open::OpenPanels;
use super::toast::Toasts;
use super::words::Words;
use crate::input::{Selection, ThrowEntry};
use crate::settings::SettingsInForce;
use crate::stage::{Facing, Layout, RevealedEvents, TableFade, Timeline};
use crate::table::{Learning, Table};

/// The time between two layouts of panels while only pieces move.
const PAUSE: Duration = Duration::from_millis(100);

/// `true` if panels are laid out and drawn in this frame. Otherwise their last picture stays, and egui's input waits.
#[derive(Resource, ExtractResource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct PanelsAreDue(pub bool);

impl Default for PanelsAreDue {
    fn default() -> Self {
        PanelsAreDue(true)
    }
}

/// Lays out and draws panels in the frames in which they're due.
pub struct PanelFramesPlugin;

impl Plugin for PanelFramesPlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<PanelsAreDue>()
            .add_systems(PostUpdate, judge.before(EguiPostUpdateSet::EndPass))
            .configure_sets(
                PostUpdate,
                (
                    EguiPostUpdateSet::EndPass,
                    EguiPostUpdateSet::ProcessOutput,
                    EguiPostUpdateSet::PostProcessOutput,
                )
                    .distributive_run_if(are_due),
            )
            .add_plugins(ExtractResourcePlugin::<PanelsAreDue>::default());
    }

    /// Puts two systems of bevy_egui under the same condition, because they send the same triangles and bind the same
    /// textures in every frame.
    fn finish(&self, app: &mut App) {
        let Some(render_app) = app.get_sub_app_mut(RenderApp) else {
            return;
        };
        let only = ScheduleCleanupPolicy::RemoveSystemsOnly;
        let prepare =
            render_app.remove_systems_in_set(Render, prepare_egui_render_target_data_system, only);
        if matches!(prepare, Ok(1..)) {
            let prepare = prepare_egui_render_target_data_system.in_set(RenderSystems::Prepare);
            render_app.add_systems(Render, prepare.run_if(are_due));
        }
        let only = ScheduleCleanupPolicy::RemoveSystemsOnly;
        let queue = render_app.remove_systems_in_set(Render, queue_bind_groups_system, only);
        if matches!(queue, Ok(1..)) {
            let queue = queue_bind_groups_system.in_set(RenderSystems::Queue);
            render_app.add_systems(Render, queue.run_if(are_due));
        }
    }
}

/// Run condition: panels are laid out and drawn in this frame.
pub fn are_due(due: Res<PanelsAreDue>) -> bool {
    due.0
}

/// The state that panels show beside a game in motion.
#[derive(SystemParam)]
pub(super) struct Shown<'w> {
    table: Option<Res<'w, Table>>,
    revealed: Res<'w, RevealedEvents>,
    open: Res<'w, OpenPanels>,
    selection: Res<'w, Selection>,
    entry: Res<'w, ThrowEntry>,
    layout: Res<'w, Layout>,
    facing: Res<'w, Facing>,
    settings: SettingsInForce<'w>,
    words: Res<'w, Words>,
    icons: Res<'w, Icons>,
    captions: Option<Res<'w, Captions>>,
}

impl Shown<'_> {
    fn has_changed(&self) -> bool {
        self.table.as_ref().is_some_and(|table| table.is_changed())
            || self.revealed.is_changed()
            || self.open.is_changed()
            || self.selection.is_changed()
            || self.entry.is_changed()
            || self.layout.is_changed()
            || self.facing.is_changed()
            || self.settings.is_changed()
            || self.words.is_changed()
            || self.icons.is_changed()
            || self
                .captions
                .as_ref()
                .is_some_and(|captions| captions.is_changed())
    }
}

/// The state that can change panels over time, or move pieces.
#[derive(SystemParam)]
pub(super) struct Motion<'w> {
    timeline: Res<'w, Timeline>,
    toasts: Res<'w, Toasts>,
    fade: Res<'w, TableFade>,
    learning: Option<Res<'w, Learning>>,
    facing: Res<'w, Facing>,
}

impl Motion<'_> {
    /// `true` if pieces move, and nothing painted by panels does.
    fn is_of_pieces_alone(&self, open: &OpenPanels) -> bool {
        !self.timeline.is_idle()
            // Panels show the counted throw and its way.
            && self.timeline.counted().is_none()
            && open.panel.is_none()
            && !open.home
            && !self.toasts.are_fading()
            && self.fade.is_over()
            && self.learning.is_none()
            && !self.facing.is_turning()
    }
}

/// The messages that panels must handle.
#[derive(SystemParam)]
pub(super) struct News<'w, 's> {
    window: MessageReader<'w, 's, WindowEvent>,
    pads: MessageReader<'w, 's, GamepadEvent>,
    images: MessageReader<'w, 's, AssetEvent<Image>>,
}

impl News<'_, '_> {
    fn came(&mut self) -> bool {
        let News {
            window,
            pads,
            images,
        } = self;
        window.read().count() + pads.read().count() + images.read().count() > 0
    }
}

/// The state of the frame before.
#[derive(Default)]
pub(super) struct Before {
    pieces_alone_moved: bool,
    camera_was_on: bool,
    /// The change counter of the toasts.
    notes: u32,
    /// The time of the last frame with panels.
    at: Duration,
}

pub(super) fn judge(
    time: Res<Time>,
    shown: Shown,
    motion: Motion,
    mut news: News,
    mut contexts: Query<(&mut EguiContext, &EguiInput, &Camera)>,
    mut before: Local<Before>,
    mut due: ResMut<PanelsAreDue>,
) {
    let only_pieces_move = motion.is_of_pieces_alone(&shown.open);
    let camera_is_on = contexts.iter().any(|(.., camera)| camera.is_active);
    let egui_asks = contexts.iter_mut().any(|(mut context, input, _)| {
        !input.events.is_empty() || context.get_mut().has_requested_repaint()
    });
    let now = time.elapsed();
    let came = news.came();
    let fresh = PanelsAreDue(
        !only_pieces_move
            || !before.pieces_alone_moved
            || came
            || egui_asks
            || shown.has_changed()
            // A camera that was off has lost its picture.
            || camera_is_on != before.camera_was_on
            || motion.toasts.changes() != before.notes
            || now.saturating_sub(before.at) >= PAUSE,
    );
    *before = Before {
        pieces_alone_moved: only_pieces_move,
        camera_was_on: camera_is_on,
        notes: motion.toasts.changes(),
        at: if fresh.0 { now } else { before.at },
    };
    due.set_if_neq(fresh);
}
