//! Runs a player's search in steps. It can be read or dropped at any time.

#[cfg(not(target_arch = "wasm32"))]
use super::candidate_search::CandidateSearch;
use super::game_player::{GamePlayer, MoveHint, MoveSearch};
#[cfg(not(target_arch = "wasm32"))]
use super::uct::Uct;
use super::{Hint, HintReason, Player};
use crate::rules::MatchScore;
use crate::rules::{AnyMove, AnyPosition, dispatch, for_games};

/// A player's search in one position.
///
/// The result depends only on the total number of nodes, not on the sizes of the steps. A search holds no thread and no
/// lock. It can move between threads and be dropped at any time.
///
/// ```
/// use tavoliere_core::ai::{Player, Progress, Search};
/// use tavoliere_core::rules::{AnyPosition, GameKind, Setup, Side};
///
/// let start = AnyPosition::start(Setup::new(GameKind::Tablut).options(), Some(Side::First));
/// let mut search = Search::new(Player::new(3), &start, 1).expect("a choice is expected");
/// while search.step(1_000) == Progress::Thinking {}
/// assert!(search.best().is_some());
/// ```
#[derive(Clone, Debug)]
pub struct Search {
    search: AnySearch,
    /// The maximum number of nodes.
    limit: u64,
    granted: u64,
    nodes: u64,
}

/// The state of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// More nodes can change the choice.
    Thinking,
    /// The choice is final. Further steps do nothing.
    Done,
}

/// The kind of player. Only duels and the tour need the baselines, so they aren't compiled for the browser.
#[derive(Clone, Copy, Debug)]
enum Method {
    Level(Player),
    #[cfg(not(target_arch = "wasm32"))]
    Greedy,
    #[cfg(not(target_arch = "wasm32"))]
    Uct {
        playouts: u32,
    },
}

/// A search in a position of one game.
#[derive(Clone, Debug)]
enum GameSearch<G: GamePlayer> {
    Level(Box<G::Search>),
    #[cfg(not(target_arch = "wasm32"))]
    Greedy(Box<CandidateSearch<G>>),
    #[cfg(not(target_arch = "wasm32"))]
    Uct(Box<Uct<G>>),
}

macro_rules! searches {
    ($($game:ident in $module:ident),+ $(,)?) => {
        /// A search in a position of any game.
        #[derive(Clone, Debug)]
        enum AnySearch {
            $($game(GameSearch<$crate::rules::$module::Position>),)+
        }

        impl AnySearch {
            /// A search before its first step. `None` if no choice is expected.
            fn new(method: Method, position: &AnyPosition, seed: u64) -> Option<AnySearch> {
                Some(match position {
                    $(AnyPosition::$game(position) => {
                        AnySearch::$game(GameSearch::new(method, position, seed)?)
                    })+
                })
            }

            fn best(&self) -> Option<AnyMove> {
                match self {
                    $(AnySearch::$game(search) => search.best().map(AnyMove::$game),)+
                }
            }

            fn turn(&self) -> Vec<AnyMove> {
                match self {
                    $(AnySearch::$game(search) => {
                        search.turn().into_iter().map(AnyMove::$game).collect()
                    })+
                }
            }

            fn hint(&self) -> Option<Hint> {
                match self {
                    $(AnySearch::$game(search) => {
                        let MoveHint { choice, reason, chance } = search.hint()?;
                        Some(Hint {
                            choice: AnyMove::$game(choice),
                            reason: HintReason::$game(reason),
                            chance,
                        })
                    })+
                }
            }
        }
    };
}

for_games!(searches);

impl<G: GamePlayer> GameSearch<G> {
    fn new(method: Method, position: &G, seed: u64) -> Option<GameSearch<G>> {
        Some(match method {
            Method::Level(player) => {
                let index = usize::from(player.level_in(G::KIND) - 1);
                let params = *G::level_params(position.options()).get(index)?;
                GameSearch::Level(Box::new(position.begin_search(params, seed)?))
            }
            #[cfg(not(target_arch = "wasm32"))]
            Method::Greedy => GameSearch::Greedy(Box::new(CandidateSearch::new(position, seed)?)),
            #[cfg(not(target_arch = "wasm32"))]
            Method::Uct { playouts } => {
                GameSearch::Uct(Box::new(Uct::new(position, seed, playouts)?))
            }
        })
    }
}

impl<G: GamePlayer> MoveSearch<G> for GameSearch<G> {
    fn step(&mut self, nodes: u64) -> u64 {
        match self {
            GameSearch::Level(search) => search.step(nodes),
            #[cfg(not(target_arch = "wasm32"))]
            GameSearch::Greedy(search) => search.step(nodes),
            #[cfg(not(target_arch = "wasm32"))]
            GameSearch::Uct(search) => search.step(nodes),
        }
    }

    fn is_done(&self) -> bool {
        match self {
            GameSearch::Level(search) => search.is_done(),
            #[cfg(not(target_arch = "wasm32"))]
            GameSearch::Greedy(search) => search.is_done(),
            #[cfg(not(target_arch = "wasm32"))]
            GameSearch::Uct(search) => search.is_done(),
        }
    }

    fn best(&self) -> Option<G::Move> {
        match self {
            GameSearch::Level(search) => search.best(),
            #[cfg(not(target_arch = "wasm32"))]
            GameSearch::Greedy(search) => search.best(),
            #[cfg(not(target_arch = "wasm32"))]
            GameSearch::Uct(search) => search.best(),
        }
    }

