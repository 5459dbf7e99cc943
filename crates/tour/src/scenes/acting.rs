//! The actions of scenes: starting games, playing ahead, opening panels, waiting for a moment.

use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy_egui::{EguiContext, egui};
use tavoliere::input::Selection;
use tavoliere::players::{PlayerColour, PlayerMark};
use tavoliere::record::GameRecord;
use tavoliere::rules::{AnyPosition, GameKind, Setup, Side};
use tavoliere::settings::{CurrentSettings, Overrides, Tempo};
use tavoliere::stage::Timeline;
use tavoliere::stage::director::DepartureProgress;
use tavoliere::stage::timeline::Act;
use tavoliere::store::Seat;
use tavoliere::table::{Intent, Location, MoveTarget, NewGame, Table};
use tavoliere::ui::{OpenPanels, Panel};

use crate::play::{find, next_event, play_next};

/// A new game between two people that the first side starts.
pub(crate) fn new_game(kind: GameKind, seed: u64) -> NewGame {
    NewGame {
        setup: Setup::new(kind),
        seats: [Seat::Person; 2],
        players: [None, None],
        first: Some(Side::First),
        games: 1,
        clock: None,
        seed: seed.into(),
    }
}

/// Starts a game on the table.
pub(super) fn begin_game(world: &mut World, game: NewGame) {
    // Without the cursor of earlier scenes, so that a picture is the same if it's taken alone.
    world.insert_resource(Selection::default());
    world.write_message(Intent::New(Box::new(game)));
}

/// Puts a game on the table as it is.
pub(super) fn set_up_game(world: &mut World, game: GameRecord) {
    world.write_message(Intent::SetUp(Box::new(game)));
}

/// The game on the table.
pub(super) fn game_on_table(world: &World) -> &GameRecord {
    world.resource::<Table>().game()
}

/// A player in the form of a record's headers.
pub(super) struct Named {
    pub(super) name: &'static str,
    pub(super) mark: PlayerMark,
    pub(super) colour: PlayerColour,
}

/// Gives the sides of a game names and badges, the first side first.
pub(super) fn name_players(game: &mut GameRecord, players: &[Named; 2]) {
    for (side, player) in Side::BOTH.into_iter().zip(players) {
        let key = game.setup().kind().side_name(side);
        for (part, value) in [
            ("name", player.name),
            ("mark", player.mark.name()),
            ("colour", player.colour.name()),
        ] {
            // Names are known and values short, so headers can't be refused.
            let _ = game.set_header(&format!("{key}-{part}"), value);
        }
    }
}

/// Makes people play both sides of a game.
pub(super) fn seat_people(game: &mut GameRecord) {
    for side in Side::BOTH {
        let name = game.setup().kind().side_name(side);
        // Names are known and values short, so headers can't be refused.
        let _ = game.set_header(name, &Seat::Person.to_string());
    }
}

pub(super) fn close_panel(world: &mut World) {
    world.resource_mut::<OpenPanels>().panel = None;
}

pub(super) fn open_panel(world: &mut World, panel: Panel) {
    world.resource_mut::<OpenPanels>().panel = Some(panel);
}

/// Changes every egui context, for pages that keep their state there.
pub(super) fn in_each_context(world: &mut World, act: impl Fn(&mut egui::Context)) {
    let mut contexts = world.query::<&mut EguiContext>();
    for mut context in contexts.iter_mut(world) {
        act(context.get_mut());
    }
}

/// Leaves the home screen for the table.
pub(super) fn leave_home(world: &mut World) {
    world.resource_mut::<OpenPanels>().home = false;
}

/// Leaves the home screen and closes the panel.
pub(crate) fn uncover_table(world: &mut World) {
    let mut open = world.resource_mut::<OpenPanels>();
    open.home = false;
    open.panel = None;
}

pub(crate) fn set_language(world: &mut World, tag: &str) {
    tag.clone_into(&mut world.resource_mut::<CurrentSettings>().0.language);
}

/// Sets the game time from this frame to the next.
pub(crate) fn set_step(world: &mut World, step: Duration) {
    world.insert_resource(TimeUpdateStrategy::ManualDuration(step));
}

/// Sets the speed factor until the settings change.
pub(crate) fn set_speed(world: &mut World, speed: f32) {
    world.resource_mut::<Overrides>().motion = Some(speed);
}

/// The tempo in force.
pub(super) fn tempo(world: &World) -> Tempo {
    let settings = world.resource::<CurrentSettings>();
    Tempo::of(&settings.0, world.resource::<Overrides>())
}

/// Turns automatic throws on or off until the settings change.
pub(crate) fn set_auto_throw(world: &mut World, auto_throw: bool) {
    world.resource_mut::<Overrides>().auto_throw = Some(auto_throw);
}

/// Counts each throw on the table, or lets throws overlap, until the settings change.
pub(super) fn set_show_throws(world: &mut World, show: bool) {
    world.resource_mut::<Overrides>().show_throws = Some(show);
}

