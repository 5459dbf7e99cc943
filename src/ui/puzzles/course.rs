//! The systems that set up a puzzle, judge the answers, restore the position and show the solution.

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::solving::{PuzzleProgress, Solving, SolvingState};
use crate::date::Date;
use crate::input::selection::offered;
use crate::input::{Press, Pressed, Selection};
use crate::puzzle::{Attempt, Progress, Puzzle, PuzzleId, Verdict, daily, puzzle, puzzles};
use crate::record::Event;
use crate::rules::AnyMove;
use crate::settings::CurrentSettings;
use crate::stage::Cue;
use crate::store::NoteTime;
use crate::table::advice::HintRequested;
use crate::table::autosave::Saves;
use crate::table::computer::AutoPlay;
use crate::table::history::GameHistory;
use crate::table::{
    Intent, Learning, LessonProgress, StageBusy, Table, TableEvent, TablePaused, TableSystems,
    ThinkSystems, known_games,
};
use crate::ui::actions::PuzzleAction;
use crate::ui::{Toasts, Words};

/// The time that a wrong answer stays before the position is restored, with the standard time for notes.
const WRONG_STAYS: Duration = Duration::from_millis(2200);
/// The pause before each choice that the program makes in a puzzle.
const PAUSE: Duration = Duration::from_millis(500);

/// Adds puzzles, with or without panels.
pub struct SolvingPlugin;

impl Plugin for SolvingPlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<PuzzleProgress>()
            .init_resource::<LessonProgress>()
            .init_resource::<GameHistory>()
            .add_message::<PuzzleAction>()
            .add_systems(
                Update,
                (
                    read_progress,
                    answer
                        .in_set(TableSystems::Guide)
                        .run_if(resource_exists::<Table>),
                ),
            )
            .add_systems(
                PostUpdate,
                follow
                    .after(ThinkSystems)
                    .run_if(resource_exists::<Table>.and_eager(resource_exists::<Solving>)),
            );
    }
}

/// The choices of both sides so far. `None` if a side has resigned.
fn played(table: &Table) -> Option<Vec<AnyMove>> {
    let events = table.game().events();
    let choice = |event: &Event| match event {
        Event::Played { choice, .. } => Some(*choice),
        _ => None,
    };
    events.map(choice).collect()
}

/// Reads the solved puzzles once. The store sets a damaged text aside, and a toast reports it.
fn read_progress(
    saves: Option<ResMut<Saves>>,
    mut read: Local<bool>,
    mut progress: ResMut<PuzzleProgress>,
    words: Option<Res<Words>>,
    toasts: Option<ResMut<Toasts>>,
) {
    let Some(mut saves) = saves.filter(|_| !*read) else {
        return;
    };
    *read = true;
    let loaded = saves.load_with(Progress::SLOT, Progress::read);
    if let Some(read) = loaded.value {
        progress.0 = read;
    }
    if let (Some(notice), Some(words), Some(mut toasts)) = (loaded.notice, words, toasts) {
        toasts.add_problem(words.get("toast-puzzles-damaged"), notice.problem);
    }
}

/// The next unsolved puzzle of a game after a number, or simply the next one if all are solved.
fn next_of(progress: &Progress, after: PuzzleId) -> Option<&'static Puzzle> {
    let all = puzzles(after.kind);
    let (before, behind) = all.split_at(usize::from(after.number).min(all.len()));
    let unsolved = |puzzle: &&Puzzle| !progress.is_solved(puzzle.id) && puzzle.id != after;
    let mut open = behind.iter().chain(before).filter(unsolved);
    open.next().or(behind.first()).or(before.first())
}

/// The sources of the games that the player knows.
#[derive(SystemParam)]
struct KnownGames<'w> {
    lessons: Res<'w, LessonProgress>,
    history: Res<'w, GameHistory>,
}

