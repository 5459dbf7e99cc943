//! Pieces as shown, which can be behind the game, and their short motions outside the timeline: leaving, gliding back,
//! settling.

use bevy::prelude::*;

use super::StageSystems;
use super::tempo::{Tempo, span};
use crate::settings::SettingsInForce;
use crate::table::{Location, Piece, Standing};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, add_actors.before(StageSystems::Direct));
}

/// A piece as the stage shows it: behind the game during motion, equal to it at rest.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[require(Tweens)]
pub struct Actor {
    /// The shown place and state.
    pub shown: Standing,
}

/// Marks a captured piece that stays in view where it was; the game's own stage module draws it.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct CapturedInPlace;

/// Length of the glide of a piece back to its place after an undo, at normal speed (ms).
const GLIDE_MS: f32 = 160.0;

/// The kind of a tween.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TweenKind {
    /// A captured or hit piece leaves its place.
    Leaving {
        /// The place and state before.
        from: Standing,
    },
    /// A piece glides back to its place after an undo.
    Gliding {
        /// The place and state before.
        from: Standing,
    },
    /// A piece has just landed and settles.
    Settling,
    /// A piece has just reached home and bows once.
    Entering,
    /// A capturing piece leans towards the captured one.
    Leaning {
        /// The location of the captured piece.
        towards: Location,
    },
}

impl TweenKind {
    const COUNT: usize = 5;

    /// The index among a piece's tweens, in the order in which they are applied to its pose.
    const fn index(self) -> usize {
        match self {
            TweenKind::Leaving { .. } => 0,
            TweenKind::Gliding { .. } => 1,
            TweenKind::Settling => 2,
            TweenKind::Entering => 3,
            TweenKind::Leaning { .. } => 4,
        }
    }

    /// Length at normal speed (ms).
    const fn ms(self) -> f32 {
        match self {
            TweenKind::Leaving { .. } | TweenKind::Leaning { .. } => span::CAPTURE,
            TweenKind::Gliding { .. } => GLIDE_MS,
            TweenKind::Settling => span::SETTLE,
            TweenKind::Entering => span::ENTRY,
        }
    }
}

/// A running tween with its elapsed time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tween {
    /// The kind of the tween.
    pub kind: TweenKind,
    elapsed_ms: f32,
}

impl Tween {
    /// Progress from 0 (start) to 1 (end).
    #[must_use]
    pub fn progress(&self, tempo: Tempo) -> f32 {
        (self.elapsed_ms / tempo.span(self.kind.ms()).max(1.0)).clamp(0.0, 1.0)
    }

    /// The lean of a capturing piece, 0 to 1: quickly forward before the captured piece falls, then slowly back.
    #[must_use]
    pub fn lean(&self, tempo: Tempo) -> f32 {
        let lean = tempo.span(span::LEAN).max(1.0);
        let back = tempo.span(span::CAPTURE) - lean;
        if self.elapsed_ms < lean {
            EaseFunction::SineOut.sample_clamped(self.elapsed_ms / lean)
        } else {
            1.0 - EaseFunction::SineInOut.sample_clamped((self.elapsed_ms - lean) / back.max(1.0))
        }
    }
}

/// The running tweens of a piece, at most one for each [`TweenKind`].
#[derive(Component, Clone, Copy, Debug, Default, PartialEq)]
pub struct Tweens([Option<Tween>; TweenKind::COUNT]);

impl Tweens {
    /// Starts a tween and replaces one of the same kind.
    pub fn start(&mut self, kind: TweenKind) {
        self.0[kind.index()] = Some(Tween {
            kind,
            elapsed_ms: 0.0,
        });
    }

    /// Ends all tweens at once for which `keep` returns `false`.
    pub fn retain(&mut self, keep: impl Fn(TweenKind) -> bool) {
        for slot in &mut self.0 {
            *slot = slot.filter(|tween| keep(tween.kind));
        }
    }

    /// Ends all tweens at once.
    pub fn clear(&mut self) {
        *self = Tweens::default();
    }

