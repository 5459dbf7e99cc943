//! The four sticks: the choice of the tumble for a throw, and their poses over time.

use std::sync::Arc;

use bevy::prelude::*;
use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::art::{TablanArt, stick_shadow_size};
use super::geometry::CELL;
use super::stick::stick_mesh;
use crate::motion::Pose;
use crate::motion::tumble::{STICK_LENGTH, STICK_RADIUS, Shape, Tumble, Tumbles};
use crate::rules::tablan::Value;
use crate::rules::{GameKind, Side};
use crate::settings::SettingsInForce;
use crate::stage::cue::Cue;
use crate::stage::solid::{SolidMaterial, TILT};
use crate::stage::throw::{GameThrow, ThrownPart};
use crate::stage::timeline::Act;
use crate::stage::{Layout, OnlyFor, Recordings, Timeline};

/// The current throw: in the air or at rest on the table.
#[derive(Resource, Debug)]
pub struct StickThrow {
    /// The progress of the current tumble, 0 to 1.
    pub progress: f32,
    /// The number of flat faces up at rest.
    flats: u8,
    /// The choice among the tumbles with this result; any number is valid.
    which: u64,
    /// `true` if they were thrown by hand and are only put down.
    set_down: bool,
    /// The number of flat faces of the next throw, if the player entered it.
    entered: Option<u8>,
    /// The chosen tumble, once the recordings are loaded.
    tumble: Option<Tumble>,
    recordings: Option<Arc<Tumbles>>,
    resting: [Pose; 4],
    /// Chooses among tumbles. The throws of the game don't come from it.
    generator: Xoshiro256PlusPlus,
}

impl Default for StickThrow {
    fn default() -> Self {
        let mut stick_throw = StickThrow {
            progress: 1.0,
            flats: 0,
            which: 0,
            set_down: false,
            entered: None,
            tumble: None,
            recordings: None,
            resting: [Pose {
                position: [0.0; 3],
                rotation: [0.0, 0.0, 0.0, 1.0],
            }; 4],
            generator: Xoshiro256PlusPlus::seed_from_u64(0x7A_B1A2),
        };
        stick_throw.put_down(1);
        stick_throw
    }
}

impl StickThrow {
    /// A number of flat faces with this value.
    fn flats_for(&mut self, value: Value) -> u8 {
        let entered = self.entered.take();
        if let Some(flats) = entered.filter(|flats| Value::of_flats(*flats) == Some(value)) {
            return flats;
        }
        match value {
            Value::Two => 1,
            Value::Eight => 4,
            Value::Twelve => 0,
            // Two and three flat faces both score nothing; six of the ten combinations show two.
            Value::Nothing => {
                if self.generator.next_u64() % 10 < 6 {
                    2
                } else {
                    3
                }
            }
        }
    }

    /// Starts a throw that will show `flats` flat faces.
    fn start_throw(&mut self, flats: u8) {
        self.flats = flats;
        self.set_down = false;
        self.which = self.generator.next_u64();
        self.tumble = self.recorded();
        self.progress = 0.0;
    }

    /// The recording of the current throw. `None` without recordings.
    fn recorded(&self) -> Option<Tumble> {
        let choices = self.recordings.as_ref()?.of_flats(Shape::Strip, self.flats);
        let pick = (self.which as usize).checked_rem(choices.len())?;
        choices.get(pick).cloned()
    }

    /// The number of flat faces up at rest.
    #[must_use]
    pub const fn flats(&self) -> u8 {
        self.flats
    }

    /// Puts the sticks down with `flats` flat faces up.
    fn put_down(&mut self, flats: u8) {
        self.start_throw(flats);
        self.rest();
    }

    /// The current poses of the sticks: from their last place into the hand, through the air, to rest.
    #[must_use]
    pub fn poses(&self) -> [Pose; 4] {
        let Some(tumble) = self.tumble.as_ref().filter(|_| self.progress < 1.0) else {
            return self.resting;
        };
        if self.set_down {
            let height =
                SET_DOWN_FROM * (1.0 - EaseFunction::CubicIn.sample_clamped(self.progress));
            return tumble.poses(Tumble::DURATION_MS).map(|mut pose| {
                pose.position[2] += height;
                pose
            });
        }
        let ms = self.progress.max(0.0) * Tumble::DURATION_MS;
        let poses = tumble.poses(ms);
        if ms >= TAKE_UP {
            return poses;
        }
        let t = EaseFunction::CubicInOut.sample_clamped(ms / TAKE_UP);
        std::array::from_fn(|i| blend(&self.resting[i], &poses[i], t))
    }
}

