//! Starts a session on the home screen or with the requested game, and restores the latest game.

use bevy::prelude::*;

use super::seeds::{fair_seed, fresh_seed};
use super::{Notice, Notices, Screen, StartArgs};
use crate::record::{GameRecord, Seed};
use crate::rules::Setup;
use crate::settings::CurrentSettings;
use crate::table::autosave::{SaveSlot, Saves};
use crate::table::{
    Intent, LessonIntent, NewGame, READING, ReadProgress, RememberedPlayers, SaveReader, Table,
};
use crate::ui::panels::random_first_side;
use crate::ui::{Home, NewGameDraft, OpenPanels, Panel};

pub(super) fn plugin(app: &mut App) {
    let headless = app
        .world()
        .get_resource::<StartArgs>()
        .is_some_and(|args| args.0.headless);
    app.add_systems(Update, continue_reading.run_if(resource_exists::<Resuming>));
    if headless {
        app.add_systems(Startup, (begin_session, continue_reading).chain());
    } else {
        app.add_systems(Startup, start_at_home)
            .add_systems(
                OnEnter(Screen::Table),
                (begin_session, continue_reading).chain(),
            )
            .add_systems(Update, begin_lesson.run_if(resource_exists::<Table>));
    }
}

/// Opens the home screen before any table loads, with the room of the latest game.
fn start_at_home(
    args: Res<StartArgs>,
    settings: Res<CurrentSettings>,
    mut open: ResMut<OpenPanels>,
    mut home: ResMut<Home>,
) {
    if args.0.begins_at_home() {
        open.home = true;
        home.open_latest(settings.0.game_kind());
        open.panel = args.0.panel;
    }
}

/// Starts a requested lesson as soon as there is a table.
fn begin_lesson(
    args: Res<StartArgs>,
    table: Res<Table>,
    mut started: Local<bool>,
    mut lesson_intents: MessageWriter<LessonIntent>,
) {
    if !std::mem::replace(&mut *started, true) && args.0.learn {
        let game = table.game().setup().kind();
        let seed = fresh_seed();
        lesson_intents.write(LessonIntent::Begin { game, seed });
    }
}

/// A session that starts once its save, if any, has been read.
#[derive(Resource)]
pub(super) struct Resuming {
    setup: Setup,
    /// `None` if no readable save exists.
    save: Option<SaveReader>,
}

fn begin_session(
    mut commands: Commands,
    args: Res<StartArgs>,
    slot: Res<SaveSlot>,
    settings: Res<CurrentSettings>,
    mut saves: ResMut<Saves>,
    mut notices: ResMut<Notices>,
) {
    let usual = |kind| settings.0.setup(kind);
    let Ok(setup) = args.0.setup(settings.0.game_kind(), usual) else {
        // The options were checked before the start, and a remembered set-up can't have unknown names.
        return;
    };
    let save = SaveReader::of(&mut saves, slot.of(setup.kind())).unwrap_or_else(|notice| {
        notices.0.push(Notice::of_store("toast-damaged", notice));
        None
    });
    commands.insert_resource(Resuming { setup, save });
}

/// Reads the next part of the save. Once it's complete, sets up the saved game or a new one.
fn continue_reading(
    mut commands: Commands,
    resuming: Option<ResMut<Resuming>>,
    args: Res<StartArgs>,
    slot: Res<SaveSlot>,
    settings: Res<CurrentSettings>,
    players: Option<Res<RememberedPlayers>>,
    mut saves: ResMut<Saves>,
    mut notices: ResMut<Notices>,
    mut intents: MessageWriter<Intent>,
    mut open: Option<ResMut<OpenPanels>>,
    mut draft: Option<ResMut<NewGameDraft>>,
) {
    let Some(mut resuming) = resuming else {
        return;
    };
    let mut saved = None;
    if let Some(save) = resuming.save.take() {
        match save.read_for(&mut saves, READING) {
            ReadProgress::Unfinished(save) => {
                resuming.save = Some(save);
                return;
            }
            ReadProgress::Finished(game) => saved = Some(game),
            ReadProgress::Damaged(notice) => {
                notices.0.push(Notice::of_store("toast-damaged", notice))
            }
        }
    }
    let setup = resuming.setup.clone();
    commands.remove_resource::<Resuming>();
    let args = &args.0;
    let seed = args.seed.map_or_else(|| fair_seed(args), Seed::Number);
    let seated = players.map_or([None, None], |players| players.0.seated(settings.0.players));
    if let Some(draft) = draft.as_deref_mut() {
        draft.setup = setup.clone();
        draft.seats = args.players(settings.0.seats);
        draft.games = settings.0.games(draft.setup.kind());
        draft.clock = settings.0.clock(draft.setup.kind());
        draft.players.clone_from(&seated);
        draft.reseed(fair_seed(args));
    }
    let demo = *slot == SaveSlot::Demo;
    let saved = saved.filter(|game| {
        // The address of a reloaded page names the game that was last on its table.
        let stays = args.resume_first
            && (game.is_under_way() || game.is_in_open_match() || *game.setup() == setup);
        // A finished demonstration is over; a player's finished game is shown again.
        stays || !(args.asks_for_new_game() || demo && game.outcome().is_some() || args.is_tour())
    });
    if let Some(game) = saved {
        let going_on = game.is_under_way() || game.is_in_open_match();
        // A link mustn't replace an unfinished game, so the panel for new games offers the link's set-up.
        if args.asks_for_new_game()
            && *game.setup() != setup
            && let Some(open) = open.as_deref_mut()
        {
            open.panel = Some(Panel::NewGame);
        }
        intents.write(Intent::SetUp(game));
        let at_home = open.is_some_and(|open| open.home);
        if going_on && !demo && !at_home {
            notices.0.push(Notice::of("toast-resumed", ""));
        }
        return;
    }
    if let Some(open) = open.as_deref()
        && open.home
    {
        // The player hasn't chosen a game yet; this one is only the background of the home screen.
        intents.write(Intent::SetUp(Box::new(GameRecord::opening(setup, seed))));
        return;
    }
    intents.write(Intent::New(Box::new(NewGame {
        first: random_first_side(&setup, &seed),
        games: if demo {
            1
        } else {
            settings.0.games(setup.kind())
        },
        clock: settings.0.clock(setup.kind()).filter(|_| !demo),
        setup,
        seats: args.players(settings.0.seats),
        players: seated,
        seed,
    })));
    if let Some(open) = open.as_deref_mut()
        && !(demo || args.learn || args.asks_for_new_game() || args.is_tour())
    {
        open.panel = Some(Panel::NewGame);
    }
}
