//! How a session begins: on the home screen, or with what was asked for; the latest game lies on the table.

use bevy::prelude::*;
use rand::{Rng, SeedableRng};
use rand_xoshiro::SplitMix64;
use web_time::{SystemTime, UNIX_EPOCH};

use super::launch::address::{About, Problem};
use super::{Args, Given, Notice, Notices, Screen};
use crate::record::{Bytes32, FairSeed, GameRecord, Seed};
use crate::rules::{GameKind, Setup};
use crate::settings::CurrentSettings;
use crate::store::{self, Settings};
use crate::table::autosave::{SaveSlot, Saves};
use crate::table::{
    Intent, LessonWish, NewGame, Opened, Opening, READING, RememberedPlayers, Table,
};
use crate::ui::panels::drawn_by_lot;
use crate::ui::words::Variable;
use crate::ui::{Home, NewGameDraft, Open, Panel, Toasts, Words};

pub(super) fn plugin(app: &mut App) {
    let headless = app
        .world()
        .get_resource::<Given>()
        .is_some_and(|given| given.0.headless);
    app.add_systems(Update, read_on.run_if(resource_exists::<Resuming>));
    if headless {
        app.add_systems(Startup, (begin_session, read_on).chain());
    } else {
        app.add_systems(Startup, begin_at_home)
            .add_systems(OnEnter(Screen::Table), (begin_session, read_on).chain())
            .add_systems(Update, begin_lesson.run_if(resource_exists::<Table>))
            .add_systems(Last, show_notices.run_if(resource_exists::<Table>));
    }
}

/// A seed that no two games share, from the clock.
#[must_use]
pub fn fresh_seed() -> u64 {
    let nanos = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |time| time.as_nanos());
    // Near moments come to differ in all bits.
    SplitMix64::seed_from_u64((nanos as u64) ^ ((nanos >> 64) as u64)).next_u64()
}

/// The seed of the tour's games, so that its pictures of what is sealed are alike.
fn tour_seed() -> FairSeed {
    FairSeed::new(Bytes32::new([0x5A; 32]), Bytes32::new([0xC3; 32]))
}

/// What the throws of the next game follow from.
#[must_use]
pub(super) fn fair_seed(args: &Args) -> Seed {
    if args.is_tour() {
        return Seed::Fair(tour_seed());
    }
    FairSeed::draw().map_or_else(
        |error| {
            warn!("the throws of the next game cannot be sealed: {error}");
            Seed::Number(fresh_seed())
        },
        Seed::Fair,
    )
}

/// The game that the session begins with.
pub(super) fn game_of(args: &Args, settings: &Settings) -> GameKind {
    let usual = |kind| settings.setup(kind);
    args.setup(settings.game_kind(), usual)
        .map_or(settings.game_kind(), |setup| setup.kind())
}

/// The home screen comes before any table, with the room of the latest game open.
fn begin_at_home(
    given: Res<Given>,
    settings: Res<CurrentSettings>,
    mut open: ResMut<Open>,
    mut home: ResMut<Home>,
) {
    if given.0.begins_at_home() {
        open.home = true;
        home.stand_in(settings.0.game_kind());
        open.panel = given.0.panel;
    }
}

/// A lesson that was asked for begins on the table that has been laid.
fn begin_lesson(
    given: Res<Given>,
    table: Res<Table>,
    mut begun: Local<bool>,
    mut wishes: MessageWriter<LessonWish>,
) {
    if !std::mem::replace(&mut *begun, true) && given.0.learn {
        let game = table.game().setup().kind();
        let seed = fresh_seed();
        wishes.write(LessonWish::Begin { game, seed });
    }
}

/// A session that begins once the save has been read that it may go on with.
#[derive(Resource)]
pub(super) struct Resuming {
    setup: Setup,
    /// None where there is no save, or none that can be read.
    save: Option<Opening>,
}

fn begin_session(
    mut commands: Commands,
    given: Res<Given>,
    slot: Res<SaveSlot>,
    settings: Res<CurrentSettings>,
    mut saves: ResMut<Saves>,
    mut notices: ResMut<Notices>,
) {
    let usual = |kind| settings.0.setup(kind);
    let Ok(setup) = given.0.setup(settings.0.game_kind(), usual) else {
        // Checked before the start; a set-up that was remembered cannot have unknown names.
        return;
    };
    let save = Opening::of(&mut saves, slot.of(setup.kind())).unwrap_or_else(|notice| {
        notices.0.push(damaged(notice));
        None
    });
    commands.insert_resource(Resuming { setup, save });
}

