//! Wraps the options of all games in one enum.

use crate::rules::{GameKind, NamedValue, OptionError, OptionSet, OptionState};

macro_rules! options {
    ($($game:ident in $module:ident),+ $(,)?) => {
        /// The options of any game.
        #[derive(Clone, Copy, Debug, PartialEq)]
        pub enum AnyOptions {
            $(#[doc = concat!("The options of ", stringify!($game), ".")]
            $game($crate::rules::$module::Options),)+
        }

        impl AnyOptions {
            /// The game.
            #[must_use]
            pub const fn kind(&self) -> GameKind {
                match self {
                    $(AnyOptions::$game(_) => GameKind::$game,)+
                }
            }

            /// The name and options of a game's default preset.
            pub(in crate::rules) fn default_preset(kind: GameKind) -> (&'static str, AnyOptions) {
                match kind {
                    $(GameKind::$game => {
                        let preset = $crate::rules::$module::Preset::default();
                        (preset.name(), AnyOptions::$game(preset.options()))
                    })+
                }
            }

            /// The full name and the options of a game's preset, found by name.
            pub(in crate::rules) fn of_preset(
                kind: GameKind,
                name: &str,
            ) -> Result<(&'static str, AnyOptions), OptionError> {
                match kind {
                    $(GameKind::$game => {
                        let (name, options) = $crate::rules::$module::Options::of_preset(name)?;
                        Ok((name, AnyOptions::$game(options)))
                    })+
                }
            }

            /// The names of a game's presets, the default first.
            pub(in crate::rules) fn presets(kind: GameKind) -> Vec<&'static str> {
                match kind {
                    $(GameKind::$game => {
                        $crate::rules::$module::Preset::ALL.map(|preset| preset.name()).to_vec()
                    })+
                }
            }

            /// The preset with the fewest differences from these options.
            pub(in crate::rules) fn nearest_preset(&self) -> &'static str {
                match self {
                    $(AnyOptions::$game(options) => options.nearest_preset().0,)+
                }
            }

            /// Sets one option by name.
            pub(in crate::rules) fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
                match self {
                    $(AnyOptions::$game(options) => options.set(name, value),)+
                }
            }

            /// All options with their values and their values in a preset. If the game has no such preset, both are the
            /// same.
            pub(in crate::rules) fn states(&self, preset: &str) -> Vec<OptionState> {
                match self {
                    $(AnyOptions::$game(options) => {
                        let preset = $crate::rules::$module::Options::of_preset(preset)
                            .map_or(*options, |(_, preset)| preset);
                        states(options, &preset)
                    })+
                }
            }
        }
    };
}

crate::rules::for_games!(options);

fn states<O: OptionSet>(options: &O, preset: &O) -> Vec<OptionState> {
    options
        .values()
        .zip(preset.values())
        .map(|(value, preset)| {
            let option = value.option();
            OptionState {
                name: option.name,
                value: value.name(),
                preset_value: preset.name(),
                accepted: option.values,
                rule: option.rule,
            }
        })
        .collect()
}
