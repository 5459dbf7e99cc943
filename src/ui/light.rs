//! The colours of panels in each theme. Everything that egui painted is changed at once, so text, paper and pictures of
//! a panel always match.

use bevy::prelude::*;
use bevy_egui::egui::epaint::{Primitive, WHITE_UV};
use bevy_egui::egui::{self, ClippedPrimitive, Color32, TextureId};
use bevy_egui::{EguiContext, EguiPostUpdateSet, EguiRenderOutput, PrimaryEguiContext};

use super::icons::Icons;
use crate::settings::CurrentSettings;
use crate::store::Theme;

/// The share of red, green and blue that is left of white at night.
const LEFT: [f32; 3] = [0.94, 0.86, 0.70];
/// The exponent of colours at night. It darkens ink more than paper, so text keeps its contrast.
const DEEPER: f32 = 1.1;

/// The luminance that high contrast keeps. Lighter colours become lighter, darker ones darker.
const MIDDLE: f32 = 0.21;
/// The exponent of a colour's contrast with [`MIDDLE`] in high contrast.
const STEEPER: f32 = 2.0;
/// The light that a screen adds to every luminance (WCAG).
const FLARE: f32 = 0.05;
/// The opacity from which a colour becomes opaque in high contrast, so that nothing shows through panels.
const COVERS: u8 = 170;
/// The opacity from which a light colour is that of a line. Lines get twice their opacity in high contrast.
const FAINT_LINE: u8 = 80;
/// The colour of grounds and wood in high contrast.
const PLAIN: Color32 = Color32::from_rgb(9, 8, 7);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, choose_boards).add_systems(
        PostUpdate,
        tint_panels
            .after(EguiPostUpdateSet::ProcessOutput)
            .before(EguiPostUpdateSet::PostProcessOutput)
            .run_if(|settings: Res<CurrentSettings>| settings.0.theme != Theme::Day),
    );
}

/// `true` if boards and pieces on panels are plain.
#[derive(Clone, Copy, Debug, Default)]
struct PlainBoards(bool);

/// Sets whether boards and pieces on a context's panels are plain, as on the table in the high-contrast theme.
pub fn set_plain_boards(ctx: &egui::Context, are_plain: bool) {
    ctx.data_mut(|data| data.insert_temp(egui::Id::NULL, PlainBoards(are_plain)));
}

/// `true` if boards and pieces on a context's panels are plain. Those of shared pictures never are.
#[must_use]
pub fn has_plain_boards(ctx: &egui::Context) -> bool {
    let found = ctx.data(|data| data.get_temp::<PlainBoards>(egui::Id::NULL));
    found.unwrap_or_default().0
}

/// Chooses the boards of the window's panels by the theme.
fn choose_boards(
    settings: Res<CurrentSettings>,
    mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>,
) {
    for mut context in &mut contexts {
        let are_plain = settings.0.theme == Theme::Contrast;
        set_plain_boards(context.bypass_change_detection().get_mut(), are_plain);
    }
}

/// A colour of a panel, opaque or premultiplied, in the light of a theme.
#[must_use]
pub fn lit(theme: Theme, colour: Color32) -> Color32 {
    match theme {
        Theme::Day => colour,
        Theme::Night => {
            let [r, g, b, a] = colour.to_array().map(f32::from);
            let whole = a.max(1.0);
            let dim =
                |value: f32, left: f32| (whole * left * (value / whole).powf(DEEPER)).round() as u8;
            let [r, g, b] = [dim(r, LEFT[0]), dim(g, LEFT[1]), dim(b, LEFT[2])];
            Color32::from_rgba_premultiplied(r, g, b, colour.a())
        }
        Theme::Contrast => steep(colour),
    }
}

/// A colour with a larger distance from the middle tone.
fn steep(colour: Color32) -> Color32 {
    let [r, g, b, a] = colour.to_array();
    if a == 0 {
        return colour;
    }
    let whole = f32::from(a);
    let straight = [r, g, b].map(|value| (f32::from(value) / whole).min(1.0));
    let [r, g, b] = straight.map(to_linear);
    let luminance = 0.2126 * r + 0.7152 * g + 0.0722 * b;
    let contrast = ((luminance + FLARE) / (MIDDLE + FLARE)).powf(STEEPER);
    let wanted = ((MIDDLE + FLARE) * contrast - FLARE).clamp(0.0, 1.0);
    let changed = |value: f32| {
        if wanted <= luminance {
            value * wanted / luminance.max(f32::EPSILON)
        } else {
            value + (1.0 - value) * (wanted - luminance) / (1.0 - luminance).max(f32::EPSILON)
        }
    };
    let alpha = match a {
        COVERS.. => 255,
        FAINT_LINE.. if luminance > MIDDLE => a.saturating_mul(2),
        _ => a,
    };
    let byte = |value: f32| (to_srgb(changed(value)) * f32::from(alpha)).round() as u8;
    Color32::from_rgba_premultiplied(byte(r), byte(g), byte(b), alpha)
}

fn to_linear(value: f32) -> f32 {
    if value <= 0.040_45 {
        value / 12.92
    } else {
        ((value + 0.055) / 1.055).powf(2.4)
    }
}

fn to_srgb(value: f32) -> f32 {
    if value <= 0.003_130_8 {
        value * 12.92
    } else {
        1.055 * value.powf(1.0 / 2.4) - 0.055
    }
}

/// Tints the window's panels. Shared pictures have their own context and stay in daylight.
///
/// bevy_egui replaces the whole output in every frame, so no tint is applied twice.
fn tint_panels(
    settings: Res<CurrentSettings>,
    icons: Res<Icons>,
    mut outputs: Query<&mut EguiRenderOutput, With<PrimaryEguiContext>>,
) {
    let theme = settings.0.theme;
    for mut output in &mut outputs {
        for job in &mut output.paint_jobs {
            if theme == Theme::Contrast {
                flatten(job, &icons);
            }
            tint(job, theme);
        }
    }
}

fn tint(job: &mut ClippedPrimitive, theme: Theme) {
    if let Primitive::Mesh(mesh) = &mut job.primitive {
        for vertex in &mut mesh.vertices {
            vertex.color = lit(theme, vertex.color);
        }
    }
}

/// Replaces the texture of a surface under text by one tone.
fn flatten(job: &mut ClippedPrimitive, icons: &Icons) {
    let Primitive::Mesh(mesh) = &mut job.primitive else {
        return;
    };
    let texture = mesh.texture_id;
    let is_paper = icons.paper == Some(texture);
    if !is_paper && !icons.is_ground(texture) {
        return;
    }
    mesh.texture_id = TextureId::default();
    for vertex in &mut mesh.vertices {
        vertex.uv = WHITE_UV;
        if !is_paper {
            vertex.color = PLAIN.gamma_multiply(f32::from(vertex.color.a()) / 255.0);
        }
    }
}
