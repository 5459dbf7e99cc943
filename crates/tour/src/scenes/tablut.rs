//! Tablut's scenes of the tour.

use bevy::prelude::*;
use tavoliere::input::{Press, Pressed};
use tavoliere::record::{GameRecord, RecordError};
use tavoliere::rules::tablut::Position;
use tavoliere::rules::{GameKind, Side};
use tavoliere::stage::director::DepartureProgress;
use tavoliere::stage::timeline::Act;
use tavoliere::stage::{RevealedEvents, Timeline};
use tavoliere::table::{Intent, Location, TargetKind};
use tavoliere::ui::panels::NewGameStep;
use tavoliere::ui::{NewGameDraft, Panel};

use super::TourGame;
use super::acting::{
    act_is_shown, begin_game, game_on_table, idle, new_game, open_panel, play_on, play_text,
    set_speed, set_up_game, set_up_position, show_move,
};
use super::scene::{Scene, WindowSize};
use super::shared::{choosing, choosing_players, choosing_rules, destinations, end, finale};
use crate::bench::motion::Motion;

impl TourGame for Position {
    const SCENES: &'static [Scene] = &[
        Scene::new("tablut-opening", WindowSize::DESKTOP, opening),
        Scene::new("tablut-slide", WindowSize::DESKTOP, slide),
        Scene::new("tablut-capture", WindowSize::DESKTOP, capture),
        Scene::new("tablut-raichi", WindowSize::DESKTOP, raichi),
        Scene::new("tablut-destinations", WindowSize::DESKTOP, destinations),
        Scene::new("tablut-options", WindowSize::DESKTOP, |world, frame| {
            choosing_rules(world, frame, GameKind::Tablut)
        }),
        Scene::new("tablut-new-game", WindowSize::NOTEBOOK, |world, frame| {
            choosing_players(world, frame, GameKind::Tablut)
        }),
        Scene::new("tablut-portrait", WindowSize::PHONE, raichi),
        Scene::new(
            "tablut-portrait-options",
            WindowSize::PHONE,
            |world, frame| choosing_rules(world, frame, GameKind::Tablut),
        ),
        Scene::new("tablut-large", WindowSize::LARGE, destinations),
        Scene::new("tablut-finale", WindowSize::DESKTOP, finale),
        Scene::new("tablut-end", WindowSize::DESKTOP, end),
        Scene::new("tablut-match-end", WindowSize::DESKTOP, match_end),
        Scene::new("tablut-clocks", WindowSize::DESKTOP, clocks),
        Scene::new("tablut-new-game-clock", WindowSize::DESKTOP, clock_choice),
        Scene::new("tablut-three-captured", WindowSize::DESKTOP, three_captured),
        Scene::new("tablut-tuichi", WindowSize::DESKTOP, tuichi),
        Scene::new("tablut-tuichi-portrait", WindowSize::PHONE, tuichi),
        Scene::new("tablut-five-thrones", WindowSize::DESKTOP, five_thrones),
        Scene::new(
            "tablut-five-thrones-portrait",
            WindowSize::PHONE,
            five_thrones,
        ),
        Scene::new("tablut-king-taken", WindowSize::DESKTOP, king_taken),
        Scene::new(
            "tablut-king-taken-portrait",
            WindowSize::PHONE,
            king_taken_by_the_edge,
        ),
        Scene::new("tablut-king-shut-in", WindowSize::DESKTOP, king_shut_in),
        Scene::new("tablut-king-home-large", WindowSize::LARGE, king_home),
        Scene::new("tablut-open-throne", WindowSize::DESKTOP, open_throne),
        Scene::new("tablut-draw", WindowSize::DESKTOP, draw),
        Scene::new("tablut-camps", WindowSize::DESKTOP, camps),
        Scene::new("tablut-pinned", WindowSize::DESKTOP, pinned),
        Scene::new("tablut-unarmed", WindowSize::DESKTOP, unarmed),
    ];

    fn motion() -> Option<Motion> {
        Motion::of_move(
            "three captures with Raichi",
            GameKind::Tablut,
            "3bb4/4b4/1b7/3w5/3b2Kb1/1wb1bw3/6b2/4b4/3w5 W move 31 Linnaeus",
            "d1-d4",
        )
    }
}

