//! Tablut's scenes of the tour.

use bevy::prelude::*;

use super::play::{
    has_come, idle, lay_position, new_game, play_on, play_text, set_speed, show_move,
};
use super::scene::{Scene, TourGame, USUAL, choosing, destinations, end, finale};
use crate::input::{Press, Pressed};
use crate::record::{GameRecord, RecordError};
use crate::rules::tablut::Position;
use crate::rules::{GameKind, Setup, Side};
use crate::stage::director::Departures;
use crate::stage::timeline::Act;
use crate::stage::{Revealed, Timeline};
use crate::table::{Intent, Location, Table, TargetKind};
use crate::ui::panels::NewGameStep;
use crate::ui::{NewGameDraft, Open, Panel};

impl TourGame for Position {
    const SCENES: &'static [Scene] = &[
        Scene {
            name: "tablut-opening",
            window: USUAL,
            prepare: opening,
        },
        Scene {
            name: "tablut-slide",
            window: USUAL,
            prepare: slide,
        },
        Scene {
            name: "tablut-capture",
            window: USUAL,
            prepare: capture,
        },
        Scene {
            name: "tablut-raichi",
            window: USUAL,
            prepare: raichi,
        },
        Scene {
            name: "tablut-destinations",
            window: USUAL,
            prepare: destinations,
        },
        Scene {
            name: "tablut-options",
            window: USUAL,
            prepare: options,
        },
        Scene {
            name: "tablut-new-game",
            window: (1280.0, 720.0),
            prepare: players,
        },
        Scene {
            name: "tablut-portrait",
            window: PORTRAIT,
            prepare: raichi,
        },
        Scene {
            name: "tablut-portrait-options",
            window: PORTRAIT,
            prepare: options,
        },
        Scene {
            name: "tablut-large",
            window: LARGE,
            prepare: destinations,
        },
        Scene {
            name: "tablut-finale",
            window: USUAL,
            prepare: finale,
        },
        Scene {
            name: "tablut-end",
            window: USUAL,
            prepare: end,
        },
        Scene {
            name: "tablut-match-end",
            window: USUAL,
            prepare: match_end,
        },
        Scene {
            name: "tablut-clocks",
            window: USUAL,
            prepare: clocks,
        },
        Scene {
            name: "tablut-new-game-clock",
            window: USUAL,
            prepare: clock_choice,
        },
        Scene {
            name: "tablut-three-captured",
            window: USUAL,
            prepare: three_captured,
        },
        Scene {
            name: "tablut-tuichi",
            window: USUAL,
            prepare: tuichi,
        },
        Scene {
            name: "tablut-tuichi-portrait",
            window: PORTRAIT,
            prepare: tuichi,
        },
        Scene {
            name: "tablut-five-thrones",
            window: USUAL,
            prepare: five_thrones,
        },
        Scene {
            name: "tablut-five-thrones-portrait",
            window: PORTRAIT,
            prepare: five_thrones,
        },
        Scene {
            name: "tablut-king-taken",
            window: USUAL,
            prepare: king_taken,
        },
        Scene {
            name: "tablut-king-taken-portrait",
            window: PORTRAIT,
            prepare: king_taken_by_the_edge,
        },
        Scene {
            name: "tablut-king-shut-in",
            window: USUAL,
            prepare: king_shut_in,
        },
        Scene {
            name: "tablut-king-home-large",
            window: LARGE,
            prepare: king_home,
        },
        Scene {
            name: "tablut-open-throne",
            window: USUAL,
            prepare: open_throne,
        },
        Scene {
            name: "tablut-draw",
            window: USUAL,
            prepare: draw,
        },
    ];
}

const PORTRAIT: (f32, f32) = (390.0, 844.0);
const LARGE: (f32, f32) = (3840.0, 2160.0);

fn opening(world: &mut World, frame: u32) -> bool {
    if frame == 0 {
        world.write_message(Intent::New(Box::new(new_game(GameKind::Tablut, 1732))));
    }
    frame > 5
}

