//! Turns what happens at the table into acts, plays them, and keeps count of what is in view.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::StageSystems;
use super::actor::{Actor, Entering, Gliding, Leaning, Leaving, Settling};
use super::cue::Cue;
use super::marks::Marks;
use super::sounding::{ending, sound};
use super::throw_animation::ThrowAnimation;
use super::timeline::{Act, Played, Tempo, Timeline, span};
use super::trail::Trail;
use super::{tablan, tablut, tapatan, tawula};
use crate::rules::AnyStep;
use crate::table::{Location, Pace, PieceStep, Place, Refused, Standing, Table, TableEvent};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Timeline>()
        .init_resource::<Tempo>()
        .init_resource::<Revealed>()
        .init_resource::<Trail>()
        .init_resource::<Departures>()
        .add_message::<Skip>()
        .add_message::<Shown>()
        .add_message::<Cue>()
        .add_systems(
            Update,
            (
                // What moves is finished before anything new is begun: what a press has
                // brought about is shown, though the press cut short what came before.
                (skip.run_if(on_message::<Skip>), direct)
                    .chain()
                    .in_set(StageSystems::Direct),
                play.in_set(StageSystems::Play),
                sound_refusals.in_set(StageSystems::Direct),
                tell_pace.after(StageSystems::Play),
            )
                .run_if(resource_exists::<Table>),
        );
}

/// Everything in motion is to be finished at once.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct Skip;

/// An act has been shown to its end.
#[derive(Message, Clone, Debug)]
pub struct Shown(pub Act);

/// How many events of the match are in view: panels show the game up to here.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Revealed(pub usize);

/// The acts that show one step.
fn acts_of(piece_step: &PieceStep, throw_animation: &mut ThrowAnimation) -> Vec<Act> {
    match &piece_step.step {
        AnyStep::Tablan(step) => {
            tablan::acts_of(step, piece_step.change, &mut throw_animation.sticks)
        }
        AnyStep::Tapatan(step) => tapatan::acts_of(step, piece_step.change),
        AnyStep::Tablut(step) => tablut::acts_of(step, piece_step.change),
        AnyStep::Tawula(step) => tawula::acts_of(step, piece_step.change),
    }
}

fn direct(
    mut commands: Commands,
    table: Res<Table>,
    tempo: Res<Tempo>,
    mut table_events: MessageReader<TableEvent>,
    mut timeline: ResMut<Timeline>,
    mut throw_animation: ThrowAnimation,
    mut revealed: ResMut<Revealed>,
    mut trail: ResMut<Trail>,
    marks: Res<Marks>,
    mut cues: MessageWriter<Cue>,
    mut actors: Query<(Entity, &mut Actor, &Standing)>,
) {
    for table_event in table_events.read() {
        match table_event {
            TableEvent::Stepped(piece_step) => {
                let mut acts = acts_of(piece_step, &mut throw_animation);
                if acts.is_empty() && piece_step.reveals.is_some() {
                    acts.push(Act::Reveal);
                }
                let last = acts.len().saturating_sub(1);
                // A throw is in view as soon as the sticks rest, before its value has stood.
                let reveal_at = if matches!(acts.first(), Some(Act::Throw { .. })) {
                    0
                } else {
                    last
                };
                for (i, mut act) in acts.into_iter().enumerate() {
                    if let Act::Travel { change, ms, .. } = &mut act
                        && let Some(raised) = marks.raised(change.piece)
                        && raised.held_at.is_some()
                    {
                        // It was carried there: all that is left is to put it down.
                        *ms = span::DROP;
                    }
                    timeline.push(act, *tempo, piece_step.reveals.filter(|_| i == reveal_at));
                }
            }
            TableEvent::Laid | TableEvent::Undone => {
                if matches!(table_event, TableEvent::Undone) {
                    cues.write(Cue::Undo);
                }
                throw_animation.lay_last(table.game());
                timeline.clear();
                *trail = Trail::default();
                revealed.0 = table.game().events().len();
                for (entity, mut actor, standing) in &mut actors {
                    let from = actor.shown;
                    actor.shown = *standing;
                    commands.entity(entity).remove::<(Leaving, Leaning)>();
                    let moved = (from.place, from.level) != (standing.place, standing.level);
                    if matches!(table_event, TableEvent::Undone) && moved {
                        commands.entity(entity).insert(Gliding::from(from));
                    }
                }
            }
            TableEvent::TurnConfirmed => {
                cues.write(Cue::Turn);
            }
        }
    }
}

