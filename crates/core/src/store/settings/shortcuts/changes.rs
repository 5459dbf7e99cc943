//! The player's changes of shortcuts.

use std::collections::BTreeMap;
use std::marker::PhantomData;

use serde::{Deserialize, Serialize};

use super::{Shortcut, ShortcutInput};
use crate::store::settings::check::Fault;

/// The keys or the controller buttons of all shortcuts. Only changes are saved, by their names; an empty name stands for
/// none.
///
/// ```
/// use tavoliere_core::store::{Shortcut, ShortcutKey, Shortcuts};
///
/// let mut keys = Shortcuts::<ShortcutKey>::default();
/// assert_eq!(keys.of(Shortcut::Undo), Some(ShortcutKey::U));
/// // R belongs to "redo", so the two swap their keys.
/// assert_eq!(keys.holders(Shortcut::Undo, ShortcutKey::R), [Shortcut::Redo]);
/// keys.take(Shortcut::Undo, ShortcutKey::R);
/// assert_eq!(keys.of(Shortcut::Redo), Some(ShortcutKey::U));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Shortcuts<I> {
    changed: BTreeMap<String, String>,
    #[serde(skip)]
    input: PhantomData<I>,
}

impl<I> Default for Shortcuts<I> {
    fn default() -> Self {
        Shortcuts {
            changed: BTreeMap::new(),
            input: PhantomData,
        }
    }
}

impl<I: ShortcutInput> Shortcuts<I> {
    /// The key or button of a shortcut. `None` if it has none.
    #[must_use]
    pub fn of(&self, shortcut: Shortcut) -> Option<I> {
        match self.changed.get(shortcut.name()) {
            None => I::default_of(shortcut),
            Some(name) if name.is_empty() => None,
            Some(name) => name.parse().ok().or_else(|| I::default_of(shortcut)),
        }
    }

    /// The other shortcuts that have a key or button and can't share it with a shortcut.
    #[must_use]
    pub fn holders(&self, shortcut: Shortcut, input: I) -> Vec<Shortcut> {
        let is_holder = |other: &Shortcut| {
            *other != shortcut && self.of(*other) == Some(input) && !shortcut.may_share(*other)
        };
        Shortcut::all().iter().copied().filter(is_holder).collect()
    }

    /// The shortcuts that lose `input` if `shortcut` takes it: its holders or, if it has none, the basic shortcut whose
    /// standard key or button it is.
    #[must_use]
    pub fn losers(&self, shortcut: Shortcut, input: I) -> Vec<Shortcut> {
        let holders = self.holders(shortcut, input);
        let standard = input.standard_use().filter(|one| *one != shortcut);
        match standard {
            Some(one) if holders.is_empty() && !one.may_share(shortcut) => vec![one],
            _ => holders,
        }
    }

    /// Gives a shortcut a key or button. Other shortcuts that have it get the one that the shortcut had before, unless
    /// they can't have that or a third one shares it. A standard key of a basic shortcut goes to basic shortcuts only,
    /// because it still works for the one that had it.
    pub fn take(&mut self, shortcut: Shortcut, input: I) {
        let before = self.of(shortcut);
        let holders = self.holders(shortcut, input);
        self.set(shortcut, Some(input));
        for other in holders {
            let can_inherit = |before: &I| {
                let is_standard = before.standard_use().is_some_and(|one| one != other);
                before.suits(other)
                    && (I::is_basic(other) || !is_standard)
                    && self.holders(other, *before).is_empty()
            };
            self.set(other, before.filter(can_inherit));
        }
    }

    /// The basic shortcut that [`take`](Self::take) would leave without a key or button. `None` if all keep one.
    #[must_use]
    pub fn stranded(&self, shortcut: Shortcut, input: I) -> Option<Shortcut> {
        let mut after = self.clone();
        after.take(shortcut, input);
        let is_stranded = |one: &Shortcut| I::is_basic(*one) && after.of(*one).is_none();
        Shortcut::all().iter().copied().find(is_stranded)
    }

    /// `true` if the shortcuts that lose a key or button to a shortcut get the one that it has now.
    #[must_use]
    pub fn swaps(&self, shortcut: Shortcut, input: I) -> bool {
        let before = self.of(shortcut);
        let losers = self.losers(shortcut, input);
        let mut after = self.clone();
        after.take(shortcut, input);
        before.is_some() && losers.iter().all(|one| after.of(*one) == before)
    }

    /// Leaves a shortcut without a key or button. Basic shortcuts keep theirs.
    pub fn clear(&mut self, shortcut: Shortcut) {
        if I::is_basic(shortcut) {
            return;
        }
        self.set(shortcut, None);
    }

    /// `true` if a shortcut has its default.
    #[must_use]
    pub fn is_default(&self, shortcut: Shortcut) -> bool {
        self.of(shortcut) == I::default_of(shortcut)
    }

    /// `true` if all shortcuts have their defaults.
    #[must_use]
    pub fn are_default(&self) -> bool {
        Shortcut::all().iter().all(|one| self.is_default(*one))
    }

    /// Gives a shortcut its default. Other shortcuts that have it get theirs too.
    pub fn reset(&mut self, shortcut: Shortcut) {
        self.changed.remove(shortcut.name());
        let default = I::default_of(shortcut);
        let displaced = default.map_or(Vec::new(), |input| self.holders(shortcut, input));
        for other in displaced {
            self.reset(other);
        }
    }

    fn set(&mut self, shortcut: Shortcut, input: Option<I>) {
        if input == I::default_of(shortcut) {
            self.changed.remove(shortcut.name());
        } else {
            let name = input.map_or("", I::name);
            self.changed
                .insert(shortcut.name().to_owned(), name.to_owned());
        }
    }

    /// Two shortcuts with the same key or button that can't share it. The first of them isn't a default.
    fn conflict(&self) -> Option<(Shortcut, Shortcut)> {
        let changed = Shortcut::all().iter().filter(|one| !self.is_default(**one));
        changed.copied().find_map(|one| {
            let holders = self.holders(one, self.of(one)?);
            Some((one, *holders.first()?))
        })
    }
}

/// Checks changed shortcuts. Those that can't be used fall back to their defaults.
pub(in crate::store::settings) fn shortcuts<I: ShortcutInput>(
    shortcuts: &mut Shortcuts<I>,
) -> Option<Fault> {
    let noun = I::NOUN;
    let mut problems = Vec::new();
    shortcuts.changed.retain(|name, input| {
        let shortcut = name.parse::<Shortcut>().ok();
        let can_have = |shortcut: Shortcut| match input.parse::<I>() {
            Ok(input) => input.suits(shortcut),
            Err(_) => input.is_empty() && !I::is_basic(shortcut),
        };
        let problem = match shortcut {
            None => format!("{name:?} is not a shortcut"),
            Some(shortcut) if can_have(shortcut) => return true,
            Some(shortcut) if input.is_empty() => format!("{} needs a {noun}", shortcut.name()),
            Some(shortcut) => format!("{} can't have the {noun} {input:?}", shortcut.name()),
        };
        problems.push(problem);
        false
    });
    while let Some((one, other)) = shortcuts.conflict() {
        let (one_name, other_name) = (one.name(), other.name());
        problems.push(format!("{one_name} and {other_name} have the same {noun}"));
        shortcuts.reset(one);
    }
    (!problems.is_empty()).then(|| Fault::Repaired(problems.join(", ")))
}
