//! A player's search for its choice: it is done in steps, and may be asked or dropped at any time.

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
/// Steps of any size add up: what is best after so many nodes in all does not depend on how they
/// were handed out. A search holds no thread and no lock; it may move between threads and be
/// dropped half-way.
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
    /// After how many nodes it is done at the latest.
    limit: u64,
    granted: u64,
    nodes: u64,
}

/// How far a search is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// More nodes may change the choice.
    Thinking,
    /// The choice stands; further steps do nothing.
    Done,
}

/// Who searches. The baselines, which only duels and the tour need, stay out of the page.
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
            /// A search that has not begun; none where no choice is to be made.
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
    /// A player's search in a position, not yet begun; none where no choice is to be made. The same
    /// player, position and seed lead to the same choice.
    #[must_use]
    pub fn new(player: Player, position: &AnyPosition, seed: u64) -> Option<Search> {
        Search::with_budget(player, position, seed, None)
    }

    /// The same with a number of nodes in place of the level's own: the search is done after so
    /// many, or before, where nothing more is to be found out.
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

    /// The same in a match before which a score stands (TW-16): a cappotto is then worth what it
    /// brings towards the match. To be told before the first step; it means nothing in games that
    /// know no match.
    #[must_use]
    pub fn in_match(mut self, score: Option<MatchScore>) -> Search {
        if let Some(score) = score {
            dispatch!(AnySearch(&mut self.search), search => search.play_for_match(&score));
        }
        self
    }

    /// The search of a player that evaluates every candidate by itself, hardly more than one choice
    /// ahead: a baseline.
    #[cfg(not(target_arch = "wasm32"))]
    #[must_use]
    pub fn greedy(position: &AnyPosition, seed: u64) -> Option<Search> {
        Search::of(Method::Greedy, position, seed)
    }

    /// The search of a player that grows a tree of so many random playouts: a baseline. Each counts
    /// as a node.
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

    /// Goes on for so many nodes more. What cannot be interrupted may take a few more than that,
    /// which the next step then has less.
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

    /// How far it is.
    #[must_use]
    pub fn progress(&self) -> Progress {
        let is_done = dispatch!(AnySearch(&self.search), search => search.is_done());
        if is_done || self.nodes >= self.limit {
            Progress::Done
        } else {
            Progress::Thinking
        }
    }

    /// The best choice so far, always legal. Before the first step it is any choice.
    #[must_use]
    pub fn best(&self) -> Option<AnyMove> {
        self.search.best()
    }

    /// The whole rest of the turn that begins with the best choice so far.
    #[must_use]
    pub fn best_turn(&self) -> Vec<AnyMove> {
        self.search.turn()
    }

    /// By how many thousandths of a game, at least, the best turn is ahead of the next best; none where
    /// no other was searched as far, and for a baseline.
    #[must_use]
    pub fn lead(&self) -> Option<u16> {
        dispatch!(AnySearch(&self.search), search => search.lead())
    }

    /// How many nodes have been searched.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The best choice so far with what speaks for it; none for a baseline.
    #[must_use]
    pub fn hint(&self) -> Option<Hint> {
        self.search.hint()
    }
}