fn answer(
    mut commands: Commands,
    table: Res<Table>,
    paused: Option<Res<TablePaused>>,
    progress: Res<PuzzleProgress>,
    solving: Option<ResMut<Solving>>,
    selection: Option<ResMut<Selection>>,
    learning: Option<Res<Learning>>,
    known: KnownGames,
    mut asks: MessageReader<PuzzleAction>,
    mut advice: MessageReader<HintRequested>,
    mut presses: MessageReader<Pressed>,
    mut intents: MessageWriter<Intent>,
) {
    let mut asked: Vec<PuzzleAction> = asks.read().copied().collect();
    asked.extend(advice.read().map(|_| PuzzleAction::Hint));
    let covered = paused.is_some_and(|paused| paused.0);
    for pressed in presses.read() {
        let next = matches!(pressed.press, Press::Next | Press::Done | Press::Throw) && !covered;
        if let Some(solving) = solving.as_deref().filter(|_| next) {
            match solving.state {
                SolvingState::Solved | SolvingState::Shown => asked.push(PuzzleAction::Next),
                SolvingState::Wrong => asked.push(PuzzleAction::Again),
                SolvingState::Thinking | SolvingState::Showing => {}
            }
        }
    }
    // Only one request per frame, because a set-up takes effect in the next frame.
    let Some(ask) = asked.first().copied() else {
        return;
    };
    let known = known_games(&known.lessons.0, known.history.history());
    let begins = match ask {
        PuzzleAction::Begin(id) => puzzle(id),
        PuzzleAction::Next => match solving.as_deref() {
            Some(solving) => next_of(&progress.0, solving.id()),
            None => {
                let today = Date::today();
                if progress.0.has_solved_daily(today) {
                    let kind = table.game().setup().kind();
                    next_of(&progress.0, PuzzleId { kind, number: 0 })
                } else {
                    puzzle(daily(today, &known))
                }
            }
        },
        _ => None,
    };
    if let Some(puzzle) = begins {
        let before = match solving.as_deref() {
            Some(solving) if table.puzzle().is_some() => solving.before.clone(),
            // A lesson's step isn't one of the player's games, but the game before it is.
            _ => match learning.as_deref() {
                Some(learning) => learning.before().cloned().map(Box::new),
                None => Some(Box::new(table.game().clone())),
            },
        };
        let today = Date::today();
        let is_daily = puzzle.id == daily(today, &known);
        let mut fresh = Solving::begin(puzzle, is_daily.then_some(today), before);
        intents.write(fresh.set_up(SolvingState::Thinking));
        commands.insert_resource(fresh);
        return;
    }
    let Some(mut solving) = solving else {
        return;
    };
    match ask {
        PuzzleAction::Again => drop(intents.write(solving.set_up(SolvingState::Thinking))),
        PuzzleAction::Show => drop(intents.write(solving.set_up(SolvingState::Showing))),
        PuzzleAction::Leave => {
            if let Some(game) = solving.before.take() {
                intents.write(Intent::SetUp(game));
            }
        }
        PuzzleAction::Hint if solving.state == SolvingState::Thinking => {
            point_out(&table, &mut solving, selection, &mut intents);
        }
        PuzzleAction::Hint
        | PuzzleAction::Begin(_)
        | PuzzleAction::Next
        | PuzzleAction::LoadAgain => {}
    }
}

/// Shows the piece at the first hint, and its destination at the second. After a wrong move, the position is restored
/// first.
fn point_out(
    table: &Table,
    solving: &mut Solving,
    selection: Option<ResMut<Selection>>,
    intents: &mut MessageWriter<Intent>,
) {
    let solution = &solving.puzzle.solution;
    let played = played(table).unwrap_or_default();
    let next = solution
        .starts_with(&played)
        .then(|| solution.get(played.len()))
        .flatten();
    let Some(next) = next else {
        intents.write(solving.set_up(SolvingState::Thinking));
        return;
    };
    let all = offered(table, None);
    if let (Some(mut selection), Some(target)) =
        (selection, all.iter().find(|target| target.choice == *next))
    {
        *selection = Selection {
            chosen: Some(target.from),
            picked: target.uses,
            goal: None,
            focus: (solving.hints > 0).then_some(target.to),
        };
        solving.hints = solving.hints.saturating_add(1);
    }
}

