//! Merges the lists of two windows that have changed the same saved list.

use super::list::MOST_PLAYERS;
use super::{Player, PlayerError, PlayerList};

/// A merged list, and its differences from the list that was merged into it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MergedPlayers {
    /// The list to save.
    pub list: PlayerList,
    /// The players who have another number now, because another window gave theirs at the same time.
    pub renumbered: Vec<Renumbered>,
    /// The names of new players for whom the list has no room.
    pub left_out: Vec<String>,
}

/// A player's old and new number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Renumbered {
    /// The number before.
    pub before: u32,
    /// The number in the merged list.
    pub now: u32,
}

impl PlayerList {
    /// Applies the changes since `before` to a list that another window has saved in the meantime. A player who was
    /// added in both, by the same name, becomes one.
    #[must_use]
    pub fn merged(&self, before: &PlayerList, saved: PlayerList) -> MergedPlayers {
        let mut merged = MergedPlayers {
            list: saved,
            ..MergedPlayers::default()
        };
        for player in before.players() {
            if self.player(player.id).is_none() {
                // The other window might have removed the player as well.
                let _ = merged.list.remove(player.id);
            }
        }
        for player in self.players() {
            match before.player(player.id) {
                Some(known) if known == player => {}
                Some(known) => merged.list.apply(known, player),
                None => merged.add(player),
            }
        }
        merged.list.next_id = merged.list.next_id.max(self.next_id);
        merged
    }

    /// Applies the differences between two states of a player. A player whom the other window removed stays removed.
    fn apply(&mut self, known: &Player, changed: &Player) {
        if known.name != changed.name {
            // If the other window has given the name to another player, both keep their names.
            let _ = self.rename_lookalike(changed.id, &changed.name);
        }
        let Ok(player) = self.player_mut(changed.id) else {
            return;
        };
        if known.mark != changed.mark {
            player.mark = changed.mark;
        }
        if known.colour != changed.colour {
            player.colour = changed.colour;
        }
    }
}

impl MergedPlayers {
    /// Adds a new player, under another number if theirs is taken.
    fn add(&mut self, player: &Player) {
        let before = player.id;
        if let Some(same) = self.list.find(&player.name) {
            let now = same.id;
            return self.renumber(before, now);
        }
        let free = before >= self.list.next_id;
        if self.list.players().len() >= MOST_PLAYERS {
            return self.left_out.push(player.name.clone());
        }
        let now = if free { before } else { self.list.next_id };
        let Some(next) = now.checked_add(1) else {
            return self.left_out.push(player.name.clone());
        };
        self.list.next_id = next;
        self.list.push(Player {
            id: now,
            ..player.clone()
        });
        self.renumber(before, now);
    }

    fn renumber(&mut self, before: u32, now: u32) {
        if before != now {
            self.renumbered.push(Renumbered { before, now });
        }
    }

    /// The new number of a player.
    #[must_use]
    pub fn number_of(&self, id: u32) -> u32 {
        let mut moved = self.renumbered.iter();
        moved
            .find(|moved| moved.before == id)
            .map_or(id, |moved| moved.now)
    }

    /// The error if the list has no room for a new player.
    ///
    /// # Errors
    /// Fails if a player was left out.
    pub const fn check_room(&self) -> Result<(), PlayerError> {
        if self.left_out.is_empty() {
            Ok(())
        } else {
            Err(PlayerError::Full)
        }
    }
}