    fn turn(&self) -> Vec<G::Move> {
        match self {
            GameSearch::Level(search) => search.turn(),
            #[cfg(not(target_arch = "wasm32"))]
            GameSearch::Greedy(search) => search.turn(),
            #[cfg(not(target_arch = "wasm32"))]
            GameSearch::Uct(search) => search.turn(),
        }
    }

    fn lead(&self) -> Option<u16> {
        match self {
            GameSearch::Level(search) => search.lead(),
            #[cfg(not(target_arch = "wasm32"))]
            GameSearch::Greedy(_) | GameSearch::Uct(_) => None,
        }
    }

    fn hint(&self) -> Option<MoveHint<G>> {
        match self {
            GameSearch::Level(search) => search.hint(),
            #[cfg(not(target_arch = "wasm32"))]
            GameSearch::Greedy(_) | GameSearch::Uct(_) => None,
        }
    }

    fn node_limit(&self) -> u64 {
        match self {
            GameSearch::Level(search) => search.node_limit(),
            #[cfg(not(target_arch = "wasm32"))]
            GameSearch::Greedy(_) | GameSearch::Uct(_) => u64::MAX,
        }
    }

    fn play_for_match(&mut self, score: &MatchScore) {
        match self {
            GameSearch::Level(search) => search.play_for_match(score),
            #[cfg(not(target_arch = "wasm32"))]
            GameSearch::Greedy(_) | GameSearch::Uct(_) => {}
        }
    }
}

impl Search {
    /// A player's search in a position, before its first step. `None` if no choice is expected. The same player,
    /// position and seed give the same choice.
    #[must_use]
    pub fn new(player: Player, position: &AnyPosition, seed: u64) -> Option<Search> {
        Search::with_budget(player, position, seed, None)
    }

    /// Like [`Search::new`], with a maximum number of nodes in place of the level's. The search can end earlier if it's
    /// finished.
    #[must_use]
    pub fn with_budget(
        player: Player,
        position: &AnyPosition,
        seed: u64,
        nodes: Option<u64>,
    ) -> Option<Search> {
        let mut search = Search::of(Method::Level(player), position, seed)?;
        search.limit = nodes.unwrap_or(search.limit);
        Some(search)
    }

    /// Plays for a match with this score before the game (TW-16), so a cappotto counts what it adds to the score. Call
    /// it before the first step. It has no effect in games without a cappotto.
    #[must_use]
    pub fn in_match(mut self, score: Option<MatchScore>) -> Search {
        if let Some(score) = score {
            dispatch!(AnySearch(&mut self.search), search => search.play_for_match(&score));
        }
        self
    }

    /// The search of the greedy player, which evaluates each candidate and looks little more than one choice ahead.
    /// It's a baseline.
    #[cfg(not(target_arch = "wasm32"))]
    #[must_use]
    pub fn greedy(position: &AnyPosition, seed: u64) -> Option<Search> {
        Search::of(Method::Greedy, position, seed)
    }

    /// The search of a UCT player with a tree of `playouts` random playouts. It's a baseline. Each playout counts as
    /// one node.
    #[cfg(not(target_arch = "wasm32"))]
    #[must_use]
    pub fn uct(position: &AnyPosition, seed: u64, playouts: u32) -> Option<Search> {
        Search::of(Method::Uct { playouts }, position, seed)
    }

    fn of(method: Method, position: &AnyPosition, seed: u64) -> Option<Search> {
        let search = AnySearch::new(method, position, seed)?;
        Some(Search {
            limit: dispatch!(AnySearch(&search), search => search.node_limit()),
            search,
            granted: 0,
            nodes: 0,
        })
    }

    /// Searches `nodes` more nodes. A part that can't be interrupted can take a few more, and the next step then takes
    /// fewer.
    pub fn step(&mut self, nodes: u64) -> Progress {
        self.granted = self.granted.saturating_add(nodes).min(self.limit);
        let Search { granted, nodes, .. } = self;
        dispatch!(AnySearch(&mut self.search), search => {
            while *nodes < *granted && !search.is_done() {
                *nodes += search.step(*granted - *nodes);
            }
        });
        self.progress()
    }

    /// Searches to the end.
    pub fn finish(&mut self) {
        self.step(u64::MAX);
    }

    /// The state of the search.
    #[must_use]
    pub fn progress(&self) -> Progress {
        let is_done = dispatch!(AnySearch(&self.search), search => search.is_done());
        if is_done || self.nodes >= self.limit {
            Progress::Done
        } else {
            Progress::Thinking
        }
    }

    /// The best choice so far. It's always legal, but arbitrary before the first step.
    #[must_use]
    pub fn best(&self) -> Option<AnyMove> {
        self.search.best()
    }

    /// All remaining choices of the turn that starts with the best choice so far.
    #[must_use]
    pub fn best_turn(&self) -> Vec<AnyMove> {
        self.search.turn()
    }

    /// The smallest lead of the best turn over the next best, in thousandths of a game. `None` if no other turn was
    /// searched to the same depth, and for a baseline.
    #[must_use]
    pub fn lead(&self) -> Option<u16> {
        dispatch!(AnySearch(&self.search), search => search.lead())
    }

    /// The number of nodes searched.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The best choice so far with its reason. `None` for a baseline.
    #[must_use]
    pub fn hint(&self) -> Option<Hint> {
        self.search.hint()
    }
}
