//! Handles presses that control a lesson, gives presses on lit places their meaning, and moves the cursor to the wanted
//! piece and its destination.

use std::time::Duration;

use bevy::ecs::message::MessageCursor;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::selection::{Selection, offered};
use super::{InputSystems, Press, Pressed};
use crate::lesson::{Act, Spot};
use crate::rules::{AnyIllegal, AnyMove};
use crate::settings::SettingsInForce;
use crate::stage::Timeline;
use crate::table::learning::location_of;
use crate::table::targets::{origins, resolve_location, targets, way, why_not};
use crate::table::{
    Learning, LessonIntent, Location, MoveTarget, Refusal, Refused, Table, TablePaused,
    TableSystems,
};

/// The time after a new step in which only presses that the step wants count, because others were meant for the step
/// before.
const STEP_GRACE: Duration = Duration::from_millis(600);
/// The time in which another press on the destination of the last move isn't a wrong try.
const DESTINATION_GRACE: Duration = Duration::from_millis(2500);
/// The time in which it doesn't move the piece that has just arrived there, if the move was made by a press on that
/// piece. The press then belongs to the same move.
const ARRIVAL_GRACE: Duration = Duration::from_millis(1500);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LessonCourse>().add_systems(
        Update,
        (
            steer
                .after(InputSystems::Read)
                .before(InputSystems::Interpret),
            point
                .after(InputSystems::Interpret)
                .run_if(resource_exists::<Table>),
            follow.after(TableSystems::Guide),
        ),
    );
}

/// The progress of the lesson, with the times of its last changes.
#[derive(Resource, Clone, Copy, Debug, Default)]
struct LessonCourse {
    /// The index of the step.
    step: Option<usize>,
    /// The number of completed acts of the step.
    done: usize,
    step_since: Duration,
    act_since: Duration,
    /// The destination of the wanted move.
    destination: Option<Location>,
    /// The destination of the last move.
    reached: Option<Location>,
}

/// Follows the lesson in the frame of each change.
fn follow(
    time: Res<Time<Real>>,
    learning: Option<Res<Learning>>,
    mut course: ResMut<LessonCourse>,
) {
    let now = time.elapsed();
    let Some(run) = learning
        .as_deref()
        .filter(|learning| !learning.plays())
        .map(Learning::run)
    else {
        if course.step.is_some() {
            *course = LessonCourse::default();
        }
        return;
    };
    let before = *course;
    if (before.step, before.done) == (Some(run.number()), run.done()) {
        return;
    }
    let is_other_step = before.step != Some(run.number());
    let went_back = (Some(run.number()), run.done()) < (before.step, before.done);
    let wanted = run.wanted().first();
    let all = targets(run.position());
    let target = wanted.and_then(|wanted| all.iter().find(|target| target.choice == *wanted));
    *course = LessonCourse {
        step: Some(run.number()),
        done: run.done(),
        step_since: if is_other_step {
            now
        } else {
            before.step_since
        },
        act_since: now,
        destination: target.map(|target| target.to),
        reached: before.destination.or(before.reached).filter(|_| !went_back),
    };
}

/// The meaning of a press on a place in a lesson.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Meaning {
    /// The wanted throw.
    Throw,
    /// A wanted move.
    Play(AnyMove),
    /// The piece to move is selected.
    Select,
    /// The place isn't lit, so the table answers.
    Unlit,
}

/// The lesson's wishes for the position on the table.
struct Wishes<'a> {
    learning: &'a Learning,
    table: &'a Table,
    /// The wanted moves; the first is the one that the arrow shows.
    wanted: Vec<MoveTarget>,
    /// `true` if the step has just started.
    is_new: bool,
}

