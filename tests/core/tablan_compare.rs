//! The program's rules against the plain second writing of them.

use tavoliere::rules::tablan::{Options, Position, Preset};
use tavoliere::rules::{Expect, Game, Side};

use crate::tablan_naive::Naive;
use crate::tablan_support::{below, games, generator, pick, random_options, roll};

fn compare(options: Options, seed: u64) {
    let mut generator = generator(seed);
    let first = Side::BOTH[below(&mut generator, 2)];
    let mut naive = Naive::new(options, first);
    let mut position = Position::start(options, first);
    loop {
        naive.agrees(&position);
        match position.expect() {
            Expect::Throw(_) => {
                let value = roll(&mut generator);
                naive.throw(value);
                position.throw(value).unwrap();
            }
            Expect::Move(_) => {
                let choice = pick(&mut generator, &position.legal_moves());
                naive.play(choice);
                position.play(choice).unwrap();
            }
            Expect::Nothing => return,
        }
    }
}

#[test]
fn the_rules_agree_with_a_plain_second_writing_of_them_in_both_presets() {
    for preset in Preset::ALL {
        for seed in 0..games(80) {
            compare(preset.options(), seed);
        }
    }
}

#[test]
fn the_rules_agree_with_a_plain_second_writing_of_them_in_random_option_sets() {
    let mut chance = generator(77);
    for seed in 0..games(160) {
        compare(random_options(&mut chance), seed);
    }
}
