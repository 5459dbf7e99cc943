//! Turns table events into acts, plays them, and counts the events in view.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::StageSystems;
use super::actor::{Actor, TweenKind, Tweens, run_tweens};
use super::cue::Cue;
use super::facing::{self, Facing};
use super::game::StageGame;
use super::marks::{Marks, Trail};
use super::sounding::sound;
use super::tempo::{Tempo, span};
use super::throw::ThrownParts;
use super::throw_animation::ThrowAnimation;
use super::throw_counting::{self, ThrowCounting};
use super::timeline::{Act, CuedAct, PlayedStretch, ThrowPace, Timeline};
use crate::rules::{AnyStep, dispatch};
use crate::settings::SettingsInForce;
use crate::table::{
    Change, Learning, Location, Piece, PieceStep, Place, QuickFinish, Refused, Replay,
    ReplayIntent, StageBusy, Standing, StepBack, Table, TableEvent,
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Timeline>()
        .init_resource::<RevealedEvents>()
        .init_resource::<Trail>()
        .init_resource::<DepartureProgress>()
        .init_resource::<ThrownParts>()
        .add_message::<Skip>()
        .add_message::<ActFinished>()
        .add_message::<Cue>()
        .add_systems(
            Update,
            (
                // Running motion is finished before new motion starts, so a press that cuts motion short doesn't cut
                // short the motion it causes. Stepping through a replay does the same.
                (
                    skip.run_if(
                        on_message::<Skip>
                            .or_eager(on_message::<ReplayIntent>)
                            .or_eager(|quick: Res<QuickFinish>| quick.0),
                    ),
                    direct,
                )
                    .chain()
                    .in_set(StageSystems::Direct),
                // A tween that an act starts is first shown at its start.
                (run_tweens, play).chain().in_set(StageSystems::Play),
                sound_refusals.in_set(StageSystems::Direct),
                update_busy.after(StageSystems::Play).after(facing::follow),
            )
                .run_if(resource_exists::<Table>),
        );
}

/// Finishes all motion at once.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct Skip;

/// Reports an act that has been shown to its end.
#[derive(Message, Clone, Debug)]
pub struct ActFinished(pub Act);

/// The number of events of the match in view. Panels show the game up to here.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RevealedEvents(pub usize);

/// The acts that show one step of the rules.
fn acts_of(piece_step: &PieceStep) -> Vec<CuedAct> {
    dispatch!(AnyStep(&piece_step.step), step: Game => Game::acts_of(step, piece_step.change))
}

/// The act that shows one step as it is undone: the same path, backwards. `None` if the piece stays in its place.
fn back_acts_of(back: &StepBack) -> Option<CuedAct> {
    let StepBack { step, change } = back;
    let forwards = PieceStep {
        step: step.clone(),
        change: Some(*change),
        reveals: None,
    };
    let change = Change {
        from: change.to,
        to: change.from,
        ..*change
    };
    let travel = acts_of(&forwards)
        .into_iter()
        .find_map(|act| match act.act {
            Act::Travel { mut path, ms, .. } => {
                path.reverse();
                Some(Act::Travel { change, path, ms })
            }
            _ => None,
        });
    // A piece that keeps its place has only reached home or started.
    let returns = change.from.place != change.to.place;
    let act = travel.or(returns.then_some(Act::Return { change }));
    act.map(CuedAct::from)
}