/// Everything that a stretch of an act changes.
#[derive(SystemParam)]
struct StageWriter<'w, 's> {
    commands: Commands<'w, 's>,
    timeline: ResMut<'w, Timeline>,
    throw_animation: ThrowAnimation<'w>,
    revealed: ResMut<'w, Revealed>,
    trail: ResMut<'w, Trail>,
    cues: MessageWriter<'w, Cue>,
    shown: MessageWriter<'w, Shown>,
    actors: Query<'w, 's, (Entity, &'static mut Actor)>,
}

impl StageWriter<'_, '_> {
    /// Brings the stage to the end of a stretch.
    fn carry_out(&mut self, played: &Played, tempo: Tempo) {
        self.show(played, tempo);
        match &played.act {
            Act::Travel { path, .. } if played.over => self.trail.add(path.clone()),
            Act::Turn { .. } => self.trail.closed = true,
            _ => {}
        }
        if played.over {
            self.shown.write(Shown(played.act.clone()));
        }
        if let Some(events) = played.reveals {
            self.revealed.0 = events;
        }
    }

    /// Moves pieces, sticks and dice to where the stretch leaves them.
    fn show(&mut self, played: &Played, tempo: Tempo) {
        match &played.act {
            Act::Throw { fall, .. } => self.throw_animation.play(*fall, played),
            Act::Travel { change, .. } if played.over => {
                if let Ok((_, mut actor)) = self.actors.get_mut(change.piece) {
                    actor.shown = change.to;
                    if tempo.span(span::SETTLE) > 0.0 {
                        self.commands
                            .entity(change.piece)
                            .insert(Settling::default());
                    }
                }
            }
            Act::Take { change } => {
                if let Ok((_, mut actor)) = self.actors.get_mut(change.piece) {
                    actor.shown = change.to;
                    if tempo.span(span::CAPTURE) > 0.0 {
                        self.commands
                            .entity(change.piece)
                            .insert(Leaving::from(change.from));
                    }
                }
            }
            Act::Seize { change, by } => {
                if let Ok((_, mut actor)) = self.actors.get_mut(change.piece) {
                    actor.shown = change.to;
                }
                if played.from < 0.0 && tempo.span(span::CAPTURE) > 0.0 {
                    self.commands
                        .entity(change.piece)
                        .insert(Leaving::from(change.from));
                    if let Some(victim) = change.from.place.location(change.side) {
                        self.lean(by, victim, tempo);
                    }
                }
            }
            Act::Fate { at, by, .. } if played.from < 0.0 => self.lean(by, *at, tempo),
            Act::Enter { change } => {
                if let Ok((_, mut actor)) = self.actors.get_mut(change.piece) {
                    actor.shown = change.to;
                    if tempo.span(span::ENTRY) > 0.0 && !tempo.reduced {
                        self.commands
                            .entity(change.piece)
                            .insert(Entering::default());
                    }
                }
            }
            _ => {}
        }
    }

    /// Lets those who stand on these locations lean towards another.
    fn lean(&mut self, by: &[Location], towards: Location, tempo: Tempo) {
        if tempo.span(span::LEAN) <= 0.0 {
            return;
        }
        for (entity, actor) in &self.actors {
            let stands = by.iter().any(
                |location| matches!(location, Location::Board(at) if actor.shown.place == Place::Board(*at)),
            );
            if stands {
                self.commands.entity(entity).insert(Leaning::from(towards));
            }
        }
    }
}

fn play(time: Res<Time>, table: Res<Table>, tempo: Res<Tempo>, mut stage: StageWriter) {
    for played in stage.timeline.advance(time.delta_secs() * 1000.0) {
        sound(&played, &table, &stage.throw_animation, &mut stage.cues);
        stage.carry_out(&played, *tempo);
    }
}

fn sound_refusals(mut refused: MessageReader<Refused>, mut cues: MessageWriter<Cue>) {
    if refused.read().count() > 0 {
        cues.write(Cue::Refuse);
    }
}

/// Everything in motion ends where it was going, with the sound of its end alone.
fn skip(
    table: Res<Table>,
    mut stage: StageWriter,
    tweens: Query<
        Entity,
        Or<(
            With<Leaving>,
            With<Entering>,
            With<Gliding>,
            With<Settling>,
            With<Leaning>,
        )>,
    >,
    mut skips: ResMut<Messages<Skip>>,
) {
    skips.clear();
    let game = table.game().setup().kind();
    let still = Tempo {
        speed: 0.0,
        reduced: false,
    };
    for played in stage.timeline.finish() {
        stage.carry_out(&played, still);
        if let Some(cue) = ending(&played.act, game) {
            stage.cues.write(cue);
        }
    }
    for entity in &tweens {
        stage
            .commands
            .entity(entity)
            .remove::<(Leaving, Entering, Gliding, Settling, Leaning)>();
    }
}

/// How far the piece that leaves the board has come, 0 to 1; 0 where none does.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Departures(pub f32);

fn tell_pace(
    timeline: Res<Timeline>,
    tempo: Res<Tempo>,
    leaving: Query<&Leaving>,
    mut departures: ResMut<Departures>,
    mut pace: ResMut<Pace>,
) {
    let most = leaving
        .iter()
        .map(|l| l.progress(*tempo))
        .fold(0.0, f32::max);
    departures.set_if_neq(Departures(most));
    let busy = !timeline.is_idle() || !leaving.is_empty();
    if pace.busy != busy {
        pace.busy = busy;
    }
}
