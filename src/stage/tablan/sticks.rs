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
use crate::stage::tempo::span;
use crate::stage::throw::{GameThrow, ThrownPart};
use crate::stage::timeline::Act;
use crate::stage::{Layout, OnlyFor, Recordings, Timeline};

/// The current throw: in the air or at rest on the table.
#[derive(Resource, Debug)]
pub struct StickThrow {
    /// The progress of the current tumble, 0 to 1.
    pub progress: f32,
    /// The number of flat faces of the throw.
    flats: u8,
    /// The number of flat faces that are up now. Another one than that of the throw if the sticks were turned to show an
    /// earlier throw of the turn.
    shown_flats: u8,
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
    /// The sticks that turn over where they are.
    turning: Option<Turning>,
    /// `true` once the throw at rest has been drawn.
    is_drawn: bool,
    /// Chooses among tumbles. The throws of the game don't come from it.
    generator: Xoshiro256PlusPlus,
}

impl Default for StickThrow {
    fn default() -> Self {
        let mut stick_throw = StickThrow {
            progress: 1.0,
            flats: 0,
            shown_flats: 0,
            which: 0,
            set_down: false,
            entered: None,
            tumble: None,
            recordings: None,
            resting: [Pose {
                position: [0.0; 3],
                rotation: [0.0, 0.0, 0.0, 1.0],
            }; 4],
            turning: None,
            is_drawn: false,
            generator: Xoshiro256PlusPlus::seed_from_u64(0x7A_B1A2),
        };
        stick_throw.put_down(1);
        stick_throw
    }
}

impl StickThrow {
    /// The number of flat faces of a throw with this value: the entered one if it fits.
    fn flats_for(&mut self, value: Value) -> u8 {
        let entered = self.entered.take();
        entered
            .filter(|flats| Value::of_flats(*flats) == Some(value))
            .unwrap_or_else(|| self.any_flats(value))
    }

    /// A number of flat faces with this value, as likely as in a throw.
    fn any_flats(&mut self, value: Value) -> u8 {
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
        self.shown_flats = flats;
        self.resting = self.poses();
        self.turning = None;
        self.set_down = false;
        self.which = self.generator.next_u64();
        self.tumble = self.recorded();
        self.progress = 0.0;
    }

    /// The recording of the current throw. `None` without recordings.
    fn recorded(&self) -> Option<Tumble> {
        let recordings = self.recordings.as_ref()?;
        let choices = recordings.of_flats(Shape::Strip, self.shown_flats);
        let pick = (self.which as usize).checked_rem(choices.len())?;
        choices.get(pick).cloned()
    }

    /// The number of flat faces of the throw.
    #[must_use]
    pub const fn flats(&self) -> u8 {
        self.flats
    }

    /// The number of flat faces that are up now.
    #[must_use]
    pub const fn shown_flats(&self) -> u8 {
        self.shown_flats
    }

    /// Puts the sticks down with `flats` flat faces up.
    fn put_down(&mut self, flats: u8) {
        self.start_throw(flats);
        self.rest();
        self.is_drawn = false;
    }

    /// Puts the sticks down with the faces of another throw of the turn up.
    fn put_down_turned(&mut self, flats: u8) {
        let thrown = self.flats;
        self.put_down(flats);
        self.flats = thrown;
    }

    /// Turns as few of the resting sticks as possible, where they are, until `flats` flat faces are up.
    fn turn_over(&mut self, flats: u8) {
        let from = self.poses();
        let mut turned = [false; 4];
        let are_flat = self.resting.map(|pose| is_flat(&pose));
        let mut up = are_flat.iter().filter(|flat| **flat).count();
        let wanted = usize::from(flats.min(4));
        for (stick, is_flat) in are_flat.into_iter().enumerate() {
            if is_flat && up > wanted {
                up -= 1;
                turned[stick] = true;
            } else if !is_flat && up < wanted {
                up += 1;
                turned[stick] = true;
            }
        }
        for (pose, _) in self
            .resting
            .iter_mut()
            .zip(turned)
            .filter(|(_, turns)| *turns)
        {
            *pose = turned_over(pose);
        }
        self.shown_flats = flats;
        self.turning = Some(Turning { from, elapsed: 0.0 });
    }

