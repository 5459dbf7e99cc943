//! Measures the gaps between controls on a small phone, so that a finger doesn't press two of them.

use std::collections::HashMap;
use std::fmt::Write;

use bevy_egui::egui::Rect;
use bevy_egui::egui::accesskit::{NodeId, Role};
use tavoliere::rules::GameKind;
use tavoliere::table::has_draw_offers;
use tavoliere::ui::Words;
use tavoliere::ui::panel_table::PANELS;

use super::games::Tables;
use super::panel_window::PanelWindow;
use super::scene::{PanelState, Scene};
use super::sizes::SMALL_PHONE;
use super::table::{ends, moments};
use crate::ui::book::whole_book;

/// The least gap between two controls (logical pixels).
const APART: f32 = 8.0;
/// The size of a finger (logical pixels).
const FINGER: f32 = 44.0;
/// The part of a pixel that rounding can take.
const ROUNDED: f32 = 0.5;
/// The share of the window from which an area that takes presses isn't a control.
const GROUND: f32 = 0.7;

/// A control in view, in logical pixels.
#[derive(Clone, Debug)]
struct Control {
    name: String,
    role: Role,
    /// The whole control.
    whole: Rect,
    /// The part in view.
    rect: Rect,
}

impl Control {
    /// `true` if both are rows of a list: they have the same edges at the sides, and a finger fits on each.
    fn is_row_beside(&self, other: &Control) -> bool {
        let alike = |a: f32, b: f32| (a - b).abs() < 1.0;
        let [one, two] = [self.whole, other.whole];
        let fits = |rect: Rect| rect.height() >= FINGER - ROUNDED;
        alike(one.min.x, two.min.x) && alike(one.max.x, two.max.x) && fits(one) && fits(two)
    }

    /// `true` if both are parts of one choice, which touch each other like the letters of a word.
    fn is_choice_beside(&self, other: &Control) -> bool {
        let fits = |control: &Control| {
            control.role == Role::RadioButton && control.whole.height() >= FINGER - ROUNDED
        };
        fits(self) && fits(other)
    }

    /// The gap to another control. Zero if they touch.
    fn gap(&self, other: &Control) -> f32 {
        let [one, two] = [self.rect, other.rect];
        let x = (one.min.x - two.max.x).max(two.min.x - one.max.x).max(0.0);
        let y = (one.min.y - two.max.y).max(two.min.y - one.max.y).max(0.0);
        x.hypot(y)
    }

    /// `true` if one is within the other, as a button on a card.
    fn is_within(&self, other: &Control) -> bool {
        let [one, two] = [self.rect, other.rect].map(|rect| rect.expand(1.0));
        one.contains_rect(other.rect) || two.contains_rect(self.rect)
    }
}

/// The controls of the last frame.
fn controls(window: &PanelWindow) -> Vec<Control> {
    let named: HashMap<NodeId, (Role, String)> = window
        .nodes
        .iter()
        .map(|(id, node)| {
            let name = node.label().or(node.value()).unwrap_or_default();
            (*id, (node.role(), name.to_owned()))
        })
        .collect();
    let unit = window.layout.unit;
    let ground = window.screen().area() * GROUND;
    let mut found = Vec::new();
    window.ctx.viewport(|viewport| {
        for (_, widgets) in viewport.prev_pass.widgets.layers() {
            for widget in widgets {
                let is_control = widget.enabled && widget.sense.senses_click();
                if !is_control || widget.rect.area() > ground {
                    continue;
                }
                if !widget.interact_rect.is_positive() {
                    continue;
                }
                // Scroll bars and the ground of an area have no name.
                let known = named.get(&widget.id.accesskit_id()).cloned();
                let Some((role, name)) = known.filter(|(_, name)| !name.is_empty()) else {
                    continue;
                };
                found.push(Control {
                    name,
                    role,
                    whole: widget.rect * unit,
                    rect: widget.interact_rect * unit,
                });
            }
        }
    });
    found
}

/// The pairs of controls that are too close to each other.
fn too_close(controls: &[Control]) -> Vec<String> {
    let mut found = Vec::new();
    for (at, one) in controls.iter().enumerate() {
        for other in &controls[at + 1..] {
            let gap = one.gap(other);
            let is_apart = gap >= APART - ROUNDED || one.is_within(other);
            if is_apart || one.is_row_beside(other) || one.is_choice_beside(other) {
                continue;
            }
            found.push(format!(
                "“{}” and “{}”: {gap:.1} px: {:?} {:?}",
                one.name, other.name, one.rect, other.rect
            ));
        }
    }
    found
}

/// Checks scenes of every game on the small phone.
fn check(scenes: impl Fn(GameKind, &Words) -> Vec<Scene>) {
    let words = Words::default();
    let mut report = String::new();
    for kind in GameKind::ALL {
        let mut measured = 0;
        for scene in scenes(kind, &words) {
            let mut window = PanelWindow::new(&words, SMALL_PHONE, 1.0, kind);
            window.layout = window.layout.looking_back(scene.review.is_some());
            window.ctx.enable_accesskit();
            let mut state = PanelState::default();
            state.draft.setup = scene.table.game().setup().clone();
            state.book = whole_book();
            (scene.prepare)(&window.ctx, &mut state);
            for _ in 0..4 {
                window.frame(&scene, &mut state, Vec::new());
            }
            let controls = controls(&window);
            measured += controls.len();
            for fault in too_close(&controls) {
                let _ = writeln!(report, "{kind}, {}: {fault}", scene.name);
            }
        }
        assert!(measured > 10, "{kind}: {measured} controls");
    }
    let count = report.lines().count();
    assert!(report.is_empty(), "{count} pairs are too close\n{report}");
}

#[test]
fn controls_of_every_panel_are_apart_on_a_small_phone() {
    check(|kind, words| {
        let table = Tables::mixed(kind, words).under_way();
        PANELS
            .iter()
            .filter(|row| row.key != "draw" || has_draw_offers(kind))
            .map(|row| Scene::panel(row.key.to_owned(), table.clone(), row.panel))
            .collect()
    });
}

#[test]
fn controls_of_every_table_are_apart_on_a_small_phone() {
    check(|kind, words| {
        let mut scenes = moments(kind, words);
        scenes.extend(ends(kind, words));
        scenes
    });
}

#[test]
fn controls_of_the_home_screen_are_apart_on_a_small_phone() {
    check(|kind, _| {
        let mut scene = Scene::new("home", Tables::people(kind).begun());
        scene.open.home = true;
        vec![scene]
    });
}
