//! The macro that makes the settings from their declarations.

/// Makes [`Settings`](super::Settings), its defaults, its checks and the list of all settings.
///
/// A declaration is the field's name, type and default, then up to three clauses: `checked` with a
/// function from [`check`](super::check), `in` a section of the panel `as` a control, and `shown`
/// with the condition for the row.
macro_rules! settings {
    ($(
        $(#[doc = $doc:literal])+
        $name:ident: $type:ty = $default:expr
        $(, checked $check:expr)?
        $(, in $section:ident as $control:ident $({ $($how:tt)+ })?)?
        $(, shown $shown:expr)?
        ;
    )+) => {
        /// The settings; every field has a default, and unknown fields are ignored when read.
        ///
        /// ```
        /// use tavoliere_core::store::Settings;
        ///
        /// let (settings, problems) = Settings::from_ron("(volume: 2.0, muted: true)");
        /// // A value outside its range becomes the nearest one, and is reported.
        /// assert_eq!((settings.volume, problems.len()), (1.0, 1));
        /// assert!(settings.muted);
        /// assert_eq!(Settings::from_ron(&settings.to_ron()), (settings, Vec::new()));
        /// ```
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
        #[serde(default)]
        pub struct Settings {
            $($(#[doc = $doc])+ pub $name: $type,)+
        }

        impl Default for Settings {
            fn default() -> Self {
                Settings { $($name: $default,)+ }
            }
        }

        impl Settings {
            /// Every setting, in the order of the saved text.
            pub const ALL: &[Setting] = &[$(Setting {
                name: stringify!($name),
                is_default: |settings| {
                    let usual: $type = $default;
                    settings.$name == usual
                },
                reset: |settings| settings.$name = $default,
                text: |settings| {
                    // Numbers, switches and strings can always be serialized.
                    ron::to_string(&settings.$name).unwrap_or_default()
                },
                set_text: |settings, text| {
                    settings.$name = ron::from_str(text).map_err(|error| error.code.to_string())?;
                    Ok(())
                },
                row: row!($name $(, $section, $control $({ $($how)+ })?)? $(, shown $shown)?),
            },)+];

            /// The settings to save after another program has saved its own: the values that were changed here since
            /// `before`, and the other program's for the rest.
            #[must_use]
            pub fn merged(&self, before: &Settings, saved: Settings) -> Settings {
                let mut merged = saved;
                // The set-up of each game counts as one value.
                let mut setups = merged.setups.clone();
                for (game, setup) in &self.setups {
                    if before.setups.get(game) != Some(setup) {
                        setups.insert(game.clone(), setup.clone());
                    }
                }
                $(if self.$name != before.$name {
                    merged.$name = self.$name.clone();
                })+
                merged.setups = setups;
                merged
            }

            /// Brings every value into its range and reports the changes.
            pub fn clamp(&mut self) -> Vec<SettingsProblem> {
                let mut problems = Vec::new();
                $($(match $check(&mut self.$name) {
                    None => {}
                    Some(Fault::OutOfRange { found, accepted, used }) => {
                        problems.push(SettingsProblem::OutOfRange {
                            field: stringify!($name),
                            found,
                            accepted,
                            used,
                        });
                    }
                    Some(Fault::Refused(problem)) => {
                        self.$name = $default;
                        problems.push(SettingsProblem::BadValue {
                            field: stringify!($name).to_owned(),
                            problem,
                        });
                    }
                    Some(Fault::Repaired(problem)) => {
                        problems.push(SettingsProblem::BadValue {
                            field: stringify!($name).to_owned(),
                            problem,
                        });
                    }
                })?)+
                problems
            }
        }
    };
}

/// The row of a setting in the panel, if it has one.
macro_rules! row {
    ($name:ident) => {
        None
    };
    ($name:ident, $section:ident, $control:ident $({ $($how:tt)+ })?) => {
        row!($name, $section, $control $({ $($how)+ })?, shown |_| true)
    };
    ($name:ident, $section:ident, $control:ident $({ $($how:tt)+ })?, shown $shown:expr) => {
        Some(Row {
            section: Section::$section,
            control: control!($name, $control $({ $($how)+ })?),
            is_shown: $shown,
        })
    };
}

/// The control of a setting: it knows the field's name and type.
macro_rules! control {
    ($name:ident, switch) => {
        Control::Switch(Switch {
            is_on: |settings| settings.$name,
            set: |settings, on| settings.$name = on,
        })
    };
    // With what else changes when the player moves the slider.
    ($name:ident, slider { $also:ident: $value:expr }) => {
        Control::Slider(Slider {
            share: |settings| settings.$name,
            set: |settings, share| {
                settings.$name = share;
                settings.$also = $value;
            },
        })
    };
    ($name:ident, choice { $values:expr, $labels:expr }) => {
        Control::Choice(Choice {
            labels: || $labels.to_vec(),
            chosen: |settings| $values.iter().position(|value| *value == settings.$name),
            choose: |settings, index| settings.$name = $values[index],
        })
    };
    ($name:ident, languages) => {
        Control::Languages
    };
    ($name:ident, seats) => {
        Control::Seats
    };
}

pub(super) use {control, row, settings};
