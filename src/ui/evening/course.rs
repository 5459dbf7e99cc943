//! Runs the current game night: it's read at the start, saved after every step, and connected with its games on the
//! table.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::at_table::{GamePlace, mark, place_of, played_in, result_of};
use super::refusals::{self, Notice};
use crate::evening::{Draw, Evening, PairingId, PairingState, Step};
use crate::players::SeatedPlayer;
use crate::record::GameRecord;
use crate::rules::GameKind;
use crate::store::{Exclusive, SaveProblem, Seat, SlotChange, Store};
use crate::table::autosave::{SaveFailed, SaveSlot, Saves};
use crate::table::{Intent, NewGame, Saved, Table, TableSystems};
use crate::ui::actions::EveningAction;
use crate::ui::panels::{NewGameDraft, random_first_side};
use crate::ui::{CurrentSettings, Toasts, Words};

/// Adds game nights, with or without panels.
pub struct EveningPlugin;

impl Plugin for EveningPlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<CurrentEvening>()
            .add_message::<EveningAction>()
            .add_systems(
                Update,
                (
                    read.run_if(resource_exists::<Saves>),
                    answer.run_if(resource_exists::<Table>),
                )
                    .chain()
                    .before(TableSystems::Guide),
            )
            .add_systems(
                Update,
                follow
                    // In the other order, a kill between both would lose the result.
                    .after(TableSystems::Follow)
                    .before(TableSystems::Save)
                    .run_if(resource_exists::<Table>),
            );
    }
}

/// The current game night, also after its end. `None` if there isn't one.
#[derive(Resource, Clone, Debug, Default)]
pub struct CurrentEvening(pub Option<Evening>);

/// Shows texts about the game night as toasts, if the program has panels.
#[derive(SystemParam)]
struct Notices<'w> {
    words: Option<Res<'w, Words>>,
    toasts: Option<ResMut<'w, Toasts>>,
}

impl Notices<'_> {
    fn notify(&mut self, notice: Notice) {
        if let (Some(words), Some(toasts)) = (&self.words, &mut self.toasts) {
            let variables = notice.variables.into_iter();
            let variables: Vec<_> = variables
                .map(|(name, value)| (name, value.into()))
                .collect();
            toasts.add(words.with(notice.key, &variables), None);
        }
    }

    fn report(&mut self, key: &str, details: String) {
        if let (Some(words), Some(toasts)) = (&self.words, &mut self.toasts) {
            toasts.add_problem(words.get(key), details);
        }
    }
}

/// Reads the game night once. The store sets a damaged text aside, and a toast reports it.
fn read(
    mut saves: ResMut<Saves>,
    mut read: Local<bool>,
    mut evening: ResMut<CurrentEvening>,
    mut notices: Notices,
) {
    if std::mem::replace(&mut *read, true) {
        return;
    }
    let loaded = saves.load_with(Evening::SLOT, Evening::read);
    if loaded.value.is_some() {
        evening.0 = loaded.value;
    }
    if let Some(notice) = loaded.notice {
        notices.report("toast-evening-damaged", notice.problem);
    }
}

/// Saves the current state of the game night, or empties its slot.
fn keep(evening: &CurrentEvening, store: &mut Store, failures: &mut MessageWriter<SaveFailed>) {
    let written = match &evening.0 {
        Some(evening) => store.save(Evening::SLOT, &evening.to_text()),
        None => store.remove(Evening::SLOT),
    };
    failures.write_batch(written.err().map(|error| SaveFailed(error.into())));
}

impl CurrentEvening {
    /// Reads the game night if another window has changed it. Returns `true` if it has.
    ///
    /// # Errors
    /// The system's reason.
    pub fn refresh(&mut self, store: &mut Store) -> Result<bool, SaveProblem> {
        let evening = match store.slot_change(Evening::SLOT)? {
            SlotChange::Unchanged => return Ok(false),
            SlotChange::Removed => None,
            SlotChange::Text(text) => match Evening::read(&text) {
                Ok(evening) => Some(evening),
                Err(_) => {
                    store.set_aside(Evening::SLOT)?;
                    return Ok(false);
                }
            },
        };
        self.0 = evening;
        Ok(true)
    }

