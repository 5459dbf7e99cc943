//! The draft of a new game.

use bevy::prelude::Resource;

use crate::players::SeatedPlayer;
use crate::record::{ClockControl, Contribution, Seed};
use crate::rules::{GameKind, Setup, Side};
use crate::store::{Seat, Settings};
use crate::table::{Intent, NewGame, Saved, Table};
use crate::ui::games;
use crate::ui::panels::Material;
use crate::ui::panels::player_choice::PlayerChoiceDraft;

/// The side that moves first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum First {
    /// A random side, or the first throw in games that have such a throw.
    #[default]
    Random,
    /// This side.
    Side(Side),
}

/// A step of the panel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum NewGameStep {
    /// The most common choices: the game, the players, the sides, the rule set.
    #[default]
    Players,
    /// Every option of the rules.
    Rules,
    /// The seed of the throws, and the players' contributions.
    Throws,
    /// The clocks.
    Clock,
    /// The remembered player of a side.
    PlayerChoice,
}

/// The draft of a new game.
#[derive(Resource, Clone, Debug)]
pub struct NewGameDraft {
    /// The game, its rule set and options.
    pub setup: Setup,
    /// The player of each side.
    pub seats: [Seat; 2],
    /// The named player of each side, by [`Side::index`].
    pub players: [Option<SeatedPlayer>; 2],
    /// The side that moves first.
    pub first: First,
    /// The number of games that win the match (TW-16).
    pub games: u8,
    /// The clocks. `None` for a game without clocks.
    pub clock: Option<ClockControl>,
    /// The seed of the next game's throws, sealed before the players contribute.
    pub seed: Seed,
    /// The players' contributions to the seed, by [`Side::index`].
    pub contributions: [String; 2],
    /// `true` if players throw real sticks or dice, in games that have any.
    pub by_hand: bool,
    /// The shown step of the panel.
    pub step: NewGameStep,
    /// The side whose player is being chosen.
    pub edited: Side,
    /// The texts and questions of the step for players.
    pub who: PlayerChoiceDraft,
}

/// The random first side. `None` if the first throw decides.
#[must_use]
pub fn random_first_side(setup: &Setup, seed: &Seed) -> Option<Side> {
    if games::has_opening_throw(setup.kind()) {
        None
    } else if seed.number().count_ones().is_multiple_of(2) {
        Some(Side::First)
    } else {
        Some(Side::Second)
    }
}

impl Default for NewGameDraft {
    fn default() -> Self {
        NewGameDraft {
            setup: Setup::new(GameKind::ALL[0]),
            seats: [Seat::Person, Seat::USUAL],
            players: [None, None],
            first: First::Random,
            games: 1,
            clock: None,
            seed: Seed::Number(0),
            contributions: Default::default(),
            by_hand: false,
            step: NewGameStep::Players,
            edited: Side::Second,
            who: PlayerChoiceDraft::default(),
        }
    }
}

impl NewGameDraft {
    /// Shows the panel's first step, where the computer's side is selected, or else the second.
    pub fn begin_choosing(&mut self) {
        self.step = NewGameStep::Players;
        self.edited = match self.seats {
            [Seat::Computer(_), Seat::Person] => Side::First,
            _ => Side::Second,
        };
    }

    /// The material of the shown step: players are on paper.
    #[must_use]
    pub fn material(&self) -> Material {
        match self.step {
            NewGameStep::PlayerChoice => Material::Paper,
            NewGameStep::Players
            | NewGameStep::Rules
            | NewGameStep::Throws
            | NewGameStep::Clock => Material::Dark,
        }
    }

    /// Applies the last set-up of a game.
    pub fn take_game(&mut self, settings: &Settings, kind: GameKind) {
        self.setup = settings.setup(kind);
        self.games = settings.games(kind);
        self.clock = settings.clock(kind);
    }

    /// Closes the open card of a player, or returns to the first step. Returns `false` if that's shown already.
    pub fn step_back(&mut self) -> bool {
        if self.step == NewGameStep::PlayerChoice && self.who.close_card() {
            return true;
        }
        std::mem::take(&mut self.step) != NewGameStep::Players
    }

    /// The seed with the players' contributions, or the seed of a game with throws by hand.
    fn mixed_seed(&self) -> Seed {
        if self.by_hand && self.setup.kind().has_throws() {
            return Seed::ByHand(self.seed.number());
        }
        let mut seed = self.seed.clone();
        if let Seed::Committed(fair) = &mut seed {
            for side in Side::BOTH {
                // The field accepts no longer text than a contribution can have.
                let given = Contribution::new(&self.contributions[side.index()]);
                fair.contribute(side, given.unwrap_or_default());
            }
        }
        seed
    }

    /// Sets another seed, and clears the contributions.
    pub fn reseed(&mut self, seed: Seed) {
        self.seed = seed;
        self.contributions = Default::default();
    }

    /// The game from the current draft.
    #[must_use]
    pub fn begin(&self) -> NewGame {
        let seed = self.mixed_seed();
        let first = match self.first {
            First::Side(side) => Some(side),
            First::Random => random_first_side(&self.setup, &seed),
        };
        NewGame {
            setup: self.setup.clone(),
            seats: self.seats,
            players: self.players.clone(),
            first,
            games: self.games,
            clock: self.clock,
            seed,
        }
    }

    /// The intent of the primary action: continues an unfinished game that isn't on the table, otherwise starts a new
    /// one.
    #[must_use]
    pub fn next(&self, saved: &Saved, table: &Table) -> Intent {
        let kind = self.setup.kind();
        let elsewhere = saved
            .game(kind)
            .filter(|_| table.game().setup().kind() != kind);
        match elsewhere {
            Some(game) => Intent::SetUp(Box::new(game.clone())),
            None => Intent::New(Box::new(self.begin())),
        }
    }
}