fn opening(world: &mut World, frame: u32) -> bool {
    if frame == 0 {
        begin_game(world, new_game(GameKind::Tablut, 1732));
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
        |world| (0.55..0.85).contains(&world.resource::<DepartureProgress>().0),
    )
}

/// White has called Raichi, and Black must answer.
fn raichi(world: &mut World, frame: u32) -> bool {
    let called = |game: &GameRecord| {
        let position = game.position();
        position.side_to_act() == Some(Side::First)
            && position
                .tablut()
                .is_some_and(|p| p.announcement().is_some())
    };
    let game = game_on_table(world);
    if idle(world) && called(game) {
        let all = game.events().len();
        return world.resource::<RevealedEvents>().0 == all && frame > 4;
    }
    set_speed(world, 0.0);
    play_on(world, called);
    false
}

/// A position, and a move from it.
struct Staged {
    position: &'static str,
    played: &'static str,
}

/// Shows a position, plays a move from it at normal speed, and waits for the moment.
fn play_staged(world: &mut World, frame: u32, staged: &Staged, moment: fn(&World) -> bool) -> bool {
    match frame {
        0 => set_up_position(world, GameKind::Tablut, staged.position),
        4 => play_text(world, staged.played),
        _ => {}
    }
    frame > 4 && moment(world)
}

/// One move captures three men, one after another.
fn three_captured(world: &mut World, frame: u32) -> bool {
    let staged = Staged {
        position: "3bb4/4b4/1w7/3b5/3w2K2/1bw1wb1b1/1w7/4b4/3bb4 B move 24 Linnaeus",
        played: "d1-d4",
    };
    play_staged(world, frame, &staged, |world| {
        world.resource::<DepartureProgress>().0 >= 0.75
    })
}

/// Several marked ways out for the king.
fn tuichi(world: &mut World, frame: u32) -> bool {
    let staged = Staged {
        position: "3bb4/6b2/1w5b1/9/3b1w3/1b7/4K2w1/4b4/3b5 W move 31 Linnaeus",
        played: "e3-c3",
    };
    let there = play_staged(world, frame, &staged, idle);
    there && frame > 60
}

/// The end of the fourth game of a match, with its sheet.
fn match_end(world: &mut World, frame: u32) -> bool {
    if frame == 0 {
        set_speed(world, 0.0);
        match fourth_game() {
            Ok(game) => set_up_game(world, game),
            Err(problem) => error!("no match: {problem}"),
        }
    }
    if frame == 4 {
        world.write_message(Intent::Resign(Side::First));
    }
    frame > 60 && idle(world)
}

/// A game with clocks, one of them with little time left.
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
            Ok(game) => set_up_game(world, game),
            Err(problem) => error!("no game with clocks: {problem}"),
        }
    }
    frame > 20 && idle(world)
}

/// The step of the new game panel with the clocks.
fn clock_choice(world: &mut World, frame: u32) -> bool {
    let control = "300+5".parse().ok();
    let there = choosing(world, frame, GameKind::Tablut, NewGameStep::Clock);
    world.resource_mut::<NewGameDraft>().clock = control;
    there
}

/// The fourth game of a match to three, after two wins and one draw.
fn fourth_game() -> Result<GameRecord, RecordError> {
    GameRecord::from_record(concat!(
        "tavoliere 1\ngame: tablut\npreset: Linnaeus\nseed: 3\nfirst: black\n",
        "match: 3 1-1\n",
        "match-games: white 0-1 king escaped; draw 0-0 repetition; black 1-0 king captured\n",
        "black: computer 3\nwhite: person\n\n",
        "1. B d9-d7\n2. W e6-b6\n3. B f1-f2\n4. W d5-d2\n",
    ))
}

