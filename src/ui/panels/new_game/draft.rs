//! A new game as it is being put together.

use bevy::prelude::Resource;

use crate::players::SeatedPlayer;
use crate::record::{ClockControl, Contribution, Seed};
use crate::rules::{GameKind, Setup, Side};
use crate::store::{Seat, Settings};
use crate::table::{Intent, NewGame, Saved, Table, has_throws};
use crate::ui::games;
use crate::ui::panels::who::WhoDraft;

/// Who begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum First {
    /// Drawn by lot, or by the first throw in games that have such a throw.
    #[default]
    Lot,
    /// A given side.
    Side(Side),
}

/// A step of the panel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum NewGameStep {
    /// What most people choose: the game, the players, the sides, the preset.
    #[default]
    Players,
    /// Every option of the rules.
    Rules,
    /// What the throws follow from, and what the players mix in.
    Throws,
    /// How much time there is.
    Clock,
    /// Who of the remembered players sits at a side.
    Who,
}

/// A new game as it is being put together.
#[derive(Resource, Clone, Debug)]
pub struct NewGameDraft {
    /// The game, its preset and options.
    pub setup: Setup,
    /// Who plays.
    pub seats: [Seat; 2],
    /// Who sits there with a name, by [`Side::index`].
    pub players: [Option<SeatedPlayer>; 2],
    /// Who begins.
    pub first: First,
    /// How many games win the match (TW-16).
    pub games: u8,
    /// The clocks, if it is played with any.
    pub clock: Option<ClockControl>,
    /// What the throws of the next game follow from, sealed before anybody gives anything.
    pub seed: Seed,
    /// What the players mix into it, by [`Side::index`].
    pub contributions: [String; 2],
    /// The players throw their own sticks or dice, where the game has any.
    pub by_hand: bool,
    /// Which step of the panel is shown.
    pub step: NewGameStep,
    /// The side whose player is being chosen.
    pub edited: Side,
    /// What is written where players are chosen.
    pub who: WhoDraft,
}

/// Who begins where nobody was chosen: none where the first throw decides.
#[must_use]
pub fn drawn_by_lot(setup: &Setup, seed: &Seed) -> Option<Side> {
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
            first: First::Lot,
            games: 1,
            clock: None,
            seed: Seed::Number(0),
            contributions: Default::default(),
            by_hand: false,
            step: NewGameStep::Players,
            edited: Side::Second,
            who: WhoDraft::default(),
        }
    }
}

impl NewGameDraft {
    /// Shows the panel from its first step on, with the player to be chosen who is not a person.
    pub fn begin_choosing(&mut self) {
        self.step = NewGameStep::Players;
        self.edited = match self.seats {
            [Seat::Computer(_), Seat::Person] => Side::First,
            _ => Side::Second,
        };
    }

    /// Takes a game as it was last set up.
    pub fn take_game(&mut self, settings: &Settings, kind: GameKind) {
        self.setup = settings.setup(kind);
        self.games = settings.games(kind);
        self.clock = settings.clock(kind);
    }

    /// Goes back to the first step; false where that is shown already.
    pub fn step_back(&mut self) -> bool {
        std::mem::take(&mut self.step) != NewGameStep::Players
    }

    /// The seed with what the players mix in, or none where they throw themselves.
    fn mixed_seed(&self) -> Seed {
        if self.by_hand && has_throws(self.setup.kind()) {
            return Seed::ByHand(self.seed.number());
        }
        let mut seed = self.seed.clone();
        if let Seed::Fair(fair) = &mut seed {
            for side in Side::BOTH {
                // The field takes no more than a contribution may hold.
                let given = Contribution::new(&self.contributions[side.index()]);
                fair.contribute(side, given.unwrap_or_default());
            }
        }
        seed
    }

    /// Another seed, into which nobody has mixed anything yet.
    pub fn reseed(&mut self, seed: Seed) {
        self.seed = seed;
        self.contributions = Default::default();
    }

    /// The game as it is put together now.
    #[must_use]
    pub fn begin(&self) -> NewGame {
        let seed = self.mixed_seed();
        let first = match self.first {
            First::Side(side) => Some(side),
            First::Lot => drawn_by_lot(&self.setup, &seed),
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

    /// The one next action: a game left unfinished goes on, if it is not the one on the table;
    /// otherwise a new one begins.
    #[must_use]
    pub fn next(&self, saved: &Saved, table: &Table) -> Intent {
        let kind = self.setup.kind();
        let elsewhere = saved
            .game(kind)
            .filter(|_| table.game().setup().kind() != kind);
        match elsewhere {
            Some(game) => Intent::Lay(Box::new(game.clone())),
            None => Intent::New(Box::new(self.begin())),
        }
    }
}
