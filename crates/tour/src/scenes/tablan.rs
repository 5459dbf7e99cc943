//! Tablan's scenes of the tour, and those of the panels shared by all games.

use bevy::prelude::*;
use tavoliere::input::{Press, Pressed, Selection};
use tavoliere::record::{GameRecord, Turn};
use tavoliere::rules::tablan::{Cell, Position};
use tavoliere::rules::{AnyPosition, Expect, GameKind, Setup, Side};
use tavoliere::stage::Timeline;
use tavoliere::stage::timeline::Act;
use tavoliere::table::{Intent, Location, TargetKind};
use tavoliere::ui::home::HomeTextures;
use tavoliere::ui::{Panel, Toasts, games};

use super::acting::{
    begin_game, close_panel, current_hop, game_on_table, idle, new_game, open_panel, play_on,
    set_auto_throw, set_speed, set_up_game, set_up_position, show_move,
};
use super::scene::{Scene, WindowSize};
use super::shared::{
    capture, choosing_players, choosing_rules, destinations, end, finale, in_the_air, new_game_over,
};
use super::{TourGame, at_table};
use crate::bench::motion::{Motion, is_capture, search};
use crate::play::find;

impl TourGame for Position {
    const SCENES: &'static [Scene] = &[
        Scene::new("loading", WindowSize::DESKTOP, loading),
        Scene::new("new-game", WindowSize::DESKTOP, new_game_panel),
        Scene::new("opening", WindowSize::DESKTOP, opening),
        Scene::new("sticks-in-the-air", WindowSize::DESKTOP, in_the_air),
        Scene::new("sticks-at-rest", WindowSize::DESKTOP, sticks_at_rest),
        Scene::new("destinations", WindowSize::DESKTOP, destinations),
        Scene::new("round-the-turn", WindowSize::DESKTOP, round_the_turn),
        Scene::new("capture", WindowSize::DESKTOP, capture),
        Scene::new("coming-home", WindowSize::DESKTOP, coming_home),
        Scene::new("refused", WindowSize::DESKTOP, refused),
        Scene::new("stuck", WindowSize::NOTEBOOK, stuck),
        Scene::new("stuck-portrait", WindowSize::PHONE, stuck),
        Scene::new("mark-names", WindowSize::NOTEBOOK, mark_names),
        Scene::new("settings", WindowSize::DESKTOP, settings_panel),
        Scene::new("record", WindowSize::DESKTOP, record_panel),
        Scene::new("portrait", WindowSize::PHONE, destinations),
        Scene::new("portrait-new-game", WindowSize::PHONE, new_game_over),
        Scene::new("small", WindowSize::SMALL, destinations),
        Scene::new("small-settings", WindowSize::SMALL, settings_panel),
        Scene::new("large", WindowSize::LARGE, destinations),
        Scene::new("finale", WindowSize::DESKTOP, finale),
        Scene::new("end", WindowSize::DESKTOP, end),
        Scene::new("first-choices", WindowSize::NOTEBOOK, first_choices),
        Scene::new("folded-moves", WindowSize::DESKTOP, folded_moves),
        Scene::new("tablan-new-game", WindowSize::NOTEBOOK, |world, frame| {
            choosing_players(world, frame, GameKind::Tablan)
        }),
        Scene::new(
            "tablan-options",
            WindowSize::DESKTOP_UPRIGHT,
            |world, frame| choosing_rules(world, frame, GameKind::Tablan),
        ),
        Scene::new(
            "tablan-portrait-options",
            WindowSize::PHONE,
            |world, frame| choosing_rules(world, frame, GameKind::Tablan),
        ),
        Scene::new("tablan-bell", WindowSize::DESKTOP, capture_at_home),
        Scene::new("small-new-game", WindowSize::SMALL, |world, frame| {
            choosing_players(world, frame, GameKind::Tablan)
        }),
        Scene::new("small-options", WindowSize::SMALL, |world, frame| {
            choosing_rules(world, frame, GameKind::Tablan)
        }),
    ];

    fn motion() -> Option<Motion> {
        capture_round_the_turn(&Setup::new(GameKind::Tablan))
    }
}

/// A throw, and with it a capture on the way round a turn of the path.
pub(crate) fn capture_round_the_turn(setup: &Setup) -> Option<Motion> {
    /// Far enough to pass a turn of the path, because rows have twelve cells.
    const FAR: u8 = 12;
    let before = |game: &GameRecord| {
        if !matches!(game.expect(), Expect::Throw(_)) {
            return None;
        }
        let mut thrown = game.clone();
        thrown.throw_next().ok()?;
        let far = |target: &_| is_capture(target) && target.steps >= FAR;
        let found = find(&thrown, far)?;
        Some(Motion {
            name: "a throw and a capture round the turn",
            before: game.clone(),
            intents: vec![Intent::Throw, Intent::Play(found.target.choice)],
        })
    };
    search(setup, before)
}

/// Keeps loading until its picture is taken; the first frames are still empty.
fn loading(_: &mut World, frame: u32) -> bool {
    frame >= 30
}

fn new_game_panel(world: &mut World, _: u32) -> bool {
    if !at_table(world) {
        return false;
    }
    open_panel(world, Panel::NewGame);
    world.resource::<HomeTextures>().are_registered()
}

fn settings_panel(world: &mut World, frame: u32) -> bool {
    open_panel(world, Panel::Settings);
    frame > 3
}