/// Judges the player's choices, answers them, and saves solved puzzles.
fn follow(
    mut commands: Commands,
    time: Res<Time<Real>>,
    table: Res<Table>,
    busy: Res<StageBusy>,
    paused: Res<TablePaused>,
    mut table_events: MessageReader<TableEvent>,
    mut solving: ResMut<Solving>,
    mut progress: ResMut<PuzzleProgress>,
    saves: Option<ResMut<Saves>>,
    settings: Option<Res<CurrentSettings>>,
    mut auto_play: ResMut<AutoPlay>,
    mut intents: MessageWriter<Intent>,
    mut cues: MessageWriter<Cue>,
) {
    if table_events
        .read()
        .any(|table_event| matches!(table_event, TableEvent::SetUp))
    {
        solving.laying = false;
    }
    if solving.laying {
        return;
    }
    if table.puzzle() != Some(solving.id()) {
        commands.remove_resource::<Solving>();
        return;
    }
    let events = table.game().events().len();
    if events != solving.judged {
        solving.judged = events;
        solving.waited = Duration::ZERO;
        if solving.state == SolvingState::Thinking {
            judge(&table, &mut solving, &mut progress, saves, &mut cues);
        }
    }
    if solving.state == SolvingState::Showing && solving.reply.is_none() {
        solving.reply = solving.puzzle.solution.get(events).copied();
        if solving.reply.is_none() {
            solving.state = SolvingState::Shown;
        }
    }
    let wait = match (solving.state, solving.reply) {
        (_, Some(_)) => PAUSE,
        (SolvingState::Wrong, None) => {
            let notes = settings.map_or(NoteTime::Standard, |settings| settings.0.note_time);
            WRONG_STAYS * notes.factor()
        }
        _ => return,
    };
    if busy.0 || paused.0 {
        solving.waited = Duration::ZERO;
        return;
    }
    solving.waited += time.delta();
    let left = wait.saturating_sub(solving.waited);
    if !left.is_zero() {
        auto_play.set_if_neq(AutoPlay::In(left));
        return;
    }
    auto_play.set_if_neq(AutoPlay::Due);
    solving.waited = Duration::ZERO;
    match solving.reply.take() {
        Some(reply) => drop(intents.write(Intent::Play(reply))),
        None => drop(intents.write(solving.set_up(SolvingState::Thinking))),
    }
}

fn judge(
    table: &Table,
    solving: &mut Solving,
    progress: &mut PuzzleProgress,
    saves: Option<ResMut<Saves>>,
    cues: &mut MessageWriter<Cue>,
) {
    let verdict = match played(table) {
        Some(played) => Attempt::at(solving.puzzle).judge(&played),
        None => Verdict::Wrong(None),
    };
    match verdict {
        Verdict::Unfinished => {}
        Verdict::Reply(reply) => solving.reply = Some(reply),
        Verdict::Wrong(reply) => {
            solving.state = SolvingState::Wrong;
            solving.reply = reply;
        }
        Verdict::Solved => {
            solving.state = SolvingState::Solved;
            // A won game already has its own sound.
            if table.game().outcome().is_none() {
                cues.write(Cue::Win);
            }
            let solve = |progress: &mut Progress| {
                progress.solve(solving.id());
                if let Some(date) = solving.daily {
                    progress.solve_daily(date);
                }
            };
            match saves {
                // If saving fails, the next saved game reports it.
                Some(mut saves) => drop(saves.update(&mut progress.0, solve)),
                None => solve(&mut progress.0),
            }
        }
    }
}
