//! Computes the shared data of the game in view once, and caches it while the panel is open.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use bevy_egui::egui::{self, Ui};
use web_time::Instant;

use super::card::{CardPlayer, ShareCard, turning_point};
use crate::ai;
use crate::record::{Event, GameRecord, LinkError};
use crate::review::{Findings, Review, Stage};
use crate::rules::Side;
use crate::store::Seat;
use crate::ui::board_scene::Way;
use crate::ui::games;
use crate::ui::panels::{is_counted, reason_and_score};
use crate::ui::view::View;

/// The time for judging the game in one frame.
const A_FRAME: Duration = Duration::from_millis(4);

/// The cached data of a game in its current state.
struct ShareCache {
    of: u64,
    link: Result<String, LinkError>,
    /// The review that computes the graph.
    review: Review,
    /// The chances computed so far.
    chances: Vec<i32>,
    is_judged: bool,
}

impl ShareCache {
    fn id() -> egui::Id {
        egui::Id::new("shared game")
    }

    fn new(game: &GameRecord, of: u64) -> ShareCache {
        ShareCache {
            of,
            link: game.to_link(),
            review: Review::new(game),
            chances: Vec::new(),
            is_judged: false,
        }
    }

    /// Continues the review for a while.
    fn continue_review(&mut self) {
        let begun = Instant::now();
        while !self.is_judged && ai::networks_are_loaded() && begun.elapsed() < A_FRAME {
            let goes_on = self.review.step();
            self.is_judged = !goes_on || self.review.stage() != Stage::Graph;
        }
        if self.is_judged && self.chances.is_empty() {
            let graph = self.review.graph();
            self.chances = graph.iter().map(|point| point.chance).collect();
        }
    }
}

/// The shared data of the game in view.
pub(super) struct SharedGame {
    /// The contents of the picture.
    pub(super) card: ShareCard,
    /// The link, with the page's address if there is one.
    pub(super) link: Result<String, LinkError>,
    /// `true` if the game has choices, so that there are turns to show.
    pub(super) has_choices: bool,
    is_judging: bool,
}

impl SharedGame {
    /// The data of the game in view. Each call, once a frame, continues the review.
    pub(super) fn read(ui: &Ui, view: &View) -> SharedGame {
        let id = ShareCache::id();
        let game = view.whole_game();
        let of = state_hash(game);
        let kept = ui.data(|data| data.get_temp::<Arc<Mutex<ShareCache>>>(id));
        let shared = kept.unwrap_or_else(|| Arc::new(Mutex::new(ShareCache::new(game, of))));
        ui.data_mut(|data| data.insert_temp(id, shared.clone()));
        // No code panics while the lock is held, and even then the data would be consistent.
        let mut known = shared.lock().unwrap_or_else(PoisonError::into_inner);
        if known.of != of {
            *known = ShareCache::new(game, of);
        }
        // Only finished games have a graph.
        let is_over = game.outcome().is_some() && game.turns().len() > 1;
        // In a replay, the review might have computed it already.
        let of_this = |found: &&Findings| view.replay.is_some() && found.stage != Stage::Graph;
        let found = view.findings.filter(of_this);
        if let Some(found) = found.filter(|_| !known.is_judged) {
            known.chances = found.graph.iter().map(|point| point.chance).collect();
            known.is_judged = true;
        }
        if is_over && !known.is_judged {
            known.continue_review();
            if ai::networks_are_loaded() {
                ui.ctx().request_repaint();
            }
        }
        let mut chances = if is_over && known.is_judged {
            known.chances.clone()
        } else {
            Vec::new()
        };
        if view.outcome().is_none() {
            // In a replay, only the shown part counts.
            chances.truncate(view.turns.len() + 1);
        }
        let page = view.platform.page.unwrap_or_default();
        SharedGame {
            card: card(view, chances),
            link: known.link.clone().map(|link| format!("{page}{link}")),
            has_choices: game
                .events()
                .take(view.events)
                .any(|event| matches!(event, Event::Played { .. })),
            is_judging: is_over && !known.is_judged,
        }
    }

    /// `true` while the graph is being computed.
    pub(super) const fn is_judging(&self) -> bool {
        self.is_judging
    }
}

/// A hash that identifies a game and its state.
fn state_hash(game: &GameRecord) -> u64 {
    let mut hasher = DefaultHasher::new();
    (game.seed(), game.events().len(), game.thinking()).hash(&mut hasher);
    game.headers().hash(&mut hasher);
    for turn in game.turns() {
        turn.text.hash(&mut hasher);
    }
    hasher.finish()
}