fn record_panel(world: &mut World, frame: u32) -> bool {
    open_panel(world, Panel::Record);
    frame > 3
}

fn opening(world: &mut World, frame: u32) -> bool {
    if frame == 0 {
        close_panel(world);
        begin_game(world, new_game(GameKind::Tablan, 1727));
    }
    frame > 5
}

fn sticks_at_rest(world: &mut World, _: u32) -> bool {
    world
        .resource::<Timeline>()
        .current()
        .is_some_and(|running| matches!(running.act, Act::Score { .. }) && running.progress() > 0.2)
        || idle(world)
}

fn column(location: Location) -> Option<u8> {
    match location {
        Location::Board(at) => Cell::on_path(Side::First, at).map(Cell::column),
        _ => None,
    }
}

fn round_the_turn(world: &mut World, _: u32) -> bool {
    show_move(
        world,
        |target| {
            let turns = column(target.from) != column(target.to);
            turns && target.steps >= 6 && target.kind == TargetKind::Free
        },
        |world| {
            current_hop(world)
                .is_some_and(|hop| column(hop.from) != column(hop.to) && hop.is_half_way())
        },
    )
}

fn coming_home(world: &mut World, _: u32) -> bool {
    show_move(
        world,
        |target| target.kind == TargetKind::Enter && target.steps >= 4,
        |world| {
            let Some(running) = world.resource::<Timeline>().current() else {
                return false;
            };
            matches!(&running.act, Act::Travel { path, .. } if path.len() > 4
                && path.last().is_some_and(|last| matches!(column(*last), Some(1 | 4))))
                && running.progress() > 0.95
        },
    )
}

fn refused(world: &mut World, frame: u32) -> bool {
    let stuck = |game: &GameRecord| {
        let Expect::Move(side) = game.expect() else {
            return None;
        };
        let position = game.position().tablan()?;
        let waits = |cell: &Cell| position.piece(*cell).is_some_and(|piece| !piece.started);
        position
            .pieces(side)
            .find(|cell| waits(cell) && position.refusal_for(*cell, None).is_some())
    };
    if !world.resource::<Toasts>().is_empty() {
        return frame > 10;
    }
    match stuck(game_on_table(world)).filter(|_| idle(world)) {
        Some(cell) => {
            let location = Location::Board(cell.index(Side::First));
            world.write_message(Pressed::from(Press::Location(location)));
        }
        None => play_on(world, |game| stuck(game).is_some()),
    }
    false
}

/// No throw lets Blue move any more.
fn stuck(world: &mut World, frame: u32) -> bool {
    if frame == 0 {
        let position = "10bb/4r6b/12/r11 B throw 61 PerGioco";
        let start = AnyPosition::parse(GameKind::Tablan, position);
        let Ok(start) = start else { return false };
        let mut game = GameRecord::from_position(start, 1);
        // The name of a side and a seat are always valid headers.
        let _ = game.set_header("red", "computer 2");
        set_up_game(world, game);
    }
    frame > 8 && idle(world)
}

/// The cursor names a started piece.
fn mark_names(world: &mut World, frame: u32) -> bool {
    if frame == 0 {
        let position = "RRRRRRRRRRRR/12/9b2/BBBBBBBBBB1b B throw 5 PerGioco";
        set_up_position(world, GameKind::Tablan, position);
    }
    if frame == 4 {
        // The cell j2.
        world.resource_mut::<Selection>().focus = Some(Location::Board(14));
    }
    frame > 8 && idle(world)
}

/// By Bell's rules with captures at home, a piece that hasn't left its base can capture one that has come home there.
fn capture_at_home(world: &mut World, frame: u32) -> bool {
    if frame == 0 {
        let position =
            "4RR2R3/3b4r3/r4b6/BB1rBr3Br1 B move 61 Bell home_capture=on thrown=2 left=2";
        set_up_position(world, GameKind::Tablan, position);
    }
    if frame == 4 {
        // The cell b1.
        world.write_message(Pressed::from(Press::Location(Location::Board(1))));
    }
    frame > 20
}

/// The first usable throw, with the possible choices beside the board.
fn first_choices(world: &mut World, frame: u32) -> bool {
    if frame == 0 {
        begin_game(world, new_game(GameKind::Tablan, FIRST_CHOICES));
    }
    if frame < 6 {
        return false;
    }
    let to_move = |game: &GameRecord| matches!(game.expect(), Expect::Move(_));
    if idle(world) && to_move(game_on_table(world)) {
        return true;
    }
    set_speed(world, 0.0);
    set_auto_throw(world, true);
    if idle(world) {
        world.write_message(Intent::Throw);
    }
    false
}

/// The seed of a game whose first throws include a 2.
const FIRST_CHOICES: u64 = 1;

/// A move list with several consecutive turns without a move.
fn folded_moves(world: &mut World, _: u32) -> bool {
    const LEAST: usize = 30;
    let long = |game: &GameRecord| {
        let turns = game.turns();
        let nothing = |turn: &Turn| games::fold(GameKind::Tablan, turn).is_some();
        turns.len() > LEAST
            && turns[turns.len() - 12..turns.len() - 2]
                .windows(3)
                .any(|row| row.iter().all(nothing))
    };
    if idle(world) && long(game_on_table(world)) {
        return true;
    }
    play_on(world, long);
    false
}