impl<'a> Wishes<'a> {
    fn of(learning: &'a Learning, table: &'a Table, is_new: bool) -> Wishes<'a> {
        let all = targets(table.game().position());
        let target = |choice: &AnyMove| all.iter().find(|target| target.choice == *choice).copied();
        Wishes {
            learning,
            table,
            wanted: learning.wanted().iter().filter_map(target).collect(),
            is_new,
        }
    }

    /// `true` if the step lights this place apart from the wanted move, up to its first act.
    fn highlights(&self, location: Location) -> bool {
        let step = self.learning.run().step();
        if self.learning.run().done() > 0 {
            return false;
        }
        let mut spots = step.highlighted.iter();
        spots.any(|spot| location_of(*spot, step.side) == Some(location))
    }

    /// The meaning of a press on a location.
    fn meaning(&self, location: Location, chosen: Option<Location>, by_keys: bool) -> Meaning {
        let run = self.learning.run();
        if run.wants_throw() && self.highlights(location) {
            return Meaning::Throw;
        }
        let Some(shown) = self.wanted.first() else {
            return Meaning::Unlit;
        };
        if let Some(target) = self.wanted.iter().find(|target| target.to == location) {
            return Meaning::Play(target.choice);
        }
        // With keys and controllers the piece is selected first, as in a game.
        if by_keys && shown.from == location && chosen != Some(location) {
            return Meaning::Select;
        }
        if self.explains(shown.from, location) {
            return Meaning::Unlit;
        }
        let path = way(self.table.game().position(), shown.from, shown.to);
        if path.contains(&location) || self.highlights(location) {
            return Meaning::Play(shown.choice);
        }
        Meaning::Unlit
    }

    /// `true` if a press on this place is a wrong try that the step explains: from the piece to move to here, or with
    /// the piece that is here.
    fn explains(&self, from: Location, location: Location) -> bool {
        let acts = self.learning.run().step().acts.iter();
        let wrong: Vec<&str> = acts
            .filter_map(|act| match act {
                Act::Play { wrong, .. } => Some(wrong),
                _ => None,
            })
            .flatten()
            .map(|wrong| &*wrong.reason)
            .collect();
        let position = self.table.game().position();
        let tries = [
            why_not(position, from, Some(location)),
            why_not(position, location, None),
        ];
        let mut reasons = tries.iter().flatten().filter_map(AnyIllegal::key);
        location != from && reasons.any(|reason| wrong.contains(&reason))
    }

    /// The meaning of a press on the sticks or dice.
    fn meaning_of_throw(&self) -> Meaning {
        let run = self.learning.run();
        let is_lit = run.step().highlighted.contains(&Spot::Throw);
        match self.wanted.first() {
            Some(shown) if is_lit => Meaning::Play(shown.choice),
            _ => Meaning::Unlit,
        }
    }
}

/// The state that decides the meaning of presses.
#[derive(SystemParam)]
struct LessonState<'w> {
    time: Res<'w, Time<Real>>,
    table: Option<Res<'w, Table>>,
    learning: Option<Res<'w, Learning>>,
    paused: Res<'w, TablePaused>,
    timeline: Res<'w, Timeline>,
    course: Res<'w, LessonCourse>,
    in_force: SettingsInForce<'w>,
}

impl LessonState<'_> {
    /// The lesson that takes presses. `None` without one.
    fn learning(&self) -> Option<&Learning> {
        let learning = self.learning.as_deref();
        learning.filter(|learning| !learning.plays() && !self.paused.0)
    }

    /// The lesson's wishes. `None` while presses don't count.
    fn wishes(&self) -> Option<Wishes<'_>> {
        let learning = self.learning()?;
        let table = self.table.as_deref()?;
        let is_set_up = table.game().position() == learning.run().position();
        let is_still = self.timeline.is_idle() && !learning.is_under_way();
        let grace = if self.in_force.pace().think.is_zero() {
            Duration::ZERO
        } else {
            STEP_GRACE
        };
        let is_new = self.time.elapsed() < self.course.step_since + grace;
        (is_set_up && is_still).then(|| Wishes::of(learning, table, is_new))
    }

    /// `true` if a piece reached a location less than this time ago.
    fn was_reached_within(&self, grace: Duration, location: Location) -> bool {
        self.course.reached == Some(location) && self.time.elapsed() < self.course.act_since + grace
    }
}

/// The effect of a press in a lesson.
enum Effect {
    /// The press goes to the table.
    Press(Press),
    /// The lesson gets a request.
    Lesson(LessonIntent),
    /// The lesson wants something else.
    Refuse,
    /// The press has no effect.
    Nothing,
}

/// Handles presses that control the lesson and keeps them from the table. Presses on lit places do what the arrow
/// shows.
fn steer(
    state: LessonState,
    mut read: Local<MessageCursor<Pressed>>,
    mut presses: ResMut<Messages<Pressed>>,
    mut selection: ResMut<Selection>,
    mut expects_destination: Local<bool>,
    mut lesson_intents: MessageWriter<LessonIntent>,
    mut refused: MessageWriter<Refused>,
) {
    let fresh: Vec<Pressed> = read.read(&presses).copied().collect();
    let Some(learning) = state.learning().filter(|_| !fresh.is_empty()) else {
        return;
    };
    presses.clear();
    for pressed in fresh {
        let at = match pressed.press {
            Press::Location(at) => Some(at),
            _ => None,
        };
        let arrived = at.is_some_and(|at| state.was_reached_within(ARRIVAL_GRACE, at));
        let ends_move = arrived && std::mem::take(&mut *expects_destination);
        let effect = match pressed.press {
            Press::Hint => Effect::Lesson(LessonIntent::Show),
            Press::Undo => Effect::Lesson(LessonIntent::Back),
            Press::Done => Effect::Lesson(LessonIntent::Skip),
            Press::Location(_) | Press::Drag { .. } | Press::Next | Press::Throw => {
                match state.wishes() {
                    Some(wishes) => {
                        let leads_here = wishes.wanted.iter().any(|target| Some(target.to) == at);
                        if ends_move && !leads_here {
                            continue;
                        }
                        *expects_destination = at.is_some() && !leads_here;
                        effect_of(&wishes, &state, pressed.press, &mut selection)
                    }
                    None if learning.is_showing() => Effect::Nothing,
                    // The press came too early, so it only ends the motion.
                    None => Effect::Press(Press::Elsewhere),
                }
            }
            other => Effect::Press(other),
        };
        match effect {
            Effect::Press(press) => drop(presses.write(Pressed { press, ..pressed })),
            Effect::Lesson(request) => drop(lesson_intents.write(request)),
            Effect::Refuse => drop(refused.write(Refused(Refusal::NotAsked))),
            Effect::Nothing => {}
        }
    }
    read.clear(&presses);
}