fn direct(
    table: Res<Table>,
    in_force: SettingsInForce,
    counting: ThrowCounting,
    mut table_events: MessageReader<TableEvent>,
    mut timeline: ResMut<Timeline>,
    mut throw_animation: ThrowAnimation,
    mut revealed: ResMut<RevealedEvents>,
    mut trail: ResMut<Trail>,
    mut parts: ResMut<ThrownParts>,
    marks: Res<Marks>,
    replay: Option<Res<Replay>>,
    learning: Option<Res<Learning>>,
    mut cues: MessageWriter<Cue>,
    mut actors: Query<(Entity, &Piece, &mut Actor, &mut Tweens, &Standing)>,
) {
    let mut steps = false;
    let moves_pieces = learning.is_some_and(|learning| learning.moves_pieces());
    for table_event in table_events.read() {
        match table_event {
            TableEvent::Stepped(piece_step) => {
                let mut acts = acts_of(piece_step);
                if table.hurries() {
                    throw_counting::hurried(&mut acts);
                } else if counting.is_on(&table) {
                    acts = throw_counting::counted(acts);
                }
                if acts.is_empty() && piece_step.reveals.is_some() {
                    acts.push(Act::Reveal.into());
                }
                let last = acts.len().saturating_sub(1);
                // A throw counts as in view when it comes to rest, before the pause in which players read it. One that is
                // counted first is in view when it reaches the row of throws.
                let throws = |act: &CuedAct| matches!(act.act, Act::Throw { .. });
                let collects = |act: &CuedAct| matches!(act.act, Act::Collect { .. });
                let collected = acts.iter().position(collects);
                let reveal_at = match acts.first() {
                    Some(first) if throws(first) => collected.unwrap_or(0),
                    _ => last,
                };
                for (i, mut act) in acts.into_iter().enumerate() {
                    if let Act::Throw { by_hand, .. } = &mut act.act
                        && table.game().throws_by_hand()
                    {
                        // Throws by hand have no shaking sound.
                        *by_hand = true;
                        act.cues.begin.clear();
                    }
                    if let Act::Travel { change, ms, .. } = &mut act.act
                        && let Some(raised) = marks.raised(change.piece)
                        && raised.held_at.is_some()
                    {
                        // The player carried the piece there, so it only has to be put down.
                        *ms = span::DROP;
                    }
                    timeline.push(
                        act,
                        in_force.tempo(),
                        piece_step.reveals.filter(|_| i == reveal_at),
                    );
                }
            }
            TableEvent::SteppedBack { steps, standings } => {
                cues.write(Cue::Undo);
                parts.0 = throw_animation.show_last_at_rest(table.game());
                *trail = Trail::default();
                revealed.0 = table.game().events().len();
                for act in steps.iter().filter_map(back_acts_of) {
                    timeline.push(act, in_force.tempo(), None);
                }
                timeline.push(Act::SetStandings(standings.clone()), in_force.tempo(), None);
            }
            TableEvent::SetUp | TableEvent::Undone | TableEvent::Jumped => {
                if matches!(table_event, TableEvent::Undone) {
                    cues.write(Cue::Undo);
                }
                parts.0 = throw_animation.show_last_at_rest(table.game());
                timeline.clear();
                *trail = Trail::default();
                revealed.0 = table.game().events().len();
                if moves_pieces && matches!(table_event, TableEvent::SetUp) {
                    let changes = rearrange(&mut actors);
                    if !changes.is_empty() {
                        timeline.push(Act::Rearrange(changes), in_force.tempo(), None);
                    }
                    continue;
                }
                for (_, _, mut actor, mut tweens, standing) in &mut actors {
                    let from = actor.shown;
                    actor.shown = *standing;
                    tweens.retain(|kind| {
                        !matches!(kind, TweenKind::Leaving { .. } | TweenKind::Leaning { .. })
                    });
                    let moved = (from.place, from.level) != (standing.place, standing.level);
                    if !matches!(table_event, TableEvent::SetUp) && moved {
                        tweens.start(TweenKind::Gliding { from });
                    }
                }
            }
            TableEvent::TurnConfirmed => {
                cues.write(Cue::Turn);
            }
        }
        steps |= matches!(
            table_event,
            TableEvent::Stepped(_) | TableEvent::SteppedBack { .. }
        );
    }
    if let Some(replay) = replay.filter(|_| steps) {
        timeline.speed_up(REPLAY_SPEED, replay.motion().as_secs_f32() * 1000.0);
    }
}

/// Ends the motion of all pieces and returns the changes to their standings in the game.
fn rearrange(
    actors: &mut Query<(Entity, &Piece, &mut Actor, &mut Tweens, &Standing)>,
) -> Vec<Change> {
    let mut changes = Vec::new();
    for (entity, piece, mut actor, mut tweens, standing) in actors {
        tweens.clear();
        let from = actor.shown;
        if (from.place, from.level) == (standing.place, standing.level) {
            actor.shown = *standing;
        } else {
            changes.push(Change {
                piece: entity,
                side: piece.side,
                from,
                to: *standing,
            });
        }
    }
    changes
}

/// The speed of pieces in a replay, relative to normal play.
const REPLAY_SPEED: f32 = 1.5;

/// Everything that a played stretch of an act can change.
#[derive(SystemParam)]
struct StageWriter<'w, 's> {
    timeline: ResMut<'w, Timeline>,
    throw_animation: ThrowAnimation<'w>,
    revealed: ResMut<'w, RevealedEvents>,
    trail: ResMut<'w, Trail>,
    parts: ResMut<'w, ThrownParts>,
    cues: MessageWriter<'w, Cue>,
    shown: MessageWriter<'w, ActFinished>,
    actors: Query<'w, 's, (&'static mut Actor, &'static mut Tweens)>,
}

impl StageWriter<'_, '_> {
    /// Brings the stage to the end of a stretch.
    fn carry_out(&mut self, played: &PlayedStretch, tempo: Tempo) {
        self.show(played, tempo);
        match &played.act {
            Act::Travel { path, .. } if played.over && !self.timeline.goes_back() => {
                self.trail.add(path.clone());
            }
            Act::SetStandings(_) => *self.trail = Trail::default(),
            Act::Turn { .. } => self.trail.closed = true,
            _ => {}
        }
        if played.over {
            self.shown.write(ActFinished(played.act.clone()));
        }
        if let Some(events) = played.reveals {
            self.revealed.0 = events;
        }
    }