/// `true` once the graph of the shared game is computed.
#[must_use]
pub fn is_judged(ctx: &egui::Context) -> bool {
    let kept = ctx.data(|data| data.get_temp::<Arc<Mutex<ShareCache>>>(ShareCache::id()));
    kept.is_some_and(|known| {
        let known = known.lock().unwrap_or_else(PoisonError::into_inner);
        known.is_judged
    })
}

/// A game in two lines: its result, and the link.
#[must_use]
pub fn text(card: &ShareCard, link: &str) -> String {
    let [game, ..] = &card.foot;
    format!("{game}: {}. {}\n{link}\n", card.headline, card.how)
}

/// The contents of the picture for the game in view.
fn card(view: &View, chances: Vec<i32>) -> ShareCard {
    let words = view.words;
    let kind = view.position.kind();
    let outcome = view.outcome();
    let turn = view.position.turn_number();
    let number = ("number", turn.into());
    let headline = match (outcome, view.position.side_to_act()) {
        (Some(outcome), _) => match outcome.winner {
            Some(side) => view.sentence("wins", side),
            None => words.get("drawn"),
        },
        (None, Some(side)) => view.sentence("to-move", side),
        (None, None) => words.get(&format!("game-{kind}")),
    };
    let how = outcome.and_then(|outcome| reason_and_score(view, outcome));
    let how = how.unwrap_or_else(|| words.with("share-turn", std::slice::from_ref(&number)));
    let scores = match (outcome, view.match_score()) {
        (_, Some(score)) => Some(score.scores()),
        (Some(outcome), None) => {
            let is_score = games::tally(view).is_none() || is_counted(outcome);
            is_score.then_some(outcome.score)
        }
        (None, None) => None,
    };
    // A draw is half a point each, in games that count no pieces.
    let is_half = view.match_score().is_none()
        && outcome.is_some_and(|outcome| outcome.winner.is_none())
        && games::tally(view).is_none();
    let score_text = |score: u8| {
        if is_half {
            "½".to_owned()
        } else {
            score.to_string()
        }
    };
    let player = |side: Side| {
        let of_side = view.side(side);
        let name = match (view.name(side), view.table.seat(side)) {
            (Some(name), _) => name,
            (None, Seat::Computer(_)) => view.player(side),
            // For other people the player isn't "you", so the side's name is used.
            (None, Seat::Person) => of_side.clone(),
        };
        CardPlayer {
            side,
            of_side: (name != of_side).then_some(of_side),
            name,
            badge: view.badge(side),
            score: scores.map(|scores| score_text(scores[side.index()])),
        }
    };
    let upper = outcome.and_then(|outcome| outcome.winner);
    let upper = upper.unwrap_or(Side::First);
    let sure = |side: Side| words.with("share-sure", &[("side", view.side(side).into())]);
    let turning_point = turning_point(&chances).map(|place| {
        let number = ("number", place.into());
        (place, words.with("share-turn", &[number]))
    });
    ShareCard {
        position: view.position.clone(),
        ways: last_ways(view),
        bottom: view.bottom(),
        headline,
        how,
        players: [upper, upper.other()].map(player),
        chances,
        lines: [
            sure(Side::First),
            words.get("share-even"),
            sure(Side::Second),
        ],
        turning_point,
        foot: [
            words.get(&format!("game-{kind}")),
            words.get(&format!("game-{kind}-place")),
            words.get("app-title"),
        ],
    }
}

/// The ways of the last turn in view.
fn last_ways(view: &View) -> Vec<Way> {
    /// More lines would hide the board.
    const MOST: usize = 6;
    let game = view.whole_game();
    let turns = view.turns.latest(2);
    let is_played = |place: usize| {
        let event = game.events().nth(place);
        event.is_some_and(|event| matches!(event, Event::Played { .. }))
    };
    // The last turn with a move.
    let mut end = view.events;
    for turn in turns.rev() {
        let ways: Vec<_> = (turn.first_event..end)
            .filter(|place| is_played(*place))
            .filter_map(|place| Way::of(&game.position_at(place), game.events().nth(place)?))
            .take(MOST)
            .collect();
        if !ways.is_empty() {
            return ways;
        }
        end = turn.first_event;
    }
    Vec::new()
}