/// The effect of a press on the table, the key for the next step, or the key for a throw.
fn effect_of(
    wishes: &Wishes,
    state: &LessonState,
    press: Press,
    selection: &mut Selection,
) -> Effect {
    let position = wishes.table.game().position();
    if wishes.learning.is_reading() {
        return match press {
            Press::Next | Press::Throw if !wishes.is_new => Effect::Lesson(LessonIntent::Next),
            Press::Location(at) if !wishes.is_new && wishes.highlights(at) => {
                Effect::Lesson(LessonIntent::Next)
            }
            // The lesson doesn't expect a move.
            _ => Effect::Nothing,
        };
    }
    let location = match press {
        Press::Location(location) => Some(location),
        Press::Next => selection.focus,
        _ => None,
    };
    let location = location.map(|location| resolve_location(position, location));
    let is_pointed_at = matches!(press, Press::Location(_));
    let meaning = match (press, location) {
        (Press::Throw, _) => wishes.meaning_of_throw(),
        (_, Some(location)) => wishes.meaning(location, selection.chosen, !is_pointed_at),
        _ => Meaning::Unlit,
    };
    let throws = press == Press::Throw && wishes.learning.run().wants_throw();
    if wishes.is_new && meaning == Meaning::Unlit && !throws {
        return Effect::Press(Press::Elsewhere);
    }
    match (meaning, location) {
        (Meaning::Throw, _) => Effect::Press(Press::Throw),
        (Meaning::Play(choice), _) => Effect::Press(Press::Play(choice)),
        (Meaning::Select, Some(location)) => {
            // Otherwise the press could be a move of another selected piece.
            selection.chosen = None;
            selection.goal = None;
            Effect::Press(Press::Location(location))
        }
        (Meaning::Unlit, Some(at))
            if is_pointed_at && state.was_reached_within(DESTINATION_GRACE, at) =>
        {
            Effect::Nothing
        }
        // The held piece isn't let go by another press on it.
        (Meaning::Unlit, Some(at)) if is_pointed_at && selection.chosen == Some(at) => {
            Effect::Refuse
        }
        _ => Effect::Press(press),
    }
}

/// The step for which the cursor was placed, and the wanted choice.
type Pointed = (usize, AnyMove);

/// Places the cursor on the piece to move and, once it's selected, on its destination.
fn point(
    table: Res<Table>,
    learning: Option<Res<Learning>>,
    mut presses: MessageReader<Pressed>,
    mut pointed: Local<Option<Pointed>>,
    mut refused: MessageReader<Refused>,
    mut selection: ResMut<Selection>,
) {
    let let_go = presses.read().any(|pressed| pressed.press == Press::Cancel);
    if let_go || refused.read().count() > 0 {
        // After a deselection or a wrong move, the cursor returns.
        *pointed = None;
    }
    let Some(learning) = learning.filter(|learning| !learning.plays()) else {
        *pointed = None;
        return;
    };
    let wanted = learning.wanted().first().copied();
    // The table might not have set up the step yet.
    let wanted = wanted.filter(|_| table.game().position() == learning.run().position());
    let Some(choice) = wanted else {
        *pointed = None;
        return;
    };
    let all = offered(&table, None);
    let Some(target) = all.iter().find(|target| target.choice == choice) else {
        return;
    };
    let only = origins(&all).len() == 1;
    let now = Some((learning.run().number(), choice));
    let chosen = selection.chosen == Some(target.from);
    if *pointed != now {
        *pointed = now;
        let place = if only || chosen {
            target.to
        } else {
            target.from
        };
        selection.focus = Some(place);
    } else if chosen && selection.focus == Some(target.from) {
        selection.focus = Some(target.to);
    }
}
