//! Tapatan's scenes of the tour, from two games with fixed moves.

use bevy::prelude::*;
use tavoliere::input::{Press, Pressed, Selection};
use tavoliere::record::GameRecord;
use tavoliere::rules::tapatan::Position;
use tavoliere::rules::{GameKind, Setup, Side};
use tavoliere::stage::timeline::Act;
use tavoliere::table::{Intent, Location};

use super::TourGame;
use super::acting::{
    act_is_shown, game_on_table, idle, play_on, play_text, set_up_game, set_up_position,
};
use super::scene::{Scene, WindowSize};
use super::shared::{choosing_players, choosing_rules};
use crate::bench::motion::Motion;

impl TourGame for Position {
    const SCENES: &'static [Scene] = &[
        Scene::new("tapatan-opening", WindowSize::DESKTOP, opening),
        Scene::new("tapatan-options", WindowSize::DESKTOP, |world, frame| {
            choosing_rules(world, frame, GameKind::Tapatan)
        }),
        Scene::new("tapatan-new-game", WindowSize::NOTEBOOK, |world, frame| {
            choosing_players(world, frame, GameKind::Tapatan)
        }),
        Scene::new("tapatan-placing", WindowSize::DESKTOP, placing),
        Scene::new("tapatan-choice", WindowSize::DESKTOP, choice),
        Scene::new("tapatan-pick-piece", WindowSize::NOTEBOOK, pick_piece),
        Scene::new("tapatan-portrait", WindowSize::PHONE, choice),
        Scene::new(
            "tapatan-portrait-options",
            WindowSize::PHONE,
            |world, frame| choosing_rules(world, frame, GameKind::Tapatan),
        ),
        Scene::new("tapatan-slide-large", WindowSize::LARGE, slide),
        Scene::new("tapatan-line", WindowSize::DESKTOP, line),
        Scene::new("tapatan-end", WindowSize::DESKTOP, end),
        Scene::new("achi", WindowSize::DESKTOP, |world, frame| {
            stands(world, frame, "3/1w1/3 B move 2 Achi")
        }),
        Scene::new("nine-holes", WindowSize::DESKTOP, |world, frame| {
            chosen(world, frame, "1wb/bb1/w1w W move 7 Nine-holes", 7)
        }),
        Scene::new("tant-fant", WindowSize::DESKTOP, |world, frame| {
            stands(world, frame, "bbb/3/www W move 1 Tant-fant")
        }),
        Scene::new("three-mens-morris", WindowSize::PHONE, |world, frame| {
            let position = "w1b/1ww/b1b W move 7 Three-mens-morris";
            chosen(world, frame, position, 4)
        }),
    ];

    fn motion() -> Option<Motion> {
        winning_line()
    }

    /// `true` once all pieces are on the board and have started to slide, because Tapatan has no captures.
    fn big_moment(world: &mut World, _: u32) -> bool {
        pieces_slide(world)
    }
}

/// The winning line of a game.
fn winning_line() -> Option<Motion> {
    let mut game = GameRecord::new(Setup::new(GameKind::Tapatan), 1, Side::First);
    for text in "a1 a3 b2 c3 c2 b1".split_whitespace() {
        let choice = game.position().read_choice(text).ok()?;
        game.play(choice).ok()?;
    }
    let choice = game.position().read_choice("a1-a2").ok()?;
    Some(Motion {
        name: "a line",
        before: game,
        intents: vec![Intent::Play(choice)],
    })
}

/// `true` once all pieces are on the board and have started to slide.
fn pieces_slide(world: &mut World) -> bool {
    let slides = |game: &GameRecord| game.events().len() >= 8;
    if idle(world) && slides(game_on_table(world)) {
        return true;
    }
    play_on(world, slides);
    false
}

/// The moves up to the slide that is shown.
const MIDDLE: &str = "a1 a3 b2 c3 b3 b1 b2-c2 a3-a2 b3-b2 b1-c1 b2-b3 a2-a3";

/// The moves of another game, in which White wins with the next step.
const LAST: &str = "a1 a3 b2 c3 c2 b1";

/// Puts a game after these moves on the table, unless it is there already. Returns `true` if it was there.
fn set_up_after(world: &mut World, moves: &str) -> bool {
    let count = moves.split_whitespace().count();
    if game_on_table(world).setup().kind() == GameKind::Tapatan
        && game_on_table(world).events().len() == count
    {
        return true;
    }
    let mut game = GameRecord::new(Setup::new(GameKind::Tapatan), 1, Side::First);
    for text in moves.split_whitespace() {
        if let Ok(choice) = game.position().read_choice(text) {
            // The moves are known to be legal.
            let _ = game.play(choice);
        }
    }
    set_up_game(world, game);
    false
}

fn opening(world: &mut World, frame: u32) -> bool {
    set_up_after(world, "") && frame > 5
}

fn travels(act: &Act) -> bool {
    matches!(act, Act::Travel { .. })
}

/// A piece half-way from the tray to the board.
fn placing(world: &mut World, frame: u32) -> bool {
    if frame == 0 {
        set_up_after(world, "a1 a3 b2");
    } else if frame == 4 {
        play_text(world, "c3");
    }
    act_is_shown(world, travels, 0.5)
}

/// A chosen piece with its free points.
fn choice(world: &mut World, frame: u32) -> bool {
    if !idle(world) || !set_up_after(world, MIDDLE) {
        return false;
    }
    if world.resource::<Selection>().chosen != Some(Location::Board(0)) {
        world.write_message(Pressed::from(Press::Location(Location::Board(0))));
        return false;
    }
    frame > 6
}

/// Two pieces can go to the pressed point.
fn pick_piece(world: &mut World, frame: u32) -> bool {
    if frame == 0 {
        let position = "b1w/bw1/1bw W move 7 Tapatan";
        set_up_position(world, GameKind::Tapatan, position);
    }
    if frame == 6 {
        // The point b3.
        world.write_message(Pressed::from(Press::Location(Location::Board(7))));
    }
    frame > 12 && idle(world)
}

/// A position of a sister game.
fn stands(world: &mut World, frame: u32, position: &str) -> bool {
    if frame == 0 {
        set_up_position(world, GameKind::Tapatan, position);
    }
    frame > 6 && idle(world)
}

/// A position of a sister game with a chosen piece and its free points.
fn chosen(world: &mut World, frame: u32, position: &str, at: u8) -> bool {
    if frame == 0 {
        set_up_position(world, GameKind::Tapatan, position);
    }
    if frame == 6 {
        world.write_message(Pressed::from(Press::Location(Location::Board(at))));
    }
    frame > 12 && idle(world)
}

/// A piece half-way along a diagonal.
fn slide(world: &mut World, frame: u32) -> bool {
    if frame == 0 {
        set_up_after(world, MIDDLE);
    } else if frame == 4 {
        play_text(world, "a1-b2");
    }
    act_is_shown(world, travels, 0.5)
}

/// The winning line, half lit.
fn line(world: &mut World, frame: u32) -> bool {
    if frame == 0 {
        set_up_after(world, LAST);
    } else if frame == 4 {
        play_text(world, "a1-a2");
    }
    act_is_shown(world, |act| matches!(act, Act::End(_)), 0.4)
}

fn end(world: &mut World, frame: u32) -> bool {
    idle(world) && frame > 20
}
