//! The names of the keys of commands, for the panel of keys and for texts that name a key.

use super::key_bindings::{KeyCommand, command_in, command_of_shortcut, fixed_keys_of, holder};
use crate::store::{Shortcut, ShortcutInput, ShortcutKey, Shortcuts};

/// The name of a key with its modifiers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeyName {
    /// The name of the key.
    pub name: &'static str,
    /// `true` if Shift must be held.
    pub shift: bool,
    /// `true` if Control must be held.
    pub control: bool,
}

impl KeyName {
    /// The name of a key without modifiers.
    #[must_use]
    pub const fn plain(name: &'static str) -> KeyName {
        KeyName {
            name,
            shift: false,
            control: false,
        }
    }
}

/// The keys of a shortcut: the player's first, then its standard keys that no other action has.
fn own_keys(
    shortcut: Shortcut,
    keys: &Shortcuts<ShortcutKey>,
    in_replay: bool,
) -> Vec<ShortcutKey> {
    let own = keys.of(shortcut);
    let is_free = |key: &&ShortcutKey| {
        key.standard_use() == Some(shortcut)
            && own != Some(**key)
            && holder(**key, keys, in_replay).is_none()
    };
    let standard = ShortcutKey::STANDARD.iter().filter(is_free);
    own.into_iter().chain(standard.copied()).collect()
}

/// Every key of a command, the one that can be changed first.
#[must_use]
pub fn keys_of(command: KeyCommand, keys: &Shortcuts<ShortcutKey>) -> Vec<KeyName> {
    let in_replay = matches!(command, KeyCommand::Replay(_));
    let mut names = Vec::new();
    for shortcut in Shortcut::all().iter().copied() {
        for shift in [false, true] {
            let has_shift =
                command_in(shortcut, true, in_replay) != command_in(shortcut, false, in_replay);
            if shift && !has_shift || command_in(shortcut, shift, in_replay) != command {
                continue;
            }
            let own = own_keys(shortcut, keys, in_replay);
            names.extend(own.into_iter().map(|key| KeyName {
                shift,
                ..KeyName::plain(key.name())
            }));
        }
    }
    let is_free = |name: &KeyName| {
        let key = name.name.parse::<ShortcutKey>().ok();
        let key = key.filter(|_| !name.control);
        key.and_then(|key| holder(key, keys, in_replay))
            .is_none_or(|one| one == Shortcut::Choose)
    };
    names.extend(fixed_keys_of(command).filter(is_free));
    names
}

/// The keys of a shortcut, except the one that can be changed.
#[must_use]
pub fn further_keys(shortcut: Shortcut, keys: &Shortcuts<ShortcutKey>) -> Vec<KeyName> {
    let own = keys.of(shortcut).map(|key| KeyName::plain(key.name()));
    let mut all = keys_of(command_of_shortcut(shortcut), keys);
    all.retain(|key| Some(*key) != own);
    all
}

/// The name of a shortcut's key, without Control. `None` if it has none.
#[must_use]
pub fn key_name(shortcut: Shortcut, keys: &Shortcuts<ShortcutKey>) -> Option<KeyName> {
    let own = keys.of(shortcut).map(|key| KeyName::plain(key.name()));
    own.or_else(|| {
        let mut further = further_keys(shortcut, keys).into_iter();
        further.find(|key| !key.control)
    })
}

/// The key that texts name for the next action, such as the throw: Space, unless the player has changed it.
#[must_use]
pub fn key_of_next_action(keys: &Shortcuts<ShortcutKey>) -> &'static str {
    let all = own_keys(Shortcut::Choose, keys, false);
    let space = all.iter().find(|key| **key == ShortcutKey::Space);
    let key = space.filter(|_| keys.is_default(Shortcut::Choose));
    key.or(all.first()).map_or("", |key| key.name())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::input::key_bindings::letters_move;
    use crate::input::replay::ReplayCommand;

    #[test]
    fn shortcuts_have_the_names_of_their_keys() {
        let mut keys = Shortcuts::default();
        assert_eq!(key_name(Shortcut::Undo, &keys), Some(KeyName::plain("U")));
        assert_eq!(key_name(Shortcut::Keys, &keys), Some(KeyName::plain("?")));
        keys.take(Shortcut::Undo, ShortcutKey::K);
        assert_eq!(key_name(Shortcut::Undo, &keys), Some(KeyName::plain("K")));
    }

    #[test]
    fn texts_name_changed_keys_first() {
        let keys = letters_move();
        let next = [KeyName::plain("E"), KeyName::plain("Tab")];
        let next_choice = command_of_shortcut(Shortcut::NextChoice);
        assert_eq!(keys_of(next_choice, &keys), next);
        assert_eq!(
            keys_of(command_of_shortcut(Shortcut::Choose), &keys),
            [KeyName::plain("Q"), KeyName::plain("Enter")]
        );
        let play_or_stop = KeyCommand::Replay(ReplayCommand::PlayOrStop);
        assert_eq!(keys_of(play_or_stop, &keys), [KeyName::plain("Space")]);
        assert_eq!(key_of_next_action(&keys), "Q");
        assert_eq!(key_of_next_action(&Shortcuts::default()), "Space");
        let mut no_space = Shortcuts::default();
        no_space.take(Shortcut::Throw, ShortcutKey::Space);
        assert_eq!(key_of_next_action(&no_space), "Enter");
    }
}