    /// Locks the store, and reads the changes of another window. `None` if nothing is saved.
    fn lock<'a>(
        &mut self,
        saves: Option<&'a mut Saves>,
        failures: &mut MessageWriter<SaveFailed>,
    ) -> Option<Exclusive<'a>> {
        let locked = saves?.exclusive();
        let problem = match locked {
            Ok(mut locked) => match self.refresh(&mut locked) {
                Ok(_) => return Some(locked),
                Err(problem) => problem,
            },
            Err(error) => error.into(),
        };
        failures.write(SaveFailed(problem));
        None
    }
}

fn answer(
    mut asks: MessageReader<EveningAction>,
    mut evening: ResMut<CurrentEvening>,
    table: Res<Table>,
    saves: Option<ResMut<Saves>>,
    saved: Option<Res<Saved>>,
    settings: Option<Res<CurrentSettings>>,
    draft: Option<Res<NewGameDraft>>,
    mut slot: ResMut<SaveSlot>,
    mut notices: Notices,
    mut intents: MessageWriter<Intent>,
    mut failures: MessageWriter<SaveFailed>,
) {
    if asks.is_empty() {
        return;
    }
    let mut problems: Vec<Notice> = Vec::new();
    let locked = evening.lock(saves.map(ResMut::into_inner), &mut failures);
    let before = evening.0.clone();
    for ask in asks.read() {
        match ask {
            EveningAction::Begin(plan) => {
                let mut plan = (**plan).clone();
                if let Draw::Random { seed } = &mut plan.draw
                    && let Ok(drawn) = getrandom::u64()
                {
                    *seed = drawn;
                }
                match Evening::new(plan) {
                    Ok(fresh) => evening.0 = Some(fresh),
                    Err(problem) => problems.push(refusals::of_plan(&problem)),
                }
            }
            EveningAction::Delete => evening.0 = None,
            EveningAction::Apply(step) => {
                let Some(evening) = &mut evening.0 else {
                    continue;
                };
                if let Err(problem) = evening.take(step.clone()) {
                    problems.push(refusals::of_step(&problem));
                }
            }
            EveningAction::Play(at) => {
                let Some(evening) = &mut evening.0 else {
                    continue;
                };
                let unfinished = |kind: GameKind| {
                    let here = table.game();
                    let on_table = here.setup().kind() == kind && here.is_under_way();
                    let kept = saved.as_ref().and_then(|saved| saved.game(kind));
                    if on_table { Some(here) } else { kept }
                };
                let setup = |kind| match &settings {
                    Some(settings) => settings.0.setup(kind),
                    None => crate::rules::Setup::new(kind),
                };
                match game_for(evening, *at, unfinished) {
                    Ok(Some(game)) => drop(intents.write(Intent::SetUp(Box::new(game)))),
                    Ok(None) => {
                        let Some((pairing, kind)) =
                            evening.pairing(*at).and_then(|one| Some((one, one.game?)))
                        else {
                            continue;
                        };
                        let named = |id| {
                            let entrant = evening.entrant(id)?;
                            let mut player = SeatedPlayer::named(&entrant.name, None)?;
                            player.id = entrant.player;
                            Some(player)
                        };
                        let seed = match &draft {
                            Some(draft) => draft.seed.clone(),
                            None => NewGameDraft::default().seed,
                        };
                        let setup = setup(kind);
                        let new = NewGame {
                            first: random_first_side(&setup, &seed),
                            setup,
                            seats: [Seat::Person; 2],
                            players: [named(pairing.first), pairing.second.and_then(named)],
                            games: 1,
                            clock: settings.as_ref().and_then(|one| one.0.clock(kind)),
                            seed,
                        };
                        let mut game = Table::begin(&new).game().clone();
                        mark(evening, *at, &mut game);
                        intents.write(Intent::SetUp(Box::new(game)));
                    }
                    Err(problem) => {
                        problems.push(problem);
                        continue;
                    }
                }
                if *slot == SaveSlot::Demo {
                    *slot = SaveSlot::Autosave;
                }
            }
        }
    }
    if evening.0 != before
        && let Some(mut locked) = locked
    {
        keep(&evening, &mut locked, &mut failures);
    }
    for problem in problems {
        notices.notify(problem);
    }
}

