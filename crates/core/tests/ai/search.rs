//! Tests that a search gives the same choice for any sizes of its steps.

use tavoliere_core::ai::{Player, Progress, Search};
use tavoliere_core::record::GameRecord;
use tavoliere_core::rules::{AnyPosition, Expect, GameKind, Setup, Side};

/// Positions of a game that expect a choice, from the start and from later turns.
fn positions(kind: GameKind) -> Vec<AnyPosition> {
    let mut game = GameRecord::new(Setup::new(kind), 7, Side::First);
    let mut found = Vec::new();
    while found.len() < 40 {
        match game.expect() {
            Expect::Throw(_) => {
                game.throw_next().unwrap();
            }
            Expect::Move(_) => {
                found.push(game.position().clone());
                let moves = game.legal_moves();
                game.play(moves[found.len() * 7 % moves.len()]).unwrap();
            }
            Expect::Nothing => game = GameRecord::new(Setup::new(kind), 8, Side::First),
        }
    }
    found
}

/// Number of nodes that is enough to see if the sizes of the steps matter.
const NODES: Option<u64> = Some(20_000);

fn search(level: u8, position: &AnyPosition) -> Search {
    Search::with_budget(Player::new(level), position, 5, NODES).unwrap()
}

#[test]
fn slices_equal_one_step_and_every_interim_best_is_legal() {
    for kind in GameKind::ALL {
        for position in positions(kind).iter().step_by(3) {
            for level in [Player::MIN_LEVEL, Player::MAX_LEVEL] {
                let mut sliced = search(level, position);
                let legal = position.legal_moves();
                assert!(legal.contains(&sliced.best().unwrap()), "{position}");
                let (mut granted, mut steps) = (0, 0);
                let slice = match kind {
                    GameKind::Tablut => 1_997,
                    _ => 97,
                };
                while sliced.step(slice) == Progress::Thinking {
                    granted += slice;
                    steps += 1;
                    let mut whole = search(level, position);
                    if steps < 10 {
                        whole.step(granted);
                        assert_eq!(whole.best(), sliced.best(), "{position}");
                        assert_eq!(whole.nodes(), sliced.nodes(), "{position}");
                    }
                    assert!(legal.contains(&sliced.best().unwrap()), "{position}");
                }
                let mut whole = search(level, position);
                whole.finish();
                let chosen = whole.best();
                assert_eq!(sliced.best(), chosen, "{position}");
                assert_eq!(sliced.progress(), Progress::Done);
                let nodes = sliced.nodes();
                sliced.step(1_000);
                assert_eq!((sliced.nodes(), sliced.best()), (nodes, chosen));
            }
        }
    }
}

#[test]
fn a_search_may_be_carried_to_another_thread_and_dropped_there() {
    let position = positions(GameKind::Tablut).swap_remove(0);
    let mut half = search(Player::MAX_LEVEL, &position);
    half.step(50);
    let mut other = half.clone();
    let elsewhere = std::thread::spawn(move || {
        other.finish();
        other.best()
    });
    half.finish();
    assert_eq!(elsewhere.join().unwrap(), half.best());
}

#[test]
fn without_a_choice_there_is_no_search() {
    let mut game = GameRecord::new(Setup::new(GameKind::Tawula), 1, Side::First);
    let player = Player::new(Player::MAX_LEVEL);
    assert!(Search::new(player, game.position(), 0).is_none());
    game.resign(Side::First).unwrap();
    assert!(Search::new(player, game.position(), 0).is_none());
}
