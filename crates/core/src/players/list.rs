//! The list of saved players.

use super::{
    Badge, NameKey, PlayerColour, PlayerError, PlayerMark, SeatedPlayer, checked_name, lookalike,
    numbered_name,
};

/// The most players in a list.
pub const MOST_PLAYERS: usize = 200;

/// A saved player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The number. It's never used again, not even after this player was removed.
    pub id: u32,
    /// The name: 1 to [`MOST_NAME_LETTERS`](super::MOST_NAME_LETTERS) letters, tidied ([`checked_name`]).
    pub name: String,
    /// The mark of the badge.
    pub mark: PlayerMark,
    /// The colour of the badge.
    pub colour: PlayerColour,
}

impl Player {
    /// The mark in its colour.
    #[must_use]
    pub const fn badge(&self) -> Badge {
        Badge {
            mark: self.mark,
            colour: self.colour,
        }
    }
}

/// All saved players, in the order in which they were added.
///
/// ```
/// use tavoliere_core::players::PlayerList;
///
/// let mut list = PlayerList::default();
/// let mark = list.free_mark();
/// let anna = list.add("Anna", mark)?;
/// assert_eq!(list.player(anna).map(|player| player.name.as_str()), Some("Anna"));
/// // Names must differ in more than their case.
/// assert!(list.add("ANNA", mark).is_err());
/// assert_eq!(PlayerList::read(&list.to_text())?, list);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerList {
    players: Vec<Player>,
    /// The keys of their names, in the same order.
    keys: Vec<NameKey>,
    /// The number of the next player.
    pub(super) next_id: u32,
}

impl Default for PlayerList {
    fn default() -> Self {
        PlayerList {
            players: Vec::new(),
            keys: Vec::new(),
            next_id: 1,
        }
    }
}

impl PlayerList {
    /// The name of the slot that it is saved in.
    pub const SLOT: &'static str = "players.ron";

    /// All players, in the order in which they were added.
    #[must_use]
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// The player with a number, `None` if there isn't one.
    #[must_use]
    pub fn player(&self, id: u32) -> Option<&Player> {
        self.players.iter().find(|player| player.id == id)
    }

    /// The player with a name, maybe in another spelling.
    #[must_use]
    pub fn find(&self, name: &str) -> Option<&Player> {
        let key = NameKey::of(name);
        let index = self.keys.iter().position(|one| *one == key)?;
        self.players.get(index)
    }

    /// The first player whose name looks the same but has other letters. `None` if a player has this name.
    #[must_use]
    pub fn lookalike(&self, name: &str) -> Option<&Player> {
        let names = self.players.iter().map(|player| player.name.as_str());
        let found = lookalike(name, names)?;
        self.players.iter().find(|player| player.name == found)
    }

    /// The first free name that consists of this one and a number.
    #[must_use]
    pub fn free_name(&self, name: &str) -> String {
        numbered_name(name, |name| self.find(name).is_some())
    }

    /// The players of both sides, by their numbers. `None` if the list has no such player.
    #[must_use]
    pub fn seated(&self, ids: [Option<u32>; 2]) -> [Option<SeatedPlayer>; 2] {
        ids.map(|id| self.player(id?).map(SeatedPlayer::from))
    }

    /// The mark to offer to a new player: the first of the least used.
    #[must_use]
    pub fn free_mark(&self) -> PlayerMark {
        let count = |mark: PlayerMark| {
            let players = self.players.iter();
            players.filter(|player| player.mark == mark).count()
        };
        PlayerMark::ALL
            .iter()
            .copied()
            .min_by_key(|mark| count(*mark))
            .unwrap_or_default()
    }

    /// The colour to offer to a new player: the first of the least used.
    #[must_use]
    pub fn free_colour(&self) -> PlayerColour {
        let count = |colour: PlayerColour| {
            let players = self.players.iter();
            players.filter(|player| player.colour == colour).count()
        };
        PlayerColour::ALL
            .iter()
            .copied()
            .min_by_key(|colour| count(*colour))
            .unwrap_or_default()
    }

    /// Adds a player in one of the least used colours, and returns the player's number.
    ///
    /// # Errors
    /// Fails if the name isn't valid, belongs to another player or looks like another player's, or if the list is full.
    pub fn add(&mut self, name: &str, mark: PlayerMark) -> Result<u32, PlayerError> {
        self.looks_new(name, None)?;
        self.add_lookalike(name, mark)
    }

