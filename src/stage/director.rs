//! Turns facts into acts, plays them, and keeps count of what is in view.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::StageSystems;
use super::actor::{Actor, Entering, Gliding, Leaving, Settling};
use super::cue::Cue;
use super::sticks::Throwing;
use super::timeline::{Act, Played, Tempo, Timeline, span};
use super::trail::Trail;
use crate::record::Event;
use crate::rules::tablan::{Step, Value};
use crate::rules::{AnyStep, AnyThrow, Side};
use crate::store::Seat;
use crate::table::{Beat, Fact, Pace, Place, Refused, Standing, Table};

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

/// The acts that show one beat.
fn acts_of(beat: &Beat, throwing: &mut Throwing) -> Vec<Act> {
    let AnyStep::Tablan(step) = &beat.step else {
        return Vec::new();
    };
    match step {
        Step::Threw { value, .. } => {
            let steps = value.steps();
            let mut acts = vec![Act::Throw {
                flats: throwing.flats_for(*value),
                steps,
            }];
            if *value != Value::Nothing {
                acts.push(Act::Score { steps });
            }
            acts
        }
        Step::Travelled { path, started, .. } => beat
            .piece
            .map(|piece| Act::Travel {
                piece,
                path: path.iter().map(|cell| cell.index(Side::First)).collect(),
                started: *started,
            })
            .into_iter()
            .collect(),
        Step::Captured { .. } => beat
            .piece
            .map(|piece| Act::Take { piece })
            .into_iter()
            .collect(),
        Step::Entered { .. } => beat
            .piece
            .map(|piece| Act::Enter { piece })
            .into_iter()
            .collect(),
        Step::Lapsed { value, half } => vec![Act::Lapse {
            steps: value.steps(),
            half: *half,
        }],
        Step::TurnEnded { side, passed } => vec![Act::Turn {
            side: *side,
            passed: *passed,
        }],
        Step::Ended(outcome) => vec![Act::End(*outcome)],
        Step::Declared { .. } => Vec::new(),
    }
}

fn direct(
    mut commands: Commands,
    table: Res<Table>,
    tempo: Res<Tempo>,
    mut facts: MessageReader<Fact>,
    mut timeline: ResMut<Timeline>,
    mut throwing: ResMut<Throwing>,
    mut revealed: ResMut<Revealed>,
    mut trail: ResMut<Trail>,
    mut cues: MessageWriter<Cue>,
    mut actors: Query<(Entity, &mut Actor, &Standing)>,
) {
    for fact in facts.read() {
        match fact {
            Fact::Stepped(beat) => {
                let mut acts = acts_of(beat, &mut throwing);
                if acts.is_empty() && beat.reveals.is_some() {
                    acts.push(Act::Lapse {
                        steps: 0,
                        half: false,
                    });
                }
                let last = acts.len().saturating_sub(1);
                // A throw is in view as soon as the sticks rest, before its value has stood.
                let reveal_at = if matches!(acts.first(), Some(Act::Throw { .. })) {
                    0
                } else {
                    last
                };
                for (i, act) in acts.into_iter().enumerate() {
                    timeline.push(act, *tempo, beat.reveals.filter(|_| i == reveal_at));
                }
            }
            Fact::Laid | Fact::Undone => {
                if matches!(fact, Fact::Undone) {
                    cues.write(Cue::Undo);
                }
                if let Some(value) = last_throw(&table)
                    && Value::of_flats(throwing.flats()) != Some(value)
                {
                    let flats = throwing.flats_for(value);
                    throwing.lay(flats);
                }
                timeline.clear();
                *trail = Trail::default();
                revealed.0 = table.game().events().len();
                for (entity, mut actor, standing) in &mut actors {
                    let from = actor.shown.place;
                    actor.shown = *standing;
                    commands.entity(entity).remove::<Leaving>();
                    if matches!(fact, Fact::Undone) && from != standing.place {
                        commands.entity(entity).insert(Gliding::from(from));
                    }
                }
            }
            Fact::TurnConfirmed => {
                cues.write(Cue::Turn);
            }
        }
    }
}

/// Everything that a stretch of an act changes.
#[derive(SystemParam)]
struct Stagehand<'w, 's> {
    commands: Commands<'w, 's>,
    timeline: ResMut<'w, Timeline>,
    throwing: ResMut<'w, Throwing>,
    revealed: ResMut<'w, Revealed>,
    trail: ResMut<'w, Trail>,
    cues: MessageWriter<'w, Cue>,
    shown: MessageWriter<'w, Shown>,
    actors: Query<'w, 's, &'static mut Actor>,
}

impl Stagehand<'_, '_> {
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