fn damaged(notice: store::Notice) -> Notice {
    let aside = notice
        .set_aside
        .map(|path| format!(" ({path})"))
        .unwrap_or_default();
    Notice::of("toast-damaged", format!("{}{aside}", notice.problem))
}

/// Tells what an address asks for and cannot have.
pub(super) fn link_notice(problem: &Problem) -> Notice {
    let mut variables = vec![
        ("found", problem.found.clone()),
        ("accepted", problem.accepted.clone()),
    ];
    if let About::Value(option) = problem.about {
        variables.push(("option", option.to_owned()));
    }
    Notice {
        key: problem.key(),
        variables,
        over_panels: true,
    }
}

/// Reads the next part of the save and, once all of it is read, lays its game or a new one.
fn read_on(
    mut commands: Commands,
    resuming: Option<ResMut<Resuming>>,
    given: Res<Given>,
    slot: Res<SaveSlot>,
    (settings, players): (Res<CurrentSettings>, Option<Res<RememberedPlayers>>),
    mut saves: ResMut<Saves>,
    mut notices: ResMut<Notices>,
    mut intents: MessageWriter<Intent>,
    mut open: Option<ResMut<Open>>,
    mut draft: Option<ResMut<NewGameDraft>>,
) {
    let Some(mut resuming) = resuming else {
        return;
    };
    let mut saved = None;
    if let Some(save) = resuming.save.take() {
        match save.read_for(&mut saves, READING) {
            Opened::Unfinished(save) => {
                resuming.save = Some(save);
                return;
            }
            Opened::Finished(game) => saved = Some(game),
            Opened::Damaged(notice) => notices.0.push(damaged(notice)),
        }
    }
    let setup = resuming.setup.clone();
    commands.remove_resource::<Resuming>();
    let args = &given.0;
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
        // A page that is reloaded has the address of the game that was last on its table.
        let stays = args.resume_first
            && (game.is_under_way() || game.is_in_open_match() || *game.setup() == setup);
        // A finished demonstration is over; a finished game of a player is shown again.
        stays || !(args.asks_for_new_game() || demo && game.outcome().is_some() || args.is_tour())
    });
    if let Some(game) = saved {
        let going_on = game.is_under_way() || game.is_in_open_match();
        // A game that can go on is not replaced by what a link asks for; that is offered instead.
        if args.asks_for_new_game()
            && *game.setup() != setup
            && let Some(open) = open.as_deref_mut()
        {
            open.panel = Some(Panel::NewGame);
        }
        intents.write(Intent::Lay(game));
        let at_home = open.is_some_and(|open| open.home);
        if going_on && !demo && !at_home {
            notices.0.push(Notice::of("toast-resumed", ""));
        }
        return;
    }
    if let Some(open) = open.as_deref()
        && open.home
    {
        // Nobody has asked for a game yet; this one only lies there.
        intents.write(Intent::Lay(Box::new(GameRecord::opening(setup, seed))));
        return;
    }
    intents.write(Intent::New(Box::new(NewGame {
        first: drawn_by_lot(&setup, &seed),
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

/// Frames before notices are shown: laying a game clears the notes on show, and the first game is laid
/// by then.
const SETTLE_FRAMES: u8 = 3;

fn show_notices(
    words: Res<Words>,
    open: Res<Open>,
    mut laid: Local<u8>,
    mut free: Local<u8>,
    mut notices: ResMut<Notices>,
    mut toasts: ResMut<Toasts>,
) {
    *laid = laid.saturating_add(1);
    // A panel would hide them, and closing one may lay another game.
    *free = if open.panel.is_some() {
        0
    } else {
        free.saturating_add(1)
    };
    if *laid < SETTLE_FRAMES || notices.0.is_empty() {
        return;
    }
    let settled = *free >= SETTLE_FRAMES;
    for notice in notices
        .0
        .extract_if(.., |notice| settled || notice.over_panels)
    {
        let variables: Vec<Variable> = notice
            .variables
            .into_iter()
            .map(|(name, text)| (name, text.into()))
            .collect();
        toasts.add(words.with(notice.key, &variables), None);
    }
}