    /// Adds a player like [`PlayerList::add`], even if the name looks like another player's.
    ///
    /// # Errors
    /// Fails if the name isn't valid or belongs to another player, or if the list is full.
    pub fn add_lookalike(&mut self, name: &str, mark: PlayerMark) -> Result<u32, PlayerError> {
        let name = self.new_name(name, None)?;
        if self.players.len() >= MOST_PLAYERS {
            return Err(PlayerError::Full);
        }
        let id = self.next_id;
        self.next_id = id.checked_add(1).ok_or(PlayerError::NoIdLeft)?;
        let colour = self.free_colour();
        self.push(Player {
            id,
            name,
            mark,
            colour,
        });
        Ok(id)
    }

    /// Renames a player. Their current name in another spelling is accepted.
    ///
    /// # Errors
    /// Fails if the name isn't valid, belongs to another player or looks like another player's, or if there's no such
    /// player.
    pub fn rename(&mut self, id: u32, name: &str) -> Result<(), PlayerError> {
        self.looks_new(name, Some(id))?;
        self.rename_lookalike(id, name)
    }

    /// Renames a player like [`PlayerList::rename`], even if the name looks like another player's.
    ///
    /// # Errors
    /// Fails if the name isn't valid or belongs to another player, or if there's no such player.
    pub fn rename_lookalike(&mut self, id: u32, name: &str) -> Result<(), PlayerError> {
        let index = self.index(id)?;
        let name = self.new_name(name, Some(id))?;
        self.keys[index] = NameKey::of(&name);
        self.players[index].name = name;
        Ok(())
    }

    /// Changes a player's mark.
    ///
    /// # Errors
    /// Fails if there's no such player.
    pub fn set_mark(&mut self, id: u32, mark: PlayerMark) -> Result<(), PlayerError> {
        self.player_mut(id)?.mark = mark;
        Ok(())
    }

    /// Changes a player's colour.
    ///
    /// # Errors
    /// Fails if there's no such player.
    pub fn set_colour(&mut self, id: u32, colour: PlayerColour) -> Result<(), PlayerError> {
        self.player_mut(id)?.colour = colour;
        Ok(())
    }

    /// Removes a player. The number isn't used again.
    ///
    /// # Errors
    /// Fails if there's no such player.
    pub fn remove(&mut self, id: u32) -> Result<Player, PlayerError> {
        let index = self.index(id)?;
        self.keys.remove(index);
        Ok(self.players.remove(index))
    }

    /// Appends a player.
    pub(super) fn push(&mut self, player: Player) {
        self.keys.push(NameKey::of(&player.name));
        self.players.push(player);
    }

    /// An empty list that gives the next player a number.
    pub(super) fn from_id(next_id: u32) -> PlayerList {
        PlayerList {
            next_id,
            ..PlayerList::default()
        }
    }

    fn index(&self, id: u32) -> Result<usize, PlayerError> {
        let mut players = self.players.iter();
        let index = players.position(|player| player.id == id);
        index.ok_or(PlayerError::NoSuchPlayer { id })
    }

    pub(super) fn player_mut(&mut self, id: u32) -> Result<&mut Player, PlayerError> {
        let index = self.index(id)?;
        Ok(&mut self.players[index])
    }

    /// Checks that a name doesn't look like another player's. `owner` has the name or gets it.
    fn looks_new(&self, name: &str, owner: Option<u32>) -> Result<(), PlayerError> {
        match self.lookalike(&checked_name(name)?) {
            Some(player) if Some(player.id) != owner => Err(PlayerError::Lookalike {
                id: player.id,
                name: player.name.clone(),
            }),
            _ => Ok(()),
        }
    }

    /// Checks a name, which must be free or belong to `owner`.
    fn new_name(&self, name: &str, owner: Option<u32>) -> Result<String, PlayerError> {
        let name = checked_name(name)?;
        match self.find(&name) {
            Some(player) if Some(player.id) != owner => Err(PlayerError::DuplicateName {
                id: player.id,
                name: player.name.clone(),
            }),
            _ => Ok(name),
        }
    }
}