/// Sticks look alike for both sides, so the throwing side doesn't matter.
impl GameThrow for StickThrow {
    type Throw = Value;

    fn begin(&mut self, value: Value, _by: Option<Side>, _bottom: Side) {
        let flats = self.flats_for(value);
        self.start_throw(flats);
    }

    fn set_entered(&mut self, faces: &[u8]) {
        self.entered = Some(faces.iter().sum());
    }

    fn set_progress(&mut self, progress: f32) {
        self.progress = progress;
    }

    fn set_down(&mut self) {
        self.set_down = true;
    }

    fn rest(&mut self) {
        self.progress = 1.0;
        if let Some(tumble) = &self.tumble {
            self.resting = tumble.poses(Tumble::DURATION_MS);
        }
    }

    fn contact_cues(&self, from: f32, to: f32) -> Vec<Cue> {
        let Some(tumble) = &self.tumble else {
            return Vec::new();
        };
        let span = Tumble::DURATION_MS;
        tumble
            .contacts
            .iter()
            .filter(|contact| {
                let at = f32::from(contact.ms) / span;
                at > from.max(0.0) && at <= to && contact.strength > 24
            })
            .map(|contact| Cue::Knock {
                kind: contact.kind,
                strength: f32::from(contact.strength) / 255.0,
            })
            .collect()
    }

    /// The flat sticks count, or all of them if none is flat.
    fn parts(&self, layout: &Layout) -> Vec<ThrownPart> {
        let Some(strip) = layout.throw else {
            return Vec::new();
        };
        let scale = scale_on(layout, strip);
        let part = |pose: &Pose| {
            let at = seen(Vec3::from(pose.position));
            let axis = seen(quat(pose) * Vec3::X);
            ThrownPart {
                centre: strip.center() + Vec2::new(at.x, -at.y) * scale,
                half: Vec2::new(STICK_LENGTH / 2.0 * axis.length(), STICK_RADIUS) * scale,
                angle: Vec2::new(axis.x, -axis.y).to_angle(),
                counts: self.flats == 0 || is_flat(pose),
            }
        };
        self.resting.iter().map(part).collect()
    }

    fn show_at_rest(&mut self, value: Value, _by: Side, _bottom: Side) {
        if Value::of_flats(self.flats()) != Some(value) || self.progress < 1.0 {
            let flats = self.flats_for(value);
            self.put_down(flats);
        }
    }

    /// Keeps the sticks as they are, because they are on the table even before the first throw.
    fn clear(&mut self) {}

    fn set_recordings(&mut self, recordings: Option<Recordings>) {
        self.recordings = match recordings {
            Some(Recordings::Tumbles(tumbles)) => Some(tumbles),
            _ => None,
        };
        if self.tumble.is_none() {
            self.tumble = self.recorded();
            if self.progress >= 1.0 {
                self.rest();
            }
        }
    }
}

/// Height above the table from which sticks are put down, in stick units.
const SET_DOWN_FROM: f32 = 0.8;

/// The change of light on sticks while a throw is counted.
const COUNTED: f32 = 0.45;
const UNCOUNTED: f32 = -0.4;

/// Time in which the sticks are picked up from their last place (ms).
const TAKE_UP: f32 = 100.0;

fn quat(pose: &Pose) -> Quat {
    Quat::from_array(pose.rotation)
}

fn blend(from: &Pose, to: &Pose, t: f32) -> Pose {
    let position = Vec3::from(from.position).lerp(Vec3::from(to.position), t);
    let rotation = quat(from).slerp(quat(to), t);
    Pose {
        position: position.to_array(),
        rotation: rotation.to_array(),
    }
}

/// `true` if the flat side of a resting stick is up.
fn is_flat(pose: &Pose) -> bool {
    (quat(pose) * Vec3::Z).z > 0.0
}

/// A place above the cloth as it's seen at the table's tilt, y upwards.
fn seen(at: Vec3) -> Vec2 {
    Vec2::new(at.x, at.y * TILT.cos() + at.z * TILT.sin())
}

/// Units of the window per stick unit, for sticks on this strip.
fn scale_on(layout: &Layout, strip: Rect) -> f32 {
    let room = strip.size() / ROOM;
    room.min_element().min(CELL * layout.board_scale() * 1.25)
}

