//! Checks that all levels and hints have texts.

use tavoliere::ai::{Hint, Player, Search};
use tavoliere::record::GameRecord;
use tavoliere::rules::{AnyPosition, Expect, GameKind, Setup};
use tavoliere::ui::Words;
use tavoliere::ui::review::texts;

/// A hint after a search short enough for a test.
fn short_hint(position: &AnyPosition) -> Option<Hint> {
    let nodes = match position {
        AnyPosition::Tablut(_) => Some(3_000),
        _ => None,
    };
    let mut search = Search::with_budget(Player::best(), position, 0, nodes)?;
    search.finish();
    search.hint()
}

#[test]
fn hints_have_reasons_throughout_games() {
    let words = Words::default();
    for kind in GameKind::ALL {
        for (seed, preset) in kind.presets().into_iter().enumerate() {
            let mut setup = Setup::new(kind);
            setup.set_preset(preset).unwrap();
            let mut game = GameRecord::opening(setup, seed as u64);
            for turn in 0..120 {
                match game.expect() {
                    Expect::Nothing => break,
                    Expect::Throw(_) => drop(game.throw_next().unwrap()),
                    Expect::Move(_) => {
                        let hint = short_hint(game.position()).unwrap();
                        let moves = game.legal_moves();
                        let said = texts::reason(&words, hint.reason);
                        assert!(said.ends_with('.'), "{said}");
                        let choice = moves[turn * 5 % moves.len()];
                        game.play(choice).unwrap();
                    }
                }
            }
        }
    }
}

#[test]
fn every_level_of_every_game_has_a_distinct_name_and_character() {
    let words = Words::default();
    for kind in GameKind::ALL {
        let most = Player::levels(kind);
        assert!(most >= 2);
        let names: Vec<String> = (1..=most)
            .map(|level| {
                let player = Player::new(level);
                let character = words.get(&format!("{}-temper", player.key(kind)));
                assert!(character.ends_with('.'), "{character}");
                words.get(&player.key(kind))
            })
            .collect();
        for (place, name) in names.iter().enumerate() {
            assert!(!names[..place].contains(name), "{kind} {name}");
        }
        // Levels above a game's highest are its best player.
        assert_eq!(Player::best().key(kind), Player::new(most).key(kind));
        assert!(!words.has(&format!("opponent-{kind}-{}", most + 1)));
    }
    assert!(Player::levels(GameKind::Tapatan) >= 6);
    assert!(Player::levels(GameKind::Tablut) >= 9);
}
