//! The keys and rule numbers of refusals, alike in every game.

/// Gives a game's `Illegal` and its `Reason` their keys. The game itself lists the rule of each reason.
macro_rules! reason_keys {
    () => {
        impl Illegal {
            /// The name of the reason in kebab case, for translation.
            #[must_use]
            pub fn key(&self) -> &'static str {
                Reason::from(self).key()
            }

            /// The number of the rule that forbids it.
            #[must_use]
            pub fn rule(&self) -> &'static str {
                Reason::from(self).rule()
            }
        }

        impl Reason {
            /// The name of the reason in kebab case, for translation.
            #[must_use]
            pub fn key(self) -> &'static str {
                self.into()
            }
        }
    };
}

pub(super) use reason_keys;
