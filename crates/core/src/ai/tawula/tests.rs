//! Tests that a turn is played as planned.

use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::levels::LEVELS;
use super::turn_search::{LevelParams, TurnSearch};
use crate::ai::game_player::MoveSearch;
use crate::rules::tawula::{Dice, Options, Position};
use crate::rules::{Expect, Rules, Side, pick};

fn finished(position: &Position, params: LevelParams, seed: u64) -> Option<TurnSearch> {
    let mut search = TurnSearch::new(position, params, seed)?;
    search.finish();
    Some(search)
}

#[test]
fn the_path_to_a_board_ends_with_that_board() {
    let mut generator = Xoshiro256PlusPlus::seed_from_u64(3);
    let mut position = Position::start(Options::default(), Side::First);
    let mut searched = 0;
    while searched < 150 {
        match position.expect() {
            Expect::Nothing => position = Position::start(Options::default(), Side::Second),
            Expect::Throw(_) => {
                position.apply_throw(pick(generator.next_u64(), &Dice::ROLLS).unwrap());
            }
            Expect::Move(side) => {
                searched += 1;
                let params = LEVELS[searched % LEVELS.len()];
                let seed = generator.next_u64();
                let search = finished(&position, params, seed).unwrap();
                let meant = *search.result().unwrap();
                while position.expect() == Expect::Move(side) {
                    let search = finished(&position, params, seed).unwrap();
                    // With fewer candidates, the search can look ahead from one that it skipped before.
                    if params.breadth == 0 {
                        assert_eq!(*search.result().unwrap(), meant, "{position}");
                    }
                    position.play(search.best().unwrap()).unwrap();
                }
            }
        }
    }
}