    /// The current poses of the sticks: from their last place into the hand, through the air, to rest.
    #[must_use]
    pub fn poses(&self) -> [Pose; 4] {
        if let Some(turning) = &self.turning {
            return turning.poses(&self.resting);
        }
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

    fn turn_to(&mut self, number: u8, at_once: bool) {
        let shown = Value::of_flats(self.shown_flats);
        let Some(value) = Value::of_steps(number).filter(|value| Some(*value) != shown) else {
            return;
        };
        if self.progress < 1.0 {
            return;
        }
        let flats = if Value::of_flats(self.flats) == Some(value) {
            self.flats
        } else {
            self.any_flats(value)
        };
        if !self.is_drawn {
            self.put_down_turned(flats);
            return;
        }
        self.turn_over(flats);
        if at_once {
            self.turning = None;
        }
    }

    fn shows(&self, number: u8) -> bool {
        self.progress >= 1.0 && Value::of_flats(self.shown_flats) == Value::of_steps(number)
    }

    fn is_turning(&self) -> bool {
        self.turning.is_some()
    }

    fn advance_turning(&mut self, ms: f32) {
        if let Some(turning) = &mut self.turning {
            turning.elapsed += ms;
            if turning.elapsed >= span::TURN_STICKS {
                self.turning = None;
            }
        }
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
                counts: self.shown_flats == 0 || is_flat(pose),
            }
        };
        self.resting.iter().map(part).collect()
    }

    fn show_at_rest(&mut self, value: Value, _by: Side, _bottom: Side) {
        if Value::of_flats(self.flats) == Some(value) && self.progress >= 1.0 {
            return;
        }
        let flats = self.any_flats(value);
        if self.progress < 1.0 || !self.is_drawn {
            self.put_down(flats);
            return;
        }
        // Sticks that the player has seen keep their places.
        self.flats = flats;
        self.turn_to(value.steps(), true);
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

/// Sticks that turn over where they are, to show another throw of the turn.
#[derive(Clone, Debug)]
struct Turning {
    /// The poses at the start.
    from: [Pose; 4],
    /// Time since the start (ms).
    elapsed: f32,
}

impl Turning {
    /// The poses on the way to those at rest.
    fn poses(&self, resting: &[Pose; 4]) -> [Pose; 4] {
        /// The height that a turning stick rises, in stick units.
        const RISE: f32 = 0.35;
        let t = (self.elapsed / span::TURN_STICKS).clamp(0.0, 1.0);
        let eased = EaseFunction::CubicInOut.sample_clamped(t);
        std::array::from_fn(|stick| {
            let (from, to) = (&self.from[stick], &resting[stick]);
            let mut pose = blend(from, to, eased);
            if quat(from).angle_between(quat(to)) > 0.1 {
                pose.position[2] += RISE * (t * std::f32::consts::PI).sin();
            }
            pose
        })
    }
}

/// The pose of a resting stick after half a turn around its length.
fn turned_over(pose: &Pose) -> Pose {
    // The origin of a stick is on its flat side, which is on the cloth if it's down.
    let rise = if is_flat(pose) {
        -STICK_RADIUS
    } else {
        STICK_RADIUS
    };
    let [x, y, z] = pose.position;
    let rotation = quat(pose) * Quat::from_rotation_x(std::f32::consts::PI);
    Pose {
        position: [x, y, (z + rise).max(0.0)],
        rotation: rotation.to_array(),
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
    mut stick_throw: ResMut<StickThrow>,
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
    if !stick_throw.is_drawn {
        stick_throw.is_drawn = true;
    }
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
        transform.rotation = quat(pose);
        let counts = stick_throw.shown_flats == 0 || is_flat(pose);
        let light = 1.0 + light * if counts { COUNTED } else { UNCOUNTED };
        let changed = materials
            .get(&material.0)
            .is_some_and(|m| (m.look.z, m.look.w) != (opacity, light));
        if changed && let Some(mut material) = materials.get_mut(&material.0) {
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Two flat and two round sticks side by side, as they lie after a throw that ended a series.
    fn ended_series() -> StickThrow {
        let pose = |stick: usize| {
            let pose = Pose {
                position: [0.0, stick as f32, 0.0],
                rotation: Quat::IDENTITY.to_array(),
            };
            if stick < 2 {
                Pose {
                    position: [0.0, stick as f32, STICK_RADIUS],
                    ..pose
                }
            } else {
                Pose {
                    rotation: Quat::from_rotation_x(std::f32::consts::PI).to_array(),
                    ..pose
                }
            }
        };
        StickThrow {
            flats: 2,
            shown_flats: 2,
            resting: std::array::from_fn(pose),
            is_drawn: true,
            ..StickThrow::default()
        }
    }

    fn flats_up(sticks: &StickThrow) -> usize {
        sticks.poses().iter().filter(|pose| is_flat(pose)).count()
    }

    #[test]
    fn sticks_turn_to_each_throw_of_the_series_where_they_are() {
        let mut sticks = ended_series();
        for (number, flats) in [(8, 4), (12, 0), (2, 1), (8, 4)] {
            sticks.turn_to(number, false);
            assert!(sticks.is_turning(), "{number}");
            sticks.advance_turning(span::TURN_STICKS + 1.0);
            assert!(!sticks.is_turning(), "{number}");
            assert_eq!(flats_up(&sticks), flats, "{number}");
            assert!(sticks.shows(number), "{number}");
            for (stick, pose) in sticks.poses().iter().enumerate() {
                assert!((pose.position[1] - stick as f32).abs() < 1e-6, "{number}");
                let height = if is_flat(pose) { STICK_RADIUS } else { 0.0 };
                assert!((pose.position[2] - height).abs() < 1e-6, "{number}");
            }
        }
        assert_eq!(sticks.flats(), 2, "the throw itself has changed");
    }

    #[test]
    fn a_throw_ends_the_turning_of_the_sticks() {
        let mut sticks = ended_series();
        sticks.turn_to(8, false);
        sticks.advance_turning(span::TURN_STICKS / 2.0);
        sticks.begin(Value::Two, None, Side::First);
        sticks.rest();
        assert!(!sticks.is_turning());
        assert!(sticks.shows(2));
        assert_eq!(sticks.flats(), 1);
    }

    #[test]
    fn sticks_in_the_air_do_not_turn() {
        let mut sticks = ended_series();
        sticks.begin(Value::Nothing, None, Side::First);
        sticks.set_progress(0.5);
        sticks.turn_to(8, false);
        assert!(!sticks.is_turning());
        assert!(!sticks.shows(8));
    }
}