    /// Moves pieces and sticks to where the stretch leaves them.
    fn show(&mut self, played: &Played, tempo: Tempo) {
        match &played.act {
            Act::Throw { flats, .. } => {
                if played.from < 0.0 {
                    self.throwing.begin(*flats);
                }
                self.throwing.progress = played.to;
                if played.over {
                    self.throwing.rest();
                }
            }
            Act::Travel {
                piece,
                path,
                started,
            } if played.over => {
                if let (Ok(mut actor), Some(&last)) = (self.actors.get_mut(*piece), path.last()) {
                    actor.shown.place = Place::Board(last);
                    actor.shown.started |= *started;
                    if tempo.span(span::SETTLE) > 0.0 {
                        self.commands.entity(*piece).insert(Settling::default());
                    }
                }
            }
            Act::Take { piece } => {
                if let Ok(mut actor) = self.actors.get_mut(*piece) {
                    let from = actor.shown.place;
                    actor.shown.place = Place::Captured;
                    if tempo.span(span::CAPTURE) > 0.0 {
                        self.commands.entity(*piece).insert(Leaving::from(from));
                    }
                }
            }
            Act::Enter { piece } => {
                if let Ok(mut actor) = self.actors.get_mut(*piece) {
                    actor.shown.home = true;
                    if tempo.span(span::ENTRY) > 0.0 && !tempo.reduced {
                        self.commands.entity(*piece).insert(Entering::default());
                    }
                }
            }
            _ => {}
        }
    }
}

fn play(time: Res<Time>, table: Res<Table>, tempo: Res<Tempo>, mut stage: Stagehand) {
    for played in stage.timeline.advance(time.delta_secs() * 1000.0) {
        sound(&played, &table, &stage.throwing, &mut stage.cues);
        stage.carry_out(&played, *tempo);
    }
}

/// What the sticks on the table show.
fn last_throw(table: &Table) -> Option<Value> {
    table.game().events().rev().find_map(|event| match event {
        Event::Threw {
            throw: AnyThrow::Tablan(value),
            ..
        } => Some(*value),
        _ => None,
    })
}

fn sound_refusals(mut refused: MessageReader<Refused>, mut cues: MessageWriter<Cue>) {
    if refused.read().count() > 0 {
        cues.write(Cue::Refuse);
    }
}

/// Everything in motion ends where it was going, with the sound of its end alone.
fn skip(
    mut stage: Stagehand,
    tweens: Query<Entity, Or<(With<Leaving>, With<Entering>, With<Gliding>, With<Settling>)>>,
    mut skips: ResMut<Messages<Skip>>,
) {
    skips.clear();
    let still = Tempo {
        speed: 0.0,
        reduced: false,
    };
    for played in stage.timeline.finish() {
        stage.carry_out(&played, still);
        match &played.act {
            Act::Take { .. } => drop(stage.cues.write(Cue::Capture)),
            Act::Travel { .. } => drop(stage.cues.write(Cue::Land)),
            _ => {}
        }
    }
    for entity in &tweens {
        stage
            .commands
            .entity(entity)
            .remove::<(Leaving, Entering, Gliding, Settling)>();
    }
}

/// The sounds of a stretch.
fn sound(played: &Played, table: &Table, throwing: &Throwing, cues: &mut MessageWriter<Cue>) {
    let begins = played.from < 0.0;
    match &played.act {
        Act::Throw { .. } if begins => drop(cues.write(Cue::Gather)),
        Act::Throw { .. } => {
            cues.write_batch(throwing.knocks(played.from, played.to));
        }
        Act::Travel { path, started, .. } => {
            if begins && *started {
                cues.write(Cue::Start);
            }
            let hops = path.len().saturating_sub(1) as f32;
            let done = |progress: f32| (progress.max(0.0) * hops).floor();
            if played.over {
                cues.write(Cue::Land);
            } else if done(played.to) > done(played.from) {
                cues.write(Cue::Hop);
            }
        }
        Act::Take { .. } => drop(cues.write(Cue::Capture)),
        Act::Enter { .. } => drop(cues.write(Cue::Enter)),
        Act::Turn { .. } => drop(cues.write(Cue::Turn)),
        Act::End(outcome) if begins => {
            let cue = match outcome.winner {
                None => Cue::Draw,
                Some(side)
                    if table.seat(side) != Seat::Person
                        && table.seat(side.other()) == Seat::Person =>
                {
                    Cue::Loss
                }
                Some(_) => Cue::Win,
            };
            cues.write(cue);
        }
        Act::Score { steps } if begins => drop(cues.write(Cue::Score(*steps))),
        _ => {}
    }
    if let (Act::Throw { steps: 0, .. }, true) = (&played.act, played.over) {
        cues.write(Cue::Score(0));
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