/// The board with five thrones, and a white man that is about to be captured against a corner.
fn five_thrones(world: &mut World, frame: u32) -> bool {
    let from = "1w2bb3/4b4/4w4/b3w3b/bb1wKwwbb/b3w3b/4w4/8b/4bb1b1 B move 8 Five-thrones";
    choose_man(world, frame, from, 8 * 9 + 4)
}

/// The man on d7, outside the camps, which it can't enter.
fn camps(world: &mut World, frame: u32) -> bool {
    let from = "3bbb3/9/3bw4/b3w3b/bbwwKwwbb/b7b/4w1b2/2w6/3bbb3 B move 6 Ashton";
    choose_man(world, frame, from, 6 * 9 + 3)
}

/// Black's man on c3, which can capture White's last man beside the enthroned king on e3 (TT-27).
fn pinned(world: &mut World, frame: u32) -> bool {
    let from = "4b4/9/9/4b4/3bKb3/4w4/2b6/9/9 B move 20 Walker";
    choose_man(world, frame, from, 2 * 9 + 2)
}

/// The king on c3, who can go to c6 beside a black man and doesn't capture it (TT-26).
fn unarmed(world: &mut World, frame: u32) -> bool {
    let from = "4bb3/8b/4w4/3b4b/2w5w/8b/2K1w4/8b/3bb4 W move 12 BrainKing";
    choose_man(world, frame, from, 2 * 9 + 2)
}

/// Presses a man in a position, which shows its destinations.
fn choose_man(world: &mut World, frame: u32, position: &str, square: u8) -> bool {
    if frame == 0 {
        set_up_position(world, GameKind::Tablut, position);
    }
    if frame == 4 {
        let press = Press::Location(Location::Board(square));
        world.write_message(Pressed::from(press));
    }
    frame > 20
}

/// The king, captured between three men and the throne.
fn king_taken(world: &mut World, frame: u32) -> bool {
    let staged = Staged {
        position: "3bb4/4b4/1w7/2b6/3w1Kb1b/5b3/1w5w1/4b4/3b5 B move 30 Linnaeus",
        played: "c6-f6",
    };
    play_staged(world, frame, &staged, |world| {
        act_is_shown(world, ends, 0.1)
    })
}

/// The king, captured beside the edge.
fn king_taken_by_the_edge(world: &mut World, frame: u32) -> bool {
    let staged = Staged {
        position: "3bb4/8K/1w4b2/9/3w2b2/5b3/1w5w1/4b4/3b5 B move 30 Five-thrones",
        played: "g7-i7",
    };
    play_staged(world, frame, &staged, |world| {
        act_is_shown(world, ends, 0.1)
    })
}

/// The king on his throne, shut in on all sides.
fn king_shut_in(world: &mut World, frame: u32) -> bool {
    let staged = Staged {
        position: "3bb4/9/1w7/7b1/3bKb3/4b4/7w1/4b4/3b5 B move 30 Linnaeus",
        played: "h6-e6",
    };
    play_staged(world, frame, &staged, |world| {
        act_is_shown(world, ends, 0.1)
    })
}

/// The king at the edge.
fn king_home(world: &mut World, frame: u32) -> bool {
    let staged = Staged {
        position: "3bb4/9/1w7/7b1/3b5/1b2K4/7w1/4b4/3b5 W move 31 Linnaeus",
        played: "e4-i4",
    };
    play_staged(world, frame, &staged, |world| {
        act_is_shown(world, ends, 0.1)
    })
}

fn ends(act: &Act) -> bool {
    matches!(act, Act::End(_))
}

/// A man half-way across the open throne.
fn open_throne(world: &mut World, frame: u32) -> bool {
    let staged = Staged {
        position: "3bb4/4b4/1w7/2b6/2w3K1b/5b3/1w5w1/4b4/3b5 W move 31 Open-throne hostile_throne=on",
        played: "c5-f5",
    };
    play_staged(world, frame, &staged, |world| {
        act_is_shown(world, |act| matches!(act, Act::Travel { .. }), 0.45)
    })
}

/// The draw panel between two people, on the board of the previous scene.
fn draw(world: &mut World, frame: u32) -> bool {
    open_panel(world, Panel::Draw);
    idle(world) && frame > 20
}