/// The game that continues a pairing. `None` if a new one must be set up, which counts as started then.
fn game_for<'a>(
    evening: &mut Evening,
    at: PairingId,
    unfinished: impl Fn(GameKind) -> Option<&'a GameRecord>,
) -> Result<Option<GameRecord>, Notice> {
    let pairing = evening.pairing(at).cloned();
    let kind = pairing.as_ref().and_then(|pairing| pairing.game);
    let kept = kind.and_then(unfinished);
    if let Some(kept) = kept
        && let Some(taken) = played_in(evening, kept)
    {
        if taken.id == at {
            return Ok(Some(kept.clone()));
        }
        // The game of another pairing is on the table and would be lost.
        let name = |id| {
            let entrant = evening.entrant(id);
            entrant.map_or_else(String::new, |entrant| entrant.name.clone())
        };
        let second = taken.second.map(name).unwrap_or_default();
        let first = name(taken.first);
        return Err(Notice::pair("evening-table-taken", &first, &second));
    }
    // A pairing marked as played elsewhere starts over here.
    let playing = pairing.is_some_and(|pairing| pairing.state == PairingState::Playing);
    let steps = [Step::Unstart(at), Step::Begin(at)];
    for step in steps.into_iter().skip(usize::from(!playing)) {
        evening
            .take(step)
            .map_err(|problem| refusals::of_step(&problem))?;
    }
    Ok(None)
}

/// Enters the result of a finished game into the sheet.
fn follow(
    table: Res<Table>,
    mut evening: ResMut<CurrentEvening>,
    saves: Option<ResMut<Saves>>,
    mut seen: Local<Option<bool>>,
    mut notices: Notices,
    mut failures: MessageWriter<SaveFailed>,
) {
    let outcome = table.game().outcome();
    // A game that was finished at the start of the program doesn't count again.
    let before = seen.replace(outcome.is_some());
    let fresh = outcome.is_some() && before == Some(false);
    if !table.is_changed() && !evening.is_changed() && !fresh {
        return;
    }
    let (Some(outcome), true) = (outcome, evening.0.is_some()) else {
        return;
    };
    let locked = evening.bypass_change_detection();
    let locked = locked.lock(saves.map(ResMut::into_inner), &mut failures);
    let Some(current) = &evening.0 else { return };
    let Some((at, place)) = place_of(current, table.game()) else {
        return;
    };
    let result = result_of(outcome);
    let known = current.pairing(at).and_then(|pairing| match place {
        GamePlace::First => pairing.earlier,
        GamePlace::Current | GamePlace::Last => pairing.results().last(),
    });
    // The game was undone and ended differently; results corrected by hand stay.
    let differs = fresh && known != Some(result);
    let step = match place {
        GamePlace::Current => Step::Report(at, result),
        GamePlace::Last if differs => Step::Correct(at, result),
        GamePlace::First if differs => Step::CorrectEarlier(at, result),
        GamePlace::Last | GamePlace::First => return,
    };
    let Some(current) = &mut evening.0 else {
        return;
    };
    let notice = match current.take(step) {
        Ok(_) => Notice::plain("evening-result-kept"),
        Err(problem) => refusals::of_step(&problem),
    };
    if let Some(mut locked) = locked {
        keep(&evening, &mut locked, &mut failures);
    }
    notices.notify(notice);
}