    /// Moves pieces, sticks and dice to the end of the stretch.
    fn show(&mut self, played: &PlayedStretch, tempo: Tempo) {
        match &played.act {
            Act::Throw {
                throw,
                by,
                by_hand,
                pace,
                ..
            } => {
                let is_put_down = *by_hand || *pace == ThrowPace::Brief;
                self.throw_animation.play(*throw, *by, is_put_down, played);
                if played.over {
                    self.parts.0 = self.throw_animation.parts(*throw);
                }
            }
            Act::Count { throw, .. } | Act::Collect { throw, .. } => {
                self.parts.0 = self.throw_animation.parts(*throw);
            }
            Act::Travel { change, .. } if played.over => {
                if let Ok((mut actor, mut tweens)) = self.actors.get_mut(change.piece) {
                    actor.shown = change.to;
                    if tempo.span(span::SETTLE) > 0.0 {
                        tweens.start(TweenKind::Settling);
                    }
                }
            }
            Act::Return { change } => {
                if let Ok((mut actor, mut tweens)) = self.actors.get_mut(change.piece) {
                    actor.shown = change.to;
                    tweens.retain(|kind| !matches!(kind, TweenKind::Leaving { .. }));
                    if tempo.speed > 0.0 {
                        tweens.start(TweenKind::Gliding { from: change.from });
                    }
                }
            }
            Act::Rearrange(changes) if played.over => {
                for change in changes {
                    if let Ok((mut actor, _)) = self.actors.get_mut(change.piece) {
                        actor.shown = change.to;
                    }
                }
            }
            Act::SetStandings(standings) => {
                for (piece, standing) in standings {
                    if let Ok((mut actor, _)) = self.actors.get_mut(*piece) {
                        actor.shown = *standing;
                    }
                }
            }
            Act::Capture { change } => self.take(change, tempo),
            Act::CaptureByNeighbours { change, by } if played.from < 0.0 => {
                self.take(change, tempo);
                if let Some(victim) = change.from.place.location(change.side) {
                    self.lean(by, victim, tempo);
                }
            }
            Act::KingOutcome { at, by, .. } if played.from < 0.0 => self.lean(by, *at, tempo),
            Act::Enter { change } => {
                if let Ok((mut actor, mut tweens)) = self.actors.get_mut(change.piece) {
                    actor.shown = change.to;
                    if tempo.span(span::ENTRY) > 0.0 && !tempo.reduced {
                        tweens.start(TweenKind::Entering);
                    }
                }
            }
            _ => {}
        }
    }

    /// Starts the departure of a captured or hit piece.
    fn take(&mut self, change: &Change, tempo: Tempo) {
        if let Ok((mut actor, mut tweens)) = self.actors.get_mut(change.piece) {
            actor.shown = change.to;
            if tempo.span(span::CAPTURE) > 0.0 {
                tweens.start(TweenKind::Leaving { from: change.from });
            }
        }
    }

    /// Makes the pieces on these locations lean towards another.
    fn lean(&mut self, by: &[Location], towards: Location, tempo: Tempo) {
        if tempo.span(span::LEAN) <= 0.0 {
            return;
        }
        for (actor, mut tweens) in &mut self.actors {
            let stands = by.iter().any(
                |location| matches!(location, Location::Board(at) if actor.shown.place == Place::Board(*at)),
            );
            if stands {
                tweens.start(TweenKind::Leaning { towards });
            }
        }
    }
}

fn play(time: Res<Time>, table: Res<Table>, in_force: SettingsInForce, mut stage: StageWriter) {
    let ms = time.delta_secs() * 1000.0;
    stage.throw_animation.advance_turning(ms);
    for played in stage.timeline.advance(ms) {
        sound(&played, &table, &stage.throw_animation, &mut stage.cues);
        stage.carry_out(&played, in_force.tempo());
    }
}

fn sound_refusals(mut refused: MessageReader<Refused>, mut cues: MessageWriter<Cue>) {
    if refused.read().count() > 0 {
        cues.write(Cue::Refuse);
    }
}

/// Ends all motion at its goal, with only the final sounds.
fn skip(mut stage: StageWriter, mut skips: ResMut<Messages<Skip>>) {
    skips.clear();
    let still = Tempo {
        speed: 0.0,
        reduced: false,
    };
    stage.throw_animation.advance_turning(f32::MAX);
    for played in stage.timeline.finish() {
        stage.carry_out(&played, still);
        stage.cues.write_batch(played.cues.cut_short);
    }
    for (_, mut tweens) in &mut stage.actors {
        tweens.clear();
    }
}

/// The progress of the piece that is farthest on its way off the board, 0 to 1; 0 if none leaves.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct DepartureProgress(pub f32);

fn update_busy(
    timeline: Res<Timeline>,
    in_force: SettingsInForce,
    facing: Res<Facing>,
    throw_animation: ThrowAnimation,
    pieces: Query<&Tweens>,
    mut departures: ResMut<DepartureProgress>,
    mut busy: ResMut<StageBusy>,
) {
    let leaving = || {
        pieces
            .iter()
            .filter_map(|tweens| tweens.leaving(in_force.tempo()))
    };
    let most = leaving().map(|(_, t)| t).fold(0.0, f32::max);
    departures.set_if_neq(DepartureProgress(most));
    let moves = !timeline.is_idle()
        || leaving().next().is_some()
        || facing.is_turning()
        || throw_animation.is_turning();
    busy.set_if_neq(StageBusy(moves));
}