/// `true` if a person's throws are automatic.
pub(super) fn throws_by_itself(world: &World) -> bool {
    let chosen = world.resource::<CurrentSettings>().0.auto_throw;
    let overrides = world.resource::<Overrides>();
    overrides.auto_throw.unwrap_or(chosen)
}

/// Resets the speed, the automatic throws and the count of throws that a scene has set.
pub(crate) fn forget_overrides(mut overrides: ResMut<Overrides>) {
    overrides.motion = None;
    overrides.auto_throw = None;
    overrides.show_throws = Some(false);
}

/// `true` if nothing moves on the table.
pub(super) fn idle(world: &World) -> bool {
    world.resource::<Timeline>().is_idle()
}

/// Number of events before a scene that are played on the table itself, so that it looks used.
const SHOWN_EVENTS: usize = 6;

/// Plays on until a condition is true. Returns `true` once it's true and the table is at rest.
pub(super) fn reach(world: &mut World, frame: u32, there: impl Fn(&GameRecord) -> bool) -> bool {
    if frame < 4 || !idle(world) {
        return false;
    }
    if there(game_on_table(world)) {
        return true;
    }
    play_on(world, there);
    false
}

/// Plays the game ahead without showing it until `there` returns `true`. The last events are played on the table, one
/// per frame.
pub(super) fn play_on(world: &mut World, there: impl Fn(&GameRecord) -> bool) {
    set_speed(world, 0.0);
    set_auto_throw(world, true);
    if !idle(world) {
        return;
    }
    let game = game_on_table(world);
    let mut ahead = game.clone();
    while !there(&ahead) && play_next(&mut ahead) {}
    let far = ahead.events().len().saturating_sub(game.events().len());
    if !there(&ahead) {
        // This game has no such moment left, so the next one is tried.
        let next = NewGame {
            setup: game.setup().clone(),
            ..new_game(game.setup().kind(), game.seed() + 1)
        };
        begin_game(world, next);
    } else if far > SHOWN_EVENTS {
        for _ in 0..SHOWN_EVENTS {
            ahead.undo();
        }
        set_up_game(world, ahead);
    } else if let Some(intent @ Intent::Play(_)) = next_event(game) {
        world.write_message(intent);
    }
}

/// A filter for the move that a scene shows.
pub(super) type TargetFilter = fn(&MoveTarget) -> bool;

/// Plays ahead until a wanted move is legal, plays it at normal speed, and waits for the moment. Returns `true` at the
/// moment.
pub(super) fn show_move(
    world: &mut World,
    wanted: TargetFilter,
    moment: fn(&World) -> bool,
) -> bool {
    let leaving = world.resource::<DepartureProgress>().0 > 0.0;
    if !idle(world) || leaving || moment(world) {
        return moment(world);
    }
    match find(game_on_table(world), wanted) {
        Some(found) => {
            set_speed(world, 1.0);
            world.write_message(Intent::Play(found.target.choice));
        }
        None => play_on(world, |game| find(game, wanted).is_some()),
    }
    false
}

/// Puts a position on the table, between two people.
pub(super) fn set_up_position(world: &mut World, game: GameKind, text: &str) {
    match AnyPosition::parse(game, text) {
        Ok(position) => {
            let game = GameRecord::from_position(position, 1);
            set_up_game(world, game);
        }
        Err(problem) => error!("{text}: {problem}"),
    }
}

/// Plays a move at normal speed.
pub(super) fn play_text(world: &mut World, text: &str) {
    set_speed(world, 1.0);
    match game_on_table(world).position().read_choice(text) {
        Ok(choice) => drop(world.write_message(Intent::Play(choice))),
        Err(problem) => error!("{text}: {problem}"),
    }
}

/// `true` once a wanted act has been shown up to this share.
pub(super) fn act_is_shown(world: &World, is_it: fn(&Act) -> bool, part: f32) -> bool {
    let current = world.resource::<Timeline>().current();
    current.is_some_and(|running| is_it(&running.act) && running.progress() >= part)
}

/// A piece on its way from one location to the next.
#[derive(Clone, Copy)]
pub(super) struct Hop {
    /// The number of previous hops.
    pub(super) before: usize,
    pub(super) from: Location,
    pub(super) to: Location,
    /// The share of the hop that is over.
    pub(super) part: f32,
}

impl Hop {
    /// `true` while the piece is clearly between both locations.
    pub(super) fn is_half_way(&self) -> bool {
        (0.35..0.75).contains(&self.part)
    }
}

/// The hop that is being shown. `None` if no piece travels.
pub(super) fn current_hop(world: &World) -> Option<Hop> {
    let running = world.resource::<Timeline>().current()?;
    let Act::Travel { path, .. } = &running.act else {
        return None;
    };
    let along = running.progress() * (path.len() - 1) as f32;
    let before = along.floor() as usize;
    Some(Hop {
        before,
        from: *path.get(before)?,
        to: *path.get(before + 1)?,
        part: along.fract(),
    })
}
