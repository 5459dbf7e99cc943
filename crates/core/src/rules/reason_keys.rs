//! Writes the text keys and rule numbers of refusals for every game.

/// Gives `Illegal` and `Reason` of a game their keys. The game lists the rule of each reason.
macro_rules! reason_keys {
    () => {
        impl Illegal {
            /// The name of the reason in kebab case, used as a translation key.
            #[must_use]
            pub fn key(&self) -> &'static str {
                Reason::from(self).key()
            }

            /// The number of the broken rule.
            #[must_use]
            pub fn rule(&self) -> &'static str {
                Reason::from(self).rule()
            }
        }

        impl Reason {
            /// The name of the reason in kebab case, used as a translation key.
            #[must_use]
            pub fn key(self) -> &'static str {
                self.into()
            }
        }
    };
}

pub(super) use reason_keys;