/// One of the four sticks.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct Stick(usize);

/// The shadow of one of the four sticks.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct StickShadow(usize);

pub(super) fn lay_out(
    mut commands: Commands,
    art: Res<TablanArt>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<SolidMaterial>>,
) {
    let mesh = meshes.add(stick_mesh());
    for i in 0..4 {
        commands.spawn((
            Name::new(format!("stick {i}")),
            Stick(i),
            OnlyFor(GameKind::Tablan),
            Mesh2d(mesh.clone()),
            MeshMaterial2d(materials.add(SolidMaterial::new(art.stick.clone()))),
            // The shader moves the vertices, so the mesh's own bounds would hide sticks in flight.
            bevy::camera::visibility::NoFrustumCulling,
        ));
        commands.spawn((
            Name::new(format!("stick shadow {i}")),
            StickShadow(i),
            OnlyFor(GameKind::Tablan),
            Sprite::from_image(art.stick_shadow.clone()),
        ));
    }
}

/// Largest width and height of a throw, in stick units, seen at the tilt.
const ROOM: Vec2 = Vec2::new(6.5, 1.36);

/// Depth of the sticks, in front of the cloth and everything else.
const STICK_DEPTH: f32 = 60.0;

pub(super) fn arrange(
    layout: Res<Layout>,
    stick_throw: Res<StickThrow>,
    timeline: Res<Timeline>,
    in_force: SettingsInForce,
    mut materials: ResMut<Assets<SolidMaterial>>,
    mut sticks: Query<
        (&Stick, &MeshMaterial2d<SolidMaterial>, &mut Transform),
        Without<StickShadow>,
    >,
    mut shadows: Query<(&StickShadow, &mut Sprite, &mut Transform), Without<Stick>>,
) {
    let Some(strip) = layout.throw else { return };
    let scale = scale_on(&layout, strip) * layout.unit;
    let centre = layout.world(strip.center());
    // With reduced motion the sticks don't fly but fade in at their final place.
    let fading = in_force.tempo().reduced
        && matches!(timeline.current().map(|r| &r.act), Some(Act::Throw { .. }));
    let (poses, opacity) = if fading {
        let rest = stick_throw
            .tumble
            .as_ref()
            .map_or(stick_throw.resting, |tumble| {
                tumble.poses(Tumble::DURATION_MS)
            });
        (rest, stick_throw.progress.clamp(0.0, 1.0))
    } else {
        (stick_throw.poses(), 1.0)
    };
    let seen = |at: Vec3| centre + seen(at) * scale;
    let light = timeline.count_light();
    for (stick, material, mut transform) in &mut sticks {
        let pose = &poses[stick.0];
        let at = Vec3::from(pose.position);
        transform.translation = seen(at).extend(STICK_DEPTH + 1.0 + at.z.max(0.0) * 0.5);
        transform.scale = Vec3::splat(scale);
        let rotation = Vec4::from_array(pose.rotation);
        let counts = stick_throw.flats == 0 || is_flat(pose);
        let light = 1.0 + light * if counts { COUNTED } else { UNCOUNTED };
        let changed = materials
            .get(&material.0)
            .is_some_and(|m| (m.rotation, m.look.z, m.look.w) != (rotation, opacity, light));
        if changed && let Some(mut material) = materials.get_mut(&material.0) {
            material.rotation = rotation;
            material.look.z = opacity;
            material.look.w = light;
        }
    }
    for (shadow, mut sprite, mut transform) in &mut shadows {
        let pose = &poses[shadow.0];
        let at = Vec3::from(pose.position);
        let axis = quat(pose) * Vec3::X;
        let flat = Vec2::new(axis.x, axis.y * TILT.cos());
        let height = at.z.max(0.0);
        let blur = 1.0 + 0.5 * height;
        let length = (STICK_LENGTH * flat.length()).max(0.3);
        let size = stick_shadow_size(length) * blur;
        sprite.custom_size = Some(size * scale);
        sprite.color = Color::WHITE.with_alpha(opacity / (blur * blur));
        // The shadow moves to the lower right, farther the higher the stick is.
        let away = Vec3::new(0.05 + height * 0.75, -0.05 - height * 0.68, 0.0);
        let fallen = Vec3::new(at.x, at.y, 0.0) + away;
        transform.translation = seen(fallen).extend(STICK_DEPTH + height * 0.01);
        transform.rotation = Quat::from_rotation_z(flat.to_angle());
    }
}
