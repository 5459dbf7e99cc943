//! Layout tests of the review.

use tavoliere::record::GameRecord;
use tavoliere::review::{Effort, Findings, Review};
use tavoliere::rules::{GameKind, Setup};
use tavoliere::table::{Replay, Table};
use tavoliere::ui::review::open_turn::OpenTurn;

use super::check_in;
use super::games::{LONG, Tables, with_names};
use super::scene::Scene;
use super::sizes::WINDOWS;

/// The finished part of a review.
#[derive(Clone, Copy, PartialEq)]
enum Done {
    /// The first points of the graph.
    Beginning,
    All,
}

/// A game at its most costly turn, with the findings of its review. It's leaked, so it exists as long as the tests.
fn reviewed(game: &GameRecord, done: Done) -> &'static (Replay, Findings) {
    let effort = Effort {
        graph: 200,
        deeper: 400,
    };
    let mut review = Review::with_effort(game, effort);
    match done {
        Done::Beginning => {
            for _ in 0..20 {
                review.step();
            }
        }
        Done::All => review.finish(),
    }
    let findings = review.findings();
    let costs = findings.turns.iter().enumerate();
    let worst = costs
        .max_by_key(|(_, turn)| turn.cost)
        .map_or(0, |(place, _)| place);
    let open = OpenTurn::of(game, Some(&findings), worst);
    let shown = open.map_or(0, |open| open.decision_event);
    Box::leak(Box::new((
        Replay::without_table(game.clone(), shown),
        findings,
    )))
}

/// A long game, or a finished one.
fn long(kind: GameKind) -> Table {
    let mut tables = Tables {
        setup: Setup::new(kind),
        ..Tables::people(kind)
    };
    let _ = tables.setup.set_option("repetition", "draw");
    let is_long = |game: &GameRecord| game.turns().len() >= 90 || game.outcome().is_some();
    tables.at(is_long).unwrap()
}

#[test]
fn the_review_fits_in_every_window_and_language() {
    for kind in GameKind::ALL {
        let long = long(kind);
        for names in [["Ada", "Bo"], LONG] {
            let table = with_names(&long, names);
            let reviews = [
                ("a review that has begun", Done::Beginning),
                ("a review", Done::All),
            ]
            .map(|(name, done)| (name, reviewed(table.game(), done)));
            check_in(kind, &WINDOWS, |_| {
                let scenes = reviews.iter().map(|(name, review)| {
                    let mut scene = Scene::new(*name, table.clone());
                    scene.open.end_dismissed = true;
                    scene.review = Some(review);
                    scene
                });
                scenes.collect()
            });
        }
    }
}