fn slide(world: &mut World, _: u32) -> bool {
    show_move(
        world,
        |target| target.kind == TargetKind::Free,
        |world| {
            let running = world.resource::<Timeline>().current();
            running.is_some_and(|running| {
                matches!(running.act, Act::Travel { .. })
                    && (0.4..0.8).contains(&running.progress())
            })
        },
    )
}

fn capture(world: &mut World, _: u32) -> bool {
    show_move(
        world,
        |target| target.kind == TargetKind::Capture,
        |world| (0.55..0.85).contains(&world.resource::<Departures>().0),
    )
}

/// White has called out, and Black looks for an answer.
fn raichi(world: &mut World, frame: u32) -> bool {
    let called = |game: &GameRecord| {
        let position = game.position();
        position.side_to_act() == Some(Side::First)
            && position.tablut().is_some_and(|p| p.cry().is_some())
    };
    let game = world.resource::<Table>().game();
    if idle(world) && called(game) {
        let all = game.events().len();
        return world.resource::<Revealed>().0 == all && frame > 4;
    }
    set_speed(world, 0.0);
    play_on(world, called);
    false
}

fn options(world: &mut World, frame: u32) -> bool {
    let setup = world.resource::<Table>().game().setup().clone();
    choosing(world, &setup, NewGameStep::Rules, frame)
}

/// The panel as it opens.
fn players(world: &mut World, frame: u32) -> bool {
    let setup = world.resource::<Table>().game().setup().clone();
    choosing(world, &setup, NewGameStep::Players, frame)
}

/// Lays out a position, plays a move from there at normal speed, and waits for the moment.
fn staged(
    world: &mut World,
    frame: u32,
    (position, text): (&str, &str),
    moment: fn(&World) -> bool,
) -> bool {
    match frame {
        0 => lay_position(world, GameKind::Tablut, position),
        4 => play_text(world, text),
        _ => {}
    }
    frame > 4 && moment(world)
}

/// One move takes three men, one after another.
fn three_captured(world: &mut World, frame: u32) -> bool {
    let from = "3bb4/4b4/1w7/3b5/3w2K2/1bw1wb1b1/1w7/4b4/3bb4 B move 24 Linnaeus";
    staged(world, frame, (from, "d1-d4"), |world| {
        world.resource::<Departures>().0 >= 0.75
    })
}

/// Several ways out for the king at once, all of them marked.
fn tuichi(world: &mut World, frame: u32) -> bool {
    let from = "3bb4/6b2/1w5b1/9/3b1w3/1b7/4K2w1/4b4/3b5 W move 31 Linnaeus";
    let there = staged(world, frame, (from, "e3-c3"), idle);
    there && frame > 60
}

/// The end of the fourth game of a match, with its sheet.
fn match_end(world: &mut World, frame: u32) -> bool {
    if frame == 0 {
        set_speed(world, 0.0);
        match fourth_game() {
            Ok(game) => drop(world.write_message(Intent::Lay(Box::new(game)))),
            Err(problem) => error!("no match: {problem}"),
        }
    }
    if frame == 4 {
        world.write_message(Intent::Resign(Side::First));
    }
    frame > 60 && idle(world)
}

/// A game with clocks, one of which has little time left.
fn clocks(world: &mut World, frame: u32) -> bool {
    if frame == 0 {
        set_speed(world, 0.0);
        let game = GameRecord::from_record(concat!(
            "tavoliere 1\ngame: tablut\npreset: Linnaeus\nseed: 3\nfirst: black\nmatch: 5 2-1\n",
            "clock: 180+2\nblack: computer 3\nwhite: person\n\n",
            "1. B d9-d7\ntime 41200\n2. W e6-b6\ntime 93100\n",
            "3. B f1-f2\ntime 12500\nthinking 80600\n",
        ));
        match game {
            Ok(game) => drop(world.write_message(Intent::Lay(Box::new(game)))),
            Err(problem) => error!("no game with clocks: {problem}"),
        }
    }
    frame > 20 && idle(world)
}

