//! Tests that the computer plays legally, reproducibly and clearly better than random.

use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use tavoliere_core::ai::{Player, Search};
use tavoliere_core::record::GameRecord;
use tavoliere_core::rules::tablan::{Move, Position, Value};
use tavoliere_core::rules::{AnyMove, AnyPosition, Expect, GameKind, Setup, Side};

/// A preset of a game with repetition on, which games between computers always use (TT-14, TP-7).
fn setup_of(kind: GameKind, preset: &str) -> Setup {
    let mut setup = Setup::new(kind);
    setup.set_preset(preset).unwrap();
    // Not every game has this option.
    let _ = setup.set_option("repetition", "draw");
    setup
}

fn setup(preset: &str) -> Setup {
    setup_of(GameKind::Tablan, preset)
}

/// Plays a game to its end. `choose` makes every choice.
fn play_out(
    mut game: GameRecord,
    mut choose: impl FnMut(&GameRecord, Side) -> AnyMove,
) -> GameRecord {
    for _ in 0..100_000 {
        match game.expect() {
            Expect::Throw(_) => {
                game.throw_next().unwrap();
            }
            Expect::Move(side) => {
                let choice = choose(&game, side);
                game.play(choice).unwrap();
            }
            Expect::Nothing => return game,
        }
    }
    panic!("the game does not end");
}

fn random_choice(game: &GameRecord, generator: &mut Xoshiro256PlusPlus) -> AnyMove {
    let moves = game.legal_moves();
    moves[(generator.next_u64() % moves.len() as u64) as usize]
}

/// The choice of a player, after a short search in Tablut and Tablan.
fn quickly(player: Player, position: &AnyPosition, seed: u64) -> AnyMove {
    let nodes = match position {
        AnyPosition::Tablut(_) | AnyPosition::Tablan(_) => Some(1_000),
        _ => None,
    };
    let mut search = Search::with_budget(player, position, seed, nodes).unwrap();
    search.finish();
    search.best().unwrap()
}

/// Twice the points of a computer against random play, with alternating sides and first moves.
fn doubled_points(setup: &Setup, level: u8, games: u64) -> u64 {
    let player = Player::new(level);
    (0..games)
        .map(|seed| {
            let computer = Side::BOTH[(seed % 2) as usize];
            let first = Side::BOTH[(seed / 2 % 2) as usize];
            let mut generator = Xoshiro256PlusPlus::seed_from_u64(!seed);
            let game = play_out(GameRecord::new(setup.clone(), seed, first), |game, side| {
                if side == computer {
                    quickly(player, game.position(), seed)
                } else {
                    random_choice(game, &mut generator)
                }
            });
            match game.outcome().unwrap().winner {
                Some(winner) if winner == computer => 2,
                Some(_) => 0,
                None => 1,
            }
        })
        .sum()
}

/// Every preset of every game, with a sufficient number of games.
fn every_setup() -> impl Iterator<Item = (Setup, u64)> {
    GameKind::ALL.into_iter().flat_map(|kind| {
        let games = match kind {
            // Games of Tablut take longest.
            GameKind::Tablut => 12,
            GameKind::Tawula => 40,
            _ => 60,
        };
        kind.presets()
            .into_iter()
            .map(move |preset| (setup_of(kind, preset), games))
    })
}

#[test]
fn the_computer_beats_chance_clearly_in_every_preset() {
    for (setup, games) in every_setup() {
        let points = doubled_points(&setup, Player::MAX_LEVEL, games);
        let share = points as f64 / (2 * games) as f64;
        assert!(share >= 0.8, "{setup:?}: {share}");
    }
}

#[test]
fn the_weak_level_beats_chance_too() {
    for (setup, games) in every_setup() {
        let points = doubled_points(&setup, Player::MIN_LEVEL, games);
        let share = points as f64 / (2 * games) as f64;
        assert!(share >= 0.6, "{setup:?}: {share}");
    }
}

#[test]
fn the_strong_level_of_tablan_does_better_against_chance_than_the_weak_one() {
    for preset in GameKind::Tablan.presets() {
        let points = |level| doubled_points(&setup(preset), level, 60);
        assert!(
            points(Player::MIN_LEVEL) < points(Player::MAX_LEVEL),
            "{preset}"
        );
    }
}

#[test]
fn two_computers_play_the_same_game_twice_and_only_legal_moves() {
    for (setup, _) in every_setup() {
        for level in [Player::MIN_LEVEL, Player::MAX_LEVEL] {
            let play = |seed| {
                let player = Player::new(level);
                let game = GameRecord::new(setup.clone(), seed, Side::First);
                play_out(game, |game, _| {
                    let choice = quickly(player, game.position(), seed);
                    assert!(game.legal_moves().contains(&choice));
                    choice
                })
                .to_record()
            };
            assert_eq!(play(3), play(3));
            assert_ne!(play(3), play(4));
        }
    }
}

/// The choice of the best level in a position, as the start cell and the throw.
fn chosen(position: &str) -> (String, u8) {
    let position: Position = position.parse().unwrap();
    let chosen = |seed| Player::best().choose(&AnyPosition::Tablan(position), seed);
    let choice = chosen(1);
    assert!(
        (2..20).all(|seed| chosen(seed) == choice),
        "no matter of taste"
    );
    match choice {
        Some(AnyMove::Tablan(Move::Whole { value, from })) => (from.to_string(), value.steps()),
        other => panic!("{other:?}"),
    }
}

#[test]
fn it_finishes_while_ahead() {
    let ahead = "9bbb/7b4/2r9/r11 B move 40 PerGioco thrown=2,8 left=2,8";
    assert_eq!(chosen(ahead), ("h3".to_owned(), Value::Eight.steps()));
}

#[test]
fn it_does_not_finish_while_behind_where_it_can_help_it() {
    let behind = "11b/5b6/2r9/rrr9 B move 40 PerGioco thrown=2,8 left=2,8";
    assert_eq!(chosen(behind), ("f3".to_owned(), Value::Two.steps()));
}

#[test]
fn it_captures_what_it_can_reach() {
    let free_prize = "12/3b1r6/2b9/12 B move 40 English thrown=2 left=2";
    assert_eq!(chosen(free_prize), ("d3".to_owned(), Value::Two.steps()));
}

#[test]
fn it_leaves_a_cell_on_which_it_can_be_hit_when_a_safe_one_is_free() {
    // Red moves along the second column from l to a, so the piece on c2 is two cells ahead of its piece.
    let threatened = "RRRRRRRRRRR1/12/2b1r7/8b3 B move 40 English thrown=12 left=12";
    assert_eq!(chosen(threatened), ("c2".to_owned(), Value::Twelve.steps()));
}

#[test]
fn players_choose_nothing_if_no_choice_is_expected() {
    let mut game = GameRecord::new(setup("PerGioco"), 1, Side::First);
    assert_eq!(Player::new(2).choose(game.position(), 0), None);
    game.resign(Side::First).unwrap();
    assert_eq!(Player::new(2).choose(game.position(), 0), None);
}

#[test]
fn levels_outside_the_range_become_the_nearest_inside() {
    assert_eq!(Player::new(0).level(), Player::MIN_LEVEL);
    assert_eq!(Player::new(255).level(), Player::MAX_LEVEL);
}