    /// The running tweens, in the order in which they are applied to the piece's pose.
    pub fn running(&self) -> impl Iterator<Item = &Tween> {
        self.0.iter().flatten()
    }

    /// The former place of a captured or hit piece and its progress since, 0 to 1. `None` if the piece isn't leaving.
    #[must_use]
    pub fn leaving(&self, tempo: Tempo) -> Option<(Standing, f32)> {
        self.running().find_map(|tween| match tween.kind {
            TweenKind::Leaving { from } => Some((from, tween.progress(tempo))),
            _ => None,
        })
    }

    /// `true` while a captured or hit piece leaves its place.
    #[must_use]
    pub fn is_leaving(&self) -> bool {
        self.running()
            .any(|tween| matches!(tween.kind, TweenKind::Leaving { .. }))
    }

    /// The progress of the bow of a piece that has just reached home, 0 to 1. `None` if the piece doesn't bow.
    #[must_use]
    pub fn entering(&self, tempo: Tempo) -> Option<f32> {
        self.running()
            .find(|tween| tween.kind == TweenKind::Entering)
            .map(|tween| tween.progress(tempo))
    }

    fn advance(&mut self, ms: f32, tempo: Tempo) {
        for slot in &mut self.0 {
            if let Some(tween) = slot {
                tween.elapsed_ms += ms;
                if tween.elapsed_ms >= tempo.span(tween.kind.ms()) {
                    *slot = None;
                }
            }
        }
    }
}

fn add_actors(
    mut commands: Commands,
    fresh: Query<(Entity, &Standing), (With<Piece>, Without<Actor>)>,
) {
    for (entity, standing) in &fresh {
        commands.entity(entity).insert(Actor { shown: *standing });
    }
}

pub(super) fn run_tweens(
    time: Res<Time>,
    in_force: SettingsInForce,
    mut pieces: Query<&mut Tweens>,
) {
    let ms = time.delta_secs() * 1000.0;
    for mut tweens in &mut pieces {
        if tweens.running().next().is_some() {
            tweens.advance(ms, in_force.tempo());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GLIDING: TweenKind = TweenKind::Gliding {
        from: Standing {
            place: crate::table::Place::Hand,
            level: 0,
            started: false,
            home: false,
        },
    };

    fn kinds(tweens: &Tweens) -> Vec<TweenKind> {
        tweens.running().map(|tween| tween.kind).collect()
    }

    #[test]
    fn tweens_of_several_kinds_run_at_once_and_end_each_at_its_time() {
        let tempo = Tempo::default();
        let mut tweens = Tweens::default();
        tweens.start(TweenKind::Entering);
        tweens.start(GLIDING);
        tweens.start(TweenKind::Settling);
        tweens.advance(span::SETTLE - 1.0, tempo);
        assert_eq!(
            kinds(&tweens),
            [GLIDING, TweenKind::Settling, TweenKind::Entering]
        );
        tweens.advance(1.0, tempo);
        assert_eq!(kinds(&tweens), [GLIDING, TweenKind::Entering]);
        tweens.advance(span::ENTRY - span::SETTLE, tempo);
        assert_eq!(kinds(&tweens), []);
    }

    #[test]
    fn a_restarted_tween_starts_from_its_beginning() {
        let tempo = Tempo::default();
        let mut tweens = Tweens::default();
        tweens.start(TweenKind::Entering);
        tweens.advance(span::ENTRY / 2.0, tempo);
        assert_eq!(tweens.entering(tempo), Some(0.5));
        tweens.start(TweenKind::Entering);
        assert_eq!(tweens.entering(tempo), Some(0.0));
    }

    #[test]
    fn only_kept_tweens_continue() {
        let mut tweens = Tweens::default();
        tweens.start(TweenKind::Leaving {
            from: Standing::default(),
        });
        tweens.start(TweenKind::Settling);
        tweens.retain(|kind| kind == TweenKind::Settling);
        assert!(!tweens.is_leaving());
        assert_eq!(kinds(&tweens), [TweenKind::Settling]);
    }
}