/// The choice of the clocks.
fn clock_choice(world: &mut World, frame: u32) -> bool {
    let control = "300+5".parse().ok();
    let there = choosing(
        world,
        &Setup::new(GameKind::Tablut),
        NewGameStep::Clock,
        frame,
    );
    world.resource_mut::<NewGameDraft>().clock = control;
    there
}

/// The fourth game of a match to three, of which two are won and one is drawn.
fn fourth_game() -> Result<GameRecord, RecordError> {
    GameRecord::from_record(concat!(
        "tavoliere 1\ngame: tablut\npreset: Linnaeus\nseed: 3\nfirst: black\n",
        "match: 3 1-1\n",
        "match-games: white 0-1 king escaped; draw 0-0 repetition; black 1-0 king captured\n",
        "black: computer 3\nwhite: person\n\n",
        "1. B d9-d7\n2. W e6-b6\n3. B f1-f2\n4. W d5-d2\n",
    ))
}

/// Five thrones, and one of White's men that is about to be captured against a corner.
fn five_thrones(world: &mut World, frame: u32) -> bool {
    let from = "1w2bb3/4b4/4w4/b3w3b/bb1wKwwbb/b3w3b/4w4/8b/4bb1b1 B move 8 Five-thrones";
    if frame == 0 {
        lay_position(world, GameKind::Tablut, from);
    }
    if frame == 4 {
        world.write_message(Pressed::from(Press::Location(Location::Board(8 * 9 + 4))));
    }
    frame > 20
}

/// The king has been captured between three men and the throne.
fn king_taken(world: &mut World, frame: u32) -> bool {
    let from = "3bb4/4b4/1w7/2b6/3w1Kb1b/5b3/1w5w1/4b4/3b5 B move 30 Linnaeus";
    staged(world, frame, (from, "c6-f6"), |world| {
        has_come(world, ends, 0.1)
    })
}

/// The king has been captured beside the edge.
fn king_taken_by_the_edge(world: &mut World, frame: u32) -> bool {
    let from = "3bb4/8K/1w4b2/9/3w2b2/5b3/1w5w1/4b4/3b5 B move 30 Five-thrones";
    staged(world, frame, (from, "g7-i7"), |world| {
        has_come(world, ends, 0.1)
    })
}

/// The king on his throne, shut in from all sides.
fn king_shut_in(world: &mut World, frame: u32) -> bool {
    let from = "3bb4/9/1w7/7b1/3bKb3/4b4/7w1/4b4/3b5 B move 30 Linnaeus";
    staged(world, frame, (from, "h6-e6"), |world| {
        has_come(world, ends, 0.1)
    })
}

/// The king has come to the edge.
fn king_home(world: &mut World, frame: u32) -> bool {
    let from = "3bb4/9/1w7/7b1/3b5/1b2K4/7w1/4b4/3b5 W move 31 Linnaeus";
    staged(world, frame, (from, "e4-i4"), |world| {
        has_come(world, ends, 0.1)
    })
}

fn ends(act: &Act) -> bool {
    matches!(act, Act::End(_))
}

/// A man half-way over the open throne.
fn open_throne(world: &mut World, frame: u32) -> bool {
    let from = "3bb4/4b4/1w7/2b6/2w3K1b/5b3/1w5w1/4b4/3b5 W move 31 Open-throne hostile_throne=on";
    staged(world, frame, (from, "c5-f5"), |world| {
        has_come(world, |act| matches!(act, Act::Travel { .. }), 0.45)
    })
}

/// A draw between two people, on the board of the scene before.
fn draw(world: &mut World, frame: u32) -> bool {
    world.resource_mut::<Open>().panel = Some(Panel::Draw);
    idle(world) && frame > 20
}
